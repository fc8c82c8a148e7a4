"""The terminal itself: what is printed, what is typed, and what happens when nobody is there."""

import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

WIDEST = 100
NARROWEST = 20
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it


def sentence(text: str, width: int, style: str = "", start: str = "") -> Text:
    """Lines that fit, clear of the sign at the start; U+00A0 keeps words together."""
    hang = " " * (1 + len(start))
    wrapper = textwrap.TextWrapper(
        width=width - 1,
        initial_indent=f" {start}",
        subsequent_indent=hang,
        break_on_hyphens=False,
        break_long_words=False,
    )
    lines = wrapper.wrap(text)
    return Text("\n".join(lines).replace("\u00a0", " "), style=style)


class ClosedOutputError(Exception):
    """Nobody reads the output any more."""


class Paper(Console):
    """A console that says so when its reader is gone, instead of ending the program."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise ClosedOutputError


class Screen:
    """Prints to a console and reads lines: from the keyboard, a pipe, or a script."""

    def __init__(self, console: Console | None = None, script: Iterator[str] | None = None) -> None:
        if console is None:
            console = Paper(highlight=False, markup=False, emoji=False)
            console.width = max(NARROWEST, min(console.width, WIDEST))
        self.console = console
        self.script = script

    @property
    def width(self) -> int:
        return self.console.width

    def print(self, what: RenderableType = "") -> None:
        """As rich renders it, without the blanks at the ends of lines."""
        for line in self.console.render_lines(what, pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            if line:
                last = line[-1]
                line[-1] = Segment(last.text.rstrip(), last.style)
            self.console.print(Segments([*line, Segment.line()]), end="")

    def say(self, text: str, style: str = "", start: str = "") -> None:
        """A sentence on lines of its own, a little from the edge; a long path stays whole, to be copied."""
        self.console.print(sentence(text, self.width, style, start), soft_wrap=True)

    def rule(self, title: str) -> None:
        self.console.rule(Text(f" {title} ", style="bold"), align="left", style="dim", characters="─")

    def ask(self, prompt: str) -> str:
        """One line from whoever sits there; EOFError when there is nobody."""
        if self.script is None and sys.stdin is not None and sys.stdin.isatty():
            self.console.file.flush()
            return input(prompt)
        self.console.print(Text(prompt), end="")
        if self.script is not None:
            line = next(self.script, "")
        else:
            line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        line = line.rstrip("\r\n")
        self.console.print(Text("".join(letter for letter in line if letter.isprintable())))
        return line

    def draw_curtain(self) -> None:
        """Nothing of what was on the screen stays to be read, nor what was typed."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.print(Text("-" * min(self.width, 78)))
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


def prepare() -> None:
    """Output never fails for want of a letter, input never for a wrong byte."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def complain(text: str) -> None:
    """A sentence for the one who started the program, even when the output is closed."""
    with suppress(OSError, ValueError):
        print(text, file=sys.stderr, flush=True)


def silence_output() -> None:
    """After the reader has gone: Python would complain when it flushes at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
