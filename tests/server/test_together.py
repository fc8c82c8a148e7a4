"""Several people at one table: taking back, asking, giving up, standing orders, clocks."""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from mythagora.server import bots, clock, proposals
from mythagora.server.table import Table
from mythagora.server.thinking import Brains
from tests.server.running import FRIEND, ME, THUMB, Running, Seat, wait


def sit_down(server: Running, game: str, people: int, **wishes: Any) -> tuple[str, list[Seat]]:
    """So many people at a table that has begun, all looking."""
    guests = [server.guest(f"Guest {letter}") for letter in "ABCD"[:people]]
    table, links = guests[0].make(game, [ME, *[FRIEND] * (people - 1)], **wishes)
    for guest, link in zip(guests[1:], links, strict=True):
        guest.follow(link)
    seats = [guest.open(table, number) for number, guest in enumerate(guests)]
    for seat in seats:
        seat.expect("table")
    return table, seats


def give_up(seats: list[Seat]) -> None:
    """All agree to."""
    assert seats[0].command(type="propose", what="abandon")["type"] == "done"
    for seat in seats[1:]:
        assert seat.command(type="answer", agree=True)["type"] == "done"


def asked(seats: list[Seat]) -> Seat:
    number: int = seats[0].now["view"]["asked"][0]
    return seats[number]


def until_asked(seats: list[Seat], question: str, chance: random.Random) -> Seat:
    """Play on until somebody is asked this, and hand them back."""
    for _ in range(500):
        for seat in seats:
            seat.until(lambda seat: seat.now["asked"] is not None)
        actor = next(seat for seat in seats if seat.is_asked())
        if actor.now["asked"]["name"] == question:
            return actor
        step(seats, actor, chance.choice(actor.now["options"])["action"])
    raise AssertionError(f"{question} was never asked")


def step(seats: list[Seat], actor: Seat, action: str) -> None:
    """One action, and everybody has heard of what it changed for them."""
    actor.act_well(action)
    for seat in seats:
        settle(seat)


def settle(seat: Seat) -> None:
    """All that has been sent so far is learned."""
    seat.send(type="ping")
    seat.expect("pong")


def here(server: Running, table: str) -> Table:
    return server.house.hall.tables[table]


def test_a_slip_is_taken_back_and_the_others_see_it(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 2)
    actor = until_asked(seats, "give-card", random.Random(5))
    before = actor.now["view"]
    gift = next(option for option in actor.now["options"] if option["verb"] == "give")
    step(seats, actor, gift["action"])
    assert actor.now["undo"]["moves"] >= 1
    assert gift["text"] in actor.now["undo"]["text"]
    answer = actor.command(type="undo", version=actor.now["version"], moves=1)
    assert answer["type"] == "done"
    assert actor.now["view"] == before
    assert actor.now["log"][-1]["happenings"][0]["verb"] == "takes-back"


def test_what_chance_decided_is_not_taken_back_alone(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 2)
    actor = asked(seats)
    step(seats, actor, actor.now["options"][0]["action"])
    assert actor.now["undo"]["moves"] == 0
    assert actor.now["undo"]["may_ask"]
    answer = actor.command(type="undo", version=actor.now["version"], moves=1)
    assert answer["refusal"]["name"] == "undo-chance"


def test_the_others_agree_to_take_back_more(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 3)
    actor = asked(seats)
    others = [seat for seat in seats if seat is not actor]
    step(seats, actor, actor.now["options"][0]["action"])
    moves = actor.now["undo"]["back"]
    assert actor.command(type="propose", what="undo", moves=moves)["type"] == "done"
    for other in others:
        other.until(lambda seat: seat.now["proposal"])
        assert other.now["proposal"]["waiting"] == [seat.seat for seat in others]
        assert actor.guest.get("/api/me")["name"] in other.now["proposal"]["text"]
    assert others[0].command(type="answer", agree=True)["type"] == "done"
    assert others[0].now["view"]["drawn"]
    assert others[1].command(type="answer", agree=True)["type"] == "done"
    for seat in seats:
        seat.until(lambda seat: not seat.now["view"]["drawn"] and seat.now["proposal"] is None)
        assert seat.now["log"][0]["undone"]


def test_a_no_is_a_no_and_asking_again_takes_longer(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 2)
    actor = asked(seats)
    [other] = [seat for seat in seats if seat is not actor]
    step(seats, actor, actor.now["options"][0]["action"])
    actor.command(type="propose", what="undo", moves=1)
    assert other.command(type="propose", what="abandon")["name"] == "proposal-stands"
    assert actor.command(type="answer", agree=True)["name"] == "not-asked"
    assert other.command(type="answer", agree=False)["type"] == "done"
    actor.until(lambda seat: seat.now["proposal"] is None)
    assert actor.command(type="propose", what="undo", moves=1)["name"] == "asked-too-soon"
    assert other.command(type="answer", agree=True)["name"] == "no-proposal"
    assert actor.now["view"]["drawn"]


def test_asking_again_waits_longer_each_time() -> None:
    refused = proposals.Proposed()
    for count in (1, 2, 3):
        standing = proposals.propose(refused, "abandon", 0, 0, 5, count * 1e6)
        refused = proposals.Proposed(refused={"0": [count, count * 1e6]})
        assert standing.what == "abandon"
        with pytest.raises(Exception, match="asked-too-soon"):
            proposals.propose(refused, "abandon", 0, 0, 5, count * 1e6 + 10 * count**2 - 1)
        assert proposals.propose(refused, "abandon", 0, 0, 5, count * 1e6 + 10 * count**2).what == "abandon"


def test_asking_is_over_when_the_game_goes_on(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 2)
    actor = asked(seats)
    [other] = [seat for seat in seats if seat is not actor]
    step(seats, actor, actor.now["options"][0]["action"])
    actor.command(type="propose", what="undo", moves=1)
    settle(other)
    mover = asked(seats)
    step(seats, mover, mover.now["options"][0]["action"])
    for seat in seats:
        seat.until(lambda seat: seat.now["proposal"] is None)
    assert other.command(type="answer", agree=True)["name"] == "no-proposal"


def test_alone_with_bots_nobody_needs_to_be_asked(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    with ann.open(table, 0) as seat:
        seat.until(lambda seat: seat.is_asked())
        assert seat.act(seat.now["options"][0]["action"])["type"] == "done"
        seat.until(lambda seat: seat.is_asked())
        moves = seat.now["undo"]["back"]
        sequence = here(server, table).sequence()
        assert seat.command(type="propose", what="undo", moves=moves)["type"] == "done"
        assert seat.now["log"][-1]["happenings"][0]["verb"] == "takes-back"
        assert here(server, table).sequence() == sequence + 1


def test_a_game_is_given_up_by_agreement(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 3)
    assert seats[0].command(type="propose", what="abandon")["type"] == "done"
    assert seats[1].command(type="answer", agree=True)["type"] == "done"
    assert seats[1].now["table"]["status"] == "running"
    assert seats[2].command(type="answer", agree=True)["type"] == "done"
    for seat in seats:
        seat.until(lambda seat: seat.now["table"]["status"] == "abandoned")
        assert seat.now["table"]["seal"]["secret"]
    assert asked(seats).act("draw 1")["name"] == "table-abandoned"


def test_who_gives_up_is_played_for_and_does_not_come_back(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 2, options={"turn-limit": 4})
    assert seats[0].command(type="concede")["type"] == "done"
    info = seats[0].now["table"]["seats"][0]
    assert (info["kind"], info["conceded"]) == ("bot", True)
    assert seats[0].act("draw 1")["name"] == "conceded"
    assert seats[0].guest.sit(table, 409, seat=0)["name"] == "conceded"
    seats[1].play_on(random.Random(2))
    [place] = [place for place in seats[1].now["result"]["places"] if place["seat"] == 0]
    assert "Gave up" in place["text"]


def test_a_rematch_keeps_everybodys_seat(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 2, options={"turn-limit": 2})
    ann, bob = seats[0].guest, seats[1].guest
    assert ann.post(f"/api/tables/{table}/rematch", None, 409)["name"] == "not-over"
    chance = random.Random(1)
    while not seats[0].is_over():
        actor = asked(seats)
        step(seats, actor, chance.choice(actor.now["options"])["action"])
    eve = server.guest("Eve")
    assert eve.post(f"/api/tables/{table}/rematch", None, 403)["name"] == "not-at-table"
    made = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "friend"]
    assert bob.post(f"/api/tables/{table}/rematch")["table"]["id"] == made["id"]
    seats[1].until(lambda seat: seat.now["result"]["rematch"] == made["id"])
    assert eve.sit(made["id"], 409)["name"] == "no-seat-free"
    begun = bob.sit(made["id"])
    assert begun["status"] == "running"
    assert begun["seal"]["seal"] != seats[0].now["table"]["seal"]["seal"]
    assert begun["options"]["turn-limit"] == 2


def test_a_rematch_that_was_called_off_can_be_asked_for_again(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 2)
    give_up(seats)
    ann, bob = seats[0].guest, seats[1].guest
    first = ann.post(f"/api/tables/{table}/rematch")["table"]["id"]
    ann.post(f"/api/tables/{first}/call-off")
    second = bob.post(f"/api/tables/{table}/rematch")["table"]
    assert second["id"] != first
    assert second["status"] == "waiting"
    assert ann.post(f"/api/tables/{table}/rematch")["table"]["id"] == second["id"]


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 3)
    give_up(seats)
    path = f"/api/tables/{table}/rematch"
    with ThreadPoolExecutor(3) as several:
        made = list(several.map(lambda seat: seat.guest.post(path)["table"]["id"], seats))
    assert len(set(made)) == 1
    for seat in seats:
        assert {row["table"]["id"] for row in seat.guest.get("/api/me/tables")} == {table, made[0]}


def test_a_rematch_keeps_the_seats_of_all_at_one_device(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [link] = ann.make("mythe", [ME, {"kind": "here", "name": "Bea"}, FRIEND])
    bob.follow(link)
    for number, guest in enumerate((ann, bob)):
        with guest.open(table, 2 * number) as seat:
            seat.expect("table")
            seat.command(type="answer", agree=True) if number else seat.command(
                type="propose", what="abandon"
            )
    made = bob.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in made["seats"]] == ["friend", "friend", "person"]
    begun = ann.sit(made["id"])
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Bea", "Bob"]
    assert (begun["status"], begun["is_hot_seat"]) == ("running", True)
    ann.open(made["id"], 1).expect("table")


def test_several_choose_at_once_and_nobody_sees_it_before_all_have(server: Running) -> None:
    _, seats = sit_down(server, "mythotopia", 3, options={"choose-your-start": 1})
    first = seats[0]
    together = first.now["view"]["asked"]
    assert len(together) == 3
    version, chosen = seats[1].now["version"], seats[1].now["options"][0]["action"]
    step(seats, first, first.now["options"][0]["action"])
    assert seats[1].act(chosen, version=version)["type"] == "done"  # it was no later question
    for seat in seats:
        settle(seat)
    settled = first.now["undo"]
    if settled["withdraw"]:
        assert first.command(type="withdraw", version=first.now["version"])["type"] == "done"
        assert 0 in first.now["view"]["asked"]


def test_a_standing_order_answers_for_its_seat(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LIKE_A_PERSON", (0.0, 0.0))
    table, seats = sit_down(server, "mytikas", 2)
    chance = random.Random(11)
    order = {"question": "follow", "about": {}, "answers": ["pass"], "until": "game"}
    for seat in seats:
        assert seat.command(type="orders", orders=[order])["type"] == "done"
        seat.until(lambda seat: seat.now["orders"] == [order])
    for _ in range(60):
        for seat in seats:
            settle(seat)
        wait(lambda: not here(server, table).bots.tasks)
        for seat in seats:
            settle(seat)
        actors = [seat for seat in seats if seat.is_asked()]
        if not actors:
            continue
        assert actors[0].now["asked"]["name"] != "follow"
        step(seats, actors[0], chance.choice(actors[0].now["options"])["action"])
    log = here(server, table).referee
    assert log is not None
    assert any(chapter.command.startswith("order-") for chapter in log.chapters)
    for own, other in [(0, 1), (1, 0)]:
        frames = "".join(seats[other].frames)
        assert frames.count('"type":"orders"') == 1  # its own, and nothing of the other's
        assert f'"orders-{own}' not in frames


def test_an_order_takes_as_long_as_a_quick_person(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LIKE_A_PERSON", (0.5, 0.6))
    _, seats = sit_down(server, "mythe", 2)
    actor = asked(seats)
    first = [option["action"] for option in actor.now["options"]]
    order = {"question": actor.now["asked"]["name"], "about": {}, "answers": first, "until": "game"}
    version, start = actor.now["version"], time.monotonic()
    assert actor.command(type="orders", orders=[order])["type"] == "done"
    actor.until(lambda seat: seat.now["version"] > version)
    assert time.monotonic() - start >= 0.5


def test_an_order_for_this_turn_ends_with_it(server: Running) -> None:
    _, seats = sit_down(server, "mythe", 2)
    actor = asked(seats)
    order = {"question": "nothing", "about": {}, "answers": ["stop"], "until": "turn"}
    actor.command(type="orders", orders=[order])
    chance = random.Random(4)
    turn = actor.now["view"]["turn"]
    while actor.now["view"]["turn"] == turn:
        mover = asked(seats)
        assert actor.now["orders"] == [order]
        step(seats, mover, chance.choice(mover.now["options"])["action"])
    actor.until(lambda seat: seat.now["orders"] == [])


@pytest.mark.parametrize(
    ("orders", "name"),
    [
        ([{"question": "draw", "answers": [], "until": "game"}], "order-broken"),
        ([{"question": "draw", "answers": ["x" * 100], "until": "game"}], "order-broken"),
        ([{"question": "draw", "answers": ["stop"], "until": "game"}] * 17, "orders-many"),
    ],
)
def test_a_broken_order_is_refused_and_the_others_stay(server: Running, orders: Any, name: str) -> None:
    _, seats = sit_down(server, "mythe", 2)
    order = {"question": "give", "about": {}, "answers": ["done"], "until": "game"}
    seats[0].command(type="orders", orders=[order])
    assert seats[0].command(type="orders", orders=orders)["name"] == name
    assert seats[0].now["orders"] == [order]


def later(server: Running, table: str, seconds: float) -> None:
    """Let time pass for everybody who is asked at a table."""
    watch = here(server, table).watch
    watch.since = {seat: since - seconds for seat, since in watch.since.items()}


def test_when_the_clock_has_run_out_the_others_may_seat_a_bot(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 2, pace={"kind": "turn", "seconds": 60})
    actor = asked(seats)
    [other] = [seat for seat in seats if seat is not actor]
    assert actor.now["clock"]["seats"] == [actor.seat]
    assert 50 < actor.now["clock"]["left"] <= 60
    wish = {"seat": actor.seat, "bot": "random"}
    assert other.guest.post(f"/api/tables/{table}/bot", wish, 409)["name"] == "may-not-replace"
    server.call(lambda: later(server, table, 61))
    server.call(lambda: here(server, table).tell_change())
    other.until(lambda seat: seat.now["clock"] and seat.now["clock"]["is_out"])
    assert other.now["table"]["seats"][actor.seat]["may_be_replaced"]
    eve = server.guest("Eve")
    assert eve.post(f"/api/tables/{table}/bot", wish, 403)["name"] == "not-at-table"
    info = other.guest.post(f"/api/tables/{table}/bot", wish)
    assert info["seats"][actor.seat]["kind"] == "bot"
    back = actor.guest.sit(table, seat=actor.seat)
    assert back["seats"][actor.seat]["kind"] == "person"


def test_who_comes_back_has_a_whole_turn_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ponder(*_: Any) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(Brains, "decide", ponder)
    table, seats = sit_down(server, "mythe", 2, pace={"kind": "turn", "seconds": 60})
    actor = asked(seats)
    [other] = [seat for seat in seats if seat is not actor]
    server.call(lambda: later(server, table, 61))
    server.call(lambda: here(server, table).tell_change())
    other.until(lambda seat: seat.now["clock"] and seat.now["clock"]["is_out"])
    other.guest.post(f"/api/tables/{table}/bot", {"seat": actor.seat, "bot": "random"})
    actor.guest.sit(table, seat=actor.seat)
    other.until(lambda seat: seat.now["clock"] and seat.now["clock"]["left"] > 50)


def test_the_clock_says_by_itself_that_it_has_run_out(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 2, pace={"kind": "turn", "seconds": 10})
    server.call(lambda: later(server, table, 9.5))
    server.call(lambda: here(server, table).set_alarm())
    seats[0].until(lambda seat: seat.now["clock"] and seat.now["clock"]["is_out"])


def test_without_a_clock_only_who_is_long_gone_is_replaced(server: Running) -> None:
    table, seats = sit_down(server, "mythe", 2)
    actor = asked(seats)
    [other] = [seat for seat in seats if seat is not actor]
    wish = {"seat": actor.seat, "bot": "random"}
    assert actor.now["clock"] is None
    actor.close()
    other.until(lambda seat: not seat.now["table"]["seats"][actor.seat]["is_present"])
    assert other.guest.post(f"/api/tables/{table}/bot", wish, 409)["name"] == "may-not-replace"

    def long_ago() -> None:
        place = here(server, table)
        place.absent = {seat: since - clock.ABSENT - 1 for seat, since in place.absent.items()}
        later(server, table, clock.ABSENT + 1)

    server.call(long_ago)
    check: Callable[[], Any] = lambda: here(server, table).replaceable()  # noqa: E731
    wait(check)
    assert other.guest.post(f"/api/tables/{table}/bot", wish)["seats"][actor.seat]["kind"] == "bot"
