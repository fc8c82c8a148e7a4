"""What each seat sees, built from nothing: a field that is not written here stays secret."""

from dataclasses import dataclass, replace

from mythagora.engine.sets import members
from mythagora.engine.state import SPECTATOR
from mythagora.engine.steps import about_of, kind_of
from mythagora.engine.view import Question, View
from mythagora.games.mythotopia import meta
from mythagora.games.mythotopia import state as pieces
from mythagora.games.mythotopia.edition import (
    CAVALRY,
    CHARTERS,
    IMPROVEMENT,
    LIMES,
    PROVINCES,
    RANGER,
    SEAS,
    SYMBOLS,
    V_ISLES,
    V_SEAS,
    VICTORIES,
)
from mythagora.games.mythotopia.features import (
    actions_taken,
    charters_among,
    known_crafts,
    known_lands,
    undealt_for,
)
from mythagora.games.mythotopia.rules.armies import INVADING, order_gold
from mythagora.games.mythotopia.rules.counters import extra_gold, is_on_card, value_of
from mythagora.games.mythotopia.rules.deck import room_in_reserve
from mythagora.games.mythotopia.rules.final import may_call
from mythagora.games.mythotopia.rules.turn import ACTIONS_A_TURN, hand_limit
from mythagora.games.mythotopia.rules.war import (
    NEUTRAL,
    UNDECIDED,
    is_side,
    ship_strength,
    verdict,
    wall_strength,
    wars_in_order,
)
from mythagora.games.mythotopia.state import (
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    IN_PLAY,
    NOBODY,
    RESERVE,
    ZONES,
    MythotopiaState,
    MythotopiaStep,
)

PUBLIC_RULES = {
    "playing": "MT-T1",
    "choosing-start": "MT-S4",
    "choosing-citadel": "MT-S7",
    "invading": "MT-I1",
    "mustering": "MT-I4",
    "paying": "MT-C6",
    "placing-armies": "MT-P1",
    "removing-armies": "MT-P2",
    "placing-ships": "MT-P3",
    "removing-ships": "MT-P4",
    "buying": "MT-P5",
    "drafting": "MT-D1",
    "filling-reserve": "MT-D2",
    "discarding": "MT-D4",
    "removing-cards": "MT-D5",
    "building": "MT-K1",
    "marching": "MT-R2",
    "seeking-charter": "MT-H1",
    "ending-game": "MT-E2",
}
CONDITIONS = {V_ISLES: ["large", "small"], V_SEAS: ["three", "four"]}  # what their two counters are for
ENDINGS = ["", "called", "final-round", "turn-limit"]
DEEDS = [
    "draft",
    "buy",
    "city",
    "castle",
    "road",
    "patronage",
    "peace",
    "hire",
    "revive",
    "extra",
    "invade",
    "garrison",
    "charters",
]

PLACE_KINDS = (pieces.COUNT_WITHDRAWAL, pieces.DISMISS_MERCENARIES, pieces.CHOOSE_WORK, pieces.HIRE_HOW_MANY)
DONE = {
    pieces.DRAFTED: "draft",
    pieces.WAR_ENDED: "war",
    pieces.FREE_ACTION: "free-action",
    pieces.MARCHED: "march",
    pieces.STOWED: "stow",
}


@dataclass(frozen=True, kw_only=True)
class LordView:
    """What everybody may know of one player; of the charter, what the reader knows. MT-C7."""

    score: int
    provinces: dict[str, str]  # province to town, city or citadel
    towns_left: int
    cities_left: int
    armies: int  # available
    armies_pool: int
    ships: int
    ships_pool: int
    hand: int  # cards in it
    hand_limit: int
    draw_pile: int
    discard_pile: int
    discard_top: str | None
    reserve: list[str]
    reserve_limit: int
    in_play: list[str]  # waiting to be discarded, MT-X5
    aside: list[str]  # starting cards removed, MT-D5
    deck: list[str]  # what hand and draw pile hold together
    shown: list[str]  # cards of the hand that all have seen
    holds_found: bool  # the hand has a card more, which Philosopher found: one of the undealt, MT-X19
    counters: list[int]  # by value, from 1
    sea_claims: list[str]  # conditions of Master of the Seas it was paid for, MT-V8
    sea_towns: int  # towns on that card, MT-X25
    revealed: list[str]
    charter_points: int
    has_charter: bool  # keeps one secretly
    charter: str | None  # the reader's own one
    charter_among: list[str]  # what another's may be, as far as the reader knows
    chosen: int  # provinces chosen while others still choose, MT-S4, MT-S7
    choice: list[str]  # which, if it is the reader's own or moves taken back have shown it
    may_call: bool  # could end the game if it were to begin its turn now, MT-E1


@dataclass(frozen=True, kw_only=True)
class ProvinceView:
    province: str
    owner: int | None
    piece: str | None  # town, city or citadel
    castle: bool
    armies: list[int]  # by seat
    mercenaries: list[int]
    dragon: bool
    runestone: bool
    roads: list[str]  # where they lead


@dataclass(frozen=True, kw_only=True)
class SideView:
    """One side of a war, and where its strength comes from. MT-W3, MT-W4."""

    seat: int  # -1 is the neutral force
    defends: bool
    strength: dict[str, int]  # armies, ships, rugged and so on: what counts at all
    total: int


@dataclass(frozen=True, kw_only=True)
class WarView:
    province: str
    sides: list[SideView]  # the defender first
    leaders: list[int]  # the strongest sides; with several the war cannot be ended without Hero
    may_end: list[int]  # seats that could end it as the first thing of their turn, MT-W2
    at_the_end: int  # who wins it when the game ends: a tie is the defender's, MT-E2


@dataclass(frozen=True, kw_only=True)
class VictoryView:
    """A victory point card in play."""

    victory: str
    left: int  # counters on it
    value: int | None  # of each; none where two counters differ
    conditions: dict[str, int]  # the isles and the seas: conditions not paid yet, and the counter's value


@dataclass(frozen=True, kw_only=True)
class MythotopiaView(View):
    options: dict[str, int]
    turn: int  # turns played
    first: int
    active: int
    actions_taken: int  # this turn, the one under way included
    done: list[str]  # what this turn has seen that is allowed once, or that bars something
    powers_used: list[str]  # symbols whose reserve power is used up this turn, MT-X7
    barred: list[str]  # cards whose text serves the action under way, so that they cannot pay
    turns_left: int | None  # of the final round, once it has begun, MT-E4
    caller: int | None
    ending: str | None
    hand: list[str]  # the reader's own
    draw_pile: list[str]  # its own one: what is in it, not in which order
    discard_pile: list[str]
    lords: list[LordView]  # by seat
    provinces: list[ProvinceView]
    seas: dict[str, list[int]]  # ships by seat
    wars: list[WarView]
    mercenaries: int  # in the supply
    castles_left: int
    roads_left: int
    victories: list[VictoryView]
    empty: int  # victory cards
    empty_needed: int  # so that the game can be ended, MT-E1
    stock: list[int]  # unused counters by value, from 1
    display: list[str]
    province_deck: list[str]
    undealt: int  # improvements
    undealt_among: list[str]  # all that may be in there
    looked: list[str]  # what Philosopher lays before the reader
    charter_deck: int
    charters_looked: list[str]  # what the reader looks at before keeping one
    marched_from: list[str]  # in the road move under way, MT-R2
    marched_to: list[str]


def look(state: MythotopiaState, seats: list[int], step: MythotopiaStep | None) -> list[MythotopiaView]:
    """What each of these seats may know; `step` is the question now asked."""
    public = look_in_public(state, step)
    return [
        look_from(state, public, seat, step) if seat >= 0 else replace(public, seat=seat) for seat in seats
    ]


def look_from(
    state: MythotopiaState, public: MythotopiaView, seat: int, step: MythotopiaStep | None
) -> MythotopiaView:
    """What all may see, and what this seat alone may know."""
    is_choosing = seat == state.active
    return replace(
        public,
        seat=seat,
        question=None if step is None else ask(state, seat, step),
        hand=pile(state, seat, HAND),
        draw_pile=pile(state, seat, DRAW_PILE),
        discard_pile=pile(state, seat, DISCARD_PILE),
        lords=[look_at_from(state, lord, seat, other) for other, lord in enumerate(public.lords)],
        undealt_among=crafts(state, undealt_for(state, seat)),
        looked=crafts(state, state.looked) if is_choosing else [],
        charters_looked=charters(state.charters_looked) if is_choosing else [],
    )


def look_in_public(state: MythotopiaState, step: MythotopiaStep | None) -> MythotopiaView:
    """What spectators see."""
    edition = state.edition
    seats = range(int(state.players))
    happened = int(state.happened)
    return MythotopiaView(
        seat=SPECTATOR,
        asked=state.seats_to_act(),
        question=None if step is None else ask(state, SPECTATOR, step),
        options=options(state),
        turn=state.turn,
        first=state.first,
        active=state.active,
        actions_taken=actions_taken(state),
        done=[word for flag, word in DONE.items() if happened & flag],
        powers_used=[SYMBOLS[symbol] for symbol in range(4) if happened >> symbol & pieces.FARMED],
        barred=crafts(state, state.barred),
        turns_left=None if state.turns_left < 0 else state.turns_left,
        caller=None if state.caller == NOBODY else state.caller,
        ending=ENDINGS[state.ending] or None,
        hand=[],
        draw_pile=[],
        discard_pile=[],
        lords=[look_at(state, seat) for seat in seats],
        provinces=[look_at_province(state, province) for province in range(PROVINCES)],
        seas={edition.seas[sea]: [state.ships_in(other, sea) for other in seats] for sea in range(SEAS)},
        wars=[look_at_war(state, province) for province in wars_in_order(state)],
        mercenaries=state.mercenaries_ready(),
        castles_left=edition.castles - len(members(state.castles)),
        roads_left=edition.roads - state.road_count,
        victories=[look_at_victory(state, victory) for victory in members(state.in_play)],
        empty=state.empty_victories(),
        empty_needed=edition.victories_empty,
        stock=[int(number) for number in state.stock],
        display=crafts(state, state.display),
        province_deck=lands(state, state.province_deck),
        undealt=len(members(state.undealt)),
        undealt_among=crafts(state, undealt_for(state, SPECTATOR)),
        looked=[],
        charter_deck=len(members(state.charter_deck)),
        charters_looked=[],
        marched_from=lands(state, state.marched_from),
        marched_to=lands(state, state.marched_to),
    )


def options(state: MythotopiaState) -> dict[str, int]:
    return {
        meta.CHOOSE_START: state.choose_start,
        meta.FINAL_ROUND: state.final_round,
        meta.SECRET_CHARTERS: state.secret_charters,
        meta.TURN_LIMIT: state.turn_limit,
    }


# Sets of things in their words, always in the order of their numbers: a pile has no other.


def lands(state: MythotopiaState, provinces: int) -> list[str]:
    return [state.edition.provinces[province] for province in members(provinces)]


def crafts(state: MythotopiaState, cards: int) -> list[str]:
    return [state.edition.cards[card + IMPROVEMENT] for card in members(cards)]


def cards(state: MythotopiaState, some: int, others: int) -> list[str]:
    return lands(state, some) + crafts(state, others)


def pile(state: MythotopiaState, seat: int, zone: int) -> list[str]:
    place = seat * ZONES + zone
    return cards(state, state.lands[place], state.crafts[place])


def charters(some: int) -> list[str]:
    return [CHARTERS[charter] for charter in members(some)]


# Players.


def look_at_from(state: MythotopiaState, lord: LordView, reader: int, seat: int) -> LordView:
    """What this reader knows more of a player than spectators do."""
    if seat != reader:
        return replace(lord, charter_among=charters(charters_among(state, reader, seat)))
    charter = state.charter[seat]
    return replace(
        lord,
        charter=CHARTERS[charter] if charter >= 0 else None,
        charter_among=[],
        choice=lands(state, state.chosen[seat]),
    )


def look_at(state: MythotopiaState, seat: int) -> LordView:
    top = state.tops[seat]
    return LordView(
        score=state.score(seat),
        provinces={
            state.edition.provinces[place]: piece_of(state, seat, place)
            for place in members(state.owned(seat))
        },
        towns_left=state.towns_left(seat),
        cities_left=state.cities_left(seat),
        armies=state.ready_armies[seat],
        armies_pool=state.pool_armies[seat],
        ships=state.ready_ships[seat],
        ships_pool=state.pool_ships[seat],
        hand=state.hand_size(seat),
        hand_limit=hand_limit(state, seat),
        draw_pile=state.pile_size(seat, DRAW_PILE),
        discard_pile=state.pile_size(seat, DISCARD_PILE),
        discard_top=state.edition.cards[top] if top >= 0 else None,
        reserve=pile(state, seat, RESERVE),
        reserve_limit=state.reserve_limit(seat),
        in_play=pile(state, seat, IN_PLAY),
        aside=crafts(state, state.aside[seat]),
        deck=cards(state, known_lands(state, seat), known_crafts(state, seat)),
        shown=cards(state, state.shown_lands[seat], state.shown_crafts[seat]),
        holds_found=state.kept_by == seat,
        counters=[state.counters[seat * 3 + value] for value in range(3)],
        sea_claims=[CONDITIONS[V_SEAS][slot] for slot in members(state.sea_claims[seat])],
        sea_towns=state.sea_towns[seat],
        revealed=charters(state.revealed[seat]),
        charter_points=state.charter_points[seat],
        has_charter=state.charter[seat] >= 0,
        charter=None,
        charter_among=charters(charters_among(state, SPECTATOR, seat)),
        chosen=len(members(state.chosen[seat])),
        choice=lands(state, state.chosen[seat]) if state.open_choices >> seat & 1 else [],
        may_call=not state.is_over() and may_call(state, seat),
    )


# The map.


def piece_of(state: MythotopiaState, seat: int, province: int) -> str:
    if state.citadels[seat] >> province & 1:
        return "citadel"
    return "city" if state.cities[seat] >> province & 1 else "town"


def look_at_province(state: MythotopiaState, province: int) -> ProvinceView:
    seats = range(int(state.players))
    owner = state.owner(province)
    return ProvinceView(
        province=state.edition.provinces[province],
        owner=None if owner == NOBODY else owner,
        piece=None if owner == NOBODY else piece_of(state, owner, province),
        castle=bool(state.castles >> province & 1),
        armies=[state.armies_in(seat, province) for seat in seats],
        mercenaries=[state.mercenaries_in(seat, province) for seat in seats],
        dragon=bool(state.dragons >> province & 1),
        runestone=bool(state.runestones >> province & 1),
        roads=lands(state, state.roads[province]),
    )


def look_at_war(state: MythotopiaState, province: int) -> WarView:
    """All of it lies open: pieces on the map and cards in reserves. MT-W1, MT-W2."""
    owner = state.owner(province)
    fighters = [seat for seat in range(int(state.players)) if is_side(state, province, seat)]
    sides = [look_at_side(state, province, seat) for seat in fighters if seat != owner]
    defender = look_at_neutral(state, province) if owner == NOBODY else look_at_side(state, province, owner)
    sides.insert(0, defender)
    most = max(side.total for side in sides)
    return WarView(
        province=state.edition.provinces[province],
        sides=sides,
        leaders=[side.seat for side in sides if side.total == most],
        may_end=[] if verdict(state, province, False) == UNDECIDED else fighters,
        at_the_end=verdict(state, province, True),
    )


def look_at_side(state: MythotopiaState, province: int, seat: int) -> SideView:
    """MT-W3."""
    edition = state.edition
    defends = state.owner(province) == seat
    is_rugged = edition.rugged >> province & 1
    wall = wall_strength(state, province, seat) if defends else 0
    parts = {
        "armies": state.armies_in(seat, province),
        "mercenaries": state.mercenaries_in(seat, province),
        "ships": ship_strength(state, province, seat),
        "castle" if state.castles >> province & 1 else "citadel": wall,
        "rugged": edition.rugged_strength if defends and is_rugged else 0,
        "cavalry": edition.cavalry_strength if not defends and state.in_reserve(seat, CAVALRY) else 0,
        "limes": edition.limes_strength if defends and state.in_reserve(seat, LIMES) else 0,
        "ranger": edition.ranger_strength if is_rugged and state.in_reserve(seat, RANGER) else 0,
    }
    return side(seat, defends, parts)


def look_at_neutral(state: MythotopiaState, province: int) -> SideView:
    """MT-W4."""
    dragon = state.edition.dragon_strength if state.dragons >> province & 1 else 0
    return side(NEUTRAL, True, {"printed": state.edition.strength[province], "dragon": dragon})


def side(seat: int, defends: bool, parts: dict[str, int]) -> SideView:
    strength = {word: number for word, number in parts.items() if number != 0}
    return SideView(seat=seat, defends=defends, strength=strength, total=sum(strength.values()))


# Victory cards.


def look_at_victory(state: MythotopiaState, victory: int) -> VictoryView:
    words = CONDITIONS.get(victory, [])
    conditions = {
        word: value_of(state, victory, slot)
        for slot, word in enumerate(words)
        if is_on_card(state, victory, slot)
    }
    return VictoryView(
        victory=VICTORIES[victory],
        left=len(conditions) if words else state.left[victory],
        value=None if words else value_of(state, victory, 0),
        conditions=conditions,
    )


# The question.


def ask(state: MythotopiaState, seat: int, step: MythotopiaStep) -> Question:
    """The asked seat gets its very question; the others are told what is going on.

    What a question is about was said or played at the table, so all may know it.
    """
    if not state.may_act(seat):
        return Question(name=step.public, rule=PUBLIC_RULES[step.public], about=about(state))
    return Question(name=step.name, rule=step.rule, about=about(state))


def about(state: MythotopiaState) -> dict[str, str]:
    """What the question is about, in the words of the notation."""
    kind = kind_of(state.asked)
    number = int(about_of(state.asked))
    if kind == pieces.PAY:
        return about_payment(state, number)
    if kind == pieces.TAKE_TURN:
        return {"left": str(ACTIONS_A_TURN - number)}
    if kind in (pieces.CHOOSE_TARGET, pieces.CHOOSE_SITE):
        return {"card": state.edition.cards[number]}
    if kind in PLACE_KINDS:
        return {"province": state.edition.provinces[number & 63]}
    if kind in (pieces.PAY_EXTRA, pieces.TAKE_COUNTER):
        return about_counter(state, kind, number)
    if kind in (pieces.LAY_RESERVE, pieces.CHOOSE_REMOVALS, pieces.TAKE_COUNSEL):
        return about_cards(state, kind, number)
    return about_pieces(state, kind, number)


def about_payment(state: MythotopiaState, number: int) -> dict[str, str]:
    """What is paid, how much of it, and what for."""
    need, paid = number >> 2 & 255, number >> 10 & 255
    words = {"symbol": SYMBOLS[number & 3], "need": str(need), "paid": str(paid), "left": str(need - paid)}
    purpose = state.waiting[state.depth - 1] if state.depth > 0 else state.asked
    if kind_of(purpose) != pieces.CARRY_OUT:
        return words
    return {**words, **about_deed(state, int(about_of(purpose)))}


def about_deed(state: MythotopiaState, number: int) -> dict[str, str]:
    """What will happen once it is paid for."""
    deed, what = number & 15, number >> 4
    words = {"deed": DEEDS[deed]}
    names = state.edition.provinces
    if deed in (pieces.DEED_DRAFT, pieces.DEED_REVIVE):
        return {**words, "card": state.edition.cards[what]}
    if deed == pieces.DEED_BUY:
        return {**words, "armies": str(what & 15), "ships": str(what >> 4)}
    if deed in (pieces.DEED_CITY, pieces.DEED_CASTLE, pieces.DEED_PEACE):
        return {**words, "province": names[what]}
    if deed == pieces.DEED_ROAD:
        return {**words, "province": names[what & 63], "to": names[what >> 6]}
    if deed == pieces.DEED_HIRE:
        return {**words, "province": names[what & 63], "mercenaries": str(what >> 6)}
    if deed in (pieces.DEED_INVADE, pieces.DEED_GARRISON):
        return {**words, "province": names[what & 63], "armies": str(what >> 6)}
    if deed == pieces.DEED_EXTRA:
        return {**words, "victory": VICTORIES[what]}
    return {**words, "charters": str(what)} if deed == pieces.DEED_CHARTERS else words


def about_counter(state: MythotopiaState, kind: int, number: int) -> dict[str, str]:
    words = {"victory": VICTORIES[number & 15]}
    if kind == pieces.PAY_EXTRA:
        return {**words, "gold": str(extra_gold(state, number))}
    return {**words, "value": str(value_of(state, number & 15, number >> 4))}


def about_cards(state: MythotopiaState, kind: int, number: int) -> dict[str, str]:
    """How many cards may follow, or will be drawn."""
    if kind == pieces.LAY_RESERVE:
        return {"left": str(room_in_reserve(state, state.to_act()))}
    if kind == pieces.CHOOSE_REMOVALS:
        return {"left": str(2 - number)}
    return {"cards": str((number >> 1) + (number & 1))}


def about_pieces(state: MythotopiaState, kind: int, number: int) -> dict[str, str]:
    """Armies and ships on their way."""
    names = state.edition.provinces
    if kind == pieces.CHOOSE_ROUTE:
        return {"card": state.edition.cards[number & 127], "province": names[number >> 7]}
    if kind == pieces.PLAY_SHIPS:
        return {"province": names[number & 63], "left": str(number >> 6)}
    if kind == pieces.PLAY_ARMIES:
        deed = "invade" if number & INVADING else "garrison"
        words = {"deed": deed, "province": names[number & 63]}
        return {**words, "food": str(number >> 6 & 15), "armies": str(number >> 10 & 63)}
    if kind in (pieces.LAUNCH_SHIPS, pieces.COUNT_RECALL):
        words = {"sea": state.edition.seas[number & 3]}
        return {**words, "ships": str(number >> 2)} if kind == pieces.LAUNCH_SHIPS else words
    if kind == pieces.ORDER_PIECES:
        armies, ships = number & 15, number >> 4
        return {"armies": str(armies), "ships": str(ships), "gold": str(order_gold(state, armies, ships))}
    if kind == pieces.MARCH_TO:
        return {"from": names[number]}
    if kind == pieces.COUNT_MARCH:
        return {"from": names[number & 63], "to": names[number >> 6]}
    return {}
