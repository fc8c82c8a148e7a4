"""What cards can pay: the exact answer, for every action that costs something.

The cards at disposal are two sets, `lands` and `crafts`, as in the state. A card is spent for all its symbols
of one type, doubled by Water Mill, changed by Merchant, or as one by a reserve power. No card may be played
that is not needed, so a payment must lose its worth with any card of it. MT-C1, MT-C6.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.sets import count, nth, only
from mythagora.games.mythotopia.edition import (
    ARMY,
    FARMING,
    FOOD,
    GOLD,
    GOLD_MINE,
    IMPROVEMENT,
    LEVIES,
    MERCHANT,
    MOST_SYMBOLS,
    QUARRY,
    RESOURCES,
    SHIP,
    WATER_MILL,
)
from mythagora.games.mythotopia.state import FARMED, MythotopiaState

POWERS: Final = vec[i64]([FARMING, QUARRY, GOLD_MINE, LEVIES])  # by symbol
ANY_PART: Final = 31  # larger than the part that any card can have in a payment

# How a card is spent.
PLAIN: Final = 0
MILLED: Final = 1
TRADED: Final = 2
BOTH: Final = 3
AS_ONE: Final = 4
WAYS: Final = 5

MERCHANT_BIT: Final = 1 << 15
MILL_BIT: Final = 1 << 28


# How far a payment is, as one number: what the question PAY is about.


def payment(symbol: i64, need: i64, paid: i64, least: i64) -> i64:
    """`least` is the least that the payment would lose without one of the cards played for it so far."""
    return symbol | need << 2 | paid << 10 | least << 18


def symbol_of(about: i64) -> i64:
    return about & 3


def need_of(about: i64) -> i64:
    return about >> 2 & 255


def paid_of(about: i64) -> i64:
    return about >> 10 & 255


def least_of(about: i64) -> i64:
    return about >> 18


def paid_with(state: MythotopiaState, about: i64, card: i64, way: i64, gives: i64) -> i64:
    """The payment after one more card."""
    symbol = symbol_of(about)
    least = min(least_of(about), part_of(state, symbol, card, way, gives))
    return payment(symbol, need_of(about), paid_of(about) + gives, least)


def is_lean(about: i64) -> bool:
    """Whether every card played so far is needed. MT-C6."""
    return paid_of(about) - least_of(about) < need_of(about)


# What one card gives.


def power_works(state: MythotopiaState, seat: i64, crafts: i64, symbol: i64) -> bool:
    """Whether this symbol's reserve power is there and not used up. MT-X7 to MT-X10."""
    card = POWERS[symbol]
    if state.happened & (FARMED << symbol) != 0:
        return False
    return crafts >> (card - IMPROVEMENT) & 1 != 0 and state.in_reserve(seat, card)


def best_other(state: MythotopiaState, card: i64, symbol: i64) -> i64:
    """The most symbols of another resource on a card: what Merchant makes of it. MT-X15."""
    most: i64 = 0
    for other in range(RESOURCES):
        if other != symbol:
            most = max(most, state.edition.worth_of(card, other))
    return most


def yields(state: MythotopiaState, seat: i64, crafts: i64, symbol: i64, card: i64, way: i64) -> i64:
    """What a card at disposal gives when spent in this way; 0 where it cannot be."""
    worth = state.edition.worth_of(card, symbol)
    if way == PLAIN:
        return worth
    if way == AS_ONE:
        # A card with the symbol gives as much by itself.
        usable = worth == 0 and card != POWERS[symbol] and power_works(state, seat, crafts, symbol)
        return 1 if usable else 0
    if way != MILLED:
        if crafts & MERCHANT_BIT == 0 or card == MERCHANT:
            return 0
        traded = best_other(state, card, symbol)
        worth = traded if traded > worth else 0
    if way != TRADED:
        if crafts & MILL_BIT == 0 or card == WATER_MILL:
            return 0
        worth *= 2
    return worth


def part_of(state: MythotopiaState, symbol: i64, card: i64, way: i64, gives: i64) -> i64:
    """What the payment would lose with the least of the cards spent: the card, Water Mill or Merchant."""
    if way == MILLED:
        return gives // 2
    if way == TRADED:
        return gives - state.edition.worth_of(card, symbol)
    if way == BOTH:
        return min(gives // 2, gives - 2 * state.edition.worth_of(card, symbol))
    return gives


def crafts_after(crafts: i64, card: i64, way: i64) -> i64:
    """The other cards that are left when this one is spent so."""
    if card >= IMPROVEMENT:
        crafts &= ~only(card - IMPROVEMENT)
    if way in (MILLED, BOTH):
        crafts &= ~MILL_BIT
    if way in (TRADED, BOTH):
        crafts &= ~MERCHANT_BIT
    return crafts


def lands_after(lands: i64, card: i64) -> i64:
    return lands & ~only(card) if card < IMPROVEMENT else lands


# Whole payments.


def can_pay(state: MythotopiaState, seat: i64, lands: i64, crafts: i64, symbol: i64, need: i64) -> bool:
    return can_finish(state, seat, lands, crafts, payment(symbol, need, 0, ANY_PART), False)


def can_finish(
    state: MythotopiaState, seat: i64, lands: i64, crafts: i64, about: i64, power_used: bool
) -> bool:
    """Whether these cards can complete a payment.

    The order of the cards does not matter, so those that are helped go first, in whatever order: there are
    three at most. The others go last, and need only be counted.
    """
    if paid_of(about) >= need_of(about):
        return is_lean(about)
    if can_finish_plainly(state, lands, crafts, about):
        return True
    power = not power_used and power_works(state, seat, crafts, symbol_of(about))
    if not power and crafts & (MERCHANT_BIT | MILL_BIT) == 0:
        return False
    for symbol in range(SHIP):  # of the provinces with one symbol any is as good as another
        alike = lands & state.edition.lands_with[symbol]
        if alike != 0 and can_help(state, seat, lands, crafts, about, power_used, nth(alike, 0)):
            return True
    rest = crafts
    while rest != 0:
        if can_help(state, seat, lands, crafts, about, power_used, nth(rest, 0) + IMPROVEMENT):
            return True
        rest &= rest - 1
    return False


def can_finish_plainly(state: MythotopiaState, lands: i64, crafts: i64, about: i64) -> bool:
    """The same with nothing but the cards' own symbols.

    It is tried how many cards give three and how many give two; those that give one fill up exactly. Of cards
    that are too many some can be left out, so only what was played before must not become needless.
    """
    edition = state.edition
    symbol = symbol_of(about)
    bearers = crafts & edition.crafts_with[symbol * MOST_SYMBOLS]
    large = crafts & edition.crafts_with[symbol * MOST_SYMBOLS + 1]
    threes = count(crafts & edition.crafts_with[symbol * MOST_SYMBOLS + 2])
    twos = count(large) - threes
    ones = count(lands & edition.lands_with[symbol]) + count(bearers & ~large)
    for three in range(threes + 1):
        for two in range(twos + 1):
            missing = need_of(about) - paid_of(about) - 3 * three - 2 * two
            if -least_of(about) < missing <= ones:
                return True
    return False


def can_help(
    state: MythotopiaState, seat: i64, lands: i64, crafts: i64, about: i64, power_used: bool, card: i64
) -> bool:
    """Whether this card, doubled, changed or as one, leads to a whole payment."""
    for way in range(MILLED, WAYS):
        if fits(state, seat, lands, crafts, about, power_used, card, way):
            return True
    return False


def fits(
    state: MythotopiaState,
    seat: i64,
    lands: i64,
    crafts: i64,
    about: i64,
    power_used: bool,
    card: i64,
    way: i64,
) -> bool:
    """Whether a card may be spent so next: no card becomes needless, and the rest can still be paid."""
    if way == AS_ONE and power_used:
        return False
    gives = yields(state, seat, crafts, symbol_of(about), card, way)
    if gives == 0:
        return False
    after = paid_with(state, about, card, way, gives)
    used = power_used or way == AS_ONE
    return can_finish(state, seat, lands_after(lands, card), crafts_after(crafts, card, way), after, used)


def can_pay_without(
    state: MythotopiaState, seat: i64, lands: i64, crafts: i64, card: i64, symbol: i64, need: i64
) -> bool:
    """Whether the others can pay when this card serves something else."""
    return can_pay(state, seat, lands_after(lands, card), crafts_after(crafts, card, PLAIN), symbol, need)


# Armies, ships and the food for them.


def can_muster(state: MythotopiaState, seat: i64, lands: i64, crafts: i64, food: i64) -> bool:
    """Whether these cards can place at least one army and pay the food besides. MT-I1, MT-I4."""
    if state.ready_armies[seat] == 0:
        return False
    edition = state.edition
    bearers = lands & edition.lands_with[ARMY]
    # One of them is as good as another.
    if bearers != 0 and can_pay_without(state, seat, lands, crafts, nth(bearers, 0), FOOD, food):
        return True
    armed = crafts & edition.crafts_with[ARMY * MOST_SYMBOLS]
    while armed != 0:
        card = nth(armed, 0) + IMPROVEMENT
        if fits_stock(state, seat, card, 0):
            if can_pay_without(state, seat, lands, crafts, card, FOOD, food):
                return True
        armed &= armed - 1
    return power_works(state, seat, crafts, ARMY) and can_levy(state, seat, lands, crafts, food)


def can_levy(state: MythotopiaState, seat: i64, lands: i64, crafts: i64, food: i64) -> bool:
    """Whether some card can be one army by Levies, with the food paid by the others. MT-X10."""
    for symbol in range(SHIP):
        alike = lands & state.edition.lands_with[symbol]
        if alike != 0 and can_pay_without(state, seat, lands, crafts, nth(alike, 0), FOOD, food):
            return True
    rest = crafts & ~only(LEVIES - IMPROVEMENT)
    while rest != 0:
        if can_pay_without(state, seat, lands, crafts, nth(rest, 0) + IMPROVEMENT, FOOD, food):
            return True
        rest &= rest - 1
    return False


def fits_stock(state: MythotopiaState, seat: i64, card: i64, placed: i64) -> bool:
    """Whether the armies of a card can all be placed; the last one may take a larger card. MT-I4."""
    ready = state.ready_armies[seat]
    return state.edition.worth_of(card, ARMY) <= ready - placed or (ready == 1 and placed == 0)


def can_sail(state: MythotopiaState, seat: i64, lands: i64, crafts: i64, ships: i64, food: i64) -> bool:
    """The same with so many Ship cards played besides. MT-I3."""
    if ships == 0:
        return can_muster(state, seat, lands, crafts, food)
    sails = crafts & state.edition.ship_cards
    while sails != 0:
        if can_sail(state, seat, lands, crafts & ~(sails & -sails), ships - 1, food):
            return True
        sails &= sails - 1
    return False


def gold_within_reach(state: MythotopiaState, seat: i64, need: i64) -> bool:
    return can_pay(state, seat, state.lands_at_hand(seat), state.crafts_at_hand(seat), GOLD, need)
