"""The deck: drafting, the reserve, discarding, removing. MT-D1 to MT-D5."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import nth, only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import GOLD, IMPROVEMENT, START, WAREHOUSE
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    CHOOSE_ONE_FIRST,
    DECK_TOO_SMALL,
    NOT_AT_HAND,
    NOT_IN_HAND,
    NOT_ON_OFFER,
    RESERVE_IS_FULL,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    CARRY_OUT,
    CHOOSE_DISCARDS,
    CHOOSE_REMOVALS,
    DEED_DRAFT,
    DISCARD,
    DISCARD_PILE,
    DONE,
    DRAFT,
    HAND,
    LAY,
    LAY_RESERVE,
    REMOVE,
    RESERVE,
    STOWED,
    ZONES,
    MythotopiaState,
    MythotopiaStep,
    is_card,
    replaced,
)


def add_cards(acts: Actions, block: i64, lands: i64, crafts: i64) -> None:
    """One answer for each card of a set."""
    while lands != 0:
        acts.add(block + nth(lands, 0))
        lands &= lands - 1
    while crafts != 0:
        acts.add(block + IMPROVEMENT + nth(crafts, 0))
        crafts &= crafts - 1


# Drafting.


def crafts_on_offer(state: MythotopiaState, seat: i64) -> i64:
    """The display, and starting cards that this seat removed. MT-D1."""
    return state.display | state.aside[seat]


def lands_on_offer(state: MythotopiaState, seat: i64) -> i64:
    """Cards of provinces that are still one's own. MT-D1."""
    return state.province_deck & state.owned(seat)


class ChooseDraft(MythotopiaStep):
    """Which card joins the deck? MT-D1."""

    name: str = "choose-draft"
    public: str = "drafting"
    rule: str = "MT-D1"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        add_cards(acts, DRAFT, lands_on_offer(state, seat), crafts_on_offer(state, seat))

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(CARRY_OUT, seat, DEED_DRAFT | (action - DRAFT) << 4)
        ask_payment(state, seat, GOLD, state.edition.draft_gold)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_ON_OFFER if is_card(action, DRAFT) else out_of_place(action)


def draft(state: MythotopiaState, seat: i64, card: i64) -> None:
    """Onto the discard pile. MT-C4."""
    if card < IMPROVEMENT:
        state.province_deck &= ~only(card)
    elif card < START:
        state.display &= ~only(card - IMPROVEMENT)
    else:
        state.aside = replaced(state.aside, seat, state.aside[seat] & ~only(card - IMPROVEMENT))
    state.put(seat, DISCARD_PILE, card)
    state.tell_card("drafts", seat, card)


# The reserve.


def room_in_reserve(state: MythotopiaState, seat: i64) -> i64:
    return state.reserve_limit(seat) - state.pile_size(seat, RESERVE)


def lay(state: MythotopiaState, seat: i64, card: i64) -> None:
    state.lift(seat, HAND, card)
    state.put(seat, RESERVE, card)
    state.tell_card("lays", seat, card)


def lay_refusal(state: MythotopiaState, seat: i64, card: i64) -> Refusal:
    return RESERVE_IS_FULL if state.pile_has(seat, HAND, card) else NOT_IN_HAND


class LayReserve(MythotopiaStep):
    """Which card goes into the reserve, or is that all? MT-D2."""

    name: str = "lay-reserve"
    public: str = "filling-reserve"
    rule: str = "MT-D2"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        if room_in_reserve(state, seat) > 0:
            add_cards(acts, LAY, state.lands[seat * ZONES + HAND], state.crafts[seat * ZONES + HAND])
        if about_of(state.asked) > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        if action != DONE:
            lay(state, seat, action - LAY)
            state.ask(LAY_RESERVE, seat, 1)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return CHOOSE_ONE_FIRST
        return lay_refusal(state, seat, action - LAY) if is_card(action, LAY) else out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """Full, or no card in hand: everybody can count."""
        if about_of(state.asked) == 0:
            return False
        return room_in_reserve(state, seat) <= 0 or state.hand_size(seat) == 0


def can_stow(state: MythotopiaState, seat: i64) -> bool:
    """Warehouse: a card into the reserve as a free action. MT-X26."""
    if not state.in_reserve(seat, WAREHOUSE) or state.happened & STOWED:
        return False
    return state.hand_size(seat) > 0 and room_in_reserve(state, seat) > 0


class StowCard(MythotopiaStep):
    """Warehouse: which card? MT-X26."""

    name: str = "stow-card"
    public: str = "filling-reserve"
    rule: str = "MT-X26"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        add_cards(acts, LAY, state.lands[seat * ZONES + HAND], state.crafts[seat * ZONES + HAND])

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        lay(state, seat, action - LAY)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return lay_refusal(state, seat, action - LAY) if is_card(action, LAY) else out_of_place(action)


# Discarding and removing.


class ChooseDiscards(MythotopiaStep):
    """Which card is discarded, or is that all? MT-D4."""

    name: str = "choose-discards"
    public: str = "discarding"
    rule: str = "MT-D4"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        add_cards(acts, DISCARD, state.lands_at_hand(seat), state.crafts_at_hand(seat))
        if about_of(state.asked) > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        if action != DONE:
            state.play_card(seat, action - DISCARD)
            state.tell_card("discards", seat, action - DISCARD)
            state.ask(CHOOSE_DISCARDS, seat, 1)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return CHOOSE_ONE_FIRST
        return NOT_AT_HAND if is_card(action, DISCARD) else out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        return about_of(state.asked) > 0 and state.cards_at_hand(seat) == 0


def can_remove(state: MythotopiaState, seat: i64) -> bool:
    """MT-D5."""
    return state.deck_size(seat) > state.edition.least_deck and state.cards_at_hand(seat) > 0


class ChooseRemovals(MythotopiaStep):
    """Which card leaves the deck, or is one enough? MT-D5."""

    name: str = "choose-removals"
    public: str = "removing-cards"
    rule: str = "MT-D5"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        if about_of(state.asked) < 2 and can_remove(state, seat):
            add_cards(acts, REMOVE, state.lands_at_hand(seat), state.crafts_at_hand(seat))
        if about_of(state.asked) > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        if action != DONE:
            remove(state, seat, action - REMOVE)
            state.ask(CHOOSE_REMOVALS, seat, about_of(state.asked) + 1)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return CHOOSE_ONE_FIRST
        if not is_card(action, REMOVE):
            return out_of_place(action)
        return DECK_TOO_SMALL if state.can_play(seat, action - REMOVE) else NOT_AT_HAND

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """Two are gone, or no more may go."""
        return about_of(state.asked) == 2 or (about_of(state.asked) == 1 and not can_remove(state, seat))


def remove(state: MythotopiaState, seat: i64, card: i64) -> None:
    """Back to where it came from; the province stays one's own. MT-D5."""
    state.lift_at_hand(seat, card)
    if card < IMPROVEMENT:
        state.province_deck |= only(card)
    elif card < START:
        state.display |= only(card - IMPROVEMENT)
    else:
        state.aside = replaced(state.aside, seat, state.aside[seat] | only(card - IMPROVEMENT))
    state.tell_card("removes", seat, card)
