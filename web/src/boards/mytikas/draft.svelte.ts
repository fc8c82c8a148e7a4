/**
 * What the reader has begun to answer on the board but not chosen: a type of building, a resource that is to go
 * somewhere, an option shown before it counts. One table is open at a time, so there is one draft.
 */
export interface Draft {
  piece: string | null; // building: the type first
  level: number | null; // building: the coin first
  cell: { level: number; good: string } | null; // a resource that may go to several levels
  isDown: boolean; // free moves down are shown
  isTurning: boolean; // Hestia turns what is picked next
  ready: string | null; // an action that the main button would choose
  hover: string | null; // an action under the pointer or the focus: its result is shown
}

function blank(): Draft {
  return { piece: null, level: null, cell: null, isDown: false, isTurning: false, ready: null, hover: null };
}

export const draft: Draft = $state(blank());

export function forget() {
  Object.assign(draft, blank());
}
