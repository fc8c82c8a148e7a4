"""Building: pay, place the piece, take the level token, then the bonus of the slot."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.steps import about_of
from mythagora.games.mytikas.cards import free_slots, price
from mythagora.games.mytikas.edition import (
    DEMETER_NIGHT,
    FIRST_SLOT,
    GOLD,
    GOODS,
    KINDS,
    LARGE,
    LEVELS,
    MAJOR,
    MINOR,
    PIECE_COUNT,
    PIECES,
    SLOT_COUNT,
    SLOTS,
    SMALL,
)
from mythagora.games.mytikas.rules.move import TO_ANY, move, move_refusal
from mythagora.games.mytikas.rules.offering import take_offerings
from mythagora.games.mytikas.rules.refusals import (
    BUILDS_THE_OTHER,
    CANNOT_PAY,
    LEAVES_NOTHING_TO_BUILD,
    LEVEL_IS_FULL,
    NO_PIECE_LEFT,
    SLOT_IS_TAKEN,
    WRONG_SLOT,
    out_of_place,
)
from mythagora.games.mytikas.state import (
    ALL_BUILT,
    BUILD,
    BUILD_PIECE,
    CHOOSE_SLOT,
    FAVOR,
    LEVELS_FULL,
    MOVE,
    MOVE_GOODS,
    SLOT,
    TAKE_FAVOR,
    TURN,
    MytikasState,
    MytikasStep,
    replaced,
)


class BuildPiece(MytikasStep):
    """What to build on which level? Free downs come before the payment. MK-A2, MK-A4, MK-B1, MK-T8."""

    name: str = "build"
    rule: str = "MK-B1"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        area = about_of(state.asked)
        for piece in range(PIECE_COUNT):
            if builds(area, piece) and free_slots(state, seat, piece) > 0:
                for level in range(LEVELS):
                    if state.tokens[level] > 0 and can_pay(state, seat, piece, level, False):
                        acts.add(BUILD + piece * LEVELS + level)
        if state.may_move_down(seat):
            for level in range(1, LEVELS):
                for kind in range(KINDS):
                    if state.has(seat, level, kind) > 0:
                        for to in range(level):
                            action = MOVE + kind * 16 + level * LEVELS + to
                            if still_builds(state, seat, area, action):
                                acts.add(action)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        area = about_of(state.asked)
        if action >= BUILD and action < SLOT:
            return build_refusal(state, seat, area, (action - BUILD) >> 2, (action - BUILD) & 3)
        if action >= MOVE and action < TURN:
            refusal = move_refusal(state, seat, action, 0)
            if refusal is ALLOWED and not still_builds(state, seat, area, action):
                return LEAVES_NOTHING_TO_BUILD
            return refusal
        return out_of_place(action)

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        if action < TURN:
            move(state, seat, action)
            state.ask(BUILD_PIECE, seat, about_of(state.asked))
            return
        piece = (action - BUILD) >> 2
        level = (action - BUILD) & 3
        pay(state, seat, piece, level)
        state.ask(CHOOSE_SLOT, seat, piece * LEVELS + level)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """One piece on one level and nothing to bring down: then that is what the action means."""
        only_one = only_answer(state, seat, about_of(state.asked))
        if only_one < 0:
            return False
        self.apply(state, seat, only_one)
        return True


class ChooseSlot(MytikasStep):
    """Which of the pieces on the player board? It decides the bonus. MK-B2, MK-B3."""

    name: str = "choose-slot"
    rule: str = "MK-B2"

    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        piece = about_of(state.asked) >> 2
        for slot in range(FIRST_SLOT[piece], FIRST_SLOT[piece + 1]):
            if state.level_of(seat, slot) == 0:
                acts.add(SLOT + slot)

    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        if action < SLOT or action >= FAVOR:
            return out_of_place(action)
        slot = action - SLOT
        piece = about_of(state.asked) >> 2
        if slot < FIRST_SLOT[piece] or slot >= FIRST_SLOT[piece + 1]:
            return WRONG_SLOT
        return ALLOWED if state.level_of(seat, slot) == 0 else SLOT_IS_TAKEN

    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        place_piece(state, seat, action - SLOT, about_of(state.asked) & 3)

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """One slot is left, or those left are alike: the first of them."""
        piece = about_of(state.asked) >> 2
        chosen: i64 = -1
        for slot in range(FIRST_SLOT[piece], FIRST_SLOT[piece + 1]):
            if state.level_of(seat, slot) == 0:
                if chosen < 0:
                    chosen = slot
                elif not are_alike(state, chosen, slot):
                    return False
        place_piece(state, seat, chosen, about_of(state.asked) & 3)
        return True


def builds(area: i64, piece: i64) -> bool:
    """Cities on Demeter Night, temples on Zeus Night. MK-A2, MK-A4."""
    if area == DEMETER_NIGHT:
        return piece in (MINOR, MAJOR)
    return piece in (SMALL, LARGE)


def can_build(state: MytikasState, seat: i64, area: i64) -> bool:
    """Some piece on some level, with free downs where the seat may make them. MK-T8, MK-B1."""
    with_downs = state.may_move_down(seat)
    for piece in range(PIECE_COUNT):
        if builds(area, piece) and free_slots(state, seat, piece) > 0:
            for level in range(LEVELS):
                if state.tokens[level] > 0 and can_pay(state, seat, piece, level, with_downs):
                    return True
    return False


def only_answer(state: MytikasState, seat: i64, area: i64) -> i64:
    """The one building or free down that can be chosen; -1 when there are several."""
    found: i64 = -1
    for piece in range(PIECE_COUNT):
        if builds(area, piece) and free_slots(state, seat, piece) > 0:
            for level in range(LEVELS):
                if state.tokens[level] > 0 and can_pay(state, seat, piece, level, False):
                    if found >= 0:
                        return -1
                    found = BUILD + piece * LEVELS + level
    if state.may_move_down(seat):
        for level in range(1, LEVELS):
            for kind in range(KINDS):
                if state.has(seat, level, kind) > 0:
                    for to in range(level):
                        action = MOVE + kind * 16 + level * LEVELS + to
                        if still_builds(state, seat, area, action):
                            if found >= 0:
                                return -1
                            found = action
    return found


def can_pay(state: MytikasState, seat: i64, piece: i64, level: i64, with_downs: bool) -> bool:
    """The whole cost from one level. MK-B1."""
    for kind in range(KINDS):
        there = state.has(seat, level, kind)
        if with_downs:
            for above in range(level + 1, LEVELS):
                there += state.has(seat, above, kind)
        if there < price(state, seat, piece, kind):
            return False
    return True


def still_builds(state: MytikasState, seat: i64, area: i64, action: i64) -> bool:
    """Whether a building stays possible after this move: no way leads into a dead end."""
    kind = (action - MOVE) >> 4
    start = (action - MOVE) >> 2 & 3
    to = (action - MOVE) & 3
    state.gain(seat, start, kind, -1)
    state.gain(seat, to, kind, 1)
    possible = can_build(state, seat, area)
    state.gain(seat, to, kind, -1)
    state.gain(seat, start, kind, 1)
    return possible


def build_refusal(state: MytikasState, seat: i64, area: i64, piece: i64, level: i64) -> Refusal:
    if not builds(area, piece):
        return BUILDS_THE_OTHER
    if free_slots(state, seat, piece) == 0:
        return NO_PIECE_LEFT
    if state.tokens[level] == 0:
        return LEVEL_IS_FULL
    return ALLOWED if can_pay(state, seat, piece, level, False) else CANNOT_PAY


def pay(state: MytikasState, seat: i64, piece: i64, level: i64) -> None:
    word = ""
    for kind in range(KINDS):
        cost = price(state, seat, piece, kind)
        state.gain(seat, level, kind, -cost)
        if state.events is not None and cost > 0:
            word += str(cost) + GOODS[kind][0]
    if state.events is not None:
        state.tell(
            Event("pays")
            .fact("seat", "seat", str(seat))
            .fact("level", "level", str(level + 1))
            .fact("cost", "goods", word)
        )


def are_alike(state: MytikasState, one: i64, other: i64) -> bool:
    edition = state.edition
    return (
        edition.slot_any[one] == edition.slot_any[other]
        and edition.slot_favors[one] == edition.slot_favors[other]
        and edition.slot_offerings[one] == edition.slot_offerings[other]
        and edition.slot_gold[one] == edition.slot_gold[other]
    )


def place_piece(state: MytikasState, seat: i64, slot: i64, level: i64) -> None:
    """The piece goes on the mountain, its level token on the slot, and the slot's bonus follows. MK-B2."""
    state.built = replaced(state.built, seat * SLOT_COUNT + slot, level + 1)
    state.tokens = replaced(state.tokens, level, state.tokens[level] - 1)
    if state.events is not None:
        piece: i64 = 0
        while slot >= FIRST_SLOT[piece + 1]:
            piece += 1
        state.tell(
            Event("builds")
            .fact("seat", "seat", str(seat))
            .fact("piece", "piece", PIECES[piece])
            .fact("level", "level", str(level + 1))
            .fact("slot", "slot", SLOTS[slot])
        )
    watch_the_end(state, seat)
    slot_bonus(state, seat, slot, level)


def slot_bonus(state: MytikasState, seat: i64, slot: i64, level: i64) -> None:
    """What lay under the piece: gains at once, then Favors, then moves. MK-B3."""
    edition = state.edition
    gold = edition.slot_gold[slot]
    if gold > 0:
        state.gain(seat, level, GOLD, gold)
        if state.events is not None:
            state.tell(
                Event("produces")
                .fact("seat", "seat", str(seat))
                .fact("level", "level", str(level + 1))
                .fact("yield", "goods", f"{gold}g")
            )
    if edition.slot_offerings[slot] > 0:
        take_offerings(state, seat, edition.slot_offerings[slot])
    if edition.slot_any[slot] > 0:
        state.ask(MOVE_GOODS, seat, TO_ANY | edition.slot_any[slot])
    for _ in range(edition.slot_favors[slot]):
        state.ask(TAKE_FAVOR, seat)


def watch_the_end(state: MytikasState, seat: i64) -> None:
    """Three levels without a token, or a builder without a piece: the last turn. MK-E1."""
    cause: i64 = 0
    full: i64 = 0
    for level in range(LEVELS):
        if state.tokens[level] == 0:
            full += 1
    if full >= 3:
        cause |= LEVELS_FULL
    left: i64 = 0
    for piece in range(PIECE_COUNT):
        left += free_slots(state, seat, piece)
    if left == 0:
        cause |= ALL_BUILT
    cause &= ~state.ending
    state.ending |= cause
    if state.events is not None:
        if cause & LEVELS_FULL:
            state.tell(Event("levels-full").fact("seat", "seat", str(seat)))
        if cause & ALL_BUILT:
            state.tell(Event("all-built").fact("seat", "seat", str(seat)))
