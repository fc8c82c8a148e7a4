"""Advancing, and the Dragon at the end of the way."""

from mypy_extensions import i64

from mythagora.engine.events import Event
from mythagora.games.mythe.state import MytheState


def advance(state: MytheState) -> None:
    """Make every move the points pay for; what is left over is lost. MY-A1, MY-A4, MY-A5, MY-D6."""
    cost = state.edition.cost
    dragon = state.edition.dragon
    start = state.spaces[state.active]
    at = start
    points = state.points
    while at != dragon:
        free = next_free(state, at)
        if free == dragon and state.shown == 0:
            break  # MY-A5, MY-W4
        if points < cost[free]:
            break  # MY-A4
        points -= cost[free]
        at = free
    state.spaces[state.active] = at
    if at == dragon:
        state.winner = state.active  # MY-W3
    if state.events is not None:
        tell_advance(state, start, at, points)


def next_free(state: MytheState, at: i64) -> i64:
    """The next space without a hero; those in between are skipped for nothing. MY-A2, MY-A3."""
    spaces = state.spaces
    seat: i64 = 0
    at += 1
    while seat < state.players:
        if spaces[seat] == at:
            at += 1
            seat = 0
        else:
            seat += 1
    return at


def tell_advance(state: MytheState, start: i64, at: i64, lost: i64) -> None:
    seat = str(state.active)
    if at == start:
        state.tell(Event("stays").fact("seat", "seat", seat).fact("lost", "number", str(lost)))
        return
    state.tell(
        Event("advances")
        .fact("seat", "seat", seat)
        .fact("from", "space", str(start))
        .fact("to", "space", str(at))
        .fact("lost", "number", str(lost))
    )
    if at == state.edition.dragon:
        state.tell(Event("wins").fact("seat", "seat", seat))
