"""The shelf: every game, with the editions that come in its box. The one place that reads them."""

from functools import cache
from importlib.resources import files

from mythagora.engine.edition import Edition, open_sheet
from mythagora.engine.errors import InputError
from mythagora.engine.game import Game
from mythagora.games.mythe.game import MytheGame
from mythagora.games.mythotopia.game import MythotopiaGame
from mythagora.games.mytikas.game import MytikasGame

GAMES: dict[str, Game] = {game.name: game for game in [MytheGame(), MytikasGame(), MythotopiaGame()]}


def find(name: str) -> Game:
    """The game with this name, or an `InputError` that lists those there are."""
    if name not in GAMES:
        raise InputError("unknown-game", {"game": name[:40], "known": ", ".join(GAMES)})
    return GAMES[name]


@cache
def edition(game: str, name: str = "") -> Edition:
    """One of our own editions; the usual one when none is named."""
    names = find(game).editions()
    chosen = name or names[0]
    if chosen not in names:
        raise InputError("unknown-edition", {"edition": name[:40], "known": ", ".join(names)})
    return own(game, text_of(game, chosen), f"{chosen}.toml")


def own(game: str, text: str, file: str) -> Edition:
    """Somebody's edition; the table that ours share is added unless it brings its own."""
    shared = find(game).shared
    if shared and shared not in open_sheet(file, text).left:
        text = f"{text}\n{text_of(game, shared)}"
    return find(game).edition(text, file)


def text_of(game: str, name: str) -> str:
    """The text of a file in this game's box."""
    folder = files(f"mythagora.games.{game}").joinpath("editions")
    return folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")


def ours(game: str) -> list[Edition]:
    """All editions in this game's box."""
    return [edition(game, name) for name in find(game).editions()]
