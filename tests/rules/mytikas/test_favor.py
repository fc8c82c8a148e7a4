"""Taking Favors."""

import pytest

from tests.rules.mytikas.table import asked, favors, goods, options, play, refusal, table, told


@pytest.mark.rule("MK-F1")
def test_any_type_from_its_pile() -> None:
    state = table()
    play(state, "go poseidon-night")
    assert options(state) == ["favor zeus", "favor demeter", "favor poseidon", "favor hades"]
    assert refusal(state, "rob zeus 1") == ("pile-not-empty", "MK-F1")


@pytest.mark.rule("MK-F1")
def test_from_an_opponent_only_if_the_pile_is_empty_without_compensation() -> None:
    state = table(favors={0: "zeus", 1: "zeus", 2: "zeus"})
    play(state, "go poseidon-night")
    assert refusal(state, "favor zeus") == ("pile-is-empty", "MK-F1")
    assert refusal(state, "rob zeus 0") == ("not-from-yourself", "MK-F1")
    assert refusal(state, "rob zeus 3") == ("no-such-seat", "MK-S1")
    assert options(state, "rob zeus") == ["rob zeus 1", "rob zeus 2"]
    events = play(state, "rob zeus 2")
    assert told(events)[0] == "robs-favor seat=0 god=zeus other=2"
    assert favors(state, 0) == [2, 0, 0, 0]
    assert favors(state, 2) == [0, 0, 0, 0]


@pytest.mark.rule("MK-F1")
def test_there_is_no_limit_on_how_many_one_holds() -> None:
    state = table(favors={0: "zeus zeus"})
    play(state, "go poseidon-night", "favor zeus")
    assert favors(state, 0) == [3, 0, 0, 0]


@pytest.mark.rule("MK-F2")
def test_several_are_taken_one_after_the_other() -> None:
    """The first may empty the pile, so that the second comes from an opponent."""
    state = table(goods={0: "2m2g"}, favors={1: "zeus zeus"})
    play(state, "go zeus-night")
    assert "favor zeus" in options(state)
    play(state, "favor zeus")
    assert options(state, "rob zeus") == ["rob zeus 1"]
    play(state, "rob zeus 1")
    assert favors(state, 0) == [2, 0, 0, 0]


@pytest.mark.rule("MK-F3")
def test_what_nobody_has_cannot_be_named_and_nothing_may_be_left() -> None:
    mine = "zeus zeus zeus"
    state = table(favors={0: mine})
    play(state, "go poseidon-night")
    assert refusal(state, "favor zeus") == ("nobody-has-one", "MK-F3")
    everything = " ".join(f"{god} {god} {god}" for god in ["zeus", "demeter", "poseidon", "hades"])
    state = table(favors={0: everything}, goods={0: "2m2g"})
    events = play(state, "go zeus-night", "main")
    assert told(events).count("finds-no-favor seat=0") == 2
    assert goods(state, 0) == ""
    assert asked(state) == "wrap-up 0"


@pytest.mark.rule("MK-F3")
def test_taking_favors_has_no_effect_for_whoever_has_them_all() -> None:
    everything = " ".join(f"{god} {god} {god}" for god in ["zeus", "demeter", "poseidon", "hades"])
    state = table(favors={0: everything})
    assert refusal(state, "go poseidon-night")[0] == "nothing-to-do-there"
