"""Many games side by side, stepped together: what a learner sees of all of them in one call.

The numbers lie in buffers that stay where they are, so that numpy looks at them without copying.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mythagora.engine.actions import Actions
from mythagora.engine.dice import Fast, fast
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.features import Features, total
from mythagora.engine.game import Game
from mythagora.engine.state import State


@final
class Batch:
    """Games of one kind. A game that ends is followed by the next one in its place."""

    def __init__(
        self, game: Game, players: int, options: dict[str, int], edition: Edition, size: int, seed: int
    ) -> None:
        self.game: Final = game
        self.players: i64 = players
        self.options: Final = game.settle(game.among_bots(options))
        self.edition: Final = edition
        self.size: i64 = size
        self.seed: Final = seed
        self.width: i64 = total(game.blocks())
        self.actions: i64 = game.actions
        self.begun: i64 = 0  # games so far
        self.picker: Fast = fast(seed + 1)
        self.answers: Final = [Actions() for _ in range(size)]  # the legal ones in each game
        self.seats: vec[i64] = vec[i64]([0] * size)  # who is asked in each game
        self.observations: Final = Features(size * total(game.blocks()))
        self.masks: vec[u8] = vec[u8]([0] * (size * game.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (size * players))  # of the game that has just ended
        self.dones: vec[u8] = vec[u8]([0] * size)
        self.states: Final[list[State]] = [self.fresh() for _ in range(size)]
        for slot in range(size):
            self.show(slot)
        self.observations.is_fresh = False  # all games are of one edition

    def fresh(self) -> State:
        """The next game; its seed follows from the batch's and its number."""
        seed = sha256(f"mythagora batch {self.seed} {self.begun}".encode()).digest()
        self.begun += 1
        return self.game.new(int(self.players), self.options, self.edition, seed)

    def show(self, slot: i64) -> None:
        """What the seat asked in this game may know, and its answers."""
        state = self.states[slot]
        seat = state.to_act()
        self.seats[slot] = seat
        self.observations.start = slot * self.width
        state.features(seat, self.observations)
        acts = self.answers[slot]
        state.legal(seat, acts)
        self.mark(slot, 1)

    def mark(self, slot: i64, sign: u8) -> None:
        """At the place of every answer there is in this game."""
        items = self.answers[slot].items
        base = slot * self.actions
        masks = self.masks
        for place in range(self.answers[slot].count):
            masks[base + items[place]] = sign

    def step(self, actions: list[int]) -> None:
        """One answer in every game; an answer that is not among the legal ones changes nothing anywhere."""
        if len(actions) != self.size:
            raise InputError("batch-size", {"expected": str(self.size), "found": str(len(actions))})
        masks = self.masks
        for slot in range(self.size):
            action: i64 = actions[slot]
            if action < 0 or action >= self.actions or masks[slot * self.actions + action] == 0:
                raise InputError("batch-action", {"action": str(action), "game": str(slot)})
        for slot in range(self.size):
            self.carry_out(slot, actions[slot])

    def carry_out(self, slot: i64, action: i64) -> None:
        state = self.states[slot]
        self.mark(slot, 0)
        state.apply(self.seats[slot], action)
        rewards = self.rewards
        first = slot * self.players
        if state.is_over():
            self.dones[slot] = 1
            for other in range(self.players):
                rewards[first + other] = state.reward(other)
            self.states[slot] = self.fresh()
        elif self.dones[slot] != 0:
            self.dones[slot] = 0
            for other in range(self.players):
                rewards[first + other] = 0.0
        self.show(slot)

    def pick(self) -> list[int]:
        """A legal answer for every game, each as likely: for walks at random and as a baseline."""
        picked: list[int] = []
        for acts in self.answers:
            picked.append(acts.items[self.picker.below(acts.count)])
        return picked


@final
class Window:
    """One game, looked at by one seat after the other: its numbers and the marks of its answers."""

    def __init__(self, game: Game) -> None:
        self.actions: i64 = game.actions
        self.acts: Final = Actions()
        self.numbers: Final = Features(total(game.blocks()))
        self.mask: vec[u8] = vec[u8]([0] * game.actions)
        self.marked: i64 = 0  # answers marked now

    def look(self, state: State, seat: i64) -> None:
        """What this seat may know; a seat that is not asked has no answers."""
        state.features(seat, self.numbers)
        self.numbers.is_fresh = False  # one edition is looked at here
        acts = self.acts
        mask = self.mask
        for place in range(self.marked):
            mask[acts.items[place]] = 0
        acts.count = 0
        if state.may_act(seat):
            state.legal(seat, acts)
            for place in range(acts.count):
                mask[acts.items[place]] = 1
        self.marked = acts.count

    def carry_out(self, state: State, seat: i64, action: i64) -> bool:
        """Apply a legal answer; False, and nothing has changed, for any other."""
        if action < 0 or action >= self.actions or not state.may_act(seat):
            return False
        acts = Actions()
        state.legal(seat, acts)
        for place in range(acts.count):
            if acts.items[place] == action:
                state.apply(seat, action)
                return True
        return False
