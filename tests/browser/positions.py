"""A table put into a written position: how a test comes to a moment without playing up to it."""

import asyncio
from pathlib import Path

from playwright.sync_api import Page

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.state import State
from mythagora.server.referee import Referee
from tests.browser.player import Player
from tests.golden.harness import FOLDER, POSITION, SCENE_HEAD, head_of
from tests.server.running import PATIENCE, Running

SITS = ".prompt"


def scene(path: Path) -> tuple[State, list[str]]:
    """A golden scene: its position, and the entries that are played from it."""
    lines = path.read_text("utf-8").splitlines()
    head = head_of(lines, SCENE_HEAD)
    position = [line.removeprefix(POSITION) for line in lines if line.startswith(POSITION)]
    edition = shelf.edition(head["game"], head["edition"])
    state = shelf.find(head["game"]).read("\n".join(position) + "\n", edition, fast(int(head["dice"])))
    return state, [line.removeprefix("> ") for line in lines if line.startswith("> ")]


def scenes(game: str) -> dict[str, Path]:
    return {path.stem: path for path in sorted((FOLDER / game).glob("*.scene"))}


class Desk:
    """One person who plays all seats of a table at one device, from whatever position is laid."""

    def __init__(self, page: Page, running: Running, game: str, players: int) -> None:
        self.player = Player(page)
        self.running = running
        page.add_init_script(f"""localStorage.setItem("guide-{game}", '{{"is":"off","seen":[]}}')""")
        seats = [{"kind": "me"}, *[{"kind": "here", "name": f"Mouse {n}"} for n in range(2, players + 1)]]
        made = page.request.post(
            f"{running.address}/api/tables",
            data={"game": game, "seats": seats},
            headers={"Origin": running.address},
        )
        assert made.ok, made.text()
        self.table = str(made.json()["table"]["id"])
        page.goto(f"{running.address}/table/{self.table}")
        self.lift()

    @property
    def referee(self) -> Referee:
        referee = self.running.house.hall.tables[self.table].referee
        assert referee is not None
        return referee

    def lay(self, state: State) -> None:
        """Put the table into this position, and show it to whoever sits there."""
        shown = self.shown()
        asyncio.run_coroutine_threadsafe(self.put(state), self.running.loop).result(PATIENCE)
        while self.shown() == shown:
            self.player.page.wait_for_timeout(10)
        self.player.page.wait_for_timeout(50)  # for the page to have drawn it

    def shown(self) -> int:
        """How often the page was sent a whole table."""
        return sum(frame.startswith('{"type":"table"') for frame in self.player.frames)

    async def put(self, state: State) -> None:
        table = await self.running.house.hall.table(self.table)
        async with table.held():
            referee = self.referee
            referee.play.state = state
            referee.play.moments.clear()
            referee.standing.clear()
            referee.sights = {reader: referee.look(reader) for reader in referee.readers}
            referee.asked_since = list(referee.versions)
            for connection in table.greeted():
                await table.show(connection, referee.version(connection.seat))

    def lift(self) -> None:
        """The curtain between two people at one device."""
        self.player.page.locator(".curtain button").click()
        self.player.page.locator(SITS).wait_for()

    def sit(self, seat: int) -> None:
        """Hand over until this seat is the one before the screen."""
        page = self.player.page
        for _ in range(self.referee.play.record.players + 1):
            if self.seat() == seat:
                return
            page.locator("[data-primary]").click()
            self.lift()
        raise AssertionError(f"seat {seat} could not sit down")

    def seat(self) -> int:
        """Whose eyes the page has: that of the last whole table it was sent."""
        for frame in reversed(self.player.frames):
            if frame.startswith('{"type":"table"'):
                return int(frame.split('"seat":')[1].split(",")[0])
        return -1

    def act(self, seat: int, action: str) -> None:
        """Choose it on the board, and wait until the server has carried it out."""
        self.sit(seat)
        page = self.player.page
        page.locator(f'[data-option="{action}"]').first.wait_for(state="attached", timeout=5_000)
        before = self.player.answers()
        self.player.choose(action)
        for _ in range(100):
            if self.player.answers() > before:
                return
            page.wait_for_timeout(20)
        raise AssertionError(f"{action} was not carried out")
