"""Invading: what a card reaches, what it costs, how many armies go; borders and rugged land."""

import pytest

from mythagora.games.mythotopia.edition import PROVINCES
from mythagora.games.mythotopia.rules.war import neutral_strength, strength
from mythagora.games.mythotopia.state import MythotopiaState
from tests.rules.mythotopia.table import (
    RULEBOOK,
    armies_in,
    asked,
    discard_of,
    hand_of,
    options,
    owned,
    play,
    province,
    refused,
    reserve_of,
    ships_in,
    table,
    told,
    verbs,
    why,
)

RED_HAND = "palmain scombroid start-army start-market"
BY_LAND = ["target blore", "target diclesium", "target iracund", "target nusus"]
ALL = [f"target {key}" for key in RULEBOOK.provinces]


def coast(*seas: str) -> set[str]:
    """All provinces on some seas, as targets."""
    wanted = [RULEBOOK.seas.index(sea) for sea in seas]
    keys = [key for place, key in enumerate(RULEBOOK.provinces) if any_of(place, wanted)]
    return {f"target {key}" for key in keys}


def any_of(place: int, wanted: list[int]) -> bool:
    return any(RULEBOOK.seas_of[place] >> sea & 1 for sea in wanted)


def side(state: MythotopiaState, key: str, seat: int) -> int:
    return int(strength(state, province(state, key), seat))


# Borders. MT-B1.


@pytest.mark.rule("MT-B1")
def test_hills_cost_one_food_more() -> None:
    short = table(hand={0: "quean start-army start-market"})
    play(short, "invade", "origin quean")
    assert "target fadge" in options(short)  # an open border
    assert why(short, "target blore") == ("cannot-pay", "MT-C6")
    state = table(hand={0: "quean start-army start-market start-ship iracund"})
    play(state, "invade", "origin quean", "target blore", "muster start-army", "done")
    assert asked(state) == "pay 0"
    play(state, "spend start-market")
    assert asked(state) == "pay 0"  # one food is not enough
    play(state, "spend iracund")
    assert armies_in(state, 0, "blore") == 2
    assert hand_of(state, 0) == "start-ship"


@pytest.mark.rule("MT-B1")
def test_an_open_border_costs_one_food_even_where_more_is_at_hand() -> None:
    state = table(hand={0: "quean start-army start-market start-ship"})
    play(state, "invade", "origin quean", "target fadge", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "fadge") == 2
    assert hand_of(state, 0) == "start-ship"
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-B1")
def test_nobody_invades_across_mountains() -> None:
    state = table(hand={0: "trogle palmain start-army start-market start-ship iracund"})
    play(state, "invade", "origin trogle")
    assert options(state) == ["target blore"]
    assert why(state, "target margent") == ("behind-mountains", "MT-B1")
    assert why(state, "target quean") == ("out-of-reach", "MT-I1")
    general = table(own={0: "trogle"}, hand={0: "general start-army start-market iracund"})
    play(general, "invade", "origin general")
    assert why(general, "target margent") == ("behind-mountains", "MT-B1")


@pytest.mark.rule("MT-B1", "MT-X23")
def test_ranger_levels_hills_and_opens_mountains_for_two_food() -> None:
    state = table(hand={0: "quean start-army start-market"}, reserve={0: "ranger"})
    play(state, "invade", "origin quean", "target blore", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "blore") == 2
    poor = table(hand={0: "trogle start-army start-market"}, reserve={0: "ranger"})
    play(poor, "invade", "origin trogle")
    assert options(poor) == ["target blore"]
    assert why(poor, "target margent") == ("cannot-pay", "MT-C6")
    rich = table(hand={0: "trogle start-army start-market palmain"}, reserve={0: "ranger"})
    play(rich, "invade", "origin trogle", "target margent", "muster start-army", "done")
    play(rich, "spend palmain", "spend start-market")
    assert armies_in(rich, 0, "margent") == 2
    assert reserve_of(rich, 0) == "ranger"


@pytest.mark.rule("MT-B1", "MT-X23")
def test_ranger_in_the_hand_finds_no_way() -> None:
    state = table(hand={0: "trogle start-army start-market palmain ranger"})
    play(state, "invade", "origin trogle")
    assert why(state, "target margent") == ("behind-mountains", "MT-B1")


@pytest.mark.rule("MT-B1", "MT-C1")
def test_ranger_does_not_pay_for_the_way_it_finds() -> None:
    """With Farming any card is a food, but Ranger is in use where its text is needed."""
    state = table(own={0: "blore"}, hand={0: "blore start-army"}, reserve={0: "ranger farming"})
    play(state, "invade", "origin blore")
    assert "target palmain" in options(state)
    assert why(state, "target quean") == ("cannot-pay", "MT-C6")
    paid = table(own={0: "blore"}, hand={0: "blore start-army start-market"}, reserve={0: "ranger farming"})
    play(paid, "invade", "origin blore", "target quean", "muster start-army", "done")
    assert options(paid) == ["spend start-market"]
    assert why(paid, "spend-as-one ranger") == ("not-at-hand", "MT-C2")
    play(paid, "spend start-market")
    assert armies_in(paid, 0, "quean") == 2
    # The same card pays where no hills are crossed.
    open_way = table(own={0: "blore"}, hand={0: "blore start-army"}, reserve={0: "ranger farming"})
    play(open_way, "invade", "origin blore", "target palmain", "muster start-army", "done")
    assert options(open_way) == ["spend-as-one ranger"]


@pytest.mark.rule("MT-B1", "MT-C1")
def test_ranger_may_pay_again_in_the_next_action() -> None:
    state = table(hand={0: "trogle start-army start-market palmain"}, reserve={0: "ranger"})
    play(state, "invade", "origin trogle", "target margent", "muster start-army", "done")
    assert "ranger" in state.write().split("barred ")[1].split("\n")[0]
    play(state, "spend palmain", "spend start-market")
    assert "barred" not in state.write()


# Rugged land. MT-B2.


@pytest.mark.rule("MT-B2")
def test_rugged_land_helps_a_player_who_defends() -> None:
    tie = table(own={1: "blore"}, armies="0 blore 1")
    assert why(tie, "end-war blore") == ("no-clear-winner", "MT-W2")
    state = table(own={1: "blore"}, armies="0 blore 2")
    play(state, "end-war blore")
    assert owned(state, 0) == "blore"
    plain = table(own={1: "palmain"}, armies="0 palmain 1")
    play(plain, "end-war palmain")
    assert owned(plain, 0) == "palmain"


@pytest.mark.rule("MT-B2")
def test_rugged_land_does_not_help_who_invades() -> None:
    state = table(players=3, own={2: "blore"}, armies="0 blore 2, 1 blore 2")
    assert [side(state, "blore", seat) for seat in range(3)] == [2, 2, 1]


@pytest.mark.rule("MT-B2", "MT-W4")
def test_the_neutral_number_includes_what_rugged_land_adds() -> None:
    state = table()
    army = RULEBOOK.lands_with[3]
    for place in range(PROVINCES):
        rugged = RULEBOOK.rugged >> place & 1
        assert neutral_strength(state, place) == 2 + (army >> place & 1) + rugged, RULEBOOK.provinces[place]
    tie = table(armies="0 blore 4")
    assert why(tie, "end-war blore") == ("no-clear-winner", "MT-W2")
    won = table(armies="0 blore 5")
    play(won, "end-war blore")
    assert owned(won, 0) == "blore"


# Who reaches what. MT-I1.


@pytest.mark.rule("MT-I1")
def test_palmain_reaches_its_four_neighbours_by_land() -> None:
    state = table(hand={0: RED_HAND})
    play(state, "invade")
    assert asked(state) == "choose-origin 0"
    play(state, "origin palmain")
    assert options(state) == BY_LAND
    assert why(state, "target scombroid") == ("own-province", "MT-I2")
    assert why(state, "target talion") == ("out-of-reach", "MT-I1")
    assert why(state, "target ictus") == ("cannot-pay", "MT-C6")  # it lacks the Ship card


@pytest.mark.rule("MT-I1", "MT-I3")
def test_palmain_reaches_the_coast_with_a_ship_card() -> None:
    state = table(hand={0: RED_HAND + " start-ship"})
    play(state, "invade", "origin palmain")
    assert set(options(state)) == (coast("serpent-sea") | set(BY_LAND)) - {
        "target palmain",
        "target scombroid",
    }
    assert {"target ictus", "target kinabra", "target aporia"} <= set(options(state))


@pytest.mark.rule("MT-I1", "MT-C2")
def test_three_armies_to_blore() -> None:
    """The rulebook's example: the card, two cards with three armies, one food."""
    state = table(hand={0: RED_HAND})
    events = play(state, "invade", "origin palmain", "target blore", "muster start-army", "muster scombroid")
    assert armies_in(state, 0, "blore") == 0  # nothing moves before it is paid
    events += play(state, "done", "spend start-market")
    assert told(events) == [
        "sets-out seat=0 card=palmain",
        "targets seat=0 province=blore",
        "musters seat=0 card=start-army number=2",
        "musters seat=0 card=scombroid number=1",
        "pays seat=0 card=start-market number=1 symbol=food",
        "invades seat=0 province=blore number=3",
    ]
    assert armies_in(state, 0, "blore") == 3
    assert state.ready_armies[0] == 3
    assert owned(state, 0) == "palmain scombroid"  # nothing is captured yet
    assert discard_of(state, 0) == "palmain scombroid start-army start-market"
    assert hand_of(state, 0) == ""
    assert asked(state) == "take-turn 0"
    assert "end-turn" not in options(state)  # it was one action


@pytest.mark.rule("MT-I1")
def test_without_the_card_of_a_province_nobody_sets_out() -> None:
    state = table(own={0: "palmain"}, hand={0: "start-army start-market start-ship"})
    assert why(state, "invade") == ("cannot-invade", "MT-I1")


@pytest.mark.rule("MT-I1", "MT-C1")
def test_the_card_played_for_its_province_is_not_played_for_its_symbol() -> None:
    hungry = table(hand={0: "palmain start-army"})  # Palmain's food
    assert why(hungry, "invade") == ("cannot-invade", "MT-I1")
    unarmed = table(hand={0: "scombroid start-market"})  # Scombroid's army
    assert why(unarmed, "invade") == ("cannot-invade", "MT-I1")
    assert "invade" in options(table(hand={0: "scombroid palmain start-army"}))


@pytest.mark.rule("MT-I1")
def test_armies_and_food_are_both_needed() -> None:
    assert why(table(hand={0: "palmain start-market"}), "invade") == ("cannot-invade", "MT-I1")
    assert why(table(hand={0: "quean start-army"}), "invade") == ("cannot-invade", "MT-I1")
    assert "invade" in options(table(hand={0: "quean start-army start-market"}))


@pytest.mark.rule("MT-I1")
def test_an_origin_that_leads_nowhere_is_not_offered() -> None:
    hand = "trogle iracund start-army start-market"
    state = table(own={0: "blore palmain"}, hand={0: hand})
    play(state, "invade")
    assert options(state) == ["origin iracund"]  # Blore is red's own, and mountains hide Margent
    assert why(state, "origin trogle") == ("cannot-invade", "MT-I1")
    assert why(state, "origin start-army") == ("no-province-card", "MT-I1")
    assert why(state, "origin blore") == ("not-at-hand", "MT-C2")
    assert why(state, "origin general") == ("not-at-hand", "MT-C2")
    assert why(state, "target fadge") == ("target-not-now", "MT-I1")
    assert why(state, "pass") == ("action-not-now", "MT-T6")


@pytest.mark.rule("MT-I1", "MT-C2")
def test_cards_of_the_reserve_serve_as_well() -> None:
    state = table(hand={0: "start-market"}, reserve={0: "palmain start-army"})
    play(state, "invade", "origin palmain", "target blore", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "blore") == 2
    assert reserve_of(state, 0) == ""
    assert discard_of(state, 0) == "palmain start-army start-market"


@pytest.mark.rule("MT-I1", "MT-P1")
def test_only_cards_with_armies_bring_armies() -> None:
    state = table(hand={0: RED_HAND + " nusus"})
    play(state, "invade", "origin palmain", "target blore")
    assert asked(state) == "play-armies 0"
    assert options(state) == ["muster scombroid", "muster start-army"]
    assert why(state, "done") == ("army-first", "MT-I1")
    assert why(state, "muster nusus") == ("no-army-symbol", "MT-P1")
    assert why(state, "muster palmain") == ("not-at-hand", "MT-C2")  # it was the origin
    assert why(state, "muster start-army-2") == ("not-at-hand", "MT-C2")
    assert why(state, "levy nusus") == ("no-levies", "MT-X10")
    assert why(state, "spend start-market") == ("payment-not-now", "MT-C6")
    play(state, "muster scombroid")
    assert options(state) == ["muster start-army", "done"]


@pytest.mark.rule("MT-I1", "MT-C6")
def test_the_last_food_is_not_mustered_away() -> None:
    """With Farming any card may be the food, so one must stay."""
    hand = "quean start-army start-army-2"
    state = table(hand={0: hand}, reserve={0: "farming"})
    play(state, "invade", "origin quean", "target fadge", "muster start-army")
    assert options(state) == ["done"]
    assert why(state, "muster start-army-2") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-I1")
def test_the_first_and_the_last_province_of_the_map_are_invaded_from_and_into_like_any_other() -> None:
    hand = "ambsace welkin custus start-army start-market"
    state = table(hand={0: hand})
    play(state, "invade")
    assert options(state) == ["origin ambsace", "origin custus", "origin welkin"]
    play(state, "origin ambsace")
    assert options(state) == ["target frampold"]
    into = table(hand={0: "hatchel frampold start-army start-market"})
    first, last = into.clone(), into.clone()
    play(first, "invade", "origin frampold", "target ambsace", "muster start-army", "done")
    play(first, "spend start-market")
    assert armies_in(first, 0, "ambsace") == 2
    play(last, "invade", "origin hatchel", "target welkin", "muster start-army", "done", "spend start-market")
    assert armies_in(last, 0, "welkin") == 2


# Whom one may invade. MT-I2.


@pytest.mark.rule("MT-I2")
def test_a_province_of_another_player_is_invaded_like_a_neutral_one() -> None:
    state = table(own={1: "blore"}, hand={0: RED_HAND})
    play(state, "invade", "origin palmain")
    assert options(state) == BY_LAND
    play(state, "target blore", "muster scombroid", "done", "spend start-market")
    assert armies_in(state, 0, "blore") == 1
    assert owned(state, 1) == "blore"


@pytest.mark.rule("MT-I2")
def test_ones_own_province_is_no_target() -> None:
    state = table(own={0: "iracund"}, cities={0: "nusus"}, citadels={0: "blore"}, hand={0: RED_HAND})
    play(state, "invade", "origin palmain")
    assert options(state) == ["target diclesium"]
    for key in ["iracund", "nusus", "blore", "palmain"]:
        assert why(state, f"target {key}") == ("own-province", "MT-I2")


@pytest.mark.rule("MT-I2")
def test_where_armies_stand_already_one_reinforces_instead() -> None:
    state = table(hand={0: RED_HAND}, armies="0 blore 1")
    play(state, "invade", "origin palmain")
    assert options(state) == ["target diclesium", "target iracund", "target nusus"]
    assert why(state, "target blore") == ("already-there", "MT-I2")


@pytest.mark.rule("MT-I2")
def test_an_origin_with_nothing_but_running_wars_around_it_is_of_no_use() -> None:
    state = table(hand={0: "trogle start-army start-market"}, armies="0 blore 1")
    assert why(state, "invade") == ("cannot-invade", "MT-I1")
    assert "place-armies" in options(state)


# Across the sea. MT-I3.


@pytest.mark.rule("MT-I3")
def test_a_ship_card_crosses_one_sea_for_one_food() -> None:
    state = table(hand={0: RED_HAND + " start-ship"}, pool_ships={0: 5})
    events = play(state, "invade", "origin palmain", "target ictus")
    assert asked(state) == "play-ships 0"
    assert options(state) == ["ship start-ship"]
    assert why(state, "ship start-market") == ("no-ship-card", "MT-I3")
    assert why(state, "ship scombroid") == ("no-ship-card", "MT-I3")
    assert why(state, "ship ship") == ("not-at-hand", "MT-C2")
    assert why(state, "muster start-army") == ("card-not-now", "MT-C1")
    events += play(state, "ship start-ship", "muster start-army", "done", "spend start-market")
    assert told(events)[2] == "sails seat=0 card=start-ship"
    assert verbs(events) == ["sets-out", "targets", "sails", "musters", "pays", "invades"]
    assert armies_in(state, 0, "ictus") == 2
    assert discard_of(state, 0) == "palmain start-army start-market start-ship"
    assert [ships_in(state, 0, sea) for sea in RULEBOOK.seas] == [0, 0, 0, 0]  # and none was needed


@pytest.mark.rule("MT-I3", "MT-C1")
def test_a_ship_card_that_carries_does_not_feed() -> None:
    state = table(hand={0: "palmain start-army start-ship"})
    play(state, "invade", "origin palmain")
    assert "target scombroid" in options(state)  # by land: the card is food
    assert why(state, "target ictus") == ("cannot-pay", "MT-C6")
    two = table(hand={0: "palmain start-army start-ship ship"})
    play(two, "invade", "origin palmain", "target ictus")
    assert options(two) == ["ship ship", "ship start-ship"]
    play(two, "ship ship", "muster start-army", "done")
    assert options(two) == ["spend start-ship"]


@pytest.mark.rule("MT-I3")
def test_two_ship_cards_cross_two_seas_that_touch() -> None:
    state = table(hand={0: RED_HAND + " start-ship ship"})
    play(state, "invade", "origin palmain")
    reached = coast("serpent-sea", "beast-sea") | set(BY_LAND)
    assert set(options(state)) == reached - {"target palmain", "target scombroid"}
    assert why(state, "target hatchel") == ("out-of-reach", "MT-I1")  # its inland sea touches no other
    play(state, "target custus")
    assert options(state) == ["ship ship", "ship start-ship"]
    play(state, "ship start-ship")
    assert options(state) == ["ship ship"]
    play(state, "ship ship", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "custus") == 2
    assert discard_of(state, 0) == "palmain ship start-army start-market start-ship"


@pytest.mark.rule("MT-I3")
def test_two_seas_take_two_ship_cards_and_food_besides() -> None:
    one = table(hand={0: RED_HAND + " start-ship"})
    play(one, "invade", "origin palmain")
    assert why(one, "target custus") == ("cannot-pay", "MT-C6")
    unfed = table(hand={0: "palmain scombroid start-ship ship"})
    play(unfed, "invade", "origin palmain")
    assert "target ictus" in options(unfed)
    assert why(unfed, "target custus") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-I3")
def test_the_inland_seas_touch_no_other() -> None:
    state = table(hand={0: "hatchel start-army start-market start-ship ship"})
    play(state, "invade", "origin hatchel")
    by_land = {"target kakopyge", "target welkin", "target galingale"}  # the last over hills, for two food
    assert set(options(state)) == (coast("inland-west") | by_land) - {"target hatchel"}
    assert why(state, "target mome") == ("out-of-reach", "MT-I1")
    # Custus lies on a sea that touches another and on one that does not.
    both = table(hand={0: "custus start-army start-market start-ship ship"})
    play(both, "invade", "origin custus")
    everything = coast("beast-sea", "serpent-sea", "inland-west")
    assert set(options(both)) == everything - {"target custus"}


@pytest.mark.rule("MT-I3")
def test_a_province_without_a_coast_needs_no_ship_card() -> None:
    state = table(hand={0: "blore start-army start-market start-ship ship"})
    play(state, "invade", "origin blore")
    assert why(state, "target nusus") == ("out-of-reach", "MT-I1")
    inland = table(hand={0: RED_HAND + " start-ship ship"})
    play(inland, "invade", "origin palmain")
    assert why(inland, "target talion") == ("out-of-reach", "MT-I1")


@pytest.mark.rule("MT-I3")
def test_over_the_hills_or_across_the_sea_is_a_choice() -> None:
    hand = "shog start-army start-market start-ship eagre"
    state = table(hand={0: hand})
    play(state, "invade", "origin shog", "target malebolge")
    assert asked(state) == "choose-route 0"
    assert options(state) == ["by-hills", "by-sea"]
    assert why(state, "by-two-seas") == ("no-such-route", "MT-I3")
    assert why(state, "done") == ("not-done-yet", "MT-T1")
    sea = state.clone()
    play(sea, "by-sea", "ship start-ship", "muster start-army", "done", "spend eagre")
    assert armies_in(sea, 0, "malebolge") == 2  # one food: hills do not matter at sea
    play(state, "by-hills", "muster start-army", "done", "spend eagre")
    assert asked(state) == "pay 0"
    play(state, "spend start-ship")
    assert armies_in(state, 0, "malebolge") == 2
    assert hand_of(state, 0) == "start-market"


@pytest.mark.rule("MT-I3")
def test_of_two_ways_only_what_can_be_paid_is_offered() -> None:
    fed = table(hand={0: "shog start-army start-market eagre"})
    play(fed, "invade", "origin shog", "target malebolge")
    assert options(fed) == ["by-hills"]
    assert why(fed, "by-sea") == ("cannot-pay", "MT-C6")
    afloat = table(hand={0: "shog start-army start-ship eagre"})
    play(afloat, "invade", "origin shog", "target malebolge")
    assert options(afloat) == ["by-hills", "by-sea"]
    play(afloat, "by-sea")
    assert options(afloat) == ["ship start-ship"]
    lean = table(hand={0: "shog start-army start-ship ship"})
    play(lean, "invade", "origin shog", "target malebolge", "by-sea", "ship start-ship")
    assert options(lean) == ["muster start-army"]
    none = table(hand={0: "shog start-army start-ship"})
    play(none, "invade", "origin shog")
    assert why(none, "target malebolge") == ("cannot-pay", "MT-C6")


# As many armies as symbols. MT-I4.


@pytest.mark.rule("MT-I4")
def test_a_card_with_more_armies_than_are_available_is_not_played() -> None:
    hand = "palmain scombroid start-army start-army-2 start-market"
    state = table(hand={0: hand}, armies="0 palmain 3")  # three are available
    play(state, "invade", "origin palmain", "target blore", "muster start-army")
    assert options(state) == ["muster scombroid", "done"]
    assert why(state, "muster start-army-2") == ("too-many-armies", "MT-I4")
    play(state, "muster scombroid")
    assert asked(state) == "pay 0"  # all are on their way, so nobody asks for more
    play(state, "spend start-market")
    assert armies_in(state, 0, "blore") == 3
    assert state.ready_armies[0] == 0


@pytest.mark.rule("MT-I4")
def test_with_two_available_the_army_card_brings_two() -> None:
    hand = "palmain start-army start-army-2 start-market"
    state = table(hand={0: hand}, armies="0 palmain 4")
    play(state, "invade", "origin palmain", "target blore", "muster start-army", "spend start-market")
    assert armies_in(state, 0, "blore") == 2
    assert hand_of(state, 0) == "start-army-2"


@pytest.mark.rule("MT-I4")
def test_the_very_last_army_may_take_an_army_card() -> None:
    state = table(hand={0: "palmain start-army start-market"}, armies="0 palmain 5")
    events = play(
        state, "invade", "origin palmain", "target blore", "muster start-army", "spend start-market"
    )
    assert told(events)[-1] == "invades seat=0 province=blore number=1"
    assert armies_in(state, 0, "blore") == 1
    assert state.ready_armies[0] == 0


@pytest.mark.rule("MT-I4")
def test_one_army_left_after_others_does_not_take_an_army_card() -> None:
    """The exception is for a single army available, not for the rest of more."""
    hand = "palmain scombroid start-army start-market"
    state = table(hand={0: hand}, armies="0 palmain 4")
    play(state, "invade", "origin palmain", "target blore", "muster scombroid")
    assert options(state) == ["done"]
    assert why(state, "muster start-army") == ("too-many-armies", "MT-I4")


@pytest.mark.rule("MT-I4")
def test_with_no_army_available_nobody_invades_or_places() -> None:
    state = table(hand={0: RED_HAND}, armies="0 palmain 6")
    assert why(state, "invade") == ("no-army-ready", "MT-I4")
    assert why(state, "place-armies") == ("no-army-ready", "MT-I4")
    assert "remove-armies" in options(state)
    bought = table(hand={0: RED_HAND}, armies="0 palmain 6", pool_armies={0: 7})
    assert {"invade", "place-armies"} <= set(options(bought))


# Invaded provinces. MT-I5.


@pytest.mark.rule("MT-I5")
def test_one_may_set_out_from_a_province_under_attack() -> None:
    state = table(hand={0: RED_HAND}, armies="1 palmain 5")
    play(state, "invade", "origin palmain", "target blore", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "blore") == 2
    assert armies_in(state, 1, "palmain") == 5


@pytest.mark.rule("MT-I5")
def test_several_invade_the_same_province() -> None:
    state = table(players=3, own={2: "blore"}, hand={0: RED_HAND}, armies="1 blore 2, 2 blore 1")
    play(state, "invade", "origin palmain", "target blore", "muster start-army", "done", "spend start-market")
    assert [armies_in(state, seat, "blore") for seat in range(3)] == [2, 2, 1]


@pytest.mark.rule("MT-I5")
def test_an_army_abroad_is_no_base() -> None:
    """Only a province one controls can be the origin."""
    state = table(own={0: "palmain"}, hand={0: "start-army start-market general"}, armies="0 blore 2")
    play(state, "invade", "origin general")
    assert options(state) == ["target diclesium", "target iracund", "target nusus", "target scombroid"]
    assert why(state, "target margent") == ("out-of-reach", "MT-I1")


# Roads, General, Portal. MT-I6.


@pytest.mark.rule("MT-I6", "MT-R3")
def test_a_card_opens_what_its_network_borders() -> None:
    hand = "palmain scombroid start-army start-market"
    state = table(own={0: "blore trogle"}, hand={0: hand}, roads="palmain-blore")
    play(state, "invade", "origin palmain")
    neighbours = ["diclesium", "iracund", "margent", "nusus"]
    assert options(state) == [f"target {key}" for key in neighbours]
    assert why(state, "target quean") == ("cannot-pay", "MT-C6")  # hills: two food
    longer = table(own={0: "blore iracund"}, hand={0: hand}, roads="palmain-blore blore-iracund")
    play(longer, "invade", "origin palmain")
    assert {"target quean", "target fadge"} <= set(options(longer))


@pytest.mark.rule("MT-I6", "MT-R1")
def test_a_road_into_anothers_province_leads_nowhere() -> None:
    state = table(own={1: "blore"}, hand={0: RED_HAND}, roads="palmain-blore")
    play(state, "invade", "origin palmain")
    assert options(state) == BY_LAND
    assert why(state, "target margent") == ("out-of-reach", "MT-I1")


@pytest.mark.rule("MT-I6", "MT-I3")
def test_ships_sail_from_any_coast_of_the_network() -> None:
    state = table(
        own={0: "palmain"}, hand={0: "blore start-army start-market start-ship"}, roads="palmain-blore"
    )
    play(state, "invade", "origin blore")
    assert {"target ictus", "target aporia"} <= set(options(state))
    apart = table(own={0: "palmain"}, hand={0: "blore start-army start-market start-ship"})
    play(apart, "invade", "origin blore")
    assert why(apart, "target ictus") == ("out-of-reach", "MT-I1")


@pytest.mark.rule("MT-I6", "MT-X11")
def test_general_sets_out_from_any_province_of_yours() -> None:
    state = table(own={0: "trogle ambsace"}, hand={0: "general start-army start-market"})
    play(state, "invade")
    assert options(state) == ["origin general"]
    play(state, "origin general")
    assert options(state) == ["target blore", "target custus", "target frampold"]
    play(state, "target blore")
    assert options(state) == ["muster start-army"]  # General's own army is not for this
    play(state, "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "blore") == 2
    assert discard_of(state, 0) == "general start-army start-market"


@pytest.mark.rule("MT-I6", "MT-X11", "MT-I3")
def test_general_needs_ship_cards_for_the_sea() -> None:
    state = table(own={0: "ambsace"}, hand={0: "general start-army start-market"})
    play(state, "invade", "origin general")
    assert why(state, "target ictus") == ("cannot-pay", "MT-C6")
    afloat = table(own={0: "ambsace"}, hand={0: "general start-army start-market start-ship"})
    play(afloat, "invade", "origin general", "target ictus", "ship start-ship", "muster start-army", "done")
    play(afloat, "spend start-market")
    assert armies_in(afloat, 0, "ictus") == 2


@pytest.mark.rule("MT-I6", "MT-C1")
def test_general_alone_is_not_both_the_card_and_the_army() -> None:
    state = table(own={0: "trogle"}, hand={0: "general start-market"})
    assert why(state, "invade") == ("cannot-invade", "MT-I1")


@pytest.mark.rule("MT-I6", "MT-X20")
def test_portal_leads_anywhere_for_one_food() -> None:
    state = table(
        own={0: "trogle", 1: "ictus"}, hand={0: "portal start-army start-market"}, armies="0 nusus 1"
    )
    play(state, "invade")
    assert options(state) == ["origin portal"]
    play(state, "origin portal")
    barred = ["target nusus", "target trogle"]  # red's army is there; red's own
    assert options(state) == [target for target in ALL if target not in barred]
    assert why(state, "target trogle") == ("own-province", "MT-I2")
    assert why(state, "target nusus") == ("already-there", "MT-I2")
    for key in ["margent", "ictus", "quean"]:  # mountains, sea, far away
        far = state.clone()
        play(far, f"target {key}", "muster start-army", "done", "spend start-market")
        assert armies_in(far, 0, key) == 2
        assert asked(far) == "take-turn 0"


@pytest.mark.rule("MT-I6", "MT-X20", "MT-C1")
def test_portal_does_not_feed_the_armies_it_sends() -> None:
    state = table(own={0: "trogle"}, hand={0: "portal start-army"})
    assert why(state, "invade") == ("cannot-invade", "MT-I1")
    with_card = table(hand={0: "trogle portal start-army"})
    play(with_card, "invade")
    assert options(with_card) == ["origin trogle"]  # Portal is the food then
    assert why(with_card, "origin portal") == ("cannot-invade", "MT-I1")


@pytest.mark.rule("MT-I6")
def test_portal_needs_no_province_at_all() -> None:
    state = table(hand={0: "portal start-army start-market"})
    assert owned(state, 0) == ""
    play(state, "invade", "origin portal", "target blore", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "blore") == 2
    assert refused(state, "invade").name == "cannot-invade"
