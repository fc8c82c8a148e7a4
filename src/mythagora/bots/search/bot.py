"""A bot that searches: it deals the world it is handed again and again, and plays what did best."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from mythagora.bots.base import Bot
from mythagora.bots.search.guide import Guide
from mythagora.bots.search.search import Search
from mythagora.bots.search.settings import Settings
from mythagora.bots.search.tree import Node
from mythagora.engine.actions import Actions
from mythagora.engine.dice import fast
from mythagora.engine.events import Event
from mythagora.engine.state import State


@final
class Branch:
    """One answer that was thought about."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value  # the share of wins it brought the seat


@final
class Thought:
    """What a search came to: the answer, and on what grounds."""

    def __init__(
        self, action: int, simulations: int, cut_short: bool, branches: list[Branch], chances: list[float]
    ) -> None:
        self.action: Final = action
        self.simulations: Final = simulations  # in all that the answer rests on
        self.cut_short: Final = cut_short  # the clock ended it, not the number of simulations
        self.branches: Final = branches  # the most visited first
        self.chances: Final = chances  # by seat; empty where nothing was to be decided


@final
class SearchBot(Bot):
    """At a table `patience` caps the thinking; without it the number of simulations alone decides."""

    def __init__(self, name: str, settings: Settings, guide: Guide, seed: int) -> None:
        super().__init__(name)
        self.settings: Final = settings
        self.guide: Final = guide
        self.picker: Final = fast(seed)
        self.acts: Final = Actions()
        self.patience: float = 0.0  # seconds for one decision; 0 is no cap
        self.thought: Thought | None = None  # of the last decision
        self.search: Search | None = None
        self.expected: State | None = None  # the position the tree's root stands for

    def decide(self, world: State, seat: int) -> int:
        self.thought = self.think(world, seat)
        return self.thought.action

    def think(self, world: State, seat: i64) -> Thought:
        """Think, or not where there is nothing to choose."""
        acts = self.acts
        world.legal(seat, acts)
        if acts.count == 1:
            action = acts.items[0]
            self.move_on(world, seat, action)
            return Thought(action, 0, False, [Branch(action, 0, 0.0)], [])
        if self.settings.slip > 0.0 and float(self.picker.below(1024)) < 1024.0 * self.settings.slip:
            action = acts.items[self.picker.below(acts.count)]
            self.move_on(world, seat, action)
            return Thought(action, 0, False, [Branch(action, 0, 0.0)], [])
        search = self.search
        if search is None or not self.is_expected(world, seat):
            search = Search(self.settings, self.guide, self.picker)
            self.search = search
        missing = self.settings.simulations - search.root.visits
        whole = True
        if missing > 0:
            stop = until(self.patience) if self.patience > 0.0 else None
            whole = search.think(self.guide.worlds(world.clone(), seat), missing, stop)
        thought = self.conclude(search, world, seat, not whole)
        self.move_on(world, seat, thought.action)
        return thought

    def is_expected(self, world: State, seat: i64) -> bool:
        """Whether the seat still knows what it knew, its own last answer apart."""
        expected = self.expected
        return expected is not None and expected.view(seat) == world.view(seat)

    def move_on(self, world: State, seat: i64, action: i64) -> None:
        """Keep the tree behind this answer, if the same seat goes on and nothing was laid open."""
        search = self.search
        self.expected = None
        if search is None:
            return
        twin = world.clone()
        if not goes_on(twin, seat, action) or not search.go_on(action, self.guide.sign(twin)):
            self.search = None
            return
        self.expected = twin

    def conclude(self, search: Search, world: State, seat: i64, cut_short: bool) -> Thought:
        acts = self.acts
        world.legal(seat, acts)
        branches: list[Branch] = []
        for child in search.root.children:
            if self.is_listed(child.action) and child.visits > 0:
                branches.append(Branch(child.action, child.visits, child.value()))
        branches.sort(key=visits_of, reverse=True)
        visits = search.root.visits
        total = max(float(search.simulations), 1.0)
        chances = [search.won[other] / total for other in range(world.players)]
        if not branches:  # stopped before the first simulation
            return Thought(acts.items[0], 0, True, [], [])
        action = branches[0].action if self.settings.whim == 0.0 else self.by_whim(branches)
        return Thought(action, visits, cut_short, branches, chances if search.simulations > 0 else [])

    def is_listed(self, action: i64) -> bool:
        for place in range(self.acts.count):
            if self.acts.items[place] == action:
                return True
        return False

    def by_whim(self, branches: list[Branch]) -> int:
        """The best by value, with chance mixed in: a friendly opponent is not always right."""
        chosen = branches[0].action
        most = -1.0
        for branch in branches:
            noise = self.settings.whim * float(self.picker.below(1024)) / 1024.0
            if branch.value + noise > most:
                most = branch.value + noise
                chosen = branch.action
        return chosen


def visits_of(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.value


def until(seconds: float) -> Callable[[], bool]:
    """Asked now and then: whether so much time has gone by since now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def goes_on(world: State, seat: i64, action: i64) -> bool:
    """Give the answer in this world: whether the seat is asked again, and neither chance nor anything seen
    came in between. The same bounds as those of taking a move back."""
    stamp = world.dice.stamp()
    events: list[Event] = []
    world.events = events
    world.apply(seat, action)
    world.events = None
    if world.dice.stamp() != stamp or not world.may_act(seat):
        return False
    for event in events:
        if event.learners >> seat & 1:
            return False
    return True


def root_of(bot: SearchBot) -> Node | None:
    """For tests: the tree kept for the next decision."""
    return bot.search.root if bot.search is not None else None
