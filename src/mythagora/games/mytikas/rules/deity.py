"""Deity cards that are used on their own: the choice before the game, and Demeter and Hades at its start.

What the other cards bend is in the chapters they bend; all are named in `cards.py`.
"""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import EVERYBODY, Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import first, lowest, only
from mythagora.engine.steps import about_of
from mythagora.games.mytikas import setup
from mythagora.games.mytikas.cards import (
    DEITIES,
    DEMETER,
    HADES,
    LARGE_BLESSING,
    LARGE_SACRIFICE,
    SMALL_BLESSING,
    SMALL_SACRIFICE,
    STONE_FOR_GOLD,
    STONE_FOR_MARBLE,
)
from mythagora.games.mytikas.edition import GOLD, GOODS, KINDS, LEVELS, MARBLE, STONE
from mythagora.games.mytikas.rules.offering import take_offerings
from mythagora.games.mytikas.rules.refusals import (
    CARD_NOT_YOURS,
    NOT_DEALT_TO_YOU,
    NOTHING_THERE,
    ONCE_A_TURN,
    TOO_FEW_GOODS,
    TOO_LITTLE_STONE,
    out_of_place,
)
from mythagora.games.mytikas.state import (
    CHANGE,
    DEITY_COUNT,
    GIVE,
    GIVE_GOODS,
    KEEP,
    PLACES,
    SACRIFICE,
    USED_DEMETER,
    USED_HADES,
    MytikasState,
    MytikasStep,
    replaced,
)


class ChooseDeity(MytikasStep):
    """Which of the two cards to keep? All choose at once, in secret. The variant of MK-S5."""

    name: str = "choose-deity"
    public: str = "dealing"
    rule: str = "MK-S5"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for deity in range(DEITY_COUNT):
            if state.dealt[seat] >> deity & 1:
                acts.add(KEEP + deity)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action < KEEP:
            return out_of_place(action)
        return ALLOWED if state.dealt[seat] >> (action - KEEP) & 1 else NOT_DEALT_TO_YOU

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        """Kept to oneself until the last one is in."""
        state.chosen = replaced(state.chosen, seat, only(action - KEEP))
        state.open_choices &= ~only(seat)
        if state.events is not None:
            state.tell(
                Event("chooses")
                .fact("seat", "seat", str(seat))
                .fact("deity", "deity", DEITIES[action - KEEP], only(seat))
            )
        if state.is_last():
            kept = state.chosen
            setup.begin(state, kept)
            state.chosen = replaced(replaced(kept, 0, 0), 1, 0)
            for other in range(2, state.players):
                state.chosen = replaced(state.chosen, other, 0)
            state.open_choices = 0
            if state.events is not None:
                tell_the_cards(state)


class GiveGoods(MytikasStep):
    """Hades: which resource to give away next? From any level. MK-D5."""

    name: str = "give"
    rule: str = "MK-D5"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        for place in range(PLACES):
            if state.goods[seat * PLACES + place] > 0:
                acts.add(GIVE + place)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action < GIVE or action >= KEEP:
            return out_of_place(action)
        there = state.goods[seat * PLACES + action - GIVE]
        return ALLOWED if there > 0 else NOTHING_THERE

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        left = about_of(state.asked) & 15
        give(state, seat, action - GIVE)
        blessing = about_of(state.asked) >> 4
        if left > 1:
            state.ask(GIVE_GOODS, seat, left - 1 | blessing << 4)
        else:
            take_offerings(state, seat, blessing)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """All resources alike: it does not matter which."""
        only_one: i64 = -1
        for place in range(PLACES):
            if state.goods[seat * PLACES + place] > 0:
                if only_one >= 0:
                    return False
                only_one = place
        self.apply(state, seat, GIVE + only_one)
        return True


def tell_the_cards(state: MytikasState) -> None:
    """All choices are in: the cards kept, and the first card of the line."""
    for seat in range(state.players):
        others = first(state.players) & ~only(seat)
        state.tell(
            Event("keeps", others)
            .fact("seat", "seat", str(seat))
            .fact("deity", "deity", DEITIES[lowest(state.cards[seat])])
        )
    state.tell(Event("turns-up", EVERYBODY).fact("deity", "deity", DEITIES[state.line[0]]))


def may_invoke(state: MytikasState, seat: i64) -> bool:
    """Whether Demeter or Hades can help now."""
    if state.commands(seat, DEMETER) and state.happened & USED_DEMETER == 0:
        for level in range(LEVELS):
            if state.has(seat, level, STONE) >= STONE_FOR_MARBLE:
                return True
    if state.commands(seat, HADES) and state.happened & USED_HADES == 0:
        return state.goods_of(seat) >= SMALL_SACRIFICE
    return False


def add_invocations(state: MytikasState, acts: Actions, seat: i64) -> None:
    """Once at the start of the turn, before the builder moves. MK-D4, MK-D5."""
    if state.commands(seat, DEMETER) and state.happened & USED_DEMETER == 0:
        for level in range(LEVELS):
            stone = state.has(seat, level, STONE)
            if stone >= STONE_FOR_MARBLE:
                acts.add(CHANGE + level * 2)
            if stone >= STONE_FOR_GOLD:
                acts.add(CHANGE + level * 2 + 1)
    if state.commands(seat, HADES) and state.happened & USED_HADES == 0:
        goods = state.goods_of(seat)
        if goods >= SMALL_SACRIFICE:
            acts.add(SACRIFICE)
        if goods >= LARGE_SACRIFICE:
            acts.add(SACRIFICE + 1)


def invocation_refusal(state: MytikasState, seat: i64, action: i64) -> Refusal:
    is_hades = action >= SACRIFICE
    if not state.commands(seat, HADES if is_hades else DEMETER):
        return CARD_NOT_YOURS
    if state.happened & (USED_HADES if is_hades else USED_DEMETER):
        return ONCE_A_TURN
    if is_hades:
        needed = LARGE_SACRIFICE if action > SACRIFICE else SMALL_SACRIFICE
        return ALLOWED if state.goods_of(seat) >= needed else TOO_FEW_GOODS
    stone = STONE_FOR_GOLD if (action - CHANGE) & 1 else STONE_FOR_MARBLE
    return ALLOWED if state.has(seat, (action - CHANGE) >> 1, STONE) >= stone else TOO_LITTLE_STONE


def change_goods(state: MytikasState, seat: i64, action: i64) -> None:
    """Demeter: stone into marble or gold on one level. MK-D4."""
    level = (action - CHANGE) >> 1
    kind: i64 = GOLD if (action - CHANGE) & 1 else MARBLE
    stone: i64 = STONE_FOR_GOLD if kind == GOLD else STONE_FOR_MARBLE
    state.happened |= USED_DEMETER
    state.gain(seat, level, STONE, -stone)
    state.gain(seat, level, kind, 1)
    if state.events is not None:
        state.tell(
            Event("changes")
            .fact("seat", "seat", str(seat))
            .fact("stone", "number", str(stone))
            .fact("into", "good", GOODS[kind])
            .fact("level", "level", str(level + 1))
        )


def sacrifice(state: MytikasState, seat: i64, action: i64) -> None:
    """Hades: resources for Offerings; they are given one by one. MK-D5."""
    state.happened |= USED_HADES
    is_large = action > SACRIFICE
    goods: i64 = LARGE_SACRIFICE if is_large else SMALL_SACRIFICE
    blessing: i64 = LARGE_BLESSING if is_large else SMALL_BLESSING
    if state.events is not None:
        state.tell(Event("sacrifices").fact("seat", "seat", str(seat)).fact("count", "number", str(goods)))
    state.ask(GIVE_GOODS, seat, goods | blessing << 4)


def give(state: MytikasState, seat: i64, place: i64) -> None:
    level = place // KINDS
    kind = place % KINDS
    state.gain(seat, level, kind, -1)
    if state.events is not None:
        state.tell(
            Event("gives")
            .fact("seat", "seat", str(seat))
            .fact("good", "good", GOODS[kind])
            .fact("level", "level", str(level + 1))
        )
