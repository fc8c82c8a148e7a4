"""The levels: what docs/bots.md says of them is so, and each thinks more, or more often, than the last."""

from itertools import pairwise
from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.bots import levels, roster
from mythagora.bots.search.bot import SearchBot
from mythagora.bots.search.settings import TO_THE_END, Settings

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
SEVERAL = 3
games = pytest.mark.parametrize("game", list(shelf.GAMES))


def settings(game: str, level: str, players: int) -> Settings:
    return levels.parse_settings(levels.level_settings(game, level, players))


def ahead(horizon: int) -> str:
    if horizon == TO_THE_END:
        return "the end of the game"
    return {1: "the next turn", 3: "the 3rd next turn", 5: "the 5th next turn"}[horizon]


@games
def test_the_page_says_what_the_levels_are(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for level in levels.LEVELS:
        two, several = settings(game, level, 2), settings(game, level, SEVERAL)
        assert two.horizon == several.horizon
        cells = [shelf.find(game).title, level[-1], two.simulations, several.simulations]
        cells += [f"{100 * one.slip:.0f} %" for one in (two, several)]
        row = " | ".join(str(cell) for cell in [*cells, ahead(two.horizon)])
        assert f"| {row} |" in page


@games
@pytest.mark.parametrize("players", [2, SEVERAL])
def test_a_higher_level_thinks_no_less_and_slips_less(game: str, players: int) -> None:
    found = [settings(game, level, players) for level in levels.LEVELS]
    for lower, higher in pairwise(found):
        assert higher.simulations >= lower.simulations
        assert higher.slip < lower.slip or (higher.slip == lower.slip == 0)
        assert (higher.simulations, -higher.slip) > (lower.simulations, -lower.slip)
    assert found[-1].slip == 0


def test_at_a_table_the_clock_ends_the_thinking() -> None:
    """Level 1 within 0.2 seconds, level 5 within 2; the ladder's bots are not cut short."""
    for level, seconds in zip(levels.LEVELS, [0.2, 0.5, 1.0, 1.5, 2.0], strict=True):
        seated = roster.at_table(level, "mytikas", 1, 4)
        assert isinstance(seated, SearchBot)
        assert seated.patience == seconds
        free = roster.find(level, "mytikas", 1)
        assert isinstance(free, SearchBot)
        assert free.patience == 0
