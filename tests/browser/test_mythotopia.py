"""Mythotopia in the browser: what is said of its pieces, what a low window shows, who chooses in secret."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from mythagora.engine.record import parse_entry
from mythagora.engine.state import State
from mythagora.games.mythotopia.state import MythotopiaState
from mythagora.games.mythotopia.view import MythotopiaView
from tests.browser.frames import check
from tests.browser.player import Player, steady
from tests.browser.positions import Desk, scene, scenes
from tests.browser.test_games import words_of
from tests.golden.harness import FOLDER, HEAD, head_of, start
from tests.server.running import Running

# Nothing else would be pressed where the town of a lit province would stand. True from the next frame on.
OPEN = """() => [...document.querySelectorAll('[data-region][data-option]')].every(land => {
  const { x, y } = land.querySelector('.spot').getBoundingClientRect();
  return document.elementFromPoint(x, y)?.closest('[data-region]') === land;
})"""
LOW: ViewportSize = {
    "width": 1280,
    "height": 720,
}  # not all of the land fits, and there is no small map beside it
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}  # a tablet
# What can be chosen and cannot be pressed in the middle; of a province, where its town would stand.
HIDDEN = """() => [...document.querySelectorAll('.mythotopia [data-option]')].flatMap(one => {
  const { x, y, width, height } = (one.querySelector('.spot') ?? one).getBoundingClientRect();
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  return under?.closest('[data-option]') === one ? [] : [one.dataset.option];
})"""
LAND_OUT_OF_SIGHT = """() => [...document.querySelectorAll('[data-region] .spot')].filter(spot => {
  const { x, y } = spot.getBoundingClientRect();
  return x < 0 || x > innerWidth || !document.elementFromPoint(x, y)?.closest('.stage');
}).length"""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('atlas') / 'tables.db'}") as running:
        yield running


def some_way_on(name: str, entries: int) -> State:
    """A position of a golden game."""
    lines = (FOLDER / "mythotopia" / f"{name}.game").read_text("utf-8").splitlines()
    play = start(head_of(lines, HEAD))
    for line in [line for line in lines if line.startswith("> ")][:entries]:
        play.enter(parse_entry(line.removeprefix("> ")))
    return play.state


@pytest.mark.parametrize(
    ("name", "entries", "pieces"),
    [
        ("two-players", 115, {"armies", "castle", "roads"}),
        ("three-players", 60, {"armies", "castle", "runestone"}),
        ("secret-charters", 75, {"armies", "castle", "dragon", "ships"}),
    ],
)
def test_every_piece_has_a_spoken_name_and_place(
    page: Page, running: Running, name: str, entries: int, pieces: set[str]
) -> None:
    """What stands in a province is said with its name, piece by piece; so are the ships of a sea."""
    state = some_way_on(name, entries)
    assert isinstance(state, MythotopiaState)
    players = int(state.players)
    desk = Desk(page, running, "mythotopia", players)
    desk.lay(state)
    spoken = page.eval_on_selector_all(
        "[data-region]", "all => Object.fromEntries(all.map(one => [one.dataset.region, one.ariaLabel]))"
    )
    names = [page.locator(f'[data-place="lord {seat}"] .name').inner_text() for seat in range(players)]
    view = state.view(desk.seat())
    assert isinstance(view, MythotopiaView)
    said = set()
    for place in view.provinces:
        label = spoken[place.province]
        assert label.startswith(place.province.capitalize()), label
        assert place.owner is None or f"{place.piece} of {names[place.owner]}" in label
        for seat, count in enumerate(place.armies):
            if count > 0:
                assert re.search(rf"{count} (army|armies) of {names[seat]}", label), label
                said.add("armies")
        for piece in ("castle", "dragon", "runestone"):
            assert (piece in label) == getattr(place, piece), label
            said |= {piece} if getattr(place, piece) else set()
        for other in place.roads:
            assert other.capitalize() in label.partition("road to ")[2]
            said.add("roads")
    for sea, ships in view.seas.items():
        for seat, count in enumerate(ships):
            if count > 0:
                assert re.search(rf"{count} ships? of {names[seat]}", spoken[sea])
                said.add("ships")
    assert said == pieces
    silent = page.eval_on_selector_all(
        ".mythotopia :is(.card, .ware, .lord, .pile, .tool, .verb, .radar, [data-region], [data-part])",
        "all => all.filter(one => !one.ariaLabel && !one.textContent.trim())"
        ".map(one => one.outerHTML.slice(0, 200))",
    )
    assert silent == []


def test_a_low_window_shows_all_that_is_lit(page: Page, running: Running) -> None:
    """Portal reaches nearly all of the land: each province can be pressed where its town would stand."""
    page.set_viewport_size(LOW)
    desk = Desk(page, running, "mythotopia", 2)
    before, entries = scene(scenes("mythotopia")["card-portal"])
    desk.lay(before)
    for text in entries[:2]:
        entry = parse_entry(text)
        desk.act(entry.seat, entry.words)
    page.locator('[data-option="target welkin"]').wait_for(state="attached")
    assert page.locator("[data-region][data-option]").count() > 30
    page.wait_for_function(OPEN)


def test_a_tablet_held_upright_shows_all_of_the_land(page: Page, running: Running) -> None:
    """Nothing lies over it or beside it, and every answer can be pressed without scrolling."""
    page.set_viewport_size(UPRIGHT)
    state = some_way_on("secret-charters", 76)
    desk = Desk(page, running, "mythotopia", int(state.players))
    desk.lay(state)
    desk.sit(int(state.to_act()))
    page.locator('[data-option="pass"]').first.wait_for()
    assert page.evaluate(LAND_OUT_OF_SIGHT) <= 1  # the small map may lie over one
    assert page.evaluate(HIDDEN) == []


def test_a_phone_shows_every_province_that_can_be_invaded(page: Page, running: Running) -> None:
    """Also when the map was moved elsewhere: none is left outside, or under the small map and the radar."""
    page.set_viewport_size({"width": 390, "height": 844})
    state = some_way_on("three-players", 53)
    desk = Desk(page, running, "mythotopia", int(state.players))
    desk.lay(state)
    desk.sit(int(state.to_act()))
    map_ = page.locator(".mythotopia .stage").bounding_box()
    assert map_ is not None
    middle = map_["x"] + map_["width"] / 2, map_["y"] + 200
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] - 110, steps=4)
    page.mouse.up()
    desk.act(int(state.to_act()), "origin kakopyge")
    page.locator('[data-option="target hatchel"]').wait_for(state="attached")
    assert page.locator("[data-region][data-option]").count() == 3
    page.wait_for_function(OPEN)


def person(browser: Browser, base_url: str, context_args: dict[str, object]) -> Player:
    context = browser.new_context(**{**context_args, "base_url": base_url})  # type: ignore[arg-type]
    return Player(context.new_page())


def test_two_people_choose_their_start_in_secret(
    browser: Browser, base_url: str, browser_context_args: dict[str, object]
) -> None:
    """Both give provinces up at once, and neither is shown what the other has chosen before both have."""
    both = [person(browser, base_url, browser_context_args) for _ in range(2)]
    host, guest = both
    made = host.page.request.post(
        "/api/tables",
        data={
            "game": "mythotopia",
            "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "thumb"}],
            "options": {"choose-your-start": 1, "secret-charters": 1, "turn-limit": 2},
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
        player.wait()
        player.decline_guide()
        assert all(action.startswith("give-up ") for action in player.lit())
    choices = [steady(), steady()]
    turns = 0
    while not any(player.is_over() for player in both) and turns < 400:
        for player, choose in zip(both, choices, strict=True):
            offered = player.lit()
            if offered and not player.is_over():
                try:
                    player.choose(choose(offered))
                    turns += 1
                except PlaywrightTimeout:
                    continue  # it went out between the look and the click
        host.page.wait_for_timeout(20)
    record = host.page.request.get(f"/api/tables/{table}/record").body()
    for player in both:
        player.page.locator(".result").wait_for()
        assert not player.refused
        seats = player.page.request.get(f"/api/tables/{table}").json()["seats"]
        mine = next(seat["seat"] for seat in seats if seat["is_you"])
        assert check(player.frames, record, mine, words_of("mythotopia")) > 5
        player.page.context.close()
