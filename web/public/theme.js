// Before the first paint: the theme this person chose, or the system's.
(() => {
  const chosen = localStorage.getItem('theme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
