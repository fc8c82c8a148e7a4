import type { Option } from '../../protocol/types';
import { draft } from './draft.svelte';
import { words, type Table } from './words';

/** Verbs that the main button takes when nothing was picked, the first that is offered. */
const VERBS = ['main', 'bonus', 'follow', 'done'];

/** The action of the main button: what was shown and waits for a yes, or what ends or begins this step. */
export function main(session: Table): string | undefined {
  const { options } = session;
  if (draft.ready && options.some((option) => option.action === draft.ready)) return draft.ready;
  for (const verb of VERBS) {
    const found = verb === 'follow' ? follows(session)[0] : options.find((option) => option.verb === verb);
    if (found) return found.action;
  }
  return undefined;
}

/** The ways to pay for following, the one that gives least away first. */
export function follows(session: Table): Option[] {
  const found = session.options.filter((option) => option.verb === 'follow');
  return found.sort((one, other) => dearness(one, session) - dearness(other, session));
}

/** The Favor of the god followed comes first, as everybody pays; then other Favors, then an Offering. */
function dearness(option: Option, session: Table): number {
  const [price] = words(option);
  if (price === 'offering') return 2;
  return session.view.question?.about.area?.startsWith(`${price}-`) ? 0 : 1;
}
