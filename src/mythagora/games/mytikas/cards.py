"""The sixteen Deity cards: what each is called, whom it helps, and what it scores. MK-D1 to MK-D21.

Four bend the following or the start of a turn. Four stand in for a Favor, in the order of the gods.
Eight go with a main action, in the order of the areas. So a rule asks `commands(seat, BY_AREA + area)`.
What they do is in the chapters of the rules; what they score is here.
"""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.sets import count
from mythagora.games.mytikas.edition import (
    FIRST_SLOT,
    GOD_COUNT,
    GOLD,
    KINDS,
    LARGE,
    LEVELS,
    MAJOR,
    MARBLE,
    MINOR,
    SMALL,
    STONE,
)
from mythagora.games.mytikas.state import DEITY_COUNT, MytikasState

ZEUS: Final = 0
POSEIDON: Final = 1
DEMETER: Final = 2
HADES: Final = 3
BY_GOD: Final = 4  # + god
HERA: Final = 4
DIONYSUS: Final = 5
APHRODITE: Final = 6
PERSEPHONE: Final = 7
BY_AREA: Final = 8  # + area
APOLLO: Final = 8
ATHENA: Final = 9
PAN: Final = 10
ARTEMIS: Final = 11
ARES: Final = 12
HEPHAESTUS: Final = 13
HESTIA: Final = 14
HERMES: Final = 15
DEITIES: Final = [
    "zeus",
    "poseidon",
    "demeter",
    "hades",
    "hera",
    "dionysus",
    "aphrodite",
    "persephone",
    "apollo",
    "athena",
    "pan",
    "artemis",
    "ares",
    "hephaestus",
    "hestia",
    "hermes",
]
RULES: Final = [
    "MK-D2",
    "MK-D3",
    "MK-D4",
    "MK-D5",
    "MK-D6",
    "MK-D7",
    "MK-D8",
    "MK-D9",
    "MK-D10",
    "MK-D11",
    "MK-D12",
    "MK-D13",
    "MK-D14",
    "MK-D15",
    "MK-D16",
    "MK-D17",
]

# Exchanges, from the cards' text.
STONE_FOR_MARBLE: Final = 2  # Demeter, MK-D4
STONE_FOR_GOLD: Final = 3
SMALL_SACRIFICE: Final = 3  # Hades, MK-D5
SMALL_BLESSING: Final = 1
LARGE_SACRIFICE: Final = 7
LARGE_BLESSING: Final = 3
APOLLO_UPS: Final = 2  # MK-D10

# Points, from the cards' text.
BASE: Final = 3  # Zeus, Poseidon, and the four that stand in for a Favor
EXTRA: Final = 4
PER_TEMPLE: Final = 3  # Athena
PER_CITY: Final = 2  # Artemis


def deity_points(state: MytikasState, seat: i64, deity: i64) -> i64:
    """What this card scores for its holder if the game ended now. MK-D2 to MK-D20, MK-E3."""
    if deity >= BY_GOD and deity < BY_AREA:
        return BASE + EXTRA if state.favor(seat, deity - BY_GOD) > 0 else BASE
    if deity == ZEUS:
        return BASE + EXTRA if most_alike(state, seat) >= 2 else BASE
    if deity == POSEIDON:
        return BASE + EXTRA if different(state, seat) >= 2 else BASE
    if deity == ATHENA:
        return PER_TEMPLE * (state.pieces_built(seat, SMALL) + state.pieces_built(seat, LARGE))
    if deity == ARTEMIS:
        return PER_CITY * (state.pieces_built(seat, MINOR) + state.pieces_built(seat, MAJOR))
    if deity == DEMETER:
        return scale(state, state.all_of(seat, STONE), 6, 12)
    if deity == HADES:
        held = locks_held(state, seat)
        return scale(state, held, 2, 3) if held > 0 else 0
    if deity == APOLLO:
        return scale(state, state.all_of(seat, GOLD), 1, 3)
    if deity == PAN:
        return scale(state, state.all_of(seat, MARBLE), 3, 7)
    if deity == ARES:
        return scale(state, offerings_owned(state, seat), 3, 6)
    if deity == HEPHAESTUS:
        return scale(state, state.favors_of(seat), 2, 4)
    if deity == HESTIA:
        return scale(state, kinds_on_top(state, seat), 2, 3)
    return scale(state, count(state.cards[seat]), 2, 4)  # Hermes, itself included, MK-D20


def scale(state: MytikasState, number: i64, middle: i64, high: i64) -> i64:
    """The step of the edition that a number reaches. MK-D18."""
    step: i64 = 0
    if number >= high:
        step = 2
    elif number >= middle:
        step = 1
    return state.edition.steps[step]


def most_alike(state: MytikasState, seat: i64) -> i64:
    most: i64 = 0
    for god in range(GOD_COUNT):
        most = max(most, state.favor(seat, god))
    return most


def different(state: MytikasState, seat: i64) -> i64:
    number: i64 = 0
    for god in range(GOD_COUNT):
        if state.favor(seat, god) > 0:
            number += 1
    return number


def locks_held(state: MytikasState, seat: i64) -> i64:
    """A lock lies on the card it secured, so its holder is the card's. MK-D5."""
    number: i64 = 0
    for deity in range(DEITY_COUNT):
        if state.cards[seat] >> deity & 1 and state.locked[deity] > 0:
            number += 1
    return number


def offerings_owned(state: MytikasState, seat: i64) -> i64:
    """In the reserve and on the cards; locks do not count. MK-D14."""
    number = state.reserve[seat]
    for deity in range(DEITY_COUNT):
        if state.cards[seat] >> deity & 1:
            number += state.on_card[deity]
    return number


def kinds_on_top(state: MytikasState, seat: i64) -> i64:
    """MK-D16."""
    number: i64 = 0
    for kind in range(KINDS):
        if state.has(seat, LEVELS - 1, kind) > 0:
            number += 1
    return number


def discount(state: MytikasState, seat: i64, piece: i64, kind: i64) -> i64:
    """Athena makes temples cheaper by a gold, Artemis cities by a marble. MK-D11, MK-D13."""
    if kind == GOLD and (piece in (SMALL, LARGE)):
        return 1 if state.commands(seat, ATHENA) else 0
    if kind == MARBLE and (piece in (MINOR, MAJOR)):
        return 1 if state.commands(seat, ARTEMIS) else 0
    return 0


def price(state: MytikasState, seat: i64, piece: i64, kind: i64) -> i64:
    """What this piece costs this seat now; never below nothing. MK-D21."""
    return max(state.edition.cost[piece * KINDS + kind] - discount(state, seat, piece, kind), 0)


def free_slots(state: MytikasState, seat: i64, piece: i64) -> i64:
    """How many pieces of this type are still on the player board."""
    return FIRST_SLOT[piece + 1] - FIRST_SLOT[piece] - state.pieces_built(seat, piece)
