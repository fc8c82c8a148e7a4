"""Victory counters: who earns one, and where it comes from. MT-V2 to MT-V14, MT-X25."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import GOLD, V_CITY, V_GUILDED, V_INNS, V_ISLES, V_SEAS, VICTORIES
from mythagora.games.mythotopia.paying import gold_within_reach
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    CANNOT_PAY,
    STOCK_IS_EMPTY,
    VICTORY_IS_EMPTY,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    CARRY_OUT,
    DEED_EXTRA,
    FROM_CARD,
    FROM_STOCK,
    NO,
    PAY_EXTRA,
    TAKE_COUNTER,
    YES,
    MythotopiaState,
    MythotopiaStep,
    replaced,
)


def value_of(state: MythotopiaState, victory: i64, slot: i64) -> i64:
    return state.edition.counter_value[victory * 2 + slot]


def is_on_card(state: MythotopiaState, victory: i64, slot: i64) -> bool:
    if victory in (V_ISLES, V_SEAS):
        return state.left[victory] >> slot & 1 != 0
    return state.left[victory] > 0


def is_in_stock(state: MythotopiaState, seat: i64, victory: i64, slot: i64) -> bool:
    """Whether Scribe offers this seat a counter from the unused stock. MT-X25."""
    return state.has_scribe(seat) and state.stock[value_of(state, victory, slot) - 1] > 0


def may_claim(state: MythotopiaState, seat: i64, victory: i64) -> bool:
    """Whether meeting this card's condition would give a counter; for the cards with one kind. MT-V13."""
    if not state.is_in_play(victory):
        return False
    return is_on_card(state, victory, 0) or is_in_stock(state, seat, victory, 0)


def claim(state: MythotopiaState, seat: i64, victory: i64, slot: i64) -> None:
    """A condition is met: the counter must be taken; with Scribe there may be two to choose from. MT-V14."""
    if state.is_in_play(victory):
        state.ask(TAKE_COUNTER, seat, victory | slot << 4)


def claim_islands(state: MythotopiaState, seat: i64, province: i64) -> None:
    """Lord of the Isles, at the moment an island is complete. MT-V7."""
    if not state.is_in_play(V_ISLES):
        return
    mine = state.owned(seat)
    for slot in range(2):
        island = island_of(state, slot)
        if island >> province & 1 and mine & island == island:
            claim(state, seat, V_ISLES, slot)


def island_of(state: MythotopiaState, slot: i64) -> i64:
    return state.edition.large_island if slot == 0 else state.edition.small_island


def claim_seas(state: MythotopiaState, seat: i64, before: i64) -> None:
    """Master of the Seas, when ships come to a third or a fourth sea. MT-V8."""
    now = state.seas_with_ships(seat)
    if now > before and now >= 3:
        slot = now - 3
        if state.is_in_play(V_SEAS) and state.sea_claims[seat] >> slot & 1 == 0:
            if state.has_scribe(seat) and state.towns_left(seat) > 0:
                mark_condition(state, seat, slot)
                claim(state, seat, V_SEAS, slot)
            elif is_on_card(state, V_SEAS, slot):
                state.sea_claims = replaced(state.sea_claims, seat, state.sea_claims[seat] | only(slot))
                take(state, seat, V_SEAS, slot, True)


def mark_condition(state: MythotopiaState, seat: i64, slot: i64) -> None:
    """Scribe's owner puts a town on the card, for good, if there is anything to take. MT-X25."""
    if is_on_card(state, V_SEAS, slot) or is_in_stock(state, seat, V_SEAS, slot):
        state.sea_claims = replaced(state.sea_claims, seat, state.sea_claims[seat] | only(slot))
        state.sea_towns = replaced(state.sea_towns, seat, state.sea_towns[seat] + 1)


def take(state: MythotopiaState, seat: i64, victory: i64, slot: i64, from_card: bool) -> None:
    value = value_of(state, victory, slot)
    if not from_card:
        state.stock[value - 1] -= 1
    elif victory in (V_ISLES, V_SEAS):
        state.left[victory] &= ~only(slot)
    else:
        state.left[victory] -= 1
    state.counters[seat * 3 + value - 1] += 1
    if state.events is not None:
        event = state.event("takes-counter" if from_card else "takes-stock", seat)
        event.fact("victory", "victory", VICTORIES[victory]).fact("value", "number", str(value))
        if from_card and state.left[victory] == 0:
            state.event("empties", seat).fact("victory", "victory", VICTORIES[victory])


class TakeCounter(MythotopiaStep):
    """Scribe: from the victory card or the unused stock? Without the choice it is simply taken. MT-X25."""

    name: str = "take-counter"
    rule: str = "MT-X25"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        if is_on_card(state, about & 15, about >> 4):
            acts.add(FROM_CARD)
        if is_in_stock(state, seat, about & 15, about >> 4):
            acts.add(FROM_STOCK)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        take(state, seat, about & 15, about >> 4, action == FROM_CARD)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == FROM_CARD:
            return VICTORY_IS_EMPTY
        return STOCK_IS_EMPTY if action == FROM_STOCK else out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        about = about_of(state.asked)
        on_card = is_on_card(state, about & 15, about >> 4)
        in_stock = is_in_stock(state, seat, about & 15, about >> 4)
        if on_card and in_stock:
            return False
        if on_card or in_stock:
            take(state, seat, about & 15, about >> 4, on_card)
        return True


def extra_gold(state: MythotopiaState, victory: i64) -> i64:
    """MT-V5, MT-V10."""
    return state.edition.guilded_gold if victory == V_GUILDED else state.edition.inns_gold


def offer_extra(state: MythotopiaState, seat: i64, built: i64) -> None:
    """Guilded City for a city, Roadside Inns for a road, if they have anything to give. MT-V13."""
    victory = V_GUILDED if built == V_CITY else V_INNS
    if may_claim(state, seat, victory):
        state.ask(PAY_EXTRA, seat, victory)


class PayExtra(MythotopiaStep):
    """Pay gold for one more counter? MT-V5, MT-V10."""

    name: str = "pay-extra"
    rule: str = "MT-V5"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        if gold_within_reach(state, seat, extra_gold(state, about_of(state.asked))):
            acts.add(YES)
        acts.add(NO)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        if action == YES:
            victory = about_of(state.asked)
            state.ask(CARRY_OUT, seat, DEED_EXTRA | victory << 4)
            ask_payment(state, seat, GOLD, extra_gold(state, victory))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return CANNOT_PAY if action == YES else out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """Who has no card left cannot pay, and the card may have been emptied meanwhile."""
        gone = not may_claim(state, seat, about_of(state.asked))
        return gone or (state.cards_at_hand(seat) == 0 and extra_gold(state, about_of(state.asked)) > 0)
