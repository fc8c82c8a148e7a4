import type { Board } from '..';
import { main as mainOf } from './main';

export { default } from './Board.svelte';
export const side: Board['side'] = 'drawer';
export const main = mainOf as unknown as Board['main'];
export const texts = ['mytikas-board'];
export const hasGuide = true;
