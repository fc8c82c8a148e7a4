"""The legal answers to one question, in a buffer that is filled again and again."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

CAPACITY: Final = 256  # no question of ours has more answers; `add` beyond it is an IndexError


@final
class Actions:
    """A fresh list for every question would cost more than the rules themselves."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * CAPACITY)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]
