"""Our decisions per second beside the peers', all measured in turn in one run."""

import json
import os
import platform
import shlex
import statistics
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mythagora import COMPILED, __version__, shelf
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.texts import Texts

PEERS = ["open_spiel/euchre/cpp", "open_spiel/gin_rummy/cpp", "open_spiel/pig/cpp", "catanatron/4"]
SEARCHES = ["open_spiel/gin_rummy/ismcts", "open_spiel/backgammon/mcts"]
WIDTH = 104  # a row of the table is one line with every figure in full, also into a file
PROCESSES = 2
SEARCHED = 2  # seats in the games that plain search is measured on, as in those of the peers


class Worker:
    """A process that measures what it is asked, `name seconds` a line, one JSON line back."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **env},
            start_new_session=True,  # Ctrl-C is for us; we end the workers
        )

    def ask(self, name: str, seconds: float) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):  # a dead worker answers nothing, and its row says so
            self.process.stdin.write(f"{name} {seconds}\n")
            self.process.stdin.flush()

    def answer(self) -> dict[str, float]:
        """What was measured; empty when the worker is gone or says something else."""
        assert self.process.stdout is not None
        try:
            answer = json.loads(self.process.stdout.readline())
        except ValueError:
            return {}
        return answer if isinstance(answer, dict) and "cpu_seconds" in answer else {}

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@dataclass
class Row:
    """One thing measured again and again; a rate a round."""

    title: str
    name: str
    workers: list[Worker]
    unit: str = "decisions"
    game: str = ""  # the title, for one of ours
    is_main: bool = False  # the row that others are compared with
    rates: list[float] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        """All workers at once; with several, the clock on the wall counts, not that of a core."""
        for worker in self.workers:
            worker.ask(self.name, seconds)
        answers = [worker.answer() for worker in self.workers]
        if not all(answers):
            return
        counted = "playouts" if self.unit == "playouts" else "decisions"
        clock = "wall_seconds" if len(self.workers) > 1 else "cpu_seconds"
        self.rates.append(sum(answer[counted] / answer[clock] for answer in answers))

    def median(self) -> float:
        return statistics.median(self.rates) if self.rates else 0.0


def our_rows(ours: list[Worker], plain: Worker, texts: Texts) -> list[Row]:
    rows = []
    for game in shelf.GAMES.values():
        players = min(4, game.most)
        name = f"{game.name}/{players}"
        title = {
            kind: texts.say(f"bench-row-{kind}", title=game.title, players=players, processes=PROCESSES)
            for kind in ("compiled", "plain", "clones", "processes")
        }
        if COMPILED:
            rows.append(Row(title["compiled"], name, ours[:1], game=game.title, is_main=True))
        rows.append(Row(title["plain"], name, [plain], game=game.title, is_main=not COMPILED))
        if COMPILED:
            rows.append(Row(title["clones"], f"{name}/clones", ours[:1], "clones"))
            rows.append(Row(title["clones"], f"{name}/redeals", ours[:1], "redeals"))
            rows.append(Row(title["processes"], name, ours, "playouts"))
    if COMPILED:
        for game in shelf.GAMES.values():
            searched = texts.say("bench-row-search", game=game.title, players=SEARCHED)
            own = [*ours[:1]]
            rows.append(Row(searched, f"{game.name}/{SEARCHED}/iterations", own, "iterations", game.title))
    return rows


def run(peers: str, seconds: float, rounds: int, output: Path | None, texts: Texts, screen: Screen) -> None:
    """`peers` is the command of a peers server; empty for ours alone."""
    pace = [sys.executable, "-m", "mythagora.lab.pace"]
    workers: list[Worker] = []
    try:
        ours = [Worker(pace, {}) for _ in range(PROCESSES)]
        plain = Worker(pace, {"MYTHAGORA_PURE": "1"})
        workers += [*ours, plain]
        rows = our_rows(ours, plain, texts)
        if peers:
            rival = start_peers(peers)
            workers.append(rival)
            rows += [Row(name, name, [rival]) for name in PEERS]
            rows += [Row(name, name, [rival], "iterations") for name in SEARCHES]
        measure_in_turn(rows, seconds, rounds)
    finally:
        for worker in workers:
            worker.close()
    narrow = screen.console.width
    screen.console.width = max(narrow, WIDTH)
    screen.print(table_of(rows, texts))
    screen.print(searches_of(rows, texts))
    screen.console.width = narrow
    how = "bench-how" if COMPILED else "bench-how-plain"
    python = platform.python_version()
    screen.say(texts.say(how, version=__version__, python=python, rounds=rounds, seconds=str(seconds)))
    for row in rows:
        if not row.rates:
            screen.say(texts.say("bench-peer-failed", peer=row.title))
    if not peers:
        screen.say(texts.say("bench-no-peers"))
    if output is not None:
        rates = {f"{row.title} ({row.unit}/s)": row.rates for row in rows}
        output.write_text(json.dumps(rates, indent=1) + "\n", encoding="utf-8")


def start_peers(command: str) -> Worker:
    try:
        return Worker(shlex.split(command), {})
    except (OSError, ValueError) as error:
        raise InputError("peers-command", {"command": command[:80], "problem": str(error)[:80]}) from None


def measure_in_turn(rows: list[Row], seconds: float, rounds: int) -> None:
    columns = (TextColumn("{task.description:40}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=rounds * len(rows))
        for _ in range(rounds):
            for row in rows:
                progress.update(task, description=row.title)
                row.measure(seconds)
                progress.advance(task)


def table_of(rows: list[Row], texts: Texts) -> Table:
    """Each median with its range, and how many times as fast each of our games is."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for head in ("bench-what", "bench-unit"):
        table.add_column(texts.say(head), no_wrap=True)
    for head in ("bench-median", "bench-range"):
        table.add_column(texts.say(head), justify="right", no_wrap=True)
    ours = [row for row in rows if row.is_main]
    for row in ours:
        table.add_column(texts.say("bench-ratio", title=row.game), justify="right", no_wrap=True)
    for row in rows:
        if not row.rates or row.unit == "iterations":
            continue
        ratios = [f"{own.median() / row.median():,.1f}" for own in ours] if row.unit == "decisions" else []
        spread = f"{figure(min(row.rates))}-{figure(max(row.rates))}"
        table.add_row(row.title, texts.say(f"bench-{row.unit}"), figure(row.median()), spread, *ratios)
    return table


def searches_of(rows: list[Row], texts: Texts) -> Table:
    """Iterations of plain search with uniform playouts to the end, and how many times as fast ours are."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column(texts.say("bench-search"), no_wrap=True)
    for head in ("bench-median", "bench-range"):
        table.add_column(texts.say(head), justify="right", no_wrap=True)
    searches = [row for row in rows if row.unit == "iterations" and row.rates]
    ours = [row for row in searches if row.game]
    for row in ours:
        table.add_column(texts.say("bench-ratio", title=row.game), justify="right", no_wrap=True)
    for row in searches:
        ratios = [f"{own.median() / row.median():,.1f}" for own in ours]
        spread = f"{row_figure(min(row.rates))}-{row_figure(max(row.rates))}"
        table.add_row(row.title, row_figure(row.median()), spread, *ratios)
    return table


def row_figure(number: float) -> str:
    """Rates of a search are small enough to be told in full."""
    return f"{number:,.0f}"


def figure(number: float) -> str:
    if number >= 1e6:
        return f"{number / 1e6:.1f} M"
    return f"{number / 1e3:.0f} k" if number >= 1e3 else f"{number:.0f}"
