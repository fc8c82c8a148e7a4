"""Improvement cards played for their text: actions, free actions and benefits."""

import pytest

from mythagora.games.mythotopia.edition import IMPROVEMENT, IMPROVEMENT_COUNT
from mythagora.games.mythotopia.game import Mythotopia
from tests.rules.mythotopia.table import (
    RULEBOOK,
    armies_in,
    asked,
    counters_of,
    discard_of,
    draw_of,
    hand_of,
    improvements,
    left_on,
    look,
    options,
    owned,
    play,
    province,
    refused,
    reserve_of,
    ships_in,
    table,
    told,
)

ALL = RULEBOOK.cards[IMPROVEMENT : IMPROVEMENT + IMPROVEMENT_COUNT]
NO_USE = ("nothing-to-do-with", "MT-C5")


def why(state: Mythotopia, answer: str) -> tuple[str, str]:
    found = refused(state, answer)
    return found.name, found.rule


def actions_left(state: Mythotopia) -> int:
    question = look(state, state.to_act()).question
    assert question is not None
    assert question.name == "take-turn"
    return int(question.about["left"])


def all_but(*cards: str) -> str:
    """The other improvements, to lie on display."""
    return " ".join(card for card in ALL if card not in cards)


def mercenaries_in(state: Mythotopia, seat: int, key: str) -> int:
    return int(state.mercenaries_in(seat, province(state, key)))


# Alchemist.


@pytest.mark.rule("MT-X1")
@pytest.mark.parametrize(
    ("answer", "held", "stock"), [("trade 1", [0, 2, 0], [1, -1, 0]), ("trade 2", [1, 0, 1], [0, 1, -1])]
)
def test_alchemist_makes_a_counter_one_higher(answer: str, held: list[int], stock: list[int]) -> None:
    state = table(hand={0: "alchemist"}, own={0: "blore custus nusus oxter"}, counters={0: "1 2"})
    before = look(state).stock
    assert state.score(0) == 15
    events = play(state, "play alchemist")
    assert options(state) == ["trade 1", "trade 2"]
    events += play(state, answer)
    assert counters_of(state, 0) == held
    assert look(state).stock == [one + change for one, change in zip(before, stock, strict=True)]
    assert state.score(0) == 16
    assert told(events, 1) == ["plays seat=0 card=alchemist", f"trades seat=0 value={answer[-1]}"]
    assert discard_of(state, 0) == "alchemist"
    assert actions_left(state) == 1  # it is an action


@pytest.mark.rule("MT-X1")
def test_alchemist_takes_nothing_from_victory_cards() -> None:
    """Of the three counters of 3 one is somebody's, two lie on cards."""
    cards = "city road castle citadel isles"
    state = table(hand={0: "alchemist"}, counters={0: "2", 1: "3"}, victories=cards)
    assert look(state).stock[2] == 0
    assert why(state, "play alchemist") == NO_USE
    last = table(hand={0: "alchemist"}, counters={0: "2"}, victories=cards)
    assert look(last).stock[2] == 1
    play(last, "play alchemist")  # there is one way, and everybody sees it
    assert asked(last) == "take-turn 0"
    assert counters_of(last, 0) == [0, 0, 1]
    assert left_on(last, "citadel") == 1
    assert left_on(last, "isles") == 3


@pytest.mark.rule("MT-X1")
def test_alchemist_without_the_higher_counter_leaves_the_other_trade() -> None:
    state = table(hand={0: "alchemist"}, counters={0: "1 2", 1: "3 3 3"})
    play(state, "play alchemist")
    assert counters_of(state, 0) == [0, 2, 0]
    open_choice = table(
        counters={0: "1 2", 1: "3 3 3"},
        asked="trade-counter 0",
        waiting="take-turn 0 1",
        discard={0: "alchemist"},
    )
    assert options(open_choice) == ["trade 1"]
    assert why(open_choice, "trade 2") == ("stock-is-empty", "MT-X1")
    assert why(open_choice, "pass") == ("action-not-now", "MT-T6")
    no_one = table(
        counters={0: "2"}, asked="trade-counter 0", waiting="take-turn 0 1", discard={0: "alchemist"}
    )
    assert why(no_one, "trade 1") == ("no-counter-to-trade", "MT-X1")


@pytest.mark.rule("MT-X1")
def test_alchemist_of_the_second_seat() -> None:
    state = table(hand={1: "alchemist"}, counters={0: "1", 1: "1 2 3"}, active=1)
    play(state, "play alchemist")
    assert options(state) == ["trade 1", "trade 2"]  # there is nothing above a 3
    assert why(state, "done") == ("not-done-yet", "MT-T1")
    assert why(state, "number 0") == ("number-not-now", "MT-P2")
    play(state, "trade 2")
    assert [counters_of(state, seat) for seat in range(2)] == [[1, 0, 0], [1, 0, 2]]
    lacking = table(
        hand={1: "custus"},
        counters={0: "1 3 3 3", 1: "2 1"},
        asked="trade-counter 1",
        waiting="take-turn 1 1",
        active=1,
        discard={1: "alchemist"},
    )
    assert why(lacking, "trade 2") == ("stock-is-empty", "MT-X1")


@pytest.mark.rule("MT-X1")
def test_alchemist_trades_one_s_own_counters_of_one_and_two() -> None:
    assert why(table(hand={0: "alchemist"}), "play alchemist") == NO_USE
    assert why(table(hand={0: "alchemist"}, counters={1: "1 2"}), "play alchemist") == NO_USE
    assert why(table(hand={0: "alchemist"}, counters={0: "3"}), "play alchemist") == NO_USE
    assert why(table(counters={0: "1"}), "play alchemist") == ("not-at-hand", "MT-C2")
    late = table(hand={0: "alchemist"}, counters={0: "1"}, taken=2)
    assert why(late, "play alchemist") == ("no-action-left", "MT-T1")
    stored = table(reserve={0: "alchemist"}, counters={0: "1"}, taken=1)
    play(stored, "play alchemist")
    assert counters_of(stored, 0) == [0, 1, 0]
    assert (reserve_of(stored, 0), discard_of(stored, 0)) == ("", "alchemist")


# Army, Market, Build, Ship.


@pytest.mark.rule("MT-X2")
@pytest.mark.parametrize(
    "card", ["army", "market", "ship", "start-army", "start-market", "start-ship", "blore"]
)
def test_cards_with_symbols_alone_are_not_played_for_a_text(card: str) -> None:
    state = table(hand={0: f"{card} custus frampold kinabra"}, own={0: "blore"})
    assert why(state, f"play {card}") == ("no-text", "MT-C5")


@pytest.mark.rule("MT-X2")
def test_the_symbols_of_army_market_and_ship() -> None:
    worth = {
        card: [int(RULEBOOK.worth_of(RULEBOOK.cards.index(card), one)) for one in range(5)] for card in ALL
    }
    assert worth["army"] == [0, 0, 1, 2, 0]  # food, stone, gold, army, ship
    assert worth["market"] == [1, 1, 1, 0, 0]
    assert worth["build"] == [0, 1, 0, 0, 0]
    assert worth["ship"] == [1, 0, 1, 0, 1]
    assert [int(RULEBOOK.worth_of(RULEBOOK.cards.index("start-ship"), one)) for one in range(5)] == [
        1,
        0,
        0,
        0,
        1,
    ]


@pytest.mark.rule("MT-X2")
def test_the_ship_of_the_display_has_gold_and_crosses_a_sea() -> None:
    rich = table(hand={0: "ship"}, display="hero")
    play(rich, "draft", "spend ship")
    assert discard_of(rich, 0) == "hero ship"
    poor = table(hand={0: "start-ship"}, display="hero")
    assert why(poor, "draft") == ("cannot-pay", "MT-C6")
    state = table(hand={0: "palmain ship start-army nusus"}, own={0: "iracund blore scombroid diclesium"})
    play(
        state,
        "invade",
        "origin palmain",
        "target aporia",
        "ship ship",
        "muster start-army",
        "done",
        "spend nusus",
    )
    assert armies_in(state, 0, "aporia") == 2
    assert discard_of(state, 0) == "nusus palmain ship start-army"


@pytest.mark.rule("MT-X2")
def test_build_of_the_display_builds_like_the_starting_card() -> None:
    state = table(hand={0: "build blore kinabra"})
    play(state, "play build", "origin blore", "build-castle", "spend kinabra")
    assert state.castles == 1 << province(state, "blore")
    assert actions_left(state) == 1
    assert counters_of(state, 0) == [0, 1, 0]
    bare = table(hand={0: "build blore"})  # its own stone does not pay
    assert why(bare, "play build") == NO_USE


# Counsellor.


@pytest.mark.rule("MT-X5")
def test_counsellor_replaces_what_is_discarded_and_itself() -> None:
    state = table(hand={0: "counsellor custus palmain"}, draw={0: "blore iracund nusus oxter"})
    events = play(state, "play counsellor")
    assert asked(state) == "take-counsel 0"
    assert options(state) == ["discard-card custus", "discard-card palmain"]
    assert why(state, "done") == ("choose-one-first", "MT-D4")
    assert why(state, "discard-card counsellor") == ("not-at-hand", "MT-C2")
    assert why(state, "pass") == ("action-not-now", "MT-T6")
    events += play(state, "discard-card custus")
    assert look(state).lords[0].in_play == ["custus", "counsellor"]
    assert discard_of(state, 0) == ""
    events += play(state, "done")
    drawn = [card for card in hand_of(state, 0).split() if card != "palmain"]
    assert len(drawn) == 2
    assert sorted([*drawn, *draw_of(state, 0).split()]) == ["blore", "iracund", "nusus", "oxter"]
    assert discard_of(state, 0) == "custus counsellor"
    assert look(state).lords[0].in_play == []
    assert actions_left(state) == 2  # a free action
    assert told(events, 1) == [
        "plays seat=0 card=counsellor",
        "discards seat=0 card=custus",
        "draws seat=0 number=2",
    ]
    assert told(events, 0)[2].startswith("draws seat=0 card=")
    assert sorted(fact.value for fact in events[2].told(0).facts if fact.role == "card") == sorted(drawn)


@pytest.mark.rule("MT-X5")
def test_counsellor_from_the_reserve_is_not_replaced() -> None:
    state = table(
        hand={0: "custus palmain"}, reserve={0: "counsellor"}, draw={0: "blore iracund nusus oxter"}
    )
    events = play(state, "play counsellor", "discard-card custus", "discard-card palmain")
    assert asked(state) == "take-turn 0"  # nothing was left to discard
    assert told(events)[-1] == "draws seat=0 number=2"
    assert len(hand_of(state, 0).split()) == 2
    assert reserve_of(state, 0) == ""
    assert discard_of(state, 0) == "custus palmain counsellor"


@pytest.mark.rule("MT-X5")
def test_counsellor_takes_reserve_cards_along_unreplaced() -> None:
    state = table(
        hand={0: "counsellor custus palmain"}, reserve={0: "hero oxter"}, draw={0: "blore iracund nusus"}
    )
    play(state, "play counsellor", "discard-card oxter")
    assert why(state, "done") == ("choose-one-first", "MT-D4")  # one of the hand it must be
    events = play(state, "discard-card custus", "discard-card hero", "done")
    assert told(events)[-1] == "draws seat=0 number=2"
    assert reserve_of(state, 0) == ""
    assert len(hand_of(state, 0).split()) == 3
    assert discard_of(state, 0) == "custus oxter counsellor hero"


@pytest.mark.rule("MT-X5")
def test_counsellor_asks_on_while_the_reserve_has_cards() -> None:
    state = table(hand={0: "counsellor custus"}, reserve={0: "oxter"})
    play(state, "play counsellor", "discard-card custus")
    assert options(state) == ["discard-card oxter", "done"]


@pytest.mark.rule("MT-X5")
def test_counsellor_and_what_goes_with_it_are_not_shuffled_in() -> None:
    state = table(
        hand={0: "counsellor custus palmain"},
        draw={0: "blore"},
        discard={0: "iracund nusus"},
        reserve={0: "oxter"},
    )
    events = play(
        state, "play counsellor", "discard-card custus", "discard-card oxter", "discard-card palmain"
    )
    assert hand_of(state, 0) == "blore iracund nusus"
    assert draw_of(state, 0) == ""
    assert discard_of(state, 0) == "custus oxter palmain counsellor"
    assert told(events, 1)[-2:] == ["shuffles seat=0", "draws seat=0 number=3"]
    short = table(hand={0: "counsellor custus palmain"}, draw={0: ""}, discard={0: "nusus"})
    play(short, "play counsellor", "discard-card custus", "discard-card palmain")
    assert hand_of(short, 0) == "nusus"  # three to draw, one there is
    assert discard_of(short, 0) == "custus palmain counsellor"


@pytest.mark.rule("MT-X5")
def test_counsellor_wants_another_card_in_hand() -> None:
    alone = table(hand={0: "counsellor"}, reserve={0: "oxter"})
    assert why(alone, "play counsellor") == NO_USE
    stored = table(reserve={0: "counsellor oxter"})
    assert why(stored, "play counsellor") == NO_USE
    pair = table(hand={0: "counsellor custus"})
    play(pair, "play counsellor", "discard-card custus")
    assert len(hand_of(pair, 0).split()) == 2
    one = table(hand={0: "custus"}, reserve={0: "counsellor oxter"}, taken=2)
    play(one, "play counsellor", "discard-card custus", "done")
    assert reserve_of(one, 0) == "oxter"
    assert len(hand_of(one, 0).split()) == 1


# Diplomat.

WAR = "city road castle defender"


@pytest.mark.rule("MT-X6")
@pytest.mark.parametrize("taken", [0, 1])
def test_diplomat_sends_everybody_home(taken: int) -> None:
    """The strongest invader takes nothing; nobody is paid for defending; ships stay."""
    state = table(
        3,
        own={0: "oxter", 1: "nusus"},
        hand={0: "diplomat frampold"},
        armies="0 nusus 5, 1 nusus 1, 2 nusus 2, 0 oxter 1",
        mercenaries="0 nusus 1, 2 nusus 1",
        ships="0 serpent-sea 1",
        victories=WAR,
        taken=taken,
    )
    assert "play diplomat" in options(state)
    events = play(state, "play diplomat")
    assert asked(state) == "pay 0"  # the one war there is
    events += play(state, "spend frampold")
    assert [armies_in(state, seat, "nusus") for seat in range(3)] == [0, 0, 0]
    assert [int(number) for number in state.ready_armies][:3] == [5, 6, 6]
    assert state.mercenaries_ready() == 2
    assert armies_in(state, 0, "oxter") == 1
    assert ships_in(state, 0, "serpent-sea") == 1
    assert owned(state, 1) == "nusus"
    assert [counters_of(state, seat) for seat in range(3)] == [[0, 0, 0]] * 3
    assert left_on(state, "defender") == 6
    assert discard_of(state, 0) == "frampold diplomat"
    assert actions_left(state) == 1 - taken
    assert told(events, 1)[-1] == "makes-peace seat=0 province=nusus"


@pytest.mark.rule("MT-X6")
def test_diplomat_as_the_defender_and_against_neutrals() -> None:
    attacked = table(
        own={0: "oxter"}, hand={0: "diplomat frampold"}, armies="0 oxter 3, 1 oxter 1", victories=WAR
    )
    play(attacked, "play diplomat", "spend frampold")
    assert attacked.wars() == 0
    assert counters_of(attacked, 0) == [0, 0, 0]
    neutral = table(hand={0: "diplomat frampold"}, armies="0 blore 6")
    play(neutral, "play diplomat", "spend frampold")
    assert owned(neutral, 0) == "frampold"
    assert int(neutral.ready_armies[0]) == 6


@pytest.mark.rule("MT-X6")
def test_diplomat_ends_one_of_one_s_own_wars() -> None:
    state = table(
        3,
        own={0: "oxter", 1: "nusus", 2: "custus"},
        hand={0: "diplomat frampold"},
        armies="0 nusus 1, 1 oxter 1, 1 custus 1",
    )
    play(state, "play diplomat")
    assert options(state) == ["peace nusus", "peace oxter"]
    assert why(state, "peace custus") == ("not-your-war", "MT-W2")
    assert why(state, "peace blore") == ("no-war-there", "MT-W1")
    assert why(state, "hire nusus") == ("hire-not-now", "MT-X14")
    play(state, "peace oxter", "spend frampold")
    assert armies_in(state, 1, "oxter") == 0
    assert armies_in(state, 0, "nusus") == 1
    assert armies_in(state, 1, "custus") == 1


@pytest.mark.rule("MT-X6")
def test_diplomat_costs_an_action_and_one_gold() -> None:
    peace = table(hand={0: "diplomat frampold"}, armies="0 frampold 1")
    assert why(peace, "play diplomat") == NO_USE
    others = table(3, own={1: "nusus"}, hand={0: "diplomat frampold"}, armies="2 nusus 1")
    assert why(others, "play diplomat") == NO_USE
    poor = table(hand={0: "diplomat custus"}, armies="0 blore 1")
    assert why(poor, "play diplomat") == NO_USE
    late = table(hand={0: "diplomat frampold"}, armies="0 blore 1", taken=2)
    assert why(late, "play diplomat") == ("no-action-left", "MT-T1")
    two = table(hand={0: "diplomat frampold mome"}, pool_armies={0: 0}, armies="0 blore 5, 0 oxter 4")
    play(two, "play diplomat", "peace blore", "spend mome")
    assert asked(two) == "take-turn 0"  # one gold was all
    assert why(two, "end-war oxter") == ("must-come-first", "MT-T3")


# General and Portal.


@pytest.mark.rule("MT-X11")
def test_general_sets_out_from_any_province_of_one_s_own() -> None:
    state = table(own={0: "trogle kakopyge", 1: "nusus"}, hand={0: "general start-army custus palmain"})
    play(state, "invade", "origin general")
    near = [
        "blore",
        "galingale",
        "hatchel",
        "empyrean",
        "ambsace",
        "frampold",
        "peened",
        "diclesium",
        "iracund",
    ]
    assert sorted(options(state)) == sorted(f"target {key}" for key in [*near, "nusus", "scombroid"])
    assert why(state, "target welkin") == ("behind-mountains", "MT-B1")
    assert why(state, "target lea") == ("out-of-reach", "MT-I1")
    assert why(state, "target oxter") == ("cannot-pay", "MT-C6")  # no Ship card
    assert why(state, "target trogle") == ("own-province", "MT-I2")
    play(state, "target empyrean", "by-hills", "muster start-army", "done", "spend custus", "spend palmain")
    assert armies_in(state, 0, "empyrean") == 2
    assert discard_of(state, 0) == "custus palmain general start-army"


@pytest.mark.rule("MT-X11")
def test_general_crosses_the_sea_with_a_ship_card_only() -> None:
    state = table(own={0: "nusus trogle"}, hand={0: "general start-army custus start-ship"})
    play(state, "invade", "origin general")
    assert "target aporia" in options(state)
    play(state, "target aporia")
    assert options(state) == ["ship start-ship"]
    by_land = table(own={0: "nusus trogle"}, hand={0: "general start-army custus"})
    play(by_land, "invade", "origin general")
    assert why(by_land, "target aporia") == ("cannot-pay", "MT-C6")


@pytest.mark.rule("MT-X11")
def test_general_is_a_province_card_or_an_army() -> None:
    state = table(own={0: "trogle"}, hand={0: "general custus"})
    assert why(state, "invade") == ("cannot-invade", "MT-I1")
    army = table(own={0: "trogle"}, hand={0: "general custus trogle"})
    play(army, "invade")
    assert options(army) == ["origin trogle"]  # custus is the only food
    play(army, "origin trogle", "target blore", "muster general", "done", "spend custus")
    assert armies_in(army, 0, "blore") == 1
    assert why(table(hand={0: "general"}), "play general") == ("no-text", "MT-C5")


@pytest.mark.rule("MT-X11")
def test_general_builds_in_any_province_of_one_s_own() -> None:
    state = table(own={0: "blore oxter", 1: "nusus"}, hand={0: "general start-build kinabra"})
    play(state, "play start-build", "origin general")
    assert options(state) == ["build-in blore", "build-in kinabra", "build-in oxter"]
    assert why(state, "build-in nusus") == ("not-linked", "MT-R3")
    play(state, "build-in oxter", "build-castle", "spend kinabra")
    assert state.castles == 1 << province(state, "oxter")
    assert discard_of(state, 0) == "kinabra general start-build"
    lacking = table(own={0: "blore oxter"}, hand={0: "start-build start-market"})
    assert why(lacking, "play start-build") == NO_USE


@pytest.mark.rule("MT-X20")
def test_portal_reaches_any_province_at_the_cost_of_an_open_border() -> None:
    """Over hills, mountains and seas: one food, no province card and no Ship card."""
    state = table(own={0: "trogle", 1: "nusus"}, hand={0: "portal start-army custus"}, armies="0 oxter 1")
    play(state, "invade")
    assert options(state) == ["origin custus", "origin portal"]
    play(state, "origin portal")
    others = [key for key in RULEBOOK.provinces if key not in ("trogle", "custus", "oxter")]
    assert options(state) == [f"target {key}" for key in others]
    assert why(state, "target trogle") == ("own-province", "MT-I2")
    assert why(state, "target oxter") == ("already-there", "MT-I2")
    play(state, "target margent", "muster start-army", "done", "spend custus")
    assert asked(state) == "take-turn 0"
    assert armies_in(state, 0, "margent") == 2
    assert discard_of(state, 0) == "custus portal start-army"


@pytest.mark.rule("MT-X20")
def test_portal_is_no_food_besides_and_does_not_build() -> None:
    state = table(own={0: "trogle"}, hand={0: "portal start-army"})
    assert why(state, "invade") == ("cannot-invade", "MT-I1")
    fed = table(own={0: "trogle"}, hand={0: "portal start-army trogle"})
    play(fed, "invade")
    assert options(fed) == ["origin trogle"]
    play(fed, "origin trogle", "target blore", "muster start-army", "done", "spend portal")
    assert armies_in(fed, 0, "blore") == 2
    building = table(hand={0: "portal start-build trogle kinabra"})
    play(building, "play start-build")
    assert why(building, "origin portal") == ("no-province-card", "MT-I1")
    assert why(table(hand={0: "portal"}), "play portal") == ("no-text", "MT-C5")


@pytest.mark.rule("MT-X20")
def test_portal_works_without_a_province_of_one_s_own() -> None:
    state = table(reserve={0: "portal"}, hand={0: "start-army start-market"})
    play(state, "invade", "origin portal", "target ictus", "muster start-army", "done", "spend start-market")
    assert armies_in(state, 0, "ictus") == 2
    assert [war.province for war in look(state).wars] == ["ictus"]
    assert reserve_of(state, 0) == ""


# Hero.


@pytest.mark.rule("MT-X12")
def test_hero_beats_the_neutral_force_in_a_tie() -> None:
    state = table(own={0: "palmain"}, hand={0: "hero"}, armies="0 blore 4")
    assert options(state, "hero") == ["hero blore"]
    assert why(state, "end-war blore") == ("no-clear-winner", "MT-W2")
    events = play(state, "hero blore")
    assert told(events, 1)[:2] == ["plays seat=0 card=hero", "war-ends seat=0 province=blore winner=0"]
    assert owned(state, 0) == "blore palmain"
    assert discard_of(state, 0) == "blore hero"
    assert actions_left(state) == 1
    assert int(state.ready_armies[0]) == 6


@pytest.mark.rule("MT-X12")
@pytest.mark.parametrize(("armies", "offered"), [(3, []), (4, ["hero blore"]), (5, ["end-war blore"])])
def test_hero_breaks_ties_and_nothing_else(armies: int, offered: list[str]) -> None:
    state = table(own={0: "palmain"}, hand={0: "hero"}, armies=f"0 blore {armies}")
    wars = [word for word in options(state) if word.split()[0] in ("hero", "end-war")]
    assert wars == (offered or ["end-war blore"])  # with three the neutral force wins
    if armies != 4:
        assert why(state, "hero blore") == ("no-tie-to-break", "MT-X12")


@pytest.mark.rule("MT-X12")
def test_hero_in_the_reserve_serves_an_invader_and_a_defender() -> None:
    """In the reserve it may be used before anything else is done: it is a benefit of ending the war."""
    invader = table(own={1: "nusus"}, reserve={0: "hero"}, armies="0 nusus 2, 1 nusus 2", victories=WAR)
    play(invader, "hero nusus")
    assert owned(invader, 0) == "nusus"
    assert reserve_of(invader, 0) == ""
    assert counters_of(invader, 1) == [0, 0, 0]
    owner = table(own={0: "nusus"}, reserve={0: "hero"}, armies="0 nusus 2, 1 nusus 2", victories=WAR)
    play(owner, "hero nusus")
    assert owned(owner, 0) == "nusus"
    assert counters_of(owner, 0) == [1, 0, 0]
    assert armies_in(owner, 1, "nusus") == 0


@pytest.mark.rule("MT-X12")
@pytest.mark.parametrize(
    ("armies", "offered"),
    [
        ("0 nusus 3, 1 nusus 3, 2 nusus 3", True),
        ("0 nusus 3, 1 nusus 2, 2 nusus 3", True),
        ("0 nusus 3, 1 nusus 3, 2 nusus 2", True),
        ("0 nusus 2, 1 nusus 3, 2 nusus 3", False),  # tied for first are the two others
        ("0 nusus 2, 1 nusus 2, 2 nusus 3", False),  # tied, but not for first
        ("0 nusus 2, 1 nusus 3, 2 nusus 2", False),
    ],
)
def test_hero_must_be_among_the_tied_for_first(armies: str, offered: bool) -> None:
    state = table(3, own={1: "nusus"}, hand={0: "hero"}, armies=armies)
    assert ("hero nusus" in options(state)) == offered
    if offered:
        play(state, "hero nusus")
        assert owned(state, 0) == "nusus"
    else:
        assert why(state, "hero nusus") == ("no-tie-to-break", "MT-X12")


@pytest.mark.rule("MT-X12")
def test_hero_does_not_help_against_a_tie_of_the_neutral_force_with_another() -> None:
    state = table(3, hand={0: "hero"}, armies="0 blore 3, 1 blore 4")
    assert why(state, "hero blore") == ("no-tie-to-break", "MT-X12")
    level = table(3, hand={0: "hero"}, armies="0 blore 4, 1 blore 4")
    play(level, "hero blore")
    assert owned(level, 0) == "blore"


@pytest.mark.rule("MT-X12")
def test_ships_of_somebody_without_a_side_are_nothing_to_hero() -> None:
    state = table(
        3, own={1: "nusus"}, hand={0: "hero"}, armies="0 nusus 1, 1 nusus 1", ships="2 serpent-sea 2"
    )
    assert "hero nusus" in options(state)


@pytest.mark.rule("MT-X12")
def test_hero_needs_the_card_a_war_and_the_beginning_of_the_turn() -> None:
    without = table(armies="0 blore 4")
    assert why(without, "hero blore") == ("no-hero", "MT-X12")
    state = table(3, own={1: "nusus"}, hand={0: "hero"}, armies="0 blore 4, 2 nusus 1, 1 nusus 1")
    assert why(state, "hero oxter") == ("no-war-there", "MT-W1")
    assert why(state, "hero nusus") == ("not-your-war", "MT-W2")
    assert why(state, "play hero") == ("no-text", "MT-C5")
    second = table(hand={0: "hero"}, armies="0 blore 4", taken=1)
    assert why(second, "hero blore") == ("must-come-first", "MT-T3")
    freed = table(hand={0: "hero"}, armies="0 blore 4", happened="free")
    assert why(freed, "hero blore") == ("must-come-first", "MT-T3")
    played = table(hand={0: "custus"}, discard={0: "hero"}, armies="0 blore 4")
    assert why(played, "hero blore") == ("no-hero", "MT-X12")


@pytest.mark.rule("MT-X12")
def test_hero_is_no_help_when_the_game_ends() -> None:
    state = table(
        own={0: "blore custus oxter trogle frampold iracund", 1: "nusus"},
        reserve={0: "hero"},
        armies="0 nusus 1, 1 nusus 1",
        victories="city road castle defender spoils",
        left={"city": 0, "road": 0, "castle": 0, "spoils": 0},
    )
    assert "hero nusus" in options(state)
    play(state, "end-game")
    assert state.is_over()
    assert owned(state, 1) == "nusus"
    assert counters_of(state, 1) == [1, 0, 0]
    assert reserve_of(state, 0) == "hero"


# Marauders.


@pytest.mark.rule("MT-X13")
def test_marauders_send_any_one_army_home() -> None:
    state = table(
        own={0: "oxter", 1: "nusus"},
        hand={0: "marauders"},
        armies="0 oxter 2, 1 nusus 3, 1 blore 1, 0 blore 2",
    )
    play(state, "play marauders")
    assert options(state) == ["raid blore 0", "raid oxter 0", "raid blore 1", "raid nusus 1"]
    assert why(state, "raid nusus 0") == ("no-armies-there", "MT-P2")
    assert why(state, "raid nusus 3") == ("no-armies-there", "MT-P2")
    assert why(state, "play ambsace") == ("card-not-now", "MT-C1")
    assert why(state, "play marauders") == ("card-not-now", "MT-C1")
    assert why(state, "pass") == ("action-not-now", "MT-T6")
    own = state.clone()
    events = play(state, "raid nusus 1")
    assert armies_in(state, 1, "nusus") == 2
    assert int(state.ready_armies[1]) == 3  # two there were
    assert int(state.pool_armies[1]) == 8
    assert told(events, 1) == ["raids seat=0 province=nusus other=1"]
    assert discard_of(state, 0) == "marauders"
    assert actions_left(state) == 2
    play(own, "raid oxter 0")
    assert armies_in(own, 0, "oxter") == 1
    assert int(own.ready_armies[0]) == 3


@pytest.mark.rule("MT-X13")
def test_marauders_need_an_army_on_the_map() -> None:
    assert why(table(hand={0: "marauders"}), "play marauders") == ("no-army-on-map", "MT-X13")
    one = table(hand={0: "marauders"}, armies="1 blore 1", taken=2)
    play(one, "play marauders")  # the one there is
    assert one.wars() == 0
    assert int(one.ready_armies[1]) == 6


@pytest.mark.rule("MT-X13")
def test_a_war_is_over_without_result_when_the_last_invader_has_left() -> None:
    state = table(own={0: "nusus"}, hand={0: "marauders"}, armies="0 nusus 2, 1 nusus 1", victories=WAR)
    assert "end-war nusus" in options(state)
    play(state, "play marauders", "raid nusus 1")
    assert state.wars() == 0
    assert look(state).wars == []
    assert owned(state, 0) == "nusus"
    assert armies_in(state, 0, "nusus") == 2  # the defender's stay
    assert counters_of(state, 0) == [0, 0, 0]
    assert "remove-armies" in options(state)  # no war holds them
    two = table(own={0: "nusus"}, hand={0: "marauders"}, armies="0 nusus 2, 1 nusus 2")
    play(two, "play marauders", "raid nusus 1")
    assert two.wars() == 1 << province(two, "nusus")


@pytest.mark.rule("MT-X13")
@pytest.mark.rule("MT-X14")
def test_mercenaries_leave_with_the_last_army() -> None:
    state = table(own={0: "nusus"}, hand={0: "marauders"}, armies="1 nusus 2", mercenaries="1 nusus 2")
    once = state.clone()
    play(once, "play marauders")
    assert mercenaries_in(once, 1, "nusus") == 2
    last = table(own={0: "nusus"}, hand={0: "marauders"}, armies="1 nusus 1", mercenaries="1 nusus 2")
    play(last, "play marauders")
    assert last.mercenaries_ready() == 2
    assert last.wars() == 0
    apart = table(
        own={0: "nusus"},
        hand={0: "marauders"},
        armies="0 oxter 1, 1 nusus 1",
        mercenaries="0 oxter 1, 1 nusus 1",
    )
    play(apart, "play marauders", "raid nusus 1")
    assert (mercenaries_in(apart, 0, "oxter"), mercenaries_in(apart, 1, "nusus")) == (1, 0)


# Mercenary.


@pytest.mark.rule("MT-X14")
@pytest.mark.parametrize("number", [1, 2])
def test_mercenaries_come_to_an_army_of_one_s_own(number: int) -> None:
    state = table(
        own={0: "oxter trogle", 1: "nusus"},
        hand={0: "mercenary frampold"},
        armies="0 oxter 1, 0 blore 4, 1 nusus 1, 1 blore 1",
    )
    events = play(state, "play mercenary")
    assert options(state) == ["hire blore", "hire oxter"]
    assert why(state, "hire trogle") == ("no-armies-there", "MT-P2")  # controlled, but without an army
    assert why(state, "hire nusus") == ("no-armies-there", "MT-P2")
    assert why(state, "peace blore") == ("peace-not-now", "MT-X6")
    events += play(state, "hire blore")
    assert options(state) == ["number 1", "number 2"]
    assert why(state, "number 0") == ("not-so-many", "MT-P2")
    assert why(state, "number 3") == ("not-so-many", "MT-P2")
    events += play(state, f"number {number}", "spend frampold")
    assert mercenaries_in(state, 0, "blore") == number
    assert mercenaries_in(state, 1, "blore") == 0
    assert state.mercenaries_ready() == 2 - number
    assert look(state).wars[0].sides[1].total == 4 + number
    assert told(events, 1)[-1] == f"hires seat=0 province=blore number={number}"
    assert discard_of(state, 0) == "frampold mercenary"
    assert actions_left(state) == 2


@pytest.mark.rule("MT-X14")
def test_there_are_two_mercenaries_in_all() -> None:
    state = table(
        own={0: "oxter", 1: "nusus"},
        hand={0: "mercenary frampold"},
        armies="0 oxter 1, 1 nusus 1",
        mercenaries="1 nusus 1",
    )
    play(state, "play mercenary")
    assert asked(state) == "pay 0"  # one place, one mercenary
    play(state, "spend frampold")
    assert mercenaries_in(state, 0, "oxter") == 1
    assert mercenaries_in(state, 1, "nusus") == 1
    none = table(
        own={0: "oxter", 1: "nusus"},
        hand={0: "mercenary frampold"},
        armies="0 oxter 1, 1 nusus 1",
        mercenaries="1 nusus 2",
    )
    assert why(none, "play mercenary") == ("no-mercenary-left", "MT-X14")


@pytest.mark.rule("MT-X14")
def test_mercenaries_cost_one_gold_and_want_an_army() -> None:
    unarmed = table(own={0: "oxter", 1: "nusus"}, hand={0: "mercenary frampold"}, armies="1 nusus 1")
    assert why(unarmed, "play mercenary") == NO_USE
    poor = table(own={0: "oxter"}, hand={0: "mercenary custus"}, armies="0 oxter 1")
    assert why(poor, "play mercenary") == NO_USE
    late = table(own={0: "oxter"}, hand={0: "mercenary frampold mome"}, armies="0 oxter 1", taken=2)
    play(late, "play mercenary", "number 2", "spend mome")
    assert asked(late) == "take-turn 0"  # the same gold for both


@pytest.mark.rule("MT-X14")
def test_mercenaries_do_not_stay_without_an_army() -> None:
    state = table(own={0: "oxter"}, armies="0 oxter 2", mercenaries="0 oxter 2")
    stays = state.clone()
    play(stays, "remove-armies", "number 1", "number 0")
    assert mercenaries_in(stays, 0, "oxter") == 2
    one = state.clone()
    play(one, "remove-armies", "number 0", "number 1")
    assert (armies_in(one, 0, "oxter"), mercenaries_in(one, 0, "oxter")) == (2, 1)
    play(state, "remove-armies", "number 2")
    assert state.mercenaries_ready() == 2
    road = table(own={0: "oxter nusus"}, armies="0 oxter 2", mercenaries="0 oxter 1", roads="oxter-nusus")
    play(road, "march", "number 2")
    assert armies_in(road, 0, "nusus") == 2
    assert road.mercenaries_ready() == 2
    war = table(own={0: "oxter"}, armies="0 blore 3, 1 blore 1", mercenaries="0 blore 2")
    play(war, "end-war blore")
    assert owned(war, 0) == "blore oxter"  # five against four
    assert war.mercenaries_ready() == 2


# Militia.


@pytest.mark.rule("MT-X17")
def test_militia_makes_one_army_of_the_pool_available() -> None:
    state = table(hand={0: "militia"}, pool_armies={0: 1}, taken=2)
    ready = int(state.ready_armies[0])
    events = play(state, "play militia")
    assert int(state.pool_armies[0]) == 0
    assert int(state.ready_armies[0]) == ready + 1
    assert int(state.pool_armies[1]) == 8
    assert told(events, 1) == ["plays seat=0 card=militia"]
    assert discard_of(state, 0) == "militia"
    assert asked(state) == "take-turn 0"
    assert actions_left(state) == 0
    assert why(table(hand={0: "militia"}, pool_armies={0: 0}), "play militia") == NO_USE


@pytest.mark.rule("MT-X17")
def test_militia_is_an_army_symbol_instead() -> None:
    state = table(own={0: "oxter"}, hand={0: "militia"})
    play(state, "place-armies", "armies-to oxter", "muster militia", "done")
    assert armies_in(state, 0, "oxter") == 1
    assert int(state.pool_armies[0]) == 8


# Mystic.


@pytest.mark.rule("MT-X18")
def test_mystic_takes_a_card_of_one_s_choice_back() -> None:
    state = table(hand={0: "mystic frampold"}, discard={0: "custus alchemist", 1: "general"})
    events = play(state, "play mystic")
    assert options(state) == ["revive custus", "revive alchemist"]
    assert why(state, "revive mystic") == ("not-in-discard", "MT-X18")
    assert why(state, "revive frampold") == ("not-in-discard", "MT-X18")
    assert why(state, "revive general") == ("not-in-discard", "MT-X18")
    assert why(state, "keep alchemist") == ("keep-not-now", "MT-X19")
    events += play(state, "revive alchemist")
    assert options(state) == ["spend frampold"]
    events += play(state, "spend frampold")
    assert hand_of(state, 0) == "alchemist"
    assert discard_of(state, 0) == "custus frampold mystic"
    assert told(events, 1)[-1] == "revives seat=0 card=alchemist"
    assert look(state, 1).lords[0].shown == ["alchemist"]  # all have seen it
    assert actions_left(state) == 2


@pytest.mark.rule("MT-X18")
def test_mystic_finds_provinces_too_and_they_are_seen() -> None:
    state = table(hand={0: "oxter"}, reserve={0: "mystic frampold"}, discard={0: "custus"}, taken=2)
    play(state, "play mystic")  # the one card of the pile
    assert asked(state) == "pay 0"
    play(state, "spend frampold")
    assert hand_of(state, 0) == "custus oxter"
    assert look(state, 1).lords[0].shown == ["custus"]


@pytest.mark.rule("MT-X18")
def test_mystic_wants_a_card_and_one_gold() -> None:
    assert why(table(hand={0: "mystic frampold"}), "play mystic") == NO_USE
    assert why(table(hand={0: "mystic custus"}, discard={0: "hero"}), "play mystic") == NO_USE
    lying = table(hand={0: "mystic"}, discard={0: "frampold"})  # what lies there does not pay
    assert why(lying, "play mystic") == NO_USE


# Philosopher.


@pytest.mark.rule("MT-X19")
def test_philosopher_looks_at_three_and_keeps_one() -> None:
    four = ("alchemist", "hero", "queen", "scribe")
    state = table(hand={0: "philosopher custus"}, display=all_but("philosopher", *four))
    events = play(state, "play philosopher")
    found = improvements(state, state.looked).split()
    assert len(found) == 3
    (hidden,) = [card for card in four if card not in found]
    assert options(state) == [f"keep {card}" for card in found]
    assert why(state, f"keep {hidden}") == ("not-found", "MT-X19")
    assert why(state, "keep custus") == ("not-found", "MT-X19")
    assert why(state, "revive custus") == ("revive-not-now", "MT-X18")
    assert look(state, 0).looked == found
    assert look(state, 1).looked == []
    assert look(state, 1).undealt_among == list(four)
    events += play(state, f"keep {found[1]}")
    assert hand_of(state, 0).split() == ["custus", found[1]]
    assert sorted(improvements(state, state.undealt).split()) == sorted({*four} - {found[1]})
    assert state.looked == 0
    assert actions_left(state) == 2
    mine = told(events, 0)
    assert mine[0] == "plays seat=0 card=philosopher"
    assert sorted(mine[1].split()[2:]) == [f"card={card}" for card in found]
    assert mine[2] == f"keeps seat=0 card={found[1]}"
    for other in (1, -1):
        assert told(events, other) == ["plays seat=0 card=philosopher", "looks seat=0", "keeps seat=0"]


@pytest.mark.rule("MT-X19")
def test_philosopher_leaves_the_game_and_the_others_are_not_seen() -> None:
    state = table(hand={0: "philosopher custus"}, display=all_but("philosopher", "hero", "queen", "scribe"))
    play(state, "play philosopher", "keep queen")
    assert "philosopher" not in state.write()
    assert discard_of(state, 0) == ""
    theirs = look(state, 1)
    assert theirs.undealt == 2
    assert theirs.undealt_among == ["hero", "queen", "scribe"]
    assert theirs.lords[0].holds_found
    assert "queen" not in theirs.lords[0].deck + theirs.lords[0].shown
    assert look(state, 0).undealt_among == ["hero", "scribe"]
    play(state, "store", "lay queen", "done")  # now all see it
    assert not look(state, 1).lords[0].holds_found
    assert look(state, 1).undealt_among == ["hero", "scribe"]


@pytest.mark.rule("MT-X19")
@pytest.mark.parametrize("left", [("hero",), ("hero", "queen")])
def test_philosopher_looks_at_those_left(left: tuple[str, ...]) -> None:
    state = table(reserve={0: "philosopher"}, display=all_but("philosopher", *left), taken=2)
    play(state, "play philosopher")
    assert options(state) == [f"keep {card}" for card in left]
    play(state, "keep hero")
    assert (hand_of(state, 0), reserve_of(state, 0)) == ("hero", "")
    assert improvements(state, state.undealt).split() == [card for card in left if card != "hero"]


@pytest.mark.rule("MT-X19")
def test_philosopher_needs_something_to_find() -> None:
    state = table(hand={0: "philosopher"}, display=all_but("philosopher"))
    assert state.undealt == 0
    assert why(state, "play philosopher") == NO_USE


# Providence.


@pytest.mark.rule("MT-X21")
def test_providence_draws_two() -> None:
    state = table(hand={0: "providence custus palmain nusus oxter"}, draw={0: "blore iracund trogle"})
    events = play(state, "play providence")
    assert len(hand_of(state, 0).split()) == 6
    assert len(draw_of(state, 0).split()) == 1
    assert discard_of(state, 0) == "providence"
    assert look(state).lords[0].in_play == []
    assert told(events, 1) == ["plays seat=0 card=providence", "draws seat=0 number=2"]
    assert told(events, 0)[1].count(" card=") == 2
    assert actions_left(state) == 2
    play(state, "pass", "pass", "end-turn")
    assert len(hand_of(state, 0).split()) == 6  # more than five: none is drawn, none goes


@pytest.mark.rule("MT-X21")
def test_providence_is_not_shuffled_in() -> None:
    state = table(hand={0: "providence"}, draw={0: "blore"}, discard={0: "custus"}, taken=2)
    events = play(state, "play providence")
    assert hand_of(state, 0) == "blore custus"
    assert discard_of(state, 0) == "providence"
    assert told(events, 1)[1:] == ["shuffles seat=0", "draws seat=0 number=2"]
    one = table(reserve={0: "providence"}, draw={0: ""}, discard={0: "custus"})
    events = play(one, "play providence")
    assert hand_of(one, 0) == "custus"
    assert told(events, 1)[-1] == "draws seat=0 number=1"
    assert (reserve_of(one, 0), discard_of(one, 0)) == ("", "providence")
    none = table(hand={0: "providence custus"}, draw={0: ""})
    assert why(none, "play providence") == NO_USE


# Queen.


@pytest.mark.rule("MT-X22")
@pytest.mark.parametrize(
    ("hand", "reserve", "size"),
    [("custus", "queen", 6), ("custus", "", 5), ("custus queen", "", 5), ("", "queen", 6)],
)
def test_queen_in_the_reserve_makes_the_hand_six(hand: str, reserve: str, size: int) -> None:
    state = table(
        own={0: "blore palmain nusus oxter trogle iracund"}, hand={0: hand}, reserve={0: reserve}, taken=2
    )
    assert look(state).lords[0].hand_limit == size
    play(state, "end-turn")
    assert len(hand_of(state, 0).split()) == size


@pytest.mark.rule("MT-X22")
def test_queen_works_from_the_turn_she_is_laid_and_no_longer_than_she_lies_there() -> None:
    own = {0: "blore palmain nusus oxter trogle iracund custus"}
    laid = table(own=own, hand={0: "queen custus"})
    play(laid, "store", "lay queen", "done", "pass", "end-turn")
    assert len(hand_of(laid, 0).split()) == 6
    gone = table(own=own, hand={0: "custus"}, reserve={0: "queen"})
    play(gone, "discard", "discard-card queen", "done", "pass", "end-turn")
    assert len(hand_of(gone, 0).split()) == 5
    other = table(own=own, hand={0: "custus"}, reserve={1: "queen"}, taken=2)
    play(other, "end-turn")
    assert len(hand_of(other, 0).split()) == 5
