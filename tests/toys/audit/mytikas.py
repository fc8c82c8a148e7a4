"""Mytikas: every card, lock, token and Favor in one place, nothing negative, one builder an area."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from audit.base import Auditor
from mythagora.engine.sets import count, first, only
from mythagora.engine.state import State
from mythagora.engine.steps import kind_of
from mythagora.games.mytikas.edition import GOD_COUNT, LEVELS, MOST_LOCKS, SLOT_COUNT
from mythagora.games.mytikas.game import Mytikas
from mythagora.games.mytikas.setup import TOKENS, favor_pile
from mythagora.games.mytikas.state import ALL_BUILT, CLOSE_TURN, DEITY_COUNT, LEVELS_FULL, LOCKS_GONE, POOL


@final
class MytikasAuditor(Auditor):
    def check(self, state: State) -> None:
        assert isinstance(state, Mytikas)
        check_cards(state)
        check_offerings(state)
        check_buildings(state)
        check_tokens(state)
        check_end(state)


def check_cards(state: Mytikas) -> None:
    """Sixteen cards, each in one place; before the line is laid the dealt ones are a place of their own."""
    together = state.deck
    is_choosing = not state.is_over() and kind_of(state.asked) == 0
    for seat in range(state.players):
        assert together & state.cards[seat] == 0, "a card in two places"
        together |= state.cards[seat]
        if is_choosing:
            assert together & state.dealt[seat] == 0, "a card in two places"
            together |= state.dealt[seat]
            assert count(state.dealt[seat]) == 2
            assert (state.chosen[seat] == 0) == state.may_act(seat)
        else:
            assert state.dealt[seat] & ~state.deck == 0, "a declined card outside the deck"
            assert state.chosen[seat] == 0
        assert state.chosen[seat] & ~state.dealt[seat] == 0
    for place in range(state.players + 2):
        card = state.line[place]
        if card >= 0:
            assert together & only(card) == 0, "a card in two places"
            together |= only(card)
        else:
            assert is_choosing or place <= state.turned, "a card taken from under its lock"
    assert together == first(DEITY_COUNT), "a card is missing"
    assert state.turned <= state.locks_taken


def check_offerings(state: Mytikas) -> None:
    """Cards before players are locked or hold Offerings, unlocked ones fewer than the lowest lock. MK-O3."""
    locked: i64 = 0
    for deity in range(DEITY_COUNT):
        is_held = state.holder(deity) >= 0
        assert state.on_card[deity] >= 0
        assert is_held == (state.on_card[deity] > 0 or state.locked[deity] > 0)
        assert state.on_card[deity] == 0 or state.locked[deity] == 0, "Offerings on a locked card"
        if state.locked[deity] > 0:
            locked += 1
        elif is_held and state.next_lock() > 0 and not state.offerings_over_lock:
            assert state.on_card[deity] < state.next_lock(), "a lock was not taken"
    assert locked == state.locks_taken
    for place in range(state.locks_taken):
        assert holds(state.locked, state.edition.locks[state.players * MOST_LOCKS + place])
    for seat in range(state.players):
        assert state.reserve[seat] >= 0


def holds(table: vec[i64], number: i64) -> bool:
    for item in table:
        if item == number:
            return True
    return False


def check_buildings(state: Mytikas) -> None:
    """A level token for every piece built, the first cities aside. MK-S4, MK-B2."""
    for level in range(LEVELS):
        used: i64 = 0
        for seat in range(state.players):
            for slot in range(1, SLOT_COUNT):
                if state.level_of(seat, slot) == level + 1:
                    used += 1
        assert state.tokens[level] >= 0
        assert used + state.tokens[level] == TOKENS[(state.players - 2) * LEVELS + level]
    for seat in range(state.players):
        assert state.level_of(seat, 0) == 1


def check_tokens(state: Mytikas) -> None:
    for god in range(GOD_COUNT):
        total = state.favor(POOL, god)
        for seat in range(state.players):
            assert state.favor(seat, god) >= 0
            total += state.favor(seat, god)
        assert state.favor(POOL, god) >= 0
        assert total == favor_pile(state.players), "a Favor is missing, or one too many"
    for number in state.goods:
        assert number >= 0, "a resource that is not there was spent"
    for seat in range(state.players):
        for other in range(seat):
            area = state.builders[seat]
            if area >= 0:
                assert area != state.builders[other], "two builders in an area"
                if state.players == 2:
                    assert area >> 1 != state.builders[other] >> 1, "two builders with a god"


def check_end(state: Mytikas) -> None:
    """The three endings, and nothing else, end the game. MK-E1."""
    full: i64 = 0
    for level in range(LEVELS):
        if state.tokens[level] == 0:
            full += 1
    done = False
    for seat in range(state.players):
        built: i64 = 0
        for slot in range(SLOT_COUNT):
            if state.level_of(seat, slot) > 0:
                built += 1
        done = done or built == SLOT_COUNT
    assert (state.ending & LEVELS_FULL != 0) == (full >= 3)
    assert (state.ending & ALL_BUILT != 0) == done
    assert (state.ending & LOCKS_GONE != 0) == (state.locks_taken == state.players + 2)
    if state.is_over():
        assert state.ending != 0 or state.turn == state.turn_limit
        assert state.depth == 0
    else:
        assert kind_of(state.asked) != CLOSE_TURN, "nobody is ever asked to close a turn"
        acted = state.happened != 0 or state.fresh != 0 or state.depth > 0
        assert state.ending == 0 or acted, "a turn began after the end"
