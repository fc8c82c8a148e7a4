"""Text for actions and positions."""

import re

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.games.mythe.game import Mythe, step_names
from mythagora.games.mythe.past import Glimpse, Turn
from tests.rules.mythe.table import GAME, STANDARD, line, new, options, play, table

POSITION = """\
players 3
options only-drawn=1 turn-limit=60
turn 4
active 1
asked give-to 1 sword
spaces 2 0 5
hands bread,campfire|sword,ferry,signpost|tunnel,dead-end,ambush,rockfall,mousetrap
gifts fairy||shield
drawn sword<2,shield<2,fairy<0
shown -
points 8
winner -
past 0 drew dead-end<1,ambush<2 showed fairy gave dead-end>2,ambush>2
past seen bread in 0 by 0,2
"""


def read(text: str) -> Mythe:
    return GAME.read(text, STANDARD, fast(1))


def complaint(*changes: tuple[str, str]) -> dict[str, str]:
    """What is said of the position with these changes."""
    text = POSITION
    for old, new_words in changes:
        assert old in text, old
        text = text.replace(old, new_words, 1)
    with pytest.raises(InputError) as caught:
        read(text)
    assert caught.value.name == "position"
    return caught.value.facts


# ------------------------------------------------------------------------------------------- actions


def test_every_action_has_a_text_of_its_own_and_is_found_again_by_it() -> None:
    for players in (2, 3, 5):
        state = new(players)
        texts = [state.text(action) for action in range(GAME.actions)]
        assert len(set(texts)) == GAME.actions
        assert [state.parse(text) for text in texts] == list(range(GAME.actions))


def test_actions_read_like_this() -> None:
    state = new(3)
    keys = STANDARD.keys
    assert [state.text(action) for action in range(12)] == [
        "draw 0",
        "draw 1",
        "draw 2",
        "draw 3",
        "draw 4",
        "stop",
        "done",
        "to 0",
        "to 1",
        "to 2",
        "to 3",
        "to 4",
    ]
    assert [state.text(action) for action in range(12, 28)] == [f"declare {key}" for key in keys]
    assert [state.text(action) for action in range(28, 44)] == [f"give {key}" for key in keys]


@pytest.mark.parametrize(
    "words", ["", "draw", "draw 5", "draw  1", "Draw 1", "draw 1 ", "give", "give cheese", "to -1", "x" * 200]
)
def test_other_words_are_told(words: str) -> None:
    with pytest.raises(InputError) as caught:
        new(3).parse(words)
    assert caught.value.name == "unknown-action"
    assert caught.value.facts == {"action": words[:80]}


def test_with_two_the_third_pile_has_a_name_and_no_number() -> None:
    with pytest.raises(InputError):
        new(2).parse("draw 2")
    with pytest.raises(InputError):
        new(3).parse("draw neutral")


# ------------------------------------------------------------------------------------------ positions


def test_a_position_survives_being_written_and_read() -> None:
    assert read(POSITION).write() == POSITION


def test_a_position_read_has_all_its_pieces() -> None:
    state = read(POSITION)
    assert (state.players, state.piles, state.only_drawn, state.turn_limit) == (3, 3, 1, 60)
    assert (state.turn, state.active, state.points, state.winner, state.shown) == (4, 1, 8, -1, 0)
    assert state.to_act() == 1
    assert options(state) == ["to 0", "to 2"]
    assert [int(space) for space in state.spaces] == [2, 0, 5]
    glimpse = state.past
    assert isinstance(glimpse, Glimpse)
    assert (glimpse.pile, glimpse.cards, glimpse.knows) == (0, 1 << 6, 0b101)
    turn = glimpse.before
    assert isinstance(turn, Turn)
    assert (turn.giver, turn.drawn, turn.shown) == (0, 1 << 8 | 1 << 9, 1 << 2)
    assert (turn.sources, turn.gifts) == (2 << 24 | 3 << 27, 3 << 24 | 3 << 27)
    assert turn.before is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_survives_being_written_and_read(players: int) -> None:
    state = new(players, turn_limit=12)
    dice = fast(players)
    while not state.is_over():
        text = state.write()
        again = read(text)
        assert again.write() == text
        assert again.checksum() == state.checksum()
        assert options(again) == options(state)
        acts = state.legal_actions(state.to_act())
        state.apply(state.to_act(), acts[dice.below(len(acts))])
    assert read(state.write()).write() == state.write()


def test_a_won_game_survives_too() -> None:
    state = table("fairy|campfire|...", spaces="15 3 0")
    play(state, "declare fairy", "draw 1", "stop")
    assert line(state, "winner") == "0"
    assert line(state, "asked") == "-"
    again = read(state.write())
    assert again.is_over()
    assert again.winner == 0
    assert again.write() == state.write()


def test_the_steps_have_these_names() -> None:
    assert step_names() == ["open-turn", "first-draw", "draw-on", "give-card", "give-to"]


def test_empty_lines_and_spaces_around_lines_do_not_matter() -> None:
    loose = "\n\n" + POSITION.replace("\n", "  \n\n  ")
    assert read(loose).write() == POSITION


def test_a_glimpse_of_nothing_survives() -> None:
    text = POSITION.replace("past seen bread in 0 by 0,2", "past seen  in 0 by 1")
    assert read(text).write() == text


def test_the_largest_numbers_are_read() -> None:
    for limit, turn in [("100000", "99999"), ("0", "100000")]:
        text = POSITION.replace("turn-limit=60", f"turn-limit={limit}").replace("turn 4", f"turn {turn}")
        assert read(text).write() == text


A_QUESTION = "a question of open-turn, first-draw, draw-on, give-card, give-to, and the active seat"
OF_THE_HAND = "a card of the giver's hand after `give-to`"
A_PAST = "`past SEAT drew … showed … gave …` or `past seen … in PILE by SEATS`"
WRONG: list[tuple[str, str, str, str]] = [
    ("players 3", "players 1", "players 1", "a whole number from 2 to 5 instead of '1'"),
    ("players 3", "players 6", "players 6", "a whole number from 2 to 5 instead of '6'"),
    ("players 3", "seats 3", "seats 3", "`players …`"),
    ("players 3", "players", "players", "a whole number from 2 to 5 instead of ''"),
    ("only-drawn=1", "only-drawn=2", "options", "a whole number from 0 to 1 instead of '2'"),
    ("only-drawn=1", "drawn=1", "options", "`only-drawn=…`"),
    (" turn-limit=60", "", "options", "`turn-limit=…`"),
    ("turn-limit=60", "turn-limit=100001", "options", "a whole number from 0 to 100000 instead of '100001'"),
    ("turn-limit=60", "turn-limit=-1", "options", "a whole number from 0 to 100000 instead of '-1'"),
    ("turn 4", "turn 100001", "turn", "a whole number from 0 to 100000 instead of '100001'"),
    ("turn 4", "turn four", "turn", "a whole number from 0 to 100000 instead of 'four'"),
    ("turn 4", "turn ٤", "turn", "a whole number from 0 to 100000 instead of '٤'"),
    ("turn 4", "turn 0000000004", "turn", "a whole number from 0 to 100000 instead of '0000000004'"),
    ("active 1", "active 3", "active", "a whole number from 0 to 2 instead of '3'"),
    ("asked give-to 1", "asked give-to 0", "asked", "a question to the active seat"),
    ("asked give-to 1 sword", "asked give-to 3 sword", "asked", "a whole number from 0 to 2 instead of '3'"),
    ("asked give-to 1 sword", "asked give-to 1", "asked", "a card after `give-to`, and only there"),
    ("asked give-to 1 sword", "asked give-card 1 sword", "asked", "a card after `give-to`, and only there"),
    ("asked give-to 1 sword", "asked give-to 1 shield", "asked", OF_THE_HAND),
    ("asked give-to 1 sword", "asked give-to 1 cheese", "asked", "a card of the edition instead of 'cheese'"),
    ("asked give-to 1 sword", "asked draw-on 1", "asked", "no gifts before the giving"),
    ("asked give-to 1 sword", "asked open-turn 1", "asked", "no gifts before the giving"),
    ("asked give-to 1 sword", "asked give-to 1 sword sword", "asked", A_QUESTION),
    ("asked give-to 1 sword", "asked give-to", "asked", A_QUESTION),
    ("asked give-to 1 sword", "asked advance 1", "asked", A_QUESTION),
    ("spaces 2 0 5", "spaces 2 0", "spaces", "a space for each of the 3 heroes"),
    ("spaces 2 0 5", "spaces 2 0 5 1", "spaces", "a space for each of the 3 heroes"),
    ("spaces 2 0 5", "spaces 2 0 17", "spaces", "a whole number from 0 to 16 instead of '17'"),
    ("spaces 2 0 5", "spaces 2 0 2", "spaces", "one hero a space, the village excepted"),
    ("spaces 2 0 5", "spaces 2 5 5", "spaces", "one hero a space, the village excepted"),
    ("spaces 2 0 5", "spaces 1 1 5", "spaces", "one hero a space, the village excepted"),
    ("hands bread,", "hands bread,bread,", "hands", "each card once"),
    ("hands bread,", "hands cheese,", "hands", "a card of the edition instead of 'cheese'"),
    ("|sword,ferry,", "|sword|ferry,", "hands", "3 lists of cards with `|` between them"),
    ("gifts fairy||shield", "gifts fairy|shield", "gifts", "3 lists of cards with `|` between them"),
    ("drawn sword<2,", "drawn sword<3,", "drawn", "a whole number from 0 to 2 instead of '3'"),
    ("drawn sword<2,", "drawn sword,", "drawn", "a whole number from 0 to 2 instead of ''"),
    ("drawn sword<2,", "drawn sword>2,", "drawn", "a card of the edition instead of 'sword>2'"),
    ("drawn sword<2,", "drawn sword<2,sword<2,", "drawn", "each card once"),
    ("shown -", "shown cheese", "shown", "a card of the edition instead of 'cheese'"),
    ("points 8", "points 1001", "points", "a whole number from 0 to 1000 instead of '1001'"),
    ("winner -", "winner 3", "winner", "a whole number from 0 to 2 instead of '3'"),
    ("past 0 drew", "past 3 drew", "past", "a whole number from 0 to 2 instead of '3'"),
    ("past 0 drew", "past 0 took", "past", A_PAST),
    ("showed fairy", "shown fairy", "past", A_PAST),
    ("gave dead-end", "gives dead-end", "past", A_PAST),
    ("ambush>2\n", "ambush>2 x\n", "past", A_PAST),
    ("gave dead-end>2", "gave dead-end>3", "past", "a whole number from 0 to 2 instead of '3'"),
    ("gave dead-end>2", "gave dead-end<2", "past", "a card of the edition instead of 'dead-end<2'"),
    ("drew dead-end<1", "drew dead-end<5", "past", "a whole number from 0 to 2 instead of '5'"),
    ("showed fairy", "showed cheese", "past", "a card of the edition instead of 'cheese'"),
    ("seen bread in 0", "seen bread in 3", "past", "a whole number from 0 to 2 instead of '3'"),
    ("seen bread in 0", "seen cheese in 0", "past", "a card of the edition instead of 'cheese'"),
    ("seen bread in 0", "saw bread in 0", "past", A_PAST),
    ("seen bread in 0", "seen bread at 0", "past", A_PAST),
    ("by 0,2", "for 0,2", "past", A_PAST),
    ("by 0,2", "by 0,3", "past", "a whole number from 0 to 2 instead of '3'"),
    ("by 0,2", "by 0,", "past", "a whole number from 0 to 2 instead of ''"),
    ("past seen", "passed seen", "passed", "`past …`"),
]


@pytest.mark.parametrize(
    ("old", "new_words", "where", "expected"), WRONG, ids=[one[1][-40:] for one in WRONG]
)
def test_what_is_wrong_is_told(old: str, new_words: str, where: str, expected: str) -> None:
    facts = complaint((old, new_words))
    assert facts["expected"] == expected
    if where.startswith(("past", "winner", "seats")):
        assert facts["line"].startswith(where)


def test_what_is_wrong_is_told_with_its_line() -> None:
    for old, new_words, where, _ in WRONG:
        assert complaint((old, new_words))["line"].startswith(where)


@pytest.mark.parametrize(
    "changes",
    [
        [("bread,campfire|", "bread|")],  # a card is missing
        [("hands bread,", "hands bread,map,")],  # a card that is not in the game
        [("gifts fairy|", "gifts fairy,bread|")],  # in a hand and among the gifts
        [("|tunnel,", "|tunnel,bread,")],  # in two hands
        [
            ("asked give-to 1 sword", "asked give-card 1"),
            ("|sword,ferry", "|ferry"),
            ("drawn sword<2,", "drawn "),
        ],
    ],
)
def test_every_card_is_in_one_place(changes: list[tuple[str, str]]) -> None:
    assert complaint(*changes)["expected"] == "each of the 12 cards of the game in one place"


def test_cards_drawn_and_shown_are_with_the_active_player() -> None:
    expected = "the cards drawn and the one item shown with the active player"
    assert complaint(("shown -", "shown bread"))["expected"] == expected
    assert complaint(("shown -", "shown sword,shield"))["expected"] == expected


def test_before_the_giving_drawn_cards_lie_beside_the_hands() -> None:
    state = table("bread|ferry|...", asked="draw-on", drawn="sword<1")
    text = state.write()
    assert "sword" not in line(state, "hands")
    assert read(text).write() == text
    with pytest.raises(InputError):
        read(text.replace("hands bread", "hands sword,bread"))


def test_a_position_has_twelve_lines_at_least() -> None:
    for text in ["", "players 3", "\n".join(POSITION.splitlines()[:11])]:
        with pytest.raises(InputError) as caught:
            read(text)
        assert caught.value.name == "position"
        assert caught.value.facts["line"] == text[:40]
        assert caught.value.facts["expected"] == (
            "lines players, options, turn, active, asked, spaces, hands, gifts, drawn, shown, points, winner"
        )
    assert read("\n".join(POSITION.splitlines()[:12])).past is None


def test_a_position_of_endless_length_is_refused() -> None:
    longest = POSITION + " " * (200_000 - len(POSITION))
    assert read(longest).write() == POSITION
    with pytest.raises(InputError) as caught:
        read(longest + " ")
    assert caught.value.facts["expected"] == "at most 200000 characters"


def test_a_long_line_is_cut_in_the_complaint() -> None:
    facts = complaint(("by 0,2", "by " + "9" * 200))
    assert len(facts["line"]) == 80
    assert facts["expected"] == "a whole number from 0 to 2 instead of '99999999999999999999'"


def test_what_everybody_may_know_of_a_question() -> None:
    state = read(POSITION)
    asked = state.view(1).question
    assert asked is not None
    assert (asked.name, asked.rule, asked.about) == ("give-to", "MY-G2", {"card": "sword"})
    for seat in (0, 2, -1):
        seen = state.view(seat).question
        assert seen is not None
        assert (seen.name, seen.rule, seen.about) == ("give", "MY-G1", {})


def test_a_position_read_rolls_the_dice_it_was_given() -> None:
    dice = fast(5)
    state = GAME.read(POSITION, STANDARD, dice)
    assert state.dice is dice


# ----------------------------------------------------------------- positions that cannot come about

OPEN = table("bread,sword|ferry|...").write()
FIRST = OPEN.replace("asked open-turn", "asked first-draw").replace("shown -", "shown sword")
DRAWING = table("bread,sword|ferry|...", asked="draw-on", drawn="campfire<1").write()
GIVING = table("bread|ferry|...", asked="give-card").write()
PAST = table("bread,sword|ferry|...", past="past 2 drew ferry<0 showed - gave ferry>1").write()
AN_ITEM = "a legendary item that was not drawn this turn"
WHEN_DECLARED = "an item exactly once one was declared"
WHEN_DRAWN = "cards exactly once one was drawn"
WITH_THE_DRAWER = "the cards drawn and the one item shown with the active player"
OTHERS_ONLY = "moves between the player's hand and the others"
TO_DRAW = "a card in every hand before the first draw, and then still one to draw"
FOR_ALL = "enough cards for everybody to have one after the giving"
ONE_OBSTACLE = "no Obstacle but the one that ended the drawing"
MAY_GIVE = "gifts to others, of cards that may be given"
ON_ITS_SPACE = "the hero on the Dragon's space, and no other"
NO_MORE = "the active player with an item shown, and no more question"
A_WINNER = "a winner once nothing is asked, unless the turns are up"
THE_ONE_BEFORE = "a turn of the player before, who held the cards drawn and shown"
AN_OPEN_ITEM = "at most one legendary item shown, not drawn this turn"
ALLOWED = "at least one card drawn, and gifts that the variant allows"


def swap(text: str, card: str, other: str, points: str, other_points: str) -> str:
    """Two cards change places."""
    swapped = text.replace(card, "?").replace(other, card).replace("?", other)
    return swapped.replace(points, other_points)


def hands(text: str, first: str, second: str, third: str) -> str:
    """The position with the hands put together from its three."""
    return re.sub(r"hands (.*)\|(.*)\|(.*)", rf"hands {first}|{second}|{third}", text)


NOWHERE: list[tuple[str, str, str, str]] = [
    ("nothing to draw", hands(OPEN, r"\1,\2,\3", "", ""), "hands", TO_DRAW),
    ("an empty hand before the first draw", hands(OPEN, r"\1", "", r"\2,\3"), "hands", TO_DRAW),
    ("an empty own hand before the first draw", hands(OPEN, "", r"\1,\2", r"\3"), "hands", TO_DRAW),
    ("nothing to draw on", hands(DRAWING, r"\1,\2,\3", "", ""), "hands", TO_DRAW),
    ("nothing to give to the needy", hands(GIVING, r"\1", "", r"\2,\3"), "hands", FOR_ALL),
    ("nobody to give to", GIVING.replace("give-card 0", "give-to 0 bread"), "hands", FOR_ALL),
    ("over without a reason", OPEN.replace("asked open-turn 0", "asked -"), "winner", A_WINNER),
    (
        "over before the limit",
        OPEN.replace("open-turn 0", "-").replace("limit=0", "limit=1"),
        "winner",
        A_WINNER,
    ),
    (
        "going on at the limit",
        OPEN.replace("\nturn 0", "\nturn 4").replace("limit=0", "limit=4"),
        "winner",
        A_WINNER,
    ),
    (
        "going on after it",
        OPEN.replace("\nturn 0", "\nturn 5").replace("limit=0", "limit=4"),
        "winner",
        A_WINNER,
    ),
    ("won and going on", OPEN.replace("winner -", "winner 0"), "winner", ON_ITS_SPACE),
    (
        "won on the space",
        OPEN.replace("winner -", "winner 0").replace("spaces 0", "spaces 16"),
        "winner",
        NO_MORE,
    ),
    ("on the Dragon's space", OPEN.replace("spaces 0 0 0", "spaces 0 16 0"), "winner", ON_ITS_SPACE),
    ("no item shown", FIRST.replace("shown sword", "shown bread"), "shown", AN_ITEM),
    ("the item was drawn", DRAWING.replace("campfire", "shield").replace("shown -", "shown shield"), "", ""),
    ("shown before it was declared", OPEN.replace("shown -", "shown sword"), "shown", WHEN_DECLARED),
    ("declared and nothing shown", FIRST.replace("shown sword", "shown -"), "shown", WHEN_DECLARED),
    ("nothing drawn and drawing on", OPEN.replace("open-turn", "draw-on"), "drawn", WHEN_DRAWN),
    ("drawn before the first draw", DRAWING.replace("draw-on", "open-turn"), "drawn", WHEN_DRAWN),
    ("nothing drawn and giving", re.sub("drawn bread<1", "drawn -", GIVING), "drawn", WHEN_DRAWN),
    ("drawn and in another hand", POSITION.replace("fairy<0", "fairy<0,bread<0"), "hands", WITH_THE_DRAWER),
    ("drawn from the own hand", POSITION.replace("fairy<0", "fairy<1"), "drawn", OTHERS_ONLY),
    ("given to oneself", POSITION.replace("gave dead-end>2", "gave dead-end>0"), "past 0", OTHERS_ONLY),
    ("points for nothing", OPEN.replace("points 0", "points 7"), "points", "the 0 points of the cards drawn"),
    ("too few points", POSITION.replace("points 8", "points 7"), "points", "the 8 points of the cards drawn"),
    (
        "a gift that is not drawn",
        POSITION.replace("fairy<0", "ferry<0"),
        "gifts",
        MAY_GIVE,
    ),
    ("a gift to oneself", POSITION.replace("fairy||shield", "fairy|shield|"), "gifts", MAY_GIVE),
    (
        "an Obstacle and drawing on",
        swap(DRAWING, "campfire", "ambush", "points 1", "points 0"),
        "drawn",
        ONE_OBSTACLE,
    ),
    (
        "a past that leads elsewhere",
        PAST.replace("ferry>1", "sword>1"),
        "past",
        "gifts that are where they were given",
    ),
    (
        "not the turn of that player",
        PAST.replace("past 2 drew ferry<0", "past 0 drew ferry<2"),
        "past",
        THE_ONE_BEFORE,
    ),
    ("drawn by who had it not", PAST.replace("drew ferry<0", "drew bread<0"), "past", THE_ONE_BEFORE),
    ("shown by who had it not", PAST.replace("showed -", "showed sword"), "past", THE_ONE_BEFORE),
    ("no item shown then", PAST.replace("showed -", "showed tunnel"), "past", AN_OPEN_ITEM),
    ("nothing drawn then", PAST.replace("drew ferry<0", "drew -"), "past", ALLOWED),
    (
        "a gift not drawn then",
        PAST.replace("drew ferry<0", "drew tunnel<0").replace("drawn=0", "drawn=1"),
        "past",
        ALLOWED,
    ),
    (
        "a glimpse of nothing",
        OPEN + "past seen sword in 1 by 0,1,2\n",
        "past",
        "cards that lay in that pile then",
    ),
    (
        "a glimpse too early",
        PAST + "past seen ferry in 0 by 1\n",
        "past seen",
        "cards that lay in that pile then",
    ),
]


@pytest.mark.parametrize(
    ("text", "where", "expected"), [one[1:] for one in NOWHERE], ids=[one[0] for one in NOWHERE]
)
def test_positions_that_cannot_come_about_are_refused(text: str, where: str, expected: str) -> None:
    with pytest.raises(InputError) as caught:
        read(text)
    assert caught.value.facts["line"].startswith(where)
    assert not expected or caught.value.facts["expected"] == expected


@pytest.mark.parametrize("text", [OPEN, FIRST, DRAWING, GIVING, PAST, POSITION], ids=range(6))
def test_positions_beside_them_are_read(text: str) -> None:
    assert read(text).write() == text


def test_a_glimpse_stands_where_it_was_seen_in_the_past() -> None:
    seen = "past seen ferry in 0 by 1\n"
    assert read(PAST.replace("past 2", seen + "past 2")).write() == PAST.replace("past 2", seen + "past 2")
