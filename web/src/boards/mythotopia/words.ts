import type { SeatInfo } from '../../protocol/types';
import { faceOf, kindOf, symbolsOf, type Seated, type Sign } from './numbers';

type Facts = Record<string, string | number>;

/** A long word with the places where it may be broken: between a vowel and a consonant that a vowel follows. */
export function breakable(text: string): string {
  return text.replace(/(?<=\p{L}{2}[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/giu, '\u00ad');
}

/** The names of things in the reader's language; somebody's own edition goes by its own names. */
export class Words {
  constructor(private session: Seated) {}

  /** A text of this board. */
  say(id: string, facts?: Facts): string {
    return this.session.say(`mythotopia-atlas-${id}`, facts);
  }

  word(group: string, key: string): string {
    return this.session.say(`mythotopia-${group}-${key}`);
  }

  private ours(group: string, key: string, name: string): string {
    const id = `mythotopia-${group}-${key}`;
    return this.session.table.edition.is_ours && this.session.has(id) ? this.session.say(id) : name;
  }

  seat(seat: number): string {
    if (seat < 0) return this.word('side', 'neutral');
    const names = this.session.table.seats.map((info) => this.own(info));
    const name = names[seat] ?? '';
    // Bots of one kind share a name; the letter of the seat tells them apart, as in the server's sentences.
    const isShared = names.filter((other) => other === name).length > 1;
    return isShared ? this.say('seat-alike', { name, letter: this.say('letters').split(' ')[seat] }) : name;
  }

  private own({ bot, name }: SeatInfo): string {
    return bot && this.session.has(`bot-${bot}`) ? this.session.say(`bot-${bot}`) : name;
  }

  province(key: string): string {
    return this.ours('province', key, this.session.numbers.map.province[key]?.name ?? key);
  }

  sea(key: string): string {
    return this.ours('sea', key, this.session.numbers.map.sea[key]?.name ?? key);
  }

  victory(key: string): string {
    return this.word('victory', key);
  }

  /** Without saying that it is a starting card: its back does. */
  card(key: string): string {
    const { numbers } = this.session;
    if (key in numbers.map.province) return this.province(key);
    const face = faceOf(key);
    if (key.startsWith('start-')) return this.ours('start', face, numbers.start[face]?.name ?? face);
    return this.ours('card', key, numbers.improvement[key]?.name ?? key);
  }

  symbol(sign: Sign): string {
    return this.word('symbol', sign);
  }

  /** `2 army or gold`: all of one kind, or all of the other. */
  symbols(card: string): string {
    return symbolsOf(this.session.numbers, card)
      .map(([sign, count]) => (count === 1 ? this.symbol(sign) : `${count} ${this.symbol(sign)}`))
      .join(` ${this.say('or')} `);
  }

  /** What a card's text does, after the word that says its kind. */
  effect(card: string): string {
    return this.whole(card).replace(/^[^:]{1,24}: /, '');
  }

  /** The same with its kind before it: `free, 1 gold: …`. */
  whole(card: string): string {
    const face = faceOf(card);
    const id = `mythotopia-card-${face}.effect`;
    if (kindOf(card) === 'province' || !this.session.has(id)) return '';
    const { cost, strength } = this.session.numbers;
    return this.session.say(id, { gold: cost[`${face}-gold`] ?? 0, plus: strength[face] ?? 0 });
  }

  condition(victory: string): string {
    const { numbers } = this.session;
    const places = (keys: string[] = []) => this.list(keys.map((key) => this.province(key)));
    return this.session.say(`mythotopia-victory-${victory}.condition`, {
      gold: numbers.cost[`${victory}-gold`] ?? 0,
      large: places(numbers.map.islands.large),
      small: places(numbers.map.islands.small),
    });
  }

  charter(key: string): string {
    const needs = this.session.numbers.charter[key]?.needs ?? 0;
    return this.session.say(`mythotopia-charter-${key}.condition`, { needs });
  }

  list(words: string[]): string {
    return new Intl.ListFormat(this.session.language, { type: 'conjunction' }).format(words);
  }
}
