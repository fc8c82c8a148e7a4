"""Everything Mythotopia can say has a text in every language, and games can be told and drawn."""

import ast
import io
from pathlib import Path

import pytest
from rich.console import Console

from mythagora import shelf
from mythagora.bots.random import RandomBot
from mythagora.cli import boards
from mythagora.engine.dice import fast
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.engine.refusals import Refusal
from mythagora.games.mythotopia.edition import CHARTERS, IMPROVEMENTS, STARTS, SYMBOLS, VICTORIES
from mythagora.games.mythotopia.game import STEPS
from mythagora.games.mythotopia.rules import refusals
from mythagora.games.mythotopia.state import mythotopia_edition
from mythagora.games.mythotopia.view import CONDITIONS, DEEDS, ENDINGS, PUBLIC_RULES
from mythagora.storage.records import SeatPart
from mythagora.texts import languages, texts
from mythagora.wording import Wording, seats
from mythagora.wording.seats import ALL, SPECTATOR
from tests.texts.test_texts import Strict, constants, messages

LANGUAGES = languages()
SOURCES = Path(__file__).parents[2] / "src" / "mythagora" / "games" / "mythotopia"
TELLERS = {
    "Event": 0,
    "event": 0,
    "tell_card": 0,
    "tell_place": 0,
    "tell_ships": 1,
}  # which argument is the verb
UNSEEN = {"gives-up", "chooses-citadel", "draws", "looks", "keeps", "looks-at-charters", "keeps-charter"}
STRENGTHS = {"printed", "dragon", "armies", "mercenaries", "ships", "castle", "citadel", "rugged"}
TURNS = 45
EVERY = 4  # moves after which others are asked what they see


def event_verbs() -> set[str]:
    """All verbs that the sources tell with one of the helpers."""
    found: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                place = TELLERS.get(name, len(node.args))
                if place < len(node.args):
                    parts = verbs_in(node.args[place])
                    found |= {str(part.value) for part in parts if isinstance(part.value, str)}
    return found


def verbs_in(node: ast.expr) -> list[ast.Constant]:
    """One verb, or the choices of a condition or a list."""
    if isinstance(node, ast.Constant):
        return [node]
    if isinstance(node, ast.IfExp):
        return [*verbs_in(node.body), *verbs_in(node.orelse)]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.List):
        return [part for part in node.value.elts if isinstance(part, ast.Constant)]
    return []


def all_refusals() -> set[str]:
    found = [getattr(refusals, name) for name in dir(refusals) if name.isupper()]
    return {refusal.name for refusal in found if isinstance(refusal, Refusal)}


def test_the_verbs_are_found() -> None:
    assert {"draws", "pays-both", "levies", "musters", "places", "invades", "war-ends"} <= event_verbs()
    assert {"places-ships", "shuffles", "takes-stock", "turns-neutral"} <= event_verbs()
    assert event_verbs() >= UNSEEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_can_say_has_a_text_and_nothing_else_has(language: str) -> None:
    steps = {step.name for step in STEPS} | {step.public for step in STEPS}
    assert set(PUBLIC_RULES) <= steps
    game = shelf.find("mythotopia")
    edition = mythotopia_edition(shelf.edition("mythotopia"))
    state = game.new(2, {}, edition, bytes(32))
    verbs = {state.text(action).split(" ")[0] for action in range(game.actions)}
    expected = {
        "question": steps,
        "help": steps,
        "action": verbs,
        "refusal": all_refusals(),
        "event": event_verbs() | {f"{verb}-unseen" for verb in UNSEEN},
        "option": {option.name for option in game.options()},
        "ending": set(ENDINGS) - {""},
        "purpose": set(DEEDS),
        "symbol": set(SYMBOLS),
        "sea": set(edition.seas),
        "province": set(edition.provinces),
        "card": set(IMPROVEMENTS),
        "start": set(STARTS),
        "victory": set(VICTORIES),
        "charter": set(CHARTERS),
        "piece": {"town", "city", "citadel"},
        "side": {"neutral"},
        "order": {"armies", "ships"},
        "strength": STRENGTHS | {"cavalry", "limes", "ranger"},
        "slot": {slot for slots in CONDITIONS.values() for slot in slots},
    }
    found = messages(language)
    for group, names in expected.items():
        start = f"mythotopia-{group}-"
        assert {name.removeprefix(start) for name in found if name.startswith(start)} == names, group
    parts = {
        **{f"option-{option.name}": ["help"] for option in game.options()},
        **{f"action-{verb}": ["words"] for verb in verbs},
        **{f"card-{card}": ["effect"] for card in IMPROVEMENTS},
        **{f"victory-{victory}": ["condition"] for victory in VICTORIES},
        **{f"charter-{charter}": ["condition"] for charter in CHARTERS},
    }
    for name, message in found.items():
        if name.startswith("mythotopia-"):
            own = [attribute.id.name for attribute in message.attributes]
            assert own == parts.get(name.removeprefix("mythotopia-"), []), name


def test_provinces_are_called_in_english_as_on_the_map() -> None:
    edition = mythotopia_edition(shelf.edition("mythotopia"))
    for key, name in zip(edition.provinces, edition.province_names, strict=True):
        assert texts("en").say(f"mythotopia-province-{key}") == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["board", "edition"])
def test_every_text_of_the_drawing_is_used(language: str, group: str) -> None:
    """Ids put together in the code are named there by their last part."""
    words = constants("cli/boards/mythotopia.py") | constants("wording/mythotopia.py")
    for name in messages(language):
        if name.startswith(f"mythotopia-{group}-"):
            assert {name, name.removeprefix(f"mythotopia-{group}-")} & words, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options", "width"),
    [(2, {}, 100), (3, {"choose-your-start": 1, "final-round": 1}, 80), (4, {"secret-charters": 1}, 100)],
)
def test_played_games_can_be_told_and_drawn(
    language: str, players: int, options: dict[str, int], width: int
) -> None:
    speech = Strict(language)
    game = shelf.find("mythotopia")
    edition = shelf.edition("mythotopia")
    table = seats.seat(speech, [SeatPart(f"Seat {number}") for number in range(players)])
    wording = Wording(speech, "mythotopia", edition, table)
    board = boards.find(wording)
    settled = game.settle({**options, "turn-limit": TURNS})
    record = Record("mythotopia", game.version, players, settled, edition, bytes([players] * 32))
    play = Play(game, record)
    bot = RandomBot(players)
    printed = io.StringIO()
    paper = Console(width=width, file=printed, highlight=False)
    while not play.state.is_over():
        seat = int(play.state.to_act())
        before = play.state.view(seat)
        readers = [seat, (seat + 1) % players, SPECTATOR]
        for reader in readers if len(play.moments) % EVERY == 0 else readers[:1]:
            view = play.state.view(reader)
            assert view.question is not None
            assert wording.question(view.question, view.asked, reader)
            assert view.question.rule in wording.help(view.question, view.asked, reader)
        labels = [wording.action(play.state, action, seat) for action in play.state.legal_actions(seat)]
        assert len(set(labels)) == len(labels), labels
        if len(play.moments) % 40 == 0:
            paper.print(board.draw(before, True, width))
            paper.print(board.draw_all(play.state, width))
        world = play.state.clone()
        world.redeal(seat, fast(len(play.moments)))
        for event in play.act(seat, int(bot.decide(world, seat))):
            for reader in [*range(players), SPECTATOR, ALL]:
                assert wording.event(event, reader)
        part = board.redraw(before, play.state.view(seat), True, width)
        if part is not None:
            paper.print(part)
    paper.print(board.draw(play.state.view(SPECTATOR), True, width))
    paper.print(board.sheet(edition))
    assert all(len(line) <= width for line in printed.getvalue().splitlines())
    assert play.state.turns() > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(language: str) -> None:
    """Also those that random games seldom see: with the facts that the sources give them."""
    speech = texts(language)
    facts: dict[str, str | int] = {"seat": "Bob", "seat-is": "other", "number": 2, "value": 1, "card": "X"}
    facts |= {"province": "P", "other": "Q", "other-is": "you", "winner": "Bob", "winner-is": "neutral"}
    facts |= {"sea": "S", "symbol": "gold", "victory": "V", "charter": "C", "order": "1 ship"}
    for verb in event_verbs() | {f"{verb}-unseen" for verb in UNSEEN}:
        for reader in ("you", "other"):
            text, errors = speech.form(f"mythotopia-event-{verb}", {**facts, "seat-is": reader})
            assert not errors, (verb, errors)
            assert "{" not in text
