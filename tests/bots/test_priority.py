"""Bots as lists of what to do first."""

from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.priority import bot as priority
from mythagora.bots.priority.bot import PriorityBot
from mythagora.engine.errors import InputError
from mythagora.engine.state import State
from mythagora.lab.match import match, seed_of


def mythe() -> State:
    return shelf.find("mythe").new(3, {}, shelf.edition("mythe"), seed_of(1))


def choose(text: str, state: State | None = None) -> str:
    state = state or mythe()
    bot = PriorityBot("list", priority.read(text, "list.txt"), 1)
    return state.text(bot.decide(state, state.to_act()))


def test_the_first_line_that_fits_is_taken() -> None:
    assert choose("give *\ndraw 2\ndraw *") == "draw 2"
    assert choose("draw 0  # here\ndraw 2") == "draw 0"


def test_a_star_takes_any_of_them_and_nothing_fitting_means_anything() -> None:
    legal = {mythe().text(action) for action in mythe().legal_actions(mythe().to_act())}
    assert choose("draw *") in legal
    assert choose("done") in legal


def test_a_line_may_be_for_one_question() -> None:
    assert choose("draw-on: draw 0\nopen-turn: draw 2") == "draw 2"
    assert choose("open-*: draw 0\ndraw 2") == "draw 0"


def test_conditions_compare_facts() -> None:
    assert choose("draw 0 if turn > 0\ndraw 2") == "draw 2"
    assert choose("draw 0 if turn = 0 and players >= 3\ndraw 2") == "draw 0"
    assert choose("draw 0 if lead < 0\ndraw 2 if score <= 0") == "draw 2"


@pytest.mark.parametrize(
    "line",
    ["draw 0 if", "draw 0 if moon > 3", "draw 0 if turn ~ 3", "draw 0 if turn > x", ": draw", "open-turn:"],
)
def test_what_is_not_understood_is_told_with_its_line(line: str) -> None:
    with pytest.raises(InputError, match="list-line") as told:
        priority.read(f"draw 0\n{line}\n", "mine.txt")
    assert told.value.facts["line"] == "2"
    assert told.value.facts["file"] == "mine.txt"


def test_a_list_is_found_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("draw 2\n", encoding="utf-8")
    state = mythe()
    assert state.text(roster.find(f"list:{file}", "mythe", 1).decide(state, state.to_act())) == "draw 2"
    with pytest.raises(InputError, match="list-file"):
        roster.find(f"list:{tmp_path / 'nowhere.txt'}", "mythe", 1)


@pytest.mark.parametrize(("name", "game"), [("mountaineer", "mytikas"), ("farmer", "mythotopia")])
def test_our_lists_play_better_than_chance(name: str, game: str) -> None:
    assert name in priority.names()
    options = {**shelf.find(game).among_bots({}), "turn-limit": 60}
    outcome = match(game, [f"list:{name}", "random"], 20, options, lambda: None)
    assert outcome.score.rate() >= 0.6
