import type { Component, Snippet } from 'svelte';
import type { Session } from '../table/session';

/**
 * What a game's board gets. It fills the stage (all below the bar, beside the log) and puts `prompt` where its
 * eye rests: the question, the help, undo, the main button.
 */
export interface BoardProps {
  session: Session<never, never>;
  prompt: Snippet;
}

/** A board, fetched when a table of its game is opened; a game without one is played by the list of options. */
export interface Board {
  default: Component<BoardProps>;
  side: 'docked' | 'drawer'; // whether log and chat stand beside the stage, or slide over it
  main?: (session: Session<never, never>) => string | undefined; // the action of the primary button, if there is one
  texts?: string[]; // files of texts it needs, beside the game's own: `mythe-board` for instance
  notes?: Component<{ session: Session<never, never> }>; // what stands below the log: reminders, odds
  hasGuide?: boolean; // draws a `Guide` through a first game, which the table's menu can start again
}

const boards: Record<string, () => Promise<Board>> = {
  mythe: () => import('./mythe'),
  mytikas: () => import('./mytikas'),
  mythotopia: () => import('./mythotopia'),
};

export async function boardOf(game: string): Promise<Board | null> {
  return boards[game]?.() ?? null;
}
