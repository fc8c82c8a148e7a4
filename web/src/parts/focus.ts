/**
 * Remembers what has the focus now. Called when that which took it is gone, it gives the focus back: whoever goes by
 * keyboard or is read to stands where they stood.
 */
export function lent(): () => void {
  const before = document.activeElement as HTMLElement | null;
  return () => {
    const now = document.activeElement;
    if (now === null || now === document.body) before?.focus();
  };
}
