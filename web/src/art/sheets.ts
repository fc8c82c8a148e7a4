/**
 * Our drawings are `<symbol>`s on sheets. A sheet is put on the page once, by whoever draws with it;
 * then `<use href="#name">` finds its symbols anywhere, and they take the colours around them.
 */
const there = new Set<string>();

export function put(sheet: string) {
  if (there.has(sheet)) return;
  there.add(sheet);
  const holder = document.createElement('div');
  holder.className = 'sheet';
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
