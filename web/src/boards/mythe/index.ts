import { find, type Session } from '../../table/session';
import type { Board } from '../index';
import Page from './Board.svelte';
import Reminders from './Notes.svelte';

export default Page as unknown as Board['default'];

export const side: Board['side'] = 'docked';

export const texts: Board['texts'] = ['mythe-board'];

export const notes = Reminders as unknown as Board['notes'];

export const hasGuide = true;

/** Stop and advance, or end the giving. */
export const main: Board['main'] = (session) => {
  const table = session as Session;
  return (find(table, 'stop') ?? find(table, 'done'))?.action;
};
