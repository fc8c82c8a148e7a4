/** Counting what the next hand may hold. Piles have no order, so every set of cards is as likely as any other. */

/** The chance that none of `good` among `all` is drawn when `number` are. */
export function chanceOfNone(all: number, good: number, number: number): number {
  if (number > all - good) return good > 0 ? 0 : 1;
  let chance = 1;
  for (let drawn = 0; drawn < number; drawn++) chance *= (all - good - drawn) / (all - drawn);
  return chance;
}

/**
 * The chance of at least one good card among the next `number`: from the draw pile, and when that is used up from
 * the discard pile, shuffled.
 */
export function chanceOfAny(draw: boolean[], discard: boolean[], number: number): number {
  const good = (pile: boolean[]) => pile.filter(Boolean).length;
  const first = Math.min(number, draw.length);
  const second = Math.min(number - first, discard.length);
  const none =
    chanceOfNone(draw.length, good(draw), first) * chanceOfNone(discard.length, good(discard), second);
  return 1 - none;
}

/** The chance that one card of another's hidden ones is in the hand now. */
export function chanceInHand(hidden: number, hand: number): number {
  return hidden === 0 ? 0 : Math.min(1, Math.max(0, hand / hidden));
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1 %';
  if (chance < 1 && chance > 0.99) return '>99 %';
  return `${Math.round(chance * 100)} %`;
}
