import { announcer } from '../announcer.svelte';
import { api, isUnreachable, sentence } from '../net/api';
import type { Review } from '../protocol/types';
import { say } from '../texts/index.svelte';

const POLL = 1_200; // ms between looks at what the workers have judged
const AGAIN = 3_000; // ms until a server that was away is asked again

/** A game looked back upon with one reader's eyes: begun, watched while the workers judge it, or why not. */
export class Reviewing {
  value = $state.raw<Review | null>(null);
  failure = $state<string | null>(null);
  seat = $state(-1); // whose eyes `value` has
  private last = 0;

  /** Until it is done, or something else is asked for. Never rejects. */
  async load(id: string, seat: number): Promise<void> {
    const number = ++this.last;
    const isOld = () => number !== this.last;
    let hasWaited = false;
    this.failure = null;
    if (seat !== this.seat) this.value = null;
    for (;;) {
      try {
        const isBegun = this.value?.state === 'thinking' && hasWaited;
        const found = await (isBegun ? api.review(id, seat) : api.beginReview(id, seat));
        if (isOld()) return;
        this.seat = seat;
        this.value = found;
        this.failure = null;
        if (found.state === 'done') {
          if (hasWaited) announcer.say(say('review-ready'));
          return;
        }
        hasWaited = true;
      } catch (error) {
        if (isOld()) return;
        this.failure = sentence(error);
        if (!isUnreachable(error)) return;
        await rest(AGAIN);
      }
      await rest(POLL);
      if (isOld()) return;
    }
  }

  stop() {
    this.last += 1;
  }
}

const rest = (time: number) => new Promise<void>((done) => setTimeout(done, time));
