"""What the parts of one server share, put together once."""

import asyncio
from dataclasses import dataclass

from mythagora.server.dealing import Dealer
from mythagora.server.hall import Hall
from mythagora.server.limits import Limits
from mythagora.server.people import People
from mythagora.server.reviews import Reviews
from mythagora.server.thinking import Brains
from mythagora.storage.database import Database
from mythagora.storage.ledger import Ledger

# So many at once, and then so many a second.
RATES: dict[str, tuple[float, float]] = {
    "guest": (60, 0.5),  # new people from one address
    "name": (10, 0.2),
    "table": (20, 1 / 15),  # new tables of one person
    "sit": (40, 0.5),
    "chat": (6, 0.5),
    "hint": (10, 0.25),
    "upload": (10, 0.2),  # records and editions
    "judge": (40, 1),  # attempts at fair deals that are repeated
    "link": (10, 0.1),
    "replay": (30, 2),
    "review": (6, 1 / 30),  # begun, not looked at
    "socket": (60, 4),
    "message": (60, 20),  # through one socket
}


@dataclass
class House:
    database: Database
    ledger: Ledger
    brains: Brains
    dealer: Dealer  # of the tables here
    repeater: Dealer  # for records that are verified
    hall: Hall
    people: People
    reviews: Reviews
    limits: Limits
    key: bytes
    verifying: asyncio.Semaphore  # of records


async def build(
    database_url: str, workers: int, rates: dict[str, tuple[float, float]] | None = None
) -> House:
    """Open the database and bring it up to date, start the workers, wake the bots."""
    database = Database(database_url)
    await database.open()
    ledger = Ledger(database)
    key = await ledger.key()
    brains = Brains(workers)
    dealer = Dealer()
    hall = Hall(ledger, brains, dealer)
    limits = Limits(RATES if rates is None else rates)
    people, reviews = People(ledger, key), Reviews(ledger, brains)
    one = asyncio.Semaphore(1)
    return House(database, ledger, brains, dealer, Dealer(), hall, people, reviews, limits, key, one)


async def tear_down(house: House) -> None:
    await house.reviews.close()
    await house.hall.close()
    await house.brains.close()
    await house.database.close()
