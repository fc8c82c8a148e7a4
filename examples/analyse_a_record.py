"""Analyse a record: how the chances moved in a game, and which moves moved them most.

    python examples/analyse_a_record.py my-game.json

Without a file it looks at a game that bots play. Before every turn the rest of the game is played many times
by Thumb from worlds that a spectator could not tell from the true one; what each seat wins there is its
chance.
"""

import argparse
from itertools import pairwise
from pathlib import Path

from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.table import play_out
from mythagora.engine.dice import fast
from mythagora.engine.play import Play
from mythagora.engine.state import State
from mythagora.lab import plan as plans
from mythagora.lab.play import record_of
from mythagora.storage import records

SPECTATOR = -1
SHOWN = 3
WIDTH_OF_BAR = 40
MARKS = "#o+x*"


def chances(state: State, game: str, playouts: int) -> list[float]:
    """What each seat wins from here, on average."""
    wins = [0.0] * int(state.players)
    for number in range(playouts):
        world = state.clone()
        world.redeal(SPECTATOR, fast(number * 2 + 1))
        seated = [roster.find("thumb", game, number * 8 + seat) for seat in range(int(state.players))]
        play_out(world, seated, fast(number * 2 + 2), None, None)
        for seat in range(int(state.players)):
            wins[seat] += world.reward(seat)
    return [won / playouts for won in wins]


def played(path: Path | None) -> Play:
    if path is not None:
        return records.read(path).play
    game = shelf.find("mythe")
    plan = plans.make(game, ["thumb", "thumb", "random"], {}, shelf.edition("mythe"), 1, bytes(32))
    return record_of(plan, 0)


def turns(play: Play, most: int) -> list[int]:
    """The moves with which turns begin, at most so many, spread over the game."""
    places, turn = [], -1
    for place, moment in enumerate(play.moments):
        if moment.before.turns() != turn:
            turn = moment.before.turns()
            places.append(place)
    stride = -(-len(places) // most)
    return places[::stride]


def told(play: Play, first: int, last: int) -> str:
    """What was done between two moves, in the game's notation."""
    moves = play.moments[first:last]
    return ", ".join(f"{moment.seat} {moment.before.text(moment.action)}" for moment in moves[:6])


def main() -> None:
    parser = argparse.ArgumentParser(description="How the chances moved in a game.")
    parser.add_argument("record", type=Path, nargs="?")
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--turns", type=int, default=40, help="looks at so many turns at most")
    chosen = parser.parse_args()
    play = played(chosen.record)
    game = play.record.game
    places = turns(play, chosen.turns)
    found = [chances(play.moments[place].before, game, chosen.playouts) for place in places]
    end = play.state
    if end.is_over():
        places.append(len(play.moments))
        found.append([end.reward(seat) for seat in range(int(end.players))])
    seats = range(int(end.players))
    print(f"{shelf.find(game).title}, {len(play.moments)} moves. What each seat would win, turn by turn:")
    print("  ".join(f"{MARKS[seat]} seat {seat}" for seat in seats))
    for place, shares in zip(places, found, strict=True):
        bar = "".join(MARKS[seat] * round(shares[seat] * WIDTH_OF_BAR) for seat in seats)
        print(f"{place:5} {bar:{WIDTH_OF_BAR + 2}} " + " ".join(f"{share * 100:3.0f}" for share in shares))
    moved = [
        (max(abs(after[seat] - before[seat]) for seat in seats), number)
        for number, (before, after) in enumerate(pairwise(found))
    ]
    print("\nThe turns that moved most:")
    for size, number in sorted(moved, reverse=True)[:SHOWN]:
        first, last = places[number], places[number + 1]
        print(f"{size * 100:3.0f} points, moves {first + 1} to {last}: {told(play, first, last)}")


if __name__ == "__main__":
    main()
