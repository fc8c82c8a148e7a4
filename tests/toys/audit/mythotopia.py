"""Mythotopia: every card, counter and piece in one place, one owner a province, nothing left half done."""

from typing import Final, final

from mypy_extensions import i64

from audit.base import Auditor
from mythagora.engine.sets import count, first, only
from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of, seats_of
from mythagora.games.mythotopia.edition import (
    CHARTER_COUNT,
    FIXED,
    IMPROVEMENT,
    IMPROVEMENT_COUNT,
    NO_BORDER,
    PHILOSOPHER,
    PROVINCES,
    SEAS,
    SEER,
    START,
    V_CITADEL,
    V_DRAGONS,
    V_ISLES,
    V_RUNESTONES,
    V_SEAS,
    VICTORY_COUNT,
)
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.state import (
    CALLED,
    CARRY_OUT,
    CHOOSE_CITADEL,
    CHOOSE_INVENTION,
    COUNT_MARCH,
    DISCARD_PILE,
    FREE_ACTION,
    GIVE_UP_PROVINCES,
    HAND,
    IN_PLAY,
    KEEP_CHARTER,
    LAST_ROUND,
    LAY_RESERVE,
    MARCH_FROM,
    MARCHED,
    NO_CARD,
    NOBODY,
    NOT_OVER,
    PAY,
    RESERVE,
    RESOLVE_WARS,
    STOWED,
    TAKE_COUNSEL,
    TAKE_COUNTER,
    TAKE_TURN,
    ZONES,
)

NO_QUESTION: Final = -1


@final
class MythotopiaAuditor(Auditor):
    def check(self, state: State) -> None:
        assert isinstance(state, Mythotopia)
        kind: i64 = NO_QUESTION if state.is_over() else kind_of(state.asked)
        check_provinces(state)
        check_other_cards(state, kind)
        check_known_cards(state)
        check_owners(state)
        check_works(state)
        check_armies(state)
        check_counters(state)
        check_charters(state, kind)
        check_choices(state, kind)
        check_course(state, kind)


# Cards.


def check_provinces(state: Mythotopia) -> None:
    """Forty cards: each with the seat that controls the province, or in the deck."""
    together = state.province_deck
    for seat in range(state.players):
        for zone in range(ZONES):
            cards = state.lands[seat * ZONES + zone]
            assert together & cards == 0, "a province card in two places"
            assert cards & ~state.owned(seat) == 0, "a card of a province that its seat does not control"
            together |= cards
    assert together == first(PROVINCES), "a province card is missing"


def check_other_cards(state: Mythotopia, kind: i64) -> None:
    """Improvements, of which Philosopher may have left the game; and starting cards, each with its seat."""
    improvements = first(IMPROVEMENT_COUNT)
    together = state.display
    for cards in [state.undealt, state.looked]:
        assert together & cards == 0, "an improvement in two places"
        together |= cards
    assert together & ~improvements == 0
    starts = first(state.edition.starts) << (START - IMPROVEMENT)
    for seat in range(state.players):
        mine = state.aside[seat]
        for zone in range(ZONES):
            cards = state.crafts[seat * ZONES + zone]
            assert together & cards & improvements == 0, "an improvement in two places"
            assert mine & cards == 0, "a starting card in two places"
            together |= cards & improvements
            mine |= cards & ~improvements
        assert mine == starts, "a starting card is missing, or another's is here"
        assert state.pile_size(seat, IN_PLAY) == 0 or (kind == TAKE_COUNSEL and seat == state.active)
    assert together | only(PHILOSOPHER - IMPROVEMENT) == improvements, "an improvement is missing"
    assert (state.looked != 0) == (kind == CHOOSE_INVENTION)


def check_known_cards(state: Mythotopia) -> None:
    """What is known of a hand is in it; the top of a discard pile is in that pile."""
    for seat in range(state.players):
        hand = seat * ZONES + HAND
        assert state.shown_lands[seat] & ~state.lands[hand] == 0, "a card shown that is not in the hand"
        assert state.shown_crafts[seat] & ~state.crafts[hand] == 0, "a card shown that is not in the hand"
        top = state.tops[seat]
        assert (top == NO_CARD) == (state.pile_size(seat, DISCARD_PILE) == 0)
        assert top == NO_CARD or state.pile_has(seat, DISCARD_PILE, top)
    assert (state.kept == NO_CARD) == (state.kept_by == NOBODY)
    if state.kept != NO_CARD:
        assert state.pile_has(state.kept_by, HAND, state.kept), "the card found is not in the hand"
        assert state.shown_crafts[state.kept_by] >> (state.kept - IMPROVEMENT) & 1 == 0, "a secret all know"
        assert state.kept < START


# The map.


def check_owners(state: Mythotopia) -> None:
    """One town, city or citadel a province at most, and no more of them than a seat has. MT-S2."""
    taken: i64 = 0
    for seat in range(state.players):
        for places in [state.towns[seat], state.cities[seat], state.citadels[seat]]:
            assert taken & places == 0, "two owners, or two buildings of one"
            taken |= places
        assert state.towns_left(seat) >= 0, "more towns than there are"
        assert state.cities_left(seat) >= 0, "more cities than there are"
        assert count(state.citadels[seat]) <= 1
        assert state.citadels[seat] == 0 or state.is_in_play(V_CITADEL)
        assert 0 <= state.sea_towns[seat] <= count(state.sea_claims[seat])
    assert taken & ~first(PROVINCES) == 0
    assert (state.dragons | state.runestones) & taken == 0, "a dragon or a runestone in a province taken"
    assert state.dragons == 0 or state.is_in_play(V_DRAGONS)
    assert state.runestones == 0 or state.is_in_play(V_RUNESTONES)


def check_works(state: Mythotopia) -> None:
    """Castles and roads, of which there are so many. MT-K3, MT-K4."""
    assert count(state.castles) <= state.edition.castles, "more castles than there are"
    ends: i64 = 0
    for province in range(PROVINCES):
        for other in range(PROVINCES):
            if state.roads[province] >> other & 1:
                ends += 1
                assert state.roads[other] >> province & 1, "a road that leads one way"
                assert state.edition.border(province, other) != NO_BORDER, "a road without a border"
    assert ends == 2 * state.road_count, "roads miscounted"
    assert state.road_count <= state.edition.roads, "more roads than there are"
    for seat in range(state.players):
        assert state.castles & state.citadels[seat] == 0, "a castle with a citadel"


def check_armies(state: Mythotopia) -> None:
    """On the map, available or in the pool; mercenaries only beside an army. MT-S2, MT-X14."""
    edition = state.edition
    for seat in range(state.players):
        armies = state.ready_armies[seat] + state.pool_armies[seat]
        for province in range(PROVINCES):
            here = state.armies_in(seat, province)
            assert here >= 0
            assert (here > 0) == (state.present[seat] >> province & 1 != 0), "armies, or none, not as noted"
            armies += here
        assert armies == edition.armies_ready + edition.armies_pool, "an army is missing, or one too many"
        ships = state.ready_ships[seat] + state.pool_ships[seat]
        for sea in range(SEAS):
            assert state.ships_in(seat, sea) >= 0
            ships += state.ships_in(seat, sea)
        assert ships == edition.ships_ready + edition.ships_pool, "a ship is missing, or one too many"
        assert state.ready_armies[seat] >= 0
        assert state.pool_armies[seat] >= 0
        assert state.ready_ships[seat] >= 0
        assert state.pool_ships[seat] >= 0
    assert state.mercenaries_ready() >= 0, "more mercenaries than there are"
    for place in state.mercenaries:
        assert place == -1 or state.armies[place] > 0, "mercenaries without an army"


# Victory points.


def check_counters(state: Mythotopia) -> None:
    """On a victory card, with a seat or in the stock; and the score is what lies there. MT-S6, MT-V1."""
    edition = state.edition
    assert state.in_play & first(FIXED) == first(FIXED)
    for value in range(3):
        total = state.stock[value] + counters_on_cards(state, value + 1)
        assert state.stock[value] >= 0
        for seat in range(state.players):
            assert state.counters[seat * 3 + value] >= 0
            total += state.counters[seat * 3 + value]
        assert total == edition.stock[value], "a counter is missing, or one too many"
    for victory in range(VICTORY_COUNT):
        most: i64 = edition.counters[victory * 5 + state.players] if state.is_in_play(victory) else 0
        assert 0 <= state.left[victory] <= most
    for seat in range(state.players):
        points = state.charter_points[seat]
        for province in range(PROVINCES):
            if state.owner(province) == seat:
                points += edition.province_points
        for value in range(3):
            points += (value + 1) * state.counters[seat * 3 + value]
        assert state.score(seat) == max(points, edition.floor), "the score is not what it is made of"


def counters_on_cards(state: Mythotopia, value: i64) -> i64:
    """Of one value, on all victory cards."""
    values = state.edition.counter_value
    total: i64 = 0
    for victory in range(VICTORY_COUNT):
        if victory in (V_ISLES, V_SEAS):
            for slot in range(2):
                if values[victory * 2 + slot] == value:
                    total += state.left[victory] >> slot & 1
        elif values[victory * 2] == value:
            total += state.left[victory]
    return total


def check_charters(state: Mythotopia, kind: i64) -> None:
    """Each in one place, but for Seer, who leaves the game; nobody rules out what is true. MT-H1, MT-H4."""
    together = state.charter_deck
    assert together & state.charters_looked == 0, "a charter in two places"
    together |= state.charters_looked
    for holder in range(state.players):
        assert together & state.revealed[holder] == 0, "a charter in two places"
        together |= state.revealed[holder]
        kept = state.charter[holder]
        if kept < 0:
            continue
        assert together & only(kept) == 0, "a charter in two places"
        together |= only(kept)
        for seat in range(state.players):
            assert state.ruled_out[seat * 4 + holder] >> kept & 1 == 0, "ruled out, though it is kept"
    if state.secret_charters:
        assert together | only(SEER) == first(CHARTER_COUNT), "a charter is missing"
    else:
        assert together == 0
    assert (state.charters_looked != 0) == (kind == KEEP_CHARTER)


# The course of the game.


def check_choices(state: Mythotopia, kind: i64) -> None:
    """What is chosen at the same time, until all are in. MT-S4, MT-S7."""
    for seat in range(state.players):
        chosen = state.chosen[seat]
        assert chosen & ~state.towns[seat] == 0, "a province chosen that is not one's own"
        assert chosen != 0 or state.open_choices >> seat & 1 == 0
        if kind == GIVE_UP_PROVINCES:
            assert (count(chosen) < state.edition.given_up) == state.may_act(seat)
        elif kind == CHOOSE_CITADEL:
            assert count(chosen) <= 1
            assert state.may_act(seat) == (chosen == 0 and state.towns[seat] != 0)
        else:
            assert chosen == 0
        if kind in (GIVE_UP_PROVINCES, CHOOSE_CITADEL):
            assert state.hand_size(seat) == 0


def check_course(state: Mythotopia, kind: i64) -> None:
    """What is under way is over when the turn goes on, and the game is over when it has ended."""
    if kind == NO_QUESTION:
        assert state.ending != NOT_OVER
        assert state.wars() == 0, "a war goes on after the end"
        assert state.depth == 0
    else:
        assert kind not in (CARRY_OUT, RESOLVE_WARS), "a question that nobody is ever asked"
        if kind not in (GIVE_UP_PROVINCES, CHOOSE_CITADEL, TAKE_COUNTER):
            assert seats_of(state.asked) == only(state.active), "somebody else is asked"
        assert (kind == PAY) == (state.depth > 0 and kind_of(state.waiting[state.depth - 1]) == CARRY_OUT)
    assert (state.caller != NOBODY) == (state.ending == CALLED)
    assert state.ending != LAST_ROUND or state.turns_left == 0
    assert state.turn_limit == 0 or state.turn <= state.turn_limit
    if kind == TAKE_TURN:
        assert state.barred == 0, "a card whose text is still in use"
        assert about_of(state.asked) <= 2
        assert state.depth == 0
        assert state.happened & (MARCHED | STOWED) == 0 or state.happened & FREE_ACTION
    if kind < MARCH_FROM or kind > COUNT_MARCH:
        assert state.marched_from == 0, "a march that never ends"
        assert state.marched_to == 0, "a march that never ends"
    if kind == LAY_RESERVE:
        assert state.pile_size(state.active, RESERVE) < state.reserve_limit(state.active)
        assert state.hand_size(state.active) > 0
