"""Reports: the figures are right where they can be known, and the page has everything in it."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from mythagora import shelf
from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.figures import Figures, estimate, ratio, share
from mythagora.lab.play import play_table
from mythagora.lab.plots import png
from mythagora.lab.report import page, panels
from mythagora.lab.results import Results
from mythagora.texts import languages
from tests.texts.test_texts import Strict

GAMES = {"mythe": 30, "mytikas": 12, "mythotopia": 6}
LIMITS = {"mythe": 30, "mytikas": 16, "mythotopia": 8}


@pytest.fixture(scope="module")
def results() -> Callable[[str], Results]:
    found: dict[str, Results] = {}

    def of(game: str) -> Results:
        if game not in found:
            options = {"turn-limit": LIMITS[game]}
            bots = ["thumb", "random", "random"]
            plan = plans.make(shelf.find(game), bots, options, shelf.edition(game), GAMES[game], bytes(32))
            found[game] = Results(plan, play_table(plan))
        return found[game]

    return of


def test_intervals_are_those_of_the_books() -> None:
    assert share(50, 100).reach == pytest.approx(0.0963, abs=2e-4)  # Wilson: 0.4038 to 0.5962
    assert share(0, 10).high == pytest.approx(0.2775, abs=2e-4)
    found = estimate(np.array([1.0, 2.0, 3.0, 4.0]))
    assert found.mean == 2.5
    assert found.reach == pytest.approx(1.96 * 1.2909944 / 2, abs=1e-6)
    assert estimate(np.array([])).cases == 0
    assert ratio(np.array([1.0, 1.0]), np.array([2.0, 4.0])).mean == pytest.approx(1 / 3)
    assert found.excludes(9.0)
    assert not found.excludes(2.6)


@pytest.mark.parametrize("game", list(GAMES))
def test_shares_add_up(results: Callable[[str], Results], game: str) -> None:
    figures = Figures(results(game))
    assert sum(one.mean for one in figures.wins_by_order()) == pytest.approx(1.0)
    assert sum(figures.shares.sum(axis=1)) == pytest.approx(figures.games)
    parts = figures.luck_and_skill()
    assert parts is not None
    assert sum(part.share for part in parts) == pytest.approx(1.0)
    assert all(0 <= part.share <= 1 + 1e-9 for part in parts)
    assert sum(one.mean for one in figures.endings().values()) >= 1 - 1e-9


def test_skill_is_found_where_it_decides_and_not_among_equals() -> None:
    """Thumb against Random is all skill in Mytikas; Random against itself none."""
    shares = {}
    for bots in (("thumb", "random"), ("random", "random")):
        options = {"turn-limit": 30}
        plan = plans.make(shelf.find("mytikas"), list(bots), options, shelf.edition("mytikas"), 40, bytes(32))
        parts = Figures(Results(plan, play_table(plan))).luck_and_skill()
        assert parts is not None
        shares[bots] = {part.name: part.share for part in parts}
    assert shares["thumb", "random"]["skill"] > shares["random", "random"]["skill"] + 0.4


def test_the_parts_of_luck_are_found_again() -> None:
    """Shares put together from known parts: half of the variance by bot, the rest by the deal."""
    game, edition = shelf.find("mytikas"), shelf.edition("mytikas")
    plan = plans.make(game, ["random", "random"], {"turn-limit": 1}, edition, 200, bytes(32))
    figures = Figures(Results(plan, play_table(plan)))
    deals = np.random.default_rng(1).integers(0, 2, 100)
    rows = np.arange(200)
    by_deal = np.where(deals[rows // 2] == 0, 1.0, 0.0)  # the seat that the deal favours
    by_bot = (rows % 2 == 0) * 1.0  # where the first bot sits
    figures.__dict__["shares"] = np.column_stack([(by_deal + by_bot) / 2, 1 - (by_deal + by_bot) / 2])
    parts = {part.name: part.share for part in figures.luck_and_skill() or []}
    assert parts["skill"] == pytest.approx(0.5, abs=0.05)
    assert parts["deal"] + parts["order"] == pytest.approx(0.5, abs=0.05)
    assert parts["chance"] < 0.05


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", languages())
def test_a_page_has_everything_in_it(results: Callable[[str], Results], game: str, language: str) -> None:
    speech = Strict(language)
    found = panels(results(game), speech.say)
    text = page(results(game), found, speech.say, language)
    assert text.startswith("<!doctype html>")
    assert text.count("<svg") == len(found) >= 9
    for outside in ("<script", "http://www.w3.org/1999/xhtml", "<link", "url(http", "src="):
        assert outside not in text
    for panel in found:
        assert panel.title in text or "&" in panel.title or "'" in panel.title
        assert "report-" not in panel.title + panel.words
        assert "measure" not in panel.title + panel.words
    assert len({panel.name for panel in found}) == len(found)


def test_pictures_are_pictures(results: Callable[[str], Results]) -> None:
    found = panels(results("mythe"), Strict("en").say)
    assert all(png(panel.figure).startswith(b"\x89PNG") for panel in found)


def test_the_same_results_give_the_same_page(results: Callable[[str], Results]) -> None:
    say = Strict("en").say
    pages = {page(results("mythe"), panels(results("mythe"), say), say, "en") for _ in range(2)}
    assert len(pages) == 1


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    from mythagora.cli import reporting
    from mythagora.cli.screen import Screen
    from mythagora.lab.results import Folder
    from mythagora.lab.run import run

    plan = plans.make(
        shelf.find("mythe"), ["random"] * 2, {"turn-limit": 5}, shelf.edition("mythe"), 4, bytes(32)
    )
    folder = Folder(tmp_path / "run", plan)
    folder.open()
    run(folder, 1, "local")
    with pytest.raises(InputError, match="report-unwritten"):
        reporting.report(Strict("en"), Screen(), folder.path, Path("/dev/null/page.html"), None)
    reporting.report(Strict("en"), Screen(), folder.path, None, tmp_path / "pictures")
    assert (folder.path / "report.html").exists()
    assert list((tmp_path / "pictures").glob("*.png"))
