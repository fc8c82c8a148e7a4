"""Records as files: there and back, and everything that can be wrong with one."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.storage import records
from mythagora.storage.records import SeatPart, dump, load, read, save

SEED = bytes(range(32))
STANDARD = shelf.edition("mythe")
SEATS = [SeatPart("Ada"), SeatPart("Thumb", bot="thumb"), SeatPart("Žofie")]


def own_edition() -> Edition:
    text = STANDARD.text.replace('title = "Standard (partly', 'title = "Mine (partly')
    return shelf.find("mythe").edition(text, "mine.toml")


def begin(edition: Edition = STANDARD, players: int = 3, **options: int) -> Play:
    game = shelf.find("mythe")
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Play(game, Record("mythe", game.version, players, game.settle(named), edition, SEED))


def played(edition: Edition = STANDARD, moves: int = 40, undo_every: int = 7) -> Play:
    """Some moves of a game, some of them taken back."""
    play = begin(edition, turn_limit=200, only_drawn=1)
    dice = fast(4)
    for number in range(moves):
        if play.state.is_over():
            break
        seat = int(play.state.to_act())
        acts = play.state.legal_actions(seat)
        play.act(seat, acts[dice.below(len(acts))])
        if number % undo_every == undo_every - 1:
            play.undo(seat, 2)
    return play


# --------------------------------------------------------------------------------------- there and back


def test_a_game_comes_back_as_it_was() -> None:
    play = played()
    assert any("undo" in entry.words for entry in play.record.entries)
    saved = load(dump(play, SEATS, "0.1.0"), "game.json")
    assert saved.seats == SEATS
    again = saved.play
    assert again.state.write() == play.state.write()
    assert again.state.checksum() == play.state.checksum()
    assert [entry.text() for entry in again.record.entries] == [entry.text() for entry in play.record.entries]
    assert again.record.options == {"only-drawn": 1, "turn-limit": 200}
    assert (again.record.game, again.record.version, again.record.players) == ("mythe", 1, 3)
    assert again.record.seed == SEED
    assert again.record.edition.hash == STANDARD.hash
    assert len(again.moments) == len(play.moments)
    assert dump(again, SEATS, "0.1.0") == dump(play, SEATS, "0.1.0")


def test_a_game_read_back_goes_on_with_the_same_dice() -> None:
    play = played()
    again = load(dump(play, [], ""), "x").play
    for _ in range(20):
        seat = int(play.state.to_act())
        action = play.state.legal_actions(seat)[0]
        play.act(seat, action)
        again.act(seat, action)
        assert again.state.write() == play.state.write()


def test_moves_can_be_taken_back_after_reading() -> None:
    play = played()
    again = load(dump(play, [], ""), "x").play
    play.undo(0, 3)
    again.undo(0, 3)
    assert again.state.write() == play.state.write()


def test_a_fresh_game_without_seats_comes_back() -> None:
    play = begin()
    saved = load(dump(play, [], "x"), "y")
    assert saved.seats == []
    assert saved.play.record.entries == []
    assert saved.play.state.write() == play.state.write()


def test_a_finished_game_comes_back() -> None:
    play = begin(turn_limit=6)
    while not play.state.is_over():
        seat = int(play.state.to_act())
        play.act(seat, play.state.legal_actions(seat)[0])
    assert load(dump(play, [], "x"), "y").play.state.is_over()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_comes_back(players: int) -> None:
    play = begin(players=players)
    for _ in range(10):
        seat = int(play.state.to_act())
        play.act(seat, play.state.legal_actions(seat)[0])
    assert load(dump(play, [], "x"), "y").play.state.write() == play.state.write()


def test_the_file_is_json_that_a_person_can_read() -> None:
    data = dump(played(), SEATS, "0.1.0")
    assert data.endswith(b"}\n")
    file = json.loads(data)
    assert list(file) == [
        "format",
        "format_version",
        "engine",
        "game",
        "behaviour",
        "players",
        "options",
        "edition",
        "seed",
        "entries",
        "checksum",
        "seats",
        "memory_aids",
    ]
    assert (file["format"], file["format_version"], file["engine"]) == ("mythagora-record", 1, "0.1.0")
    assert file["seed"] == SEED.hex()
    assert file["entries"][0].split(" ")[0] in "012"
    assert b'\n  "' + file["entries"][0].encode() + b'",\n' in data
    assert file["seats"][2] == {"name": "Žofie", "bot": None}


def test_our_edition_is_named_by_its_hash_only() -> None:
    part = json.loads(dump(begin(), [], ""))["edition"]
    assert part == {"name": "standard", "hash": STANDARD.hash, "text": None}


def test_ones_own_edition_travels_with_its_text() -> None:
    mine = own_edition()
    assert mine.hash != STANDARD.hash
    play = played(mine)
    data = dump(play, [], "")
    part = json.loads(data)["edition"]
    assert part == {"name": "standard", "hash": mine.hash, "text": mine.text}
    again = load(data, "x").play
    assert again.record.edition.title == "Mine (partly reconstructed)"
    assert again.record.edition.text == mine.text
    assert again.state.write() == play.state.write()


# ----------------------------------------------------------------------------------------- what is wrong


def damaged(change: Callable[[dict[str, object]], object], edition: Edition = STANDARD) -> InputError:
    file = json.loads(dump(played(edition), SEATS, "0.1.0"))
    change(file)
    return complaint(json.dumps(file).encode())


def complaint(data: bytes) -> InputError:
    with pytest.raises(InputError) as caught:
        load(data, "game.json")
    return caught.value


def put(*path: str | int, value: object) -> Callable[[dict[str, object]], None]:
    """Set the value at this path of a file."""

    def change(file: dict[str, object]) -> None:
        place: object = file
        for step in path[:-1]:
            if isinstance(place, dict):
                place = place[step]
            elif isinstance(place, list):
                assert isinstance(step, int)
                place = place[step]
        if isinstance(place, dict):
            place[path[-1]] = value
        elif isinstance(place, list):
            assert isinstance(path[-1], int)
            place[path[-1]] = value

    return change


def drop(key: str) -> Callable[[dict[str, object]], object]:
    return lambda file: file.pop(key)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file_is_damaged(share: float) -> None:
    data = dump(played(), SEATS, "0.1.0").rstrip()
    error = complaint(data[: int((len(data) - 1) * share)])
    assert error.name == "record-damaged"
    assert error.facts["file"] == "game.json"
    assert error.facts["problem"]


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"\xff\xfe\x00", b"{'a': 1}", b'{"format": ', b"\x00" * 50, b"[" * 90_000]
)
def test_what_is_no_json_is_damaged(data: bytes) -> None:
    error = complaint(data)
    assert error.name in ("record-damaged", "record-value")
    assert error.facts["file"] == "game.json"


@pytest.mark.parametrize(
    "data", [b"{}", b'{"format": "chess"}', b'{"format": null}', b'{"format": 3, "a": [1, {}]}']
)
def test_other_json_is_foreign(data: bytes) -> None:
    error = complaint(data)
    assert error.name == "record-foreign"
    assert error.facts == {"file": "game.json"}


@pytest.mark.parametrize("data", [b"[]", b"3", b'"mythagora-record"', b"null"])
def test_json_that_is_no_object_is_foreign(data: bytes) -> None:
    assert complaint(data).name == "record-foreign"


@pytest.mark.parametrize("version", [0, 2, -1, 999])
def test_another_version_of_the_format_is_told(version: int) -> None:
    error = damaged(put("format_version", value=version))
    assert error.name == "record-format-version"
    assert error.facts == {"file": "game.json", "expected": "1", "found": str(version)}


def test_a_missing_version_of_the_format_is_told() -> None:
    assert damaged(drop("format_version")).name == "record-format-version"


WRONG_TYPES: list[tuple[list[str | int], object]] = [
    (["format_version"], "1"),
    (["engine"], 1),
    (["game"], None),
    (["behaviour"], "1"),
    (["behaviour"], 1.5),
    (["players"], "3"),
    (["players"], True),
    (["options"], []),
    (["options", "only-drawn"], "1"),
    (["options", "turn-limit"], None),
    (["edition"], "standard"),
    (["edition", "hash"], 5),
    (["edition", "text"], 5),
    (["seed"], 5),
    (["entries"], {}),
    (["entries", 0], 5),
    (["entries", 0], None),
    (["checksum"], "x"),
    (["seats"], 3),
    (["seats", 0], "Ada"),
    (["seats", 0, "name"], 3),
]


@pytest.mark.parametrize(("path", "value"), WRONG_TYPES, ids=str)
def test_a_value_of_the_wrong_type_is_told_with_its_place(path: list[str | int], value: object) -> None:
    error = damaged(put(*path, value=value))
    assert error.name == "record-value"
    assert error.facts["file"] == "game.json"
    assert path == ["format_version"] or str(path[0]) in error.facts["problem"]


@pytest.mark.parametrize(
    "key", ["engine", "game", "behaviour", "players", "options", "edition", "seed", "entries", "checksum"]
)
def test_a_missing_value_is_told(key: str) -> None:
    error = damaged(drop(key))
    assert error.name == "record-value"
    assert key in error.facts["problem"]


def test_a_value_nobody_reads_is_told() -> None:
    error = damaged(put("cheat", value=1))
    assert error.name == "record-value"
    assert "cheat" in error.facts["problem"]


def test_an_unknown_game_is_told() -> None:
    error = damaged(put("game", value="monopoly"))
    assert error.name == "unknown-game"
    assert error.facts["game"] == "monopoly"
    assert "mythe" in error.facts["known"]


@pytest.mark.parametrize("version", [0, 2])
def test_another_behaviour_is_told(version: int) -> None:
    error = damaged(put("behaviour", value=version))
    assert error.name == "record-behaviour"
    assert error.facts == {"file": "game.json", "game": "Mythe", "found": str(version), "known": "1"}


@pytest.mark.parametrize("players", [0, 1, 6, -3, 2**62])
def test_an_impossible_number_of_seats_is_told(players: int) -> None:
    error = damaged(put("players", value=players))
    assert error.name == "seat-count"
    assert error.facts["found"] == str(players)


@pytest.mark.parametrize("seats", [[{"name": "Ada"}], [{"name": "Ada"}] * 4])
def test_seats_are_all_named_or_none(seats: list[dict[str, str]]) -> None:
    error = damaged(put("seats", value=seats))
    assert error.name == "record-value"
    assert error.facts["problem"] == "`seats` does not list every seat"


def test_an_unknown_option_is_told() -> None:
    assert damaged(put("options", "dragons", value=3)).name == "unknown-option"


@pytest.mark.parametrize("value", [2, -1, 2**40])
def test_an_option_out_of_bounds_is_told(value: int) -> None:
    error = damaged(put("options", "only-drawn", value=value))
    assert error.name == "option-value"
    assert error.facts["option"] == "only-drawn"


def test_an_edition_that_is_not_ours_needs_its_text() -> None:
    error = damaged(put("edition", "hash", value="0" * 64))
    assert error.name == "record-edition"
    assert error.facts == {"file": "game.json", "edition": "standard", "hash": "0" * 16}
    assert damaged(put("edition", "text", value=None), own_edition()).name == "record-edition"


def test_an_edition_whose_text_was_changed_is_told() -> None:
    mine = own_edition()
    assert (
        damaged(put("edition", "text", value=mine.text.replace("cost = 1\n", "cost = 2\n")), mine).name
        == "record-edition"
    )
    assert damaged(put("edition", "hash", value="0" * 64), mine).name == "record-edition"


def test_an_edition_whose_text_is_damaged_is_told_with_the_file() -> None:
    error = damaged(put("edition", "text", value="= nonsense"), own_edition())
    assert error.name == "edition-syntax"
    assert error.facts["file"] == "game.json, edition.text"
    error = damaged(put("edition", "text", value="format = 9"), own_edition())
    assert error.name == "edition-value"
    assert error.facts["file"] == "game.json, edition.text"


@pytest.mark.parametrize("share", [-1, 1001, 10**400])
def test_shares_of_a_fair_deal_that_cannot_be_are_told(share: int) -> None:
    judged = [{"attempt": 0, "shares": [share, 500, 500]}]
    deal = {"terms": {}, "judging": 1, "chosen": 0, "judged": judged}
    dice = {"table": "t", "seal": "s", "secret": "00", "entropy": [], "fair": deal}
    error = damaged(put("dice", value=dice))
    assert error.name == "record-value"
    assert "shares" in str(error.facts["problem"])


@pytest.mark.parametrize("seed", ["xyz", "0x12", "a", "é" * 64])
def test_a_seed_that_is_not_hexadecimal_is_told(seed: str) -> None:
    error = damaged(put("seed", value=seed))
    assert error.name == "record-value"
    assert error.facts == {"file": "game.json", "problem": "`seed` is not hexadecimal"}


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_the_wrong_length_is_told(length: int) -> None:
    error = damaged(put("seed", value="ab" * length))
    assert error.name == "seed-length"
    assert error.facts["found"] == str(length)


@pytest.mark.parametrize(
    "entry", ["", "0", "draw 1", "x draw 1", "10 draw 1", "0draw 1", "-1 draw 1", "0 ", "٣ draw 1"]
)
def test_an_entry_that_is_none_is_told(entry: str) -> None:
    error = damaged(put("entries", 0, value=entry))
    assert error.name == "entry-syntax"
    assert error.facts["entry"] == entry


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("9 draw 1", "not-your-turn"),
        ("{seat} stop", "must-draw-first"),
        ("{seat} draw {seat}", "own-hand"),
        ("{seat} done", "not-giving-yet"),
        ("{seat} undo 1", "nothing-to-undo"),
        ("{seat} undo 0", "nothing-to-undo"),
        ("{seat} withdraw", "nothing-to-undo"),
        ("{seat} undo", "entry-syntax"),
        ("{seat} undo x", "entry-syntax"),
        ("{seat} undo 1 2", "entry-syntax"),
        ("{seat} undo 1234567", "entry-syntax"),
        ("{seat} undo -1", "entry-syntax"),
        ("{seat} dance", "unknown-action"),
        ("{seat} ", "unknown-action"),
        ("{seat}  draw 1", "unknown-action"),
    ],
)
def test_an_entry_that_does_not_fit_is_told_with_its_number(words: str, refusal: str) -> None:
    seat = int(begin().state.to_act())
    entry = words.format(seat=seat)
    if entry.endswith(" ") and refusal == "unknown-action":
        entry += " "
    error = damaged(put("entries", 0, value=entry))
    assert error.name == "record-entry"
    assert error.facts == {"number": "1", "entry": entry, "refusal": refusal, "within": "game.json"}


def test_a_later_entry_is_told_with_its_own_number() -> None:
    error = damaged(put("entries", 11, value="0 dance"))
    assert error.facts["number"] == "12"


def test_entries_after_the_end_are_told() -> None:
    play = begin(turn_limit=1)
    while not play.state.is_over():
        seat = int(play.state.to_act())
        play.act(seat, play.state.legal_actions(seat)[0])
    file = json.loads(dump(play, [], ""))
    file["entries"].append("0 draw 1")
    error = complaint(json.dumps(file).encode())
    assert error.facts["refusal"] == "turns-are-up"


def test_a_seat_that_does_not_exist_cannot_undo() -> None:
    play = begin()
    seat = int(play.state.to_act())
    play.act(seat, play.state.legal_actions(seat)[0])
    play.undo(0, 1)
    file = json.loads(dump(play, [], ""))
    file["entries"][-1] = "9 undo 1"
    assert complaint(json.dumps(file).encode()).name == "record-entry"


def test_a_wrong_checksum_is_told() -> None:
    true = int(played().state.checksum())
    error = damaged(put("checksum", value=true ^ 1))
    assert error.name == "record-checksum"
    assert error.facts == {"file": "game.json", "expected": str(true ^ 1), "found": str(true)}


def test_a_checksum_beyond_all_bounds_is_told() -> None:
    assert damaged(put("checksum", value=10**30)).name == "record-checksum"


def test_a_shortened_record_is_noticed_by_its_checksum() -> None:
    def shorten(file: dict[str, object]) -> None:
        entries = file["entries"]
        assert isinstance(entries, list)
        entries.pop()

    assert damaged(shorten).name == "record-checksum"


def test_another_seed_is_noticed() -> None:
    assert damaged(put("seed", value="00" * 32)).name in ("record-checksum", "record-entry")


def test_an_endless_file_is_refused_unread() -> None:
    data = dump(begin(), [], "")
    padded = data + b" " * (records.LARGEST - len(data))
    assert load(padded, "x").play.record.players == 3
    error = complaint(padded + b" ")
    assert error.name == "record-too-large"
    assert error.facts == {"file": "game.json", "most": "4000000", "found": "4000001"}


# ------------------------------------------------------------------------------------------------- files


def test_a_file_is_saved_and_read(tmp_path: Path) -> None:
    path = tmp_path / "games" / "one.json"
    play = played()
    save(path, play, SEATS, "0.1.0")
    saved = read(path)
    assert saved.play.state.write() == play.state.write()
    assert saved.seats == SEATS
    assert path.read_bytes() == dump(play, SEATS, "0.1.0")
    assert [one.name for one in path.parent.iterdir()] == ["one.json"]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    save(path, begin(), [], "")
    save(path, played(), [], "")
    assert path.read_bytes() == dump(played(), [], "")
    assert [one.name for one in tmp_path.iterdir()] == ["one.json"]


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read(tmp_path / "none.json")
    assert caught.value.name == "file-unreadable"
    assert caught.value.facts == {"file": str(tmp_path / "none.json"), "problem": "No such file or directory"}


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read(tmp_path)
    assert caught.value.name == "file-unreadable"
    assert caught.value.facts["problem"] == "Is a directory"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_told(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_bytes(b"{}")
    path.chmod(stat.S_IWUSR)
    with pytest.raises(InputError) as caught:
        read(path)
    assert caught.value.name == "file-unreadable"


def test_a_damaged_file_is_told_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_bytes(b"{")
    with pytest.raises(InputError) as caught:
        read(path)
    assert caught.value.facts["file"] == "one.json"


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    with path.open("wb") as file:
        file.truncate(records.LARGEST + 100)
    with pytest.raises(InputError) as caught:
        read(path)
    assert caught.value.name == "record-too-large"
    assert caught.value.facts["found"] == str(records.LARGEST + 1)


def full_disk(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_when_writing_fails_the_old_file_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.json"
    save(path, begin(), [], "")
    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises((OSError, InputError)):
        save(path, played(), [], "")
    assert path.read_bytes() == before


def test_when_writing_fails_nothing_is_left_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.json"
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises((OSError, InputError)):
        save(path, played(), [], "")
    assert list(tmp_path.iterdir()) == []
