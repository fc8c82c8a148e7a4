"""Hints and reviews: what would have been best, judged on what the seat could know at the time.

Everything here works from worlds already re-dealt for their reader, as plain data, so it can be done in any
process. A hint is about one question. A review looks at every decision of a finished game, and at how likely
everybody was to win by what all could see; what the decisions do not explain was luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import msgspec
from msgspec.structs import replace

from mythagora.bots import levels, worker
from mythagora.bots.search.bot import until
from mythagora.bots.search.guide import Worlds
from mythagora.bots.search.search import Search
from mythagora.bots.worker import Job
from mythagora.engine.dice import Dice, fast
from mythagora.engine.game import Game
from mythagora.engine.play import Play
from mythagora.engine.record import UNDO, WITHDRAW, Record
from mythagora.engine.state import State

SHOWN = 3  # answers a hint names
ADVISER = levels.LEVELS[-1]
SECONDS = 2.0  # for a hint
SPECTATOR = -1
# Of the simulations there were time for: so what comes on top of the cap is little.
FAIR_VISITS = 0.1  # for each answer a hint names
FEWEST_VISITS = 0.2  # for the answer that was given, so that it is judged fairly
THOUGHT = 1_000  # simulations for each moment of a review: with fewer, what a slip cost is lost in the noise
TOLD = 6  # decisions that cost most
COSTLY = 0.05
LONGER = 4  # times as many simulations for what seems to have cost so much
AGAIN = 1_000_003  # between the seeds of the first thought and the second


class Advice(msgspec.Struct, frozen=True):
    """One answer, the seat's chance to win with it, and how much less that is than with the best."""

    action: str
    value: float
    behind: float


class Hint(msgspec.Struct, frozen=True):
    """The best answers to one question, the best first; none where there is nothing to choose."""

    advice: list[Advice]
    chances: list[float]  # by seat, as the adviser sees them
    simulations: int


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a game to be judged: a world re-dealt for its seat, and what the seat did."""

    game: str
    edition: str
    world: str
    seat: int  # -1: what everybody could see, and nothing was done
    action: str
    number: int  # of the entry
    turn: int
    seed: int
    share: float = 0.05  # of the simulations of level 5
    seconds: float = 5.0


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What a moment was worth."""

    number: int
    turn: int
    seat: int
    action: str
    best: str = ""
    value: float = 0.0  # of what was done: the seat's chance to win
    loss: float = 0.0  # how much more the best answer would have been worth
    chances: list[float] = []


class Balance(msgspec.Struct, frozen=True):
    """Why a seat ended where it did, in parts of a win."""

    result: float
    even: float  # its chance when the game began
    lost: float  # by its own decisions
    gained: float  # by those of others
    luck: float  # the rest
    decisions: int
    best_found: int  # decisions that lost nothing worth naming


class Review(msgspec.Struct, frozen=True):
    """A game looked back upon."""

    curve: list[Judgement]  # a point for each turn, by what all could see
    judged: list[Judgement]  # decisions, in their order
    balance: list[Balance]  # by seat; empty while the game runs


TELLING = 0.02  # a loss of less than this is within what the search can tell


def hint(job: Job) -> Hint:
    """The same job that a bot gets, answered as advice: what was thought about most, the best first.

    The answers that are named get their part of the simulations, so that they are compared fairly. What is
    behind by no more than the search can tell counts as just as good.
    """
    world, search, worlds, simulations = begin(
        job.game, job.edition, job.world, job.seat, job.seed, job.share
    )
    legal = world.legal_actions(job.seat)
    if len(legal) < 2:
        return Hint([], [], 0)
    search.think(worlds, simulations, until(job.seconds or SECONDS))
    done_in_all = max(1, int(search.simulations))
    chances = [search.won[seat] / done_in_all for seat in range(world.players)]
    named = sorted(search.root.children, key=lambda child: (child.visits, child.value()), reverse=True)
    named = [child for child in named if child.action in legal][:SHOWN]
    for child in named:
        missing = int(done_in_all * FAIR_VISITS) - child.visits
        if missing > 0:
            search.try_out(worlds, job.seat, child.action, missing)
    if not named:  # cut short before the first simulation
        return Hint([], chances, 0)
    best = named[0]
    advice = []
    for child in named:
        behind = best.value() - child.value()
        if child is best or behind < noise(best.value(), best.visits) + noise(child.value(), child.visits):
            behind = 0.0
        advice.append(Advice(world.text(child.action), round(child.value(), 4), round(behind, 4)))
    advice.sort(key=lambda one: one.behind)
    return Hint(advice, chances, done_in_all)


def hint_work(data: bytes) -> bytes:
    """A job in, a hint out, both JSON, in a worker."""
    return msgspec.json.encode(hint(msgspec.json.decode(data, type=Job)))


def begin(
    game: str, edition: str, dealt: str, seat: int, seed: int, share: float
) -> tuple[State, Search, Worlds, int]:
    """The adviser before a position, with the worlds it may imagine and its number of simulations."""
    world = worker.world_of(game, edition, dealt, seat, seed)
    words = levels.level_settings(game, ADVISER, int(world.players))
    settings = levels.parse_settings(words, share)
    guide = levels.guide_of(game, levels.taste_of(game, ADVISER, int(world.players)))
    search = Search(settings, guide, fast(seed))
    return world, search, guide.worlds(world.clone(), seat), int(settings.simulations)


def job_for(state: State, game: str, edition: str, seat: int, seed: int) -> Job:
    """A question as this seat may know it, for a hint; the world is dealt with the seed of the adviser."""
    world = dealt(state, seat, fast(seed))
    return Job(game=game, edition=edition, world=world, seat=seat, bot=ADVISER, seed=seed)


def dealt(state: State, seat: int, dice: Dice) -> str:
    world = state.clone()
    world.redeal(seat, dice)
    return world.write()


def begun(game: Game, record: Record) -> Play:
    """The game of this record before its first entry."""
    return Play(
        game,
        Record(record.game, record.version, record.players, record.options, record.edition, record.seed),
    )


def before(game: Game, record: Record, numbers: set[int]) -> dict[int, State]:
    """The table as it stood before these entries."""
    play = begun(game, record)
    found = {}
    for number, entry in enumerate(record.entries[: max(numbers, default=0)], 1):
        if number in numbers:
            found[number] = play.state.clone()
        play.enter(entry)
    return found


def looks(
    game: Game,
    record: Record,
    share: float = 0.05,
    seat: int | None = None,
    chance: Callable[[int], Dice] = fast,
) -> list[Look]:
    """What there is to judge in a record: the beginning of each turn, and every decision that stood; or the
    decisions of one seat alone.

    Moves that were taken back are not judged. Each world is dealt for its own seat, public ones for nobody;
    `chance` deals it, by the number of the entry.
    """
    play = begun(game, record)
    text = record.edition.text
    made: list[list[Look]] = []  # by move that stands
    last_turn = -1
    for number, entry in enumerate(record.entries, 1):
        state = play.state
        turn = state.turns()
        mine: list[Look] = []
        about = {"game": record.game, "edition": text, "number": number, "turn": turn, "share": share}
        if entry.words == WITHDRAW:
            del made[play.open_answer(entry.seat)]
            play.enter(entry)
            continue
        if entry.words.startswith(f"{UNDO} "):
            play.enter(entry)
            del made[len(play.moments) :]
            last_turn = -1
            continue
        if turn != last_turn and seat is None:
            last_turn = turn
            world = dealt(state, SPECTATOR, chance(number))
            mine.append(
                msgspec.convert(
                    {**about, "world": world, "seat": SPECTATOR, "action": "", "seed": number}, Look
                )
            )
        if seat in (None, entry.seat) and len(state.legal_actions(entry.seat)) > 1:
            world = dealt(state, entry.seat, chance(number))
            wanted = {**about, "world": world, "seat": entry.seat, "action": entry.words, "seed": number}
            mine.append(msgspec.convert(wanted, Look))
        play.enter(entry)
        made.append(mine)
    return [look for moment in made for look in moment]


def usual_share(game: str, players: int) -> float:
    """The part of the adviser's simulations at a table that a moment of a review gets."""
    return min(1.0, THOUGHT / float(levels.level_settings(game, ADVISER, players)["simulations"]))


def judge(look: Look) -> Judgement:
    """One moment, by a search in worlds that fit what its seat could know. What seems to have cost much is
    thought about again, longer and with other dice: of many decisions some look bad by chance.
    """
    first = judge_once(look)
    if first.loss < COSTLY:
        return first
    return judge_once(replace(look, share=look.share * LONGER, seed=look.seed + AGAIN))


def judge_once(look: Look) -> Judgement:
    about = (look.game, look.edition, look.world, look.seat, look.seed, look.share)
    world, search, worlds, simulations = begin(*about)
    search.think(worlds, simulations, until(look.seconds))
    done_in_all = max(1, int(search.simulations))
    chances = [search.won[seat] / done_in_all for seat in range(world.players)]
    told = {"number": look.number, "turn": look.turn, "seat": look.seat, "action": look.action}
    if look.seat == SPECTATOR:
        return msgspec.convert({**told, "chances": chances}, Judgement)
    best = max(search.root.children, key=lambda child: child.visits)
    done = world.parse(look.action)
    wanted = max(1, int(done_in_all * FEWEST_VISITS))
    mine = [child for child in search.root.children if child.action == done]
    missing = wanted - (mine[0].visits if mine else 0)
    if done != best.action and missing > 0:
        search.try_out(worlds, look.seat, done, missing)
        mine = [child for child in search.root.children if child.action == done]
    value = mine[0].value()
    loss = best.value() - value
    if loss < noise(best.value(), best.visits) + noise(value, mine[0].visits):
        loss = 0.0  # not more than chance in the search itself
    best_words = world.text(best.action)
    return msgspec.convert(
        {**told, "chances": chances, "best": best_words, "value": value, "loss": loss}, Judgement
    )


def judge_work(data: bytes) -> bytes:
    """A look in, a judgement out, both JSON, in a worker."""
    return msgspec.json.encode(judge(msgspec.json.decode(data, type=Look)))


def noise(value: float, visits: int) -> float:
    """How far a share of wins over so many visits is off by chance, as a rule."""
    return sqrt(value * (1 - value) / max(1, visits))


def costliest(judged: list[Judgement]) -> list[Judgement]:
    """The decisions that cost most, in the order of the game."""
    worst = sorted(judged, key=lambda one: -one.loss)[:TOLD]
    return sorted([one for one in worst if one.loss >= COSTLY], key=lambda one: one.number)


def sum_up(players: int, results: list[float], judgements: list[Judgement]) -> Review:
    """The judgements of a game together; `results` are what each seat won, or none while the game runs."""
    curve = [one for one in judgements if one.seat == SPECTATOR]
    judged = [one for one in judgements if one.seat != SPECTATOR]
    if not results or not curve:
        return Review(curve, judged, [])
    lost = [sum(one.loss for one in judged if one.seat == seat) for seat in range(players)]
    balance = []
    for seat in range(players):
        mine = [one for one in judged if one.seat == seat]
        gained = sum(lost[other] for other in range(players) if other != seat) / (players - 1)
        even = curve[0].chances[seat]
        luck = results[seat] - even + lost[seat] - gained
        found = sum(one.loss < TELLING for one in mine)
        balance.append(Balance(results[seat], even, lost[seat], gained, luck, len(mine), found))
    return Review(curve, judged, balance)


def review(game: Game, play: Play, share: float = 0.05) -> Review:
    """Everything in one go; a server gives the looks to its workers one by one instead."""
    record = play.record
    judgements = [judge(look) for look in looks(game, record, share)]
    results = [play.state.reward(seat) for seat in range(record.players)] if play.state.is_over() else []
    return sum_up(record.players, results, judgements)
