import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Fact, Happening, MytheView } from '../../protocol/types';
import type { Step } from '../../table/session';
import { pileOf, type CardFace, type Copy } from './copy';
import { standing, type Way } from './way';

export interface Flight {
  number: number;
  card: CardFace | null; // null: its face is not seen on the way
  flips: boolean;
  from: Box;
  to: Box;
  delay: number;
  time: number;
  landed: () => void;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

const LIFT = 480; // ms for a card in the air
const REST = 260; // ms that a drawn card lies there before the next step
const HOP = 180; // ms for a space
const LONGEST_HOPS = 900;
const WIDEST = 96; // px of a card
const BETWEEN = 90; // ms from one gift to the next

/**
 * What moves when something happens: cards fly from hand to table, heroes hop, gifts find their way.
 * A step ends early when `hurry` says so. While it lasts the board may already look at the view after it.
 */
export class Flights {
  flights = $state.raw<Flight[]>([]);
  looked = $state.raw<MytheView | null>(null); // drawn instead of the view the session still has
  readonly flying = new SvelteSet<string>(); // cards in the air: their place is kept free
  private count = 0;
  private hopped: Animation | null = null; // a hero is held where its hop ended until it is drawn there

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly copy: () => Copy,
    private readonly way: () => Way,
    private readonly isCalm: () => boolean,
  ) {}

  async show(step: Step<MytheView>): Promise<void> {
    if (this.isCalm() || step.hurry.aborted || step.line.undone || !this.root()) return;
    await tick(); // what the step before has left behind is cleared away
    for (const happening of step.line.happenings) {
      if (step.hurry.aborted) break;
      await this.showOne(happening, step);
    }
    const gifts = step.line.happenings.filter((happening) => happening.verb === 'gives');
    if (gifts.length > 0 && !step.hurry.aborted) await this.give(gifts, step);
    this.flying.clear();
  }

  /** The session has gone on: its own view is drawn again, with nothing in the air. */
  catchUp() {
    this.looked = null;
    this.flights = [];
    this.flying.clear();
    this.hopped?.cancel();
    this.hopped = null;
  }

  private async showOne(happening: Happening, step: Step<MytheView>): Promise<void> {
    if (happening.verb === 'draws' || happening.verb === 'draws-obstacle') {
      const from = this.place(step.before, word(happening, 'pile'), word(happening, 'card'));
      await this.carry(
        step,
        word(happening, 'card'),
        from,
        'drawn',
        from !== null && !this.isOwn(step, happening),
      );
    } else if (happening.verb === 'declares') {
      const seat = word(happening, 'seat');
      const from = this.place(step.before, seat, word(happening, 'card'));
      await this.carry(step, word(happening, 'card'), from, 'shown', seat !== String(step.before.seat));
    } else if (happening.verb === 'advances') {
      const seat = Number(word(happening, 'seat'));
      await this.hop(seat, Number(word(happening, 'from')), Number(word(happening, 'to')), step.hurry);
    }
  }

  private isOwn(step: Step<MytheView>, happening: Happening): boolean {
    return word(happening, 'pile') === String(step.before.seat);
  }

  /** A card from a hand to its place on the table. */
  private async carry(
    step: Step<MytheView>,
    key: string,
    from: Box | null,
    role: 'drawn' | 'shown',
    flips: boolean,
  ): Promise<void> {
    const card = this.copy().cards.get(key);
    if (!card || !from) return;
    this.flying.add(key);
    const points = this.looked?.points ?? step.before.points;
    this.looked = { ...step.after, question: step.before.question, spaces: step.before.spaces, points };
    if (!this.looked.drawn.includes(key) && role === 'drawn') this.looked.drawn = [...this.looked.drawn, key];
    await tick();
    const to = this.box(`[data-place="${role === 'shown' ? 'shown' : `drawn ${key}`}"]`);
    if (to) await this.fly([{ card, flips, from, to, delay: 0 }], step.hurry);
    if (step.hurry.aborted) return;
    this.flying.delete(key);
    this.looked = { ...this.looked, points: step.after.points };
    await rest(role === 'drawn' ? REST : 0, step.hurry);
  }

  private async give(gifts: Happening[], step: Step<MytheView>): Promise<void> {
    const flights: Omit<Flight, 'number' | 'time' | 'landed'>[] = [];
    for (const gift of gifts) {
      const giver = word(gift, 'seat');
      const pile = word(gift, 'pile');
      const cards = gift.facts.filter((fact) => fact.role === 'card').map((fact) => fact.word);
      const many = Number(word(gift, 'count') || cards.length || 1);
      for (let at = 0; at < many; at++) {
        const key = cards[at];
        const from = this.place(step.before, giver, key ?? '');
        const to = this.place(step.before, pile, '');
        const card = (key !== undefined && this.copy().cards.get(key)) || null;
        if (card) this.flying.add(card.key);
        if (from && to) flights.push({ card, flips: false, from, to, delay: flights.length * BETWEEN });
      }
    }
    await this.fly(flights, step.hurry);
  }

  private async hop(seat: number, from: number, to: number, hurry: AbortSignal): Promise<void> {
    const hero = this.root()?.querySelector<SVGGElement>(`[data-place="hero ${seat}"]`);
    if (!hero) return;
    const start = standing(this.way(), from, seat);
    const points = Array.from({ length: to - from }, (_, at) => standing(this.way(), from + at + 1, seat));
    const frames: Keyframe[] = [{ transform: 'translate(0px, 0px)', offset: 0 }];
    points.forEach((point, at) => {
      const before = at === 0 ? start : points[at - 1]!;
      const x = (before.x + point.x) / 2 - start.x;
      const y = Math.min(before.y, point.y) - start.y - 20;
      frames.push({
        transform: `translate(${x}px, ${y}px)`,
        easing: 'ease-in',
        offset: (at + 0.5) / points.length,
      });
      frames.push({
        transform: `translate(${point.x - start.x}px, ${point.y - start.y}px)`,
        easing: 'ease-out',
        offset: (at + 1) / points.length,
      });
    });
    const time = Math.min(LONGEST_HOPS, HOP * points.length);
    const moving = hero.animate(frames, { duration: time, fill: 'forwards' });
    this.hopped = moving;
    const stop = () => moving.finish();
    hurry.addEventListener('abort', stop);
    await moving.finished.catch(() => {});
    hurry.removeEventListener('abort', stop);
  }

  private async fly(given: Omit<Flight, 'number' | 'time' | 'landed'>[], hurry: AbortSignal): Promise<void> {
    if (given.length === 0) return;
    const ends: Promise<void>[] = [];
    this.flights = given.map((one) => {
      let landed = () => {};
      ends.push(new Promise((resolve) => (landed = resolve)));
      return { ...one, number: this.count++, time: LIFT, landed };
    });
    const aborted = new Promise<void>((resolve) =>
      hurry.addEventListener('abort', () => resolve(), { once: true }),
    );
    await Promise.race([Promise.all(ends), aborted]);
    this.flights = [];
  }

  /** Where a card of this pile is seen: in the reader's hand itself, otherwise on the plate. */
  private place(view: MytheView, pile: string, key: string): Box | null {
    if (pile === String(view.seat)) {
      return this.box(`[data-place="held ${key}"]`) ?? this.box('[data-place="hand"]');
    }
    return this.box(`[data-place="pile ${pileOf(view, pile)}"]`);
  }

  private box(selector: string): Box | null {
    const root = this.root();
    const found = root?.querySelector(selector)?.getBoundingClientRect();
    if (!root || !found || found.width === 0) return null;
    const frame = root.getBoundingClientRect();
    const width = Math.min(found.width, selector.includes('pile') ? 46 : WIDEST);
    return {
      x: found.left - frame.left + root.scrollLeft + (found.width - width) / 2,
      y: found.top - frame.top + root.scrollTop,
      width,
    };
  }
}

function word(happening: Happening, role: string): string {
  return happening.facts.find((fact: Fact) => fact.role === role)?.word ?? '';
}

function rest(time: number, hurry: AbortSignal): Promise<void> {
  if (time === 0 || hurry.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    hurry.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
