"""What every game's state has in common: the contract of the engine."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import Dice, fast
from mythagora.engine.events import Event
from mythagora.engine.features import Features
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, lowest, members, only
from mythagora.engine.steps import NOTHING, question, seats_of, without
from mythagora.engine.view import View

DEPTH: Final = 16  # questions that can wait at once
MOST_SEATS: Final = 8
SPECTATOR: Final = -1
NO_DICE: Final = fast(0)
EMPTY: Final[vec[i64]] = vec[i64]([])
LOWEST: Final = vec[i64]([0 if seats == 0 else int(lowest(seats)) for seats in range(1 << MOST_SEATS)])


class State:
    """What lies on the table, hidden things included, and the question now asked."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.asked: i64 = NOTHING  # the question now, as a number
        self.waiting: vec[i64] = EMPTY  # questions after it, the next one last
        self.depth: i64 = 0
        self.dice: Dice = NO_DICE
        self.events: list[Event] | None = None  # attach a list to listen

    # What the game says.

    @abstractmethod
    def legal(self, seat: i64, acts: Actions) -> None:
        """Fill in the answers that a seat now asked may give; never none."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal answer and go on to the next question."""

    @abstractmethod
    def refusal(self, seat: i64, action: i64) -> Refusal:
        """Why this seat may not do this now; `ALLOWED` exactly for the legal answers."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing mutable, without listeners."""

    @abstractmethod
    def redeal(self, seat: i64, dice: Dice) -> None:
        """Become another state that looks the same to this seat, with these dice from now on.

        It fits everything the seat was ever sent; among the states that do, each is as likely.
        """

    @abstractmethod
    def recall(self, later: State) -> None:
        """Moves after this state were taken back: what seats saw in them stays seen."""

    @abstractmethod
    def reward(self, seat: i64) -> float:
        """1 for a win, 0 for a loss, shares in between; asked once the game is over."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, in the game's own measure; higher is better."""

    @abstractmethod
    def standing(self) -> list[int]:
        """Places by seat: 1 for the winner, the same number for a tie."""

    @abstractmethod
    def turns(self) -> int:
        """Turns played, the last one included once the game is over."""

    @abstractmethod
    def endings(self) -> list[str]:
        """What brought the end, mostly one thing; none while the game runs. Texts: `<game>-ending-<word>`."""

    @abstractmethod
    def checksum(self) -> i64:
        """The whole position in one number, dice apart."""

    @abstractmethod
    def view(self, seat: i64) -> View:
        """What this seat may know; a seat of -1 is a spectator."""

    @abstractmethod
    def features(self, seat: i64, into: Features) -> None:
        """The same as numbers, in the order of the game's feature blocks."""

    @abstractmethod
    def text(self, action: i64) -> str:
        """An action in the game's notation."""

    @abstractmethod
    def parse(self, text: str) -> i64:
        """The action with this text, or an `InputError`."""

    @abstractmethod
    def write(self) -> str:
        """The whole position as text, hidden things included; the game's `read` is its pair."""

    # What a game may do more quickly.

    def views(self, seats: list[int]) -> list[View]:
        """What each of these seats may know; what all may see need be looked at only once."""
        return [self.view(seat) for seat in seats]

    # What the engine does.

    def is_over(self) -> bool:
        return self.asked == NOTHING

    def to_act(self) -> i64:
        """The seat that is asked; the first of them where several choose at the same time."""
        return LOWEST[seats_of(self.asked)]

    def may_act(self, seat: i64) -> bool:
        return 0 <= seat < self.players and seats_of(self.asked) & only(seat) != 0

    def seats_to_act(self) -> list[int]:
        """All who may act now, in any order among each other; nobody once the game is over."""
        return members(seats_of(self.asked))

    def legal_actions(self, seat: int) -> list[int]:
        """For Python callers; compiled ones fill their own buffer."""
        if not self.may_act(seat):
            return []
        acts = Actions()
        self.legal(seat, acts)
        return acts.to_list()

    def ask(self, kind: i64, seat: i64, about: i64 = 0) -> None:
        """Put a question on the pile: what is asked last is answered first."""
        self.waiting[self.depth] = question(kind, only(seat), about)
        self.depth += 1

    def ask_together(self, kind: i64, seats: i64, about: i64 = 0) -> None:
        """Ask several seats at once. The step keeps each answer secret until `is_last` is in."""
        self.waiting[self.depth] = question(kind, seats, about)
        self.depth += 1

    def is_last(self) -> bool:
        """Whether the answer now given is the last one that this question waits for."""
        return count(seats_of(self.asked)) == 1

    def move_on(self, seat: i64) -> None:
        """This seat has answered: wait for the others asked with it, or take the next question."""
        others = without(self.asked, seat)
        if seats_of(others) != 0:
            self.asked = others
        else:
            self.next_question()

    def next_question(self) -> None:
        """The topmost waiting question, or the end of the game."""
        if self.depth == 0:
            self.asked = NOTHING
        else:
            self.depth -= 1
            self.asked = self.waiting[self.depth]

    def tell(self, event: Event) -> None:
        """Call it only `if self.events is not None`: then a playout pays one comparison."""
        if self.events is not None:
            self.events.append(event)

    def copy_to(self, twin: State) -> None:
        twin.players = self.players
        twin.asked = self.asked
        twin.waiting = self.waiting[:]
        twin.depth = self.depth
        twin.dice = self.dice.clone()
