"""The picture of a game for the README: `python -m mythagora.cli.picture docs/screens`."""

import io
import re
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from mythagora.cli import app, play
from mythagora.cli.screen import Screen

WIDTH = 84
NAME = "terminal-mythe"
COMMAND = "mythagora play mythe"
SEED = "19"
ANSWERS = ["draw b", "stop", "done", "draw b"]  # lead to a table worth looking at
SHOWN = 2  # of them are in the picture
FONT_FROM_AFAR = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # a picture loads nothing


def same_chance() -> Callable[[int], bytes]:
    """The same every time, unlike at a real table."""
    numbers = count()
    return lambda size: sha256(f"picture {next(numbers)}".encode()).digest()[:size]


def type_answers(console: Console) -> Iterator[str]:
    """What was on the screen before the picture is wiped off."""
    for number, line in enumerate(ANSWERS):
        if number == len(ANSWERS) - SHOWN:
            console.export_text(clear=True)
            console.print(Text(app.HELP.say("play-prompt")), end="")
        yield f"{line}\n"


def take(folder: Path) -> None:
    """Play a little, and keep the last news, the table and the question as text and as SVG."""
    console = Console(
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        highlight=False,
        markup=False,
        emoji=False,
    )
    with TemporaryDirectory() as place:
        wishes = play.Wishes(game="mythe", seats="Ann,thumb,thumb", seed=SEED, file=f"{place}/game.json")
        screen = Screen(console, type_answers(console))
        session = play.set_up(app.HELP, wishes, screen, same_chance())
        try:
            session.run()
        except EOFError:  # the answers are used up
            lines = [line.rstrip() for line in console.export_text(clear=False).splitlines()]
            text = "\n".join(lines).strip("\n") + "\n"
            (folder / f"{NAME}.txt").write_text(text, encoding="utf-8")
            svg = console.export_svg(title=COMMAND, theme=MONOKAI, unique_id=NAME)
            (folder / f"{NAME}.svg").write_text(FONT_FROM_AFAR.sub("", svg), encoding="utf-8")


if __name__ == "__main__":
    take(Path(sys.argv[1]))
