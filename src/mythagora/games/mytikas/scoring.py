"""Points for constructions and Deity cards, and who wins a tie. MK-E2 to MK-E5."""

from mypy_extensions import i64

from mythagora.games.mytikas.cards import deity_points
from mythagora.games.mytikas.edition import FIRST_SLOT, LARGE, PIECE_COUNT
from mythagora.games.mytikas.state import DEITY_COUNT, MytikasState


def piece_points(state: MytikasState, seat: i64, piece: i64) -> i64:
    """The sum of the levels, times 1 for minor cities up to 4 for the large temple. MK-E2."""
    levels: i64 = 0
    for slot in range(FIRST_SLOT[piece], FIRST_SLOT[piece + 1]):
        levels += state.level_of(seat, slot)
    return levels * (piece + 1)


def building_points(state: MytikasState, seat: i64) -> i64:
    points: i64 = 0
    for piece in range(PIECE_COUNT):
        points += piece_points(state, seat, piece)
    return points


def card_points(state: MytikasState, seat: i64) -> i64:
    """The cards controlled, locked or not. MK-E3."""
    points: i64 = 0
    for deity in range(DEITY_COUNT):
        if state.cards[seat] >> deity & 1:
            points += deity_points(state, seat, deity)
    return points


def score(state: MytikasState, seat: i64) -> i64:
    return building_points(state, seat) + card_points(state, seat)


def is_ahead(state: MytikasState, seat: i64, other: i64) -> bool:
    """More points; then the higher large temple, none counting 0; then more resources. MK-E4."""
    mine = score(state, seat)
    theirs = score(state, other)
    if mine != theirs:
        return mine > theirs
    temple = piece_points(state, seat, LARGE)
    other_temple = piece_points(state, other, LARGE)
    if temple != other_temple:
        return temple > other_temple
    return state.goods_of(seat) > state.goods_of(other)


def scores(state: MytikasState) -> list[int]:
    return [int(score(state, seat)) for seat in range(state.players)]


def standing(state: MytikasState) -> list[int]:
    """One place behind for everybody who is ahead; a full tie shares the place. MK-E4."""
    places: list[int] = []
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            if is_ahead(state, other, seat):
                place += 1
        places.append(place)
    return places


def reward(state: MytikasState, seat: i64) -> float:
    places = standing(state)
    if places[seat] != 1:
        return 0.0
    return 1.0 / float(places.count(1))
