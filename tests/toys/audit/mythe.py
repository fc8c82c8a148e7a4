"""Mythe: every card in one place, one hero a space, points as drawn, nobody without a card between turns."""

from typing import final

from mypy_extensions import i64

from audit.base import Auditor
from mythagora.engine.sets import count
from mythagora.engine.state import State
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.game import Mythe


@final
class MytheAuditor(Auditor):
    def check(self, state: State) -> None:
        assert isinstance(state, Mythe)
        check_cards(state)
        check_heroes(state)
        check_turn(state)


def check_cards(state: Mythe) -> None:
    together: i64 = 0 if state.is_giving() else state.drawn
    for pile in range(state.piles):
        assert together & state.hands[pile] == 0, "a card in two places"
        together |= state.hands[pile]
        assert together & state.gifts[pile] == 0, "a card in two places"
        together |= state.gifts[pile]
        if state.drawn == 0 and not state.is_giving():
            assert state.hands[pile] != 0, "a hand without a card"
    assert together == state.edition.in_play[state.players], "a card is missing, or one too many"


def check_heroes(state: Mythe) -> None:
    for seat in range(state.players):
        space = state.spaces[seat]
        assert space >= 0
        assert space <= state.edition.dragon, "a hero beyond the Dragon"
        assert (space == state.edition.dragon) == (state.winner == seat)
        for other in range(seat):
            assert space == 0 or space != state.spaces[other], "two heroes on a space"


def check_turn(state: Mythe) -> None:
    points: i64 = 0
    for card in range(CARDS):
        if state.drawn >> card & 1 and state.edition.obstacles >> card & 1 == 0:
            points += state.edition.value[card]
    assert points == state.points, "the points are not those of the cards drawn"
    obstacles = count(state.drawn & state.edition.obstacles)
    assert obstacles == 0 or (obstacles == 1 and state.is_giving()), "drawing went on after an Obstacle"
    assert count(state.shown) <= 1
    assert state.shown & ~state.edition.legends == 0
    if state.winner >= 0:
        assert state.is_over()
        assert state.shown != 0, "a win without a legendary item"
    elif state.is_over():
        assert state.turn == state.turn_limit
    assert state.turn_limit == 0 or state.turn <= state.turn_limit
