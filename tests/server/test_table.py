"""Playing over a socket."""

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from mythagora.server.protocol import LARGEST_FRAME, PROTOCOL
from mythagora.server.table import Table
from mythagora.storage.ledger import LogRow
from tests.server.running import FRIEND, ME, OPEN, RANDOM, THUMB, Running, Seat, is_closed, wait


def two(server: Running, game: str = "mythe", **wishes: Any) -> tuple[str, Seat, Seat]:
    """Ann and Bob at a table that has begun."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [link] = ann.make(game, [ME, FRIEND], **wishes)
    bob.follow(link)
    first, second = ann.open(table, 0), bob.open(table, 1)
    for seat in (first, second):
        seat.expect("table")
    return table, first, second


def in_turn(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Who is asked, and the other one."""
    return (first, second) if 0 in first.now["view"]["asked"] else (second, first)


@pytest.mark.parametrize("game", ["mythe", "mytikas", "mythotopia"])
def test_a_whole_game_against_bots(server: Running, game: str) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make(game, [ME, THUMB, THUMB], options={"turn-limit": 12} if game != "mytikas" else {})
    with ann.open(table, 0) as seat:
        made = seat.play_on(random.Random(7))
        assert made > 0
        assert seat.now["result"]["places"]
        seat.until(lambda seat: seat.now["table"]["status"] == "over")
        log = seat.now["log"]
        view = seat.now["view"]
    with ann.open(table, 0) as again:
        fresh = again.expect("table")
        assert fresh["log"] == log
        assert fresh["view"] == view


def test_hello_comes_first(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    with ann.open(table, 0, hello=False) as seat:
        seat.send(type="ping")
        assert seat.receive()["type"] == "pong"
        seat.send(type="say", command="1", text="Hello")
        assert seat.expect("problem")["name"] == "hello-first"
        seat.send(type="hello", protocol=PROTOCOL + 1)
        assert seat.expect("reload")["protocol"] == PROTOCOL
        seat.send(type="hello", protocol=PROTOCOL)
        assert seat.expect("table")["seat"] == 0


def test_a_command_sent_twice_is_carried_out_once(server: Running) -> None:
    _, first, second = two(server)
    actor, _ = in_turn(first, second)
    action = actor.now["options"][0]["action"]
    before = actor.act(action, command="the same")
    again = actor.act(action, command="the same")
    assert before == again
    assert before["type"] == "done"
    entries = [line for line in actor.now["log"] if not line["undone"]]
    assert len(entries) == 1


def test_what_is_out_of_date_is_refused_after_what_was_missed(server: Running) -> None:
    _, first, second = two(server)
    actor, other = in_turn(first, second)
    old = actor.now["version"]
    actor.act_well(actor.now["options"][0]["action"])
    other.until(lambda seat: seat.now["version"] > 0)
    answer = actor.act("stop", version=old)
    assert (answer["type"], answer["refusal"]["name"]) == ("refused", "stale")
    assert answer["version"] == actor.now["version"]
    assert actor.act("stop", version=actor.now["version"] + 5)["refusal"]["name"] == "from-the-future"


def test_what_the_rules_forbid_is_refused_with_its_rule(server: Running) -> None:
    _, first, second = two(server)
    actor, other = in_turn(first, second)
    own = f"draw {actor.seat}"
    answer = actor.act(own)
    assert answer["refusal"]["name"] == "own-hand"
    assert answer["refusal"]["rule"] == "MY-D1"
    assert "(MY-D1)" in answer["refusal"]["text"]
    explained = actor.command(type="explain", action=own)
    assert explained["refusal"] == answer["refusal"]
    allowed = actor.command(type="explain", action=actor.now["options"][0]["action"])
    assert (allowed["type"], allowed["refusal"]) == ("explained", None)
    assert actor.act("fly to the moon")["refusal"]["name"] == "unknown-action"
    assert other.act(own)["refusal"]["name"] == "not-your-turn"


def test_reconnecting_gets_the_gap_or_everything(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [link] = ann.make("mythe", [ME, FRIEND, THUMB])
    bob.follow(link)
    first, second = ann.open(table, 0), bob.open(table, 1)
    first.expect("table")
    second.expect("table")
    since = second.now["version"]
    kept = dict(second.now)
    second.close()
    chance = random.Random(3)
    moves = 0
    while moves < 3:
        first.until(lambda seat: seat.is_asked() or 1 in seat.now["view"]["asked"])
        if not first.is_asked():
            break
        moves += first.play_on(chance, 1)
    with bob.open(table, 1) as whole:
        snapshot = whole.expect("table")
        with bob.open(table, 1, since=since) as gap:
            gap.now = kept
            gap.until(lambda seat: seat.now["version"] == snapshot["version"])
            gap.expect("changed")
            for name in ("view", "log", "options", "asked", "undo"):
                assert gap.now[name] == snapshot[name], name
            assert not any('"type":"table"' in frame for frame in gap.frames)
        with bob.open(table, 1, since=10_000) as strange:
            assert strange.expect("table")["version"] == snapshot["version"]
    first.close()


def test_what_happened_meanwhile_is_marked(server: Running) -> None:
    table, first, second = two(server)
    actor, other = in_turn(first, second)
    since = other.now["version"]
    actor.play_on(random.Random(1), 1)
    with other.guest.open(table, other.seat, since=-1) as again:  # no such version
        snapshot = again.expect("table")
    assert since == 0
    assert snapshot["news"] == 0
    assert len(snapshot["log"]) > 0


def test_presence_is_shown(server: Running) -> None:
    table, first, second = two(server)
    first.until(lambda seat: all(one["is_present"] for one in seat.now["table"]["seats"]))
    second.close()
    first.until(lambda seat: not seat.now["table"]["seats"][1]["is_present"])
    eve = server.guest("Eve")
    with eve.open(table):
        first.until(lambda seat: seat.now["table"]["spectators"] == 1)
    first.until(lambda seat: seat.now["table"]["spectators"] == 0)


def test_a_seats_view_is_for_its_person(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table, _ = ann.make("mythe", [ME, THUMB])
    for seat in (0, 1, 5, 99):
        with eve.open(table, seat, hello=False) as socket:
            assert socket.receive()["name"] in ("not-your-seat", "no-such-seat")
            assert is_closed(socket)
    with ann.open(table, 1, hello=False) as socket:
        assert socket.receive()["name"] == "not-your-seat"
    with ann.open("nowhere", hello=False) as socket:
        assert socket.receive()["name"] == "no-such-table"


def test_a_spectator_sees_what_is_public_and_does_nothing(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table, _ = ann.make("mythe", [ME, OPEN], is_open=True)
    server.guest("Bob").sit(table)
    with eve.open(table) as watcher:
        snapshot = watcher.expect("table")
        assert snapshot["seat"] == -1
        assert snapshot["view"]["hand"] == []
        assert snapshot["options"] == []
        messages: list[dict[str, Any]] = [
            {"type": "act", "version": 0, "action": "draw 1"},
            {"type": "undo", "version": 0},
            {"type": "withdraw", "version": 0},
            {"type": "explain", "action": "draw 1"},
            {"type": "propose", "what": "abandon"},
            {"type": "answer", "agree": True},
            {"type": "concede"},
            {"type": "orders", "orders": []},
        ]
        for message in messages:
            assert watcher.command(**message)["name"] == "not-seated", message


def test_chat_reaches_everybody_once(server: Running) -> None:
    table, first, second = two(server)
    eve = server.guest("Eve")
    with eve.open(table) as watcher:
        watcher.expect("table")
        assert first.command(type="say", text=" Hello,\n  Bob \u0007", command="c")["type"] == "done"
        assert first.command(type="say", text="Hello, Bob", command="c")["type"] == "done"
        assert watcher.command(type="say", text="Hi")["type"] == "done"
        for reader in (second, watcher):
            reader.until(lambda seat: len(seat.now["chat"]) == 2)
            said = [(line["seat"], line["name"], line["text"]) for line in reader.now["chat"]]
            assert said == [(0, "Ann", "Hello, Bob �"), (-1, "Eve", "Hi")]
        assert first.command(type="say", text="  ")["name"] == "chat-length"
        assert first.command(type="say", text="x" * 501)["name"] == "chat-length"
    with eve.open(table) as watcher:
        assert len(watcher.expect("table")["chat"]) == 2


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","command":"1","version":"0","action":"draw 1"}',
        '{"type":"act","command":"1","version":0,"action":"draw 1","cheat":true}',
        '{"type":"say","command":"1","text":"\\ud800"}',
        '{"type":"hello","protocol":1,"since":1e999}',
        "[" * 5000,
        "x" * (LARGEST_FRAME + 1),
        b"\xff\xfe\x00",
        b'{"type":',
    ],
)
def test_a_message_that_cannot_be_read_gets_a_problem_and_the_socket_lives(
    server: Running, data: str | bytes
) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, OPEN])
    with ann.open(table, 0) as seat:
        seat.expect("table")
        seat.say_raw(data)
        problem = seat.expect("problem")
        assert problem["name"] in ("message", "frame")
        assert " " in problem["text"]
        seat.send(type="ping")
        seat.expect("pong")


def test_a_command_needs_a_short_id(server: Running) -> None:
    _, first, _ = two(server)
    for command in ("", "x" * 41, "\0"):  # no database keeps that one as text
        first.send(type="act", command=command, version=0, action="draw 1")
        assert first.expect("problem")["name"] == "command"


def test_pages_from_elsewhere_open_no_socket(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")):
        pass


def test_words_are_in_the_readers_language(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, OPEN])
    server.guest("Bob").sit(table)
    with ann.open(table, 0) as english:
        ann.language = "ru"
        with ann.open(table, 0) as russian:
            first, second = english.expect("table"), russian.expect("table")
    assert first["view"] == second["view"]
    assert first["asked"]["text"] != second["asked"]["text"]


def test_who_reads_too_slowly_is_let_go(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, OPEN])
    slow = ann.open(table, 0)
    slow.expect("table")
    here = server.house.hall.tables[table]
    [connection] = here.connections

    def flood() -> None:
        for _ in range(1000):
            connection.put(b'{"type":"pong"}' + b" " * 20_000)

    server.call(flood)
    wait(lambda: connection.is_dropped)
    assert is_closed(slow)
    wait(lambda: not here.connections)
    with ann.open(table, 0) as again:
        assert again.expect("table")["seat"] == 0


def test_who_says_hello_late_has_lost_what_was_lost_meanwhile(server: Running) -> None:
    ann, bob, cid = server.guest("Ann"), server.guest("Bob"), server.guest("Cid")
    table, _ = ann.make("mythe", [ME, OPEN, OPEN, OPEN], is_open=True)
    bob.sit(table, seat=2)
    cid.sit(table, seat=3)
    early = [bob.open(table, 2, hello=False) for _ in range(2)]
    for socket in early:
        socket.send(type="ping")
        socket.expect("pong")
    ann.post(f"/api/tables/{table}/start")  # the seats move up
    early[0].send(type="hello", protocol=PROTOCOL)
    assert early[0].expect("table")["view"]["seat"] == 1
    bob.post(f"/api/tables/{table}/leave", {"seat": 1})
    server.guest("Eve").sit(table, seat=1)
    assert is_closed(early[1])
    assert not early[1].now


def test_a_move_goes_on_though_its_sender_is_gone(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, second = two(server)
    actor, other = in_turn(first, second)
    append = server.house.ledger.append

    async def slowly(*given: Any) -> None:
        for _ in range(5):  # what it is sent meanwhile cannot be delivered
            await asyncio.sleep(0.1)
            server.house.hall.tables[table].tell_change()
        await append(*given)

    monkeypatch.setattr(server.house.ledger, "append", slowly)
    actor.send(type="act", command="last", version=0, action=actor.now["options"][0]["action"])
    actor.socket.close_socket()
    assert other.expect("update")["version"] == 1


def failing_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ledger does not take the next entry of this table. What that was, once it has happened."""
    append = table.means.ledger.append
    failed: list[int] = []

    async def fail(row: LogRow, *given: Any) -> None:
        if not failed and row.table_id == table.id:
            failed.append(row.sequence)
            raise OSError("the disk is gone")
        await append(row, *given)

    monkeypatch.setattr(table.means.ledger, "append", fail)
    return failed


def test_a_move_that_could_not_be_written_was_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, second = two(server)
    actor, other = in_turn(first, second)
    failing_once(server.house.hall.tables[table], monkeypatch)
    action = actor.now["options"][0]["action"]
    assert actor.act(action)["name"] == "fault"
    for seat in (first, second):  # without anybody's asking for it
        assert seat.expect("table")["version"] == 0
    actor.act_well(action)
    assert other.expect("update")["version"] == 1


def test_a_bot_whose_move_could_not_be_written_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [RANDOM, RANDOM])
    place = server.house.hall.tables[table]
    failed = failing_once(place, monkeypatch)
    wait(lambda: failed)
    wait(lambda: place.sequence() > failed[0] + 2)
