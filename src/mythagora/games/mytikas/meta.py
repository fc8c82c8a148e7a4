"""What Mytikas is called, who plays it, and what can be chosen before it begins."""

from typing import Final

from mythagora.engine.game import Option

NAME: Final = "mytikas"
TITLE: Final = "Mytikas"
DESIGNER: Final = "Augusto Rocha"
FEWEST: Final = 2
MOST: Final = 4  # MK-S1
VERSION: Final = 1  # of the behaviour

CHOOSE_DEITY: Final = "choose-your-deity"
FOLLOW_AFTER_BONUS_ONLY: Final = "follow-after-bonus-only"
FOLLOWERS_MOVE_DOWN: Final = "followers-move-down"
OFFERINGS_OVER_LOCK: Final = "offerings-over-lock"
CARD_BONUS_ONLY: Final = "card-bonus-only"
TURN_LIMIT: Final = "turn-limit"
LONGEST_LIMIT: Final = 100_000


def options() -> list[Option]:
    return [
        Option(CHOOSE_DEITY, "MK-S5", 0, 1, 0),
        Option(FOLLOW_AFTER_BONUS_ONLY, "MK-T4", 0, 1, 0),
        Option(FOLLOWERS_MOVE_DOWN, "MK-T6", 0, 1, 0),
        Option(OFFERINGS_OVER_LOCK, "MK-O3", 0, 1, 0),
        Option(CARD_BONUS_ONLY, "MK-D19", 0, 1, 0),
        # No rule of the game: bots that play at random with `offerings-over-lock` would never end.
        Option(TURN_LIMIT, "MK-E1", 0, LONGEST_LIMIT, 0, among_bots=1000),
    ]
