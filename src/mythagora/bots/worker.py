"""What a worker gets and what it gives back: plain data, so that any process can do the thinking.

A job holds a world that was re-dealt for the seat before it left the table. The true state, the game's seed
and the record never get here, and nothing here asks for them.
"""

from __future__ import annotations

import time

import msgspec

from mythagora import shelf
from mythagora.bots import levels, roster
from mythagora.bots.careful import CarefulBot
from mythagora.bots.search.bot import SearchBot, Thought, goes_on
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.state import State

KEPT = 20  # editions read once
LONGEST = 40  # answers of one seat in a row that are thought out in one job
SHOWN = 8  # answers whose worth is told


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One question to one bot."""

    game: str
    edition: str  # its text
    world: str  # the re-dealt position, as `write` gives it
    seat: int
    bot: str
    seed: int  # for the bot's own whims and the worlds it imagines; nothing to do with the game's
    seconds: float = 0.0  # the answer may be cut short after so long; 0: the bot's own cap
    share: float = 1.0  # of its usual simulations
    ahead: bool = True  # think out what the seat does next, as far as nothing new can come in between


class Weighed(msgspec.Struct, frozen=True):
    """One answer and what it is thought to be worth: the seat's chance to win with it."""

    action: str
    visits: int
    value: float


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot does: an answer, and those to the next questions if the seat learns nothing in between."""

    actions: list[str]
    simulations: int = 0  # that the first answer rests on
    cut_short: bool = False  # the clock ended the thinking; then the number above says when
    weighed: list[Weighed] = []  # the most visited first; empty for a bot that does not search
    chances: list[float] = []  # by seat: how likely it is to win
    failure: str = ""  # what was wrong with the bot; level 1 answered for it


editions: dict[tuple[str, str], Edition] = {}


def work(data: bytes) -> bytes:
    """A job in, an answer out, both JSON."""
    return msgspec.json.encode(answer(msgspec.json.decode(data, type=Job)))


def answer(job: Job) -> Answer:
    world = world_of(job.game, job.edition, job.world, job.seat, job.seed)
    bot = roster.find(job.bot, job.game, job.seed, job.share, int(world.players))
    end = time.monotonic() + (job.seconds or levels.patience(job.bot))
    if isinstance(bot, SearchBot):
        bot.patience = end - time.monotonic()
    action = bot.decide(world.clone(), job.seat)
    thought = bot.thought if isinstance(bot, SearchBot) else None
    line = [world.text(action)]
    if job.ahead and isinstance(bot, SearchBot):
        line += next_answers(bot, world.clone(), job.seat, action, end)
    return Answer(
        actions=line,
        simulations=thought.simulations if thought is not None else 0,
        cut_short=thought.cut_short if thought is not None else False,
        weighed=weighed(world, thought) if thought is not None else [],
        chances=thought.chances if thought is not None else [],
        failure="; ".join(bot.failures) if isinstance(bot, CarefulBot) else "",
    )


def world_of(game: str, edition: str, dealt: str, seat: int, seed: int) -> State:
    """The position as it was dealt for the seat. Where several answer at the same time, what those before it
    answer is imagined, so that the seat is the next to think; the others' true answers are not known here.
    """
    dice = fast(seed)
    world = shelf.find(game).read(dealt, edition_of(game, edition), dice)
    while world.may_act(seat) and world.to_act() != seat:
        other = world.to_act()
        answers = world.legal_actions(other)
        world.apply(other, answers[int(dice.below(len(answers)))])
    return world


def next_answers(bot: SearchBot, world: State, seat: int, action: int, end: float) -> list[str]:
    """The tree is kept between the small steps of a turn, so the next answers cost little more.

    The first answer waits for them, so they share its time; what cannot be thought out whole by then is left
    to a question of its own.
    """
    line: list[str] = []
    while len(line) < LONGEST and goes_on(world, seat, action):
        bot.patience = end - time.monotonic()
        if bot.patience <= 0.0:
            break
        thought = bot.think(world.clone(), seat)
        if thought.cut_short:
            break
        action = thought.action
        line.append(world.text(action))
    return line


def weighed(world: State, thought: Thought) -> list[Weighed]:
    return [
        Weighed(world.text(branch.action), branch.visits, round(branch.value, 4))
        for branch in thought.branches[:SHOWN]
    ]


def edition_of(game: str, text: str) -> Edition:
    key = (game, text)
    if key not in editions:
        if len(editions) >= KEPT:
            editions.clear()
        editions[key] = shelf.find(game).edition(text, "edition")
    return editions[key]
