"""The deck: drawing, gaining, who knows what; draft, reserve, discard, remove."""

import pytest

from mythagora.games.mythotopia.game import Mythotopia
from tests.rules.mythotopia.table import (
    armies_in,
    asked,
    discard_of,
    draw_of,
    hand_of,
    improvements,
    keys,
    look,
    options,
    owned,
    play,
    refused,
    reserve_of,
    start,
    table,
    told,
    verbs,
)

FULL = ("reserve-is-full", "MT-D2")


def why(state: Mythotopia, answer: str) -> tuple[str, str]:
    found = refused(state, answer)
    return found.name, found.rule


def actions_left(state: Mythotopia) -> int:
    question = look(state, state.to_act()).question
    assert question is not None
    assert question.name == "take-turn"
    return int(question.about["left"])


# Drawing and gaining.


@pytest.mark.rule("MT-C3")
def test_the_discard_pile_is_shuffled_when_a_card_is_wanting() -> None:
    state = table(hand={0: "hero"}, draw={0: "blore"}, discard={0: "custus palmain nusus oxter"}, taken=2)
    events = play(state, "end-turn")
    hand = hand_of(state, 0).split()
    assert len(hand) == 5
    assert {"blore", "hero"} < {*hand}  # the old pile is drawn first
    assert len(draw_of(state, 0).split()) == 1
    assert discard_of(state, 0) == ""
    assert sorted([*hand, draw_of(state, 0)]) == ["blore", "custus", "hero", "nusus", "oxter", "palmain"]
    assert told(events, 1) == ["ends-turn seat=0", "shuffles seat=0", "draws seat=0 number=4"]


@pytest.mark.rule("MT-C3")
def test_an_empty_draw_pile_is_not_shuffled_before_it_must() -> None:
    state = table(
        hand={0: "hero custus palmain"}, draw={0: "blore trogle"}, discard={0: "nusus oxter"}, taken=2
    )
    events = play(state, "end-turn")
    assert hand_of(state, 0) == "blore custus palmain trogle hero"
    assert draw_of(state, 0) == ""
    assert discard_of(state, 0) == "nusus oxter"
    assert "shuffles" not in verbs(events)


@pytest.mark.rule("MT-C3")
@pytest.mark.parametrize("last", ["trogle", "start-ship"])
def test_the_last_card_of_the_pile_is_drawn_before_it_is_shuffled(last: str) -> None:
    state = table(hand={0: "hero custus palmain blore"}, draw={0: last}, discard={0: "nusus oxter"}, taken=2)
    events = play(state, "end-turn")
    assert last in hand_of(state, 0).split()
    assert "shuffles" not in verbs(events)


@pytest.mark.rule("MT-C3")
@pytest.mark.parametrize(("discard", "number"), [("custus", 3), ("start-ship", 3), ("", 2)])
def test_nothing_is_drawn_when_both_piles_are_empty(discard: str, number: int) -> None:
    state = table(hand={0: "hero"}, draw={0: "blore oxter"}, discard={0: discard}, taken=2)
    events = play(state, "end-turn")
    assert len(hand_of(state, 0).split()) == 1 + number
    assert (draw_of(state, 0), discard_of(state, 0)) == ("", "")
    assert told(events, 1)[-1] == f"draws seat=0 number={number}"
    assert asked(state) == "take-turn 1"


@pytest.mark.rule("MT-C3")
@pytest.mark.parametrize(
    ("hand", "news"),
    [("hero custus palmain blore", ["draws seat=0 number=1"]), ("hero custus palmain blore oxter", [])],
)
def test_a_draw_is_told_if_there_is_one(hand: str, news: list[str]) -> None:
    state = table(hand={0: hand}, taken=2)
    assert told(play(state, "end-turn"), 1) == ["ends-turn seat=0", *news]


@pytest.mark.rule("MT-C3")
def test_a_reserve_is_never_shuffled_in() -> None:
    state = table(reserve={0: "hero custus"}, draw={0: ""}, discard={0: "blore"}, taken=2)
    play(state, "end-turn")
    assert hand_of(state, 0) == "blore"
    assert reserve_of(state, 0) == "custus hero"


@pytest.mark.rule("MT-C4")
def test_what_is_gained_goes_on_the_discard_pile() -> None:
    drafted = table(hand={0: "frampold"}, display="hero")
    play(drafted, "draft", "spend frampold")
    assert discard_of(drafted, 0) == "frampold hero"
    assert look(drafted, 1).lords[0].discard_top == "hero"
    captured = table(own={0: "palmain"}, armies="0 blore 5")
    play(captured, "end-war blore")
    assert discard_of(captured, 0) == "blore"
    assert hand_of(captured, 0) == ""


@pytest.mark.rule("MT-C4")
def test_some_cards_say_otherwise() -> None:
    revived = table(hand={0: "mystic frampold"}, discard={0: "hero"})
    play(revived, "play mystic", "spend frampold")
    assert hand_of(revived, 0) == "hero"
    found = table(hand={0: "philosopher"})
    play(found, "play philosopher")
    play(found, options(found)[0])
    assert len(hand_of(found, 0).split()) == 1
    assert discard_of(found, 0) == ""


# Headings.

FREE = ["counsellor", "marauders", "mercenary", "militia", "mystic", "philosopher", "providence"]


@pytest.mark.rule("MT-C5")
@pytest.mark.parametrize("card", FREE)
def test_a_free_action_costs_none_and_bars_the_end_of_a_war(card: str) -> None:
    """It is possible at any time of the turn, the two actions taken or not."""
    for taken in (0, 1, 2):
        state = table(
            own={0: "palmain"},
            hand={0: f"{card} custus frampold"},
            discard={0: "oxter hero"},
            armies="0 blore 5",
            taken=taken,
        )
        assert ("end-war blore" in options(state)) == (taken == 0)
        play(state, f"play {card}")
        while not asked(state).startswith("take-turn"):
            play(state, "done" if "done" in options(state) else options(state)[0])
        assert actions_left(state) == 2 - taken
        if taken < 2 and state.wars():
            assert why(state, "end-war blore") == ("must-come-first", "MT-T3")


@pytest.mark.rule("MT-C5")
@pytest.mark.parametrize("card", ["alchemist", "diplomat", "build", "start-build"])
def test_an_action_card_costs_one_of_the_two(card: str) -> None:
    for taken in (0, 1, 2):
        state = table(
            hand={0: f"{card} palmain frampold kinabra"}, counters={0: "1"}, armies="0 blore 1", taken=taken
        )
        if taken == 2:
            assert why(state, f"play {card}") == ("no-action-left", "MT-T1")
            continue
        play(state, f"play {card}")
        while not asked(state).startswith("take-turn"):
            play(state, options(state)[0])
        assert actions_left(state) == 1 - taken


@pytest.mark.rule("MT-C5")
@pytest.mark.parametrize("card", ["ship", "general", "hero", "merchant", "portal", "water-mill"])
def test_a_benefit_is_never_played_alone(card: str) -> None:
    state = table(hand={0: f"{card} palmain custus start-army"}, armies="0 blore 1")
    assert why(state, f"play {card}") == ("no-text", "MT-C5")


RESERVE = ["cavalry", "farming", "gold-mine", "levies", "limes", "quarry", "queen", "ranger", "reserve-army"]


@pytest.mark.rule("MT-C5")
@pytest.mark.parametrize("card", [*RESERVE, "scribe", "warehouse"])
def test_a_reserve_card_is_laid_not_played(card: str) -> None:
    state = table(hand={0: f"{card} palmain"})
    assert why(state, f"play {card}") == ("no-text", "MT-C5")
    play(state, "store", f"lay {card}", "done")
    assert why(state, f"play {card}") == ("no-text", "MT-C5")
    assert reserve_of(state, 0) == card


@pytest.mark.rule("MT-C5")
def test_a_reserve_power_stays_after_use() -> None:
    state = table(own={0: "oxter"}, hand={0: "custus palmain"}, reserve={0: "levies"})
    play(state, "place-armies", "armies-to oxter", "levy custus", "done")
    assert armies_in(state, 0, "oxter") == 1
    assert reserve_of(state, 0) == "levies"
    assert discard_of(state, 0) == "custus"


# Who knows what.


@pytest.mark.rule("MT-C7")
def test_what_lies_open_and_what_does_not() -> None:
    state = table(
        hand={0: "custus hero", 1: "oxter"},
        draw={0: "blore palmain", 1: "nusus"},
        discard={0: "trogle frampold", 1: "mome"},
        reserve={0: "queen", 1: "limes"},
        display="farming scribe",
    )
    for reader in (1, -1):
        view = look(state, reader)
        lord = view.lords[0]
        assert (lord.hand, lord.draw_pile, lord.discard_pile) == (2, 2, 2)
        assert lord.discard_top == "frampold"
        assert lord.reserve == ["queen"]
        assert lord.aside == ["start-army", "start-army-2", "start-build", "start-market", "start-ship"]
        assert lord.shown == []
        assert view.display == ["farming", "scribe"]
        assert view.province_deck == keys(state, state.province_deck).split()
        assert view.undealt == 24
        assert view.stock == [28, 15, 3]
    assert look(state, 1).hand == ["oxter"]
    assert look(state, 1).discard_pile == ["mome"]
    assert look(state, 0).hand == ["custus", "hero"]
    assert look(state, 0).discard_pile == ["frampold", "trogle"]  # its own it may look through
    assert look(state, -1).hand == look(state, -1).draw_pile == look(state, -1).discard_pile == []


@pytest.mark.rule("MT-C7")
def test_cards_are_seen_as_they_are_played_laid_discarded_removed_and_gained() -> None:
    own = {0: "oxter nusus blore palmain iracund"}
    state = table(own=own, hand={0: "custus hero frampold"}, display="scribe")
    events = play(state, "draft", "spend frampold", "store", "lay hero", "done")
    other = table(own=own, hand={0: "custus hero start-ship"})
    events += play(other, "discard", "discard-card custus", "done")
    events += play(other, "remove", "remove-card start-ship", "done")
    for reader in (1, -1):
        assert told(events, reader) == [
            "pays seat=0 card=frampold number=1 symbol=gold",
            "drafts seat=0 card=scribe",
            "lays seat=0 card=hero",
            "discards seat=0 card=custus",
            "removes seat=0 card=start-ship",
        ]


@pytest.mark.rule("MT-C7")
def test_what_is_drawn_its_owner_alone_learns() -> None:
    state = table(hand={0: "hero custus palmain"}, draw={0: "blore trogle"}, taken=2)
    events = play(state, "end-turn")
    assert sorted(told(events, 0)[1].split()) == ["card=blore", "card=trogle", "draws", "number=2", "seat=0"]
    for reader in (1, -1):
        assert told(events, reader)[1] == "draws seat=0 number=2"
    assert look(state, 1).lords[0].deck == ["blore", "custus", "palmain", "trogle", "hero"]


@pytest.mark.rule("MT-C7")
def test_a_shuffle_shows_what_the_hand_held() -> None:
    """Everything else was seen to go into the new pile; but nobody knows what Philosopher found."""
    state = table(
        hand={1: "philosopher hero custus"}, draw={1: ""}, discard={1: "nusus oxter blore trogle"}, active=1
    )
    play(state, "play philosopher")
    found = options(state)[0]
    play(state, found, "pass", "pass", "end-turn")
    assert len(hand_of(state, 1).split()) == 5
    lord = look(state, 0).lords[1]
    assert lord.shown == ["custus", "hero"]
    assert lord.holds_found
    assert found.split()[1] not in lord.deck


@pytest.mark.rule("MT-C7")
def test_the_province_deck_is_open_once_play_starts() -> None:
    state = start(2).state
    assert isinstance(state, Mythotopia)
    others = [
        key for key in state.edition.provinces if key not in f"{owned(state, 0)} {owned(state, 1)}".split()
    ]
    for reader in (0, 1, -1):
        assert look(state, reader).province_deck == others


# In another's turn, and for the symbols.


@pytest.mark.rule("MT-C8")
def test_no_card_is_played_in_another_s_turn() -> None:
    state = table(
        hand={0: "militia providence", 1: "custus"}, reserve={0: "hero"}, armies="0 blore 4", active=1
    )
    assert state.legal_actions(0) == []
    for answer in ("play militia", "hero blore", "store", "discard"):
        assert refused(state, answer, seat=0).name == "not-your-turn"


@pytest.mark.rule("MT-C8")
@pytest.mark.parametrize("place", ["hand", "reserve"])
def test_a_reserve_card_is_played_for_its_symbols_and_discarded(place: str) -> None:
    """Reserve Army shows an army, Ranger a stone."""
    where = {0: "reserve-army ranger"}
    hand, reserve = (where, {}) if place == "hand" else ({}, where)
    state = table(own={0: "oxter"}, hand=hand, reserve=reserve)
    play(state, "place-armies", "armies-to oxter", "muster reserve-army", "done")
    assert armies_in(state, 0, "oxter") == 1
    assert discard_of(state, 0) == "reserve-army"
    hand = {0: f"start-build oxter {hand.get(0, '')}"}
    building = table(hand=hand, reserve=reserve)
    play(building, "play start-build", "origin oxter", "build-castle", "spend ranger")
    assert discard_of(building, 0) == "oxter ranger start-build"


# Draft.


@pytest.mark.rule("MT-D1")
def test_a_card_is_drafted_from_the_display_for_one_gold() -> None:
    state = table(hand={0: "frampold mome"}, display="farming hero scribe")
    events = play(state, "draft")
    assert options(state) == ["draft-card farming", "draft-card hero", "draft-card scribe"]
    assert why(state, "draft-card queen") == ("not-on-offer", "MT-D1")  # undealt
    assert why(state, "discard-card mome") == ("discard-not-now", "MT-D4")
    events += play(state, "draft-card hero", "spend mome")
    assert asked(state) == "take-turn 0"
    assert hand_of(state, 0) == "frampold"
    assert discard_of(state, 0) == "mome hero"
    assert improvements(state, state.display) == "farming scribe"  # not filled up
    assert look(state).undealt == 26
    assert told(events, 1)[-1] == "drafts seat=0 card=hero"
    assert actions_left(state) == 1


@pytest.mark.rule("MT-D1")
def test_a_turn_has_one_draft() -> None:
    state = table(hand={0: "frampold mome", 1: "nesh"}, display="farming hero scribe")
    play(state, "draft", "draft-card hero", "spend mome")
    assert why(state, "draft") == ("one-draft", "MT-T2")
    play(state, "pass", "end-turn")
    assert "draft" in options(state)
    assert "draft" in options(table(hand={0: "frampold"}, display="hero", taken=1))
    late = table(hand={0: "frampold"}, display="hero", taken=2)
    assert why(late, "draft") == ("no-action-left", "MT-T1")


@pytest.mark.rule("MT-D1")
def test_a_draft_wants_gold_and_something_on_offer() -> None:
    assert why(table(hand={0: "custus"}, display="hero"), "draft") == ("cannot-pay", "MT-C6")
    nothing = table(hand={0: "frampold"})
    assert why(nothing, "draft") == ("not-on-offer", "MT-D1")
    play_one = table(hand={0: "frampold"}, display="hero")
    play(play_one, "draft")  # one card: everybody sees which
    assert options(play_one) == ["spend frampold"]


@pytest.mark.rule("MT-D1")
def test_starting_cards_one_removed_may_be_drafted_again() -> None:
    state = table(hand={0: "frampold", 1: "mome"}, aside={0: "start-ship start-army-2"}, display="hero")
    play(state, "draft")
    assert options(state) == ["draft-card hero", "draft-card start-army-2", "draft-card start-ship"]
    assert why(state, "draft-card start-build") == ("not-on-offer", "MT-D1")  # in the deck
    play(state, "draft-card start-ship", "spend frampold")
    assert discard_of(state, 0) == "frampold start-ship"
    assert look(state).lords[0].aside == ["start-army-2"]
    other = table(hand={0: "frampold"}, aside={1: "start-ship"}, display="hero farming")
    play(other, "draft")
    assert why(other, "draft-card start-ship") == ("not-on-offer", "MT-D1")


@pytest.mark.rule("MT-D1")
def test_a_removed_province_card_may_be_drafted_while_the_province_is_one_s_own() -> None:
    state = table(
        own={0: "blore", 1: "nusus"}, hand={0: "frampold"}, draw={0: "oxter", 1: ""}, display="hero"
    )
    play(state, "draft")
    assert [word for word in options(state) if not word.startswith("draft-card start")] == [
        "draft-card blore",
        "draft-card hero",
    ]
    assert why(state, "draft-card nusus") == ("not-on-offer", "MT-D1")  # removed by another
    assert why(state, "draft-card custus") == ("not-on-offer", "MT-D1")  # nobody's
    assert why(state, "draft-card oxter") == ("not-on-offer", "MT-D1")  # in the deck
    play(state, "draft-card blore", "spend frampold")
    assert discard_of(state, 0) == "blore frampold"
    assert "blore" not in look(state).province_deck


@pytest.mark.rule("MT-D1")
def test_a_removed_province_card_goes_with_the_province() -> None:
    state = table(
        own={0: "palmain"},
        cities={1: "blore"},
        hand={0: "frampold"},
        draw={1: ""},
        armies="0 blore 5",
        display="hero",
    )
    assert "blore" in look(state).province_deck
    play(state, "end-war blore")
    assert "blore" not in look(state).province_deck
    play(state, "draft")
    assert asked(state) == "pay 0"  # Hero alone is on offer


# The reserve.


@pytest.mark.rule("MT-D2")
def test_two_cards_fit_into_the_reserve() -> None:
    state = table(hand={0: "custus hero oxter"})
    events = play(state, "store")
    assert options(state) == ["lay custus", "lay oxter", "lay hero"]
    assert why(state, "done") == ("choose-one-first", "MT-D4")
    assert why(state, "lay queen") == ("not-in-hand", "MT-D2")
    assert why(state, "remove-card hero") == ("remove-not-now", "MT-D5")
    events += play(state, "lay hero")
    assert options(state) == ["lay custus", "lay oxter", "done"]
    assert why(state, "lay hero") == ("not-in-hand", "MT-D2")
    events += play(state, "lay custus")
    assert asked(state) == "take-turn 0"  # full
    assert reserve_of(state, 0) == "custus hero"
    assert hand_of(state, 0) == "oxter"
    assert told(events, 1) == ["lays seat=0 card=hero", "lays seat=0 card=custus"]
    assert actions_left(state) == 1
    assert why(state, "store") == FULL


@pytest.mark.rule("MT-D2")
def test_one_card_is_enough_and_the_hand_may_run_out() -> None:
    one = table(hand={0: "custus hero"})
    play(one, "store", "lay hero", "done")
    assert (reserve_of(one, 0), hand_of(one, 0)) == ("hero", "custus")
    last = table(hand={0: "custus"})
    play(last, "store", "lay custus")
    assert asked(last) == "take-turn 0"
    assert why(last, "store") == ("not-in-hand", "MT-D2")


@pytest.mark.rule("MT-D2")
@pytest.mark.parametrize(
    ("cities", "citadels", "limit"),
    [
        ("", "", 2),
        ("oxter", "", 3),
        ("", "oxter", 3),
        ("oxter nusus", "blore", 5),
        ("oxter nusus blore mome", "", 6),
    ],
)
def test_every_city_and_the_citadel_make_room_for_one(cities: str, citadels: str, limit: int) -> None:
    state = table(
        own={0: "trogle"},
        cities={0: cities, 1: "grimp"},
        citadels={0: citadels},
        hand={0: "hero general queen scribe limes cavalry farming"},
        victories="city road castle citadel",
    )
    assert look(state).lords[0].reserve_limit == limit
    cards = hand_of(state, 0).split()
    play(state, "store", *[f"lay {card}" for card in cards[:limit]])
    assert asked(state) == "take-turn 0"
    assert len(reserve_of(state, 0).split()) == limit
    assert why(state, "store") == FULL


@pytest.mark.rule("MT-D2")
def test_a_lost_city_leaves_the_reserve_as_it_is() -> None:
    state = table(hand={0: "custus"}, reserve={0: "hero general queen"}, cities={1: "oxter"})
    assert why(state, "store") == FULL
    less = table(hand={0: "custus"}, reserve={0: "hero general queen"}, cities={0: "oxter"})
    assert why(less, "store") == FULL
    room = table(hand={0: "custus"}, reserve={0: "hero general"}, cities={0: "oxter"})
    assert "store" in options(room)


@pytest.mark.rule("MT-D3")
def test_reserve_cards_are_used_like_those_in_hand() -> None:
    state = table(reserve={0: "palmain custus"}, hand={0: "start-army"})
    play(state, "invade", "origin palmain", "target nusus", "muster start-army", "done", "spend custus")
    assert armies_in(state, 0, "nusus") == 2
    assert reserve_of(state, 0) == ""
    assert discard_of(state, 0) == "custus palmain start-army"
    text = table(reserve={0: "militia frampold"}, display="hero")
    play(text, "play militia", "draft", "spend frampold")
    assert discard_of(text, 0) == "frampold hero militia"


@pytest.mark.rule("MT-D3")
def test_reserve_cards_do_not_come_back_to_the_hand() -> None:
    state = table(reserve={0: "custus hero"}, draw={0: "blore"}, taken=2)
    play(state, "end-turn")
    assert hand_of(state, 0) == "blore"
    assert reserve_of(state, 0) == "custus hero"
    stored = table(reserve={0: "custus"}, hand={0: "hero"})
    play(stored, "store")
    assert why(stored, "lay custus") == ("not-in-hand", "MT-D2")


# Discard.


@pytest.mark.rule("MT-D4")
def test_any_number_is_discarded_from_hand_and_reserve() -> None:
    state = table(hand={0: "custus hero oxter"}, reserve={0: "queen"})
    events = play(state, "discard")
    assert options(state) == [f"discard-card {card}" for card in ["custus", "oxter", "hero", "queen"]]
    assert why(state, "done") == ("choose-one-first", "MT-D4")
    assert why(state, "discard-card limes") == ("not-at-hand", "MT-C2")
    assert why(state, "lay custus") == ("reserve-not-now", "MT-D2")
    events += play(state, "discard-card hero", "discard-card queen", "done")
    assert (hand_of(state, 0), reserve_of(state, 0)) == ("custus oxter", "")
    assert discard_of(state, 0) == "hero queen"
    assert look(state, 1).lords[0].discard_top == "queen"
    assert told(events, 1) == ["discards seat=0 card=hero", "discards seat=0 card=queen"]
    assert actions_left(state) == 1


@pytest.mark.rule("MT-D4")
def test_nothing_is_drawn_for_discards_before_the_turn_ends() -> None:
    state = table(own={0: "blore trogle nusus"}, hand={0: "custus oxter"}, reserve={0: "queen"})
    play(state, "discard", "discard-card custus", "discard-card queen", "discard-card oxter")
    assert asked(state) == "take-turn 0"  # none is left
    assert hand_of(state, 0) == ""
    assert why(state, "discard") == ("not-at-hand", "MT-C2")
    play(state, "pass", "end-turn")
    assert len(hand_of(state, 0).split()) == 5


@pytest.mark.rule("MT-D4")
def test_reserve_alone_may_be_discarded() -> None:
    state = table(reserve={0: "queen hero"})
    play(state, "discard", "discard-card queen", "done")
    assert (reserve_of(state, 0), discard_of(state, 0)) == ("hero", "queen")


# Remove.


@pytest.mark.rule("MT-D5")
def test_removed_cards_go_where_they_came_from() -> None:
    """The improvement to the display, the starting card aside, the province card to the province deck."""
    hand = "hero start-ship custus"
    draw = {0: "blore trogle nusus palmain iracund oxter"}
    state = table(hand={0: hand}, reserve={0: "queen"}, draw=draw)
    events = play(state, "remove")
    assert options(state) == [f"remove-card {card}" for card in ["custus", "hero", "queen", "start-ship"]]
    assert why(state, "done") == ("choose-one-first", "MT-D4")
    assert why(state, "remove-card blore") == ("not-at-hand", "MT-C2")
    assert why(state, "draft-card hero") == ("draft-not-now", "MT-D1")
    events += play(state, "remove-card start-ship")
    assert "start-ship" in look(state).lords[0].aside
    events += play(state, "remove-card custus")
    assert asked(state) == "take-turn 0"  # two at most
    assert "custus" in look(state).province_deck
    assert "custus" in owned(state, 0).split()
    assert state.score(0) == 21
    assert actions_left(state) == 1
    assert told(events, 1) == ["removes seat=0 card=start-ship", "removes seat=0 card=custus"]
    assert discard_of(state, 0) == ""
    more = table(hand={0: hand}, reserve={0: "queen"}, draw=draw)
    play(more, "remove", "remove-card queen", "remove-card hero")
    assert improvements(more, more.display) == "hero queen"
    assert reserve_of(more, 0) == ""


@pytest.mark.rule("MT-D1")
@pytest.mark.rule("MT-D5")
@pytest.mark.parametrize("card", ["ambsace", "welkin", "alchemist", "water-mill", "start-army", "start-ship"])
def test_a_card_removed_and_drafted_again(card: str) -> None:
    """The first and the last of each sort: it lies open in between."""
    state = table(hand={0: f"{card} frampold"}, own={0: "blore trogle nusus palmain"})
    play(state, "remove", f"remove-card {card}", "done")
    view = look(state, 1)
    assert view.province_deck.count(card) + view.display.count(card) + view.lords[0].aside.count(card) == 1
    assert view.display == ([card] if card in ("alchemist", "water-mill") else [])
    play(state, "draft", "spend frampold")
    assert {*discard_of(state, 0).split()} == {card, "frampold"}
    view = look(state, 1)
    assert card not in view.province_deck + view.display + view.lords[0].aside


@pytest.mark.rule("MT-D5")
def test_one_card_may_be_enough() -> None:
    state = table(hand={0: "hero custus"}, own={0: "blore trogle nusus palmain"})
    play(state, "remove", "remove-card hero", "done")
    assert hand_of(state, 0) == "custus"
    assert asked(state) == "take-turn 0"


@pytest.mark.rule("MT-D5")
@pytest.mark.parametrize(("rest", "removable"), [("hero", 0), ("hero general", 1), ("hero general limes", 2)])
def test_seven_cards_stay_in_the_deck(rest: str, removable: int) -> None:
    """Draw pile, hand, discard pile and reserve count: six here, and those in hand."""
    state = table(
        hand={0: rest}, draw={0: "blore trogle"}, discard={0: "nusus palmain"}, reserve={0: "oxter queen"}
    )
    size = 6 + len(rest.split())
    assert state.deck_size(0) == size
    if removable == 0:
        assert why(state, "remove") == ("deck-too-small", "MT-D5")
        return
    play(state, "remove", *[f"remove-card {card}" for card in rest.split()[:removable]])
    assert asked(state) == "take-turn 0"
    assert state.deck_size(0) == 7
    assert why(state, "remove") == ("deck-too-small", "MT-D5")


@pytest.mark.rule("MT-D5")
def test_nothing_at_hand_nothing_removed() -> None:
    state = table(draw={0: "blore trogle nusus palmain iracund oxter custus mome"})
    assert why(state, "remove") == ("not-at-hand", "MT-C2")
    small = table(
        hand={0: "hero"},
        draw={0: "blore trogle nusus palmain iracund oxter"},
        asked="choose-removals 0 1",
        waiting="take-turn 0 1",
    )
    assert why(small, "remove-card hero") == ("deck-too-small", "MT-D5")
    assert why(small, "remove-card blore") == ("not-at-hand", "MT-C2")


@pytest.mark.rule("MT-D5")
def test_wars_make_a_deck_smaller_than_that() -> None:
    state = table(
        own={0: "palmain"},
        armies="0 oxter 1",
        hand={1: "oxter"},
        draw={1: "blore trogle nusus iracund custus mome"},
    )
    assert state.deck_size(1) == 7
    play(state, "end-war oxter")
    assert state.deck_size(1) == 6
    assert owned(state, 0) == "oxter palmain"
