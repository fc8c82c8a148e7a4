import type { Action } from 'svelte/action';

/** Lets the keyboard reach a piece of the board while it has more to show than there is room for. */
export const scrolling: Action<HTMLElement> = (node) => {
  const measure = () => {
    if (node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  return { destroy: () => observer.disconnect() };
};
