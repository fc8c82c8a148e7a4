"""Both engines play the same games: the checksums of thousands of random ones are written down.

`make golden` writes them anew; a change means that the same actions lead elsewhere, so the
game's `VERSION` has to move with it.
"""

from pathlib import Path

import pytest

from mythagora.engine.actions import Actions
from mythagora.engine.dice import MASK, fast
from tests.laws.walks import TABLES, Table, seed_of

FILE = Path(__file__).parent / "checksums.txt"
GAMES = 250  # a table; with eight tables, two thousand games of Mythe
# A table; with eighteen tables a thousand games of Mytikas, with twenty-four some 240 of Mythotopia.
LONG_GAMES = {"mytikas": 60, "mythotopia": 10}


def total(table: Table) -> int:
    """The last position of every game counts, and about one in eight before it."""
    acts = Actions()
    total = 0
    for number in range(LONG_GAMES.get(table.game.name, GAMES)):
        state = table.new(seed_of(number))
        picker = fast(number)
        while not state.is_over():
            seat = state.to_act()
            state.legal(seat, acts)
            state.apply(seat, acts.items[picker.below(acts.count)])
            total = (total * 31 + state.checksum()) & MASK if picker.x & 7 == 0 else total
        total = (total * 31 + state.checksum()) & MASK
    return total


def written() -> dict[str, int]:
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return {line.split()[0]: int(line.split()[1]) for line in lines}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_checksums_are_as_written(table: Table, pytestconfig: pytest.Config) -> None:
    found = total(table)
    if pytestconfig.getoption("--rewrite-golden"):
        everything = {**written(), str(table): found}
        order = [str(one) for one in TABLES if str(one) in everything]
        text = "".join(f"{name} {everything[name]}\n" for name in order)
        FILE.write_text(text, encoding="utf-8")
    assert written().get(str(table)) == found
