"""Moving resources: up for an action, to any level for a bonus, down for nothing on your own turn.

A free down is offered with the questions where it can make a difference: before the builder moves,
with every move and building, and at the end of the turn. Between them it would change nothing.
"""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.steps import about_of
from mythagora.games.mytikas.edition import GOLD, GOODS, KINDS, LEVELS, STONE
from mythagora.games.mytikas.rules.refusals import (
    DOWN_NOT_NOW,
    MOVE_SOMETHING_FIRST,
    NO_MOVE_HERE,
    NOTHING_THERE,
    NOTHING_TO_TURN,
    ONE_LEVEL_AT_A_TIME,
    SAME_LEVEL,
    TOP_LEVEL,
    out_of_place,
)
from mythagora.games.mytikas.state import (
    BUILD,
    DONE,
    MOVE,
    MOVE_GOODS,
    PLACES,
    TURN,
    MytikasState,
    MytikasStep,
)

# What the question is about: how many moves are left, and of which sort.
LEFT: Final = 15  # the mask of the number
TO_ANY: Final = 16
COMPULSORY: Final = 32  # until the first move: performing an action means doing something, MK-T2
MAY_TURN: Final = 64  # Hestia, MK-D16


class MoveGoods(MytikasStep):
    """Which resource to which level, or done? One resource at a time. MK-A7, MK-A9, MK-B3."""

    name: str = "move"
    rule: str = "MK-A7"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        about = about_of(state.asked)
        add_moves(state, acts, seat, about)
        if about & MAY_TURN:
            for level in range(LEVELS - 1):
                for kind in range(GOLD):
                    if state.has(seat, level, kind) > 0:
                        acts.add(TURN + kind * LEVELS + level)
        if about & COMPULSORY == 0:
            acts.add(DONE)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        about = about_of(state.asked)
        if action >= MOVE and action < TURN:
            return move_refusal(state, seat, action, about)
        if action >= TURN and action < BUILD:
            return turn_refusal(state, seat, action - TURN, about)
        if action == DONE:
            return MOVE_SOMETHING_FIRST if about & COMPULSORY else ALLOWED
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        about = about_of(state.asked)
        if action == DONE:
            return
        if action >= TURN:
            turn(state, seat, action - TURN)
            about &= ~MAY_TURN
        else:
            move(state, seat, action)
            if is_free(state, seat, action):
                state.ask(MOVE_GOODS, seat, about)
                return
        about = (about & ~COMPULSORY) - 1
        if about & LEFT > 0:
            state.ask(MOVE_GOODS, seat, about)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """Nothing on the player board that could still move, or one compulsory move."""
        about = about_of(state.asked)
        if about & TO_ANY:
            if state.goods_of(seat) == 0:
                return True
        elif not can_raise(state, seat):
            return True
        if about & COMPULSORY == 0:
            return False
        only_one = only_move(state, seat, about)
        if only_one < 0:
            return False
        self.apply(state, seat, only_one)
        return True


def can_raise(state: MytikasState, seat: i64) -> bool:
    """Whether something can go up: on your own turn a resource on the top could first come down. MK-T8."""
    last = PLACES if state.may_move_down(seat) else PLACES - KINDS
    for place in range(seat * PLACES, seat * PLACES + last):
        if state.goods[place] > 0:
            return True
    return False


def only_move(state: MytikasState, seat: i64, about: i64) -> i64:
    """The one move that can be made; -1 when there are several."""
    found: i64 = -1
    for level in range(LEVELS):
        for kind in range(KINDS):
            if state.has(seat, level, kind) > 0:
                if about & MAY_TURN and kind != GOLD and level < LEVELS - 1:
                    return -1  # it may turn as well
                for to in range(LEVELS):
                    action = MOVE + kind * 16 + level * LEVELS + to
                    if move_refusal(state, seat, action, about) is ALLOWED:
                        if found >= 0:
                            return -1
                        found = action
    return found


def add_moves(state: MytikasState, acts: Actions, seat: i64, about: i64) -> None:
    """The moves of this question, and the free ones down. MK-T6."""
    goods = state.goods
    place = seat * PLACES
    to_any = about & TO_ANY != 0
    goes_down = to_any or state.may_move_down(seat)
    goes_up = about & LEFT != 0
    for level in range(LEVELS):
        for kind in range(KINDS):
            if goods[place] > 0:
                action = MOVE + kind * 16 + level * LEVELS
                if goes_down:
                    for to in range(level):
                        acts.add(action + to)
                if goes_up and level < LEVELS - 1:
                    acts.add(action + level + 1)
                    if to_any:
                        for to in range(level + 2, LEVELS):
                            acts.add(action + to)
            place += 1


def move_refusal(state: MytikasState, seat: i64, action: i64, about: i64) -> Refusal:
    kind = (action - MOVE) >> 4
    start = (action - MOVE) >> 2 & 3
    to = (action - MOVE) & 3
    if start == to:
        return SAME_LEVEL
    to_any = about & TO_ANY != 0
    if to < start and not to_any and not state.may_move_down(seat):
        return DOWN_NOT_NOW
    if to > start and about & LEFT == 0:
        return NO_MOVE_HERE
    if to > start + 1 and not to_any:
        return ONE_LEVEL_AT_A_TIME
    return ALLOWED if state.has(seat, start, kind) > 0 else NOTHING_THERE


def turn_refusal(state: MytikasState, seat: i64, which: i64, about: i64) -> Refusal:
    if about & MAY_TURN == 0:
        return NOTHING_TO_TURN
    if which & 3 == LEVELS - 1:
        return TOP_LEVEL
    return ALLOWED if state.has(seat, which & 3, which >> 2) > 0 else NOTHING_THERE


def is_free(state: MytikasState, seat: i64, action: i64) -> bool:
    """Down on your own turn, whatever else is going on. MK-T6."""
    return (action - MOVE) & 3 < (action - MOVE) >> 2 & 3 and state.may_move_down(seat)


def move(state: MytikasState, seat: i64, action: i64) -> None:
    kind = (action - MOVE) >> 4
    start = (action - MOVE) >> 2 & 3
    to = (action - MOVE) & 3
    state.gain(seat, start, kind, -1)
    state.gain(seat, to, kind, 1)
    if state.events is not None:
        state.tell(
            Event("moves-down" if is_free(state, seat, action) else "moves")
            .fact("seat", "seat", str(seat))
            .fact("good", "good", GOODS[kind])
            .fact("from", "level", str(start + 1))
            .fact("to", "level", str(to + 1))
        )


def turn(state: MytikasState, seat: i64, which: i64) -> None:
    """Hestia: on its way up, stone becomes marble or marble becomes gold. MK-D16."""
    level = which & 3
    kind: i64 = STONE + (which >> 2)
    state.gain(seat, level, kind, -1)
    state.gain(seat, level + 1, kind + 1, 1)
    if state.events is not None:
        state.tell(
            Event("turns")
            .fact("seat", "seat", str(seat))
            .fact("good", "good", GOODS[kind])
            .fact("into", "good", GOODS[kind + 1])
            .fact("from", "level", str(level + 1))
            .fact("to", "level", str(level + 2))
        )
