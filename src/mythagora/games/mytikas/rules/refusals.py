"""The ways in which an answer can be wrong, with the rule that says so."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.refusals import Refusal
from mythagora.games.mytikas.state import (
    BONUS,
    BUILD,
    CHANGE,
    DONE,
    EXTRA,
    FAVOR,
    FOLLOW,
    FORGE,
    KEEP,
    MAIN,
    MOVE,
    OFFER,
    SACRIFICE,
    SET,
    SLOT,
    TAKE,
    TIME,
    TURN,
)

GAME_IS_OVER: Final = Refusal("game-is-over", "MK-E1")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "MK-S1")
NO_SUCH_ACTION: Final = Refusal("no-such-action", "MK-T2")
NO_SUCH_SEAT: Final = Refusal("no-such-seat", "MK-S1")

# An answer to another question than the one asked.
BUILDER_NOT_NOW: Final = Refusal("builder-not-now", "MK-T1")
MAIN_NOT_NOW: Final = Refusal("main-not-now", "MK-T2")
BONUS_NOT_NOW: Final = Refusal("bonus-not-now", "MK-T3")
NOT_DONE_YET: Final = Refusal("not-done-yet", "MK-T2")
FOLLOWING_NOT_NOW: Final = Refusal("following-not-now", "MK-T4")
TIME_NOT_NOW: Final = Refusal("time-not-now", "MK-2P2")
PRODUCING_NOT_NOW: Final = Refusal("producing-not-now", "MK-A1")
EXTRA_NOT_NOW: Final = Refusal("extra-not-now", "MK-D12")
MOVE_NOT_NOW: Final = Refusal("move-not-now", "MK-T6")
TURN_NOT_NOW: Final = Refusal("turn-not-now", "MK-D16")
BUILDING_NOT_NOW: Final = Refusal("building-not-now", "MK-B1")
SLOT_NOT_NOW: Final = Refusal("slot-not-now", "MK-B2")
FAVOR_NOT_NOW: Final = Refusal("favor-not-now", "MK-F1")
OFFERINGS_NOT_NOW: Final = Refusal("offerings-not-now", "MK-A8")
OFFERING_NOT_NOW: Final = Refusal("offering-not-now", "MK-O1")
FORGE_NOT_NOW: Final = Refusal("forge-not-now", "MK-D15")
CHANGE_NOT_NOW: Final = Refusal("change-not-now", "MK-D4")
SACRIFICE_NOT_NOW: Final = Refusal("sacrifice-not-now", "MK-D5")
CHOICE_NOT_NOW: Final = Refusal("choice-not-now", "MK-S5")

AREA_IS_BARRED: Final = Refusal("area-is-barred", "MK-T1")
GOD_IS_BARRED: Final = Refusal("god-is-barred", "MK-2P1")
NOTHING_TO_DO_THERE: Final = Refusal("nothing-to-do-there", "MK-T2")
NO_FAVOR_FOR_BONUS: Final = Refusal("no-favor-for-bonus", "MK-T3")
BONUS_DOES_NOTHING: Final = Refusal("bonus-does-nothing", "MK-T2")
ONE_BONUS_ONLY: Final = Refusal("one-bonus-only", "MK-D6")

SAME_LEVEL: Final = Refusal("same-level", "MK-A9")
DOWN_NOT_NOW: Final = Refusal("down-not-now", "MK-T6")
NO_MOVE_HERE: Final = Refusal("no-move-up-here", "MK-A7")
ONE_LEVEL_AT_A_TIME: Final = Refusal("one-level-at-a-time", "MK-A7")
NOTHING_THERE: Final = Refusal("nothing-there", "MK-A7")
MOVE_SOMETHING_FIRST: Final = Refusal("move-something-first", "MK-T2")
NOTHING_TO_TURN: Final = Refusal("no-turning-now", "MK-D16")
TOP_LEVEL: Final = Refusal("top-level", "MK-A7")

NOT_JUST_PRODUCED: Final = Refusal("not-just-produced", "MK-D12")

BUILDS_THE_OTHER: Final = Refusal("other-kind-of-building", "MK-A2")
NO_PIECE_LEFT: Final = Refusal("no-piece-left", "MK-B2")
LEVEL_IS_FULL: Final = Refusal("level-is-full", "MK-B1")
CANNOT_PAY: Final = Refusal("cannot-pay", "MK-B1")
LEAVES_NOTHING_TO_BUILD: Final = Refusal("leaves-nothing-to-build", "MK-T8")
WRONG_SLOT: Final = Refusal("wrong-slot", "MK-B2")
SLOT_IS_TAKEN: Final = Refusal("slot-is-taken", "MK-B2")

TAKEN_BY_ANOTHER: Final = Refusal("taken-by-another", "MK-S9")
PILE_IS_EMPTY: Final = Refusal("pile-is-empty", "MK-F1")
PILE_NOT_EMPTY: Final = Refusal("pile-not-empty", "MK-F1")
NOBODY_HAS_ONE: Final = Refusal("nobody-has-one", "MK-F3")
NOT_FROM_YOURSELF: Final = Refusal("not-from-yourself", "MK-F1")
THEY_HAVE_NONE: Final = Refusal("they-have-none", "MK-F1")
NO_MARBLE_THERE: Final = Refusal("no-marble-there", "MK-D15")

CARD_NOT_IN_PLAY: Final = Refusal("card-not-in-play", "MK-O6")
CARD_IS_LOCKED: Final = Refusal("card-is-locked", "MK-O3")
NO_OFFERING_LEFT: Final = Refusal("no-offering-left", "MK-O1")
TOO_FEW_OFFERINGS: Final = Refusal("too-few-offerings", "MK-O1")
OUTBID_THE_OWNER: Final = Refusal("outbid-the-owner", "MK-O1")
OVER_THE_LOCK: Final = Refusal("over-the-lock", "MK-O3")

OTHER_FAVOR: Final = Refusal("favor-of-another-god", "MK-T4")
NO_FAVOR_TO_PAY: Final = Refusal("no-favor-to-pay", "MK-T4")
ZEUS_NOT_YOURS: Final = Refusal("zeus-does-not-help", "MK-D2")
ACTION_DOES_NOTHING: Final = Refusal("action-does-nothing", "MK-T4")

NOT_DEALT_TO_YOU: Final = Refusal("not-dealt-to-you", "MK-S5")
CARD_NOT_YOURS: Final = Refusal("card-does-not-help", "MK-D1")
ONCE_A_TURN: Final = Refusal("once-a-turn", "MK-D4")
TOO_LITTLE_STONE: Final = Refusal("too-little-stone", "MK-D4")
TOO_FEW_GOODS: Final = Refusal("too-few-goods", "MK-D5")


def out_of_place(action: i64) -> Refusal:
    """What to say to an answer that belongs to another question."""
    if action < FOLLOW:
        return first_words(action)
    if action < SET:
        return FOLLOWING_NOT_NOW if action < TIME else TIME_NOT_NOW
    if action < MOVE:
        return PRODUCING_NOT_NOW if action < EXTRA else EXTRA_NOT_NOW
    if action < BUILD:
        return MOVE_NOT_NOW if action < TURN else TURN_NOT_NOW
    if action < FAVOR:
        return BUILDING_NOT_NOW if action < SLOT else SLOT_NOT_NOW
    if action < OFFER:
        return FAVOR_NOT_NOW if action < TAKE else OFFERINGS_NOT_NOW
    if action < FORGE:
        return OFFERING_NOT_NOW
    if action < SACRIFICE:
        return FORGE_NOT_NOW if action < CHANGE else CHANGE_NOT_NOW
    return SACRIFICE_NOT_NOW if action < KEEP else CHOICE_NOT_NOW


def first_words(action: i64) -> Refusal:
    if action < MAIN:
        return BUILDER_NOT_NOW
    if action == MAIN:
        return MAIN_NOT_NOW
    if action == BONUS:
        return BONUS_NOT_NOW
    return NOT_DONE_YET if action == DONE else FOLLOWING_NOT_NOW


ALL: Final = [
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    NO_SUCH_ACTION,
    NO_SUCH_SEAT,
    BUILDER_NOT_NOW,
    MAIN_NOT_NOW,
    BONUS_NOT_NOW,
    NOT_DONE_YET,
    FOLLOWING_NOT_NOW,
    TIME_NOT_NOW,
    PRODUCING_NOT_NOW,
    EXTRA_NOT_NOW,
    MOVE_NOT_NOW,
    TURN_NOT_NOW,
    BUILDING_NOT_NOW,
    SLOT_NOT_NOW,
    FAVOR_NOT_NOW,
    OFFERINGS_NOT_NOW,
    OFFERING_NOT_NOW,
    FORGE_NOT_NOW,
    CHANGE_NOT_NOW,
    SACRIFICE_NOT_NOW,
    CHOICE_NOT_NOW,
    AREA_IS_BARRED,
    GOD_IS_BARRED,
    NOTHING_TO_DO_THERE,
    NO_FAVOR_FOR_BONUS,
    BONUS_DOES_NOTHING,
    ONE_BONUS_ONLY,
    SAME_LEVEL,
    DOWN_NOT_NOW,
    NO_MOVE_HERE,
    ONE_LEVEL_AT_A_TIME,
    NOTHING_THERE,
    MOVE_SOMETHING_FIRST,
    NOTHING_TO_TURN,
    TOP_LEVEL,
    NOT_JUST_PRODUCED,
    BUILDS_THE_OTHER,
    NO_PIECE_LEFT,
    LEVEL_IS_FULL,
    CANNOT_PAY,
    LEAVES_NOTHING_TO_BUILD,
    WRONG_SLOT,
    SLOT_IS_TAKEN,
    TAKEN_BY_ANOTHER,
    PILE_IS_EMPTY,
    PILE_NOT_EMPTY,
    NOBODY_HAS_ONE,
    NOT_FROM_YOURSELF,
    THEY_HAVE_NONE,
    NO_MARBLE_THERE,
    CARD_NOT_IN_PLAY,
    CARD_IS_LOCKED,
    NO_OFFERING_LEFT,
    TOO_FEW_OFFERINGS,
    OUTBID_THE_OWNER,
    OVER_THE_LOCK,
    OTHER_FAVOR,
    NO_FAVOR_TO_PAY,
    ZEUS_NOT_YOURS,
    ACTION_DOES_NOTHING,
    NOT_DEALT_TO_YOU,
    CARD_NOT_YOURS,
    ONCE_A_TURN,
    TOO_LITTLE_STONE,
    TOO_FEW_GOODS,
]
