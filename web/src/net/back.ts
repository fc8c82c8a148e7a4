import { keep, kept } from '../keep';

const EVERY = 3_000; // ms
const AT_MOST_EVERY = 15_000; // a page that fails though the server is there is not loaded over and over
const LAST = 'loaded again';

/** Loads the page anew as soon as the server answers: it was away, or is newer than this page. */
export async function reloadWhenBack(): Promise<void> {
  const answer = await fetch('/api/health').catch(() => null);
  const isSoon = Date.now() - Number(kept(LAST) ?? 0) < AT_MOST_EVERY;
  if (answer?.ok && !isSoon) {
    keep(LAST, `${Date.now()}`);
    location.reload();
  } else setTimeout(() => void reloadWhenBack(), EVERY);
}
