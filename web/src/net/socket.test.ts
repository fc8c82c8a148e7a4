import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage, Snapshot, Update } from '../protocol/types';
import { LiveSession } from '../table/live.svelte';

/** A line whose other end is in the hands of the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last() {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const undo = { moves: 0, withdraw: false, may_ask: false, text: '', back: 0 };
const option = (action: string) => ({
  action,
  verb: 'draw',
  things: [],
  text: action,
  preview: [],
  price: {},
});
const asked = (seats: number[]) => ({
  name: 'draw',
  rule: 'MY-D1',
  seats,
  about: {},
  text: 'Draw?',
  help: '',
});

function table(version: number): Snapshot {
  return {
    type: 'table',
    seat: 0,
    version,
    table: { id: 't', name: 'T', game: 'mythe', seats: [], status: 'running' },
    view: { turn: 1, hand: ['sword'] },
    asked: asked([0]),
    options: [option('draw 1'), option('draw 2')],
    plans: [],
    undo,
    log: [],
    news: 0,
    orders: [],
    clock: null,
    proposal: null,
    result: null,
    chat: [],
  } as unknown as Snapshot;
}

function update(version: number, changes: Record<string, unknown> = {}): Update {
  return {
    type: 'update',
    version,
    line: { version, turn: 1, seat: 0, happenings: [], undone: false },
    changes,
    asked: asked([1]),
    options: [],
    plans: [],
    undo,
    undone: [],
    result: null,
  } as unknown as Update;
}

/** Lets what awaits go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a table over its socket', () => {
  let session: LiveSession;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    session = new LiveSession('t', 0);
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function begin(version = 5) {
    FakeSocket.last.accept();
    FakeSocket.last.say(table(version));
  }

  it('says hello first, and is there once the table has come', () => {
    expect(FakeSocket.last.address).toMatch(/\/api\/tables\/t\/socket\?seat=0$/);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: 1, language: 'en', since: null }]);
    expect(session.isThere).toBe(false);
    FakeSocket.last.say(table(5));
    expect(session.isThere).toBe(true);
    expect(session.connection).toBe('open');
    expect(session.isMyTurn).toBe(true);
  });

  it('sends a choice once, and offers nothing until it is answered and shown', async () => {
    begin();
    const [first, second] = session.options;
    session.pick(first);
    session.pick(second);
    const acts = FakeSocket.last.sent.filter((message) => message.type === 'act');
    expect(acts).toMatchObject([{ type: 'act', version: 5, action: 'draw 1' }]);
    expect(session.options).toEqual([]);
    FakeSocket.last.say({ type: 'done', command: acts[0].command, version: 6 });
    expect(session.options).toEqual([]); // the step itself has not come
    FakeSocket.last.say(update(6, { turn: 2 }));
    await settle();
    expect(session.view).toEqual({ turn: 2, hand: ['sword'] });
    expect(session.isBusy).toBe(false);
  });

  it('comes back by itself, asks for what was missed, and sends again what had no answer', async () => {
    begin();
    session.pick(session.options[0]);
    const first = FakeSocket.last;
    const act = first.sent.at(-1)!;
    first.drop();
    expect(session.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', since: 5 });
    expect(FakeSocket.last.sent[1]).toEqual(act); // the same command: carried out once
    FakeSocket.last.say(update(6));
    FakeSocket.last.say({ type: 'done', command: (act as { command: string }).command, version: 6 });
    expect(session.connection).toBe('open');
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(2_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toMatchObject([{ type: 'hello', since: 6 }]); // answered: not sent again
  });

  it('knows a seat that is somebody else’s now', () => {
    begin();
    FakeSocket.last.say({ type: 'problem', name: 'chat-fast', text: 'Wait.', command: null });
    expect(session.isRefused).toBe(false);
    FakeSocket.last.say({ type: 'problem', name: 'not-your-seat', text: 'Not yours.', command: 'one' });
    expect(session.isRefused).toBe(false); // a command was refused, not the seat
    FakeSocket.last.say({ type: 'problem', name: 'not-your-seat', text: 'Not yours.', command: null });
    expect(session.isRefused).toBe(true);
    expect(session.problem).toBe('Not yours.');
  });

  it('waits longer and longer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits are spread by chance, so that not all come at once
    begin();
    FakeSocket.last.drop();
    const tried: number[] = [];
    for (let second = 0; second < 60; second++) {
      const before = FakeSocket.all.length;
      await vi.advanceTimersByTimeAsync(1_000);
      if (FakeSocket.all.length > before) {
        tried.push(second);
        FakeSocket.last.drop();
      }
    }
    // 0.4, 0.8, 1.6 and 3.2 seconds, each counted from the next full one; then 5, for as long as it takes.
    expect(tried.slice(0, 7)).toEqual([0, 1, 3, 7, 12, 17, 22]);
    expect(tried).toHaveLength(14);
  });

  it('asks anew when a version is missing, and takes none twice', async () => {
    begin();
    FakeSocket.last.say(update(6, { turn: 2 }));
    FakeSocket.last.say(update(6, { turn: 9 }));
    await settle();
    expect(session.view).toMatchObject({ turn: 2 });
    expect(session.log).toHaveLength(1);
    FakeSocket.last.say(update(8));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', since: 6 });
  });

  it('takes silence for a lost line', async () => {
    begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    FakeSocket.last.say({ type: 'pong' });
    expect(session.connection).toBe('open');
    await vi.advanceTimersByTimeAsync(28_001);
    expect(session.connection).toBe('lost');
  });

  it('stops for a server that speaks otherwise', async () => {
    begin();
    FakeSocket.last.say({ type: 'reload', protocol: 2 });
    expect(session.connection).toBe('old');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('shows steps one after another, with the view before each until it is shown', async () => {
    begin();
    const seen: unknown[] = [];
    let finish = () => {};
    session.onStep((step) => {
      seen.push([step.before.turn, step.after.turn, session.view.turn]);
      return new Promise<void>((done) => (finish = done));
    });
    FakeSocket.last.say(update(6, { turn: 2 }));
    FakeSocket.last.say(update(7, { turn: 3 }));
    await settle();
    expect(seen).toEqual([[1, 2, 1]]);
    finish();
    await settle();
    expect(seen).toEqual([
      [1, 2, 1],
      [2, 3, 2],
    ]);
    finish();
    await settle();
    expect(session.view.turn).toBe(3);
    expect(session.isBusy).toBe(false);
  });

  it('hurries when the person goes on, and when many steps wait', async () => {
    begin();
    const hurried: boolean[] = [];
    session.onStep((step) => {
      if (step.hurry.aborted) {
        hurried.push(true);
        return;
      }
      return new Promise<void>((done) =>
        step.hurry.addEventListener('abort', () => (hurried.push(false), done())),
      );
    });
    FakeSocket.last.say(update(6));
    await settle();
    session.hurry();
    await settle();
    expect(hurried).toEqual([false]);
    for (let version = 7; version < 17; version++) FakeSocket.last.say(update(version));
    await settle();
    session.hurry();
    await settle();
    expect(hurried.filter(Boolean).length).toBeGreaterThan(3);
  });

  it('goes on when a board never finishes', async () => {
    begin();
    session.onStep(() => new Promise<void>(() => {}));
    FakeSocket.last.say(update(6, { turn: 2 }));
    await vi.advanceTimersByTimeAsync(8_001);
    expect(session.view.turn).toBe(2);
  });

  it('takes a whole table in place of what was being shown', async () => {
    begin();
    session.onStep(() => new Promise<void>(() => {}));
    FakeSocket.last.say(update(6, { turn: 2 }));
    await settle();
    FakeSocket.last.say({ ...table(40), view: { turn: 30 } });
    await vi.advanceTimersByTimeAsync(8_001);
    expect(session.view).toEqual({ turn: 30 });
    expect(session.options).toHaveLength(2);
  });

  it('strikes out what was taken back', async () => {
    begin();
    FakeSocket.last.say(update(6));
    FakeSocket.last.say({ ...update(7), undone: [6] });
    await settle();
    expect(session.log.map((line) => line.undone)).toEqual([true, false]);
  });

  it('shows why not, and offers the choices again', () => {
    begin();
    session.pick(session.options[0]);
    const { command } = FakeSocket.last.sent.at(-1) as { command: string };
    const refusal = { name: 'empty-hand', rule: 'MY-D3', text: 'That hand is empty. (MY-D3)' };
    FakeSocket.last.say({ type: 'refused', command, refusal, version: 5 });
    expect(session.refusal).toEqual(refusal);
    expect(session.options).toHaveLength(2);
  });

  it('has chat with mute', () => {
    begin();
    const message = { number: 1, seat: 1, name: 'Mira', text: 'Go on.', at: 0 };
    FakeSocket.last.say({ type: 'said', message });
    FakeSocket.last.say({ type: 'said', message });
    expect(session.chat).toHaveLength(1);
    expect(session.said).toEqual({ 1: 'Go on.' });
    session.mute('1', true);
    FakeSocket.last.say({ type: 'said', message: { ...message, number: 2, text: 'Again.' } });
    expect(session.said).toEqual({ 1: 'Go on.' });
  });
});
