"""What the engine expects in a file has a text in every language, however the engine puts it together."""

import ast
import re
from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.engine.errors import InputError
from mythagora.texts import texts
from mythagora.wording import error_text
from mythagora.wording.expectations import recognise, reworded, shapes

SOURCES = Path(__file__).parents[2] / "src" / "mythagora"
FILES = [SOURCES / "engine" / "edition.py", *sorted((SOURCES / "games").rglob("*.py"))]
TELLERS = {"wrong": 2, "unplayable": 2}  # functions, and how many of their last arguments may be phrases
FACT = "7"  # stands for whatever is put into a phrase
NO_PHRASES = {FACT, ""}


def said(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The phrases that an expression can be, with `7` for every fact."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.JoinedStr):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else FACT for part in node.values)}
    if isinstance(node, ast.BinOp):
        return {a + b for a in said(node.left, function) for b in said(node.right, function)}
    if isinstance(node, ast.IfExp):
        return said(node.body, function) | said(node.orelse, function)
    if isinstance(node, ast.Name):
        found: set[str] = set()
        for other in ast.walk(function):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                found |= said(other.value, function)
        return found or {FACT}
    return {FACT}


def phrases() -> dict[str, set[str]]:
    """What stands under `expected` and `found` in the sources, or is handed on to stand there."""
    found: dict[str, set[str]] = {"expected": set(), "found": set()}
    for path in FILES:
        functions = ast.walk(ast.parse(path.read_text("utf-8")))
        for function in [node for node in functions if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Dict):
                    for key, value in zip(node.keys, node.values, strict=True):
                        if isinstance(key, ast.Constant) and key.value in found:
                            found[str(key.value)] |= said(value, function)
                if not isinstance(node, ast.Call):
                    continue
                name = ast.unparse(node.func)
                if name in TELLERS and len(node.args) >= TELLERS[name]:
                    found["expected"] |= said(node.args[-2], function)
                    found["found"] |= said(node.args[-1], function)
                elif name.endswith(".wrong"):
                    found["expected"] |= said(node.args[-1], function)
    return {kind: {phrase for phrase in own if phrase not in NO_PHRASES} for kind, own in found.items()}


PHRASES = [(kind, phrase) for kind, own in phrases().items() for phrase in sorted(own)]


def test_the_phrases_are_found() -> None:
    own = phrases()
    assert len(own["expected"]) > 130
    assert {"a table", "7 tables", "one hero a space, the village excepted", "one of 7 instead of 7"} <= own[
        "expected"
    ]
    assert {"nothing", "none", "7 too few", "no coast"} <= own["found"]


@pytest.mark.parametrize(("kind", "phrase"), PHRASES)
def test_every_phrase_of_the_engine_has_a_text_in_russian(kind: str, phrase: str) -> None:
    recognised = recognise(kind, phrase)
    assert recognised is not None, f"texts/en/expected.ftl has no error-{kind}-… for this"
    name, facts = recognised
    assert texts("en").form(name, dict(facts)) == (phrase, []), "the English text is the phrase itself"
    russian = reworded(texts("ru"), kind, phrase)
    assert re.search("[а-яё]", russian) or name == "error-expected-start", russian
    assert russian.count(FACT) == phrase.count(FACT)


@pytest.mark.parametrize("kind", ["expected", "found"])
def test_every_text_is_needed(kind: str) -> None:
    used = {
        recognised[0] for own, phrase in PHRASES if own == kind and (recognised := recognise(kind, phrase))
    }
    inner = {
        "error-expected-card-of-edition",
        "error-expected-about",
        "error-found-endless",
        "error-found-no-coast",
    }
    assert {name for name, _ in shapes(kind)} - used <= inner


def test_an_edition_is_refused_in_russian() -> None:
    text = shelf.edition("mythe").text
    with pytest.raises(InputError) as caught:
        shelf.own("mythe", text.replace("format = 1", "format = 3", 1), "mine.toml")
    assert error_text(texts("ru"), caught.value) == (
        "mine.toml: значение format должно быть таким: целое число от 1 до 1; а там 3. "
        "Исправьте файл и попробуйте ещё раз."
    )
    assert "should be a whole number from 1 to 1, but is 3" in error_text(texts("en"), caught.value)
    with pytest.raises(InputError) as caught:
        shelf.own("mythe", text.replace("format = 1\n", "", 1), "mine.toml")
    assert "а там ничего." in error_text(texts("ru"), caught.value)


def test_a_position_is_refused_in_russian() -> None:
    facts = {"line": "turn x", "expected": "a whole number from 0 to 9 instead of 'x'"}
    assert error_text(texts("ru"), InputError("position", facts)) == (
        "Позиция не читается в строке «turn x»; ожидалось: целое число от 0 до 9, а не 'x'. "
        "Исправьте эту строку."
    )


def test_values_stay_as_they_are() -> None:
    for value in ("'nothing'", "[1, 2]", "Mythe", "12"):
        assert reworded(texts("ru"), "found", value) == value
        assert reworded(texts("en"), "found", value) == value


def test_a_record_is_refused_in_russian() -> None:
    facts = {"file": "game.json", "problem": "`seed` is not hexadecimal"}
    assert "`seed` — не шестнадцатеричное число" in error_text(texts("ru"), InputError("record-value", facts))
    facts["problem"] = "`seats` does not list every seat"
    assert "в `seats` перечислены не все места" in error_text(texts("ru"), InputError("record-value", facts))
