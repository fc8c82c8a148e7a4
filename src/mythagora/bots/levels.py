"""The levels of each game: how each of them searches, by the number of players."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from mythagora.bots.guides import mythe, mythotopia, mytikas
from mythagora.bots.search.guide import Guide
from mythagora.bots.search.settings import GUIDED, PLAYOUTS, PUCT, SELECTIONS, TO_THE_END, Settings
from mythagora.engine.errors import InputError

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
PATIENCE: Final = [0.2, 0.5, 1.0, 1.5, 2.0]  # seconds, by level; the number of simulations mostly ends it
PLAIN: Final = "plain"  # ISMCTS as in the books: uniform playouts to the end of the game


def guide_of(game: str, taste: list[float] | None = None) -> Guide:
    """What is known of a game; nothing of one that has no guide."""
    if game == "mythe":
        return mythe.MytheGuide(taste or mythe.TASTE)
    if game == "mytikas":
        return mytikas.MytikasGuide(taste or mytikas.TASTE)
    if game == "mythotopia":
        return mythotopia.MythotopiaGuide(taste or mythotopia.TASTE)
    return Guide()


def taste_names(game: str) -> list[str]:
    return {"mythe": mythe.NAMES, "mytikas": mytikas.NAMES, "mythotopia": mythotopia.NAMES}.get(game, [])


def usual_taste(game: str) -> list[float]:
    return {"mythe": mythe.TASTE, "mytikas": mytikas.TASTE, "mythotopia": mythotopia.TASTE}.get(game, [])


def patience(bot: str) -> float:
    """The most seconds a decision takes at a table; a bot that is not a level thinks as long as level 5."""
    return PATIENCE[LEVELS.index(bot)] if bot in LEVELS else PATIENCE[-1]


def plain_settings(game: str, players: int) -> dict[str, float | str]:
    """Plain ISMCTS with as many simulations as the highest level."""
    return {"simulations": level_settings(game, LEVELS[-1], players)["simulations"]}


def taste_of(game: str, level: str, players: int) -> list[float]:
    """What a level thinks things are worth, in the order of the guide's names."""
    taste = usual_taste(game)
    own = {}
    if level == LEVELS[-1]:
        own = (BEST_OF_SEVERAL if players > 2 else BEST_OF_TWO).get(game, {})
    return [own.get(name, value) for name, value in zip(taste_names(game), taste, strict=True)]


def level_settings(game: str, level: str, players: int) -> dict[str, float | str]:
    """The settings of a level, as words and numbers; they read like those given by hand."""
    settings = TABLE.get(game, TABLE["mytikas"])[level]
    several = SEVERAL.get(game, {}).get(level, {}) if players > 2 else {}
    return {**settings, **several}


# Simulations are those of a table. What they cost in time and how strong they are is in docs/bots.md.
TABLE: Final[dict[str, dict[str, dict[str, float | str]]]] = {
    "mythe": {
        "level1": {"simulations": 1000, "slip": 0.48, "playout": "guided"},
        "level2": {"simulations": 1000, "slip": 0.16, "playout": "guided"},
        "level3": {"simulations": 2000, "slip": 0.03, "playout": "guided"},
        "level4": {"simulations": 7000, "slip": 0.02, "playout": "guided"},
        "level5": {"simulations": 40000, "playout": "guided"},
    },
    "mytikas": {
        "level1": {"simulations": 150, "slip": 0.65, "selection": "puct", "playout": "guided", "horizon": 1},
        "level2": {"simulations": 150, "slip": 0.42, "selection": "puct", "playout": "guided", "horizon": 1},
        "level3": {"simulations": 250, "slip": 0.22, "selection": "puct", "playout": "guided", "horizon": 1},
        "level4": {"simulations": 600, "slip": 0.07, "selection": "puct", "playout": "guided", "horizon": 1},
        "level5": {
            "simulations": 2000,
            "selection": "puct",
            "playout": "guided",
            "horizon": 5,
            "curiosity": 0.75,
        },
    },
    "mythotopia": {
        "level1": {"simulations": 150, "slip": 0.75, "selection": "puct", "playout": "guided", "horizon": 1},
        "level2": {"simulations": 150, "slip": 0.5, "selection": "puct", "playout": "guided", "horizon": 1},
        "level3": {"simulations": 250, "slip": 0.28, "selection": "puct", "playout": "guided", "horizon": 1},
        "level4": {"simulations": 600, "slip": 0.08, "selection": "puct", "playout": "guided", "horizon": 1},
        "level5": {"simulations": 1500, "selection": "puct", "playout": "guided", "horizon": 3},
    },
}

# What is different with more than two players: there one careless seat among several is punished less, so the
# lower levels are more careless.
SEVERAL: Final[dict[str, dict[str, dict[str, float | str]]]] = {
    "mythe": {
        "level1": {"slip": 0.56},
        "level2": {"simulations": 1300, "slip": 0.26},
        "level3": {"simulations": 3000, "slip": 0.08},
        "level4": {"simulations": 10000, "slip": 0.01},
    },
    "mytikas": {
        "level1": {"slip": 0.75},
        "level2": {"slip": 0.53},
        "level3": {"slip": 0.33},
        "level4": {"slip": 0.15},
        "level5": {"curiosity": 0.7},
    },
    "mythotopia": {
        "level1": {"slip": 0.8},
        "level2": {"slip": 0.6},
        "level3": {"slip": 0.4},
        "level4": {"slip": 0.2},
    },
}

# What level 5 thinks things are worth where that differs from what the guides usually think: found by trials,
# for Mytikas with two players by `tools/tune.py`.
BEST_OF_TWO: Final[dict[str, dict[str, float]]] = {
    "mythe": {"generosity": 0.8},
    "mytikas": {
        "favor": 1.05,
        "city": 1.8,
        "tempo": 1.2,
        "plans": 1.25,
        "spread": 4.7,
        "spread-left": 0.48,
        "eagerness": 3.7,
        "fancy": 0.09,
    },
    "mythotopia": {"near": 1.5},
}
BEST_OF_SEVERAL: Final[dict[str, dict[str, float]]] = {
    "mythe": {"generosity": 0.8},
    "mytikas": {"spread": 3.0, "spread-left": 0.4, "eagerness": 5.0, "tempo": 1.5},
    "mythotopia": {"near": 1.5},
}


def parse_settings(words: dict[str, float | str], share: float = 1.0) -> Settings:
    """Settings from names and values; `share` is the part of the simulations that is used."""
    numbers: dict[str, float] = {}
    for name, value in words.items():
        numbers[name] = number_of(name, value)
    simulations = max(1, round(numbers.get("simulations", 1000) * share))
    return Settings(
        simulations=simulations,
        selection=int(numbers.get("selection", 0)),
        curiosity=numbers.get("curiosity", 0.7),
        playout=int(numbers.get("playout", 0)),
        horizon=int(numbers.get("horizon", TO_THE_END)),
        widening=numbers.get("widening", 0.0),
        greed=numbers.get("greed", 0.8),
        whim=numbers.get("whim", 0.0),
        slip=numbers.get("slip", 0.0),
    )


# The settings of a search, each with the least and the most it may be.
BOUNDS: Final[dict[str, tuple[float, float]]] = {
    "simulations": (1, 10_000_000),
    "selection": (0, len(SELECTIONS) - 1),
    "curiosity": (0, 100),
    "playout": (0, len(PLAYOUTS) - 1),
    "horizon": (TO_THE_END, 1000),
    "widening": (0, 1),
    "greed": (0, 1),
    "whim": (0, 1),
    "slip": (0, 1),
}
SETTING_NAMES: Final = list(BOUNDS)
MOST_WORTH: Final = 1000.0  # of a taste, either way


def number_of(name: str, value: float | str) -> float:
    """A setting or a taste as a number within its bounds; two settings go by words."""
    known = {"selection": SELECTIONS, "playout": PLAYOUTS}.get(name)
    if isinstance(value, str) and known is not None and value in known:
        return float(known.index(value))
    least, most = BOUNDS.get(name, (-MOST_WORTH, MOST_WORTH))
    with suppress(ValueError):
        number = float(value)
        if least <= number <= most and (known is None or number == int(number)):
            return number
    possible = ", ".join(known) if known else f"{least:.10g}–{most:.10g}"
    raise InputError("bot-setting", {"setting": name[:40], "found": str(value)[:40], "known": possible})


assert GUIDED == PLAYOUTS.index("guided")
assert PUCT == SELECTIONS.index("puct")
