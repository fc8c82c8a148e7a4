"""Every text for players, in Fluent: a folder a language, a file a subject, found by stable ids.

A game's texts are `<game>-<kind>-<name>`, so a new game brings a file and nothing here changes.
"""

import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

Argument = str | int
SENTENCES = 10_000  # of a language that are kept, since tables say the same things again and again
OF_PAGES = ("web.ftl", "about.ftl", "company.ftl", "review.ftl", "plain.ftl", "origins.ftl")
PROGRAM = os.environ.get("MYTHAGORA_PROGRAM", "mythagora")  # how it was called, for commands to be typed


def languages() -> list[str]:
    """The folders with texts in them."""
    found = [folder.name for folder in files(__name__).iterdir() if folder.is_dir() and texts_in(folder)]
    return sorted(found)


def texts_in(folder: Traversable) -> list[Traversable]:
    """What the program says itself; what is said by pages in a browser is for them alone."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl") and not is_of_pages(file.name)]
    return sorted(found, key=lambda file: file.name)


def is_of_pages(file: str) -> bool:
    return file in OF_PAGES or file.endswith("-board.ftl")


class Facts(Visitor):
    """What a text names: facts, and other texts."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.quoted: list[str] = []

    def visit(self, node: Any) -> None:
        if isinstance(node, VariableReference):
            self.names.append(node.id.name)
        elif isinstance(node, MessageReference):
            part = "" if node.attribute is None else f".{node.attribute.name}"
            self.quoted.append(f"{node.id.name}{part}")
        else:
            super().visit(node)


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.messages: dict[str, Message] = {}
        for file in texts_in(files(__name__).joinpath(language)):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.messages |= {item.id.name: item for item in resource.body if isinstance(item, Message)}
        self.asked_for: dict[str, tuple[str, ...]] = {}  # by text: the facts it can name
        self.formed: dict[tuple[str, tuple[Argument | None, ...]], tuple[str, list[Exception]]] = {}

    def has(self, name: str) -> bool:
        """Whether there is such a text; `name.part` asks for a part of one."""
        message, _, part = name.partition(".")
        if not self.bundle.has_message(message):
            return False
        found = self.bundle.get_message(message)
        return part in found.attributes if part else found.value is not None

    def say(self, name: str, /, **arguments: Argument) -> str:
        """The text with these facts put in. One that is missing shows its id: a game goes on without it."""
        return self.form(name, dict(arguments))[0]

    def form(self, name: str, arguments: dict[str, Argument]) -> tuple[str, list[Exception]]:
        """The text, and what was wrong with it: a fact it asks for and did not get."""
        named = self.asked_for.get(name)
        if named is None:
            named = self.asked_for[name] = tuple(self.facts_of(name))
        key = (name, tuple([arguments.get(fact) for fact in named]))
        formed = self.formed.get(key)
        if formed is None:
            if len(self.formed) >= SENTENCES:
                self.formed.clear()
            given = {fact: arguments[fact] for fact in named if fact in arguments}
            formed = self.formed[key] = self.form_anew(name, given)
        return formed

    def facts_of(self, name: str) -> list[str]:
        """The facts that a text can name, itself or in another that it quotes."""
        found, _, part = name.partition(".")
        message = self.messages.get(found)
        if message is None:
            return []
        patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
        pattern = patterns.get(part) if part else message.value
        if pattern is None:
            return []
        facts = Facts()
        facts.visit(pattern)
        for quoted in facts.quoted:
            facts.names += self.facts_of(quoted)
        return sorted(set(facts.names))

    def form_anew(self, name: str, arguments: dict[str, Argument]) -> tuple[str, list[Exception]]:
        message, _, part = name.partition(".")
        if not self.has(name):
            return name, [LookupError(name)]
        found = self.bundle.get_message(message)
        pattern = found.attributes[part] if part else found.value
        assert pattern is not None  # `has` says so
        text, errors = self.bundle.format_pattern(pattern, {"program": PROGRAM, **arguments})
        return str(text), errors


@cache
def texts(language: str) -> Texts:
    """Read once: a language does not change while a program runs."""
    return Texts(language)
