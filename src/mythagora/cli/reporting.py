"""`mythagora lab report`: a run as a page, as pictures, and as a table here."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from mythagora.cli import settings
from mythagora.cli.match import tell_failed
from mythagora.cli.screen import Screen
from mythagora.engine.errors import InputError
from mythagora.lab.extras import need
from mythagora.texts import Texts

if TYPE_CHECKING:
    from mythagora.lab.report import Panel


def report(texts: Texts, screen: Screen, path: Path, output: Path | None, png: Path | None) -> None:
    need("lab", "pyarrow", "numpy", "matplotlib")
    from mythagora.lab import plots
    from mythagora.lab.report import page, panels
    from mythagora.lab.results import failed, read, save

    results = read(path)
    found = panels(results, texts.say)
    done, wanted = results.games.num_rows, results.plan.games
    if done < wanted:
        screen.say(texts.say("lab-partly", done=done, games=wanted))
    page_file = output or (path / "report.html" if path.is_dir() else path.with_suffix(".html"))
    try:
        save(page_file, page(results, found, texts.say, texts.language).encode())
        if png is not None:
            for panel in found:
                save(png / f"{panel.name}.png", plots.png(panel.figure))
    except OSError as error:
        place = {"file": str(error.filename or page_file), "problem": settings.reason(error)}
        raise InputError("report-unwritten", place) from None
    tell_failed(texts, screen, failed(results), results.plan.game)
    screen.print(table_of(found))  # last, so that nothing is lost when its reader stops early
    screen.say(texts.say("lab-page", file=str(page_file)))
    if png is not None:
        screen.say(texts.say("lab-pictures", number=len(found), folder=str(png)))


def table_of(found: "list[Panel]") -> Table:
    """Every figure of every panel, one below the other."""
    table = Table(box=None, padding=(0, 1), pad_edge=True, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    for panel in found:
        table.add_row(Text(panel.title, style="bold"), "")
        if panel.words:
            table.add_row(Text(panel.words, style="italic"), "")
        for name, value in panel.rows:
            table.add_row(f"  {name}", value)
    return table
