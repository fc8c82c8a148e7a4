"""The two-player board."""

import pytest

from tests.rules.mytikas.table import asked, goods, line, options, play, refusal, reserve, table


@pytest.mark.rule("MK-2P1")
def test_a_builder_bars_both_areas_of_its_god_your_own_too() -> None:
    state = table(2, builders={0: "zeus-day", 1: "hades-night"}, goods={0: "9s9m9g"})
    assert options(state, "go") == [
        "go demeter-day",
        "go demeter-night",
        "go poseidon-day",
        "go poseidon-night",
    ]
    assert refusal(state, "go zeus-night") == ("god-is-barred", "MK-2P1")
    assert refusal(state, "go hades-day") == ("god-is-barred", "MK-2P1")


@pytest.mark.rule("MK-2P1")
def test_day_or_night_is_the_active_players_choice() -> None:
    state = table(2)
    play(state, "go poseidon-day")
    assert line(state, "builders") == "poseidon-day|-"
    assert refusal(state, "go poseidon-night")[0] == "god-is-barred"


@pytest.mark.rule("MK-2P2")
def test_the_follower_may_perform_either_main_action() -> None:
    state = table(2, favors={1: "hades"}, goods={1: "1s1m"}, reserve={1: 1}, line="zeus")
    play(state, "go hades-night", "follow hades")
    assert asked(state) == "choose-time 1"
    assert options(state) == ["day", "night"]
    play(state, "day", "move stone 1 2", "done")
    assert goods(state, 1) == "1m / 1s"


@pytest.mark.rule("MK-2P2")
def test_if_only_one_of_them_works_it_is_performed() -> None:
    state = table(2, favors={1: "zeus"})
    play(state, "go zeus-day", "produce 1", "follow zeus")
    assert asked(state) == "choose-set 1"


@pytest.mark.rule("MK-2P3")
def test_a_god_may_be_chosen_if_either_area_is_playable_and_the_bonus_is_of_the_chosen_one() -> None:
    state = table(2, favors={0: "demeter"}, goods={0: "1s"})
    assert options(state, "go demeter") == ["go demeter-day", "go demeter-night"]
    play(state, "go demeter-night")  # nothing to build with: the bonus of the night
    assert asked(state) == "take-favor 0"
    day = table(2, favors={0: "demeter"}, goods={0: "1s"})
    play(day, "go demeter-day", "bonus")
    assert asked(day) == "move 0"
    assert refusal(table(2), "go zeus-night")[0] == "nothing-to-do-there"
    assert "go zeus-day" in options(table(2))


@pytest.mark.rule("MK-2P4")
def test_a_followers_deities_go_by_the_action_they_perform() -> None:
    state = table(2, favors={1: "poseidon"}, cards={1: "ares:1"})
    play(state, "go poseidon-night", "favor zeus", "follow poseidon", "day")
    assert reserve(state, 1) == 2
    state = table(2, favors={1: "poseidon"}, cards={1: "ares:1"}, goods={1: "1m"})
    play(state, "go poseidon-day", "follow poseidon", "night", "favor zeus")
    assert reserve(state, 1) == 0
    assert asked(state) == "open-turn 1"
