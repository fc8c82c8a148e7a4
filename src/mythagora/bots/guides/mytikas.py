"""What the search knows of Mytikas: what a position promises, tempo, and how near the end is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.bots.guides.judging import share_out
from mythagora.bots.search.guide import Guide
from mythagora.bots.thumb.mytikas import (
    best,
    down_to_build,
    finish,
    hoard,
    is_down,
    is_half,
    outlook,
    quick,
)
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Fast
from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mytikas.cards import deity_points
from mythagora.games.mytikas.edition import LEVELS, MAJOR, MINOR, SLOT_COUNT
from mythagora.games.mytikas.game import Mytikas
from mythagora.games.mytikas.scoring import building_points, score
from mythagora.games.mytikas.state import BUILD_PIECE, DEITY_COUNT, FOLLOW_OR_PASS, OPEN_TURN

# What things are worth in points, by place in a taste; the tuner tries others.
FAVOR: Final = 0
OFFERING: Final = 1
CITY: Final = 2
CARD: Final = 3
TEMPO: Final = 4
PLANS: Final = 5
SPREAD: Final = 6
SPREAD_LEFT: Final = 7
EAGERNESS: Final = 8
FANCY: Final = 9
TASTE: Final = [0.9, 0.45, 1.2, 0.85, 0.6, 1.0, 1.5, 0.22, 1.5, 0.1]
FEW: Final = 4  # tries to find a place that is worth a thought
NAMES: Final = [
    "favor",
    "offering",
    "city",
    "card",
    "tempo",
    "plans",
    "spread",
    "spread-left",
    "eagerness",
    "fancy",
]
PACE: Final = 2.0  # turns of the table that a building takes at best
LATE: Final = 0.05  # of what is worth nothing any more once the game ends


@final
class MytikasGuide(Guide):
    def __init__(self, taste: list[float] = TASTE) -> None:
        self.taste: Final = vec[float](taste)

    def is_quiet(self, world: State) -> bool:
        return kind_of(world.asked) == OPEN_TURN

    def chances(self, world: State, into: vec[float]) -> None:
        assert isinstance(world, Mytikas)
        if world.ending != 0:
            for seat in range(world.players):
                into[seat] = float(score(world, seat)) + LATE * self.promise(world, seat)
            share_out(into, world.players, 1.0)
            return
        left = turns_left(world)
        fading = min(1.0, left / 6.0)
        for seat in range(world.players):
            into[seat] = standing_points(world, seat, self.taste) + fading * self.promise(world, seat)
        if kind_of(world.asked) == OPEN_TURN:
            into[world.active] += self.taste[TEMPO]
        share_out(into, world.players, self.taste[SPREAD] + self.taste[SPREAD_LEFT] * left)

    def promise(self, world: Mytikas, seat: i64) -> float:
        """What is not scored yet but will bring points if the game goes on."""
        taste = self.taste
        worth = taste[OFFERING] * float(world.reserve[seat]) + taste[FAVOR] * float(world.favors_of(seat))
        worth += taste[CITY] * float(world.pieces_built(seat, MINOR) + world.pieces_built(seat, MAJOR))
        return worth + taste[PLANS] * outlook(world, seat) + hoard(world, seat)

    def weights(self, world: State, seat: i64, acts: Actions, into: vec[float]) -> None:
        """Each answer carried to its end as Thumb would, and judged there."""
        assert isinstance(world, Mytikas)
        down: i64 = -1
        if kind_of(world.asked) == BUILD_PIECE:
            down = down_to_build(world, seat, about_of(world.asked))
        chances = vec[float]([0.0] * 8)
        for place in range(acts.count):
            action = acts.items[place]
            if is_down(action) and action != down:
                into[place] = -1.0
                continue
            twin = world.clone()
            twin.apply(seat, action)
            finish(twin, seat)
            if twin.is_over():
                into[place] = twin.reward(seat)
            else:
                self.chances(twin, chances)
                into[place] = chances[seat]
        share_out(into, acts.count, self.taste[EAGERNESS] * 0.02)

    def choose(self, world: State, seat: i64, acts: Actions, picker: Fast) -> i64:
        """As Thumb would: what shows its worth only later is carried to its end, the rest judged at once."""
        assert isinstance(world, Mytikas)
        kind = kind_of(world.asked)
        if kind == OPEN_TURN and float(picker.below(1024)) < 1024.0 * self.taste[FANCY]:
            return self.fancy(world, seat, acts, picker)
        if is_half(kind) or kind in (OPEN_TURN, FOLLOW_OR_PASS):
            return best(world, seat)
        return quick(world, seat)

    def fancy(self, world: Mytikas, seat: i64, acts: Actions, picker: Fast) -> i64:
        """Any place for the builder: not everybody always goes where it looks best."""
        for _ in range(FEW):
            action = acts.items[picker.below(acts.count)]
            if not is_down(action):
                return action
        return best(world, seat)


def standing_points(world: Mytikas, seat: i64, taste: vec[float]) -> float:
    """Points there are now; those of a card that somebody may steal count less."""
    points = float(building_points(world, seat))
    for deity in range(DEITY_COUNT):
        if world.cards[seat] >> deity & 1:
            share = 1.0 if world.locked[deity] > 0 else taste[CARD]
            points += share * (float(deity_points(world, seat, deity)) + 0.5)
            points += 0.6 * taste[OFFERING] * float(world.on_card[deity])
    return points


def turns_left(world: Mytikas) -> float:
    """About how many turns until one of the three ends comes. MK-E1."""
    tokens = level_tokens_to_go(world)
    locks = world.locks() - world.locks_taken
    pieces: i64 = SLOT_COUNT
    for seat in range(world.players):
        left: i64 = 0
        for slot in range(SLOT_COUNT):
            if world.level_of(seat, slot) == 0:
                left += 1
        pieces = min(pieces, left)
    turns = PACE * float(tokens)
    turns = min(turns, 3.0 * PACE * float(locks))
    return min(turns, PACE * float(pieces * world.players))


def level_tokens_to_go(world: Mytikas) -> i64:
    """Tokens on the three levels that are nearest to empty."""
    total: i64 = 0
    most: i64 = 0
    for level in range(LEVELS):
        total += world.tokens[level]
        most = max(most, world.tokens[level])
    return total - most
