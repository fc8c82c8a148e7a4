"""A table's socket: messages of one reader in, messages for it out. It knows no game and no rule.

A message that cannot be read gets a `Problem`, and the connection lives on.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from mythagora.bots import advice
from mythagora.engine.play import RefusedError
from mythagora.engine.refusals import Refusal
from mythagora.server import company, orders, protocol
from mythagora.server.connection import Connection
from mythagora.server.failures import FailureError
from mythagora.server.house import House
from mythagora.server.languages import preferred
from mythagora.server.people import COOKIE
from mythagora.server.protocol import LARGEST_FRAME, LONGEST_MESSAGE, PROTOCOL, SPECTATOR
from mythagora.server.referee import Referee, Step
from mythagora.server.table import Table
from mythagora.storage.ledger import ChatRow
from mythagora.texts import texts
from mythagora.wording.seats import clean

LONGEST_COMMAND = 40
LONGEST_ACTION = 200
CLOSED = 4000  # codes of our own, after which a client need not try again
NOT_HERE = 4404
TRY_AGAIN = 1013
DONE = 1000

Move = protocol.Act | protocol.TakeBack | protocol.Withdraw  # what goes into the log

logger = logging.getLogger("mythagora.socket")
decoder = msgspec.json.Decoder(protocol.ClientMessage)


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """A browser says where the page came from; only our own pages may open a socket."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.casefold() == host.casefold()
    except ValueError:  # no address at all
        return False


def seat_of(given: str | None) -> int:
    """The seat in the address; without one, a spectator."""
    if given is None or given == "":
        return SPECTATOR
    if not (given.removeprefix("-").isdecimal() and given.isascii() and len(given) < 4):
        raise FailureError("no-such-seat", 404)
    return max(SPECTATOR, int(given))


@websocket("/api/tables/{table_id:str}/socket", include_in_schema=False)
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], house: NamedDependency[House]
) -> None:
    if not is_same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=CLOSED, reason="origin")
        return
    person = await house.people.by_cookie(socket.cookies.get(COOKIE))
    language = person.language if person else preferred(socket.headers.get("accept-language", ""))
    address = socket.client.host if socket.client else ""
    await socket.accept()
    connection = Connection(person.id if person else None, SPECTATOR, language, house.limits.fresh("message"))
    try:
        if not house.limits.take("socket", person.id if person else address):
            raise FailureError("too-fast", 429)
        connection.seat = seat_of(socket.query_params.get("seat"))
        table = await house.hall.table(table_id)
        if not table.may_read(connection.person, connection.seat):
            raise FailureError("not-your-seat", 403)
    except FailureError as failure:
        connection.send(problem(failure, language))
        await socket.send_data(connection.queue.get_nowait() or b"", mode="text")
        await socket.close(code=NOT_HERE, reason=failure.name)
        return
    await converse(socket, table, connection, house)


async def converse(
    socket: WebSocket[Any, Any, Any], table: Table, connection: Connection, house: House
) -> None:
    """Until either side has had enough."""
    table.join(connection)
    hearing = asyncio.create_task(hear(socket, table, connection, house))
    speaking = asyncio.create_task(speak(socket, connection))
    try:
        await asyncio.wait({hearing, speaking}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.part(connection)
        for task in (hearing, speaking):
            task.cancel()
        done = await asyncio.gather(hearing, speaking, return_exceptions=True)
        for outcome in done:
            if isinstance(outcome, Exception) and not is_gone(outcome):
                logger.error("a socket failed", exc_info=outcome, extra={"table": table.id})
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(code=TRY_AGAIN), 1)


def is_gone(outcome: Exception) -> bool:
    """The other side left while something was being sent."""
    return type(outcome).__name__ in ("WebSocketDisconnect", "ClientDisconnected", "WebSocketException")


async def speak(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        data = await connection.queue.get()
        if data is None:
            return
        message: Any = {"type": "websocket.send", "text": data.decode()}
        await socket.send(message)


async def hear(socket: WebSocket[Any, Any, Any], table: Table, connection: Connection, house: House) -> None:
    while not connection.is_dropped:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text")
        if data is None:
            data = event.get("bytes") or b""
        # What was begun is brought to its end, though its sender be gone: others wait to hear of it.
        await asyncio.shield(table.send_off(handle(data, table, connection, house)))


async def handle(data: str | bytes, table: Table, connection: Connection, house: House) -> None:
    """One message, and its answer."""
    command: str | None = None
    try:
        if not connection.allowance.take():
            raise FailureError("too-fast", 429)
        message = read(data)
        command = getattr(message, "command", None)
        if command is not None and not (0 < len(command) <= LONGEST_COMMAND and command.isprintable()):
            command = None
            raise FailureError("command", most=LONGEST_COMMAND)
        await obey(message, table, connection, house)
    except FailureError as failure:
        connection.send(problem(failure, connection.language, command))
    except RefusedError as refused:
        refuse(refused.refusal, command or "", table, connection)
    except Exception:
        mark = secrets.token_hex(4)
        logger.exception("a message failed", extra={"table": table.id, "mark": mark})
        connection.send(problem(FailureError("fault", 500, mark=mark), connection.language, command))


def read(data: str | bytes) -> protocol.ClientMessage:
    size = len(data.encode()) if isinstance(data, str) else len(data)
    if size > LARGEST_FRAME:
        raise FailureError("frame", most=LARGEST_FRAME)
    try:
        message: protocol.ClientMessage = decoder.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise FailureError("message", problem=clean(str(error))[:200]) from None


def problem(failure: FailureError, language: str, command: str | None = None) -> protocol.Problem:
    text = texts(language).say(f"failure-{failure.name}", **failure.facts)
    return protocol.Problem(name=failure.name, text=text, command=command)


def refuse(refusal: Refusal, command: str, table: Table, connection: Connection) -> None:
    telling = table.telling(connection.language)
    if telling is None or table.referee is None:
        connection.send(problem(FailureError(f"table-{table.status}", 409), connection.language, command))
        return
    version = table.referee.version(connection.seat)
    connection.send(protocol.Refused(command=command, refusal=telling.refusal(refusal), version=version))


async def obey(message: protocol.ClientMessage, table: Table, connection: Connection, house: House) -> None:
    if isinstance(message, protocol.Ping):
        connection.send(protocol.Pong())
    elif isinstance(message, protocol.Hello):
        if message.protocol != PROTOCOL:
            connection.send(protocol.Reload(protocol=PROTOCOL))
        else:
            await table.greet(connection, message)
    elif not connection.is_greeted:
        raise FailureError("hello-first")
    elif isinstance(message, protocol.Say):
        await say(message, table, connection, house)
    elif isinstance(message, protocol.AskHint):
        await ask_hint(message, table, connection, house)
    else:
        await play(message, table, connection)


async def play(message: protocol.ClientMessage, table: Table, connection: Connection) -> None:
    """What only a person who sits there may do."""
    if isinstance(message, protocol.Explain):
        explain(message, sitting(table, connection), table, connection)
        return
    command = getattr(message, "command", "")
    version: int | None = None
    if isinstance(message, Move):
        move, seat = message, sitting(table, connection)
        # Looked at again when its turn comes: the seat may have been lost while others were heard.
        version = await table.carry_out(
            seat, command, lambda referee: moved(referee, sitting(table, connection), move)
        )
    elif not table.is_repeated(connection.seat, command):
        await change(message, table, connection)
        table.note_command(connection.seat, command)
    if version is None:
        version = 0 if table.referee is None else table.referee.version(connection.seat)
    connection.send(protocol.Acknowledged(command=command, version=version))


def moved(referee: Referee, seat: int, message: Move) -> Step:
    if isinstance(message, protocol.Act):
        if len(message.action) > LONGEST_ACTION:
            raise RefusedError(Refusal("unknown-action", ""))
        return referee.act(seat, message.command, message.version, message.action)
    if isinstance(message, protocol.TakeBack):
        return referee.undo(seat, message.command, message.version, message.moves)
    return referee.withdraw(seat, message.command)


async def change(message: protocol.ClientMessage, table: Table, connection: Connection) -> None:
    """What stands beside the game."""
    seat = sitting(table, connection)
    if isinstance(message, protocol.Propose):
        await table.propose(seat, message.what, message.moves)
    elif isinstance(message, protocol.Answer):
        await table.answer(seat, message.agree)
    elif isinstance(message, protocol.Concede):
        table.playable()
        await table.change(lambda file: company.concede(file, connection.person, seat))
    elif isinstance(message, protocol.Orders):
        orders.check(message.orders)
        await table.order(seat, message.orders)


def sitting(table: Table, connection: Connection) -> int:
    """The seat of this reader, if it is a person's and nobody plays for it."""
    seat = connection.seat
    if connection.is_spectator or connection.person is None:
        raise FailureError("not-seated", 403)
    row = table.file.seats[seat]
    if row.person != connection.person:
        raise FailureError("not-your-seat", 403)
    if row.kind != "person":
        raise FailureError("conceded" if row.conceded else "bot-plays", 409)
    return seat


def explain(message: protocol.Explain, seat: int, table: Table, connection: Connection) -> None:
    referee = table.playable()
    telling = table.telling(connection.language)
    if telling is None:
        return
    known = len(message.action) <= LONGEST_ACTION
    refusal = referee.refusal(seat, message.action) if known else Refusal("unknown-action", "")
    connection.send(
        protocol.Explained(
            command=message.command,
            action=message.action,
            refusal=None if refusal is None else telling.refusal(refusal),
        )
    )


async def ask_hint(message: protocol.AskHint, table: Table, connection: Connection, house: House) -> None:
    """The answer comes when it is there; until then this reader is heard as before."""
    seat = sitting(table, connection)
    if not table.has_hint(seat) and not house.limits.take("hint", connection.person or ""):
        raise FailureError("hint-fast", 429)
    version, task = await table.hint(seat)
    task.add_done_callback(lambda done: tell_hint(done, version, message.command, connection))


def tell_hint(task: asyncio.Task[advice.Hint], version: int, command: str, connection: Connection) -> None:
    if task.cancelled():
        return
    problem_of = task.exception()
    if problem_of is not None:
        logger.error("there was no hint", exc_info=problem_of)
        connection.send(problem(FailureError("no-hint", 500), connection.language, command))
        return
    named = [
        protocol.Advice(action=one.action, chance=one.value, behind=one.behind)
        for one in task.result().advice
    ]
    connection.send(protocol.Hinted(command=command, version=version, hint=protocol.Hint(advice=named)))


async def say(message: protocol.Say, table: Table, connection: Connection, house: House) -> None:
    """A line of the chat, from whoever is there and has a name."""
    person = await house.ledger.person(connection.person) if connection.person else None
    if person is None:
        raise FailureError("no-name", 403)
    text = clean(" ".join(message.text.split()))
    if not text or len(text) > LONGEST_MESSAGE:
        raise FailureError("chat-length", most=LONGEST_MESSAGE)
    if not house.limits.take("chat", person.id):
        raise FailureError("chat-fast", 429)
    seat = connection.seat
    name = person.name if seat == SPECTATOR else table.file.seats[seat].name
    row = ChatRow(
        table_id=table.id,
        number=0,
        seat=seat,
        person=person.id,
        name=name,
        text=text,
        command=message.command,
        at=table.means.now(),
    )
    await table.add_chat(row)
    version = 0 if table.referee is None else table.referee.version(seat)
    connection.send(protocol.Acknowledged(command=message.command, version=version))
