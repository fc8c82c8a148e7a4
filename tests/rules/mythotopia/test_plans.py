"""What an answer costs, and whole ways to pay."""

import pytest

from mythagora.engine.dice import chacha, fast
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.plans import MOST_PLANS, plans, price
from mythagora.lab.match import seed_of
from tests.rules.mythotopia.table import asked, new, options, play, table

SEEDS = range(3)
STEPS = 200


def costs(state: Mythotopia, answer: str) -> dict[str, int]:
    return price(state, state.to_act(), state.parse(answer))


@pytest.mark.rule("MT-I1")
@pytest.mark.rule("MT-I3")
def test_a_target_costs_food_and_what_carries_the_armies() -> None:
    state = table(
        own={0: "mome palmain"},
        hand={0: "mome start-army start-ship start-market custus palmain"},
    )
    play(state, "invade")
    assert costs(state, "origin mome") == {}
    play(state, "origin mome")
    assert costs(state, "target galingale") == {"food": 1}  # across an open border
    assert costs(state, "target remise") == {"food": 2}  # across hills
    assert costs(state, "target kakopyge") == {"food": 1, "ship": 1}  # over the inland sea
    before = state.checksum()
    assert costs(state, "target galingale") == {"food": 1}
    assert state.checksum() == before


@pytest.mark.rule("MT-C6")
def test_a_price_is_told_once() -> None:
    """Not again for each card that is played towards it."""
    state = table(own={0: "mome palmain"}, hand={0: "mome start-army palmain"})
    play(state, "invade", "origin mome", "target galingale")
    assert [costs(state, answer) for answer in options(state)] == [{}] * len(options(state))
    play(state, "muster start-army", "done")
    assert asked(state).startswith("pay")
    assert costs(state, "spend palmain") == {}


@pytest.mark.rule("MT-V9")
@pytest.mark.rule("MT-D1")
def test_actions_with_one_price_say_it() -> None:
    state = table(
        own={0: "mome empyrean"},
        hand={0: "mome empyrean start-army"},
        victories="city road castle patronage",
        display="farming hero",
    )
    assert costs(state, "patronage") == {"gold": 2}
    assert costs(state, "draft") == {}  # said once the card is chosen
    assert costs(state, "pass") == {}
    play(state, "draft")
    assert costs(state, "draft-card farming") == {"gold": 1}


@pytest.mark.rule("MT-C6")
def test_a_plan_pays_all_of_it_and_the_first_keeps_most() -> None:
    state = table(
        own={0: "mome empyrean grimp"},
        hand={0: "mome empyrean start-market start-army grimp"},
        victories="city road castle patronage",
    )
    assert plans(state, 0) == []
    play(state, "patronage")
    ways = [[state.text(action) for action in plan] for plan in plans(state, 0)]
    assert ways[0] == ["spend mome", "spend empyrean"] or ways[0] == ["spend empyrean", "spend mome"]
    assert len(ways) == 6
    assert plans(state, 1) == []
    for plan in ways:
        twin = state.clone()
        assert isinstance(twin, Mythotopia)
        play(twin, *plan)
        assert asked(twin).startswith("take-turn")


def test_plans_and_prices_tell_no_secret() -> None:
    """Deal again what the asked seat cannot know: it is told the same. Law 4."""
    paid = 0
    for seed in SEEDS:
        state = new(2 + seed, seed_of(seed))
        picker = fast(seed)
        for _ in range(STEPS):
            seat = state.to_act()
            actions = state.legal_actions(seat)
            told = [price(state, seat, action) for action in actions], plans(state, seat)
            paid += len(told[1])
            assert len(told[1]) <= MOST_PLANS
            other = state.clone()
            assert isinstance(other, Mythotopia)
            other.redeal(seat, chacha(seed_of(seed + 100)))
            assert ([price(other, seat, action) for action in actions], plans(other, seat)) == told
            assert [
                plans(state, watcher) for watcher in range(-1, int(state.players)) if watcher != seat
            ] == [[]] * int(state.players)
            state.apply(seat, actions[picker.below(len(actions))])
    assert paid > 0
