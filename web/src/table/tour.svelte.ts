import type { Session } from './session';

/** A stop of a game's guide: it explains a part of the table as it first matters. */
export interface Stop<View = never> {
  id: string; // its words: `<game>-guide-<id>` and `.title` in the game's board texts
  at?: string; // a selector of what it points at; without one it stands in the middle
  when?: (session: Session<View>) => boolean; // at once, unless given
}

/** What this browser remembers of a game's guide: not asked yet, declined or over, or the stops already seen. */
interface Memory {
  is: 'new' | 'on' | 'off';
  seen: string[];
}

const memories: Record<string, Memory> = $state({});

function key(game: string): string {
  return `guide-${game}`;
}

export function memoryOf(game: string): Memory {
  return memories[game] ?? { is: 'new', seen: [] };
}

/** Read what was kept. Where nothing was, the guide is new. */
export function recall(game: string) {
  if (memories[game]) return;
  let kept: Memory | null = null;
  try {
    kept = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
  } catch {
    // Nothing is remembered where storage is forbidden or spoilt: the guide offers itself again.
  }
  memories[game] = kept && Array.isArray(kept.seen) ? kept : { is: 'new', seen: [] };
}

function keep(game: string, memory: Memory) {
  memories[game] = memory;
  try {
    localStorage.setItem(key(game), JSON.stringify(memory));
  } catch {
    // The guide still works; it will only offer itself again next time.
  }
}

/** From the first stop: a new guide accepted, or the same again from the table's menu. */
export function startGuide(game: string) {
  keep(game, { is: 'on', seen: [] });
}

export function stopGuide(game: string) {
  keep(game, { is: 'off', seen: memoryOf(game).seen });
}

export function markSeen(game: string, id: string, isLast: boolean) {
  const seen = [...memoryOf(game).seen, id];
  keep(game, { is: isLast ? 'off' : 'on', seen });
}
