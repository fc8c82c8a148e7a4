"""The friendly clock: how long those who are asked have had, and whether the others may seat a bot."""

from dataclasses import dataclass, field

from mythagora.server.protocol import Clock
from mythagora.storage.ledger import TableFile

ABSENT = 600.0  # seconds without its person after which a seat may be replaced where there is no clock


@dataclass
class Watch:
    """By seat: since when it is asked without a break."""

    since: dict[int, float] = field(default_factory=dict)

    def ask(self, seats: list[int], now: float) -> None:
        self.since = {seat: self.since.get(seat, now) for seat in seats}

    def ask_anew(self, seats: list[int], now: float) -> None:
        """Their people have just come back."""
        self.since |= {seat: now for seat in seats if seat in self.since}

    def began(self, now: float) -> float:
        return min(self.since.values(), default=now)


def limit(file: TableFile) -> float:
    """Seconds for a turn; none where nobody is pressed."""
    return float(file.table.pace_seconds) if file.table.pace != "none" else 0.0


def read(file: TableFile, watch: Watch, now: float) -> Clock | None:
    """The clock of the people who are asked; bots need none."""
    seconds = limit(file)
    asked = [seat for seat in watch.since if file.seats[seat].kind == "person"]
    if file.table.status != "running" or seconds <= 0 or not asked:
        return None
    left = min(watch.since[seat] + seconds - now for seat in asked)
    return Clock(seats=asked, left=max(0.0, left), is_out=left <= 0)


def ends(file: TableFile, watch: Watch, absent: dict[int, float]) -> dict[int, float]:
    """By seat of a person who is asked: when the others may seat a bot there."""
    if file.table.status != "running":
        return {}
    seconds = limit(file)
    found: dict[int, float] = {}
    for seat, since in watch.since.items():
        if file.seats[seat].kind != "person":
            continue
        times = [since + seconds] if seconds > 0 else []
        if file.table.pace != "days" and seat in absent:
            times.append(max(since, absent[seat]) + ABSENT)
        if times:
            found[seat] = min(times)
    return found


def replaceable(file: TableFile, watch: Watch, absent: dict[int, float], now: float) -> list[int]:
    """Seats where the others may seat a bot: out of time, or long gone while all wait for them."""
    return [seat for seat, end in ends(file, watch, absent).items() if now >= end]


def next_change(file: TableFile, watch: Watch, absent: dict[int, float], now: float) -> float | None:
    """Seconds until the next seat runs out of time."""
    return min([end - now for end in ends(file, watch, absent).values() if end > now], default=None)
