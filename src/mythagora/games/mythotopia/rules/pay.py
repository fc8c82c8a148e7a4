"""Paying food, stone or gold, card by card. MT-C1, MT-C6."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import CARDS, IMPROVEMENT, MERCHANT, SYMBOLS, WATER_MILL
from mythagora.games.mythotopia.paying import (
    ANY_PART,
    AS_ONE,
    BOTH,
    MERCHANT_BIT,
    MILL_BIT,
    MILLED,
    POWERS,
    TRADED,
    WAYS,
    crafts_after,
    fits,
    is_lean,
    lands_after,
    need_of,
    paid_of,
    paid_with,
    payment,
    power_works,
    symbol_of,
    yields,
)
from mythagora.games.mythotopia.rules.refusals import (
    CANNOT_PAY,
    NEEDLESS_CARD,
    NO_MERCHANT,
    NO_RESERVE_POWER,
    NO_SUCH_SYMBOL,
    NO_WATER_MILL,
    NOT_AT_HAND,
    OWN_POWER_CARD,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    DISCARD,
    FARMED,
    PAY,
    SPEND,
    MythotopiaState,
    MythotopiaStep,
)


def ask_payment(state: MythotopiaState, seat: i64, symbol: i64, need: i64) -> None:
    if need > 0:
        state.ask(PAY, seat, payment(symbol, need, 0, ANY_PART))


class Pay(MythotopiaStep):
    """Which card pays next, and how? Only what is needed, and only if the rest can be paid. MT-C6."""

    name: str = "pay"
    public: str = "paying"
    rule: str = "MT-C6"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        add_ways(state, seat, state.lands_at_hand(seat), state.crafts_at_hand(seat), about, False, acts)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        symbol = symbol_of(about)
        way = (action - SPEND) // CARDS
        card = (action - SPEND) % CARDS
        gives = yields(state, seat, state.crafts_at_hand(seat), symbol, card, way)
        if way in (TRADED, BOTH):
            state.play_card(seat, MERCHANT)
        if way in (MILLED, BOTH):
            state.play_card(seat, WATER_MILL)
        if way == AS_ONE:
            state.happened |= FARMED << symbol
        state.play_card(seat, card)
        if state.events is not None:
            event = state.event(["pays", "pays-milled", "pays-traded", "pays-both", "pays-as-one"][way], seat)
            event.fact("card", "card", state.edition.cards[card])
            event.fact("number", "number", str(gives)).fact("symbol", "symbol", SYMBOLS[symbol])
        after = paid_with(state, about, card, way, gives)
        if paid_of(after) < need_of(after):
            state.ask(PAY, seat, after)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action < SPEND or action >= DISCARD:
            return out_of_place(action)
        way = (action - SPEND) // CARDS
        card = (action - SPEND) % CARDS
        if not state.can_play(seat, card):
            return NOT_AT_HAND
        about = about_of(state.asked)
        symbol = symbol_of(about)
        crafts = state.crafts_at_hand(seat)
        if way == AS_ONE:
            if card == POWERS[symbol]:
                return OWN_POWER_CARD
            if not power_works(state, seat, crafts, symbol):
                return NO_RESERVE_POWER
        if way in (TRADED, BOTH) and crafts & MERCHANT_BIT == 0:
            return NO_MERCHANT
        if way in (MILLED, BOTH) and crafts & MILL_BIT == 0:
            return NO_WATER_MILL
        gives = yields(state, seat, crafts, symbol, card, way)
        if gives == 0:
            return NO_SUCH_SYMBOL if state.edition.worth_of(card, symbol) == 0 else NEEDLESS_CARD
        return CANNOT_PAY if is_lean(paid_with(state, about, card, way, gives)) else NEEDLESS_CARD


def add_ways(
    state: MythotopiaState, seat: i64, lands: i64, crafts: i64, about: i64, power_used: bool, acts: Actions
) -> None:
    """All that these cards can be spent for next."""
    helped = crafts & (MERCHANT_BIT | MILL_BIT) != 0 or power_works(state, seat, crafts, symbol_of(about))
    ways: i64 = WAYS if helped else 1
    cards = lands
    while cards != 0:
        card = nth(cards, 0)
        for way in range(ways):
            if fits(state, seat, lands, crafts, about, power_used, card, way):
                acts.add(SPEND + way * CARDS + card)
        cards &= cards - 1
    cards = crafts
    while cards != 0:
        card = nth(cards, 0) + IMPROVEMENT
        for way in range(ways):
            if fits(state, seat, lands, crafts, about, power_used, card, way):
                acts.add(SPEND + way * CARDS + card)
        cards &= cards - 1


def ways_to_pay(state: MythotopiaState) -> list[list[int]]:
    """All whole payments that answer the question now asked, the one that leaves most in hand first.

    Each is a list of answers, one after another; payments that play the same cards are one. What is kept
    counts first by number of cards, then by their symbols, then by the reserve power if it is not used up.
    """
    seat = state.to_act()
    start = (
        int(state.lands_at_hand(seat)),
        int(state.crafts_at_hand(seat)),
        int(about_of(state.asked)),
        False,
    )
    answers: dict[tuple[int, int, int, bool], list[int]] = {start: []}  # by what is left, how one gets there
    open_ends = [start]
    ends: list[tuple[int, int, bool, tuple[int, int, int, bool]]] = []
    while open_ends:
        here = open_ends.pop()
        lands, crafts, about, power_used = here
        if paid_of(about) >= need_of(about):
            kept = int(count(lands) + count(crafts))
            ends.append((-kept, -symbols_on(state, lands, crafts), power_used, here))
            continue
        acts = Actions()
        add_ways(state, seat, lands, crafts, about, power_used, acts)
        for action in acts.to_list():
            there = after(state, seat, here, action)
            if there not in answers:
                answers[there] = [*answers[here], action]
                open_ends.append(there)
    ends.sort()
    best: dict[tuple[int, int], list[int]] = {}
    for _, _, _, end in ends:
        best.setdefault((end[0], end[1]), answers[end])
    return list(best.values())


def after(
    state: MythotopiaState, seat: i64, before: tuple[int, int, int, bool], action: int
) -> tuple[int, int, int, bool]:
    """The cards and the payment after one answer, as far as paying goes."""
    lands, crafts, about, power_used = before
    way = (action - SPEND) // CARDS
    card = (action - SPEND) % CARDS
    gives = yields(state, seat, crafts, symbol_of(about), card, way)
    return (
        int(lands_after(lands, card)),
        int(crafts_after(crafts, card, way)),
        int(paid_with(state, about, card, way, gives)),
        power_used or way == AS_ONE,
    )


def symbols_on(state: MythotopiaState, lands: i64, crafts: i64) -> int:
    """All symbols on some cards, to tell which are worth keeping."""
    total = 0
    for card in range(CARDS):
        held = lands >> card & 1 if card < IMPROVEMENT else crafts >> (card - IMPROVEMENT) & 1
        if held:
            for symbol in range(len(SYMBOLS)):
                total += int(state.edition.worth_of(card, symbol))
    return total
