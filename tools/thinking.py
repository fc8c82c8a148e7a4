"""How long the levels think about a decision: CPU seconds, mean and longest, as the table of docs/bots.md.

    PYTHONPATH=build/compiled python tools/thinking.py --decisions 15

Asked are decisions all through a game of Thumbs, each with at least three answers, and each by a bot that has
not thought about the turn before. Nothing cuts them short, though the clock does at a table.
"""

from __future__ import annotations

import argparse
import time

from mythagora import COMPILED, __version__, shelf
from mythagora.bots import base, roster
from mythagora.bots.levels import LEVELS
from mythagora.engine.dice import fast
from mythagora.engine.game import Game
from mythagora.engine.state import State
from mythagora.lab.match import played_game, seed_of

CHOICES = 3  # what has fewer answers costs little thought


def positions(game: Game, players: int, number: int) -> list[State]:
    """From a game of Thumbs, as far from one another as there are."""
    options = game.among_bots({})
    edition = shelf.edition(game.name)
    whole = played_game(game.name, edition, options, ["thumb"] * players, 1)
    state = game.new(players, game.settle(options), edition, seed_of(1))
    found = []
    for entry in whole.record.entries:
        if len(state.legal_actions(entry.seat)) >= CHOICES:
            found.append(state.clone())
        state.apply(entry.seat, state.parse(entry.words))
    return [found[place * len(found) // number] for place in range(number)]


def spent(level: str, game: Game, asked: list[State]) -> list[float]:
    """CPU seconds by position, of a level that always thinks."""
    seconds = []
    for number, state in enumerate(asked):
        bot = roster.find(f"search:{level},slip=0", game.name, number, players=state.players)
        began = time.process_time()
        base.ask(bot, state, state.to_act(), fast(number + 1))
        seconds.append(time.process_time() - began)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the levels think.")
    parser.add_argument("--decisions", type=int, default=15, help="of each game and number of players")
    chosen = parser.parse_args()
    print("| game | " + " | ".join(f"level {level[-1]}" for level in LEVELS) + " |")
    print("|---|" + "---:|" * len(LEVELS))
    for game in shelf.GAMES.values():
        for players in (game.fewest, game.most):
            asked = positions(game, players, chosen.decisions)
            cells = []
            for level in LEVELS:
                seconds = spent(level, game, asked)
                cells.append(f"{sum(seconds) / len(seconds):.3f} ({max(seconds):.3f})")
            print(f"| {game.title}, {players} players | {' | '.join(cells)} |", flush=True)
    mode = "compiled" if COMPILED else "plain"
    print(f"\nMythagora {__version__}, {mode}; {chosen.decisions} decisions each.")


if __name__ == "__main__":
    main()
