/** Says things to screen readers: politely, or at once when it becomes the reader's turn. */
class Announcer {
  polite = $state('');
  urgent = $state('');
  private gathered: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Said when the present sentence is over; what comes at the same time is said together. */
  say(text: string) {
    if (!text) return;
    this.gathered.push(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = this.gathered.slice(-8).join(' ');
      this.gathered = [];
    }, 400);
  }

  interrupt(text: string) {
    // The same sentence twice is two announcements.
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
