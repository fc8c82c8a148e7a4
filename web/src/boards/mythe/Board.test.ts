import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Option } from '../../protocol/types';
import type { Session, Step } from '../../table/session';
import type { MytheView } from '../../protocol/types';
import { stops } from './guide';
import Board, { main } from './index';

const moment = JSON.parse(readFileSync('workshop/mythe.json', 'utf-8'));
let mounted: Record<string, unknown> | undefined;

function speech(language: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['web', 'mythe', 'mythe-board']) {
    const text = readFileSync(`../src/mythagora/texts/${language}/${file}.ftl`, 'utf-8');
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The workshop's moment, and what of it is to be different. Every text it asks for must be there. */
function sit(given: Record<string, unknown>, language = 'en') {
  const bundle = speech(language);
  const pick = vi.fn<(option: Option) => void>();
  const why = vi.fn<(action: string) => void>();
  const shows: ((step: Step<MytheView>) => Promise<void> | void)[] = [];
  const session = {
    ...moment,
    plans: [],
    orders: [],
    news: 0,
    said: {},
    clock: null,
    pointed: [],
    language,
    isReplay: false,
    isCalm: true,
    pick,
    why,
    order: () => {},
    point: () => {},
    announce: () => {},
    say: (id: string, facts?: Record<string, string | number>) => {
      const errors: Error[] = [];
      const [message, part] = id.split('.');
      const found = bundle.getMessage(message!);
      const pattern = part ? found?.attributes[part] : found?.value;
      if (!pattern) throw new Error(`no text ${id}`);
      const text = bundle.formatPattern(pattern, facts, errors);
      if (errors.length > 0) throw new Error(`${id}: ${errors[0]!.message}`);
      return text;
    },
    has: (id: string) => bundle.hasMessage(id),
    onStep: (show: (typeof shows)[number]) => {
      shows.push(show);
      return () => {};
    },
    ...given,
  } as unknown as Session;
  if (mounted) void unmount(mounted);
  const prompt = createRawSnippet(() => ({ render: () => '<section class="prompt"></section>' }));
  document.body.innerHTML = '<div id="app"></div>';
  const props = { session: session as Session<never, never>, prompt };
  mounted = mount(Board, { target: document.getElementById('app')!, props });
  flushSync();
  return { session, pick, why, shows };
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
});

const plates = () => [...document.querySelectorAll<HTMLElement>('[data-pile] > div')];
const option = (action: string, sort: string, word: string): Option => ({
  action,
  verb: action.split(' ')[0]!,
  things: word ? [{ sort, word }] : [],
  text: action,
  preview: [],
  price: {},
});
const view = (given: Partial<MytheView>) => ({ ...moment.view, ...given }) as MytheView;

describe.each(['en', 'ru'])('the board in %s', (language) => {
  it('speaks of every space and every hand', () => {
    sit({}, language);
    const spaces = [...document.querySelectorAll('ol.sr li')].map((space) => space.textContent!);
    expect(spaces).toHaveLength(17);
    expect(spaces[0]).toMatch(/^0, /);
    expect(plates().map((plate) => plate.getAttribute('aria-label')!)).toHaveLength(4);
    for (const plate of plates()) expect(plate.getAttribute('aria-label')).not.toContain('{');
  });

  const drawn = view({
    drawn: ['fairy', 'bread'],
    points: 3,
    question: { name: 'draw-on', rule: 'MY-D1', about: {} },
  });
  const giving = { name: 'give-card', rule: 'MY-G1', about: {} };

  it.each<[string, Partial<MytheView>]>([
    ['drawing', drawn],
    ['an attempt', { ...drawn, shown: 'sword', spaces: [15, 3, 7, 5, 8] }],
    ['an obstacle', { ...drawn, drawn: ['fairy', 'lava'], active: 2, question: { ...giving, name: 'give' } }],
    ['giving', { question: giving, gifts: [[], ['ferry'], [], [], []], hand: ['map'] }],
    ['two players', { spaces: [0, 3], sizes: [4, 4, 4], gifts: [[], [], []], memory: [[], [], ['lava']] }],
    ['watching', { seat: -1, hand: [] }],
    ['the end', { winner: 2, question: null, asked: [], spaces: [2, 3, 16, 5, 8] }],
  ])('has words for %s', (name, given) => {
    sit({ view: view(given), seat: given.seat ?? 0, options: [] }, language); // throws where one is missing
    expect(document.querySelector('.glory') !== null).toBe(name === 'the end');
    expect(document.body.textContent).not.toMatch(/mythe-|\{/);
  });
});

describe('choices', () => {
  it('light exactly the hands that are offered', () => {
    const { pick, session } = sit({ options: [moment.options[0], moment.options[2]] });
    const lit = plates().filter((plate) => plate.classList.contains('lit'));
    expect(lit.map((plate) => plate.getAttribute('data-option'))).toEqual(['draw 1', 'draw 3']);
    lit[1]!.click();
    expect(pick).toHaveBeenCalledExactlyOnceWith(session.options[1]);
  });

  it('are reached and made by keyboard', () => {
    const { pick } = sit({});
    const plate = plates()[0]!;
    expect(plate.tabIndex).toBe(0);
    plate.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(pick).toHaveBeenCalledOnce();
  });

  it('say why not where nothing is offered', () => {
    const { pick, why } = sit({ options: [] });
    plates()[0]!.click();
    expect(pick).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledExactlyOnceWith('draw 1');
  });

  it('are none in a replay', () => {
    const { why } = sit({ options: [], isReplay: true });
    plates()[0]!.click();
    expect(why).not.toHaveBeenCalled();
    expect(document.querySelector('.lit')).toBeNull();
  });

  it('declare and give with a card of the hand', () => {
    const hand = view({ hand: ['sword', 'ferry'] });
    const { pick, session } = sit({ view: hand, options: [option('declare sword', 'card', 'sword')] });
    document.querySelector<HTMLElement>('[data-place="held sword"]')!.click();
    expect(pick).toHaveBeenCalledExactlyOnceWith(session.options[0]);
  });

  it('name the main button’s action: stop, or done', () => {
    const { session } = sit({ options: [option('draw 1', 'pile', '1'), option('stop', '', '')] });
    expect(main!(session as Session<never, never>)).toBe('stop');
    const giving = sit({ options: [option('give map', 'card', 'map'), option('done', '', '')] });
    expect(main!(giving.session as Session<never, never>)).toBe('done');
    expect(main!(sit({ options: [] }).session as Session<never, never>)).toBeUndefined();
  });
});

describe('without memory aids', () => {
  it('no risk and no odds are shown', () => {
    sit({});
    expect(document.querySelector('.risk')).not.toBeNull();
    expect(document.querySelector('.odds')).not.toBeNull();
    sit({ table: { ...moment.table, memory_aids: false } });
    expect(document.querySelector('.risk')).toBeNull();
    expect(document.querySelector('.odds')).toBeNull();
  });
});

describe('somebody’s own edition', () => {
  it('shows its own names, and its own cards in the manner of their kind', () => {
    const card = moment.numbers.card.map((one: { key: string }) =>
      one.key === 'ferry' ? { ...one, key: 'raft', name: 'Leaky Raft' } : one,
    );
    const table = { ...moment.table, edition: { ...moment.table.edition, is_ours: false } };
    sit({ table, numbers: { ...moment.numbers, card }, view: view({ hand: ['raft', 'sword'] }) });
    const raft = document.querySelector('[data-place="held raft"]')!;
    expect(raft.textContent).toContain('Leaky Raft');
    expect(raft.querySelector('use[href="#my-art-plain"]')).not.toBeNull();
  });
});

describe('the guide', () => {
  it.each(['en', 'ru'])('has words for each of its stops in %s', (language) => {
    const bundle = speech(language);
    for (const { id } of stops) {
      const message = bundle.getMessage(`mythe-guide-${id}`);
      expect(message?.value, id).toBeTruthy();
      expect(message?.attributes.title, id).toBeTruthy();
    }
  });
});

describe('a step', () => {
  it('is over at once for a calm reader, or when hurried', async () => {
    const { shows } = sit({});
    const line = moment.log.at(-1);
    const step = { line, before: moment.view, after: moment.view, hurry: AbortSignal.abort() };
    await Promise.all(shows.map((show) => show(step)));
    expect(document.querySelector('.flying')).toBeNull();
  });
});
