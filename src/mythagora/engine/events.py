"""What happened, and which seats may know what of it.

An event is a verb and its facts, each fact with the set of seats that may know it. What a
seat is told is built from the facts it may know, so a secret cannot slip through by being
forgotten. Values are the words of the notation (`sword`, `2`, `neutral`): the same in a log,
in a golden game and on the wire.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mythagora.engine.sets import only

EVERYBODY: Final = -1  # as a set of seats: all of them, and spectators
NOBODY_YET: Final = 0


@final
class Fact:
    """One thing about an event: its role, the sort of thing it is, and its word in the notation."""

    def __init__(self, role: str, sort: str, value: str, knows: i64) -> None:
        self.role: Final = role
        self.sort: Final = sort
        self.value: Final = value
        self.knows: Final = knows


@final
class Told:
    """An event as one seat may know it: the facts it may not know are not there."""

    def __init__(self, verb: str, facts: list[Fact], whole: bool) -> None:
        self.verb: Final = verb
        self.facts: Final = facts
        self.whole: Final = whole  # nothing was kept back

    def text(self) -> str:
        """`draws seat=1 pile=0 card=sword`, for logs of programs and golden games."""
        return " ".join([self.verb, *[f"{fact.role}={fact.value}" for fact in self.facts]])


@final
class Event:
    """`learners` are the seats to whom it showed something they did not know before."""

    def __init__(self, verb: str, learners: i64 = NOBODY_YET) -> None:
        self.verb: Final = verb
        self.learners: Final = learners
        self.facts: Final[list[Fact]] = []

    def fact(self, role: str, sort: str, value: str, knows: i64 = EVERYBODY) -> Event:
        """Add a fact and hand the event back, so that an event reads as one sentence."""
        self.facts.append(Fact(role, sort, value, knows))
        return self

    def told(self, seat: i64) -> Told:
        """What this seat may know of it; a seat of -1 is a spectator."""
        facts: list[Fact] = []
        for fact in self.facts:
            if fact.knows == EVERYBODY or (seat >= 0 and fact.knows & only(seat) != 0):
                facts.append(fact)
        return Told(self.verb, facts, len(facts) == len(self.facts))
