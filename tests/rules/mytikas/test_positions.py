"""Text for actions and positions: what is read, how far each number may go, and what is refused and why."""

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.engine.refusals import ALLOWED
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import AREAS, GODS, SLOTS
from mythagora.games.mytikas.game import Mytikas, step_names
from tests.rules.mytikas.table import GAME, STANDARD, line, new, options, table

POSITION = """\
players 2
options choose-your-deity=0 follow-after-bonus-only=0 followers-move-down=0 offerings-over-lock=0 \
card-bonus-only=0 turn-limit=60
turn 4
first 1
active 0
happened -
ending -
asked open-turn 0 0
waiting -
builders zeus-day|hades-night
tokens 3 4 2 1
goods 2,1,0/0,0,0/0,0,0/0,0,0|4,2,0/0,1,0/0,0,0/0,0,3
built 10000000|10200000
favors 0,1,0,0|0,0,0,1|3,2,3,2
reserve 0 2
cards hera:1,ares:L4|pan:2
fresh ares
line zeus|-|demeter|hades
turned 1
locks 1
deck poseidon,dionysus,aphrodite,persephone,apollo,athena,artemis,hephaestus,hestia,hermes
dealt -|-
chosen -|-
past glimpsed=2,3 undealt=zeus seen=-|hestia open=1
"""
REST = "close-turn 0 0;follow 1 0;wrap-up 0 0"
DEALING = new(2, choose_your_deity=1).write()


def read(text: str) -> Mytikas:
    return GAME.read(text, STANDARD, fast(1))


def change(text: str, *changes: tuple[str, str]) -> str:
    for old, new_words in changes:
        assert old in text, old
        text = text.replace(old, new_words, 1)
    return text


def refused(text: str) -> tuple[str, str]:
    """The line that is amiss, and what should be there."""
    with pytest.raises(InputError) as caught:
        read(text)
    assert caught.value.name == "position"
    return caught.value.facts["line"], caught.value.facts["expected"]


def asking(question: str, waiting: str = REST, *changes: tuple[str, str]) -> str:
    """The position with another question."""
    asked = [("asked open-turn 0 0", "asked " + question), ("waiting -", "waiting " + waiting)]
    return change(POSITION, *asked, *changes)


# ------------------------------------------------------------------------------------------- actions


def test_every_action_has_a_text_of_its_own_and_is_found_again_by_it() -> None:
    state = new(3)
    texts = [state.text(action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [state.parse(text) for text in texts] == list(range(GAME.actions))


def test_actions_read_like_this() -> None:
    state = new(3)
    texts = [state.text(action) for action in range(GAME.actions)]
    goods = ["stone", "marble", "gold"]
    assert texts[:8] == ["go " + area for area in AREAS]
    assert texts[8:17] == [
        *["main", "bonus", "done", "pass"],
        *["follow zeus", "follow demeter", "follow poseidon", "follow hades", "follow offering"],
    ]
    assert texts[17:28] == [
        *["day", "night", "produce 1", "produce 2", "produce 3", "harvest 1", "harvest 2", "harvest 3"],
        *["also stone", "also marble", "also gold"],
    ]
    assert texts[28:34] == [f"move stone {way}" for way in ("1 1", "1 2", "1 3", "1 4", "2 1", "2 2")]
    assert (texts[44], texts[75]) == ("move marble 1 1", "move gold 4 4")
    assert texts[76:84] == [f"turn {good} {level}" for good in goods[:2] for level in range(1, 5)]
    assert (texts[84], texts[88], texts[99]) == (
        "build minor-city 1",
        "build small-temple 1",
        "build large-temple 4",
    )
    assert texts[100:108] == ["slot " + slot for slot in SLOTS]
    assert texts[108:112] == ["favor " + god for god in GODS]
    assert texts[112:117] == ["rob zeus 0", "rob zeus 1", "rob zeus 2", "rob zeus 3", "rob demeter 0"]
    assert texts[127:130] == ["rob hades 3", "take", "offer zeus"]
    assert texts[144:147] == ["offer hermes", "put 1", "put 2"]
    assert texts[208:213] == ["put 64", "forge 1", "forge 2", "forge 3", "forge 4"]
    assert texts[213:217] == ["change marble 1", "change gold 1", "change marble 2", "change gold 2"]
    assert texts[221:226] == ["sacrifice 3", "sacrifice 7", "give stone 1", "give marble 1", "give gold 1"]
    assert texts[226] == "give stone 2"
    assert texts[235:] == ["keep " + deity for deity in DEITIES]


@pytest.mark.parametrize("words", ["", "go", "go  zeus-day", "Go zeus-day", "done ", "put 65", "x" * 200])
def test_other_words_are_told(words: str) -> None:
    with pytest.raises(InputError) as caught:
        new(3).parse(words)
    assert (caught.value.name, caught.value.facts) == ("unknown-action", {"action": words[:80]})


def test_the_steps_have_these_names() -> None:
    assert step_names() == [
        *["choose-deity", "first-favor", "open-turn", "give", "choose-part", "choose-set", "choose-harvest"],
        *["choose-extra", "build", "choose-slot", "take-favor", "forge", "move", "serve-hades"],
        *["make-offering", "put", "wrap-up", "follow", "choose-time", "close-turn"],
    ]


# ------------------------------------------------------------------------------------------ positions


def test_a_position_survives_being_written_and_read() -> None:
    assert read(POSITION).write() == POSITION
    assert read(DEALING).write() == DEALING


def test_a_position_read_has_all_its_pieces() -> None:
    state = read(POSITION)
    assert (state.players, state.turn, state.first, state.active, state.turn_limit) == (2, 4, 1, 0, 60)
    assert [int(area) for area in state.builders][:2] == [0, 7]
    assert [int(state.goods[place]) for place in (0, 1, 12, 13, 16, 23)] == [2, 1, 4, 2, 1, 3]
    assert (state.level_of(1, 2), state.level_of(1, 0), state.level_of(0, 2)) == (2, 1, 0)
    assert (state.favor(0, 1), state.favor(1, 3), state.favors_of(4)) == (1, 1, 10)
    assert [int(number) for number in state.reserve][:2] == [0, 2]
    assert (state.on_card[4], state.on_card[10], state.on_card[12], state.locked[12]) == (1, 2, 0, 4)
    assert (state.cards[0], state.cards[1], state.fresh) == (1 << 4 | 1 << 12, 1 << 10, 1 << 12)
    assert [int(deity) for deity in state.line][:4] == [0, -1, 2, 3]
    assert (state.turned, state.locks_taken, state.depth) == (1, 1, 0)
    assert (state.glimpsed, state.undealt, state.seen[1], state.open_choices) == (0b1100, 1, 1 << 14, 2)


@pytest.mark.parametrize("place", range(5))
def test_each_option_is_read_for_itself(place: int) -> None:
    names = [word.split("=")[0] for word in POSITION.splitlines()[1].split(" ")[1:]]
    text = change(POSITION, (names[place] + "=0", names[place] + "=1"))
    state = read(text)
    assert state.write() == text
    found = [
        *[state.choose_deity, state.follow_after_bonus_only, state.followers_move_down],
        *[state.offerings_over_lock, state.card_bonus_only],
    ]
    assert [int(value) for value in found] == [int(number == place) for number in range(5)]


@pytest.mark.parametrize(("players", "variant"), [(2, 0), (2, 1), (3, 1), (4, 0)])
def test_every_position_of_a_game_survives_being_written_and_read(players: int, variant: int) -> None:
    state = new(players, choose_your_deity=variant, turn_limit=12)
    dice = fast(players)
    while not state.is_over():
        text = state.write()
        again = read(text)
        assert again.write() == text
        assert again.checksum() == state.checksum()
        seat = state.seats_to_act()[-1]
        assert options(again, seat=seat) == options(state, seat=seat)
        acts = state.legal_actions(seat)
        state.apply(seat, acts[dice.below(len(acts))])
    over = read(state.write())
    assert over.is_over()
    assert over.write() == state.write()


def test_a_position_read_rolls_the_dice_it_was_given() -> None:
    dice = fast(5)
    assert GAME.read(POSITION, STANDARD, dice).dice is dice


def test_empty_lines_and_spaces_around_lines_do_not_matter() -> None:
    assert read("\n\n" + POSITION.replace("\n", "  \n\n  ")).write() == POSITION


def test_a_position_of_endless_length_is_refused() -> None:
    longest = POSITION + " " * (20_000 - len(POSITION))
    assert read(longest).write() == POSITION
    assert refused(longest + " ") == (POSITION[:40], "at most 20000 characters")


def test_a_position_has_all_its_lines_in_their_order() -> None:
    names = ", ".join(words.split(" ")[0] for words in POSITION.splitlines())
    for text in ["", "players 2", "\n".join(POSITION.splitlines()[:23]), POSITION + "past -"]:
        assert refused(text) == (text[:40], "lines " + names)
    swapped = change(POSITION, ("turn 4\nfirst 1", "first 1\nturn 4"))
    assert refused(swapped) == ("first 1", "`turn …`")


def test_a_long_line_is_cut_in_the_complaint() -> None:
    words, expected = refused(change(POSITION, ("turn 4", "turn " + "9" * 200)))
    assert words == "turn " + "9" * 75
    assert expected == "a whole number from 0 to 100000 instead of '99999999999999999999'"
    _, expected = refused(change(POSITION, ("fresh ares", "fresh " + "y" * 30)))
    assert expected == "one of " + ", ".join(DEITIES) + " instead of 'yyyyyyyyyyyyyyyyyyyy'"


@pytest.mark.parametrize(
    ("old", "most"),
    [
        ("turn-limit=60", "turn-limit=100000"),
        ("turn-limit=60", "turn-limit=0"),
        ("turn 4", "turn 100000"),
        ("turn 4", "turn 0"),
        ("first 1", "first 0"),
        ("happened -", "happened demeter,hades,main,bonus"),
        ("ending -", "ending levels,locks,built"),
        ("tokens 3 4 2 1", "tokens 6 6 6 6"),
        ("tokens 3 4 2 1", "tokens 0 0 0 0"),
        ("goods 2,1,0/0", "goods 100000,1,0/100000"),
        ("reserve 0 2", "reserve 100000 100000"),
        ("built 10000000", "built 14444444"),
        ("favors 0,1,0,0|0,0,0,1|3,2,3,2", "favors 3,0,0,0|0,3,0,0|0,0,3,3"),
        ("hera:1", "hera:100000"),
        ("turned 1", "turned 0"),
        ("builders zeus-day|hades-night", "builders -|zeus-day"),
        ("builders zeus-day|hades-night", "builders zeus-day|-"),
        ("builders zeus-day|hades-night", "builders -|-"),
        ("builders zeus-day|hades-night", "builders demeter-day|zeus-night"),
        ("builders zeus-day|hades-night", "builders zeus-night|demeter-day"),
        ("builders zeus-day|hades-night", "builders demeter-night|hades-day"),
        ("glimpsed=2,3", "glimpsed=1,3"),
        ("open=1", "open=0,1"),
        ("dealt -|-", "dealt poseidon|apollo"),
        ("asked open-turn 0 0", "asked open-turn 0 1023"),
    ],
)
def test_numbers_may_go_as_far_as_this(old: str, most: str) -> None:
    text = change(POSITION, (old, most))
    assert read(text).write() == text


def test_nine_digits_are_a_number() -> None:
    assert read(change(POSITION, ("turn 4", "turn 000000004"))).turn == 4


def test_a_word_said_twice_counts_once() -> None:
    twice = change(POSITION, ("glimpsed=2,3", "glimpsed=2,3,2"), ("fresh ares", "fresh ares,ares"))
    assert read(twice).write() == POSITION


OF_AREAS = "one of " + ", ".join(AREAS)
OF_DEITIES = "one of " + ", ".join(DEITIES)
OWN_AREA = "every builder in an area of its own"
FROM_0 = "a whole number from 0 to "
WRONG: list[tuple[str, str, str, str]] = [
    ("players 2", "players 1", "players", "a whole number from 2 to 4 instead of '1'"),
    ("players 2", "players 5", "players", "a whole number from 2 to 4 instead of '5'"),
    ("players 2", "seats 2", "seats 2", "`players …`"),
    ("players 2", "players", "players", "a whole number from 2 to 4 instead of ''"),
    ("choose-your-deity=0", "choose-your-deity=2", "options", FROM_0 + "1 instead of '2'"),
    ("card-bonus-only=0", "card-bonus-only=2", "options", FROM_0 + "1 instead of '2'"),
    ("card-bonus-only=0", "card-bonus=0", "options", "`card-bonus-only=…`"),
    ("turn-limit=60", "turn-limit=100001", "options", FROM_0 + "100000 instead of '100001'"),
    ("turn-limit=60", "turn-limit=-1", "options", FROM_0 + "100000 instead of '-1'"),
    ("turn 4", "turn 100001", "turn", FROM_0 + "100000 instead of '100001'"),
    ("turn 4", "turn four", "turn", FROM_0 + "100000 instead of 'four'"),
    ("turn 4", "turn ٤", "turn", FROM_0 + "100000 instead of '٤'"),
    ("turn 4", "turn 0000000004", "turn", FROM_0 + "100000 instead of '0000000004'"),
    ("first 1", "first 2", "first", FROM_0 + "1 instead of '2'"),
    ("active 0", "active 2", "active", FROM_0 + "1 instead of '2'"),
    ("happened -", "happened all", "happened", "one of demeter, hades, main, bonus instead of 'all'"),
    ("ending -", "ending all", "ending", "one of levels, locks, built instead of 'all'"),
    ("zeus-day|hades-night", "zeus-day", "builders", "2 parts with '|' between them"),
    ("zeus-day|hades-night", "zeus|-", "builders", OF_AREAS + " instead of 'zeus'"),
    ("zeus-day|hades-night", "zeus-day|zeus-day", "builders", OWN_AREA),
    ("zeus-day|hades-night", "hades-night|hades-night", "builders", OWN_AREA),
    ("zeus-day|hades-night", "zeus-night|zeus-day", "builders", OWN_AREA),
    ("zeus-day|hades-night", "demeter-day|demeter-night", "builders", OWN_AREA),
    ("zeus-day|hades-night", "poseidon-day|poseidon-night", "builders", OWN_AREA),
    ("zeus-day|hades-night", "hades-day|hades-night", "builders", OWN_AREA),
    ("tokens 3 4 2 1", "tokens 7 4 2 1", "tokens", FROM_0 + "6 instead of '7'"),
    ("tokens 3 4 2 1", "tokens 3 4 2", "tokens", "4 parts with ' ' between them"),
    ("goods 2,1,0/0", "goods 2,1,0/100001", "goods", FROM_0 + "100000 instead of '100001'"),
    ("goods 2,1,0/", "goods 2,1,0/0,0,0/", "goods", "4 parts with '/' between them"),
    ("goods 2,1,0/", "goods 2,1/", "goods", "3 parts with ',' between them"),
    ("0,0,3\n", "0,0,3|0\n", "goods", "2 parts with '|' between them"),
    ("built 1000000", "built 100000", "built", "8 levels for each player"),
    ("built 1000000", "built 10000000", "built", "8 levels for each player"),
    ("built 10000000", "built 15000000", "built", FROM_0 + "4 instead of '5'"),
    ("built 10000000", "built 00000000", "built", "the first minor city on level 1"),
    ("|10200000", "|20000000", "built", "the first minor city on level 1"),
    ("favors 0,1,0,0", "favors 5,1,0,0", "favors", FROM_0 + "4 instead of '5'"),
    ("favors 0,1,0,0", "favors 1,1,0,0", "favors", "3 Favors of each god"),
    ("|3,2,3,2", "|3,2,3,1", "favors", "3 Favors of each god"),
    ("|3,2,3,2", "", "favors", "3 parts with '|' between them"),
    ("reserve 0 2", "reserve 0 100001", "reserve", FROM_0 + "100000 instead of '100001'"),
    ("reserve 0 2", "reserve 0", "reserve", "2 parts with ' ' between them"),
    ("hera:1", "hera:0", "cards", "a whole number from 1 to 100000 instead of '0'"),
    ("hera:1", "hera", "cards", "a whole number from 1 to 100000 instead of ''"),
    ("hera:1", "hera:100001", "cards", "a whole number from 1 to 100000 instead of '100001'"),
    ("ares:L4", "ares:L0", "cards", "a whole number from 1 to 99 instead of '0'"),
    ("ares:L4", "ares:L100", "cards", "a whole number from 1 to 99 instead of '100'"),
    ("hera:1", "eros:1", "cards", OF_DEITIES + " instead of 'eros'"),
    ("hera:1,", "hera:1,hera:1,", "cards", "each card once"),
    ("|pan:2", "|hera:2", "cards", "each card once"),
    ("fresh ares", "fresh eros", "fresh", OF_DEITIES + " instead of 'eros'"),
    ("line zeus|", "line eros|", "line", OF_DEITIES + " instead of 'eros'"),
    ("line zeus|", "line ", "line", "4 parts with '|' between them"),
    ("turned 1", "turned 4", "turned", FROM_0 + "3 instead of '4'"),
    ("locks 1", "locks 5", "locks", FROM_0 + "4 instead of '5'"),
    ("deck poseidon", "deck eros", "deck", OF_DEITIES + " instead of 'eros'"),
    ("dealt -|-", "dealt -", "dealt", "2 parts with '|' between them"),
    ("dealt -|-", "dealt eros|-", "dealt", OF_DEITIES + " instead of 'eros'"),
    ("chosen -|-", "chosen -|-|-", "chosen", "2 parts with '|' between them"),
    ("past glimpsed=2,3", "past glimpsed=0", "past", "a whole number from 1 to 3 instead of '0'"),
    ("past glimpsed=2,3", "past glimpsed=4", "past", "a whole number from 1 to 3 instead of '4'"),
    ("undealt=zeus", "undealt=eros", "past", OF_DEITIES + " instead of 'eros'"),
    ("undealt=zeus", "dealt=zeus", "past", "`undealt=…`"),
    ("seen=-|hestia", "seen=-", "past", "2 parts with '|' between them"),
    (" open=1", " open=2", "past", FROM_0 + "1 instead of '2'"),
    (" open=1", "", "past", "4 parts with ' ' between them"),
    ("asked open-turn 0 0", "asked open-turn 0", "asked", "3 parts with ' ' between them"),
    ("asked open-turn 0 0", "asked open-turn - 0", "asked", "a seat that is asked"),
    ("asked open-turn 0 0", "asked open-turn 2 0", "asked", FROM_0 + "1 instead of '2'"),
    ("asked open-turn 0 0", "asked open-turn 0 1024", "asked", FROM_0 + "1023 instead of '1024'"),
    ("asked open-turn 0 0", "asked open-turn 0,1 0", "asked", "a question to one seat"),
    ("line zeus|-", "line zeus|poseidon", "deck", "each of the 16 cards in one place"),
    ("deck poseidon,", "deck ", "deck", "each of the 16 cards in one place"),
    ("deck poseidon,", "deck hera,", "deck", "each of the 16 cards in one place"),
    ("deck poseidon,", "deck poseidon,hera,", "deck", "each of the 16 cards in one place"),
    ("deck poseidon,", "deck poseidon,pan,", "deck", "each of the 16 cards in one place"),
    ("dealt -|-", "dealt zeus|-", "deck", "the cards declined in the deck"),
    ("dealt -|-", "dealt -|hera", "deck", "the cards declined in the deck"),
    ("chosen -|-", "chosen -|poseidon", "deck", "a choice among the cards dealt"),
    ("locks 1", "locks 0", "locks", "as many locks taken as lie on cards"),
    ("locks 1", "locks 2", "locks", "as many locks taken as lie on cards"),
    ("turned 1", "turned 2", "locks", "as many locks taken as lie on cards"),
    ("ares:L4", "ares:L5", "locks", "the locks of the edition, from the lowest"),
    ("ares:L4", "ares:L99", "locks", "the locks of the edition, from the lowest"),
]


@pytest.mark.parametrize(
    ("old", "bad", "where", "expected"), WRONG, ids=[f"{one[2]} {one[1]}" for one in WRONG]
)
def test_what_is_wrong_is_told_with_its_line(old: str, bad: str, where: str, expected: str) -> None:
    words, found = refused(change(POSITION, (old, bad)))
    assert found == expected
    assert words.split(" ")[0] == where.split(" ")[0]


def test_the_options_are_all_named() -> None:
    words, expected = refused(change(POSITION, (" turn-limit=60", "")))
    assert words.startswith("options ")
    assert expected == (
        "the options choose-your-deity, follow-after-bonus-only, followers-move-down, "
        "offerings-over-lock, card-bonus-only, turn-limit"
    )


def test_with_three_both_areas_of_a_god_may_be_taken() -> None:
    text = table(3, builders={0: "zeus-day", 1: "zeus-night", 2: "hades-day"}).write()
    assert read(text).write() == text
    for bad in ("zeus-day|zeus-night|zeus-day", "zeus-night|hades-day|hades-day", "-|zeus-day|zeus-day"):
        assert refused(change(text, ("zeus-day|zeus-night|hades-day", bad)))[1] == OWN_AREA


def test_with_four_there_are_four_favors_of_each_god() -> None:
    text = table(4, favors={1: "zeus zeus zeus zeus"}).write()
    assert line(read(text), "favors").split("|")[1] == "4,0,0,0"
    assert refused(change(text, ("|4,0,0,0|", "|3,0,0,0|")))[1] == "4 Favors of each god"


def test_all_locks_may_be_taken() -> None:
    held = {0: "hera:L4 ares:L5", 1: "pan:L5 zeus:L6"}
    text = table(2, cards=held, locks=4, turned=3).write()
    assert read(text).write() == text
    for bad in ("zeus:L7", "zeus:L4", "zeus:L5"):
        assert refused(change(text, ("zeus:L6", bad))) == (
            "locks 4",
            "the locks of the edition, from the lowest",
        )


def test_cards_in_hands_alone_end_the_choosing() -> None:
    """The line is empty, so a card dealt and declined is looked for in the deck."""
    whole = change(
        POSITION,
        ("line zeus|-|demeter|hades", "line -|-|-|-"),
        ("deck poseidon", "deck zeus,poseidon,demeter,hades"),
        ("dealt -|-", "dealt zeus|-"),
    )
    assert line(read(whole), "line") == "-|-|-|-"
    assert refused(change(whole, ("dealt zeus|-", "dealt pan|-")))[1] == "the cards declined in the deck"
    second = change(whole, ("hera:1,ares:L4|pan:2", "-|hera:1,ares:L4,pan:2"))
    assert line(read(second), "cards").startswith("-|")


# ------------------------------------------------------------------------------------------ questions


@pytest.mark.parametrize(
    ("question", "waiting"),
    [
        ("open-turn 0 0", "-"),
        ("first-favor 1 0", "open-turn 0 0"),
        ("first-favor 0 0", "open-turn 0 0;first-favor 1 0"),
        ("give 0 17", "open-turn 0 0"),
        ("give 0 19", "open-turn 0 0"),
        ("choose-part 0 0", REST),
        ("choose-set 0 0", REST),
        ("choose-set 1 2", REST),
        ("choose-harvest 1 0", REST),
        ("choose-extra 0 1", REST),
        ("choose-extra 0 7", REST),
        ("choose-slot 0 0", REST),
        ("choose-slot 0 15", REST),
        ("take-favor 1 0", REST),
        ("forge 0 0", REST),
        ("move 0 1", REST),
        ("move 0 15", REST),
        ("move 0 127", REST),
        ("move 1 17", REST),
        ("serve-hades 1 0", REST),
        ("make-offering 1 0", REST),
        ("put 1 0", REST),
        ("wrap-up 0 0", "close-turn 0 0;follow 1 0"),
        ("follow 1 0", "close-turn 0 0"),
        ("choose-time 1 0", "close-turn 0 0"),
        ("wrap-up 0 0", "close-turn 0 0" + ";wrap-up 0 0" * 9),
        ("-", "-"),
    ],
)
def test_questions_that_can_be_asked(question: str, waiting: str) -> None:
    text = asking(question, waiting)
    state = read(text)
    assert state.write() == text
    assert state.is_over() == (question == "-")


@pytest.mark.parametrize("area", ["zeus-night", "demeter-night"])
def test_building_is_asked_where_something_is_built(area: str) -> None:
    rich = ("goods 2,1,0/", "goods 9,9,9/")
    text = asking(f"build 0 {AREAS.index(area)}", REST, rich, ("builders zeus-day", "builders " + area))
    state = read(text)
    assert state.write() == text
    built = {words.split(" ")[1] for words in options(state, "build")}
    cities = {"minor-city", "major-city"}
    assert built == (cities if area == "demeter-night" else {"small-temple", "large-temple"})
    for other in range(8):
        if other not in (1, 3):
            bad = asking(f"build 0 {other}", REST, rich)
            assert refused(bad) == (f"asked build 0 {other}", "an area where something is built")


RIGHT_SEAT = "a question to the seat whose turn it is, or to one that follows"
BUILDER = "the builder of the active seat in an area"
BELOW = "the end of a turn, or the first turn, below all others"
MOVES = "moves that are left, from 1 to 127 with their sort"
KINDS = "kinds of resources, from 1 to 7"
GIVEN = "resources that can be given"


@pytest.mark.parametrize(
    ("question", "waiting", "where", "expected"),
    [
        ("open-turn 1 0", "-", "asked", RIGHT_SEAT),
        ("choose-part 1 0", REST, "asked", RIGHT_SEAT),
        ("wrap-up 1 0", REST, "asked", RIGHT_SEAT),
        ("follow 0 0", REST, "asked", RIGHT_SEAT),
        ("wrap-up 0 0", "close-turn 1 0", "waiting", RIGHT_SEAT),
        ("wrap-up 0 0", "close-turn 0 0;follow 0 0", "waiting", RIGHT_SEAT),
        ("wrap-up 0 0", "close-turn 0 0;wrap-up 1 0", "waiting", RIGHT_SEAT),
        ("first-favor 0 0", "open-turn 1 0", "waiting", RIGHT_SEAT),
        ("take-favor 0,1 0", REST, "asked", "a question to one seat"),
        ("choose-set 0 1", REST, "asked", "a city that is built"),
        ("choose-set 1 1", REST, "asked", "a city that is built"),
        ("choose-set 0 8", REST, "asked", "a city that is built"),
        ("choose-set 0 1023", REST, "asked", "a city that is built"),
        ("choose-slot 0 16", REST, "asked", "a number below 16"),
        ("put 1 16", REST, "asked", "a number below 16"),
        ("choose-extra 0 0", REST, "asked", KINDS),
        ("choose-extra 0 8", REST, "asked", KINDS),
        ("move 0 0", REST, "asked", MOVES),
        ("move 0 16", REST, "asked", MOVES),
        ("move 0 112", REST, "asked", MOVES),
        ("move 0 129", REST, "asked", MOVES),
        ("move 0 128", REST, "asked", MOVES),
        ("give 0 0", "open-turn 0 0", "asked", GIVEN),
        ("give 0 16", "open-turn 0 0", "asked", GIVEN),
        ("give 0 4", "open-turn 0 0", "asked", GIVEN),
        ("give 0 20", "open-turn 0 0", "asked", GIVEN),
        ("close-turn 0 0", "close-turn 0 0", "asked", "a question that a seat can answer"),
        ("wrap-up 0 0", "-", "asked", "the rest of the turn waiting"),
        ("follow 1 0", "-", "asked", "the rest of the turn waiting"),
        ("-", REST, "asked", "nothing waiting when the game is over"),
        ("wrap-up 0 0", "follow 1 0", "waiting", BELOW),
        ("wrap-up 0 0", "wrap-up 0 0;close-turn 0 0", "waiting", BELOW),
        ("wrap-up 0 0", "close-turn 0 0" + ";wrap-up 0 0" * 10, "waiting", "fewer questions waiting"),
        ("nonsense 0 0", "-", "asked", "one of " + ", ".join(step_names()) + " instead of 'nonsense'"),
        ("choose-slot 1 8", REST, "asked", "a question with an answer"),
        ("put 0 0", REST, "asked", "a question with an answer"),
    ],
)
def test_questions_that_cannot_be_asked(question: str, waiting: str, where: str, expected: str) -> None:
    full = ("|10200000", "|10200440")  # seat 1 has no major city left to build
    words, found = refused(asking(question, waiting, full))
    assert found == expected
    assert words.startswith(f"{where} {question if where == 'asked' else waiting}"[:80])


@pytest.mark.parametrize(
    "question", ["choose-part 0 0", "choose-set 0 0", "move 0 1", "wrap-up 0 0", "follow 1 0", "forge 0 0"]
)
def test_a_turn_under_way_has_its_builder_somewhere(question: str) -> None:
    nowhere = ("builders zeus-day|hades-night", "builders -|hades-night")
    waiting = "close-turn 0 0"
    assert refused(asking(question, waiting, nowhere))[1] == BUILDER
    assert refused(asking("give 0 1", waiting, nowhere)) == ("waiting close-turn 0 0", BUILDER)
    for early in ("give 0 1", "first-favor 1 0"):
        assert read(asking(early, "open-turn 0 0", nowhere)).builders[0] == -1


def test_only_the_builder_of_the_active_seat_matters() -> None:
    text = asking("wrap-up 0 0", REST, ("builders zeus-day|hades-night", "builders zeus-day|-"))
    assert read(text).write() == text


def test_while_choosing_those_are_asked_who_have_not_chosen() -> None:
    expected = "two cards dealt to each, and those asked who have not chosen"
    hands = [hand.split(",") for hand in line(read(DEALING), "dealt").split("|")]
    whole = line(read(DEALING), "dealt")
    for seat in (0, 1):
        chosen = ["-", "-"]
        chosen[seat] = hands[seat][1]
        kept = ("chosen -|-", "chosen " + "|".join(chosen))
        good = change(DEALING, kept, ("choose-deity 0,1 0", f"choose-deity {1 - seat} 0"))
        assert read(good).write() == good
        assert read(good).seats_to_act() == [1 - seat]
        assert refused(change(DEALING, kept)) == ("asked choose-deity 0,1 0", expected)
        other = change(good, (kept[1], kept[1].replace(hands[seat][1], hands[1 - seat][0])))
        words, found = refused(other)
        assert (words.split(" ")[0], found) == ("deck", "a choice among the cards dealt")
        unasked = change(DEALING, ("choose-deity 0,1 0", f"choose-deity {seat} 0"))
        assert refused(unasked) == (f"asked choose-deity {seat} 0", expected)
    for bad in (f"{hands[0][0]}|{','.join(hands[1])}", f"{','.join(hands[0])}|{hands[1][0]}"):
        assert refused(change(DEALING, (whole, bad)))[1] == expected
    three = change(DEALING, (f"dealt {whole}", f"dealt {whole},hera"))
    assert refused(three)[1] == expected
    waiting = change(DEALING, ("waiting -", "waiting choose-deity 0,1 0"))
    assert refused(waiting) == ("waiting choose-deity 0,1 0", BELOW)


def test_cards_dealt_are_not_in_the_deck_while_choosing() -> None:
    first = line(read(DEALING), "dealt").split(",")[0]
    bad = change(DEALING, ("deck ", f"deck {first},"))
    words, found = refused(bad)
    assert (words.split(" ")[0], found) == ("deck", "each of the 16 cards in one place")


def test_a_choice_not_made_is_not_open() -> None:
    """What was known of a choice in moves taken back holds only for the same choice."""
    hands = [hand.split(",") for hand in line(read(DEALING), "dealt").split("|")]
    before = read(DEALING)
    before.recall(read(change(DEALING, ("open=-", "open=0,1"))))
    assert line(before, "past").endswith(" open=-")
    asked = ("choose-deity 0,1 0", "choose-deity 1 0")
    for kept, is_open in ((0, True), (1, False)):
        chosen = change(DEALING, asked, ("chosen -", "chosen " + hands[0][0]))
        later = change(DEALING, asked, ("chosen -", "chosen " + hands[0][kept]), ("open=-", "open=0,1"))
        state = read(chosen)
        state.recall(read(later))
        assert line(state, "past").endswith(" open=0" if is_open else " open=-")


# ------------------------------------------------------------------------------------------- the state

FULL = change(
    POSITION,
    ("deity=0", "deity=1"),
    ("follow-after-bonus-only=0", "follow-after-bonus-only=1"),
    ("followers-move-down=0", "followers-move-down=1"),
    ("offerings-over-lock=0", "offerings-over-lock=1"),
    ("card-bonus-only=0", "card-bonus-only=1"),
    ("active 0", "active 1"),
    ("happened -", "happened demeter,main"),
    ("ending -", "ending levels"),
    ("asked open-turn 0 0", "asked wrap-up 1 0"),
    ("waiting -", "waiting close-turn 1 0;follow 0 0"),
    ("dealt -|-", "dealt dionysus|hestia"),
    ("chosen -|-", "chosen dionysus|-"),
)


def test_a_clone_has_all_the_pieces_and_shares_none_that_change() -> None:
    state = read(FULL)
    twin = state.clone()
    assert twin.write() == FULL
    assert twin.checksum() == state.checksum()
    assert twin.edition is state.edition
    twin.builders[0] = 3
    twin.goods[0] += 1
    twin.favors[0] += 1
    twin.reserve[0] += 1
    twin.on_card[4] += 1
    assert state.write() == FULL
    again = read(POSITION)
    other = again.clone()
    other.apply(0, other.parse("go demeter-day"))
    assert again.write() == POSITION


@pytest.mark.parametrize(
    ("old", "changed"),
    [
        ("turn 4", "turn 5"),
        ("first 1", "first 0"),
        ("happened demeter,main", "happened demeter"),
        ("ending levels", "ending locks"),
        ("asked wrap-up 1 0", "asked wrap-up 1 1"),
        ("follow 0 0", "follow 0 1"),
        (";follow 0 0", ""),
        ("builders zeus-day", "builders zeus-night"),
        ("tokens 3", "tokens 2"),
        ("goods 2", "goods 1"),
        ("0,0,3\n", "0,0,2\n"),
        ("built 10000000", "built 10000001"),
        ("favors 0,1,0,0|0,0,0,1|3,2,3,2", "favors 0,0,0,0|0,1,0,1|3,2,3,2"),
        ("reserve 0 2", "reserve 0 1"),
        ("hera:1", "hera:2"),
        ("hera:1,ares:L4|pan:2", "ares:L4|hera:1,pan:2"),
        ("fresh ares", "fresh -"),
        ("line zeus|-|demeter", "line demeter|-|zeus"),
        ("turned 1", "turned 0"),
        ("dealt dionysus|hestia", "dealt dionysus|hermes"),
        ("chosen dionysus|-", "chosen -|-"),
        ("glimpsed=2,3", "glimpsed=2"),
        ("undealt=zeus", "undealt=-"),
        ("seen=-|hestia", "seen=-|-"),
        ("open=1", "open=-"),
    ],
)
def test_the_checksum_covers_every_piece(old: str, changed: str) -> None:
    assert read(change(FULL, (old, changed))).checksum() != read(FULL).checksum()


def test_the_checksum_leaves_out_what_was_chosen_before_the_game() -> None:
    assert read(change(FULL, ("turn-limit=60", "turn-limit=61"))).checksum() == read(FULL).checksum()


def test_numbers_that_are_no_answers_are_refused() -> None:
    state = read(POSITION)
    names = [state.refusal(0, action).name for action in (-1, GAME.actions)]
    assert names == ["no-such-action", "no-such-action"]
    assert state.refusal(0, GAME.actions - 1).name != "no-such-action"
    assert state.refusal(0, state.parse("go demeter-day")) is ALLOWED
    assert state.refusal(1, state.parse("go demeter-day")).name == "not-your-turn"
    over = read(asking("-", "-"))
    for action in (-1, 0, GAME.actions):
        assert over.refusal(0, action).name == "game-is-over"


def test_how_a_game_ended() -> None:
    assert read(POSITION).endings() == []
    assert read(FULL).endings() == []  # the turn is still being finished
    assert read(asking("-", "-")).endings() == ["turn-limit"]
    for words, causes in [
        ("levels", ["levels-full"]),
        ("locks", ["locks-gone"]),
        ("built", ["all-built"]),
        ("levels,built", ["levels-full", "all-built"]),
    ]:
        assert read(asking("-", "-", ("ending -", "ending " + words))).endings() == causes
    assert read(POSITION).turns() == 4


def test_what_the_game_says_of_itself() -> None:
    assert (GAME.name, GAME.title, GAME.designer) == ("mytikas", "Mytikas", "Augusto Rocha")
    assert (GAME.fewest, GAME.most, GAME.actions, GAME.editions()) == (2, 4, 251, ["standard"])
    found = [(one.name, one.rule, one.least, one.most, one.usual) for one in GAME.options()]
    assert found == [
        ("choose-your-deity", "MK-S5", 0, 1, 0),
        ("follow-after-bonus-only", "MK-T4", 0, 1, 0),
        ("followers-move-down", "MK-T6", 0, 1, 0),
        ("offerings-over-lock", "MK-O3", 0, 1, 0),
        ("card-bonus-only", "MK-D19", 0, 1, 0),
        ("turn-limit", "MK-E1", 0, 100_000, 0),
    ]
    assert [one.among_bots for one in GAME.options()][-1] == 1000


def test_a_new_game_has_its_options() -> None:
    chosen = {one.name: 1 for one in GAME.options()}
    for name in chosen:
        state = GAME.new(2, {name: 1}, STANDARD, bytes(32))
        words = [f"{one}={int(one == name)}" for one in chosen]
        assert line(state, "options") == " ".join(words)


# ------------------------------------------------------------------------------------ moves taken back


def past_after(state: Mytikas, later: Mytikas) -> str:
    """What is remembered once the moves up to `later` were taken back; doing it twice adds nothing."""
    state.recall(later)
    once = line(state, "past")
    state.recall(later)
    assert line(state, "past") == once
    return once


def test_what_was_seen_in_moves_taken_back_is_added_to_what_was_seen_before() -> None:
    before = change(POSITION, ("turned 1", "turned 0"), ("glimpsed=2,3", "glimpsed=2"))
    assert past_after(read(before), read(before)) == "glimpsed=2 undealt=zeus seen=-|hestia open=1"
    blank = change(before, ("glimpsed=2 undealt=zeus seen=-|hestia", "glimpsed=- undealt=- seen=-|-"))
    assert past_after(read(blank), read(blank)) == "glimpsed=- undealt=- seen=-|- open=1"
    turned = change(blank, ("turned 0", "turned 1"))
    assert past_after(read(blank), read(turned)) == "glimpsed=1 undealt=- seen=-|- open=1"
    assert past_after(read(turned), read(turned)) == "glimpsed=- undealt=- seen=-|- open=1"
    assert past_after(read(before), read(turned)) == "glimpsed=1,2 undealt=zeus seen=-|hestia open=1"
    more = change(POSITION, ("undealt=zeus seen=-|hestia", "undealt=hades seen=hera|hermes"))
    assert past_after(read(before), read(more)) == (
        "glimpsed=1,2,3 undealt=zeus,hades seen=hera|hestia,hermes open=1"
    )


def test_a_choice_known_stays_known_while_choosing() -> None:
    hands = [hand.split(",") for hand in line(read(DEALING), "dealt").split("|")]
    asked = ("choose-deity 0,1 0", "choose-deity 1 0")
    known = change(DEALING, asked, ("chosen -", "chosen " + hands[0][0]), ("open=-", "open=0"))
    assert past_after(read(known), read(known)).endswith(" open=0")
    unknown = change(known, ("open=0", "open=-"))
    assert past_after(read(unknown), read(unknown)).endswith(" open=-")
    assert past_after(read(known), read(unknown)).endswith(" open=0")


def test_the_cards_shown_are_remembered_when_the_choosing_comes_back() -> None:
    dealing = read(DEALING)
    hands = [hand.split(",") for hand in line(dealing, "dealt").split("|")]
    dealing.apply(0, dealing.parse("keep " + hands[0][0]))
    later = dealing.clone()
    later.apply(1, later.parse("keep " + hands[1][1]))
    first = line(later, "line").split("|")[0]
    seen = f"undealt={first} seen={hands[0][0]}|{hands[1][1]}"
    assert past_after(dealing, later) == f"glimpsed=- {seen} open=0"
    assert past_after(read(DEALING), later) == f"glimpsed=- {seen} open=-"
