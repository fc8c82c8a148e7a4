"""Fair dice: sealed before, opened after, and anybody can do the sums."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from mythagora.engine.errors import InputError
from mythagora.server import dice
from mythagora.server.verify import verify
from mythagora.texts import texts
from tests.server.running import ME, THUMB, Running, wait

SECRET = "01" * 32
ENGLISH = texts("en")


def test_the_seal_binds_secret_and_table() -> None:
    table = b"table"
    parts = b"".join(
        len(part).to_bytes(4, "big") + part for part in (dice.SEAL, table, bytes.fromhex(SECRET))
    )
    assert dice.seal("table", SECRET) == sha256(parts).hexdigest()
    assert dice.seal("table", SECRET) != dice.seal("tables", SECRET)
    assert dice.seal("table", SECRET) != dice.seal("table", "02" * 32)


def test_every_part_counts_in_the_order_of_the_seats() -> None:
    lists: list[list[str | None]] = [
        ["aa", "bb"],
        ["bb", "aa"],
        ["aabb", ""],
        ["aa", None, "bb"],
        ["aa", "bb", None],
        [],
    ]
    seeds = [dice.seed(SECRET, parts) for parts in lists]
    assert len(set(seeds)) == len(seeds)
    assert all(len(seed) == 64 for seed in seeds)
    assert dice.seed("03" * 32, ["aa", "bb"]) not in seeds


def test_a_person_who_adds_nothing_gets_something_added() -> None:
    assert dice.entropy("ab") == "ab"
    assert dice.is_entropy(dice.entropy())
    assert dice.entropy() != dice.entropy()
    assert not dice.is_entropy("AB")
    assert not dice.is_entropy("0" * 129)


def test_secrets_of_tables_have_nothing_to_do_with_each_other() -> None:
    secrets = {dice.secret_of(b"key", f"table{number}") for number in range(100)}
    assert len(secrets) == 100
    assert dice.secret_of(b"key", "t") != dice.secret_of(b"other", "t")


@pytest.fixture(scope="module")
def record(server: Running) -> bytes:
    """Of a game played on a server to its end."""
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [THUMB, THUMB], options={"turn-limit": 6})
    wait(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    info = ann.get(f"/api/tables/{table}")
    assert info["seal"]["secret"]
    data: bytes = ann.http.get(f"/api/tables/{table}/record").content
    file = json.loads(data)
    assert file["seed"] == info["seal"]["seed"]
    assert file["dice"]["seal"] == info["seal"]["seal"]
    return data


def changed(data: bytes, **values: Any) -> bytes:
    file = json.loads(data)
    for name, value in values.items():
        part, _, field = name.partition("__")
        if field:
            file[part][field] = value
        else:
            file[part] = value
    return json.dumps(file).encode()


def broken(data: bytes) -> set[str]:
    """The names of the checks that fail."""
    verdict = verify(data, "record", ENGLISH)
    assert verdict.holds == all(check.holds for check in verdict.checks)
    return {check.name for check in verdict.checks if not check.holds}


def test_a_true_record_holds(record: bytes) -> None:
    verdict = verify(record, "record", ENGLISH)
    assert [check.name for check in verdict.checks] == ["seal", "seed", "replay", "checksum"]
    assert verdict.holds


def test_whatever_is_changed_is_noticed(record: bytes) -> None:
    file = json.loads(record)
    assert broken(changed(record, dice__seal="00" * 32)) == {"seal"}
    assert broken(changed(record, dice__secret="00" * 32)) == {"seal", "seed"}
    assert broken(changed(record, dice__secret="no secret")) == {"seal", "seed"}
    assert broken(changed(record, dice__entropy=["aa", None])) == {"seed"}
    assert broken(changed(record, dice__entropy=[None])) == {"seed"}
    assert broken(changed(record, checksum=1)) == {"checksum"}
    assert "replay" in broken(changed(record, entries=[*file["entries"], "0 fly"]))
    assert "seed" in broken(changed(record, seed="00" * 32))
    assert broken(changed(record, seed="xyz")) == {"seed", "replay"}


def test_the_page_and_the_terminal_say_the_same(record: bytes, server: Running, tmp_path: Path) -> None:
    from mythagora.cli.screen import Screen
    from mythagora.cli.verify import verify as command

    ann = server.guest("Ann")
    answer = ann.http.post("/api/verify", content=record)
    assert answer.status_code == 200
    assert answer.json()["holds"]
    assert ann.http.post("/api/verify", content=b"{}").json()["name"] == "record-foreign"
    path = tmp_path / "record.json"
    path.write_bytes(record)
    assert command(ENGLISH, Screen(), str(path)) == 0
    path.write_bytes(changed(record, checksum=1))
    assert command(ENGLISH, Screen(), str(path)) == 1
    with pytest.raises(InputError, match="file-unreadable"):
        command(ENGLISH, Screen(), str(tmp_path / "nowhere.json"))


def test_while_a_game_runs_nothing_of_its_dice_is_told(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    file = server.house.hall.tables[table].file.table
    assert file.seed
    with ann.open(table, 0) as seat:
        seat.until(lambda seat: seat.is_asked())
        seat.act(seat.now["options"][0]["action"])
        everything = "".join(seat.frames) + ann.http.get(f"/api/tables/{table}").text
    for path in ("replay", "replay?seat=0", "record"):
        refused = ann.http.get(f"/api/tables/{table}/{path}")
        assert (refused.status_code, refused.json()["name"]) == (409, "not-over")
        everything += refused.text
    assert file.secret not in everything
    assert file.seed not in everything
