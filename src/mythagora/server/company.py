"""Who sits at a table: pure functions from what a table is and what somebody wishes to what it is then.

Whoever has held one seat takes no other there, since what was seen cannot be unseen. The other people at the
device of a hot-seat table are seats of that device's person.
"""

import hmac
import secrets
from functools import cache
from hashlib import sha256

from msgspec.structs import replace

from mythagora import shelf
from mythagora.bots import roster
from mythagora.server import dealing, dice
from mythagora.server.failures import FailureError
from mythagora.server.protocol import LONGEST_NAME, BotWish, LeaveWish, SeatLink, SeatWish, SitWish
from mythagora.storage.ledger import HolderRow, PersonRow, SeatRow, TableFile
from mythagora.storage.records import SeatPart
from mythagora.wording.seats import is_name

FREE = ("open", "friend")
LINK_BYTES = 16
# Whom a first visitor can beat, but not asleep: luck is greater in Mythe, so a better player suits there.
USUAL_BOTS = {"mythe": "level3", "mytikas": "level2", "mythotopia": "level2"}


def usual_bot(game: str) -> str:
    return USUAL_BOTS.get(game, "level2")


def hashed(secret: str) -> str:
    """How a secret of a link is kept."""
    return sha256(secret.encode()).hexdigest()


def arrange(
    table: str, game: str, wishes: list[SeatWish], host: PersonRow, entropy: str
) -> tuple[list[SeatRow], list[SeatLink]]:
    """The seats of a new table, those left out left out, and the links that are told once."""
    seats: list[SeatRow] = []
    links: list[SeatLink] = []
    for wish in wishes:
        if wish.kind == "empty":
            continue
        number = len(seats)
        row = SeatRow(
            table_id=table,
            seat=number,
            kind="open",
            person=None,
            name="",
            bot=None,
            secret_hash=None,
            entropy=None,
            is_here=False,
            conceded=False,
        )
        if wish.kind == "me":
            row = replace(row, kind="person", person=host.id, name=host.name, entropy=dice.entropy(entropy))
        elif wish.kind == "here":
            name = checked_name(wish.name or "")
            row = replace(row, kind="person", person=host.id, name=name, is_here=True, entropy=dice.entropy())
        elif wish.kind == "bot":
            row = replace(row, kind="bot", bot=checked_bot(wish.bot or usual_bot(game)))
        elif wish.kind == "friend":
            secret = new_secret()
            row = replace(row, kind="friend", secret_hash=hashed(secret))
            links.append(seat_link(table, number, secret))
        seats.append(row)
    if len([wish for wish in wishes if wish.kind == "me"]) > 1:
        raise FailureError("two-seats")
    return seats, links


def new_secret() -> str:
    return secrets.token_urlsafe(LINK_BYTES)


def seat_link(table: str, seat: int, secret: str) -> SeatLink:
    return SeatLink(seat=seat, link=f"/join/{table}/{secret}")


def checked_name(name: str) -> str:
    name = name.strip()
    if not is_name(name):
        raise FailureError("name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return name


@cache
def bots() -> list[str]:
    """Those that can sit at a table: ours, and what installed packages bring along; these do not change."""
    return [*roster.NAMES, *[name for name in roster.registered() if name not in roster.NAMES]]


def checked_bot(name: str) -> str:
    known = bots()
    if name not in known:
        raise FailureError("bot", bot=name[:40], known=", ".join(known))
    return name


def people(file: TableFile) -> set[str]:
    """Those who sit there now, and not a bot for them."""
    return {row.person for row in file.seats if row.kind == "person" and row.person is not None}


def seats_of(file: TableFile, person: str) -> list[int]:
    """This person's seats, also those that a bot plays until the person comes back."""
    return [row.seat for row in file.seats if row.person == person and row.kind not in FREE]


def held(file: TableFile, person: str) -> list[int]:
    return [row.seat for row in file.holders if row.person == person]


def is_full(file: TableFile) -> bool:
    return not any(row.kind in FREE for row in file.seats)


def at(file: TableFile, seat: int) -> SeatRow:
    if not 0 <= seat < len(file.seats):
        raise FailureError("no-such-seat", 404)
    return file.seats[seat]


def with_seat(file: TableFile, row: SeatRow) -> TableFile:
    return replace(file, seats=[row if other.seat == row.seat else other for other in file.seats])


def with_holder(file: TableFile, person: str, seat: int) -> TableFile:
    if seat in held(file, person):
        return file
    return replace(file, holders=[*file.holders, HolderRow(table_id=file.table.id, person=person, seat=seat)])


def sit(file: TableFile, person: PersonRow, wish: SitWish) -> TableFile:
    """Take a seat that is open, or one's own from a bot, or the one that a link names."""
    check_not_dealing(file)
    if file.table.status not in ("waiting", "running"):
        raise FailureError("table-closed", 409)
    row = find_seat(file, person.id, wish)
    if row.person == person.id:
        return sit_again(file, person, wish) if row.kind in FREE else come_back(file, row)
    if seats_of(file, person.id) or any(seat != row.seat for seat in held(file, person.id)):
        raise FailureError("held-another", 409)
    if not wish.secret and row.kind == "friend":
        raise FailureError("by-link-only", 403)
    if row.kind not in FREE and not may_take_over(file, row, wish):
        raise FailureError("seat-taken", 409)
    check_entropy(wish)
    added = row.entropy if file.table.seed else dice.entropy(wish.entropy)  # a begun game has its dice
    taken = replace(
        row, kind="person", person=person.id, name=person.name, bot=None, entropy=added, orders=[]
    )
    return with_holder(with_seat(file, taken), person.id, row.seat)


def sit_again(file: TableFile, person: PersonRow, wish: SitWish) -> TableFile:
    """Where a rematch has kept the seats of this person, and of the others at the same device."""
    check_entropy(wish)
    for row in file.seats:
        if row.kind in FREE and row.person == person.id:
            name, added = (row.name, "") if row.is_here else (person.name, wish.entropy)
            taken = replace(row, kind="person", name=name, entropy=dice.entropy(added))
            file = with_holder(with_seat(file, taken), person.id, row.seat)
    return file


def check_entropy(wish: SitWish) -> None:
    if not dice.is_entropy(wish.entropy):
        raise FailureError("entropy")


def check_not_dealing(file: TableFile) -> None:
    """The deals that are judged follow from who sits where, so nobody gets a different one by moving."""
    if file.table.status == "dealing":
        raise FailureError("table-dealing", 409)


def find_seat(file: TableFile, person: str, wish: SitWish) -> SeatRow:
    if wish.secret:
        given = hashed(wish.secret)
        for row in file.seats:
            if row.secret_hash is not None and hmac.compare_digest(row.secret_hash, given):
                return row
        raise FailureError("link", 404)
    if wish.seat is None:
        own = [row for row in file.seats if row.person == person]
        free = own or [row for row in file.seats if row.kind == "open"]
        if not free:
            raise FailureError("no-seat-free", 409)
        return free[0]
    return at(file, wish.seat)


def come_back(file: TableFile, row: SeatRow) -> TableFile:
    if row.conceded:
        raise FailureError("conceded", 409)
    return with_seat(file, replace(row, kind="person", bot=None))


def came_back(before: TableFile, now: TableFile) -> list[int]:
    """Seats that a bot played and a person plays again."""
    pairs = zip(before.seats, now.seats, strict=True)
    return [row.seat for old, row in pairs if old.kind == "bot" and row.kind == "person"]


def is_left(row: SeatRow) -> bool:
    """A bot plays for somebody who has left and may still come back."""
    return row.kind == "bot" and row.person is not None and not row.conceded


def may_take_over(file: TableFile, row: SeatRow, wish: SitWish) -> bool:
    """Where a bot plays for somebody who has left: by the seat's link, or at an open table."""
    return is_left(row) and (bool(wish.secret) or file.table.is_open)


def link_anew(file: TableFile, person: str, seat: int, secret: str) -> TableFile:
    """The link to a friend's seat was lost: the host makes another, and the one before it opens nothing."""
    row = at(file, seat)
    check_host_before(file, person)
    if row.kind != "friend" or row.person is not None:
        raise FailureError("seat-taken", 409)
    return with_seat(file, replace(row, secret_hash=hashed(secret)))


def call_off(file: TableFile, person: str, now: float) -> TableFile:
    """The host does not wait any longer: there will be no game."""
    check_host_before(file, person)
    return replace(file, table=replace(file.table, status="abandoned", ended=now))


def check_host_before(file: TableFile, person: str) -> None:
    """For what the host alone may do, and only before the game."""
    check_not_dealing(file)
    if file.table.host != person:
        raise FailureError("host-only", 403)
    if file.table.status != "waiting":
        raise FailureError("table-begun", 409)


def is_called_off(file: TableFile) -> bool:
    return file.table.status == "abandoned" and file.table.seed is None


def leave(file: TableFile, person: str, wish: LeaveWish) -> TableFile:
    """Get up. Before the game the seat is free again; later a bot goes on, and the person may come back."""
    check_not_dealing(file)
    row = at(file, wish.seat)
    is_bot_of_host = row.kind == "bot" and row.person is None and file.table.host == person
    if file.table.status == "waiting" and (row.person == person or is_bot_of_host):
        kind = "friend" if row.secret_hash is not None else "open"
        free = replace(row, kind=kind, person=None, name="", bot=None, entropy=None, is_here=False)
        return with_seat(file, free)
    if row.person != person:
        raise FailureError("not-your-seat", 403)
    if file.table.status != "running":
        raise FailureError("table-closed", 409)
    bot = checked_bot(wish.bot or row.bot or usual_bot(file.table.game))
    return with_seat(file, replace(row, kind="bot", bot=bot, orders=[]))


def seat_bot(file: TableFile, person: str, wish: BotWish, replaceable: list[int]) -> TableFile:
    """The host fills free seats; in a game the others do so where the clock ran out."""
    check_not_dealing(file)
    row = at(file, wish.seat)
    bot = checked_bot(wish.bot)
    if file.table.status == "waiting":
        if file.table.host != person:
            raise FailureError("host-only", 403)
        if row.kind not in (*FREE, "bot"):
            raise FailureError("seat-taken", 409)
        return with_seat(file, replace(row, kind="bot", bot=bot))
    if file.table.status != "running":
        raise FailureError("table-closed", 409)
    if row.person == person and row.kind == "person":
        return leave(file, person, LeaveWish(seat=wish.seat, bot=bot))
    if person not in people(file):
        raise FailureError("not-at-table", 403)
    if row.kind == "bot" and file.table.host == person:
        return with_seat(file, replace(row, bot=bot))
    if row.kind == "bot" or wish.seat not in replaceable:
        raise FailureError("may-not-replace", 409)
    return with_seat(file, replace(row, kind="bot", bot=bot, orders=[]))


def concede(file: TableFile, person: str | None, seat: int) -> TableFile:
    """Give up: a bot plays on, for good."""
    row = at(file, seat)
    if file.table.status != "running":
        raise FailureError(f"table-{file.table.status}", 409)
    if row.person != person or row.kind != "person":
        raise FailureError("not-your-seat", 403)
    bot = row.bot or usual_bot(file.table.game)
    return with_seat(file, replace(row, kind="bot", bot=bot, conceded=True, orders=[]))


def begin(file: TableFile, now: float) -> tuple[TableFile, dict[int, int]]:
    """Seats nobody took are left out; the dice are made, or a fair deal is looked for. Also: old seat numbers
    to new ones.
    """
    kept = [row for row in file.seats if row.kind not in FREE]
    moved = {row.seat: number for number, row in enumerate(kept)}
    shelf.find(file.table.game).check_players(len(kept))
    seats = [replace(row, seat=moved[row.seat]) for row in kept]
    holders = [replace(row, seat=moved[row.seat]) for row in file.holders if row.seat in moved]
    table = replace(file.table, options=settled(file, seats))
    full = TableFile(table=table, seats=seats, holders=holders)
    if table.fair_terms is not None:
        return replace(full, table=replace(table, status="dealing")), moved
    return dealing.dealt(full, now), moved


def settled(file: TableFile, seats: list[SeatRow]) -> dict[str, int]:
    """All options; a table of bots alone gets what its games need to end."""
    game = shelf.find(file.table.game)
    given = file.table.options
    return game.settle(game.among_bots(given) if all(row.kind == "bot" for row in seats) else given)


def renamed(file: TableFile, person: PersonRow) -> TableFile:
    """Somebody goes by another name now; the other people at a device keep theirs."""
    if all(row.person != person.id or row.is_here or row.name == person.name for row in file.seats):
        return file
    seats = [
        replace(row, name=person.name) if row.person == person.id and not row.is_here else row
        for row in file.seats
    ]
    return replace(file, seats=seats)


def again(file: TableFile, table: str, person: PersonRow, entropy: str) -> list[SeatRow]:
    """The seats of a rematch: bots sit down at once, and each person's seat is kept for that person."""
    seats = []
    for row in file.seats:
        fresh = replace(
            row, table_id=table, secret_hash=None, entropy=None, conceded=False, orders=[], bot=row.bot
        )
        if row.person is None:
            seats.append(fresh)
        elif row.person == person.id:
            added = dice.entropy("" if row.is_here else entropy)
            seats.append(replace(fresh, kind="person", bot=None, entropy=added))
        else:
            seats.append(replace(fresh, kind="friend", bot=None))
    return seats


def seal_of(file: TableFile) -> str:
    return dice.seal(file.table.id, file.table.secret)


def parts(file: TableFile) -> list[SeatPart]:
    """The seats as a record keeps them, and as texts name them."""
    return [
        SeatPart(row.name, row.bot if row.person is None else None)
        if row.person is not None or row.bot is not None
        else SeatPart("")
        for row in file.seats
    ]
