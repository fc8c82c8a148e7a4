"""Text for actions: every action has words of its own, and is found again by them."""

import pytest

from mythagora.engine.errors import InputError
from mythagora.games.mythotopia import notation
from mythagora.games.mythotopia import state as numbers
from mythagora.games.mythotopia.edition import CHARTERS, IMPROVEMENT, PROVINCES, START, MythotopiaEdition
from mythagora.games.mythotopia.game import step_names
from tests.rules.mythotopia.table import BOX, GAME, RULEBOOK, edition_with, new

STATE = new(2)
TEXTS = [STATE.text(action) for action in range(GAME.actions)]


@pytest.mark.parametrize("edition", [RULEBOOK, BOX], ids=["rulebook", "box"])
def test_every_action_has_a_text_of_its_own_and_is_found_again_by_it(edition: MythotopiaEdition) -> None:
    state = new(3, edition=edition)
    texts = [state.text(action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [state.parse(text) for text in texts] == list(range(GAME.actions))


def test_actions_without_an_object_are_one_word() -> None:
    assert TEXTS[: numbers.TRADE] == [
        *["invade", "place-armies", "remove-armies", "place-ships", "recall-ships", "buy", "draft", "store"],
        *["discard", "remove", "patronage", "pass", "end-game", "end-turn", "march", "stow", "seek"],
        *["reveal", "proclaim", "done", "yes", "no", "from-card", "from-stock", "by-hills", "by-sea"],
        *["by-two-seas", "buy-army", "buy-ship", "build-city", "build-castle"],
    ]


def test_numbers_are_said_as_numbers() -> None:
    assert TEXTS[numbers.TRADE : numbers.NUMBER] == ["trade 1", "trade 2"]
    assert TEXTS[numbers.NUMBER : numbers.SEER_TAKES] == [f"number {number}" for number in range(16)]


@pytest.mark.parametrize(
    ("block", "verb"), [(numbers.SEER_TAKES, "seer"), (numbers.KEEP_SECRET, "keep-charter")]
)
def test_charters_have_their_names(block: int, verb: str) -> None:
    assert TEXTS[block : block + 12] == [f"{verb} {charter}" for charter in CHARTERS]


@pytest.mark.parametrize(("block", "verb"), [(numbers.PORT, "port"), (numbers.RECALL_FROM, "recall-from")])
def test_seas_have_their_keys(block: int, verb: str) -> None:
    seas = ["beast-sea", "serpent-sea", "inland-west", "inland-east"]
    assert TEXTS[block : block + 4] == [f"{verb} {sea}" for sea in seas]


@pytest.mark.parametrize(
    ("block", "verb"),
    [
        (numbers.TARGET, "target"),
        (numbers.ARMIES_TO, "armies-to"),
        (numbers.ARMIES_FROM, "armies-from"),
        (numbers.END_WAR, "end-war"),
        (numbers.HERO_WAR, "hero"),
        (numbers.PEACE, "peace"),
        (numbers.HIRE, "hire"),
        (numbers.SITE, "build-in"),
        (numbers.ROAD_TO, "road-to"),
        (numbers.MARCH_OUT, "march-from"),
        (numbers.MARCH_IN, "march-to"),
        (numbers.CITADEL, "citadel"),
        (numbers.GIVE_UP, "give-up"),
        (numbers.SETTLE, "settle"),
    ],
)
def test_provinces_have_their_keys(block: int, verb: str) -> None:
    assert TEXTS[block : block + PROVINCES] == [f"{verb} {key}" for key in RULEBOOK.provinces]
    assert TEXTS[block + 2] == f"{verb} blore"


def test_a_raid_names_the_province_and_whose_army() -> None:
    assert TEXTS[numbers.RAID] == "raid ambsace 0"
    assert TEXTS[numbers.RAID + 3 * PROVINCES + 2] == "raid blore 3"


@pytest.mark.parametrize(
    ("block", "verb"),
    [
        (numbers.PLAY, "play"),
        (numbers.ORIGIN, "origin"),
        (numbers.SHIP_OUT, "ship"),
        (numbers.MUSTER, "muster"),
        (numbers.LEVY, "levy"),
        (numbers.SPEND, "spend"),
        (numbers.SPEND_MILLED, "spend-milled"),
        (numbers.SPEND_TRADED, "spend-traded"),
        (numbers.SPEND_BOTH, "spend-both"),
        (numbers.SPEND_ANY, "spend-as-one"),
        (numbers.DISCARD, "discard-card"),
        (numbers.LAY, "lay"),
        (numbers.REMOVE, "remove-card"),
        (numbers.DRAFT, "draft-card"),
        (numbers.REVIVE, "revive"),
        (numbers.KEEP, "keep"),
    ],
)
def test_cards_have_their_keys(block: int, verb: str) -> None:
    assert TEXTS[block] == f"{verb} ambsace"
    assert TEXTS[block + IMPROVEMENT] == f"{verb} alchemist"
    starts = ["start-army", "start-army-2", "start-build", "start-market", "start-ship"]
    missing = ["start-6", "start-7", "start-8"]
    assert TEXTS[block + START : block + 77] == [f"{verb} {key}" for key in starts + missing]


def test_an_edition_with_more_starting_cards_has_words_for_them() -> None:
    edition = edition_with(('cards = ["army", "army",', 'cards = ["army", "army", "army", "ship",'))
    state = new(2, edition=edition)
    assert state.text(numbers.LAY + START + 2) == "lay start-army-3"
    assert STATE.text(numbers.LAY + START + 2) == "lay start-build"
    assert state.parse("lay start-8") == numbers.LAY + START + 7
    with pytest.raises(InputError):
        state.parse("lay start-7")


def test_the_words_of_many_editions_are_not_kept_for_ever() -> None:
    for points in range(12):
        edition = edition_with(("floor = 12", f"floor = {points}"))
        assert new(2, edition=edition).text(numbers.PASS) == "pass"
        assert len(notation.DICTIONARIES) <= notation.MOST_DICTIONARIES
    assert STATE.parse("pass") == numbers.PASS


@pytest.mark.parametrize(
    "words",
    [
        "",
        "target",
        "target  blore",
        "Target blore",
        "done ",
        "number 16",
        "trade 3",
        "raid blore 4",
        "x" * 200,
    ],
)
def test_other_words_are_told(words: str) -> None:
    with pytest.raises(InputError) as caught:
        STATE.parse(words)
    assert (caught.value.name, caught.value.facts) == ("unknown-action", {"action": words[:80]})


def test_the_steps_have_these_names() -> None:
    assert step_names() == [
        *["give-up-provinces", "choose-citadel", "take-turn", "choose-origin", "choose-target"],
        *["choose-route", "play-ships", "play-armies", "pay", "choose-garrison", "choose-withdrawal"],
        *["count-withdrawal", "dismiss-mercenaries", "choose-port", "launch-ships", "choose-recall"],
        *["count-recall", "order-pieces", "choose-draft", "lay-reserve", "choose-discards"],
        *["choose-removals", "choose-builder", "choose-site", "choose-work", "pay-extra", "take-counter"],
        *["trade-counter", "make-peace", "hire-where", "hire-how-many", "choose-raid", "choose-revival"],
        *["take-counsel", "choose-invention", "march-from", "march-to", "count-march", "stow-card"],
        *["seek-charter", "keep-charter", "choose-final-war", "carry-out", "resolve-wars"],
    ]
