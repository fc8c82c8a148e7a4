const wish = matchMedia('(prefers-reduced-motion: reduce)');

class Calm {
  is = $state(wish.matches);

  constructor() {
    wish.addEventListener('change', () => (this.is = wish.matches));
  }
}

/** Whether this person wishes for no motion. */
export const calm = new Calm();
