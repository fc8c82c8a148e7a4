"""Cards that work while they lie in the reserve: strength, borders, Reserve Army, Scribe, Warehouse."""

import pytest

from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.war import strength
from tests.rules.mythotopia.table import (
    RULEBOOK,
    armies_in,
    asked,
    counters_of,
    discard_of,
    hand_of,
    left_on,
    look,
    options,
    owned,
    play,
    province,
    refused,
    reserve_of,
    table,
    told,
)

HELD = ("held-by-reserve-army", "MT-X24")
ISLES = "city road castle isles"
SEAS = "city road castle seas"


def why(state: Mythotopia, answer: str) -> tuple[str, str]:
    found = refused(state, answer)
    return found.name, found.rule


def strengths(state: Mythotopia, key: str) -> dict[int, int]:
    """By side, the neutral force being -1: as the view shows them, and as the engine counts them."""
    (war,) = [war for war in look(state).wars if war.province == key]
    found = {side.seat: side.total for side in war.sides}
    for seat, total in found.items():
        assert seat < 0 or total == strength(state, province(state, key), seat)
    return found


def total(state: Mythotopia, key: str, seat: int = 0) -> int:
    return strengths(state, key)[seat]


# Cavalry and Limes.


@pytest.mark.rule("MT-X3")
def test_cavalry_adds_one_to_an_invader() -> None:
    state = table(own={0: "palmain"}, reserve={0: "cavalry"}, armies="0 blore 4")
    assert strengths(state, "blore") == {-1: 4, 0: 5}
    play(state, "end-war blore")
    assert owned(state, 0) == "blore palmain"
    assert reserve_of(state, 0) == "cavalry"  # it stays
    held = table(own={0: "palmain"}, hand={0: "cavalry"}, armies="0 blore 4")
    assert strengths(held, "blore") == {-1: 4, 0: 4}
    assert why(held, "end-war blore") == ("no-clear-winner", "MT-W2")
    assert why(held, "play cavalry") == ("no-text", "MT-C5")


@pytest.mark.rule("MT-X3")
def test_cavalry_is_its_owner_s_and_only_abroad() -> None:
    state = table(3, own={1: "nusus"}, reserve={0: "cavalry"}, armies="0 nusus 2, 1 nusus 2, 2 nusus 2")
    assert strengths(state, "nusus") == {1: 2, 0: 3, 2: 2}
    home = table(own={0: "nusus"}, reserve={0: "cavalry"}, armies="0 nusus 2, 1 nusus 2")
    assert strengths(home, "nusus") == {0: 2, 1: 2}


@pytest.mark.rule("MT-X4")
def test_limes_adds_one_to_the_defender() -> None:
    state = table(own={0: "nusus"}, reserve={0: "limes"}, armies="0 nusus 2, 1 nusus 2")
    assert strengths(state, "nusus") == {0: 3, 1: 2}
    play(state, "end-war nusus")
    assert owned(state, 0) == "nusus"
    assert reserve_of(state, 0) == "limes"
    bare = table(own={0: "nusus"}, reserve={0: "limes"}, armies="1 nusus 1")
    assert strengths(bare, "nusus") == {0: 1, 1: 1}  # even without armies
    held = table(own={0: "nusus"}, hand={0: "limes"}, armies="0 nusus 2, 1 nusus 2")
    assert strengths(held, "nusus") == {0: 2, 1: 2}


@pytest.mark.rule("MT-X4")
def test_limes_is_its_owner_s_and_only_at_home() -> None:
    state = table(own={1: "nusus"}, reserve={0: "limes"}, armies="0 nusus 2, 1 nusus 1, 0 blore 1")
    assert strengths(state, "nusus") == {1: 1, 0: 2}
    assert strengths(state, "blore") == {-1: 4, 0: 1}


@pytest.mark.rule("MT-X3")
@pytest.mark.rule("MT-X4")
@pytest.mark.rule("MT-C8")
def test_strength_of_the_reserve_counts_in_another_s_turn() -> None:
    """Seat 1 ends the war to its own loss: Cavalry of the other side is stronger."""
    armies = "0 nusus 2, 1 nusus 2"
    lost = table(own={1: "nusus"}, reserve={0: "cavalry"}, armies=armies, active=1)
    play(lost, "end-war nusus")
    assert owned(lost, 0) == "nusus"
    kept = table(own={0: "nusus"}, reserve={0: "limes"}, armies=armies, active=1)
    play(kept, "end-war nusus")
    assert owned(kept, 0) == "nusus"


@pytest.mark.rule("MT-X3")
@pytest.mark.rule("MT-X4")
@pytest.mark.rule("MT-X23")
def test_a_reserve_card_works_from_the_moment_it_is_laid() -> None:
    state = table(
        own={0: "blore", 1: "margent"},
        hand={0: "cavalry limes ranger"},
        cities={0: "oxter"},
        armies="0 margent 1, 1 blore 1",
    )
    assert (total(state, "margent"), total(state, "blore")) == (1, 1)
    play(state, "store", "lay cavalry")
    assert (total(state, "margent"), total(state, "blore")) == (2, 1)
    play(state, "lay limes")
    assert (total(state, "margent"), total(state, "blore")) == (2, 2)
    play(state, "lay ranger")
    assert (total(state, "margent"), total(state, "blore")) == (3, 3)
    play(state, "discard", "discard-card cavalry", "discard-card limes", "done")
    assert (total(state, "margent"), total(state, "blore")) == (2, 2)


# Ranger.


@pytest.mark.rule("MT-X23")
def test_ranger_invades_across_hills_as_across_an_open_border() -> None:
    state = table(hand={0: "blore start-army custus"}, reserve={0: "ranger"})
    play(state, "invade", "origin blore", "target quean", "muster start-army", "done", "spend custus")
    assert armies_in(state, 0, "quean") == 2
    assert asked(state) == "take-turn 0"  # one food was all
    assert reserve_of(state, 0) == "ranger"
    for hand, reserve in [("blore start-army custus", {1: "ranger"}), ("blore start-army custus ranger", {})]:
        without = table(hand={0: hand}, reserve=reserve)
        play(without, "invade", "origin blore")
        assert why(without, "target quean") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-X23")
def test_ranger_invades_across_mountains_as_across_hills() -> None:
    state = table(hand={0: "trogle start-army custus palmain"}, reserve={0: "ranger"})
    play(state, "invade", "origin trogle", "target margent", "muster start-army", "done")
    play(state, "spend custus", "spend palmain")
    assert armies_in(state, 0, "margent") == 2
    hungry = table(hand={0: "trogle start-army custus"}, reserve={0: "ranger"})
    play(hungry, "invade", "origin trogle")
    assert "target blore" in options(hungry)
    assert why(hungry, "target margent") == ("cannot-pay", "MT-C6")
    without = table(hand={0: "trogle start-army custus palmain ranger"})
    play(without, "invade", "origin trogle")
    assert why(without, "target margent") == ("behind-mountains", "MT-B1")


@pytest.mark.rule("MT-X23")
@pytest.mark.parametrize(
    ("ends", "stone", "ranger", "possible"),
    [
        ("blore quean", 2, True, True),  # hills
        ("blore quean", 1, True, False),
        ("blore quean", 2, False, False),
        ("blore quean", 3, False, True),
        ("trogle margent", 3, True, True),  # mountains
        ("trogle margent", 2, True, False),
        ("trogle margent", 4, False, False),
        ("blore palmain", 2, True, True),  # open
        ("blore palmain", 0, True, False),
    ],
)
def test_ranger_paves_across_hills_and_mountains(ends: str, stone: int, ranger: bool, possible: bool) -> None:
    one, other = ends.split()
    pay = ["kinabra", "grimp", "ogdoad", "malebolge"][:stone]
    state = table(
        own={0: ends},
        hand={0: f"start-build {one} {' '.join(pay)}"},
        reserve={0: "ranger" if ranger else ""},
    )
    play(state, "play start-build", f"origin {one}")
    assert (f"road-to {other}" in options(state)) == possible
    if possible:
        play(state, f"road-to {other}", *[f"spend {card}" for card in pay])
        assert asked(state) == "take-turn 0"
        assert state.roads[province(state, one)] == 1 << province(state, other)
        assert discard_of(state, 0).split()[-1] == "start-build"
        assert reserve_of(state, 0) == ("ranger" if ranger else "")
    elif ranger:
        assert why(state, f"road-to {other}") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-X23")
def test_without_ranger_there_is_no_road_across_mountains() -> None:
    state = table(own={0: "trogle margent"}, hand={0: "start-build trogle kinabra grimp ogdoad"})
    play(state, "play start-build", "origin trogle")
    assert why(state, "road-to margent") == ("behind-mountains", "MT-B1")


@pytest.mark.rule("MT-X23")
@pytest.mark.rule("MT-C8")
def test_ranger_s_stone_pays_where_its_text_does_not_help() -> None:
    state = table(
        own={0: "blore quean palmain"}, hand={0: "start-build blore kinabra"}, reserve={0: "ranger"}
    )
    play(state, "play start-build", "origin blore")
    assert why(state, "road-to quean") == ("cannot-pay", "MT-C6")  # one card, one thing
    play(state, "road-to palmain", "spend ranger", "spend kinabra")
    assert reserve_of(state, 0) == ""
    assert "ranger" in discard_of(state, 0).split()


@pytest.mark.rule("MT-X23")
def test_ranger_s_stone_does_not_feed_an_invasion_that_its_text_helps() -> None:
    """Merchant makes food of it, but one card is used for one thing."""
    state = table(hand={0: "blore start-army merchant"}, reserve={0: "ranger"})
    play(state, "invade", "origin blore")
    assert why(state, "target quean") == ("cannot-pay", "MT-C6")
    play(state, "target palmain", "muster start-army", "done", "spend-traded ranger")
    assert armies_in(state, 0, "palmain") == 2
    fed = table(hand={0: "blore start-army merchant custus"}, reserve={0: "ranger"})
    play(fed, "invade", "origin blore", "target quean", "muster start-army", "done")
    assert options(fed) == ["spend custus"]
    mountains = table(hand={0: "trogle start-army merchant custus"}, reserve={0: "ranger"})
    play(mountains, "invade", "origin trogle")
    assert why(mountains, "target margent") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-X23")
def test_ranger_is_stronger_in_rugged_provinces_either_way() -> None:
    armies = "0 blore 2, 1 blore 2, 0 nusus 2, 1 nusus 2"
    invader = table(own={1: "blore nusus"}, reserve={0: "ranger"}, armies=armies)
    assert strengths(invader, "blore") == {1: 3, 0: 3}
    assert strengths(invader, "nusus") == {1: 2, 0: 2}
    owner = table(own={1: "blore nusus"}, reserve={1: "ranger"}, armies=armies)
    assert strengths(owner, "blore") == {1: 4, 0: 2}
    assert strengths(owner, "nusus") == {1: 2, 0: 2}
    neutral = table(reserve={0: "ranger"}, armies="0 blore 3")
    assert strengths(neutral, "blore") == {-1: 4, 0: 4}
    held = table(own={1: "blore"}, hand={0: "ranger"}, armies="0 blore 2")
    assert strengths(held, "blore") == {1: 1, 0: 2}


# Reserve Army.


def invader(armies: str, reserve: str = "1 reserve-army", hand: str = "start-army custus") -> Mythotopia:
    """Seat 0 in Palmain has Blore and seat 1's Nusus and Diclesium before it; Oxter is seat 2's."""
    seat, card = reserve.split()
    return table(
        3,
        own={0: "palmain talion", 1: "nusus diclesium", 2: "oxter"},
        hand={0: f"palmain {hand}"},
        reserve={int(seat): card},
        armies=armies,
    )


@pytest.mark.rule("MT-X24")
@pytest.mark.parametrize("armies", ["2 nusus 1", "1 oxter 1", "2 nusus 1, 1 nusus 2"])
def test_nobody_invades_the_owner_of_reserve_army_in_a_war_with_a_player(armies: str) -> None:
    """Not elsewhere, and not the province that a second player has invaded."""
    state = invader(armies)
    play(state, "invade", "origin palmain")
    assert options(state) == ["target blore", "target iracund", "target scombroid"]
    assert why(state, "target nusus") == HELD
    assert why(state, "target diclesium") == HELD
    by_portal = invader(armies, hand="start-army custus portal")
    play(by_portal, "invade", "origin portal")
    assert why(by_portal, "target nusus") == HELD
    assert why(by_portal, "target diclesium") == HELD
    assert "target ictus" in options(by_portal)


@pytest.mark.rule("MT-X24")
@pytest.mark.parametrize(
    ("armies", "reserve"),
    [
        ("1 nusus 1", "1 reserve-army"),  # no war at all
        ("1 mome 1", "1 reserve-army"),  # against neutrals
        ("1 mome 1, 2 mome 1", "1 reserve-army"),
        ("2 nusus 1", "2 reserve-army"),  # another's
        ("2 nusus 1", "1 limes"),
    ],
)
def test_reserve_army_shields_its_owner_in_such_a_war_only(armies: str, reserve: str) -> None:
    state = invader(armies, reserve)
    play(state, "invade", "origin palmain")
    assert "target nusus" in options(state)
    assert "target diclesium" in options(state)


@pytest.mark.rule("MT-X24")
def test_reserve_army_in_the_hand_is_no_shield() -> None:
    state = table(
        3,
        own={0: "palmain", 1: "nusus", 2: "oxter"},
        hand={0: "palmain start-army custus", 1: "reserve-army"},
        armies="2 nusus 1",
    )
    play(state, "invade", "origin palmain")
    assert "target nusus" in options(state)


@pytest.mark.rule("MT-X24")
def test_the_other_side_opens_no_second_war() -> None:
    state = table(
        own={0: "palmain", 1: "nusus diclesium"},
        hand={0: "palmain start-army custus"},
        reserve={1: "reserve-army"},
        armies="0 nusus 1",
    )
    play(state, "invade", "origin palmain")
    assert why(state, "target diclesium") == HELD
    assert why(state, "target nusus") == ("already-there", "MT-I2")
    assert "target blore" in options(state)


@pytest.mark.rule("MT-X24")
@pytest.mark.parametrize("armies", ["1 palmain 1", "0 nusus 1"])
def test_the_owner_of_reserve_army_invades_nowhere_while_in_such_a_war(armies: str) -> None:
    own = {0: "palmain", 1: "nusus diclesium"}
    state = table(own=own, hand={0: "palmain start-army custus"}, reserve={0: "reserve-army"}, armies=armies)
    assert "invade" not in options(state)
    assert why(state, "invade") == HELD
    without = table(own=own, hand={0: "palmain start-army custus"}, armies=armies)
    assert "invade" in options(without)


@pytest.mark.rule("MT-X24")
def test_a_war_against_neutrals_does_not_stop_the_owner() -> None:
    state = table(
        own={0: "palmain", 1: "nusus"},
        hand={0: "palmain start-army custus"},
        reserve={0: "reserve-army"},
        armies="0 blore 1",
    )
    play(state, "invade", "origin palmain")
    assert "target nusus" in options(state)
    assert "target iracund" in options(state)


@pytest.mark.rule("MT-X24")
def test_a_third_player_may_invade_what_the_owner_attacks() -> None:
    state = table(
        3,
        own={0: "talion", 1: "nusus", 2: "oxter"},
        hand={0: "talion start-army custus"},
        reserve={1: "reserve-army"},
        armies="1 oxter 1",
    )
    play(state, "invade", "origin talion")
    assert why(state, "target nusus") == HELD
    play(state, "target oxter", "muster start-army", "done", "spend custus")
    assert armies_in(state, 0, "oxter") == 2


@pytest.mark.rule("MT-X24")
def test_wars_that_run_go_on_and_are_reinforced() -> None:
    """Two wars when it is laid: both stay, both sides may add armies, and each may be ended."""
    wars = "0 nusus 1, 2 diclesium 1"
    state = table(
        3, own={1: "nusus diclesium"}, hand={0: "start-army custus"}, reserve={1: "reserve-army"}, armies=wars
    )
    play(state, "place-armies", "armies-to nusus", "muster start-army", "done", "spend custus")
    assert armies_in(state, 0, "nusus") == 3
    mine = table(3, own={1: "nusus diclesium"}, hand={1: "reserve-army start-army"}, armies=wars, active=1)
    play(mine, "store", "lay reserve-army", "done")
    play(mine, "place-armies", "armies-to nusus", "muster start-army", "done")
    assert armies_in(mine, 1, "nusus") == 2
    assert armies_in(mine, 0, "nusus") == armies_in(mine, 2, "diclesium") == 1
    ending = table(3, own={1: "nusus diclesium"}, reserve={1: "reserve-army"}, armies=wars)
    play(ending, "end-war nusus")
    assert owned(ending, 0) == "nusus"


@pytest.mark.rule("MT-X24")
def test_the_shield_falls_with_the_war() -> None:
    state = table(
        own={0: "palmain", 1: "nusus diclesium"},
        hand={0: "palmain start-army custus"},
        reserve={1: "reserve-army"},
        armies="0 nusus 1, 1 nusus 2",
    )
    play(state, "end-war nusus", "invade", "origin palmain")
    assert "target nusus" in options(state)
    assert "target diclesium" in options(state)


# Scribe.


@pytest.mark.rule("MT-X25")
@pytest.mark.parametrize(("answer", "left", "taken"), [("from-card", 5, 0), ("from-stock", 6, 1)])
def test_scribe_chooses_between_card_and_stock(answer: str, left: int, taken: int) -> None:
    state = table(hand={0: "start-build blore kinabra"}, reserve={0: "scribe"})
    before = look(state).stock
    play(state, "play start-build", "origin blore", "build-castle", "spend kinabra")
    assert asked(state) == "take-counter 0"
    assert options(state) == ["from-card", "from-stock"]
    assert why(state, "pass") == ("action-not-now", "MT-T6")
    events = play(state, answer)
    assert left_on(state, "castle") == left
    assert look(state).stock == [before[0], before[1] - taken, before[2]]
    assert counters_of(state, 0) == [0, 1, 0]
    verb = "takes-stock" if taken else "takes-counter"
    assert told(events, 1) == [f"{verb} seat=0 victory=castle value=2"]
    assert reserve_of(state, 0) == "scribe"


@pytest.mark.rule("MT-X25")
def test_scribe_takes_from_the_stock_when_the_card_is_empty() -> None:
    answers = ["play start-build", "origin blore", "build-castle", "spend kinabra"]
    state = table(hand={0: "start-build blore kinabra"}, reserve={0: "scribe"}, left={"castle": 0})
    events = play(state, *answers)
    assert asked(state) == "take-turn 0"  # nothing to choose
    assert counters_of(state, 0) == [0, 1, 0]
    assert told(events)[-1] == "takes-stock seat=0 victory=castle value=2"
    for reserve, hand in [({1: "scribe"}, ""), ({}, "scribe")]:
        without = table(hand={0: f"start-build blore kinabra {hand}"}, reserve=reserve, left={"castle": 0})
        play(without, *answers)
        assert counters_of(without, 0) == [0, 0, 0]
    full = table(hand={0: "start-build blore kinabra scribe"})
    play(full, *answers)
    assert asked(full) == "take-turn 0"
    assert left_on(full, "castle") == 5


@pytest.mark.rule("MT-X25")
@pytest.mark.parametrize(
    ("on_card", "others", "left", "gained"),
    [(1, "3 3", 0, 1), (0, "3 3", 0, 1), (1, "3", 1, 1), (0, "3 3 3", 0, 0)],
)
def test_scribe_is_bound_by_the_stock_of_that_value(
    on_card: int, others: str, left: int, gained: int
) -> None:
    """The Citadel card's counter is worth 3, of which there are three in all."""
    state = table(
        own={0: "palmain"},
        citadels={1: "nusus"},
        reserve={0: "scribe"},
        armies="0 nusus 3",
        victories="city road castle citadel",
        left={"citadel": on_card},
        counters={1: others},
    )
    play(state, "end-war nusus")
    if (on_card, others) == (1, "3"):
        assert options(state) == ["from-card", "from-stock"]
        play(state, "from-stock")
    assert asked(state) == "take-turn 0"
    assert counters_of(state, 0) == [0, 0, gained]
    assert left_on(state, "citadel") == left


@pytest.mark.rule("MT-X25")
def test_all_are_told_when_a_card_is_emptied() -> None:
    answers = ["play start-build", "origin blore", "build-castle", "spend kinabra"]
    state = table(hand={0: "start-build blore kinabra"}, reserve={0: "scribe"}, left={"castle": 1})
    spared = state.clone()
    events = play(state, *answers, "from-card")
    assert told(events, 1)[-2:] == [
        "takes-counter seat=0 victory=castle value=2",
        "empties seat=0 victory=castle",
    ]
    events = play(spared, *answers, "from-stock")
    assert told(events, 1)[-1] == "takes-stock seat=0 victory=castle value=2"
    two = table(hand={0: "start-build blore kinabra"}, left={"castle": 2})
    assert told(play(two, *answers))[-1] == "takes-counter seat=0 victory=castle value=2"


@pytest.mark.rule("MT-X25")
def test_scribe_chooses_in_another_s_turn() -> None:
    state = table(
        own={1: "nusus"},
        reserve={1: "scribe"},
        armies="0 nusus 1, 1 nusus 2",
        victories="city road castle defender",
    )
    play(state, "end-war nusus")
    assert asked(state) == "take-counter 1"
    assert refused(state, "from-card", seat=0).name == "not-your-turn"
    play(state, "from-stock")
    assert counters_of(state, 1) == [1, 0, 0]
    assert left_on(state, "defender") == 6
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-X25")
def test_scribe_keeps_patronage_and_gold_for_an_empty_card_possible() -> None:
    cards = "city road castle patronage guilded-city"
    empty = {"patronage": 0, "guilded-city": 0}
    state = table(hand={0: "frampold mome"}, reserve={0: "scribe"}, victories=cards, left=empty)
    play(state, "patronage", "spend frampold", "spend mome")
    assert counters_of(state, 0) == [1, 0, 0]
    full = table(hand={0: "frampold mome"}, victories=cards)
    play(full, "patronage", "spend frampold", "spend mome")
    assert left_on(full, "patronage") == 4
    without = table(hand={0: "frampold mome"}, victories=cards, left=empty)
    assert why(without, "patronage") == ("victory-is-empty", "MT-V13")
    hand = "start-build blore kinabra grimp frampold"
    building = ["play start-build", "origin blore", "build-city", "spend kinabra", "spend grimp"]
    city = table(hand={0: hand}, reserve={0: "scribe"}, victories=cards, left=empty)
    play(city, *building, "from-card", "yes", "spend frampold")
    assert counters_of(city, 0) == [1, 1, 0]
    plain = table(hand={0: hand}, victories=cards, left=empty)
    play(plain, *building)
    assert asked(plain) == "take-turn 0"
    assert counters_of(plain, 0) == [0, 1, 0]


THREE = "0 beast-sea 1, 0 serpent-sea 1, 0 inland-east 1"
LAUNCH = ["place-ships", "port inland-west", "ship start-ship", "done"]


def fleet(
    ships: str = "0 beast-sea 1, 0 serpent-sea 1",
    *,
    scribe: bool = True,
    left: int = 3,
    claims: dict[int, int] | None = None,
    towns: dict[int, int] | None = None,
    own: str = "custus nusus mome",
    others: str = "",
) -> Mythotopia:
    """Ships in two seas, and a Ship card for one more."""
    return table(
        own={0: own},
        hand={0: "start-ship"},
        reserve={0: "scribe" if scribe else "limes"},
        ships=ships,
        pool_ships={0: 0},
        victories=SEAS,
        left={"seas": left},
        sea_claims=claims,
        sea_towns=towns,
        counters={1: others},
    )


def on_the_seas(state: Mythotopia) -> tuple[int, int, int]:
    """Towns on Master of the Seas, towns left, and counters of 2."""
    lord = look(state).lords[0]
    return lord.sea_towns, lord.towns_left, lord.counters[1]


@pytest.mark.rule("MT-X25")
@pytest.mark.parametrize(("answer", "left"), [("from-card", 2), ("from-stock", 3)])
def test_scribe_puts_a_town_on_master_of_the_seas(answer: str, left: int) -> None:
    state = fleet()
    assert on_the_seas(state) == (0, 15, 0)
    play(state, *LAUNCH, answer)
    assert on_the_seas(state) == (1, 14, 1)
    assert look(state).lords[0].sea_claims == ["three"]
    assert left_on(state, "seas") == left
    without = fleet(scribe=False)
    play(without, *LAUNCH)
    assert on_the_seas(without) == (0, 15, 1)
    assert look(without).lords[0].sea_claims == ["three"]
    assert left_on(without, "seas") == 2


@pytest.mark.rule("MT-X25")
def test_scribe_and_the_fourth_sea() -> None:
    state = fleet(THREE, left=2, claims={0: 1}, towns={0: 1})
    play(state, *LAUNCH, "from-stock")
    assert on_the_seas(state) == (2, 13, 1)
    assert look(state).lords[0].sea_claims == ["three", "four"]
    assert left_on(state, "seas") == 2


@pytest.mark.rule("MT-X25")
def test_scribe_is_paid_for_a_condition_that_another_was_paid_for() -> None:
    state = fleet(left=2, claims={1: 1})
    play(state, *LAUNCH)
    assert asked(state) == "take-turn 0"
    assert on_the_seas(state) == (1, 14, 1)
    assert left_on(state, "seas") == 2
    without = fleet(left=2, claims={1: 1}, scribe=False)
    play(without, *LAUNCH)
    assert on_the_seas(without) == (0, 15, 0)
    assert look(without).lords[0].sea_claims == []


@pytest.mark.rule("MT-X25")
def test_no_condition_is_paid_twice_even_with_scribe() -> None:
    state = fleet(left=2, claims={0: 1}, towns={0: 1})
    play(state, *LAUNCH)
    assert on_the_seas(state) == (1, 14, 0)
    unmarked = fleet(left=2, claims={0: 1})  # paid before Scribe was there
    play(unmarked, *LAUNCH)
    assert on_the_seas(unmarked) == (0, 15, 0)


@pytest.mark.rule("MT-X25")
def test_without_a_town_scribe_does_not_help_at_sea() -> None:
    """All eighteen towns are on the map; with seventeen there is one for the card."""
    places = [key for key in RULEBOOK.provinces if key not in ("custus", "nusus", "mome")]
    many = " ".join(["custus", "nusus", "mome", *places[:15]])
    state = fleet(own=many)
    assert on_the_seas(state) == (0, 0, 0)
    play(state, *LAUNCH)
    assert asked(state) == "take-turn 0"  # the counter on the card, as usual
    assert on_the_seas(state) == (0, 0, 1)
    assert left_on(state, "seas") == 2
    emptied = fleet(own=many, left=2)
    play(emptied, *LAUNCH)
    assert on_the_seas(emptied) == (0, 0, 0)
    last = fleet(own=" ".join(many.split()[:17]), left=2)
    play(last, *LAUNCH)
    assert on_the_seas(last) == (1, 0, 1)


@pytest.mark.rule("MT-X25")
@pytest.mark.parametrize(("left", "found"), [(3, (1, 14, 1)), (2, (0, 15, 0))])
def test_at_sea_without_a_counter_of_two_in_stock(left: int, found: tuple[int, int, int]) -> None:
    """Of 33 counters 18 lie on City, Road and Castle; where nothing is to be had no town is spent."""
    others = 33 - 18 - left.bit_count()
    state = fleet(left=left, others="2 " * others)
    assert look(state).stock[1] == 0
    play(state, *LAUNCH)
    assert asked(state) == "take-turn 0"
    assert on_the_seas(state) == found
    assert look(state).lords[0].sea_claims == (["three"] if found[0] else [])


@pytest.mark.rule("MT-X25")
def test_at_sea_scribe_is_paid_at_the_moment_a_condition_is_met() -> None:
    """Not for one more ship where there are ships, nor for a second sea."""
    more = fleet("0 beast-sea 1, 0 serpent-sea 1, 0 inland-west 1", left=2, claims={1: 1})
    play(more, *LAUNCH)
    assert on_the_seas(more) == (0, 15, 0)
    second = fleet("0 beast-sea 1")
    play(second, *LAUNCH)
    assert on_the_seas(second) == (0, 15, 0)
    unused = table(
        own={0: "custus nusus mome"},
        hand={0: "start-ship"},
        reserve={0: "scribe"},
        ships=THREE,
        pool_ships={0: 0},
    )
    play(unused, *LAUNCH)  # the card is not in play
    assert on_the_seas(unused) == (0, 15, 0)


def archipelago(reserve: str = "scribe", left: int = 0, **more: str) -> Mythotopia:
    """Nesh is about to complete the large island for seat 0."""
    return table(
        own={0: "ictus jeopigia", 1: more.get("rival", "blore")},
        reserve={0: reserve},
        armies="0 nesh 3",
        victories=ISLES,
        left={"isles": left},
        counters={0: more.get("held", "")},
    )


def kinabra(left: int) -> Mythotopia:
    """Kinabra is about to complete the small island; all counters of 3 but that of the isles are gone."""
    return table(
        own={0: "aporia"},
        reserve={0: "scribe"},
        armies="0 kinabra 3",
        victories=ISLES,
        left={"isles": left},
        counters={1: "3 3"},
    )


@pytest.mark.rule("MT-X25")
def test_scribe_and_the_isles() -> None:
    state = archipelago()
    events = play(state, "end-war nesh")
    assert counters_of(state, 0) == [0, 0, 1]
    assert told(events)[-1] == "takes-stock seat=0 victory=isles value=3"
    without = archipelago("limes")
    play(without, "end-war nesh")
    assert counters_of(without, 0) == [0, 0, 0]
    full = archipelago(left=3)
    play(full, "end-war nesh")
    assert options(full) == ["from-card", "from-stock"]
    play(full, "from-card")
    assert left_on(full, "isles") == 2
    parted = table(
        own={0: "ictus"}, reserve={0: "scribe"}, armies="0 nesh 3", victories=ISLES, left={"isles": 0}
    )
    play(parted, "end-war nesh")  # Jeopigia is wanting
    assert counters_of(parted, 0) == [0, 0, 0]


@pytest.mark.rule("MT-X25")
def test_scribe_and_the_small_island() -> None:
    """Its counter is a 2, and no 3 need be in stock."""
    emptied = kinabra(left=1)
    assert look(emptied).stock[2] == 0
    play(emptied, "end-war kinabra")
    assert counters_of(emptied, 0) == [0, 1, 0]
    assert left_on(emptied, "isles") == 1
    for answer, left in [("from-card", 1), ("from-stock", 3)]:
        full = kinabra(left=3)
        stock = look(full).stock[1]
        play(full, "end-war kinabra", answer)
        assert counters_of(full, 0) == [0, 1, 0]
        assert left_on(full, "isles") == left
        assert look(full).stock[1] == stock - (answer == "from-stock")


@pytest.mark.rule("MT-X25")
def test_scribe_is_paid_again_for_an_island_regained() -> None:
    state = archipelago(rival="nesh", held="3")
    play(state, "end-war nesh")
    assert owned(state, 0) == "ictus jeopigia nesh"
    assert counters_of(state, 0) == [0, 0, 2]


@pytest.mark.rule("MT-X25")
def test_laying_scribe_pays_nothing_for_what_was_done_before() -> None:
    isles = table(own={0: "ictus jeopigia nesh"}, hand={0: "scribe"}, victories=ISLES, left={"isles": 0})
    play(isles, "store", "lay scribe")
    assert asked(isles) == "take-turn 0"
    assert counters_of(isles, 0) == [0, 0, 0]
    elsewhere = table(
        own={0: "ictus jeopigia nesh"},
        reserve={0: "scribe"},
        armies="0 blore 5",
        victories=ISLES,
        left={"isles": 0},
    )
    play(elsewhere, "end-war blore")
    assert counters_of(elsewhere, 0) == [0, 0, 0]


# Warehouse.


@pytest.mark.rule("MT-X26")
def test_warehouse_makes_room_for_two_more() -> None:
    assert look(table()).lords[0].reserve_limit == 2
    assert look(table(hand={0: "warehouse"})).lords[0].reserve_limit == 2
    state = table(cities={0: "oxter"}, reserve={0: "warehouse"})
    assert look(state).lords[0].reserve_limit == 5
    assert look(state).lords[1].reserve_limit == 2


@pytest.mark.rule("MT-X26")
@pytest.mark.rule("MT-D2")
def test_warehouse_needs_room_itself_and_counts_at_once() -> None:
    full = table(hand={0: "warehouse custus"}, reserve={0: "hero general"})
    assert why(full, "store") == ("reserve-is-full", "MT-D2")
    state = table(hand={0: "warehouse custus palmain nusus"}, reserve={0: "hero"})
    play(state, "store", "lay warehouse", "lay custus", "lay palmain")
    assert asked(state) == "take-turn 0"  # four lie there now
    assert reserve_of(state, 0) == "custus palmain hero warehouse"
    assert hand_of(state, 0) == "nusus"
    late = table(hand={0: "warehouse custus"}, reserve={0: "hero"})
    play(late, "store", "lay custus")
    assert asked(late) == "take-turn 0"  # Warehouse comes too late
    assert why(late, "store") == ("reserve-is-full", "MT-D2")


@pytest.mark.rule("MT-X26")
@pytest.mark.rule("MT-C8")
def test_warehouse_lays_one_card_a_turn_as_a_free_action() -> None:
    state = table(hand={0: "queen custus palmain"}, reserve={0: "warehouse"}, taken=2)
    events = play(state, "stow")
    assert options(state) == ["lay custus", "lay palmain", "lay queen"]
    assert why(state, "lay warehouse") == ("not-in-hand", "MT-D2")
    assert why(state, "done") == ("not-done-yet", "MT-T1")
    events += play(state, "lay queen")
    assert told(events, 1) == ["lays seat=0 card=queen"]
    assert reserve_of(state, 0) == "queen warehouse"
    assert (refused(state, "stow").name, refused(state, "stow").rule) == ("one-stow", "MT-X26")
    assert look(state).lords[0].hand_limit == 6  # it is active at once
    play(state, "end-turn")
    assert len(hand_of(state, 0).split()) == 6
    play(state, "pass", "pass", "end-turn")
    assert asked(state) == "take-turn 0"
    assert "stow" in options(state)


@pytest.mark.rule("MT-X26")
def test_warehouse_lays_nothing_without_room_or_hand() -> None:
    state = table(hand={0: "custus"}, reserve={0: "warehouse hero general queen"})
    assert why(state, "stow") == ("reserve-is-full", "MT-D2")
    room = table(hand={0: "custus"}, reserve={0: "warehouse hero general"})
    assert "stow" in options(room)
    empty = table(reserve={0: "warehouse"})
    assert why(empty, "stow") == ("not-in-hand", "MT-D2")
    assert why(table(hand={0: "warehouse custus"}), "stow") == ("no-warehouse", "MT-X26")
    assert why(table(hand={0: "custus"}, reserve={1: "warehouse"}), "stow") == ("no-warehouse", "MT-X26")


@pytest.mark.rule("MT-X26")
def test_warehouse_bars_the_end_of_a_war_and_of_the_game() -> None:
    state = table(
        own={0: "blore oxter nusus palmain iracund", 1: "mome"},
        hand={0: "custus"},
        reserve={0: "warehouse"},
        armies="0 trogle 4",
        left={"city": 0, "road": 0, "castle": 0, "patronage": 0},
        victories="city road castle patronage",
    )
    assert "end-war trogle" in options(state)
    assert "end-game" in options(state)
    play(state, "stow", "lay custus")
    assert why(state, "end-war trogle") == ("must-come-first", "MT-T3")
    assert why(state, "end-game") == ("must-come-first", "MT-T3")


@pytest.mark.rule("MT-X26")
def test_a_reserve_too_full_without_warehouse_keeps_its_cards() -> None:
    state = table(hand={0: "custus"}, reserve={0: "warehouse hero general queen"})
    play(state, "discard", "discard-card warehouse", "done")
    assert reserve_of(state, 0) == "general hero queen"
    assert why(state, "store") == ("reserve-is-full", "MT-D2")
    assert why(state, "stow") == ("no-warehouse", "MT-X26")
    play(state, "discard", "discard-card hero", "done")
    assert reserve_of(state, 0) == "general queen"
