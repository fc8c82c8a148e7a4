"""What a seat may know, as numbers: seats and piles are counted from the reader's own seat."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.features import Block, Features
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythe.edition import CARDS, MOST_POINTS, MOST_SPACES
from mythagora.games.mythe.knowledge import places_now
from mythagora.games.mythe.meta import FEWEST, MOST
from mythagora.games.mythe.state import GIVE_TO, MytheState

EDITION_NUMBERS: Final = 3 * CARDS + MOST_SPACES + 1
QUESTIONS: Final = 5  # to me: the five steps; to others only whether they draw or give shows


def blocks() -> list[Block]:
    return [
        Block("players", MOST - FEWEST + 1),
        Block("only-drawn", 1),
        Block("my-question", QUESTIONS),
        Block("card-to-give", CARDS),
        Block("others-give", 1),
        Block("active", MOST),
        Block("spaces", MOST),
        Block("hand-sizes", MOST),
        Block("hand", CARDS),
        Block("drawn", CARDS),
        Block("shown", CARDS),
        Block("points", 1),
        Block("gifts", MOST * CARDS),
        Block("possible", MOST * CARDS),
        Block("values", CARDS),
        Block("obstacles", CARDS),
        Block("legends", CARDS),
        Block("costs", MOST_SPACES + 1),
    ]


def fill(state: MytheState, seat: i64, into: Features) -> None:
    """A spectator, -1, looks from seat 0 and has no hand."""
    into.begin()
    first: i64 = seat if seat >= 0 else 0
    is_asked = state.may_act(seat)
    kind: i64 = kind_of(state.asked) if is_asked else -1
    into.one_of(state.players - FEWEST, MOST - FEWEST + 1)
    into.add(float(state.only_drawn))
    into.one_of(kind, QUESTIONS)
    into.one_of(about_of(state.asked) if is_asked and kind == GIVE_TO else -1, CARDS)
    into.add(1.0 if not is_asked and state.is_giving() else 0.0)
    into.one_of((state.active - first) % state.players, MOST)
    for place in range(MOST):
        if place < state.players:
            into.share(state.spaces[(first + place) % state.players], state.edition.dragon)
        else:
            into.add(0.0)
    for place in range(MOST):
        pile = pile_at(state, first, place)
        into.share(state.pile_size(pile) if pile >= 0 else 0, CARDS)
    into.flags(state.hands[seat] if seat >= 0 else 0, CARDS)
    into.flags(state.drawn, CARDS)
    into.flags(state.shown, CARDS)
    into.share(state.points, CARDS * MOST_POINTS)
    for place in range(MOST):
        pile = pile_at(state, first, place)
        is_mine = seat == state.active and pile >= 0
        into.flags(state.gifts[pile] if is_mine else 0, CARDS)
    places = places_now(state, seat)
    for place in range(MOST):
        pile = pile_at(state, first, place)
        for card in range(CARDS):
            into.add(1.0 if pile >= 0 and places[card] >> pile & 1 else 0.0)
    if into.is_fresh:
        fill_edition(state, into)
    else:
        into.keep(EDITION_NUMBERS)


def fill_edition(state: MytheState, into: Features) -> None:
    edition = state.edition
    for card in range(CARDS):
        into.share(edition.value[card], MOST_POINTS)
    into.flags(edition.obstacles, CARDS)
    into.flags(edition.legends, CARDS)
    for space in range(1, MOST_SPACES + 2):
        if space <= edition.dragon:
            into.share(edition.cost[space], MOST_POINTS)
        else:
            into.add(0.0)


def pile_at(state: MytheState, first: i64, place: i64) -> i64:
    """The pile at a place counted from the reader; the neutral deck comes last; -1 for none."""
    if place < state.players:
        return (first + place) % state.players
    return place if place < state.piles else -1
