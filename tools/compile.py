"""Compile the engine, the games and the bots as one mypycify group, into a folder of their own.

    python tools/compile.py build/compiled --toys tests/toys
    PYTHONPATH=build/compiled python -m pytest

Never in place: an extension beside its source is taken instead of it, stale or not. The folder is made
aside and moved in at the end, so that a failure leaves what was there before. When nothing changed that the
compiler sees, the extensions are kept and only the other files are fresh.

Exit codes: 0 done; 3 no C compiler or no Python headers here; anything else is a failure.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = "mythagora"
COMPILED = ("engine/**/*.py", "games/**/*.py", "bots/**/*.py", "envs/batch.py")
EXCLUDED = (
    "**/__init__.py",  # nothing to gain, and a package that stays Python can be looked into
    "engine/view.py",  # frozen dataclasses that msgspec encodes; none may inherit from a compiled class
    "games/*/view.py",  # the same
    "games/*/outlook.py",  # the same
    "bots/advice.py",  # what msgspec encodes, as above
    "bots/careful.py",  # stands before bots that are not compiled, and needs signals
    "bots/levels.py",  # settings, to be tried without compiling again
    "bots/priority/*.py",  # words and files
    "bots/roster.py",  # as levels.py
    "bots/worker.py",  # as advice.py
)
UNSEEN = (
    "bots/advice.py",
    "bots/careful.py",
    "bots/levels.py",
    "bots/priority/",
    "bots/roster.py",
    "bots/worker.py",
    "cli/",
    "envs/",
    "lab/",
    "server/",
    "storage/",
    "texts/",
    "wording/",
)  # imported by no compiled module: to change them costs no compilation

LINKED = {  # what the server hands out, seen through links, so that a new page needs no new copy
    "server/client": SOURCE / PACKAGE / "server" / "client",
    "server/rules": ROOT / "docs" / "rules",
}

NO_COMPILER = 3
SORRY = (
    "There is no C compiler here, or no Python headers, so Mythagora runs as plain Python (same games, only "
    "slower); to change that, install both (on Debian: apt-get install gcc python3-dev), then: make compile"
)
DIGEST = ".digest"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile Mythagora into a folder of its own.")
    parser.add_argument("target", type=Path)
    parser.add_argument("--toys", type=Path, help="folder of games that only the tests play; compiled too")
    parser.add_argument("--probe", action="store_true", help="only try the C compiler, inside the target")
    chosen = parser.parse_args()
    target = chosen.target.resolve()
    if chosen.probe:
        return probe(target)
    if not has_compiler():
        print(SORRY, file=sys.stderr)
        return NO_COMPILER
    compile_into(target, chosen.toys.resolve() if chosen.toys else None)
    return 0


def compile_into(target: Path, toys: Path | None) -> None:
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    copy(SOURCE, fresh)
    for name, place in LINKED.items():
        (fresh / PACKAGE / name).symlink_to(place)
    packages = sorted(path.parent for path in toys.glob("*/__init__.py")) if toys else []
    for package in packages:
        copy(package, fresh / package.name)
    here = Path.cwd()
    os.chdir(fresh)  # the names of the modules come from the paths
    try:
        modules = to_compile([package.name for package in packages])
        digest = digest_of([package.name for package in packages], modules)
        if kept(target, digest):
            for path in extensions_in(target):
                shutil.copy2(path, fresh / path.relative_to(target))
        else:
            with clock_shown():
                compile_here(modules)
        (fresh / DIGEST).write_text(digest)
    finally:
        os.chdir(here)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def copy(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "client"))


@contextmanager
def clock_shown() -> Iterator[None]:
    """On a terminal: for how long it has been at work, so that nobody thinks it hangs."""
    done = threading.Event()

    def show() -> None:
        start = time.monotonic()
        while not done.wait(1.0):
            minutes, seconds = divmod(int(time.monotonic() - start), 60)
            print(f"\r  {minutes}:{seconds:02} ", end="", file=sys.stderr, flush=True)
        print("\r        \r", end="", file=sys.stderr, flush=True)

    shown = threading.Thread(target=show)
    if sys.stderr.isatty():
        shown.start()
    try:
        yield
    finally:
        done.set()
        if shown.is_alive():
            shown.join()


def to_compile(toys: list[str]) -> list[str]:
    """All modules of the group, as paths under the current folder."""
    package = Path(PACKAGE)
    out = {path for part in EXCLUDED for path in package.glob(part)}
    found = {path for part in COMPILED for path in package.glob(part)} - out
    for toy in toys:
        found |= set(Path(toy).rglob("*.py")) - set(Path(toy).rglob("__init__.py")) - {Path(toy, "view.py")}
    return [path.as_posix() for path in sorted(found)]


def compile_here(modules: list[str]) -> None:
    from mypyc.build import mypycify  # here, because the check for a compiler needs none of it

    options = ["--config-file="]  # ours is for checking the sources, not for copies of them
    extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", group_name=PACKAGE)
    for extension in extensions:
        if sys.platform != "win32":  # gcc and clang: calls become direct and can be inlined
            extension.extra_compile_args.append("-fvisibility=hidden")
    build(extensions)
    shutil.rmtree("build")
    shutil.rmtree(".mypy_cache", ignore_errors=True)


def build(extensions: list[object]) -> None:
    from setuptools import Distribution

    command = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()


def has_compiler() -> bool:
    """Whether one line of C that needs Python's headers becomes an extension, the way the rest would."""
    with tempfile.TemporaryDirectory() as folder:
        asked = [sys.executable, __file__, folder, "--probe"]
        done = subprocess.run(asked, capture_output=True, text=True)  # apart: the compiler's words stay there
    if done.returncode not in (0, NO_COMPILER):
        sys.exit(f"{done.stdout}{done.stderr}Could not try the C compiler.")
    return done.returncode == 0


def probe(folder: Path) -> int:
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    os.chdir(folder)
    Path("probe.c").write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
        "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
    )
    try:
        build([Extension("probe", ["probe.c"])])
    except (BaseError, CCompilerError) as problem:
        print(problem, file=sys.stderr)
        return NO_COMPILER
    return 0


def digest_of(toys: list[str], modules: list[str]) -> str:
    """Stands for all that the compiler sees: sources, its version, this file."""
    seen = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')}".encode())
    seen.update(Path(__file__).read_bytes())
    for root in [PACKAGE, *toys]:
        for path in sorted(Path(root).rglob("*.py")):
            is_seen = not "/".join(path.parts[1:]).startswith(UNSEEN)
            if is_seen or path.as_posix() in modules:
                seen.update(f"\n{path.as_posix()}\n".encode() + path.read_bytes())
    return seen.hexdigest()


def kept(target: Path, digest: str) -> bool:
    try:
        return (target / DIGEST).read_text() == digest
    except FileNotFoundError:
        return False


def extensions_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


if __name__ == "__main__":
    sys.exit(main())
