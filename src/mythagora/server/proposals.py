"""Asking the others: to take back more than one may alone, or to give the game up.

A proposal stands until everybody else who sits there has agreed, somebody says no, or the game goes on.
Whoever is refused waits longer each time before asking again.
"""

from typing import Any, Literal

import msgspec

from mythagora.server import company
from mythagora.server.failures import FailureError
from mythagora.storage.ledger import TableFile

PAUSE = 10.0  # seconds after the first refusal; after the nth it is n times n as long


class Proposed(msgspec.Struct, frozen=True, kw_only=True):
    """As it is kept with the table. `sequence` is how long the log was: an undo is about that moment only."""

    what: Literal["undo", "abandon", ""] = ""
    by: int = 0
    moves: int = 0
    agreed: list[int] = []
    sequence: int = 0
    refused: dict[str, list[float]] = {}  # by seat: how often, and when last


def read(file: TableFile, sequence: int) -> Proposed:
    """What stands now; a proposal from before the last move stands no more."""
    proposed = msgspec.convert(file.table.proposal or {}, Proposed)
    if proposed.what and (file.table.status != "running" or is_past(proposed, sequence)):
        return msgspec.structs.replace(proposed, what="", agreed=[])
    return proposed


def is_past(proposed: Proposed, sequence: int) -> bool:
    return proposed.what == "undo" and proposed.sequence != sequence


def write(file: TableFile, proposed: Proposed) -> TableFile:
    kept: dict[str, Any] = msgspec.to_builtins(proposed)
    return msgspec.structs.replace(file, table=msgspec.structs.replace(file.table, proposal=kept))


def waiting(file: TableFile, proposed: Proposed) -> list[int]:
    """The seats whose people have not answered yet. The asker's own other seats need not be asked."""
    asker = file.seats[proposed.by].person
    others = [row for row in file.seats if row.kind == "person" and row.person != asker]
    return [row.seat for row in others if row.seat not in proposed.agreed]


def propose(
    before: Proposed, what: Literal["undo", "abandon"], by: int, moves: int, sequence: int, now: float
) -> Proposed:
    if before.what:
        raise FailureError("proposal-stands", 409)
    count, last = before.refused.get(str(by), [0, 0])
    left = last + PAUSE * count * count - now
    if left > 0:
        raise FailureError("asked-too-soon", 429, seconds=int(left) + 1)
    return Proposed(what=what, by=by, moves=moves, sequence=sequence, refused=before.refused)


def answer(file: TableFile, before: Proposed, seat: int, agree: bool, now: float) -> Proposed:
    if not before.what:
        raise FailureError("no-proposal", 409)
    if seat not in waiting(file, before):
        raise FailureError("not-asked", 409)
    if agree:
        person = company.at(file, seat).person
        same = [row.seat for row in file.seats if row.person == person]
        return msgspec.structs.replace(before, agreed=[*before.agreed, *same])
    count = before.refused.get(str(before.by), [0, 0])[0]
    return Proposed(refused={**before.refused, str(before.by): [count + 1, now]})
