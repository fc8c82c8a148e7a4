"""Standing orders: answers that a seat has given beforehand.

Nobody can tell them from a quick person, not even by the clock: see `bots.py`.
"""

import msgspec

from mythagora.engine.view import View
from mythagora.server.failures import FailureError
from mythagora.server.protocol import Order

MOST = 16
LONGEST_WORD = 80
MOST_ANSWERS = 20


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """An order, and the turn in which it was given."""

    order: Order
    turn: int


def check(orders: list[Order]) -> None:
    """A broken one is refused with all the others, and those there were stay."""
    if len(orders) > MOST:
        raise FailureError("orders-many", most=MOST)
    for order in orders:
        words = [order.question, *order.about, *order.about.values(), *order.answers]
        if not order.answers or len(words) > MOST_ANSWERS or any(len(word) > LONGEST_WORD for word in words):
            raise FailureError("order-broken")


def matching(standing: list[Standing], view: View, options: list[str]) -> str | None:
    """The answer that the first fitting order gives to the question now asked."""
    if view.question is None:
        return None
    for one in standing:
        order = one.order
        about = view.question.about
        if order.question == view.question.name and order.about.items() <= about.items():
            for answer in order.answers:
                if answer in options:
                    return answer
    return None


def still_standing(standing: list[Standing], turn: int) -> list[Standing]:
    """Those for one turn end with it."""
    return [one for one in standing if one.order.until == "game" or one.turn == turn]


def without_answer(standing: list[Standing], words: str) -> list[Standing]:
    """An answer was taken back, so the orders that gave it go: they would only give it again."""
    return [one for one in standing if words not in one.order.answers]
