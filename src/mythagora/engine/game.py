"""A game in the box: what it is called, who can play it, and how its states begin."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mythagora.engine.dice import Dice
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.features import Block
from mythagora.engine.measures import Measures, Tally
from mythagora.engine.state import State


@final
class Option:
    """A choice made before the game begins. A switch runs from 0 to 1.

    A table of bots alone may need another usual value, so that its games end.
    """

    def __init__(
        self, name: str, rule: str, least: int, most: int, usual: int, among_bots: int | None = None
    ) -> None:
        self.name: Final = name  # the text is under `<game>-option-<name>`
        self.rule: Final = rule
        self.least: Final = least
        self.most: Final = most
        self.usual: Final = usual
        self.among_bots: Final = usual if among_bots is None else among_bots


class Game:
    """The duties of a game beside those of its state."""

    name: str = ""
    title: str = ""
    designer: str = ""
    version: int = 0  # of the behaviour: it moves when the same actions could lead elsewhere
    fewest: int = 0
    most: int = 0
    actions: int = 0  # the size of the action table; an action is its own index in it
    shared: str = ""  # a table that all its editions share: it is in `editions/<shared>.toml`
    deals_differ: bool = False  # chance gives the seats different things, so a deal may favour one

    @abstractmethod
    def editions(self) -> list[str]:
        """The names of those that come with the game, the usual one first."""

    @abstractmethod
    def options(self) -> list[Option]: ...

    @abstractmethod
    def blocks(self) -> list[Block]:
        """The feature blocks in their order."""

    @abstractmethod
    def measures(self) -> Measures:
        """What a tally counts."""

    @abstractmethod
    def tally(self) -> Tally:
        """A fresh one, to go along with one game after another."""

    @abstractmethod
    def edition(self, text: str, file: str) -> Edition:
        """Check an edition's text; `file` is what to call it when something is wrong."""

    @abstractmethod
    def new(self, players: int, options: dict[str, int], edition: Edition, seed: bytes) -> State:
        """The first player and every shuffle come from the seed."""

    @abstractmethod
    def read(self, text: str, edition: Edition, dice: Dice) -> State:
        """A position from its text, the pair of the state's `write`."""

    def check_players(self, players: int) -> None:
        if not self.fewest <= players <= self.most:
            facts = {"game": self.title, "fewest": str(self.fewest), "most": str(self.most)}
            raise InputError("seat-count", {**facts, "found": str(players)})

    def among_bots(self, given: dict[str, int]) -> dict[str, int]:
        """Options for a table without people: those given, and what else its games need to end."""
        return {**{option.name: option.among_bots for option in self.options()}, **given}

    def settle(self, given: dict[str, int]) -> dict[str, int]:
        """All options of a game: those given, checked, and the usual value for the rest."""
        settled: dict[str, int] = {}
        for option in self.options():
            value = given.get(option.name, option.usual)
            if not option.least <= value <= option.most:
                facts = {"option": option.name, "least": str(option.least), "most": str(option.most)}
                raise InputError("option-value", {**facts, "found": str(value)})
            settled[option.name] = value
        for name in given:
            if name not in settled:
                known = ", ".join([option.name for option in self.options()])
                raise InputError("unknown-option", {"game": self.title, "option": name, "known": known})
        return settled
