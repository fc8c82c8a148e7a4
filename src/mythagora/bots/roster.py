"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from mythagora.bots import levels
from mythagora.bots.base import Bot
from mythagora.bots.careful import CarefulBot
from mythagora.bots.priority import bot as priority
from mythagora.bots.random import RandomBot
from mythagora.bots.search.bot import SearchBot
from mythagora.bots.thumb.mythe import MytheThumb
from mythagora.bots.thumb.mythotopia import MythotopiaThumb
from mythagora.bots.thumb.mytikas import MytikasThumb
from mythagora.engine.errors import InputError

GROUP: Final = "mythagora.bots"  # entry points under which others register theirs
NAMES = ["random", "thumb", *levels.LEVELS]
LIST: Final = "list"  # `list:FILE`, a list of what to do first; some come with Mythagora
SEARCH: Final = "search"  # `search:simulations=500,playout=mast`, for the lab


def find(name: str, game: str, seed: int, share: float = 1.0, players: int = 2) -> Bot:
    """A fresh bot for one seat of a game; the seed is for its own whims, not for the game's dice.

    `share` is the part of its usual simulations that a bot may use: a ladder plays faster than a table.
    Levels think in their own ways with two `players` and with more.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "thumb" and game == "mythe":
        return MytheThumb(seed)
    if name == "thumb" and game == "mytikas":
        return MytikasThumb()
    if name == "thumb" and game == "mythotopia":
        return MythotopiaThumb()
    if name in levels.LEVELS:
        settings = levels.parse_settings(levels.level_settings(game, name, players), share)
        return SearchBot(name, settings, levels.guide_of(game, levels.taste_of(game, name, players)), seed)
    if name == levels.PLAIN:
        settings = levels.parse_settings(levels.plain_settings(game, players), share)
        return SearchBot(name, settings, levels.guide_of(""), seed)
    if name.partition(":")[0] == SEARCH:
        return by_settings(name, game, seed, share, players)
    if name.partition(":")[0] == LIST:
        stand_in = find(levels.LEVELS[0], game, seed, share, players)
        return CarefulBot(priority.find(name.partition(":")[2], seed), stand_in)
    found = theirs(name)
    if found is not None:
        return CarefulBot(found, find(levels.LEVELS[0], game, seed, share, players))
    known = ", ".join([*NAMES, *registered()])
    raise InputError("unknown-bot", {"bot": name[:40], "game": game, "known": known})


def title_of(say: Callable[..., str], name: str) -> str:
    """What a bot is called; one that brings no text goes by its name."""
    return say(f"bot-{name}") if name in NAMES else name


def is_ours(name: str) -> bool:
    """Whether it came with Mythagora; level 1 stands in where one of the others fails."""
    return name in (*NAMES, levels.PLAIN) or name.partition(":")[0] == SEARCH


def at_table(name: str, game: str, seed: int, players: int) -> Bot:
    """A bot for people to play with: the clock caps its thinking."""
    bot = find(name, game, seed, players=players)
    if isinstance(bot, SearchBot):
        bot.patience = levels.patience(name)
    return bot


def by_settings(name: str, game: str, seed: int, share: float, players: int) -> SearchBot:
    """`search:playout=mast,simulations=500`: a way to search put together by hand; tastes by name too."""
    words: dict[str, float | str] = {}
    taste = list(levels.usual_taste(game))
    tastes = levels.taste_names(game)
    for part in name.partition(":")[2].split(","):
        key, _, value = part.partition("=")
        if not part:
            continue
        if key in tastes:
            taste[tastes.index(key)] = levels.number_of(key, value)
        elif key in levels.SETTING_NAMES:
            words[key] = value
        elif key in levels.LEVELS:
            words = {**levels.level_settings(game, key, players), **words}
            taste = levels.taste_of(game, key, players)
        else:
            known = ", ".join([*levels.LEVELS, *levels.SETTING_NAMES, *tastes])
            raise InputError("bot-setting-name", {"setting": key[:40], "known": known})
    return SearchBot(name, levels.parse_settings(words, share), levels.guide_of(game, taste), seed)


def registered() -> list[str]:
    """Bots that installed packages bring along."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def theirs(name: str) -> Bot | None:
    """One of those: the entry point names a class, which is made with the bot's name."""
    for point in entry_points(group=GROUP, name=name):
        try:
            bot = point.load()(name)
        except Exception as problem:
            wrong = f"{type(problem).__name__}: {problem}"
            raise InputError("bot-broken", {"bot": name[:40], "problem": wrong[:200]}) from problem
        if not isinstance(bot, Bot):
            raise InputError("bot-broken", {"bot": name[:40], "problem": f"{type(bot).__name__} is no Bot"})
        bot.name = name
        return bot
    return None
