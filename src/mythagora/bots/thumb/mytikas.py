"""Thumb for Mytikas: rules of thumb that a thoughtful player would tell a friend.

- Imagine each thing you could do now, carried to its end, and take the one that leaves you best off.
- Points on the mountain count most; then how near you are to the next good building, on a level that
  still has a token; then cities that produce; then Favors, Offerings and cards.
- Follow when the action is worth more than the Favor.
- Resources go down only to pay for a building.
- End the game when you lead, not when you trail; after very many turns end it anyway.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mythagora.bots.base import Bot
from mythagora.engine.actions import Actions
from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mytikas.cards import deity_points, free_slots, price
from mythagora.games.mytikas.edition import (
    KINDS,
    LEVELS,
    MAJOR,
    MINOR,
    PIECE_COUNT,
)
from mythagora.games.mytikas.game import Mytikas
from mythagora.games.mytikas.rules.build import builds, can_pay
from mythagora.games.mytikas.scoring import building_points, is_ahead, score
from mythagora.games.mytikas.state import (
    BONUS,
    BUILD_PIECE,
    CHOOSE_PART,
    CHOOSE_SLOT,
    CHOOSE_TIME,
    DEITY_COUNT,
    MAKE_OFFERING,
    MOVE,
    OPEN_TURN,
    PLACES,
    PUT_OFFERINGS,
    SERVE_HADES,
    TURN,
    WRAP_UP,
)

FAVOR_WORTH: Final = 0.9
OFFERING_WORTH: Final = 0.45
CITY_WORTH: Final = 1.2  # what it will still produce
CARD_SHARE: Final = 0.85  # of the points of a card that somebody may steal
NEARNESS: Final = 0.75  # of the points of a building that only lacks its action
SECOND_NEARNESS: Final = 0.4  # of the next best one
RIVAL_SHARE: Final = 0.5  # how much the points of the best other seat count against
STONE_WORTH: Final = 0.08
HEIGHT: Final = 0.6  # what a resource gains with each level
VICTORY: Final = 1000.0  # more than anything a game could still bring
PATIENCE: Final = 100  # turns of each seat
ENOUGH: Final = 6  # resources of a kind on a level beyond which more are worth little


@final
class MytikasThumb(Bot):
    def __init__(self) -> None:
        super().__init__("thumb")

    def decide(self, world: State, seat: int) -> int:
        assert isinstance(world, Mytikas)
        return best(world, seat)


def best(world: Mytikas, seat: i64) -> i64:
    """The answer that leaves this seat best off once it is carried to its end."""
    acts = Actions()
    candidates(world, seat, acts)
    if acts.count == 1:
        return acts.items[0]
    chosen = acts.items[0]
    most = -1.0e9
    for number in range(acts.count):
        twin = world.clone()
        twin.apply(seat, acts.items[number])
        finish(twin, seat)
        worth = value(twin, seat)
        if worth > most:
            most = worth
            chosen = acts.items[number]
    return chosen


def candidates(world: Mytikas, seat: i64, acts: Actions) -> None:
    """The answers worth a thought: all but moves down, which only come before a payment."""
    world.legal(seat, acts)
    kept: i64 = 0
    first = acts.items[0]
    for number in range(acts.count):
        action = acts.items[number]
        if not is_down(action):
            acts.items[kept] = action
            kept += 1
    acts.count = kept
    if kind_of(world.asked) == BUILD_PIECE:
        down = down_to_build(world, seat, about_of(world.asked))
        if down >= 0:
            acts.add(down)
    if acts.count == 0:
        acts.add(first)


def is_down(action: i64) -> bool:
    return action >= MOVE and action < TURN and (action - MOVE) & 3 < (action - MOVE) >> 2 & 3


def down_to_build(world: Mytikas, seat: i64, area: i64) -> i64:
    """The first move towards the best building that only lacks resources lying higher; -1 for none."""
    if not world.may_move_down(seat):
        return -1
    target_piece: i64 = -1
    target_level: i64 = 0
    most: i64 = 0
    for piece in range(PIECE_COUNT):
        if builds(area, piece) and free_slots(world, seat, piece) > 0:
            for level in range(LEVELS):
                points = (piece + 1) * (level + 1)
                if points > most and world.tokens[level] > 0 and can_pay(world, seat, piece, level, True):
                    most = points
                    target_piece = piece
                    target_level = level
    if target_piece < 0:
        return -1
    for kind in range(KINDS):
        if world.has(seat, target_level, kind) < price(world, seat, target_piece, kind):
            for above in range(target_level + 1, LEVELS):
                if world.has(seat, above, kind) > 0:
                    return MOVE + kind * 16 + above * LEVELS + target_level
    return -1


def finish(world: Mytikas, seat: i64) -> None:
    """Answer what follows from an answer, until somebody else is asked or the turn is over."""
    while world.may_act(seat):
        kind = kind_of(world.asked)
        if kind == OPEN_TURN:
            return
        if is_half(kind):
            world.apply(seat, best(world, seat))
        else:
            world.apply(seat, quick(world, seat))


def is_half(kind: i64) -> bool:
    """Questions whose answer shows its worth only later."""
    return kind in (
        CHOOSE_PART,
        BUILD_PIECE,
        CHOOSE_SLOT,
        SERVE_HADES,
        MAKE_OFFERING,
        PUT_OFFERINGS,
        CHOOSE_TIME,
    )


def quick(world: Mytikas, seat: i64) -> i64:
    """The answer that looks best at once."""
    acts = Actions()
    candidates(world, seat, acts)
    chosen = acts.items[0]
    if kind_of(world.asked) == WRAP_UP:
        return BONUS if chosen == BONUS else acts.items[acts.count - 1]
    if acts.count == 1:
        return chosen
    most = -1.0e9
    for number in range(acts.count):
        twin = world.clone()
        twin.apply(seat, acts.items[number])
        worth = value(twin, seat)
        if worth > most:
            most = worth
            chosen = acts.items[number]
    return chosen


def value(world: Mytikas, seat: i64) -> float:
    """How well off a seat is, in points."""
    rival: i64 = -1000
    leads = True
    for other in range(world.players):
        if other != seat:
            rival = max(rival, score(world, other))
            leads = leads and not is_ahead(world, other, seat)
    if world.ending != 0:
        margin = 4.0 * float(score(world, seat) - rival)
        is_late = world.turn > PATIENCE * world.players
        return margin + (VICTORY if leads or is_late else -VICTORY)
    worth = float(building_points(world, seat)) - RIVAL_SHARE * float(rival)
    for deity in range(DEITY_COUNT):
        if world.cards[seat] >> deity & 1:
            share = 1.0 if world.locked[deity] > 0 else CARD_SHARE
            worth += share * (float(deity_points(world, seat, deity)) + 0.5)
            worth += 0.6 * OFFERING_WORTH * float(world.on_card[deity])
    worth += OFFERING_WORTH * float(world.reserve[seat])
    worth += FAVOR_WORTH * float(world.favors_of(seat))
    worth += CITY_WORTH * float(world.pieces_built(seat, MINOR) + world.pieces_built(seat, MAJOR))
    return worth + outlook(world, seat) + hoard(world, seat)


def outlook(world: Mytikas, seat: i64) -> float:
    """The two buildings that resources bring nearest, one for each type."""
    best_one = 0.0
    second = 0.0
    for piece in range(PIECE_COUNT):
        if free_slots(world, seat, piece) == 0:
            continue
        most = 0.0
        for level in range(LEVELS):
            if world.tokens[level] > 0:
                most = max(most, float((piece + 1) * (level + 1)) * nearness(world, seat, piece, level))
        if most > best_one:
            second = best_one
            best_one = most
        elif most > second:
            second = most
    return NEARNESS * best_one + SECOND_NEARNESS * second


def nearness(world: Mytikas, seat: i64, piece: i64, level: i64) -> float:
    """From 0 to 1: how much of the cost is there, resources on their way up counting by their height."""
    needed = 0.0
    there = 0.0
    for kind in range(KINDS):
        left = price(world, seat, piece, kind)
        weight = 1.0 + 0.5 * float(kind)
        needed += weight * float(left)
        for at in range(LEVELS - 1, -1, -1):
            if left > 0:
                used = min(left, world.has(seat, at, kind))
                left -= used
                share = 1.0 if at >= level else 1.0 - 0.22 * float(level - at)
                there += weight * float(used) * share
    if needed == 0.0:
        return 1.0
    ratio = there / needed
    return ratio * ratio


def hoard(world: Mytikas, seat: i64) -> float:
    """What resources are worth beside all plans: little, and less the more there are."""
    worth = 0.0
    place = seat * PLACES
    for level in range(LEVELS):
        for kind in range(KINDS):
            number = world.goods[place]
            if number > 0:
                counted = float(min(number, ENOUGH)) + 0.1 * float(max(number - ENOUGH, 0))
                worth += STONE_WORTH * counted * float(kind + 1) * (1.0 + HEIGHT * float(level))
            place += 1
    return worth
