"""Take the pictures in docs/screens: every page, at a desk and on a phone, by day and by night.

    make screens                        # all of them
    make screens ARGS="--only mythe"    # those with that word in their name

A server of its own is started on a free port with an empty database; games are played a little way by their
own options, until the reader is asked something.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET  # noqa: E402
from tests.browser.places import make  # noqa: E402
from tests.browser.player import Player, steady, tempo  # noqa: E402
from tests.browser.serving import serving  # noqa: E402

TARGET = ROOT / "docs" / "screens"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SCHEMES = {"day": "light", "night": "dark"}
TITLES = {"mythe": "Mythe", "mytikas": "Mytikas", "mythotopia": "Mythotopia"}
MOVES = {"mythe": 14, "mytikas": 40, "mythotopia": 36}  # choices of a person before the picture
WORTH = {"mythe": 2, "mytikas": 6, "mythotopia": 9}  # answers to choose from, for a picture to be worth it
REVIEWED = ["level3", "thumb", "level1", "thumb", "random"]
JUDGING = 120_000  # milliseconds
QUALITY = 82
SETTLE = 900  # milliseconds for fonts and fades
BLINDNESS = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]


def pages(page: Page) -> dict[str, Callable[[], None]]:
    """Pages without a game in progress, by the name of their picture."""
    addresses = {
        "home": "/",
        "new-table": "/new?game=mythe",
        "tables": "/tables",
        "rules": "/rules/mythe",
        "about": "/about",
        "edition": "/about/mythe/standard",
        "verify": "/verify",
    }

    def open_at(address: str) -> Callable[[], None]:
        return lambda: go(page, address)

    return {name: open_at(address) for name, address in addresses.items()}


def go(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLE)


def play(page: Page, game: str) -> Player:
    """A game against bots, some way on: the reader is asked something."""
    player = Player(page)
    player.play_now(TITLES[game])
    decline_guide(page)
    choose = steady()
    player.play(choose, most=MOVES[game])
    while player.wait() and len(player.lit()) < WORTH[game]:
        player.play(choose, most=1)
    page.wait_for_timeout(SETTLE)
    return player


def play_until(player: Player, verb: str) -> None:
    """On, until this is among the answers."""
    choose = steady()
    while player.wait() and not any(action.split(" ")[0] == verb for action in player.lit()):
        player.play(choose, most=1)
    player.page.wait_for_timeout(SETTLE)


def moments(player: Player, game: str, ending: str) -> None:
    """What a game shows besides: following, a war to come, what one's own deck holds."""
    page = player.page
    if game == "mytikas":
        play_until(player, "pass")
        save(page, f"mytikas-follow-{ending}")
    if game == "mythotopia":
        deck = page.get_by_role("button", name="Your deck", exact=True)
        if deck.count():  # on a phone it is behind a tab
            deck.first.click()
            page.wait_for_timeout(SETTLE)
            save(page, f"mythotopia-deck-{ending}")
            page.keyboard.press("Escape")
        play_until(player, "invade")
        player.choose("invade")
        play_until(player, "target")
        save(page, f"mythotopia-invade-{ending}")


def decline_guide(page: Page) -> None:
    page.wait_for_timeout(SETTLE)
    button = page.get_by_role("button", name="No, thanks")
    if button.count():
        button.first.click()


def wait_for_company(page: Page, ending: str, only: str) -> None:
    """A table before its game, as its host and as an invited friend see it."""
    go(page, "/")
    table = make(page, "mythe", ["me", "friend", "open", "bot"], "Five tails, one tale", is_open=True)
    go(page, f"/table/{table['id']}")
    if only in f"waiting-{ending}":
        save(page, f"waiting-{ending}")
    page.context.clear_cookies()  # from here on somebody else
    go(page, table["link"])
    if only in f"join-{ending}":
        save(page, f"join-{ending}")


def finish(page: Page) -> str:
    """A whole game of Mythe; where its replay is."""
    player = Player(page)
    player.play_now("Mythe")
    decline_guide(page)
    player.play(tempo())
    page.wait_for_timeout(SETTLE)
    return f"/replay/{player.table()}"


def look_back(page: Page, base: str) -> str:
    """A game of Mythe among bots; where its review is, at the decision that cost most, or halfway."""
    page.goto("/")
    seats = [{"kind": "bot", "bot": bot} for bot in REVIEWED]
    wishes = {"game": "mythe", "name": "Cheese before noon", "seats": seats}
    table = page.request.post("/api/tables", data=wishes).json()["table"]["id"]
    while page.request.get(f"/api/tables/{table}").json()["status"] != "over":
        page.wait_for_timeout(SETTLE)
    address = f"/api/tables/{table}/review"
    review = page.request.post(address, headers={"Origin": base}).json()
    while review["state"] != "done":
        page.wait_for_timeout(SETTLE)
        review = page.request.get(address).json()
    steps = page.request.get(f"/api/tables/{table}/replay").json()["steps"]
    choices = [{"step": place, "loss": 0} for place, step in enumerate(steps) if step["choice"]]
    worst = max([*review["costly"], choices[len(choices) // 2]], key=lambda one: float(one["loss"]))
    return f"/replay/{table}?seat=-1&step={worst['step']}&tab=review"


def save(page: Page, name: str) -> None:
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY, animations="disabled")
    print(f"docs/screens/{name}.jpg", flush=True)


def blind(page: Page, name: str) -> None:
    """The same as people with the common kinds of colour blindness see it."""
    session = page.context.new_cdp_session(page)
    for kind in BLINDNESS:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        save(page, f"{name}-{kind}")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def context(browser: Browser, base: str, size: str, scheme: str) -> BrowserContext:
    width, height = SIZES[size]
    return browser.new_context(
        base_url=base,
        locale="en-GB",
        viewport={"width": width, "height": height},
        color_scheme="dark" if SCHEMES[scheme] == "dark" else "light",
        reduced_motion="reduce",
    )


def take(browser: Browser, base: str, only: str) -> None:
    for size in SIZES:
        for scheme in SCHEMES:
            place = context(browser, base, size, scheme)
            page = place.new_page()
            ending = f"{size}-{scheme}"
            for name, opened in pages(page).items():
                if only in f"{name}-{ending}":
                    opened()
                    save(page, f"{name}-{ending}")
            for game in TITLES:
                if only in f"{game}-{ending}":
                    player = play(page, game)
                    save(page, f"{game}-{ending}")
                    if size == "desktop" and scheme == "day":
                        blind(page, game)
                    moments(player, game, ending)
            if only in f"result-{ending}" or only in f"replay-{ending}":
                replay = finish(page)
                save(page, f"result-{ending}")
                go(page, replay)
                save(page, f"replay-{ending}")
            if only in f"review-{ending}":
                go(page, look_back(page, base))
                page.locator("#review-costly").wait_for(timeout=JUDGING)
                page.locator(".moment ol").wait_for(timeout=JUDGING)
                if size == "phone":
                    page.locator(".looking").scroll_into_view_if_needed()
                    page.locator(".side").evaluate("one => one.scrollIntoView()")
                page.wait_for_timeout(SETTLE)
                save(page, f"review-{ending}")
            if only in f"waiting-{ending}" or only in f"join-{ending}":
                wait_for_company(page, ending, only)
            place.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Take the pictures in docs/screens.")
    parser.add_argument("--only", default="", metavar="WORD")
    only = parser.parse_args().only
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        take(browser, address, only)
        browser.close()


if __name__ == "__main__":
    main()
