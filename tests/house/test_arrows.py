"""Imports go one way, the engine and the games touch nothing outside themselves, and the checks can fail."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "mythagora"
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
OUTSIDE = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}
CHANCE = {"random", "secrets", "uuid", "urandom", "SystemRandom", "getrandbits"}


def lint(source: Path) -> tuple[int, str]:
    """Check the package in that folder by our contracts. In a process apart: this one has imported ours."""
    code = f"import sys; sys.path.insert(0, {str(source)!r}); {LINT}"
    done = subprocess.run([sys.executable, "-I", "-c", code], cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def impurities(code: str) -> list[str]:
    """What in this source reaches outside, or draws on chance that no seed governs."""
    found = []
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in OUTSIDE:
                found.append(f"line {node.lineno}: calls {name}()")
            case ast.Import(names=names) if any(alias.name.split(".")[0] in CHANCE for alias in names):
                found.append(f"line {node.lineno}: imports chance")
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in CHANCE:
                found.append(f"line {node.lineno}: imports chance")
            case ast.ImportFrom(names=names) if any(alias.name in CHANCE for alias in names):
                found.append(f"line {node.lineno}: imports chance")
            case ast.Attribute(value=ast.Name(), attr=name) if name in CHANCE - {"random"}:
                found.append(f"line {node.lineno}: uses {name}")
    return found


def test_imports_keep_the_contracts() -> None:
    code, said = lint(ROOT / "src")
    assert code == 0, said


@pytest.mark.parametrize(
    ("part", "line", "reached"),
    [
        ("engine", "import json", "json"),
        ("engine", "import mythagora.games", "mythagora.games"),
        ("engine", "from mythagora import COMPILED", "os"),
        ("games", "from os.path import join", "os"),
        ("games", "def late() -> None:\n    import importlib.resources", "importlib"),
        ("bots", "import mythagora.storage", "mythagora.storage"),
        ("texts", "import mythagora.engine", "mythagora.engine"),
        ("lab", "import mythagora.texts", "mythagora.texts"),
        ("lab", "import mythagora.wording", "mythagora.wording"),
        ("storage", "import mythagora.wording", "mythagora.wording"),
        ("wording", "import mythagora.cli", "mythagora.cli"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, part: str, line: str, reached: str) -> None:
    code, said = lint_with(tmp_path, part, line)
    assert code == 1, said
    assert f"mythagora.{part} is not allowed to import {reached}" in said


def test_a_part_without_a_layer_is_found(tmp_path: Path) -> None:
    code, said = lint_with(tmp_path, "nowhere", "")
    assert code == 1, said
    assert "mythagora.nowhere" in said


def lint_with(folder: Path, part: str, line: str) -> tuple[int, str]:
    """Plant a module with that line into a copy of the package, where every part exists."""
    package = folder / "mythagora"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("bots", "storage", "texts", "wording", "lab", part):
        (package / name).mkdir(exist_ok=True)
        (package / name / "__init__.py").touch()
    (package / part / "planted.py").write_text(line + "\n")
    code, said = lint(folder)
    return code, " ".join(said.split())


def test_engine_and_games_reach_nothing_outside() -> None:
    files = [path for part in ("engine", "games") for path in sorted((PACKAGE / part).rglob("*.py"))]
    assert files
    found = [
        f"{path.relative_to(ROOT)} {what}" for path in files for what in impurities(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "code",
    [
        "text = open('rules.txt').read()",
        "print('hello')",
        "input()",
        "import random",
        "from random import choice",
        "import numpy as np, secrets",
        "from os import urandom",
        "key = os.urandom(8)",
        "def f() -> None:\n    if 1:\n        import random as r",
    ],
)
def test_a_planted_reach_is_found(code: str) -> None:
    assert impurities(code)


@pytest.mark.parametrize("code", ["dice.random(6)", "self.open()", "cards.open = True", "print_it()"])
def test_what_only_looks_like_it_is_let_be(code: str) -> None:
    assert not impurities(code)
