"""The eight areas and their bonuses."""

import pytest

from tests.rules.mytikas.table import (
    asked,
    edition_with,
    favors,
    goods,
    options,
    play,
    refusal,
    reserve,
    table,
    told,
)


@pytest.mark.rule("MK-A1")
@pytest.mark.parametrize(
    ("choice", "produced"), [("produce 1", "3s"), ("produce 2", "1s1m"), ("produce 3", "1g")]
)
def test_zeus_day_yields_a_set_for_each_city(choice: str, produced: str) -> None:
    state = table()
    play(state, "go zeus-day")
    assert options(state) == ["produce 1", "produce 2", "produce 3"]
    play(state, choice)
    assert goods(state, 0) == produced
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-A1")
def test_temples_do_not_produce() -> None:
    state = table(built={0: "small-1:3 large-1:4"})
    play(state, "go zeus-day", "produce 1")
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-A1")
@pytest.mark.rule("MK-A10")
def test_the_rulebooks_example_of_three_cities() -> None:
    """Two minor cities on level 1 and a major city on level 2."""
    state = table(built={0: "minor-2:1 major-1:2"})
    play(state, "go zeus-day")
    assert state.view(0).question.about == {"city": "minor-1", "level": "1"}  # type: ignore[union-attr]
    events = play(state, "produce 1", "produce 2", "produce 3")
    assert goods(state, 0) == "4s1m / 1g"
    assert told(events)[0] == "produces seat=0 city=minor-1 level=1 yield=3s"
    assert told(events)[2] == "produces seat=0 city=major-1 level=2 yield=1g"


@pytest.mark.rule("MK-A2")
def test_zeus_night_builds_temples_only() -> None:
    state = table(goods={0: "9s9m9g"})
    play(state, "go zeus-night")
    assert options(state, "build") == ["build small-temple 1", "build large-temple 1"]
    assert refusal(state, "build minor-city 1") == ("other-kind-of-building", "MK-A2")


@pytest.mark.rule("MK-A3")
@pytest.mark.parametrize(
    ("choice", "produced"), [("harvest 1", "1s1g"), ("harvest 2", "4s"), ("harvest 3", "2m")]
)
def test_demeter_day_yields_one_set_on_level_1_once(choice: str, produced: str) -> None:
    state = table(built={0: "minor-2:1 major-1:2"})
    play(state, "go demeter-day", choice)
    assert goods(state, 0) == produced
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-A4")
def test_demeter_night_builds_cities_only() -> None:
    state = table(goods={0: "9s9m9g"})
    play(state, "go demeter-night")
    assert options(state, "build") == ["build minor-city 1", "build major-city 1"]


@pytest.mark.rule("MK-A5")
@pytest.mark.parametrize(
    ("built", "offerings"), [("", 1), ("small-1:1", 2), ("small-1:1 small-2:1", 3), ("large-1:2", 3)]
)
def test_poseidon_day_counts_temples(built: str, offerings: int) -> None:
    state = table(built={0: built})
    play(state, "go poseidon-day")
    assert reserve(state, 0) == offerings


@pytest.mark.rule("MK-A6")
def test_poseidon_night_takes_a_favor() -> None:
    state = table()
    play(state, "go poseidon-night", "favor hades")
    assert favors(state, 0) == [0, 0, 0, 1]
    two = table(edition=edition_with(("favors = 1\norigin", "favors = 2\norigin")))
    play(two, "go poseidon-night", "favor hades", "favor zeus")
    assert favors(two, 0) == [1, 0, 0, 1]


@pytest.mark.rule("MK-A7")
def test_hades_day_shares_its_ups_freely_and_unused_ones_are_lost() -> None:
    state = table(goods={0: "2s1m"})
    play(state, "go hades-day", "move stone 1 2", "move stone 2 3", "move marble 1 2")
    assert refusal(state, "move stone 1 3") == ("one-level-at-a-time", "MK-A7")
    play(state, "done", "done")
    assert goods(state, 0) == "1s / 1m / 1s"


@pytest.mark.rule("MK-A7")
def test_four_ups_and_nothing_above_the_top() -> None:
    state = table(goods={0: "1s1g"})
    play(state, "go hades-day", "move gold 1 2", "move gold 2 3", "move gold 3 4")
    assert refusal(state, "move gold 4 3")[0] == ""  # free, down
    assert options(state, "move gold") == ["move gold 4 1", "move gold 4 2", "move gold 4 3"]
    play(state, "move stone 1 2")
    assert asked(state) == "wrap-up 0"  # the four are used up


@pytest.mark.rule("MK-A8")
def test_hades_night_takes_an_offering_or_makes_one() -> None:
    state = table(reserve={0: 2}, cards={0: "hera:1"}, line="pan")
    play(state, "go hades-night")
    assert options(state) == ["take", "offer hera", "offer pan"]
    made = state.clone()
    play(state, "take")
    assert reserve(state, 0) == 3
    assert asked(state) == "open-turn 1"
    play(made, "offer hera", "put 2")
    assert reserve(made, 0) == 0


@pytest.mark.rule("MK-A8")
def test_with_nothing_to_offer_it_is_taken_without_asking() -> None:
    state = table()
    events = play(state, "go hades-night")
    assert "takes-offerings seat=0 count=1" in told(events)


@pytest.mark.rule("MK-A9")
@pytest.mark.parametrize(
    ("area", "god", "answers"),
    [
        ("zeus-day", "zeus", ["move stone 1 2", "move stone 2 3"]),
        ("demeter-day", "demeter", ["move stone 1 4"]),
        ("demeter-night", "demeter", ["favor hades"]),
        ("poseidon-day", "poseidon", ["put 1"]),
        ("poseidon-night", "poseidon", ["move stone 1 2", "move stone 2 3"]),
        ("hades-day", "hades", ["move stone 1 4"]),
        ("hades-night", "hades", ["favor zeus"]),
        ("zeus-night", "zeus", []),
    ],
)
def test_every_area_has_its_bonus_even_without_the_main_action(
    area: str, god: str, answers: list[str]
) -> None:
    state = table(goods={0: "3s3m3g"}, favors={0: god}, reserve={0: 2}, line="pan")
    play(state, f"go {area}", "bonus", *answers)
    assert state.view(0).active == 1 or asked(state) == "wrap-up 0"
    if area == "zeus-night":
        assert reserve(state, 0) == 3
    if area == "poseidon-day":
        assert reserve(state, 0) == 1


@pytest.mark.rule("MK-A9")
def test_any_goes_to_any_other_level() -> None:
    state = table(goods={0: " / 1s"}, favors={0: "hades"})
    play(state, "go hades-day", "bonus")
    assert options(state) == ["move stone 2 1", "move stone 2 3", "move stone 2 4"]
    assert refusal(state, "move stone 2 2") == ("same-level", "MK-A9")


@pytest.mark.rule("MK-A9")
def test_bonuses_come_from_the_edition() -> None:
    other = edition_with(
        ('[bonus.zeus-day]\nkind = "up"\ntimes = 2', '[bonus.zeus-day]\nkind = "favor"\ntimes = 2')
    )
    state = table(favors={0: "zeus"}, edition=other)
    play(state, "go zeus-day", "bonus", "favor hades", "favor hades")
    assert favors(state, 0) == [1, 0, 0, 2]
