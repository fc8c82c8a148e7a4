"""One seat against bots, as a Gymnasium environment.

    import gymnasium
    env = gymnasium.make("mythagora.envs.solo:Mythagora/Mythe-v1", bots=["thumb", "thumb"])

The bots are handed worlds re-dealt for their seats, as at any table. The learner sits at a fixed seat, or at
one that chance picks for every game. The reward comes at the end: 1 for a win, shared among those who stand
first.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.base import Bot, ask
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.envs.table import Observation, Table

ANY_SEAT = -1


class Solo(gymnasium.Env[Observation, np.int64]):
    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        bots: list[str] | None = None,
        seat: int = ANY_SEAT,
        options: dict[str, int] | None = None,
        edition: Edition | str = "",
        render_mode: str | None = None,
    ) -> None:
        self.bots = bots or ["random"]
        self.game = game
        self.table = Table(game, len(self.bots) + 1, options, edition)
        if not ANY_SEAT <= seat < self.table.players:
            raise InputError("env-seat", {"seat": str(seat), "most": str(self.table.players - 1)})
        for bot in self.bots:
            roster.find(bot, game, 0)
        self.wanted = seat
        self.seat = max(seat, 0)
        self.render_mode = render_mode
        self.others: dict[int, Bot] = {}
        self.worlds = fast(0)
        actions = self.table.game.actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space: spaces.Dict = spaces.Dict(  # type: ignore[assignment]  # a narrower one
            {
                "observation": spaces.Box(-1.0, 1.0, (self.table.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        whims = self.np_random.integers(1, 1 << 31, self.table.players + 2).tolist()
        self.seat = whims[-1] % self.table.players if self.wanted == ANY_SEAT else self.wanted
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        self.others = {
            seat: roster.find(bot, self.game, whims[seat], players=self.table.players)
            for seat, bot in zip(others, self.bots, strict=True)
        }
        self.worlds = fast(whims[-2])
        self.table.begin(whims[-2] ^ whims[-1])
        self.let_bots_play()
        return self.told()

    def let_bots_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        state = self.table.state
        while not state.is_over() and state.to_act() != self.seat:
            seat = state.to_act()
            state.apply(seat, ask(self.others[seat], state, seat, fast(self.worlds.word())))

    def told(self) -> tuple[Observation, dict[str, Any]]:
        observation = self.table.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.table.state
        self.table.act(self.seat, action)  # type: ignore[arg-type]  # numpy's numbers will do
        self.let_bots_play()
        observation, info = self.told()
        reward = state.reward(self.seat) if state.is_over() else 0.0
        is_cut = self.table.is_truncated()
        return observation, reward, state.is_over() and not is_cut, is_cut, info

    def render(self) -> str | None:
        """What the learner may know."""
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Make `gymnasium.make("Mythagora/Mythe-v1")` work; done when this module is imported."""
    for game in shelf.GAMES.values():
        name = f"Mythagora/{game.title}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="mythagora.envs.solo:Solo",
                kwargs={"game": game.name},
                disable_env_checker=True,  # it steps with answers that are not marked
            )


register()
