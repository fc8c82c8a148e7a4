"""Sets of up to 62 things (cards, seats, provinces) as the bits of one number."""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 1 << 61  # shifted down, not 1 up: mypyc makes a literal 1 a C int of 32 bits


def only(thing: i64) -> i64:
    """The set with this one thing in it."""
    return HIGHEST >> (61 - thing)


def first(things: i64) -> i64:
    """The set of all things below this number."""
    return only(things) - 1


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
    found: list[int] = []
    thing = 0
    while things != 0:
        if things & 1:
            found.append(thing)
        things >>= 1
        thing += 1
    return found
