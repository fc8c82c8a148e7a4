"""Points, ties and the winner. MT-V1, MT-E3 to MT-E5."""

from mypy_extensions import i64

from mythagora.engine.sets import count
from mythagora.games.mythotopia.state import NOBODY, MythotopiaState


def scores(state: MythotopiaState) -> list[int]:
    return [int(state.score(seat)) for seat in range(state.players)]


def is_ahead(state: MythotopiaState, seat: i64, other: i64) -> bool:
    """Who called the end has won; otherwise most points, more provinces, more counters. MT-E3, MT-E4."""
    if state.caller != NOBODY:
        if seat == state.caller or other == state.caller:
            return seat == state.caller
        return state.score(seat) > state.score(other)
    if state.score(seat) != state.score(other):
        return state.score(seat) > state.score(other)
    mine = count(state.owned(seat))
    theirs = count(state.owned(other))
    return mine > theirs if mine != theirs else counters_of(state, seat) > counters_of(state, other)


def counters_of(state: MythotopiaState, seat: i64) -> i64:
    return state.counters[seat * 3] + state.counters[seat * 3 + 1] + state.counters[seat * 3 + 2]


def place_of(state: MythotopiaState, seat: i64) -> i64:
    place: i64 = 1
    for other in range(state.players):
        if other != seat and is_ahead(state, other, seat):
            place += 1
    return place


def standing(state: MythotopiaState) -> list[int]:
    return [int(place_of(state, seat)) for seat in range(state.players)]


def reward(state: MythotopiaState, seat: i64) -> float:
    """A win is shared by all who stand first. MT-E4."""
    if place_of(state, seat) > 1:
        return 0.0
    winners = 0
    for other in range(state.players):
        if place_of(state, other) == 1:
            winners += 1
    return 1.0 / winners
