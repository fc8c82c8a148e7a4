"""A real server on a free port with a database of its own, and Debian's chromium to look at it."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.serving import serving

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
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    return server


os.environ.setdefault("NO_PROXY", "127.0.0.1,localhost")
expect.set_options(timeout=30_000)  # as long as playwright waits for everything else
