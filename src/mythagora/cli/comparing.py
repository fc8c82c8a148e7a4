"""`mythagora lab diff`: the same deals under two editions or sets of options, side by side."""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from mythagora import shelf
from mythagora.bots import roster
from mythagora.cli import settings, simulate
from mythagora.cli.match import tell_failed
from mythagora.cli.screen import Screen, complain
from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.extras import need
from mythagora.lab.plan import Plan
from mythagora.texts import Texts

if TYPE_CHECKING:
    from mythagora.lab.diff import Line

SENTENCES = 5  # changes told in words


@dataclass(frozen=True)
class Wishes:
    """What stood on the command line."""

    game: str
    editions: tuple[str, ...]
    options: tuple[str, ...]
    change: tuple[str, ...]  # options of the second side only
    seats: str
    games: int
    seed: str


def diff(texts: Texts, screen: Screen, wishes: Wishes, output: Path | None, workers: int) -> int | None:
    need("lab", "pyarrow", "numpy")
    from mythagora.lab.diff import compare
    from mythagora.lab.results import Folder, failed, read
    from mythagora.lab.run import cores, run

    name = wishes.game
    pair = plans_of(wishes)
    with tempfile.TemporaryDirectory(prefix="mythagora-") as scratch:
        base = output or Path(scratch)
        folders = [Folder(base / side, plan) for side, plan in zip(("a", "b"), pair, strict=True)]
        for folder in folders:
            folder.open()
        done = sum(folder.played() for folder in folders)
        try:
            with simulate.bar(texts, screen, sum(plan.games for plan in pair), done) as progress:
                for folder in folders:
                    run(folder, workers or cores(), "local", progress)
        except KeyboardInterrupt:
            complain(texts.say("lab-diff-stopped" if output else "stopped-plainly", folder=str(base)))
            return simulate.STOPPED_BY_KEY
        sides = [read(folder.path) for folder in folders]
        lines = compare(*sides)
    one, other = labels(pair, wishes.change)
    bots = ", ".join(roster.title_of(texts.say, bot) for bot in pair[0].bots)
    title = texts.say(f"{name}-title")
    screen.say(texts.say("lab-diff-about", games=pair[0].games, game=title, bots=bots, one=one, other=other))
    tell(texts, screen, name, lines)
    screen.print(table_of(texts, name, lines, one, other))
    screen.say(texts.say("lab-diff-how"))
    for bot in dict.fromkeys(pair[0].bots):
        decisions = sum(failed(side).get(bot, 0) for side in sides)
        if decisions:
            tell_failed(texts, screen, {bot: decisions}, name)
    return None


def plans_of(wishes: Wishes) -> list[Plan]:
    """Two plans that differ in edition or options, and in nothing else."""
    editions = wishes.editions
    if len(editions) > 2 or (len(editions) < 2 and not wishes.change):
        raise InputError("diff-sides", {"editions": str(len(editions))})
    game = shelf.find(wishes.game)
    bots = simulate.bots_in(wishes.seats)
    first = settings.parse_options(game, list(wishes.options), is_among_bots=True)
    second = settings.parse_options(game, [*wishes.options, *wishes.change], is_among_bots=True)
    ends = [editions[0] if editions else "", editions[-1] if editions else ""]
    key = settings.parse_seed(wishes.seed)
    whole = -(-wishes.games // len(bots)) * len(bots)  # every deal in each order of the seats
    found = [
        plans.make(game, bots, used, settings.find_edition(game, side), whole, key)
        for side, used in zip(ends, (first, second), strict=True)
    ]
    if found[0] == found[1]:
        raise InputError("diff-same", {"edition": found[0].edition})
    return found


def labels(pair: list[Plan], change: tuple[str, ...]) -> tuple[str, str]:
    """What the two sides are called: by edition, or by what the second one changes."""
    one, other = pair[0].edition, pair[1].edition
    if pair[0].edition_hash == pair[1].edition_hash:
        return one, ", ".join(change)
    return (one, other) if one != other else (f"{one} A", f"{other} B")


def name_of(texts: Texts, game: str, line: str) -> str:
    """A line's name: the lab's own, a bot's, an ending's or a measure's."""
    kind, _, rest = line.partition("-")
    if kind == "bot":
        return texts.say("lab-diff-bot", bot=roster.title_of(texts.say, rest))
    if kind == "ending":
        return texts.say("lab-diff-ending", ending=texts.say(f"{game}-ending-{rest}"))
    if kind == "measure":
        return texts.say(f"measure-{game}-{rest}")
    return texts.say(f"lab-diff-{line}")


def tell(texts: Texts, screen: Screen, game: str, lines: "list[Line]") -> None:
    from mythagora.lab.diff import told

    sure = told(lines)
    if not sure:
        screen.say(texts.say("lab-diff-nothing"), "bold")
    for line in sure[:SENTENCES]:
        facts = {"what": name_of(texts, game, line.name), "one": shown(line, line.one.mean)}
        way = "up" if line.change.mean > 0 else "down"
        screen.say(
            texts.say("lab-diff-changed", way=way, other=shown(line, line.other.mean), **facts), "bold"
        )
    if len(sure) > SENTENCES:
        screen.say(texts.say("lab-diff-more", number=len(sure) - SENTENCES))


def shown(line: "Line", value: float, sign: str = "") -> str:
    from mythagora.lab.diff import SHARE

    if line.kind == SHARE:
        return f"{value * 100:{sign}.1f} %"
    return f"{value:{sign}.2f}" if abs(value) < 20 else f"{value:{sign},.1f}"


def table_of(texts: Texts, game: str, lines: "list[Line]", one: str, other: str) -> Table:
    """Every figure side by side; a mark beside the changes that are sure."""
    table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="bold")
    table.add_column(texts.say("lab-diff-figure"), overflow="fold")
    for head in (one, other, texts.say("lab-diff-change")):
        table.add_column(head[:20], justify="right", no_wrap=True)
    table.add_column("")
    for line in lines:
        if line.one.mean == 0 and line.other.mean == 0:
            continue
        change = f"{shown(line, line.change.mean, '+')} ± {shown(line, line.change.reach)}"
        columns = [f"{shown(line, side.mean)} ± {shown(line, side.reach)}" for side in (line.one, line.other)]
        mark = texts.say("lab-diff-sure") if line.is_sure else ""
        table.add_row(name_of(texts, game, line.name), *columns, change, mark)
    return table
