"""The ways in which an answer can be wrong, with the rule that says so."""

from typing import Final

from mythagora.engine.refusals import Refusal

GAME_IS_OVER: Final = Refusal("game-is-over", "MY-W3")
TURNS_ARE_UP: Final = Refusal("turns-are-up", "MY-T1")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "MY-S1")
NO_SUCH_ACTION: Final = Refusal("no-such-action", "MY-D1")
NO_SUCH_PILE: Final = Refusal("no-such-pile", "MY-S1")

OWN_HAND: Final = Refusal("own-hand", "MY-D1")
EMPTY_HAND: Final = Refusal("empty-hand", "MY-D3")
MUST_DRAW_FIRST: Final = Refusal("must-draw-first", "MY-D1")
NOT_GIVING_YET: Final = Refusal("not-giving-yet", "MY-G1")

NOT_IN_HAND: Final = Refusal("not-in-hand", "MY-W1")
NOT_LEGENDARY: Final = Refusal("not-legendary", "MY-W1")
ALREADY_DECLARED: Final = Refusal("already-declared", "MY-W1")
TOO_LATE_TO_DECLARE: Final = Refusal("too-late-to-declare", "MY-W1")

DRAWING_IS_OVER: Final = Refusal("drawing-is-over", "MY-D4")
NOT_YOURS_TO_GIVE: Final = Refusal("not-yours-to-give", "MY-G1")
NOT_DRAWN_THIS_TURN: Final = Refusal("not-drawn-this-turn", "MY-G4")
KEEP_ONE_CARD: Final = Refusal("keep-one-card", "MY-G2")
SOMEONE_HAS_NO_CARD: Final = Refusal("someone-has-no-card", "MY-G2")
NOT_TO_YOURSELF: Final = Refusal("not-to-yourself", "MY-G1")
CHOOSE_A_CARD_FIRST: Final = Refusal("choose-a-card-first", "MY-G1")
CHOOSE_WHO_GETS_IT: Final = Refusal("choose-who-gets-it", "MY-G1")

ALL: Final = [
    GAME_IS_OVER,
    TURNS_ARE_UP,
    NOT_YOUR_TURN,
    NO_SUCH_ACTION,
    NO_SUCH_PILE,
    OWN_HAND,
    EMPTY_HAND,
    MUST_DRAW_FIRST,
    NOT_GIVING_YET,
    NOT_IN_HAND,
    NOT_LEGENDARY,
    ALREADY_DECLARED,
    TOO_LATE_TO_DECLARE,
    DRAWING_IS_OVER,
    NOT_YOURS_TO_GIVE,
    NOT_DRAWN_THIS_TURN,
    KEEP_ONE_CARD,
    SOMEONE_HAS_NO_CARD,
    NOT_TO_YOURSELF,
    CHOOSE_A_CARD_FIRST,
    CHOOSE_WHO_GETS_IT,
]
