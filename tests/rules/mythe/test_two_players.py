"""Two players and the neutral deck."""

import pytest

from mythagora.engine.sets import count
from tests.rules.mythe.table import (
    hand,
    known,
    line,
    look,
    new,
    options,
    places,
    play,
    question,
    refusal,
    table,
    told,
    verbs,
)


@pytest.mark.rule("MY-2P1")
@pytest.mark.parametrize("number", range(8))
def test_twelve_cards_are_dealt_as_three_decks_of_four(number: int) -> None:
    state = new(2, bytes([number]) * 32)
    assert state.piles == 3
    assert len(state.hands) == len(state.gifts) == 3
    assert [count(state.hands[pile]) for pile in range(3)] == [4, 4, 4]
    assert len(state.spaces) == 2


@pytest.mark.rule("MY-2P1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_larger_games_have_no_neutral_deck(players: int) -> None:
    state = new(players)
    assert state.piles == players
    assert len(state.hands) == players
    assert "neutral" not in " ".join(options(state))


@pytest.mark.rule("MY-2P2")
def test_each_draw_may_come_from_the_opponent_or_the_deck() -> None:
    state = table("bread,tunnel|ferry,campfire|...", players=2)
    assert options(state) == ["draw 1", "draw neutral"]
    events = play(state, "draw neutral=sword", "draw 1=ferry")
    assert told(events, 1) == [
        "draws seat=0 pile=neutral card=sword points=3",
        "draws seat=0 pile=1 card=ferry points=5",
    ]
    assert line(state, "drawn") == "sword<2,ferry<1"
    assert options(state) == ["draw 1", "draw neutral", "stop"]
    other = table("bread,tunnel|ferry,campfire|...", players=2, active=1)
    assert options(other) == ["draw 0", "draw neutral"]


@pytest.mark.rule("MY-2P2")
def test_gifts_may_go_to_either() -> None:
    state = table("bread,tunnel,sword|ferry,campfire|...", players=2, asked="give-card")
    play(state, "give bread")
    assert options(state) == ["to 1", "to neutral"]
    assert refusal(state, "to 3") == ("no-such-pile", "MY-S1")
    events = play(state, "to neutral", "give sword", "to 1", "done")
    assert "bread" in hand(state, 2)
    assert "sword" in hand(state, 1)
    assert told(events, 0) == [
        "gives seat=0 pile=1 count=1 card=sword",
        "gives seat=0 pile=neutral count=1 card=bread",
        "ends-turn seat=0",
    ]
    assert told(events, 1)[1] == "gives seat=0 pile=neutral count=1"
    assert told(events, -1)[1] == "gives seat=0 pile=neutral count=1"
    assert [event.learners for event in events] == [0b10, 0, 0]


@pytest.mark.rule("MY-2P2")
def test_the_two_players_take_turns() -> None:
    state = table("bread,tunnel|ferry,campfire|...", players=2, active=1, asked="give-card")
    play(state, "done")
    assert state.to_act() == 0
    state = table("bread,tunnel|ferry,campfire|...", players=2, asked="give-card")
    play(state, "done")
    assert state.to_act() == 1


@pytest.mark.rule("MY-2P3")
def test_the_deck_must_hold_a_card_after_giving() -> None:
    state = table("bread,tunnel|...|ferry", players=2)
    play(state, "draw neutral", "stop")
    assert options(state) == ["give ferry", "give tunnel", "give bread"]
    assert refusal(state, "done") == ("someone-has-no-card", "MY-G2")
    play(state, "give tunnel")
    assert options(state) == ["to 1", "to neutral"]
    play(state, "to 1", "give ferry")
    assert options(state) == ["to neutral"]
    play(state, "to neutral", "done")
    assert hand(state, 2) == ["ferry"]


@pytest.mark.rule("MY-2P3")
def test_a_card_put_on_the_deck_may_be_drawn_next_or_last() -> None:
    drawn = set()
    for seed in range(30):
        state = table("bread,tunnel|...|ferry,sword", players=2, asked="give-card")
        play(state, "give bread", "to neutral", "done")
        for _ in range(seed):
            state.dice.word()
        play(state, "draw neutral")
        drawn.add(line(state, "drawn"))
    assert drawn == {"bread<2", "ferry<2", "sword<2"}


@pytest.mark.rule("MY-2P3")
def test_nobody_may_look_into_the_deck() -> None:
    state = table("bread,tunnel|ferry,campfire|sword,...", players=2)
    for seat in (0, 1, -1):
        shown = repr(look(state, seat))
        assert not any(repr(key) in shown for key in hand(state, 2))


@pytest.mark.rule("MY-2P3")
def test_who_puts_cards_on_the_deck_knows_them() -> None:
    state = table("bread,tunnel|ferry,campfire|...", players=2, asked="give-card")
    play(state, "give bread", "to neutral", "done")
    assert known(state, 0)[2] == ["bread"]
    assert known(state, 1)[2] == []
    assert places(state, 1, "bread") == [0, 2]
    assert places(state, 0, "bread") == [2]


@pytest.mark.rule("MY-2P4")
def test_drawing_on_needs_a_card_in_the_deck_or_the_hand() -> None:
    state = table("...|ferry|sword", players=2)
    play(state, "draw 1")
    assert options(state) == ["draw neutral", "stop"]
    assert refusal(state, "draw 1") == ("empty-hand", "MY-D3")
    events = play(state, "draw neutral")
    assert verbs(events) == ["draws", "must-stop", "advances"]
    assert question(state) == ("give-card", "MY-G1")


@pytest.mark.rule("MY-2P4")
def test_an_empty_deck_alone_forces_nobody() -> None:
    state = table("...|ferry|sword", players=2)
    play(state, "draw neutral")
    assert options(state) == ["draw 1", "stop"]
    assert refusal(state, "draw neutral") == ("empty-hand", "MY-D3")


@pytest.mark.rule("MY-2P4")
def test_the_size_of_the_deck_is_public() -> None:
    state = table("bread,tunnel|ferry,campfire,sword|...", players=2)
    for seat in (0, 1, -1):
        assert look(state, seat).sizes == [2, 3, 7]
    play(state, "draw neutral=shield")
    assert look(state, 1).sizes == [2, 3, 6]


@pytest.mark.rule("MY-2P4")
def test_a_chance_card_of_the_deck_is_drawn() -> None:
    drawn = set()
    for seed in range(40):
        state = table("bread|...|ferry,sword,ambush", players=2)
        for _ in range(seed):
            state.dice.word()
        play(state, "draw neutral")
        drawn.add(line(state, "drawn"))
    assert drawn == {"ferry<2", "sword<2", "ambush<2"}


def test_the_deck_goes_by_its_name_only_with_two() -> None:
    two = table("bread,tunnel|ferry|...", players=2)
    three = table("bread,tunnel|ferry|...")
    assert [two.pile_word(pile) for pile in range(3)] == ["0", "1", "neutral"]
    assert [three.pile_word(pile) for pile in range(3)] == ["0", "1", "2"]
    assert two.text(two.parse("draw neutral")) == "draw neutral"
    assert two.parse("draw neutral") == three.parse("draw 2") == 2
    assert two.parse("to neutral") == three.parse("to 2") == 9
