/** Does something now and then again and again, while the page is looked at and this part of it is shown. */
export function repeat(every: number, what: () => unknown) {
  $effect(() => {
    void what();
    const again = () => {
      if (!document.hidden) void what();
    };
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });
}
