"""Phase 2: giving."""

import pytest

from mythagora.games.mythe.past import Turn, pile_of
from tests.rules.mythe.table import (
    GAME,
    hand,
    line,
    look,
    options,
    play,
    question,
    refusal,
    table,
    told,
    verbs,
)


@pytest.mark.rule("MY-G1")
def test_the_drawn_cards_join_the_hand() -> None:
    state = table("bread|ferry,campfire|...")
    play(state, "draw 1=ferry", "stop")
    assert hand(state, 0) == ["ferry", "bread"]
    assert question(state) == ("give-card", "MY-G1")
    assert look(state, 2).sizes == [2, 1, 9]
    assert look(state, 2).drawn == ["ferry"]
    assert look(state, 2).gifts == [[], [], []]


@pytest.mark.rule("MY-G1")
def test_nothing_need_be_given() -> None:
    state = table("bread|ferry,campfire|...")
    events = play(state, "draw 1=ferry", "stop", "done")
    assert verbs(events) == ["draws", "advances", "ends-turn"]
    assert told(events)[2] == "ends-turn seat=0"
    assert events[2].facts[0].sort == "seat"
    assert events[2].learners == 0
    assert hand(state, 0) == ["ferry", "bread"]


@pytest.mark.rule("MY-G1")
def test_any_cards_may_go_to_any_other_players() -> None:
    state = table("bread,tunnel,sword|ferry,campfire|...", asked="give-card", drawn="bread<1")
    assert options(state) == ["done", "give sword", "give tunnel", "give bread"]
    play(state, "give tunnel")
    assert question(state) == ("give-to", "MY-G2")
    asked = look(state, 0).question
    assert asked is not None
    assert asked.about == {"card": "tunnel"}
    assert options(state) == ["to 1", "to 2"]
    assert refusal(state, "to 0") == ("not-to-yourself", "MY-G1")
    assert refusal(state, "to 3") == ("no-such-pile", "MY-S1")
    assert refusal(state, "to 4") == ("no-such-pile", "MY-S1")
    play(state, "to 2", "give sword", "to 1", "done")
    assert hand(state, 0) == ["bread"]
    assert "tunnel" in hand(state, 2)
    assert hand(state, 1) == ["sword", "ferry", "campfire"]


@pytest.mark.rule("MY-G1")
def test_the_next_player_to_the_left_follows_with_a_clean_table() -> None:
    for active in range(3):
        state = table("bread,tunnel|ferry,campfire|...", active=active, asked="give-card", turn=7)
        play(state, "done")
        assert state.active == (active + 1) % 3
        assert state.to_act() == (active + 1) % 3
        assert state.turn == 8
        assert question(state) == ("open-turn", "MY-W1")
        assert line(state, "drawn") == "-"
        assert (state.sources, state.points, state.shown) == (0, 0, 0)


@pytest.mark.rule("MY-G1")
def test_every_answer_while_choosing_a_card_is_allowed_or_refused_with_its_reason() -> None:
    state = table("bread,tunnel|ferry,campfire|...", asked="give-card", drawn="bread<1")
    reasons = [state.refusal(0, answer).name for answer in range(GAME.actions)]
    expected = ["drawing-is-over"] * 6 + [""] + ["choose-a-card-first"] * 5 + ["drawing-is-over"] * 16
    cards = ["not-yours-to-give"] * 16
    cards[4] = cards[6] = ""
    assert reasons == expected + cards
    assert refusal(state, "to 1") == ("choose-a-card-first", "MY-G1")
    assert refusal(state, "give sword") == ("not-yours-to-give", "MY-G1")


@pytest.mark.rule("MY-G1")
def test_every_answer_while_choosing_who_gets_it_is_allowed_or_refused_with_its_reason() -> None:
    state = table("bread,tunnel|ferry,campfire|...", asked="give-to bread", drawn="bread<1")
    reasons = [state.refusal(0, answer).name for answer in range(GAME.actions)]
    expected = ["drawing-is-over"] * 6 + ["choose-who-gets-it", "not-to-yourself", "", ""]
    expected += ["no-such-pile"] * 2 + ["drawing-is-over"] * 16 + ["choose-who-gets-it"] * 16
    assert reasons == expected
    assert refusal(state, "done") == ("choose-who-gets-it", "MY-G1")
    assert refusal(state, "give tunnel") == ("choose-who-gets-it", "MY-G1")
    assert refusal(state, "stop") == ("drawing-is-over", "MY-D4")
    assert refusal(state, "declare sword") == ("drawing-is-over", "MY-D4")


@pytest.mark.rule("MY-G2")
def test_the_giver_keeps_a_card() -> None:
    state = table("bread,tunnel|ferry,campfire|...", asked="give-card")
    play(state, "give bread", "to 1")
    assert options(state) == ["done"]
    assert refusal(state, "give tunnel") == ("keep-one-card", "MY-G2")
    assert refusal(state, "give bread") == ("not-yours-to-give", "MY-G1")
    play(state, "done")
    assert hand(state, 0) == ["tunnel"]


@pytest.mark.rule("MY-G2")
def test_who_lost_the_last_card_must_get_one() -> None:
    state = table("bread|ferry|...")
    play(state, "draw 1", "stop")
    assert options(state) == ["give ferry", "give bread"]
    assert refusal(state, "done") == ("someone-has-no-card", "MY-G2")
    play(state, "give bread")
    assert options(state) == ["to 1"]
    assert refusal(state, "to 2") == ("someone-has-no-card", "MY-G2")
    play(state, "to 1")
    assert options(state) == ["done"]
    play(state, "done")
    assert hand(state, 1) == ["bread"]


@pytest.mark.rule("MY-G2")
def test_spare_cards_go_anywhere_while_enough_remain_for_the_needy() -> None:
    state = table("bread,fairy|ferry|...", asked="draw-on", drawn="tunnel<1")
    play(state, "draw 1", "stop")
    assert question(state) == ("give-card", "MY-G1")
    play(state, "give fairy")
    assert options(state) == ["to 1", "to 2"]
    play(state, "to 2", "give bread")
    assert options(state) == ["to 1", "to 2"]
    play(state, "to 2", "give ferry")
    assert options(state) == ["to 1"]


@pytest.mark.rule("MY-G2")
def test_several_empty_hands_are_all_served() -> None:
    state = table("...|ferry|tunnel|sword", players=4, active=3)
    play(state, "draw 1", "draw 2", "stop")
    assert options(state) == ["give sword", "give ferry", "give tunnel"]
    play(state, "give sword")
    assert options(state) == ["to 1", "to 2"]
    assert refusal(state, "to 0") == ("someone-has-no-card", "MY-G2")
    play(state, "to 2")
    assert refusal(state, "done") == ("someone-has-no-card", "MY-G2")
    play(state, "give ferry")
    assert options(state) == ["to 1"]
    play(state, "to 1", "done")
    assert [hand(state, pile) for pile in (1, 2, 3)] == [["ferry"], ["sword"], ["tunnel"]]


@pytest.mark.rule("MY-G2")
def test_a_hand_of_one_can_give_nothing() -> None:
    state = table("bread|ferry|...", asked="give-card")
    assert options(state) == ["done"]
    assert refusal(state, "give bread") == ("keep-one-card", "MY-G2")


@pytest.mark.rule("MY-G3")
def test_gifts_take_effect_together() -> None:
    state = table("bread,tunnel,sword|ferry,campfire|...", asked="give-card")
    play(state, "give sword", "to 1")
    assert line(state, "gifts") == "|sword|"
    assert hand(state, 1) == ["ferry", "campfire"]
    assert hand(state, 0) == ["tunnel", "bread"]
    assert look(state, 0).gifts == [[], ["sword"], []]
    assert look(state, 0).sizes == look(state, 1).sizes == [3, 2, 7]
    play(state, "give tunnel", "to 1")
    assert look(state, 0).gifts == [[], ["sword", "tunnel"], []]
    play(state, "done")
    assert hand(state, 1) == ["sword", "ferry", "tunnel", "campfire"]
    assert line(state, "gifts") == "||"
    assert look(state, 2).sizes == [1, 4, 7]


@pytest.mark.rule("MY-G3")
def test_the_others_see_how_many_went_to_whom_and_not_which() -> None:
    state = table("bread,tunnel,sword,shield|ferry,campfire|...", asked="give-card")
    events = play(state, "give sword", "to 1", "give bread", "to 2", "give tunnel", "to 1", "done")
    assert told(events, 0) == [
        "gives seat=0 pile=1 count=2 card=sword card=tunnel",
        "gives seat=0 pile=2 count=1 card=bread",
        "ends-turn seat=0",
    ]
    assert told(events, 1) == [
        "gives seat=0 pile=1 count=2 card=sword card=tunnel",
        "gives seat=0 pile=2 count=1",
        "ends-turn seat=0",
    ]
    assert told(events, 2) == [
        "gives seat=0 pile=1 count=2",
        "gives seat=0 pile=2 count=1 card=bread",
        "ends-turn seat=0",
    ]
    assert told(events, -1) == [
        "gives seat=0 pile=1 count=2",
        "gives seat=0 pile=2 count=1",
        "ends-turn seat=0",
    ]
    assert [fact.sort for fact in events[0].facts] == ["seat", "pile", "number", "card", "card"]
    assert [event.learners for event in events] == [0b010, 0b100, 0]
    assert not events[0].told(2).whole
    assert events[0].told(1).whole


@pytest.mark.rule("MY-G3")
def test_nobody_else_sees_how_far_the_giver_is() -> None:
    state = table("bread,tunnel,sword|ferry,campfire|...", asked="give-card", drawn="bread<1")
    before = [look(state, seat) for seat in (1, 2, -1)]
    for answer in ["give sword", "to 1", "give tunnel", "to 2"]:
        assert play(state, answer) == []
        assert [look(state, seat) for seat in (1, 2, -1)] == before
    assert question(state, 1) == ("give", "MY-G1")
    assert look(state, 1).gifts == [[], [], []]
    play(state, "done")
    assert look(state, 1) != before[0]


@pytest.mark.rule("MY-G3")
def test_the_past_keeps_what_was_drawn_shown_and_given() -> None:
    state = table("bread,tunnel,sword|ferry,campfire|...")
    play(state, "declare sword", "draw 1=ferry", "stop", "give sword", "to 1", "give ferry", "to 2", "done")
    past = state.past
    assert isinstance(past, Turn)
    assert past.before is None
    assert past.giver == 0
    keys = state.edition.keys
    assert [keys[number] for number in range(16) if past.drawn >> number & 1] == ["ferry"]
    assert [keys[number] for number in range(16) if past.shown >> number & 1] == ["sword"]
    assert {
        keys[number]: pile_of(past.gifts, number) for number in range(16) if pile_of(past.gifts, number) >= 0
    } == {
        "sword": 1,
        "ferry": 2,
    }
    assert line(state, "past") == "0 drew ferry<1 showed sword gave sword>1,ferry>2"
    play(state, "draw 0=tunnel", "stop", "done")
    assert state.write().splitlines()[-2:] == [
        "past 0 drew ferry<1 showed sword gave sword>1,ferry>2",
        "past 1 drew tunnel<0 showed - gave -",
    ]


@pytest.mark.rule("MY-G4")
def test_in_the_variant_only_cards_drawn_this_turn_may_be_given() -> None:
    state = table("bread,tunnel|ferry,campfire|...", only_drawn=1)
    play(state, "draw 1=ferry", "draw 2=shield", "stop")
    assert options(state) == ["done", "give shield", "give ferry"]
    assert refusal(state, "give bread") == ("not-drawn-this-turn", "MY-G4")
    assert refusal(state, "give fairy") == ("not-yours-to-give", "MY-G1")
    play(state, "give ferry", "to 2", "give shield", "to 1")
    assert options(state) == ["done"]
    assert refusal(state, "give tunnel") == ("not-drawn-this-turn", "MY-G4")


@pytest.mark.rule("MY-G4")
def test_in_the_variant_the_last_drawn_card_goes_to_who_has_none() -> None:
    state = table("bread,tunnel|ferry|...", only_drawn=1)
    play(state, "draw 1", "stop", "give ferry")
    assert options(state) == ["to 1"]
    play(state, "to 1", "done")
    assert hand(state, 1) == ["ferry"]


@pytest.mark.rule("MY-G4")
def test_cards_drawn_the_turn_before_are_no_longer_given() -> None:
    state = table("bread,tunnel|ferry,campfire|...", only_drawn=1)
    play(
        state, "draw 1=ferry", "stop", "done", "draw 2=shield", "stop", "done", "draw 0=bread", "stop", "done"
    )
    play(state, "draw 2=sword", "stop")
    assert options(state) == ["done", "give sword"]


@pytest.mark.rule("MY-G5")
def test_hand_sizes_are_public() -> None:
    state = table("bread,tunnel|ferry,campfire,sword|...")
    for seat in [0, 1, 2, -1]:
        assert look(state, seat).sizes == [2, 3, 7]
    play(state, "draw 1=ferry")
    for seat in [0, 1, 2, -1]:
        assert look(state, seat).sizes == [2, 2, 7]


@pytest.mark.rule("MY-G5")
def test_cards_once_seen_go_back_into_hiding() -> None:
    state = table("bread,tunnel|ferry,campfire|...")
    play(state, "draw 1=ferry", "stop", "done")
    for seat in (1, 2, -1):
        assert look(state, seat).drawn == []
        assert "ferry" not in look(state, seat).hand


@pytest.mark.rule("MY-G6")
def test_the_obstacle_drawn_may_be_given_away() -> None:
    state = table("bread|ambush,ferry|...")
    play(state, "draw 1=ambush")
    assert hand(state, 0) == ["bread", "ambush"]
    assert options(state) == ["done", "give bread", "give ambush"]
    play(state, "give ambush", "to 2", "done")
    assert "ambush" in hand(state, 2)


@pytest.mark.rule("MY-G6")
def test_in_the_variant_too_an_obstacle_alone_can_refill_the_hand_it_came_from() -> None:
    state = table("bread|ambush|...", only_drawn=1)
    play(state, "draw 1")
    assert options(state) == ["give ambush"]
    play(state, "give ambush")
    assert options(state) == ["to 1"]
    play(state, "to 1", "done")
    assert hand(state, 1) == ["ambush"]


@pytest.mark.rule("MY-G6")
@pytest.mark.parametrize("only_drawn", [0, 1])
def test_every_emptied_hand_can_be_filled_again(only_drawn: int) -> None:
    state = table("bread|ferry|sword|campfire|...", players=5, only_drawn=only_drawn)
    play(state, "draw 1", "draw 2", "draw 3", "draw 4=ambush")
    for pile, key in enumerate(["ferry", "sword", "campfire"], start=1):
        play(state, f"give {key}")
        assert f"to {pile}" in options(state)
        play(state, f"to {pile}")
    assert options(state)[0] == "done"
