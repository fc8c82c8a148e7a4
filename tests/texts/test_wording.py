"""What is worded for a reader comes from what the reader may know, and tables do not mix their sentences."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_pattern

from mythagora import shelf
from mythagora.bots.random import RandomBot
from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.engine.events import Event
from mythagora.engine.play import NOTHING_TO_UNDO, Play
from mythagora.engine.record import Record
from mythagora.engine.state import State
from mythagora.storage.records import SeatPart
from mythagora.texts import SENTENCES, Texts, languages, texts
from mythagora.wording import SENTENCES as SENTENCES_OF_A_TABLE
from mythagora.wording import Wording, error_text, seats, whom
from mythagora.wording.seats import ALL, SPECTATOR
from tests.texts.test_texts import EXPECTATIONS, errors_raised, messages

LANGUAGES = languages()
TABLES = [
    ("mythe", 2, {}),
    ("mythe", 4, {"only-drawn": 1}),
    ("mytikas", 2, {"choose-your-deity": 1}),
    ("mytikas", 3, {}),
    ("mythotopia", 2, {"secret-charters": 1}),
    ("mythotopia", 4, {"choose-your-start": 1, "secret-charters": 1}),
]
TURNS = 20
SECRET = "a-secret"


def table(game: str, players: int, language: str, name: str = "Seat") -> Wording:
    speech = texts(language)
    parts = [SeatPart(f"{name} {number}") for number in range(players)]
    return Wording(speech, game, shelf.edition(game), seats.seat(speech, parts))


def play(game: str, players: int, options: dict[str, int]) -> Iterator[tuple[State, list[Event]]]:
    """A game move by move: the position, and the events that have just led to it."""
    found = shelf.find(game)
    settled = found.settle({**options, "turn-limit": TURNS})
    record = Record(game, found.version, players, settled, shelf.edition(game), bytes([players] * 32))
    table = Play(found, record)
    bot = RandomBot(players)
    events: list[Event] = []
    while not table.state.is_over():
        yield table.state, events
        seat = int(table.state.to_act())
        world = table.state.clone()
        world.redeal(seat, fast(len(table.moments)))
        events = table.act(seat, int(bot.decide(world, seat)))
    yield table.state, events


def worded(state: State, wording: Wording, reader: int) -> list[str]:
    """Every sentence that a reader can be sent about a position."""
    view = state.view(reader)
    lines = [wording.result(view, seat) for seat in range(state.players)]
    if view.question is not None:
        lines += [wording.question(view.question, view.asked, reader)]
        lines += [wording.help(view.question, view.asked, reader)]
    if reader in view.asked:
        actions = state.legal_actions(reader)
        lines += wording.actions(state, actions, reader)
        lines += [str(wording.parts(state, action)) for action in actions]
        actions_of_the_game = range(shelf.find(wording.game).actions)
        lines += [wording.refusal(state.refusal(reader, action)) for action in actions_of_the_game]
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_a_seat_cannot_know_changes_no_sentence(
    game: str, players: int, options: dict[str, int], language: str
) -> None:
    compared = 0
    for number, (state, _) in enumerate(play(game, players, options)):
        if number % 7 and not state.is_over():
            continue
        for reader in [*range(players), SPECTATOR]:
            other = state.clone()
            other.redeal(reader, fast(number))
            before = worded(state, table(game, players, language), reader)
            assert worded(other, table(game, players, language), reader) == before
            compared += len(before)
    assert compared > 500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_fact_that_a_reader_may_not_know_is_in_no_sentence(
    game: str, players: int, options: dict[str, int], language: str
) -> None:
    """Such a fact is replaced by a word that no game has: it is not even looked up."""
    wording, hidden = table(game, players, language), 0
    for _, events in play(game, players, options):
        for event in events:
            for reader in [*range(players), SPECTATOR]:
                known = [(fact.role, fact.sort, fact.value) for fact in event.told(reader).facts]
                other = Event(event.verb, event.learners)
                for fact in event.facts:
                    is_known = (fact.role, fact.sort, fact.value) in known
                    other.fact(fact.role, fact.sort, fact.value if is_known else SECRET, fact.knows)
                    hidden += not is_known
                told = table(game, players, language).event(other, reader)
                assert told == wording.event(event, reader)
                pieces = wording.told(event, reader)
                assert [(fact.role, fact.sort, fact.value) for fact in pieces.facts] == known
                assert pieces.whole == (len(known) == len(event.facts))
            assert len(wording.told(event, ALL).facts) == len(event.facts)
    assert hidden or game == "mytikas"


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_sentences_that_are_kept_are_those_of_a_fresh_table(
    game: str, players: int, options: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two languages and at two tables in turn, also when what was kept is thrown away again and again."""
    monkeypatch.setattr("mythagora.wording.SENTENCES", 3)
    monkeypatch.setattr("mythagora.texts.SENTENCES", 5)
    kept = {
        (language, name): table(game, players, language, name)
        for language in LANGUAGES
        for name in ("A", "B")
    }
    said: dict[tuple[str, str], list[str]] = {key: [] for key in kept}
    seen: list[Event] = []
    for _, events in play(game, players, options):
        for event in events:
            seen.append(event)
            for key, wording in kept.items():
                said[key] += [wording.event(event, reader) for reader in [*range(players), SPECTATOR]]
                assert len(wording.told_before) <= 3
                assert len(wording.texts.formed) <= 5
    assert len({tuple(lines) for lines in said.values()}) == len(kept)
    for (language, name), lines in said.items():
        wording = Wording(Texts(language), game, shelf.edition(game), kept[language, name].seats)
        for number, line in enumerate(lines):
            if number % 10 == 0:
                wording.told_before.clear()
                wording.texts.formed.clear()
                place, reader = divmod(number, players + 1)
                assert wording.event(seen[place], reader if reader < players else SPECTATOR) == line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_words_that_tables_and_readers_share_are_the_same_for_all(
    game: str, players: int, options: dict[str, int], language: str
) -> None:
    """What is kept for all tables hangs on no seat; who is not in a sentence reads it as spectators do."""
    wording, other = table(game, players, language), table(game, players, language, "Other")
    readers = [*range(players), SPECTATOR]
    things: set[tuple[str, str]] = set()
    of_others = 0
    for state, events in play(game, players, options):
        for event in events:
            for reader in readers:
                told = [(fact.role, fact.sort, fact.value) for fact in event.told(reader).facts]
                things |= {(sort, value) for _, sort, value in told}
                facts = wording.words.complete(wording.facts(told, reader))
                name = f"event-{event.verb}" if event.told(reader).whole else f"event-{event.verb}-unseen"
                assert wording.event(event, reader) == wording.own(name, facts)
                of_others += whom([value for _, _, value in told], reader) != reader
        for seat in state.seats_to_act():
            for action in state.legal_actions(seat):
                things |= set(wording.parts(state, action)[1])
    shared = [(sort, value) for sort, value in things if sort not in wording.words.of_seats]
    for sort, value in shared:
        assert all(
            words.describe(sort, value, reader) == wording.described(sort, value, SPECTATOR)
            for words in (wording.words, other.words)
            for reader in readers
        )
    assert len(shared) > 10
    assert of_others > 10


def test_what_is_kept_is_bounded() -> None:
    assert SENTENCES_OF_A_TABLE < SENTENCES < 100_000


def test_a_game_without_words_of_its_own_goes_by_its_notation() -> None:
    speech = texts("en")
    wording = Wording(speech, "morra", shelf.edition("mythe"), seats.seat(speech, [SeatPart("Ann")]))
    event = Event("shows").fact("seat", "seat", "0").fact("number", "number", "3").fact("sign", "sign", "x")
    assert wording.event(event, 0) == "morra-event-shows"
    assert wording.facts([("seat", "seat", "0"), ("sign", "sign", "x")], 0) == {
        "seat": "Ann",
        "seat-is": "you",
        "sign": "x",
    }
    assert wording.words.names("seat", "0") == ["A", "Ann"]
    assert wording.words.names("sign", "x") == []


def test_a_general_refusal_cites_no_rule() -> None:
    wording = table("mythe", 2, "en")
    assert wording.refusal(NOTHING_TO_UNDO) == "There is nothing to take back."


def test_errors_from_inside_a_file_name_it(tmp_path: Path) -> None:
    facts = {"entry": "x", "within": "game.json"}
    text = error_text(texts("en"), InputError("entry-syntax", facts))
    assert text.startswith("In game.json: “x” is no entry")


# The browser says these too, so they name nothing that only a terminal has.
SHARED_FILES = ["mythe", "mytikas", "mythotopia"]
OF_A_TERMINAL = ["cli", "lab"]
MARKS_OF_A_TERMINAL = ["`", "--", " undo", " log ", "?)", "Enter", "numbered", "$program"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_both_terminal_and_browser_say_names_no_command(language: str) -> None:
    found = messages(language)
    shared = [name for name in found if name.split("-")[0] in SHARED_FILES]
    shared += [name for name in found if name.startswith(("error-", "refusal-", "undo-why-"))]
    shared = [name for name in shared if not name.startswith(EXPECTATIONS)]  # these name keys of files
    everywhere = {
        name for part in ("engine", "games", "storage", "server", "bots") for name in errors_raised(part)
    }
    there = {name for part in OF_A_TERMINAL for name in errors_raised(part)} - everywhere
    checked = 0
    for name in shared:
        message = found[name]
        said = [(name, message.value), *((f"{name}.{a.id.name}", a.value) for a in message.attributes)]
        for full, pattern in said:
            if pattern is None or full.endswith(".words") or name.removeprefix("error-") in there:
                continue
            text = serialize_pattern(pattern)
            assert not [mark for mark in MARKS_OF_A_TERMINAL if mark in text], (full, text)
            checked += 1
    assert checked > 700
