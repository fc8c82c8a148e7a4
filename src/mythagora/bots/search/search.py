"""Information-set Monte Carlo tree search: one for all games.

Each iteration deals a world anew for the seat that searches, walks down the tree through the answers that
are legal in that world, adds to it, imagines how the game goes on, and writes down who won how much of it.
What is legal in only some worlds is compared by how often it could have been chosen (Cowling, Powley and
Whitehouse, 2012).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, pow, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.bots.search.guide import Guide, Worlds
from mythagora.bots.search.settings import GUIDED, MAST, PUCT, Settings
from mythagora.bots.search.tree import NOBODY, Node
from mythagora.engine.actions import CAPACITY, Actions
from mythagora.engine.dice import Fast, fast
from mythagora.engine.state import MOST_SEATS, State

MOST_ACTIONS: Final = 4096  # larger than every game's table of actions
MOST_STEPS: Final = 20_000  # of one imagined game; then it is judged as it stands
LOOK_UP: Final = 16  # iterations between two looks at whether to stop
UNSEEN: Final = 0.1  # how much worse than its siblings a branch is thought that nobody tried
REMEMBERED: Final = 256  # moves of an imagined game that MAST learns from


@final
class Search:
    """One tree, for one seat and one position; it grows on where the seat goes on in the same knowledge."""

    def __init__(self, settings: Settings, guide: Guide, picker: Fast) -> None:
        self.settings: Final = settings
        self.guide: Final = guide
        self.picker: Final = picker
        self.root: Node = Node(NOBODY, NOBODY, 0)
        self.simulations: i64 = 0  # in this tree, since the last question
        self.won: vec[float] = vec[float]([0.0] * MOST_SEATS)  # by seat, over these simulations
        self.path: list[Node] = []
        self.acts: Final = Actions()
        self.shares: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.weights: vec[float] = vec[float]([0.0] * CAPACITY)
        self.marks: vec[i64] = vec[i64]([0] * MOST_ACTIONS)  # by action: when it was last found legal
        self.mark: i64 = 0
        self.mast_total: vec[float] = vec[float]([0.0] * (MOST_ACTIONS if settings.playout == MAST else 1))
        self.mast_count: vec[float] = vec[float]([0.0] * (MOST_ACTIONS if settings.playout == MAST else 1))
        self.moves: vec[i64] = vec[i64]([0] * REMEMBERED)
        self.movers: vec[i64] = vec[i64]([0] * REMEMBERED)
        self.moved: i64 = 0
        self.forced: i64 = NOBODY  # the answer that has to be tried first

    def think(self, worlds: Worlds, simulations: i64, stop: Callable[[], bool] | None) -> bool:
        """Let the tree grow by so many simulations; False if it was stopped before."""
        for number in range(simulations):
            if stop is not None and number % LOOK_UP == 0 and number > 0 and stop():
                return False
            self.simulate(worlds.deal(fast(self.picker.word())))
        return True

    def try_out(self, worlds: Worlds, seat: i64, action: i64, simulations: i64) -> float:
        """What this answer of the seat is worth to it: so many more simulations all begin with it."""
        child = self.child_for(self.root, action, seat)
        self.forced = action
        self.think(worlds, simulations, None)
        self.forced = NOBODY
        return child.value()

    def go_on(self, action: i64, sign: i64) -> bool:
        """The seat has given this answer and nothing new was laid open: keep that part of the tree."""
        for child in self.root.children:
            if child.action == action:
                self.root = child if sign == 0 else child.face(sign)
                self.simulations = 0
                for seat in range(MOST_SEATS):
                    self.won[seat] = 0.0
                return True
        return False

    def simulate(self, world: State) -> None:
        path = self.path
        path.clear()
        path.append(self.root)
        self.moved = 0
        self.descend(world)
        players = world.players
        shares = self.shares
        self.play_on(world)
        for node in path:
            node.visits += 1
            if node.mover != NOBODY:
                node.total += shares[node.mover]
        for seat in range(players):
            self.won[seat] += shares[seat]
        self.simulations += 1
        if self.settings.playout == MAST:
            self.learn()

    def descend(self, world: State) -> None:
        """Down the tree and one step beyond it."""
        node = self.root
        acts = self.acts
        guide = self.guide
        is_guided = self.settings.selection == PUCT
        while not world.is_over():
            seat = world.to_act()
            world.legal(seat, acts)
            is_fresh = False
            if acts.count == 1:
                child = self.child_for(node, acts.items[0], seat)
                child.available += 1
            elif self.forced != NOBODY and node is self.root:
                child = self.child_for(node, self.forced, seat)
                child.available += 1
            elif is_guided:
                child = self.pick_guided(node, world, seat)
                is_fresh = child.visits == 0
            else:
                child = self.pick_plain(node, seat)
                is_fresh = child.visits == 0
            self.remember(seat, child.action)
            world.apply(seat, child.action)
            self.path.append(child)
            sign = guide.sign(world)
            if sign != 0:
                child = child.face(sign)
                self.path.append(child)
            node = child
            if is_fresh:
                return

    def child_for(self, node: Node, action: i64, seat: i64) -> Node:
        for child in node.children:
            if child.action == action:
                return child
        fresh = Node(action, seat, 0)
        fresh.weight = 1.0
        node.children.append(fresh)
        return fresh

    def mark_legal(self) -> None:
        self.mark += 1
        for place in range(self.acts.count):
            self.marks[self.acts.items[place]] = self.mark

    def pick_plain(self, node: Node, seat: i64) -> Node:
        """UCB over the answers that are legal in this world; one not tried yet comes first.

        With widening, only as many answers are tried as a power of the visits allows.
        """
        self.mark_legal()
        marks = self.marks
        mark = self.mark
        curiosity = self.settings.curiosity
        best: Node | None = None
        best_value = -1.0e9
        tried: i64 = 0
        for child in node.children:
            if marks[child.action] == mark:
                marks[child.action] = -mark
                tried += 1
                child.available += 1
                visits = float(child.visits)
                if child.visits == 0:
                    value = 1.0e6
                else:
                    value = child.total / visits + curiosity * sqrt(log(float(child.available)) / visits)
                if value > best_value:
                    best_value = value
                    best = child
        untried = self.acts.count - tried
        if untried > 0 and (best is None or self.may_widen(node, tried)):
            fresh = Node(self.untried(self.picker.below(untried)), seat, 0)
            fresh.available = 1
            node.children.append(fresh)
            return fresh
        assert best is not None
        return best

    def may_widen(self, node: Node, tried: i64) -> bool:
        if self.settings.widening == 0.0:
            return True
        return float(tried) <= 1.0 + pow(float(node.visits + 1), self.settings.widening)

    def untried(self, number: i64) -> i64:
        """Of the legal answers that have no node yet, the one with so many before it."""
        for place in range(self.acts.count):
            action = self.acts.items[place]
            if self.marks[action] == self.mark:
                if number == 0:
                    return action
                number -= 1
        raise AssertionError("nothing is untried")

    def pick_guided(self, node: Node, world: State, seat: i64) -> Node:
        """By results and by the guide's weights; a branch nobody tried counts as a little worse.

        With widening, the answers the guide thinks little of have to wait until there are more visits.
        """
        self.mark_legal()
        marks = self.marks
        mark = self.mark
        known: i64 = 0
        for child in node.children:
            if marks[child.action] == mark:
                marks[child.action] = -mark
                known += 1
        if known < self.acts.count:
            self.add_children(node, world, seat)
        for place in range(self.acts.count):
            marks[self.acts.items[place]] = mark
        total = 0.0
        visits: i64 = 0
        weight = 0.0
        for child in node.children:
            if marks[child.action] == mark:
                child.available += 1
                visits += child.visits
                total += child.total
                weight += child.weight
        average = total / float(visits) if visits > 0 else 0.5
        reach = self.settings.curiosity * sqrt(float(visits + 1)) / max(weight, 1.0e-9)
        allowed = self.allowed(visits)
        best: Node | None = None
        best_value = -1.0e9
        for child in node.children:
            if marks[child.action] != mark:
                continue
            if allowed > 0 and child.visits == 0:
                if best is not None and self.rank(node, child, mark) >= allowed:
                    continue
            tries = float(child.visits)
            result = child.total / tries if child.visits > 0 else average - UNSEEN
            value = result + reach * child.weight / (1.0 + tries)
            if value > best_value:
                best_value = value
                best = child
        assert best is not None
        return best

    def allowed(self, visits: i64) -> i64:
        """How many branches may be looked at after so many visits; 0 for all."""
        if self.settings.widening == 0.0:
            return 0
        return 2 + i64(pow(float(visits + 1), self.settings.widening))

    def rank(self, node: Node, child: Node, mark: i64) -> i64:
        """How many of the legal siblings the guide prefers."""
        ahead: i64 = 0
        for other in node.children:
            if self.marks[other.action] == mark and other.weight > child.weight:
                ahead += 1
        return ahead

    def add_children(self, node: Node, world: State, seat: i64) -> None:
        """Ask the guide about all answers of this world, and add those that are new here."""
        acts = self.acts
        self.guide.weights(world, seat, acts, self.weights)
        floor = 0.25 / float(acts.count)
        for place in range(acts.count):
            action = acts.items[place]
            if self.marks[action] == self.mark:
                fresh = Node(action, seat, 0)
                fresh.weight = 0.75 * self.weights[place] + floor
                node.children.append(fresh)

    def play_on(self, world: State) -> None:
        """Imagine the rest, or judge the position as it stands, and fill in everybody's share."""
        settings = self.settings
        acts = self.acts
        picker = self.picker
        guide = self.guide
        horizon = settings.horizon
        steps: i64 = 0
        while not world.is_over() and horizon != 0 and steps < MOST_STEPS:
            if horizon > 0 and guide.is_quiet(world):
                horizon -= 1
                if horizon == 0:
                    break
            seat = world.to_act()
            world.legal(seat, acts)
            if acts.count == 1:
                action = acts.items[0]
            elif settings.playout == GUIDED:
                action = guide.choose(world, seat, acts, picker)
            elif settings.playout == MAST:
                action = self.mast(seat)
                self.remember(seat, action)
            else:
                action = acts.items[picker.below(acts.count)]
            world.apply(seat, action)
            steps += 1
        if world.is_over():
            for seat in range(world.players):
                self.shares[seat] = world.reward(seat)
        else:
            guide.chances(world, self.shares)

    # Moves that did well.

    def remember(self, seat: i64, action: i64) -> None:
        if self.moved < REMEMBERED:
            self.moves[self.moved] = action
            self.movers[self.moved] = seat
            self.moved += 1

    def learn(self) -> None:
        for number in range(self.moved):
            action = self.moves[number]
            self.mast_total[action] += self.shares[self.movers[number]]
            self.mast_count[action] += 1.0

    def mast(self, seat: i64) -> i64:
        """Mostly what did best on average; what was never tried counts as the best."""
        acts = self.acts
        if float(self.picker.below(1024)) >= self.settings.greed * 1024.0:
            return acts.items[self.picker.below(acts.count)]
        best = acts.items[0]
        best_value = -1.0
        start = self.picker.below(acts.count)
        for number in range(acts.count):
            action = acts.items[(start + number) % acts.count]
            tries = self.mast_count[action]
            value = self.mast_total[action] / tries if tries > 0.0 else 1.0
            if value > best_value:
                best_value = value
                best = action
        return best


def think_plainly(position: State, simulations: int, seed: int) -> int:
    """Plain ISMCTS with uniform playouts to the end, for measuring; the simulations done."""
    search = Search(Settings(), Guide(), fast(seed))
    search.think(Worlds(position, position.to_act()), simulations, None)
    return int(search.simulations)
