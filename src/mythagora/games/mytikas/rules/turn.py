"""A turn: the builder moves, the main action, the bonus; then the others follow and the turn closes."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import EVERYBODY, Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import (
    AREA_COUNT,
    AREAS,
    DEMETER_DAY,
    HADES_NIGHT,
    POSEIDON_DAY,
    ZEUS_DAY,
)
from mythagora.games.mytikas.rules.areas import (
    bonus_works,
    is_playable,
    main_works,
    may_take_bonus,
    perform_bonus,
    perform_main,
)
from mythagora.games.mytikas.rules.deity import (
    add_invocations,
    change_goods,
    invocation_refusal,
    may_invoke,
    sacrifice,
)
from mythagora.games.mytikas.rules.move import add_moves, move, move_refusal
from mythagora.games.mytikas.rules.refusals import (
    AREA_IS_BARRED,
    BONUS_DOES_NOTHING,
    GOD_IS_BARRED,
    NO_FAVOR_FOR_BONUS,
    NOTHING_TO_DO_THERE,
    ONE_BONUS_ONLY,
    out_of_place,
)
from mythagora.games.mytikas.state import (
    BONUS,
    BONUS_TAKEN,
    CHANGE,
    CHOOSE_PART,
    CLOSE_TURN,
    DONE,
    FOLLOW_OR_PASS,
    GIVE,
    GO,
    MAIN,
    MAIN_PERFORMED,
    MOVE,
    OPEN_TURN,
    SACRIFICE,
    TURN,
    WRAP_UP,
    MytikasState,
    MytikasStep,
)


class OpenTurn(MytikasStep):
    """Where does the builder go? Before it, Demeter and Hades may help, once each. MK-T1, MK-D4, MK-D5."""

    name: str = "open-turn"
    rule: str = "MK-T1"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for area in range(AREA_COUNT):
            if not is_barred(state, area) and is_playable(state, seat, area):
                acts.add(GO + area)
        add_invocations(state, acts, seat)
        add_moves(state, acts, seat, 0)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action < MAIN:
            if is_barred(state, action - GO):
                return GOD_IS_BARRED if state.players == 2 else AREA_IS_BARRED
            return ALLOWED if is_playable(state, seat, action - GO) else NOTHING_TO_DO_THERE
        if action >= MOVE and action < TURN:
            return move_refusal(state, seat, action, 0)
        if action >= CHANGE and action < GIVE:
            return invocation_refusal(state, seat, action)
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action < MAIN:
            go(state, action - GO)
            return
        state.ask(OPEN_TURN, seat)
        if action < TURN:
            move(state, seat, action)
        elif action < SACRIFICE:
            change_goods(state, seat, action)
        else:
            sacrifice(state, seat, action)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """One area is left, and nothing can be done before going there."""
        if open_ground(state) > 1 or may_invoke(state, seat) or state.goods_above(seat, 0):
            return False
        only_one: i64 = -1
        for area in range(AREA_COUNT):
            if not is_barred(state, area) and is_playable(state, seat, area):
                if only_one >= 0:
                    return False
                only_one = area
        go(state, only_one)
        return True


class ChoosePart(MytikasStep):
    """The main action, or the bonus alone? MK-T2."""

    name: str = "choose-part"
    rule: str = "MK-T2"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        acts.add(MAIN)
        acts.add(BONUS)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        return ALLOWED if action in (MAIN, BONUS) else out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action == MAIN:
            perform_main(state, seat, state.builders[seat])
        else:
            decline_main(state)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """Only one of them would do anything."""
        area = state.builders[seat]
        if not main_works(state, seat, area):
            decline_main(state)
            return True
        if may_take_bonus(state, seat, area, False) and bonus_works(state, seat, area):
            return False
        perform_main(state, seat, area)
        return True


class WrapUp(MytikasStep):
    """The bonus too, a last move down, or done? MK-T2, MK-T3, MK-T6."""

    name: str = "wrap-up"
    rule: str = "MK-T3"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        if bonus_is_open(state):
            acts.add(BONUS)
        add_moves(state, acts, seat, 0)
        acts.add(DONE)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action == DONE:
            return ALLOWED
        if action == BONUS:
            return bonus_refusal(state)
        if action >= MOVE and action < TURN:
            return move_refusal(state, seat, action, 0)
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action == BONUS:
            state.happened |= BONUS_TAKEN
            state.ask(WRAP_UP, seat)
            perform_bonus(state, seat, state.builders[seat])
        elif action != DONE:
            state.ask(WRAP_UP, seat)
            move(state, seat, action)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        return not state.goods_above(seat, 0) and not bonus_is_open(state)


class CloseTurn(MytikasStep):
    """Nobody is asked: the unlocked cards of the line are turned up, and the next turn or the end comes."""

    name: str = "close-turn"
    rule: str = "MK-O4"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        acts.add(DONE)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        return ALLOWED if action == DONE else out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        close_turn(state)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        close_turn(state)
        return True


def is_barred(state: MytikasState, area: i64) -> bool:
    """A builder bars its area, your own too; with two players both areas of its god. MK-T1, MK-2P1."""
    builders = state.builders
    if state.players == 2:
        return builders[0] >> 1 == area >> 1 or builders[1] >> 1 == area >> 1
    return builders[0] == area or builders[1] == area or builders[2] == area or builders[3] == area


def open_ground(state: MytikasState) -> i64:
    """How many of the areas that always do something are free."""
    number: i64 = 0
    if not is_barred(state, ZEUS_DAY):
        number += 1
    if not is_barred(state, DEMETER_DAY):
        number += 1
    if not is_barred(state, POSEIDON_DAY):
        number += 1
    if not is_barred(state, HADES_NIGHT):
        number += 1
    return number


def go(state: MytikasState, area: i64) -> None:
    """The builder moves; then the action, the bonus, and each other player clockwise. MK-T1, MK-T4."""
    seat = state.active
    state.builders[seat] = area
    if state.events is not None:
        state.tell(Event("goes").fact("seat", "seat", str(seat)).fact("area", "area", AREAS[area]))
    state.ask(CLOSE_TURN, seat)
    for place in range(state.players - 1, 0, -1):
        state.ask(FOLLOW_OR_PASS, state.after(seat, place))
    state.ask(WRAP_UP, seat)
    state.ask(CHOOSE_PART, seat)


def decline_main(state: MytikasState) -> None:
    """The bonus alone; it is then not offered again. MK-T2."""
    seat = state.active
    if state.events is not None:
        state.tell(Event("declines-main").fact("seat", "seat", str(seat)))
    state.happened |= BONUS_TAKEN
    perform_bonus(state, seat, state.builders[seat])


def bonus_is_open(state: MytikasState) -> bool:
    return bonus_refusal(state) is ALLOWED


def bonus_refusal(state: MytikasState) -> Refusal:
    """Checked only now: a Favor gained a moment ago counts. MK-T3."""
    seat = state.active
    area = state.builders[seat]
    if state.happened & BONUS_TAKEN:
        return ONE_BONUS_ONLY
    if not may_take_bonus(state, seat, area, state.happened & MAIN_PERFORMED != 0):
        return NO_FAVOR_FOR_BONUS
    return ALLOWED if bonus_works(state, seat, area) else BONUS_DOES_NOTHING


def close_turn(state: MytikasState) -> None:
    """MK-O4, MK-D1, MK-E1."""
    turned = min(state.locks_taken, state.players + 1)
    while state.turned < turned:
        state.turned += 1
        if state.events is not None:
            # A card seen before, in moves that were taken back, tells nobody anything new.
            learners: i64 = 0 if state.glimpsed >> state.turned & 1 else EVERYBODY
            state.tell(Event("turns-up", learners).fact("deity", "deity", DEITIES[state.line[state.turned]]))
    state.fresh = 0
    state.happened = 0
    state.turn += 1
    if state.ending != 0 or state.turn == state.turn_limit:
        if state.events is not None:
            state.tell(Event("game-ends"))
        return
    state.active = state.after(state.active, 1)
    if state.events is not None:
        state.tell(Event("begins-turn").fact("seat", "seat", str(state.active)))
    state.ask(OPEN_TURN, state.active)
