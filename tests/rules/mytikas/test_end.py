"""The three endings, scoring and ties."""

import pytest

from tests.rules.mytikas.table import asked, line, options, play, table, told

NEARLY = "minor-2:1 small-1:1 small-2:1 major-1:2 major-2:2 large-1:2"


@pytest.mark.rule("MK-E1")
def test_three_levels_without_a_token_end_the_game() -> None:
    state = table(goods={0: "2s1m"}, tokens="1 0 0 2")
    assert state.view(0).levels_full == 2
    events = play(state, "go demeter-night", "slot minor-3", "favor zeus")
    assert "levels-full seat=0" in told(events)
    assert told(events)[-1] == "game-ends"
    assert state.is_over()
    two_full = table(goods={0: "2s1m"}, tokens="2 0 0 2")
    play(two_full, "go demeter-night", "slot minor-3", "favor zeus")
    assert asked(two_full) == "open-turn 1"


@pytest.mark.rule("MK-E1")
def test_the_last_lock_ends_the_game() -> None:
    locked = {0: "apollo:L4 athena:L5 ares:L5 hera:5"}
    state = table(2, reserve={0: 1}, cards=locked, locks=3, turned=3)
    assert state.view(0).locks_left == 1
    events = play(state, "go hades-night", "offer hera")
    assert "locks-gone seat=0" in told(events)
    assert state.is_over()


@pytest.mark.rule("MK-E1")
def test_the_last_piece_of_a_player_ends_the_game() -> None:
    state = table(4, built={0: NEARLY}, goods={0: "2s1m"})
    assert state.view(0).fewest_pieces_left == 1
    events = play(state, "go demeter-night", "favor zeus")
    assert "all-built seat=0" in told(events)
    assert state.is_over()
    assert line(state, "ending") == "built"


@pytest.mark.rule("MK-E1")
def test_the_turn_is_finished_follow_ups_included_and_nobody_gets_another() -> None:
    state = table(
        4, active=1, built={1: NEARLY}, goods={1: "2s1m", 3: "2s1m"}, favors={3: "demeter", 1: "demeter"}
    )
    play(state, "go demeter-night", "main", "favor zeus")
    assert asked(state) == "wrap-up 1"
    assert "bonus" in options(state)
    play(state, "done")
    assert asked(state) == "follow 3"
    play(state, "follow demeter", "slot minor-3", "favor zeus")
    assert state.is_over()
    assert state.turn == 1


@pytest.mark.rule("MK-E1")
def test_if_a_follower_triggers_it_those_still_to_follow_may() -> None:
    state = table(
        4,
        built={2: NEARLY},
        goods={0: "2s1m", 1: "2s1m", 2: "2s1m", 3: "2s1m"},
        favors={1: "demeter", 2: "demeter", 3: "demeter"},
        tokens="5 6 4 2",
    )
    play(state, "go demeter-night", "slot minor-3", "favor zeus", "pass", "follow demeter", "favor zeus")
    assert state.view(0).ending == ["all-built"]
    assert asked(state) == "follow 3"  # seat 1, who passed before, is not asked again
    play(state, "pass")
    assert state.is_over()


@pytest.mark.rule("MK-E2")
@pytest.mark.parametrize(
    ("built", "points"),
    [("", 1), ("minor-2:3 minor-3:2", 6), ("small-1:2 small-2:3", 11), ("major-1:2", 7), ("large-1:4", 17)],
)
def test_constructions_score_their_levels_times_their_number(built: str, points: int) -> None:
    state = table(built={0: built})
    assert state.scores()[0] == points
    assert state.view(0).builders[0].building_points == points


@pytest.mark.rule("MK-E3")
def test_cards_score_for_whoever_controls_them_locked_or_not() -> None:
    state = table(cards={0: "hera:2", 1: "artemis:L4"}, locks=1, turned=1)
    assert state.scores() == [4, 3, 1]


@pytest.mark.rule("MK-E4")
def test_ties_go_to_the_higher_large_temple_then_to_more_resources() -> None:
    # Sixteen for the temple of seat 0; the same points without one for seat 1.
    state = table(built={0: "large-1:2", 1: "major-1:2 small-1:1"}, goods={1: "9s"})
    assert state.scores() == [9, 9, 1]
    assert state.standing() == [1, 2, 3]
    assert [state.reward(seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    even = table(goods={1: "1s"}, reserve={0: 9})
    assert even.standing() == [2, 1, 2]  # Offerings do not count


@pytest.mark.rule("MK-E4")
def test_the_win_may_be_shared() -> None:
    state = table(goods={0: "1s", 2: " / / / 1g"})
    assert state.standing() == [1, 3, 1]
    assert [state.reward(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@pytest.mark.rule("MK-E5")
def test_the_rulebooks_score_of_39() -> None:
    state = table(
        built={0: "minor-2:2 major-1:2 small-1:3 large-1:3"},
        cards={0: "apollo:1 persephone:1"},
        goods={0: "1g"},
        favors={0: "hades"},
    )
    view = state.view(0).builders[0]
    assert view.building_points == 3 + 6 + 6 + 12
    assert {card.deity: card.points for card in view.cards} == {"apollo": 5, "persephone": 7}
    assert view.points == 39
    assert state.scores()[0] == 39
