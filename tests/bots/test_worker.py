"""What reaches a worker, byte by byte, and what comes back."""

import time
from pathlib import Path

import msgspec
import pytest

from mythagora import shelf
from mythagora.bots import advice, roster, worker
from mythagora.bots.base import Bot
from mythagora.bots.careful import CarefulBot
from mythagora.bots.random import RandomBot
from mythagora.bots.worker import Answer, Job
from mythagora.engine.dice import chacha, fast
from mythagora.engine.errors import InputError
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.state import State
from mythagora.lab import ladder, results
from mythagora.lab import plan as plans
from mythagora.lab.match import match, played_game
from mythagora.lab.run import run
from tests.laws.walks import TABLES, Table, seed_of, some

OURS = [table for table in TABLES if table.game.name in shelf.GAMES]


def job_of(state: State, table: Table, seat: int, bot: str = "level1") -> Job:
    world = state.clone()
    world.redeal(seat, chacha(seed_of(77)))
    return Job(
        game=table.game.name,
        edition=table.edition.text,
        world=world.write(),
        seat=seat,
        bot=bot,
        seed=5,
        share=0.05,
    )


@pytest.mark.parametrize("table", OURS[::3], ids=str)
def test_what_is_hidden_changes_no_byte_that_reaches_a_worker(table: Table) -> None:
    """Deal what the seat cannot know in another way: the job is the same but for the world, which was dealt
    for the seat anyway and says no more than it may know; nor is there a trace of the seed or the record.
    """
    same = 0
    for state, seat, _ in some(table, 11, [], 6):
        job = job_of(state, table, seat)
        for number in range(3):
            other = state.clone()
            other.redeal(seat, fast(number + 50))
            theirs = job_of(other, table, seat)
            assert msgspec.structs.replace(job, world="") == msgspec.structs.replace(theirs, world="")
            mine = table.game.read(job.world, table.edition, fast(1))
            again = table.game.read(theirs.world, table.edition, fast(1))
            assert mine.view(seat) == again.view(seat) == state.view(seat)
            same += job.world == theirs.world
        data = msgspec.json.encode(job)
        assert set(msgspec.json.decode(data)) == {field.name for field in msgspec.structs.fields(Job)}
        assert seed_of(11).hex().encode() not in data
    assert same >= 3  # with the same dice the same world, wherever nothing is learned from the old one


@pytest.mark.parametrize("table", OURS[::5], ids=str)
def test_a_world_as_text_can_be_dealt_again_as_the_state_itself(table: Table) -> None:
    """What the seat remembers travels with the world: later deals rule out the same."""
    for state, seat, _ in some(table, 4, [], 5):
        world = state.clone()
        world.redeal(seat, fast(8))
        read = table.game.read(world.write(), table.edition, fast(1))
        for number in range(4):
            straight, around = world.clone(), read.clone()
            straight.redeal(seat, fast(number + 2))
            around.redeal(seat, fast(number + 2))
            assert straight.write() == around.write()
            assert around.view(seat) == state.view(seat)


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_a_job_is_answered_in_words_and_the_same_again(game: str) -> None:
    table = next(table for table in OURS if table.game.name == game)
    for state, seat, _ in some(table, 6, [], 4):
        data = msgspec.json.encode(job_of(state, table, seat))
        told = worker.work(data)
        assert told == worker.work(data)
        answer = msgspec.json.decode(told, type=Answer)
        assert state.parse(answer.actions[0]) in state.legal_actions(seat)
        if answer.simulations:
            assert answer.weighed[0].visits >= answer.weighed[-1].visits
            assert sum(answer.chances) == pytest.approx(1)


def test_answers_ahead_are_legal_one_after_the_other() -> None:
    table = next(table for table in OURS if table.game.name == "mythotopia")
    longest = 0
    for state, seat, _ in some(table, 6, [], 12):
        job = msgspec.structs.replace(job_of(state, table, seat, "level2"), share=0.1)
        answer = worker.answer(job)
        world = state.clone()
        for words in answer.actions:
            assert world.parse(words) in world.legal_actions(seat)
            world.apply(seat, world.parse(words))
        longest = max(longest, len(answer.actions))
    assert longest > 1


def test_answers_ahead_share_the_time_of_the_first() -> None:
    """A table waits for all of them: when the clock has ended the first, there is none ahead."""
    table = next(table for table in OURS if table.game.name == "mythotopia")
    for state, seat, _ in some(table, 6, [], 12):
        job = job_of(state, table, seat, "search:simulations=1000000,horizon=1,playout=guided")
        answer = worker.answer(msgspec.structs.replace(job, share=1.0, seconds=0.02))
        assert len(answer.actions) == 1 or not answer.cut_short


def test_a_hint_takes_little_longer_than_its_time() -> None:
    """What a hint names is compared by simulations there was time for, not by those there might have been."""
    state = shelf.find("mythe").new(2, {}, shelf.edition("mythe"), seed_of(2))
    job = advice.job_for(state, "mythe", shelf.edition("mythe").text, state.to_act(), 3)
    began = time.monotonic()
    found = advice.hint(msgspec.structs.replace(job, share=2000.0, seconds=0.1))
    assert found.advice
    assert time.monotonic() - began < 10


class Broken(Bot):
    """Wrong in a way of its own."""

    def __init__(self, way: str) -> None:
        super().__init__("broken")
        self.way = way

    def decide(self, world: State, seat: int) -> int:
        if self.way == "error":
            raise ValueError("out of ideas")
        if self.way == "slow":
            while True:
                pass
        if self.way == "leaves":
            raise SystemExit(3)
        if self.way == "vague":
            return 1.0  # type: ignore[return-value]
        if self.way == "cheat":
            world.apply(seat, world.legal_actions(seat)[0])
            return world.to_act() * 0 + 1_000_000
        return -1


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("error", "ValueError: out of ideas"),
        ("illegal", "-1"),
        ("slow", "no answer within"),
        ("leaves", "SystemExit: 3"),
        ("vague", "float"),
        ("cheat", "1000000"),
    ],
)
def test_a_broken_bot_is_replaced_for_that_decision_and_reported(way: str, told: str) -> None:
    state = shelf.find("mythe").new(2, {}, shelf.edition("mythe"), seed_of(2))
    careful = CarefulBot(Broken(way), RandomBot(3), patience=0.05)
    seat = state.to_act()
    for decisions in (1, 2):
        assert careful.decide(state.clone(), seat) in state.legal_actions(seat)
        assert len(careful.failures) == decisions
        assert told in careful.failures[-1]


def test_a_sound_bot_is_left_alone() -> None:
    state = shelf.find("mythe").new(2, {}, shelf.edition("mythe"), seed_of(2))
    careful = CarefulBot(RandomBot(3), Broken("error"))
    assert careful.decide(state, state.to_act()) in state.legal_actions(state.to_act())
    assert careful.failures == []


def test_a_registered_bot_sits_down_with_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "mine"

        def load(self) -> type[Bot]:
            return Broken

    monkeypatch.setattr(roster, "entry_points", lambda **_: [Point()])
    found = roster.find("mine", "mythe", 1)
    assert isinstance(found, CarefulBot)
    assert roster.registered() == ["mine"]
    state = shelf.find("mythe").new(2, {}, shelf.edition("mythe"), seed_of(2))
    assert found.decide(state, state.to_act()) in state.legal_actions(state.to_act())
    assert len(found.failures) == 1


class Nothing:
    """No bot, though it is registered as one."""

    def __init__(self, name: str) -> None:
        if name == "unable":
            raise OSError("no weights here")


@pytest.mark.parametrize(("name", "told"), [("unable", "no weights here"), ("mine", "Nothing is no Bot")])
def test_a_registered_bot_that_cannot_be_made_is_told(
    monkeypatch: pytest.MonkeyPatch, name: str, told: str
) -> None:
    class Point:
        def load(self) -> type[Nothing]:
            return Nothing

    monkeypatch.setattr(roster, "entry_points", lambda **_: [Point()])
    with pytest.raises(InputError, match="bot-broken") as problem:
        roster.find(name, "mythe", 1)
    assert told in problem.value.facts["problem"]


def test_figures_of_a_bot_that_failed_say_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Level 1 wins in its place; nobody must think it was the bot."""
    monkeypatch.setattr(roster, "theirs", lambda name: Broken("error") if name == "mine" else None)
    outcome = match("mythe", ["mine", "random"], 2, {"turn-limit": 3}, lambda: None)
    assert set(outcome.failed) == {"mine"}
    assert set(outcome.failed["mine"]) == {"ValueError: out of ideas"}
    group = ladder.play_group(ladder.Pairing("mythe", 2, "mine", "random", 0.02), 0)
    assert group.failures["mine"] > 0
    bots = ["mine", "random"]
    wanted = plans.make(
        shelf.find("mythe"), bots, {"turn-limit": 3}, shelf.edition("mythe"), 4, bytes(32), decisions=True
    )
    folder = results.Folder(tmp_path / "run", wanted)
    folder.open()
    run(folder, 1, "local")
    decided = results.read_file(folder.whole("decisions")).column("bot").to_pylist().count("mine")
    assert results.failed(results.read(folder.path)) == {"mine": decided}


# Advice.


def test_a_hint_names_three_answers_the_best_first() -> None:
    state = shelf.find("mytikas").new(2, {"turn-limit": 5}, shelf.edition("mytikas"), seed_of(2))
    seat = state.to_act()
    job = advice.job_for(state, "mytikas", shelf.edition("mytikas").text, seat, 3)
    found = advice.hint(msgspec.structs.replace(job, share=0.02))
    assert 1 < len(found.advice) <= 3
    assert found.advice[0].behind == 0
    for one in found.advice:
        assert state.parse(one.action) in state.legal_actions(seat)


def reviewed() -> tuple[Play, advice.Review]:
    game = shelf.find("mythe")
    play = played_game("mythe", shelf.edition("mythe"), {"turn-limit": 8}, ["thumb", "random"], 4)
    return play, advice.review(game, play, 0.004)


def test_a_review_adds_up() -> None:
    """Won = at the start - own mistakes + others' + luck, for every seat; luck cancels out over the table."""
    play, found = reviewed()
    assert found.judged
    assert [one.turn for one in found.curve] == sorted({one.turn for one in found.curve})
    for seat, one in enumerate(found.balance):
        assert one.result == play.state.reward(seat)
        assert one.result == pytest.approx(one.even - one.lost + one.gained + one.luck)
    assert sum(one.luck for one in found.balance) == pytest.approx(0, abs=1e-6)
    assert all(one.loss >= 0 for one in found.judged)


def test_what_seems_to_have_cost_much_is_thought_about_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second thought counts: it has more simulations, and other dice."""
    game = shelf.find("mythe")
    play, _ = reviewed()
    look = next(one for one in advice.looks(game, play.record, 0.004) if one.seat >= 0)
    asked: list[advice.Look] = []

    def thought(look: advice.Look) -> advice.Judgement:
        asked.append(look)
        loss = [0.3, 0.1][len(asked) - 1] if look.number > 0 else 0.0
        return advice.Judgement(number=1, turn=1, seat=0, action="", loss=loss)

    monkeypatch.setattr(advice, "judge_once", thought)
    assert advice.judge(look).loss == 0.1
    first, second = asked
    assert second.share > first.share
    assert second.seed != first.seed
    assert second.world == first.world
    asked.clear()
    assert advice.judge(msgspec.structs.replace(look, number=0)).loss == 0.0
    assert len(asked) == 1


def test_a_review_judges_only_what_stood() -> None:
    game = shelf.find("mytikas")
    edition = shelf.edition("mytikas")
    record = Record("mytikas", game.version, 2, game.settle({}), edition, seed_of(1))
    play = Play(game, record)
    seat = play.state.to_act()
    first, second = play.state.legal_actions(seat)[:2]
    play.act(seat, first)
    play.undo(seat, 1)
    play.act(seat, second)
    wanted = [look for look in advice.looks(game, record) if look.seat == seat]
    assert [look.number for look in wanted] == [3]
    assert wanted[0].action == play.record.entries[2].words


def test_looks_hold_nothing_their_seat_cannot_know() -> None:
    """Each world looks to its seat as the true state did; a spectator's says nothing of any hand."""
    play, _ = reviewed()
    game = shelf.find("mythe")
    blank = Record("mythe", game.version, 2, play.record.options, play.record.edition, play.record.seed)
    again = Play(game, blank)
    by_number = {look.number: look for look in advice.looks(game, play.record) if look.seat >= 0}
    for number, entry in enumerate(play.record.entries, 1):
        if number in by_number:
            look = by_number[number]
            world = game.read(look.world, play.record.edition, fast(1))
            assert world.view(look.seat) == again.state.view(look.seat)
        again.enter(entry)
