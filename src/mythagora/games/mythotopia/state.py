"""The pieces of Mythotopia, and the numbers of its questions and answers."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.edition import Edition
from mythagora.engine.events import NOBODY_YET, Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import count, nth, only
from mythagora.engine.state import EMPTY, State
from mythagora.games.mythotopia.edition import (
    CARDS,
    IMPROVEMENT,
    PROVINCES,
    SCRIBE,
    SEAS,
    WAREHOUSE,
    MythotopiaEdition,
)

# Questions, numbers in the table of steps in `game.py`.
GIVE_UP_PROVINCES: Final = 0
CHOOSE_CITADEL: Final = 1
TAKE_TURN: Final = 2  # about the actions taken
CHOOSE_ORIGIN: Final = 3
CHOOSE_TARGET: Final = 4  # about the origin card
CHOOSE_ROUTE: Final = 5  # about the origin card, and the target above it
PLAY_SHIPS: Final = 6  # about target, food, Ship cards to play
PLAY_ARMIES: Final = 7  # about province, food, armies so far, invading or not
PAY: Final = 8  # about symbol, need, paid, least part
CHOOSE_GARRISON: Final = 9
CHOOSE_WITHDRAWAL: Final = 10
COUNT_WITHDRAWAL: Final = 11  # about the province
DISMISS_MERCENARIES: Final = 12  # about the province, and armies taken above it
CHOOSE_PORT: Final = 13
LAUNCH_SHIPS: Final = 14  # about sea and ships so far
CHOOSE_RECALL: Final = 15
COUNT_RECALL: Final = 16  # about the sea
ORDER_PIECES: Final = 17  # about armies and ships ordered
CHOOSE_DRAFT: Final = 18
LAY_RESERVE: Final = 19  # about cards laid
CHOOSE_DISCARDS: Final = 20  # about cards discarded
CHOOSE_REMOVALS: Final = 21  # about cards removed
CHOOSE_BUILDER: Final = 22  # the card of the province to build in
CHOOSE_SITE: Final = 23  # about the card
CHOOSE_WORK: Final = 24  # about the province
PAY_EXTRA: Final = 25  # about the victory card
TAKE_COUNTER: Final = 26  # about victory card and slot
TRADE_COUNTER: Final = 27
MAKE_PEACE: Final = 28
HIRE_WHERE: Final = 29
HIRE_HOW_MANY: Final = 30  # about the province
CHOOSE_RAID: Final = 31
CHOOSE_REVIVAL: Final = 32
TAKE_COUNSEL: Final = 33  # about cards discarded from the hand, in all
CHOOSE_INVENTION: Final = 34
MARCH_FROM: Final = 35  # about whether armies have moved
MARCH_TO: Final = 36  # about the province
COUNT_MARCH: Final = 37  # about from and to
STOW_CARD: Final = 38
SEEK_CHARTER: Final = 39
KEEP_CHARTER: Final = 40
CHOOSE_FINAL_WAR: Final = 41
CARRY_OUT: Final = 42  # never asked: does what was paid for; about the deed and its object
RESOLVE_WARS: Final = 43  # never asked: goes on with the wars at the end

# What `CARRY_OUT` does, in the low four bits of what it is about.
DEED_DRAFT: Final = 0
DEED_BUY: Final = 1
DEED_CITY: Final = 2
DEED_CASTLE: Final = 3
DEED_ROAD: Final = 4
DEED_PATRONAGE: Final = 5
DEED_PEACE: Final = 6
DEED_HIRE: Final = 7
DEED_REVIVE: Final = 8
DEED_EXTRA: Final = 9
DEED_INVADE: Final = 10
DEED_GARRISON: Final = 11
DEED_CHARTERS: Final = 12

# Answers. Verbs first.
INVADE: Final = 0
GARRISON: Final = 1
WITHDRAW: Final = 2
LAUNCH: Final = 3
RECALL_SHIPS: Final = 4
BUY: Final = 5
DRAFT_VERB: Final = 6
STORE: Final = 7
DISCARD_VERB: Final = 8
REMOVE_VERB: Final = 9
PATRONIZE: Final = 10
PASS: Final = 11
END_GAME: Final = 12
END_TURN: Final = 13
MARCH: Final = 14
STOW: Final = 15
SEEK: Final = 16
REVEAL: Final = 17  # the own charter, for its points
PROCLAIM: Final = 18  # the own charter, to end the game
DONE: Final = 19
YES: Final = 20
NO: Final = 21
FROM_CARD: Final = 22  # take the counter from the victory card
FROM_STOCK: Final = 23
BY_HILLS: Final = 24
BY_SEA: Final = 25
BY_TWO_SEAS: Final = 26
BUY_ARMY: Final = 27
BUY_SHIP: Final = 28
BUILD_CITY: Final = 29
BUILD_CASTLE: Final = 30
TRADE: Final = 31  # + value given up - 1
NUMBER: Final = 33  # + number, from 0
MOST_NUMBER: Final = 16
SEER_TAKES: Final = 49  # + charter
KEEP_SECRET: Final = 61  # + charter
PORT: Final = 73  # + sea
RECALL_FROM: Final = 77  # + sea
# Then provinces, each + province.
TARGET: Final = 81
ARMIES_TO: Final = 121
ARMIES_FROM: Final = 161
END_WAR: Final = 201
HERO_WAR: Final = 241
PEACE: Final = 281
HIRE: Final = 321
SITE: Final = 361
ROAD_TO: Final = 401
MARCH_OUT: Final = 441
MARCH_IN: Final = 481
CITADEL: Final = 521
GIVE_UP: Final = 561
SETTLE: Final = 601  # a war at the end of the game
RAID: Final = 641  # + seat * 40 + province
# Then cards, each + card.
PLAY: Final = 801  # for its text
ORIGIN: Final = 878
SHIP_OUT: Final = 955  # as a Ship card or for its ships
MUSTER: Final = 1032  # for its armies
LEVY: Final = 1109  # as one army, by Levies
SPEND: Final = 1186  # for its symbols
SPEND_MILLED: Final = 1263  # doubled by Water Mill
SPEND_TRADED: Final = 1340  # changed by Merchant
SPEND_BOTH: Final = 1417
SPEND_ANY: Final = 1494  # as one, by the reserve power
DISCARD: Final = 1571
LAY: Final = 1648  # into the reserve
REMOVE: Final = 1725
DRAFT: Final = 1802
REVIVE: Final = 1879  # from the discard pile
KEEP: Final = 1956  # what Philosopher found
ACTIONS: Final = 2033

NOBODY: Final = -1
NO_CARD: Final = -1

# Where a card of a seat can be; a pile has the number seat * ZONES + zone.
DRAW_PILE: Final = 0
HAND: Final = 1
DISCARD_PILE: Final = 2
RESERVE: Final = 3
IN_PLAY: Final = 4  # Counsellor, Providence and what goes with them, until any shuffle is over, MT-X5
ZONES: Final = 5

# What has happened this turn, as flags.
DRAFTED: Final = 1
WAR_ENDED: Final = 2
FREE_ACTION: Final = 4  # bars ending a war or the game, MT-T3
MARCHED: Final = 8
STOWED: Final = 16
FARMED: Final = 32  # the four reserve powers, in the order of the symbols: food, stone, gold, army
QUARRIED: Final = 64
MINED: Final = 128
LEVIED: Final = 256

# How the game ended.
NOT_OVER: Final = 0
CALLED: Final = 1  # MT-E3
LAST_ROUND: Final = 2  # MT-E4
LIMIT: Final = 3  # MT-E5

SINGLE: Final = Actions()  # for looking whether there is one answer only
NO_EDITION: Final = MythotopiaEdition("", "", "", "")


class MythotopiaState(State):
    """What lies on the table; the rules are in `rules/`, put together in `game.py`.

    A set of cards is two numbers: `lands`, the province cards, and `crafts`, all others, as card - 40. The
    piles have no order: a card is drawn by choosing one of the pile, which is the same as having shuffled it.
    Tables marked *replaced* are never written after they were made, so clones share them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.edition: MythotopiaEdition = NO_EDITION
        self.choose_start: i64 = 0  # MT-S4
        self.final_round: i64 = 0  # MT-E4
        self.secret_charters: i64 = 0  # MT-H1
        self.turn_limit: i64 = 0  # MT-E5, 0 is none
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0  # turns played
        self.turns_left: i64 = -1  # of the final round, once it has begun
        self.happened: i64 = 0  # this turn, flags
        self.barred: i64 = 0  # crafts whose text serves the action under way, so that they cannot pay, MT-C1
        self.caller: i64 = NOBODY  # who ended the game
        self.ending: i64 = NOT_OVER
        # Cards.
        self.lands: vec[i64] = EMPTY  # by pile: a set of province cards
        self.crafts: vec[i64] = EMPTY  # by pile: a set of other cards, as card - 40
        self.tops: vec[i64] = EMPTY  # by seat: the card on top of the discard pile
        self.province_deck: i64 = 0
        self.display: i64 = 0  # improvements, a set of card - 40
        self.undealt: i64 = 0  # likewise; its order never matters, because one looks at it once, MT-X19
        self.aside: vec[i64] = EMPTY  # by seat: starting cards removed, likewise; replaced
        self.looked: i64 = 0  # improvements that Philosopher found, until one is chosen
        self.kept: i64 = NO_CARD  # the card that one of them found, until it is shown
        self.kept_by: i64 = NOBODY
        self.shown_lands: vec[i64] = EMPTY  # by seat: cards of the hand that all know
        self.shown_crafts: vec[i64] = EMPTY
        # The map.
        self.towns: vec[i64] = EMPTY  # by seat: a set of provinces
        self.cities: vec[i64] = EMPTY
        self.citadels: vec[i64] = EMPTY  # replaced
        self.castles: i64 = 0
        self.roads: vec[i64] = EMPTY  # by province: where roads from it lead, as a set; replaced
        self.road_count: i64 = 0
        self.armies: vec[i64] = EMPTY  # by seat and province
        self.present: vec[i64] = EMPTY  # by seat: the provinces with its armies
        self.mercenaries: vec[i64] = EMPTY  # each: seat * 40 + province, -1 in the supply
        self.ships: vec[i64] = EMPTY  # by seat and sea
        self.ready_armies: vec[i64] = EMPTY  # by seat: available
        self.ready_ships: vec[i64] = EMPTY
        self.pool_armies: vec[i64] = EMPTY  # by seat
        self.pool_ships: vec[i64] = EMPTY
        self.dragons: i64 = 0
        self.runestones: i64 = 0
        self.marched_from: i64 = 0  # provinces that armies left in the road move under way
        self.marched_to: i64 = 0
        # Victory points.
        self.in_play: i64 = 0  # a set of victory cards
        self.left: vec[i64] = EMPTY  # by victory card: counters on it; a set for the isles and the seas
        self.stock: vec[i64] = EMPTY  # by value - 1: unused counters
        self.counters: vec[i64] = EMPTY  # by seat and value - 1
        self.sea_claims: vec[i64] = EMPTY  # by seat: conditions of the seas it was paid for, a set; replaced
        self.sea_towns: vec[i64] = EMPTY  # by seat: towns on that card, MT-X25; replaced
        # Choices made at the same time, until all are in.
        self.chosen: vec[i64] = EMPTY  # by seat: a set of provinces; replaced
        self.open_choices: i64 = 0  # the seats whose choice all know, though not all are in
        # Charters.
        self.charter_deck: i64 = 0
        self.charters_looked: i64 = 0  # by the active seat, until it keeps one
        self.charter: vec[i64] = EMPTY  # by seat: the one it keeps secret, -1 for none; replaced
        self.revealed: vec[i64] = EMPTY  # by seat: a set; replaced
        self.charter_points: vec[i64] = EMPTY  # by seat; replaced
        # By seat and holder: what the seat knows the holder does not keep; with the holder itself, what all
        # know. Replaced.
        self.ruled_out: vec[i64] = EMPTY

    def copy_pieces_to(self, twin: MythotopiaState) -> None:
        self.copy_to(twin)
        twin.edition = self.edition
        twin.choose_start = self.choose_start
        twin.final_round = self.final_round
        twin.secret_charters = self.secret_charters
        twin.turn_limit = self.turn_limit
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.turns_left = self.turns_left
        twin.happened = self.happened
        twin.barred = self.barred
        twin.caller = self.caller
        twin.ending = self.ending
        twin.lands = self.lands[:]
        twin.crafts = self.crafts[:]
        twin.tops = self.tops[:]
        twin.province_deck = self.province_deck
        twin.display = self.display
        twin.undealt = self.undealt
        twin.aside = self.aside
        twin.looked = self.looked
        twin.kept = self.kept
        twin.kept_by = self.kept_by
        twin.shown_lands = self.shown_lands[:]
        twin.shown_crafts = self.shown_crafts[:]
        twin.towns = self.towns[:]
        twin.cities = self.cities[:]
        twin.citadels = self.citadels
        twin.castles = self.castles
        twin.roads = self.roads
        twin.road_count = self.road_count
        twin.armies = self.armies[:]
        twin.present = self.present[:]
        twin.mercenaries = self.mercenaries[:]
        twin.ships = self.ships[:]
        twin.ready_armies = self.ready_armies[:]
        twin.ready_ships = self.ready_ships[:]
        twin.pool_armies = self.pool_armies[:]
        twin.pool_ships = self.pool_ships[:]
        twin.dragons = self.dragons
        twin.runestones = self.runestones
        twin.marched_from = self.marched_from
        twin.marched_to = self.marched_to
        twin.in_play = self.in_play
        twin.left = self.left[:]
        twin.stock = self.stock[:]
        twin.counters = self.counters[:]
        twin.sea_claims = self.sea_claims
        twin.sea_towns = self.sea_towns
        twin.chosen = self.chosen
        twin.open_choices = self.open_choices
        twin.charter_deck = self.charter_deck
        twin.charters_looked = self.charters_looked
        twin.charter = self.charter
        twin.revealed = self.revealed
        twin.charter_points = self.charter_points
        twin.ruled_out = self.ruled_out

    def after(self, seat: i64, places: i64) -> i64:
        """The seat so many places clockwise. MT-S10."""
        return (seat + places) % self.players

    # Cards.

    def hand_size(self, seat: i64) -> i64:
        return self.pile_size(seat, HAND)

    def pile_size(self, seat: i64, zone: i64) -> i64:
        return count(self.lands[seat * ZONES + zone]) + count(self.crafts[seat * ZONES + zone])

    def deck_size(self, seat: i64) -> i64:
        """Draw pile, hand, discard pile and reserve. MT-D5."""
        total: i64 = 0
        for zone in range(ZONES):
            total += self.pile_size(seat, zone)
        return total

    def lands_at_hand(self, seat: i64) -> i64:
        """Province cards that can be played: from hand and reserve. MT-C2."""
        return self.lands[seat * ZONES + HAND] | self.lands[seat * ZONES + RESERVE]

    def crafts_at_hand(self, seat: i64) -> i64:
        """Other cards that can be played, but for those whose text is in use. MT-C1, MT-C2."""
        return (self.crafts[seat * ZONES + HAND] | self.crafts[seat * ZONES + RESERVE]) & ~self.barred

    def cards_at_hand(self, seat: i64) -> i64:
        """How many cards hand and reserve hold; everybody can count them."""
        return self.pile_size(seat, HAND) + self.pile_size(seat, RESERVE)

    def can_play(self, seat: i64, card: i64) -> bool:
        if card < IMPROVEMENT:
            return self.lands_at_hand(seat) >> card & 1 != 0
        return self.crafts_at_hand(seat) >> (card - IMPROVEMENT) & 1 != 0

    def pile_has(self, seat: i64, zone: i64, card: i64) -> bool:
        if card < IMPROVEMENT:
            return self.lands[seat * ZONES + zone] >> card & 1 != 0
        return self.crafts[seat * ZONES + zone] >> (card - IMPROVEMENT) & 1 != 0

    def in_reserve(self, seat: i64, card: i64) -> bool:
        """Whether a Reserve card works for this seat. MT-C5."""
        return self.crafts[seat * ZONES + RESERVE] >> (card - IMPROVEMENT) & 1 != 0

    def put(self, seat: i64, zone: i64, card: i64) -> None:
        """A card onto a pile of this seat, from nowhere."""
        pile = seat * ZONES + zone
        if card < IMPROVEMENT:
            self.lands[pile] |= only(card)
        else:
            self.crafts[pile] |= only(card - IMPROVEMENT)
        if zone == DISCARD_PILE:
            self.tops[seat] = card

    def lift(self, seat: i64, zone: i64, card: i64) -> None:
        """A card off a pile of this seat, in the sight of all."""
        pile = seat * ZONES + zone
        if card < IMPROVEMENT:
            self.lands[pile] &= ~only(card)
            if zone == HAND:
                self.shown_lands[seat] &= ~only(card)
        else:
            self.crafts[pile] &= ~only(card - IMPROVEMENT)
            if zone == HAND:
                self.shown_crafts[seat] &= ~only(card - IMPROVEMENT)
                if card == self.kept:
                    self.kept = NO_CARD
                    self.kept_by = NOBODY
        if zone == DISCARD_PILE and self.tops[seat] == card:
            self.tops[seat] = self.any_card(pile)

    def any_card(self, pile: i64) -> i64:
        """The pile has no order, so any card may be said to lie on top next; the lowest."""
        if self.lands[pile] != 0:
            return nth(self.lands[pile], 0)
        return nth(self.crafts[pile], 0) + IMPROVEMENT if self.crafts[pile] != 0 else NO_CARD

    def lift_at_hand(self, seat: i64, card: i64) -> None:
        """From the hand or the reserve, wherever it is."""
        self.lift(seat, HAND if self.pile_has(seat, HAND, card) else RESERVE, card)

    def play_card(self, seat: i64, card: i64) -> None:
        """From hand or reserve onto the discard pile. MT-C2."""
        self.lift_at_hand(seat, card)
        self.put(seat, DISCARD_PILE, card)

    def draw_card(self, seat: i64) -> i64:
        """The next card of the draw pile into the hand, shuffling first where it is empty. MT-C3."""
        pile = seat * ZONES + DRAW_PILE
        if self.lands[pile] == 0 and self.crafts[pile] == 0:
            self.shuffle(seat)
            if self.lands[pile] == 0 and self.crafts[pile] == 0:
                return NO_CARD
        lands = count(self.lands[pile])
        place = self.dice.below(lands + count(self.crafts[pile]))
        if place < lands:
            card = nth(self.lands[pile], place)
            self.lands[pile] &= ~only(card)
            self.lands[pile + 1] |= only(card)
        else:
            card = nth(self.crafts[pile], place - lands)
            self.crafts[pile] &= ~only(card)
            self.crafts[pile + 1] |= only(card)
            card += IMPROVEMENT
        return card

    def shuffle(self, seat: i64) -> None:
        """The discard pile becomes the draw pile. As that was empty, all know what is in the hand. MT-C3."""
        base = seat * ZONES
        self.shown_lands[seat] = self.lands[base + HAND]
        self.shown_crafts[seat] = self.crafts[base + HAND]
        if self.kept_by == seat:
            self.shown_crafts[seat] &= ~only(self.kept - IMPROVEMENT)
        self.lands[base + DRAW_PILE] = self.lands[base + DISCARD_PILE]
        self.crafts[base + DRAW_PILE] = self.crafts[base + DISCARD_PILE]
        self.lands[base + DISCARD_PILE] = 0
        self.crafts[base + DISCARD_PILE] = 0
        self.tops[seat] = NO_CARD
        if self.events is not None:
            self.tell(Event("shuffles").fact("seat", "seat", str(seat)))

    def draw_cards(self, seat: i64, number: i64) -> None:
        """As many as there are. MT-C3."""
        drawn = 0
        event: Event | None = None
        if self.events is not None and number > 0:
            event = Event("draws", only(seat)).fact("seat", "seat", str(seat))
        for _ in range(number):
            card = self.draw_card(seat)
            if card == NO_CARD:
                break
            drawn += 1
            if event is not None:
                event.fact("card", "card", self.edition.cards[card], only(seat))
        if event is not None:
            event.fact("number", "number", str(drawn))
            self.tell(event)

    def reserve_limit(self, seat: i64) -> i64:
        """MT-D2."""
        limit = self.edition.reserve + count(self.cities[seat]) + count(self.citadels[seat])
        return limit + 2 if self.in_reserve(seat, WAREHOUSE) else limit

    # The map.

    def owned(self, seat: i64) -> i64:
        """The provinces this seat controls, as a set."""
        return self.towns[seat] | self.cities[seat] | self.citadels[seat]

    def owner(self, province: i64) -> i64:
        for seat in range(self.players):
            if self.owned(seat) >> province & 1:
                return seat
        return NOBODY

    def towns_left(self, seat: i64) -> i64:
        """Available ones: neither on the map nor on Master of the Seas. MT-S2, MT-X25."""
        return self.edition.towns[self.players] - count(self.towns[seat]) - self.sea_towns[seat]

    def cities_left(self, seat: i64) -> i64:
        return self.edition.cities - count(self.cities[seat])

    def network(self, seat: i64, province: i64) -> i64:
        """Provinces of this seat joined to one of its own by roads, that one included. MT-R1."""
        if self.road_count == 0:
            return only(province)
        mine = self.owned(seat)
        reached = only(province)
        fresh = reached
        while fresh != 0:
            place = nth(fresh, 0)
            fresh &= fresh - 1
            more = self.roads[place] & mine & ~reached
            reached |= more
            fresh |= more
        return reached

    def wars(self) -> i64:
        """Provinces with an army of someone who does not control them. MT-W1."""
        provinces: i64 = 0
        for seat in range(self.players):
            provinces |= self.present[seat] & ~self.owned(seat)
        return provinces

    def is_in_war(self, seat: i64, province: i64) -> bool:
        """As its owner or as an invader; the province is at war. MT-W1."""
        return (self.present[seat] | self.owned(seat)) >> province & 1 != 0

    def armies_in(self, seat: i64, province: i64) -> i64:
        return self.armies[seat * PROVINCES + province]

    def mercenaries_in(self, seat: i64, province: i64) -> i64:
        place = seat * PROVINCES + province
        return (1 if self.mercenaries[0] == place else 0) + (1 if self.mercenaries[1] == place else 0)

    def mercenaries_ready(self) -> i64:
        """In the common supply."""
        hired = (0 if self.mercenaries[0] == -1 else 1) + (0 if self.mercenaries[1] == -1 else 1)
        return self.edition.mercenaries - hired

    def dismiss(self, seat: i64, province: i64, number: i64) -> None:
        """Mercenaries back to the supply."""
        place = seat * PROVINCES + province
        for one in range(2):
            if number > 0 and self.mercenaries[one] == place:
                self.mercenaries[one] = -1
                number -= 1

    def add_armies(self, seat: i64, province: i64, number: i64) -> None:
        """Onto the map, or with a negative number off it; the last takes the mercenaries along. MT-X14."""
        self.armies[seat * PROVINCES + province] += number
        if self.armies[seat * PROVINCES + province] > 0:
            self.present[seat] |= only(province)
        else:
            self.present[seat] &= ~only(province)
            self.dismiss(seat, province, 2)

    def place_armies(self, seat: i64, province: i64, number: i64) -> None:
        """From the available stock."""
        self.ready_armies[seat] -= number
        self.add_armies(seat, province, number)

    def ships_in(self, seat: i64, sea: i64) -> i64:
        return self.ships[seat * SEAS + sea]

    def seas_with_ships(self, seat: i64) -> i64:
        number: i64 = 0
        for sea in range(SEAS):
            if self.ships[seat * SEAS + sea] > 0:
                number += 1
        return number

    # Victory points.

    def is_in_play(self, victory: i64) -> bool:
        return self.in_play >> victory & 1 != 0

    def empty_victories(self) -> i64:
        """Victory cards in play with no counter left. MT-E1."""
        number: i64 = 0
        cards = self.in_play
        while cards != 0:
            if self.left[nth(cards, 0)] == 0:
                number += 1
            cards &= cards - 1
        return number

    def score(self, seat: i64) -> i64:
        """Never below the floor. MT-V1."""
        points = self.points(seat)
        return points if points > self.edition.floor else self.edition.floor

    def points(self, seat: i64) -> i64:
        """Provinces, counters and charters, before the floor. MT-V1."""
        held = self.counters[seat * 3] + 2 * self.counters[seat * 3 + 1] + 3 * self.counters[seat * 3 + 2]
        return count(self.owned(seat)) * self.edition.province_points + held + self.charter_points[seat]

    def has_scribe(self, seat: i64) -> bool:
        return self.in_reserve(seat, SCRIBE)

    # Telling.

    def event(self, verb: str, seat: i64, learners: i64 = NOBODY_YET) -> Event:
        """An event of this seat, told; add its facts."""
        event = Event(verb, learners).fact("seat", "seat", str(seat))
        self.tell(event)
        return event

    def tell_card(self, verb: str, seat: i64, card: i64) -> None:
        if self.events is not None:
            self.event(verb, seat).fact("card", "card", self.edition.cards[card])

    def tell_place(self, verb: str, seat: i64, province: i64, number: i64 = 0) -> None:
        if self.events is not None:
            event = self.event(verb, seat).fact("province", "province", self.edition.provinces[province])
            if number > 0:
                event.fact("number", "number", str(number))


def mythotopia_edition(edition: Edition) -> MythotopiaEdition:
    assert isinstance(edition, MythotopiaEdition), "an edition of another game"
    return edition


def replaced(table: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A new table with one number changed, because clones share the old one."""
    fresh = table[:]
    fresh[place] = number
    return fresh


def is_in(action: i64, block: i64, size: i64) -> bool:
    """Whether an answer is one of a block of the table above."""
    return action >= block and action < block + size


def is_card(action: i64, block: i64) -> bool:
    return action >= block and action < block + CARDS


def is_province(action: i64, block: i64) -> bool:
    return action >= block and action < block + PROVINCES


class MythotopiaStep:
    """One kind of question, in the file of its rulebook chapter.

    A step holds nothing: what the question is about stands in `state.asked`, so the state
    stays flat and one object serves all states. `game.py` keeps the table of them.
    """

    name: str = ""  # the text is under `mythotopia-question-<name>`
    public: str = "playing"  # what everybody else is told is being asked
    rule: str = ""
    is_open: bool = False  # everybody can see which answers there are: a single one is given by itself

    @abstractmethod
    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        """Add the answers the asked seat may give: at least one, each can be carried to its end."""

    @abstractmethod
    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        """Why the asked seat may not answer this; asked only about answers that are not legal."""

    @abstractmethod
    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        """Carry out a legal answer and `ask` what follows from it."""

    def resolves(self, state: MythotopiaState, seat: i64) -> bool:
        """Whether the question answered itself when its time came, because everybody saw the one answer."""
        if not self.is_open:
            return False
        SINGLE.count = 0
        self.legal(state, seat, SINGLE)
        if SINGLE.count != 1:
            return False
        self.apply(state, seat, SINGLE.items[0])
        return True

    def keeps_asking(self, state: MythotopiaState, seat: i64) -> bool:
        """Whether a seat that chooses at the same time as others has more to choose."""
        return False

    def refusal(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        """`ALLOWED` exactly for the answers listed."""
        acts = Actions()
        self.legal(state, seat, acts)
        for place in range(acts.count):
            if acts.items[place] == action:
                return ALLOWED
        return self.reason(state, seat, action)
