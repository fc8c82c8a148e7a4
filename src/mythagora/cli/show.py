"""`mythagora show`: a game with all its numbers, or where a record stands."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from mythagora import shelf
from mythagora.bots import roster
from mythagora.cli import boards, replay, settings
from mythagora.cli.screen import Screen
from mythagora.engine.edition import Edition
from mythagora.engine.errors import InputError
from mythagora.engine.game import Game
from mythagora.storage import records
from mythagora.texts import Texts
from mythagora.wording import Wording, chronicle
from mythagora.wording.seats import ALL, SPECTATOR


def show(
    texts: Texts,
    screen: Screen,
    what: str,
    seat: str = "",
    spectator: bool = False,
    everything: bool = False,
    edition: str = "",
) -> None:
    """A game by its name, otherwise a file."""
    if not what:
        screen.say(texts.say("show-games", known=", ".join(shelf.GAMES)))
    elif what in shelf.GAMES:
        show_game(texts, screen, shelf.find(what), edition)
    elif Path(what).expanduser().exists():
        show_record(texts, screen, Path(what).expanduser(), seat, spectator, everything)
    else:
        raise InputError("unknown-thing", {"thing": what[:80], "known": ", ".join(shelf.GAMES)})


def show_game(texts: Texts, screen: Screen, game: Game, edition: str) -> None:
    chosen = [settings.find_edition(game, edition)] if edition else shelf.ours(game.name)
    title = texts.say(f"{game.name}-title")
    screen.rule(texts.say("show-by", title=title, designer=game.designer))
    screen.say(texts.say(f"{game.name}-blurb"))
    screen.print()
    screen.say(texts.say("show-players", fewest=game.fewest, most=game.most, version=game.version))
    screen.say(texts.say("show-bots", bots=", ".join(roster.NAMES)))
    screen.say(texts.say("show-play", game=game.name))
    screen.print()
    screen.rule(texts.say("show-options"))
    table = Table(box=None)
    for column in ("option", "meaning", "range", "usual", "rule"):
        table.add_column(texts.say(f"show-{column}"), header_style="bold")
    for option in game.options():
        name = f"{game.name}-option-{option.name}"
        meaning = f"{texts.say(name)}. {texts.say(f'{name}.help')}"
        if option.least == 0 and option.most == 1:
            meaning = texts.say("show-switch", meaning=meaning)
        table.add_row(
            option.name, Text(meaning), f"{option.least}–{option.most}", str(option.usual), option.rule
        )
    screen.print(table)
    for each in chosen:
        show_edition(texts, screen, game, each)


def show_edition(texts: Texts, screen: Screen, game: Game, edition: Edition) -> None:
    screen.print()
    screen.rule(texts.say("show-edition", name=edition.name, title=edition.title))
    board = boards.find(Wording(texts, game.name, edition, []))
    screen.print(board.sheet(edition))


def show_record(
    texts: Texts, screen: Screen, path: Path, seat: str, spectator: bool, everything: bool
) -> None:
    """The position at its end."""
    saved = records.read(path)
    table = replay.seated(texts, saved)
    wording = Wording(texts, saved.play.record.game, saved.play.record.edition, table)
    reader = replay.choose_reader(table, saved, seat, spectator, everything)
    screen.rule(texts.say(f"{saved.play.record.game}-title"))
    kind = {ALL: "all", SPECTATOR: "spectator"}.get(reader, "seat")
    entries = len(saved.play.record.entries)
    screen.say(texts.say("replay-as", entries=entries, reader=kind, name=wording.name(reader)))
    replay.draw(screen, wording, chronicle.again(saved.play), reader)
