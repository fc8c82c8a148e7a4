import type { ReviewPoint } from '../protocol/types';

/** The drawing of a curve of chances: strata that lie on one another and always sum to the whole. */

/** How the whole is divided at one place: `sums[n]` is where the stratum of the nth seat begins, from 0 to 1. */
export interface Division {
  at: number; // along the game, from 0 to 1
  sums: number[];
}

/** Where the name of a stratum fits into it, in parts of the whole drawing. */
export interface Spot {
  at: number;
  height: number;
}

const BETWEEN = 6; // divisions drawn from one point to the next, so that the lines bend
const MOST_BENT = 100; // points; more lie so close that nobody sees a bend

/** The last of those points that a reader sees at the same step. */
export function distinct(points: ReviewPoint[]): ReviewPoint[] {
  return points.filter((point, place) => points[place + 1]?.step !== point.step);
}

/**
 * The divisions along a game of `last` steps, the strata in this order of seats. Every point is met exactly; in
 * between no chance leaves the two it lies between.
 */
export function divisions(points: ReviewPoint[], order: number[], last: number): Division[] {
  const told = distinct(points);
  if (told.length === 0 || last === 0) return [];
  const places = told.map((point) => point.step / last);
  const heights = order.map((seat) => told.map((point) => point.chances[seat] ?? 0));
  const slopes = heights.map((all) => slopesOf(places, all));
  const found: Division[] = [];
  if (places[0] > 0) found.push(divided(0, heights.map(([first]) => first))); // prettier-ignore
  const steps = told.length > MOST_BENT ? 1 : BETWEEN;
  for (let place = 0; place + 1 < told.length; place++) {
    const width = places[place + 1] - places[place];
    for (let step = 0; step < steps; step++) {
      const part = step / steps;
      const chances = heights.map((all, seat) => between(all, slopes[seat], place, part, width));
      found.push(divided(places[place] + part * width, chances));
    }
  }
  found.push(divided(places.at(-1)!, heights.map((all) => all.at(-1)!))); // prettier-ignore
  return found;
}

function divided(at: number, chances: number[]): Division {
  const all = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const sums = [0];
  for (const chance of chances) sums.push(sums.at(-1)! + chance / all);
  return { at, sums };
}

/** How steep a line through these points is at each of them, so that it never swings beyond them. */
function slopesOf(places: number[], heights: number[]): number[] {
  const rises = heights
    .slice(1)
    .map((height, place) => (height - heights[place]) / (places[place + 1] - places[place]));
  return heights.map((_, place) => {
    const before = rises[place - 1] ?? rises[place] ?? 0;
    const after = rises[place] ?? before;
    if (before * after <= 0) return 0;
    return (
      Math.sign(before) * Math.min(2 * Math.abs(before), 2 * Math.abs(after), Math.abs(before + after) / 2)
    );
  });
}

function between(heights: number[], slopes: number[], place: number, part: number, width: number): number {
  const rest = 1 - part;
  const [from, to] = [heights[place], heights[place + 1]];
  return (
    rest * rest * (1 + 2 * part) * from +
    part * part * (1 + 2 * rest) * to +
    width * part * rest * (rest * slopes[place] - part * slopes[place + 1])
  );
}

/** The outline of the nth stratum, from the bottom, in a drawing of this size. */
export function outline(all: Division[], n: number, width: number, height: number): string {
  const spot = (one: Division, sum: number) =>
    `${(one.at * width).toFixed(1)} ${((1 - one.sums[sum]) * height).toFixed(1)}`;
  const over = all.map((one) => spot(one, n + 1));
  const under = all.map((one) => spot(one, n)).reverse();
  return `M${[...over, ...under].join('L')}Z`;
}

/** Where something this wide and this high, in parts of the whole, fits best into the nth stratum; or nowhere. */
export function room(all: Division[], n: number, width: number, height: number): Spot | null {
  let best: (Spot & { free: number }) | null = null;
  for (const { at } of all) {
    const [from, to] = [at - width / 2, at + width / 2];
    if (from < 0 || to > (all.at(-1)?.at ?? 0)) continue;
    const near = all.filter((one) => one.at >= from && one.at <= to);
    const bottom = Math.max(...near.map((one) => one.sums[n]));
    const top = Math.min(...near.map((one) => one.sums[n + 1]));
    const free = top - bottom;
    if (free >= height && free > (best?.free ?? 0)) best = { at, height: (top + bottom) / 2, free };
  }
  return best && { at: best.at, height: best.height };
}

/** The number of the last point that has been seen after so many steps. */
export function pointAt(points: ReviewPoint[], place: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.step <= place),
  );
}

/** Places along a line, moved apart where they are closer than this, as little as possible, in their order. */
export function apart(places: number[], gap: number, most: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + gap));
  for (let at = found.length - 1, limit = most; at >= 0; at--, limit = found[at + 1] - gap)
    found[at] = Math.min(found[at], limit);
  return found;
}
