"""Armies and ships: placing, removing, buying."""

import pytest

from tests.rules.mythotopia.table import (
    armies_in,
    asked,
    discard_of,
    edition_with,
    hand_of,
    options,
    play,
    province,
    ships_in,
    table,
    told,
    verbs,
    why,
)

# Placing armies. MT-P1.


@pytest.mark.rule("MT-P1")
def test_armies_come_to_a_province_of_yours_for_nothing_but_their_cards() -> None:
    state = table(own={0: "nusus"}, hand={0: "palmain start-army scombroid"})
    play(state, "place-armies")
    assert asked(state) == "choose-garrison 0"
    assert options(state) == ["armies-to nusus", "armies-to palmain", "armies-to scombroid"]
    events = play(state, "armies-to nusus", "muster start-army", "muster scombroid", "done")
    assert told(events) == [
        "garrisons seat=0 province=nusus",
        "musters seat=0 card=start-army number=2",
        "musters seat=0 card=scombroid number=1",
        "places seat=0 province=nusus number=3",
    ]
    assert armies_in(state, 0, "nusus") == 3
    assert state.ready_armies[0] == 3
    assert discard_of(state, 0) == "scombroid start-army"
    assert hand_of(state, 0) == "palmain"
    assert asked(state) == "take-turn 0"
    assert "end-turn" not in options(state)


@pytest.mark.rule("MT-P1")
def test_in_your_own_province_no_food_is_paid_even_at_war() -> None:
    state = table(own={0: "nusus"}, hand={0: "start-army start-market"}, armies="0 nusus 1, 1 nusus 3")
    play(state, "place-armies", "armies-to nusus", "muster start-army", "done")
    assert armies_in(state, 0, "nusus") == 3
    assert hand_of(state, 0) == "start-market"


@pytest.mark.rule("MT-P1")
def test_a_city_and_a_citadel_are_provinces_of_yours_too() -> None:
    state = table(cities={0: "nusus"}, citadels={0: "blore"}, hand={0: "start-army"})
    play(state, "place-armies")
    assert options(state) == ["armies-to blore", "armies-to nusus"]


@pytest.mark.rule("MT-P1")
def test_abroad_armies_join_those_already_there_for_one_food() -> None:
    """Quean's border to Blore is hills; that matters for the invasion only."""
    hand = "start-army start-market start-ship"
    state = table(own={0: "quean"}, hand={0: hand}, armies="0 blore 1")
    play(state, "place-armies")
    assert options(state) == ["armies-to blore", "armies-to quean"]
    events = play(state, "armies-to blore", "muster start-army", "done")
    assert asked(state) == "pay 0"
    assert armies_in(state, 0, "blore") == 1
    events += play(state, "spend start-market")
    assert verbs(events) == ["garrisons", "musters", "pays", "places"]
    assert armies_in(state, 0, "blore") == 3
    assert hand_of(state, 0) == "start-ship"
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-P1")
def test_without_food_nothing_is_placed_abroad() -> None:
    state = table(own={0: "quean"}, hand={0: "start-army"}, armies="0 blore 1")
    play(state, "place-armies")
    assert options(state) == ["armies-to quean"]
    assert why(state, "armies-to blore") == ("cannot-pay", "MT-C6")
    homeless = table(hand={0: "start-army"}, armies="0 blore 1")
    assert why(homeless, "place-armies") == ("cannot-pay", "MT-C6")
    fed = table(hand={0: "start-army start-market"}, armies="0 blore 1")
    play(fed, "place-armies")
    assert options(fed) == ["armies-to blore"]


@pytest.mark.rule("MT-P1")
def test_armies_go_nowhere_else() -> None:
    state = table(own={0: "quean", 1: "nusus"}, hand={0: "start-army start-market"}, armies="1 blore 1")
    play(state, "place-armies")
    for key in ["blore", "nusus", "iracund"]:  # another's war, another's province, nobody's
        assert why(state, f"armies-to {key}") == ("not-your-place", "MT-P1")
    assert why(state, "armies-from quean") == ("armies-not-now", "MT-P1")
    assert why(state, "target blore") == ("target-not-now", "MT-I1")


@pytest.mark.rule("MT-P1", "MT-I4")
def test_placing_counts_symbols_as_invading_does() -> None:
    hand = "scombroid start-army start-army-2"
    state = table(own={0: "palmain"}, hand={0: hand}, armies="0 palmain 3")
    play(state, "place-armies", "armies-to scombroid")
    assert why(state, "done") == ("army-first", "MT-I1")
    play(state, "muster start-army")
    assert why(state, "muster start-army-2") == ("too-many-armies", "MT-I4")
    play(state, "muster scombroid")
    assert armies_in(state, 0, "scombroid") == 3
    last = table(own={0: "palmain"}, hand={0: "start-army start-army-2"}, armies="0 palmain 5")
    play(last, "place-armies", "armies-to palmain", "muster start-army-2")
    assert armies_in(last, 0, "palmain") == 6
    assert hand_of(last, 0) == "start-army"


@pytest.mark.rule("MT-P1")
def test_without_army_symbols_nothing_is_placed() -> None:
    state = table(own={0: "palmain"}, hand={0: "palmain start-market start-ship"})
    assert why(state, "place-armies") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-P1")
def test_a_second_action_may_reinforce_what_the_first_began() -> None:
    hand = "palmain scombroid start-army start-market start-ship"
    state = table(hand={0: hand})
    play(state, "invade", "origin palmain", "target blore", "muster start-army", "done", "spend start-market")
    play(state, "place-armies", "armies-to blore", "muster scombroid", "done", "spend start-ship")
    assert armies_in(state, 0, "blore") == 3
    assert options(state) == ["end-turn"]


@pytest.mark.rule("MT-P1", "MT-P2")
def test_the_first_and_the_last_province_of_the_map_are_like_any_other() -> None:
    state = table(own={0: "ambsace welkin"}, hand={0: "ambsace start-army start-market"}, armies="0 custus 1")
    play(state, "place-armies")
    assert options(state) == ["armies-to ambsace", "armies-to custus", "armies-to welkin"]
    play(state, "armies-to ambsace")
    assert options(state) == ["muster ambsace", "muster start-army"]
    play(state, "muster ambsace", "muster start-army", "done")
    assert armies_in(state, 0, "ambsace") == 3
    abroad = table(own={0: "welkin"}, hand={0: "start-army start-market"}, armies="0 ambsace 1")
    play(abroad, "place-armies")
    assert options(abroad) == ["armies-to ambsace", "armies-to welkin"]
    home = table(own={0: "ambsace welkin"}, armies="0 ambsace 2, 0 welkin 3")
    play(home, "remove-armies")
    assert options(home) == ["armies-from ambsace", "armies-from welkin"]
    play(home, "armies-from welkin", "number 3")
    assert [armies_in(home, 0, key) for key in ("ambsace", "welkin")] == [2, 0]


# Removing armies. MT-P2.


@pytest.mark.rule("MT-P2")
def test_any_number_of_armies_comes_home_without_a_card() -> None:
    state = table(own={0: "palmain nusus"}, hand={0: "start-army"}, armies="0 palmain 3, 0 nusus 2")
    play(state, "remove-armies")
    assert asked(state) == "choose-withdrawal 0"
    assert options(state) == ["armies-from nusus", "armies-from palmain"]
    assert why(state, "armies-from blore") == ("no-armies-there", "MT-P2")
    assert why(state, "armies-to nusus") == ("armies-not-now", "MT-P1")
    play(state, "armies-from palmain")
    assert asked(state) == "count-withdrawal 0"
    assert options(state) == ["number 1", "number 2", "number 3"]
    assert why(state, "number 0") == ("not-so-many", "MT-P2")
    assert why(state, "number 4") == ("not-so-many", "MT-P2")
    assert why(state, "done") == ("not-done-yet", "MT-T1")
    events = play(state, "number 2")
    assert told(events) == ["withdraws seat=0 province=palmain number=2"]
    assert armies_in(state, 0, "palmain") == 1
    assert armies_in(state, 0, "nusus") == 2
    assert state.ready_armies[0] == 3
    assert hand_of(state, 0) == "start-army"
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-P2")
def test_what_has_one_answer_is_not_asked() -> None:
    state = table(own={0: "palmain"}, armies="0 palmain 1")
    events = play(state, "remove-armies")
    assert told(events) == ["withdraws seat=0 province=palmain number=1"]
    assert armies_in(state, 0, "palmain") == 0
    assert state.ready_armies[0] == 6


@pytest.mark.rule("MT-P2")
def test_no_army_leaves_a_war() -> None:
    armies = "0 palmain 2, 1 palmain 1, 0 blore 3, 0 nusus 2, 0 quean 1"
    state = table(own={0: "palmain nusus quean"}, armies=armies, pool_armies={0: 6})
    play(state, "remove-armies")
    assert options(state) == ["armies-from nusus", "armies-from quean"]
    assert why(state, "armies-from palmain") == ("at-war", "MT-P2")  # invaded
    assert why(state, "armies-from blore") == ("at-war", "MT-P2")  # invading


@pytest.mark.rule("MT-P2")
def test_with_armies_only_at_war_or_nowhere_none_can_be_removed() -> None:
    fighting = table(own={0: "palmain"}, armies="0 palmain 2, 1 palmain 1, 0 blore 3")
    assert why(fighting, "remove-armies") == ("at-war", "MT-P2")
    idle = table(own={0: "palmain"}, armies="1 palmain 1")
    assert why(idle, "remove-armies") == ("no-armies-there", "MT-P2")


@pytest.mark.rule("MT-P2", "MT-X14")
def test_mercenaries_leave_with_the_armies_or_without_them() -> None:
    state = table(own={0: "palmain"}, armies="0 palmain 2", mercenaries="0 palmain 2")
    play(state, "remove-armies")
    assert options(state) == ["number 0", "number 1", "number 2"]
    alone = state.clone()
    play(alone, "number 0")
    assert asked(alone) == "dismiss-mercenaries 0"
    assert options(alone) == ["number 1", "number 2"]
    assert why(alone, "number 0") == ("not-so-many", "MT-P2")  # then nothing would leave
    assert why(alone, "number 3") == ("not-so-many", "MT-P2")
    assert why(alone, "pass") == ("action-not-now", "MT-T6")
    events = play(alone, "number 1")
    assert told(events) == ["dismisses seat=0 province=palmain number=1"]
    assert armies_in(alone, 0, "palmain") == 2
    assert alone.mercenaries_in(0, province(alone, "palmain")) == 1
    assert alone.mercenaries_ready() == 1
    some = state.clone()
    play(some, "number 1")
    assert options(some) == ["number 0", "number 1", "number 2"]
    assert told(play(some.clone(), "number 0")) == []
    play(some, "number 2")
    assert armies_in(some, 0, "palmain") == 1
    assert some.mercenaries_ready() == 2
    last = state.clone()
    play(last, "number 2")  # they go with the last army
    assert asked(last) == "take-turn 0"
    assert last.mercenaries_ready() == 2


@pytest.mark.rule("MT-P2", "MT-X14")
def test_one_mercenary_and_one_army() -> None:
    state = table(own={0: "welkin"}, armies="0 welkin 1", mercenaries="0 welkin 1")
    play(state, "remove-armies", "number 0")
    assert asked(state) == "take-turn 0"  # there was one mercenary to send
    assert state.mercenaries_ready() == 2
    assert armies_in(state, 0, "welkin") == 1


@pytest.mark.rule("MT-P2", "MT-X14")
def test_anothers_mercenaries_are_not_yours_to_remove() -> None:
    state = table(own={0: "palmain", 1: "nusus"}, armies="0 palmain 2, 1 nusus 1", mercenaries="1 nusus 2")
    play(state, "remove-armies")
    assert options(state) == ["number 1", "number 2"]
    play(state, "number 2")
    assert state.mercenaries_ready() == 0


# Placing ships. MT-P3.


@pytest.mark.rule("MT-P3")
def test_ships_need_a_port() -> None:
    state = table(own={0: "custus nusus"}, hand={0: "start-ship"})
    play(state, "place-ships")
    assert asked(state) == "choose-port 0"
    assert options(state) == ["port beast-sea", "port serpent-sea", "port inland-west"]
    assert why(state, "port inland-east") == ("no-port", "MT-P3")
    assert why(state, "recall-from beast-sea") == ("sea-not-now", "MT-P3")
    inland = table(own={0: "blore"}, hand={0: "start-ship"})
    assert why(inland, "place-ships") == ("no-port", "MT-P3")
    elsewhere = table(own={0: "blore", 1: "nusus"}, hand={0: "start-ship"}, armies="0 nusus 1")
    assert why(elsewhere, "place-ships") == ("no-port", "MT-P3")  # an army on the coast is no port


@pytest.mark.rule("MT-P3")
def test_as_many_ships_as_symbols_into_one_sea() -> None:
    state = table(own={0: "nusus"}, hand={0: "start-ship ship start-army"}, ships="1 serpent-sea 2")
    play(state, "place-ships")  # Nusus lies on one sea
    assert asked(state) == "launch-ships 0"
    assert options(state) == ["ship ship", "ship start-ship"]
    assert why(state, "done") == ("ship-first", "MT-P3")
    assert why(state, "ship start-army") == ("no-ship-symbol", "MT-P3")
    assert why(state, "ship nusus") == ("not-at-hand", "MT-C2")
    assert why(state, "port serpent-sea") == ("sea-not-now", "MT-P3")
    play(state, "ship start-ship")
    assert ships_in(state, 0, "serpent-sea") == 0
    assert options(state) == ["ship ship", "done"]
    one = state.clone()
    events = play(one, "done")
    assert told(events) == ["places-ships seat=0 sea=serpent-sea number=1"]
    assert ships_in(one, 0, "serpent-sea") == 1
    assert one.ready_ships[0] == 1
    assert hand_of(one, 0) == "ship start-army"
    events = play(state, "ship ship")  # no ship is left, so nobody asks for more
    assert told(events) == ["launches seat=0 card=ship", "places-ships seat=0 sea=serpent-sea number=2"]
    assert ships_in(state, 0, "serpent-sea") == 2
    assert ships_in(state, 1, "serpent-sea") == 2  # ships never fight
    assert state.ready_ships[0] == 0
    assert discard_of(state, 0) == "ship start-ship"


@pytest.mark.rule("MT-P3")
def test_no_sea_is_ever_full() -> None:
    ships = "0 serpent-sea 4, 1 serpent-sea 5"
    pools = {0: 0, 1: 0}
    state = table(own={0: "nusus"}, hand={0: "start-ship"}, ships=ships, pool_ships=pools)
    play(state, "place-ships", "ship start-ship")
    assert ships_in(state, 0, "serpent-sea") == 5


@pytest.mark.rule("MT-P3")
def test_ships_must_be_available_and_have_their_symbol() -> None:
    state = table(own={0: "nusus"}, hand={0: "start-ship"}, ships="0 serpent-sea 2")
    assert why(state, "place-ships") == ("no-ship-ready", "MT-P3")
    unmanned = table(own={0: "nusus"}, hand={0: "start-army start-market"})
    assert why(unmanned, "place-ships") == ("no-ship-symbol", "MT-P3")


@pytest.mark.rule("MT-P3")
def test_a_card_with_more_ships_than_are_available_is_not_played() -> None:
    large = edition_with(
        ('ship = {name = "Ship", food = 1, gold = 1, ship = 1}', 'ship = {name = "Ship", food = 1, ship = 2}')
    )
    state = table(own={0: "nusus"}, hand={0: "ship start-ship"}, ships="0 serpent-sea 1", edition=large)
    play(state, "place-ships")
    assert options(state) == ["ship start-ship"]
    assert why(state, "ship ship") == ("no-ship-symbol", "MT-P3")
    alone = table(own={0: "nusus"}, hand={0: "ship"}, ships="0 serpent-sea 1", edition=large)
    assert why(alone, "place-ships") == ("no-ship-symbol", "MT-P3")
    both = table(own={0: "nusus"}, hand={0: "ship"}, edition=large)
    play(both, "place-ships", "ship ship")
    assert ships_in(both, 0, "serpent-sea") == 2


# Removing ships. MT-P4.


@pytest.mark.rule("MT-P4")
def test_any_number_of_ships_comes_home_from_one_sea() -> None:
    ships = "0 serpent-sea 3, 0 beast-sea 1, 1 inland-west 1"
    state = table(own={0: "blore"}, ships=ships, pool_ships={0: 1})
    play(state, "recall-ships")
    assert asked(state) == "choose-recall 0"
    assert options(state) == ["recall-from beast-sea", "recall-from serpent-sea"]
    assert why(state, "recall-from inland-west") == ("no-ships-there", "MT-P4")
    assert why(state, "port beast-sea") == ("sea-not-now", "MT-P3")
    play(state, "recall-from serpent-sea")
    assert asked(state) == "count-recall 0"
    assert options(state) == ["number 1", "number 2", "number 3"]
    assert why(state, "number 0") == ("not-so-many", "MT-P2")
    assert why(state, "number 4") == ("not-so-many", "MT-P2")
    assert why(state, "recall-from serpent-sea") == ("sea-not-now", "MT-P3")
    events = play(state, "number 2")
    assert told(events) == ["recalls-ships seat=0 sea=serpent-sea number=2"]
    assert ships_in(state, 0, "serpent-sea") == 1
    assert ships_in(state, 0, "beast-sea") == 1
    assert state.ready_ships[0] == 2
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-P4")
def test_without_ships_at_sea_none_is_recalled() -> None:
    state = table(own={0: "nusus"}, ships="1 serpent-sea 1")
    assert why(state, "recall-ships") == ("no-ships-there", "MT-P4")
    alone = table(own={0: "nusus"}, ships="0 serpent-sea 1", armies="0 nusus 1, 1 nusus 2")
    play(alone, "recall-ships")  # ships may leave a war
    assert ships_in(alone, 0, "serpent-sea") == 0
    assert alone.ready_ships[0] == 2


# Buying. MT-P5.


@pytest.mark.rule("MT-P5")
def test_an_army_costs_a_gold_and_a_ship_two() -> None:
    hand = "trogle mome remise nesh start-army"  # five gold
    state = table(hand={0: hand})
    play(state, "buy")
    assert asked(state) == "order-pieces 0"
    assert options(state) == ["buy-army", "buy-ship"]
    assert why(state, "done") == ("order-something", "MT-P5")
    assert why(state, "build-city") == ("building-not-now", "MT-K1")
    play(state, "buy-army", "buy-army", "buy-army")
    assert options(state) == ["buy-army", "buy-ship", "done"]
    play(state, "buy-ship")
    assert options(state) == ["done"]  # that makes five
    assert why(state, "buy-ship") == ("cannot-pay", "MT-C6")
    assert why(state, "buy-army") == ("order-not-now", "MT-P5")  # armies are named before ships
    play(state, "done")
    assert asked(state) == "pay 0"
    events = play(state, "spend trogle", "spend mome", "spend remise", "spend nesh", "spend start-army")
    assert told(events)[-1] == "buys seat=0 armies=3 ships=1"
    assert [state.ready_armies[0], state.pool_armies[0]] == [9, 5]
    assert [state.ready_ships[0], state.pool_ships[0]] == [3, 2]
    assert hand_of(state, 0) == ""
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-P5")
def test_one_gold_buys_an_army_but_no_ship() -> None:
    state = table(hand={0: "trogle palmain"})
    play(state, "buy")
    assert options(state) == ["buy-army"]
    assert why(state, "buy-ship") == ("cannot-pay", "MT-C6")
    play(state, "buy-army")
    assert options(state) == ["done"]
    assert why(state, "buy-army") == ("cannot-pay", "MT-C6")
    events = play(state, "done", "spend trogle")
    assert told(events)[-1] == "buys seat=0 armies=1 ships=0"
    assert state.ready_armies[0] == 7
    assert why(table(hand={0: "palmain"}), "buy") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-P5")
def test_the_pool_is_the_limit() -> None:
    hand = "trogle mome remise nesh"
    state = table(hand={0: hand}, pool_armies={0: 1}, pool_ships={0: 1})
    play(state, "buy", "buy-army")
    assert options(state) == ["buy-ship", "done"]
    assert why(state, "buy-army") == ("pool-is-empty", "MT-P5")
    play(state, "buy-ship")
    assert why(state, "buy-ship") == ("pool-is-empty", "MT-P5")
    play(state, "done", "spend trogle", "spend mome", "spend remise")
    assert [state.pool_armies[0], state.pool_ships[0]] == [0, 0]
    assert why(state, "buy") == ("pool-is-empty", "MT-P5")
    ships_only = table(hand={0: hand}, pool_armies={0: 0})
    play(ships_only, "buy")
    assert options(ships_only) == ["buy-ship"]
    assert why(ships_only, "buy-army") == ("pool-is-empty", "MT-P5")
    one_gold = table(hand={0: "trogle"}, pool_armies={0: 0})
    assert why(one_gold, "buy") == ("cannot-pay", "MT-C6")  # a ship is left, but it costs two


@pytest.mark.rule("MT-P5")
def test_ships_alone_can_be_bought() -> None:
    state = table(hand={0: "trogle mome remise nesh"})
    play(state, "buy", "buy-ship", "buy-ship", "done")
    play(state, "spend trogle", "spend mome", "spend remise", "spend nesh")
    assert [state.ready_ships[0], state.pool_ships[0]] == [4, 1]
    assert state.ready_armies[0] == 6


@pytest.mark.rule("MT-P5")
def test_prices_come_from_the_edition() -> None:
    dear = edition_with(("army-gold = 1", "army-gold = 2"), ("ship-gold = 2", "ship-gold = 1"))
    state = table(hand={0: "trogle"}, edition=dear)
    play(state, "buy")
    assert options(state) == ["buy-ship"]
