"""From a seed to the first question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.sets import first, only
from mythagora.engine.state import DEPTH
from mythagora.games.mytikas.edition import GOD_COUNT, LEVELS, MARBLE, SLOT_COUNT, START_SLOT, STONE
from mythagora.games.mytikas.meta import MOST
from mythagora.games.mytikas.state import (
    CHOOSE_DEITY,
    DEITY_COUNT,
    FIRST_FAVOR,
    OPEN_TURN,
    PLACES,
    POOL,
    MytikasState,
    replaced,
)

# By players and level, MK-S2; the table begins with two players.
TOKENS: Final = vec[i64]([3, 4, 2, 1, 4, 5, 3, 2, 5, 6, 4, 2])
LONGEST_LINE: Final = 6


def lay_out(state: MytikasState, players: int) -> None:
    """Room for everybody: level tokens, piles of Favors, the first cities; no cards yet. MK-S2 to MK-S4."""
    state.players = players
    state.waiting = vec[i64]([0] * DEPTH)
    state.builders = vec[i64]([-1] * MOST)
    state.goods = vec[i64]([0] * (MOST * PLACES))
    state.favors = vec[i64]([0] * ((POOL + 1) * GOD_COUNT))
    state.reserve = vec[i64]([0] * MOST)
    state.on_card = vec[i64]([0] * DEITY_COUNT)
    state.tokens = vec[i64]([0] * LEVELS)
    state.built = vec[i64]([0] * (MOST * SLOT_COUNT))
    state.cards = vec[i64]([0] * MOST)
    state.locked = vec[i64]([0] * DEITY_COUNT)
    state.line = vec[i64]([-1] * LONGEST_LINE)
    state.dealt = vec[i64]([0] * MOST)
    state.chosen = vec[i64]([0] * MOST)
    state.seen = vec[i64]([0] * MOST)
    for level in range(LEVELS):
        state.tokens[level] = TOKENS[(players - 2) * LEVELS + level]
    for god in range(GOD_COUNT):
        state.favors[POOL * GOD_COUNT + god] = favor_pile(players)
    for seat in range(players):
        state.built[seat * SLOT_COUNT + START_SLOT] = 1


def favor_pile(players: i64) -> i64:
    """How many Favors each god has. MK-S3."""
    return 4 if players == 4 else 3


def deal(state: MytikasState) -> None:
    """Who begins, the resources by turn order, and a Deity card or two for each. MK-S1, MK-S5, MK-S8."""
    state.first = state.dice.below(state.players)
    state.active = state.first
    give_first_goods(state)
    state.deck = first(DEITY_COUNT)
    dealt = state.dealt[:]
    for place in range(state.players):
        seat = state.after(state.first, place)
        for _ in range(2 if state.choose_deity else 1):
            deity = state.pick(state.deck)
            state.deck ^= only(deity)
            dealt[seat] |= only(deity)
    state.dealt = dealt
    if state.choose_deity:
        state.ask_together(CHOOSE_DEITY, first(state.players))
    else:
        begin(state, dealt)
    state.next_question()


def give_first_goods(state: MytikasState) -> None:
    """MK-S8."""
    second = state.after(state.first, 1)
    state.gain(state.first, 0, STONE, 1)
    state.gain(second, 0, MARBLE, 1)
    if state.players > 2:
        state.gain(state.after(state.first, 2), 0, STONE, 2)
    if state.players > 3:
        fourth = state.after(state.first, 3)
        state.gain(fourth, 0, STONE, 1)
        state.gain(fourth, 0, MARBLE, 1)


def begin(state: MytikasState, kept: vec[i64]) -> None:
    """Each has a card with one Offering on it; the others go under the deck, the line is laid from its top.

    Then the Favors are chosen from the last player backwards, and the first turn begins.
    MK-S5, MK-S6, MK-S9.
    """
    under: i64 = 0
    declined = state.dealt[:]
    for seat in range(state.players):
        declined[seat] &= ~kept[seat]
        under |= declined[seat]
    state.dealt = declined
    state.cards = kept[:]
    for deity in range(DEITY_COUNT):
        if state.holder(deity) >= 0:
            state.on_card[deity] = 1
    for place in range(state.players + 2):
        card = state.pick(state.deck)
        state.deck ^= only(card)
        state.line = replaced(state.line, place, card)
    state.deck |= under
    state.ask(OPEN_TURN, state.first)
    for place in range(state.players):
        state.ask(FIRST_FAVOR, state.after(state.first, place))
