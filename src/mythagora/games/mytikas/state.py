"""The pieces of Mytikas, and the numbers of its questions and answers."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.edition import Edition
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth, only
from mythagora.engine.state import EMPTY, State
from mythagora.games.mytikas.edition import (
    FIRST_SLOT,
    GOD_COUNT,
    KINDS,
    LEVELS,
    MOST_LOCKS,
    SLOT_COUNT,
    MytikasEdition,
)

# Questions, numbers in the table of steps in `game.py`.
CHOOSE_DEITY: Final = 0
FIRST_FAVOR: Final = 1
OPEN_TURN: Final = 2
GIVE_GOODS: Final = 3
CHOOSE_PART: Final = 4
CHOOSE_SET: Final = 5
CHOOSE_HARVEST: Final = 6
CHOOSE_EXTRA: Final = 7
BUILD_PIECE: Final = 8
CHOOSE_SLOT: Final = 9
TAKE_FAVOR: Final = 10
FORGE_FAVOR: Final = 11
MOVE_GOODS: Final = 12
SERVE_HADES: Final = 13
MAKE_OFFERING: Final = 14
PUT_OFFERINGS: Final = 15
WRAP_UP: Final = 16
FOLLOW_OR_PASS: Final = 17
CHOOSE_TIME: Final = 18
CLOSE_TURN: Final = 19  # never asked: it only waits at the bottom of the pile

# Answers.
MOST_PUT: Final = 64  # Offerings in one offering; nobody has ever had as many
GO: Final = 0  # + area
MAIN: Final = 8
BONUS: Final = 9
DONE: Final = 10
PASS: Final = 11
FOLLOW: Final = 12  # + god whose Favor is paid
FOLLOW_OFFERING: Final = 16
TIME: Final = 17  # + 0 by day, 1 by night
SET: Final = 19  # + number of the set: what a city yields
HARVEST: Final = 22  # + number of the set: what level 1 yields
EXTRA: Final = 25  # + kind
MOVE: Final = 28  # + kind * 16 + from * 4 + to
TURN: Final = 76  # + kind * 4 + from: up one level, and stone turns to marble, marble to gold
BUILD: Final = 84  # + piece * 4 + level
SLOT: Final = 100  # + slot
FAVOR: Final = 108  # + god
ROB: Final = 112  # + god * 4 + seat
TAKE: Final = 128
OFFER: Final = 129  # + deity
PUT: Final = 145  # + Offerings - 1
FORGE: Final = PUT + MOST_PUT  # + level
CHANGE: Final = FORGE + LEVELS  # + level * 2, + 1 for gold
SACRIFICE: Final = CHANGE + 2 * LEVELS  # + 0 for the small one, 1 for the large one
GIVE: Final = SACRIFICE + 2  # + level * 3 + kind
KEEP: Final = GIVE + LEVELS * KINDS  # + deity
DEITY_COUNT: Final = 16
ACTIONS: Final = KEEP + DEITY_COUNT

NOBODY: Final = -1
POOL: Final = 4  # holds the Favor piles, as if it were a seat
PLACES: Final = 12  # for resources on a player board: level * 3 + kind

# What has happened this turn, as flags.
USED_DEMETER: Final = 1
USED_HADES: Final = 2
MAIN_PERFORMED: Final = 4
BONUS_TAKEN: Final = 8

# Why the game ends, as flags. MK-E1.
LEVELS_FULL: Final = 1
LOCKS_GONE: Final = 2
ALL_BUILT: Final = 4

NO_EDITION: Final = MytikasEdition("", "", "", "")


class MytikasState(State):
    """What lies on the table; the rules are in `rules/`, put together in `game.py`.

    Tables marked *replaced* are never written after they were made, so clones share them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.edition: MytikasEdition = NO_EDITION
        self.choose_deity: i64 = 0  # the variant of MK-S5
        self.follow_after_bonus_only: i64 = 0  # MK-T4
        self.followers_move_down: i64 = 0  # MK-T6
        self.offerings_over_lock: i64 = 0  # MK-O3
        self.card_bonus_only: i64 = 0  # MK-D19
        self.turn_limit: i64 = 0  # for games between bots, 0 is none
        self.first: i64 = 0  # the seat that began
        self.active: i64 = 0
        self.turn: i64 = 0  # turns played
        self.happened: i64 = 0  # this turn, flags
        self.ending: i64 = 0  # flags
        self.builders: vec[i64] = EMPTY  # by seat: the area, -1 before the first turn
        self.goods: vec[i64] = EMPTY  # by seat and place on the player board
        self.favors: vec[i64] = EMPTY  # by holder and god; the pool is a holder too
        self.reserve: vec[i64] = EMPTY  # by seat: Offerings
        self.on_card: vec[i64] = EMPTY  # by deity: Offerings
        self.tokens: vec[i64] = EMPTY  # by level, on the mountain; replaced
        self.built: vec[i64] = EMPTY  # by seat and slot: 0, or the level from 1; replaced
        self.cards: vec[i64] = EMPTY  # by seat: the set of deities controlled; replaced
        self.locked: vec[i64] = EMPTY  # by deity: the value of the lock on it, 0 for none; replaced
        self.line: vec[i64] = EMPTY  # by place: the deity, -1 when taken; replaced
        self.turned: i64 = 0  # the line lies face up to this place
        self.locks_taken: i64 = 0
        self.fresh: i64 = 0  # deities that changed hands this turn, MK-D1
        self.deck: i64 = 0  # a set: its order never matters, because nobody draws from it, MK-S6
        # What the seats cannot see or have only seen for a moment; see `redeal.py`.
        self.dealt: vec[i64] = EMPTY  # by seat: cards dealt to it and not shown, MK-S5; replaced
        self.chosen: vec[i64] = EMPTY  # by seat: the card kept, until all are in, as a set; replaced
        self.glimpsed: i64 = 0  # places of the line that all have seen, face down again
        self.undealt: i64 = 0  # cards that all know were not dealt to a seat
        self.seen: vec[i64] = EMPTY  # by seat: cards that all know were dealt to it; replaced
        self.open_choices: i64 = 0  # the seats whose choice all know, though not all are in

    def copy_pieces_to(self, twin: MytikasState) -> None:
        self.copy_to(twin)
        twin.edition = self.edition
        twin.choose_deity = self.choose_deity
        twin.follow_after_bonus_only = self.follow_after_bonus_only
        twin.followers_move_down = self.followers_move_down
        twin.offerings_over_lock = self.offerings_over_lock
        twin.card_bonus_only = self.card_bonus_only
        twin.turn_limit = self.turn_limit
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.happened = self.happened
        twin.ending = self.ending
        twin.builders = self.builders[:]
        twin.goods = self.goods[:]
        twin.favors = self.favors[:]
        twin.reserve = self.reserve[:]
        twin.on_card = self.on_card[:]
        twin.tokens = self.tokens
        twin.built = self.built
        twin.cards = self.cards
        twin.locked = self.locked
        twin.line = self.line
        twin.turned = self.turned
        twin.locks_taken = self.locks_taken
        twin.fresh = self.fresh
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.chosen = self.chosen
        twin.glimpsed = self.glimpsed
        twin.undealt = self.undealt
        twin.seen = self.seen
        twin.open_choices = self.open_choices

    def pick(self, cards: i64) -> i64:
        """A card of the set, chosen by the dice."""
        return nth(cards, self.dice.below(count(cards)))

    def after(self, seat: i64, places: i64) -> i64:
        """The seat so many places clockwise. MK-S1."""
        return (seat + places) % self.players

    # Resources.

    def has(self, seat: i64, level: i64, kind: i64) -> i64:
        return self.goods[seat * PLACES + level * KINDS + kind]

    def gain(self, seat: i64, level: i64, kind: i64, number: i64) -> None:
        """Resources from the supply, which has no end, or with a negative number back to it. MK-S10."""
        self.goods[seat * PLACES + level * KINDS + kind] += number

    def goods_of(self, seat: i64) -> i64:
        total: i64 = 0
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            total += self.goods[place]
        return total

    def goods_above(self, seat: i64, level: i64) -> bool:
        """Whether a resource lies higher than this level."""
        for place in range(seat * PLACES + (level + 1) * KINDS, seat * PLACES + PLACES):
            if self.goods[place] > 0:
                return True
        return False

    def all_of(self, seat: i64, kind: i64) -> i64:
        """Resources of one kind on all levels. MK-D20."""
        total: i64 = 0
        for level in range(LEVELS):
            total += self.has(seat, level, kind)
        return total

    def may_move_down(self, seat: i64) -> bool:
        """Free downs belong to your own turn; the option gives them to followers too. MK-T6, MK-T8."""
        return seat == self.active or self.followers_move_down != 0

    # Buildings.

    def level_of(self, seat: i64, slot: i64) -> i64:
        """0 for what is not built yet."""
        return self.built[seat * SLOT_COUNT + slot]

    def pieces_built(self, seat: i64, piece: i64) -> i64:
        number: i64 = 0
        for slot in range(FIRST_SLOT[piece], FIRST_SLOT[piece + 1]):
            if self.level_of(seat, slot) > 0:
                number += 1
        return number

    # Favors.

    def favor(self, holder: i64, god: i64) -> i64:
        return self.favors[holder * GOD_COUNT + god]

    def move_favor(self, god: i64, giver: i64, taker: i64) -> None:
        self.favors[giver * GOD_COUNT + god] -= 1
        self.favors[taker * GOD_COUNT + god] += 1

    def favors_of(self, holder: i64) -> i64:
        first = holder * GOD_COUNT
        return self.favors[first] + self.favors[first + 1] + self.favors[first + 2] + self.favors[first + 3]

    # Deity cards and locks.

    def commands(self, seat: i64, deity: i64) -> bool:
        """Whether the card's effect works for this seat: not in the turn in which it came. MK-D1."""
        return (self.cards[seat] & ~self.fresh) >> deity & 1 != 0

    def holder(self, deity: i64) -> i64:
        for seat in range(self.players):
            if self.cards[seat] >> deity & 1:
                return seat
        return NOBODY

    def locks(self) -> i64:
        """How many the game has: one for each card that began face down, and one for the deck. MK-S7."""
        return self.players + 2

    def next_lock(self) -> i64:
        """The value of the lowest lock left; 0 when none is. MK-O3."""
        if self.locks_taken == self.players + 2:
            return 0
        return self.edition.locks[self.players * MOST_LOCKS + self.locks_taken]

    def line_place(self, deity: i64) -> i64:
        """Where in the face-up line this card lies; -1 if it does not."""
        for place in range(self.turned + 1):
            if self.line[place] == deity:
                return place
        return -1

    def line_seen(self) -> i64:
        """The cards of the line that everybody knows: face up, or seen in moves taken back."""
        cards: i64 = 0
        for place in range(self.players + 2):
            if self.line[place] >= 0 and (place <= self.turned or self.glimpsed >> place & 1):
                cards |= only(self.line[place])
        return cards


def mytikas_edition(edition: Edition) -> MytikasEdition:
    assert isinstance(edition, MytikasEdition), "an edition of another game"
    return edition


def replaced(table: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A new table with one number changed, because clones share the old one."""
    fresh = table[:]
    fresh[place] = number
    return fresh


class MytikasStep:
    """One kind of question, in the file of its rulebook chapter.

    A step holds nothing: what the question is about stands in `state.asked`, so the state
    stays flat and one object serves all states. `game.py` keeps the table of them.
    """

    name: str = ""  # the text is under `mytikas-question-<name>`
    public: str = "playing"  # what everybody else is told is being asked
    rule: str = ""

    @abstractmethod
    def legal(self, state: MytikasState, seat: i64, acts: Actions) -> None:
        """Add the answers the asked seat may give: at least one, each can be carried to its end."""

    @abstractmethod
    def refusal(self, state: MytikasState, seat: i64, action: i64) -> Refusal:
        """Why the asked seat may not answer this; `ALLOWED` exactly for the legal answers."""

    @abstractmethod
    def apply(self, state: MytikasState, seat: i64, action: i64) -> None:
        """Carry out a legal answer and `ask` what follows from it."""

    def resolves(self, state: MytikasState, seat: i64) -> bool:
        """Whether the question answered itself when its time came, because everybody saw the one answer."""
        return False
