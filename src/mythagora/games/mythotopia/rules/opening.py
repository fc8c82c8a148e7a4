"""Choices before the first turn, made by all at the same time: provinces given up, citadels. MT-S4, MT-S7."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, first, nth, only
from mythagora.games.mythotopia.edition import PROVINCES, V_CITADEL, V_ISLES
from mythagora.games.mythotopia.rules.counters import claim, island_of
from mythagora.games.mythotopia.rules.refusals import (
    ALREADY_GIVEN_UP,
    NOT_DEALT_TO_YOU,
    NOT_YOUR_PROVINCE,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    CHOOSE_CITADEL,
    CITADEL,
    DRAW_PILE,
    GIVE_UP,
    TAKE_TURN,
    ZONES,
    MythotopiaState,
    MythotopiaStep,
    is_province,
    replaced,
)


class GiveUpProvinces(MythotopiaStep):
    """Choose your start: which provinces go back? Secret until all have chosen. MT-S4."""

    name: str = "give-up-provinces"
    public: str = "choosing-start"
    rule: str = "MT-S4"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        # In ascending order, so that a pair has one way to be chosen; enough must be left for the rest.
        left = state.edition.given_up - count(state.chosen[seat])
        highest = state.chosen[seat]
        places = state.towns[seat] & ~state.chosen[seat]
        while count(places) >= left:
            place = nth(places, 0)
            places &= places - 1
            if only(place) > highest:
                acts.add(GIVE_UP + place)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        place = action - GIVE_UP
        state.chosen = replaced(state.chosen, seat, state.chosen[seat] | only(place))
        state.open_choices &= ~only(seat)
        if state.events is not None:
            event = state.event("gives-up", seat)
            event.fact("province", "province", state.edition.provinces[place], only(seat))
        if state.is_last() and not self.keeps_asking(state, seat):
            return_provinces(state)

    def keeps_asking(self, state: MythotopiaState, seat: i64) -> bool:
        chosen = count(state.chosen[seat])
        return 0 < chosen < state.edition.given_up

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, GIVE_UP):
            return out_of_place(action)
        return ALREADY_GIVEN_UP if state.towns[seat] >> (action - GIVE_UP) & 1 else NOT_DEALT_TO_YOU


def return_provinces(state: MythotopiaState) -> None:
    """All have chosen: the cards go to the province deck, the towns to the available stock. MT-S4."""
    learners = first(state.players)
    for seat in range(state.players):
        given = state.chosen[seat]
        state.towns[seat] &= ~given
        state.lands[seat * ZONES + DRAW_PILE] &= ~given
        state.province_deck |= given
        for province in range(PROVINCES):
            if given >> province & 1 and state.events is not None:
                event = state.event("returns", seat, learners & ~only(seat))
                event.fact("province", "province", state.edition.provinces[province])
        state.chosen = replaced(state.chosen, seat, 0)
    state.open_choices = 0
    ask_citadels(state)


def ask_citadels(state: MythotopiaState) -> None:
    """MT-S7; otherwise the game begins."""
    builders = seats_with_provinces(state)
    if state.is_in_play(V_CITADEL) and builders != 0:
        state.ask_together(CHOOSE_CITADEL, builders)
    else:
        begin(state)


def seats_with_provinces(state: MythotopiaState) -> i64:
    seats: i64 = 0
    for seat in range(state.players):
        if state.towns[seat] != 0:
            seats |= only(seat)
    return seats


class ChooseCitadel(MythotopiaStep):
    """In which province does the citadel stand? Secret until all have chosen. MT-S7."""

    name: str = "choose-citadel"
    public: str = "choosing-citadel"
    rule: str = "MT-S7"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        places = state.towns[seat]
        while places != 0:
            acts.add(CITADEL + nth(places, 0))
            places &= places - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        place = action - CITADEL
        state.chosen = replaced(state.chosen, seat, only(place))
        if state.events is not None:
            event = state.event("chooses-citadel", seat)
            event.fact("province", "province", state.edition.provinces[place], only(seat))
        if state.is_last():
            raise_citadels(state)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_YOUR_PROVINCE if is_province(action, CITADEL) else out_of_place(action)


def raise_citadels(state: MythotopiaState) -> None:
    """All have chosen: the citadels replace towns. MT-S7."""
    state.citadels = state.chosen
    for seat in range(state.players):
        place = state.chosen[seat]
        state.towns[seat] &= ~place
        if place != 0 and state.events is not None:
            event = state.event("raises-citadel", seat, first(state.players) & ~only(seat))
            event.fact("province", "province", state.edition.provinces[nth(place, 0)])
        state.chosen = replaced(state.chosen, seat, 0)
    state.open_choices = 0
    begin(state)


def begin(state: MythotopiaState) -> None:
    """Each draws a hand, the isles are looked at, and the first turn begins. MT-S10, MT-S11."""
    state.ask(TAKE_TURN, state.first)
    for place in range(state.players):
        seat = state.after(state.first, place)
        hand = state.edition.fourth_hand if place == 3 else state.edition.hand
        state.draw_cards(seat, hand)
        for slot in range(2):
            island = island_of(state, slot)
            if island != 0 and state.owned(seat) & island == island:
                claim(state, seat, V_ISLES, slot)
