import { describe, expect, it } from 'vitest';
import type { ReviewPoint } from '../protocol/types';
import { rounded, signed } from './looking';
import { apart, distinct, divisions, outline, pointAt, room } from './strata';

const point = (step: number, ...chances: number[]): ReviewPoint => ({ step, turn: step + 1, chances });
const GAME = [
  point(0, 0.2, 0.5, 0.3),
  point(4, 0.6, 0.1, 0.3),
  point(5, 0.599, 0.1, 0.3),
  point(20, 1, 0, 0),
];

describe('strata', () => {
  it('sum to the whole everywhere, and never cross', () => {
    const all = divisions(GAME, [0, 1, 2], 20);
    expect(all.length).toBeGreaterThan(GAME.length);
    for (const { sums } of all) {
      expect(sums).toHaveLength(4);
      expect(sums[0]).toBe(0);
      expect(sums[3]).toBeCloseTo(1, 9);
      for (let n = 0; n < 3; n++) expect(sums[n + 1]).toBeGreaterThanOrEqual(sums[n] - 1e-12);
    }
    expect(all.map((one) => one.at)).toEqual([...all.map((one) => one.at)].sort((a, b) => a - b));
  });

  it('meet every point exactly, in the order of seats that was asked for', () => {
    const all = divisions(GAME, [2, 0, 1], 20);
    for (const { step, chances } of GAME) {
      const there = all.find((one) => Math.abs(one.at - step / 20) < 1e-9)!;
      const whole = chances[0] + chances[1] + chances[2];
      expect(there.sums[1]).toBeCloseTo(chances[2] / whole, 9);
      expect(there.sums[2]).toBeCloseTo((chances[2] + chances[0]) / whole, 9);
    }
  });

  it('stay between two points: no bump where nothing was judged', () => {
    const all = divisions([point(0, 0.5, 0.5), point(5, 0.9, 0.1), point(10, 0.9, 0.1)], [0, 1], 10);
    for (const { at, sums } of all) if (at >= 0.5) expect(sums[1]).toBeCloseTo(0.9, 9);
    for (const { sums } of all) expect(sums[1]).toBeGreaterThanOrEqual(0.5);
  });

  it('begin at the edge and end where the judging has come to', () => {
    const all = divisions([point(5, 0.25, 0.75), point(10, 0.5, 0.5)], [0, 1], 20);
    expect(all[0]).toEqual({ at: 0, sums: [0, 0.25, 1] });
    expect(all.at(-1)!.at).toBe(0.5);
    expect(divisions([], [0, 1], 20)).toEqual([]);
  });

  it('are drawn from the upper edge down', () => {
    const flat = [
      { at: 0, sums: [0, 0.25, 1] },
      { at: 1, sums: [0, 0.25, 1] },
    ];
    expect(outline(flat, 0, 100, 40)).toBe('M0.0 30.0L100.0 30.0L100.0 40.0L0.0 40.0Z');
    expect(outline(flat, 1, 100, 40)).toBe('M0.0 0.0L100.0 0.0L100.0 30.0L0.0 30.0Z');
  });

  it('are named where the name fits, or nowhere', () => {
    const all = divisions([point(0, 0.05, 0.95), point(10, 0.05, 0.95), point(20, 0.6, 0.4)], [0, 1], 20);
    const spot = room(all, 0, 0.1, 0.15)!;
    expect(spot.at).toBeGreaterThan(0.8);
    expect(spot.at + 0.05).toBeLessThanOrEqual(1);
    expect(room(all, 0, 0.1, 0.7)).toBeNull();
    expect(room(all, 0, 1.2, 0.1)).toBeNull();
  });
});

describe('places along the game', () => {
  it('are told by the last of the points at a step', () => {
    expect(distinct([point(0, 1), point(3, 1), { ...point(3, 0), turn: 9 }]).map((one) => one.turn)).toEqual([
      1, 9,
    ]);
  });

  it('belong to the point before them', () => {
    expect([0, 3, 4, 5, 19, 20].map((step) => pointAt(GAME, step))).toEqual([0, 0, 1, 2, 2, 3]);
    expect(pointAt([point(5, 1)], 2)).toBe(0);
  });

  it('are moved apart no further than they must be', () => {
    expect(apart([0, 50, 100], 20, 100)).toEqual([0, 50, 100]);
    expect(apart([50, 51, 52], 20, 200)).toEqual([50, 70, 90]);
    expect(apart([90, 95, 100], 20, 100)).toEqual([60, 80, 100]);
  });
});

describe('figures', () => {
  it('make up the hundred', () => {
    expect(rounded([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(rounded([0.999, 0.001, 0])).toEqual([100, 0, 0]);
    for (let n = 1; n < 50; n++) {
      const parts = [n / 97, n / 53, 0.2, 0.1];
      expect(rounded(parts).reduce((all, one) => all + one, 0)).toBe(100);
    }
  });

  it('say which way', () => {
    expect([0.124, -0.2, 0.004, -0.004].map(signed)).toEqual(['+12', '−20', '0', '0']);
  });
});
