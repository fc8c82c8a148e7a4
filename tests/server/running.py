"""A server in a thread, with visitors: people with cookies and open sockets, and no page."""

import asyncio
import json
import random
import ssl
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mythagora.cli.serve import LARGEST_MESSAGE, listen
from mythagora.server.app import Settings, create_app
from mythagora.server.house import RATES, House
from mythagora.server.protocol import PROTOCOL

PATIENCE = 30.0  # seconds
UNLIMITED = dict.fromkeys(RATES, (1e9, 1e9))

CONTEXT = ssl.create_default_context()  # made once: it takes longer than most tests

ME = {"kind": "me"}
OPEN = {"kind": "open"}
FRIEND = {"kind": "friend"}
THUMB = {"kind": "bot", "bot": "thumb"}
RANDOM = {"kind": "bot", "bot": "random"}


class Running:
    """Open as long as the `with` lasts."""

    def __init__(
        self, database: str, rates: dict[str, tuple[float, float]] | None = None, workers: int = 1
    ) -> None:
        self.database = database
        settings = Settings(database_url=database, workers=workers, rates=rates or UNLIMITED)
        self.app = create_app(settings)
        self.listener = listen("127.0.0.1", 0)
        self.port: int = self.listener.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            log_config=None,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.run)
        self.loop = asyncio.new_event_loop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self.server.serve(sockets=[self.listener]))
        finally:
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()

    def __enter__(self) -> "Running":
        self.thread.start()
        wait(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()

    def call(self, body: Callable[[], None]) -> None:
        """Run something on the server's own loop."""
        self.loop.call_soon_threadsafe(body)

    def guest(self, name: str = "", language: str = "en") -> "Guest":
        return Guest(self.address, name, language)


def wait(until: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What it gave, once it gave something."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = until()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")


OPENED: list["Guest | Seat"] = []  # during a test, closed after it


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


class Guest:
    """A person with a cookie."""

    def __init__(self, address: str, name: str = "", language: str = "en") -> None:
        self.address = address
        self.language = language
        OPENED.append(self)
        self.http = httpx.Client(
            base_url=address, headers={"accept-language": language}, timeout=PATIENCE, verify=CONTEXT
        )
        self.get("/api/me")
        if name:
            self.patch("/api/me", {"name": name})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, status: int = 200) -> Any:
        return checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return checked(self.http.post(path, json=body), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return checked(self.http.patch(path, json=body), status)

    def make(self, game: str, seats: list[dict[str, str]], **wishes: Any) -> tuple[str, list[str]]:
        """A new table: its id, and the links for friends."""
        made = self.post("/api/tables", {"game": game, "seats": seats, **wishes}, 201)
        return made["table"]["id"], [link["link"] for link in made["links"]]

    def sit(self, table: str, status: int = 200, **wishes: Any) -> Any:
        return self.post(f"/api/tables/{table}/sit", wishes, status)

    def follow(self, link: str, status: int = 200, **wishes: Any) -> Any:
        """A friend's link, as its page does."""
        _, _, table, secret = link.split("/")
        return self.sit(table, status, secret=secret, **wishes)

    def open(
        self, table: str, seat: int | None = None, since: int | None = None, hello: bool = True
    ) -> "Seat":
        return Seat(self, table, seat, since, hello)

    def close(self) -> None:
        self.http.close()


def checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, (answer.status_code, answer.text)
    return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer


class Seat:
    """An open socket, and the table as this reader knows it."""

    def __init__(self, guest: Guest, table: str, seat: int | None, since: int | None, hello: bool) -> None:
        self.guest = guest
        address = guest.address.replace("http", "ws")
        query = "" if seat is None else f"?seat={seat}"
        self.socket: ClientConnection = connect(
            f"{address}/api/tables/{table}/socket{query}",
            additional_headers={"cookie": guest.cookie},
            max_size=None,
            compression=None,
            legacy=True,  # a connection that outlives one block
        )
        OPENED.append(self)
        self.seat = -1 if seat is None else seat
        self.frames: list[str] = []  # all that was received
        self.now: dict[str, Any] = {}  # the table, as a page keeps it
        self.commands = 0
        if hello:
            self.send(type="hello", protocol=PROTOCOL, language=guest.language, since=since)

    def __enter__(self) -> "Seat":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def say_raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        data = self.socket.recv(patience)
        assert isinstance(data, str)
        self.frames.append(data)
        message: dict[str, Any] = json.loads(data)
        self.learn(message)
        return message

    def learn(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.now = dict(message)
            self.seat = message["seat"]
        elif kind == "update":
            assert message["version"] == self.now["version"] + 1
            self.now["view"] = {**self.now["view"], **message["changes"]}
            for name in ("version", "asked", "options", "plans", "undo", "result"):
                self.now[name] = message[name]
            for line in self.now["log"]:
                if line["version"] in message["undone"]:
                    line["undone"] = True
            if message["line"]["happenings"]:
                self.now["log"].append(message["line"])
        elif kind == "changed":
            for name in ("table", "clock", "proposal"):
                self.now[name] = message[name]
        elif kind == "orders":
            self.now["orders"] = message["orders"]
        elif kind == "said":
            self.now.setdefault("chat", []).append(message["message"])

    def expect(self, kind: str, patience: float = PATIENCE, **facts: Any) -> dict[str, Any]:
        """The next message of this kind with these facts; others are learned on the way."""
        while True:
            message = self.receive(patience)
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    def until(self, is_so: Callable[["Seat"], Any]) -> Any:
        while True:
            found = self.now and is_so(self)
            if found:
                return found
            self.receive()

    def command(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.commands += 1
        name = message.pop("command", f"{self.seat}-{self.commands}-{random.getrandbits(32)}")
        self.send(command=name, **message)
        while True:
            answer = self.receive()
            if answer.get("command") == name:
                return answer

    def act(self, action: str, version: int | None = None, **message: Any) -> dict[str, Any]:
        chosen = self.now["version"] if version is None else version
        return self.command(type="act", version=chosen, action=action, **message)

    def act_well(self, action: str) -> None:
        answer = self.act(action)
        assert answer["type"] == "done", answer

    def is_asked(self) -> bool:
        return bool(self.now and self.now["options"])

    def is_over(self) -> bool:
        return bool(self.now and self.now["result"])

    def play_on(self, chance: random.Random, moves: int = 100_000) -> int:
        """Choose at random until the game is over, or so many times; how often."""
        made = 0
        while made < moves:
            self.until(lambda seat: seat.is_asked() or seat.is_over())
            if self.is_over():
                break
            answer = self.act(chance.choice(self.now["options"])["action"])
            assert answer["type"] in ("done", "refused"), answer
            made += answer["type"] == "done"
        return made


def is_closed(seat: Seat) -> bool:
    """Whether the server has closed this socket; what it still sent is learned."""
    try:
        while True:
            seat.receive()
    except ConnectionClosed:
        return True
