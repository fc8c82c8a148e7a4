"""The ways in which an answer can be wrong, with the rule that says so."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.refusals import Refusal
from mythagora.games.mythotopia.state import (
    ARMIES_TO,
    BUILD_CITY,
    BUY_ARMY,
    BY_HILLS,
    CITADEL,
    DISCARD,
    DONE,
    DRAFT,
    END_TURN,
    END_WAR,
    FROM_CARD,
    HIRE,
    KEEP,
    LAY,
    MARCH_OUT,
    NUMBER,
    PEACE,
    PLAY,
    PORT,
    RAID,
    REMOVE,
    REVIVE,
    SEER_TAKES,
    SETTLE,
    SITE,
    SPEND,
    TARGET,
    TRADE,
)

GAME_IS_OVER: Final = Refusal("game-is-over", "MT-E3")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "MT-S10")
NO_SUCH_ACTION: Final = Refusal("no-such-action", "MT-T1")

# An answer to another question than the one asked, by block of the action table.
ACTION_NOT_NOW: Final = Refusal("action-not-now", "MT-T6")
NOT_DONE_YET: Final = Refusal("not-done-yet", "MT-T1")
TURN_NOT_OVER: Final = Refusal("turn-not-over", "MT-T1")
EXTRA_NOT_NOW: Final = Refusal("extra-not-now", "MT-V5")
COUNTER_NOT_NOW: Final = Refusal("counter-not-now", "MT-X25")
ROUTE_NOT_NOW: Final = Refusal("route-not-now", "MT-I3")
ORDER_NOT_NOW: Final = Refusal("order-not-now", "MT-P5")
BUILDING_NOT_NOW: Final = Refusal("building-not-now", "MT-K1")
TRADE_NOT_NOW: Final = Refusal("trade-not-now", "MT-X1")
NUMBER_NOT_NOW: Final = Refusal("number-not-now", "MT-P2")
CHARTER_NOT_NOW: Final = Refusal("charter-not-now", "MT-H1")
SEA_NOT_NOW: Final = Refusal("sea-not-now", "MT-P3")
TARGET_NOT_NOW: Final = Refusal("target-not-now", "MT-I1")
ARMIES_NOT_NOW: Final = Refusal("armies-not-now", "MT-P1")
WAR_NOT_NOW: Final = Refusal("war-not-now", "MT-W2")
PEACE_NOT_NOW: Final = Refusal("peace-not-now", "MT-X6")
HIRE_NOT_NOW: Final = Refusal("hire-not-now", "MT-X14")
MARCH_NOT_NOW: Final = Refusal("march-not-now", "MT-R2")
CHOICE_NOT_NOW: Final = Refusal("choice-not-now", "MT-S7")
RAID_NOT_NOW: Final = Refusal("raid-not-now", "MT-X13")
CARD_NOT_NOW: Final = Refusal("card-not-now", "MT-C1")
PAYMENT_NOT_NOW: Final = Refusal("payment-not-now", "MT-C6")
RESERVE_NOT_NOW: Final = Refusal("reserve-not-now", "MT-D2")
DISCARD_NOT_NOW: Final = Refusal("discard-not-now", "MT-D4")
REMOVE_NOT_NOW: Final = Refusal("remove-not-now", "MT-D5")
DRAFT_NOT_NOW: Final = Refusal("draft-not-now", "MT-D1")
REVIVE_NOT_NOW: Final = Refusal("revive-not-now", "MT-X18")
KEEP_NOT_NOW: Final = Refusal("keep-not-now", "MT-X19")

# The turn.
NO_ACTION_LEFT: Final = Refusal("no-action-left", "MT-T1")
MUST_COME_FIRST: Final = Refusal("must-come-first", "MT-T3")
ONE_DRAFT: Final = Refusal("one-draft", "MT-T2")
ONCE_A_TURN: Final = Refusal("once-a-turn", "MT-R2")
ONE_STOW: Final = Refusal("one-stow", "MT-X26")
NOTHING_TO_DO_WITH: Final = Refusal("nothing-to-do-with", "MT-C5")
NOT_AT_HAND: Final = Refusal("not-at-hand", "MT-C2")
NO_TEXT: Final = Refusal("no-text", "MT-C5")
CANNOT_PAY: Final = Refusal("cannot-pay", "MT-C6")
NEEDLESS_CARD: Final = Refusal("needless-card", "MT-C6")
NO_SUCH_SYMBOL: Final = Refusal("no-such-symbol", "MT-C1")
NO_MERCHANT: Final = Refusal("no-merchant", "MT-X15")
NO_WATER_MILL: Final = Refusal("no-water-mill", "MT-X16")
NO_RESERVE_POWER: Final = Refusal("no-reserve-power", "MT-X7")
OWN_POWER_CARD: Final = Refusal("own-power-card", "MT-X7")

# War and the map.
CANNOT_INVADE: Final = Refusal("cannot-invade", "MT-I1")
NO_PROVINCE_CARD: Final = Refusal("no-province-card", "MT-I1")
OWN_PROVINCE: Final = Refusal("own-province", "MT-I2")
ALREADY_THERE: Final = Refusal("already-there", "MT-I2")
OUT_OF_REACH: Final = Refusal("out-of-reach", "MT-I1")
BEHIND_MOUNTAINS: Final = Refusal("behind-mountains", "MT-B1")
NO_SUCH_ROUTE: Final = Refusal("no-such-route", "MT-I3")
NO_SHIP_CARD: Final = Refusal("no-ship-card", "MT-I3")
HELD_BY_RESERVE_ARMY: Final = Refusal("held-by-reserve-army", "MT-X24")
NO_ARMY_READY: Final = Refusal("no-army-ready", "MT-I4")
TOO_MANY_ARMIES: Final = Refusal("too-many-armies", "MT-I4")
NO_ARMY_SYMBOL: Final = Refusal("no-army-symbol", "MT-P1")
NO_LEVIES: Final = Refusal("no-levies", "MT-X10")
ARMY_FIRST: Final = Refusal("army-first", "MT-I1")
NOT_YOUR_PLACE: Final = Refusal("not-your-place", "MT-P1")
NO_ARMIES_THERE: Final = Refusal("no-armies-there", "MT-P2")
AT_WAR: Final = Refusal("at-war", "MT-P2")
NOT_SO_MANY: Final = Refusal("not-so-many", "MT-P2")
NO_SHIP_READY: Final = Refusal("no-ship-ready", "MT-P3")
NO_SHIP_SYMBOL: Final = Refusal("no-ship-symbol", "MT-P3")
NO_PORT: Final = Refusal("no-port", "MT-P3")
SHIP_FIRST: Final = Refusal("ship-first", "MT-P3")
NO_SHIPS_THERE: Final = Refusal("no-ships-there", "MT-P4")
POOL_IS_EMPTY: Final = Refusal("pool-is-empty", "MT-P5")
ORDER_SOMETHING: Final = Refusal("order-something", "MT-P5")
NO_WAR_THERE: Final = Refusal("no-war-there", "MT-W1")
NOT_YOUR_WAR: Final = Refusal("not-your-war", "MT-W2")
NO_CLEAR_WINNER: Final = Refusal("no-clear-winner", "MT-W2")
NO_TIE_TO_BREAK: Final = Refusal("no-tie-to-break", "MT-X12")
NO_HERO: Final = Refusal("no-hero", "MT-X12")
NO_NETWORK: Final = Refusal("no-network", "MT-R2")
OTHER_NETWORK: Final = Refusal("other-network", "MT-R2")
BACK_AND_FORTH: Final = Refusal("back-and-forth", "MT-R2")
NO_ARMY_ON_MAP: Final = Refusal("no-army-on-map", "MT-X13")
NO_MERCENARY_LEFT: Final = Refusal("no-mercenary-left", "MT-X14")

# Building.
NOTHING_TO_BUILD: Final = Refusal("nothing-to-build", "MT-K1")
NOT_LINKED: Final = Refusal("not-linked", "MT-R3")
NO_TOWN_THERE: Final = Refusal("no-town-there", "MT-K2")
NO_CITY_LEFT: Final = Refusal("no-city-left", "MT-K5")
CASTLE_STANDS: Final = Refusal("castle-stands", "MT-K3")
CITADEL_STANDS: Final = Refusal("citadel-stands", "MT-K3")
NO_CASTLE_LEFT: Final = Refusal("no-castle-left", "MT-K5")
NOT_BOTH_YOURS: Final = Refusal("not-both-yours", "MT-K4")
NO_BORDER_THERE: Final = Refusal("no-border-there", "MT-K4")
ROAD_EXISTS: Final = Refusal("road-exists", "MT-K4")
NO_ROAD_LEFT: Final = Refusal("no-road-left", "MT-K5")

# Cards.
NOT_ON_OFFER: Final = Refusal("not-on-offer", "MT-D1")
RESERVE_IS_FULL: Final = Refusal("reserve-is-full", "MT-D2")
NOT_IN_HAND: Final = Refusal("not-in-hand", "MT-D2")
NO_WAREHOUSE: Final = Refusal("no-warehouse", "MT-X26")
DECK_TOO_SMALL: Final = Refusal("deck-too-small", "MT-D5")
CHOOSE_ONE_FIRST: Final = Refusal("choose-one-first", "MT-D4")
NOT_IN_DISCARD: Final = Refusal("not-in-discard", "MT-X18")
NOT_FOUND: Final = Refusal("not-found", "MT-X19")

# Victory points and the end.
NO_PATRONAGE: Final = Refusal("no-patronage", "MT-V9")
VICTORY_IS_EMPTY: Final = Refusal("victory-is-empty", "MT-V13")
NO_COUNTER_TO_TRADE: Final = Refusal("no-counter-to-trade", "MT-X1")
STOCK_IS_EMPTY: Final = Refusal("stock-is-empty", "MT-X1")
NOT_ENOUGH_EMPTY: Final = Refusal("not-enough-empty", "MT-E1")
NOT_SOLE_LEADER: Final = Refusal("not-sole-leader", "MT-E1")
NOT_CALLED: Final = Refusal("not-called", "MT-E4")
LOSES_THE_LEAD: Final = Refusal("loses-the-lead", "MT-E2")

# Choices made before the game, and charters.
NOT_DEALT_TO_YOU: Final = Refusal("not-dealt-to-you", "MT-S4")
ALREADY_GIVEN_UP: Final = Refusal("already-given-up", "MT-S4")
NOT_YOUR_PROVINCE: Final = Refusal("not-your-province", "MT-S7")
NO_CHARTERS: Final = Refusal("no-charters", "MT-H1")
ONE_CHARTER: Final = Refusal("one-charter", "MT-H1")
NO_CHARTER: Final = Refusal("no-charter", "MT-H2")
CHARTER_NOT_MET: Final = Refusal("charter-not-met", "MT-H2")
NOT_LOOKED_AT: Final = Refusal("not-looked-at", "MT-H1")
NOT_REVEALED: Final = Refusal("not-revealed", "MT-H4")
NO_SEER: Final = Refusal("no-seer", "MT-H4")
SEER_TAKES_OTHERS: Final = Refusal("seer-takes-others", "MT-H4")


def out_of_place(action: i64) -> Refusal:
    """An answer that belongs to another question."""
    if action < DONE:
        return TURN_NOT_OVER if action == END_TURN else ACTION_NOT_NOW
    if action == DONE:
        return NOT_DONE_YET
    if action < BUILD_CITY:
        return small_answer_out_of_place(action)
    if action < TARGET:
        return choice_out_of_place(action)
    return place_out_of_place(action) if action < PLAY else card_out_of_place(action)


def small_answer_out_of_place(action: i64) -> Refusal:
    if action < FROM_CARD:
        return EXTRA_NOT_NOW
    if action < BY_HILLS:
        return COUNTER_NOT_NOW
    return ROUTE_NOT_NOW if action < BUY_ARMY else ORDER_NOT_NOW


def choice_out_of_place(action: i64) -> Refusal:
    if action < TRADE:
        return BUILDING_NOT_NOW
    if action < NUMBER:
        return TRADE_NOT_NOW
    if action < SEER_TAKES:
        return NUMBER_NOT_NOW
    return CHARTER_NOT_NOW if action < PORT else SEA_NOT_NOW


def place_out_of_place(action: i64) -> Refusal:
    if action < ARMIES_TO:
        return TARGET_NOT_NOW
    if action < END_WAR:
        return ARMIES_NOT_NOW
    if action < PEACE:
        return WAR_NOT_NOW
    if action < HIRE:
        return PEACE_NOT_NOW
    if action < SITE:
        return HIRE_NOT_NOW
    if action < MARCH_OUT:
        return BUILDING_NOT_NOW
    if action < CITADEL:
        return MARCH_NOT_NOW
    if action < SETTLE:
        return CHOICE_NOT_NOW
    return WAR_NOT_NOW if action < RAID else RAID_NOT_NOW


def card_out_of_place(action: i64) -> Refusal:
    if action < SPEND:
        return CARD_NOT_NOW
    if action < DISCARD:
        return PAYMENT_NOT_NOW
    if action < LAY:
        return DISCARD_NOT_NOW
    if action < REMOVE:
        return RESERVE_NOT_NOW
    if action < DRAFT:
        return REMOVE_NOT_NOW
    if action < REVIVE:
        return DRAFT_NOT_NOW
    return REVIVE_NOT_NOW if action < KEEP else KEEP_NOT_NOW
