"""What a seat may know, as numbers: seats are counted from the reader's own seat."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.features import Block, Features
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mytikas.cards import deity_points
from mythagora.games.mytikas.edition import AREA_COUNT, GOD_COUNT, LEVELS, MOST_LOCKS, SLOT_COUNT
from mythagora.games.mytikas.meta import FEWEST, MOST
from mythagora.games.mytikas.scoring import building_points
from mythagora.games.mytikas.setup import LONGEST_LINE
from mythagora.games.mytikas.state import DEITY_COUNT, PLACES, POOL, MytikasState

QUESTIONS: Final = 19
OPTIONS: Final = 5
ABOUT_BITS: Final = 10
MOST_GOODS: Final = 20  # of a kind on a level; more count as 20
MOST_OFFERINGS: Final = 20
MOST_POINTS: Final = 80
MOST_TOKENS: Final = 6
MOST_FAVORS: Final = 4
EDITION_NUMBERS: Final = 12 + 9 + 9 + 3 + 2 * AREA_COUNT + 4 * SLOT_COUNT + 3


def blocks() -> list[Block]:
    return [
        Block("players", MOST - FEWEST + 1),
        Block("options", OPTIONS),
        Block("my-question", QUESTIONS),
        Block("my-question-about", ABOUT_BITS),
        Block("others-question", QUESTIONS),
        Block("asked", MOST),
        Block("active", MOST),
        Block("happened", 4),
        Block("ending", 3),
        Block("builders", MOST * AREA_COUNT),
        Block("tokens", LEVELS),
        Block("goods", MOST * PLACES),
        Block("built", MOST * SLOT_COUNT),
        Block("favors", (MOST + 1) * GOD_COUNT),
        Block("reserve", MOST),
        Block("cards", MOST * DEITY_COUNT),
        Block("on-cards", DEITY_COUNT),
        Block("locked", DEITY_COUNT),
        Block("fresh", DEITY_COUNT),
        Block("card-points", DEITY_COUNT),
        Block("points", MOST),
        Block("line", LONGEST_LINE * DEITY_COUNT),
        Block("face-up", LONGEST_LINE),
        Block("locks-taken", 1),
        Block("locks", MOST_LOCKS),
        Block("my-cards", DEITY_COUNT),
        Block("my-choice", DEITY_COUNT),
        Block("edition", EDITION_NUMBERS),
    ]


def fill(state: MytikasState, seat: i64, into: Features) -> None:
    """A spectator, -1, looks from seat 0 and has no cards of its own."""
    into.count = 0
    reader: i64 = seat if seat >= 0 else 0
    into.one_of(state.players - FEWEST, MOST - FEWEST + 1)
    fill_question(state, seat, into)
    for place in range(MOST):
        is_asked = place < state.players and state.may_act(state.after(reader, place))
        into.add(1.0 if is_asked else 0.0)
    into.one_of((state.active - reader) % state.players, MOST)
    into.flags(state.happened, 4)
    into.flags(state.ending, 3)
    fill_table(state, reader, into)
    fill_cards(state, reader, into)
    into.flags(state.dealt[seat] if seat >= 0 else 0, DEITY_COUNT)
    into.flags(state.chosen[seat] if seat >= 0 else 0, DEITY_COUNT)
    fill_edition(state, into)


def fill_question(state: MytikasState, seat: i64, into: Features) -> None:
    into.add(float(state.choose_deity))
    into.add(float(state.follow_after_bonus_only))
    into.add(float(state.followers_move_down))
    into.add(float(state.offerings_over_lock))
    into.add(float(state.card_bonus_only))
    kind: i64 = -1 if state.is_over() else kind_of(state.asked)
    is_mine = state.may_act(seat)
    into.one_of(kind if is_mine else -1, QUESTIONS)
    into.flags(about_of(state.asked) if is_mine else 0, ABOUT_BITS)
    into.one_of(-1 if is_mine else kind, QUESTIONS)


def fill_table(state: MytikasState, reader: i64, into: Features) -> None:
    for place in range(MOST):
        is_seat = place < state.players
        into.one_of(state.builders[state.after(reader, place)] if is_seat else -1, AREA_COUNT)
    for level in range(LEVELS):
        into.share(state.tokens[level], MOST_TOKENS)
    for place in range(MOST):
        for spot in range(PLACES):
            number: i64 = 0
            if place < state.players:
                number = min(state.goods[state.after(reader, place) * PLACES + spot], MOST_GOODS)
            into.share(number, MOST_GOODS)
    for place in range(MOST):
        for slot in range(SLOT_COUNT):
            is_seat = place < state.players
            into.share(state.level_of(state.after(reader, place), slot) if is_seat else 0, LEVELS)
    for place in range(MOST + 1):
        holder: i64 = POOL
        if place < MOST:
            holder = state.after(reader, place)
        for god in range(GOD_COUNT):
            is_held = place == MOST or place < state.players
            into.share(min(state.favor(holder, god), MOST_FAVORS) if is_held else 0, MOST_FAVORS)
    for place in range(MOST):
        is_seat = place < state.players
        owned = min(state.reserve[state.after(reader, place)], MOST_OFFERINGS) if is_seat else 0
        into.share(owned, MOST_OFFERINGS)


def fill_cards(state: MytikasState, reader: i64, into: Features) -> None:
    for place in range(MOST):
        is_seat = place < state.players
        into.flags(state.cards[state.after(reader, place)] if is_seat else 0, DEITY_COUNT)
    for deity in range(DEITY_COUNT):
        into.share(min(state.on_card[deity], MOST_OFFERINGS), MOST_OFFERINGS)
    for deity in range(DEITY_COUNT):
        into.add(1.0 if state.locked[deity] > 0 else 0.0)
    into.flags(state.fresh, DEITY_COUNT)
    for deity in range(DEITY_COUNT):
        owner = state.holder(deity)
        points = min(deity_points(state, owner, deity), MOST_POINTS) if owner >= 0 else 0
        into.share(points, MOST_POINTS)
    for place in range(MOST):
        points = 0
        if place < state.players:
            points = min(building_points(state, state.after(reader, place)), MOST_POINTS)
        into.share(points, MOST_POINTS)
    seen = state.line_seen()
    for place in range(LONGEST_LINE):
        card = state.line[place]
        into.one_of(card if card >= 0 and seen >> card & 1 else -1, DEITY_COUNT)
    for place in range(LONGEST_LINE):
        into.add(1.0 if place <= state.turned and state.line[place] >= 0 else 0.0)
    into.share(state.locks_taken, MOST_LOCKS)
    for place in range(MOST_LOCKS):
        into.share(state.edition.locks[state.players * MOST_LOCKS + place], MOST_OFFERINGS)


def fill_edition(state: MytikasState, into: Features) -> None:
    edition = state.edition
    for number in edition.cost:
        into.share(number, 9)
    for number in edition.zeus_day:
        into.share(number, 9)
    for number in edition.demeter_day:
        into.share(number, 9)
    into.share(edition.night_favors, 4)
    into.share(edition.day_ups, 9)
    into.share(edition.night_offerings, 9)
    for number in edition.bonus:
        into.share(number, 4)
    for number in edition.times:
        into.share(number, 4)
    for number in edition.slot_any:
        into.share(number, 4)
    for number in edition.slot_favors:
        into.share(number, 4)
    for number in edition.slot_offerings:
        into.share(number, 4)
    for number in edition.slot_gold:
        into.share(number, 4)
    for number in edition.steps:
        into.share(number, 50)
