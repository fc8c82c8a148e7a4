import { announcer } from '../announcer.svelte';
import { calm } from '../calm.svelte';
import { keep, kept } from '../keep';
import { addressOf, TableSocket, type Connection, type Ear } from '../net/socket';
import type {
  Asked,
  Clock,
  Fact,
  Hint,
  Hinted,
  Line,
  Message,
  Option,
  Order,
  Plan,
  Proposal,
  Refusal,
  Result,
  ServerMessage,
  Snapshot,
  TableInfo,
  Undo,
  Update,
} from '../protocol/types';
import { has, say, texts, type Facts } from '../texts/index.svelte';
import type { Session, Step } from './session';

type View = Record<string, unknown>;
type Show = (step: Step<View>) => Promise<void> | void;

const BEHIND = 5; // steps waiting to be shown, from which on they are shown at once
const LONGEST_SHOW = 8_000; // ms that a board may take for a step
const BUBBLE = 6_000;
const NOT_OURS = ['not-your-seat', 'no-such-seat']; // the server's words at the door
const NO_UNDO: Undo = { moves: 0, withdraw: false, may_ask: false, text: '', back: 0 };

/** A table as one seat sees it, over its socket, while it is played. */
export class LiveSession implements Session<View, View>, Ear {
  table = $state.raw<TableInfo>()!;
  view = $state.raw<View>()!;
  numbers: View = {};
  asked = $state.raw<Asked | null>(null);
  undo = $state.raw<Undo>(NO_UNDO);
  log = $state.raw<Line[]>([]);
  news = $state(0);
  missed = $state(0); // how many lines of the log came while this reader was away, until it goes on
  orders = $state.raw<Order[]>([]);
  clock = $state.raw<(Clock & { until: number }) | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  result = $state.raw<Result | null>(null);
  chat = $state.raw<Message[]>([]);
  said = $state.raw<Record<number, string>>({});
  muted = $state.raw<string[]>([]);
  unsaid = $state(''); // words that the table would not take, to be sent again
  pointed = $state.raw<Fact[]>([]);
  pointedOnBoard = $state.raw<Fact[]>([]);
  /** What level 5 would do, once asked for, until something changes. */
  hint = $state.raw<Hint | null>(null);
  /** Why not: the answer to something that cannot be done, until the person goes on. */
  refusal = $state.raw<Refusal | null>(null);
  /** A sentence of the server's that is no refusal of the rules. */
  problem = $state<string | null>(null);
  connection = $state<Connection>('opening');
  isThere = $state(false); // the first message has come
  isRefused = $state(false); // this seat is somebody else's

  readonly isReplay = false;

  private offered = $state.raw<Option[]>([]);
  private planned = $state.raw<Plan[]>([]);
  private version = $state(0); // of what is shown
  private heardVersion: number | null = null; // of what has come
  private proposed: number | null = null; // what had come when the proposal was made
  private command = $state<string | null>(null); // a choice that is not answered yet
  private hinting = $state<string | null>(null); // a hint that is being thought about
  private saying: { command: string; text: string } | null = null;
  private expected = $state(0); // the version that the last answer speaks of
  private isShowing = $state(false);
  private queue: Update[] = [];
  private hurrying: AbortController | null = null;
  private shows = new Set<Show>();
  private socket: TableSocket;

  seat = $state(-1); // may move when a game begins and empty seats are left out

  constructor(
    readonly id: string,
    seat: number,
  ) {
    this.seat = seat;
    this.muted = JSON.parse(kept(`muted ${id}`) ?? '[]') as string[];
    this.socket = new TableSocket(this);
  }

  close() {
    this.hurrying?.abort();
    this.queue = [];
    this.socket.close();
  }

  get language(): string {
    return texts.language;
  }

  get isCalm() {
    return calm.is;
  }

  get isBusy() {
    return this.isShowing || this.command !== null || this.expected > this.version;
  }

  /** None while a bot plays this seat: what was offered before is the bot's to answer. */
  get options(): Option[] {
    return this.isBusy || !this.sits ? [] : this.offered;
  }

  get plans(): Plan[] {
    return this.isBusy || !this.sits ? [] : this.planned;
  }

  /** Whether this reader is asked something now. */
  get isMyTurn(): boolean {
    return this.sits && (this.asked?.seats.includes(this.seat) ?? false) && this.result === null;
  }

  /** Whether this person plays the seat whose eyes these are: not while a bot does. */
  get sits(): boolean {
    return this.seat >= 0 && this.table.seats[this.seat]?.kind !== 'bot';
  }

  /** Whether a bot keeps this person's seat warm, to be taken back. */
  get mayReturn(): boolean {
    const seat = this.table.seats[this.seat];
    return this.table.status === 'running' && seat?.kind === 'bot' && seat.is_you && !seat.conceded;
  }

  // ------------------------------------------------------------------------------ what the person does

  pick(option: Option) {
    if (!this.options.includes(option)) return;
    this.refusal = this.problem = null;
    this.missed = 0;
    this.dropHint();
    this.command = this.socket.send({ type: 'act', version: this.version, action: option.action });
  }

  takeBack(moves = 1) {
    if (this.isBusy) return;
    this.refusal = null;
    this.command = this.socket.send({ type: 'undo', version: this.version, moves });
  }

  withdraw() {
    this.refusal = null;
    this.command = this.socket.send({ type: 'withdraw', version: this.version });
  }

  why(action: string) {
    this.socket.send({ type: 'explain', action });
  }

  /** Whether a hint can be asked for: where the table has them, for one's own seat, if there is a choice. */
  get mayHint(): boolean {
    return this.table.hints && this.isMyTurn && this.options.length > 1;
  }

  get isHinting(): boolean {
    return this.hinting !== null;
  }

  /** Ask for a hint; asked again while it is shown, it is put away. */
  askHint() {
    if (this.hint !== null) return this.dropHint();
    if (!this.mayHint || this.isHinting) return;
    this.refusal = this.problem = null;
    this.hinting = this.socket.send({ type: 'hint' });
    announcer.say(say('advice-busy'));
  }

  dropHint() {
    if (this.hint === null) return;
    this.hint = null;
    this.pointed = [];
  }

  order(orders: Order[]) {
    this.socket.send({ type: 'orders', orders });
  }

  propose(what: Proposal['what'], moves = 1) {
    this.socket.send({ type: 'propose', what, moves });
  }

  answer(agree: boolean) {
    this.socket.send({ type: 'answer', agree });
  }

  concede() {
    this.socket.send({ type: 'concede' });
  }

  talk(text: string) {
    if (!text.trim()) return;
    this.unsaid = '';
    this.saying = { command: this.socket.send({ type: 'say', text: text.trim() }), text: text.trim() };
  }

  /** Come in anew, for sentences in another language. */
  refresh() {
    this.heardVersion = null;
    this.socket.again();
  }

  /** The person goes on: what is being shown ends now. */
  hurry() {
    this.hurrying?.abort();
  }

  mute(whom: string, quiet: boolean) {
    this.muted = quiet ? [...this.muted, whom] : this.muted.filter((other) => other !== whom);
    keep(`muted ${this.id}`, JSON.stringify(this.muted));
  }

  point(facts: Fact[]) {
    this.pointedOnBoard = facts;
  }

  announce(text: string) {
    announcer.say(text);
  }

  say(id: string, facts?: Facts) {
    return say(id, facts);
  }

  has(id: string) {
    return has(id);
  }

  onStep(show: Show): () => void {
    this.shows.add(show);
    return () => this.shows.delete(show);
  }

  // --------------------------------------------------------------------------------- what the server says

  address() {
    return addressOf(this.id, this.seat);
  }

  since() {
    return this.heardVersion;
  }

  speaks() {
    return texts.language;
  }

  changed(connection: Connection) {
    this.connection = connection;
  }

  heard(message: ServerMessage) {
    switch (message.type) {
      case 'table':
        this.begin(message);
        break;
      case 'update':
        this.hearUpdate(message);
        break;
      case 'changed':
        this.hearAnswer(message.proposal, message.table);
        this.hearFailure(message.table);
        this.table = message.table;
        this.setClock(message.clock);
        break;
      case 'orders':
        this.orders = message.orders;
        break;
      case 'done':
        this.settle(message.command, message.version);
        break;
      case 'refused':
        this.settle(message.command, message.version);
        this.refuse(message.refusal);
        break;
      case 'explained':
        if (message.refusal) this.refuse(message.refusal);
        break;
      case 'hinted':
        this.hearHint(message);
        break;
      case 'said':
        this.hearSaid(message.message);
        break;
      case 'problem':
        if (message.command) this.settle(message.command, 0);
        if (message.command && message.command === this.saying?.command) this.unsaid = this.saying.text;
        if (message.command === this.hinting) this.hinting = null;
        this.problem = message.text;
        announcer.interrupt(message.text);
        if (!message.command && NOT_OURS.includes(message.name)) this.isRefused = true;
        break;
    }
  }

  private begin(all: Snapshot) {
    this.hurrying?.abort();
    this.hurrying = null;
    this.queue = [];
    this.heardVersion = this.version = all.version;
    this.expected = 0;
    this.dropHint();
    this.seat = all.seat;
    this.table = all.table;
    this.view = all.view as View;
    this.asked = all.asked;
    this.offered = all.options;
    this.planned = all.plans;
    this.undo = all.undo;
    this.log = all.log;
    this.news = all.news;
    this.missed = all.news > 0 ? all.log.length - all.news : 0;
    this.orders = all.orders;
    this.proposal = all.proposal;
    this.proposed = all.version;
    this.result = all.result;
    this.chat = all.chat;
    this.setClock(all.clock);
    const first = !this.isThere;
    this.isThere = true;
    if (first && this.isMyTurn) announcer.interrupt(`${all.asked?.text}`);
  }

  private hearUpdate(update: Update) {
    if (this.heardVersion === null) return; // the whole table is on its way
    if (update.version <= this.heardVersion) return; // had it
    if (update.version > this.heardVersion + 1) {
      this.socket.again(); // something was missed: ask from where we are
      return;
    }
    this.heardVersion = update.version;
    this.queue.push(update);
    if (!this.isShowing) void this.showAll();
  }

  /** One step after another, each with what the board makes of it. */
  private async showAll() {
    this.isShowing = true;
    for (let update = this.queue.shift(); update !== undefined; update = this.queue.shift()) {
      await this.show(update);
    }
    this.isShowing = false;
  }

  private async show(update: Update) {
    const before = this.view;
    const after = { ...before, ...update.changes };
    const undone = new Set(update.undone);
    this.log = [
      ...this.log.map((line) => (undone.has(line.version) ? { ...line, undone: true } : line)),
      update.line,
    ];
    announcer.say(update.line.happenings.map((happening) => happening.text).join(' '));
    const hurrying = new AbortController();
    this.hurrying = hurrying;
    if (document.hidden || this.queue.length >= BEHIND) hurrying.abort();
    if (before) {
      const step = { line: update.line, before, after, hurry: hurrying.signal };
      const shown = Promise.allSettled([...this.shows].map(async (show) => show(step)));
      await Promise.race([shown, rest(LONGEST_SHOW)]);
    }
    if (this.hurrying !== hurrying) return; // the whole table has come meanwhile
    const wasMyTurn = this.isMyTurn;
    this.hurrying = null;
    this.view = after;
    this.asked = update.asked;
    this.offered = update.options;
    this.planned = update.plans;
    this.undo = update.undo;
    this.result = update.result;
    this.version = update.version;
    this.dropHint();
    this.refusal = null;
    if (this.isMyTurn && !wasMyTurn) announcer.interrupt(update.asked?.text ?? '');
    if (update.result) announcer.interrupt(update.result.title);
  }

  private settle(command: string, version: number) {
    if (command !== this.command) return;
    this.command = null;
    this.expected = Math.max(this.expected, version);
  }

  private refuse(refusal: Refusal) {
    this.refusal = refusal;
    announcer.interrupt(refusal.text);
  }

  private hearHint(message: Hinted) {
    if (message.command !== this.hinting) return;
    this.hinting = null;
    if (message.version !== this.version || this.isBusy) return; // the table has gone on meanwhile
    this.hint = message.hint;
    const [best] = message.hint.advice;
    const option = this.offered.find((option) => option.action === best?.action);
    if (!best || !option) return;
    const chance = say('advice-chance', { chance: Math.round(best.chance * 100) });
    announcer.interrupt(say('advice-said', { action: option.text, chance }));
  }

  private hearSaid(message: Message) {
    if (this.chat.some((other) => other.number === message.number)) return;
    this.chat = [...this.chat, message];
    if (this.muted.includes(voiceOf(message))) return;
    announcer.say(say('chat-said', { name: message.name, text: message.text }));
    if (message.seat < 0) return;
    this.said = { ...this.said, [message.seat]: message.text };
    setTimeout(() => {
      if (this.said[message.seat] !== message.text) return;
      const { [message.seat]: _, ...others } = this.said;
      this.said = others;
    }, BUBBLE);
  }

  /** What is asked of the table now. A question of one's own that is gone, with nothing come of it, was declined. */
  private hearAnswer(after: Proposal | null, table: TableInfo) {
    const before = this.proposal;
    this.proposal = after;
    if (before === null) this.proposed = this.heardVersion;
    if (after !== null || before?.by !== this.seat || table.status !== 'running') return;
    if (before.what === 'undo' && this.heardVersion !== this.proposed) return;
    this.problem = say('proposal-declined');
    announcer.interrupt(this.problem);
  }

  /** A bot that could not answer, told once: what stood in for it is not what one sat down to play with. */
  private hearFailure(table: TableInfo) {
    const failed = table.seats.find((seat) => seat.has_failed && !this.table.seats[seat.seat]?.has_failed);
    if (!failed) return;
    this.problem = say('people-stood-in', { name: failed.name });
    announcer.interrupt(this.problem);
  }

  private setClock(clock: Clock | null) {
    this.clock = clock && { ...clock, until: Date.now() + clock.left * 1000 };
  }
}

/** Who speaks, for muting: a seat, or a spectator by name. */
export function voiceOf(message: Message): string {
  return message.seat >= 0 ? `${message.seat}` : message.name;
}

const rest = (time: number) => new Promise<void>((done) => setTimeout(done, time));
