"""Playing in the terminal: by numbers and words, with questions, undo and a log."""

import random
from pathlib import Path

import pytest

from mythagora.cli.play import Quit, Wishes
from mythagora.cli.seats import parse
from mythagora.engine.record import UNDO
from mythagora.storage import records
from tests.cli.table import ENGLISH, Sitting

FIRST = "8b"  # Ann begins, holding Sword, Signpost, Crust of Bread and Rockfall; B's first card is worth 2


def wishes(folder: Path, seats: str = "Ann,thumb,thumb", **more: object) -> Wishes:
    settings: dict[str, object] = {
        "game": "mythe",
        "seats": seats,
        "seed": FIRST,
        "file": str(folder / "game.json"),
    }
    return Wishes(**{**settings, **more})  # type: ignore[arg-type]


def words_of(sitting: Sitting, pick: random.Random) -> str:
    """A legal answer in one of its wordings, or its number."""
    session = sitting.session
    seat = int(session.play.state.to_act())
    legal = session.legal(seat)
    action = pick.choice(legal)
    if pick.random() < 0.3:
        return str(legal.index(action) + 1)
    verb, thing = pick.choice(session.wording.phrases(session.play.state, action))
    said = f"{verb} {thing}".strip()
    return pick.choice([said, said.upper(), f"  {said.title()} "])


@pytest.mark.parametrize("seats", ["Ann,thumb", "thumb,Ann,random", "random,thumb,random,thumb,Ann"])
def test_a_whole_game_in_words(tmp_path: Path, seats: str) -> None:
    """Every wording is understood as the action it stands for."""
    pick = random.Random(3)
    expected: list[tuple[int, str]] = []

    def choose(sitting: Sitting) -> str:
        entries = sitting.session.play.record.entries
        if expected:
            number, said = expected[-1]
            assert len(entries) > number, f"{said!r} was not taken: {sitting.said[-400:]}"
        said = words_of(sitting, pick)
        expected.append((len(entries), said))
        return said

    sitting = Sitting(wishes(tmp_path, seats, options=("turn-limit=30",)), choose).run()
    assert sitting.session.play.state.is_over()
    assert "The game is over" in sitting.said
    assert "turns were played" in sitting.flat
    assert f"mythagora replay {tmp_path / 'game.json'}" in sitting.flat
    saved = records.read(tmp_path / "game.json")
    assert saved.play.state.checksum() == sitting.session.play.state.checksum()
    assert [seat.name for seat in saved.seats].count("Ann") == 1


def test_a_whole_game_by_first_numbers_and_the_result(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path), lambda _: "1").run()
    winner = next(
        seat for seat in sitting.session.seats if sitting.session.play.state.standing()[seat.number] == 1
    )
    assert winner.bot == "thumb"  # it plays better than always the first answer
    assert f"{winner.name} wins." in sitting.said
    assert "\x1b" not in sitting.said
    assert all(len(line) <= 80 for line in sitting.said.splitlines() if str(tmp_path) not in line)
    assert all(line == line.rstrip() or line == "> " for line in sitting.said.splitlines())


def test_bots_alone_are_watched_to_the_end(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path, "thumb,random"), []).run()
    assert sitting.session.play.record.options["turn-limit"] == 400
    assert "The game is over" in sitting.said
    assert "Your hand" not in sitting.said


def test_a_limit_that_was_asked_for_stays(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path, "random,random", options=("turn-limit=3",)), []).run()
    assert "3 turns have been played, the limit of this table" in sitting.flat
    assert "A draw: Random A and Random B share the first place." in sitting.flat


def test_question_mark_explains_and_cites(tmp_path: Path) -> None:
    sitting = Sitting(
        wishes(tmp_path), ["?", "? draw ann", "?give fairy", "? 1", "? done", "? nonsense"]
    ).run()
    for text in (
        "failed attempt costs nothing. Rule MY-W1.",
        "You cannot draw from your own hand. Choose somebody else's. (MY-D1)",
        "Cards are given after the drawing. Finish drawing first. (MY-G1)",
        "You may do that: Draw from Thumb B's hand.",
        "“nonsense” is no answer here.",
    ):
        assert text in sitting.flat, text
    assert not [entry for entry in sitting.session.play.record.entries if entry.seat == 0]


def test_wrong_answers_are_told_and_asked_again(tmp_path: Path) -> None:
    answers = ["", "99", "draw", "stop", "flap wings", "\x1b[2Jdraw\x07", "undo", "save", "undo x"]
    sitting = Sitting(wishes(tmp_path), answers).run()
    for text in (
        "Type a number, or what you want to do in words.",
        "There is no answer 99. Type a number from 1 to 3.",
        "“draw” could mean several things: Draw from Thumb B's hand; Draw from Thumb C's hand.",
        "The first draw must be made. Draw a card, then you may stop. (MY-D1)",
        "“flap wings” is no answer here.",
        "Nothing has been done yet, so there is nothing to take back.",
        "Say where to: save FILE",
        "Say how many moves to take back: undo 2",
    ):
        assert text in sitting.flat, text
    assert "\x1b" not in sitting.said
    assert not [entry for entry in sitting.session.play.record.entries if entry.seat == 0]


def test_undo_within_reach_and_not_beyond(tmp_path: Path) -> None:
    answers = ["draw b", "undo", "stop", "give bread to thumb c", "undo 5", "undo 2", "undo", "log"]
    sitting = Sitting(wishes(tmp_path), answers).run()
    flat = sitting.flat
    assert "Chance decided something in that move, so it stands." in flat
    assert "Set aside for Thumb C: Crust of Bread 1" in flat
    assert "You can take back 3 moves, not 5." in flat
    assert "You take back your last 2 moves." in flat
    assert "You take back your last move." in flat
    own = [entry.words for entry in sitting.session.play.record.entries if entry.seat == 0]
    assert own == ["draw 1", "stop", "give bread", "to 2", f"{UNDO} 2", f"{UNDO} 1"]
    saved = records.read(tmp_path / "game.json")
    assert saved.play.state.checksum() == sitting.session.play.state.checksum()


def test_undo_stops_at_what_another_did(tmp_path: Path) -> None:
    answers = ["log", "draw b", "stop", "done", "undo"]
    sitting = Sitting(wishes(tmp_path), answers).run()
    assert "Nothing has happened yet." in sitting.flat
    assert "Somebody else acted after you, so your last move stands." in sitting.flat


def test_log_board_help_save_and_quit(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    sitting = Sitting(wishes(tmp_path), ["log", "hand", "help", f"save {copy}", f"save {copy}", "quit"])
    with pytest.raises(Quit):
        sitting.session.run()
    assert "The log, as Ann may know it" in sitting.said
    assert sitting.said.count("Your hand: ") == 2
    for name in ("undo", "log", "board", "save", "help", "quit"):
        assert ENGLISH.say(f"command-{name}.help")[:20] in sitting.flat
    assert f"A copy of the game is in {copy}" in sitting.flat
    assert "is already there, and nothing was changed." in sitting.flat
    assert records.read(copy).play.state.checksum() == sitting.session.play.state.checksum()


def test_the_table_is_not_drawn_again_when_only_the_question_changed(tmp_path: Path) -> None:
    before = Sitting(wishes(tmp_path), ["draw b", "stop"]).run().said
    (tmp_path / "game.json").unlink()
    after = Sitting(wishes(tmp_path), ["draw b", "stop", "give bread"]).run().said
    assert after.count("Village") == before.count("Village")
    assert "Who gets Crust of Bread? (MY-G2)" in after


def test_a_preview_is_what_then_happens(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path), ["draw b", "stop"]).run()
    assert "→ You advance from the village to Road 2." in sitting.said
    assert "· You advance from the village to Road 2." in sitting.said


def test_memory_aids_can_be_left_out(tmp_path: Path) -> None:
    answers = ["", "draw ann", "stop", "done", ""]
    two = wishes(tmp_path, "Ann,Bob", seed="9")
    assert "You know in Bob's hand: Campfire 1" in Sitting(two, answers).run().said
    (tmp_path / "game.json").unlink()
    without = wishes(tmp_path, "Ann,Bob", seed="9", memory=False)
    assert "You know" not in Sitting(without, answers).run().said


def test_somebodys_own_edition_goes_by_its_own_names(tmp_path: Path) -> None:
    standard = Path(__file__).parents[2] / "src/mythagora/games/mythe/editions/standard.toml"
    text = (
        standard.read_text("utf-8")
        .replace('name = "Sword"', 'name = "Long Pin"')
        .replace('"road"', '"Cellar"')
    )
    own = tmp_path / "own.toml"
    own.write_text(text.replace("points = 3", "points = 4"), encoding="utf-8")
    sitting = Sitting(wishes(tmp_path, "Ann,thumb", edition=str(own)), lambda _: "1").run()
    assert "Long Pin 4 (legendary)" in sitting.flat
    assert "Sword" not in sitting.said
    assert "Cellar" in sitting.said
    assert records.read(tmp_path / "game.json").play.record.edition.names[0] == "Long Pin"  # type: ignore[attr-defined]


def test_a_long_way_takes_several_rows(tmp_path: Path) -> None:
    standard = Path(__file__).parents[2] / "src/mythagora/games/mythe/editions/standard.toml"
    text = standard.read_text("utf-8").replace("[1, 1, 2, 1, 2, 1, 1, 3, 2, 1, 2, 3, 1, 2, 2]", str([1] * 40))
    own = tmp_path / "own.toml"
    own.write_text(text.replace("[4, 2, 3, 2, 1, 3]", "[10, 5, 5, 10, 5, 5]"), encoding="utf-8")
    sitting = Sitting(wishes(tmp_path, edition=str(own)), []).run()
    assert all(len(line) <= 80 for line in sitting.said.splitlines() if str(tmp_path) not in line)
    assert "Castle road" in sitting.said


def test_other_peoples_bots_sit_down_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists by their path, and bots of installed packages by their exact name; everybody else is a person."""
    monkeypatch.setattr("mythagora.cli.seats.registered", lambda: ["Deep"])
    seated = parse(ENGLISH, "Deep,list:Farmer.txt,deep,LEVEL2")
    assert [part.bot for part in seated] == ["Deep", "list:Farmer.txt", None, "level2"]
