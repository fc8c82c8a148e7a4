"""Cards played for their text: actions and free actions. MT-X1 to MT-X21."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth, only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import (
    ALCHEMIST,
    COUNSELLOR,
    DIPLOMAT,
    GOLD,
    IMPROVEMENT,
    MARAUDERS,
    MERCENARY,
    MILITIA,
    MYSTIC,
    PHILOSOPHER,
    PROVIDENCE,
    PROVINCES,
)
from mythagora.games.mythotopia.paying import can_pay, crafts_after
from mythagora.games.mythotopia.rules.build import can_build
from mythagora.games.mythotopia.rules.deck import add_cards
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    CHOOSE_ONE_FIRST,
    NO_ARMIES_THERE,
    NO_COUNTER_TO_TRADE,
    NO_WAR_THERE,
    NOT_AT_HAND,
    NOT_FOUND,
    NOT_IN_DISCARD,
    NOT_SO_MANY,
    NOT_YOUR_WAR,
    STOCK_IS_EMPTY,
    out_of_place,
)
from mythagora.games.mythotopia.rules.war import own_wars, send_home
from mythagora.games.mythotopia.state import (
    CARRY_OUT,
    CHOOSE_BUILDER,
    CHOOSE_INVENTION,
    CHOOSE_RAID,
    CHOOSE_REVIVAL,
    DEED_HIRE,
    DEED_PEACE,
    DEED_REVIVE,
    DISCARD,
    DISCARD_PILE,
    DONE,
    DRAW_PILE,
    HAND,
    HIRE,
    HIRE_HOW_MANY,
    HIRE_WHERE,
    IN_PLAY,
    KEEP,
    MAKE_PEACE,
    MOST_NUMBER,
    NUMBER,
    PEACE,
    RAID,
    REVIVE,
    TAKE_COUNSEL,
    TRADE,
    TRADE_COUNTER,
    ZONES,
    MythotopiaState,
    MythotopiaStep,
    is_card,
    is_in,
    is_province,
)

FOUND_AT_ONCE: Final = 3  # improvements that Philosopher looks at


def is_build(state: MythotopiaState, card: i64) -> bool:
    return card >= IMPROVEMENT and state.edition.builds >> (card - IMPROVEMENT) & 1 != 0


def is_action_card(state: MythotopiaState, card: i64) -> bool:
    """Its text costs an action. MT-C5."""
    return card in (ALCHEMIST, DIPLOMAT) or is_build(state, card)


def is_free_card(card: i64) -> bool:
    """Its text costs none. MT-C5."""
    if card in (COUNSELLOR, MARAUDERS, MERCENARY, MILITIA):
        return True
    return card in (MYSTIC, PHILOSOPHER, PROVIDENCE)


def gold_besides(state: MythotopiaState, seat: i64, card: i64, need: i64) -> bool:
    """Whether the other cards can pay the gold that this one asks for."""
    crafts = crafts_after(state.crafts_at_hand(seat), card, 0)
    return can_pay(state, seat, state.lands_at_hand(seat), crafts, GOLD, need)


def works(state: MythotopiaState, seat: i64, card: i64) -> bool:
    """Whether a card at hand can be played for its text and carried to its end."""
    edition = state.edition
    if is_build(state, card):
        return can_build(state, seat, card)
    if card == ALCHEMIST:
        return can_trade(state, seat, 1) or can_trade(state, seat, 2)
    if card == DIPLOMAT:
        return own_wars(state, seat) != 0 and gold_besides(state, seat, card, edition.diplomat_gold)
    if card == COUNSELLOR:
        return state.hand_size(seat) > (1 if state.pile_has(seat, HAND, card) else 0)
    if card == MARAUDERS:
        return any_army(state)
    if card == MERCENARY:
        if state.mercenaries_ready() == 0 or state.present[seat] == 0:
            return False
        return gold_besides(state, seat, card, edition.mercenary_gold)
    if card == MILITIA:
        return state.pool_armies[seat] > 0
    if card == MYSTIC:
        if state.pile_size(seat, DISCARD_PILE) == 0:
            return False
        return gold_besides(state, seat, card, edition.mystic_gold)
    if card == PHILOSOPHER:
        return state.undealt != 0
    return state.pile_size(seat, DRAW_PILE) + state.pile_size(seat, DISCARD_PILE) > 0


def play_text(state: MythotopiaState, seat: i64, card: i64) -> None:
    """What the card says. Where it must not be shuffled in at once, it waits in play. MT-X5, MT-X21."""
    state.tell_card("plays", seat, card)
    from_hand = state.pile_has(seat, HAND, card)
    if card in (COUNSELLOR, PROVIDENCE):
        state.lift_at_hand(seat, card)
        state.put(seat, IN_PLAY, card)
    elif card == PHILOSOPHER:
        state.lift_at_hand(seat, card)  # it leaves the game, MT-X19
    else:
        state.play_card(seat, card)
    if is_build(state, card):
        state.ask(CHOOSE_BUILDER, seat)
    elif card == ALCHEMIST:
        state.ask(TRADE_COUNTER, seat)
    elif card == DIPLOMAT:
        state.ask(MAKE_PEACE, seat)
    elif card == COUNSELLOR:
        state.ask(TAKE_COUNSEL, seat, 1 if from_hand else 0)
    elif card == MARAUDERS:
        state.ask(CHOOSE_RAID, seat)
    elif card == MERCENARY:
        state.ask(HIRE_WHERE, seat)
    elif card == MILITIA:
        state.pool_armies[seat] -= 1
        state.ready_armies[seat] += 1
    elif card == MYSTIC:
        state.ask(CHOOSE_REVIVAL, seat)
    elif card == PHILOSOPHER:
        seek_inventions(state, seat)
    else:
        state.draw_cards(seat, 2)
        leave_play(state, seat)


def leave_play(state: MythotopiaState, seat: i64) -> None:
    """What waited joins the discard pile. MT-X5, MT-X21."""
    pile = seat * ZONES + IN_PLAY
    while state.lands[pile] != 0 or state.crafts[pile] != 0:
        card = state.any_card(pile)
        state.lift(seat, IN_PLAY, card)
        state.put(seat, DISCARD_PILE, card)


# Alchemist.


def can_trade(state: MythotopiaState, seat: i64, value: i64) -> bool:
    """MT-X1."""
    return state.counters[seat * 3 + value - 1] > 0 and state.stock[value] > 0


class TradeCounter(MythotopiaStep):
    """Alchemist: which counter becomes a higher one? MT-X1."""

    name: str = "trade-counter"
    rule: str = "MT-X1"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        for value in range(1, 3):
            if can_trade(state, seat, value):
                acts.add(TRADE + value - 1)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        low = action - TRADE
        state.counters[seat * 3 + low] -= 1
        state.stock[low] += 1
        state.counters[seat * 3 + low + 1] += 1
        state.stock[low + 1] -= 1
        if state.events is not None:
            state.event("trades", seat).fact("value", "number", str(low + 1))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action < TRADE or action >= NUMBER:
            return out_of_place(action)
        return NO_COUNTER_TO_TRADE if state.counters[seat * 3 + action - TRADE] == 0 else STOCK_IS_EMPTY


# Diplomat.


class MakePeace(MythotopiaStep):
    """Diplomat: which war ends without a winner? MT-X6."""

    name: str = "make-peace"
    rule: str = "MT-X6"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        wars = own_wars(state, seat)
        while wars != 0:
            acts.add(PEACE + nth(wars, 0))
            wars &= wars - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(CARRY_OUT, seat, DEED_PEACE | (action - PEACE) << 4)
        ask_payment(state, seat, GOLD, state.edition.diplomat_gold)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, PEACE):
            return out_of_place(action)
        return NOT_YOUR_WAR if state.wars() >> (action - PEACE) & 1 else NO_WAR_THERE


def make_peace(state: MythotopiaState, seat: i64, province: i64) -> None:
    """Nobody conquers, and no counter for the defender. MT-X6."""
    send_home(state, province)
    state.tell_place("makes-peace", seat, province)


# Mercenary.


class HireWhere(MythotopiaStep):
    """Mercenary: to which province with an army of one's own? MT-X14."""

    name: str = "hire-where"
    rule: str = "MT-X14"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        places = state.present[seat]
        while places != 0:
            acts.add(HIRE + nth(places, 0))
            places &= places - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(HIRE_HOW_MANY, seat, action - HIRE)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NO_ARMIES_THERE if is_province(action, HIRE) else out_of_place(action)


class HireHowMany(MythotopiaStep):
    """Mercenary: one, or both? MT-X14."""

    name: str = "hire-how-many"
    rule: str = "MT-X14"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        for number in range(1, state.mercenaries_ready() + 1):
            acts.add(NUMBER + number)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        deed = DEED_HIRE | about_of(state.asked) << 4 | (action - NUMBER) << 10
        state.ask(CARRY_OUT, seat, deed)
        ask_payment(state, seat, GOLD, state.edition.mercenary_gold)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_SO_MANY if is_in(action, NUMBER, MOST_NUMBER) else out_of_place(action)


def hire(state: MythotopiaState, seat: i64, province: i64, number: i64) -> None:
    state.tell_place("hires", seat, province, number)
    for one in range(2):
        if number > 0 and state.mercenaries[one] == -1:
            state.mercenaries[one] = seat * PROVINCES + province
            number -= 1


# Marauders.


def any_army(state: MythotopiaState) -> bool:
    for seat in range(state.players):
        if state.present[seat] != 0:
            return True
    return False


class ChooseRaid(MythotopiaStep):
    """Marauders: which army goes back to its owner? MT-X13."""

    name: str = "choose-raid"
    rule: str = "MT-X13"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        for other in range(state.players):
            places = state.present[other]
            while places != 0:
                acts.add(RAID + other * PROVINCES + nth(places, 0))
                places &= places - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        other = (action - RAID) // PROVINCES
        province = (action - RAID) % PROVINCES
        state.add_armies(other, province, -1)
        state.ready_armies[other] += 1
        if state.events is not None:
            event = state.event("raids", seat).fact("province", "province", state.edition.provinces[province])
            event.fact("other", "seat", str(other))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NO_ARMIES_THERE if is_in(action, RAID, 4 * PROVINCES) else out_of_place(action)


# Mystic.


class ChooseRevival(MythotopiaStep):
    """Mystic: which card of the discard pile comes to the hand? Not Mystic itself. MT-X18."""

    name: str = "choose-revival"
    rule: str = "MT-X18"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        pile = seat * ZONES + DISCARD_PILE
        add_cards(acts, REVIVE, state.lands[pile], state.crafts[pile] & ~only(MYSTIC - IMPROVEMENT))

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(CARRY_OUT, seat, DEED_REVIVE | (action - REVIVE) << 4)
        ask_payment(state, seat, GOLD, state.edition.mystic_gold)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_IN_DISCARD if is_card(action, REVIVE) else out_of_place(action)


def revive(state: MythotopiaState, seat: i64, card: i64) -> None:
    """All see which card it is. MT-C7."""
    state.lift(seat, DISCARD_PILE, card)
    state.put(seat, HAND, card)
    if card < IMPROVEMENT:
        state.shown_lands[seat] |= only(card)
    else:
        state.shown_crafts[seat] |= only(card - IMPROVEMENT)
    state.tell_card("revives", seat, card)


# Counsellor.


class TakeCounsel(MythotopiaStep):
    """Counsellor: which card is exchanged, or are these all? At least one from the hand. MT-X5."""

    name: str = "take-counsel"
    rule: str = "MT-X5"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        from_hand = about_of(state.asked) >> 1
        if from_hand > 0 or state.hand_size(seat) > 0:
            add_cards(acts, DISCARD, state.lands_at_hand(seat), state.crafts_at_hand(seat))
        if from_hand > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        if action == DONE:
            finish_counsel(state, seat, about)
            return
        card = action - DISCARD
        from_hand = state.pile_has(seat, HAND, card)
        state.lift_at_hand(seat, card)
        state.put(seat, IN_PLAY, card)
        state.tell_card("discards", seat, card)
        state.ask(TAKE_COUNSEL, seat, about + (2 if from_hand else 0))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return CHOOSE_ONE_FIRST
        return NOT_AT_HAND if is_card(action, DISCARD) else out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """Nothing is left to exchange."""
        if state.cards_at_hand(seat) > 0:
            return False
        finish_counsel(state, seat, about_of(state.asked))
        return True


def finish_counsel(state: MythotopiaState, seat: i64, about: i64) -> None:
    """As many as were discarded from the hand, and one for Counsellor if it came from there. MT-X5."""
    state.draw_cards(seat, (about >> 1) + (about & 1))
    leave_play(state, seat)


# Philosopher.


def seek_inventions(state: MythotopiaState, seat: i64) -> None:
    """The top three of the undealt improvements, or what there is. MT-X19."""
    hidden = state.undealt
    event = None
    if state.events is not None:
        event = state.event("looks", seat, only(seat))
    for _ in range(min(FOUND_AT_ONCE, count(hidden))):
        found = nth(hidden, state.dice.below(count(hidden)))
        hidden &= ~only(found)
        state.looked |= only(found)
        if event is not None:
            event.fact("card", "card", state.edition.cards[found + IMPROVEMENT], only(seat))
    state.undealt = hidden
    state.ask(CHOOSE_INVENTION, seat)


class ChooseInvention(MythotopiaStep):
    """Philosopher: which improvement is kept in hand? MT-X19."""

    name: str = "choose-invention"
    rule: str = "MT-X19"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        add_cards(acts, KEEP, 0, state.looked)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        card = action - KEEP
        state.undealt |= state.looked & ~only(card - IMPROVEMENT)
        state.looked = 0
        state.put(seat, HAND, card)
        state.kept = card
        state.kept_by = seat
        if state.events is not None:
            state.event("keeps", seat).fact("card", "card", state.edition.cards[card], only(seat))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_FOUND if is_card(action, KEEP) else out_of_place(action)
