import { keep, kept } from './keep';

export type Theme = 'system' | 'light' | 'dark';

const night = matchMedia('(prefers-color-scheme: dark)');

/** Day or night, as the person chose or as the system says. `public/theme.js` does the same before the first paint. */
class Themes {
  chosen = $state<Theme>((kept('theme') as Theme | null) ?? 'system');
  isNight = $state(document.documentElement.dataset.theme === 'dark');

  constructor() {
    night.addEventListener('change', () => this.show());
    this.show();
  }

  choose(theme: Theme) {
    this.chosen = theme;
    keep('theme', theme);
    this.show();
  }

  show() {
    this.isNight = this.chosen === 'dark' || (this.chosen === 'system' && night.matches);
    document.documentElement.dataset.theme = this.isNight ? 'dark' : 'light';
  }
}

export const themes = new Themes();
