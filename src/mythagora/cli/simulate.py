"""`mythagora lab run`: many games between bots, with a bar, into a folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import perf_counter

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from mythagora import __version__, shelf
from mythagora.bots.roster import NAMES, title_of
from mythagora.cli import settings
from mythagora.cli.match import tell_failed
from mythagora.cli.screen import Screen, complain
from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.extras import need
from mythagora.lab.plan import Plan
from mythagora.storage import records
from mythagora.storage.records import SeatPart
from mythagora.texts import Texts

STOPPED_BY_KEY = 130


@dataclass(frozen=True)
class Wishes:
    """What stood on the command line."""

    game: str
    seats: str
    games: int
    options: tuple[str, ...]
    edition: str
    seed: str
    rotate: bool
    decisions: bool


class Pace(ProgressColumn):
    """Games a second, over the last half minute."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed or 0.0
        return Text(self.texts.say("lab-pace", games=shown(speed)))


def shown(speed: float) -> str:
    """Games a second."""
    return f"{speed:,.0f}" if speed >= 10 else f"{speed:.1f}"


def bots_in(words: str) -> list[str]:
    """`thumb,level2`; a part such as `simulations=50` belongs to the bot before it."""
    bots: list[str] = []
    for word in [word.strip() for word in words.split(",")]:
        if "=" in word and ":" not in word and bots:
            bots[-1] += f",{word}"
        else:
            bots.append(word.casefold() if word.casefold() in NAMES else word)
    return bots


def plan_of(wishes: Wishes) -> Plan:
    game = shelf.find(wishes.game)
    bots = bots_in(wishes.seats)
    return plans.make(
        game,
        bots,
        settings.parse_options(game, list(wishes.options), is_among_bots=True),
        settings.find_edition(game, wishes.edition),
        wishes.games,
        settings.parse_seed(wishes.seed),
        wishes.rotate,
        wishes.decisions,
    )


@contextmanager
def bar(texts: Texts, screen: Screen, total: int, done: int, title: str = " ") -> Iterator["Bar"]:
    """A bar with games per second and time left; nothing where nobody watches."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Pace(texts),
        TimeRemainingColumn(),
    )
    quiet = not screen.console.is_terminal
    with Progress(*columns, console=screen.console, transient=True, disable=quiet) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield Bar(progress, task)


class Bar:
    """Told how many games have been played."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self.progress = progress
        self.task = task

    def __call__(self, games: int) -> None:
        self.progress.advance(self.task, games)


def run(
    texts: Texts, screen: Screen, wishes: Wishes, output: Path | None, workers: int, on: str
) -> int | None:
    need("lab", "pyarrow", "numpy")
    from mythagora.lab.results import Folder, failed, read
    from mythagora.lab.run import cores
    from mythagora.lab.run import run as play

    plan = plan_of(wishes)
    folder = Folder(output or fresh_folder(plan.game), plan)
    try:
        folder.open()
    except OSError as error:
        lost = {"done": "0", "folder": str(folder.path), "problem": settings.reason(error)}
        raise InputError("run-unwritten", lost) from None
    done = folder.played()
    title = texts.say(f"{plan.game}-title")
    bots = ", ".join(title_of(texts.say, bot) for bot in plan.bots)
    screen.say(texts.say("lab-plays", games=plan.games, game=title, bots=bots))
    if done:
        text = "lab-goes-on" if done < plan.games else "lab-all-there"
        screen.say(texts.say(text, done=done, folder=str(folder.path)))
    began = perf_counter()
    try:
        with bar(texts, screen, plan.games, done) as progress:
            play(folder, workers or cores(), on, progress)
    except KeyboardInterrupt:
        place = str(folder.path)
        complain(texts.say("lab-stopped", done=folder.played(), games=plan.games, folder=place))
        return STOPPED_BY_KEY
    except OSError as error:
        facts = {"done": str(folder.played()), "folder": str(folder.path), "problem": settings.reason(error)}
        raise InputError("run-unwritten", facts) from None
    seconds = perf_counter() - began
    if done < plan.games:
        speed = shown((plan.games - done) / seconds)
        screen.say(texts.say("lab-played", games=plan.games - done, seconds=f"{seconds:.1f}", speed=speed))
    tell_failed(texts, screen, failed(read(folder.path)), plan.game)
    screen.say(texts.say("lab-kept", folder=str(folder.path)))
    return None


def fresh_folder(game: str) -> Path:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return settings.data_folder() / "lab" / f"{game}-{stamp}"


def record(texts: Texts, screen: Screen, path: Path, number: int, output: Path | None) -> None:
    """One game of a run again, as a record to be looked at."""
    need("lab", "pyarrow", "numpy")
    from mythagora.lab.play import record_of
    from mythagora.lab.results import read_plan

    plan = read_plan(path)
    if number >= plan.games:
        raise InputError("run-game", {"number": str(number), "most": str(plan.games - 1)})
    play = record_of(plan, number)
    file = output or Path(f"{plan.game}-{number}.json")
    seats = [SeatPart(bot, bot) for bot in plan.seats(number)]
    try:
        records.save(file, play, seats, __version__)
    except OSError as error:
        raise InputError("report-unwritten", {"file": str(file), "problem": settings.reason(error)}) from None
    screen.say(texts.say("lab-recorded", number=number, file=str(file)))
