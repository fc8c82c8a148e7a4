"""The long runs, `make soak`: compiled, with a line a table on what was played."""

import time
from collections.abc import Iterator

import pytest

from audit.base import play_and_check
from mythagora.engine.dice import chacha, fast
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.state import State
from tests.laws.pieces import AUDITORS
from tests.laws.test_laws import sent
from tests.laws.walks import TABLES, Table, seed_of, steps, watchers

GAMES = {"mythe": 100_000, "mythotopia": 5_000}
USUAL = 20_000  # games of a table, where nothing else is said
POSITIONS = 100_000  # of each game, spread over its tables
CHUNKS = 4  # a table in parts, so that both cores have work to the end

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_end_with_every_position_in_order(table: Table, chunk: int) -> None:
    games = GAMES.get(table.game.name, USUAL) // CHUNKS
    switches = {name: value for name, value in table.options.items() if name != "turn-limit"}
    needs_limit = table.game.name != "mytikas" or "offerings-over-lock" in switches  # else all must end
    options = table.game.among_bots(switches) if needs_limit else switches
    began = time.perf_counter()
    decisions = play_and_check(
        table.game,
        table.players,
        options,
        table.edition,
        AUDITORS[table.game.name],
        range(chunk * games, (chunk + 1) * games),
    )
    print(f"{table}: {games} games, {decisions} decisions, {time.perf_counter() - began:.0f} s")


def sample(table: Table, number: int, first: int) -> Iterator[State]:
    """So many positions from random games, one in seventeen of each, and the ends."""
    seed = first
    while number > 0:
        seed += 1
        last: State | None = None
        for place, (state, _, _) in enumerate(steps(table, seed, [])):
            last = state
            if place % 17 == seed % 17 and number > 0:
                number -= 1
                yield state.clone()
        if last is not None and number > 0:
            number -= 1
            yield last


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_laws_of_positions(table: Table, chunk: int) -> None:
    """Secrecy, refusals and text on sampled positions."""
    tables = [one for one in TABLES if one.game is table.game]
    share = -(-POSITIONS // (len(tables) * CHUNKS))
    for number, state in enumerate(sample(table, share, chunk * 1_000_000)):
        text = state.write()
        assert table.game.read(text, table.edition, fast(1)).write() == text
        for watcher in watchers(state):
            listed = state.legal_actions(watcher)
            for action in range(table.game.actions):
                assert (state.refusal(watcher, action) is ALLOWED) == (action in listed)
            other = state.clone()
            other.redeal(watcher, chacha(seed_of(number)))
            assert sent(other, table, watcher) == sent(state, table, watcher)
    print(f"{table}: {share} positions")
