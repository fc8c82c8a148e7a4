"""Thumb for Mytikas: it answers every question, wins against chance, and brings games to an end."""

import pytest

import mythagora
from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.thumb.mytikas import best
from mythagora.engine.dice import fast
from mythagora.lab.match import match, play_game
from tests.rules.mytikas.table import table

slow_as_python = pytest.mark.skipif(not mythagora.COMPILED, reason="too slow as plain Python")


@pytest.mark.parametrize(
    ("laid", "answer"),
    [
        (table(goods={0: " / / / 2m2g"}, favors={0: "zeus"}), "go zeus-night"),
        (table(2, goods={0: " / / 2m / 2g"}, tokens="3 4 2 0"), "go zeus-night"),  # gold comes down for free
        (
            table(reserve={0: 3}, cards={0: "hera:1"}, favors={0: "zeus"}, builders={0: "zeus-day"}),
            "go hades-night",
        ),
    ],
)
def test_it_takes_what_is_worth_most(laid: object, answer: str) -> None:
    from mythagora.games.mytikas.game import Mytikas

    assert isinstance(laid, Mytikas)
    assert laid.text(best(laid, 0)) == answer


def test_it_answers_every_question_legally() -> None:
    options = {"choose-your-deity": 1, "turn-limit": 2}
    state = shelf.find("mytikas").new(3, options, shelf.edition("mytikas"), bytes(32))
    bot = roster.find("thumb", "mytikas", 1)
    while not state.is_over():
        seat = state.to_act()
        world = state.clone()
        world.redeal(seat, fast(1))
        action = bot.decide(world, seat)
        assert action in state.legal_actions(seat)
        state.apply(seat, action)


@slow_as_python
def test_it_beats_random() -> None:
    assert match("mytikas", ["thumb", "random"], 20, {}, lambda: None).score.rate() >= 0.95
    assert match("mytikas", ["thumb", "random", "random", "random"], 20, {}, lambda: None).score.rate() >= 0.8


@slow_as_python
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_between_thumbs_end(players: int) -> None:
    for number in range(10):
        state = play_game("mytikas", shelf.edition("mytikas"), {}, ["thumb"] * players, number)
        assert state.is_over()
