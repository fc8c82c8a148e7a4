"""The ledger, on both kinds of database."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, inspect

from mythagora.engine.errors import InputError
from mythagora.storage import schema
from mythagora.storage.database import ConflictError, Database, migrate, parse
from mythagora.storage.ledger import (
    ChatRow,
    HolderRow,
    Ledger,
    LogRow,
    PersonRow,
    SeatRow,
    TableFile,
    TableRow,
)
from tests.server.databases import KINDS, fresh

ANN = PersonRow(id="ann", name="Ann", language="en", is_new=False, link_hash=None, created=1.0)
TABLE = TableRow(
    id="t1",
    revision=0,
    name="Ours",
    game="mythe",
    behaviour=1,
    edition_name="standard",
    edition_hash="00",
    edition_text="text",
    options={"only-drawn": 1},
    memory_aids=True,
    hints=True,
    pace="none",
    pace_seconds=0,
    is_open=True,
    status="running",
    host="ann",
    secret="aa",
    seed="bb",
    proposal=None,
    rematch=None,
    created=2.0,
    started=3.0,
    ended=None,
    turn_of=[0],
    turn_since=3.0,
)
SEAT = SeatRow(
    table_id="t1",
    seat=0,
    kind="person",
    person="ann",
    name="Ann",
    bot=None,
    secret_hash=None,
    entropy="cc",
    is_here=False,
    conceded=False,
)
BOT = replace(SEAT, seat=1, kind="bot", person=None, name="", bot="thumb", entropy=None)
FILE = TableFile(table=TABLE, seats=[SEAT, BOT], holders=[HolderRow(table_id="t1", person="ann", seat=0)])
ENTRY = LogRow(
    table_id="t1",
    sequence=0,
    seat=0,
    entry="draw 1",
    command="c1",
    turn=1,
    events="[]",
    versions="[0,1,1]",
    at=4.0,
)
LINE = ChatRow(table_id="t1", number=0, seat=0, person="ann", name="Ann", text="Hello", command="c2", at=5.0)


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh(request.param, tmp_path)


def with_ledger(address: str, body: Callable[[Ledger], Awaitable[None]], is_empty: bool = False) -> None:
    async def run() -> None:
        database = Database(address)
        await database.open()
        ledger = Ledger(database)
        try:
            if not is_empty:
                await ledger.add_person(ANN)
                await ledger.add_table(FILE)
            await body(ledger)
        finally:
            await database.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_written(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        assert await ledger.table("t1") == FILE
        assert await ledger.table("t2") is None
        assert await ledger.open_tables() == [FILE]
        assert await ledger.tables_of("ann") == [FILE]
        assert await ledger.tables_of("bob") == []

    with_ledger(address, body)


def test_tables_go_on_by_themselves_where_nobody_need_come(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        order = replace(SEAT, orders=[{"question": "follow", "answers": ["pass"], "until": "game"}])
        people = [SEAT, replace(SEAT, seat=1)]
        tables: dict[str, tuple[str, list[int], list[SeatRow]]] = {
            "bot-asked": ("running", [1], [SEAT, BOT]),
            "person-asked": ("running", [0], [SEAT, BOT]),
            "just-begun": ("running", [], [SEAT, BOT]),
            "order-asked": ("running", [0], [order, people[1]]),
            "people": ("running", [0, 1], people),
            "deal": ("dealing", [], people),
            "over": ("over", [], [SEAT, BOT]),
        }
        for number, (key, (status, turn_of, seats)) in enumerate(tables.items()):
            table = replace(TABLE, id=key, status=status, turn_of=turn_of, created=10.0 + number)
            seats = [replace(seat, table_id=key) for seat in seats]
            await ledger.add_table(TableFile(table=table, seats=seats, holders=[]))
        assert await ledger.going_on() == ["bot-asked", "just-begun", "order-asked", "deal"]

    with_ledger(address, body)


def test_people_are_found_by_id_and_by_link(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        named = replace(ANN, name="Anna", link_hash="ab")
        await ledger.change_person("ann", {"name": "Anna"})
        await ledger.change_person("ann", {"link_hash": "ab"})
        assert await ledger.person("ann") == named
        assert await ledger.person_by_link("ab") == named
        assert await ledger.person_by_link("ac") is None

    with_ledger(address, body)


def test_an_entry_has_its_number_alone(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        await ledger.append(ENTRY, [1], 4.0, None)
        with pytest.raises(ConflictError):
            await ledger.append(replace(ENTRY, entry="draw 2"), [0], 5.0, None)
        assert await ledger.log("t1") == [ENTRY]
        file = await ledger.table("t1")
        assert file is not None
        assert (file.table.turn_of, file.table.turn_since) == ([1], 4.0)

    with_ledger(address, body)


def test_two_writers_at_once_do_not_lose_an_entry(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        rows = [replace(ENTRY, sequence=number // 2, entry=f"draw {number}") for number in range(40)]
        writing = [ledger.append(row, [0], 4.0, None) for row in rows]
        outcomes = await asyncio.gather(*writing, return_exceptions=True)
        assert len([outcome for outcome in outcomes if isinstance(outcome, ConflictError)]) == 20
        assert [row.sequence for row in await ledger.log("t1")] == list(range(20))
        assert [row.sequence for row in await ledger.log("t1", 16)] == [17, 18, 19]

    with_ledger(address, body)


def test_a_move_waits_for_another_program_that_writes(tmp_path: Path) -> None:
    """While it does the loop goes on."""
    address = fresh("sqlite", tmp_path)

    async def body(ledger: Ledger) -> None:
        other = sqlite3.connect(str(ledger.database.url.database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(ledger.append(ENTRY, [1], 4.0, None))
        await asyncio.sleep(0.2)
        assert not writing.done()
        other.execute("COMMIT")
        await writing
        assert await ledger.log("t1") == [ENTRY]
        with pytest.raises(ConflictError):
            await ledger.append(ENTRY, [1], 4.0, None)
        other.close()

    with_ledger(address, body)


def test_moves_are_folded_back_into_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the log beside it does not grow for ever."""
    monkeypatch.setattr("mythagora.storage.database.UNFOLDED", 10)
    address = fresh("sqlite", tmp_path)

    async def body(ledger: Ledger) -> None:
        file = Path(str(ledger.database.url.database))
        log = file.with_name(f"{file.name}-wal")
        quick = ledger.database.quick
        assert quick is not None
        sizes = []
        for number in range(200):
            await ledger.append(replace(ENTRY, sequence=number), [1], 4.0, None)
            if quick.folding is not None:
                await quick.folding
            sizes.append(log.stat().st_size)
        alone = tmp_path / "alone.sqlite"  # without what lies beside it
        alone.write_bytes(file.read_bytes())
        with contextlib.closing(sqlite3.connect(alone)) as copy:
            assert copy.execute("SELECT count(*) FROM log").fetchone()[0] > 150
        assert sizes[-1] == sizes[99]

    with_ledger(address, body)


def test_the_last_entry_ends_the_table(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        await ledger.append(ENTRY, [], 4.0, 9.0)
        file = await ledger.table("t1")
        assert file is not None
        assert (file.table.status, file.table.ended) == ("over", 9.0)
        assert await ledger.open_tables() == []

    with_ledger(address, body)


def test_who_changes_an_old_table_must_look_again(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        changed = await ledger.change_table(FILE, replace(FILE, seats=[replace(SEAT, name="Anna"), BOT]))
        assert changed.table.revision == 1
        assert await ledger.table("t1") == changed
        with pytest.raises(ConflictError):
            await ledger.change_table(FILE, FILE)
        assert await ledger.table("t1") == changed

    with_ledger(address, body)


def test_who_changes_a_table_undoes_no_move_that_came_in_between(address: str) -> None:
    """As another server may have written it, whose word has not come yet."""

    async def body(ledger: Ledger) -> None:
        await ledger.append(ENTRY, [], 4.0, 9.0)
        await ledger.change_table(FILE, replace(FILE, seats=[replace(SEAT, name="Anna"), BOT]))
        file = await ledger.table("t1")
        assert file is not None
        assert (file.table.status, file.table.turn_of, file.seats[0].name) == ("over", [], "Anna")

    with_ledger(address, body)


def test_chat_is_numbered_and_said_once(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        assert await ledger.add_chat(LINE) == LINE
        again = await ledger.add_chat(replace(LINE, text="Hello again"))
        assert again == LINE
        more = await ledger.add_chat(replace(LINE, command="c3", text="More"))
        assert more.number == 1
        assert [line.text for line in await ledger.chat("t1")] == ["Hello", "More"]
        assert await ledger.chat("t1", 0) == [more]

    with_ledger(address, body)


def test_the_key_is_made_once(address: str) -> None:
    async def body(ledger: Ledger) -> None:
        key = await ledger.key()
        assert len(key) == 32
        assert await ledger.key() == key
        assert await ledger.works()

    with_ledger(address, body)


def test_migrations_lead_to_the_schema(address: str) -> None:
    url = parse(address)
    migrate(url)
    migrate(url)  # a second server, or a second start
    driver = "sqlite" if url.get_backend_name() == "sqlite" else "postgresql+psycopg"
    engine = create_engine(url.set(drivername=driver))
    try:
        seen = inspect(engine)
        for table in schema.metadata.sorted_tables:
            found = {column["name"]: column["nullable"] for column in seen.get_columns(table.name)}
            assert found == {column.name: column.nullable for column in table.columns}, table.name
            keys = seen.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key.columns], table.name
    finally:
        engine.dispose()


@pytest.mark.parametrize(
    "given", ["", "nowhere", "mysql://host/name", "sqlite://", "sqlite:///:memory:", "://"]
)
def test_an_address_that_is_none_gets_a_sentence(given: str) -> None:
    with pytest.raises(InputError, match="database-url"):
        parse(given)


def test_a_database_that_cannot_be_opened_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def run(address: str) -> None:
        database = Database(address)
        try:
            await database.open()
        finally:
            await database.close()

    with pytest.raises(InputError) as caught:
        asyncio.run(run(f"sqlite:///{tmp_path / 'file' / 'below.sqlite'}"))
    assert caught.value.name == "database"
    with pytest.raises(InputError) as caught:
        asyncio.run(run("postgresql://ann:hush@127.0.0.1:1/none"))
    assert "hush" not in str(caught.value)
