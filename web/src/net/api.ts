import type {
  BotWish,
  Failure,
  GameInfo,
  LeaveWish,
  Me,
  MeWish,
  MyLink,
  Numbers,
  Replay,
  ReplayHint,
  Review,
  RulesPage,
  Sealed,
  SeatLink,
  SitWish,
  TableInfo,
  TableMade,
  TableRow,
  TableWish,
  Verdict,
} from '../protocol/types';
import { say, texts } from '../texts/index.svelte';

/** What the server would not do, with its sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly name: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** The sentence to show for whatever went wrong. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : say('error-unexpected');
}

/** Whether nobody answered at all: then it may help to ask again. */
export const isUnreachable = (error: unknown) => error instanceof Refusal && error.status === 0;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const address = new URL(`/api/${path}`, location.origin);
    address.searchParams.set('language', texts.language);
    const isText = typeof body === 'string';
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': isText ? 'text/plain' : 'application/json' },
      body: isText ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('no-connection', say('error-no-connection'), 0);
  }
  const found: unknown = answer.headers.get('Content-Type')?.includes('json')
    ? await answer.json().catch(() => null)
    : null;
  if (answer.ok) return found as T;
  const failure = found as Partial<Failure> | null;
  throw new Refusal(failure?.name ?? 'unexpected', failure?.text ?? say('error-unexpected'), answer.status);
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => change<T>('POST', path, body);
const part = encodeURIComponent;

let greeting: Promise<Me> | null = null;
const greet = () => (greeting = get<Me>('me'));

/** Waits until the server knows who asks: of somebody new, two requests at once would make two people. */
async function change<T>(method: string, path: string, body: unknown): Promise<T> {
  await (greeting ?? greet()).catch(() => (greeting = null));
  return ask<T>(method, path, body);
}

export const api = {
  me: greet,
  changeMe: (wish: MeWish) => change<Me>('PATCH', 'me', wish),
  myLink: () => post<MyLink>('me/link'),
  myTables: () => get<TableRow[]>('me/tables'),

  games: () => get<GameInfo[]>('games'),
  rules: (game: string) => get<RulesPage>(`games/${part(game)}/rules`),
  edition: (game: string, name: string) => get<Numbers>(`games/${part(game)}/editions/${part(name)}`),

  openTables: () => get<TableRow[]>('tables'),
  seal: () => post<Sealed>('seal'),
  make: (wish: TableWish) => post<TableMade>('tables', wish),
  table: (id: string) => get<TableInfo>(`tables/${part(id)}`),
  numbers: (id: string) => get<Numbers>(`tables/${part(id)}/edition`),
  sit: (id: string, wish: SitWish) => post<TableInfo>(`tables/${part(id)}/sit`, wish),
  linkAnew: (id: string, seat: number) => post<SeatLink>(`tables/${part(id)}/link`, { seat }),
  callOff: (id: string) => post<TableInfo>(`tables/${part(id)}/call-off`),
  start: (id: string) => post<TableInfo>(`tables/${part(id)}/start`),
  leave: (id: string, wish: LeaveWish) => post<TableInfo>(`tables/${part(id)}/leave`, wish),
  seatBot: (id: string, wish: BotWish) => post<TableInfo>(`tables/${part(id)}/bot`, wish),
  rematch: (id: string) => post<TableMade>(`tables/${part(id)}/rematch`),
  replay: (id: string, seat: number) => get<Replay>(`tables/${part(id)}/replay?seat=${seat}`),
  replayHint: (id: string, seat: number, step: number) =>
    get<ReplayHint>(`tables/${part(id)}/replay/hint?seat=${seat}&step=${step}`),
  review: (id: string, seat: number) => get<Review>(`tables/${part(id)}/review?seat=${seat}`),
  beginReview: (id: string, seat: number) => post<Review>(`tables/${part(id)}/review?seat=${seat}`),
  verify: (record: string) => post<Verdict>('verify', record),
};

/** Where a finished table's record is downloaded. */
export const recordOf = (id: string) => `/api/tables/${part(id)}/record`;

/** Where one of our editions is downloaded. */
export const editionOf = (game: string, name: string) =>
  `/api/games/${part(game)}/editions/${part(name)}/file`;

/** What this person adds to the dice. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
