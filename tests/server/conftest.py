"""A real server for each kind of database, in a thread of the test run."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, fresh
from tests.server.running import Running, close_all


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that only visit it."""
    with Running(fresh(request.param, tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of one's own, for tests that stop and start servers."""
    return fresh(request.param, tmp_path)


@pytest.fixture(autouse=True)
def visitors_leave() -> Iterator[None]:
    yield
    close_all()
