import type { MytikasView } from '../../protocol/types';
import type { Session } from '../../table/session';
import type { Stop } from '../../table/tour.svelte';

type Seen = Session<MytikasView>;

const asked = (name: string) => (session: Seen) => session.view.question?.name === name;

function own(session: Seen) {
  return session.view.builders[session.view.seat];
}

/** A first game, in the order in which its parts begin to matter. */
const told: Stop<MytikasView>[] = [
  { id: 'welcome' },
  { id: 'first-favor', at: '.mytikas .pile.lit', when: asked('first-favor') },
  { id: 'areas', at: '.mytikas .god:has(.main.lit)', when: asked('open-turn') },
  { id: 'ribbons', at: '.mytikas .ribbon:not(.not)', when: asked('open-turn') },
  {
    id: 'levels',
    at: '.mytikas .levels',
    when: (session) => (own(session)?.goods.flat().some(Boolean) ?? false) && session.view.turn > 0,
  },
  {
    id: 'produce',
    at: '.mytikas .tray',
    when: (session) => asked('choose-set')(session) || asked('choose-harvest')(session),
  },
  { id: 'moves', at: '.mytikas .levels', when: asked('move') },
  { id: 'build', at: '.mytikas .types', when: (session) => asked('build')(session) || session.view.turn > 6 },
  { id: 'follow', at: '.mytikas .ask', when: asked('follow') },
  {
    id: 'offerings',
    at: '.mytikas .line',
    when: (session) => asked('make-offering')(session) || asked('serve-hades')(session),
  },
  {
    id: 'bonus',
    at: '.mytikas .area.play .ribbon',
    when: (session) => session.options.some((option) => option.verb === 'bonus'),
  },
  { id: 'rivals', at: '.mytikas .opponents', when: (session) => session.view.turn > 3 },
  { id: 'end', at: '.mytikas .gauges', when: (session) => session.view.turn > 8 },
];

export const stops = told as unknown as Stop[];
