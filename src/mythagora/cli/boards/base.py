"""What a game looks like in a terminal: the drawing of a view. Its words are in `mythagora.wording`."""

from rich.console import Group, RenderableType
from rich.text import Text

from mythagora.engine.edition import Edition
from mythagora.engine.state import State
from mythagora.engine.view import View
from mythagora.wording.words import Words

COLOURS = ["bright_blue", "green", "yellow", "magenta", "dark_orange", "cyan", "red", "white"]


class Board:
    """The plain one draws nothing: such a game is played by its words."""

    compact: frozenset[str] = frozenset()  # verbs with short labels, several to a line in lists of answers

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts
        self.seats = words.seats

    def draw(self, view: View, memory: bool, width: int) -> RenderableType:
        """The table as this view shows it."""
        return Text("")

    def redraw(self, before: View, view: View, memory: bool, width: int) -> RenderableType | None:
        """The table again after a change; a part of it may be enough, or nothing."""
        return self.draw(view, memory, width)

    def draw_all(self, state: State, width: int) -> RenderableType:
        """The table with everything open."""
        return self.draw(state.view(-1), False, width)

    def sheet(self, edition: Edition) -> RenderableType:
        """Every number of an edition with its origin."""
        return Group()
