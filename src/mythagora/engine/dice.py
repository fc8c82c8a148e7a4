"""The only source of chance: `ChaCha` for games, `Fast` for what nobody must trust."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.errors import InputError

MASK: Final = 0xFFFFFFFF  # all arithmetic stays within 32 bits, so both modes agree
WORDS: Final = 16
ROUNDS: Final = 8
SEED_BYTES: Final = 32
EMPTY: Final[vec[i64]] = vec[i64]([])


class Dice:
    """A stream of 32-bit words."""

    @abstractmethod
    def word(self) -> i64: ...

    @abstractmethod
    def clone(self) -> Dice: ...

    @abstractmethod
    def stamp(self) -> i64:
        """A number that changes with every word: the same stamp, no chance used in between."""

    def below(self, n: i64) -> i64:
        """An exactly fair number in 0..n-1: multiply and shift, redraw the overhang (Lemire)."""
        product = self.word() * n
        if product & MASK < n:
            overhang: i64 = (MASK + 1) % n
            while product & MASK < overhang:
                product = self.word() * n
        return product >> 32


@final
class ChaCha(Dice):
    """ChaCha8 keyed by the 256-bit seed of the game: the past rolls do not tell the next.

    `start` and `block` are never written after they were made, so a clone shares them.
    """

    def __init__(self) -> None:
        self.start: vec[i64] = EMPTY  # the block before mixing: constants, seed, zeros
        self.block: vec[i64] = EMPTY
        self.counter: i64 = 0  # number of the next block
        self.used: i64 = WORDS  # words of the block that are spent

    def clone(self) -> ChaCha:
        twin = ChaCha()
        twin.start = self.start
        twin.block = self.block
        twin.counter = self.counter
        twin.used = self.used
        return twin

    def stamp(self) -> i64:
        return self.counter * WORDS + self.used

    def word(self) -> i64:
        if self.used == WORDS:
            self.block = chacha_block(self.start, self.counter, ROUNDS)
            self.counter += 1
            self.used = 0
        word = self.block[self.used]
        self.used += 1
        return word


@final
class Fast(Dice):
    """xorshift32, for picking moves in playouts and for the worlds a search imagines."""

    def __init__(self) -> None:
        self.x: i64 = 1

    def clone(self) -> Fast:
        twin = Fast()
        twin.x = self.x
        return twin

    def stamp(self) -> i64:
        return self.x

    def word(self) -> i64:
        x = self.x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        return x


def chacha(seed: bytes) -> ChaCha:
    """Dice for a game with this seed."""
    if len(seed) != SEED_BYTES:
        raise InputError("seed-length", {"expected": str(SEED_BYTES), "found": str(len(seed))})
    block = b"expand 32-byte k" + seed + bytes(16)
    dice = ChaCha()
    dice.start = vec[i64]([int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)])
    return dice


def fast(seed: i64) -> Fast:
    """Quick dice from any number."""
    dice = Fast()
    dice.x = ((seed & MASK) * 0x5BD1E995 >> 15) & MASK | 1
    return dice


def quarter(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """Four numbers in, four out: compiled, such a tuple is a plain struct."""
    a = (a + b) & MASK
    d ^= a
    d = (d << 16) & MASK | d >> 16
    c = (c + d) & MASK
    b ^= c
    b = (b << 12) & MASK | b >> 20
    a = (a + b) & MASK
    d ^= a
    d = (d << 8) & MASK | d >> 24
    c = (c + d) & MASK
    b ^= c
    b = (b << 7) & MASK | b >> 25
    return a, b, c, d


def chacha_block(start: vec[i64], counter: i64, rounds: i64) -> vec[i64]:
    """One block as Bernstein defined it: 64-bit counter, nonce zero."""
    low: i64 = counter & MASK
    high: i64 = counter >> 32
    a0, a1, a2, a3 = start[0], start[1], start[2], start[3]
    b0, b1, b2, b3 = start[4], start[5], start[6], start[7]
    c0, c1, c2, c3 = start[8], start[9], start[10], start[11]
    d0, d1, d2, d3 = low, high, start[14], start[15]
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    words = vec[i64]([a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0 + low, d1 + high, d2, d3])
    for i in range(WORDS):
        words[i] = (words[i] + start[i]) & MASK
    return words
