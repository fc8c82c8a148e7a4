"""The folder of a run: `run.json`, a part a chunk while it is played, and one file when all is done.

    results/run.json
    results/games/00000.parquet …       while the run goes on
    results/games.parquet               once every game is there; likewise `decisions`

A file is written aside and moved into place, so what is there is whole.
"""

import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.plan import Plan
from mythagora.lab.play import HEAD, games_schema

RUN = "run.json"
KINDS = ("games", "decisions")


@dataclass(frozen=True)
class Results:
    """A run read back; a run under way has fewer games than its plan."""

    plan: Plan
    games: pa.Table


class Folder:
    """Where one plan's results go. What is there already is kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.kinds = KINDS if plan.decisions else KINDS[:1]

    def part(self, kind: str, chunk: int) -> Path:
        return self.path / kind / f"{chunk:05}.parquet"

    def whole(self, kind: str) -> Path:
        return self.path / f"{kind}.parquet"

    def open(self) -> None:
        """Begin here, or go on with the same plan; another one's results are never written over."""
        try:
            found = (self.path / RUN).read_bytes()
        except FileNotFoundError:
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise InputError("run-foreign", {"folder": str(self.path)}) from None
            for kind in self.kinds:
                (self.path / kind).mkdir(parents=True, exist_ok=True)
            save(self.path / RUN, plans.write(self.plan))
            return
        known = plans.read(found, str(self.path / RUN))
        for field in known.__struct_fields__:
            if getattr(known, field) != getattr(self.plan, field):
                facts = {"folder": str(self.path), "key": field.replace("_", "-")}
                facts |= {"expected": show(known, field), "found": show(self.plan, field)}
                raise InputError("run-other", facts)

    def is_done(self) -> bool:
        return all(self.whole(kind).exists() for kind in self.kinds)

    def missing(self) -> list[int]:
        """The chunks that are still to be played."""
        if self.is_done():
            return []
        return [
            chunk
            for chunk in range(self.plan.chunks)
            if not all(self.part(kind, chunk).exists() or self.whole(kind).exists() for kind in self.kinds)
        ]

    def played(self) -> int:
        """The games that are safe."""
        return self.plan.games - sum(len(self.plan.numbers(chunk)) for chunk in self.missing())

    def keep(self, chunk: int, files: dict[str, bytes]) -> None:
        """The games last: with them the chunk counts as played."""
        for kind in reversed(self.kinds):
            save(self.part(kind, chunk), files[kind])

    def join(self) -> None:
        """All parts, in their order, as one file; then the parts go."""
        for kind in self.kinds:
            if not self.whole(kind).exists():
                join(self.whole(kind), [self.part(kind, chunk) for chunk in range(self.plan.chunks)])
        for kind in self.kinds:
            for part in (self.path / kind).glob("*.parquet*"):  # with what a killed run left half written
                part.unlink()
            if (self.path / kind).exists():
                (self.path / kind).rmdir()


def show(plan: Plan, field: str) -> str:
    """A plan's value, for people."""
    value = getattr(plan, field)
    if field == "options":
        value = [f"{name}={number}" for name, number in plan.options]
    if isinstance(value, (tuple, list)):
        value = ", ".join(value)
    return str(value)[:80] or "-"


def save(path: Path, data: bytes) -> None:
    """Replace a file in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        aside.write_bytes(data)
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)


def join(path: Path, parts: list[Path]) -> None:
    """Part by part, so that memory stays flat."""
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        schema = pq.read_schema(parts[0])
        with pq.ParquetWriter(aside, schema, compression="zstd") as writer:
            for part in parts:
                writer.write_table(pq.read_table(part, schema=schema))
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)


def read(path: Path) -> Results:
    """The games of a folder, finished or not, or of a single file; whatever is wrong is told."""
    if path.is_dir():
        whole = path / "games.parquet"
        files = [whole] if whole.exists() else sorted((path / "games").glob("*.parquet"))
        if not (path / RUN).exists():
            raise InputError("results-none", {"file": str(path)})
        if not files:
            raise InputError("results-empty", {"file": str(path)})
    else:
        files = [path]
    tables = [read_file(file) for file in files]
    head = (tables[0].schema.metadata or {}).get(HEAD)
    if head is None:
        raise InputError("results-none", {"file": str(path)})
    plan = plans.read(head, str(path))
    for file, table in zip(files, tables, strict=True):
        if not table.schema.equals(games_schema(plan)):
            raise InputError("results-damaged", {"file": str(file), "problem": "its columns are others"})
    games = pa.concat_tables(tables)
    if games.num_rows == 0:
        raise InputError("results-empty", {"file": str(path)})
    return Results(plan, games)


def failed(results: Results) -> dict[str, int]:
    """By bot: the decisions in which it failed, so that level 1 answered instead."""
    table = results.games
    found: Counter[str] = Counter()
    for seat in range(results.plan.players):
        if f"failures_{seat}" in table.column_names:
            pairs = zip(
                table.column(f"bot_{seat}").to_pylist(),
                table.column(f"failures_{seat}").to_pylist(),
                strict=True,
            )
            for bot, decisions in pairs:
                found[bot] += decisions
    return {bot: decisions for bot, decisions in found.items() if decisions}


def read_plan(path: Path) -> Plan:
    """What a run plays, from its folder or from a single result file."""
    if not path.is_dir():
        return read(path).plan
    try:
        return plans.read((path / RUN).read_bytes(), str(path / RUN))
    except FileNotFoundError:
        raise InputError("results-none", {"file": str(path)}) from None


def read_file(path: Path) -> pa.Table:
    try:
        return pq.read_table(path)
    except FileNotFoundError:
        raise InputError("results-none", {"file": str(path)}) from None
    except (pa.ArrowException, OSError) as error:
        problem = str(error).split("\n")[0][:200].rstrip(".")
        raise InputError("results-damaged", {"file": str(path), "problem": problem}) from None
