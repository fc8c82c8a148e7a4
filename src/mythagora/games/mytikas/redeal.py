"""Another deal of the cards that a seat cannot see: the line face down, the deck, the cards others declined.

Everything else lies open. What moves taken back have shown stays known: places of the line that all have
seen, and in the variant which cards were dealt to a seat, or to none. MK-S5, MK-S10.
"""

from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.sets import count, nth, only
from mythagora.engine.steps import kind_of
from mythagora.games.mytikas.state import CHOOSE_DEITY, MytikasState, replaced


def is_choosing(state: MytikasState) -> bool:
    """Whether the cards are still being chosen: the line is not laid yet."""
    return not state.is_over() and kind_of(state.asked) == CHOOSE_DEITY


def redeal(state: MytikasState, seat: i64, dice: Dice) -> None:
    """-1 is a spectator. The new dice take over from here."""
    state.dice = dice
    if is_choosing(state):
        deal_again(state, seat, dice)
    else:
        lay_again(state, seat, dice)


def draw(cards: i64, dice: Dice) -> i64:
    """One card of a set, itself as a set."""
    return only(nth(cards, dice.below(count(cards))))


def deal_again(state: MytikasState, seat: i64, dice: Dice) -> None:
    """Two cards for each other seat; those who have chosen keep either, unless all know which."""
    pool = state.deck & ~state.undealt
    for other in range(state.players):
        if other != seat:
            pool |= state.dealt[other] & ~state.seen[other]
    dealt = state.dealt[:]
    chosen = state.chosen[:]
    for other in range(state.players):
        if other == seat:
            continue
        hand = state.dealt[other] & state.seen[other]
        while count(hand) < count(state.dealt[other]):
            card = draw(pool, dice)
            pool ^= card
            hand |= card
        dealt[other] = hand
        if chosen[other] != 0 and state.open_choices >> other & 1 == 0:
            chosen[other] = draw(hand, dice)
    state.deck = pool | (state.deck & state.undealt)
    state.dealt = dealt
    state.chosen = chosen


def lay_again(state: MytikasState, seat: i64, dice: Dice) -> None:
    """The cards declined by others first, because not every card can be one; then the line, then the deck."""
    pool = state.deck
    for place in range(state.turned + 1, state.players + 2):
        if state.glimpsed >> place & 1 == 0:
            pool |= only(state.line[place])
    kept_aside: i64 = 0  # declined cards that this seat knows, at the bottom of the deck
    for other in range(state.players):
        kept_aside |= state.dealt[other] if other == seat else state.dealt[other] & state.seen[other]
    pool &= ~kept_aside
    if state.choose_deity:
        dealt = state.dealt[:]
        for other in range(state.players):
            if other != seat and dealt[other] & ~state.seen[other] != 0:
                dealt[other] = draw(pool & ~state.undealt, dice)
                pool ^= dealt[other]
                kept_aside |= dealt[other]
        state.dealt = dealt
    line = state.line[:]
    for place in range(state.turned + 1, state.players + 2):
        if state.glimpsed >> place & 1 == 0:
            card = nth(pool, dice.below(count(pool)))
            pool ^= only(card)
            line[place] = card
    state.line = line
    state.deck = pool | kept_aside


def recall(state: MytikasState, later: MytikasState) -> None:
    """Moves after `state` were taken back: what was seen in them stays seen."""
    state.undealt |= later.undealt
    for seat in range(state.players):
        state.seen = replaced(state.seen, seat, state.seen[seat] | later.seen[seat])
    if not is_choosing(state):
        state.glimpsed |= later.glimpsed
        for place in range(state.turned + 1, later.turned + 1):
            state.glimpsed |= only(place)
    elif is_choosing(later):
        for seat in range(state.players):
            if state.chosen[seat] != 0 and state.chosen[seat] == later.chosen[seat]:
                state.open_choices |= later.open_choices & only(seat)
    else:
        recall_choices(state, later)


def recall_choices(state: MytikasState, later: MytikasState) -> None:
    """All saw which card each seat kept, and cards of the line, which nobody had been dealt."""
    shown = later.line_seen()
    for seat in range(state.players):
        shown |= later.cards[seat]
    for seat in range(state.players):
        kept = state.dealt[seat] & ~later.dealt[seat]
        shown &= ~kept
        state.seen = replaced(state.seen, seat, state.seen[seat] | kept)
        if state.chosen[seat] != 0:
            state.open_choices |= only(seat)
    state.undealt |= shown
