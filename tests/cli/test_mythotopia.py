"""Mythotopia in the terminal: whole games, words, refusals with their rules, secret choices, the sheet."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from mythagora import shelf
from mythagora.cli.play import Wishes
from mythagora.games.mythotopia.edition import IMPROVEMENTS
from mythagora.games.mythotopia.state import mythotopia_edition
from mythagora.games.mythotopia.view import MythotopiaView
from mythagora.storage import records
from tests.cli.table import ENGLISH, Sitting, command

FIRST = "5"  # Ann begins, with food and armies at hand
CURTAIN = re.compile(r"(?:Hand over to (\w+), then press Enter|(\w+) begins at the keyboard)")


def wishes(folder: Path, seats: str = "Ann,random,random", **more: object) -> Wishes:
    settings: dict[str, object] = {
        "game": "mythotopia",
        "seats": seats,
        "seed": FIRST,
        "file": str(folder / "game.json"),
    }
    return Wishes(**{**settings, **more})  # type: ignore[arg-type]


def view_of(sitting: Sitting, seat: int) -> MythotopiaView:
    view = sitting.session.play.state.view(seat)
    assert isinstance(view, MythotopiaView)
    return view


def typist(seed: int, words: float = 0.3) -> Callable[[Sitting], str]:
    """Legal answers at random, by number or in a wording of its own; each must be taken as that answer."""
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
        others = {
            phrase
            for other in legal
            if other != action
            for phrase in said_for(sitting, other)  # a starting Army may be called as the improvement is
        }
        said = pick.choice([phrase for phrase in said_for(sitting, action) if phrase not in others])
        return pick.choice([said, said.upper()])

    return choose


def said_for(sitting: Sitting, action: int) -> list[str]:
    session = sitting.session
    phrases = session.wording.phrases(session.play.state, action)
    return [f"{verb} {thing}".strip().casefold() for verb, thing in phrases]


@pytest.mark.parametrize(
    ("seats", "width", "options"),
    [
        ("Ann,random", 80, ("turn-limit=16",)),
        ("random,Ann,random", 100, ("turn-limit=18", "choose-your-start", "secret-charters")),
        ("random,random,random,Ann", 100, ("turn-limit=24", "final-round")),
    ],
)
def test_a_whole_game_by_numbers_and_words(
    tmp_path: Path, seats: str, width: int, options: tuple[str, ...]
) -> None:
    sitting = Sitting(wishes(tmp_path, seats, options=options), typist(2), width=width).run()
    state = sitting.session.play.state
    assert state.is_over()
    assert "The game is over" in sitting.said
    assert "The game has ended: the turns were up." in sitting.flat
    for seat, place in zip(sitting.session.seats, state.standing(), strict=True):
        assert f"{place}. {seat.name}: {state.scores()[seat.number]} point" in sitting.flat
    lines = [line for line in sitting.said.splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= width
    assert all(line == line.rstrip() or line == "> " for line in lines)
    assert "\x1b" not in sitting.said
    assert "\u00a0" not in sitting.said
    assert "mythotopia-" not in sitting.said  # no text is missing
    saved = records.read(tmp_path / "game.json")
    assert saved.play.state.checksum() == state.checksum()


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path, "random,random", options=("turn-limit=8",)), []).run()
    assert "8 turns were played." in sitting.flat
    assert "(you)" not in sitting.said
    assert "To draw" not in sitting.said


def test_bots_alone_have_a_limit(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path, "random,random"), [])
    assert sitting.session.play.record.options["turn-limit"] == 300


def test_the_table_shows_what_counts(tmp_path: Path) -> None:
    answers = ["invade malebolge", "target galingale", "1", "done", "ship", "pass", "end-turn"]
    sitting = Sitting(wishes(tmp_path), answers, width=100)
    sitting.run()
    for text in (
        "Beast Sea · touches Serpent Sea · coast Amb Cam Cus Ict Jeo Nes Pee",
        "Malebolge stone A town Gal Hat Mom Rem ^Sho",
        "Darb* army free 8 dragon Emp Gri Ogd",
        "Dragonate* gold B town ^Eoa ^^Gri ^Lea ^Ogd",
        "Here be Dragons 3 of 2 capture a dragon's province",
        "Empty: 0 of the 4 that let the game be ended.",
        "Alchemist: action: trade a counter of 1 for one of 2, or of 2 for one of 3",
        "A Ann (you): 24 points · 8 provinces · armies 6 (pool 8) · ships 2 (pool 3) ·",
        "Reserve 0/2 –",
        "Hand Blore [army] · Malebolge [stone] · Quean [stone] · Army (start 2) [gold/2 army]",
        "Galingale: neutral, strength 3, runestone",
        "Which card brings armies to Galingale?",
        "Pay 1 food to invade Galingale: with which card?",
        "· You invade Galingale with 1 army.",
        "Galingale army free 3 rune 1A!",
        "War in Galingale: neutral 3 – Ann 1. The neutral force is ahead; Ann may end it.",
    ):
        assert text in sitting.flat, text


def test_only_what_changed_is_drawn_again_within_a_turn(tmp_path: Path) -> None:
    answers = ["invade malebolge", "target galingale", "1", "done", "1", "board"]
    said = Sitting(wishes(tmp_path), answers, width=100).run().said
    first, last = said.split("> board")
    assert first.count("Beast Sea · touches") == 1
    assert "Beast Sea · touches" in last
    within = first.split("> invade malebolge")[1]
    assert "Changed on the map" in within
    assert "Kakopyge" not in within
    assert "Hand" in within.split("> 1")[0]
    assert "Hand" in within


def test_two_answers_in_one_line(tmp_path: Path) -> None:
    """Though `draft` alone and `draft` with a card are answers of their own."""
    said = Sitting(wishes(tmp_path), ["draft alchemist", "army"]).run().flat
    assert "Pay 1 gold to draft Alchemist: with which card?" in said
    assert "· You draft Alchemist." in said


def test_question_mark_and_refusals_cite_their_rule(tmp_path: Path) -> None:
    answers = [
        "?",
        "end-turn",
        "? hero blore",
        "end-game",
        "march",
        "? spend blore",
        "? play hero",
        "draft nonsense",
        "draft scribe",
        "draft alchemist",
        "invade",
        "? spend malebolge",
        "? number 3",
        "1",
        "draft",
        "? nonsense",
    ]
    sitting = Sitting(wishes(tmp_path), answers).run()
    for text in (
        "ask about another to learn why it is not. Rule MT-T1.",
        "Your turn ends after two actions. Take them, or pass. (MT-T1)",
        "There is no war in that province. Choose one where there is. (MT-W1)",
        "Too few victory cards are empty for the game to be ended. Take more counters. (MT-E1)",
        "No road of yours leads on from there for your armies. Build roads first. (MT-R2)",
        "Nothing is to be paid now. Choose what you want to do; the price comes afterwards. (MT-C6)",
        "Nothing is drafted now. Choose to draft first. (MT-D1)",
        "An action is under way and must be finished first. Answer the question. (MT-T6)",
        "That card does not show what is to be paid. Choose one that does. (MT-C1)",
        "No number is asked for now. Choose one of the answers offered. (MT-P2)",
        "You have drafted a card this turn already. Do something else. (MT-T2)",
        "“nonsense” is no answer here.",
    ):
        assert text in sitting.flat, text


def test_cards_that_others_draw_are_not_named(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path, options=("turn-limit=12",)), typist(3, 0)).run()
    drawn = re.findall(r"· (\S+ ?[BC]?) draws? ([^.]*)\.", sitting.flat)
    others = [what for who, what in drawn if who.startswith("Random")]
    assert others
    assert all(re.fullmatch(r"\d+ cards?", what) for what in others)
    assert any(not what[0].isdigit() for who, what in drawn if who.startswith("You"))


def find_secret(tmp_path: Path) -> Wishes:
    """A game in which citadels are placed."""
    for number in range(40):
        two = wishes(tmp_path, "Ann,Bob", seed=f"{number:02x}")
        start = Sitting(two, [])
        (tmp_path / "game.json").unlink(missing_ok=True)
        question = view_of(start, 0).question
        if question is not None and question.name == "choose-citadel":
            return two
    raise AssertionError("no citadels in forty games")


def test_a_secret_choice_stays_behind_the_curtain(tmp_path: Path) -> None:
    """While Bob sits there, nothing tells where Ann's citadel will stand; then all is shown."""
    two = find_secret(tmp_path)
    start = Sitting(two, [])
    place = next(iter(view_of(start, 0).lords[0].provinces))
    other = next(iter(view_of(start, 1).lords[1].provinces))
    names = [start.session.wording.words.describe("province", key, 0)[""] for key in (place, other)]
    (tmp_path / "game.json").unlink(missing_ok=True)
    answers = ["", f"citadel {place}", "", "log", f"citadel {place}", f"citadel {other}", "", ""]
    said = Sitting(two, answers).run().said
    falls = [match.start() for match in CURTAIN.finditer(said)]
    bob, after = said[falls[1] :].split(f"> citadel {other}")
    assert "Ann has chosen a place for a citadel." in bob
    assert "You have no town there. Choose one of your provinces. (MT-S7)" in " ".join(bob.split())
    assert "citadel stands in" not in bob
    assert "A citadel" not in bob
    flat = " ".join(after.split())
    assert f"citadel stands in {names[0]}." in flat
    assert f"citadel stands in {names[1]}." in flat


def test_undo_a_move_that_showed_nothing_new(tmp_path: Path) -> None:
    sitting = Sitting(wishes(tmp_path), ["invade malebolge", "undo", "origin quean"]).run()
    assert "You take back your last move." in sitting.flat
    assert "· You set out with Quean." in sitting.flat


def test_show_lists_every_number_with_its_origin(tmp_path: Path) -> None:
    said = command("show", "mythotopia", "--edition", "rulebook", home=tmp_path).stdout
    edition = mythotopia_edition(shelf.edition("mythotopia"))
    rows = {line.split()[0]: line for line in said.splitlines() if line.startswith(" ") and line.split()}
    for key, origin in (
        ("cost.army-gold", "rulebook"),
        ("set-up.provinces", "rulebook"),
        ("pieces.towns", "public"),
        ("victory.city.value", "rulebook"),
        ("victory.citadel.value", "public"),
        ("stock.counters", "reconstruction"),
        ("charter.muster.needs", "reconstruction"),
        ("start.cards", "reconstruction"),
        ("strength.dragon", "rulebook"),
        ("play.floor", "rulebook"),
    ):
        assert origin in rows[key], key
    for card in IMPROVEMENTS:
        assert f" {ENGLISH.say(f'mythotopia-card-{card}')} " in said
    for name in edition.province_names:
        assert f" {name}" in said
    assert "Martin Wallace" in said
    assert all(len(line) <= 80 for line in said.splitlines())


def test_somebodys_own_numbers_are_played_and_shown(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "src/mythagora/games/mythotopia/editions"
    text = (folder / "rulebook.toml").read_text("utf-8") + (folder / "map.toml").read_text("utf-8")
    text = text.replace("draft-gold = 1", "draft-gold = 2").replace('"Alchemist"', '"Brewer"')
    own = tmp_path / "own.toml"
    own.write_text(text.replace('name = "Blore"', 'name = "Blorius"'), encoding="utf-8")
    said = Sitting(wishes(tmp_path, edition=str(own)), [], width=100).run().flat
    assert "Brewer: action:" in said
    assert "Blorius" in said
    assert "Draft a card for 1 gold" not in said


def test_a_played_game_can_be_looked_at_again(tmp_path: Path) -> None:
    Sitting(wishes(tmp_path, options=("turn-limit=6",)), typist(1, 0)).run()
    whole = command("replay", str(tmp_path / "game.json"), "--all", home=tmp_path)
    assert whole.returncode == 0, whole.stderr
    assert "Undealt improvements: " in whole.stdout
    own = command("replay", str(tmp_path / "game.json"), "--seat", "Ann", home=tmp_path)
    assert own.returncode == 0, own.stderr
    assert "Undealt improvements: " not in own.stdout
    assert "mythotopia-" not in whole.stdout + own.stdout
