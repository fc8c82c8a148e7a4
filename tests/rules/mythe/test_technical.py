"""What is not in the rulebook: the turn limit, copies, checksums."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import fast
from mythagora.engine.features import Features, total
from mythagora.games.mythe.game import Mythe, mix, past_checksum
from mythagora.games.mythe.past import Glimpse, Turn, pile_of, put
from tests.rules.mythe.table import GAME, line, look, new, play, question, refusal, table, told, verbs


@pytest.mark.rule("MY-T1")
def test_at_the_turn_limit_the_game_ends_as_a_draw() -> None:
    state = table("bread,tunnel|ferry,campfire|...", asked="give-card", turn=3, limit=4)
    events = play(state, "done")
    assert verbs(events) == ["ends-turn", "turn-limit"]
    assert told(events)[1] == "turn-limit turns=4"
    assert events[1].facts[0].sort == "number"
    assert state.is_over()
    assert state.winner == -1
    assert look(state, 0).winner is None
    assert (state.endings(), state.turns()) == (["turn-limit"], 4)
    assert state.scores() == [0, 0, 0]
    assert state.standing() == [1, 1, 1]
    assert [state.reward(seat) for seat in range(3)] == pytest.approx([1 / 3] * 3)
    assert refusal(state, "draw 1", seat=1) == ("turns-are-up", "MY-T1")


@pytest.mark.rule("MY-T1")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_draw_is_shared_by_all(players: int) -> None:
    state = new(players, turn_limit=1)
    while not state.is_over():
        state.apply(state.to_act(), state.legal_actions(state.to_act())[-1 if state.drawn else 0])
        if state.is_giving():
            break
    while not state.is_over():
        acts = [state.text(action) for action in state.legal_actions(state.to_act())]
        play(state, "done" if "done" in acts else acts[0])
    assert [state.reward(seat) for seat in range(players)] == [1.0 / players] * players
    assert state.standing() == [1] * players
    assert state.scores() == [0] * players


@pytest.mark.rule("MY-T1")
def test_one_turn_before_the_limit_the_game_goes_on() -> None:
    state = table("bread,tunnel|ferry,campfire|...", asked="give-card", turn=2, limit=4)
    events = play(state, "done")
    assert verbs(events) == ["ends-turn"]
    assert question(state) == ("open-turn", "MY-W1")
    assert state.turn == 3


@pytest.mark.rule("MY-T1")
def test_without_a_limit_it_never_ends_by_itself() -> None:
    state = table("bread,tunnel|ferry,campfire|...", asked="give-card", turn=399)
    play(state, "done")
    assert not state.is_over()
    assert GAME_DEFAULT == 0


GAME_DEFAULT = int(new(3).turn_limit)


@pytest.mark.rule("MY-T1")
def test_a_limited_game_has_exactly_so_many_turns() -> None:
    state = new(3, turn_limit=5)
    dice = fast(11)
    while not state.is_over():
        acts = state.legal_actions(state.to_act())
        state.apply(state.to_act(), acts[dice.below(len(acts))])
    assert state.turn == 5


# ------------------------------------------------------------------------------------------------- copies


def rich() -> Mythe:
    """A position with something in every field."""
    return table(
        "bread,tunnel,sword|ferry,campfire|...",
        asked="give-to tunnel",
        gifts="|fairy|",
        drawn="bread<1,fairy<2,tunnel<1",
        shown="sword",
        spaces="3 1 2",
        turn=9,
        only_drawn=1,
        limit=50,
        past="past 2 drew campfire<0 showed - gave campfire>1",
    )


def test_a_clone_is_the_same_position() -> None:
    state = rich()
    twin = state.clone()
    assert twin.write() == state.write()
    assert twin.checksum() == state.checksum()
    assert twin.events is None
    assert twin.piles == state.piles
    assert twin.edition is state.edition
    assert twin.dice.word() == state.dice.word()
    assert twin.depth == state.depth == 0


def test_a_clone_shares_nothing_that_changes() -> None:
    state = rich()
    before = state.write()
    twin = state.clone()
    twin.hands[0] = 0
    twin.gifts[1] = 0
    twin.spaces[2] = 5
    twin.waiting[0] = 5
    twin.dice.word()
    assert state.write() == before
    assert state.waiting[0] == 0
    assert twin.dice.stamp() != state.dice.stamp()


CHANGES: dict[str, Callable[[Mythe], None]] = {
    "winner": lambda state: setattr(state, "winner", 1),
    "winner zero": lambda state: setattr(state, "winner", 0),
    "asked": lambda state: setattr(state, "asked", state.asked + 65536),
    "turn": lambda state: setattr(state, "turn", 10),
    "active": lambda state: setattr(state, "active", 1),
    "drawn": lambda state: setattr(state, "drawn", state.drawn ^ 1),
    "sources": lambda state: setattr(state, "sources", put(state.sources, 0, 0)),
    "sources of a late card": lambda state: setattr(state, "sources", put(state.sources, 15, 0)),
    "shown": lambda state: setattr(state, "shown", 4),
    "points": lambda state: setattr(state, "points", 7),
    "hands": lambda state: state.hands.__setitem__(0, state.hands[0] ^ 1),
    "last hand": lambda state: state.hands.__setitem__(2, state.hands[2] ^ 1),
    "gifts": lambda state: state.gifts.__setitem__(0, 1),
    "last gifts": lambda state: state.gifts.__setitem__(2, 1),
    "spaces": lambda state: state.spaces.__setitem__(0, 9),
    "last space": lambda state: state.spaces.__setitem__(2, 9),
    "past": lambda state: setattr(state, "past", None),
    "longer past": lambda state: setattr(state, "past", Turn(state.past, 0, 0, 0, 0, 0)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_the_checksum_notices_every_piece(what: str) -> None:
    state = rich()
    before = state.checksum()
    CHANGES[what](state)
    assert state.checksum() != before


@pytest.mark.parametrize("field", range(5))
def test_the_checksum_notices_every_piece_of_the_past(field: int) -> None:
    numbers = [1, 2, 3, 4, 5]
    before = past_checksum(Turn(None, *numbers))
    numbers[field] += 1
    assert past_checksum(Turn(None, *numbers)) != before


def test_the_checksum_is_a_number_of_32_bits_that_never_changes() -> None:
    """Records keep it: changing it is a new version of the behaviour."""
    assert rich().checksum() == RICH
    assert new(5).checksum() == FIVE
    assert mix(1, 2) == 45
    assert mix(3, (5 << 32) + 2) == 112
    assert mix(0xFFFFFFFF, 0) == 0xFFFFFFFF * 31 & 0xFFFFFFFF
    assert mix(0, -1) == (0xFFFFFFFF * 8) & 0xFFFFFFFF
    assert mix(0, 1 << 64 - 2) == 1 << 30
    assert past_checksum(None) == 0
    assert past_checksum(Glimpse(None, 1, 2, 3)) != 0
    assert past_checksum(Turn(None, 1, 2, 3, 4, 5)) == TURN
    assert past_checksum(Turn(Turn(None, 5, 4, 3, 2, 1), 1, 2, 3, 4, 5)) == LONGER


RICH = 1766922360
FIVE = 3829772686
TURN = 213986962
LONGER = 2135058980


# ---------------------------------------------------------------------------------------- the packed tables


def test_a_packed_table_tells_the_pile_of_each_card() -> None:
    table_of: i64 = 0
    for number in range(16):
        assert pile_of(table_of, number) == -1
        table_of = put(table_of, number, number % 5)
    assert [pile_of(table_of, number) for number in range(16)] == [number % 5 for number in range(16)]
    assert put(0, 0, 0) == 1
    assert put(0, 1, 2) == 24


def test_sizes_count_gifts_as_the_givers() -> None:
    state = rich()
    assert [state.pile_size(pile) for pile in range(3)] == [4, 2, 6]
    assert line(state, "gifts") == "|fairy|"


def test_fields_can_be_set_in_both_modes() -> None:
    state = rich()
    state.spaces = vec[i64]([1, 2, 3])
    assert line(state, "spaces") == "1 2 3"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_feature_blocks_say_how_many_numbers_there_are(players: int) -> None:
    blocks = GAME.blocks()
    assert [block.name for block in blocks][:3] == ["players", "only-drawn", "my-question"]
    into = Features(total(blocks))
    for seat in [*range(players), -1]:
        new(players).features(seat, into)
        assert into.count == total(blocks) > 100
        assert all(0 <= number <= 1 for number in into.to_list())
