"""The edges of every question: what it refuses, its first and last answers, and when it answers itself."""

from collections.abc import Iterator

import pytest

from mythagora.engine.dice import fast
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED
from mythagora.engine.sets import only
from mythagora.engine.steps import NOTHING, about_of, kind_of, question
from mythagora.games.mytikas.game import STEPS, Mytikas
from mythagora.games.mytikas.rules import refusals
from mythagora.games.mytikas.rules.areas import bonus_works, is_playable, main_works
from mythagora.games.mytikas.rules.build import only_answer
from mythagora.games.mytikas.rules.deity import may_invoke
from mythagora.games.mytikas.rules.move import TO_ANY, can_raise, only_move
from mythagora.games.mytikas.rules.offering import can_offer
from mythagora.games.mytikas.rules.turn import is_barred
from mythagora.games.mytikas.state import (
    ACTIONS,
    BONUS_TAKEN,
    BUILD_PIECE,
    CHANGE,
    CHOOSE_EXTRA,
    CHOOSE_HARVEST,
    CHOOSE_PART,
    CHOOSE_SET,
    CHOOSE_SLOT,
    CHOOSE_TIME,
    CLOSE_TURN,
    FIRST_FAVOR,
    FOLLOW_OR_PASS,
    FORGE_FAVOR,
    GIVE,
    GIVE_GOODS,
    MAIN_PERFORMED,
    MAKE_OFFERING,
    MOVE_GOODS,
    OPEN_TURN,
    PUT_OFFERINGS,
    SERVE_HADES,
    TAKE_FAVOR,
    WRAP_UP,
)
from tests.laws.pieces import AUDITORS
from tests.rules.mytikas.table import (
    edition_with,
    goods,
    line,
    new,
    options,
    play,
    refusal,
    table,
    told,
)

# What an answer to another question is told, by the first word of the answer.
NOT_NOW = {
    "go": ("builder-not-now", "MK-T1"),
    "main": ("main-not-now", "MK-T2"),
    "bonus": ("bonus-not-now", "MK-T3"),
    "done": ("not-done-yet", "MK-T2"),
    "pass": ("following-not-now", "MK-T4"),
    "follow": ("following-not-now", "MK-T4"),
    "day": ("time-not-now", "MK-2P2"),
    "night": ("time-not-now", "MK-2P2"),
    "produce": ("producing-not-now", "MK-A1"),
    "harvest": ("producing-not-now", "MK-A1"),
    "also": ("extra-not-now", "MK-D12"),
    "move": ("move-not-now", "MK-T6"),
    "turn": ("turn-not-now", "MK-D16"),
    "build": ("building-not-now", "MK-B1"),
    "slot": ("slot-not-now", "MK-B2"),
    "favor": ("favor-not-now", "MK-F1"),
    "rob": ("favor-not-now", "MK-F1"),
    "take": ("offerings-not-now", "MK-A8"),
    "offer": ("offering-not-now", "MK-O1"),
    "put": ("offering-not-now", "MK-O1"),
    "forge": ("forge-not-now", "MK-D15"),
    "change": ("change-not-now", "MK-D4"),
    "sacrifice": ("sacrifice-not-now", "MK-D5"),
    "give": ("sacrifice-not-now", "MK-D5"),
    "keep": ("choice-not-now", "MK-S5"),
}

# The questions, what they are about, and the first words of the answers they know.
QUESTIONS = [
    (FIRST_FAVOR, 0, "favor"),
    (OPEN_TURN, 0, "go move change sacrifice"),
    (GIVE_GOODS, 3 | 1 << 4, "give"),
    (CHOOSE_PART, 0, "main bonus"),
    (CHOOSE_SET, 0, "produce"),
    (CHOOSE_HARVEST, 0, "harvest"),
    (CHOOSE_EXTRA, 3, "also"),
    (CHOOSE_EXTRA, 4, "also"),
    (BUILD_PIECE, 1, "build move"),
    (BUILD_PIECE, 3, "build move"),
    (CHOOSE_SLOT, 0, "slot"),
    (CHOOSE_SLOT, 4 + 1, "slot"),
    (CHOOSE_SLOT, 8 + 2, "slot"),
    (CHOOSE_SLOT, 12 + 3, "slot"),
    (TAKE_FAVOR, 0, "favor rob"),
    (FORGE_FAVOR, 0, "forge done"),
    (MOVE_GOODS, 4 | 32 | 64, "move turn done"),
    (MOVE_GOODS, 1 | 16 | 32, "move turn done"),
    (MOVE_GOODS, 2 | 16, "move turn done"),
    (MOVE_GOODS, 1, "move turn done"),
    (SERVE_HADES, 0, "take offer"),
    (MAKE_OFFERING, 0, "offer"),
    (MAKE_OFFERING, 1, "offer done"),
    (PUT_OFFERINGS, 0, "put"),
    (PUT_OFFERINGS, 15, "put"),
    (WRAP_UP, 0, "bonus move done"),
    (FOLLOW_OR_PASS, 0, "follow pass"),
    (CHOOSE_TIME, 0, "day night"),
    (CLOSE_TURN, 0, "done"),
]

REFUSALS: dict[str, list[str]] = {
    "MK-E1": ["game-is-over"],
    "MK-S1": ["not-your-turn", "no-such-seat"],
    "MK-T2": [
        "no-such-action",
        "main-not-now",
        "not-done-yet",
        "nothing-to-do-there",
        "bonus-does-nothing",
        "move-something-first",
    ],
    "MK-T1": ["builder-not-now", "area-is-barred"],
    "MK-T3": ["bonus-not-now", "no-favor-for-bonus"],
    "MK-T4": ["following-not-now", "favor-of-another-god", "no-favor-to-pay", "action-does-nothing"],
    "MK-2P2": ["time-not-now"],
    "MK-A1": ["producing-not-now"],
    "MK-D12": ["extra-not-now", "not-just-produced"],
    "MK-T6": ["move-not-now", "down-not-now"],
    "MK-D16": ["turn-not-now", "no-turning-now"],
    "MK-B1": ["building-not-now", "level-is-full", "cannot-pay"],
    "MK-B2": ["slot-not-now", "no-piece-left", "wrong-slot", "slot-is-taken"],
    "MK-F1": ["favor-not-now", "pile-is-empty", "pile-not-empty", "not-from-yourself", "they-have-none"],
    "MK-A8": ["offerings-not-now"],
    "MK-O1": ["offering-not-now", "no-offering-left", "too-few-offerings", "outbid-the-owner"],
    "MK-D15": ["forge-not-now", "no-marble-there"],
    "MK-D4": ["change-not-now", "once-a-turn", "too-little-stone"],
    "MK-D5": ["sacrifice-not-now", "too-few-goods"],
    "MK-S5": ["choice-not-now", "not-dealt-to-you"],
    "MK-2P1": ["god-is-barred"],
    "MK-D6": ["one-bonus-only"],
    "MK-A9": ["same-level"],
    "MK-A7": ["no-move-up-here", "one-level-at-a-time", "nothing-there", "top-level"],
    "MK-A2": ["other-kind-of-building"],
    "MK-T8": ["leaves-nothing-to-build"],
    "MK-S9": ["taken-by-another"],
    "MK-F3": ["nobody-has-one"],
    "MK-O6": ["card-not-in-play"],
    "MK-O3": ["card-is-locked", "over-the-lock"],
    "MK-D2": ["zeus-does-not-help"],
    "MK-D1": ["card-does-not-help"],
}


def ask(state: Mytikas, kind: int, seat: int, about: int) -> Mytikas:
    """A twin in which this is asked now."""
    twin = state.clone()
    twin.asked = question(kind, only(seat), about)
    return twin


@pytest.mark.parametrize(("kind", "about", "known"), QUESTIONS)
def test_every_question_names_what_does_not_belong_to_it(kind: int, about: int, known: str) -> None:
    state = ask(table(builders={0: "hades-night"}, goods={0: "3s1m"}, reserve={0: 1}), kind, 0, about)
    found: dict[str, set[tuple[str, str]]] = {}
    for action in range(ACTIONS):
        word = state.text(action).split()[0]
        why = state.refusal(0, action)
        found.setdefault(word, set()).add((why.name, why.rule))
    for word, expected in NOT_NOW.items():
        if word in known.split():
            assert expected not in found[word], word
        else:
            assert found[word] == {expected}, word


def test_the_choice_before_the_game_names_what_does_not_belong_to_it() -> None:
    state = new(3, choose_your_deity=1)
    for action in range(ACTIONS):
        word = state.text(action).split()[0]
        why = state.refusal(0, action)
        if word != "keep":
            assert (why.name, why.rule) == NOT_NOW[word]
        elif action not in state.legal_actions(0):
            assert (why.name, why.rule) == ("not-dealt-to-you", "MK-S5")


def test_answers_beyond_the_table_and_of_others() -> None:
    state = table()
    for action in (-1, ACTIONS):
        assert (state.refusal(0, action).name, state.refusal(0, action).rule) == ("no-such-action", "MK-T2")
    assert refusal(state, "go zeus-day", 1) == ("not-your-turn", "MK-S1")
    state.asked = NOTHING
    assert state.refusal(0, 0).name == "game-is-over"
    assert state.refusal(0, 0).rule == "MK-E1"


def test_the_refusals_by_rule() -> None:
    """Their ids are part of what other programs read."""
    by_rule: dict[str, list[str]] = {}
    for why in refusals.ALL:
        by_rule.setdefault(why.rule, []).append(why.name)
    assert by_rule == REFUSALS


# Random games, with every question asked in every position.

WALKS = [
    (3, {}),
    (2, {"followers-move-down": 1}),
    (4, {"choose-your-deity": 1, "offerings-over-lock": 1, "card-bonus-only": 1}),
]


def walk(players: int, switches: dict[str, int], seed: int, most: int) -> Iterator[Mytikas]:
    state = new(players, seed.to_bytes(32, "little"), **switches)
    picker = fast(seed)
    for _ in range(most):
        if state.is_over():
            return
        yield state
        seat = state.to_act()
        actions = state.legal_actions(seat)
        state.apply(seat, actions[picker.below(len(actions))])


def agree(state: Mytikas, seat: int) -> list[int]:
    """The answers listed, which are exactly those not refused."""
    listed = state.legal_actions(seat)
    allowed = [action for action in range(ACTIONS) if state.refusal(seat, action) is ALLOWED]
    assert sorted(listed) == allowed, state.write()
    return listed


@pytest.mark.parametrize(("players", "switches"), WALKS)
def test_what_is_listed_is_allowed_and_can_be_done(players: int, switches: dict[str, int]) -> None:
    for number, state in enumerate(walk(players, switches, 5, 150)):
        seat = int(state.to_act())
        listed = agree(state, seat)
        assert len(listed) > 1 or kind_of(state.asked) == 0, "a question with one answer answers itself"
        for action in listed if number % 3 == 0 else []:
            twin = state.clone()
            twin.events = []
            twin.apply(seat, action)
            AUDITORS["mytikas"].check(twin)
            assert all(event.told(-1).text() for event in twin.events)


@pytest.mark.parametrize(("players", "switches"), WALKS)
def test_shortcuts_say_what_the_lists_say(players: int, switches: dict[str, int]) -> None:
    """Whether anything could be done, and the only thing that could, is found without making the list."""
    for number, state in enumerate(walk(players, switches, 8, 160)):
        if number % 4 != 0 or kind_of(state.asked) < OPEN_TURN:
            continue
        for seat in range(players):
            check_shortcuts(state, seat)


def check_shortcuts(state: Mytikas, seat: int) -> None:
    listed = agree(ask(state, OPEN_TURN, seat, 0), seat)
    assert may_invoke(state, seat) == any(CHANGE <= action < GIVE for action in listed)
    for area in range(8):
        assert (area in listed) == (not is_barred(state, area) and is_playable(state, seat, area))
    for area in (1, 3):
        building = ask(state, BUILD_PIECE, seat, area)
        listed = agree(building, seat)
        assert main_works(state, seat, area) == bool(listed)
        assert only_answer(building, seat, area) == (listed[0] if len(listed) == 1 else -1)
    for about in (1, 2 | TO_ANY, 4 | 32, 1 | 32 | TO_ANY, 4 | 32 | 64):
        moving = ask(state, MOVE_GOODS, seat, about)
        listed = agree(moving, seat)
        moves = [action for action in listed if action != 10]
        assert only_move(moving, seat, about) == (moves[0] if len(moves) == 1 else -1)
        can_move = bonus_works(state, seat, 2) if about & TO_ANY else can_raise(state, seat)
        assert bool(moves) == can_move
        step = STEPS[MOVE_GOODS]
        assert step.resolves(moving.clone(), seat) == (not moves or len(listed) == 1)
    offers = agree(ask(state, MAKE_OFFERING, seat, 0), seat)
    assert can_offer(state, seat) == bool(offers)
    assert bonus_works(state, seat, 4) == bool(offers)
    assert STEPS[MAKE_OFFERING].resolves(ask(state, MAKE_OFFERING, seat, 0), seat) == (len(offers) < 2)
    assert STEPS[MAKE_OFFERING].resolves(ask(state, MAKE_OFFERING, seat, 1), seat) == (not offers)
    assert STEPS[SERVE_HADES].resolves(ask(state, SERVE_HADES, seat, 0), seat) == (not offers)
    for action in offers:
        putting = ask(state, PUT_OFFERINGS, seat, action - 129)
        numbers = agree(putting, seat)
        assert numbers
        assert STEPS[PUT_OFFERINGS].resolves(putting, seat) == (len(numbers) == 1)
    taking = ask(state, TAKE_FAVOR, seat, 0)
    tokens = agree(taking, seat)
    assert main_works(state, seat, 5) == bool(tokens)
    assert STEPS[TAKE_FAVOR].resolves(taking, seat) == (len(tokens) < 2)
    forging = ask(state, FORGE_FAVOR, seat, 0)
    assert STEPS[FORGE_FAVOR].resolves(forging, seat) == (len(agree(forging, seat)) == 1 or not tokens)
    if state.goods_of(seat) >= 3:
        giving = ask(state, GIVE_GOODS, seat, 3 | 1 << 4)
        assert STEPS[GIVE_GOODS].resolves(giving, seat) == (
            len(agree(ask(state, GIVE_GOODS, seat, 49), seat)) == 1
        )


# Every event with its facts and what sort of thing each is. Texts, colours and logs are found by them.
SHAPES = {
    "all-built": {"seat:seat"},
    "begins-turn": {"seat:seat"},
    "builds": {"seat:seat piece:piece level:level slot:slot"},
    "changes": {"seat:seat stone:number into:good level:level"},
    "chooses": {"seat:seat deity:deity"},
    "declines-main": {"seat:seat"},
    "finds-no-favor": {"seat:seat"},
    "follows": {"seat:seat pays:price"},
    "forges": {"seat:seat level:level"},
    "game-ends": {""},
    "gives": {"seat:seat good:good level:level"},
    "goes": {"seat:seat area:area"},
    "keeps": {"seat:seat deity:deity"},
    "levels-full": {"seat:seat"},
    "locks": {"seat:seat deity:deity lock:number"},
    "locks-gone": {"seat:seat"},
    "moves": {"seat:seat good:good from:level to:level"},
    "moves-down": {"seat:seat good:good from:level to:level"},
    "passes": {"seat:seat"},
    "pays": {"seat:seat level:level cost:goods"},
    "performs": {"seat:seat area:area"},
    "produces": {"seat:seat city:slot level:level yield:goods", "seat:seat level:level yield:goods"},
    "produces-extra": {"seat:seat good:good"},
    "protects": {"seat:seat deity:deity count:number"},
    "robs-favor": {"seat:seat god:god other:seat"},
    "sacrifices": {"seat:seat count:number"},
    "steals-card": {"seat:seat deity:deity count:number other:seat back:number"},
    "takes-bonus": {"seat:seat area:area"},
    "takes-card": {"seat:seat deity:deity count:number"},
    "takes-favor": {"seat:seat god:god"},
    "takes-offerings": {"seat:seat count:number"},
    "turns": {"seat:seat good:good into:good from:level to:level"},
    "turns-up": {"deity:deity"},
}


def test_every_event_has_its_facts() -> None:
    events: list[Event] = []
    for players, switches in WALKS:
        for seed in range(6):
            for state in walk(players, switches, seed, 250):
                state.events = events
    events += play(
        table(goods={0: " / 2s1m"}, tokens="0 1 3 0"), "go demeter-night", "slot minor-3", "favor zeus"
    )
    last = "minor-2:1 minor-3:1 small-1:1 small-2:2 major-1:2 major-2:2"
    all_built = table(goods={0: "2m2g"}, built={0: last})
    events += play(all_built, "go zeus-night", "favor zeus", "favor zeus")
    held = {0: "hera:3 pan:L4 ares:L5 zeus:L5"}
    no_locks = table(2, cards=held, locks=3, turned=3, reserve={0: 3}, line="hades")
    events += play(no_locks, "go hades-night", "offer hera", "put 3")
    two = edition_with(("[poseidon-night]\nfavors = 1", "[poseidon-night]\nfavors = 2"))
    all_but_one = 3 * "zeus demeter hades " + "poseidon poseidon"
    events += play(table(favors={0: all_but_one}, edition=two), "go poseidon-night")
    shapes: dict[str, set[str]] = {}
    for event in events:
        facts = " ".join(f"{fact.role}:{fact.sort}" for fact in event.facts)
        shapes.setdefault(event.verb, set()).add(facts)
    assert shapes == SHAPES


@pytest.mark.rule("MK-T8")
@pytest.mark.parametrize("start", [2, 3, 4])
def test_what_is_needed_on_its_level_may_not_come_down(start: int) -> None:
    """Exactly the price of one city lies on the only level with a token, and a gold beside it."""
    tokens = " ".join("1" if level == start else "0" for level in (1, 2, 3, 4))
    state = table(builders={0: "demeter-night"}, goods={0: "/" * (start - 1) + "2s1m1g"}, tokens=tokens)
    state = ask(state, BUILD_PIECE, 0, 3)
    for to in range(1, start):
        for good in ("stone", "marble"):
            assert refusal(state, f"move {good} {start} {to}") == ("leaves-nothing-to-build", "MK-T8")
    downs = [f"move gold {start} {to}" for to in range(1, start)]
    assert options(state) == [f"build minor-city {start}", *downs]


@pytest.mark.rule("MK-T6")
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_a_move_names_its_levels_and_is_free_only_downwards_on_your_own_turn(start: int) -> None:
    for mine in (True, False):
        seat = 0 if mine else 1
        state = table(builders={0: "demeter-day"}, goods={seat: "/" * (start - 1) + "2m"})
        for to in (1, 2, 3, 4):
            moving = ask(state, MOVE_GOODS, seat, 2 | TO_ANY)
            answer = f"move marble {start} {to}"
            if to == start:
                assert refusal(moving, answer, seat) == ("same-level", "MK-A9")
                continue
            verb = "moves-down" if mine and to < start else "moves"
            moving.events = []
            STEPS[MOVE_GOODS].apply(moving, seat, moving.parse(answer))
            assert told(moving.events) == [f"{verb} seat={seat} good=marble from={start} to={to}"]
            level = ["", "", "", ""]
            level[start - 1] = level[to - 1] = "1m"
            assert goods(moving, seat) == " / ".join(level).rstrip(" /")
            left = int(about_of(moving.waiting[moving.depth - 1]))
            assert left == (2 if verb == "moves-down" else 1) | TO_ANY


@pytest.mark.rule("MK-A7")
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_up_is_one_level_and_ends_at_the_top(start: int) -> None:
    state = table(builders={0: "hades-day"}, goods={0: "/" * (start - 1) + "1g", 1: "1g / 1g / 1g / 1g"})
    moving = ask(state, MOVE_GOODS, 0, 3)
    ups = [f"move gold {start} {start + 1}"] if start < 4 else []
    downs = [f"move gold {start} {to}" for to in range(1, start)]
    assert options(moving) == [*downs, *ups, "done"]
    for to in range(start + 2, 5):
        assert refusal(moving, f"move gold {start} {to}") == ("one-level-at-a-time", "MK-A7")
    other = ask(state, MOVE_GOODS, 1, 3)
    for to in range(1, start):
        assert refusal(other, f"move gold {start} {to}") == ("down-not-now", "MK-T6")
    assert options(other) == [f"move gold {level} {level + 1}" for level in (1, 2, 3)] + ["done"]
    for to in range(start + 1, 5):
        assert refusal(state, f"move gold {start} {to}") == ("no-move-up-here", "MK-A7")
    for good in ("stone", "marble"):
        assert refusal(moving, f"turn {good} 1") == ("no-turning-now", "MK-D16")
        turning = ask(state, MOVE_GOODS, 0, 3 | 64)
        assert refusal(turning, f"turn {good} 3") == ("nothing-there", "MK-A7")
        assert refusal(turning, f"turn {good} 4") == ("top-level", "MK-A7")


@pytest.mark.rule("MK-D16")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("good", "letter", "into"), [("stone", "s", "marble"), ("marble", "m", "gold")])
def test_a_turn_names_its_levels_and_kinds(level: int, good: str, letter: str, into: str) -> None:
    state = table(builders={0: "hades-day"}, goods={0: "/" * (level - 1) + f"2{letter}"})
    turning = ask(state, MOVE_GOODS, 0, 4 | 32 | 64)
    assert refusal(turning, "done") == ("move-something-first", "MK-T2")
    turning.events = []
    STEPS[MOVE_GOODS].apply(turning, 0, turning.parse(f"turn {good} {level}"))
    assert told(turning.events) == [f"turns seat=0 good={good} into={into} from={level} to={level + 1}"]
    levels = ["", "", "", ""]
    levels[level - 1], levels[level] = f"1{letter}", f"1{into[0]}"
    assert goods(turning, 0) == " / ".join(levels).rstrip(" /")
    assert about_of(turning.waiting[turning.depth - 1]) == 3


@pytest.mark.rule("MK-T1")
@pytest.mark.parametrize(
    ("held", "owned", "used", "goes"),
    [
        ("-", "", 0, True),
        ("-", "1g", 0, True),
        ("-", " / 1g", 0, False),
        ("hades:1", "2g", 0, True),
        ("hades:1", "3g", 0, False),
        ("hades:1", "3g", 2, True),
        ("hades:1", "3g", 1, False),
        ("demeter:1", "1s9g", 0, True),
        ("demeter:1", "2s", 0, False),
        ("demeter:1", "2s", 1, True),
        ("demeter:1", "2s", 2, False),
    ],
)
def test_the_last_area_is_gone_to_unless_something_comes_before(
    held: str, owned: str, used: int, goes: bool
) -> None:
    """A board on which nights give Favors only, and somebody who has them all."""
    favor = '"favor"\ntimes = 1'
    nights = edition_with(
        ('[bonus.zeus-night]\nkind = "offering"\ntimes = 1', f"[bonus.zeus-night]\nkind = {favor}"),
        ('[bonus.poseidon-night]\nkind = "up"\ntimes = 2', f"[bonus.poseidon-night]\nkind = {favor}"),
    )
    state = table(
        4,
        builders={0: "zeus-day", 1: "demeter-day", 2: "poseidon-day", 3: "hades-day"},
        favors={0: 4 * "zeus demeter poseidon hades "},
        cards={0: held},
        goods={0: owned},
        edition=nights,
    )
    assert options(state, "go") == ["go hades-night"]
    state.happened = used
    assert STEPS[OPEN_TURN].resolves(state, 0) == goes
    assert line(state, "builders").startswith("hades-night" if goes else "zeus-day")


@pytest.mark.rule("MK-D19")
def test_a_card_stands_in_for_the_favor_only_once_the_main_action_was_performed() -> None:
    state = table(builders={0: "zeus-day"}, cards={0: "hera:1"}, goods={0: "1s"})
    wrapping = ask(state, WRAP_UP, 0, 0)
    assert refusal(wrapping, "bonus") == ("no-favor-for-bonus", "MK-T3")
    wrapping.happened = MAIN_PERFORMED
    assert options(wrapping) == ["bonus", "done"]
    wrapping.happened = MAIN_PERFORMED | BONUS_TAKEN
    assert refusal(wrapping, "bonus") == ("one-bonus-only", "MK-D6")
    empty = table(builders={0: "zeus-day"}, cards={0: "hera:1"})
    empty.happened = MAIN_PERFORMED
    assert refusal(ask(empty, WRAP_UP, 0, 0), "bonus") == ("bonus-does-nothing", "MK-T2")
