"""Another deal of what a seat cannot see: hands, a card that Philosopher found, secret choices, charters.

A deck is known to all, and a pile has no order: what is hidden of it is which cards of draw pile and hand are
in the hand. Whoever is in the middle of something can finish it, so in every world its hand must allow that.

After moves were taken back with consent some sights of them can no longer be placed (see `recall`); then a
world may be dealt that a seat with a perfect memory of those could rule out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.dice import Dice
from mythagora.engine.sets import count, first, nth, only
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythotopia.edition import CHARTER_COUNT, FOOD, IMPROVEMENT
from mythagora.games.mythotopia.paying import can_pay, gold_within_reach
from mythagora.games.mythotopia.rules.armies import can_garrison, can_launch, can_order
from mythagora.games.mythotopia.state import (
    CHOOSE_CITADEL,
    CHOOSE_DRAFT,
    CHOOSE_GARRISON,
    CHOOSE_PORT,
    CHOOSE_REVIVAL,
    DRAW_PILE,
    GIVE_UP_PROVINCES,
    HAND,
    HIRE_HOW_MANY,
    HIRE_WHERE,
    MAKE_PEACE,
    NO_CARD,
    NOBODY,
    ORDER_PIECES,
    PLAY_ARMIES,
    TAKE_TURN,
    ZONES,
    MythotopiaState,
    replaced,
)

FEW_TRIES: Final = 200  # deals of the asked seat's hand before all of them are looked at
MOST_DEALS: Final = 20_000  # as long as there are no more than these
MANY_TRIES: Final = 50_000  # otherwise; then no deal but the true one is likely enough to be found
MOST_PLACES: Final = 60  # cards in a set that is one number
ANSWERS: Final = Actions()


def redeal(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """-1 is a spectator. The new dice take over from here."""
    state.dice = dice
    choose_again(state, seat, dice)
    look_again(state, seat, dice)
    deal_charters(state, seat, dice)
    asked: i64 = NOBODY if state.is_over() else state.to_act()
    for other in range(state.players):
        if other == seat:
            continue
        if other == asked:
            deal_to_asked(state, other, dice)
        else:
            deal(state, other, dice)


# Choices made at the same time.


def is_choosing(state: MythotopiaState) -> bool:
    """Whether all choose at the same time: no hand is drawn yet."""
    return not state.is_over() and kind_of(state.asked) in (GIVE_UP_PROVINCES, CHOOSE_CITADEL)


def choose_again(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """As many provinces as before, of those that could have been chosen. MT-S4, MT-S7."""
    if not is_choosing(state):
        return
    for other in range(state.players):
        chosen = count(state.chosen[other])
        if other == seat or chosen == 0 or state.open_choices >> other & 1:
            continue
        places = state.towns[other]
        if kind_of(state.asked) == GIVE_UP_PROVINCES:
            # Given up in the order of the map: the last ones cannot be chosen before the rest.
            for _ in range(state.edition.given_up - chosen):
                places &= ~only(nth(places, count(places) - 1))
        state.chosen = replaced(state.chosen, other, some_of(places, chosen, dice))


def some_of(things: i64, number: i64, dice: Dice) -> i64:
    """So many of a set, each choice as likely."""
    found: i64 = 0
    for _ in range(number):
        one = only(nth(things, dice.below(count(things))))
        things ^= one
        found |= one
    return found


# Philosopher.


def look_again(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """Three others of the undealt improvements are looked at. MT-X19."""
    if state.looked != 0 and state.active != seat:
        pool = state.undealt | state.looked
        state.looked = some_of(pool, count(state.looked), dice)
        state.undealt = pool & ~state.looked


def keep_again(state: MythotopiaState, card: i64) -> None:
    """This card was found and kept instead: an undealt one, or the same. MT-X19."""
    hand = state.kept_by * ZONES + HAND
    state.undealt |= only(state.kept - IMPROVEMENT)
    state.crafts[hand] &= ~only(state.kept - IMPROVEMENT)
    state.undealt &= ~only(card - IMPROVEMENT)
    state.crafts[hand] |= only(card - IMPROVEMENT)
    state.kept = card


# Hands.


def deal(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """Another hand of as many cards, those that all know of among them."""
    if state.kept_by == seat:
        pool = state.undealt | only(state.kept - IMPROVEMENT)
        keep_again(state, nth(pool, dice.below(count(pool))) + IMPROVEMENT)
    lands = unknown_lands(state, seat)
    crafts = unknown_crafts(state, seat)
    held_lands: i64 = 0
    held_crafts: i64 = 0
    for _ in range(unknown_in_hand(state, seat)):
        left = count(lands)
        place = dice.below(left + count(crafts))
        if place < left:
            one = only(nth(lands, place))
            lands ^= one
            held_lands |= one
        else:
            one = only(nth(crafts, place - left))
            crafts ^= one
            held_crafts |= one
    hold(state, seat, held_lands, held_crafts)


def unknown_lands(state: MythotopiaState, seat: i64) -> i64:
    """Province cards that may be in hand or draw pile, for all that others know."""
    base = seat * ZONES
    return (state.lands[base + HAND] | state.lands[base + DRAW_PILE]) & ~state.shown_lands[seat]


def unknown_crafts(state: MythotopiaState, seat: i64) -> i64:
    """Other such cards; the one kept by Philosopher is in the hand, whatever it is."""
    base = seat * ZONES
    cards = (state.crafts[base + HAND] | state.crafts[base + DRAW_PILE]) & ~state.shown_crafts[seat]
    return cards & ~only(state.kept - IMPROVEMENT) if state.kept_by == seat else cards


def unknown_in_hand(state: MythotopiaState, seat: i64) -> i64:
    hand = seat * ZONES + HAND
    lands = count(state.lands[hand] & unknown_lands(state, seat))
    return lands + count(state.crafts[hand] & unknown_crafts(state, seat))


def hold(state: MythotopiaState, seat: i64, lands: i64, crafts: i64) -> None:
    """Of the cards that others do not know, these are in the hand, the rest in the draw pile."""
    base = seat * ZONES
    hidden = unknown_lands(state, seat)
    state.lands[base + HAND] = state.lands[base + HAND] & ~hidden | lands
    state.lands[base + DRAW_PILE] = state.lands[base + DRAW_PILE] & ~hidden | (hidden & ~lands)
    hidden = unknown_crafts(state, seat)
    state.crafts[base + HAND] = state.crafts[base + HAND] & ~hidden | crafts
    state.crafts[base + DRAW_PILE] = state.crafts[base + DRAW_PILE] & ~hidden | (hidden & ~crafts)


def deal_to_asked(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """Only hands with which this seat can finish what it has begun; of those each is as likely.

    Nearly always a deal or two suffice. Where few hands fit, all are looked at; where there are too many for
    that, the search goes on until finding another than the true one is hopeless.
    """
    lands = state.lands[:]
    crafts = state.crafts[:]
    undealt = state.undealt
    kept = state.kept
    for _ in range(FEW_TRIES):
        deal(state, seat, dice)
        if can_go_on(state, seat):
            return
    if number_of_deals(state, seat) <= MOST_DEALS:
        deal_one_of_all(state, seat, dice)
        return
    for _ in range(MANY_TRIES):
        deal(state, seat, dice)
        if can_go_on(state, seat):
            return
    state.lands = lands
    state.crafts = crafts
    state.undealt = undealt
    state.kept = kept


def copy_cards(state: MythotopiaState, into: MythotopiaState) -> None:
    """The part of a world that a deal to one seat changes."""
    into.lands = state.lands[:]
    into.crafts = state.crafts[:]
    into.undealt = state.undealt
    into.kept = state.kept


def number_of_deals(state: MythotopiaState, seat: i64) -> i64:
    """How many there are; something above the most to be looked at, where there are more."""
    cards = count(unknown_lands(state, seat)) + count(unknown_crafts(state, seat))
    if cards > MOST_PLACES:
        return MOST_DEALS + 1
    total: i64 = count(state.undealt) + 1 if state.kept_by == seat else 1
    number = unknown_in_hand(state, seat)
    for place in range(min(number, cards - number)):
        total = total * (cards - place) // (place + 1)
        if total > MOST_DEALS:
            break
    return total


def deal_one_of_all(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """The first deal that fits, then each next one instead of it with an ever smaller chance."""
    found: i64 = 0
    chosen = state.clone()
    assert isinstance(chosen, MythotopiaState)
    pool: i64 = state.undealt | only(state.kept - IMPROVEMENT) if state.kept_by == seat else 1
    while pool != 0:
        if state.kept_by == seat:
            keep_again(state, nth(pool, 0) + IMPROVEMENT)
        pool &= pool - 1
        lands = unknown_lands(state, seat)
        crafts = unknown_crafts(state, seat)
        number = unknown_in_hand(state, seat)
        places = first(number)
        while places < only(count(lands) + count(crafts)):
            hold(state, seat, those_at(places, lands), those_at(places >> count(lands), crafts))
            if can_go_on(state, seat):
                found += 1
                if dice.below(found) == 0:
                    copy_cards(state, chosen)
            if number == 0:
                break
            places = next_choice(places)
    copy_cards(chosen, state)


def those_at(places: i64, things: i64) -> i64:
    """The things of a set that stand at these places of it."""
    found: i64 = 0
    while things != 0:
        if places & 1:
            found |= things & -things
        things &= things - 1
        places >>= 1
    return found


def next_choice(places: i64) -> i64:
    """The next larger number with as many bits set."""
    lowest = places & -places
    raised = places + lowest
    return raised | first(count(places ^ raised) - 2)


def can_go_on(state: MythotopiaState, seat: i64) -> bool:
    """Whether this seat, with this hand, could have come to the question and can carry its answer to the end.

    Mostly that means that there is an answer, since every list leaves out what cannot be finished. A few
    lists go by what everybody sees, because the cards were looked at before.
    """
    kind = kind_of(state.asked)
    about = about_of(state.asked)
    edition = state.edition
    if kind == TAKE_TURN:
        return True
    if kind == CHOOSE_GARRISON:
        return can_garrison(state, seat)
    if kind == CHOOSE_PORT:
        return can_launch(state, seat)
    if kind == CHOOSE_DRAFT:
        return gold_within_reach(state, seat, edition.draft_gold)
    if kind == MAKE_PEACE:
        return gold_within_reach(state, seat, edition.diplomat_gold)
    if kind in (HIRE_WHERE, HIRE_HOW_MANY):
        return gold_within_reach(state, seat, edition.mercenary_gold)
    if kind == CHOOSE_REVIVAL:
        return gold_within_reach(state, seat, edition.mystic_gold)
    if kind == ORDER_PIECES and about > 0:
        return can_order(state, seat, about & 15, about >> 4)
    if kind == PLAY_ARMIES and about >> 10 & 63 > 0:
        food = about >> 6 & 15
        return can_pay(state, seat, state.lands_at_hand(seat), state.crafts_at_hand(seat), FOOD, food)
    state.legal(seat, ANSWERS)
    return ANSWERS.count > 0


# Charters.


def deal_charters(state: MythotopiaState, seat: i64, dice: Dice) -> None:
    """Each holder gets one that it may keep for all this seat knows; two never the same. MT-H1.

    The charters that the seat cannot see change places, in the memory of the others as well: so what they
    have ruled out remains true.
    """
    if state.secret_charters == 0:
        return
    rest = state.charter_deck
    if state.active != seat:
        rest |= state.charters_looked
    pool = rest
    for other in range(state.players):
        if other != seat and state.charter[other] >= 0:
            pool |= only(state.charter[other])
    places = identity()
    while True:  # what is true can be dealt, so this ends
        left = pool
        for other in range(state.players):
            if other != seat and state.charter[other] >= 0:
                one = some_of(pool & ~known_not_to_keep(state, seat, other), 1, dice)
                places[state.charter[other]] = nth(one, 0)
                left &= ~one
        if count(left) == count(rest):
            break
    while rest != 0:
        one = some_of(left, 1, dice)
        places[nth(rest, 0)] = nth(one, 0)
        rest &= rest - 1
        left ^= one
    move_charters(state, seat, places)


def identity() -> vec[i64]:
    """Every charter in its own place."""
    places = vec[i64]([0] * CHARTER_COUNT)
    for charter in range(CHARTER_COUNT):
        places[charter] = charter
    return places


def move_charters(state: MythotopiaState, seat: i64, places: vec[i64]) -> None:
    """By charter, which one takes its place; what the seat itself and everybody knows stays."""
    state.charter_deck = moved(state.charter_deck, places)
    state.charters_looked = moved(state.charters_looked, places)
    charters = state.charter[:]
    ruled_out = state.ruled_out[:]
    for holder in range(state.players):
        if charters[holder] >= 0:
            charters[holder] = places[charters[holder]]
        for other in range(state.players):
            if other not in (seat, holder):
                ruled_out[other * 4 + holder] = moved(ruled_out[other * 4 + holder], places)
    state.charter = charters
    state.ruled_out = ruled_out


def moved(charters: i64, places: vec[i64]) -> i64:
    found: i64 = 0
    while charters != 0:
        found |= only(places[nth(charters, 0)])
        charters &= charters - 1
    return found


def known_not_to_keep(state: MythotopiaState, seat: i64, holder: i64) -> i64:
    """Charters that a seat knows a holder not to keep. What all know stands with the holder itself."""
    known = state.ruled_out[holder * 4 + holder]
    return known | state.ruled_out[seat * 4 + holder] if seat >= 0 else known


# What is remembered.


def recall(state: MythotopiaState, later: MythotopiaState) -> None:
    """A move after `state` was taken back: what was seen in it stays seen.

    A card that all know in a hand was there before the move too, unless its owner drew in that move: then
    nobody else can tell. Which cards somebody was looking at, and a first province of several to be given up,
    are forgotten.
    """
    for seat in range(state.players):
        recall_hand(state, later, seat)
    if state.kept != NO_CARD and later.kept != state.kept:
        shown = state.shown_crafts[state.kept_by] | only(state.kept - IMPROVEMENT)
        state.shown_crafts[state.kept_by] = shown
        state.kept = NO_CARD
        state.kept_by = NOBODY
    recall_charters(state, later)
    if is_choosing(state):
        recall_choices(state, later)


def recall_hand(state: MythotopiaState, later: MythotopiaState, seat: i64) -> None:
    """Cards that have left the hand, and those that are known in it."""
    hand = seat * ZONES + HAND
    lands = state.lands[hand] & ~later.lands[hand]
    crafts = state.crafts[hand] & ~later.crafts[hand]
    if not has_drawn(state, later, seat):
        lands |= state.lands[hand] & later.shown_lands[seat]
        crafts |= state.crafts[hand] & later.shown_crafts[seat]
    state.shown_lands[seat] |= lands
    state.shown_crafts[seat] |= crafts


def has_drawn(state: MythotopiaState, later: MythotopiaState, seat: i64) -> bool:
    """Cards of the draw pile are in the hand now, or in their place others that were shuffled."""
    hand = seat * ZONES + HAND
    pile = seat * ZONES + DRAW_PILE
    if state.lands[pile] & later.lands[hand] != 0 or state.crafts[pile] & later.crafts[hand] != 0:
        return True
    return later.lands[pile] & ~state.lands[pile] != 0 or later.crafts[pile] & ~state.crafts[pile] != 0


def recall_charters(state: MythotopiaState, later: MythotopiaState) -> None:
    """A charter that is no longer kept was shown; of one that is, what seats ruled out. MT-H2."""
    ruled_out = state.ruled_out[:]
    for holder in range(state.players):
        kept = state.charter[holder]
        if kept < 0:
            continue
        for seat in range(state.players):
            if later.charter[holder] == kept:
                ruled_out[seat * 4 + holder] |= later.ruled_out[seat * 4 + holder]
            else:
                ruled_out[seat * 4 + holder] = first(CHARTER_COUNT) & ~only(kept)
    state.ruled_out = ruled_out


def recall_choices(state: MythotopiaState, later: MythotopiaState) -> None:
    """Once all were in, everybody saw them. MT-S4, MT-S7."""
    same = is_choosing(later) and kind_of(later.asked) == kind_of(state.asked)
    for seat in range(state.players):
        if state.chosen[seat] == 0:
            continue
        if not same or (state.chosen[seat] & ~later.chosen[seat] == 0 and later.open_choices >> seat & 1):
            state.open_choices |= only(seat)
