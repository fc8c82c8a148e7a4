"""Everything a server writes down: people, tables with their seats, the log of each, what is said there.

A row is a struct, and each method one transaction. On PostgreSQL a change is told to the other servers,
by the table's id alone; they read the rest from here.
"""

import contextlib
import secrets
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Table, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from mythagora.storage import schema
from mythagora.storage.database import ConflictError, Database, Statement

CHANNEL = "mythagora"  # of NOTIFY
KEY_BYTES = 32
MOST_LISTED = 200


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str
    is_new: bool
    link_hash: str | None
    created: float


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """`secret` is what the seal hides, `seed` the dice once the game began; neither leaves before its end."""

    id: str
    revision: int
    name: str
    game: str
    behaviour: int
    edition_name: str
    edition_hash: str
    edition_text: str
    options: dict[str, int]
    memory_aids: bool
    hints: bool
    pace: str
    pace_seconds: int
    is_open: bool
    status: str
    host: str
    secret: str
    seed: str | None
    proposal: dict[str, Any] | None
    rematch: str | None
    created: float
    started: float | None
    ended: float | None
    turn_of: list[int]
    turn_since: float
    fair_terms: dict[str, Any] | None = None
    fair_deal: dict[str, Any] | None = None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """`person` keeps the seat for whoever left it to a bot: then `bot` plays it."""

    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    secret_hash: str | None
    entropy: str | None
    is_here: bool
    conceded: bool
    orders: list[dict[str, Any]] = []  # standing ones, for this seat's eyes


class HolderRow(msgspec.Struct, frozen=True, kw_only=True):
    """This person has held this seat, and so has seen what it may see."""

    table_id: str
    person: str
    seat: int


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """An entry, what came of it with who may know it, and the versions of all readers after it."""

    table_id: str
    sequence: int
    seat: int
    entry: str
    command: str
    turn: int
    events: str
    versions: str
    at: float


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    number: int
    seat: int
    person: str
    name: str
    text: str
    command: str
    at: float


class PresenceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who looks at a table through one server."""

    table_id: str
    server: str
    seats: list[int]
    spectators: int
    at: float


class ThoughtRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the adviser thought of a moment, with the eyes of a seat or of all."""

    table_id: str
    kind: str
    seat: int
    number: int
    thought: str


class TableFile(msgspec.Struct, frozen=True, kw_only=True):
    """A table with all who sit or have sat there."""

    table: TableRow
    seats: list[SeatRow]
    holders: list[HolderRow]


# The one statement of every move, written out for SQLite's short way.
INSERT_LOG = str(
    insert(schema.log).values(dict.fromkeys(LogRow.__struct_fields__)).compile(dialect=dialect())
)


def update_of(table: str, values: dict[str, Any]) -> Statement:
    """The same for what a move changes of its table."""
    written = [
        msgspec.json.encode(value).decode() if isinstance(value, list) else value for value in values.values()
    ]
    fields = ", ".join(f"{name} = ?" for name in values)
    return f"UPDATE {schema.tables.name} SET {fields} WHERE id = ?", (*written, table)


Row = TypeVar("Row", PersonRow, TableRow, SeatRow, HolderRow, LogRow, ChatRow, PresenceRow, ThoughtRow)


def as_row(mapping: RowMapping, kind: type[Row]) -> Row:
    return kind(**mapping)


class Ledger:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def key(self) -> bytes:
        """The server's own secret, made once: it signs cookies and grows the secrets of the dice."""
        async with self.database.write() as connection:
            wanted = select(schema.settings.c.value).where(schema.settings.c.name == "key")
            found = (await connection.execute(wanted)).scalar()
            if found is None:
                found = secrets.token_hex(KEY_BYTES)
                await connection.execute(insert(schema.settings).values(name="key", value=found))
            return bytes.fromhex(found)

    async def works(self) -> bool:
        """For the health of the server: whether the database answers."""
        try:
            async with self.database.read() as connection:
                return (await connection.execute(text("SELECT 1"))).scalar() == 1
        except (SQLAlchemyError, OSError):
            return False

    # People.

    async def add_person(self, person: PersonRow) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(schema.people).values(msgspec.to_builtins(person)))

    async def person(self, key: str) -> PersonRow | None:
        return await self.one(schema.people, schema.people.c.id == key, PersonRow)

    async def person_by_link(self, link_hash: str) -> PersonRow | None:
        return await self.one(schema.people, schema.people.c.link_hash == link_hash, PersonRow)

    async def change_person(self, key: str, changed: dict[str, Any]) -> None:
        """These fields alone: the others may have changed since somebody looked."""
        async with self.database.write() as connection:
            where = schema.people.c.id == key
            await connection.execute(update(schema.people).where(where).values(changed))

    # Tables.

    async def add_table(self, file: TableFile) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(schema.tables).values(msgspec.to_builtins(file.table)))
            await self.put_seats(connection, file)

    async def put_seats(self, connection: AsyncConnection, file: TableFile) -> None:
        if file.seats:
            await connection.execute(insert(schema.seats), msgspec.to_builtins(file.seats))
        if file.holders:
            await connection.execute(insert(schema.holders), msgspec.to_builtins(file.holders))

    async def table(self, key: str) -> TableFile | None:
        async with self.database.read() as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == key))
            row = found.mappings().first()
            if row is None:
                return None
            files = await self.files(connection, [as_row(row, TableRow)])
            return files[0]

    async def change_table(self, before: TableFile, file: TableFile) -> TableFile:
        """Write a changed table; whoever saw an older one than there is must look again. Of the table itself
        only what is different now is written: an entry of the log moves it on without another revision.
        """
        seen = before.table.revision
        table = msgspec.structs.replace(file.table, revision=seen + 1)
        known = msgspec.to_builtins(before.table)
        values = {name: value for name, value in msgspec.to_builtins(table).items() if value != known[name]}
        async with self.database.write() as connection:
            where = and_(schema.tables.c.id == table.id, schema.tables.c.revision == seen)
            done = await connection.execute(update(schema.tables).where(where).values(values))
            if done.rowcount != 1:
                raise ConflictError(table.id)
            for part in (schema.seats, schema.holders):
                await connection.execute(delete(part).where(part.c.table_id == table.id))
            await self.put_seats(connection, file)
            await self.tell_others(connection, table.id)
        return msgspec.structs.replace(file, table=table)

    async def open_tables(self) -> list[TableFile]:
        """Those in the lobby, the newest first."""
        here = schema.tables.c
        return await self.list_tables(and_(here.is_open, here.status.in_(["waiting", "dealing", "running"])))

    async def tables_of(self, person: str) -> list[TableFile]:
        """Where this person sits or has sat, the newest first."""
        seats = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        held = select(schema.holders.c.table_id).where(schema.holders.c.person == person)
        return await self.list_tables(or_(schema.tables.c.id.in_(seats), schema.tables.c.id.in_(held)))

    async def going_on(self) -> list[str]:
        """Tables that go on by themselves after a restart: a deal is looked for, or a seat is asked that
        needs no person to answer. The others wait in the ledger for somebody to come.
        """
        here, sitting = schema.tables.c, schema.seats.c
        asked = select(here.id, here.status, here.turn_of, sitting.seat, sitting.kind, sitting.orders)
        wanted = asked.join_from(schema.tables, schema.seats).where(here.status.in_(["dealing", "running"]))
        found: dict[str, None] = {}
        async with self.database.read() as connection:
            for row in await connection.execute(wanted.order_by(here.created)):
                answers = row.kind == "bot" or bool(row.orders)
                is_asked = row.seat in row.turn_of or not row.turn_of  # it had just begun
                if row.status == "dealing" or (answers and is_asked):
                    found[row.id] = None
        return list(found)

    async def list_tables(self, where: ColumnElement[bool]) -> list[TableFile]:
        wanted = select(schema.tables).where(where).order_by(schema.tables.c.created.desc())
        async with self.database.read() as connection:
            found = await connection.execute(wanted.limit(MOST_LISTED))
            return await self.files(connection, [as_row(row, TableRow) for row in found.mappings()])

    async def files(self, connection: AsyncConnection, tables: list[TableRow]) -> list[TableFile]:
        """These tables with their seats."""
        keys = [table.id for table in tables]
        seats = select(schema.seats).where(schema.seats.c.table_id.in_(keys)).order_by(schema.seats.c.seat)
        held = select(schema.holders).where(schema.holders.c.table_id.in_(keys))
        seat_rows = [as_row(row, SeatRow) for row in (await connection.execute(seats)).mappings()]
        held_rows = [as_row(row, HolderRow) for row in (await connection.execute(held)).mappings()]
        return [
            TableFile(
                table=table,
                seats=[row for row in seat_rows if row.table_id == table.id],
                holders=[row for row in held_rows if row.table_id == table.id],
            )
            for table in tables
        ]

    # The log and the chat.

    async def append(self, row: LogRow, turn_of: list[int], since: float, ended: float | None) -> None:
        """The next entry of a table. If there is one with its number already: `ConflictError`."""
        values: dict[str, Any] = {"turn_of": turn_of, "turn_since": since}
        if ended is not None:
            values |= {"status": "over", "ended": ended}
        quick = self.database.quick
        if quick is not None:
            await quick.write([(INSERT_LOG, msgspec.structs.astuple(row)), update_of(row.table_id, values)])
            return
        where = schema.tables.c.id == row.table_id
        async with self.database.write() as connection:
            await connection.execute(insert(schema.log).values(msgspec.to_builtins(row)))
            await connection.execute(update(schema.tables).where(where).values(values))
            await self.tell_others(connection, row.table_id)

    async def log(self, table: str, after: int = -1) -> list[LogRow]:
        here = schema.log.c
        wanted = select(schema.log).where(and_(here.table_id == table, here.sequence > after))
        return await self.rows(wanted.order_by(here.sequence), LogRow)

    async def add_chat(self, row: ChatRow) -> ChatRow:
        """The next line of a table's chat; its number is given here. Said twice, it stands there once."""
        here = schema.chat.c
        async with self.database.write() as connection:
            same = and_(here.table_id == row.table_id, here.person == row.person, here.command == row.command)
            found = (await connection.execute(select(schema.chat).where(same))).mappings().first()
            if found is not None:
                return as_row(found, ChatRow)
            highest = select(func.max(here.number)).where(here.table_id == row.table_id)
            last = (await connection.execute(highest)).scalar()
            numbered = msgspec.structs.replace(row, number=0 if last is None else last + 1)
            await connection.execute(insert(schema.chat).values(msgspec.to_builtins(numbered)))
            await self.tell_others(connection, row.table_id)
            return numbered

    async def chat(self, table: str, after: int = -1) -> list[ChatRow]:
        here = schema.chat.c
        wanted = select(schema.chat).where(and_(here.table_id == table, here.number > after))
        return await self.rows(wanted.order_by(here.number), ChatRow)

    # What was thought of it afterwards.

    async def add_thought(self, row: ThoughtRow) -> None:
        """Whoever thought of the same moment before was as right."""
        with contextlib.suppress(ConflictError):
            async with self.database.write() as connection:
                await connection.execute(insert(schema.thoughts).values(msgspec.to_builtins(row)))

    async def thoughts(self, table: str, kind: str) -> list[ThoughtRow]:
        here = schema.thoughts.c
        where = and_(here.table_id == table, here.kind == kind)
        return await self.rows(select(schema.thoughts).where(where), ThoughtRow)

    # Several servers at one database.

    async def be_present(self, row: PresenceRow) -> None:
        """Tell the others who looks here."""
        if not self.database.is_shared:
            return
        here = schema.presence.c
        async with self.database.write() as connection:
            mine = and_(here.table_id == row.table_id, here.server == row.server)
            await connection.execute(delete(schema.presence).where(mine))
            if row.seats or row.spectators:
                await connection.execute(insert(schema.presence).values(msgspec.to_builtins(row)))
            await self.tell_others(connection, row.table_id)

    async def present(self, table: str, server: str, since: float) -> list[PresenceRow]:
        """Who looks through the other servers; one that has not been heard of for long is gone."""
        if not self.database.is_shared:
            return []
        here = schema.presence.c
        where = and_(here.table_id == table, here.server != server, here.at >= since)
        return await self.rows(select(schema.presence).where(where), PresenceRow)

    # What they share.

    async def tell_others(self, connection: AsyncConnection, table: str) -> None:
        if self.database.is_shared:
            await connection.execute(
                text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": table}
            )

    async def one(self, table: Table, where: ColumnElement[bool], kind: type[Row]) -> Row | None:
        async with self.database.read() as connection:
            found = (await connection.execute(select(table).where(where))).mappings().first()
        return None if found is None else as_row(found, kind)

    async def rows(self, wanted: Any, kind: type[Row]) -> list[Row]:
        async with self.database.read() as connection:
            found: Sequence[RowMapping] = (await connection.execute(wanted)).mappings().all()
        return [as_row(row, kind) for row in found]
