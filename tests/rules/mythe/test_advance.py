"""Advancing along the track: 1 1 2 1 2 1 1 3 2 1 2 3 1 2 2, then the Dragon for 1."""

import pytest

from tests.rules.mythe.table import edition_with, line, play, question, table, told, verbs


def advance(spaces: str, points: int, shown: str = "-", active: int = 0) -> str:
    """Where all heroes stand after the active one stops with these points."""
    cards = {0: "dead-end", 1: "campfire", 2: "ferry", 3: "shield"}
    drawn: list[str] = []
    left = points
    for key, worth in [
        ("shield", 3),
        ("ferry", 2),
        ("tunnel", 2),
        ("campfire", 1),
        ("signpost", 1),
        ("bread", 1),
    ]:
        if worth <= left:
            drawn.append(f"{key}<{(active + 1) % 3}")
            left -= worth
    assert left == 0
    hands = ["fairy", "dead-end", "..."]
    if active == 2:
        hands = ["...", "dead-end", "fairy"]
    elif active == 1:
        hands = ["dead-end", "fairy", "..."]
    moves = ",".join(drawn) or f"{cards[0]}<{(active + 1) % 3}"
    if not drawn:
        hands = [one.replace("dead-end", "rockfall") for one in hands]
    state = table("|".join(hands), asked="draw-on", drawn=moves, spaces=spaces, shown=shown, active=active)
    assert state.points == points
    play(state, "stop")
    return line(state, "spaces")


@pytest.mark.rule("MY-A1")
@pytest.mark.parametrize(
    ("points", "space"),
    [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (8, 6), (9, 7), (10, 7)],
)
def test_the_hero_makes_every_move_the_points_pay_for(points: int, space: int) -> None:
    assert advance("0 0 0", points) == f"{space} 0 0"


@pytest.mark.rule("MY-A1")
def test_points_are_the_sum_of_the_cards_drawn_this_turn() -> None:
    state = table("bread|ferry,campfire|...", spaces="4 0 0")
    events = play(state, "draw 1=ferry", "draw 1=campfire", "draw 2=tunnel", "stop")
    assert told(events)[-1] == "advances seat=0 from=4 to=7 lost=1"
    assert [fact.sort for fact in events[-1].facts] == ["seat", "space", "space", "number"]
    assert line(state, "spaces") == "7 0 0"


@pytest.mark.rule("MY-A1")
def test_points_left_over_are_lost() -> None:
    state = table("bread|tunnel,sword|...", spaces="7 0 0")
    play(state, "draw 1=tunnel", "stop", "done")
    assert line(state, "spaces") == "7 0 0"
    assert state.points == 0
    state = table("bread|tunnel,sword|...", spaces="7 0 0", turn=3)
    play(state, "draw 1=sword", "stop")
    assert line(state, "spaces") == "8 0 0"


@pytest.mark.rule("MY-A1")
def test_points_of_the_turn_before_do_not_count() -> None:
    state = table("bread|campfire,ambush|...", spaces="2 0 0")
    play(state, "draw 1=campfire", "stop", "done")
    assert line(state, "points") == "0"
    assert line(state, "drawn") == "-"
    play(state, "draw 2=ferry", "stop")
    assert line(state, "spaces") == "2 1 0"  # 3 points would have paid for space 3


@pytest.mark.rule("MY-A2")
@pytest.mark.parametrize(
    ("spaces", "points", "space"),
    [
        ("0 1 0", 1, 2),  # the hero on 1 is passed for nothing
        ("0 1 2", 1, 0),  # the free space behind both costs 2: stay before them
        ("0 1 2", 2, 3),
        ("0 2 1", 2, 3),
        ("0 1 3", 1, 2),
        ("0 1 3", 2, 4),
        ("0 2 0", 1, 1),
        ("0 2 0", 2, 1),
        ("0 2 0", 3, 3),
        ("7 8 0", 1, 7),
        ("7 8 0", 2, 9),  # the volcano space of 3 is passed for nothing
    ],
)
def test_occupied_spaces_cost_nothing_and_cannot_be_stopped_on(spaces: str, points: int, space: int) -> None:
    others = spaces[spaces.index(" ") :]
    assert advance(spaces, points) == f"{space}{others}"


@pytest.mark.rule("MY-A2")
def test_the_seat_numbers_of_those_in_the_way_do_not_matter() -> None:
    assert advance("1 0 2", 2, active=1) == "1 3 2"
    assert advance("2 0 1", 2, active=1) == "2 3 1"
    assert advance("1 2 0", 2, active=2) == "1 2 3"
    assert advance("2 1 0", 2, active=2) == "2 1 3"


@pytest.mark.rule("MY-A2")
def test_four_heroes_in_a_row_are_passed_together() -> None:
    state = table(
        "bread|fairy|sword|campfire|...", players=5, asked="draw-on", drawn="ferry<1", spaces="0 4 2 1 3"
    )
    play(state, "stop")
    assert line(state, "spaces") == "5 4 2 1 3"


@pytest.mark.rule("MY-A3")
def test_nobody_else_moves_and_the_village_holds_all() -> None:
    assert advance("0 0 0", 1) == "1 0 0"
    assert advance("5 3 8", 0) == "5 3 8"
    assert advance("5 3 8", 1) == "6 3 8"


@pytest.mark.rule("MY-A3")
def test_the_village_is_never_in_the_way() -> None:
    state = table("fairy|bread|...", asked="draw-on", drawn="campfire<1", spaces="0 0 0")
    play(state, "stop", "done")
    play(state, "draw 0=fairy", "stop")
    assert line(state, "spaces") == "1 2 0"


@pytest.mark.rule("MY-A4")
@pytest.mark.parametrize(("points", "space"), [(1, 7), (2, 7), (3, 8), (4, 8), (5, 9), (6, 10)])
def test_a_dear_space_stops_the_hero_and_takes_no_part_payment(points: int, space: int) -> None:
    assert advance("7 0 0", points) == f"{space} 0 0"


@pytest.mark.rule("MY-A4")
def test_what_was_too_dear_stays_too_dear_next_turn() -> None:
    state = table("bread|ferry|...", spaces="7 0 0")
    events = play(state, "draw 1", "stop")
    assert told(events)[-1] == "stays seat=0 lost=2"


@pytest.mark.rule("MY-A5")
@pytest.mark.parametrize(
    ("spaces", "points", "expected"),
    [
        ("14 0 0", 3, "15 0 0"),
        ("15 0 0", 9, "15 0 0"),
        ("14 15 0", 9, "14 15 0"),
        ("13 15 14", 5, "13 15 14"),
        ("12 15 14", 5, "13 15 14"),
        ("13 15 0", 5, "14 15 0"),
    ],
)
def test_without_a_declaration_the_dragon_bars_the_way(spaces: str, points: int, expected: str) -> None:
    assert advance(spaces, points) == expected


@pytest.mark.rule("MY-A5")
def test_points_that_cannot_be_spent_before_the_dragon_are_lost() -> None:
    state = table("bread|shield|...", spaces="14 0 0")
    events = play(state, "draw 1", "stop")
    assert verbs(events) == ["draws", "advances"]
    assert told(events)[1] == "advances seat=0 from=14 to=15 lost=1"
    assert question(state) == ("give-card", "MY-G1")
    assert state.winner == -1


def test_costs_come_from_the_edition() -> None:
    steep = edition_with(("costs = [1, 1,", "costs = [3, 1,"))
    state = table("bread|ferry|...", asked="draw-on", drawn="campfire<1", edition=steep)
    play(state, "stop")
    assert line(state, "spaces") == "0 0 0"
    state = table("bread|ferry|...", asked="draw-on", drawn="sword<1,campfire<1", edition=steep)
    play(state, "stop")
    assert line(state, "spaces") == "2 0 0"
