"""Break the rules on purpose, one small edit at a time, and see whether the tests notice.

    python tools/mutants.py                          200 places in the rules of Mythe
    python tools/mutants.py --game mytikas --engine  of another game, and of the engine below it
    python tools/mutants.py --list                   only show the edits
    python tools/mutants.py --only 17                one of them again, with what the tests say

Each mutant is a copy of the package with one edit; the tests run against that copy, uncompiled. A mutant
is caught when a test fails, when the tests crash, or when they take far longer than they should. One
that survives is a rule nobody tests, or an edit that changes nothing; the latter are explained in
`tools/mutants.toml`. Well means: at least nine in ten are caught, and every survivor is explained.
"""

from __future__ import annotations

import argparse
import ast
import io
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tokenize
import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice, pairwise
from pathlib import Path
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src")
PACKAGE = "mythagora"
KNOWN = Path("tools/mutants.toml")
REPORT = Path("build/mutants.txt")

ENOUGH = 0.9  # the share of all mutants that must be caught
PATIENCE = 5  # a mutant may take this many times as long as the unbroken code,
LEAST_PATIENCE = 15.0  # and never fewer seconds than this: a busy machine is not a caught mutant

# ------------------------------------------------------------------------------------------ finding places

SWAPS: dict[type[ast.AST], tuple[str, str]] = {
    # A boundary moved by one tells more than a comparison turned round: only an exact test notices it.
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}

# In `held |= card` an `&` would be noticed by anything; `^` only when the card was held already.
ASSIGNED_SWAPS: dict[type[ast.AST], tuple[str, str]] = SWAPS | {ast.BitOr: ("|", "^")}

RETURNED = {
    "bool": ["True", "False"],
    "int": ["0", "1"],
    "i64": ["0", "1"],
    "str": ['""'],
    "list": ["[]"],
}

IGNORED_NAMES = {"__all__", "__slots__", "__match_args__"}


@dataclass(frozen=True, slots=True)
class Edit:
    """One way to break a file: put `text` where `start:end` is. `sort` is what kind of edit it is."""

    start: int
    end: int
    text: str
    sort: str


Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Places:
    """All the edits that could be made to one file.

    Positions come from the syntax tree, operators from the tokens, and nothing is printed back from
    the tree: so a mutant differs from its original in the edited characters only.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.edits: list[Edit] = []
        self.lines = source.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.tokens = [
            (self.starts[token.start[0] - 1] + token.start[1], token.string)
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type in (tokenize.OP, tokenize.NAME)
        ]
        self.block(ast.parse(source).body, None)

    # ---- where things are

    def offset(self, line: int, column: int) -> int:
        """The tree counts columns in bytes, we count characters."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None  # always so after a parse
        assert node.end_col_offset is not None
        return self.offset(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)]

    # ---- making edits

    def replace(self, node: ast.expr | ast.stmt, text: str, sort: str) -> None:
        self.edits.append(Edit(self.start(node), self.end(node), text, sort))

    def swap(self, after: int, before: int, old: str, new: str, sort: str) -> None:
        """Change the operator that stands between two operands; it may be two words, `not in`."""
        words = old.split()
        between = self.tokens[bisect_left(self.tokens, (after, "")) : bisect_left(self.tokens, (before, ""))]
        found = [(at, string) for at, string in between if string in words]
        if [string for _, string in found] == words:
            (first, _), (last, string) = found[0], found[-1]
            self.edits.append(Edit(first, last + len(string), new, sort))

    # ---- statements

    def block(self, body: Sequence[ast.stmt], function: Function | None) -> None:
        for statement in body:
            self.statement(statement, function)

    def statement(self, node: ast.stmt, function: Function | None) -> None:
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Global() | ast.Nonlocal() | ast.Pass():
                return  # an assertion is a check of the rules, not a rule
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                for default in [*node.args.defaults, *node.args.kw_defaults]:
                    self.expression(default)
                self.block(node.body, node)
            case ast.ClassDef():
                self.block(node.body, None)
            case ast.Expr(ast.Constant()):
                return  # a docstring, or `...`
            case ast.Expr(ast.Call() as call):
                if function and not is_super_init(call):
                    self.replace(node, "pass", "removed statement")
                self.expression(call)
            case ast.Assign() | ast.AugAssign() | ast.AnnAssign():
                self.assignment(node, function)
            case ast.Return():
                self.returned(node, function)
            case ast.Raise():
                self.replace(node, "pass", "removed statement")  # its words are not a rule, so not edited
            case ast.Break() | ast.Continue():
                self.replace(node, "pass", "removed jump")
            case ast.If() | ast.While():
                if "TYPE_CHECKING" in self.text(node.test) or "__name__" in self.text(node.test):
                    return
                self.condition(node.test)
                self.block(node.body, function)
                self.block(node.orelse, function)
            case ast.For() | ast.AsyncFor():
                self.expression(node.iter)
                self.block(node.body, function)
                self.block(node.orelse, function)
            case _:
                for child in ast.iter_child_nodes(node):
                    match child:
                        case ast.stmt():
                            self.statement(child, function)
                        case ast.expr():
                            self.expression(child)
                        case ast.match_case() | ast.ExceptHandler():
                            self.block(child.body, function)
                        case ast.withitem():
                            self.expression(child.context_expr)

    def assignment(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign, function: Function | None) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if function and function.name == "__init__":
            return  # set-up writes over these
        if isinstance(node, ast.AnnAssign) and (node.value is None or merely_numbers(node, function)):
            return
        if any(isinstance(target, ast.Name) and target.id in IGNORED_NAMES for target in targets):
            return
        if function and all(assigned_before(target, node, function) for target in targets):
            self.replace(node, "pass", "removed statement")
        for target in targets:
            if isinstance(target, ast.Subscript | ast.Attribute):
                self.expression(target)
        self.expression(node.value)
        if isinstance(node, ast.AugAssign):
            old, new = ASSIGNED_SWAPS.get(type(node.op), ("", ""))
            if old and not is_text(node.value):
                sort = "bit operator" if isinstance(node.op, BITS) else "arithmetic"
                self.swap(self.end(node.target), self.start(node.value), f"{old}=", f"{new}=", sort)

    def returned(self, node: ast.Return, function: Function | None) -> None:
        if node.value is None:
            self.replace(node, "pass", "removed jump")
            return
        if function and not isinstance(node.value, ast.Constant):
            sort = function.returns.value if isinstance(function.returns, ast.Subscript) else function.returns
            for other in RETURNED.get(sort.id, []) if isinstance(sort, ast.Name) else []:
                if other != self.text(node.value):
                    self.replace(node.value, other, "returned value")
        self.expression(node.value)

    # ---- expressions

    def condition(self, node: ast.expr) -> None:
        """Something asked as yes or no: negate it, unless it is a comparison that will be."""
        match node:
            case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()]):
                pass
            case ast.UnaryOp(ast.Not(), operand):
                self.replace(node, self.text(operand), "condition")
            case _:
                self.replace(node, f"not ({self.text(node)})", "condition")
        self.expression(node)

    def expression(self, node: ast.expr | None) -> None:
        match node:
            case None | ast.JoinedStr() | ast.Lambda():
                return  # Python 3.11 does not know where the parts of an f-string are
            case ast.Constant():
                self.constant(node)
            case ast.Compare():
                for (left, right), op in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
                    self.swap(self.end(left), self.start(right), *SWAPS[type(op)], "comparison")
            case ast.BoolOp():
                for left, right in pairwise(node.values):
                    self.swap(self.end(left), self.start(right), *SWAPS[type(node.op)], "and, or")
            case ast.BinOp(left, op, right) if type(op) in SWAPS and not (is_text(left) or is_text(right)):
                sort = "bit operator" if isinstance(op, BITS) else "arithmetic"
                self.swap(self.end(left), self.start(right), *SWAPS[type(op)], sort)
            case ast.IfExp():
                self.condition(node.test)
                self.expression(node.body)
                self.expression(node.orelse)
                return
        for child in ast.iter_child_nodes(node):
            match child:
                case ast.expr():
                    self.expression(child)
                case ast.keyword():
                    self.expression(child.value)
                case ast.comprehension():
                    self.expression(child.iter)
                    for test in child.ifs:
                        self.condition(test)

    def constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool():
                self.replace(node, str(not node.value), "constant")
            case int():
                for other in (node.value + 1, node.value - 1):
                    written = hex(other) if self.text(node)[:2] in ("0x", "0X") else str(other)
                    self.replace(node, written, "constant")
            case str() if node.lineno == node.end_lineno and node.value:
                quote = self.text(node)[-1]
                self.replace(node, f"{self.text(node)[:-1]}~{quote}", "text")


BITS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)


def is_text(node: ast.expr) -> bool:
    """Adding these is joining them, and any other operator would only be a type error."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def is_super_init(node: ast.Call) -> bool:
    match node.func:
        case ast.Attribute(ast.Call(ast.Name("super")), "__init__"):
            return True
        case _:
            return False


def merely_numbers(node: ast.AnnAssign, function: object) -> bool:
    """Does this line just give a number a name, `DRAW: Final = 0`, or a name to a type?

    Which number it is means nothing, and everybody who uses it uses the name.
    """
    if function is not None:
        return False
    words = {part.id for part in ast.walk(node.annotation) if isinstance(part, ast.Name)}
    if "TypeAlias" in words:
        return True
    assert node.value is not None
    number = (ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)
    return "Final" in words and all(
        isinstance(part, number) and not (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in ast.walk(node.value)
    )


def assigned_before(target: ast.expr, statement: ast.stmt, function: Function) -> bool:
    """Does the target have a value without this statement? If not, removing it only makes a name unknown."""
    if not isinstance(target, ast.Name):
        return not isinstance(target, ast.Tuple | ast.List | ast.Starred)
    arguments = function.args
    if target.id in {each.arg for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}:
        return True
    return any(
        isinstance(each, ast.Name)
        and isinstance(each.ctx, ast.Store)
        and each.id == target.id
        and each.lineno < statement.lineno
        for each in ast.walk(function)
    )


# ---------------------------------------------------------------------------------------- choosing mutants


@dataclass(frozen=True, slots=True)
class Mutant:
    """One edit to one file. `before` and `after` are the line it shows on; with `mutation` they name it."""

    number: int
    file: Path  # as the repository calls it
    line: int
    edit: Edit
    mutation: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.mutation}\n    - {self.before}\n    + {self.after}"


def mutants_of(file: Path) -> list[Mutant]:
    """Every mutant of a file, in the order of the source, not yet numbered."""
    source = (ROOT / file).read_text()
    lines = source.splitlines()
    seen: Counter[tuple[int, str]] = Counter()
    found: list[Mutant] = []
    for edit in sorted(Places(source).edits, key=lambda edit: (edit.start, edit.end, edit.text)):
        row = source.count("\n", 0, edit.start)
        mutation = describe(edit, source)
        seen[row, mutation] += 1
        if seen[row, mutation] > 1:  # two `+` in a line: the second must have a name of its own
            mutation += f" (place {seen[row, mutation]})"
        begin, rest = source.rfind("\n", 0, edit.start) + 1, source[edit.end :].partition("\n")[0]
        after = (source[begin : edit.start] + edit.text + rest).splitlines()[0].strip()
        found.append(Mutant(0, file, row + 1, edit, mutation, lines[row].strip(), after))
    return found


def apply(edit: Edit, source: str) -> str:
    return source[: edit.start] + edit.text + source[edit.end :]


def is_python(mutant: Mutant) -> bool:
    try:
        ast.parse(apply(mutant.edit, (ROOT / mutant.file).read_text()))
    except SyntaxError:
        return False
    return True


def describe(edit: Edit, source: str) -> str:
    """The edit in a few words, the same wherever in the file its line stands."""
    old = " ".join(source[edit.start : edit.end].split())
    if edit.text == "pass":
        return f"{edit.sort}: {old}" if edit.sort == "removed jump" else edit.sort
    if edit.sort == "condition":
        return "negated condition"
    return f"{edit.sort}: {old} → {edit.text}"


def choose(candidates: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many places, spread by chance; a second edit of one place only when the places run out."""
    chance = random.Random(seed)
    places: dict[tuple[Path, int, int], list[Mutant]] = {}
    for mutant in candidates:
        places.setdefault((mutant.file, mutant.edit.start, mutant.edit.end), []).append(mutant)
    first, rest = [], []
    for ways in places.values():
        chance.shuffle(ways)
        first.append(ways[0])
        rest += ways[1:]
    chance.shuffle(first)
    chance.shuffle(rest)
    # What is no Python at all would be caught by anything, so it must not count.
    sound = list(islice(filter(is_python, first + rest), count))
    chosen = sorted(sound, key=lambda mutant: (mutant.file, mutant.edit.start, mutant.edit.text))
    return [
        Mutant(number, each.file, each.line, each.edit, each.mutation, each.before, each.after)
        for number, each in enumerate(chosen, start=1)
    ]


def chosen_files(games: Iterable[str], engine: bool, skipped: Iterable[str]) -> list[Path]:
    """The sources to break, as the repository calls them."""
    package = ROOT / SOURCE / PACKAGE
    folders = [package / "games" / game for game in games] + ([package / "engine"] if engine else [])
    for folder in folders:
        if not folder.is_dir():
            raise SystemExit(f"There is nothing to break: no folder {folder.relative_to(ROOT)}.")
    leave_out = {*skipped, "__init__"}
    return [
        path.relative_to(ROOT)
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if not leave_out & {path.stem, *(part for part in path.relative_to(folder).parts[:-1])}
    ]


# ------------------------------------------------------------------------------------- explained survivors


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a mutant may survive. It finds its mutant by the text of the line, wherever that has moved to."""

    file: str
    line: str
    mutation: str
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        return (self.file, self.line, self.mutation) == (
            mutant.file.as_posix(),
            mutant.before,
            mutant.mutation,
        )


def read_explanations(path: Path) -> list[Explanation]:
    if not path.exists():
        return []
    entries = tomllib.loads(path.read_text()).get("survivor", [])
    try:
        found = [Explanation(**{key: str(value) for key, value in entry.items()}) for entry in entries]
    except TypeError as problem:
        raise SystemExit(f"{path}: a survivor has file, line, mutation and reason ({problem}).") from None
    for explanation in found:
        if not explanation.reason.strip():
            raise SystemExit(f"{path}: `{explanation.line}` survives without a reason.")
    return found


# --------------------------------------------------------------------------------------- running the tests

# Loaded by pytest in every run. When the run ends it writes down which files the package came from, so
# that we never praise the tests for what they said about other code. It also keeps a mutant that
# gathers things for ever from taking the machine's memory with it.
GUARD = f"""
import atexit, os, sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_DATA, (4 << 30, resource.getrlimit(resource.RLIMIT_DATA)[1]))
except (ImportError, ValueError, OSError):
    pass
owner = os.getpid()
def tell():
    if os.getpid() == owner:
        loaded = [str(getattr(module, "__file__", None) or "") for name, module in list(sys.modules.items())
                  if name.split(".")[0] == "{PACKAGE}"]
        with open(os.environ["MUTANTS_LOADED"], "w") as file:
            file.write("\\n".join(path for path in loaded if path))
atexit.register(tell)
"""


@dataclass(frozen=True, slots=True)
class Run:
    """How the tests ended."""

    passed: bool
    seconds: float
    why: str  # the test that failed, or another reason, in a few words
    output: str
    loaded: frozenset[Path]  # the files of the package that were imported, inside the copy


class Bench:
    """A place to test copies of the package in, and the way to run the tests there."""

    def __init__(self, folder: Path, tests: Sequence[str], marks: str) -> None:
        self.folder = folder.resolve()
        self.tests = tests
        self.marks = marks
        self.running: set[subprocess.Popen[str]] = set()
        self.clean = self.folder / "clean"
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / SOURCE / PACKAGE, self.clean / PACKAGE, ignore=ignored)
        (self.folder / "guard").mkdir()
        (self.folder / "guard" / "mutants_guard.py").write_text(GUARD)

    def test(self, mutant: Mutant, patience: float, traceback: str = "no") -> Run:
        copy = self.folder / str(mutant.number)
        try:
            # The unbroken run left its bytecode there; it is valid in the copy too, except for one file.
            shutil.copytree(self.clean / PACKAGE, copy / PACKAGE)
            broken = copy / mutant.file.relative_to(SOURCE)
            for stale in broken.parent.glob(f"__pycache__/{broken.stem}.*.pyc"):
                stale.unlink()
            broken.write_text(apply(mutant.edit, broken.read_text()))
            return self.run(copy, patience, traceback)
        finally:
            shutil.rmtree(copy, ignore_errors=True)

    def run(self, copy: Path, patience: float, traceback: str) -> Run:
        """The tests, on this copy of the package, until the first failure."""
        loaded = copy / "loaded"
        command = [sys.executable, "-m", "pytest", "-x", "-q", f"--tb={traceback}", "-m", self.marks]
        command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "mutants_guard", *self.tests]
        paths = [str(copy), str(self.folder / "guard"), os.environ.get("PYTHONPATH", "")]
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "MYTHAGORA_EXPECT": "interpreted",
            "MUTANTS_LOADED": str(loaded),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(copy / "hypothesis"),  # what a mutant taught is not kept
        }
        start = time.monotonic()
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            text=True,
            errors="replace",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that what the tests start can be stopped with them
        )
        self.running.add(process)
        try:
            output, _ = process.communicate(timeout=patience)
            why = reason_of(output, process.returncode)
        except subprocess.TimeoutExpired:
            stop(process)
            output, _ = process.communicate()
            why = f"not done after {patience:.0f} s"
        finally:
            self.running.discard(process)
        files = loaded.read_text().splitlines() if loaded.exists() else []
        for file in files:
            if not Path(file).resolve().is_relative_to(copy):
                raise SystemExit(
                    f"The tests imported {file}, not the copy in {copy}: no verdict is worth anything."
                )
        inside = frozenset(SOURCE / Path(file).resolve().relative_to(copy) for file in files)
        return Run(process.returncode == 0, time.monotonic() - start, why, output, inside)

    def stop(self) -> None:
        for process in list(self.running):
            stop(process)


def stop(process: subprocess.Popen[str]) -> None:
    """End a run and whatever it started."""
    if process.poll() is None:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def reason_of(output: str, code: int) -> str:
    """What pytest says last, in a few words."""
    if code == 0:
        return "passed"
    for line in output.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return f"by {line.split(' - ')[0].split(' ', 1)[1]}"
    return f"crashed with signal {-code}" if code < 0 else f"pytest ended with {code}"


@contextmanager
def bench(tests: Sequence[str], marks: str) -> Iterator[Bench]:
    """A bench that leaves nothing behind, neither files nor processes."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        made = Bench(Path(folder), tests, marks)
        try:
            yield made
        finally:
            made.stop()


def check_unbroken(made: Bench, patience: float) -> Run:
    """The tests must pass on the copy as it is, and must really test the copy."""
    run = made.run(made.clean, patience, "short")
    if not run.passed:
        print(run.output, file=sys.stderr)
        raise SystemExit(f"The tests fail before anything is broken ({run.why}): mend that first.")
    if not run.loaded:
        raise SystemExit(f"These tests do not import {PACKAGE}: there is nothing they could notice.")
    return run


# ----------------------------------------------------------------------------------------------- reporting


def test_all(made: Bench, mutants: Sequence[Mutant], patience: float, jobs: int) -> dict[int, Run]:
    """Every mutant, several at a time, with a bar on a terminal and with lines in a pipe."""
    console = Console(stderr=True)
    runs: dict[int, Run] = {}
    survived = 0
    begun = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ThreadPoolExecutor(jobs) as pool,
    ):
        task = progress.add_task("breaking the rules", total=len(mutants))
        waiting = {pool.submit(made.test, mutant, patience): mutant for mutant in mutants}
        try:
            for future in as_completed(waiting):
                mutant = waiting[future]
                run = runs[mutant.number] = future.result()
                if run.passed:
                    survived += 1
                    progress.console.print(
                        f"survived: {mutant.number}  {mutant}", markup=False, highlight=False, soft_wrap=True
                    )
                progress.update(task, advance=1, description=f"{survived} survived")
                if not console.is_terminal and (len(runs) % 10 == 0 or len(runs) == len(mutants)):
                    left = (time.monotonic() - begun) / len(runs) * (len(mutants) - len(runs))
                    print(
                        f"{len(runs)} of {len(mutants)}, {survived} survived, about {left:.0f} s left",
                        file=sys.stderr,
                        flush=True,
                    )
        except BaseException:  # also Ctrl-C: nothing may go on running behind the prompt
            pool.shutdown(wait=False, cancel_futures=True)
            made.stop()
            raise
    return runs


def summary(
    mutants: Sequence[Mutant],
    runs: dict[int, Run],
    explanations: Sequence[Explanation],
    stale: Sequence[Explanation],
) -> tuple[str, bool]:
    """What matters, in words, and whether all is well."""
    survivors = [mutant for mutant in mutants if runs[mutant.number].passed]
    share = 1 - len(survivors) / len(mutants)
    explained = 0
    said: list[str] = []
    for mutant in mutants:
        survived = runs[mutant.number].passed
        reasons = [explanation.reason for explanation in explanations if explanation.fits(mutant)]
        if survived and reasons:
            explained += 1
            said.append(f"survived {mutant.number}, explained: {mutant}\n    {reasons[0]}")
        elif survived:
            said.append(f"survived {mutant.number}: {mutant}")
            if mutant.file not in runs[mutant.number].loaded:
                said.append("    these tests never import that file")
        elif reasons:
            said.append(f"caught {mutant.number}, so {KNOWN} need not explain it: {mutant}")
    for explanation in stale:
        said.append(f"{KNOWN} explains what is not there: {explanation.file}, `{explanation.line}`")
    said.append(
        f"{len(mutants) - len(survivors)} of {len(mutants)} mutants caught ({share:.1%}), "
        f"{len(survivors)} survived, {explained} of them explained in {KNOWN}."
    )
    if share < ENOUGH:
        said.append(f"At least {ENOUGH:.0%} should be caught.")
    if explained < len(survivors):
        said.append(f"Every survivor needs a test that catches it, or a reason in {KNOWN}.")
    return "\n".join(said), share >= ENOUGH and explained == len(survivors)


def as_entry(mutant: Mutant) -> str:
    """What to add to the file of explanations, the reason left to write."""
    values = {
        "file": mutant.file.as_posix(),
        "line": mutant.before,
        "mutation": mutant.mutation,
        "reason": "",
    }
    return "\n".join(["[[survivor]]", *(f"{key} = {toml_text(value)}" for key, value in values.items())])


def toml_text(value: str) -> str:
    """In single quotes, where nothing needs escaping, whenever that can be."""
    if "'" not in value:
        return f"'{value}'"
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends us ends the runs below too
    parser = argparse.ArgumentParser(
        description="Break the rules in many places, one at a time, and count how often the tests notice."
    )
    parser.add_argument("--game", nargs="*", default=["mythe"], help="whose rules to break (default: mythe)")
    parser.add_argument("--engine", action="store_true", help="break the engine below the games too")
    parser.add_argument(
        "--skip",
        nargs="*",
        default=["view", "features"],
        help="files and folders to leave alone, without .py (default: view features)",
    )
    parser.add_argument("--count", type=int, default=200, help="how many mutants (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (default: cores)"
    )
    parser.add_argument("--only", type=int, nargs="+", help="only these of the chosen mutants, by number")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="what to run, quickest to notice first")
    parser.add_argument("--marks", default="not slow", help="which tests, as pytest's -m (default: not slow)")
    parser.add_argument("--list", action="store_true", help="show the mutants and test nothing")
    options = parser.parse_args()
    if options.count < 1 or options.jobs < 1:
        parser.error("a count and a number of jobs are at least 1")

    files = chosen_files(options.game, options.engine, options.skip)
    candidates = [mutant for file in files for mutant in mutants_of(file)]
    mutants = choose(candidates, options.count, options.seed)
    if not mutants:
        raise SystemExit("There is nothing to break in these files.")
    if options.only:
        mutants = [mutant for mutant in mutants if mutant.number in options.only]
        if not mutants:
            raise SystemExit(
                f"The chosen mutants are numbered from 1 to {min(options.count, len(candidates))}."
            )
    if options.list:
        for mutant in mutants:
            print(f"{mutant.number}  {mutant}")
        print(f"{len(mutants)} of {len(candidates)} possible mutants of {len(files)} files")
        return 0

    explanations = read_explanations(ROOT / KNOWN)
    stale = [
        explanation
        for explanation in explanations
        if Path(explanation.file) in files and not any(map(explanation.fits, candidates))
    ]
    with bench(options.tests, options.marks) as made:
        print("testing the unbroken code …", file=sys.stderr, flush=True)
        unbroken = check_unbroken(made, 3600.0)
        patience = max(LEAST_PATIENCE, PATIENCE * unbroken.seconds)
        print(
            f"it passes in {unbroken.seconds:.1f} s; {len(mutants)} of {len(candidates)} possible mutants of "
            f"{len(files)} files follow, {options.jobs} at a time, each for {patience:.0f} s at most",
            file=sys.stderr,
            flush=True,
        )
        if options.only:
            for mutant in mutants:
                run = made.test(mutant, patience, "short")
                print(f"{run.output}\n{'survived' if run.passed else 'caught'} {mutant.number}: {mutant}")
                print(f"\n{as_entry(mutant)}" if run.passed else f"    {run.why}")
            return 0
        begun = time.monotonic()
        runs = test_all(made, mutants, patience, options.jobs)
        seconds = time.monotonic() - begun

    text, good = summary(mutants, runs, explanations, stale)
    text += f"\n{seconds:.0f} s, {seconds / len(mutants):.1f} s for each mutant.\n"
    caught = [
        f"caught {mutant.number}: {mutant}\n    {runs[mutant.number].why}\n"
        for mutant in mutants
        if not runs[mutant.number].passed
    ]
    (ROOT / REPORT).parent.mkdir(exist_ok=True)
    (ROOT / REPORT).write_text("".join([*caught, text]))
    print(f"{text}All of them: {REPORT}", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped; nothing was written.")
