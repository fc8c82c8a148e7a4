"""A turn: two actions, free actions around them, then the hand is filled."""

import pytest

from mythagora.engine.refusals import ALLOWED
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.refusals import (
    ACTION_NOT_NOW,
    CARD_NOT_NOW,
    MUST_COME_FIRST,
    NO_ACTION_LEFT,
    NOT_DONE_YET,
    NOT_YOUR_TURN,
    ONCE_A_TURN,
    ONE_DRAFT,
    ONE_STOW,
    TURN_NOT_OVER,
)
from tests.rules.mythotopia.table import (
    armies_in,
    asked,
    counters_of,
    discard_of,
    draw_of,
    hand_of,
    look,
    options,
    owned,
    pile,
    play,
    refused,
    reserve_of,
    table,
    told,
    verbs,
)


def war_and_lead(
    hand: str = "palmain militia start-market", reserve: str = "", roads: str = "", armies: str = "0 nusus 3"
) -> Mythotopia:
    """A table at which seat 0 wins the war in Nusus and may end the game."""
    return table(
        own={0: "palmain blore oxter trogle quean", 1: "custus"},
        hand={0: hand},
        reserve={0: reserve},
        roads=roads,
        armies=armies,
        victories="city road castle spoils",
        left={"city": 0, "road": 0, "castle": 0, "spoils": 0},
    )


# Two actions, then cards.


@pytest.mark.rule("MT-T1")
def test_two_actions_and_no_third() -> None:
    state = table(hand={0: "palmain custus"}, own={1: "oxter"})
    assert refused(state, "end-turn") is TURN_NOT_OVER
    play(state, "pass")
    assert asked(state) == "take-turn 0"
    assert look(state, 0).actions_taken == 1
    assert refused(state, "end-turn") is TURN_NOT_OVER
    play(state, "discard", "discard-card palmain", "done")
    assert options(state) == ["end-turn"]
    for answer in ("pass", "discard", "invade", "draft", "end-game", "end-war nusus", "play start-build"):
        assert refused(state, answer) is NO_ACTION_LEFT
    play(state, "end-turn")
    assert asked(state) == "take-turn 1"
    assert refused(state, "pass", seat=0) is NOT_YOUR_TURN


@pytest.mark.rule("MT-T1")
def test_the_first_action_is_finished_before_the_second() -> None:
    state = table(hand={0: "palmain custus start-army"}, own={1: "oxter"})
    play(state, "place-armies", "armies-to custus")
    for answer in ("discard", "pass", "buy", "place-armies"):
        assert refused(state, answer) is ACTION_NOT_NOW
    assert refused(state, "end-turn") is TURN_NOT_OVER
    assert refused(state, "done").rule == "MT-I1"
    play(state, "muster start-army", "done")
    assert asked(state) == "take-turn 0"
    assert refused(state, "done") is NOT_DONE_YET


@pytest.mark.rule("MT-T1")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (1, 4), (4, 1), (5, 0)])
def test_the_hand_is_filled_to_five(held: int, drawn: int) -> None:
    names = ["palmain", "custus", "oxter", "remise", "talion"]
    state = table(hand={0: " ".join(names[:held])}, own={0: "blore trogle", 1: "nusus"}, taken=2)
    pool = set(draw_of(state, 0).split())
    events = play(state, "end-turn")
    hand = set(hand_of(state, 0).split())
    assert len(hand) == 5
    assert set(names[:held]) <= hand  # what was not played is kept
    assert len(hand & pool) == drawn
    assert told(events)[0] == "ends-turn seat=0"
    assert verbs(events).count("draws") == (1 if drawn else 0)
    assert look(state).lords[0].hand == 5


@pytest.mark.rule("MT-T1")
@pytest.mark.parametrize(("held", "after"), [(5, 5), (6, 6), (7, 7), (8, 8)])
def test_a_hand_above_the_limit_keeps_its_cards_and_draws_none(held: int, after: int) -> None:
    names = ["palmain", "custus", "oxter", "remise", "talion", "blore", "trogle", "eagre"]
    state = table(hand={0: " ".join(names[:held])}, own={1: "nusus"}, taken=2)
    assert play(state, "end-turn")[-1].verb == "ends-turn"
    assert len(hand_of(state, 0).split()) == after


@pytest.mark.rule("MT-T1")
def test_queen_in_the_reserve_makes_it_six() -> None:
    state = table(hand={0: "palmain queen"}, own={0: "blore", 1: "nusus"}, taken=2)
    play(state, "end-turn")
    assert len(hand_of(state, 0).split()) == 5
    laid_down = table(hand={0: "palmain"}, reserve={0: "queen"}, own={0: "blore", 1: "nusus"}, taken=2)
    assert look(laid_down).lords[0].hand_limit == 6
    play(laid_down, "end-turn")
    assert len(hand_of(laid_down, 0).split()) == 6
    assert reserve_of(laid_down, 0) == "queen"


@pytest.mark.rule("MT-T1")
def test_cards_of_the_turn_are_shuffled_in_if_the_pile_runs_out() -> None:
    state = table(hand={0: "palmain custus"}, draw={0: "oxter"}, own={1: "nusus"}, taken=1)
    play(state, "discard", "discard-card palmain", "done", "end-turn")
    assert set(hand_of(state, 0).split()) == {"custus", "oxter", "palmain"}


@pytest.mark.rule("MT-T1")
def test_the_turn_passes_with_a_clean_sheet() -> None:
    state = table(
        3, own={0: "palmain", 1: "nusus", 2: "oxter"}, taken=2, happened="drafted free marched stowed"
    )
    play(state, "end-turn")
    assert (state.active, state.turn, state.happened) == (1, 1, 0)
    last = table(3, active=2, own={0: "palmain", 1: "nusus", 2: "oxter"}, taken=2)
    play(last, "end-turn")
    assert asked(last) == "take-turn 0"


@pytest.mark.rule("MT-T1")
def test_the_end_of_the_turn_is_always_asked() -> None:
    """Free actions may still come, and nobody else knows whether they can."""
    bare = table(own={0: "palmain", 1: "nusus"}, draw={0: ""}, taken=1)
    play(bare, "pass")
    assert asked(bare) == "take-turn 0"
    assert options(bare) == ["end-turn"]


# What may be done twice.


@pytest.mark.rule("MT-T2")
def test_an_action_may_be_taken_twice() -> None:
    state = table(hand={0: "palmain custus start-army start-army-2"}, own={1: "oxter"})
    play(state, "place-armies", "armies-to palmain", "muster start-army", "done")
    play(state, "place-armies", "armies-to palmain", "muster start-army-2", "done")
    assert armies_in(state, 0, "palmain") == 4
    assert options(state) == ["end-turn"]


@pytest.mark.rule("MT-T2")
def test_only_one_draft_a_turn() -> None:
    state = table(
        hand={0: "start-army start-market trogle"}, own={1: "nusus"}, display="queen scribe", draw={0: ""}
    )
    play(state, "draft", "draft-card queen", "spend trogle")
    assert "draft" not in options(state)
    assert refused(state, "draft") is ONE_DRAFT
    assert discard_of(state, 0) == "trogle queen"
    play(state, "pass", "end-turn", "pass", "pass", "end-turn")
    assert asked(state) == "take-turn 0"
    assert "draft" in options(state)


@pytest.mark.rule("MT-T2")
def test_only_one_war_is_ended_a_turn() -> None:
    state = table(own={0: "palmain", 1: "custus"}, armies="0 nusus 3, 0 iracund 3")
    assert options(state, "end-war") == ["end-war iracund", "end-war nusus"]
    play(state, "end-war nusus")
    assert options(state, "end-war") == []
    assert refused(state, "end-war iracund") is MUST_COME_FIRST


# First things first.


@pytest.mark.rule("MT-T3")
def test_a_war_or_the_game_is_ended_first_or_not_at_all() -> None:
    state = war_and_lead()
    assert {"end-war nusus", "end-game"} <= set(options(state))
    play(state, "discard", "discard-card start-market", "done")
    assert options(state, "end-") == []
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    assert refused(state, "end-game") is MUST_COME_FIRST


@pytest.mark.rule("MT-T3")
def test_a_free_action_before_bars_them() -> None:
    state = war_and_lead()
    play(state, "play militia")
    assert look(state, 0).actions_taken == 0
    assert look(state, 0).done == ["free-action"]
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    assert refused(state, "end-game") is MUST_COME_FIRST
    play(state, "pass", "pass", "end-turn", "pass", "pass", "end-turn")
    assert {"end-war nusus", "end-game"} <= set(options(state))


@pytest.mark.rule("MT-T3")
@pytest.mark.parametrize("place", ["hand", "reserve"])
def test_hero_belongs_to_ending_the_war_and_does_not_bar_it(place: str) -> None:
    hand, reserve = ({0: "hero"}, {}) if place == "hand" else ({}, {0: "hero"})
    state = table(own={0: "palmain", 1: "custus"}, armies="0 nusus 2", hand=hand, reserve=reserve)
    play(state, "hero nusus")
    assert owned(state, 0) == "nusus palmain"
    assert look(state, 0).done == ["war"]
    assert discard_of(state, 0) == "nusus hero"


@pytest.mark.rule("MT-T3")
def test_free_actions_come_before_between_and_after_the_actions() -> None:
    hand = {0: "militia providence counsellor palmain custus"}
    state = table(hand=hand, own={0: "blore trogle oxter", 1: "nusus"})
    play(state, "play militia", "pass", "play providence", "pass")
    assert {"end-turn", "play counsellor"} <= set(options(state))
    play(state, "play counsellor", "discard-card palmain", "done")
    assert "end-turn" in options(state)
    play(state, "end-turn")
    assert asked(state) == "take-turn 1"


@pytest.mark.rule("MT-T3")
def test_free_actions_of_another_turn_bar_nothing() -> None:
    state = table(
        own={0: "palmain", 1: "custus"}, hand={0: "militia"}, armies="0 nusus 3, 1 oxter 4", taken=2
    )
    play(state, "play militia", "end-turn")
    assert options(state, "end-war") == ["end-war oxter"]


# Pass.


@pytest.mark.rule("MT-T4")
def test_pass_spends_an_action_and_nothing_else() -> None:
    state = table(hand={0: "palmain"}, own={1: "nusus"})
    before = state.clone()
    events = play(state, "pass")
    assert told(events) == ["passes seat=0"]
    assert look(state, 0).actions_taken == 1
    assert hand_of(state, 0) == hand_of(before, 0)
    assert state.score(0) == before.score(0)
    play(state, "pass")
    assert look(state, 0).actions_taken == 2
    assert "pass" not in options(state)


@pytest.mark.rule("MT-T4")
def test_pass_is_always_offered_while_actions_are_left() -> None:
    bare = table(own={0: "palmain", 1: "nusus"}, draw={0: ""})
    assert options(bare) == ["pass"]


# What else bars.


@pytest.mark.rule("MT-T5")
def test_the_road_move_is_free_once_a_turn_and_bars() -> None:
    state = war_and_lead(roads="palmain-blore", armies="0 nusus 3, 0 blore 2")
    play(state, "march", "number 2")
    assert asked(state) == "take-turn 0"
    assert look(state, 0).actions_taken == 0
    assert armies_in(state, 0, "palmain") == 2
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    assert refused(state, "end-game") is MUST_COME_FIRST
    assert refused(state, "march") is ONCE_A_TURN


@pytest.mark.rule("MT-T5")
def test_warehouse_is_free_once_a_turn_and_bars() -> None:
    state = war_and_lead(reserve="warehouse")
    assert {"end-war nusus", "end-game", "stow"} <= set(options(state))
    play(state, "stow", "lay palmain")
    assert look(state, 0).actions_taken == 0
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    assert refused(state, "end-game") is MUST_COME_FIRST
    assert refused(state, "stow") is ONE_STOW


@pytest.mark.rule("MT-T5")
def test_a_pass_first_bars() -> None:
    state = war_and_lead()
    play(state, "pass")
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    assert refused(state, "end-game") is MUST_COME_FIRST


@pytest.mark.rule("MT-T5")
def test_diplomat_first_bars() -> None:
    state = war_and_lead(hand="diplomat start-market", armies="0 nusus 3, 0 talion 1")
    play(state, "play diplomat", "peace talion", "spend start-market")
    assert armies_in(state, 0, "talion") == 0
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    assert refused(state, "end-game") is MUST_COME_FIRST


@pytest.mark.rule("MT-T5")
def test_a_war_and_the_game_are_never_both_ended_in_one_turn() -> None:
    state = war_and_lead()
    play(state, "end-war nusus")
    assert refused(state, "end-game") is MUST_COME_FIRST
    assert counters_of(state, 0) == [0, 0, 0]


# Never inside an action.


@pytest.mark.rule("MT-T6")
def test_no_free_action_inside_an_action() -> None:
    state = table(
        hand={0: "militia palmain start-army start-market"},
        reserve={0: "warehouse"},
        own={0: "blore", 1: "nusus"},
        roads="palmain-blore",
        armies="0 blore 2",
    )
    for answer in ("play militia", "stow", "march"):
        assert refused(state, answer) is ALLOWED
    play(state, "invade", "origin palmain")
    for answer in ("stow", "march"):
        assert refused(state, answer) is ACTION_NOT_NOW
    assert refused(state, "play militia") is CARD_NOT_NOW
    play(state, "target nusus")
    assert refused(state, "play militia") is CARD_NOT_NOW
    play(state, "muster start-army")
    assert "muster militia" in options(state)  # for its army, not for its text
    play(state, "done")
    assert refused(state, "play militia") is CARD_NOT_NOW
    assert refused(state, "stow") is ACTION_NOT_NOW
    play(state, "spend start-market")
    for answer in ("play militia", "stow", "march"):
        assert refused(state, answer) is ALLOWED


@pytest.mark.rule("MT-T6")
def test_no_free_action_inside_another() -> None:
    state = table(hand={0: "counsellor militia palmain"}, own={0: "blore oxter", 1: "nusus"})
    play(state, "play counsellor")
    assert refused(state, "play militia") is CARD_NOT_NOW
    assert refused(state, "pass") is ACTION_NOT_NOW
    play(state, "discard-card palmain")
    assert pile(state, 0, 4) == "palmain counsellor"
    assert refused(state, "play militia") is CARD_NOT_NOW
    play(state, "done")
    assert refused(state, "play militia") is ALLOWED
