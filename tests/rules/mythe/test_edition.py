"""The edition file: what is read from it, and what is told when something is wrong."""

import pytest

from mythagora.engine.errors import InputError
from mythagora.engine.sets import count, members
from mythagora.games.mythe.edition import MytheEdition, needed_players, read
from tests.rules.mythe.table import STANDARD, edition_with

TEXT = STANDARD.text
ZONES = 'zones = ["road", "bridge", "volcano", "castle-road", "gate", "stairs"]'
LENGTHS = "lengths = [4, 2, 3, 2, 1, 3]"
COSTS = "costs = [1, 1, 2, 1, 2, 1, 1, 3, 2, 1, 2, 3, 1, 2, 2]"
BREAD = 'key = "bread"\nname = "Crust of Bread"\npoints = 1\n'


def change(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_track(length: int, cost: int = 1) -> str:
    return change(
        (COSTS, f"costs = {[cost] * length}"), (ZONES, 'zones = ["road"]'), (LENGTHS, f"lengths = [{length}]")
    )


def complaint(text: str) -> InputError:
    with pytest.raises(InputError) as caught:
        read(text, "mine.toml")
    assert caught.value.facts["file"] == "mine.toml"
    return caught.value


# -------------------------------------------------------------------------------------- what is in it


@pytest.mark.rule("MY-S2")
def test_the_standard_cards_are_these() -> None:
    listed = [
        (
            STANDARD.keys[number],
            STANDARD.names[number],
            int(STANDARD.value[number]),
            "obstacle"
            if STANDARD.obstacles >> number & 1
            else "legendary"
            if STANDARD.legends >> number & 1
            else "",
            next(players for players in range(2, 6) if STANDARD.in_play[players] >> number & 1),
        )
        for number in range(16)
    ]
    assert listed == [
        ("sword", "Sword", 3, "legendary", 2),
        ("shield", "Shield", 3, "legendary", 2),
        ("fairy", "Fairy", 2, "legendary", 2),
        ("ferry", "Friendly Ferry", 2, "", 2),
        ("tunnel", "Secret Tunnel", 2, "", 2),
        ("signpost", "Signpost", 1, "", 2),
        ("bread", "Crust of Bread", 1, "", 2),
        ("campfire", "Campfire", 1, "", 2),
        ("dead-end", "Dead End", 0, "", 2),
        ("ambush", "Ambush", 0, "obstacle", 2),
        ("rockfall", "Rockfall", 0, "obstacle", 2),
        ("mousetrap", "Mousetrap", 0, "obstacle", 2),
        ("map", "Old Map", 1, "", 4),
        ("tailwind", "Tailwind", 2, "", 5),
        ("fog", "Thick Fog", 0, "", 5),
        ("lava", "Lava Flood", 0, "obstacle", 5),
    ]


@pytest.mark.rule("MY-S2")
def test_marks_leave_cards_out_of_smaller_games() -> None:
    assert [count(STANDARD.in_play[players]) for players in range(6)] == [0, 0, 12, 12, 13, 16]
    assert (needed_players(""), needed_players("4+"), needed_players("5")) == (2, 4, 5)


@pytest.mark.rule("MY-S4")
def test_the_track_has_its_costs_and_zones() -> None:
    expected = ["village"] + ["road"] * 4 + ["bridge"] * 2 + ["volcano"] * 3 + ["castle-road"] * 2
    expected += ["gate"] + ["stairs"] * 3 + ["dragon"]
    assert STANDARD.zones == expected
    assert [int(cost) for cost in STANDARD.cost] == [0, 1, 1, 2, 1, 2, 1, 1, 3, 2, 1, 2, 3, 1, 2, 2, 1]
    assert STANDARD.dragon == 16


def test_every_number_says_where_it_comes_from() -> None:
    assert STANDARD.dragon_origin == "rulebook"
    assert STANDARD.track_origin.startswith("reconstruction: 1 to 3 points a space")
    assert len(STANDARD.origins) == 16
    assert all(origin.startswith("reconstruction") for origin in STANDARD.origins)
    assert STANDARD.origins[0].endswith("public record says 2 or 3")
    assert STANDARD.origins[3] == "reconstruction"


def test_the_edition_has_a_name_a_title_and_its_text() -> None:
    assert (STANDARD.name, STANDARD.title) == ("standard", "Standard (partly reconstructed)")
    assert STANDARD.text == TEXT
    assert read(TEXT, "x").hash == STANDARD.hash
    assert len(STANDARD.hash) == 64


def test_records_made_with_the_standard_edition_still_find_it() -> None:
    """The hash stands in records; changing it needs a second edition beside the old one."""
    assert STANDARD.hash == "5fabfde4d26c612b53b0bca073f05c8ad351fae6f228bd94fb31b11b7ae96dc8"


# ------------------------------------------------------------------------------------------ the hash

SAME = [
    ("# Mythe, standard edition", "# Mythe, my edition"),
    ('origin = "rulebook"', 'origin = "own"'),
    ('remark = "1 to 3', 'remark = "I say 1 to 3'),
    ('remark = "four Obstacles among the sixteen: public record"', ""),
    ("costs = [1, 1, 2,", "costs = [1,1,   2,"),
]
OTHER = [
    ('name = "standard"', 'name = "mine"'),
    ('title = "Standard (', 'title = "My ('),
    ("costs = [1, 1,", "costs = [2, 1,"),
    (ZONES, ZONES.replace("gate", "door")),
    (LENGTHS, "lengths = [4, 2, 3, 2, 2, 2]"),
    ("cost = 1\n", "cost = 2\n"),
    ('key = "bread"', 'key = "crust"'),
    ('name = "Crust of Bread"', 'name = "Bread"'),
    (BREAD, BREAD.replace("1", "2")),
    (BREAD, BREAD + "legendary = true\n"),
    (BREAD, BREAD + 'mark = "5"\n'),
    (BREAD, BREAD + 'mark = "4+"\n'),
    (BREAD, BREAD.replace("points = 1", "obstacle = true")),
]


@pytest.mark.parametrize(("old", "new"), SAME, ids=[new[:30] for _, new in SAME])
def test_what_the_rules_do_not_use_leaves_the_hash_alone(old: str, new: str) -> None:
    assert edition_with((old, new)).hash == STANDARD.hash


@pytest.mark.parametrize(("old", "new"), OTHER, ids=[new[-30:] for _, new in OTHER])
def test_what_the_rules_use_changes_the_hash(old: str, new: str) -> None:
    assert edition_with((old, new)).hash != STANDARD.hash


def test_all_these_hashes_differ() -> None:
    assert len({edition_with(one).hash for one in OTHER}) == len(OTHER)


# -------------------------------------------------------------------------------- what may be changed


def test_changed_values_are_used() -> None:
    mine = read(
        change(
            (BREAD, BREAD.replace("1", "9") + 'legendary = true\nmark = "4+"\n'),
            ("cost = 1\n", "cost = 9\n"),
            (
                'key = "map"\nname = "Old Map"\npoints = 1\nmark = "4+"',
                'key = "map"\nname = "Old Map"\nobstacle = true',
            ),
        ),
        "x",
    )
    assert mine.value[6] == 9
    assert members(mine.legends) == [0, 1, 2, 6]
    assert members(mine.obstacles) == [9, 10, 11, 12, 15]
    assert [mine.in_play[players] >> 6 & 1 for players in range(2, 6)] == [0, 0, 1, 1]
    assert [mine.in_play[players] >> 12 & 1 for players in range(2, 6)] == [1, 1, 1, 1]
    assert mine.cost[16] == 9


@pytest.mark.parametrize("length", [5, 40])
def test_tracks_of_5_to_40_spaces_are_read(length: int) -> None:
    mine = read(with_track(length), "x")
    assert mine.dragon == length + 1
    assert len(mine.cost) == len(mine.zones) == length + 2


@pytest.mark.parametrize("length", [4, 41])
def test_other_tracks_are_refused(length: int) -> None:
    error = complaint(with_track(length))
    assert error.name == "edition-value"
    assert error.facts["key"] == "track.costs"
    assert error.facts["expected"] == "5 to 40 whole numbers from 1 to 9"


def test_every_space_may_be_a_zone_of_its_own() -> None:
    names = [f"z{number}" for number in range(15)]
    mine = read(
        change((ZONES, f"zones = {names}".replace("'", '"')), (LENGTHS, f"lengths = {[1] * 15}")), "x"
    )
    assert mine.zones[1:-1] == names


def test_names_may_be_as_long_as_said() -> None:
    mine = read(
        change(
            ('name = "standard"', f'name = "{"n" * 40}"'),
            ('title = "Standard (partly reconstructed)"', f'title = "{"t" * 80}"'),
            ('name = "Crust of Bread"', f'name = "{"c" * 40}"'),
            ('"road"', f'"{"z" * 30}"'),
            ('"bridge"', '"b"'),
            ('key = "bread"', f'key = "{"k" * 30}"'),
        ),
        "x",
    )
    assert (len(mine.name), len(mine.title), len(mine.names[6]), len(mine.zones[1])) == (40, 80, 40, 30)


def test_a_flag_may_be_said_to_be_false() -> None:
    mine = read(change((BREAD, BREAD + "obstacle = false\nlegendary = false\n")), "x")
    assert mine.obstacles == STANDARD.obstacles
    assert mine.legends == STANDARD.legends


def bare(cards: list[str], costs: str = "[1, 1, 1, 1, 1]", dragon: int = 1) -> str:
    """A small edition: cards as `2`, `0`, `X` for an Obstacle, `L3` for an item, `2@5` with a mark."""
    lines = ["format = 1", 'name = "small"', 'title = "Small"', "[track]", f"costs = {costs}"]
    lines += [
        'zones = ["road"]',
        "lengths = [5]",
        'origin = "own"',
        "[dragon]",
        f"cost = {dragon}",
        'origin = "own"',
    ]
    for number, words in enumerate(cards):
        what, _, mark = words.partition("@")
        lines += ["[[card]]", f'key = "c{number}"', f'name = "C{number}"', 'origin = "own"']
        lines.append("obstacle = true" if what == "X" else f"points = {what.lstrip('L')}")
        lines += ["legendary = true"] * what.startswith("L") + [f'mark = "{mark}"'] * bool(mark)
    return "\n".join(lines)


def test_the_smallest_deck_has_six_cards_for_two() -> None:
    assert count(read(bare(["L1", "1", "1", "1", "1", "1"] + ["1@5"] * 10), "x").in_play[2]) == 6
    assert count(read(bare(["L1", "1", "1", "1", "1", "1"] + ["1@4+"] * 10), "x").in_play[4]) == 16
    error = complaint(bare(["L1", "1", "1", "1", "1"] + ["1@5"] * 11))
    assert error.name == "edition-value"
    assert error.facts == {
        "file": "mine.toml",
        "key": "card",
        "expected": "at least 6 cards without `mark`",
        "found": "5",
    }


def test_somebody_must_be_able_to_win() -> None:
    error = complaint(bare(["1"] * 6 + ["L1@5"] * 10))
    assert error.name == "edition-value"
    assert error.facts["key"] == "card"
    assert error.facts["expected"] == "at least one card without `mark` that is `legendary`"
    assert error.facts["found"] == "none"


def test_every_space_and_the_dragon_must_be_payable() -> None:
    for text, missing in [
        (bare(["L0", "1", "1", "1", "X", "0"] + ["9@5"] * 10, costs="[1, 1, 1, 1, 4]"), 1),
        (bare(["L0", "1", "1", "1", "X", "0"] + ["9@5"] * 10, dragon=5), 2),
        (bare(["L0", "1", "1", "1", "X", "0"] + ["9@5"] * 10, costs="[4, 1, 1, 1, 1]"), 1),
        (bare(["L0", "0", "0", "0", "0", "0"] + ["9@5"] * 10), 1),
    ]:
        error = complaint(text)
        assert error.name == "edition-value"
        assert error.facts["key"] == "card"
        expected = "cards without `mark` whose points can pay for every space and for the Dragon"
        assert error.facts["expected"] == expected
        assert error.facts["found"] == f"{missing} too few"
    read(bare(["L0", "1", "1", "1", "X", "0"] + ["9@5"] * 10, costs="[1, 3, 1, 1, 1]", dragon=3), "x")


def test_the_only_item_cannot_pay_for_the_dragon_it_opens() -> None:
    assert (
        complaint(bare(["L9", "0", "0", "1", "X", "0"] + ["0@5"] * 10, dragon=2)).facts["found"]
        == "1 too few"
    )
    read(bare(["L9", "0", "0", "1", "X", "0"] + ["0@5"] * 10, dragon=1), "x")
    read(bare(["L9", "L1", "0", "1", "X", "0"] + ["0@5"] * 10, dragon=9), "x")  # with the small item
    read(bare(["L9", "0", "0", "1", "X", "0"] + ["0@5"] * 10, costs="[1, 9, 1, 1, 1]"), "x")


def test_the_card_that_the_drawer_holds_cannot_pay() -> None:
    complaint(bare(["L1", "1", "1", "1", "1", "1"] + ["0@5"] * 10, costs="[1, 1, 1, 1, 6]"))
    read(bare(["L1", "1", "1", "1", "1", "1"] + ["0@5"] * 10, costs="[1, 1, 1, 1, 5]"), "x")
    read(bare(["L1", "1", "1", "1", "1", "1", "1"] + ["0@5"] * 9, costs="[1, 1, 1, 1, 6]"), "x")
    read(bare(["L1", "1", "1", "1", "1", "1", "X"] + ["0@5"] * 9, costs="[1, 1, 1, 1, 6]"), "x")


# ----------------------------------------------------------------------------------- what can be wrong

WRONG = [
    ("format = 1", "format = 2", "format", "a whole number from 1 to 1", "2"),
    ("format = 1", "format = true", "format", "a whole number from 1 to 1", "True"),
    ("format = 1\n", "", "format", "a whole number from 1 to 1", "nothing"),
    ('name = "standard"', 'name = ""', "name", "a text of 1 to 40 characters on one line", "''"),
    ('name = "standard"', "name = 3", "name", "a text of 1 to 40 characters on one line", "3"),
    ('name = "standard"', f'name = "{"n" * 41}"', "name", "a text of 1 to 40 characters on one line", None),
    ('name = "standard"', 'name = "a\\nb"', "name", "a text of 1 to 40 characters on one line", "'a\\nb'"),
    (
        'title = "Standard (partly',
        f'title = "{"t" * 80}(',
        "title",
        "a text of 1 to 80 characters on one line",
        None,
    ),
    ("costs = [1, 1,", "costs = [0, 1,", "track.costs", "5 to 40 whole numbers from 1 to 9", None),
    ("costs = [1, 1,", "costs = [10, 1,", "track.costs", "5 to 40 whole numbers from 1 to 9", None),
    ("costs = [1, 1,", "costs = [true, 1,", "track.costs", "5 to 40 whole numbers from 1 to 9", None),
    ("costs = [1, 1,", 'costs = ["1", 1,', "track.costs", "5 to 40 whole numbers from 1 to 9", None),
    (COSTS, "costs = 3", "track.costs", "5 to 40 whole numbers from 1 to 9", "3"),
    (ZONES, "zones = 3", "track.zones", "a list of names", "3"),
    (ZONES, "zones = []", "track.zones", "a list of names", "[]"),
    (ZONES, f"zones = {['z'] * 16}", "track.zones", "a list of names", None),
    (ZONES, ZONES.replace('"road"', "7"), "track.zones", "a list of names of 1 to 30 characters", None),
    (ZONES, ZONES.replace('"road"', '""'), "track.zones", "a list of names of 1 to 30 characters", None),
    (ZONES, ZONES.replace("road", "z" * 31), "track.zones", "a list of names of 1 to 30 characters", None),
    (ZONES, ZONES.replace("road", "a\\tb"), "track.zones", "a list of names of 1 to 30 characters", None),
    (
        LENGTHS,
        "lengths = [4, 2, 3, 2, 4]",
        "track.lengths",
        "6 whole numbers, one for each zone",
        "[4, 2, 3, 2, 4]",
    ),
    (LENGTHS, "lengths = 15", "track.lengths", "6 whole numbers, one for each zone", "15"),
    (LENGTHS, "", "track.lengths", "6 whole numbers, one for each zone", "nothing"),
    (LENGTHS, "lengths = [4, 2, 3, 3, 0, 3]", "track.lengths", "6 to 6 whole numbers from 1 to 15", None),
    (LENGTHS, "lengths = [16, 2, 3, 3, 1, 3]", "track.lengths", "6 to 6 whole numbers from 1 to 15", None),
    (
        LENGTHS,
        "lengths = [4, 2, 3, 2, 1, 4]",
        "track.lengths",
        "whole numbers that add up to the 15 spaces of `costs`",
        "[4, 2, 3, 2, 1, 4]",
    ),
    ("cost = 1\n", "cost = 0\n", "dragon.cost", "a whole number from 1 to 9", "0"),
    ("cost = 1\n", "cost = 10\n", "dragon.cost", "a whole number from 1 to 9", "10"),
    ("cost = 1\n", "cost = 1.0\n", "dragon.cost", "a whole number from 1 to 9", "1.0"),
    ("[dragon]\n", "[dragoon]\n", "dragon", "a table", "nothing"),
    ("[track]\n", "[way]\n", "track", "a table", "nothing"),
    ('key = "bread"', 'key = "Bread"', "card[7].key", None, "'Bread'"),
    ('key = "bread"', 'key = "sword"', "card[7].key", None, "'sword'"),
    ('key = "bread"', 'key = "9lives"', "card[7].key", None, "'9lives'"),
    ('key = "bread"', 'key = ""', "card[7].key", None, "''"),
    ('key = "bread"', 'key = "two words"', "card[7].key", None, "'two words'"),
    ('key = "bread"', f'key = "{"k" * 31}"', "card[7].key", None, None),
    ('key = "bread"', "key = 4", "card[7].key", None, "4"),
    ('name = "Crust of Bread"', f'name = "{"n" * 41}"', "card[7].name", None, None),
    (BREAD, BREAD.replace("points = 1\n", ""), "card[7].points", "a whole number from 0 to 9", "nothing"),
    (BREAD, BREAD.replace("1", "-1"), "card[7].points", "a whole number from 0 to 9", "-1"),
    (BREAD, BREAD.replace("1", "10"), "card[7].points", "a whole number from 0 to 9", "10"),
    (BREAD, BREAD + "legendary = 1\n", "card[7].legendary", "true or false", "1"),
    (BREAD, BREAD + 'obstacle = "no"\n', "card[7].obstacle", "true or false", "'no'"),
    (BREAD, BREAD + 'mark = "4"\n', "card[7].mark", "one of '4+', '5'", "'4'"),
    (BREAD, BREAD + "mark = 5\n", "card[7].mark", "one of '4+', '5'", "5"),
    (BREAD, BREAD + 'origin = "hearsay"\n[bread]\n', "card[7].origin", None, "'hearsay'"),
    ('origin = "rulebook"\n', "", "dragon.origin", None, "nothing"),
    (
        'origin = "rulebook"\n',
        'origin = "rulebook"\nremark = 3\n',
        "dragon.remark",
        "a text of at most 300 characters on one line",
        "3",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "key", "expected", "found"), WRONG, ids=[f"{one[2]}: {one[1][:24]!r}" for one in WRONG]
)
def test_a_wrong_value_is_told_with_file_and_key(
    old: str, new: str, key: str, expected: str | None, found: str | None
) -> None:
    text = change((old, new))
    if "[bread]" in new:  # the origin that stood there before goes to a table that nobody reads
        text = text.replace('[bread]\norigin = "reconstruction"', "", 1)
    error = complaint(text)
    assert error.name == "edition-value"
    assert error.facts["key"] == key
    assert expected is None or error.facts["expected"] == expected
    assert found is None or error.facts["found"] == found


UNKNOWN = [
    ("format = 1", "format = 1\nauthor = 'me'", "author"),
    (LENGTHS, LENGTHS + "\nlenght = 3", "track.lenght"),
    ("cost = 1\n", "cost = 1\nfire = true\n", "dragon.fire"),
    (BREAD, BREAD + "taste = 3\n", "card[7].taste"),
    (BREAD, BREAD + "obstacle = true\n", "card[7].points"),
    (BREAD, BREAD.replace("points = 1", "obstacle = true\nlegendary = true"), "card[7].legendary"),
]


@pytest.mark.parametrize(("old", "new", "key"), UNKNOWN, ids=[one[2] for one in UNKNOWN])
def test_a_key_nobody_reads_is_told(old: str, new: str, key: str) -> None:
    error = complaint(change((old, new)))
    assert error.name == "edition-unknown-key"
    assert error.facts == {"file": "mine.toml", "key": key}


@pytest.mark.parametrize("number", [15, 17])
def test_there_are_sixteen_cards(number: int) -> None:
    extra = '[[card]]\nkey = "more"\nname = "More"\npoints = 1\norigin = "own"\n'
    text = TEXT + extra if number == 17 else TEXT[: TEXT.rindex("[[card]]")]
    error = complaint(text)
    assert error.facts["key"] == "card"
    assert error.facts["expected"] == "16 tables"
    assert error.facts["found"] == f"'{number} of them'"


def test_cards_must_be_tables() -> None:
    head = TEXT[: TEXT.index("[[card]]")]
    error = complaint(head.replace("format = 1", f"format = 1\ncard = {[1] * 16}"))
    assert (error.name, error.facts["key"]) == ("edition-value", "card")
    error = complaint(head.replace("format = 1", "format = 1\ncard = 3"))
    assert (error.name, error.facts["key"]) == ("edition-value", "card")


@pytest.mark.parametrize("text", ["=", "a = 1\na = 2", "[track", "a = " + "[" * 5000])
def test_what_is_no_toml_is_told(text: str) -> None:
    error = complaint(text)
    assert error.name == "edition-syntax"
    assert error.facts["problem"]


def test_an_endless_file_is_refused() -> None:
    long = TEXT + "#" * (20_000 - len(TEXT))
    assert read(long, "x").hash == STANDARD.hash
    error = complaint(long + "#")
    assert error.name == "edition-too-long"
    assert error.facts == {"file": "mine.toml", "most": "20000", "found": "20001"}


@pytest.mark.parametrize(
    "number",
    [
        pytest.param("9" * 5000, id="decimal"),
        pytest.param(
            "0x" + "f" * 5000,
            id="hexadecimal",
        ),
    ],
)
def test_a_number_of_thousands_of_digits_is_told(number: str) -> None:
    assert complaint(change(("cost = 1\n", f"cost = {number}\n"))).name in ("edition-value", "edition-syntax")


def test_an_edition_begins_empty() -> None:
    blank = MytheEdition("n", "t", "x", "h")
    assert (blank.name, blank.title, blank.text, blank.hash) == ("n", "t", "x", "h")
    assert (blank.dragon, blank.obstacles, blank.legends) == (0, 0, 0)
