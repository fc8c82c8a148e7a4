"""What a seat can know of the cards it does not see: memory, re-dealing, moves taken back."""

from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import fast
from mythagora.engine.play import Play
from mythagora.engine.sets import count, members
from mythagora.games.mythe.game import Mythe
from mythagora.games.mythe.knowledge import (
    Deals,
    cells,
    drawn_from,
    first_hand,
    given,
    given_to,
    hidden_deals,
    places_now,
    start_places,
)
from mythagora.games.mythe.past import Glimpse, Turn, put
from mythagora.games.mythe.redeal import PastFinder, add_gift, pin_sources
from tests.rules.mythe.table import card, hand, keys, known, line, look, new, places, play, start, table

START = "bread,tunnel,sword,fairy|ferry,campfire,shield,signpost|..."  # 2 has the rest


def state_of(game: Play) -> Mythe:
    assert isinstance(game.state, Mythe)
    return game.state


def sampled(state: Mythe, seat: int, times: int = 60) -> list[Mythe]:
    """Worlds that this seat cannot tell from the true one."""
    worlds = []
    for seed in range(1, times + 1):
        world = state.clone()
        world.redeal(seat, fast(seed))
        worlds.append(world)
    return worlds


# --------------------------------------------------------------------------------------------- memory


@pytest.mark.rule("MY-G5")
def test_a_card_kept_by_the_drawer_is_remembered_by_all() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "done")
    for seat in (1, 2, -1):
        assert known(state, seat)[0] == ["ferry"]
        assert places(state, seat, "ferry") == [0]
        assert look(state, seat).memory[0] == ["ferry"]
    assert known(state, 0) == [[], [], []]


@pytest.mark.rule("MY-G5")
def test_cards_lying_open_are_seen_and_need_no_memory() -> None:
    state = table(START)
    play(state, "declare sword", "draw 1=ferry")
    for seat in (0, 1, 2, -1):
        assert known(state, seat) == [[], [], []]
        assert places(state, seat, "ferry") == [0]
        assert places(state, seat, "sword") == [0]


@pytest.mark.rule("MY-G5")
def test_memory_is_an_option_of_the_table() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "done")
    view = look(state, 2)
    assert view.memory == [["ferry"], [], []]
    assert view.without_memory().memory == [[], [], []]
    assert view.without_memory().hand == view.hand


@pytest.mark.rule("MY-G3")
def test_giver_and_receiver_remember_a_gift_and_the_third_does_not() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 1", "done")
    assert known(state, 0) == [[], ["tunnel"], []]
    assert known(state, 1) == [["ferry"], [], []]
    assert known(state, 2) == [[], [], []]
    assert places(state, 2, "ferry") == [0, 1]  # it may have been the gift
    assert places(state, 2, "tunnel") == [0, 1]
    assert places(state, 1, "ferry") == [0]
    assert places(state, 1, "tunnel") == [1]
    assert places(state, 0, "tunnel") == [1]
    assert places(state, -1, "tunnel") == [0, 1, 2]


@pytest.mark.rule("MY-G3")
def test_a_gift_to_several_hides_each_from_the_other() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 1", "give bread", "to 2", "done")
    assert known(state, 0) == [[], ["tunnel"], ["bread"]]
    assert known(state, 1) == [[], [], []]  # the ferry may have gone to 2
    assert places(state, 1, "ferry") == [0, 2]
    assert places(state, 1, "tunnel") == [1]
    assert places(state, 1, "bread") == [0, 2]
    assert places(state, 2, "bread") == [2]
    assert places(state, 2, "tunnel") == [0, 1]


@pytest.mark.rule("MY-G4")
def test_in_the_variant_a_gift_must_be_a_card_that_was_drawn() -> None:
    state = table(START, only_drawn=1)
    play(state, "draw 1=ferry", "draw 1=campfire", "stop", "give ferry", "to 1", "done")
    assert places(state, 2, "ferry") == [0, 1]
    assert places(state, 2, "campfire") == [0, 1]
    assert places(state, 2, "tunnel") == [0, 1]  # where it was dealt
    again = table(START, only_drawn=1)
    play(again, "draw 2=ambush", "give ambush", "to 1", "done")
    assert known(again, 2) == [[], [], []]
    assert known(again, 1) == [[], [], []]
    assert known(again, 0) == [[], ["ambush"], []]


@pytest.mark.rule("MY-G3")
def test_while_giving_nobody_else_can_tell_what_is_set_aside() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give ferry", "to 2")
    assert places(state, 1, "ferry") == [0]
    assert places(state, 2, "ferry") == [0]
    assert places(state, 0, "ferry") == [2]
    assert known(state, 0) == [[], [], []]  # shown as gifts, still the giver's
    play(state, "done")
    assert known(state, 0) == [[], [], ["ferry"]]


@pytest.mark.rule("MY-G5")
def test_a_card_remembered_is_lost_when_its_holder_gives_something_unseen() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give ferry", "to 2", "done")
    assert known(state, 0)[2] == ["ferry"]
    play(state, "draw 2=ambush", "give ambush", "to 0", "done")
    assert known(state, 0)[2] == ["ferry"]
    play(state, "draw 0=bread", "stop", "give bread", "to 1", "done")
    assert known(state, 0)[2] == []
    assert places(state, 0, "ferry") == [1, 2]
    assert places(state, 1, "bread") == [1]


@pytest.mark.rule("MY-G5")
def test_a_revealed_item_is_remembered() -> None:
    state = table(START)
    play(state, "declare sword", "draw 2=ambush", "done")
    assert known(state, 1) == [["sword", "ambush"], [], []]
    assert known(state, -1) == [["sword", "ambush"], [], []]


@pytest.mark.rule("MY-S5")
def test_own_cards_are_known_and_others_may_be_with_any_other() -> None:
    state = table(START)
    assert places(state, 0, "bread") == [0]
    assert places(state, 0, "ferry") == [1, 2]
    assert places(state, 1, "bread") == [0, 2]
    assert places(state, 2, "bread") == [0, 1]
    assert places(state, -1, "bread") == [0, 1, 2]
    assert places(state, 0, "map") == []  # in the box
    assert known(state, -1) == [[], [], []]


def test_the_first_hand_is_found_by_walking_back() -> None:
    state = table(START)
    dealt = [hand(state, seat) for seat in range(3)]
    for answer in [
        "declare sword",
        "draw 1=ferry",
        "draw 2=rockfall",
        "give sword",
        "to 1",
        "give rockfall",
        "to 2",
        "done",
        "draw 0=ferry",
        "draw 2=dead-end",
        "stop",
        "give ferry",
        "to 0",
        "give shield",
        "to 2",
        "done",
        "draw 1=sword",
        "stop",
    ]:
        play(state, answer)
        chain = cells(state)
        for seat in range(3):
            assert keys(state, first_hand(state, seat, chain)) == dealt[seat], (answer, seat)
    assert first_hand(state, -1, cells(state)) == 0
    assert [type(cell).__name__ for cell in cells(state)] == ["Turn", "Turn"]
    assert cells(state)[0].before is None
    assert [int(one) for one in start_places(state, 0, cells(state))][:2] == [1, 0b110]


def test_a_turn_knows_its_gifts_and_draws() -> None:
    gifts = put(put(put(0, 3, 0), 15, 2), 0, 2)
    turn = Turn(None, 1, 1 << 3 | 1, put(put(put(0, 3, 0), 0, 2), 5, 0), 0, gifts)
    assert given(turn) == 1 << 3 | 1 << 15 | 1
    assert [given_to(turn, pile) for pile in range(3)] == [1 << 3, 0, 1 << 15 | 1]
    assert [drawn_from(turn.drawn, turn.sources, pile) for pile in range(3)] == [1 << 3, 0, 1]
    assert add_gift(0, 1 << 3 | 1 << 15, 2) == put(put(0, 3, 2), 15, 2)
    into = vec[i64]([7] * 16)
    pin_sources(into, turn.drawn, turn.sources)
    assert [int(one) for one in into] == [4, 7, 7, 1, *[7] * 12]


# ---------------------------------------------------------------------------------------------- deals


def deals(allowed: dict[int, int], room: list[int]) -> Deals:
    into = vec[i64]([0] * 16)
    cards = 0
    for number, piles in allowed.items():
        into[number] = piles
        cards |= 1 << number
    return Deals(into, cards, vec[i64](room))


def by_hand(allowed: dict[int, int], room: list[int]) -> list[tuple[int, ...]]:
    """All deals, found the slow way: piles by card."""
    seats = [pile for pile, size in enumerate(room) for _ in range(size)]
    ways = sorted(set(permutations(seats)))
    return [
        way
        for way in ways
        if all(allowed[number] >> pile & 1 for number, pile in zip(allowed, way, strict=True))
    ]


CASES: list[tuple[dict[int, int], list[int]]] = [
    ({0: 0b110, 1: 0b110, 2: 0b110, 5: 0b110}, [0, 2, 2]),
    ({0: 0b100, 1: 0b110, 2: 0b110, 5: 0b110}, [0, 2, 2]),
    ({1: 0b111, 2: 0b101, 3: 0b011, 9: 0b110, 15: 0b111}, [2, 1, 2]),
    ({1: 0b111, 2: 0b101, 3: 0b001, 9: 0b110, 15: 0b111}, [1, 1, 3]),
    ({0: 0b10, 15: 0b01}, [1, 1]),
    ({3: 0b11111, 4: 0b11110, 5: 0b11101, 6: 0b10101, 7: 0b01011}, [1, 1, 1, 1, 1]),
]


@pytest.mark.parametrize(("allowed", "room"), CASES)
def test_deals_are_counted_exactly(allowed: dict[int, int], room: list[int]) -> None:
    assert deals(allowed, room).total() == len(by_hand(allowed, room))


@pytest.mark.parametrize(("allowed", "room"), CASES)
def test_the_odds_are_exact(allowed: dict[int, int], room: list[int]) -> None:
    ways = by_hand(allowed, room)
    table_of = deals(allowed, room).odds()
    assert len(table_of) == 16
    for place, number in enumerate(allowed):
        shares = [sum(way[place] == pile for way in ways) / len(ways) for pile in range(len(room))]
        assert table_of[number] == pytest.approx(shares)
    assert all(sum(row) == 0 for number, row in enumerate(table_of) if number not in allowed)


@pytest.mark.parametrize(("allowed", "room"), CASES)
def test_samples_are_fair_and_find_every_deal(allowed: dict[int, int], room: list[int]) -> None:
    ways = by_hand(allowed, room)
    counted = dict.fromkeys(ways, 0)
    some = deals(allowed, room)
    dice = fast(3)
    times = 60 * len(ways)
    for _ in range(times):
        into = vec[i64]([0] * len(room))
        some.sample(dice, into)
        counted[
            tuple(next(pile for pile in range(len(room)) if into[pile] >> number & 1) for number in allowed)
        ] += 1
        assert [count(one) for one in into] == room
    assert min(counted.values()) > 25
    assert max(counted.values()) < 110


def test_no_card_to_lay_is_one_way() -> None:
    assert deals({}, [0, 0, 0]).total() == 1


def test_hidden_deals_are_of_the_cards_one_does_not_see() -> None:
    state = table(START)
    some = hidden_deals(state, 0, places_now(state, 0))
    assert [int(one) for one in some.room] == [0, 4, 4]
    assert some.total() == 70
    assert hidden_deals(state, -1, places_now(state, -1)).total() == 34650
    odds = some.odds()
    assert odds[card("ferry")] == pytest.approx([0, 0.5, 0.5])
    assert odds[card("bread")] == [0, 0, 0]


# -------------------------------------------------------------------------------------------- re-deal


@pytest.mark.rule("MY-S5")
def test_a_redeal_keeps_the_own_hand_and_all_sizes() -> None:
    state = table(START)
    for seat in range(3):
        for world in sampled(state, seat):
            assert hand(world, seat) == hand(state, seat)
            assert [count(world.hands[pile]) for pile in range(3)] == [4, 4, 4]
            assert look(world, seat) == look(state, seat)
            all_cards = sorted(key for pile in range(3) for key in hand(world, pile))
            assert all_cards == sorted(key for pile in range(3) for key in hand(state, pile))


@pytest.mark.rule("MY-S5")
def test_a_redeal_moves_everything_else_around() -> None:
    state = table(START)
    worlds = sampled(state, 0)
    for key in hand(state, 1) + hand(state, 2):
        assert {key in hand(world, 1) for world in worlds} == {True, False}
    spectator = sampled(state, -1)
    for key in hand(state, 0):
        assert {pile for world in spectator for pile in range(3) if key in hand(world, pile)} == {0, 1, 2}


@pytest.mark.rule("MY-G3")
def test_a_redeal_respects_what_a_seat_gave_and_got() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 1", "done")
    for world in sampled(state, 0):
        assert "tunnel" in hand(world, 1)
        assert "ferry" in hand(world, 0)
    for world in sampled(state, 1):
        assert "tunnel" in hand(world, 1)
        assert "ferry" in hand(world, 0)
    third = sampled(state, 2)
    assert {"ferry" in hand(world, 0) for world in third} == {True, False}
    assert all("ferry" in hand(world, 0) or "ferry" in hand(world, 1) for world in third)
    for world in third:
        assert look(world, 2) == look(state, 2)
        [turn] = cells(world)
        assert isinstance(turn, Turn)
        assert count(given_to(turn, 1)) == 1
        assert given_to(turn, 1) & world.hands[1] == given_to(turn, 1)
        assert turn.drawn == 1 << card("ferry")


@pytest.mark.rule("MY-G3")
def test_one_gift_cannot_have_carried_two_cards() -> None:
    """Both cards drawn may be in the other hand, but not both at once: only one was given."""
    state = table(START)
    play(state, "draw 1=ferry", "draw 1=campfire", "stop", "give campfire", "to 1", "done")
    for world in sampled(state, 2):
        assert sum(key in hand(world, 1) for key in ("ferry", "campfire")) <= 1
    assert any("ferry" in hand(world, 1) for world in sampled(state, 2))
    assert any("campfire" in hand(world, 1) for world in sampled(state, 2))
    assert any(not {"ferry", "campfire"} & set(hand(world, 1)) for world in sampled(state, 2))


@pytest.mark.rule("MY-G4")
def test_in_the_variant_the_unseen_gift_is_a_drawn_card_in_every_world() -> None:
    state = table(START, only_drawn=1)
    play(state, "draw 1=ferry", "draw 1=campfire", "stop", "give campfire", "to 1", "done")
    for world in sampled(state, 2):
        assert sum(key in hand(world, 1) for key in ("ferry", "campfire")) == 1


@pytest.mark.rule("MY-G3")
def test_a_redeal_remembers_where_later_draws_came_from() -> None:
    """2 gives a card to 0 unseen by 1; then 1 draws the fairy there. It was there, or it was the gift."""
    state = table("bread,fairy|ferry,campfire|...", active=2)
    play(state, "draw 1=ferry", "stop", "give ferry", "to 0", "done")
    play(state, "draw 1=campfire", "stop", "give bread", "to 1", "done")
    play(state, "draw 0=fairy")
    for seat in range(3):
        for world in sampled(state, seat, 25):
            assert look(world, seat) == look(state, seat)
            assert line(world, "drawn") == "fairy<0"
            assert PastFinder(world, seat).explain(world.hands[:])


@pytest.mark.rule("MY-G3")
def test_in_other_eyes_the_giver_begins_again() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 1", "give bread")
    assert line(state, "asked") == "give-to 0 bread"
    for seat in (1, 2, -1):
        for world in sampled(state, seat, 10):
            assert line(world, "asked") == "give-card 0"
            assert line(world, "gifts") == "||"
            assert count(world.hands[0]) == 5
            assert "ferry" in hand(world, 0)
            assert world.depth == 0
            assert look(world, seat) == look(state, seat)
    for world in sampled(state, 0, 10):
        assert line(world, "asked") == "give-to 0 bread"
        assert line(world, "gifts") == "|tunnel|"
        assert hand(world, 0) == hand(state, 0)
        assert look(world, 0) == look(state, 0)


@pytest.mark.rule("MY-W2")
def test_the_revealed_item_stays_where_it_was_shown() -> None:
    state = table(START)
    play(state, "declare sword", "draw 1=ferry")
    for seat in (1, 2, -1):
        for world in sampled(state, seat, 20):
            assert "sword" in hand(world, 0)
            assert "ferry" not in hand(world, 0) + hand(world, 1) + hand(world, 2)


def test_a_redeal_takes_the_new_dice() -> None:
    state = table(START)
    dice = fast(9)
    state.redeal(1, dice)
    assert state.dice is dice


def test_every_deal_that_could_have_come_about_is_as_likely() -> None:
    """3 hidden cards in 2 and 1: three deals."""
    state = table("...|bread,sword|ferry")
    seen = [line(world, "hands").split("|")[2] for world in sampled(state, 0, 300)]
    assert {seen.count(key) > 70 for key in ("bread", "sword", "ferry")} == {True}


def test_whole_games_can_be_redealt_everywhere() -> None:
    for players, only_drawn in [(2, 0), (3, 1), (4, 0), (5, 1)]:
        state = new(players, turn_limit=7, only_drawn=only_drawn)
        dice = fast(players)
        while not state.is_over():
            for seat in [*range(players), -1]:
                world = state.clone()
                world.redeal(seat, fast(int(state.turn) + 1))
                assert look(world, seat) == look(state, seat)
                assert PastFinder(world, seat).explain(world.hands[:])
            acts = state.legal_actions(state.to_act())
            state.apply(state.to_act(), acts[dice.below(len(acts))])


def test_a_long_game_can_be_redealt() -> None:
    state = new(3)
    dice = fast(5)
    while state.turn < 400:
        acts = [
            one for one in state.legal_actions(state.to_act()) if not state.text(one).startswith("declare")
        ]
        state.apply(state.to_act(), acts[dice.below(len(acts))])
    world = state.clone()
    world.redeal(1, fast(1))
    assert look(world, 1) == look(state, 1)


def test_a_deal_that_contradicts_the_past_is_not_explained() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 1", "done")
    truth = PastFinder(state, 2)
    assert truth.explain(state.hands[:])
    assert isinstance(truth.found(state.hands[:]), Turn)
    swapped = state.hands[:]  # the tunnel was never given, so two cards came to 1
    for key, source, target in [("bread", 0, 1), ("ferry", 0, 1), ("shield", 1, 0), ("campfire", 1, 0)]:
        swapped[source] ^= 1 << card(key)
        swapped[target] ^= 1 << card(key)
    assert PastFinder(state, 2).explain(swapped)  # for 2 the shield may have been dealt to 0
    seen = state.hands[:]  # 1 saw the gift
    for key, source, target in [("tunnel", 1, 0), ("bread", 0, 1)]:
        seen[source] ^= 1 << card(key)
        seen[target] ^= 1 << card(key)
    assert not PastFinder(state, 1).explain(seen)
    assert not PastFinder(state, 0).explain(seen)
    assert PastFinder(state, 2).explain(seen)


# ----------------------------------------------------------------------------------- moves taken back


@pytest.mark.rule("MY-G5")
def test_a_card_seen_through_a_draw_taken_back_is_remembered() -> None:
    game = start(3)
    state = state_of(game)
    seat = int(state.active)
    other = (seat + 1) % 3
    game.act(seat, other)
    drawn = members(state.drawn)[0]
    key = state.edition.keys[drawn]
    game.undo(seat, 1)
    state = state_of(game)
    assert key in hand(state, other)
    glimpse = state.past
    assert isinstance(glimpse, Glimpse)
    assert (glimpse.pile, glimpse.cards, glimpse.knows) == (other, 1 << drawn, 0b111)
    assert known(state, seat)[other] == [key]
    assert known(state, (seat + 2) % 3)[other] == [key]
    assert known(state, other)[other] == []
    assert known(state, -1)[other] == []
    for world in sampled(state, seat, 30):
        assert key in hand(world, other)
    spectator = sampled(state, -1, 60)
    assert {key in hand(world, other) for world in spectator} == {True, False}
    assert line(state, "past") == f"seen {key} in {other} by 0,1,2"


@pytest.mark.rule("MY-G5")
def test_a_declaration_taken_back_is_remembered_too() -> None:
    state = table(START)
    earlier = state.clone()
    play(state, "declare sword")
    earlier.recall(state)
    assert known(earlier, 1) == [["sword"], [], []]
    assert known(earlier, 0) == [[], [], []]
    for world in sampled(earlier, 2, 20):
        assert "sword" in hand(world, 0)


@pytest.mark.rule("MY-G5")
def test_a_gift_taken_back_is_remembered_by_who_got_it() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop")
    opening = table(START)
    play(state, "give tunnel", "to 2", "done")
    opening.recall(state)
    assert line(opening, "past") == "seen ferry in 1 by 0,1,2"
    assert "past seen tunnel in 0 by 2" in opening.write().splitlines()
    assert known(opening, 2) == [["tunnel"], ["ferry"], []]
    assert known(opening, 1) == [[], [], []]
    assert known(opening, 0) == [[], ["ferry"], []]
    past = [one for one in opening.write().splitlines() if one.startswith("past")]
    assert past == ["past seen ferry in 1 by 0,1,2", "past seen tunnel in 0 by 2"]
    for world in sampled(opening, 2, 20):
        assert "tunnel" in hand(world, 0)
        assert "ferry" in hand(world, 1)
    assert {"tunnel" in hand(world, 0) for world in sampled(opening, 1)} == {True, False}


@pytest.mark.rule("MY-G5")
def test_a_card_given_on_after_it_was_drawn_is_remembered_where_it_was_drawn() -> None:
    opening = table(START)
    state = opening.clone()
    play(state, "draw 1=ferry", "stop", "give ferry", "to 2", "done", "draw 2=ferry")
    opening.recall(state)
    past = [one for one in opening.write().splitlines() if one.startswith("past")]
    assert past == ["past seen ferry in 1 by 0,1,2"]


@pytest.mark.rule("MY-G5")
def test_sights_of_moves_taken_back_twice_stay() -> None:
    opening = table(START)
    first = opening.clone()
    second = opening.clone()
    play(second, "draw 1=ferry")
    first.recall(second)
    opening.recall(first)
    past = [one for one in opening.write().splitlines() if one.startswith("past")]
    assert past == ["past seen ferry in 1 by 0,1,2"]


@pytest.mark.rule("MY-G5")
def test_in_a_redealt_world_others_have_no_sights_that_cannot_be_told() -> None:
    state = table(START, past="past seen ferry in 1 by 0,1")
    for world in sampled(state, 2, 40):
        assert world.past is None
    assert {"ferry" in hand(world, 1) for world in sampled(state, 2)} == {True, False}
    for world in sampled(state, 0, 20):
        glimpse = world.past
        assert isinstance(glimpse, Glimpse)
        assert (glimpse.pile, glimpse.cards, glimpse.knows) == (1, 1 << card("ferry"), 0b001)
        assert "ferry" in hand(world, 1)


@pytest.mark.rule("MY-G5")
def test_a_world_does_not_tell_what_others_saw_in_moves_taken_back() -> None:
    """0 gives 1 a card and takes it back: 2 was told the same whatever it was, so its worlds are the same."""
    worlds = []
    for gift in ("tunnel", "ferry"):  # from the hand, or just drawn in the open
        state = table(START)
        play(state, "draw 1=ferry", "stop")
        earlier = state.clone()
        play(state, f"give {gift}", "to 1", "done")
        earlier.recall(state)
        worlds.append([world.write() for world in sampled(earlier, 2, 10)])
    assert worlds[0] == worlds[1]


@pytest.mark.rule("MY-G5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_taking_back_a_gift_leaves_a_past_that_explains_the_hands(seat: int) -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop")
    earlier = state.clone()
    play(state, "give tunnel")
    earlier.recall(state)
    assert PastFinder(earlier, seat).explain(earlier.hands[:])


@pytest.mark.rule("MY-G3")
def test_moves_taken_back_do_not_tell_what_the_unseen_gift_was() -> None:
    """0 gives 2 a card, unseen by 1, who then draws the mousetrap there: was it the gift?"""
    memories = []
    for hands, gift in [
        ("bread,tunnel,sword|ferry,campfire|mousetrap,...", "tunnel"),
        ("bread,mousetrap,sword|ferry,campfire|tunnel,...", "mousetrap"),
    ]:
        opening = table(hands)
        state = opening.clone()
        play(state, "draw 1=ferry", "stop", f"give {gift}", "to 2", "done", "draw 2=mousetrap")
        opening.recall(state)
        memories.append(look(opening, 1).memory)
    assert memories[0] == memories[1]


@pytest.mark.rule("MY-G5")
def test_a_gift_seen_is_remembered_while_it_is_still_set_aside() -> None:
    state = table(START)
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 2")
    earlier = state.clone()
    play(state, "done")
    earlier.recall(state)
    assert places(earlier, 2, "tunnel") == [0]
    assert places(earlier, 1, "tunnel") == [0, 2]
    assert line(earlier, "past") == "seen tunnel in 0 by 2"


def test_the_checksum_notices_what_was_seen() -> None:
    sums = {
        int(table(START, past=past).checksum())
        for past in [
            "past seen ferry in 1 by 0,1",
            "past seen shield in 1 by 0,1",
            "past seen ferry in 1 by 0",
        ]
    }
    assert len(sums) == 3


@pytest.mark.rule("MY-G3")
def test_after_an_unseen_gift_a_draw_there_tells_only_giver_and_receiver() -> None:
    opening = table("bread,tunnel,sword|ferry,campfire|mousetrap,...")
    state = opening.clone()
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 2", "done", "draw 2=mousetrap")
    opening.recall(state)
    assert [one for one in opening.write().splitlines() if one.startswith("past")] == [
        "past seen ferry in 1 by 0,1,2",
        "past seen tunnel in 0 by 2",
        "past seen mousetrap in 2 by 0,2",
    ]


@pytest.mark.rule("MY-G3")
def test_an_unseen_gift_to_the_first_seat_hides_what_is_drawn_there() -> None:
    opening = table("bread,sword|tunnel,ferry,campfire|fairy,...", active=1)
    state = opening.clone()
    play(state, "draw 2=fairy", "stop", "give tunnel", "to 0", "done", "draw 0=sword")
    earlier = opening.clone()
    earlier.recall(state)
    told = [
        "past seen sword in 0 by 0,1",
        "past seen tunnel in 1 by 0",
        "past seen fairy in 2 by 0,1,2",
    ]
    assert sorted(one for one in earlier.write().splitlines() if one.startswith("past")) == sorted(told)
    play(state, "stop", "give sword", "to 1", "done", "draw 1=sword")  # which tells 2 nothing new
    opening.recall(state)
    assert sorted(one for one in opening.write().splitlines() if one.startswith("past")) == sorted(told)


@pytest.mark.rule("MY-G3")
def test_a_draw_from_a_pile_that_got_no_gift_tells_all() -> None:
    opening = table("bread,tunnel,sword|ferry,campfire|mousetrap,...")
    state = opening.clone()
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 2", "done", "draw 0=sword", "draw 0=ferry")
    opening.recall(state)
    assert [one for one in opening.write().splitlines() if one.startswith("past")] == [
        "past seen sword in 0 by 0,1,2",
        "past seen ferry in 1 by 0,1,2",
        "past seen tunnel in 0 by 2",
    ]


@pytest.mark.rule("MY-G5")
def test_a_gift_drawn_again_is_remembered_with_its_first_owner_by_who_saw_it_come() -> None:
    opening = table("bread,tunnel,sword|ferry,campfire|mousetrap,...")
    state = opening.clone()
    play(state, "draw 1=ferry", "stop", "give tunnel", "to 2", "done", "draw 2=tunnel")
    opening.recall(state)
    assert line(opening, "past") == "seen ferry in 1 by 0,1,2"
    assert "past seen tunnel in 0 by 2" in opening.write().splitlines()
    assert known(opening, 2) == [["tunnel"], ["ferry"], []]
    assert known(opening, 1) == [[], [], []]
    assert known(opening, 0) == [[], ["ferry"], []]


@pytest.mark.rule("MY-G5")
def test_only_who_had_a_glimpse_has_it_after_the_next_moves_are_taken_back() -> None:
    opening = table(START)
    first = table(START, past="past seen shield in 1 by 0,2")
    opening.recall(first)
    assert line(opening, "past") == "seen shield in 1 by 0,2"


@pytest.mark.rule("MY-G5")
def test_what_lies_open_needs_no_glimpse() -> None:
    state = table(START)
    play(state, "declare sword", "draw 1=ferry")
    earlier = state.clone()
    play(state, "draw 1=shield")
    earlier.recall(state)
    assert [one for one in earlier.write().splitlines() if one.startswith("past")] == [
        "past seen shield in 1 by 0,1,2"
    ]
