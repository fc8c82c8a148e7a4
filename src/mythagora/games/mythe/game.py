"""Mythe, the table of contents: read this first.

A turn is `OpenTurn`, perhaps `FirstDraw`, then `DrawOn` until a stop or an Obstacle, then
`GiveCard` and `GiveTo` until done. The game is over when nothing is asked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import MASK, Dice, chacha
from mythagora.engine.edition import Edition
from mythagora.engine.features import Block, Features
from mythagora.engine.game import Game, Option
from mythagora.engine.measures import Measures, Tally
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import State
from mythagora.engine.steps import kind_of
from mythagora.games.mythe import edition as sheet
from mythagora.games.mythe import features, measures, meta, notation, redeal, scoring, setup
from mythagora.games.mythe.past import Glimpse, Past, Turn
from mythagora.games.mythe.rules.draw import DrawOn, FirstDraw, OpenTurn
from mythagora.games.mythe.rules.give import GiveCard, GiveTo
from mythagora.games.mythe.rules.refusals import GAME_IS_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN, TURNS_ARE_UP
from mythagora.games.mythe.state import ACTIONS, NOBODY, MytheState, MytheStep, mythe_edition
from mythagora.games.mythe.view import MytheView, look

# By number; a vec, not a list, because its items need no type check.
STEPS: Final = vec[MytheStep]([OpenTurn(), FirstDraw(), DrawOn(), GiveCard(), GiveTo()])


def step_names() -> list[str]:
    return [step.name for step in STEPS]


@final
class Mythe(MytheState):
    """The state with its rules."""

    def legal(self, seat: i64, acts: Actions) -> None:
        acts.count = 0
        STEPS[kind_of(self.asked)].legal(self, acts)

    def apply(self, seat: i64, action: i64) -> None:
        STEPS[kind_of(self.asked)].apply(self, action)
        self.next_question()

    def refusal(self, seat: i64, action: i64) -> Refusal:
        if self.is_over():
            return TURNS_ARE_UP if self.winner == NOBODY else GAME_IS_OVER
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        if action < 0 or action >= ACTIONS:
            return NO_SUCH_ACTION
        return STEPS[kind_of(self.asked)].refusal(self, action)

    def clone(self) -> Mythe:
        twin = Mythe()
        self.copy_pieces_to(twin)
        return twin

    def redeal(self, seat: i64, dice: Dice) -> None:
        redeal.redeal(self, seat, dice)

    def recall(self, later: State) -> None:
        assert isinstance(later, Mythe)
        redeal.recall(self, later)

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def turns(self) -> int:
        return self.turn if self.winner == NOBODY else self.turn + 1

    def endings(self) -> list[str]:
        return scoring.endings(self)

    def view(self, seat: i64) -> MytheView:
        return look(self, seat, None if self.is_over() else STEPS[kind_of(self.asked)])

    def features(self, seat: i64, into: Features) -> None:
        features.fill(self, seat, into)

    def text(self, action: i64) -> str:
        return notation.text(self, action)

    def parse(self, text: str) -> i64:
        return notation.parse(self, text)

    def write(self) -> str:
        return notation.write(self, step_names())

    def checksum(self) -> i64:
        """Everything in `write` but what was chosen before the game."""
        total: i64 = self.winner & 7
        total = mix(total, self.asked)
        total = mix(total, self.turn)
        total = mix(total, self.active)
        total = mix(total, self.drawn)
        total = mix(total, self.sources)
        total = mix(total, self.shown)
        total = mix(total, self.points)
        for pile in range(self.piles):
            total = mix(total, self.hands[pile])
            total = mix(total, self.gifts[pile])
        for seat in range(self.players):
            total = mix(total, self.spaces[seat])
        return mix(total, past_checksum(self.past))


def mix(total: i64, number: i64) -> i64:
    """Within 32 bits, so that both modes agree."""
    return (total * 31 + (number & MASK) * 7 + (number >> 32 & MASK)) & MASK


def past_checksum(cell: Past | None) -> i64:
    total: i64 = 0
    while cell is not None:
        if isinstance(cell, Turn):
            for number in [cell.giver, cell.drawn, cell.sources, cell.shown, cell.gifts]:
                total = mix(total, number)
        elif isinstance(cell, Glimpse):
            for number in [cell.pile, cell.cards, cell.knows]:
                total = mix(total, number)
        total = mix(total, 1)
        cell = cell.before
    return total


@final
class MytheGame(Game):
    name: str = meta.NAME
    title: str = meta.TITLE
    designer: str = meta.DESIGNER
    version: int = meta.VERSION
    fewest: int = meta.FEWEST
    most: int = meta.MOST
    actions: int = ACTIONS

    def editions(self) -> list[str]:
        return ["standard"]

    def options(self) -> list[Option]:
        return meta.options()

    def blocks(self) -> list[Block]:
        return features.blocks()

    def measures(self) -> Measures:
        return measures.measures()

    def tally(self) -> Tally:
        return measures.MytheTally()

    def edition(self, text: str, file: str) -> Edition:
        return sheet.read(text, file)

    def new(self, players: int, options: dict[str, int], edition: Edition, seed: bytes) -> Mythe:
        self.check_players(players)
        settled = self.settle(options)
        state = Mythe()
        state.edition = mythe_edition(edition)
        state.dice = chacha(seed)
        state.only_drawn = settled[meta.ONLY_DRAWN]
        state.turn_limit = settled[meta.TURN_LIMIT]
        setup.lay_out(state, players)
        setup.deal(state)
        return state

    def read(self, text: str, edition: Edition, dice: Dice) -> Mythe:
        state = Mythe()
        notation.read(state, text, mythe_edition(edition), dice, step_names())
        return state
