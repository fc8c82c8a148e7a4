"""Roads: whom they serve, the road move, and one card for another."""

import pytest

from mythagora.games.mythotopia.state import MythotopiaState
from tests.rules.mythotopia.table import (
    armies_in,
    asked,
    keys,
    options,
    play,
    province,
    refused,
    table,
    told,
    verbs,
    why,
)

CHAIN = "palmain-nusus nusus-oxter oxter-eagre"


def network(state: MythotopiaState, seat: int, key: str) -> str:
    return keys(state, state.network(seat, province(state, key)))


# Networks. MT-R1.


@pytest.mark.rule("MT-R1")
def test_a_network_is_what_roads_join() -> None:
    state = table(own={0: "palmain nusus oxter eagre blore"}, roads=CHAIN)
    for key in ["palmain", "nusus", "oxter", "eagre"]:
        assert network(state, 0, key) == "eagre nusus oxter palmain"
    assert network(state, 0, "blore") == "blore"  # a border alone joins nothing
    assert network(table(own={0: "palmain nusus"}), 0, "palmain") == "palmain"


@pytest.mark.rule("MT-R1")
def test_a_road_works_only_for_who_controls_both_ends() -> None:
    state = table(own={0: "palmain nusus eagre", 1: "oxter"}, roads=CHAIN)
    assert network(state, 0, "palmain") == "nusus palmain"
    assert network(state, 0, "eagre") == "eagre"  # what lies between is another's
    assert network(state, 1, "oxter") == "oxter"
    neutral = table(own={0: "palmain nusus eagre"}, roads=CHAIN)
    assert network(neutral, 0, "palmain") == "nusus palmain"
    army = table(own={0: "palmain nusus eagre"}, roads=CHAIN, armies="0 oxter 2")
    assert network(army, 0, "palmain") == "nusus palmain"  # an army is no control


@pytest.mark.rule("MT-R1")
def test_cities_and_citadels_are_control_and_wars_cut_nothing() -> None:
    state = table(
        own={0: "palmain eagre"}, cities={0: "nusus"}, citadels={0: "oxter"}, roads=CHAIN, armies="1 oxter 3"
    )
    assert network(state, 0, "palmain") == "eagre nusus oxter palmain"


@pytest.mark.rule("MT-R1", "MT-W5")
def test_a_conqueror_uses_the_roads_found() -> None:
    state = table(own={0: "nusus oxter", 1: "palmain"}, roads=CHAIN, armies="0 palmain 1")
    assert network(state, 0, "nusus") == "nusus oxter"
    play(state, "end-war palmain")
    assert network(state, 0, "nusus") == "nusus oxter palmain"


# The road move. MT-R2.


@pytest.mark.rule("MT-R2")
def test_armies_spread_within_one_network_as_a_free_action() -> None:
    armies = "0 palmain 3, 0 nusus 1, 0 blore 2"
    state = table(own={0: "palmain nusus oxter eagre blore"}, roads=CHAIN, armies=armies)
    play(state, "march")
    assert asked(state) == "march-from 0"
    assert options(state) == ["march-from nusus", "march-from palmain"]
    assert why(state, "done") == ("choose-one-first", "MT-D4")
    assert why(state, "march-from blore") == ("no-network", "MT-R2")
    assert why(state, "march-from oxter") == ("no-armies-there", "MT-P2")
    assert why(state, "march-from quean") == ("not-your-place", "MT-P1")
    assert why(state, "march-to oxter") == ("march-not-now", "MT-R2")
    play(state, "march-from palmain")
    assert asked(state) == "march-to 0"
    assert options(state) == ["march-to eagre", "march-to nusus", "march-to oxter"]
    assert why(state, "march-to blore") == ("other-network", "MT-R2")
    assert why(state, "march-to palmain") == ("other-network", "MT-R2")
    play(state, "march-to oxter")
    assert asked(state) == "count-march 0"
    assert options(state) == ["number 1", "number 2", "number 3"]
    assert why(state, "number 0") == ("not-so-many", "MT-P2")
    assert why(state, "number 4") == ("not-so-many", "MT-P2")
    assert why(state, "march-to oxter") == ("march-not-now", "MT-R2")
    events = play(state, "number 2")
    assert told(events) == ["marches seat=0 province=palmain other=oxter number=2"]
    assert options(state) == ["march-from nusus", "march-from palmain", "done"]
    play(state, "march-from nusus", "march-to eagre")  # its one army
    play(state, "done")
    where = ["palmain", "nusus", "oxter", "eagre", "blore"]
    assert [armies_in(state, 0, key) for key in where] == [1, 0, 2, 1, 2]
    assert state.ready_armies[0] == 0
    assert asked(state) == "take-turn 0"
    play(state, "pass", "pass")  # both actions are still there
    assert options(state) == ["end-turn"]


@pytest.mark.rule("MT-R2")
def test_once_a_turn() -> None:
    state = table(own={0: "palmain nusus"}, roads=CHAIN, armies="0 palmain 2")
    play(state, "march", "number 1", "done")
    assert "march" not in options(state)
    assert why(state, "march") == ("once-a-turn", "MT-R2")
    play(state, "pass", "pass")
    assert why(state, "march") == ("once-a-turn", "MT-R2")
    play(state, "end-turn", "pass", "pass", "end-turn")
    assert "march" in options(state)


@pytest.mark.rule("MT-R2", "MT-T6")
def test_before_between_or_after_the_actions() -> None:
    state = table(own={0: "palmain nusus"}, roads=CHAIN, armies="0 palmain 1")
    assert "march" in options(state)
    play(state, "pass")
    assert "march" in options(state)
    play(state, "pass")
    assert options(state) == ["end-turn", "march"]
    events = play(state, "march")  # one army, one place to go to: nothing to ask
    assert told(events) == ["marches seat=0 province=palmain other=nusus number=1"]
    assert options(state) == ["end-turn"]


@pytest.mark.rule("MT-R2")
def test_without_a_road_of_ones_own_nobody_marches() -> None:
    assert why(table(own={0: "palmain nusus"}, armies="0 palmain 2"), "march") == ("no-network", "MT-R2")
    half = table(own={0: "palmain", 1: "nusus"}, roads="palmain-nusus", armies="0 palmain 2")
    assert why(half, "march") == ("no-network", "MT-R2")
    empty = table(own={0: "palmain nusus"}, roads="palmain-nusus")
    assert why(empty, "march") == ("no-network", "MT-R2")
    foreign = table(own={0: "palmain", 1: "oxter nusus"}, roads="nusus-oxter", armies="0 palmain 2")
    assert why(foreign, "march") == ("no-network", "MT-R2")


@pytest.mark.rule("MT-R2")
def test_only_within_the_network_of_the_first_step() -> None:
    two = "palmain-nusus blore-trogle"
    state = table(own={0: "palmain nusus blore trogle"}, roads=two, armies="0 palmain 2, 0 blore 2")
    play(state, "march")
    assert options(state) == ["march-from blore", "march-from palmain"]
    play(state, "march-from palmain")
    assert asked(state) == "count-march 0"  # Nusus is the only place to go to
    play(state, "number 1")
    assert options(state) == ["march-from palmain", "done"]
    assert why(state, "march-from blore") == ("other-network", "MT-R2")


@pytest.mark.rule("MT-R2")
def test_no_army_marches_out_of_a_war() -> None:
    armies = "0 palmain 2, 1 palmain 1, 0 nusus 2"
    state = table(own={0: "palmain nusus oxter"}, roads=CHAIN, armies=armies)
    play(state, "march")  # from Nusus: no other place is at peace
    assert asked(state) == "march-to 0"
    assert options(state) == ["march-to oxter", "march-to palmain"]
    at_war = table(own={0: "palmain nusus"}, roads=CHAIN, armies="0 palmain 2, 1 palmain 1")
    assert why(at_war, "march") == ("no-network", "MT-R2")
    three = table(own={0: "palmain nusus oxter"}, roads=CHAIN, armies=armies + ", 0 oxter 1")
    play(three, "march")
    assert options(three) == ["march-from nusus", "march-from oxter"]
    assert why(three, "march-from palmain") == ("at-war", "MT-P2")


@pytest.mark.rule("MT-R2")
def test_into_a_war_in_ones_own_province_is_allowed() -> None:
    state = table(own={0: "palmain nusus"}, roads=CHAIN, armies="0 nusus 3, 1 palmain 1")
    play(state, "march", "number 3")
    assert [armies_in(state, 0, key) for key in ("palmain", "nusus")] == [3, 0]
    assert asked(state) == "take-turn 0"  # no army is left to move, and none leaves the war


@pytest.mark.rule("MT-R2")
def test_not_into_a_province_one_only_invades() -> None:
    state = table(
        own={0: "palmain nusus", 1: "oxter"}, roads=CHAIN, armies="0 palmain 2, 0 oxter 1, 0 blore 1"
    )
    play(state, "march")
    assert options(state) == ["number 1", "number 2"]  # to Nusus, nowhere else
    play(state, "number 2")
    assert armies_in(state, 0, "nusus") == 2
    only_abroad = table(own={0: "palmain nusus", 1: "oxter"}, roads=CHAIN, armies="0 oxter 2")
    assert refused(only_abroad, "march").name == "no-network"


@pytest.mark.rule("MT-R2", "MT-X14")
def test_mercenaries_do_not_travel() -> None:
    state = table(
        own={0: "palmain nusus"}, roads=CHAIN, armies="0 palmain 2, 0 nusus 1", mercenaries="0 palmain 2"
    )
    play(state, "march", "march-from palmain")
    assert options(state) == ["number 1", "number 2"]  # two armies, however many mercenaries
    stays = state.clone()
    play(stays, "number 1", "done")
    assert stays.mercenaries_in(0, province(stays, "palmain")) == 2
    assert stays.mercenaries_in(0, province(stays, "nusus")) == 0
    play(state, "number 2")  # the last army leaves, and so do they
    assert state.mercenaries_ready() == 2


@pytest.mark.rule("MT-R2")
def test_a_move_does_not_go_back_and_forth() -> None:
    state = table(own={0: "palmain nusus oxter"}, roads=CHAIN, armies="0 palmain 3, 0 oxter 1")
    play(state, "march", "march-from palmain", "march-to nusus", "number 1")
    assert options(state) == ["march-from oxter", "march-from palmain", "done"]
    assert why(state, "march-from nusus") == ("back-and-forth", "MT-R2")
    play(state, "march-from oxter")
    assert armies_in(state, 0, "nusus") == 2  # Palmain has been left, so Nusus was the only place
    play(state, "march-from palmain")
    assert options(state) == ["number 1", "number 2"]  # Oxter has been left as well
    play(state, "number 2")
    assert [armies_in(state, 0, key) for key in ("palmain", "nusus", "oxter")] == [0, 4, 0]
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-R2")
def test_a_place_that_was_left_is_not_entered_again() -> None:
    state = table(own={0: "palmain nusus oxter eagre"}, roads=CHAIN, armies="0 palmain 2, 0 oxter 2")
    play(state, "march", "march-from palmain", "march-to nusus", "number 1", "march-from oxter")
    assert options(state) == ["march-to eagre", "march-to nusus"]
    assert why(state, "march-to palmain") == ("back-and-forth", "MT-R2")
    assert [keys(state, state.marched_from), keys(state, state.marched_to)] == ["palmain", "nusus"]
    play(state, "march-to eagre", "number 1", "done")
    assert [state.marched_from, state.marched_to] == [0, 0]


@pytest.mark.rule("MT-R2", "MT-T5")
def test_the_move_is_a_free_action_that_bars_ending_the_game_or_a_war() -> None:
    state = table(own={0: "palmain nusus"}, roads=CHAIN, armies="0 palmain 1, 0 blore 5")
    assert "end-war blore" in options(state)
    play(state, "march")
    assert why(state, "end-war blore") == ("must-come-first", "MT-T3")
    assert why(state, "end-game") == ("must-come-first", "MT-T3")


@pytest.mark.rule("MT-R1", "MT-R2")
def test_the_first_and_the_last_province_of_the_map_are_on_roads_like_any_other() -> None:
    roads = "ambsace-frampold frampold-hatchel hatchel-welkin"
    homes = {0: "ambsace frampold hatchel welkin"}
    state = table(own=homes, roads=roads, armies="0 ambsace 2, 0 welkin 2")
    play(state, "march")
    assert options(state) == ["march-from ambsace", "march-from welkin"]
    out = state.clone()
    play(out, "march-from ambsace")
    assert options(out) == ["march-to frampold", "march-to hatchel", "march-to welkin"]
    play(out, "march-to welkin", "number 2")
    assert [armies_in(out, 0, key) for key in ("ambsace", "welkin")] == [0, 4]
    play(state, "march-from welkin")
    assert options(state) == ["march-to ambsace", "march-to frampold", "march-to hatchel"]
    play(state, "march-to ambsace", "number 1")
    assert why(state, "march-from ambsace") == ("back-and-forth", "MT-R2")
    play(state, "done")
    assert [armies_in(state, 0, key) for key in ("ambsace", "welkin")] == [3, 1]


# One card for another. MT-R3.


@pytest.mark.rule("MT-R3", "MT-I6")
def test_a_card_stands_for_any_province_of_its_network_when_invading() -> None:
    hand = "palmain start-army start-market"
    state = table(own={0: "nusus oxter eagre"}, hand={0: hand}, roads=CHAIN)
    play(state, "invade", "origin palmain")
    assert {"target remise", "target camarine", "target blore"} <= set(options(state))
    play(state, "target camarine", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "camarine") == 2
    broken = table(own={0: "nusus eagre"}, hand={0: hand}, roads=CHAIN)
    play(broken, "invade", "origin palmain")
    assert "target oxter" in options(broken)
    assert why(broken, "target remise") == ("out-of-reach", "MT-I1")


@pytest.mark.rule("MT-R3", "MT-K1")
def test_a_card_stands_for_any_province_of_its_network_when_building() -> None:
    hand = "palmain start-build start-market"
    state = table(own={0: "nusus oxter blore"}, hand={0: hand}, roads=CHAIN)
    play(state, "play start-build", "origin palmain")
    assert asked(state) == "choose-site 0"
    assert options(state) == ["build-in nusus", "build-in oxter", "build-in palmain"]
    assert why(state, "build-in blore") == ("not-linked", "MT-R3")
    assert why(state, "build-in eagre") == ("not-linked", "MT-R3")
    events = play(state, "build-in oxter", "build-castle", "spend start-market")
    assert verbs(events) == ["pays", "raises-castle", "takes-counter"]
    assert keys(state, state.castles) == "oxter"


@pytest.mark.rule("MT-R3")
def test_for_anything_else_a_card_is_only_itself() -> None:
    """Armies are placed without the card of a province, wherever roads lead."""
    state = table(own={0: "palmain nusus", 1: "oxter"}, hand={0: "start-army"}, roads=CHAIN)
    play(state, "place-armies")
    assert options(state) == ["armies-to nusus", "armies-to palmain"]
