"""What each seat sees, built from nothing: a field that is not written here stays secret."""

from dataclasses import dataclass, replace

from mythagora.engine.sets import members
from mythagora.engine.state import SPECTATOR
from mythagora.engine.steps import about_of, kind_of
from mythagora.engine.view import Question, View
from mythagora.games.mytikas import state as pieces
from mythagora.games.mytikas.cards import DEITIES, deity_points, free_slots, price
from mythagora.games.mytikas.edition import (
    AREAS,
    GODS,
    GOODS,
    KINDS,
    LEVELS,
    MOST_LOCKS,
    PIECES,
    SLOTS,
)
from mythagora.games.mytikas.rules.move import LEFT, MAY_TURN, TO_ANY
from mythagora.games.mytikas.scoring import building_points, card_points
from mythagora.games.mytikas.state import POOL, MytikasState, MytikasStep

PUBLIC_RULES = {"dealing": "MK-S5", "opening": "MK-S9", "playing": "MK-T2"}
ENDINGS = ["levels-full", "locks-gone", "all-built"]


@dataclass(frozen=True, kw_only=True)
class CardView:
    """A Deity card before a player."""

    deity: str
    offerings: int
    lock: int | None  # the value of the lock on it: nobody can steal it any more, MK-O3
    works: bool  # from the turn after it came, MK-D1
    points: int  # what it would score now for its holder


@dataclass(frozen=True, kw_only=True)
class BuilderView:
    """One player's board and what lies beside it; all of it is public. MK-S10."""

    area: str | None  # where the builder stands
    goods: list[list[int]]  # by level: stone, marble, gold
    built: dict[str, int]  # slot to level, for what is built
    favors: dict[str, int]
    offerings: int  # in the reserve
    cards: list[CardView]
    costs: dict[str, list[int]]  # piece to stone, marble, gold: what it would cost now
    pieces_left: int
    building_points: int
    card_points: int
    points: int


@dataclass(frozen=True, kw_only=True)
class LineView:
    """A place of the line. A card face down is known only if moves taken back have shown it."""

    deity: str | None
    face_up: bool
    taken: bool
    lock: int | None  # the lock on it


@dataclass(frozen=True, kw_only=True)
class MytikasView(View):
    turn: int
    first: int
    active: int
    builders: list[BuilderView]  # by seat
    tokens: list[int]  # by level, on the mountain
    piles: dict[str, int]  # Favors by god
    line: list[LineView]  # from the card that began face up to the deck
    deck: int  # cards in it
    deck_lock: int | None
    next_lock: int | None  # the value that secures a card now
    levels_full: int  # three of them end the game, MK-E1
    locks_left: int  # none left ends it
    fewest_pieces_left: int  # none left to a player ends it
    ending: list[str]  # why this turn is the last
    dealt: list[str]  # the cards this seat was dealt and has not shown, MK-S5
    chosen: str | None  # the one it keeps, while others still choose


def look(state: MytikasState, seats: list[int], step: MytikasStep | None) -> list[MytikasView]:
    """What each of these seats may know; `step` is the question now asked."""
    public = look_in_public(state, step)
    return [
        look_from(state, public, seat, step) if seat >= 0 else replace(public, seat=seat) for seat in seats
    ]


def look_from(state: MytikasState, public: MytikasView, seat: int, step: MytikasStep | None) -> MytikasView:
    """What all may see, and what this seat alone may know."""
    chosen = members(state.chosen[seat])
    return replace(
        public,
        seat=seat,
        question=None if step is None else ask(state, seat, step),
        dealt=[DEITIES[deity] for deity in members(state.dealt[seat])],
        chosen=DEITIES[chosen[0]] if chosen else None,
    )


def look_in_public(state: MytikasState, step: MytikasStep | None) -> MytikasView:
    """What spectators see."""
    players = int(state.players)
    locks = [int(state.edition.locks[players * MOST_LOCKS + place]) for place in range(players + 2)]
    left = [None if place < state.locks_taken else lock for place, lock in enumerate(locks)]
    is_laid = any(state.cards[other] for other in range(players))
    return MytikasView(
        seat=SPECTATOR,
        asked=state.seats_to_act(),
        question=None if step is None else ask(state, SPECTATOR, step),
        turn=state.turn,
        first=state.first,
        active=state.active,
        builders=[look_at(state, other) for other in range(players)],
        tokens=[state.tokens[level] for level in range(LEVELS)],
        piles={god: state.favor(POOL, number) for number, god in enumerate(GODS)},
        line=[look_at_line(state, place, left) for place in range(players + 2)] if is_laid else [],
        deck=len(members(state.deck)),
        deck_lock=left[-1],
        next_lock=state.next_lock() or None,
        levels_full=sum(1 for level in range(LEVELS) if state.tokens[level] == 0),
        locks_left=state.locks() - state.locks_taken,
        fewest_pieces_left=min(pieces_left(state, other) for other in range(players)),
        ending=[cause for flag, cause in enumerate(ENDINGS) if state.ending >> flag & 1],
        dealt=[],
        chosen=None,
    )


def pieces_left(state: MytikasState, seat: int) -> int:
    return sum(free_slots(state, seat, piece) for piece in range(len(PIECES)))


def look_at(state: MytikasState, seat: int) -> BuilderView:
    area = state.builders[seat]
    return BuilderView(
        area=AREAS[area] if area >= 0 else None,
        goods=[[state.has(seat, level, kind) for kind in range(KINDS)] for level in range(LEVELS)],
        built={
            word: state.level_of(seat, slot) for slot, word in enumerate(SLOTS) if state.level_of(seat, slot)
        },
        favors={god: state.favor(seat, number) for number, god in enumerate(GODS)},
        offerings=state.reserve[seat],
        cards=[look_at_card(state, seat, deity) for deity in members(state.cards[seat])],
        costs={
            word: [price(state, seat, piece, kind) for kind in range(KINDS)]
            for piece, word in enumerate(PIECES)
        },
        pieces_left=pieces_left(state, seat),
        building_points=building_points(state, seat),
        card_points=card_points(state, seat),
        points=building_points(state, seat) + card_points(state, seat),
    )


def look_at_card(state: MytikasState, seat: int, deity: int) -> CardView:
    return CardView(
        deity=DEITIES[deity],
        offerings=state.on_card[deity],
        lock=state.locked[deity] or None,
        works=state.commands(seat, deity),
        points=deity_points(state, seat, deity),
    )


def look_at_line(state: MytikasState, place: int, locks: list[int | None]) -> LineView:
    deity = state.line[place]
    is_up = place <= state.turned
    is_known = deity >= 0 and state.line_seen() >> deity & 1
    return LineView(
        deity=DEITIES[deity] if is_known else None,
        face_up=is_up,
        taken=deity < 0,
        lock=None if place == 0 else locks[place - 1],
    )


def ask(state: MytikasState, seat: int, step: MytikasStep) -> Question:
    """The asked seat gets its very question; the others see on the table what it is about."""
    if not state.may_act(seat):
        return Question(name=step.public, rule=PUBLIC_RULES[step.public])
    return Question(name=step.name, rule=step.rule, about=about(state))


def about(state: MytikasState) -> dict[str, str]:
    """What the question is about, in the words of the notation."""
    kind = kind_of(state.asked)
    number = int(about_of(state.asked))
    if kind == pieces.CHOOSE_SET:
        return {"city": SLOTS[number], "level": str(state.level_of(state.to_act(), number))}
    if kind == pieces.CHOOSE_EXTRA:
        return {"goods": ",".join(GOODS[good] for good in members(number))}
    if kind == pieces.MOVE_GOODS:
        words = {"left": str(number & LEFT), "sort": "any" if number & TO_ANY else "up"}
        return {**words, "turn": "hestia"} if number & MAY_TURN else words
    if kind == pieces.BUILD_PIECE:
        return {"area": AREAS[number]}
    if kind == pieces.CHOOSE_SLOT:
        return {"piece": PIECES[number >> 2], "level": str((number & 3) + 1)}
    if kind == pieces.PUT_OFFERINGS:
        return {"deity": DEITIES[number]}
    if kind == pieces.GIVE_GOODS:
        return {"left": str(number & 15)}
    if kind in (pieces.CHOOSE_PART, pieces.WRAP_UP, pieces.FOLLOW_OR_PASS, pieces.CHOOSE_TIME):
        return {"area": AREAS[state.builders[state.active]]}
    return {}
