"""Building cities, castles and roads."""

import pytest

from mythagora.games.mythotopia.state import MythotopiaState
from tests.rules.mythotopia.table import (
    asked,
    counters_of,
    discard_of,
    edition_with,
    hand_of,
    keys,
    left_on,
    options,
    play,
    province,
    reserve_of,
    table,
    told,
    why,
)

STONES = "quean fadge eoan"  # three provinces with a stone on their cards
NINE = "ambsace custus frampold hatchel malebolge mome nusus oxter talion"


def roads_from(state: MythotopiaState, key: str) -> str:
    return keys(state, state.roads[province(state, key)])


# The Build card. MT-K1.


@pytest.mark.rule("MT-K1")
def test_build_takes_its_card_a_province_and_stone() -> None:
    state = table(hand={0: "palmain start-build start-market"})
    assert "play start-build" in options(state)
    events = play(state, "play start-build")
    assert asked(state) == "choose-builder 0"
    assert options(state) == ["origin palmain"]
    assert why(state, "origin start-market") == ("no-province-card", "MT-I1")
    assert why(state, "origin nusus") == ("not-at-hand", "MT-C2")
    assert why(state, "origin start-build") == ("not-at-hand", "MT-C2")  # it is played
    assert why(state, "origin general") == ("not-at-hand", "MT-C2")
    assert why(state, "build-castle") == ("building-not-now", "MT-K1")
    events += play(state, "origin palmain")
    assert asked(state) == "choose-work 0"  # no road leads elsewhere, so the place is clear
    assert options(state) == ["build-castle"]
    assert why(state, "build-in palmain") == ("building-not-now", "MT-K1")
    assert why(state, "done") == ("not-done-yet", "MT-T1")
    events += play(state, "build-castle", "spend start-market")
    assert told(events) == [
        "plays seat=0 card=start-build",
        "builds-with seat=0 card=palmain",
        "pays seat=0 card=start-market number=1 symbol=stone",
        "raises-castle seat=0 province=palmain",
        "takes-counter seat=0 victory=castle value=2",
    ]
    assert discard_of(state, 0) == "palmain start-build start-market"
    assert hand_of(state, 0) == ""
    assert asked(state) == "take-turn 0"
    play(state, "pass")
    assert options(state) == ["end-turn"]  # it was one action


@pytest.mark.rule("MT-K1", "MT-C1")
def test_neither_the_build_card_nor_the_province_pays() -> None:
    own_stone = table(hand={0: "palmain start-build"})
    assert why(own_stone, "play start-build") == ("nothing-to-do-with", "MT-C5")
    provinces_stone = table(hand={0: "quean start-build"})
    assert why(provinces_stone, "play start-build") == ("nothing-to-do-with", "MT-C5")
    both = table(hand={0: "quean fadge start-build"})
    play(both, "play start-build")
    assert options(both) == ["origin fadge", "origin quean"]
    play(both, "origin quean", "build-castle")
    assert options(both) == ["spend fadge"]
    assert why(both, "spend quean") == ("not-at-hand", "MT-C2")
    assert why(both, "spend start-build") == ("not-at-hand", "MT-C2")


@pytest.mark.rule("MT-K1")
def test_another_build_card_may_pay() -> None:
    state = table(hand={0: "palmain start-build build"})
    assert options(state, "play") == ["play build", "play start-build"]
    play(state, "play build", "origin palmain", "build-castle", "spend start-build")
    assert keys(state, state.castles) == "palmain"


@pytest.mark.rule("MT-K1")
def test_the_province_must_be_shown_by_its_card() -> None:
    state = table(own={0: "palmain"}, hand={0: "start-build start-market"})
    assert why(state, "play start-build") == ("nothing-to-do-with", "MT-C5")
    assert why(state, "play start-market") == ("no-text", "MT-C5")
    assert why(state, "play build") == ("not-at-hand", "MT-C2")


@pytest.mark.rule("MT-K1")
def test_a_card_that_leads_to_no_building_is_not_offered() -> None:
    state = table(hand={0: "palmain nusus start-build start-market"}, castles="palmain")
    play(state, "play start-build")
    assert options(state) == ["origin nusus"]
    assert why(state, "origin palmain") == ("nothing-to-build", "MT-K1")


@pytest.mark.rule("MT-K1", "MT-I5")
def test_one_builds_in_a_province_under_attack() -> None:
    state = table(hand={0: "palmain start-build start-market"}, armies="1 palmain 3")
    play(state, "play start-build", "origin palmain", "build-castle", "spend start-market")
    assert keys(state, state.castles) == "palmain"


@pytest.mark.rule("MT-K1", "MT-X11")
def test_general_builds_in_any_province_of_yours() -> None:
    state = table(own={0: "palmain blore", 1: "nusus"}, hand={0: "general start-build start-market"})
    play(state, "play start-build")
    assert options(state) == ["origin general"]
    play(state, "origin general")
    assert options(state) == ["build-in blore", "build-in palmain"]
    assert why(state, "build-in nusus") == ("not-linked", "MT-R3")
    play(state, "build-in blore", "build-castle", "spend start-market")
    assert keys(state, state.castles) == "blore"
    assert discard_of(state, 0) == "general start-build start-market"


@pytest.mark.rule("MT-K1", "MT-R3")
def test_a_linked_province_where_nothing_can_be_built() -> None:
    state = table(
        own={0: "nusus"}, hand={0: "palmain start-build start-market"}, roads="palmain-nusus", castles="nusus"
    )
    play(state, "play start-build", "origin palmain")
    assert options(state) == ["build-in palmain"]
    assert why(state, "build-in nusus") == ("nothing-to-build", "MT-K1")
    assert why(state, "origin palmain") == ("card-not-now", "MT-C1")


@pytest.mark.rule("MT-K1", "MT-C2")
def test_build_may_come_from_the_reserve() -> None:
    state = table(hand={0: "start-market"}, reserve={0: "palmain start-build"})
    play(state, "play start-build", "origin palmain", "build-castle", "spend start-market")
    assert reserve_of(state, 0) == ""
    assert keys(state, state.castles) == "palmain"


@pytest.mark.rule("MT-K1", "MT-K4")
def test_the_first_and_the_last_province_of_the_map_are_built_in_like_any_other() -> None:
    hand = "ambsace welkin hatchel quean fadge start-build general"
    state = table(hand={0: hand}, own={0: "custus frampold"})
    play(state, "play start-build")
    assert options(state) == [
        "origin ambsace",
        "origin fadge",
        "origin hatchel",
        "origin quean",
        "origin welkin",
        "origin general",
    ]
    road = state.clone()
    play(road, "origin ambsace")
    assert options(road) == ["build-city", "build-castle", "road-to custus", "road-to frampold"]
    play(road, "road-to frampold", "spend quean", "spend fadge")
    assert [roads_from(road, "ambsace"), roads_from(road, "frampold")] == ["frampold", "ambsace"]
    back = state.clone()
    play(back, "origin general", "build-in frampold")
    assert options(back, "road-to") == ["road-to ambsace", "road-to custus", "road-to hatchel"]
    play(back, "road-to ambsace", "spend quean", "spend fadge")
    assert [roads_from(back, "ambsace"), roads_from(back, "frampold")] == ["frampold", "ambsace"]
    far = state.clone()
    play(far, "origin general")
    sites = ["ambsace", "custus", "fadge", "frampold", "hatchel", "quean", "welkin"]
    assert options(far) == [f"build-in {key}" for key in sites]
    play(far, "build-in welkin", "road-to hatchel", "spend quean", "spend fadge")
    assert [roads_from(far, "welkin"), roads_from(far, "hatchel")] == ["hatchel", "welkin"]
    play(state, "origin general", "build-in welkin", "build-castle", "spend quean")
    assert keys(state, state.castles) == "welkin"


# Cities. MT-K2.


@pytest.mark.rule("MT-K2")
def test_a_city_takes_the_place_of_a_town_for_two_stone() -> None:
    state = table(hand={0: "palmain quean fadge start-build"})
    assert [state.towns_left(0), state.cities_left(0), state.reserve_limit(0)] == [15, 4, 2]
    play(state, "play start-build", "origin palmain")
    assert options(state) == ["build-city", "build-castle"]
    play(state, "build-city", "spend quean")
    assert asked(state) == "pay 0"
    events = play(state, "spend fadge")
    assert told(events)[1:] == [
        "founds-city seat=0 province=palmain",
        "takes-counter seat=0 victory=city value=2",
    ]
    assert keys(state, state.cities[0]) == "palmain"
    assert keys(state, state.towns[0]) == "fadge quean"
    assert [state.towns_left(0), state.cities_left(0), state.reserve_limit(0)] == [16, 3, 3]
    assert counters_of(state, 0) == [0, 1, 0]
    assert left_on(state, "city") == 5
    assert state.points(0) == 11  # the province counts as before


@pytest.mark.rule("MT-K2")
def test_one_stone_is_too_little() -> None:
    state = table(hand={0: "palmain quean start-build"})
    play(state, "play start-build", "origin palmain")
    assert options(state) == ["build-castle"]
    assert why(state, "build-city") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-K2", "MT-K6")
def test_a_city_needs_a_town() -> None:
    city = table(cities={0: "palmain"}, hand={0: "palmain quean fadge start-build"})
    play(city, "play start-build", "origin palmain")
    assert options(city) == ["build-castle"]
    assert why(city, "build-city") == ("no-town-there", "MT-K2")
    citadel = table(citadels={0: "palmain"}, own={0: "nusus"}, hand={0: "palmain quean fadge start-build"})
    play(citadel, "play start-build", "origin palmain")
    assert options(citadel) == ["road-to nusus"]
    assert why(citadel, "build-city") == ("no-town-there", "MT-K2")
    assert why(citadel, "build-castle") == ("citadel-stands", "MT-K3")


@pytest.mark.rule("MT-K2", "MT-D2")
def test_the_new_place_in_the_reserve_is_there_at_once() -> None:
    hand = "palmain quean fadge start-build start-army"
    state = table(hand={0: hand}, reserve={0: "start-ship start-market"})
    assert why(state, "store") == ("reserve-is-full", "MT-D2")
    play(state, "play start-build", "origin palmain", "build-city", "spend quean", "spend fadge")
    play(state, "store", "lay start-army")
    assert reserve_of(state, 0) == "start-army start-market start-ship"


@pytest.mark.rule("MT-K2")
def test_a_city_in_a_province_with_a_castle() -> None:
    state = table(hand={0: "palmain quean fadge start-build"}, castles="palmain")
    play(state, "play start-build", "origin palmain")
    assert options(state) == ["build-city"]
    assert why(state, "build-castle") == ("castle-stands", "MT-K3")
    play(state, "build-city", "spend quean", "spend fadge")
    assert keys(state, state.castles) == "palmain"
    assert keys(state, state.cities[0]) == "palmain"


# Castles. MT-K3.


@pytest.mark.rule("MT-K3")
def test_a_castle_costs_one_stone_and_stands_beside_the_town() -> None:
    state = table(hand={0: "palmain quean fadge start-build"})
    play(state, "play start-build", "origin palmain", "build-castle", "spend fadge")
    assert asked(state) == "take-turn 0"
    assert hand_of(state, 0) == "quean"
    assert keys(state, state.castles) == "palmain"
    assert "palmain" in keys(state, state.towns[0])
    assert state.reserve_limit(0) == 2
    assert left_on(state, "castle") == 5
    assert counters_of(state, 0) == [0, 1, 0]


@pytest.mark.rule("MT-K3")
def test_one_castle_a_province_whoever_built_it() -> None:
    state = table(hand={0: "palmain quean fadge start-build"}, castles="palmain nusus")
    play(state, "play start-build", "origin palmain")
    assert why(state, "build-castle") == ("castle-stands", "MT-K3")
    lost = table(own={1: "palmain"}, castles="palmain", armies="0 palmain 3")
    play(lost, "end-war palmain")
    assert keys(lost, lost.castles) == "palmain"


@pytest.mark.rule("MT-K3", "MT-W3")
def test_a_castle_serves_whoever_controls_the_province() -> None:
    tie = table(own={1: "palmain"}, castles="palmain", armies="0 palmain 2")
    assert why(tie, "end-war palmain") == ("no-clear-winner", "MT-W2")
    won = table(
        own={1: "palmain"}, castles="palmain", armies="0 palmain 3", hand={1: "portal start-army start-ship"}
    )
    play(won, "end-war palmain", "pass", "end-turn")
    play(won, "invade", "origin portal", "target palmain", "muster start-army", "done", "spend start-ship")
    play(won, "pass", "end-turn")
    assert why(won, "end-war palmain") == ("no-clear-winner", "MT-W2")  # it is red's castle now


@pytest.mark.rule("MT-K3", "MT-W4")
def test_a_castle_serves_no_neutral_force() -> None:
    state = table(castles="palmain", armies="0 palmain 3")
    play(state, "end-war palmain")
    assert "palmain" in keys(state, state.towns[0])


# Roads. MT-K4.


@pytest.mark.rule("MT-K4")
def test_a_road_joins_two_provinces_of_yours_for_two_stone() -> None:
    state = table(own={0: "nusus", 1: "blore"}, hand={0: f"palmain {STONES} start-build"})
    play(state, "play start-build", "origin palmain")
    assert options(state) == ["build-city", "build-castle", "road-to nusus"]
    assert why(state, "road-to blore") == ("not-both-yours", "MT-K4")
    assert why(state, "road-to iracund") == ("not-both-yours", "MT-K4")
    assert why(state, "road-to quean") == ("no-border-there", "MT-K4")
    assert why(state, "road-to palmain") == ("no-border-there", "MT-K4")
    assert why(state, "target nusus") == ("target-not-now", "MT-I1")
    assert why(state, "march-to nusus") == ("march-not-now", "MT-R2")
    play(state, "road-to nusus", "spend quean")
    assert asked(state) == "pay 0"
    events = play(state, "spend fadge")
    assert told(events)[1:] == [
        "paves seat=0 province=palmain other=nusus",
        "takes-counter seat=0 victory=road value=2",
    ]
    assert [roads_from(state, "palmain"), roads_from(state, "nusus")] == ["nusus", "palmain"]
    assert state.road_count == 1
    assert left_on(state, "road") == 5
    assert counters_of(state, 0) == [0, 1, 0]
    assert hand_of(state, 0) == "eoan"


@pytest.mark.rule("MT-K4", "MT-B1")
def test_across_hills_it_costs_three() -> None:
    two = table(own={0: "blore"}, hand={0: "quean fadge eoan start-build"})
    play(two, "play start-build", "origin quean")
    assert options(two) == ["build-city", "build-castle", "road-to eoan", "road-to fadge"]
    assert why(two, "road-to blore") == ("cannot-pay", "MT-C6")
    three = table(own={0: "blore"}, hand={0: "quean fadge eoan start-market start-build"})
    play(three, "play start-build", "origin quean", "road-to blore", "spend fadge", "spend eoan")
    assert asked(three) == "pay 0"
    play(three, "spend start-market")
    assert [roads_from(three, "blore"), roads_from(three, "quean")] == ["quean", "blore"]


@pytest.mark.rule("MT-K4", "MT-B1")
def test_no_road_crosses_mountains() -> None:
    state = table(own={0: "margent"}, hand={0: f"trogle {STONES} start-market start-build"})
    play(state, "play start-build", "origin trogle")
    assert options(state) == ["build-city", "build-castle"]
    assert why(state, "road-to margent") == ("behind-mountains", "MT-B1")


@pytest.mark.rule("MT-K4", "MT-B1", "MT-X23")
def test_ranger_levels_hills_and_opens_mountains_for_roads_too() -> None:
    hills = table(own={0: "blore"}, hand={0: "quean fadge eoan start-build"}, reserve={0: "ranger"})
    play(hills, "play start-build", "origin quean", "road-to blore", "spend fadge", "spend eoan")
    assert roads_from(hills, "quean") == "blore"
    two = table(own={0: "margent"}, hand={0: "trogle fadge eoan start-build"}, reserve={0: "ranger"})
    play(two, "play start-build", "origin trogle")
    assert why(two, "road-to margent") == ("cannot-pay", "MT-C6")  # Ranger's own stone does not help
    three = table(own={0: "margent"}, hand={0: f"trogle {STONES} start-build"}, reserve={0: "ranger"})
    play(three, "play start-build", "origin trogle", "road-to margent")
    assert "spend ranger" not in options(three)
    assert why(three, "spend ranger") == ("not-at-hand", "MT-C2")
    play(three, "spend fadge", "spend eoan", "spend quean")
    assert roads_from(three, "trogle") == "margent"
    assert reserve_of(three, 0) == "ranger"
    in_hand = table(own={0: "margent"}, hand={0: f"trogle {STONES} start-build ranger"})
    play(in_hand, "play start-build", "origin trogle")
    assert why(in_hand, "road-to margent") == ("behind-mountains", "MT-B1")


@pytest.mark.rule("MT-K4", "MT-C1")
def test_ranger_pays_where_its_text_is_not_needed() -> None:
    state = table(own={0: "nusus"}, hand={0: "palmain fadge start-build"}, reserve={0: "ranger"})
    play(state, "play start-build", "origin palmain", "road-to nusus", "spend fadge", "spend ranger")
    assert roads_from(state, "palmain") == "nusus"
    assert reserve_of(state, 0) == ""


@pytest.mark.rule("MT-K4")
def test_one_road_a_border() -> None:
    state = table(own={0: "nusus blore"}, hand={0: f"palmain {STONES} start-build"}, roads="palmain-nusus")
    play(state, "play start-build", "origin palmain", "build-in palmain")
    assert options(state, "road-to") == ["road-to blore"]
    assert why(state, "road-to nusus") == ("road-exists", "MT-K4")
    other_side = table(own={0: "palmain"}, hand={0: f"nusus {STONES} start-build"}, roads="palmain-nusus")
    play(other_side, "play start-build", "origin nusus", "build-in nusus")
    assert why(other_side, "road-to palmain") == ("road-exists", "MT-K4")


@pytest.mark.rule("MT-K4", "MT-R3")
def test_a_road_may_start_at_a_substitute() -> None:
    state = table(own={0: "nusus oxter"}, hand={0: f"palmain {STONES} start-build"}, roads="palmain-nusus")
    play(state, "play start-build", "origin palmain", "build-in nusus")
    assert options(state, "road-to") == ["road-to oxter"]
    play(state, "road-to oxter", "spend quean", "spend fadge")
    assert roads_from(state, "nusus") == "oxter palmain"
    assert keys(state, state.network(0, province(state, "palmain"))) == "nusus oxter palmain"


# Counters and pieces. MT-K5.


@pytest.mark.rule("MT-K5", "MT-V2")
@pytest.mark.parametrize(("work", "victory"), [("build-city", "city"), ("build-castle", "castle")])
def test_building_goes_on_when_the_counters_are_gone(work: str, victory: str) -> None:
    state = table(hand={0: "palmain quean fadge start-build"}, left={victory: 0})
    events = play(state, "play start-build", "origin palmain", work, "spend quean")
    if work == "build-city":
        events += play(state, "spend fadge")
    assert not [line for line in told(events) if line.startswith("takes")]
    assert counters_of(state, 0) == [0, 0, 0]
    assert left_on(state, victory) == 0
    assert keys(state, state.cities[0] | state.castles) == "palmain"


@pytest.mark.rule("MT-K5", "MT-V2")
def test_a_road_without_a_counter_and_the_last_counter() -> None:
    hand = "palmain quean fadge start-build"
    state = table(own={0: "nusus"}, hand={0: hand}, left={"road": 0})
    play(state, "play start-build", "origin palmain", "road-to nusus", "spend quean", "spend fadge")
    assert counters_of(state, 0) == [0, 0, 0]
    assert roads_from(state, "palmain") == "nusus"
    last = table(own={0: "nusus"}, hand={0: hand}, left={"road": 1})
    events = play(last, "play start-build", "origin palmain", "road-to nusus", "spend quean", "spend fadge")
    assert counters_of(last, 0) == [0, 1, 0]
    assert told(events)[-1] == "empties seat=0 victory=road"


@pytest.mark.rule("MT-K5")
def test_each_building_takes_from_its_own_card() -> None:
    state = table(own={0: "nusus"}, hand={0: "palmain quean fadge start-build"})
    castle, city = state.clone(), state.clone()
    play(castle, "play start-build", "origin palmain", "build-castle", "spend quean")
    play(city, "play start-build", "origin palmain", "build-city", "spend quean", "spend fadge")
    play(state, "play start-build", "origin palmain", "road-to nusus", "spend quean", "spend fadge")
    cards = ["city", "road", "castle"]
    assert [left_on(castle, card) for card in cards] == [6, 6, 5]
    assert [left_on(city, card) for card in cards] == [5, 6, 6]
    assert [left_on(state, card) for card in cards] == [6, 5, 6]


@pytest.mark.rule("MT-K5")
def test_four_cities_are_all() -> None:
    four = table(cities={0: "nusus oxter eagre shog"}, hand={0: "palmain quean fadge start-build"})
    play(four, "play start-build", "origin palmain")
    assert options(four) == ["build-castle", "road-to nusus"]
    assert why(four, "build-city") == ("no-city-left", "MT-K5")
    three = table(
        cities={0: "nusus oxter eagre", 1: "shog camarine"}, hand={0: "palmain quean fadge start-build"}
    )
    play(three, "play start-build", "origin palmain")
    assert "build-city" in options(three)


@pytest.mark.rule("MT-K5")
def test_nine_castles_are_all() -> None:
    hand = {0: "palmain quean fadge start-build"}
    full = table(hand=hand, castles=NINE)
    play(full, "play start-build", "origin palmain")
    assert options(full) == ["build-city"]
    assert why(full, "build-castle") == ("no-castle-left", "MT-K5")
    eight = table(hand=hand, castles=NINE.removesuffix(" talion"))
    play(eight, "play start-build", "origin palmain")
    assert "build-castle" in options(eight)


@pytest.mark.rule("MT-K5")
def test_nine_roads_are_all() -> None:
    eight = (
        "custus-ambsace ambsace-frampold custus-frampold frampold-hatchel hatchel-malebolge malebolge-mome"
        " mome-talion talion-oxter"
    )
    hand = {0: "palmain quean fadge start-build"}
    nine = table(own={0: "nusus"}, hand=hand, roads=eight + " oxter-remise")
    play(nine, "play start-build", "origin palmain")
    assert options(nine) == ["build-city", "build-castle"]
    assert why(nine, "road-to nusus") == ("no-road-left", "MT-K5")
    one_left = table(own={0: "nusus"}, hand=hand, roads=eight)
    play(one_left, "play start-build", "origin palmain", "road-to nusus", "spend quean", "spend fadge")
    assert one_left.road_count == 9


@pytest.mark.rule("MT-K5")
def test_where_nothing_can_be_built_build_is_not_played() -> None:
    state = table(cities={0: "palmain"}, hand={0: "palmain start-build start-market"}, castles="palmain")
    assert why(state, "play start-build") == ("nothing-to-do-with", "MT-C5")


# Citadels. MT-K6.


@pytest.mark.rule("MT-K6")
def test_a_citadel_gives_a_reserve_place_and_walls_but_no_counter() -> None:
    state = table(
        citadels={0: "palmain"},
        hand={0: "quean start-market start-build"},
        victories="city road castle citadel",
        armies="1 palmain 2",
    )
    assert state.reserve_limit(0) == 3
    assert state.cities_left(0) == 4
    assert keys(state, state.castles) == ""
    assert why(state, "end-war palmain") == ("no-clear-winner", "MT-W2")  # two against the walls' two
    assert counters_of(state, 0) == [0, 0, 0]
    assert [left_on(state, card) for card in ("city", "castle")] == [6, 6]


@pytest.mark.rule("MT-K6")
def test_a_lost_citadel_is_never_placed_again() -> None:
    state = table(
        own={0: "nusus"},
        citadels={0: "palmain"},
        hand={0: "nusus quean fadge start-build"},
        armies="1 palmain 3",
    )
    play(state, "end-war palmain")
    assert state.reserve_limit(0) == 2
    play(state, "play start-build", "origin nusus")
    assert options(state) == ["build-city", "build-castle"]
    play(state, "build-castle", "spend quean")
    assert keys(state, state.citadels[0]) == ""


@pytest.mark.rule("MT-K6", "MT-K3")
def test_where_a_citadel_was_taken_the_conqueror_may_raise_a_castle() -> None:
    state = table(citadels={1: "palmain"}, hand={0: "general quean start-build"}, armies="0 palmain 3")
    play(state, "end-war palmain", "play start-build", "origin general", "build-in palmain")
    play(state, "build-castle", "spend quean")
    assert keys(state, state.castles) == "palmain"


# The edition.


@pytest.mark.rule("MT-K2", "MT-K3", "MT-K4")
def test_prices_come_from_the_edition() -> None:
    cheap = edition_with(
        ("city-stone = 2", "city-stone = 1"),
        ("castle-stone = 1", "castle-stone = 2"),
        ("road-stone = 2", "road-stone = 1"),
    )
    state = table(own={0: "nusus"}, hand={0: "palmain quean start-build"}, edition=cheap)
    play(state, "play start-build", "origin palmain")
    assert options(state) == ["build-city", "road-to nusus"]
    assert why(state, "build-castle") == ("cannot-pay", "MT-C6")
