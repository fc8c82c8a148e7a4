"""Everything that can be said has a text in every language, and every text can be said."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mythagora import shelf
from mythagora.bots.random import RandomBot
from mythagora.bots.roster import NAMES
from mythagora.cli import seats
from mythagora.cli.seats import ALL, SPECTATOR
from mythagora.cli.wording import Wording
from mythagora.engine.errors import InputError
from mythagora.engine.play import NOTHING_TO_UNDO, Play
from mythagora.engine.record import Record
from mythagora.games.mythe.game import STEPS
from mythagora.games.mythe.rules.refusals import ALL as REFUSALS
from mythagora.games.mythe.view import PUBLIC_RULES
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import AREAS, BONUSES, GODS, GOODS, PIECES, SLOTS
from mythagora.games.mytikas.game import STEPS as MYTIKAS_STEPS
from mythagora.games.mytikas.rules.refusals import ALL as MYTIKAS_REFUSALS
from mythagora.games.mytikas.view import ENDINGS
from mythagora.storage.records import SeatPart
from mythagora.texts import Argument, Texts, languages, texts

SOURCES = Path(__file__).parents[2] / "src" / "mythagora"
LANGUAGES = languages()
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


def messages(language: str) -> dict[str, ftl.Message]:
    """All texts of a language; one that is written twice or cannot be read is an error."""
    found: dict[str, ftl.Message] = {}
    for file in files("mythagora.texts").joinpath(language).iterdir():
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


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))]


def calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def errors_raised() -> dict[str, set[str]]:
    """Each `InputError` in the sources with the facts that it has at every place."""
    found: dict[str, set[str]] = {}
    for tree in trees():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for call in calls(function, "InputError"):
                name, facts = call.args
                assert isinstance(name, ast.Constant), ast.unparse(call)
                keys = fact_keys(facts, function, call.lineno)
                found[str(name.value)] = found.get(str(name.value), keys) & keys
    return found


def fact_keys(node: ast.expr, function: ast.FunctionDef, line: int) -> set[str]:
    if isinstance(node, ast.Name):
        assigned = [
            other
            for other in ast.walk(function)
            if isinstance(other, ast.Assign)
            and ast.unparse(other.targets[0]) == node.id
            and other.lineno <= line
        ]
        return fact_keys(max(assigned, key=lambda other: other.lineno).value, function, line)
    assert isinstance(node, ast.Dict), ast.unparse(node)
    keys: set[str] = set()
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

    def test_has_what_english_has_and_no_more(self, language: str) -> None:
        own, english = messages(language), messages("en")
        assert set(own) == set(english)
        for name, message in own.items():
            assert {a.id.name for a in message.attributes} == {a.id.name for a in english[name].attributes}
            assert variables(message) <= variables(english[name]), name

    def test_errors(self, language: str) -> None:
        found = messages(language)
        raised = errors_raised()
        assert "unknown-game" in raised
        assert "record-checksum" in raised
        for name, facts in raised.items():
            text = found.get(f"error-{name}")
            assert text is not None, f"error-{name} has no text"
            assert variables(text) <= facts, f"error-{name} asks for {variables(text) - facts}"
        assert {name.removeprefix("error-") for name in found if name.startswith("error-")} == set(raised)

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
            board = Wording(texts(language), "mythe", own, []).board
            cards |= set(board.mythe.keys)  # type: ignore[attr-defined]
            zones |= set(board.mythe.zones)  # type: ignore[attr-defined]
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
            **{f"area-{area}": ["main"] for area in AREAS},
            **{f"good-{good}": ["title", "letter"] for good in GOODS},
            **{f"piece-{piece}": ["title", "slots"] for piece in PIECES},
            **{f"deity-{deity}": ["effect", "score"] for deity in DEITIES},
        }
        for name, message in found.items():
            if name.startswith("mytikas-"):
                own = [attribute.id.name for attribute in message.attributes]
                assert own == parts.get(name.removeprefix("mytikas-"), []), name

    @pytest.mark.parametrize("group", ["board", "edition"])
    def test_every_text_of_mytikas_is_used_by_its_board(self, language: str, group: str) -> None:
        """Ids put together in the code are named there by their last part."""
        code = (SOURCES / "cli" / "boards" / "mytikas.py").read_text("utf-8")
        words = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
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
                    wording.board.draw(play.state.view(seat), True, 80)
                    wording.board.draw_all(play.state, 80)
                for event in play.act(seat, int(bot.decide(play.state.clone(), seat))):
                    verbs.add(event.verb)
                    for reader in [*range(players), SPECTATOR, ALL]:
                        assert wording.event(event, reader)
        assert {"draws", "draws-obstacle", "gives", "advances", "ends-turn", "turn-limit"} <= verbs


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
    from mythagora.cli.wording import error_text

    text = error_text(texts("en"), InputError("unknown-game", {"game": "\x1b[31mred\n", "known": "mythe"}))
    assert text.isprintable()
