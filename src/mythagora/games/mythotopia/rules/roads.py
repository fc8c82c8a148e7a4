"""The road move: armies travel within one network, once a turn. MT-R1, MT-R2."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import nth, only
from mythagora.engine.steps import about_of
from mythagora.games.mythotopia.rules.refusals import (
    AT_WAR,
    BACK_AND_FORTH,
    CHOOSE_ONE_FIRST,
    NO_ARMIES_THERE,
    NO_NETWORK,
    NOT_SO_MANY,
    NOT_YOUR_PLACE,
    OTHER_NETWORK,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    COUNT_MARCH,
    DONE,
    MARCH_FROM,
    MARCH_IN,
    MARCH_OUT,
    MARCH_TO,
    MARCHED,
    MOST_NUMBER,
    NUMBER,
    MythotopiaState,
    MythotopiaStep,
    is_in,
    is_province,
)


def may_leave(state: MythotopiaState, seat: i64, province: i64) -> bool:
    """Not out of a war, and not from where armies have come to in this move; roads must lead on. MT-R2."""
    if state.marched_to >> province & 1:
        return False
    return destinations(state, seat, province) != 0


def destinations(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """Provinces of the network, but for those that armies have left in this move.

    Going out and coming in never meet in one province, so that a move cannot go on for ever; every way to
    spread the armies can still be reached.
    """
    return state.network(seat, province) & ~only(province) & ~state.marched_from


def sources(state: MythotopiaState, seat: i64) -> i64:
    """Provinces that armies may leave now. MT-R2."""
    if state.road_count == 0:
        return 0
    places = state.present[seat] & state.owned(seat) & ~state.wars()
    if state.marched_from != 0:
        places &= state.network(seat, nth(state.marched_from, 0))
    found: i64 = 0
    while places != 0:
        place = nth(places, 0)
        places &= places - 1
        if may_leave(state, seat, place):
            found |= only(place)
    return found


def can_march(state: MythotopiaState, seat: i64) -> bool:
    return state.road_count > 0 and state.happened & MARCHED == 0 and sources(state, seat) != 0


class MarchFrom(MythotopiaStep):
    """From where do armies leave, or have all arrived? MT-R2."""

    name: str = "march-from"
    public: str = "marching"
    rule: str = "MT-R2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        places = sources(state, seat)
        while places != 0:
            acts.add(MARCH_OUT + nth(places, 0))
            places &= places - 1
        if about_of(state.asked) > 0:
            acts.add(DONE)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        if action == DONE:
            state.marched_from = 0
            state.marched_to = 0
        else:
            state.ask(MARCH_TO, seat, action - MARCH_OUT)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return CHOOSE_ONE_FIRST
        if not is_province(action, MARCH_OUT):
            return out_of_place(action)
        place = action - MARCH_OUT
        if state.owned(seat) >> place & 1 == 0:
            return NOT_YOUR_PLACE
        if state.present[seat] >> place & 1 == 0:
            return NO_ARMIES_THERE
        if state.wars() >> place & 1:
            return AT_WAR
        if state.marched_to >> place & 1:
            return BACK_AND_FORTH
        if state.marched_from != 0 and state.network(seat, nth(state.marched_from, 0)) >> place & 1 == 0:
            return OTHER_NETWORK
        return NO_NETWORK


class MarchTo(MythotopiaStep):
    """Where to? MT-R2."""

    name: str = "march-to"
    public: str = "marching"
    rule: str = "MT-R2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        places = destinations(state, seat, about_of(state.asked))
        while places != 0:
            acts.add(MARCH_IN + nth(places, 0))
            places &= places - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        state.ask(COUNT_MARCH, seat, about_of(state.asked) | (action - MARCH_IN) << 6)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_province(action, MARCH_IN):
            return out_of_place(action)
        return BACK_AND_FORTH if state.marched_from >> (action - MARCH_IN) & 1 else OTHER_NETWORK


class CountMarch(MythotopiaStep):
    """How many armies? Mercenaries do not travel. MT-R2."""

    name: str = "count-march"
    public: str = "marching"
    rule: str = "MT-R2"
    is_open: bool = True

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        for number in range(1, state.armies_in(seat, about_of(state.asked) & 63) + 1):
            acts.add(NUMBER + number)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        place = about_of(state.asked) & 63
        end = about_of(state.asked) >> 6
        number = action - NUMBER
        state.add_armies(seat, place, -number)
        state.add_armies(seat, end, number)
        state.marched_from |= only(place)
        state.marched_to |= only(end)
        if state.events is not None:
            event = state.event("marches", seat).fact("province", "province", state.edition.provinces[place])
            event.fact("other", "province", state.edition.provinces[end]).fact(
                "number", "number", str(number)
            )
        state.ask(MARCH_FROM, seat, 1)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_SO_MANY if is_in(action, NUMBER, MOST_NUMBER) else out_of_place(action)
