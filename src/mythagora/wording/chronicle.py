"""All that happened at a table, entry by entry, to be told to one reader at a time."""

from dataclasses import dataclass, field

from mythagora.engine.events import Event
from mythagora.engine.play import Moment, Play
from mythagora.engine.record import UNDO, WITHDRAW, Entry, Record
from mythagora.wording import Wording
from mythagora.wording.seats import ALL


@dataclass(frozen=True)
class Chapter:
    """One entry of the record: what came of it, or what it took back."""

    entry: Entry
    events: list[Event]
    action: int = -1
    taken_back: list[Moment] = field(default_factory=list)


class Chronicle:
    """Grows with the record; `play` is the game it tells of."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.chapters: list[Chapter] = []

    def act(self, seat: int, action: int) -> None:
        events = self.play.act(seat, action)
        self.chapters.append(Chapter(self.play.record.entries[-1], events, action))

    def undo(self, seat: int, moves: int) -> None:
        taken_back = self.play.moments[-moves:]
        self.play.undo(seat, moves)
        self.chapters.append(Chapter(self.play.record.entries[-1], [], -1, taken_back))

    def enter(self, entry: Entry) -> Chapter:
        """Repeat an entry of a record that is known to be whole."""
        words = entry.words.split(" ")
        if words[0] == UNDO:
            self.undo(entry.seat, int(words[1]))
        elif entry.words == WITHDRAW:
            self.play.enter(entry)
            self.chapters.append(Chapter(entry, []))
        else:
            self.act(entry.seat, int(self.play.state.parse(entry.words)))
        return self.chapters[-1]

    def last_of(self, seat: int) -> int:
        """Where the news for a seat that comes back begins: with its own last entry, as a reminder."""
        for place in range(len(self.chapters) - 1, -1, -1):
            if self.chapters[place].entry.seat == seat:
                return place
        return 0


def begin(play: Play) -> tuple[Play, Record]:
    """The same game from its first question, and the record it came from."""
    record = play.record
    fresh = Record(record.game, record.version, record.players, record.options, record.edition, record.seed)
    return Play(play.game, fresh), record


def again(play: Play) -> Chronicle:
    """The chronicle of a game read from a file."""
    fresh, record = begin(play)
    chronicle = Chronicle(fresh)
    for entry in record.entries:
        chronicle.enter(entry)
    return chronicle


def tell(chapter: Chapter, wording: Wording, reader: int) -> list[str]:
    """The sentences of a chapter; what was secret and left no trace is not told."""
    own = reader in (ALL, chapter.entry.seat)
    if chapter.taken_back:
        if not own and not any(moment.events for moment in chapter.taken_back):
            return []
        facts = wording.facts([("seat", "seat", str(chapter.entry.seat))], reader)
        facts["moves"] = len(chapter.taken_back)
        return [wording.texts.form("event-takes-back", facts)[0]]
    return [wording.event(event, reader) for event in chapter.events]
