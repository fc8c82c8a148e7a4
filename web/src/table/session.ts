import type { Asked, Clock, Fact, Hint, Line, Option, Order, Plan, TableInfo } from '../protocol/types';

/**
 * What a board is given, at a live table and in a replay alike. A board draws `view`, lights `options` and says
 * which was picked. It knows no rule: what is not among the options cannot be done, and the server says why.
 *
 * The fields are reactive: read them in `$derived` and in markup.
 */
export interface Session<View = unknown, Numbers = unknown> {
  readonly table: TableInfo;
  readonly seat: number; // whose eyes; -1 for a spectator
  readonly view: View;
  readonly numbers: Numbers; // the edition: what is printed on this copy's pieces
  readonly asked: Asked | null;
  readonly options: Option[]; // empty while this reader is asked nothing
  readonly log: Line[];
  readonly plans: Plan[]; // whole ways to answer at once, the best first; a game may have none
  readonly orders: Order[]; // this reader's standing orders
  readonly hint?: Hint | null; // what was named as best, of the options
  readonly news: number; // lines of `log` from here on are new to this reader
  readonly said: Record<number, string>; // what a seat has just said in the chat, for its bubble
  readonly clock: Clock | null; // the friendly clock of the turn; `left` as it was when it came
  readonly pointed: Fact[]; // what a log line under the pointer talks of: light it on the board
  readonly language: string;
  readonly isReplay: boolean;
  readonly isCalm: boolean; // reduced motion: no flights, no hops

  /** Choose an option. Once; until the server has answered, `options` is empty. */
  pick(option: Option): void;

  /** Replace this reader's standing orders; nobody else learns of them. */
  order(orders: Order[]): void;

  /** Ask why something is not offered; the sentence is shown by the table. Any text of the notation. */
  why(action: string): void;

  /** The pointer is on something of the board: log lines that talk of it are lit. Empty when it leaves. */
  point(facts: Fact[]): void;

  /** Say something to a screen reader, politely. */
  announce(text: string): void;

  /** A text in the reader's language: one of `web.ftl`, or of the game's own file. */
  say(id: string, facts?: Record<string, string | number>): string;

  /** Whether there is such a text. */
  has(id: string): boolean;

  /**
   * Be called at every step, before the next one is shown, with the step and the views around it; what is
   * returned is awaited, so an animation can run to its end: until then `view` is still `before`. `hurry` is aborted
   * when the person goes on, and may be from the start. Returns how to stop listening.
   */
  onStep(show: (step: Step<View>) => Promise<void> | void): () => void;
}

export interface Step<View> {
  line: Line;
  before: View;
  after: View;
  hurry: AbortSignal;
}

/** The option that consists of this verb and these words, if it is offered: `find(session, 'draw', '1')`. */
export function find(session: Session, verb: string, ...words: string[]): Option | undefined {
  return session.options.find(
    (option) => option.verb === verb && words.every((word, place) => option.things[place]?.word === word),
  );
}

/** The colours of seats, in the order of seats of each game; each has a shape as well (`art/Shape.svelte`). */
export const COLOURS: Record<string, readonly string[]> = {
  mythe: ['blue', 'green', 'yellow', 'black', 'orange'],
  mytikas: ['red', 'blue', 'yellow', 'green'],
  mythotopia: ['red', 'blue', 'yellow', 'green'],
};

export function colourOf(game: string, seat: number): string {
  return COLOURS[game]?.[seat] ?? 'black';
}
