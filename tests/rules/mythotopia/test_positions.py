"""Positions as text: nothing is lost, and what cannot be on a table is refused, with its line."""

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.errors import InputError
from mythagora.games.mythotopia.edition import CHARTERS, VICTORIES, MythotopiaEdition
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.notation import HAPPENED, LINES, question_line
from mythagora.games.mythotopia.state import DEED_HIRE, DEED_ROAD
from tests.rules.mythotopia.table import (
    BOX,
    GAME,
    RULEBOOK,
    SEED,
    asked,
    edition_with,
    new,
    options,
    play,
    start,
    table,
)

STARTS = "start-army,start-army-2,start-build,start-market,start-ship"
POSITION = f"""\
players 2
options final-round=1 secret-charters=1 turn-limit=60
turn 4
first 1
active 0
turns-left 2
happened drafted,free
barred ranger
asked take-turn 0 1
draw 0=start-army-2,start-build,start-market,start-ship 1={STARTS.removesuffix(",start-ship")}
hand 0=custus,palmain,general,start-army 1=nusus
discard 0=margent,blore
reserve 1=trogle,hero,warehouse
shown 0=palmain
kept 0=general
aside 1=start-ship
display ranger,scribe
towns 0=blore,custus,palmain 1=nusus,oxter
cities 1=trogle
citadels 0=margent
castles blore
roads blore+palmain,nusus+oxter
armies 0=blore:3,nusus:1 1=nusus:2
mercenaries 0:blore|-
ships 0=serpent-sea:1
army-pool 6,8
dragons lea
runestones welkin
victories city:6,road:5,castle:0,dragons:3,isles:2,seas:3
counters 0=1:1,2:2
sea-claims 1=3
sea-towns 1=1
charter 0=mints
revealed 1=muster,seer
charter-points 1=2
ruled-out 1/0=roadwardens
"""


def read(text: str, edition: MythotopiaEdition = RULEBOOK) -> Mythotopia:
    return GAME.read(text, edition, fast(1))


def change(text: str, *changes: tuple[str, str]) -> str:
    for old, fresh in changes:
        assert old in text, old
        text = text.replace(old, fresh, 1)
    return text


def refused(text: str) -> tuple[str, str]:
    """The line that is amiss, and what should be there."""
    with pytest.raises(InputError) as caught:
        read(text)
    assert caught.value.name == "position"
    return caught.value.facts["line"], caught.value.facts["expected"]


def asking(question: str, waiting: str = "take-turn 0 1", *changes: tuple[str, str]) -> str:
    """The position with another question."""
    return change(POSITION, ("asked take-turn 0 1", f"asked {question}\nwaiting {waiting}"), *changes)


# ------------------------------------------------------------------------------------------ what is read


def test_a_position_read_has_all_its_pieces() -> None:
    state = read(POSITION)
    assert (state.players, state.turn, state.first, state.active, state.turns_left) == (2, 4, 1, 0, 2)
    assert (state.choose_start, state.final_round, state.secret_charters, state.turn_limit) == (0, 1, 1, 60)
    assert (state.happened, state.barred, state.depth) == (0b101, 1 << 23, 0)
    assert state.owner(2) == 0
    assert (state.armies_in(0, 2), state.present[0], state.present[1]) == (3, 1 << 2 | 1 << 27, 1 << 27)
    assert [int(state.ready_armies[seat]) for seat in (0, 1)] == [14 - 6 - 4, 14 - 8 - 2]
    assert [int(state.ready_ships[seat]) for seat in (0, 1)] == [1, 2]
    assert [int(place) for place in state.mercenaries] == [2, -1]
    assert (state.road_count, state.roads[2], state.roads[30]) == (2, 1 << 30, 1 << 2)
    assert [int(state.counters[place]) for place in range(6)] == [1, 2, 0, 0, 0, 0]
    assert [int(number) for number in state.stock] == [27, 33 - 6 - 5 - 3 - 1 - 2 - 2, 3]
    assert (state.left[VICTORIES.index("castle")], state.left[VICTORIES.index("isles")]) == (0, 2)
    assert (state.sea_claims[1], state.sea_towns[1], state.towns_left(1)) == (1, 1, 15)
    assert (state.kept, state.kept_by, state.tops[0], state.tops[1]) == (47, 0, 2, -1)
    assert (state.charter[0], state.charter[1], state.charter_points[1]) == (CHARTERS.index("mints"), -1, 2)
    assert state.ruled_out[4] == 1


def test_what_is_left_out_lies_where_it_belongs() -> None:
    state = read(POSITION)
    assert "ambsace" in state.write().split("province-deck ")[1].split("\n")[0].split(",")
    assert len(state.write().split("province-deck ")[1].split("\n")[0].split(",")) == 40 - 6
    assert len(state.write().split("undealt ")[1].split("\n")[0].split(",")) == 29 - 5
    assert len(state.write().split("charter-deck ")[1].split("\n")[0].split(",")) == 12 - 3


def test_a_position_survives_being_written_and_read() -> None:
    text = read(POSITION).write()
    assert read(text).write() == text
    assert [line for line in POSITION.splitlines() if line not in text.splitlines()] == []


def test_lines_may_stand_in_any_order_with_spaces_around_them() -> None:
    lines = list(reversed(POSITION.splitlines()))
    assert read("\n\n" + "  \n\n  ".join(lines)).write() == read(POSITION).write()


def test_a_position_read_rolls_the_dice_it_was_given() -> None:
    dice = fast(5)
    assert GAME.read(POSITION, RULEBOOK, dice).dice is dice


def test_philosopher_may_have_left_the_game() -> None:
    text = read(POSITION).write()
    assert read(change(text, (",philosopher", ""))).undealt == read(text).undealt & ~(1 << 18)


def test_the_documented_lines_are_all_there_are() -> None:
    found = [words.split(" ")[0] for words in read(POSITION).write().splitlines()]
    assert found == [name for name in LINES if name in found]


def test_the_line_of_the_question_is_found() -> None:
    assert question_line("players 2\n  asked pay 0 1 \n") == "asked pay 0 1"
    assert question_line("players 2") == ""
    assert question_line("asked " + "x" * 200) == "asked " + "x" * 74


@pytest.mark.parametrize("place", range(9))
def test_everything_that_happened_this_turn_has_its_word(place: int) -> None:
    text = change(POSITION, ("happened drafted,free", "happened " + HAPPENED[place]))
    assert read(text).happened == 1 << place


@pytest.mark.parametrize("name", ["choose-your-start", "final-round", "secret-charters", "turn-limit"])
def test_each_option_is_read_for_itself(name: str) -> None:
    text = new(3).write().replace("players 3\n", f"players 3\noptions {name}=1\n")
    state = read(text)
    found = [state.choose_start, state.final_round, state.secret_charters, state.turn_limit]
    names = ["choose-your-start", "final-round", "secret-charters", "turn-limit"]
    assert [int(value) for value in found] == [int(one == name) for one in names]


# ------------------------------------------------------------------------------------------- whole games

GAMES: list[tuple[int, dict[str, int]]] = [
    (2, {}),
    (2, {"choose-your-start": 1, "secret-charters": 1}),
    (3, {"choose-your-start": 1}),
    (3, {"final-round": 1, "secret-charters": 1}),
    (4, {"secret-charters": 1}),
    (4, {"choose-your-start": 1, "final-round": 1, "secret-charters": 1}),
]


@pytest.mark.parametrize(("players", "chosen"), GAMES)
@pytest.mark.parametrize("edition", [RULEBOOK, BOX], ids=["rulebook", "box"])
def test_every_position_of_a_game_survives(
    players: int, chosen: dict[str, int], edition: MythotopiaEdition
) -> None:
    state = GAME.new(players, {"turn-limit": 14, **chosen}, edition, SEED)
    dice = fast(players)
    while not state.is_over():
        text = state.write()
        again = read(text, edition)
        assert again.write() == text
        assert again.checksum() == state.checksum()
        assert (again.road_count, list(again.present)) == (state.road_count, list(state.present))
        for seat in state.seats_to_act():
            assert options(again, seat=seat) == options(state, seat=seat)
        seat = state.seats_to_act()[-1]
        acts = [
            action for action in state.legal_actions(seat) if state.text(action) not in ("pass", "remove")
        ]
        acts = acts or state.legal_actions(seat)
        state.apply(seat, acts[dice.below(len(acts))])
    over = read(state.write(), edition)
    assert over.is_over()
    assert (over.write(), over.endings()) == (state.write(), state.endings())


def test_a_game_in_progress_can_be_written() -> None:
    assert read(start(3).state.write()).players == 3


# --------------------------------------------------------------------------------------- what is refused


def test_a_position_of_endless_length_is_refused() -> None:
    longest = POSITION + " " * (20_000 - len(POSITION))
    assert read(longest).turn == 4
    assert refused(longest + " ") == (POSITION[:40], "at most 20000 characters")


def test_there_must_be_players_and_a_question() -> None:
    assert refused("") == ("", "a line players")
    assert refused("players 2") == ("players 2", "a line asked")
    assert refused("asked -") == ("asked -", "a line players")


def test_a_line_is_known_and_stands_once() -> None:
    assert refused(POSITION + "seats 2") == ("seats 2", "a line of " + ", ".join(LINES))
    assert refused(POSITION + "turn 5") == ("turn 5", "one line turn")


def test_a_long_line_is_cut_in_the_complaint() -> None:
    line, expected = refused(change(POSITION, ("turn 4", "turn " + "9" * 200)))
    assert line == "turn " + "9" * 75
    assert expected == "a whole number from 0 to 100000 instead of '99999999999999999999'"


FROM_0 = "a whole number from 0 to "
ONE_PLACE = "each province once, with a town, a city or a citadel"
IMPROVEMENT_ONCE = "each improvement once: in a pile, on display, looked at or undealt"
START_ONCE = "each starting card of each seat once, in a pile or aside"
MARCHED = "provinces that armies came to, others than those they left"
WRONG: list[tuple[str, str, str, str]] = [
    ("players 2", "players 5", "players", "a whole number from 2 to 4 instead of '5'"),
    ("players 2", "players", "players", "a whole number from 2 to 4 instead of '-'"),
    ("final-round=1", "final-round=2", "options", FROM_0 + "1 instead of '2'"),
    ("final-round=1", "final=1", "options", "one of choose-your-start, final-round"),
    ("turn-limit=60", "turn-limit=100001", "options", FROM_0 + "100000 instead of '100001'"),
    ("turn 4", "turn 4 5", "turn", FROM_0 + "100000 instead of '4 5'"),
    ("turn 4", "turn ٤", "turn", FROM_0 + "100000 instead of '٤'"),
    ("first 1", "first 2", "first", FROM_0 + "1 instead of '2'"),
    ("active 0", "active 2", "active", FROM_0 + "1 instead of '2'"),
    ("turns-left 2", "turns-left 3", "turns-left", FROM_0 + "2 instead of '3'"),
    ("final-round=1 ", "", "turns-left", "the option final-round"),
    ("happened drafted", "happened all", "happened", "one of drafted, war-ended"),
    ("happened drafted", "happened drafted,drafted", "happened", "drafted once"),
    ("barred ranger", "barred blore", "barred", "one of alchemist"),
    ("barred", "ending final-round\nbarred", "ending", "no turns left of the final round"),
    ("barred", "ending called\nbarred", "caller", "the active seat, if the game was called"),
    ("barred", "caller 0\nbarred", "caller", "the active seat, if the game was called"),
    ("barred", "ending called\ncaller 1\nbarred", "caller", "the active seat, if the game was called"),
    # The map.
    ("towns 0=blore,", "towns 0=blore,blore,", "towns", "blore once"),
    ("towns 0=blore,", "towns 0=eden,", "towns", "one of ambsace"),
    ("1=nusus,oxter", "1=nusus,oxter,blore", "towns", ONE_PLACE),
    ("cities 1=trogle", "cities 1=trogle,custus", "cities", ONE_PLACE),
    ("citadels 0=margent", "citadels 0=margent 1=trogle", "citadels", ONE_PLACE),
    ("citadels 0=margent", "citadels 0=margent,lea", "citadels", "one citadel of each seat"),
    ("cities 1=trogle", "cities 1=trogle,lea,eoan,grimp,darb", "cities", "at most 4 cities of each seat"),
    ("castles blore", "castles blore,margent", "castles", "no castle where a citadel stands"),
    (
        "castles blore",
        "castles ambsace,aporia,blore,camarine,coryphee,custus,darb,diclesium,eagre,lea",
        "castles",
        "at most 9 castles",
    ),
    ("blore+palmain", "blore+custus", "roads", "roads over borders, each once"),
    ("blore+palmain", "blore+palmain,palmain+blore", "roads", "roads over borders, each once"),
    ("blore+palmain", "blore", "roads", "2 parts with '+' between them"),
    (
        "roads blore+palmain",
        "roads blore+iracund,blore+margent,blore+scombroid,blore+trogle,blore+quean,ambsace+custus,"
        "ambsace+frampold,aporia+kinabra,blore+palmain",
        "roads",
        "at most 9 roads",
    ),
    ("dragons lea", "dragons blore", "dragons", "at most 5 provinces that nobody controls"),
    ("dragons lea", "dragons lea,eoan,darb,grimp,nesh,mome", "dragons", "at most 5 provinces"),
    ("runestones welkin", "runestones trogle", "runestones", "at most 5 provinces that nobody controls"),
    ("runestones welkin", "runestones lea", "runestones", "no runestone with a dragon"),
    ("dragons lea", "dragons lea\nmarched-from blore", "marched-to", MARCHED),
    ("dragons lea", "dragons lea\nmarched-from blore\nmarched-to blore", "marched-to", MARCHED),
    (
        "dragons lea",
        "dragons lea\nmarched-from blore\nmarched-to nusus",
        "marched-to",
        "provinces of the active seat",
    ),
    (
        "dragons lea",
        "dragons lea\nmarched-from blore\nmarched-to palmain",
        "asked",
        "a question of a march under way",
    ),
    ("dragons lea", "dragons lea\nchosen 0=nusus", "chosen", "provinces with a town of the seat"),
    ("dragons lea", "dragons lea\nchosen 0=blore", "asked", "nothing chosen, or a choice of all"),
    ("dragons lea", "dragons lea\nopen-choices 0", "asked", "nothing chosen, or a choice of all"),
    ("dragons lea", "dragons lea\nopen-choices 2", "open-choices", "one of 0, 1 instead of '2'"),
    # Pieces.
    (
        "armies 0=blore:3",
        "armies 0=blore:9",
        "armies",
        "at most 14 armies of each seat, with those of its pool",
    ),
    ("armies 0=blore:3", "armies 0=blore:0", "armies", "a whole number from 1 to 14 instead of '0'"),
    ("armies 0=blore:3", "armies 0=blore:3,blore:1", "armies", "blore once"),
    ("armies 0=blore:3", "armies 0=blore", "armies", "2 parts with ':' between them"),
    ("armies 0=", "armies 1=blore:1 0=", "armies", "each seat once"),
    ("armies 0=", "armies 2=", "armies", FROM_0 + "1 instead of '2'"),
    ("army-pool 6,8", "army-pool 6", "army-pool", "2 parts with ',' between them"),
    ("army-pool 6,8", "army-pool 6,15", "army-pool", FROM_0 + "14 instead of '15'"),
    ("mercenaries 0:blore|-", "mercenaries 0:lea|-", "mercenaries", "mercenaries with an army of their seat"),
    ("mercenaries 0:blore|-", "mercenaries 1:blore|-", "mercenaries", "mercenaries with an army of their"),
    ("mercenaries 0:blore|-", "mercenaries 0:blore", "mercenaries", "2 parts with '|' between them"),
    ("serpent-sea:1", "serpent-sea:3", "ships", "at most 5 ships of each seat, with those of its pool"),
    ("serpent-sea:1", "red-sea:1", "ships", "one of beast-sea, serpent-sea"),
    ("dragons lea", "ship-pool 3,6\ndragons lea", "ship-pool", FROM_0 + "5 instead of '6'"),
    # Cards.
    ("hand 0=custus", "hand 0=custus,custus", "hand", "each card once"),
    ("hand 0=custus", "hand 0=custus,hero", "reserve", "each card once"),
    ("hand 0=custus", "hand 0=custus,blore", "discard", "each card once"),
    ("hand 0=custus", "hand 0=custus,start-ship", "hand", "each card once"),
    ("hand 0=custus", "hand 0=custus,oxter", "hand", "cards of provinces that the seat controls"),
    ("hand 0=custus", "hand 0=custus,lea", "hand", "cards of provinces that the seat controls"),
    ("hand 0=custus", "hand 0=custus,joker", "hand", "one of ambsace"),
    ("aside 1=start-ship", "aside 0=start-ship 1=start-ship", "aside", START_ONCE),
    ("aside 1=start-ship", "aside -", "aside", START_ONCE),
    ("aside 1=start-ship", "aside 1=start-ship,army", "aside", START_ONCE),
    ("display ranger", "province-deck lea\ndisplay ranger", "province-deck", "each province card once"),
    ("display ranger", "display hero,ranger", "undealt", IMPROVEMENT_ONCE),
    ("display ranger", "undealt -\ndisplay ranger", "undealt", IMPROVEMENT_ONCE),
    ("display ranger", "looked ranger\ndisplay ranger", "undealt", IMPROVEMENT_ONCE),
    ("display ranger", "looked army\ndisplay ranger", "asked", "improvements looked at, and the question of"),
    ("display ranger", "display start-army,ranger", "undealt", IMPROVEMENT_ONCE),
    ("shown 0=palmain", "shown 0=blore", "shown", "cards of the hand"),
    ("kept 0=general", "kept 0=army", "kept", "one improvement in a hand, that was not shown"),
    ("kept 0=general", "kept 0=palmain", "kept", "one improvement in a hand, that was not shown"),
    ("shown 0=palmain", "shown 0=palmain,general", "kept", "one improvement in a hand, that was not shown"),
    ("display ranger", "in-play 0=ranger\ndisplay army", "in-play", "Counsellor of the active seat"),
    ("display ranger", "in-play 0=counsellor\ndisplay ranger", "asked", "cards in play, and the question of"),
    # Victory points.
    ("city:6,", "", "victories", "city, road, castle and at most 4 others"),
    ("city:6", "city:7", "victories", FROM_0 + "6 instead of '7'"),
    ("city:6", "city:6,city:6", "victories", "each card once"),
    ("isles:2", "isles:4", "victories", FROM_0 + "3 instead of '4'"),
    ("city:6", "city:6,patronage:0,inns:0", "victories", "city, road, castle and at most 4 others"),
    ("counters 0=1:1", "counters 0=1:29", "counters", "at most 28 counters of 1, with those on the cards"),
    ("counters 0=1:1", "counters 0=3:4,1:1", "counters", "at most 3 counters of 3, with those on the cards"),
    ("counters 0=1:1", "counters 0=4:1", "counters", "one of 1, 2, 3 instead of '4'"),
    ("sea-claims 1=3", "sea-claims 1=2", "sea-claims", "a whole number from 3 to 4 instead of '2'"),
    (",seas:3", "", "sea-claims", "the victory card seas in play"),
    ("sea-towns 1=1", "sea-towns 1=2", "sea-towns", "a whole number from 1 to 1 instead of '2'"),
    # Charters.
    ("secret-charters=1 ", "", "charter-deck", "the option secret-charters"),
    ("charter 0=mints", "charter 0=seer", "charter-deck", "each charter once"),
    ("charter 0=mints", "charter 0=mints 1=mints", "charter-deck", "each charter once"),
    ("charter 0=mints", "charter-deck seer\ncharter 0=mints", "charter-deck", "each charter once"),
    ("charter 0=mints", "charters-looked admirals\ncharter 0=mints", "asked", "charters looked at, and the"),
    ("charter-points 1=2", "charter-points 1=1000", "charter-points", "a whole number from 1 to 999"),
    ("ruled-out 1/0=roadwardens", "ruled-out 1/0=mints", "ruled-out", "charters that the second seat does"),
    ("ruled-out 1/0=roadwardens", "ruled-out 0/0=seer,mints", "ruled-out", "charters that the second seat"),
    ("charter 0=mints", "charter 0=roadwardens", "ruled-out", "charters that the second seat does not keep"),
    ("ruled-out 1/0=roadwardens", "ruled-out 1=mints", "ruled-out", "2 parts with '/' between them"),
    ("ruled-out 1/0=roadwardens", "ruled-out 2/0=seer", "ruled-out", FROM_0 + "1 instead of '2'"),
]


@pytest.mark.parametrize(("old", "fresh", "line", "expected"), WRONG)
def test_what_cannot_be_is_told_with_its_line(old: str, fresh: str, line: str, expected: str) -> None:
    found_line, found = refused(change(POSITION, (old, fresh)))
    assert found_line.split(" ")[0] == line
    assert found.startswith(expected)


def test_even_a_final_round_that_is_over_needs_its_option() -> None:
    text = change(POSITION, ("turns-left 2", "turns-left 0"), ("final-round=1 ", ""))
    assert refused(text)[1] == "the option final-round"


def test_towns_on_the_seas_are_not_on_the_map() -> None:
    towns = [key for key in RULEBOOK.provinces if key not in ("blore", "custus", "palmain", "margent")]
    for number in (17, 18):
        words = ",".join(
            ["nusus", "oxter", *[key for key in towns if key not in ("nusus", "oxter", "trogle")]][:number]
        )
        text = change(
            POSITION, ("1=nusus,oxter", "1=" + words), ("dragons lea\n", ""), ("runestones welkin\n", "")
        )
        if number == 17:
            assert read(text).towns_left(1) == 0
        else:
            assert refused(text)[1] == "at most 18 towns of each seat"


def test_an_edition_may_have_fewer_mercenaries() -> None:
    edition = edition_with(("mercenaries = 2", "mercenaries = 1"))
    assert read(POSITION, edition).mercenaries_ready() == 0
    with pytest.raises(InputError) as caught:
        read(change(POSITION, ("0:blore|-", "0:blore|0:nusus")), edition)
    assert caught.value.facts["expected"] == "at most 1 mercenaries"


# ------------------------------------------------------------------------------------------ the questions

ABOUT = "something that the question can be about instead of "
QUESTIONS: list[tuple[str, str, str]] = [
    ("take-turn 0 3", "-", ABOUT + "3"),
    ("take-turn 1 0", "-", "a question to the active seat"),
    ("take-turn 0,1 0", "-", "a question to one seat"),
    ("take-turn - 0", "-", "a seat that is asked"),
    ("take-turn 0", "-", "3 parts with ' ' between them"),
    ("take-a-nap 0 0", "-", "one of give-up-provinces"),
    ("take-turn 0 0", "take-turn 0 1", "nothing waiting"),
    ("choose-origin 0 0", "-", "the rest of the turn waiting"),
    ("choose-origin 0 1", "take-turn 0 1", ABOUT + "1"),
    ("choose-origin 0 0", "choose-origin 0 0", "the rest of the turn below all others"),
    ("choose-origin 0 0", "resolve-wars 0 0", "the rest of the turn below all others"),
    ("choose-origin 0 0", "take-turn 0 1;take-turn 0 1", "counters to be taken, or what is being paid for"),
    ("choose-origin 0 0", "take-turn 0 1;take-counter 0 0", "nothing but the rest of the turn waiting"),
    ("choose-origin 0 0", ";".join(["take-turn 0 1"] + ["take-counter 0 0"] * 8), "fewer questions waiting"),
    ("carry-out 0 5", "take-turn 0 1", "a question that a seat can answer"),
    ("resolve-wars 0 0", "take-turn 0 1", "a question that a seat can answer"),
    ("choose-final-war 0 0", "take-turn 0 1", "a game that was called"),
    ("-", "-", "a question, or the way the game ended"),
    ("-", "take-turn 0 1", "a question, or the way the game ended"),
    ("choose-target 0 27", "take-turn 0 1", ABOUT + "27"),
    ("choose-target 0 41", "take-turn 0 1", ABOUT + "41"),
    ("choose-target 0 200", "take-turn 0 1", ABOUT + "200"),
    ("choose-site 0 59", "take-turn 0 1", ABOUT + "59"),
    ("choose-route 0 5122", "take-turn 0 1", ABOUT + "5122"),
    ("choose-work 0 27", "take-turn 0 1", ABOUT + "27"),
    ("choose-work 0 40", "take-turn 0 1", ABOUT + "40"),
    ("play-ships 0 27", "take-turn 0 1", ABOUT + "27"),
    ("play-ships 0 219", "take-turn 0 1", ABOUT + "219"),
    ("play-ships 0 127", "take-turn 0 1", ABOUT + "127"),
    ("play-armies 0 40", "take-turn 0 1", ABOUT + "40"),
    ("play-armies 0 3", "take-turn 0 1", ABOUT + "3"),
    (f"play-armies 0 {2 + (5 << 10)}", "take-turn 0 1", ABOUT),
    (f"play-armies 0 {2 + (1 << 17)}", "take-turn 0 1", ABOUT),
    ("count-withdrawal 0 30", "take-turn 0 1", ABOUT + "30"),
    ("hire-how-many 0 40", "take-turn 0 1", ABOUT + "40"),
    ("dismiss-mercenaries 0 27", "take-turn 0 1", ABOUT + "27"),
    (f"dismiss-mercenaries 0 {2 + (16 << 6)}", "take-turn 0 1", ABOUT),
    ("launch-ships 0 8", "take-turn 0 1", ABOUT + "8"),
    ("count-recall 0 4", "take-turn 0 1", ABOUT + "4"),
    ("order-pieces 0 7", "take-turn 0 1", ABOUT + "7"),
    ("order-pieces 0 64", "take-turn 0 1", ABOUT + "64"),
    ("lay-reserve 0 2", "take-turn 0 1", ABOUT + "2"),
    ("pay-extra 0 5", "take-turn 0 1", ABOUT + "5"),
    ("take-counter 0 13", "take-turn 0 1", ABOUT + "13"),
    ("take-counter 0 3", "take-turn 0 1", ABOUT + "3"),
    ("take-counter 0 16", "take-turn 0 1", ABOUT + "16"),
    ("take-counter 0 39", "take-turn 0 1", ABOUT + "39"),
    ("take-counsel 0 0", "take-turn 0 1", ABOUT + "0"),
    ("choose-invention 0 0", "take-turn 0 1", "improvements looked at, and the question of Philosopher"),
    ("keep-charter 0 0", "take-turn 0 1", "charters looked at, and the question which one is kept"),
    ("march-from 0 1", "take-turn 0 1", ABOUT + "1"),
    ("march-to 0 30", "take-turn 0 1", ABOUT + "30"),
    ("march-to 0 27", "take-turn 0 1", ABOUT + "27"),
    ("march-to 0 40", "take-turn 0 1", ABOUT + "40"),
    (f"count-march 0 {2 + (5 << 6)}", "take-turn 0 1", ABOUT),
    (f"count-march 0 {2 + (2 << 6)}", "take-turn 0 1", ABOUT),
    (f"count-march 0 {2 + (60 << 6)}", "take-turn 0 1", ABOUT),
    ("give-up-provinces 0,1 0", "-", "all cards in the draw piles"),
    ("choose-citadel 1 0", "-", "those asked who have not chosen yet"),
    ("choose-route 0 258", "take-turn 0 1", "a question with an answer"),
    ("choose-revival 0 1", "take-turn 0 1", ABOUT + "1"),
    ("take-turn 0 99999999", "-", "a whole number from 0 to 16777215"),
]


@pytest.mark.parametrize(("question", "waiting", "expected"), QUESTIONS)
def test_questions_that_cannot_be_asked_now(question: str, waiting: str, expected: str) -> None:
    line, found = refused(asking(question, waiting))
    assert line.split(" ")[0] in ("asked", "waiting")
    assert found.startswith(expected)


def pay(symbol: int, need: int, paid: int = 0, least: int = 31) -> int:
    return symbol | need << 2 | paid << 10 | least << 18


FOOD = pay(0, 1)
PLACES = {key: place for place, key in enumerate(RULEBOOK.cards)}
DEEDS: list[tuple[int, int, bool]] = [
    (0, PLACES["ranger"], True),
    (0, PLACES["start-ship"], False),
    (0, PLACES["army"], False),
    (0, PLACES["custus"], False),
    (0, PLACES["lea"], False),
    (0, 80, False),
    (1, 6 | 3 << 4, True),
    (1, 7, False),
    (1, 4 << 4, False),
    (2, PLACES["custus"], True),
    (2, PLACES["margent"], False),
    (2, PLACES["nusus"], False),
    (2, PLACES["custus"] | 1 << 6, False),
    (3, PLACES["custus"], True),
    (3, PLACES["blore"], False),
    (3, PLACES["margent"], False),
    (3, PLACES["lea"], False),
    (DEED_ROAD, PLACES["blore"] | PLACES["margent"] << 6, True),
    (DEED_ROAD, PLACES["blore"] | PLACES["palmain"] << 6, False),
    (DEED_ROAD, PLACES["blore"] | PLACES["trogle"] << 6, False),
    (DEED_ROAD, PLACES["trogle"] | PLACES["blore"] << 6, False),
    (DEED_ROAD, PLACES["blore"] | PLACES["custus"] << 6, False),
    (DEED_ROAD, PLACES["blore"] | 50 << 6, False),
    (5, 0, True),
    (5, 1, False),
    (6, PLACES["nusus"], True),
    (6, PLACES["blore"], False),
    (6, 63, False),
    (DEED_HIRE, PLACES["nusus"] | 1 << 6, True),
    (DEED_HIRE, PLACES["nusus"] | 2 << 6, False),
    (DEED_HIRE, PLACES["nusus"], False),
    (DEED_HIRE, PLACES["lea"] | 1 << 6, False),
    (8, PLACES["blore"], True),
    (8, PLACES["custus"], False),
    (8, 90, False),
    (9, 5, False),
    (10, PLACES["lea"] | 4 << 6, True),
    (10, PLACES["lea"] | 5 << 6, False),
    (10, PLACES["lea"], False),
    (11, PLACES["blore"] | 4 << 6, True),
    (11, 45 | 1 << 6, False),
    (12, 1, False),
    (13, 0, False),
]


@pytest.mark.parametrize(("deed", "what", "is_fit"), DEEDS)
def test_what_is_being_paid_for_can_be_done(deed: int, what: int, is_fit: bool) -> None:
    about = deed | what << 4
    text = asking(f"pay 0 {FOOD}", f"take-turn 0 1;carry-out 0 {about}")
    if is_fit:
        assert asked(read(text)) == "pay 0"
    else:
        assert refused(text)[1] == ABOUT + str(about)


def test_charters_are_looked_at_by_who_keeps_none() -> None:
    fresh = ("charter 0=mints\n", ""), ("ruled-out 1/0=roadwardens\n", "")
    assert read(asking(f"pay 0 {FOOD}", f"take-turn 0 1;carry-out 0 {12 | 3 << 4}", *fresh)).depth == 2
    assert refused(asking(f"pay 0 {FOOD}", f"take-turn 0 1;carry-out 0 {12 | 11 << 4}", *fresh))[
        1
    ].startswith(ABOUT)


@pytest.mark.parametrize("about", [pay(3, 1), pay(0, 0), pay(0, 2, 2), pay(0, 1, 0, 0), pay(0, 1, 0, 32)])
def test_a_payment_is_of_something_and_not_made_yet(about: int) -> None:
    text = asking(f"pay 0 {about}", "take-turn 0 1;carry-out 0 5")
    assert refused(text)[1] == ABOUT + str(about)


def test_a_payment_is_for_something() -> None:
    for_something = "a payment, with what is paid for next"
    assert refused(asking(f"pay 0 {FOOD}"))[1] == for_something
    assert (
        refused(asking(f"pay 0 {FOOD}", "take-turn 0 1;carry-out 0 5;take-counter 0 0"))[1] == for_something
    )
    assert refused(asking("take-counter 0 0", "take-turn 0 1;carry-out 0 5"))[1] == for_something


def test_a_question_without_an_answer_is_refused() -> None:
    assert (
        refused(asking(f"pay 0 {pay(1, 9)}", "take-turn 0 1;carry-out 0 5"))[1] == "a question with an answer"
    )
    assert refused(asking("count-recall 0 0")) == ("asked count-recall 0 0", "a question with an answer")


def test_counters_may_wait_for_any_seat() -> None:
    text = asking("take-counter 1 1", "take-turn 0 1;take-counter 0 7;take-counter 1 23")
    assert read(text).depth == 3


def test_a_march_goes_on() -> None:
    assert options(read(asking("march-to 0 2"))) == ["march-to palmain"]
    assert options(read(asking(f"count-march 0 {2 + (30 << 6)}"))) == ["number 1", "number 2", "number 3"]
    assert refused(asking(f"march-to 0 {2 + (30 << 6)}"))[1].startswith(ABOUT)
    under_way = "dragons lea", "dragons lea\nmarched-from blore\nmarched-to palmain"
    assert options(read(asking("march-from 0 1", "take-turn 0 1", under_way)))[-1] == "done"
    assert refused(asking("march-from 0 0", "take-turn 0 1", under_way))[1] == ABOUT + "0"


def test_mercenaries_may_be_dismissed_after_armies() -> None:
    state = read(asking(f"dismiss-mercenaries 0 {PLACES['blore'] | 1 << 6}"))
    assert options(state) == ["number 0", "number 1"]
    assert refused(asking(f"dismiss-mercenaries 0 {PLACES['blore'] | 16 << 6}"))[1].startswith(ABOUT)


def test_a_game_that_ends_asks_of_wars_and_counters_only() -> None:
    ends = ("turns-left 2", "turns-left 0"), ("barred ranger", "ending called\ncaller 0")
    assert (
        refused(asking("choose-origin 0 0", "resolve-wars 0 0", *ends))[1]
        == "a question of the end of the game"
    )
    assert read(asking("take-counter 1 1", "resolve-wars 0 0", *ends)).depth == 1
    assert refused(asking("take-counter 1 1", "take-turn 0 0", *ends))[1].startswith(
        "the rest of the turn below"
    )


def test_the_caller_may_be_asked_which_war_is_settled() -> None:
    ends = ("turns-left 2", "turns-left 0"), ("barred ranger", "ending called\ncaller 0")
    state = read(asking("choose-final-war 0 0", "resolve-wars 0 0", *ends))
    assert options(state) == ["settle nusus"]
    assert "ending called\ncaller 0\nasked choose-final-war 0 0\nwaiting resolve-wars 0 0\n" in state.write()
    play(state, "settle nusus")
    assert (state.is_over(), state.endings()) == (True, ["called"])


def test_a_game_that_is_over_has_no_wars_left() -> None:
    ends = (
        ("turns-left 2", "turns-left 0"),
        ("barred ranger", "ending final-round"),
        ("armies 0=blore:3,nusus:1", "armies 0=blore:3"),
    )
    over = read(asking("-", "-", *ends))
    assert (over.is_over(), over.endings()) == (True, ["final-round"])
    assert "asked -\n" in over.write()
    assert refused(asking("-", "-", *ends[:2]))[1].startswith("a question, or the way the game ended")


def test_the_choices_before_the_first_turn() -> None:
    dealt = new(3, choose_your_start=1)
    text = dealt.write()
    assert "asked give-up-provinces 0,1,2 0\n" in text
    play(dealt, options(dealt, seat=1)[0], seat=1)
    assert read(dealt.write()).write() == dealt.write()
    play(dealt, options(dealt, seat=1)[0], seat=1)
    assert "asked give-up-provinces 0,2 0\n" in dealt.write()
    asked_again = dealt.write().replace("asked give-up-provinces 0,2 0", "asked give-up-provinces 0,1,2 0")
    assert refused(asked_again)[1] == "those asked who have not chosen yet"
    assert refused(text.replace(" 0,1,2 0\n", " 0,1,2 1\n"))[1] == "a choice that this game has"
    assert refused(text.replace("options choose-your-start=1\n", ""))[1] == "a choice that this game has"
    opened = text.replace(
        "asked give-up-provinces 0,1,2 0\n", "asked give-up-provinces 0,1,2 0\nopen-choices 1\n"
    )
    assert read(opened).open_choices == 2


# ------------------------------------------------------------------------------------------- the tables


def test_a_table_is_laid_with_everything_that_is_not_said() -> None:
    state = table(hand={0: "custus start-army"}, own={1: "nusus"}, armies="1 nusus 2")
    assert asked(state) == "take-turn 0"
    assert state.write().splitlines()[:4] == ["players 2", "turn 0", "first 0", "active 0"]
    assert "draw 0=start-army-2,start-build,start-market,start-ship 1=nusus," + STARTS in state.write()
    assert "towns 0=custus 1=nusus\n" in state.write()
    assert "victories city:6,road:6,castle:6\n" in state.write()


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(InputError):
        table(own={0: "blore", 1: "blore"})
