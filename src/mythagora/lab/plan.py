"""What a run plays: the same plan gives the same games, on any machine and with any number of workers."""

from functools import cache
from hashlib import sha256

import msgspec

from mythagora import __version__, shelf
from mythagora.bots import roster
from mythagora.engine.dice import SEED_BYTES
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.game import Game

FORMAT = "mythagora-run"
FORMAT_VERSION = 1
MOST_CHUNKS = 200  # as long as none is larger than this:
LARGEST_CHUNK = 5000
MOST_GAMES = 100_000_000


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run as it stands in `run.json` and in the head of every result file.

    A deal is a seed. With `rotate` each deal is played once for every place in the order of the bots, so that
    each bot sits once at each seat of it.
    """

    game: str
    behaviour: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    edition: str
    edition_hash: str
    edition_text: str  # empty for one of ours
    seed: str
    games: int
    rotate: bool
    decisions: bool
    chunk: int
    engine: str = __version__
    format: str = FORMAT
    format_version: int = FORMAT_VERSION

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)

    def numbers(self, chunk: int) -> range:
        """The games of one chunk."""
        return range(chunk * self.chunk, min((chunk + 1) * self.chunk, self.games))

    def deal(self, number: int) -> int:
        return number // self.players if self.rotate else number

    def rotation(self, number: int) -> int:
        return number % self.players if self.rotate else 0

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        turn = self.rotation(number)
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def seed_of(self, number: int) -> bytes:
        """The seed of a game's dice; its games of one deal share it."""
        return sha256(f"mythagora deal {self.seed} {self.deal(number)}".encode()).digest()

    def whims(self, number: int) -> list[int]:
        """Seeds for the bots of a game, seat by seat, and one for the worlds they are handed."""
        found = sha256(f"mythagora bots {self.seed} {number}".encode()).digest()
        return [int.from_bytes(found[place * 4 : place * 4 + 4], "little") for place in range(8)]


def make(
    game: Game,
    bots: list[str],
    options: dict[str, int],
    edition: Edition,
    games: int,
    seed: bytes,
    rotate: bool = True,
    decisions: bool = False,
) -> Plan:
    """A checked plan: the bots are known, they fit at the table, and there is something to play."""
    game.check_players(len(bots))
    for bot in bots:
        roster.find(bot, game.name, 0)
    if not 1 <= games <= MOST_GAMES:
        raise InputError("run-games", {"found": str(games), "most": str(MOST_GAMES)})
    ours = any(own.hash == edition.hash for own in shelf.ours(game.name))
    settled = game.settle(game.among_bots(options))
    return Plan(
        game=game.name,
        behaviour=game.version,
        bots=tuple(bots),
        options=tuple(settled.items()),
        edition=edition.name,
        edition_hash=edition.hash,
        edition_text="" if ours else edition.text,
        seed=seed.hex(),
        games=games,
        rotate=rotate,
        decisions=decisions,
        chunk=max(1, min(LARGEST_CHUNK, games // MOST_CHUNKS)),
    )


@cache
def edition_of(plan: Plan) -> Edition:
    """The edition that was played, and no other."""
    if plan.edition_text:
        return shelf.own(plan.game, plan.edition_text, f"{plan.edition}.toml")
    for edition in shelf.ours(plan.game):
        if edition.hash == plan.edition_hash:
            return edition
    raise InputError("run-edition", {"edition": plan.edition[:40], "hash": plan.edition_hash[:16]})


def write(plan: Plan) -> bytes:
    return msgspec.json.format(msgspec.json.encode(plan), indent=1) + b"\n"


def read(text: bytes, file: str) -> Plan:
    """A plan from `run.json` or from the head of a result file, checked against the games there are."""
    try:
        plan = msgspec.json.decode(text, type=Plan)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("run-damaged", {"file": file, "problem": str(error)}) from None
    if plan.format != FORMAT or plan.format_version != FORMAT_VERSION:
        raise InputError("run-damaged", {"file": file, "problem": f"format {plan.format[:40]}"})
    check(plan, file)
    return plan


def check(plan: Plan, file: str) -> None:
    game = shelf.find(plan.game)
    if plan.behaviour != game.version:
        facts = {"file": file, "game": game.title, "found": str(plan.behaviour), "known": str(game.version)}
        raise InputError("run-behaviour", facts)
    game.check_players(plan.players)
    game.settle(dict(plan.options))
    if plan.chunk < 1 or plan.games < 1 or len(plan.seed) != SEED_BYTES * 2:
        raise InputError("run-damaged", {"file": file, "problem": "a number out of bounds"})
