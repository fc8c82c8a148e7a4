import type { Session } from '../../table/session';

/** What the table's own button does: go on, when all that was to be chosen is chosen. */
const GOES_ON = ['done', 'end-turn'];

export function main(session: Session<never, never>): string | undefined {
  return session.options.find((option) => GOES_ON.includes(option.verb))?.action;
}
