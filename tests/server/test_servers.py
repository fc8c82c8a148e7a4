"""Several servers at one PostgreSQL."""

import asyncio
import random
from collections.abc import Iterator

import psycopg
import pytest

from mythagora.server.table import Table
from tests.server.databases import postgres
from tests.server.running import FRIEND, ME, OPEN, RANDOM, THUMB, Guest, Running, Seat, is_closed, wait
from tests.server.test_restart import everything, moved

PAIR = tuple[Running, Running]


@pytest.fixture
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PAIR]:
    from tests.server.databases import fresh

    address = fresh("postgresql", tmp_path_factory.mktemp("pair"))
    with Running(address) as first, Running(address) as second:
        yield first, second


def two(pair: PAIR) -> tuple[str, Guest, Guest]:
    first, second = pair
    ann, bob = first.guest("Ann"), second.guest("Bob")
    table, [link] = ann.make("mythe", [ME, FRIEND, THUMB])
    bob.follow(link)
    return table, ann, bob


def test_people_at_two_servers_play_one_game(pair: PAIR) -> None:
    table, ann, bob = two(pair)
    with ann.open(table, 0) as one, bob.open(table, 1) as other:
        for seat in (one, other):
            seat.until(lambda seat: seat.now["view"])
        chance = random.Random(2)
        for _ in range(12):
            for seat in (one, other):
                seat.until(lambda seat: seat.is_asked() or seat.now["view"]["asked"] != [seat.seat])
            actor = wait(lambda: next((seat for seat in (one, other) if is_up(seat)), None))
            answer = actor.act(chance.choice(actor.now["options"])["action"])
            assert answer["type"] in ("done", "refused")
        one.until(lambda seat: seat.now["table"]["seats"][1]["is_present"])
        assert one.command(type="say", text="Hello over there")["type"] == "done"
        other.until(lambda seat: seat.now.get("chat"))
        for seat in (one, other):
            seat.until(lambda seat: seat.now["view"]["asked"] != [2])
    places = [running.house.hall.tables[table] for running in pair]
    wait(lambda: len({place.sequence() for place in places}) == 1 and not any_bot_asked(places))
    referees = [place.referee for place in places]
    assert referees[0] is not None
    assert referees[1] is not None
    assert referees[0].play.state.write() == referees[1].play.state.write()
    assert referees[0].versions == referees[1].versions


def any_bot_asked(places: list[Table]) -> bool:
    return any(2 in place.turn_of() for place in places)


def is_up(seat: Seat) -> bool:
    seat.send(type="ping")
    seat.expect("pong")
    return bool(seat.is_asked())


def test_two_at_once_are_settled_by_the_log(pair: PAIR) -> None:
    """The same person at both servers, the same choice: one is carried out, and both know it."""
    first, second = pair
    ann = first.guest("Ann")
    table, _ = ann.make("mythe", [ME, {"kind": "here", "name": "Bea"}])
    again = moved(ann, second)
    seat = first.house.hall.tables[table].turn_of()[0]
    with ann.open(table, seat) as here, again.open(table, seat) as there:
        for one in (here, there):
            one.expect("table")
        action = here.now["options"][0]["action"]
        for number, one in enumerate((here, there)):
            one.send(type="act", command=f"c{number}", version=0, action=action)
        kinds = sorted(answer_to(one, f"c{number}") for number, one in enumerate((here, there)))
        assert kinds in (["done", "refused"], ["done", "done"])
        wait(lambda: len({running.house.hall.tables[table].sequence() for running in pair}) == 1)
        entries = first.house.hall.tables[table].sequence()
        assert entries == kinds.count("done")


def answer_to(seat: Seat, command: str) -> str:
    while True:
        message = seat.receive()
        if message.get("command") == command:
            return str(message["type"])


def test_word_comes_again_after_the_connection_broke(pair: PAIR) -> None:
    table, ann, bob = two(pair)
    with bob.open(table, 1) as other:
        other.until(lambda seat: seat.now["view"])
        with psycopg.connect(postgres(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        ann.http.patch("/api/me", json={"name": "Anna"})
        other.until(lambda seat: seat.now["table"]["seats"][0]["name"] == "Anna")


def test_when_one_server_goes_its_bots_go_on_at_the_other(pair: PAIR) -> None:
    first, second = pair
    ann = first.guest("Ann")
    table, _ = ann.make("mytikas", [THUMB, THUMB])
    watcher = second.guest("Bob")
    with watcher.open(table) as seat:
        seat.until(lambda seat: seat.now["version"] > 3)
        first.__exit__(None, None, None)
        seat.until(lambda seat: seat.is_over())
        assert everything(seat)["version"] > 10


def test_who_loses_a_seat_at_one_server_sees_no_more_of_it_at_the_other(pair: PAIR) -> None:
    first, second = pair
    ann, bob = first.guest("Ann"), second.guest("Bob")
    table, _ = ann.make("mythe", [ME, OPEN], is_open=True)
    bob.sit(table)
    with bob.open(table, 1) as seat:
        seat.expect("table")
        moved(bob, first).post(f"/api/tables/{table}/leave", {"seat": 1})
        first.guest("Eve").sit(table, seat=1)
        assert is_closed(seat)


def test_the_last_word_of_who_looks_is_the_newest(pair: PAIR, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = pair
    ann = first.guest("Ann")
    table, _ = ann.make("mythe", [ME, OPEN])
    place = first.house.hall.tables[table]

    def come_one_by_one() -> None:
        for number in range(1, 31):
            monkeypatch.setattr(place, "spectators", lambda number=number: number)
            place.tell_presence()

    first.call(come_one_by_one)
    wait(lambda: place.told == ([], 30) and not place.errands)
    ledger = second.house.ledger
    seen = asyncio.run_coroutine_threadsafe(ledger.present(table, "nobody", 0.0), second.loop).result(10)
    assert [row.spectators for row in seen] == [30]


def test_bots_of_a_table_put_away_at_one_server_go_on_at_the_other(pair: PAIR) -> None:
    first, second = pair
    ann = first.guest("Ann")
    table, _ = ann.make("mythe", [ME, RANDOM])
    with ann.open(table, 0) as seat:
        seat.play_on(random.Random(3), 3)
        seat.until(lambda seat: seat.is_asked())
    place = first.house.hall.tables[table]
    wait(place.is_idle)
    putting_away = asyncio.run_coroutine_threadsafe(first.house.hall.put_away(table), first.loop)
    putting_away.result(10)
    with moved(ann, second).open(table, 0) as seat:
        before = seat.expect("table")["view"]["turn"]
        while seat.now["view"]["turn"] < before + 2:
            seat.play_on(random.Random(3), 1)
