"""Many games in one call, one seat against bots, OpenSpiel, and the pages that tell of them."""

from pathlib import Path

import gymnasium
import numpy as np
import pytest

from mythagora import shelf
from mythagora.engine.errors import InputError
from mythagora.engine.features import Features
from mythagora.envs import pages, solo
from mythagora.envs.batch import Batch
from mythagora.envs.many import Many

ROOT = Path(__file__).parents[2]
games = pytest.mark.parametrize("game", list(shelf.GAMES))
SHORT = {"turn-limit": 3}


@games
def test_many_games_are_single_games_side_by_side(game: str) -> None:
    """Each place shows what its game shows, ends when it ends, and pays what it pays."""
    found = shelf.find(game)
    batch = Batch(found, 2, SHORT, shelf.edition(game), 3, 5)
    many = Many(game, 2, SHORT, size=3, seed=5)
    features = Features(many.shape.width)
    ended = 0
    for _ in range(60):
        for slot, state in enumerate(batch.states):
            seat = state.to_act()
            state.features(seat, features)
            assert many.seats[slot] == seat
            assert many.observations[slot].tolist() == features.to_list()
            assert np.flatnonzero(many.masks[slot]).tolist() == sorted(state.legal_actions(seat))
        picked = batch.pick()
        twins = [state.clone() for state in batch.states]
        for twin, action in zip(twins, picked, strict=True):
            twin.apply(twin.to_act(), action)
        batch.step(picked)
        many.step(np.array(picked))
        assert many.dones.tolist() == [int(twin.is_over()) for twin in twins]
        for slot, twin in enumerate(twins):
            expected = [twin.reward(seat) for seat in range(2)] if twin.is_over() else [0.0, 0.0]
            assert many.rewards[slot].tolist() == expected
        ended += int(many.dones.sum())
    assert ended > 0


def test_workers_play_the_same_kind_of_games_and_share_what_they_see() -> None:
    with Many("mythe", 2, SHORT, size=4, seed=1, workers=2) as many:
        assert many.masks.sum(axis=1).min() > 0
        before = many.observations.copy()
        many.step(many.masks.argmax(axis=1))
        assert (many.observations != before).any(axis=1).all()
        ended = 0
        for _ in range(40):
            many.walk()
            ended += int(many.dones.sum())
            assert many.masks.sum(axis=1).min() > 0
        assert ended > 0
        with pytest.raises(InputError, match="env-answer"):
            many.step(np.full(4, 10_000))
        many.walk()


def test_a_wrong_answer_moves_no_game() -> None:
    many = Many("mythe", 2, SHORT, size=2)
    before = many.observations.copy()
    for wrong, name in [([0], "batch-size"), ([99, 99], "batch-action"), ([-1, 0], "batch-action")]:
        with pytest.raises(InputError, match=name):
            many.step(wrong)
    assert (many.observations == before).all()
    for size, workers in [(0, 1), (3, 2), (4, 0)]:
        with pytest.raises(InputError, match="env-size"):
            Many("mythe", 2, size=size, workers=workers)


@games
def test_one_seat_against_bots(game: str) -> None:
    name = f"mythagora.envs.solo:Mythagora/{shelf.find(game).title}-v{shelf.find(game).version}"
    env = gymnasium.make(name, bots=["random", "random"], options=SHORT)
    first, _ = env.reset(seed=11)
    again, _ = env.reset(seed=11)
    assert all((first[key] == again[key]).all() for key in first)
    pick = np.random.default_rng(1)
    total = 0.0
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            assert (seen["action_mask"] == info["action_mask"]).all()
            assert info["action_mask"].any()
            action = pick.choice(np.flatnonzero(info["action_mask"]))
            seen, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            total += float(reward)
    assert 0.0 <= total <= 3.0


def test_a_solo_game_is_the_same_again_and_seats_are_told() -> None:
    def walk(seat: int) -> list[float]:
        env = solo.Solo("mythe", ["thumb"], seat=seat, options=SHORT, render_mode="ansi")
        seen, info = env.reset(seed=7)
        heard = [float(info["seat"])]
        assert f"seat {info['seat']}" in str(env.render())
        for _ in range(4):
            action = int(np.flatnonzero(seen["action_mask"])[0]) if seen["action_mask"].any() else -1
            if action < 0:
                break
            seen, reward, *_ = env.step(action)
            heard += [reward, float(seen["observation"].sum())]
        return heard

    assert walk(-1) == walk(-1)
    assert walk(1)[0] == 1.0
    for arguments, name in [({"seat": 5}, "env-seat"), ({"bots": ["nobody"]}, "unknown-bot")]:
        with pytest.raises(InputError, match=name):
            solo.Solo("mythe", **arguments)  # type: ignore[arg-type]
    env = solo.Solo("mythe", ["random"])
    env.reset(seed=1)
    with pytest.raises(InputError, match="env-action"):
        env.step(10_000)


@games
def test_the_pages_are_what_the_code_says(game: str) -> None:
    written = (ROOT / "docs" / "envs" / f"{game}.md").read_text(encoding="utf-8")
    assert written == pages.page(shelf.find(game)), "run: python -m mythagora.envs.pages docs/envs"


class TestOpenSpiel:
    """Their own algorithms on our games, where their library is installed."""

    @pytest.fixture(autouse=True)
    def spiel(self) -> None:
        pytest.importorskip("pyspiel")

    @games
    def test_their_random_simulations(self, game: str, capfd: pytest.CaptureFixture[str]) -> None:
        import pyspiel

        import mythagora.envs.spiel

        ours = pyspiel.load_game(f"python_mythagora_{game}(deals=3)")
        pyspiel.random_sim_test(ours, num_sims=1, serialize=False, verbose=False)
        capfd.readouterr()
        assert mythagora.envs.spiel.name_of(game) in pyspiel.registered_names()

    @games
    def test_their_tree_searches(self, game: str) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import mythagora.envs.spiel  # noqa: F401  registers the games

        ours = pyspiel.load_game(f"python_mythagora_{game}")
        state = ours.new_initial_state()
        state.apply_action(5)
        chance = np.random.RandomState(1)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        for bot in (
            mcts.MCTSBot(ours, 2.0, 2, rollouts, random_state=chance),
            ismcts.ISMCTSBot(
                game=ours,
                evaluator=rollouts,
                uct_c=2.0,
                max_simulations=2,
                max_world_samples=-1,
                random_state=chance,
            ),
        ):
            assert bot.step(state) in state.legal_actions()

    @games
    def test_worlds_look_the_same_to_the_player(self, game: str) -> None:
        import pyspiel

        import mythagora.envs.spiel  # noqa: F401

        state = pyspiel.load_game(f"python_mythagora_{game}").new_initial_state()
        state.apply_action(2)
        chance = np.random.RandomState(3)
        for _ in range(12):
            player = state.current_player()
            other = state.resample_from_infostate(player, chance.rand)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            before = state.information_state_string(player)
            state.apply_action(int(chance.choice(state.legal_actions())))
            assert before in (before, state.information_state_string(player))
