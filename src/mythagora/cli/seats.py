"""Who sits at the table, and what they are called."""

from dataclasses import dataclass

from mythagora.bots.roster import NAMES
from mythagora.engine.errors import InputError
from mythagora.storage.records import SeatPart
from mythagora.texts import Texts

LETTERS = "ABCDEFGH"
LONGEST_NAME = 20
SPECTATOR = -1
ALL = -2  # a reader who may know everything


@dataclass(frozen=True)
class Seat:
    """`name` is told apart from all others at the table; `part` is what the record keeps."""

    number: int
    name: str
    part: SeatPart

    @property
    def letter(self) -> str:
        return LETTERS[self.number]

    @property
    def bot(self) -> str | None:
        return self.part.bot


def parse(texts: Texts, words: str) -> list[SeatPart]:
    """`Ann,Bob,thumb`: the bots by their names, everybody else is a person."""
    own = [word.strip().casefold() for word in texts.say("seat-words").split(",")]
    parts = []
    for word in [word.strip() for word in words.split(",")]:
        if word.casefold() in NAMES:
            parts.append(SeatPart(word.casefold(), word.casefold()))
        elif word.casefold() in own:
            parts.append(SeatPart(texts.say("seat-person")))
        elif is_name(word):
            parts.append(SeatPart(word))
        else:
            facts = {"name": word[:40], "most": str(LONGEST_NAME), "known": ", ".join(NAMES)}
            raise InputError("seat-name", facts)
    return parts


def is_name(word: str) -> bool:
    return 0 < len(word) <= LONGEST_NAME and word.isprintable() and any(letter.isalpha() for letter in word)


def seat(texts: Texts, parts: list[SeatPart]) -> list[Seat]:
    """Names from a record may be anything, so they are made safe; the same name twice gets a letter."""
    names = [
        texts.say(f"bot-{part.bot}")
        if part.bot in NAMES
        else clean(part.name)[:LONGEST_NAME].strip() or texts.say("seat-person")
        for part in parts
    ]
    alike = [name.casefold() for name in names]
    seats = []
    for number, part in enumerate(parts):
        name = names[number]
        if alike.count(name.casefold()) > 1:
            name = texts.say("seat-alike", name=name, letter=LETTERS[number])
        seats.append(Seat(number, name, part))
    return seats


def find(seats: list[Seat], word: str) -> int:
    """A seat by its letter, its name, or its number in the record."""
    said = word.strip().casefold()
    for seat in seats:
        if said in (seat.letter.casefold(), seat.name.casefold(), str(seat.number)):
            return seat.number
    known = ", ".join(f"{seat.letter} ({seat.name})" for seat in seats)
    raise InputError("unknown-seat", {"seat": word[:40], "known": known})


def clean(text: str) -> str:
    """Text from a file or a command line, safe to print: no control codes, nothing but what shows."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def listing(texts: Texts, items: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return texts.say("list-pair", first=items[0], last=items[1])
    *first, last = items
    text = first[-1]
    for item in reversed(first[:-1]):
        text = texts.say("list-more", first=item, rest=text)
    return texts.say("list-end", first=text, last=last)
