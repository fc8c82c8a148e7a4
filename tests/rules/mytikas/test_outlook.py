"""What the cards on the table would score now for others."""

import pytest

from mythagora.engine.dice import chacha, fast
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.outlook import outlook
from mythagora.lab.match import seed_of
from tests.rules.mytikas.table import new, play, table

SEEDS = range(4)
STEPS = 300


@pytest.mark.rule("MK-O1")
@pytest.mark.rule("MK-E3")
def test_cards_within_reach_say_what_they_would_score_for_each() -> None:
    """The line shows Zeus; Hera lies before red, Ares under a lock before blue."""
    state = table(
        cards={0: "hera:1", 1: "ares:L4"}, favors={0: "zeus", 1: "hades hades"}, line="zeus", locks=1
    )
    assert outlook(state).worth == {"hera": [7, 3, 3], "zeus": [3, 7, 3]}


@pytest.mark.rule("MK-D20")
def test_a_card_that_counts_cards_counts_itself() -> None:
    state = table(cards={0: "hera:1", 1: "pan:1"}, line="hermes")
    assert outlook(state).worth["hermes"] == [5, 5, 3]


@pytest.mark.rule("MK-O1")
def test_offerings_on_a_card_go_back_to_their_owner() -> None:
    """Six Offerings, two of them on Ares: it is worth most to their owner, and nothing of them to others."""
    state = table(cards={0: "ares:2", 1: "pan:1"}, reserve={0: 4, 1: 1})
    assert outlook(state).worth["ares"] == [7, 3, 3]


@pytest.mark.rule("MK-O1")
def test_it_is_what_the_card_scores_once_it_is_taken() -> None:
    state = table(cards={0: "hera:1"}, favors={0: "poseidon"}, reserve={0: 2}, line="aphrodite")
    told = outlook(state).worth["aphrodite"][0]
    play(state, "go hades-night", "offer aphrodite", "put 1")
    card = next(card for card in state.view(0).builders[0].cards if card.deity == "aphrodite")
    assert card.points == told == 7


def test_it_tells_no_secret_and_changes_nothing() -> None:
    """Deal again what a seat cannot know: what all are told stays the same. Law 4."""
    for seed in SEEDS:
        state = new(2 + seed % 3, seed_of(seed), choose_your_deity=seed % 2)
        picker = fast(seed)
        most = 0
        for _ in range(STEPS):
            if state.is_over():
                break
            before = state.checksum()
            told = outlook(state)
            most = max(most, len(told.worth))
            assert state.checksum() == before
            assert set(told.worth) <= set(DEITIES)
            for watcher in range(-1, int(state.players)):
                other = state.clone()
                other.redeal(watcher, chacha(seed_of(seed + 100)))
                assert outlook(other) == told
            seat = state.to_act()
            actions = state.legal_actions(seat)
            state.apply(seat, actions[picker.below(len(actions))])
        assert most > 2
