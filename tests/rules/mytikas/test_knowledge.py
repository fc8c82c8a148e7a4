"""What a seat cannot know, and what it keeps from moves taken back."""

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.events import EVERYBODY
from mythagora.games.mytikas.game import Mytikas
from tests.rules.mytikas.table import GAME, STANDARD, line, new, options, play, start, table, told


def worlds(state: Mytikas, seat: int, number: int = 200) -> list[Mytikas]:
    dealt = []
    for seed in range(number):
        world = state.clone()
        world.redeal(seat, fast(seed))
        dealt.append(world)
    return dealt


@pytest.mark.rule("MK-S10")
def test_every_hidden_place_gets_every_hidden_card() -> None:
    state = table(2, cards={0: "hera:1", 1: "pan:1"}, line="zeus apollo")
    hidden = set(line(state, "deck").split(",")) | set(line(state, "line").split("|")[1:])
    for place in (1, 2, 3):
        found = {line(world, "line").split("|")[place] for world in worlds(state, 0)}
        assert found == hidden
    assert {line(world, "line").split("|")[0] for world in worlds(state, 0)} == {"zeus"}


@pytest.mark.rule("MK-S5")
def test_while_choosing_only_your_own_cards_are_sure() -> None:
    state = new(3, choose_your_deity=1)
    state.apply(1, state.legal_actions(1)[0])
    mine = options(state, "keep", 0)
    for world in worlds(state, 0, 60):
        assert options(world, "keep", 0) == mine
        assert world.seats_to_act() == [0, 2]
    theirs = {line(world, "dealt").split("|")[1] for world in worlds(state, 0)}
    chosen = {line(world, "chosen").split("|")[1] for world in worlds(state, 0)}
    assert len(theirs) > 40
    assert len(chosen) == 14  # any card but mine
    own = {line(world, "chosen").split("|")[1] for world in worlds(state, 1, 30)}
    assert len(own) == 1


@pytest.mark.rule("MK-S5")
def test_a_declined_card_is_known_to_its_seat_alone() -> None:
    state = new(2, choose_your_deity=1)
    hands = [options(state, "keep", seat) for seat in range(2)]
    for seat in range(2):
        state.apply(seat, state.parse(hands[seat][0]))
    declined = [hand[1][5:] for hand in hands]
    for world in worlds(state, 0):
        assert line(world, "dealt").split("|")[0] == declined[0]
        assert declined[0] in line(world, "deck").split(",")
    others = {line(world, "dealt").split("|")[1] for world in worlds(state, 0)}
    assert len(others) == 16 - 2 - 1 - 1  # not the cards open, nor mine


@pytest.mark.rule("MK-O4")
def test_a_card_turned_up_and_down_again_stays_known() -> None:
    game = start(2)
    game.state = table(2, reserve={0: 3}, cards={0: "hera:1"}, line="zeus apollo")
    state = game.state
    assert isinstance(state, Mytikas)
    seat = state.to_act()
    for answer in ("go hades-night", "offer hera", "put 3"):
        game.act(seat, game.state.parse(answer))
    assert game.state.view(1).line[1].deity == "apollo"
    assert game.undo_reach(0) == 0  # alone nobody goes back behind a card that was shown
    game.undo(0, 3)
    back = game.state
    assert isinstance(back, Mytikas)
    assert line(back, "past").startswith("glimpsed=1 ")
    assert back.view(1).line[1].deity == "apollo"
    assert not back.view(1).line[1].face_up
    for seat in (-1, 0, 1):
        assert {line(world, "line").split("|")[1] for world in worlds(back, seat, 40)} == {"apollo"}
    events = play(back, "go hades-night", "offer hera", "put 3")
    shown = next(event for event in events if event.verb == "turns-up")
    assert shown.learners == 0  # nobody learns anything new


def test_a_card_turned_up_tells_everybody() -> None:
    state = table(2, reserve={0: 3}, cards={0: "hera:1"}, line="zeus apollo")
    events = play(state, "go hades-night", "offer hera", "put 3")
    shown = next(event for event in events if event.verb == "turns-up")
    assert shown.learners == EVERYBODY


@pytest.mark.rule("MK-S5")
def test_a_choice_taken_back_after_the_cards_were_shown() -> None:
    """All have seen what each kept and the first card of the line; the second cards stay secret."""
    game = start(2, choose_your_deity=1)
    hands = [[game.state.text(action) for action in game.state.legal_actions(seat)] for seat in range(2)]
    game.act(0, game.state.parse(hands[0][0]))
    game.act(1, game.state.parse(hands[1][0]))
    first = game.state.view(0).line[0].deity  # type: ignore[attr-defined]
    game.undo(1, 1)
    state = game.state
    assert isinstance(state, Mytikas)
    assert state.seats_to_act() == [1]
    for world in worlds(state, 1, 80):
        assert line(world, "chosen").split("|")[0] == hands[0][0][5:]  # seen, and not taken back
        assert first in line(world, "deck").split(",")
    for world in worlds(state, 0, 80):
        assert hands[1][0][5:] in line(world, "dealt").split("|")[1].split(",")
    game.act(1, game.state.parse(hands[1][1]))
    after = game.state
    assert isinstance(after, Mytikas)
    # Now the card declined is the one all saw before.
    assert {line(world, "dealt").split("|")[1] for world in worlds(after, 0, 40)} == {hands[1][0][5:]}
    # What seat 0 declined was never shown, and is not the card that lay in the line.
    unseen = {line(world, "dealt").split("|")[0] for world in worlds(after, 1)}
    assert first not in unseen
    assert len(unseen) > 5


@pytest.mark.rule("MK-S5")
def test_an_answer_may_be_withdrawn_while_others_choose() -> None:
    game = start(3, choose_your_deity=1)
    first = game.state.legal_actions(2)
    events = game.act(2, first[0])
    assert told(events) == ["chooses seat=2"]
    assert game.may_withdraw(2)
    game.withdraw(2)
    assert game.state.seats_to_act() == [0, 1, 2]
    game.act(2, first[1])
    assert game.state.seats_to_act() == [0, 1]


def test_positions_that_cannot_be_are_refused() -> None:
    from mythagora.engine.errors import InputError

    text = table(2, cards={0: "hera:1"}).write()
    for old, bad in [
        ("players 2", "players 5"),
        ("first 0", "first 2"),
        ("built 1", "built 2"),
        ("asked open-turn 0 0", "asked nonsense 0 0"),
        ("asked open-turn 0 0", "asked open-turn 7 0"),
        ("locks 0", "locks 1"),
        ("cards hera:1", "cards hera:1,hera:1"),
        ("cards hera:1", "cards pan:1"),
        ("turned 0", "turned 9"),
        ("builders -|-", "builders zeus-day|zeus-night"),
        ("favors 0,0,0,0", "favors 1,0,0,0"),
        ("tokens 3 4 2 1", "tokens 3 4 2"),
        ("ending -", "ending never"),
    ]:
        assert old in text, old
        with pytest.raises(InputError, match="position"):
            GAME.read(text.replace(old, bad, 1), STANDARD, fast(1))
