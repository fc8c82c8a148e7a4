"""A person at the browser: sees what is lit, chooses, and goes on until the game is over."""

import json
import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 60_000  # milliseconds until something is to be done; bots may think
TABLE = re.compile("/table/")
SOCKET = re.compile(r"/api/tables/[^/]+/socket")
LIT = "[data-option]:visible"
SETTLED = "() => new Promise(done => setTimeout(done))"  # what a click or a key sends has been sent
OVER = ".result"


class Player:
    """Everything the browser was sent on its socket is kept in `frames`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self.commands = 0  # answers that the page has sent
        self.refused: list[str] = []
        page.route_web_socket(SOCKET, self.listen)
        page.on("pageerror", lambda error: self.refused.append(str(error)))

    def listen(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append((socket, server))

        def arrived(message: str | bytes) -> None:
            self.frames.append(message if isinstance(message, str) else message.decode())
            socket.send(message)

        def sent(message: str | bytes) -> None:
            self.commands += '"type":"act"' in (message if isinstance(message, str) else message.decode())
            server.send(message)

        server.on_message(arrived)
        socket.on_message(sent)

    def cut(self) -> None:
        """The line goes dead, without a word on either side."""
        for socket, server in self.sockets:
            server.close()
            socket.close(code=1011)
        self.sockets.clear()

    def lit(self) -> list[str]:
        """What can be chosen now, in the notation."""
        return [
            found
            for found in self.page.eval_on_selector_all(
                LIT.removesuffix(":visible"),
                "all => all.filter(one => one.getClientRects().length).map(one => one.dataset.option)",
            )
            if found
        ]

    def wait(self, patience: float = PATIENCE) -> bool:
        """Until something can be chosen; whether the game goes on."""
        self.page.locator(f"{LIT}, {OVER}").first.wait_for(timeout=patience)
        return not self.is_over()

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def choose(self, action: str) -> None:
        """A click; where that only shows what would come of it, the number of the option."""
        before, commands = self.answers(), self.commands
        self.page.locator(f'[data-option="{action}"]:visible').first.click(timeout=5_000)
        self.page.evaluate(SETTLED)
        if self.commands == commands and action in self.offered()[:9]:
            self.page.keyboard.press(str(self.offered().index(action) + 1))
            self.page.evaluate(SETTLED)
        for _ in range(200):
            if self.answers() > before or self.commands == commands:
                return
            self.page.wait_for_timeout(20)

    def answers(self) -> int:
        """How many commands the server has carried out."""
        return sum(frame.startswith('{"type":"done"') for frame in self.frames)

    def offered(self) -> list[str]:
        """The options in the order of the engine, as they came last."""
        for frame in reversed(self.frames):
            message = json.loads(frame)
            if message["type"] in ("table", "update"):
                return [option["action"] for option in message["options"]]
        return []

    def decline_guide(self) -> None:
        """The offer of a tour stands before the board until it is answered."""
        offer = self.page.get_by_role("button", name="No, thanks")
        if offer.count():
            offer.click()

    def press(self, action: str) -> None:
        """Choose without a mouse: arrows to it, then Enter."""
        for _ in range(len(self.lit()) + 2):
            if self.page.evaluate("document.activeElement?.dataset?.option ?? ''") == action:
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(20)

    def play(
        self,
        choose: Callable[[list[str]], str],
        most: int = 3_000,
        keyboard: bool = False,
        patience: float = PATIENCE,
    ) -> int:
        """Until the game is over; how many choices that took."""
        done = 0
        while done < most and self.wait(patience):
            offered = self.lit()
            if not offered:
                continue
            wish = choose(offered)
            try:
                if keyboard:
                    self.press(wish)
                else:
                    self.choose(wish)
                done += 1
            except PlaywrightTimeout:
                continue  # it went out between the look and the click
        return done

    def arrive(self) -> None:
        """The home page, until the server knows who this is: two first requests at once are two people."""
        with self.page.expect_response(lambda response: "/api/me?" in response.url):
            self.page.goto("/")

    def play_now(self, title: str) -> None:
        """From the home page to a table against bots: one click."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Play now against bots {title}").click()
        expect(self.page).to_have_url(TABLE)

    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("?")[0].split("/")[0]


def tempo() -> Callable[[list[str]], str]:
    """A quick way through a game of Mythe: declare, draw once, and give nothing."""

    def choose(offered: list[str]) -> str:
        for wish in ("declare", "done", "stop"):
            for action in offered:
                if action.split(" ")[0] == wish:
                    return action
        return offered[int(time.monotonic() * 1000) % len(offered)]

    return choose


def steady() -> Callable[[list[str]], str]:
    """Another answer each time, so that a game goes everywhere; it does not go back on a thing for ever."""
    asked = 0

    def choose(offered: list[str]) -> str:
        nonlocal asked
        asked += 1
        return offered[asked * 7 % len(offered)]

    return choose
