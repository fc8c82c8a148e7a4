"""Mytikas in the browser: what is said of its pieces, and two people who choose in secret."""

import random
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import GODS
from tests.browser.frames import check
from tests.browser.player import Player

# The gods' own names are on the board anyway; every other deity may be a secret.
SECRETS = set(DEITIES) - set(GODS)
BOTS = "thumb"
PIECES = ".site, .cell, .area > .main, .ribbon, .pile, .slot, .coin, .back, .pawn, .gauge, .card, .chip"


def eager(seed: int) -> Callable[[list[str]], str]:
    """Ends what can be ended, builds what can be built, and otherwise goes by chance."""
    chance = random.Random(seed)

    def choose(offered: list[str]) -> str:
        for wish in ("build", "bonus"):
            found = [action for action in offered if action.split(" ")[0] == wish]
            if found:
                return chance.choice(found)
        if "done" in offered and chance.random() < 0.5:
            return "done"
        return chance.choice(offered)

    return choose


def sit(player: Player, bots: int) -> str:
    """A table against bots; it begins at once."""
    player.arrive()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS}] * bots]
    made = player.page.request.post(
        "/api/tables", data={"game": "mytikas", "seats": seats}, headers={"Origin": origin(player.page)}
    )
    assert made.ok, made.text()
    table = str(made.json()["table"]["id"])
    player.page.goto(f"/table/{table}")
    decline_guide(player.page)
    return table


def origin(page: Page) -> str:
    return str(page.evaluate("location.origin"))


def decline_guide(page: Page) -> None:
    page.locator(".mytikas").wait_for()
    page.get_by_role("button", name="No, thanks").click()


def test_every_piece_has_a_spoken_name_and_place(page: Page) -> None:
    player = Player(page)
    sit(player, 3)
    choose = eager(3)
    for _ in range(12):
        assert player.wait()
        offered = player.lit()
        if offered:
            player.choose(choose(offered))
    silent = page.eval_on_selector_all(
        f".mytikas :is({PIECES})",
        "all => all.filter(one => !one.ariaLabel && !one.textContent.trim())"
        ".map(one => one.outerHTML.slice(0, 200))",
    )
    assert silent == []
    cell = page.locator('[data-cell="1/stone"]')
    assert "stone on level 1" in (cell.get_attribute("aria-label") or "")


def person(browser: Browser, base_url: str, context_args: dict[str, object]) -> Player:
    context = browser.new_context(**{**context_args, "base_url": base_url})  # type: ignore[arg-type]
    return Player(context.new_page())


def test_two_people_keep_a_deity_in_secret(
    browser: Browser, base_url: str, browser_context_args: dict[str, object]
) -> None:
    """Nobody is shown a deity of the other's before both have chosen."""
    both = [person(browser, base_url, browser_context_args) for _ in range(2)]
    host, guest = both
    made = host.page.request.post(
        "/api/tables",
        data={
            "game": "mytikas",
            "seats": [{"kind": "me"}, {"kind": "friend"}],
            "options": {"choose-your-deity": 1, "turn-limit": 6},
        },
        headers={"Origin": base_url},
    )
    assert made.ok, made.text()
    link, table = made.json()["links"][0]["link"], made.json()["table"]["id"]
    host.page.goto(f"/table/{table}")
    guest.page.goto(link)
    guest.page.get_by_label("name").fill("Lev")
    guest.page.get_by_role("button", name="Sit down").click()
    for player in both:
        player.page.locator(".dealt .card").first.wait_for()
        decline_guide(player.page)
        assert len([action for action in player.lit() if action.startswith("keep ")]) == 2
    choices = [eager(1), eager(2)]
    turns = 0
    while not any(player.is_over() for player in both) and turns < 400:
        for player, choose in zip(both, choices, strict=True):
            offered = player.lit()
            if offered and not player.is_over():
                try:
                    player.choose(choose(offered))
                    turns += 1
                except Exception:
                    continue  # it went out between the look and the click
        host.page.wait_for_timeout(20)
    for player in both:
        player.page.locator(".result").wait_for()
        assert not player.refused
    record = host.page.request.get(f"/api/tables/{table}/record")
    seats = host.page.request.get(f"/api/tables/{table}").json()["seats"]
    mine = next(seat["seat"] for seat in seats if seat["is_you"])
    assert check(host.frames, record.body(), mine, SECRETS) > 5
    assert check(guest.frames, record.body(), 1 - mine, SECRETS) > 5
    for player in both:
        player.page.context.close()
