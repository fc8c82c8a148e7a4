"""Phase 1: drawing."""

import pytest

from mythagora.engine.events import EVERYBODY
from mythagora.games.mythe.state import DECLARE, DONE, DRAW, GIVE, STOP, TO
from tests.rules.mythe.table import (
    GAME,
    hand,
    legal_buffer,
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

DRAWABLE = "bread,sword|ferry,campfire|..."


@pytest.mark.rule("MY-D1")
def test_the_first_draw_is_compulsory() -> None:
    state = table("bread,tunnel|ferry,campfire|...")
    assert options(state) == ["draw 1", "draw 2"]
    assert refusal(state, "stop") == ("must-draw-first", "MY-D1")
    assert refusal(state, "done") == ("not-giving-yet", "MY-G1")


@pytest.mark.rule("MY-D1")
@pytest.mark.parametrize(
    ("active", "answers"), [(0, ["draw 1", "draw 2"]), (1, ["draw 0", "draw 2"]), (2, ["draw 0", "draw 1"])]
)
def test_a_draw_comes_from_any_other_hand_never_from_the_own(active: int, answers: list[str]) -> None:
    state = table("bread,campfire|ferry,tunnel|...", active=active)
    assert [answer for answer in options(state) if answer.startswith("draw")] == answers
    assert refusal(state, f"draw {active}") == ("own-hand", "MY-D1")


@pytest.mark.rule("MY-D1")
def test_after_a_card_one_may_draw_on_from_any_hand_or_stop() -> None:
    state = table(DRAWABLE)
    play(state, "draw 1=ferry")
    assert question(state) == ("draw-on", "MY-D1")
    assert options(state) == ["draw 1", "draw 2", "stop"]
    play(state, "draw 2=tunnel")
    assert options(state) == ["draw 1", "draw 2", "stop"]
    play(state, "draw 1=campfire")
    assert options(state) == ["draw 2", "stop"]
    assert state.points == 5
    assert look(state, 0).points == 5
    assert refusal(state, "draw 0") == ("own-hand", "MY-D1")
    assert refusal(state, "draw 1") == ("empty-hand", "MY-D3")
    assert refusal(state, "draw 3") == ("no-such-pile", "MY-S1")
    assert refusal(state, "draw 4") == ("no-such-pile", "MY-S1")
    assert refusal(state, "give bread") == ("not-giving-yet", "MY-G1")
    assert refusal(state, "to 1") == ("not-giving-yet", "MY-G1")
    assert refusal(state, "done") == ("not-giving-yet", "MY-G1")


@pytest.mark.rule("MY-D2")
def test_chance_chooses_the_card_and_all_see_it() -> None:
    drawn = set()
    for seed in range(1, 40):
        state = table("bread|ferry,campfire,ambush|...")
        state.dice = table("bread|...|ferry", dice=None).dice
        for _ in range(seed):
            state.dice.word()
        play(state, "draw 1")
        drawn.add(line(state, "drawn"))
    assert drawn == {"ferry<1", "campfire<1", "ambush<1"}


@pytest.mark.rule("MY-D2")
def test_a_drawn_card_lies_open_before_the_drawer() -> None:
    state = table("bread|campfire,ferry|...")
    events = play(state, "draw 1=ferry")
    assert line(state, "drawn") == "ferry<1"
    assert hand(state, 0) == ["bread"]
    assert hand(state, 1) == ["campfire"]
    for seat in [0, 1, 2, -1]:
        assert told(events, seat) == ["draws seat=0 pile=1 card=ferry points=2"]
        assert look(state, seat).drawn == ["ferry"]
        assert look(state, seat).sizes == [1, 1, 9]
        assert look(state, seat).points == 2
    [event] = events
    assert event.learners == EVERYBODY
    assert [fact.sort for fact in event.facts] == ["seat", "pile", "card", "number"]
    assert event.told(2).whole


@pytest.mark.rule("MY-D2")
def test_points_add_up_in_the_log() -> None:
    state = table("bread|ferry,campfire|...")
    events = play(state, "draw 1=ferry", "draw 1=campfire", "draw 2=sword")
    assert told(events) == [
        "draws seat=0 pile=1 card=ferry points=2",
        "draws seat=0 pile=1 card=campfire points=3",
        "draws seat=0 pile=2 card=sword points=6",
    ]
    assert line(state, "drawn") == "sword<2,ferry<1,campfire<1"


@pytest.mark.rule("MY-D3")
def test_the_last_card_of_a_hand_may_be_taken_and_the_hand_stays_empty() -> None:
    state = table("bread|ferry|...")
    play(state, "draw 1")
    assert hand(state, 1) == []
    assert options(state) == ["draw 2", "stop"]
    assert refusal(state, "draw 1") == ("empty-hand", "MY-D3")
    play(state, "stop")
    assert hand(state, 1) == []


@pytest.mark.rule("MY-D4")
@pytest.mark.parametrize("obstacle", ["ambush", "rockfall", "mousetrap"])
def test_an_obstacle_ends_the_drawing_and_the_hero_stays(obstacle: str) -> None:
    state = table(f"bread|sword,{obstacle}|...", spaces="3 0 0")
    events = play(state, "draw 1=sword", f"draw 1={obstacle}")
    assert verbs(events) == ["draws", "draws-obstacle"]
    assert told(events)[1] == f"draws-obstacle seat=0 pile=1 card={obstacle}"
    assert events[1].learners == EVERYBODY
    assert [fact.sort for fact in events[1].facts] == ["seat", "pile", "card"]
    assert question(state) == ("give-card", "MY-G1")
    assert line(state, "spaces") == "3 0 0"
    assert refusal(state, "draw 2") == ("drawing-is-over", "MY-D4")
    assert refusal(state, "stop") == ("drawing-is-over", "MY-D4")
    assert refusal(state, "declare sword") == ("drawing-is-over", "MY-D4")


@pytest.mark.rule("MY-D4")
def test_lava_is_an_obstacle_too_with_five() -> None:
    state = table("bread|lava|ferry|fog|...", players=5)
    play(state, "draw 1")
    assert question(state) == ("give-card", "MY-G1")


@pytest.mark.rule("MY-D5")
def test_when_all_other_hands_are_empty_the_drawer_must_stop_and_advance() -> None:
    state = table("...|ferry|sword")
    events = play(state, "draw 1", "draw 2")
    assert verbs(events) == ["draws", "draws", "must-stop", "advances"]
    assert told(events)[2] == "must-stop seat=0"
    assert events[2].facts[0].sort == "seat"
    assert line(state, "spaces") == "4 0 0"
    assert question(state) == ("give-card", "MY-G1")


@pytest.mark.rule("MY-D5")
def test_an_obstacle_as_the_very_last_card_still_stops_the_hero() -> None:
    state = table("...|ferry|ambush")
    events = play(state, "draw 1", "draw 2")
    assert verbs(events) == ["draws", "draws-obstacle"]
    assert line(state, "spaces") == "0 0 0"


@pytest.mark.rule("MY-D5")
def test_one_card_left_anywhere_leaves_the_choice() -> None:
    for hands, answer in [("...|ferry|sword", "draw 1"), ("...|ferry|sword", "draw 2")]:
        state = table(hands)
        play(state, answer)
        assert question(state) == ("draw-on", "MY-D1")
        assert "stop" in options(state)
    last = table("sword|ferry|...", active=2)
    play(last, "draw 0")
    assert options(last) == ["draw 1", "stop"]


@pytest.mark.rule("MY-D6")
def test_a_card_worth_nothing_is_no_obstacle() -> None:
    state = table("bread|dead-end,ferry|...")
    events = play(state, "draw 1=dead-end")
    assert told(events) == ["draws seat=0 pile=1 card=dead-end points=0"]
    assert options(state) == ["draw 1", "draw 2", "stop"]


@pytest.mark.rule("MY-D6")
def test_stopping_with_no_points_moves_nothing() -> None:
    state = table("bread|dead-end,ferry|...", spaces="2 0 0")
    events = play(state, "draw 1=dead-end", "stop")
    assert told(events)[1:] == ["stays seat=0 lost=0"]
    assert [fact.sort for fact in events[1].facts] == ["seat", "number"]
    assert line(state, "spaces") == "2 0 0"
    assert question(state) == ("give-card", "MY-G1")


def test_only_the_asked_seat_may_answer() -> None:
    state = table(DRAWABLE)
    assert refusal(state, "draw 0", seat=1) == ("not-your-turn", "MY-S1")
    assert refusal(state, "draw 1", seat=-1) == ("not-your-turn", "MY-S1")
    assert refusal(state, "draw 1", seat=5) == ("not-your-turn", "MY-S1")
    assert state.legal_actions(1) == []


@pytest.mark.parametrize("action", [-1, -2, 44, 45, 1000])
def test_an_action_outside_the_table_is_refused(action: int) -> None:
    state = table(DRAWABLE)
    found = state.refusal(0, action)
    assert (found.name, found.rule) == ("no-such-action", "MY-D1")


def test_every_action_has_its_number() -> None:
    assert (DRAW, STOP, DONE, TO, DECLARE, GIVE) == (0, 5, 6, 7, 12, 28)
    assert GAME.actions == 44


def test_every_answer_at_the_opening_is_allowed_or_refused_with_its_reason() -> None:
    state = table("bread,sword|ferry,campfire|...")
    reasons = {answer: state.refusal(0, answer).name for answer in range(GAME.actions)}
    expected = {
        0: "own-hand",
        1: "",
        2: "",
        3: "no-such-pile",
        4: "no-such-pile",
        5: "must-draw-first",
        6: "not-giving-yet",
        **dict.fromkeys(range(7, 12), "not-giving-yet"),
        **dict.fromkeys(range(12, 28), "not-in-hand"),
        12: "",
        18: "not-legendary",
        **dict.fromkeys(range(28, 44), "not-giving-yet"),
    }
    assert reasons == expected


def test_every_answer_after_a_declaration_is_allowed_or_refused_with_its_reason() -> None:
    state = table("bread,sword|ferry,campfire|...", asked="first-draw", shown="sword")
    reasons = [state.refusal(0, answer).name for answer in range(GAME.actions)]
    draws = ["own-hand", "", "", "no-such-pile", "no-such-pile", "must-draw-first"]
    assert reasons == draws + ["not-giving-yet"] * 6 + ["already-declared"] * 16 + ["not-giving-yet"] * 16
    assert question(state) == ("first-draw", "MY-D1")


def test_every_answer_while_drawing_on_is_allowed_or_refused_with_its_reason() -> None:
    state = table("bread,sword|ferry|...", asked="draw-on", drawn="campfire<1")
    reasons = [state.refusal(0, answer).name for answer in range(GAME.actions)]
    draws = ["own-hand", "", "", "no-such-pile", "no-such-pile", ""]
    assert reasons == draws + ["not-giving-yet"] * 6 + ["too-late-to-declare"] * 16 + ["not-giving-yet"] * 16
    assert refusal(state, "declare sword") == ("too-late-to-declare", "MY-W1")


def test_the_list_of_answers_starts_afresh_each_time() -> None:
    state = table("bread|ferry,campfire|...")
    assert legal_buffer(state) == [1, 2]


def test_five_seats_may_each_be_drawn_from() -> None:
    state = table("bread|ferry|sword|campfire|...", players=5)
    assert options(state) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    play(state, "draw 4=tunnel")
    assert line(state, "drawn") == "tunnel<4"
