"""Several people at one keyboard: what one may not know is never on the screen while they sit there."""

import random
import re
from pathlib import Path

import pytest

from mythagora.cli.play import Wishes
from mythagora.cli.screen import CLEAR
from mythagora.games.mythe.view import MytheView
from tests.cli.table import ENGLISH, Sitting

HAND_OVER = re.compile(r"(?:Hand over to (\w+), then press Enter|(\w+) begins at the keyboard)")


class Watcher:
    """Plays at random, looks at everything, and keeps what each person could know."""

    def __init__(self, seed: int) -> None:
        self.pick = random.Random(seed)
        self.known: dict[int, set[str]] = {}
        self.open: set[str] = set()
        self.read = 0
        self.checked = 0
        self.hidden = 0

    def __call__(self, sitting: Sitting) -> str:
        session = sitting.session
        state = session.play.state
        seat = int(state.to_act())
        for chapter in session.chronicle.chapters[self.read :]:
            for event in chapter.events:
                self.open |= {fact.value for fact in event.told(-1).facts if fact.sort == "card"}
                for reader in session.people:
                    mine = {fact.value for fact in event.told(reader).facts if fact.sort == "card"}
                    self.known.setdefault(reader, set()).update(mine)
        self.read = len(session.chronicle.chapters)
        for reader in session.people:
            view = state.view(reader)
            assert isinstance(view, MytheView)
            gifts = [key for keys in view.gifts for key in keys]
            self.known.setdefault(reader, set()).update(view.hand, gifts, *view.memory)
        self.check(sitting, seat)
        if sitting.said.endswith("Enter.\n"):
            return ""  # at the curtain
        roll = self.pick.random()
        if roll < 0.1:
            return self.pick.choice(["log", "hand", "?", "undo", "help"])
        return str(self.pick.randrange(len(session.legal(seat))) + 1)

    def check(self, sitting: Sitting, seat: int) -> None:
        """What was printed since the curtain fell names no card that this person cannot know."""
        said = sitting.said
        *_, last = HAND_OVER.finditer(said)
        assert (last.group(1) or last.group(2)) == sitting.session.seats[seat].name
        shown = said[last.start() :]
        edition = sitting.session.play.record.edition
        for key in edition.keys:  # type: ignore[attr-defined]
            if key in self.known[seat] | self.open:
                continue
            assert ENGLISH.say(f"mythe-card-{key}") not in shown, f"{key} is no business of seat {seat}"
            self.hidden += 1
        self.checked += 1


@pytest.mark.parametrize(
    ("seats", "seed"), [("Ann,Bob", 1), ("Ann,thumb,Bob", 2), ("Ann,Bob,Cid,thumb,Dora", 3)]
)
def test_no_card_of_another_is_seen(tmp_path: Path, seats: str, seed: int) -> None:
    watcher = Watcher(seed)
    wishes = Wishes("mythe", seats, ("turn-limit=9",), seed=f"{seed}", file=str(tmp_path / "game.json"))
    sitting = Sitting(wishes, watcher).run()
    assert sitting.session.play.state.is_over()
    assert watcher.checked > 20
    assert watcher.hidden > 20
    assert "-" * 70 in sitting.said


def test_the_curtain_falls_between_people_and_not_for_one(tmp_path: Path) -> None:
    two = Wishes("mythe", "Ann,Bob", seed="9", file=str(tmp_path / "two.json"))
    said = Sitting(two, ["", "draw ann", "stop", "done", ""]).run().said
    assert "Bob begins at the keyboard. When only Bob can see the screen, press Enter." in said
    first, second = said.split("Hand over to Ann, then press Enter.")
    assert "Bob (you)" in first
    assert "Bob (you)" not in second
    assert "Ann (you)" in second
    one = Wishes("mythe", "Ann,thumb", seed="9", file=str(tmp_path / "one.json"))
    assert "press Enter" not in Sitting(one, ["1", "1"]).run().said


def test_a_terminal_is_wiped_with_what_has_scrolled_off(tmp_path: Path) -> None:
    wishes = Wishes("mythe", "Ann,Bob", seed="9", file=str(tmp_path / "game.json"))
    said = Sitting(wishes, ["", "draw ann", "stop", "done", ""], terminal=True).run().said
    before, after = said.split(CLEAR)
    assert "Bob (you)" in before
    assert "Ann (you)" in after
    assert "Bob (you)" not in after


def test_a_resumed_game_begins_behind_the_curtain(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    Sitting(Wishes("mythe", "Ann,Bob", seed="9", file=file), ["", "draw ann", "stop"]).run()
    said = Sitting(Wishes(resume=file), []).run().said
    assert "Bob begins at the keyboard." in said
    assert "Your hand" not in said


def test_gifts_being_chosen_and_taken_back_stay_between_giver_and_log(tmp_path: Path) -> None:
    """Bob sets a card aside and takes it back: Ann's log knows nothing of it."""
    answers = ["", "draw ann", "stop", "give signpost", "to ann", "undo 2", "done", "", "log"]
    sitting = Sitting(Wishes("mythe", "Ann,Bob", seed="9", file=str(tmp_path / "g.json")), answers).run()
    after = sitting.said.split("Hand over to Ann")[1]
    assert "The log, as Ann may know it" in after
    assert "Signpost" not in after
    assert "takes it back" not in after
    assert "Bob's turn ends." in after
