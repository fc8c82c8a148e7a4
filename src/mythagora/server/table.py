"""One table on this server: its referee, who sits and looks there, and all commands one after another.

Persist, then publish: a step is in the log before anybody hears of it. If writing fails, what was tried is
forgotten and the table is read again.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from mythagora import shelf
from mythagora.bots.advice import ADVISER, Hint
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.record import Record
from mythagora.server import clock, company, dealing, insight, orders, proposals, protocol
from mythagora.server.bots import Bots
from mythagora.server.connection import Connection, encoder, present
from mythagora.server.dealing import Dealer
from mythagora.server.failures import FailureError
from mythagora.server.insight import NONE, Insight
from mythagora.server.languages import known_language
from mythagora.server.orders import Standing
from mythagora.server.proposals import Proposed
from mythagora.server.referee import Chapter, Referee, Step, resting, to_row
from mythagora.server.thinking import Brains, job_for
from mythagora.server.words import LogWords, Telling
from mythagora.storage.database import ConflictError
from mythagora.storage.ledger import ChatRow, Ledger, LogRow, PresenceRow, TableFile
from mythagora.storage.listening import Listening
from mythagora.texts import texts
from mythagora.wording import seats as seating

SPECTATOR = protocol.SPECTATOR
LATEST_CHAT = 100  # lines that a reader gets on coming in
MOST_COMMANDS = 200
FORGOTTEN = 90.0  # seconds after which a server that says nothing has no readers
TRY_AGAIN = 5.0  # seconds until a table that could not be read is read again

logger = logging.getLogger("mythagora.table")


@dataclass(frozen=True)
class Means:
    """What every table needs of the house."""

    ledger: Ledger
    brains: Brains
    dealer: Dealer
    now: Callable[[], float]
    server: str = ""  # which of several
    listening: Listening | None = None  # where there may be several


class Table:
    """Whatever changes it holds `lock`. `referee` is there once the game has begun and can be played here."""

    def __init__(self, means: Means, file: TableFile) -> None:
        self.means = means
        self.file = file
        self.lock = asyncio.Lock()
        self.referee: Referee | None = None
        self.old: list[Chapter] = []  # of a table that rests
        self.chat: list[ChatRow] = []
        self.connections: set[Connection] = set()  # those too that have not said hello yet
        self.tellings: dict[str, Telling] = {}
        self.watch = clock.Watch()
        self.absent: dict[int, float] = {}  # since when a seat's person is not looking
        self.bots = Bots(self)
        self.hints: dict[int, tuple[int, asyncio.Task[Hint]]] = {}  # by seat: the last, with its version
        self.alarm: asyncio.TimerHandle | None = None
        self.commands: OrderedDict[tuple[int, str], None] = OrderedDict()
        self.is_stale = False  # the database knows more than we do
        self.is_spoiled = False  # a step was tried that may not have been written
        self.mending: asyncio.Task[None] | None = None  # reads it again
        self.is_closed = False
        self.used = means.now()
        self.elsewhere: list[PresenceRow] = []  # who looks through other servers
        self.told: tuple[list[int], int] = ([], 0)  # what the others know of us
        self.presence = asyncio.Lock()  # they are told one thing after another
        self.errands: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> str:
        return self.file.table.id

    # Reading it from the ledger.

    async def load(self) -> None:
        """Fold the record, or leave a table resting whose behaviour is gone."""
        rows = await self.means.ledger.log(self.id)
        await self.look_elsewhere()
        self.chat = await self.means.ledger.chat(self.id)
        await self.prepare(rows)

    async def prepare(self, rows: list[LogRow]) -> None:
        self.tellings.clear()
        self.referee = None
        table = self.file.table
        if table.seed is not None:
            record = record_of(self.file)
            if record is None:
                self.old = resting(rows)
            else:
                game = shelf.find(table.game)
                referee = Referee(game, record, table.memory_aids)
                await asyncio.to_thread(referee.load, rows)
                self.referee = referee
        self.watch = clock.Watch(dict.fromkeys(table.turn_of, table.turn_since))
        self.watch.ask(self.turn_of(), table.turn_since)
        self.is_spoiled = False
        self.note_absent()
        self.set_alarm()

    @property
    def status(self) -> str:
        """A running game that cannot be played here rests."""
        status = self.file.table.status
        return "resting" if status == "running" and self.referee is None else status

    def turn_of(self) -> list[int]:
        """Who is asked."""
        if self.referee is None or self.file.table.status != "running":
            return []
        return self.referee.play.state.seats_to_act()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, with the table as it is in the database."""
        async with self.lock:
            self.used = self.means.now()
            if self.is_spoiled or self.is_stale:
                try:
                    await (self.reload() if self.is_spoiled else self.catch_up())
                except BaseException:
                    self.spoil()
                    raise
            yield

    def spoil(self) -> None:
        """What we have may not be what is written. Nobody need come for it to be read again."""
        self.is_spoiled = True
        if not self.is_closed and (self.mending is None or self.mending.done()):
            self.mending = asyncio.create_task(self.mend(), name=f"{self.id}/mend")

    async def mend(self) -> None:
        while self.is_spoiled:
            try:
                async with self.held():
                    pass
            except Exception as problem:
                facts = {"table": self.id, "problem": type(problem).__name__}
                logger.warning("a table could not be read again", extra=facts)
                await asyncio.sleep(TRY_AGAIN)

    async def reload(self) -> None:
        """Forget what we have, and show everybody the table anew."""
        await self.look_up()
        await self.load()
        for connection in self.greeted():
            await self.show(connection)
        self.bots.wake_up()

    async def catch_up(self) -> None:
        """Read what other servers have written, and tell it as if it had happened here."""
        before = await self.look_up()
        file = self.file
        if has_begun(before, file):
            await self.load()
            for connection in self.greeted():
                await self.show(connection)
        elif self.referee is not None:
            for row in await self.means.ledger.log(self.id, len(self.referee.chapters) - 1):
                step = self.referee.enter(row)
                if step is not None:
                    await self.publish(step)
        if before.seats != file.seats:
            self.tellings.clear()
        changed = before.table.revision != file.table.revision
        last = self.chat[-1].number if self.chat else -1
        for line in await self.means.ledger.chat(self.id, last):
            self.chat.append(line)
            self.say(line)
        self.watch.ask(self.turn_of(), self.means.now())
        others = self.elsewhere
        await self.look_elsewhere()
        if others != self.elsewhere:
            self.note_absent()
            changed = True
        if changed or before.table.status != file.table.status:
            self.tell_change()
        self.bots.wake_up()

    async def look_up(self) -> TableFile:
        """Who sits there by now. Returned is what we knew before."""
        self.is_stale = False
        before = self.file
        self.file = await self.means.ledger.table(self.id) or before
        if has_begun(before, self.file):
            self.reseat(before, self.file)
        self.let_go()
        return before

    def reseat(self, before: TableFile, now: TableFile) -> None:
        """When the game begins seats may move up: every reader keeps its person."""
        for connection in self.connections:
            if connection.is_spectator:
                continue
            row = before.seats[connection.seat]
            same = [
                other.seat
                for other in now.seats
                if (other.person, other.name, other.is_here) == (row.person, row.name, row.is_here)
            ]
            connection.seat = same[0] if same else SPECTATOR

    # What is said of the table to somebody.

    def telling(self, language: str) -> Telling | None:
        if self.referee is None:
            return None
        if language not in self.tellings:
            self.tellings[language] = Telling(self.referee, language, company.parts(self.file))
        return self.tellings[language]

    def info(self, person: str | None, language: str) -> protocol.TableInfo:
        table = self.file.table
        is_shown = table.status in ("over", "abandoned")
        names = seating.seat(texts(language), company.parts(self.file))
        seen = self.seen()
        replaceable = self.replaceable()
        seats = [
            protocol.SeatInfo(
                seat=row.seat,
                kind=row.kind,  # type: ignore[arg-type]
                name=names[row.seat].name if row.name or row.bot else "",
                bot=row.bot,
                is_you=person is not None and row.person == person,
                is_present=row.seat in seen,
                is_thinking=row.seat in self.bots.thinking,
                has_failed=row.seat in self.bots.troubles,
                conceded=row.conceded,
                may_be_replaced=row.seat in replaceable,
                is_left=table.status == "running" and company.is_left(row),
            )
            for row in self.file.seats
        ]
        return protocol.TableInfo(
            id=table.id,
            name=table.name,
            game=table.game,
            edition=edition_info(self.file),
            options=table.options,
            memory_aids=table.memory_aids,
            hints=table.hints and table.memory_aids,
            pace=protocol.Pace(kind=table.pace, seconds=table.pace_seconds),  # type: ignore[arg-type]
            is_open=table.is_open,
            is_hot_seat=any(row.is_here for row in self.file.seats),
            status=self.status,  # type: ignore[arg-type]
            seats=seats,
            spectators=self.spectators() + sum(row.spectators for row in self.elsewhere),
            seal=protocol.Seal(
                seal=company.seal_of(self.file),
                entropy=[row.entropy for row in self.file.seats],
                secret=table.secret if is_shown else None,
                seed=table.seed if is_shown else None,
            ),
            fairness=dealing.told(self.file, is_shown),
            is_host=table.host == person,
            created=table.created,
            started=table.started,
            ended=table.ended,
            behaviour=table.behaviour,
        )

    def row(self, person: str | None, language: str) -> protocol.TableRow:
        """A line of a list of tables."""
        info = self.info(person, language)
        yours = [seat.seat for seat in info.seats if seat.is_you and seat.kind == "person"]
        asked = self.file.table.turn_of if info.status == "running" else []
        return protocol.TableRow(
            table=info,
            your_seats=yours,
            your_turn=any(seat in asked for seat in yours),
            turn_of=asked,
            since=self.file.table.turn_since,
        )

    def clock(self) -> protocol.Clock | None:
        return clock.read(self.file, self.watch, self.means.now())

    def sequence(self) -> int:
        return len(self.referee.chapters) if self.referee is not None else 0

    def proposal(self, language: str) -> protocol.Proposal | None:
        proposed = proposals.read(self.file, self.sequence())
        telling = self.telling(language)
        if not proposed.what or telling is None:
            return None
        name = telling.seats[proposed.by].name
        text = telling.texts.say(f"proposal-{proposed.what}", name=name, moves=proposed.moves)
        return protocol.Proposal(
            what=proposed.what,
            by=proposed.by,
            moves=proposed.moves,
            agreed=proposed.agreed,
            waiting=proposals.waiting(self.file, proposed),
            text=text,
        )

    def result(self, language: str) -> protocol.Result | None:
        telling = self.telling(language)
        if telling is None:
            return None
        conceded = [row.seat for row in self.file.seats if row.conceded]
        return telling.result(conceded, self.file.table.rematch)

    def orders(self, seat: int) -> list[protocol.Order]:
        return [one.order for one in self.standing_orders(seat)] if seat >= 0 else []

    def standing_orders(self, seat: int) -> list[Standing]:
        return msgspec.convert(self.file.seats[seat].orders, list[Standing])

    def message(self, line: ChatRow) -> protocol.Message:
        return protocol.Message(
            number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at
        )

    async def insight(self, reader: int) -> Insight:
        """Worked out only for a seat that is asked, and off the loop where it takes long."""
        referee, telling = self.referee, self.telling("en")
        if referee is None or telling is None or not referee.sights[reader].actions:
            return NONE
        game = referee.play.record.game
        previewed = telling.previewed(reader)
        opening = telling.opening(reader)
        if not insight.is_needed(game, previewed + opening):
            return NONE
        state, sight = referee.play.state, referee.sights[reader]
        look = partial(insight.look_ahead, state, game, reader, sight.actions, previewed, opening)
        question = sight.view.question.name if sight.view.question is not None else ""
        return await asyncio.to_thread(look) if insight.is_long(game, question) else look()

    # Readers come and go.

    def greeted(self) -> list[Connection]:
        return [one for one in self.connections if one.is_greeted and not one.is_dropped]

    def may_read(self, person: str | None, seat: int) -> bool:
        """A seat's view is for its person. Spectators have the public one."""
        if seat == SPECTATOR:
            return True
        return person is not None and seat in company.seats_of(self.file, person)

    def join(self, connection: Connection) -> None:
        """A socket is open. From now on its seat moves with its person, and is lost with it."""
        self.connections.add(connection)

    async def greet(self, connection: Connection, hello: protocol.Hello) -> None:
        """The gap since what this client has, or everything."""
        async with self.held():
            if connection.is_dropped:
                return
            connection.language = known_language(hello.language)
            was_greeted, connection.is_greeted = connection.is_greeted, True
            steps = None
            if self.referee is not None and hello.since is not None and not was_greeted:
                steps = self.referee.gap(connection.seat, hello.since)
            if steps is None:
                await self.show(connection, hello.since)
            else:
                await self.fill_gap(connection, steps)
            self.note_absent()
            self.tell_change()
        self.bots.wake_up()

    async def fill_gap(self, connection: Connection, steps: list[Step]) -> None:
        reader = connection.seat
        telling = self.telling(connection.language)
        assert telling is not None
        for step in steps[:-1]:
            connection.send(telling.passed(step, reader))
        if steps:
            result = self.result(connection.language)
            connection.send(telling.update(steps[-1], reader, await self.insight(reader), result))
        for line in self.chat[-LATEST_CHAT:]:
            connection.send(protocol.Said(message=self.message(line)))
        connection.send(protocol.OrdersChanged(orders=self.orders(reader)))

    async def show(self, connection: Connection, since: int | None = None) -> None:
        """The whole table to one reader."""
        reader = connection.seat
        language = connection.language
        telling = self.telling(language)
        log: list[protocol.Line] = []
        if telling is not None:
            log = await telling.log(reader)
        else:
            log = await self.old_log(reader, language)
        insight = await self.insight(reader)
        sight = None if self.referee is None else self.referee.sights[reader]
        nothing = protocol.Undo(moves=0, withdraw=False, may_ask=False, text="")
        connection.send(
            protocol.Snapshot(
                seat=reader,
                version=0 if self.referee is None else self.referee.version(reader),
                table=self.info(connection.person, language),
                view=None if sight is None else sight.fields,
                asked=None if telling is None or sight is None else telling.asked(sight, reader),
                options=[] if telling is None else telling.options(reader, insight),
                plans=[] if telling is None else telling.plans(reader, insight),
                undo=nothing if telling is None else telling.undo(reader),
                log=log,
                news=news(log, reader, since),
                clock=self.clock(),
                proposal=self.proposal(language),
                result=self.result(language),
                chat=[self.message(line) for line in self.chat[-LATEST_CHAT:]],
                orders=self.orders(reader),
            )
        )

    async def old_log(self, reader: int, language: str) -> list[protocol.Line]:
        """The log of a table that rests, from the events as they were told then."""
        if not self.old:
            return []
        try:
            edition = find_edition(self.file)
        except InputError:
            return []
        parts = company.parts(self.file)
        return await LogWords(language, self.file.table.game, edition, parts, self.old).log(reader)

    async def show_all(self) -> None:
        async with self.held():
            for connection in self.greeted():
                await self.show(connection)

    def replaceable(self) -> list[int]:
        return clock.replaceable(self.file, self.watch, self.absent, self.means.now())

    def part(self, connection: Connection) -> None:
        """A socket is gone."""
        connection.drop()
        self.connections.discard(connection)
        self.note_absent()
        if connection.is_greeted:
            self.tell_change()

    def note_absent(self) -> None:
        """Since when each person is away."""
        seen = self.seen()
        people = {row.seat for row in self.file.seats if row.kind == "person"}
        now = self.means.now()
        self.absent = {seat: self.absent.get(seat, now) for seat in people - seen}
        self.tell_presence()

    def seen(self) -> set[int]:
        """The seats whose people look, here or through another server: all of a device that several share."""
        there = {seat for row in self.elsewhere for seat in row.seats}
        looked = present(self.connections) | there
        rows = [row for row in self.file.seats if row.kind == "person"]
        people = {row.person for row in rows if row.seat in looked}
        return looked | {row.seat for row in rows if row.person in people}

    def spectators(self) -> int:
        return len([one for one in self.greeted() if one.is_spectator])

    def tell_presence(self, is_due: bool = False) -> None:
        """Let other servers know who looks here, when that has changed or was long ago."""
        if self.means.listening is None:
            return
        seats = sorted(present(self.connections) - {SPECTATOR})
        now = (seats, self.spectators())
        if now == self.told and not (is_due and now != ([], 0)):
            return
        self.told = now
        self.send_off(self.be_present())

    async def be_present(self) -> None:
        """One word after another, each the newest there is."""
        async with self.presence:
            seats, spectators = self.told
            row = PresenceRow(
                table_id=self.id,
                server=self.means.server,
                seats=seats,
                spectators=spectators,
                at=self.means.now(),
            )
            await self.means.ledger.be_present(row)

    def send_off(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Done to its end, whoever waits for it or does not."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        return task

    async def look_elsewhere(self) -> None:
        since = self.means.now() - FORGOTTEN
        self.elsewhere = await self.means.ledger.present(self.id, self.means.server, since)

    # Publishing.

    async def publish(self, step: Step) -> None:
        """Every reader who noticed gets it in its own words; the sockets of one reader get the same bytes."""
        groups: dict[tuple[int, str], list[Connection]] = {}
        for connection in self.greeted():
            if connection.seat in step.changes:
                groups.setdefault((connection.seat, connection.language), []).append(connection)
        insights: dict[int, Insight] = {}
        for (reader, language), connections in groups.items():
            telling = self.telling(language)
            if telling is None:
                continue
            if reader not in insights:
                insights[reader] = await self.insight(reader)
            data = encoder.encode(telling.update(step, reader, insights[reader], self.result(language)))
            for connection in connections:
                connection.put(data)

    def tell_change(self) -> None:
        """Who sits there, who looks, the clock."""
        self.set_alarm()
        groups: dict[tuple[str | None, str], list[Connection]] = {}
        for connection in self.greeted():
            groups.setdefault((connection.person, connection.language), []).append(connection)
        for (person, language), connections in groups.items():
            change = protocol.TableChanged(
                table=self.info(person, language), clock=self.clock(), proposal=self.proposal(language)
            )
            data = encoder.encode(change)
            for connection in connections:
                connection.put(data)

    def say(self, line: ChatRow) -> None:
        data = encoder.encode(protocol.Said(message=self.message(line)))
        for connection in self.greeted():
            connection.put(data)

    def tell_orders(self, seat: int) -> None:
        for connection in self.greeted():
            if connection.seat == seat:
                connection.send(protocol.OrdersChanged(orders=self.orders(seat)))

    def set_alarm(self) -> None:
        """When somebody's time will have run out everybody is told."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        left = clock.next_change(self.file, self.watch, self.absent, self.means.now())
        if left is not None and self.connections:
            self.alarm = asyncio.get_running_loop().call_later(left + 0.05, self.tell_change)

    # Steps of the game.

    async def carry_out(self, seat: int, command: str, do: Callable[[Referee], Step]) -> int:
        """A command that changes the game: the version of the seat after it. Sent twice, it is done once."""
        while True:
            async with self.held():
                referee = self.playable()
                before = referee.done(seat, command) if command else None
                if before is not None:
                    return before
                step = do(referee)
                try:
                    await self.put_down(referee, step)
                except ConflictError:  # another server was first
                    await self.reload()
                    continue
                await self.publish(step)
                with contextlib.suppress(ConflictError):  # then the table is read again next time
                    await self.follow_up(referee, step)
                return referee.version(seat)

    def playable(self) -> Referee:
        if self.referee is None or self.status != "running":
            raise FailureError(f"table-{self.status}", 409)
        return self.referee

    async def put_down(self, referee: Referee, step: Step) -> None:
        """In the log, before anybody hears of it."""
        now = self.means.now()
        asked = referee.play.state.seats_to_act()
        since = clock.Watch(dict(self.watch.since))
        since.ask(asked, now)
        ended = now if referee.play.state.is_over() else None
        row = to_row(step.chapter, self.id, now)
        try:
            await self.means.ledger.append(row, asked, since.began(now), ended)
        except BaseException:
            self.spoil()
            raise
        self.watch = since
        table = replace(self.file.table, turn_of=asked, turn_since=since.began(now))
        if ended is not None:
            table = replace(table, status="over", ended=ended)
        self.file = replace(self.file, table=table)

    async def follow_up(self, referee: Referee, step: Step) -> None:
        """What a step changes beside the game: orders run out, others are on the clock, it may be over."""
        before = self.file
        turn = int(referee.play.state.turns())
        for row in before.seats:
            if row.orders:
                standing = self.standing_orders(row.seat)
                left = orders.still_standing(standing, turn)
                for sequence in step.chapter.takes_back:
                    taken = referee.chapters[sequence]
                    if taken.seat == row.seat:
                        left = orders.without_answer(left, taken.words)
                if len(left) != len(standing):
                    await self.put_orders(row.seat, left)
        lapsed = before.table.proposal is not None and not proposals.read(before, self.sequence()).what
        if lapsed or self.file.table.status == "over" or clock.limit(self.file) > 0:
            self.tell_change()
        self.bots.wake_up()

    async def put_orders(self, seat: int, standing: list[Standing]) -> None:
        row = replace(self.file.seats[seat], orders=msgspec.to_builtins(standing))
        await self.write(company.with_seat(self.file, row))
        self.tell_orders(seat)

    async def write(self, file: TableFile) -> None:
        """Change what stands beside the game; the lock is held."""
        try:
            self.file = await self.means.ledger.change_table(self.file, file)
        except ConflictError:
            self.is_stale = True
            raise

    async def change(self, wish: Callable[[TableFile], TableFile]) -> None:
        """Somebody sits down, leaves, concedes: write it, then tell everybody."""
        while True:
            async with self.held():
                before, after = self.file, wish(self.file)
                if after is before:
                    return
                try:
                    await self.write(after)
                    self.watch.ask_anew(company.came_back(before, after), self.means.now())
                    await self.after_change()
                except ConflictError:
                    continue
                return

    async def after_change(self) -> None:
        """Other names, perhaps; the game may begin, and a proposal may have nobody left to ask."""
        self.tellings.clear()
        if self.file.table.status == "waiting" and company.is_full(self.file):
            await self.begin()
        await self.settle_proposal()
        self.let_go()
        self.note_absent()
        self.tell_change()
        self.bots.wake_up()

    def let_go(self) -> None:
        """Whoever has lost a seat sees no more of it."""
        for connection in list(self.connections):
            if not connection.is_dropped and not self.may_read(connection.person, connection.seat):
                connection.finish()

    async def begin(self) -> None:
        """Nobody is waited for any more: the first question, or a fair deal is looked for before it."""
        after, moved = company.begin(self.file, self.means.now())
        await self.write(after)
        for connection in self.connections:
            if not connection.is_spectator:
                connection.seat = moved.get(connection.seat, SPECTATOR)
        await self.ask_first()

    async def ask_first(self) -> None:
        """The first question, if there is a game already, to everybody who is there."""
        await self.prepare([])
        asked = self.turn_of()
        self.watch.ask(asked, self.means.now())
        await self.write(replace(self.file, table=replace(self.file.table, turn_of=asked)))
        for connection in self.greeted():
            await self.show(connection)

    async def begin_if_full(self) -> None:
        """A new table that waits for nobody."""
        async with self.held():
            if self.file.table.status == "waiting" and company.is_full(self.file):
                await self.begin()
                self.bots.wake_up()

    async def start(self, person: str) -> None:
        """The host does not wait for more."""
        while True:
            async with self.held():
                if self.file.table.host != person:
                    raise FailureError("host-only", 403)
                if self.file.table.status != "waiting":
                    raise FailureError("table-begun", 409)
                try:
                    await self.begin()
                except ConflictError:
                    continue
                self.tell_change()
                self.bots.wake_up()
                return

    # Before the game: a fair deal.

    async def find_deal(self) -> None:
        """Deal after deal is judged and written down, so that a restart goes on from there."""
        if not await self.bots.is_minded():
            return
        async with self.means.dealer.process() as process:
            while True:
                async with self.held():
                    file = self.file
                try:
                    asked = dealing.question(file, find_edition(file))
                    if asked is None:
                        break
                    judged = await dealing.judge(process, asked)
                except Exception:
                    logger.exception("a deal could not be judged", extra={"table": self.id})
                    break
                await self.change(partial(dealing.noted, one=judged))
        await self.deal()

    async def deal(self) -> None:
        """The game begins with what was found."""
        while True:
            async with self.held():
                if self.file.table.status != "dealing":
                    return
                try:
                    await self.write(dealing.dealt(self.file, self.means.now()))
                    await self.ask_first()
                except ConflictError:
                    continue
                self.tell_change()
                self.bots.wake_up()
                return

    # Standing orders.

    async def order(self, seat: int, wished: list[protocol.Order]) -> None:
        """Standing orders of a seat, in place of those there were."""
        while True:
            async with self.held():
                referee = self.playable()
                turn = int(referee.play.state.turns())
                try:
                    await self.put_orders(seat, [Standing(order=one, turn=turn) for one in wished])
                except ConflictError:
                    continue
                self.bots.wake_up()
                return

    # Hints: what level 5 would do, for whoever asks about the own seat.

    def has_hint(self, seat: int) -> bool:
        """Whether this question was thought about already, or is being thought about."""
        return self.referee is not None and self.hint_at(seat, self.referee.version(seat)) is not None

    def hint_at(self, seat: int, version: int) -> asyncio.Task[Hint] | None:
        since, task = self.hints.get(seat, (-1, None))
        return task if since == version and task is not None and not is_failed(task) else None

    async def hint(self, seat: int) -> tuple[int, asyncio.Task[Hint]]:
        """The hint for the seat's present question, begun now or before, and the version it is for. It is
        thought about once, in a world dealt for the seat.
        """
        async with self.held():
            referee = self.playable()
            table = self.file.table
            if not (table.hints and table.memory_aids):
                raise FailureError("hints-off", 403)
            if seat not in self.turn_of():
                raise FailureError("not-asked", 409)
            version = referee.version(seat)
            task = self.hint_at(seat, version)
            if task is None:
                record = referee.play.record
                state, edition = referee.play.state, record.edition.text
                job = await asyncio.to_thread(job_for, state, record.game, edition, seat, ADVISER)
                task = asyncio.create_task(self.means.brains.hint(job), name=f"{self.id}/{seat}/hint")
                self.hints[seat] = (version, task)
            return version, task

    # What is said, and what was asked twice.

    async def add_chat(self, row: ChatRow) -> None:
        async with self.held():
            line = await self.means.ledger.add_chat(row)
            if not self.chat or line.number > self.chat[-1].number:
                self.chat.append(line)
                self.say(line)

    def is_repeated(self, seat: int, command: str) -> bool:
        return (seat, command) in self.commands

    def note_command(self, seat: int, command: str) -> None:
        """The last commands that are not in the log, so that one sent again is done once."""
        self.commands[seat, command] = None
        if len(self.commands) > MOST_COMMANDS:
            self.commands.popitem(last=False)

    # Proposals.

    async def propose(self, seat: int, what: Any, moves: int) -> None:
        while True:
            async with self.held():
                referee = self.playable()
                if what == "undo" and not 1 <= moves <= len(referee.play.moments):
                    raise FailureError("nothing-to-ask", 409)
                before = proposals.read(self.file, self.sequence())
                asked = proposals.propose(before, what, seat, moves, self.sequence(), self.means.now())
                if await self.put_proposal(asked):
                    return

    async def answer(self, seat: int, agree: bool) -> None:
        while True:
            async with self.held():
                before = proposals.read(self.file, self.sequence())
                after = proposals.answer(self.file, before, seat, agree, self.means.now())
                if await self.put_proposal(after):
                    return

    async def put_proposal(self, proposed: Proposed) -> bool:
        """False: somebody changed the table at the same moment, look again."""
        try:
            await self.write(proposals.write(self.file, proposed))
        except ConflictError:
            return False
        try:
            await self.settle_proposal()
        except ConflictError:
            await self.reload()
        self.tell_change()
        return True

    async def settle_proposal(self) -> None:
        """Carry it out once nobody is left to ask."""
        proposed = proposals.read(self.file, self.sequence())
        if not proposed.what or self.referee is None or proposals.waiting(self.file, proposed):
            return
        refused = Proposed(refused=proposed.refused)
        if proposed.what == "abandon":
            table = replace(self.file.table, status="abandoned", ended=self.means.now(), turn_of=[])
            await self.write(proposals.write(replace(self.file, table=table), refused))
            self.watch = clock.Watch()
            return
        await self.write(proposals.write(self.file, refused))
        step = self.referee.take_back(proposed.by, f"undo-{secrets.token_hex(8)}", proposed.moves)
        await self.put_down(self.referee, step)
        await self.publish(step)
        await self.follow_up(self.referee, step)

    # The end of this table in memory.

    def is_idle(self) -> bool:
        return not self.connections and not self.bots.tasks and not self.lock.locked()

    async def close(self) -> None:
        """The server stops: bots are interrupted, they go on when it is back."""
        self.is_closed = True
        if self.alarm is not None:
            self.alarm.cancel()
        tasks = [*self.bots.tasks.values(), *[task for _, task in self.hints.values()]]
        if self.mending is not None:
            tasks.append(self.mending)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for connection in list(self.connections):
            connection.finish()
        await asyncio.gather(*self.errands, return_exceptions=True)


def has_begun(before: TableFile, now: TableFile) -> bool:
    """Whether the game began between the two: then seats may have moved up."""
    return (before.table.seed, len(before.seats)) != (now.table.seed, len(now.seats))


def is_failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def news(log: list[protocol.Line], reader: int, since: int | None) -> int:
    """Where in the log the reader's absence began."""
    if since is not None:
        return next((place for place, line in enumerate(log) if line.version > since), len(log))
    own = [place for place, line in enumerate(log) if line.seat == reader]
    return own[-1] + 1 if own else (0 if reader != SPECTATOR else len(log))


def find_edition(file: TableFile) -> Edition:
    """The edition the table is played with: ours by its hash, or the text that came with it."""
    table = file.table
    for edition in shelf.ours(table.game):
        if edition.hash == table.edition_hash:
            return edition
    return shelf.own(table.game, table.edition_text, f"{table.edition_name}.toml")


def edition_info(file: TableFile) -> protocol.EditionInfo:
    table = file.table
    is_ours = table.game in shelf.GAMES and any(
        edition.hash == table.edition_hash for edition in shelf.ours(table.game)
    )
    return protocol.EditionInfo(name=table.edition_name, hash=table.edition_hash, is_ours=is_ours)


def record_of(file: TableFile) -> Record | None:
    """The record of the table without its entries; none where its behaviour is not here."""
    table = file.table
    game = shelf.GAMES.get(table.game)
    if game is None or game.version != table.behaviour or table.seed is None:
        return None
    try:
        edition = find_edition(file)
    except InputError:
        return None
    seed = bytes.fromhex(table.seed)
    return Record(table.game, table.behaviour, len(file.seats), table.options, edition, seed)
