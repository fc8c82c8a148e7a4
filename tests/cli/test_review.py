"""Hints at the prompt, and games looked back upon."""

from pathlib import Path

import msgspec
import pytest

from mythagora.bots import advice
from mythagora.bots.worker import Job
from mythagora.cli.play import Wishes
from mythagora.cli.review import curve
from mythagora.engine.state import State
from mythagora.lab import ladder
from mythagora.lab.ladder import Pairing
from mythagora.storage import records
from tests.cli.table import Sitting, command

PAIR = Pairing("mythe", 2, "thumb", "random")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    ladder.play_group(PAIR, 2, str(folder))
    return min(folder.iterdir(), key=lambda path: path.stat().st_size)


def test_a_finished_game_is_reviewed(record: Path) -> None:
    done = command("review", str(record), "--share", "0.0005")
    assert done.returncode == 0, done.stderr
    flat = " ".join(done.stdout.split())
    assert "How likely everybody was to win" in flat
    assert "A Thumb" in flat or "B Thumb" in flat
    assert "luck" in flat
    assert "cost" in flat


def test_one_entry_is_looked_at_with_the_best_answers_there(record: Path) -> None:
    saved = records.read(record)
    states = advice.before(saved.play.game, saved.play.record, set(range(1, len(saved.play.record.entries))))
    number = next(one for one, state in states.items() if len(state.legal_actions(state.to_act())) > 2)
    done = command("review", str(record), "--at", str(number))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].strip().startswith(f"{number}. ")
    assert sum(line.strip().startswith(("Best: ", "Then: ")) for line in lines) == 3
    assert "points of a hundred less" in done.stdout
    forced = next((one for one, state in states.items() if len(state.legal_actions(state.to_act())) == 1), 0)
    if forced:
        assert "only one thing" in command("review", str(record), "--at", str(forced)).stdout
    beyond = command("review", str(record), "--at", "99999")
    assert beyond.returncode == 2
    assert "99999" in beyond.stderr


def test_while_a_game_runs_nobody_learns_what_was_best_for_another(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    Sitting(Wishes("mythe", "Ann,Bob", seed="9", file=str(file)), ["", "1"]).run()
    mine = records.read(file).play.record.entries[0].seat
    names = ["Ann", "Bob"]
    allowed = command("review", str(file), "--at", "1", "--seat", names[mine])
    assert allowed.returncode == 0, allowed.stderr
    refused = command("review", str(file), "--at", "1", "--seat", names[1 - mine])
    assert refused.returncode == 2
    assert "not made by this seat" in refused.stderr


def test_a_running_game_is_reviewed_from_one_seat_only(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    Sitting(Wishes("mythe", "Ann,Bob", seed="9", file=str(file)), ["", "draw 2"]).run()
    done = command("review", str(file))
    assert done.returncode == 2
    assert "--seat A" in done.stderr
    done = command("review", str(file), "--seat", "Ann", "--share", "0.0005")
    assert done.returncode == 0, done.stderr
    assert "Bob:" not in done.stdout


def test_a_curve_is_a_bar_a_turn_or_for_several_turns() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(curve([0.5] * 150)) == 50


def test_a_hint_at_the_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = advice.job_for

    def quick(state: State, game: str, edition: str, seat: int, seed: int) -> Job:
        return msgspec.structs.replace(whole(state, game, edition, seat, seed), share=0.01)

    monkeypatch.setattr(advice, "job_for", quick)
    wishes = Wishes("mytikas", "Ann,random", seed="1", file=str(tmp_path / "game.json"))
    sitting = Sitting(wishes, ["hint"])
    sitting.run()
    assert "Best: " in sitting.flat
    assert "% to win" in sitting.flat


def test_no_hints_without_memory_aids(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    sitting = Sitting(Wishes("mytikas", "Ann,random", seed="1", memory=False, file=file), ["hint"])
    sitting.run()
    assert "There are no hints" in sitting.flat
