"""Another deal of the cards that a seat cannot see, with a past that could have led to it.

A deal is drawn from all that fit the places where each card may lie, then checked against the
whole past: a deal for which no choice of gifts explains what the seat was sent is drawn again.
So every deal that could have come about is equally likely.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.sets import count, only
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.knowledge import (
    cells,
    drawn_from,
    follow,
    given_to,
    hidden_deals,
    pin,
    start_places,
)
from mythagora.games.mythe.past import BITS, Glimpse, Past, Turn, pile_of, put
from mythagora.games.mythe.state import GIVE_CARD, MytheState


def redeal(state: MytheState, seat: i64, dice: Dice) -> None:
    """-1 is a spectator and sees no hand. The new dice take over from here."""
    state.dice = dice
    if seat != state.active and state.is_giving():
        take_back_gifts(state)
    past = PastFinder(state, seat)
    deals = hidden_deals(state, seat, past.now)
    hands = vec[i64]([0] * int(state.piles))
    while True:  # the true deal is one of them, so this ends
        for pile in range(state.piles):
            hands[pile] = state.hands[pile] if pile == seat else 0
        deals.sample(dice, hands)
        if past.explain(hands):
            break
    state.past = past.found(hands)
    state.hands = hands


def take_back_gifts(state: MytheState) -> None:
    """Others cannot know how far the giver is, so in their worlds the giver begins again. MY-G3."""
    for pile in range(state.piles):
        state.hands[state.active] |= state.gifts[pile]
        state.gifts[pile] = 0
    state.ask(GIVE_CARD, state.active)
    state.next_question()


@final
class PastFinder:
    """Looks, from the newest turn backwards, for gifts that explain a deal.

    What it learns about one deal it keeps for the next: `known` holds, for hands after a cell,
    a past that leads to them, or that there is none.
    """

    def __init__(self, state: MytheState, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.chain: Final = cells(state)
        self.before: Final[list[vec[i64]]] = []  # by cell: where each card may be before it
        self.known: Final[dict[int, Past | None]] = {}
        places = start_places(state, seat, self.chain)
        for cell in self.chain:
            self.before.append(places[:])
            follow(places, cell, seat, state.only_drawn)
        pin(places, state.drawn | state.shown, state.active)
        self.now: Final = places
        self.look_back()

    def look_back(self) -> None:
        """A card drawn later from a pile must have come to it: take out the places that lead nowhere."""
        after = self.now[:]
        state = self.state
        pin_sources(after, state.drawn, state.sources)
        for number in range(len(self.chain) - 1, -1, -1):
            places = self.before[number]
            cell = self.chain[number]
            if isinstance(cell, Turn):
                hidden = self.hidden_receivers(cell)
                for card in range(CARDS):
                    if (cell.drawn | cell.shown) >> card & 1 == 0:
                        reached = after[card]
                        if pile_of(cell.gifts, card) >= 0 and self.sees_gift(cell, pile_of(cell.gifts, card)):
                            reached = only(cell.giver)
                        elif hidden & reached != 0 and state.only_drawn == 0:
                            reached |= only(cell.giver)
                        places[card] &= reached
                pin_sources(places, cell.drawn, cell.sources)
            after = places[:]

    def sees_gift(self, cell: Turn, pile: i64) -> bool:
        """Giver and receiver know which cards went between them. MY-G3."""
        return self.seat >= 0 and (self.seat == cell.giver or self.seat == pile)

    def hidden_receivers(self, cell: Turn) -> i64:
        """The piles that got cards this seat did not see."""
        piles: i64 = 0
        for card in range(CARDS):
            pile = pile_of(cell.gifts, card)
            if pile >= 0 and not self.sees_gift(cell, pile):
                piles |= only(pile)
        return piles

    def explain(self, hands: vec[i64]) -> bool:
        """Whether these hands could have come about; then `found` gives a past that leads to them."""
        return self.step_back(len(self.chain) - 1, self.before_this_turn(hands))

    def found(self, hands: vec[i64]) -> Past | None:
        """The past that `explain` found."""
        if not self.chain:
            return None
        return self.known[self.name_of(len(self.chain) - 1, self.before_this_turn(hands))]

    def before_this_turn(self, hands: vec[i64]) -> vec[i64]:
        """The cards drawn this turn back in their piles, the gifts set aside back with the giver."""
        state = self.state
        was = hands[:]
        if state.is_giving():
            was[state.active] &= ~state.drawn
            for pile in range(state.piles):
                was[state.active] |= state.gifts[pile] & ~state.drawn
        for pile in range(state.piles):
            was[pile] |= drawn_from(state.drawn, state.sources, pile)
        return was

    def name_of(self, number: i64, hands: vec[i64]) -> int:
        """A number of its own for these hands after this cell."""
        table: i64 = 0
        for pile in range(self.state.piles):
            table = add_gift(table, hands[pile], pile)
        return int(number) << (BITS * CARDS) | int(table)

    def step_back(self, number: i64, hands: vec[i64]) -> bool:
        """Explain the hands after this cell by those before it."""
        if number < 0:
            return True
        name = self.name_of(number, hands)
        if name in self.known:
            return self.known[name] is not None
        past: Past | None = None
        cell = self.chain[number]
        if isinstance(cell, Turn):
            past = self.take_gifts_back(number, cell, 0, hands[:], 0)
        elif isinstance(cell, Glimpse):
            is_mine = self.seat >= 0 and cell.knows >> self.seat & 1 != 0
            if (not is_mine or cell.cards & ~hands[cell.pile] == 0) and self.step_back(number - 1, hands):
                # What others saw through moves taken back cannot be told: for them it is nothing.
                seen: i64 = cell.cards if is_mine else 0
                past = Glimpse(self.past_before(number, hands), cell.pile, seen, cell.knows)
        self.known[name] = past
        return past is not None

    def past_before(self, number: i64, hands: vec[i64]) -> Past | None:
        """The past found for hands before this cell."""
        return None if number == 0 else self.known[self.name_of(number - 1, hands)]

    def take_gifts_back(self, number: i64, cell: Turn, pile: i64, hands: vec[i64], gifts: i64) -> Past | None:
        """Choose which of its cards each pile got as gifts this turn, pile by pile."""
        giver = cell.giver
        if pile == giver:
            pile += 1
        if pile >= self.state.piles:
            return self.take_draws_back(number, cell, hands, gifts)
        truth = given_to(cell, pile)  # only its size, unless this seat saw it
        forced: i64 = 0
        pool: i64 = 0
        if self.sees_gift(cell, pile):
            if truth & ~hands[pile] != 0:
                return None
            forced = truth
        else:
            places = self.before[number]
            for card in range(CARDS):
                if hands[pile] >> card & 1:
                    is_open = (cell.drawn | cell.shown) >> card & 1 != 0  # the giver had it
                    may_stay = not is_open and places[card] >> pile & 1 != 0
                    may_come = is_open or places[card] >> giver & 1 != 0
                    if self.state.only_drawn and cell.drawn >> card & 1 == 0:
                        may_come = False
                    if not may_stay and not may_come:
                        return None
                    if not may_stay:
                        forced |= only(card)
                    elif may_come:
                        pool |= only(card)
        need = count(truth) - count(forced)
        if need < 0 or need > count(pool):
            return None
        chosen: i64 = 0
        while True:  # all sets within the pool, the empty one first
            if count(chosen) == need:
                gift = chosen | forced
                hands[pile] ^= gift
                hands[giver] |= gift
                past = self.take_gifts_back(number, cell, pile + 1, hands[:], add_gift(gifts, gift, pile))
                if past is not None:
                    return past
                hands[pile] |= gift
                hands[giver] &= ~gift
            chosen = (chosen - pool) & pool
            if chosen == 0:
                return None

    def take_draws_back(self, number: i64, cell: Turn, hands: vec[i64], gifts: i64) -> Past | None:
        """The cards drawn go back to where they came from; then the turn before."""
        if (cell.drawn | cell.shown) & ~hands[cell.giver] != 0:
            return None
        hands[cell.giver] &= ~cell.drawn
        for card in range(CARDS):
            if hands[cell.giver] >> card & 1 and self.before[number][card] >> cell.giver & 1 == 0:
                return None
        for pile in range(self.state.piles):
            hands[pile] |= drawn_from(cell.drawn, cell.sources, pile)
        if not self.step_back(number - 1, hands):
            return None
        before = self.past_before(number, hands)
        return Turn(before, cell.giver, cell.drawn, cell.sources, cell.shown, gifts)


def pin_sources(places: vec[i64], drawn: i64, sources: i64) -> None:
    """Before they were drawn these cards were where they were drawn."""
    for card in range(CARDS):
        if drawn >> card & 1:
            places[card] = only(pile_of(sources, card))


def add_gift(gifts: i64, cards: i64, pile: i64) -> i64:
    for card in range(CARDS):
        if cards >> card & 1:
            gifts = put(gifts, card, pile)
    return gifts


def recall(state: MytheState, later: MytheState) -> None:
    """Moves after `state` were taken back: what was seen in them stays seen.

    A card shown or received in them is remembered where it lies now, by the seats that saw it.
    Once it has moved in the moves taken back, later sights of it say nothing sure of where it is.
    """
    undone: list[Past] = []
    cell = later.past
    while cell is not None and cell is not state.past:
        undone.append(cell)
        cell = cell.before
    everybody: i64 = (i64(1) << state.players) - 1
    moved: i64 = 0
    for number in range(len(undone) - 1, -1, -1):
        cell = undone[number]
        if isinstance(cell, Glimpse):
            remember(state, cell.cards & ~moved, cell.knows)
        elif isinstance(cell, Turn):
            remember(state, (cell.drawn | cell.shown) & ~moved, everybody)
            moved |= cell.drawn
            for pile in range(state.piles):
                gift = given_to(cell, pile) & ~moved
                if pile < state.players:
                    remember(state, gift, only(pile))
                moved |= gift
    remember(state, (later.drawn | later.shown) & ~moved, everybody)


def remember(state: MytheState, cards: i64, knows: i64) -> None:
    """A glimpse of these cards in the piles where they lie now.

    Cards drawn or shown this turn need none: all know where they are. The others have not moved
    since the turn began, so the glimpse may stand before it in the past.
    """
    cards &= ~(state.drawn | state.shown)
    for pile in range(state.piles):
        held = state.hands[pile]
        if pile == state.active:
            for other in range(state.piles):
                held |= state.gifts[other]
        if held & cards != 0:
            state.past = Glimpse(state.past, pile, held & cards, knows)
