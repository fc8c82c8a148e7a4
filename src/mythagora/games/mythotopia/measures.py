"""What is counted in a game of Mythotopia: land, cards, wars and counters."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mythagora.engine.events import Event
from mythagora.engine.measures import NOBODY, Measure, Measures, Rate, Tally
from mythagora.engine.sets import count, only
from mythagora.engine.state import EMPTY, State
from mythagora.games.mythotopia.edition import IMPROVEMENTS, VICTORIES
from mythagora.games.mythotopia.state import MythotopiaState

DRAFTED: Final = 0
PROVINCES_HELD: Final = 1
CITIES: Final = 2
ROADS: Final = 3
CASTLES: Final = 4
DECK: Final = 5
WARS_BEGUN: Final = 6
CAPTURED: Final = 7
LOST: Final = 8
HELD_OFF: Final = 9
COUNTERS: Final = 10  # + victory card, those of the stock apart
FROM_STOCK: Final = COUNTERS + len(VICTORIES)
WIDTH: Final = FROM_STOCK + 1
IN_PLAY: Final = 0  # of the table
OF_TABLE: Final = 1
COUNTED: Final = ["invades", "drafts", "paves", "raises-castle", "takes-counter", "takes-stock", "war-ends"]


def measures() -> Measures:
    return Measures(
        [
            Measure("drafted", "drafted", IMPROVEMENTS, "card"),
            Measure("provinces", "land"),
            Measure("cities", "land"),
            Measure("roads-built", "land"),
            Measure("castles-built", "land"),
            Measure("deck", "land"),
            Measure("wars-begun", "wars"),
            Measure("captured", "wars"),
            Measure("lost", "wars"),
            Measure("held-off", "wars"),
            *[Measure(f"counters-{victory}", "victories") for victory in VICTORIES],
            Measure("counters-stock", "victories"),
            Measure("victories-in-play", "victories-in-play", VICTORIES, "victory", of_table=True),
        ],
        [Rate("capture-rate", "captured", "wars-begun")],
        "score",
    )


@final
class MythotopiaTally(Tally):
    """It listens: one action can end several wars and give counters to several seats."""

    def __init__(self) -> None:
        super().__init__(WIDTH, OF_TABLE)
        self.listens = True
        self.owned: vec[i64] = EMPTY  # by seat: its provinces before the last action

    def first(self, state: State) -> i64:
        assert isinstance(state, MythotopiaState)
        return state.first

    def lead(self, state: State, seat: i64) -> i64:
        assert isinstance(state, MythotopiaState)
        return state.score(seat)

    def begin(self, state: State) -> None:
        assert isinstance(state, MythotopiaState)
        super().begin(state)
        self.owned = vec[i64]([state.owned(seat) for seat in range(state.players)])

    def note(self, state: State, seat: i64, action: i64) -> None:
        """The owners change with the events; what was built or chosen changes none."""
        assert isinstance(state, MythotopiaState)
        if state.events is None:
            return
        for event in state.events:
            if event.verb in COUNTED:
                self.hear(state, event)
        for other in range(state.players):
            self.owned[other] = state.owned(other)

    def hear(self, state: MythotopiaState, event: Event) -> None:
        seat = int(word(event, "seat"))
        verb = event.verb
        if verb == "invades":
            self.count(seat, WARS_BEGUN)
        elif verb == "drafts":
            if word(event, "card") in IMPROVEMENTS:
                self.counts[seat * WIDTH + DRAFTED] |= only(IMPROVEMENTS.index(word(event, "card")))
        elif verb == "paves":
            self.count(seat, ROADS)
        elif verb == "raises-castle":
            self.count(seat, CASTLES)
        elif verb == "takes-counter":
            self.count(seat, COUNTERS + VICTORIES.index(word(event, "victory")))
        elif verb == "takes-stock":
            self.count(seat, FROM_STOCK)
        elif verb == "war-ends":
            self.hear_of_war(state, word(event, "province"), word(event, "winner"))

    def hear_of_war(self, state: MythotopiaState, province: str, side: str) -> None:
        """Who held the province before, and who holds it now. MT-W5 to MT-W7."""
        place: i64 = state.edition.provinces.index(province)
        owner: i64 = NOBODY
        for seat in range(state.players):
            if self.owned[seat] >> place & 1:
                owner = seat
        winner: i64 = NOBODY if side == "neutral" else int(side)
        if winner == NOBODY:
            return
        if winner == owner:
            self.count(winner, HELD_OFF)
            return
        if owner != NOBODY:
            self.count(owner, LOST)
            self.owned[owner] &= ~only(place)
        if state.owned(winner) >> place & 1:
            self.count(winner, CAPTURED)
            self.owned[winner] |= only(place)

    def finish(self, state: State) -> None:
        assert isinstance(state, MythotopiaState)
        for seat in range(state.players):
            self.put(seat, PROVINCES_HELD, count(state.owned(seat)))
            self.put(seat, CITIES, count(state.cities[seat]))
            self.put(seat, DECK, state.deck_size(seat))
        self.counts[state.players * WIDTH + IN_PLAY] = state.in_play


def word(event: Event, role: str) -> str:
    """What an event says of a role."""
    for fact in event.facts:
        if fact.role == role:
            return fact.value
    return ""
