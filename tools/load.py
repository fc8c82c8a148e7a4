"""Live tables under load: from an action to all sockets, beside a bare server that sends the same bytes.

    PYTHONPATH=build/compiled python tools/load.py --tables 200 --seconds 30

Open loop: every table acts once a second at a time of its own, whatever the server does, and the time counts
from when the action was due. Bots are left out. What each socket was sent is written down, and a bare server
of the same kind (uvicorn, no game, no database, nothing but sending) then gets the same actions at the same
times and sends the same bytes to the same sockets.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from mythagora.server.protocol import PROTOCOL
from mythagora.storage.database import Database
from mythagora.storage.ledger import Ledger

SEATS = 4
LAST = 5.0  # seconds that late answers get
ALLOWED = 5.0  # times the bare server's 99th percentile
ROOT = Path(__file__).resolve().parents[1]


class Choice(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """As much of a message as the load needs to read."""

    type: str
    version: int = -1
    options: list[Choice] = []
    command: str = ""


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Action:
    """One action: when it was due, when it was sent, who sent it and what, when it was acknowledged."""

    due: float
    seat: int
    message: str
    sent: float = 0.0
    acknowledged: float = 0.0


@dataclass
class Table:
    """What a table's four sockets have seen."""

    key: str
    sockets: list[ClientConnection] = field(default_factory=list)
    versions: list[int] = field(default_factory=lambda: [0] * SEATS)
    options: list[list[Choice]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    arrivals: list[list[float]] = field(default_factory=lambda: [[] for _ in range(SEATS)])  # of updates
    frames: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS)])  # of updates and acks
    actions: list[Action] = field(default_factory=list)
    waiting: dict[str, Action] = field(default_factory=dict)
    moved: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Loaded:
    """What a server was seen to do, and the seconds of a processor it took."""

    tables: list[Table]
    busy: float


# ------------------------------------------------------------------------------------------ the bare server


def bare(port: int, file: Path) -> None:
    """Sends what was written down, and does nothing else."""
    script: dict[str, list[list[list[str]]]] = json.loads(file.read_text())
    sockets: dict[str, list[Callable[[Any], Awaitable[None]] | None]] = {}
    next_step = dict.fromkeys(script, 0)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        _, table, seat = scope["path"].split("/")
        await receive()
        await send({"type": "websocket.accept"})
        places = sockets.setdefault(table, [None] * SEATS)
        places[int(seat)] = send
        while (await receive())["type"] != "websocket.disconnect":
            step = script[table][next_step[table]]
            next_step[table] += 1
            for place, frames in zip(places, step, strict=True):
                for text in frames:
                    assert place is not None
                    await place({"type": "websocket.send", "text": text})

    config = uvicorn.Config(
        app, port=port, lifespan="off", log_level="error", ws_per_message_deflate=False, access_log=False
    )
    uvicorn.Server(config).run()


# ---------------------------------------------------------------------------------------------- the clients


async def listen(table: Table, seat: int) -> None:
    """Everything a socket gets, with its time."""
    async for data in table.sockets[seat]:
        now = time.perf_counter()
        assert isinstance(data, str)
        heard = decoder.decode(data)
        if heard.type in ("table", "update"):
            table.versions[seat] = heard.version
            table.options[seat] = heard.options
        if heard.type == "update":
            table.arrivals[seat].append(now)
            table.frames[seat].append(data)
            table.moved.set()
        elif heard.type == "table":
            table.moved.set()
        elif heard.type == "done":
            table.waiting.pop(heard.command).acknowledged = now
            table.frames[seat].append(data)
        elif heard.type in ("refused", "problem"):
            raise AssertionError(data)


async def act(table: Table, start: float, seconds: float, chance: random.Random) -> None:
    """One action a second. A table that is behind is late with the next, and counts from when it was due."""
    offset = chance.random()
    for number in range(int(seconds)):
        due = start + offset + number
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while True:
            table.moved.clear()
            seats = [seat for seat in range(SEATS) if table.options[seat]]
            if seats and not table.waiting:
                break
            await asyncio.sleep(0.002) if table.waiting else await table.moved.wait()
        seat = seats[0]
        command = f"a{number}"
        chosen = chance.choice(table.options[seat]).action
        message = {"type": "act", "command": command, "version": table.versions[seat], "action": chosen}
        action = Action(due, seat, json.dumps(message))
        table.actions.append(action)
        table.waiting[command] = action
        table.options[seat] = []  # until the server says what is asked next
        action.sent = time.perf_counter()
        await table.sockets[seat].send(action.message)


async def open_tables(address: str, game: str, number: int) -> list[Table]:
    """Tables of four seats each, a socket to every seat."""
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(number):
            http.cookies.clear()
            await http.get("/api/me")
            seats = [{"kind": "me"}, *[{"kind": "here", "name": f"Seat {seat}"} for seat in range(1, SEATS)]]
            made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
            table = Table(made["table"]["id"])
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            for seat in range(SEATS):
                path = f"{address.replace('http', 'ws')}/api/tables/{table.key}/socket?seat={seat}"
                headers = {"cookie": cookie}
                socket = await connect(path, additional_headers=headers, compression=None, max_size=None)
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                table.sockets.append(socket)
            tables.append(table)
    return tables


async def load(address: str, game: str, number: int, seconds: float, server: int) -> Loaded:
    tables = await open_tables(address, game, number)
    ears = [asyncio.create_task(listen(table, seat)) for table in tables for seat in range(SEATS)]
    await asyncio.sleep(2)
    before = busy(server)
    start = time.perf_counter() + 0.5
    chance = random.Random(1)
    await asyncio.gather(*[act(table, start, seconds, random.Random(chance.random())) for table in tables])
    await asyncio.sleep(LAST)
    loaded = Loaded(tables, busy(server) - before)
    await hang_up(tables, ears)
    return loaded


def busy(process: int) -> float:
    """Seconds of a processor that it has used."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


async def hang_up(tables: list[Table], ears: list["asyncio.Task[None]"]) -> None:
    for table in tables:
        for socket in table.sockets:
            await socket.close()
    for outcome in await asyncio.gather(*ears, return_exceptions=True):
        if isinstance(outcome, AssertionError):
            raise outcome


async def noticed(database: str, tables: list[Table]) -> dict[str, list[list[bool]]]:
    """From the log: which seats were sent an update of each action."""
    found: dict[str, list[list[bool]]] = {}
    opened = Database(database)
    for table in tables:
        before = [0] * (SEATS + 1)
        steps = []
        for row in await Ledger(opened).log(table.key):
            after = json.loads(row.versions)
            steps.append([after[seat + 1] > before[seat + 1] for seat in range(SEATS)])
            before = after
        found[table.key] = steps
    await opened.close()
    return found


async def load_bare(port: int, tables: list[Table], server: int) -> Loaded:
    """The same actions at the same distances of time, at a server that only sends."""
    again = [Table(table.key) for table in tables]
    for table in again:
        for seat in range(SEATS):
            path = f"ws://127.0.0.1:{port}/{table.key}/{seat}"
            table.sockets.append(await connect(path, compression=None, max_size=None))
    ears = [asyncio.create_task(hear_bare(table, seat)) for table in again for seat in range(SEATS)]
    before = busy(server)
    first = min(action.due for table in tables for action in table.actions)
    start = time.perf_counter() + 1.0

    async def act_again(table: Table, model: Table) -> None:
        for action in model.actions:
            due = start + action.due - first
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table.actions.append(Action(due, action.seat, action.message, sent=time.perf_counter()))
            await table.sockets[action.seat].send(action.message)

    await asyncio.gather(*[act_again(table, model) for table, model in zip(again, tables, strict=True)])
    await asyncio.sleep(LAST)
    loaded = Loaded(again, busy(server) - before)
    await hang_up(again, ears)
    return loaded


async def hear_bare(table: Table, seat: int) -> None:
    async for data in table.sockets[seat]:
        now = time.perf_counter()
        assert isinstance(data, str)
        heard = decoder.decode(data)
        if heard.type == "update":
            table.arrivals[seat].append(now)


# ---------------------------------------------------------------------------------------------- the figures


def delays(tables: list[Table], seen: dict[str, list[list[bool]]]) -> list[float]:
    """Seconds from when an action was due to the last socket that was sent something of it."""
    found: list[float] = []
    for table in tables:
        coming = [deque(times) for times in table.arrivals]
        for action, seats in zip(table.actions, seen[table.key], strict=True):
            last = max(coming[seat].popleft() for seat in range(SEATS) if seats[seat])
            found.append(last - action.due)
        assert not any(coming)
    return found


def frames_by_step(table: Table, seen: list[list[bool]]) -> list[list[list[str]]]:
    """For the bare server: what each socket got with each action."""
    queues = [deque(frames) for frames in table.frames]
    steps = []
    for action, seats in zip(table.actions, seen, strict=True):
        step: list[list[str]] = []
        for seat in range(SEATS):
            number = int(seats[seat]) + int(seat == action.seat)
            step.append([queues[seat].popleft() for _ in range(number)])
        steps.append(step)
    return steps


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            httpx.get(address, timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def start(command: list[str]) -> "subprocess.Popen[bytes]":
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)]).strip(os.pathsep)
    return subprocess.Popen([sys.executable, *command], cwd=ROOT, env={**os.environ, "PYTHONPATH": path})


def row(name: str, values: list[float]) -> str:
    shares = [f"{percentile(values, share) * 1000:9.1f}" for share in (0.5, 0.9, 0.99, 1.0)]
    return f"| {name} | " + " | ".join(shares) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description="Live tables under load, beside a bare server.")
    parser.add_argument("--game", default="mytikas")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--port", type=int, default=8130)
    parser.add_argument("--database", default="", help="address; left out, SQLite in a fresh folder")
    parser.add_argument("--bare", type=Path, help="be the bare server, with this script")
    chosen = parser.parse_args()
    if chosen.bare:
        bare(chosen.port, chosen.bare)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        return compare(chosen, Path(folder))


def compare(chosen: argparse.Namespace, folder: Path) -> int:
    database = chosen.database or f"sqlite:///{folder / 'tables.sqlite'}"
    server = start(["-m", "tests.server.open_house", database, str(chosen.port), "1"])
    try:
        wait_for(f"http://127.0.0.1:{chosen.port}/api/health")
        address = f"http://127.0.0.1:{chosen.port}"
        loaded = asyncio.run(load(address, chosen.game, chosen.tables, chosen.seconds, server.pid))
    finally:
        server.terminate()
        server.wait()
    tables = loaded.tables
    seen = asyncio.run(noticed(database, tables))
    script = folder / "script.json"
    script.write_text(json.dumps({table.key: frames_by_step(table, seen[table.key]) for table in tables}))
    other = start([__file__, "--bare", str(script), "--port", str(chosen.port + 1)])
    try:
        wait_for(f"http://127.0.0.1:{chosen.port + 1}/")
        again = asyncio.run(load_bare(chosen.port + 1, tables, other.pid))
    finally:
        other.terminate()
        other.wait()
    return report(chosen, loaded, again, seen)


def report(
    chosen: argparse.Namespace, loaded: Loaded, again: Loaded, seen: dict[str, list[list[bool]]]
) -> int:
    tables = loaded.tables
    actions = [action for table in tables for action in table.actions]
    acknowledged = len([action for action in actions if action.acknowledged])
    ours, theirs = delays(tables, seen), delays(again.tables, seen)
    times = percentile(ours, 0.99) / percentile(theirs, 0.99)
    size = sum(len(frame) for table in tables for frames in table.frames for frame in frames)
    played = f"{chosen.tables} tables of {chosen.game}, {SEATS} sockets each"
    print(f"{played}, {chosen.seconds:.0f} s, {os.cpu_count()} cores")
    bytes_sent = f"{size / len(actions):.0f} bytes sent an action"
    each, bare_each = (part.busy * 1000 / len(actions) for part in (loaded, again))
    print(f"actions {len(actions)}, acknowledged {acknowledged}, {bytes_sent}")
    print(f"milliseconds of a processor for each: {each:.2f}, the bare server {bare_each:.2f}")
    print("| milliseconds from due to the last socket | p50 | p90 | p99 | worst |")
    print("|---|---:|---:|---:|---:|")
    print(row("Mythagora", ours))
    print(row("bare server", theirs))
    print(f"p99 is {times:.2f} times the bare server's; {ALLOWED:.0f} are allowed")
    return 0 if acknowledged == len(actions) and times <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
