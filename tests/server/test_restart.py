"""A server that stops and starts again: every table is as it was, and bots go on."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from mythagora import shelf
from tests.server.running import FRIEND, ME, RANDOM, THUMB, Guest, Running, Seat, wait


def moved(guest: Guest, running: Running) -> Guest:
    """The same browser, at the server that was started again."""
    again = Guest.__new__(Guest)
    fresh = Guest(running.address)
    again.__dict__ = fresh.__dict__
    again.http.cookies.clear()
    for name, value in guest.http.cookies.items():
        again.http.cookies.set(name, value)
    return again


def everything(seat: Seat) -> dict[str, Any]:
    names = ["seat", "version", "view", "asked", "options", "undo", "log", "chat", "orders", "proposal"]
    return {name: seat.now[name] for name in names}


def test_a_table_is_as_it_was(database: str) -> None:
    with Running(database) as first:
        ann, bob = first.guest("Ann"), first.guest("Bob")
        table, [link] = ann.make("mythe", [ME, FRIEND])
        bob.follow(link)
        seats = [ann.open(table, 0), bob.open(table, 1)]
        for seat in seats:
            seat.expect("table")
        actor = seats[seats[0].now["view"]["asked"][0]]
        chosen = actor.now["options"][0]["action"]
        assert actor.act(chosen, command="once")["type"] == "done"
        assert ann.post(f"/api/tables/{table}/leave", {"seat": 9}, 404)["name"] == "no-such-seat"
        actor.command(type="say", text="Hello")
        actor.command(
            type="orders", orders=[{"question": "none", "about": {}, "answers": ["x"], "until": "game"}]
        )
        actor.command(type="propose", what="abandon")
        for seat in seats:
            seat.until(lambda seat: seat.now["proposal"] and seat.now["chat"])
        before = [everything(seat) for seat in seats]
        version = actor.now["version"]
        place = actor.seat
    with Running(database) as second:
        guests = [moved(ann, second), moved(bob, second)]
        again = [guests[number].open(table, number) for number in (0, 1)]
        for number in (0, 1):
            again[number].expect("table")
            assert everything(again[number]) == before[number]
        actor = again[place]
        repeated = actor.act(chosen, command="once")
        assert (repeated["type"], repeated["version"]) == ("done", version)
        assert second.house.hall.tables[table].sequence() == 1
        with guests[place].open(table, place, since=0) as gap:
            gap.now = {"version": 0, "view": {}, "log": []}
            assert gap.expect("update")["version"] == 1


def test_bots_go_on_by_themselves(database: str) -> None:
    with Running(database) as first:
        ann = first.guest("Ann")
        table, _ = ann.make("mytikas", [THUMB, RANDOM, THUMB])
        wait(lambda: first.house.hall.tables[table].sequence() > 5)
    with Running(database) as second:
        wait(lambda: second.guest().get(f"/api/tables/{table}")["status"] == "over", 90)
        replay = second.guest().get(f"/api/tables/{table}/replay")
        assert replay["result"]["places"]
        assert second.guest().http.get(f"/api/tables/{table}/record").status_code == 200


def test_a_game_whose_rules_are_gone_rests_and_can_be_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(database) as first:
        ann = first.guest("Ann")
        table, _ = ann.make("mythe", [ME, RANDOM, RANDOM])
        with ann.open(table, 0) as seat:
            seat.play_on(random.Random(6), 6)
            seat.until(lambda seat: seat.is_asked())
            log = seat.now["log"]
        over, _ = ann.make("mythe", [RANDOM, RANDOM], options={"turn-limit": 3})
        wait(lambda: ann.get(f"/api/tables/{over}")["status"] == "over")
        lines = [step["line"] for step in ann.get(f"/api/tables/{over}/replay")["steps"]]
    game = shelf.GAMES["mythe"]
    older = type(game)
    monkeypatch.setitem(shelf.GAMES, "mythe", older())
    with Running(database) as second:
        ledger = second.house.ledger
        import asyncio

        for key in (table, over):
            file = asyncio.run_coroutine_threadsafe(ledger.table(key), second.loop).result(10)
            assert file is not None
            aged = replace(file, table=replace(file.table, behaviour=game.version - 1))
            asyncio.run_coroutine_threadsafe(ledger.change_table(file, aged), second.loop).result(10)
    with Running(database) as third:
        ann = moved(ann, third)
        info = ann.get(f"/api/tables/{table}")
        assert info["status"] == "resting"
        assert info["seal"]["seed"] is None
        with ann.open(table, 0) as seat:
            snapshot = seat.expect("table")
            assert snapshot["view"] is None
            assert snapshot["log"] == log
            assert seat.act("draw 1", version=0)["name"] == "table-resting"
        assert ann.get(f"/api/tables/{table}/edition")["numbers"]["format"] == 1
        replay = ann.get(f"/api/tables/{over}/replay")
        assert replay["view"] is None
        told = [line["happenings"] for line in lines if line["happenings"]]
        assert [step["line"]["happenings"] for step in replay["steps"]] == told
        assert ann.get(f"/api/tables/{over}/record", 409)["name"] == "table-resting"
        assert ann.get(f"/api/tables/{table}/replay", 409)["name"] == "not-over"
