"""What a search has to be told about a game. Everything has a plain form that fits any game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import Dice, Fast
from mythagora.engine.state import State


class Worlds:
    """Deals one position again and again for one seat, each time anew."""

    def __init__(self, position: State, seat: i64) -> None:
        self.position: State = position
        self.seat: i64 = seat

    def deal(self, dice: Dice) -> State:
        """Another world that looks the same to the seat."""
        world = self.position.clone()
        world.redeal(self.seat, dice)
        return world


class Guide:
    """What a thoughtful player knows of a game beyond its rules; this one knows nothing."""

    def worlds(self, position: State, seat: i64) -> Worlds:
        """A game that can keep what the first deal has cost brings its own."""
        return Worlds(position, seat)

    def sign(self, world: State) -> i64:
        """What chance has just laid open, as a number: positions that differ in it are told apart."""
        return 0

    def is_quiet(self, world: State) -> bool:
        """Whether nothing is half done, so that the position can be judged as it stands."""
        return True

    def chances(self, world: State, into: vec[float]) -> None:
        """By seat: how likely it is to win from here. They add up to 1."""
        for seat in range(world.players):
            into[seat] = 1.0 / float(world.players)

    def weights(self, world: State, seat: i64, acts: Actions, into: vec[float]) -> None:
        """By place in the list: how likely each answer is the best. They add up to 1."""
        for place in range(acts.count):
            into[place] = 1.0 / float(acts.count)

    def choose(self, world: State, seat: i64, acts: Actions, picker: Fast) -> i64:
        """A quick sensible answer, one of those listed, for imagining how a game goes on."""
        return acts.items[picker.below(acts.count)]
