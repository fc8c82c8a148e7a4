"""Mythotopia, the table of contents: read this first.

Before the first turn all may give up provinces (`GiveUpProvinces`) and place citadels (`ChooseCitadel`). A
turn is `TakeTurn`, asked again and again: each answer is an action, a free action or the end of the turn. An
action that costs something asks for its parts, then `Pay`, and `CarryOut` does it. `TakeCounter` is asked of
whoever earns a counter and has Scribe. `ResolveWars` settles what is left when the game ends. The game is
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
from mythagora.games.mythotopia import edition as sheet
from mythagora.games.mythotopia import features, measures, meta, notation, redeal, scoring, setup
from mythagora.games.mythotopia.rules.armies import (
    ChooseGarrison,
    ChoosePort,
    ChooseRecall,
    ChooseWithdrawal,
    CountRecall,
    CountWithdrawal,
    DismissMercenaries,
    LaunchShips,
    OrderPieces,
    PlayArmies,
)
from mythagora.games.mythotopia.rules.build import ChooseBuilder, ChooseSite, ChooseWork
from mythagora.games.mythotopia.rules.cards import (
    ChooseInvention,
    ChooseRaid,
    ChooseRevival,
    HireHowMany,
    HireWhere,
    MakePeace,
    TakeCounsel,
    TradeCounter,
)
from mythagora.games.mythotopia.rules.charters import KeepCharter, SeekCharter
from mythagora.games.mythotopia.rules.counters import PayExtra
from mythagora.games.mythotopia.rules.deck import (
    ChooseDiscards,
    ChooseDraft,
    ChooseRemovals,
    LayReserve,
    StowCard,
)
from mythagora.games.mythotopia.rules.final import ChooseFinalWar, ResolveWars, TakeCounterAnywhere
from mythagora.games.mythotopia.rules.invade import ChooseOrigin, ChooseRoute, ChooseTarget, PlayShips
from mythagora.games.mythotopia.rules.opening import ChooseCitadel, GiveUpProvinces
from mythagora.games.mythotopia.rules.pay import Pay
from mythagora.games.mythotopia.rules.refusals import (
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    out_of_place,
)
from mythagora.games.mythotopia.rules.roads import CountMarch, MarchFrom, MarchTo
from mythagora.games.mythotopia.rules.turn import CarryOut, TakeTurn
from mythagora.games.mythotopia.state import (
    ACTIONS,
    CALLED,
    LAST_ROUND,
    TARGET,
    MythotopiaState,
    MythotopiaStep,
    mythotopia_edition,
)
from mythagora.games.mythotopia.view import MythotopiaView, look

# By number; a vec, not a list, because its items need no type check.
STEPS: Final = vec[MythotopiaStep](
    [
        GiveUpProvinces(),
        ChooseCitadel(),
        TakeTurn(),
        ChooseOrigin(),
        ChooseTarget(),
        ChooseRoute(),
        PlayShips(),
        PlayArmies(),
        Pay(),
        ChooseGarrison(),
        ChooseWithdrawal(),
        CountWithdrawal(),
        DismissMercenaries(),
        ChoosePort(),
        LaunchShips(),
        ChooseRecall(),
        CountRecall(),
        OrderPieces(),
        ChooseDraft(),
        LayReserve(),
        ChooseDiscards(),
        ChooseRemovals(),
        ChooseBuilder(),
        ChooseSite(),
        ChooseWork(),
        PayExtra(),
        TakeCounterAnywhere(),
        TradeCounter(),
        MakePeace(),
        HireWhere(),
        HireHowMany(),
        ChooseRaid(),
        ChooseRevival(),
        TakeCounsel(),
        ChooseInvention(),
        MarchFrom(),
        MarchTo(),
        CountMarch(),
        StowCard(),
        SeekCharter(),
        KeepCharter(),
        ChooseFinalWar(),
        CarryOut(),
        ResolveWars(),
    ]
)


def step_names() -> list[str]:
    return [step.name for step in STEPS]


@final
class Mythotopia(MythotopiaState):
    """The state with its rules."""

    def legal(self, seat: i64, acts: Actions) -> None:
        acts.count = 0
        STEPS[kind_of(self.asked)].legal(self, seat, acts)

    def apply(self, seat: i64, action: i64) -> None:
        """Questions that everybody can see the one answer of are answered on the way to the next real one."""
        step = STEPS[kind_of(self.asked)]
        step.apply(self, seat, action)
        if step.keeps_asking(self, seat):
            return
        self.move_on(seat)
        self.answer_obvious()

    def answer_obvious(self) -> None:
        while self.asked != NOTHING and STEPS[kind_of(self.asked)].resolves(self, self.to_act()):
            self.next_question()

    def refusal(self, seat: i64, action: i64) -> Refusal:
        if self.is_over():
            return GAME_IS_OVER
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        if action < 0 or action >= ACTIONS:
            return NO_SUCH_ACTION
        step = STEPS[kind_of(self.asked)]
        if (
            action >= TARGET
        ):  # a place or a card: most of them belong to other questions, and that is soon said
            reason = step.reason(self, seat, action)
            if reason is out_of_place(action):
                return reason
        return step.refusal(self, seat, action)

    def clone(self) -> Mythotopia:
        twin = Mythotopia()
        self.copy_pieces_to(twin)
        return twin

    def redeal(self, seat: i64, dice: Dice) -> None:
        redeal.redeal(self, seat, dice)

    def recall(self, later: State) -> None:
        assert isinstance(later, Mythotopia)
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
        """MT-E3, MT-E4, MT-E5."""
        if not self.is_over():
            return []
        if self.ending == CALLED:
            return ["called"]
        return ["final-round"] if self.ending == LAST_ROUND else ["turn-limit"]

    def view(self, seat: i64) -> MythotopiaView:
        return look(self, [seat], self.step())[0]

    def views(self, seats: list[int]) -> list[View]:
        return list(look(self, seats, self.step()))

    def step(self) -> MythotopiaStep | None:
        return None if self.is_over() else STEPS[kind_of(self.asked)]

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
        total: i64 = self.turn
        total = mix(total, self.asked)
        for number in range(self.depth):
            total = mix(total, self.waiting[number])
        for part in [self.first, self.active, self.turns_left, self.happened, self.barred, self.caller]:
            total = mix(total, part)
        for part in [self.ending, self.province_deck, self.display, self.undealt, self.looked, self.kept]:
            total = mix(total, part)
        for part in [self.kept_by, self.castles, self.dragons, self.runestones, self.marched_from]:
            total = mix(total, part)
        for part in [self.marched_to, self.in_play, self.open_choices, self.charter_deck]:
            total = mix(total, part)
        total = mix(total, self.charters_looked)
        for table in [self.lands, self.crafts, self.tops, self.aside, self.shown_lands, self.shown_crafts]:
            total = mix_all(total, table)
        for table in [self.towns, self.cities, self.citadels, self.roads, self.armies, self.mercenaries]:
            total = mix_all(total, table)
        for table in [self.ships, self.ready_armies, self.ready_ships, self.pool_armies, self.pool_ships]:
            total = mix_all(total, table)
        for table in [self.left, self.stock, self.counters, self.sea_claims, self.sea_towns, self.chosen]:
            total = mix_all(total, table)
        for table in [self.charter, self.revealed, self.charter_points, self.ruled_out]:
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
class MythotopiaGame(Game):
    name: str = meta.NAME
    title: str = meta.TITLE
    designer: str = meta.DESIGNER
    version: int = meta.VERSION
    fewest: int = meta.FEWEST
    most: int = meta.MOST
    actions: int = ACTIONS
    shared: str = "map"
    deals_differ: bool = True  # by their provinces

    def editions(self) -> list[str]:
        return ["rulebook", "box"]

    def options(self) -> list[Option]:
        return meta.options()

    def blocks(self) -> list[Block]:
        return features.blocks()

    def measures(self) -> Measures:
        return measures.measures()

    def tally(self) -> Tally:
        return measures.MythotopiaTally()

    def edition(self, text: str, file: str) -> Edition:
        return sheet.read(text, file)

    def new(self, players: int, options: dict[str, int], edition: Edition, seed: bytes) -> Mythotopia:
        self.check_players(players)
        settled = self.settle(options)
        state = Mythotopia()
        state.edition = mythotopia_edition(edition)
        state.dice = chacha(seed)
        state.choose_start = settled[meta.CHOOSE_START]
        state.final_round = settled[meta.FINAL_ROUND]
        state.secret_charters = settled[meta.SECRET_CHARTERS]
        state.turn_limit = settled[meta.TURN_LIMIT]
        setup.lay_out(state, players)
        setup.deal(state)
        state.answer_obvious()
        return state

    def read(self, text: str, edition: Edition, dice: Dice) -> Mythotopia:
        state = Mythotopia()
        notation.read(state, text, mythotopia_edition(edition), dice, step_names())
        for seat in state.seats_to_act():
            if not state.legal_actions(seat):
                facts = {"line": notation.question_line(text), "expected": "a question with an answer"}
                raise InputError("position", facts)
        return state
