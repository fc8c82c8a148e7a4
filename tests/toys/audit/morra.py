"""Morra: whoever is not asked has chosen."""

from typing import final

from audit.base import Auditor
from morra.game import Morra
from mythagora.engine.state import State


@final
class MorraAuditor(Auditor):
    def check(self, state: State) -> None:
        assert isinstance(state, Morra)
        for seat in range(state.players):
            assert (state.secret[seat] == 0) == (state.is_over() or state.may_act(seat))
        assert 1 <= state.prize <= 3
