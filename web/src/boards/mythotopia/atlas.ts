import drawing from './map.json';
import type { Numbers } from './numbers';

export type Point = [number, number];
export type Terrain = 'open' | 'hills' | 'mountains' | 'coast' | 'sea';

/** Where a province lies on the sheet, and where its pieces stand. */
export interface Land {
  path: string;
  label: Point;
  site: Point; // town, city, citadel, or the strength of the neutral force
  castle: Point;
  token: Point; // dragon or runestone
  armies: Point[]; // the owner's first, then invaders in the order of seats
}

export interface Water {
  path: string;
  label: Point;
  ships: Point[]; // by seat
}

export interface Border {
  between: [string, string];
  type: Terrain;
  path: string;
  middle: Point;
  glyphs?: Point[]; // hills and peaks along it, from north to south
  road?: string; // from settlement to settlement
}

export interface Atlas {
  viewBox: [number, number, number, number];
  provinces: Record<string, Land>;
  seas: Record<string, Water>;
  borders: Border[];
  rim: string; // the end of the known world, no border of the game
  shores: string[]; // where the outer seas meet the land beyond
}

export const atlas = drawing as unknown as Atlas;

const KINDS = ['open', 'hills', 'mountains'] as const;

/** A border by the two it lies between, whichever is named first. */
export const pair = (one: string, other: string) => (one < other ? `${one}+${other}` : `${other}+${one}`);

export const borders = new Map(atlas.borders.map((border) => [pair(...border.between), border]));

/**
 * Whether this is the map we have drawn: the same provinces and seas, each border of the same kind, the same
 * coasts. Somebody's own edition may have another map; it is then shown as a list, and played all the same.
 */
export function isDrawn(numbers: Numbers): boolean {
  const { province, sea } = numbers.map;
  if (!sameKeys(province, atlas.provinces) || !sameKeys(sea, atlas.seas)) return false;
  const told = new Map<string, string>();
  for (const [one, facts] of Object.entries(province)) {
    for (const kind of KINDS) for (const other of facts[kind] ?? []) told.set(pair(one, other), kind);
    for (const water of facts.seas ?? []) told.set(pair(one, water), 'coast');
  }
  const drawn = atlas.borders.filter((border) => border.type !== 'sea');
  return (
    told.size === drawn.length && drawn.every((border) => told.get(pair(...border.between)) === border.type)
  );
}

function sameKeys(one: object, other: object): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other);
}

/** All provinces in reading order: row by row from the north-west, so that one can walk them by keys. */
export const readingOrder = Object.entries(atlas.provinces)
  .map(([key, land]) => ({ key, row: Math.round(land.label[1] / 62), x: land.label[0] }))
  .sort((one, other) => one.row - other.row || one.x - other.x)
  .map(({ key }) => key);

/** The box around a path, for the little shape on a province's card. */
export function boxOf(path: string): { x: number; y: number; width: number; height: number } {
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, letter, rest] of path.matchAll(/([Ml])([^MlZ]*)/g)) {
    for (const [, across, down] of rest.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)) {
      x = letter === 'M' ? Number(across) : x + Number(across);
      y = letter === 'M' ? Number(down) : y + Number(down);
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
