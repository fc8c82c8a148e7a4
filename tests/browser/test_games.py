"""Whole games of Mytikas and Mythotopia through the browser, at every number of players."""

import pytest
from playwright.sync_api import Page, expect

from mythagora import shelf
from mythagora.games.mythotopia.edition import MythotopiaEdition
from mythagora.games.mytikas.cards import DEITIES
from tests.browser.frames import check
from tests.browser.player import Player, steady


def words_of(game: str) -> set[str]:
    """The words of what may be hidden."""
    if game == "mytikas":
        return set(DEITIES)
    edition = shelf.edition(game)
    assert isinstance(edition, MythotopiaEdition)
    return {card for card in edition.cards if card not in edition.provinces}


def sit_down(page: Page, game: str, players: int, base_url: str, options: dict[str, int]) -> Player:
    player = Player(page)
    player.arrive()
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "thumb"}] * (players - 1)
    made = page.request.post(
        "/api/tables", data={"game": game, "seats": seats, "options": options}, headers={"Origin": base_url}
    )
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['table']['id']}")
    player.wait()
    player.decline_guide()
    return player


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["mytikas", "mythotopia"])
def test_a_whole_game_against_bots(page: Page, base_url: str, game: str, players: int) -> None:
    # With a limit of turns a game among beginners ends in good time.
    options = {"turn-limit": 9} if game == "mythotopia" else {"turn-limit": 16}
    player = sit_down(page, game, players, base_url, options)
    player.play(steady(), patience=120_000)
    expect(page.locator(".result h2")).to_be_visible()
    assert page.locator(".result li").count() == players
    assert not player.refused
    table = page.request.get(f"/api/tables/{player.table()}").json()
    seat = next(seat["seat"] for seat in table["seats"] if seat["is_you"])
    record = page.request.get(f"/api/tables/{player.table()}/record")
    assert check(player.frames, record.body(), seat, words_of(game)) > 10


@pytest.mark.parametrize("game", ["mytikas", "mythotopia"])
def test_a_whole_game_by_keyboard_alone(page: Page, base_url: str, game: str) -> None:
    options = {"turn-limit": 4} if game == "mythotopia" else {"turn-limit": 6}
    player = sit_down(page, game, 2, base_url, options)
    player.play(steady(), keyboard=True, patience=120_000)
    expect(page.locator(".result h2")).to_be_visible()
    assert not player.refused
