"""What a seat can know of the cards it does not see. MY-S5, MY-G3, MY-G5.

From everything a seat was ever sent (its own hand, the open draws, its gifts and those it got)
follows for each card a set of piles where it may lie. `Deals` counts the deals that fit these
sets and the sizes of the hands, which gives odds over them and fair samples. Some of those deals
could still not have come about, because two cards cannot both have used the one gift between
two hands; `redeal.py` sorts them out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.sets import count, only
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.meta import MOST
from mythagora.games.mythe.past import BITS, PILE, Glimpse, Past, Turn
from mythagora.games.mythe.state import MytheState


def cells(state: MytheState) -> list[Past]:
    """The past, the oldest first."""
    chain: list[Past] = []
    cell = state.past
    while cell is not None:
        chain.append(cell)
        cell = cell.before
    chain.reverse()
    return chain


def hands_before(state: MytheState, hands: vec[i64]) -> vec[i64]:
    """Hands as they were before this turn: cards drawn in their piles, gifts set aside with the giver."""
    was = hands[:]
    if state.is_giving():
        was[state.active] &= ~state.drawn
        for pile in range(state.piles):
            was[state.active] |= state.gifts[pile] & ~state.drawn
    for pile in range(state.piles):
        was[pile] |= drawn_from(state.drawn, state.sources, pile)
    return was


def first_hand(state: MytheState, seat: i64, chain: list[Past]) -> i64:
    """The cards a seat was dealt, found by walking back from its hand; a seat knows all its own moves."""
    if seat < 0:
        return 0
    hand = hands_before(state, state.hands)[seat]
    for number in range(len(chain) - 1, -1, -1):
        cell = chain[number]
        if isinstance(cell, Turn):
            if cell.giver == seat:
                hand |= given(cell)
                hand &= ~cell.drawn
            else:
                hand &= ~given_to(cell, seat)
                hand |= drawn_from(cell.drawn, cell.sources, seat)
    return hand


def given(cell: Turn) -> i64:
    """All cards that changed hands as gifts in this turn."""
    cards: i64 = 0
    table = cell.gifts
    card: i64 = 0
    while table != 0:
        if table & PILE != 0:
            cards |= only(card)
        table >>= BITS
        card += 1
    return cards


def given_to(cell: Turn, pile: i64) -> i64:
    return cards_with(cell.gifts, pile)


def drawn_from(drawn: i64, sources: i64, pile: i64) -> i64:
    return drawn & cards_with(sources, pile)


def cards_with(table: i64, pile: i64) -> i64:
    """The cards that have this pile in a packed table."""
    cards: i64 = 0
    card: i64 = 0
    while table != 0:
        if table & PILE == pile + 1:
            cards |= only(card)
        table >>= BITS
        card += 1
    return cards


def start_places(state: MytheState, seat: i64, chain: list[Past]) -> vec[i64]:
    """By card: the set of piles where it may have been dealt; no pile for a card left in the box."""
    places = vec[i64]([0] * CARDS)
    own = first_hand(state, seat, chain)
    others: i64 = (i64(1) << state.piles) - 1
    if seat >= 0:
        others &= ~only(seat)
    for card in range(CARDS):
        if own >> card & 1:
            places[card] = only(seat)
        elif state.edition.in_play[state.players] >> card & 1:
            places[card] = others
    return places


def by_pile(places: vec[i64], piles: i64) -> vec[i64]:
    """By pile: the set of cards that may be in it. Long pasts are followed in this form, it is quicker."""
    may = vec[i64]([0] * int(piles))
    for card in range(CARDS):
        for pile in range(piles):
            if places[card] >> pile & 1:
                may[pile] |= only(card)
    return may


def by_card(may: vec[i64]) -> vec[i64]:
    """By card: the set of piles where it may be."""
    places = vec[i64]([0] * CARDS)
    for pile in range(len(may)):
        cards = may[pile]
        for card in range(CARDS):
            if cards >> card & 1:
                places[card] |= only(pile)
    return places


def follow(may: vec[i64], cell: Past, seat: i64, only_drawn: i64) -> None:
    """Bring the places of the cards up to date with what this seat was sent of one cell."""
    if isinstance(cell, Glimpse):
        if seat >= 0 and cell.knows >> seat & 1:
            pin(may, cell.cards, cell.pile)
    elif isinstance(cell, Turn):
        pin(may, cell.drawn | cell.shown, cell.giver)
        hidden: i64 = 0  # piles that got cards unseen by this seat
        table = cell.gifts
        card: i64 = 0
        while table != 0:
            pile = (table & PILE) - 1
            if pile >= 0:
                if seat == cell.giver or seat == pile:
                    pin(may, only(card), pile)
                else:
                    hidden |= only(pile)
            table >>= BITS
            card += 1
        if hidden != 0:
            unseen = may[cell.giver] if only_drawn == 0 else may[cell.giver] & cell.drawn
            for receiver in range(len(may)):
                if hidden >> receiver & 1:
                    may[receiver] |= unseen


def pin(may: vec[i64], cards: i64, pile: i64) -> None:
    """These cards are in this pile."""
    for other in range(len(may)):
        may[other] &= ~cards
    may[pile] |= cards


def places_now(state: MytheState, seat: i64) -> vec[i64]:
    """By card: the set of piles where this seat cannot rule it out. Cards lying open are with the drawer."""
    chain = cells(state)
    may = by_pile(start_places(state, seat, chain), state.piles)
    for cell in chain:
        follow(may, cell, seat, state.only_drawn)
    pin(may, state.drawn | state.shown, state.active)
    if seat == state.active:
        for pile in range(state.piles):
            pin(may, state.gifts[pile], pile)
    return by_card(may)


@final
class Deals:
    """All ways to lay some cards into piles of known size, each card only where it may lie.

    A position is how much room is left in each pile, as one number with a digit a pile; the
    cards are laid in a fixed order, so the room left tells which card comes next.
    """

    def __init__(self, places: vec[i64], cards: i64, room: vec[i64]) -> None:
        self.places: Final = places
        self.cards: Final = vec[i64]([card for card in range(CARDS) if cards >> card & 1])
        self.room: Final = room
        self.piles: i64 = len(room)
        self.steps: Final = vec[i64]([0] * MOST)  # what one place less in a pile takes off a position
        size: i64 = 1
        for pile in range(self.piles):
            self.steps[pile] = size
            size *= room[pile] + 1
        self.full: i64 = size - 1
        self.ways: Final = vec[i64]([0] * int(size))  # to fill exactly the room left
        self.ways[0] = 1
        for position in range(1, size):
            card = self.card_at(position)
            total: i64 = 0
            for pile in range(self.piles):
                if self.places[card] >> pile & 1 and self.room_at(position, pile) > 0:
                    total += self.ways[position - self.steps[pile]]
            self.ways[position] = total

    def room_at(self, position: i64, pile: i64) -> i64:
        return position // self.steps[pile] % (self.room[pile] + 1)

    def card_at(self, position: i64) -> i64:
        """The card that is laid next when so much room is left."""
        left: i64 = 0
        for pile in range(self.piles):
            left += self.room_at(position, pile)
        return self.cards[len(self.cards) - left]

    def total(self) -> i64:
        return self.ways[self.full]

    def sample(self, dice: Dice, into: vec[i64]) -> None:
        """Add one of the deals to the piles, each as likely as any other."""
        position = self.full
        for number in range(len(self.cards)):
            card = self.cards[number]
            roll = dice.below(self.ways[position])
            for pile in range(self.piles):
                if self.places[card] >> pile & 1 and self.room_at(position, pile) > 0:
                    ways = self.ways[position - self.steps[pile]]
                    if roll < ways:
                        into[pile] |= only(card)
                        position -= self.steps[pile]
                        break
                    roll -= ways

    def odds(self) -> list[list[float]]:
        """By card and pile: in what share of the deals the card lies there."""
        table = [[0.0] * int(self.piles) for _ in range(CARDS)]
        reached = vec[i64]([0] * len(self.ways))
        reached[self.full] = 1
        for position in range(self.full, 0, -1):
            if reached[position] == 0:
                continue
            card = self.card_at(position)
            for pile in range(self.piles):
                if self.places[card] >> pile & 1 and self.room_at(position, pile) > 0:
                    below = position - self.steps[pile]
                    reached[below] += reached[position]
                    share = float(reached[position]) * float(self.ways[below]) / float(self.total())
                    table[card][int(pile)] += share
        return table


def hidden_deals(state: MytheState, seat: i64, places: vec[i64]) -> Deals:
    """The deals of the cards in the hands that this seat does not see."""
    room = vec[i64]([0] * int(state.piles))
    cards: i64 = 0
    for pile in range(state.piles):
        if pile != seat:
            room[pile] = count(state.hands[pile])
            cards |= state.hands[pile]
    return Deals(places, cards, room)


def memory(state: MytheState, seat: i64) -> vec[i64]:
    """By pile: the cards this seat knows to be in it, its own hand and what lies open aside. MY-G5."""
    known = vec[i64]([0] * int(state.piles))
    places = places_now(state, seat)
    for card in range(CARDS):
        if count(places[card]) == 1 and (state.drawn | state.shown) >> card & 1 == 0:
            for pile in range(state.piles):
                if pile != seat and places[card] == only(pile):
                    known[pile] |= only(card)
    if seat == state.active:
        for pile in range(state.piles):
            known[pile] &= ~state.gifts[pile]  # shown as gifts, still the giver's
    return known
