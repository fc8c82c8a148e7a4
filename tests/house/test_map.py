"""The drawn map of Mythotopia has exactly the borders of the rules."""

import copy
import json
from collections import defaultdict
from itertools import pairwise
from typing import Any

import pytest

from mythagora import shelf
from mythagora.engine.sets import members
from mythagora.games.mythotopia.edition import (
    HILLS,
    MOUNTAINS,
    NO_BORDER,
    OPEN,
    PROVINCES,
    SEAS,
    MythotopiaEdition,
)
from mythagora.games.mythotopia.state import mythotopia_edition
from tools import map as drawing

EDITIONS = [mythotopia_edition(edition) for edition in shelf.ours("mythotopia")]
KINDS = {OPEN: "open", HILLS: "hills", MOUNTAINS: "mountains"}
DRAWN: dict[str, Any] = json.loads(drawing.TARGET.read_text("utf-8"))
Names = frozenset[str]


def shared_lines() -> dict[Names, int]:
    """Which regions share a line, and how many pieces of it: from their outlines alone."""
    owners: dict[frozenset[drawing.Spot], set[str]] = defaultdict(set)
    for key, region in [*DRAWN["provinces"].items(), *DRAWN["seas"].items()]:
        for ring in drawing.rings_of(region["path"]):
            for segment in pairwise([*ring, ring[0]]):
                if segment[0] != segment[1]:
                    owners[frozenset(segment)].add(key)
    found: dict[Names, int] = defaultdict(int)
    for keys in owners.values():
        assert len(keys) <= 2
        if len(keys) == 2:
            found[frozenset(keys)] += 1
    return found


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_what_touches_in_the_drawing_borders_in_the_rules(edition: MythotopiaEdition) -> None:
    """All forty provinces by all others, and by the four seas."""
    lines = shared_lines()
    types = {frozenset(border["between"]): border["type"] for border in DRAWN["borders"]}
    for one, name in enumerate(edition.provinces):
        for other in range(one + 1, PROVINCES):
            pair = frozenset((name, edition.provinces[other]))
            border = int(edition.border(one, other))
            assert (pair in lines) == (border != NO_BORDER), sorted(pair)
            assert types.get(pair) == KINDS.get(border), sorted(pair)
        coast = {edition.seas[sea] for sea in members(edition.seas_of[one])}
        for sea in edition.seas:
            pair = frozenset((name, sea))
            assert (pair in lines) == (sea in coast), sorted(pair)
            assert types.get(pair) == ("coast" if sea in coast else None), sorted(pair)
    for one in range(SEAS):
        for other in range(one + 1, SEAS):
            touches = bool(edition.touching[one] >> other & 1)
            assert (frozenset((edition.seas[one], edition.seas[other])) in lines) == touches
    assert min(lines.values()) >= 5, "each border is long enough to be seen"


def test_the_drawing_proves_itself() -> None:
    assert drawing.Proof(drawing.read_rules(), DRAWN).failures() == []


def spoiled(change: str) -> dict[str, Any]:
    drawn = copy.deepcopy(DRAWN)
    borders = {"+".join(border["between"]): border for border in drawn["borders"]}
    if change == "another kind of border":
        borders["coryphee+fadge"]["type"] = "open"
    elif change == "a border that is missing":
        drawn["borders"].remove(borders["coryphee+fadge"])
    elif change == "a province out of its place":
        drawn["provinces"]["mome"]["path"] = drawn["provinces"]["mome"]["path"].replace("M", "M1", 1)
    elif change == "a town in another province":
        drawn["provinces"]["mome"]["site"] = drawn["provinces"]["fadge"]["site"]
    elif change == "two armies in one place":
        drawn["provinces"]["mome"]["armies"][1] = drawn["provinces"]["mome"]["armies"][0]
    else:
        del drawn["provinces"]["mome"]
    return drawn


@pytest.mark.parametrize(
    "change",
    [
        "another kind of border",
        "a border that is missing",
        "a province out of its place",
        "a town in another province",
        "two armies in one place",
        "a province that is missing",
    ],
)
def test_a_spoiled_drawing_is_noticed(change: str) -> None:
    assert drawing.Proof(drawing.read_rules(), spoiled(change)).failures() != []


def test_a_sketch_of_other_borders_is_refused() -> None:
    """The edition decides who borders whom; the sketch only lays it out."""
    rules = drawing.read_rules()
    rules.lands[frozenset(("mome", "ambsace"))] = "open"
    with pytest.raises(SystemExit, match="ambsace and mome"):
        drawing.Sketch(rules)


def test_paths_are_read_as_they_are_written() -> None:
    lines = [[(1.5, -2.0), (3.0, 4.1), (0.1, 0.2)], [(10.0, 10.0), (11.3, 9.9)]]
    assert drawing.rings_of(drawing.path(lines)) == lines
    assert drawing.path(lines[:1], close=True) == "M1.5,-2l1.5,6.1 -2.9,-3.9Z"
