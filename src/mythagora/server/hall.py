"""All tables that somebody looks at or plays at on this server. The others rest in the ledger."""

import asyncio
import contextlib
import logging
import secrets
import time

from mythagora.server import memory
from mythagora.server.dealing import Dealer
from mythagora.server.failures import FailureError
from mythagora.server.table import Means, Table
from mythagora.server.thinking import Brains
from mythagora.storage.ledger import Ledger, TableFile
from mythagora.storage.listening import Listening

SWEEP = 30.0  # seconds between looks for tables that nobody uses
QUIET = 10.0  # seconds without a move at any table, after which nobody is held up
UNUSED = 600.0  # seconds after which one is put away
MOST_ID = 32

logger = logging.getLogger("mythagora.hall")


class Hall:
    def __init__(self, ledger: Ledger, brains: Brains, dealer: Dealer) -> None:
        self.listening: Listening | None = None
        if ledger.database.is_shared:
            self.listening = Listening(ledger.database, self.note, self.note_all)
        server = secrets.token_urlsafe(9)
        self.means = Means(ledger, brains, dealer, time.time, server, self.listening)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.sweeper: asyncio.Task[None] | None = None

    @property
    def ledger(self) -> Ledger:
        return self.means.ledger

    async def table(self, key: str) -> Table:
        """The table with this id, read from the ledger if need be."""
        if key in self.tables:
            return self.tables[key]
        if len(key) > MOST_ID or not key.isprintable():  # PostgreSQL takes no NUL
            raise FailureError("no-such-table", 404)
        if key not in self.opening:
            task = asyncio.create_task(self.open_table(key))
            self.opening[key] = task
            task.add_done_callback(lambda _: self.opening.pop(key, None))
        return await asyncio.shield(self.opening[key])

    async def open_table(self, key: str) -> Table:
        file = await self.ledger.table(key)
        if file is None:
            raise FailureError("no-such-table", 404)
        table = Table(self.means, file)
        await table.load()
        self.tables[key] = table
        table.bots.wake_up()
        return table

    async def put(self, file: TableFile) -> Table:
        """A table that has just been made."""
        await self.ledger.add_table(file)
        return await self.table(file.table.id)

    def shown(self, file: TableFile) -> Table:
        """For a list: the table in use, or what the ledger says of it, without its game."""
        return self.tables.get(file.table.id) or Table(self.means, file)

    def note(self, key: str) -> None:
        """Another server has changed this table."""
        table = self.tables.get(key)
        if table is not None:
            table.is_stale = True
            errand = asyncio.get_running_loop().create_task(self.refresh(table))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)

    def note_all(self) -> None:
        """Nobody knows what was missed."""
        for key in list(self.tables):
            self.note(key)

    async def refresh(self, table: Table) -> None:
        async with table.held():
            pass

    async def open(self) -> None:
        """Bots go on where they were when the server stopped."""
        if self.listening is not None:
            await self.listening.open()
        for key in await self.ledger.going_on():
            try:
                await self.table(key)
            except Exception:
                logger.exception("a table could not be opened", extra={"table": key})
        self.sweeper = asyncio.create_task(self.sweep())
        waking = asyncio.create_task(self.means.brains.warm_up())
        self.errands.add(waking)
        waking.add_done_callback(self.errands.discard)

    async def sweep(self) -> None:
        tidied = time.time()
        while True:
            await asyncio.sleep(SWEEP)
            now = time.time()
            used = max((table.used for table in self.tables.values()), default=0.0)
            if tidied < used < now - QUIET:
                memory.tidy()
                tidied = now
            for key, table in list(self.tables.items()):
                table.tell_presence(is_due=True)
                if table.is_idle() and now - table.used > UNUSED:
                    await self.put_away(key)

    async def put_away(self, key: str) -> None:
        """It rests in the ledger; another server's bots may think at it."""
        del self.tables[key]
        if self.listening is not None:
            await self.listening.mind_no_more(key)

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        for table in list(self.tables.values()):
            await table.close()
        if self.listening is not None:
            await self.listening.close()
