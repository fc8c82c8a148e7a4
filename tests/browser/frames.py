"""What a browser was sent, held against what its seat might know, step by step of the record."""

from typing import Any

import msgspec

from mythagora.engine.events import Event
from mythagora.engine.play import Play
from mythagora.engine.record import Record
from mythagora.storage import records

EXTRA = ("outlook",)  # worked out from what is public, beside the view


class Fold:
    """A record again, step by step: what this seat may see, and the words it has been told so far."""

    def __init__(self, record: bytes, seat: int) -> None:
        self.saved = records.load(record, "downloaded")
        whole = self.saved.play.record
        fresh = Record(whole.game, whole.version, whole.players, whole.options, whole.edition, whole.seed)
        self.play = Play(self.saved.play.game, fresh)
        self.entries = list(whole.entries)
        self.seat = seat
        self.told: set[str] = set()
        self.place = 0

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.play.state.view(self.seat))
        return found

    def step(self) -> bool:
        """One entry further; whether there was one."""
        if self.place == len(self.entries):
            return False
        events: list[Event] = self.play.enter(self.entries[self.place])
        self.place += 1
        for event in events:
            self.told |= {fact.value for fact in event.told(self.seat).facts}
        return True


def words_in(found: Any, words: set[str]) -> set[str]:
    """Which of these words stand anywhere in a message, whole or in a list of words."""
    if isinstance(found, dict):
        return set().union(*(words_in(value, words) for value in found.values()), words & set(found))
    if isinstance(found, list):
        return set().union(*(words_in(value, words) for value in found))
    if isinstance(found, str):
        return words & {found, *found.replace(",", " ").split(" ")}
    return set()


def check(frames: list[str], record: bytes, seat: int, words: set[str]) -> int:
    """Every frame shows what the seat may see at some step, and no word beyond; how many had a view."""
    fold = Fold(record, seat)
    seen: dict[str, Any] = {}
    checked = 0
    for frame in frames:
        message = msgspec.json.decode(frame)
        if message["type"] == "table" and message["view"] is not None:
            seen = dict(message["view"])
        elif message["type"] == "update":
            seen |= message["changes"]
        else:
            # Nothing else tells of cards at all.
            assert not words_in(message, words), frame[:400]
            continue
        shown = {key: value for key, value in seen.items() if key not in EXTRA}
        while fold.view() != shown:
            assert fold.step(), f"never seen by seat {seat}: {frame[:400]}"
        allowed = fold.told | words_in(fold.view(), words) | answers(fold)
        beyond = words_in(message, words) - allowed
        assert not beyond, f"seat {seat} was sent {beyond}: {frame[:400]}"
        checked += 1
    return checked


def answers(fold: Fold) -> set[str]:
    """The words of what this seat may do now; the engine lists them from what the seat knows."""
    state = fold.play.state
    return {word for action in state.legal_actions(fold.seat) for word in state.text(action).split(" ")}
