"""Before the first turn."""

import pytest

from mythagora.engine.errors import InputError
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.sets import count, members
from mythagora.games.mythotopia.edition import (
    V_CITADEL,
    V_DRAGONS,
    V_ISLES,
    V_RUNESTONES,
    VICTORIES,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.refusals import (
    ALREADY_GIVEN_UP,
    CHOICE_NOT_NOW,
    NOT_DEALT_TO_YOU,
    NOT_YOUR_PROVINCE,
    NOT_YOUR_TURN,
)
from tests.rules.mythotopia.table import (
    BOX,
    RULEBOOK,
    asked,
    counters_of,
    draw_of,
    edition_with,
    hand_of,
    improvements,
    keys,
    left_on,
    look,
    new,
    options,
    owned,
    play,
    refused,
    table,
    told,
)


def seed(number: int) -> bytes:
    return number.to_bytes(32, "little")


def with_card(victory: int, players: int, **chosen: int) -> Mythotopia:
    """The first new game that has this victory card in play."""
    for number in range(100):
        state = new(players, seed(number), RULEBOOK, **chosen)
        if state.is_in_play(victory):
            return state
    raise AssertionError(VICTORIES[victory])


def without_cards(players: int, *victories: int, **chosen: int) -> Mythotopia:
    for number in range(100):
        state = new(players, seed(number), RULEBOOK, **chosen)
        if not any(state.is_in_play(victory) for victory in victories):
            return state
    raise AssertionError(victories)


def take_part(state: Mythotopia, verb: str) -> None:
    """Everybody answers a question asked of all with the first thing there is."""
    while asked(state).startswith(verb):
        for who in state.seats_to_act():
            play(state, options(state, seat=who)[0], seat=who)


# Players and pieces.


@pytest.mark.rule("MT-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", [RULEBOOK, BOX], ids=["rulebook", "box"])
def test_two_three_or_four_play(players: int, edition: MythotopiaEdition) -> None:
    state = new(players, edition=edition)
    assert len(look(state).lords) == players
    take_part(state, "choose-citadel")
    assert asked(state) == f"take-turn {state.first}"


@pytest.mark.rule("MT-S1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_else_does(players: int) -> None:
    with pytest.raises(InputError, match="seat-count"):
        new(players)


@pytest.mark.rule("MT-S2")
@pytest.mark.parametrize(("players", "towns"), [(2, 18), (3, 14), (4, 14)])
def test_pieces_of_each_player(players: int, towns: int) -> None:
    state = without_cards(players, V_CITADEL)
    for lord in look(state).lords:
        assert lord.towns_left + len(lord.provinces) == towns
        assert lord.cities_left == 4
        assert (lord.armies, lord.armies_pool) == (6, 8)
        assert (lord.ships, lord.ships_pool) == (2, 3)
        assert lord.reserve_limit == 2
    view = look(state)
    assert (view.castles_left, view.roads_left, view.mercenaries) == (9, 9, 2)


@pytest.mark.rule("MT-S2")
def test_starting_cards_of_the_editions() -> None:
    started = {"start-army", "start-army-2", "start-build", "start-market", "start-ship"}
    for edition, cards in [(RULEBOOK, started), (BOX, started - {"start-army-2"})]:
        state = without_citadel(edition)
        for seat in range(3):
            dealt = f"{hand_of(state, seat)} {draw_of(state, seat)}".split()
            assert {card for card in dealt if card.startswith("start-")} == cards
            assert len(dealt) == 8 + len(cards)


def without_citadel(edition: MythotopiaEdition) -> Mythotopia:
    for number in range(100):
        state = new(3, seed(number), edition)
        if not state.is_in_play(V_CITADEL):
            return state
    raise AssertionError("always a citadel")


# Provinces.


@pytest.mark.rule("MT-S3")
@pytest.mark.parametrize(("players", "dealt"), [(2, 11), (3, 8), (4, 6)])
def test_a_town_in_every_province_dealt(players: int, dealt: int) -> None:
    state = without_cards(players, V_CITADEL)
    all_dealt = []
    for seat in range(players):
        mine = owned(state, seat).split()
        assert len(mine) == dealt
        assert set(look(state).lords[seat].provinces.values()) == {"town"}
        cards = f"{hand_of(state, seat)} {draw_of(state, seat)}".split()
        assert sorted(card for card in cards if not card.startswith("start-")) == mine
        all_dealt += mine
    deck = keys(state, state.province_deck).split()
    assert len(deck) == 40 - players * dealt
    assert sorted(all_dealt + deck) == sorted(RULEBOOK.provinces)


@pytest.mark.rule("MT-S3")
def test_the_deal_is_shuffled_and_the_same_for_the_same_seed() -> None:
    assert len({owned(new(2, seed(number)), 0) for number in range(20)}) == 20
    assert new(4, seed(7)).write() == new(4, seed(7)).write()


@pytest.mark.rule("MT-S4")
@pytest.mark.parametrize(("players", "dealt", "kept"), [(3, 9, 7), (4, 7, 5)])
def test_choosing_the_start_gives_two_of_more_provinces_back(players: int, dealt: int, kept: int) -> None:
    state = without_cards(players, V_CITADEL, choose_your_start=1)
    everybody = ",".join(str(seat) for seat in range(players))
    assert asked(state) == f"give-up-provinces {everybody}"
    before = [owned(state, seat).split() for seat in range(players)]
    assert [len(mine) for mine in before] == [dealt] * players
    assert count(state.province_deck) == 40 - players * dealt
    assert all(hand_of(state, seat) == "" for seat in range(players))
    for seat in range(players):
        play(state, f"give-up {before[seat][1]}", f"give-up {before[seat][3]}", seat=seat)
    assert asked(state) == f"take-turn {state.first}"
    for seat in range(players):
        gone = {before[seat][1], before[seat][3]}
        assert set(owned(state, seat).split()) == set(before[seat]) - gone
        assert len(owned(state, seat).split()) == kept
        assert gone <= set(keys(state, state.province_deck).split())
        cards = f"{hand_of(state, seat)} {draw_of(state, seat)}".split()
        assert not gone & set(cards)
        assert look(state).lords[seat].towns_left == 14 - kept
        assert state.score(seat) == max(12, 3 * kept + sum(counters_of(state, seat)))


@pytest.mark.rule("MT-S4")
def test_what_is_given_up_stays_secret_until_all_have_chosen() -> None:
    state = without_cards(3, V_CITADEL, choose_your_start=1)
    mine = owned(state, 1).split()
    events = play(state, f"give-up {mine[0]}", seat=1)
    assert told(events, 1) == [f"gives-up seat=1 province={mine[0]}"]
    assert told(events, 0) == told(events) == ["gives-up seat=1"]
    assert asked(state) == "give-up-provinces 0,1,2"
    play(state, f"give-up {mine[1]}", seat=1)
    assert asked(state) == "give-up-provinces 0,2"
    assert refused(state, f"give-up {mine[2]}", seat=1) is NOT_YOUR_TURN
    assert look(state, 1).lords[1].choice == mine[:2]
    for reader in (-1, 0, 2):
        assert look(state, reader).lords[1].choice == []
        assert look(state, reader).lords[1].chosen == 2
        assert mine[0] in look(state, reader).lords[1].provinces  # the towns still stand
    for seat in (2, 0):
        first, second = owned(state, seat).split()[:2]
        events = play(state, f"give-up {first}", f"give-up {second}", seat=seat)
    assert f"returns seat=1 province={mine[0]}" in told(events, 2)
    assert f"returns seat=1 province={mine[1]}" in told(events)
    assert [lord.chosen for lord in look(state).lords] == [0, 0, 0]


@pytest.mark.rule("MT-S4")
def test_each_gives_up_two_different_provinces_of_its_own() -> None:
    state = without_cards(3, V_CITADEL, choose_your_start=1)
    mine = owned(state, 0).split()
    assert refused(state, f"give-up {owned(state, 1).split()[0]}", seat=0) is NOT_DEALT_TO_YOU
    assert refused(state, f"citadel {mine[0]}", seat=0) is CHOICE_NOT_NOW
    play(state, f"give-up {mine[4]}", seat=0)
    assert refused(state, f"give-up {mine[4]}", seat=0) is ALREADY_GIVEN_UP
    assert refused(state, f"give-up {mine[5]}", seat=0) is ALLOWED


@pytest.mark.rule("MT-S4")
def test_every_pair_can_be_given_up_in_one_way() -> None:
    state = new(4, choose_your_start=1)
    mine = owned(state, 0).split()
    pairs = []
    for first in options(state, "give-up", seat=0):
        twin = state.clone()
        play(twin, first, seat=0)
        pairs += [frozenset([first, second]) for second in options(twin, "give-up", seat=0)]
    assert len(pairs) == len(set(pairs)) == len(mine) * (len(mine) - 1) // 2


@pytest.mark.rule("MT-S4")
def test_two_players_never_choose_and_nobody_does_without_the_option() -> None:
    state = without_cards(2, V_CITADEL, choose_your_start=1)
    assert asked(state).startswith("take-turn")
    assert len(owned(state, 0).split()) == 11
    assert asked(without_cards(3, V_CITADEL)).startswith("take-turn")


@pytest.mark.rule("MT-S4")
def test_victory_cards_dragons_and_runestones_are_known_before_the_choice() -> None:
    state = with_card(V_DRAGONS, 3, choose_your_start=1)
    assert asked(state).startswith("give-up-provinces")
    view = look(state)
    assert len(view.victories) == 7
    assert len(view.display) == 16
    assert len([place for place in view.provinces if place.dragon]) == 5
    dragons = state.dragons
    take_part(state, "give-up-provinces")
    assert state.dragons == dragons


# Improvements and victory cards.


@pytest.mark.rule("MT-S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sixteen_of_29_improvements_are_on_display(players: int) -> None:
    state = new(players)
    shown = improvements(state, state.display).split()
    hidden = improvements(state, state.undealt).split()
    assert (len(shown), len(hidden)) == (16, 13)
    assert sorted(shown + hidden) == sorted(RULEBOOK.cards[40:69])
    assert len(set(shown + hidden)) == 29
    view = look(state, 0)
    assert sorted(view.display) == sorted(shown)
    assert view.undealt == 13
    assert len({improvements(new(2, seed(n)), new(2, seed(n)).display) for n in range(10)}) == 10


@pytest.mark.rule("MT-S6")
@pytest.mark.parametrize(("players", "fixed"), [(2, 6), (3, 7), (4, 7)])
def test_three_fixed_victory_cards_and_four_others(players: int, fixed: int) -> None:
    seen = set()
    for number in range(40):
        state = new(players, seed(number))
        names = [victory.victory for victory in look(state).victories]
        assert names[:3] == ["city", "road", "castle"]
        assert len(set(names)) == 7
        seen |= set(names)
        assert [left_on(state, key) for key in ("city", "road", "castle")] == [fixed] * 3
    assert seen == set(VICTORIES)


COUNTERS = {
    "citadel": (1, 3),
    "defender": (6, 1),
    "guilded-city": (4, 1),
    "dragons": (3, 2),
    "patronage": (5, 1),
    "inns": (4, 1),
    "runestones": (4, 2),
    "spoils": (6, 1),
}


@pytest.mark.rule("MT-S6")
@pytest.mark.parametrize(("edition", "castle", "twos"), [(RULEBOOK, 2, 33), (BOX, 1, 26)])
def test_counters_on_the_cards_and_in_the_stock(edition: MythotopiaEdition, castle: int, twos: int) -> None:
    for number in range(20):
        state = new(3, seed(number), edition)
        laid = [0, 0, 0]
        for victory in look(state).victories:
            if victory.victory == "isles":
                if victory.left == 2:
                    assert victory.conditions == {"large": 3, "small": 2}
            elif victory.victory == "seas":
                assert victory.conditions == {"three": 2, "four": 2}
            elif victory.victory in COUNTERS:
                assert (victory.left, victory.value) == COUNTERS[victory.victory]
            else:
                assert (victory.left, victory.value) == (7, castle if victory.victory == "castle" else 2)
            if victory.conditions:
                for value in victory.conditions.values():
                    laid[value - 1] += 1
            elif victory.value is not None:
                laid[victory.value - 1] += victory.left
        taken = [sum(counters_of(state, seat)[value] for seat in range(3)) for value in range(3)]
        total = [28, twos, 3]
        assert look(state).stock == [total[v] - laid[v] - taken[v] for v in range(3)]


# Citadels, dragons, runestones.


@pytest.mark.rule("MT-S7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_citadels_replace_a_town_each(players: int) -> None:
    state = with_card(V_CITADEL, players)
    everybody = ",".join(str(seat) for seat in range(players))
    assert asked(state) == f"choose-citadel {everybody}"
    for seat in range(players):
        assert options(state, seat=seat) == [f"citadel {key}" for key in owned(state, seat).split()]
    towns = look(state).lords[0].towns_left
    chosen = [owned(state, seat).split()[2] for seat in range(players)]
    for seat in range(players):
        assert all("citadel" not in lord.provinces.values() for lord in look(state).lords)
        play(state, f"citadel {chosen[seat]}", seat=seat)
    assert asked(state) == f"take-turn {state.first}"
    for seat, lord in enumerate(look(state).lords):
        assert [key for key, piece in lord.provinces.items() if piece == "citadel"] == [chosen[seat]]
        assert lord.towns_left == towns + 1
        assert lord.reserve_limit == 3


@pytest.mark.rule("MT-S7")
def test_citadels_are_chosen_secretly_and_at_the_same_time() -> None:
    state = with_card(V_CITADEL, 3)
    mine = owned(state, 2).split()[0]
    assert refused(state, f"citadel {mine}", seat=0) is NOT_YOUR_PROVINCE
    assert refused(state, f"give-up {mine}", seat=2) is CHOICE_NOT_NOW
    events = play(state, f"citadel {mine}", seat=2)
    assert told(events, 2) == [f"chooses-citadel seat=2 province={mine}"]
    assert told(events, 0) == told(events) == ["chooses-citadel seat=2"]
    assert look(state, 0).lords[2].choice == []
    assert look(state, 2).lords[2].choice == [mine]
    assert refused(state, f"citadel {mine}", seat=2) is NOT_YOUR_TURN
    play(state, options(state, seat=1)[0], seat=1)
    events = play(state, options(state, seat=0)[0], seat=0)
    assert f"raises-citadel seat=2 province={mine}" in told(events, 0)
    assert f"raises-citadel seat=2 province={mine}" in told(events)


@pytest.mark.rule("MT-S7")
def test_citadels_come_after_the_start_is_chosen_and_not_without_their_card() -> None:
    state = with_card(V_CITADEL, 4, choose_your_start=1)
    given = owned(state, 0).split()[0]
    take_part(state, "give-up-provinces")
    assert asked(state) == "choose-citadel 0,1,2,3"
    assert refused(state, f"citadel {given}", seat=0) is NOT_YOUR_PROVINCE
    take_part(state, "choose-citadel")
    assert asked(state) == f"take-turn {state.first}"
    assert all(len(lord.provinces) == 5 for lord in look(state).lords)
    bare = without_cards(4, V_CITADEL)
    assert list(bare.citadels) == [0, 0, 0, 0]


@pytest.mark.rule("MT-S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_dragons_in_provinces_of_the_deck(players: int) -> None:
    state = with_card(V_DRAGONS, players)
    assert count(state.dragons) == 5
    assert state.dragons & ~state.province_deck == 0
    assert len([place for place in look(state).provinces if place.dragon]) == 5
    assert without_cards(players, V_DRAGONS).dragons == 0


@pytest.mark.rule("MT-S9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_runestones_in_provinces_of_the_deck(players: int) -> None:
    state = with_card(V_RUNESTONES, players)
    assert count(state.runestones) == 5
    assert state.runestones & ~state.province_deck == 0
    assert len([place for place in look(state).provinces if place.runestone]) == 5
    assert without_cards(players, V_RUNESTONES).runestones == 0


@pytest.mark.rule("MT-S9")
def test_dragons_and_runestones_lie_apart() -> None:
    """The cards with dragons went under the deck before those of the runestones came from its top."""
    both = 0
    for number in range(200):
        state = new(2 + number % 3, seed(number), choose_your_start=number % 2)
        if state.is_in_play(V_DRAGONS) and state.is_in_play(V_RUNESTONES):
            both += 1
            assert count(state.dragons) == count(state.runestones) == 5
            assert state.dragons & state.runestones == 0
    assert both > 5


# The first turn.


@pytest.mark.rule("MT-S10")
def test_chance_decides_who_begins_and_the_turn_goes_round() -> None:
    assert {int(new(4, seed(number)).first) for number in range(60)} == {0, 1, 2, 3}
    state = without_cards(3, V_CITADEL)
    order = []
    for _ in range(4):
        order.append(int(state.active))
        play(state, "pass", "pass", "end-turn")
    first = int(state.first)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("MT-S10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_draws_five_and_a_fourth_player_six(players: int) -> None:
    for number in range(8):
        state = new(players, seed(number))
        take_part(state, "choose-citadel")
        hands = [len(hand_of(state, (state.first + place) % players).split()) for place in range(players)]
        assert hands == [5, 5, 5, 6][:players]
        total = 5 + [11, 8, 6][players - 2]
        assert [lord.hand + lord.draw_pile for lord in look(state).lords] == [total] * players


@pytest.mark.rule("MT-S10")
def test_hands_are_drawn_at_random_and_secret() -> None:
    state = without_cards(3, V_CITADEL)
    view = look(state, 0)
    assert sorted(view.hand) == sorted(hand_of(state, 0).split())
    assert look(state).hand == []
    assert [lord.hand for lord in view.lords] == [5, 5, 5]
    hands = set()
    for number in range(30):
        dealt = new(2, seed(number))
        take_part(dealt, "choose-citadel")
        hands |= {card for card in hand_of(dealt, 0).split() if card.startswith("start-")}
    assert len(hands) == 5


@pytest.mark.rule("MT-S11")
@pytest.mark.parametrize(("players", "score"), [(2, 33), (3, 24), (4, 18)])
def test_the_score_starts_at_three_a_province(players: int, score: int) -> None:
    state = without_cards(players, V_CITADEL, V_ISLES)
    assert state.scores() == [score] * players
    assert [lord.score for lord in look(state).lords] == [score] * players
    assert all(counters_of(state, seat) == [0, 0, 0] for seat in range(players))


def with_small_island(**chosen: int) -> tuple[Mythotopia, int]:
    """A new game with the isles in play in which somebody was dealt Aporia and Kinabra."""
    for number in range(3000):
        state = new(3, seed(number), RULEBOOK, **chosen)
        if state.is_in_play(V_ISLES) and not state.is_in_play(V_CITADEL):
            for seat in range(3):
                if {"aporia", "kinabra"} <= set(owned(state, seat).split()):
                    return state, seat
    raise AssertionError("never dealt")


@pytest.mark.rule("MT-S11")
def test_an_island_dealt_to_one_player_pays_at_once() -> None:
    state, seat = with_small_island()
    assert counters_of(state, seat) == [0, 1, 0]
    assert state.score(seat) == 24 + 2
    assert members(left_on(state, "isles")) == [0]  # the large island's counter is left


@pytest.mark.rule("MT-S11")
def test_the_large_island_pays_three_in_set_up() -> None:
    two_to_deal = edition_with(("provinces = [11, 8, 6]", "provinces = [15, 8, 6]"))
    for number in range(400):
        state = new(2, seed(number), two_to_deal)
        if state.is_in_play(V_ISLES) and not state.is_in_play(V_CITADEL):
            for seat in range(2):
                if {"ictus", "jeopigia", "nesh"} <= set(owned(state, seat).split()):
                    assert counters_of(state, seat)[2] == 1
                    assert left_on(state, "isles") & 1 == 0
                    return
                assert counters_of(state, seat)[2] == 0
    raise AssertionError("never dealt")


@pytest.mark.rule("MT-S11")
def test_the_isles_are_looked_at_after_provinces_were_given_up() -> None:
    state, seat = with_small_island(choose_your_start=1)
    assert asked(state).startswith("give-up")
    assert counters_of(state, seat) == [0, 0, 0]
    kept, lost = state.clone(), state.clone()
    for twin, giving in [(kept, "other"), (lost, "kinabra")]:
        for who in range(3):
            mine = [key for key in owned(twin, who).split() if key not in ("aporia", "kinabra")]
            gone = [mine[0], "kinabra" if who == seat and giving == "kinabra" else mine[1]]
            gone.sort(key=RULEBOOK.provinces.index)
            play(twin, *[f"give-up {key}" for key in gone], seat=who)
    assert counters_of(kept, seat)[1] == 1
    assert counters_of(lost, seat)[1] == 0
    assert left_on(lost, "isles") & 2 == 2


@pytest.mark.rule("MT-S11")
def test_the_isles_pay_after_citadels_too() -> None:
    own = {0: "aporia kinabra blore", 1: "ictus jeopigia nesh"}
    state = table(2, own=own, victories="city road castle citadel isles", asked="choose-citadel 0,1 0")
    play(state, "citadel aporia", seat=0)
    assert counters_of(state, 0) == [0, 0, 0]
    play(state, "citadel nesh", seat=1)
    assert counters_of(state, 0) == [0, 1, 0]
    assert counters_of(state, 1) == [0, 0, 1]
    assert left_on(state, "isles") == 0
