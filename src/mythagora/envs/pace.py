"""How fast the environments step, on this machine, now.

    python -m mythagora.envs.pace

An answer is chosen at random among those marked, and that is in the figures. One process is measured by its
CPU time, several by the clock on the wall; how much of a core this one then had says what other work on the
machine has taken away.
"""

import os
import random
import time
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from mythagora import COMPILED, shelf
from mythagora.envs.aec import GameEnv, wrap
from mythagora.envs.many import Many

SECONDS = 3.0
SIZE = 512
WORKERS = 2


class Empty(AECEnv):  # type: ignore[misc]  # the library has no types to be read
    """Nothing happens here: what is left is the cost of the wrappers and of the run."""

    metadata = {"render_modes": [], "name": "empty"}

    def __init__(self, like: GameEnv) -> None:
        super().__init__()
        self.possible_agents = like.possible_agents
        self.observed, self.answers = like.observed, like.answers
        width, actions = like.table.width, like.table.game.actions
        mask = np.zeros(actions, np.int8)
        mask[:4] = 1
        self.seen = {"observation": np.zeros(width, np.float32), "action_mask": mask}
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observed

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen

    def step(self, action: int) -> None:
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        pass


def walk(env: AECEnv) -> float:
    """Steps a second: look, choose one of the answers marked, step."""
    env.reset(seed=1)
    pick = random.Random(1).random
    steps = 0
    began = time.process_time()
    while steps % 256 or time.process_time() - began < SECONDS:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset()
            continue
        answers = observation["action_mask"].nonzero()[0]
        env.step(int(answers[int(pick() * len(answers))]))
        steps += 1
    return steps / (time.process_time() - began)


def together(game: str, players: int, workers: int) -> tuple[float, float]:
    """Steps a second of many games in one call, with what is seen of them in one place; and this process's
    share of a core meanwhile."""
    with Many(game, players, size=SIZE, workers=workers) as games:
        for _ in range(10):
            games.walk()
        clock = time.process_time if workers == 1 else time.perf_counter
        steps = 0
        began, busy, wall = clock(), time.process_time(), time.perf_counter()
        while clock() - began < SECONDS:
            games.walk()
            steps += SIZE
        core = (time.process_time() - busy) / (time.perf_counter() - wall)
        return steps / (clock() - began), core


def main() -> None:
    mode = "compiled" if COMPILED else "plain Python"
    print(f"{mode}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; steps per second")
    for game in shelf.GAMES.values():
        bare = walk(GameEnv(game.name))
        wrapped, empty = walk(wrap(GameEnv(game.name))), walk(wrap(Empty(GameEnv(game.name))))
        print(f"{game.name}/{game.most} raw_env                  {bare:>12,.0f}")
        print(f"{game.name}/{game.most} env, wrapped             {wrapped:>12,.0f}")
        print(f"{game.name}/{game.most} nothing in the same wrap {empty:>12,.0f}")
        print(f"{game.name}/{game.most} env of nothing           {wrapped / empty * 100:>12.0f} %")
        for workers in (1, WORKERS):
            rate, core = together(game.name, game.most, workers)
            had = f", {rate / core:,.0f} for each second this one computed" if workers > 1 else ""
            print(f"{game.name}/{game.most} {SIZE} games, {workers} process(es) {rate:>12,.0f}{had}")


if __name__ == "__main__":
    main()
