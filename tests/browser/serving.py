"""A real server in a process of its own, on a free port and with a database of its own."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from tests.server.process import free_port

START_TIMEOUT = 60.0  # seconds: a plain Python engine on a busy machine


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server as long as the `with` lasts; the tables are in this folder."""
    port = free_port()
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command(port, folder / "tables.db"), stdout=log, stderr=log)
        try:
            wait_until_up(process, port, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


def command(port: int, database: Path) -> list[str]:
    url = f"sqlite:///{database}"
    return [
        *(sys.executable, "-m", "mythagora.cli.app", "serve"),
        *("--host", "127.0.0.1", "--port", str(port), "--database-url", url, "--workers", "1"),
    ]


def wait_until_up(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    end = time.monotonic() + START_TIMEOUT
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text("utf-8", "replace")
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"The server did not come up: {log.read_text('utf-8', 'replace')}")
