"""Draw the map of Mythotopia: from who borders whom to provinces one can paint.

    python tools/map.py            # writes web/src/boards/mythotopia/map.json (needs numpy and shapely)
    python tools/map.py --check    # reads it back and proves it against the edition's map file

What borders what comes from the edition (`editions/map.toml`); where it lies, from `tools/map-sketch.toml`.
Every place where three regions meet becomes a point, every border a chain of points between two such places
(the dual of the planar graph). The points relax like a foam: each cell pulls towards one area and a round
outline, borders resist getting short, nothing may come too close to anything. Last, every border is roughened
once, and both its neighbours use that same line, so the picture can have no border the rules lack. Same
input, same output; it takes about a minute.
"""

import argparse
import json
import math
import random
import sys
import tomllib
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import LineString, Point, Polygon, box

ROOT: Final = Path(__file__).resolve().parent.parent
EDITION: Final = ROOT / "src" / "mythagora" / "games" / "mythotopia" / "editions" / "map.toml"
SKETCH: Final = ROOT / "tools" / "map-sketch.toml"
TARGET: Final = ROOT / "web" / "src" / "boards" / "mythotopia" / "map.json"

Floats = npt.NDArray[np.float64]
Spot = tuple[float, float]
Line = list[Spot]
Pair = frozenset[str]
Joint = frozenset[str] | tuple[str, str]  # where three regions meet; the small island has two by name

WIDTH: Final = 1200
HEIGHT: Final = 820
BLEED: Final = 1000  # the outer seas run on past the sheet, for windows of any shape
RIM: Final = "rim"  # the land beyond the atlas: not a region of the game
WEST: Final = "beast-sea"
SOUTH: Final = "serpent-sea"
WIDER: Final = 1.16  # cells relax in a squeezed space, so that they end wider than high
AREA_UNIT: Final = 15_800
STEPS: Final = 2_600
SHORTEST: Final = 30.0  # of a border, to be seen and hit

# Where the outside of one province changes hands, as a direction from its centre.
TURNS: Final[dict[tuple[str, str, str], Spot]] = {
    ("ambsace", WEST, RIM): (-1, -0.35),
    ("scombroid", SOUTH, RIM): (0.25, 1),
    ("camarine", WEST, SOUTH): (-0.7, 0.8),
    ("ictus", WEST, SOUTH): (-0.35, -1),
    ("nesh", WEST, SOUTH): (0.1, 1),
}
# A few centres moved by hand to make better use of the sheet.
NUDGE: Final[dict[str, Spot]] = {
    "jeopigia": (-46, 16),
    "ictus": (-22, 28),
    "nesh": (-26, 14),
    "aporia": (-40, 0),
    "kinabra": (-30, 8),
    "scombroid": (6, -4),
    "margent": (10, -10),
    "trogle": (4, -14),
    "ambsace": (20, 14),
    "frampold": (0, 20),
}
AREA: Final = {
    "inland-west": 1.25,
    "inland-east": 1.35,
    "aporia": 0.86,
    "kinabra": 0.86,
    "jeopigia": 0.82,
    "ictus": 0.84,
    "nesh": 0.84,
    "fadge": 1.14,
    "ambsace": 0.92,
    "trogle": 0.92,
    "margent": 0.95,
}


# ------------------------------------------------------------------------------------ what the rules say


@dataclass
class Rules:
    """The map of the edition: provinces and seas, and each border with its kind."""

    provinces: dict[str, dict[str, Any]]
    seas: dict[str, dict[str, Any]]
    lands: dict[Pair, str] = field(default_factory=dict)  # open, hills or mountains
    coasts: set[Pair] = field(default_factory=set)
    straits: set[Pair] = field(default_factory=set)  # where two seas touch

    def expected(self) -> set[Pair]:
        return set(self.lands) | self.coasts | self.straits

    def kind(self, pair: Pair) -> str:
        if RIM in pair:
            return "rim"
        return self.lands.get(pair) or ("coast" if pair in self.coasts else "sea")


def read_rules(path: Path = EDITION) -> Rules:
    sheet = tomllib.loads(path.read_text("utf-8"))["map"]
    rules = Rules(sheet["province"], sheet["sea"])
    for key, province in rules.provinces.items():
        for kind in ("open", "hills", "mountains"):
            for other in province.get(kind, []):
                rules.lands[frozenset((key, other))] = kind
        rules.coasts |= {frozenset((key, sea)) for sea in province.get("seas", [])}
    for key, sea in rules.seas.items():
        rules.straits |= {frozenset((key, other)) for other in sea.get("touches", [])}
    return rules


# ------------------------------------------------------------------------------- where things are to lie


class Sketch:
    """Rings of neighbours around each region, and the joints where three of them meet."""

    def __init__(self, rules: Rules, path: Path = SKETCH) -> None:
        sheet = tomllib.loads(path.read_text("utf-8"))
        walks: dict[str, list[str]] = sheet["walk"]
        self.mainland, self.large, self.small = walks["mainland"], walks["large"], walks["small"]
        self.rings: dict[str, list[str]] = {}
        self.centre: dict[str, Floats] = {}
        for key, place in sheet["place"].items():
            x, y = place["at"]
            right, down = NUDGE.get(key, (0, 0))
            self.centre[key] = np.array([90 + (x - 95) * 1.195 + right, 92 + (y - 55) * 0.985 + down])
            if "around" in place:
                self.rings[key] = place["around"]
        self.compare(rules)

    def compare(self, rules: Rules) -> None:
        """The sketch may lay out the borders of the edition, and no others."""
        laid = {frozenset((key, other)) for key, ring in self.rings.items() for other in ring if other != RIM}
        wanted = set(rules.lands) | rules.coasts
        if laid != wanted:
            names = sorted(" and ".join(sorted(pair)) for pair in laid ^ wanted)
            raise SystemExit(f"{SKETCH.name} and the edition differ in who borders whom: {', '.join(names)}")

    def corners(self, cell: str) -> list[tuple[Joint, Joint, str]]:
        """(joint, next joint, region across), clockwise around a cell."""
        ring = self.rings[cell]
        if cell in self.small:  # two provinces in one sea meet that sea twice
            north, south = ("small", "north"), ("small", "south")
            other = self.small[1 - self.small.index(cell)]
            if cell == self.small[0]:
                return [(north, south, other), (south, north, SOUTH)]
            return [(south, north, other), (north, south, SOUTH)]
        joints = [frozenset((cell, one, other)) for one, other in zip(ring, ring[1:] + ring[:1], strict=True)]
        return [(joints[place - 1], joints[place], ring[place]) for place in range(len(ring))]

    def walk_of(self, cell: str) -> list[str]:
        return next(walk for walk in (self.mainland, self.large, self.small) if cell in walk)


Border = tuple[Pair, frozenset[Joint]]


def border_of(one: str, other: str, start: Joint, end: Joint) -> Border:
    return frozenset((one, other)), frozenset((start, end))


@dataclass
class Chain:
    """A border before it is drawn: its two ends, and points in between."""

    start: Joint
    end: Joint
    inner: list[Floats]


def unit(vector: Floats) -> Floats:
    return vector / max(float(np.linalg.norm(vector)), 1e-9)


def down(distance: float) -> Floats:
    return np.array((0.0, distance))


def outward(sketch: Sketch, walk: list[str], place: int) -> Floats:
    before, after = sketch.centre[walk[place - 1]], sketch.centre[walk[(place + 1) % len(walk)]]
    along = after - before
    return unit(np.array([along[1], -along[0]]))


def first_joints(sketch: Sketch) -> dict[Joint, Floats]:
    """The barycentric dual, closed on the outside by an offset."""
    spots: dict[Joint, Floats] = {}
    for walk in (sketch.mainland, sketch.large):
        for place, one in enumerate(walk):
            other = walk[(place + 1) % len(walk)]
            along = sketch.centre[other] - sketch.centre[one]
            away = unit(np.array([along[1], -along[0]]))
            for joint, _, _ in sketch.corners(one):
                if {one, other} < set(joint) and set(joint) & {RIM, WEST, SOUTH}:
                    spots[joint] = (sketch.centre[one] + sketch.centre[other]) / 2 + away * 52
    for cells, direction in TURNS.items():
        spots[frozenset(cells)] = sketch.centre[cells[0]] + unit(np.array(direction)) * 74
    middle = (sketch.centre[sketch.small[0]] + sketch.centre[sketch.small[1]]) / 2
    spots["small", "north"], spots["small", "south"] = middle + down(-50), middle + down(50)
    for cell in sketch.rings:
        for joint, _, _ in sketch.corners(cell):
            if joint not in spots:
                spots[joint] = np.mean([sketch.centre[key] for key in joint], axis=0)
    return spots


def first_chains(sketch: Sketch, spots: dict[Joint, Floats], inner: int = 4) -> dict[Border, Chain]:
    chains: dict[Border, Chain] = {}
    for cell in sketch.rings:
        for start, end, other in sketch.corners(cell):
            key = border_of(cell, other, start, end)
            if key in chains:
                continue
            bend = bend_of(sketch, spots, cell, other, start, end)
            line = LineString([spots[start], bend, spots[end]])
            steps = np.linspace(0, 1, inner + 2)[1:-1]
            points = [np.array(line.interpolate(step, normalized=True).coords[0]) for step in steps]
            chains[key] = Chain(start, end, points)
    return chains


def bend_of(
    sketch: Sketch, spots: dict[Joint, Floats], cell: str, other: str, start: Joint, end: Joint
) -> Floats:
    """Through which point a border goes first; towards sea and rim it bulges."""
    centre = sketch.centre[cell]
    if other in sketch.rings:
        return (centre + sketch.centre[other]) / 2
    walk = sketch.walk_of(cell)
    if walk is sketch.small:
        away = np.array([-1.0, 0]) if cell == walk[0] else np.array([1.0, 0])
    else:
        away = outward(sketch, walk, walk.index(cell))
    bend = (spots[start] + spots[end]) / 2 - centre + away * 20
    found: Floats = centre + bend / max(float(np.linalg.norm(bend)), 1e-6) * 74
    return found


# ----------------------------------------------------------------------------------- relaxing like a foam


class Foam:
    """Points and the chains between them, as one table, and what pulls at them."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        spots = first_joints(sketch)
        chains = first_chains(sketch, spots)
        self.index: dict[Joint, int] = {joint: number for number, joint in enumerate(spots)}
        points = list(spots.values())
        self.chains: dict[Border, list[int]] = {}
        for key, chain in chains.items():
            inner = list(range(len(points), len(points) + len(chain.inner)))
            points += chain.inner
            self.chains[key] = [self.index[chain.start], *inner, self.index[chain.end]]
        self.points: Floats = np.array(points, float)
        self.points[:, 0] /= WIDER
        self.cells = {cell: self.loop(cell) for cell in sketch.rings}
        self.target = {cell: AREA_UNIT / WIDER * AREA.get(cell, 1) for cell in self.cells}
        self.home = {cell: sketch.centre[cell] / (WIDER, 1) for cell in self.cells}
        chained = list(self.chains.values())
        self.triples = np.array(
            [three for ids in chained for three in zip(ids, ids[1:], ids[2:], strict=False)]
        )
        self.ends = np.array([(ids[0], ids[-1]) for ids in chained])
        self.near = self.joined(chained)
        self.turns = np.array([self.index[frozenset(cells)] for cells in TURNS])
        self.turned = np.array(
            [self.home[cells[0]] + unit(np.array(way)) * 66 for cells, way in TURNS.items()]
        )
        self.crowd: tuple[npt.NDArray[np.intp], ...] = (np.array([], int), np.array([], int))

    def loop(self, cell: str) -> npt.NDArray[np.int64]:
        ids: list[int] = []
        for start, end, other in self.sketch.corners(cell):
            chain = self.chains[border_of(cell, other, start, end)]
            ids += chain[:-1] if chain[0] == self.index[start] else chain[:0:-1]
        return np.array(ids)

    def joined(self, chained: list[list[int]]) -> npt.NDArray[np.bool_]:
        """Pairs of points that may be close: of the same chain, or of two that meet."""
        near = np.zeros((len(self.points), len(self.points)), bool)
        for ids in chained:
            near[np.ix_(ids, ids)] = True
        meets: npt.NDArray[np.bool_] = near | (near.astype(int) @ near.astype(int) > 0)
        return meets

    def relax(self) -> Floats:
        speed = np.zeros_like(self.points)
        for step in range(STEPS):
            heat = 1 - step / STEPS
            if step % 25 == 0:
                self.look_around()
            force = self.pull_of_cells() + self.pull_of_chains() + self.push_apart() + self.pull_of_sheet()
            speed = 0.82 * speed + force * 0.16
            size = np.linalg.norm(speed, axis=1, keepdims=True) + 1e-9
            speed *= np.minimum(1, (0.4 + 2.6 * heat) / size)
            self.points = self.points + speed
        self.points[:, 0] *= WIDER
        self.lay_down_small_island()
        return self.points

    def pull_of_cells(self) -> Floats:
        """Towards one area, a round outline, and the place that the sketch gives."""
        force = np.zeros_like(self.points)
        islands = self.sketch.large + self.sketch.small
        for cell, loop in self.cells.items():
            here = self.points[loop]
            after, before = np.roll(here, -1, 0), np.roll(here, 1, 0)
            target = self.target[cell]
            area = 0.5 * np.sum(here[:, 0] * after[:, 1] - after[:, 0] * here[:, 1])
            grows = 0.5 * np.stack([after[:, 1] - before[:, 1], before[:, 0] - after[:, 0]], 1)
            out, back = after - here, here - before
            out_length = np.linalg.norm(out, axis=1) + 1e-6
            back_length = np.linalg.norm(back, axis=1) + 1e-6
            lengthens = back / back_length[:, None] - out / out_length[:, None]
            force[loop] -= 26 * (area / target - 1) * grows / math.sqrt(target)
            force[loop] -= 1.5 * (out_length.sum() / math.sqrt(target)) * lengthens / 4
            force[loop] += 0.006 * (self.home[cell] - here.mean(0)) * (1.6 if cell in islands else 1)
        return force

    def pull_of_chains(self) -> Floats:
        """Chains stay even and do not fold; borders are long enough to see and to click."""
        force = np.zeros_like(self.points)
        one, two, three = self.triples.T
        bend = self.points[one] + self.points[three] - 2 * self.points[two]
        np.add.at(force, two, 0.22 * bend)
        np.add.at(force, one, -0.06 * bend)
        np.add.at(force, three, -0.06 * bend)
        along = self.points[self.ends[:, 1]] - self.points[self.ends[:, 0]]
        length = np.linalg.norm(along, axis=1) + 1e-6
        push = np.where(length < 58, (58 - length) * 0.12, 0)[:, None] * along / length[:, None]
        np.add.at(force, self.ends[:, 0], -push)
        np.add.at(force, self.ends[:, 1], push)
        return force

    def look_around(self) -> None:
        apart = self.points[:, None, :] - self.points[None, :, :]
        self.crowd = np.nonzero((np.hypot(apart[..., 0], apart[..., 1]) < 60) & ~self.near)

    def push_apart(self) -> Floats:
        """Nothing comes too close to anything."""
        force = np.zeros_like(self.points)
        first, second = self.crowd
        gap = self.points[first] - self.points[second]
        distance = np.hypot(*gap.T) + 1e-6
        np.add.at(
            force, first, (np.where(distance < 26, (26 - distance) * 0.10, 0) / distance)[:, None] * gap
        )
        return force

    def pull_of_sheet(self) -> Floats:
        force = np.zeros_like(self.points)
        force[self.turns] += 0.05 * (self.turned - self.points[self.turns])
        low, high = np.array([58 / WIDER, 62]), np.array([1142 / WIDER, HEIGHT - 34])
        inside: Floats = np.clip(low - self.points, 0, 60) * 0.3 - np.clip(self.points - high, 0, 60) * 0.3
        return force + inside

    def lay_down_small_island(self) -> None:
        """It comes out as two halves of a circle."""
        island = sorted({int(point) for cell in self.sketch.small for point in self.cells[cell]})
        middle = self.points[island].mean(0)
        self.points[island] = (self.points[island] - middle) * (1.42, 0.80) + middle


# ---------------------------------------------------------------------------------- one rough line a border


def smooth(points: Floats, pace: float = 4.5) -> Floats:
    """A Catmull-Rom curve through the points, sampled evenly."""
    ends = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    out: list[Floats] = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for t in np.linspace(0, 1, 12, endpoint=False):
            curve = 2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
            out.append(0.5 * (curve + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    line = LineString([*out, points[-1]])
    number = max(4, round(line.length / pace))
    return np.array(
        [line.interpolate(step / number, normalized=True).coords[0] for step in range(number + 1)]
    )


def roughen(points: Floats, name: str, size: float) -> Floats:
    """Move the inner points of a line sideways: a sum of octaves, still at both ends."""
    dice = random.Random(zlib.crc32(name.encode()))  # not for playing: the same line each time
    number = len(points)
    wobble = np.zeros(number)
    length = float(np.hypot(*np.diff(points, axis=0).T).sum())
    for wave, share in (
        (62, 0.9),
        (32, 0.8),
        (17, 0.52),
        (9, 0.34),
    ):  # the same grain on short and long lines
        octave = max(2, round(length / wave))
        knots = [dice.uniform(-1, 1) for _ in range(octave + 2)]
        wobble += share * np.interp(np.linspace(0, octave + 1, number), range(octave + 2), knots)
    wobble *= size * np.minimum(1, np.sin(math.pi * np.linspace(0, 1, number)) * 1.6)
    along = np.gradient(points, axis=0)
    aside = np.stack([-along[:, 1], along[:, 0]], 1) / (np.linalg.norm(along, axis=1, keepdims=True) + 1e-9)
    rough: Floats = points + aside * wobble[:, None]
    return rough


def rounded(points: Iterable[Sequence[float] | Floats]) -> Line:
    return [(round(float(point[0]), 1), round(float(point[1]), 1)) for point in points]


def reach(start: Spot, end: Spot, name: str, size: float = 3.0, bow: float = 0.0) -> Line:
    """A line over open water or along unknown land."""
    a, b = np.array(start, float), np.array(end, float)
    aside = np.array([b[1] - a[1], a[0] - b[0]])
    return rounded(roughen(smooth(np.array([a, (a + b) / 2 + aside * bow, b])), name, size))


def path(lines: Iterable[Line], close: bool = False) -> str:
    """As SVG, each point from the one before: short, and exact since all stand on tenths."""
    words = []
    for line in lines:
        tenths = [(round(x * 10), round(y * 10)) for x, y in line]
        steps = [f"{(x - left) / 10:g},{(y - up) / 10:g}" for (left, up), (x, y) in pairwise(tenths)]
        x, y = line[0]
        words.append(f"M{x:g},{y:g}l{' '.join(steps)}{'Z' if close else ''}")
    return " ".join(words)


def rings_of(words: str) -> list[Line]:
    """The lines of a path, back from SVG."""
    rings = []
    for part in words.split("M")[1:]:
        start, _, steps = part.strip().rstrip("Z").partition("l")
        x, y = (round(float(number) * 10) for number in start.split(","))
        ring = [(x, y)]
        for step in steps.split(" "):
            right, down = (round(float(number) * 10) for number in step.split(","))
            x, y = x + right, y + down
            ring.append((x, y))
        rings.append([(x / 10, y / 10) for x, y in ring])
    return rings


# ------------------------------------------------------------------------------- places for names and pieces


def boxes_inside(area: Any, width: float, height: float, pace: float = 4) -> Floats:
    """Centres of all boxes of this size that fit into an area."""
    left, top, right, bottom = area.bounds
    grid = np.meshgrid(
        np.arange(left + width / 2, right - width / 2 + 1, pace),
        np.arange(top + height / 2, bottom - height / 2 + 1, pace),
    )
    xs, ys = grid[0].ravel(), grid[1].ravel()
    if not len(xs):
        return np.zeros((0, 2))
    shapely.prepare(area)
    boxes = shapely.box(xs - width / 2, ys - height / 2, xs + width / 2, ys + height / 2)
    fits = shapely.contains(area, boxes)
    found: Floats = np.stack([xs[fits], ys[fits]], 1)
    return found


def around(place: Floats, width: float, height: float) -> Any:
    x, y = place
    return box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


@dataclass
class Layout:
    """A province with its name in the middle and a place for each piece."""

    cost: float
    label: Floats
    places: dict[str, list[Spot]]


# What has to find room: width, height, where it would like to be, what a difference in height counts, weight.
SLOTS: Final[list[tuple[str, float, float, Spot, float, float]]] = [
    ("site", 38, 33, (0, -27), 2, 3),
    ("army", 31, 27, (-16, 24), 2.4, 1.6),
    ("army", 31, 27, (16, 24), 2.4, 1.6),
    ("castle", 29, 28, (36, -26), 2, 0.6),
    ("token", 29, 28, (-36, -26), 2, 0.6),
    ("army", 31, 27, (-48, 22), 1, 0.25),
    ("army", 31, 27, (48, 22), 1, 0.25),
]
SQUEEZES: Final = ((1, 7), (0.92, 5), (0.86, 4), (0.8, 3), (0.74, 2))  # of the pieces; space to the border


def furnish(shape: Any, name: str, rugged: bool, ranges: Any) -> Layout:
    """Above the name the settlement between its castle and a token; armies below; nothing under mountains."""
    text = 7.5 * len(name) + (38 if rugged else 22)
    middle = np.array(shape.centroid.coords[0])
    best: Layout | None = None
    for squeeze, margin in SQUEEZES:
        room = shape.buffer(-margin)
        if ranges is not None:
            room = room.difference(ranges)
        spots = boxes_inside(room, text, 19, 5)
        if len(spots):
            order = np.argsort(np.abs(spots - (middle + down(6))) @ (1, 1.1))
            for label in spots[order][:260:3]:
                found = arrange(room, label, text, middle, squeeze)
                if found is not None and (best is None or found.cost < best.cost):
                    best = found
        if best is not None and best.cost < 90:
            break
    if best is None:
        raise SystemExit(f"There is no room for the name of {name}: give its province a larger AREA.")
    return best


def arrange(room: Any, label: Floats, text: float, middle: Floats, squeeze: float) -> Layout | None:
    free = room.difference(around(label, text, 17))
    places: dict[str, list[Spot]] = {}
    cost = float(np.abs(label - middle) @ (1, 0.6)) * 0.7 + (1 - squeeze) * 160
    site = label + down(-27)
    for slot, width, height, want, level, weight in SLOTS:
        fits = boxes_inside(free, width * squeeze, height * squeeze, 4)
        if not len(fits):
            return None
        goal = label + np.array(want) if slot in ("site", "army") else site + np.array((want[0], 1))
        costs = np.abs(fits - goal) @ (1, level)
        spot = fits[np.argmin(costs)]
        if slot == "site":
            site = spot
        cost += float(costs.min()) * weight
        places.setdefault(slot, []).append((float(spot[0]), float(spot[1])))
        free = free.difference(around(spot, width * squeeze - 0.5, height * squeeze - 0.5))
    return Layout(cost, label, places)


def furnish_sea(shape: Any, words: list[str], size: float, inland: bool) -> tuple[Floats, list[Spot]]:
    """The name, one word a line, and beside it a place for each player's ships."""
    inner = shape.buffer(-6 if inland else -12)
    text, tall = size * 0.62 * max(map(len, words)), size * 1.15 * len(words)
    ship = (33, 30) if inland else (40, 36)
    spots = boxes_inside(inner, text, tall, 6)
    middle = np.array(shape.centroid.coords[0]) + down(-24 if inland else 0)
    clear = np.minimum(shapely.distance(shapely.points(spots), shape.boundary), 60)
    order = np.argsort(np.hypot(*(spots - middle).T) * 0.8 - clear * (0 if inland else 2))
    for label in spots[order]:
        ships = berths(inner.difference(around(label, text, tall)), label, tall, ship)
        if len(ships) == 4:
            return label, ships
    raise SystemExit(f"There is no room for {' '.join(words)} and its ships.")


def berths(free: Any, label: Floats, tall: float, ship: tuple[float, float]) -> list[Spot]:
    ships: list[Spot] = []
    for _ in range(4):
        fits = boxes_inside(free, *ship, 4)
        if not len(fits):
            break
        below = fits[:, 1] - label[1]  # under the name, or above it where the sheet ends
        cost = np.abs(fits[:, 0] - label[0]) * 0.8 + np.abs(np.abs(below) - tall / 2 - 20) * 1.5
        spot = fits[np.argmin(cost + (below < 0) * 30)]
        ships.append((float(spot[0]), float(spot[1])))
        free = free.difference(around(spot, *ship))
    return ships


# ----------------------------------------------------------------------------------------- the whole sheet


class Drawing:
    """All lines, and the regions they enclose."""

    def __init__(self, rules: Rules, sketch: Sketch) -> None:
        self.rules = rules
        self.sketch = sketch
        self.foam = Foam(sketch)
        self.foam.relax()
        self.lines = {key: self.ink(key) for key in self.foam.chains}
        self.shapes: dict[str, Any] = {cell: Polygon(self.loop(cell)) for cell in sketch.rings}
        self.shores = [self.north_shore(), self.south_shore()]
        self.straits = [self.strait(), self.deep()]
        self.shapes |= {WEST: self.west(), SOUTH: self.south()}

    def ink(self, key: Border) -> Line:
        pair, _ = key
        name = "-".join(sorted(cell.replace("-", "_") for cell in pair))
        size = {"coast": 5.4, "rim": 5.0}.get(self.rules.kind(pair), 3.1)
        return rounded(roughen(smooth(self.foam.points[self.foam.chains[key]]), name, size))

    def line(self, cell: str, start: Joint, end: Joint, other: str) -> Line:
        """A border in the direction one walks around this cell."""
        key = border_of(cell, other, start, end)
        line = self.lines[key]
        return line if self.foam.chains[key][0] == self.foam.index[start] else line[::-1]

    def loop(self, cell: str) -> Line:
        return [
            spot
            for start, end, other in self.sketch.corners(cell)
            for spot in self.line(cell, start, end, other)[:-1]
        ]

    def turn(self, *cells: str) -> Spot:
        """Where the outside of a province changes hands."""
        return rounded([self.foam.points[self.foam.index[frozenset(cells)]]])[0]

    def coast(self, sea: str, walk: Iterable[str]) -> Line:
        """The shore that consecutive provinces, walked clockwise, have on one sea."""
        out: Line = []
        for cell in walk:
            for start, end, other in self.sketch.corners(cell):
                if other == sea:
                    line = self.line(cell, start, end, other)
                    out += line[1:] if out else line
        return out

    def north_shore(self) -> Line:
        start = self.turn("ambsace", WEST, RIM)
        return reach(start, (-BLEED, start[1] - 70), "rim-west", 9, 0.06)

    def south_shore(self) -> Line:
        start = self.turn("scombroid", SOUTH, RIM)
        return reach(start, (start[0] + 210, HEIGHT + BLEED), "rim-east", 9, 0.05)

    def strait(self) -> Line:
        """Where the outer seas meet between mainland and island: the least bent line that meets no land."""
        land = shapely.union_all([self.shapes[key] for key in self.rules.provinces])
        start, end = self.turn("camarine", WEST, SOUTH), self.turn("ictus", WEST, SOUTH)
        for bow in np.arange(0, 0.5, 0.02):
            for sign in (1, -1):
                line = reach(start, end, "beast-serpent-1", 0.8, float(bow) * sign)
                if LineString(line[1:-1]).disjoint(land):
                    return line
        raise SystemExit("There is no way across the strait.")

    def deep(self) -> Line:
        start = self.turn("nesh", WEST, SOUTH)
        return reach(start, (start[0] - 90, HEIGHT + BLEED), "beast-serpent-2", 3)

    def west(self) -> Any:
        walk = self.sketch.mainland
        mainland = self.coast(WEST, [*walk[walk.index("camarine") :], walk[0]])
        island = self.coast(WEST, ["nesh", "jeopigia", "ictus"])
        corner = (float(-BLEED), float(HEIGHT + BLEED))
        strait, deep = self.straits
        return Polygon([*mainland, *self.shores[0][1:], corner, *deep[::-1], *island[1:], *strait[-2:0:-1]])

    def south(self) -> Any:
        walk = self.sketch.mainland
        mainland = self.coast(SOUTH, walk[walk.index("scombroid") : walk.index("camarine") + 1])
        island = self.coast(SOUTH, ["ictus", "nesh"])
        strait, deep = self.straits
        small = shapely.union_all([self.shapes[key] for key in self.sketch.small])
        shore = [*mainland, *strait[1:], *island[1:], *deep[1:], *self.shores[1][:0:-1]]
        return Polygon(shore, [list(small.exterior.coords)])

    def parts(self) -> dict[Pair, list[Line]]:
        """The lines of each border, in the order of the keys."""
        found: dict[Pair, list[Line]] = {}
        for (pair, _), line in self.lines.items():
            found.setdefault(pair, []).append(line)
        found[frozenset((WEST, SOUTH))] = self.straits
        return dict(sorted(found.items(), key=lambda item: sorted(item[0])))

    def ranges(self, key: str) -> Any:
        """What the peaks along a province's borders cover."""
        lines = [
            LineString(line).buffer(8)
            for pair, parts in self.parts().items()
            if key in pair and self.rules.kind(pair) == "mountains"
            for line in parts
        ]
        return shapely.union_all(lines) if lines else None

    # As data.

    def data(self) -> dict[str, Any]:
        provinces = {key: self.province(key) for key in self.rules.provinces}
        borders = self.parts()
        rim = [line for pair, lines in borders.items() if RIM in pair for line in lines]
        return {
            "viewBox": [0, 0, WIDTH, HEIGHT],
            "provinces": provinces,
            "seas": {key: self.sea(key) for key in self.rules.seas},
            "borders": [
                self.border(pair, lines, provinces) for pair, lines in borders.items() if RIM not in pair
            ],
            "rim": path(rim),
            "shores": [path([line]) for line in self.shores],
        }

    def outline(self, key: str) -> str:
        shape = self.shapes[key]
        rings = [shape.exterior, *shape.interiors]
        return path([list(ring.coords)[:-1] for ring in rings], close=True)

    def province(self, key: str) -> dict[str, Any]:
        facts = self.rules.provinces[key]
        found = furnish(self.shapes[key], facts["name"], facts.get("rugged", False), self.ranges(key))
        return {
            "path": self.outline(key),
            "label": spot_of(found.label),
            "site": spot_of(found.places["site"][0]),
            "castle": spot_of(found.places["castle"][0]),
            "token": spot_of(found.places["token"][0]),
            "armies": [spot_of(spot) for spot in found.places["army"]],
        }

    def sea(self, key: str) -> dict[str, Any]:
        facts = self.rules.seas[key]
        inland = facts.get("inland", False)
        words, size = (["Inland", "Sea"], 16) if inland else (facts["name"].split(" "), 32)
        shown = self.shapes[key].intersection(box(0, 0, WIDTH, HEIGHT))
        label, ships = furnish_sea(shown, words, size, inland)
        return {
            "path": self.outline(key),
            "label": spot_of(label),
            "ships": [spot_of(spot) for spot in ships],
        }

    def border(self, pair: Pair, lines: list[Line], provinces: dict[str, Any]) -> dict[str, Any]:
        kind = self.rules.kind(pair)
        longest = max((LineString(line) for line in lines), key=lambda line: float(line.length))
        middle = longest.interpolate(0.5, normalized=True).coords[0]
        found: dict[str, Any] = {
            "between": sorted(pair),
            "type": kind,
            "path": path(lines),
            "middle": spot_of(middle),
        }
        if kind in ("hills", "mountains"):
            number = max(2, round(longest.length / (17 if kind == "hills" else 15)))
            steps = [(step + 0.5) / number for step in range(number)]
            found["glyphs"] = [
                spot_of(longest.interpolate(step, normalized=True).coords[0]) for step in steps
            ]
        if pair in self.rules.lands:
            one, other = sorted(pair)
            found["road"] = road(provinces[one]["site"], provinces[other]["site"], middle)
        return found


def road(start: Sequence[float], end: Sequence[float], middle: Sequence[float]) -> str:
    """One curve from settlement to settlement, through the middle of the border."""
    bend = [2 * middle[axis] - (start[axis] + end[axis]) / 2 for axis in range(2)]
    (a, b), (c, d), (e, f) = spot_of(start), spot_of(bend), spot_of(end)
    return f"M{a:g},{b:g}Q{c:g},{d:g} {e:g},{f:g}"


def spot_of(spot: Sequence[float] | Floats) -> list[float]:
    return [round(float(spot[0]), 1), round(float(spot[1]), 1)]


# ---------------------------------------------------------------------------------------------------- proof

Segment = frozenset[Spot]


class Proof:
    """Everything the drawing promises, from the written file alone."""

    def __init__(self, rules: Rules, drawn: dict[str, Any]) -> None:
        self.rules = rules
        self.drawn = drawn
        self.regions: dict[str, dict[str, Any]] = {**drawn["provinces"], **drawn["seas"]}
        self.shapes: dict[str, Any] = {}
        for key, region in self.regions.items():
            outer, *holes = rings_of(region["path"])
            self.shapes[key] = Polygon(outer, holes)
        self.segments = {key: segments_of(shape) for key, shape in self.shapes.items()}

    def failures(self) -> list[str]:
        return self.areas() or [*self.neighbours(), *self.borders(), *self.spots()]

    def areas(self) -> list[str]:
        wrong = [
            f"{key}: not one simple area"
            for key, shape in self.shapes.items()
            if not shape.is_valid or shape.area < 4_000
        ]
        missing = set(self.shapes) ^ (set(self.rules.provinces) | set(self.rules.seas))
        wrong += [f"{key}: drawn or in the rules, not both" for key in sorted(missing)]
        sheet = box(0, 0, WIDTH, HEIGHT)
        return wrong + [
            f"{key} leaves the sheet"
            for key in self.rules.provinces
            if key in self.shapes and not sheet.contains(self.shapes[key])
        ]

    def shared(self, one: str, other: str) -> set[Segment]:
        return self.segments[one] & self.segments[other]

    def neighbours(self) -> list[str]:
        """Two regions share a line exactly if they border in the rules, and nothing overlaps."""
        wrong = []
        keys = sorted(self.shapes)
        for place, one in enumerate(keys):
            for other in keys[place + 1 :]:
                wrong += self.neighbour(one, other)
        return wrong

    def neighbour(self, one: str, other: str) -> list[str]:
        pair = frozenset((one, other))
        common = self.shared(one, other)
        length = sum(math.dist(*segment) for segment in common)
        wrong = []
        if bool(common) != (pair in self.rules.expected()):
            wrong.append(f"{one} and {other}: share {length:.0f}, unlike the rules")
        if common and pair not in self.rules.straits and length < SHORTEST:
            wrong.append(f"{one} and {other}: their border is only {length:.0f} long")
        overlap = self.shapes[one].intersection(self.shapes[other]).area
        if overlap > 1e-6:
            wrong.append(f"{one} and {other}: overlap by {overlap:.3f}")
        touch = self.shapes[one].boundary.intersection(self.shapes[other].boundary).length
        if abs(touch - length) > 0.01:
            wrong.append(f"{one} and {other}: touch for {touch:.2f} and share {length:.2f}")
        return wrong

    def borders(self) -> list[str]:
        """Each border is of the kind the rules say, and is point for point what its two regions share."""
        wrong = []
        drawn: set[Pair] = set()
        for border in self.drawn["borders"]:
            one, other = border["between"]
            pair = frozenset((one, other))
            drawn.add(pair)
            if pair not in self.rules.expected() or border["type"] != self.rules.kind(pair):
                wrong.append(f"{one} and {other}: {border['type']}, unlike the rules")
            parts = [frozenset(segment) for line in rings_of(border["path"]) for segment in pairwise(line)]
            if set(parts) != self.shared(one, other):
                wrong.append(f"{one} and {other}: the border is not what the two share")
        missing = sorted(" and ".join(sorted(pair)) for pair in self.rules.expected() - drawn)
        return wrong + [f"{names}: their border is not drawn" for names in missing]

    def spots(self) -> list[str]:
        """Names and pieces lie inside their region, and apart."""
        wrong = []
        for key, region in self.regions.items():
            spots = [region["label"], *region.get("armies", []), *region.get("ships", [])]
            spots += [region[name] for name in ("site", "castle", "token") if name in region]
            inside = self.shapes[key].buffer(-3)
            wrong += [f"{key}: {spot} lies outside" for spot in spots if not inside.contains(Point(spot))]
            wrong += [
                f"{key}: {one} and {other} are too close"
                for place, one in enumerate(spots)
                for other in spots[place + 1 :]
                if math.dist(one, other) < 14
            ]
        return wrong


def segments_of(shape: Any) -> set[Segment]:
    rings = [list(ring.coords) for ring in (shape.exterior, *shape.interiors)]
    return {frozenset(segment) for ring in rings for segment in pairwise(ring)}


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw the map of Mythotopia.")
    parser.add_argument("--check", action="store_true", help="prove the drawing that is there; write nothing")
    chosen = parser.parse_args()
    rules = read_rules()
    if not chosen.check:
        drawn = Drawing(rules, Sketch(rules)).data()
        TARGET.write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    wrong = Proof(rules, json.loads(TARGET.read_text("utf-8"))).failures()
    for line in wrong:
        print(line)
    print("The map is not right." if wrong else "The map is right.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
