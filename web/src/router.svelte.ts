/** Where the reader is: the address, kept with the browser's history. */
class Place {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  read() {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** A word of the address after the question mark. */
  asked(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }
}

export const place = new Place();

/** Goes to another page. With `instead` the present one is not returned to. */
export function go(to: string, instead = false) {
  if (instead) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.read();
  if (!instead && !location.hash) scrollTo(0, 0);
}

/** Makes the links of a page go without loading it anew. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || /^\/(api|texts)\//.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The words of a path that fits a pattern like `/table/:id`, or nothing. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const found = path.replace(/\/+$/, '').split('/');
  if (path !== '/' && wanted.length !== found.length) return null;
  const words: Record<string, string> = {};
  for (let at = 0; at < wanted.length; at++) {
    if (wanted[at].startsWith(':')) {
      if (!found[at]) return null;
      try {
        words[wanted[at].slice(1)] = decodeURIComponent(found[at]);
      } catch {
        return null;
      }
    } else if (wanted[at] !== (found[at] ?? '')) return null;
  }
  return words;
}

addEventListener('popstate', () => place.read());
