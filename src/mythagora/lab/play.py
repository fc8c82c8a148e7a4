"""Playing the games of a plan: a chunk of them becomes the bytes of a result file."""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import i64

from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.careful import failures
from mythagora.bots.table import Decision, play_out
from mythagora.engine.dice import fast
from mythagora.engine.measures import COURSE, Measure, Tally, column, columns
from mythagora.engine.play import Play, replay
from mythagora.engine.record import Entry, Record
from mythagora.engine.state import State
from mythagora.lab import plan as plans
from mythagora.lab.plan import Plan

HEAD: Final = b"mythagora"  # where the plan stands in the head of a file
Numbers = np.ndarray[tuple[int, int], np.dtype[np.int64]]


def play_game(
    plan: Plan, number: int, tally: Tally | None, log: list[Decision] | None = None
) -> tuple[State, int, list[int]]:
    """One game to its end, how many decisions it took, and by seat how many of them its bot failed in."""
    game = shelf.find(plan.game)
    state = game.new(plan.players, dict(plan.options), plans.edition_of(plan), plan.seed_of(number))
    whims = plan.whims(number)
    names = plan.seats(number)
    seated = [roster.find(bot, plan.game, whims[seat], players=len(names)) for seat, bot in enumerate(names)]
    decisions = play_out(state, seated, fast(whims[-1]), tally, log)
    return state, decisions, [len(failures(bot)) for bot in seated]


def record_of(plan: Plan, number: int) -> Play:
    """One game again, with all its moves."""
    log: list[Decision] = []
    play_game(plan, number, None, log)
    game = shelf.find(plan.game)
    edition = plans.edition_of(plan)
    again = Record(plan.game, plan.behaviour, plan.players, dict(plan.options), edition, plan.seed_of(number))
    again.entries.extend([Entry(decision.seat, decision.text) for decision in log])
    return replay(game, again)


def play_chunk(plan: Plan, chunk: int, progress: Callable[[int], None] | None = None) -> dict[str, bytes]:
    """The games of one chunk as Parquet files in memory: `games`, and `decisions` where they are wanted."""
    logs: list[list[Decision]] | None = [] if plan.decisions else None
    files = {"games": to_parquet(play_numbers(plan, plan.numbers(chunk), logs, progress))}
    if logs is not None:
        files["decisions"] = to_parquet(decisions_table(plan, plan.numbers(chunk), logs))
    return files


def play_table(plan: Plan) -> pa.Table:
    """All games of a small plan at once, here, for those who need no files."""
    return play_numbers(plan, range(plan.games), None, None)


def play_numbers(
    plan: Plan,
    games: range,
    logs: list[list[Decision]] | None,
    progress: Callable[[int], None] | None,
) -> pa.Table:
    tally = shelf.find(plan.game).tally()
    width = len(columns(shelf.find(plan.game).measures(), plan.players))
    rows = room(width * len(games))
    at = 0
    endings: list[list[str]] = []
    failed: list[list[int]] = []
    for number in games:
        log: list[Decision] | None = None if logs is None else []
        state, decisions, missed = play_game(plan, number, tally, log)
        at = tally.row(state, decisions, rows, at)
        endings.append(state.endings())
        failed.append(missed)
        if logs is not None and log is not None:
            logs.append(log)
        if progress is not None:
            progress(1)
    numbers = np.frombuffer(memoryview(rows), dtype=np.int64).reshape(-1, width)
    return games_table(plan, games, numbers, endings, failed)


@cache
def room(size: int) -> vec[i64]:
    """A place for rows, written to again by every chunk of this size.

    Kept, because what Python hands to compiled code as a `vec` is never freed (mypyc 2.4).
    """
    return vec[i64]([0] * size)


def to_parquet(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue())


@cache
def games_schema(plan: Plan) -> pa.Schema:
    """One row a game. `docs/lab.md` says what each column means."""
    seats = range(plan.players)
    fields = [
        pa.field("game", pa.int32()),
        pa.field("deal", pa.int32()),
        *[pa.field(f"bot_{seat}", pa.string()) for seat in seats],
        *[pa.field(name, pa.int32()) for name in ("first", "turns", "decisions", "lead_changes")],
        pa.field("endings", pa.list_(pa.string())),
        *[pa.field(f"share_{seat}", pa.float32()) for seat in seats],
        *[pa.field(f"place_{seat}", pa.int8()) for seat in seats],
        *[pa.field(f"points_{seat}", pa.int32()) for seat in seats],
        *[pa.field(f"course_{seat}", pa.list_(pa.int32())) for seat in seats],
    ]
    measures = shelf.find(plan.game).measures()
    fields += [
        pa.field(column(count.name, seat), kind_of(count)) for seat in seats for count in measures.of_seat
    ]
    if not all(roster.is_ours(bot) for bot in plan.bots):
        fields += [pa.field(f"failures_{seat}", pa.int32()) for seat in seats]
    fields += [pa.field(column(count.name), kind_of(count)) for count in measures.of_table]
    return pa.schema(fields, metadata={HEAD: plans.write(plan)})


DECISIONS: Final = [
    pa.field("game", pa.int32()),
    pa.field("number", pa.int32()),
    pa.field("seat", pa.int8()),
    pa.field("bot", pa.string()),
    pa.field("turn", pa.int32()),
    pa.field("answers", pa.list_(pa.int16())),
    pa.field("action", pa.int16()),
    pa.field("text", pa.string()),
]


def kind_of(count: Measure) -> pa.DataType:
    return pa.list_(pa.string()) if count.words else pa.int32()


def games_table(
    plan: Plan, games: range, numbers: Numbers, endings: list[list[str]], failed: list[list[int]]
) -> pa.Table:
    measures = shelf.find(plan.game).measures()
    names = columns(measures, plan.players)
    place = {name: where for where, name in enumerate(names)}
    seats = range(plan.players)
    arrays: dict[str, pa.Array] = {
        "game": pa.array(games, pa.int32()),
        "deal": pa.array([plan.deal(number) for number in games], pa.int32()),
        "endings": pa.array(endings, pa.list_(pa.string())),
    }
    for name in ("first", "turns", "decisions", "lead_changes"):
        arrays[name] = pa.array(numbers[:, place[name]].astype(np.int32))
    places = numbers[:, [place[f"place_{seat}"] for seat in seats]]
    firsts = (places == 1).sum(axis=1)
    for seat in seats:
        arrays[f"bot_{seat}"] = pa.array([plan.seats(number)[seat] for number in games], pa.string())
        arrays[f"share_{seat}"] = pa.array(((places[:, seat] == 1) / firsts).astype(np.float32))
        arrays[f"place_{seat}"] = pa.array(places[:, seat].astype(np.int8))
        arrays[f"points_{seat}"] = pa.array(numbers[:, place[f"points_{seat}"]].astype(np.int32))
        begin = place[f"course_{seat}_0"]
        flat = numbers[:, begin : begin + COURSE].astype(np.int32).ravel()
        offsets = np.arange(0, len(flat) + 1, COURSE, dtype=np.int32)
        arrays[f"failures_{seat}"] = pa.array([missed[seat] for missed in failed], pa.int32())
        arrays[f"course_{seat}"] = pa.ListArray.from_arrays(pa.array(offsets), pa.array(flat))
        for count in measures.of_seat:
            name = column(count.name, seat)
            arrays[name] = values_of(count, numbers[:, place[name]])
    for count in measures.of_table:
        arrays[column(count.name)] = values_of(count, numbers[:, place[column(count.name)]])
    schema = games_schema(plan)
    return pa.table([arrays[name] for name in schema.names], schema=schema)


def values_of(count: Measure, numbers: np.ndarray[tuple[int], np.dtype[np.int64]]) -> pa.Array:
    """Numbers as they are; the bits of a set as its words."""
    if not count.words:
        return pa.array(numbers.astype(np.int32))
    sets = [
        [word for bit, word in enumerate(count.words) if number >> bit & 1] for number in numbers.tolist()
    ]
    return pa.array(sets, pa.list_(pa.string()))


def decisions_table(plan: Plan, games: range, logs: list[list[Decision]]) -> pa.Table:
    rows = [
        (number, place, decision, plan.seats(number)[decision.seat])
        for number, log in zip(games, logs, strict=True)
        for place, decision in enumerate(log)
    ]
    found: list[list[object]] = [
        [number for number, _, _, _ in rows],
        [place for _, place, _, _ in rows],
        [decision.seat for _, _, decision, _ in rows],
        [bot for _, _, _, bot in rows],
        [decision.turn for _, _, decision, _ in rows],
        [decision.answers for _, _, decision, _ in rows],
        [decision.action for _, _, decision, _ in rows],
        [decision.text for _, _, decision, _ in rows],
    ]
    schema = pa.schema(DECISIONS, metadata={HEAD: plans.write(plan)})
    arrays = [pa.array(part, field.type) for part, field in zip(found, DECISIONS, strict=True)]
    return pa.table(arrays, schema=schema)
