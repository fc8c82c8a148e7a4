"""`mythagora serve`: the place to play, on this machine."""

import contextlib
import json
import logging
import socket
import sys
import threading
import time
import webbrowser

import uvicorn

from mythagora.engine.errors import InputError
from mythagora.server import memory
from mythagora.server.app import Settings, create_app
from mythagora.server.protocol import LARGEST_FRAME
from mythagora.storage.database import parse
from mythagora.texts import Texts

LARGEST_MESSAGE = 8 * LARGEST_FRAME  # beyond it the socket is closed; up to it a sentence says what is wrong
PATIENCE = 5  # seconds that open requests get when the server stops
LEVELS = ["debug", "info", "warning", "error"]
ALONE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A log for programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("mythagora").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(max(logging.WARNING, getattr(logging, level.upper())))


class QuietServer(uvicorn.Server):
    """The web server as we set it up, here and where it is measured."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                create_app(settings),
                log_config=None,
                access_log=False,
                server_header=False,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=PATIENCE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        memory.settle()


class Server(QuietServer):
    """Says where it is once it can be visited."""

    def __init__(self, settings: Settings, words: list[str], address: str, show: bool) -> None:
        super().__init__(settings)
        self.words = words
        self.address = address
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        print(*self.words, sep="\n", flush=True)
        if self.show:
            threading.Thread(target=open_browser, args=(self.address,), daemon=True).start()


def open_browser(address: str) -> None:
    """Where there is one; without a screen nothing happens."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def invitation(texts: Texts, host: str, port: int) -> list[str]:
    """How friends near come here too."""
    if host in ALONE:
        return [texts.say("serve-alone")]
    near = near_address() if host in EVERYWHERE else ""
    return [texts.say("serve-near", address=f"http://{near}:{port}/")] if near else []


def near_address() -> str:
    """This machine's address in its own network; empty without one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(("192.0.2.1", 9))  # an address for examples: a way there is looked up, nothing is sent
        return str(way.getsockname()[0])
    return ""


def serve(
    texts: Texts, host: str, port: int, database_url: str, workers: int, log_level: str, show: bool
) -> int:
    if log_level not in LEVELS:
        raise InputError("log-level", {"level": log_level[:40], "known": ", ".join(LEVELS)})
    settings = Settings()
    settings = Settings(
        database_url=database_url or settings.database_url, workers=workers or settings.workers
    )
    parse(settings.database_url)
    listener = listen(host, port)
    set_up_log(log_level)
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if host in ALONE + EVERYWHERE else shown}:{port}/"
    words = [texts.say("serve-open", address=address), *invitation(texts, host, port)]
    server = Server(settings, words, address, show)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    """The port is ours from here on, or there is a sentence about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.set_inheritable(False)
    except (OSError, OverflowError) as error:
        listener.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise InputError("address", {"host": host[:80], "port": str(port), "problem": problem}) from None
    return listener
