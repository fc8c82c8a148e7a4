"""What happened to the cards before: the ground of what each seat can know. MY-G3, MY-G5.

A chain of cells, the newest first, that is only ever added to, so clones share it. A playout
pays for one cell a turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Two tables by card, three bits a card, each packed into one number.
BITS: Final = 3
PILE: Final = 7  # the bits of one card: its pile + 1, 0 for none


class Past:
    def __init__(self, before: Past | None) -> None:
        self.before: Final = before


@final
class Turn(Past):
    """A turn that was played: which cards were drawn from where, and where the gifts went."""

    def __init__(
        self, before: Past | None, giver: i64, drawn: i64, sources: i64, shown: i64, gifts: i64
    ) -> None:
        super().__init__(before)
        self.giver: Final = giver
        self.drawn: Final = drawn
        self.sources: Final = sources  # by card drawn: the pile it came from
        self.shown: Final = shown
        self.gifts: Final = gifts  # by card: the pile it was given to


@final
class Glimpse(Past):
    """Cards that some seats saw in a pile through moves that were taken back."""

    def __init__(self, before: Past | None, pile: i64, cards: i64, knows: i64) -> None:
        super().__init__(before)
        self.pile: Final = pile
        self.cards: Final = cards
        self.knows: Final = knows


def put(table: i64, card: i64, pile: i64) -> i64:
    """The packed table with this pile for a card that has none yet."""
    return table | (pile + 1) << (card * BITS)


def pile_of(table: i64, card: i64) -> i64:
    """The pile of a card in a packed table; -1 for none."""
    return (table >> (card * BITS) & PILE) - 1
