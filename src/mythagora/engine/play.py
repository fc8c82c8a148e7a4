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
        self.is_open: Final = is_open  # the question went to several seats, and waited for more answers

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
        self.moments.append(Moment(seat, action, before, events, rolled, self.is_still_asked(before, seat)))
        return events

    def is_still_asked(self, before: State, seat: int) -> bool:
        """Whether others have to answer the same question, or this seat itself has more to choose there."""
        others = without(before.asked, seat)
        if seats_of(others) != 0:
            return self.state.asked in (others, before.asked)
        # Alone at the end of a question to several: an answer to it came just before.
        return self.state.asked == before.asked and len(self.moments) > 0 and self.moments[-1].is_open

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
        """Take back the last answer given at the same time as others; theirs stay, seen or not."""
        place = self.open_answer(seat)
        if place < 0:
            raise RefusedError(NOTHING_TO_UNDO)
        self.record.entries.append(Entry(seat, WITHDRAW))
        others = self.moments[place + 1 :]
        later = self.state
        self.go_back_to(place)
        for moment in others:
            self.carry_out(moment.seat, moment.action)
        self.state.recall(later)

    def open_answer(self, seat: int) -> int:
        """Where among the moments this seat's answer to the open question stands; -1 if nowhere."""
        for place in range(len(self.moments) - 1, -1, -1):
            if not self.moments[place].is_open:
                break
            if self.moments[place].seat == seat:
                return place
        return -1

    def go_back_to(self, place: int) -> None:
        """Move by move, because a card that was seen may have gone on and out of sight in the next one."""
        dice = self.state.dice
        while len(self.moments) > place:
            earlier = self.moments.pop().before
            earlier.recall(self.state)
            self.state = earlier
        self.state.dice = dice.clone()

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
