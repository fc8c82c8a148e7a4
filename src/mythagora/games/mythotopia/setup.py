"""From a seed to the first question."""

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.sets import count, first, nth, only
from mythagora.engine.state import DEPTH
from mythagora.games.mythotopia.edition import (
    CHARTER_COUNT,
    FIXED,
    IMPROVEMENT,
    IMPROVEMENT_COUNT,
    PROVINCES,
    SEAS,
    START,
    V_DRAGONS,
    V_ISLES,
    V_RUNESTONES,
    V_SEAS,
    VICTORY_COUNT,
)
from mythagora.games.mythotopia.meta import MOST
from mythagora.games.mythotopia.rules.opening import ask_citadels
from mythagora.games.mythotopia.state import (
    DRAW_PILE,
    GIVE_UP_PROVINCES,
    NO_CARD,
    ZONES,
    MythotopiaState,
)


def lay_out(state: MythotopiaState, players: int) -> None:
    """Room for everybody, pieces in their stocks; no cards yet. MT-S2."""
    edition = state.edition
    state.players = players
    state.waiting = vec[i64]([0] * DEPTH)
    state.lands = vec[i64]([0] * (MOST * ZONES))
    state.crafts = vec[i64]([0] * (MOST * ZONES))
    state.tops = vec[i64]([NO_CARD] * MOST)
    state.aside = vec[i64]([0] * MOST)
    state.shown_lands = vec[i64]([0] * MOST)
    state.shown_crafts = vec[i64]([0] * MOST)
    state.towns = vec[i64]([0] * MOST)
    state.cities = vec[i64]([0] * MOST)
    state.citadels = vec[i64]([0] * MOST)
    state.roads = vec[i64]([0] * PROVINCES)
    state.armies = vec[i64]([0] * (MOST * PROVINCES))
    state.present = vec[i64]([0] * MOST)
    state.mercenaries = vec[i64]([-1] * 2)
    state.ships = vec[i64]([0] * (MOST * SEAS))
    state.ready_armies = vec[i64]([0] * MOST)
    state.ready_ships = vec[i64]([0] * MOST)
    state.pool_armies = vec[i64]([0] * MOST)
    state.pool_ships = vec[i64]([0] * MOST)
    state.left = vec[i64]([0] * VICTORY_COUNT)
    state.stock = vec[i64]([0] * 3)
    state.counters = vec[i64]([0] * (MOST * 3))
    state.sea_claims = vec[i64]([0] * MOST)
    state.sea_towns = vec[i64]([0] * MOST)
    state.chosen = vec[i64]([0] * MOST)
    state.charter = vec[i64]([-1] * MOST)
    state.revealed = vec[i64]([0] * MOST)
    state.charter_points = vec[i64]([0] * MOST)
    state.ruled_out = vec[i64]([0] * (MOST * MOST))
    for seat in range(players):
        state.ready_armies[seat] = edition.armies_ready
        state.pool_armies[seat] = edition.armies_pool
        state.ready_ships[seat] = edition.ships_ready
        state.pool_ships[seat] = edition.ships_pool
    for value in range(3):
        state.stock[value] = edition.stock[value]


def deal(state: MythotopiaState) -> None:
    """Who begins, provinces, improvements, victory cards; then what all choose at the same time. MT-S3."""
    state.first = state.dice.below(state.players)
    state.active = state.first
    deal_provinces(state)
    deal_improvements(state)
    deal_victories(state)
    if state.secret_charters:
        state.charter_deck = first(CHARTER_COUNT)
    if state.is_in_play(V_DRAGONS):
        state.dragons = pick_some(state, state.province_deck, state.edition.dragons)
    if state.is_in_play(V_RUNESTONES):
        # The cards with dragons lie under the deck, and are met again only if it is too small. MT-S9
        fresh = state.province_deck & ~state.dragons
        state.runestones = pick_some(state, fresh, min(state.edition.runestones, count(fresh)))
    if chooses_start(state) and state.edition.given_up > 0:
        state.ask_together(GIVE_UP_PROVINCES, first(state.players))
    else:
        ask_citadels(state)
    state.next_question()


def chooses_start(state: MythotopiaState) -> bool:
    """Not with two players. MT-S4."""
    return state.choose_start != 0 and state.edition.dealt_to_choose[state.players] > 0


def deal_provinces(state: MythotopiaState) -> None:
    """A town in every province dealt; the cards are shuffled with the starting cards. MT-S3, MT-S4."""
    edition = state.edition
    number = edition.dealt_to_choose[state.players] if chooses_start(state) else edition.dealt[state.players]
    state.province_deck = first(PROVINCES)
    for place in range(state.players):
        seat = state.after(state.first, place)
        provinces = pick_some(state, state.province_deck, number)
        state.province_deck &= ~provinces
        state.towns[seat] = provinces
        state.lands[seat * ZONES + DRAW_PILE] = provinces
        state.crafts[seat * ZONES + DRAW_PILE] = first(edition.starts) << (START - IMPROVEMENT)


def pick_some(state: MythotopiaState, things: i64, number: i64) -> i64:
    """So many of a set, chosen by the dice."""
    picked: i64 = 0
    for _ in range(number):
        thing = nth(things, state.dice.below(count(things)))
        things &= ~only(thing)
        picked |= only(thing)
    return picked


def deal_improvements(state: MythotopiaState) -> None:
    """MT-S5."""
    state.display = pick_some(state, first(IMPROVEMENT_COUNT), state.edition.display)
    state.undealt = first(IMPROVEMENT_COUNT) & ~state.display


def deal_victories(state: MythotopiaState) -> None:
    """The fixed ones and some of the others, each with its counters. MT-S6."""
    edition = state.edition
    variable = first(VICTORY_COUNT) & ~first(FIXED)
    state.in_play = first(FIXED) | pick_some(state, variable, edition.victories_in_play)
    for victory in range(VICTORY_COUNT):
        if state.is_in_play(victory):
            number = edition.counters[victory * 5 + state.players]
            state.left[victory] = number
            if victory in (V_ISLES, V_SEAS):
                state.stock[edition.counter_value[victory * 2] - 1] -= 1
                state.stock[edition.counter_value[victory * 2 + 1] - 1] -= 1
            else:
                state.stock[edition.counter_value[victory * 2] - 1] -= number
