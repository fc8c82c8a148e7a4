import type { Option } from '../../protocol/types';
import type { View } from './numbers';

/** The actions of a turn as a menu: always in the same places, so that hands learn them. */
const ACTIONS: [string, string][] = [
  ['invade', 'spoils'],
  ['place-armies', 'army'],
  ['remove-armies', 'k-home'],
  ['place-ships', 'ship'],
  ['recall-ships', 'waves'],
  ['buy', 'gold'],
  ['draft', 'k-plain'],
  ['store', 'reserve'],
  ['discard', 'hand'],
  ['remove', 'k-bin'],
];
const FREE: [string, string][] = [['march', 'road']];
const SOMETIMES: [string, string][] = [
  ['patronage', 'coin-line'],
  ['seek', 'charter'],
  ['stow', 'reserve'],
  ['reveal', 'charter'],
  ['proclaim', 'charter'],
  ['end-game', 'fort'],
];

export interface Entry {
  verb: string;
  icon: string;
  option: Option | undefined;
}

export function menuOf(view: View, options: Option[]): Entry[] {
  if (view.question?.name !== 'take-turn') return [];
  const find = (verb: string) => options.find((option) => option.verb === verb && option.things.length === 0);
  const entry = ([verb, icon]: [string, string]): Entry => ({ verb, icon, option: find(verb) });
  const always = [...ACTIONS, ...FREE].map(entry);
  const rest = SOMETIMES.map(entry).filter(
    ({ verb, option }) =>
      option !== undefined ||
      (verb === 'patronage' && view.victories.some((card) => card.victory === 'patronage')) ||
      (verb === 'end-game' && view.empty >= view.empty_needed && !view.options['final-round']),
  );
  return [...always, ...rest];
}
