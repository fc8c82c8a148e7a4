"""Ladders: the arithmetic of the test, whole small ladders, and going on after a stop."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from mythagora.cli import ladder as command
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.lab import ladder
from mythagora.lab.ladder import Book, Effort, Group, Pairing
from mythagora.storage import records
from mythagora.texts import texts

PAIR = Pairing("mythe", 2, "thumb", "random", 1.0)


def group(number: int, rewards: list[float]) -> Group:
    return Group(PAIR, number, rewards, [[1, 2]] * len(rewards), [5] * len(rewards), 0.1)


def test_the_ratio_is_that_of_wald() -> None:
    """n (p1 - p0) (2 mean - p0 - p1) / (2 variance), with the two groups added to the variance."""
    means = [1.0, 0.5, 0.5, 1.0]
    variance = (4 * 0.0625 + 0.75**2 + 0.25**2) / 6
    assert ladder.ratio(means, 0.5, 0.65) == pytest.approx(4 * 0.15 * (1.5 - 1.15) / (2 * variance))
    assert ladder.ratio([], 0.5, 0.65) == 0.0
    assert ladder.ratio([0.575] * 9, 0.5, 0.65) == pytest.approx(0)


@pytest.mark.parametrize(("true", "word"), [(0.65, "stronger"), (0.5, "not-stronger")])
def test_the_test_is_seldom_wrong(true: float, word: str) -> None:
    """Simulated pairs of games: of a hundred ladders at most a dozen come to the wrong end."""
    dice = random.Random(4)
    wrong = undecided = 0
    for _ in range(100):
        groups: list[Group] = []
        while not ladder.is_settled(PAIR, groups, 20, 400):
            groups.append(group(len(groups), [float(dice.random() < true) for _ in range(2)]))
        found = ladder.judge(PAIR, groups).word
        undecided += found == "open"
        wrong += found not in (word, "open")
    assert wrong <= 12
    assert undecided <= 5


def test_no_verdict_before_the_least_and_always_one_after_the_most() -> None:
    wins = [group(number, [1.0, 1.0]) for number in range(30)]
    assert not ladder.is_settled(PAIR, wins[:19], 20, 400)
    assert ladder.is_settled(PAIR, wins[:20], 20, 400)
    even = [group(number, [1.0, float(number % 2)]) for number in range(40)]
    assert ladder.is_settled(PAIR, even, 40, 40)


def test_groups_count_in_the_order_of_their_seeds() -> None:
    """What a faster process has finished beyond a gap does not decide yet."""
    found = [group(0, [1.0, 1.0]), group(1, [1.0, 1.0]), group(3, [0.0, 0.0])]
    assert ladder.consecutive(found) == 2


def test_the_higher_bot_sits_everywhere_once() -> None:
    pairing = Pairing("mythe", 4, "level2", "level1")
    tables = [pairing.seats(turn) for turn in range(4)]
    assert [table.index("level2") for table in tables] == [0, 1, 2, 3]
    assert all(table.count("level1") == 3 for table in tables)
    assert (pairing.even, pairing.aim) == (0.25, 0.38)
    assert Pairing("mythe", 3, "a", "b").aim == pytest.approx(1.4 / 3)


def test_a_group_can_be_played_again_and_kept(tmp_path: Path) -> None:
    first = ladder.play_group(PAIR, 3, str(tmp_path))
    again = ladder.play_group(PAIR, 3)
    assert (first.rewards, first.standings, first.turns) == (again.rewards, again.standings, again.turns)
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == 2
    for path in kept:
        saved = records.read(path)
        assert saved.play.state.is_over()
        assert {seat.bot for seat in saved.seats} == {"thumb", "random"}


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """In one go or in two, in one process or two: the same groups, and nothing is played twice."""
    file = tmp_path / "ladder.jsonl"
    played: list[int] = []
    book = Book(file)
    ladder.play([PAIR], book, Effort(2, 2), lambda one: played.append(one.number))
    later = Book(file)
    later.load()
    ladder.play([PAIR], later, Effort(4, 4, processes=2), lambda one: played.append(one.number))
    assert sorted(played) == [0, 1, 2, 3]
    whole = Book()
    ladder.play([PAIR], whole, Effort(4, 4), lambda _: None)
    assert [one.rewards for one in later.of(PAIR)] == [one.rewards for one in whole.of(PAIR)]
    assert len(file.read_text("utf-8").splitlines()) == 4


def test_a_decided_pairing_is_not_played_on() -> None:
    book = Book()
    for number in range(25):
        book.add(group(number, [1.0, 1.0]))
    assert list(ladder.missing([PAIR], book, Effort(20, 400))) == []


def test_no_group_begins_after_the_time(tmp_path: Path) -> None:
    book = Book()
    ladder.play([PAIR], book, Effort(50, 50, 1, 1e-9), lambda _: None)
    assert len(book.of(PAIR)) <= 1


def test_a_damaged_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    book = Book(file)
    book.add(group(0, [1.0, 0.0]))
    file.write_text(file.read_text("utf-8") + "nonsense\n", encoding="utf-8")
    with pytest.raises(InputError, match="ladder-line"):
        Book(file).load()


def test_what_a_killed_ladder_left_half_written_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    Book(file).add(group(0, [1.0, 0.0]))
    kept = file.read_bytes()
    file.write_bytes(kept + kept[:40])
    book = Book(file)
    book.load()
    assert [one.number for one in book.of(PAIR)] == [0]
    book.add(group(1, [1.0, 0.0]))
    again = Book(file)
    again.load()
    assert [one.number for one in again.of(PAIR)] == [0, 1]
    foreign = tmp_path / "letter.txt"
    foreign.write_bytes(b"dear friend")
    with pytest.raises(InputError, match="ladder-line"):
        Book(foreign).load()
    assert foreign.read_bytes() == b"dear friend"


def test_ratings_follow_the_results() -> None:
    openskill = pytest.importorskip("openskill")
    assert openskill
    groups = [group(number, [1.0, 1.0]) for number in range(10)]
    rigged = [Group(PAIR, one.number, one.rewards, [[1, 2], [2, 1]], one.turns, 0.1) for one in groups]
    rated = ladder.ratings(rigged)
    assert rated["thumb"][0] > rated["random"][0]


def test_the_command_prints_a_table_and_writes_json_and_a_plot(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    pytest.importorskip("matplotlib")
    paper = io.StringIO()
    screen = Screen(Console(file=paper, width=120, markup=False))
    output, plot = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    wishes = command.Wishes("mythe", ("random", "thumb"), 2, 1.0, Effort(3, 3), plot=plot, output=output)
    verdicts = command.run(wishes, texts("en"), screen)
    assert "thumb" in paper.getvalue()
    told = json.loads(output.read_text("utf-8"))
    assert told["pairings"][0]["games"] == verdicts[0].score.games == 6
    assert set(told["ratings"]) == {"random", "thumb"}
    assert plot.read_text("utf-8").lstrip().startswith("<?xml")


def test_a_ladder_needs_two_different_bots() -> None:
    screen = Screen(Console(file=io.StringIO()))
    with pytest.raises(InputError, match="ladder-bots"):
        command.run(command.Wishes("mythe", ("thumb", "thumb")), texts("en"), screen)
