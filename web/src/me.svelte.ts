import { api } from './net/api';
import { Fetched } from './net/fetched.svelte';
import type { GameInfo, Me, TableRow } from './protocol/types';
import { say, texts, type Language } from './texts/index.svelte';

/** Who reads this page, their tables, and the games there are: what several pages show. */
export const me = new Fetched<Me>(api.me);
export const games = new Fetched<GameInfo[]>(api.games);
export const mine = new Fetched<TableRow[]>(api.myTables);

export const gameOf = (name: string) => games.value?.find((game) => game.name === name);
export const titleOf = (name: string) => gameOf(name)?.title ?? name;
/** The tables that wait for this person, the one longest waited for first. */
export const waiting = () =>
  (mine.value ?? []).filter((row) => row.your_turn).sort((one, other) => one.since - other.since);
/** The title of a page, marked where a table waits. */
export const marked = (title: string) => (waiting().length > 0 ? `● ${title}` : title);
export const myName = () => me.value?.name || say('me-nameless');

/** Speak this language here, and let the server word its sentences in it. */
export async function speak(language: Language) {
  await texts.speak(language);
  void api.changeMe({ language }).then(
    (now) => (me.value = now),
    () => {}, // the next page asks again
  );
}
