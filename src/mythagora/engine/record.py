"""A played game: seed, options, edition, version and the entries are the whole truth of it."""

from __future__ import annotations

from typing import Final, final

from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError

UNDO: Final = "undo"  # + how many moves of the table are taken back
WITHDRAW: Final = "withdraw"  # a seat takes back its answer while others still choose


@final
class Entry:
    """One line of a record: a seat and what it did, `2 draw 0`; undoing is an entry too."""

    def __init__(self, seat: int, words: str) -> None:
        self.seat: Final = seat
        self.words: Final = words

    def text(self) -> str:
        return f"{self.seat} {self.words}"


def parse_entry(text: str) -> Entry:
    seat, space, words = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1 and space and words):
        raise InputError("entry-syntax", {"entry": text[:80]})
    return Entry(int(seat), words)


@final
class Record:
    """What it takes to play the game again, anywhere, to the same checksum."""

    def __init__(
        self, game: str, version: int, players: int, options: dict[str, int], edition: Edition, seed: bytes
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.players: Final = players
        self.options: Final = options
        self.edition: Final = edition
        self.seed: Final = seed
        self.entries: Final[list[Entry]] = []
