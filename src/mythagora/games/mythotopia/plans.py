"""What an answer will cost, and whole ways to pay: for those who choose by hand. MT-C6.

Nothing here is a rule: answers are tried on a copy, and the payments are those of `ways_to_pay`. All of it
follows from what the asked seat knows.
"""

from typing import Final

from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythotopia.edition import FOOD, SYMBOLS
from mythagora.games.mythotopia.paying import need_of, symbol_of
from mythagora.games.mythotopia.rules.pay import ways_to_pay
from mythagora.games.mythotopia.state import (
    CHOOSE_ROUTE,
    PAY,
    PLAY_ARMIES,
    PLAY_SHIPS,
    MythotopiaState,
)

MOST_PLANS: Final = 12
UNDER_WAY: Final = (PAY, PLAY_ARMIES, PLAY_SHIPS)  # the price was told by the answer that led there


def plans(state: State, seat: int) -> list[list[int]]:
    """Whole payments, the one that keeps most at hand first, each as answers one after another."""
    assert isinstance(state, MythotopiaState)
    if not state.may_act(seat) or kind_of(state.asked) != PAY:
        return []
    return ways_to_pay(state)[:MOST_PLANS]


def price(state: State, seat: int, action: int) -> dict[str, int]:
    """What has to be paid once this is answered, by symbol; a Ship card counts as a ship.

    Nothing where no card has to be played for it, or where what follows is not asked next.
    """
    assert isinstance(state, MythotopiaState)
    if kind_of(state.asked) in UNDER_WAY:
        return {}
    return due(after(state, seat, action), seat)


def after(state: MythotopiaState, seat: int, action: int) -> MythotopiaState:
    twin = state.clone()
    assert isinstance(twin, MythotopiaState)
    twin.events = None
    twin.apply(seat, action)
    return twin


def due(state: MythotopiaState, seat: int) -> dict[str, int]:
    """What the question now asked wants this seat to pay."""
    if not state.may_act(seat):
        return {}
    kind, about = kind_of(state.asked), about_of(state.asked)
    if kind == PAY:
        return {SYMBOLS[symbol_of(about)]: int(need_of(about))}
    if kind == PLAY_ARMIES:
        food = int(about >> 6 & 15)
        return {SYMBOLS[FOOD]: food} if food > 0 else {}
    if kind == PLAY_SHIPS:
        return {"ship": int(about >> 6), SYMBOLS[FOOD]: int(state.edition.invade_food)}
    if kind == CHOOSE_ROUTE:
        return due(after(state, seat, state.legal_actions(seat)[0]), seat)
    return {}
