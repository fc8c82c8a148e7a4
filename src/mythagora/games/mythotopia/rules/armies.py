"""Armies and ships: placing, removing, buying. MT-I4, MT-P1 to MT-P5."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import nth, only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import ARMY, FOOD, GOLD, IMPROVEMENT, LEVIES, MOST_SYMBOLS, SEAS, SHIP
from mythagora.games.mythotopia.paying import (
    can_muster,
    can_pay_without,
    fits_stock,
    gold_within_reach,
    power_works,
)
from mythagora.games.mythotopia.rules.counters import claim_seas
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    ARMY_FIRST,
    AT_WAR,
    CANNOT_PAY,
    NO_ARMIES_THERE,
    NO_ARMY_SYMBOL,
    NO_LEVIES,
    NO_PORT,
    NO_SHIP_SYMBOL,
    NO_SHIPS_THERE,
    NOT_AT_HAND,
    NOT_SO_MANY,
    NOT_YOUR_PLACE,
    ORDER_SOMETHING,
    POOL_IS_EMPTY,
    SHIP_FIRST,
    TOO_MANY_ARMIES,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    ARMIES_FROM,
    ARMIES_TO,
    BUY_ARMY,
    BUY_SHIP,
    CARRY_OUT,
    COUNT_RECALL,
    COUNT_WITHDRAWAL,
    DEED_BUY,
    DEED_GARRISON,
    DEED_INVADE,
    DISMISS_MERCENARIES,
    DONE,
    FARMED,
    LAUNCH_SHIPS,
    LEVY,
    MOST_NUMBER,
    MUSTER,
    NUMBER,
    ORDER_PIECES,
    PLAY_ARMIES,
    PORT,
    RECALL_FROM,
    SHIP_OUT,
    MythotopiaState,
    MythotopiaStep,
    is_card,
    is_in,
    is_province,
)

INVADING: Final = 1 << 16


def muster(state: MythotopiaState, seat: i64, province: i64, food: i64, invades: bool) -> None:
    """Ask for the army cards; then the food is paid and the armies are placed. MT-I1, MT-P1."""
    state.ask(PLAY_ARMIES, seat, province | food << 6 | (INVADING if invades else 0))


class PlayArmies(MythotopiaStep):
    """Which card brings armies, or are these enough? The armies placed equal the symbols. MT-I4."""

    name: str = "play-armies"
    public: str = "mustering"
    rule: str = "MT-I4"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        food = about >> 6 & 15
        placed = about >> 10 & 63
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        edition = state.edition
        if placed < state.ready_armies[seat]:
            cards = lands & edition.lands_with[ARMY]
            while cards != 0:
                card = nth(cards, 0)
                cards &= cards - 1
                if can_pay_without(state, seat, lands, crafts, card, FOOD, food):
                    acts.add(MUSTER + card)
            cards = crafts & edition.crafts_with[ARMY * MOST_SYMBOLS]
            while cards != 0:
                card = nth(cards, 0) + IMPROVEMENT
                cards &= cards - 1
                if fits_stock(state, seat, card, placed):
                    if can_pay_without(state, seat, lands, crafts, card, FOOD, food):
                        acts.add(MUSTER + card)
            if power_works(state, seat, crafts, ARMY):
                add_levies(state, seat, lands, crafts, food, acts)
        if placed > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        if action == DONE:
            send_armies(state, seat, about)
            return
        if action >= LEVY:
            card = action - LEVY
            number: i64 = 1
            state.happened |= FARMED << ARMY
        else:
            card = action - MUSTER
            number = min(state.edition.worth_of(card, ARMY), state.ready_armies[seat])
        state.play_card(seat, card)
        if state.events is not None:
            event = state.event("levies" if action >= LEVY else "musters", seat)
            event.fact("card", "card", state.edition.cards[card]).fact("number", "number", str(number))
        state.ask(PLAY_ARMIES, seat, about + (number << 10))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return ARMY_FIRST
        if not is_card(action, MUSTER) and not is_card(action, LEVY):
            return out_of_place(action)
        card = action - (LEVY if action >= LEVY else MUSTER)
        if not state.can_play(seat, card):
            return NOT_AT_HAND
        if action >= LEVY:
            works = power_works(state, seat, state.crafts_at_hand(seat), ARMY)
            if not works or card == LEVIES or state.edition.worth_of(card, ARMY) == 1:
                return NO_LEVIES
        elif state.edition.worth_of(card, ARMY) == 0:
            return NO_ARMY_SYMBOL
        elif not fits_stock(state, seat, card, about_of(state.asked) >> 10 & 63):
            return TOO_MANY_ARMIES
        return CANNOT_PAY

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """All available armies are on their way."""
        about = about_of(state.asked)
        if about >> 10 & 63 < state.ready_armies[seat]:
            return False
        send_armies(state, seat, about)
        return True


def add_levies(state: MythotopiaState, seat: i64, lands: i64, crafts: i64, food: i64, acts: Actions) -> None:
    """Any card as one army, but for the one that gives exactly that by itself. MT-X10."""
    cards = lands & ~state.edition.lands_with[ARMY]
    while cards != 0:
        card = nth(cards, 0)
        cards &= cards - 1
        if can_pay_without(state, seat, lands, crafts, card, FOOD, food):
            acts.add(LEVY + card)
    cards = crafts & ~only(LEVIES - IMPROVEMENT)
    while cards != 0:
        card = nth(cards, 0) + IMPROVEMENT
        cards &= cards - 1
        if state.edition.worth_of(card, ARMY) != 1:
            if can_pay_without(state, seat, lands, crafts, card, FOOD, food):
                acts.add(LEVY + card)


def send_armies(state: MythotopiaState, seat: i64, about: i64) -> None:
    deed = DEED_INVADE if about & INVADING else DEED_GARRISON
    state.ask(CARRY_OUT, seat, deed | (about & 63) << 4 | (about >> 10 & 63) << 10)
    ask_payment(state, seat, FOOD, about >> 6 & 15)


def can_garrison(state: MythotopiaState, seat: i64) -> bool:
    lands = state.lands_at_hand(seat)
    crafts = state.crafts_at_hand(seat)
    if state.owned(seat) != 0:
        return can_muster(state, seat, lands, crafts, 0)
    return state.present[seat] != 0 and can_muster(state, seat, lands, crafts, state.edition.reinforce_food)


class ChooseGarrison(MythotopiaStep):
    """Where do the armies go: a province one controls, or, for food, one that one invades? MT-P1."""

    name: str = "choose-garrison"
    public: str = "placing-armies"
    rule: str = "MT-P1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        mine = state.owned(seat)
        places = mine
        abroad = state.present[seat] & ~mine
        if abroad != 0:
            lands = state.lands_at_hand(seat)
            crafts = state.crafts_at_hand(seat)
            if can_muster(state, seat, lands, crafts, state.edition.reinforce_food):
                places |= abroad
        while places != 0:
            acts.add(ARMIES_TO + nth(places, 0))
            places &= places - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        province = action - ARMIES_TO
        state.tell_place("garrisons", seat, province)
        own = state.owned(seat) >> province & 1 != 0
        muster(state, seat, province, 0 if own else state.edition.reinforce_food, False)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, ARMIES_TO):
            return out_of_place(action)
        return CANNOT_PAY if state.present[seat] >> (action - ARMIES_TO) & 1 else NOT_YOUR_PLACE


def withdrawals(state: MythotopiaState, seat: i64) -> i64:
    """Provinces with one's armies that are not at war. MT-P2."""
    return state.present[seat] & ~state.wars()


class ChooseWithdrawal(MythotopiaStep):
    """From which province do armies go back? MT-P2."""

    name: str = "choose-withdrawal"
    public: str = "removing-armies"
    rule: str = "MT-P2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        places = withdrawals(state, seat)
        while places != 0:
            acts.add(ARMIES_FROM + nth(places, 0))
            places &= places - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(COUNT_WITHDRAWAL, seat, action - ARMIES_FROM)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, ARMIES_FROM):
            return out_of_place(action)
        return AT_WAR if state.present[seat] >> (action - ARMIES_FROM) & 1 else NO_ARMIES_THERE


class CountWithdrawal(MythotopiaStep):
    """How many armies? None is possible where mercenaries alone go. MT-P2."""

    name: str = "count-withdrawal"
    public: str = "removing-armies"
    rule: str = "MT-P2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        province = about_of(state.asked)
        least: i64 = 0 if state.mercenaries_in(seat, province) > 0 else 1
        for number in range(least, state.armies_in(seat, province) + 1):
            acts.add(NUMBER + number)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        province = about_of(state.asked)
        number = action - NUMBER
        hired = state.mercenaries_in(seat, province)
        if hired > 0 and number < state.armies_in(seat, province):
            state.ask(DISMISS_MERCENARIES, seat, province | number << 6)
        if number > 0:
            state.add_armies(seat, province, -number)
            state.ready_armies[seat] += number
            state.tell_place("withdraws", seat, province, number)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_SO_MANY if is_in(action, NUMBER, MOST_NUMBER) else out_of_place(action)


class DismissMercenaries(MythotopiaStep):
    """How many mercenaries go too? MT-P2, MT-X14."""

    name: str = "dismiss-mercenaries"
    public: str = "removing-armies"
    rule: str = "MT-P2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        least: i64 = 1 if about >> 6 == 0 else 0
        for number in range(least, state.mercenaries_in(seat, about & 63) + 1):
            acts.add(NUMBER + number)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        province = about_of(state.asked) & 63
        if action > NUMBER:
            state.dismiss(seat, province, action - NUMBER)
            state.tell_place("dismisses", seat, province, action - NUMBER)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_SO_MANY if is_in(action, NUMBER, MOST_NUMBER) else out_of_place(action)


# Ships.


def ship_symbols(state: MythotopiaState, seat: i64, most: i64) -> i64:
    """Cards with ship symbols that can all be placed, as a set of crafts; no province has any. MT-P3."""
    cards = state.crafts_at_hand(seat) & state.edition.crafts_with[SHIP * MOST_SYMBOLS]
    if most < MOST_SYMBOLS:
        cards &= ~state.edition.crafts_with[SHIP * MOST_SYMBOLS + most]
    return cards


def ports(state: MythotopiaState, seat: i64) -> i64:
    """Seas on which one controls a province. MT-P3."""
    mine = state.owned(seat)
    seas: i64 = 0
    for sea in range(SEAS):
        if state.edition.coast[sea] & mine != 0:
            seas |= only(sea)
    return seas


def can_launch(state: MythotopiaState, seat: i64) -> bool:
    ready = state.ready_ships[seat]
    return ready > 0 and ship_symbols(state, seat, ready) != 0 and ports(state, seat) != 0


class ChoosePort(MythotopiaStep):
    """Into which sea? MT-P3."""

    name: str = "choose-port"
    public: str = "placing-ships"
    rule: str = "MT-P3"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        seas = ports(state, seat)
        for sea in range(SEAS):
            if seas >> sea & 1:
                acts.add(PORT + sea)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(LAUNCH_SHIPS, seat, action - PORT)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NO_PORT if is_in(action, PORT, SEAS) else out_of_place(action)


class LaunchShips(MythotopiaStep):
    """Which card brings ships, or are these enough? MT-P3."""

    name: str = "launch-ships"
    public: str = "placing-ships"
    rule: str = "MT-P3"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        placed = about_of(state.asked) >> 2
        left = state.ready_ships[seat] - placed
        if left > 0:
            cards = ship_symbols(state, seat, left)
            while cards != 0:
                acts.add(SHIP_OUT + IMPROVEMENT + nth(cards, 0))
                cards &= cards - 1
        if placed > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        if action == DONE:
            place_ships(state, seat, about & 3, about >> 2)
            return
        card = action - SHIP_OUT
        state.play_card(seat, card)
        state.tell_card("launches", seat, card)
        state.ask(LAUNCH_SHIPS, seat, about + (state.edition.worth_of(card, SHIP) << 2))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return SHIP_FIRST
        if not is_card(action, SHIP_OUT):
            return out_of_place(action)
        return NO_SHIP_SYMBOL if state.can_play(seat, action - SHIP_OUT) else NOT_AT_HAND

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """No ship is left to place."""
        about = about_of(state.asked)
        if about >> 2 < state.ready_ships[seat]:
            return False
        place_ships(state, seat, about & 3, about >> 2)
        return True


def place_ships(state: MythotopiaState, seat: i64, sea: i64, number: i64) -> None:
    before = state.seas_with_ships(seat)
    state.ready_ships[seat] -= number
    state.ships[seat * SEAS + sea] += number
    tell_ships(state, "places-ships", seat, sea, number)
    claim_seas(state, seat, before)


def tell_ships(state: MythotopiaState, verb: str, seat: i64, sea: i64, number: i64) -> None:
    if state.events is not None:
        event = state.event(verb, seat).fact("sea", "sea", state.edition.seas[sea])
        event.fact("number", "number", str(number))


class ChooseRecall(MythotopiaStep):
    """From which sea do ships go back? MT-P4."""

    name: str = "choose-recall"
    public: str = "removing-ships"
    rule: str = "MT-P4"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        for sea in range(SEAS):
            if state.ships_in(seat, sea) > 0:
                acts.add(RECALL_FROM + sea)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(COUNT_RECALL, seat, action - RECALL_FROM)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NO_SHIPS_THERE if is_in(action, RECALL_FROM, SEAS) else out_of_place(action)


class CountRecall(MythotopiaStep):
    """How many ships? MT-P4."""

    name: str = "count-recall"
    public: str = "removing-ships"
    rule: str = "MT-P4"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        for number in range(1, state.ships_in(seat, about_of(state.asked)) + 1):
            acts.add(NUMBER + number)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        sea = about_of(state.asked)
        number = action - NUMBER
        state.ships[seat * SEAS + sea] -= number
        state.ready_ships[seat] += number
        tell_ships(state, "recalls-ships", seat, sea, number)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_SO_MANY if is_in(action, NUMBER, MOST_NUMBER) else out_of_place(action)


# Buying.


def order_gold(state: MythotopiaState, armies: i64, ships: i64) -> i64:
    """MT-P5."""
    return armies * state.edition.army_gold + ships * state.edition.ship_gold


def can_order(state: MythotopiaState, seat: i64, armies: i64, ships: i64) -> bool:
    if armies > state.pool_armies[seat] or ships > state.pool_ships[seat]:
        return False
    return gold_within_reach(state, seat, order_gold(state, armies, ships))


def can_buy(state: MythotopiaState, seat: i64) -> bool:
    return can_order(state, seat, 1, 0) or can_order(state, seat, 0, 1)


class OrderPieces(MythotopiaStep):
    """What else is bought: an army, a ship, or is that all? It is paid together. MT-P5."""

    name: str = "order-pieces"
    public: str = "buying"
    rule: str = "MT-P5"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        armies = about & 15
        ships = about >> 4
        # Armies are named before ships, so that an order has one way to be given.
        if ships == 0 and can_order(state, seat, armies + 1, ships):
            acts.add(BUY_ARMY)
        if can_order(state, seat, armies, ships + 1):
            acts.add(BUY_SHIP)
        if about > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        if action == DONE:
            state.ask(CARRY_OUT, seat, DEED_BUY | about << 4)
            ask_payment(state, seat, GOLD, order_gold(state, about & 15, about >> 4))
        else:
            state.ask(ORDER_PIECES, seat, about + (1 if action == BUY_ARMY else 16))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return ORDER_SOMETHING
        if action != BUY_ARMY and action != BUY_SHIP:
            return out_of_place(action)
        about = about_of(state.asked)
        if action == BUY_ARMY:
            if about >> 4 > 0:
                return out_of_place(action)
            return POOL_IS_EMPTY if about & 15 >= state.pool_armies[seat] else CANNOT_PAY
        return POOL_IS_EMPTY if about >> 4 >= state.pool_ships[seat] else CANNOT_PAY


def buy(state: MythotopiaState, seat: i64, armies: i64, ships: i64) -> None:
    state.pool_armies[seat] -= armies
    state.ready_armies[seat] += armies
    state.pool_ships[seat] -= ships
    state.ready_ships[seat] += ships
    if state.events is not None:
        event = state.event("buys", seat).fact("armies", "number", str(armies))
        event.fact("ships", "number", str(ships))
