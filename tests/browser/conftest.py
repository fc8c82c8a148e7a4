"""A real server on a free port with a database of its own, and Debian's chromium to look at it."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

START_TIMEOUT = 60.0  # seconds: a plain Python engine on a busy machine
# Chromium calls home at every start unless it is told not to, and waits for an answer.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = shutil.which("chromium")
    assert path is not None, "There is no chromium here. Install it with: make chromium"
    return {**browser_type_launch_args, "executable_path": path, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running Mythagora."""
    folder = tmp_path_factory.mktemp("server")
    port = free_port()
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command(port, folder / "tables.db"), stdout=log, stderr=log)
        try:
            wait_until_up(process, port, folder / "log")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


def command(port: int, database: Path) -> list[str]:
    url = f"sqlite:///{database}"
    return [
        *(sys.executable, "-m", "mythagora.cli.app", "serve"),
        *("--host", "127.0.0.1", "--port", str(port), "--database-url", url, "--workers", "1"),
    ]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


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


os.environ.setdefault("NO_PROXY", "127.0.0.1,localhost")
expect.set_options(timeout=30_000)  # as long as playwright waits for everything else
