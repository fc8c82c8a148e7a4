"""What surrounds a game: where the focus goes, what a new table remembers, what the others answered."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.places import make
from tests.browser.player import SETTLED, Player, tempo
from tests.server.running import Running

ME, BOT, FRIEND = "me", "bot", "friend"


@pytest.fixture
def table(page: Page) -> Player:
    player = Player(page)
    player.play_now("Mythe")
    player.wait()
    player.decline_guide()
    return player


@pytest.mark.parametrize("away", ["Escape", "Close"])
def test_what_lies_over_the_table_gives_the_focus_back(table: Player, away: str) -> None:
    page = table.page

    def close() -> None:
        if away == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("dialog").get_by_role("button", name="Close").click()

    for name in ("Menu", "Fair dice", "Rules"):
        opener = page.get_by_role("button", name=name, exact=True).locator("visible=true")
        opener.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        close()
        expect(opener).to_be_focused()
    menu = page.get_by_role("button", name="Menu", exact=True)
    for item, title in (("Keys", "Keys"), ("All choices", "All choices")):  # one dialog leads to another
        menu.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name=item).click()
        page.get_by_role("dialog", name=title).wait_for()
        close()
        expect(menu).to_be_focused()


def test_the_menu_asks_back_and_its_words_are_the_switch_too(table: Player) -> None:
    page = table.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("The table in words instead of pictures").click()
    expect(page.get_by_role("switch", name="The table in words")).to_be_checked()
    page.get_by_role("button", name="Give up").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Give up")).to_be_focused()


def test_the_list_of_choices_takes_numbers_and_the_chat_gives_the_keys_back(table: Player) -> None:
    page = table.page
    page.keyboard.press("c")
    field = page.get_by_label("Say something to the table")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    choices = page.get_by_role("dialog", name="All choices")
    expect(choices.get_by_role("button").nth(1)).to_be_focused()
    expect(field).to_have_value("")
    table.commands = 0
    page.keyboard.press("1")
    choices.wait_for(state="detached")
    page.evaluate(SETTLED)
    assert table.commands == 1


def test_a_game_that_is_over_offers_no_guide(page: Page) -> None:
    player = Player(page)
    player.arrive()
    over = make(page, "mythe", [ME, BOT], "Short", options={"turn-limit": 2})
    page.goto(f"/table/{over['id']}")
    offer = page.get_by_role("complementary", name="First time here?")
    offer.wait_for()
    player.play(tempo())
    page.reload()
    page.locator(".result").wait_for()
    expect(offer).to_have_count(0)


def test_a_new_table_keeps_what_was_chosen_in_another_language(page: Page) -> None:
    page.goto("/new?game=mythe")
    seats = page.locator(".seat")
    seats.nth(1).get_by_role("button", name="You").click()  # the friend moves to where I was
    expect(seats.nth(0).get_by_role("button", name="Friend")).to_have_attribute("aria-pressed", "true")
    seats.nth(2).get_by_role("button", name="Bot", exact=True).click()
    page.get_by_label("Turn limit").fill("7")
    page.get_by_role("button", name="Русский").click()
    page.get_by_role("button", name="Открыть стол").wait_for()
    expect(seats.nth(1).get_by_role("button", name="Вы")).to_have_attribute("aria-pressed", "true")
    expect(seats.nth(2).get_by_role("button", name="Бот", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    limit = page.get_by_label("Предел ходов")
    expect(limit).to_have_value("7")
    limit.fill("")
    page.get_by_role("button", name="Открыть стол").click()
    expect(limit).to_be_focused()  # the browser asks for a number, and nothing was sent
    expect(page).to_have_url(re.compile("/new"))
    foot = page.locator(".go").bounding_box()
    box = limit.bounding_box()
    assert foot is not None
    assert box is not None
    assert box["y"] + box["height"] <= foot["y"]


def test_who_asked_to_undo_is_told_that_it_was_declined(browser: Browser, base_url: str) -> None:
    players = []
    for _ in range(2):
        context = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        players.append(Player(page))
        players[-1].arrive()
    ann, lev = players
    made = make(ann.page, "mythe", [ME, FRIEND], "Asked")
    ann.page.goto(f"/table/{made['id']}")
    lev.page.goto(made["link"])
    lev.page.get_by_label("Your name").fill("Lev")
    lev.page.get_by_role("button", name="Sit down").click()
    for player in players:
        player.page.locator(".prompt").wait_for()
        player.decline_guide()
    asker, other = (ann, lev) if is_asked(ann) else (lev, ann)
    asker.choose(next(action for action in asker.lit() if action.startswith("draw")))
    asker.page.get_by_role("button", name=re.compile("^Ask to undo")).click()
    other.page.get_by_role("button", name="Decline").click()
    asker.page.get_by_text("Not everybody agrees").first.wait_for()
    expect(other.page.get_by_text("Not everybody agrees")).to_have_count(0)
    asker.page.get_by_role("button", name="Close").locator("visible=true").first.click()
    for player in players:
        player.page.context.close()


def is_asked(player: Player) -> bool:
    """The first view says whether it is this person's turn."""
    for frame in reversed(player.frames):
        message = json.loads(frame)
        if message["type"] == "table" and message["table"]["status"] == "running":
            return bool(message["options"])
    return False


@pytest.mark.parametrize("width", [1440, 1180, 1024, 820, 768, 390])
def test_the_answers_are_in_sight_in_russian_too(browser: Browser, base_url: str, width: int) -> None:
    """Its words are longer: no button is pushed over the edge, and the page is no longer than the screen."""
    screen: ViewportSize = {"width": width, "height": 1180 if width in (820, 768) else 800}
    context = browser.new_context(base_url=base_url, locale="ru-RU", reduced_motion="reduce", viewport=screen)
    page = context.new_page()
    page.add_init_script("""localStorage.setItem("guide-mythe", '{"is":"off","seen":[]}')""")
    player = Player(page)
    player.arrive()
    made = make(page, "mythe", [ME, BOT, BOT], "Мыши после работы")
    page.goto(f"/table/{made['id']}")
    for _ in range(3):
        player.play(tempo(), most=1)
        player.wait()
        for button in page.locator(".prompt .end .btn").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    context.close()


def test_a_bot_that_level_1_stood_in_for_is_told(page: Page, tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        player = Player(page)
        page.goto(running.address)
        page.get_by_role("button", name="Play now against bots Mythe").click()
        player.wait()
        bots = running.house.hall.tables[player.table()].bots
        running.loop.call_soon_threadsafe(bots.note_trouble, 1, "it fell asleep over Ambush")
        told = page.locator("p", has_text="could not answer, so level 1 answered for it")
        expect(told).to_be_visible()
        assert "fell asleep" not in "".join(player.frames)
