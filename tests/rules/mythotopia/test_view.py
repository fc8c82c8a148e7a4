"""What each seat is shown: everything that lies open, its own cards, and nothing else."""

import random
from dataclasses import fields

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.features import Features, total
from mythagora.engine.sets import members
from mythagora.games.mythotopia.edition import CHARTERS, IMPROVEMENT, VICTORIES
from mythagora.games.mythotopia.game import STEPS, Mythotopia
from mythagora.games.mythotopia.paying import payment
from mythagora.games.mythotopia.rules.armies import INVADING
from mythagora.games.mythotopia.rules.war import strength
from mythagora.games.mythotopia.state import (
    CHOOSE_CITADEL,
    CITADEL,
    DEED_BUY,
    DEED_CASTLE,
    DEED_CHARTERS,
    DEED_CITY,
    DEED_DRAFT,
    DEED_EXTRA,
    DEED_GARRISON,
    DEED_HIRE,
    DEED_INVADE,
    DEED_PATRONAGE,
    DEED_PEACE,
    DEED_REVIVE,
    DEED_ROAD,
    DRAW_PILE,
    GIVE_UP,
    GIVE_UP_PROVINCES,
    HAND,
    ZONES,
)
from mythagora.games.mythotopia.view import PUBLIC_RULES, LordView, SideView, WarView
from tests.rules.mythotopia.table import GAME, RULEBOOK, ask, look, new, options, play, table

CITADELS = "city road castle citadel"
STARTS = ["start-army", "start-army-2", "start-build", "start-market", "start-ship"]


def place(key: str) -> int:
    return RULEBOOK.provinces.index(key)


def card(key: str) -> int:
    return RULEBOOK.cards.index(key)


def war(state: Mythotopia, key: str) -> WarView:
    return next(war for war in look(state).wars if war.province == key)


def lord(state: Mythotopia, seat: int, reader: int = -1) -> LordView:
    return look(state, reader).lords[seat]


# Wars.


@pytest.mark.rule("MT-W2")
@pytest.mark.rule("MT-W4")
def test_five_in_blore_against_four() -> None:
    found = war(table(own={0: "palmain"}, armies="0 blore 5"), "blore")
    assert found.sides == [
        SideView(seat=-1, defends=True, strength={"printed": 4}, total=4),  # rugged is in the number, MT-B2
        SideView(seat=0, defends=False, strength={"armies": 5}, total=5),
    ]
    assert found.leaders == [0]
    assert found.may_end == [0]
    assert found.at_the_end == 0


@pytest.mark.rule("MT-W2")
@pytest.mark.rule("MT-E2")
def test_four_against_four_can_be_ended_by_nobody_and_is_the_defender_s_at_the_end() -> None:
    state = table(own={0: "palmain"}, armies="0 blore 4", hand={0: "hero"})
    for reader in (-1, 0, 1):
        found = next(war for war in look(state, reader).wars)
        assert found.leaders == [-1, 0]
        assert found.may_end == []
        assert found.at_the_end == -1


@pytest.mark.rule("MT-W1")
@pytest.mark.rule("MT-W2")
def test_a_loser_and_an_owner_without_armies_may_end_it_too() -> None:
    state = table(3, own={1: "blore", 2: "palmain"}, armies="0 blore 5, 2 blore 2")
    found = war(state, "blore")
    assert [(side.seat, side.total) for side in found.sides] == [(1, 1), (0, 5), (2, 2)]
    assert found.leaders == [0]
    assert found.may_end == [0, 1, 2]
    assert found.at_the_end == 0
    only_two = table(3, own={1: "blore", 2: "palmain"}, armies="0 blore 1")
    assert war(only_two, "blore").may_end == []
    assert war(only_two, "blore").at_the_end == 1


@pytest.mark.rule("MT-W4")
def test_a_dragon_stands_with_the_neutral_force() -> None:
    found = war(
        table(armies="0 blore 9", pool_armies={0: 0}, dragons="blore", victories="city road castle dragons"),
        "blore",
    )
    assert found.sides[0].strength == {"printed": 4, "dragon": 4}
    assert found.sides[0].total == 8
    assert found.leaders == [0]


@pytest.mark.rule("MT-W3")
@pytest.mark.rule("MT-X3")
@pytest.mark.rule("MT-X4")
@pytest.mark.rule("MT-X23")
def test_every_item_of_strength() -> None:
    state = table(
        3,
        own={0: "oxter", 1: "darb", 2: "nusus"},
        castles="darb",
        armies="0 darb 3, 1 darb 1, 2 darb 2",
        mercenaries="0 darb 1, 2 darb 1",
        ships="0 inland-east 2, 1 inland-east 1, 2 beast-sea 2",
        reserve={0: "cavalry ranger", 1: "limes", 2: "hero"},
    )
    found = war(state, "darb")
    assert found.sides == [
        SideView(
            seat=1,
            defends=True,
            strength={"armies": 1, "ships": 1, "castle": 2, "rugged": 1, "limes": 1},
            total=6,
        ),
        SideView(
            seat=0,
            defends=False,
            strength={"armies": 3, "mercenaries": 1, "ships": 2, "cavalry": 1, "ranger": 1},
            total=8,
        ),
        SideView(seat=2, defends=False, strength={"armies": 2, "mercenaries": 1}, total=3),
    ]
    assert found.leaders == [0]
    for side in found.sides:
        assert side.total == strength(state, place("darb"), side.seat)


@pytest.mark.rule("MT-K6")
def test_a_citadel_is_named_in_its_defender_s_strength() -> None:
    state = table(citadels={1: "palmain"}, armies="0 palmain 2", reserve={1: "ranger"}, victories=CITADELS)
    found = war(state, "palmain")
    assert found.sides[0].strength == {"citadel": 2}  # Palmain is not rugged
    assert found.leaders == [1, 0]
    assert found.at_the_end == 1


def test_no_war_where_only_the_owner_stands() -> None:
    assert look(table(own={0: "blore"}, armies="0 blore 3")).wars == []


# Players.


def open_table() -> Mythotopia:
    return table(
        2,
        own={0: "blore palmain oxter", 1: "nusus margent"},
        cities={0: "custus"},
        citadels={0: "darb"},
        hand={0: "blore start-army hero", 1: "nusus start-ship"},
        reserve={0: "queen warehouse", 1: "start-market"},
        discard={0: "custus scribe", 1: "margent"},
        aside={0: "start-build"},
        shown={1: "nusus"},
        armies="0 blore 3, 1 blore 2",
        mercenaries="1 blore",
        ships="0 serpent-sea 2, 1 serpent-sea 1, 1 beast-sea 1",
        castles="blore",
        roads="blore-palmain",
        runestones="trogle",
        display="general mystic",
        victories="city road castle citadel isles seas runestones",
        left={"road": 0, "isles": 2, "seas": 1},
        counters={0: "1 2 2", 1: "3"},
        sea_claims={1: 2},
        sea_towns={1: 1},
        turn=6,
        active=1,
        taken=1,
        happened="drafted free marched mined levied",
        turn_limit=300,
    )


@pytest.mark.rule("MT-C7")
@pytest.mark.rule("MT-V1")
@pytest.mark.rule("MT-D2")
def test_what_all_know_of_a_player() -> None:
    for reader in (-1, 0, 1):
        found = lord(open_table(), 0, reader)
        assert found.score == 5 * 3 + 5
        assert found.provinces == {
            "blore": "town",
            "custus": "city",
            "darb": "citadel",
            "oxter": "town",
            "palmain": "town",
        }
        assert (found.towns_left, found.cities_left) == (18 - 3, 3)
        assert (found.armies, found.armies_pool) == (3, 8)
        assert (found.ships, found.ships_pool) == (0, 3)
        assert (found.hand, found.hand_limit) == (3, 6)  # Queen
        assert found.draw_pile == 3 + 3
        assert (found.discard_pile, found.discard_top) == (2, "scribe")
        assert found.reserve == ["queen", "warehouse"]
        assert found.reserve_limit == 2 + 1 + 1 + 2
        assert found.in_play == []
        assert found.aside == ["start-build"]
        assert found.counters == [1, 2, 0]
        assert found.deck == ["blore", "darb", "oxter", "palmain", "hero"] + [
            key for key in STARTS if key != "start-build"
        ]
        assert found.shown == []
        assert not found.holds_found
        assert not found.may_call


@pytest.mark.rule("MT-V8")
@pytest.mark.rule("MT-X25")
@pytest.mark.rule("MT-C7")
def test_what_all_know_of_another_player() -> None:
    found = lord(open_table(), 1)
    assert found.shown == ["nusus"]
    assert found.sea_claims == ["four"]
    assert found.sea_towns == 1
    assert found.towns_left == 18 - 2 - 1
    assert found.counters == [0, 0, 1]
    assert (found.hand, found.hand_limit, found.reserve_limit) == (2, 5, 2)
    assert (found.armies, found.ships) == (4, 0)
    assert found.score == 12  # the floor
    assert found.deck == ["nusus", "start-army", "start-army-2", "start-build", "start-ship"]


@pytest.mark.rule("MT-C7")
def test_only_the_own_cards_are_shown() -> None:
    state = open_table()
    mine = look(state, 0)
    assert mine.hand == ["blore", "hero", "start-army"]
    assert mine.draw_pile == ["darb", "oxter", "palmain", "start-army-2", "start-market", "start-ship"]
    assert mine.discard_pile == ["custus", "scribe"]
    theirs = look(state, 1)
    assert theirs.hand == ["nusus", "start-ship"]
    assert theirs.discard_pile == ["margent"]
    watched = look(state)
    assert (watched.hand, watched.draw_pile, watched.discard_pile) == ([], [], [])
    assert watched.seat == -1


def test_of_the_table_all_are_shown_the_same() -> None:
    """The fields that differ are the ones listed, and no other."""
    own = {"seat", "question", "hand", "draw_pile", "discard_pile"}
    state = open_table()
    for reader in (0, 1):
        for field in fields(look(state)):
            if field.name not in own:
                assert getattr(look(state, reader), field.name) == getattr(look(state), field.name), (
                    field.name
                )


# The map.


@pytest.mark.rule("MT-B1")
def test_the_map() -> None:
    view = look(open_table())
    assert len(view.provinces) == 40
    blore = next(found for found in view.provinces if found.province == "blore")
    assert (blore.owner, blore.piece, blore.castle) == (0, "town", True)
    assert (blore.armies, blore.mercenaries) == ([3, 2], [0, 1])
    assert (blore.dragon, blore.runestone, blore.roads) == (False, False, ["palmain"])
    trogle = next(found for found in view.provinces if found.province == "trogle")
    assert (trogle.owner, trogle.piece, trogle.castle) == (None, None, False)
    assert (trogle.armies, trogle.runestone, trogle.roads) == ([0, 0], True, [])
    pieces = {found.province: found.piece for found in view.provinces if found.owner == 0}
    assert pieces == view.lords[0].provinces
    assert view.seas == {
        "beast-sea": [0, 1],
        "serpent-sea": [2, 1],
        "inland-west": [0, 0],
        "inland-east": [0, 0],
    }
    assert (view.mercenaries, view.castles_left, view.roads_left) == (1, 8, 8)


def test_a_dragon_on_the_map() -> None:
    view = look(table(dragons="oxter", victories="city road castle dragons"))
    assert [found.province for found in view.provinces if found.dragon] == ["oxter"]


# Victory points and decks.


@pytest.mark.rule("MT-S6")
@pytest.mark.rule("MT-V7")
@pytest.mark.rule("MT-V8")
def test_victory_cards() -> None:
    view = look(open_table())
    assert [found.victory for found in view.victories] == [
        "city",
        "road",
        "castle",
        "citadel",
        "isles",
        "seas",
        "runestones",
    ]
    found = {victory.victory: victory for victory in view.victories}
    assert (found["city"].left, found["city"].value, found["city"].conditions) == (6, 2, {})
    assert (found["road"].left, found["road"].value) == (0, 2)
    assert (found["isles"].left, found["isles"].value, found["isles"].conditions) == (1, None, {"small": 2})
    assert (found["seas"].left, found["seas"].conditions) == (1, {"three": 2})
    assert (view.empty, view.empty_needed) == (1, 4)
    assert view.stock == [int(number) for number in open_table().stock]


@pytest.mark.rule("MT-C7")
def test_decks() -> None:
    state = open_table()
    view = look(state)
    assert view.display == ["general", "mystic"]
    assert "trogle" in view.province_deck
    assert "blore" not in view.province_deck
    assert len(view.province_deck) == 40 - 5 - 2
    assert view.undealt == 29 - 2 - 4
    assert len(view.undealt_among) == view.undealt
    assert not set(view.undealt_among) & {"general", "hero", "queen"}


@pytest.mark.rule("MT-T2")
@pytest.mark.rule("MT-T3")
def test_the_turn() -> None:
    view = look(open_table())
    assert (view.turn, view.first, view.active, view.actions_taken) == (6, 0, 1, 1)
    assert view.done == ["draft", "free-action", "march"]
    assert view.powers_used == ["gold", "army"]
    assert view.barred == []
    assert view.options["turn-limit"] == 300
    assert view.options["secret-charters"] == 0
    assert (view.turns_left, view.caller, view.ending) == (None, None, None)
    assert look(table(turns_left=2, final_round=1)).turns_left == 2


def test_an_action_under_way_is_counted() -> None:
    state = table(hand={0: "blore"}, asked="choose-discards 0 0", waiting="take-turn 0 2")
    assert look(state).actions_taken == 2


@pytest.mark.rule("MT-R2")
def test_the_road_move_under_way() -> None:
    state = table(
        own={0: "blore palmain"},
        roads="blore-palmain",
        armies="0 blore 1, 0 palmain 1",
    )
    state.marched_from = 1 << place("blore")
    state.marched_to = 1 << place("palmain")
    assert look(state).marched_from == ["blore"]
    assert look(state).marched_to == ["palmain"]


@pytest.mark.rule("MT-E1")
def test_who_could_end_the_game() -> None:
    empty = {"city": 0, "road": 0, "castle": 0, "patronage": 0}
    victories = "city road castle patronage"
    places = "blore palmain oxter nusus margent"
    state = table(own={0: places, 1: "custus"}, victories=victories, left=empty)
    for reader in (-1, 0, 1):
        assert [lord.may_call for lord in look(state, reader).lords] == [True, False]
    assert look(state).empty == 4
    tied = table(own={0: "blore", 1: "custus"}, victories=victories, left=empty)
    assert not any(lord.may_call for lord in look(tied).lords)
    early = table(own={0: places}, victories=victories, left={**empty, "road": 1})
    assert not any(lord.may_call for lord in look(early).lords)
    losing = table(
        own={0: "blore palmain oxter nusus trogle", 1: "custus shog lea mome"},
        armies="1 palmain 1",
        victories=victories,
        left=empty,
    )
    assert [lord.may_call for lord in look(losing).lords] == [False, True], "the war in Palmain counts"


@pytest.mark.rule("MT-X5")
def test_what_counsellor_exchanges_lies_open() -> None:
    state = table(hand={0: "blore counsellor palmain"})
    play(state, "play counsellor", "discard-card blore")
    for reader in (-1, 0, 1):
        found = lord(state, 0, reader)
        assert found.in_play == ["blore", "counsellor"]
        assert (found.hand, found.discard_pile) == (1, 0)
        assert "blore" not in found.deck


@pytest.mark.rule("MT-C1")
def test_a_card_whose_text_serves_an_action_cannot_pay_for_it_but_for_the_next() -> None:
    state = table(hand={0: "blore palmain custus start-army start-build"}, reserve={0: "ranger"})
    play(state, "invade", "origin blore", "target quean", "muster start-army")
    assert look(state).barred == ["ranger"]
    assert options(state) == ["done"]
    play(state, "done", "spend custus")
    assert look(state).barred == []
    assert "play start-build" in options(state)  # Ranger's stone pays for a castle in Palmain


# Philosopher.


@pytest.mark.rule("MT-X19")
def test_what_philosopher_lays_out_only_its_player_sees() -> None:
    state = table(
        looked="hero queen scribe", gone="philosopher", asked="choose-invention 0", waiting="take-turn 0 0"
    )
    assert look(state, 0).looked == ["hero", "queen", "scribe"]
    assert look(state, 0).undealt == 25
    assert len(look(state, 0).undealt_among) == 25
    for reader in (1, -1):
        assert look(state, reader).looked == []
        assert look(state, reader).undealt == 25
        assert len(look(state, reader).undealt_among) == 28
        assert look(state, reader).question.name == "playing"  # type: ignore[union-attr]


@pytest.mark.rule("MT-X19")
def test_a_card_kept_is_its_holder_s_secret() -> None:
    state = table(hand={0: "blore hero"}, gone="philosopher")
    state.kept = card("hero")
    state.kept_by = 0
    assert look(state, 0).hand == ["blore", "hero"]
    assert "hero" not in look(state, 0).undealt_among
    for reader in (1, -1):
        view = look(state, reader)
        assert "hero" in view.undealt_among
        assert len(view.undealt_among) == view.undealt + 1
        assert view.lords[0].holds_found
        assert view.lords[0].hand == 2
        assert "hero" not in view.lords[0].deck
        assert repr(view).count("'hero'") == 1


# Charters.


@pytest.mark.rule("MT-H6")
def test_a_charter_is_named_to_its_keeper_alone() -> None:
    state = table(
        3,
        secret_charters=1,
        charters={0: "mints", 1: "seer"},
        revealed={2: "burghers"},
        charter_points={2: 2},
    )
    assert lord(state, 0, 0).charter == "mints"
    assert lord(state, 0, 0).charter_among == []
    assert lord(state, 2, 0).revealed == ["burghers"]
    assert lord(state, 2, 0).charter_points == 2
    assert not lord(state, 2, 0).has_charter
    assert lord(state, 2, 0).charter_among == []
    assert look(state, 0).charter_deck == 9
    for reader in (1, 2, -1):
        found = lord(state, 0, reader)
        assert found.has_charter
        assert found.charter is None
        assert "mints" in found.charter_among
        assert "burghers" not in found.charter_among
        assert ("seer" in found.charter_among) == (reader != 1)


@pytest.mark.rule("MT-H1")
def test_charters_looked_at_are_seen_by_one_seat_and_rule_out_what_others_keep() -> None:
    state = table(secret_charters=1, charters={1: "mints"})
    state.charters_looked = 1 << CHARTERS.index("muster") | 1 << CHARTERS.index("seer")
    state.charter_deck &= ~state.charters_looked
    state.ruled_out = vec[i64]([0, int(state.charters_looked)] + [0] * 14)
    assert look(state, 0).charters_looked == ["muster", "seer"]
    assert not set(lord(state, 1, 0).charter_among) & {"muster", "seer"}
    for reader in (1, -1):
        assert look(state, reader).charters_looked == []
    assert {"muster", "seer", "mints"} <= set(lord(state, 1).charter_among)
    state.charter_deck |= state.charters_looked
    state.charters_looked = 0
    assert not set(lord(state, 1, 0).charter_among) & {"muster", "seer"}, "it still knows"


# Choices made at the same time.


@pytest.mark.rule("MT-S7")
def test_a_citadel_chosen_is_secret_until_all_have_chosen() -> None:
    state = table(
        3,
        own={0: "blore palmain", 1: "nusus oxter", 2: "custus"},
        victories=CITADELS,
        asked="choose-citadel 0,1,2",
    )
    state.apply(1, CITADEL + place("oxter"))
    view = look(state, 0)
    assert view.asked == [0, 2]
    assert [lord.chosen for lord in view.lords] == [0, 1, 0]
    assert view.lords[1].choice == []
    assert look(state, 1).lords[1].choice == ["oxter"]
    assert look(state).lords[1].choice == []
    assert look(state).lords[1].provinces["oxter"] == "town"
    state.open_choices = 2
    assert look(state).lords[1].choice == ["oxter"], "moves taken back have shown it"


@pytest.mark.rule("MT-S4")
def test_provinces_given_up_are_secret_until_all_have_chosen() -> None:
    state = new(3, choose_your_start=1)
    given = [state.legal_actions(0)[0]]
    state.apply(0, given[0])
    given.append(state.legal_actions(0)[0])
    state.apply(0, given[1])
    names = [RULEBOOK.provinces[action - GIVE_UP] for action in given]
    assert look(state, 0).lords[0].choice == names
    assert (look(state, 1).lords[0].chosen, look(state, 1).lords[0].choice) == (2, [])
    assert look(state, 1).question.name == "give-up-provinces"  # type: ignore[union-attr]
    assert look(state, 0).question.name == "choosing-start"  # type: ignore[union-attr]


# The question.


def about(kind: str, number: int, waiting: str = "take-turn 0 1", reader: int = 0) -> dict[str, str]:
    state = table(own={0: "blore palmain oxter"}, hand={0: "start-army"})
    state.depth = 0
    ask(state, f"{kind} 0 {number}", waiting)
    question = look(state, reader).question
    assert question is not None
    return question.about


def test_every_step_has_a_public_word_with_a_rule() -> None:
    for step in STEPS:
        assert step.public in PUBLIC_RULES
    assert {step.public for step in STEPS} == set(PUBLIC_RULES)


@pytest.mark.parametrize(
    ("kind", "number", "words"),
    [
        ("take-turn", 0, {"left": "2"}),
        ("take-turn", 2, {"left": "0"}),
        ("choose-origin", 0, {}),
        ("choose-target", card("palmain"), {"card": "palmain"}),
        ("choose-route", card("general") | place("nesh") << 7, {"card": "general", "province": "nesh"}),
        ("play-ships", place("nesh") | 2 << 6, {"province": "nesh", "left": "2"}),
        (
            "play-armies",
            place("nesh") | 2 << 6 | 3 << 10 | INVADING,
            {"deed": "invade", "province": "nesh", "food": "2", "armies": "3"},
        ),
        (
            "play-armies",
            place("nesh") | 0 << 6 | 1 << 10,
            {"deed": "garrison", "province": "nesh", "food": "0", "armies": "1"},
        ),
        ("count-withdrawal", place("blore"), {"province": "blore"}),
        ("dismiss-mercenaries", place("blore") | 2 << 6, {"province": "blore"}),
        ("launch-ships", 1 | 2 << 2, {"sea": "serpent-sea", "ships": "2"}),
        ("count-recall", 3, {"sea": "inland-east"}),
        ("order-pieces", 3 | 1 << 4, {"armies": "3", "ships": "1", "gold": "5"}),
        ("lay-reserve", 1, {"left": "2"}),
        ("choose-removals", 1, {"left": "1"}),
        ("choose-site", card("general"), {"card": "general"}),
        ("choose-work", place("blore"), {"province": "blore"}),
        ("pay-extra", VICTORIES.index("inns"), {"victory": "inns", "gold": "1"}),
        ("take-counter", VICTORIES.index("isles") | 1 << 4, {"victory": "isles", "value": "2"}),
        ("hire-how-many", place("blore"), {"province": "blore"}),
        ("take-counsel", 1 | 2 << 1, {"cards": "3"}),
        ("march-to", place("blore"), {"from": "blore"}),
        ("count-march", place("blore") | place("palmain") << 6, {"from": "blore", "to": "palmain"}),
        ("keep-charter", 0, {}),
    ],
)
def test_what_a_question_is_about(kind: str, number: int, words: dict[str, str]) -> None:
    for reader in (0, 1, -1):
        assert about(kind, number, reader=reader) == words


@pytest.mark.rule("MT-C6")
@pytest.mark.parametrize(
    ("deed", "what", "words"),
    [
        (DEED_DRAFT, card("hero"), {"deed": "draft", "card": "hero"}),
        (DEED_BUY, 2 | 1 << 4, {"deed": "buy", "armies": "2", "ships": "1"}),
        (DEED_CITY, place("blore"), {"deed": "city", "province": "blore"}),
        (DEED_CASTLE, place("blore"), {"deed": "castle", "province": "blore"}),
        (
            DEED_ROAD,
            place("blore") | place("palmain") << 6,
            {"deed": "road", "province": "blore", "to": "palmain"},
        ),
        (DEED_PATRONAGE, 0, {"deed": "patronage"}),
        (DEED_PEACE, place("blore"), {"deed": "peace", "province": "blore"}),
        (DEED_HIRE, place("blore") | 2 << 6, {"deed": "hire", "province": "blore", "mercenaries": "2"}),
        (DEED_REVIVE, card("custus"), {"deed": "revive", "card": "custus"}),
        (DEED_EXTRA, VICTORIES.index("inns"), {"deed": "extra", "victory": "inns"}),
        (DEED_INVADE, place("blore") | 3 << 6, {"deed": "invade", "province": "blore", "armies": "3"}),
        (DEED_GARRISON, place("blore") | 1 << 6, {"deed": "garrison", "province": "blore", "armies": "1"}),
        (DEED_CHARTERS, 2, {"deed": "charters", "charters": "2"}),
    ],
)
def test_what_is_paid_for(deed: int, what: int, words: dict[str, str]) -> None:
    number = payment(2, 3, 1, 31)
    found = about("pay", int(number), f"take-turn 0 1; carry-out 0 {deed | what << 4}")
    assert found == {"symbol": "gold", "need": "3", "paid": "1", "left": "2", **words}


def test_others_are_told_what_is_going_on() -> None:
    state = table(hand={0: "blore"}, asked="choose-discards 0 0", waiting="take-turn 0 1")
    asked, told = look(state, 0).question, look(state, 1).question
    assert asked is not None
    assert told is not None
    assert (asked.name, asked.rule) == ("choose-discards", "MT-D4")
    assert (told.name, told.rule) == ("discarding", "MT-D4")


# The law: what a seat cannot know makes no difference to what it is shown.


def split_anew(state: Mythotopia, seat: int, rng: random.Random) -> None:
    """Other cards in a hand, from the same hand and draw pile; what all have seen stays."""
    base = seat * ZONES
    sure = [
        *members(state.shown_lands[seat]),
        *[found + IMPROVEMENT for found in members(state.shown_crafts[seat])],
    ]
    if state.kept_by == seat:
        sure.append(int(state.kept))
    cards = []
    for zone in (HAND, DRAW_PILE):
        cards += members(state.lands[base + zone])
        cards += [found + IMPROVEMENT for found in members(state.crafts[base + zone])]
    free = [found for found in cards if found not in sure]
    rng.shuffle(free)
    room = int(state.hand_size(seat)) - len(sure)
    for zone in (HAND, DRAW_PILE):
        state.lands[base + zone] = 0
        state.crafts[base + zone] = 0
    for found in sure + free[:room]:
        state.put(seat, HAND, found)
    for found in free[room:]:
        state.put(seat, DRAW_PILE, found)


def find_another(state: Mythotopia, rng: random.Random) -> None:
    """Another card kept from Philosopher."""
    other = rng.choice(members(state.undealt))
    bit = 1 << state.kept - IMPROVEMENT
    state.undealt = state.undealt & ~(1 << other) | bit
    state.crafts[state.kept_by * ZONES + HAND] ^= bit | 1 << other
    state.kept = other + IMPROVEMENT


def choose_anew(state: Mythotopia, seat: int, rng: random.Random) -> None:
    number = len(members(state.chosen[seat]))
    fresh = state.chosen[:]
    fresh[seat] = sum(1 << one for one in rng.sample(members(state.towns[seat]), number))
    state.chosen = fresh


def keep_another(state: Mythotopia, reader: int, seat: int, rng: random.Random) -> None:
    ruled_out = int(state.ruled_out[reader * 4 + seat]) if reader >= 0 else 0
    others = members(int(state.charter_deck) & ~ruled_out)
    if others:
        other = rng.choice(others)
        state.charter_deck = state.charter_deck & ~(1 << other) | 1 << state.charter[seat]
        fresh = state.charter[:]
        fresh[seat] = other
        state.charter = fresh


def another_world(state: Mythotopia, reader: int, rng: random.Random) -> Mythotopia:
    twin = state.clone()
    if reader != twin.active and twin.looked:
        bits = members(twin.undealt | twin.looked)
        twin.looked = sum(1 << one for one in rng.sample(bits, len(members(twin.looked))))
        twin.undealt = sum(1 << one for one in bits) & ~twin.looked
    if twin.kept_by >= 0 and twin.kept_by != reader and twin.undealt:
        find_another(twin, rng)
    for seat in range(int(twin.players)):
        if seat == reader:
            continue
        split_anew(twin, seat, rng)
        if twin.chosen[seat]:
            choose_anew(twin, seat, rng)
        if twin.charter[seat] >= 0:
            keep_another(twin, reader, seat, rng)
    return twin


def numbers(state: Mythotopia, reader: int) -> list[float]:
    into = Features(total(GAME.blocks()))
    state.features(reader, into)
    return into.to_list()


@pytest.mark.rule("MT-C7")
@pytest.mark.rule("MT-H6")
@pytest.mark.parametrize("seed", range(4))
def test_no_secret_changes_what_a_seat_is_shown(seed: int) -> None:
    rng = random.Random(seed)
    start, charters = seed % 2, int(seed % 3 != 2)
    dealt = seed.to_bytes(32, "big")
    state = new(2 + seed % 3, dealt, choose_your_start=start, secret_charters=charters, turn_limit=40)
    kinds = set()
    for number in range(250):
        if state.is_over():
            break
        seat = rng.choice(state.seats_to_act())
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        kinds.add(state.asked & 255)
        if number % 7 == 0 or number < 20:
            for reader in range(-1, int(state.players)):
                twin = another_world(state, reader, rng)
                assert repr(look(twin, reader)) == repr(look(state, reader))
                assert numbers(twin, reader) == numbers(state, reader)
    assert not start or state.players == 2 or GIVE_UP_PROVINCES in kinds
    assert CHOOSE_CITADEL not in kinds or state.citadels != vec[i64]([0] * 4)


def test_own_cards_do_change_it() -> None:
    """So that the law above is worth something."""
    state = table(own={0: "blore palmain oxter", 1: "nusus margent trogle"}, hand={0: "blore", 1: "nusus"})
    twin = state.clone()
    split_anew(twin, 1, random.Random(4))
    assert look(twin, 1) != look(state, 1)
    assert numbers(twin, 1) != numbers(state, 1)
    twin = state.clone()
    split_anew(twin, 0, random.Random(4))
    assert look(twin, 0) != look(state, 0)
    assert look(twin, 1) == look(state, 1)
    assert look(twin) == look(state)
