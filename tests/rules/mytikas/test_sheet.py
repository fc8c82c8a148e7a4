"""The edition file value by value: how far each may go, and what is said of one that goes too far."""

import pytest

from mythagora.engine.errors import InputError
from mythagora.games.mytikas.cards import DEITIES, RULES
from mythagora.games.mytikas.edition import AREAS, FIRST_SLOT, PIECE_OF, SLOTS, MytikasEdition, goods_word
from mythagora.games.mytikas.state import mytikas_edition
from tests.rules.mytikas.table import STANDARD, edition_with


def changed(*changes: tuple[str, str]) -> MytikasEdition:
    return mytikas_edition(edition_with(*changes))


def problem(old: str, new: str) -> tuple[str, dict[str, str]]:
    with pytest.raises(InputError) as caught:
        edition_with((old, new))
    facts = dict(caught.value.facts)
    assert facts.pop("file") == "test.toml"
    return caught.value.name, facts


@pytest.mark.parametrize(
    ("table", "path"),
    [
        ("[cost.minor-city]", "cost.minor-city."),
        ("[cost.large-temple]", "cost.large-temple."),
        ("[zeus-day]", "zeus-day."),
        ("[poseidon-night]", "poseidon-night."),
        ("[hades-day]", "hades-day."),
        ("[hades-night]", "hades-night."),
        ("[bonus.zeus-day]", "bonus.zeus-day."),
        ("[bonus.hades-night]", "bonus.hades-night."),
        ("[slot.minor-2]", "slot.minor-2."),
        ("[slot.large-1]", "slot.large-1."),
        ("[locks]", "locks."),
        ("[steps]", "steps."),
    ],
)
def test_a_key_too_many_is_told_in_every_table(table: str, path: str) -> None:
    found = problem(table + "\n", table + "\nsurplus = 1\n")
    assert found == ("edition-unknown-key", {"key": path + "surplus"})


@pytest.mark.parametrize(
    ("number", "first"), [(1, "set = [1, 0, 1]"), (2, "set = [4, 0, 0]"), (3, "set = [0, 2, 0]")]
)
def test_a_key_too_many_is_told_in_every_harvest(number: int, first: str) -> None:
    found = problem(first, first + "\nsurplus = 1")
    assert found == ("edition-unknown-key", {"key": f"demeter-day[{number}].surplus"})


@pytest.mark.parametrize("group", ["cost", "bonus", "slot"])
def test_a_table_too_many_is_told(group: str) -> None:
    before = {"cost": "[cost.minor-city]", "bonus": "[bonus.zeus-day]", "slot": "[slot.minor-2]"}[group]
    found = problem(before, f"[{group}.surplus]\nx = 1\n\n{before}")
    assert found == ("edition-unknown-key", {"key": f"{group}.surplus"})


def test_the_first_minor_city_has_nothing_under_it() -> None:
    found = problem("[slot.minor-2]", '[slot.minor-1]\nany = 1\norigin = "own"\n\n[slot.minor-2]')
    assert found == ("edition-unknown-key", {"key": "slot.minor-1"})


SETS = "3 sets, each 3 whole numbers from 0 to 9, not all 0"
THREE = "3 to 3 whole numbers from 0 to 9"
ASCENDING = "three values, each higher than the one before"
KINDS = "one of 'up', 'any', 'favor', 'offering', 'make'"
ALL_SETS = "sets = [[3, 0, 0], [1, 1, 0], [0, 0, 1]]"
POINTS = "points = [3, 5, 7]"
HARVEST = "[[demeter-day]]\nset = [1, 0, 1]"
LOCKS = "values = [4, 5, 6]"
WRONG: list[tuple[str, str, str, str, str]] = [
    ("goods = [2, 1, 0]", "goods = [2, -1, 0]", "cost.minor-city.goods", THREE, "[2, -1, 0]"),
    ("goods = [2, 1, 0]", "goods = [10, 1, 0]", "cost.minor-city.goods", THREE, "[10, 1, 0]"),
    ("goods = [2, 1, 0]", "goods = [2, 1, 0, 0]", "cost.minor-city.goods", THREE, "[2, 1, 0, 0]"),
    ("goods = [0, 2, 2]", "goods = [0, 2]", "cost.large-temple.goods", THREE, "[0, 2]"),
    (ALL_SETS, "", "zeus-day.sets", SETS, "nothing"),
    (ALL_SETS, "sets = 3", "zeus-day.sets", SETS, "3"),
    (ALL_SETS, "sets = [[1, 1, 0], [0, 0, 1]]", "zeus-day.sets", SETS, "[[1, 1, 0], [0, 0, 1]]"),
    (ALL_SETS, "sets = [1, 2, 3]", "zeus-day.sets", SETS, "[1, 2, 3]"),
    ("[[3, 0, 0], [1", "[[3, 0, 0], [2, 2, 2], [1", "zeus-day.sets", SETS, "[[3, 0, 0], [2, 2, 2], [1"),
    ("[[3, 0, 0], [1", "[[3, 0], [1", "zeus-day.sets", SETS, "[[3, 0], [1"),
    ("[[3, 0, 0], [1", "[[3, 0, 0, 0], [1", "zeus-day.sets", SETS, "[[3, 0, 0, 0], [1"),
    ("[[3, 0, 0], [1", "[[10, 0, 0], [1", "zeus-day.sets", SETS, "[[10, 0, 0], [1"),
    ("[[3, 0, 0], [1", "[[-1, 2, 0], [1", "zeus-day.sets", SETS, "[[-1, 2, 0], [1"),
    ("[[3, 0, 0], [1", "[[3, 0.5, 0], [1", "zeus-day.sets", SETS, "[[3, 0.5, 0], [1"),
    ("[[3, 0, 0], [1", "[[true, 1, 0], [1", "zeus-day.sets", SETS, "[[True, 1, 0], [1"),
    ("[0, 0, 1]]", "[0, 0, 0]]", "zeus-day.sets", SETS, "[[3, 0, 0], [1, 1, 0], [0, 0, 0]]"),
    ("set = [1, 0, 1]", "set = [0, 0, 0]", "demeter-day[1].set", "at least one resource", "none"),
    ("set = [0, 2, 0]", "set = [0, 0, 0]", "demeter-day[3].set", "at least one resource", "none"),
    ("set = [0, 2, 0]", "set = [0, 10, 0]", "demeter-day[3].set", THREE, "[0, 10, 0]"),
    ("set = [0, 2, 0]", "set = [0, -1, 2]", "demeter-day[3].set", THREE, "[0, -1, 2]"),
    ("set = [0, 2, 0]", "set = [2, 0]", "demeter-day[3].set", THREE, "[2, 0]"),
    ("favors = 1\norigin", "favors = 0\norigin", "poseidon-night.favors", "a whole number from 1 to 4", "0"),
    ("favors = 1\norigin", "favors = 5\norigin", "poseidon-night.favors", "a whole number from 1 to 4", "5"),
    ("ups = 4", "ups = 0", "hades-day.ups", "a whole number from 1 to 9", "0"),
    ("ups = 4", "ups = 10", "hades-day.ups", "a whole number from 1 to 9", "10"),
    ("offerings = 1", "offerings = 0", "hades-night.offerings", "a whole number from 1 to 9", "0"),
    ("offerings = 1", "offerings = 10", "hades-night.offerings", "a whole number from 1 to 9", "10"),
    ('kind = "up"\n', "", "bonus.zeus-day.kind", KINDS, "nothing"),
    ('kind = "up"', 'kind = ""', "bonus.zeus-day.kind", KINDS, "''"),
    ('kind = "up"', 'kind = "down"', "bonus.zeus-day.kind", KINDS, "'down'"),
    ("times = 2", "times = 0", "bonus.zeus-day.times", "a whole number from 1 to 4", "0"),
    ("times = 2", "times = 5", "bonus.zeus-day.times", "a whole number from 1 to 4", "5"),
    ('"make"\ntimes = 1', '"make"\ntimes = 2', "bonus.poseidon-day.times", "a whole number from 1 to 1", "2"),
    ("any = 2", "any = 5", "slot.minor-2.any", "a whole number from 0 to 4", "5"),
    ("any = 2", "any = -1", "slot.minor-2.any", "a whole number from 0 to 4", "-1"),
    ("any = 2", "favors = 5", "slot.minor-2.favors", "a whole number from 0 to 4", "5"),
    ("any = 2", "offerings = 5", "slot.minor-2.offerings", "a whole number from 0 to 4", "5"),
    ("any = 2", "gold = 5", "slot.minor-2.gold", "a whole number from 0 to 4", "5"),
    (LOCKS, "values = [1, 5, 6]", "locks.values", "3 to 3 whole numbers from 2 to 20", "[1, 5, 6]"),
    (LOCKS, "values = [4, 5, 21]", "locks.values", "3 to 3 whole numbers from 2 to 20", "[4, 5, 21]"),
    (LOCKS, "values = [4, 5]", "locks.values", "3 to 3 whole numbers from 2 to 20", "[4, 5]"),
    (LOCKS, "values = [4, 5, 6, 7]", "locks.values", "3 to 3 whole numbers from 2 to 20", "[4, 5, 6, 7]"),
    (LOCKS, "values = [4, 4, 6]", "locks.values", ASCENDING, "[4, 4, 6]"),
    (LOCKS, "values = [4, 6, 6]", "locks.values", ASCENDING, "[4, 6, 6]"),
    (LOCKS, "values = [5, 4, 6]", "locks.values", ASCENDING, "[5, 4, 6]"),
    (LOCKS, "values = [4, 6, 5]", "locks.values", ASCENDING, "[4, 6, 5]"),
    (POINTS, "points = [3, 5, 51]", "steps.points", "3 to 3 whole numbers from 0 to 50", "[3, 5, 51]"),
    (POINTS, "points = [-1, 5, 7]", "steps.points", "3 to 3 whole numbers from 0 to 50", "[-1, 5, 7]"),
    ("format = 1", "format = 0", "format", "a whole number from 1 to 1", "0"),
    ('name = "standard"', 'name = ""', "name", "a text of 1 to 40 characters on one line", "''"),
    ('title = "', 'title = "' + "x" * 80, "title", "a text of 1 to 80 characters on one line", "'xxxx"),
    ("[locks]", "[lock]", "locks", "a table", "nothing"),
    (HARVEST, "[[harvest]]\nset = [1, 0, 1]", "demeter-day", "3 tables", "'2 of them'"),
]


@pytest.mark.parametrize(("old", "new", "key", "expected", "found"), WRONG)
def test_what_is_wrong_is_told(old: str, new: str, key: str, expected: str, found: str) -> None:
    if key == "hades-night.offerings":
        old, new = "[hades-night]\n" + old, "[hades-night]\n" + new
    name, facts = problem(old, new)
    assert name == "edition-value"
    assert (facts["key"], facts["expected"]) == (key, expected)
    assert facts["found"].startswith(found)


def test_every_number_may_go_as_far_as_this() -> None:
    low = changed(
        ("goods = [2, 1, 0]", "goods = [0, 0, 0]"),
        ("[[3, 0, 0], [1, 1, 0], [0, 0, 1]]", "[[0, 1, 0], [1, 0, 0], [0, 0, 1]]"),
        ("set = [4, 0, 0]", "set = [0, 0, 1]"),
        ("ups = 4", "ups = 1"),
        ("times = 2", "times = 1"),
        ("any = 2", "any = 0\nfavors = 0\nofferings = 0\ngold = 0"),
        (LOCKS, "values = [2, 3, 4]"),
        ("points = [3, 5, 7]", "points = [0, 0, 0]"),
        ('name = "standard"', 'name = "s"'),
    )
    assert [int(low.cost[kind]) for kind in range(3)] == [0, 0, 0]
    assert [int(number) for number in low.zeus_day] == [0, 1, 0, 1, 0, 0, 0, 0, 1]
    assert [int(number) for number in low.demeter_day] == [1, 0, 1, 0, 0, 1, 0, 2, 0]
    assert (low.day_ups, low.times[0], low.slot_any[1], low.steps[0], low.name) == (1, 1, 0, 0, "s")
    assert [int(low.locks[place]) for place in range(12, 18)] == [2, 3, 3, 4, 0, 0]
    high = changed(
        ("goods = [2, 1, 0]", "goods = [9, 9, 9]"),
        ("[[3, 0, 0], [1, 1, 0]", "[[9, 9, 9], [1, 1, 0]"),
        ("set = [4, 0, 0]", "set = [9, 9, 9]"),
        ("[poseidon-night]\nfavors = 1", "[poseidon-night]\nfavors = 4"),
        ("ups = 4", "ups = 9"),
        ("[hades-night]\nofferings = 1", "[hades-night]\nofferings = 9"),
        ("times = 2", "times = 4"),
        ("any = 2", "any = 4\nfavors = 4\nofferings = 4\ngold = 4"),
        (LOCKS, "values = [18, 19, 20]"),
        ("points = [3, 5, 7]", "points = [50, 50, 50]"),
        ('name = "standard"', 'name = "' + "x" * 40 + '"'),
        ('title = "Standard (partly reconstructed)"', 'title = "' + "x" * 80 + '"'),
    )
    assert [int(high.cost[kind]) for kind in range(4)] == [9, 9, 9, 1]
    assert [int(high.zeus_day[kind]) for kind in range(4)] == [9, 9, 9, 1]
    assert [int(high.demeter_day[place]) for place in range(2, 7)] == [1, 9, 9, 9, 0]
    assert (high.night_favors, high.day_ups, high.night_offerings, high.times[0]) == (4, 9, 9, 4)
    assert (high.slot_any[1], high.slot_favors[1], high.slot_offerings[1], high.slot_gold[1]) == (4, 4, 4, 4)
    assert [int(high.locks[place]) for place in range(24, 30)] == [18, 18, 19, 19, 20, 20]
    assert [int(step) for step in high.steps] == [50, 50, 50]
    assert (high.name, high.title) == ("x" * 40, "x" * 80)


def test_the_standard_edition_reads_like_this() -> None:
    assert [int(number) for number in STANDARD.cost] == [2, 1, 0, 1, 1, 1, 4, 2, 0, 0, 2, 2]
    assert [int(number) for number in STANDARD.zeus_day] == [3, 0, 0, 1, 1, 0, 0, 0, 1]
    assert [int(number) for number in STANDARD.demeter_day] == [1, 0, 1, 4, 0, 0, 0, 2, 0]
    assert (STANDARD.night_favors, STANDARD.day_ups, STANDARD.night_offerings) == (1, 4, 1)
    assert [int(number) for number in STANDARD.bonus] == [0, 3, 1, 2, 4, 0, 1, 2]
    assert [int(number) for number in STANDARD.times] == [2, 1, 1, 1, 1, 2, 1, 1]
    assert [int(number) for number in STANDARD.slot_any] == [0, 2, 0, 0, 1, 0, 0, 0]
    assert [int(number) for number in STANDARD.slot_favors] == [0, 0, 1, 0, 0, 0, 0, 2]
    assert [int(number) for number in STANDARD.slot_offerings] == [0, 0, 0, 2, 1, 0, 0, 0]
    assert [int(number) for number in STANDARD.slot_gold] == [0, 0, 0, 0, 0, 1, 1, 0]
    locks = [4, 5, 5, 6, 0, 0, 4, 5, 5, 6, 6, 0, 4, 4, 5, 5, 6, 6]
    assert [int(lock) for lock in STANDARD.locks] == [0] * 12 + locks
    assert [int(step) for step in STANDARD.steps] == [3, 5, 7]
    assert (STANDARD.name, STANDARD.title) == ("standard", "Standard (partly reconstructed)")


def test_every_table_says_where_its_numbers_come_from() -> None:
    assert list(STANDARD.origins) == [
        *["cost." + piece for piece in ("minor-city", "small-temple", "major-city", "large-temple")],
        *["zeus-day", "demeter-day[1]", "demeter-day[2]", "demeter-day[3]"],
        *["poseidon-night", "hades-day", "hades-night"],
        *["bonus." + area for area in AREAS],
        *["slot." + slot for slot in SLOTS[1:]],
        *["locks", "steps"],
    ]
    assert STANDARD.origins["hades-day"] == "reconstruction"
    assert STANDARD.origins["demeter-day[1]"] == "rulebook: the example of production"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[3, 0, 0]", "[2, 0, 0]"),
        ("set = [4, 0, 0]", "set = [3, 0, 0]"),
        ("[poseidon-night]\nfavors = 1", "[poseidon-night]\nfavors = 2"),
        ("ups = 4", "ups = 3"),
        ("[hades-night]\nofferings = 1", "[hades-night]\nofferings = 2"),
        ('kind = "up"', 'kind = "any"'),
        ("times = 2", "times = 1"),
        ("any = 2", "any = 1"),
        (LOCKS, "values = [4, 5, 7]"),
        ("points = [3, 5, 7]", "points = [3, 5, 8]"),
    ],
)
def test_the_hash_covers_every_number(old: str, new: str) -> None:
    assert edition_with((old, new)).hash != STANDARD.hash


def test_each_deity_has_its_rule() -> None:
    rules = dict(zip(DEITIES, RULES, strict=True))
    assert rules == {
        "zeus": "MK-D2",
        "poseidon": "MK-D3",
        "demeter": "MK-D4",
        "hades": "MK-D5",
        "hera": "MK-D6",
        "dionysus": "MK-D7",
        "aphrodite": "MK-D8",
        "persephone": "MK-D9",
        "apollo": "MK-D10",
        "athena": "MK-D11",
        "pan": "MK-D12",
        "artemis": "MK-D13",
        "ares": "MK-D14",
        "hephaestus": "MK-D15",
        "hestia": "MK-D16",
        "hermes": "MK-D17",
    }


def test_resources_as_one_word() -> None:
    words = [goods_word(STANDARD.cost, piece * 3) for piece in range(4)]
    assert words == ["2s1m", "1s1m1g", "4s2m", "2m2g"]
    assert [goods_word(STANDARD.zeus_day, number * 3) for number in range(3)] == ["3s", "1s1m", "1g"]


def test_slots_belong_to_pieces() -> None:
    assert [int(slot) for slot in FIRST_SLOT] == [0, 3, 5, 7, 8]
    assert [int(piece) for piece in PIECE_OF] == [0, 0, 0, 1, 1, 2, 2, 3]
