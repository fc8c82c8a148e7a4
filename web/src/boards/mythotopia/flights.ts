import type { Happening } from '../../protocol/types';
import { colourOf, type Step } from '../../table/session';
import type { View } from './numbers';
import type { Words } from './words';

/**
 * What a step looks like: cards fly to their piles, armies march, counters come off their card. The board still
 * shows the table before the step while this runs; whoever goes on ends it at once.
 */
export async function show(step: Step<View>, root: HTMLElement, words: Words): Promise<void> {
  const stage = new Flights(root, words, step);
  for (const happening of step.line.happenings) {
    if (step.hurry.aborted) break;
    await stage.play(happening);
  }
  stage.clear();
}

const MOVE = 460;
const REST = 380;
const APART = 90; // ms between pieces of one flight
const MOST_PIECES = 4; // that fly one after another

type Spot = { x: number; y: number };

class Flights {
  private layer: HTMLElement;
  private edge: DOMRect;

  constructor(
    private root: HTMLElement,
    private words: Words,
    private step: Step<View>,
  ) {
    this.layer = document.createElement('div');
    this.layer.className = 'flights';
    this.layer.setAttribute('aria-hidden', 'true');
    root.append(this.layer);
    this.edge = root.getBoundingClientRect();
  }

  clear() {
    this.layer.remove();
  }

  async play(happening: Happening) {
    const fact = (sort: string) => happening.facts.find((one) => one.sort === sort)?.word;
    const role = (name: string) => happening.facts.find((one) => one.role === name)?.word;
    const seat = Number(fact('seat') ?? -1);
    const number = Number(fact('number') ?? 1);
    const province = role('province');
    const card = fact('card');
    switch (happening.verb) {
      case 'plays':
      case 'sets-out':
      case 'sails':
      case 'musters':
      case 'levies':
      case 'launches':
      case 'builds-with':
      case 'pays':
      case 'pays-milled':
      case 'pays-traded':
      case 'pays-both':
      case 'pays-as-one':
      case 'discards':
        if (card) await this.card(card, seat, this.held(card, seat), this.pile('discard', seat));
        break;
      case 'lays':
        if (card) await this.card(card, seat, this.held(card, seat), this.pile('reserve', seat));
        break;
      case 'removes':
        if (card) await this.card(card, seat, this.held(card, seat), this.spot('shop') ?? this.lord(seat));
        break;
      case 'drafts':
        if (card)
          await this.card(
            card,
            seat,
            this.spot(`display ${card}`) ?? this.lord(seat),
            this.pile('discard', seat),
          );
        break;
      case 'revives':
      case 'keeps':
        if (card) await this.card(card, seat, this.pile('discard', seat), this.pile('hand', seat));
        break;
      case 'draws':
        await this.draws(seat, number);
        break;
      case 'invades':
      case 'places':
        await this.army(seat, number, this.lord(seat), this.land(province));
        break;
      case 'withdraws':
      case 'dismisses':
        await this.army(seat, number, this.land(province), this.lord(seat));
        break;
      case 'raids':
        await this.army(
          Number(role('other') ?? seat),
          1,
          this.land(province),
          this.lord(Number(role('other') ?? seat)),
        );
        break;
      case 'marches':
        await this.army(seat, number, this.land(province), this.land(role('other')));
        break;
      case 'places-ships':
        await this.pieces('boat', seat, number, this.lord(seat), this.sea(fact('sea')));
        break;
      case 'recalls-ships':
        await this.pieces('boat', seat, number, this.sea(fact('sea')), this.lord(seat));
        break;
      case 'hires':
        await this.pieces('mercenary', seat, number, this.lord(seat), this.land(province));
        break;
      case 'takes-counter':
        await this.counter(this.spot(`victory ${fact('victory')}`), seat, fact('value') ?? '');
        break;
      case 'takes-stock':
      case 'trades':
        await this.counter(this.spot('victories'), seat, fact('value') ?? '');
        break;
      case 'war-ends':
        await this.flash(this.land(province), 'seal');
        await this.armiesHome(province);
        break;
      case 'captures':
        await this.drop('town', seat, this.land(province));
        break;
      case 'founds-city':
        await this.drop('city', seat, this.land(province));
        break;
      case 'raises-castle':
        await this.drop('castle', seat, this.land(province));
        break;
      case 'raises-citadel':
        await this.drop('citadel', seat, this.land(province));
        break;
      case 'makes-peace':
      case 'turns-neutral':
        await this.flash(this.land(province), 'dove');
        await this.armiesHome(province);
        break;
      case 'paves':
        await this.flash(this.middle(this.land(province), this.land(role('other'))), 'road');
        break;
    }
  }

  // Where things are.

  private centre(element: Element | null): Spot | null {
    if (element === null) return null;
    const box = element.getBoundingClientRect();
    if (box.width === 0) return null;
    return { x: box.left + box.width / 2 - this.edge.left, y: box.top + box.height / 2 - this.edge.top };
  }

  private spot(place: string): Spot | null {
    return this.centre(this.root.querySelector(`[data-place="${place}"]`));
  }

  private lord(seat: number): Spot | null {
    return this.spot(`lord ${seat}`);
  }

  private land(province: string | undefined): Spot | null {
    return province ? this.centre(this.root.querySelector(`[data-site="${province}"]`)) : null;
  }

  private sea(sea: string | undefined): Spot | null {
    return sea ? this.centre(this.root.querySelector(`[data-site="${sea}"]`)) : null;
  }

  /** A card of one's own where it lies; another's comes from its plate. */
  private held(card: string, seat: number): Spot | null {
    if (seat !== this.step.before.seat) return this.lord(seat);
    return this.spot(`hand ${card}`) ?? this.spot(`reserve ${card}`) ?? this.lord(seat);
  }

  private pile(pile: string, seat: number): Spot | null {
    return seat === this.step.before.seat ? (this.spot(pile) ?? this.lord(seat)) : null;
  }

  private middle(one: Spot | null, other: Spot | null): Spot | null {
    return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : one;
  }

  // What moves.

  private symbol(id: string, size: number, colour = '') {
    const node = document.createElement('div');
    node.className = 'flight';
    node.style.width = node.style.height = `${size}px`;
    if (colour) node.style.color = `var(--seat-${colour})`;
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    drawing.setAttribute('viewBox', '0 0 40 40');
    use.setAttribute('href', `#mt-${id}`);
    use.setAttribute('width', '40');
    use.setAttribute('height', '40');
    drawing.append(use);
    node.append(drawing);
    this.layer.append(node);
    return node;
  }

  private async card(card: string, seat: number, from: Spot | null, to: Spot | null) {
    if (from === null) return;
    const node = document.createElement('div');
    node.className = `flight card-flight ${colourOf('mythotopia', seat)}`;
    node.textContent = this.words.card(card);
    this.layer.append(node);
    // Another's card is held up beside its plate for a moment, so that it can be read.
    const width = this.edge.width;
    const beside = from.x < width / 2 ? from.x + Math.min(190, width * 0.3) : from.x - 190;
    await this.go(node, from, to ?? { x: Math.min(beside, width - 60), y: from.y + (width < 900 ? 80 : 0) });
    if (to === null) await this.wait(node, REST);
    node.remove();
  }

  private async draws(seat: number, number: number) {
    if (number === 0 || seat !== this.step.before.seat) return;
    const [from, to] = [this.spot('draw'), this.spot('hand')];
    if (!from || !to) return;
    await Promise.all(
      Array.from({ length: Math.min(number, MOST_PIECES) }, async (_, i) => {
        const node = document.createElement('div');
        node.className = 'flight card-flight back';
        this.layer.append(node);
        await this.go(node, from, to, i * APART);
        node.remove();
      }),
    );
  }

  private army(seat: number, number: number, from: Spot | null, to: Spot | null) {
    return this.pieces('shield', seat, number, from, to);
  }

  private async pieces(id: string, seat: number, number: number, from: Spot | null, to: Spot | null) {
    if (!from || !to || seat < 0) return;
    await Promise.all(
      Array.from({ length: Math.min(number, MOST_PIECES) }, async (_, i) => {
        const node = this.symbol(id, 30, colourOf('mythotopia', seat));
        await this.go(node, from, to, i * APART);
        node.remove();
      }),
    );
  }

  private async counter(from: Spot | null, seat: number, value: string) {
    const to = this.lord(seat);
    if (!from || !to) return;
    const node = document.createElement('div');
    node.className = 'flight counter-flight';
    node.textContent = value;
    this.layer.append(node);
    await this.go(node, from, to);
    node.remove();
  }

  private async armiesHome(province: string | undefined) {
    const place = this.step.before.provinces.find((one) => one.province === province);
    if (!place) return;
    await Promise.all(
      place.armies.map((count, seat) =>
        count > 0 ? this.army(seat, count, this.land(province), this.lord(seat)) : undefined,
      ),
    );
  }

  private async drop(id: string, seat: number, at: Spot | null) {
    if (!at) return;
    const node = this.symbol(id, 44, colourOf('mythotopia', seat));
    await this.run(node, [
      { transform: place({ x: at.x, y: at.y - 60 }, 1.5), opacity: 0 },
      { transform: place(at, 1), opacity: 1, offset: 0.7 },
      { transform: place(at, 1), opacity: 1 },
    ]);
    node.remove();
  }

  private async flash(at: Spot | null, id: string) {
    if (!at) return;
    const node = this.symbol(id, 46);
    await this.run(node, [
      { transform: place(at, 0.4), opacity: 0 },
      { transform: place(at, 1.5), opacity: 1, offset: 0.4 },
      { transform: place(at, 1.1), opacity: 0 },
    ]);
    node.remove();
  }

  private go(node: HTMLElement, from: Spot, to: Spot, delay = 0) {
    const high = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high };
    return this.run(
      node,
      [
        { transform: place(from, 0.8), opacity: 0.4 },
        { transform: place(middle, 1.12), opacity: 1, offset: 0.5 },
        { transform: place(to, 1), opacity: 1 },
      ],
      MOVE,
      delay,
    );
  }

  private wait(node: HTMLElement, time: number) {
    return this.run(node, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], time);
  }

  private async run(node: HTMLElement, frames: Keyframe[], duration = MOVE, delay = 0) {
    if (this.step.hurry.aborted || !node.animate) return;
    const animation = node.animate(frames, { duration, delay, easing: 'ease-in-out', fill: 'both' });
    const stop = () => animation.finish();
    this.step.hurry.addEventListener('abort', stop);
    await animation.finished.catch(() => undefined);
    this.step.hurry.removeEventListener('abort', stop);
  }
}

function place({ x, y }: Spot, scale: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
}
