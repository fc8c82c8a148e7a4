"""A whole game among bots, counted as it goes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mythagora.bots.base import Bot, ask
from mythagora.bots.random import RandomBot
from mythagora.engine.dice import Fast, fast
from mythagora.engine.measures import Tally
from mythagora.engine.state import State


@final
class Decision:
    """What a seat did, and what else it could have done."""

    def __init__(self, seat: int, turn: int, answers: list[int], action: int, text: str) -> None:
        self.seat: Final = seat
        self.turn: Final = turn
        self.answers: Final = answers
        self.action: Final = action
        self.text: Final = text


def play_out(
    state: State, seated: list[Bot], worlds: Fast, tally: Tally | None, log: list[Decision] | None
) -> int:
    """Play to the end; the dice, not the game's, shuffle the worlds that bots are handed. How many decisions.

    Random is handed none: it looks at the list of its answers only, and that is the same in every world.
    """
    decisions: i64 = 0
    if tally is not None:
        tally.begin(state)
        if tally.listens:
            state.events = []
    while not state.is_over():
        seat = state.to_act()
        bot = seated[seat]
        if isinstance(bot, RandomBot):
            action: i64 = bot.decide(state, int(seat))
        else:
            action = ask(bot, state, seat, fast(worlds.word()))
        if log is not None:
            answers = state.legal_actions(seat)
            log.append(Decision(seat, state.turns(), answers, action, state.text(action)))
        state.apply(seat, action)
        decisions += 1
        if tally is not None:
            tally.note(state, seat, action)
            tally.follow(state)
            if tally.listens:
                state.events = []
    state.events = None
    return decisions
