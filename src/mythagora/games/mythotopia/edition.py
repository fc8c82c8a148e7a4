"""The map, the cards and the numbers of one copy of Mythotopia, checked as they are read.

Provinces and seas come in the order of the file. Cards, symbols and victory cards are numbered here once
for all: the rules know what they do, the file says what is printed on them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.edition import Edition, Sheet, digest, is_key, open_sheet, show
from mythagora.engine.errors import InputError
from mythagora.engine.sets import only
from mythagora.games.mythotopia.meta import FEWEST, MOST

PROVINCES: Final = 40
SEAS: Final = 4

FOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
ARMY: Final = 3
SHIP: Final = 4
SYMBOLS: Final = ["food", "stone", "gold", "army", "ship"]
SYMBOL_COUNT: Final = 5
RESOURCES: Final = 3  # the symbols before the army: what Merchant and Water Mill work on, MT-X15
MOST_SYMBOLS: Final = 3  # of one type on one card

# Cards. A province card has the number of its province; every seat has starting cards of its own.
IMPROVEMENT: Final = 40  # the first one's number
IMPROVEMENT_COUNT: Final = 29
IMPROVEMENTS: Final = [
    "alchemist",
    "army",
    "build",
    "cavalry",
    "counsellor",
    "diplomat",
    "farming",
    "general",
    "gold-mine",
    "hero",
    "levies",
    "limes",
    "marauders",
    "market",
    "mercenary",
    "merchant",
    "militia",
    "mystic",
    "philosopher",
    "portal",
    "providence",
    "quarry",
    "queen",
    "ranger",
    "reserve-army",
    "scribe",
    "ship",
    "warehouse",
    "water-mill",
]
ALCHEMIST: Final = 40
BUILD: Final = 42
CAVALRY: Final = 43
COUNSELLOR: Final = 44
DIPLOMAT: Final = 45
FARMING: Final = 46
GENERAL: Final = 47
GOLD_MINE: Final = 48
HERO: Final = 49
LEVIES: Final = 50
LIMES: Final = 51
MARAUDERS: Final = 52
MERCENARY: Final = 54
MERCHANT: Final = 55
MILITIA: Final = 56
MYSTIC: Final = 57
PHILOSOPHER: Final = 58
PORTAL: Final = 59
PROVIDENCE: Final = 60
QUARRY: Final = 61
QUEEN: Final = 62
RANGER: Final = 63
RESERVE_ARMY: Final = 64
SCRIBE: Final = 65
SHIP_CARD: Final = 66
WAREHOUSE: Final = 67
WATER_MILL: Final = 68
START: Final = 69  # the first starting card's number
MOST_START: Final = 8
STARTS: Final = ["army", "build", "market", "ship"]  # what a starting card can be
CARDS: Final = 77

# Victory point cards; the first three are always in play. MT-S6.
VICTORIES: Final = [
    "city",
    "road",
    "castle",
    "citadel",
    "defender",
    "guilded-city",
    "dragons",
    "isles",
    "seas",
    "patronage",
    "inns",
    "runestones",
    "spoils",
]
VICTORY_COUNT: Final = 13
MOST_COUNTERS: Final = 8  # on one card
FIXED: Final = 3
V_CITY: Final = 0
V_ROAD: Final = 1
V_CASTLE: Final = 2
V_CITADEL: Final = 3
V_DEFENDER: Final = 4
V_GUILDED: Final = 5
V_DRAGONS: Final = 6
V_ISLES: Final = 7  # two counters of their own: bit 0 the large island, bit 1 the small one
V_SEAS: Final = 8  # two counters of their own: bit 0 three seas, bit 1 all four
V_PATRONAGE: Final = 9
V_INNS: Final = 10
V_RUNESTONES: Final = 11
V_SPOILS: Final = 12

# Secret Charters, MT-H5.
CHARTERS: Final = [
    "roadwardens",
    "castellans",
    "burghers",
    "admirals",
    "quarrymen",
    "granaries",
    "mints",
    "muster",
    "highlanders",
    "lakelords",
    "scholars",
    "seer",
]
CHARTER_COUNT: Final = 12
SEER: Final = 11

NO_BORDER: Final = 0
OPEN: Final = 1
HILLS: Final = 2
MOUNTAINS: Final = 3


@final
class MythotopiaEdition(Edition):
    def __init__(self, name: str, title: str, text: str, digest: str) -> None:
        super().__init__(name, title, text, digest)
        self.origins: Final[dict[str, str]] = {}  # by table of the file
        # The map.
        self.provinces: Final[list[str]] = []  # keys
        self.province_names: Final[list[str]] = []
        self.seas: Final[list[str]] = []  # keys
        self.sea_names: Final[list[str]] = []
        self.open: Final = vec[i64]([0] * 40)  # by province: its neighbours across open borders, as a set
        self.hills: Final = vec[i64]([0] * 40)
        self.mountains: Final = vec[i64]([0] * 40)
        self.seas_of: Final = vec[i64]([0] * 40)  # by province: the seas it lies on, as a set
        self.coast: Final = vec[i64]([0] * 4)  # by sea: the provinces on it, as a set
        self.touching: Final = vec[i64]([0] * 4)  # by sea: the seas it touches, as a set
        self.inland: i64 = 0  # the seas that are inland, as a set, MT-H5
        self.strength: Final = vec[i64]([0] * 40)  # neutral strength, MT-W4
        self.rugged: i64 = 0  # provinces, as a set
        self.large_island: i64 = 0
        self.small_island: i64 = 0
        # The cards.
        self.cards: Final[
            list[str]
        ] = []  # keys: provinces, improvements, starting cards (start-army, start-army-2)
        self.card_names: Final[list[str]] = []
        self.starts: i64 = 0  # how many starting cards each seat has
        self.worth: Final = vec[i64]([0] * 385)  # by card and symbol: symbols printed on it
        self.lands_with: Final = vec[i64]([0] * 5)  # by symbol: province cards with it, as a set
        self.crafts_with: Final = vec[i64](
            [0] * 15
        )  # by symbol and number - 1: other cards with so many or more,
        # as a set of card - 40
        self.builds: i64 = 0  # Build cards, as a set of card - 40; starting ones too
        self.ship_cards: i64 = 0  # Ship cards, likewise
        # Victory points.
        self.counter_value: Final = vec[i64](
            [0] * 26
        )  # by victory card and slot: 0, or 1 for its second counter
        self.counters: Final = vec[i64](
            [0] * 65
        )  # by victory card and players: how many; isles and seas hold a set
        self.stock: Final = vec[i64]([0] * 3)  # by value - 1: all counters there are, MT-S6
        self.charter_points: Final = vec[i64]([0] * 12)  # by charter
        self.charter_needs: Final = vec[i64]([0] * 12)  # by charter: how many of what it asks for
        self.victories_in_play: i64 = 0  # variable ones
        self.victories_empty: i64 = 0  # that let the game be ended, MT-E1
        self.province_points: i64 = 0
        self.floor: i64 = 0
        # Pieces, each seat's.
        self.towns: Final = vec[i64]([0] * 5)  # by players
        self.cities: i64 = 0
        self.armies_ready: i64 = 0  # available at the start
        self.armies_pool: i64 = 0
        self.ships_ready: i64 = 0
        self.ships_pool: i64 = 0
        # Pieces of all.
        self.roads: i64 = 0
        self.castles: i64 = 0
        self.mercenaries: i64 = 0  # at most 2
        self.dragons: i64 = 0
        self.runestones: i64 = 0
        # Set-up and hands.
        self.dealt: Final = vec[i64]([0] * 5)  # province cards by players, MT-S3
        self.dealt_to_choose: Final = vec[i64]([0] * 5)  # by players, 0 where the option does nothing, MT-S4
        self.given_up: i64 = 0
        self.display: i64 = 0
        self.hand: i64 = 0
        self.fourth_hand: i64 = 0
        self.reserve: i64 = 0  # its limit without cities
        self.least_deck: i64 = 0  # MT-D5
        # Costs.
        self.invade_food: i64 = 0
        self.hills_food: i64 = 0  # more
        self.reinforce_food: i64 = 0
        self.army_gold: i64 = 0
        self.ship_gold: i64 = 0
        self.draft_gold: i64 = 0
        self.city_stone: i64 = 0
        self.castle_stone: i64 = 0
        self.road_stone: i64 = 0
        self.hills_stone: i64 = 0  # more
        self.patronage_gold: i64 = 0
        self.guilded_gold: i64 = 0
        self.inns_gold: i64 = 0
        self.mercenary_gold: i64 = 0
        self.mystic_gold: i64 = 0
        self.diplomat_gold: i64 = 0
        self.most_charters: i64 = 0  # to look at, a gold each
        # Strength.
        self.castle_strength: i64 = 0
        self.citadel_strength: i64 = 0
        self.rugged_strength: i64 = 0
        self.dragon_strength: i64 = 0
        self.cavalry_strength: i64 = 0
        self.limes_strength: i64 = 0
        self.ranger_strength: i64 = 0

    def worth_of(self, card: i64, symbol: i64) -> i64:
        return self.worth[card * SYMBOL_COUNT + symbol]

    def border(self, one: i64, other: i64) -> i64:
        if self.open[one] >> other & 1:
            return OPEN
        if self.hills[one] >> other & 1:
            return HILLS
        return MOUNTAINS if self.mountains[one] >> other & 1 else NO_BORDER


def read(text: str, file: str) -> MythotopiaEdition:
    """Read twice: first onto a draft, since the hash is known only once every value was taken."""
    sheet = open_sheet(file, text)
    words = fill(sheet, MythotopiaEdition("", "", "", ""))
    edition = MythotopiaEdition(words[0], words[1], text, digest(sheet))
    fill(open_sheet(file, text), edition)
    return edition


def fill(sheet: Sheet, into: MythotopiaEdition) -> list[str]:
    """Take and check every value. Returns the name and the title."""
    sheet.number("format", 1, 1)
    words = [sheet.words("name", 40), sheet.words("title", 80)]
    read_map(sheet.table("map"), into)
    read_improvements(sheet.table("improvement"), into)
    read_starts(sheet.table("start"), into)
    sort_cards(into)
    read_pieces(sheet.table("pieces"), into)
    read_dealing(sheet.table("set-up"), into)
    read_play(sheet.table("play"), into)
    read_costs(sheet.table("cost"), into)
    read_strengths(sheet.table("strength"), into)
    read_victories(sheet.table("victory"), into)
    read_stock(sheet.table("stock"), into)
    read_charters(sheet.table("charter"), into)
    sheet.finish()
    return words


# ---- what all tables share


def close(sheet: Sheet, into: MythotopiaEdition) -> None:
    """The end of a table, which must say where its numbers come from."""
    into.origins[sheet.path[:-1]] = sheet.origin()
    sheet.finish()


def close_part(sheet: Sheet, into: MythotopiaEdition) -> None:
    """The end of a table inside another: its origin is that one's, unless it says more."""
    if "origin" in sheet.left:
        into.origins[sheet.path[:-1]] = sheet.origin()
    sheet.finish()


def wrong(sheet: Sheet, key: str, expected: str, found: str) -> InputError:
    """A value that does not fit another one."""
    facts = {"file": sheet.file, "key": sheet.path + key, "expected": expected, "found": found}
    return InputError("edition-value", facts)


def take_keys(sheet: Sheet, key: str, known: list[str], what: str) -> i64:
    """A list of keys as a set; left out it is empty."""
    value = sheet.left.get(key, [])
    expected = f"a list of keys of {what}, each once"
    if not isinstance(value, list):
        raise sheet.wrong(key, expected)
    found: i64 = 0
    for word in value:
        if not isinstance(word, str) or word not in known:
            raise wrong(sheet, key, expected, show(word))
        one = only(known.index(word))
        if found & one:
            raise wrong(sheet, key, expected, word + " twice")
        found |= one
    if value:
        sheet.take(key)
    else:
        sheet.left.pop(key, None)
    return found


def table_keys(sheet: Sheet, number: int, what: str, used: list[str]) -> list[str]:
    """The keys of the tables in a table, in the order of the file; none may be used elsewhere."""
    keys = [key for key in sheet.left if isinstance(sheet.left[key], dict)]
    if len(keys) != number:
        raise InputError(
            "edition-value",
            {
                "file": sheet.file,
                "key": sheet.path[:-1],
                "expected": f"{number} tables, one for each {what}",
                "found": str(len(keys)),
            },
        )
    for key in keys:
        if not is_key(key) or key in used or key.startswith("start-"):
            expected = "a word of its own: a small letter, then small letters, digits and hyphens"
            raise wrong(sheet, key, expected, show(key))
    return keys


# ---- the map


def read_map(sheet: Sheet, into: MythotopiaEdition) -> None:
    provinces = sheet.table("province")
    seas = sheet.table("sea")
    into.provinces.extend(table_keys(provinces, PROVINCES, "province", IMPROVEMENTS))
    into.seas.extend(table_keys(seas, SEAS, "sea", IMPROVEMENTS + into.provinces))
    sheets = [provinces.table(key) for key in into.provinces]
    for number, province in enumerate(sheets):
        read_province(province, into, number)
    for number, province in enumerate(sheets):
        check_borders(province, into, number)
    provinces.finish()
    sea_sheets = [seas.table(key) for key in into.seas]
    for number, sea in enumerate(sea_sheets):
        read_sea(sea, into, number)
    for number, sea in enumerate(sea_sheets):
        check_sea(sea, into, number)
    seas.finish()
    read_islands(sheet.table("islands"), into)
    close(sheet, into)


def read_province(sheet: Sheet, into: MythotopiaEdition, province: int) -> None:
    into.province_names.append(sheet.words("name", 40))
    symbols = SYMBOLS[:SHIP]  # no province card shows a ship
    symbol = sheet.one_of("symbol", symbols, "")
    if symbol == "":
        raise sheet.wrong("symbol", "one of " + ", ".join([repr(word) for word in symbols]))
    into.worth[province * SYMBOL_COUNT + SYMBOLS.index(symbol)] = 1
    into.strength[province] = sheet.number("strength", 0, 15)
    if sheet.flag("rugged"):
        into.rugged |= only(province)
    into.seas_of[province] = take_keys(sheet, "seas", into.seas, "seas")
    for sea in range(SEAS):
        if into.seas_of[province] >> sea & 1:
            into.coast[sea] |= only(province)
    into.open[province] = take_keys(sheet, "open", into.provinces, "provinces")
    into.hills[province] = take_keys(sheet, "hills", into.provinces, "provinces")
    into.mountains[province] = take_keys(sheet, "mountains", into.provinces, "provinces")
    close_part(sheet, into)


def check_borders(sheet: Sheet, into: MythotopiaEdition, province: int) -> None:
    """Every border is of one kind, and both sides know of it. MT-B1."""
    rough = into.hills[province] | into.mountains[province]
    check_border(sheet, "open", into.open, rough, into.provinces, province)
    check_border(sheet, "hills", into.hills, into.mountains[province], into.provinces, province)
    check_border(sheet, "mountains", into.mountains, 0, into.provinces, province)


def check_border(
    sheet: Sheet, kind: str, table: vec[i64], elsewhere: i64, keys: list[str], province: int
) -> None:
    for other, neighbour in enumerate(keys):
        is_here = table[province] & only(other) != 0
        if is_here and other == province:
            raise wrong(sheet, kind, "other provinces", neighbour)
        if is_here and elsewhere & only(other) != 0:
            raise wrong(sheet, kind, "borders of one kind each", f"{neighbour} under another kind too")
        if not is_here and table[other] & only(province) != 0:
            expected = f"{neighbour} among them, since {neighbour} has {keys[province]} under {kind}"
            raise wrong(sheet, kind, expected, f"no {neighbour}")


def read_sea(sheet: Sheet, into: MythotopiaEdition, sea: int) -> None:
    into.sea_names.append(sheet.words("name", 40))
    into.touching[sea] = take_keys(sheet, "touches", into.seas, "seas")
    if sheet.flag("inland"):
        into.inland |= only(sea)
    close_part(sheet, into)


def check_sea(sheet: Sheet, into: MythotopiaEdition, sea: int) -> None:
    key = into.seas[sea]
    if into.touching[sea] >> sea & 1:
        raise wrong(sheet, "touches", "other seas", key)
    for other in range(SEAS):
        if into.touching[other] >> sea & 1 and not into.touching[sea] >> other & 1:
            neighbour = into.seas[other]
            expected = f"{neighbour} among them, since {neighbour} touches {key}"
            raise wrong(sheet, "touches", expected, f"no {neighbour}")
    if into.coast[sea] == 0:
        raise wrong(sheet, "name", f"a sea that some province has under seas, as {key!r}", "no coast")


def read_islands(sheet: Sheet, into: MythotopiaEdition) -> None:
    """MT-V7."""
    into.large_island = take_island(sheet, "large", into)
    into.small_island = take_island(sheet, "small", into)
    for province in range(PROVINCES):
        if into.large_island & into.small_island & only(province):
            raise wrong(sheet, "small", "provinces not of the large island", into.provinces[province])
    close_part(sheet, into)


def take_island(sheet: Sheet, key: str, into: MythotopiaEdition) -> i64:
    """Provinces from which no border leads elsewhere."""
    if not sheet.left.get(key):
        raise sheet.wrong(key, "a list of keys of provinces, at least one")
    island = take_keys(sheet, key, into.provinces, "provinces")
    for province in range(PROVINCES):
        if not island >> province & 1:
            continue
        beyond = (into.open[province] | into.hills[province] | into.mountains[province]) & ~island
        for other in range(PROVINCES):
            if beyond >> other & 1:
                found = f"{into.provinces[province]}, which borders {into.provinces[other]}"
                raise wrong(sheet, key, "provinces without borders to others", found)
    return island


# ---- cards


def read_improvements(sheet: Sheet, into: MythotopiaEdition) -> None:
    """MT-S5."""
    into.cards.extend(into.provinces)
    into.card_names.extend(into.province_names)
    for key in IMPROVEMENTS:
        table = sheet.table(key)
        into.card_names.append(table.words("name", 40))
        put_symbols(into, len(into.cards), take_symbols(table))
        into.cards.append(key)
        close_part(table, into)
    close(sheet, into)


def read_starts(sheet: Sheet, into: MythotopiaEdition) -> None:
    """What each player begins with, and what is printed on it."""
    expected = f"1 to {MOST_START} of " + ", ".join([repr(word) for word in STARTS])
    value = sheet.left.get("cards")
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_START:
        raise sheet.wrong("cards", expected)
    words: list[str] = []
    for item in value:
        if not isinstance(item, str) or item not in STARTS:
            raise sheet.wrong("cards", expected)
        words.append(item)
    sheet.take("cards")
    names: list[str] = []
    symbols: list[list[int]] = []
    for word in STARTS:
        table = sheet.table(word)
        names.append(table.words("name", 40))
        symbols.append(take_symbols(table))
        close_part(table, into)
    into.starts = len(words)
    for place, word in enumerate(words):
        kind = STARTS.index(word)
        number = words[:place].count(word) + 1
        put_symbols(into, len(into.cards), symbols[kind])
        into.cards.append("start-" + word + (f"-{number}" if number > 1 else ""))
        into.card_names.append(names[kind])
        if word == "build":
            into.builds |= only(START + place - IMPROVEMENT)
        if word == "ship":
            into.ship_cards |= only(START + place - IMPROVEMENT)
    into.builds |= only(BUILD - IMPROVEMENT)
    into.ship_cards |= only(SHIP_CARD - IMPROVEMENT)
    close(sheet, into)


def take_symbols(sheet: Sheet) -> list[int]:
    """By symbol, how many; one that is left out is not on the card."""
    return [sheet.number(word, 0, MOST_SYMBOLS) if word in sheet.left else 0 for word in SYMBOLS]


def put_symbols(into: MythotopiaEdition, card: int, symbols: list[int]) -> None:
    for symbol in range(SYMBOL_COUNT):
        into.worth[card * SYMBOL_COUNT + symbol] = symbols[symbol]


def sort_cards(into: MythotopiaEdition) -> None:
    """The sets of cards by symbol."""
    for symbol in range(SYMBOL_COUNT):
        for card in range(PROVINCES):
            if into.worth[card * SYMBOL_COUNT + symbol] > 0:
                into.lands_with[symbol] |= only(card)
        for card in range(IMPROVEMENT, len(into.cards)):
            for number in range(into.worth[card * SYMBOL_COUNT + symbol]):
                into.crafts_with[symbol * MOST_SYMBOLS + number] |= only(card - IMPROVEMENT)


# ---- pieces, set-up, play


def read_pieces(sheet: Sheet, into: MythotopiaEdition) -> None:
    """MT-S2. The bounds are those of the numbers that a player can say."""
    put_by_players(into.towns, sheet.numbers("towns", 3, 3, 1, PROVINCES), FEWEST)
    into.cities = sheet.number("cities", 0, 9)
    armies = take_pair(sheet, "armies", 1, 15)
    into.armies_ready = armies[0]
    into.armies_pool = armies[1]
    ships = take_pair(sheet, "ships", 0, 9)
    into.ships_ready = ships[0]
    into.ships_pool = ships[1]
    into.roads = sheet.number("roads", 0, 20)
    into.castles = sheet.number("castles", 0, 20)
    into.mercenaries = sheet.number("mercenaries", 0, 2)
    into.dragons = sheet.number("dragons", 0, 5)
    into.runestones = sheet.number("runestones", 0, 5)
    close(sheet, into)


def put_by_players(table: vec[i64], numbers: list[int], first: int) -> None:
    for place, number in enumerate(numbers):
        table[first + place] = number


def take_pair(sheet: Sheet, key: str, least: int, most: int) -> list[int]:
    """What is available at the start, and what is in the pool."""
    shown = sheet.left.get(key)
    numbers = sheet.numbers(key, 2, 2, 0, most)
    if numbers[0] < least or sum(numbers) > most:
        sheet.left[key] = shown
        raise sheet.wrong(key, f"[available, pool], at least {least} available, together at most {most}")
    return numbers


def read_dealing(sheet: Sheet, into: MythotopiaEdition) -> None:
    """MT-S3 to MT-S10."""
    dealt = take_dealt(sheet, "provinces", FEWEST, into)
    put_by_players(into.dealt, dealt, FEWEST)
    to_choose = take_dealt(sheet, "to-choose", 3, into)
    put_by_players(into.dealt_to_choose, to_choose, 3)
    into.given_up = sheet.number("given-up", 0, min(to_choose) - 1)
    into.display = sheet.number("display", 0, IMPROVEMENT_COUNT)
    into.hand = sheet.number("hand", 1, 8)
    into.fourth_hand = sheet.number("fourth-hand", 1, 8)
    into.victories_in_play = sheet.number("victories", 0, VICTORY_COUNT - FIXED)
    close(sheet, into)


def take_dealt(sheet: Sheet, key: str, first: int, into: MythotopiaEdition) -> list[int]:
    """Cards for each player from `first` players on; dragons and runestones need cards of the deck."""
    places = MOST - first + 1
    shown = sheet.left.get(key)
    numbers = sheet.numbers(key, places, places, 1, PROVINCES)
    for place, number in enumerate(numbers):
        players = first + place
        free: i64 = PROVINCES - into.dragons - into.runestones
        most = min(free // players, into.towns[players])
        if number > most:
            sheet.left[key] = shown
            expected = f"at most {most} for {players} players, for want of towns or provinces"
            raise sheet.wrong(key, expected)
    return numbers


def read_play(sheet: Sheet, into: MythotopiaEdition) -> None:
    into.reserve = sheet.number("reserve", 0, 9)
    into.least_deck = sheet.number("least-deck", 1, 20)
    into.province_points = sheet.number("province-points", 0, 9)
    into.floor = sheet.number("floor", 0, 99)
    into.victories_empty = sheet.number("empty-cards", 1, FIXED + int(into.victories_in_play))
    close(sheet, into)


def read_costs(sheet: Sheet, into: MythotopiaEdition) -> None:
    """Nothing is free but what hills add."""
    into.invade_food = sheet.number("invade-food", 1, 5)
    into.hills_food = sheet.number("hills-food", 0, 5)
    into.reinforce_food = sheet.number("reinforce-food", 1, 5)
    into.army_gold = sheet.number("army-gold", 1, 5)
    into.ship_gold = sheet.number("ship-gold", 1, 5)
    into.draft_gold = sheet.number("draft-gold", 1, 5)
    into.city_stone = sheet.number("city-stone", 1, 5)
    into.castle_stone = sheet.number("castle-stone", 1, 5)
    into.road_stone = sheet.number("road-stone", 1, 5)
    into.hills_stone = sheet.number("hills-stone", 0, 5)
    into.patronage_gold = sheet.number("patronage-gold", 1, 5)
    into.guilded_gold = sheet.number("guilded-city-gold", 1, 5)
    into.inns_gold = sheet.number("inns-gold", 1, 5)
    into.mercenary_gold = sheet.number("mercenary-gold", 1, 5)
    into.mystic_gold = sheet.number("mystic-gold", 1, 5)
    into.diplomat_gold = sheet.number("diplomat-gold", 1, 5)
    close(sheet, into)


def read_strengths(sheet: Sheet, into: MythotopiaEdition) -> None:
    into.castle_strength = sheet.number("castle", 0, 9)
    into.citadel_strength = sheet.number("citadel", 0, 9)
    into.rugged_strength = sheet.number("rugged", 0, 9)
    into.dragon_strength = sheet.number("dragon", 0, 9)
    into.cavalry_strength = sheet.number("cavalry", 0, 9)
    into.limes_strength = sheet.number("limes", 0, 9)
    into.ranger_strength = sheet.number("ranger", 0, 9)
    close(sheet, into)


# ---- victory points


def read_victories(sheet: Sheet, into: MythotopiaEdition) -> None:
    """MT-S6."""
    for card, key in enumerate(VICTORIES):
        table = sheet.table(key)
        if card in (V_ISLES, V_SEAS):
            values = table.numbers("values", 2, 2, 1, 3)
            counters = [0b11] * (MOST - FEWEST + 1)
        else:
            values = [table.number("value", 1, 3), 0]
            if card < FIXED:
                counters = table.numbers("counters", 3, 3, 1, MOST_COUNTERS)
            else:
                counters = [table.number("counters", 1, MOST_COUNTERS)] * (MOST - FEWEST + 1)
        into.counter_value[card * 2] = values[0]
        into.counter_value[card * 2 + 1] = values[1]
        for place, number in enumerate(counters):
            into.counters[card * 5 + FEWEST + place] = number
        close_part(table, into)
    close(sheet, into)


def read_stock(sheet: Sheet, into: MythotopiaEdition) -> None:
    """All counters: enough of every value, whichever variable cards come into play."""
    shown = sheet.left.get("counters")
    numbers = sheet.numbers("counters", 3, 3, 0, 99)
    for players in range(FEWEST, MOST + 1):
        for value in range(1, 4):
            needed = most_laid_out(into, players, value)
            if numbers[value - 1] < needed:
                sheet.left["counters"] = shown
                raise sheet.wrong("counters", f"at least {needed} counters of {value}, for {players} players")
    for place, number in enumerate(numbers):
        into.stock[place] = number
    close(sheet, into)


def most_laid_out(into: MythotopiaEdition, players: int, value: int) -> int:
    """Counters of one value on the fixed cards and on those variable ones that hold most of them."""
    fixed = 0
    variable: list[int] = []
    for card in range(VICTORY_COUNT):
        number = 0
        for slot in range(2):
            if into.counter_value[card * 2 + slot] == value:
                number += 1 if card in (V_ISLES, V_SEAS) else int(into.counters[card * 5 + players])
        if card < FIXED:
            fixed += number
        else:
            variable.append(number)
    variable.sort(reverse=True)
    return fixed + sum(variable[: int(into.victories_in_play)])


def read_charters(sheet: Sheet, into: MythotopiaEdition) -> None:
    """MT-H5. Seer asks for nothing of its own."""
    into.most_charters = sheet.number("most", 1, 5)
    for charter, key in enumerate(CHARTERS):
        if charter == SEER:
            continue
        table = sheet.table(key)
        into.charter_needs[charter] = table.number("needs", 1, SEAS if key == "admirals" else PROVINCES)
        into.charter_points[charter] = table.number("points", 0, 9)
        close_part(table, into)
    close(sheet, into)
