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


def redeals(start: State, games: int, seed: int) -> int:
    """Random games in which a world is dealt for the seat that acts, every tenth time; how many worlds."""
    acts = Actions()
    picker = fast(seed)
    worlds = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_over():
            seat = state.to_act()
            if picker.below(10) == 0:
                state.clone().redeal(seat, fast(picker.word()))
                worlds += 1
            state.legal(seat, acts)
            state.apply(seat, acts.items[picker.below(acts.count)])
    return worlds
