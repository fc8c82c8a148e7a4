"""A bot that may be broken, kept from harming a game: level 1 decides where it fails, and that is told."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from types import FrameType

from mythagora.bots.base import Bot
from mythagora.engine.state import State

PATIENCE = 10.0  # seconds for one decision of somebody else's bot


class TooSlowError(Exception):
    """A bot had its time."""


class CarefulBot(Bot):
    """Stands before another bot. What went wrong with it is in `failures`, a line for each decision."""

    def __init__(self, bot: Bot, stand_in: Bot, patience: float = PATIENCE) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.stand_in = stand_in
        self.patience = patience
        self.failures: list[str] = []

    def decide(self, world: State, seat: int) -> int:
        legal = world.legal_actions(seat)
        began = time.monotonic()
        try:
            with patience(self.patience):
                action = index(self.bot.decide(world.clone(), seat))  # numbers of other libraries too
        except TooSlowError:
            return self.instead(world, seat, f"no answer within {self.patience:g} s")
        except (Exception, SystemExit) as problem:
            return self.instead(world, seat, f"{type(problem).__name__}: {problem}"[:200])
        spent = time.monotonic() - began
        if spent > self.patience:
            return self.instead(world, seat, f"{spent:.1f} s for one answer")
        if action not in legal:
            return self.instead(world, seat, f"{action!r} is not one of the answers"[:200])
        return action

    def instead(self, world: State, seat: int, problem: str) -> int:
        self.failures.append(problem)
        return self.stand_in.decide(world.clone(), seat)


def failures(bot: Bot) -> list[str]:
    """What went wrong with a bot so far; with ours nothing does."""
    return bot.failures if isinstance(bot, CarefulBot) else []


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what runs here after so long, where that is possible: in the main thread, not on Windows.

    Elsewhere a slow answer is only noticed when it comes; a server ends the process instead.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
