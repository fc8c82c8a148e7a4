"""Games between bots: who wins how often."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from mythagora import shelf
from mythagora.bots import base, roster
from mythagora.bots.careful import failures
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.play import Play
from mythagora.engine.record import Entry, Record
from mythagora.engine.state import State

Failed = dict[str, list[str]]  # by bot: what went wrong in each decision that level 1 made instead


@dataclass
class Score:
    """Wins of one bot; a shared first place counts as its share."""

    games: int = 0
    wins: float = 0.0

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.96, self.games, self.rate()
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - reach, middle + reach


@dataclass
class Match:
    """The outcome of many games: how the first bot named fared, how long they were and how they ended."""

    score: Score = field(default_factory=Score)
    draws: int = 0
    turns: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    failed: Failed = field(default_factory=dict)


def seed_of(number: int) -> bytes:
    """The seed of game `number` of a match, so that anybody can play it again."""
    return number.to_bytes(32, "little")


def play_game(game: str, edition: Edition, options: dict[str, int], bots: list[str], number: int) -> State:
    """One game; the bots' own seeds and the dice of their worlds derive from its number."""
    return played_game(game, edition, options, bots, number).state


def played_game(
    game: str,
    edition: Edition,
    options: dict[str, int],
    bots: list[str],
    number: int,
    share: float = 1.0,
    failed: Failed | None = None,
) -> Play:
    """The same with its record; `share` is the part of their usual simulations that the bots may use."""
    found = shelf.find(game)
    settled = found.settle(options)
    play = Play(found, Record(game, found.version, len(bots), settled, edition, seed_of(number)))
    seated = [roster.find(name, game, number * 8 + seat, share, len(bots)) for seat, name in enumerate(bots)]
    worlds = fast(number * 2 + 1)
    while not play.state.is_over():
        seat = play.state.to_act()
        action = base.ask(seated[seat], play.state, seat, fast(worlds.word()))
        play.record.entries.append(Entry(seat, play.state.text(action)))
        play.state.apply(seat, action)
    if failed is not None:
        for name, bot in zip(bots, seated, strict=True):
            if failures(bot):
                failed.setdefault(name, []).extend(failures(bot))
    return play


def match(
    game: str, bots: list[str], games: int, options: dict[str, int], progress: Callable[[], None]
) -> Match:
    """The first bot against the others, at each seat in turn."""
    edition = shelf.edition(game)
    outcome = Match()
    for number in range(games):
        turn = number % len(bots)
        seats = bots[-turn:] + bots[:-turn] if turn else bots
        state = played_game(game, edition, options, seats, number, failed=outcome.failed).state
        outcome.score.games += 1
        outcome.score.wins += state.reward(turn)
        outcome.draws += state.standing().count(1) > 1
        outcome.turns.append(state.turns())
        outcome.endings.update(state.endings())
        progress()
    return outcome
