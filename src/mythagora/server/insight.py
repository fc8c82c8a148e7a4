"""What a table says beside the rules: what an answer leads to, what it costs, whole ways to answer.

A game says it by pure functions, each in a table here; a game without one has none. What depends on more than
is public is worked out in a world re-dealt for its reader, so it cannot tell more than the reader may know.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from mythagora.engine.dice import SEED_BYTES, chacha
from mythagora.engine.events import Event
from mythagora.engine.state import State
from mythagora.games.mythotopia.outlook import outlook as mythotopia_outlook
from mythagora.games.mythotopia.plans import plans as mythotopia_plans
from mythagora.games.mythotopia.plans import price as mythotopia_price
from mythagora.games.mytikas.outlook import outlook as mytikas_outlook

PLANS: dict[str, Callable[[State, int], list[list[int]]]] = {"mythotopia": mythotopia_plans}
MANY_PLANS = {"mythotopia": ("pay",)}  # questions with so many whole answers that finding them takes a while
PRICES: dict[str, Callable[[State, int, int], dict[str, int]]] = {"mythotopia": mythotopia_price}
OUTLOOKS: dict[str, Callable[[State], object]] = {
    "mythotopia": mythotopia_outlook,
    "mytikas": mytikas_outlook,
}


@dataclass(frozen=True)
class Insight:
    """For one reader and the question it is asked now."""

    previews: dict[int, list[Event]] = field(default_factory=dict)  # by action
    openings: dict[int, tuple[State, list[int]]] = field(default_factory=dict)  # what could be answered then
    prices: dict[int, dict[str, int]] = field(default_factory=dict)
    plans: list[list[int]] = field(default_factory=list)


NONE = Insight()


def is_needed(game: str, told: list[int]) -> bool:
    return bool(told) or game in PLANS or game in PRICES


def is_long(game: str, question: str) -> bool:
    """Whether it can hold up other tables. Most is done in less time than it takes to hand it to a thread."""
    return question in MANY_PLANS.get(game, ())


def look_ahead(
    state: State,
    game: str,
    reader: int,
    actions: list[int],
    previewed: list[int],
    opening: list[int] | None = None,
) -> Insight:
    """The state is only read, through a clone."""
    world = state.clone()
    world.redeal(reader, chacha(secrets.token_bytes(SEED_BYTES)))
    previews = {action: try_out(world, reader, action) for action in previewed}
    tried = {action: opened(world, reader, action) for action in opening or []}
    openings = {action: found for action, found in tried.items() if found is not None}
    prices = {}
    if game in PRICES:
        priced = {action: PRICES[game](world.clone(), reader, action) for action in actions}
        prices = {action: price for action, price in priced.items() if price}
    plans = PLANS[game](world.clone(), reader) if game in PLANS else []
    return Insight(previews, openings, prices, plans)


def try_out(world: State, reader: int, action: int) -> list[Event]:
    tried = world.clone()
    events: list[Event] = []
    tried.events = events
    tried.apply(reader, action)
    return events


def opened(world: State, reader: int, action: int) -> tuple[State, list[int]] | None:
    """What the reader could answer next, if asked at once. What lies beyond the turn is not looked at."""
    tried = world.clone()
    tried.apply(reader, action)
    if tried.is_over() or tried.turns() != world.turns() or not tried.may_act(reader):
        return None
    return tried, tried.legal_actions(reader)


def outlook(state: State, game: str) -> dict[str, object]:
    """What the table leads to as it stands, as one more field of the view; public."""
    return {"outlook": OUTLOOKS[game](state)} if game in OUTLOOKS else {}
