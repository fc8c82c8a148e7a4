"""What a seat may know, as numbers: seats are counted from the reader's own seat."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.features import Block, Features
from mythagora.engine.sets import count, only
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythotopia.edition import (
    CHARTER_COUNT,
    IMPROVEMENT,
    IMPROVEMENT_COUNT,
    MOST_COUNTERS,
    MOST_START,
    PROVINCES,
    SEAS,
    START,
    V_ISLES,
    V_SEAS,
    VICTORY_COUNT,
)
from mythagora.games.mythotopia.meta import FEWEST, MOST
from mythagora.games.mythotopia.rules.final import may_call
from mythagora.games.mythotopia.rules.war import UNDECIDED, neutral_strength, strength, verdict
from mythagora.games.mythotopia.state import (
    CARRY_OUT,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    IN_PLAY,
    NOBODY,
    PAY,
    RESERVE,
    TAKE_TURN,
    ZONES,
    MythotopiaState,
)

QUESTIONS: Final = 44
ABOUT_BITS: Final = 24
DEEDS: Final = 13
DEED_BITS: Final = 12
HAPPENED: Final = 9
OPTIONS: Final = 4
CARDS: Final = 77
CRAFTS: Final = 37  # cards that are no provinces
# The most of something; more count as so many.
MOST_POINTS: Final = 100
MOST_ACTIONS: Final = 2
MOST_TURNS: Final = 400
MOST_HAND: Final = 10
MOST_PILE: Final = 40
MOST_ARMIES: Final = 16
MOST_SHIPS: Final = 6
MOST_MERCENARIES: Final = 2
MOST_STRENGTH: Final = 20
MOST_TOWNS: Final = 20
MOST_CITIES: Final = 5
MOST_ROADS: Final = 4
MOST_NETWORK: Final = 10
MOST_HELD: Final = 20  # counters of a value
MOST_STOCK: Final = 40
MOST_RESERVE: Final = 10
SIZES: Final = 5  # numbers of cards told of each seat
STOCKS: Final = 6  # numbers of pieces told of each seat
EDITION_NUMBERS: Final = 1 + 2 * VICTORY_COUNT


def blocks() -> list[Block]:
    return [
        Block("players", MOST - FEWEST + 1),
        Block("options", OPTIONS),
        Block("question", QUESTIONS),
        Block("about", ABOUT_BITS),
        Block("paying-for", DEEDS),
        Block("paying-for-about", DEED_BITS),
        Block("asked", MOST),
        Block("active", MOST),
        Block("first", MOST),
        Block("turn", 4),
        Block("happened", HAPPENED),
        Block("scores", MOST),
        Block("may-call", MOST),
        Block("my-hand", CARDS),
        Block("my-draw-pile", CARDS),
        Block("decks", MOST * CARDS),
        Block("shown", MOST * CARDS),
        Block("discard-piles", MOST * CARDS),
        Block("reserves", MOST * CARDS),
        Block("in-play", CARDS),
        Block("aside", MOST * MOST_START),
        Block("sizes", MOST * SIZES),
        Block("holds-found", MOST),
        Block("display", IMPROVEMENT_COUNT),
        Block("undealt-among", IMPROVEMENT_COUNT),
        Block("my-looked", IMPROVEMENT_COUNT),
        Block("province-deck", PROVINCES),
        Block("towns", MOST * PROVINCES),
        Block("cities", MOST * PROVINCES),
        Block("citadels", MOST * PROVINCES),
        Block("armies", MOST * PROVINCES),
        Block("mercenaries", MOST * PROVINCES),
        Block("strengths", MOST * PROVINCES),
        Block("neutral-strength", PROVINCES),
        Block("wars", PROVINCES),
        Block("winning", PROVINCES),
        Block("castles", PROVINCES),
        Block("dragons", PROVINCES),
        Block("runestones", PROVINCES),
        Block("roads", PROVINCES),
        Block("networks", PROVINCES),
        Block("marched", 2 * PROVINCES),
        Block("ships", MOST * SEAS),
        Block("stocks", MOST * STOCKS),
        Block("mercenaries-left", 1),
        Block("victories", VICTORY_COUNT),
        Block("victories-left", VICTORY_COUNT),
        Block("conditions-left", 4),
        Block("empty", 1),
        Block("stock", 3),
        Block("counters", MOST * 3),
        Block("sea-claims", MOST * 2),
        Block("my-charter", CHARTER_COUNT),
        Block("my-charters-looked", CHARTER_COUNT),
        Block("has-charter", MOST),
        Block("charter-among", MOST * CHARTER_COUNT),
        Block("revealed", MOST * CHARTER_COUNT),
        Block("charter-points", MOST),
        Block("charter-deck", 1),
        Block("chosen", MOST),
        Block("choices", MOST * PROVINCES),
        Block("edition", EDITION_NUMBERS),
    ]


# What everybody, or the reader, can work out from what was open at the table.


def actions_taken(state: MythotopiaState) -> i64:
    """This turn's actions, the one under way included: kept in the question with which the turn goes on."""
    if not state.is_over() and kind_of(state.asked) == TAKE_TURN:
        return about_of(state.asked)
    for place in range(state.depth):
        if kind_of(state.waiting[place]) == TAKE_TURN:
            return about_of(state.waiting[place])
    return 0


def known_lands(state: MythotopiaState, seat: i64) -> i64:
    """Province cards that hand and draw pile hold together: all were open when gained. MT-C7."""
    return state.lands[seat * ZONES + HAND] | state.lands[seat * ZONES + DRAW_PILE]


def known_crafts(state: MythotopiaState, seat: i64) -> i64:
    """The same of other cards, but for one that Philosopher found. MT-C7, MT-X19."""
    cards = state.crafts[seat * ZONES + HAND] | state.crafts[seat * ZONES + DRAW_PILE]
    return cards & ~only(state.kept - IMPROVEMENT) if state.kept_by == seat else cards


def undealt_for(state: MythotopiaState, seat: i64) -> i64:
    """Improvements that may be undealt: whoever does not hold what Philosopher found counts it in. MT-X19."""
    cards = state.undealt
    if seat < 0 or seat != state.active:
        cards |= state.looked
    if state.kept_by != NOBODY and state.kept_by != seat:
        cards |= only(state.kept - IMPROVEMENT)
    return cards


def charters_among(state: MythotopiaState, reader: i64, holder: i64) -> i64:
    """What another seat's secret charter may be, as far as the reader can know. MT-H1, MT-H6."""
    if state.charter[holder] < 0:
        return 0
    found = state.charter_deck | state.charters_looked
    for seat in range(state.players):
        if state.charter[seat] >= 0 and seat != reader:
            found |= only(state.charter[seat])
    found &= ~state.ruled_out[holder * MOST + holder]
    if reader < 0:
        return found
    if reader == state.active:
        found &= ~state.charters_looked
    return found & ~state.ruled_out[reader * MOST + holder]


# The numbers.


def fill(state: MythotopiaState, seat: i64, into: Features) -> None:
    """A spectator, -1, looks from seat 0 and has no cards of its own."""
    into.begin()
    reader: i64 = seat if seat >= 0 else 0
    into.one_of(state.players - FEWEST, MOST - FEWEST + 1)
    fill_question(state, reader, into)
    fill_turn(state, reader, into)
    fill_cards(state, seat, reader, into)
    fill_map(state, reader, into)
    fill_wars(state, reader, into)
    fill_places(state, reader, into)
    fill_pieces(state, reader, into)
    fill_victories(state, reader, into)
    fill_charters(state, seat, reader, into)
    fill_choices(state, seat, reader, into)
    if into.is_fresh:
        into.share(state.edition.starts, MOST_START)
        into.shares(state.edition.counter_value, 0, len(state.edition.counter_value), 3)
    else:
        into.keep(EDITION_NUMBERS)


def fill_question(state: MythotopiaState, reader: i64, into: Features) -> None:
    """What a question is about was said or played at the table."""
    into.add(1.0 if state.choose_start else 0.0)
    into.add(1.0 if state.final_round else 0.0)
    into.add(1.0 if state.secret_charters else 0.0)
    into.add(1.0 if state.turn_limit else 0.0)
    kind: i64 = -1 if state.is_over() else kind_of(state.asked)
    into.one_of(kind, QUESTIONS)
    into.flags(0 if state.is_over() else about_of(state.asked), ABOUT_BITS)
    deed: i64 = -1
    what: i64 = 0
    if kind == PAY and state.depth > 0 and kind_of(state.waiting[state.depth - 1]) == CARRY_OUT:
        deed = about_of(state.waiting[state.depth - 1]) & 15
        what = about_of(state.waiting[state.depth - 1]) >> 4
    into.one_of(deed, DEEDS)
    into.flags(what, DEED_BITS)
    for place in range(MOST):
        is_asked = place < state.players and state.may_act(state.after(reader, place))
        into.add(1.0 if is_asked else 0.0)


def fill_turn(state: MythotopiaState, reader: i64, into: Features) -> None:
    into.one_of((state.active - reader) % state.players, MOST)
    into.one_of((state.first - reader) % state.players, MOST)
    into.share(actions_taken(state), MOST_ACTIONS)
    into.share(state.turn, MOST_TURNS)
    into.share(state.turn_limit - state.turn if state.turn_limit > 0 else 0, MOST_TURNS)
    into.share(state.turns_left, MOST)
    into.flags(state.happened, HAPPENED)
    for place in range(MOST):
        into.share(state.score(state.after(reader, place)) if place < state.players else 0, MOST_POINTS)
    is_over = state.is_over()
    for place in range(MOST):
        calls = place < state.players and not is_over and may_call(state, state.after(reader, place))
        into.add(1.0 if calls else 0.0)


# Cards.


def cards(into: Features, lands: i64, crafts: i64) -> None:
    """A mark for every card."""
    into.flags(lands, PROVINCES)
    into.flags(crafts, CRAFTS)


def piles(state: MythotopiaState, reader: i64, zone: i64, into: Features) -> None:
    """A pile that all can see, of every seat."""
    for place in range(MOST):
        if place < state.players:
            pile = state.after(reader, place) * ZONES + zone
            cards(into, state.lands[pile], state.crafts[pile])
        else:
            cards(into, 0, 0)


def fill_cards(state: MythotopiaState, seat: i64, reader: i64, into: Features) -> None:
    fill_own_pile(state, seat, HAND, into)
    fill_own_pile(state, seat, DRAW_PILE, into)
    for place in range(MOST):
        other = state.after(reader, place)
        if place < state.players:
            cards(into, known_lands(state, other), known_crafts(state, other))
        else:
            cards(into, 0, 0)
    for place in range(MOST):
        other = state.after(reader, place)
        if place < state.players:
            cards(into, state.shown_lands[other], state.shown_crafts[other])
        else:
            cards(into, 0, 0)
    piles(state, reader, DISCARD_PILE, into)
    piles(state, reader, RESERVE, into)
    waiting = state.active * ZONES + IN_PLAY
    cards(into, state.lands[waiting], state.crafts[waiting])
    for place in range(MOST):
        is_seat = place < state.players
        aside: i64 = state.aside[state.after(reader, place)] if is_seat else 0
        into.flags(aside >> (START - IMPROVEMENT), MOST_START)
    for place in range(MOST):
        fill_sizes(state, state.after(reader, place), place < state.players, into)
    for place in range(MOST):
        holds = place < state.players and state.kept_by == state.after(reader, place)
        into.add(1.0 if holds else 0.0)
    into.flags(state.display, IMPROVEMENT_COUNT)
    into.flags(undealt_for(state, seat), IMPROVEMENT_COUNT)
    into.flags(state.looked if seat >= 0 and seat == state.active else 0, IMPROVEMENT_COUNT)
    into.flags(state.province_deck, PROVINCES)


def fill_own_pile(state: MythotopiaState, seat: i64, zone: i64, into: Features) -> None:
    if seat < 0:
        cards(into, 0, 0)
    else:
        cards(into, state.lands[seat * ZONES + zone], state.crafts[seat * ZONES + zone])


def fill_sizes(state: MythotopiaState, seat: i64, is_seat: bool, into: Features) -> None:
    into.share(state.hand_size(seat) if is_seat else 0, MOST_HAND)
    into.share(state.pile_size(seat, DRAW_PILE) if is_seat else 0, MOST_PILE)
    into.share(state.pile_size(seat, DISCARD_PILE) if is_seat else 0, MOST_PILE)
    into.share(state.pile_size(seat, RESERVE) if is_seat else 0, MOST_RESERVE)
    into.share(state.reserve_limit(seat) if is_seat else 0, MOST_RESERVE)


# The map.


def fill_map(state: MythotopiaState, reader: i64, into: Features) -> None:
    for place in range(MOST):
        into.flags(state.towns[state.after(reader, place)] if place < state.players else 0, PROVINCES)
    for place in range(MOST):
        into.flags(state.cities[state.after(reader, place)] if place < state.players else 0, PROVINCES)
    for place in range(MOST):
        into.flags(state.citadels[state.after(reader, place)] if place < state.players else 0, PROVINCES)
    for place in range(MOST):
        base = state.after(reader, place) * PROVINCES
        for province in range(PROVINCES):
            into.share(state.armies[base + province] if place < state.players else 0, MOST_ARMIES)
    for place in range(MOST):
        base = state.after(reader, place) * PROVINCES
        for province in range(PROVINCES):
            number: i64 = 0
            if place < state.players:
                number += 1 if state.mercenaries[0] == base + province else 0
                number += 1 if state.mercenaries[1] == base + province else 0
            into.share(number, MOST_MERCENARIES)


def fill_wars(state: MythotopiaState, reader: i64, into: Features) -> None:
    """The strength of every side, an owner's also in peace; and who would win. MT-W3, MT-W4."""
    taken: i64 = 0
    for place in range(MOST):
        other = state.after(reader, place)
        sides: i64 = 0
        if place < state.players:
            sides = state.present[other] | state.owned(other)
            taken |= state.owned(other)
        for province in range(PROVINCES):
            into.share(strength(state, province, other) if sides >> province & 1 else 0, MOST_STRENGTH)
    for province in range(PROVINCES):
        into.share(0 if taken >> province & 1 else neutral_strength(state, province), MOST_STRENGTH)
    wars = state.wars()
    into.flags(wars, PROVINCES)
    for province in range(PROVINCES):
        winner: i64 = UNDECIDED
        if wars >> province & 1:
            winner = verdict(state, province, False)
        into.add(0.0 if winner == UNDECIDED else 1.0 if winner == reader else -1.0)


def fill_places(state: MythotopiaState, reader: i64, into: Features) -> None:
    into.flags(state.castles, PROVINCES)
    into.flags(state.dragons, PROVINCES)
    into.flags(state.runestones, PROVINCES)
    for province in range(PROVINCES):
        into.share(count(state.roads[province]), MOST_ROADS)
    for province in range(PROVINCES):
        owner: i64 = state.owner(province) if state.roads[province] != 0 else NOBODY
        size: i64 = 0
        if owner != NOBODY:
            size = count(state.network(owner, province)) - 1
        into.share(size, MOST_NETWORK)
    into.flags(state.marched_from, PROVINCES)
    into.flags(state.marched_to, PROVINCES)
    for place in range(MOST):
        for sea in range(SEAS):
            is_seat = place < state.players
            into.share(state.ships_in(state.after(reader, place), sea) if is_seat else 0, MOST_SHIPS)


def fill_pieces(state: MythotopiaState, reader: i64, into: Features) -> None:
    for place in range(MOST):
        other = state.after(reader, place)
        is_seat = place < state.players
        into.share(state.ready_armies[other] if is_seat else 0, MOST_ARMIES)
        into.share(state.pool_armies[other] if is_seat else 0, MOST_ARMIES)
        into.share(state.ready_ships[other] if is_seat else 0, MOST_SHIPS)
        into.share(state.pool_ships[other] if is_seat else 0, MOST_SHIPS)
        into.share(state.towns_left(other) if is_seat else 0, MOST_TOWNS)
        into.share(state.cities_left(other) if is_seat else 0, MOST_CITIES)
    into.share(state.mercenaries_ready(), MOST_MERCENARIES)


# Victory points.


def fill_victories(state: MythotopiaState, reader: i64, into: Features) -> None:
    into.flags(state.in_play, VICTORY_COUNT)
    for victory in range(VICTORY_COUNT):
        number: i64 = state.left[victory]
        if victory in (V_ISLES, V_SEAS):
            number = count(number)
        into.share(number, MOST_COUNTERS)
    into.flags(state.left[V_ISLES], 2)
    into.flags(state.left[V_SEAS], 2)
    into.share(state.empty_victories(), VICTORY_COUNT)
    for value in range(3):
        into.share(state.stock[value], MOST_STOCK)
    for place in range(MOST):
        other = state.after(reader, place)
        for value in range(3):
            into.share(state.counters[other * 3 + value] if place < state.players else 0, MOST_HELD)
    for place in range(MOST):
        into.flags(state.sea_claims[state.after(reader, place)] if place < state.players else 0, 2)


def fill_charters(state: MythotopiaState, seat: i64, reader: i64, into: Features) -> None:
    into.one_of(state.charter[seat] if seat >= 0 else -1, CHARTER_COUNT)
    into.flags(state.charters_looked if seat >= 0 and seat == state.active else 0, CHARTER_COUNT)
    for place in range(MOST):
        holds = place < state.players and state.charter[state.after(reader, place)] >= 0
        into.add(1.0 if holds else 0.0)
    for place in range(MOST):
        other = state.after(reader, place)
        is_other = place < state.players and other != seat
        into.flags(charters_among(state, seat, other) if is_other else 0, CHARTER_COUNT)
    for place in range(MOST):
        into.flags(state.revealed[state.after(reader, place)] if place < state.players else 0, CHARTER_COUNT)
    for place in range(MOST):
        is_seat = place < state.players
        into.share(state.charter_points[state.after(reader, place)] if is_seat else 0, MOST_POINTS)
    into.share(count(state.charter_deck), CHARTER_COUNT)


def fill_choices(state: MythotopiaState, seat: i64, reader: i64, into: Features) -> None:
    """Made at the same time: how many of each seat; which, of one's own and where all know. MT-S4, MT-S7."""
    for place in range(MOST):
        into.share(count(state.chosen[state.after(reader, place)]) if place < state.players else 0, 2)
    for place in range(MOST):
        other = state.after(reader, place)
        known: i64 = 0
        if place < state.players and (other == seat or state.open_choices >> other & 1):
            known = state.chosen[other]
        into.flags(known, PROVINCES)
