"""Thumb for Mythotopia: it answers every question, wins against chance, and brings games to an end."""

import pytest

import mythagora
from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.thumb.mythotopia import answer
from mythagora.engine.dice import fast
from mythagora.engine.sets import lowest
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.war import verdict
from mythagora.games.mythotopia.state import (
    BUILD_CASTLE,
    DISCARD_VERB,
    DONE,
    END_GAME,
    END_WAR,
    FROM_CARD,
    FROM_STOCK,
    INVADE,
    PASS,
    TAKE_TURN,
)
from mythagora.lab.match import match, play_game
from tests.rules.mythotopia.table import province, table

slow_as_python = pytest.mark.skipif(not mythagora.COMPILED, reason="too slow as plain Python")

EMPTY = {"city": 0, "road": 0, "castle": 0}
LANDS = {0: "blore palmain iracund scombroid", 1: "custus ambsace frampold peened"}


def carry_out(state: Mythotopia) -> list[int]:
    """What Thumb answers from here until its action is over."""
    given = [answer(state, 0)]
    state.apply(0, given[0])
    while state.asked & 255 != TAKE_TURN:
        given.append(answer(state, 0))
        state.apply(0, given[-1])
    return [int(action) for action in given]


def test_it_ends_the_game_when_it_may() -> None:
    left = EMPTY | {"patronage": 0}
    laid = table(own=LANDS, victories="city road castle patronage", left=left, counters={0: "2"})
    assert answer(laid, 0) == END_GAME


def test_it_ends_a_war_that_it_wins_before_anything_else() -> None:
    laid = table(own=LANDS, armies="0 nusus 3", hand={0: "blore palmain start-build start-market"})
    assert answer(laid, 0) == END_WAR + province(laid, "nusus")


def test_it_does_not_end_a_war_to_its_own_loss() -> None:
    laid = table(own=LANDS, armies="0 nusus 1", hand={0: "start-ship"})
    assert answer(laid, 0) != END_WAR + province(laid, "nusus")


def test_it_builds_what_brings_a_counter() -> None:
    laid = table(own=LANDS, hand={0: "palmain start-build start-market"})
    assert BUILD_CASTLE in carry_out(laid)
    assert laid.points(0) == 4 * 3 + 2


def test_it_invades_with_enough_to_win() -> None:
    laid = table(own=LANDS, hand={0: "palmain iracund scombroid start-army"})
    assert carry_out(laid)[0] == INVADE
    assert verdict(laid, lowest(laid.wars()), False) == 0


def test_it_changes_a_hand_that_is_good_for_nothing() -> None:
    laid = table(
        own={0: "aporia kinabra"} | {1: LANDS[1]}, hand={0: "aporia limes"}, draw={0: "kinabra start-army"}
    )
    given = carry_out(laid)
    assert given[0] not in (PASS, END_GAME)
    if given[0] == DISCARD_VERB:
        assert given[-1] == DONE or laid.hand_size(0) == 0


@pytest.mark.parametrize(("counters", "source"), [("2 2 2", FROM_CARD), ("", FROM_STOCK)])
def test_who_trails_leaves_the_last_counter_on_its_card(counters: str, source: int) -> None:
    left = {"city": 0, "road": 0, "castle": 1, "patronage": 0}
    laid = table(
        own=LANDS,
        reserve={0: "scribe"},
        victories="city road castle patronage",
        left=left,
        counters={0: counters, 1: "3"},
        asked="take-counter 0 2",
        waiting="take-turn 0 2",
    )
    assert answer(laid, 0) == source


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_every_question_legally(players: int) -> None:
    options = {"choose-your-start": 1, "secret-charters": 1, "turn-limit": 6 * players}
    state = shelf.find("mythotopia").new(players, options, shelf.edition("mythotopia"), bytes(32))
    bot = roster.find("thumb", "mythotopia", 1)
    while not state.is_over():
        seat = state.to_act()
        world = state.clone()
        world.redeal(seat, fast(1))
        action = bot.decide(world, seat)
        assert action in state.legal_actions(seat)
        state.apply(seat, action)


@slow_as_python
def test_it_beats_random() -> None:
    assert (
        match("mythotopia", ["thumb", "random"], 20, {"turn-limit": 300}, lambda: None).score.rate() >= 0.95
    )


@slow_as_python
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_between_thumbs_are_ended_by_one_of_them(players: int) -> None:
    called = 0
    for number in range(10):
        options = {"turn-limit": 300}
        state = play_game("mythotopia", shelf.edition("mythotopia"), options, ["thumb"] * players, number)
        called += state.endings() == ["called"]
    assert called >= 9
