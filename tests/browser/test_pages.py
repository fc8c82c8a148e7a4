"""Every page, as everybody may meet it: through axe, on small screens, in Russian, by day and by night."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from mythagora import shelf
from mythagora.games.mythotopia.edition import MythotopiaEdition
from tests.browser.places import GAMES, Places, furnish
from tests.browser.serving import serving

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 11  # pixels of a letter, on a phone
# A drawn piece shows numbers, and its name says what they are. Nobody could take them for its label.
ON_BOARDS = {"label-content-name-mismatch": {"enabled": False}}
BOARDS = {*GAMES, "over", "replay"}

SCREENS = {
    "desktop": ((1440, 900), "en-GB"),
    "tablet": ((820, 1180), "ru-RU"),
    "small phone": ((360, 740), "en-GB"),
    "phone": ((390, 844), "ru-RU"),
}
THROUGH_AXE = {"desktop", "phone"}

# What is small, by what stands in it. Letters in a drawing count as they come out on the screen.
SMALL = """smallest => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const words = text.data.trim();
    const holder = text.parentElement;
    if (!words || holder.closest('.sr') || !holder.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let size = parseFloat(getComputedStyle(holder).fontSize);
    if (holder instanceof SVGElement) {
      const scale = holder.getScreenCTM();
      size *= Math.hypot(scale.a, scale.b);
    }
    if (size < smallest - 0.05) found.add(`${words.slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""

# What sticks out of the screen where nothing lets it be scrolled into sight. Boards are cropped on purpose.
OUTSIDE = """() => {
  const found = new Set();
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.sr, svg, .skip')) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || (box.right <= innerWidth + 1 && box.left >= -1)) continue;
    let scroller = one.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
      scroller = scroller.parentElement;
    if (!scroller || scroller === document.body || scroller.scrollWidth <= scroller.clientWidth)
      found.add(one.textContent.trim().slice(0, 40) || one.tagName);
  }
  return [...found];
}"""

# All that is read or spoken, but for codes, keys, and what says of itself that it is English.
SPOKEN = """() => {
  const words = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let one = walk.currentNode; one; one = walk.nextNode()) {
    if (one.closest('code, kbd, script, style, .sheet, [lang=en]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (one.hasAttribute(name)) words.push(one.getAttribute(name));
    for (const child of one.childNodes) if (child.nodeType === 3) words.push(child.data);
  }
  return words;
}"""
LATIN = re.compile(r"(?<![\w-])[A-Za-z][A-Za-z’'-]+(?!\w)")


def names() -> set[str]:
    """Words that are the same in every language: games, their designers, rules, places on the map."""
    known = {
        "Mythagora",
        *(game.capitalize() for game in GAMES),
        "EN",
        "RU",
        "Terra",
        "Incognita",
        "Pathfinder",
    }
    for game in GAMES:
        known |= set(shelf.find(game).designer.split())
    edition = shelf.edition("mythotopia")
    assert isinstance(edition, MythotopiaEdition)
    return known | {province.capitalize() for province in edition.provinces}


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where nobody else has left an open table."""
    with serving(tmp_path_factory.mktemp("pages")) as address:
        yield address


@pytest.fixture(scope="module")
def places(browser: Browser, quiet: str) -> Places:
    return furnish(browser, quiet)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_page(browser: Browser, quiet: str, places: Places, screen: str) -> None:
    (width, height), locale = SCREENS[screen]
    context = browser.new_context(
        base_url=quiet,
        locale=locale,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="light",
    )
    context.add_cookies(places.cookies)  # type: ignore[arg-type]
    page = context.new_page()
    errors: list[str] = []
    strangers: set[str] = set()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: strangers.add(request.url))
    wrong: list[str] = []
    for name, address in places.pages.items():
        look(page, address)
        wrong += [f"{name}: {one}" for one in misfits(page, width)]
        if name not in BOARDS:
            wrong += [f"{name}: sticks out: {text}" for text in page.evaluate(OUTSIDE)]
        wrong += [f"{name}: a hole: {hole}" for hole in re.findall(r"\{\$[^}]*\}", page.inner_text("body"))]
        if screen in THROUGH_AXE:
            wrong += [f"{name}: {one}" for one in faults(page, name in BOARDS)]
        if locale == "ru-RU":
            wrong += [f"{name}: in English: {word}" for word in foreign(page)]
    assert not wrong, "\n".join(wrong)
    assert not errors
    assert all(url.startswith((quiet, "data:", "blob:")) for url in strangers), strangers
    context.close()


def look(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.locator("h1").first.wait_for(state="attached")
    offer = page.get_by_role("button", name=re.compile("No, thanks|Нет, спасибо"))
    if "/table/" in address and offer.count():
        offer.click()


def misfits(page: Page, width: int) -> list[str]:
    """What does not fit the screen."""
    found = []
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        found.append(f"{wide} pixels wide")
    if width >= 390 and width < 400:
        found += [f"too small: {text}" for text in page.evaluate(SMALL, SMALLEST)]
    return found


def faults(page: Page, is_board: bool) -> list[str]:
    """By axe, by day and by night."""
    page.evaluate(AXE.read_text("utf-8"))
    found = axe(page, {"rules": ON_BOARDS if is_board else {}})
    page.emulate_media(color_scheme="dark")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found += [f"by night: {one}" for one in axe(page, {"runOnly": ["color-contrast"]})]
    page.emulate_media(color_scheme="light")
    return found


def axe(page: Page, wishes: dict[str, object]) -> list[str]:
    found = page.evaluate("wishes => axe.run(document, { resultTypes: ['violations'], ...wishes })", wishes)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def foreign(page: Page) -> list[str]:
    known = names()
    words = {word for text in page.evaluate(SPOKEN) for word in LATIN.findall(text)}
    return sorted(word for word in words - known if not re.fullmatch(r"(MY|MK|MT)-?\w*|[IVX]+", word))
