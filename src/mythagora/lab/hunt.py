"""A search for a strategy that beats the best there is: other tastes for the guide of a level.

An optimiser proposes how much weight each thing gets that a guide weighs; each proposal plays the bots to be
beaten, at every seat, always on the same deals. What looks best then has to show it again on fresh deals,
since the best of many tries is always partly the luckiest.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mythagora import shelf
from mythagora.bots import levels
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.figures import Estimate, estimate
from mythagora.lab.plan import Plan
from mythagora.lab.play import play_game

FURTHEST = 4.0  # a weight is tried from a quarter of the usual one to four times as much
FINALISTS = 3
DIGITS = 4

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Terms:
    """What is hunted, against whom, and how long."""

    game: str
    level: str
    against: tuple[str, ...]
    players: int
    trials: int
    games: int  # against each of them, for one proposal
    margin: float  # of the share of the wins, beyond an even share
    seed: int


@dataclass(frozen=True)
class Prey:
    """A proposal and how it did against each bot."""

    bot: str
    tastes: dict[str, float]
    factors: dict[str, float]  # of the usual tastes
    shares: dict[str, Estimate]

    @property
    def worst(self) -> float:
        return min(share.mean for share in self.shares.values())

    def dominates(self, even: float, margin: float) -> bool:
        """Whether it surely wins more than its share, by the margin, against every one."""
        return all(share.low > even + margin for share in self.shares.values())


@dataclass
class Hunt:
    """What came of it: all tried, and the finalists on fresh deals, the best first."""

    terms: Terms
    tried: list[Prey] = field(default_factory=list)
    finalists: list[Prey] = field(default_factory=list)


def check(terms: Terms) -> None:
    if terms.level not in levels.LEVELS or not levels.taste_names(terms.game):
        known = ", ".join(levels.LEVELS)
        raise InputError("hunt-level", {"level": terms.level[:40], "known": known})


def whole(games: int, players: int) -> int:
    """Every deal in each order of the seats."""
    return -(-games // players) * players


def total_games(terms: Terms) -> int:
    """How many games the whole hunt takes."""
    first = terms.trials * whole(terms.games, terms.players)
    again = min(FINALISTS, terms.trials) * whole(terms.games * 2, terms.players)
    return (first + again) * len(terms.against)


class Hunter:
    """Tries, then lets the best show it again."""

    def __init__(
        self,
        terms: Terms,
        edition: Edition,
        options: dict[str, int],
        pool: Executor | None,
        progress: Progress,
    ) -> None:
        check(terms)
        self.terms = terms
        self.game = shelf.find(terms.game)
        self.edition = edition
        self.options = options
        self.pool = pool
        self.progress = progress
        names = levels.taste_names(terms.game)
        self.usual = dict(zip(names, levels.usual_taste(terms.game), strict=True))

    def hunt(self) -> Hunt:
        import optuna

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        study = optuna.create_study(
            direction="maximize", sampler=optuna.samplers.TPESampler(seed=self.terms.seed)
        )
        study.enqueue_trial({name: 1.0 if weight else 0.0 for name, weight in self.usual.items()})
        found = Hunt(self.terms)

        def attempt(trial: optuna.Trial) -> float:
            factors = {name: self.suggest(trial, name) for name in self.usual}
            found.tried.append(self.judge(factors, self.terms.games, "tried"))
            return found.tried[-1].worst

        study.optimize(attempt, n_trials=self.terms.trials)
        best = sorted(found.tried, key=lambda prey: -prey.worst)[:FINALISTS]
        found.finalists = [self.judge(prey.factors, self.terms.games * 2, "again") for prey in best]
        found.finalists.sort(key=lambda prey: -prey.worst)
        return found

    def suggest(self, trial: Any, name: str) -> float:
        """A factor of the usual weight; a weight that is usually nothing gets one of its own."""
        if self.usual[name]:
            return float(trial.suggest_float(name, 1 / FURTHEST, FURTHEST, log=True))
        return float(trial.suggest_float(name, -1.0, 1.0))

    def judge(self, factors: dict[str, float], games: int, deals: str) -> Prey:
        """A proposal, as a bot that anybody can seat (`search:level2,item=1.5`), against every other."""
        tastes = {name: round((self.usual[name] or 1.0) * factor, DIGITS) for name, factor in factors.items()}
        words = ",".join(f"{name}={value:g}" for name, value in tastes.items())
        bot = f"search:{self.terms.level},{words}"
        return Prey(
            bot, tastes, factors, {other: self.meet(bot, other, games, deals) for other in self.terms.against}
        )

    def meet(self, bot: str, other: str, games: int, deals: str) -> Estimate:
        """One bot at every seat of the same deals; its share of the wins, deal by deal."""
        players = self.terms.players
        bots = [bot, *[other] * (players - 1)]
        seed = f"{deals} {self.terms.seed}".encode().ljust(32, b"\0")[:32]
        plan = plans.make(self.game, bots, self.options, self.edition, whole(games, players), seed)
        shares = np.array(self.play(plan)).reshape(-1, players)
        return estimate(shares.mean(axis=1))

    def play(self, plan: Plan) -> list[float]:
        """What the first bot wins, game by game."""
        numbers = range(plan.games)
        played: Iterable[float] = map(share_of, [plan] * plan.games, numbers)
        if self.pool is not None:
            played = self.pool.map(share_of, [plan] * plan.games, numbers, chunksize=2)
        shares = []
        for share in played:
            shares.append(share)
            self.progress(1)
        return shares


def share_of(plan: Plan, number: int) -> float:
    state, _, _ = play_game(plan, number, None)
    return float(state.reward(plan.rotation(number)))
