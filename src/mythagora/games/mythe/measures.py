"""What is counted in a game of Mythe: turns and what came of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mythagora.engine.measures import Measure, Measures, Rate, Tally
from mythagora.engine.state import State
from mythagora.games.mythe.state import DECLARE, GIVE, STOP, TO, MytheState

NAMES: Final = ["turns-taken", "draws", "busts", "stops", "declarations", "gifts", "received", "space"]
TURNS_TAKEN: Final = 0
DRAWS: Final = 1
BUSTS: Final = 2
STOPS: Final = 3
DECLARATIONS: Final = 4
GIFTS: Final = 5
RECEIVED: Final = 6
SPACE: Final = 7


def measures() -> Measures:
    groups = ["turns", "turns", "turns", "turns", "turns", "gifts", "gifts", "way"]
    return Measures(
        [Measure(name, group) for name, group in zip(NAMES, groups, strict=True)],
        [
            Rate("bust-rate", "busts", "turns-taken"),
            Rate("declaration-rate", "declarations", "turns-taken"),
            Rate("draws-a-turn", "draws", "turns-taken", False),
            Rate("gifts-a-turn", "gifts", "turns-taken", False),
        ],
        "space",
    )


@final
class MytheTally(Tally):
    def __init__(self) -> None:
        super().__init__(len(NAMES), 0)
        self.opener: i64 = 0

    def begin(self, state: State) -> None:
        super().begin(state)
        self.opener = state.to_act()

    def first(self, state: State) -> i64:
        return self.opener

    def lead(self, state: State, seat: i64) -> i64:
        """The space where the hero stands."""
        assert isinstance(state, MytheState)
        return state.spaces[seat]

    def note(self, state: State, seat: i64, action: i64) -> None:
        """The drawing is over when the giving begins: after a stop, an Obstacle, or the last card. MY-D3."""
        assert isinstance(state, MytheState)
        if action <= STOP:
            if action < STOP:
                self.count(seat, DRAWS)
            if state.is_over() or state.is_giving():
                is_bust = state.drawn & state.edition.obstacles != 0
                self.count(seat, BUSTS if is_bust else STOPS)
                self.count(seat, TURNS_TAKEN)
        elif action >= DECLARE and action < GIVE:
            self.count(seat, DECLARATIONS)
        elif action >= TO and action < DECLARE:
            self.count(seat, GIFTS)
            if action - TO < state.players:
                self.count(action - TO, RECEIVED)

    def finish(self, state: State) -> None:
        assert isinstance(state, MytheState)
        for seat in range(state.players):
            self.put(seat, SPACE, state.spaces[seat])
