"""Invading a province: origin, target, route, armies, food. MT-I1 to MT-I6."""

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import first, nth, only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.edition import GENERAL, IMPROVEMENT, PORTAL, PROVINCES, RANGER, SEAS
from mythagora.games.mythotopia.paying import can_muster, can_sail, crafts_after, lands_after
from mythagora.games.mythotopia.rules.armies import muster
from mythagora.games.mythotopia.rules.build import without_ranger
from mythagora.games.mythotopia.rules.refusals import (
    ALREADY_THERE,
    BEHIND_MOUNTAINS,
    CANNOT_INVADE,
    CANNOT_PAY,
    HELD_BY_RESERVE_ARMY,
    NO_PROVINCE_CARD,
    NO_SHIP_CARD,
    NO_SUCH_ROUTE,
    NOT_AT_HAND,
    OUT_OF_REACH,
    OWN_PROVINCE,
    out_of_place,
)
from mythagora.games.mythotopia.rules.war import is_shielded
from mythagora.games.mythotopia.state import (
    BY_HILLS,
    BY_SEA,
    BY_TWO_SEAS,
    CHOOSE_ROUTE,
    CHOOSE_TARGET,
    ORIGIN,
    PLAY_SHIPS,
    SHIP_OUT,
    TARGET,
    MythotopiaState,
    MythotopiaStep,
    is_card,
    is_province,
)


def targets_allowed(state: MythotopiaState, seat: i64) -> i64:
    """Provinces that may be invaded at all: not one's own, none with armies of one's own. MT-I2, MT-X24."""
    if is_shielded(state, seat):
        return 0
    provinces = first(PROVINCES) & ~(state.owned(seat) | state.present[seat])
    for other in range(state.players):
        if other != seat and is_shielded(state, other):
            provinces &= ~state.owned(other)
    return provinces


def bases(state: MythotopiaState, seat: i64, card: i64) -> i64:
    """The provinces a card lets one set out from: its own and what roads join to it; General, any. MT-I6."""
    return state.owned(seat) if card == GENERAL else state.network(seat, card)


def across_open(state: MythotopiaState, seat: i64, card: i64) -> i64:
    """Provinces that the card reaches at the cost of an open border; for Ranger, behind hills. MT-B1."""
    found = unaided(state, seat, card)
    if card != PORTAL and state.in_reserve(seat, RANGER):
        found |= neighbours(state.edition.hills, bases(state, seat, card))
    return found


def unaided(state: MythotopiaState, seat: i64, card: i64) -> i64:
    """The same without Ranger's text."""
    return first(PROVINCES) if card == PORTAL else neighbours(state.edition.open, bases(state, seat, card))


def across_hills(state: MythotopiaState, seat: i64, card: i64) -> i64:
    """Provinces behind hills; for Ranger, behind mountains. MT-B1, MT-X23."""
    if card == PORTAL:
        return 0
    table = state.edition.mountains if state.in_reserve(seat, RANGER) else state.edition.hills
    return neighbours(table, bases(state, seat, card))


def neighbours(table: vec[i64], provinces: i64) -> i64:
    """What lies across one kind of border from some provinces."""
    found: i64 = 0
    while provinces != 0:
        found |= table[nth(provinces, 0)]
        provinces &= provinces - 1
    return found


def across_sea(state: MythotopiaState, seat: i64, card: i64, seas: i64) -> i64:
    """Coasts across one sea, or across a second one that touches it. MT-I3."""
    if card == PORTAL:
        return 0
    edition = state.edition
    near = neighbours(edition.seas_of, bases(state, seat, card))
    far: i64 = 0
    found: i64 = 0
    for sea in range(SEAS):
        if near >> sea & 1:
            far |= edition.touching[sea]
            if seas == 1:
                found |= edition.coast[sea]
    if seas == 2:
        for sea in range(SEAS):
            if far >> sea & 1:
                found |= edition.coast[sea]
    return found


def hills_food(state: MythotopiaState) -> i64:
    return state.edition.invade_food + state.edition.hills_food


def targets(state: MythotopiaState, seat: i64, card: i64, lands: i64, crafts: i64, allowed: i64) -> i64:
    """What this origin card can be used to invade, the rest being paid with these other cards."""
    food = state.edition.invade_food
    if not can_muster(state, seat, lands, crafts, food):
        return 0
    near = across_open(state, seat, card) & allowed
    others = without_ranger(state, seat, crafts)
    found = near if can_muster(state, seat, lands, others, food) else near & unaided(state, seat, card)
    behind = across_hills(state, seat, card) & allowed & ~near
    if behind != 0 and can_muster(state, seat, lands, others, hills_food(state)):
        found |= behind
    if crafts & state.edition.ship_cards != 0:
        overseas = across_sea(state, seat, card, 1) & allowed & ~(found | near)
        if overseas != 0 and can_sail(state, seat, lands, crafts, 1, food):
            found |= overseas
        overseas = across_sea(state, seat, card, 2) & allowed & ~(found | near)
        if overseas != 0 and can_sail(state, seat, lands, crafts, 2, food):
            found |= overseas
    return found


def opens(state: MythotopiaState, seat: i64, card: i64, allowed: i64) -> bool:
    """Whether an invasion can begin with this card and be carried to its end."""
    lands = lands_after(state.lands_at_hand(seat), card)
    crafts = crafts_after(state.crafts_at_hand(seat), card, 0)
    return targets(state, seat, card, lands, crafts, allowed) != 0


def origins(state: MythotopiaState, seat: i64) -> i64:
    """Province cards that could be the origin."""
    return state.lands_at_hand(seat) & state.owned(seat)


def can_invade(state: MythotopiaState, seat: i64) -> bool:
    if state.ready_armies[seat] == 0:
        return False
    allowed = targets_allowed(state, seat)
    if allowed == 0:
        return False
    cards = origins(state, seat)
    while cards != 0:
        if opens(state, seat, nth(cards, 0), allowed):
            return True
        cards &= cards - 1
    if state.can_play(seat, GENERAL) and opens(state, seat, GENERAL, allowed):
        return True
    return state.can_play(seat, PORTAL) and opens(state, seat, PORTAL, allowed)


class ChooseOrigin(MythotopiaStep):
    """Which card is the origin of the invasion: a province, General or Portal? MT-I1, MT-I6."""

    name: str = "choose-origin"
    public: str = "invading"
    rule: str = "MT-I1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        allowed = targets_allowed(state, seat)
        cards = origins(state, seat)
        while cards != 0:
            card = nth(cards, 0)
            cards &= cards - 1
            if opens(state, seat, card, allowed):
                acts.add(ORIGIN + card)
        if state.can_play(seat, GENERAL) and opens(state, seat, GENERAL, allowed):
            acts.add(ORIGIN + GENERAL)
        if state.can_play(seat, PORTAL) and opens(state, seat, PORTAL, allowed):
            acts.add(ORIGIN + PORTAL)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        card = action - ORIGIN
        state.play_card(seat, card)
        state.tell_card("sets-out", seat, card)
        state.ask(CHOOSE_TARGET, seat, card)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_card(action, ORIGIN):
            return out_of_place(action)
        card = action - ORIGIN
        if not state.can_play(seat, card):
            return NOT_AT_HAND
        if card >= IMPROVEMENT and card != GENERAL and card != PORTAL:
            return NO_PROVINCE_CARD
        return CANNOT_INVADE


class ChooseTarget(MythotopiaStep):
    """Which province is invaded? MT-I1, MT-I2."""

    name: str = "choose-target"
    public: str = "invading"
    rule: str = "MT-I1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        card = about_of(state.asked)
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        found = targets(state, seat, card, lands, crafts, targets_allowed(state, seat))
        while found != 0:
            acts.add(TARGET + nth(found, 0))
            found &= found - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        card = about_of(state.asked)
        target = action - TARGET
        state.tell_place("targets", seat, target)
        if across_open(state, seat, card) >> target & 1:
            note_ranger(state, seat, card, target)
            muster(state, seat, target, state.edition.invade_food, True)
        else:
            state.ask(CHOOSE_ROUTE, seat, card | target << 7)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, TARGET):
            return out_of_place(action)
        target = action - TARGET
        card = about_of(state.asked)
        if state.owned(seat) >> target & 1:
            return OWN_PROVINCE
        if state.present[seat] >> target & 1:
            return ALREADY_THERE
        if targets_allowed(state, seat) >> target & 1 == 0:
            return HELD_BY_RESERVE_ARMY
        if routes(state, seat, card, target) == 0:
            if neighbours(state.edition.mountains, bases(state, seat, card)) >> target & 1:
                return BEHIND_MOUNTAINS
            return OUT_OF_REACH
        return CANNOT_PAY


def note_ranger(state: MythotopiaState, seat: i64, card: i64, target: i64) -> None:
    """Ranger's text makes the border passable, so its symbol cannot pay as well. MT-C1."""
    if unaided(state, seat, card) >> target & 1 == 0:
        state.barred |= only(RANGER - IMPROVEMENT)


def routes(state: MythotopiaState, seat: i64, card: i64, target: i64) -> i64:
    """The ways to a target by the map alone: 1 open, 2 hills, 4 one sea, 8 two seas, the easiest of each."""
    if across_open(state, seat, card) >> target & 1:
        return 1
    found: i64 = 0
    if across_hills(state, seat, card) >> target & 1:
        found |= 2
    if across_sea(state, seat, card, 1) >> target & 1:
        return found | 4
    if across_sea(state, seat, card, 2) >> target & 1:
        found |= 8
    return found


class ChooseRoute(MythotopiaStep):
    """Over the hills with more food, or across the sea with Ship cards? MT-I3."""

    name: str = "choose-route"
    public: str = "invading"
    rule: str = "MT-I3"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        ways = routes(state, seat, about & 127, about >> 7)
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        food = state.edition.invade_food
        others = without_ranger(state, seat, crafts)  # with it these are mountains
        if ways & 2 and can_muster(state, seat, lands, others, hills_food(state)):
            acts.add(BY_HILLS)
        if ways & 4 and can_sail(state, seat, lands, crafts, 1, food):
            acts.add(BY_SEA)
        if ways & 8 and can_sail(state, seat, lands, crafts, 2, food):
            acts.add(BY_TWO_SEAS)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        take_route(state, seat, about & 127, about >> 7, action)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action < BY_HILLS or action > BY_TWO_SEAS:
            return out_of_place(action)
        about = about_of(state.asked)
        way: i64 = 2 << (action - BY_HILLS)
        return CANNOT_PAY if routes(state, seat, about & 127, about >> 7) & way else NO_SUCH_ROUTE

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """The map leaves one way."""
        about = about_of(state.asked)
        ways = routes(state, seat, about & 127, about >> 7)
        if ways & (ways - 1) != 0:
            return False
        way = BY_HILLS if ways == 2 else BY_SEA if ways == 4 else BY_TWO_SEAS
        take_route(state, seat, about & 127, about >> 7, way)
        return True


def take_route(state: MythotopiaState, seat: i64, card: i64, target: i64, way: i64) -> None:
    if way == BY_HILLS:
        if neighbours(state.edition.hills, bases(state, seat, card)) >> target & 1 == 0:
            state.barred |= only(RANGER - IMPROVEMENT)
        muster(state, seat, target, hills_food(state), True)
    else:
        ships: i64 = 1 if way == BY_SEA else 2
        state.ask(PLAY_SHIPS, seat, target | ships << 6)


class PlayShips(MythotopiaStep):
    """Which Ship card carries the armies? One a sea. MT-I3."""

    name: str = "play-ships"
    public: str = "invading"
    rule: str = "MT-I3"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        more = (about_of(state.asked) >> 6) - 1
        lands = state.lands_at_hand(seat)
        crafts = state.crafts_at_hand(seat)
        sails = crafts & state.edition.ship_cards
        while sails != 0:
            sail = nth(sails, 0)
            sails &= sails - 1
            if can_sail(state, seat, lands, crafts & ~only(sail), more, state.edition.invade_food):
                acts.add(SHIP_OUT + IMPROVEMENT + sail)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        card = action - SHIP_OUT
        state.play_card(seat, card)
        state.tell_card("sails", seat, card)
        target = about & 63
        if about >> 6 > 1:
            state.ask(PLAY_SHIPS, seat, target | ((about >> 6) - 1) << 6)
        else:
            muster(state, seat, target, state.edition.invade_food, True)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_card(action, SHIP_OUT):
            return out_of_place(action)
        card = action - SHIP_OUT
        if not state.can_play(seat, card):
            return NOT_AT_HAND
        if card < IMPROVEMENT or state.edition.ship_cards >> (card - IMPROVEMENT) & 1 == 0:
            return NO_SHIP_CARD
        return CANNOT_PAY
