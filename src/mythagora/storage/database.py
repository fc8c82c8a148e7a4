"""A database by its URL: SQLite in a file, or PostgreSQL. One set of statements for both.

Writers of SQLite begin with BEGIN IMMEDIATE, since a transaction that reads first and writes later is refused
as soon as there are two of them.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mythagora.engine.errors import InputError

BUSY_SECONDS = 10
UNFOLDED = 2000  # moves after which the write-ahead log of SQLite is folded back: some tens of megabytes
MIGRATION_LOCK = 5_218_001  # any number, the same for all servers on one PostgreSQL


logger = logging.getLogger("mythagora.database")


class ConflictError(Exception):
    """Somebody else has written this row already: read again what is there."""


class Database:
    """Connections to one database. `read` sees what is there; `write` is a transaction."""

    def __init__(self, url: str) -> None:
        self.url = parse(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"  # other servers may write to it too
        self.engine: AsyncEngine = create_async_engine(self.url, **choices(self.url))
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.turn = asyncio.Lock()  # SQLite has one writer at a time: here they queue without spinning
        self.quick = None if self.is_shared else Quick(str(self.url.database), self.turn)
        self.own: set[int] = set()  # the processes of PostgreSQL that serve our own connections
        if self.is_shared:
            event.listen(self.engine.sync_engine, "connect", self.note_process)
        else:
            event.listen(self.engine.sync_engine, "connect", prepare)
            event.listen(self.engine.sync_engine, "begin", begin_at_once)

    async def open(self) -> None:
        """Bring the tables up to date, or say why that cannot be."""
        try:
            await asyncio.to_thread(migrate, self.url)
        except (SQLAlchemyError, OSError) as error:
            problem = str(getattr(error, "orig", None) or error).strip().split("\n")[0][:200]
            raise InputError("database", {"url": self.shown(), "problem": problem}) from None

    async def close(self) -> None:
        await self.engine.dispose()
        if self.quick is not None:
            await self.quick.close()

    def note_process(self, connection: Any, _: object) -> None:
        self.own.add(connection.driver_connection.get_server_pid())

    def shown(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing. A row that is there already is a `ConflictError`."""
        if self.is_shared:
            async with self.begin() as connection:
                yield connection
        else:
            async with self.turn, self.begin() as connection:
                yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise ConflictError(str(error.orig)) from None


Statement = tuple[str, tuple[object, ...]]


class Quick:
    """The short way of SQLite, for what every move does: at once, on the loop itself.

    A commit only adds to the write-ahead log and waits for no disk, so it takes less time than handing it to
    a thread. What does wait for the disk, folding that log back into the database, is done in a thread.
    """

    def __init__(self, file: str, turn: asyncio.Lock) -> None:
        self.file = file
        self.turn = turn  # of all who write here
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self.connection: sqlite3.Connection | None = None
        self.patient: sqlite3.Connection | None = None  # the thread's own
        self.unfolded = 0  # transactions since the log was folded back
        self.folding: asyncio.Task[None] | None = None

    async def write(self, statements: list[Statement]) -> None:
        """All or nothing, as `Database.write`."""
        async with self.turn:
            if self.connection is None:
                self.connection = self.connect(0)
            try:
                carry_out(self.connection, statements)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                await self.in_thread(self.wait_and_carry_out, statements)  # another program writes
        self.unfolded += 1
        if self.unfolded >= UNFOLDED and self.folding is None:
            self.folding = asyncio.create_task(self.fold())

    async def fold(self) -> None:
        """First what is there, while others write; then the rest, so that the log begins anew."""
        self.unfolded = 0
        try:
            await self.in_thread(self.fold_back)
            async with self.turn:
                await self.in_thread(self.fold_back)
        except sqlite3.OperationalError:
            logger.warning("the log could not be folded back", exc_info=True)
        finally:
            self.folding = None

    async def in_thread(self, work: Callable[..., None], *given: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, work, *given)

    def connect(self, patience: float) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=patience, check_same_thread=False)
        prepare(connection, None)
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return connection

    def waiting(self) -> sqlite3.Connection:
        if self.patient is None:
            self.patient = self.connect(BUSY_SECONDS)
        return self.patient

    def wait_and_carry_out(self, statements: list[Statement]) -> None:
        carry_out(self.waiting(), statements)

    def fold_back(self) -> None:
        self.waiting().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        if self.folding is not None:
            await self.folding
        self.thread.shutdown()
        for connection in (self.connection, self.patient):
            if connection is not None:
                connection.close()


def carry_out(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    """One transaction; a row that is there already is a `ConflictError`."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for text, values in statements:
            connection.execute(text, values)
        connection.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        connection.rollback()
        raise ConflictError(str(error)) from None
    except BaseException:
        connection.rollback()
        raise


def parse(given: str) -> URL:
    """`sqlite:///file` or `postgresql://…`, with the driver that we use for it."""
    try:
        url = make_url(given)
        kind = url.get_backend_name()
    except (ArgumentError, SQLAlchemyError, ValueError):
        raise InputError("database-url", {"url": given[:200]}) from None
    if kind == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if kind != "sqlite" or not url.database or url.database == ":memory:":
        raise InputError("database-url", {"url": given[:200]})
    return url.set(drivername="sqlite+aiosqlite", database=str(Path(url.database).expanduser().absolute()))


def choices(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "postgresql":
        return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}
    return {"connect_args": {"timeout": BUSY_SECONDS}}


def prepare(connection: Any, _: object) -> None:
    """WAL: readers and the writer do not wait for each other, and a killed process loses no commit."""
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def begin_at_once(connection: Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(url: URL) -> None:
    """Runs in a thread of its own, with the plain driver of each database."""
    if url.get_backend_name() == "postgresql":
        engine = create_engine(url.set(drivername="postgresql+psycopg"))
    else:
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url.set(drivername="sqlite"))
    script = Config(attributes={})
    script.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            script.attributes["connection"] = connection
            command.upgrade(script, "head")
    finally:
        engine.dispose()


def usual_url() -> str:
    """SQLite in the user's data folder."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "share"
    return f"sqlite:///{base / 'mythagora' / 'tables.sqlite'}"
