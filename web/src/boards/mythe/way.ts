/**
 * Where the spaces of a copy lie on the drawn page, in the units of the drawing (1120 by 450). The scenery stands
 * where it stands; an edition with another way has its spaces closer together or further apart on it.
 */
import type { Copy } from './copy';

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  radius: number; // of the medallion
}

export interface Step {
  left: number;
  right: number;
  top: number;
}

export interface Way {
  spots: Spot[]; // by space; the village's is where the way begins
  steps: Step[]; // of the castle's stairs
  labels: { zone: string; x: number }[];
}

export const WIDTH = 1120;
export const HEIGHT = 450;
const RADIUS = 19;
const START = 112;

// The parts of the landscape from left to right. Another copy's zones are laid over all of it evenly.
const PARTS: Record<string, [number, number]> = {
  road: [111, 359],
  bridge: [360, 496],
  volcano: [495, 683],
  'castle-road': [685, 809],
  gate: [815, 877],
  stairs: [874, 1012],
};
const LANDSCAPE = Object.keys(PARTS);

// The line the way follows over the ground.
const GROUND: Point[] = [
  [84, 384],
  [142, 374],
  [204, 364],
  [266, 372],
  [328, 360],
  [394, 350],
  [462, 344],
  [526, 356],
  [588, 340],
  [652, 358],
  [716, 362],
  [778, 364],
  [846, 362],
  [897, 338],
  [989, 270],
].map(([x, y]) => ({ x: x!, y: y! }));
const VILLAGE: Point = { x: 84, y: 384 };
const DRAGON: Spot = { x: 1034, y: 202, radius: RADIUS };
const [FOOT, TOP] = PARTS.stairs!;
const STANDING = 28; // from the top of a step down to the middle of its medallion

export function layOut(copy: Copy): Way {
  const inner = copy.spaces.slice(1, copy.dragon);
  const zones = [...new Set(inner.map((space) => space.zone))];
  const fits =
    zones.join() === LANDSCAPE.join() &&
    inner.every((space) => (PARTS[space.zone]![1] - PARTS[space.zone]![0]) / space.places >= 26);
  const spots: Spot[] = [{ ...VILLAGE, radius: RADIUS }];
  if (fits) {
    for (const { zone, place, places } of inner) {
      const [from, to] = PARTS[zone]!;
      const wide = (to - from) / places;
      const x = from + (place - 0.5) * wide;
      spots.push({ x, y: heightAt(x), radius: Math.min(RADIUS, wide * 0.42) });
    }
  } else {
    const wide = lengthTo(GROUND.length - 1, START) / inner.length;
    for (let at = 0; at < inner.length; at++) {
      spots.push({ ...along((at + 0.5) * wide), radius: Math.min(RADIUS, wide * 0.42) });
    }
  }
  spots.push(DRAGON);
  return { spots, steps: stairs(spots), labels: labels(copy, spots) };
}

function heightAt(x: number): number {
  const after = GROUND.findIndex((point) => point.x >= x);
  if (after <= 0) return GROUND[after === 0 ? 0 : GROUND.length - 1]!.y;
  const [one, other] = [GROUND[after - 1]!, GROUND[after]!];
  return one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x);
}

/** How far it is along the ground from `start` to one of its bends. */
function lengthTo(bend: number, start: number): number {
  let sum = 0;
  let before: Point = { x: start, y: heightAt(start) };
  for (const point of GROUND.slice(0, bend + 1)) {
    if (point.x <= start) continue;
    sum += Math.hypot(point.x - before.x, point.y - before.y);
    before = point;
  }
  return sum;
}

function along(far: number): Point {
  let before: Point = { x: START, y: heightAt(START) };
  let left = far;
  for (const point of GROUND) {
    if (point.x <= START) continue;
    const piece = Math.hypot(point.x - before.x, point.y - before.y);
    if (left <= piece) {
      const share = left / piece;
      return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    }
    left -= piece;
    before = point;
  }
  return before;
}

/** A step under every space that lies on the stairs, or three where there is none. */
function stairs(spots: Spot[]): Step[] {
  const on = spots.slice(1, -1).filter((spot) => spot.x > FOOT && spot.x < TOP);
  const tops = on.length > 0 ? on.map((spot) => spot.y - STANDING) : [310, 276, 242];
  const wide = (TOP - FOOT) / tops.length;
  const edges = on.map((spot, at) => (at === 0 ? FOOT : (spot.x + on[at - 1]!.x) / 2));
  return tops.map((top, at) => ({
    left: edges[at] ?? FOOT + at * wide,
    right: edges[at + 1] ?? (at === tops.length - 1 ? TOP : FOOT + (at + 1) * wide),
    top,
  }));
}

/** The names on the page below, each under the middle of its spaces. */
function labels(copy: Copy, spots: Spot[]): { zone: string; x: number }[] {
  const zones = [...new Set(copy.spaces.map((space) => space.zone))];
  return zones.map((zone) => {
    if (zone === 'village') return { zone, x: 66 };
    if (zone === 'dragon') return { zone, x: 1058 };
    const xs = copy.spaces.filter((space) => space.zone === zone).map((space) => spots[space.number]!.x);
    return { zone, x: xs.reduce((sum, x) => sum + x, 0) / xs.length };
  });
}

/** The edge of the open page at `x`, and how it slopes there, in degrees. */
export function pageAt(x: number): { y: number; turn: number } {
  const isLeft = x < WIDTH / 2;
  const flat = isLeft ? (x - 6) / 554 : (1114 - x) / 554; // both pages rise to the fold in the same curve
  const bend = (share: number) => {
    const rest = 1 - share;
    return rest ** 3 * 434 + 3 * rest ** 2 * share * 397 + 3 * rest * share ** 2 * 399 + share ** 3 * 423;
  };
  const share = Math.min(1, Math.max(0, flat));
  const slope = (bend(Math.min(1, share + 0.02)) - bend(Math.max(0, share - 0.02))) / (0.04 * 554);
  return { y: bend(share), turn: ((isLeft ? 1 : -1) * Math.atan(slope) * 180) / Math.PI };
}

/** The dots of a cost: rows of at most three, as on the cards. */
export function dots(cost: number): Point[] {
  const rows: Record<number, number[]> = { 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [2, 1, 2], 6: [3, 3] };
  const shape = rows[cost] ?? (cost === 7 ? [2, 3, 2] : cost === 8 ? [3, 2, 3] : [3, 3, 3]);
  const gap = shape.length > 2 || Math.max(...shape) > 2 ? 8.6 : 10.4;
  return shape.flatMap((many, row) =>
    Array.from({ length: many }, (_, at) => ({
      x: (at - (many - 1) / 2) * gap,
      y: (row - (shape.length - 1) / 2) * gap * 0.92,
    })),
  );
}

/** Where heroes stand: above the medallion, and in the village side by side. */
export function standing(way: Way, space: number, seat: number): Point & { size: number } {
  const spot = way.spots[space] ?? way.spots[0]!;
  if (space === 0) {
    const front = seat % 2;
    return { x: 30 + seat * 21, y: 366 + front * 14, size: 0.86 };
  }
  const crowd = spot.radius / RADIUS;
  return { x: spot.x, y: spot.y - 16 * crowd, size: Math.max(0.62, Math.min(1, crowd * 1.08)) };
}

const RINGS: Record<string, string> = {
  road: '#6f9a4a',
  bridge: '#c38a2c',
  volcano: '#d4552f',
  'castle-road': '#9a9186',
  gate: '#2f4f8f',
  stairs: '#2f4f8f',
  dragon: '#c0402b',
};
const SPARE = ['#6f9a4a', '#c38a2c', '#d4552f', '#9a9186', '#2f4f8f'];

/** The colour of a zone's medallions. Its name stands on the page below them. */
export function ring(copy: Copy, zone: string): string {
  const zones = [...new Set(copy.spaces.slice(1, -1).map((space) => space.zone))];
  return RINGS[zone] ?? SPARE[zones.indexOf(zone) % SPARE.length]!;
}
