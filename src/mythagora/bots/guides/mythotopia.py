"""What the search knows of Mythotopia: wars, the deck, counters left, and who may end the game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.bots.guides.judging import share_out
from mythagora.bots.search.guide import Guide
from mythagora.bots.thumb.mythotopia import (
    best,
    build_near,
    cards,
    counters_to_go,
    finish,
    invade_near,
    is_half,
    pieces,
    quick,
    wars,
)
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Fast
from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.final import may_call
from mythagora.games.mythotopia.state import (
    END_GAME,
    END_TURN,
    MARCH,
    NOBODY,
    NOT_OVER,
    PASS,
    PROCLAIM,
    RECALL_SHIPS,
    TAKE_TURN,
)

# What things are worth in points, by place in a taste; the tuner tries others.
DECK: Final = 0
NEAR: Final = 1
WARS: Final = 2
PIECES: Final = 3
CALL: Final = 4
SPREAD: Final = 5
SPREAD_LEFT: Final = 6
EAGERNESS: Final = 7
TRIED: Final = 8  # things to do that are looked at in an imagined turn; 0: all of them
PAUSE: Final = 9  # 0: a position is judged between two actions, 1: only between turns
TEMPO: Final = 10
TASTE: Final = [1.0, 1.0, 1.0, 1.0, 6.0, 2.0, 0.35, 1.5, 4.0, 1.0, 1.0]
NAMES: Final = [
    "deck",
    "near",
    "wars",
    "pieces",
    "call",
    "spread",
    "spread-left",
    "eagerness",
    "tried",
    "pause",
    "tempo",
]
RIVAL: Final = 0.5  # of the worth of a province, for what is taken from another seat
IDLE: Final = 2.0  # how much less answers are thought of that seldom bring anything


@final
class MythotopiaGuide(Guide):
    def __init__(self, taste: list[float] = TASTE) -> None:
        self.taste: Final = vec[float](taste)

    def is_quiet(self, world: State) -> bool:
        """The beginning of a turn: in its middle hands are half played, and do not compare."""
        assert isinstance(world, Mythotopia)
        if kind_of(world.asked) != TAKE_TURN:
            return False
        return self.taste[PAUSE] == 0.0 or (about_of(world.asked) == 0 and world.happened == 0)

    def chances(self, world: State, into: vec[float]) -> None:
        assert isinstance(world, Mythotopia)
        taste = self.taste
        left = counters_to_go(world)
        for seat in range(world.players):
            into[seat] = self.worth(world, seat)
        into[world.active] += taste[TEMPO]
        if left == 0 and world.final_round == 0:
            for turns in range(world.players):
                seat = world.after(world.active, turns)
                if may_call(world, seat):
                    into[seat] += taste[CALL] / float(1 + turns)
        share_out(into, world.players, taste[SPREAD] + taste[SPREAD_LEFT] * float(left))

    def worth(self, world: Mythotopia, seat: i64) -> float:
        """How well off a seat is, in points, whatever the others have."""
        taste = self.taste
        total = float(world.score(seat)) + 0.01 * float(world.points(seat))
        total += taste[DECK] * cards(world, seat)
        total += taste[NEAR] * (build_near(world, seat) + invade_near(world, seat, RIVAL))
        total += taste[WARS] * wars(world, seat, RIVAL) + taste[PIECES] * pieces(world, seat)
        return total + (0.6 if world.charter[seat] >= 0 else 0.0)

    def weights(self, world: State, seat: i64, acts: Actions, into: vec[float]) -> None:
        """Each answer carried to its end as Thumb would, and judged there."""
        assert isinstance(world, Mythotopia)
        kind = kind_of(world.asked)
        if kind != TAKE_TURN and not is_half(kind):
            self.prefer_quick(world, seat, acts, into)
            return
        chances = vec[float]([0.0] * 8)
        spread = self.taste[EAGERNESS] * 0.02
        for place in range(acts.count):
            action = acts.items[place]
            twin = world.clone()
            twin.apply(seat, action)
            finish(twin, seat)
            if twin.is_over():
                into[place] = twin.reward(seat)
            else:
                self.chances(twin, chances)
                into[place] = chances[seat]
            if kind == TAKE_TURN and action in (PASS, END_TURN, MARCH, RECALL_SHIPS):
                into[place] -= IDLE * spread
        share_out(into, acts.count, spread)

    def prefer_quick(self, world: Mythotopia, seat: i64, acts: Actions, into: vec[float]) -> None:
        """What Thumb would answer at once is most likely best."""
        favourite = quick(world, seat)
        for place in range(acts.count):
            into[place] = 0.5 / float(acts.count)
            if acts.items[place] == favourite:
                into[place] += 0.5

    def choose(self, world: State, seat: i64, acts: Actions, picker: Fast) -> i64:
        """The better one of a few answers, as Thumb judges; small questions are answered at once."""
        assert isinstance(world, Mythotopia)
        kind = kind_of(world.asked)
        if kind != TAKE_TURN and not is_half(kind):
            return quick(world, seat)
        if kind == TAKE_TURN:
            for place in range(acts.count):
                if acts.items[place] in (END_GAME, PROCLAIM):
                    return acts.items[place]
        if kind != TAKE_TURN:
            return best(world, seat)
        tries = i64(self.taste[TRIED])
        if tries == 0:
            return best(world, seat)
        chosen: i64 = -1
        most = -1.0e9
        for _ in range(tries):
            action = acts.items[picker.below(acts.count)]
            if action in (PASS, END_TURN, MARCH, RECALL_SHIPS) and chosen >= 0:
                continue
            twin = world.clone()
            twin.apply(seat, action)
            finish(twin, seat)
            if twin.ending != NOT_OVER:
                worth = 1000.0 if twin.caller in (seat, NOBODY) else -1000.0
            else:
                worth = self.worth(twin, seat)
            if worth > most:
                most = worth
                chosen = action
        return chosen
