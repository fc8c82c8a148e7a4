"""What all environments have in common: one game, its seeds, and what a seat may know of it in numbers."""

import dataclasses
import secrets
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mythagora import shelf
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.features import total
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.envs.batch import Window

Observation = dict[str, NDArray[Any]]
TURN_LIMIT = "turn-limit"  # the ending that is no end of the game: learners call it truncation


class Table:
    """One game after another, with the same seats and options. As among bots, games end by a turn limit."""

    def __init__(
        self, game: str, players: int, options: dict[str, int] | None, edition: Edition | str = ""
    ) -> None:
        self.game = shelf.find(game)
        self.game.check_players(players)
        self.players = players
        self.options = self.game.settle(self.game.among_bots(options or {}))
        self.edition = shelf.edition(game, edition) if isinstance(edition, str) else edition
        self.width = total(self.game.blocks())
        self.window = Window(self.game)
        self.numbers = np.frombuffer(memoryview(self.window.numbers.items), dtype=np.float64)
        self.marks = np.frombuffer(memoryview(self.window.mask), dtype=np.int8)
        self.stream = secrets.token_bytes(16)
        self.games = 0
        self.state: State = self.begin(None)

    def begin(self, seed: int | None) -> State:
        """A fresh game. After a seed, the games that follow without one are the same ones again."""
        if seed is not None:
            self.stream = str(seed).encode()
            self.games = 0
        dice = sha256(b"mythagora environment " + self.stream + b" " + str(self.games).encode()).digest()
        self.games += 1
        self.state = self.game.new(self.players, self.options, self.edition, dice)
        return self.state

    def observe(self, seat: int) -> Observation:
        """What this seat may know, and which answers it has; its own arrays, that nobody writes to again."""
        self.window.look(self.state, seat)
        return {"observation": self.numbers.astype(np.float32), "action_mask": self.marks.copy()}

    def act(self, seat: int, action: int | None) -> None:
        """Carry out an answer; one of numpy's numbers will do, none at all is refused like a wrong one."""
        if action is None or not self.window.carry_out(self.state, seat, int(action)):
            raise InputError("env-action", {"action": str(action)[:40], "seat": str(seat)})

    def is_truncated(self) -> bool:
        return TURN_LIMIT in self.state.endings()

    def text(self, seat: int) -> str:
        """What a seat may know, to be read."""
        return "\n".join([f"seat {seat}", *lines(self.state.view(seat))])


def lines(view: View) -> list[str]:
    """A view, a line for each thing in it."""
    told = []
    for field in dataclasses.fields(view):
        value = getattr(view, field.name)
        if isinstance(value, list) and value and dataclasses.is_dataclass(value[0]):
            told += [f"{field.name} {place}: {plain(item)}" for place, item in enumerate(value)]
        else:
            told.append(f"{field.name}: {plain(value)}")
    return told


def plain(value: object) -> str:
    """A value of a view in one line; what is empty is left out."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        parts = [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value)]
        return ", ".join(f"{name} {plain(part)}" for name, part in parts if part not in (None, [], {}, False))
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(plain(part) for part in value) or "-"
    return "-" if value is None else str(value)
