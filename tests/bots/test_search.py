"""The search: the same numbers, the same move; what it keeps, what it forgets, and that it plays well."""

import tracemalloc

import pytest

from mythagora import COMPILED, shelf
from mythagora.bots import base, levels, roster
from mythagora.bots.search.bot import SearchBot, goes_on, root_of
from mythagora.bots.search.guide import Guide, Worlds
from mythagora.bots.search.search import Search
from mythagora.bots.search.settings import MAST, PUCT, Settings
from mythagora.bots.search.tree import size
from mythagora.engine.dice import fast
from mythagora.engine.state import State
from mythagora.lab.match import match, played_game
from tests.laws.walks import TABLES, Table, seed_of, some

GAMES = list(shelf.GAMES)
SIMULATIONS = 60 if COMPILED else 8
games = pytest.mark.parametrize("game", GAMES)


def midgame(game: str, players: int, moves: int, choices: int = 3) -> State:
    """A position that Thumbs came to, where there are so many answers to choose from."""
    found = shelf.find(game)
    state = found.new(players, found.among_bots({}), shelf.edition(game), seed_of(3))
    thumb = roster.find("thumb", game, 1)
    while moves > 0 or len(state.legal_actions(state.to_act())) < choices:
        seat = state.to_act()
        state.apply(seat, base.ask(thumb, state, seat, fast(moves + 2)))
        moves -= 1
        assert not state.is_over()
    return state


def bot(game: str, **words: float | str) -> SearchBot:
    wanted = {"simulations": SIMULATIONS, "selection": "puct", "playout": "guided", "horizon": 1, **words}
    return SearchBot("searcher", levels.parse_settings(wanted), levels.guide_of(game), 7)


@games
def test_the_same_seed_and_number_of_simulations_give_the_same_move(game: str) -> None:
    state = midgame(game, 3, 10)
    told = []
    for _ in range(2):
        one = bot(game)
        base.ask(one, state, state.to_act(), fast(5))
        assert one.thought is not None
        told.append([(branch.action, branch.visits, branch.value) for branch in one.thought.branches])
        assert one.thought.simulations == SIMULATIONS
        assert not one.thought.cut_short
    assert told[0] == told[1]
    assert len(told[0]) > 1


@pytest.mark.parametrize("table", [table for table in TABLES if table.edition.name != "toy"][::7], ids=str)
def test_it_answers_every_question_with_a_legal_action(table: Table) -> None:
    one = bot(table.game.name, simulations=3)
    for state, seat, _ in some(table, 5, [], 6):
        assert base.ask(one, state, seat, fast(9)) in state.legal_actions(seat)


@pytest.mark.parametrize("selection", ["ucb", "puct"])
@pytest.mark.parametrize("playout", ["uniform", "mast", "guided"])
def test_every_way_to_search_works(selection: str, playout: str) -> None:
    state = midgame("mythe", 3, 8)
    one = bot("mythe", selection=selection, playout=playout, horizon=2, widening=0.5)
    base.ask(one, state, state.to_act(), fast(5))
    assert one.thought is not None
    assert sum(branch.visits for branch in one.thought.branches) == SIMULATIONS
    assert sum(one.thought.chances) == pytest.approx(1.0)


def test_rewards_are_for_every_seat() -> None:
    state = midgame("mytikas", 4, 10)
    one = bot("mytikas")
    base.ask(one, state, state.to_act(), fast(5))
    assert one.thought is not None
    assert len(one.thought.chances) == 4
    assert sum(one.thought.chances) == pytest.approx(1.0)
    assert all(0 <= chance <= 1 for chance in one.thought.chances)


@games
def test_guides_share_out_chances_and_weights(game: str) -> None:
    """They add up to one at every question of a game."""
    from librt.vecs import vec

    from mythagora.engine.actions import CAPACITY, Actions

    guide = levels.guide_of(game)
    table = next(table for table in TABLES if table.game.name == game and table.players == 3)
    acts = Actions()
    for state, seat, _ in some(table, 3, [], 12):
        chances = vec[float]([0.0] * 8)
        guide.chances(state, chances)
        assert sum(chances[other] for other in range(3)) == pytest.approx(1.0)
        state.legal(seat, acts)
        weights = vec[float]([0.0] * CAPACITY)
        guide.weights(state, seat, acts, weights)
        assert sum(weights[place] for place in range(acts.count)) == pytest.approx(1.0)
        assert guide.choose(state, seat, acts, fast(3)) in state.legal_actions(seat)


@games
def test_the_tree_is_kept_only_while_nothing_new_is_seen(game: str) -> None:
    """After the own answer the tree goes on where the seat goes on; elsewhere it begins anew."""
    state = midgame(game, 2, 12)
    one = bot(game, simulations=SIMULATIONS)
    kept = fresh = 0
    for number in range(40):
        if state.is_over():
            break
        seat = state.to_act()
        before = root_of(one)
        expected = one.expected
        is_same = expected is not None and expected.view(seat) == state.view(seat)
        assert not is_same or before is not None
        world = state.clone()
        world.redeal(seat, fast(number + 1))
        is_choice = len(world.legal_actions(seat)) > 1
        action = one.decide(world.clone(), seat)
        assert one.thought is not None
        if is_choice:
            assert one.thought.simulations >= SIMULATIONS
            kept, fresh = (kept + 1, fresh) if is_same else (kept, fresh + 1)
        going = goes_on(world, seat, action)
        assert (one.expected is None) or going
        state.apply(seat, action)
    assert fresh > 0
    if game != "mythe":
        assert kept > 0


def test_a_stopped_search_says_how_far_it_came() -> None:
    state = midgame("mytikas", 2, 10)
    one = bot("mytikas", simulations=100_000)
    one.patience = 0.02
    action = base.ask(one, state, state.to_act(), fast(5))
    assert action in state.legal_actions(state.to_act())
    assert one.thought is not None
    assert one.thought.cut_short
    assert 0 < one.thought.simulations < 100_000


def test_widening_looks_at_fewer_answers() -> None:
    state = midgame("mythotopia", 2, 20, 8)
    seat = state.to_act()
    looked = {}
    for widening in (0.0, 0.3):
        settings = levels.parse_settings({"simulations": 40, "horizon": 0, "widening": widening})
        search = Search(settings, levels.guide_of("mythotopia"), fast(2))
        search.think(Worlds(state.clone(), seat), 40, None)
        looked[widening] = sum(child.visits > 0 for child in search.root.children)
    assert looked[0.3] < looked[0.0]


def test_answers_that_are_seldom_possible_are_compared_fairly() -> None:
    """Availability is counted: an answer of the root is possible in every world, so it counts each one."""
    state = midgame("mythe", 2, 6)
    search = Search(Settings(simulations=50), Guide(), fast(4))
    search.think(Worlds(state.clone(), state.to_act()), 50, None)
    first = search.root.children[0]
    assert first.available == 50
    assert sum(child.visits for child in search.root.children) == 50
    assert size(search.root) > 2


def test_mast_remembers_what_did_well() -> None:
    state = midgame("mythe", 2, 6)
    search = Search(Settings(simulations=30, playout=MAST, selection=PUCT), Guide(), fast(4))
    search.think(Worlds(state.clone(), state.to_act()), 30, None)
    assert sum(search.mast_count[action] for action in range(100)) > 30


def test_an_answer_can_be_tried_out_by_force() -> None:
    state = midgame("mytikas", 2, 10)
    seat = state.to_act()
    search = Search(Settings(simulations=10, horizon=0), levels.guide_of("mytikas"), fast(4))
    worlds = Worlds(state.clone(), seat)
    action = state.legal_actions(seat)[-1]
    value = search.try_out(worlds, seat, action, 12)
    assert 0 <= value <= 1
    assert [child.visits for child in search.root.children if child.action == action] == [12]


@pytest.mark.skipif(not COMPILED, reason="many games: compiled only")
@pytest.mark.parametrize("game", ["mythe", "mytikas"])
def test_it_beats_chance(game: str) -> None:
    outcome = match(game, ["level2", "random"], 12, shelf.find(game).among_bots({}), lambda: None)
    assert outcome.score.interval()[0] > 0.6


def test_memory_does_not_grow() -> None:
    """Decision after decision the same bot needs no more memory: one tree at a time."""
    state = midgame("mythe", 2, 5)
    one = bot("mythe", simulations=4, horizon=1)
    seat = state.to_act()
    decisions = 10_000 if COMPILED else 300

    def decide(number: int) -> None:
        for turn in range(number):
            base.ask(one, state, seat, fast(turn + 1))

    decide(decisions // 10)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    decide(decisions - decisions // 10)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 300_000
    root = root_of(one)
    assert root is None or size(root) < 100


def test_a_share_of_the_simulations() -> None:
    whole = levels.parse_settings({"simulations": 200})
    part = levels.parse_settings({"simulations": 200}, 0.1)
    assert (whole.simulations, part.simulations) == (200, 20)


@games
def test_levels_play_whole_games(game: str) -> None:
    """Each level with very few simulations, against the others, to the end."""
    found = shelf.find(game)
    options = {**found.among_bots({}), "turn-limit": 12}
    bots = ["level1", "level5"]
    play = played_game(game, shelf.edition(game), options, bots, 3, 0.002)
    assert play.state.is_over()
    assert played_game(game, shelf.edition(game), options, bots, 3, 0.002).state.write() == play.state.write()
