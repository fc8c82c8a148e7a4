import type { ReviewPoint, TableInfo } from '../protocol/types';
import { say } from '../texts/index.svelte';
import { nameOf } from '../texts/words';

/** Words and figures of a game looked back upon. Chances are parts of a win; they are told in wins of a hundred. */

/** Who sits there, where nothing stands before it. */
export const nameAtStart = (table: TableInfo, seat: number) =>
  table.seats[seat]?.is_you ? say('log-you') : nameOf(table, seat);

export interface Chance {
  seat: number;
  name: string;
  chance: number; // of a hundred
}

/** Everybody's chance at a point, rounded so that they make up the hundred. */
export function chancesAt(table: TableInfo, point: ReviewPoint, order: number[]): Chance[] {
  const whole = rounded(order.map((seat) => point.chances[seat] ?? 0));
  return order.map((seat, n) => ({ seat, name: nameAtStart(table, seat), chance: whole[n] }));
}

/** Parts of one in hundredths that sum to a hundred; what is lost by rounding goes to the largest remainders. */
export function rounded(parts: number[]): number[] {
  const sum = parts.reduce((all, part) => all + part, 0) || 1;
  const exact = parts.map((part) => (part / sum) * 100);
  const found = exact.map(Math.floor);
  const missing = 100 - found.reduce((all, part) => all + part, 0);
  const byRemainder = exact.map((part, n) => ({ n, rest: part - found[n] })).sort((a, b) => b.rest - a.rest);
  for (const { n } of byRemainder.slice(0, missing)) found[n] += 1;
  return found;
}

/** Points of a hundred with their sign: `+12`, `−3`, `0`. */
export function signed(part: number): string {
  const points = Math.round(part * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
