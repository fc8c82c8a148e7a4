"""What a seat may know, as numbers: seats are counted from the reader's own seat."""

from typing import Final

from mypy_extensions import i64

from mythagora.engine.features import Block, Features
from mythagora.engine.steps import about_of, kind_of
from mythagora.games.mytikas.cards import deity_points
from mythagora.games.mytikas.edition import AREA_COUNT, GOD_COUNT, LEVELS, MOST_COUNT, MOST_LOCKS, SLOT_COUNT
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
    into.begin()
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
    if into.is_fresh:
        fill_edition(state, into)
    else:
        into.keep(EDITION_NUMBERS)


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
    into.shares(state.tokens, 0, LEVELS, MOST_TOKENS)
    for place in range(MOST):
        if place < state.players:
            into.shares(state.goods, state.after(reader, place) * PLACES, PLACES, MOST_GOODS)
        else:
            into.zeros(PLACES)
    for place in range(MOST):
        if place < state.players:
            into.shares(state.built, state.after(reader, place) * SLOT_COUNT, SLOT_COUNT, LEVELS)
        else:
            into.zeros(SLOT_COUNT)
    for place in range(MOST + 1):
        holder = POOL if place == MOST else state.after(reader, place)
        if place == MOST or place < state.players:
            into.shares(state.favors, holder * GOD_COUNT, GOD_COUNT, MOST_FAVORS)
        else:
            into.zeros(GOD_COUNT)
    for place in range(MOST):
        owned: i64 = 0
        if place < state.players:
            owned = state.reserve[state.after(reader, place)]
        into.share(owned, MOST_OFFERINGS)


def fill_cards(state: MytikasState, reader: i64, into: Features) -> None:
    for place in range(MOST):
        is_seat = place < state.players
        into.flags(state.cards[state.after(reader, place)] if is_seat else 0, DEITY_COUNT)
    into.shares(state.on_card, 0, DEITY_COUNT, MOST_OFFERINGS)
    for deity in range(DEITY_COUNT):
        into.add(1.0 if state.locked[deity] > 0 else 0.0)
    into.flags(state.fresh, DEITY_COUNT)
    for deity in range(DEITY_COUNT):
        owner = state.holder(deity)
        worth: i64 = 0
        if owner >= 0:
            worth = deity_points(state, owner, deity)
        into.share(worth, MOST_POINTS)
    for place in range(MOST):
        points: i64 = 0
        if place < state.players:
            points = building_points(state, state.after(reader, place))
        into.share(points, MOST_POINTS)
    seen = state.line_seen()
    for place in range(LONGEST_LINE):
        card = state.line[place]
        into.one_of(card if card >= 0 and seen >> card & 1 else -1, DEITY_COUNT)
    for place in range(LONGEST_LINE):
        into.add(1.0 if place <= state.turned and state.line[place] >= 0 else 0.0)
    into.share(state.locks_taken, MOST_LOCKS)
    into.shares(state.edition.locks, state.players * MOST_LOCKS, MOST_LOCKS, MOST_OFFERINGS)


def fill_edition(state: MytikasState, into: Features) -> None:
    """The numbers on the boards; their bounds are the loader's."""
    edition = state.edition
    into.shares(edition.cost, 0, len(edition.cost), MOST_COUNT)
    into.shares(edition.zeus_day, 0, len(edition.zeus_day), MOST_COUNT)
    into.shares(edition.demeter_day, 0, len(edition.demeter_day), MOST_COUNT)
    into.share(edition.night_favors, 4)
    into.share(edition.day_ups, MOST_COUNT)
    into.share(edition.night_offerings, MOST_COUNT)
    into.shares(edition.bonus, 0, len(edition.bonus), 4)
    into.shares(edition.times, 0, len(edition.times), 4)
    into.shares(edition.slot_any, 0, len(edition.slot_any), 4)
    into.shares(edition.slot_favors, 0, len(edition.slot_favors), 4)
    into.shares(edition.slot_offerings, 0, len(edition.slot_offerings), 4)
    into.shares(edition.slot_gold, 0, len(edition.slot_gold), 4)
    into.shares(edition.steps, 0, len(edition.steps), 50)
