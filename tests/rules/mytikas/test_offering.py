"""Offerings and locks."""

import pytest

from tests.rules.mytikas.table import (
    asked,
    cards,
    line,
    options,
    play,
    refusal,
    reserve,
    table,
    told,
    verbs,
)


@pytest.mark.rule("MK-O1")
def test_on_your_own_card_a_card_of_the_line_or_an_opponents() -> None:
    state = table(reserve={0: 3}, cards={0: "hera:1", 1: "pan:2", 2: "ares:3"}, line="zeus")
    play(state, "go hades-night")
    assert options(state, "offer") == ["offer zeus", "offer hera", "offer pan"]
    assert refusal(state, "offer ares") == ("too-few-offerings", "MK-O1")  # four would be needed
    own, taken = state.clone(), state.clone()
    events = play(own, "offer hera", "put 2")
    assert told(events)[0] == "protects seat=0 deity=hera count=2"
    assert cards(own, 0) == "hera:3"
    events = play(taken, "offer zeus", "put 2")
    assert told(events)[0] == "takes-card seat=0 deity=zeus count=2"
    assert cards(taken, 0) == "zeus:2 hera:1"
    events = play(state, "offer pan")  # three, all there are, so it is not asked how many
    assert told(events)[0] == "steals-card seat=0 deity=pan count=3 other=1 back=2"


@pytest.mark.rule("MK-O1")
@pytest.mark.rule("MK-O7")
def test_the_rulebooks_example_of_hera() -> None:
    """Red has two on Hera: blue needs at least three, and red takes the two back."""
    state = table(reserve={0: 4}, cards={1: "hera:2"})
    play(state, "go hades-night", "offer hera")
    assert refusal(state, "put 2") == ("outbid-the-owner", "MK-O1")
    assert options(state) == ["put 3", "put 4"]
    play(state, "put 3")
    assert cards(state, 0) == "hera:3"
    assert cards(state, 1) == "-"
    assert (reserve(state, 0), reserve(state, 1)) == (1, 2)


@pytest.mark.rule("MK-O2")
def test_offerings_on_a_card_stay_there() -> None:
    state = table(cards={0: "hera:3"})
    play(state, "go poseidon-day")
    assert cards(state, 0) == "hera:3"
    assert reserve(state, 0) == 1
    state = table(cards={0: "hera:3"})
    events = play(state, "go hades-night")
    assert "performs" in verbs(events)
    assert "takes-offerings seat=0 count=1" in told(events)  # there was nothing in the reserve to offer


@pytest.mark.rule("MK-O3")
def test_the_lowest_lock_secures_a_card_for_good() -> None:
    state = table(reserve={0: 3, 1: 9}, cards={0: "hera:1"}, line="zeus")
    play(state, "go hades-night", "offer hera")
    assert options(state) == ["put 1", "put 2", "put 3"]
    events = play(state, "put 3")
    assert told(events)[1] == "locks seat=0 deity=hera lock=4"
    assert cards(state, 0) == "hera:L4"
    assert reserve(state, 0) == 0  # the Offerings went to the supply
    assert state.view(0).next_lock == 5
    state.builders[0] = 0
    play(state, "go hades-night")
    assert refusal(state, "offer hera") == ("card-is-locked", "MK-O3")


@pytest.mark.rule("MK-O3")
def test_never_more_than_the_lowest_lock() -> None:
    state = table(reserve={0: 9}, cards={0: "hera:1"}, line="zeus")
    play(state, "go hades-night", "offer zeus")
    assert options(state) == ["put 1", "put 2", "put 3", "put 4"]
    assert refusal(state, "put 5") == ("over-the-lock", "MK-O3")
    assert refusal(state, "put 10") == ("no-offering-left", "MK-O1")


@pytest.mark.rule("MK-O3")
def test_with_the_option_a_card_above_waits_for_its_number() -> None:
    state = table(reserve={0: 9}, cards={0: "hera:1", 1: "pan:5"}, line="zeus", offerings_over_lock=1)
    play(state, "go hades-night", "offer hera", "put 5")
    assert cards(state, 0) == "hera:6"  # above the 4, which nobody holds
    state = table(
        reserve={0: 9}, cards={0: "hera:1 ares:6", 1: "pan:5"}, line="zeus", offerings_over_lock=1, players=2
    )
    events = play(state, "go hades-night", "offer hera", "put 3")
    # The 4 is taken, so a 5 is the lowest and Pan has waited for it; then another 5: Ares waits on.
    assert told(events)[3:5] == ["locks seat=0 deity=hera lock=4", "locks seat=1 deity=pan lock=5"]
    assert cards(state, 0) == "hera:L4 ares:6"
    assert cards(state, 1) == "pan:L5"


@pytest.mark.rule("MK-O3")
def test_the_next_lock_counts_at_once() -> None:
    state = table(reserve={0: 4, 1: 5}, favors={1: "hades"}, cards={0: "hera:1"}, line="zeus apollo")
    play(state, "go hades-night", "offer hera", "put 3", "follow hades", "offer zeus", "put 5")
    assert cards(state, 1) == "zeus:L5"


@pytest.mark.rule("MK-O4")
def test_the_line_is_turned_up_only_after_all_follow_ups() -> None:
    state = table(reserve={0: 4, 1: 5}, favors={1: "hades"}, cards={0: "hera:1"}, line="zeus apollo")
    play(state, "go hades-night", "offer hera", "put 3", "follow hades")
    assert refusal(state, "offer apollo") == ("card-not-in-play", "MK-O6")
    assert not state.view(1).line[1].face_up
    events = play(state, "take")
    assert "turns-up deity=apollo" in told(events)
    assert state.view(1).line[1].face_up
    assert line(state, "turned") == "1"


@pytest.mark.rule("MK-O5")
def test_without_a_lock_offerings_go_on_without_cap() -> None:
    locked = {0: "apollo:L4 athena:L5 ares:L5 hera:5", 1: "pan:2"}
    state = table(2, reserve={0: 1, 1: 9}, favors={1: "hades"}, cards=locked, locks=3, turned=3)
    events = play(state, "go hades-night", "offer hera", "follow hades", "offer pan")
    assert "locks-gone seat=0" in told(events)
    assert options(state)[-1] == "put 9"
    play(state, "put 9")
    assert cards(state, 1) == "pan:11"
    assert state.is_over()


@pytest.mark.rule("MK-O6")
def test_at_least_one_and_a_taken_card_is_not_replaced() -> None:
    state = table(reserve={0: 2}, line="zeus apollo")
    play(state, "go hades-night", "offer zeus")
    assert options(state) == ["put 1", "put 2"]
    play(state, "put 1")
    assert line(state, "line").split("|")[0] == "-"
    assert state.view(0).line[0].taken
    assert not state.view(0).line[1].face_up


@pytest.mark.rule("MK-O6")
def test_cards_face_down_and_in_the_deck_are_refused_alike() -> None:
    state = table(reserve={0: 2}, line="zeus apollo athena")
    play(state, "go hades-night")
    assert {refusal(state, f"offer {deity}") for deity in ["apollo", "athena", "hermes"]} == {
        ("card-not-in-play", "MK-O6")
    }


@pytest.mark.rule("MK-O6")
def test_the_bonus_to_make_an_offering_needs_something_to_offer() -> None:
    state = table(favors={0: "poseidon"})
    play(state, "go poseidon-day")
    assert asked(state) == "wrap-up 0"  # the Offering just taken can be made
    play(state, "bonus")
    assert reserve(state, 0) == 0
