/** What the keys do at a table, as far as it does not hang on the game. */
export interface Keys {
  choose: (number: number) => void;
  primary: () => void;
  undo: () => void;
  hint: () => void;
  log: () => void;
  chat: () => void;
  rules: () => void;
  options: () => void;
  help: () => void;
  away: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Letters go by the place of the key as well, so that they work on a Russian keyboard too. */
const LETTERS: Record<string, keyof Keys> = {
  KeyU: 'undo',
  KeyH: 'hint',
  KeyL: 'log',
  KeyC: 'chat',
  KeyR: 'rules',
  KeyO: 'options',
};

export function press(event: KeyboardEvent, stage: HTMLElement | undefined, keys: Keys) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('dialog')) return;
  if (event.key === 'Escape') {
    target.closest<HTMLElement>('input, textarea')?.blur(); // the keys are the table's again
    return keys.away();
  }
  if (target.closest('input, textarea, select, [contenteditable]')) return;
  const number = Number(event.key);
  if (number >= 1 && number <= 9) return take(event, () => keys.choose(number));
  if (event.key === '?') return take(event, keys.help);
  if (event.key === 'Enter') {
    if (target.closest('button, a, [data-option], summary, [role="tab"]')) return;
    return take(event, keys.primary);
  }
  const step = STEPS[event.key];
  if (step !== undefined) {
    if (target.closest('[role="tab"], [role="region"], .drawer, .side')) return;
    return walk(event, stage, step);
  }
  const letter = LETTERS[event.code] ?? LETTERS[`Key${event.key.toUpperCase()}`];
  if (letter && !event.shiftKey) take(event, keys[letter] as () => void);
}

function take(event: KeyboardEvent, what: () => void) {
  event.preventDefault();
  what();
}

/** To the next thing that can be chosen, in reading order. */
function walk(event: KeyboardEvent, stage: HTMLElement | undefined, step: number) {
  const offered = [...(stage?.querySelectorAll<HTMLElement | SVGElement>('[data-option]') ?? [])].filter(
    (one) => one.getClientRects().length > 0,
  );
  if (offered.length === 0) return;
  event.preventDefault();
  const at = offered.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : offered.length - 1) : (at + step + offered.length) % offered.length;
  offered[next].focus();
  offered[next].scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
