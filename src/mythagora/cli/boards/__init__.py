"""How each game looks in a terminal: a drawing and the names of its things; the rest is shared."""

from mythagora.cli.boards.base import Board
from mythagora.cli.seats import Seat
from mythagora.engine.edition import Edition
from mythagora.texts import Texts


def find(game: str, texts: Texts, edition: Edition, seats: list[Seat]) -> Board:
    """The board of a game; one without a drawing can still be played by its words."""
    if game == "mythe":
        from mythagora.cli.boards.mythe import MytheBoard

        return MytheBoard(texts, edition, seats)
    if game == "mytikas":
        from mythagora.cli.boards.mytikas import MytikasBoard

        return MytikasBoard(texts, edition, seats)
    if game == "mythotopia":
        from mythagora.cli.boards.mythotopia import MythotopiaBoard

        return MythotopiaBoard(texts, edition, seats)
    return Board(texts, edition, seats)
