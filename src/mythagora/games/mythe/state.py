"""The pieces of Mythe, and the numbers of its questions and answers."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.edition import Edition
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth
from mythagora.engine.state import EMPTY, State
from mythagora.engine.steps import kind_of
from mythagora.games.mythe.edition import CARDS, MytheEdition
from mythagora.games.mythe.meta import MOST
from mythagora.games.mythe.past import Past

# Questions, numbers in the table of steps in `game.py`.
OPEN_TURN: Final = 0
FIRST_DRAW: Final = 1
DRAW_ON: Final = 2
GIVE_CARD: Final = 3
GIVE_TO: Final = 4

# Answers; a pile is a seat's hand or, with two players, the neutral deck after them.
DRAW: Final = 0  # + pile
STOP: Final = DRAW + MOST
DONE: Final = STOP + 1
TO: Final = DONE + 1  # + pile
DECLARE: Final = TO + MOST  # + card
GIVE: Final = DECLARE + CARDS  # + card
ACTIONS: Final = GIVE + CARDS

NOBODY: Final = -1
NEUTRAL: Final = 2  # the pile beside the board, with two players only, MY-2P1
NO_EDITION: Final = MytheEdition("", "", "", "")


class MytheState(State):
    """What lies on the table; the rules are in `rules/`, put together in `game.py`."""

    def __init__(self) -> None:
        super().__init__()
        self.edition: MytheEdition = NO_EDITION
        self.only_drawn: i64 = 0  # variant MY-G4
        self.turn_limit: i64 = 0  # MY-T1, 0 is none
        self.piles: i64 = 0
        self.hands: vec[i64] = EMPTY  # by pile: a set of cards
        self.gifts: vec[i64] = EMPTY  # by pile: cards set aside for it until the giving ends, MY-G3
        self.spaces: vec[i64] = EMPTY  # by seat: where the hero stands
        self.active: i64 = 0
        self.turn: i64 = 0  # turns played
        self.drawn: i64 = 0  # cards drawn this turn; in the hand as well once the giving begins
        self.sources: i64 = 0  # where they were drawn, a packed table, see `past.py`
        self.shown: i64 = 0  # the legendary item revealed, as a set, MY-W2
        self.points: i64 = 0
        self.winner: i64 = NOBODY
        self.past: Past | None = None

    def copy_pieces_to(self, twin: MytheState) -> None:
        self.copy_to(twin)
        twin.edition = self.edition
        twin.only_drawn = self.only_drawn
        twin.turn_limit = self.turn_limit
        twin.piles = self.piles
        twin.hands = self.hands[:]
        twin.gifts = self.gifts[:]
        twin.spaces = self.spaces[:]
        twin.active = self.active
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.sources = self.sources
        twin.shown = self.shown
        twin.points = self.points
        twin.winner = self.winner
        twin.past = self.past

    def pick(self, cards: i64) -> i64:
        """A card of the set, chosen by the dice."""
        return nth(cards, self.dice.below(count(cards)))

    def is_giving(self) -> bool:
        return not self.is_over() and kind_of(self.asked) >= GIVE_CARD

    def pile_size(self, pile: i64) -> i64:
        """Sizes are public; gifts count as the giver's until the giving ends. MY-G3, MY-G5."""
        size = count(self.hands[pile])
        if pile == self.active:
            for other in range(self.piles):
                size += count(self.gifts[other])
        return size

    def pile_word(self, pile: i64) -> str:
        """A hand goes by the number of its seat."""
        return "neutral" if self.players == 2 and pile == NEUTRAL else str(pile)


def mythe_edition(edition: Edition) -> MytheEdition:
    assert isinstance(edition, MytheEdition), "an edition of another game"
    return edition


class MytheStep:
    """One kind of question, in the file of its rulebook chapter.

    A step holds nothing: what the question is about stands in `state.asked`, so the state
    stays flat and one object serves all states. `game.py` keeps the table of them.
    """

    name: str = ""  # the text is under `mythe-question-<name>`
    public: str = ""  # what everybody may know is being asked
    rule: str = ""

    @abstractmethod
    def legal(self, state: MytheState, acts: Actions) -> None:
        """Add the answers the asked seat may give: at least one, each can be carried to its end."""

    @abstractmethod
    def refusal(self, state: MytheState, action: i64) -> Refusal:
        """Why the asked seat may not answer this; `ALLOWED` exactly for the legal answers."""

    @abstractmethod
    def apply(self, state: MytheState, action: i64) -> None:
        """Carry out a legal answer and `ask` what follows from it."""
