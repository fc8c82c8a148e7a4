"""Golden games: played games as readable text, with what every seat learns from each action.

A file has a head, and then its entries, each line beginning with `>`; everything else is written
by `make golden`. Below an entry stand the events as each seat is told them, and what changed in
each seat's view, so a leak is a line in a diff. Readers with the same news share a line: `0 2 *`
are the seats 0 and 2 and a spectator.

    python -m tests.golden.harness mythe NAME "what it shows" --seats thumb,random --seed 5

plays a new one with bots. A scene (`*.scene`) is the same for a few moves from a written position: its head
has `dice` instead of players, options and seed, then comes the position, each line after `| `. An entry that
the rules do not allow stays without effect, and its refusal is written down.
"""

import argparse
from dataclasses import asdict
from pathlib import Path

from mythagora import shelf
from mythagora.bots import base, roster
from mythagora.engine.dice import fast
from mythagora.engine.play import Play
from mythagora.engine.record import Record, parse_entry
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.view import View

FOLDER = Path(__file__).parent
HEAD = ["game", "edition", "players", "options", "seed"]
SCENE_HEAD = ["game", "edition", "dice"]
POSITION = "| "


def files() -> list[Path]:
    return sorted([*FOLDER.glob("*/*.game"), *FOLDER.glob("*/*.scene")])


def head_of(lines: list[str], keys: list[str]) -> dict[str, str]:
    """`# title` first, then `game mythe` and so on."""
    head = {"title": lines[0].removeprefix("# ")}
    for line in lines[1 : len(keys) + 1]:
        key, _, value = line.partition(" ")
        head[key] = value
    assert list(head) == ["title", *keys], f"a golden game begins with # title and {keys}"
    return head


def start(head: dict[str, str]) -> Play:
    game = shelf.find(head["game"])
    pairs = [pair.partition("=") for pair in head["options"].split()]
    options = game.settle({name: int(value) for name, _, value in pairs})
    edition = shelf.edition(head["game"], head["edition"])
    seed = int(head["seed"]).to_bytes(32, "little")
    return Play(game, Record(game.name, game.version, int(head["players"]), options, edition, seed))


def render(text: str) -> str:
    """Play the entries of a golden game or scene again and write the whole file."""
    lines = text.splitlines()
    return render_scene(lines) if any(line.startswith(POSITION) for line in lines) else render_game(lines)


def render_game(lines: list[str]) -> str:
    head = head_of(lines, HEAD)
    play = start(head)
    out = [f"# {head['title']}", *[f"{key} {head[key]}".rstrip() for key in HEAD], ""]
    readers = [*range(play.record.players), -1]
    views = {reader: play.state.view(reader) for reader in readers}
    out += shared({reader: whole(views[reader]) for reader in readers})
    for line in lines:
        if not line.startswith("> "):
            continue
        entry = parse_entry(line.removeprefix("> "))
        events = play.enter(entry)
        out += ["", f"> {entry.text()}"]
        news: dict[int, list[str]] = {}
        for reader in readers:
            view = play.state.view(reader)
            news[reader] = [event.told(reader).text() for event in events] + changes(views[reader], view)
            views[reader] = view
        out += shared(news)
    ending = f"standing {play.state.standing()}" if play.state.is_over() else "still running"
    out += ["", f"{ending}, checksum {play.state.checksum()}"]
    return "\n".join(out) + "\n"


def render_scene(lines: list[str]) -> str:
    """Only what changes is written: the position says the rest."""
    head = head_of(lines, SCENE_HEAD)
    position = [line.removeprefix(POSITION) for line in lines if line.startswith(POSITION)]
    edition = shelf.edition(head["game"], head["edition"])
    state = shelf.find(head["game"]).read("\n".join(position) + "\n", edition, fast(int(head["dice"])))
    out = [f"# {head['title']}", *[f"{key} {head[key]}" for key in SCENE_HEAD]]
    out += [POSITION + line for line in state.write().splitlines()]
    readers = [*range(state.players), -1]
    for line in lines:
        if not line.startswith("> "):
            continue
        entry = parse_entry(line.removeprefix("> "))
        out += ["", f"> {entry.text()}"]
        action = state.parse(entry.words)
        refusal = state.refusal(entry.seat, action)
        if refusal is not ALLOWED:
            out.append(f"  refused  {refusal.name} ({refusal.rule})")
            continue
        before = {reader: state.view(reader) for reader in readers}
        state.events = []
        state.apply(entry.seat, action)
        news: dict[int, list[str]] = {}
        for reader in readers:
            told = [event.told(reader).text() for event in state.events]
            news[reader] = told + changes(before[reader], state.view(reader))
        out += shared(news)
    out += ["", f"standing {state.standing()}" if state.is_over() else "still running"]
    return "\n".join(out) + "\n"


def whole(view: View) -> list[str]:
    return [f"{name}: {short(value)}" for name, value in asdict(view).items() if name != "seat"]


def changes(before: View, after: View) -> list[str]:
    """The fields that are not what they were."""
    return differences("", asdict(before), asdict(after))


def differences(path: str, before: dict[str, object], after: dict[str, object]) -> list[str]:
    """`builders.0.goods: …`: in a list of things with fields only what changed in them is told."""
    lines: list[str] = []
    for key, value in after.items():
        one, other = with_fields(before[key]), with_fields(value)
        if before[key] == value:
            continue
        if one and len(one) == len(other):
            for number, (was, now) in enumerate(zip(one, other, strict=True)):
                lines += differences(f"{path}{key}.{number}.", was, now)
        else:
            lines.append(f"{path}{key}: {short(value)}")
    return lines


def with_fields(value: object) -> list[dict[str, object]]:
    """The things of a list if they have fields, else none."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def short(value: object) -> str:
    """Lists without quotes, as a person would write them."""
    if isinstance(value, dict):
        return " ".join(f"{key}={short(item)}" for key, item in value.items() if item not in ({}, ""))
    if isinstance(value, list):
        return "[" + ", ".join(short(item) for item in value) + "]"
    return "-" if value is None else str(value)


def shared(news: dict[int, list[str]]) -> list[str]:
    """Each line once, with all who read it, in the order in which they come."""
    readers: dict[str, list[int]] = {}
    for reader, lines in news.items():
        for line in lines:
            readers.setdefault(line, []).append(reader)
    everybody = list(news)
    out = []
    for line, seats in readers.items():
        names = "all" if seats == everybody else " ".join("*" if seat < 0 else str(seat) for seat in seats)
        out.append(f"  {names:8} {line}")
    return out


def play_new(game: str, title: str, seats: list[str], seed: int, options: str) -> str:
    """A whole game between bots, as the text of a golden game."""
    head = [f"# {title}", f"game {game}", f"edition {shelf.find(game).editions()[0]}"]
    head += [f"players {len(seats)}", f"options {options}".rstrip(), f"seed {seed}"]
    play = start(head_of([line if " " in line else line + " " for line in head], HEAD))
    bots = [roster.find(name, game, seed * 8 + seat) for seat, name in enumerate(seats)]
    worlds = fast(seed + 1)
    while not play.state.is_over():
        seat = play.state.to_act()
        play.act(seat, base.ask(bots[seat], play.state, seat, fast(worlds.word())))
    return render("\n".join([*head, *[f"> {entry.text()}" for entry in play.record.entries]]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a new golden game with bots.")
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("title")
    parser.add_argument("--seats", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="")
    chosen = parser.parse_args()
    path = FOLDER / chosen.game / f"{chosen.name}.game"
    path.parent.mkdir(exist_ok=True)
    text = play_new(chosen.game, chosen.title, chosen.seats.split(","), chosen.seed, chosen.options)
    path.write_text(text, encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
