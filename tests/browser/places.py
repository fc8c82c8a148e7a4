"""One table of every kind, so that every page has something to show."""

import re
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from tests.browser.player import Player, tempo

BOTS = "thumb"
GAMES = ("mythe", "mytikas", "mythotopia")


@dataclass
class Places:
    cookies: list[dict[str, object]]  # of the person who has these tables
    pages: dict[str, str]  # addresses by what is to be seen there


def furnish(browser: Browser, base_url: str) -> Places:
    """A person with tables that wait, run and are over, and the addresses of everything there is."""
    context = browser.new_context(base_url=base_url, locale="ru-RU", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.get_by_text(re.compile(r"Гость \d")).wait_for()  # the server knows who this is
    waiting = make(page, "mythe", ["me", "friend", "open", "bot"], "Пять хвостов", is_open=True)
    running = {game: make(page, game, ["me", "bot", "bot"], "Идёт") for game in GAMES}
    over = make(page, "mythe", ["me", "bot"], "Сыграно", options={"turn-limit": 2})
    player = Player(page)
    page.goto(f"/table/{over['id']}")
    player.play(tempo())
    pages = {
        "home": "/",
        **{f"new table of {game}": f"/new?game={game}" for game in GAMES},
        "tables": "/tables",
        "waiting": f"/table/{waiting['id']}",
        **{game: f"/table/{table['id']}" for game, table in running.items()},
        "over": f"/table/{over['id']}",
        "replay": f"/replay/{over['id']}",
        "join": waiting["link"],
        **{f"rules of {game}": f"/rules/{game}" for game in GAMES},
        "about": "/about",
        "edition": "/about/mythe/standard",
        "verify": f"/verify?table={over['id']}",
        "no such page": "/nowhere",
        "no such table": "/table/AAAAAAAAAAAA",
        "replay of a running game": f"/replay/{running['mythe']['id']}",
    }
    cookies = [dict(cookie) for cookie in context.cookies()]
    context.close()
    return Places(cookies, pages)


def make(page: Page, game: str, kinds: list[str], name: str, **wishes: object) -> dict[str, str]:
    """Its id, and the link for a friend if one is expected."""
    seats = [{"kind": kind, **({"bot": BOTS} if kind == "bot" else {})} for kind in kinds]
    made = page.request.post(
        "/api/tables",
        data={"game": game, "seats": seats, "name": name, **wishes},
        headers={"Origin": str(page.evaluate("location.origin"))},
    )
    assert made.ok, made.text()
    found = made.json()
    return {"id": found["table"]["id"], "link": found["links"][0]["link"] if found["links"] else ""}
