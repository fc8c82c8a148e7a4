"""The rules of each game as pages: chapters of lines, each with its id. They are read from `docs/rules`."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from mythagora import shelf
from mythagora.server.languages import USUAL
from mythagora.server.protocol import Chapter, Rule, RulesPage

LINE = re.compile(r"^- \*\*([A-Z]{2}-[0-9A-Za-z]+)\*\* (.*)$")


def folder() -> Traversable:
    """Inside a wheel beside this module; in a checkout where they are written."""
    inside = files("mythagora.server").joinpath("rules")
    return inside if inside.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


@cache
def page(game: str, language: str) -> RulesPage:
    """In this language where it is written in it, otherwise in the usual one."""
    shelf.find(game)
    for chosen, file in [(language, f"{language}/{game}.md"), (USUAL, f"{game}.md")]:
        path = folder().joinpath(file)
        if path.is_file():
            return parse(game, chosen, path.read_text(encoding="utf-8"))
    return RulesPage(game=game, language=USUAL, intro="", chapters=[])


def parse(game: str, language: str, text: str) -> RulesPage:
    intro: list[str] = []
    chapters: list[tuple[str, list[tuple[str, list[str]]]]] = []
    for line in text.splitlines():
        found = LINE.match(line)
        if line.startswith("## "):
            chapters.append((line.removeprefix("## ").strip(), []))
        elif line.startswith("# "):
            continue
        elif found and chapters:
            chapters[-1][1].append((found[1], [found[2]]))
        elif not chapters:
            intro.append(line)
        elif chapters[-1][1] and line.strip():
            chapters[-1][1][-1][1].append(line.strip())
    return RulesPage(
        game=game,
        language=language,
        intro="\n".join(intro).strip(),
        chapters=[
            Chapter(title=title, rules=[Rule(id=key, text=" ".join(lines)) for key, lines in rules])
            for title, rules in chapters
        ],
    )
