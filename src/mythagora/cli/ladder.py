"""`mythagora ladder`: which bot is stronger, by paired games and a sequential test."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from mythagora import COMPILED, __version__, shelf
from mythagora.bots import roster
from mythagora.bots.levels import LEVELS
from mythagora.cli.match import percent, tell_failed
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.lab import ladder
from mythagora.lab.ladder import Book, Effort, Group, Pairing, Verdict
from mythagora.texts import Texts

PICTURES = (".svg", ".png")


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    bots: tuple[str, ...] = ()
    players: int = 0
    share: float = 1.0
    effort: Effort = field(default_factory=Effort)
    results: Path | None = None
    keep: Path | None = None
    plot: Path | None = None
    output: Path | None = None


def run(wishes: Wishes, texts: Texts, screen: Screen) -> list[Verdict]:
    game = shelf.find(wishes.game)
    players = wishes.players or game.fewest
    game.check_players(players)
    bots = list(wishes.bots) or ["random", *LEVELS]
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise InputError("ladder-bots", {"found": ", ".join(bots)[:80]})
    for bot in bots:
        roster.find(bot, wishes.game, 0)
    if wishes.plot is not None and wishes.plot.suffix not in PICTURES:
        raise InputError("ladder-plot", {"file": str(wishes.plot), "known": ", ".join(PICTURES)})
    for file in (wishes.plot, wishes.output):  # told now, and not after hours of play
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
    pairings = ladder.neighbours(wishes.game, players, bots, wishes.share)
    book = Book(wishes.results)
    book.load()
    share = percent(wishes.share)
    screen.say(texts.say("ladder-plays", bots=", ".join(bots), game=game.title, players=players, share=share))
    play(pairings, book, wishes, screen)
    verdicts = [ladder.judge(pairing, book.of(pairing)) for pairing in pairings]
    screen.print(table_of(verdicts, texts))
    groups = [group for pairing in pairings for group in book.of(pairing)]
    rated = ladder.ratings(groups)
    screen.print(ratings_table(rated, texts))
    failed: Counter[str] = Counter()
    for group in groups:
        failed.update(group.failures)
    tell_failed(texts, screen, failed, wishes.game)
    mode = "compiled" if COMPILED else "plain"
    how = texts.say("ladder-how", share=share, version=__version__, mode=mode, behaviour=game.version)
    screen.say(how)
    if wishes.output is not None:
        told = {**as_data(wishes, players, verdicts, rated), "failures": failed}
        wishes.output.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if wishes.plot is not None:
        draw(wishes.plot, verdicts, texts, game.title)
    return verdicts


def play(pairings: list[Pairing], book: Book, wishes: Wishes, screen: Screen) -> None:
    """A bar that fills with groups; a pairing that is decided early fills its part at once."""
    effort = wishes.effort
    columns = (TextColumn(" {task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    quiet = not screen.console.is_terminal
    with Progress(*columns, console=screen.console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=len(pairings) * effort.most)

        def advance(group: Group) -> None:
            done = 0
            for pairing in pairings:
                groups = book.of(pairing)
                settled = ladder.is_settled(pairing, groups, effort.least, effort.most)
                done += effort.most if settled else len(groups)
            title = f"{group.pairing.higher} > {group.pairing.lower}"
            progress.update(task, completed=done, description=title)

        ladder.play(pairings, book, effort, advance, str(wishes.keep) if wishes.keep else "")


def table_of(verdicts: list[Verdict], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for head in ("ladder-higher", "ladder-lower"):
        table.add_column(texts.say(head))
    for head in ("ladder-seeds", "ladder-games", "ladder-wins", "ladder-interval", "ladder-even"):
        table.add_column(texts.say(head), justify="right")
    table.add_column(texts.say("ladder-verdict"))
    for verdict in verdicts:
        low, high = verdict.score.interval()
        table.add_row(
            verdict.pairing.higher,
            verdict.pairing.lower,
            str(verdict.groups),
            str(verdict.score.games),
            f"{percent(verdict.score.rate())} %",
            f"{percent(low)}–{percent(high)} %",
            f"{percent(verdict.pairing.even)} %",
            texts.say(f"ladder-{verdict.word}"),
        )
    return table


def ratings_table(rated: dict[str, tuple[float, float]], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    table.add_column(texts.say("ladder-bot"))
    table.add_column(texts.say("ladder-rating"), justify="right")
    for bot, (middle, spread) in sorted(rated.items(), key=lambda item: -item[1][0]):
        table.add_row(bot, f"{middle:.1f} ± {spread:.1f}")
    return table


def as_data(
    wishes: Wishes, players: int, verdicts: list[Verdict], rated: dict[str, tuple[float, float]]
) -> dict[str, object]:
    rows = []
    for verdict in verdicts:
        low, high = verdict.score.interval()
        rows.append(
            {
                "higher": verdict.pairing.higher,
                "lower": verdict.pairing.lower,
                "seeds": verdict.groups,
                "games": verdict.score.games,
                "wins": verdict.score.wins,
                "rate": verdict.score.rate(),
                "interval": [low, high],
                "even": verdict.pairing.even,
                "likelihood_ratio": verdict.ratio,
                "verdict": verdict.word,
            }
        )
    return {
        "game": wishes.game,
        "players": players,
        "share": wishes.share,
        "engine": __version__,
        "behaviour": shelf.find(wishes.game).version,
        "edition": shelf.edition(wishes.game).hash,
        "pairings": rows,
        "ratings": {bot: {"mu": mu, "sigma": sigma} for bot, (mu, sigma) in rated.items()},
    }


def draw(file: Path, verdicts: list[Verdict], texts: Texts, title: str) -> None:
    """Each pairing as a bar with its interval, the even share as a line; .svg or .png by the name."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise InputError("ladder-no-plot", {}) from None
    figure = Figure(figsize=(8, 0.6 * len(verdicts) + 1.4), layout="constrained")
    axes = figure.subplots()
    names = [f"{verdict.pairing.higher} > {verdict.pairing.lower}" for verdict in verdicts]
    rates = [100 * verdict.score.rate() for verdict in verdicts]
    bounds = [verdict.score.interval() for verdict in verdicts]
    below = [max(0.0, rate - 100 * low) for rate, (low, _) in zip(rates, bounds, strict=True)]
    above = [max(0.0, 100 * high - rate) for rate, (_, high) in zip(rates, bounds, strict=True)]
    axes.barh(names, rates, xerr=[below, above], color="#4d7ea8", ecolor="#1d2b38", capsize=4)
    axes.axvline(100 * verdicts[0].pairing.even, color="#b3541e", linestyle="--")
    axes.set_xlim(0, 100)
    axes.set_xlabel(texts.say("ladder-axis"))
    axes.set_title(texts.say("ladder-title", game=title, players=verdicts[0].pairing.players))
    figure.savefig(file)
