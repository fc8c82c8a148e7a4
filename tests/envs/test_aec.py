"""PettingZoo's own tests, for every game, number of players and option; and what they do not ask."""

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from mythagora import shelf
from mythagora.engine.errors import InputError
from mythagora.engine.features import Features
from mythagora.envs import mythe_v1, mythotopia_v1, mytikas_v1
from mythagora.envs.aec import GameEnv
from mythagora.games.mythe.view import MytheView
from tests.laws.walks import TABLES, Table

MODULES: dict[str, Any] = {"mythe": mythe_v1, "mytikas": mytikas_v1, "mythotopia": mythotopia_v1}
EVERY = [
    table for table in TABLES if table.game.name in MODULES and table.edition.name in ("standard", "rulebook")
]


@contextmanager
def quiet() -> Iterator[None]:
    """Its tests print what they do, and warn of everything that is not an array of pictures."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


def wishes(table: Table) -> dict[str, Any]:
    return {"players": table.players, "options": {**table.options, "turn-limit": 3}}


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_their_api_test(table: Table) -> None:
    with quiet():
        api_test(MODULES[table.game.name].env(**wishes(table)), num_cycles=40)


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_their_seed_test(table: Table) -> None:
    with quiet():
        seed_test(lambda: MODULES[table.game.name].env(**wishes(table)), num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize("table", EVERY, ids=str)
def test_their_performance_benchmark(table: Table) -> None:
    with quiet():
        performance_benchmark(MODULES[table.game.name].env(players=table.players, options=table.options))


def whole_game(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; what everybody got."""
    env.reset(seed=seed)
    pick = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        over = termination or truncation
        env.step(None if over else int(pick.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@pytest.mark.parametrize("game", list(MODULES))
def test_rewards_are_shares_of_one_win(game: str) -> None:
    env = MODULES[game].env(players=2, options={"turn-limit": 6})
    rewards = whole_game(env, 4)
    assert sum(rewards.values()) == pytest.approx(1.0)
    assert whole_game(env, 4) == rewards
    assert env.agents == []


@pytest.mark.parametrize("game", list(MODULES))
def test_an_observation_is_what_the_seat_may_know(game: str) -> None:
    env = MODULES[game].raw_env(players=2, options={"turn-limit": 4})
    env.reset(seed=9)
    state = env.table.state
    features = Features(env.table.width)
    for agent, seat in env.seats.items():
        seen = env.observe(agent)
        state.features(seat, features)
        assert seen["observation"].tolist() == pytest.approx(features.to_list())
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.legal_actions(seat))
        assert env.observation_space(agent).contains(seen)
        assert not seen["observation"].base


def test_an_observation_stays_as_it_was() -> None:
    env = mythe_v1.raw_env(players=3)
    env.reset(seed=1)
    seen, *_ = env.last()
    before = {key: value.copy() for key, value in seen.items()}
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.last()
    assert all((seen[key] == before[key]).all() for key in seen)


def test_an_answer_that_is_none_is_refused_bare_and_ends_the_game_wrapped() -> None:
    raw = mythe_v1.raw_env(players=2)
    raw.reset(seed=2)
    stop = 5
    assert not raw.observe(raw.agent_selection)["action_mask"][stop]
    checksum = raw.table.state.checksum()
    for wrong in (stop, -1, 10_000):
        with pytest.raises(InputError, match="env-action"):
            raw.step(wrong)
    assert raw.table.state.checksum() == checksum
    env = mythe_v1.env(players=2)
    env.reset(seed=2)
    agent = env.agent_selection
    with quiet():
        env.last()
        env.step(stop)
    assert env.rewards[agent] == -1.0
    assert all(env.terminations.values())


def test_a_turn_limit_truncates() -> None:
    env = mythe_v1.raw_env(players=2, options={"turn-limit": 1})
    env.reset(seed=1)
    while not any(env.truncations.values()):
        seen, *_ = env.last()
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert not any(env.terminations.values())
    assert env.rewards == {"seat_0": 0.5, "seat_1": 0.5}


def test_it_renders_what_the_seat_may_know() -> None:
    env = mythe_v1.raw_env(players=2, render_mode="ansi")
    env.reset(seed=3)
    seat = env.seats[env.agent_selection]
    text = str(env.render())
    view = env.table.state.view(seat)
    assert isinstance(view, MytheView)
    assert f"seat {seat}" in text
    assert f"hand: {' '.join(view.hand)}" in text
    human = mythe_v1.raw_env(players=2, render_mode="human")
    human.reset(seed=3)
    out = io.StringIO()
    with redirect_stdout(out):
        human.render()
    assert out.getvalue().startswith("seat ")


def test_names_and_versions() -> None:
    for game, module in MODULES.items():
        version = shelf.find(game).version
        assert module.raw_env().metadata["name"] == f"{game}_v{version}"
        assert module.__name__.endswith(f"_v{version}")
    with pytest.raises(InputError, match="seat-count"):
        GameEnv("mythe", 9)
    with pytest.raises(InputError, match="unknown-game"):
        GameEnv("chess")
