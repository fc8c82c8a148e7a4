"""Producing: every city on Zeus Day, level 1 on Demeter Day."""

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.steps import about_of
from mythagora.games.mytikas.cards import APOLLO, APOLLO_UPS, PAN
from mythagora.games.mytikas.edition import (
    GOODS,
    KINDS,
    MAJOR,
    MINOR,
    PIECE_OF,
    SETS,
    SLOT_COUNT,
    SLOTS,
    goods_word,
)
from mythagora.games.mytikas.rules.refusals import NOT_JUST_PRODUCED, out_of_place
from mythagora.games.mytikas.state import (
    CHOOSE_EXTRA,
    CHOOSE_HARVEST,
    CHOOSE_SET,
    EXTRA,
    HARVEST,
    MOVE,
    MOVE_GOODS,
    SET,
    MytikasState,
    MytikasStep,
)


class ChooseSet(MytikasStep):
    """Which set does this city yield on its level? City by city. MK-A1, MK-A10."""

    name: str = "choose-set"
    rule: str = "MK-A1"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for number in range(SETS):
            acts.add(SET + number)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        return ALLOWED if action >= SET and action < HARVEST else out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        slot = about_of(state.asked)
        level = state.level_of(seat, slot) - 1
        produce(state, seat, level, state.edition.zeus_day, action - SET, SLOTS[slot])
        ask_next_city(state, seat, slot + 1)


class ChooseHarvest(MytikasStep):
    """Which set on level 1? Once, however many cities there are. MK-A3."""

    name: str = "choose-harvest"
    rule: str = "MK-A3"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for number in range(SETS):
            acts.add(HARVEST + number)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        return ALLOWED if action >= HARVEST and action < EXTRA else out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        number = action - HARVEST
        produce(state, seat, 0, state.edition.demeter_day, number, "")
        if state.commands(seat, PAN):
            kinds: i64 = 0
            for kind in range(KINDS):
                if state.edition.demeter_day[number * KINDS + kind] > 0:
                    kinds |= i64(1) << kind
            state.ask(CHOOSE_EXTRA, seat, kinds)


class ChooseExtra(MytikasStep):
    """Pan: one more of which kind just produced? MK-D12."""

    name: str = "choose-extra"
    rule: str = "MK-D12"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        kinds = about_of(state.asked)
        for kind in range(KINDS):
            if kinds >> kind & 1:
                acts.add(EXTRA + kind)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action >= EXTRA and action < MOVE:
            return ALLOWED if about_of(state.asked) >> (action - EXTRA) & 1 else NOT_JUST_PRODUCED
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        produce_extra(state, seat, action - EXTRA)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """A set of one kind leaves no choice."""
        kinds = about_of(state.asked)
        for kind in range(KINDS):
            if kinds == i64(1) << kind:
                produce_extra(state, seat, kind)
                return True
        return False


def zeus_day(state: MytikasState, seat: i64) -> None:
    """Every city produces, then Apollo lifts. MK-A1, MK-D10."""
    if state.commands(seat, APOLLO):
        state.ask(MOVE_GOODS, seat, APOLLO_UPS)
    ask_next_city(state, seat, 0)


def demeter_day(state: MytikasState, seat: i64) -> None:
    state.ask(CHOOSE_HARVEST, seat)


def ask_next_city(state: MytikasState, seat: i64, slot: i64) -> None:
    """The next city from this slot on, if there is one."""
    while slot < SLOT_COUNT:
        piece = PIECE_OF[slot]
        if (piece in (MINOR, MAJOR)) and state.level_of(seat, slot) > 0:
            state.ask(CHOOSE_SET, seat, slot)
            return
        slot += 1


def produce(state: MytikasState, seat: i64, level: i64, sets: vec[i64], number: i64, city: str) -> None:
    for kind in range(KINDS):
        state.gain(seat, level, kind, sets[number * KINDS + kind])
    if state.events is not None:
        event = Event("produces").fact("seat", "seat", str(seat))
        if city != "":
            event.fact("city", "slot", city)
        event.fact("level", "level", str(level + 1))
        state.tell(event.fact("yield", "goods", goods_word(sets, number * KINDS)))


def produce_extra(state: MytikasState, seat: i64, kind: i64) -> None:
    state.gain(seat, 0, kind, 1)
    if state.events is not None:
        state.tell(Event("produces-extra").fact("seat", "seat", str(seat)).fact("good", "good", GOODS[kind]))
