/** A sheet of paper under a window: moved and enlarged by pointer, wheel, pinch, keys and buttons. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STILL = 4; // px that a pointer may tremble before it drags: a click must stay a click
const SETTLED = 320; // ms without a change, until the sheet is drawn anew in its size
const NOTCH = 1.0016; // of the wheel, per px
const STEP = 1.35; // of the buttons and keys

export class Pan {
  private x = 0;
  private y = 0;
  private scale = 1;
  private inked = 0; // the scale in which the sheet is drawn; in between it is only stretched
  private pointers = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  private isDragging = false;
  private swallow = false;
  private settling = 0;
  private gliding = 0;

  /**
   * @param stage what one looks through
   * @param sheet what is moved
   * @param area the part of the map that the sheet shows, in map units
   * @param land the part that must never be lost from sight
   * @param told what it shows now, the size it is inked in, and that the person has moved it
   */
  constructor(
    private stage: HTMLElement,
    private sheet: HTMLElement,
    private area: Box,
    private land: Box,
    private told: { moved: (seen: Box) => void; inked: (scale: number) => void; taken: () => void },
  ) {
    const listen = { passive: false };
    stage.addEventListener('pointerdown', this.down);
    stage.addEventListener('pointermove', this.move);
    stage.addEventListener('pointerup', this.up);
    stage.addEventListener('pointercancel', this.up);
    stage.addEventListener('wheel', this.wheel, listen);
    stage.addEventListener('click', this.click, true);
    stage.addEventListener('keydown', this.key);
  }

  stop() {
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.settling);
    this.stage.removeEventListener('pointerdown', this.down);
    this.stage.removeEventListener('pointermove', this.move);
    this.stage.removeEventListener('pointerup', this.up);
    this.stage.removeEventListener('pointercancel', this.up);
    this.stage.removeEventListener('wheel', this.wheel);
    this.stage.removeEventListener('click', this.click, true);
    this.stage.removeEventListener('keydown', this.key);
  }

  /** The smallest useful scale: all land in the window. */
  least = 0.2;
  most = 2.6;

  /** Show this part of the map inside that part of the window, at once. */
  show(part: Box, room: Box, least = 0, most = Infinity) {
    const fitting = Math.min(room.width / part.width, room.height / part.height);
    this.scale = this.bounded(Math.max(least, Math.min(most, fitting)));
    this.x = room.x + room.width / 2 - (part.x + part.width / 2) * this.scale;
    this.y = room.y + room.height / 2 - (part.y + part.height / 2) * this.scale;
    this.settle();
  }

  /** Bring a place to where it can be seen, gliding there. */
  reveal(place: { x: number; y: number }, room: Box, calm: boolean) {
    const at = this.onScreen(place);
    const margin = Math.min(24, room.width / 5, room.height / 5);
    const across = slack(at.x, room.x + margin, room.x + room.width - margin);
    const down = slack(at.y, room.y + margin, room.y + room.height - margin);
    if (across !== 0 || down !== 0) this.glide(this.x + across, this.y + down, this.scale, calm);
  }

  centre(place: { x: number; y: number }, room: Box, calm: boolean) {
    const at = this.onScreen(place);
    const x = this.x + room.x + room.width / 2 - at.x;
    const y = this.y + room.y + room.height / 2 - at.y;
    this.glide(x, y, this.scale, calm);
  }

  zoom(factor: number, calm = true) {
    const middle = { x: this.stage.clientWidth / 2, y: this.stage.clientHeight / 2 };
    const scale = this.bounded(this.scale * factor);
    const x = middle.x - ((middle.x - this.x) / this.scale) * scale;
    const y = middle.y - ((middle.y - this.y) / this.scale) * scale;
    this.glide(x, y, scale, calm);
  }

  closer = (calm: boolean) => this.zoom(STEP, calm);
  further = (calm: boolean) => this.zoom(1 / STEP, calm);

  onScreen(place: { x: number; y: number }) {
    return { x: this.x + place.x * this.scale, y: this.y + place.y * this.scale };
  }

  /** The part of the map that the window shows. */
  seen(): Box {
    return {
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      width: this.stage.clientWidth / this.scale,
      height: this.stage.clientHeight / this.scale,
    };
  }

  private bounded(scale: number) {
    return Math.max(this.least, Math.min(this.most, scale));
  }

  private glide(x: number, y: number, scale: number, calm: boolean) {
    cancelAnimationFrame(this.gliding);
    if (calm) {
      [this.x, this.y, this.scale] = [x, y, scale];
      this.keepLand();
      this.settle();
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const began = performance.now();
    const frame = (now: number) => {
      const t = Math.min(1, (now - began) / 280);
      const eased = 1 - (1 - t) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.scale = from.scale + (scale - from.scale) * eased;
      this.keepLand();
      this.place();
      if (t < 1) this.gliding = requestAnimationFrame(frame);
    };
    this.gliding = requestAnimationFrame(frame);
  }

  /** The middle of the window never leaves the land. */
  private keepLand() {
    const { clientWidth, clientHeight } = this.stage;
    const { land, scale } = this;
    this.x = between(
      this.x,
      clientWidth / 2 - (land.x + land.width) * scale,
      clientWidth / 2 - land.x * scale,
    );
    this.y = between(
      this.y,
      clientHeight / 2 - (land.y + land.height) * scale,
      clientHeight / 2 - land.y * scale,
    );
  }

  private place() {
    const stretch = this.scale / this.inked;
    const x = this.x + this.area.x * this.scale;
    const y = this.y + this.area.y * this.scale;
    this.sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${stretch})`;
    this.told.moved(this.seen());
    clearTimeout(this.settling);
    if (stretch !== 1) this.settling = window.setTimeout(() => this.settle(), SETTLED);
  }

  /** Ink the sheet anew in the size it is seen in, so that it is sharp. */
  private settle() {
    if (this.inked !== this.scale) {
      this.inked = this.scale;
      this.sheet.style.width = `${this.area.width * this.scale}px`;
      this.sheet.style.height = `${this.area.height * this.scale}px`;
      this.told.inked(this.scale);
    }
    this.place();
  }

  private around(factor: number, x: number, y: number) {
    const scale = this.bounded(this.scale * factor);
    this.x = x - ((x - this.x) / this.scale) * scale;
    this.y = y - ((y - this.y) / this.scale) * scale;
    this.scale = scale;
    this.keepLand();
    this.place();
  }

  private spot(event: MouseEvent) {
    const edge = this.stage.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  }

  private down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.gliding);
    this.pointers.set(event.pointerId, this.spot(event));
    this.start = this.spot(event);
    this.isDragging = this.pointers.size > 1;
    this.swallow = false;
  };

  private move = (event: PointerEvent) => {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined || this.start === null) return;
    if (event.buttons === 0) return this.up(event); // let go over something that came in between
    const now = this.spot(event);
    if (!this.isDragging) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < STILL) return;
      this.isDragging = true;
    }
    // Captured only once it moves: captured at once, it would swallow the clicks on provinces.
    if (!this.stage.hasPointerCapture(event.pointerId)) this.stage.setPointerCapture(event.pointerId);
    this.swallow = true;
    this.told.taken();
    this.stage.classList.add('dragged');
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (other === undefined) {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.keepLand();
      this.place();
      return;
    }
    const apart = Math.hypot(now.x - other.x, now.y - other.y);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    this.x += (now.x - before.x) / 2;
    this.y += (now.y - before.y) / 2;
    if (was > 0) this.around(apart / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  };

  private up = (event: PointerEvent) => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.stage.classList.remove('dragged');
    else this.start = [...this.pointers.values()][0];
  };

  /** What follows a drag is no click. */
  private click = (event: MouseEvent) => {
    if (!this.swallow) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.told.taken();
    const { x, y } = this.spot(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    this.around(NOTCH ** (-event.deltaY * lines * (event.ctrlKey ? 4 : 1)), x, y);
  };

  private key = (event: KeyboardEvent) => {
    const far = 90;
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      const across = event.key === 'ArrowLeft' ? far : event.key === 'ArrowRight' ? -far : 0;
      const down = event.key === 'ArrowUp' ? far : event.key === 'ArrowDown' ? -far : 0;
      this.glide(this.x + across, this.y + down, this.scale, true);
    } else if (event.key === '+' || event.key === '=') this.closer(true);
    else if (event.key === '-') this.further(true);
    else return;
    this.told.taken();
    event.preventDefault();
    event.stopPropagation();
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How far something has to go to be inside. */
function slack(value: number, least: number, most: number): number {
  return between(value, least, most) - value;
}
