import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

/** Every text that a page says is there, in every language, with the same facts; and none is there for nothing. */

const TEXTS = '../src/mythagora/texts';
const LANGUAGES = ['en', 'ru'];

/** Whether an object as it is written names this field, or may by spreading another. */
const names = (written: string, field: string) =>
  written.includes('...') || new RegExp(`(^|[\\s,'"])${field}['"]?\\s*(:|,|$)`).test(written);

function filesIn(folder: string, withBoards = false): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return path === join('src', 'boards') && !withBoards ? [] : filesIn(path, withBoards);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

const sources = filesIn('src').map((file) => readFileSync(file, 'utf-8'));
const all = sources.join('\n');
const webText = (language: string) =>
  ['web', 'about', 'company', 'review']
    .map((file) => readFileSync(join(TEXTS, language, `${file}.ftl`), 'utf-8'))
    .join('\n');

function idsOf(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const facts = (body: string) => new Set([...body.matchAll(/\$([a-z-]+)/g)].map((match) => match[1]));
  for (const message of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(message)?.[1];
    if (!id) continue;
    const [value, ...attributes] = message.split(/\n {4}\.(?=[a-z]+ =)/);
    found.set(id, facts(value));
    for (const attribute of attributes) {
      const name = /^([a-z]+) =/.exec(attribute)?.[1];
      found.set(`${id}.${name}`, facts(attribute));
    }
  }
  return found;
}

const english = idsOf(webText('en'));

/** Ids said outright: `say('…')`, also as one of two, and ids in lists that are said later. */
const said = new Set(
  [...all.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?)'/g)].map((match) => match[1]),
);
const outright = [...all.matchAll(/\b(?:say|has)\(\s*'([^']+)'/g)].map((match) => match[1]);
const forms = [...all.matchAll(/`([a-z]+-[^`\s]*\$\{[^`]*)`/g)].map((match) => match[1]);
const escape = (part: string) => part.replace(/[^\w-]/g, '\\$&');
const patterns = forms.map(
  (form) =>
    new RegExp(
      `^${form
        .split(/\$\{[^}]*\}/)
        .map(escape)
        .join('[a-z0-9-]+')}$`,
    ),
);

describe('texts of the pages', () => {
  it('are there for all that is said', () => {
    expect(outright.length).toBeGreaterThan(100);
    expect(
      outright.filter((id) => !english.has(id) && !/^(guide|mythe|mytikas|mythotopia)-/.test(id)),
    ).toEqual([]);
  });

  it('are given their facts, on the boards too', () => {
    const texts = new Map(
      readdirSync(join(TEXTS, 'en'))
        .flatMap((file) => [...idsOf(readFileSync(join(TEXTS, 'en', file), 'utf-8'))])
        .map(([id, facts]) => [id, new Set([...facts].filter((fact) => fact !== 'program'))]),
    );
    const boards = filesIn('src', true).map((file) => readFileSync(file, 'utf-8'));
    const calls = boards.flatMap((source) => [
      ...source.matchAll(/\bsay\(\s*'([^']+)'\s*(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*,?\s*)?\)/g),
    ]);
    expect(calls.length).toBeGreaterThan(300);
    const wrong = calls
      .map(([, id, given = '']) => ({
        id,
        missing: [...(texts.get(id) ?? [])].filter((fact) => !names(given, fact)),
      }))
      .filter(({ missing }) => missing.length > 0);
    expect(wrong).toEqual([]);
  });

  it('are all said somewhere', () => {
    const isSaid = (id: string) => said.has(id) || patterns.some((pattern) => pattern.test(id));
    const base = (id: string) => isSaid(id) || isSaid(id.split('.')[0]);
    expect([...english.keys()].filter((id) => !base(id))).toEqual([]);
  });

  it.each(LANGUAGES)('are the same in %s, with the same facts', (language) => {
    const other = idsOf(webText(language));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, facts] of english)
      expect([id, [...other.get(id)!].sort()]).toEqual([id, [...facts].sort()]);
  });

  it.each(LANGUAGES)('can all be read in %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(webText(language)))).toEqual([]);
    for (const [id, facts] of idsOf(webText(language))) {
      const [name, part] = id.split('.');
      const message = bundle.getMessage(name)!;
      const pattern = part ? message.attributes[part] : message.value;
      if (pattern === null) continue;
      const errors: Error[] = [];
      for (const count of [1, 2, 5, 21, 1.5]) {
        bundle.formatPattern(pattern, Object.fromEntries([...facts].map((fact) => [fact, count])), errors);
      }
      expect([id, errors]).toEqual([id, []]);
    }
  });

  it('name the fields of views and editions alike in both languages', () => {
    const fields = (language: string) => [
      ...idsOf(readFileSync(join(TEXTS, language, 'plain.ftl'), 'utf-8')).keys(),
    ];
    expect(fields('en').length).toBeGreaterThan(100);
    expect(fields('ru')).toEqual(fields('en'));
  });

  it('bend Russian words by number', () => {
    const bundle = new FluentBundle('ru', { useIsolating: false });
    bundle.addResource(new FluentResource(webText('ru')));
    const bots = (count: number) => bundle.formatPattern(bundle.getMessage('new-bots')!.value!, { count });
    expect([1, 2, 5, 11, 21, 22].map(bots)).toEqual([
      '1 бот',
      '2 бота',
      '5 ботов',
      '11 ботов',
      '21 бот',
      '22 бота',
    ]);
  });
});
