"""Bad input is a sentence and exit code 2, and nothing is lost; records can be looked at again."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Protocol
from xml.etree import ElementTree

import pytest

from mythagora import shelf
from mythagora.cli.play import Wishes, undisturbed
from mythagora.games.mythe.game import Mythe
from mythagora.storage import records
from mythagora.texts import texts
from tests.cli.table import Sitting, command, environment

BEGINS = "8b"  # with three seats the first one begins, holding the Sword and Crust of Bread


class Ask(Protocol):
    def __call__(self, *arguments: str, said: str = "", code: int = 0) -> str: ...


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game of a person against a bot."""
    file = tmp_path_factory.mktemp("played") / "game.json"
    Sitting(Wishes("mythe", "Ann,thumb", seed="4", file=str(file)), lambda _: "1").run()
    return file


@pytest.fixture
def standard() -> str:
    return shelf.edition("mythe").text


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    """The program within this process, because starting it takes long; it says what it would in a pipe."""
    from mythagora.cli.app import app

    def run(*arguments: str, said: str = "", code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(said))
        for name, value in environment(tmp_path).items():
            monkeypatch.setenv(name, value)
        for name in ("FORCE_COLOR", "CLICOLOR_FORCE"):
            monkeypatch.delenv(name, raising=False)
        with pytest.raises(SystemExit) as stop:
            app(list(arguments))
        printed = capsys.readouterr()
        assert stop.value.code == code, printed
        assert "\x1b" not in printed.out + printed.err
        return " ".join(printed.err.split()) if code else printed.out

    return run


@pytest.fixture
def refused(ask: Ask) -> Ask:
    """The one sentence that a refused command says."""
    return lambda *arguments, **more: ask(*arguments, code=2, **more)


def test_wrong_edition_value(tmp_path: Path, standard: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(standard.replace("points = 3", "points = 30", 1), encoding="utf-8")
    done = command("play", "mythe", "--edition", str(own), home=tmp_path)
    assert done.returncode == 2
    assert done.stderr.strip() == (
        "own.toml: card[1].points should be a whole number from 0 to 9, but is 30. "
        "Correct the file and try again."
    )
    assert not (tmp_path / "mythagora").exists()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe", "is not a text in UTF-8."),
        (b"cost = = 1", "own.toml is not valid TOML:"),
        (b"format = 1\nnmae = 2", "own.toml: name should be a text of 1 to 40 characters on one line"),
    ],
)
def test_an_edition_that_is_none(tmp_path: Path, content: bytes, sentence: str, refused: Ask) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(content)
    assert sentence in refused("play", "mythe", "--edition", str(own))


@pytest.mark.parametrize("name", ["play", "replay", "show"])
def test_truncated_record(tmp_path: Path, played: Path, name: str, refused: Ask) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(played.read_bytes()[:-200])
    before = broken.read_bytes()
    arguments = ["play", "--resume", str(broken)] if name == "play" else [name, str(broken)]
    said = refused(*arguments)
    assert said.startswith("broken.json is damaged or cut off:")
    assert "The file was left as it is" in said
    assert broken.read_bytes() == before
    assert list(tmp_path.iterdir()) == [broken]


def test_a_record_that_was_changed(tmp_path: Path, played: Path, refused: Ask) -> None:
    changed = json.loads(played.read_bytes())
    changed["entries"][0] = "1 give sword"
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    assert "Entry 1 of the record, “1 give sword”, does not fit" in refused("replay", str(file))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game called “chess”. Choose one of: mythe, mytikas, mythotopia."),
        (["play", "--seats", "Ann"], "Mythe is for 2 to 5 players, not for 1."),
        (["play", "--seats", "a,b,c,d,e,f"], "Mythe is for 2 to 5 players, not for 6."),
        (["play", "--seats", "Ann,,Bob"], "A seat cannot be called “”."),
        (["play", "--seats", "Ann,12"], "A seat cannot be called “12”."),
        (["play", "--option", "fog"], "Mythe has no option “fog”."),
        (["play", "--option", "turn-limit=many"], "The option “turn-limit” cannot be many."),
        (["play", "--option", "only-drawn=7"], "The option “only-drawn” cannot be 7."),
        (["play", "--edition", "first"], "There is no edition called “first”."),
        (["play", "--edition", "none.toml"], "none.toml cannot be read: No such file or directory."),
        (["play", "--seed", "xyz"], "The seed “xyz” is not a hexadecimal number"),
        (["play", "--seed", "0" * 65], "is not a hexadecimal number of up to 64 digits."),
        (["play", "--language", "tlh"], "There are no texts in “tlh”. Choose one of: en, ru."),
        (["play", "--resume", "none.json"], "none.json cannot be read: No such file or directory."),
        (["play", "mythe", "--resume", "x.json"], "--resume does not go together with GAME."),
        (["play", "--file", "/proc/none/game.json"], "/proc/none/game.json cannot be written:"),
        (["replay", "none.json"], "none.json cannot be read"),
        (["show", "none"], "“none” is neither a game nor a file."),
        (["match", "mythe", "thumb"], "Mythe is for 2 to 5 players, not for 1."),
        (["match", "mythe", "thumb", "deep"], "There is no bot “deep” for mythe."),
        (["play", "--no-such-thing"], "No such option"),
    ],
)
def test_bad_command_lines(arguments: list[str], sentence: str, refused: Ask) -> None:
    assert sentence in refused(*arguments)


def test_a_file_that_is_there_is_not_overwritten(played: Path, refused: Ask) -> None:
    before = played.read_bytes()
    assert "is already there, and nothing was changed." in refused("play", "--file", str(played))
    assert played.read_bytes() == before


def test_input_ends_and_the_game_is_resumed(tmp_path: Path) -> None:
    done = command("play", "--seed", BEGINS, said="draw b\nstop\n", home=tmp_path)
    assert done.returncode == 2
    assert "\x1b" not in done.stdout + done.stderr
    assert "Playing Mythe." in done.stdout
    (file,) = (tmp_path / "mythagora").iterdir()
    assert done.stderr.strip() == (
        f"The input ended before the game did. The game is saved in {file}. "
        f"Resume it with: mythagora play --resume {file}"
    )
    before = [entry.text() for entry in records.read(file).play.record.entries]
    assert before[-1] == "0 stop"
    again = command("play", "--resume", str(file), said="give bread to thumb b\ndone\nquit\n", home=tmp_path)
    assert again.returncode == 0
    assert "Going on with the game in" in again.stdout
    assert "You advance from the village to Road 2." in again.stdout
    assert f"Resume it with: mythagora play --resume {file}" in " ".join(again.stdout.split())
    after = [entry.text() for entry in records.read(file).play.record.entries]
    assert after[: len(before) + 3] == [*before, "0 give bread", "0 to 1", "0 done"]


def test_closed_output_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "mythagora.cli.app", "play", "mythe", "--seed", BEGINS, "--file", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    while "Declare with" not in process.stdout.readline():
        pass
    process.stdout.close()
    process.stdin.write("draw b\n")
    process.stdin.flush()
    assert process.wait(20) == 2
    said = process.stderr.read()
    process.stdin.close()
    process.stderr.close()
    assert said.strip() == (
        f"Nobody reads the output any more. The game is saved in {file}. "
        f"Resume it with: mythagora play --resume {file}"
    )
    assert not [entry for entry in records.read(file).play.record.entries if entry.text() == "0 undo 1"]


def test_closed_pipe_of_other_commands(played: Path) -> None:
    shell = f"{sys.executable} -m mythagora.cli.app replay {played} | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", shell], capture_output=True, text=True, env=environment(None), timeout=30, check=False
    )
    assert done.stderr.strip() in ("", "Nobody reads the output any more. Nothing was lost.")
    assert done.returncode == (2 if done.stderr else 0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_onto_a_full_disk(tmp_path: Path) -> None:
    shell = f"{sys.executable} -m mythagora.cli.app play --seats thumb,thumb > /dev/full"
    done = subprocess.run(
        ["bash", "-c", shell],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=30,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(("The output cannot be written:", "Something cannot be read or written:"))


def hear_the_key() -> None:
    """Tests started in the background inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_key_that_stops(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "mythagora.cli.app", "play", "mythe", "--seed", BEGINS, "--file", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        preexec_fn=hear_the_key,
    )
    assert process.stdout
    while "Declare with" not in process.stdout.readline():
        pass
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert f"Stopped. The game is saved in {file}. Resume it with: mythagora play --resume {file}" in said
    assert records.read(file).play.state.to_act() == 0


def test_the_key_waits_for_the_move_to_be_saved() -> None:
    done = []

    def move() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("saved")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["saved"]


# Looking at records and games.


def test_replay_as_each_reader(played: Path, ask: Ask) -> None:
    whole = ask("replay", str(played))
    assert "with all cards open" in whole
    assert "The neutral deck holds:" in whole
    seat = ask("replay", str(played), "--seat", "a", "--from", "1", "--to", "12")
    assert "As Ann may know it" in seat
    assert "Your hand:" in seat
    spectator = ask("replay", str(played), "--spectator")
    assert "As a spectator may know it" in spectator
    assert "Your hand" not in spectator
    assert "holds:" not in spectator
    assert ": Give" not in spectator


def test_replay_of_an_open_game_does_not_spoil_it(tmp_path: Path, ask: Ask) -> None:
    file = tmp_path / "game.json"
    Sitting(Wishes("mythe", "Ann,thumb", seed="4", file=str(file)), ["1"]).run()
    said = ask("replay", str(file))
    assert "As Ann may know it" in said
    assert f"mythagora play --resume {file}" in " ".join(said.split())


def test_replay_step_by_step(played: Path, ask: Ask, refused: Ask) -> None:
    said = ask("replay", str(played), "--step", "--to", "3", said="\n\n\n")
    assert said.count("Press Enter for the next one.") == 2
    ended = refused("replay", str(played), "--step", said="\n")
    assert ended == "The input ended before the last page. Nothing was lost."


def test_replay_beyond_the_end(played: Path, refused: Ask) -> None:
    assert "There is no entry 99999: the record has" in refused("replay", str(played), "--from", "99999")
    assert "Nobody sits at “Zoe”. Name one of: A (Ann), B (Thumb)." in refused(
        "replay", str(played), "--seat", "Zoe"
    )


def test_show_a_record_and_a_game(played: Path, ask: Ask) -> None:
    whole = ask("show", str(played))
    assert "Ann holds:" in whole
    assert "Thumb holds:" in whole
    own = ask("show", str(played), "--seat", "Thumb")
    assert "Thumb (you)" in own
    assert "Ann holds" not in own
    game = ask("show", "mythe")
    for text in ("Koji Malta", "only-drawn", "MY-G4", "turn-limit", "Lava Flood", "reconstruction", "from 5"):
        assert text in game
    assert all(len(line) <= 80 for line in game.splitlines())
    assert "The games are: mythe, mytikas, mythotopia." in ask("show")


def test_names_in_a_record_cannot_write_on_the_screen(tmp_path: Path, played: Path, ask: Ask) -> None:
    changed = json.loads(played.read_bytes())
    changed["seats"] = [{"name": "\x1b[2J\nEve"}, {"name": "", "bot": "\x1b]0;x\x07"}]
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    said = ask("show", str(file))
    assert "�[2J�Eve holds:" in said
    assert "�]0;x� holds:" in said  # a bot of one's own, by its name


def test_show_somebodys_edition(tmp_path: Path, standard: str, ask: Ask) -> None:
    own = tmp_path / "own.toml"
    own.write_text(standard.replace('name = "Sword"', 'name = "Long Pin"'), encoding="utf-8")
    said = ask("show", "mythe", "--edition", str(own))
    assert "Long Pin" in said
    assert "Sword" not in said


def test_match_and_version(ask: Ask) -> None:
    said = ask("match", "mythe", "thumb", "random", "--games", "3")
    assert "Thumb against Random: 3 games of Mythe" in said
    assert "% of 3 games." in said
    assert ask("--version").startswith("Mythagora 0.")


def test_alone_it_lists_its_commands() -> None:
    done = command()
    for name in ("play", "replay", "show", "match", "bench"):
        assert name in done.stdout + done.stderr


def test_the_picture_for_the_readme(tmp_path: Path) -> None:
    from mythagora.cli.picture import take

    take(tmp_path)
    text = (tmp_path / "terminal-mythe.txt").read_text("utf-8")
    assert "Your hand:" in text
    assert text.endswith(">\n")
    svg = (tmp_path / "terminal-mythe.svg").read_text("utf-8")
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert "font-face" not in svg


def test_a_table_without_memory_aids_stays_one(tmp_path: Path) -> None:
    """MY-G5: an option of the table, so it is kept with the game."""
    file = tmp_path / "game.json"
    command(
        "play", "mythe", "--seats", "Ann,thumb", "--seed", "5", "--no-memory", "--file", str(file), said=""
    )
    assert not records.read(file).memory_aids
    again = command("play", "--resume", str(file), said="")
    assert "You know" not in again.stdout
    assert not records.read(file).memory_aids


def test_showing_an_open_game_does_not_spoil_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command("play", "mythe", "--seats", "Ann,Bob", "--seed", "5", "--file", str(file), said="")
    state = records.read(file).play.state
    assert isinstance(state, Mythe)
    hands = [state.view(seat).hand for seat in (0, 1)]
    shown = command("show", str(file)).stdout
    everything = command("show", str(file), "--all").stdout
    for key in hands[0] + hands[1]:
        name = texts("en").say(f"mythe-card-{key}")
        assert name not in shown
        assert name in everything


def test_a_closed_or_full_output_is_told_before_any_command() -> None:
    for words in (["--version"], ["--help"]):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "mythagora.cli.app", *words],
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
            )
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()
