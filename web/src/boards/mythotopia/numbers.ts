import type { MythotopiaOutlook, MythotopiaView } from '../../protocol/types';
import type { Session } from '../../table/session';

export type View = MythotopiaView & { outlook?: MythotopiaOutlook };
export type Seated = Session<View, Numbers>;

export type Sign = 'food' | 'stone' | 'gold' | 'army' | 'ship';
export const SIGNS: readonly Sign[] = ['food', 'stone', 'gold', 'army', 'ship'];

/** What is printed on a card: its name, and how many symbols of a kind. */
export type Printed = { name: string } & Partial<Record<Sign, number>>;

export interface ProvinceNumbers {
  name: string;
  symbol: Sign;
  strength: number;
  rugged?: boolean;
  seas?: string[];
  open?: string[];
  hills?: string[];
  mountains?: string[];
}

export interface SeaNumbers {
  name: string;
  touches?: string[];
  inland?: boolean;
}

/** The edition file, as far as a board reads it. */
export interface Numbers {
  start: Record<string, Printed>; // `cards` and `origin` stand beside the cards
  improvement: Record<string, Printed>;
  cost: Record<string, number>;
  strength: Record<string, number>;
  victory: Record<string, { value?: number; values?: number[]; counters?: number | number[] }>;
  'set-up': { display: number };
  charter: Record<string, { needs: number; points: number }>;
  map: {
    province: Record<string, ProvinceNumbers>;
    sea: Record<string, SeaNumbers>;
    islands: Record<string, string[]>;
  };
}

export type Kind = 'action' | 'free' | 'benefit' | 'reserve' | 'plain' | 'province';

/** How each improvement is told apart at a glance: what sort of text it has, and its picture. */
const FACES: Record<string, [Kind, string]> = {
  alchemist: ['action', 'flask'],
  army: ['plain', 'muster'],
  build: ['action', 'trowel'],
  cavalry: ['reserve', 'horse'],
  counsellor: ['free', 'scroll'],
  diplomat: ['action', 'dove'],
  farming: ['reserve', 'sickle'],
  general: ['benefit', 'helm'],
  'gold-mine': ['reserve', 'cart'],
  hero: ['benefit', 'laurel'],
  levies: ['reserve', 'muster'],
  limes: ['reserve', 'wall'],
  marauders: ['free', 'torch'],
  market: ['plain', 'stall'],
  mercenary: ['free', 'axes'],
  merchant: ['benefit', 'scales'],
  militia: ['free', 'fork'],
  mystic: ['free', 'moon'],
  philosopher: ['free', 'owl'],
  portal: ['benefit', 'gate'],
  providence: ['free', 'star-eye'],
  quarry: ['reserve', 'pick'],
  queen: ['reserve', 'crown'],
  ranger: ['reserve', 'bow'],
  'reserve-army': ['reserve', 'tent'],
  scribe: ['reserve', 'quill'],
  ship: ['benefit', 'galley'],
  warehouse: ['reserve', 'barn'],
  'water-mill': ['benefit', 'wheel'],
};

/** The improvement whose text and picture a card has: `start-army-2` is an Army. */
export function faceOf(card: string): string {
  return card.startsWith('start-') ? card.slice(6).replace(/-\d+$/, '') : card;
}

export function kindOf(card: string): Kind {
  return FACES[faceOf(card)]?.[0] ?? 'province';
}

export function artOf(card: string): string {
  return FACES[faceOf(card)]?.[1] ?? 'muster';
}

export const VICTORY_ART: Record<string, string> = {
  city: 'burg',
  road: 'road',
  castle: 'keep',
  citadel: 'fort',
  defender: 'guardian',
  'guilded-city': 'gilded',
  dragons: 'wyrm',
  isles: 'isle',
  seas: 'waves',
  patronage: 'coin-line',
  inns: 'inn',
  runestones: 'menhir',
  spoils: 'spoils',
};

/** What a card shows, as it is printed. */
export function symbolsOf(numbers: Numbers, card: string): [Sign, number][] {
  const province = numbers.map.province[card];
  if (province) return [[province.symbol, 1]];
  const printed = card.startsWith('start-') ? numbers.start[faceOf(card)] : numbers.improvement[card];
  return SIGNS.filter((sign) => printed?.[sign]).map((sign) => [sign, printed[sign]!]);
}

/** How many counters a victory card began with, for so many players. */
export function countersOf(numbers: Numbers, victory: string, players: number): number {
  const { counters, values } = numbers.victory[victory] ?? {};
  if (values) return values.length;
  return Array.isArray(counters) ? counters[players - 2] : (counters ?? 0);
}
