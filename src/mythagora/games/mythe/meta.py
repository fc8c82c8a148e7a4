"""What Mythe is called, who plays it, and what can be chosen before it begins."""

from typing import Final

from mythagora.engine.game import Option

NAME: Final = "mythe"
TITLE: Final = "Mythe"
DESIGNER: Final = "Koji Malta"
FEWEST: Final = 2
MOST: Final = 5  # MY-S1
VERSION: Final = 1  # of the behaviour

ONLY_DRAWN: Final = "only-drawn"
TURN_LIMIT: Final = "turn-limit"
LONGEST_LIMIT: Final = 100_000


def options() -> list[Option]:
    return [
        Option(ONLY_DRAWN, "MY-G4", 0, 1, 0),
        Option(TURN_LIMIT, "MY-T1", 0, LONGEST_LIMIT, 0, among_bots=400),  # 0 is none
    ]
