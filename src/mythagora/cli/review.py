"""`mythagora review`: a played game looked back upon, by what the seats could know at the time."""

import shlex
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mythagora.bots import advice
from mythagora.bots.advice import Hint, Judgement, Look, Review
from mythagora.cli.replay import choose_reader, seated
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.engine.record import UNDO, WITHDRAW
from mythagora.engine.state import State
from mythagora.storage import records
from mythagora.storage.records import Saved
from mythagora.texts import Texts
from mythagora.wording import Wording
from mythagora.wording.seats import ALL, Seat

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # columns of a curve


def review(
    texts: Texts, screen: Screen, file: str, seat: str = "", share: float | None = None, at: int = 0
) -> Review | Hint:
    """The whole game, or the best answers before one entry of it."""
    saved = records.read(Path(file).expanduser())
    record = saved.play.record
    table = seated(texts, saved)
    wording = Wording(texts, record.game, record.edition, table)
    reader = choose_reader(table, saved, seat, False, False)
    if reader < 0 and reader != ALL:
        raise InputError("review-running", {})
    if at > 0:
        return show_moment(saved, wording, screen, reader, at)
    part = advice.usual_share(record.game, record.players) if share is None else share
    wanted = [
        look
        for look in advice.looks(saved.play.game, record, part)
        if reader == ALL or look.seat in (reader, advice.SPECTATOR)
    ]
    judged = judge(wanted, screen)
    is_whole = saved.play.state.is_over() and reader == ALL
    results = [saved.play.state.reward(number) for number in range(record.players)] if is_whole else []
    found = advice.sum_up(record.players, results, judged)
    screen.rule(texts.say(f"{record.game}-title"))
    show_curve(found, table, texts, screen)
    if found.balance:
        screen.print(balance_table(found, table, texts))
        screen.say(texts.say("review-luck"), "dim")
    show_costly(found, saved, wording, screen, file)
    return found


def show_moment(saved: Saved, wording: Wording, screen: Screen, reader: int, number: int) -> Hint:
    """What would have been best in place of this entry, by what its seat could know, and what was done."""
    record = saved.play.record
    if number > len(record.entries):
        raise InputError("unknown-entry", {"number": str(number), "entries": str(len(record.entries))})
    entry = record.entries[number - 1]
    if reader not in (ALL, entry.seat):
        raise InputError("review-not-theirs", {"number": str(number)})
    state = advice.before(saved.play.game, record, {number})[number]
    is_choice = entry.words != WITHDRAW and not entry.words.startswith(f"{UNDO} ")
    if not is_choice or len(state.legal_actions(entry.seat)) < 2:
        screen.say(wording.say("hint-only-one"))
        return Hint([], [], 0)
    job = advice.job_for(state, record.game, record.edition.text, entry.seat, number)
    found = advice.hint(job)
    done = wording.action(state, state.parse(entry.words), entry.seat)
    screen.say(wording.say("review-at", number=number, name=wording.seats[entry.seat].name, did=done))
    show_hint(found, state, entry.seat, wording, screen)
    return found


def show_hint(found: Hint, state: State, seat: int, wording: Wording, screen: Screen) -> None:
    """At most three answers, with how much less each of the others is worth."""
    for place, one in enumerate(found.advice):
        action = wording.action(state, state.parse(one.action), seat)
        rates = {"chance": f"{one.value * 100:.0f}", "behind": f"{one.behind * 100:.1f}"}
        screen.say(wording.say("hint-best" if place == 0 else "hint-next", action=action, **rates))


def judge(wanted: list[Look], screen: Screen) -> list[Judgement]:
    columns = (TextColumn(" "), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not screen.console.is_terminal
    judged = []
    with Progress(*columns, console=screen.console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=len(wanted))
        for look in wanted:
            judged.append(advice.judge(look))
            progress.advance(task)
    return judged


def show_curve(found: Review, table: list[Seat], texts: Texts, screen: Screen) -> None:
    """How likely everybody was to win, turn by turn, by what all could see."""
    screen.say(texts.say("review-curve"))
    grid = Table.grid(padding=(0, 1))
    for seat in table:
        chances = [point.chances[seat.number] for point in found.curve]
        if not chances:
            continue
        first, last = f"{chances[0] * 100:.0f} %", f"{chances[-1] * 100:.0f} %"
        grid.add_row(f" {seat.letter} {seat.name}", first, Text(curve(chances)), last)
    screen.print(grid)


def curve(chances: list[float]) -> str:
    """A bar for each turn, or for several turns together where there are many."""
    stride = -(-len(chances) // WIDEST)
    heights = [
        sum(part) / len(part) for part in (chances[i : i + stride] for i in range(0, len(chances), stride))
    ]
    return "".join(BARS[min(len(BARS) - 1, int(height * len(BARS)))] for height in heights)


def balance_table(found: Review, table: list[Seat], texts: Texts) -> Table:
    grid = Table(box=None, padding=(0, 1), header_style="bold")
    grid.add_column(texts.say("review-seat"))
    for head in ("result", "start", "decisions", "best", "lost", "gained", "luck-head"):
        grid.add_column(texts.say(f"review-{head}"), justify="right")
    for seat, one in zip(table, found.balance, strict=True):
        parts = [one.result, one.even]
        grid.add_row(
            f"{seat.letter} {seat.name}",
            *[f"{100 * part:.0f}" for part in parts],
            str(one.decisions),
            str(one.best_found),
            f"{-100 * one.lost:+.0f}",
            f"{100 * one.gained:+.0f}",
            f"{100 * one.luck:+.0f}",
        )
    return grid


def show_costly(found: Review, saved: Saved, wording: Wording, screen: Screen, file: str) -> None:
    """The decisions that cost most, in the order of the game."""
    costly = advice.costliest(found.judged)
    screen.print()
    if not costly:
        screen.say(wording.say("review-flawless"))
        return
    screen.say(wording.say("review-costly"))
    asked = advice.before(saved.play.game, saved.play.record, {one.number for one in costly})
    for one in costly:
        state = asked[one.number]
        did = wording.action(state, state.parse(one.action), one.seat)
        better = wording.action(state, state.parse(one.best), one.seat)
        name = wording.seats[one.seat].name
        facts: dict[str, str | int] = {"number": one.number, "name": name, "did": did, "better": better}
        screen.say(wording.say("review-cost", cost=f"{100 * one.loss:.0f}", **facts))
    dearest = max(costly, key=lambda one: one.loss)
    screen.say(wording.say("review-more", file=shlex.quote(file), number=dearest.number), "dim")
