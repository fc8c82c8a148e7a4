"""A turn: moving the builder, main and bonus action, following, free moves down."""

import pytest

from tests.rules.mytikas.table import (
    asked,
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


@pytest.mark.rule("MK-T1")
def test_the_builder_must_go_to_another_free_area() -> None:
    state = table(builders={0: "zeus-day", 1: "demeter-day", 2: "poseidon-day"}, goods={0: "1s"})
    assert refusal(state, "go zeus-day") == ("area-is-barred", "MK-T1")  # staying
    assert refusal(state, "go demeter-day") == ("area-is-barred", "MK-T1")
    assert options(state, "go") == ["go poseidon-night", "go hades-day", "go hades-night"]


@pytest.mark.rule("MK-T1")
def test_the_other_area_of_the_same_god_is_allowed_with_three() -> None:
    state = table(builders={0: "poseidon-day"})
    assert "go poseidon-night" in options(state)
    play(state, "go poseidon-night")
    assert line(state, "builders") == "poseidon-night|-|-"


@pytest.mark.rule("MK-T1")
def test_on_the_first_turn_any_free_area_will_do() -> None:
    state = table(goods={0: "2s2m2g"}, reserve={0: 1})
    assert len(options(state, "go")) == 8


@pytest.mark.rule("MK-T2")
def test_an_area_without_any_effect_may_not_be_chosen() -> None:
    state = table()
    assert refusal(state, "go zeus-night") == ("nothing-to-do-there", "MK-T2")
    assert refusal(state, "go hades-day") == ("nothing-to-do-there", "MK-T2")
    with_favor = table(favors={0: "zeus"})
    assert "go zeus-night" in options(with_favor)  # for its bonus


@pytest.mark.rule("MK-T2")
def test_main_or_bonus_or_main_then_bonus() -> None:
    state = table(favors={0: "demeter"}, goods={0: "1s"})
    play(state, "go demeter-day")
    assert asked(state) == "choose-part 0"
    assert options(state) == ["main", "bonus"]
    both = state.clone()
    events = play(both, "main", "harvest 2", "bonus")
    assert verbs(events) == ["performs", "produces", "takes-bonus"]
    assert asked(both) == "move 0"
    events = play(state, "bonus")
    assert verbs(events) == ["declines-main", "takes-bonus"]
    assert goods(state, 0) == "1s"


@pytest.mark.rule("MK-T2")
def test_declining_the_main_action_means_taking_the_bonus() -> None:
    """Without the Favor there is no choice: the main action is what one came for."""
    state = table()
    events = play(state, "go demeter-day")
    assert verbs(events) == ["goes", "performs"]
    assert asked(state) == "choose-harvest 0"
    assert refusal(state, "done")[0] == "not-done-yet"


@pytest.mark.rule("MK-T2")
def test_performing_means_doing_something() -> None:
    state = table(goods={0: "2s1m"})
    play(state, "go hades-day")
    assert refusal(state, "done") == ("move-something-first", "MK-T2")
    play(state, "move stone 1 2")
    assert "done" in options(state)


@pytest.mark.rule("MK-T3")
def test_the_bonus_needs_a_favor_of_that_god_which_is_kept() -> None:
    state = table(favors={0: "zeus"})
    play(state, "go poseidon-day")
    assert asked(state) == "open-turn 1"  # no Poseidon Favor: nothing to ask
    state = table(favors={0: "zeus"})
    play(state, "go zeus-day", "produce 2", "bonus", "move stone 1 2", "done", "done")
    assert favors(state, 0) == [1, 0, 0, 0]
    assert goods(state, 0) == "1m / 1s"


@pytest.mark.rule("MK-T3")
def test_a_favor_gained_a_moment_ago_counts() -> None:
    state = table(goods={0: "1s"})
    play(state, "go poseidon-night", "favor poseidon")
    assert asked(state) == "wrap-up 0"
    assert "bonus" in options(state)
    other = table(goods={0: "1s"})
    play(other, "go poseidon-night", "favor zeus")
    assert asked(other) == "open-turn 1"


@pytest.mark.rule("MK-T3")
def test_a_favor_from_a_slot_counts_too() -> None:
    state = table(goods={0: "2s1m"})
    play(state, "go demeter-night", "slot minor-3", "favor demeter")
    assert "bonus" in options(state)


@pytest.mark.rule("MK-T3")
def test_one_bonus_only() -> None:
    state = table(favors={0: "zeus"})
    play(state, "go zeus-day", "produce 2", "bonus", "move stone 1 2", "done")
    assert asked(state) == "wrap-up 0"
    assert refusal(state, "bonus") == ("one-bonus-only", "MK-D6")


@pytest.mark.rule("MK-T4")
def test_each_other_player_clockwise_may_follow_once_for_a_favor() -> None:
    state = table(4, active=1, favors={0: "demeter", 2: "demeter", 3: "zeus"})
    play(state, "go demeter-day", "harvest 1")
    assert asked(state) == "follow 2"
    assert options(state) == ["follow demeter", "pass"]
    assert refusal(state, "follow zeus") == ("favor-of-another-god", "MK-T4")
    play(state, "follow demeter")
    assert favors(state, 2) == [0, 0, 0, 0]
    play(state, "harvest 2")
    assert goods(state, 2) == "4s"  # choices of their own
    assert asked(state) == "follow 0"  # seat 3 has no Favor of Demeter
    play(state, "pass")
    assert asked(state) == "open-turn 2"


@pytest.mark.rule("MK-T4")
def test_a_follower_never_takes_the_bonus() -> None:
    state = table(favors={1: "zeus zeus"}, cards={1: "hera:1"})
    play(state, "go zeus-day", "produce 1", "follow zeus", "produce 1")
    assert asked(state) == "open-turn 1"
    assert favors(state, 1) == [1, 0, 0, 0]


@pytest.mark.rule("MK-T4")
def test_following_is_offered_only_after_the_main_action() -> None:
    laid = {"favors": {0: "demeter", 1: "demeter"}, "goods": {0: "1s"}}
    state = table(favors=laid["favors"], goods=laid["goods"])
    play(state, "go demeter-day", "bonus", "move stone 1 2", "done")
    assert asked(state) == "open-turn 1"
    option = table(favors=laid["favors"], goods=laid["goods"], follow_after_bonus_only=1)
    play(option, "go demeter-day", "bonus", "move stone 1 2", "done")
    assert asked(option) == "follow 1"
    play(option, "follow demeter", "harvest 2")
    assert goods(option, 1) == "4s"


@pytest.mark.rule("MK-T4")
def test_following_is_offered_only_if_it_would_change_something() -> None:
    state = table(goods={0: "1s1m1g"}, favors={1: "zeus", 2: "zeus"})
    play(state, "go zeus-night", "slot small-1")
    assert asked(state) == "open-turn 1"  # neither can build
    able = table(goods={0: "1s1m1g", 2: "1s1m1g"}, favors={1: "zeus", 2: "zeus"})
    play(able, "go zeus-night", "slot small-1")
    assert asked(able) == "follow 2"


@pytest.mark.rule("MK-T4")
def test_it_is_judged_at_the_followers_place_in_the_order() -> None:
    """The last token of the only level seat 2 could pay on is taken by seat 1."""
    state = table(
        goods={0: "2s1m", 1: "2s1m", 2: "2s1m"}, favors={1: "demeter", 2: "demeter"}, tokens="2 5 3 2"
    )
    play(
        state,
        "go demeter-night",
        "slot minor-3",
        "favor zeus",
        "follow demeter",
        "slot minor-3",
        "favor zeus",
    )
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-T5")
def test_a_follower_gets_slot_bonuses_and_effects_marked_following() -> None:
    state = table(goods={0: "1s1m1g", 1: "1s1m"}, favors={1: "zeus"}, cards={1: "athena:1"})
    play(state, "go zeus-night", "slot small-1", "follow zeus", "slot small-1")
    assert reserve(state, 1) == 2
    assert goods(state, 1) == ""


@pytest.mark.rule("MK-T6")
def test_moves_down_are_free_at_any_time_of_your_turn() -> None:
    state = table(goods={0: " / / / 1g"})
    assert options(state, "move") == ["move gold 4 1", "move gold 4 2", "move gold 4 3"]
    events = play(state, "move gold 4 2")
    assert told(events) == ["moves-down seat=0 good=gold from=4 to=2"]
    play(state, "go poseidon-day")
    assert asked(state) == "wrap-up 0"
    play(state, "move gold 2 1")
    assert goods(state, 0) == "1g"
    assert asked(state) == "open-turn 1"  # nothing more could be done


@pytest.mark.rule("MK-T6")
def test_free_moves_do_not_use_up_moves_of_an_action() -> None:
    state = table(goods={0: "1s1m / 1s"})
    play(state, "go hades-day", "move stone 2 1")
    assert state.view(0).question.about["left"] == "4"  # type: ignore[union-attr]
    assert refusal(state, "done")[0] == "move-something-first"


@pytest.mark.rule("MK-T6")
def test_not_while_following_unless_the_option_says_so() -> None:
    laid = {0: "1s", 1: "1s / 1m"}
    state = table(goods=laid, favors={1: "hades"})
    play(state, "go hades-day", "move stone 2 3", "done", "done", "follow hades")
    assert options(state, "move") == ["move stone 1 2", "move marble 2 3"]
    assert refusal(state, "move marble 2 1") == ("down-not-now", "MK-T6")
    option = table(goods=laid, favors={1: "hades"}, followers_move_down=1)
    play(option, "go hades-day", "move stone 2 3", "done", "done", "follow hades")
    assert "move marble 2 1" in options(option)


@pytest.mark.rule("MK-T7")
def test_a_follower_pays_first_and_may_take_the_token_back() -> None:
    state = table(favors={1: "poseidon"})
    play(state, "go poseidon-night", "favor zeus", "follow poseidon")
    assert favors(state, 1) == [0, 0, 0, 0]
    play(state, "favor poseidon")
    assert favors(state, 1) == [0, 0, 1, 0]


@pytest.mark.rule("MK-T8")
def test_areas_and_buildings_are_judged_with_free_downs() -> None:
    """Two stone above, one marble below: together they make a minor city on level 1."""
    state = table(goods={0: "1m / 2s"})
    assert "go demeter-night" in options(state)
    events = play(state, "go demeter-night")
    assert told(events)[2:4] == ["moves-down seat=0 good=stone from=2 to=1"] * 2  # all there is to do
    assert told(events)[4] == "pays seat=0 level=1 cost=2s1m"


@pytest.mark.rule("MK-T8")
def test_a_move_down_that_would_make_every_building_impossible_is_refused() -> None:
    state = table(goods={0: " / 4s2m"}, tokens="0 5 3 2")
    play(state, "go demeter-night")
    assert options(state, "build") == ["build minor-city 2", "build major-city 2"]
    assert "move stone 2 1" in options(state)  # a minor city stays possible
    play(state, "move marble 2 1")
    assert refusal(state, "move marble 2 1") == ("leaves-nothing-to-build", "MK-T8")


@pytest.mark.rule("MK-T8")
def test_your_turn_ends_when_the_first_follow_is_offered() -> None:
    state = table(goods={0: " / 1s"}, favors={1: "poseidon"})
    play(state, "go poseidon-day")
    assert asked(state) == "wrap-up 0"
    play(state, "done")
    assert asked(state) == "follow 1"
    assert refusal(state, "move stone 2 1", 0)[0] == "not-your-turn"


@pytest.mark.rule("MK-T8")
def test_free_downs_come_before_demeter_and_hades_help() -> None:
    state = table(goods={0: "1s / 1s"}, cards={0: "demeter:1"})
    assert options(state, "change") == []
    play(state, "move stone 2 1")
    assert options(state, "change") == ["change marble 1"]


@pytest.mark.rule("MK-T1")
def test_one_area_left_is_gone_to_without_asking() -> None:
    """Four builders stand on areas that always do something, and seat 0 has nothing to build or move with."""
    state = table(
        4,
        active=3,
        builders={0: "poseidon-night", 1: "hades-night", 2: "demeter-day", 3: "zeus-night"},
    )
    events = play(state, "go poseidon-day")
    assert "goes seat=0 area=zeus-day" in told(events)
    assert asked(state) == "choose-set 0"


def test_a_question_to_another_seat_is_not_yours() -> None:
    state = table()
    assert refusal(state, "go zeus-day", 1) == ("not-your-turn", "MK-S1")
