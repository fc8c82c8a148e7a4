"""Tables to play at and random walks over them, for the laws. Every registered game is here, and the toy."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from hypothesis import strategies as st

from morra.game import TEXT, MorraGame
from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.game import Game
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.state import State
from tests.fuzz import mythe_editions, mythotopia_editions, mytikas_editions

# Editions that nobody printed, within the bounds of each game's loader.
GENERATED: dict[str, st.SearchStrategy[Edition]] = {
    "mythe": mythe_editions.editions(),
    "mytikas": mytikas_editions.editions(),
    "mythotopia": mythotopia_editions.editions(),
}

# Lines of a position that hold what seats know: they grow when moves are taken back, as what was seen stays
# seen.
MEMORY = ("past", "shown", "kept", "open-choices", "ruled-out")

# Random play need not end in some games (Mytikas with `offerings-over-lock`), so their walks stop at this
# many turns; `make soak` goes much further.
TURN_LIMITS = {"mythe": 60, "mytikas": 60, "mythotopia": 60}


@dataclass(frozen=True)
class Table:
    """One way to set up a game: how many seats, which options."""

    game: Game
    edition: Edition
    players: int
    options: dict[str, int] = field(hash=False)

    def new(self, seed: bytes) -> State:
        return self.game.new(self.players, self.options, self.edition, seed)

    def record(self, seed: bytes) -> Record:
        game = self.game
        return Record(game.name, game.version, self.players, game.settle(self.options), self.edition, seed)

    def play(self, seed: bytes) -> Play:
        return Play(self.game, self.record(seed))

    def __str__(self) -> str:
        chosen = [name for name, value in self.options.items() if value and name != "turn-limit"]
        return "-".join([self.game.name, str(self.players), self.edition.name, *chosen])


def tables_of(game: Game, edition: Edition) -> list[Table]:
    """Every number of players with no option, and with each switch alone."""
    switches = [option.name for option in game.options() if option.most == 1]
    limit = TURN_LIMITS.get(game.name, 0)
    usual = {"turn-limit": limit} if limit else {}
    choices = [usual, *[{**usual, switch: 1} for switch in switches]]
    players = range(game.fewest, game.most + 1)
    return [Table(game, edition, number, options) for number, options in product(players, choices)]


TOY = MorraGame()
GAMES = [*shelf.GAMES.values(), TOY]
TABLES = [
    *[
        table
        for game in shelf.GAMES.values()
        for edition in shelf.ours(game.name)
        for table in tables_of(game, edition)
    ],
    *tables_of(TOY, TOY.edition(TEXT, "toy.toml")),
]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table with one of our editions, or with one that nobody printed."""
    table = draw(st.sampled_from(TABLES))
    if table.game.name in GENERATED and draw(st.booleans()):
        return replace(table, edition=draw(GENERATED[table.game.name]))
    return table


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "little")


def steps(table: Table, seed: int, picks: list[int]) -> Iterator[tuple[State, int, int]]:
    """A game to its end: each state, and the seat and action that come next. The picks steer the
    first moves, so that a failure shrinks to a short list; dice of their own choose the rest."""
    state = table.new(seed_of(seed))
    picker = fast(seed + 1)
    number = 0
    while not state.is_over():
        seats = state.seats_to_act()
        pick = picks[number] if number < len(picks) else picker.below(1 << 20)
        seat = seats[pick % len(seats)]
        actions = state.legal_actions(seat)
        action = actions[pick // len(seats) % len(actions)]
        yield state, seat, action
        state.apply(seat, action)
        number += 1


def positions(table: Table, seed: int, picks: list[int], about: int) -> Iterator[State]:
    """About so many positions of a game, spread over it, and always the last, when it is over."""
    last: State | None = None
    for state, _, _ in some(table, seed, picks, about):
        yield state
    for state, _, _ in steps(table, seed, picks):
        last = state
    assert last is not None
    assert last.is_over()
    yield last


def some(table: Table, seed: int, picks: list[int], about: int) -> Iterator[tuple[State, int, int]]:
    """About so many moments of a game, spread over it."""
    moments = [(state.clone(), seat, action) for state, seat, action in steps(table, seed, picks)]
    stride = max(1, len(moments) // about)
    yield from moments[seed % stride :: stride]


def watchers(state: State) -> range:
    """All seats, and a spectator."""
    return range(-1, state.players)
