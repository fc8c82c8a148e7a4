"""Seats as they are typed on a command line."""

from mythagora.bots.roster import LIST, NAMES, registered
from mythagora.engine.errors import InputError
from mythagora.storage.records import SeatPart
from mythagora.texts import Texts
from mythagora.wording.seats import LONGEST_NAME, Seat, is_name


def parse(texts: Texts, words: str) -> list[SeatPart]:
    """`Ann,Bob,thumb`: the bots by their names, everybody else is a person.

    Bots of installed packages and lists go by their exact names: `list:mine.txt`.
    """
    others = registered()
    own = [word.strip().casefold() for word in texts.say("seat-words").split(",")]
    parts = []
    for word in [word.strip() for word in words.split(",")]:
        if word.casefold() in NAMES:
            parts.append(SeatPart(word.casefold(), word.casefold()))
        elif word in others or word.startswith(f"{LIST}:"):
            parts.append(SeatPart(word, word))
        elif word.casefold() in own:
            parts.append(SeatPart(texts.say("seat-person")))
        elif is_name(word):
            parts.append(SeatPart(word))
        else:
            facts = {"name": word[:40], "most": str(LONGEST_NAME), "known": ", ".join([*NAMES, *others])}
            raise InputError("seat-name", facts)
    return parts


def find(seats: list[Seat], word: str) -> int:
    """A seat by its letter, its name, or its number in the record."""
    said = word.strip().casefold()
    for seat in seats:
        if said in (seat.letter.casefold(), seat.name.casefold(), str(seat.number)):
            return seat.number
    known = ", ".join(f"{seat.letter} ({seat.name})" for seat in seats)
    raise InputError("unknown-seat", {"seat": word[:40], "known": known})
