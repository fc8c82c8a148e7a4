"""Secret Charters: seeking, keeping, revealing; Seer. MT-H1 to MT-H6."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.refusals import Refusal
from mythagora.engine.sets import count, nth, only
from mythagora.games.mythotopia.edition import (
    ARMY,
    CHARTER_COUNT,
    CHARTERS,
    FOOD,
    GOLD,
    IMPROVEMENT_COUNT,
    PROVINCES,
    SEAS,
    SEER,
    STONE,
)
from mythagora.games.mythotopia.paying import gold_within_reach
from mythagora.games.mythotopia.rules.pay import ask_payment
from mythagora.games.mythotopia.rules.refusals import (
    CANNOT_PAY,
    CHARTER_NOT_MET,
    NOT_LOOKED_AT,
    NOT_REVEALED,
    NOT_SO_MANY,
    out_of_place,
)
from mythagora.games.mythotopia.state import (
    CARRY_OUT,
    DEED_CHARTERS,
    KEEP_CHARTER,
    KEEP_SECRET,
    MOST_NUMBER,
    NUMBER,
    ZONES,
    MythotopiaState,
    MythotopiaStep,
    is_in,
    replaced,
)

ROADWARDENS: Final = 0
CASTELLANS: Final = 1
BURGHERS: Final = 2
ADMIRALS: Final = 3
QUARRYMEN: Final = 4
GRANARIES: Final = 5
MINTS: Final = 6
MUSTER: Final = 7
HIGHLANDERS: Final = 8
LAKELORDS: Final = 9


def meets(state: MythotopiaState, seat: i64, charter: i64) -> bool:
    """Whether this seat fulfils the condition of a charter. MT-H5."""
    edition = state.edition
    need = edition.charter_needs[charter]
    mine = state.owned(seat)
    if charter == ROADWARDENS:
        return largest_network(state, seat) >= need
    if charter == CASTELLANS:
        return count(mine & (state.castles | state.citadels[seat])) >= need
    if charter == BURGHERS:
        return count(state.cities[seat]) >= need
    if charter == ADMIRALS:
        return state.seas_with_ships(seat) >= need
    if charter == QUARRYMEN:
        return count(mine & edition.lands_with[STONE]) >= need
    if charter == GRANARIES:
        return count(mine & edition.lands_with[FOOD]) >= need
    if charter == MINTS:
        return count(mine & edition.lands_with[GOLD]) >= need
    if charter == MUSTER:
        return count(mine & edition.lands_with[ARMY]) >= need
    if charter == HIGHLANDERS:
        return count(mine & edition.rugged) >= need
    if charter == LAKELORDS:
        for sea in range(SEAS):
            if edition.inland >> sea & 1 and count(mine & edition.coast[sea]) < need:
                return False
        return True
    return charter != SEER and improvements_of(state, seat) >= need


def largest_network(state: MythotopiaState, seat: i64) -> i64:
    most: i64 = 0
    mine = state.owned(seat)
    for province in range(PROVINCES):
        if mine >> province & 1:
            most = max(most, count(state.network(seat, province)))
    return most


def improvements_of(state: MythotopiaState, seat: i64) -> i64:
    """Improvement cards anywhere in the deck; all but one kept by Philosopher are public. MT-H5."""
    total: i64 = 0
    for zone in range(ZONES):
        total += count(state.crafts[seat * ZONES + zone] & ((1 << IMPROVEMENT_COUNT) - 1))
    return total


def can_seek(state: MythotopiaState, seat: i64) -> bool:
    """MT-H1."""
    if state.secret_charters == 0 or state.charter[seat] >= 0 or state.charter_deck == 0:
        return False
    return gold_within_reach(state, seat, 1)


class SeekCharter(MythotopiaStep):
    """How many charters does one pay to look at? MT-H1."""

    name: str = "seek-charter"
    public: str = "seeking-charter"
    rule: str = "MT-H1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        most = min(state.edition.most_charters, count(state.charter_deck))
        for number in range(1, most + 1):
            if gold_within_reach(state, seat, number):
                acts.add(NUMBER + number)

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        number = action - NUMBER
        state.ask(CARRY_OUT, seat, DEED_CHARTERS | number << 4)
        ask_payment(state, seat, GOLD, number)

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        if not is_in(action, NUMBER, MOST_NUMBER):
            return out_of_place(action)
        number = action - NUMBER
        most = min(state.edition.most_charters, count(state.charter_deck))
        return CANNOT_PAY if 1 <= number <= most else NOT_SO_MANY


def look_at_charters(state: MythotopiaState, seat: i64, number: i64) -> None:
    """From the shuffled deck. What this seat sees, no other has kept so far. MT-H1."""
    event = None
    if state.events is not None:
        event = state.event("looks-at-charters", seat, only(seat))
    for _ in range(number):
        charter = nth(state.charter_deck, state.dice.below(count(state.charter_deck)))
        state.charter_deck &= ~only(charter)
        state.charters_looked |= only(charter)
        if event is not None:
            event.fact("charter", "charter", CHARTERS[charter], only(seat))
    ruled_out = state.ruled_out[:]
    for holder in range(state.players):
        if holder != seat and state.charter[holder] >= 0:
            ruled_out[seat * 4 + holder] |= state.charters_looked
    state.ruled_out = ruled_out
    state.ask(KEEP_CHARTER, seat)


class KeepCharter(MythotopiaStep):
    """Which charter is kept secretly? The others are shuffled back. MT-H1."""

    name: str = "keep-charter"
    public: str = "seeking-charter"
    rule: str = "MT-H1"

    def legal(self, state: MythotopiaState, seat: i64, acts: Actions) -> None:
        looked = state.charters_looked
        while looked != 0:
            acts.add(KEEP_SECRET + nth(looked, 0))
            looked &= looked - 1

    def apply(self, state: MythotopiaState, seat: i64, action: i64) -> None:
        charter = action - KEEP_SECRET
        state.charter_deck |= state.charters_looked & ~only(charter)
        state.charters_looked = 0
        state.charter = replaced(state.charter, seat, charter)
        ruled_out = state.ruled_out[:]
        for other in range(state.players):
            ruled_out[other * 4 + seat] = 0
        state.ruled_out = ruled_out
        if state.events is not None:
            state.event("keeps-charter", seat).fact("charter", "charter", CHARTERS[charter], only(seat))

    def reason(self, state: MythotopiaState, seat: i64, action: i64) -> Refusal:
        return NOT_LOOKED_AT if is_in(action, KEEP_SECRET, CHARTER_COUNT) else out_of_place(action)


def can_reveal(state: MythotopiaState, seat: i64) -> bool:
    """MT-H2."""
    charter = state.charter[seat]
    return charter >= 0 and charter != SEER and meets(state, seat, charter)


def reveal(state: MythotopiaState, seat: i64) -> None:
    """Its points count for good, and it lies with the reserve without taking a place there. MT-H2."""
    charter = state.charter[seat]
    show_charter(state, seat)
    score_charter(state, seat, charter)


def show_charter(state: MythotopiaState, seat: i64) -> None:
    charter = state.charter[seat]
    state.charter = replaced(state.charter, seat, -1)
    state.revealed = replaced(state.revealed, seat, state.revealed[seat] | only(charter))
    if state.events is not None:
        state.event("reveals", seat, first_others(state, seat)).fact("charter", "charter", CHARTERS[charter])


def first_others(state: MythotopiaState, seat: i64) -> i64:
    """Everybody else, who learns what was secret."""
    return ((1 << state.players) - 1) & ~only(seat)


def score_charter(state: MythotopiaState, seat: i64, charter: i64) -> None:
    points = state.charter_points[seat] + state.edition.charter_points[charter]
    state.charter_points = replaced(state.charter_points, seat, points)


def seer_choices(state: MythotopiaState, seat: i64) -> i64:
    """Charters that others have revealed and whose condition this seat meets. MT-H4."""
    if state.charter[seat] != SEER:
        return 0
    found: i64 = 0
    for other in range(state.players):
        if other != seat:
            found |= state.revealed[other]
    for charter in range(CHARTER_COUNT):
        if found >> charter & 1 and not meets(state, seat, charter):
            found &= ~only(charter)
    return found


def use_seer(state: MythotopiaState, seat: i64, charter: i64) -> None:
    """Take the charter over and score it; Seer leaves the game, the first owner keeps the points. MT-H4."""
    revealed = state.revealed[:]
    for other in range(state.players):
        revealed[other] &= ~only(charter)
    revealed[seat] |= only(charter)
    state.revealed = revealed
    state.charter = replaced(state.charter, seat, -1)
    if state.events is not None:
        event = state.event("uses-seer", seat, first_others(state, seat))
        event.fact("charter", "charter", CHARTERS[charter])
    score_charter(state, seat, charter)


def seer_refusal(state: MythotopiaState, seat: i64, charter: i64) -> Refusal:
    for other in range(state.players):
        if other != seat and state.revealed[other] >> charter & 1:
            return CHARTER_NOT_MET
    return NOT_REVEALED
