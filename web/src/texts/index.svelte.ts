import { FluentBundle, FluentResource } from '@fluent/bundle';
import { keep, kept } from '../keep';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Facts = Record<string, string | number>;

/**
 * Every text of the page, in the reader's language: the same Fluent files that the terminal reads. `web` is always
 * there; a game's own file comes when it is needed.
 */
class Texts {
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  private files = new Map<string, FluentResource | null>([['web', null]]);

  /** Speak this language from now on. Rejects, and changes nothing, when its texts cannot be had. */
  async speak(language: Language) {
    const names = [...this.files.keys()];
    const resources = await Promise.all(names.map((file) => resourceOf(language, file)));
    names.forEach((file, place) => this.files.set(file, resources[place]));
    this.language = language;
    this.bind();
    document.documentElement.lang = language;
    keep('language', language);
  }

  /** Have the texts of this file as well, a game's for instance. */
  async open(file: string) {
    if (this.files.has(file)) return;
    const resource = await resourceOf(this.language, file);
    this.files.set(file, resource);
    this.bind();
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The text with these facts put in. One that is missing shows its id: the page goes on without it. */
  say(id: string, facts?: Facts): string {
    const pattern = this.pattern(id);
    return pattern === null ? id : this.bundle.formatPattern(pattern, { program: 'mythagora', ...facts }, []);
  }

  private bind() {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const resource of this.files.values()) if (resource !== null) bundle.addResource(resource);
    this.bundle = bundle;
  }

  private pattern(id: string) {
    const [message, part] = id.split('.');
    const found = this.bundle.getMessage(message);
    return (part === undefined ? found?.value : found?.attributes[part]) ?? null;
  }
}

async function resourceOf(language: Language, file: string): Promise<FluentResource> {
  const answer = await fetch(`/texts/${language}/${file}.ftl`);
  if (!answer.ok) throw new Error(`${answer.status} for the texts of ${file}`);
  return new FluentResource(await answer.text());
}

export const texts = new Texts();

export const say = (id: string, facts?: Facts) => texts.say(id, facts);
export const has = (id: string) => texts.has(id);

/** The language to begin with: what was chosen here before, or the first of the browser's that we speak. */
export function firstLanguage(): Language {
  for (const wish of [kept('language') ?? '', ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
