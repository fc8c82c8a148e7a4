"""Text for actions (`draw 2`, `declare sword`, `stop`, `give map`, `to neutral`, `done`) and positions.

A position is a line a thing, in a fixed order:

    players 3
    options only-drawn=0 turn-limit=0
    turn 4
    active 1
    asked give-to 1 sword
    spaces 2 0 5
    hands bread,fairy|sword,map|ambush
    gifts ||campfire
    drawn sword<2,map<2
    shown -
    points 0
    winner -
    past 0 drew sword<1,fog<2 showed fairy gave fog>1
    past seen bread in 1 by 0,2

`drawn sword<2` says from which pile, `gave fog>1` to which. The lines `past` are what the seats
can remember, the oldest first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.dice import Dice
from mythagora.engine.errors import InputError
from mythagora.engine.sets import count, members, only
from mythagora.engine.steps import NOTHING, about_of, kind_of, question
from mythagora.games.mythe import setup
from mythagora.games.mythe.edition import MytheEdition
from mythagora.games.mythe.knowledge import cells, drawn_from, given, given_to, hands_before
from mythagora.games.mythe.meta import FEWEST, LONGEST_LIMIT, MOST, ONLY_DRAWN, TURN_LIMIT
from mythagora.games.mythe.past import Glimpse, Turn, pile_of, put
from mythagora.games.mythe.rules.give import needy_piles, spare_cards
from mythagora.games.mythe.state import (
    ACTIONS,
    DECLARE,
    DONE,
    DRAW,
    FIRST_DRAW,
    GIVE,
    GIVE_CARD,
    GIVE_TO,
    NOBODY,
    OPEN_TURN,
    STOP,
    TO,
    MytheState,
)

NONE: Final = "-"
LONGEST_POSITION: Final = 200_000
LINES: Final = [
    "players",
    "options",
    "turn",
    "active",
    "asked",
    "spaces",
    "hands",
    "gifts",
    "drawn",
    "shown",
    "points",
    "winner",
]


def text(state: MytheState, action: i64) -> str:
    keys = state.edition.keys
    if action >= GIVE:
        return "give " + keys[action - GIVE]
    if action >= DECLARE:
        return "declare " + keys[action - DECLARE]
    if action >= TO:
        return "to " + state.pile_word(action - TO)
    if action == DONE:
        return "done"
    if action == STOP:
        return "stop"
    return "draw " + state.pile_word(action - DRAW)


def parse(state: MytheState, words: str) -> i64:
    """The action with this text; there is one table, so the two directions cannot drift apart."""
    for action in range(ACTIONS):
        if text(state, action) == words:
            return action
    raise InputError("unknown-action", {"action": words[:80]})


def write(state: MytheState, steps: list[str]) -> str:
    """The whole position; `steps` are the names of the questions by number."""
    piles = range(state.piles)
    lines = [
        f"players {state.players}",
        f"options {ONLY_DRAWN}={state.only_drawn} {TURN_LIMIT}={state.turn_limit}",
        f"turn {state.turn}",
        f"active {state.active}",
        f"asked {write_question(state, steps)}",
        "spaces " + " ".join([str(state.spaces[seat]) for seat in range(state.players)]),
        "hands " + "|".join([write_cards(state, state.hands[pile]) for pile in piles]),
        "gifts " + "|".join([write_cards(state, state.gifts[pile]) for pile in piles]),
        "drawn " + (write_moves(state, state.drawn, state.sources, "<") or NONE),
        "shown " + (write_cards(state, state.shown) or NONE),
        f"points {state.points}",
        "winner " + (NONE if state.winner == NOBODY else str(state.winner)),
    ]
    for cell in cells(state):
        if isinstance(cell, Turn):
            words = [
                f"past {cell.giver} drew",
                write_moves(state, cell.drawn, cell.sources, "<") or NONE,
                "showed",
                write_cards(state, cell.shown) or NONE,
                "gave",
                write_moves(state, given(cell), cell.gifts, ">") or NONE,
            ]
            lines.append(" ".join(words))
        elif isinstance(cell, Glimpse):
            seats = ",".join([str(seat) for seat in members(cell.knows)])
            lines.append(f"past seen {write_cards(state, cell.cards)} in {cell.pile} by {seats}")
    return "\n".join(lines) + "\n"


def write_question(state: MytheState, steps: list[str]) -> str:
    if state.is_over():
        return NONE
    kind = kind_of(state.asked)
    words = f"{steps[kind]} {state.to_act()}"
    return words + " " + state.edition.keys[about_of(state.asked)] if kind == GIVE_TO else words


def write_cards(state: MytheState, cards: i64) -> str:
    return ",".join([state.edition.keys[card] for card in members(cards)])


def write_moves(state: MytheState, cards: i64, table: i64, arrow: str) -> str:
    """`sword<2,map<2`, from a packed table."""
    keys = state.edition.keys
    return ",".join([f"{keys[card]}{arrow}{pile_of(table, card)}" for card in members(cards)])


def read(state: MytheState, words: str, edition: MytheEdition, dice: Dice, steps: list[str]) -> None:
    """Fill an empty state from the text of a position; anything amiss is told with its line.

    A position that no game could come to is refused: from every state there is a way on.
    """
    if len(words) > LONGEST_POSITION:
        raise InputError(
            "position", {"line": words[:40], "expected": f"at most {LONGEST_POSITION} characters"}
        )
    lines = [line for line in words.splitlines() if line.strip()]
    if len(lines) < len(LINES):
        raise InputError("position", {"line": words[:40], "expected": "lines " + ", ".join(LINES)})
    reader = Reader(state, edition, lines)
    players = reader.number(reader.at("players"), FEWEST, MOST)
    setup.lay_out(state, players)
    state.edition = edition
    state.dice = dice
    read_options(state, reader, reader.at("options"))
    state.turn = reader.number(reader.at("turn"), 0, LONGEST_LIMIT)
    state.active = reader.number(reader.at("active"), 0, players - 1)
    reader.sets(reader.at("hands"), state.hands)
    reader.sets(reader.at("gifts"), state.gifts)
    moves = reader.moves(reader.at("drawn"), "<", int(state.active))
    state.drawn = moves[0]
    state.sources = moves[1]
    state.shown = reader.cards(reader.at("shown"))
    state.points = reader.number(reader.at("points"), 0, 1_000)
    winner = reader.at("winner")
    state.winner = NOBODY if winner == NONE else reader.number(winner, 0, players - 1)
    read_spaces(state, reader, reader.at("spaces"))
    read_question(state, reader, reader.at("asked"), steps)
    check_cards(state, reader)
    check_turn(state, reader)
    check_end(state, reader)
    for line in lines[len(LINES) :]:
        read_past(state, reader, line)
    check_past(state, reader)


def read_options(state: MytheState, reader: Reader, words: str) -> None:
    only_drawn, _, limit = words.partition(" ")
    state.only_drawn = reader.number(reader.after(only_drawn, ONLY_DRAWN + "="), 0, 1)
    state.turn_limit = reader.number(reader.after(limit, TURN_LIMIT + "="), 0, LONGEST_LIMIT)


def read_spaces(state: MytheState, reader: Reader, words: str) -> None:
    spaces = words.split(" ")
    if len(spaces) != state.players:
        raise reader.wrong(f"a space for each of the {state.players} heroes")
    for seat in range(len(spaces)):
        space = reader.number(spaces[seat], 0, int(state.edition.dragon))
        for other in range(seat):
            if space > 0 and state.spaces[other] == space:
                raise reader.wrong("one hero a space, the village excepted")
        state.spaces[seat] = space


def read_question(state: MytheState, reader: Reader, words: str, steps: list[str]) -> None:
    if words == NONE:
        state.asked = NOTHING
        return
    parts = words.split(" ")
    if len(parts) not in (2, 3) or parts[0] not in steps:
        raise reader.wrong("a question of " + ", ".join(steps) + ", and the active seat")
    kind = steps.index(parts[0])
    if reader.number(parts[1], 0, int(state.players) - 1) != state.active:
        raise reader.wrong("a question to the active seat")
    if (len(parts) == 3) != (kind == GIVE_TO):
        raise reader.wrong("a card after `give-to`, and only there")
    about = reader.card(parts[2]) if len(parts) == 3 else 0
    if kind == GIVE_TO and state.hands[state.active] >> about & 1 == 0:
        raise reader.wrong("a card of the giver's hand after `give-to`")
    if kind < GIVE_CARD and any([state.gifts[pile] != 0 for pile in range(state.piles)]):
        raise reader.wrong("no gifts before the giving")
    state.asked = question(kind, only(state.active), about)


def check_cards(state: MytheState, reader: Reader) -> None:
    """Every card of the game in exactly one place."""
    reader.at("hands")
    total: i64 = 0
    number: i64 = 0
    for pile in range(state.piles):
        total |= state.hands[pile] | state.gifts[pile]
        number += count(state.hands[pile]) + count(state.gifts[pile])
    if not state.is_giving():
        total |= state.drawn
        number += count(state.drawn)
    in_play = state.edition.in_play[state.players]
    if total != in_play or number != count(in_play):
        raise reader.wrong(f"each of the {count(in_play)} cards of the game in one place")
    mine = state.hands[state.active] | state.drawn
    if state.is_giving():
        mine = state.hands[state.active]
        for pile in range(state.piles):
            mine |= state.gifts[pile]
    if (state.drawn | state.shown) & ~mine != 0 or count(state.shown) > 1:
        raise reader.wrong("the cards drawn and the one item shown with the active player")


def check_turn(state: MytheState, reader: Reader) -> None:
    """The question fits what was drawn, shown and set aside, and it has an answer."""
    kind = kind_of(state.asked)
    reader.at("shown")
    if state.shown & ~state.edition.legends != 0 or state.shown & state.drawn != 0:
        raise reader.wrong("a legendary item that was not drawn this turn")
    if not state.is_over() and (
        (kind == OPEN_TURN and state.shown != 0) or (kind == FIRST_DRAW and state.shown == 0)
    ):
        raise reader.wrong("an item exactly once one was declared")
    reader.at("drawn")
    obstacles = count(state.drawn & state.edition.obstacles)
    if not state.is_over() and (state.drawn == 0) != (kind <= FIRST_DRAW):
        raise reader.wrong("cards exactly once one was drawn")
    if obstacles > (1 if state.is_giving() else 0):
        raise reader.wrong("no Obstacle but the one that ended the drawing")
    points: i64 = 0
    for card in members(state.drawn & ~state.edition.obstacles):
        points += state.edition.value[card]
    reader.at("points")
    if state.points != points:
        raise reader.wrong(f"the {points} points of the cards drawn")
    reader.at("gifts")
    aside: i64 = 0
    for pile in range(state.piles):
        aside |= state.gifts[pile]
    if state.gifts[state.active] != 0 or (state.only_drawn and aside & ~state.drawn != 0):
        raise reader.wrong("gifts to others, of cards that may be given")
    reader.at("hands")
    if state.is_giving():
        if spare_cards(state) < max(count(needy_piles(state)), 1 if kind == GIVE_TO else 0):
            raise reader.wrong("enough cards for everybody to have one after the giving")
    elif not state.is_over():
        others = [pile for pile in range(state.piles) if pile != state.active]
        has_cards = [state.hands[pile] != 0 for pile in others]
        if not any(has_cards) or (
            state.drawn == 0 and (not all(has_cards) or state.hands[state.active] == 0)
        ):
            raise reader.wrong("a card in every hand before the first draw, and then still one to draw")


def check_end(state: MytheState, reader: Reader) -> None:
    """A game is over when it is won or the turns are up, and then only. MY-W3, MY-T1."""
    reader.at("winner")
    for seat in range(state.players):
        if (state.spaces[seat] == state.edition.dragon) != (state.winner == seat):
            raise reader.wrong("the hero on the Dragon's space, and no other")
    if state.winner != NOBODY and (not state.is_over() or state.winner != state.active or state.shown == 0):
        raise reader.wrong("the active player with an item shown, and no more question")
    is_up = state.turn_limit > 0 and state.turn >= state.turn_limit
    if state.winner == NOBODY and (state.is_over() != is_up or (is_up and state.drawn != 0)):
        raise reader.wrong("a winner once nothing is asked, unless the turns are up")


def check_past(state: MytheState, reader: Reader) -> None:
    """Walk back from the hands through the past: every card must be where it was said to be."""
    reader.at("hands")
    hands = hands_before(state, state.hands)
    chain = cells(state)
    mover = state.active
    for number in range(len(chain) - 1, -1, -1):
        cell = chain[number]
        reader.line = reader.lines[len(LINES) + number]
        if isinstance(cell, Glimpse):
            if cell.cards & ~hands[cell.pile] != 0:
                raise reader.wrong("cards that lay in that pile then")
        elif isinstance(cell, Turn):
            mover = (mover + state.players - 1) % state.players
            gifts = given(cell)
            for pile in range(state.piles):
                gift = given_to(cell, pile)
                if gift & ~hands[pile] != 0:
                    raise reader.wrong("gifts that are where they were given")
                hands[pile] &= ~gift
            hands[cell.giver] |= gifts
            if cell.giver != mover or (cell.drawn | cell.shown) & ~hands[cell.giver] != 0:
                raise reader.wrong("a turn of the player before, who held the cards drawn and shown")
            if cell.drawn == 0 or (state.only_drawn and gifts & ~cell.drawn != 0):
                raise reader.wrong("at least one card drawn, and gifts that the variant allows")
            if cell.shown & (~state.edition.legends | cell.drawn) != 0 or count(cell.shown) > 1:
                raise reader.wrong("at most one legendary item shown, not drawn this turn")
            hands[cell.giver] &= ~cell.drawn
            for pile in range(state.piles):
                hands[pile] |= drawn_from(cell.drawn, cell.sources, pile)


def read_past(state: MytheState, reader: Reader, line: str) -> None:
    words = reader.field(line, "past").split(" ")
    if len(words) == 6 and words[0] == "seen" and words[2] == "in" and words[4] == "by":
        knows: i64 = 0
        for seat in words[5].split(","):
            knows |= only(reader.number(seat, 0, int(state.players) - 1))
        pile = reader.number(words[3], 0, int(state.piles) - 1)
        state.past = Glimpse(state.past, pile, reader.cards(words[1]), knows)
    elif len(words) == 7 and words[1] == "drew" and words[3] == "showed" and words[5] == "gave":
        giver = reader.number(words[0], 0, int(state.players) - 1)
        drawn = reader.moves(words[2], "<", giver)
        gifts = reader.moves(words[6], ">", giver)
        state.past = Turn(state.past, giver, drawn[0], drawn[1], reader.cards(words[4]), gifts[1])
    else:
        raise reader.wrong("`past SEAT drew … showed … gave …` or `past seen … in PILE by SEATS`")


class Reader:
    """Reads the words of one line, and names the line when a word is wrong."""

    def __init__(self, state: MytheState, edition: MytheEdition, lines: list[str]) -> None:
        self.state: Final = state
        self.edition: Final = edition
        self.lines: Final = lines
        self.line: str = ""

    def wrong(self, expected: str) -> InputError:
        return InputError("position", {"line": self.line[:80], "expected": expected})

    def after(self, words: str, start: str) -> str:
        if not words.startswith(start):
            raise self.wrong(f"`{start}…`")
        return words[len(start) :]

    def at(self, name: str) -> str:
        """Go to the line with this name."""
        return self.field(self.lines[LINES.index(name)], name)

    def field(self, line: str, name: str) -> str:
        self.line = line
        return self.after(line.strip() + " ", name + " ").strip()

    def number(self, word: str, least: int, most: int) -> int:
        if word.isascii() and word.isdigit() and len(word) <= 9 and least <= int(word) <= most:
            return int(word)
        raise self.wrong(f"a whole number from {least} to {most} instead of {word[:20]!r}")

    def card(self, word: str) -> int:
        if word not in self.edition.keys:
            raise self.wrong(f"a card of the edition instead of {word[:20]!r}")
        return self.edition.keys.index(word)

    def cards(self, words: str) -> i64:
        total: i64 = 0
        if words not in ("", NONE):
            for word in words.split(","):
                card = only(self.card(word))
                if total & card != 0:
                    raise self.wrong("each card once")
                total |= card
        return total

    def sets(self, words: str, into: vec[i64]) -> None:
        parts = words.split("|")
        if len(parts) != len(into):
            raise self.wrong(f"{len(into)} lists of cards with `|` between them")
        for pile in range(len(into)):
            into[pile] = self.cards(parts[pile])

    def moves(self, words: str, arrow: str, mover: int) -> tuple[i64, i64]:
        """The cards that moved, and the packed table of where; never to or from the mover's own hand."""
        total: i64 = 0
        table: i64 = 0
        if words != NONE:
            for word in words.split(","):
                key, _, pile = word.partition(arrow)
                card = self.card(key)
                if total >> card & 1:
                    raise self.wrong("each card once")
                total |= only(card)
                place = self.number(pile, 0, int(self.state.piles) - 1)
                if place == mover:
                    raise self.wrong("moves between the player's hand and the others")
                table = put(table, card, place)
        return total, table
