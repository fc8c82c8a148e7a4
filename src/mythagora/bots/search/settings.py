"""How a search goes about its work."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# How the next branch is chosen.
UCB: Final = 0  # by its results and how seldom it was tried
PUCT: Final = 1  # likewise, and first by what the guide thinks of it

# How a game is imagined beyond the tree.
UNIFORM: Final = 0
MAST: Final = 1  # moves that did well in earlier games
GUIDED: Final = 2  # moves the guide would choose

TO_THE_END: Final = -1
SELECTIONS: Final = ["ucb", "puct"]
PLAYOUTS: Final = ["uniform", "mast", "guided"]


@final
class Settings:
    """One way to search. The usual values are plain information-set Monte Carlo tree search."""

    def __init__(
        self,
        simulations: int = 1000,
        selection: int = UCB,
        curiosity: float = 0.7,
        playout: int = UNIFORM,
        horizon: int = TO_THE_END,
        widening: float = 0.0,
        greed: float = 0.8,
        whim: float = 0.0,
        slip: float = 0.0,
    ) -> None:
        self.simulations: Final[i64] = simulations  # for each decision
        self.selection: Final[i64] = selection
        self.curiosity: Final = curiosity  # how much what was seldom tried is preferred
        self.playout: Final[i64] = playout
        self.horizon: Final[i64] = horizon  # quiet moments to go on before a position is judged
        self.widening: Final = widening  # branches grow with this power of the visits; 0: all at once
        self.greed: Final = greed  # how often MAST takes what did best
        self.whim: Final = whim  # how much chance may outweigh results in the final choice
        self.slip: Final = slip  # how often a move is chosen without thinking at all
