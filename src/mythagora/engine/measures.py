"""What is counted in a game while it is played. Each game says in its `measures.py` what that is.

A `Tally` goes along with one game and keeps a row of numbers: first those of every seat, then those of the
whole table. Programs that study games ask the game for its `Measures` and know none by name.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mythagora.engine.state import State

COURSE: Final = 11  # moments of a game at which every seat's lead is told: the beginning, each tenth, the end
NOBODY: Final = -1


@final
class Measure:
    """One thing that is counted: a number, or a set of things of one sort as the bits of a number."""

    def __init__(
        self, name: str, group: str, words: list[str] | None = None, sort: str = "", of_table: bool = False
    ) -> None:
        self.name: Final = name  # the text is under `measure-<game>-<name>`
        self.group: Final = group  # what is shown together; the text is under `measures-<game>-<group>`
        self.words: Final[list[str]] = words or []
        self.sort: Final = sort  # the text of a word is under `<game>-<sort>-<word>`
        self.of_table: Final = of_table  # counted once a game, not for each seat


@final
class Rate:
    """One count over another: how often a turn went bust, or how many cards were drawn in one."""

    def __init__(self, name: str, part: str, whole: str, is_share: bool = True) -> None:
        self.name: Final = name
        self.part: Final = part
        self.whole: Final = whole
        self.is_share: Final = is_share


@final
class Measures:
    """All that is counted in a game, in the order of a tally's row."""

    def __init__(self, counts: list[Measure], rates: list[Rate], lead: str) -> None:
        self.of_seat: Final = [count for count in counts if not count.of_table]
        self.of_table: Final = [count for count in counts if count.of_table]
        self.rates: Final = rates
        self.lead: Final = lead  # what `Tally.lead` is; the text is under `measure-<game>-<lead>`

    def width(self, players: int) -> int:
        return players * len(self.of_seat) + len(self.of_table)

    def find(self, name: str) -> Measure:
        for count in [*self.of_seat, *self.of_table]:
            if count.name == name:
                return count
        raise KeyError(name)


class Tally:
    """Goes along with one game. The numbers of a seat begin at `seat * width`, the table's follow them."""

    def __init__(self, width: int, of_table: int) -> None:
        self.width: i64 = width
        self.of_table: i64 = of_table
        self.counts: vec[i64] = vec[i64]([0] * 0)
        self.leads: vec[i64] = vec[i64]([0] * 0)  # turn by turn, the seats side by side
        self.turn: i64 = 0
        self.leader: i64 = NOBODY  # who was last alone in the lead
        self.lead_changes: i64 = 0
        self.listens: bool = False  # whether it needs the events of every action

    # What the game says.

    @abstractmethod
    def first(self, state: State) -> i64:
        """The seat that began."""

    @abstractmethod
    def lead(self, state: State, seat: i64) -> i64:
        """How far this seat has come, for telling who is ahead."""

    @abstractmethod
    def note(self, state: State, seat: i64, action: i64) -> None:
        """What this seat has just done; the state is the one after it."""

    @abstractmethod
    def finish(self, state: State) -> None:
        """What can be counted when the game is over."""

    # What all have in common.

    def begin(self, state: State) -> None:
        self.counts = vec[i64]([0] * (state.players * self.width + self.of_table))
        self.leads = vec[i64]([0] * 0)
        self.turn = state.turns()
        self.leader = NOBODY
        self.lead_changes = 0
        self.mark(state)

    def count(self, seat: i64, measure: i64) -> None:
        self.counts[seat * self.width + measure] += 1

    def put(self, seat: i64, measure: i64, number: i64) -> None:
        self.counts[seat * self.width + measure] = number

    def follow(self, state: State) -> None:
        """Mark every seat's lead when a turn has ended."""
        turn: i64 = state.turns()
        if turn != self.turn:
            self.turn = turn
            self.mark(state)

    def mark(self, state: State) -> None:
        best: i64 = 0
        ahead: i64 = NOBODY
        for seat in range(state.players):
            lead = self.lead(state, seat)
            self.leads = append(self.leads, lead)
            if seat == 0 or lead > best:
                best = lead
                ahead = seat
            elif lead == best:
                ahead = NOBODY
        if ahead != NOBODY and ahead != self.leader:
            if self.leader != NOBODY:
                self.lead_changes += 1
            self.leader = ahead

    def mark_end(self, state: State) -> None:
        """A game need not be over when a turn is: what the end itself brought is marked too."""
        last = len(self.leads) - state.players
        for seat in range(state.players):
            if self.lead(state, seat) != self.leads[last + seat]:
                self.mark(state)
                return

    def row(self, state: State, decisions: i64, rows: vec[i64], at: i64) -> i64:
        """Write the game that is over into rows that have room, from this place; the place after it.

        `columns` says what stands where.
        """
        self.finish(state)
        self.mark_end(state)
        players = state.players
        rows[at] = self.first(state)
        rows[at + 1] = state.turns()
        rows[at + 2] = decisions
        rows[at + 3] = self.lead_changes
        at += 4
        places = state.standing()
        points = state.scores()
        for seat in range(players):
            rows[at] = places[seat]
            rows[at + 1] = points[seat]
            at += 2
        moments = len(self.leads) // players
        for seat in range(players):
            for part in range(COURSE):
                moment = (moments - 1) * part // (COURSE - 1)
                rows[at] = self.leads[moment * players + seat]
                at += 1
        for place in range(players * self.width + self.of_table):
            rows[at] = self.counts[place]
            at += 1
        return at


def columns(measures: Measures, players: int) -> list[str]:
    """The names of a row's numbers in their order; what is a seat's ends in its number."""
    names = ["first", "turns", "decisions", "lead_changes"]
    for seat in range(players):
        names += [f"place_{seat}", f"points_{seat}"]
    names += [f"course_{seat}_{part}" for seat in range(players) for part in range(COURSE)]
    for seat in range(players):
        names += [column(count.name, seat) for count in measures.of_seat]
    return names + [column(count.name) for count in measures.of_table]


def column(name: str, seat: int = NOBODY) -> str:
    """What a measure's column is called."""
    plain = name.replace("-", "_")
    return plain if seat == NOBODY else f"{plain}_{seat}"
