"""Let Optuna look for better settings of level 5: one game and number of players at a time.

    python tools/tune.py mytikas --players 2 --trials 60 --seeds 12 --simulations 60 --processes 2

Each trial plays its settings, one seat among level 5 with its settings of today, on the same seeds, with as
many simulations. What was tried is kept in the folder, and a next run goes on from there. At the end the best
settings play on seeds that no trial has seen, and are printed as the name of a bot, to be tried on a ladder:

    mythagora ladder mytikas level5 search:level5,curiosity=0.9,spread=2.1 --share 0.1
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

from mythagora import shelf
from mythagora.bots import levels
from mythagora.bots.levels import LEVELS
from mythagora.lab import ladder
from mythagora.lab.ladder import Group, Pairing

FACTOR = 2.5  # how far below and above today's value a number is looked for
# Chosen among a few: how far a game is imagined, how slowly branches are added where there are many.
CHOICES: dict[str, list[float]] = {"horizon": [1, 3, 5], "widening": [0.0, 0.4, 0.6]}
CHOSEN: dict[str, list[str]] = {"mythe": [], "mytikas": ["horizon"], "mythotopia": ["horizon", "widening"]}
KEPT = Path("build", "tuning")
FIRST_TRIED = 10_000  # seeds of the trials; ladders begin with 0
FIRST_FRESH = 20_000
# What is looked for; what else a guide weighs makes no difference to how level 5 searches, or little.
SOUGHT = {
    "mythe": ["trust", "generosity", "boldness"],
    "mytikas": ["spread", "spread-left", "eagerness", "tempo", "plans", "city", "favor", "fancy"],
    "mythotopia": ["spread", "spread-left", "eagerness", "tempo", "near", "deck", "wars", "tried"],
}


def today(game: str, players: int) -> dict[str, float]:
    """What level 5 has now, of that which is looked for."""
    settings = levels.level_settings(game, LEVELS[-1], players)
    taste = dict(zip(levels.taste_names(game), levels.taste_of(game, LEVELS[-1], players), strict=True))
    found = {"curiosity": float(settings.get("curiosity", 0.7))}
    chosen = {name: float(settings.get(name, 0.0)) for name in CHOSEN[game]}
    return {**found, **chosen, **{name: taste[name] for name in SOUGHT[game]}}


def suggest(trial: optuna.Trial, known: dict[str, float]) -> str:
    """Settings of a trial, as they stand in the name of a bot."""
    parts = []
    for name, value in known.items():
        if name in CHOICES:
            parts.append(f"{name}={trial.suggest_categorical(name, CHOICES[name]):g}")
            continue
        found = trial.suggest_float(name, value / FACTOR, value * FACTOR, log=True)
        parts.append(f"{name}={round(found) if name == 'tried' else found:.4g}")
    return ",".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for better settings of level 5.")
    parser.add_argument("game", choices=list(shelf.GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--trials", type=int, default=60)
    parser.add_argument("--seeds", type=int, default=12, help="each is a game at every seat")
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=None, help="begin no trial after so long")
    parser.add_argument("--fresh", type=int, default=40, help="new seeds for the best settings")
    parser.add_argument("--fresh-seconds", type=float, default=600.0, help="begin no new seed after so long")
    parser.add_argument("--folder", type=Path, default=KEPT)
    chosen = parser.parse_args()
    game, players = chosen.game, chosen.players
    base = f"search:level5,simulations={chosen.simulations}"
    chosen.folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{players}-{chosen.simulations}"
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        study_name=name,
        storage=JournalStorage(JournalFileBackend(str(chosen.folder / f"{name}.log"))),
        direction="maximize",
        load_if_exists=True,
        sampler=optuna.samplers.TPESampler(seed=1, n_startup_trials=8),
    )
    known = today(game, players)
    if not study.trials:
        for name in CHOSEN[game]:
            for choice in CHOICES[name]:
                if choice != known[name]:
                    study.enqueue_trial({**known, name: choice})
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:

        def played(bot: str, first: int, number: int, seconds: float = 1e9) -> Iterator[Group]:
            """Games against today's settings, as they are done."""
            pairing = Pairing(game, players, bot, base)
            end = time.monotonic() + seconds
            seeds = iter(range(first, first + number))
            running: deque[Future[Group]] = deque()
            while True:
                while len(running) <= chosen.processes and time.monotonic() < end:
                    seed = next(seeds, None)
                    if seed is None:
                        break
                    running.append(pool.submit(ladder.play_group, pairing, seed))
                if not running:
                    return
                yield running.popleft().result()

        def objective(trial: optuna.Trial) -> float:
            """The mean reward; a trial that is clearly bad halfway is given up."""
            bot = f"{base},{suggest(trial, known)}"
            trial.set_user_attr("bot", bot)
            total: float = 0.0
            for number, group in enumerate(played(bot, FIRST_TRIED, chosen.seeds), 1):
                total += group.mean()
                if number == chosen.seeds // 2 and total / number < 0.7 / players:
                    raise optuna.TrialPruned
            mean: float = total / chosen.seeds
            return mean

        study.optimize(objective, n_trials=chosen.trials, timeout=chosen.seconds)
        order = sorted(study.trials, key=lambda one: -(one.value or 0.0))
        print(f"{game}, {players} players: {len(order)} trials, {chosen.seeds} seeds each; the best:")
        for trial in order[:5]:
            print(f"  {trial.value or 0.0:.3f} {trial.user_attrs.get('bot', '')}")
        best = order[0].user_attrs["bot"]
        groups = list(played(best, FIRST_FRESH, chosen.fresh, chosen.fresh_seconds))
    score = ladder.judge(Pairing(game, players, best, base), groups).score
    low, high = score.interval()
    rate = f"{100 * score.rate():.1f} % ({100 * low:.1f}–{100 * high:.1f} %)"
    print(f"  the first of them on {len(groups)} fresh seeds: {rate} of {score.games} games")


if __name__ == "__main__":
    main()
