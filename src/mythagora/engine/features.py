"""Numbers for learned bots and environments: a buffer of fixed length that a game fills."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Block:
    """A named run of numbers, so that documents and debuggers can say what stands where."""

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.size: Final = size


@final
class Features:
    """What one seat may know, as numbers between -1 and 1."""

    def __init__(self, size: int) -> None:
        self.items: vec[float] = vec[float]([0.0] * size)
        self.count: i64 = 0

    def add(self, number: float) -> None:
        self.items[self.count] = number
        self.count += 1

    def share(self, part: i64, whole: i64) -> None:
        """A count as a share of the most it can be."""
        self.add(float(part) / float(whole))

    def one_of(self, which: i64, size: i64) -> None:
        """One mark among `size` places; none when `which` is negative."""
        for place in range(size):
            self.add(1.0 if place == which else 0.0)

    def flags(self, things: i64, size: i64) -> None:
        """A mark for every thing in the set."""
        for thing in range(size):
            self.add(1.0 if things >> thing & 1 else 0.0)

    def to_list(self) -> list[float]:
        return [self.items[i] for i in range(self.count)]


def total(blocks: list[Block]) -> int:
    """How many numbers these blocks have together."""
    return sum([block.size for block in blocks])
