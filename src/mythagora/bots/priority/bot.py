"""Bots written as a list of what to do first, for people who do not program.

    # Temples first. A line is an answer in the notation; * is anything. The first line that fits is taken.
    build large-temple *
    go zeus-night            if turn > 8
    follow *                 if lead < 0 and choices < 4
    open-turn: go *
    *

Before a colon may stand the question the line is for. Facts to compare (< <= = >= >): `turn`, `players`,
`seat`, `score`, `lead` (over the best other seat) and `choices` (answers there are). Of several answers that
fit a line, one is taken by chance; where no line fits, any answer.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path

from mythagora.bots.base import Bot
from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.engine.state import State

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}
FACTS = ("turn", "players", "seat", "score", "lead", "choices")
LARGEST = 200_000  # characters
MOST_LINES = 2000
ENDING = ".txt"


@dataclass(frozen=True)
class Condition:
    fact: str
    compare: str
    number: int

    def holds(self, facts: dict[str, int]) -> bool:
        return COMPARE[self.compare](facts[self.fact], self.number)


@dataclass(frozen=True)
class Line:
    """One thing to do, where it can be done and what is asked for holds."""

    question: str
    answer: str
    conditions: tuple[Condition, ...] = ()

    def fits(self, question: str, answer: str) -> bool:
        return fnmatchcase(question, self.question) and fnmatchcase(answer, self.answer)


class PriorityBot(Bot):
    def __init__(self, name: str, lines: list[Line], seed: int) -> None:
        super().__init__(name)
        self.lines = lines
        self.picker = fast(seed)

    def decide(self, world: State, seat: int) -> int:
        legal = world.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        asked = world.view(seat).question
        question = asked.name if asked is not None else ""
        answers = [(world.text(action), action) for action in legal]
        facts = facts_of(world, seat, len(legal))
        for line in self.lines:
            if all(condition.holds(facts) for condition in line.conditions):
                fitting = [action for text, action in answers if line.fits(question, text)]
                if fitting:
                    return fitting[int(self.picker.below(len(fitting)))]
        return legal[int(self.picker.below(len(legal)))]


def facts_of(world: State, seat: int, choices: int) -> dict[str, int]:
    scores = world.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return {
        "turn": world.turns(),
        "players": int(world.players),
        "seat": seat,
        "score": scores[seat],
        "lead": scores[seat] - best,
        "choices": choices,
    }


def read(text: str, file: str) -> list[Line]:
    """The lines of a list; what cannot be understood is told with its file and line."""
    if len(text) > LARGEST:
        raise InputError("list-line", {"file": file, "line": str(MOST_LINES), "found": "…"})
    lines: list[Line] = []
    for number, written in enumerate(text.splitlines(), 1):
        words = written.partition("#")[0].strip()
        if words:
            line = parse(words)
            if line is None or len(lines) == MOST_LINES:
                raise InputError("list-line", {"file": file, "line": str(number), "found": words[:60]})
            lines.append(line)
    return lines


def parse(words: str) -> Line | None:
    """`QUESTION: ANSWER if FACT < NUMBER and …`; None where it is something else."""
    said, _, rest = words.partition(" if ")
    question, colon, answer = said.partition(":")
    if not colon:
        question, answer = "*", said
    conditions = []
    for part in rest.split(" and ") if rest else []:
        match part.split():
            case [fact, compare, number] if fact in FACTS and compare in COMPARE and is_number(number):
                conditions.append(Condition(fact, compare, int(number)))
            case _:
                return None
    if not question.strip() or not answer.strip() or words.endswith(" if"):
        return None
    return Line(question.strip(), " ".join(answer.split()), tuple(conditions))


def is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def names() -> list[str]:
    """The lists that come with Mythagora."""
    folder = files(__package__).joinpath("lists")
    return sorted(file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING))


def find(name: str, seed: int) -> PriorityBot:
    """One of ours by its name, or somebody's by the path of the file."""
    if name in names():
        text = files(__package__).joinpath("lists", name + ENDING).read_text(encoding="utf-8")
        return PriorityBot(name, read(text, name + ENDING), seed)
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        raise InputError("list-file", {"file": name[:80], "known": ", ".join(names())}) from None
    return PriorityBot(name, read(text, name), seed)
