import type { SeatInfo, TableInfo, TableRow } from '../protocol/types';
import { has, say } from './index.svelte';

/** How long something has been going on, said in the largest unit that fits. */
export function since(start: number, now = Date.now() / 1000): string {
  const minutes = Math.max(0, Math.floor((now - start) / 60));
  if (minutes < 1) return say('since-now');
  if (minutes < 60) return say('since-minutes', { count: minutes });
  if (minutes < 60 * 36) return say('since-hours', { count: Math.round(minutes / 60) });
  return say('since-days', { count: Math.round(minutes / (60 * 24)) });
}

/** A length of time: `20 minutes`. */
export function length(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90
    ? say('length-minutes', { count: minutes })
    : say('length-hours', { count: Math.round(minutes / 60) });
}

/** A bot by its name on the roster. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** What a level is like, in a word: `fair`. */
export function botWord(bot: string): string {
  return has(`bot-${bot}.word`) ? say(`bot-${bot}.word`) : '';
}

export const isLevel = (bot: string) => /^level[0-9]$/.test(bot);

export function botHelp(bot: string): string {
  return has(`bot-${bot}.help`) ? say(`bot-${bot}.help`) : '';
}

/** Who sits there, for a sentence. */
export function nameOf(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  return info === undefined ? '' : info.is_you ? say('you') : info.name;
}

export function names(seats: SeatInfo[]): string {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
  return list.format(seats.map((seat) => (seat.is_you ? say('you') : seat.name)));
}

/** Whose turn it is, as a heading. */
export function turnOf(row: TableRow): string {
  if (row.table.status === 'waiting') return say('state-waiting');
  if (row.table.status === 'dealing') return say('state-dealing');
  if (row.table.status === 'over') return say('state-over');
  if (row.table.status === 'abandoned') return say('state-abandoned');
  if (row.table.status === 'resting') return say('state-resting');
  if (row.your_turn) return say('turn-yours');
  const [first, ...others] = row.turn_of;
  if (first === undefined) return say('state-running');
  return others.length > 0
    ? say('turn-several', { count: row.turn_of.length })
    : say('turn-of', { name: row.table.seats[first]?.name ?? '' });
}

export const freeSeats = (table: TableInfo) => table.seats.filter((seat) => seat.kind === 'open');
export const usedSeats = (table: TableInfo) => table.seats.filter((seat) => seat.kind !== 'empty');

/** A seal or a seed, in groups one can compare by eye. */
export function grouped(hexadecimal: string, groups = 3): string {
  return (hexadecimal.match(/.{1,4}/g) ?? []).slice(0, groups).join('·');
}

/** A name for a table whose maker gave it none. */
export function newName(game: string): string {
  const names = has(`table-names-${game}`) ? say(`table-names-${game}`).split(/\s*;\s*/) : [''];
  return names[Math.floor(Math.random() * names.length)];
}

/** Words as a sentence: a capital before, a full stop behind. */
export function sentenceOf(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
