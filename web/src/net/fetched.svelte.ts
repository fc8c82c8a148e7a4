import { isUnreachable, sentence } from './api';

const AGAIN = 3_000; // ms until a server that was away is asked again

/** Something asked of the server, for a page to show: there, not there yet, or why not. */
export class Fetched<T> {
  value = $state.raw<T | null>(null);
  failure = $state<string | null>(null);
  private last = 0;

  constructor(private readonly get: () => Promise<T>) {}

  async load(): Promise<void> {
    const number = ++this.last;
    try {
      const value = await this.get();
      if (number !== this.last) return; // asked again since
      this.value = value;
      this.failure = null;
    } catch (error) {
      if (number !== this.last) return;
      this.failure = sentence(error);
      if (isUnreachable(error)) setTimeout(() => number === this.last && void this.load(), AGAIN);
    }
  }
}
