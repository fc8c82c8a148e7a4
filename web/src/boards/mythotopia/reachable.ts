import type { Action } from 'svelte/action';

/**
 * Keeps a piece of the map a button also while nothing is asked about it: it then tells what stands there. It stays
 * out of the way of Tab, which goes from choice to choice. Put it after `choice`, whose work it finishes.
 */
export const reachable: Action<Element, unknown> = (node) => {
  function show() {
    if (node.hasAttribute('data-option')) return;
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '-1');
  }
  show();
  return { update: show };
};
