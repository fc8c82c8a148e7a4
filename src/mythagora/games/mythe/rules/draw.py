"""Phase 1, drawing, and the declaration before it."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import EVERYBODY, Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import only
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.past import put
from mythagora.games.mythe.rules.advance import advance
from mythagora.games.mythe.rules.give import begin_giving
from mythagora.games.mythe.rules.refusals import (
    ALREADY_DECLARED,
    EMPTY_HAND,
    MUST_DRAW_FIRST,
    NO_SUCH_PILE,
    NOT_GIVING_YET,
    NOT_IN_HAND,
    NOT_LEGENDARY,
    OWN_HAND,
    TOO_LATE_TO_DECLARE,
)
from mythagora.games.mythe.state import (
    DECLARE,
    DRAW,
    DRAW_ON,
    FIRST_DRAW,
    GIVE,
    NOBODY,
    STOP,
    MytheState,
    MytheStep,
)


class FirstDraw(MytheStep):
    """From whose hand? The first draw is compulsory, also after a declaration. MY-D1, MY-W6."""

    name: str = "first-draw"
    public: str = "draw"
    rule: str = "MY-D1"

    def legal(self, state: MytheState, acts: Actions) -> None:
        hands = state.hands
        for pile in range(state.piles):
            if pile != state.active and hands[pile] != 0:
                acts.add(DRAW + pile)

    def refusal(self, state: MytheState, action: i64) -> Refusal:
        if action < STOP:
            return draw_refusal(state, action - DRAW)
        if action == STOP:
            return MUST_DRAW_FIRST
        if action >= DECLARE and action < GIVE:
            return ALREADY_DECLARED
        return NOT_GIVING_YET

    def apply(self, state: MytheState, action: i64) -> None:
        draw(state, action - DRAW)


class OpenTurn(FirstDraw):
    """Declare the attempt on the Dragon, or just draw?

    Asked whatever the hand holds, or the question itself would betray a legendary item. MY-W1.
    """

    name: str = "open-turn"
    public: str = "draw"
    rule: str = "MY-W1"

    def legal(self, state: MytheState, acts: Actions) -> None:
        super().legal(state, acts)
        items = state.hands[state.active] & state.edition.legends
        for card in range(CARDS):
            if items >> card & 1:
                acts.add(DECLARE + card)

    def refusal(self, state: MytheState, action: i64) -> Refusal:
        if action < DECLARE or action >= GIVE:
            return super().refusal(state, action)
        card = only(action - DECLARE)
        if state.hands[state.active] & card == 0:
            return NOT_IN_HAND
        return ALLOWED if state.edition.legends & card != 0 else NOT_LEGENDARY

    def apply(self, state: MytheState, action: i64) -> None:
        if action < DECLARE:
            draw(state, action - DRAW)
        else:
            declare(state, action - DECLARE)


class DrawOn(FirstDraw):
    """Another card, or stop and advance? MY-D1."""

    name: str = "draw-on"
    public: str = "draw"
    rule: str = "MY-D1"

    def legal(self, state: MytheState, acts: Actions) -> None:
        super().legal(state, acts)
        acts.add(STOP)

    def refusal(self, state: MytheState, action: i64) -> Refusal:
        if action == STOP:
            return ALLOWED
        if action >= DECLARE and action < GIVE:
            return TOO_LATE_TO_DECLARE
        return super().refusal(state, action)

    def apply(self, state: MytheState, action: i64) -> None:
        if action < STOP:
            draw(state, action - DRAW)
        else:
            stop(state)


def draw_refusal(state: MytheState, pile: i64) -> Refusal:
    if pile >= state.piles:
        return NO_SUCH_PILE
    if pile == state.active:
        return OWN_HAND
    return ALLOWED if state.hands[pile] != 0 else EMPTY_HAND


def declare(state: MytheState, card: i64) -> None:
    """The item lies open and opens the Dragon's space, for this turn. MY-W1, MY-W2."""
    state.shown = only(card)
    if state.events is not None:
        others = EVERYBODY & ~only(state.active)
        state.tell(
            Event("declares", others)
            .fact("seat", "seat", str(state.active))
            .fact("card", "card", state.edition.keys[card])
        )
    state.ask(FIRST_DRAW, state.active)


def draw(state: MytheState, pile: i64) -> None:
    """A blind card, laid face up; an Obstacle ends the drawing. MY-D2, MY-D3, MY-D4.

    The neutral deck needs no order of its own: nobody ever looks into it, so a card
    picked now and the top card of a shuffled deck are the same chance. MY-2P3, MY-2P4.
    """
    card = state.pick(state.hands[pile])
    state.hands[pile] ^= only(card)
    state.drawn |= only(card)
    state.sources = put(state.sources, card, pile)
    is_obstacle = state.edition.obstacles >> card & 1 != 0
    if not is_obstacle:
        state.points += state.edition.value[card]
    if state.events is not None:
        tell_draw(state, card, pile, is_obstacle)
    if is_obstacle:
        begin_giving(state)
    elif something_to_draw(state):
        state.ask(DRAW_ON, state.active)
    else:
        if state.events is not None:
            state.tell(Event("must-stop").fact("seat", "seat", str(state.active)))
        stop(state)


def tell_draw(state: MytheState, card: i64, pile: i64, is_obstacle: bool) -> None:
    event = (
        Event("draws-obstacle" if is_obstacle else "draws", EVERYBODY)
        .fact("seat", "seat", str(state.active))
        .fact("pile", "pile", state.pile_word(pile))
        .fact("card", "card", state.edition.keys[card])
    )
    if not is_obstacle:
        event.fact("points", "number", str(state.points))
    state.tell(event)


def something_to_draw(state: MytheState) -> bool:
    """Hand sizes are public, so everybody sees when the drawing must end. MY-D5, MY-2P4."""
    for pile in range(state.piles):
        if pile != state.active and state.hands[pile] != 0:
            return True
    return False


def stop(state: MytheState) -> None:
    """Advance; unless that wins the game, the giving follows. MY-D5, MY-W3."""
    advance(state)
    if state.winner == NOBODY:
        begin_giving(state)
