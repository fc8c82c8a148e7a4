import type { MytheView } from '../../protocol/types';
import { reach, type CardFace, type Copy } from './copy';

/** So many chances of so many. */
export interface Share {
  part: number;
  whole: number;
  isRounded?: boolean;
}

const LARGEST = 16; // cards of the game: beyond that nobody counts along
const ROUND = 10;

/** As people say it: “9 in 35” is about 1 in 4. */
export function rounded(share: Share): Share {
  if (share.whole <= LARGEST) return share;
  const chance = share.part / share.whole;
  let best = { part: 0, whole: 1 };
  for (let whole = 1; whole <= ROUND; whole++) {
    const part = Math.round(chance * whole);
    if (Math.abs(part / whole - chance) < Math.abs(best.part / best.whole - chance) - 1e-9)
      best = { part, whole };
  }
  return { ...(best.part === 0 && share.part > 0 ? { part: 1, whole: ROUND } : best), isRounded: true };
}

/** Cards that lie somewhere this seat cannot see, those it surely knows the place of left out. */
export function unknownCards(copy: Copy, view: MytheView): CardFace[] {
  const seen = new Set([...view.hand, ...view.gifts.flat(), ...view.drawn, ...view.memory.flat()]);
  if (view.shown !== null) seen.add(view.shown);
  return [...copy.cards.values()].filter((card) => !seen.has(card.key));
}

/**
 * How the card drawn from a pile would fall out, in counts: the cards surely there, and for each other place in
 * the pile the unknown cards, one as likely as the next.
 */
export function shares<Sort extends string>(
  copy: Copy,
  view: MytheView,
  pile: number,
  sortOf: (card: CardFace) => Sort,
): Map<Sort, Share> {
  const known = (view.memory[pile] ?? []).flatMap((key) => copy.cards.get(key) ?? []);
  const unknown = unknownCards(copy, view);
  const places = Math.max(0, (view.sizes[pile] ?? 0) - known.length);
  const weights = new Map<Sort, number>();
  const add = (card: CardFace, weight: number) => {
    const sort = sortOf(card);
    weights.set(sort, (weights.get(sort) ?? 0) + weight);
  };
  const isCounted = places > 0 && unknown.length > 0;
  for (const card of known) add(card, isCounted ? unknown.length : 1);
  if (isCounted) for (const card of unknown) add(card, places);
  return lowest(weights);
}

/** The same for the unknown cards alone: not reduced, so that everyone can check by counting. */
export function unknownShares<Sort extends string>(
  copy: Copy,
  view: MytheView,
  sortOf: (card: CardFace) => Sort,
): Map<Sort, Share> {
  const unknown = unknownCards(copy, view);
  const counts = new Map<Sort, Share>();
  for (const card of unknown) {
    const sort = sortOf(card);
    counts.set(sort, { part: (counts.get(sort)?.part ?? 0) + 1, whole: unknown.length });
  }
  return counts;
}

function lowest<Sort>(weights: Map<Sort, number>): Map<Sort, Share> {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const common = [...weights.values()].reduce(divisor, whole);
  return new Map(
    [...weights].map(([sort, weight]) => [sort, { part: weight / common, whole: whole / common }]),
  );
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The chance of an Obstacle in a pile; null where nothing is in it. The lowest terms: “1 in 4”. */
export function risk(copy: Copy, view: MytheView, pile: number): Share | null {
  const found = shares(copy, view, pile, (card) => (card.kind === 'obstacle' ? 'obstacle' : 'other'));
  const obstacle = found.get('obstacle');
  const other = found.get('other');
  if (obstacle === undefined && other === undefined) return null;
  if (obstacle === undefined) return { part: 0, whole: other!.whole };
  const common = divisor(obstacle.whole, obstacle.part);
  return { part: obstacle.part / common, whole: obstacle.whole / common };
}

export type Outcome = 'dragon' | 'further' | 'nothing' | 'obstacle';

/** What the next card would do for the one who draws: to the Dragon, further on, nothing, or the end of the drawing. */
export function outcomeOf(copy: Copy, view: MytheView): (card: CardFace) => Outcome {
  const seat = view.active;
  const isDeclared = view.shown !== null;
  const now = reach(copy, view.spaces, seat, view.points, isDeclared).paid.length;
  return (card) => {
    if (card.kind === 'obstacle') return 'obstacle';
    const then = reach(copy, view.spaces, seat, view.points + card.points, isDeclared).paid;
    if (then.at(-1)?.number === copy.dragon) return 'dragon';
    return then.length > now ? 'further' : 'nothing';
  };
}

/** Cards by what they mean to the one who draws: Obstacles, then by points, legendary items last. */
export function inOrder(copy: Copy, keys: Iterable<string>): CardFace[] {
  const rank = (card: CardFace) =>
    card.kind === 'obstacle' ? -1 : card.points + (card.kind === 'legendary' ? 20 : 0);
  return [...keys].flatMap((key) => copy.cards.get(key) ?? []).sort((one, other) => rank(one) - rank(other));
}
