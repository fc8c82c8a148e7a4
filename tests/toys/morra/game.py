"""Morra, a toy of the tests: the smallest game in which all choose at the same time.

Each round has a prize from 1 to 3, rolled in the open. All show 1 to 3 fingers at once; whoever
alone shows the most takes the prize. After three rounds the most points win. It is whole (every
duty of the engine's contract is there), so the laws run on it as on any game, and it shows how
little a game needs.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from morra.view import MorraView
from mythagora.engine.actions import Actions
from mythagora.engine.dice import Dice, chacha
from mythagora.engine.edition import Edition, digest, open_sheet
from mythagora.engine.errors import InputError
from mythagora.engine.events import EVERYBODY, Event
from mythagora.engine.features import Block, Features
from mythagora.engine.game import Game, Option
from mythagora.engine.measures import Measure, Measures, Tally
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import first, only
from mythagora.engine.state import DEPTH, EMPTY, State
from mythagora.engine.steps import NOTHING, question, seats_of
from mythagora.engine.view import Question

SHOW: Final = 0
FINGERS: Final = 3
MOST: Final = 4
ROUNDS: Final = 3
TEXT: Final = 'format = 1\nname = "toy"\ntitle = "Toy"\n'

GAME_IS_OVER: Final = Refusal("game-is-over", "TOY-1")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "TOY-2")
NO_SUCH_ACTION: Final = Refusal("no-such-action", "TOY-3")


@final
class Morra(State):
    def __init__(self) -> None:
        super().__init__()
        self.round: i64 = 0
        self.prize: i64 = 0
        self.points: vec[i64] = EMPTY
        self.shown: vec[i64] = EMPTY
        self.secret: vec[i64] = EMPTY  # by seat: fingers about to be shown; 0 for nothing yet

    def begin_round(self) -> None:
        self.prize = 1 + self.dice.below(3)
        self.ask_together(SHOW, first(self.players))

    def legal(self, seat: i64, acts: Actions) -> None:
        acts.count = 0
        for fingers in range(FINGERS):
            acts.add(fingers)

    def apply(self, seat: i64, action: i64) -> None:
        self.secret[seat] = action + 1
        if self.is_last():
            self.show_hands()
        self.move_on(seat)

    def show_hands(self) -> None:
        best: i64 = 0
        winner: i64 = -1
        for seat in range(self.players):
            fingers = self.secret[seat]
            if self.events is not None:
                others = EVERYBODY & ~only(seat)
                word = str(fingers)
                self.tell(
                    Event("shows", others).fact("seat", "seat", str(seat)).fact("fingers", "number", word)
                )
            if fingers > best:
                best = fingers
                winner = seat
            elif fingers == best:
                winner = -1
            self.shown[seat] = fingers
            self.secret[seat] = 0
        if winner >= 0:
            self.points[winner] += self.prize
        self.round += 1
        if self.round < ROUNDS:
            self.begin_round()

    def refusal(self, seat: i64, action: i64) -> Refusal:
        if self.is_over():
            return GAME_IS_OVER
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        return ALLOWED if 0 <= action < FINGERS else NO_SUCH_ACTION

    def clone(self) -> Morra:
        twin = Morra()
        self.copy_to(twin)
        twin.round = self.round
        twin.prize = self.prize
        twin.points = self.points[:]
        twin.shown = self.shown[:]
        twin.secret = self.secret[:]
        return twin

    def redeal(self, seat: i64, dice: Dice) -> None:
        self.dice = dice
        for other in range(self.players):
            if other != seat and self.secret[other] != 0:
                self.secret[other] = 1 + dice.below(FINGERS)

    def recall(self, later: State) -> None:
        """Fingers once shown say nothing of those shown next."""

    def reward(self, seat: i64) -> float:
        places = self.standing()
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.players)]

    def standing(self) -> list[int]:
        points = self.scores()
        return [1 + len([other for other in points if other > own]) for own in points]

    def turns(self) -> int:
        return self.round

    def endings(self) -> list[str]:
        return ["rounds"] if self.is_over() else []

    def checksum(self) -> i64:
        total: i64 = self.asked & 0xFFFF
        for number in [self.round, self.prize]:
            total = (total * 31 + number) & 0xFFFFFFFF
        for seat in range(self.players):
            for number in [self.points[seat], self.shown[seat], self.secret[seat]]:
                total = (total * 31 + number) & 0xFFFFFFFF
        return total

    def view(self, seat: i64) -> MorraView:
        return MorraView(
            seat=seat,
            asked=self.seats_to_act(),
            question=None if self.is_over() else Question(name="show", rule="TOY-2"),
            round=self.round,
            prize=self.prize,
            points=self.scores(),
            shown=[self.shown[other] for other in range(self.players)],
            mine=self.secret[seat] if seat >= 0 else 0,
        )

    def features(self, seat: i64, into: Features) -> None:
        into.begin()
        into.share(self.round, ROUNDS)
        into.share(self.prize, 3)
        into.one_of(self.secret[seat] - 1 if seat >= 0 else -1, FINGERS)
        for other in range(MOST):
            into.share(self.points[other] if other < self.players else 0, 9)

    def text(self, action: i64) -> str:
        return f"show {action + 1}"

    def parse(self, text: str) -> i64:
        for action in range(FINGERS):
            if self.text(action) == text:
                return action
        raise InputError("unknown-action", {"action": text[:80]})

    def write(self) -> str:
        numbers = [self.players, self.round, self.prize, seats_of(self.asked)]
        for seat in range(self.players):
            numbers += [self.points[seat], self.shown[seat], self.secret[seat]]
        return " ".join([str(number) for number in numbers]) + "\n"


@final
class MorraTally(Tally):
    """Counts the rounds in which a seat took a prize."""

    def __init__(self) -> None:
        super().__init__(1, 0)

    def first(self, state: State) -> i64:
        return 0

    def lead(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Morra)
        return state.points[seat]

    def follow(self, state: State) -> None:
        assert isinstance(state, Morra)
        before = self.leads[len(self.leads) - state.players :]
        for seat in range(state.players):
            if state.points[seat] > before[seat]:
                self.count(seat, 0)
        super().follow(state)

    def note(self, state: State, seat: i64, action: i64) -> None:
        return

    def finish(self, state: State) -> None:
        return


@final
class MorraGame(Game):
    name: str = "morra"
    title: str = "Morra"
    designer: str = "nobody knows"
    version: int = 1
    fewest: int = 2
    most: int = MOST
    actions: int = FINGERS

    def editions(self) -> list[str]:
        return ["toy"]

    def options(self) -> list[Option]:
        return []

    def blocks(self) -> list[Block]:
        return [Block("round", 1), Block("prize", 1), Block("mine", FINGERS), Block("points", MOST)]

    def measures(self) -> Measures:
        return Measures([Measure("prizes", "points")], [], "points")

    def tally(self) -> MorraTally:
        return MorraTally()

    def edition(self, text: str, file: str) -> Edition:
        sheet = open_sheet(file, text)
        sheet.number("format", 1, 1)
        name = sheet.words("name", 40)
        title = sheet.words("title", 80)
        sheet.finish()
        return Edition(name, title, text, digest(sheet))

    def new(self, players: int, options: dict[str, int], edition: Edition, seed: bytes) -> Morra:
        self.check_players(players)
        self.settle(options)
        state = empty(players)
        state.dice = chacha(seed)
        state.begin_round()
        state.next_question()
        return state

    def read(self, text: str, edition: Edition, dice: Dice) -> Morra:
        words = text.split()
        numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 4]
        if len(numbers) != len(words) or len(numbers) < 4 or not 2 <= numbers[0] <= MOST:
            raise InputError("position", {"line": text[:40], "expected": "numbers"})
        if len(numbers) != 4 + 3 * numbers[0]:
            raise InputError("position", {"line": text[:40], "expected": "three numbers a seat"})
        state = empty(numbers[0])
        state.dice = dice
        state.round = numbers[1]
        state.prize = numbers[2]
        state.asked = question(SHOW, numbers[3], 0) if numbers[3] else NOTHING
        for seat in range(numbers[0]):
            state.points[seat] = numbers[4 + 3 * seat]
            state.shown[seat] = numbers[5 + 3 * seat]
            state.secret[seat] = numbers[6 + 3 * seat]
        return state


def empty(players: int) -> Morra:
    state = Morra()
    state.players = players
    state.waiting = vec[i64]([0] * DEPTH)
    state.points = vec[i64]([0] * players)
    state.shown = vec[i64]([0] * players)
    state.secret = vec[i64]([0] * players)
    return state
