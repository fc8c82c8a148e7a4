"""Records as files: JSON, one format, versioned. `docs/records.md` describes it.

A file is written aside and moved into place, so a crash leaves the old one whole.
"""

import os
from pathlib import Path

import msgspec

from mythagora import shelf
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.game import Game
from mythagora.engine.play import Play, replay
from mythagora.engine.record import Record, parse_entry

FORMAT = "mythagora-record"
FORMAT_VERSION = 1
LARGEST = 4_000_000  # bytes; a long game of Mythotopia has some hundred thousand


class EditionPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition by name and hash, with its text unless it is one of ours."""

    name: str
    hash: str
    text: str | None = None


class SeatPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a person by name, or a bot by its name on the roster."""

    name: str
    bot: str | None = None


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a fair deal: how deals are judged, and how long a fair one is looked for."""

    bound: int = 10  # percentage points that a seat may be from an even share of the wins
    rollouts: int = 100  # games played from each deal
    attempts: int = 20  # deals tried at most
    bot: str = "thumb"  # plays them at every seat


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal: each seat's share of the wins, in thousandths."""

    attempt: int
    shares: tuple[int, ...]

    @property
    def worst(self) -> float:
        """How far the seat that is furthest from an even share is from it, in percentage points."""
        even = 1000 / len(self.shares)
        return max(abs(share - even) for share in self.shares) / 10


class FairDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All attempts that were judged, and the one taken. `judging` is the version of how that is done."""

    terms: Terms
    judging: int
    chosen: int
    judged: tuple[Judged, ...]

    @property
    def taken(self) -> Judged:
        return self.judged[self.chosen]

    @property
    def is_fair(self) -> bool:
        """Whether it keeps the bound."""
        return self.taken.worst <= self.terms.bound


class DicePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a server made the seed: the seal it showed first, what it hid, and what each seat added."""

    table: str
    seal: str
    secret: str
    entropy: list[str | None]
    fair: FairDeal | msgspec.UnsetType = msgspec.UNSET  # where the deal was looked for


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it lies on disk. `checksum` is that of the state after the last entry."""

    format: str
    format_version: int
    engine: str  # version of the package that wrote it, for people; `behaviour` decides
    game: str
    behaviour: int
    players: int
    options: dict[str, int]
    edition: EditionPart
    seed: str
    entries: list[str]
    checksum: int
    seats: list[SeatPart] = []
    memory_aids: bool = True
    dice: DicePart | msgspec.UnsetType = msgspec.UNSET  # of games played on a server


class Saved(msgspec.Struct, frozen=True):
    """A record read back: replayed, checked, who sat where, and whether the table shows memory aids."""

    play: Play
    seats: list[SeatPart]
    memory_aids: bool = True


def dump(
    play: Play,
    seats: list[SeatPart],
    engine: str,
    memory_aids: bool = True,
    dice: DicePart | msgspec.UnsetType = msgspec.UNSET,
) -> bytes:
    """The text of the file, one entry a line."""
    record = play.record
    own = all(edition.hash != record.edition.hash for edition in shelf.ours(record.game))
    file = File(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        engine=engine,
        game=record.game,
        behaviour=record.version,
        players=record.players,
        options=record.options,
        edition=EditionPart(record.edition.name, record.edition.hash, record.edition.text if own else None),
        seed=record.seed.hex(),
        entries=[entry.text() for entry in record.entries],
        checksum=play.state.checksum(),
        seats=seats,
        memory_aids=memory_aids,
        dice=dice,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def load(data: bytes, name: str) -> Saved:
    """Read and replay; whatever is wrong is an `InputError` that names the file and the place."""
    try:
        return load_whole(data, name)
    except InputError as error:
        if "file" not in error.facts:
            error.facts["within"] = name
        raise


def load_whole(data: bytes, name: str) -> Saved:
    file = decode(data, name)
    game = shelf.find(file.game)
    check(file, game, name)
    edition = find_edition(file, game, name)
    if not all(letter in "0123456789abcdef" for letter in file.seed) or len(file.seed) % 2:
        raise InputError("record-value", {"file": name, "problem": "`seed` is not hexadecimal"})
    seed = bytes.fromhex(file.seed)
    record = Record(file.game, file.behaviour, file.players, game.settle(file.options), edition, seed)
    for text in file.entries:
        record.entries.append(parse_entry(text))
    play = replay(game, record)
    if play.state.checksum() != file.checksum:
        facts = {"file": name, "expected": str(file.checksum), "found": str(play.state.checksum())}
        raise InputError("record-checksum", facts)
    return Saved(play, file.seats, file.memory_aids)


def decode(data: bytes, name: str) -> File:
    if len(data) > LARGEST:
        raise InputError("record-too-large", {"file": name, "most": str(LARGEST), "found": str(len(data))})
    try:
        if not isinstance(msgspec.json.decode(data), dict):
            raise InputError("record-foreign", {"file": name})
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        if msgspec.json.decode(head.get("format", msgspec.Raw(b"null"))) != FORMAT:
            raise InputError("record-foreign", {"file": name})
        version = msgspec.json.decode(head.get("format_version", msgspec.Raw(b"0")), type=int)
        if version != FORMAT_VERSION:
            facts = {"file": name, "expected": str(FORMAT_VERSION), "found": str(version)}
            raise InputError("record-format-version", facts)
        return msgspec.json.decode(data, type=File)
    except msgspec.ValidationError as error:
        raise InputError("record-value", {"file": name, "problem": str(error)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("record-damaged", {"file": name, "problem": str(error)}) from None


def check(file: File, game: Game, name: str) -> None:
    """What the types do not say: the behaviour must be one that this engine has."""
    if file.behaviour != game.version:
        facts = {"file": name, "game": game.title, "found": str(file.behaviour), "known": str(game.version)}
        raise InputError("record-behaviour", facts)
    game.check_players(file.players)
    if file.seats and len(file.seats) != file.players:
        raise InputError("record-value", {"file": name, "problem": "`seats` does not list every seat"})
    if isinstance(file.dice, DicePart) and isinstance(file.dice.fair, FairDeal):
        check_fair(file.dice.fair, file.players, name)


def check_fair(fair: FairDeal, players: int, name: str) -> None:
    """One deal after another, each with a share for every seat, and the one taken among them."""
    in_turn = [one.attempt for one in fair.judged] == list(range(len(fair.judged)))
    if not in_turn or any(len(one.shares) != players for one in fair.judged):
        raise InputError("record-value", {"file": name, "problem": "`judged` does not list every attempt"})
    if any(not 0 <= share <= 1000 for one in fair.judged for share in one.shares):
        raise InputError("record-value", {"file": name, "problem": "`shares` are not thousandths"})
    if not 0 <= fair.chosen < len(fair.judged):
        raise InputError("record-value", {"file": name, "problem": "`chosen` is no attempt"})


def find_edition(file: File, game: Game, name: str) -> Edition:
    """The edition the record was played with, and no other."""
    candidates = shelf.ours(file.game)
    if file.edition.text is not None:
        candidates = [game.edition(file.edition.text, f"{name}, edition.text")]
    for edition in candidates:
        if edition.hash == file.edition.hash:
            return edition
    facts = {"file": name, "edition": file.edition.name[:40], "hash": file.edition.hash[:16]}
    raise InputError("record-edition", facts)


def save(path: Path, play: Play, seats: list[SeatPart], engine: str, memory_aids: bool = True) -> None:
    """Replace the file in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with aside.open("wb") as file:
            file.write(dump(play, seats, engine, memory_aids))
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)


def read(path: Path) -> Saved:
    """A record from a file; a file that cannot be read is bad input too."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        problem = error.strerror or "unknown error"
        raise InputError("file-unreadable", {"file": str(path), "problem": problem}) from None
    return load(data, path.name)
