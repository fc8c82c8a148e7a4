"""What a game says of its things: their names, and what texts may add to them. It knows no rule."""

from collections.abc import Mapping, Sequence

from mythagora.engine.edition import Edition
from mythagora.engine.view import View
from mythagora.texts import Argument, Texts
from mythagora.wording.seats import Seat


class Words:
    """The plain ones: everything goes by its words in the notation."""

    sorts: Mapping[str, Sequence[str]] = {}  # by verb of the notation: the sorts of the words after it
    of_seats: frozenset[str] = frozenset({"seat"})  # sorts whose words hang on who sits there and who reads
    previews: frozenset[str] = frozenset()  # verbs whose outcome hangs on nothing hidden
    openings: frozenset[str] = frozenset()  # verbs that only open further answers, to be told beforehand

    def __init__(self, texts: Texts, edition: Edition, seats: list[Seat]) -> None:
        self.texts = texts
        self.edition = edition
        self.seats = seats

    def describe(self, sort: str, value: str, reader: int) -> dict[str, Argument]:
        """What texts may say of a thing: `""` is its name, other keys are more facts about it."""
        if sort == "seat":
            seat = self.seats[int(value)]
            return {"": seat.name, "is": "you" if seat.number == reader else "other"}
        if sort == "number":
            return {"": int(value)}
        return {"": value}

    def names(self, sort: str, value: str) -> list[str]:
        """What a person may type for a thing, beside its word in the notation."""
        if sort == "seat":
            seat = self.seats[int(value)]
            return [seat.letter, seat.name]
        return []

    def complete(self, facts: dict[str, Argument]) -> dict[str, Argument]:
        """The facts of an event or a question, and what texts may say where some of them are missing."""
        return facts

    def answer(self, view: View, verb: str, things: list[tuple[str, str]]) -> dict[str, Argument]:
        """What else the text of an answer may say, because of how the table stands for this reader."""
        return {}

    def result(self, view: View, seat: int) -> str:
        """What to say of a seat's end result beside its place."""
        return ""
