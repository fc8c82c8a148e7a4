"""What a tally counts is what happened: counted again from the events, by other means."""

from collections import Counter

import pytest

from mythagora import shelf
from mythagora.bots import roster
from mythagora.bots.base import Bot
from mythagora.bots.table import Decision, play_out
from mythagora.engine.dice import fast
from mythagora.engine.events import Event
from mythagora.engine.measures import COURSE, column, columns
from mythagora.engine.sets import members
from mythagora.engine.state import State
from mythagora.lab import plan as plans
from mythagora.lab.play import play_table
from mythagora.lab.results import Results
from tests.laws.walks import TABLES, Table, seed_of

EVERY = [table for table in TABLES if table.game.name in shelf.GAMES]
Seated = list[Bot]


def heard(table: Table, seed: int) -> tuple[dict[str, list[int]], list[Event], State]:
    """A random game with its tally's numbers by name and seat, and all its events."""
    tally = table.game.tally()
    state = table.new(seed_of(seed))
    seated: Seated = [
        roster.find("random", table.game.name, seed * 8 + seat) for seat in range(table.players)
    ]
    twin, events = state.clone(), []
    log: list[Decision] = []
    play_out(state, seated, fast(seed), tally, log)
    for decision in log:
        told: list[Event] = []
        twin.events = told
        twin.apply(decision.seat, decision.action)
        events += told
    assert twin.checksum() == state.checksum()
    tally.finish(state)
    measures = table.game.measures()
    counted = {
        measure.name: [int(tally.counts[seat * tally.width + place]) for seat in range(table.players)]
        for place, measure in enumerate(measures.of_seat)
    }
    return counted, events, state


def said(events: list[Event], *verbs: str) -> Counter[int]:
    """How often each seat did one of these things."""
    return Counter(int(fact.value) for event in events if event.verb in verbs for fact in event.facts[:1])


def sums(counted: dict[str, list[int]], start: str) -> list[int]:
    """Several measures together, by seat."""
    kept = [numbers for name, numbers in counted.items() if name.startswith(start)]
    return [sum(numbers) for numbers in zip(*kept, strict=True)]


def by_seat(found: Counter[int], players: int) -> list[int]:
    return [found[seat] for seat in range(players)]


@pytest.mark.parametrize("table", [one for one in EVERY if one.game.name == "mythe"], ids=str)
def test_mythe(table: Table) -> None:
    counted, events, _ = heard(table, 3)
    players = table.players
    assert counted["draws"] == by_seat(said(events, "draws", "draws-obstacle"), players)
    assert counted["busts"] == by_seat(said(events, "draws-obstacle"), players)
    assert counted["declarations"] == by_seat(said(events, "declares"), players)
    turns = said(events, "draws-obstacle", "advances", "stays")
    assert counted["turns-taken"] == by_seat(turns, players)
    given: Counter[int] = Counter()
    received: Counter[int] = Counter()
    for event in events:
        if event.verb == "gives":
            facts = {fact.role: fact.value for fact in event.facts}
            given[int(facts["seat"])] += int(facts["count"])
            if facts["pile"] != "neutral":
                received[int(facts["pile"])] += int(facts["count"])
    assert counted["gifts"] == by_seat(given, players)
    assert counted["received"] == by_seat(received, players)


@pytest.mark.parametrize("table", [one for one in EVERY if one.game.name == "mytikas"], ids=str)
def test_mytikas(table: Table) -> None:
    counted, events, state = heard(table, 5)
    players = table.players
    gone = [
        sum(counted[name][seat] for name in counted if name.startswith("went-")) for seat in range(players)
    ]
    assert gone == by_seat(said(events, "goes"), players)
    assert counted["follows"] == by_seat(said(events, "follows"), players)
    assert counted["passes"] == by_seat(said(events, "passes"), players)
    assert counted["cards-won"] == by_seat(said(events, "takes-card", "steals-card"), players)
    lost = Counter(
        int(fact.value)
        for event in events
        if event.verb == "steals-card"
        for fact in event.facts
        if fact.role == "other"
    )
    assert counted["cards-lost"] == by_seat(lost, players)
    assert counted["score"] == state.scores()
    assert sums(counted, "built-") == sums(counted, "on-level-")


@pytest.mark.parametrize("table", [one for one in EVERY if one.game.name == "mythotopia"], ids=str)
def test_mythotopia(table: Table) -> None:
    """Land changes hands by wars only, so the account must balance; the rest is in the events."""
    start = table.new(seed_of(7))
    counted, events, state = heard(table, 7)
    players = table.players
    owned = [provinces(one) for one in (start, state)]
    assert sum(counted["provinces"]) == sum(owned[1])
    if not table.options.get("choose-your-start"):  # with it provinces are given up first
        change = [after - before for before, after in zip(*owned, strict=True)]
        won = [taken - lost for taken, lost in zip(counted["captured"], counted["lost"], strict=True)]
        assert change == won
    assert counted["wars-begun"] == by_seat(said(events, "invades"), players)
    assert counted["captured"] == by_seat(said(events, "captures"), players)
    counters = [
        sum(counted[name][seat] for name in counted if name.startswith("counters-"))
        for seat in range(players)
    ]
    assert counters == by_seat(said(events, "takes-counter", "takes-stock"), players)


def provinces(state: State) -> list[int]:
    return [len(members(state.owned(seat))) for seat in range(int(state.players))]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_a_row_fits_its_columns(game: str) -> None:
    """Names once each, and the course of every seat from the first turn to the last."""
    found = shelf.find(game)
    for players in range(found.fewest, found.most + 1):
        names = columns(found.measures(), players)
        assert len(names) == len(set(names))
    plan = plans.make(found, ["random"] * found.fewest, {"turn-limit": 8}, shelf.edition(game), 4, bytes(32))
    results = Results(plan, play_table(plan))
    assert results.games.num_rows == 4
    for row in results.games.to_pylist():
        assert sum(row[f"share_{seat}"] for seat in range(plan.players)) == pytest.approx(1.0)
        assert [len(row[f"course_{seat}"]) for seat in range(plan.players)] == [COURSE] * plan.players
        assert row["turns"] <= 9
        assert 0 <= row["first"] < plan.players


@pytest.mark.parametrize("game", ["mytikas", "mythotopia"])
def test_a_course_ends_with_the_points(game: str) -> None:
    """What the end itself brings, as the last wars do, is in it though no turn is over."""
    found = shelf.find(game)
    plan = plans.make(found, ["thumb", "thumb"], {}, shelf.edition(game), 6, bytes(32))
    for row in play_table(plan).to_pylist():
        for seat in range(2):
            assert row[f"course_{seat}"][-1] == row[f"points_{seat}"]


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_rates_and_words_are_of_things_counted(game: str) -> None:
    measures = shelf.find(game).measures()
    for rate in measures.rates:
        assert measures.find(rate.part).group
        assert measures.find(rate.whole).group
    assert column("went-zeus-day", 2) == "went_zeus_day_2"
    with pytest.raises(KeyError):
        measures.find("nothing")
