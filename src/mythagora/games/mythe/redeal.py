"""Another deal of the cards that a seat cannot see, with a past that could have led to it.

A deal is drawn from all that fit the places where each card may lie, then checked against the
whole past: a deal for which no choice of gifts explains what the seat was sent is drawn again.
So every deal that could have come about is equally likely.

After moves were taken back with consent some sights of them can no longer be placed (see
`recall`); then a world may be dealt that a seat with a perfect memory of those could rule out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.sets import count, only
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.knowledge import (
    by_card,
    by_pile,
    cells,
    drawn_from,
    follow,
    given_to,
    hands_before,
    hidden_deals,
    pin,
    start_places,
)
from mythagora.games.mythe.past import BITS, Glimpse, Past, Turn, pile_of, put
from mythagora.games.mythe.state import GIVE_CARD, MytheState


def redeal(state: MytheState, seat: i64, dice: Dice) -> None:
    """-1 is a spectator and sees no hand. The new dice take over from here."""
    Dealer(state, seat).deal(state, dice)


@final
class Dealer:
    """Deals one position again, as often as wanted; what it finds out about the past it keeps."""

    def __init__(self, state: MytheState, seat: i64) -> None:
        if seat != state.active and state.is_giving():
            take_back_gifts(state)
        self.seat: Final = seat
        self.past: Final = PastFinder(state, seat)
        self.deals: Final = hidden_deals(state, seat, self.past.now)

    def deal(self, state: MytheState, dice: Dice) -> None:
        """Another deal in this state, which is the one it was made for or a clone of it."""
        state.dice = dice
        hands = vec[i64]([0] * int(state.piles))
        while True:  # the true deal is one of them, so this ends
            for pile in range(state.piles):
                hands[pile] = state.hands[pile] if pile == self.seat else 0
            self.deals.sample(dice, hands)
            if self.past.explain(hands):
                break
        state.past = self.past.found(hands)
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
        self.chain: Final = [cell for cell in cells(state) if isinstance(cell, Turn) or is_seen(cell, seat)]
        self.before: Final[list[vec[i64]]] = []  # by cell: where each card may be before it
        self.known: Final[dict[int, Past | None]] = {}
        may = by_pile(start_places(state, seat, self.chain), state.piles)
        for cell in self.chain:
            self.before.append(by_card(may))
            follow(may, cell, seat, state.only_drawn)
        pin(may, state.drawn | state.shown, state.active)
        self.now: Final = by_card(may)
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
        if not self.chain:
            return True
        last = len(self.chain) - 1
        searched = [Level(self, last, hands_before(self.state, hands))]
        while searched:
            level = searched[-1]
            if level.name in self.known:
                searched.pop()
            elif not level.is_begun and not level.begin():
                self.known[level.name] = None
            elif level.number == 0 or self.known.get(level.name_before) is not None:
                self.known[level.name] = level.cell_with_past()
            elif level.name_before not in self.known:
                searched.append(Level(self, level.number - 1, level.before))
            elif not level.next_gifts():
                self.known[level.name] = None
        return self.found(hands) is not None

    def found(self, hands: vec[i64]) -> Past | None:
        """The past that `explain` found."""
        if not self.chain:
            return None
        return self.known[self.name_of(len(self.chain) - 1, hands_before(self.state, hands))]

    def name_of(self, number: i64, hands: vec[i64]) -> int:
        """A number of its own for these hands after this cell."""
        table: i64 = 0
        for pile in range(self.state.piles):
            table = add_gift(table, hands[pile], pile)
        return int(number) << (BITS * CARDS) | int(table)


@final
class Level:
    """One cell of the past, the hands after it, and the gifts now tried to explain them.

    What a pile may have got depends on its own cards alone, so the gifts are counted through like
    the digits of a number, a digit a pile.
    """

    def __init__(self, finder: PastFinder, number: i64, hands: vec[i64]) -> None:
        self.finder: Final = finder
        self.number: Final = number
        self.hands: Final = hands
        self.name: Final = finder.name_of(number, hands)
        self.is_begun: bool = False
        self.choices: Final[list[list[int]]] = []  # by pile: the sets it may have got
        self.chosen: Final[list[int]] = []  # by pile: which of them is tried
        self.before: vec[i64] = hands  # the hands before this cell, with these gifts
        self.name_before: int = 0

    def begin(self) -> bool:
        """Find what there is to try; False if the hands cannot be explained."""
        self.is_begun = True
        cell = self.finder.chain[self.number]
        if isinstance(cell, Glimpse):
            self.name_before = self.finder.name_of(self.number - 1, self.before)
            return cell.cards & ~self.hands[cell.pile] == 0
        assert isinstance(cell, Turn)
        places = self.finder.before[self.number]
        for card in range(CARDS):  # what the giver kept it had before, unless it was drawn
            if self.hands[cell.giver] & ~cell.drawn & only(card) != 0 and places[card] >> cell.giver & 1 == 0:
                return False
        for pile in range(self.finder.state.piles):
            sets = [0] if pile == cell.giver else self.gifts_to(cell, pile)
            if not sets:
                return False
            self.choices.append(sets)
            self.chosen.append(0)
        return self.try_gifts(cell) or self.next_gifts()

    def gifts_to(self, cell: Turn, pile: i64) -> list[int]:
        """The sets of cards that this pile may have got in this turn."""
        truth = given_to(cell, pile)  # only its size, unless this seat saw it
        if self.finder.sees_gift(cell, pile):
            return [int(truth)] if truth & ~self.hands[pile] == 0 else []
        forced: i64 = 0
        pool: i64 = 0
        for card in range(CARDS):
            if self.hands[pile] >> card & 1:
                place = self.finder.before[self.number][card]
                is_open = (cell.drawn | cell.shown) >> card & 1 != 0  # the giver had it
                may_stay = not is_open and place >> pile & 1 != 0
                may_come = is_open or place >> cell.giver & 1 != 0
                if self.finder.state.only_drawn and cell.drawn >> card & 1 == 0:
                    may_come = False
                if not may_stay and not may_come:
                    return []
                if not may_stay:
                    forced |= only(card)
                elif may_come:
                    pool |= only(card)
        need = count(truth) - count(forced)
        sets: list[int] = []
        part: i64 = 0
        while True:  # all sets within the pool, the empty one first
            if count(part) == need:
                sets.append(int(part | forced))
            part = (part - pool) & pool
            if part == 0:
                return sets

    def next_gifts(self) -> bool:
        """Go on to the next gifts that leave the giver with the cards drawn; False after the last."""
        cell = self.finder.chain[self.number]
        if not isinstance(cell, Turn):
            return False
        pile = 0
        while pile < len(self.choices):
            self.chosen[pile] += 1
            if self.chosen[pile] < len(self.choices[pile]):
                if self.try_gifts(cell):
                    return True
                pile = 0
            else:
                self.chosen[pile] = 0
                pile += 1
        return False

    def try_gifts(self, cell: Turn) -> bool:
        """Take these gifts and the draws back."""
        hands = self.hands[:]
        for pile in range(self.finder.state.piles):
            gift: i64 = self.choices[pile][self.chosen[pile]]
            hands[pile] &= ~gift
            hands[cell.giver] |= gift
        if (cell.drawn | cell.shown) & ~hands[cell.giver] != 0:
            return False
        hands[cell.giver] &= ~cell.drawn
        for pile in range(self.finder.state.piles):
            hands[pile] |= drawn_from(cell.drawn, cell.sources, pile)
        self.before = hands
        self.name_before = self.finder.name_of(self.number - 1, hands)
        return True

    def cell_with_past(self) -> Past:
        """This cell with the gifts that were tried, on top of the past found for the hands before it."""
        past = None if self.number == 0 else self.finder.known[self.name_before]
        cell = self.finder.chain[self.number]
        if isinstance(cell, Glimpse):
            return Glimpse(past, cell.pile, cell.cards, only(self.finder.seat))
        assert isinstance(cell, Turn)
        gifts: i64 = 0
        for pile in range(self.finder.state.piles):
            gifts = add_gift(gifts, self.choices[pile][self.chosen[pile]], pile)
        return Turn(past, cell.giver, cell.drawn, cell.sources, cell.shown, gifts)


def is_seen(cell: Past, seat: i64) -> bool:
    """A glimpse of this seat's own. That others had one, and of how many cards, is their secret."""
    return isinstance(cell, Glimpse) and seat >= 0 and cell.knows >> seat & 1 != 0


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

    A card seen in a pile lay there all along, unless the pile got gifts unseen by the seat that
    saw it, or the card had moved in the open before; then that first sight counts.
    """
    undone: list[Past] = []
    cell = later.past
    while cell is not None and cell is not state.past:
        undone.append(cell)
        cell = cell.before
    undone.reverse()
    seen: list[int] = []  # by seat: the cards it can place
    for seat in range(state.players):
        sights = Sights(seat)
        for cell in undone:
            sights.follow(cell)
        sights.follow_draws(later.active, later.drawn, later.sources, later.shown)
        seen.append(int(sights.placed))
    for card in range(CARDS):
        knows: i64 = 0
        for seat in range(state.players):
            if seen[seat] >> card & 1:
                knows |= only(seat)
        if knows != 0:
            remember(state, card, knows)


@final
class Sights:
    """What one seat saw in moves that were taken back, told as where the cards lay before them."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.placed: i64 = 0  # cards of which it knows where they were
        self.moved: i64 = 0  # cards whose later places say nothing of that
        self.mixed: i64 = 0  # piles that got gifts it did not see

    def see(self, cards: i64, pile: i64) -> None:
        if self.mixed >> pile & 1 == 0:
            self.placed |= cards & ~self.moved
        self.moved |= cards

    def follow_draws(self, drawer: i64, drawn: i64, sources: i64, shown: i64) -> None:
        self.see(shown, drawer)
        for card in range(CARDS):
            if drawn >> card & 1:
                self.see(only(card), pile_of(sources, card))

    def follow(self, cell: Past) -> None:
        if isinstance(cell, Glimpse):
            if cell.knows >> self.seat & 1:
                self.see(cell.cards, cell.pile)
        elif isinstance(cell, Turn):
            self.follow_draws(cell.giver, cell.drawn, cell.sources, cell.shown)
            for card in range(CARDS):
                pile = pile_of(cell.gifts, card)
                if pile >= 0 and self.seat == pile:
                    self.see(only(card), cell.giver)
                elif pile >= 0 and self.seat == cell.giver:
                    self.moved |= only(card)
                elif pile >= 0:
                    self.mixed |= only(pile)


def remember(state: MytheState, card: i64, knows: i64) -> None:
    """A glimpse of this card in the pile where it lies now.

    Cards drawn or shown this turn need none: all know where they are. The others have not moved
    since the turn began, so the glimpse may stand before it in the past.
    """
    if (state.drawn | state.shown) >> card & 1:
        return
    for pile in range(state.piles):
        held = state.hands[pile]
        if pile == state.active:
            for other in range(state.piles):
                held |= state.gifts[other]
        if held >> card & 1:
            state.past = Glimpse(state.past, pile, only(card), knows)
