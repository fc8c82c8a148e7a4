"""Comparisons: pairs of deals, sure of what is there and of nothing else."""

from pathlib import Path

import numpy as np
import pytest

from mythagora import shelf
from mythagora.cli import comparing
from mythagora.cli.screen import Screen
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.diff import Line, by_deal, compare, told
from mythagora.lab.figures import Estimate
from mythagora.lab.play import play_table
from mythagora.lab.results import Results
from tests.texts.test_texts import Strict

GAME = shelf.find("mythe")
USUAL = shelf.edition("mythe")


def play(edition: Edition, games: int = 60, limit: int = 25) -> Results:
    plan = plans.make(GAME, ["random", "random"], {"turn-limit": limit}, edition, games, bytes(32))
    return Results(plan, play_table(plan))


def line(lines: list[Line], name: str) -> Line:
    [found] = [line for line in lines if line.name == name]
    return found


def test_nothing_changes_between_the_same() -> None:
    lines = compare(play(USUAL), play(USUAL))
    assert lines
    assert all(line.change.mean == 0 for line in lines)
    assert told(lines) == []


def test_a_change_that_is_there_is_found() -> None:
    """With a shorter limit games are shorter, and the deals are the same."""
    lines = compare(play(USUAL), play(USUAL, limit=10))
    turns = line(lines, "turns")
    assert turns.is_sure
    assert turns.change.mean < -5
    assert told(lines)[0].strength >= told(lines)[-1].strength
    assert line(lines, "measure-bust-rate").one.mean == pytest.approx(
        line(lines, "measure-bust-rate").other.mean, abs=0.2
    )


def test_more_obstacles_mean_more_busts() -> None:
    text = USUAL.text.replace(
        'key = "campfire"\nname = "Campfire"\npoints = 1', 'key = "campfire"\nname = "Fire"\nobstacle = true'
    )
    assert text != USUAL.text
    lines = compare(play(USUAL, 200), play(shelf.own("mythe", text, "fire.toml"), 200))
    busts = line(lines, "measure-bust-rate")
    assert busts.is_sure
    assert busts.change.mean > 0.03


def test_games_of_a_deal_count_once() -> None:
    assert by_deal(np.array([1.0, 3.0, 5.0, 7.0, 9.0]), 2).tolist() == [2.0, 6.0]
    sure = Line("turns", "number", Estimate(1, 0.1, 9), Estimate(2, 0.1, 9), Estimate(1.0, 0.5, 9))
    unsure = Line("turns", "number", Estimate(1, 0.1, 9), Estimate(2, 0.1, 9), Estimate(1.0, 0.9, 9))
    assert sure.is_sure
    assert not unsure.is_sure


def wishes(editions: tuple[str, ...] = (), change: tuple[str, ...] = ()) -> comparing.Wishes:
    return comparing.Wishes("mythe", editions, ("turn-limit=6",), change, "random,random", 3, "0")


def test_the_two_sides_have_to_differ(tmp_path: Path) -> None:
    for wished, name in [
        (wishes(("standard", "standard")), "diff-same"),
        (wishes(("standard",)), "diff-sides"),
        (wishes(("standard",) * 3), "diff-sides"),
        (wishes(), "diff-sides"),
    ]:
        with pytest.raises(InputError, match=name):
            comparing.plans_of(wished)
    one, other = comparing.plans_of(wishes(change=("only-drawn",)))
    assert one.seed == other.seed
    assert one.games == other.games == 4  # every deal in each order of the seats
    comparing.diff(Strict("en"), Screen(), wishes(change=("only-drawn",)), tmp_path / "both", 1)
    assert (tmp_path / "both" / "a" / "games.parquet").exists()
    assert (tmp_path / "both" / "b" / "games.parquet").exists()
