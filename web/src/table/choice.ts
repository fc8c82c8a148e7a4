import type { Action } from 'svelte/action';
import type { Option } from '../protocol/types';
import type { Session } from './session';

export interface Choice {
  session: Session;
  option: Option | undefined; // nothing to choose here now
  name?: string; // spoken; the option's text unless given
  why?: string; // what to ask about when it is not offered: a text of the notation
}

/**
 * Makes a piece of the board choosable, HTML or SVG alike: lit when its option is offered, reached by Tab and by
 * the arrows (the table walks all `[data-option]` in document order), chosen by click, Enter or Space.
 * Where nothing is offered, a click asks why.
 */
export const choice: Action<HTMLElement | SVGElement, Choice> = (node, first) => {
  let now = first;

  function show() {
    const { option, name, why } = now;
    node.classList.toggle('lit', option !== undefined);
    if (option !== undefined) {
      node.setAttribute('data-option', option.action);
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
      node.removeAttribute('aria-disabled');
    } else {
      node.removeAttribute('data-option');
      node.removeAttribute('tabindex');
      if (why !== undefined) {
        node.setAttribute('role', 'button');
        node.setAttribute('aria-disabled', 'true');
      } else {
        node.removeAttribute('aria-disabled');
        if (node.getAttribute('role') === 'button') node.setAttribute('role', 'img');
      }
    }
    const spoken = name ?? option?.text;
    if (spoken !== undefined) node.setAttribute('aria-label', spoken);
  }

  function choose() {
    if (now.option !== undefined) now.session.pick(now.option);
    else if (now.why !== undefined) now.session.why(now.why);
  }

  function click(event: Event) {
    if (now.option === undefined && now.why === undefined) return;
    event.stopPropagation();
    choose();
  }

  function key(event: Event) {
    const pressed = (event as KeyboardEvent).key;
    if (pressed !== 'Enter' && pressed !== ' ') return;
    if (node instanceof HTMLButtonElement) return; // a button clicks itself
    event.preventDefault();
    event.stopPropagation();
    choose();
  }

  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  show();
  return {
    update(next) {
      now = next;
      show();
    },
    destroy() {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
};
