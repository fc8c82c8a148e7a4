import type { ClientMessage, ServerMessage } from '../protocol/types';
import { PROTOCOL } from '../protocol/types';

/** `opening`, first time; `open`; `lost`: trying again; `old`: the page must be loaded anew; `closed` by us. */
export type Connection = 'opening' | 'open' | 'lost' | 'old' | 'closed';

/** What needs an answer, and is sent again until it has one. */
export type Command = Extract<ClientMessage, { command: string }>;
export type Wish<T = Command> = T extends Command ? Omit<T, 'command'> : never;

export interface Ear {
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
  /** Where to call. */
  address(): string;
  /** The version to go on from, or none for the whole table. */
  since(): number | null;
  speaks(): string;
}

const FIRST_WAIT = 400; // ms before trying again; doubled each time
const LONGEST_WAIT = 5_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // for the answer to a ping, or to `hello`

/**
 * The line to one table, for one seat. It comes back by itself, goes on where it was, and sends again what had not
 * been answered: a command is carried out once, however often it is sent.
 */
export class TableSocket {
  connection: Connection = 'opening';
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Command>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ear: Ear) {
    addEventListener('online', this.hasten);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.hasten);
    this.open();
  }

  /** Sends a command and keeps it until it is answered. Returns its id. */
  send(wish: Wish): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.slice(0, 40);
    const command = { ...wish, command: id } as Command;
    this.waiting.set(id, command);
    this.write(command);
    return id;
  }

  /** Leaves for good. */
  close() {
    this.drop();
    clearTimeout(this.retry);
    removeEventListener('online', this.hasten);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.hasten);
    this.turn('closed');
  }

  /** Comes in anew: something between the versions was missed, or another language is spoken. */
  again() {
    if (this.connection === 'old' || this.connection === 'closed') return;
    this.drop();
    this.open();
  }

  private open() {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.ear.address());
    this.socket = socket;
    socket.onopen = () => {
      const since = this.ear.since();
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, language: this.ear.speaks(), since }));
      for (const command of this.waiting.values()) socket.send(JSON.stringify(command));
      this.listen(PATIENCE);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    this.listen(PATIENCE);
  }

  private hear(message: ServerMessage) {
    if (message.type === 'reload') {
      this.drop();
      this.turn('old');
      return;
    }
    this.tries = 0;
    if (this.connection !== 'open') this.turn('open');
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.write({ type: 'ping' });
      this.listen(PATIENCE);
    }, PING_EVERY);
    if ('command' in message && message.command) this.waiting.delete(message.command);
    if (message.type !== 'pong') this.ear.heard(message);
  }

  /** Takes silence as a lost line. */
  private listen(patience: number) {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.lose(), patience);
  }

  private lose = () => {
    if (this.connection === 'old' || this.connection === 'closed') return;
    this.drop();
    this.turn('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  };

  private hasten = () => {
    if (this.connection === 'lost' && !document.hidden && this.socket === null) this.open();
  };

  private drop() {
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private write(message: ClientMessage) {
    if (this.socket?.readyState === WebSocket.OPEN && this.connection !== 'closed') {
      this.socket.send(JSON.stringify(message));
    }
  }

  private turn(connection: Connection) {
    this.connection = connection;
    this.ear.changed(connection);
  }
}

export function addressOf(table: string, seat: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const watching = seat < 0 ? '' : `?seat=${seat}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket${watching}`;
}
