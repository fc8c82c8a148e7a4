"""What a seat sees of Morra."""

from dataclasses import dataclass

from mythagora.engine.view import View


@dataclass(frozen=True, kw_only=True)
class MorraView(View):
    round: int
    prize: int
    points: list[int]
    shown: list[int]  # by seat: fingers of the last round
    mine: int  # what this seat is about to show; 0 for nothing yet
