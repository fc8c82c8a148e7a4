"""The bots there are, by name."""

from mythagora.bots.base import Bot
from mythagora.bots.random import RandomBot
from mythagora.bots.thumb.mythe import MytheThumb
from mythagora.bots.thumb.mythotopia import MythotopiaThumb
from mythagora.bots.thumb.mytikas import MytikasThumb
from mythagora.engine.errors import InputError

NAMES = ["random", "thumb"]


def find(name: str, game: str, seed: int) -> Bot:
    """A fresh bot for one seat of a game; the seed is for its own whims, not for the game's dice."""
    if name == "random":
        return RandomBot(seed)
    if name == "thumb" and game == "mythe":
        return MytheThumb(seed)
    if name == "thumb" and game == "mytikas":
        return MytikasThumb()
    if name == "thumb" and game == "mythotopia":
        return MythotopiaThumb()
    raise InputError("unknown-bot", {"bot": name[:40], "game": game, "known": ", ".join(NAMES)})
