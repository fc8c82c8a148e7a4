"""Why an action is not allowed: a stable id, and the rule it comes from.

The sentence a person reads is in the texts under `<game>-refusal-<id>`.
"""

from typing import Final, final


@final
class Refusal:
    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Refusal({self.name!r}, {self.rule!r})"


ALLOWED: Final = Refusal("", "")
