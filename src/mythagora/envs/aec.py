"""The games as PettingZoo environments, one seat after the other.

Rewards come at the end: 1 for a win, shared among those who stand first, 0 for everybody else. A game that
ends by its turn limit is truncated.
"""

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mythagora.engine.edition import Edition
from mythagora.envs.table import Observation, Table

ILLEGAL_REWARD = -1.0


class GameEnv(AECEnv):  # type: ignore[misc]  # the library has no types to be read
    """A seat is an agent, `seat_0` and so on; the one to act is the first of those who are asked."""

    metadata = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 0,
        options: dict[str, int] | None = None,
        edition: Edition | str = "",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        from mythagora import shelf

        found = shelf.find(game)
        self.table = Table(game, players or found.most, options, edition)
        self.metadata = {**self.metadata, "name": f"{game}_v{found.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width, actions = self.table.width, found.actions
        self.observed = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.answers = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observed)
        self.action_spaces = dict(self.answers)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observed

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.state.to_act()]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(self.seats[agent], action)
        state = table.state
        if state.is_over():
            self.finish()
        else:
            self.agent_selection = self.possible_agents[state.to_act()]
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        """The rewards, which everybody gets at once: nobody has had any before."""
        state = self.table.state
        ended = self.truncations if self.table.is_truncated() else self.terminations
        for agent, seat in self.seats.items():
            ended[agent] = True
            self.rewards[agent] = state.reward(seat)
            self._cumulative_rewards[agent] = self.rewards[agent]

    def render(self) -> str | None:
        """What the seat to act may know."""
        text = self.table.text(self.seats[self.agent_selection])
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def close(self) -> None:
        """There is nothing to give back."""


def wrap(raw: GameEnv) -> AECEnv:
    """What PettingZoo recommends: an illegal answer ends the game, and misuse is told."""
    illegal: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    checked: Any = wrappers.AssertOutOfBoundsWrapper(illegal)
    ordered: AECEnv = wrappers.OrderEnforcingWrapper(checked)
    return ordered


class Entry:
    """What a module such as `mythe_v1` offers."""

    def __init__(self, game: str) -> None:
        self.raw_env = functools.partial(GameEnv, game)
        self.game = game

    def env(self, **wishes: Any) -> AECEnv:
        return wrap(self.raw_env(**wishes))
