"""Fair deals at tables: looked for before the game, whatever happens meanwhile, and verified after it."""

import json
import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mythagora import COMPILED, shelf
from mythagora.cli.screen import Screen
from mythagora.cli.verify import verify as command
from mythagora.lab import fair
from mythagora.server import dealing, dice
from mythagora.server.protocol import FairChoice
from mythagora.server.verify import repeat, verify
from mythagora.storage.records import FairDeal
from mythagora.texts import texts
from tests.server.databases import fresh
from tests.server.process import children
from tests.server.running import FRIEND, ME, OPEN, RANDOM, Guest, Running, Seat, wait
from tests.server.test_restart import moved

GAME = "mythotopia"
SHORT = {"turn-limit": 2}
LONGER = {} if COMPILED else {"turn-limit": 3}  # time to come in between, and a turn for everybody
BOTS = [RANDOM, RANDOM, RANDOM]
ENGLISH = texts("en")
UNHEARD: list[int] = []


@pytest.fixture(autouse=True)
def short_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random plays a few games from each, and the compiled engine is not needed."""
    monkeypatch.setattr(dealing, "COMPILED", True)
    monkeypatch.setattr(dealing, "BOT", "random")
    choice = FairChoice(least=1, most=30, usual=10, rollouts=8, attempts=4)
    monkeypatch.setattr(dealing, "CHOICE", choice)


@pytest.fixture
def slow_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long enough to come in between: no three seats can have even shares of so many games."""
    choice = FairChoice(least=1, most=30, usual=10, rollouts=40, attempts=12)
    monkeypatch.setattr(dealing, "CHOICE", choice)


def info(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")


def is_over(guest: Guest, table: str) -> bool:
    return bool(info(guest, table)["status"] == "over")


def expected(server: Running, table: str) -> FairDeal:
    """Worked out once more, from what the server has written down."""
    file = server.house.hall.tables[table].file
    terms = dealing.terms(file)
    assert terms is not None
    sealed = bytes.fromhex(dice.seed(file.table.secret, [row.entropy for row in file.seats], terms))
    edition = shelf.edition(GAME)
    return fair.deal(shelf.find(GAME), len(file.seats), file.table.options, edition, sealed, terms)


def test_only_where_chance_makes_seats_differ(server: Running) -> None:
    ann = server.guest("Ann")
    offered = {game["name"]: game["fair_bound"] for game in ann.get("/api/games")}
    assert offered[GAME]["usual"] == 10
    assert offered["mythe"] is None
    body = {"game": "mythe", "seats": [ME, RANDOM], "fair_bound": 10}
    assert ann.post("/api/tables", body, 400)["name"] == "fair-not-offered"


@pytest.mark.parametrize("bound", [0, 31])
def test_a_bound_that_makes_no_sense_gets_a_sentence(server: Running, bound: int) -> None:
    failure = server.guest("Ann").post(
        "/api/tables", {"game": GAME, "seats": [ME, RANDOM], "fair_bound": bound}, 400
    )
    assert failure["name"] == "fair-bound"
    assert "30" in failure["text"]


def test_plain_python_would_take_too_long(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "COMPILED", False)
    ann = server.guest("Ann")
    assert all(game["fair_bound"] is None for game in ann.get("/api/games"))
    body = {"game": GAME, "seats": [ME, RANDOM], "fair_bound": 10}
    assert ann.post("/api/tables", body, 400)["name"] == "fair-not-offered"


def test_the_game_begins_with_the_attempt_that_the_terms_lead_to(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [link] = ann.make(GAME, [ME, FRIEND, OPEN], fair_bound=5, options=SHORT)
    assert info(ann, table)["fairness"]["bound"] == 5
    bob.follow(link)
    with ann.open(table, 0) as seat:
        assert seat.expect("table")["table"]["status"] == "waiting"
        assert ann.post(f"/api/tables/{table}/start")["status"] == "dealing"
        dealing_now = seat.until(lambda seat: seat.now["table"]["status"] == "dealing" and seat.now["table"])
        assert seat.now["view"] is None
        assert dealing_now["started"] is None
        seat.until(lambda seat: seat.now["view"])
        told = seat.now["table"]["fairness"]
        everything = "".join(seat.frames)
    deal = expected(server, table)
    file = server.house.hall.tables[table].file
    assert dealing.found(file) == deal
    assert file.table.seed == dice.dealt_seed(file.table.secret, [row.entropy for row in file.seats], deal)
    assert told["tried"] == len(deal.judged)
    assert (told["chosen"], told["is_fair"], told["shares"]) == (None, None, [])
    assert file.table.secret not in everything
    assert 'shares":[[' not in everything


def test_while_it_is_looked_for_nobody_moves(server: Running, slow_deals: None) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table, [link] = ann.make(GAME, [ME, FRIEND, RANDOM], fair_bound=1, is_open=True, options=LONGER)
    assert bob.follow(link)["status"] == "dealing"
    for body, path in (({"seat": 1}, "leave"), ({"seat": 1, "bot": "random"}, "bot"), ({}, "sit")):
        assert bob.post(f"/api/tables/{table}/{path}", body, 409)["name"] == "table-dealing"
    assert ann.post(f"/api/tables/{table}/start", None, 409)["name"] == "table-begun"
    assert table in [row["table"]["id"] for row in eve.get("/api/tables")]
    assert info(eve, table)["fairness"]["tried"] <= 12
    with ann.open(table, 0) as seat:
        seat.expect("table")
        assert seat.act("anything", version=0)["name"] == "table-dealing"
        ann.patch("/api/me", {"name": "Anna"})
        tried = seat.until(lambda seat: seat.now["table"]["fairness"]["tried"])
        assert tried >= 1
        seat.until(lambda seat: seat.now["view"])
        assert seat.now["table"]["seats"][0]["name"] == "Anna"


def test_a_process_that_is_lost_is_begun_again(server: Running, slow_deals: None) -> None:
    ann = server.guest("Ann")
    before = set(children(os.getpid()))
    table, _ = ann.make(GAME, [ME, RANDOM, RANDOM], fair_bound=1, options=LONGER)
    wait(lambda: info(ann, table)["fairness"]["tried"])
    for process in set(children(os.getpid())) - before:
        os.kill(process, signal.SIGKILL)
    wait(lambda: info(ann, table)["status"] == "running")
    assert dealing.found(server.house.hall.tables[table].file) == expected(server, table)


def test_where_no_deal_can_be_judged_the_game_begins_as_any(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "BOT", "nobody")
    ann = server.guest("Ann")
    table, _ = ann.make(GAME, BOTS, fair_bound=5, options=SHORT)
    wait(lambda: is_over(ann, table))
    assert info(ann, table)["fairness"]["failed"]
    record = ann.http.get(f"/api/tables/{table}/record").content
    assert verify(record, "record", ENGLISH).holds


def test_a_server_that_stops_goes_on_with_the_same_deal(database: str, slow_deals: None) -> None:
    with Running(database) as first:
        ann = first.guest("Ann")
        table, _ = ann.make(GAME, [ME, RANDOM, RANDOM], fair_bound=1, options=LONGER)
        wait(lambda: info(ann, table)["fairness"]["tried"])
        assert info(ann, table)["status"] == "dealing"
    with Running(database) as second:
        ann = moved(ann, second)
        wait(lambda: info(ann, table)["status"] == "running")
        with ann.open(table, 0) as seat:
            seat.until(lambda seat: seat.now["view"])
        assert dealing.found(second.house.hall.tables[table].file) == expected(second, table)


def test_one_of_several_servers_looks_for_it(
    tmp_path_factory: pytest.TempPathFactory, slow_deals: None
) -> None:
    address = fresh("postgresql", tmp_path_factory.mktemp("pair"))
    with Running(address) as first, Running(address) as second:
        ann, bob = first.guest("Ann"), second.guest("Bob")
        table, [link] = ann.make(GAME, [ME, FRIEND, RANDOM], fair_bound=1, options=LONGER)
        seats: list[Seat] = [ann.open(table, 0)]
        seats[0].expect("table")
        bob.follow(link)
        seats.append(bob.open(table, 1))
        for seat in seats:
            seat.until(lambda seat: 0 < seat.now["table"]["fairness"]["tried"] < 12)
            seat.until(lambda seat: seat.now["view"])
        files = [running.house.hall.tables[table].file for running in (first, second)]
        assert dealing.found(files[0]) == dealing.found(files[1]) == expected(first, table)
        assert files[0].table.seed == files[1].table.seed


def test_a_rematch_keeps_the_bound(server: Running) -> None:
    ann = server.guest("Ann")
    once_each = {"turn-limit": 3}  # so the game is not over before Bea's turn
    table, _ = ann.make(GAME, [{"kind": "here", "name": "Bea"}, *BOTS[:2]], fair_bound=7, options=once_each)
    wait(lambda: info(ann, table)["status"] == "running")
    ann.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "random"})
    wait(lambda: is_over(ann, table))
    fresh_table = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert fresh_table["fairness"]["bound"] == 7
    assert fresh_table["fairness"]["tried"] == 0
    assert fresh_table["status"] == "dealing"


@pytest.fixture
def record(server: Running) -> bytes:
    """Of a game that began with a fair deal, but not the first, played to its end."""
    ann = server.guest("Ann")
    while True:
        table, _ = ann.make(GAME, BOTS, fair_bound=4, options=SHORT)
        wait(partial(is_over, ann, table))
        over = info(ann, table)["fairness"]
        data: bytes = ann.http.get(f"/api/tables/{table}/record").content
        told = json.loads(data)["dice"]["fair"]
        assert over["chosen"] == told["chosen"]
        assert over["shares"] == [one["shares"] for one in told["judged"]]
        if len(told["judged"]) > 1:
            return data


def broken(data: bytes) -> set[str]:
    """The names of all points that fail, the attempts judged again among them."""
    verdict = verify(data, "record", ENGLISH)
    again = repeat(data, "record", ENGLISH, UNHEARD.append) if verdict.attempts else []
    return {check.name for check in [*verdict.checks, *again] if check.holds is False}


def tampered(data: bytes, change: Any) -> bytes:
    file = json.loads(data)
    change(file["dice"]["fair"])
    return json.dumps(file).encode()


def test_the_record_is_verified_point_by_point(record: bytes, server: Running, tmp_path: Path) -> None:
    verdict = verify(record, "record", ENGLISH)
    assert [check.name for check in verdict.checks] == ["seal", "seed", "deal", "replay", "checksum"]
    assert verdict.holds
    assert verdict.attempts == len(json.loads(record)["dice"]["fair"]["judged"])
    assert broken(record) == set()
    ann = server.guest("Ann")
    assert ann.http.post("/api/verify", content=record).json()["attempts"] == verdict.attempts
    short = json.dumps({**json.loads(record), "entries": []})
    for attempt in range(verdict.attempts):
        check = ann.http.post(f"/api/verify/attempts/{attempt}", content=short).json()
        assert (check["name"], check["holds"]) == ("shares", True)
    answer = ann.http.post(f"/api/verify/attempts/{verdict.attempts}", content=short)
    assert (answer.status_code, answer.json()["name"]) == (404, "no-such-attempt")
    path = tmp_path / "record.json"
    path.write_bytes(record)
    assert command(ENGLISH, Screen(), str(path)) == 0


def test_whatever_is_changed_is_noticed(record: bytes, server: Running) -> None:
    def other_attempt(part: Any) -> None:
        part["chosen"] = (part["chosen"] + 1) % len(part["judged"])

    def other_share(part: Any) -> None:
        part["judged"][0]["shares"][0] += 1

    def one_less(part: Any) -> None:
        part["judged"].pop()
        part["chosen"] = 0

    assert {"seed", "deal"} <= broken(tampered(record, other_attempt))
    assert "shares" in broken(tampered(record, other_share))
    assert "deal" in broken(tampered(record, one_less))
    for term in ({"bound": 5}, {"rollouts": 9}, {"attempts": 5}, {"bot": "thumb"}):
        assert "seed" in broken(tampered(record, lambda part, term=term: part["terms"].update(term)))
    changed = tampered(record, other_share)
    told = server.guest("Ann").http.post("/api/verify/attempts/0", content=changed).json()
    assert not told["holds"]
