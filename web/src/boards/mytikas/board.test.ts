import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import moment from '../../../workshop/mytikas.json';
import type { MytikasView, Option } from '../../protocol/types';
import Board from './Board.svelte';
import { draft, forget } from './draft.svelte';
import { counted, flights } from './flights';
import { stops } from './guide';
import { main } from './main';
import { DEITIES, GODS, glimpse, nearest, type Printed, type Table } from './words';

const read = (file: string) => readFileSync(`../src/mythagora/texts/${file}.ftl`, 'utf8');
const english = read('en/mytikas-board');
const russian = read('ru/mytikas-board');
const game = read('en/mytikas');
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(game));
bundle.addResource(new FluentResource(english));

const SORTS: Record<string, string[]> = {
  go: ['area'],
  follow: ['price'],
  move: ['good', 'start', 'goal'],
  turn: ['good', 'start'],
  build: ['piece', 'level'],
  rob: ['god', 'seat'],
  give: ['good', 'level'],
  change: ['into', 'level'],
};

function option(action: string): Option {
  const [verb, ...words] = action.split(' ');
  const things = words.map((word, place) => ({ sort: SORTS[verb]?.[place] ?? 'word', word }));
  return { action, verb, things, text: action, preview: [], price: {} };
}

interface Scene {
  question: string;
  about?: Record<string, string>;
  actions: string[];
  change?: (view: MytikasView) => void;
}

function session(scene: Scene) {
  const view = structuredClone(moment.view) as unknown as MytikasView;
  view.question = { name: scene.question, rule: 'MK-T1', about: scene.about ?? {} };
  scene.change?.(view);
  const pick = vi.fn();
  const why = vi.fn();
  const table = {
    ...moment,
    view,
    asked: { name: scene.question, rule: 'MK-T1', seats: [0], about: scene.about ?? {}, text: '', help: '' },
    options: scene.actions.map(option),
    orders: [],
    order: vi.fn(),
    pointed: [],
    language: 'en',
    isReplay: false,
    isCalm: true,
    pick,
    why,
    point: () => {},
    announce: () => {},
    say: (id: string, facts?: Record<string, string | number>) => {
      const [name, part] = id.split('.');
      const message = bundle.getMessage(name);
      const pattern = part ? message?.attributes[part] : message?.value;
      return pattern ? bundle.formatPattern(pattern, facts) : `?${id}`;
    },
    has: () => true,
    onStep: () => () => {},
  };
  return { table: table as unknown as Table, pick, why };
}

let shown: ReturnType<typeof mount> | null = null;

function show(scene: Scene) {
  localStorage.setItem('guide-mytikas', '{"is":"off","seen":[]}');
  forget();
  const made = session(scene);
  const prompt = createRawSnippet(() => ({ render: () => '<div class="prompt"></div>' }));
  shown = mount(Board, { target: document.body, props: { session: made.table as never, prompt } });
  flushSync();
  return made;
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const own = (view: MytikasView) => view.builders[0];

/** Every question of the game, each with one of each sort of answer that it can have. */
const SCENES: Record<string, Scene> = {
  'choose-deity': {
    question: 'choose-deity',
    actions: ['keep hera', 'keep pan'],
    change: (view) => Object.assign(view, { dealt: ['hera', 'pan'], line: [] }),
  },
  'first-favor': { question: 'first-favor', actions: GODS.map((god) => `favor ${god}`) },
  'open-turn': {
    question: 'open-turn',
    actions: ['go zeus-day', 'go hades-night', 'change marble 1', 'sacrifice 3', 'sacrifice 7'],
  },
  give: { question: 'give', about: { left: '2' }, actions: ['give stone 1', 'give gold 3'] },
  'choose-part': { question: 'choose-part', actions: ['main', 'bonus'] },
  'choose-set': {
    question: 'choose-set',
    about: { city: 'minor-1', level: '1' },
    actions: ['produce 1', 'produce 2', 'produce 3'],
  },
  'choose-harvest': { question: 'choose-harvest', actions: ['harvest 1', 'harvest 2', 'harvest 3'] },
  'choose-extra': {
    question: 'choose-extra',
    about: { goods: 'stone,gold' },
    actions: ['also stone', 'also gold'],
  },
  build: { question: 'build', actions: ['build minor-city 1', 'build minor-city 2', 'build major-city 2'] },
  'choose-slot': {
    question: 'choose-slot',
    about: { piece: 'minor-city', level: '2' },
    actions: ['slot minor-2', 'slot minor-3'],
  },
  'take-favor': { question: 'take-favor', actions: ['favor demeter', 'rob zeus 1', 'rob hades 1'] },
  forge: { question: 'forge', actions: ['forge 3', 'done'] },
  'move up': {
    question: 'move',
    about: { left: '3', sort: 'up' },
    actions: ['move stone 1 2', 'move marble 3 4', 'done'],
  },
  'serve-hades': {
    question: 'serve-hades',
    actions: ['take', 'offer hera', 'offer hestia'],
  },
  'make-offering': {
    question: 'make-offering',
    actions: ['offer hera', 'offer pan', 'done'],
    change: openPan,
  },
  put: { question: 'put', about: { deity: 'hera' }, actions: ['put 3', 'put 4'] },
  'wrap-up': { question: 'wrap-up', actions: ['bonus', 'done'] },
  follow: {
    question: 'follow',
    about: { area: 'zeus-day' },
    actions: ['follow zeus', 'follow hades', 'follow offering', 'pass'],
  },
  'choose-time': {
    question: 'choose-time',
    about: { area: 'hades-day' },
    actions: ['day', 'night'],
    change: (view) => Object.assign(view, { builders: view.builders.slice(0, 2) }),
  },
};

function openPan(view: MytikasView) {
  view.line[0] = { deity: 'pan', face_up: true, taken: false, lock: null };
}

describe('every question can be answered on the board', () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    it(name, () => {
      const { table, pick } = show(scene);
      const primary = main(table);
      for (const action of scene.actions.filter((one) => one !== primary)) {
        const node = document.querySelector<HTMLElement>(`.mytikas [data-option="${action}"]`);
        expect(node, action).not.toBeNull();
        expect(node?.getAttribute('aria-label') ?? node?.textContent, action).not.toContain('?');
        if (name === 'build') continue; // a type or a coin first: below
        pick.mockClear();
        node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        expect(pick.mock.calls[0]?.[0].action, action).toBe(action);
      }
    });
  }
});

/** Each deity at work: the question that it changes, and the answer that only it makes possible. */
const HELP: Record<string, Scene & { answer: string }> = {
  zeus: { ...SCENES.follow, answer: 'follow offering' },
  poseidon: { ...SCENES.follow, answer: 'follow hades' },
  demeter: { ...SCENES['open-turn'], answer: 'change marble 1' },
  hades: { ...SCENES['open-turn'], answer: 'sacrifice 3' },
  hera: stoodIn('zeus-day'),
  dionysus: stoodIn('demeter-day'),
  aphrodite: stoodIn('poseidon-night'),
  persephone: stoodIn('hades-day'),
  apollo: { ...SCENES['move up'], answer: 'move stone 1 2' },
  athena: {
    question: 'build',
    actions: ['build small-temple 3', 'build large-temple 3'],
    answer: 'build large-temple 3',
  },
  pan: { ...SCENES['choose-extra'], answer: 'also gold' },
  artemis: {
    question: 'build',
    actions: ['build minor-city 1', 'build major-city 1'],
    answer: 'build minor-city 1',
  },
  ares: { ...SCENES['serve-hades'], answer: 'offer hera' },
  hephaestus: { ...SCENES.forge, answer: 'forge 3' },
  hestia: {
    question: 'move',
    about: { left: '2', sort: 'up', turn: 'hestia' },
    actions: ['move stone 1 2', 'turn stone 1', 'done'],
    answer: 'turn stone 1',
  },
  hermes: { ...SCENES['make-offering'], answer: 'offer hera' },
};

function stoodIn(area: string): Scene & { answer: string } {
  return { question: 'wrap-up', about: { area }, actions: ['bonus', 'done'], answer: 'bonus' };
}

describe('every deity is used on the board', () => {
  for (const [deity, { answer, ...scene }] of Object.entries(HELP)) {
    it(deity, () => {
      const card = { deity, offerings: 2, lock: null, works: true, points: 5 };
      const { pick } = show({
        ...scene,
        change: (view) => {
          scene.change?.(view);
          for (const builder of view.builders)
            builder.cards = builder.cards.filter((one) => one.deity !== deity);
          own(view).cards = [card];
        },
      });
      const shown = document.querySelector(`.owncards [data-at="card/${deity}"]`);
      expect(shown?.getAttribute('aria-label')).toContain(
        bundle.formatPattern(bundle.getMessage(`mytikas-web-deity-${deity}`)!.value!),
      );
      if (answer.startsWith('turn')) {
        [...document.querySelectorAll<HTMLElement>('.tray [aria-pressed]')].at(0)?.click(); // Hestia first
        flushSync();
      }
      const nodes = document.querySelectorAll<HTMLElement>(
        `.mytikas [data-option="${answer}"]:not(.head):not(.token)`,
      );
      nodes[0]?.click();
      expect(pick.mock.calls[0]?.[0].action).toBe(answer);
    });
  }
});

it('a discount is told beside what is printed', () => {
  show({
    question: 'open-turn',
    actions: ['go zeus-night'],
    change: (view) => (own(view).costs['large-temple'] = [0, 2, 1]),
  });
  const cost = document.querySelectorAll('.type .cost')[3];
  expect([cost.querySelector('s')?.textContent, cost.querySelector('ins')?.textContent]).toEqual(['2', '1']);
});

it('an option that nothing on the board knows is a chip in words', () => {
  show({ question: 'move', actions: ['dance wildly'] });
  expect(document.querySelector('.tray [data-option="dance wildly"]')?.textContent).toContain('dance wildly');
});

it('a piece is built by its type and then the coin of a level, or the other way round', () => {
  const { pick } = show(SCENES.build);
  const coin = (level: number) =>
    [...document.querySelectorAll<SVGElement>('.token.lit')].find((node) =>
      node.textContent?.includes(`${level}`),
    );
  document.querySelector<HTMLElement>('.type .head')?.click();
  flushSync();
  expect(draft.piece).toBe('minor-city');
  coin(2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(pick.mock.calls[0][0].action).toBe('build minor-city 2');
  forget();
  flushSync();
  coin(2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  expect(draft.level).toBe(2);
  document.querySelectorAll<HTMLElement>('.type .head')[2].click();
  expect(pick.mock.calls[1][0].action).toBe('build major-city 2');
});

it('a resource that may go to several levels asks for the level', () => {
  const { pick } = show({
    question: 'move',
    about: { left: '1', sort: 'any' },
    actions: ['move stone 1 2', 'move stone 1 4', 'done'],
  });
  document.querySelector<HTMLElement>('[data-cell="1/stone"]')?.click();
  flushSync();
  expect(document.querySelectorAll('.cell.goal')).toHaveLength(2);
  document.querySelector<HTMLElement>('[data-cell="4/stone"]')?.click();
  expect(pick.mock.calls[0][0].action).toBe('move stone 1 4');
});

it('free moves down are shown when asked for, and by keys at once', () => {
  const { pick } = show({ question: 'wrap-up', actions: ['move marble 3 2', 'move marble 3 1', 'done'] });
  const cell = () => document.querySelector<HTMLElement>('[data-cell="3/marble"]');
  expect(cell()?.classList.contains('lit')).toBe(false);
  const down = [...document.querySelectorAll<HTMLElement>('.tray button')].find((one) =>
    one.hasAttribute('aria-pressed'),
  );
  down?.click();
  flushSync();
  expect(cell()?.classList.contains('lit')).toBe(true);
  cell()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true, bubbles: true }));
  expect(pick.mock.calls[0][0].action).toBe('move marble 3 2');
});

it('where everything lies on the top, the moves down are shown without being asked for', () => {
  show({
    question: 'move',
    about: { left: '2', sort: 'up' },
    actions: ['move marble 3 2', 'move marble 3 1'],
  });
  document.querySelector<HTMLElement>('[data-cell="3/marble"].lit')?.click();
  flushSync();
  expect(document.querySelectorAll('.cell.goal')).toHaveLength(2);
});

it('what is not offered asks why', () => {
  const { why } = show({ question: 'open-turn', actions: ['go zeus-day'] });
  document.querySelector<HTMLElement>('[data-at="area/demeter-night"] .main')?.click();
  expect(why).toHaveBeenCalledWith('go demeter-night');
});

it('orders are given with their answer', () => {
  const { table, pick } = show(SCENES.follow);
  const named = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('.tray button')].find((one) =>
      one.textContent?.includes(words),
    )!;
  named('Never this turn').click();
  expect(table.order).toHaveBeenCalledWith([
    { question: 'follow', about: {}, answers: ['pass'], until: 'turn' },
  ]);
  expect(pick).not.toHaveBeenCalled(); // the server answers the open question by the order
  named('whenever I can').click();
  expect(vi.mocked(table.order).mock.calls[1][0][0].answers).toEqual([
    'follow zeus',
    'follow hades',
    'follow offering',
  ]);
});

it('every piece has a spoken name and place', () => {
  show({ question: 'move', about: { left: '1', sort: 'up' }, actions: ['move stone 1 2'] });
  const cell = document.querySelector('[data-cell="1/stone"]');
  expect(cell?.getAttribute('aria-label')).toBe('3 stone on level 1, can move');
  const silent = [
    ...document.querySelectorAll('.site, .cell, .area > .main, .ribbon, .slot, .coin, .pile, .back, .pawn'),
  ].filter((node) => !node.getAttribute('aria-label') || node.getAttribute('aria-label')?.includes('?'));
  expect(silent).toHaveLength(0);
});

it('the main button: what waits for a yes, the own Favor before others, the end last', () => {
  const { table } = session(SCENES.follow);
  forget();
  expect(main(table)).toBe('follow zeus');
  expect(main(session(SCENES['wrap-up']).table)).toBe('bonus');
  draft.ready = 'done';
  expect(main(session(SCENES['wrap-up']).table)).toBe('done');
  forget();
});

describe('a glimpse of what would be', () => {
  const view = moment.view as unknown as MytikasView;
  const numbers = moment.numbers as unknown as Printed;
  it('reads moves, sets and costs', () => {
    expect(glimpse(option('move stone 1 2'), view, numbers).goods).toEqual({ '1/stone': -1, '2/stone': 1 });
    const asked = { ...view, question: { name: 'choose-set', rule: '', about: { level: '3' } } };
    expect(glimpse(option('produce 2'), asked, numbers).goods).toEqual({ '3/stone': 1, '3/marble': 1 });
    expect(glimpse(option('build major-city 2'), view, numbers).goods).toEqual({
      '2/stone': -4,
      '2/marble': -2,
    });
    expect(glimpse(option('turn marble 2'), view, numbers).goods).toEqual({ '2/marble': -1, '3/gold': 1 });
  });
  it('finds the level where a piece lacks least', () => {
    expect(nearest(view, 0, 'small-temple')).toEqual({ level: 3, short: [0, 0, 0] });
    const built = structuredClone(view);
    own(built).built['large-1'] = 4;
    expect(nearest(built, 0, 'large-temple')).toBeNull();
  });
});

it('flights go from where things lie to where they come', () => {
  expect(counted('2s1g')).toEqual(['stone', 'stone', 'gold']);
  const facts = [
    { role: 'seat', sort: 'seat', word: '1' },
    { role: 'level', sort: 'level', word: '2' },
    { role: 'yield', sort: 'goods', word: '1s1m' },
  ];
  const line = {
    version: 1,
    turn: 1,
    seat: 1,
    undone: false,
    happenings: [{ verb: 'produces', facts, text: '', whole: true }],
  };
  const view = moment.view as unknown as MytikasView;
  const all = flights({ line, before: view, after: view, hurry: new AbortController().signal });
  expect(all.map((one) => [one.drawing, one.from, one.to])).toEqual([
    ['stone', 'level/2', 'goods/1/2/stone'],
    ['marble', 'level/2', 'goods/1/2/marble'],
  ]);
});

describe('texts', () => {
  const ids = (text: string) => new Set(text.match(/^[a-z][\w-]*(?= =)|^ +\.\w+(?= =)/gm));
  it('are the same in both languages', () => {
    expect([...ids(russian)].sort()).toEqual([...ids(english)].sort());
  });
  it('know every deity and every stop of the guide', () => {
    for (const deity of Object.keys(DEITIES))
      expect(bundle.getMessage(`mytikas-web-deity-${deity}`)?.attributes.score).toBeDefined();
    for (const stop of stops)
      expect(bundle.getMessage(`mytikas-guide-${stop.id}`)?.attributes.title).toBeDefined();
  });
  it('are there for whatever the board says', () => {
    const sources = import.meta.glob<string>('./*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    for (const [file, source] of Object.entries(sources)) {
      if (file.includes('.test.')) continue;
      for (const [, id] of source.matchAll(/\bsay\('([\w-]+)'/g)) {
        const name = id.startsWith('mytikas-') ? id : `mytikas-web-${id}`;
        expect(bundle.hasMessage(name), `${file}: ${id}`).toBe(true);
      }
    }
  });
});
