"""How much each reconstructed number of an edition matters: the page docs/balance.md.

    PYTHONPATH=build/compiled python tools/balance.py --output docs/balance.md

Every number whose origin is `reconstruction` is made one smaller and one larger; the same deals are played
with each such edition and with ours, by Thumb at every seat, with as many seats as the number needs. The page
says what surely changes, so that whoever owns the box knows which numbers to look at first.
"""

import argparse
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from mythagora import COMPILED, __version__, shelf
from mythagora.engine.errors import InputError
from mythagora.lab import plan as plans
from mythagora.lab.diff import Line, compare
from mythagora.lab.play import play_table
from mythagora.lab.results import Results

SEED = bytes(32)
PLAYERS = {"mythe": 3, "mytikas": 2}
SHOWN = {  # what the page tells, by game: name of the line, heading
    "mythe": [("turns", "turns"), ("measure-bust-rate", "bust rate"), ("beginner", "beginner wins")],
    "mytikas": [
        ("turns", "turns"),
        ("ending-levels-full", "levels full"),
        ("ending-locks-gone", "last lock"),
        ("ending-all-built", "all built"),
        ("beginner", "beginner wins"),
        ("measure-share-of-cards", "points from cards"),
    ],
}
Place = tuple[str | int, ...]  # where a number stands in the file


@dataclass(frozen=True)
class Variant:
    game: str
    place: Place
    value: int
    other: int

    @property
    def players(self) -> int:
        """Enough for a card that only larger tables have: its `mark` is `4+` or `5`."""
        sheet: Any = tomllib.loads(text_of(self.game))
        for part in self.place[:-1]:
            sheet = sheet[part]
        mark = sheet.get("mark") if isinstance(sheet, dict) else None
        return int(mark[0]) if mark else PLAYERS[self.game]

    @property
    def name(self) -> str:
        more = "" if self.players == PLAYERS[self.game] else f" ({self.players} players)"
        return f"`{self.key}`{more}"

    @property
    def key(self) -> str:
        """The number as people find it in the file: `card.sword.points`, `track.costs[3]`."""
        sheet: Any = tomllib.loads(text_of(self.game))
        words = ""
        for part in self.place:
            if isinstance(part, int) and isinstance(sheet[part], dict):
                words += f".{sheet[part].get('key', part + 1)}"
            elif isinstance(part, int):
                words += f"[{part + 1}]"
            else:
                words += f".{part}"
            sheet = sheet[part]
        return words[1:]


def text_of(game: str) -> str:
    return shelf.text_of(game, shelf.find(game).editions()[0])


def numbers(sheet: Any, place: Place = ()) -> Iterator[tuple[Place, int]]:
    """The numbers of all tables that are reconstructions."""
    if isinstance(sheet, dict):
        ours = sheet.get("origin") == "reconstruction"
        for key, value in sheet.items():
            if isinstance(value, (dict, list)) and not ours:
                yield from numbers(value, (*place, key))
            elif ours and key != "lengths":  # of the zones: for the drawing only
                yield from plain(value, (*place, key))
    elif isinstance(sheet, list):
        for number, item in enumerate(sheet):
            if isinstance(item, (dict, list)):
                yield from numbers(item, (*place, number))


def plain(value: Any, place: Place) -> Iterator[tuple[Place, int]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield place, value
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from plain(item, (*place, number))


def changed(game: str, place: Place, value: int) -> str:
    """The edition's text with one number changed."""
    sheet: Any = tomllib.loads(text_of(game))
    holder = sheet
    for part in place[:-1]:
        holder = holder[part]
    holder[place[-1]] = value
    return "\n".join(written(sheet, ""))


def written(sheet: dict[str, Any], path: str) -> Iterator[str]:
    """A table as TOML: its own values first, then the tables in it."""
    for key, value in sheet.items():
        if not is_tables(value):
            yield f"{key} = {literal(value)}"
    for key, value in sheet.items():
        name = f"{path}{key}"
        if isinstance(value, dict):
            yield f"[{name}]"
            yield from written(value, f"{name}.")
        elif is_tables(value):
            for item in value:
                yield f"[[{name}]]"
                yield from written(item, f"{name}.")


def is_tables(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def literal(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(literal(item) for item in value)}]"
    return str(value) if isinstance(value, int) else '"' + str(value).replace('"', "'") + '"'


def variants(game: str) -> list[Variant]:
    """Each number one smaller and one larger, where the loader accepts it."""
    found = []
    for place, value in numbers(tomllib.loads(text_of(game))):
        for other in (value - 1, value + 1):
            try:
                shelf.own(game, changed(game, place, other), "variant.toml")
            except InputError:
                continue
            found.append(Variant(game, place, value, other))
    return found


def play(game: str, text: str, players: int, games: int) -> Results:
    edition = shelf.own(game, text, "variant.toml")
    plan = plans.make(shelf.find(game), ["thumb"] * players, {}, edition, games, SEED, rotate=False)
    return Results(plan, play_table(plan))


@cache
def usual(game: str, players: int, games: int) -> Results:
    return play(game, text_of(game), players, games)


def measure(variant: Variant, games: int) -> tuple[Variant, list[Line]]:
    text = changed(variant.game, variant.place, variant.other)
    other = play(variant.game, text, variant.players, games)
    return variant, compare(usual(variant.game, variant.players, games), other)


def section(game: str, found: list[tuple[Variant, list[Line]]], games: int) -> list[str]:
    """A table of the variants: those that surely change anything, the strongest first; then the others."""
    heads = SHOWN[game]
    rows = []
    base: dict[str, Line] = {}
    for variant, lines in found:
        kept = {line.name: line for line in lines}
        shown = [kept.get(name) for name, _ in heads]
        if variant.players == PLAYERS[game]:
            base.update({name: kept[name] for name, _ in heads if name in kept})
        sure = any(line is not None and line.is_sure for line in shown)
        strength = max(
            (line.strength for line in shown if line is not None and line.is_sure >= sure), default=0.0
        )
        cells = [cell(line) for line in shown]
        row = f"| {variant.name} | {variant.value} → {variant.other} | {' | '.join(cells)} |"
        rows.append((sure, strength, row))
    rows.sort(key=lambda row: row[:2], reverse=True)
    telling = [row for sure, _, row in rows if sure]
    title = shelf.find(game).title
    known = [(head, base[name]) for name, head in heads if name in base]
    usually = "; ".join(f"{head} {value(line, line.one.mean)}" for head, line in known)
    places = len({variant.place for variant, _ in found})
    parts = [
        f"## {title}\n",
        f"{PLAYERS[game]} Thumbs, {games:,} games with each edition, the same deals. As the file stands: "
        f"{usually}.\n",
        f"{len(rows)} changes by one of {places} reconstructed numbers were played; {len(telling)} surely "
        "change one of these figures and come first. **Bold** is sure (less than once in a thousand by "
        "chance).\n",
        f"| number | change | {' | '.join(head for _, head in heads)} |",
        f"|---|---|{'---:|' * len(heads)}",
        *[row for _, _, row in rows],
        "",
    ]
    loud = {variant.name for variant, lines in found if matters(lines, heads)}
    silent = sorted({variant.name for variant, _ in found} - loud)
    if silent:
        parts.append(f"In so many games no figure surely changes with one of these: {', '.join(silent)}.\n")
    return parts


def matters(lines: list[Line], heads: list[tuple[str, str]]) -> bool:
    names = {name for name, _ in heads}
    return any(line.is_sure for line in lines if line.name in names)


def value(line: Line, number: float) -> str:
    return f"{number * 100:.1f} %" if line.kind == "share" else f"{number:.1f}"


def cell(line: Line | None) -> str:
    if line is None:
        return ""
    times = 100 if line.kind == "share" else 1
    text = f"{line.change.mean * times:+.1f} ± {line.change.reach * times:.1f}"
    return f"**{text}**" if line.is_sure else text


def main() -> None:
    parser = argparse.ArgumentParser(description="How much each reconstructed number matters.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--output", type=Path, default=Path("docs/balance.md"))
    chosen = parser.parse_args()
    mode = "compiled" if COMPILED else "plain Python"
    parts = [
        "# Which reconstructed numbers matter\n",
        "The printed numbers of Mythe and Mytikas are partly lost, and ours in their place are guesses. Here "
        "each is made one smaller and one larger, to see what it changes: whoever owns the box reads off the "
        "first rows of each table first ([how](editions.md)). A number that changes nothing here may still "
        "matter to people, who play otherwise than Thumb.\n",
        f"Printed by `python tools/balance.py --games {chosen.games}`, Mythagora {__version__}, {mode}, "
        "seed 0. The change of each figure is told with its 95 % interval, taken deal by deal.\n",
    ]
    with ProcessPoolExecutor(chosen.workers) as pool:
        for game in SHOWN:
            wanted = variants(game)
            found = []
            for done, one in enumerate(pool.map(measure, wanted, [chosen.games] * len(wanted))):
                found.append(one)
                print(f"{game} {done + 1}/{len(wanted)}", flush=True)
            parts += section(game, found, chosen.games)
    chosen.output.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
