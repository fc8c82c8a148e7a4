"""Every text for players, in Fluent: a folder a language, a file a subject, found by stable ids.

A game's texts are `<game>-<kind>-<name>`, so a new game brings a file and nothing here changes.
"""

import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

Argument = str | int | float
PROGRAM = os.environ.get("MYTHAGORA_PROGRAM", "mythagora")  # how it was called, for commands to be typed


def languages() -> list[str]:
    """The folders with texts in them."""
    found = [folder.name for folder in files(__name__).iterdir() if folder.is_dir() and texts_in(folder)]
    return sorted(found)


def texts_in(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in texts_in(files(__name__).joinpath(language)):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

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
