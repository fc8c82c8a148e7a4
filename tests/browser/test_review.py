"""Games looked back upon in the browser: the curve, what cost most, luck and decisions, the best answers."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player, tempo
from tests.browser.test_pages import faults, foreign, misfits

REVIEW = re.compile(r"/api/tables/[^/]+/review")
JUDGING = 120_000  # milliseconds for the workers to judge a short game


def made(page: Page, seats: list[dict[str, str]], game: str = "mythe", **wishes: object) -> str:
    """A table and its id."""
    found = page.request.post("/api/tables", data={"game": game, "seats": seats, **wishes})
    assert found.ok, found.text()
    return str(found.json()["table"]["id"])


def over(page: Page) -> str:
    """A short game of bots, over; its id."""
    page.goto("/")
    bots = [{"kind": "bot", "bot": bot} for bot in ("thumb", "random", "thumb")]
    table = made(page, bots, options={"turn-limit": 5})
    while page.request.get(f"/api/tables/{table}").json()["status"] != "over":
        page.wait_for_timeout(100)
    return table


@pytest.fixture(scope="module")
def finished(browser: object, base_url: str) -> str:
    """One game for most of these tests: it is judged once."""
    context = browser.new_context(base_url=base_url)  # type: ignore[attr-defined]
    table = over(context.new_page())
    context.close()
    return table


def judged(page: Page) -> None:
    expect(page.get_by_role("heading", name=re.compile("What cost most|Что стоило"))).to_be_visible(
        timeout=JUDGING
    )


def step_of(page: Page) -> int:
    found = re.search(r"step=(\d+)", page.url)
    assert found
    return int(found[1])


def test_a_game_played_here_is_looked_back_on_from_its_result(page: Page) -> None:
    player = Player(page)
    player.arrive()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "thumb"}] * 2]
    table = made(page, seats, options={"turn-limit": 3})
    page.goto(f"/table/{table}")
    player.decline_guide()
    player.play(tempo())
    page.get_by_role("link", name="Look back: who was winning").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}.*seat=0.*tab=review"))
    expect(page.get_by_role("button", name="Review")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Level 5 judged your decisions")).to_be_visible()
    judged(page)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    field = page.get_by_role("slider", name="Chances to win, turn by turn")
    expect(field).to_have_attribute("aria-valuetext", re.compile(r"Turn \d+: You \d+ %"))
    luck = page.get_by_role("table").filter(has_text="Luck of the draw")
    expect(luck.get_by_role("row", name=re.compile(r"^You [+−]?\d+$"))).to_be_visible()
    assert not player.refused


def test_the_curve_is_walked_by_keys_and_by_pointer(page: Page, finished: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 1000})
    page.goto(f"/replay/{finished}?seat=-1&tab=review")
    judged(page)
    field = page.get_by_role("slider", name="Chances to win, turn by turn")
    points = int(field.get_attribute("aria-valuemax") or 0)
    assert points >= 5
    field.focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("step=0&"))
    page.keyboard.press("ArrowRight")
    expect(field).to_have_attribute("aria-valuenow", "1")
    second = step_of(page)
    assert second > 0
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("step=0&"))
    page.keyboard.press("End")
    expect(field).to_have_attribute("aria-valuenow", str(points))
    said = field.get_attribute("aria-valuetext") or ""
    assert sum(int(part) for part in re.findall(r"(\d+) %", said)) == 100
    box = field.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    rail = page.get_by_role("slider", name="Step", exact=True)
    last = int(rail.get_attribute("max") or 0)
    expect(page).to_have_url(re.compile(f"step=({last // 2}|{last // 2 + 1})&"))
    # The mark stands where the thumb of the rail stands, and the table of figures says the same as the curve.
    mark = field.locator(".here").bounding_box()
    thumb = rail.bounding_box()
    assert mark
    assert thumb
    middle = thumb["x"] + 10 + (thumb["width"] - 20) * step_of(page) / last
    assert abs(mark["x"] + mark["width"] / 2 - middle) < 6
    page.get_by_text("The curve in figures").click()
    figures = page.get_by_role("table").last
    assert figures.get_by_role("row").count() >= points + 2
    figures.get_by_role("button", name="Turn 1", exact=True).click()
    expect(page).to_have_url(re.compile("step=0&"))


def test_what_cost_most_leads_to_its_step_and_to_what_was_best(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}?seat=-1&step=0&tab=review")
    judged(page)
    review = page.request.get(f"/api/tables/{finished}/review").json()
    named = page.get_by_role("region", name="What cost most").get_by_role("listitem")
    if review["costly"]:
        expect(named).to_have_count(len(review["costly"]))
        worst = max(range(len(review["costly"])), key=lambda n: review["costly"][n]["loss"])
        one = review["costly"][worst]
        expect(named.nth(worst)).to_contain_text(one["better"])
        named.nth(worst).get_by_role("button").click()
        expect(page).to_have_url(re.compile(f"step={one['step']}&"))
        expect(named.nth(worst).get_by_role("button")).to_have_attribute("aria-current", "step")
    else:
        expect(named).to_have_text("No decision cost much.")
    # At a choice: the three best with how much better, and which was chosen, judged with that seat's eyes.
    steps = page.request.get(f"/api/tables/{finished}/replay").json()["steps"]
    choice = next(place for place, step in enumerate(steps) if step["choice"])
    page.goto(f"/replay/{finished}?seat=-1&step={choice}&tab=review")
    moment = page.get_by_role("region", name="The next step")
    best = moment.get_by_role("listitem").first
    expect(best).to_contain_text(re.compile(r"best.*wins \d+ times in 100", re.DOTALL))
    answer = page.request.get(f"/api/tables/{finished}/replay/hint?seat=-1&step={choice}").json()
    expect(moment.get_by_role("listitem")).to_have_count(len(answer["advice"]))
    chosen = [n for n, one in enumerate(answer["advice"]) if one["was_done"]]
    for n in chosen:
        expect(moment.get_by_role("listitem").nth(n)).to_contain_text("chosen")
    if not chosen:
        expect(moment).to_contain_text("Chosen instead:")
    forced = next((place for place, step in enumerate(steps) if not step["choice"]), None)
    if forced is not None:
        page.goto(f"/replay/{finished}?seat=-1&step={forced}&tab=review")
        expect(moment).to_contain_text("There was only one thing to do.")


def test_the_review_has_the_eyes_of_the_reader(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}?seat=-1&tab=review")
    judged(page)
    expect(page.get_by_text("by what everybody could see then")).to_be_visible()
    page.get_by_label("Seen by").select_option("2")
    expect(page.get_by_text("Through the eyes of")).to_be_visible()
    judged(page)
    mine = page.request.get(f"/api/tables/{finished}/review?seat=2").json()
    field = page.get_by_role("slider", name="Chances to win, turn by turn")
    expect(field).to_have_attribute("aria-valuemax", str(len({one["step"] for one in mine["curve"]}) - 1))
    assert {one["seat"] for one in mine["costly"]} <= {2}


def test_while_the_workers_judge_it_says_how_far_they_are(page: Page) -> None:
    """The server's answers are held still in the middle of the judging."""
    table = over(page)
    whole = page.request.get(f"/api/tables/{table}/review").json()
    half = {**whole, "state": "thinking", "judged": 7}
    page.route(REVIEW, lambda route: route.fulfill(json=half))
    page.goto(f"/replay/{table}?seat=-1&tab=review")
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_js_property("value", 7)
    expect(bar).to_have_js_property("max", whole["moments"])
    expect(page.get_by_text(f"7 of {whole['moments']} moments judged")).to_be_visible()
    expect(page.get_by_role("heading", name="What cost most")).to_have_count(0)
    page.unroute_all()
    judged(page)


def test_what_cannot_be_looked_back_on_says_why(page: Page, finished: str) -> None:
    sentence = "This game was played with rules that this server no longer has."
    page.route(
        REVIEW,
        lambda route: route.fulfill(status=409, json={"name": "review-resting", "text": sentence}),
    )
    page.goto(f"/replay/{finished}?tab=review")
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    judged(page)
    expect(page.get_by_text(sentence)).to_have_count(0)


def test_a_running_game_is_looked_back_on_by_its_own_seat_where_hints_are_allowed(page: Page) -> None:
    player = Player(page)
    player.arrive()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "thumb"}] * 2]
    page.goto(f"/table/{made(page, seats, 'mytikas', hints=True)}")
    player.decline_guide()
    player.play(lambda offered: offered[0], most=6)
    player.wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back so far").click()
    dialog = page.get_by_role("dialog", name="Look back so far")
    expect(dialog.get_by_role("heading", name="What cost most")).to_be_visible(timeout=JUDGING)
    expect(dialog.get_by_text("The game is still on")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Luck of the draw")).to_have_count(0)
    page.keyboard.press("Escape")
    page.goto(f"/table/{made(page, seats, 'mytikas', hints=False)}")
    player.decline_guide()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="At the table")).to_be_visible()
    expect(page.get_by_role("button", name="Look back so far")).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "locale"), [(1440, 1000, "en-GB"), (390, 844, "ru-RU")])
def test_the_review_fits_and_can_be_read(
    browser: object, base_url: str, finished: str, width: int, height: int, locale: str
) -> None:
    context = browser.new_context(  # type: ignore[attr-defined]
        base_url=base_url,
        locale=locale,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="light",
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"/replay/{finished}?seat=0&step=4&tab=review")
    judged(page)
    for summary in page.locator("summary").all():
        summary.click()
    page.wait_for_load_state("networkidle")
    wrong = misfits(page, width) + faults(page, True)
    if locale == "ru-RU":
        wrong += [f"in English: {word}" for word in foreign(page)]
    assert not wrong, "\n".join(wrong)
    assert not errors
    context.close()
