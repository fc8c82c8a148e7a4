"""The same deals under two editions or two sets of options, paired: what changed, and how surely."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mythagora.engine.measures import Measure
from mythagora.lab.figures import Estimate, Figures, contains, estimate
from mythagora.lab.results import Results

SURE = 3.29 / 1.96  # how many times its interval a change must be to be named: once in a thousand by chance
SHARE = "share"
NUMBER = "number"


@dataclass(frozen=True)
class Line:
    """One figure under both, and the difference of the second from the first, deal by deal."""

    name: str
    kind: str  # SHARE or NUMBER
    one: Estimate
    other: Estimate
    change: Estimate

    @property
    def is_sure(self) -> bool:
        """Whether it would come about by chance less than once in a thousand such lines."""
        return self.change.cases > 1 and abs(self.change.mean) > self.change.reach * SURE

    @property
    def strength(self) -> float:
        """How far the change is from nothing, in widths of its interval."""
        if self.change.reach == 0:
            return 0.0 if self.change.mean == 0 else float("inf")
        return abs(self.change.mean) / self.change.reach


def compare(one: Results, other: Results) -> list[Line]:
    """Every figure of two runs of the same deals."""
    return Comparison(Figures(one), Figures(other)).lines()


class Comparison:
    def __init__(self, one: Figures, other: Figures) -> None:
        self.one = one
        self.other = other
        self.rotations = one.players if one.plan.rotate else 1

    def lines(self) -> list[Line]:
        lines = [
            self.mean("turns", NUMBER, *self.both(lambda figures: figures.numbers("turns"))),
            self.mean("decisions", NUMBER, *self.both(lambda figures: figures.numbers("decisions"))),
            self.mean("lead-changes", NUMBER, *self.both(lambda figures: figures.numbers("lead_changes"))),
            self.mean("beginner", SHARE, *self.both(beginner)),
        ]
        if len(np.unique(self.one.by_seat("points"))) > 2:
            lines.append(self.mean("points", NUMBER, *self.both(winning_points)))
            lines.append(self.mean("spread", NUMBER, *self.both(spread)))
        kinds = dict.fromkeys(self.one.plan.bots)
        if len(kinds) > 1:
            lines += [self.mean(f"bot-{bot}", SHARE, *self.both(partial(wins, bot=bot))) for bot in kinds]
        for ending in dict.fromkeys([*self.one.endings(), *self.other.endings()]):
            lines.append(self.mean(f"ending-{ending}", SHARE, *self.both(partial(ended, ending=ending))))
        measures = self.one.measures
        for rate in measures.rates:
            kind = SHARE if rate.is_share else NUMBER
            lines.append(self.ratio(f"measure-{rate.name}", kind, rate.part, rate.whole))
        numbers = [measure for measure in measures.of_seat if not measure.words]
        lines += [self.counted(measure) for measure in numbers]
        return lines

    def both(self, ask: Callable[[Figures], NDArray[Any]]) -> tuple[NDArray[Any], NDArray[Any]]:
        return by_deal(ask(self.one), self.rotations), by_deal(ask(self.other), self.rotations)

    def mean(self, name: str, kind: str, one: NDArray[Any], other: NDArray[Any]) -> Line:
        both = min(len(one), len(other))
        return Line(name, kind, estimate(one), estimate(other), estimate(other[:both] - one[:both]))

    def counted(self, measure: Measure) -> Line:
        """On average over the seats."""
        pair = self.both(lambda figures: figures.counted(measure.name).mean(axis=1))
        return self.mean(f"measure-{measure.name}", NUMBER, *pair)

    def ratio(self, name: str, kind: str, part: str, whole: str) -> Line:
        """A rate is a ratio of sums; deal by deal its deviation is what the pairs differ in."""
        parts = self.both(lambda figures: figures.counted(part).sum(axis=1))
        wholes = self.both(lambda figures: figures.counted(whole).sum(axis=1))
        found, deviations = [], []
        for above, below in zip(parts, wholes, strict=True):
            total = float(below.sum())
            rate = float(above.sum()) / total if total else 0.0
            deviation = (above - rate * below) / (total / len(below)) if total else below * 0.0
            reach = estimate(deviation).reach
            found.append(Estimate(rate, reach, len(below)))
            deviations.append(deviation)
        both = min(len(deviations[0]), len(deviations[1]))
        paired = estimate(deviations[1][:both] - deviations[0][:both])
        change = Estimate(found[1].mean - found[0].mean, paired.reach, both)
        return Line(name, kind, found[0], found[1], change)


def by_deal(values: NDArray[Any], rotations: int) -> NDArray[Any]:
    """The games of one deal are not independent, so each deal counts once, with their mean."""
    whole = len(values) // rotations * rotations
    means: NDArray[Any] = values[:whole].astype(np.float64).reshape(-1, rotations).mean(axis=1)
    return means


def beginner(figures: Figures) -> NDArray[Any]:
    """What of the win goes to whoever begins."""
    rows = np.arange(figures.games)
    shares: NDArray[Any] = figures.shares[rows, figures.numbers("first")]
    return shares


def winning_points(figures: Figures) -> NDArray[Any]:
    points: NDArray[Any] = figures.by_seat("points").max(axis=1)
    return points


def spread(figures: Figures) -> NDArray[Any]:
    points = figures.by_seat("points")
    between: NDArray[Any] = points.max(axis=1) - points.min(axis=1)
    return between


def wins(figures: Figures, bot: str) -> NDArray[Any]:
    """The wins of one kind of bot, a seat."""
    seats = figures.bots == bot
    found: NDArray[Any] = (figures.shares * seats).sum(axis=1) / seats.sum(axis=1)
    return found


def ended(figures: Figures, ending: str) -> NDArray[Any]:
    """Which games ended so."""
    return contains(figures.table.column("endings"), ending)


def told(lines: list[Line]) -> list[Line]:
    """The changes worth a sentence, the surest first."""
    return sorted([line for line in lines if line.is_sure], key=lambda line: -line.strength)
