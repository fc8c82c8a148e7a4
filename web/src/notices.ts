import { kept } from './keep';
import { say } from './texts/index.svelte';

/** Tells a person who looks elsewhere that it is their turn, if they wished for that and the browser allows it. */
export function noticeTurn(table: string, id: string, open: () => void) {
  if (!document.hidden || kept('notify') !== 'yes') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(say('turn-yours'), { body: table, icon: '/mark.svg', tag: id });
    note.onclick = () => {
      window.focus();
      open();
      note.close();
    };
  } catch {
    // a phone's browser may leave these to workers; the tab's title is marked all the same
  }
}
