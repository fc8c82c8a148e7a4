"""One open socket, seen from the table: whose eyes it is, and a queue of what it is to be sent."""

import asyncio
from collections.abc import Iterable

import msgspec

from mythagora.server.limits import Allowance
from mythagora.server.protocol import SPECTATOR, ServerMessage

LONGEST_QUEUE = 300  # messages that a slow reader may be behind before it is let go

encoder = msgspec.json.Encoder()


class Connection:
    """`queue` ends with None: then the socket is closed. Who reads too slowly comes back for a fresh view."""

    def __init__(self, person: str | None, seat: int, language: str, allowance: Allowance) -> None:
        self.person = person
        self.seat = seat
        self.language = language
        self.is_greeted = False  # it has said hello, so it may be sent things
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_dropped = False
        self.allowance = allowance  # of messages

    @property
    def is_spectator(self) -> bool:
        return self.seat == SPECTATOR

    def send(self, message: ServerMessage) -> None:
        self.put(encoder.encode(message))

    def put(self, data: bytes) -> None:
        if self.is_dropped:
            return
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.drop()
        else:
            self.queue.put_nowait(data)

    def drop(self) -> None:
        """What still waits to be sent is given up."""
        self.is_dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def finish(self) -> None:
        """Close once all has been sent."""
        self.is_dropped = True
        self.queue.put_nowait(None)


def present(connections: Iterable[Connection]) -> set[int]:
    """The seats whose people are looking."""
    return {one.seat for one in connections if one.is_greeted and not one.is_dropped}
