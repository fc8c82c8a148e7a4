"""How fast our own engine plays at random: one measurement for each line on stdin.

    python -m mythagora.lab.pace

A line is a name and a number of seconds: `mythe/4 0.5` for playouts, `mythe/4/clones 0.5` or
`mythe/4/redeals 0.5`, `mythe/2/iterations 0.5` for plain ISMCTS with uniform playouts; the answer is one line
of JSON. `tools/peers.py --serve` speaks the same for other libraries, so that a benchmark can let everybody
take turns in one run. A decision is: list the legal actions, pick one, apply it.
"""

import json
import sys
import time

from mythagora import COMPILED, shelf
from mythagora.bots.playout import clones, playouts, redeals
from mythagora.bots.search.search import think_plainly
from mythagora.engine.state import State

ITERATIONS = 100  # of a search for one move


def start(name: str, players: int) -> State:
    game = shelf.find(name)
    return game.new(players, game.among_bots({}), shelf.edition(name), bytes(32))


def count(kind: str, state: State, batch: int, seed: int) -> int:
    """Do so many of a thing; how many were counted."""
    if kind == "clones":
        return clones(state, batch)
    if kind == "redeals":
        return redeals(state, batch, seed)
    if kind == "iterations":
        return think_plainly(state, batch * ITERATIONS, seed)
    return playouts(state, batch, seed)


def measure(name: str, seconds: float) -> dict[str, object]:
    """One thing again and again for at least so many seconds of CPU time."""
    game, players, *kind = name.split("/")
    state = start(game, int(players))
    done, games, batch = 0, 0, 1
    began, wall = time.process_time(), time.perf_counter()
    while (spent := time.process_time() - began) < seconds:
        done += count("".join(kind), state, batch, games + 1)
        games += batch
        batch = min(batch * 2, 4096 if kind == ["clones"] else 16)
    wall = time.perf_counter() - wall
    return {
        "name": name,
        "decisions": done,
        "cpu_seconds": spent,
        "wall_seconds": wall,
        "playouts": games,
        "compiled": COMPILED,
    }


def main() -> None:
    for line in sys.stdin:
        name, _, seconds = line.strip().partition(" ")
        print(json.dumps(measure(name, float(seconds))), flush=True)


if __name__ == "__main__":
    main()
