"""Who is asked at one table and needs no person to answer: bots, and people's standing orders.

They go the same way as people: what they choose is a command like any other, refused or carried out.
"""

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from mythagora.engine.play import RefusedError
from mythagora.engine.refusals import Refusal
from mythagora.server import company, orders
from mythagora.server.failures import FailureError
from mythagora.server.protocol import SPECTATOR
from mythagora.server.referee import Referee, Step
from mythagora.server.thinking import job_for

if TYPE_CHECKING:
    from mythagora.server.table import Table

NOTICEABLE = 0.4  # seconds after which it is shown that a bot thinks
NOT_MINDED = 2.0  # seconds until we ask again whether our bots shall think
TRY_AGAIN = 5.0  # seconds after a bot failed altogether
LIKE_A_PERSON = (0.7, 2.2)  # seconds that an order takes, so that others do not know it from a quick person
LONGEST_ALONE = 30_000  # entries after which bots that play for nobody stop

logger = logging.getLogger("mythagora.bots")


class Bots:
    """Of one table. Each seat that is asked is at work in a task of its own."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        # By seat: a bot at work, or a standing order. At no seat, before the game: who looks for a fair deal.
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.thinking: set[int] = set()  # bots that have been at it for a while
        self.troubles: dict[int, str] = {}  # by seat: what went wrong with its bot the last time

    def wake_up(self) -> None:
        """Whoever is asked and needs no person to answer."""
        if self.table.file.table.status == "dealing" and SPECTATOR not in self.tasks:
            self.set_to_work(SPECTATOR, self.table.find_deal())
        if self.table.referee is None or self.table.status != "running" or self.table.is_spoiled:
            return
        if not company.people(self.table.file) and self.table.sequence() > LONGEST_ALONE:
            return
        for seat in self.table.turn_of():
            row = self.table.file.seats[seat]
            if seat in self.tasks or not (row.kind == "bot" or self.ordered(seat)):
                continue
            self.set_to_work(seat, self.think(seat) if row.kind == "bot" else self.obey(seat))

    def set_to_work(self, seat: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=f"{self.table.id}/{seat}")
        self.tasks[seat] = task
        task.add_done_callback(partial(self.rest, seat))

    def rest(self, seat: int, _: object) -> None:
        """A bot or an order is done; if it is asked again already, it goes on."""
        task = self.tasks.pop(seat, None)
        if task is not None and not task.cancelled() and task.exception() is not None:
            logger.error("a seat failed to act", extra={"table": self.table.id}, exc_info=task.exception())
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake_up)
            return
        if task is not None and not task.cancelled():
            self.wake_up()

    def is_bots_turn(self, seat: int) -> bool:
        return seat in self.table.turn_of() and self.table.file.seats[seat].kind == "bot"

    async def think(self, seat: int) -> None:
        """One decision of a bot. What has changed meanwhile makes it stale, and it is asked again."""
        if not await self.is_minded():
            return
        async with self.table.held():
            if not self.is_bots_turn(seat):
                return
            referee = self.table.playable()
            row = self.table.file.seats[seat]
            record = referee.play.record
            version = referee.version(seat)
            bot = row.bot or company.usual_bot(self.table.file.table.game)
            edition = record.edition.text
            job = await asyncio.to_thread(job_for, referee.play.state, record.game, edition, seat, bot)
        shown = asyncio.get_running_loop().call_later(NOTICEABLE, self.show_thinking, seat)
        try:
            answer = await self.table.means.brains.decide(job)
        finally:
            shown.cancel()
            if seat in self.thinking:
                self.thinking.discard(seat)
                self.table.tell_change()
        self.note_trouble(seat, answer.failure)
        for words in answer.actions:
            try:
                version = await self.answer_for(seat, version, words)
            except (RefusedError, FailureError):
                return
            if not self.learns_nothing(seat):
                return

    async def is_minded(self) -> bool:
        """Whether the work at this table is ours; another server may do it."""
        listening = self.table.means.listening
        if listening is None or await listening.may_mind(self.table.id):
            return True
        await asyncio.sleep(NOT_MINDED)
        return False

    async def answer_for(self, seat: int, version: int, words: str) -> int:
        """A bot's answer, by the door that people use."""
        command = f"bot-{secrets.token_hex(8)}"

        def act(referee: Referee) -> Step:
            if not self.is_bots_turn(seat):
                raise RefusedError(Refusal("stale", ""))
            return referee.act(seat, command, version, words)

        return await self.table.carry_out(seat, command, act)

    def learns_nothing(self, seat: int) -> bool:
        """Whether the last move was this bot's and left it as wise as before: then it goes on as planned."""
        moments = [] if self.table.referee is None else self.table.referee.play.moments
        return bool(moments) and not moments[-1].is_final_for(seat) and self.is_bots_turn(seat)

    def note_trouble(self, seat: int, failure: str) -> None:
        """Everybody is told when a bot could not answer by itself. In what way is for the log alone, once for
        each: the bot saw what its seat sees, and may say so.
        """
        if self.troubles.get(seat, "") == failure:
            return
        if failure:
            self.troubles[seat] = failure
            facts = {"table": self.table.id, "bot": self.table.file.seats[seat].bot, "problem": failure}
            logger.warning("a simpler bot answered", extra=facts)
        else:
            del self.troubles[seat]
        self.table.tell_change()

    def show_thinking(self, seat: int) -> None:
        self.thinking.add(seat)
        self.table.tell_change()

    def ordered(self, seat: int) -> str | None:
        """The answer a standing order gives to the question now asked."""
        if self.table.referee is None or not self.table.file.seats[seat].orders:
            return None
        sight = self.table.referee.sights[seat]
        return orders.matching(self.table.standing_orders(seat), sight.view, sight.options)

    async def obey(self, seat: int) -> None:
        if len(company.people(self.table.file)) > 1:
            await asyncio.sleep(random.uniform(*LIKE_A_PERSON))
        async with self.table.held():
            words = self.ordered(seat)
            version = 0 if self.table.referee is None else self.table.referee.version(seat)
        if words is None:
            return
        command = f"order-{secrets.token_hex(8)}"
        act = partial(Referee.act, seat=seat, command=command, version=version, words=words)
        with contextlib.suppress(RefusedError, FailureError):
            await self.table.carry_out(seat, command, act)
