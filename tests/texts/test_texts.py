"""Everything that can be said has a text in every language, and every text can be said."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mythagora import shelf
from mythagora.bots.random import RandomBot
from mythagora.bots.roster import NAMES
from mythagora.cli import boards
from mythagora.engine.errors import InputError
from mythagora.engine.play import NOTHING_TO_UNDO, Play
from mythagora.engine.record import Record
from mythagora.games.mythe.game import STEPS
from mythagora.games.mythe.rules.refusals import ALL as REFUSALS
from mythagora.games.mythe.state import mythe_edition
from mythagora.games.mythe.view import PUBLIC_RULES
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import AREAS, BONUSES, GODS, GOODS, PIECES, SLOTS
from mythagora.games.mytikas.game import STEPS as MYTIKAS_STEPS
from mythagora.games.mytikas.rules.refusals import ALL as MYTIKAS_REFUSALS
from mythagora.games.mytikas.view import ENDINGS
from mythagora.storage.records import SeatPart
from mythagora.texts import Argument, Texts, is_of_pages, languages, texts
from mythagora.wording import Wording, seats
from mythagora.wording.seats import ALL, SPECTATOR

SOURCES = Path(__file__).parents[2] / "src" / "mythagora"
LANGUAGES = languages()
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Function = ast.FunctionDef | ast.AsyncFunctionDef
EXPECTATIONS = ("error-expected-", "error-found-", "error-problem-")
GROUPS = ["question", "help", "action", "refusal", "event", "option", "card", "zone", "ending"]


class Strict(Texts):
    """Fails where the real one would show an id or a hole."""

    def form(self, name: str, arguments: dict[str, Argument]) -> tuple[str, list[Exception]]:
        text, errors = super().form(name, arguments)
        assert not errors, (name, arguments, errors)
        return text, errors


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the library's name
        self.found.add(node.id.name)


def messages(language: str, of_pages: bool = False) -> dict[str, ftl.Message]:
    """All texts of a language; one that is written twice or cannot be read is an error."""
    found: dict[str, ftl.Message] = {}
    for file in files("mythagora.texts").joinpath(language).iterdir():
        if is_of_pages(file.name) != of_pages:
            continue
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for item in resource.body:
            assert not isinstance(item, ftl.Junk), (file.name, item.content)
            if isinstance(item, ftl.Message):
                assert item.id.name not in found, f"{item.id.name} is there twice"
                found[item.id.name] = item
    return found


def variables(node: ftl.SyntaxNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found - {"program"}  # every text may name the command that was typed


def things(message: ftl.Message) -> set[str]:
    """What a text is about: `$deity` and `$deity-of` are about the same thing."""
    return {name.split("-")[0] for name in variables(message)}


def trees(under: str = "") -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted((SOURCES / under).rglob("*.py"))]


def calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def constants(file: str) -> set[object]:
    """All words and numbers that stand in a source."""
    code = (SOURCES / file).read_text("utf-8")
    return {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}


def errors_raised(under: str = "") -> dict[str, set[str]]:
    """Each `InputError` in the sources of a part with the facts that it has at every place."""
    found: dict[str, set[str]] = {}
    for tree in trees(under):
        for function in [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]:
            for call in calls(function, "InputError"):
                name, facts = call.args
                assert isinstance(name, ast.Constant), ast.unparse(call)
                keys = fact_keys(facts, function, call.lineno)
                found[str(name.value)] = found.get(str(name.value), keys) & keys
    return found


def fact_keys(node: ast.expr, function: Function, line: int) -> set[str]:
    if isinstance(node, ast.Name):
        assigned = [
            other
            for other in ast.walk(function)
            if isinstance(other, ast.Assign)
            and ast.unparse(other.targets[0]) == node.id
            and other.lineno <= line
        ]
        last = max(assigned, key=lambda other: other.lineno)
        keys = fact_keys(last.value, function, line)
        for other in ast.walk(function):
            if not isinstance(other, ast.AugAssign) or ast.unparse(other.target) != node.id:
                continue
            if last.lineno < other.lineno <= line:
                keys |= fact_keys(other.value, function, line)
        return keys
    assert isinstance(node, ast.Dict), ast.unparse(node)
    keys = set()
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            keys |= fact_keys(value, function, line)
        else:
            assert isinstance(key, ast.Constant)
            keys.add(str(key.value))
    return keys


def event_verbs(game: str) -> set[str]:
    found = set()
    for path in sorted((SOURCES / "games" / game).rglob("*.py")):
        for call in calls(ast.parse(path.read_text("utf-8")), "Event"):
            words = [node.value for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant)]
            found |= {str(word) for word in words}
    return found


def test_there_is_english() -> None:
    assert "en" in LANGUAGES


def test_the_package_with_the_sources_is_complete() -> None:
    assert {"errors.ftl", "mythe.ftl", "mytikas.ftl", "terminal.ftl"} <= {
        file.name for file in files("mythagora.texts").joinpath("en").iterdir()
    }


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_every_text_can_be_said(self, language: str) -> None:
        strict = Strict(language)
        for name, message in messages(language).items():
            parts = [(name, message.value), *((f"{name}.{a.id.name}", a.value) for a in message.attributes)]
            for full, pattern in parts:
                if pattern is None:
                    continue
                for value in (0, 1, 2, 5, "you", "x"):
                    facts: dict[str, Argument] = dict.fromkeys(variables(pattern), value)
                    assert strict.form(full, facts)[0].strip() or name == "play-prompt", full

    @pytest.mark.parametrize("of_pages", [False, True])
    def test_every_text_is_in_every_language(self, language: str, of_pages: bool) -> None:
        """Whoever adds a text adds it in all languages. A language may say more of a thing (`$seat-is`,
        `$god-of`) than another, but of nothing else, and it leaves nothing out."""
        own = messages(language, of_pages)
        for other in LANGUAGES:
            for name, message in messages(other, of_pages).items():
                assert name in own, f"{name} is in {other}, but not in {language}"
                parts = [attribute.id.name for attribute in message.attributes]
                assert [attribute.id.name for attribute in own[name].attributes] == parts, name
                assert things(own[name]) == things(message), name

    def test_every_file_is_there_in_every_language(self, language: str) -> None:
        folder = files("mythagora.texts")
        names = {file.name for file in folder.joinpath(language).iterdir()}
        for other in LANGUAGES:
            assert {file.name for file in folder.joinpath(other).iterdir()} == names

    def test_bots_have_one_name_in_the_program_and_in_its_pages(self, language: str) -> None:
        own, pages = messages(language), messages(language, of_pages=True)
        for bot in NAMES:
            value, other = own[f"bot-{bot}"].value, pages[f"bot-{bot}"].value
            assert value is not None
            assert other is not None
            assert value.equals(other)

    def test_errors(self, language: str) -> None:
        found = messages(language)
        raised = errors_raised()
        assert "unknown-game" in raised
        assert "record-checksum" in raised
        for name, facts in raised.items():
            text = found.get(f"error-{name}")
            assert text is not None, f"error-{name} has no text"
            assert variables(text) <= facts, f"error-{name} asks for {variables(text) - facts}"
        own = {name for name in found if name.startswith("error-") and not name.startswith(EXPECTATIONS)}
        assert {name.removeprefix("error-") for name in own} == set(raised)

    def test_general_refusals_and_bots(self, language: str) -> None:
        speech = Strict(language)
        assert speech.say(f"refusal-{NOTHING_TO_UNDO.name}")
        for bot in NAMES:
            assert speech.say(f"bot-{bot}")

    def test_mythe(self, language: str) -> None:
        """What the game can say has a text, and no text is there that the game cannot say."""
        steps = {step.name for step in STEPS} | {step.public for step in STEPS}
        assert set(PUBLIC_RULES) <= steps
        game = shelf.find("mythe")
        edition = shelf.edition("mythe")
        state = game.new(2, {}, edition, bytes(32))
        verbs = {state.text(action).split(" ")[0] for action in range(game.actions)}
        cards, zones = set(), set()
        for own in shelf.ours("mythe"):
            mythe = mythe_edition(own)
            cards |= set(mythe.keys)
            zones |= set(mythe.zones)
        events = event_verbs("mythe")
        assert {"draws", "draws-obstacle", "gives"} <= events
        expected = {
            "question": steps,
            "help": steps,
            "action": verbs,
            "refusal": {refusal.name for refusal in REFUSALS},
            "event": events | {"gives-unseen"},
            "option": {option.name for option in game.options()},
            "card": cards,
            "zone": zones,
            "ending": {"dragon", "turn-limit"},
        }
        found = messages(language)
        for group in GROUPS:
            start = f"mythe-{group}-"
            assert {name.removeprefix(start) for name in found if name.startswith(start)} == expected[group]
        for option in game.options():
            assert texts(language).has(f"mythe-option-{option.name}.help")
        for verb in verbs:
            assert texts(language).has(f"mythe-action-{verb}.words")

    def test_mytikas(self, language: str) -> None:
        """What the game can say has a text, and no text is there that the game cannot say."""
        game = shelf.find("mytikas")
        state = game.new(2, {}, shelf.edition("mytikas"), bytes(32))
        steps = {step.name for step in MYTIKAS_STEPS} | {step.public for step in MYTIKAS_STEPS}
        verbs = {state.text(action).split(" ")[0] for action in range(game.actions)}
        events = event_verbs("mytikas") | {"takes-card", "steals-card", "protects", "chooses-unseen"}
        assert {"goes", "moves-down", "robs-favor", "turns-up", "locks-gone"} <= events
        gifts = {"any", "favor", "offering", "gold", "none"}
        expected = {
            "question": steps,
            "help": steps,
            "action": verbs,
            "refusal": {refusal.name for refusal in MYTIKAS_REFUSALS},
            "event": events,
            "option": {option.name for option in game.options()},
            "good": set(GOODS),
            "god": set(GODS),
            "area": set(AREAS),
            "piece": set(PIECES),
            "slot": set(SLOTS),
            "deity": set(DEITIES),
            "ending": {*ENDINGS, "turn-limit"},
            "price": {"favor", "offering"},
            "bonus": {*BONUSES, *gifts},
            "gives": gifts,
        }
        found = messages(language)
        for group, names in expected.items():
            start = f"mytikas-{group}-"
            assert {name.removeprefix(start) for name in found if name.startswith(start)} == names, group
        parts = {
            **{f"option-{option.name}": ["help"] for option in game.options()},
            **{f"action-{verb}": ["words"] for verb in verbs},
            "action-favor": ["opens", "words"],
            "action-offer": ["opens", "words"],
            "action-rob": ["opens", "words"],
            **{f"area-{area}": ["main"] for area in AREAS},
            **{f"good-{good}": ["title", "letter", "count"] for good in GOODS},
            **{f"god-{god}": ["of"] for god in GODS},
            **{f"piece-{piece}": ["title", "slots"] for piece in PIECES},
            **{f"deity-{deity}": ["of", "effect", "score"] for deity in DEITIES},
        }
        for name, message in found.items():
            if name.startswith("mytikas-"):
                own = [attribute.id.name for attribute in message.attributes]
                assert own == parts.get(name.removeprefix("mytikas-"), []), name

    @pytest.mark.parametrize("group", ["board", "edition"])
    def test_every_text_of_mytikas_is_used_by_its_board(self, language: str, group: str) -> None:
        """Ids put together in the code are named there by their last part."""
        words = constants("cli/boards/mytikas.py") | constants("wording/mytikas.py")
        for name in messages(language):
            if name.startswith(f"mytikas-{group}-"):
                assert {name, name.removeprefix(f"mytikas-{group}-")} & words, name

    @pytest.mark.parametrize("players", [2, 3, 5])
    def test_played_games_can_be_told_to_everybody(self, language: str, players: int) -> None:
        speech = Strict(language)
        game = shelf.find("mythe")
        edition = shelf.edition("mythe")
        table = seats.seat(speech, [SeatPart(f"Seat {number}") for number in range(players)])
        wording = Wording(speech, "mythe", edition, table)
        board = boards.find(wording)
        verbs: set[str] = set()
        for seed in range(2):
            options = {"only-drawn": seed % 2, "turn-limit": 15}
            record = Record("mythe", game.version, players, options, edition, bytes([seed] * 32))
            play = Play(game, record)
            bot = RandomBot(seed)
            while not play.state.is_over():
                seat = int(play.state.to_act())
                legal = play.state.legal_actions(seat)
                for reader in [seat, (seat + 1) % players, SPECTATOR]:
                    view = play.state.view(reader)
                    assert view.question is not None
                    assert wording.question(view.question, view.asked, reader)
                    assert view.question.rule in wording.help(view.question, view.asked, reader)
                for action in legal:
                    assert wording.action(play.state, action, seat)
                if len(play.moments) % 5 == 0:
                    board.draw(play.state.view(seat), True, 80)
                    board.draw_all(play.state, 80)
                for event in play.act(seat, int(bot.decide(play.state.clone(), seat))):
                    verbs.add(event.verb)
                    for reader in [*range(players), SPECTATOR, ALL]:
                        assert wording.event(event, reader)
        assert {"draws", "draws-obstacle", "gives", "advances", "ends-turn", "turn-limit"} <= verbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_of_our_editions_has_a_text(language: str) -> None:
    """By the id that the page of an edition makes of it; in English it is the remark itself."""
    found = messages(language, of_pages=True)
    remarks = {
        remark
        for game in shelf.GAMES
        for edition in shelf.ours(game)
        for remark in remarks_in(tomllib.loads(edition.text))
    }
    ids = {f"remark-{re.sub('[^a-z0-9]+', '-', remark.lower()).strip('-')}": remark for remark in remarks}
    assert len(ids) == len(remarks) > 20
    assert set(ids) == {name for name in found if name.startswith("remark-")}
    if language == "en":
        assert {name: texts_of(found[name]) for name in ids} == ids


def remarks_in(sheet: object) -> Iterator[str]:
    if isinstance(sheet, list):
        for one in sheet:
            yield from remarks_in(one)
    elif isinstance(sheet, dict):
        for name, value in sheet.items():
            if name == "remark":
                yield value
            else:
                yield from remarks_in(value)


def texts_of(message: ftl.Message) -> str:
    assert message.value is not None
    return "".join(
        element.value for element in message.value.elements if isinstance(element, ftl.TextElement)
    )


def test_every_call_by_name_gives_its_facts() -> None:
    """Calls whose id stands in the code; those that are put together are told above."""
    found = messages("en")
    checked = 0
    for tree in trees():
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call)]:
            if not (isinstance(call.func, ast.Attribute) and call.func.attr == "say" and call.args):
                continue
            name = call.args[0]
            if not isinstance(name, ast.Constant) or not is_text(ast.unparse(call.func.value)):
                continue
            message, _, part = str(name.value).partition(".")
            assert message in found, ast.unparse(call)
            given = {keyword.arg for keyword in call.keywords}
            pattern = found[message] if part else found[message].value
            assert pattern is not None
            if not part and None not in given:
                assert variables(pattern) <= given, ast.unparse(call)
            checked += 1
    assert checked > 50


def is_text(owner: str) -> bool:
    return owner.split(".")[-1] in ("texts", "speech", "HELP", "wording")


def test_a_missing_text_shows_its_id() -> None:
    assert texts("en").say("no-such-text", fact=1) == "no-such-text"
    assert not texts("en").has("no-such-text")
    assert not texts("en").has("mythe-option-only-drawn.no-such-part")


def test_plural_forms_and_the_reader() -> None:
    say = texts("en").say
    assert say("mythe-board-size", count=1) == "1 card"
    assert say("mythe-board-size", count=0) == "no cards"
    assert say("mythe-board-size", count=4) == "4 cards"
    facts: dict[str, Argument] = {"seat": "Bob", "seat-is": "other", "from": "A", "to": "B", "lost": 0}
    assert texts("en").form("mythe-event-advances", facts)[0] == "Bob advances from A to B."
    facts |= {"seat-is": "you", "lost": 2}
    assert texts("en").form("mythe-event-advances", facts)[0] == "You advance from A to B. 2 points are lost."


def test_facts_from_outside_are_made_safe() -> None:
    from mythagora.wording import error_text

    text = error_text(texts("en"), InputError("unknown-game", {"game": "\x1b[31mred\n", "known": "mythe"}))
    assert text.isprintable()


def test_a_sentence_is_kept_by_the_facts_that_its_text_names() -> None:
    speech = Texts("en")
    facts: dict[str, Argument] = {"seat": "Bob", "seat-is": "other", "from": "A", "to": "B", "lost": 0}
    said = speech.form("mythe-event-advances", facts)
    assert not said[1]
    assert speech.form("mythe-event-advances", {**facts, "weather": "fair"}) is said
    assert len(speech.formed) == 1
    assert speech.form("mythe-event-advances", {**facts, "to": "C"}) != said
    assert speech.form("mythe-event-advances", {"seat": "Bob", "seat-is": "other"})[1], "facts are missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_facts_that_a_text_can_name_are_found(language: str) -> None:
    speech = Texts(language)
    for name, message in messages(language).items():
        if message.value is not None:
            assert variables(message.value) <= set(speech.facts_of(name))
