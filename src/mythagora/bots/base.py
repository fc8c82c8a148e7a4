"""A bot answers questions. It is handed a world already re-dealt for its seat, never the true state."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from mythagora.engine.dice import Dice
from mythagora.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One method to write. What the seat knows of the past is in the world it is handed."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def decide(self, world: State, seat: int) -> int:
        """One of the legal actions of this seat. The world is the bot's own: it may play on in it."""


def ask(bot: Bot, state: State, seat: int, dice: Dice) -> int:
    """Let a bot decide for a seat at the table; the dice, not the game's, shuffle what it cannot see."""
    world = state.clone()
    world.redeal(seat, dice)
    return bot.decide(world, seat)
