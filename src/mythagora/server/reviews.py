"""Games looked back upon: what the adviser thinks of every moment, judged on what could be known then.

A finished game is everybody's to look back on, a running one each seat's own: its decisions alone, in worlds
dealt for it. The looks go to the workers one by one, after all that running tables need; each judgement is
written down at once, so that no moment is thought about twice, whoever asks, and a restart loses nothing.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from mythagora import shelf
from mythagora.bots import advice
from mythagora.bots.advice import Hint, Judgement, Look
from mythagora.engine.dice import SEED_BYTES, Dice, chacha, fast
from mythagora.engine.record import Record
from mythagora.engine.state import SPECTATOR
from mythagora.server import company, protocol
from mythagora.server.failures import FailureError
from mythagora.server.replays import FINISHED, check_finished
from mythagora.server.table import Table
from mythagora.server.thinking import SOON, Brains, job_for
from mythagora.storage.ledger import Ledger, ThoughtRow
from mythagora.storage.records import SeatPart
from mythagora.texts import texts
from mythagora.wording import Wording
from mythagora.wording import seats as seating

USUAL = 1_000  # moments; in a longer game each is thought about less
LONGEST = 6_000  # entries of a game that is looked back on at all
SECONDS = 300.0  # for all moments together, should this machine be slow; none gets more than a few
MOST_KEPT = 40  # reviews at hand
JUDGEMENT, HINT = "judgement", "hint"  # kinds of thoughts

logger = logging.getLogger("mythagora.reviews")


# Whose eyes, and which moment.


def reader_of(table: Table, person: str | None, seat: int) -> int:
    """The seat whose steps are counted. While the game runs: one's own, where hints are allowed."""
    if not -1 <= seat < len(table.file.seats):
        raise FailureError("no-such-seat", 404)
    if is_finished(table):
        check_is_known(table)
        return seat
    table.playable()
    if seat == SPECTATOR:
        raise FailureError("not-over", 409)
    if not table.may_read(person, seat):
        raise FailureError("not-your-seat", 403)
    if not (table.file.table.hints and table.file.table.memory_aids):
        raise FailureError("hints-off", 403)
    return seat


def is_finished(table: Table) -> bool:
    return table.file.table.status in FINISHED


def check_is_known(table: Table) -> None:
    """A finished game whose rules are here."""
    check_finished(table.file)
    if table.referee is None:
        raise FailureError("review-resting", 409)


@dataclass(frozen=True)
class Moment:
    """A decision in a finished game."""

    table: Table
    seat: int
    number: int  # of the entry


def moment_of(table: Table, reader: int, step: int) -> Moment:
    """What was decided next where this reader's replay has shown so many steps."""
    check_is_known(table)
    assert table.referee is not None
    if not -1 <= reader < len(table.file.seats):
        raise FailureError("no-such-seat", 404)
    for chapter in table.referee.chapters:
        if chapter.version(reader) == step + 1:
            return Moment(table, chapter.seat, chapter.sequence + 1)
    raise FailureError("no-such-step", 404)


# What there is to judge.


@dataclass
class Story:
    """The moments of a game, and what has been thought of them."""

    looks: list[Look]
    entries: int  # of the game when these were its moments
    is_thin: bool  # a long game, each of whose moments is thought about less
    judged: dict[tuple[int, int], Judgement] = field(default_factory=dict)  # by eyes and entry
    given_up: set[tuple[int, int]] = field(default_factory=set)  # the workers failed over these
    task: asyncio.Task[None] | None = None
    told: dict[tuple[int, str, int], protocol.Review] = field(default_factory=dict)  # as it was last read

    def next(self) -> Look | None:
        done = self.judged.keys() | self.given_up
        return next((look for look in self.looks if place(look) not in done), None)

    def judgements(self) -> list[Judgement]:
        return [self.judged[place(look)] for look in self.looks if place(look) in self.judged]

    @property
    def seen(self) -> int:
        """How many moments the workers have had."""
        return len(self.judged) + len(self.given_up)

    @property
    def is_thinking(self) -> bool:
        return self.task is not None and not self.task.done()


def place(look: Look) -> tuple[int, int]:
    return look.seat, look.number


def hidden_chance(_: int) -> Dice:
    """For worlds of a running game: from dice that nobody can know."""
    return chacha(secrets.token_bytes(SEED_BYTES))


def find_looks(record: Record, seat: int | None) -> list[Look]:
    """It takes a while: not for the loop."""
    chance = fast if seat is None else hidden_chance
    looks = advice.looks(shelf.find(record.game), record, seat=seat, chance=chance)
    share = advice.usual_share(record.game, record.players) * min(1.0, USUAL / max(1, len(looks)))
    seconds = SECONDS / max(60, len(looks))
    return [replace(look, share=share, seconds=seconds) for look in looks]


def copied(table: Table) -> Record:
    """The record as it is now, for a thread to read."""
    assert table.referee is not None
    now = table.referee.play.record
    record = Record(now.game, now.version, now.players, now.options, now.edition, now.seed)
    record.entries.extend(now.entries)
    return record


def teller_of(table: Table, reader: int, language: str) -> "Teller":
    assert table.referee is not None
    state = table.referee.play.state
    is_won = is_finished(table) and state.is_over()
    return Teller(
        reader=reader,
        record=copied(table),
        parts=company.parts(table.file),
        language=language,
        steps=[chapter.version(reader) for chapter in table.referee.chapters],
        results=[state.reward(seat) for seat in range(len(table.file.seats))] if is_won else [],
        turns=int(state.turns()),
    )


def worded(record: Record, parts: list[SeatPart], language: str) -> Wording:
    speech = texts(language)
    return Wording(speech, record.game, record.edition, seating.seat(speech, parts))


class Reviews:
    """All games that are looked back upon on this server, each once at a time."""

    def __init__(self, ledger: Ledger, brains: Brains) -> None:
        self.ledger = ledger
        self.brains = brains
        self.stories: OrderedDict[tuple[str, int], Story] = OrderedDict()  # by table and whose eyes
        self.turn = asyncio.Lock()
        # One worker is left to running tables where there are several.
        self.gate = asyncio.Semaphore(max(1, len(brains.workers) - 1))
        self.hints: dict[tuple[str, int], asyncio.Task[Hint]] = {}  # being thought about

    # The review of a game.

    async def story(self, table: Table, reader: int) -> Story:
        """The moments there are to judge; of a running game, as far as it has come."""
        eyes = SPECTATOR if is_finished(table) else reader
        key = (table.id, eyes)
        async with self.turn:
            record = copied(table)
            known = self.stories.get(key)
            if known is not None and known.entries == len(record.entries):
                self.stories.move_to_end(key)
                return known
            if len(record.entries) > LONGEST:
                raise FailureError("review-long", 409, most=LONGEST)
            looks = await asyncio.to_thread(find_looks, record, None if eyes == SPECTATOR else eyes)
            story = known or Story([], 0, False)
            if known is None:
                for row in await self.ledger.thoughts(table.id, JUDGEMENT):
                    story.judged[row.seat, row.number] = msgspec.json.decode(row.thought, type=Judgement)
            story.looks, story.entries, story.is_thin = looks, len(record.entries), len(looks) > USUAL
            story.told.clear()
            self.keep(key, story)
            return story

    def keep(self, key: tuple[str, int], story: Story) -> None:
        self.stories[key] = story
        idle = [old for old, one in self.stories.items() if not one.is_thinking and old != key]
        for old in idle[: max(0, len(self.stories) - MOST_KEPT)]:
            del self.stories[old]

    async def is_missing(self, table: Table, reader: int) -> bool:
        """Whether something is to be thought about, and nobody does."""
        story = await self.story(table, reader)
        return story.next() is not None and not story.is_thinking

    async def begin(self, table: Table, reader: int) -> None:
        story = await self.story(table, reader)
        if story.next() is not None and not story.is_thinking:
            story.task = asyncio.create_task(self.think(table.id, story), name=f"{table.id}/review")

    async def think(self, table: str, story: Story) -> None:
        """One moment after another. What the workers cannot judge is left out, and the review says so."""
        async with self.gate:
            while (look := story.next()) is not None:
                try:
                    judgement = await self.brains.judge(look)
                except Exception as problem:
                    name = type(problem).__name__
                    logger.warning("a moment was not judged", extra={"table": table, "problem": name})
                    story.given_up.add(place(look))
                    story.told.clear()
                    continue
                await self.write(table, JUDGEMENT, look.seat, look.number, judgement)
                story.judged[place(look)] = judgement
                story.told.clear()

    async def write(self, table: str, kind: str, seat: int, number: int, thought: msgspec.Struct) -> None:
        text = msgspec.json.encode(thought).decode()
        row = ThoughtRow(table_id=table, kind=kind, seat=seat, number=number, thought=text)
        await self.ledger.add_thought(row)

    async def read(self, table: Table, reader: int, language: str) -> protocol.Review:
        """As far as it has come, in the words of the one who reads."""
        story = await self.story(table, reader)
        key = (reader, language, story.seen)
        told = story.told.get(key)
        if told is None:
            teller = teller_of(table, reader, language)
            judgements, is_done = story.judgements(), story.next() is None
            told = await asyncio.to_thread(teller.review, judgements, is_done)
            notes = teller.notes(story, is_running=not is_finished(table))
            told = replace(told, moments=len(story.looks), notes=notes)
            if key[-1] == story.seen:
                story.told[key] = told
        if told.state == "none" and story.is_thinking:
            return replace(told, state="thinking")
        return told

    # A hint in a replay.

    async def has_hint(self, moment: Moment) -> bool:
        """Whether this was thought about already, or is being thought about."""
        return (moment.table.id, moment.number) in self.hints or await self.known_hint(moment) is not None

    async def known_hint(self, moment: Moment) -> Hint | None:
        for row in await self.ledger.thoughts(moment.table.id, HINT):
            if row.number == moment.number:
                return msgspec.json.decode(row.thought, type=Hint)
        return None

    async def hint(self, moment: Moment, language: str) -> protocol.ReplayHint:
        """What would have been best, judged on what the seat could know then."""
        table = moment.table
        record = copied(table)
        game = shelf.find(record.game)
        before = await asyncio.to_thread(advice.before, game, record, {moment.number})
        state = before[moment.number]
        found = await self.known_hint(moment)
        if found is None:
            key = (table.id, moment.number)
            if key not in self.hints:
                job = job_for(state, record.game, record.edition.text, moment.seat, advice.ADVISER)
                task = asyncio.create_task(self.brains.hint(job, SOON), name=f"{table.id}/replay/hint")
                self.hints[key] = task
                task.add_done_callback(lambda _: self.hints.pop(key, None))
            try:
                found = await asyncio.shield(self.hints[key])
            except Exception:
                logger.exception("there was no hint", extra={"table": table.id})
                raise FailureError("no-hint", 500) from None
            await self.write(table.id, HINT, moment.seat, moment.number, found)
        wording = worded(record, company.parts(table.file), language)
        done = record.entries[moment.number - 1].words
        view = state.view(moment.seat)
        named = []
        for one in found.advice:
            verb, things = wording.parts(state, state.parse(one.action))
            named.append(
                protocol.ReplayAdvice(
                    action=one.action,
                    text=wording.answer(verb, things, view),
                    things=[protocol.Thing(sort=sort, word=word) for sort, word in things],
                    chance=one.value,
                    behind=one.behind,
                    was_done=one.action == done,
                )
            )
        return protocol.ReplayHint(seat=moment.seat, advice=named)

    async def close(self) -> None:
        """What was thought so far is written down; somebody may ask for the rest another time."""
        tasks = [story.task for story in self.stories.values() if story.task is not None]
        for task in [*tasks, *self.hints.values()]:
            task.cancel()
        await asyncio.gather(*tasks, *list(self.hints.values()), return_exceptions=True)


@dataclass(frozen=True)
class Teller:
    """A review in the words of one reader: a seat reads of its own decisions, and of everybody's chances as
    far as it could know. All of it is done beside the loop.
    """

    reader: int
    record: Record
    parts: list[SeatPart]
    language: str
    steps: list[int]  # by entry: how many steps the reader had seen after it
    results: list[float]  # what each seat won; none of a game without an end
    turns: int

    def review(self, judgements: list[Judgement], is_done: bool) -> protocol.Review:
        found = advice.sum_up(self.record.players, self.results, judgements)
        mine = found.judged
        if self.reader != SPECTATOR:
            mine = [one for one in found.judged if one.seat == self.reader]
        curve = self.curve(found.curve if self.reader == SPECTATOR else mine)
        if self.results and curve and is_done:
            end = self.steps[-1] if self.steps else 0
            curve.append(protocol.ReviewPoint(step=end, turn=self.turns, chances=self.results))
        return protocol.Review(
            state="done" if is_done else "none",
            judged=len(judgements),
            moments=0,
            notes=[],
            curve=curve,
            costly=self.costly(mine) if is_done else [],
            balance=self.balance(found.balance) if is_done else [],
        )

    def step(self, number: int) -> int:
        """What the reader had seen before this entry."""
        return self.steps[number - 2] if number > 1 else 0

    def curve(self, judged: list[Judgement]) -> list[protocol.ReviewPoint]:
        """A point for each turn."""
        points: dict[int, Judgement] = {}
        for one in judged:
            points.setdefault(one.turn, one)
        return [
            protocol.ReviewPoint(
                step=self.step(one.number),
                turn=turn + 1,
                chances=[round(chance, 3) for chance in one.chances],
            )
            for turn, one in points.items()
        ]

    def costly(self, judged: list[Judgement]) -> list[protocol.ReviewDecision]:
        named = advice.costliest(judged)
        if not named:
            return []
        wording = worded(self.record, self.parts, self.language)
        game = shelf.find(self.record.game)
        states = advice.before(game, self.record, {one.number for one in named})
        told = []
        for one in named:
            state = states[one.number]
            answers = [state.parse(words) for words in (one.action, one.best)]
            did, better = wording.actions(state, answers, one.seat)
            told.append(
                protocol.ReviewDecision(
                    step=self.step(one.number),
                    turn=one.turn + 1,
                    seat=one.seat,
                    did=did,
                    better=better,
                    chance=round(one.value, 3),
                    loss=round(one.loss, 3),
                )
            )
        return told

    def balance(self, found: list[advice.Balance]) -> list[protocol.ReviewBalance]:
        return [
            protocol.ReviewBalance(
                seat=seat,
                result=round(one.result, 3),
                even=round(one.even, 3),
                lost=round(one.lost, 3),
                gained=round(one.gained, 3),
                luck=round(one.luck, 3),
                decisions=one.decisions,
                good=one.best_found,
            )
            for seat, one in enumerate(found)
        ]

    def notes(self, story: Story, is_running: bool) -> list[str]:
        speech = texts(self.language)
        notes = []
        if is_running:
            notes.append(speech.say("review-note-so-far"))
        if story.is_thin:
            notes.append(speech.say("review-note-thin", moments=len(story.looks)))
        if story.given_up:
            notes.append(speech.say("review-note-missing", count=len(story.given_up)))
        return notes
