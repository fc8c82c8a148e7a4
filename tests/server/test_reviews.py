"""Games looked back upon: for whom, from which knowledge, thought about once, and in nobody's way."""

import asyncio
import os
import random
import signal
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from mythagora import shelf
from mythagora.bots import advice
from mythagora.bots.advice import Judgement, Look
from mythagora.bots.worker import Job
from mythagora.engine.dice import fast
from mythagora.engine.record import Entry, Record
from mythagora.server import reviews, thinking
from mythagora.server.house import RATES
from mythagora.server.thinking import Brains
from mythagora.storage.records import SeatPart
from tests.server.databases import fresh
from tests.server.running import FRIEND, ME, RANDOM, THUMB, Guest, Running, wait

GAMES = list(shelf.GAMES)
SHORT = {"mythe": 3, "mytikas": 8, "mythotopia": 3}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser who thinks a little less than he would."""
    monkeypatch.setattr(advice, "THOUGHT", 20)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, bytes]]:
    """What reached the workers for a review or a hint, through their one door."""
    found: list[tuple[Any, bytes]] = []
    ask = thinking.Worker.ask

    async def listen(one: thinking.Worker, work: Any, data: bytes, patience: float) -> bytes:
        if work in (advice.judge_work, advice.hint_work):
            found.append((work, data))
        return await ask(one, work, data, patience)

    monkeypatch.setattr(thinking.Worker, "ask", listen)
    return found


def played(ann: Guest, game: str = "mythe", seats: list[dict[str, str]] | None = None) -> str:
    """A short game of bots, over."""
    table, _ = ann.make(game, seats or [THUMB, RANDOM], options={"turn-limit": SHORT[game]})
    wait(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    return table


def reviewed(guest: Guest, table: str, seat: int = -1) -> Any:
    """Asked for, and waited for."""
    address = f"/api/tables/{table}/review?seat={seat}"
    guest.post(address)
    return wait(lambda: found if (found := guest.get(address))["state"] == "done" else None, 90)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_looked_back_upon(server: Running, game: str) -> None:
    ann = server.guest("Ann")
    table = played(ann, game)
    before = ann.get(f"/api/tables/{table}/review")
    assert (before["state"], before["judged"], before["curve"]) == ("none", 0, [])
    assert before["moments"] > 0
    found = reviewed(ann, table)
    assert found["judged"] == found["moments"] == before["moments"]
    replay = ann.get(f"/api/tables/{table}/replay")
    steps = len(replay["steps"])
    places = [point["step"] for point in found["curve"]]
    assert places == sorted(places)
    assert (places[0], places[-1]) == (0, steps)
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.01) for point in found["curve"])
    first = [place["seat"] for place in replay["result"]["places"] if place["place"] == 1]
    assert {seat for seat, won in enumerate(found["curve"][-1]["chances"]) if won > 0} == set(first)
    for one in found["balance"]:
        sums = one["even"] - one["lost"] + one["gained"] + one["luck"]
        assert one["result"] == pytest.approx(sums, abs=0.005)
        assert one["good"] <= one["decisions"]
    for decision in found["costly"]:
        assert decision["did"] != decision["better"]
        assert decision["loss"] >= advice.COSTLY
        step = replay["steps"][decision["step"]]
        assert step["choice"]
        assert step["line"]["seat"] == decision["seat"]
        assert step["line"]["turn"] == decision["turn"]


def test_each_reader_gets_the_places_of_the_own_replay(server: Running) -> None:
    ann = server.guest("Ann")
    table = played(ann, seats=[THUMB, RANDOM, THUMB])
    reviewed(ann, table)
    for seat in (-1, 0, 2):
        found = ann.get(f"/api/tables/{table}/review?seat={seat}")
        replay = ann.get(f"/api/tables/{table}/replay?seat={seat}")
        assert found["state"] == "done"
        assert found["curve"][-1]["step"] == len(replay["steps"])
        for point in found["curve"][:-1]:
            assert replay["steps"][point["step"]]["line"]["turn"] >= point["turn"]
    assert ann.get(f"/api/tables/{table}/review?seat=3", 404)["name"] == "no-such-seat"


def test_a_seat_reads_of_its_own_decisions_with_its_own_eyes(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose judgement a point or a decision comes from: here each eye sees a chance of its own."""
    judge = Brains.judge

    async def told(brains: Brains, look: Look) -> Judgement:
        found = await judge(brains, look)
        mine = 0.9 if look.seat == advice.SPECTATOR else (look.seat + 1) / 10
        return replace(found, chances=[mine, 0.9 - mine, 0.1], loss=0.2 if look.seat >= 0 else 0.0)

    monkeypatch.setattr(Brains, "judge", told)
    ann = server.guest("Ann")
    table = played(ann, seats=[THUMB, RANDOM, THUMB])
    for reader, chance in ((-1, 0.9), (0, 0.1), (1, 0.2), (2, 0.3)):
        found = reviewed(ann, table, reader)
        assert {round(point["chances"][0], 6) for point in found["curve"][:-1]} == {chance}
        replay = ann.get(f"/api/tables/{table}/replay?seat={reader}")
        deciding = [replay["steps"][point["step"]]["line"]["seat"] for point in found["curve"][:-1]]
        if reader >= 0:
            assert {one["seat"] for one in found["costly"]} == {reader}
            assert set(deciding) == {reader}
        assert len(found["balance"]) == 3  # how it ended is about everybody


def test_it_is_thought_about_once_and_a_restart_loses_nothing(
    database: str, asked: list[tuple[Any, bytes]]
) -> None:
    with Running(database) as first:
        ann = first.guest("Ann")
        table = played(ann)
        found = reviewed(ann, table)
        assert len(asked) == found["moments"]
        hint = ann.get(f"/api/tables/{table}/replay/hint?step={a_choice(ann, table)}")
        assert len(asked) == found["moments"] + 1
        again = first.guest().post(f"/api/tables/{table}/review")
        assert again == found
    with Running(database) as second:
        bob = second.guest("Bob", "ru")
        kept = bob.get(f"/api/tables/{table}/review")
        assert kept["state"] == "done"
        numbers = {name: found[name] for name in ("judged", "moments", "curve", "balance")}
        assert {name: kept[name] for name in numbers} == numbers
        assert [one["loss"] for one in kept["costly"]] == [one["loss"] for one in found["costly"]]
        later = bob.get(f"/api/tables/{table}/replay/hint?step={a_choice(bob, table)}")
        assert [one["action"] for one in later["advice"]] == [one["action"] for one in hint["advice"]]
    assert len(asked) == found["moments"] + 1


def test_what_was_thought_before_the_server_stopped_is_kept(
    database: str, asked: list[tuple[Any, bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Brains.judge

    async def tired(brains: Brains, look: Look) -> Judgement:
        if len(asked) >= 5:
            await asyncio.sleep(60)
        return await judge(brains, look)

    with monkeypatch.context() as slow, Running(database) as first:
        slow.setattr(Brains, "judge", tired)
        ann = first.guest("Ann")
        table = played(ann)
        ann.post(f"/api/tables/{table}/review")
        address = f"/api/tables/{table}/review"
        wait(lambda: ann.get(address)["judged"] == 5)
        assert ann.get(address)["state"] == "thinking"
    with Running(database) as second:
        bob = second.guest("Bob")
        assert (bob.get(address)["state"], bob.get(address)["judged"]) == ("none", 5)
        found = reviewed(bob, table)
        assert len(asked) == found["moments"]


def a_choice(guest: Guest, table: str, seat: int = -1) -> int:
    """A place of the replay where something was chosen next."""
    steps = guest.get(f"/api/tables/{table}/replay?seat={seat}")["steps"]
    return next(place for place, step in enumerate(steps) if step["choice"])


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_in_a_replay_names_what_the_seat_could_have_done(
    server: Running, game: str, monkeypatch: pytest.MonkeyPatch, asked: list[tuple[Any, bytes]]
) -> None:
    hint = Brains.hint

    async def briefly(brains: Brains, job: Any, urgency: int = 0) -> advice.Hint:
        assert urgency == thinking.SOON
        return await hint(brains, replace(job, share=0.05), urgency)

    monkeypatch.setattr(Brains, "hint", briefly)
    ann = server.guest("Ann")
    table = played(ann, game)
    step = a_choice(ann, table, seat=0)
    found = ann.get(f"/api/tables/{table}/replay/hint?seat=0&step={step}")
    line = ann.get(f"/api/tables/{table}/replay?seat=0")["steps"][step]["line"]
    assert found["seat"] == line["seat"]
    assert 1 <= len(found["advice"]) <= advice.SHOWN
    assert found["advice"][0]["behind"] == 0
    assert sum(one["was_done"] for one in found["advice"]) <= 1
    assert all(one["text"] for one in found["advice"])
    [(_, data)] = asked
    job = msgspec.json.decode(data, type=Job)
    place = server.house.hall.tables[table]
    assert place.referee is not None
    number = reviews.moment_of(place, 0, step).number
    record = place.referee.play.record
    game_of = shelf.find(game)
    before = advice.before(game_of, record, {number})[number]
    assert job.seat == found["seat"]
    assert game_of.read(job.world, record.edition, fast(1)).view(job.seat) == before.view(job.seat)
    last = len(ann.get(f"/api/tables/{table}/replay?seat=0")["steps"])
    address = f"/api/tables/{table}/replay/hint?seat=0"
    assert ann.get(f"{address}&step={last}", 404)["name"] == "no-such-step"
    assert ann.get(f"{address}&step=-1", 404)["name"] == "no-such-step"


def test_killed_workers_do_not_stop_a_review(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[int] = []
    ask = thinking.Worker.ask

    async def struck(one: thinking.Worker, work: Any, data: bytes, patience: float) -> bytes:
        if work is advice.judge_work and len(killed) < 2:
            slow = replace(msgspec.json.decode(data, type=Look), share=50.0, seconds=30.0)
            asyncio.get_running_loop().call_later(0.3, kill, one, killed)
            return await ask(one, work, msgspec.json.encode(slow), patience)
        return await ask(one, work, data, patience)

    monkeypatch.setattr(thinking.Worker, "ask", struck)
    ann = server.guest("Ann")
    found = reviewed(ann, played(ann))
    assert len(killed) == 2
    assert found["judged"] == found["moments"] - 1  # the first was struck twice
    assert "1" in found["notes"][0] or "One" in found["notes"][0]
    assert found["balance"]


def kill(one: thinking.Worker, killed: list[int]) -> None:
    for process in list((one.pool._processes or {}).values()):
        if process.pid is not None:
            killed.append(process.pid)
            os.kill(process.pid, signal.SIGKILL)


def test_reviews_are_begun_only_so_often_and_looked_at_freely(tmp_path: Any) -> None:
    rates = {**dict.fromkeys(RATES, (1e9, 1e9)), "review": (1.0, 0.0)}
    with Running(fresh("sqlite", tmp_path), rates) as running:
        ann, bob = running.guest("Ann"), running.guest("Bob")
        first, second = played(ann), played(ann)
        reviewed(ann, first)
        ann.post(f"/api/tables/{first}/review")
        assert ann.post(f"/api/tables/{second}/review", status=429)["name"] == "too-fast"
        reviewed(bob, second)
        assert ann.get(f"/api/tables/{second}/review")["state"] == "done"


def test_two_who_ask_at_once_get_one_review(server: Running, asked: list[tuple[Any, bytes]]) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = played(ann)
    for guest in (ann, bob, ann):
        guest.post(f"/api/tables/{table}/review")
    found = reviewed(bob, table)
    assert len(asked) == found["moments"]


def test_a_long_game_is_thought_about_less_and_a_very_long_one_not_at_all(
    server: Running, monkeypatch: pytest.MonkeyPatch, asked: list[tuple[Any, bytes]]
) -> None:
    ann = server.guest("Ann")
    table = played(ann)
    monkeypatch.setattr(reviews, "USUAL", 10)
    found = reviewed(ann, table)
    assert "less thought" in found["notes"][0]
    [share] = {msgspec.json.decode(data, type=Look).share for _, data in asked}
    assert share == pytest.approx(advice.usual_share("mythe", 2) * 10 / found["moments"])
    other = played(ann)
    monkeypatch.setattr(reviews, "LONGEST", 5)
    failure = ann.post(f"/api/tables/{other}/review", status=409)
    assert failure["name"] == "review-long"
    assert "5" in failure["text"]


def test_a_game_whose_rules_are_gone_cannot_be_judged(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(database) as first:
        ann = first.guest("Ann")
        table = played(ann)
        step = a_choice(ann, table)
        ledger = first.house.ledger
        file = asyncio.run_coroutine_threadsafe(ledger.table(table), first.loop).result(10)
        assert file is not None
        aged = replace(file, table=replace(file.table, behaviour=file.table.behaviour - 1))
        asyncio.run_coroutine_threadsafe(ledger.change_table(file, aged), first.loop).result(10)
    with Running(database) as second:
        ann = second.guest()
        for address in ("review?seat=0", f"replay/hint?step={step}"):
            assert ann.get(f"/api/tables/{table}/{address}", 409)["name"] == "review-resting"


# On a running table.


@pytest.fixture
def running_table(server: Running) -> tuple[Guest, str]:
    """Where Ann has decided some things against bots."""
    ann = server.guest("Ann")
    table, _ = ann.make("mytikas", [ME, THUMB, THUMB])
    with ann.open(table, 0) as mine:
        mine.play_on(random.Random(4), 12)
        mine.until(lambda mine: mine.is_asked())
    return ann, table


def test_a_seat_looks_back_on_its_own_decisions_so_far(
    server: Running, running_table: tuple[Guest, str], asked: list[tuple[Any, bytes]]
) -> None:
    ann, table = running_table
    found = reviewed(ann, table, seat=0)
    assert 0 < found["judged"] == found["moments"] <= 12
    assert found["balance"] == []  # nobody has won
    assert {one["seat"] for one in found["costly"]} <= {0}
    assert "still on" in found["notes"][0]
    place = server.house.hall.tables[table]
    file, referee = place.file.table, place.referee
    assert referee is not None
    game, edition = shelf.find("mytikas"), referee.play.record.edition
    looked = [msgspec.json.decode(data, type=Look) for _, data in asked]
    states = advice.before(game, referee.play.record, {look.number for look in looked})
    for look in looked:
        assert look.seat == 0
        assert game.read(look.world, edition, fast(1)).view(0) == states[look.number].view(0)
    sent = b"".join(data for _, data in asked)
    for secret in (file.seed, file.secret, table, "Ann"):
        assert str(secret).encode() not in sent
    # A few moves later only what is new is thought about.
    with ann.open(table, 0) as mine:
        mine.play_on(random.Random(5), 4)
    later = reviewed(ann, table, seat=0)
    assert later["moments"] > found["moments"]
    assert len(asked) == later["moments"]


def test_whose_running_game_it_is_not(server: Running, running_table: tuple[Guest, str]) -> None:
    ann, table = running_table
    bob = server.guest("Bob")
    for method in (bob.get, bob.post):
        assert failed(method, table, 0) == (403, "not-your-seat")
        assert failed(method, table, -1) == (409, "not-over")
        assert failed(method, table, 7) == (404, "no-such-seat")
    assert failed(ann.get, table, 1) == (403, "not-your-seat")
    assert failed(ann.get, table, -1) == (409, "not-over")
    assert ann.get(f"/api/tables/{table}/replay/hint?seat=0&step=0", 409)["name"] == "not-over"
    quiet, _ = ann.make("mythe", [ME, THUMB], hints=False)
    blind, _ = ann.make("mythe", [ME, THUMB], memory_aids=False, hints=True)
    for other in (quiet, blind):
        assert failed(ann.get, other, 0) == (403, "hints-off")
    waiting, _ = ann.make("mythe", [ME, FRIEND], hints=True)
    assert failed(ann.get, waiting, 0) == (409, "table-waiting")


def failed(ask: Any, table: str, seat: int) -> tuple[int, str]:
    for status in (403, 404, 409):
        try:
            return status, ask(f"/api/tables/{table}/review?seat={seat}", status=status)["name"]
        except AssertionError as other:
            if not isinstance(other.args[0], tuple):
                raise
    raise AssertionError("it was allowed")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_knowledge_gets_the_same_review(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrecy law for a running game: at each decision deal again what the seat cannot know. With the
    same dice of the adviser, wherever the two worlds come out the same, every byte of the review is the same;
    the others fit the seat as well.
    """
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))
    module = shelf.find(game)
    edition = shelf.edition(game)
    record = Record(game, module.version, 3, module.settle({}), edition, bytes(range(32)))
    play = advice.begun(module, record)
    chance = random.Random(2)
    while len(record.entries) < 60 and not play.state.is_over():
        seat = int(play.state.to_act())
        action = chance.choice(play.state.legal_actions(seat))
        record.entries.append(Entry(seat, play.state.text(action)))
        play.act(seat, action)
    same = 0
    for seat in range(3):
        looks = reviews.find_looks(record, seat)
        assert {look.seat for look in looks} == {seat}
        states = advice.before(module, record, {look.number for look in looks})
        twins: list[Look] = []
        for look in looks:
            other = states[look.number].clone()
            other.redeal(seat, fast(look.number))
            world = advice.dealt(other, seat, reviews.hidden_chance(0))
            assert module.read(world, edition, fast(1)).view(seat) == states[look.number].view(seat)
            twins.append(replace(look, world=world))
        shared = [look for look, twin in zip(looks, twins, strict=True) if look == twin]
        same += len(shared)
        if seat == 0 and shared:
            assert told(record, shared) == told(record, [twin for twin in twins if twin in shared])
    assert same > 3


def told(record: Record, looks: list[Look]) -> bytes:
    judged = [advice.judge(replace(look, share=0.002, seconds=60.0)) for look in looks[:6]]
    parts = [SeatPart("Ann"), SeatPart("Bob"), SeatPart("Cid")]
    steps = list(range(1, len(record.entries) + 1))
    teller = reviews.Teller(0, record, parts, "en", steps, [], 0)
    return msgspec.json.encode(teller.review(judged, True))


def test_a_review_waits_for_running_tables(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the one worker is busy with a look, what a running table asks comes before the next look."""
    order: list[int] = []
    worker = Brains.worker

    def noted(brains: Brains, urgency: int = thinking.AT_ONCE) -> Any:
        order.append(urgency)
        return worker(brains, urgency)

    monkeypatch.setattr(Brains, "worker", noted)
    ann = server.guest("Ann")
    reviewed(ann, played(ann))
    assert set(order) == {thinking.AT_ONCE, thinking.IN_TIME}
