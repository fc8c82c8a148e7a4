"""Before the first turn."""

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.games.mytikas.game import Mytikas
from mythagora.games.mytikas.view import MytikasView
from tests.rules.mytikas.table import (
    GAME,
    STANDARD,
    asked,
    cards,
    goods,
    line,
    new,
    options,
    play,
    refusal,
    told,
)


@pytest.mark.rule("MK-S1")
def test_two_to_four_play_and_chance_decides_who_begins() -> None:
    firsts = {int(new(4, number.to_bytes(32, "little")).first) for number in range(60)}
    assert firsts == {0, 1, 2, 3}
    assert new(3).write() == new(3).write()
    for players in (1, 5):
        with pytest.raises(InputError, match="seat-count"):
            new(players)


@pytest.mark.rule("MK-S1")
def test_seats_play_clockwise() -> None:
    state = new(3)
    play(state, *[options(state)[0]])
    play(state, *[options(state)[0]])
    play(state, *[options(state)[0]])
    order = []
    for _ in range(4):
        order.append(int(state.active))
        turn = state.turn
        while state.turn == turn:
            play(state, "pass" if "pass" in options(state) else options(state)[0])
    first = int(state.first)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("MK-S2")
@pytest.mark.parametrize(("players", "tokens"), [(2, "3 4 2 1"), (3, "4 5 3 2"), (4, "5 6 4 2")])
def test_level_tokens_by_number_of_players(players: int, tokens: str) -> None:
    assert line(new(players), "tokens") == tokens


@pytest.mark.rule("MK-S3")
@pytest.mark.parametrize(("players", "pile"), [(2, 3), (3, 3), (4, 4)])
def test_favor_piles(players: int, pile: int) -> None:
    assert line(new(players), "favors").split("|")[-1] == ",".join([str(pile)] * 4)


@pytest.mark.rule("MK-S4")
def test_each_starts_with_one_minor_city_on_level_1_that_took_no_token() -> None:
    state = new(4)
    assert line(state, "built") == "10000000|10000000|10000000|10000000"
    assert state.tokens[0] == 5
    view = state.view(0)
    assert view.builders[2].pieces_left == 7
    assert view.builders[2].building_points == 1


@pytest.mark.rule("MK-S5")
def test_one_deity_each_face_up_with_one_offering_and_empty_reserves() -> None:
    state = new(3)
    for seat in range(3):
        assert cards(state, seat).endswith(":1")
        assert " " not in cards(state, seat)
    assert line(state, "reserve") == "0 0 0"


@pytest.mark.rule("MK-S5")
def test_the_variant_deals_two_and_each_keeps_one_in_secret() -> None:
    state = new(3, choose_your_deity=1)
    assert state.seats_to_act() == [0, 1, 2]
    assert line(state, "line") == "-|-|-|-|-"
    hands = [options(state, "keep", seat) for seat in range(3)]
    assert all(len(hand) == 2 for hand in hands)
    assert len({card for hand in hands for card in hand}) == 6
    assert refusal(state, hands[1][0], 0) == ("not-dealt-to-you", "MK-S5")
    state.events = []
    for seat in (2, 0, 1):
        assert state.seats_to_act() == sorted({0, 1, 2} - ({2, 0, 1} - set(state.seats_to_act())))
        state.apply(seat, state.parse(hands[seat][1]))
        if seat == 2:
            assert told(state.events, 2) == [f"chooses seat=2 deity={hands[2][1][5:]}"]
            assert told(state.events, 0) == ["chooses seat=2"]
            assert told(state.events) == ["chooses seat=2"]
            assert state.view(2).chosen == hands[2][1][5:]
            assert state.view(0).chosen is None
    for seat in range(3):
        assert cards(state, seat) == hands[seat][1][5:] + ":1"
        declined = hands[seat][0][5:]
        assert declined in line(state, "deck").split(",")
        assert declined not in line(state, "line").split("|")
        assert state.view(seat).dealt == [declined]
        assert state.view((seat + 1) % 3).dealt != [declined]
    assert asked(state).startswith("first-favor")


@pytest.mark.rule("MK-S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_line_has_one_card_up_and_one_more_than_players_down(players: int) -> None:
    state = new(players)
    view: MytikasView = state.view(0)
    assert [place.face_up for place in view.line] == [True] + [False] * (players + 1)
    assert view.line[0].deity is not None
    assert all(place.deity is None for place in view.line[1:])
    assert view.deck == 16 - players - (players + 2)


@pytest.mark.rule("MK-S7")
@pytest.mark.parametrize(
    ("players", "locks"), [(2, [4, 5, 5, 6]), (3, [4, 5, 5, 6, 6]), (4, [4, 4, 5, 5, 6, 6])]
)
def test_locks_ascend_from_the_face_up_card_to_the_deck(players: int, locks: list[int]) -> None:
    view = new(players).view(-1)
    assert [place.lock for place in view.line] == [None, *locks[:-1]]
    assert view.deck_lock == locks[-1]
    assert view.next_lock == locks[0]


@pytest.mark.rule("MK-S8")
def test_resources_in_turn_order() -> None:
    state = new(4)
    first = int(state.first)
    assert [goods(state, (first + place) % 4) for place in range(4)] == ["1s", "1m", "2s", "1s1m"]


@pytest.mark.rule("MK-S9")
def test_favors_from_the_last_player_backwards_each_of_another_type() -> None:
    state = new(4)
    first = int(state.first)
    assert asked(state) == f"first-favor {(first + 3) % 4}"
    assert options(state) == ["favor zeus", "favor demeter", "favor poseidon", "favor hades"]
    play(state, "favor demeter")
    assert asked(state) == f"first-favor {(first + 2) % 4}"
    assert refusal(state, "favor demeter") == ("taken-by-another", "MK-S9")
    play(state, "favor zeus")
    events = play(state, "favor hades")
    assert told(events)[1] == f"takes-favor seat={first} god=poseidon"  # the one that is left
    assert asked(state) == f"open-turn {first}"
    assert line(state, "favors").split("|")[-1] == "3,3,3,3"


@pytest.mark.rule("MK-S10")
def test_only_cards_face_down_are_hidden() -> None:
    state = new(3)
    for seat in (-1, 0, 1, 2):
        for number in range(20):
            other = state.clone()
            other.redeal(seat, fast(number))
            assert other.view(seat) == state.view(seat)
            assert line(other, "line").split("|")[0] == line(state, "line").split("|")[0]
            assert line(other, "cards") == line(state, "cards")
    lines = {line(redealt(number), "line") for number in range(50)}
    assert len(lines) > 20


def redealt(number: int) -> Mytikas:
    state = GAME.new(3, {}, STANDARD, bytes(32))
    state.redeal(0, fast(number))
    return state
