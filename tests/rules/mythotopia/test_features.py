"""The numbers for learners: what stands where, counted from the reader's own seat."""

import pytest

from mythagora.engine.features import Features, total
from mythagora.games.mythotopia.edition import CHARTER_COUNT, CHARTERS, IMPROVEMENT, VICTORIES
from mythagora.games.mythotopia.game import STEPS, Mythotopia
from mythagora.games.mythotopia.paying import payment
from mythagora.games.mythotopia.state import DEED_INVADE, DEED_ROAD, PAY, TAKE_TURN
from tests.rules.mythotopia.table import GAME, RULEBOOK, ask, new, play, table

SIZES = {block.name: block.size for block in GAME.blocks()}


def numbers(state: Mythotopia, seat: int) -> dict[str, list[float]]:
    """The numbers of each block by its name."""
    into = Features(total(GAME.blocks()))
    state.features(seat, into)
    assert into.count == total(GAME.blocks())
    values = into.to_list()
    found = {}
    for name, size in SIZES.items():
        found[name], values = values[:size], values[size:]
    return found


def marks(values: list[float]) -> list[int]:
    return [place for place, value in enumerate(values) if value]


def of_place(values: list[float], place: int, seats: int = 4) -> list[float]:
    """The part of a block for the seat so many places after the reader."""
    size = len(values) // seats
    return values[place * size : (place + 1) * size]


def cards(values: list[float]) -> str:
    return " ".join(RULEBOOK.cards[card] for card in marks(values))


def provinces(values: list[float]) -> str:
    return " ".join(RULEBOOK.provinces[place] for place in marks(values))


def at(values: list[float], key: str) -> float:
    return values[RULEBOOK.provinces.index(key)]


def laid() -> Mythotopia:
    return table(
        3,
        own={0: "blore palmain", 1: "nusus", 2: "oxter"},
        cities={1: "custus"},
        citadels={2: "darb"},
        hand={0: "blore start-army", 1: "nusus hero", 2: "oxter"},
        reserve={1: "queen"},
        discard={1: "custus scribe"},
        aside={2: "start-build"},
        shown={1: "nusus"},
        display="general",
        armies="0 blore 4, 1 blore 8, 2 oxter 1",
        mercenaries="1 blore 2",
        ships="2 serpent-sea 2",
        castles="blore",
        roads="blore-palmain",
        dragons="trogle",
        victories="city road castle isles seas citadel dragons",
        left={"road": 0, "isles": 2},
        counters={1: "2 2 3"},
        sea_claims={2: 1},
        active=1,
        first_seat=2,
        taken=1,
        turn=10,
        happened="drafted free",
        pool_armies={1: 0},
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_numbers_are_as_many_as_the_blocks_say(players: int) -> None:
    state = new(players)
    names = [block.name for block in GAME.blocks()]
    assert len(set(names)) == len(names)
    for seat in range(-1, players):
        found = numbers(state, seat)
        assert all(-1 <= value <= 1 for values in found.values() for value in values)
        assert marks(found["players"]) == [players - 2]


def test_questions_have_room() -> None:
    assert SIZES["question"] == len(STEPS)


def test_seats_are_counted_from_the_reader() -> None:
    state = laid()
    for seat in range(3):
        found = numbers(state, seat)
        assert marks(found["active"]) == [(1 - seat) % 3]
        assert marks(found["first"]) == [(2 - seat) % 3]
        assert marks(found["asked"]) == [(1 - seat) % 3]
        for place, towns in enumerate(["blore palmain", "nusus", "oxter"]):
            there = (place - seat) % 3
            assert provinces(of_place(found["towns"], there)) == towns
        assert provinces(of_place(found["cities"], (1 - seat) % 3)) == "custus"
        assert provinces(of_place(found["citadels"], (2 - seat) % 3)) == "darb"
        assert not marks(of_place(found["towns"], 3))
        assert at(of_place(found["armies"], (1 - seat) % 3), "blore") == 8 / 16
        assert at(of_place(found["mercenaries"], (1 - seat) % 3), "blore") == 1
        assert of_place(found["ships"], (2 - seat) % 3)[1] == 2 / 6
        assert found["scores"][(1 - seat) % 3] == 13 / 100
        assert of_place(found["counters"], (1 - seat) % 3) == [0, 2 / 20, 1 / 20]
        assert of_place(found["sea-claims"], (2 - seat) % 3) == [1, 0]
    assert numbers(state, -1)["active"] == numbers(state, 0)["active"]


@pytest.mark.rule("MT-C7")
def test_cards_by_pile() -> None:
    found = numbers(laid(), 0)
    assert cards(found["my-hand"]) == "blore start-army"
    assert cards(found["my-draw-pile"]) == "palmain start-army-2 start-build start-market start-ship"
    starts = "start-army start-army-2 start-build start-market start-ship"
    assert cards(of_place(found["decks"], 0)) == f"blore palmain {starts}"
    assert cards(of_place(found["decks"], 1)) == f"nusus hero {starts}"
    assert cards(of_place(found["shown"], 1)) == "nusus"
    assert cards(of_place(found["discard-piles"], 1)) == "custus scribe"
    assert cards(of_place(found["reserves"], 1)) == "queen"
    assert cards(found["in-play"]) == ""
    assert marks(of_place(found["aside"], 2)) == [2]
    assert of_place(found["sizes"], 1) == [2 / 10, 5 / 40, 2 / 40, 1 / 10, 3 / 10]
    assert [RULEBOOK.cards[IMPROVEMENT + card] for card in marks(found["display"])] == ["general"]
    assert "blore" not in provinces(found["province-deck"])
    watched = numbers(laid(), -1)
    assert cards(watched["my-hand"]) == cards(watched["my-draw-pile"]) == ""


@pytest.mark.rule("MT-X5")
def test_cards_in_play() -> None:
    state = table(hand={0: "blore counsellor palmain"})
    play(state, "play counsellor", "discard-card blore")
    for seat in (-1, 0, 1):
        assert cards(numbers(state, seat)["in-play"]) == "blore counsellor"


@pytest.mark.rule("MT-W3")
def test_wars_and_places() -> None:
    state = laid()
    mine = numbers(state, 0)
    assert at(of_place(mine["strengths"], 0), "blore") == (4 + 2 + 1) / 20
    assert at(of_place(mine["strengths"], 1), "blore") == (8 + 2) / 20
    assert at(of_place(mine["strengths"], 2), "darb") == (2 + 1) / 20  # in peace: citadel, rugged
    assert at(mine["neutral-strength"], "blore") == 0
    assert at(mine["neutral-strength"], "trogle") == (RULEBOOK.strength[38] + 4) / 20
    assert provinces(mine["wars"]) == "blore"
    assert at(mine["winning"], "blore") == -1
    assert at(numbers(state, 1)["winning"], "blore") == 1
    assert sum(map(abs, mine["winning"])) == 1
    assert provinces(mine["castles"]) == "blore"
    assert provinces(mine["dragons"]) == "trogle"
    stones = table(runestones="quean", victories="city road castle runestones")
    assert provinces(numbers(stones, 0)["runestones"]) == "quean"
    assert provinces(mine["roads"]) == "blore palmain"
    assert at(mine["networks"], "blore") == 1 / 10


def test_pieces_left() -> None:
    found = of_place(numbers(laid(), 1)["stocks"], 0)
    assert found == [6 / 16, 0, 2 / 6, 3 / 6, 13 / 20, 3 / 5]
    assert numbers(laid(), 1)["mercenaries-left"] == [0]


@pytest.mark.rule("MT-V7")
def test_victory_cards() -> None:
    found = numbers(laid(), 0)
    left = dict(zip(VICTORIES, found["victories-left"], strict=True))
    assert left["city"] == 7 / 8
    assert left["road"] == 0
    assert left["isles"] == 1 / 8
    assert marks(found["victories"]) == [0, 1, 2, 3, 6, 7, 8]
    assert found["conditions-left"] == [0, 1, 1, 1]
    assert found["empty"] == [1 / 13]
    assert found["stock"] == [int(laid().stock[value]) / 40 for value in range(3)]


def test_the_turn() -> None:
    found = numbers(laid(), 0)
    assert found["turn"] == [1 / 2, 10 / 400, 0, -1 / 4]
    assert marks(found["happened"]) == [0, 2]
    assert marks(found["question"]) == [TAKE_TURN]
    limited = numbers(table(turn=100, turn_limit=300), 0)
    assert limited["turn"] == [0, 100 / 400, 200 / 400, -1 / 4]
    assert limited["options"] == [0, 0, 0, 1]
    assert numbers(table(turns_left=2, final_round=1), 0)["turn"][3] == 2 / 4


@pytest.mark.rule("MT-E1")
def test_who_could_end_the_game() -> None:
    state = table(
        own={0: "blore palmain oxter nusus margent"},
        victories="city road castle patronage",
        left={"city": 0, "road": 0, "castle": 0, "patronage": 0},
    )
    assert numbers(state, 0)["may-call"] == [1, 0, 0, 0]
    assert numbers(state, 1)["may-call"] == [0, 1, 0, 0]


def test_the_question_and_what_is_paid_for() -> None:
    state = table(own={0: "blore palmain"})
    deed = DEED_ROAD | 2 << 4 | 30 << 10
    state.depth = 0
    ask(state, f"pay 0 {payment(1, 2, 0, 31)}", f"take-turn 0 1; carry-out 0 {deed}")
    for seat in (-1, 0, 1):
        found = numbers(state, seat)
        assert marks(found["question"]) == [PAY]
        assert sum(1 << bit for bit in marks(found["about"])) == payment(1, 2, 0, 31)
        assert marks(found["paying-for"]) == [DEED_ROAD]
        assert sum(1 << bit for bit in marks(found["paying-for-about"])) == 2 | 30 << 6
        assert found["turn"][0] == 1 / 2
    state.depth = 1
    assert not marks(numbers(state, 0)["paying-for"])
    assert max(DEED_ROAD, DEED_INVADE) < SIZES["paying-for"]


@pytest.mark.rule("MT-H6")
def test_charters() -> None:
    state = table(
        secret_charters=1, charters={0: "mints", 1: "seer"}, revealed={1: "burghers"}, charter_points={1: 2}
    )
    mine = numbers(state, 0)
    assert marks(mine["my-charter"]) == [CHARTERS.index("mints")]
    assert marks(mine["has-charter"]) == [0, 1]
    assert not marks(of_place(mine["charter-among"], 0))
    among = marks(of_place(mine["charter-among"], 1))
    assert CHARTERS.index("seer") in among
    assert len(among) == CHARTER_COUNT - 2
    assert marks(of_place(mine["revealed"], 1)) == [CHARTERS.index("burghers")]
    assert mine["charter-points"] == [0, 2 / 100, 0, 0]
    assert mine["charter-deck"] == [9 / 12]
    watched = numbers(state, -1)
    assert not marks(watched["my-charter"])
    assert len(marks(of_place(watched["charter-among"], 0))) == CHARTER_COUNT - 1
    state.charters_looked = 3
    assert marks(numbers(state, 0)["my-charters-looked"]) == [0, 1]
    assert not marks(numbers(state, 1)["my-charters-looked"])


@pytest.mark.rule("MT-X19")
def test_what_philosopher_found() -> None:
    state = table(hand={0: "blore hero"}, gone="philosopher")
    state.kept, state.kept_by = RULEBOOK.cards.index("hero"), 0
    hero = RULEBOOK.cards.index("hero") - IMPROVEMENT
    assert hero not in marks(numbers(state, 0)["undealt-among"])
    assert hero in marks(numbers(state, 1)["undealt-among"])
    assert marks(numbers(state, 1)["holds-found"]) == [1]
    assert "hero" not in cards(of_place(numbers(state, 1)["decks"], 1))
    state = table(looked="queen", gone="philosopher", asked="choose-invention 0", waiting="take-turn 0 0")
    assert len(marks(numbers(state, 0)["my-looked"])) == 1
    assert not marks(numbers(state, 1)["my-looked"])


@pytest.mark.rule("MT-S7")
def test_choices_made_at_the_same_time() -> None:
    state = table(
        own={0: "blore palmain", 1: "nusus oxter"},
        victories="city road castle citadel",
        asked="choose-citadel 0,1",
    )
    play(state, "citadel oxter", seat=1)
    assert provinces(of_place(numbers(state, 1)["choices"], 0)) == "oxter"
    assert numbers(state, 0)["chosen"] == [0, 1 / 2, 0, 0]
    assert not marks(numbers(state, 0)["choices"])
    assert not marks(numbers(state, -1)["choices"])
    state.open_choices = 2
    assert provinces(of_place(numbers(state, 0)["choices"], 1)) == "oxter"


@pytest.mark.rule("MT-C7")
def test_hidden_cards_of_others_make_no_difference() -> None:
    """The whole law is in `test_view`: here the smallest case, hand and draw pile exchanged."""
    own = {0: "blore palmain", 1: "nusus oxter"}
    piles = ["nusus hero", "oxter scribe"]
    one = table(own=own, hand={0: "blore", 1: piles[0]}, draw={0: "palmain", 1: piles[1]})
    two = table(own=own, hand={0: "blore", 1: piles[1]}, draw={0: "palmain", 1: piles[0]})
    for seat in (-1, 0):
        assert numbers(one, seat) == numbers(two, seat)
    assert numbers(one, 1) != numbers(two, 1)
