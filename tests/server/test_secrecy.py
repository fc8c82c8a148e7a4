"""The secrecy law over the wire: deal again what a reader cannot know, and every byte it is sent is the same.

Not only the position is dealt again. Facts of events that the reader may not know are replaced by nonsense,
so that anything worded from them would show.
"""

import random

import msgspec
import pytest

from mythagora.engine.dice import chacha
from mythagora.engine.events import EVERYBODY, Event
from mythagora.engine.play import Moment
from mythagora.engine.sets import only
from mythagora.server import insight
from mythagora.server.referee import Chapter, Referee, Step, difference, to_row
from mythagora.server.words import Telling
from mythagora.storage.ledger import LogRow
from mythagora.storage.records import SeatPart
from tests.server.test_referee import GAMES, begin, walk

NONSENSE = "a-secret"
PARTS = [SeatPart("Ann"), SeatPart("Bob"), SeatPart("Thumb", "thumb"), SeatPart("Cid")]


def knows(event: Event, reader: int) -> Event:
    """The event with nonsense for what this reader may not know."""
    other = Event(event.verb, 0)
    for fact in event.facts:
        is_known = fact.knows == EVERYBODY or (reader >= 0 and fact.knows & only(reader) != 0)
        other.fact(fact.role, fact.sort, fact.value if is_known else NONSENSE, fact.knows)
    return other


def twin(rows: list[LogRow], fresh: Referee, reader: int, seed: int) -> Referee:
    """The same table in another world that looks the same to this reader."""
    fresh.load(rows)
    dice = chacha(seed.to_bytes(32, "big"))
    fresh.play.state.redeal(reader, dice)
    moments = []
    for moment in fresh.play.moments:
        before = moment.before.clone()
        before.redeal(reader, dice)
        events = [knows(event, reader) for event in moment.events]
        moments.append(Moment(moment.seat, moment.action, before, events, moment.rolled, moment.is_open))
    fresh.play.moments[:] = moments
    for chapter in fresh.chapters:
        chapter.events = [knows(event, reader) for event in chapter.events]
    steps = list(fresh.recent)
    fresh.recent.clear()
    for step in steps:
        fresh.recent.append(
            Step(step.chapter, {reader: step.changes[reader]} if reader in step.changes else {}, step.undone)
        )
    fresh.sights = {reader: fresh.look(reader)}
    fresh.glance = None  # it was taken before all was dealt again
    return fresh


def lines(telling: Telling, chapters: list[Chapter], reader: int) -> list[object]:
    return [telling.line(chapter, reader) for chapter in chapters]


def wire(referee: Referee, reader: int, language: str, words: list[str]) -> bytes:
    """Everything that this reader could be sent of the table as it stands."""
    telling = Telling(referee, language, PARTS[: referee.play.record.players])
    sight = referee.sights[reader]
    game = referee.play.record.game
    insights = insight.NONE
    if sight.actions:
        previewed, opening = telling.previewed(reader), telling.opening(reader)
        state = referee.play.state
        insights = insight.look_ahead(state, game, reader, sight.actions, previewed, opening)
    steps = [step for step in referee.recent if reader in step.changes]
    gap = [telling.passed(step, reader) for step in steps]
    newest = [telling.update(step, reader, insights, None) for step in steps[-1:]]
    refusals = [referee.refusal(reader, word) for word in words] if reader >= 0 else []
    said = [None if refusal is None else telling.refusal(refusal) for refusal in refusals]
    return msgspec.json.encode(
        [
            referee.version(reader),
            telling.view(reader),
            telling.asked(sight, reader),
            telling.options(reader, insights),
            telling.plans(reader, insights),
            telling.undo(reader),
            lines(telling, referee.chapters, reader),
            gap,
            newest,
            said,
            telling.result([], None),
        ]
    )


SPOKEN = [(*game, language) for game, language in zip(GAMES, ["en", "ru", "en"], strict=True)]


@pytest.mark.parametrize(("game", "players", "options", "language"), SPOKEN)
def test_another_world_is_told_in_the_same_bytes(
    game: str, players: int, options: dict[str, int], language: str
) -> None:
    referee = begin(game, players, options, seed=9)
    chance = random.Random(6)
    rows: list[LogRow] = []
    words = sorted(all_words(referee, chance))
    secrets = 0
    for step in walk(referee, chance, 100):
        rows.append(to_row(step.chapter, "t", 0.0))
        if len(rows) % 49 or referee.play.state.is_over():
            continue
        for reader in referee.readers:
            alone = Referee(referee.play.game, begin(game, players, options, seed=9).play.record, True)
            alone.load(rows)
            other = twin(rows, begin(game, players, options, seed=9), reader, len(rows))
            assert wire(other, reader, language, words) == wire(alone, reader, language, words)
            secrets += other.play.state.write() != referee.play.state.write()
    assert secrets > 0  # there was something to hide


def all_words(referee: Referee, chance: random.Random) -> set[str]:
    """Some actions of the game, most of them not allowed."""
    state = referee.play.state
    some = chance.sample(range(referee.play.game.actions), min(40, referee.play.game.actions))
    return {state.text(action) for action in some}


def test_the_law_would_notice_a_leak() -> None:
    """The same comparison with a leak built in: a log line worded from the true event."""
    referee = begin("mythe", 3, {}, seed=9)
    rows = [to_row(step.chapter, "t", 0.0) for step in walk(referee, random.Random(6), 80)]
    hidden = [
        (chapter, event, fact)
        for chapter in referee.chapters
        for event in chapter.events
        for fact in event.facts
        if fact.knows != EVERYBODY
    ]
    assert hidden
    chapter, event, fact = hidden[0]
    reader = next(reader for reader in (0, 1, 2) if not fact.knows & only(reader))
    other = twin(rows, begin("mythe", 3, {}, seed=9), reader, 1)
    place = chapter.events.index(event)
    assert other.chapters[chapter.sequence].events[place].facts != event.facts
    values = [one.value for one in other.chapters[chapter.sequence].events[place].facts]
    assert NONSENSE in values
    assert fact.value not in [one.value for one in event.told(reader).facts]


def test_changes_are_differences_of_what_may_be_seen() -> None:
    """What an update carries follows from two views of its reader and nothing else."""
    referee = begin("mytikas", 3, {}, seed=2)
    before = {reader: referee.look(reader).fields for reader in referee.readers}
    for step in walk(referee, random.Random(8), 80):
        for reader in referee.readers:
            now = referee.look(reader).fields
            assert step.changes.get(reader, {}) == difference(before[reader], now)
            before[reader] = now
