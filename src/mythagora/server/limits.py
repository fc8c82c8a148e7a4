"""How often somebody may do something: so many at once, then so many in a while."""

import time
from collections import OrderedDict

MOST_KEPT = 20_000


class Allowance:
    """A bucket that fills by itself; every act takes one drop."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether it may be done now; then it counts as done."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Allowances by kind of act and by who does it: a person, or an address."""

    def __init__(self, rates: dict[str, tuple[float, float]]) -> None:
        self.rates = rates
        self.allowances: OrderedDict[tuple[str, str], Allowance] = OrderedDict()

    def fresh(self, kind: str) -> Allowance:
        """One that is kept by whom it is for."""
        return Allowance(*self.rates[kind])

    def take(self, kind: str, who: str) -> bool:
        key = (kind, who)
        if key not in self.allowances:
            self.allowances[key] = self.fresh(kind)
            if len(self.allowances) > MOST_KEPT:
                self.allowances.popitem(last=False)
        self.allowances.move_to_end(key)
        return self.allowances[key].take()
