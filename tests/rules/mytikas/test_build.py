"""Building, level tokens and slot bonuses."""

import pytest

from tests.rules.mytikas.table import (
    asked,
    edition_with,
    favors,
    goods,
    line,
    options,
    play,
    refusal,
    reserve,
    table,
    told,
    verbs,
)


@pytest.mark.rule("MK-B1")
@pytest.mark.parametrize(
    ("area", "cost", "piece"),
    [
        ("demeter-night", "2s1m", "minor-city"),
        ("demeter-night", "4s2m", "major-city"),
        ("zeus-night", "1s1m1g", "small-temple"),
        ("zeus-night", "2m2g", "large-temple"),
    ],
)
def test_the_whole_cost_is_paid_from_the_level_built_on(area: str, cost: str, piece: str) -> None:
    state = table(goods={0: f"9s9m9g / {cost}"})
    play(state, f"go {area}")
    assert f"build {piece} 2" in options(state)
    events = play(state, f"build {piece} 2")
    assert goods(state, 0).startswith("9s9m9g")
    assert verbs(events)[0] == "pays"
    assert refusal(table(goods={0: f"{cost}"}), f"build {piece} 1")[0] == "building-not-now"


@pytest.mark.rule("MK-B1")
def test_a_level_without_a_token_is_full() -> None:
    state = table(goods={0: "9s9m / 9s9m"}, tokens="0 5 3 2")
    play(state, "go demeter-night")
    assert refusal(state, "build minor-city 1") == ("level-is-full", "MK-B1")
    assert refusal(state, "build minor-city 3") == ("cannot-pay", "MK-B1")
    assert options(state, "build") == ["build minor-city 2", "build major-city 2"]


@pytest.mark.rule("MK-B1")
def test_one_building_an_action() -> None:
    state = table(goods={0: "9s9m9g"})
    play(state, "go zeus-night", "build small-temple 1", "slot small-1")
    assert asked(state) == "open-turn 1"
    assert line(state, "built").split("|")[0] == "10010000"


@pytest.mark.rule("MK-B2")
def test_pay_place_token_slot_bonus_area_bonus() -> None:
    state = table(goods={0: "1s1m1g / 1s1m1g"}, favors={0: "zeus"})
    play(state, "go zeus-night", "main")
    events = play(state, "build small-temple 2", "slot small-1", "bonus")
    assert told(events) == [
        "pays seat=0 level=2 cost=1s1m1g",
        "builds seat=0 piece=small-temple level=2 slot=small-1",
        "takes-offerings seat=0 count=2",
        "takes-bonus seat=0 area=zeus-night",
        "takes-offerings seat=0 count=1",
        "begins-turn seat=1",
    ]
    assert line(state, "tokens") == "4 4 3 2"
    assert state.view(0).builders[0].built == {"minor-1": 1, "small-1": 2}


@pytest.mark.rule("MK-B2")
def test_the_slot_is_your_choice_among_free_ones_of_that_type() -> None:
    state = table(goods={0: "2s1m"}, built={0: "minor-3:2"})
    events = play(state, "go demeter-night")
    assert "builds seat=0 piece=minor-city level=1 slot=minor-2" in told(events)  # the one that is left
    state = table(goods={0: "2s1m"})
    play(state, "go demeter-night")
    assert asked(state) == "choose-slot 0"
    assert options(state) == ["slot minor-2", "slot minor-3"]
    assert refusal(state, "slot minor-1") == ("slot-is-taken", "MK-B2")
    assert refusal(state, "slot small-1") == ("wrong-slot", "MK-B2")


@pytest.mark.rule("MK-B2")
def test_no_piece_left_no_building() -> None:
    state = table(goods={0: "9s9m9g"}, built={0: "large-1:2"})
    play(state, "go zeus-night")
    assert asked(state) == "choose-slot 0"  # only the small temple is left, on level 1
    state = table(goods={0: "9s9m9g / 9s9m9g"}, built={0: "large-1:2"})
    play(state, "go zeus-night")
    assert refusal(state, "build large-temple 1") == ("no-piece-left", "MK-B2")


@pytest.mark.rule("MK-B3")
def test_any_twice_is_optional_and_may_go_to_different_levels() -> None:
    state = table(goods={0: "4s1m"})
    play(state, "go demeter-night", "slot minor-2", "move stone 1 4", "move stone 1 3")
    assert goods(state, 0) == " /  / 1s / 1s"
    state = table(goods={0: "4s1m"})
    play(state, "go demeter-night", "slot minor-2", "done")
    assert goods(state, 0) == "2s"


@pytest.mark.rule("MK-B3")
def test_gains_of_the_other_slots() -> None:
    state = table(goods={0: "2s1m"})
    play(state, "go demeter-night", "slot minor-3", "favor hades")
    assert favors(state, 0) == [0, 0, 0, 1]
    state = table(goods={0: "3s1m1g"})
    play(state, "go zeus-night", "slot small-2", "move stone 1 3", "done")
    assert reserve(state, 0) == 1
    assert goods(state, 0) == "1s /  / 1s"
    state = table(goods={0: " / 4s2m"}, tokens="0 5 3 2")
    play(state, "go demeter-night", "build major-city 2")
    assert goods(state, 0) == " / 1g"  # on the level of the city
    state = table(goods={0: "2m2g"})
    play(state, "go zeus-night", "favor zeus", "favor demeter")
    assert favors(state, 0) == [1, 1, 0, 0]


@pytest.mark.rule("MK-B3")
def test_slots_come_from_the_edition() -> None:
    changed = edition_with(("[slot.small-1]\nofferings = 2", "[slot.small-1]\nofferings = 4"))
    state = table(goods={0: "1s1m1g"}, edition=changed)
    play(state, "go zeus-night", "slot small-1")
    assert reserve(state, 0) == 4
