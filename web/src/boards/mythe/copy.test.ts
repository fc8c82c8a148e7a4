import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MytheView } from '../../protocol/types';
import { drawnFrom, reach, readCopy, type MytheSession, type Numbers } from './copy';
import { outcomeOf, risk, rounded, shares, unknownCards, unknownShares } from './counts';
import { dots, layOut, pageAt, standing, WIDTH } from './way';

const numbers: Numbers = {
  track: {
    costs: [1, 1, 2, 1, 2, 1, 1, 3, 2, 1, 2, 3, 1, 2, 2],
    zones: ['road', 'bridge', 'volcano', 'castle-road', 'gate', 'stairs'],
    lengths: [4, 2, 3, 2, 1, 3],
  },
  dragon: { cost: 1 },
  card: [
    { key: 'sword', name: 'Sword', points: 3, legendary: true },
    { key: 'ferry', name: 'Friendly Ferry', points: 2 },
    { key: 'bread', name: 'Crust of Bread', points: 1 },
    { key: 'dead-end', name: 'Dead End', points: 0 },
    { key: 'ambush', name: 'Ambush', obstacle: true },
    { key: 'rockfall', name: 'Rockfall', obstacle: true },
    { key: 'map', name: 'Old Map', points: 1, mark: '4+' },
    { key: 'lava', name: 'Lava Flood', obstacle: true, mark: '5' },
  ],
};
const copy = readCopy(numbers, 3);

function view(given: Partial<MytheView>): MytheView {
  return {
    seat: 0,
    asked: [0],
    question: { name: 'draw-on', rule: 'MY-D1', about: {} },
    turn: 1,
    active: 0,
    winner: null,
    spaces: [0, 0, 0],
    sizes: [1, 2, 3],
    drawn: [],
    shown: null,
    points: 0,
    hand: ['bread'],
    gifts: [[], [], []],
    memory: [[], [], []],
    ...given,
  };
}

describe('a copy', () => {
  it('has the cards of its number of players', () => {
    expect([...readCopy(numbers, 3).cards.keys()]).not.toContain('map');
    expect([...readCopy(numbers, 4).cards.keys()]).toContain('map');
    expect([...readCopy(numbers, 4).cards.keys()]).not.toContain('lava');
    expect(readCopy(numbers, 5).cards.size).toBe(8);
  });

  it('numbers its spaces from the village to the Dragon', () => {
    expect(copy.dragon).toBe(16);
    expect(copy.spaces[8]).toEqual({ number: 8, zone: 'volcano', place: 2, places: 3, cost: 3 });
    expect(copy.spaces[16]!.zone).toBe('dragon');
  });
});

// Turns of the engine with thumb's bots: spaces, who, points, declared, and where `stop` brought the hero.
const TURNS: [number[], number, number, boolean, number][] = [
  [[15, 10], 0, 1, true, 16],
  [[13, 14, 15], 2, 2, true, 16],
  [[13, 9, 15, 14], 2, 6, true, 16],
  [[7, 10, 14, 13, 12], 4, 3, true, 16],
  [[13, 14, 15], 1, 2, true, 16],
  [[13, 10], 0, 4, true, 15],
  [[9, 14], 1, 2, true, 15],
  [[9, 8, 14], 2, 2, true, 15],
  [[11, 6, 13], 2, 3, true, 14],
  [[0, 4], 0, 6, false, 5],
  [[5, 4], 1, 1, false, 6],
  [[5, 6], 0, 6, false, 9],
  [[3, 0, 0], 2, 3, false, 4],
  [[3, 0, 4], 0, 3, false, 6],
  [[6, 9, 4], 2, 3, false, 7],
  [[6, 9, 7], 2, 4, false, 10],
  [[6, 9, 13], 0, 5, false, 10],
  [[0, 0], 1, 5, false, 4],
  [[9, 6], 1, 1, false, 7],
  [[9, 7], 0, 3, false, 11],
];

describe('the preview', () => {
  it.each(TURNS)('of heroes on %j: seat %i with %i points (declared %s) comes to %i', (...turn) => {
    const [spaces, seat, points, isDeclared, to] = turn;
    const ahead = reach(copy, spaces, seat, points, isDeclared);
    expect(ahead.paid.at(-1)?.number ?? spaces[seat]).toBe(to);
  });

  it('says what the next space lacks, and that a closed Dragon is no next space', () => {
    expect(reach(copy, [7, 0], 0, 2, false)).toMatchObject({
      paid: [],
      next: { number: 8, cost: 3 },
      left: 2,
    });
    expect(reach(copy, [15, 0], 0, 4, false)).toEqual({ paid: [], next: null, left: 4 });
    expect(reach(copy, [15, 0], 0, 0, true).next?.number).toBe(16);
  });
});

describe('cards drawn', () => {
  const draws = (turn: number, seat: number, pile: string, card: string, undone = false) => ({
    version: 1,
    turn,
    seat,
    undone,
    happenings: [
      {
        verb: card === 'ambush' ? 'draws-obstacle' : 'draws',
        facts: [
          { role: 'pile', sort: 'pile', word: pile },
          { role: 'card', sort: 'card', word: card },
        ],
        text: '',
        whole: true,
      },
    ],
  });
  const log = [
    draws(3, 0, '1', 'ambush'), // the turn before, with two at the table
    draws(5, 0, '1', 'sword', true),
    draws(5, 0, '2', 'sword'),
    draws(5, 0, '1', 'ambush'),
    draws(6, 1, '0', 'ferry'), // a replay's log goes on
    draws(7, 0, '1', 'sword'),
  ];

  it('lie in the order they came, with the hand they came from', () => {
    const seen = view({ turn: 4, drawn: ['ambush', 'sword'] });
    expect(drawnFrom({ log } as unknown as MytheSession, seen)).toEqual([
      { key: 'sword', pile: 2 },
      { key: 'ambush', pile: 1 },
    ]);
  });

  it('come from nowhere we know without a log', () => {
    const seen = view({ turn: 4, drawn: ['ambush'] });
    expect(drawnFrom({ log: [] } as unknown as MytheSession, seen)).toEqual([{ key: 'ambush', pile: null }]);
  });
});

describe('counts', () => {
  it('leave out what this seat sees or surely knows', () => {
    const seen = view({ drawn: ['ferry'], memory: [[], ['ambush'], []] });
    expect(unknownCards(copy, seen).map((card) => card.key)).toEqual(['sword', 'dead-end', 'rockfall']);
  });

  it('give the risk of a hand nobody has looked into', () => {
    // sword, ferry, dead-end, ambush and rockfall are somewhere
    expect(risk(copy, view({}), 1)).toEqual({ part: 2, whole: 5 });
  });

  it('weigh known cards and unknown places together', () => {
    // pile 1: ambush and one of sword, ferry, dead-end, rockfall: (1 + 1/4) / 2
    const seen = view({ memory: [[], ['ambush'], []] });
    expect(risk(copy, seen, 1)).toEqual({ part: 5, whole: 8 });
    expect(risk(copy, seen, 2)).toEqual({ part: 1, whole: 4 });
  });

  it('know a hand known whole, and an empty one', () => {
    const seen = view({ sizes: [1, 2, 0], memory: [[], ['ambush', 'ferry'], []] });
    expect(risk(copy, seen, 1)).toEqual({ part: 1, whole: 2 });
    expect(risk(copy, seen, 2)).toBeNull();
    expect(risk(copy, view({ sizes: [1, 1, 0], memory: [[], ['ferry'], []] }), 1)).toEqual({
      part: 0,
      whole: 1,
    });
  });

  it('sort the next card by what it would do', () => {
    const seen = view({ spaces: [2, 5, 6] });
    const sort = outcomeOf(copy, seen);
    expect(sort(copy.cards.get('ambush')!)).toBe('obstacle');
    expect(sort(copy.cards.get('dead-end')!)).toBe('nothing');
    expect(sort(copy.cards.get('bread')!)).toBe('nothing'); // the space ahead costs 2
    expect(sort(copy.cards.get('ferry')!)).toBe('further');
    expect(outcomeOf(copy, view({ spaces: [15, 0, 0], shown: 'sword' }))(copy.cards.get('bread')!)).toBe(
      'dragon',
    );
    expect(outcomeOf(copy, view({ spaces: [15, 0, 0] }))(copy.cards.get('bread')!)).toBe('nothing');
  });

  it('add up to the cards that are counted', () => {
    const sort = outcomeOf(copy, view({}));
    const all = [...unknownShares(copy, view({}), sort).values()];
    expect(all.reduce((sum, share) => sum + share.part, 0)).toBe(5);
    const one = [...shares(copy, view({ memory: [[], ['ambush'], []] }), 1, sort).values()];
    expect(one.reduce((sum, share) => sum + share.part, 0)).toBe(one[0]!.whole);
  });

  it('are said in small numbers', () => {
    expect(rounded({ part: 3, whole: 14 })).toEqual({ part: 3, whole: 14 });
    expect(rounded({ part: 9, whole: 35 })).toEqual({ part: 1, whole: 4, isRounded: true });
    expect(rounded({ part: 1, whole: 60 })).toEqual({ part: 1, whole: 10, isRounded: true });
  });
});

describe('the way on the page', () => {
  const LONG: Numbers = {
    ...numbers,
    track: {
      costs: Array.from({ length: 40 }, (_, at) => (at % 9) + 1),
      zones: ['moor', 'wood'],
      lengths: [25, 15],
    },
  };
  const SHORT: Numbers = { ...numbers, track: { costs: [1, 2, 3, 1, 2], zones: ['road'], lengths: [5] } };

  it.each([
    ['ours', numbers],
    ['a long one', LONG],
    ['a short one', SHORT],
  ])('of %s runs from left to right, and no medallion covers another', (_, given) => {
    const given_copy = readCopy(given, 2);
    const way = layOut(given_copy);
    expect(way.spots).toHaveLength(given_copy.dragon + 1);
    way.spots.slice(1).forEach((spot, at) => {
      const before = way.spots[at]!;
      expect(spot.x).toBeGreaterThan(before.x);
      expect(spot.x + spot.radius).toBeLessThan(WIDTH);
      if (at > 0) {
        const apart = Math.hypot(spot.x - before.x, spot.y - before.y);
        expect(apart).toBeGreaterThan(spot.radius + before.radius);
      }
      expect(spot.radius).toBeGreaterThan(9);
    });
    expect(way.steps.length).toBeGreaterThan(0);
    for (const step of way.steps) expect(step.right).toBeGreaterThan(step.left);
    expect(way.labels.map((label) => label.zone)).toEqual(['village', ...given.track.zones, 'dragon']);
  });

  it('stands every hero of the village in a place of its own', () => {
    const way = layOut(copy);
    const places = [0, 1, 2, 3, 4].map((seat) => standing(way, 0, seat));
    expect(new Set(places.map((place) => `${place.x} ${place.y}`)).size).toBe(5);
  });

  it('shows every cost as so many dots', () => {
    for (let cost = 1; cost <= 9; cost++) {
      const shown = dots(cost);
      expect(shown).toHaveLength(cost);
      for (const dot of shown) expect(Math.hypot(dot.x, dot.y)).toBeLessThan(14);
    }
  });

  it('has a page that rises to the fold alike from both sides', () => {
    expect(pageAt(100).y).toBeCloseTo(pageAt(1020).y, 1);
    expect(pageAt(100).turn).toBeCloseTo(-pageAt(1020).turn, 1);
  });

  it('is read from the edition that is played', () => {
    const file = '../src/mythagora/games/mythe/editions/standard.toml';
    const costs = /costs = \[(.*)\]/.exec(readFileSync(file, 'utf-8'))![1]!;
    expect(JSON.parse(`[${costs}]`)).toEqual(numbers.track.costs); // the turns above were played on these
  });
});
