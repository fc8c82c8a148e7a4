"""Whole games of Mythe through the browser."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from mythagora import shelf
from mythagora.games.mythe.edition import MytheEdition
from tests.browser.frames import check
from tests.browser.player import Player, tempo


def cards() -> set[str]:
    edition = shelf.edition("mythe")
    assert isinstance(edition, MytheEdition)
    return set(edition.keys)


def test_from_home_to_the_end_of_a_game_against_two_bots(page: Page) -> None:
    player = Player(page)
    player.play_now("Mythe")
    player.play(tempo())
    expect(page.locator(".result h2")).to_be_visible()
    assert page.locator(".result li").count() == 3
    assert not player.refused
    record = page.request.get(f"/api/tables/{player.table()}/record")
    assert record.ok
    assert check(player.frames, record.body(), 0, cards()) > 10


def test_two_people_by_link_with_a_cut_line_in_the_middle(
    browser: Browser, base_url: str, browser_context_args: dict[str, object]
) -> None:
    host, guest = [person(browser, base_url, browser_context_args) for _ in range(2)]
    made = host.page.request.post(
        "/api/tables",
        data={
            "game": "mythe",
            "seats": [{"kind": "me"}, {"kind": "friend"}],
            "name": "Two mice",
            "options": {"turn-limit": 16},
        },
        headers={"Origin": base_url},
    )
    assert made.ok, made.text()
    link, table = made.json()["links"][0]["link"], made.json()["table"]["id"]
    host.page.goto(f"/table/{table}")
    guest.page.goto(link)
    guest.page.get_by_label("name").fill("Lev")
    guest.page.get_by_role("button", name="Sit down").click()
    choices = [tempo(), tempo()]
    both = [host, guest]
    turns = 0
    while not any(player.is_over() for player in both) and turns < 3_000:
        for player, choose in zip(both, choices, strict=True):
            if turns == 12:
                guest.cut()
                turns += 1
            offered = player.lit()
            if offered and not player.is_over():
                try:
                    player.choose(choose(offered))
                    turns += 1
                except Exception:
                    continue
        host.page.wait_for_timeout(20)
    for player in both:
        player.page.locator(".result").wait_for()
        assert not player.refused
    record = host.page.request.get(f"/api/tables/{table}/record")
    seats = [
        seat["seat"]
        for seat in host.page.request.get(f"/api/tables/{table}").json()["seats"]
        if seat["is_you"]
    ]
    assert len(seats) == 1
    assert check(host.frames, record.body(), seats[0], cards()) > 10
    assert check(guest.frames, record.body(), 1 - seats[0], cards()) > 10
    for player in both:
        player.page.context.close()


def person(browser: Browser, base_url: str, context_args: dict[str, object]) -> Player:
    context: BrowserContext = browser.new_context(**{**context_args, "base_url": base_url})  # type: ignore[arg-type]
    return Player(context.new_page())


@pytest.mark.parametrize("game", ["Mythe"])
def test_a_whole_game_by_keyboard_alone(page: Page, game: str) -> None:
    player = Player(page)
    page.goto("/")
    page.get_by_role("button", name=f"against bots {game}").wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if f"against bots {game}" in page.evaluate("document.activeElement.textContent"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    player.play(tempo(), keyboard=True)
    assert player.is_over()
    assert not player.refused


def test_cards_fly_and_are_given_by_dragging(browser: Browser, base_url: str) -> None:
    """With motion, which all other tests do without."""
    page = browser.new_page(base_url=base_url, locale="en-GB", reduced_motion="no-preference")
    player = Player(page)
    player.play_now("Mythe")
    player.decline_guide()
    player.wait()
    draw = next(action for action in player.lit() if action.startswith("draw"))
    page.locator(f'[data-option="{draw}"]:visible').first.click()
    page.locator(".flying").first.wait_for(state="attached")
    while not any(action.startswith("give") for action in player.lit()):
        player.wait()
        if "stop" in player.lit():
            player.choose("stop")
    card = next(action for action in player.lit() if action.startswith("give"))
    held = page.locator(f'.held[data-option="{card}"]').bounding_box()
    plate = page.locator('[data-pile="1"]').bounding_box()
    assert held is not None
    assert plate is not None
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    page.mouse.down()
    page.mouse.move(plate["x"] + plate["width"] / 2, plate["y"] + plate["height"] / 2, steps=8)
    page.locator(".dragged").wait_for()
    page.mouse.up()
    expect(page.locator('[data-pile="1"] .gets.some')).to_have_count(1)
    expect(page.locator(f'.held[data-option="{card}"]')).to_have_count(0)
    assert not player.refused
    page.context.close()
