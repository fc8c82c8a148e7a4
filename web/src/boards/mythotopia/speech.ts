import type { Option, ProvinceView } from '../../protocol/types';
import type { Seated, Sign } from './numbers';
import { SIGNS } from './numbers';
import type { Words } from './words';

/** `1 food`, `Ship card, 1 food`: what an option costs. */
export function priceWords(price: Record<string, number>, words: Words): string {
  const parts = SIGNS.filter((sign) => price[sign]).map((sign) =>
    sign === 'ship' ? words.say('ship-cards', { count: price.ship }) : `${price[sign]} ${words.symbol(sign)}`,
  );
  return parts.join(', ');
}

export function priceSigns(price: Record<string, number>): [Sign, number][] {
  return [...SIGNS]
    .reverse()
    .filter((sign) => price[sign])
    .map((sign) => [sign, price[sign]]);
}

/** How strong the neutral force of a province is. */
export function guardOf(session: Seated, place: ProvinceView): number {
  const { numbers, view } = session;
  const told = view.outlook?.guards?.[place.province];
  if (told !== undefined) return told;
  const printed = numbers.map.province[place.province].strength;
  return place.dragon ? printed + numbers.strength.dragon : printed;
}

/** A province as a screen reader says it: “Fadge, neutral, strength 2, war with Mirela, 1 food”. */
export function spokenProvince(
  session: Seated,
  words: Words,
  place: ProvinceView,
  options: Option[],
): string {
  const { numbers, view } = session;
  const facts = numbers.map.province[place.province];
  const parts = [words.province(place.province)];
  if (place.owner === null) parts.push(words.say('neutral-of', { strength: guardOf(session, place) }));
  else {
    const piece = words.word('piece', place.piece ?? 'town');
    parts.push(words.say('held-by', { name: words.seat(place.owner), piece }));
  }
  if (place.castle) parts.push(words.say('castle'));
  place.armies.forEach((count, seat) => {
    if (count > 0) parts.push(words.say('armies-of', { name: words.seat(seat), count }));
  });
  place.mercenaries.forEach((count, seat) => {
    if (count > 0) parts.push(words.say('mercenaries-of', { name: words.seat(seat), count }));
  });
  if (place.dragon) parts.push(words.say('dragon'));
  if (place.runestone) parts.push(words.say('runestone'));
  const war = view.wars.find((war) => war.province === place.province);
  if (war) {
    const names = war.sides.filter((side) => !side.defends).map((side) => words.seat(side.seat));
    parts.push(words.say('war-with', { names: words.list(names) }));
  }
  parts.push(words.say('gives', { symbol: words.symbol(facts.symbol) }));
  if (facts.rugged) parts.push(words.say('rugged'));
  if (place.roads.length > 0)
    parts.push(words.say('roads-to', { names: words.list(place.roads.map((key) => words.province(key))) }));
  const [option] = options;
  if (options.length > 1) parts.push(words.say('ways', { count: options.length }));
  else if (option) {
    const price = priceWords(option.price, words);
    if (price) parts.push(price);
  }
  return parts.join(', ');
}

export function spokenSea(words: Words, key: string, ships: number[]): string {
  const parts = [words.sea(key)];
  ships.forEach((count, seat) => {
    if (count > 0) parts.push(words.say('ships-of', { name: words.seat(seat), count }));
  });
  if (parts.length === 1) parts.push(words.say('no-ships'));
  return parts.join(', ');
}

/** A card as a screen reader says it: “Army: 2 army or 1 gold”, and what it can be chosen for. */
export function spokenCard(
  session: Seated,
  words: Words,
  card: string,
  options: Option[],
  tag: string,
): string {
  const parts = [words.card(card)];
  if (card in session.numbers.map.province) parts.push(words.say('province-card'));
  const symbols = words.symbols(card);
  if (symbols) parts.push(symbols);
  const effect = words.whole(card);
  if (effect) parts.push(effect);
  if (tag) parts.push(tag);
  if (options.length > 1) parts.push(words.say('ways', { count: options.length }));
  else if (options[0] && Object.keys(options[0].price).length > 0)
    parts.push(priceWords(options[0].price, words));
  return parts.join(', ');
}
