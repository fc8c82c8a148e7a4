"""Ladders: which bot is stronger, told by paired games and not by luck.

A pair of bots meets on the same seeds: one higher bot among lower ones, sitting at each seat in turn, so a
seed is one group of as many games as there are seats. Groups are played until a sequential test says that the
higher bot wins more than its even share or does not (SPRT), within a least and a most number of groups.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from math import log
from multiprocessing import get_context
from pathlib import Path

from mythagora import __version__, shelf
from mythagora.engine.errors import InputError
from mythagora.lab.match import Failed, Score, played_game
from mythagora.storage import records
from mythagora.storage.records import SeatPart

WRONG = 0.05  # how often the test may say what is not so, either way
AIM_OF_TWO = 0.65  # what a higher bot is expected to win
AIM_OF_FOUR = 0.38
AIM_OF_FIVE = 0.32


@dataclass(frozen=True)
class Pairing:
    """One higher bot among lower ones, on games of so many seats."""

    game: str
    players: int
    higher: str
    lower: str
    share: float = 1.0  # of the simulations that the bots have at a table

    def seats(self, turn: int) -> list[str]:
        """The higher bot sits where its turn says."""
        return [self.higher if seat == turn else self.lower for seat in range(self.players)]

    @property
    def even(self) -> float:
        return 1 / self.players

    @property
    def aim(self) -> float:
        """What the higher one is expected to win; between the named numbers of players as far above even."""
        known = {2: AIM_OF_TWO, 4: AIM_OF_FOUR, 5: AIM_OF_FIVE}
        return known.get(self.players, self.even * 1.4)


@dataclass(frozen=True)
class Group:
    """All games of one seed. Rewards are those of the higher bot, by the seat it had."""

    pairing: Pairing
    number: int
    rewards: list[float]
    standings: list[list[int]]
    turns: list[int]
    seconds: float
    failures: dict[str, int] = field(default_factory=dict)  # by bot: decisions that level 1 made instead

    def mean(self) -> float:
        return sum(self.rewards) / len(self.rewards)


@dataclass
class Verdict:
    """What the groups of a pairing say."""

    pairing: Pairing
    score: Score
    groups: int
    ratio: float  # the logarithm of how much better the aim explains the games than an even share

    @property
    def word(self) -> str:
        """`stronger`, `not-stronger`, or `open` while the test has not decided."""
        bound = log((1 - WRONG) / WRONG)
        if self.ratio >= bound:
            return "stronger"
        return "not-stronger" if self.ratio <= -bound else "open"


def ratio(means: list[float], even: float, aim: float) -> float:
    """Wald's log likelihood ratio, in the form for means of groups (a normal approximation).

    One group of nothing and one of everything are added to the variance, so that a few like results in a row
    do not look like certainty.
    """
    number = len(means)
    if number == 0:
        return 0.0
    mean = sum(means) / number
    spread = sum((one - mean) ** 2 for one in means) + mean**2 + (1 - mean) ** 2
    variance = spread / (number + 2)
    return number * (aim - even) * (2 * mean - even - aim) / (2 * variance)


def judge(pairing: Pairing, groups: list[Group]) -> Verdict:
    score = Score(len(groups) * pairing.players, sum(sum(group.rewards) for group in groups))
    means = [group.mean() for group in groups]
    return Verdict(pairing, score, len(groups), ratio(means, pairing.even, pairing.aim))


def is_settled(pairing: Pairing, groups: list[Group], least: int, most: int) -> bool:
    """Judged seed by seed in their order, so the answer does not depend on which process was faster."""
    number = consecutive(groups)
    if number >= most:
        return True
    return number >= least and judge(pairing, groups[:number]).word != "open"


def consecutive(groups: list[Group]) -> int:
    """How many groups there are from the first seed on without a gap."""
    number = 0
    while number < len(groups) and groups[number].number == number:
        number += 1
    return number


def play_group(pairing: Pairing, number: int, keep: str = "") -> Group:
    """All games of one seed; with `keep` their records go into that folder."""
    game = shelf.find(pairing.game)
    options = game.among_bots({})
    edition = shelf.edition(pairing.game)
    began = time.perf_counter()
    rewards, standings, turns = [], [], []
    failed: Failed = {}
    for turn in range(pairing.players):
        seats = pairing.seats(turn)
        play = played_game(pairing.game, edition, options, seats, number, pairing.share, failed)
        rewards.append(play.state.reward(turn))
        standings.append(play.state.standing())
        turns.append(play.state.turns())
        if keep:
            name = f"{pairing.game}-{pairing.players}-{pairing.higher}-{pairing.lower}-{number}-{turn}.json"
            parts = [SeatPart(bot, bot) for bot in seats]
            records.save(Path(keep, name.replace(":", "_")), play, parts, __version__)
    seconds = round(time.perf_counter() - began, 3)
    counted = {bot: len(problems) for bot, problems in failed.items()}
    return Group(pairing, number, rewards, standings, turns, seconds, counted)


@dataclass
class Book:
    """The groups played so far, in memory and as lines of JSON in a file: so a ladder can go on later."""

    file: Path | None = None
    groups: dict[Pairing, dict[int, Group]] = field(default_factory=dict)

    def load(self) -> None:
        """What a killed ladder left half written at the end was not played, and goes."""
        if self.file is None or not self.file.exists():
            return
        data = self.file.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode(errors="replace").splitlines()
        for number, line in enumerate(lines, 1):
            try:
                self.enter(group_of(json.loads(line)))
            except (ValueError, TypeError, KeyError):
                facts = {"file": str(self.file), "line": str(number)}
                raise InputError("ladder-line", facts) from None
        if len(whole) < len(data):
            if not lines:  # nothing says that this ever was a ladder
                raise InputError("ladder-line", {"file": str(self.file), "line": "1"})
            with self.file.open("r+b") as file:
                file.truncate(len(whole))

    def enter(self, group: Group) -> None:
        self.groups.setdefault(group.pairing, {})[group.number] = group

    def add(self, group: Group) -> None:
        self.enter(group)
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(group)) + "\n")

    def of(self, pairing: Pairing) -> list[Group]:
        found = self.groups.get(pairing, {})
        return [found[number] for number in sorted(found)]


def group_of(line: dict[str, object]) -> Group:
    pairing = line.pop("pairing")
    assert isinstance(pairing, dict)
    return Group(pairing=Pairing(**pairing), **line)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Effort:
    """How much a ladder may cost."""

    least: int = 60  # groups of every pairing
    most: int = 400
    processes: int = 1
    seconds: float = 0.0  # then no new group begins; 0 is no limit


def play(
    pairings: list[Pairing], book: Book, effort: Effort, progress: Callable[[Group], None], keep: str = ""
) -> None:
    """Play what is missing, the pairings in turn, and stop each when its test has decided."""
    began = time.monotonic()

    def is_time_up() -> bool:
        return effort.seconds > 0 and time.monotonic() - began > effort.seconds

    tasks = missing(pairings, book, effort)
    if effort.processes == 1:
        for pairing, number in tasks:
            if is_time_up():
                return
            group = play_group(pairing, number, keep)
            book.add(group)
            progress(group)
        return
    with ProcessPoolExecutor(effort.processes, mp_context=get_context("spawn")) as pool:
        running: set[Future[Group]] = set()
        while True:
            while len(running) < effort.processes and not is_time_up():
                task = next(tasks, None)
                if task is None:
                    break
                running.add(pool.submit(play_group, *task, keep))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                book.add(future.result())
                progress(future.result())


def missing(pairings: list[Pairing], book: Book, effort: Effort) -> Iterator[tuple[Pairing, int]]:
    """The next group that is worth playing; asked anew each time, for a test may have decided meanwhile."""
    number = 0
    while number < effort.most:
        for pairing in pairings:
            if number in book.groups.get(pairing, {}):
                continue
            if number >= effort.least and is_settled(pairing, book.of(pairing), effort.least, effort.most):
                continue
            yield pairing, number
        number += 1


def neighbours(game: str, players: int, bots: list[str], share: float) -> list[Pairing]:
    """Each bot of the ladder against the one below it; they are named from the bottom up."""
    steps = zip(bots[1:], bots[:-1], strict=True)
    return [Pairing(game, players, higher, lower, share) for higher, lower in steps]


def ratings(groups: list[Group]) -> dict[str, tuple[float, float]]:
    """By bot: the rating after Plackett and Luce, and its uncertainty, over all games in their order."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    rated: dict[str, PlackettLuceRating] = {}
    for group in groups:
        for turn, standing in enumerate(group.standings):
            seats = group.pairing.seats(turn)
            if len(set(seats)) == 1:
                continue
            for bot in seats:
                rated.setdefault(bot, model.rating(name=bot))
            table = [[rated[bot]] for bot in seats]
            after = model.rate(table, ranks=[float(place) for place in standing])
            for bot in set(seats):
                mine = [after[seat][0] for seat in range(len(seats)) if seats[seat] == bot]
                mu = sum(one.mu for one in mine) / len(mine)
                sigma = sum(one.sigma for one in mine) / len(mine)
                rated[bot] = model.create_rating([mu, sigma], bot)
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}
