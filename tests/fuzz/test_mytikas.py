"""Mytikas: whatever a person brings is read, or refused with an `InputError`; what was read can be played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from mythagora import shelf
from mythagora.engine.dice import fast
from mythagora.games.mytikas.edition import read
from mythagora.games.mytikas.game import Mytikas, MytikasGame
from tests.fuzz.damage import spoiled_text
from tests.fuzz.test_fuzz import attempt

GAME = MytikasGame()
STANDARD = shelf.edition("mytikas")
MORE = 3 * settings().max_examples


def played(players: int, moves: int, **options: int) -> Mytikas:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    state = GAME.new(players, named, STANDARD, bytes(range(32)))
    dice = fast(9)
    for _ in range(moves):
        acts = state.legal_actions(state.to_act())
        state.apply(state.to_act(), acts[dice.below(len(acts))])
    return state


POSITIONS = [
    state.write()
    for state in [
        played(2, 40),
        played(3, 200),
        played(4, 400),
        played(3, 1, choose_your_deity=1),
        played(4, 90, choose_your_deity=1),
    ]
]


@settings(max_examples=MORE)
@given(st.sampled_from(POSITIONS).flatmap(spoiled_text), st.integers(0, 100))
def test_positions_with_spoiled_text(text: str, seed: int) -> None:
    state = attempt(lambda: GAME.read(text, STANDARD, fast(seed)), "position")
    if state is None:
        return
    words = state.write()
    assert GAME.read(words, STANDARD, fast(1)).write() == words
    dice = fast(seed)
    for _ in range(20):
        if state.is_over():
            break
        for seat in range(state.players):
            world = state.clone()
            world.redeal(seat, fast(seed))
            assert world.view(seat) == state.view(seat)
        acts = state.legal_actions(state.to_act())
        assert acts
        state.apply(state.to_act(), acts[dice.below(len(acts))])


@settings(max_examples=MORE)
@given(spoiled_text(STANDARD.text))
def test_editions_with_spoiled_text(text: str) -> None:
    attempt(lambda: read(text, "fuzz.toml"), "edition-syntax", "edition-value", "edition-unknown-key")
