"""The end of the game: who may call it, and the wars that are settled then. MT-E1 to MT-E5."""

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth, only
from mythagora.engine.steps import about_of, kind_of, seats_of
from mythagora.games.mythotopia.edition import (
    V_CITADEL,
    V_DEFENDER,
    V_DRAGONS,
    V_ISLES,
    V_RUNESTONES,
    V_SPOILS,
    VICTORY_COUNT,
)
from mythagora.games.mythotopia.rules.counters import (
    TakeCounter,
    is_in_stock,
    is_on_card,
    island_of,
    take,
)
from mythagora.games.mythotopia.rules.refusals import LOSES_THE_LEAD, NO_WAR_THERE, out_of_place
from mythagora.games.mythotopia.rules.war import NEUTRAL, end_war, verdict
from mythagora.games.mythotopia.state import (
    CALLED,
    CHOOSE_FINAL_WAR,
    FROM_CARD,
    FROM_STOCK,
    NOBODY,
    RESOLVE_WARS,
    SETTLE,
    TAKE_COUNTER,
    MythotopiaState,
    MythotopiaStep,
    is_province,
)


def is_sole_leader(state: MythotopiaState, seat: i64) -> bool:
    for other in range(state.players):
        if other != seat and state.score(other) >= state.score(seat):
            return False
    return True


def enough_are_empty(state: MythotopiaState) -> bool:
    return state.empty_victories() >= state.edition.victories_empty


def may_call(state: MythotopiaState, seat: i64) -> bool:
    """Enough victory cards are empty, and this seat would be sole leader whatever others do. MT-E1, MT-E2."""
    if state.final_round != 0 or not enough_are_empty(state):
        return False
    if state.wars() == 0:
        return is_sole_leader(state, seat)
    return wins_whatever(state, seat)


def settle(state: MythotopiaState, province: i64) -> None:
    """One war at the end; a tie goes to the defender. MT-E2."""
    end_war(state, province, verdict(state, province, True))


# Where the order matters: some counter or some town does not suffice for all who earn one.


def contested(state: MythotopiaState) -> i64:
    """The wars whose order can matter; the others may be settled at once."""
    claims = vec[i64]([0] * VICTORY_COUNT)
    wins = vec[i64]([0] * 4)
    wars = state.wars()
    rest = wars
    while rest != 0:
        province = nth(rest, 0)
        rest &= rest - 1
        winner = verdict(state, province, True)
        count_claims(state, province, winner, claims)
        if winner >= 0 and winner != state.owner(province):
            wins[winner] += 1
    scarce: i64 = 0
    for victory in range(VICTORY_COUNT):
        # An empty card takes nothing from anybody: at most Scribe's owner gets a counter of the stock.
        if state.is_in_play(victory) and 0 < state.left[victory] < claims[victory]:
            scarce |= only(victory)
    short: i64 = 0
    for seat in range(state.players):
        if wins[seat] > state.towns_left(seat):
            short |= only(seat)
    isles = contested_islands(state, wars)
    found: i64 = 0
    rest = wars
    while rest != 0:
        province = nth(rest, 0)
        rest &= rest - 1
        if isles >> province & 1 or touches(state, province, scarce, short):
            found |= only(province)
    return found


def count_claims(state: MythotopiaState, province: i64, winner: i64, claims: vec[i64]) -> None:
    """What the end of this war earns from victory cards; the islands are looked at apart."""
    if winner == NEUTRAL:
        return
    owner = state.owner(province)
    if winner == owner:
        claims[V_DEFENDER] += 1
        return
    if owner != NOBODY:
        claims[V_SPOILS] += 1
        if state.citadels[owner] >> province & 1:
            claims[V_CITADEL] += 1
    if state.dragons >> province & 1:
        claims[V_DRAGONS] += 1
    if state.runestones >> province & 1:
        claims[V_RUNESTONES] += 1


def touches(state: MythotopiaState, province: i64, scarce: i64, short: i64) -> bool:
    """Whether a war gives or takes something that does not suffice."""
    winner = verdict(state, province, True)
    claims = vec[i64]([0] * VICTORY_COUNT)
    count_claims(state, province, winner, claims)
    for victory in range(VICTORY_COUNT):
        if claims[victory] > 0 and scarce >> victory & 1:
            return True
    owner = state.owner(province)
    if winner in (owner, NEUTRAL):
        return False
    return short >> winner & 1 != 0 or (owner != NOBODY and short >> owner & 1 != 0)


def contested_islands(state: MythotopiaState, wars: i64) -> i64:
    """Wars on an island that changes hands in more than one of its provinces. MT-V7."""
    found: i64 = 0
    if not state.is_in_play(V_ISLES):
        return found
    for slot in range(2):
        places = wars & island_of(state, slot)
        if count(places) > 1:
            found |= places
    return found


def wins_whatever(state: MythotopiaState, caller: i64) -> bool:
    """Whether some order of the wars makes the caller sole leader whatever others take with Scribe. MT-E2."""
    return finds_order(copy_of(state), caller)


def copy_of(state: MythotopiaState) -> MythotopiaState:
    """A copy to try things out on, with no questions waiting."""
    twin = state.clone()
    assert isinstance(twin, MythotopiaState)
    twin.depth = 0
    return twin


def settle_uncontested(state: MythotopiaState) -> None:
    """On a copy: wars that nobody else's counters or towns depend on; where theirs come from is all one."""
    wars = state.wars() & ~contested(state)
    while wars != 0:
        settle(state, nth(wars, 0))
        wars &= wars - 1
        take_counters(state)


def take_counters(state: MythotopiaState) -> None:
    """On a copy: whatever was earned is taken, from the victory card as long as it has a counter."""
    while state.depth > 0:
        state.depth -= 1
        question = state.waiting[state.depth]
        seat = nth(seats_of(question), 0)
        victory = about_of(question) & 15
        slot = about_of(question) >> 4
        on_card = is_on_card(state, victory, slot)
        if on_card or is_in_stock(state, seat, victory, slot):
            take(state, seat, victory, slot, on_card)


def finds_order(state: MythotopiaState, caller: i64) -> bool:
    """On a copy with no questions waiting: the order is tried only of wars for which it matters."""
    settle_uncontested(state)
    wars = state.wars()
    if wars == 0:
        return is_sole_leader(state, caller)
    while wars != 0:
        if survives(state, caller, nth(wars, 0)):
            return True
        wars &= wars - 1
    return False


def survives(state: MythotopiaState, caller: i64, province: i64) -> bool:
    """Whether the caller can still be sole leader when this war is settled next."""
    twin = copy_of(state)
    settle(twin, province)
    return stands(twin, caller)


def stands(state: MythotopiaState, caller: i64) -> bool:
    """Go on with the counters to be taken: the caller's own choice may help, any other's must not harm."""
    while state.depth > 0:
        state.depth -= 1
        question = state.waiting[state.depth]
        seat = nth(seats_of(question), 0)
        victory = about_of(question) & 15
        slot = about_of(question) >> 4
        on_card = is_on_card(state, victory, slot)
        in_stock = is_in_stock(state, seat, victory, slot)
        if on_card and in_stock:
            other = state.clone()
            assert isinstance(other, MythotopiaState)
            take(state, seat, victory, slot, True)
            take(other, seat, victory, slot, False)
            if seat == caller:
                return stands(state, caller) or stands(other, caller)
            return stands(state, caller) and stands(other, caller)
        if on_card or in_stock:
            take(state, seat, victory, slot, on_card)
    return finds_order(state, caller)


# Ending it.


def call_end(state: MythotopiaState, seat: i64) -> None:
    """MT-E2, MT-E3."""
    state.caller = seat
    if state.events is not None:
        state.event("ends-game", seat)
    resolve_wars(state, CALLED)


def resolve_wars(state: MythotopiaState, ending: i64) -> None:
    """From here on only the wars are settled; no other question is left."""
    state.ending = ending
    state.depth = 0
    state.ask(RESOLVE_WARS, state.active)


class ResolveWars(MythotopiaStep):
    """Never asked: settles one war after another until there is none, or asks the caller which. MT-E2."""

    name: str = "resolve-wars"
    rule: str = "MT-E2"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        return

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        return

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return out_of_place(action)

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        wars = state.wars()
        if wars == 0:
            return True
        state.ask(RESOLVE_WARS, state.active)
        if state.caller != NOBODY:
            open_wars = contested(state)
            if wars & ~open_wars == 0:
                state.ask(CHOOSE_FINAL_WAR, state.caller)
                return True
            wars &= ~open_wars
        settle(state, nth(wars, 0))
        return True


class ChooseFinalWar(MythotopiaStep):
    """Which war is settled next? Only orders that leave the caller sole leader. MT-E2."""

    name: str = "choose-final-war"
    public: str = "ending-game"
    rule: str = "MT-E2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        wars = state.wars()
        while wars != 0:
            if survives(state, seat, nth(wars, 0)):
                acts.add(SETTLE + nth(wars, 0))
            wars &= wars - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        settle(state, action - SETTLE)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, SETTLE):
            return out_of_place(action)
        return LOSES_THE_LEAD if state.wars() >> (action - SETTLE) & 1 else NO_WAR_THERE


class TakeCounterAnywhere(TakeCounter):
    """The same for the caller while the game ends: only from where it stays sole leader. MT-E2, MT-X25."""

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        if seat != state.caller:
            super().legal(state, seat, acts)
            return
        about = about_of(state.asked)
        if is_on_card(state, about & 15, about >> 4) and keeps_lead(state, seat, True):
            acts.add(FROM_CARD)
        if is_in_stock(state, seat, about & 15, about >> 4) and keeps_lead(state, seat, False):
            acts.add(FROM_STOCK)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        # It is asked only where both card and stock have a counter.
        if seat == state.caller and action in (FROM_CARD, FROM_STOCK):
            return LOSES_THE_LEAD
        return super().reason(state, seat, action)


def keeps_lead(state: MythotopiaState, caller: i64, from_card: bool) -> bool:
    """Whether the caller, who is asked now, can still be sole leader with the counter from there."""
    twin = copy_of(state)
    for place in range(state.depth):
        if kind_of(state.waiting[place]) == TAKE_COUNTER:
            twin.waiting[twin.depth] = state.waiting[place]
            twin.depth += 1
    about = about_of(state.asked)
    take(twin, caller, about & 15, about >> 4, from_card)
    return stands(twin, caller)
