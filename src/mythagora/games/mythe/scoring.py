"""One hero defeats the Dragon and wins; there is nothing to count. MY-W3, MY-T1."""

from mypy_extensions import i64

from mythagora.games.mythe.state import NOBODY, MytheState


def scores(state: MytheState) -> list[int]:
    return [1 if state.winner == seat else 0 for seat in range(state.players)]


def standing(state: MytheState) -> list[int]:
    """The winner is first and all others second; at the turn limit all share the first place."""
    return [1 if state.winner in (seat, NOBODY) else 2 for seat in range(state.players)]


def reward(state: MytheState, seat: i64) -> float:
    if state.winner == NOBODY:
        return 1.0 / float(state.players)
    return 1.0 if state.winner == seat else 0.0


def endings(state: MytheState) -> list[str]:
    if not state.is_over():
        return []
    return ["turn-limit"] if state.winner == NOBODY else ["dragon"]
