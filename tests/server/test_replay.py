"""Finished games, step by step, as each seat saw them."""

import random
from typing import Any

import pytest

from mythagora.server import rules
from tests.server.running import FRIEND, ME, RANDOM, Running, wait


def views(replay: Any) -> list[Any]:
    """The view after each step."""
    view = replay["view"]
    found = [view]
    for step in replay["steps"]:
        view = {**view, **step["changes"]}
        found.append(view)
    return found


@pytest.mark.parametrize("game", ["mythe", "mytikas"])
def test_a_replay_is_what_the_seat_saw(server: Running, game: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    options = {"turn-limit": 4 if game == "mythe" else 12}
    table, [link] = ann.make(game, [ME, FRIEND, RANDOM], options=options)
    bob.follow(link)
    seen: dict[int, list[Any]] = {0: [], 1: []}
    with ann.open(table, 0) as first, bob.open(table, 1) as second:
        seats = {0: first, 1: second}
        for number, seat in seats.items():
            seen[number].append(seat.expect("table")["view"])
        chance = random.Random(3)
        while not first.is_over():
            for seat in seats.values():
                seat.send(type="ping")
                seat.expect("pong")
            actor = next((seat for seat in seats.values() if seat.is_asked()), None)
            if actor is not None:
                actor.act(chance.choice(actor.now["options"])["action"])
        second.until(lambda seat: seat.is_over())
        last = {number: seat.now for number, seat in seats.items()}
    for number in (0, 1):
        replay = ann.get(f"/api/tables/{table}/replay?seat={number}")
        # A bot may have been first, before anybody looked.
        assert seen[number][0] in views(replay)
        assert views(replay)[-1] == last[number]["view"]
        assert len(replay["steps"]) == last[number]["version"]
        log = [step["line"] for step in replay["steps"] if step["line"]["happenings"]]
        assert log == last[number]["log"]
        assert replay["result"]["places"] == last[number]["result"]["places"]
    spectator = server.guest().get(f"/api/tables/{table}/replay")
    assert spectator["seat"] == -1
    assert spectator["view"]["seat"] == -1
    assert ann.get(f"/api/tables/{table}/replay?seat=3", 404)["name"] == "no-such-seat"


def test_a_replay_is_squeezed_where_that_is_understood(server: Running) -> None:
    ann = server.guest("Ann")
    table, _ = ann.make("mythe", [RANDOM, RANDOM], options={"turn-limit": 3})
    wait(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    answer = ann.http.get(f"/api/tables/{table}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    plain = ann.http.get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert plain.json()["steps"] == answer.json()["steps"]


def test_rules_are_parsed_line_by_line() -> None:
    text = """# Title

What it is about.
More of it.

## First
- **KA-S1** One line.
- **KA-S2** A line
  and its end.

Something between.

## Second
- **KA-D1a** Another.
"""
    page = rules.parse("kallisto", "en", text)
    assert page.intro == "What it is about.\nMore of it."
    assert [chapter.title for chapter in page.chapters] == ["First", "Second"]
    assert [(rule.id, rule.text) for rule in page.chapters[0].rules] == [
        ("KA-S1", "One line."),
        ("KA-S2", "A line and its end. Something between."),
    ]
    assert page.chapters[1].rules[0].id == "KA-D1a"
