"""What each seat sees, built from nothing: a field that is not written here stays secret."""

from dataclasses import dataclass, replace

from mythagora.engine.sets import members
from mythagora.engine.steps import about_of, kind_of
from mythagora.engine.view import Question, View
from mythagora.games.mythe.knowledge import memory
from mythagora.games.mythe.state import GIVE_TO, NOBODY, MytheState, MytheStep

PUBLIC_RULES = {"draw": "MY-D1", "give": "MY-G1"}  # what everybody may know is being asked


@dataclass(frozen=True, kw_only=True)
class MytheView(View):
    """MY-S5, MY-G3, MY-G5. Cards go by their keys in the edition, piles by their number."""

    turn: int
    active: int
    winner: int | None
    spaces: list[int]  # by seat
    sizes: list[int]  # by pile: public, MY-G5
    drawn: list[str]  # open before the active player
    shown: str | None  # the legendary item revealed, MY-W2
    points: int
    hand: list[str]
    gifts: list[list[str]]  # by pile: what the giver has set aside so far, for the giver's eyes
    memory: list[list[str]]  # by pile: cards this seat knows to be there; display only, MY-G5

    def without_memory(self) -> "MytheView":
        """For tables that play without memory aids. MY-G5."""
        return replace(self, memory=[[] for _ in self.memory])


def look(state: MytheState, seat: int, step: MytheStep | None) -> MytheView:
    """What this seat may know; `step` is the question now asked."""

    def keys(cards: int) -> list[str]:
        return [state.edition.keys[card] for card in members(cards)]

    is_seated = 0 <= seat < state.players
    is_giver = is_seated and seat == state.active and state.is_giving()
    piles = range(state.piles)
    shown = keys(state.shown)
    return MytheView(
        seat=seat,
        asked=state.seats_to_act(),
        question=None if step is None else ask(state, seat, step),
        turn=state.turn,
        active=state.active,
        winner=None if state.winner == NOBODY else state.winner,
        spaces=[state.spaces[i] for i in range(state.players)],
        sizes=[state.pile_size(pile) for pile in piles],
        drawn=keys(state.drawn),
        shown=shown[0] if shown else None,
        points=state.points,
        hand=keys(state.hands[seat]) if is_seated else [],
        gifts=[keys(state.gifts[pile]) if is_giver else [] for pile in piles],
        memory=[keys(known) for known in memory(state, seat)],
    )


def ask(state: MytheState, seat: int, step: MytheStep) -> Question:
    """The asked seat gets its very question, the others what everybody may know of it. MY-G3."""
    if not state.may_act(seat):
        return Question(name=step.public, rule=PUBLIC_RULES[step.public])
    about = {}
    if kind_of(state.asked) == GIVE_TO:
        about["card"] = state.edition.keys[about_of(state.asked)]
    return Question(name=step.name, rule=step.rule, about=about)
