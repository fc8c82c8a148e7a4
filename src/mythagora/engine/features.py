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
    """What one seat may know, as numbers between -1 and 1.

    Environments write many games side by side: `start` says where the next one begins. The loops take hold of
    the numbers once, because that makes them twice as fast.
    """

    def __init__(self, size: int) -> None:
        self.items: vec[float] = vec[float]([0.0] * size)
        self.start: i64 = 0
        self.count: i64 = 0
        self.is_fresh: bool = True  # if not, what is the same all game long stands there already

    def begin(self) -> None:
        self.count = self.start

    def add(self, number: float) -> None:
        self.items[self.count] = number
        self.count += 1

    def share(self, part: i64, whole: i64) -> None:
        """A count as a share of the most it can be; more count as that many."""
        self.items[self.count] = float(part) / float(whole) if part < whole else 1.0
        self.count += 1

    def shares(self, table: vec[i64], first: i64, size: i64, whole: i64) -> None:
        """Counts side by side in a table, each as a share of the most it can be; more count as that many."""
        items = self.items
        count = self.count
        unit = 1.0 / float(whole)
        for place in range(size):
            number = table[first + place]
            items[count + place] = float(number) * unit if number < whole else 1.0
        self.count = count + size

    def zeros(self, size: i64) -> None:
        """What is not at this table."""
        items = self.items
        for place in range(self.count, self.count + size):
            items[place] = 0.0
        self.count += size

    def keep(self, size: i64) -> None:
        """What stands there already."""
        self.count += size

    def one_of(self, which: i64, size: i64) -> None:
        """One mark among `size` places; none when `which` is negative."""
        items = self.items
        count = self.count
        for place in range(count, count + size):
            items[place] = 0.0
        if 0 <= which < size:
            items[count + which] = 1.0
        self.count = count + size

    def flags(self, things: i64, size: i64) -> None:
        """A mark for every thing in the set."""
        items = self.items
        count = self.count
        for place in range(size):
            items[count + place] = 1.0 if things >> place & 1 else 0.0
        self.count = count + size

    def to_list(self) -> list[float]:
        return [self.items[i] for i in range(self.start, self.count)]


def total(blocks: list[Block]) -> int:
    """How many numbers these blocks have together."""
    return sum([block.size for block in blocks])
