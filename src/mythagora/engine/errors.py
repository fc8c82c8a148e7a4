"""What can be wrong with something a person brought: an edition, a record, an option, a seat count.

The error is an id with facts. The sentence (what happened, what to do) is in the texts, in the
reader's language, under `error-<id>`; `str()` shows the bare facts for programs.
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class InputError(ValueError):
    """Bad input, told so that its owner can put it right."""

    def __init__(self, name: str, facts: dict[str, str]) -> None:
        super().__init__(name, facts)
        self.name = name
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.name}: " + ", ".join(f"{key} {value}" for key, value in self.facts.items())
