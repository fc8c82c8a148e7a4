"""How much a browser has to fetch: fonts apart, squeezed."""

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.sizes import Fetched

TITLES = {"mythe": "Mythe", "mytikas": "Mytikas", "mythotopia": "Mythotopia"}
MOST_HOME_AND_MYTHE = 120_000  # bytes
MOST_TABLE = 200_000


def test_home_and_a_table_of_mythe(page: Page) -> None:
    fetched = Fetched(page)
    Player(page).play_now("Mythe")
    page.locator(".prompt").wait_for()
    page.wait_for_load_state("networkidle")
    assert fetched.total() < MOST_HOME_AND_MYTHE, fetched.sizes


@pytest.mark.parametrize("game", ["mythe", "mytikas", "mythotopia"])
def test_a_table(page: Page, game: str) -> None:
    Player(page).play_now(TITLES[game])
    page.locator(".prompt").wait_for()
    other = page.context.new_page()
    fetched = Fetched(other)
    other.goto(page.url)
    other.locator(".prompt").wait_for()
    other.wait_for_load_state("networkidle")
    assert fetched.total() < MOST_TABLE, fetched.sizes
