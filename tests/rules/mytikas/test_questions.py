"""What is asked: never something with one possible answer, always with the rule it comes from."""

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.refusals import ALLOWED
from mythagora.games.mytikas.game import STEPS
from tests.rules.mytikas.table import GAME, STANDARD, asked, options, play, table, told

RULES = {
    "choose-deity": "MK-S5",
    "first-favor": "MK-S9",
    "open-turn": "MK-T1",
    "give": "MK-D5",
    "choose-part": "MK-T2",
    "choose-set": "MK-A1",
    "choose-harvest": "MK-A3",
    "choose-extra": "MK-D12",
    "build": "MK-B1",
    "choose-slot": "MK-B2",
    "take-favor": "MK-F1",
    "forge": "MK-D15",
    "move": "MK-A7",
    "serve-hades": "MK-A8",
    "make-offering": "MK-O1",
    "put": "MK-O1",
    "wrap-up": "MK-T3",
    "follow": "MK-T4",
    "choose-time": "MK-2P2",
    "close-turn": "MK-O4",
}


def test_every_question_cites_its_rule() -> None:
    assert {step.name: step.rule for step in STEPS} == RULES
    assert {step.public for step in STEPS} == {"dealing", "opening", "playing"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_question_has_only_one_answer(players: int) -> None:
    for seed in range(4):
        named = {"choose-your-deity": seed % 2, "card-bonus-only": seed // 2, "turn-limit": 80}
        state = GAME.new(players, named, STANDARD, seed.to_bytes(32, "little"))
        dice = fast(seed)
        while not state.is_over():
            seat = state.to_act()
            actions = state.legal_actions(seat)
            assert len(actions) > 1, state.write()
            listed = [action for action in range(GAME.actions) if state.refusal(seat, action) is ALLOWED]
            assert sorted(actions) == listed
            state.apply(seat, actions[dice.below(len(actions))])


def test_a_clone_keeps_the_options() -> None:
    for option in GAME.options():
        state = GAME.new(2, {option.name: 1}, STANDARD, bytes(32))
        assert state.clone().write() == state.write()
        assert f"{option.name}=1" in state.clone().write()


@pytest.mark.rule("MK-D15")
def test_hephaestus_without_marble_asks_nothing() -> None:
    state = table(cards={0: "hephaestus:1"}, goods={0: "1s"})
    play(state, "go poseidon-night", "favor zeus")
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-B3")
def test_moves_with_nothing_to_move_are_passed_over() -> None:
    state = table(goods={0: "2s1m"})
    play(state, "go demeter-night", "slot minor-2")
    assert asked(state) == "open-turn 1"


@pytest.mark.rule("MK-B3")
def test_the_gold_of_a_major_city_is_told_with_its_level() -> None:
    state = table(goods={0: " / 4s2m"}, tokens="0 5 3 2")
    play(state, "go demeter-night")
    events = play(state, "build major-city 2")
    assert "produces seat=0 level=2 yield=1g" in told(events)


@pytest.mark.rule("MK-D4")
def test_help_before_the_move_is_asked_for_even_with_one_area_left() -> None:
    state = table(
        4,
        active=3,
        builders={0: "poseidon-night", 1: "hades-night", 2: "demeter-day", 3: "zeus-night"},
        cards={0: "demeter:1"},
        goods={0: "2s"},
    )
    play(state, "go poseidon-day")
    assert asked(state) == "open-turn 0"
    assert "change marble 1" in options(state)


@pytest.mark.rule("MK-D1")
def test_every_card_works_once_the_turn_is_over() -> None:
    state = table(reserve={0: 2}, cards={1: "zeus:1"}, goods={1: "1s"}, line="poseidon")
    play(state, "go hades-night", "offer zeus")
    assert asked(state) == "open-turn 1"
    assert state.fresh == 0
    assert state.view(0).builders[0].cards[0].works


@pytest.mark.rule("MK-D16")
def test_one_move_that_could_also_turn_is_a_choice() -> None:
    state = table(cards={0: "hestia:1"}, goods={0: "1s"})
    play(state, "go hades-day")
    assert options(state) == ["move stone 1 2", "turn stone 1"]
