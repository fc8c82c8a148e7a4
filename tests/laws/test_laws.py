"""Laws that hold for every game, on random play that Hypothesis steers and shrinks.

`make test` runs them interpreted and compiled; `make soak` runs them long.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mythagora.engine.dice import Fast, chacha, fast
from mythagora.engine.errors import InputError
from mythagora.engine.events import Event
from mythagora.engine.features import Features, total
from mythagora.engine.play import Play, RefusedError, replay
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.state import State
from tests.laws.pieces import AUDITORS
from tests.laws.walks import MEMORY, Table, positions, seed_of, some, steps, tables, watchers

seeds = st.integers(0, 2**40)
picks = st.lists(st.integers(0, 2**16), max_size=60)


@given(tables(), seeds, picks)
def test_there_is_always_an_option_until_the_game_is_over(table: Table, seed: int, picks: list[int]) -> None:
    last: State | None = None
    for state, _, _ in steps(table, seed, picks):
        last = state
        assert state.seats_to_act()
        assert state.endings() == []
        for seat in range(state.players):
            actions = state.legal_actions(seat)
            assert bool(actions) == (seat in state.seats_to_act())
            assert len(set(actions)) == len(actions)
            assert all(0 <= action < table.game.actions for action in actions)
    assert last is not None
    assert last.is_over()
    assert last.endings()
    assert last.turns() > 0
    assert last.seats_to_act() == []
    assert all(last.legal_actions(seat) == [] for seat in range(last.players))
    assert abs(sum(last.reward(seat) for seat in range(last.players)) - 1) < 1e-9
    assert min(last.standing()) == 1
    assert len(last.scores()) == last.players


@given(tables(), seeds, picks)
def test_every_listed_action_can_be_carried_out(table: Table, seed: int, picks: list[int]) -> None:
    """Each option, not only the one taken; and from where it leads the game can go on."""
    for state, _, _ in some(table, seed, picks, 12):
        for seat in state.seats_to_act():
            for action in state.legal_actions(seat):
                twin = state.clone()
                twin.apply(seat, action)
                AUDITORS[table.game.name].check(twin)
                assert twin.is_over() or twin.legal_actions(twin.to_act())


@given(tables(), seeds, picks)
def test_a_refusal_is_empty_exactly_for_listed_actions(table: Table, seed: int, picks: list[int]) -> None:
    for state in positions(table, seed, picks, 12):
        for seat in watchers(state):
            listed = set(state.legal_actions(seat))
            for action in range(-1, table.game.actions + 1):
                refusal = state.refusal(seat, action)
                assert (refusal is ALLOWED) == (action in listed), (state.write(), seat, action, refusal)
                assert refusal is ALLOWED or (refusal.name and refusal.rule)


@given(tables(), seeds, picks)
def test_a_clone_shares_nothing(table: Table, seed: int, picks: list[int]) -> None:
    for state, seat, action in some(table, seed, picks, 20):
        before = state.write(), state.checksum(), state.dice.stamp()
        twin = state.clone()
        twin.apply(seat, action)
        other = state.clone()
        other.redeal(seat, fast(seed))
        assert (state.write(), state.checksum(), state.dice.stamp()) == before
        again = state.clone()
        again.apply(seat, action)
        assert (again.write(), again.checksum()) == (twin.write(), twin.checksum()), (
            "the dice were cloned too"
        )


@given(tables(), seeds, picks)
def test_pieces_are_conserved(table: Table, seed: int, picks: list[int]) -> None:
    for state, _, _ in steps(table, seed, picks):
        AUDITORS[table.game.name].check(state)


@given(tables(), seeds, picks)
def test_text_and_action_are_a_pair(table: Table, seed: int, picks: list[int]) -> None:
    state = table.new(seed_of(seed))
    names = [state.text(action) for action in range(table.game.actions)]
    assert len(set(names)) == len(names)
    assert [state.parse(name) for name in names] == list(range(table.game.actions))


@given(tables(), seeds, picks)
def test_a_position_survives_its_text(table: Table, seed: int, picks: list[int]) -> None:
    for state in positions(table, seed, picks, 10):
        text = state.write()
        twin = table.game.read(text, table.edition, state.dice.clone())
        assert twin.write() == text
        assert twin.checksum() == state.checksum()
        for watcher in watchers(state):
            assert twin.view(watcher) == state.view(watcher)
            assert twin.legal_actions(watcher) == state.legal_actions(watcher)
        if not state.is_over():
            seat = state.to_act()
            action = state.legal_actions(seat)[-1]
            twin.apply(seat, action)
            state.apply(seat, action)
            assert twin.write() == state.write()


def sent(state: State, table: Table, watcher: int) -> list[object]:
    """Every byte that a seat can be sent about a position: view, options, refusals, numbers."""
    features = Features(total(table.game.blocks()))
    state.features(watcher, features)
    refusals = [state.refusal(watcher, action) for action in range(table.game.actions)]
    return [
        repr(state.view(watcher)),
        state.legal_actions(watcher),
        [(refusal.name, refusal.rule) for refusal in refusals],
        features.to_list(),
        state.is_over(),
    ]


@given(tables(), seeds, picks, seeds)
def test_no_seat_sees_a_secret(table: Table, seed: int, picks: list[int], other_seed: int) -> None:
    """Deal again what a seat cannot know: nothing it is sent may change."""
    for state in positions(table, seed, picks, 6):
        for watcher in watchers(state):
            known = sent(state, table, watcher)
            other = state.clone()
            other.redeal(watcher, chacha(seed_of(other_seed)))
            assert sent(other, table, watcher) == known
            AUDITORS[table.game.name].check(other)
            again = other.clone()
            again.redeal(watcher, chacha(seed_of(other_seed + 1)))
            assert sent(again, table, watcher) == known, "nor may a second deal"


@given(tables(), seeds, picks)
def test_who_looks_with_others_sees_what_it_sees_alone(table: Table, seed: int, picks: list[int]) -> None:
    for state in positions(table, seed, picks, 6):
        seats = list(watchers(state))
        assert state.views(seats) == [state.view(seat) for seat in seats]
        assert state.views(seats[::-1]) == state.views(seats)[::-1]


def told(events: list[Event], watcher: int) -> list[str]:
    return [event.told(watcher).text() for event in events]


def act_on(state: State, seat: int, picker: Fast) -> list[Event] | None:
    """Let a seat act until it has nothing more to say; the events, or None once chance was used."""
    events: list[Event] = []
    state.events = events
    stamp = state.dice.stamp()
    while state.may_act(seat):
        actions = state.legal_actions(seat)
        state.apply(seat, actions[picker.below(len(actions))])
        if state.dice.stamp() != stamp:
            return None
    return events


@given(tables(), seeds, picks, seeds)
def test_no_event_tells_a_secret(table: Table, seed: int, picks: list[int], other_seed: int) -> None:
    """Two worlds that look the same to a seat, in which another acts and which still look the same:
    then the seat was told the same."""
    picker = fast(other_seed)
    for state, actor, _ in some(table, seed, picks, 8):
        for watcher in watchers(state):
            if watcher == actor:
                continue
            one = state.clone()
            whim = picker.word()  # the same in all worlds: open moves back and forth may look like none
            events = act_on(one, actor, fast(whim))
            for _ in range(4):
                other = state.clone()
                other.redeal(watcher, fast(picker.word()))
                others = act_on(other, actor, fast(whim))
                if events is None or others is None or one.view(watcher) != other.view(watcher):
                    continue
                assert told(events, watcher) == told(others, watcher)


@given(tables(), seeds, picks)
def test_features_have_their_place(table: Table, seed: int, picks: list[int]) -> None:
    blocks = table.game.blocks()
    assert len({block.name for block in blocks}) == len(blocks)
    features = Features(total(blocks))
    for state, _, _ in some(table, seed, picks, 6):
        for watcher in watchers(state):
            state.features(watcher, features)
            assert features.count == total(blocks)
            assert all(-1 <= number <= 1 for number in features.to_list())


def random_play(table: Table, seed: int, picks: list[int]) -> Play:
    """A whole game with moves taken back here and there."""
    play = table.play(seed_of(seed))
    picker = fast(seed + 1)
    number = 0
    while not play.state.is_over():
        pick = picks[number] if number < len(picks) else picker.below(1 << 20)
        number += 1
        seats = play.state.seats_to_act()
        seat = seats[pick % len(seats)]
        if pick % 11 == 3 and play.undo_reach(seat):
            play.undo(seat, 1 + pick % play.undo_reach(seat))
            continue
        answered = [other for other in range(play.state.players) if play.may_withdraw(other)]
        if pick % 7 == 2 and answered:
            play.withdraw(answered[pick % len(answered)])
            continue
        actions = play.state.legal_actions(seat)
        play.act(seat, actions[pick // len(seats) % len(actions)])
    return play


@given(tables(), seeds, picks)
def test_a_record_replays_to_the_same_game(table: Table, seed: int, picks: list[int]) -> None:
    play = random_play(table, seed, picks)
    again = replay(table.game, play.record)
    assert again.state.checksum() == play.state.checksum()
    assert again.state.write() == play.state.write()
    assert [entry.text() for entry in again.record.entries] == [entry.text() for entry in play.record.entries]


@given(tables(), seeds)
def test_secrets_keep_when_moves_are_taken_back(table: Table, seed: int) -> None:
    """Any number of moves, as with the others' consent: who saw something then still knows it."""
    play = table.play(seed_of(seed))
    picker = fast(seed)
    for number in range(60):
        if play.state.is_over():
            break
        if play.moments and picker.below(6) == 0:
            play.undo(0, 1 + picker.below(min(len(play.moments), 25)))
        seat = play.state.to_act()
        actions = play.state.legal_actions(seat)
        play.act(seat, actions[picker.below(len(actions))])
        if number % 12 == 11:
            for watcher in watchers(play.state):
                other = play.state.clone()
                other.redeal(watcher, fast(picker.word()))
                assert sent(other, table, watcher) == sent(play.state, table, watcher)
    assert replay(table.game, play.record).state.write() == play.state.write()


@given(tables(), seeds, picks)
def test_a_refused_action_changes_nothing(table: Table, seed: int, picks: list[int]) -> None:
    play = table.play(seed_of(seed))
    for _ in range(5):
        if play.state.is_over():
            break
        before = play.state.write(), play.state.dice.stamp(), len(play.record.entries)
        for seat in range(play.state.players):
            listed = set(play.state.legal_actions(seat))
            for action in range(table.game.actions):
                if action in listed:
                    continue
                with pytest.raises(RefusedError):
                    play.act(seat, action)
        assert (play.state.write(), play.state.dice.stamp(), len(play.record.entries)) == before
        seat = play.state.to_act()
        play.act(seat, play.state.legal_actions(seat)[0])


@given(tables(), seeds, picks)
def test_choices_at_the_same_time_may_come_in_any_order(table: Table, seed: int, picks: list[int]) -> None:
    for state, _, _ in some(table, seed, picks, 20):
        seats = state.seats_to_act()
        if len(seats) < 2:
            continue
        chosen = {seat: state.legal_actions(seat)[seed % len(state.legal_actions(seat))] for seat in seats}
        one, other = state.clone(), state.clone()
        for seat in seats:
            one.apply(seat, chosen[seat])
        for seat in reversed(seats):
            other.apply(seat, chosen[seat])
        assert one.write() == other.write()


@given(tables(), seeds, picks)
def test_undo_goes_back_and_no_further_than_it_may(table: Table, seed: int, picks: list[int]) -> None:
    play = table.play(seed_of(seed))
    picker = fast(seed)
    texts = [strip_past(play.state.write())]
    for _ in range(40):
        if play.state.is_over():
            break
        seat = play.state.to_act()
        actions = play.state.legal_actions(seat)
        play.act(seat, actions[picker.below(len(actions))])
        texts.append(strip_past(play.state.write()))
        reach = play.undo_reach(seat)
        back = play.moments[len(play.moments) - reach :]
        assert all(moment.seat == seat and not moment.rolled for moment in back)
        if reach:
            stamp = play.state.dice.stamp()
            play.undo(seat, reach)
            del texts[len(texts) - reach :]
            assert strip_past(play.state.write()) == texts[-1]
            assert play.state.dice.stamp() == stamp, "the dice are not wound back"
            again = play.state.legal_actions(play.state.to_act())
            play.act(play.state.to_act(), again[picker.below(len(again))])
            texts.append(strip_past(play.state.write()))


def strip_past(text: str) -> str:
    """What was seen in moves taken back stays seen, so the memory of a position may have grown."""
    return "\n".join(line for line in text.splitlines() if line.split(" ")[0] not in MEMORY)


@given(tables(), st.text(max_size=20))
def test_other_words_are_no_action(table: Table, words: str) -> None:
    state = table.new(seed_of(1))
    if words in [state.text(action) for action in range(table.game.actions)]:
        return
    with pytest.raises(InputError, match="unknown-action"):
        state.parse(words)
