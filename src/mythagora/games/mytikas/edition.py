"""The numbers printed on one copy of Mytikas, checked as they are read: the areas, costs, slots and locks.

Pieces, areas and slots are numbered here once for all, in the order in which the rules name them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.edition import Edition, Sheet, digest, open_sheet
from mythagora.engine.errors import InputError
from mythagora.games.mytikas.meta import FEWEST, MOST

LEVELS: Final = 4  # 0 to 3 here, 1 to 4 in every text
KINDS: Final = 3  # of resources
STONE: Final = 0
MARBLE: Final = 1
GOLD: Final = 2
GOODS: Final = ["stone", "marble", "gold"]

GODS: Final = ["zeus", "demeter", "poseidon", "hades"]
AREAS: Final = [
    "zeus-day",
    "zeus-night",
    "demeter-day",
    "demeter-night",
    "poseidon-day",
    "poseidon-night",
    "hades-day",
    "hades-night",
]
AREA_COUNT: Final = 8  # god * 2, + 1 by night
GOD_COUNT: Final = 4
ZEUS_DAY: Final = 0
ZEUS_NIGHT: Final = 1
DEMETER_DAY: Final = 2
DEMETER_NIGHT: Final = 3
POSEIDON_DAY: Final = 4
POSEIDON_NIGHT: Final = 5
HADES_DAY: Final = 6
HADES_NIGHT: Final = 7

# A piece scores its level times its number + 1, MK-E2.
MINOR: Final = 0
SMALL: Final = 1
MAJOR: Final = 2
LARGE: Final = 3
PIECES: Final = ["minor-city", "small-temple", "major-city", "large-temple"]
PIECE_COUNT: Final = 4

# A slot is the place of one piece on the player board; the first minor city starts on the mountain. MK-S4.
SLOTS: Final = ["minor-1", "minor-2", "minor-3", "small-1", "small-2", "major-1", "major-2", "large-1"]
SLOT_COUNT: Final = 8
START_SLOT: Final = 0
FIRST_SLOT: Final = vec[i64]([0, 3, 5, 7, 8])  # by piece; the one after the last ends the table
PIECE_OF: Final = vec[i64]([0, 0, 0, 1, 1, 2, 2, 3])  # by slot

# What a bonus can be, MK-A9.
UP: Final = 0
ANY: Final = 1
FAVOR: Final = 2
OFFERING: Final = 3
MAKE: Final = 4
BONUSES: Final = ["up", "any", "favor", "offering", "make"]

SETS: Final = 3  # to choose from when producing, MK-A1, MK-A3
STEPS: Final = 3  # of a deity's scale, MK-D18
MOST_LOCKS: Final = 6
MOST_COUNT: Final = 9  # of anything printed on a board
LOCK_COUNTS: Final = [[1, 2, 1], [1, 2, 2], [2, 2, 2]]  # low, mid, high by players from two on, MK-S7


@final
class MytikasEdition(Edition):
    def __init__(self, name: str, title: str, text: str, digest: str) -> None:
        super().__init__(name, title, text, digest)
        self.origins: Final[dict[str, str]] = {}  # by key of the file
        self.cost: Final = vec[i64]([0] * 12)  # by piece and kind
        self.zeus_day: Final = vec[i64]([0] * 9)  # by set and kind
        self.demeter_day: Final = vec[i64]([0] * 9)
        self.night_favors: i64 = 0  # Poseidon Night
        self.day_ups: i64 = 0  # Hades Day
        self.night_offerings: i64 = 0  # Hades Night
        self.bonus: Final = vec[i64]([0] * 8)  # by area
        self.times: Final = vec[i64]([0] * 8)
        self.slot_any: Final = vec[i64]([0] * 8)  # by slot
        self.slot_favors: Final = vec[i64]([0] * 8)
        self.slot_offerings: Final = vec[i64]([0] * 8)
        self.slot_gold: Final = vec[i64]([0] * 8)
        self.locks: Final = vec[i64]([0] * 30)  # by players and place, ascending; 0 for none
        self.steps: Final = vec[i64]([0] * 3)


def goods_word(goods: vec[i64], start: i64) -> str:
    """`3s`, `1s1m`: three numbers of a table as one word of the notation."""
    word = ""
    for kind in range(KINDS):
        if goods[start + kind] > 0:
            word += str(goods[start + kind]) + GOODS[kind][0]
    return word


def read(text: str, file: str) -> MytikasEdition:
    """Take and check every value first, so that the hash is known at the end."""
    sheet = open_sheet(file, text)
    sheet.number("format", 1, 1)
    name = sheet.words("name", 40)
    title = sheet.words("title", 80)
    draft = MytikasEdition("", "", "", "")
    read_costs(sheet.table("cost"), draft)
    read_areas(sheet, draft)
    read_bonuses(sheet.table("bonus"), draft)
    read_slots(sheet.table("slot"), draft)
    read_locks(sheet.table("locks"), draft)
    read_steps(sheet.table("steps"), draft)
    sheet.finish()
    edition = MytikasEdition(name, title, text, digest(sheet))
    copy_numbers(draft, edition)
    return edition


def copy_numbers(draft: MytikasEdition, edition: MytikasEdition) -> None:
    edition.origins.update(draft.origins)
    edition.night_favors = draft.night_favors
    edition.day_ups = draft.day_ups
    edition.night_offerings = draft.night_offerings
    tables = [
        (draft.cost, edition.cost),
        (draft.zeus_day, edition.zeus_day),
        (draft.demeter_day, edition.demeter_day),
        (draft.bonus, edition.bonus),
        (draft.times, edition.times),
        (draft.slot_any, edition.slot_any),
        (draft.slot_favors, edition.slot_favors),
        (draft.slot_offerings, edition.slot_offerings),
        (draft.slot_gold, edition.slot_gold),
        (draft.locks, edition.locks),
        (draft.steps, edition.steps),
    ]
    for read_table, table in tables:
        for place in range(len(table)):
            table[place] = read_table[place]


def read_costs(sheet: Sheet, into: MytikasEdition) -> None:
    for piece, word in enumerate(PIECES):
        table = sheet.table(word)
        goods = table.numbers("goods", KINDS, KINDS, 0, MOST_COUNT)
        for kind in range(KINDS):
            into.cost[piece * KINDS + kind] = goods[kind]
        into.origins["cost." + word] = table.origin()
        table.finish()
    sheet.finish()


def read_areas(sheet: Sheet, into: MytikasEdition) -> None:
    """The main actions. At least one of everything, so that some area can always be played. MK-T2."""
    zeus = sheet.table("zeus-day")
    for number, goods in enumerate(take_sets(zeus)):
        put_set(into.zeus_day, number, goods)
    into.origins["zeus-day"] = zeus.origin()
    zeus.finish()
    for number, demeter in enumerate(sheet.tables("demeter-day", SETS, SETS)):
        goods = demeter.numbers("set", KINDS, KINDS, 0, MOST_COUNT)
        if sum(goods) == 0:
            raise empty_set(demeter.file, demeter.path + "set")
        put_set(into.demeter_day, number, goods)
        into.origins[f"demeter-day[{number + 1}]"] = demeter.origin()
        demeter.finish()
    poseidon = sheet.table("poseidon-night")
    into.night_favors = poseidon.number("favors", 1, 4)
    into.origins["poseidon-night"] = poseidon.origin()
    poseidon.finish()
    hades = sheet.table("hades-day")
    into.day_ups = hades.number("ups", 1, MOST_COUNT)
    into.origins["hades-day"] = hades.origin()
    hades.finish()
    night = sheet.table("hades-night")
    into.night_offerings = night.number("offerings", 1, MOST_COUNT)
    into.origins["hades-night"] = night.origin()
    night.finish()


def take_sets(sheet: Sheet) -> list[list[int]]:
    """`sets`, three lists of three numbers."""
    expected = f"{SETS} sets, each {KINDS} whole numbers from 0 to {MOST_COUNT}, not all 0"
    value = sheet.left.get("sets")
    if not isinstance(value, list) or len(value) != SETS:
        raise sheet.wrong("sets", expected)
    sets: list[list[int]] = []
    for item in value:
        if not isinstance(item, list) or len(item) != KINDS:
            raise sheet.wrong("sets", expected)
        goods: list[int] = []
        for number in item:
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_COUNT:
                raise sheet.wrong("sets", expected)
            goods.append(number)
        if sum(goods) == 0:
            raise sheet.wrong("sets", expected)
        sets.append(goods)
    sheet.take("sets")
    return sets


def empty_set(file: str, key: str) -> InputError:
    facts = {"file": file, "key": key, "expected": "at least one resource", "found": "none"}
    return InputError("edition-value", facts)


def put_set(table: vec[i64], number: int, goods: list[int]) -> None:
    for kind in range(KINDS):
        table[number * KINDS + kind] = goods[kind]


def read_bonuses(sheet: Sheet, into: MytikasEdition) -> None:
    for area, word in enumerate(AREAS):
        table = sheet.table(word)
        kind = table.one_of("kind", BONUSES, "")
        if kind == "":
            raise table.wrong("kind", "one of " + ", ".join([repr(bonus) for bonus in BONUSES]))
        into.bonus[area] = BONUSES.index(kind)
        into.times[area] = table.number("times", 1, 1 if kind == "make" else 4)
        into.origins["bonus." + word] = table.origin()
        table.finish()
    sheet.finish()


def read_slots(sheet: Sheet, into: MytikasEdition) -> None:
    for slot, word in enumerate(SLOTS):
        if slot == START_SLOT:
            continue
        table = sheet.table(word)
        into.slot_any[slot] = optional(table, "any")
        into.slot_favors[slot] = optional(table, "favors")
        into.slot_offerings[slot] = optional(table, "offerings")
        into.slot_gold[slot] = optional(table, "gold")
        into.origins["slot." + word] = table.origin()
        table.finish()
    sheet.finish()


def optional(sheet: Sheet, key: str) -> int:
    """A count that is none when it is left out."""
    return sheet.number(key, 0, 4) if key in sheet.left else 0


def read_locks(sheet: Sheet, into: MytikasEdition) -> None:
    """Three values, each higher than the one before. A card starts with one Offering, so none is 1. MK-S7."""
    shown = sheet.left.get("values")
    values = sheet.numbers("values", 3, 3, 2, 20)
    if not values[0] < values[1] < values[2]:
        sheet.left["values"] = shown
        raise sheet.wrong("values", "three values, each higher than the one before")
    for players in range(FEWEST, MOST + 1):
        place = players * MOST_LOCKS
        for value, number in zip(values, LOCK_COUNTS[players - FEWEST], strict=True):
            for _ in range(number):
                into.locks[place] = value
                place += 1
    into.origins["locks"] = sheet.origin()
    sheet.finish()


def read_steps(sheet: Sheet, into: MytikasEdition) -> None:
    points = sheet.numbers("points", STEPS, STEPS, 0, 50)
    for step in range(STEPS):
        into.steps[step] = points[step]
    into.origins["steps"] = sheet.origin()
    sheet.finish()
