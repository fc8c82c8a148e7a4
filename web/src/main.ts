import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { firstLanguage, texts } from './texts/index.svelte';
import './theme.svelte';
import { reloadWhenBack } from './net/back';

const target = document.getElementById('app')!;
try {
  await texts.speak(firstLanguage());
  mount(App, { target });
} catch {
  // Without texts there is only this.
  target.textContent =
    'Mythagora cannot be reached. Trying again … · Mythagora не отвечает. Пробуем ещё раз …';
  void reloadWhenBack();
}
