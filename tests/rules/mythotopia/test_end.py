"""The end of the game: who may call it, the wars settled then, and the other two endings."""

import pytest

from mythagora.engine.refusals import ALLOWED
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.meta import TURN_LIMIT
from mythagora.games.mythotopia.meta import options as game_options
from mythagora.games.mythotopia.rules.refusals import (
    ACTION_NOT_NOW,
    GAME_IS_OVER,
    LOSES_THE_LEAD,
    MUST_COME_FIRST,
    NO_WAR_THERE,
    NOT_CALLED,
    NOT_ENOUGH_EMPTY,
    NOT_SOLE_LEADER,
    WAR_NOT_NOW,
)
from tests.rules.mythotopia.table import (
    RULEBOOK,
    BySeat,
    armies_in,
    asked,
    counters_of,
    edition_with,
    keys,
    left_on,
    look,
    new,
    options,
    owned,
    play,
    refused,
    start,
    table,
    told,
    verbs,
)

SEVEN = "city road castle patronage spoils defender runestones"
EMPTY = {"city": 0, "road": 0, "castle": 0, "patronage": 0}
FIVE = "palmain blore iracund scombroid margent"  # fifteen points
FOUR = "custus ambsace frampold hatchel"  # twelve
EAST = "oxter eagre remise talion"  # twelve, by Nusus


def ending(
    own: BySeat,
    armies: str = "",
    players: int = 2,
    *,
    more: dict[str, int] | None = None,
    reserve: BySeat | None = None,
    hand: BySeat | None = None,
    counters: BySeat | None = None,
    runestones: str = "",
    pools: dict[int, int] | None = None,
) -> Mythotopia:
    """A table with four of seven victory cards empty, seat 0 to begin its turn."""
    return table(
        players,
        own=own,
        armies=armies,
        victories=SEVEN,
        left={**EMPTY, **(more or {})},
        reserve=reserve,
        hand=hand,
        counters=counters,
        runestones=runestones,
        pool_armies=pools,
    )


# When it may be called.


@pytest.mark.rule("MT-E1")
@pytest.mark.parametrize(
    ("left", "empty"),
    [
        ({}, 0),
        ({"city": 0, "road": 0, "castle": 0}, 3),
        ({"city": 0, "road": 0, "castle": 0, "spoils": 0}, 4),
        ({"patronage": 0, "defender": 0, "runestones": 0, "spoils": 0}, 4),
        ({"city": 0, "road": 0, "castle": 0, "spoils": 0, "defender": 0}, 5),
        ({"city": 1, "road": 0, "castle": 0, "spoils": 0}, 3),
    ],
)
def test_at_least_four_of_seven_cards_are_empty(left: dict[str, int], empty: int) -> None:
    state = table(own={0: FIVE, 1: FOUR}, victories=SEVEN, left=left)
    assert (look(state).empty, look(state).empty_needed) == (empty, 4)
    assert refused(state, "end-game") is (ALLOWED if empty >= 4 else NOT_ENOUGH_EMPTY)
    assert look(state).lords[0].may_call == (empty >= 4)


@pytest.mark.rule("MT-E1")
def test_the_isles_and_the_seas_are_empty_when_both_counters_are_gone() -> None:
    cards = "city road castle isles seas inns spoils"
    for isles, empty in [(0, 4), (1, 3), (2, 3), (3, 3)]:
        left = {"city": 0, "road": 0, "isles": isles, "seas": 0}
        state = table(own={0: FIVE, 1: FOUR}, victories=cards, left=left)
        assert look(state).empty == empty
        assert refused(state, "end-game") is (ALLOWED if empty == 4 else NOT_ENOUGH_EMPTY)


@pytest.mark.rule("MT-E1")
def test_only_a_sole_leader_calls() -> None:
    state = ending({0: FOUR, 1: FIVE})
    assert refused(state, "end-game") is NOT_SOLE_LEADER
    tie = ending({0: FIVE, 1: FOUR}, counters={1: "3"})
    assert tie.scores() == [15, 15]
    assert refused(tie, "end-game") is NOT_SOLE_LEADER
    ahead = ending({0: FIVE, 1: FOUR}, counters={1: "2"})
    assert refused(ahead, "end-game") is ALLOWED
    third = ending({0: FIVE, 1: FOUR, 2: "quean fadge eoan lea ogdoad"}, players=3)
    assert refused(third, "end-game") is NOT_SOLE_LEADER


@pytest.mark.rule("MT-E1")
def test_the_floor_counts() -> None:
    state = ending({0: FOUR, 1: "oxter"})
    assert state.scores() == [12, 12]
    assert refused(state, "end-game") is NOT_SOLE_LEADER
    above = ending({0: FOUR, 1: "oxter"}, counters={0: "1"})
    assert refused(above, "end-game") is ALLOWED


@pytest.mark.rule("MT-E1")
def test_it_is_the_first_action_of_the_turn() -> None:
    state = ending({0: FIVE, 1: FOUR})
    play(state, "pass")
    assert refused(state, "end-game") is MUST_COME_FIRST
    play(state, "pass", "end-turn")
    assert refused(state, "end-game") is NOT_SOLE_LEADER  # seat 1 now
    play(state, "pass", "pass", "end-turn")
    assert "end-game" in options(state)


@pytest.mark.rule("MT-E1")
def test_cards_emptied_in_the_same_turn_count_from_the_next_on() -> None:
    state = table(
        hand={0: "start-build palmain fadge"},
        own={0: FIVE, 1: FOUR},
        victories=SEVEN,
        left={**EMPTY, "castle": 1},
    )
    assert refused(state, "end-game") is NOT_ENOUGH_EMPTY
    play(state, "play start-build", "origin palmain", "build-castle", "spend fadge")
    assert look(state).empty == 4
    assert refused(state, "end-game") is MUST_COME_FIRST


# Wars at the end.


@pytest.mark.rule("MT-E2")
def test_the_wars_decide_who_leads() -> None:
    """Seat 0 is behind by three and takes a province from seat 1: fifteen to twelve."""
    state = ending({0: FOUR, 1: FIVE}, "0 palmain 1")
    assert state.scores() == [12, 15]
    events = play(state, "end-game")
    assert state.is_over()
    assert state.scores() == [15 + 1, 12]  # and Spoils of War
    assert verbs(events)[:2] == ["ends-game", "war-ends"]
    lost = ending({0: FIVE, 1: FOUR}, "1 palmain 1")
    assert lost.scores() == [15, 12]
    assert refused(lost, "end-game") is NOT_SOLE_LEADER


@pytest.mark.rule("MT-E2")
def test_a_tie_in_a_war_goes_to_the_defender() -> None:
    held = ending({0: FIVE, 1: FOUR}, "0 palmain 1, 1 palmain 1")
    assert "end-war palmain" not in options(held)
    play(held, "end-game")
    assert "palmain" in owned(held, 0)
    assert counters_of(held, 0) == [1, 0, 0]  # Defender of the Realm
    neutral = ending({0: FIVE, 1: FOUR}, "0 nusus 2")
    play(neutral, "end-game")
    assert owned(neutral, 0).split() == sorted(FIVE.split())
    assert armies_in(neutral, 0, "nusus") == 0
    # Even if two invaders are strongest and the owner is not: they stand in each other's way.
    three = ending({0: FIVE, 1: FOUR, 2: "oxter"}, "1 palmain 2, 2 palmain 2", 3)
    play(three, "end-game")
    assert "palmain" in owned(three, 0)


@pytest.mark.rule("MT-E2")
def test_hero_does_not_help_at_the_end() -> None:
    state = ending({0: FOUR, 1: EAST}, "0 nusus 2", hand={0: "hero"})
    assert state.scores() == [12, 12]
    assert "hero nusus" in options(state)
    assert refused(state, "end-game") is NOT_SOLE_LEADER
    play(state, "hero nusus")
    assert state.scores() == [15, 12]


@pytest.mark.rule("MT-E2")
def test_captures_and_counters_count() -> None:
    stone = ending({0: EAST, 1: FIVE}, "0 nusus 3", runestones="nusus")
    assert stone.scores() == [12, 15]
    play(stone, "end-game")
    assert stone.scores() == [17, 15]
    plain = ending({0: EAST, 1: FIVE}, "0 nusus 3")
    assert refused(plain, "end-game") is NOT_SOLE_LEADER
    defended = ending({0: FIVE, 1: f"{FOUR} nesh"}, "0 palmain 2, 1 palmain 1")
    play(defended, "end-game")
    assert defended.scores() == [16, 15]
    empty = ending({0: FIVE, 1: f"{FOUR} nesh"}, "0 palmain 2, 1 palmain 1", more={"defender": 0})
    assert refused(empty, "end-game") is NOT_SOLE_LEADER


@pytest.mark.rule("MT-E2")
def test_all_wars_are_resolved_others_too() -> None:
    state = ending({0: FIVE, 1: FOUR, 2: "oxter"}, "1 nusus 3, 2 custus 1, 0 talion 1", 3)
    play(state, "end-game")
    assert state.is_over()
    assert state.wars() == 0
    assert "nusus" in owned(state, 1)
    assert owned(state, 2) == "custus oxter"
    assert keys(state, state.present[0] | state.present[1] | state.present[2]) == ""
    assert state.endings() == ["called"]


# Where the order matters.


def race(spoils: int, counters: str = "") -> Mythotopia:
    """Seat 0 takes Talion and Custus from seat 1, seat 2 takes Ambsace from it; for Spoils there may be less.

    Seat 0 comes to twenty-one, seat 2 to twenty and what it held, both without Spoils.
    """
    own = {0: FIVE, 1: "talion custus ambsace", 2: "nesh ictus eagre camarine quean"}
    return ending(
        own,
        "0 talion 1, 0 custus 1, 2 ambsace 1",
        3,
        more={"spoils": spoils},
        counters={2: f"2 {counters}".strip()},
    )


@pytest.mark.rule("MT-E2")
def test_the_caller_chooses_the_order_of_wars_that_compete_for_a_counter() -> None:
    state = race(1)
    play(state, "end-game")
    assert asked(state) == "choose-final-war 0"
    assert options(state) == ["settle custus", "settle talion"]  # Ambsace first would be a tie at 21
    assert refused(state, "settle ambsace") is LOSES_THE_LEAD
    assert refused(state, "settle nusus") is NO_WAR_THERE
    assert refused(state, "end-war custus") is WAR_NOT_NOW
    play(state, "settle talion")
    assert state.is_over()  # the rest competes for nothing any more
    assert counters_of(state, 0) == [1, 0, 0]
    assert state.scores() == [22, 12, 20]
    assert state.standing()[0] == 1


@pytest.mark.rule("MT-E2")
def test_every_order_that_keeps_the_lead_is_offered() -> None:
    state = race(2)
    play(state, "end-game")
    assert options(state) == ["settle ambsace", "settle custus", "settle talion"]
    play(state, "settle ambsace")
    assert options(state) == ["settle custus", "settle talion"]
    play(state, "settle custus")
    assert state.scores() == [22, 12, 21]


@pytest.mark.rule("MT-E2")
def test_no_question_where_the_order_changes_nothing() -> None:
    state = race(3)
    play(state, "end-game")
    assert state.is_over()
    assert state.scores() == [23, 12, 21]


@pytest.mark.rule("MT-E2")
def test_not_offered_if_no_order_keeps_the_lead() -> None:
    assert refused(race(1, "2"), "end-game") is NOT_SOLE_LEADER  # 22 each at best
    assert refused(race(0), "end-game") is ALLOWED  # 21 to 20
    assert refused(race(0, "1"), "end-game") is NOT_SOLE_LEADER


SMALL = edition_with(
    ("towns = [18, 14, 14]", "towns = [6, 6, 6]"),
    ("provinces = [11, 8, 6]", "provinces = [5, 5, 5]"),
    ("to-choose = [9, 7]", "to-choose = [5, 5]"),
)


@pytest.mark.rule("MT-E2")
def test_the_order_matters_for_the_last_town_too() -> None:
    """One town is left for two conquests, and only Nusus has a runestone. Camarine is lost either way."""
    state = table(
        own={0: FIVE, 1: "camarine eagre oxter remise talion fadge"},
        cities={1: "quean"},
        armies="0 camarine 1, 0 nusus 3",
        runestones="nusus",
        victories=SEVEN,
        left={**EMPTY, "spoils": 0},
        edition=SMALL,
    )
    assert state.scores() == [15, 21]
    assert look(state).lords[0].towns_left == 1
    events = play(state, "end-game")
    assert state.is_over()  # Camarine first would be eighteen each
    assert "turns-neutral seat=0 province=camarine" in told(events)
    assert "nusus" in owned(state, 0)
    assert "camarine" in keys(state, state.province_deck)
    assert state.scores() == [20, 18]


def town_short(spoils: int, scribe: BySeat) -> Mythotopia:
    """Seat 0 has no town left until seat 1 takes Palmain from it; then it can take Talion from seat 1.

    That makes 25 each before Spoils of War of seat 0, provided that seat 1 has got its own.
    """
    return table(
        own={0: "palmain blore iracund scombroid margent trogle", 1: "talion oxter remise eagre camarine"},
        cities={0: "quean eoan", 1: "fadge mome malebolge"},
        armies="1 palmain 1, 0 talion 1",
        counters={0: "1"},
        reserve=scribe,
        victories=SEVEN,
        left={**EMPTY, "spoils": spoils},
        edition=SMALL,
    )


@pytest.mark.rule("MT-E2")
@pytest.mark.parametrize(
    ("spoils", "scribe", "offered"),
    [
        (2, {}, True),
        (1, {}, False),
        (2, {1: "scribe"}, True),
        (1, {1: "scribe"}, False),  # seat 1 might leave the counter, but need not
        (1, {0: "scribe"}, True),
        (0, {0: "scribe"}, True),
        (0, {1: "scribe"}, False),
    ],
)
def test_the_lead_must_hold_whatever_others_do_with_scribe(
    spoils: int, scribe: BySeat, offered: bool
) -> None:
    state = town_short(spoils, scribe)
    assert look(state).lords[0].towns_left == 0
    assert refused(state, "end-game") is (ALLOWED if offered else NOT_SOLE_LEADER)


@pytest.mark.rule("MT-E2")
@pytest.mark.parametrize("answer", ["from-card", "from-stock"])
def test_scribe_is_asked_during_the_end_and_changes_nothing(answer: str) -> None:
    state = town_short(2, {1: "scribe"})
    play(state, "end-game")
    assert asked(state) == "take-counter 1"
    assert options(state) == ["from-card", "from-stock"]
    play(state, answer)
    assert state.is_over()
    assert state.scores() == [26, 25]
    assert left_on(state, "spoils") == (0 if answer == "from-card" else 1)


@pytest.mark.rule("MT-E2")
def test_the_callers_own_scribe_keeps_the_lead() -> None:
    """From the stock seat 0 would leave the last counter to seat 2, which wins two wars: 22 each."""
    state = ending(
        {0: f"{FIVE} quean", 1: "talion custus ambsace eagre", 2: "nesh ictus camarine peened"},
        "0 talion 1, 2 custus 1, 2 ambsace 1",
        3,
        more={"spoils": 1},
        reserve={0: "scribe"},
        counters={2: "2 1"},
    )
    play(state, "end-game")
    assert asked(state) == "take-counter 0"
    assert options(state) == ["from-card"]
    assert refused(state, "from-stock") is LOSES_THE_LEAD
    assert refused(state, "pass") is ACTION_NOT_NOW
    play(state, "from-card")
    assert state.is_over()
    assert state.scores() == [22, 12, 21]


@pytest.mark.rule("MT-E2")
def test_the_callers_own_scribe_is_free_where_the_lead_is_safe() -> None:
    state = ending(
        {0: f"{FIVE} quean", 1: "talion custus ambsace eagre", 2: "nesh ictus camarine peened"},
        "0 talion 1, 2 custus 1, 2 ambsace 1",
        3,
        more={"spoils": 1},
        reserve={0: "scribe"},
    )
    play(state, "end-game", "settle talion")
    assert options(state) == ["from-card", "from-stock"]
    play(state, "from-stock")
    assert asked(state) == "choose-final-war 0"
    assert options(state) == ["settle ambsace", "settle custus"]
    play(state, "settle custus")
    assert state.is_over()
    assert state.scores() == [22, 12, 19]


@pytest.mark.rule("MT-E2")
def test_a_rival_without_towns_is_dealt_with_before_it_gets_one_back() -> None:
    """Seat 1 wins Palmain and has no town for it unless Camarine is taken from it first."""
    state = table(
        own={0: FIVE, 1: f"camarine fadge {EAST}"},
        armies="1 palmain 1, 0 camarine 1",
        counters={0: "1"},
        victories=SEVEN,
        left={**EMPTY, "spoils": 0},
        edition=SMALL,
    )
    assert look(state).lords[1].towns_left == 0
    play(state, "end-game")
    assert state.is_over()
    assert "palmain" in keys(state, state.province_deck)
    assert state.scores() == [16, 15]


@pytest.mark.rule("MT-E2")
def test_the_order_matters_on_an_island_that_changes_hands_twice() -> None:
    """Seat 0 completes the small island before it loses Aporia; the other way round seat 1 would."""
    state = table(
        own={0: "aporia palmain blore iracund", 1: "kinabra custus ambsace frampold"},
        armies="0 kinabra 1, 1 aporia 1",
        victories="city road castle patronage isles defender runestones",
        left=EMPTY,
    )
    assert state.scores() == [12, 12]
    play(state, "end-game")
    assert state.is_over()
    assert counters_of(state, 0) == [0, 1, 0]
    assert state.scores() == [14, 12]


# The caller wins.


@pytest.mark.rule("MT-E3")
def test_the_caller_wins() -> None:
    state = ending({0: FIVE, 1: FOUR, 2: "oxter"}, players=3, counters={1: "2"})
    events = play(state, "end-game")
    assert told(events) == ["ends-game seat=0"]
    assert state.is_over()
    assert (state.standing(), state.endings()) == ([1, 2, 3], ["called"])
    assert [state.reward(seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    view = look(state)
    assert (view.caller, view.ending) == (0, "called")
    assert refused(state, "pass", seat=0) is GAME_IS_OVER
    assert options(state, seat=0) == []


# The final round.


def late(**more: int) -> Mythotopia:
    return table(
        3,
        own={0: FIVE, 1: FOUR, 2: EAST},
        victories=SEVEN,
        left={**EMPTY, **more},
        final_round=1,
        taken=2,
        turn=8,
    )


@pytest.mark.rule("MT-E4")
def test_everybody_has_one_more_turn() -> None:
    state = late()
    events = play(state, "end-turn")
    assert "begins-final-round seat=0" in told(events)
    assert look(state).turns_left == 3
    order = []
    while not state.is_over():
        order.append(int(state.active))
        events = play(state, "pass", "pass", "end-turn")
        assert "begins-final-round" not in verbs(events)
    assert order == [1, 2, 0]
    assert state.endings() == ["final-round"]
    assert state.turns() == 12
    assert state.standing() == [1, 2, 2]


@pytest.mark.rule("MT-E4")
def test_not_before_four_are_empty_at_the_end_of_a_turn() -> None:
    state = late(city=1)
    events = play(state, "end-turn")
    assert "begins-final-round" not in verbs(events)
    assert look(state).turns_left is None
    without = table(own={0: FIVE, 1: FOUR}, victories=SEVEN, left=EMPTY, taken=2)
    assert "begins-final-round" not in verbs(play(without, "end-turn"))


@pytest.mark.rule("MT-E4")
def test_nobody_ends_the_game_under_this_option() -> None:
    state = table(own={0: FIVE, 1: FOUR}, victories=SEVEN, left=EMPTY, final_round=1)
    assert refused(state, "end-game") is NOT_CALLED
    assert not look(state).lords[0].may_call


@pytest.mark.rule("MT-E4")
def test_wars_are_resolved_at_the_end_of_the_final_round() -> None:
    state = table(
        own={0: FIVE, 1: FOUR},
        armies="1 palmain 1, 0 custus 1, 1 custus 1, 0 nusus 3",
        victories=SEVEN,
        left=EMPTY,
        final_round=1,
        turns_left=1,
        taken=2,
    )
    events = play(state, "end-turn")
    assert state.is_over()
    assert verbs(events).count("war-ends") == 3
    assert "palmain" in owned(state, 1)
    assert "custus" in owned(state, 1)  # a tie is the defender's
    assert "nusus" in owned(state, 0)
    assert state.scores() == [15, 15 + 2]


def last_turn(own: BySeat, counters: BySeat, cities: BySeat | None = None) -> Mythotopia:
    state = table(
        3,
        own=own,
        cities=cities,
        counters=counters,
        victories=SEVEN,
        left=EMPTY,
        final_round=1,
        turns_left=1,
        taken=2,
    )
    play(state, "end-turn")
    assert state.is_over()
    return state


@pytest.mark.rule("MT-E4")
def test_most_points_win_then_more_provinces_then_more_counters() -> None:
    points = last_turn({0: FIVE, 1: FOUR, 2: "oxter"}, {1: "2 2"})
    assert points.scores() == [15, 16, 12]
    assert points.standing() == [2, 1, 3]
    provinces = last_turn({0: FOUR, 1: FIVE, 2: "oxter"}, {0: "3"})
    assert provinces.scores() == [15, 15, 12]
    assert provinces.standing() == [2, 1, 3]
    counters = last_turn({0: FOUR, 1: EAST, 2: "nesh"}, {0: "3", 1: "1 2"})
    assert counters.scores() == [15, 15, 12]
    assert counters.standing() == [2, 1, 3]


@pytest.mark.rule("MT-E4")
def test_what_is_still_tied_is_shared() -> None:
    state = last_turn({0: FOUR, 1: EAST, 2: "nesh"}, {0: "1 2", 1: "2 1"})
    assert state.standing() == [1, 1, 3]
    assert [state.reward(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    # At the floor the scores are the same, but provinces and counters still tell.
    floor = last_turn({0: "custus", 1: "oxter remise", 2: "nesh"}, {0: "1"})
    assert floor.scores() == [12, 12, 12]
    assert floor.standing() == [2, 1, 3]


# The turn limit.


@pytest.mark.rule("MT-E5")
def test_the_turn_limit_ends_the_game() -> None:
    own = {0: FOUR, 1: FIVE}
    state = table(own=own, armies="0 palmain 1", turn_limit=10, turn=9, taken=2)
    play(state, "end-turn")
    assert state.is_over()
    assert state.endings() == ["turn-limit"]
    assert state.turns() == 10
    assert state.scores() == [15, 12]  # the war was resolved
    assert state.standing() == [1, 2]
    before = table(own=own, turn_limit=10, turn=8, taken=2)
    play(before, "end-turn")
    assert asked(before) == "take-turn 1"


@pytest.mark.rule("MT-E5")
def test_ties_at_the_limit_are_broken_as_in_the_final_round() -> None:
    state = table(own={0: FOUR, 1: FIVE}, counters={0: "3"}, turn_limit=10, turn=9, taken=2)
    play(state, "end-turn")
    assert state.scores() == [15, 15]
    assert state.standing() == [2, 1]


@pytest.mark.rule("MT-E5")
def test_no_limit_unless_chosen_and_three_hundred_among_bots() -> None:
    state = table(own={0: FOUR, 1: FIVE}, turn=5000, taken=2)
    play(state, "end-turn")
    assert asked(state) == "take-turn 1"
    (option,) = [option for option in game_options() if option.name == TURN_LIMIT]
    assert (option.usual, option.among_bots) == (0, 300)
    assert start(2).state.write() == start(2, turn_limit=0).state.write()


@pytest.mark.rule("MT-E5")
def test_a_limit_leaves_the_official_ending_alone() -> None:
    state = table(own={0: FIVE, 1: FOUR}, victories=SEVEN, left=EMPTY, turn_limit=300, turn=299)
    play(state, "end-game")
    assert state.endings() == ["called"]
    whole = new(2, edition=RULEBOOK, turn_limit=3)
    while not whole.is_over():
        for who in whole.seats_to_act():
            play(
                whole, "pass" if "pass" in options(whole, seat=who) else options(whole, seat=who)[0], seat=who
            )
    assert whole.turns() == 3
