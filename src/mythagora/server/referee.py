"""One table in progress, free of any transport, clock and database.

It takes a command of a seat, refuses it or carries it out, and says what each reader learned from it. A
reader is a seat, or -1 for all spectators. What it is sent comes from `event.told`, `state.view` and its own
legal actions. If nothing changed for it, it is told nothing, and its version stays where it was.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from mythagora.engine.errors import InputError
from mythagora.engine.events import Event
from mythagora.engine.game import Game
from mythagora.engine.play import Play, RefusedError
from mythagora.engine.record import UNDO, WITHDRAW, Record, parse_entry
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import SPECTATOR
from mythagora.engine.view import View
from mythagora.server.insight import outlook
from mythagora.storage.ledger import LogRow

RECENT: Final = 64  # steps that a reader can be given one by one when it comes back

encoder = msgspec.json.Encoder()

STALE: Final = Refusal("stale", "")  # the question has moved on since this was chosen
FROM_THE_FUTURE: Final = Refusal("from-the-future", "")
UNKNOWN_ACTION: Final = Refusal("unknown-action", "")
NEEDS_CONSENT: Final = Refusal("needs-consent", "")


class FactPart(msgspec.Struct, frozen=True, array_like=True):
    role: str
    sort: str
    value: str
    knows: int


class EventPart(msgspec.Struct, frozen=True, array_like=True):
    """An event as the log keeps it, with who may know what of it."""

    verb: str
    learners: int
    facts: list[FactPart]


@dataclass
class Chapter:
    """One entry of the log, and what came of it."""

    sequence: int
    seat: int
    words: str  # the action in the notation, `undo 2`, or `withdraw`
    turn: int
    events: list[Event]
    versions: list[int]  # of the spectators and of each seat, after it
    command: str = ""
    takes_back: list[int] = field(default_factory=list)  # by sequence: the chapters that this took back
    taken_by: int | None = None

    def version(self, reader: int) -> int:
        return self.versions[reader + 1]


Fields = dict[str, msgspec.Raw]
"""Fields of a view as they go over the wire. What several readers see is written once, two views are compared
by their bytes, and a long game leaves no heap of small objects behind."""


@dataclass(frozen=True)
class Sight:
    """What a reader has before its eyes, and the answers it may give."""

    view: View
    fields: Fields
    actions: list[int]
    options: list[str]  # the same in the notation


@dataclass(frozen=True)
class Step:
    """A chapter, and for each reader who noticed it the fields of the view that are different now."""

    chapter: Chapter
    changes: dict[int, Fields]
    undone: dict[int, list[int]]  # by reader: versions of the lines that this took back

    @property
    def readers(self) -> list[int]:
        return list(self.changes)


class Referee:
    """`play` is the game; `chapters` are all entries of the log, those taken back too."""

    def __init__(
        self, game: Game, record: Record, memory_aids: bool, readers: list[int] | None = None
    ) -> None:
        self.play = Play(game, record)
        self.memory_aids = memory_aids
        self.chapters: list[Chapter] = []
        self.standing: list[int] = []  # by sequence: the chapters of the play's moments
        self.readers = [SPECTATOR, *range(record.players)] if readers is None else readers
        self.versions = [0] * (record.players + 1)
        self.sights = self.look_around()
        self.asked_since = list(self.versions)  # the version at which a reader's options last changed
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.commands: dict[tuple[int, str], int] = {}  # to the version of the seat after it
        self.glance: tuple[int, View] | None = None  # the newest chapter, and what its seat saw before it

    # What a reader may have.

    def look(self, reader: int) -> Sight:
        return self.look_with([reader])[reader]

    def look_around(self) -> dict[int, Sight]:
        return self.look_with(self.readers)

    def look_with(self, readers: list[int]) -> dict[int, Sight]:
        """The table with the eyes of each of them."""
        state = self.play.state
        views = [self.remembered(view) for view in state.views(readers)]
        public = outlook(state, self.play.record.game)
        written: dict[int, msgspec.Raw] = {}  # by identity: views share what all may see
        sights = {}
        for reader, view in zip(readers, views, strict=True):
            actions = state.legal_actions(reader)
            shown = {name: write_once(value, written) for name, value in (vars(view) | public).items()}
            sights[reader] = Sight(view, shown, actions, [state.text(action) for action in actions])
        return sights

    def view(self, reader: int) -> View:
        return self.remembered(self.play.state.view(reader))

    def remembered(self, view: View) -> View:
        """What is left of it at a table that plays without memory aids."""
        forget = None if self.memory_aids else getattr(view, "without_memory", None)
        return view if forget is None else forget()

    def seen_before(self, seat: int) -> View:
        """What this seat saw before its move, the last that stands."""
        if self.glance is not None and self.glance[0] == self.standing[-1]:
            return self.glance[1]
        return self.remembered(self.play.moments[-1].before.view(seat))

    def version(self, reader: int) -> int:
        return self.versions[reader + 1]

    def gap(self, reader: int, since: int) -> list[Step] | None:
        """The steps that this reader has not had yet; none where they are no longer at hand."""
        now = self.version(reader)
        missing = [step for step in self.recent if reader in step.changes]
        missing = [step for step in missing if step.chapter.version(reader) > since]
        return missing if 0 <= since <= now and len(missing) == now - since else None

    def back_to_own(self, seat: int) -> int:
        """How many moves of the table would have to go, to take back this seat's last one."""
        for number, moment in enumerate(reversed(self.play.moments), start=1):
            if moment.seat == seat:
                return number
        return 0

    def why_not_undo(self, seat: int) -> str:
        """What stands in the way, as the last word of a text."""
        if not self.play.moments:
            return "empty"
        last = self.play.moments[-1]
        if last.seat != seat:
            return "other"
        return "chance" if last.rolled else "learned"

    # Commands. Each is refused, and nothing has changed, or is a step.

    def done(self, seat: int, command: str) -> int | None:
        """The version that a command led to, if it was carried out before."""
        return self.commands.get((seat, command))

    def act(self, seat: int, command: str, version: int, words: str) -> Step:
        """Chosen among the options that the seat had at this version; they must still be the same."""
        self.check_version(seat, version, self.asked_since[seat + 1])
        action = self.parse(words)
        turn = self.play.state.turns() + 1
        events = self.play.act(seat, action)
        self.standing.append(len(self.chapters))
        return self.write(seat, command, turn, events, [])

    def undo(self, seat: int, command: str, version: int, moves: int) -> Step:
        """Alone: as far as chance was not used, the seat learned nothing, and nobody else acted."""
        self.check_version(seat, version, self.version(seat))
        reach = self.play.undo_reach(seat)
        if moves > reach > 0:
            raise RefusedError(NEEDS_CONSENT)
        if reach == 0:
            raise RefusedError(Refusal(f"undo-{self.why_not_undo(seat)}", ""))
        return self.take_back(seat, command, moves)

    def take_back(self, seat: int, command: str, moves: int) -> Step:
        """With the others' consent: any number of moves of the table."""
        turn = self.play.state.turns() + 1
        taken = self.standing[-moves:] if 0 < moves <= len(self.standing) else []
        self.play.undo(seat, moves)
        del self.standing[-moves:]
        return self.write(seat, command, turn, [], taken)

    def withdraw(self, seat: int, command: str) -> Step:
        """The answer to a question that others are still answering."""
        turn = self.play.state.turns() + 1
        place = self.play.open_answer(seat)
        self.play.withdraw(seat)
        return self.write(seat, command, turn, [], [self.standing.pop(place)])

    def refusal(self, seat: int, words: str) -> Refusal | None:
        """Why not; none if it is allowed."""
        try:
            found = self.play.state.refusal(seat, self.parse(words))
        except RefusedError as refused:
            return refused.refusal
        return found if found.name else None

    def parse(self, words: str) -> int:
        try:
            return int(self.play.state.parse(words))
        except InputError:
            raise RefusedError(UNKNOWN_ACTION) from None

    def check_version(self, seat: int, version: int, least: int) -> None:
        if version > self.version(seat):
            raise RefusedError(FROM_THE_FUTURE)
        if version < least:
            raise RefusedError(STALE)

    # The log.

    def write(self, seat: int, command: str, turn: int, events: list[Event], taken: list[int]) -> Step:
        """Put down what has just been done, and see who noticed."""
        words = self.play.record.entries[-1].words
        chapter = Chapter(len(self.chapters), seat, words, turn, events, [], command, taken)
        for sequence in taken:
            self.chapters[sequence].taken_by = chapter.sequence
        step = self.compare(chapter)
        chapter.versions = list(self.versions)
        self.chapters.append(chapter)
        self.recent.append(step)
        if command:
            self.commands[seat, command] = self.version(seat)
        return step

    def compare(self, chapter: Chapter) -> Step:
        """Look at the table with every reader's eyes again."""
        if chapter.seat in self.sights:
            self.glance = (chapter.sequence, self.sights[chapter.seat].view)
        changes: dict[int, Fields] = {}
        undone: dict[int, list[int]] = {}
        for reader, now in self.look_around().items():
            before = self.sights[reader]
            changed = difference(before.fields, now.fields)
            same_options = before.options == now.options
            hears = tells(self.chapters, chapter, reader)
            if not changed and same_options and not hears:
                continue
            self.versions[reader + 1] += 1
            self.sights[reader] = now
            changes[reader] = changed
            if chapter.takes_back:
                undone[reader] = self.lines_of(chapter.takes_back, reader)
            if not same_options:
                self.asked_since[reader + 1] = self.version(reader)
        return Step(chapter, changes, undone)

    def lines_of(self, sequences: list[int], reader: int) -> list[int]:
        """The versions under which this reader was told of these chapters."""
        told = [self.chapters[sequence] for sequence in sequences]
        return [chapter.version(reader) for chapter in told if tells(self.chapters, chapter, reader)]

    def load(self, rows: list[LogRow]) -> None:
        """Go on where a server stopped: the game is folded again, the versions are those that were sent."""
        for place, row in enumerate(rows):
            is_recent = place >= len(rows) - RECENT
            if place == len(rows) - RECENT:
                self.sights = self.look_around()
                self.asked_since = list(self.versions)
            self.enter(row, is_recent)
        if not rows:
            return
        self.sights = self.look_around()

    def enter(self, row: LogRow, is_recent: bool = True) -> Step | None:
        """Repeat an entry of the log; for a recent one, see again who noticed."""
        entry = parse_entry(f"{row.seat} {row.entry}")
        turn = self.play.state.turns() + 1
        taken: list[int] = []
        if entry.words == WITHDRAW:
            taken = [self.standing.pop(self.play.open_answer(entry.seat))]
        elif entry.words.startswith(UNDO + " "):
            moves = int(entry.words.split(" ")[1])
            taken = self.standing[-moves:]
            del self.standing[-moves:]
        else:
            self.standing.append(len(self.chapters))
        events = self.play.enter(entry)
        versions = msgspec.json.decode(row.versions, type=list[int])
        chapter = Chapter(len(self.chapters), row.seat, row.entry, turn, events, versions, row.command, taken)
        for sequence in taken:
            self.chapters[sequence].taken_by = chapter.sequence
        step = self.compare(chapter) if is_recent else None
        self.versions = list(versions)
        self.chapters.append(chapter)
        if step is not None:
            self.recent.append(step)
        if row.command:
            self.commands[row.seat, row.command] = self.version(row.seat)
        return step


def tells(chapters: list[Chapter], chapter: Chapter, reader: int) -> bool:
    """Whether this reader hears of it. Taking back what left no trace leaves none either."""
    if reader == chapter.seat:
        return True
    if not chapter.takes_back:
        return bool(chapter.events)
    return any(chapters[sequence].events for sequence in chapter.takes_back)


def write_once(value: object, written: dict[int, msgspec.Raw]) -> msgspec.Raw:
    found = written.get(id(value))
    if found is None:
        found = written[id(value)] = msgspec.Raw(encoder.encode(value))
    return found


def difference(before: Fields, now: Fields) -> Fields:
    """The fields that are not the same, whole."""
    return {name: value for name, value in now.items() if before[name] != value}


def to_row(chapter: Chapter, table: str, at: float) -> LogRow:
    return LogRow(
        table_id=table,
        sequence=chapter.sequence,
        seat=chapter.seat,
        entry=chapter.words,
        command=chapter.command,
        turn=chapter.turn,
        events=write_events(chapter.events),
        versions=msgspec.json.encode(chapter.versions).decode(),
        at=at,
    )


def write_events(events: list[Event]) -> str:
    parts = [
        EventPart(
            event.verb,
            event.learners,
            [FactPart(fact.role, fact.sort, fact.value, fact.knows) for fact in event.facts],
        )
        for event in events
    ]
    return msgspec.json.encode(parts).decode()


def read_events(text: str) -> list[Event]:
    events = []
    for part in msgspec.json.decode(text, type=list[EventPart]):
        event = Event(part.verb, part.learners)
        for fact in part.facts:
            event.fact(fact.role, fact.sort, fact.value, fact.knows)
        events.append(event)
    return events


def resting(rows: list[LogRow]) -> list[Chapter]:
    """The chapters of a table whose behaviour is no longer here: told, but never folded again."""
    chapters: list[Chapter] = []
    standing: list[int] = []
    for row in rows:
        versions = msgspec.json.decode(row.versions, type=list[int])
        events = read_events(row.events)
        chapter = Chapter(len(chapters), row.seat, row.entry, row.turn, events, versions, row.command)
        if row.entry.startswith(UNDO + " "):
            moves = int(row.entry.split(" ")[1])
            chapter.takes_back = standing[-moves:]
            del standing[-moves:]
        elif row.entry == WITHDRAW:
            own = [place for place in standing if chapters[place].seat == row.seat][-1:]
            chapter.takes_back = own
            standing = [place for place in standing if place not in own]
        else:
            standing.append(len(chapters))
        for sequence in chapter.takes_back:
            chapters[sequence].taken_by = chapter.sequence
        chapters.append(chapter)
    return chapters
