import { announcer } from '../announcer.svelte';
import { calm } from '../calm.svelte';
import type { Asked, Fact, Line, Option, Order, Plan, Replay, TableInfo } from '../protocol/types';
import { has, say, texts, type Facts } from '../texts/index.svelte';
import type { Session, Step } from './session';

type View = Record<string, unknown>;
type Show = (step: Step<View>) => Promise<void> | void;

const NOTHING: never[] = [];

/** A finished game as one reader saw it, at any of its moments. Nothing can be chosen here. */
export class ReplaySession implements Session<View, View> {
  place = $state(0); // how many steps have been shown
  pointed = $state.raw<Fact[]>([]);
  pointedOnBoard = $state.raw<Fact[]>([]);

  readonly isReplay = true;
  readonly options: Option[] = NOTHING;
  readonly plans: Plan[] = NOTHING;
  readonly orders: Order[] = NOTHING;
  readonly said = {};
  readonly news = 0;
  readonly clock = null;
  readonly log: Line[];

  private views: View[] = [];
  private shown = $state.raw<View | null>(null); // while a step is being shown: the view before it
  private shows = new Set<Show>();
  private hurrying: AbortController | null = null;

  constructor(
    readonly replay: Replay,
    readonly numbers: View,
  ) {
    this.log = replay.steps.map((step) => step.line);
    if (replay.view) {
      let view = replay.view as View;
      this.views.push(view);
      for (const step of replay.steps) this.views.push((view = { ...view, ...step.changes }));
    }
  }

  get table(): TableInfo {
    return this.replay.table;
  }

  get seat() {
    return this.replay.seat;
  }

  get last() {
    return this.replay.steps.length;
  }

  /** None where the behaviour version is gone: then there is the log alone. */
  get hasViews() {
    return this.views.length > 0;
  }

  get view(): View {
    return this.shown ?? this.views[this.place];
  }

  get asked(): Asked | null {
    return this.place === 0 ? this.replay.asked : this.replay.steps[this.place - 1].asked;
  }

  get line(): Line | null {
    return this.place === 0 ? null : this.log[this.place - 1];
  }

  get language() {
    return texts.language;
  }

  get isCalm() {
    return calm.is;
  }

  /** To a moment, at once. */
  go(place: number) {
    this.hurrying?.abort();
    this.shown = null;
    this.place = Math.max(0, Math.min(this.last, place));
  }

  /** One step on, with what the board makes of it. */
  async step() {
    if (this.place >= this.last) return;
    this.hurrying?.abort();
    const hurrying = new AbortController();
    this.hurrying = hurrying;
    const before = this.views[this.place];
    const line = this.log[this.place];
    if (before === undefined) {
      this.place += 1;
      return;
    }
    this.shown = before;
    this.place += 1;
    const after = this.views[this.place];
    announcer.say(line.happenings.map((happening) => happening.text).join(' '));
    const shown = [...this.shows].map(async (show) => show({ line, before, after, hurry: hurrying.signal }));
    await Promise.race([Promise.allSettled(shown), new Promise((done) => setTimeout(done, 8_000))]);
    if (this.hurrying === hurrying) this.shown = null;
  }

  pick() {}

  order() {}

  why() {}

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
}
