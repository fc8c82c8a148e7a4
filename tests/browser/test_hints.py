"""Hints in the browser: by key and by button, on the board and in the list, chosen from the card."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.player import Player


def at_table(page: Page, game: str, **wishes: object) -> Player:
    """One's own table with two quick bots, until there is something to choose."""
    player = Player(page)
    player.arrive()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "thumb"}] * 2]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, **wishes})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['table']['id']}")
    player.decline_guide()
    player.wait()
    return player


def hinted(player: Player) -> list[str]:
    """The answers that the last hint named."""
    for frame in reversed(player.frames):
        message = json.loads(frame)
        if message["type"] == "hinted":
            return [one["action"] for one in message["hint"]["advice"]]
    return []


def test_a_hint_by_key_lights_the_board_and_the_list_and_can_be_chosen(page: Page) -> None:
    player = at_table(page, "mythe")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    page.keyboard.press("h")
    card = page.get_by_role("region", name="Hint")
    expect(card).to_be_visible()
    named = hinted(player)
    assert 1 < len(named) <= 3
    expect(card.get_by_role("listitem")).to_have_count(len(named))
    expect(card.get_by_role("listitem").first).to_contain_text(re.compile(r"best.*wins \d+ times in 100"))
    # On the board: a word beside the ring, and a description for those who do not see it.
    lit = page.locator(f'.stage [data-option="{named[0]}"]:visible')
    expect(lit.first).to_have_attribute("aria-description", "Hint: best")
    expect(page.locator(".marks .best").first).to_contain_text("best")
    # In the list of all choices.
    page.keyboard.press("o")
    choices = page.get_by_role("dialog")
    expect(choices.locator(f'[data-option="{named[0]}"]')).to_contain_text("Hint: best")
    page.keyboard.press("Escape")
    expect(choices).to_be_hidden()
    # And away again, by Escape; asked once more, it is there at once; then it is chosen.
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page.locator(".marks .best")).to_have_count(0)
    page.keyboard.press("h")
    before = player.answers()
    card.get_by_role("listitem").first.get_by_role("button").click()
    expect(card).to_be_hidden()
    page.wait_for_function("() => true")
    player.wait()
    assert player.answers() > before
    assert not player.refused


def test_a_hint_on_a_phone_fits(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    at_table(page, "mytikas")
    page.get_by_role("button", name="Hint", exact=True).click()
    card = page.get_by_role("region", name="Hint")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] >= 0
    sizes = card.locator("*").evaluate_all(
        "all => all.filter(one => one.textContent.trim())"
        ".map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 11


def test_where_hints_are_off_nobody_is_offered_any(page: Page) -> None:
    player = at_table(page, "mythe", hints=False)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    assert not hinted(player)
    page.goto("/new?game=mythe")
    switch = page.get_by_role("switch", name="Hints")
    expect(switch).to_have_attribute("aria-checked", "false")  # a friend is invited
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.get_by_role("switch", name="Memory aids").click()
    expect(switch).to_be_disabled()
    expect(switch).to_have_attribute("aria-checked", "false")
