import type { Stop } from '../../table/tour.svelte';
import type { View } from './numbers';

/** The first game: each part of the table when it first matters. */
export const stops: Stop<View>[] = [
  { id: 'welcome' },
  { id: 'map', at: '.mythotopia .stage' },
  {
    id: 'hand',
    at: '.mythotopia [data-part=hand]',
    when: (session) => session.view.hand.length > 0,
  },
  {
    id: 'menu',
    at: '.mythotopia [data-part=menu]',
    when: (session) => session.view.question?.name === 'take-turn' && session.options.length > 0,
  },
  {
    id: 'target',
    at: '.mythotopia .stage',
    when: (session) => session.view.question?.name === 'choose-target',
  },
  {
    id: 'payment',
    at: '.mythotopia [data-part=payment]',
    when: (session) => session.view.question?.name === 'pay' && session.options.length > 0,
  },
  { id: 'wars', at: '.mythotopia [data-part=wars]', when: (session) => session.view.wars.length > 0 },
  { id: 'victories', at: '.mythotopia [data-part=victories]', when: (session) => session.view.turn > 1 },
  { id: 'shop', at: '.mythotopia [data-part=shop]', when: (session) => session.view.turn > 2 },
  { id: 'reserve', at: '.mythotopia [data-part=reserve]', when: (session) => session.view.turn > 3 },
  { id: 'xray', at: '.mythotopia [data-part=xray]', when: (session) => session.view.turn > 5 },
  { id: 'radar', at: '.mythotopia [data-part=radar]', when: (session) => session.view.empty > 0 },
];
