"""Who sits at the table, and what they are called."""

from dataclasses import dataclass

from mythagora.bots.roster import NAMES
from mythagora.storage.records import SeatPart
from mythagora.texts import Texts

LONGEST_NAME = 20
SPECTATOR = -1
ALL = -2  # a reader who may know everything


@dataclass(frozen=True)
class Seat:
    """`name` is told apart from all others at the table; `part` is what the record keeps."""

    number: int
    letter: str  # of the reader's alphabet
    name: str
    part: SeatPart

    @property
    def bot(self) -> str | None:
        return self.part.bot


def is_name(word: str) -> bool:
    """Whether a person can be called so."""
    return 0 < len(word) <= LONGEST_NAME and word.isprintable() and any(letter.isalpha() for letter in word)


def seat(texts: Texts, parts: list[SeatPart]) -> list[Seat]:
    """Names from a record may be anything, so they are made safe; the same name twice gets a letter."""
    names = [
        texts.say(f"bot-{part.bot}")
        if part.bot in NAMES
        else clean(part.name or part.bot or "")[:LONGEST_NAME].strip() or texts.say("seat-person")
        for part in parts
    ]
    letters = texts.say("seat-letters").split()
    alike = [name.casefold() for name in names]
    seats = []
    for number, part in enumerate(parts):
        name = names[number]
        if alike.count(name.casefold()) > 1:
            name = texts.say("seat-alike", name=name, letter=letters[number])
        seats.append(Seat(number, letters[number], name, part))
    return seats


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
