"""The games for OpenSpiel: its algorithms run on them through this adapter.

    import pyspiel
    import mythagora.envs.spiel
    game = pyspiel.load_game("python_mythagora_mythe(players=3)")

The first move of a game is chance's: which of `deals` deals it is. All that chance does later follows from
the deal, so it is no move of its own. The information state of a player is everything that seat was ever
sent. `resample_from_infostate` deals the rest again, for algorithms that search with incomplete information;
those that clone states and look ahead in them without it see the cards.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.events import Event
from mythagora.engine.features import Features, total
from mythagora.engine.game import Game
from mythagora.engine.state import State

DEALS = 1000
LONGEST = 100_000  # decisions; the turn limits end every game far earlier


def name_of(game: str) -> str:
    return f"python_mythagora_{game}"


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=f"Mythagora {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest, "deals": DEALS},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types to be read
    """A game of ours with a number of players, as OpenSpiel wants it."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.ours = game
        self.players = int(given.get("players", game.fewest))
        self.deals = int(given.get("deals", DEALS))
        game.check_players(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, {"players": self.players, "deals": self.deals})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        return Observer(self, params)


class Position:
    """What OpenSpiel's states have of ours, and copy with themselves: the game so far, and what was told."""

    def __init__(self, game: Game, players: int, deals: int) -> None:
        self.game = game
        self.players = players
        self.deals = deals
        self.state: State | None = None  # none before chance has chosen the deal
        self.told: list[Event] = []

    def __deepcopy__(self, memo: object) -> "Position":
        twin = Position(self.game, self.players, self.deals)
        twin.state = None if self.state is None else self.state.clone()
        twin.told = self.told[:]
        return twin

    def deal(self, number: int) -> None:
        game = self.game
        seed = sha256(f"mythagora deal {number}".encode()).digest()
        self.state = game.new(self.players, game.among_bots({}), shelf.edition(game.name), seed)

    def apply(self, state: State, action: int) -> None:
        events: list[Event] = []
        state.events = events
        state.apply(state.to_act(), action)
        state.events = None
        self.told += events


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Position(game.ours, game.players, game.deals)

    def current_player(self) -> int:
        state = self.at.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over() else int(state.to_act())

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.at.state is None else sorted(self.at.state.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.at.deals) for deal in range(self.at.deals)]

    def _apply_action(self, action: int) -> None:
        if self.at.state is None:
            self.at.deal(action)
        else:
            self.at.apply(self.at.state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.at.state is None or player < 0:
            return f"deal {action}"
        return self.at.state.text(action)

    def is_terminal(self) -> bool:
        return self.at.state is not None and self.at.state.is_over()

    def returns(self) -> list[float]:
        state = self.at.state
        if state is None or not state.is_over():
            return [0.0] * self.at.players
        return [state.reward(seat) for seat in range(self.at.players)]

    def information_state_string(self, player: int | None = None) -> str:
        """What this seat sees now, and all that it was told before."""
        seat = self.current_player() if player is None else player
        if self.at.state is None:
            return ""
        past = "\n".join(event.told(seat).text() for event in self.at.told)
        return f"{past}\n{self.at.state.view(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.at.state is None else str(self.at.state.view(seat))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that looks the same to this player; the sampler is a number from 0 to 1."""
        twin: SpielState = self.clone()
        if twin.at.state is not None:
            twin.at.state.redeal(player, fast(int(sampler() * (1 << 31)) + 1))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.at.state is None else self.at.state.write()


class Observer:
    """Observations as numbers, for `observation_tensor` and learners."""

    def __init__(self, game: SpielGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.features = Features(total(game.ours.blocks()))
        self.tensor = np.zeros(total(game.ours.blocks()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.at.state is None:
            self.tensor.fill(0)
            return
        state.at.state.features(player, self.features)
        self.tensor[:] = self.features.to_list()

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def class_of(game: Game) -> type[SpielGame]:
    """OpenSpiel makes games from classes; it keeps them to the very end, where only a class is safe."""

    class Ours(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Ours


def register() -> None:
    """Make `pyspiel.load_game` know our games; done when this module is imported."""
    for game in shelf.GAMES.values():
        if name_of(game.name) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), class_of(game))


register()
