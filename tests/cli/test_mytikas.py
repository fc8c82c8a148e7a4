"""Mytikas in the terminal: whole games, words, refusals with their rules, the secret choice, the sheet."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.cli.play import Wishes
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.state import mytikas_edition
from mythagora.games.mytikas.view import MytikasView
from mythagora.storage import records
from tests.cli.table import ENGLISH, Sitting, command

FIRST = "5"  # Ann begins with Poseidon, at a table of three
SECRET = "4"  # two people are dealt none of the four gods, whose names stand everywhere
CURTAIN = re.compile(r"(?:Hand over to (\w+), then press Enter|(\w+) begins at the keyboard)")


def wishes(folder: Path, seats: str = "Ann,thumb,random", **more: object) -> Wishes:
    settings: dict[str, object] = {
        "game": "mytikas",
        "seats": seats,
        "seed": FIRST,
        "file": str(folder / "game.json"),
    }
    return Wishes(**{**settings, **more})  # type: ignore[arg-type]


def view_of(sitting: Sitting, seat: int) -> MytikasView:
    view = sitting.session.play.state.view(seat)
    assert isinstance(view, MytikasView)
    return view


def typist(seed: int, words: float = 0.5) -> Callable[[Sitting], str]:
    """Legal answers at random, by number or in one of their wordings; each must be taken as that answer."""
    pick = random.Random(seed)
    wanted: list[str] = []
    entered: list[int] = []

    def choose(sitting: Sitting) -> str:
        if sitting.said.endswith("Enter.\n"):
            return ""
        session = sitting.session
        entries = session.play.record.entries
        if wanted:
            assert len(entries) > entered[-1], sitting.said[-600:]
            assert entries[entered[-1]].words == wanted[-1]
        seat = int(session.play.state.to_act())
        legal = session.legal(seat)
        labels = [session.wording.action(session.play.state, action, seat) for action in legal]
        assert len(set(labels)) == len(labels), labels
        action = pick.choice(legal)
        wanted.append(session.play.state.text(action))
        entered.append(len(entries))
        if pick.random() > words:
            return str(legal.index(action) + 1)
        verb, thing = pick.choice(session.wording.phrases(session.play.state, action))
        said = f"{verb} {thing}".strip()
        return pick.choice([said, said.upper()])

    return choose


@pytest.mark.parametrize(
    ("seats", "width", "options"),
    [
        ("Ann,thumb", 80, ()),
        ("thumb,Ann,random", 100, ("choose-your-deity",)),
        ("random,thumb,random,Ann", 80, ("followers-move-down", "card-bonus-only")),
    ],
)
def test_a_whole_game_by_numbers_and_words(
    tmp_path: Path, seats: str, width: int, options: tuple[str, ...]
) -> None:
    sitting = Sitting(wishes(tmp_path, seats, options=options), typist(2), width=width).run()
    state = sitting.session.play.state
    assert state.is_over()
    assert "The game is over" in sitting.said
    for seat, place in zip(sitting.session.seats, state.standing(), strict=True):
        assert f"{place}. {seat.name}: {state.scores()[seat.number]} point" in sitting.flat
    assert "turns were played" in sitting.flat
    lines = [line for line in sitting.said.splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= width
    assert all(line == line.rstrip() or line == "> " for line in lines)
    assert "\x1b" not in sitting.said
    assert "\u00a0" not in sitting.said
    assert "mytikas-" not in sitting.said  # no text is missing
    saved = records.read(tmp_path / "game.json")
    assert saved.play.state.checksum() == state.checksum()


def test_bots_alone_are_watched_to_the_end(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path, "thumb,random"), []).run()
    assert sitting.session.play.record.options["turn-limit"] == 1000
    assert "The game ends and is scored." in sitting.said
    assert "(you)" not in sitting.said


def test_the_table_shows_what_counts(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path), ["favor hades"], width=100).run()
    for text in (
        "L1 4 free A minor city B minor city C minor city",
        "Zeus 2 Favors Day each city 3S, 1S 1M or 1G bonus 2 ups",
        "Night 1 Offering or make an offering bonus 1 Favor",
        "face down with lock 4 | face down with lock 5",
        "deck of 8 with lock 6",
        "three levels are full (now 0), the last lock is taken (5 left), or somebody builds the last piece",
        "A Ann (you): 4 points (buildings 1, deities 3) · no Offerings · Favors: none",
        "Resources L1: 1S L2: – L3: – L4: –",
        "Minor cities L1 [2 moves] [1 Favor] · Small temples [2 Offerings] [1 Offering and 1 move]",
        "Poseidon (1 Offering, 3 points): Pay any Favor when you follow.",
        "Costs now minor city 2S 1M · small temple 1S 1M 1G",
        "· You take a Hades Favor.",
        "Hades Day: 4 ups; bonus: 1 move anywhere",
    ):
        assert text in sitting.flat, text


def test_only_what_matters_is_drawn_again_within_an_action(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path), ["favor hades", "go hades day"]).run()
    before = sitting.said.count("Mount Olympus ")
    (tmp_path / "game.json").unlink()
    again = Sitting(
        wishes(tmp_path), ["favor hades", "go hades day", "main", "move stone 2 3", "done", "board"]
    )
    again.run()
    assert "▸A Ann (you)" in again.said.split("> main")[1].split("> move")[0]
    assert again.said.split("> board")[0].count("Mount Olympus ") == before
    assert "Mount Olympus " in again.said.split("> board")[1]


def test_question_mark_and_refusals_cite_their_rule(tmp_path: Path) -> None:
    answers = [
        "?",
        "go zeus day",
        "favor hades",
        "?",
        "? build large temple 4",
        "go zeus night",
        "? move stone 1 2",
        "? offer hera",
        "take",
        "go hades day",
        "done",
        "? nonsense",
    ]
    sitting = Sitting(wishes(tmp_path), answers).run()
    for text in (
        "or can be paid to follow another player there. Rule MK-S9.",
        "Your builder moves at the start of your turn. Answer the question first. (MK-T1)",
        "An area where nothing would happen cannot be chosen. Rule MK-T1.",
        "You build on Zeus Night or Demeter Night. Not now. (MK-B1)",
        "Neither the main action nor the bonus would do anything there. Choose another area. (MK-T2)",
        "Only down is free. (MK-A7)",
        "No offering can be made now. Choose one of the answers offered. (MK-O1)",
        "“nonsense” is no answer here.",
    ):
        assert text in sitting.flat, text


def test_a_secret_choice_stays_behind_the_curtain(tmp_path: Path) -> None:
    """While Bob sits there, nothing names what Ann was dealt or keeps; then all is shown."""
    two = wishes(tmp_path, "Ann,Bob", options=("choose-your-deity",), seed=SECRET)
    start = Sitting(two, [])
    dealt = [view_of(start, seat).dealt for seat in range(2)]
    assert [len(cards) for cards in dealt] == [2, 2]
    (tmp_path / "game.json").unlink(missing_ok=True)
    answers = ["", f"keep {dealt[0][0]}", "", "log", "? keep " + dealt[0][0], f"keep {dealt[1][1]}", ""]
    sitting = Sitting(two, answers).run()
    said = sitting.said
    falls = [match.start() for match in CURTAIN.finditer(said)]
    assert [match.group(1) or match.group(2) for match in CURTAIN.finditer(said)][:2] == ["Ann", "Bob"]
    ann = said[falls[0] : falls[1]]
    bob, after = said[falls[1] :].split(f"> keep {dealt[1][1]}")
    assert "Dealt to you" in ann
    assert "Ann has chosen." in bob
    before_answer = bob.split("> ? keep")[0]
    for own, others, shown in ((dealt[0], dealt[1], ann), (dealt[1], dealt[0], before_answer)):
        for deity in own:
            assert f"{ENGLISH.say(f'mytikas-deity-{deity}')}: " in shown
        for deity in others:
            assert ENGLISH.say(f"mytikas-deity-{deity}") not in shown
    assert "That deity was not dealt to you. Keep one of your two. (MK-S5)" in " ".join(bob.split())
    names = [ENGLISH.say(f"mytikas-deity-{deity}") for deity in (dealt[0][0], dealt[1][1])]
    assert f"· Ann begins with {names[0]}." in after
    assert f"· You begin with {names[1]}." in after


def test_no_card_that_lies_face_down_is_named(tmp_path: Path) -> None:
    """A whole game between people: what is printed names no deity of the deck or the line's hidden part."""
    checked = 0
    choose = typist(4, 0)

    def watch(sitting: Sitting) -> str:
        nonlocal checked
        view = view_of(sitting, -1)
        known = {card.deity for builder in view.builders for card in builder.cards}
        known |= {place.deity for place in view.line if place.deity is not None}
        for deity in set(DEITIES) - known:
            name = ENGLISH.say(f"mytikas-deity-{deity}")
            if deity not in ("zeus", "demeter", "poseidon", "hades"):
                assert name not in sitting.said, name
                checked += 1
        return choose(sitting)

    sitting = Sitting(wishes(tmp_path, "Ann,Bob,thumb", options=("turn-limit=30",)), watch).run()
    assert sitting.session.play.state.is_over()
    assert checked > 100


def test_undo_a_move_that_showed_nothing_new(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path), ["favor hades", "go hades day", "main", "undo", "bonus"]).run()
    assert "You take back your last move." in sitting.flat
    assert "You leave the main action out." in sitting.flat


def test_show_lists_every_number_with_its_origin(tmp_path: Path) -> None:
    said = command("show", "mytikas", home=tmp_path).stdout
    edition = mytikas_edition(shelf.edition("mytikas"))
    assert len(edition.origins) > 25
    for key, origin in edition.origins.items():
        rows = [line for line in said.splitlines() if line.startswith(f" {key} ")]
        assert len(rows) == 1, key
        assert origin.split()[0].rstrip(":") in rows[0], key
    for deity in DEITIES:
        assert f" {ENGLISH.say(f'mytikas-deity-{deity}')} " in said
    assert "Augusto Rocha" in said
    assert all(len(line) <= 80 for line in said.splitlines())


def test_somebodys_own_numbers_are_played_and_shown(tmp_path: Path) -> None:
    standard = Path(__file__).parents[2] / "src/mythagora/games/mytikas/editions/standard.toml"
    text = standard.read_text("utf-8").replace("ups = 4", "ups = 3").replace("[4, 5, 6]", "[3, 4, 7]")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("goods = [2, 1, 0]", "goods = [3, 0, 0]"), encoding="utf-8")
    said = Sitting(wishes(tmp_path, edition=str(own)), []).run().flat
    assert "Hades 3 Favors Day 3 ups" in said
    assert "deck of 8 with lock 7" in said
    assert "minor city 3S" in said


def test_a_played_game_can_be_looked_at_again(tmp_path: Path) -> None:
    Sitting(wishes(tmp_path, options=("turn-limit=6",)), typist(1, 0)).run()
    whole = command("replay", str(tmp_path / "game.json"), "--all", home=tmp_path)
    assert whole.returncode == 0, whole.stderr
    assert "In the deck: " in whole.stdout
    own = command("replay", str(tmp_path / "game.json"), "--seat", "Ann", home=tmp_path)
    assert own.returncode == 0, own.stderr
    assert "In the deck: " not in own.stdout
    assert "mytikas-" not in whole.stdout + own.stdout
