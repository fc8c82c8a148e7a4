"""What a game tells the terminal about itself. It knows no rule: it names things and draws a view."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from mythagora.cli.seats import Seat
from mythagora.engine.edition import Edition
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.texts import Argument, Texts

COLOURS = ["bright_blue", "green", "yellow", "magenta", "dark_orange", "cyan", "red", "white"]


class Board:
    """The plain one: everything goes by its words in the notation."""

    sorts: Mapping[str, Sequence[str]] = {}  # by verb of the notation: the sorts of the words after it
    previews: frozenset[str] = frozenset()  # verbs whose outcome hangs on nothing hidden
    compact: frozenset[str] = frozenset()  # verbs with short labels, several to a line in lists of answers

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

    def answer(
        self, state: State, verb: str, things: list[tuple[str, str]], reader: int
    ) -> dict[str, Argument]:
        """What else the text of an answer may say, because of how the table stands for this reader."""
        return {}

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        """The table as this view shows it."""
        return Text("")

    def redraw(self, before: View, view: View, memory: bool, width: int) -> RenderableType | None:
        """The table again after a change; a part of it may be enough, or nothing."""
        return self.draw(view, memory, width)

    def draw_all(self, state: State, width: int) -> RenderableType:
        """The table with everything open."""
        return self.draw(state.view(-1), False, width)

    def result(self, view: View, seat: int) -> str:
        """What to say of a seat's end result beside its place."""
        return ""

    def sheet(self, edition: Edition) -> RenderableType:
        """Every number of an edition with its origin."""
        return Group()
