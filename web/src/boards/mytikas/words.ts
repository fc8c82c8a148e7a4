import type { MytikasOutlook, MytikasView, Option } from '../../protocol/types';
import type { Session } from '../../table/session';

/** The table of Mytikas as its boards see it. */
export type Table = Session<MytikasView & { outlook?: MytikasOutlook }, Printed>;

/** What is printed on a copy, as in `editions/*.toml`. */
export interface Printed {
  cost: Record<string, { goods: number[] }>;
  'zeus-day': { sets: number[][] };
  'demeter-day': { set: number[] }[];
  'poseidon-night': { favors: number };
  'hades-day': { ups: number };
  'hades-night': { offerings: number };
  bonus: Record<string, { kind: Kind; times: number }>;
  slot: Record<string, { any?: number; favors?: number; offerings?: number; gold?: number }>;
  locks: { values: number[] };
  steps: { points: number[] };
}

export type Kind = 'up' | 'any' | 'favor' | 'offering' | 'make';

/* The words of the notation, in the order in which things lie on the table. */
export const GODS = ['zeus', 'demeter', 'poseidon', 'hades'] as const;
export const TIMES = ['day', 'night'] as const;
export const GOODS = ['stone', 'marble', 'gold'] as const;
export const LEVELS = [1, 2, 3, 4] as const;
export const PIECES = ['minor-city', 'small-temple', 'major-city', 'large-temple'] as const;
export type Piece = (typeof PIECES)[number];

/** The slots of each piece on a player's board, and the factor printed beside it. */
export const SLOTS: Record<Piece, readonly string[]> = {
  'minor-city': ['minor-1', 'minor-2', 'minor-3'],
  'small-temple': ['small-1', 'small-2'],
  'major-city': ['major-1', 'major-2'],
  'large-temple': ['large-1'],
};
export const FACTOR: Record<Piece, number> = {
  'minor-city': 1,
  'small-temple': 2,
  'major-city': 3,
  'large-temple': 4,
};
export const PIECE_COUNT = 8;
export const FULL_LEVELS = 3; // so many empty levels of tokens end the game

export function pieceOf(slot: string): Piece {
  return PIECES.find((piece) => SLOTS[piece].includes(slot)) ?? 'minor-city';
}

/** The drawing of a piece: `minor-city` is drawn as `minor`. */
export function drawingOf(piece: string): string {
  return piece.split('-')[0];
}

export function godOf(area: string): string {
  return area.split('-')[0];
}

export function timeOf(area: string): string {
  return area.split('-')[1] ?? 'day';
}

/** What a deity goes with: an area, a god's bonus, following, or the start of a turn. It colours the card. */
export const DEITIES: Record<string, { area?: string; god?: string; when: string; scale: boolean }> = {
  zeus: { when: 'follow', scale: false },
  poseidon: { when: 'follow', scale: false },
  demeter: { when: 'start', scale: true },
  hades: { when: 'start', scale: true },
  hera: { god: 'zeus', when: 'bonus', scale: false },
  dionysus: { god: 'demeter', when: 'bonus', scale: false },
  aphrodite: { god: 'poseidon', when: 'bonus', scale: false },
  persephone: { god: 'hades', when: 'bonus', scale: false },
  apollo: { area: 'zeus-day', when: 'area', scale: true },
  athena: { area: 'zeus-night', when: 'area', scale: false },
  pan: { area: 'demeter-day', when: 'area', scale: true },
  artemis: { area: 'demeter-night', when: 'area', scale: false },
  ares: { area: 'poseidon-day', when: 'area', scale: true },
  hephaestus: { area: 'poseidon-night', when: 'area', scale: true },
  hestia: { area: 'hades-day', when: 'area', scale: true },
  hermes: { area: 'hades-night', when: 'area', scale: true },
};

/** The words of an option after its verb. */
export function words(option: Option): string[] {
  return option.things.map((thing) => thing.word);
}

/** Options of this verb, by its first words. */
export function offered(session: Table, verb: string, ...first: string[]): Option[] {
  return session.options.filter(
    (option) => option.verb === verb && first.every((word, place) => option.things[place]?.word === word),
  );
}

/** Verbs that are answered on the board itself; every other option is a chip beside the question. */
const ON_BOARD = new Set([
  'go',
  'favor',
  'rob',
  'move',
  'turn',
  'give',
  'build',
  'slot',
  'offer',
  'keep',
  'forge',
  'day',
  'night',
]);

export function isOnBoard(option: Option): boolean {
  return ON_BOARD.has(option.verb);
}

/** What an option would change on the reader's own board, read off its words and what is printed. */
export interface Glimpse {
  goods: Record<string, number>; // `level/good` to how many more or fewer
  offerings: number;
  favors: Record<string, number>;
  piece?: { piece: Piece; level: number };
  slot?: string;
  area?: string;
}

export function glimpse(option: Option, view: MytikasView, numbers: Printed): Glimpse {
  const seen: Glimpse = { goods: {}, offerings: 0, favors: {} };
  const change = (level: number | string, good: string, count: number) => {
    if (count === 0) return;
    const place = `${level}/${good}`;
    seen.goods[place] = (seen.goods[place] ?? 0) + count;
  };
  const set = (level: number | string, goods: number[], sign = 1) =>
    goods.forEach((count, kind) => change(level, GOODS[kind], sign * count));
  const about = view.question?.about ?? {};
  const [first, second, third] = words(option);
  const own = view.builders[view.seat];
  switch (option.verb) {
    case 'go':
      seen.area = first;
      break;
    case 'produce':
      set(about.level ?? 1, numbers['zeus-day'].sets[Number(first) - 1] ?? []);
      break;
    case 'harvest':
      set(1, numbers['demeter-day'][Number(first) - 1]?.set ?? []);
      break;
    case 'also':
      change(1, first, 1);
      break;
    case 'move':
      change(second, first, -1);
      change(third, first, 1);
      break;
    case 'turn':
      change(second, first, -1);
      change(Number(second) + 1, GOODS[GOODS.findIndex((good) => good === first) + 1], 1);
      break;
    case 'give':
      change(second, first, -1);
      break;
    case 'build':
      seen.piece = { piece: first as Piece, level: Number(second) };
      set(second, own?.costs[first] ?? [], -1);
      break;
    case 'slot': {
      const gives = numbers.slot[first] ?? {};
      seen.slot = first;
      seen.offerings = gives.offerings ?? 0;
      if (gives.gold) change(about.level ?? 1, 'gold', gives.gold);
      break;
    }
    case 'favor':
    case 'rob':
      seen.favors[first] = 1;
      break;
    case 'take':
      seen.offerings = numbers['hades-night'].offerings;
      break;
    case 'put':
      seen.offerings = -Number(first);
      break;
    case 'forge':
      change(first, 'marble', -1);
      break;
    case 'follow':
      if (first === 'offering') seen.offerings = -1;
      else seen.favors[first] = -1;
      break;
  }
  return seen;
}

/** Where a piece lacks least, by what is printed and what lies there: the level and what is short. */
export interface Nearest {
  level: number;
  short: number[]; // by kind of resource
}

export function nearest(view: MytikasView, seat: number, piece: Piece): Nearest | null {
  const own = view.builders[seat];
  const cost = own?.costs[piece];
  const free = SLOTS[piece].some((slot) => !own?.built[slot]);
  if (!own || !cost || !free) return null;
  let best: Nearest | null = null;
  for (const level of LEVELS) {
    if ((view.tokens[level - 1] ?? 0) === 0) continue;
    const short = cost.map((count, kind) => Math.max(0, count - (own.goods[level - 1]?.[kind] ?? 0)));
    if (best === null || sum(short) <= sum(best.short)) best = { level, short };
  }
  return best;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Seats in the order of turns, from the one after the reader. */
export function others(view: MytikasView): number[] {
  const seats = view.builders.map((_, seat) => seat);
  if (view.seat < 0) return seats.filter((seat) => seat !== view.active);
  return seats.slice(1).map((_, place) => (view.seat + 1 + place) % seats.length);
}

/** Whose board lies below: the reader's own, or of whoever is to play. */
export function nearSeat(view: MytikasView): number {
  return view.seat >= 0 ? view.seat : view.active;
}

/** The area in play: where the builder of the active seat stands, once it has gone there this turn. */
export function areaInPlay(session: Table): string | null {
  const { view, log } = session;
  if (view.question?.name === 'open-turn') return null;
  if (view.question?.about.area) return view.question.about.area;
  const verbs = log.filter((line) => !line.undone).flatMap((line) => line.happenings.map(({ verb }) => verb));
  const last = verbs.findLast((verb) => verb === 'goes' || verb === 'begins-turn');
  return last === 'begins-turn' ? null : (view.builders[view.active]?.area ?? null);
}

/** What to ask about when something is not offered; nothing where nobody is there to answer. */
export function asking(session: Table, action: string): string | undefined {
  return session.isReplay || session.seat < 0 ? undefined : action;
}

/** What a seat is called at this table; the same name twice gets the letter of its seat, as in the log. */
export function nameOf(session: Table, seat: number): string {
  const names = session.table.seats.map((one) => one.name);
  const name = names[seat] ?? '';
  if (names.filter((other) => other === name).length < 2) return name;
  return session.say('mytikas-web-seat-alike', {
    name,
    letter: session.say('mytikas-web-letters').split(' ')[seat] ?? '',
  });
}
