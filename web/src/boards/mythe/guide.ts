import type { MytheView } from '../../protocol/types';
import type { Session } from '../../table/session';
import type { Stop } from '../../table/tour.svelte';
import { isGiving } from './copy';

type Seen = Session<MytheView>;

const isOffered = (verb: string) => (session: Seen) => session.options.some((option) => option.verb === verb);

/** A first game, in the order in which its parts begin to matter. */
const told: Stop<MytheView>[] = [
  { id: 'way', at: '.mythe .book' },
  { id: 'draw', at: '.mythe .seats', when: isOffered('draw') },
  { id: 'points', at: '.mythe .sum', when: isOffered('stop') },
  {
    id: 'give',
    at: '.mythe .hand',
    when: (session) => isGiving(session.view) && session.view.active === session.seat,
  },
  { id: 'declare', at: '.mythe .hand', when: isOffered('declare') },
];

export const stops: Stop[] = told as never;
