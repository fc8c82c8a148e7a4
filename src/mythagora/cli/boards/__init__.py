"""How each game looks in a terminal: a drawing of its own; the rest is shared."""

from collections.abc import Callable

from mythagora.cli.boards.base import Board
from mythagora.cli.boards.mythe import MytheBoard
from mythagora.cli.boards.mythotopia import MythotopiaBoard
from mythagora.cli.boards.mytikas import MytikasBoard
from mythagora.wording import Wording
from mythagora.wording.words import Words

BOARDS: dict[str, Callable[[Words], Board]] = {
    "mythe": MytheBoard,
    "mytikas": MytikasBoard,
    "mythotopia": MythotopiaBoard,
}


def find(wording: Wording) -> Board:
    """The board of a game; one without a drawing can still be played by its words."""
    return BOARDS.get(wording.game, Board)(wording.words)
