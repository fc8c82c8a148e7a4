"""People at tables: coming, leaving, taking over, playing again; links, seats and files that are wrong."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from mythagora import shelf
from tests.browser.places import make
from tests.browser.player import SOCKET, Player, tempo

ME, BOT, FRIEND, OPEN = "me", "bot", "friend", "open"


@pytest.fixture
def people(browser: Browser, base_url: str) -> "People":
    return People(browser, base_url)


class People:
    """Each has a browser of their own."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        self.browser, self.base_url = browser, base_url

    def come(self, name: str) -> Page:
        context = self.browser.new_context(base_url=self.base_url, locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        Player(page).arrive()
        renamed = page.request.patch("/api/me", data={"name": name}, headers={"Origin": self.base_url})
        assert renamed.ok
        return page


def test_the_same_people_play_again(people: People) -> None:
    ann, lev = people.come("Ann"), people.come("Lev")
    table = make(ann, "mythe", [ME, FRIEND], "Twice", options={"turn-limit": 2})
    ann.goto(f"/table/{table['id']}")
    lev.goto(table["link"])
    lev.get_by_role("button", name="Sit down").click()
    players = [watch(ann), watch(lev)]
    while not players[0].is_over():
        for player in players:
            if player.lit() and not player.is_over():
                player.choose(tempo()(player.lit()))
        ann.wait_for_timeout(50)
    lev.get_by_role("button", name="Play again").first.click()
    lev.get_by_text("Waiting for company").first.wait_for()
    ann.get_by_role("button", name="Join the next game").first.click()
    ann.get_by_role("button", name="Sit here").click()
    for page in (ann, lev):
        page.locator(".prompt").wait_for()
        expect(page).not_to_have_url(re.compile(table["id"]))
        page.context.close()


def watch(page: Page) -> Player:
    player = Player(page)
    page.reload()
    page.locator(".prompt").wait_for()
    player.decline_guide()
    return player


def test_somebody_takes_over_from_who_left_and_that_one_watches(people: People) -> None:
    ann, lev, eve = people.come("Ann"), people.come("Lev"), people.come("Eve")
    table = make(ann, "mythe", [ME, OPEN], "Come and go", is_open=True)
    lev.goto("/tables")
    lev.get_by_role("button", name="Join Come and go").click()
    lev.locator(".prompt").wait_for()
    lev.get_by_role("button", name="Menu").click()
    lev.get_by_role("button", name="Leave the table").click()
    lev.get_by_role("button", name="Leave the table").click()
    expect(lev.get_by_role("heading", name="Come and go")).to_have_count(1)  # theirs, so not an open one too
    lev.goto(f"/table/{table['id']}")
    lev.get_by_role("button", name="Return to my seat").wait_for()
    eve.goto(f"/table/{table['id']}")
    eve.get_by_role("button", name="Play on for Lev").click()
    expect(eve.get_by_role("button", name="Play on for Lev")).to_have_count(0)
    eve.get_by_text("Your hand").first.wait_for()
    lev.locator("#main").get_by_text("This seat is somebody else's").first.wait_for()
    expect(lev.get_by_text("Your hand")).to_have_count(0)
    expect(lev.get_by_text("The connection is lost")).to_have_count(0)
    lev.get_by_text(re.compile("you are watching|You see what everybody may see")).first.wait_for()
    for page in (ann, lev, eve):
        page.context.close()


def test_a_host_on_another_device_makes_a_new_link_and_calls_it_off(people: People) -> None:
    ann, lev = people.come("Ann"), people.come("Lev")
    table = make(ann, "mythe", [ME, FRIEND, BOT], "Lost link", memory_aids=False)
    ann.goto(f"/table/{table['id']}")  # this browser never saw the link
    ann.get_by_role("button", name="New link").click()
    link = ann.locator("li code").inner_text()
    ann.reload()
    assert ann.locator("li code").inner_text() == link
    lev.goto(table["link"])
    lev.get_by_text("No memory aids").first.wait_for()
    lev.get_by_role("button", name="Sit down").click()
    lev.get_by_text("This link opens no seat").first.wait_for()
    ann.get_by_role("button", name="Free the seat").click()
    expect(ann.get_by_text("Free for anybody")).to_have_count(1)
    lev.get_by_role("link", name="To the table").click()
    lev.get_by_text("Waiting for company").first.wait_for()
    ann.get_by_role("button", name="Call it off").click()
    ann.get_by_role("button", name="Call it off").click()
    for page in (ann, lev):
        page.get_by_text("This table was called off").first.wait_for()
    lev.goto(link if link.startswith("http") else f"http://{link}")
    lev.get_by_text("This table was called off").first.wait_for()
    ann.get_by_role("link", name="To all tables").click()
    ann.get_by_text("None yet.").first.wait_for()
    for page in (ann, lev):
        page.context.close()


def test_a_link_to_other_devices_that_is_used_up_says_so(page: Page) -> None:
    page.goto("/me/nothing-like-this")
    expect(page.get_by_role("heading", name="This link is used up")).to_be_visible()


def test_a_server_that_is_newer_asks_for_a_reload_before_the_table_is_seen(page: Page) -> None:
    player = Player(page)
    page.route_web_socket(SOCKET, lambda socket: socket.on_message(lambda _: socket.send(NEWER)))
    player.play_now("Mythe")
    page.get_by_text("This page is older than the server").first.wait_for()
    expect(page.get_by_role("button", name="Load again")).to_be_visible()


NEWER = '{"type":"reload","protocol":999}'


def test_without_cookies_the_page_says_why_no_table_would_know_one(page: Page) -> None:
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })")
    page.goto("/")
    page.get_by_text("This browser keeps no cookies").first.wait_for()


def test_a_table_that_waits_is_marked_in_the_title_of_every_page(page: Page) -> None:
    Player(page).arrive()
    make(page, "mythotopia", [ME, BOT], "Mine")
    for address in ("/", "/about", "/rules/mythe", "/new", "/verify"):
        page.goto(address)
        expect(page).to_have_title(re.compile("^● "), timeout=60_000)  # a bot may begin


def test_a_file_that_is_no_edition_is_refused_and_ones_own_is_played(page: Page) -> None:
    page.goto("/new?game=mythe")
    page.get_by_label("Edition", exact=True).select_option("A file of your own…")
    choose = page.get_by_label("A file of your own…")
    opens = page.get_by_role("button", name="Open the table")
    for file, refusal in (
        (b"\x89PNG\r\n", "mine.toml is not valid TOML"),
        (shelf.edition("mytikas").text.encode(), "mine.toml: track should be a table"),
        (b"#" * 500_000, "That file is too large"),
    ):
        choose.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": file})
        if b"##" not in file:
            opens.click()
        expect(page.locator(".go [role=alert]")).to_contain_text(refusal)
    own = shelf.edition("mythe").text.replace('name = "standard"', 'name = "attic"')
    choose.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": own.encode()})
    page.get_by_text("mine.toml").first.wait_for()
    opens.click()
    page.get_by_text("An edition of their own: attic").first.wait_for()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="The numbers").click()
    opened.value.get_by_text("What this table plays with: attic").first.wait_for()
