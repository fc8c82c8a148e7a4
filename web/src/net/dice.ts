/** Fair dice, checked here: the sums of the server's `dice.py`, done again by the browser. */

const words = new TextEncoder();

/** Each part with its length before it, so that no two lists of parts look the same. */
function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

function bytes(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function hash(parts: Uint8Array[]): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)));
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What must have been shown before the first card, if this was under it. */
export function sealOf(table: string, secret: string): Promise<string> {
  return hash([words.encode('mythagora seal 1'), words.encode(table), bytes(secret)]);
}

/** The seed of the game: the secret, and what each seat added. */
export function seedOf(secret: string, entropy: (string | null)[]): Promise<string> {
  const added = entropy.map((part) => words.encode(part ?? ''));
  return hash([words.encode('mythagora seed 1'), bytes(secret), ...added]);
}
