"""The Dragon: declaring, winning, failing."""

import pytest

from mythagora.engine.events import EVERYBODY
from tests.rules.mythe.table import (
    edition_with,
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


@pytest.mark.rule("MY-W1")
def test_a_legendary_item_in_hand_may_be_declared_before_the_first_draw() -> None:
    state = table("shield,fairy,bread,sword|ferry|...")
    assert options(state) == ["draw 1", "draw 2", "declare sword", "declare shield", "declare fairy"]
    assert question(state) == ("open-turn", "MY-W1")


@pytest.mark.rule("MY-W1")
@pytest.mark.parametrize("space", [0, 1, 15])
def test_the_attempt_may_be_declared_from_any_distance(space: int) -> None:
    state = table("fairy,bread|ferry|...", spaces=f"{space} 0 0")
    assert "declare fairy" in options(state)


@pytest.mark.rule("MY-W1")
def test_only_an_own_legendary_item_can_be_declared() -> None:
    state = table("fairy,bread,ambush|ferry|...")
    assert refusal(state, "declare sword") == ("not-in-hand", "MY-W1")
    assert refusal(state, "declare bread") == ("not-legendary", "MY-W1")
    assert refusal(state, "declare ambush") == ("not-legendary", "MY-W1")
    assert refusal(state, "declare ferry") == ("not-in-hand", "MY-W1")
    assert refusal(state, "declare lava") == ("not-in-hand", "MY-W1")


@pytest.mark.rule("MY-W1")
def test_one_item_is_enough_and_only_one_may_be_revealed() -> None:
    state = table("fairy,sword|ferry|...")
    play(state, "declare fairy")
    assert refusal(state, "declare sword") == ("already-declared", "MY-W1")
    play(state, "draw 2=tunnel")
    assert refusal(state, "declare sword") == ("too-late-to-declare", "MY-W1")


@pytest.mark.rule("MY-W1")
def test_after_the_first_draw_it_is_too_late() -> None:
    state = table("fairy|ferry|...")
    play(state, "draw 1")
    assert refusal(state, "declare fairy") == ("too-late-to-declare", "MY-W1")


@pytest.mark.rule("MY-W1")
def test_the_question_does_not_betray_who_has_an_item() -> None:
    for hands in ["bread|fairy|...", "sword|fairy|..."]:
        state = table(hands)
        assert question(state, 0) == ("open-turn", "MY-W1")
        assert question(state, 1) == ("draw", "MY-D1")
        assert question(state, -1) == ("draw", "MY-D1")


@pytest.mark.rule("MY-W1")
def test_a_declaration_holds_for_one_turn_only() -> None:
    state = table("fairy|campfire|signpost,...", spaces="15 0 0")
    play(state, "declare fairy", "draw 2=ambush", "done")
    assert line(state, "shown") == "-"
    play(state, "draw 2=signpost", "stop", "done", "draw 0=fairy", "stop", "done")
    assert state.active == 0
    play(state, "draw 1=campfire", "stop")
    assert state.winner == -1
    assert line(state, "spaces").startswith("15 ")


@pytest.mark.rule("MY-W2")
def test_the_revealed_item_lies_face_up_and_stays_with_its_owner() -> None:
    state = table("fairy,bread|ferry|...")
    events = play(state, "declare fairy")
    for seat in [0, 1, 2, -1]:
        assert told(events, seat) == ["declares seat=0 card=fairy"]
        assert look(state, seat).shown == "fairy"
    [event] = events
    assert [fact.sort for fact in event.facts] == ["seat", "card"]
    assert event.learners == EVERYBODY & ~1
    assert hand(state, 0) == ["fairy", "bread"]
    assert line(state, "shown") == "fairy"
    assert question(state) == ("first-draw", "MY-D1")
    assert look(state, 2).sizes == [2, 1, 9]


@pytest.mark.rule("MY-W2")
def test_its_points_cannot_be_spent() -> None:
    state = table("sword|campfire|...", spaces="7 0 0")
    events = play(state, "declare sword", "draw 1")
    assert state.points == 1
    play(state, "stop")
    assert line(state, "spaces") == "7 0 0"
    assert told(events)[1] == "draws seat=0 pile=1 card=campfire points=1"


@pytest.mark.rule("MY-W3")
def test_a_declared_hero_that_pays_the_dragon_wins_at_once() -> None:
    state = table("fairy|campfire|...", spaces="15 0 0")
    events = play(state, "declare fairy", "draw 1", "stop")
    assert verbs(events) == ["declares", "draws", "advances", "wins"]
    assert told(events)[2:] == ["advances seat=0 from=15 to=16 lost=0", "wins seat=0"]
    assert events[3].facts[0].sort == "seat"
    assert state.is_over()
    assert state.winner == 0
    assert state.seats_to_act() == []
    assert look(state, 1).winner == 0
    assert look(state, 1).question is None
    assert look(state, 1).asked == []
    assert line(state, "spaces") == "16 0 0"


@pytest.mark.rule("MY-W3")
def test_the_way_to_the_dragon_must_be_paid_too() -> None:
    for drawn, winner in [("ferry<1", -1), ("sword<1", 0), ("sword<1,ferry<1", 0)]:
        state = table("fairy|bread|...", asked="draw-on", drawn=drawn, shown="fairy", spaces="14 0 0")
        play(state, "stop")
        assert state.winner == winner
        assert line(state, "spaces").startswith("16" if winner == 0 else "15")


@pytest.mark.rule("MY-W3")
def test_heroes_before_the_dragon_are_passed_for_nothing() -> None:
    state = table("fairy|bread|...", asked="draw-on", drawn="campfire<1", shown="fairy", spaces="13 14 15")
    events = play(state, "stop")
    assert told(events) == ["advances seat=0 from=13 to=16 lost=0", "wins seat=0"]


@pytest.mark.rule("MY-W3")
def test_surplus_points_do_not_matter() -> None:
    state = table(
        "fairy|bread|...", asked="draw-on", drawn="sword<1,shield<1", shown="fairy", spaces="15 0 0"
    )
    events = play(state, "stop")
    assert told(events) == ["advances seat=0 from=15 to=16 lost=5", "wins seat=0"]


@pytest.mark.rule("MY-W3")
def test_no_giving_follows_a_win_even_if_a_hand_is_empty() -> None:
    state = table("...,fairy|campfire|ferry", spaces="15 0 0")
    events = play(state, "declare fairy", "draw 1", "draw 2")
    assert verbs(events) == ["declares", "draws", "draws", "must-stop", "advances", "wins"]
    assert state.is_over()
    assert hand(state, 1) == []
    assert (state.endings(), state.turns()) == (["dragon"], state.turn + 1)
    assert refusal(state, "done", seat=0) == ("game-is-over", "MY-W3")
    assert refusal(state, "draw 1", seat=1) == ("game-is-over", "MY-W3")
    assert state.refusal(0, 99).name == "game-is-over"


@pytest.mark.rule("MY-W3")
def test_the_winner_is_first_and_all_others_second() -> None:
    for winner in range(3):
        hands = ["campfire", "campfire", "campfire"]
        hands[winner] = "fairy"
        hands[(winner + 1) % 3] = "..."
        spaces = ["0", "0", "0"]
        spaces[winner] = "15"
        state = table("|".join(hands), active=winner, spaces=" ".join(spaces))
        play(state, "declare fairy", f"draw {(winner + 2) % 3}", "stop")
        expected = [1 if seat == winner else 0 for seat in range(3)]
        assert state.scores() == expected
        assert state.standing() == [2 - won for won in expected]
        assert [state.reward(seat) for seat in range(3)] == [float(won) for won in expected]


@pytest.mark.rule("MY-W4")
def test_an_item_drawn_this_turn_gives_points_but_does_not_open_the_dragon() -> None:
    state = table("bread|sword|...", spaces="15 0 0")
    events = play(state, "draw 1", "stop")
    assert told(events) == ["draws seat=0 pile=1 card=sword points=3", "stays seat=0 lost=3"]
    assert state.winner == -1
    assert question(state) == ("give-card", "MY-G1")


@pytest.mark.rule("MY-W4")
def test_an_item_in_hand_that_was_not_declared_does_not_open_the_dragon_either() -> None:
    state = table("fairy|sword|...", spaces="15 0 0")
    play(state, "draw 1", "stop")
    assert state.winner == -1


@pytest.mark.rule("MY-W5")
def test_after_a_failed_attempt_the_item_may_be_given_like_any_card() -> None:
    state = table("fairy|campfire,ferry|...", spaces="3 0 0")
    play(state, "declare fairy", "draw 1=campfire", "stop")
    assert options(state) == ["done", "give fairy", "give campfire"]
    play(state, "give fairy", "to 1", "done")
    assert "fairy" in hand(state, 1)
    assert line(state, "spaces") == "4 0 0"
    assert line(state, "shown") == "-"


@pytest.mark.rule("MY-W5")
def test_a_failed_attempt_costs_nothing_else() -> None:
    state = table("fairy|ferry,campfire|...", spaces="3 0 0")
    play(state, "declare fairy", "draw 1=ferry", "stop", "done")
    assert hand(state, 0) == ["fairy", "ferry"]
    assert line(state, "spaces") == "4 0 0"
    assert state.active == 1
    assert state.turn == 1


@pytest.mark.rule("MY-W5")
def test_in_the_variant_the_item_stays() -> None:
    state = table("fairy|campfire,ferry|...", only_drawn=1)
    play(state, "declare fairy", "draw 1=campfire", "stop")
    assert options(state) == ["done", "give campfire"]
    assert refusal(state, "give fairy") == ("not-drawn-this-turn", "MY-G4")


@pytest.mark.rule("MY-W6")
def test_after_a_declaration_the_first_draw_is_compulsory() -> None:
    state = table("fairy|campfire,ferry|...")
    play(state, "declare fairy")
    assert options(state) == ["draw 1", "draw 2"]
    assert refusal(state, "stop") == ("must-draw-first", "MY-D1")


@pytest.mark.rule("MY-W6")
def test_an_obstacle_stops_the_attempt_and_giving_follows() -> None:
    state = table("fairy|ambush|...", spaces="15 0 0")
    play(state, "declare fairy", "draw 1")
    assert question(state) == ("give-card", "MY-G1")
    assert line(state, "spaces") == "15 0 0"
    assert look(state, 2).shown == "fairy"


def test_a_dearer_dragon_of_another_edition_must_be_paid_in_full() -> None:
    fierce = edition_with(("cost = 1\n", "cost = 3\n"))
    for drawn, winner in [("ferry<1", -1), ("sword<1", 0)]:
        state = table(
            "fairy|bread|...", asked="draw-on", drawn=drawn, shown="fairy", spaces="15 0 0", edition=fierce
        )
        play(state, "stop")
        assert state.winner == winner
