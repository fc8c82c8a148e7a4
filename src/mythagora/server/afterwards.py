"""Games looked back on: replays, reviews and hints, records, and whether a record is what it says."""

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter, RawBody

from mythagora import __version__
from mythagora.server import company, dealing, replays, reviews
from mythagora.server import verify as verifying
from mythagora.server.failures import FailureError
from mythagora.server.protocol import Check, Replay, ReplayHint, Review, TableInfo, Verdict
from mythagora.server.table import Table, record_of
from mythagora.server.visitors import TableId, Visiting
from mythagora.storage import records
from mythagora.storage.ledger import LogRow, TableFile
from mythagora.storage.records import LARGEST, DicePart
from mythagora.texts import texts

LONGEST_RECORD = 1_000_000  # bytes of one that is verified here: some 50,000 entries, a quarter of a gigabyte


@get(
    "/tables/{table_id:str}/replay",
    media_type="application/json",
    responses={200: ResponseSpec(Replay, description="The game", generate_examples=False)},
)
async def read_replay(visitor: Visiting, table_id: TableId, seat: FromQuery[int] = -1) -> Response[bytes]:
    """A finished game step by step, as this seat saw it; -1 is a spectator."""
    visitor.limit("replay")
    table = await visitor.house.hall.table(table_id)
    replays.check_finished(table.file)
    rows = await visitor.house.ledger.log(table_id)
    info = table.info(visitor.id, visitor.language)
    language = visitor.language
    squeeze = "gzip" in visitor.request.headers.get("accept-encoding", "")
    data = await asyncio.to_thread(write_replay, table.file, rows, info, seat, language, squeeze)
    headers = {"vary": "Accept-Encoding", **({"content-encoding": "gzip"} if squeeze else {})}
    return Response(data, media_type="application/json", headers=headers)


def write_replay(
    file: TableFile, rows: list[LogRow], info: TableInfo, seat: int, language: str, squeeze: bool
) -> bytes:
    """All at once, since a long game is some megabytes of much the same."""
    data = msgspec.json.encode(replays.replay(file, rows, info, seat, language))
    return gzip.compress(data, 5) if squeeze else data


@get("/tables/{table_id:str}/replay/hint")
async def read_replay_hint(
    visitor: Visiting, table_id: TableId, step: FromQuery[int], seat: FromQuery[int] = -1
) -> ReplayHint:
    """What would have been best where the replay of this seat has shown so many steps."""
    table = await visitor.house.hall.table(table_id)
    moment = reviews.moment_of(table, seat, step)
    reviewer = visitor.house.reviews
    if not await reviewer.has_hint(moment) and not visitor.house.limits.take("hint", visitor.caller):
        raise FailureError("hint-fast", 429)
    return await reviewer.hint(moment, visitor.language)


@get("/tables/{table_id:str}/review")
async def read_review(visitor: Visiting, table_id: TableId, seat: FromQuery[int] = -1) -> Review:
    """A game looked back upon, as far as that has come. A finished one is everybody's to look at, and the
    steps are those of this seat's replay; a running one is the seat's own affair.
    """
    visitor.limit("replay")
    table = await visitor.house.hall.table(table_id)
    reader = reviews.reader_of(table, visitor.id, seat)
    return await visitor.house.reviews.read(table, reader, visitor.language)


@post("/tables/{table_id:str}/review", status_code=200)
async def begin_review(visitor: Visiting, table_id: TableId, seat: FromQuery[int] = -1) -> Review:
    """Look back upon a game. It is thought about once, when no running table needs the workers."""
    table = await visitor.house.hall.table(table_id)
    reader = reviews.reader_of(table, visitor.id, seat)
    reviewer = visitor.house.reviews
    if await reviewer.is_missing(table, reader):
        visitor.limit("review")
        await reviewer.begin(table, reader)
    return await reviewer.read(table, reader, visitor.language)


@get(
    "/tables/{table_id:str}/record",
    media_type="application/json",
    responses={200: ResponseSpec(dict[str, Any], description="The record", generate_examples=False)},
)
async def read_record(visitor: Visiting, table_id: TableId) -> Response[bytes]:
    """The record of a finished game, to be kept, replayed and verified anywhere."""
    visitor.limit("replay")
    table = await visitor.house.hall.table(table_id)
    replays.check_finished(table.file)
    if record_of(table.file) is None or table.referee is None:
        raise FailureError("table-resting", 409)
    data = await asyncio.to_thread(write_record, table)
    name = f'attachment; filename="{table.file.table.game}-{table_id}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


def write_record(table: Table) -> bytes:
    file, referee = table.file, table.referee
    assert referee is not None
    part = DicePart(
        table=table.id,
        seal=company.seal_of(file),
        secret=file.table.secret,
        entropy=[row.entropy for row in file.seats],
        fair=dealing.found(file) or msgspec.UNSET,
    )
    memory = file.table.memory_aids
    return records.dump(referee.play, company.parts(file), __version__, memory, part)


@post("/verify", status_code=200, request_max_body_size=LARGEST + 1)
async def verify_record(visitor: Visiting, body: RawBody) -> Verdict:
    """Whether a record is what it says. One at a time: all positions of the game lie in memory meanwhile."""
    visitor.limit("upload", visitor.address)
    if len(body) > LONGEST_RECORD:
        raise FailureError("verify-long", 413)
    speech = texts(visitor.language)
    name = speech.say("verify-file")
    async with visitor.house.verifying:
        return await asyncio.to_thread(verifying.verify, body, name, speech)


@post("/verify/attempts/{attempt:int}", status_code=200, request_max_body_size=LARGEST + 1)
async def repeat_attempt(
    visitor: Visiting, attempt: Annotated[int, PathParameter(ge=0)], body: RawBody
) -> Check:
    """One attempt at a record's fair deal, judged again. The record's entries are not needed for it."""
    visitor.limit("judge", visitor.address)
    speech = texts(visitor.language)
    name = speech.say("verify-file")
    file = verifying.opened(body, name)
    asked = verifying.question(file, attempt, name)
    if asked is None:
        raise FailureError("no-such-attempt", 404)
    found = await dealing.repeat(visitor.house.repeater, asked)
    return verifying.check_attempt(file, found, speech.say)


HANDLERS = [
    read_replay,
    read_replay_hint,
    read_review,
    begin_review,
    read_record,
    verify_record,
    repeat_attempt,
]
