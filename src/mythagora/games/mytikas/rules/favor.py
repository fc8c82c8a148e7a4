"""Taking Favors: at the start, by actions and bonuses, and with Hephaestus for a marble."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.games.mytikas.edition import GOD_COUNT, GODS, LEVELS, MARBLE
from mythagora.games.mytikas.rules.refusals import (
    NO_MARBLE_THERE,
    NO_SUCH_SEAT,
    NOBODY_HAS_ONE,
    NOT_FROM_YOURSELF,
    PILE_IS_EMPTY,
    PILE_NOT_EMPTY,
    TAKEN_BY_ANOTHER,
    THEY_HAVE_NONE,
    out_of_place,
)
from mythagora.games.mytikas.setup import favor_pile
from mythagora.games.mytikas.state import (
    CHANGE,
    DONE,
    FAVOR,
    FORGE,
    POOL,
    ROB,
    TAKE,
    TAKE_FAVOR,
    MytikasState,
    MytikasStep,
)


class FirstFavor(MytikasStep):
    """Which god's Favor to begin with? Each player has another one. MK-S9."""

    name: str = "first-favor"
    public: str = "opening"
    rule: str = "MK-S9"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for god in range(GOD_COUNT):
            if is_untouched(state, god):
                acts.add(FAVOR + god)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action >= FAVOR and action < ROB:
            return ALLOWED if is_untouched(state, action - FAVOR) else TAKEN_BY_ANOTHER
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        take_favor(state, seat, action - FAVOR, POOL)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """With four players the first player gets the type that is left."""
        only_one: i64 = -1
        for god in range(GOD_COUNT):
            if is_untouched(state, god):
                if only_one >= 0:
                    return False
                only_one = god
        take_favor(state, seat, only_one, POOL)
        return True


class TakeFavor(MytikasStep):
    """Which god's Favor? From an opponent only if its pile is empty. MK-F1, MK-F2, MK-F3."""

    name: str = "take-favor"
    rule: str = "MK-F1"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for god in range(GOD_COUNT):
            if state.favor(POOL, god) > 0:
                acts.add(FAVOR + god)
            else:
                for other in range(state.players):
                    if other != seat and state.favor(other, god) > 0:
                        acts.add(ROB + god * 4 + other)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action >= FAVOR and action < ROB:
            return favor_refusal(state, seat, action - FAVOR)
        if action >= ROB and action < TAKE:
            return rob_refusal(state, seat, (action - ROB) >> 2, (action - ROB) & 3)
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action >= ROB:
            take_favor(state, seat, (action - ROB) >> 2, (action - ROB) & 3)
        else:
            take_favor(state, seat, action - FAVOR, POOL)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """Nothing to take, or the one thing there is."""
        ways: i64 = 0
        last_god: i64 = 0
        last_giver: i64 = POOL
        for god in range(GOD_COUNT):
            if state.favor(POOL, god) > 0:
                ways += 1
                last_god = god
                last_giver = POOL
                if ways > 1:
                    return False
            else:
                for other in range(state.players):
                    if other != seat and state.favor(other, god) > 0:
                        ways += 1
                        last_god = god
                        last_giver = other
        if ways > 1:
            return False
        if ways == 1:
            take_favor(state, seat, last_god, last_giver)
        elif state.events is not None:
            state.tell(Event("finds-no-favor").fact("seat", "seat", str(seat)))
        return True


class ForgeFavor(MytikasStep):
    """Hephaestus: a marble for one more Favor, or not? MK-D15."""

    name: str = "forge"
    rule: str = "MK-D15"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for level in range(LEVELS):
            if state.has(seat, level, MARBLE) > 0:
                acts.add(FORGE + level)
        acts.add(DONE)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action >= FORGE and action < CHANGE:
            return ALLOWED if state.has(seat, action - FORGE, MARBLE) > 0 else NO_MARBLE_THERE
        return ALLOWED if action == DONE else out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        state.gain(seat, action - FORGE, MARBLE, -1)
        if state.events is not None:
            level = str(action - FORGE + 1)
            state.tell(Event("forges").fact("seat", "seat", str(seat)).fact("level", "level", level))
        state.ask(TAKE_FAVOR, seat)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        return state.all_of(seat, MARBLE) == 0 or not can_take_favor(state, seat)


def is_untouched(state: MytikasState, god: i64) -> bool:
    """Nobody has taken of this pile yet."""
    return state.favor(POOL, god) == favor_pile(state.players)


def can_take_favor(state: MytikasState, seat: i64) -> bool:
    """Unless this seat has them all. MK-F3."""
    return state.favors_of(seat) < GOD_COUNT * favor_pile(state.players)


def favor_refusal(state: MytikasState, seat: i64, god: i64) -> Refusal:
    if state.favor(POOL, god) > 0:
        return ALLOWED
    for other in range(state.players):
        if other != seat and state.favor(other, god) > 0:
            return PILE_IS_EMPTY
    return NOBODY_HAS_ONE


def rob_refusal(state: MytikasState, seat: i64, god: i64, other: i64) -> Refusal:
    if other >= state.players:
        return NO_SUCH_SEAT
    if other == seat:
        return NOT_FROM_YOURSELF
    if state.favor(POOL, god) > 0:
        return PILE_NOT_EMPTY
    return ALLOWED if state.favor(other, god) > 0 else THEY_HAVE_NONE


def take_favor(state: MytikasState, seat: i64, god: i64, giver: i64) -> None:
    """From a pile or an opponent, who gets nothing for it. MK-F1."""
    state.move_favor(god, giver, seat)
    if state.events is not None:
        event = Event("takes-favor" if giver == POOL else "robs-favor").fact("seat", "seat", str(seat))
        event.fact("god", "god", GODS[god])
        if giver != POOL:
            event.fact("other", "seat", str(giver))
        state.tell(event)
