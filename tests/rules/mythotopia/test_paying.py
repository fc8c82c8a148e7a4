"""Paying: plain examples, and the solver beside a slow enumeration written from the rules alone."""

from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mythagora.engine.edition import Edition
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.sets import lowest
from mythagora.games.mythotopia.edition import (
    ARMY,
    CARDS,
    FARMING,
    FOOD,
    GOLD,
    GOLD_MINE,
    LEVIES,
    MERCHANT,
    QUARRY,
    RANGER,
    START,
    STONE,
    SYMBOLS,
    WATER_MILL,
    MythotopiaEdition,
    read,
)
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.paying import can_muster, can_pay, can_sail
from mythagora.games.mythotopia.rules.armies import muster
from mythagora.games.mythotopia.rules.pay import ask_payment, ways_to_pay
from mythagora.games.mythotopia.setup import lay_out
from mythagora.games.mythotopia.state import (
    CHOOSE_ORIGIN,
    DISCARD_PILE,
    DONE,
    FARMED,
    HAND,
    LEVY,
    MUSTER,
    ORIGIN,
    RESERVE,
    SPEND,
    TARGET,
    mythotopia_edition,
)
from tests.fuzz.mythotopia_editions import editions
from tests.rules.mythotopia.test_edition import BOX, RULEBOOK, edition_with

WAYS = ["plain", "milled", "traded", "both", "as-one"]  # in the order of the action table
RESOURCES = [FOOD, STONE, GOLD]
POWER_CARDS = {FOOD: FARMING, STONE: QUARRY, GOLD: GOLD_MINE, ARMY: LEVIES}
Use = tuple[int, str]  # a card and the way it is spent
both = pytest.mark.parametrize("edition", [RULEBOOK, BOX], ids=["rulebook", "box"])


class Purse(NamedTuple):
    """What a player can pay with."""

    edition: MythotopiaEdition
    hand: frozenset[int]
    reserve: frozenset[int]
    used: frozenset[int] = frozenset()  # symbols whose reserve power is used up this turn

    def cards(self) -> frozenset[int]:
        return self.hand | self.reserve

    def shows(self, card: int, symbol: int) -> int:
        return int(self.edition.worth_of(card, symbol))

    def has_power(self, symbol: int) -> bool:
        """Only in the reserve, and once a turn. MT-X7."""
        return POWER_CARDS[symbol] in self.reserve and symbol not in self.used

    def without(self, cards: set[int]) -> "Purse":
        return self._replace(hand=self.hand - cards, reserve=self.reserve - cards)


class Payment(NamedTuple):
    """Cards with their uses, what all of it gives, and the most that is left of that without one of them."""

    uses: frozenset[Use]
    played: frozenset[int]
    total: int
    rest: int

    def pays(self, need: int) -> bool:
        """It is enough, and no card is played in vain. MT-C6."""
        return self.total >= need > self.rest


# ---- the slow way


def worth(purse: Purse, symbol: int, use: Use, merchant: bool = True, mill: bool = True) -> int:
    """What a card used so gives, with or without the helpers' help."""
    card, way = use
    if way == "as-one":
        return 1
    amount = purse.shows(card, symbol)
    if merchant and way in ("traded", "both"):
        amount = max(purse.shows(card, other) for other in RESOURCES if other != symbol)
    return 2 * amount if mill and way in ("milled", "both") else amount


def weigh(purse: Purse, symbol: int, uses: list[Use]) -> Payment:
    """Take away every card in turn: a card spent, then Merchant, then Water Mill."""
    amounts = [worth(purse, symbol, use) for use in uses]
    total = sum(amounts)
    left = [total - amount for amount in amounts]
    played = {card for card, _ in uses}
    ways = {way for _, way in uses}
    if ways & {"traded", "both"}:
        played.add(MERCHANT)
        left.append(sum(worth(purse, symbol, use, merchant=False) for use in uses))
    if ways & {"milled", "both"}:
        played.add(WATER_MILL)
        left.append(sum(worth(purse, symbol, use, mill=False) for use in uses))
    return Payment(frozenset(uses), frozenset(played), total, max(left))


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    return [some for size in range(len(cards) + 1) for some in combinations(cards, size)]


def payments(purse: Purse, symbol: int) -> list[Payment]:
    """Every way to spend cards for a symbol in which each card does something, for whatever need."""
    nothing: list[int | None] = [None]
    cards = sorted(purse.cards())
    for_mill = [card for card in cards if card != WATER_MILL] if WATER_MILL in cards else []
    for_merchant = [card for card in cards if card != MERCHANT] if MERCHANT in cards else []
    for_power = [card for card in cards if card != POWER_CARDS[symbol]] if purse.has_power(symbol) else []
    found = []
    for milled in nothing + for_mill:
        for traded in nothing + for_merchant:
            for one in nothing + for_power:
                helped = helped_uses(milled, traded, one)
                if helped is None:
                    continue
                gone = {card for card, _ in helped}
                gone |= {WATER_MILL} if milled is not None else set()
                gone |= {MERCHANT} if traded is not None else set()
                plain = [card for card in cards if card not in gone and purse.shows(card, symbol) > 0]
                for some in subsets(plain):
                    uses = [*helped, *[(card, "plain") for card in some]]
                    if uses:
                        payment = weigh(purse, symbol, uses)
                        if payment.rest < payment.total:
                            found.append(payment)
    return [payment for payment in found if makes_sense(purse, symbol, payment)]


def helped_uses(milled: int | None, traded: int | None, one: int | None) -> list[Use] | None:
    """The cards that are doubled, changed and counted as one; None where that cannot be. MT-C1, MT-X7."""
    if one is not None and one in (milled, traded):
        return None
    if milled is not None and WATER_MILL in (traded, one):
        return None
    if traded is not None and MERCHANT in (milled, one):
        return None
    uses: list[Use] = [] if one is None else [(one, "as-one")]
    if milled is not None and milled == traded:
        return [*uses, (milled, "both")]
    uses += [] if milled is None else [(milled, "milled")]
    uses += [] if traded is None else [(traded, "traded")]
    return uses


def makes_sense(purse: Purse, symbol: int, payment: Payment) -> bool:
    """Our ruling: a power is for a card without the symbol, as one that has it gives as much by itself."""
    return not any(way == "as-one" and purse.shows(card, symbol) > 0 for card, way in payment.uses)


def next_uses(found: list[Payment], symbol: int, so_far: set[Use]) -> set[Use]:
    """How payments that begin so can go on. A power is gone once its own card is played."""
    more: set[Use] = set()
    for payment in found:
        if so_far <= payment.uses:
            waits_for_power = any(way == "as-one" for _, way in payment.uses - so_far)
            power_is_gone = any(card == POWER_CARDS[symbol] for card, _ in so_far)
            if waits_for_power and power_is_gone:
                continue
            for use in payment.uses - so_far:
                if not (waits_for_power and use[0] == POWER_CARDS[symbol]):
                    more.add(use)
    return more


def best_army_plays(purse: Purse, ready: int) -> list[set[int]]:
    """The sets of one or two cards that put armies on the map. MT-I4, MT-X10."""
    plays: list[Use] = [(card, "plain") for card in purse.cards() if purse.shows(card, ARMY) > 0]
    if purse.has_power(ARMY):
        plays += [(card, "as-one") for card in purse.cards() if card != LEVIES]
    found = []
    for some in [*combinations(plays, 1), *combinations(plays, 2)]:
        cards = {card for card, _ in some}
        levied = [card for card, way in some if way == "as-one"]
        armies = sum(1 if way == "as-one" else purse.shows(card, ARMY) for card, way in some)
        fits = armies <= ready or (ready == 1 and len(some) == 1)
        if len(cards) == len(some) and len(levied) <= 1 and fits and ready > 0:
            found.append(cards)
    return found


def sails(purse: Purse, ready: int, ships: int, food: int) -> bool:
    """Whether Ship cards, armies and food can be played together. MT-I1, MT-I3."""
    ship_cards = [card for card in purse.cards() if is_ship(purse.edition, card)]
    for fleet in combinations(ship_cards, ships):
        aboard = purse.without(set(fleet))
        for cards in best_army_plays(aboard, ready):
            rest = aboard.without(cards)
            if food == 0 or any(payment.pays(food) for payment in payments(rest, FOOD)):
                return True
    return False


def is_ship(edition: MythotopiaEdition, card: int) -> bool:
    return edition.cards[card] == "ship" or edition.cards[card].startswith("start-ship")


# ---- positions


def position(purse: Purse, symbol: int = FOOD, need: int = 0, ready: int = 6) -> Mythotopia:
    """Red has these cards and must pay; when that is done, the game is over."""
    state = Mythotopia()
    state.edition = purse.edition
    lay_out(state, 2)
    for card in purse.hand:
        state.put(0, HAND, card)
    for card in purse.reserve:
        state.put(0, RESERVE, card)
    for used in purse.used:
        state.happened |= FARMED << used
    state.ready_armies[0] = ready
    ask_payment(state, 0, symbol, need)
    state.next_question()
    return state


def spend(use: Use) -> int:
    return SPEND + WAYS.index(use[1]) * CARDS + use[0]


def random_purse(edition: MythotopiaEdition, dice: Random, most: int) -> Purse:
    """Some cards, helpers more often than they come in a game."""
    last = START + int(edition.starts)
    showing = [card for card in range(40, last) if any(edition.worth_of(card, symbol) for symbol in range(4))]
    cards = {card for card in (MERCHANT, WATER_MILL) if dice.random() < 0.4}
    cards |= {card for card in POWER_CARDS.values() if dice.random() < 0.3}
    for _ in range(dice.randint(0, 5)):
        kind = dice.random()
        if kind < 0.5 or not showing:
            cards.add(dice.randrange(40))
        else:
            cards.add(dice.choice(showing) if kind < 0.9 else dice.randrange(40, last))
    chosen = dice.sample(sorted(cards), min(most, len(cards)))
    powers = set(POWER_CARDS.values())
    reserve = {card for card in chosen if dice.random() < (0.7 if card in powers else 0.3)}
    used = {symbol for symbol in POWER_CARDS if dice.random() < 0.15}
    return Purse(edition, frozenset(chosen) - reserve, frozenset(reserve), frozenset(used))


# ---- plain examples


def lands(symbol: int, number: int) -> list[str]:
    """The keys of so many provinces that show this symbol."""
    shown = [key for card, key in enumerate(RULEBOOK.provinces) if RULEBOOK.worth_of(card, symbol) == 1]
    return shown[:number]


FOOD_LAND, SECOND_FOOD, THIRD_FOOD = lands(FOOD, 3)
STONE_LAND, SECOND_STONE = lands(STONE, 2)
GOLD_LAND, SECOND_GOLD = lands(GOLD, 2)
ARMY_LAND, SECOND_ARMY = lands(ARMY, 2)


def purse_of(hand: list[str], reserve: str = "", edition: MythotopiaEdition = RULEBOOK) -> Purse:
    """Cards by their keys."""
    held = frozenset(edition.cards.index(key) for key in hand)
    return Purse(edition, held, frozenset(edition.cards.index(key) for key in reserve.split()))


def bill(symbol: int, need: int, *hand: str, reserve: str = "") -> Mythotopia:
    return position(purse_of(list(hand), reserve), symbol, need)


def action(words: str) -> int:
    key, _, way = words.partition(" ")
    return spend((RULEBOOK.cards.index(key), way or "plain"))


def offered(state: Mythotopia) -> set[str]:
    """What may be spent next: a card's key, and how unless it is for its own symbols."""
    words = set()
    for answer in state.legal_actions(0):
        way, card = divmod(answer - SPEND, CARDS)
        words.add(f"{RULEBOOK.cards[card]} {WAYS[way]}".removesuffix(" plain"))
    return words


def pay(state: Mythotopia, *answers: str) -> None:
    for words in answers:
        assert refused(state, words) == ("", ""), words
        state.apply(0, action(words))


def refused(state: Mythotopia, words: str) -> tuple[str, str]:
    refusal = state.refusal(0, action(words))
    return ("", "") if refusal is ALLOWED else (refusal.name, refusal.rule)


def discarded(state: Mythotopia) -> set[str]:
    return {key for card, key in enumerate(RULEBOOK.cards) if state.pile_has(0, DISCARD_PILE, card)}


def cards_of(plan: list[int]) -> list[str]:
    return [RULEBOOK.cards[(answer - SPEND) % CARDS] for answer in plan]


@pytest.mark.rule("MT-C1")
def test_a_card_gives_symbols_of_one_type_only() -> None:
    """Market shows a food, a stone and a gold: one of them pays, the others are lost."""
    state = bill(GOLD, 1, "market")
    pay(state, "market")
    assert state.is_over()
    assert discarded(state) == {"market"}
    assert bill(GOLD, 2, "market").legal_actions(0) == []


@pytest.mark.rule("MT-C1")
def test_all_symbols_of_the_type_count() -> None:
    rich = edition_with(('market = {name = "Market", food = 1', 'market = {name = "Market", food = 3'))
    hand = purse_of(["start-market", FOOD_LAND], edition=rich)
    assert [payment.total for payment in payments(hand, FOOD)] == [1, 3, 4]
    state = position(hand, FOOD, 3)
    state.apply(0, action("start-market"))
    assert state.is_over()


@pytest.mark.rule("MT-C1")
def test_an_army_card_is_two_armies_or_one_gold() -> None:
    state = bill(GOLD, 1, "start-army")
    pay(state, "start-army")
    assert state.is_over()
    assert bill(GOLD, 2, "start-army").legal_actions(0) == []
    state = position(purse_of(["start-army", FOOD_LAND]))
    muster(state, 0, 0, 1, True)
    state.next_question()
    state.apply(0, MUSTER + START)
    assert state.legal_actions(0) == [DONE]  # the other card is needed for the food


@pytest.mark.rule("MT-C1")
def test_a_card_played_as_a_ship_does_not_pay_the_food() -> None:
    """The starting Ship shows a food."""
    state = position(purse_of(["start-ship", ARMY_LAND]))
    assert can_muster(state, 0, state.lands_at_hand(0), state.crafts_at_hand(0), 1)
    assert not can_sail(state, 0, state.lands_at_hand(0), state.crafts_at_hand(0), 1, 1)
    state = position(purse_of(["start-ship", ARMY_LAND, FOOD_LAND]))
    assert can_sail(state, 0, state.lands_at_hand(0), state.crafts_at_hand(0), 1, 1)
    assert not can_sail(state, 0, state.lands_at_hand(0), state.crafts_at_hand(0), 2, 1)


@pytest.mark.rule("MT-C1")
def test_a_card_whose_text_is_in_use_cannot_pay() -> None:
    """Ranger has eased the way, so its stone is out of reach."""
    state = bill(STONE, 1, STONE_LAND, reserve="ranger")
    assert offered(state) == {STONE_LAND, "ranger"}
    state.barred = 1 << (RANGER - 40)
    assert offered(state) == {STONE_LAND}
    assert refused(state, "ranger") == ("not-at-hand", "MT-C2")


@pytest.mark.rule("MT-C1")
@pytest.mark.parametrize("kind", ["hills", "mountains"])
def test_rangers_stone_does_not_pay_for_the_way_that_its_text_opens(kind: str) -> None:
    """Merchant could make food of it. Without another card for the food the target is not on offer."""
    borders = RULEBOOK.hills if kind == "hills" else RULEBOOK.mountains
    origin = next(place for place in range(40) if borders[place] != 0 and RULEBOOK.worth_of(place, GOLD) == 0)
    target = lowest(borders[origin])
    army = next(place for place in range(40) if RULEBOOK.worth_of(place, ARMY) and place != origin)
    keys = [RULEBOOK.cards[origin], RULEBOOK.cards[army], "merchant"]
    food = [key for key in lands(FOOD, 3) if key not in keys]
    doubled = ["water-mill"] if kind == "mountains" else []  # it is as hills then, and costs two
    for more, expected in (([], False), (food[:1], True)):
        state = position(purse_of([*keys, *doubled, *more], "ranger"))
        state.towns[0] = 1 << origin
        state.ask(CHOOSE_ORIGIN, 0)
        state.next_question()
        begins = ORIGIN + origin in state.legal_actions(0)
        if begins:
            state.apply(0, ORIGIN + origin)
        assert (begins and TARGET + target in state.legal_actions(0)) == expected
        if expected:
            state.apply(0, TARGET + target)
            assert state.legal_actions(0) != []


@pytest.mark.rule("MT-C2")
def test_cards_are_played_from_hand_and_reserve_onto_the_discard_pile() -> None:
    state = bill(FOOD, 2, FOOD_LAND, reserve=SECOND_FOOD)
    assert offered(state) == {FOOD_LAND, SECOND_FOOD}
    pay(state, SECOND_FOOD, FOOD_LAND)
    assert discarded(state) == {FOOD_LAND, SECOND_FOOD}
    assert state.cards_at_hand(0) == 0
    assert refused(bill(FOOD, 1, FOOD_LAND), SECOND_FOOD) == ("not-at-hand", "MT-C2")


@pytest.mark.rule("MT-C6")
def test_paying_means_playing_cards_with_the_symbol() -> None:
    state = bill(STONE, 2, STONE_LAND, "start-build", FOOD_LAND)
    assert offered(state) == {STONE_LAND, "start-build"}
    assert refused(state, FOOD_LAND) == ("no-such-symbol", "MT-C1")
    pay(state, "start-build")
    assert offered(state) == {STONE_LAND}
    pay(state, STONE_LAND)
    assert state.is_over()


@pytest.mark.rule("MT-C6")
def test_no_card_is_played_in_vain_and_the_surplus_of_a_needed_one_is_lost() -> None:
    """A food that comes before the doubled ones would be too much: the doubled card pays all."""
    state = bill(FOOD, 2, FOOD_LAND, SECOND_FOOD, "water-mill")
    pay(state, FOOD_LAND)
    assert refused(state, f"{SECOND_FOOD} milled") == ("needless-card", "MT-C6")
    assert offered(state) == {SECOND_FOOD}
    state = bill(FOOD, 1, FOOD_LAND, "water-mill")
    assert refused(state, f"{FOOD_LAND} milled") == ("needless-card", "MT-C6")
    state = bill(FOOD, 3, FOOD_LAND, SECOND_FOOD, "water-mill", "merchant", GOLD_LAND)
    pay(state, f"{GOLD_LAND} both")
    assert offered(state) == {FOOD_LAND, SECOND_FOOD}


@pytest.mark.rule("MT-C6")
def test_only_what_can_be_carried_to_its_end_is_offered() -> None:
    """Three food of two cards: the mill has to double one of them, and may not be spent otherwise."""
    state = bill(FOOD, 3, FOOD_LAND, SECOND_FOOD, "water-mill", reserve="farming")
    assert offered(state) == {
        FOOD_LAND,
        SECOND_FOOD,
        f"{FOOD_LAND} milled",
        f"{SECOND_FOOD} milled",
        "water-mill as-one",
    }
    state = bill(FOOD, 3, FOOD_LAND, SECOND_FOOD, "water-mill")
    assert offered(state) == {FOOD_LAND, SECOND_FOOD, f"{FOOD_LAND} milled", f"{SECOND_FOOD} milled"}
    state = bill(FOOD, 4, FOOD_LAND, SECOND_FOOD, "water-mill")
    assert offered(state) == set()
    assert refused(state, FOOD_LAND) == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-C6")
def test_the_list_of_payments_begins_with_the_one_that_leaves_most() -> None:
    state = bill(FOOD, 2, FOOD_LAND, SECOND_FOOD, "market", "water-mill")
    listed = [set(cards_of(plan)) for plan in ways_to_pay(state)]
    assert len(listed) == 6
    assert listed[-1] in ({"market", FOOD_LAND}, {"market", SECOND_FOOD})  # Market has most symbols
    assert {FOOD_LAND, SECOND_FOOD} in listed
    state = bill(FOOD, 1, FOOD_LAND, "market", GOLD_LAND, "merchant")
    assert [cards_of(plan) for plan in ways_to_pay(state)] == [[FOOD_LAND], ["market"], [GOLD_LAND]]


@pytest.mark.rule("MT-C6")
def test_of_two_payments_with_the_same_cards_the_list_has_the_one_that_saves_the_power() -> None:
    state = bill(FOOD, 2, FOOD_LAND, "water-mill", reserve="farming")
    assert offered(state) == {FOOD_LAND, f"{FOOD_LAND} milled", "water-mill as-one"}
    assert ways_to_pay(state) == [[action(f"{FOOD_LAND} milled")]]


@pytest.mark.parametrize(
    ("power", "symbol"),
    [
        pytest.param("farming", FOOD, marks=pytest.mark.rule("MT-X7")),
        pytest.param("gold-mine", GOLD, marks=pytest.mark.rule("MT-X8")),
        pytest.param("quarry", STONE, marks=pytest.mark.rule("MT-X9")),
    ],
)
def test_a_power_counts_any_one_card_as_one(power: str, symbol: int) -> None:
    state = bill(symbol, 1, ARMY_LAND, reserve=f"{power} queen")
    assert offered(state) == {f"{ARMY_LAND} as-one", "queen as-one"}
    assert refused(state, f"{power} as-one") == ("own-power-card", "MT-X7")
    pay(state, "queen as-one")
    assert discarded(state) == {"queen"}
    # Once a turn, only from the reserve, and only for its own symbol.
    again = position(purse_of([ARMY_LAND], power)._replace(used=frozenset([symbol])), symbol, 1)
    assert refused(again, f"{ARMY_LAND} as-one") == ("no-reserve-power", "MT-X7")
    assert refused(bill(symbol, 1, ARMY_LAND, power), f"{ARMY_LAND} as-one") == ("no-reserve-power", "MT-X7")
    assert offered(bill((symbol + 1) % 3, 1, ARMY_LAND, reserve=power)) == set()
    assert offered(bill(symbol, 2, ARMY_LAND, SECOND_ARMY, reserve=power)) == set()


@pytest.mark.rule("MT-X7")
def test_merchant_and_mill_do_not_touch_what_counts_as_one() -> None:
    """They may count as one themselves."""
    assert offered(bill(FOOD, 2, ARMY_LAND, "water-mill", "merchant", reserve="farming")) == set()
    state = bill(FOOD, 1, "water-mill", "merchant", reserve="farming")
    assert offered(state) == {"water-mill as-one", "merchant as-one"}


@pytest.mark.rule("MT-X7")
def test_a_card_with_the_symbol_needs_no_power() -> None:
    state = bill(FOOD, 1, FOOD_LAND, reserve="farming")
    assert offered(state) == {FOOD_LAND}
    assert refused(state, f"{FOOD_LAND} as-one") == ("needless-card", "MT-C6")


@pytest.mark.rule("MT-X7")
def test_a_power_is_gone_with_its_own_card() -> None:
    """Here Gold Mine shows a stone, which Merchant turns into the second gold."""
    odd = edition_with(('gold-mine = {name = "Gold Mine"}', 'gold-mine = {name = "Gold Mine", stone = 1}'))
    state = position(purse_of([ARMY_LAND, "merchant"], "gold-mine", odd), GOLD, 2)
    assert offered(state) == {f"{ARMY_LAND} as-one"}
    pay(state, f"{ARMY_LAND} as-one", "gold-mine traded")
    assert state.is_over()


@pytest.mark.rule("MT-X10")
def test_levies_count_any_one_card_as_one_army() -> None:
    state = position(purse_of([FOOD_LAND, SECOND_FOOD, "start-army"], "levies"))
    muster(state, 0, 0, 1, True)
    state.next_question()
    levied = {answer - LEVY for answer in state.legal_actions(0) if answer >= LEVY}
    assert levied == {RULEBOOK.cards.index(key) for key in (FOOD_LAND, SECOND_FOOD, "start-army")}
    state.apply(0, LEVY + RULEBOOK.cards.index(FOOD_LAND))
    assert state.legal_actions(0) == [MUSTER + START, DONE]  # once a turn, and the food is kept for paying
    for hand in (["levies", FOOD_LAND, SECOND_FOOD], [FOOD_LAND, SECOND_FOOD]):
        state = position(purse_of(hand))
        assert not can_muster(state, 0, state.lands_at_hand(0), state.crafts_at_hand(0), 0)


@pytest.mark.rule("MT-X10")
def test_levies_do_not_count_themselves() -> None:
    state = position(purse_of([], "levies"))
    assert not can_muster(state, 0, state.lands_at_hand(0), state.crafts_at_hand(0), 0)


@pytest.mark.rule("MT-X15")
def test_merchant_changes_food_stone_or_gold_of_another_card() -> None:
    state = bill(GOLD, 1, FOOD_LAND, STONE_LAND, ARMY_LAND, "merchant")
    assert offered(state) == {f"{FOOD_LAND} traded", f"{STONE_LAND} traded"}
    assert refused(state, f"{ARMY_LAND} traded") == ("no-such-symbol", "MT-C1")
    pay(state, f"{STONE_LAND} traded")
    assert discarded(state) == {STONE_LAND, "merchant"}
    assert refused(bill(GOLD, 1, FOOD_LAND), f"{FOOD_LAND} traded") == ("no-merchant", "MT-X15")
    assert offered(bill(GOLD, 2, FOOD_LAND, STONE_LAND, "merchant")) == set()
    assert offered(bill(GOLD, 1, FOOD_LAND, reserve="merchant")) == {f"{FOOD_LAND} traded"}


@pytest.mark.rule("MT-X15")
def test_merchant_is_needless_where_the_card_has_as_much_by_itself() -> None:
    state = bill(GOLD, 1, "market", "merchant")
    assert offered(state) == {"market"}
    assert refused(state, "market traded") == ("needless-card", "MT-C6")


@pytest.mark.rule("MT-X16")
def test_water_mill_doubles_food_stone_or_gold_of_another_card() -> None:
    state = bill(STONE, 2, STONE_LAND, FOOD_LAND, "water-mill")
    assert offered(state) == {f"{STONE_LAND} milled"}
    assert refused(state, f"{FOOD_LAND} milled") == ("no-such-symbol", "MT-C1")
    pay(state, f"{STONE_LAND} milled")
    assert discarded(state) == {STONE_LAND, "water-mill"}
    assert refused(bill(STONE, 2, STONE_LAND), f"{STONE_LAND} milled") == ("no-water-mill", "MT-X16")
    assert offered(bill(STONE, 2, STONE_LAND, reserve="water-mill")) == {f"{STONE_LAND} milled"}


@pytest.mark.rule("MT-X16")
def test_merchant_and_mill_may_go_on_one_card() -> None:
    state = bill(FOOD, 2, GOLD_LAND, "water-mill", reserve="merchant")
    assert offered(state) == {f"{GOLD_LAND} both"}
    pay(state, f"{GOLD_LAND} both")
    assert discarded(state) == {GOLD_LAND, "merchant", "water-mill"}
    assert refused(bill(FOOD, 2, GOLD_LAND, "water-mill"), f"{GOLD_LAND} both") == ("no-merchant", "MT-X15")
    assert refused(bill(FOOD, 2, GOLD_LAND, "merchant"), f"{GOLD_LAND} both") == ("no-water-mill", "MT-X16")


@pytest.mark.rule("MT-C6")
def test_an_answer_to_another_question_is_out_of_place() -> None:
    state = bill(FOOD, 1, FOOD_LAND)
    assert state.refusal(0, DONE).name == "not-done-yet"


# ---- the solver beside it


def check_paying(edition: MythotopiaEdition, dice: Random, number: int) -> None:
    """Whether cards can pay, for every symbol and every need."""
    for _ in range(number):
        purse = random_purse(edition, dice, 7)
        state = position(purse)
        lands, crafts = state.lands_at_hand(0), state.crafts_at_hand(0)
        for symbol in RESOURCES:
            found = payments(purse, symbol)
            most = max([payment.total for payment in found], default=0)
            for need in range(1, most + 2):
                expected = any(payment.pays(need) for payment in found)
                assert expected == (need <= most)  # too many cards can be made fewer
                assert can_pay(state, 0, lands, crafts, symbol, need) == expected, (purse, symbol, need)


def check_answers(edition: MythotopiaEdition, dice: Random, number: int) -> None:
    """What the question offers, answer after answer, and the list of whole payments."""
    for _ in range(number):
        purse = random_purse(edition, dice, 6)
        symbol = dice.choice(RESOURCES)
        everything = payments(purse, symbol)
        most = max([payment.total for payment in everything], default=0)
        if most == 0:
            continue
        need = dice.randint(1, most)
        found = [payment for payment in everything if payment.pays(need)]
        check_walk(purse, symbol, need, found, dice)
        for payment in dice.sample(found, min(8, len(found))):
            check_reach(purse, symbol, need, payment, dice)
        check_list(purse, symbol, need, found)


def check_walk(purse: Purse, symbol: int, need: int, found: list[Payment], dice: Random) -> None:
    """Any answers lead to the end, and at each step all that the rules allow are offered."""
    state = position(purse, symbol, need)
    so_far: set[Use] = set()
    while not state.is_over():
        expected = next_uses(found, symbol, so_far)
        offered = state.legal_actions(0)
        assert len(offered) == len(set(offered))
        assert set(offered) == {spend(use) for use in expected}, (purse, symbol, need, so_far)
        use = dice.choice(sorted(expected))
        state.apply(0, spend(use))
        so_far.add(use)
    assert so_far in [payment.uses for payment in found]
    played = next(payment.played for payment in found if payment.uses == so_far)
    for card in purse.cards():
        assert state.pile_has(0, DISCARD_PILE, card) == (card in played)
    power_used = any(way == "as-one" for _, way in so_far)
    assert (state.happened & FARMED << symbol != 0) == (power_used or symbol in purse.used)


def check_reach(purse: Purse, symbol: int, need: int, payment: Payment, dice: Random) -> None:
    """This payment can be given, in any order in which a power comes before its own card."""
    order = dice.sample(sorted(payment.uses), len(payment.uses))
    order.sort(key=lambda use: use[0] == POWER_CARDS[symbol])
    state = position(purse, symbol, need)
    for use in order:
        assert state.refusal(0, spend(use)) is ALLOWED, (purse, symbol, need, payment, use)
        state.apply(0, spend(use))
    assert state.is_over()


def check_list(purse: Purse, symbol: int, need: int, found: list[Payment]) -> None:
    """Every set of cards once, that which leaves most in hand first."""
    state = position(purse, symbol, need)
    before = state.checksum()
    listed = ways_to_pay(state)
    assert state.checksum() == before
    sets = []
    for answers in listed:
        twin = state.clone()
        for action in answers:
            assert twin.refusal(0, action) is ALLOWED
            twin.apply(0, action)
        assert twin.is_over()
        sets.append(frozenset(card for card in purse.cards() if twin.pile_has(0, DISCARD_PILE, card)))
    assert len(sets) == len(set(sets))
    assert set(sets) == {payment.played for payment in found}, (purse, symbol, need)
    left = [purse.cards() - cards for cards in sets]
    keeps = [
        (-len(cards), -sum(purse.shows(card, kind) for card in cards for kind in range(5))) for cards in left
    ]
    assert keeps == sorted(keeps)


def check_mustering(edition: MythotopiaEdition, dice: Random, number: int) -> None:
    """Armies, ships and food at once."""
    for _ in range(number):
        purse = random_purse(edition, dice, 5)
        ready = dice.choice([0, 1, 1, 2, 3, 6])
        state = position(purse, ready=ready)
        lands, crafts = state.lands_at_hand(0), state.crafts_at_hand(0)
        food = dice.randint(0, 3)
        expected = sails(purse, ready, 0, food)
        assert can_muster(state, 0, lands, crafts, food) == expected, (purse, ready, food)
        for ships in range(3):
            expected = sails(purse, ready, ships, food)
            assert can_sail(state, 0, lands, crafts, ships, food) == expected, (purse, ready, ships, food)


@both
def test_cards_can_pay_what_some_payment_pays(edition: MythotopiaEdition) -> None:
    check_paying(edition, Random(1), 1200)


@both
def test_payments_are_answered_as_the_rules_allow(edition: MythotopiaEdition) -> None:
    check_answers(edition, Random(2), 1000)


@both
def test_armies_ships_and_food_together(edition: MythotopiaEdition) -> None:
    check_mustering(edition, Random(3), 2000)


def rich_edition(dice: Random) -> MythotopiaEdition:
    """The rulebook's edition, with many symbols of all sorts on starting cards and improvements."""
    lines = RULEBOOK.text.splitlines()
    for place, line in enumerate(lines):
        key, _, value = line.partition(" = ")
        if value.startswith("{name = ") and "needs" not in value:
            name = value.split('"')[1]
            shown = [f"{symbol} = {dice.randint(0, 3)}" for symbol in SYMBOLS if dice.random() < 0.5]
            lines[place] = f"{key} = {{" + ", ".join([f'name = "{name}"', *shown]) + "}"
    return read("\n".join(lines), "rich.toml")


@pytest.mark.parametrize("seed", range(8))
def test_paying_with_richer_cards(seed: int) -> None:
    dice = Random(seed)
    edition = rich_edition(dice)
    check_paying(edition, dice, 100)
    check_answers(edition, dice, 250)
    check_mustering(edition, dice, 200)


@given(editions(), st.integers(0, 2**32))
@settings(max_examples=12)
def test_paying_in_generated_editions(edition: Edition, seed: int) -> None:
    dice = Random(seed)
    check_paying(mythotopia_edition(edition), dice, 20)
    check_answers(mythotopia_edition(edition), dice, 20)
    check_mustering(mythotopia_edition(edition), dice, 20)
