"""Mythagora. Compiled where a wheel or `make compile` brought compiled modules, plain Python otherwise.

MYTHAGORA_PURE=1 ignores the compiled modules; `COMPILED` tells what is in use.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

__version__ = "0.1.0"


class PureFinder:
    """Finds only the sources of this package, so that the modules beside them are not taken."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:  # noqa: ARG004  importlib's signature
        if path is None or not name.startswith("mythagora."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("MYTHAGORA_PURE"):
    sys.meta_path.insert(0, PureFinder)

from mythagora.engine import actions  # noqa: E402  after the switch above

COMPILED = str(actions.__file__).endswith(tuple(EXTENSION_SUFFIXES))
