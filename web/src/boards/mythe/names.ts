/** Things of the table as they are called: by the texts, or as somebody's own edition calls them. */
import type { Fact } from '../../protocol/types';
import { colourOf } from '../../table/session';
import type { CardFace, Copy, MytheSession } from './copy';

export function cardName(session: MytheSession, card: CardFace): string {
  const text = `mythe-card-${card.key}`;
  return session.table.edition.is_ours && session.has(text) ? session.say(text) : card.name;
}

/** With its number, or the word that says what it is. */
export function spokenCard(session: MytheSession, card: CardFace): string {
  return session.say('mythe-board-card', {
    card: cardName(session, card),
    kind: card.kind,
    points: card.points,
  });
}

export function cardNames(session: MytheSession, copy: Copy, keys: string[]): string {
  const names = keys.flatMap((key) => copy.cards.get(key) ?? []).map((card) => cardName(session, card));
  return listOf(session, names);
}

export function listOf(session: MytheSession, words: string[]): string {
  return new Intl.ListFormat(session.language, { type: 'conjunction' }).format(words);
}

export function zoneName(session: MytheSession, zone: string): string {
  const text = `mythe-zone-${zone}`;
  return session.has(text) ? session.say(text) : zone;
}

/** `Road 3`, counted from where that part of the way begins. */
export function spaceName(session: MytheSession, copy: Copy, number: number): string {
  const space = copy.spaces[number];
  if (space === undefined || number === 0) return session.say('mythe-village');
  if (number === copy.dragon) return session.say('mythe-dragon');
  const zone = zoneName(session, space.zone);
  return space.places === 1 ? zone : session.say('mythe-space', { zone, number: space.place });
}

export function seatName(session: MytheSession, seat: number): string {
  const info = session.table.seats[seat];
  return info?.name || session.say('mythe-web-seat', { number: seat + 1 });
}

export function pileName(session: MytheSession, pile: number): string {
  if (pile >= session.view.spaces.length) return session.say('mythe-board-neutral');
  return seatName(session, pile);
}

export function colour(seat: number): string {
  return colourOf('mythe', seat);
}

export function fact(sort: string, word: string | number): Fact {
  return { role: '', sort, word: String(word) };
}

/** Whether a log line under the pointer talks of this. */
export function isPointed(session: MytheSession, sort: string, word: string | number): boolean {
  return session.pointed.some((pointed) => pointed.sort === sort && pointed.word === String(word));
}

export function anyOf(session: MytheSession, words: string[]): string {
  return new Intl.ListFormat(session.language, { type: 'disjunction' }).format(words);
}
