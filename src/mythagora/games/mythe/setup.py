"""From a seed to the first question."""

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.sets import only
from mythagora.engine.state import DEPTH
from mythagora.games.mythe.state import OPEN_TURN, MytheState


def lay_out(state: MytheState, players: int) -> None:
    """An empty table with room for everybody: heroes in the village, no cards yet. MY-S1, MY-2P1."""
    state.players = players
    state.piles = 3 if players == 2 else players
    state.waiting = vec[i64]([0] * DEPTH)
    state.hands = vec[i64]([0] * int(state.piles))
    state.gifts = vec[i64]([0] * int(state.piles))
    state.spaces = vec[i64]([0] * players)


def deal(state: MytheState) -> None:
    """Who begins, and the cards one by one from that player's left. MY-S1, MY-S2, MY-S3, MY-2P1."""
    state.active = state.dice.below(state.players)
    deck = state.edition.in_play[state.players]
    pile = state.active
    while deck != 0:
        pile = (pile + 1) % state.piles
        card = only(state.pick(deck))
        deck ^= card
        state.hands[pile] |= card
    state.ask(OPEN_TURN, state.active)
    state.next_question()
