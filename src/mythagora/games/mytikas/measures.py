"""What is counted in a game of Mytikas: where builders went, what was built and who was served."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.measures import Measure, Measures, Rate, Tally
from mythagora.engine.sets import only
from mythagora.engine.state import EMPTY, State
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import AREA_COUNT, AREAS, LEVELS, PIECE_COUNT, PIECES, SLOT_COUNT
from mythagora.games.mytikas.scoring import building_points, card_points, score
from mythagora.games.mytikas.state import (
    DEITY_COUNT,
    FOLLOW,
    FOLLOW_OFFERING,
    KEEP,
    MAIN,
    PASS,
    MytikasState,
)

WENT: Final = 0  # + area
FOLLOWS: Final = WENT + AREA_COUNT
PASSES: Final = FOLLOWS + 1
CARDS_WON: Final = PASSES + 1
CARDS_LOST: Final = CARDS_WON + 1
BUILT: Final = CARDS_LOST + 1  # + piece
ON_LEVEL: Final = BUILT + PIECE_COUNT
BUILDING_POINTS: Final = ON_LEVEL + LEVELS
CARD_POINTS: Final = BUILDING_POINTS + 1
POINTS: Final = CARD_POINTS + 1
HELD: Final = POINTS + 1
LOCKED: Final = HELD + 1
WIDTH: Final = LOCKED + 1


def measures() -> Measures:
    return Measures(
        [
            *[Measure(f"went-{area}", "areas") for area in AREAS],
            Measure("follows", "following"),
            Measure("passes", "following"),
            Measure("cards-won", "offerings"),
            Measure("cards-lost", "offerings"),
            *[Measure(f"built-{piece}", "pieces") for piece in PIECES],
            *[Measure(f"on-level-{level + 1}", "levels") for level in range(LEVELS)],
            Measure("building-points", "points"),
            Measure("card-points", "points"),
            Measure("score", "points"),
            Measure("deities", "deities", DEITIES, "deity"),
            Measure("locked", "locks", DEITIES, "deity"),
        ],
        [Rate("share-of-cards", "card-points", "score")],
        "score",
    )


@final
class MytikasTally(Tally):
    def __init__(self) -> None:
        super().__init__(WIDTH, 0)
        self.cards: vec[i64] = EMPTY  # by seat, before the last action

    def begin(self, state: State) -> None:
        assert isinstance(state, MytikasState)
        super().begin(state)
        self.cards = state.cards

    def first(self, state: State) -> i64:
        assert isinstance(state, MytikasState)
        return state.first

    def lead(self, state: State, seat: i64) -> i64:
        assert isinstance(state, MytikasState)
        return score(state, seat)

    def note(self, state: State, seat: i64, action: i64) -> None:
        assert isinstance(state, MytikasState)
        if action < KEEP:
            for other in range(state.players):
                if state.cards[other] & ~self.cards[other]:
                    self.count(other, CARDS_WON)
                if self.cards[other] & ~state.cards[other]:
                    self.count(other, CARDS_LOST)
        self.cards = state.cards  # a table that is replaced, never written
        if action < MAIN:
            self.count(seat, WENT + action)
        elif action == PASS:
            self.count(seat, PASSES)
        elif action >= FOLLOW and action <= FOLLOW_OFFERING:
            self.count(seat, FOLLOWS)

    def finish(self, state: State) -> None:
        """What stands and lies at the end. The city that began on the mountain counts too. MK-S4."""
        assert isinstance(state, MytikasState)
        for seat in range(state.players):
            for piece in range(PIECE_COUNT):
                self.put(seat, BUILT + piece, state.pieces_built(seat, piece))
            for slot in range(SLOT_COUNT):
                level = state.level_of(seat, slot)
                if level > 0:
                    self.count(seat, ON_LEVEL + level - 1)
            self.put(seat, BUILDING_POINTS, building_points(state, seat))
            self.put(seat, CARD_POINTS, card_points(state, seat))
            self.put(seat, POINTS, score(state, seat))
            self.put(seat, HELD, state.cards[seat])
            locked: i64 = 0
            for deity in range(DEITY_COUNT):
                if state.cards[seat] >> deity & 1 and state.locked[deity] > 0:
                    locked |= only(deity)
            self.put(seat, LOCKED, locked)
