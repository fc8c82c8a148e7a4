"""How quick the boards are: until they are painted, frames when the map moves, and bytes to fetch.

    make paint

A server of its own is started; it is warm before anything is measured. Each figure is the median of several
openings, each with an empty browser: nothing is in its cache. `own work` is processor time of the page's
main thread, which does not hang on what else the machine does. Frames are counted while the map is dragged,
enlarged with the wheel and pinched; chromium draws by software here.
"""

import itertools
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.serving import serving  # noqa: E402
from tests.browser.sizes import Fetched  # noqa: E402

OPENINGS = 5
SECONDS = 3.0  # of each movement
GAMES = {"mythe": 3, "mytikas": 4, "mythotopia": 4}  # with players
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 3,
        "is_mobile": True,
        "has_touch": True,
    },
}

# When the board was there and had been painted; and when frames were.
WATCH = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.stage [data-option], .stage .prompt')) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.painted = performance.now())));
}).observe(document, { childList: true, subtree: true });
for (const game of ['mythe', 'mytikas', 'mythotopia'])
  localStorage.setItem(`guide-${game}`, '{"is":"off","seen":[]}');
"""
COUNT = """
() => {
  window.frames_seen = [];
  const note = (at) => {
    window.frames_seen.push(at);
    if (window.frames_seen) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
"""
WHEEL = """
([x, y]) => {
  let notch = 0;
  const stage = document.elementFromPoint(x, y);
  const turn = () => {
    const deltaY = Math.floor(notch++ / 30) % 2 ? 24 : -24;
    const how = { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true };
    stage.dispatchEvent(new WheelEvent('wheel', how));
    if (window.frames_seen) requestAnimationFrame(turn);
  };
  turn();
}
"""
COUNTED = "() => { const seen = window.frames_seen; window.frames_seen = null; return seen; }"


def context(browser: Browser, base: str, screen: str, cookies: Any = None) -> BrowserContext:
    place = browser.new_context(
        base_url=base, locale="en-GB", reduced_motion="reduce", storage_state=cookies, **SCREENS[screen]
    )
    place.add_init_script(WATCH)
    return place


def make(browser: Browser, base: str, game: str) -> tuple[str, Any]:
    """A table against bots: where it is, and who may look."""
    place = context(browser, base, "desktop")
    page = place.new_page()
    player = Player(page)
    player.arrive()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "thumb"}] * (GAMES[game] - 1)]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats}, headers={"Origin": base})
    assert made.ok, made.text()
    address = f"/table/{made.json()['table']['id']}"
    page.goto(address)
    player.wait()
    state = place.storage_state()
    place.close()
    return address, state


def first_paint(browser: Browser, base: str, screen: str, address: str, cookies: Any) -> str:
    """From going there until the board is on the screen."""
    times, work = [], []
    for _ in range(OPENINGS):
        place = context(browser, base, screen, cookies)
        page = place.new_page()
        meter = Meter(page)
        page.goto(address, wait_until="commit")
        times.append(painted(page))
        work.append(meter.work())
        place.close()
    middle, most = statistics.median(times), max(times)
    return f"painted after {middle:5.0f} ms, at most {most:5.0f}; own work {statistics.median(work):4.0f} ms"


class Meter:
    """Milliseconds that the page's main thread has worked."""

    def __init__(self, page: Page) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Performance.enable")

    def work(self) -> float:
        metrics = self.cdp.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "ThreadTime"))


def painted(page: Page) -> float:
    while page.evaluate("window.painted") is None:
        page.wait_for_timeout(20)
    return float(page.evaluate("window.painted"))


def size(browser: Browser, base: str, address: str, cookies: Any) -> int:
    place = context(browser, base, "desktop", cookies)
    page = place.new_page()
    fetched = Fetched(page)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    total = fetched.total()
    place.close()
    return total


class Hand:
    """Moves the map without a pause, as a mouse, a wheel or two fingers."""

    def __init__(self, page: Page, cdp: CDPSession) -> None:
        self.page, self.cdp = page, cdp
        box = page.locator(".mythotopia").bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4

    def mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        self.cdp.send(
            "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "pointerType": "mouse", **more}
        )

    def drag(self, step: int) -> None:
        if step == 0:
            self.mouse("mousePressed", self.x, self.y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseMoved", self.x + wave(step, 140), self.y + wave(step, 90), button="left", buttons=1)

    def wheel(self, step: int) -> None:
        """A notch with every frame; the page turns the wheel itself, since a driver would wait for each."""
        if step == 0:
            self.page.evaluate(WHEEL, [self.x, self.y])

    def pinch(self, step: int) -> None:
        apart = 60 + wave(step, 40)
        points = [{"x": self.x - apart, "y": self.y, "id": 1}, {"x": self.x + apart, "y": self.y, "id": 2}]
        kind = "touchStart" if step == 0 else "touchMove"
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def wave(step: int, most: int) -> float:
    """To and fro, a few pixels a step."""
    place = step * 5 % (4 * most)
    return float(place if place <= most else 2 * most - place if place <= 3 * most else place - 4 * most)


def frames(browser: Browser, base: str, screen: str, address: str, cookies: Any, way: str) -> str:
    """How the frames come while the map moves."""
    place = context(browser, base, screen, cookies)
    page = place.new_page()
    page.goto(address)
    painted(page)
    page.wait_for_timeout(1_000)
    meter = Meter(page)
    hand = Hand(page, meter.cdp)
    move = getattr(hand, way)
    page.evaluate(COUNT)
    before, end, step = meter.work(), time.monotonic() + SECONDS, 0
    while time.monotonic() < end:
        move(step)
        step += 1
        time.sleep(0.004)
    seen = page.evaluate(COUNTED)
    work = meter.work() - before
    place.close()
    waits = [later - sooner for sooner, later in itertools.pairwise(seen)]
    rate = 1000 * len(waits) / (seen[-1] - seen[0])
    middle, most = statistics.median(waits), max(waits)
    return (
        f"{rate:4.1f} frames/s, the middle wait {middle:4.1f} ms, the longest {most:4.0f}; "
        f"own work {work / len(waits):3.1f} ms a frame"
    )


def measure(browser: Browser, base: str) -> None:
    tables = {game: make(browser, base, game) for game in GAMES}
    for game, (address, cookies) in tables.items():
        for screen in SCREENS:
            first_paint(
                browser, base, screen, address, cookies
            )  # the server and the disk are warm from here on
            print(f"{game:11}{screen:9}{first_paint(browser, base, screen, address, cookies)}")
    address, cookies = tables["mythotopia"]
    for screen, ways in {"desktop": ["drag", "wheel"], "phone": ["drag", "pinch"]}.items():
        for way in ways:
            print(f"map        {screen:9}{way:6}{frames(browser, base, screen, address, cookies, way)}")
    for game, (address, cookies) in tables.items():
        print(f"{game:11}{'table':9}{size(browser, base, address, cookies):8,} bytes squeezed, fonts apart")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=QUIET)
        measure(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
