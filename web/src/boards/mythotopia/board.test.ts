import { mount, unmount, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRawSnippet } from 'svelte';
import type { Option } from '../../protocol/types';
import moment from '../../../workshop/mythotopia.json';
import target from '../../../workshop/mythotopia-target.json';
import paying from '../../../workshop/mythotopia-pay.json';
import { atlas, borders, boxOf, isDrawn, readingOrder } from './atlas';
import Board from './Board.svelte';
import { main } from './main';
import { menuOf } from './menu';
import { symbolsOf, type Numbers, type Seated } from './numbers';
import { chanceInHand, chanceOfAny, chanceOfNone, percent } from './odds';
import { place } from './placed';

interface Moment {
  options: Option[];
  numbers: unknown;
  view: unknown;
}

/** A table as the server sends it, with a record of what the board did. */
function sit(given: Moment) {
  const session = {
    ...given,
    table: { ...(given as never as Seated).table, memory_aids: true },
    pointed: [],
    said: {},
    news: 0,
    orders: [],
    clock: null,
    language: 'en',
    isReplay: false,
    isCalm: true,
    pick: vi.fn(),
    why: vi.fn(),
    point: vi.fn(),
    announce: vi.fn(),
    order: vi.fn(),
    say: (id: string, facts?: Record<string, string | number>) =>
      facts ? `${id} ${Object.values(facts).join(' ')}` : id,
    has: () => false,
    onStep: () => () => undefined,
  };
  return session as unknown as Seated & { pick: ReturnType<typeof vi.fn>; why: ReturnType<typeof vi.fn> };
}

let board: Record<string, unknown> | null = null;
let home: HTMLElement;

beforeEach(() => {
  localStorage.setItem('guide-mythotopia', JSON.stringify({ is: 'off', seen: [] }));
  home = document.createElement('div');
  document.body.append(home);
});
afterEach(() => {
  if (board) void unmount(board);
  board = null;
  home.remove();
});

function lay(session: Seated) {
  const prompt = createRawSnippet(() => ({ render: () => '<p class="prompt">?</p>' }));
  board = mount(Board, { target: home, props: { session: session as never, prompt } });
  flushSync();
}

const offered = () =>
  new Set([...home.querySelectorAll('[data-option]')].map((node) => node.getAttribute('data-option')));

describe('the board', () => {
  test.each([
    ['a turn', moment],
    ['a target', target],
    ['a payment', paying],
  ])('offers every option of %s', (_, given) => {
    const session = sit(given as Moment);
    lay(session);
    const primary = main(session as never);
    const reached = offered();
    const several = [...home.querySelectorAll('[data-option]')].length;
    expect(several).toBeGreaterThan(0);
    for (const option of session.options) {
      if (option.action === primary) continue; // the table's own button
      const isAmong = [...reached].some(
        (action) => action === option.action || sharesThing(session, action, option),
      );
      expect(isAmong, option.action).toBe(true);
    }
  });

  /** Several options of one card or province are asked about once it is pressed. */
  function sharesThing(session: Seated, action: string | null, option: Option) {
    const other = session.options.find((one) => one.action === action);
    return other !== undefined && option.things.length > 0 && other.things[0]?.word === option.things[0].word;
  }

  test('a lit province is chosen, and one that is not is asked about', () => {
    const session = sit(target as Moment);
    lay(session);
    const [option] = session.options;
    press(`[data-place="province ${option.things[0].word}"]`);
    expect(session.pick).toHaveBeenCalledWith(option);
    const dark = readingOrder.find((key) => session.options.every((one) => one.things[0]?.word !== key))!;
    press(`[data-place="province ${dark}"]`);
    expect(session.why).toHaveBeenCalledWith(`target ${dark}`);
  });

  test('every province and every sea is a button with a spoken name', () => {
    const session = sit(target as Moment);
    lay(session);
    const spots = [...home.querySelectorAll('[data-region]')];
    expect(spots).toHaveLength(44);
    for (const spot of spots) expect(spot.getAttribute('aria-label')).toBeTruthy();
    const lands = spots.filter((spot) => spot.getAttribute('data-place')?.startsWith('province'));
    expect(lands.map((land) => land.getAttribute('role'))).toEqual(Array(40).fill('button'));
    const dragon = lands.find((land) => land.getAttribute('aria-label')?.includes('atlas-dragon'));
    expect(dragon?.getAttribute('aria-label')).toContain('neutral-of');
  });

  test('pays the whole price in one click, choice by choice', () => {
    const own = structuredClone(paying) as unknown as Moment;
    own.options.push({ ...own.options[0], action: 'spend another' });
    const session = sit(own);
    lay(session);
    const [plan] = session.plans;
    const button = home.querySelector<HTMLButtonElement>('[data-part="payment"] .primary')!;
    button.click();
    flushSync();
    expect(session.pick).toHaveBeenCalledTimes(1);
    expect((session.pick.mock.calls[0][0] as Option).action).toBe(plan.actions[0]);
  });

  test('offers no payment in one click where the table itself has but one', () => {
    const session = sit(paying as Moment);
    expect(session.options.length).toBe(1);
    lay(session);
    expect(home.querySelector('[data-part="payment"]')).toBeNull();
  });

  test('shows a map that nobody has drawn as a list, and all can be chosen there', () => {
    const own = structuredClone(target) as unknown as Moment & { numbers: Numbers };
    const { mome, coryphee } = own.numbers.map.province;
    mome.open = mome.open!.filter((key) => key !== 'coryphee');
    coryphee.open = coryphee.open!.filter((key) => key !== 'mome');
    const session = sit(own);
    lay(session);
    expect(home.querySelector('.listing')).not.toBeNull();
    expect(home.querySelector('.stage')).toBeNull();
    expect(offered()).toEqual(new Set(session.options.map((option) => option.action)));
  });

  function press(selector: string) {
    home.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  }
});

describe('the atlas', () => {
  test('is drawn for our map, and for no other', () => {
    const numbers = (moment as Moment).numbers as Numbers;
    expect(isDrawn(numbers)).toBe(true);
    const other = structuredClone(numbers);
    for (const [one, neighbour] of [
      ['coryphee', 'fadge'],
      ['fadge', 'coryphee'],
    ]) {
      const facts = other.map.province[one];
      facts.mountains = facts.mountains!.filter((key) => key !== neighbour);
      facts.open = [...(facts.open ?? []), neighbour];
    }
    expect(isDrawn(other)).toBe(false);
    const fewer = structuredClone(numbers);
    delete fewer.map.province.mome;
    expect(isDrawn(fewer)).toBe(false);
  });

  test('has a place for everything', () => {
    expect(readingOrder).toHaveLength(40);
    expect(borders.size).toBe(110);
    for (const land of Object.values(atlas.provinces)) {
      const box = boxOf(land.path);
      const [x, y] = land.site;
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
      expect(land.armies).toHaveLength(4);
    }
  });
});

describe('where options go', () => {
  const view = (moment as unknown as Seated).view;
  const option = (action: string, ...things: [string, string][]): Option => ({
    action,
    verb: action.split(' ')[0],
    things: things.map(([sort, word]) => ({ sort, word })),
    text: action,
    preview: [],
    price: {},
  });

  test('what has no place on the board is a chip', () => {
    const hand = view.hand[0];
    const hidden = view.undealt_among[0];
    const options = [
      option('target mome', ['province', 'mome']),
      option('port beast-sea', ['sea', 'beast-sea']),
      option(`spend ${hand}`, ['card', hand]),
      option(`revive ${hidden}`, ['card', hidden]),
      option('number 2', ['number', '2']),
    ];
    const placed = place(options, view, true);
    expect([...placed.provinces.keys()]).toEqual(['mome']);
    expect([...placed.seas.keys()]).toEqual(['beast-sea']);
    expect([...placed.cards.keys()]).toEqual([hand]);
    expect(placed.chips.map((chip) => chip.action)).toEqual([`revive ${hidden}`, 'number 2']);
    expect(place(options, view, false).chips.map((chip) => chip.verb)).toContain('port');
  });

  test('the menu keeps its places, lit or not', () => {
    const verbs = menuOf(view, []).map((entry) => entry.verb);
    const lit = menuOf(view, [option('buy')]);
    expect(lit.map((entry) => entry.verb)).toEqual(verbs);
    expect(lit.filter((entry) => entry.option).map((entry) => entry.verb)).toEqual(['buy']);
  });

  test('cards show what is printed on them', () => {
    const numbers = (moment as Moment).numbers as Numbers;
    expect(symbolsOf(numbers, 'start-army-2')).toEqual([
      ['gold', 1],
      ['army', 2],
    ]);
    expect(symbolsOf(numbers, 'mome')).toEqual([['gold', 1]]);
    expect(symbolsOf(numbers, 'alchemist')).toEqual([]);
  });
});

describe('the odds', () => {
  test('are those of drawing without putting back', () => {
    expect(chanceOfNone(5, 2, 2)).toBeCloseTo(3 / 10);
    expect(chanceOfNone(4, 0, 4)).toBe(1);
    expect(chanceOfNone(4, 1, 4)).toBe(0);
    // Two of three in the draw pile, then one of two: 1 − (0 of the pair) …
    expect(chanceOfAny([true, false, false], [], 1)).toBeCloseTo(1 / 3);
    expect(chanceOfAny([false], [true, false], 2)).toBeCloseTo(1 / 2);
    expect(chanceOfAny([false, true], [false], 2)).toBe(1);
    expect(chanceOfAny([], [], 5)).toBe(0);
  });

  test('agree with counting every hand', () => {
    const draw = [true, false, true, false, false];
    let hands = 0;
    let good = 0;
    for (let bits = 0; bits < 32; bits++) {
      const chosen = draw.filter((_, place) => (bits >> place) & 1);
      if (chosen.length !== 3) continue;
      hands += 1;
      if (chosen.some(Boolean)) good += 1;
    }
    expect(chanceOfAny(draw, [], 3)).toBeCloseTo(good / hands);
  });

  test('are told without saying more than is known', () => {
    expect(chanceInHand(10, 4)).toBeCloseTo(0.4);
    expect(chanceInHand(0, 3)).toBe(0);
    expect([percent(0), percent(0.004), percent(0.5), percent(0.996), percent(1)]).toEqual([
      '0 %',
      '<1 %',
      '50 %',
      '>99 %',
      '100 %',
    ]);
  });
});
