"""Text for actions (`invade`, `origin blore`, `spend custus`, `raid blore 1`, `done`) and positions.

A position is a line a thing. Lines may stand in any order; one that is left out is empty. What belongs to a
seat has the seat before it:

    players 2
    options final-round=1 turn-limit=300
    turn 4
    first 0
    active 1
    turns-left 2
    happened drafted,free
    barred ranger
    ending called
    caller 0
    asked take-turn 1 0
    waiting -
    draw 0=blore,start-army 1=custus
    hand 0=palmain
    discard 0=start-ship,iracund
    reserve 1=hero
    in-play -
    shown 0=palmain
    kept 1=general
    aside 1=start-market
    province-deck aporia,…
    display farming,…
    undealt army,…
    looked -
    towns 0=blore,iracund 1=custus
    cities 0=palmain
    citadels -
    castles blore
    roads blore+palmain
    armies 0=blore:3,custus:2
    mercenaries 0:custus|-
    ships 1=beast-sea:1
    army-pool 8,7
    ship-pool 3,3
    dragons oxter
    runestones -
    marched-from -
    marched-to -
    victories city:6,road:6,castle:6,dragons:3,isles:3
    counters 0=1:3,2:1
    sea-claims 0=3,4
    sea-towns 0=1
    chosen 0=blore
    open-choices 0
    charter-deck mints,…
    charters-looked -
    charter 0=seer
    revealed 1=mints
    charter-points 1=2
    ruled-out 0/1=mints,seer

Left out, `province-deck`, `undealt` and `charter-deck` hold the cards that are nowhere else, the pools are
the edition's; armies, ships and counters that are nowhere are available. The last card of `discard` lies on
top. The counters of `isles` and `seas` are a set: 1 the first, 2 the second, 3 both. `sea-claims` are the
numbers of seas that a seat was paid for. `ruled-out 0/1` is what 0 knows that 1 does not keep; `1/1`, what
all know. A question is its name, the seats asked, and a number that says what it is about (see `state.py`);
of those waiting the last is asked next.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.errors import InputError
from mythagora.engine.sets import count, first, members, nth, only
from mythagora.engine.state import DEPTH
from mythagora.engine.steps import NOTHING, about_of, kind_of, question, seats_of
from mythagora.games.mythotopia import setup
from mythagora.games.mythotopia.edition import (
    CARDS,
    CHARTER_COUNT,
    CHARTERS,
    COUNSELLOR,
    FIXED,
    GENERAL,
    GOLD,
    IMPROVEMENT,
    IMPROVEMENT_COUNT,
    MYSTIC,
    NO_BORDER,
    PHILOSOPHER,
    PORTAL,
    PROVINCES,
    SEAS,
    SEER,
    START,
    V_GUILDED,
    V_INNS,
    V_ISLES,
    V_SEAS,
    VICTORIES,
    VICTORY_COUNT,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.meta import (
    CHOOSE_START,
    FEWEST,
    FINAL_ROUND,
    LONGEST_LIMIT,
    MOST,
    SECRET_CHARTERS,
    TURN_LIMIT,
)
from mythagora.games.mythotopia.paying import ANY_PART
from mythagora.games.mythotopia.state import (
    CALLED,
    CARRY_OUT,
    CHOOSE_CITADEL,
    CHOOSE_DISCARDS,
    CHOOSE_FINAL_WAR,
    CHOOSE_INVENTION,
    CHOOSE_REMOVALS,
    CHOOSE_ROUTE,
    CHOOSE_SITE,
    CHOOSE_TARGET,
    CHOOSE_WORK,
    COUNT_MARCH,
    COUNT_RECALL,
    COUNT_WITHDRAWAL,
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
    DISCARD_PILE,
    DISMISS_MERCENARIES,
    DRAW_PILE,
    GIVE_UP_PROVINCES,
    HAND,
    HIRE_HOW_MANY,
    IN_PLAY,
    KEEP_CHARTER,
    LAST_ROUND,
    LAUNCH_SHIPS,
    LAY_RESERVE,
    MARCH_FROM,
    MARCH_TO,
    MOST_NUMBER,
    NO_CARD,
    NOBODY,
    NOT_OVER,
    NUMBER,
    ORDER_PIECES,
    PAY,
    PAY_EXTRA,
    PLAY_ARMIES,
    PLAY_SHIPS,
    RESOLVE_WARS,
    TAKE_COUNSEL,
    TAKE_COUNTER,
    TAKE_TURN,
    TRADE,
    ZONES,
    MythotopiaState,
)

NONE: Final = "-"
LONGEST_POSITION: Final = 20_000
MOST_OF_ANYTHING: Final = 100_000
NO_QUESTION: Final = -1
MOST_ABOUT: Final = (1 << 24) - 1
MOST_POINTS: Final = 999
ROOM: Final = 8  # for questions that come up within a turn
OPTIONS: Final = [CHOOSE_START, FINAL_ROUND, SECRET_CHARTERS, TURN_LIMIT]
HAPPENED: Final = [
    "drafted",
    "war-ended",
    "free",
    "marched",
    "stowed",
    "farmed",
    "quarried",
    "mined",
    "levied",
]
ENDINGS: Final = ["called", "final-round", "turn-limit"]  # from 1 on
PILES: Final = ["draw", "hand", "discard", "reserve", "in-play"]  # by zone
LINES: Final = [
    "players",
    "options",
    "turn",
    "first",
    "active",
    "turns-left",
    "happened",
    "barred",
    "ending",
    "caller",
    "asked",
    "waiting",
    "draw",
    "hand",
    "discard",
    "reserve",
    "in-play",
    "shown",
    "kept",
    "aside",
    "province-deck",
    "display",
    "undealt",
    "looked",
    "towns",
    "cities",
    "citadels",
    "castles",
    "roads",
    "armies",
    "mercenaries",
    "ships",
    "army-pool",
    "ship-pool",
    "dragons",
    "runestones",
    "marched-from",
    "marched-to",
    "victories",
    "counters",
    "sea-claims",
    "sea-towns",
    "chosen",
    "open-choices",
    "charter-deck",
    "charters-looked",
    "charter",
    "revealed",
    "charter-points",
    "ruled-out",
]

ALWAYS: Final = ["asked", "province-deck", "undealt"]  # written even if empty

# The verbs without an object, in the order of their numbers.
VERBS: Final = [
    "invade",
    "place-armies",
    "remove-armies",
    "place-ships",
    "recall-ships",
    "buy",
    "draft",
    "store",
    "discard",
    "remove",
    "patronage",
    "pass",
    "end-game",
    "end-turn",
    "march",
    "stow",
    "seek",
    "reveal",
    "proclaim",
    "done",
    "yes",
    "no",
    "from-card",
    "from-stock",
    "by-hills",
    "by-sea",
    "by-two-seas",
    "buy-army",
    "buy-ship",
    "build-city",
    "build-castle",
]
# The verbs with one, in the order of their numbers.
ABOUT_CHARTERS: Final = ["seer", "keep-charter"]
ABOUT_SEAS: Final = ["port", "recall-from"]
ABOUT_PROVINCES: Final = [
    "target",
    "armies-to",
    "armies-from",
    "end-war",
    "hero",
    "peace",
    "hire",
    "build-in",
    "road-to",
    "march-from",
    "march-to",
    "citadel",
    "give-up",
    "settle",
]
ABOUT_CARDS: Final = [
    "play",
    "origin",
    "ship",
    "muster",
    "levy",
    "spend",
    "spend-milled",
    "spend-traded",
    "spend-both",
    "spend-as-one",
    "discard-card",
    "lay",
    "remove-card",
    "draft-card",
    "revive",
    "keep",
]


def make_table(edition: MythotopiaEdition) -> list[str]:
    """The text of every action, in the order of their numbers."""
    words = VERBS[:]
    words += [f"trade {value + 1}" for value in range(NUMBER - TRADE)]
    words += [f"number {number}" for number in range(MOST_NUMBER)]
    words += [f"{verb} {charter}" for verb in ABOUT_CHARTERS for charter in CHARTERS]
    words += [f"{verb} {sea}" for verb in ABOUT_SEAS for sea in edition.seas]
    words += [f"{verb} {province}" for verb in ABOUT_PROVINCES for province in edition.provinces]
    words += [f"raid {province} {seat}" for seat in range(MOST) for province in edition.provinces]
    words += [f"{verb} {card}" for verb in ABOUT_CARDS for card in card_keys(edition)]
    return words


def card_keys(edition: MythotopiaEdition) -> list[str]:
    """Starting cards that this edition does not have are called by their place: `start-6`."""
    missing = range(len(edition.cards), CARDS)
    return edition.cards + [f"start-{card - START + 1}" for card in missing]


class Dictionary:
    """The words for the actions of one edition, both ways."""

    def __init__(self, table: list[str]) -> None:
        self.table: Final = table
        self.numbers: Final = {words: number for number, words in enumerate(table)}


MOST_DICTIONARIES: Final = 8  # kept at a time
DICTIONARIES: Final[dict[str, Dictionary]] = {}  # by the hash of the edition


def dictionary(edition: MythotopiaEdition) -> Dictionary:
    """Made once for an edition, since there are two thousand actions."""
    found = DICTIONARIES.get(edition.hash)
    if found is None:
        if len(DICTIONARIES) >= MOST_DICTIONARIES:
            DICTIONARIES.clear()
        found = Dictionary(make_table(edition))
        DICTIONARIES[edition.hash] = found
    return found


def text(state: MythotopiaState, action: i64) -> str:
    return dictionary(state.edition).table[action]


def parse(state: MythotopiaState, words: str) -> i64:
    numbers = dictionary(state.edition).numbers
    if words not in numbers:
        raise InputError("unknown-action", {"action": words[:80]})
    return numbers[words]


# ---- writing a position


def write(state: MythotopiaState, names: list[str]) -> str:
    """The whole position; `names` are those of the questions by number."""
    fields = write_course(state, names)
    fields.update(write_cards(state))
    fields.update(write_map(state))
    fields.update(write_points(state))
    lines = [
        f"{name} {fields[name]}" for name in LINES if fields[name] != NONE or is_always_written(state, name)
    ]
    return "\n".join(lines) + "\n"


def is_always_written(state: MythotopiaState, name: str) -> bool:
    """What means something else when it is left out."""
    return name in ALWAYS or (name == "charter-deck" and state.secret_charters != 0)


def write_course(state: MythotopiaState, names: list[str]) -> dict[str, str]:
    """Whose turn it is, and what is asked."""
    values = option_values(state)
    waiting = [write_question(state.waiting[number], names) for number in range(state.depth)]
    return {
        "players": str(state.players),
        "options": " ".join([f"{name}={values[n]}" for n, name in enumerate(OPTIONS) if values[n]]) or NONE,
        "turn": str(state.turn),
        "first": str(state.first),
        "active": str(state.active),
        "turns-left": write_number(state.turns_left),
        "happened": write_set(state.happened, HAPPENED),
        "barred": write_crafts(state, state.barred),
        "ending": NONE if state.ending == NOT_OVER else ENDINGS[state.ending - 1],
        "caller": write_number(state.caller),
        "asked": NONE if state.is_over() else write_question(state.asked, names),
        "waiting": ";".join(waiting) or NONE,
    }


def option_values(state: MythotopiaState) -> list[int]:
    """In the order of `OPTIONS`."""
    return [
        int(state.choose_start),
        int(state.final_round),
        int(state.secret_charters),
        int(state.turn_limit),
    ]


def write_cards(state: MythotopiaState) -> dict[str, str]:
    fields: dict[str, str] = {}
    for zone, name in enumerate(PILES):
        piles = [cards_of(state, state.lands[pile], state.crafts[pile]) for pile in piles_of(state, zone)]
        if zone == DISCARD_PILE:
            for seat, cards in enumerate(piles):
                if state.tops[seat] != NO_CARD:
                    top = state.edition.cards[state.tops[seat]]
                    piles[seat] = [card for card in cards if card != top] + [top]
        fields[name] = write_seats([",".join(cards) for cards in piles])
    seats = range(state.players)
    shown = [cards_of(state, state.shown_lands[seat], state.shown_crafts[seat]) for seat in seats]
    fields["shown"] = write_seats([",".join(cards) for cards in shown])
    fields["kept"] = NONE if state.kept == NO_CARD else f"{state.kept_by}={state.edition.cards[state.kept]}"
    fields["aside"] = write_seats([write_crafts(state, state.aside[seat]) for seat in seats])
    fields["province-deck"] = write_set(state.province_deck, state.edition.provinces)
    fields["display"] = write_crafts(state, state.display)
    fields["undealt"] = write_crafts(state, state.undealt)
    fields["looked"] = write_crafts(state, state.looked)
    return fields


def piles_of(state: MythotopiaState, zone: int) -> list[int]:
    return [int(seat) * ZONES + zone for seat in range(state.players)]


def cards_of(state: MythotopiaState, lands: i64, crafts: i64) -> list[str]:
    keys = state.edition.cards
    return [keys[card] for card in members(lands)] + [keys[card + IMPROVEMENT] for card in members(crafts)]


def write_map(state: MythotopiaState) -> dict[str, str]:
    keys = state.edition.provinces
    seats = range(state.players)
    edition = state.edition
    return {
        "towns": write_sets(state.towns, state.players, keys),
        "cities": write_sets(state.cities, state.players, keys),
        "citadels": write_sets(state.citadels, state.players, keys),
        "castles": write_set(state.castles, keys),
        "roads": write_roads(state),
        "armies": write_seats([write_numbers(state.armies, seat * PROVINCES, keys) for seat in seats]),
        "mercenaries": write_mercenaries(state),
        "ships": write_seats([write_numbers(state.ships, seat * SEAS, edition.seas) for seat in seats]),
        "army-pool": write_pool(state.pool_armies, state.players, edition.armies_pool),
        "ship-pool": write_pool(state.pool_ships, state.players, edition.ships_pool),
        "dragons": write_set(state.dragons, keys),
        "runestones": write_set(state.runestones, keys),
        "marched-from": write_set(state.marched_from, keys),
        "marched-to": write_set(state.marched_to, keys),
        "chosen": write_sets(state.chosen, state.players, keys),
        "open-choices": ",".join([str(seat) for seat in members(state.open_choices)]) or NONE,
    }


def write_points(state: MythotopiaState) -> dict[str, str]:
    seats = range(state.players)
    left = [f"{VICTORIES[card]}:{state.left[card]}" for card in members(state.in_play)]
    claims = [",".join([str(slot + 3) for slot in members(state.sea_claims[seat])]) for seat in seats]
    kept = [CHARTERS[state.charter[seat]] if state.charter[seat] >= 0 else NONE for seat in seats]
    ruled_out: list[str] = []
    for seat in seats:
        for holder in seats:
            charters = state.ruled_out[seat * MOST + holder]
            if charters != 0:
                ruled_out.append(f"{seat}/{holder}={write_set(charters, CHARTERS)}")
    return {
        "victories": ",".join(left) or NONE,
        "counters": write_seats([write_numbers(state.counters, seat * 3, ["1", "2", "3"]) for seat in seats]),
        "sea-claims": write_seats(claims),
        "sea-towns": write_seats([str(state.sea_towns[seat]) for seat in seats]),
        "charter-deck": write_set(state.charter_deck, CHARTERS),
        "charters-looked": write_set(state.charters_looked, CHARTERS),
        "charter": write_seats(kept),
        "revealed": write_sets(state.revealed, state.players, CHARTERS),
        "charter-points": write_seats([str(state.charter_points[seat]) for seat in seats]),
        "ruled-out": " ".join(ruled_out) or NONE,
    }


def write_question(asked: i64, names: list[str]) -> str:
    seats = ",".join([str(seat) for seat in members(seats_of(asked))])
    return f"{names[kind_of(asked)]} {seats} {about_of(asked)}"


def write_number(number: i64) -> str:
    return NONE if number < 0 else str(number)


def write_set(things: i64, keys: list[str]) -> str:
    return ",".join([keys[thing] for thing in members(things)]) or NONE


def write_crafts(state: MythotopiaState, crafts: i64) -> str:
    return ",".join(cards_of(state, 0, crafts)) or NONE


def write_sets(table: vec[i64], players: i64, keys: list[str]) -> str:
    return write_seats([write_set(table[seat], keys) for seat in range(players)])


def write_seats(words: list[str]) -> str:
    """`0=… 1=…`, without the seats that have nothing."""
    return " ".join([f"{n}={word}" for n, word in enumerate(words) if word not in ("", "0", NONE)]) or NONE


def write_numbers(table: vec[i64], start: i64, keys: list[str]) -> str:
    """`blore:3,custus:1`."""
    return ",".join([f"{key}:{table[start + n]}" for n, key in enumerate(keys) if table[start + n] != 0])


def write_pool(table: vec[i64], players: i64, usual: i64) -> str:
    """Left out where nobody has taken anything from it."""
    numbers = [int(table[seat]) for seat in range(players)]
    if numbers == [int(usual)] * len(numbers):
        return NONE
    return ",".join([str(number) for number in numbers])


def write_roads(state: MythotopiaState) -> str:
    keys = state.edition.provinces
    roads: list[str] = []
    for one in range(PROVINCES):
        roads += [f"{keys[one]}+{keys[other]}" for other in members(state.roads[one]) if one < other]
    return ",".join(roads) or NONE


def write_mercenaries(state: MythotopiaState) -> str:
    """Each of them: its seat and province, or the supply."""
    words: list[str] = []
    for place in state.mercenaries:
        hired = f"{place // PROVINCES}:{state.edition.provinces[place % PROVINCES]}" if place >= 0 else NONE
        words.append(hired)
    return NONE if words == [NONE, NONE] else "|".join(words)


# ---- reading a position


def read(
    state: MythotopiaState, words: str, edition: MythotopiaEdition, dice: Dice, names: list[str]
) -> None:
    """Fill an empty state from the text of a position; anything amiss is told with its line."""
    if len(words) > LONGEST_POSITION:
        raise InputError(
            "position", {"line": words[:40], "expected": f"at most {LONGEST_POSITION} characters"}
        )
    reader = Reader(state, names)
    reader.take_lines(words)
    state.edition = edition
    state.dice = dice
    setup.lay_out(state, reader.number(reader.at("players"), FEWEST, MOST))
    read_course(state, reader)
    read_map(state, reader)
    read_pieces(state, reader)
    read_cards(state, reader)
    read_known(state, reader)
    read_points(state, reader)
    read_charters(state, reader)
    read_questions(state, reader)


def read_course(state: MythotopiaState, reader: Reader) -> None:
    last = int(state.players) - 1
    values = [0, 0, 0, 0]
    words = reader.at("options")
    for word in [] if words == NONE else words.split(" "):
        name, _, value = word.partition("=")
        option = reader.one_of(name, OPTIONS)
        values[option] = reader.number(value, 0, LONGEST_LIMIT if name == TURN_LIMIT else 1)
    state.choose_start = values[0]
    state.final_round = values[1]
    state.secret_charters = values[2]
    state.turn_limit = values[3]
    state.turn = reader.number_or(reader.at("turn"), 0, MOST_OF_ANYTHING, 0)
    state.first = reader.number_or(reader.at("first"), 0, last, 0)
    state.active = reader.number_or(reader.at("active"), 0, last, 0)
    state.turns_left = reader.number_or(reader.at("turns-left"), 0, last + 1, -1)
    if state.turns_left >= 0 and state.final_round == 0:
        raise reader.wrong("the option " + FINAL_ROUND)
    state.happened = reader.set(reader.at("happened"), HAPPENED)
    state.barred = reader.crafts(reader.at("barred"))
    ending = reader.at("ending")
    state.ending = NOT_OVER if ending == NONE else reader.one_of(ending, ENDINGS) + 1
    if state.ending == LAST_ROUND and state.turns_left != 0:
        raise reader.wrong("no turns left of the final round")
    state.caller = reader.number_or(reader.at("caller"), 0, last, NOBODY)
    if (state.caller != NOBODY) != (state.ending == CALLED) or state.caller not in (NOBODY, state.active):
        raise reader.wrong("the active seat, if the game was called")


# The map.


def read_map(state: MythotopiaState, reader: Reader) -> None:
    """Every province has one owner at most, and one piece of that owner."""
    keys = state.edition.provinces
    taken: i64 = 0
    for name in ("towns", "cities", "citadels"):
        table = state.towns if name == "towns" else state.cities if name == "cities" else state.citadels
        reader.sets(name, keys, table)
        for seat in range(state.players):
            if taken & table[seat] != 0:
                raise reader.wrong("each province once, with a town, a city or a citadel")
            taken |= table[seat]
    for seat in range(state.players):
        if state.cities_left(seat) < 0:
            reader.at("cities")
            raise reader.wrong(f"at most {state.edition.cities} cities of each seat")
        if count(state.citadels[seat]) > 1:
            raise reader.wrong("one citadel of each seat")
    state.castles = reader.set(reader.at("castles"), keys)
    for seat in range(state.players):
        if state.castles & state.citadels[seat] != 0:
            raise reader.wrong("no castle where a citadel stands")
    if count(state.castles) > state.edition.castles:
        raise reader.wrong(f"at most {state.edition.castles} castles")
    read_roads(state, reader)
    read_tokens(state, reader, taken)
    state.chosen = vec[i64]([0] * MOST)
    reader.sets("chosen", keys, state.chosen)
    for seat in range(state.players):
        if state.chosen[seat] & ~state.towns[seat] != 0:
            raise reader.wrong("provinces with a town of the seat")
    state.open_choices = reader.seats(reader.at("open-choices"))


def read_roads(state: MythotopiaState, reader: Reader) -> None:
    keys = state.edition.provinces
    words = reader.at("roads")
    for road in [] if words == NONE else words.split(","):
        ends = reader.parts(road, "+", 2)
        one = reader.one_of(ends[0], keys)
        other = reader.one_of(ends[1], keys)
        if state.edition.border(one, other) == NO_BORDER or state.roads[one] >> other & 1:
            raise reader.wrong("roads over borders, each once")
        state.roads[one] |= only(other)
        state.roads[other] |= only(one)
        state.road_count += 1
    if state.road_count > state.edition.roads:
        raise reader.wrong(f"at most {state.edition.roads} roads")


def read_tokens(state: MythotopiaState, reader: Reader, taken: i64) -> None:
    """Dragons and runestones lie where nobody has been yet. MT-S8, MT-S9."""
    keys = state.edition.provinces
    state.dragons = reader.set(reader.at("dragons"), keys)
    if count(state.dragons) > state.edition.dragons or state.dragons & taken != 0:
        raise reader.wrong(f"at most {state.edition.dragons} provinces that nobody controls")
    state.runestones = reader.set(reader.at("runestones"), keys)
    if count(state.runestones) > state.edition.runestones or state.runestones & taken != 0:
        raise reader.wrong(f"at most {state.edition.runestones} provinces that nobody controls")
    if state.runestones & state.dragons != 0:
        raise reader.wrong("no runestone with a dragon")
    state.marched_from = reader.set(reader.at("marched-from"), keys)
    state.marched_to = reader.set(reader.at("marched-to"), keys)
    if (state.marched_from == 0) != (state.marched_to == 0) or state.marched_from & state.marched_to != 0:
        raise reader.wrong("provinces that armies came to, others than those they left")
    if (state.marched_from | state.marched_to) & ~state.owned(state.active) != 0:
        raise reader.wrong("provinces of the active seat")


def read_pieces(state: MythotopiaState, reader: Reader) -> None:
    """Armies and ships; those that are nowhere are available. MT-S2."""
    edition = state.edition
    keys = edition.provinces
    most = int(edition.armies_ready + edition.armies_pool)
    reader.pool("army-pool", state.pool_armies, most)
    for seat, words in reader.by_seat("armies"):
        reader.numbers(words, keys, state.armies, seat * PROVINCES, most)
        for province in range(PROVINCES):
            if state.armies[seat * PROVINCES + province] > 0:
                state.present[seat] |= only(province)
    for seat in range(state.players):
        used = state.pool_armies[seat] + sum_of(state.armies, seat * PROVINCES, PROVINCES)
        if used > most:
            raise reader.wrong(f"at most {most} armies of each seat, with those of its pool")
        state.ready_armies[seat] = most - used
    read_mercenaries(state, reader)
    most = int(edition.ships_ready + edition.ships_pool)
    reader.pool("ship-pool", state.pool_ships, most)
    for seat, words in reader.by_seat("ships"):
        reader.numbers(words, edition.seas, state.ships, seat * SEAS, most)
    for seat in range(state.players):
        used = state.pool_ships[seat] + sum_of(state.ships, seat * SEAS, SEAS)
        if used > most:
            raise reader.wrong(f"at most {most} ships of each seat, with those of its pool")
        state.ready_ships[seat] = most - used


def sum_of(table: vec[i64], start: i64, number: i64) -> i64:
    total: i64 = 0
    for place in range(start, start + number):
        total += table[place]
    return total


def read_mercenaries(state: MythotopiaState, reader: Reader) -> None:
    words = reader.at("mercenaries")
    if words == NONE:
        return
    for one, word in enumerate(reader.parts(words, "|", 2)):
        if word == NONE:
            continue
        parts = reader.parts(word, ":", 2)
        seat = reader.number(parts[0], 0, int(state.players) - 1)
        province = reader.one_of(parts[1], state.edition.provinces)
        if state.armies_in(seat, province) == 0:
            raise reader.wrong("mercenaries with an army of their seat")
        state.mercenaries[one] = seat * PROVINCES + province
    if state.mercenaries_ready() < 0:
        raise reader.wrong(f"at most {state.edition.mercenaries} mercenaries")


# The cards.


def read_cards(state: MythotopiaState, reader: Reader) -> None:
    """Every card in one place; a seat has cards of its own provinces only."""
    lands: i64 = 0
    crafts: i64 = 0
    starts = first(state.edition.starts) << (START - IMPROVEMENT)
    for zone, name in enumerate(PILES):
        for seat, words in reader.by_seat(name):
            for word in words.split(","):
                card = reader.one_of(word, state.edition.cards)
                if is_held(state, seat, card) or (card < START and is_taken(card, lands, crafts)):
                    raise reader.wrong("each card once")
                if card < PROVINCES and not state.owned(seat) >> card & 1:
                    raise reader.wrong("cards of provinces that the seat controls")
                state.put(seat, zone, card)
                if card < PROVINCES:
                    lands |= only(card)
                else:
                    crafts |= only(card - IMPROVEMENT)
    crafts &= ~starts
    for seat, words in reader.by_seat("aside"):
        state.aside[seat] = reader.crafts(words)
    for seat in range(state.players):
        mine = state.aside[seat]
        number = count(mine)
        for zone in range(ZONES):
            mine |= state.crafts[seat * ZONES + zone] & starts
            number += count(state.crafts[seat * ZONES + zone] & starts)
        if mine != starts or number != state.edition.starts:
            raise reader.wrong("each starting card of each seat once, in a pile or aside")
    words = reader.at("province-deck")
    state.province_deck = first(PROVINCES) & ~lands
    if reader.has("province-deck"):
        state.province_deck = reader.set(words, state.edition.provinces)
    if state.province_deck & lands != 0 or state.province_deck | lands != first(PROVINCES):
        raise reader.wrong("each province card once, in a pile or in the deck")
    read_improvements(state, reader, crafts)


def is_held(state: MythotopiaState, seat: i64, card: i64) -> bool:
    for zone in range(ZONES):
        if state.pile_has(seat, zone, card):
            return True
    return False


def is_taken(card: i64, lands: i64, crafts: i64) -> bool:
    if card < PROVINCES:
        return lands >> card & 1 != 0
    return crafts >> (card - IMPROVEMENT) & 1 != 0


def read_improvements(state: MythotopiaState, reader: Reader, held: i64) -> None:
    """Philosopher alone may be nowhere: it leaves the game. MT-X19."""
    state.display = reader.crafts(reader.at("display"))
    state.looked = reader.crafts(reader.at("looked"))
    words = reader.at("undealt")
    state.undealt = first(IMPROVEMENT_COUNT) & ~(held | state.display | state.looked)
    if reader.has("undealt"):
        state.undealt = reader.crafts(words)
    number = count(held) + count(state.display) + count(state.looked) + count(state.undealt)
    total = held | state.display | state.looked | state.undealt
    if count(total) != number or total | only(PHILOSOPHER - IMPROVEMENT) != first(IMPROVEMENT_COUNT):
        raise reader.wrong("each improvement once: in a pile, on display, looked at or undealt")


def read_known(state: MythotopiaState, reader: Reader) -> None:
    """What all know of a hand, and what one of them alone knows of its own. MT-C7, MT-X19."""
    for seat, words in reader.by_seat("shown"):
        for word in words.split(","):
            card = reader.one_of(word, state.edition.cards)
            if not state.pile_has(seat, HAND, card):
                raise reader.wrong("cards of the hand")
            if card < PROVINCES:
                state.shown_lands[seat] |= only(card)
            else:
                state.shown_crafts[seat] |= only(card - IMPROVEMENT)
    for seat, word in reader.by_seat("kept"):
        card = reader.one_of(word, state.edition.cards)
        is_secret = PROVINCES <= card < START and state.pile_has(seat, HAND, card)
        if state.kept != NO_CARD or not is_secret or state.shown_crafts[seat] >> (card - IMPROVEMENT) & 1:
            raise reader.wrong("one improvement in a hand, that was not shown")
        state.kept = card
        state.kept_by = seat


# Victory points.


def read_points(state: MythotopiaState, reader: Reader) -> None:
    edition = state.edition
    words = reader.at("victories")
    for word in [] if words == NONE else words.split(","):
        parts = reader.parts(word, ":", 2)
        victory = reader.one_of(parts[0], VICTORIES)
        if state.is_in_play(victory):
            raise reader.wrong("each card once")
        state.in_play |= only(victory)
        most = int(edition.counters[victory * 5 + state.players])
        state.left[victory] = reader.number(parts[1], 0, most)
    if (
        state.in_play & first(FIXED) != first(FIXED)
        or count(state.in_play) > FIXED + edition.victories_in_play
    ):
        fixed = ", ".join(VICTORIES[:FIXED])
        raise reader.wrong(f"{fixed} and at most {edition.victories_in_play} others")
    for seat, words in reader.by_seat("counters"):
        reader.numbers(words, ["1", "2", "3"], state.counters, seat * 3, MOST_POINTS)
    for value in range(3):
        state.stock[value] = edition.stock[value] - counters_out(state, value)
        if state.stock[value] < 0:
            raise reader.wrong(
                f"at most {edition.stock[value]} counters of {value + 1}, with those on the cards"
            )
    read_claims(state, reader)


def counters_out(state: MythotopiaState, value: i64) -> i64:
    """Counters of this value - 1 that are not in the stock."""
    total: i64 = 0
    for seat in range(state.players):
        total += state.counters[seat * 3 + value]
    for victory in range(VICTORY_COUNT):
        values = state.edition.counter_value
        if victory in (V_ISLES, V_SEAS):
            for slot in range(2):
                if values[victory * 2 + slot] == value + 1:
                    total += state.left[victory] >> slot & 1
        elif values[victory * 2] == value + 1:
            total += state.left[victory]
    return total


def read_claims(state: MythotopiaState, reader: Reader) -> None:
    """Master of the Seas: who was paid for how many seas, and the towns that lie there. MT-V8, MT-X25."""
    for seat, words in reader.by_seat("sea-claims"):
        for word in words.split(","):
            state.sea_claims[seat] |= only(reader.number(word, 3, SEAS) - 3)
        if not state.is_in_play(V_SEAS):
            raise reader.wrong("the victory card seas in play")
    for seat, word in reader.by_seat("sea-towns"):
        state.sea_towns[seat] = reader.number(word, 1, int(count(state.sea_claims[seat])))
    for seat in range(state.players):
        if state.towns_left(seat) < 0:
            reader.at("towns")
            raise reader.wrong(f"at most {state.edition.towns[state.players]} towns of each seat")


def read_charters(state: MythotopiaState, reader: Reader) -> None:
    """Each charter once; Seer leaves the game when it is used. MT-H4."""
    state.charters_looked = reader.set(reader.at("charters-looked"), CHARTERS)
    total = state.charters_looked
    number = count(total)
    for seat, word in reader.by_seat("charter"):
        state.charter[seat] = reader.one_of(word, CHARTERS)
        total |= only(state.charter[seat])
        number += 1
    reader.sets("revealed", CHARTERS, state.revealed)
    for seat in range(state.players):
        total |= state.revealed[seat]
        number += count(state.revealed[seat])
    every = first(CHARTER_COUNT) if state.secret_charters else 0
    words = reader.at("charter-deck")
    state.charter_deck = every & ~total
    if reader.has("charter-deck"):
        state.charter_deck = reader.set(words, CHARTERS)
    total |= state.charter_deck
    if count(total) != number + count(state.charter_deck) or total | only(SEER) & every != every:
        raise reader.wrong("each charter once" if state.secret_charters else "the option " + SECRET_CHARTERS)
    for seat, word in reader.by_seat("charter-points"):
        state.charter_points[seat] = reader.number(word, 1, MOST_POINTS if state.secret_charters else 0)
    read_ruled_out(state, reader)


def read_ruled_out(state: MythotopiaState, reader: Reader) -> None:
    """What the first seat knows the second does not keep; where both are one, all know it."""
    words = reader.at("ruled-out")
    for phrase in [] if words == NONE else words.split(" "):
        parts = reader.parts(phrase, "=", 2)
        who = reader.parts(parts[0], "/", 2)
        seat = reader.number(who[0], 0, int(state.players) - 1)
        holder = reader.number(who[1], 0, int(state.players) - 1)
        charters = reader.set(parts[1], CHARTERS)
        kept = state.charter[holder]
        if kept >= 0 and charters >> kept & 1:
            raise reader.wrong("charters that the second seat does not keep")
        state.ruled_out[seat * MOST + holder] = charters


# The questions.


def question_line(words: str) -> str:
    """The line of a position that says what is asked."""
    found = [line.strip() for line in words.splitlines() if line.strip().startswith("asked ")]
    return found[0][:80] if found else ""


def read_questions(state: MythotopiaState, reader: Reader) -> None:
    words = reader.at("waiting")
    waiting = [] if words == NONE else words.split(";")
    if len(waiting) > DEPTH - ROOM:
        raise reader.wrong("fewer questions waiting")
    for number, phrase in enumerate(waiting):
        asked = reader.question(phrase)
        check_question(state, reader, asked)
        check_waiting(state, reader, number, kind_of(asked))
        state.waiting[number] = asked
    state.depth = len(waiting)
    words = reader.at("asked")
    if words == NONE:
        state.asked = NOTHING
        if waiting or state.ending == NOT_OVER or state.wars() != 0:
            raise reader.wrong("a question, or the way the game ended, without wars and questions waiting")
    else:
        state.asked = reader.question(words)
        check_question(state, reader, state.asked)
        check_course(state, reader, kind_of(state.asked))
    check_half_done(state, reader, NO_QUESTION if words == NONE else kind_of(state.asked))


def check_waiting(state: MythotopiaState, reader: Reader, number: i64, kind: i64) -> None:
    """Below all others the rest of the turn, or of the game; then what is still to be had or to be done."""
    lowest = TAKE_TURN if state.ending == NOT_OVER else RESOLVE_WARS
    if number == 0 and kind != lowest:
        raise reader.wrong("the rest of the turn below all others, or of the game when it ends")
    if number > 0 and kind not in (TAKE_COUNTER, PAY_EXTRA, CARRY_OUT):
        raise reader.wrong("counters to be taken, or what is being paid for")


def check_course(state: MythotopiaState, reader: Reader, kind: i64) -> None:
    """Whether this can be asked now, with these questions waiting."""
    if kind in (CARRY_OUT, RESOLVE_WARS):
        raise reader.wrong("a question that a seat can answer")
    if state.ending != NOT_OVER and kind not in (CHOOSE_FINAL_WAR, TAKE_COUNTER):
        raise reader.wrong("a question of the end of the game")
    if kind == CHOOSE_FINAL_WAR and state.ending != CALLED:
        raise reader.wrong("a game that was called")
    if kind in (GIVE_UP_PROVINCES, CHOOSE_CITADEL, TAKE_TURN):
        if state.depth > 0:
            raise reader.wrong("nothing waiting")
        return
    if state.depth == 0:
        raise reader.wrong("the rest of the turn waiting")
    if kind not in (PAY, PAY_EXTRA, TAKE_COUNTER) and state.depth > 1:
        raise reader.wrong("nothing but the rest of the turn waiting")
    for number in range(state.depth):
        is_deed = kind_of(state.waiting[number]) == CARRY_OUT
        if is_deed != (kind == PAY and number == state.depth - 1):
            raise reader.wrong("a payment, with what is paid for next")


def check_half_done(state: MythotopiaState, reader: Reader, kind: i64) -> None:
    """What lies on the table only while something is asked."""
    in_play: i64 = 0
    for seat in range(state.players):
        cards = state.pile_size(seat, IN_PLAY)
        if cards > 0 and (seat != state.active or not state.pile_has(seat, IN_PLAY, COUNSELLOR)):
            reader.at("in-play")
            raise reader.wrong("Counsellor of the active seat, and what it exchanges")
        in_play += cards
    reader.at("asked")
    if (in_play > 0) != (kind == TAKE_COUNSEL):
        raise reader.wrong("cards in play, and the question of Counsellor")
    if (state.looked != 0) != (kind == CHOOSE_INVENTION):
        raise reader.wrong("improvements looked at, and the question of Philosopher")
    if (state.charters_looked != 0) != (kind == KEEP_CHARTER):
        raise reader.wrong("charters looked at, and the question which one is kept")
    if state.marched_from != 0 and kind not in (MARCH_FROM, MARCH_TO, COUNT_MARCH):
        raise reader.wrong("a question of a march under way")
    if kind not in (GIVE_UP_PROVINCES, CHOOSE_CITADEL):
        if sum_of(state.chosen, 0, MOST) != 0 or state.open_choices != 0:
            raise reader.wrong("nothing chosen, or a choice of all at the same time")


def check_question(state: MythotopiaState, reader: Reader, asked: i64) -> None:
    """The right seats, and something that the question can be about."""
    kind = kind_of(asked)
    if kind in (GIVE_UP_PROVINCES, CHOOSE_CITADEL):
        check_opening(state, reader, asked)
        return
    if count(seats_of(asked)) != 1:
        raise reader.wrong("a question to one seat")
    seat = nth(seats_of(asked), 0)
    if seat != state.active and kind != TAKE_COUNTER:
        raise reader.wrong("a question to the active seat")
    about = about_of(asked)
    is_fit = is_deed_fit(state, seat, about & 15, about >> 4) if kind == CARRY_OUT else True
    if not is_fit or not is_about(state, seat, kind, about):
        raise reader.wrong(f"something that the question can be about instead of {about}")


def check_opening(state: MythotopiaState, reader: Reader, asked: i64) -> None:
    """All are asked who have not chosen, and nobody has drawn a card. MT-S4, MT-S7."""
    is_giving_up = kind_of(asked) == GIVE_UP_PROVINCES
    number = state.edition.given_up if is_giving_up else 1
    for seat in range(state.players):
        is_done = count(state.chosen[seat]) == number or (state.towns[seat] == 0 and not is_giving_up)
        if count(state.chosen[seat]) > number or is_done == (seats_of(asked) >> seat & 1 != 0):
            raise reader.wrong("those asked who have not chosen yet")
        if state.deck_size(seat) != state.pile_size(seat, DRAW_PILE):
            raise reader.wrong("all cards in the draw piles")
    if about_of(asked) != 0 or (is_giving_up and not setup.chooses_start(state)):
        raise reader.wrong("a choice that this game has")


def is_about(state: MythotopiaState, seat: i64, kind: i64, about: i64) -> bool:
    if kind == TAKE_TURN:
        return about <= 2
    if kind in (LAY_RESERVE, CHOOSE_DISCARDS, CHOOSE_REMOVALS):
        return about <= 1
    if kind in (CHOOSE_TARGET, CHOOSE_SITE):
        return is_origin(state, seat, about, kind == CHOOSE_TARGET)
    if kind == CHOOSE_ROUTE:
        return is_origin(state, seat, about & 127, True) and about >> 7 < PROVINCES
    if kind == PAY:
        paid = about >> 10 & 255
        return about & 3 <= GOLD and paid < about >> 2 & 255 and 0 < about >> 18 <= ANY_PART
    if kind == PAY_EXTRA:
        return about in (V_GUILDED, V_INNS) and state.is_in_play(about)
    if kind == TAKE_COUNTER:
        return is_counter(state, about & 15, about >> 4)
    if kind == TAKE_COUNSEL:
        return (about >> 1) + 1 <= state.pile_size(seat, IN_PLAY)
    if kind in (MARCH_FROM, MARCH_TO, COUNT_MARCH):
        return is_march(state, seat, kind, about)
    return is_about_pieces(state, seat, kind, about)


def is_about_pieces(state: MythotopiaState, seat: i64, kind: i64, about: i64) -> bool:
    """Questions about armies and ships in some place."""
    place = about & 63
    if kind == PLAY_SHIPS:
        return place < PROVINCES and 1 <= about >> 6 <= 2
    if kind == PLAY_ARMIES:
        if place >= PROVINCES or about >> 10 & 63 > state.ready_armies[seat]:
            return False
        return about >> 17 == 0 and (about >> 16 == 1 or state.is_in_war(seat, place))
    if kind in (COUNT_WITHDRAWAL, HIRE_HOW_MANY):
        return about < PROVINCES and state.armies_in(seat, about) > 0
    if kind == DISMISS_MERCENARIES:
        return place < PROVINCES and state.mercenaries_in(seat, place) > 0 and about >> 6 < MOST_NUMBER
    if kind == LAUNCH_SHIPS:
        return about >> 2 <= state.ready_ships[seat]
    if kind == COUNT_RECALL:
        return about < SEAS
    if kind == ORDER_PIECES:
        return about & 15 <= state.pool_armies[seat] and about >> 4 <= state.pool_ships[seat]
    if kind == CHOOSE_WORK:
        return about < PROVINCES and state.owned(seat) >> about & 1 != 0
    return about == 0 or kind == CARRY_OUT


def is_origin(state: MythotopiaState, seat: i64, card: i64, invades: bool) -> bool:
    """A province of the seat, General, or Portal to invade. MT-I6, MT-K1."""
    if card < PROVINCES:
        return state.owned(seat) >> card & 1 != 0
    return card == GENERAL or (invades and card == PORTAL)


def is_counter(state: MythotopiaState, victory: i64, slot: i64) -> bool:
    if victory >= VICTORY_COUNT or not state.is_in_play(victory):
        return False
    return slot <= (1 if victory in (V_ISLES, V_SEAS) else 0)


def is_march(state: MythotopiaState, seat: i64, kind: i64, about: i64) -> bool:
    if kind == MARCH_FROM:
        return about == (1 if state.marched_from != 0 else 0)
    start = about & 63
    end = about >> 6
    if start >= PROVINCES or (state.owned(seat) & state.present[seat]) >> start & 1 == 0:
        return False
    if kind == MARCH_TO:
        return end == 0
    return end != start and end < PROVINCES and state.network(seat, start) >> end & 1 != 0


def is_deed_fit(state: MythotopiaState, seat: i64, deed: i64, what: i64) -> bool:
    """Whether what is being paid for can be done."""
    place = what & 63
    number = what >> 6
    if deed == DEED_DRAFT:
        return is_on_offer(state, seat, what)
    if deed == DEED_BUY:
        return what & 15 <= state.pool_armies[seat] and what >> 4 <= state.pool_ships[seat]
    if deed == DEED_PATRONAGE:
        return what == 0
    if deed == DEED_REVIVE:
        return what < CARDS and what != MYSTIC and state.pile_has(seat, DISCARD_PILE, what)
    if deed == DEED_EXTRA:
        return what in (V_GUILDED, V_INNS) and state.is_in_play(what)
    if deed == DEED_CHARTERS:
        return 0 < what <= count(state.charter_deck) and state.charter[seat] < 0
    if place >= PROVINCES:
        return False
    if deed in (DEED_INVADE, DEED_GARRISON):
        return 0 < number <= state.ready_armies[seat]
    if deed == DEED_HIRE:
        return 0 < number <= state.mercenaries_ready() and state.armies_in(seat, place) > 0
    if deed == DEED_ROAD:
        return is_road_fit(state, seat, place, number)
    if number > 0:
        return False
    if deed == DEED_CITY:
        return state.towns[seat] >> place & 1 != 0 and state.cities_left(seat) > 0
    if deed == DEED_CASTLE:
        is_free = (state.castles | state.citadels[seat]) >> place & 1 == 0
        return (
            is_free and state.owned(seat) >> place & 1 != 0 and count(state.castles) < state.edition.castles
        )
    return deed == DEED_PEACE and state.wars() >> place & 1 != 0 and state.is_in_war(seat, place)


def is_on_offer(state: MythotopiaState, seat: i64, card: i64) -> bool:
    if card < PROVINCES:
        return (state.province_deck & state.owned(seat)) >> card & 1 != 0
    return card < CARDS and (state.display | state.aside[seat]) >> (card - IMPROVEMENT) & 1 != 0


def is_road_fit(state: MythotopiaState, seat: i64, one: i64, other: i64) -> bool:
    if other >= PROVINCES or state.edition.border(one, other) == NO_BORDER:
        return False
    mine = state.owned(seat)
    is_new = state.roads[one] >> other & 1 == 0 and state.road_count < state.edition.roads
    return is_new and mine >> one & 1 != 0 and mine >> other & 1 != 0


class Reader:
    """Reads the words of one line, and names the line when a word is wrong."""

    def __init__(self, state: MythotopiaState, names: list[str]) -> None:
        self.state: Final = state
        self.names: Final = names
        self.fields: Final[dict[str, str]] = {}
        self.line: str = ""

    def take_lines(self, words: str) -> None:
        """Each line at most once; without players and a question nothing can be read."""
        for line in words.splitlines():
            self.line = line.strip()
            if not self.line:
                continue
            name, _, rest = self.line.partition(" ")
            if name not in LINES:
                raise self.wrong("a line of " + ", ".join(LINES))
            if name in self.fields:
                raise self.wrong(f"one line {name}")
            self.fields[name] = rest.strip() or NONE
        self.line = words[:40]
        for name in ("players", "asked"):
            if name not in self.fields:
                raise self.wrong(f"a line {name}")

    def has(self, name: str) -> bool:
        return name in self.fields

    def at(self, name: str) -> str:
        """Go to a line: what stands in it, which is nothing where it is left out."""
        rest = self.fields.get(name, NONE)
        self.line = f"{name} {rest}"
        return rest

    def wrong(self, expected: str) -> InputError:
        return InputError("position", {"line": self.line[:80], "expected": expected})

    def number(self, word: str, least: int, most: int) -> int:
        if word.isascii() and word.isdigit() and len(word) <= 9 and least <= int(word) <= most:
            return int(word)
        raise self.wrong(f"a whole number from {least} to {most} instead of {word[:20]!r}")

    def number_or(self, word: str, least: int, most: int, otherwise: int) -> int:
        return otherwise if word == NONE else self.number(word, least, most)

    def one_of(self, word: str, words: list[str]) -> int:
        if word not in words:
            raise self.wrong("one of " + ", ".join(words) + f" instead of {word[:20]!r}")
        return words.index(word)

    def parts(self, words: str, between: str, number: int) -> list[str]:
        parts = words.split(between)
        if len(parts) != number:
            raise self.wrong(f"{number} parts with {between!r} between them")
        return parts

    def set(self, words: str, keys: list[str]) -> i64:
        total: i64 = 0
        for word in [] if words == NONE else words.split(","):
            one = only(self.one_of(word, keys))
            if total & one != 0:
                raise self.wrong(f"{word} once")
            total |= one
        return total

    def crafts(self, words: str) -> i64:
        """Cards that are not of provinces, as card - 40."""
        return self.set(words, self.state.edition.cards[IMPROVEMENT:])

    def seats(self, words: str) -> i64:
        return self.set(words, [str(seat) for seat in range(self.state.players)])

    def by_seat(self, name: str) -> list[tuple[int, str]]:
        """`0=… 1=…`, each seat at most once."""
        words = self.at(name)
        found: list[tuple[int, str]] = []
        for phrase in [] if words == NONE else words.split(" "):
            parts = self.parts(phrase, "=", 2)
            seat = self.number(parts[0], 0, int(self.state.players) - 1)
            for other, _ in found:
                if other == seat:
                    raise self.wrong("each seat once")
            found.append((seat, parts[1]))
        return found

    def sets(self, name: str, keys: list[str], into: vec[i64]) -> None:
        for seat, words in self.by_seat(name):
            into[seat] = self.set(words, keys)

    def numbers(self, words: str, keys: list[str], into: vec[i64], start: i64, most: int) -> None:
        """`blore:3,custus:1`."""
        for word in words.split(","):
            parts = self.parts(word, ":", 2)
            place = start + self.one_of(parts[0], keys)
            if into[place] != 0:
                raise self.wrong(f"{parts[0]} once")
            into[place] = self.number(parts[1], 1, most)

    def pool(self, name: str, into: vec[i64], most: int) -> None:
        """By seat; what the edition says where the line is left out."""
        words = self.at(name)
        if words != NONE:
            for seat, word in enumerate(self.parts(words, ",", int(self.state.players))):
                into[seat] = self.number(word, 0, most)

    def question(self, words: str) -> i64:
        parts = self.parts(words, " ", 3)
        kind = self.one_of(parts[0], self.names)
        seats = self.seats(parts[1])
        if seats == 0:
            raise self.wrong("a seat that is asked")
        return question(kind, seats, self.number(parts[2], 0, MOST_ABOUT))
