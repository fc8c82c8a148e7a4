"""A game in progress: the record so far, the state it leads to, and the way back."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mythagora.engine.errors import InputError
from mythagora.engine.events import Event
from mythagora.engine.game import Game
from mythagora.engine.record import UNDO, WITHDRAW, Entry, Record
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import only
from mythagora.engine.state import State
from mythagora.engine.steps import seats_of, without

NOTHING_TO_UNDO: Final = Refusal("nothing-to-undo", "")


@mypyc_attr(native_class=False)
class RefusedError(Exception):
    """An action that the rules do not allow here; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.name, refusal.rule)
        self.refusal = refusal


@final
class Moment:
    """One action that counts, and the state before it."""

    def __init__(
        self, seat: int, action: int, before: State, events: list[Event], rolled: bool, is_open: bool
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before
        self.events: Final = events
        self.rolled: Final = rolled  # chance was used
        self.is_open: Final = is_open  # others were still asked the same after it

    def is_final_for(self, seat: int) -> bool:
        """Whether this seat cannot take it back alone: chance was used, or it learned something."""
        if self.rolled or self.seat != seat:
            return True
        learners: i64 = 0
        for event in self.events:
            learners |= event.learners
        return learners & only(seat) != 0


@final
class Play:
    """State is a fold over the record; `moments` are the actions that were not taken back."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game: Final = game
        self.record: Final = record
        self.state: State = game.new(record.players, record.options, record.edition, record.seed)
        self.moments: Final[list[Moment]] = []

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out an action and add it to the record, or raise `RefusedError` and change nothing."""
        refusal = self.state.refusal(seat, action)
        if refusal is not ALLOWED:
            raise RefusedError(refusal)
        self.record.entries.append(Entry(seat, self.state.text(action)))
        return self.carry_out(seat, action)

    def carry_out(self, seat: int, action: int) -> list[Event]:
        before = self.state.clone()
        events: list[Event] = []
        self.state.events = events
        self.state.apply(seat, action)
        self.state.events = None
        rolled = before.dice.stamp() != self.state.dice.stamp()
        others = without(before.asked, seat)
        is_open = seats_of(others) != 0 and self.state.asked == others
        self.moments.append(Moment(seat, action, before, events, rolled, is_open))
        return events

    def undo_reach(self, seat: int) -> int:
        """How many moves this seat may take back alone: to where chance was used, it learned
        something, or another acted."""
        reach = 0
        for moment in reversed(self.moments):
            if moment.is_final_for(seat):
                break
            reach += 1
        return reach

    def undo(self, seat: int, moves: int) -> None:
        """Take back the last moves of the table; beyond `undo_reach` only with the others' consent.

        The dice are not wound back, and what a seat has seen stays seen.
        """
        if not 1 <= moves <= len(self.moments) or not 0 <= seat < self.record.players:
            raise RefusedError(NOTHING_TO_UNDO)
        self.record.entries.append(Entry(seat, f"{UNDO} {moves}"))
        self.go_back_to(len(self.moments) - moves)

    def may_withdraw(self, seat: int) -> bool:
        """Whether this seat has answered a question that others are still answering."""
        return self.open_answer(seat) >= 0

    def withdraw(self, seat: int) -> None:
        """Take back an answer given at the same time as others; theirs stay."""
        place = self.open_answer(seat)
        if place < 0:
            raise RefusedError(NOTHING_TO_UNDO)
        self.record.entries.append(Entry(seat, WITHDRAW))
        others = self.moments[place + 1 :]
        self.go_back_to(place)
        for moment in others:
            self.carry_out(moment.seat, moment.action)

    def open_answer(self, seat: int) -> int:
        """Where among the moments this seat's answer to the open question stands; -1 if nowhere."""
        for place in range(len(self.moments) - 1, -1, -1):
            if not self.moments[place].is_open:
                break
            if self.moments[place].seat == seat:
                return place
        return -1

    def go_back_to(self, place: int) -> None:
        later = self.state
        earlier = self.moments[place].before
        del self.moments[place:]
        earlier.recall(later)
        earlier.dice = later.dice.clone()
        self.state = earlier

    def enter(self, entry: Entry) -> list[Event]:
        """Repeat one entry of a record."""
        words = entry.words.split(" ")
        if entry.words == WITHDRAW:
            self.withdraw(entry.seat)
            return []
        if words[0] == UNDO:
            if len(words) != 2 or not (words[1].isascii() and words[1].isdigit()) or len(words[1]) > 6:
                raise InputError("entry-syntax", {"entry": entry.text()[:80]})
            self.undo(entry.seat, int(words[1]))
            return []
        return self.act(entry.seat, self.state.parse(entry.words))


def replay(game: Game, record: Record) -> Play:
    """Play a record again; an entry that does not fit is told with its number."""
    entries = list(record.entries)
    again = Record(record.game, record.version, record.players, record.options, record.edition, record.seed)
    play = Play(game, again)
    for number, entry in enumerate(entries):
        try:
            play.enter(entry)
        except RefusedError as refused:
            raise misfit(number, entry, refused.refusal.name) from None
        except InputError as error:
            raise misfit(number, entry, error.name) from None
    return play


def misfit(number: int, entry: Entry, reason: str) -> InputError:
    facts = {"number": str(number + 1), "entry": entry.text()[:80], "refusal": reason}
    return InputError("record-entry", facts)
