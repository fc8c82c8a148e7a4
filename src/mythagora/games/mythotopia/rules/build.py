"""Building cities, castles and roads. MT-K1 to MT-K6."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth, only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import (
    GENERAL,
    HILLS,
    IMPROVEMENT,
    MOUNTAINS,
    NO_BORDER,
    OPEN,
    PROVINCES,
    RANGER,
    STONE,
    V_CASTLE,
    V_CITY,
    V_ROAD,
)
from mythagora.games.mythotopia.paying import can_pay, crafts_after, lands_after
from mythagora.games.mythotopia.rules.counters import claim, offer_extra
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    BEHIND_MOUNTAINS,
    CANNOT_PAY,
    CASTLE_STANDS,
    CITADEL_STANDS,
    NO_BORDER_THERE,
    NO_CASTLE_LEFT,
    NO_CITY_LEFT,
    NO_PROVINCE_CARD,
    NO_ROAD_LEFT,
    NO_TOWN_THERE,
    NOT_AT_HAND,
    NOT_BOTH_YOURS,
    NOT_LINKED,
    NOTHING_TO_BUILD,
    ROAD_EXISTS,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    BUILD_CASTLE,
    BUILD_CITY,
    CARRY_OUT,
    CHOOSE_SITE,
    CHOOSE_WORK,
    DEED_CASTLE,
    DEED_CITY,
    DEED_ROAD,
    ORIGIN,
    ROAD_TO,
    SITE,
    MythotopiaState,
    MythotopiaStep,
    is_card,
    is_province,
)


def may_found_city(state: MythotopiaState, seat: i64, province: i64) -> bool:
    """MT-K2, MT-K5."""
    return state.towns[seat] >> province & 1 != 0 and state.cities_left(seat) > 0


def may_raise_castle(state: MythotopiaState, seat: i64, province: i64) -> bool:
    """MT-K3, MT-K5."""
    if (state.castles | state.citadels[seat]) >> province & 1:
        return False
    return count(state.castles) < state.edition.castles


def road_stone(state: MythotopiaState, seat: i64, one: i64, other: i64) -> i64:
    """What a road across this border costs; -1 where none can be. MT-K4, MT-B1, MT-X23."""
    border = state.edition.border(one, other)
    if border != OPEN and border != NO_BORDER and state.in_reserve(seat, RANGER):
        border -= 1
    if border in (NO_BORDER, MOUNTAINS):
        return -1
    extra = state.edition.hills_stone if border == HILLS else 0
    return state.edition.road_stone + extra


def road_ends(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """Provinces to which a road may be built from here. MT-K4, MT-K5."""
    if state.road_count == state.edition.roads:
        return 0
    edition = state.edition
    near = edition.open[province] | edition.hills[province]
    if state.in_reserve(seat, RANGER):
        near |= edition.mountains[province]
    return near & state.owned(seat) & ~state.roads[province]


def can_work(state: MythotopiaState, seat: i64, province: i64, lands: i64, crafts: i64) -> bool:
    """Whether something can be built here and paid with these cards."""
    if may_raise_castle(state, seat, province):
        if can_pay(state, seat, lands, crafts, STONE, state.edition.castle_stone):
            return True
    if may_found_city(state, seat, province):
        if can_pay(state, seat, lands, crafts, STONE, state.edition.city_stone):
            return True
    ends = road_ends(state, seat, province)
    while ends != 0:
        if can_pave(state, seat, province, nth(ends, 0), lands, crafts):
            return True
        ends &= ends - 1
    return False


def can_pave(state: MythotopiaState, seat: i64, one: i64, other: i64, lands: i64, crafts: i64) -> bool:
    """A road that Ranger's text helps to build is not paid with Ranger's stone. MT-C1."""
    if state.edition.border(one, other) != OPEN:
        crafts = without_ranger(state, seat, crafts)
    return can_pay(state, seat, lands, crafts, STONE, road_stone(state, seat, one, other))


def without_ranger(state: MythotopiaState, seat: i64, crafts: i64) -> i64:
    return crafts & ~only(RANGER - IMPROVEMENT) if state.in_reserve(seat, RANGER) else crafts


def sites(state: MythotopiaState, seat: i64, card: i64) -> i64:
    """Where a card lets one build: its province and what roads join to it; General, anywhere. MT-R3."""
    return state.owned(seat) if card == GENERAL else state.network(seat, card)


def builds_with(state: MythotopiaState, seat: i64, card: i64, lands: i64, crafts: i64) -> bool:
    """Whether something can be built with this card of a province, paid with these other cards."""
    rest = lands_after(lands, card)
    others = crafts_after(crafts, card, 0)
    places = sites(state, seat, card)
    while places != 0:
        if can_work(state, seat, nth(places, 0), rest, others):
            return True
        places &= places - 1
    return False


def can_build(state: MythotopiaState, seat: i64, build: i64) -> bool:
    """Whether this Build card can be played and all be paid. MT-K1."""
    lands = state.lands_at_hand(seat)
    crafts = crafts_after(state.crafts_at_hand(seat), build, 0)
    # The cheapest thing is a stone or two: without it no card needs to be looked at.
    least = min(state.edition.castle_stone, state.edition.city_stone, state.edition.road_stone)
    if not can_pay(state, seat, lands, crafts, STONE, least):
        return False
    cards = lands & state.owned(seat)
    while cards != 0:
        if builds_with(state, seat, nth(cards, 0), lands, crafts):
            return True
        cards &= cards - 1
    return crafts >> (GENERAL - IMPROVEMENT) & 1 != 0 and builds_with(state, seat, GENERAL, lands, crafts)


class ChooseBuilder(MythotopiaStep):
    """Which card says where: a province, or General? MT-K1."""

    name: str = "choose-builder"
    public: str = "building"
    rule: str = "MT-K1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        cards = lands & state.owned(seat)
        while cards != 0:
            card = nth(cards, 0)
            cards &= cards - 1
            if builds_with(state, seat, card, lands, crafts):
                acts.add(ORIGIN + card)
        if state.can_play(seat, GENERAL) and builds_with(state, seat, GENERAL, lands, crafts):
            acts.add(ORIGIN + GENERAL)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        card = action - ORIGIN
        state.play_card(seat, card)
        state.tell_card("builds-with", seat, card)
        state.ask(CHOOSE_SITE, seat, card)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_card(action, ORIGIN):
            return out_of_place(action)
        card = action - ORIGIN
        if not state.can_play(seat, card):
            return NOT_AT_HAND
        return NO_PROVINCE_CARD if card >= IMPROVEMENT and card != GENERAL else NOTHING_TO_BUILD


class ChooseSite(MythotopiaStep):
    """In which province? MT-R3."""

    name: str = "choose-site"
    public: str = "building"
    rule: str = "MT-R3"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        places = sites(state, seat, about_of(state.asked))
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        while places != 0:
            place = nth(places, 0)
            places &= places - 1
            if can_work(state, seat, place, lands, crafts):
                acts.add(SITE + place)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(CHOOSE_WORK, seat, action - SITE)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, SITE):
            return out_of_place(action)
        linked = sites(state, seat, about_of(state.asked)) >> (action - SITE) & 1
        return NOTHING_TO_BUILD if linked else NOT_LINKED

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """No road leads anywhere else."""
        places = sites(state, seat, about_of(state.asked))
        if places & (places - 1) != 0:
            return False
        state.ask(CHOOSE_WORK, seat, nth(places, 0))
        return True


class ChooseWork(MythotopiaStep):
    """A city, a castle, or a road, and where to? MT-K2, MT-K3, MT-K4."""

    name: str = "choose-work"
    public: str = "building"
    rule: str = "MT-K1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        place = about_of(state.asked)
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        if may_found_city(state, seat, place):
            if can_pay(state, seat, lands, crafts, STONE, state.edition.city_stone):
                acts.add(BUILD_CITY)
        if may_raise_castle(state, seat, place):
            if can_pay(state, seat, lands, crafts, STONE, state.edition.castle_stone):
                acts.add(BUILD_CASTLE)
        ends = road_ends(state, seat, place)
        while ends != 0:
            end = nth(ends, 0)
            ends &= ends - 1
            if can_pave(state, seat, place, end, lands, crafts):
                acts.add(ROAD_TO + end)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        place = about_of(state.asked)
        if action == BUILD_CITY:
            state.ask(CARRY_OUT, seat, DEED_CITY | place << 4)
            ask_payment(state, seat, STONE, state.edition.city_stone)
        elif action == BUILD_CASTLE:
            state.ask(CARRY_OUT, seat, DEED_CASTLE | place << 4)
            ask_payment(state, seat, STONE, state.edition.castle_stone)
        else:
            end = action - ROAD_TO
            if state.edition.border(place, end) != OPEN and state.in_reserve(seat, RANGER):
                state.barred |= only(RANGER - IMPROVEMENT)
            state.ask(CARRY_OUT, seat, DEED_ROAD | place << 4 | end << 10)
            ask_payment(state, seat, STONE, road_stone(state, seat, place, end))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        place = about_of(state.asked)
        if action == BUILD_CITY:
            if state.towns[seat] >> place & 1 == 0:
                return NO_TOWN_THERE
            return NO_CITY_LEFT if state.cities_left(seat) == 0 else CANNOT_PAY
        if action == BUILD_CASTLE:
            if state.castles >> place & 1:
                return CASTLE_STANDS
            if state.citadels[seat] >> place & 1:
                return CITADEL_STANDS
            return CANNOT_PAY if count(state.castles) < state.edition.castles else NO_CASTLE_LEFT
        if action < ROAD_TO or action >= ROAD_TO + PROVINCES:
            return out_of_place(action)
        end = action - ROAD_TO
        if state.edition.border(place, end) == NO_BORDER:
            return NO_BORDER_THERE
        if state.owned(seat) >> end & 1 == 0:
            return NOT_BOTH_YOURS
        if state.roads[place] >> end & 1:
            return ROAD_EXISTS
        if state.road_count == state.edition.roads:
            return NO_ROAD_LEFT
        return BEHIND_MOUNTAINS if road_stone(state, seat, place, end) < 0 else CANNOT_PAY


def found_city(state: MythotopiaState, seat: i64, place: i64) -> None:
    """The town goes back to the available stock. MT-K2."""
    state.towns[seat] &= ~only(place)
    state.cities[seat] |= only(place)
    state.tell_place("founds-city", seat, place)
    offer_extra(state, seat, V_CITY)
    claim(state, seat, V_CITY, 0)


def raise_castle(state: MythotopiaState, seat: i64, place: i64) -> None:
    state.castles |= only(place)
    state.tell_place("raises-castle", seat, place)
    claim(state, seat, V_CASTLE, 0)


def pave(state: MythotopiaState, seat: i64, place: i64, end: i64) -> None:
    roads = state.roads[:]
    roads[place] |= only(end)
    roads[end] |= only(place)
    state.roads = roads
    state.road_count += 1
    if state.events is not None:
        event = state.event("paves", seat).fact("province", "province", state.edition.provinces[place])
        event.fact("other", "province", state.edition.provinces[end])
    offer_extra(state, seat, V_ROAD)
    claim(state, seat, V_ROAD, 0)
