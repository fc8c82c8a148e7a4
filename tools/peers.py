"""How fast do other game libraries play at random? One thread, decisions per second of CPU time.

A decision is: list the legal actions, pick one, apply it. Dice and deals are not decisions; the time
they take is counted, as it is for our own games.

This script knows nothing of Mythagora. It runs in an environment of its own, with
`requirements/peers.txt` installed, so that the peers never mix with what we depend on:

    python tools/peers.py list                     the measurements this environment can make
    python tools/peers.py --seconds 1 --rounds 5   all of them, interleaved; one JSON line each
    python tools/peers.py --serve                  one measurement for each line on stdin

With `--serve` a line is a name and a number of seconds, `catanatron/4 0.5`, and the answer is one line
of JSON with `name`, `decisions` and `cpu_seconds`; the line `list` is answered with `names`, and
anything else with `error`. So a benchmark of ours can take turns with the peers in one run, and both
get the same share of a busy machine.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from itertools import cycle
from typing import Protocol, TypeAlias, cast

SEED = 1
POSITIONS = 32  # dealt positions that the C++ playouts of a game start from, in turn
PRECISION = 0.01  # the length of a playout is estimated until its relative standard error is below this
FEWEST, MOST = 256, 8192  # playouts spent on that estimate

# C++ playouts asked for with one call from Python: enough that the call itself (about 2 µs) vanishes, few
# enough that a measurement of a fraction of a second visits many positions.
ROLLOUTS = {"euchre": 100, "gin_rummy": 10, "pig": 100}

ITERATIONS = 100  # of a search for one move
SEARCHES = ["open_spiel/gin_rummy/ismcts", "open_spiel/backgammon/mcts"]


@dataclass(frozen=True, slots=True)
class Measured:
    """What was played in one measurement."""

    name: str
    decisions: int
    cpu_seconds: float
    playouts: int
    counted: str  # how `decisions` came about, in words


Measurement: TypeAlias = Callable[[float], Measured]


class SpielState(Protocol):
    """The part of `pyspiel.State` that a random playout needs."""

    def apply_action(self, action: int) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def clone(self) -> SpielState: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...


class SpielGame(Protocol):
    """The part of `pyspiel.Game` that a random playout needs."""

    def new_initial_state(self) -> SpielState: ...


class SpielBot(Protocol):
    """A bot of OpenSpiel, asked for a move."""

    def step(self, state: SpielState) -> int: ...


def roll(state: SpielState, dice: random.Random) -> None:
    """Let chance act."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(actions, chances)[0])


def play_out(state: SpielState, dice: random.Random) -> int:
    """Finish a game through the Python API; how many decisions were taken."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            roll(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions


def open_spiel_python(name: str, game: SpielGame) -> Measurement:
    """Whole games through OpenSpiel's Python API, every decision counted."""
    dice = random.Random(SEED)

    def measure(seconds: float) -> Measured:
        decisions = playouts = 0
        start = now = time.process_time()
        while now - start < seconds:
            decisions += play_out(game.new_initial_state(), dice)
            playouts += 1
            now = time.process_time()
        return Measured(name, decisions, now - start, playouts, "each decision")

    return measure


def open_spiel_cpp(name: str, game: SpielGame, rollouts: int) -> Measurement:
    """Random playouts inside OpenSpiel's C++, as fast as it can make them.

    `RandomRolloutEvaluator` cannot be called from Python, but a search can: with one simulation it
    evaluates the position it is given, `rollouts` times, and grows no tree. A search cannot start
    at a chance node (OpenSpiel crashes), so the playouts start from positions already dealt, which
    flatters OpenSpiel a little. C++ does not count decisions; how many there are in a playout from
    the same positions is estimated beforehand through the Python API, which picks actions with the
    same chances.
    """
    pyspiel = importlib.import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
    simulations, exploration, megabytes, solve, verbose = 1, 2.0, 100, False, False
    bot: SpielBot = pyspiel.MCTSBot(
        game, evaluator, exploration, simulations, megabytes, solve, SEED, verbose
    )
    dice = random.Random(SEED)
    positions = [dealt(game, dice) for _ in range(POSITIONS)]
    turns = cycle(positions)
    length, error = 0.0, 0.0

    def measure(seconds: float) -> Measured:
        nonlocal length, error
        if not length:  # only when asked for the first time, and before the clock starts
            length, error = playout_length(positions, dice)
        calls = 0
        start = now = time.process_time()
        while now - start < seconds:
            bot.step(next(turns))
            calls += 1
            now = time.process_time()
        playouts = calls * rollouts
        counted = f"{length:.2f} ± {error:.2f} decisions a playout, estimated by playing in Python"
        return Measured(name, round(playouts * length), now - start, playouts, counted)

    return measure


def open_spiel_search(name: str, game: SpielGame) -> Measurement:
    """Iterations of OpenSpiel's search in C++, each with one uniform playout to the end of the game.

    ISMCTS where cards are hidden, MCTS where dice are rolled; `decisions` counts the iterations here.
    """
    pyspiel = importlib.import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    exploration, megabytes, solve, verbose = 2.0, 1000, False, False
    bot: SpielBot
    if name.endswith("/ismcts"):
        bot = pyspiel.ISMCTSBot(SEED, evaluator, exploration, ITERATIONS)
    else:
        bot = pyspiel.MCTSBot(game, evaluator, exploration, ITERATIONS, megabytes, solve, SEED, verbose)
    dice = random.Random(SEED)
    turns = cycle([dealt(game, dice) for _ in range(POSITIONS)])

    def measure(seconds: float) -> Measured:
        iterations = calls = 0
        start = now = time.process_time()
        while now - start < seconds:
            bot.step(next(turns))
            calls += 1
            iterations += ITERATIONS
            now = time.process_time()
        return Measured(name, iterations, now - start, calls, "each iteration of the search")

    return measure


def dealt(game: SpielGame, dice: random.Random) -> SpielState:
    """A game at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        roll(state, dice)
    return state


def playout_length(positions: Sequence[SpielState], dice: random.Random) -> tuple[float, float]:
    """The mean number of decisions in a playout from these positions, and its standard error."""
    lengths: list[int] = []
    while True:
        lengths += [play_out(position.clone(), dice) for position in positions]
        if len(lengths) >= FEWEST:
            mean = statistics.fmean(lengths)
            error = statistics.stdev(lengths) / len(lengths) ** 0.5
            if error < PRECISION * mean or len(lengths) >= MOST:
                return mean, error


def catanatron(name: str, players: int) -> Measurement:
    """Whole games of Catan between random players, every action that a player chose counted."""
    library = importlib.import_module("catanatron")
    limit = cast(int, importlib.import_module("catanatron.game").TURNS_LIMIT)
    seats = [library.RandomPlayer(color) for color in list(library.Color)[:players]]
    dice = random.Random(SEED)

    def measure(seconds: float) -> Measured:
        decisions = playouts = 0
        start = now = time.process_time()
        while now - start < seconds:
            game = library.Game(seats, seed=dice.randrange(1, sys.maxsize))
            while game.winning_color() is None and game.state.num_turns < limit:
                game.play_tick()  # one player's choice; it ends by listing the next legal actions
                decisions += 1
            playouts += 1
            now = time.process_time()
        return Measured(name, decisions, now - start, playouts, "each decision")

    return measure


def measurements() -> dict[str, Measurement]:
    """All that can be measured here, by name; a library that is not installed is left out."""
    found: dict[str, Measurement] = {}
    if find_spec("pyspiel"):
        pyspiel = importlib.import_module("pyspiel")
        for title, rollouts in ROLLOUTS.items():
            game: SpielGame = pyspiel.load_game(title)
            cpp, python = f"open_spiel/{title}/cpp", f"open_spiel/{title}/python"
            found[cpp] = open_spiel_cpp(cpp, game, rollouts)
            found[python] = open_spiel_python(python, game)
        for name in SEARCHES:
            found[name] = open_spiel_search(name, pyspiel.load_game(name.split("/")[1]))
    if find_spec("catanatron"):
        found["catanatron/4"] = catanatron("catanatron/4", 4)
    return found


def positive(text: str) -> float | None:
    """The number this says, unless it is none, or none to measure by."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 0 < number < float("inf") else None


def answer(line: str, known: dict[str, Measurement]) -> dict[str, object]:
    """What `--serve` says to one line."""
    match line.split():
        case ["list"]:
            return {"names": list(known)}
        case [name, seconds] if name in known:
            limit = positive(seconds)
            if limit is None:
                return {"error": f"`{seconds}` is not a number of seconds"}
            return asdict(known[name](limit))
        case [name, _]:
            return {"error": f"there is no measurement `{name}`; `list` names those there are"}
        case _:
            return {"error": f"expected a name and a number of seconds, got `{line.strip()}`"}


def interleaved(known: dict[str, Measurement], seconds: float, rounds: int) -> Iterator[dict[str, object]]:
    """The median of each measurement, taken in turns so that a noisy minute hurts all of them alike."""
    rates: dict[str, list[float]] = {name: [] for name in known}
    counted: dict[str, str] = {}
    for number in range(1, rounds + 1):
        for name, measure in known.items():
            print(f"round {number} of {rounds}: {name}", file=sys.stderr, flush=True)
            measured = measure(seconds)
            rates[name].append(measured.decisions / measured.cpu_seconds)
            counted[name] = measured.counted
    for name, seen in rates.items():
        yield {
            "name": name,
            "decisions_per_second": round(statistics.median(seen)),
            "rounds": [round(rate) for rate in seen],
            "counted": counted[name],
        }


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Random playouts of other game libraries, decisions per second."
    )
    parser.add_argument("command", nargs="?", choices=["list"], help="only name the measurements")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each measurement")
    parser.add_argument(
        "--rounds", type=int, default=3, help="interleaved rounds, of which the median is taken"
    )
    parser.add_argument("--serve", action="store_true", help="measure what stdin asks for, line by line")
    options = parser.parse_args()
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("a measurement needs more than 0 seconds and at least 1 round")

    known = measurements()
    if options.command == "list":
        print("\n".join(known))
    elif options.serve:
        for line in sys.stdin:
            print(json.dumps(answer(line, known), ensure_ascii=False), flush=True)
    elif not known:
        print("None of the peers is installed here: see requirements/peers.txt.", file=sys.stderr)
        return 1
    else:
        for result in interleaved(known, options.seconds, options.rounds):
            print(json.dumps(result, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
