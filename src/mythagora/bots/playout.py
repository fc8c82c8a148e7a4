"""Random moves to the end of the game: the measure of an engine, and the end of a search."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import Fast, fast
from mythagora.engine.state import State


def playout(state: State, acts: Actions, picker: Fast) -> i64:
    """Play on at random until the game is over; how many decisions that took."""
    decisions: i64 = 0
    while not state.is_over():
        seat = state.to_act()
        state.legal(seat, acts)
        state.apply(seat, acts.items[picker.below(acts.count)])
        decisions += 1
    return decisions


def playouts(start: State, games: int, seed: int) -> int:
    """Play on from the same state again and again; how many decisions that took in all."""
    acts = Actions()
    picker = fast(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.clone(), acts, picker)
    return decisions


def clones(state: State, number: int) -> int:
    """Clone a state so many times."""
    for _ in range(number):
        state.clone()
    return number
