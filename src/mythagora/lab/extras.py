"""Libraries that only some commands need: they come with an extra, and whoever lacks one is told which."""

from importlib.util import find_spec

from mythagora.engine.errors import InputError


def need(extra: str, *libraries: str) -> None:
    """A sentence instead of an ImportError where an extra was not installed."""
    missing = [library for library in libraries if find_spec(library) is None]
    if missing:
        raise InputError("missing-extra", {"library": ", ".join(missing), "extra": extra})
