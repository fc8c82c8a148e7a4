import type { Option } from '../../protocol/types';
import type { View } from './numbers';

/** Where each option is offered on the board; what has no place there becomes a chip, so all can be reached. */
export interface Placed {
  provinces: Map<string, Option[]>;
  seas: Map<string, Option[]>;
  cards: Map<string, Option[]>;
  chips: Option[];
  /** How the notation says "this card", "this province" in the question at hand: to ask why another is not offered. */
  verbs: { card?: string; province?: string; sea?: string };
}

/** Cards that lie open before the reader now, and can be lit where they lie. */
function cardsInSight(view: View): Set<string> {
  return new Set([...view.hand, ...(view.lords[view.seat]?.reserve ?? []), ...view.display]);
}

export function place(options: Option[], view: View, isDrawn: boolean): Placed {
  const inSight = cardsInSight(view);
  const placed: Placed = { provinces: new Map(), seas: new Map(), cards: new Map(), chips: [], verbs: {} };
  for (const option of options) {
    const [thing] = option.things;
    if (thing?.sort === 'province') {
      add(placed.provinces, thing.word, option);
      if (option.verb !== 'end-war' && option.verb !== 'hero') placed.verbs.province = option.verb;
    } else if (thing?.sort === 'sea') {
      if (isDrawn) add(placed.seas, thing.word, option);
      else placed.chips.push(option);
      placed.verbs.sea = option.verb;
    } else if (thing?.sort === 'card') {
      placed.verbs.card ??= option.verb;
      if (inSight.has(thing.word)) add(placed.cards, thing.word, option);
      else placed.chips.push(option);
    } else placed.chips.push(option);
  }
  return placed;
}

function add(places: Map<string, Option[]>, key: string, option: Option) {
  const there = places.get(key);
  if (there) there.push(option);
  else places.set(key, [option]);
}
