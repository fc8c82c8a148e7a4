"""kill -9 during running games, again and again: no acknowledged move is lost, no table is stuck.

python -m pytest -m slow tests/server/test_kill.py            (KILLS=50)
"""

import asyncio
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from mythagora.storage.database import Database
from mythagora.storage.ledger import Ledger, LogRow
from tests.server.process import Process, children, parent
from tests.server.running import ME, RANDOM, THUMB, Guest, Seat, wait

KILLS = int(os.environ.get("KILLS", "50"))
GAMES = ["mythe", "mytikas", "mythotopia"]


class Player:
    """Plays on whatever happens, table after table, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, game: str, chance: random.Random) -> None:
        self.guest = guest
        self.game = game
        self.chance = chance
        self.tables: list[str] = []  # the last one is being played
        self.acknowledged: dict[str, dict[str, int]] = {}  # by table: commands and their versions
        self.unsure: tuple[str, int, str] | None = None  # sent, and not heard of
        self.seat: Seat | None = None

    @property
    def known(self) -> dict[str, int]:
        return self.acknowledged[self.tables[-1]]

    def sit_down(self) -> None:
        """At another table, or where the game is still going on. What was not heard of is sent again."""
        if not self.tables or self.guest.get(f"/api/tables/{self.tables[-1]}")["status"] == "over":
            options = {} if self.game == "mytikas" else {"turn-limit": 20}
            table, _ = self.guest.make(self.game, [ME, THUMB, RANDOM], options=options)
            self.tables.append(table)
            self.acknowledged[table] = {}
            self.unsure = None
        seat = self.guest.open(self.tables[-1], 0)
        seat.until(lambda seat: "version" in seat.now)  # who is present may be told first
        assert seat.now["version"] >= max(self.known.values(), default=0)
        self.seat = seat
        if self.unsure is not None:
            self.act(*self.unsure)

    def act(self, command: str, version: int, action: str) -> None:
        assert self.seat is not None
        self.unsure = (command, version, action)
        answer = self.seat.command(type="act", command=command, version=version, action=action)
        if answer["type"] == "done":
            self.known[command] = answer["version"]
        else:
            assert answer["type"] == "refused", answer
        self.unsure = None

    def move(self) -> bool:
        """One move when it is this player's turn; whether the game goes on."""
        seat = self.seat
        assert seat is not None
        seat.until(lambda seat: seat.is_asked() or seat.is_over())
        if seat.is_over():
            self.seat = None
            return False
        action = self.chance.choice(seat.now["options"])["action"]
        self.act(f"c{self.chance.getrandbits(60)}", seat.now["version"], action)
        return True

    def play(self, is_last: bool = False) -> None:
        """Until the server is gone; the last time, until the game is over."""
        self.seat = None
        try:
            while True:
                if self.seat is None:
                    self.sit_down()
                if not self.move() and is_last:
                    return
        except (WebSocketException, OSError, httpx.TransportError):
            assert not is_last


def log_of(address: str, table: str) -> list[LogRow]:
    async def run() -> list[LogRow]:
        database = Database(address)
        try:
            return await Ledger(database).log(table)
        finally:
            await database.close()

    return asyncio.run(run())


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_and_no_table_is_stuck(database: str, tmp_path: Path) -> None:
    chance = random.Random(50)
    process = Process(database, tmp_path / "log")
    process.wait()
    players = [Player(Guest(process.address), game, random.Random(game)) for game in GAMES]
    host = players[0].guest
    bots = [host.make(game, [THUMB, THUMB], options={})[0] for game in ["mytikas", "mythotopia"]]
    with ThreadPoolExecutor(len(players)) as threads:
        for kill in range(KILLS):
            playing = [threads.submit(player.play) for player in players]
            wait(partial(have_moved, players, count(players) + chance.randint(1, 12)), 120)
            time.sleep(chance.uniform(0, 0.2))
            workers = children(process.child.pid)
            process.kill()
            for one in playing:
                one.result()
            wait(partial(are_gone, workers))
            process.again()
            process.wait()
            print(f"killed {kill + 1} times, {count(players)} moves acknowledged", flush=True)
        for one in [threads.submit(player.play, is_last=True) for player in players]:
            one.result()
    for table in bots:
        wait(partial(is_over, host, table), 300)
    for player in players:
        for table in player.tables:
            rows = log_of(database, table)
            assert [row.sequence for row in rows] == list(range(len(rows)))
            commands = [row.command for row in rows if row.seat == 0]
            assert len(set(commands)) == len(commands)
            assert set(player.acknowledged[table]) <= set(commands)
            assert host.http.get(f"/api/tables/{table}/record").status_code == 200
            assert is_over(host, table)
        assert player.acknowledged
    process.stop()
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log[-3000:]


def count(players: list[Player]) -> int:
    """Moves acknowledged so far."""
    return sum(len(known) for player in players for known in list(player.acknowledged.values()))


def have_moved(players: list[Player], least: int) -> bool:
    return count(players) >= least


def is_over(guest: Guest, table: str) -> bool:
    return bool(guest.get(f"/api/tables/{table}")["status"] == "over")


def are_gone(processes: list[int]) -> bool:
    """The workers of a killed server end by themselves."""
    return not any(parent(process) for process in processes)
