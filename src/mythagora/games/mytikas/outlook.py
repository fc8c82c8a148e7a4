"""What the Deity cards on the table would score now for whoever came by them.

All of it follows from what lies open, so every reader is told the same. It is sent, so it is compiled no more
than the view is.
"""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.sets import only
from mythagora.engine.state import State
from mythagora.games.mytikas.cards import DEITIES, deity_points
from mythagora.games.mytikas.state import NOBODY, MytikasState


@dataclass(frozen=True, kw_only=True)
class MytikasOutlook:
    """If the game ended now, and a seat held this card. MK-E3."""

    worth: dict[str, list[int]]  # by deity that lies open without a lock, then by seat


def outlook(state: State) -> MytikasOutlook:
    assert isinstance(state, MytikasState)
    seats = range(int(state.players))
    return MytikasOutlook(
        worth={DEITIES[deity]: [worth(state, seat, deity) for seat in seats] for deity in within_reach(state)}
    )


def within_reach(state: MytikasState) -> list[int]:
    """The cards before players without a lock, and those of the line that are face up. MK-O1."""
    held = [deity for deity in range(len(DEITIES)) if state.holder(deity) != NOBODY]
    if not held:
        return []  # nothing lies open before the players have their first cards, MK-S5
    line = [int(state.line[place]) for place in range(int(state.turned) + 1)]
    return [deity for deity in held + line if deity >= 0 and state.locked[deity] == 0]


def worth(state: MytikasState, seat: int, deity: int) -> int:
    """With the card before this seat; what lies on it goes back to its owner."""
    if state.holder(deity) == seat:
        return int(deity_points(state, seat, deity))
    tried = state.clone()
    assert isinstance(tried, MytikasState)
    cards = [int(held) & ~only(deity) for held in state.cards]
    cards[seat] |= only(deity)
    tried.cards = vec[i64](cards)
    tried.on_card[deity] = 0
    return int(deity_points(tried, seat, deity))
