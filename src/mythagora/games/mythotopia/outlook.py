"""What the table leads to as it stands: the wars if they ended now, and the scores if all did.

All of it follows from what lies open, so every reader is told the same. It is sent, so it is compiled no more
than the view is.
"""

from dataclasses import dataclass

from mythagora.engine.state import State
from mythagora.games.mythotopia.edition import PROVINCES
from mythagora.games.mythotopia.rules.final import copy_of, settle, take_counters
from mythagora.games.mythotopia.rules.war import (
    UNDECIDED,
    end_war,
    hero_decides,
    is_side,
    neutral_strength,
    strength,
    verdict,
    wars_in_order,
)
from mythagora.games.mythotopia.state import NOBODY, MythotopiaState


@dataclass(frozen=True, kw_only=True)
class WarOutlook:
    """A war as it stands. Lists go by seat; a side of -1 is the neutral force. MT-W2 to MT-W5."""

    province: str
    winner: int | None  # if it ended now; none while several are strongest
    swing: list[int]  # points that each seat would win or lose by that
    needs: list[int | None]  # armies more that would make a side stronger than every other; none for no side
    one_more: list[
        int | None
    ]  # who would win with one more army of this seat; none while several are strongest
    hero: list[int]  # seats that would win the tie with Hero, MT-X12


@dataclass(frozen=True, kw_only=True)
class MythotopiaOutlook:
    """If the game ended now: every war settled, ties to the defender. MT-E2."""

    scores: list[int]  # by seat
    ahead: list[list[int]]  # by seat: the others that would have as many points or more
    wars: list[WarOutlook]  # in the order of the view
    guards: dict[str, int]  # the strength of each neutral province, MT-W4


def outlook(state: State) -> MythotopiaOutlook:
    assert isinstance(state, MythotopiaState)
    scores = scores_at_the_end(state)
    seats = range(len(scores))
    return MythotopiaOutlook(
        scores=scores,
        ahead=[
            [other for other in seats if other != seat and scores[other] >= scores[seat]] for seat in seats
        ],
        wars=[look_ahead(state, province) for province in wars_in_order(state)],
        guards={
            state.edition.provinces[province]: int(neutral_strength(state, province))
            for province in range(PROVINCES)
            if state.owner(province) == NOBODY
        },
    )


def ahead_of(seat: int, scores: list[int]) -> list[int]:
    return [other for other, score in enumerate(scores) if other != seat and score >= scores[seat]]


def scores_at_the_end(state: MythotopiaState) -> list[int]:
    """In the order of the map; a caller may choose another where counters or towns do not suffice for all."""
    twin = copy_of(state)
    twin.events = None
    for province in wars_in_order(state):
        settle(twin, province)
        take_counters(twin)
    return scores_of(twin)


def scores_of(state: MythotopiaState) -> list[int]:
    return [int(state.score(seat)) for seat in range(int(state.players))]


def look_ahead(state: MythotopiaState, province: int) -> WarOutlook:
    seats = range(int(state.players))
    sides = [seat for seat in seats if is_side(state, province, seat)]
    return WarOutlook(
        province=state.edition.provinces[province],
        winner=winner_of(state, province),
        swing=swing(state, province),
        needs=[needs(state, province, seat, sides) if seat in sides else None for seat in seats],
        one_more=[with_one_more(state, province, seat) if seat in sides else None for seat in seats],
        hero=[seat for seat in sides if hero_decides(state, province, seat)],
    )


def winner_of(state: MythotopiaState, province: int) -> int | None:
    winner = int(verdict(state, province, False))
    return None if winner == UNDECIDED else winner


def swing(state: MythotopiaState, province: int) -> list[int]:
    """Provinces that change hands and the counters earned by it."""
    before = scores_of(state)
    winner = winner_of(state, province)
    if winner is None:
        return [0] * len(before)
    twin = copy_of(state)
    twin.events = None
    end_war(twin, province, winner)
    take_counters(twin)
    return [after - score for after, score in zip(scores_of(twin), before, strict=True)]


def needs(state: MythotopiaState, province: int, seat: int, sides: list[int]) -> int:
    others = [int(strength(state, province, other)) for other in sides if other != seat]
    if state.owner(province) == NOBODY:
        others.append(int(neutral_strength(state, province)))
    return max(0, max(others) + 1 - int(strength(state, province, seat)))


def with_one_more(state: MythotopiaState, province: int, seat: int) -> int | None:
    twin = copy_of(state)
    twin.add_armies(seat, province, 1)
    return winner_of(twin, province)
