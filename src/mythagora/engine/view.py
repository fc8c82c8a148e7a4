"""What one seat may know, as plain data: the same for the terminal, the wire and the tests.

Not compiled: frozen dataclasses are what serialisers and type generators understand.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Question:
    """What is asked, as far as the reader may know."""

    name: str  # the text is under `<game>-question-<name>`
    rule: str
    about: dict[str, str] = field(default_factory=dict)  # role to word: {"card": "sword"}


@dataclass(frozen=True, kw_only=True)
class View:
    """The part that every game's view has. A seat of -1 is a spectator."""

    seat: int
    asked: list[int]  # the seats that may act now; none when the game is over
    question: Question | None
