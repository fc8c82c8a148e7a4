"""Wars: who is how strong, who may end one, and what changes hands."""

import pytest

from mythagora.engine.events import NOBODY_YET
from mythagora.games.mythotopia.rules.war import neutral_strength, strength, wars_in_order
from mythagora.games.mythotopia.state import MythotopiaState
from tests.rules.mythotopia.table import (
    RULEBOOK,
    armies_in,
    asked,
    counters_of,
    discard_of,
    draw_of,
    edition_with,
    hand_of,
    keys,
    left_on,
    options,
    owned,
    play,
    province,
    reserve_of,
    ships_in,
    table,
    told,
    verbs,
    why,
)

# As many as a player of three has towns.
FOURTEEN = (
    "ambsace camarine custus eagre frampold hatchel malebolge mome nusus oxter peened remise shog talion"
)


def side(state: MythotopiaState, key: str, seat: int) -> int:
    return int(strength(state, province(state, key), seat))


def neutral(state: MythotopiaState, key: str) -> int:
    return int(neutral_strength(state, province(state, key)))


def wars(state: MythotopiaState) -> list[str]:
    return [RULEBOOK.provinces[place] for place in wars_in_order(state)]


# What a war is. MT-W1.


@pytest.mark.rule("MT-W1")
def test_a_war_is_a_province_with_a_foreign_army() -> None:
    armies = "0 palmain 2, 1 blore 1, 0 iracund 1, 1 nusus 3, 0 nusus 1"
    state = table(own={0: "palmain nusus", 1: "iracund"}, armies=armies)
    assert wars(state) == ["blore", "iracund", "nusus"]
    assert wars(table(own={0: "palmain"}, armies="0 palmain 3", ships="1 serpent-sea 2")) == []
    assert wars(table(cities={0: "palmain"}, armies="0 palmain 3")) == []
    assert wars(table(citadels={0: "palmain"}, armies="0 palmain 3")) == []


@pytest.mark.rule("MT-W1")
def test_the_owner_is_a_side_even_without_armies() -> None:
    state = table(own={0: "palmain"}, armies="1 palmain 1")
    assert options(state, "end-war") == ["end-war palmain"]


@pytest.mark.rule("MT-W1")
def test_each_invader_fights_alone() -> None:
    """Two and two against three: nobody adds up."""
    state = table(players=3, own={2: "palmain"}, armies="0 palmain 2, 1 palmain 2, 2 palmain 3")
    events = play(state, "end-war palmain")
    assert told(events) == ["war-ends seat=0 province=palmain winner=2"]
    assert owned(state, 2) == "palmain"


# Who may end one. MT-W2.


@pytest.mark.rule("MT-W2")
@pytest.mark.parametrize(("invaders", "defenders", "winner"), [(2, 3, 1), (3, 3, None), (4, 3, 0), (1, 0, 0)])
def test_one_side_must_be_strictly_strongest(invaders: int, defenders: int, winner: int | None) -> None:
    state = table(own={1: "palmain"}, armies=f"0 palmain {invaders}, 1 palmain {defenders}")
    if winner is None:
        assert options(state, "end-war") == []
        assert why(state, "end-war palmain") == ("no-clear-winner", "MT-W2")
    else:
        play(state, "end-war palmain")
        assert owned(state, winner) == "palmain"
        assert owned(state, 1 - winner) == ""


@pytest.mark.rule("MT-W2")
@pytest.mark.parametrize(("armies", "winner"), [(1, "neutral"), (2, None), (3, "0")])
def test_the_neutral_force_is_a_side_like_any_other(armies: int, winner: str | None) -> None:
    state = table(armies=f"0 palmain {armies}")
    if winner is None:
        assert why(state, "end-war palmain") == ("no-clear-winner", "MT-W2")
    else:
        events = play(state, "end-war palmain")
        assert told(events)[0] == f"war-ends seat=0 province=palmain winner={winner}"
        assert owned(state, 0) == ("palmain" if winner == "0" else "")
        assert armies_in(state, 0, "palmain") == 0


@pytest.mark.rule("MT-W2")
def test_a_tie_behind_the_strongest_does_not_matter() -> None:
    state = table(players=3, own={2: "palmain"}, armies="0 palmain 1, 1 palmain 2, 2 palmain 1")
    assert options(state, "end-war") == ["end-war palmain"]
    invaders = table(players=4, own={3: "palmain"}, armies="0 palmain 1, 1 palmain 1, 2 palmain 2")
    assert options(invaders, "end-war") == ["end-war palmain"]
    overtaken = table(players=3, own={2: "palmain"}, armies="0 palmain 2, 1 palmain 3, 2 palmain 2")
    assert options(overtaken, "end-war") == ["end-war palmain"]


@pytest.mark.rule("MT-W2")
def test_invaders_may_tie_above_the_defender() -> None:
    state = table(players=3, own={2: "palmain"}, armies="0 palmain 3, 1 palmain 3, 2 palmain 1")
    assert why(state, "end-war palmain") == ("no-clear-winner", "MT-W2")
    at_neutrals = table(players=3, armies="1 blore 5, 0 blore 5")
    assert why(at_neutrals, "end-war blore") == ("no-clear-winner", "MT-W2")


@pytest.mark.rule("MT-W2")
def test_only_wars_that_one_takes_part_in() -> None:
    state = table(players=3, own={0: "nusus", 2: "palmain"}, armies="1 palmain 1, 1 blore 5")
    assert options(state, "end-war") == []
    assert why(state, "end-war palmain") == ("not-your-war", "MT-W2")
    assert why(state, "end-war blore") == ("not-your-war", "MT-W2")
    assert why(state, "end-war nusus") == ("no-war-there", "MT-W1")


@pytest.mark.rule("MT-W2")
def test_one_may_end_a_war_to_ones_own_loss() -> None:
    invader = table(own={1: "palmain"}, armies="0 palmain 1, 1 palmain 2")
    play(invader, "end-war palmain")
    assert owned(invader, 1) == "palmain"
    assert invader.ready_armies[0] == 6
    owner = table(own={0: "palmain"}, armies="1 palmain 1")
    play(owner, "end-war palmain")
    assert owned(owner, 1) == "palmain"
    assert owned(owner, 0) == ""


@pytest.mark.rule("MT-W2", "MT-T3")
def test_it_must_be_the_first_action() -> None:
    state = table(own={0: "nusus"}, hand={0: "militia"}, armies="0 palmain 3")
    play(state, "pass")
    assert options(state, "end-war") == []
    assert why(state, "end-war palmain") == ("must-come-first", "MT-T3")
    play(state, "pass")
    assert why(state, "end-war palmain") == ("no-action-left", "MT-T1")


@pytest.mark.rule("MT-W2", "MT-T3", "MT-T5")
def test_a_free_action_before_it_bars_it() -> None:
    state = table(hand={0: "militia"}, armies="0 palmain 3")
    play(state, "play militia")
    assert why(state, "end-war palmain") == ("must-come-first", "MT-T3")
    marched = table(own={0: "nusus oxter"}, roads="nusus-oxter", armies="0 palmain 3, 0 nusus 1")
    play(marched, "march")
    assert why(marched, "end-war palmain") == ("must-come-first", "MT-T3")


@pytest.mark.rule("MT-W2", "MT-T2")
def test_one_war_a_turn() -> None:
    state = table(armies="0 palmain 3, 0 nusus 3")
    assert options(state, "end-war") == ["end-war nusus", "end-war palmain"]
    play(state, "end-war palmain")
    assert why(state, "end-war nusus") == ("must-come-first", "MT-T3")
    play(state, "pass", "end-turn", "pass", "pass", "end-turn")
    assert options(state, "end-war") == ["end-war nusus"]  # it goes on until somebody ends it


@pytest.mark.rule("MT-W2")
def test_ending_a_war_is_one_action_and_costs_no_card() -> None:
    state = table(hand={0: "start-army"}, armies="0 palmain 3")
    play(state, "end-war palmain")
    assert hand_of(state, 0) == "start-army"
    assert asked(state) == "take-turn 0"
    assert "end-turn" not in options(state)
    play(state, "pass")
    assert "end-turn" in options(state)


# Strength. MT-W3, MT-W4.


@pytest.mark.rule("MT-W3")
def test_armies_and_mercenaries_count_one_each() -> None:
    state = table(own={1: "palmain"}, armies="0 palmain 3, 1 palmain 1", mercenaries="0 palmain 2")
    assert [side(state, "palmain", seat) for seat in (0, 1)] == [5, 1]
    shared = table(own={1: "palmain"}, armies="0 palmain 3, 1 palmain 1", mercenaries="0 palmain, 1 palmain")
    assert [side(shared, "palmain", seat) for seat in (0, 1)] == [4, 2]
    elsewhere = table(own={1: "palmain"}, armies="0 palmain 3, 0 blore 1", mercenaries="0 blore 2")
    assert side(elsewhere, "palmain", 0) == 3


@pytest.mark.rule("MT-W3")
def test_ships_count_in_every_sea_that_borders_the_province() -> None:
    """Ictus lies on two seas."""
    ships = "0 beast-sea 1, 0 serpent-sea 2, 0 inland-west 1, 1 beast-sea 1"
    state = table(own={1: "ictus"}, armies="0 ictus 1", ships=ships, pool_ships={0: 1})
    assert [side(state, "ictus", seat) for seat in (0, 1)] == [4, 1]
    inland = table(own={1: "blore"}, armies="0 blore 1", ships=ships, pool_ships={0: 1})
    assert [side(inland, "blore", seat) for seat in (0, 1)] == [1, 1]
    one = table(own={1: "palmain"}, armies="0 palmain 1", ships=ships, pool_ships={0: 1})
    assert [side(one, "palmain", seat) for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("MT-W3")
def test_ships_without_an_army_are_no_side() -> None:
    state = table(players=3, own={0: "palmain"}, armies="1 palmain 1", ships="2 serpent-sea 2")
    assert options(state, "end-war") == ["end-war palmain"]
    events = play(state, "end-war palmain")
    assert told(events)[0] == "war-ends seat=0 province=palmain winner=1"


@pytest.mark.rule("MT-W3")
def test_walls_are_worth_two_to_the_defender_only() -> None:
    castle = table(own={1: "palmain"}, castles="palmain", armies="0 palmain 3, 1 palmain 1")
    assert [side(castle, "palmain", seat) for seat in (0, 1)] == [3, 3]
    citadel = table(citadels={1: "palmain"}, armies="0 palmain 3, 1 palmain 1")
    assert [side(citadel, "palmain", seat) for seat in (0, 1)] == [3, 3]
    other = table(own={1: "palmain"}, citadels={1: "nusus"}, castles="blore", armies="0 palmain 3")
    assert side(other, "palmain", 1) == 0
    city = table(cities={1: "palmain"}, armies="0 palmain 3")
    assert side(city, "palmain", 1) == 0


@pytest.mark.rule("MT-W3", "MT-B2")
def test_rugged_land_is_worth_one_to_the_defender_only() -> None:
    state = table(own={1: "margent"}, castles="margent", armies="0 margent 3, 1 margent 1")
    assert [side(state, "margent", seat) for seat in (0, 1)] == [3, 4]


@pytest.mark.rule("MT-W3", "MT-X3", "MT-X4", "MT-X23")
@pytest.mark.parametrize(
    ("card", "key", "invading", "defending"),
    [
        ("cavalry", "palmain", 1, 0),
        ("limes", "palmain", 0, 1),
        ("ranger", "palmain", 0, 0),
        ("cavalry", "blore", 1, 1),  # the defender's one is Blore's own
        ("limes", "blore", 0, 2),
        ("ranger", "blore", 1, 2),
    ],
)
def test_cards_in_the_reserve_add_strength(card: str, key: str, invading: int, defending: int) -> None:
    attack = table(own={1: key}, reserve={0: card}, armies=f"0 {key} 2")
    assert side(attack, key, 0) == 2 + invading
    defence = table(own={0: key}, reserve={0: card}, armies=f"1 {key} 2")
    assert side(defence, key, 0) == defending
    in_hand = table(own={1: key}, hand={0: card}, armies=f"0 {key} 2")
    assert side(in_hand, key, 0) == 2


@pytest.mark.rule("MT-W3", "MT-C8")
def test_the_reserve_of_the_other_works_in_my_turn() -> None:
    plain = table(own={1: "palmain"}, armies="0 palmain 2, 1 palmain 1")
    assert "end-war palmain" in options(plain)
    limes = table(own={1: "palmain"}, reserve={1: "limes"}, armies="0 palmain 2, 1 palmain 1")
    assert why(limes, "end-war palmain") == ("no-clear-winner", "MT-W2")


@pytest.mark.rule("MT-W3")
def test_everything_adds_up() -> None:
    state = table(
        own={1: "darb"},
        castles="darb",
        reserve={0: "cavalry ranger", 1: "limes"},
        armies="0 darb 2, 1 darb 1",
        mercenaries="0 darb 1, 1 darb 1",
        ships="0 inland-east 1, 1 inland-east 2",
    )
    assert side(state, "darb", 0) == 2 + 1 + 1 + 1 + 1
    assert side(state, "darb", 1) == 1 + 1 + 2 + 2 + 1 + 1


@pytest.mark.rule("MT-W3")
def test_strengths_come_from_the_edition() -> None:
    strong = edition_with(("[strength]\ncastle = 2", "[strength]\ncastle = 5"), ("dragon = 4", "dragon = 1"))
    state = table(
        own={1: "palmain"}, castles="palmain", dragons="nusus", armies="0 palmain 1", edition=strong
    )
    assert side(state, "palmain", 1) == 5
    assert neutral(state, "nusus") == 3


@pytest.mark.rule("MT-W4")
def test_the_neutral_force_has_its_number_and_its_dragon() -> None:
    state = table(
        castles="blore oxter",
        dragons="oxter",
        runestones="blore",
        armies="0 blore 1, 0 oxter 1",
        ships="1 serpent-sea 1",
    )
    assert neutral(state, "blore") == 4  # neither castle nor runestone nor rugged land adds anything
    assert neutral(state, "oxter") == 7
    assert neutral(state, "palmain") == 2


@pytest.mark.rule("MT-W4")
@pytest.mark.parametrize(("armies", "wins"), [(6, False), (7, None), (8, True)])
def test_a_dragon_must_be_beaten_too(armies: int, wins: bool | None) -> None:
    state = table(dragons="oxter", armies=f"0 oxter {armies}", pool_armies={0: 0})
    if wins is None:
        assert why(state, "end-war oxter") == ("no-clear-winner", "MT-W2")
    else:
        play(state, "end-war oxter")
        assert owned(state, 0) == ("oxter" if wins else "")
        assert keys(state, state.dragons) == ("" if wins else "oxter")


# What the winner takes. MT-W5.


@pytest.mark.rule("MT-W5", "MT-W2")
def test_five_against_four_takes_blore() -> None:
    """The rulebook's example."""
    state = table(own={0: "palmain scombroid iracund nusus"}, armies="0 blore 5", dragons="oxter")
    assert [side(state, "blore", 0), neutral(state, "blore")] == [5, 4]
    assert state.score(0) == 12
    events = play(state, "end-war blore")
    assert told(events) == [
        "war-ends seat=0 province=blore winner=0",
        "captures seat=0 province=blore",
    ]
    assert owned(state, 0) == "blore iracund nusus palmain scombroid"
    assert keys(state, state.towns[0]) == owned(state, 0)
    assert state.towns_left(0) == 13
    assert discard_of(state, 0) == "blore"
    assert "blore" not in keys(state, state.province_deck)
    assert state.score(0) == 15
    assert armies_in(state, 0, "blore") == 0
    assert state.ready_armies[0] == 6
    assert wars(state) == []
    assert keys(state, state.dragons) == "oxter"  # others stay


@pytest.mark.rule("MT-W5")
def test_three_points_change_sides() -> None:
    homes = {0: "palmain scombroid iracund nusus", 1: "blore trogle margent lea quean"}
    state = table(own=homes, armies="0 blore 2")
    assert [state.score(seat) for seat in (0, 1)] == [12, 15]
    play(state, "end-war blore")
    assert [state.score(seat) for seat in (0, 1)] == [15, 12]
    assert owned(state, 1) == "lea margent quean trogle"
    assert state.towns_left(1) == 14
    assert "blore" not in draw_of(state, 1)
    assert discard_of(state, 0) == "blore"


@pytest.mark.rule("MT-W5")
def test_a_city_goes_back_to_the_reserve_card() -> None:
    state = table(cities={1: "palmain nusus"}, armies="0 palmain 1")
    assert [state.reserve_limit(1), state.cities_left(1)] == [4, 2]
    play(state, "end-war palmain")
    assert [state.reserve_limit(1), state.cities_left(1)] == [3, 3]
    assert keys(state, state.cities[1]) == "nusus"
    assert keys(state, state.cities[0]) == ""
    assert keys(state, state.towns[0]) == "palmain"
    assert state.reserve_limit(0) == 2


@pytest.mark.rule("MT-W5", "MT-K6")
def test_a_citadel_goes_back_and_is_never_placed_again() -> None:
    state = table(citadels={0: "nusus", 1: "palmain"}, armies="0 palmain 3")
    assert state.reserve_limit(1) == 3
    play(state, "end-war palmain")
    assert keys(state, state.citadels[1]) == ""
    assert keys(state, state.citadels[0]) == "nusus"
    assert keys(state, state.towns[0]) == "palmain"
    assert [state.reserve_limit(0), state.reserve_limit(1)] == [3, 2]


@pytest.mark.rule("MT-W5", "MT-K3")
def test_castle_and_roads_stay() -> None:
    state = table(own={1: "palmain nusus"}, castles="palmain", roads="palmain-nusus", armies="0 palmain 3")
    play(state, "end-war palmain")
    assert keys(state, state.castles) == "palmain"
    assert state.road_count == 1
    assert keys(state, state.roads[province(state, "palmain")]) == "nusus"
    assert keys(state, state.roads[province(state, "nusus")]) == "palmain"


@pytest.mark.rule("MT-W5", "MT-V6", "MT-V11")
def test_dragon_and_runestone_are_set_aside() -> None:
    state = table(
        dragons="palmain oxter",
        runestones="nusus blore",
        victories="city road castle dragons runestones",
        armies="0 palmain 7, 0 nusus 3",
        pool_armies={0: 0},
    )
    runestone = state.clone()
    events = play(state, "end-war palmain")
    assert [keys(state, state.dragons), keys(state, state.runestones)] == ["oxter", "blore nusus"]
    assert counters_of(state, 0) == [0, 1, 0]
    assert [left_on(state, "dragons"), left_on(state, "runestones")] == [2, 4]
    assert told(events)[-1] == "takes-counter seat=0 victory=dragons value=2"
    events = play(runestone, "end-war nusus")
    assert [keys(runestone, runestone.dragons), keys(runestone, runestone.runestones)] == [
        "oxter palmain",
        "blore",
    ]
    assert counters_of(runestone, 0) == [0, 1, 0]
    assert [left_on(runestone, "dragons"), left_on(runestone, "runestones")] == [3, 3]
    assert told(events)[-1] == "takes-counter seat=0 victory=runestones value=2"


@pytest.mark.rule("MT-W5")
def test_what_lay_there_is_set_aside_even_where_no_card_pays_for_it() -> None:
    state = table(dragons="palmain", armies="0 palmain 7", pool_armies={0: 0})
    play(state, "end-war palmain")
    assert keys(state, state.dragons) == ""
    assert counters_of(state, 0) == [0, 0, 0]


@pytest.mark.rule("MT-W5", "MT-V3", "MT-V12")
def test_one_capture_may_pay_several_victory_cards() -> None:
    state = table(
        own={0: "aporia"},
        citadels={1: "kinabra"},
        victories="city road castle citadel spoils isles",
        armies="0 kinabra 3",
    )
    events = play(state, "end-war kinabra")
    assert counters_of(state, 0) == [1, 1, 1]  # spoils, the small island, the citadel
    assert verbs(events).count("takes-counter") == 3
    assert [left_on(state, "citadel"), left_on(state, "spoils"), left_on(state, "isles")] == [0, 5, 1]
    assert state.points(0) == 6 + 6


@pytest.mark.rule("MT-W5", "MT-V12", "MT-V3")
def test_a_neutral_province_is_no_spoils() -> None:
    state = table(victories="city road castle citadel spoils", armies="0 palmain 3")
    play(state, "end-war palmain")
    assert counters_of(state, 0) == [0, 0, 0]
    town = table(own={1: "palmain"}, victories="city road castle citadel spoils", armies="0 palmain 3")
    play(town, "end-war palmain")
    assert counters_of(town, 0) == [1, 0, 0]  # spoils, no citadel


@pytest.mark.rule("MT-W5")
def test_the_winner_may_be_an_invader_whose_turn_it_is_not() -> None:
    for active in range(3):
        state = table(
            players=3,
            own={2: "palmain"},
            victories="city road castle spoils defender",
            armies="0 palmain 1, 1 palmain 3, 2 palmain 2",
            active=active,
        )
        events = play(state, "end-war palmain")
        assert told(events)[0] == f"war-ends seat={active} province=palmain winner=1"
        assert owned(state, 1) == "palmain"
        assert discard_of(state, 1) == "palmain"
        assert [counters_of(state, seat) for seat in range(3)] == [[0, 0, 0], [1, 0, 0], [0, 0, 0]]
        assert [int(state.ready_armies[seat]) for seat in range(3)] == [6, 6, 6]
        assert asked(state) == f"take-turn {active}"


# Where the card comes from. MT-W6.


@pytest.mark.rule("MT-W6")
def test_a_card_out_of_the_hand_is_replaced_at_once() -> None:
    state = table(
        hand={1: "palmain start-army"}, draw={1: "nusus"}, discard={1: "oxter"}, armies="0 palmain 1"
    )
    events = play(state, "end-war palmain")
    assert discard_of(state, 0) == "palmain"
    assert hand_of(state, 1) == "nusus start-army"
    assert draw_of(state, 1) == ""
    assert discard_of(state, 1) == "oxter"
    assert told(events, 1)[-1] == "draws seat=1 card=nusus number=1"
    assert told(events, 0)[-1] == "draws seat=1 number=1"
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-W6", "MT-C3")
def test_the_replacement_may_need_a_shuffle() -> None:
    state = table(hand={1: "palmain"}, draw={1: ""}, discard={1: "oxter start-army"}, armies="0 palmain 1")
    events = play(state, "end-war palmain")
    assert verbs(events) == ["war-ends", "captures", "shuffles", "draws"]
    assert len(hand_of(state, 1).split()) == 1
    assert discard_of(state, 1) == ""
    none = table(hand={1: "palmain"}, draw={1: ""}, armies="0 palmain 1")
    play(none, "end-war palmain")
    assert hand_of(none, 1) == ""
    assert discard_of(none, 0) == "palmain"


@pytest.mark.rule("MT-W6")
def test_a_card_out_of_the_draw_pile_is_not_replaced() -> None:
    state = table(hand={1: "start-army"}, draw={1: "palmain nusus oxter"}, armies="0 palmain 1")
    play(state, "end-war palmain")
    assert draw_of(state, 1) == "nusus oxter"
    assert hand_of(state, 1) == "start-army"
    assert discard_of(state, 0) == "palmain"


@pytest.mark.rule("MT-W6")
def test_a_card_out_of_the_discard_pile() -> None:
    state = table(
        hand={1: "start-army"}, discard={1: "oxter palmain"}, draw={1: "nusus"}, armies="0 palmain 1"
    )
    play(state, "end-war palmain")
    assert discard_of(state, 1) == "oxter"
    assert [hand_of(state, 1), draw_of(state, 1)] == ["start-army", "nusus"]
    assert discard_of(state, 0) == "palmain"
    assert RULEBOOK.cards[state.tops[0]] == "palmain"
    assert RULEBOOK.cards[state.tops[1]] == "oxter"


@pytest.mark.rule("MT-W6")
def test_a_card_out_of_the_reserve_is_not_replaced() -> None:
    state = table(
        hand={1: "start-army"}, reserve={1: "palmain start-ship"}, draw={1: "nusus"}, armies="0 palmain 1"
    )
    play(state, "end-war palmain")
    assert reserve_of(state, 1) == "start-ship"
    assert [hand_of(state, 1), draw_of(state, 1)] == ["start-army", "nusus"]
    assert discard_of(state, 0) == "palmain"


@pytest.mark.rule("MT-W6", "MT-D5")
def test_a_card_that_its_owner_had_removed_comes_from_the_province_deck() -> None:
    state = table(own={1: "palmain"}, hand={1: "start-army"}, draw={1: "nusus"}, armies="0 palmain 1")
    assert "palmain" in keys(state, state.province_deck)
    play(state, "end-war palmain")
    assert "palmain" not in keys(state, state.province_deck)
    assert discard_of(state, 0) == "palmain"
    assert [hand_of(state, 1), draw_of(state, 1)] == ["start-army", "nusus"]


@pytest.mark.rule("MT-W6")
def test_the_card_lies_on_top_of_what_the_winner_has_discarded() -> None:
    state = table(discard={0: "nusus start-army"}, armies="0 palmain 3")
    play(state, "end-war palmain")
    assert discard_of(state, 0) == "nusus palmain start-army"
    assert RULEBOOK.cards[state.tops[0]] == "palmain"


@pytest.mark.rule("MT-W6", "MT-C7")
def test_only_a_card_out_of_a_secret_place_tells_the_others_something() -> None:
    """All but the loser learn whether it was in hand or draw pile, unless they knew."""
    in_hand = table(players=3, hand={1: "palmain"}, draw={1: "nusus"}, armies="0 palmain 1")
    in_draw = table(players=3, draw={1: "palmain"}, armies="0 palmain 1")
    shown = table(players=3, hand={1: "palmain"}, shown={1: "palmain"}, armies="0 palmain 1")
    discarded = table(players=3, discard={1: "palmain"}, armies="0 palmain 1")
    kept = table(players=3, hand={1: "palmain"}, armies="0 palmain 1, 1 palmain 2")
    neutral_wins = table(players=3, hand={1: "palmain"}, armies="0 blore 1")
    neutral_loses = table(players=3, armies="0 palmain 3")
    for state in [in_hand, in_draw]:
        assert play(state, "end-war palmain")[0].learners == 0b101
    for state in [shown, discarded, kept, neutral_loses]:
        assert play(state, "end-war palmain")[0].learners == NOBODY_YET
    assert play(neutral_wins, "end-war blore")[0].learners == NOBODY_YET


# Without a town. MT-W7.


@pytest.mark.rule("MT-W7")
@pytest.mark.parametrize("there", ["dragons", "runestones"])
def test_a_winner_without_a_town_gets_nothing_from_a_neutral_province(there: str) -> None:
    state = table(
        players=3,
        own={0: FOURTEEN},
        armies="0 palmain 8",
        pool_armies={0: 0},
        dragons="palmain" if there == "dragons" else "",
        runestones="palmain" if there == "runestones" else "",
        victories="city road castle dragons runestones",
    )
    assert state.towns_left(0) == 0
    before = state.score(0)
    events = play(state, "end-war palmain")
    assert told(events)[1:] == ["turns-neutral seat=0 province=palmain"]
    assert owned(state, 0) == FOURTEEN
    assert "palmain" in keys(state, state.province_deck)
    assert discard_of(state, 0) == ""
    assert state.score(0) == before
    assert counters_of(state, 0) == [0, 0, 0]
    assert keys(state, state.dragons | state.runestones) == "palmain"
    assert state.ready_armies[0] == 14


@pytest.mark.rule("MT-W7")
@pytest.mark.parametrize("pieces", ["town", "city", "citadel"])
def test_the_loser_loses_all_the_same(pieces: str) -> None:
    state = table(
        players=3,
        own={0: FOURTEEN, 1: "palmain blore"},
        cities={1: "palmain"} if pieces == "city" else {},
        citadels={1: "palmain"} if pieces == "citadel" else {},
        hand={1: "palmain"},
        draw={1: "iracund"},
        castles="" if pieces == "citadel" else "palmain",
        armies="0 palmain 5",
        victories="city road castle citadel spoils defender",
    )
    events = play(state, "end-war palmain")
    assert verbs(events) == ["war-ends", "turns-neutral", "draws"]
    assert owned(state, 1) == "blore iracund"
    assert state.owner(province(state, "palmain")) == -1
    assert "palmain" in keys(state, state.province_deck)
    assert hand_of(state, 1) == "iracund"  # the replacement
    assert keys(state, state.castles) == ("" if pieces == "citadel" else "palmain")
    assert state.reserve_limit(1) == 2
    assert state.cities_left(1) == 4
    assert [counters_of(state, seat) for seat in (0, 1)] == [[0, 0, 0], [0, 0, 0]]
    assert neutral(state, "palmain") == 2


@pytest.mark.rule("MT-W7")
def test_the_last_town_is_enough() -> None:
    thirteen = FOURTEEN.removesuffix(" talion")
    state = table(players=3, own={0: thirteen}, armies="0 palmain 3")
    assert state.towns_left(0) == 1
    play(state, "end-war palmain")
    assert state.towns_left(0) == 0
    assert "palmain" in owned(state, 0)
    on_the_card = table(
        players=3,
        own={0: thirteen},
        armies="0 palmain 3",
        victories="city road castle seas",
        sea_claims={0: 1},
        sea_towns={0: 1},
        counters={0: "2"},
    )
    play(on_the_card, "end-war palmain")  # a town on Master of the Seas is not available
    assert owned(on_the_card, 0) == thirteen
    city = table(players=3, own={0: FOURTEEN}, cities={0: "talion"}, armies="0 palmain 3")
    play(city, "end-war palmain")  # a city frees its town
    assert "palmain" in owned(city, 0)


# The defender wins; everybody goes home. MT-W8, MT-W9.


@pytest.mark.rule("MT-W8", "MT-V4")
def test_a_defender_who_wins_keeps_everything() -> None:
    state = table(
        cities={1: "palmain"},
        hand={1: "palmain"},
        castles="palmain",
        armies="0 palmain 2, 1 palmain 1",
        victories="city road castle defender spoils",
    )
    before = [state.points(seat) for seat in (0, 1)]
    events = play(state, "end-war palmain")
    assert told(events) == [
        "war-ends seat=0 province=palmain winner=1",
        "takes-counter seat=1 victory=defender value=1",
    ]
    assert keys(state, state.cities[1]) == "palmain"
    assert hand_of(state, 1) == "palmain"
    assert keys(state, state.castles) == "palmain"
    assert discard_of(state, 0) == ""
    assert [state.points(seat) for seat in (0, 1)] == [before[0], before[1] + 1]
    assert [int(state.ready_armies[seat]) for seat in (0, 1)] == [6, 6]
    assert wars(state) == []


@pytest.mark.rule("MT-W8")
def test_when_the_neutral_force_wins_nothing_changes() -> None:
    victories = "city road castle defender"
    state = table(armies="0 blore 3", dragons="oxter", runestones="blore", victories=victories)
    events = play(state, "end-war blore")
    assert told(events) == ["war-ends seat=0 province=blore winner=neutral"]
    assert state.owner(province(state, "blore")) == -1
    assert "blore" in keys(state, state.province_deck)
    assert [keys(state, state.dragons), keys(state, state.runestones)] == ["oxter", "blore"]
    assert left_on(state, "defender") == 6


@pytest.mark.rule("MT-W9")
@pytest.mark.parametrize(("third", "winner"), [(2, 0), (5, 2), (3, 0)])
def test_all_armies_of_all_sides_go_home_and_ships_stay(third: int, winner: int) -> None:
    state = table(
        players=3,
        own={1: "palmain"},
        armies=f"0 palmain 2, 1 palmain 1, 2 palmain {third}, 0 blore 1, 1 blore 2",
        mercenaries="0 palmain 1, 1 blore 1",
        ships="0 serpent-sea 1, 1 serpent-sea 2",
    )
    events = play(state, "end-war palmain")
    assert told(events)[0].endswith(f"winner={winner}")
    assert [armies_in(state, seat, "palmain") for seat in range(3)] == [0, 0, 0]
    assert [int(state.ready_armies[seat]) for seat in range(3)] == [5, 4, 6]
    assert [armies_in(state, seat, "blore") for seat in range(3)] == [1, 2, 0]
    assert [ships_in(state, seat, "serpent-sea") for seat in range(3)] == [1, 2, 0]
    assert state.mercenaries_in(0, province(state, "palmain")) == 0
    assert state.mercenaries_in(1, province(state, "blore")) == 1
    assert state.mercenaries_ready() == 1
    assert wars(state) == ["blore"]


@pytest.mark.rule("MT-W9")
def test_the_losers_mercenaries_go_home_as_well() -> None:
    state = table(own={1: "palmain"}, armies="0 palmain 4, 1 palmain 1", mercenaries="1 palmain 2")
    play(state, "end-war palmain")
    assert state.mercenaries_ready() == 2
    assert state.ready_armies[1] == 6


# A reserve too full. MT-W10.


@pytest.mark.rule("MT-W10", "MT-D2")
@pytest.mark.parametrize("piece", ["city", "citadel"])
def test_losing_a_city_or_citadel_does_not_empty_the_reserve(piece: str) -> None:
    state = table(
        cities={1: "palmain"} if piece == "city" else {},
        citadels={1: "palmain"} if piece == "citadel" else {},
        hand={1: "start-army nusus"},
        reserve={1: "start-ship start-market oxter"},
        armies="0 palmain 3",
    )
    assert state.reserve_limit(1) == 3
    play(state, "end-war palmain")
    assert state.reserve_limit(1) == 2
    assert reserve_of(state, 1) == "oxter start-market start-ship"
    play(state, "pass", "end-turn")
    assert why(state, "store") == ("reserve-is-full", "MT-D2")
    play(state, "discard", "discard-card oxter", "done")
    assert why(state, "store") == ("reserve-is-full", "MT-D2")  # two are as many as the limit allows
