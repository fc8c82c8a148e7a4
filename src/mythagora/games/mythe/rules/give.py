"""Phase 2, giving: a card, its receiver, and again, until the giver is done."""

from mypy_extensions import i64

from mythagora.engine.actions import Actions
from mythagora.engine.events import Event
from mythagora.engine.refusals import ALLOWED, Refusal
from mythagora.engine.sets import count, only
from mythagora.engine.steps import about_of
from mythagora.games.mythe.edition import CARDS
from mythagora.games.mythe.past import Turn, put
from mythagora.games.mythe.rules.refusals import (
    CHOOSE_A_CARD_FIRST,
    CHOOSE_WHO_GETS_IT,
    DRAWING_IS_OVER,
    KEEP_ONE_CARD,
    NO_SUCH_PILE,
    NOT_DRAWN_THIS_TURN,
    NOT_TO_YOURSELF,
    NOT_YOURS_TO_GIVE,
    SOMEONE_HAS_NO_CARD,
)
from mythagora.games.mythe.state import (
    DECLARE,
    DONE,
    GIVE,
    GIVE_CARD,
    GIVE_TO,
    OPEN_TURN,
    STOP,
    TO,
    MytheState,
    MytheStep,
)


class GiveCard(MytheStep):
    """Which card to give away, or done? MY-G1, MY-G2, MY-G6.

    Asked until the giver says so, even with nothing left to give: the last gift can be taken back.
    """

    name: str = "give-card"
    public: str = "give"
    rule: str = "MY-G1"

    def legal(self, state: MytheState, acts: Actions) -> None:
        if needy_piles(state) == 0:
            acts.add(DONE)
        if spare_cards(state) > 0:
            cards = givable(state)
            for card in range(CARDS):
                if cards >> card & 1:
                    acts.add(GIVE + card)

    def refusal(self, state: MytheState, action: i64) -> Refusal:
        if action <= STOP or (action >= DECLARE and action < GIVE):
            return DRAWING_IS_OVER
        if action == DONE:
            return ALLOWED if needy_piles(state) == 0 else SOMEONE_HAS_NO_CARD
        if action < DECLARE:
            return CHOOSE_A_CARD_FIRST
        card = only(action - GIVE)
        if state.hands[state.active] & card == 0:
            return NOT_YOURS_TO_GIVE
        if givable(state) & card == 0:
            return NOT_DRAWN_THIS_TURN
        return ALLOWED if spare_cards(state) > 0 else KEEP_ONE_CARD

    def apply(self, state: MytheState, action: i64) -> None:
        if action == DONE:
            end_giving(state)
        else:
            state.ask(GIVE_TO, state.active, action - GIVE)


class GiveTo(MytheStep):
    """Who gets it? The last spare cards must go to those without any. MY-G2."""

    name: str = "give-to"
    public: str = "give"  # how far the giver is stays secret, MY-G3
    rule: str = "MY-G2"

    def legal(self, state: MytheState, acts: Actions) -> None:
        needy = needy_piles(state)
        is_free = spare_cards(state) > count(needy)
        for pile in range(state.piles):
            if pile != state.active and (is_free or needy >> pile & 1):
                acts.add(TO + pile)

    def refusal(self, state: MytheState, action: i64) -> Refusal:
        if action <= STOP or (action >= DECLARE and action < GIVE):
            return DRAWING_IS_OVER
        if action == DONE or action >= GIVE:
            return CHOOSE_WHO_GETS_IT
        pile = action - TO
        if pile >= state.piles:
            return NO_SUCH_PILE
        if pile == state.active:
            return NOT_TO_YOURSELF
        needy = needy_piles(state)
        is_free = spare_cards(state) > count(needy)
        return ALLOWED if is_free or needy >> pile & 1 != 0 else SOMEONE_HAS_NO_CARD

    def apply(self, state: MytheState, action: i64) -> None:
        card = only(about_of(state.asked))
        state.hands[state.active] ^= card
        state.gifts[action - TO] |= card
        state.ask(GIVE_CARD, state.active)


def begin_giving(state: MytheState) -> None:
    """The drawn cards join the hand; a revealed item never left it. MY-G1, MY-G6, MY-W5."""
    state.hands[state.active] |= state.drawn
    state.ask(GIVE_CARD, state.active)


def needy_piles(state: MytheState) -> i64:
    """The piles that have no card and are not about to get one. MY-G2, MY-2P3."""
    needy: i64 = 0
    for pile in range(state.piles):
        if state.hands[pile] | state.gifts[pile] == 0:
            needy |= only(pile)
    return needy


def givable(state: MytheState) -> i64:
    """The hand, or in the variant what is left of the cards drawn. MY-G4."""
    hand = state.hands[state.active]
    return hand & state.drawn if state.only_drawn else hand


def spare_cards(state: MytheState) -> i64:
    """How many cards can still be given: one stays with the giver. MY-G2."""
    return min(count(givable(state)), count(state.hands[state.active]) - 1)


def end_giving(state: MytheState) -> None:
    """All gifts arrive together, and the next player's turn begins. MY-G3, MY-2P3, MY-T1."""
    giver = state.active
    table: i64 = 0
    for pile in range(state.piles):
        gift = state.gifts[pile]
        if gift != 0:
            for card in range(CARDS):
                if gift >> card & 1:
                    table = put(table, card, pile)
            if state.events is not None:
                tell_gifts(state, pile, gift)
            state.hands[pile] |= gift
            state.gifts[pile] = 0
    state.past = Turn(state.past, giver, state.drawn, state.sources, state.shown, table)
    state.drawn = 0
    state.sources = 0
    state.shown = 0
    state.points = 0
    state.turn += 1
    state.active = (giver + 1) % state.players
    if state.events is not None:
        state.tell(Event("ends-turn").fact("seat", "seat", str(giver)))
    if state.turn != state.turn_limit:
        state.ask(OPEN_TURN, state.active)
    elif state.events is not None:
        state.tell(Event("turn-limit").fact("turns", "number", str(state.turn)))


def tell_gifts(state: MytheState, pile: i64, gift: i64) -> None:
    """How many went to whom is for all, which ones for giver and receiver. MY-G3."""
    receiver: i64 = only(pile) if pile < state.players else 0
    knows = only(state.active) | receiver
    event = (
        Event("gives", receiver)
        .fact("seat", "seat", str(state.active))
        .fact("pile", "pile", state.pile_word(pile))
        .fact("count", "number", str(count(gift)))
    )
    for card in range(CARDS):
        if gift >> card & 1:
            event.fact("card", "card", state.edition.keys[card], knows)
    state.tell(event)
