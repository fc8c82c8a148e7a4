"""Sets of up to 62 things (cards, seats, provinces) as the bits of one number."""

from mypy_extensions import i64


def only(thing: i64) -> i64:
    """The set with this one thing in it."""
    return i64(1) << thing


def first(things: i64) -> i64:
    """The set of all things below this number."""
    return (i64(1) << things) - 1


def count(things: i64) -> i64:
    total: i64 = 0
    while things != 0:
        things &= things - 1  # drops the lowest
        total += 1
    return total


def nth(things: i64, k: i64) -> i64:
    """The thing with k smaller ones in the set."""
    while k > 0:
        things &= things - 1
        k -= 1
    return lowest(things)


def lowest(things: i64) -> i64:
    """The smallest thing of a set that has one."""
    thing: i64 = 0
    while things >> thing & 1 == 0:
        thing += 1
    return thing


def members(things: i64) -> list[int]:
    """For views and text; rules loop over the bits instead."""
    return [thing for thing in range(63) if int(things) >> thing & 1]
