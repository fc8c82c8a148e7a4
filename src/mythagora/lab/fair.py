"""How good each seat's start is, by games played from it; and a deal that is fair within a bound.

The deals tried follow from one sealed seed: attempt k has the seed `attempt_seed(sealed, k)`. Everything that
decides which one is taken stands in `Terms` and in the seed, so anybody can repeat it once the seed is known.
The rollouts' dice and the bots' whims follow from the attempt's seed too; nobody can choose them.
"""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from mythagora.bots import roster
from mythagora.bots.table import play_out
from mythagora.bots.worker import edition_of
from mythagora.engine.dice import chacha, fast
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.game import Game
from mythagora.shelf import find
from mythagora.storage.records import FairDeal, Judged, Terms

JUDGING = 1  # moves when the same deal may be judged otherwise, as when the bots that judge play otherwise
MOST_ROLLOUTS = 100_000
MOST_ATTEMPTS = 1000


def check(terms: Terms) -> None:
    for name, value, most in (
        ("bound", terms.bound, 100),
        ("rollouts", terms.rollouts, MOST_ROLLOUTS),
        ("attempts", terms.attempts, MOST_ATTEMPTS),
    ):
        if not 1 <= value <= most:
            raise InputError("fair-terms", {"name": name, "found": str(value), "most": str(most)})


def attempt_seed(sealed: bytes, attempt: int) -> bytes:
    """The seed of an attempt: nobody can tell one from another before the sealed one is opened."""
    return sha256(b"mythagora fair deal" + sealed + attempt.to_bytes(4, "little")).digest()


def judge(
    game: Game,
    players: int,
    options: dict[str, int],
    edition: Edition,
    seed: bytes,
    terms: Terms,
    attempt: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Judged:
    """Play on from the deal again and again, each time with other dice, and count who wins."""
    start = game.new(players, ending(game, options), edition, seed)
    wins = [0.0] * players
    for rollout in range(terms.rollouts):
        dice = sha256(b"mythagora rollout" + seed + rollout.to_bytes(4, "little")).digest()
        state = start.clone()
        state.dice = chacha(dice)
        whims = [int.from_bytes(dice[place * 4 : place * 4 + 4], "little") for place in range(8)]
        seated = [roster.find(terms.bot, game.name, whims[seat], players=players) for seat in range(players)]
        play_out(state, seated, fast(whims[-1]), None, None)
        for seat in range(players):
            wins[seat] += state.reward(seat)
        if progress is not None:
            progress(1)
    return Judged(attempt, tuple(round(won * 1000 / terms.rollouts) for won in wins))


def ending(game: Game, options: dict[str, int]) -> dict[str, int]:
    """The options of a table, save that what it leaves as usual is as bots need it for their games to end."""
    usual = {option.name: option.usual for option in game.options()}
    return game.among_bots({name: value for name, value in options.items() if value != usual.get(name)})


def is_found(terms: Terms, judged: list[Judged]) -> bool:
    """Whether no more deals are tried: the last is within the bound, or there were as many as agreed."""
    return bool(judged) and (judged[-1].worst <= terms.bound or len(judged) >= terms.attempts)


def choose(terms: Terms, judged: list[Judged]) -> FairDeal:
    """The attempt within the bound, which is the last; where there is none, the fairest of all."""
    best = min(judged, key=lambda one: one.worst)
    return FairDeal(terms, JUDGING, best.attempt, tuple(judged))


def deal(
    game: Game,
    players: int,
    options: dict[str, int],
    edition: Edition,
    sealed: bytes,
    terms: Terms,
    progress: Callable[[int], None] | None = None,
) -> FairDeal:
    """Deal by deal, until one is fair."""
    check(terms)
    judged: list[Judged] = []
    while not is_found(terms, judged):
        attempt = len(judged)
        seed = attempt_seed(sealed, attempt)
        judged.append(judge(game, players, options, edition, seed, terms, attempt, progress))
    return choose(terms, judged)


def holds(
    game: Game, players: int, options: dict[str, int], edition: Edition, sealed: bytes, told: FairDeal
) -> bool:
    """Whether a deal was chosen as it is told: the same seed and terms lead to the same attempt."""
    return deal(game, players, options, edition, sealed, told.terms) == told


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One attempt to be judged, as plain data, so that any process can do it."""

    game: str
    edition: str  # its text
    players: int
    options: dict[str, int]
    terms: Terms
    attempt: int
    seed: str  # of this attempt


def work(data: bytes) -> bytes:
    """A question in, what was judged out, both JSON."""
    return msgspec.json.encode(answer(msgspec.json.decode(data, type=Question)))


def answer(asked: Question, progress: Callable[[int], None] | None = None) -> Judged:
    game, edition = find(asked.game), edition_of(asked.game, asked.edition)
    seed = bytes.fromhex(asked.seed)
    return judge(game, asked.players, asked.options, edition, seed, asked.terms, asked.attempt, progress)
