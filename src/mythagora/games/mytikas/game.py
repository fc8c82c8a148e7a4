"""Mytikas, the table of contents: read this first.

Before the first turn each seat may choose a deity (`ChooseDeity`) and takes a Favor (`FirstFavor`). A turn is
`OpenTurn` (where the builder goes), `ChoosePart` (main action or bonus alone), the steps of the main action,
`WrapUp` (the bonus, last moves down), then `FollowOrPass` for each other seat, and `CloseTurn`. The game is
over when nothing is asked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import MASK, Dice, chacha
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.features import Block, Features
from mythagora.engine.game import Game, Option
from mythagora.engine.measures import Measures, Tally
from mythagora.engine.refusals import Refusal
from mythagora.engine.state import State
from mythagora.engine.steps import NOTHING, kind_of
from mythagora.engine.view import View
from mythagora.games.mytikas import edition as sheet
from mythagora.games.mytikas import features, measures, meta, notation, redeal, scoring, setup
from mythagora.games.mytikas.rules.build import BuildPiece, ChooseSlot
from mythagora.games.mytikas.rules.deity import ChooseDeity, GiveGoods
from mythagora.games.mytikas.rules.favor import FirstFavor, ForgeFavor, TakeFavor
from mythagora.games.mytikas.rules.follow import ChooseTime, FollowOrPass
from mythagora.games.mytikas.rules.move import MoveGoods
from mythagora.games.mytikas.rules.offering import MakeOffering, PutOfferings, ServeHades
from mythagora.games.mytikas.rules.produce import ChooseExtra, ChooseHarvest, ChooseSet
from mythagora.games.mytikas.rules.refusals import GAME_IS_OVER, NO_SUCH_ACTION, NOT_YOUR_TURN
from mythagora.games.mytikas.rules.turn import ChoosePart, CloseTurn, OpenTurn, WrapUp
from mythagora.games.mytikas.state import ACTIONS, MytikasState, MytikasStep, mytikas_edition
from mythagora.games.mytikas.view import ENDINGS, MytikasView, look

# By number; a vec, not a list, because its items need no type check.
STEPS: Final = vec[MytikasStep](
    [
        ChooseDeity(),
        FirstFavor(),
        OpenTurn(),
        GiveGoods(),
        ChoosePart(),
        ChooseSet(),
        ChooseHarvest(),
        ChooseExtra(),
        BuildPiece(),
        ChooseSlot(),
        TakeFavor(),
        ForgeFavor(),
        MoveGoods(),
        ServeHades(),
        MakeOffering(),
        PutOfferings(),
        WrapUp(),
        FollowOrPass(),
        ChooseTime(),
        CloseTurn(),
    ]
)


def step_names() -> list[str]:
    return [step.name for step in STEPS]


@final
class Mytikas(MytikasState):
    """The state with its rules."""

    def legal(self, seat: i64, acts: Actions) -> None:
        acts.count = 0
        STEPS[kind_of(self.asked)].legal(self, seat, acts)

    def apply(self, seat: i64, action: i64) -> None:
        """Questions that everybody can see the one answer of are answered on the way to the next real one."""
        STEPS[kind_of(self.asked)].apply(self, seat, action)
        self.move_on(seat)
        while self.asked != NOTHING and STEPS[kind_of(self.asked)].resolves(self, self.to_act()):
            self.next_question()

    def refusal(self, seat: i64, action: i64) -> Refusal:
        if self.is_over():
            return GAME_IS_OVER
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        if action < 0 or action >= ACTIONS:
            return NO_SUCH_ACTION
        return STEPS[kind_of(self.asked)].refusal(self, seat, action)

    def clone(self) -> Mytikas:
        twin = Mytikas()
        self.copy_pieces_to(twin)
        return twin

    def redeal(self, seat: i64, dice: Dice) -> None:
        redeal.redeal(self, seat, dice)

    def recall(self, later: State) -> None:
        assert isinstance(later, Mytikas)
        redeal.recall(self, later)

    def reward(self, seat: i64) -> float:
        return scoring.reward(self, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def turns(self) -> int:
        return self.turn

    def endings(self) -> list[str]:
        """Two can come in one turn. MK-E1."""
        if not self.is_over():
            return []
        causes = [cause for flag, cause in enumerate(ENDINGS) if int(self.ending) >> flag & 1]
        return causes or ["turn-limit"]

    def view(self, seat: i64) -> MytikasView:
        return look(self, [seat], self.step())[0]

    def views(self, seats: list[int]) -> list[View]:
        return list(look(self, seats, self.step()))

    def step(self) -> MytikasStep | None:
        return None if self.is_over() else STEPS[kind_of(self.asked)]

    def features(self, seat: i64, into: Features) -> None:
        features.fill(self, seat, into)

    def text(self, action: i64) -> str:
        return notation.text(action)

    def parse(self, text: str) -> i64:
        return notation.parse(text)

    def write(self) -> str:
        return notation.write(self, step_names())

    def checksum(self) -> i64:
        """Everything in `write` but what was chosen before the game."""
        total: i64 = self.turn
        total = mix(total, self.asked)
        for number in range(self.depth):
            total = mix(total, self.waiting[number])
        for part in [self.first, self.active, self.happened, self.ending, self.fresh, self.deck]:
            total = mix(total, part)
        for part in [self.turned, self.locks_taken, self.glimpsed, self.undealt, self.open_choices]:
            total = mix(total, part)
        for table in [self.builders, self.goods, self.favors, self.reserve, self.on_card, self.tokens]:
            total = mix_all(total, table)
        for table in [self.built, self.cards, self.locked, self.line, self.dealt, self.chosen, self.seen]:
            total = mix_all(total, table)
        return total


def mix(total: i64, number: i64) -> i64:
    """Within 32 bits, so that both modes agree."""
    return (total * 31 + (number & MASK) * 7 + (number >> 32 & MASK)) & MASK


def mix_all(total: i64, table: vec[i64]) -> i64:
    for number in table:
        total = mix(total, number)
    return total


@final
class MytikasGame(Game):
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
        return measures.MytikasTally()

    def edition(self, text: str, file: str) -> Edition:
        return sheet.read(text, file)

    def new(self, players: int, options: dict[str, int], edition: Edition, seed: bytes) -> Mytikas:
        self.check_players(players)
        settled = self.settle(options)
        state = Mytikas()
        state.edition = mytikas_edition(edition)
        state.dice = chacha(seed)
        state.choose_deity = settled[meta.CHOOSE_DEITY]
        state.follow_after_bonus_only = settled[meta.FOLLOW_AFTER_BONUS_ONLY]
        state.followers_move_down = settled[meta.FOLLOWERS_MOVE_DOWN]
        state.offerings_over_lock = settled[meta.OFFERINGS_OVER_LOCK]
        state.card_bonus_only = settled[meta.CARD_BONUS_ONLY]
        state.turn_limit = settled[meta.TURN_LIMIT]
        setup.lay_out(state, players)
        setup.deal(state)
        return state

    def read(self, text: str, edition: Edition, dice: Dice) -> Mytikas:
        state = Mytikas()
        notation.read(state, text, mytikas_edition(edition), dice, step_names())
        for seat in state.seats_to_act():
            if not state.legal_actions(seat):
                facts = {"line": notation.question_line(text), "expected": "a question with an answer"}
                raise InputError("position", facts)
        return state
