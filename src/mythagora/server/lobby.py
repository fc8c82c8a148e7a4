"""All about tables but playing: who one is, which games there are; making, finding and joining tables."""

import secrets
import time
import tomllib
from typing import Annotated, Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Response, Router, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import Redirect
from msgspec.structs import replace

from mythagora import __version__, shelf
from mythagora.engine.edition import Edition
from mythagora.server import afterwards, company, dealing, dice, replays, rules
from mythagora.server.failures import FailureError
from mythagora.server.house import House
from mythagora.server.protocol import (
    LONGEST_TABLE_NAME,
    BotWish,
    EditionInfo,
    Failure,
    GameInfo,
    LeaveWish,
    LinkWish,
    Me,
    MeWish,
    MyLink,
    Numbers,
    OptionInfo,
    RulesPage,
    Sealed,
    SeatLink,
    SitWish,
    TableInfo,
    TableMade,
    TableRow,
    TableWish,
)
from mythagora.server.table import Table
from mythagora.server.visitors import TableId, Visiting, Visitor
from mythagora.storage import ledger
from mythagora.storage.ledger import HolderRow, PersonRow, TableFile
from mythagora.wording.seats import clean

ID_BYTES = 9
PACES = {"none": (0, 0), "turn": (10, 3600), "days": (3600, 30 * 24 * 3600)}  # seconds, least and most
SEALED_FOR = 3600.0  # seconds in which a seal can be used
LONGEST_LINK = 80

Name = Annotated[str, PathParameter(max_length=40)]


# Oneself.


def me_of(person: PersonRow) -> Me:
    return Me(id=person.id, name=person.name, language=person.language, is_new=person.is_new)


@get("/me")
async def read_me(visitor: Visiting) -> Me:
    """Who asks; somebody new becomes a guest."""
    return me_of(await visitor.known())


@patch("/me")
async def change_me(visitor: Visiting, data: JSONBody[MeWish]) -> Me:
    """Another name, or another language. At running tables the name follows."""
    person = await visitor.known()
    visitor.limit("name")
    changed = await visitor.house.people.change(person, data)
    if changed.name != person.name:
        await rename(visitor.house, changed)
    return me_of(changed)


async def rename(house: House, person: PersonRow) -> None:
    for file in await house.ledger.tables_of(person.id):
        if file.table.status in ("waiting", "dealing", "running"):
            table = await house.hall.table(file.table.id)
            await table.change(lambda file: company.renamed(file, person))


@post("/me/link", status_code=200)
async def make_link(visitor: Visiting) -> MyLink:
    """Opens this person's tables on another device. The link before it opens nothing any more."""
    person = await visitor.known()
    visitor.limit("link")
    return MyLink(link=f"/me/{await visitor.house.people.link(person)}")


@get("/me/{secret:str}", include_in_schema=False)
async def follow_link(visitor: Visiting, secret: FromPath[str]) -> Redirect:
    """On the other device: from now on it is this person's. Where the link is too old a page says so."""
    visitor.limit("link", visitor.address)
    person = await visitor.house.people.by_link(secret[:LONGEST_LINK])
    if person is not None:
        visitor.remember(person)
    return Redirect("/tables" if person is not None else "/link", status_code=303)


@get("/me/tables")
async def my_tables(visitor: Visiting) -> list[TableRow]:
    """Where this person sits or has sat, the newest first."""
    if visitor.person is None:
        return []
    files = await visitor.house.ledger.tables_of(visitor.person.id)
    return listed(visitor, [file for file in files if not company.is_called_off(file)])


# Games.


@get("/games")
async def list_games() -> list[GameInfo]:
    return [game_info(name) for name in shelf.GAMES]


def game_info(name: str) -> GameInfo:
    game = shelf.find(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        fewest=game.fewest,
        most=game.most,
        version=game.version,
        options=[
            OptionInfo(
                name=option.name, rule=option.rule, least=option.least, most=option.most, usual=option.usual
            )
            for option in game.options()
        ],
        editions=[
            EditionInfo(name=edition.name, hash=edition.hash, is_ours=True) for edition in shelf.ours(name)
        ],
        bots=company.bots(),
        usual_bot=company.usual_bot(game.name),
        fair_bound=dealing.choice(game),
    )


@get("/games/{game:str}/editions/{edition:str}")
async def read_edition(game: Name, edition: Name) -> Numbers:
    """What is printed on this copy's pieces, each number with its origin."""
    found = shelf.edition(game, edition)
    info = EditionInfo(name=found.name, hash=found.hash, is_ours=True)
    return Numbers(game=game, edition=info, numbers=tomllib.loads(found.text))


@get(
    "/games/{game:str}/editions/{edition:str}/file",
    media_type="text/plain",
    responses={200: ResponseSpec(str, description="The file", media_type="text/plain")},
)
async def read_edition_file(game: Name, edition: Name) -> Response[bytes]:
    """An edition as the file it is: to correct a number, and play with one's own."""
    found = shelf.edition(game, edition)
    headers = {"content-disposition": f'attachment; filename="{game}-{found.name}.toml"'}
    return Response(found.text.encode(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/games/{game:str}/rules")
async def read_rules(visitor: Visiting, game: Name) -> RulesPage:
    """The rules of a game in our words, each line with its id."""
    shelf.find(game)
    return rules.page(game, visitor.language)


# Tables.


@get("/tables")
async def open_tables(visitor: Visiting) -> list[TableRow]:
    """Tables that anybody may join or watch."""
    return listed(visitor, await visitor.house.ledger.open_tables())


def listed(visitor: Visitor, files: list[TableFile]) -> list[TableRow]:
    hall = visitor.house.hall
    return [hall.shown(file).row(visitor.id, visitor.language) for file in files]


def sealer(house: House) -> URLSafeSerializer:
    return URLSafeSerializer(house.key, salt="mythagora seal 1")


@post("/seal", status_code=200)
async def seal(visitor: Visiting) -> Sealed:
    """The seal of a table to be, shown before its maker adds to the dice."""
    visitor.limit("table")
    table = secrets.token_urlsafe(ID_BYTES)
    sealed = sealer(visitor.house).dumps([table, int(time.time())])
    secret = dice.secret_of(visitor.house.key, table)
    return Sealed(sealed=sealed, table=table, seal=dice.seal(table, secret))


def table_id(house: House, sealed: str) -> str:
    """A new one, or the one whose seal was shown before."""
    if not sealed:
        return secrets.token_urlsafe(ID_BYTES)
    try:
        table, at = sealer(house).loads(sealed[:200])
    except (BadSignature, ValueError, TypeError):
        raise FailureError("sealed") from None
    if time.time() - at > SEALED_FOR:
        raise FailureError("sealed")
    return str(table)


@post("/tables")
async def make_table(visitor: Visiting, data: JSONBody[TableWish]) -> TableMade:
    """A new table. With no seat left to take the game begins at once."""
    person = await visitor.known()
    visitor.limit("table")
    key = table_id(visitor.house, data.sealed)
    edition = chosen_edition(visitor, data)
    check_wish(data)
    seats, links = company.arrange(key, data.game, data.seats, person, data.entropy)
    game = shelf.find(data.game)
    game.check_players(len(seats))
    game.settle(data.options)
    agreed = dealing.agree(game, data.fair_bound)
    now = time.time()
    row = ledger.TableRow(
        id=key,
        revision=0,
        name=table_name(data.name),
        game=game.name,
        behaviour=game.version,
        edition_name=edition.name[:60],
        edition_hash=edition.hash,
        edition_text=edition.text,
        options=data.options,
        memory_aids=data.memory_aids,
        hints=hints_of(data),
        pace=data.pace.kind,
        pace_seconds=data.pace.seconds if data.pace.kind != "none" else 0,
        is_open=data.is_open,
        status="waiting",
        host=person.id,
        secret=dice.secret_of(visitor.house.key, key),
        seed=None,
        proposal=None,
        rematch=None,
        created=now,
        started=None,
        ended=None,
        turn_of=[],
        turn_since=now,
        fair_terms=agreed,
    )
    holders = [HolderRow(table_id=key, person=person.id, seat=seat.seat) for seat in seats if seat.person]
    table = await put(visitor.house, TableFile(table=row, seats=seats, holders=holders))
    return TableMade(table=table.info(person.id, visitor.language), links=links)


async def put(house: House, file: TableFile) -> Table:
    """Into the ledger; the game begins if everybody is there."""
    if await house.ledger.table(file.table.id) is not None:
        raise FailureError("sealed")
    table = await house.hall.put(file)
    await table.begin_if_full()
    return table


def check_wish(wish: TableWish) -> None:
    least, most = PACES[wish.pace.kind]
    if wish.pace.kind != "none" and not least <= wish.pace.seconds <= most:
        raise FailureError("pace", least=least, most=most)
    if not dice.is_entropy(wish.entropy):
        raise FailureError("entropy")
    if len(wish.seats) > 8:
        raise FailureError("seats-many")


def hints_of(wish: TableWish) -> bool:
    """Usually where one person plays against bots alone. Where memory aids are off there are none, since a
    hint would remember for its reader.
    """
    usual = all(seat.kind in ("me", "bot", "empty") for seat in wish.seats)
    return wish.memory_aids and (usual if wish.hints is None else wish.hints)


def table_name(given: str) -> str:
    name = clean(" ".join(given.split()))
    if len(name) > LONGEST_TABLE_NAME:
        raise FailureError("table-name", most=LONGEST_TABLE_NAME)
    return name


def chosen_edition(visitor: Visitor, wish: TableWish) -> Edition:
    if wish.edition_text is None:
        return shelf.edition(wish.game, wish.edition)
    visitor.limit("upload")
    file = clean(wish.edition_file).strip()[:60] or "edition.toml"
    return shelf.own(wish.game, wish.edition_text, file)


@get("/tables/{table_id:str}")
async def read_table(visitor: Visiting, table_id: TableId) -> TableInfo:
    table = await visitor.house.hall.table(table_id)
    return table.info(visitor.id, visitor.language)


@get("/tables/{table_id:str}/edition")
async def read_table_edition(visitor: Visiting, table_id: TableId) -> Numbers:
    """The edition this table is played with."""
    table = await visitor.house.hall.table(table_id)
    info = table.info(visitor.id, visitor.language)
    return Numbers(game=info.game, edition=info.edition, numbers=tomllib.loads(table.file.table.edition_text))


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(visitor: Visiting, table_id: TableId, data: JSONBody[SitWish]) -> TableInfo:
    """Take a seat, or take one's own back from a bot."""
    person = await visitor.known()
    visitor.limit("sit")
    table = await visitor.house.hall.table(table_id)
    await table.change(lambda file: company.sit(file, person, data))
    return table.info(person.id, visitor.language)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(visitor: Visiting, table_id: TableId, data: JSONBody[LeaveWish]) -> TableInfo:
    """Get up; in a running game a bot goes on."""
    person = await visitor.known()
    table = await visitor.house.hall.table(table_id)
    await table.change(lambda file: company.leave(file, person.id, data))
    return table.info(person.id, visitor.language)


@post("/tables/{table_id:str}/bot", status_code=200)
async def seat_bot(visitor: Visiting, table_id: TableId, data: JSONBody[BotWish]) -> TableInfo:
    """Let a bot sit there."""
    person = await visitor.known()
    visitor.limit("sit")
    table = await visitor.house.hall.table(table_id)
    await table.change(lambda file: company.seat_bot(file, person.id, data, table.replaceable()))
    return table.info(person.id, visitor.language)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(visitor: Visiting, table_id: TableId) -> TableInfo:
    """Begin now: seats that nobody took are left out."""
    person = await visitor.known()
    table = await visitor.house.hall.table(table_id)
    await table.start(person.id)
    return table.info(person.id, visitor.language)


@post("/tables/{table_id:str}/link", status_code=200)
async def link_anew(visitor: Visiting, table_id: TableId, data: JSONBody[LinkWish]) -> SeatLink:
    """Another link to a seat that is kept for a friend. The link before it opens nothing any more."""
    person = await visitor.known()
    visitor.limit("link")
    secret = company.new_secret()
    table = await visitor.house.hall.table(table_id)
    await table.change(lambda file: company.link_anew(file, person.id, data.seat, secret))
    return company.seat_link(table_id, data.seat, secret)


@post("/tables/{table_id:str}/call-off", status_code=200)
async def call_off(visitor: Visiting, table_id: TableId) -> TableInfo:
    """There will be no game at this table, which was still waiting for company."""
    person = await visitor.known()
    table = await visitor.house.hall.table(table_id)
    await table.change(lambda file: company.call_off(file, person.id, time.time()))
    return table.info(person.id, visitor.language)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(visitor: Visiting, table_id: TableId) -> TableMade:
    """The same people again; each one's seat is kept. Asked twice, it is the same new table, unless that was
    called off.
    """
    person = await visitor.known()
    visitor.limit("table")
    house = visitor.house
    old = await house.hall.table(table_id)
    replays.check_finished(old.file)
    if not company.held(old.file, person.id):
        raise FailureError("not-at-table", 403)
    before = old.file.table.rematch
    if before is None or (await house.hall.table(before)).file.table.status == "abandoned":
        fresh = await house.hall.put(again(house, old.file, person))  # there before anybody is told of it
        await old.change(lambda file: with_rematch(file, before, fresh.id))
        if old.file.table.rematch == fresh.id:
            await fresh.begin_if_full()
            await old.show_all()
        else:  # somebody else asked at the same moment
            await fresh.change(lambda file: company.call_off(file, person.id, time.time()))
    found = await house.hall.table(old.file.table.rematch or "")
    return TableMade(table=found.info(person.id, visitor.language), links=[])


def with_rematch(file: TableFile, before: str | None, table: str) -> TableFile:
    if file.table.rematch != before:
        return file
    return replace(file, table=replace(file.table, rematch=table))


def again(house: House, file: TableFile, person: PersonRow) -> TableFile:
    key = secrets.token_urlsafe(ID_BYTES)
    now = time.time()
    game = shelf.find(file.table.game)
    row = replace(
        file.table,
        id=key,
        revision=0,
        behaviour=game.version,
        status="waiting",
        host=person.id,
        secret=dice.secret_of(house.key, key),
        seed=None,
        proposal=None,
        rematch=None,
        created=now,
        started=None,
        ended=None,
        turn_of=[],
        turn_since=now,
        fair_terms=dealing.agree_again(game, file),
        fair_deal=None,
    )
    seats = company.again(file, key, person, "")
    mine = [seat for seat in seats if seat.kind == "person" and seat.person is not None]
    holders = [HolderRow(table_id=key, person=person.id, seat=seat.seat) for seat in mine]
    return TableFile(table=row, seats=seats, holders=holders)


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["fine", "database"]  # `database`, with 503: it does not answer
    version: str
    tables: int  # in use
    sockets: int


@get("/health", responses={503: ResponseSpec(Health, description="The database does not answer")})
async def health(house: NamedDependency[House]) -> Response[Health]:
    """Whether the server and its database answer."""
    works = await house.ledger.works()
    tables = list(house.hall.tables.values())
    sockets = sum(len(table.connections) for table in tables)
    found = Health(
        status="fine" if works else "database", version=__version__, tables=len(tables), sockets=sockets
    )
    return Response(found, status_code=200 if works else 503)


FAILURES = {
    400: "What was sent cannot be used",
    403: "Not for this person",
    404: "There is no such thing",
    405: "Not in this way",
    409: "Not as the table stands",
    413: "Too much at once",
    415: "Not this kind of content",
    429: "Too often",
}

HANDLERS = [
    read_me,
    change_me,
    make_link,
    my_tables,
    list_games,
    read_edition,
    read_edition_file,
    read_rules,
    open_tables,
    seal,
    make_table,
    read_table,
    read_table_edition,
    sit,
    leave,
    seat_bot,
    start,
    link_anew,
    call_off,
    rematch,
    *afterwards.HANDLERS,
    health,
]
REFUSALS = {
    status: ResponseSpec(Failure, description=description, generate_examples=False)
    for status, description in FAILURES.items()
}
for handler in HANDLERS:
    handler.responses = {**(handler.responses or {}), **REFUSALS}

router = Router("/api", route_handlers=HANDLERS)
