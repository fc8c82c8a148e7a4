"""What the table leads to as it stands."""

import pytest

from mythagora.engine.dice import chacha, fast
from mythagora.games.mythotopia.outlook import outlook
from mythagora.lab.match import seed_of
from tests.rules.mythotopia.table import new, play, table

SEEDS = range(4)
STEPS = 160


@pytest.mark.rule("MT-W2")
def test_a_war_says_who_would_win_and_what_one_more_army_changes() -> None:
    """Five against the neutral four of Blore; the other has three there."""
    state = table(own={0: "palmain", 1: "oxter"}, armies="0 blore 5, 1 blore 3")
    war = outlook(state).wars[0]
    assert (war.province, war.winner) == ("blore", 0)
    assert war.needs == [0, 3]
    assert war.one_more == [0, 0]
    state = table(own={0: "palmain", 1: "oxter"}, armies="0 blore 4")
    war = outlook(state).wars[0]
    assert (war.winner, war.needs, war.one_more, war.hero) == (None, [1, None], [0, None], [0])


@pytest.mark.rule("MT-W5")
def test_its_swing_is_what_ending_it_really_does() -> None:
    state = table(
        own={0: "palmain mome remise", 1: "oxter nusus eagre talion shog"},
        armies="0 oxter 2, 1 oxter 1",
        victories="city road castle spoils",
        castles="palmain",
    )
    seen = outlook(state).wars[0]
    assert (seen.winner, seen.swing) == (0, [1, -3])  # the floor of 12 hides what 9 and 3 are
    before = [state.score(0), state.score(1)]
    play(state, "end-war oxter")
    assert [state.score(0) - before[0], state.score(1) - before[1]] == seen.swing


@pytest.mark.rule("MT-E2")
def test_the_scores_are_those_of_the_end() -> None:
    """Two against two in Oxter: a tie, which the defender wins at the end and not before."""
    lands = "blore custus darb eoan fadge grimp lea"
    state = table(
        players=3,
        own={0: lands, 1: "oxter nusus eagre talion shog", 2: "mome remise sorner quean welkin"},
        armies="0 oxter 2, 1 oxter 2, 0 mome 1",
        victories="city road castle defender spoils",
        left={"city": 0, "road": 0, "castle": 0, "spoils": 0},
    )
    told = outlook(state)
    assert [war.winner for war in told.wars] == [0, None]
    assert told.scores == [24, 16, 12]
    assert told.ahead == [[], [0], [0, 1]]
    play(state, "end-game")
    assert state.is_over()
    assert state.scores() == told.scores


@pytest.mark.rule("MT-W4")
def test_neutral_provinces_say_their_strength() -> None:
    state = table(own={0: "palmain"}, dragons="oxter", victories="city road castle dragons")
    guards = outlook(state).guards
    assert "palmain" not in guards
    assert (guards["blore"], guards["oxter"]) == (4, 7)


def test_it_tells_no_secret_and_changes_nothing() -> None:
    """Deal again what a seat cannot know: what all are told stays the same. Law 4."""
    for seed in SEEDS:
        state = new(2 + seed % 3, seed_of(seed), secret_charters=1)
        picker = fast(seed)
        wars = 0
        for _ in range(STEPS):
            if state.is_over():
                break
            before = state.checksum()
            told = outlook(state)
            wars += len(told.wars)
            assert state.checksum() == before
            for watcher in range(-1, int(state.players)):
                other = state.clone()
                other.redeal(watcher, chacha(seed_of(seed + 100)))
                assert outlook(other) == told
            seat = state.to_act()
            actions = state.legal_actions(seat)
            state.apply(seat, actions[picker.below(len(actions))])
        assert wars > 0
