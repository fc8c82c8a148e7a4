"""Fair deals: bots play on from a deal before the game, and it is dealt again until no seat is favoured.

They do so in a process of their own. It is told the seed of one attempt after another, never the sealed one;
it knows no people and answers no seat's questions, and it is gone before anybody is asked anything. Its bots
see worlds re-dealt for them, as everywhere.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from msgspec.structs import replace

from mythagora import COMPILED
from mythagora.engine.edition import Edition
from mythagora.engine.game import Game
from mythagora.lab import fair
from mythagora.lab.fair import Question
from mythagora.server import dice
from mythagora.server.failures import FailureError
from mythagora.server.protocol import FairChoice, Fairness
from mythagora.server.thinking import Worker
from mythagora.storage.ledger import TableFile
from mythagora.storage.records import FairDeal, Judged, Terms

# So many games take some twenty seconds at most, with four players of Mythotopia.
CHOICE = FairChoice(least=8, most=25, usual=10, rollouts=60, attempts=12)
BOT = "thumb"
TRIES = 3  # at one attempt, when its process is lost
PATIENCE = 60.0  # seconds for one attempt; a safeguard, it takes one or two

logger = logging.getLogger("mythagora.dealing")


# What a table may agree, and has agreed.


def choice(game: Game) -> FairChoice | None:
    """Where a deal may favour a seat. As plain Python the games would take half an hour."""
    return CHOICE if COMPILED and game.deals_differ else None


def agree(game: Game, bound: int | None) -> dict[str, Any] | None:
    """The terms of a new table, as they are kept with it."""
    if bound is None:
        return None
    offered = choice(game)
    if offered is None:
        raise FailureError("fair-not-offered", game=game.title)
    if not offered.least <= bound <= offered.most:
        raise FailureError("fair-bound", least=offered.least, most=offered.most)
    return kept(Terms(bound, offered.rollouts, offered.attempts, BOT))


def agree_again(game: Game, file: TableFile) -> dict[str, Any] | None:
    """For a rematch: the same bound, where it is still offered."""
    before = terms(file)
    return agree(game, before.bound) if before is not None and choice(game) is not None else None


def kept(what: Terms | FairDeal) -> dict[str, Any]:
    written: dict[str, Any] = msgspec.to_builtins(what)
    return written


def terms(file: TableFile) -> Terms | None:
    return None if file.table.fair_terms is None else msgspec.convert(file.table.fair_terms, Terms)


def found(file: TableFile) -> FairDeal | None:
    """All that was judged, the fairest of it taken."""
    return None if file.table.fair_deal is None else msgspec.convert(file.table.fair_deal, FairDeal)


def told(file: TableFile, is_over: bool) -> Fairness | None:
    """What everybody may know. Where hands are hidden their chances would tell something of them, so these
    are shown when the game is over.
    """
    agreed, deal = terms(file), found(file)
    if agreed is None:
        return None
    fairness = Fairness(
        bound=agreed.bound,
        rollouts=agreed.rollouts,
        attempts=agreed.attempts,
        bot=agreed.bot,
        tried=0 if deal is None else len(deal.judged),
        failed=deal is None and file.table.seed is not None,
    )
    if deal is None or not is_over:
        return fairness
    shares = [list(one.shares) for one in deal.judged]
    return replace(fairness, chosen=deal.chosen, is_fair=deal.is_fair, shares=shares)


# Looking for it.


def judged(file: TableFile) -> list[Judged]:
    """So far; another version of us may have judged otherwise, and then it is begun again."""
    deal = found(file)
    return [] if deal is None or deal.judging != fair.JUDGING else list(deal.judged)


def question(file: TableFile, edition: Edition) -> Question | None:
    """The next attempt; none when a deal is found."""
    agreed, before = terms(file), judged(file)
    if agreed is None or file.table.status != "dealing" or fair.is_found(agreed, before):
        return None
    sealed = dice.seed(file.table.secret, [row.entropy for row in file.seats], agreed)
    return Question(
        game=file.table.game,
        edition=edition.text,
        players=len(file.seats),
        options=file.table.options,
        terms=agreed,
        attempt=len(before),
        seed=fair.attempt_seed(bytes.fromhex(sealed), len(before)).hex(),
    )


def noted(file: TableFile, one: Judged) -> TableFile:
    agreed, before = terms(file), judged(file)
    if agreed is None or file.table.status != "dealing" or one.attempt != len(before):
        return file
    deal = fair.choose(agreed, [*before, one])
    return replace(file, table=replace(file.table, fair_deal=kept(deal)))


def dealt(file: TableFile, now: float) -> TableFile:
    """The game has the dice of the attempt taken. Where none could be judged it has those of any game."""
    agreed, deal = terms(file), found(file)
    secret, parts = file.table.secret, [row.entropy for row in file.seats]
    if agreed is None or deal is None or not fair.is_found(agreed, judged(file)):
        table = replace(file.table, fair_deal=None, seed=dice.seed(secret, parts))
    else:
        table = replace(file.table, seed=dice.dealt_seed(secret, parts, deal))
    return replace(file, table=replace(table, status="running", started=now, turn_since=now))


class Dealer:
    """Has one table's deals judged at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)

    @contextlib.asynccontextmanager
    async def process(self) -> AsyncIterator[Worker]:
        """Begun for one table, or for one attempt to be repeated, and ended with it."""
        async with self.turn:
            one = Worker()
            try:
                yield one
            finally:
                one.stop()


async def judge(one: Worker, asked: Question) -> Judged:
    """Asked again when the process is lost: the answer is the same."""
    data = msgspec.json.encode(asked)
    for left in reversed(range(TRIES)):
        try:
            return msgspec.json.decode(await one.ask(fair.work, data, PATIENCE), type=Judged)
        except BrokenProcessPool:
            logger.warning("a deal is judged again", extra={"attempt": asked.attempt})
            one.replace()
            if not left:
                raise
    raise AssertionError("unreachable")


async def repeat(dealer: Dealer, asked: Question) -> Judged:
    """For somebody who verifies a record, where that takes no longer than our own tables' deals."""
    if not COMPILED or asked.terms.rollouts > CHOICE.rollouts:
        raise FailureError("deal-long", 409)
    try:
        async with dealer.process() as one:
            return await judge(one, asked)
    except TimeoutError:
        raise FailureError("deal-long", 409) from None
