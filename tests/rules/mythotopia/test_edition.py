"""The edition files: what is in them, and how a wrong one is told, with file and key."""

from pathlib import Path

import pytest
from hypothesis import given

from mythagora.engine.edition import LONGEST_TEXT, Edition
from mythagora.engine.errors import InputError
from mythagora.engine.sets import count, members
from mythagora.games.mythotopia.edition import (
    CHARTERS,
    FIXED,
    HILLS,
    IMPROVEMENT,
    IMPROVEMENTS,
    MOUNTAINS,
    NO_BORDER,
    OPEN,
    SYMBOLS,
    V_CASTLE,
    V_CITADEL,
    V_ISLES,
    V_SEAS,
    VICTORIES,
    MythotopiaEdition,
    read,
)
from tests.fuzz.mythotopia_editions import editions

FOLDER = Path(__file__).parents[3] / "src" / "mythagora" / "games" / "mythotopia" / "editions"


def text_of(name: str) -> str:
    """An edition of ours with the map, as the shelf puts it together."""
    parts = [(FOLDER / f"{part}.toml").read_text(encoding="utf-8") for part in (name, "map")]
    return "\n".join(parts)


RULEBOOK = read(text_of("rulebook"), "rulebook.toml")
BOX = read(text_of("box"), "box.toml")
both = pytest.mark.parametrize("edition", [RULEBOOK, BOX], ids=["rulebook", "box"])


def edition_with(*changes: tuple[str, str]) -> MythotopiaEdition:
    """The rulebook's edition with some words replaced, each the first time it occurs."""
    text = RULEBOOK.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return read(text, "test.toml")


def problem(*changes: tuple[str, str]) -> dict[str, str]:
    with pytest.raises(InputError) as caught:
        edition_with(*changes)
    assert caught.value.facts["file"] == "test.toml"
    return {"name": caught.value.name, **caught.value.facts}


def in_province(province: str, line: str, instead: str) -> tuple[str, str]:
    """A change of one line of a province's table."""
    start = RULEBOOK.text.index(f"[map.province.{province}]")
    end = RULEBOOK.text.index(f"\n{line}", start)
    old = RULEBOOK.text[start : RULEBOOK.text.index("\n", end + 1)]
    return old, RULEBOOK.text[start:end] + "\n" + instead


def lands(edition: MythotopiaEdition, provinces: int) -> set[str]:
    return {edition.provinces[province] for province in members(provinces)}


def crafts(edition: MythotopiaEdition, cards: int) -> set[str]:
    return {edition.cards[IMPROVEMENT + card] for card in members(cards)}


# ---- the map


@pytest.mark.rule("MT-B1")
def test_the_map_has_forty_provinces_and_their_borders() -> None:
    edition = RULEBOOK
    assert len(edition.provinces) == len(edition.province_names) == len(set(edition.provinces)) == 40
    assert edition.provinces == sorted(edition.provinces)
    kinds = [edition.border(one, other) for one in range(40) for other in range(one)]
    found = [kinds.count(kind) for kind in (OPEN, HILLS, MOUNTAINS)]
    assert sum(found) == 79
    assert found == [60, 10, 9]


@pytest.mark.rule("MT-B1")
def test_every_border_is_the_same_from_both_sides() -> None:
    for one in range(40):
        assert RULEBOOK.border(one, one) == NO_BORDER
        for other in range(40):
            assert RULEBOOK.border(one, other) == RULEBOOK.border(other, one)


@pytest.mark.rule("MT-B1")
def test_palmain_has_the_neighbours_of_the_rulebooks_example() -> None:
    palmain = RULEBOOK.provinces.index("palmain")
    open_to = lands(RULEBOOK, RULEBOOK.open[palmain])
    assert open_to == {"scombroid", "nusus", "diclesium", "iracund", "blore"}
    assert RULEBOOK.hills[palmain] == RULEBOOK.mountains[palmain] == 0
    assert RULEBOOK.seas_of[palmain] == 1 << RULEBOOK.seas.index("serpent-sea")


@pytest.mark.rule("MT-B2")
def test_the_printed_strength_includes_army_and_rugged() -> None:
    army = SYMBOLS.index("army")
    for province in range(40):
        rugged = RULEBOOK.rugged >> province & 1
        assert RULEBOOK.strength[province] == 2 + RULEBOOK.worth_of(province, army) + rugged
    assert count(RULEBOOK.rugged) == 15


def test_every_province_card_shows_one_symbol() -> None:
    by_symbol = [int(count(cards)) for cards in RULEBOOK.lands_with]
    assert by_symbol == [11, 9, 8, 12, 0]
    for province in range(40):
        assert sum([RULEBOOK.worth_of(province, symbol) for symbol in range(5)]) == 1


def test_seas_and_coasts() -> None:
    assert RULEBOOK.seas == ["beast-sea", "serpent-sea", "inland-west", "inland-east"]
    assert [int(count(coast)) for coast in RULEBOOK.coast] == [7, 10, 6, 7]
    assert [int(seas) for seas in RULEBOOK.touching] == [0b10, 0b01, 0, 0]
    assert RULEBOOK.inland == 0b1100
    for province in range(40):
        for sea in range(4):
            assert RULEBOOK.seas_of[province] >> sea & 1 == RULEBOOK.coast[sea] >> province & 1


def test_the_two_islands() -> None:
    assert lands(RULEBOOK, RULEBOOK.large_island) == {"ictus", "jeopigia", "nesh"}
    assert lands(RULEBOOK, RULEBOOK.small_island) == {"aporia", "kinabra"}


# ---- cards and numbers


@pytest.mark.rule("MT-S2")
@both
def test_pieces(edition: MythotopiaEdition) -> None:
    assert list(edition.towns) == [0, 0, 18, 14, 14]
    assert (edition.armies_ready, edition.armies_pool) == (6, 8)
    assert (edition.ships_ready, edition.ships_pool) == (2, 3)
    assert (edition.cities, edition.roads, edition.castles) == (4, 9, 9)
    assert (edition.mercenaries, edition.dragons, edition.runestones) == (2, 5, 5)


@pytest.mark.rule("MT-S5")
@both
def test_improvements(edition: MythotopiaEdition) -> None:
    assert len(set(IMPROVEMENTS)) == 29
    assert edition.display == 16
    assert edition.cards[:69] == edition.provinces + IMPROVEMENTS
    assert len(edition.card_names) == len(edition.cards) == len(set(edition.cards)) == 69 + edition.starts
    ship = IMPROVEMENT + IMPROVEMENTS.index("ship")
    assert [int(edition.worth_of(ship, symbol)) for symbol in range(5)] == [1, 0, 1, 0, 1]


def test_cards_by_symbol() -> None:
    army, ship = SYMBOLS.index("army"), SYMBOLS.index("ship")
    two = {"army", "start-army", "start-army-2"}
    assert crafts(RULEBOOK, RULEBOOK.crafts_with[army * 3 + 1]) == two
    one = {"general", "hero", "militia", "reserve-army"}
    assert crafts(RULEBOOK, RULEBOOK.crafts_with[army * 3]) == two | one
    assert RULEBOOK.crafts_with[army * 3 + 2] == 0
    assert crafts(RULEBOOK, RULEBOOK.crafts_with[ship * 3]) == {"ship", "start-ship"}
    assert crafts(RULEBOOK, RULEBOOK.builds) == {"build", "start-build"}
    assert crafts(RULEBOOK, RULEBOOK.ship_cards) == {"ship", "start-ship"}


@pytest.mark.rule("MT-S6")
@both
def test_counters(edition: MythotopiaEdition) -> None:
    for card in range(3):
        assert [int(edition.counters[card * 5 + players]) for players in (2, 3, 4)] == [6, 7, 7]
    found = {
        key: (edition.counter_value[card * 2], edition.counters[card * 5 + 2])
        for card, key in enumerate(VICTORIES)
        if card >= FIXED
    }
    assert found == {
        "citadel": (3, 1),
        "defender": (1, 6),
        "guilded-city": (1, 4),
        "dragons": (2, 3),
        "isles": (3, 0b11),
        "seas": (2, 0b11),
        "patronage": (1, 5),
        "inns": (1, 4),
        "runestones": (2, 4),
        "spoils": (1, 6),
    }
    for card in range(FIXED, len(VICTORIES)):
        alike = [edition.counters[card * 5 + players] for players in (2, 3, 4)]
        assert alike == [alike[0]] * 3
    assert edition.counter_value[V_ISLES * 2 + 1] == edition.counter_value[V_SEAS * 2 + 1] == 2
    assert edition.counter_value[V_CITADEL * 2 + 1] == 0
    assert (edition.victories_in_play, edition.victories_empty) == (4, 4)


@pytest.mark.rule("MT-H5")
@both
def test_charters(edition: MythotopiaEdition) -> None:
    needs = {key: int(edition.charter_needs[charter]) for charter, key in enumerate(CHARTERS)}
    assert needs == {
        "roadwardens": 4,
        "castellans": 3,
        "burghers": 3,
        "admirals": 3,
        "quarrymen": 4,
        "granaries": 5,
        "mints": 4,
        "muster": 5,
        "highlanders": 6,
        "lakelords": 2,
        "scholars": 5,
        "seer": 0,
    }
    assert list(edition.charter_points) == [2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 0]
    assert edition.most_charters == 3


@pytest.mark.rule("MT-S3")
@pytest.mark.rule("MT-S4")
@both
def test_what_is_dealt(edition: MythotopiaEdition) -> None:
    assert list(edition.dealt) == [0, 0, 11, 8, 6]
    assert list(edition.dealt_to_choose) == [0, 0, 0, 9, 7]
    assert edition.given_up == 2
    assert (edition.hand, edition.fourth_hand, edition.reserve, edition.least_deck) == (5, 6, 2, 7)
    assert (edition.province_points, edition.floor) == (3, 12)


@both
def test_costs_and_strengths(edition: MythotopiaEdition) -> None:
    assert (edition.invade_food, edition.hills_food, edition.reinforce_food) == (1, 1, 1)
    assert (edition.army_gold, edition.ship_gold, edition.draft_gold) == (1, 2, 1)
    assert (edition.city_stone, edition.castle_stone, edition.road_stone, edition.hills_stone) == (2, 1, 2, 1)
    assert (edition.patronage_gold, edition.guilded_gold, edition.inns_gold) == (2, 1, 1)
    assert (edition.mercenary_gold, edition.mystic_gold, edition.diplomat_gold) == (1, 1, 1)
    assert (edition.castle_strength, edition.citadel_strength, edition.rugged_strength) == (2, 2, 1)
    assert edition.dragon_strength == 4
    assert (edition.cavalry_strength, edition.limes_strength, edition.ranger_strength) == (1, 1, 1)


@pytest.mark.rule("MT-S6")
def test_the_editions_differ_in_three_things() -> None:
    starts = ["start-army", "start-army-2", "start-build", "start-market", "start-ship"]
    assert RULEBOOK.cards[69:] == starts
    assert BOX.cards[69:] == ["start-army", "start-build", "start-market", "start-ship"]
    assert (RULEBOOK.counter_value[V_CASTLE * 2], BOX.counter_value[V_CASTLE * 2]) == (2, 1)
    assert (list(RULEBOOK.stock), list(BOX.stock)) == ([28, 33, 3], [28, 26, 3])
    alike = edition_with(
        ('cards = ["army", "army", ', 'cards = ["army", '),
        ("castle = {value = 2", "castle = {value = 1"),
        ("[28, 33, 3]", "[28, 26, 3]"),
        ('name = "rulebook"', 'name = "box"'),
        (f'title = "{RULEBOOK.title}"', f'title = "{BOX.title}"'),
    )
    assert alike.hash == BOX.hash != RULEBOOK.hash


def test_every_table_has_an_origin() -> None:
    tables = ["map", "improvement", "start", "pieces", "set-up", "play", "cost", "strength", "victory"]
    for edition in (RULEBOOK, BOX):
        assert set(edition.origins) >= {*tables, "stock", "charter", "victory.castle", "map.sea.inland-west"}
        assert len(edition.text) < LONGEST_TEXT
    assert RULEBOOK.origins["start"].startswith("reconstruction")
    assert RULEBOOK.origins["victory.castle"] == "rulebook"
    assert BOX.origins["victory.castle"].startswith("public record")


def test_the_hash_covers_numbers_and_not_origins() -> None:
    assert edition_with(('origin = "rulebook"', 'origin = "own"')).hash == RULEBOOK.hash
    assert edition_with(in_province("blore", "rugged", 'rugged = true\norigin = "own"')).hash == RULEBOOK.hash
    assert edition_with(in_province("ambsace", "strength", "strength = 3\nhills = []")).hash == RULEBOOK.hash
    assert edition_with(("castle-stone = 1", "castle-stone = 2")).hash != RULEBOOK.hash
    assert edition_with(in_province("blore", "strength", "strength = 5")).hash != RULEBOOK.hash


def test_starting_cards_of_ones_own() -> None:
    mine = edition_with(
        ('cards = ["army", "army", "build", "market", "ship"]', 'cards = ["ship", "build", "ship", "build"]'),
        ('ship = {name = "Ship", food = 1, ship = 1}', 'ship = {name = "Fleet", ship = 3}'),
    )
    assert mine.starts == 4
    assert mine.cards[69:] == ["start-ship", "start-build", "start-ship-2", "start-build-2"]
    assert mine.card_names[69:] == ["Fleet", "Build", "Fleet", "Build"]
    ship = SYMBOLS.index("ship")
    assert crafts(mine, mine.crafts_with[ship * 3 + 2]) == {"start-ship", "start-ship-2"}
    assert crafts(mine, mine.ship_cards) == {"ship", "start-ship", "start-ship-2"}
    assert crafts(mine, mine.builds) == {"build", "start-build", "start-build-2"}


# ---- what is refused


@pytest.mark.rule("MT-B1")
@pytest.mark.parametrize(
    ("change", "key", "words"),
    [
        (in_province("trogle", "open", "open = []"), "trogle.open", "blore among them"),
        (in_province("trogle", "open", 'hills = ["blore"]'), "blore.hills", "trogle among them"),
        (in_province("trogle", "mountains", "mountains = []"), "trogle.mountains", "margent among them"),
        (in_province("trogle", "open", 'open = ["blore", "lea"]'), "lea.open", "trogle among them"),
        (in_province("trogle", "open", 'open = ["blore", "trogle"]'), "trogle.open", "other provinces"),
        (
            in_province("trogle", "open", 'open = ["blore", "margent"]'),
            "margent.open",
            "trogle among them",
        ),
        (in_province("trogle", "open", 'open = ["blore"]\nhills = ["blore"]'), "blore.hills", "trogle among"),
        (in_province("blore", "hills", 'hills = ["quean", "trogle"]'), "blore.open", "of one kind"),
        (in_province("trogle", "open", 'open = ["blore", "blore"]'), "trogle.open", "each once"),
        (in_province("trogle", "open", 'open = ["atlantis"]'), "trogle.open", "keys of provinces"),
        (in_province("trogle", "open", 'open = "blore"'), "trogle.open", "keys of provinces"),
        (in_province("trogle", "open", "open = [3]"), "trogle.open", "keys of provinces"),
        (in_province("ambsace", "seas", 'seas = ["dead-sea"]'), "ambsace.seas", "keys of seas"),
        (in_province("ambsace", "symbol", 'symbol = "ship"'), "ambsace.symbol", "'food'"),
        (in_province("ambsace", "symbol", ""), "ambsace.symbol", "'food'"),
        (in_province("ambsace", "strength", "strength = -1"), "ambsace.strength", "from 0 to 15"),
        (in_province("ambsace", "strength", "strength = 16"), "ambsace.strength", "from 0 to 15"),
        (in_province("blore", "rugged", "rugged = 1"), "blore.rugged", "true or false"),
        (in_province("blore", "name", 'name = ""'), "blore.name", "a text"),
    ],
)
def test_a_wrong_province_is_told_with_its_key(change: tuple[str, str], key: str, words: str) -> None:
    found = problem(change)
    assert found["name"] == "edition-value"
    assert found["key"] == "map.province." + key
    assert words in found["expected"]


def test_what_is_wrong_with_a_border_is_named() -> None:
    assert problem(in_province("trogle", "open", "open = []"))["found"] == "no blore"
    assert problem(in_province("trogle", "open", 'open = ["atlantis"]'))["found"] == "'atlantis'"
    assert problem(in_province("trogle", "open", 'open = ["blore", "blore"]'))["found"] == "blore twice"
    assert problem(in_province("trogle", "open", 'open = ["blore", "trogle"]'))["found"] == "trogle"


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ("[map.province.blore]", "[map.provinces.blore]", "map.province", "40 tables"),
        ("[map.province.blore]", "[map.province.Blore]", "map.province.Blore", "a word of its own"),
        ("[map.province.blore]", "[map.province.hero]", "map.province.hero", "a word of its own"),
        ("[map.province.blore]", "[map.province.start-army]", "map.province.start-army", "a word of its own"),
        ("[map.sea.beast-sea]", "[map.sea.blore]", "map.sea.blore", "a word of its own"),
        ("[map.sea.beast-sea]", "[sea.beast-sea]", "map.sea", "4 tables"),
        ('touches = ["serpent-sea"]\n', "", "map.sea.beast-sea.touches", "serpent-sea among them"),
        ('["serpent-sea"]', '["serpent-sea", "beast-sea"]', "map.sea.beast-sea.touches", "other seas"),
        ('["serpent-sea"]', '["serpent-sea", "blore"]', "map.sea.beast-sea.touches", "keys of seas"),
        ("inland = true", 'inland = "yes"', "map.sea.inland-west.inland", "true or false"),
        ('"jeopigia", "nesh"]', '"jeopigia"]', "map.islands.large", "without borders to others"),
        ('small = ["aporia", "kinabra"]', 'small = ["nesh"]', "map.islands.small", "without borders"),
        (
            'small = ["aporia", "kinabra"]',
            'small = ["ictus", "jeopigia", "nesh"]',
            "map.islands.small",
            "not of the large island",
        ),
        ('small = ["aporia", "kinabra"]', "small = []", "map.islands.small", "at least one"),
        ('small = ["aporia", "kinabra"]', "", "map.islands.small", "at least one"),
        ('small = ["aporia"', 'small = ["atlantis"', "map.islands.small", "keys of provinces"),
        ("[map.islands]", "[map.isles]", "map.islands", "a table"),
        ('[map]\norigin = "public record"', '[map]\norigin = "hearsay"', "map.origin", "'own'"),
    ],
)
def test_a_wrong_map_is_told_with_its_key(old: str, new: str, key: str, words: str) -> None:
    found = problem((old, new))
    assert (found["name"], found["key"]) == ("edition-value", key)
    assert words in found["expected"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("[map.province.blore]", "[map.provinces.blore]"), "40 tables, one for each province"),
        (("[map.sea.beast-sea]", "[sea.beast-sea]"), "4 tables, one for each sea"),
        (in_province("trogle", "open", "open = [3]"), "a list of keys of provinces, each once"),
        (in_province("blore", "hills", "hills = [3]"), "a list of keys of provinces, each once"),
        (in_province("trogle", "mountains", "mountains = [3]"), "a list of keys of provinces, each once"),
        (in_province("ambsace", "seas", "seas = [3]"), "a list of keys of seas, each once"),
        (in_province("ambsace", "symbol", ""), "one of 'food', 'stone', 'gold', 'army'"),
        (('cards = ["army"', 'cards = ["navy"'), "1 to 8 of 'army', 'build', 'market', 'ship'"),
    ],
)
def test_what_was_expected_is_said_in_full(change: tuple[str, str], expected: str) -> None:
    assert problem(change)["expected"] == expected


BOUNDS = [
    *[
        ("cost", key, 1, 5)
        for key in ["invade-food", "reinforce-food", "army-gold", "ship-gold", "draft-gold"]
    ],
    *[("cost", key, 1, 5) for key in ["city-stone", "castle-stone", "road-stone", "patronage-gold"]],
    *[("cost", key, 1, 5) for key in ["guilded-city-gold", "inns-gold", "mercenary-gold"]],
    *[("cost", key, 1, 5) for key in ["mystic-gold", "diplomat-gold"]],
    *[("cost", key, 0, 5) for key in ["hills-food", "hills-stone"]],
    *[
        ("strength", key, 0, 9)
        for key in ["castle", "citadel", "rugged", "dragon", "cavalry", "limes", "ranger"]
    ],
    *[("pieces", key, 0, 20) for key in ["roads", "castles"]],
    *[("pieces", "cities", 0, 9), ("pieces", "mercenaries", 0, 2)],
    *[("play", "reserve", 0, 9), ("play", "least-deck", 1, 20), ("play", "province-points", 0, 9)],
    *[("play", "floor", 0, 99), ("set-up", "hand", 1, 8), ("set-up", "fourth-hand", 1, 8)],
]


@pytest.mark.parametrize(("table", "key", "least", "most"), BOUNDS)
def test_every_number_has_its_bounds(table: str, key: str, least: int, most: int) -> None:
    """The least and the most are taken, one less and one more are not."""
    start = RULEBOOK.text.index(f"[{table}]")
    line = next(line for line in RULEBOOK.text[start:].splitlines() if line.startswith(f"{key} = "))
    place = RULEBOOK.text.index(f"\n{line}\n", start)
    before, after = RULEBOOK.text[start:place], f"\n{line}\n"
    for number in (least, most):
        edition_with((before + after, before + f"\n{key} = {number}\n"))
    for number in (least - 1, most + 1):
        found = problem((before + after, before + f"\n{key} = {number}\n"))
        assert (found["key"], found["expected"]) == (
            f"{table}.{key}",
            f"a whole number from {least} to {most}",
        )


def test_a_sea_needs_a_coast() -> None:
    text = RULEBOOK.text
    for line in ['seas = ["beast-sea", "inland-west"]', 'seas = ["inland-west"]']:
        text = text.replace(line, line.replace('"inland-west"', '"inland-east"'))
    with pytest.raises(InputError) as caught:
        read(text, "test.toml")
    assert caught.value.facts["key"] == "map.sea.inland-west.name"
    assert caught.value.facts["found"] == "no coast"


@pytest.mark.rule("MT-S2")
@pytest.mark.rule("MT-S5")
@pytest.mark.rule("MT-S6")
@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ("format = 1", "format = 2", "format", "from 1 to 1"),
        ('cards = ["army", "army", ', 'cards = ["army", "hero", ', "start.cards", "1 to 8 of 'army'"),
        ('cards = ["army", "army", ', 'cards = [1, "army", ', "start.cards", "1 to 8 of 'army'"),
        ('cards = ["army", "army", "build", "market", "ship"]', "cards = []", "start.cards", "1 to 8"),
        ('cards = ["army"', 'cards = ["army", "army", "army", "army", "army"', "start.cards", "1 to 8"),
        ("\nmarket = {", "\nmarked = {", "start.market", "a table"),
        ("\nalchemist = {", "\nalchemy = {", "improvement.alchemist", "a table"),
        ("gold = 1, army = 2", "gold = 1, army = 4", "start.army.army", "from 0 to 3"),
        ("stone = 1", "stone = -1", "start.build.stone", "from 0 to 3"),
        ('name = "Alchemist"', "name = 3", "improvement.alchemist.name", "a text"),
        ("towns = [18, 14, 14]", "towns = [18, 14]", "pieces.towns", "3 to 3 whole numbers"),
        ("towns = [18, 14, 14]", "towns = [18, 14, 41]", "pieces.towns", "from 1 to 40"),
        ("cities = 4", "cities = 10", "pieces.cities", "from 0 to 9"),
        ("armies = [6, 8]", "armies = [0, 8]", "pieces.armies", "at least 1 available"),
        ("armies = [6, 8]", "armies = [8, 8]", "pieces.armies", "together at most 15"),
        ("ships = [2, 3]", "ships = [2, 8]", "pieces.ships", "together at most 9"),
        ("ships = [2, 3]", "ships = 5", "pieces.ships", "2 to 2 whole numbers"),
        ("roads = 9", "roads = 21", "pieces.roads", "from 0 to 20"),
        ("castles = 9", "castles = -1", "pieces.castles", "from 0 to 20"),
        ("mercenaries = 2", "mercenaries = 3", "pieces.mercenaries", "from 0 to 2"),
        ("dragons = 5", "dragons = 6", "pieces.dragons", "from 0 to 5"),
        ("runestones = 5", "runestones = 6", "pieces.runestones", "from 0 to 5"),
        ("provinces = [11, 8, 6]", "provinces = [16, 8, 6]", "set-up.provinces", "at most 15 for 2"),
        ("provinces = [11, 8, 6]", "provinces = [11, 11, 6]", "set-up.provinces", "at most 10 for 3"),
        ("provinces = [11, 8, 6]", "provinces = [11, 8, 8]", "set-up.provinces", "at most 7 for 4"),
        ("towns = [18, 14, 14]", "towns = [10, 14, 14]", "set-up.provinces", "at most 10 for 2"),
        ("towns = [18, 14, 14]", "towns = [18, 8, 14]", "set-up.to-choose", "at most 8 for 3"),
        ("to-choose = [9, 7]", "to-choose = [9, 8]", "set-up.to-choose", "at most 7 for 4"),
        ("to-choose = [9, 7]", "to-choose = [9, 0]", "set-up.to-choose", "from 1 to"),
        ("given-up = 2", "given-up = 7", "set-up.given-up", "from 0 to 6"),
        ("display = 16", "display = 30", "set-up.display", "from 0 to 29"),
        ("\nhand = 5", "\nhand = 0", "set-up.hand", "from 1 to 8"),
        ("fourth-hand = 6", "fourth-hand = 9", "set-up.fourth-hand", "from 1 to 8"),
        ("victories = 4", "victories = 11", "set-up.victories", "from 0 to 10"),
        ("reserve = 2", "reserve = 10", "play.reserve", "from 0 to 9"),
        ("least-deck = 7", "least-deck = 21", "play.least-deck", "from 1 to 20"),
        ("province-points = 3", "province-points = 10", "play.province-points", "from 0 to 9"),
        ("floor = 12", "floor = 100", "play.floor", "from 0 to 99"),
        ("empty-cards = 4", "empty-cards = 8", "play.empty-cards", "from 1 to 7"),
        ("empty-cards = 4", "empty-cards = 0", "play.empty-cards", "from 1 to 7"),
        ("invade-food = 1", "invade-food = -1", "cost.invade-food", "from 1 to 5"),
        ("draft-gold = 1", "draft-gold = 0", "cost.draft-gold", "from 1 to 5"),
        ("hills-stone = 1", "hills-stone = 6", "cost.hills-stone", "from 0 to 5"),
        ("mystic-gold = 1\n", "", "cost.mystic-gold", "from 1 to 5"),
        ("castle = 2", "castle = 10", "strength.castle", "from 0 to 9"),
        ("city = {value = 2", "city = {value = 4", "victory.city.value", "from 1 to 3"),
        ("counters = [6, 7, 7]", "counters = [6, 7]", "victory.city.counters", "3 to 3 whole"),
        ("counters = [6, 7, 7]", "counters = 7", "victory.city.counters", "3 to 3 whole"),
        ("value = 3, counters = 1", "value = 3, counters = 0", "victory.citadel.counters", "from 1 to 8"),
        ("isles = {values = [3, 2]", "isles = {values = [3]", "victory.isles.values", "2 to 2 whole"),
        ("spoils = {", "spoil = {", "victory.spoils", "a table"),
        ("[28, 33, 3]", "[28, 30, 3]", "stock.counters", "at least 31 counters of 2, for 3 players"),
        ("[28, 33, 3]", "[20, 33, 3]", "stock.counters", "at least 21 counters of 1, for 2 players"),
        ("[28, 33, 3]", "[28, 33, 1]", "stock.counters", "at least 2 counters of 3, for 2 players"),
        ("[28, 33, 3]", "[28, 33]", "stock.counters", "3 to 3 whole numbers"),
        ("[stock]", "[stocks]", "stock", "a table"),
        ("most = 3", "most = 6", "charter.most", "from 1 to 5"),
        ("admirals = {needs = 3", "admirals = {needs = 5", "charter.admirals.needs", "from 1 to 4"),
        ("muster = {needs = 5", "muster = {needs = 0", "charter.muster.needs", "from 1 to 40"),
        ("scholars = {needs = 5, points = 2", "scholars = {needs = 5", "charter.scholars.points", "from 0"),
        ("[cost]", '[cost]\nremark = "a\\tb"', "cost.remark", "on one line"),
    ],
)
def test_a_wrong_number_is_told_with_its_key(old: str, new: str, key: str, words: str) -> None:
    found = problem((old, new))
    assert (found["name"], found["key"]) == ("edition-value", key)
    assert words in found["expected"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("format = 1", "format = 1\nextra = 1", "extra"),
        ("[cost]", "[cost]\nwar-gold = 1", "cost.war-gold"),
        ("alchemist = {", "wizard = {}\nalchemist = {", "improvement.wizard"),
        ("citadel = {", "wonder = {}\ncitadel = {", "victory.wonder"),
        ("most = 3", "most = 3\nseer = {needs = 1, points = 1}", "charter.seer"),
        ("[map.islands]", "[map.islands]\nmiddle = []", "map.islands.middle"),
        ("[map.islands]", "[map.rivers]\n[map.islands]", "map.rivers"),
        (*in_province("blore", "rugged", "ragged = true"), "map.province.blore.ragged"),
        ("inland = true", "island = true", "map.sea.inland-west.island"),
        ('build = {name = "Build", stone', 'build = {name = "Build", stones', "start.build.stones"),
    ],
)
def test_a_misspelt_key_is_told(old: str, new: str, key: str) -> None:
    found = problem((old, new))
    assert (found["name"], found["key"]) == ("edition-unknown-key", key)


def test_only_cards_that_can_come_out_together_must_fit_the_stock() -> None:
    """All ten variable cards have 25 counters of 1 between them; the four with most have 21."""
    assert edition_with(("[28, 33, 3]", "[21, 33, 3]")).stock[0] == 21
    ten = problem(("victories = 4", "victories = 10"), ("[28, 33, 3]", "[24, 33, 3]"))
    assert ten["expected"].startswith("at least 25 counters of 1")


@given(editions())
def test_editions_that_nobody_printed_are_read(edition: Edition) -> None:
    again = read(edition.text, "again.toml")
    assert again.hash == edition.hash
    assert len(again.cards) == 69 + again.starts
    assert int(count(again.large_island)) + int(count(again.small_island)) <= 10
