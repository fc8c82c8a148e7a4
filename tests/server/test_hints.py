"""Hints at a running table: for whom, about what, how often, and from which knowledge."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mythagora import shelf
from mythagora.bots import advice
from mythagora.bots.worker import Job
from mythagora.engine.dice import fast
from mythagora.server import thinking
from mythagora.server.house import RATES
from mythagora.server.thinking import Brains
from tests.server.databases import fresh
from tests.server.running import FRIEND, ME, OPEN, THUMB, Running, Seat

GAMES = list(shelf.GAMES)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser that thinks a little less than at a table."""
    monkeypatch.setattr(Brains, "hint", quickened(Brains.hint))


def quickened(hint: Callable[..., Any]) -> Callable[..., Any]:
    async def asked(brains: Brains, job: Job) -> advice.Hint:
        found: advice.Hint = await hint(brains, msgspec.structs.replace(job, share=0.05))
        return found

    return asked


def is_asked_alone(mine: Seat) -> bool:
    return mine.is_asked() and mine.now["asked"]["seats"] == [mine.seat]


def asked_at(mine: Seat, least: int = 2) -> None:
    """Until this seat has so many answers to choose from, and nobody else is asked: all stands still."""
    while True:
        mine.until(lambda mine: is_asked_alone(mine) or mine.is_over())
        assert not mine.is_over()
        if len(mine.now["options"]) >= least:
            return
        mine.act_well(mine.now["options"][0]["action"])


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_options_of_the_one_who_asks(server: Running, game: str) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make(game, [ME, THUMB])
    assert ann.get(f"/api/tables/{table}")["hints"]
    with ann.open(table, 0) as mine:
        asked_at(mine, 3)
        answer = mine.command(type="hint")
        assert answer["type"] == "hinted"
        assert answer["version"] == mine.now["version"]
        named = answer["hint"]["advice"]
        assert 1 < len(named) <= 3
        assert named[0]["behind"] == 0
        assert [one["behind"] for one in named] == sorted(one["behind"] for one in named)
        options = [option["action"] for option in mine.now["options"]]
        for one in named:
            assert set(one) == {"action", "chance", "behind"}
            assert one["action"] in options
            assert 0 <= one["chance"] <= 1
        again = mine.command(type="hint")
        assert again["hint"] == answer["hint"]  # thought about once


def test_what_reaches_a_worker_for_a_hint_is_a_world_dealt_for_its_seat(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Captured at the one door to the workers, on a running table."""
    sent: list[bytes] = []
    ask = thinking.Worker.ask

    async def listen(one: thinking.Worker, work: Any, data: bytes, patience: float) -> bytes:
        if work is advice.hint_work:
            sent.append(data)
        return await ask(one, work, data, patience)

    monkeypatch.setattr(thinking.Worker, "ask", listen)
    ann = server.guest("Ann")
    for game in GAMES:
        table, _ = ann.make(game, [ME, THUMB])
        with ann.open(table, 0) as mine:
            asked_at(mine)
            mine.command(type="hint")
            place = server.house.hall.tables[table]
            file, referee = place.file.table, place.referee
            assert referee is not None
            [data] = sent
            sent.clear()
            job = msgspec.json.decode(data, type=Job)
            for secret in (file.seed, file.secret, table, "Ann"):
                assert str(secret).encode() not in data
            world = shelf.find(game).read(job.world, referee.play.record.edition, fast(1))
            assert job.seat == 0
            assert world.view(0) == referee.play.state.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_knowledge_gets_the_same_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrecy law for hints: deal again what the seat cannot know, and with the same dice of the adviser
    the job is the same job wherever the two worlds come out the same, and otherwise fits the seat as well.
    """
    monkeypatch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))
    monkeypatch.setattr("secrets.randbelow", lambda _: 7)
    edition = shelf.edition(game)
    state = shelf.find(game).new(3, {}, edition, bytes(range(32)))
    chance = fast(11)
    same = tried = 0
    for _ in range(60):
        if state.is_over():
            break
        seat = int(state.to_act())
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            job = thinking.job_for(state, game, edition.text, seat, advice.ADVISER)
            other = state.clone()
            other.redeal(seat, fast(tried))
            twin = thinking.job_for(other, game, edition.text, seat, advice.ADVISER)
            assert msgspec.structs.replace(job, world="") == msgspec.structs.replace(twin, world="")
            assert shelf.find(game).read(twin.world, edition, fast(1)).view(seat) == state.view(seat)
            tried += 1
            if twin.world == job.world:
                same += 1
                if same % 10 == 1:
                    quick = msgspec.structs.replace(job, share=0.01, seconds=60.0)
                    theirs = msgspec.structs.replace(twin, share=0.01, seconds=60.0)
                    assert advice.hint(quick) == advice.hint(theirs)
        state.apply(seat, legal[int(chance.below(len(legal)))])
    assert same > 3
    assert tried >= same


def test_hints_are_off_in_company_unless_the_maker_wants_them(server: Running) -> None:
    ann = server.guest("Ann")

    def has_hints(seats: list[dict[str, str]], **wishes: Any) -> Any:
        table, _ = ann.make("mythe", seats, **wishes)
        return ann.get(f"/api/tables/{table}")["hints"]

    assert has_hints([ME, THUMB, THUMB])
    assert not has_hints([ME, THUMB], hints=False)
    assert not has_hints([ME, FRIEND])
    assert not has_hints([ME, OPEN])
    assert not has_hints([ME, {"kind": "here", "name": "Bea"}])
    assert has_hints([ME, FRIEND], hints=True)
    assert not has_hints([ME, THUMB], memory_aids=False)
    assert not has_hints([ME, THUMB], memory_aids=False, hints=True)


def test_who_gets_no_hint(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, [link] = ann.make("mythe", [ME, FRIEND], hints=False)
    bob.follow(link)
    with ann.open(table, 0) as mine:
        mine.until(lambda mine: mine.now)
        assert mine.command(type="hint")["name"] == "hints-off"
    table, [link] = ann.make("mythe", [ME, FRIEND], hints=True)
    bob.follow(link)
    with ann.open(table, 0) as mine, bob.open(table, 1) as theirs, ann.open(table) as watching:
        for seat in (mine, theirs, watching):
            seat.until(lambda seat: seat.now)
        waiting = theirs if mine.is_asked() else mine
        assert waiting.command(type="hint")["name"] == "not-asked"
        assert watching.command(type="hint")["name"] == "not-seated"


def test_a_hint_keeps_nobody_from_playing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is heard as before; a hint that comes too late says for which version it was."""
    held = asyncio.Event()
    hint = Brains.hint

    async def slowly(brains: Brains, job: Job) -> advice.Hint:
        await held.wait()
        return await hint(brains, job)

    monkeypatch.setattr(Brains, "hint", slowly)
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    with ann.open(table, 0) as mine:
        asked_at(mine)
        before = mine.now["version"]
        mine.send(type="hint", command="please")
        mine.act_well(mine.now["options"][0]["action"])
        server.call(held.set)
        late = mine.expect("hinted", command="please")
        assert late["version"] == before < mine.now["version"]


def test_a_worker_killed_over_a_hint_is_replaced(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[int] = []
    ask = thinking.Worker.ask

    async def struck(one: thinking.Worker, work: Any, data: bytes, patience: float) -> bytes:
        if work is advice.hint_work and not killed:
            slow = msgspec.json.encode(
                msgspec.structs.replace(msgspec.json.decode(data, type=Job), share=50.0, seconds=30.0)
            )
            asyncio.get_running_loop().call_later(0.3, kill, one, killed)
            return await ask(one, work, slow, patience)
        return await ask(one, work, data, patience)

    monkeypatch.setattr(thinking.Worker, "ask", struck)
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    with ann.open(table, 0) as mine:
        asked_at(mine)
        assert mine.command(type="hint")["type"] == "hinted"
    assert killed


def kill(one: thinking.Worker, killed: list[int]) -> None:
    for process in list((one.pool._processes or {}).values()):
        if process.pid is not None:
            killed.append(process.pid)
            os.kill(process.pid, signal.SIGKILL)


def test_an_adviser_that_fails_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(brains: Brains, job: Job) -> advice.Hint:
        raise ValueError("out of ideas")

    monkeypatch.setattr(Brains, "hint", never)
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    with ann.open(table, 0) as mine:
        asked_at(mine)
        answer = mine.command(type="hint")
        assert (answer["type"], answer["name"]) == ("problem", "no-hint")
        assert "ideas" not in answer["text"]


def test_hints_are_limited(tmp_path: Any) -> None:
    """So many at once; one that is there already costs nothing."""
    rates = {**dict.fromkeys(RATES, (1e9, 1e9)), "hint": (2.0, 0.0)}
    with Running(fresh("sqlite", tmp_path), rates) as running:
        ann = running.guest("Ann")
        table, _ = ann.make("mythe", [ME, THUMB])
        with ann.open(table, 0) as mine:
            for _ in range(2):
                asked_at(mine)
                assert mine.command(type="hint")["type"] == "hinted"
                assert mine.command(type="hint")["type"] == "hinted"
                mine.act_well(mine.now["options"][0]["action"])
            asked_at(mine)
            assert mine.command(type="hint")["name"] == "hint-fast"


def test_what_is_urgent_comes_first() -> None:
    """Bots and hints before reviews, in the order they came; nobody who gave up waiting blocks the others."""

    async def body() -> list[str]:
        brains = Brains(1)
        done: list[str] = []

        async def work(name: str, urgency: int) -> None:
            async with brains.worker(urgency):
                await asyncio.sleep(0.01)
                done.append(name)

        async with brains.worker():
            names = [("review", 1), ("bot", 0), ("given up", 0), ("hint", 0), ("another review", 1)]
            tasks = [asyncio.create_task(work(name, urgency)) for name, urgency in names]
            await asyncio.sleep(0)
            tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(brains.free) == 1
        await brains.close()
        return done

    assert asyncio.run(body()) == ["bot", "hint", "review", "another review"]
