"""The eight areas: what their main and bonus actions do, and whether they can do anything now."""

from mypy_extensions import i64

from mythagora.engine.events import Event
from mythagora.games.mytikas.cards import ARES, BY_GOD, HEPHAESTUS, HESTIA
from mythagora.games.mytikas.edition import (
    ANY,
    AREAS,
    DEMETER_DAY,
    DEMETER_NIGHT,
    FAVOR,
    HADES_DAY,
    LARGE,
    MAKE,
    OFFERING,
    POSEIDON_DAY,
    POSEIDON_NIGHT,
    SMALL,
    UP,
    ZEUS_DAY,
    ZEUS_NIGHT,
)
from mythagora.games.mytikas.rules.build import can_build
from mythagora.games.mytikas.rules.favor import can_take_favor
from mythagora.games.mytikas.rules.move import COMPULSORY, MAY_TURN, TO_ANY, can_raise
from mythagora.games.mytikas.rules.offering import can_offer, take_offerings
from mythagora.games.mytikas.rules.produce import demeter_day, zeus_day
from mythagora.games.mytikas.state import (
    BUILD_PIECE,
    FORGE_FAVOR,
    MAIN_PERFORMED,
    MAKE_OFFERING,
    MOVE_GOODS,
    SERVE_HADES,
    TAKE_FAVOR,
    MytikasState,
)


def main_works(state: MytikasState, seat: i64, area: i64) -> bool:
    """Whether the main action would change something for this seat. MK-T2, MK-T4."""
    if area in (ZEUS_NIGHT, DEMETER_NIGHT):
        return can_build(state, seat, area)
    if area == HADES_DAY:
        return can_raise(state, seat)
    if area == POSEIDON_NIGHT:
        return can_take_favor(state, seat)
    return True  # everybody has a city, and Offerings have no end


def bonus_works(state: MytikasState, seat: i64, area: i64) -> bool:
    """Whether the bonus would change something. MK-T2, MK-A9."""
    kind = state.edition.bonus[area]
    if kind in (UP, ANY):
        return state.goods_of(seat) > 0
    if kind == FAVOR:
        return can_take_favor(state, seat)
    if kind == MAKE:
        return can_offer(state, seat)
    return True


def may_take_bonus(state: MytikasState, seat: i64, area: i64, after_main: bool) -> bool:
    """A Favor of that god, or after the main action the card that stands in for it. MK-T3, MK-D6, MK-D19."""
    if state.favor(seat, area >> 1) > 0:
        return True
    if after_main or state.card_bonus_only:
        return state.commands(seat, BY_GOD + (area >> 1))
    return False


def is_playable(state: MytikasState, seat: i64, area: i64) -> bool:
    """An area where nothing can have any effect may not be chosen. MK-T2."""
    return main_works(state, seat, area) or (
        may_take_bonus(state, seat, area, False) and bonus_works(state, seat, area)
    )


def perform_main(state: MytikasState, seat: i64, area: i64) -> None:
    """The main action, for the active player or a follower. MK-A1 to MK-A8."""
    if seat == state.active:
        state.happened |= MAIN_PERFORMED
    if state.events is not None:
        state.tell(Event("performs").fact("seat", "seat", str(seat)).fact("area", "area", AREAS[area]))
    if area == ZEUS_DAY:
        zeus_day(state, seat)
    elif area == DEMETER_DAY:
        demeter_day(state, seat)
    elif area in (ZEUS_NIGHT, DEMETER_NIGHT):
        state.ask(BUILD_PIECE, seat, area)
    elif area == POSEIDON_DAY:
        take_offerings(state, seat, day_offerings(state, seat))
    elif area == POSEIDON_NIGHT:
        if state.commands(seat, HEPHAESTUS):
            state.ask(FORGE_FAVOR, seat)
        for _ in range(state.edition.night_favors):
            state.ask(TAKE_FAVOR, seat)
    elif area == HADES_DAY:
        turns = MAY_TURN if state.commands(seat, HESTIA) else 0
        state.ask(MOVE_GOODS, seat, COMPULSORY | turns | state.edition.day_ups)
    else:
        state.ask(SERVE_HADES, seat)


def day_offerings(state: MytikasState, seat: i64) -> i64:
    """One, one for each small temple, two for the large one, and one from Ares. MK-A5, MK-D14."""
    number = 1 + state.pieces_built(seat, SMALL) + 2 * state.pieces_built(seat, LARGE)
    return number + 1 if state.commands(seat, ARES) else number


def perform_bonus(state: MytikasState, seat: i64, area: i64) -> None:
    """The ribbon under the area; the Favor is kept. MK-T3, MK-A9."""
    kind = state.edition.bonus[area]
    times = state.edition.times[area]
    if state.events is not None:
        state.tell(Event("takes-bonus").fact("seat", "seat", str(seat)).fact("area", "area", AREAS[area]))
    if kind == UP:
        state.ask(MOVE_GOODS, seat, COMPULSORY | times)
    elif kind == ANY:
        state.ask(MOVE_GOODS, seat, COMPULSORY | TO_ANY | times)
    elif kind == FAVOR:
        for _ in range(times):
            state.ask(TAKE_FAVOR, seat)
    elif kind == OFFERING:
        take_offerings(state, seat, times)
    else:
        state.ask(MAKE_OFFERING, seat)
