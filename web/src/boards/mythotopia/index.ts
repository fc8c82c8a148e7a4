import type { Board } from '..';

export { default } from './Board.svelte';
export { main } from './main';
export const side: Board['side'] = 'drawer';
export const texts: Board['texts'] = ['mythotopia-board'];
