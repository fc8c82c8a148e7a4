"""Following: pay, and perform the same main action. MK-T4, MK-T5, MK-T7, MK-2P2, MK-2P4."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.games.mytikas.cards import POSEIDON, ZEUS
from mythagora.games.mytikas.edition import GOD_COUNT, GODS, POSEIDON_NIGHT
from mythagora.games.mytikas.rules.areas import main_works, perform_main
from mythagora.games.mytikas.rules.refusals import (
    ACTION_DOES_NOTHING,
    NO_FAVOR_TO_PAY,
    NO_OFFERING_LEFT,
    OTHER_FAVOR,
    ZEUS_NOT_YOURS,
    out_of_place,
)
from mythagora.games.mytikas.state import (
    CHOOSE_TIME,
    FOLLOW,
    FOLLOW_OFFERING,
    MAIN_PERFORMED,
    PASS,
    POOL,
    SET,
    TIME,
    MytikasState,
    MytikasStep,
)


class FollowOrPass(MytikasStep):
    """Pay to perform the same main action, or pass? MK-T4."""

    name: str = "follow"
    rule: str = "MK-T4"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for god in range(GOD_COUNT):
            if may_pay_favor(state, seat, god):
                acts.add(FOLLOW + god)
        if may_pay_offering(state, seat):
            acts.add(FOLLOW_OFFERING)
        acts.add(PASS)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action == PASS:
            return ALLOWED
        if action >= FOLLOW and action < FOLLOW_OFFERING:
            god = action - FOLLOW
            if god != god_followed(state) and not state.commands(seat, POSEIDON):
                return OTHER_FAVOR
            if state.favor(seat, god) == 0:
                return NO_FAVOR_TO_PAY
            return ALLOWED if is_worth_it(state, seat, True) else ACTION_DOES_NOTHING
        if action == FOLLOW_OFFERING:
            if not state.commands(seat, ZEUS):
                return ZEUS_NOT_YOURS
            if state.reserve[seat] == 0:
                return NO_OFFERING_LEFT
            return ALLOWED if is_worth_it(state, seat, False) else ACTION_DOES_NOTHING
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action == PASS:
            if state.events is not None:
                state.tell(Event("passes").fact("seat", "seat", str(seat)))
            return
        if action == FOLLOW_OFFERING:
            state.reserve[seat] -= 1
        else:
            state.move_favor(action - FOLLOW, seat, POOL)
        if state.events is not None:
            pays = "offering" if action == FOLLOW_OFFERING else GODS[action - FOLLOW]
            state.tell(Event("follows").fact("seat", "seat", str(seat)).fact("pays", "price", pays))
        if state.players == 2:
            state.ask(CHOOSE_TIME, seat)
        else:
            perform_main(state, seat, state.builders[state.active])

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """Everybody sees who can pay, and for whom it would change nothing."""
        if state.happened & MAIN_PERFORMED == 0 and state.follow_after_bonus_only == 0:
            return True
        for god in range(GOD_COUNT):
            if may_pay_favor(state, seat, god):
                return False
        return not may_pay_offering(state, seat)


class ChooseTime(MytikasStep):
    """With two players the follower may perform either main action of the god. MK-2P2."""

    name: str = "choose-time"
    rule: str = "MK-2P2"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        day = god_followed(state) * 2
        if main_works(state, seat, day):
            acts.add(TIME)
        if main_works(state, seat, day + 1):
            acts.add(TIME + 1)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action < TIME or action >= SET:
            return out_of_place(action)
        area = god_followed(state) * 2 + action - TIME
        return ALLOWED if main_works(state, seat, area) else ACTION_DOES_NOTHING

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        perform_main(state, seat, god_followed(state) * 2 + action - TIME)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        day = god_followed(state) * 2
        works_by_day = main_works(state, seat, day)
        if works_by_day and main_works(state, seat, day + 1):
            return False
        perform_main(state, seat, day if works_by_day else day + 1)
        return True


def god_followed(state: MytikasState) -> i64:
    return state.builders[state.active] >> 1


def may_pay_favor(state: MytikasState, seat: i64, god: i64) -> bool:
    """The Favor of that god, or with Poseidon any. MK-T4, MK-D3."""
    if state.favor(seat, god) == 0:
        return False
    if god != god_followed(state) and not state.commands(seat, POSEIDON):
        return False
    return is_worth_it(state, seat, True)


def may_pay_offering(state: MytikasState, seat: i64) -> bool:
    """With Zeus, an Offering from the reserve. MK-D2."""
    return state.reserve[seat] > 0 and state.commands(seat, ZEUS) and is_worth_it(state, seat, False)


def is_worth_it(state: MytikasState, seat: i64, pays_favor: bool) -> bool:
    """Whether something would change once this was paid. MK-T4, MK-T7."""
    area = state.builders[state.active]
    if works_when_paid(state, seat, area, pays_favor):
        return True
    return state.players == 2 and works_when_paid(state, seat, area ^ 1, pays_favor)


def works_when_paid(state: MytikasState, seat: i64, area: i64, pays_favor: bool) -> bool:
    """The token just paid can be taken back, so there is always one to take. MK-T7."""
    return (pays_favor and area == POSEIDON_NIGHT) or main_works(state, seat, area)
