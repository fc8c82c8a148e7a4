"""Word from the other servers on one PostgreSQL: which table has changed. Nothing else is sent.

One connection of its own. When it breaks it is made again, and as nobody knows what was missed, every table
is looked at. It also holds the locks that say which server's bots think at a table: they fall with it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from hashlib import sha256

import asyncpg

from mythagora.storage.database import Database
from mythagora.storage.ledger import CHANNEL

PAUSE = 0.5  # seconds before a broken connection is made again
PATIENCE = 10.0

logger = logging.getLogger("mythagora.listening")


class Listening:
    def __init__(self, database: Database, note: Callable[[str], None], note_all: Callable[[], None]) -> None:
        self.database = database
        self.note = note
        self.note_all = note_all
        self.connection: asyncpg.Connection | None = None
        self.turn = asyncio.Lock()
        self.minding: set[str] = set()  # tables whose bots think here
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.connect()
        self.task = asyncio.create_task(self.stay())

    async def connect(self) -> None:
        url = self.database.url.set(drivername="postgresql")
        dsn = url.render_as_string(hide_password=False)
        connection = await asyncpg.connect(dsn, timeout=PATIENCE)
        await connection.add_listener(CHANNEL, self.hear)
        self.minding.clear()
        self.connection = connection

    def hear(self, _: object, process: int, __: str, table: object) -> None:
        """What we have done ourselves is no news."""
        if process not in self.database.own:
            self.note(str(table))

    async def stay(self) -> None:
        """Look after the connection until the server stops."""
        while True:
            await asyncio.sleep(PAUSE)
            if self.connection is not None and not self.connection.is_closed():
                continue
            try:
                await self.connect()
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                logger.warning("no word from other servers", extra={"problem": type(error).__name__})
            else:
                self.note_all()

    async def may_mind(self, table: str) -> bool:
        """Whether this server's bots are to think at this table: one server's, until it is gone."""
        if table in self.minding:
            return True
        async with self.turn:
            if not await self.ask("SELECT pg_try_advisory_lock($1)", table):
                return False
            self.minding.add(table)
            return True

    async def mind_no_more(self, table: str) -> None:
        """The table was put away here; at another server somebody may play at it."""
        async with self.turn:
            if table in self.minding:
                self.minding.discard(table)
                await self.ask("SELECT pg_advisory_unlock($1)", table)

    async def ask(self, statement: str, table: str) -> bool:
        """The answer about a table's lock. Where the connection is broken it is no, and the lock is gone."""
        number = int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True)
        if self.connection is None or self.connection.is_closed():
            return False
        try:
            return bool(await self.connection.fetchval(statement, number))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.connection is not None:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self.connection.close(timeout=PATIENCE)
