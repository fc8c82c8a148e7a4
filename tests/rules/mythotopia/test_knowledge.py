"""What a seat cannot know, and what it keeps from moves taken back."""

from collections import Counter

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.play import Play
from mythagora.engine.sets import members
from mythagora.games.mythotopia import redeal
from mythagora.games.mythotopia.edition import CHARTERS
from mythagora.games.mythotopia.game import Mythotopia
from tests.rules.mythotopia.table import (
    discard_of,
    draw_of,
    hand_of,
    improvements,
    keys,
    options,
    play,
    reserve_of,
    start,
    table,
)


def worlds(state: Mythotopia, seat: int, number: int = 200) -> list[Mythotopia]:
    dealt = []
    for seed in range(number):
        world = state.clone()
        world.redeal(seat, fast(seed))
        if seed < 5:
            assert world.view(seat) == state.view(seat)
        dealt.append(world)
    return dealt


def hands(state: Mythotopia, viewer: int, seat: int, number: int = 200) -> Counter[str]:
    return Counter(hand_of(world, seat) for world in worlds(state, viewer, number))


def shown_of(state: Mythotopia, seat: int) -> str:
    """What everybody is told of a hand."""
    return " ".join(state.view(-1).lords[seat].shown)


def now(game: Play) -> Mythotopia:
    assert isinstance(game.state, Mythotopia)
    return game.state


def options_of(game: Play, seat: int) -> list[int]:
    return now(game).legal_actions(seat)


# Hands.


@pytest.mark.rule("MT-C7")
def test_a_hand_is_any_part_of_hand_and_draw_pile() -> None:
    state = table(own={0: "blore"}, hand={1: "palmain nusus"}, draw={1: "custus iracund"})
    found = hands(state, 0, 1, 600)
    assert len(found) == 6
    assert min(found.values()) > 60
    assert len(hands(state, -1, 1)) == 6
    assert set(hands(state, 1, 1, 20)) == {hand_of(state, 1)}


@pytest.mark.rule("MT-C7")
def test_a_card_that_all_have_seen_stays_in_the_hand() -> None:
    state = table(
        own={0: "blore"},
        hand={1: "palmain start-army"},
        draw={1: "custus iracund start-ship"},
        shown={1: "start-army"},
    )
    found = hands(state, 0, 1)
    assert len(found) == 4
    assert all("start-army" in hand for hand in found)


def test_discard_pile_and_reserve_lie_open() -> None:
    state = table(
        hand={1: "palmain"},
        draw={1: "custus"},
        discard={1: "iracund start-ship"},
        reserve={1: "hero start-army"},
    )
    for world in worlds(state, 0, 30):
        assert (hand_of(world, 1) == "palmain") == (draw_of(world, 1) == "custus")
        assert discard_of(world, 1) == discard_of(state, 1)
        assert reserve_of(world, 1) == reserve_of(state, 1)


@pytest.mark.rule("MT-C6")
def test_whoever_pays_has_what_it_takes() -> None:
    """Seat 0 has promised two gold: a hand without them is not possible."""
    state = table(
        hand={0: "start-market start-army palmain"},
        draw={0: "start-ship start-build custus iracund"},
        display="hero farming",
    )
    play(state, "draft", "draft-card hero")
    found = hands(state, 1, 0, 300)
    assert len(found) > 1
    for world in worlds(state, 1, 60):
        assert options(world, "spend")
        while world.asked & 255 != 2:
            play(world, options(world)[0])


@pytest.mark.parametrize("question", ["place-armies", "buy", "place-ships", "draft", "invade"])
def test_what_was_begun_can_be_finished_in_every_world(question: str) -> None:
    state = table(
        own={0: "blore palmain", 1: "nusus"},
        hand={0: "blore start-army start-market start-ship"},
        draw={0: "palmain start-build custus iracund"},
        display="hero",
    )
    play(state, question)
    before = options(state)
    for world in worlds(state, 1, 80):
        number = 0
        while world.asked & 255 != 2:
            answers = options(world)
            assert answers, (question, before, hand_of(world, 0))
            play(world, answers[number % len(answers)])
            number += 1


def test_where_few_hands_fit_all_are_looked_at() -> None:
    """The same hands, equally likely, whether they are found by trying or by going through all of them."""
    state = table(
        hand={0: "start-market start-army palmain"},
        draw={0: "start-ship start-build custus iracund"},
        display="hero",
    )
    play(state, "draft")
    tried = hands(state, 1, 0, 400)
    through: Counter[str] = Counter()
    for seed in range(400):
        world = state.clone()
        redeal.deal_one_of_all(world, 0, fast(seed))
        through[hand_of(world, 0)] += 1
    assert set(through) == set(tried)
    assert len(through) < redeal.number_of_deals(state, 0) == 7 * 6 * 5 // 6
    assert min(through.values()) > 400 / len(through) / 3


def test_a_found_card_is_tried_out_with_the_hand() -> None:
    """Both are unknown: what Philosopher found may be what pays."""
    state = table(hand={0: "philosopher start-market"}, draw={0: "start-army palmain"}, display="hero")
    play(state, "play philosopher")
    play(state, options(state)[0])
    play(state, "draft")
    tried = {hand_of(world, 0) for world in worlds(state, 1, 1500)}
    through = set()
    for seed in range(1500):
        world = state.clone()
        redeal.deal_one_of_all(world, 0, fast(seed))
        through.add(hand_of(world, 0))
    assert through == tried
    assert redeal.number_of_deals(state, 0) == 3 * 27


# Philosopher.


@pytest.mark.rule("MT-X19")
def test_what_philosopher_finds_is_known_to_its_owner_alone() -> None:
    state = table(hand={0: "philosopher blore"}, own={1: "nusus"}, display="hero")
    play(state, "play philosopher")
    looked = improvements(state, state.looked)
    assert {improvements(world, world.looked) for world in worlds(state, 0, 20)} == {looked}
    seen = {improvements(world, world.looked) for world in worlds(state, 1)}
    assert len(seen) > 100
    play(state, options(state)[0])
    kept = state.edition.cards[state.kept]
    mine = {hand_of(world, 0) for world in worlds(state, 0, 20)}
    assert mine == {hand_of(state, 0)}
    found = Counter(world.edition.cards[world.kept] for world in worlds(state, 1, 600))
    assert len(found) == 27  # all but Hero on display and Philosopher itself
    assert kept in found
    for world in worlds(state, 1, 20):
        assert world.pile_has(0, 1, world.kept)


@pytest.mark.rule("MT-X19")
def test_a_found_card_once_shown_is_known() -> None:
    game = start(2)
    game.state = table(hand={0: "philosopher blore"}, own={1: "nusus"})
    play(now(game), "play philosopher")
    play(now(game), options(now(game))[0])
    card = now(game).edition.cards[now(game).kept]
    for answer in ("discard", f"discard-card {card}"):
        game.act(0, game.state.parse(answer))
    assert now(game).kept == -1
    game.undo(0, 2)
    for world in worlds(now(game), 1, 30):
        assert card in hand_of(world, 0).split()


# Choices made at the same time.


@pytest.mark.rule("MT-S4")
def test_given_up_provinces_are_secret_until_all_have_chosen() -> None:
    game = start(3, choose_your_start=1)
    state = now(game)
    first = options(state, "give-up", 0)
    game.act(0, state.parse(first[-1]))
    assert now(game).seats_to_act() == [0, 1, 2]
    half = {keys(world, world.chosen[0]) for world in worlds(now(game), 1)}
    assert half == {answer.split()[1] for answer in first}
    game.act(0, options_of(game, 0)[0])
    assert now(game).seats_to_act() == [1, 2]
    pairs = {keys(world, world.chosen[0]) for world in worlds(now(game), 1, 600)}
    assert len(pairs) == 9 * 8 // 2
    assert len({keys(world, world.chosen[0]) for world in worlds(now(game), 0, 20)}) == 1


@pytest.mark.rule("MT-S4")
def test_each_province_given_up_may_be_withdrawn_while_others_choose() -> None:
    game = start(3, choose_your_start=1)
    game.act(0, options_of(game, 0)[0])
    assert game.may_withdraw(0)  # half a choice, and the question is still open
    game.act(1, options_of(game, 1)[0])
    game.act(0, options_of(game, 0)[0])
    game.act(2, options_of(game, 2)[0])
    one, both = now(game).chosen[1], now(game).chosen[0]
    game.withdraw(0)
    assert len(members(now(game).chosen[0])) == 1
    assert now(game).chosen[0] & ~both == 0
    assert now(game).chosen[1] == one
    game.withdraw(0)
    assert now(game).chosen[0] == 0
    assert not game.may_withdraw(0)
    assert now(game).seats_to_act() == [0, 1, 2]
    assert game.may_withdraw(1)
    assert game.may_withdraw(2)


@pytest.mark.rule("MT-S4")
def test_the_last_to_choose_may_withdraw_half_a_choice() -> None:
    game = start(3, choose_your_start=1)
    for seat in (0, 0, 1, 1, 2):
        game.act(seat, options_of(game, seat)[0])
    assert now(game).seats_to_act() == [2]
    assert all(game.may_withdraw(seat) for seat in range(3))
    game.withdraw(2)
    assert now(game).chosen[2] == 0
    assert now(game).seats_to_act() == [2]
    game.withdraw(1)
    assert now(game).seats_to_act() == [1, 2]
    for seat in (1, 2, 2):
        game.act(seat, options_of(game, seat)[0])
    assert not any(game.may_withdraw(seat) for seat in range(3))


@pytest.mark.rule("MT-S4")
def test_choices_once_shown_are_known_even_if_another_is_withdrawn() -> None:
    game = start(3, choose_your_start=1)
    for seat in (0, 0, 1, 1, 2, 2):
        game.act(seat, options_of(game, seat)[0])
    game.undo(2, 1)  # all have seen what was given up
    assert now(game).seats_to_act() == [2]
    assert members(now(game).open_choices) == [0, 1, 2]
    chosen = keys(now(game), now(game).chosen[1])
    game.withdraw(0)
    assert members(now(game).open_choices) == [0, 1, 2]
    game.withdraw(0)
    assert members(now(game).open_choices) == [1, 2]
    assert {keys(world, world.chosen[1]) for world in worlds(now(game), 2, 30)} == {chosen}
    game.act(2, options_of(game, 2)[-1])
    assert members(now(game).open_choices) == [1]  # the second of these two is a new secret


@pytest.mark.rule("MT-S7")
def test_citadels_are_secret_until_all_have_chosen() -> None:
    state = table(
        3,
        own={0: "blore palmain", 1: "nusus custus", 2: "iracund"},
        victories="city road castle citadel",
        asked="choose-citadel 0,1,2",
    )
    play(state, "citadel nusus", seat=1)
    assert {keys(world, world.chosen[1]) for world in worlds(state, 0)} == {"nusus", "custus"}
    assert {keys(world, world.chosen[1]) for world in worlds(state, 1)} == {"nusus"}


# Charters.


@pytest.mark.rule("MT-H1")
def test_charters_are_secret() -> None:
    state = table(
        3, charters={0: "mints", 1: "seer", 2: "muster"}, revealed={2: "scholars"}, secret_charters=1
    )
    theirs = {CHARTERS[world.charter[1]] for world in worlds(state, 0)}
    assert theirs == set(CHARTERS) - {"mints", "scholars"}
    for world in worlds(state, 0, 40):
        assert world.charter[0] == state.charter[0]
        assert world.charter[1] != world.charter[2]
    assert {CHARTERS[world.charter[0]] for world in worlds(state, -1)} == set(CHARTERS) - {"scholars"}


@pytest.mark.rule("MT-H6")
def test_the_first_charter_of_the_list_is_as_secret_as_the_others() -> None:
    state = table(charters={1: "roadwardens"}, secret_charters=1)
    assert {CHARTERS[world.charter[1]] for world in worlds(state, 0)} == set(CHARTERS)


@pytest.mark.rule("MT-H1")
def test_who_has_looked_at_charters_knows_that_others_do_not_keep_them() -> None:
    state = table(3, hand={0: "start-market start-army"}, charters={1: "seer"}, secret_charters=1)
    play(state, "seek", "number 1")
    while state.asked & 255 == 8:
        play(state, options(state)[0])
    seen = [answer.split()[1] for answer in options(state, "keep-charter")]
    assert len(seen) == 1
    assert seen[0] not in {CHARTERS[world.charter[1]] for world in worlds(state, 0)}
    assert len({world.charters_looked for world in worlds(state, 2)}) == 12
    play(state, f"keep-charter {seen[0]}")
    assert seen[0] not in {CHARTERS[world.charter[1]] for world in worlds(state, 0)}
    assert seen[0] in {CHARTERS[world.charter[1]] for world in worlds(state, 2)}
    for world in worlds(state, 2):
        assert world.ruled_out[1] >> world.charter[1] & 1 == 0  # in every world seat 0 was right


@pytest.mark.rule("MT-H2")
def test_a_charter_revealed_and_taken_back_is_known_to_all() -> None:
    game = start(2)
    game.state = table(
        own={1: "iracund"},
        cities={0: "blore palmain nusus custus"},
        charters={0: "burghers"},
        secret_charters=1,
    )
    game.act(0, game.state.parse("reveal"))
    game.undo(0, 1)
    for viewer in (-1, 1):
        assert {CHARTERS[world.charter[0]] for world in worlds(now(game), viewer, 30)} == {"burghers"}


# Moves taken back.


@pytest.mark.rule("MT-C7")
def test_a_card_played_and_taken_back_is_known() -> None:
    game = start(2)
    game.state = table(hand={0: "start-market palmain"}, draw={0: "start-ship custus"}, own={1: "nusus"})
    for answer in ("discard", "discard-card palmain"):
        game.act(0, game.state.parse(answer))
    game.undo(0, 2)
    state = now(game)
    assert shown_of(state, 0) == "palmain"
    found = hands(state, 1, 0)
    assert len(found) == 3
    assert all("palmain" in hand.split() for hand in found)


@pytest.mark.rule("MT-C7")
def test_a_card_played_shuffled_and_drawn_again_is_known() -> None:
    """Move by move: at the end it is in the hand again, and nobody could tell."""
    game = start(2)
    game.state = table(
        hand={0: "palmain start-army start-ship"}, draw={0: "custus start-build"}, own={1: "nusus"}, taken=1
    )
    shown = ["discard", "discard-card palmain", "discard-card start-army", "done", "end-turn"]
    for answer in shown:
        game.act(0, game.state.parse(answer))
    assert "palmain" in [*hand_of(now(game), 0).split(), *draw_of(now(game), 0).split()]
    game.undo(0, 5)
    assert shown_of(now(game), 0) == "palmain start-army"


@pytest.mark.rule("MT-C7")
def test_what_is_seen_after_a_draw_says_nothing_about_the_hand_before() -> None:
    game = start(2)
    game.state = table(
        hand={0: "palmain"}, draw={0: "custus iracund blore start-army start-ship"}, own={1: "nusus"}, taken=2
    )
    game.act(0, game.state.parse("end-turn"))
    for answer in ("pass", "pass", "end-turn"):
        game.act(1, game.state.parse(answer))
    game.act(0, game.state.parse("discard"))
    game.act(0, game.state.parse("discard-card palmain"))
    game.undo(0, 6)
    assert shown_of(now(game), 0) == ""
    assert len(hands(now(game), 1, 0)) == 6


@pytest.mark.rule("MT-W6")
def test_nobody_looks_for_a_card_by_ending_a_war_and_taking_it_back() -> None:
    """That the loser draws nothing tells where its card was."""
    game = start(2)
    game.state = table(
        own={0: "blore", 1: "nusus palmain"},
        armies="0 nusus 3",
        hand={1: "palmain"},
        draw={1: "nusus start-army"},
    )
    game.act(0, game.state.parse("end-war nusus"))
    assert not game.moments[-1].rolled
    assert game.undo_reach(0) == 0
