"""`mythagora replay`: a played game again, as one reader may know it."""

import shlex
from pathlib import Path

from rich.table import Table
from rich.text import Text

from mythagora.cli import boards
from mythagora.cli.screen import Screen
from mythagora.cli.seats import find as find_seat
from mythagora.engine.errors import InputError
from mythagora.engine.state import State
from mythagora.storage import records
from mythagora.storage.records import Saved, SeatPart
from mythagora.texts import Texts
from mythagora.wording import Wording, chronicle, seats
from mythagora.wording.chronicle import Chapter, Chronicle
from mythagora.wording.seats import ALL, SPECTATOR, Seat


def seated(texts: Texts, saved: Saved) -> list[Seat]:
    """Those of the record; where it names nobody, they go by letters."""
    players = saved.play.record.players
    return seats.seat(texts, saved.seats or [SeatPart(texts.say("seat-person"))] * players)


def choose_reader(table: list[Seat], saved: Saved, seat: str, spectator: bool, everything: bool) -> int:
    """Nobody said: a finished game is open to all, one that goes on is not spoilt."""
    if seat:
        return find_seat(table, seat)
    if everything:
        return ALL
    if spectator:
        return SPECTATOR
    if saved.play.state.is_over():
        return ALL
    people = [seat.number for seat in table if seat.bot is None]
    return people[0] if len(people) == 1 else SPECTATOR


def replay(
    texts: Texts,
    screen: Screen,
    file: str,
    seat: str = "",
    spectator: bool = False,
    everything: bool = False,
    first: int = 1,
    last: int = 0,
    step: bool = False,
) -> None:
    path = Path(file).expanduser()
    saved = records.read(path)
    record = saved.play.record
    table = seated(texts, saved)
    wording = Wording(texts, record.game, record.edition, table)
    reader = choose_reader(table, saved, seat, spectator, everything)
    total = len(record.entries)
    for number in (first, last):
        if number > total > 0 or number < 0:
            raise InputError("unknown-entry", {"number": str(number), "entries": str(total)})
    last = last or total

    screen.rule(texts.say(f"{record.game}-title"))
    kind = {ALL: "all", SPECTATOR: "spectator"}.get(reader, "seat")
    screen.say(texts.say("replay-as", entries=total, reader=kind, name=wording.name(reader)))
    screen.print()
    fresh, _ = chronicle.begin(saved.play)
    again = Chronicle(fresh)
    told = 0  # a seat counts what it was told: the number of secret steps is a secret
    if first == 1:
        draw(screen, wording, again, reader)
    for number, entry in enumerate(record.entries[:last], start=1):
        before = int(fresh.state.to_act())
        asked = fresh.state.clone()
        chapter = again.enter(entry)
        if number < first:
            continue
        lines = tell(chapter, wording, asked, reader)
        told += bool(lines)
        if lines:
            grid = Table.grid(padding=(0, 1))
            grid.add_column(justify="right", min_width=5, style="dim")
            for place, line in enumerate(lines):
                grid.add_row(
                    texts.say("replay-entry", number=number if reader == ALL else told) if place == 0 else "",
                    Text(line),
                )
            screen.print(grid)
        over = number == last
        if over or (step and lines) or is_round(again, before):
            draw(screen, wording, again, reader)
            if step and lines and not over:
                screen.say(texts.say("replay-on"), "dim")
                screen.ask("")
    if not saved.play.state.is_over():
        screen.say(texts.say("replay-end-open", file=shlex.quote(str(path))))


def is_round(again: Chronicle, before: int) -> bool:
    """Whether the first seat is about to begin a turn."""
    state = again.play.state
    return not state.is_over() and int(state.to_act()) == 0 and before != 0


def tell(chapter: Chapter, wording: Wording, asked: State, reader: int) -> list[str]:
    """What came of it; where nothing did, what was answered, if this reader may know."""
    lines = chronicle.tell(chapter, wording, reader)
    seat = chapter.entry.seat
    if not lines and chapter.action >= 0 and reader in (ALL, seat):
        what = wording.action(asked, chapter.action, seat)
        lines = [wording.say("replay-did", name=wording.seats[seat].name, what=what)]
    return lines


def draw(screen: Screen, wording: Wording, again: Chronicle, reader: int) -> None:
    state = again.play.state
    board = boards.find(wording)
    screen.print()
    if reader == ALL:
        screen.print(board.draw_all(state, screen.width))
    else:
        screen.print(board.draw(state.view(reader), True, screen.width))
        question = state.view(reader).question
        if question is not None:
            asked = [int(seat) for seat in state.seats_to_act()]
            screen.print()
            screen.say(wording.question(question, asked, reader))
    screen.print()
