"""Text for actions (`go zeus-day`, `move stone 1 2`, `build small-temple 3`, `done`) and positions.

A position is a line a thing, in a fixed order; seats, and places of a table, stand between `|`:

    players 2
    options choose-your-deity=0 follow-after-bonus-only=0 …
    turn 4
    first 0
    active 1
    happened main
    ending -
    asked build 1 3
    waiting close-turn 1 0;follow 0 0;wrap-up 1 0
    builders zeus-day|demeter-night
    tokens 3 4 2 1
    goods 2,1,0/0,0,0/0,0,0/0,0,0|4,2,0/0,1,0/0,0,0/0,0,0
    built 10000000|11000000
    favors 0,1,0,0|0,0,0,1|3,2,3,2
    reserve 0 2
    cards hera:1,pan:L4|ares:2
    fresh -
    line zeus|apollo|athena|demeter
    turned 0
    locks 1
    deck hades,poseidon,…
    dealt -|-
    chosen -|-
    past glimpsed=- undealt=- seen=-|- open=-

`goods` are stone, marble and gold from level 1 up; `built` are the levels of the eight slots; the last
entry of `favors` are the piles; `pan:L4` is locked with a 4. A question is its name, the seats asked, and
a number that says what it is about; of those waiting the last is asked next.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.errors import InputError
from mythagora.engine.sets import count, first, members, only
from mythagora.engine.state import DEPTH
from mythagora.engine.steps import NOTHING, about_of, kind_of, question, seats_of
from mythagora.games.mytikas import setup
from mythagora.games.mytikas.cards import DEITIES
from mythagora.games.mytikas.edition import (
    AREAS,
    DEMETER_NIGHT,
    GOD_COUNT,
    GODS,
    GOODS,
    LEVELS,
    MOST_LOCKS,
    PIECES,
    SLOT_COUNT,
    SLOTS,
    ZEUS_NIGHT,
    MytikasEdition,
)
from mythagora.games.mytikas.meta import (
    CARD_BONUS_ONLY,
    CHOOSE_DEITY,
    FEWEST,
    FOLLOW_AFTER_BONUS_ONLY,
    FOLLOWERS_MOVE_DOWN,
    LONGEST_LIMIT,
    MOST,
    OFFERINGS_OVER_LOCK,
    TURN_LIMIT,
)
from mythagora.games.mytikas.state import (
    BUILD_PIECE,
    CHOOSE_EXTRA,
    CHOOSE_PART,
    CHOOSE_SET,
    CHOOSE_SLOT,
    CLOSE_TURN,
    DEITY_COUNT,
    FIRST_FAVOR,
    FOLLOW_OR_PASS,
    FORGE,
    GIVE_GOODS,
    MOVE_GOODS,
    OPEN_TURN,
    PLACES,
    POOL,
    PUT,
    PUT_OFFERINGS,
    WRAP_UP,
    MytikasState,
)
from mythagora.games.mytikas.state import CHOOSE_DEITY as CHOOSE_DEITY_STEP

NONE: Final = "-"
LONGEST_POSITION: Final = 20_000
MOST_OF_ANYTHING: Final = 100_000
MOST_ABOUT: Final = 1023
ROOM: Final = 6  # for questions that come up within a turn
HAPPENED: Final = ["demeter", "hades", "main", "bonus"]
ENDINGS: Final = ["levels", "locks", "built"]
OPTIONS: Final = [
    CHOOSE_DEITY,
    FOLLOW_AFTER_BONUS_ONLY,
    FOLLOWERS_MOVE_DOWN,
    OFFERINGS_OVER_LOCK,
    CARD_BONUS_ONLY,
    TURN_LIMIT,
]
REMEMBERED: Final = ["glimpsed", "undealt", "seen", "open"]
LINES: Final = [
    "players",
    "options",
    "turn",
    "first",
    "active",
    "happened",
    "ending",
    "asked",
    "waiting",
    "builders",
    "tokens",
    "goods",
    "built",
    "favors",
    "reserve",
    "cards",
    "fresh",
    "line",
    "turned",
    "locks",
    "deck",
    "dealt",
    "chosen",
    "past",
]


def make_table() -> list[str]:
    """The text of every action, in the order of their numbers."""
    words = ["go " + area for area in AREAS]
    words += ["main", "bonus", "done", "pass"]
    words += ["follow " + god for god in GODS]
    words += ["follow offering", "day", "night"]
    words += [f"produce {number}" for number in (1, 2, 3)]
    words += [f"harvest {number}" for number in (1, 2, 3)]
    words += ["also " + good for good in GOODS]
    levels = ["1", "2", "3", "4"]
    words += [f"move {good} {start} {to}" for good in GOODS for start in levels for to in levels]
    words += [f"turn {good} {start}" for good in GOODS[:2] for start in levels]
    words += [f"build {piece} {level}" for piece in PIECES for level in levels]
    words += ["slot " + slot for slot in SLOTS]
    words += ["favor " + god for god in GODS]
    words += [f"rob {god} {seat}" for god in GODS for seat in range(MOST)]
    words += ["take"]
    words += ["offer " + deity for deity in DEITIES]
    words += [f"put {number + 1}" for number in range(FORGE - PUT)]
    words += ["forge " + level for level in levels]
    words += [f"change {good} {level}" for level in levels for good in GOODS[1:]]
    words += ["sacrifice 3", "sacrifice 7"]
    words += [f"give {good} {level}" for level in levels for good in GOODS]
    words += ["keep " + deity for deity in DEITIES]
    return words


TABLE: Final = make_table()
NUMBERS: Final = {words: number for number, words in enumerate(TABLE)}


def text(action: i64) -> str:
    return TABLE[action]


def parse(words: str) -> i64:
    if words not in NUMBERS:
        raise InputError("unknown-action", {"action": words[:80]})
    return NUMBERS[words]


def write(state: MytikasState, steps: list[str]) -> str:
    """The whole position; `steps` are the names of the questions by number."""
    seats = range(state.players)
    holders = [int(seat) for seat in seats] + [POOL]
    waiting = [write_question(state.waiting[number], steps) for number in range(state.depth)]
    lines = [
        f"players {state.players}",
        "options " + " ".join([f"{OPTIONS[n]}={value}" for n, value in enumerate(option_values(state))]),
        f"turn {state.turn}",
        f"first {state.first}",
        f"active {state.active}",
        "happened " + write_flags(state.happened, HAPPENED),
        "ending " + write_flags(state.ending, ENDINGS),
        "asked " + (NONE if state.is_over() else write_question(state.asked, steps)),
        "waiting " + (";".join(waiting) or NONE),
        "builders " + "|".join([write_area(state.builders[seat]) for seat in seats]),
        "tokens " + write_numbers(state.tokens, 0, LEVELS, " "),
        "goods " + "|".join([write_goods(state, seat) for seat in seats]),
        "built " + "|".join([write_built(state, seat) for seat in seats]),
        "favors "
        + "|".join([write_numbers(state.favors, who * GOD_COUNT, GOD_COUNT, ",") for who in holders]),
        "reserve " + write_numbers(state.reserve, 0, state.players, " "),
        "cards " + "|".join([write_held(state, state.cards[seat]) for seat in seats]),
        "fresh " + write_cards(state.fresh),
        "line " + "|".join([write_card(state.line[place]) for place in range(state.players + 2)]),
        f"turned {state.turned}",
        f"locks {state.locks_taken}",
        "deck " + write_cards(state.deck),
        "dealt " + write_sets(state.dealt, state.players),
        "chosen " + write_sets(state.chosen, state.players),
        f"past glimpsed={write_members(state.glimpsed)} undealt={write_cards(state.undealt)}"
        + f" seen={write_sets(state.seen, state.players)} open={write_members(state.open_choices)}",
    ]
    return "\n".join(lines) + "\n"


def option_values(state: MytikasState) -> list[int]:
    """In the order of `OPTIONS`."""
    return [
        int(state.choose_deity),
        int(state.follow_after_bonus_only),
        int(state.followers_move_down),
        int(state.offerings_over_lock),
        int(state.card_bonus_only),
        int(state.turn_limit),
    ]


def write_question(asked: i64, steps: list[str]) -> str:
    return f"{steps[kind_of(asked)]} {write_members(seats_of(asked))} {about_of(asked)}"


def write_flags(flags: i64, words: list[str]) -> str:
    return ",".join([words[flag] for flag in members(flags)]) or NONE


def write_members(things: i64) -> str:
    return ",".join([str(thing) for thing in members(things)]) or NONE


def write_area(area: i64) -> str:
    return AREAS[area] if area >= 0 else NONE


def write_card(deity: i64) -> str:
    return DEITIES[deity] if deity >= 0 else NONE


def write_cards(cards: i64) -> str:
    return ",".join([DEITIES[deity] for deity in members(cards)]) or NONE


def write_sets(table: vec[i64], seats: i64) -> str:
    return "|".join([write_cards(table[seat]) for seat in range(seats)])


def write_numbers(table: vec[i64], start: i64, number: i64, between: str) -> str:
    return between.join([str(table[place]) for place in range(start, start + number)])


def write_goods(state: MytikasState, seat: i64) -> str:
    board = seat * PLACES
    return "/".join([write_numbers(state.goods, board + level * 3, 3, ",") for level in range(LEVELS)])


def write_built(state: MytikasState, seat: i64) -> str:
    return write_numbers(state.built, seat * SLOT_COUNT, SLOT_COUNT, "")


def write_held(state: MytikasState, cards: i64) -> str:
    """`hera:2,pan:L4`: Offerings, or the lock."""
    words: list[str] = []
    for deity in members(cards):
        lock = state.locked[deity]
        words.append(f"{DEITIES[deity]}:" + (f"L{lock}" if lock > 0 else str(state.on_card[deity])))
    return ",".join(words) or NONE


def read(state: MytikasState, words: str, edition: MytikasEdition, dice: Dice, steps: list[str]) -> None:
    """Fill an empty state from the text of a position; anything amiss is told with its line."""
    if len(words) > LONGEST_POSITION:
        raise InputError(
            "position", {"line": words[:40], "expected": f"at most {LONGEST_POSITION} characters"}
        )
    lines = [line for line in words.splitlines() if line.strip()]
    if len(lines) != len(LINES):
        raise InputError("position", {"line": words[:40], "expected": "lines " + ", ".join(LINES)})
    reader = Reader(state, steps)
    fields: dict[str, str] = {}
    for number, name in enumerate(LINES):
        fields[name] = reader.field(lines[number], name)
    reader.lines.update({name: lines[number] for number, name in enumerate(LINES)})
    reader.at("players")
    players = reader.number(fields["players"], FEWEST, MOST)
    setup.lay_out(state, players)
    state.edition = edition
    state.dice = dice
    reader.at("options")
    read_options(state, reader, fields["options"])
    reader.at("turn")
    state.turn = reader.number(fields["turn"], 0, MOST_OF_ANYTHING)
    reader.at("first")
    state.first = reader.number(fields["first"], 0, players - 1)
    reader.at("active")
    state.active = reader.number(fields["active"], 0, players - 1)
    reader.at("happened")
    state.happened = reader.flags(fields["happened"], HAPPENED)
    reader.at("ending")
    state.ending = reader.flags(fields["ending"], ENDINGS)
    read_table(state, reader, fields)
    read_cards(state, reader, fields)
    read_past(state, reader, fields["past"])
    read_questions(state, reader, fields)
    check_cards(state, reader)


def read_options(state: MytikasState, reader: Reader, words: str) -> None:
    values: list[int] = []
    parts = words.split(" ")
    if len(parts) != len(OPTIONS):
        raise reader.wrong("the options " + ", ".join(OPTIONS))
    for number, name in enumerate(OPTIONS):
        most = LONGEST_LIMIT if name == TURN_LIMIT else 1
        values.append(reader.number(reader.after(parts[number], name + "="), 0, most))
    state.choose_deity = values[0]
    state.follow_after_bonus_only = values[1]
    state.followers_move_down = values[2]
    state.offerings_over_lock = values[3]
    state.card_bonus_only = values[4]
    state.turn_limit = values[5]


def read_table(state: MytikasState, reader: Reader, fields: dict[str, str]) -> None:
    """What lies open: builders, tokens, player boards, Favors and Offerings."""
    players = int(state.players)
    reader.at("builders")
    for seat, word in enumerate(reader.parts(fields["builders"], "|", players)):
        state.builders[seat] = -1 if word == NONE else reader.one_of(word, AREAS)
    for seat in range(players):
        for other in range(seat):
            mine = state.builders[seat]
            theirs = state.builders[other]
            if mine >= 0 and (mine == theirs or (players == 2 and mine >> 1 == theirs >> 1)):
                raise reader.wrong("every builder in an area of its own")
    reader.at("tokens")
    reader.numbers(fields["tokens"], " ", state.tokens, 0, LEVELS, 6)
    reader.at("goods")
    for seat, board in enumerate(reader.parts(fields["goods"], "|", players)):
        for level, goods in enumerate(reader.parts(board, "/", LEVELS)):
            reader.numbers(goods, ",", state.goods, seat * PLACES + level * 3, 3, MOST_OF_ANYTHING)
    reader.at("built")
    for seat, digits in enumerate(reader.parts(fields["built"], "|", players)):
        if len(digits) != SLOT_COUNT:
            raise reader.wrong(f"{SLOT_COUNT} levels for each player")
        for slot, digit in enumerate(digits):
            state.built[seat * SLOT_COUNT + slot] = reader.number(digit, 0, LEVELS)
        if state.built[seat * SLOT_COUNT] != 1:
            raise reader.wrong("the first minor city on level 1")
    reader.at("favors")
    for place, tokens in enumerate(reader.parts(fields["favors"], "|", players + 1)):
        holder = POOL if place == players else place
        reader.numbers(tokens, ",", state.favors, holder * GOD_COUNT, GOD_COUNT, 4)
    for god in range(GOD_COUNT):
        total = state.favor(POOL, god)
        for seat in range(players):
            total += state.favor(seat, god)
        if total != setup.favor_pile(players):
            raise reader.wrong(f"{setup.favor_pile(players)} Favors of each god")
    reader.at("reserve")
    reader.numbers(fields["reserve"], " ", state.reserve, 0, players, MOST_OF_ANYTHING)


def read_cards(state: MytikasState, reader: Reader, fields: dict[str, str]) -> None:
    players = int(state.players)
    reader.at("cards")
    for seat, words in enumerate(reader.parts(fields["cards"], "|", players)):
        for word in [] if words == NONE else words.split(","):
            key, _, value = word.partition(":")
            deity = reader.one_of(key, DEITIES)
            if any([state.cards[other] >> deity & 1 for other in range(players)]):
                raise reader.wrong("each card once")
            state.cards[seat] |= only(deity)
            if value.startswith("L"):
                state.locked[deity] = reader.number(value[1:], 1, 99)
            else:
                state.on_card[deity] = reader.number(value, 1, MOST_OF_ANYTHING)
    reader.at("fresh")
    state.fresh = reader.cards(fields["fresh"])
    reader.at("line")
    for place, word in enumerate(reader.parts(fields["line"], "|", players + 2)):
        state.line[place] = -1 if word == NONE else reader.one_of(word, DEITIES)
    reader.at("turned")
    state.turned = reader.number(fields["turned"], 0, players + 1)
    reader.at("locks")
    state.locks_taken = reader.number(fields["locks"], 0, players + 2)
    reader.at("deck")
    state.deck = reader.cards(fields["deck"])
    reader.at("dealt")
    reader.sets(fields["dealt"], state.dealt)
    reader.at("chosen")
    reader.sets(fields["chosen"], state.chosen)


def read_past(state: MytikasState, reader: Reader, words: str) -> None:
    reader.at("past")
    parts = reader.parts(words, " ", len(REMEMBERED))
    values = [reader.after(part, name + "=") for part, name in zip(parts, REMEMBERED, strict=True)]
    state.glimpsed = reader.members(values[0], 1, int(state.players) + 1)
    state.undealt = reader.cards(values[1])
    reader.sets(values[2], state.seen)
    state.open_choices = reader.members(values[3], 0, int(state.players) - 1)


def read_questions(state: MytikasState, reader: Reader, fields: dict[str, str]) -> None:
    reader.at("waiting")
    waiting = [] if fields["waiting"] == NONE else fields["waiting"].split(";")
    if len(waiting) > DEPTH - ROOM:
        raise reader.wrong("fewer questions waiting")
    for number, words in enumerate(waiting):
        asked = reader.question(words)
        check_question(state, reader, asked)
        if number == 0 and kind_of(asked) not in (CLOSE_TURN, OPEN_TURN):
            raise reader.wrong("the end of a turn, or the first turn, below all others")
        state.waiting[number] = asked
    state.depth = len(waiting)
    reader.at("asked")
    if fields["asked"] == NONE:
        state.asked = NOTHING
        if waiting:
            raise reader.wrong("nothing waiting when the game is over")
        return
    state.asked = reader.question(fields["asked"])
    check_question(state, reader, state.asked)
    if kind_of(state.asked) == CLOSE_TURN:
        raise reader.wrong("a question that a seat can answer")
    if not waiting and kind_of(state.asked) not in (CHOOSE_DEITY_STEP, OPEN_TURN):
        raise reader.wrong("the rest of the turn waiting")


def question_line(words: str) -> str:
    """The line of a position that says what is asked."""
    found = [line for line in words.splitlines() if line.startswith("asked ")]
    return found[0][:80] if found else ""


def check_question(state: MytikasState, reader: Reader, asked: i64) -> None:
    """The right seat, and something that the question can be about."""
    kind = kind_of(asked)
    about = about_of(asked)
    if kind == CHOOSE_DEITY_STEP:
        for seat in range(state.players):
            if count(state.dealt[seat]) != 2 or (seats_of(asked) >> seat & 1 == 0) == (
                state.chosen[seat] == 0
            ):
                raise reader.wrong("two cards dealt to each, and those asked who have not chosen")
        return
    if count(seats_of(asked)) != 1:
        raise reader.wrong("a question to one seat")
    seat = members(seats_of(asked))[0]
    is_own = kind in (OPEN_TURN, CHOOSE_PART, WRAP_UP, CLOSE_TURN)
    if (is_own and seat != state.active) or (kind == FOLLOW_OR_PASS and seat == state.active):
        raise reader.wrong("a question to the seat whose turn it is, or to one that follows")
    if kind not in (OPEN_TURN, FIRST_FAVOR, GIVE_GOODS) and state.builders[state.active] < 0:
        raise reader.wrong("the builder of the active seat in an area")
    if kind == CHOOSE_SET and (about >= SLOT_COUNT or state.level_of(seat, about) == 0):
        raise reader.wrong("a city that is built")
    if kind in (CHOOSE_SLOT, PUT_OFFERINGS) and about >= 16:
        raise reader.wrong("a number below 16")
    if kind == CHOOSE_EXTRA and not 0 < about < 8:
        raise reader.wrong("kinds of resources, from 1 to 7")
    if kind == MOVE_GOODS and (about & 15 == 0 or about > 127):
        raise reader.wrong("moves that are left, from 1 to 127 with their sort")
    if kind == BUILD_PIECE and about not in (ZEUS_NIGHT, DEMETER_NIGHT):
        raise reader.wrong("an area where something is built")
    if kind == GIVE_GOODS and (about & 15 == 0 or state.goods_of(seat) < about & 15):
        raise reader.wrong("resources that can be given")


def check_cards(state: MytikasState, reader: Reader) -> None:
    """Every card of the game in exactly one place, and every lock taken on a card."""
    reader.at("deck")
    total = state.deck
    number = count(state.deck)
    locked: i64 = 0
    for seat in range(state.players):
        total |= state.cards[seat]
        number += count(state.cards[seat])
    is_choosing = True
    for place in range(state.players + 2):
        if state.line[place] >= 0:
            total |= only(state.line[place])
            number += 1
            is_choosing = False
    for seat in range(state.players):
        if state.cards[seat] != 0:
            is_choosing = False
    for seat in range(state.players):
        if is_choosing:
            total |= state.dealt[seat]
            number += count(state.dealt[seat])
        elif state.dealt[seat] & ~state.deck != 0:
            raise reader.wrong("the cards declined in the deck")
        if state.chosen[seat] & ~state.dealt[seat] != 0:
            raise reader.wrong("a choice among the cards dealt")
    if total != first(DEITY_COUNT) or number != DEITY_COUNT:
        raise reader.wrong(f"each of the {DEITY_COUNT} cards in one place")
    reader.at("locks")
    for deity in range(DEITY_COUNT):
        if state.locked[deity] > 0:
            locked += 1
    if locked != state.locks_taken or state.turned > state.locks_taken:
        raise reader.wrong("as many locks taken as lie on cards")
    for place in range(state.locks_taken):
        is_there = False
        for deity in range(DEITY_COUNT):
            if state.locked[deity] == state.edition.locks[state.players * MOST_LOCKS + place]:
                is_there = True
        if not is_there:
            raise reader.wrong("the locks of the edition, from the lowest")


class Reader:
    """Reads the words of one line, and names the line when a word is wrong."""

    def __init__(self, state: MytikasState, steps: list[str]) -> None:
        self.state: Final = state
        self.steps: Final = steps
        self.lines: Final[dict[str, str]] = {}
        self.line: str = ""

    def at(self, name: str) -> None:
        self.line = self.lines[name]

    def wrong(self, expected: str) -> InputError:
        return InputError("position", {"line": self.line[:80], "expected": expected})

    def after(self, words: str, start: str) -> str:
        if not words.startswith(start):
            raise self.wrong(f"`{start}…`")
        return words[len(start) :]

    def field(self, line: str, name: str) -> str:
        self.line = line
        return self.after(line.strip() + " ", name + " ").strip()

    def number(self, word: str, least: int, most: int) -> int:
        if word.isascii() and word.isdigit() and len(word) <= 9 and least <= int(word) <= most:
            return int(word)
        raise self.wrong(f"a whole number from {least} to {most} instead of {word[:20]!r}")

    def one_of(self, word: str, words: list[str]) -> int:
        if word not in words:
            raise self.wrong("one of " + ", ".join(words) + f" instead of {word[:20]!r}")
        return words.index(word)

    def parts(self, words: str, between: str, number: int) -> list[str]:
        parts = words.split(between)
        if len(parts) != number:
            raise self.wrong(f"{number} parts with {between!r} between them")
        return parts

    def numbers(self, words: str, between: str, into: vec[i64], start: int, number: int, most: int) -> None:
        for place, word in enumerate(self.parts(words, between, number)):
            into[start + place] = self.number(word, 0, most)

    def flags(self, words: str, names: list[str]) -> i64:
        total: i64 = 0
        for word in [] if words == NONE else words.split(","):
            total |= only(self.one_of(word, names))
        return total

    def cards(self, words: str) -> i64:
        return self.flags(words, DEITIES)

    def members(self, words: str, least: int, most: int) -> i64:
        total: i64 = 0
        for word in [] if words == NONE else words.split(","):
            total |= only(self.number(word, least, most))
        return total

    def sets(self, words: str, into: vec[i64]) -> None:
        for seat, part in enumerate(self.parts(words, "|", int(self.state.players))):
            into[seat] = self.cards(part)

    def question(self, words: str) -> i64:
        parts = self.parts(words, " ", 3)
        kind = self.one_of(parts[0], self.steps)
        seats = self.members(parts[1], 0, int(self.state.players) - 1)
        if seats == 0:
            raise self.wrong("a seat that is asked")
        return question(kind, seats, self.number(parts[2], 0, MOST_ABOUT))
