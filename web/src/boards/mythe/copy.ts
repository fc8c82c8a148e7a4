import type { MytheView } from '../../protocol/types';
import type { Session } from '../../table/session';

/** What is printed on one copy of the game: an edition file, as the server sends it. */
export interface Numbers {
  track: { costs: number[]; zones: string[]; lengths: number[] };
  dragon: { cost: number };
  card: {
    key: string;
    name: string;
    points?: number;
    legendary?: boolean;
    obstacle?: boolean;
    mark?: string;
  }[];
}

export type MytheSession = Session<MytheView, Numbers>;

export interface Space {
  number: number; // 0 is the village, the last one the Dragon's
  zone: string;
  place: number; // within its zone, from 1
  places: number; // of that zone
  cost: number;
}

export type Kind = 'plain' | 'legendary' | 'obstacle';

export interface CardFace {
  key: string;
  name: string; // as the edition has it; `cardName` says it in the reader's language
  points: number;
  kind: Kind;
}

export interface Copy {
  spaces: Space[];
  dragon: number;
  cards: Map<string, CardFace>; // those in play at this table
}

const FEWEST: Record<string, number> = { '4+': 4, '5': 5 }; // players a marked card needs, MY-S2

export function readCopy(numbers: Numbers, players: number): Copy {
  const spaces: Space[] = [{ number: 0, zone: 'village', place: 1, places: 1, cost: 0 }];
  const { costs, zones, lengths } = numbers.track;
  zones.forEach((zone, part) => {
    const places = lengths[part] ?? 0;
    for (let place = 1; place <= places; place++) {
      spaces.push({ number: spaces.length, zone, place, places, cost: costs[spaces.length - 1] ?? 0 });
    }
  });
  const dragon = spaces.length;
  spaces.push({ number: dragon, zone: 'dragon', place: 1, places: 1, cost: numbers.dragon.cost });
  const cards = new Map<string, CardFace>();
  for (const { key, name, points, legendary, obstacle, mark } of numbers.card) {
    if (players < (FEWEST[mark ?? ''] ?? 0)) continue;
    const kind: Kind = obstacle ? 'obstacle' : legendary ? 'legendary' : 'plain';
    cards.set(key, { key, name, points: points ?? 0, kind });
  }
  return { spaces, dragon, cards };
}

/** One way through the spaces ahead, as far as some points pay for it. */
export interface Reach {
  paid: Space[];
  next: Space | null; // the space the points left over do not pay for; null before a closed Dragon's space
  left: number;
}

/**
 * What points would buy from where the hero stands: a preview, drawn before the server is asked. A space with
 * another hero is hopped over for nothing, and the Dragon's opens to a declared item only. MY-A1 to MY-A5.
 */
export function reach(
  copy: Copy,
  spaces: number[],
  seat: number,
  points: number,
  isDeclared: boolean,
): Reach {
  const paid: Space[] = [];
  let at = spaces[seat] ?? 0;
  let left = points;
  for (;;) {
    do at++;
    while (spaces.includes(at) && at < copy.dragon);
    const space = copy.spaces[at];
    if (space === undefined || (at === copy.dragon && !isDeclared)) return { paid, next: null, left };
    if (space.cost > left) return { paid, next: space, left };
    left -= space.cost;
    paid.push(space);
  }
}

/** The word of a pile on the wire: the seat's number, or `neutral` for the deck beside the board. MY-2P1. */
export function pileWord(view: MytheView, pile: number): string {
  return pile < view.spaces.length ? String(pile) : 'neutral';
}

export function pileOf(view: MytheView, word: string): number {
  return word === 'neutral' ? view.spaces.length : Number(word);
}

export function isGiving(view: MytheView): boolean {
  return view.question?.name.startsWith('give') ?? false;
}

/**
 * Cards drawn this turn in the order they came, each with its pile where the log tells. A replay's log knows what is
 * still to come, so the lines are found by their turn: counted from 0 in a view, from 1 in a log.
 */
export function drawnFrom(session: MytheSession, view: MytheView): { key: string; pile: number | null }[] {
  const sources = new Map<string, number>();
  for (const { seat, turn, undone, happenings } of session.log) {
    if (undone || seat !== view.active || Math.abs(turn - view.turn) > 1) continue;
    for (const { verb, facts } of happenings) {
      if (!verb.startsWith('draws')) continue;
      const key = facts.find((fact) => fact.role === 'card')?.word ?? '';
      const pile = facts.find((fact) => fact.role === 'pile')?.word;
      if (!view.drawn.includes(key) || pile === undefined) continue;
      sources.delete(key); // a line of the turn before, with two at the table
      sources.set(key, pileOf(view, pile));
    }
  }
  const untold = view.drawn.filter((key) => !sources.has(key));
  return [
    ...untold.map((key) => ({ key, pile: null })),
    ...[...sources].map(([key, pile]) => ({ key, pile })),
  ];
}
