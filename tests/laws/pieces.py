"""What must hold in every position of a game, whatever was played: one function a game."""

from collections.abc import Callable

from morra.game import Morra
from mythagora.engine.sets import count
from mythagora.engine.state import State
from mythagora.games.mythe.game import Mythe


def mythe(state: State) -> None:
    """Every card in one place, one hero a space, points as drawn, nobody without a card between turns."""
    assert isinstance(state, Mythe)
    together = 0
    piles = [state.hands[i] for i in range(state.piles)] + [state.gifts[i] for i in range(state.piles)]
    if not state.is_giving():
        piles.append(state.drawn)
    for cards in piles:
        assert together & cards == 0, "a card in two places"
        together |= cards
    assert together == state.edition.in_play[state.players]
    out = [state.spaces[i] for i in range(state.players) if state.spaces[i] > 0]
    assert len(set(out)) == len(out), "two heroes on a space"
    assert all(space <= state.edition.dragon for space in out)
    good = state.drawn & ~state.edition.obstacles
    assert state.points == sum(state.edition.value[card] for card in range(16) if good >> card & 1)
    assert count(state.drawn & state.edition.obstacles) <= 1
    assert count(state.shown) <= 1
    if state.drawn == 0 and not state.is_giving():
        assert all(state.hands[i] != 0 for i in range(state.piles)), "a hand without a card"
    if state.winner >= 0:
        assert state.is_over()
        assert state.spaces[state.winner] == state.edition.dragon
    elif state.is_over():
        assert state.turn == state.turn_limit


def morra(state: State) -> None:
    assert isinstance(state, Morra)
    asked = state.seats_to_act()
    assert all(
        (state.secret[seat] == 0) == (seat in asked or state.is_over()) for seat in range(state.players)
    )
    assert state.prize in (1, 2, 3)


INVARIANTS: dict[str, Callable[[State], None]] = {"mythe": mythe, "morra": morra}
