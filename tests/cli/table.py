"""A table in a test: scripted people, fixed chance, everything printed kept."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path

from rich.console import Console

from mythagora.cli import play
from mythagora.cli.play import Session, Wishes
from mythagora.cli.screen import Screen
from mythagora.texts import texts

ENGLISH = texts("en")


def chance(name: str) -> Callable[[int], bytes]:
    numbers = count()
    return lambda size: sha256(f"{name} {next(numbers)}".encode()).digest()[:size]


class Typist(Iterator[str]):
    """Types what `choose` says, asked anew at every prompt."""

    def __init__(self, choose: Callable[["Sitting"], str]) -> None:
        self.choose = choose
        self.sitting: Sitting | None = None

    def __next__(self) -> str:
        assert self.sitting is not None
        return self.choose(self.sitting) + "\n"


class Sitting:
    """A session with its output. `answers` are lines to type, or a function that makes them up."""

    def __init__(
        self,
        wishes: Wishes,
        answers: Iterable[str] | Callable[["Sitting"], str],
        terminal: bool = False,
        width: int = 80,
    ) -> None:
        self.paper = io.StringIO()
        console = Console(
            file=self.paper, width=width, force_terminal=terminal, highlight=False, markup=False, emoji=False
        )
        script: Iterator[str]
        if callable(answers):
            script = Typist(answers)
            script.sitting = self
        else:
            script = iter([f"{line}\n" for line in answers])
        self.session: Session = play.set_up(ENGLISH, wishes, Screen(console, script), chance("test"))

    def run(self) -> "Sitting":
        """To the end of the game or of the answers."""
        with suppress(EOFError):
            self.session.run()
        return self

    @property
    def said(self) -> str:
        """All that was printed."""
        return self.paper.getvalue()

    @property
    def flat(self) -> str:
        """The same with wrapped lines joined."""
        return " ".join(self.said.split())


def command(*arguments: str, said: str = "", home: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """The program itself, in a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "mythagora.cli.app", *arguments],
        input=said,
        capture_output=True,
        text=True,
        env=environment(home),
        timeout=60,
        check=False,
    )


def environment(home: Path | None) -> dict[str, str]:
    env = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "CLICOLOR_FORCE")}
    return {**env, "XDG_DATA_HOME": str(home or "/nonexistent"), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
