"""Set-up: heroes, cards, deal, board."""

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.engine.sets import count, members
from mythagora.games.mythe import meta
from tests.rules.mythe.table import GAME, SEED, STANDARD, hand, look, new, options, question

SEEDS = [bytes([number]) * 32 for number in range(40)]
UNMARKED = [
    "sword",
    "shield",
    "fairy",
    "ferry",
    "tunnel",
    "signpost",
    "bread",
    "campfire",
    "dead-end",
    "ambush",
    "rockfall",
    "mousetrap",
]


@pytest.mark.rule("MY-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_heroes_begin_in_the_village(players: int) -> None:
    state = new(players)
    assert state.players == players
    assert [state.spaces[seat] for seat in range(players)] == [0] * players
    assert len(state.spaces) == players
    assert (state.turn, state.winner, state.drawn, state.shown, state.points) == (0, -1, 0, 0, 0)


@pytest.mark.rule("MY-S1")
@pytest.mark.parametrize("players", [1, 6, 0, -1])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(InputError) as caught:
        new(players)
    assert caught.value.name == "seat-count"
    assert caught.value.facts == {"game": "Mythe", "fewest": "2", "most": "5", "found": str(players)}


@pytest.mark.rule("MY-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_seed_chooses_who_begins_among_all(players: int) -> None:
    starters = {int(new(players, seed).to_act()) for seed in SEEDS}
    assert starters == set(range(players))
    assert all(new(players, seed).active == new(players, seed).to_act() for seed in SEEDS)


@pytest.mark.rule("MY-S2")
@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 12), (4, 13), (5, 16)])
def test_marked_cards_stay_in_the_box_of_small_games(players: int, cards: int) -> None:
    state = new(players)
    dealt = [key for pile in range(state.piles) for key in hand(state, pile)]
    assert len(dealt) == len(set(dealt)) == cards
    marked = {"map": 4, "tailwind": 5, "fog": 5, "lava": 5}
    assert set(dealt) == set(UNMARKED) | {key for key, least in marked.items() if players >= least}


@pytest.mark.rule("MY-S3")
@pytest.mark.parametrize("seed", SEEDS[:12])
def test_who_sits_left_of_the_starting_player_is_dealt_first(seed: bytes) -> None:
    four = new(4, seed)
    sizes = [count(four.hands[(four.active + place) % 4]) for place in range(4)]
    assert sizes == [3, 4, 3, 3]
    five = new(5, seed)
    sizes = [count(five.hands[(five.active + place) % 5]) for place in range(5)]
    assert sizes == [3, 4, 3, 3, 3]
    three = new(3, seed)
    assert [count(three.hands[pile]) for pile in range(3)] == [4, 4, 4]


@pytest.mark.rule("MY-S3")
def test_the_cards_are_shuffled() -> None:
    """Every card comes to every seat, about equally often."""
    times = {key: [0, 0, 0] for key in UNMARKED}
    for number in range(300):
        state = new(3, number.to_bytes(32, "little"))
        for seat in range(3):
            for key in hand(state, seat):
                times[key][seat] += 1
    for counts in times.values():
        assert sum(counts) == 300
        assert min(counts) > 60


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    assert new(4).write() == new(4).write()
    assert new(4).write() != new(4, bytes(32)).write()


def test_this_seed_deals_these_cards() -> None:
    """Records made today must replay tomorrow: changing this is a new version of the behaviour."""
    assert new(4, SEED, only_drawn=1, turn_limit=77).write() == FOUR
    assert new(2, SEED).write() == TWO


FOUR = """\
players 4
options only-drawn=1 turn-limit=77
turn 0
active 2
asked open-turn 2
spaces 0 0 0 0
hands bread,ambush,mousetrap|fairy,rockfall,map|sword,shield,ferry|tunnel,signpost,campfire,dead-end
gifts |||
drawn -
shown -
points 0
winner -
"""
TWO = """\
players 2
options only-drawn=0 turn-limit=0
turn 0
active 1
asked open-turn 1
spaces 0 0
hands ferry,tunnel,bread,dead-end|sword,shield,campfire,rockfall|fairy,signpost,ambush,mousetrap
gifts ||
drawn -
shown -
points 0
winner -
"""


@pytest.mark.rule("MY-S4")
def test_the_dragon_stands_behind_the_track_and_costs_one() -> None:
    costs = [STANDARD.cost[space] for space in range(len(STANDARD.cost))]
    assert costs == [0, 1, 1, 2, 1, 2, 1, 1, 3, 2, 1, 2, 3, 1, 2, 2, 1]
    assert STANDARD.dragon == 16
    assert STANDARD.zones[0] == "village"
    assert STANDARD.zones[16] == "dragon"
    assert len(STANDARD.zones) == 17


@pytest.mark.rule("MY-S5")
def test_players_see_their_own_hand_and_no_other() -> None:
    state = new(3)
    for seat in range(3):
        view = look(state, seat)
        assert view.seat == seat
        assert view.hand == hand(state, seat)
        assert view.sizes == [4, 4, 4]
        assert view.memory == [[], [], []]
        shown = repr(view)
        for other in range(3):
            if other != seat:
                assert not any(repr(key) in shown for key in hand(state, other))
    spectator = look(state, -1)
    assert spectator.hand == []
    assert spectator.memory == [[], [], []]


@pytest.mark.rule("MY-S5")
def test_the_first_question_shows_the_table_to_everybody() -> None:
    state = new(3)
    starter = int(state.active)
    assert question(state) == ("open-turn", "MY-W1")
    for seat in [*range(3), -1]:
        view = look(state, seat)
        assert view.asked == [starter]
        assert (view.turn, view.active, view.winner) == (0, starter, None)
        assert (view.drawn, view.shown, view.points) == ([], None, 0)
        assert view.spaces == [0, 0, 0]
        assert view.gifts == [[], [], []]
        if seat != starter:
            assert question(state, seat) == ("draw", "MY-D1")


def test_the_game_says_what_it_is() -> None:
    assert (GAME.name, GAME.title, GAME.designer) == ("mythe", "Mythe", "Koji Malta")
    assert (GAME.version, GAME.fewest, GAME.most, GAME.actions) == (1, 2, 5, 44)
    assert GAME.editions() == ["standard"]


def test_two_things_can_be_chosen_before_the_game() -> None:
    listed = [(one.name, one.rule, one.least, one.most, one.usual) for one in GAME.options()]
    assert listed == [("only-drawn", "MY-G4", 0, 1, 0), ("turn-limit", "MY-T1", 0, 100_000, 0)]
    assert meta.LONGEST_LIMIT == 100_000


def test_options_reach_the_table() -> None:
    plain = new(3)
    assert (plain.only_drawn, plain.turn_limit) == (0, 0)
    chosen = new(3, only_drawn=1, turn_limit=100_000)
    assert (chosen.only_drawn, chosen.turn_limit) == (1, 100_000)


@pytest.mark.parametrize(
    ("name", "value", "least", "most"),
    [
        ("only-drawn", 2, 0, 1),
        ("only-drawn", -1, 0, 1),
        ("turn-limit", 100_001, 0, 100_000),
        ("turn-limit", -1, 0, 100_000),
    ],
)
def test_options_out_of_bounds_are_named(name: str, value: int, least: int, most: int) -> None:
    with pytest.raises(InputError) as caught:
        GAME.new(3, {name: value}, STANDARD, SEED)
    assert caught.value.name == "option-value"
    facts = {"option": name, "least": str(least), "most": str(most), "found": str(value)}
    assert caught.value.facts == facts


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(InputError) as caught:
        GAME.new(3, {"dragons": 2}, STANDARD, SEED)
    assert caught.value.name == "unknown-option"
    assert caught.value.facts == {"game": "Mythe", "option": "dragons", "known": "only-drawn, turn-limit"}


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(InputError) as caught:
        new(3, bytes(length))
    assert caught.value.name == "seed-length"


def test_every_first_question_has_an_answer() -> None:
    for players in range(2, 6):
        state = new(players)
        draws = [answer for answer in options(state) if answer.startswith("draw ")]
        assert len(draws) == (2 if players == 2 else players - 1)
        declared = [answer.removeprefix("declare ") for answer in options(state) if answer not in draws]
        assert declared == [
            key for key in hand(state, int(state.active)) if key in ("sword", "shield", "fairy")
        ]


def test_a_pick_takes_every_card_in_turn() -> None:
    state = new(3)
    state.dice = fast(7)
    picked = {int(state.pick(state.hands[1])) for _ in range(100)}
    assert picked == set(members(state.hands[1]))
