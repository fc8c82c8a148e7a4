"""The ladders of docs/bots.md as one plan, the most telling games first; for `tools/ladder-away.sh`.

    python tools/ladder_away.py --results FILE --seconds 540 --processes 16

What FILE holds already is not played again; `mythagora ladder GAME … --results FILE` prints tables from it.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path

from mythagora import COMPILED, shelf
from mythagora.bots.levels import LEVELS, PLAIN
from mythagora.lab import ladder
from mythagora.lab.ladder import Book, Effort, Group, Pairing

LADDER = ["random", *LEVELS]
SHARE = 0.01  # of the table's simulations


def plan() -> list[Pairing]:
    """Every level against the one below it, with two players and with as many as the game takes."""
    pairings = []
    for counts in (min, max):
        for game in shelf.GAMES.values():
            players = counts(game.fewest, game.most)
            pairings += ladder.neighbours(game.name, players, LADDER, SHARE)
            if counts is min:
                pairings.append(Pairing(game.name, players, LEVELS[-1], PLAIN, SHARE))
    return pairings


def tables(book: Book) -> None:
    """What has been played, as the tables of docs/bots.md."""
    for game in shelf.GAMES.values():
        for players in range(game.fewest, game.most + 1):
            found = [
                one for one in plan() if (one.game, one.players) == (game.name, players) and book.of(one)
            ]
            if not found:
                continue
            print(f"\n### {game.title}, {players} players\n")
            print("| bot | against | seeds | games | wins | 95 % interval | test |")
            print("|---|---|---:|---:|---:|---|---|")
            for pairing in found:
                verdict = ladder.judge(pairing, book.of(pairing))
                low, high = verdict.score.interval()
                rate = f"{100 * verdict.score.rate():.1f} % | {100 * low:.1f}–{100 * high:.1f} %"
                played = f"{verdict.groups} | {verdict.score.games}"
                print(f"| {pairing.higher} | {pairing.lower} | {played} | {rate} | {verdict.word} |")
            steps = [one for one in found if one.lower != PLAIN]
            rated = ladder.ratings([group for one in steps for group in book.of(one)])
            order = sorted(rated.items(), key=lambda item: item[1][0])
            print(
                "\nRatings: " + ", ".join(f"{bot} {mu:.1f} ± {sigma:.1f}" for bot, (mu, sigma) in order) + "."
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the ladders.")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--least", type=int, default=60)
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--tables", action="store_true", help="only print the results as tables")
    parser.add_argument("--plan", type=Path, help="a list of pairings as JSON, instead of the ladders")
    chosen = parser.parse_args()
    book = Book(chosen.results)
    book.load()
    if chosen.tables:
        tables(book)
        return
    began = time.monotonic()
    told = began

    def progress(_: Group) -> None:
        nonlocal told
        if time.monotonic() - told > 20:
            told = time.monotonic()
            played = sum(len(groups) for groups in book.groups.values())
            print(f"{told - began:.0f} s: {played} groups", flush=True)

    pairings = plan()
    if chosen.plan is not None and chosen.plan.exists():
        pairings = [Pairing(**wanted) for wanted in json.loads(chosen.plan.read_text(encoding="utf-8"))]
    pairings = [pairing for pairing in pairings if chosen.game in ("", pairing.game)]
    effort = Effort(chosen.least, chosen.most, chosen.processes, chosen.seconds)
    ladder.play(pairings, book, effort, progress)
    print(f"compiled: {COMPILED}; {time.monotonic() - began:.0f} s on {chosen.processes} processes")
    for pairing in pairings:
        groups = book.of(pairing)
        verdict = ladder.judge(pairing, groups)
        low, high = verdict.score.interval()
        cost = sum(group.seconds for group in groups) / max(1, verdict.score.games)
        rate = f"{verdict.score.rate():.3f} [{low:.3f}, {high:.3f}]"
        name = f"{pairing.game}/{pairing.players} {pairing.higher} > {pairing.lower}"
        print(f"{name}: {rate} {verdict.groups} groups, {verdict.word}, {cost:.2f} s a game", flush=True)


if __name__ == "__main__":
    main()
