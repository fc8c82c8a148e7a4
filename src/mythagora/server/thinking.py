"""Bots think in processes of their own, so that the loop never waits for them.

Each worker has a pool of one: when it dies or sits too long over a question, it alone is replaced, and the
question is put again, then to a simpler bot, at last to the simplest.
"""

import asyncio
import contextlib
import heapq
import itertools
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from mythagora import shelf
from mythagora.bots import advice, levels, worker
from mythagora.bots.advice import Hint, Judgement, Look
from mythagora.bots.worker import Answer, Job
from mythagora.engine.dice import SEED_BYTES, chacha
from mythagora.engine.state import State

FALLBACKS = ("level1", "random")  # who steps in for a bot that fails, in this order
PATIENCE = 20.0  # seconds that a bot may overstay; its strength comes from simulations, this is a safeguard
SEEDS = 1 << 30
# Who waits for a worker: a running table first, then somebody who looks at a replay, a whole review last.
AT_ONCE, SOON, IN_TIME = range(3)

LONGEST_FAILURE = 200  # letters of what is told of a bot that failed

logger = logging.getLogger("mythagora.thinking")


def usual_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def job_for(state: State, game: str, edition: str, seat: int, bot: str) -> Job:
    """The question as this seat may know it: its world is re-dealt here, before anything leaves."""
    world = state.clone()
    world.redeal(seat, chacha(secrets.token_bytes(SEED_BYTES)))
    seed = secrets.randbelow(SEEDS)
    return Job(game=game, edition=edition, world=world.write(), seat=seat, bot=bot, seed=seed)


def begin_worker() -> None:
    """Ctrl-C goes to all processes of a terminal; workers end when the server tells them to, or with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed can tell nobody anything, so its workers look after it."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Worker:
    """One process, started again whenever it is lost."""

    def __init__(self) -> None:
        self.pool = self.start()

    def start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)

    async def decide(self, job: Job, patience: float) -> Answer:
        data = await self.ask(worker.work, msgspec.json.encode(job), patience)
        return msgspec.json.decode(data, type=Answer)

    async def ask(self, work: Callable[[bytes], bytes], data: bytes, patience: float) -> bytes:
        """All that ever reaches a worker goes through here."""
        future = asyncio.get_running_loop().run_in_executor(self.pool, work, data)
        return await asyncio.wait_for(future, patience)

    def replace(self) -> None:
        """Whatever it is doing is lost."""
        self.stop()
        self.pool = self.start()

    def stop(self) -> None:
        processes = list((self.pool._processes or {}).values())
        for process in processes:
            with contextlib.suppress(Exception):
                process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Brains:
    """All workers of a server. Questions wait for a free one."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.workers = [Worker() for _ in range(workers)]
        self.free = list(self.workers)
        self.waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []  # by urgency, then in turn
        self.turn = itertools.count()

    async def warm_up(self) -> None:
        """Start the processes before the first question comes."""
        loop = asyncio.get_running_loop()
        game = next(iter(shelf.GAMES))
        text = shelf.edition(game).text
        waking = [loop.run_in_executor(one.pool, worker.edition_of, game, text) for one in self.workers]
        await asyncio.gather(*waking, return_exceptions=True)

    @contextlib.asynccontextmanager
    async def worker(self, urgency: int = AT_ONCE) -> AsyncIterator[Worker]:
        """The next free one; whoever is more urgent comes first."""
        if self.free:
            one = self.free.pop()
        else:
            place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
            heapq.heappush(self.waiting, (urgency, next(self.turn), place))
            try:
                one = await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self.release(place.result())
                raise
        try:
            yield one
        finally:
            self.release(one)

    def release(self, one: Worker) -> None:
        while self.waiting:
            place = heapq.heappop(self.waiting)[2]
            if not place.done():
                place.set_result(one)
                return
        self.free.append(one)

    async def decide(self, job: Job) -> Answer:
        """The answer of this bot, or of a simpler one if it fails; then the answer says what went wrong."""
        bots = [job.bot, job.bot, *[bot for bot in FALLBACKS if bot != job.bot]]
        failure = ""
        for bot in bots:
            asked = msgspec.structs.replace(job, bot=bot)
            async with self.worker() as one:
                try:
                    answer = await one.decide(asked, self.patience + levels.patience(bot))
                    return answer if bot == job.bot else msgspec.structs.replace(answer, failure=failure)
                except (BrokenProcessPool, TimeoutError) as problem:
                    failure = type(problem).__name__
                    logger.warning("a worker is replaced", extra={"bot": bot, "problem": failure})
                    one.replace()
                except asyncio.CancelledError:
                    one.replace()
                    raise
                except Exception as problem:
                    failure = f"{type(problem).__name__}: {problem}"[:LONGEST_FAILURE]
                    logger.exception("a bot failed", extra={"bot": bot, "game": job.game})
        raise RuntimeError("no bot had an answer")

    async def hint(self, job: Job, urgency: int = AT_ONCE) -> Hint:
        data = await self.advise(advice.hint_work, job, urgency)
        return msgspec.json.decode(data, type=Hint)

    async def judge(self, look: Look) -> Judgement:
        data = await self.advise(advice.judge_work, look, IN_TIME)
        return msgspec.json.decode(data, type=Judgement)

    async def advise(self, work: Callable[[bytes], bytes], question: Job | Look, urgency: int) -> bytes:
        """Asked twice if need be; nobody else's advice would do instead."""
        data = msgspec.json.encode(question)
        patience = self.patience + advice.SECONDS
        for is_last in (False, True):
            async with self.worker(urgency) as one:
                try:
                    return await one.ask(work, data, patience)
                except (BrokenProcessPool, TimeoutError) as problem:
                    logger.warning("a worker is replaced", extra={"problem": type(problem).__name__})
                    one.replace()
                    if is_last:
                        raise
                except asyncio.CancelledError:
                    one.replace()
                    raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        for one in self.workers:
            one.stop()
