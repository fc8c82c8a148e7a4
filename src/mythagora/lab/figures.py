"""What the results of a run say: shares with intervals, courses, and what winners did. Numbers only."""

from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from mythagora import shelf
from mythagora.engine.measures import COURSE, Measure, Measures, column
from mythagora.lab.results import Results

Z = 1.96  # 95 %
Array = NDArray[Any]


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval, over so many cases."""

    mean: float
    reach: float
    cases: int

    @property
    def low(self) -> float:
        return self.mean - self.reach

    @property
    def high(self) -> float:
        return self.mean + self.reach

    def excludes(self, value: float) -> bool:
        """Whether the value lies outside the interval."""
        return self.cases > 1 and not self.low <= value <= self.high

    def surely_differs(self, value: float, among: int) -> bool:
        """The same for the most striking of so many: by chance alone one of them often looks like much."""
        wider = NormalDist().inv_cdf(1 - 0.025 / among) / Z
        return self.cases > 1 and abs(self.mean - value) > self.reach * wider


def estimate(values: Array) -> Estimate:
    """Of the mean of independent values, by the normal approximation."""
    cases = len(values)
    if cases == 0:
        return Estimate(0.0, 0.0, 0)
    spread = float(np.std(values, ddof=1)) if cases > 1 else 0.0
    return Estimate(float(np.mean(values)), Z * spread / sqrt(cases), cases)


def share(part: float, cases: int) -> Estimate:
    """A share by Wilson's interval, which is right near 0 and 1 too; its longer arm is told."""
    if cases == 0:
        return Estimate(0.0, 0.0, 0)
    rate = part / cases
    middle = (rate + Z * Z / (2 * cases)) / (1 + Z * Z / cases)
    reach = Z * sqrt(rate * (1 - rate) / cases + Z * Z / (4 * cases * cases)) / (1 + Z * Z / cases)
    return Estimate(rate, max(middle + reach - rate, rate - middle + reach), cases)


def ratio(part: Array, whole: Array) -> Estimate:
    """The sum of one thing over the sum of another, game by game, with its interval by linearisation."""
    cases = len(part)
    total = float(whole.sum())
    if cases < 2 or total == 0:
        return Estimate(float(part.sum()) / total if total else 0.0, 0.0, cases)
    rate = float(part.sum()) / total
    spread = float(np.std(part - rate * whole, ddof=1))
    return Estimate(rate, Z * spread * sqrt(cases) / total, cases)


@dataclass(frozen=True)
class Part:
    """A part of what decides games: its share of all the variance of winning."""

    name: str
    share: float


class Figures:
    """The columns of a run as arrays, a row a game and then a column a seat."""

    def __init__(self, results: Results) -> None:
        self.plan = results.plan
        self.table = results.games
        self.games = self.table.num_rows
        self.players = self.plan.players
        self.measures: Measures = shelf.find(self.plan.game).measures()

    def numbers(self, name: str) -> Array:
        found: Array = self.table.column(name).to_numpy()
        return found

    def by_seat(self, name: str) -> Array:
        """A column that every seat has."""
        return np.column_stack([self.numbers(f"{name}_{seat}") for seat in range(self.players)])

    def counted(self, name: str) -> Array:
        return self.by_seat(column(name)).astype(np.float64)

    def held(self, measure: Measure, word: str) -> Array:
        """Whether each seat has this thing of a set."""
        columns = [self.table.column(column(measure.name, seat)) for seat in range(self.players)]
        return np.column_stack([contains(found, word) for found in columns])

    def in_play(self, measure: Measure, word: str) -> Array:
        """The same of the table."""
        return contains(self.table.column(column(measure.name)), word)

    @cached_property
    def shares(self) -> Array:
        """The share of the win: 1, or less where several stand first."""
        return self.by_seat("share").astype(np.float64)

    @cached_property
    def won(self) -> Array:
        found: Array = self.by_seat("place") == 1
        return found

    @cached_property
    def order(self) -> Array:
        """When each seat had its first turn: 0 for the one that began."""
        found: Array = (np.arange(self.players)[None, :] - self.numbers("first")[:, None]) % self.players
        return found

    @cached_property
    def bots(self) -> Array:
        columns = [self.table.column(f"bot_{seat}") for seat in range(self.players)]
        return np.column_stack([found.to_numpy(zero_copy_only=False) for found in columns])

    @cached_property
    def course(self) -> Array:
        """Games by seats by moments: how far each seat was."""
        flat = [
            self.table.column(f"course_{seat}").combine_chunks().flatten() for seat in range(self.players)
        ]
        return np.stack([part.to_numpy().reshape(-1, COURSE) for part in flat], axis=1)

    # What can be asked.

    def wins_by_order(self) -> list[Estimate]:
        return [
            share(float(self.shares[self.order == place].sum()), self.games) for place in range(self.players)
        ]

    def wins_by_bot(self) -> dict[str, Estimate]:
        """Of each kind of bot, a seat at a time; seats of one game are counted together."""
        found = {}
        for bot in dict.fromkeys(self.plan.bots):
            seats = self.plan.bots.count(bot)
            together = share(float(self.shares[self.bots == bot].sum()), self.games)
            found[bot] = Estimate(together.mean / seats, together.reach / seats, self.games)
        return found

    def endings(self) -> dict[str, Estimate]:
        lists = self.table.column("endings").combine_chunks()
        words, counts = np.unique(lists.flatten().to_numpy(zero_copy_only=False), return_counts=True)
        order = np.argsort(-counts)
        return {str(words[place]): share(float(counts[place]), self.games) for place in order}

    def margins(self) -> Array:
        """Games by moments: how far the first is ahead of the second."""
        ordered: Array = np.sort(self.course, axis=1)
        return ordered[:, -1, :] - ordered[:, -2, :]

    def leaders(self) -> Array:
        """Games by moments: who is alone in the lead; -1 for nobody."""
        best = self.course.max(axis=1, keepdims=True)
        is_best = self.course == best
        alone = is_best.sum(axis=1) == 1
        return np.where(alone, is_best.argmax(axis=1), -1)

    def lead_wins(self) -> list[Estimate]:
        """By moment: how much of the win goes to whoever is alone in the lead then."""
        leaders = self.leaders()
        found = []
        for moment in range(COURSE):
            rows = np.nonzero(leaders[:, moment] >= 0)[0]
            found.append(share(float(self.shares[rows, leaders[rows, moment]].sum()), len(rows)))
        return found

    def overtakings(self) -> list[Estimate]:
        """By tenth of the game: how often another is in the lead at its end than at its beginning."""
        leaders = self.leaders()
        found = []
        for moment in range(1, COURSE):
            before, after = leaders[:, moment - 1], leaders[:, moment]
            both = (before >= 0) & (after >= 0)
            found.append(share(float((before != after)[both].sum()), int(both.sum())))
        return found

    def winners_and_others(self, name: str) -> tuple[Estimate, Estimate]:
        """What those who won have of a thing on average, and what the others have."""
        numbers = self.counted(name)
        return estimate(numbers[self.won]), estimate(numbers[~self.won])

    def rate(self, part: str, whole: str) -> Estimate:
        return ratio(self.counted(part).sum(axis=1), self.counted(whole).sum(axis=1))

    def added(self, measure: Measure, word: str) -> tuple[Estimate, Estimate]:
        """How often a seat has this thing, and how much more it wins with it than without.

        Each kind of bot is compared with itself, so that a thing is not praised for who likes to take it; the
        differences are then weighed by how often the bot has it.
        """
        held = self.held(measure, word)
        more, variance, cases = 0.0, 0.0, 0
        for bot in dict.fromkeys(self.plan.bots):
            mine = self.bots == bot
            with_it, without = self.shares[mine & held], self.shares[mine & ~held]
            if len(with_it) < 2 or len(without) < 2:
                continue
            one, other = share(float(with_it.sum()), len(with_it)), share(float(without.sum()), len(without))
            more += one.cases * (one.mean - other.mean)
            variance += one.cases**2 * (one.reach**2 + other.reach**2)
            cases += one.cases
        how_often = estimate(held.astype(np.float64).ravel())
        if cases == 0:
            return how_often, Estimate(0.0, 0.0, 0)
        return how_often, Estimate(more / cases, sqrt(variance) / cases, cases)

    def luck_and_skill(self) -> list[Part] | None:
        """What decides: who plays, who begins, the deal, or all that comes later. Needs whole deals, rotated.

        Each deal is played once in every order of the seats, so the parts are orthogonal. The variance of the
        shares of the win is split; what chance alone would give to a part by its degrees of freedom is taken
        off it and counts as later chance.
        """
        players = self.players
        if not self.plan.rotate or players < 2:
            return None
        deals = self.games // players
        if deals < 2:
            return None
        rows = deals * players
        shares = self.shares[:rows] - 1.0 / players
        rotations = np.arange(rows) % players
        total = float((shares**2).sum())
        if total == 0:
            return None
        bot = (np.arange(players)[None, :] - rotations[:, None]) % players  # which of the bots sits there
        by_bot = np.array([shares[bot == who].mean() for who in range(players)])
        of_skill = rows * float((by_bot**2).sum())
        by_order = np.array([shares[self.order[:rows] == place].mean() for place in range(players)])
        of_order = rows * float((by_order**2).sum())
        by_deal = shares.reshape(deals, players, players).mean(axis=1)
        of_deal = players * float((by_deal**2).sum()) - of_order
        free = {"skill": players - 1, "order": players - 1, "deal": (deals - 1) * (players - 1)}
        left = max(total - of_skill - of_order - of_deal, 0.0)
        left_free = rows * (players - 1) - sum(free.values())
        noise = left / left_free if left_free > 0 else 0.0
        parts = {
            "skill": max(of_skill - free["skill"] * noise, 0.0),
            "order": max(of_order - free["order"] * noise, 0.0),
            "deal": max(of_deal - free["deal"] * noise, 0.0),
        }
        parts["chance"] = max(total - sum(parts.values()), 0.0)
        whole = sum(parts.values())
        return [Part(name, part / whole) for name, part in parts.items()]


def contains(column_of: pa.ChunkedArray, word: str) -> Array:
    """Which of the lists hold a word."""
    lists = column_of.combine_chunks()
    if isinstance(lists, pa.ChunkedArray):
        lists = lists.chunk(0)
    offsets = lists.offsets.to_numpy()
    flat = lists.values.to_numpy(zero_copy_only=False) == word
    counts = np.concatenate([[0], np.cumsum(flat)])
    found: Array = counts[offsets[1:]] - counts[offsets[:-1]] > 0
    return found
