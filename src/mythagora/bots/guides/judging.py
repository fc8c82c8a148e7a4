"""From how well off everybody is to how likely everybody is to win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LEAST_SPREAD: Final = 1.0e-6  # whoever sets it to nothing means: the best takes all


def share_out(worths: vec[float], number: i64, spread: float) -> None:
    """Turn worths into chances that add up to 1; a lead of `spread` is worth a factor of e."""
    spread = max(spread, LEAST_SPREAD)
    most = worths[0]
    for place in range(number):
        most = max(most, worths[place])
    total = 0.0
    for place in range(number):
        worths[place] = exp(max((worths[place] - most) / spread, -30.0))
        total += worths[place]
    for place in range(number):
        worths[place] /= total
