"""Secret Charters: seeking, keeping, revealing, calling the end with one, Seer."""

import pytest

from mythagora.engine.refusals import ALLOWED
from mythagora.games.mythotopia.edition import CHARTERS
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.refusals import (
    CANNOT_PAY,
    CHARTER_NOT_MET,
    CHARTER_NOT_NOW,
    MUST_COME_FIRST,
    NO_CHARTER,
    NO_CHARTERS,
    NO_SEER,
    NOT_CALLED,
    NOT_ENOUGH_EMPTY,
    NOT_LOOKED_AT,
    NOT_REVEALED,
    NOT_SO_MANY,
    NOT_SOLE_LEADER,
    ONE_CHARTER,
    SEER_TAKES_OTHERS,
)
from tests.rules.mythotopia.table import (
    RULEBOOK,
    BySeat,
    asked,
    discard_of,
    look,
    new,
    options,
    owned,
    play,
    refused,
    reserve_of,
    table,
    told,
    verbs,
)

GOLD = "start-market trogle start-army start-army-2"
MINTS = "trogle remise mome nesh"  # four gold provinces
FIVE = "palmain blore iracund scombroid margent"
EMPTY = {"city": 0, "road": 0, "castle": 0, "spoils": 0}


def seeker(hand: str = GOLD, charters: BySeat | None = None, revealed: BySeat | None = None) -> Mythotopia:
    return table(
        3,
        own={0: "trogle", 1: "oxter", 2: "custus"},
        hand={0: hand},
        charters=charters,
        revealed=revealed,
        secret_charters=1,
    )


def pay(state: Mythotopia) -> None:
    while asked(state).startswith("pay "):
        play(state, options(state)[0])


# Seeking.


@pytest.mark.rule("MT-H1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_pay_gold_look_at_as_many_charters_and_keep_one(number: int) -> None:
    state = seeker()
    play(state, "seek")
    assert options(state) == ["number 1", "number 2", "number 3"]
    assert refused(state, "number 0") is NOT_SO_MANY
    assert refused(state, "number 4") is NOT_SO_MANY
    play(state, f"number {number}")
    pay(state)
    assert len(discard_of(state, 0).split()) == number
    assert asked(state) == "keep-charter 0"
    seen = look(state, 0).charters_looked
    assert len(seen) == number
    assert options(state) == [f"keep-charter {charter}" for charter in seen]
    missed = next(charter for charter in CHARTERS if charter not in seen)
    assert refused(state, f"keep-charter {missed}") is NOT_LOOKED_AT
    play(state, f"keep-charter {seen[0]}")
    assert look(state, 0).lords[0].charter == seen[0]
    assert look(state, 0).charter_deck == 11
    assert look(state, 0).charters_looked == []
    assert look(state, 0).actions_taken == 1
    assert state.score(0) == 12


@pytest.mark.rule("MT-H1")
def test_the_rest_is_shuffled_back_and_chance_decides_what_is_seen() -> None:
    seen = set()
    for seed in range(40):
        state = table(own={0: "trogle", 1: "oxter"}, hand={0: GOLD}, secret_charters=1, seed=seed)
        play(state, "seek", "number 3")
        pay(state)
        seen |= set(look(state, 0).charters_looked)
    assert seen == set(CHARTERS)


@pytest.mark.rule("MT-H1")
def test_what_is_seen_and_kept_is_secret() -> None:
    state = seeker()
    events = play(state, "seek", "number 3", *["spend trogle", "spend start-market", "spend start-army"])
    seen = look(state, 0).charters_looked
    looked = " ".join(f"charter={charter}" for charter in seen)
    mine = [text for text in told(events, 0) if text.startswith("looks-at")]
    assert sorted(mine[0].split()) == sorted(f"looks-at-charters seat=0 {looked}".split())
    for reader in (-1, 1, 2):
        assert "looks-at-charters seat=0" in told(events, reader)
        assert look(state, reader).charters_looked == []
    kept = seen[1]
    events = play(state, f"keep-charter {kept}")
    assert told(events, 0) == [f"keeps-charter seat=0 charter={kept}"]
    for reader in (-1, 1, 2):
        assert told(events, reader) == ["keeps-charter seat=0"]
        lord = look(state, reader).lords[0]
        assert (lord.charter, lord.has_charter) == (None, True)
        assert set(lord.charter_among) == set(CHARTERS)


@pytest.mark.rule("MT-H1")
def test_one_unrevealed_charter_each() -> None:
    state = seeker(charters={0: "mints"})
    assert "seek" not in options(state)
    assert refused(state, "seek") is ONE_CHARTER
    shown = seeker(revealed={0: "mints"})
    assert refused(shown, "seek") is ALLOWED


@pytest.mark.rule("MT-H1")
def test_not_without_gold_without_charters_or_without_the_option() -> None:
    poor = seeker(hand="start-build")
    assert refused(poor, "seek") is CANNOT_PAY
    some = seeker(hand="start-market trogle")
    play(some, "seek")
    assert options(some) == ["number 1", "number 2"]
    assert refused(some, "number 3") is CANNOT_PAY
    absent = table(own={0: "trogle", 1: "oxter"}, hand={0: GOLD})
    assert refused(absent, "seek") is NO_CHARTERS
    assert look(new(2)).charter_deck == 0
    assert look(new(2, secret_charters=1)).charter_deck == 12


@pytest.mark.rule("MT-H1")
def test_no_more_than_the_deck_holds() -> None:
    gone = seeker(revealed={1: " ".join(CHARTERS)})
    assert refused(gone, "seek") is NO_CHARTERS
    two = seeker(revealed={1: " ".join(CHARTERS[:10])})
    play(two, "seek")
    assert options(two) == ["number 1", "number 2"]
    assert refused(two, "number 3") is NOT_SO_MANY


# Revealing.


@pytest.mark.rule("MT-H2")
def test_a_charter_met_is_revealed_for_its_points() -> None:
    state = table(
        own={0: MINTS, 1: "oxter"}, charters={0: "mints"}, reserve={0: "queen scribe"}, secret_charters=1
    )
    before = state.score(0)
    events = play(state, "reveal")
    assert told(events) == ["reveals seat=0 charter=mints"]
    assert state.score(0) == before + 2
    lord = look(state).lords[0]
    assert (lord.revealed, lord.charter_points, lord.has_charter) == (["mints"], 2, False)
    assert look(state, 0).actions_taken == 0
    assert (reserve_of(state, 0), lord.reserve_limit) == ("queen scribe", 2)  # no place is taken
    assert refused(state, "reveal") is NO_CHARTER


@pytest.mark.rule("MT-H2")
def test_it_takes_no_place_in_the_reserve() -> None:
    state = table(
        own={0: MINTS, 1: "oxter"},
        charters={0: "mints"},
        hand={0: "queen scribe"},
        secret_charters=1,
    )
    play(state, "reveal", "store", "lay queen", "lay scribe")
    assert reserve_of(state, 0) == "queen scribe"


@pytest.mark.rule("MT-H2")
def test_not_before_its_condition_is_met() -> None:
    state = table(own={0: "trogle remise mome", 1: "oxter"}, charters={0: "mints"}, secret_charters=1)
    assert "reveal" not in options(state)
    assert refused(state, "reveal") is CHARTER_NOT_MET
    bare = table(own={0: MINTS, 1: "oxter"}, charters={1: "mints"}, secret_charters=1)
    assert refused(bare, "reveal") is NO_CHARTER


@pytest.mark.rule("MT-H2")
def test_it_is_a_free_action_at_any_time_of_the_turn_and_bars() -> None:
    own = {0: MINTS, 1: "oxter"}
    state = table(own=own, charters={0: "mints"}, secret_charters=1, armies="0 nusus 3")
    play(state, "reveal")
    assert refused(state, "end-war nusus") is MUST_COME_FIRST
    late = table(own=own, charters={0: "mints"}, secret_charters=1, taken=2)
    assert set(options(late)) == {"end-turn", "reveal"}
    inside = table(own=own, hand={0: "trogle"}, charters={0: "mints"}, secret_charters=1)
    play(inside, "discard")
    assert refused(inside, "reveal").rule == "MT-T6"


@pytest.mark.rule("MT-H2")
def test_the_points_stay_when_the_condition_goes() -> None:
    state = table(
        own={0: f"{MINTS} palmain", 1: "oxter"},
        revealed={0: "mints"},
        charter_points={0: 2},
        armies="1 mome 1",
        secret_charters=1,
    )
    assert state.score(0) == 17
    play(state, "end-war mome")
    assert state.score(0) == 14


# Calling the end with a charter.


def caller(taken: int = 0, final_round: int = 0) -> Mythotopia:
    return table(
        own={0: FIVE, 1: "oxter custus eagre remise"},
        charters={0: "admirals"},
        victories="city road castle spoils patronage inns defender",
        left=EMPTY,
        secret_charters=1,
        final_round=final_round,
        taken=taken,
    )


@pytest.mark.rule("MT-H3")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_charter_ends_the_game_at_any_moment_of_the_turn(taken: int) -> None:
    state = caller(taken=taken)
    assert "proclaim" in options(state)
    assert ("end-game" in options(state)) == (taken == 0)
    events = play(state, "proclaim")
    assert told(events) == ["reveals seat=0 charter=admirals", "ends-game seat=0"]
    assert state.is_over()
    assert state.endings() == ["called"]
    assert state.standing() == [1, 2]


@pytest.mark.rule("MT-H3")
def test_even_after_a_free_action_or_a_pass() -> None:
    state = caller()
    play(state, "pass")
    assert refused(state, "end-game") is MUST_COME_FIRST
    assert refused(state, "proclaim") is ALLOWED


@pytest.mark.rule("MT-H3")
def test_the_other_conditions_hold() -> None:
    behind = table(
        own={0: "palmain", 1: FIVE.replace("palmain", "oxter")},
        charters={0: "admirals"},
        victories="city road castle spoils",
        left=EMPTY,
        secret_charters=1,
    )
    assert refused(behind, "proclaim") is NOT_SOLE_LEADER
    early = table(own={0: FIVE, 1: "oxter"}, charters={0: "admirals"}, secret_charters=1)
    assert refused(early, "proclaim") is NOT_ENOUGH_EMPTY
    assert refused(caller(final_round=1), "proclaim") is NOT_CALLED
    none = table(
        own={0: FIVE, 1: "oxter"},
        charters={1: "admirals"},
        victories="city road castle spoils",
        left=EMPTY,
        secret_charters=1,
    )
    assert refused(none, "proclaim") is NO_CHARTER
    revealed = table(
        own={0: FIVE, 1: "oxter"},
        revealed={0: "admirals"},
        victories="city road castle spoils",
        left=EMPTY,
        secret_charters=1,
    )
    assert refused(revealed, "proclaim") is NO_CHARTER


# Seer.


def seer(own: str, revealed: BySeat, points: dict[int, int]) -> Mythotopia:
    return table(
        3,
        own={0: own, 1: "oxter", 2: "custus"},
        charters={0: "seer"},
        revealed=revealed,
        charter_points=points,
        secret_charters=1,
    )


@pytest.mark.rule("MT-H4")
def test_seer_uses_a_charter_that_another_revealed() -> None:
    state = seer(MINTS, {1: "mints", 2: "muster"}, {1: 2, 2: 2})
    assert options(state, "seer") == ["seer mints"]
    events = play(state, "seer mints")
    assert told(events) == ["uses-seer seat=0 charter=mints"]
    lords = look(state).lords
    assert (lords[0].revealed, lords[0].charter_points, lords[0].has_charter) == (["mints"], 2, False)
    assert (lords[1].revealed, lords[1].charter_points) == ([], 2)
    assert state.points(0) == 4 * 3 + 2
    assert state.charter_deck >> CHARTERS.index("seer") & 1 == 0  # out of the game
    assert look(state, 0).actions_taken == 0
    assert refused(state, "seer mints") is NO_SEER


@pytest.mark.rule("MT-H4")
def test_seer_asks_for_the_condition_and_for_a_revealed_charter() -> None:
    state = seer("trogle remise mome", {1: "mints"}, {1: 2})
    assert refused(state, "seer mints") is CHARTER_NOT_MET
    assert refused(state, "seer granaries") is NOT_REVEALED
    assert refused(state, "reveal") is SEER_TAKES_OTHERS
    own = seer(MINTS, {0: "mints"}, {0: 2})
    assert refused(own, "seer mints") is NOT_REVEALED  # only another's
    kept = table(own={0: MINTS, 1: "oxter"}, charters={0: "seer", 1: "mints"}, secret_charters=1)
    assert refused(kept, "seer mints") is NOT_REVEALED
    without = table(own={0: MINTS, 1: "oxter"}, revealed={1: "mints"}, secret_charters=1)
    assert refused(without, "seer mints") is NO_SEER
    play(state, "pass", "pass")
    assert refused(state, "keep-charter seer") is CHARTER_NOT_NOW


@pytest.mark.rule("MT-H4")
def test_a_charter_can_be_taken_over_and_back_only_with_seer() -> None:
    state = seer(MINTS, {1: "mints"}, {1: 2})
    play(state, "seer mints", "pass", "pass", "end-turn")
    assert options(state, "seer") == []
    assert refused(state, "reveal") is NO_CHARTER


# The twelve.


@pytest.mark.rule("MT-H5")
@pytest.mark.parametrize(
    ("charter", "met", "missed", "points"),
    [
        ("quarrymen", "fadge malebolge quean eoan", "fadge malebolge quean trogle", 2),
        ("granaries", "custus eagre iracund nusus aporia", "custus eagre iracund nusus fadge", 2),
        ("mints", MINTS, "trogle remise mome custus", 2),
        ("muster", "ambsace darb talion peened ictus", "ambsace darb talion peened nusus", 2),
        ("highlanders", "blore darb eoan grimp lea shog", "blore darb eoan grimp lea nusus", 3),
        ("lakelords", "custus peened mome darb", "custus peened mome nusus", 2),
        ("lakelords", "frampold shog coryphee empyrean", "frampold nusus coryphee empyrean", 2),
    ],
)
def test_charters_about_provinces(charter: str, met: str, missed: str, points: int) -> None:
    state = table(own={0: met, 1: "oxter"}, charters={0: charter}, secret_charters=1)
    play(state, "reveal")
    assert look(state).lords[0].charter_points == points
    short = table(own={0: missed, 1: "oxter"}, charters={0: charter}, secret_charters=1)
    assert refused(short, "reveal") is CHARTER_NOT_MET
    # Another's provinces do not help.
    theirs = table(own={0: "scombroid", 1: met}, charters={0: charter}, secret_charters=1)
    assert refused(theirs, "reveal") is CHARTER_NOT_MET


@pytest.mark.rule("MT-H5")
@pytest.mark.parametrize(
    ("roads", "is_met"),
    [
        ("palmain-blore blore-iracund iracund-fadge", True),
        ("palmain-blore palmain-iracund blore-scombroid", True),
        ("palmain-blore blore-iracund palmain-iracund", False),
        ("palmain-blore iracund-fadge", False),
        ("palmain-blore blore-iracund iracund-quean", False),  # Quean is another's
    ],
)
def test_roadwardens_want_four_provinces_in_one_network(roads: str, is_met: bool) -> None:
    own = {0: "palmain blore iracund fadge scombroid", 1: "quean"}
    state = table(own=own, roads=roads, charters={0: "roadwardens"}, secret_charters=1)
    assert refused(state, "reveal") is (ALLOWED if is_met else CHARTER_NOT_MET)
    if is_met:
        play(state, "reveal")
        assert look(state).lords[0].charter_points == 2


@pytest.mark.rule("MT-H5")
def test_castellans_want_three_castles_or_citadels() -> None:
    cards = "city road castle citadel"
    own = {0: "palmain blore", 1: "oxter"}
    state = table(
        own=own,
        citadels={0: "custus"},
        castles="palmain blore",
        victories=cards,
        charters={0: "castellans"},
        secret_charters=1,
    )
    play(state, "reveal")
    assert look(state).lords[0].charter_points == 2
    short = table(
        own=own,
        citadels={0: "custus"},
        castles="palmain oxter",
        victories=cards,
        charters={0: "castellans"},
        secret_charters=1,
    )
    assert refused(short, "reveal") is CHARTER_NOT_MET


@pytest.mark.rule("MT-H5")
def test_burghers_want_three_cities() -> None:
    state = table(
        cities={0: "palmain blore custus"}, own={1: "oxter"}, charters={0: "burghers"}, secret_charters=1
    )
    play(state, "reveal")
    assert look(state).lords[0].charter_points == 2
    short = table(
        cities={0: "palmain blore"},
        citadels={0: "custus"},
        own={1: "oxter"},
        victories="city road castle citadel",
        charters={0: "burghers"},
        secret_charters=1,
    )
    assert refused(short, "reveal") is CHARTER_NOT_MET  # a citadel is no city


@pytest.mark.rule("MT-H5")
def test_admirals_want_ships_in_three_seas() -> None:
    own = {0: "custus", 1: "oxter"}
    ships = "0 beast-sea 1, 0 serpent-sea 1, 0 inland-west 1"
    state = table(own=own, ships=ships, pool_ships={0: 0, 1: 0}, charters={0: "admirals"}, secret_charters=1)
    play(state, "reveal")
    assert look(state).lords[0].charter_points == 2
    ships = "0 beast-sea 2, 0 serpent-sea 1, 1 inland-west 1"
    short = table(own=own, ships=ships, pool_ships={0: 0, 1: 0}, charters={0: "admirals"}, secret_charters=1)
    assert refused(short, "reveal") is CHARTER_NOT_MET


@pytest.mark.rule("MT-H5")
def test_scholars_want_five_improvements_wherever_they_are() -> None:
    own = {0: "custus", 1: "oxter"}
    state = table(
        own=own,
        hand={0: "queen"},
        draw={0: "scribe start-army"},
        discard={0: "portal hero"},
        reserve={0: "limes"},
        charters={0: "scholars"},
        secret_charters=1,
    )
    play(state, "reveal")
    assert look(state).lords[0].charter_points == 2
    short = table(
        own=own,
        hand={0: "queen start-build"},
        draw={0: "scribe start-army custus"},
        discard={0: "portal"},
        reserve={0: "limes"},
        charters={0: "scholars"},
        secret_charters=1,
    )
    assert refused(short, "reveal") is CHARTER_NOT_MET


@pytest.mark.rule("MT-H5")
def test_there_are_twelve() -> None:
    assert len(CHARTERS) == len(set(CHARTERS)) == 12
    assert CHARTERS[-1] == "seer"
    assert [int(points) for points in RULEBOOK.charter_points] == [2] * 8 + [3] + [2, 2, 0]


# What is read into them.


@pytest.mark.rule("MT-H6")
def test_ending_the_game_needs_no_condition_and_gives_no_points() -> None:
    state = caller()
    score = state.score(0)
    play(state, "proclaim")
    assert state.score(0) == score
    lord = look(state).lords[0]
    assert (lord.revealed, lord.charter_points) == (["admirals"], 0)
    # Even one whose condition is met.
    met = table(
        own={0: f"{MINTS} palmain", 1: "oxter"},
        charters={0: "mints"},
        victories="city road castle spoils",
        left=EMPTY,
        secret_charters=1,
    )
    play(met, "proclaim")
    assert met.scores() == [15, 12]


@pytest.mark.rule("MT-H6")
def test_points_that_are_missing_cannot_be_proclaimed() -> None:
    """Fifteen each: the two points of the charter would decide, but it is used for the call."""
    state = table(
        own={0: f"{MINTS} palmain", 1: FIVE.replace("palmain", "oxter")},
        charters={0: "mints"},
        victories="city road castle spoils",
        left=EMPTY,
        secret_charters=1,
    )
    assert state.scores() == [15, 15]
    assert refused(state, "proclaim") is NOT_SOLE_LEADER
    play(state, "reveal")
    assert state.scores() == [17, 15]
    assert refused(state, "end-game") is MUST_COME_FIRST


@pytest.mark.rule("MT-H6")
def test_seer_may_be_used_to_call_the_end_too() -> None:
    state = table(
        own={0: FIVE, 1: "oxter"},
        charters={0: "seer"},
        victories="city road castle spoils",
        left=EMPTY,
        secret_charters=1,
        taken=1,
    )
    play(state, "proclaim")
    assert state.is_over()


@pytest.mark.rule("MT-H6")
def test_unrevealed_charters_and_their_deck_are_secret() -> None:
    state = seeker(charters={1: "mints", 2: "seer"}, revealed={0: "admirals"})
    for reader in (-1, 0):
        view = look(state, reader)
        assert view.charter_deck == 9
        assert [lord.charter for lord in view.lords] == [None, None, None]
        assert set(view.lords[1].charter_among) == set(CHARTERS) - {"admirals"}
    mine = look(state, 1)
    assert mine.lords[1].charter == "mints"
    assert set(mine.lords[2].charter_among) == set(CHARTERS) - {"admirals", "mints"}


@pytest.mark.rule("MT-H6")
def test_a_turn_tells_nothing_of_a_charter_that_could_be_revealed() -> None:
    """What the others are shown is the same whichever charter is kept."""
    views = []
    for charter in ("mints", "muster"):
        state = table(own={0: MINTS, 1: "oxter"}, charters={0: charter}, secret_charters=1)
        assert ("reveal" in options(state)) == (charter == "mints")
        events = play(state, "pass", "pass")
        assert asked(state) == "take-turn 0"
        assert verbs(events) == ["passes", "passes"]
        views.append(look(state, 1))
    assert views[0] == views[1]
    assert owned(state, 0) == "mome nesh remise trogle"
