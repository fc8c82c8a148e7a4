/**
 * Boards without a server: `/workshop/?file=mythe.json`, made by tools/workshop.py; `&lang=ru`, `&theme=dark` and
 * `&replay=1` show it otherwise. Only under `npm run dev`. Picking an option shows it in the page's title; nothing
 * follows from it.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createRawSnippet, mount } from 'svelte';
import { boardOf } from '../src/boards';
import '../src/app.css';
import type { Session } from '../src/table/session';

const asked = new URLSearchParams(location.search);
const file = asked.get('file') ?? 'mythe.json';
const language = asked.get('lang') ?? 'en';
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const moment = await (await fetch(`./${file}`)).json();
const bundle = new FluentBundle(language, { useIsolating: false });
const texts = import.meta.glob<string>('../../src/mythagora/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
for (const spoken of language === 'en' ? ['en'] : ['en', language]) {
  for (const [path, text] of Object.entries(texts)) {
    const isOfGame = path.includes(`/${spoken}/${moment.table.game}`) || path.endsWith(`/${spoken}/web.ftl`);
    if (isOfGame) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

const session: Session = {
  ...moment,
  orders: [],
  plans: [],
  order: () => {},
  pointed: [],
  language,
  isReplay: asked.has('replay'),
  isCalm: false,
  pick: (option) => (document.title = option.action),
  why: (action) => (document.title = `why ${action}`),
  point: () => {},
  announce: () => {},
  say: (id, facts) => {
    const message = bundle.getMessage(id.split('.')[0]);
    const pattern = id.includes('.') ? message?.attributes[id.split('.')[1]] : message?.value;
    return pattern ? bundle.formatPattern(pattern, facts) : id;
  },
  has: (id) => bundle.hasMessage(id.split('.')[0]),
  onStep: () => () => {},
};
const board = await boardOf(moment.table.game);
if (board) {
  const main = board.main?.(session as Session<never, never>);
  const button = moment.options.find((option: { action: string }) => option.action === main)?.text ?? '';
  const prompt = createRawSnippet(() => ({
    render: () =>
      `<div class="prompt" style="background:var(--ink);color:var(--paper);padding:12px 20px;border-radius:10px;display:flex;gap:1em;align-items:center;justify-content:space-between">
        <h2 style="font:600 20px/1.1 var(--font-display)">${moment.asked?.text ?? ''}</h2><button style="background:var(--glow);padding:10px 16px;border-radius:8px;font-weight:700;border:0;white-space:nowrap" ${button ? '' : 'hidden'}>${button}</button></div>`,
  }));
  mount(board.default, {
    target: document.getElementById('app')!,
    props: { session: session as Session<never, never>, prompt },
  });
}
