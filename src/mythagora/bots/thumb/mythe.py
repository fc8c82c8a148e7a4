"""Thumb for Mythe: rules of thumb that a thoughtful player would tell a friend.

- Count what you gave and saw: it tells what each hand is likely to hold.
- Draw while the next card is expected to bring you further than stopping would.
- Declare whenever the Dragon is within reach; it costs nothing but showing an item.
- Keep Obstacles: they only stop those who draw from you. Give a good card or two to whoever
  leads: a player cannot draw from their own hand. Keep a legendary item for the end.
- Do not always do the same: a whim now and then keeps a table of Thumbs from going in circles.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mythagora.bots.base import Bot
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Fast, fast
from mythagora.engine.sets import count, only
from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.game import Mythe
from mythagora.games.mythe.knowledge import hidden_deals, places_now
from mythagora.games.mythe.rules.advance import next_free
from mythagora.games.mythe.rules.give import needy_piles
from mythagora.games.mythe.state import (
    DECLARE,
    DONE,
    DRAW,
    GIVE,
    GIVE_CARD,
    GIVE_TO,
    OPEN_TURN,
    STOP,
    TO,
)

IN_REACH: Final = 8  # points to the Dragon that a good turn can bring
VICTORY: Final = 15.0  # what the Dragon is worth, in points of the way
ITEM: Final = 3.0  # what a legendary item is worth to a hero near the Dragon who has none
GIFTS: Final = 2  # cards given in one turn, unless a hand is empty
WHIM: Final = 4.0  # how much chance may outweigh what is known, in points of the way


@final
class MytheThumb(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__("thumb")
        self.acts: Actions = Actions()
        self.whims: Fast = fast(seed)

    def whim(self) -> float:
        return WHIM * float(self.whims.below(1024)) / 1024.0

    def decide(self, world: State, seat: int) -> int:
        assert isinstance(world, Mythe)
        kind = kind_of(world.asked)
        if kind == GIVE_CARD:
            return self.choose_gift(world)
        if kind == GIVE_TO:
            return TO + self.choose_receiver(world, about_of(world.asked))
        if kind == OPEN_TURN and way_left(world, world.active) <= IN_REACH:
            item = item_to_show(world)
            if item >= 0:
                return DECLARE + item
        return self.choose_draw(world)

    def choose_draw(self, world: Mythe) -> i64:
        """The draw with the best outlook, or stopping."""
        world.legal(world.active, self.acts)
        odds = hidden_deals(world, world.active, places_now(world, world.active)).odds()
        best: i64 = STOP
        best_outlook = -1.0
        for number in range(self.acts.count):
            action = self.acts.items[number]
            if action == STOP:
                outlook = gain(world, world.points) - 0.01  # with nothing to lose, another card
            elif action < STOP:
                outlook = draw_outlook(world, action - DRAW, odds)
            else:
                continue
            if outlook > best_outlook:
                best_outlook = outlook
                best = action
        return best

    def choose_gift(self, world: Mythe) -> i64:
        """The card that is most out of place in this hand, or done."""
        world.legal(world.active, self.acts)
        best: i64 = DONE
        best_profit = 0.0
        is_free = self.acts.items[0] == DONE
        if is_free and gifts_so_far(world) >= GIFTS:
            return DONE
        for number in range(self.acts.count):
            action = self.acts.items[number]
            if action >= GIVE:
                profit = give_profit(world, action - GIVE)
                if (best == DONE and not is_free) or profit > best_profit:
                    best_profit = profit
                    best = action
        return best

    def choose_receiver(self, world: Mythe, card: i64) -> i64:
        """An empty hand first. A good card to whoever would use it best: there they cannot draw it."""
        needy = needy_piles(world)
        world.legal(world.active, self.acts)
        is_bad = world.edition.obstacles >> card & 1 != 0
        best: i64 = -1
        best_way = 0.0
        for number in range(self.acts.count):
            pile = self.acts.items[number] - TO
            way = -threat(world, pile) if is_bad else threat(world, pile)
            way += self.whim()
            if needy >> pile & 1:
                way += 1000.0
            if best < 0 or way > best_way:
                best_way = way
                best = pile
        return best


def way_left(world: Mythe, seat: i64) -> i64:
    """Points from a hero's space to the Dragon's, occupied spaces not counted off."""
    points: i64 = 0
    for space in range(world.spaces[seat] + 1, world.edition.dragon + 1):
        points += world.edition.cost[space]
    return points


def item_to_show(world: Mythe) -> i64:
    """The legendary item whose points are missed least; -1 for none."""
    best: i64 = -1
    items = world.hands[world.active] & world.edition.legends
    for card in range(CARDS):
        is_cheaper = best < 0 or world.edition.value[card] < world.edition.value[best]
        if items & only(card) != 0 and is_cheaper:
            best = card
    return best


def gain(world: Mythe, points: i64) -> float:
    """How far these points bring the hero, in points of the way, and the Dragon's worth if they do."""
    at = world.spaces[world.active]
    way: i64 = 0
    while at != world.edition.dragon:
        free = next_free(world, at)
        if (free == world.edition.dragon and world.shown == 0) or points < world.edition.cost[free]:
            break
        points -= world.edition.cost[free]
        for space in range(at + 1, free + 1):
            way += world.edition.cost[space]
        at = free
    return float(way) + (VICTORY if at == world.edition.dragon else 0.0)


def draw_outlook(world: Mythe, pile: i64, odds: list[list[float]]) -> float:
    """What a draw from this pile brings on average: an Obstacle brings nothing."""
    size = float(count(world.hands[pile]))
    outlook = 0.0
    mine = world.hands[world.active] | world.drawn
    is_wanting = mine & world.edition.legends == 0 and way_left(world, world.active) <= IN_REACH
    for card in range(CARDS):
        chance = odds[card][pile] / size
        if chance > 0.0 and world.edition.obstacles >> card & 1 == 0:
            outlook += chance * gain(world, world.points + world.edition.value[card])
            if is_wanting and world.edition.legends >> card & 1:
                outlook += chance * ITEM
    return outlook


def give_profit(world: Mythe, card: i64) -> float:
    """What is won by giving a card away: its points, which others would draw and this hero cannot."""
    if world.edition.obstacles >> card & 1:
        return -5.0
    if world.edition.legends >> card & 1:
        held = count(world.hands[world.active] & world.edition.legends)
        if held == 1 or somebody_is_near(world):
            return -3.0
    return float(world.edition.value[card]) - 0.5


def gifts_so_far(world: Mythe) -> i64:
    total: i64 = 0
    for pile in range(world.piles):
        total += count(world.gifts[pile])
    return total


def somebody_is_near(world: Mythe) -> bool:
    for seat in range(world.players):
        if way_left(world, seat) <= IN_REACH:
            return True
    return False


def threat(world: Mythe, pile: i64) -> float:
    """How much a player is to be feared: how far ahead, and how soon it is their turn."""
    if pile >= world.players:
        return -1000.0
    turns = (pile - world.active) % world.players
    return -float(way_left(world, pile)) - 0.5 * float(turns)
