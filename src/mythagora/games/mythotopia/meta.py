"""What Mythotopia is called, who plays it, and what can be chosen before it begins."""

from typing import Final

from mythagora.engine.game import Option

NAME: Final = "mythotopia"
TITLE: Final = "Mythotopia"
DESIGNER: Final = "Martin Wallace"
FEWEST: Final = 2
MOST: Final = 4  # MT-S1
VERSION: Final = 1  # of the behaviour

CHOOSE_START: Final = "choose-your-start"
FINAL_ROUND: Final = "final-round"
SECRET_CHARTERS: Final = "secret-charters"
TURN_LIMIT: Final = "turn-limit"
LONGEST_LIMIT: Final = 100_000


def options() -> list[Option]:
    return [
        Option(CHOOSE_START, "MT-S4", 0, 1, 0),
        Option(FINAL_ROUND, "MT-E4", 0, 1, 0),
        Option(SECRET_CHARTERS, "MT-H1", 0, 1, 0),
        Option(TURN_LIMIT, "MT-E5", 0, LONGEST_LIMIT, 0, among_bots=300),
    ]
