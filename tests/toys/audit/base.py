"""Checks of whole positions, compiled with the games so that hundreds of millions can be made."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import fast
from mythagora.engine.edition import Edition
from mythagora.engine.game import Game
from mythagora.engine.state import State


class Auditor:
    """What must hold in every position of one game, whatever was played."""

    @abstractmethod
    def check(self, state: State) -> None:
        """An AssertionError tells what is wrong."""


def play_and_check(
    game: Game, players: int, options: dict[str, int], edition: Edition, auditor: Auditor, seeds: range
) -> int:
    """A random game for each seed, checked at every step; how many decisions were made."""
    acts = Actions()
    decisions: i64 = 0
    for seed in seeds:
        state = game.new(players, options, edition, seed.to_bytes(32, "little"))
        picker = fast(seed)
        auditor.check(state)
        while not state.is_over():
            seat = state.to_act()
            state.legal(seat, acts)
            assert acts.count > 0, "nothing to choose from"
            state.apply(seat, acts.items[picker.below(acts.count)])
            auditor.check(state)
            decisions += 1
    return decisions
