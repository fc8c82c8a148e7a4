"""A question as a number: which step, to which seats, and about what. The state keeps a stack of them.

The rules of a step are in a class of the game (`MytheStep`), so that they get the game's own
state without a cast. A question goes to a set of seats: to one, or to all who choose at the
same time.
"""

from typing import Final

from mypy_extensions import i64

NOTHING: Final = 0  # nobody is asked anything: the game is over


def question(kind: i64, seats: i64, about: i64) -> i64:
    return about << 16 | seats << 8 | kind


def kind_of(asked: i64) -> i64:
    """Which step of the game's table."""
    return asked & 255


def seats_of(asked: i64) -> i64:
    """The set of seats that may answer."""
    return asked >> 8 & 255


def about_of(asked: i64) -> i64:
    """What the step has to remember: the card to be given, say."""
    return asked >> 16


def without(asked: i64, seat: i64) -> i64:
    """The same question to the others only."""
    return asked & ~(i64(256) << seat)
