"""Hundreds of games stepped in one call, in this process or spread over several.

    games = Many("mytikas", 4, size=512, workers=2)
    games.observations, games.masks        # what the seat asked in each game may know and do
    games.step(actions)                    # one answer in each; then look again
    games.rewards, games.dones             # of the games that have just ended; others have taken their place

The arrays stay where they are and are written anew by every step: copy what you want to keep.
"""

import multiprocessing
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mythagora import shelf
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.features import total
from mythagora.envs.batch import Batch

STEP: Final = "step"
PICK: Final = "pick"
STOP: Final = "stop"
Wishes = tuple[str, int, dict[str, int], str, int]  # game, players, options, text of the edition, seed


@dataclass(frozen=True)
class Shape:
    """How the arrays lie in the memory that processes share."""

    size: int
    width: int
    actions: int
    players: int

    def arrays(self, memory: SharedMemory) -> list[NDArray[Any]]:
        """Observations, masks, rewards, dones, seats, actions."""
        found: list[NDArray[Any]] = []
        at = 0
        for count, kind in (
            ((self.size, self.width), np.float32),
            ((self.size, self.players), np.float64),
            ((self.size,), np.int64),
            ((self.size,), np.int64),
            ((self.size, self.actions), np.int8),
            ((self.size,), np.int8),
        ):
            found.append(np.ndarray(count, kind, memory.buf, at))
            at += found[-1].nbytes + -found[-1].nbytes % 8
        observations, rewards, seats, actions, masks, dones = found
        return [observations, masks, rewards, dones, seats, actions]

    def bytes(self) -> int:
        return self.size * (self.width * 4 + self.players * 8 + 16 + self.actions + 1) + 64


class Share:
    """The games of one process, and their places in the arrays that all see."""

    def __init__(self, wishes: Wishes, first: int, size: int, arrays: list[NDArray[Any]]) -> None:
        game, players, options, text, seed = wishes
        found = shelf.find(game)
        self.batch = Batch(found, players, options, shelf.own(game, text, "edition"), size, seed + first)
        *self.shared, self.actions = (array[first : first + size] for array in arrays)
        self.own = looked_at(self.batch)
        self.show()

    def show(self) -> None:
        for shared, own in zip(self.shared, self.own, strict=True):
            shared[:] = own

    def step(self, what: str) -> str | None:
        """One answer in each of its games; what is wrong with them, and then none has moved."""
        try:
            self.batch.step(self.batch.pick() if what == PICK else self.actions.tolist())
        except InputError as error:
            return str(error)
        self.show()
        return None


def looked_at(batch: Batch) -> list[NDArray[Any]]:
    """A batch's own numbers, not copied: observations, masks, rewards, dones, seats."""
    size = int(batch.size)
    items = memoryview(batch.observations.items)
    return [
        np.frombuffer(items, np.float64).reshape(size, -1),
        np.frombuffer(memoryview(batch.masks), np.int8).reshape(size, -1),
        np.frombuffer(memoryview(batch.rewards), np.float64).reshape(size, -1),
        np.frombuffer(memoryview(batch.dones), np.int8),
        np.frombuffer(memoryview(batch.seats), np.int64),
    ]


class Many:
    """Games of one kind. With several workers each process plays its share, this one the first of them."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, int] | None = None,
        edition: Edition | str = "",
        size: int = 256,
        seed: int = 0,
        workers: int = 1,
    ) -> None:
        found = shelf.find(game)
        found.check_players(players)
        if size < 1 or workers < 1 or size % workers:
            raise InputError("env-size", {"size": str(size), "workers": str(workers)})
        self.size = size
        self.players = players
        self.workers = workers
        self.shape = Shape(size, total(found.blocks()), found.actions, players)
        used = shelf.edition(game, edition) if isinstance(edition, str) else edition
        self.lines: list[Connection] = []
        self.share: Share | None = None
        if workers == 1:
            self.batch = Batch(found, players, options or {}, used, size, seed)
            seen = looked_at(self.batch)
        else:
            seen = self.start((game, players, options or {}, used.text, seed))
        self.observations, self.masks, self.rewards, self.dones, self.seats = seen

    def start(self, wishes: Wishes) -> list[NDArray[Any]]:
        """The other processes; the arrays that all see."""
        self.memory = SharedMemory(create=True, size=self.shape.bytes())
        arrays = self.shape.arrays(self.memory)
        context = multiprocessing.get_context("spawn")
        size = self.size // self.workers
        for worker in range(1, self.workers):
            ours, theirs = context.Pipe()
            asked = (theirs, wishes, worker * size, size, self.memory.name, self.shape)
            context.Process(target=work, args=asked, daemon=True).start()
            theirs.close()
            self.lines.append(ours)
        self.share = Share(wishes, 0, size, arrays)
        self.wait(None)
        *seen, self.actions = arrays
        return seen

    def wait(self, own: str | None) -> None:
        """Until every process is done; what one of them could not do is told."""
        for problem in [own, *[line.recv() for line in self.lines]]:
            if problem is not None:
                raise InputError("env-answer", {"problem": str(problem)})

    def step(self, actions: NDArray[Any] | list[int]) -> None:
        """One answer in each game. A wrong one is told, and no game of that process moves."""
        if self.share is None:
            self.batch.step(actions if isinstance(actions, list) else actions.tolist())
            return
        if len(actions) != self.size:
            raise InputError("batch-size", {"expected": str(self.size), "found": str(len(actions))})
        self.actions[:] = actions
        self.tell(self.share, STEP)

    def walk(self) -> None:
        """One answer at random in each game: a baseline, and the measure of the speed."""
        if self.share is None:
            self.batch.step(self.batch.pick())
        else:
            self.tell(self.share, PICK)

    def tell(self, share: Share, what: str) -> None:
        for line in self.lines:
            line.send(what)
        self.wait(share.step(what))

    def close(self) -> None:
        """Let the workers go and give the memory back."""
        for line in self.lines:
            with suppress(OSError):
                line.send(STOP)
                line.close()
        self.lines = []
        if self.share is not None:
            self.share = None
            del self.observations, self.masks, self.rewards, self.dones, self.seats, self.actions
            self.memory.close()
            self.memory.unlink()

    def __enter__(self) -> "Many":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def work(line: Connection, wishes: Wishes, first: int, size: int, name: str, shape: Shape) -> None:
    """Another process: plays its games and puts what can be seen of them where all can see it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started us ends us
    memory = SharedMemory(name)
    share = Share(wishes, first, size, shape.arrays(memory))
    with suppress(EOFError, BrokenPipeError):
        line.send(None)
        while (what := line.recv()) != STOP:
            line.send(share.step(what))
    del share
    memory.close()
