"""Thumb for Mythotopia: rules of thumb that a thoughtful player would tell a friend.

- End the game when you may. End a war that you win before anything else.
- Otherwise imagine each thing you could do now, carried to its end; take the one that leaves you best off.
- Points count most, and those of the leading rival against you; then wars that will be won, and what the
  cards at hand come near to: a building, an invasion. A hand that comes near to nothing is worth changing.
- A deck is as good as its cards are on average: draft what is better, remove what is worse.
- Counters that empty a victory card are good for who leads and bad for who trails; after very many turns
  they are good for all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.bots.base import Bot
from mythagora.engine.actions import Actions
from mythagora.engine.sets import count, lowest
from mythagora.engine.state import State
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mythotopia.edition import (
    ALCHEMIST,
    ARMY,
    CARDS,
    CAVALRY,
    COUNSELLOR,
    FARMING,
    FOOD,
    GENERAL,
    GOLD,
    GOLD_MINE,
    IMPROVEMENT,
    IMPROVEMENT_COUNT,
    LEVIES,
    LIMES,
    MILITIA,
    MOST_SYMBOLS,
    PHILOSOPHER,
    PROVIDENCE,
    PROVINCES,
    QUARRY,
    QUEEN,
    RANGER,
    RESERVE_ARMY,
    SCRIBE,
    SEAS,
    STONE,
    SYMBOL_COUNT,
    V_CASTLE,
    V_CITADEL,
    V_CITY,
    V_DEFENDER,
    V_DRAGONS,
    V_GUILDED,
    V_INNS,
    V_ISLES,
    V_ROAD,
    V_RUNESTONES,
    V_SEAS,
    V_SPOILS,
    WAREHOUSE,
)
from mythagora.games.mythotopia.game import Mythotopia
from mythagora.games.mythotopia.rules.armies import ports
from mythagora.games.mythotopia.rules.build import may_raise_castle, road_ends, road_stone
from mythagora.games.mythotopia.rules.counters import island_of, may_claim, value_of
from mythagora.games.mythotopia.rules.final import may_call
from mythagora.games.mythotopia.rules.turn import hand_limit
from mythagora.games.mythotopia.rules.war import (
    has_hero,
    neutral_strength,
    strength,
)
from mythagora.games.mythotopia.state import (
    ARMIES_TO,
    BUY_ARMY,
    BUY_SHIP,
    CHOOSE_BUILDER,
    CHOOSE_CITADEL,
    CHOOSE_DISCARDS,
    CHOOSE_DRAFT,
    CHOOSE_GARRISON,
    CHOOSE_INVENTION,
    CHOOSE_ORIGIN,
    CHOOSE_PORT,
    CHOOSE_RAID,
    CHOOSE_REMOVALS,
    CHOOSE_REVIVAL,
    CHOOSE_ROUTE,
    CHOOSE_SITE,
    CHOOSE_TARGET,
    CHOOSE_WITHDRAWAL,
    CHOOSE_WORK,
    CITADEL,
    DISCARD_PILE,
    DONE,
    DRAFT,
    DRAW_PILE,
    END_GAME,
    END_TURN,
    END_WAR,
    GIVE_UP,
    GIVE_UP_PROVINCES,
    HAND,
    HIRE_WHERE,
    IN_PLAY,
    KEEP,
    LAUNCH_SHIPS,
    LAY_RESERVE,
    LEVY,
    MAKE_PEACE,
    MARCH,
    MUSTER,
    NO,
    NOBODY,
    NOT_OVER,
    ORDER_PIECES,
    PASS,
    PAY,
    PAY_EXTRA,
    PLAY,
    PLAY_ARMIES,
    PLAY_SHIPS,
    PROCLAIM,
    RECALL_SHIPS,
    RESERVE,
    REVEAL,
    REVIVE,
    SHIP_OUT,
    SPEND,
    SPEND_ANY,
    SPEND_MILLED,
    STOW_CARD,
    TAKE_COUNSEL,
    TAKE_COUNTER,
    TAKE_TURN,
    TRADE_COUNTER,
    YES,
    ZONES,
)

# What a card is worth in a deck, in points; improvements in the order of their numbers.
IMPROVEMENT_WORTH: Final = vec[float](
    [
        0.9,  # alchemist
        0.9,  # army
        1.1,  # build
        0.9,  # cavalry
        0.6,  # counsellor
        0.15,  # diplomat
        1.0,  # farming
        0.7,  # general
        1.0,  # gold mine
        0.7,  # hero
        1.0,  # levies
        0.35,  # limes
        0.4,  # marauders
        0.8,  # market
        0.5,  # mercenary
        0.6,  # merchant
        0.7,  # militia
        0.4,  # mystic
        0.5,  # philosopher
        0.6,  # portal
        0.9,  # providence
        1.1,  # quarry
        1.2,  # queen
        0.55,  # ranger
        0.4,  # reserve army
        0.8,  # scribe
        0.65,  # ship
        0.7,  # warehouse
        0.6,  # water mill
    ]
)
SYMBOL_WORTH: Final = vec[float]([0.4, 0.5, 0.45, 0.42, 0.25])  # of a card that shows it
NEXT_SYMBOL: Final = 0.2  # of each symbol of another type on the same card
NEXT_OF_TYPE: Final = 0.4  # of each further symbol of one type
BUILD_WORTH: Final = 1.0
IDLE_STONE: Final = 0.3  # once nothing can be earned by building

DECK: Final = 12.0  # how much the average card counts: cards that will still be drawn
HELD: Final = 0.5  # what a card keeps of its worth while it waits in the hand, beside what it comes near to
STORED: Final = 0.7  # the same in the reserve
AT_WORK: Final = 1.8  # how much more a card is worth that works there for good
UNBALANCED: Final = 0.8  # for each card that a deck is short of
PROVINCES_WANTED: Final = 7
SYMBOLS_WANTED: Final = 4  # of each type
RIVAL_SHARE: Final = 0.5  # how much the points of the best other seat count against
DUEL_SHARE: Final = 0.8  # with two players
OTHERS_SHARE: Final = 0.1  # of all the rest
LESSER_RIVAL: Final = 0.4  # how much less it is worth to take from a seat that is not the best other one
BUILD_NEAR: Final = 0.25  # of a building that only lacks its action
INVADE_NEAR: Final = 0.2
SURE: Final = 0.93  # how likely a war is won that one is strongest in, nobody but neutral forces being there
UNSURE: Final = 0.5  # the same where it is even, and less with each army that is lacking
SURE_OF_RIVAL: Final = 0.45  # against others, who will answer; more with each army to spare
UNSURE_OF_RIVAL: Final = 0.4
ARMY_READY: Final = vec[float]([0.0, 0.5, 0.9, 1.25, 1.55, 1.8, 2.0])  # by armies available
MORE_ARMIES: Final = 0.1
SHIP_READY: Final = 0.12
SHIP_AT_SEA: Final = 0.15  # the first in a sea
SEA_REACHED: Final = 0.6  # of a counter of Master of the Seas, for all the seas it asks for
SHIP_BOUGHT: Final = 0.35
CITY_SLOT: Final = 0.5  # a place in the reserve
CARD_GAINED: Final = 0.2  # of a province
VICTORY: Final = 1000.0  # more than anything a game could still bring
LOST: Final = 25.0  # others may end the game before one's next turn
PATIENCE: Final = 40  # turns of each seat


@final
class MythotopiaThumb(Bot):
    def __init__(self) -> None:
        super().__init__("thumb")

    def decide(self, world: State, seat: int) -> int:
        assert isinstance(world, Mythotopia)
        return answer(world, seat)


def answer(world: Mythotopia, seat: i64) -> i64:
    """What to answer now."""
    kind = kind_of(world.asked)
    return best(world, seat) if kind == TAKE_TURN or is_half(kind) else quick(world, seat)


def is_half(kind: i64) -> bool:
    """Questions whose answer shows its worth only once what follows is answered too."""
    return kind in (
        CHOOSE_ORIGIN,
        CHOOSE_TARGET,
        CHOOSE_ROUTE,
        CHOOSE_GARRISON,
        CHOOSE_BUILDER,
        CHOOSE_SITE,
        CHOOSE_WORK,
        CHOOSE_PORT,
        CHOOSE_WITHDRAWAL,
        MAKE_PEACE,
        HIRE_WHERE,
    )


def best(world: Mythotopia, seat: i64) -> i64:
    """The answer that leaves this seat best off once it is carried to its end."""
    acts = Actions()
    world.legal(seat, acts)
    if acts.count == 1:
        return acts.items[0]
    if kind_of(world.asked) == TAKE_TURN:
        return best_of_turn(world, seat, acts)
    chosen = acts.items[0]
    most = -1.0e9
    for number in range(acts.count):
        action = acts.items[number]
        if is_idle(world, seat, action):
            continue
        worth = imagine(world, seat, action)
        if worth > most:
            most = worth
            chosen = action
    return chosen


def is_idle(world: Mythotopia, seat: i64, action: i64) -> bool:
    """Armies for a province where no war is: not worth a thought."""
    if kind_of(world.asked) != CHOOSE_GARRISON:
        return False
    return world.wars() >> (action - ARMIES_TO) & 1 == 0 and world.wars() & world.present[seat] != 0


def imagine(world: Mythotopia, seat: i64, action: i64) -> float:
    """What this answer is worth when it is carried to its end."""
    twin = world.clone()
    twin.apply(seat, action)
    finish(twin, seat)
    return value(twin, seat)


def finish(world: Mythotopia, seat: i64) -> None:
    """Answer what follows from an answer, until the next action or somebody else's question."""
    while world.may_act(seat):
        kind = kind_of(world.asked)
        if kind == TAKE_TURN:
            return
        world.apply(seat, best(world, seat) if is_half(kind) else quick(world, seat))


def best_of_turn(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """What to do next in a turn: the first things first, then what leaves one best off."""
    first = first_thing(world, seat, acts)
    if first >= 0:
        return first
    chosen: i64 = END_TURN
    for number in range(acts.count):
        if acts.items[number] == PASS:
            chosen = PASS
    most = value(world, seat) + 0.01
    for number in range(acts.count):
        action = acts.items[number]
        if action in (PASS, END_TURN, MARCH, RECALL_SHIPS):
            continue
        if action == PLAY + COUNSELLOR and not has_fresh_cards(world, seat):
            continue
        worth = imagine(world, seat, action)
        if worth > most:
            most = worth
            chosen = action
    return chosen


def has_fresh_cards(world: Mythotopia, seat: i64) -> bool:
    """Whether Counsellor can bring anything new; with Providence it could go round for ever otherwise."""
    return world.pile_size(seat, DRAW_PILE) > 0 and world.hand_size(seat) <= hand_limit(world, seat)


def first_thing(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """End the game, end a war that is won, draw cards; -1 where there is nothing of the kind."""
    war: i64 = -1
    most = value(world, seat)
    free: i64 = -1
    for number in range(acts.count):
        action = acts.items[number]
        if action in (END_GAME, PROCLAIM):
            return action
        if action >= END_WAR and action < END_WAR + 2 * PROVINCES:
            worth = imagine(world, seat, action)
            if worth > most:
                most = worth
                war = action
        elif action in (REVEAL, PLAY + MILITIA, PLAY + PHILOSOPHER, PLAY + PROVIDENCE):
            free = action
    return war if war >= 0 else free


# Questions answered at once.


def quick(world: Mythotopia, seat: i64) -> i64:
    """The answer that looks best at once."""
    acts = Actions()
    world.legal(seat, acts)
    if acts.count == 1:
        return acts.items[0]
    kind = kind_of(world.asked)
    if kind == PAY:
        return cheapest(world, seat, acts)
    if kind == PLAY_ARMIES:
        return call_up(world, seat, acts)
    if kind in (CHOOSE_DRAFT, CHOOSE_INVENTION, CHOOSE_REVIVAL):
        return finest(world, seat, acts)
    if kind == PLAY_SHIPS:
        return plainest(world, seat, acts)
    if kind == ORDER_PIECES:
        return order(world, seat, acts)
    if kind == PAY_EXTRA:
        return YES if acts.items[0] == YES else NO
    if kind in (CHOOSE_CITADEL, GIVE_UP_PROVINCES):
        return place(world, seat, acts, kind == CHOOSE_CITADEL)
    if kind in (LAY_RESERVE, STOW_CARD, CHOOSE_DISCARDS, CHOOSE_REMOVALS, TAKE_COUNSEL, CHOOSE_RAID):
        return at_once(world, seat, acts)
    if kind in (TAKE_COUNTER, TRADE_COUNTER):
        return at_once(world, seat, acts)
    if kind == LAUNCH_SHIPS:
        return DONE
    return acts.items[acts.count - 1]  # all that can be withdrawn, hired or looked at


def at_once(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """Answers that show their worth as soon as they are given."""
    chosen = acts.items[0]
    most = -1.0e9
    for number in range(acts.count):
        if acts.items[number] == DONE:
            worth = value(world, seat)
        else:
            twin = world.clone()
            twin.apply(seat, acts.items[number])
            worth = value(twin, seat)
        if worth > most:
            most = worth
            chosen = acts.items[number]
    return chosen


def cheapest(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """Pay with the card that will be missed least, helpers counted in."""
    chosen = acts.items[0]
    least = 1.0e9
    for number in range(acts.count):
        action = acts.items[number]
        price = missed(world, seat, (action - SPEND) % CARDS)
        if action >= SPEND_MILLED and action < SPEND_ANY:
            price += 0.35  # another card goes too, though it may save one
        if price < least:
            least = price
            chosen = action
    return chosen


def missed(world: Mythotopia, seat: i64, card: i64) -> float:
    """How much a card at hand will be missed there: more if only it does what the next action needs."""
    price = worth(world, seat, card)
    if card >= IMPROVEMENT and is_power(card) and world.in_reserve(seat, card):
        price += 2.0
    if card < IMPROVEMENT and count(world.lands_at_hand(seat) & world.owned(seat)) == 1:
        price += 0.3
    return price


def plainest(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    chosen = acts.items[0]
    least = 1.0e9
    for number in range(acts.count):
        price = worth(world, seat, acts.items[number] - SHIP_OUT)
        if price < least:
            least = price
            chosen = acts.items[number]
    return chosen


def finest(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """The best card of a choice."""
    block: i64 = KEEP
    if acts.items[0] < KEEP:
        block = REVIVE if acts.items[0] >= REVIVE else DRAFT
    chosen = acts.items[0]
    most = -1.0e9
    for number in range(acts.count):
        gain = worth(world, seat, acts.items[number] - block)
        if gain > most:
            most = gain
            chosen = acts.items[number]
    return chosen


def call_up(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """Armies until the war is won, with the card that comes nearest to what is lacking."""
    about = about_of(world.asked)
    lacking = lack(world, seat, about & 63) - (about >> 10 & 63)
    can_stop = acts.items[acts.count - 1] == DONE
    if lacking <= 0 and can_stop:
        return DONE
    chosen = acts.items[0]
    least = 1.0e9
    for number in range(acts.count):
        action = acts.items[number]
        if action == DONE:
            continue
        card = action - (LEVY if action >= LEVY else MUSTER)
        brought: i64 = 1 if action >= LEVY else world.edition.worth_of(card, ARMY)
        price = missed(world, seat, card) - 0.6 * float(min(brought, lacking))
        if price < least:
            least = price
            chosen = action
    return chosen


def lack(world: Mythotopia, seat: i64, province: i64) -> i64:
    """How many armies more would win the war there, one more against a player, who may answer."""
    owner = world.owner(province)
    mine = strength(world, province, seat)
    most: i64 = neutral_strength(world, province) if owner == NOBODY else 0
    hostile: i64 = 0
    for other in range(world.players):
        if other != seat and (other == owner or world.present[other] >> province & 1):
            most = max(most, strength(world, province, other))
            hostile = 1
    return most + 1 + hostile - mine


def order(world: Mythotopia, seat: i64, acts: Actions) -> i64:
    """Armies until six are available; a ship where Master of the Seas wants it."""
    about = about_of(world.asked)
    armies = about & 15
    for number in range(acts.count):
        action = acts.items[number]
        if action == BUY_SHIP and about >> 4 == 0 and wants_ship(world, seat):
            return action
        if action == BUY_ARMY and world.ready_armies[seat] + armies < 6:
            return action
    return DONE if about > 0 else acts.items[0]


def wants_ship(world: Mythotopia, seat: i64) -> bool:
    if not world.is_in_play(V_SEAS) or world.left[V_SEAS] == 0 or world.ready_ships[seat] > 0:
        return False
    return world.seas_with_ships(seat) < count(ports(world, seat))


def place(world: Mythotopia, seat: i64, acts: Actions, sheltered: bool) -> i64:
    """A citadel goes where fewest strangers live, and what is given up is what has fewest own neighbours."""
    edition = world.edition
    mine = world.owned(seat)
    chosen = acts.items[0]
    most: i64 = -1000
    for number in range(acts.count):
        province = acts.items[number] - (CITADEL if sheltered else GIVE_UP)
        near = edition.open[province] | edition.hills[province]
        kept = 2 * count(near & mine) - 3 * count(edition.seas_of[province])
        fit = kept - 2 * count(near) if sheltered else -kept
        if fit > most:
            most = fit
            chosen = acts.items[number]
    return chosen


# What a position is worth.


def value(world: Mythotopia, seat: i64) -> float:
    """How well off a seat is, in points."""
    if world.ending != NOT_OVER:
        return VICTORY if world.caller == seat else -VICTORY
    rival: i64 = 0
    others: i64 = 0
    for other in range(world.players):
        if other != seat:
            rival = max(rival, world.score(other))
            others += world.score(other)
    share = DUEL_SHARE if world.players == 2 else RIVAL_SHARE
    total = float(world.score(seat)) - share * float(rival) - OTHERS_SHARE * float(others - rival)
    total += 0.01 * float(world.points(seat))  # below the floor progress counts a little
    total += nearness_of_end(world, seat, world.score(seat) - rival)
    total += cards(world, seat)
    total += build_near(world, seat) + invade_near(world, seat, share)
    total += wars(world, seat, share) + pieces(world, seat)
    if world.charter[seat] >= 0:
        total += 0.6
    return total


def nearness_of_end(world: Mythotopia, seat: i64, lead: i64) -> float:
    """Who leads wants victory cards empty, who trails does not, unless all this has gone on for too long."""
    left = counters_to_go(world)
    is_late = world.turn > PATIENCE * world.players
    ahead = float(max(-10, min(10, lead)))
    if is_late:
        ahead = max(ahead, 3.0)
    total = ahead / (1.0 + float(left))
    if left == 0 and world.final_round == 0:
        for other in range(world.players):
            if other != seat and may_call(world, other):
                return total - (2.0 if is_late else LOST)
        if may_call(world, seat):
            total += LOST
    return total


def counters_to_go(world: Mythotopia) -> i64:
    """Counters on the victory cards that are nearest to empty, as many cards as end the game. MT-E1."""
    counted: i64 = 0
    total: i64 = 0
    for number in range(8):
        victories = world.in_play
        while victories != 0:
            victory = lowest(victories)
            victories &= victories - 1
            if on_card(world, victory) == number and counted < world.edition.victories_empty:
                counted += 1
                total += number
    return total


def on_card(world: Mythotopia, victory: i64) -> i64:
    return count(world.left[victory]) if victory in (V_ISLES, V_SEAS) else world.left[victory]


# Cards.


def is_power(card: i64) -> bool:
    """Cards that work in the reserve. MT-C5."""
    if card in (CAVALRY, FARMING, GOLD_MINE, LEVIES, LIMES, QUARRY, QUEEN):
        return True
    return card in (RANGER, RESERVE_ARMY, SCRIBE, WAREHOUSE)


def worth(world: Mythotopia, seat: i64, card: i64) -> float:
    """What a card is worth in this seat's deck as things stand."""
    edition = world.edition
    if card >= IMPROVEMENT and edition.builds >> (card - IMPROVEMENT) & 1:
        return BUILD_WORTH if building_pays(world, seat) else 0.1
    if card >= IMPROVEMENT and card < IMPROVEMENT + IMPROVEMENT_COUNT:
        if card == ALCHEMIST and world.counters[seat * 3] + world.counters[seat * 3 + 1] == 0:
            return 0.4
        return IMPROVEMENT_WORTH[card - IMPROVEMENT]
    best_symbol = 0.0
    total = 0.0
    for symbol in range(SYMBOL_COUNT):
        number = edition.worth[card * SYMBOL_COUNT + symbol]
        if number > 0:
            gain = SYMBOL_WORTH[symbol]
            if symbol == STONE and not building_pays(world, seat):
                gain = IDLE_STONE
            gain += NEXT_OF_TYPE * float(number - 1)
            total += NEXT_SYMBOL
            if gain > best_symbol:
                best_symbol = gain
    return best_symbol + max(total - NEXT_SYMBOL, 0.0)


def building_pays(world: Mythotopia, seat: i64) -> bool:
    """Whether some building still brings a counter."""
    if may_claim(world, seat, V_CASTLE) and count(world.castles) < world.edition.castles:
        return True
    if may_claim(world, seat, V_CITY) and world.cities_left(seat) > 0:
        return True
    return may_claim(world, seat, V_ROAD) and world.road_count < world.edition.roads


def cards(world: Mythotopia, seat: i64) -> float:
    """The deck by its average card; the hand and the reserve by theirs, and what will be drawn."""
    base = seat * ZONES
    hand = sum_of(world, seat, world.lands[base + HAND], world.crafts[base + HAND])
    lands = world.lands[base + DRAW_PILE] | world.lands[base + DISCARD_PILE] | world.lands[base + IN_PLAY]
    crafts = world.crafts[base + DRAW_PILE] | world.crafts[base + DISCARD_PILE] | world.crafts[base + IN_PLAY]
    rest = sum_of(world, seat, lands, crafts)
    in_hand = world.hand_size(seat)
    number = count(lands) + count(crafts) + in_hand
    average = (hand + rest) / float(max(number, 1))
    to_draw = max(hand_limit(world, seat) - in_hand, 0)
    lands |= world.lands[base + HAND] | world.lands[base + RESERVE]
    crafts |= world.crafts[base + HAND] | world.crafts[base + RESERVE]
    total = DECK * average + HELD * hand + average * float(to_draw) + reserve(world, seat)
    return total - UNBALANCED * float(missing(world, lands, crafts))


def missing(world: Mythotopia, lands: i64, crafts: i64) -> i64:
    """How many cards of some kind a deck is short of: provinces to act in, and symbols to pay with."""
    short = max(PROVINCES_WANTED - count(lands), 0)
    for symbol in range(4):
        held = count(lands & world.edition.lands_with[symbol])
        held += count(crafts & world.edition.crafts_with[symbol * MOST_SYMBOLS])
        short += max(SYMBOLS_WANTED - held, 0)
    return short


def sum_of(world: Mythotopia, seat: i64, lands: i64, crafts: i64) -> float:
    total = 0.0
    for symbol in range(4):
        number = count(lands & world.edition.lands_with[symbol])
        if number > 0:
            gain = SYMBOL_WORTH[symbol]
            if symbol == STONE and not building_pays(world, seat):
                gain = IDLE_STONE
            total += gain * float(number)
    while crafts != 0:
        total += worth(world, seat, lowest(crafts) + IMPROVEMENT)
        crafts &= crafts - 1
    return total


def reserve(world: Mythotopia, seat: i64) -> float:
    """Cards that work there for good are worth more than in the hand; others are at hand."""
    pile = seat * ZONES + RESERVE
    total = STORED * sum_of(world, seat, world.lands[pile], world.crafts[pile])
    crafts = world.crafts[pile]
    while crafts != 0:
        card = lowest(crafts) + IMPROVEMENT
        crafts &= crafts - 1
        if is_power(card):
            total += AT_WORK * worth(world, seat, card)
    return total


# What is near.


def symbols_at_hand(world: Mythotopia, seat: i64, symbol: i64) -> i64:
    """How many of a symbol the cards at hand show, a reserve power counted in."""
    edition = world.edition
    crafts = world.crafts_at_hand(seat)
    total = count(world.lands_at_hand(seat) & edition.lands_with[symbol])
    for number in range(MOST_SYMBOLS):
        total += count(crafts & edition.crafts_with[symbol * MOST_SYMBOLS + number])
    return total


def build_near(world: Mythotopia, seat: i64) -> float:
    """The best building that the cards at hand come near to."""
    edition = world.edition
    crafts = world.crafts_at_hand(seat)
    builds = crafts & edition.builds
    if builds == 0:
        return 0.0
    stone = symbols_at_hand(world, seat, STONE) - 1  # Build's own cannot pay
    if world.in_reserve(seat, QUARRY):
        stone += 1
    gold = symbols_at_hand(world, seat, GOLD) > 0
    most = 0.0
    sites = world.lands_at_hand(seat) & world.owned(seat)
    if crafts >> (GENERAL - IMPROVEMENT) & 1:
        sites = world.owned(seat)
    while sites != 0:
        site = lowest(sites)
        sites &= sites - 1
        paid = stone - edition.worth[site * SYMBOL_COUNT + STONE]
        if may_raise_castle(world, seat, site):
            most = max(most, near(gain_of(world, seat, V_CASTLE), edition.castle_stone - paid))
        if world.towns[seat] >> site & 1 and world.cities_left(seat) > 0:
            gain = gain_of(world, seat, V_CITY) + CITY_SLOT
            if gold:
                gain += gain_of(world, seat, V_GUILDED)
            most = max(most, near(gain, edition.city_stone - paid))
        ends = road_ends(world, seat, site)
        if ends != 0:
            gain = gain_of(world, seat, V_ROAD)
            if gold:
                gain += gain_of(world, seat, V_INNS)
            price = road_stone(world, seat, site, lowest(ends))
            most = max(most, near(gain, price - paid))
    return most


def near(gain: float, lacking: i64) -> float:
    if lacking <= 0:
        return BUILD_NEAR * gain
    return 0.5 * BUILD_NEAR * gain if lacking == 1 else 0.2 * BUILD_NEAR * gain


def gain_of(world: Mythotopia, seat: i64, victory: i64) -> float:
    return float(value_of(world, victory, 0)) if may_claim(world, seat, victory) else 0.0


def invade_near(world: Mythotopia, seat: i64, share: float) -> float:
    """The best target that the cards at hand reach."""
    edition = world.edition
    armies = min(symbols_at_hand(world, seat, ARMY), world.ready_armies[seat])
    food = symbols_at_hand(world, seat, FOOD)
    if armies == 0 or world.towns_left(seat) == 0:
        return 0.0
    mine = world.owned(seat)
    origins = world.lands_at_hand(seat) & mine
    if world.can_play(seat, GENERAL):
        origins = mine
    reached: i64 = 0
    while origins != 0:
        reached |= edition.open[lowest(origins)]
        origins &= origins - 1
    reached &= ~(mine | world.present[seat])
    most = 0.0
    while reached != 0:
        target = lowest(reached)
        reached &= reached - 1
        lacking = lack(world, seat, target) - armies
        if lacking <= 0:
            chance = 1.0
        elif lacking == 1:
            chance = 0.7
        else:
            chance = 0.4 if lacking == 2 else 0.2
        most = max(most, chance * prize(world, seat, target, share))
    return INVADE_NEAR * most * (1.0 if food > 0 else 0.4)


# Wars.


def prize(world: Mythotopia, seat: i64, province: i64, share: float) -> float:
    """What taking a province is worth."""
    owner = world.owner(province)
    points = float(world.edition.province_points)
    total = 0.0
    if owner != NOBODY:
        total += share * points * (1.0 if is_best_rival(world, seat, owner) else LESSER_RIVAL)
    if world.towns_left(seat) == 0:
        return total
    total += points + CARD_GAINED
    if owner != NOBODY:
        total += gain_of(world, seat, V_SPOILS)
        if world.citadels[owner] >> province & 1:
            total += gain_of(world, seat, V_CITADEL)
    if world.dragons >> province & 1:
        total += gain_of(world, seat, V_DRAGONS)
    if world.runestones >> province & 1:
        total += gain_of(world, seat, V_RUNESTONES)
    if world.is_in_play(V_ISLES):
        for slot in range(2):
            island = island_of(world, slot)
            if island >> province & 1 and world.left[V_ISLES] >> slot & 1:
                held = float(count(world.owned(seat) & island) + 1)
                total += float(value_of(world, V_ISLES, slot)) * held / float(count(island))
    return total


def is_best_rival(world: Mythotopia, seat: i64, rival: i64) -> bool:
    for other in range(world.players):
        if other != seat and world.score(other) > world.score(rival):
            return False
    return True


def wars(world: Mythotopia, seat: i64, share: float) -> float:
    """What the wars this seat is in will bring or cost; only one can be ended in a turn."""
    total = 0.0
    places = world.wars()
    mine = world.owned(seat)
    number = 0
    while places != 0:
        province = lowest(places)
        places &= places - 1
        if mine >> province & 1:
            total -= danger(world, seat, province, share)
        elif world.present[seat] >> province & 1:
            chance = hope(world, seat, province)
            for _ in range(number):
                chance *= 0.9
            number += 1
            total += chance * prize(world, seat, province, share)
    return total


def hope(world: Mythotopia, seat: i64, province: i64) -> float:
    """How likely an invader will take the province."""
    margin = 1 - lack(world, seat, province)
    owner = world.owner(province)
    hostile = owner != NOBODY
    for other in range(world.players):
        if other != seat and world.present[other] >> province & 1:
            hostile = True
    if hostile:
        margin += 1
    if has_hero(world, seat):
        margin += 1
    reserves = world.ready_armies[seat] + world.pool_armies[seat]
    if not hostile:
        if margin > 0:
            return SURE
        base = UNSURE + 0.12 * float(margin)
    else:
        if margin > 0:
            return min(SURE_OF_RIVAL + 0.12 * float(margin), 0.85)
        base = UNSURE_OF_RIVAL + 0.08 * float(margin)
    if reserves < 1 - margin:
        base *= 0.4
    return max(base, 0.05)


def danger(world: Mythotopia, seat: i64, province: i64, share: float) -> float:
    """What an invasion of one's own province threatens to cost."""
    mine = strength(world, province, seat)
    most: i64 = 0
    attacker: i64 = 0
    for other in range(world.players):
        if other != seat and world.present[other] >> province & 1:
            power = strength(world, province, other)
            if power >= most:
                most = power
                attacker = other
    if most > mine:
        chance = 0.85
    elif most == mine:
        chance = 0.45
    else:
        chance = 0.2 if mine == most + 1 else 0.1
    points = float(world.edition.province_points)
    cost = (
        points
        + share * points * (1.0 if is_best_rival(world, seat, attacker) else LESSER_RIVAL)
        + CARD_GAINED
    )
    if world.cities[seat] >> province & 1:
        cost += 1.0
    return chance * cost - (1.0 - chance) * 0.8 * gain_of(world, seat, V_DEFENDER)


# Armies and ships.


def pieces(world: Mythotopia, seat: i64) -> float:
    """Armies and ships; a ship in one more sea is worth most."""
    ready = world.ready_armies[seat]
    total = ARMY_READY[min(ready, 6)] + MORE_ARMIES * float(max(ready - 6, 0))
    at_sea: i64 = 0
    for sea in range(SEAS):
        at_sea += world.ships_in(seat, sea)
    seas = world.seas_with_ships(seat)
    total += SHIP_READY * float(world.ready_ships[seat] + at_sea) + SHIP_AT_SEA * float(seas)
    if world.is_in_play(V_SEAS):
        for slot in range(2):
            if world.left[V_SEAS] >> slot & 1 and world.sea_claims[seat] >> slot & 1 == 0:
                wanted = 3 + slot
                ships = min(at_sea + world.ready_ships[seat], wanted)
                part = SEA_REACHED * float(min(seas, wanted)) + SHIP_BOUGHT * float(ships)
                total += float(value_of(world, V_SEAS, slot)) * part / float(wanted)
    return total
