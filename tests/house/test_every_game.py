"""A game on the shelf has everything a game must have; whoever adds one is told what is missing."""

import re
from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.bots import roster
from mythagora.texts import languages
from tests.golden.harness import HEAD, files, head_of
from tests.laws.pieces import AUDITORS
from tests.laws.walks import GENERATED, TABLES

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "mythagora"
FILES = [
    "README.md",
    "meta.py",
    "edition.py",
    "state.py",
    "setup.py",
    "scoring.py",
    "view.py",
    "notation.py",
    "features.py",
    "measures.py",
    "redeal.py",
    "game.py",
    "rules/refusals.py",
]

games = pytest.mark.parametrize("game", list(shelf.GAMES))


@games
def test_it_has_the_files_of_a_game(game: str) -> None:
    folder = SOURCE / "games" / game
    assert [name for name in FILES if not (folder / name).exists()] == []
    shipped = {path.stem for path in (folder / "editions").glob("*.toml")}
    assert shipped - {shelf.find(game).shared} == set(shelf.find(game).editions())


@games
def test_it_is_under_every_law(game: str) -> None:
    tables = [table for table in TABLES if table.game.name == game]
    found = shelf.find(game)
    assert {table.players for table in tables} == set(range(found.fewest, found.most + 1))
    for option in found.options():
        assert any(table.options.get(option.name) for table in tables), option.name
    assert game in AUDITORS
    assert game in GENERATED


@games
def test_it_has_golden_games_for_every_number_of_players_and_every_switch(game: str) -> None:
    whole = [path for path in files() if path.suffix == ".game"]
    heads = [head_of(path.read_text(encoding="utf-8").splitlines(), HEAD) for path in whole]
    mine = [head for head in heads if head["game"] == game]
    found = shelf.find(game)
    assert {int(head["players"]) for head in mine} >= set(range(found.fewest, found.most + 1))
    for option in found.options():
        assert any(f"{option.name}=" in head["options"] for head in mine), option.name


@games
def test_it_has_rules_in_our_words_and_a_test_for_each(game: str) -> None:
    """Every id on the page is named by a test, and every rule a refusal cites is on the page."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"\*\*([A-Z]{2}-[0-9A-Z]+)\*\*", page))
    assert rules
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for ids in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r'"([A-Z]{2}-[0-9A-Z]+)"', ids))
    assert sorted(rules - named) == []
    cited = (SOURCE / "games" / game / "rules" / "refusals.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"([A-Z]{2}-[0-9A-Z]+)"', cited)) <= rules


@games
def test_its_rules_are_in_every_language_line_by_line(game: str) -> None:
    """The same chapters and ids in the same order, and the same ids, options and editions named in them."""
    folder = ROOT / "docs" / "rules"
    english = (folder / f"{game}.md").read_text(encoding="utf-8").splitlines()
    for language in languages():
        if language == "en":
            continue
        own = (folder / language / f"{game}.md").read_text(encoding="utf-8").splitlines()
        assert heads(own) == heads(english)
        for line, other in zip(ruled(own), ruled(english), strict=True):
            assert sorted(re.findall(r"`[^`]+`", line)) == sorted(re.findall(r"`[^`]+`", other)), line
            assert marks(line) == marks(other), line


def heads(lines: list[str]) -> list[str]:
    """What headings and rules begin with."""
    found = [re.match(r"#+ |- \*\*[A-Z]{2}-[0-9A-Z]+\*\*", line) for line in lines]
    return [head.group() for head in found if head]


def ruled(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("- **")]


def marks(line: str) -> int:
    """How many rulings, numbers of an edition and other words stand out."""
    return len(re.findall(r"(?<!\*)\*[^*]+\*(?!\*)", line))


@games
def test_it_has_bots(game: str) -> None:
    for name in roster.NAMES:
        assert roster.find(name, game, 1).name == name


@games
def test_it_has_texts_and_a_drawing_for_the_terminal(game: str) -> None:
    for language in (SOURCE / "texts").iterdir():
        if language.is_dir() and language.name != "__pycache__":
            assert (language / f"{game}.ftl").exists()
    assert (SOURCE / "wording" / f"{game}.py").exists()
    assert (SOURCE / "cli" / "boards" / f"{game}.py").exists()


@games
def test_its_editions_are_the_ones_that_records_name(game: str) -> None:
    """A shipped edition whose numbers change would orphan every record made with it: add a new file."""
    lines = (Path(__file__).parent / "editions.txt").read_text(encoding="utf-8").splitlines()
    written = {tuple(line.split()) for line in lines}
    assert {(game, edition.name, edition.hash) for edition in shelf.ours(game)} <= written
