"""Bots in their own processes: what they are sent, and that nothing stops a table."""

import asyncio
import os
import random
import signal
from functools import partial
from typing import Any

import msgspec
import pytest

from mythagora import shelf
from mythagora.bots import roster, worker
from mythagora.bots.worker import Answer, Job
from mythagora.engine.dice import fast
from mythagora.server import thinking
from mythagora.server.table import Table
from mythagora.server.thinking import Brains, job_for
from tests.server.running import ME, THUMB, Running, wait

SEED = bytes(range(32))


def job(game: str = "mythe", bot: str = "thumb") -> tuple[Job, Any]:
    state = shelf.find(game).new(3, {}, shelf.edition(game), SEED)
    return job_for(state, game, shelf.edition(game).text, int(state.to_act()), bot), state


def with_brains(body: Any, workers: int = 1, patience: float = 20.0) -> Any:
    async def run() -> Any:
        brains = Brains(workers, patience)
        try:
            return await body(brains)
        finally:
            await brains.close()

    return asyncio.run(run())


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_what_is_sent_to_a_bot_is_a_world_dealt_for_its_seat(game: str) -> None:
    """The very bytes: another world each time, each fit for the seat, the true one by luck alone."""
    state = shelf.find(game).new(3, {}, shelf.edition(game), SEED)
    seat = int(state.to_act())
    edition = shelf.edition(game)
    sent = [msgspec.json.encode(job_for(state, game, edition.text, seat, "thumb")) for _ in range(40)]
    worlds = {msgspec.json.decode(data, type=Job).world for data in sent}
    assert len(worlds) > 20
    assert len([world for world in worlds if world == state.write()]) < len(worlds) / 2
    for data in sent:
        assert SEED.hex().encode() not in data
        assert set(msgspec.json.decode(data)) == set(Job.__struct_fields__)
    for world in worlds:
        again = shelf.find(game).read(world, edition, fast(1))
        assert again.view(seat) == state.view(seat)


def test_jobs_leave_nothing_of_the_table_behind(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Captured on a running server: never the true position, its seed or its secret."""
    sent: list[bytes] = []
    decide = thinking.Worker.decide

    async def listen(one: thinking.Worker, asked: Job, patience: float) -> Answer:
        sent.append(msgspec.json.encode(asked))
        return await decide(one, asked, patience)

    monkeypatch.setattr(thinking.Worker, "decide", listen)
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [THUMB, THUMB, THUMB], options={"turn-limit": 5})
    wait(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    file = server.house.hall.tables[table].file.table
    assert len(sent) > 10
    for data in sent:
        for secret in (file.seed, file.secret, table):
            assert str(secret).encode() not in data


def test_a_bot_answers_what_is_allowed() -> None:
    for game in shelf.GAMES:
        for bot in roster.NAMES:
            asked, state = job(game, bot)
            quick = msgspec.structs.replace(asked, share=0.02)
            answer = msgspec.json.decode(worker.work(msgspec.json.encode(quick)), type=Answer)
            assert answer.actions[0] in [state.text(action) for action in state.legal_actions(asked.seat)]
            assert not answer.failure


def test_a_worker_that_dies_is_replaced() -> None:
    async def body(brains: Brains) -> Answer:
        await brains.warm_up()
        for process in list(brains.workers[0].pool._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        asked, _ = job()
        return await brains.decide(asked)

    assert with_brains(body).actions


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_same_bot_answers() -> None:
    asked, state = job("mytikas", "level5")

    async def body(brains: Brains) -> Answer:
        await brains.warm_up()
        thought = asyncio.create_task(brains.decide(msgspec.structs.replace(asked, share=50.0)))
        await asyncio.sleep(0.5)
        assert not thought.done()
        for process in list((brains.workers[0].pool._processes or {}).values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        return await thought

    answer = with_brains(body)
    assert answer.actions[0] in [state.text(action) for action in state.legal_actions(asked.seat)]
    assert answer.simulations > 0
    assert not answer.failure


def test_a_bot_that_takes_too_long_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def never(one: thinking.Worker, asked: Job, patience: float) -> Answer:
        tried.append(asked.bot)
        if asked.bot != "random":
            await asyncio.wait_for(asyncio.sleep(60), patience)
        return Answer(actions=["done"])

    monkeypatch.setattr(thinking.Worker, "decide", never)
    monkeypatch.setattr("mythagora.bots.levels.patience", lambda _: 0.0)
    asked, _ = job(bot="thumb")
    assert with_brains(lambda brains: brains.decide(asked), patience=0.05).actions == ["done"]
    assert tried == ["thumb", "thumb", "level1", "random"]


def is_longer(place: Table, least: int) -> bool:
    return place.sequence() > least


def test_killed_workers_do_not_stop_a_table(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mytikas", [THUMB, THUMB])

    def processes() -> list[int]:
        pools = [one.pool for one in server.house.brains.workers]
        found = [process.pid for pool in pools for process in list((pool._processes or {}).values())]
        return [number for number in found if number is not None]

    place = server.house.hall.tables[table]
    for least in (0, 5, 10):
        wait(partial(is_longer, place, least))
        for process in wait(processes):
            os.kill(process, signal.SIGKILL)
    wait(lambda: ann.get(f"/api/tables/{table}")["status"] == "over", 120)


def test_a_bot_that_fails_is_told_of_and_nothing_of_what_it_saw(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    decide = thinking.Brains.decide

    async def fail(brains: Brains, asked: Job) -> Answer:
        return msgspec.structs.replace(await decide(brains, asked), failure="KeyError: 'my-hidden-card'")

    monkeypatch.setattr(thinking.Brains, "decide", fail)
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, THUMB])
    with ann.open(table, 0) as seat:
        chance = random.Random(4)
        while not seat.now or not seat.now["table"]["seats"][1]["has_failed"]:
            seat.play_on(chance, 1)
        assert "my-hidden-card" not in "".join(seat.frames)
    assert "my-hidden-card" in [getattr(record, "problem", "")[11:-1] for record in caplog.records]


def test_a_bot_that_searches_plays_a_game_to_its_end(server: Running) -> None:
    """With the answers it has thought out in a row, as long as it learns nothing in between."""
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [{"kind": "bot", "bot": "level1"}, THUMB], options={"turn-limit": 4})
    wait(lambda: ann.get(f"/api/tables/{table}")["status"] == "over", 120)
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200


def test_a_stale_answer_is_dropped_and_the_bot_asked_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bot thinks its person comes back and moves: the bot's answer has no place any more."""
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [ME, {"kind": "here", "name": "Bea"}])
    place = server.house.hall.tables[table]
    seat = place.turn_of()[0]
    held = asyncio.Event()
    decide = thinking.Brains.decide

    async def slowly(brains: Brains, asked: Job) -> Answer:
        await held.wait()
        return await decide(brains, asked)

    monkeypatch.setattr(thinking.Brains, "decide", slowly)
    ann.post(f"/api/tables/{table}/leave", {"seat": seat, "bot": "random"})
    wait(lambda: seat in place.bots.thinking)
    ann.sit(table, seat=seat)
    with ann.open(table, seat) as mine:
        mine.until(lambda mine: mine.is_asked())
        mine.act(mine.now["options"][0]["action"])
        sequence = place.sequence()
        server.call(held.set)
        wait(lambda: not place.bots.tasks)
        assert place.sequence() == sequence
