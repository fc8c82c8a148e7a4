"""A wheel carries the compiled modules beside the sources where that is possible; an editable install never.

MYTHAGORA_PURE_WHEEL=1 asks for a wheel of plain Python.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("MYTHAGORA_PURE_WHEEL"):
            return
        target = self.target()
        command = [sys.executable, str(Path(self.root, "tools", "compile.py")), str(target)]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        if done.returncode == NO_COMPILER:
            self.app.display_warning("mythagora: no C compiler or no Python headers: a wheel of plain Python")
            return
        if done.returncode != 0:
            self.app.display_warning("mythagora: not compiled, so a wheel of plain Python. The reason:")
            self.app.display_warning((done.stdout + done.stderr).strip()[-4000:])
            return
        for path in target.rglob("*"):
            if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.target(), ignore_errors=True)

    def target(self) -> Path:
        return Path(self.root, "build", "wheel")
