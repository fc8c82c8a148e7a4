"""Train a small agent that beats Random at Mythe, in well under five minutes.

    python examples/train_an_agent.py

It plays against itself, hundreds of games at once. For every kind of answer it keeps one row of weights that
says how likely answering so leads to the win (logistic regression on what the seat sees); when a game ends,
all that its seats did is learned from. No library but numpy. At the end it prints its curve and how often it
beats Random, with the 95 % interval.
"""

import argparse
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mythagora.envs.many import Many

Array = NDArray[Any]
SIZE = 128  # games at once
EXPLORES = 0.1  # how often it tries something else while it learns
RATE = 0.05
WIDTH_OF_BAR = 50


class Agent:
    """Values of answers: one row of weights for each, and one number more."""

    def __init__(self, width: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, width + 1), np.float32)
        self.chance = np.random.default_rng(seed)

    def values(self, seen: Array) -> Array:
        raw: Array = seen @ self.weights[:, :-1].T + self.weights[:, -1]
        return 1 / (1 + np.exp(-raw))

    def choose(self, seen: Array, masks: Array, explores: float) -> Array:
        """The best answer that is marked; now and then, while it learns, any of them."""
        chance = self.chance.random(masks.shape)
        best = np.where(masks > 0, self.values(seen) + 1e-6 * chance, -1.0).argmax(axis=1)
        noise = np.where(masks > 0, chance, -1.0)
        tries = self.chance.random(len(seen)) < explores
        found: Array = np.where(tries, noise.argmax(axis=1), best)
        return found

    def learn(self, seen: Array, actions: Array, won: Array) -> None:
        """One step towards what came of these answers."""
        rows = self.weights[actions]
        expected = 1 / (1 + np.exp(-((seen * rows[:, :-1]).sum(axis=1) + rows[:, -1])))
        misses = (won - expected)[:, None].astype(np.float32)
        marks = np.zeros((len(actions), len(self.weights)), np.float32)
        marks[np.arange(len(actions)), actions] = 1.0
        step = RATE / sqrt(len(actions))
        self.weights[:, :-1] += step * (marks.T @ (misses * seen))
        self.weights[:, -1] += step * (marks.T @ misses)[:, 0]


class Memory:
    """What happened in the games under way, until it is known who wins."""

    def __init__(self, size: int) -> None:
        self.moves: list[list[tuple[Array, int, int]]] = [[] for _ in range(size)]

    def add(self, seen: Array, actions: Array, seats: Array) -> None:
        kept = seen.astype(np.float32)
        for slot, moves in enumerate(self.moves):
            moves.append((kept[slot], int(actions[slot]), int(seats[slot])))

    def take(self, slot: int, rewards: Array) -> tuple[Array, Array, Array]:
        moves, self.moves[slot] = self.moves[slot], []
        seen = np.stack([move[0] for move in moves])
        actions = np.array([move[1] for move in moves])
        return seen, actions, rewards[[move[2] for move in moves]]


@dataclass(frozen=True)
class Table:
    """What is played, and how long at most."""

    game: str
    players: int
    limit: int

    def many(self, games: int, seed: int) -> Many:
        options = {"turn-limit": self.limit}
        return Many(self.game, self.players, options, size=min(SIZE, games), seed=seed)


def train(agent: Agent, table: Table, games: int, seed: int) -> None:
    """Play against itself until so many games are over."""
    with table.many(games, seed) as many:
        memory = Memory(many.size)
        played = 0
        while played < games:
            actions = agent.choose(many.observations, many.masks, EXPLORES)
            memory.add(many.observations, actions, many.seats)
            many.step(actions)
            for slot in np.nonzero(many.dones)[0]:
                agent.learn(*memory.take(int(slot), many.rewards[slot]))
                played += 1


def against_random(agent: Agent, table: Table, games: int, seed: int) -> tuple[float, float]:
    """What it wins at each seat in turn, with Random at the others; and how far that may be off."""
    chance = np.random.default_rng(seed)
    shares: list[float] = []
    with table.many(games, seed + 1_000_000) as many:
        mine = np.arange(many.size) % table.players
        while len(shares) < games:
            best = agent.choose(many.observations, many.masks, 0.0)
            noise = np.where(many.masks > 0, chance.random(many.masks.shape), -1.0).argmax(axis=1)
            many.step(np.where(many.seats == mine, best, noise))
            for slot in np.nonzero(many.dones)[0]:
                shares.append(float(many.rewards[slot, mine[slot]]))
                mine[slot] = (mine[slot] + 1) % table.players
    share = float(np.mean(shares))
    return share, 1.96 * float(np.std(shares)) / sqrt(len(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent that beats Random.")
    parser.add_argument("--game", default="mythe")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=300, help="games in each round")
    parser.add_argument("--limit", type=int, default=400, help="turns after which a game ends")
    parser.add_argument("--tests", type=int, default=1000, help="games against Random at the end")
    chosen = parser.parse_args()
    table = Table(chosen.game, chosen.players, chosen.limit)
    with table.many(1, 0) as one:
        agent = Agent(one.shape.width, one.shape.actions, seed=1)
    began = time.perf_counter()
    print("games learned from, what it wins against Random")
    for number in range(chosen.rounds + 1):
        share, _ = against_random(agent, table, max(chosen.tests // 5, 1), number)
        bar = "#" * round(share * WIDTH_OF_BAR)
        print(f"{number * chosen.games:7,} {share * 100:5.1f} % {bar}", flush=True)
        if number < chosen.rounds:
            train(agent, table, chosen.games, number)
    share, reach = against_random(agent, table, chosen.tests, 99)
    even = 100 / chosen.players
    print(
        f"\nIt wins {share * 100:.1f} % of {chosen.tests:,} games against Random (95 %: "
        f"{(share - reach) * 100:.1f} to {(share + reach) * 100:.1f} %), where {even:.1f} % would be even; "
        f"{time.perf_counter() - began:.0f} s in all."
    )


if __name__ == "__main__":
    main()
