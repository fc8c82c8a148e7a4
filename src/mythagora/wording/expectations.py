"""What was expected in a file, and what was found instead, in the reader's language.

The engine knows no language but has to say what it expects of a value, so it says that in English (ADR 6).
Every such phrase is the English text of an `error-expected-…`, `error-found-…` or `error-problem-…`, with the
facts in their places; by it the phrase is recognised and said anew.
"""

import re
from functools import cache

from fluent.syntax import ast

from mythagora.texts import Argument, Texts, texts

SPOKEN_BY_THE_ENGINE = "en"
KINDS = ("expected", "found", "problem")
WITHIN = "expectation"  # a fact that is such a phrase itself


def reworded(speech: Texts, kind: str, phrase: str) -> str:
    """The phrase in this language; what is none of the engine's, such as a value, stays as it is."""
    if speech.language == SPOKEN_BY_THE_ENGINE:
        return phrase
    recognised = recognise(kind, phrase)
    if recognised is None:
        return phrase
    name, words = recognised
    facts: dict[str, Argument] = {
        fact: reworded(speech, kind, word) if fact == WITHIN else word for fact, word in words.items()
    }
    return speech.form(name, facts)[0]


def recognise(kind: str, phrase: str) -> tuple[str, dict[str, str]] | None:
    """The text that the phrase was made of, and its facts."""
    for name, shape in shapes(kind):
        found = shape.fullmatch(phrase)
        if found:
            return name, found.groupdict()
    return None


@cache
def shapes(kind: str) -> list[tuple[str, re.Pattern[str]]]:
    """The shape of the phrases of each text: one that holds another first, then those that say most."""
    found: list[tuple[bool, int, str, str]] = []
    for name, message in texts(SPOKEN_BY_THE_ENGINE).messages.items():
        if name.startswith(f"error-{kind}-") and message.value is not None:
            parts = [shape_of(element) for element in message.value.elements]
            own = sum(len(part) for part in parts if not part.startswith("(?P<"))
            holds = any(part.startswith(f"(?P<{WITHIN}>") for part in parts)
            found.append((not holds, -own, name, "".join(parts)))
    return [(name, re.compile(shape)) for *_, name, shape in sorted(found)]


def shape_of(element: ast.TextElement | ast.Placeable) -> str:
    """Words stand for themselves, and a fact may be anything."""
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    inner = element.expression
    if isinstance(inner, ast.StringLiteral):
        return re.escape(str(inner.parse()["value"]))
    assert isinstance(inner, ast.VariableReference), "an expectation has no choices within it"
    return f"(?P<{inner.id.name}>.+)" if inner.id.name != WITHIN else f"(?P<{WITHIN}>.+?)"
