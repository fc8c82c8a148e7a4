"""What reaches a bot, and that Thumb plays Mythe better than chance."""

import pytest

from mythagora import COMPILED, shelf
from mythagora.bots import roster
from mythagora.bots.base import Bot, ask
from mythagora.engine.dice import chacha, fast
from mythagora.engine.errors import InputError
from mythagora.engine.state import State
from mythagora.games.mythe.game import Mythe
from mythagora.lab.match import Score, match, play_game
from tests.laws.walks import TABLES, Table, seed_of, some

EDITION = shelf.edition("mythe")


class Spy(Bot):
    """Keeps what it is handed, and takes the first answer."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.world: State | None = None

    def decide(self, world: State, seat: int) -> int:
        self.world = world
        return world.legal_actions(seat)[0]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_is_handed_a_world_of_its_own(table: Table) -> None:
    """Not the state, not its dice; the same to the bot's eyes, and the bot cannot change the table."""
    for state, seat, _ in some(table, 3, [], 8):
        before = state.write(), state.dice.stamp()
        spy = Spy()
        action = ask(spy, state, seat, chacha(seed_of(9)))
        assert action in state.legal_actions(seat)
        world = spy.world
        assert world is not None
        assert world is not state
        assert world.dice is not state.dice
        assert world.view(seat) == state.view(seat)
        world.apply(seat, action)
        assert (state.write(), state.dice.stamp()) == before


def test_the_true_hands_do_not_reach_a_bot() -> None:
    """Over some worlds another player's hand is seldom the true one."""
    state = shelf.find("mythe").new(4, {}, EDITION, seed_of(1))
    assert isinstance(state, Mythe)
    seat = state.to_act()
    other = (seat + 1) % 4
    same = 0
    for number in range(50):
        spy = Spy()
        ask(spy, state, seat, fast(number + 1))
        assert isinstance(spy.world, Mythe)
        same += spy.world.hands[other] == state.hands[other]
    assert same < 10


def test_bots_are_found_by_name() -> None:
    for name in roster.NAMES:
        assert roster.find(name, "mythe", 1).name == name
    with pytest.raises(InputError, match="unknown-bot"):
        roster.find("deep-thought", "mythe", 1)


def test_the_same_numbers_give_the_same_game() -> None:
    games = [
        play_game("mythe", EDITION, {"turn-limit": 400}, ["thumb", "random"], 5).write() for _ in range(2)
    ]
    assert games[0] == games[1]


def test_the_interval_of_a_score() -> None:
    score = Score(games=100, wins=90.0)
    low, high = score.interval()
    assert score.rate() == 0.9
    assert low == pytest.approx(0.8256, abs=1e-3)
    assert high == pytest.approx(0.9448, abs=1e-3)
    assert Score().interval() == (0.0, 1.0)


def test_a_match_counts_games_and_wins() -> None:
    calls: list[int] = []
    outcome = match("mythe", ["random", "random"], 6, {"turn-limit": 4}, lambda: calls.append(1))
    assert outcome.score.games == len(calls) == 6
    assert outcome.draws == 6
    assert outcome.score.wins == 3.0


@pytest.mark.parametrize(("bots", "least"), [(["thumb", "random"], 0.88), (["thumb", *["random"] * 3], 0.75)])
def test_thumb_beats_random(bots: list[str], least: float) -> None:
    """The lower end of the interval passes what is asked of Thumb."""
    games = 200 if COMPILED else 40
    outcome = match("mythe", bots, games, {"turn-limit": 400}, lambda: None)
    assert outcome.score.interval()[0] > least


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thumbs_among_themselves_come_to_an_end(players: int) -> None:
    games = 20 if COMPILED else 3
    for number in range(games):
        state = play_game("mythe", EDITION, {"turn-limit": 400}, ["thumb"] * players, number)
        assert isinstance(state, Mythe)
        assert state.winner >= 0
