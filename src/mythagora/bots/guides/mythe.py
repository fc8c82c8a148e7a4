"""What the search knows of Mythe: what a draw risks, which cards to pass on, and what gifts tell."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.bots.guides.judging import share_out
from mythagora.bots.search.guide import Guide, Worlds
from mythagora.bots.thumb.mythe import IN_REACH, gain, gifts_so_far, item_to_show, way_left
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Dice, Fast
from mythagora.engine.sets import count, only
from mythagora.engine.state import State
from mythagora.engine.steps import kind_of
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.game import Mythe
from mythagora.games.mythe.past import Turn, pile_of
from mythagora.games.mythe.redeal import Dealer
from mythagora.games.mythe.state import (
    DECLARE,
    DONE,
    DRAW,
    DRAW_ON,
    GIVE,
    GIVE_CARD,
    OPEN_TURN,
    STOP,
)

# By place in a taste; the tuner tries others.
SPREAD: Final = 0  # points of the way that are worth a factor of e
ITEM: Final = 1  # what a legendary item is worth, in points of the way
TURN_WORTH: Final = 2  # what it is worth to be next
TRUST: Final = 3  # how much rarer an Obstacle is among gifts than among other cards
GENEROSITY: Final = 4  # how often a card is passed on that need not be
BOLDNESS: Final = 5  # how much more a gain counts than what is lost
TASTE: Final = [4.0, 2.0, 1.0, 0.5, 0.5, 1.0]
NAMES: Final = ["spread", "item", "turn", "trust", "generosity", "boldness"]
TRIES: Final = 8  # worlds dealt at most until one is plausible


@final
class MytheWorlds(Worlds):
    """Keeps what was found out about the past, and believes that Obstacles are seldom passed on."""

    def __init__(self, position: State, seat: i64, trust: float) -> None:
        super().__init__(position, seat)
        assert isinstance(position, Mythe)
        self.dealer: Final = Dealer(position, seat)
        self.base: Final = position
        self.trust: Final = trust

    def deal(self, dice: Dice) -> State:
        world = self.base.clone()
        self.dealer.deal(world, dice)
        if self.trust < 1.0:
            for _ in range(TRIES):
                if float(dice.below(1024)) < 1024.0 * self.likelihood(world):
                    break
                self.dealer.deal(world, dice)
        return world

    def likelihood(self, world: Mythe) -> float:
        """How well this world's gifts agree with what people pass on; the last round of turns counts."""
        likely = 1.0
        cell = world.past
        turns: i64 = 0
        while cell is not None and turns < world.players:
            if isinstance(cell, Turn):
                turns += 1
                if cell.giver != self.seat:
                    for card in range(CARDS):
                        if world.edition.obstacles >> card & 1 and pile_of(cell.gifts, card) >= 0:
                            likely *= self.trust
            cell = cell.before
        return likely


@final
class MytheGuide(Guide):
    def __init__(self, taste: list[float] = TASTE) -> None:
        self.taste: Final = vec[float](taste)

    def worlds(self, position: State, seat: i64) -> Worlds:
        return MytheWorlds(position, seat, self.taste[TRUST])

    def sign(self, world: State) -> i64:
        """The cards that lie open; what was drawn decides how to go on."""
        assert isinstance(world, Mythe)
        kind = kind_of(world.asked)
        if kind == DRAW_ON or (kind == GIVE_CARD and gifts_so_far(world) == 0):
            return world.drawn
        return 0

    def is_quiet(self, world: State) -> bool:
        return kind_of(world.asked) == OPEN_TURN

    def chances(self, world: State, into: vec[float]) -> None:
        """Who is how far, who has an item to show, and whose turn comes soon."""
        assert isinstance(world, Mythe)
        for seat in range(world.players):
            worth = -float(way_left(world, seat))
            if world.hands[seat] & world.edition.legends != 0:
                worth += self.taste[ITEM]
            turns = (seat - world.active) % world.players
            worth -= self.taste[TURN_WORTH] * float(turns) / float(world.players)
            into[seat] = worth
        share_out(into, world.players, self.taste[SPREAD])

    def weights(self, world: State, seat: i64, acts: Actions, into: vec[float]) -> None:
        """All answers are thought about, the sensible ones first."""
        assert isinstance(world, Mythe)
        kind = kind_of(world.asked)
        total = 0.0
        for place in range(acts.count):
            action = acts.items[place]
            weight = 1.0
            if kind == GIVE_CARD:
                if action == DONE:
                    weight = 2.0
                elif world.edition.obstacles >> (action - GIVE) & 1:
                    weight = 0.5
            elif action >= DECLARE and action < GIVE:
                weight = 3.0 if way_left(world, seat) <= IN_REACH else 0.3
            into[place] = weight
            total += weight
        for place in range(acts.count):
            into[place] /= total

    def choose(self, world: State, seat: i64, acts: Actions, picker: Fast) -> i64:
        """Draw while it pays, show an item near the Dragon, pass on a good card now and then."""
        assert isinstance(world, Mythe)
        kind = kind_of(world.asked)
        if kind == GIVE_CARD:
            return self.choose_gift(world, acts, picker)
        if kind < GIVE_CARD:
            if kind == OPEN_TURN and way_left(world, seat) <= IN_REACH:
                item = item_to_show(world)
                if item >= 0:
                    return DECLARE + item
            if kind == DRAW_ON and not self.should_draw(world):
                return STOP
            return blind_draw(world, picker)
        return acts.items[picker.below(acts.count)]

    def should_draw(self, world: Mythe) -> bool:
        """Whether any card of the others brings this hero further on average than stopping. MY-D1."""
        others: i64 = 0
        for pile in range(world.piles):
            if pile != world.active:
                others |= world.hands[pile]
        stay = gain(world, world.points)
        total = 0.0
        for card in range(CARDS):
            if others >> card & 1 and world.edition.obstacles >> card & 1 == 0:
                total += gain(world, world.points + world.edition.value[card])
        return self.taste[BOLDNESS] * total > stay * float(count(others))

    def choose_gift(self, world: Mythe, acts: Actions, picker: Fast) -> i64:
        """An Obstacle is kept, and so is the only item; good cards are no use in the own hand."""
        is_free = acts.items[0] == DONE
        if is_free and (
            gifts_so_far(world) >= 2 or float(picker.below(1024)) >= self.taste[GENEROSITY] * 1024.0
        ):
            return DONE
        kept = world.edition.obstacles | world.edition.legends
        chosen = acts.items[picker.below(acts.count)]
        for _ in range(3):
            if chosen != DONE and kept & only(chosen - GIVE) == 0:
                return chosen
            chosen = acts.items[picker.below(acts.count)]
        return DONE if is_free else chosen


def blind_draw(world: Mythe, picker: Fast) -> i64:
    """Any card of the others is as likely."""
    total: i64 = 0
    for pile in range(world.piles):
        if pile != world.active:
            total += count(world.hands[pile])
    number = picker.below(total)
    for pile in range(world.piles):
        if pile != world.active:
            number -= count(world.hands[pile])
            if number < 0:
                return DRAW + pile
    return DRAW
