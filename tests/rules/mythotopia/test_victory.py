"""Victory points: provinces, counters, and each of the thirteen victory cards."""

import pytest

from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.refusals import (
    ACTION_NOT_NOW,
    CANNOT_PAY,
    EXTRA_NOT_NOW,
    NO_PATRONAGE,
    VICTORY_IS_EMPTY,
)
from tests.rules.mythotopia.table import (
    BOX,
    asked,
    counters_of,
    discard_of,
    left_on,
    look,
    options,
    owned,
    play,
    refused,
    ships_in,
    table,
    told,
    verbs,
)

FIXED = "city road castle"


# The score.


@pytest.mark.rule("MT-V1")
@pytest.mark.parametrize(
    ("provinces", "counters", "score"),
    [
        ("palmain", "", 12),
        ("palmain custus oxter", "", 12),
        ("palmain custus oxter", "2", 12),
        ("palmain custus oxter", "2 2", 13),
        ("palmain custus oxter remise", "", 12),
        ("palmain custus oxter remise", "1", 13),
        ("palmain custus oxter remise talion", "1 2 3 3", 24),
    ],
)
def test_three_a_province_and_the_counters_but_never_below_twelve(
    provinces: str, counters: str, score: int
) -> None:
    state = table(own={0: provinces, 1: "nusus"}, counters={0: counters})
    assert state.scores() == [score, 12]
    assert look(state).lords[0].score == score


@pytest.mark.rule("MT-V1")
def test_cities_and_citadels_hold_a_province_too_and_charters_count() -> None:
    state = table(
        own={0: "oxter", 1: "nusus"},
        cities={0: "palmain blore"},
        citadels={0: "quean"},
        victories="city road castle citadel",
        secret_charters=1,
        revealed={0: "mints"},
        charter_points={0: 2},
    )
    assert state.score(0) == 4 * 3 + 2


@pytest.mark.rule("MT-V1")
def test_the_floor_leaves_no_lasting_gain() -> None:
    """Two provinces are six: a third makes nine, and the score stays at twelve."""
    state = table(own={0: "palmain custus", 1: "oxter remise talion blore"}, armies="0 nusus 3, 0 oxter 1")
    assert state.score(0) == 12
    play(state, "end-war nusus")
    assert owned(state, 0) == "custus nusus palmain"
    assert state.score(0) == 12
    play(state, "pass", "end-turn", "pass", "pass", "end-turn", "end-war oxter")
    assert state.scores() == [12, 12]
    assert state.points(0) == 12
    assert state.points(1) == 9


@pytest.mark.rule("MT-V1")
def test_a_province_taken_moves_three_points_but_never_a_counter() -> None:
    state = table(
        cities={1: "oxter"},
        own={0: "palmain custus remise talion", 1: "blore quean iracund fadge"},
        counters={1: "2"},
        armies="0 oxter 1",
    )
    assert state.scores() == [12, 17]
    play(state, "end-war oxter")
    assert state.scores() == [15, 14]
    assert counters_of(state, 1) == [0, 1, 0]


# City, Road, Castle.


def builder(**more: int) -> Mythotopia:
    return table(
        hand={0: "start-build palmain fadge quean start-market"},
        own={0: "blore", 1: "nusus"},
        victories=f"{FIXED} guilded-city inns",
        left=more,
    )


@pytest.mark.rule("MT-V2")
@pytest.mark.parametrize(
    ("card", "work", "price"),
    [
        ("city", "build-city", ["spend fadge", "spend quean"]),
        ("road", "road-to blore", ["spend fadge", "spend quean"]),
        ("castle", "build-castle", ["spend fadge"]),
    ],
)
def test_a_counter_for_building_one(card: str, work: str, price: list[str]) -> None:
    fresh = {"guilded-city": 0, "inns": 0}
    state = builder(**fresh)
    events = play(state, "play start-build", "origin palmain", work, *price)
    assert asked(state) == "take-turn 0"
    assert f"takes-counter seat=0 victory={card} value=2" in told(events)
    assert counters_of(state, 0) == [0, 1, 0]
    assert [left_on(state, key) for key in ("city", "road", "castle")].count(6) == 2
    assert left_on(state, card) == 5
    assert state.points(0) == 4 * 3 + 2


@pytest.mark.rule("MT-V2")
def test_castles_of_the_box_are_worth_one() -> None:
    state = table(hand={0: "start-build palmain fadge"}, own={1: "nusus"}, edition=BOX)
    play(state, "play start-build", "origin palmain", "build-castle", "spend fadge")
    assert counters_of(state, 0) == [1, 0, 0]


@pytest.mark.rule("MT-V2")
def test_the_last_counter_empties_the_card() -> None:
    state = builder(**{"guilded-city": 0, "inns": 0, "castle": 1})
    assert look(state).empty == 2
    events = play(state, "play start-build", "origin palmain", "build-castle", "spend fadge")
    assert told(events)[-1] == "empties seat=0 victory=castle"
    assert look(state).empty == 3
    assert left_on(state, "castle") == 0


# Citadel, Defender, Spoils.


@pytest.mark.rule("MT-V3")
def test_capturing_a_citadel() -> None:
    state = table(
        own={0: "palmain", 1: "custus"},
        citadels={0: "blore", 1: "oxter"},
        victories=f"{FIXED} citadel",
        armies="0 oxter 3",
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [0, 0, 1]
    assert left_on(state, "citadel") == 0
    assert look(state).lords[1].provinces == {"custus": "town"}


@pytest.mark.rule("MT-V3")
def test_only_one_citadel_pays_and_a_town_or_city_never() -> None:
    state = table(
        own={0: "palmain", 1: "custus"},
        citadels={1: "oxter"},
        victories=f"{FIXED} citadel",
        left={"citadel": 0},
        armies="0 oxter 3",
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [0, 0, 0]
    for pieces in ({"own": {0: "palmain", 1: "oxter"}}, {"cities": {1: "oxter"}, "own": {0: "palmain"}}):
        other = table(
            own=pieces["own"],
            cities=pieces.get("cities"),
            citadels={1: "custus"},
            victories=f"{FIXED} citadel",
            armies="0 oxter 1",
        )
        play(other, "end-war oxter")
        assert "oxter" in owned(other, 0)
        assert left_on(other, "citadel") == 1


@pytest.mark.rule("MT-V3")
def test_holding_ones_own_citadel_pays_nothing() -> None:
    state = table(
        own={1: "custus"}, citadels={0: "oxter"}, victories=f"{FIXED} citadel", armies="0 oxter 1, 1 oxter 2"
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [0, 0, 0]
    assert left_on(state, "citadel") == 1


@pytest.mark.rule("MT-V4")
@pytest.mark.parametrize("ender", [0, 1])
def test_holding_a_province_against_a_player_whoever_ends_the_war(ender: int) -> None:
    state = table(
        own={0: "oxter", 1: "custus"},
        victories=f"{FIXED} defender",
        armies="0 oxter 3, 1 oxter 2",
        active=ender,
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [1, 0, 0]
    assert counters_of(state, 1) == [0, 0, 0]
    assert left_on(state, "defender") == 5
    assert owned(state, 0) == "oxter"


@pytest.mark.rule("MT-V4")
def test_one_counter_a_war_however_many_invade() -> None:
    state = table(
        4,
        own={0: "oxter", 1: "custus", 2: "blore", 3: "quean"},
        victories=f"{FIXED} defender",
        armies="0 oxter 3, 1 oxter 2, 2 oxter 1, 3 oxter 2",
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [1, 0, 0]


@pytest.mark.rule("MT-V4")
def test_never_for_the_invader_the_neutral_force_or_through_diplomat() -> None:
    won = table(own={0: "oxter", 1: "custus"}, victories=f"{FIXED} defender", armies="1 oxter 2", active=1)
    play(won, "end-war oxter")
    assert left_on(won, "defender") == 6
    neutral = table(own={0: "oxter", 1: "custus"}, victories=f"{FIXED} defender", armies="0 nusus 1")
    play(neutral, "end-war nusus")
    assert left_on(neutral, "defender") == 6
    peace = table(
        own={0: "oxter", 1: "custus"},
        hand={0: "diplomat start-market"},
        victories=f"{FIXED} defender",
        armies="0 oxter 3, 1 oxter 2",
    )
    play(peace, "play diplomat", "spend start-market")
    assert not peace.wars()
    assert left_on(peace, "defender") == 6
    raided = table(
        own={0: "oxter", 1: "custus"},
        hand={0: "marauders"},
        victories=f"{FIXED} defender",
        armies="0 oxter 3, 1 oxter 1",
    )
    play(raided, "play marauders", "raid oxter 1")
    assert not raided.wars()
    assert left_on(raided, "defender") == 6


@pytest.mark.rule("MT-V12")
def test_spoils_for_a_province_of_a_player_only() -> None:
    state = table(own={0: "palmain", 1: "oxter custus"}, victories=f"{FIXED} spoils", armies="0 oxter 1")
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [1, 0, 0]
    assert left_on(state, "spoils") == 5
    neutral = table(own={0: "palmain", 1: "oxter"}, victories=f"{FIXED} spoils", armies="0 nusus 3")
    play(neutral, "end-war nusus")
    assert "nusus" in owned(neutral, 0)
    assert left_on(neutral, "spoils") == 6


@pytest.mark.rule("MT-V12")
def test_the_winner_is_paid_even_if_another_ended_the_war() -> None:
    state = table(
        3,
        own={0: "palmain", 1: "oxter custus", 2: "blore"},
        victories=f"{FIXED} spoils",
        armies="0 oxter 1, 2 oxter 2",
    )
    play(state, "end-war oxter")
    assert counters_of(state, 2) == [1, 0, 0]
    assert counters_of(state, 0) == [0, 0, 0]
    assert "oxter" in owned(state, 2)


# For gold: Guilded City, Roadside Inns, Patronage.


@pytest.mark.rule("MT-V5")
def test_guilded_city_for_a_gold_more() -> None:
    state = builder()
    play(state, "play start-build", "origin palmain", "build-city", "spend fadge", "spend quean")
    assert counters_of(state, 0) == [0, 1, 0]
    assert asked(state) == "pay-extra 0"
    assert options(state) == ["yes", "no"]
    refusing = state.clone()
    play(state, "yes")
    assert refused(state, "no") is EXTRA_NOT_NOW
    play(state, "spend start-market")
    assert counters_of(state, 0) == [1, 1, 0]
    assert left_on(state, "guilded-city") == 3
    assert asked(state) == "take-turn 0"
    play(refusing, "no")
    assert counters_of(refusing, 0) == [0, 1, 0]
    assert left_on(refusing, "guilded-city") == 4
    assert "start-market" in look(refusing, 0).hand
    assert asked(refusing) == "take-turn 0"


@pytest.mark.rule("MT-V5")
def test_no_gilding_without_gold_or_for_a_castle() -> None:
    state = table(
        hand={0: "start-build palmain fadge quean nusus"},
        own={1: "oxter"},
        victories=f"{FIXED} guilded-city",
    )
    play(state, "play start-build", "origin palmain", "build-city", "spend fadge", "spend quean")
    assert options(state) == ["no"]  # asked all the same: the hand is secret
    assert refused(state, "yes") is CANNOT_PAY
    castle = builder()
    play(castle, "play start-build", "origin palmain", "build-castle", "spend fadge")
    assert asked(castle) == "take-turn 0"
    assert left_on(castle, "guilded-city") == 4


@pytest.mark.rule("MT-V10")
def test_roadside_inns_for_a_gold_more() -> None:
    state = builder()
    play(state, "play start-build", "origin palmain", "road-to blore", "spend fadge", "spend quean")
    assert asked(state) == "pay-extra 0"
    refusing = state.clone()
    events = play(state, "yes", "spend start-market")
    assert told(events)[-1] == "takes-counter seat=0 victory=inns value=1"
    assert counters_of(state, 0) == [1, 1, 0]
    assert (left_on(state, "inns"), left_on(state, "guilded-city")) == (3, 4)
    play(refusing, "no")
    assert counters_of(refusing, 0) == [0, 1, 0]


@pytest.mark.rule("MT-V10")
def test_an_extra_is_paid_though_the_fixed_card_is_empty() -> None:
    state = builder(road=0)
    play(state, "play start-build", "origin palmain", "road-to blore", "spend fadge", "spend quean")
    play(state, "yes", "spend start-market")
    assert counters_of(state, 0) == [1, 0, 0]


@pytest.mark.rule("MT-V9")
def test_patronage_is_an_action_for_two_gold() -> None:
    state = table(hand={0: "start-market trogle nusus"}, own={1: "oxter"}, victories=f"{FIXED} patronage")
    play(state, "patronage")
    assert asked(state) == "pay 0"
    play(state, "spend trogle", "spend start-market")
    assert counters_of(state, 0) == [1, 0, 0]
    assert left_on(state, "patronage") == 4
    assert look(state, 0).actions_taken == 1
    assert set(discard_of(state, 0).split()) == {"trogle", "start-market"}
    assert "patronage" not in options(state)
    assert refused(state, "patronage") is CANNOT_PAY


@pytest.mark.rule("MT-V9")
def test_patronage_may_be_bought_twice_but_not_without_two_gold_or_its_card() -> None:
    twice = table(
        hand={0: "start-market trogle start-army start-army-2"},
        own={1: "oxter"},
        victories=f"{FIXED} patronage",
    )
    play(twice, "patronage", "spend trogle", "spend start-market")
    play(twice, "patronage", "spend start-army", "spend start-army-2")
    assert counters_of(twice, 0) == [2, 0, 0]
    poor = table(hand={0: "start-market nusus"}, own={1: "oxter"}, victories=f"{FIXED} patronage")
    assert refused(poor, "patronage") is CANNOT_PAY
    absent = table(hand={0: "start-market trogle"}, own={1: "oxter"})
    assert refused(absent, "patronage") is NO_PATRONAGE


# Dragons and runestones.


@pytest.mark.rule("MT-V6")
def test_a_dragons_province_pays_and_the_dragon_goes() -> None:
    cards = f"{FIXED} dragons"
    # Three printed and four for the dragon: eight armies are needed.
    state = table(
        own={0: "palmain", 1: "custus"},
        pool_armies={0: 0},
        armies="0 oxter 8",
        victories=cards,
        dragons="oxter nusus",
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [0, 1, 0]
    assert left_on(state, "dragons") == 2
    assert [place.province for place in look(state).provinces if place.dragon] == ["nusus"]
    other = table(own={0: "palmain", 1: "custus"}, armies="0 oxter 4", victories=cards, dragons="nusus")
    play(other, "end-war oxter")
    assert left_on(other, "dragons") == 3


@pytest.mark.rule("MT-V6")
def test_a_dragon_that_won_pays_nobody() -> None:
    state = table(
        own={0: "palmain", 1: "custus"},
        pool_armies={0: 0},
        armies="0 oxter 6",
        victories=f"{FIXED} dragons",
        dragons="oxter",
    )
    play(state, "end-war oxter")
    assert counters_of(state, 0) == [0, 0, 0]
    assert look(state).provinces[state.edition.provinces.index("oxter")].dragon


@pytest.mark.rule("MT-V11")
def test_a_runestones_province_pays_and_the_stone_goes() -> None:
    state = table(
        own={0: "palmain", 1: "custus"},
        armies="0 nusus 3",
        victories=f"{FIXED} runestones",
        runestones="nusus blore",
    )
    play(state, "end-war nusus")
    assert counters_of(state, 0) == [0, 1, 0]
    assert left_on(state, "runestones") == 3
    assert [place.province for place in look(state).provinces if place.runestone] == ["blore"]
    # Nothing more when it is taken again.
    again = table(
        own={0: "palmain nusus", 1: "custus"},
        armies="1 nusus 3",
        active=1,
        victories=f"{FIXED} runestones",
        runestones="blore",
    )
    play(again, "end-war nusus")
    assert counters_of(again, 1) == [0, 0, 0]


@pytest.mark.rule("MT-V11")
def test_a_runestone_adds_no_strength() -> None:
    state = table(
        own={0: "palmain", 1: "custus"},
        armies="0 nusus 3",
        runestones="nusus",
        victories=f"{FIXED} runestones",
    )
    assert look(state).wars[0].sides[0].total == 2


# The isles.


@pytest.mark.rule("MT-V7")
@pytest.mark.parametrize(
    ("before", "last", "value", "rest"),
    [("aporia", "kinabra", 2, 1), ("kinabra", "aporia", 2, 1), ("ictus jeopigia", "nesh", 3, 2)],
)
def test_an_island_pays_when_it_is_complete(before: str, last: str, value: int, rest: int) -> None:
    state = table(own={0: before, 1: "custus"}, armies=f"0 {last} 3", victories=f"{FIXED} isles")
    assert counters_of(state, 0) == [0, 0, 0]
    events = play(state, f"end-war {last}")
    assert told(events)[-1] == f"takes-counter seat=0 victory=isles value={value}"
    assert counters_of(state, 0)[value - 1] == 1
    assert left_on(state, "isles") == rest


@pytest.mark.rule("MT-V7")
def test_not_a_part_of_an_island_nor_some_other_province() -> None:
    part = table(own={0: "ictus", 1: "custus"}, armies="0 nesh 3", victories=f"{FIXED} isles")
    play(part, "end-war nesh")
    assert counters_of(part, 0) == [0, 0, 0]
    # A complete island pays when it is completed, not again with the next province.
    other = table(own={0: "aporia kinabra", 1: "custus"}, armies="0 nusus 3", victories=f"{FIXED} isles")
    play(other, "end-war nusus")
    assert counters_of(other, 0) == [0, 0, 0]


@pytest.mark.rule("MT-V7")
def test_each_island_pays_once() -> None:
    state = table(
        own={0: "aporia", 1: "kinabra custus"},
        armies="0 kinabra 1",
        victories=f"{FIXED} isles",
        left={"isles": 1},
    )
    play(state, "end-war kinabra")
    assert owned(state, 0) == "aporia kinabra"
    assert counters_of(state, 0) == [0, 0, 0]
    assert left_on(state, "isles") == 1


@pytest.mark.rule("MT-V7")
def test_an_invader_whose_turn_it_is_not_completes_an_island_too() -> None:
    state = table(
        3,
        own={0: "palmain", 1: "aporia", 2: "custus"},
        armies="0 kinabra 1, 1 kinabra 3",
        victories=f"{FIXED} isles",
    )
    play(state, "end-war kinabra")
    assert counters_of(state, 1) == [0, 1, 0]


# The seas.


def sailor(ships: str, **more: int) -> Mythotopia:
    """Seat 0 can place a ship in every sea: Custus and Nusus lie on three, Mome on the fourth."""
    return table(
        own={0: "custus nusus mome", 1: "oxter"},
        hand={0: "start-ship ship"},
        ships=ships,
        pool_ships={0: 0, 1: 0},
        victories=f"{FIXED} seas",
        left=more,
    )


def send_ship(state: Mythotopia, sea: str, card: str = "start-ship") -> None:
    play(state, "place-ships", f"port {sea}", f"ship {card}")
    if asked(state).startswith("launch-ships"):
        play(state, "done")


@pytest.mark.rule("MT-V8")
def test_ships_in_three_seas_then_in_all_four() -> None:
    state = sailor("0 beast-sea 1, 0 serpent-sea 1")
    send_ship(state, "inland-west")
    assert counters_of(state, 0) == [0, 1, 0]
    assert look(state).victories[-1].conditions == {"four": 2}
    assert look(state).lords[0].sea_claims == ["three"]
    send_ship(state, "inland-east", "ship")
    assert counters_of(state, 0) == [0, 2, 0]
    assert left_on(state, "seas") == 0
    assert look(state).lords[0].sea_claims == ["three", "four"]


@pytest.mark.rule("MT-V8")
def test_two_seas_or_more_ships_in_the_same_seas_pay_nothing() -> None:
    state = sailor("0 beast-sea 1")
    send_ship(state, "beast-sea")
    send_ship(state, "serpent-sea", "ship")
    assert counters_of(state, 0) == [0, 0, 0]
    fleet = sailor("0 beast-sea 1, 0 serpent-sea 1, 0 inland-west 1")
    send_ship(fleet, "beast-sea")
    assert ships_in(fleet, 0, "beast-sea") == 2
    assert counters_of(fleet, 0) == [0, 0, 0]


@pytest.mark.rule("MT-V8")
def test_a_condition_paid_pays_nobody_else() -> None:
    state = sailor("0 beast-sea 1, 0 serpent-sea 1, 1 serpent-sea 1", seas=2)
    send_ship(state, "inland-west")
    assert counters_of(state, 0) == [0, 0, 0]
    send_ship(state, "inland-east", "ship")
    assert counters_of(state, 0) == [0, 1, 0]
    assert left_on(state, "seas") == 0


@pytest.mark.rule("MT-V8")
def test_no_player_is_paid_twice_for_one_condition() -> None:
    state = table(
        own={0: "custus nusus mome", 1: "oxter"},
        hand={0: "start-ship"},
        ships="0 beast-sea 1, 0 serpent-sea 1",
        pool_ships={0: 1},
        victories=f"{FIXED} seas",
        sea_claims={0: 1},
    )
    send_ship(state, "inland-west")
    assert counters_of(state, 0) == [0, 0, 0]


# Empty cards, and what must be taken.


@pytest.mark.rule("MT-V13")
@pytest.mark.parametrize(
    ("work", "price", "card"),
    [("build-city", 2, "city"), ("road-to blore", 2, "road"), ("build-castle", 1, "castle")],
)
def test_building_goes_on_when_the_card_is_empty(work: str, price: int, card: str) -> None:
    state = builder(**{card: 0, "guilded-city": 0, "inns": 0})
    play(state, "play start-build", "origin palmain", work, *["spend fadge", "spend quean"][:price])
    assert counters_of(state, 0) == [0, 0, 0]
    assert left_on(state, card) == 0


@pytest.mark.rule("MT-V13")
def test_no_gold_is_taken_for_an_empty_card() -> None:
    state = builder(**{"guilded-city": 0, "inns": 0})
    play(state, "play start-build", "origin palmain", "build-city", "spend fadge", "spend quean")
    assert asked(state) == "take-turn 0"  # not even asked
    road = builder(inns=0)
    play(road, "play start-build", "origin palmain", "road-to blore", "spend fadge", "spend quean")
    assert asked(road) == "take-turn 0"
    patron = table(
        hand={0: "start-market trogle"},
        own={1: "oxter"},
        victories=f"{FIXED} patronage",
        left={"patronage": 0},
    )
    assert refused(patron, "patronage") is VICTORY_IS_EMPTY


@pytest.mark.rule("MT-V13")
def test_scribe_pays_for_an_empty_card_from_the_stock() -> None:
    patron = table(
        hand={0: "start-market trogle"},
        reserve={0: "scribe"},
        own={1: "oxter"},
        victories=f"{FIXED} patronage",
        left={"patronage": 0},
    )
    ones = look(patron).stock[0]
    events = play(patron, "patronage", "spend trogle", "spend start-market")
    assert told(events)[-1] == "takes-stock seat=0 victory=patronage value=1"
    assert look(patron).stock[0] == ones - 1
    assert counters_of(patron, 0) == [1, 0, 0]
    held = table(
        hand={0: "start-market trogle scribe"},
        own={1: "oxter"},
        victories=f"{FIXED} patronage",
        left={"patronage": 0},
    )
    assert refused(held, "patronage") is VICTORY_IS_EMPTY  # only in the reserve


@pytest.mark.rule("MT-V13")
@pytest.mark.parametrize(
    ("card", "war"),
    [("spoils", "oxter"), ("defender", "quean"), ("dragons", "nusus"), ("runestones", "fadge")],
)
def test_an_empty_card_gives_the_winner_nothing(card: str, war: str) -> None:
    state = table(
        own={0: "palmain quean", 1: "custus oxter"},
        pool_armies={0: 0},
        armies="0 oxter 1, 0 nusus 7, 0 fadge 3, 0 quean 1, 1 quean 1",
        dragons="nusus",
        runestones="fadge",
        victories=f"{FIXED} spoils defender dragons runestones",
        left={card: 0},
    )
    play(state, f"end-war {war}")
    assert counters_of(state, 0) == [0, 0, 0]
    assert left_on(state, card) == 0


@pytest.mark.rule("MT-V14")
def test_an_earned_counter_is_taken_without_a_question() -> None:
    """Even where the floor makes it worthless or a rival would like the card to stay full."""
    state = table(own={0: "palmain", 1: "oxter custus"}, victories=f"{FIXED} spoils", armies="0 oxter 1")
    events = play(state, "end-war oxter")
    assert asked(state) == "take-turn 0"
    assert "takes-counter" in verbs(events)
    assert state.score(0) == 12
    assert refused(state, "no") is EXTRA_NOT_NOW
    assert refused(state, "from-card").rule == "MT-X25"


@pytest.mark.rule("MT-V14")
def test_one_capture_pays_several_cards() -> None:
    """A citadel on an island, taken from a player; a runestone that completes the other island."""
    state = table(
        own={0: "aporia ictus nesh", 1: "custus"},
        citadels={1: "kinabra"},
        runestones="jeopigia",
        armies="0 kinabra 3, 0 jeopigia 3",
        victories=f"{FIXED} citadel spoils runestones isles",
    )
    events = play(state, "end-war kinabra")
    taken = [text.removeprefix("takes-counter seat=0 ") for text in told(events) if "takes-counter" in text]
    assert sorted(taken) == ["victory=citadel value=3", "victory=isles value=2", "victory=spoils value=1"]
    assert counters_of(state, 0) == [1, 1, 1]
    assert state.points(0) == 4 * 3 + 6
    assert asked(state) == "take-turn 0"
    play(state, "pass", "end-turn", "pass", "pass", "end-turn", "end-war jeopigia")
    assert counters_of(state, 0) == [1, 2, 2]
    assert left_on(state, "isles") == 0


@pytest.mark.rule("MT-V14")
def test_the_choice_that_scribe_gives_is_where_from_never_whether() -> None:
    state = table(
        own={0: "palmain", 1: "oxter custus"},
        reserve={0: "scribe"},
        victories=f"{FIXED} spoils",
        armies="0 oxter 1",
    )
    play(state, "end-war oxter")
    assert asked(state) == "take-counter 0"
    assert options(state) == ["from-card", "from-stock"]
    assert refused(state, "pass") is ACTION_NOT_NOW
    play(state, "from-stock")
    assert left_on(state, "spoils") == 6
    assert counters_of(state, 0) == [1, 0, 0]
