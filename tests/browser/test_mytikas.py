"""Mytikas in the browser: what is said of its pieces, and two people who choose in secret."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.record import parse_entry
from mythagora.engine.state import State
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import GODS
from tests.browser.frames import check
from tests.browser.player import Player
from tests.browser.positions import Desk
from tests.golden.harness import FOLDER, HEAD, head_of, start
from tests.server.running import Running

# The gods' own names are on the board anyway; every other deity may be a secret.
SECRETS = set(DEITIES) - set(GODS)
BOTS = "thumb"
WINDOWS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1000, "height": 760},
    {"width": 820, "height": 1180},  # a tablet held upright
]
# Words on a card or a chip of the reader's deities and of the line that run out of it.
RUN_OUT = """() => [...document.querySelectorAll(':is(.line, .owncards) :is(.card, .chip) *')].filter(one => {
  const word = [...one.childNodes].find(node => node.nodeType === 3 && node.textContent.trim());
  if (!word || !one.getClientRects().length) return false;
  if (getComputedStyle(one).textOverflow === 'ellipsis') return false;
  const range = document.createRange();
  range.selectNodeContents(one);
  const inner = range.getBoundingClientRect();
  const outer = one.closest('.card, .chip').getBoundingClientRect();
  return inner.bottom > outer.bottom || inner.right > outer.right;
}).map(one => one.textContent)"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.levels [data-option]')].flatMap(one => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? [] : [one.dataset.option];
})"""
PIECES = ".site, .cell, .area > .main, .ribbon, .pile, .slot, .coin, .back, .pawn, .gauge, .card, .chip"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('mountain') / 'tables.db'}") as running:
        yield running


def before(name: str, entry: int) -> State:
    """A golden game before this entry, counted from 0."""
    lines = (FOLDER / "mytikas" / f"{name}.game").read_text("utf-8").splitlines()
    play = start(head_of(lines, HEAD))
    for line in [line for line in lines if line.startswith("> ")][:entry]:
        play.enter(parse_entry(line.removeprefix("> ")))
    return play.state


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


def rich(opened: str, held: int) -> State:
    """Three players before the first Favor: this deity open in the line, so many others with the last."""
    others = [deity for deity in DEITIES if deity != opened]
    hands = [others[:held], others[held : held + 1], others[held + 1 : held + 2]]
    line, deck = [opened, *others[held + 2 : held + 6]], others[held + 6 :]
    changed = {
        "cards": "|".join(",".join(f"{deity}:1" for deity in hand) for hand in reversed(hands)),
        "line": "|".join(line),
        "deck": ",".join(deck),
        "dealt": "|".join(deck[:3]),
    }
    lines = before("deities-7", 3).write().splitlines()
    written = [f"{name} {changed.get(name, rest)}" for name, _, rest in (one.partition(" ") for one in lines)]
    return shelf.find("mytikas").read("\n".join(written) + "\n", shelf.edition("mytikas"), fast(1))


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_words_of_every_deity_have_room(browser: Browser, running: Running, locale: str) -> None:
    """Open in the line, and before the reader: few cards to be read, some in short, many in a list."""
    context = browser.new_context(locale=locale, reduced_motion="reduce")
    page = context.new_page()
    desk = Desk(page, running, "mytikas", 3)
    for number, deity in enumerate(DEITIES):
        page.set_viewport_size(WINDOWS[0])
        desk.lay(rich(deity, number % 6 + 1))
        desk.sit(2)
        for window in WINDOWS:
            page.set_viewport_size(window)
            page.wait_for_function(f"innerWidth === {window['width']}")
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.locator(".owncards :is(.card, .chip)").count() == number % 6 + 1
            assert page.evaluate(RUN_OUT) == [], f"{deity}, {window}"
    context.close()


def test_every_resource_that_can_be_moved_is_in_sight(page: Page, running: Running) -> None:
    """In a window where the parts stand below each other, too."""
    state = before("four-players", 92)
    desk = Desk(page, running, "mytikas", 4)
    for window in WINDOWS:
        page.set_viewport_size(window)
        desk.lay(state)
        desk.sit(int(state.to_act()))
        assert page.locator(".levels [data-option]").count() > 1
        assert page.evaluate(OUT_OF_SIGHT) == [], window


def test_the_tabs_of_a_phone_stay_under_what_drives_a_replay(page: Page) -> None:
    player = Player(page)
    player.arrive()
    made = page.request.post(
        "/api/tables",
        data={
            "game": "mytikas",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": BOTS}],
            "options": {"turn-limit": 1},
        },
        headers={"Origin": origin(page)},
    )
    assert made.ok, made.text()
    table = str(made.json()["table"]["id"])
    page.goto(f"/table/{table}")
    decline_guide(page)
    player.play(eager(1))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/replay/{table}")
    page.locator(".mytikas .tabs").wait_for()
    box = page.locator(".drive").bounding_box()
    assert box is not None
    for part in range(1, 8):
        under = [box["x"] + box["width"] / 2, box["y"] + box["height"] * part / 8]
        assert page.evaluate("at => document.elementFromPoint(...at)?.closest('.drive') !== null", under)


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
