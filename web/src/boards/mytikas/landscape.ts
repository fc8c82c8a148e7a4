/** The engraving of the mountain: made once, from a fixed start, so that it is the same at every table. */

export interface Terrace {
  level: number;
  y: number; // the front edge, and where it begins and ends
  left: number;
  right: number;
  stair: number; // a flight carved into the cliff; 0 for none
}

export const TERRACES: readonly Terrace[] = [
  { level: 1, y: 404, left: 262, right: 842, stair: 0 },
  { level: 2, y: 318, left: 306, right: 800, stair: 690 },
  { level: 3, y: 232, left: 370, right: 740, stair: 424 },
  { level: 4, y: 147, left: 436, right: 672, stair: 634 },
];

export const MASSIF =
  'M190 470 206 438 224 424 236 396 256 372 262 350 284 336 292 312 304 300 312 272 330 262 338 236 358 222 368 190 388 176 396 152 420 142 436 112 456 100 470 74 494 64 512 40 530 36 549 16 562 26 576 24 594 50 614 58 630 88 652 98 666 128 692 138 706 172 724 180 740 214 762 228 774 258 798 268 808 302 830 320 842 352 862 366 874 400 894 420 906 440 920 470Z';
export const SHADE =
  'M549 16 562 26 576 24 594 50 614 58 630 88 652 98 666 128 692 138 706 172 724 180 740 214 762 228 774 258 798 268 808 302 830 320 842 352 862 366 874 400 894 420 906 440 920 470H740L700 380 690 300 640 220 606 150 584 118 592 92 566 70 570 44Z';
export const SNOW =
  'M549 16 530 36 512 40 494 64 470 74 456 100 436 112 428 128 452 120 470 98 492 90 506 66 526 62 540 84 552 62 566 70 570 44Z';
export const RIDGES =
  'M549 16 570 44 566 70 592 92 584 118 606 150M526 62 520 84 500 104 496 130M470 98 462 122M614 58 618 86 640 112M512 40 506 66';
export const FAR_HILLS =
  'M-500 424-380 410-240 426-120 414 0 430 60 412 118 424 170 402 214 420 300 408 800 408 870 416 930 400 990 418 1050 406 1100 424 1210 408 1330 420 1460 410 1600 424V470H-500Z';
export const MEADOW =
  'M200 470C206 452 232 448 260 452S330 446 380 452 520 446 600 452 760 446 810 452 892 448 906 470Z';
export const BIRDS = 'M704 118q5-6 9 0q5-6 9 0M728 104q4-5 7 0q4-5 7 0M716 136q3-4 6 0q3-4 6 0';
/** Cypresses: foot and height. */
export const TREES = [
  [226, 440, 40],
  [240, 444, 30],
  [848, 412, 36],
  [834, 411, 26],
  [868, 440, 38],
  [884, 446, 28],
  [798, 324, 26],
  [738, 237, 20],
] as const;
export const CLOUDS = [
  [222, 140, 120, 41],
  [762, 168, 104, 35],
  [390, 44, 84, 28],
] as const;
const LYRE = [
  [742, 64],
  [770, 92],
  [812, 84],
  [838, 120],
  [802, 142],
  [770, 92],
];
const BEAR = [
  [252, 214],
  [282, 202],
  [306, 214],
  [332, 206],
];
export const CONSTELLATIONS = [LYRE, BEAR];

/** Numbers from 0 to 1 that are the same every time. */
function numbers(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

const at = (number: number) => number.toFixed(1);

/** The engraver's hatching, on the shaded side and a little on the other. */
export function hatching(): string {
  const next = numbers(7);
  let path = '';
  for (let stroke = 0; stroke < 150; stroke++) {
    const y = 44 + next() * 380;
    const x = 566 + (y - 30) * 0.82 - next() * next() * (40 + y * 0.25);
    const length = 7 + next() * 15;
    path += `M${at(x)} ${at(y)}l${at(length * 0.46)} ${at(length)}`;
  }
  for (let stroke = 0; stroke < 46; stroke++) {
    const y = 60 + next() * 360;
    const x = 536 - (y - 30) * 0.8 + next() * 26;
    const length = 5 + next() * 9;
    path += `M${at(x)} ${at(y)}l${at(-length * 0.5)} ${at(length)}`;
  }
  return path;
}

export function stars(): { x: number; y: number; size: number }[] {
  const next = numbers(11);
  return Array.from({ length: 90 }, () => ({
    x: Math.round(next() * 1100),
    y: Math.round(next() * 300),
    size: 0.5 + next(),
  }));
}

export function star(x: number, y: number, size: number): string {
  const long = at(size * 0.76);
  const short = at(size * 0.24);
  return `M${x} ${y - size}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}Z`;
}

export function waves(): string {
  let path = '';
  for (let row = 0; row < 4; row++) {
    for (let x = -500; x < 1600; x += 30) path += `M${x + (row % 2) * 15} ${447 + row * 8}q4-4 8 0t8 0`;
  }
  return path;
}

/** One terrace: its cliff, the cracks and veins of the marble in it, the lines of its ground, its stair. */
export function terrace({ level, y, left, right, stair }: Terrace) {
  const next = numbers(level * 101);
  const high = level === 1 ? 52 : 70;
  const wide = right - left;
  const low = y + high;
  let leftEdge = '';
  let rightEdge = '';
  for (let bit = 1; bit <= 4; bit++) {
    const down = at(y + 7 + ((high - 7) * bit) / 4);
    leftEdge = `L${at(left - bit * 5 + next() * 8)} ${down}${leftEdge}`;
    rightEdge += `L${at(right + bit * 5 - next() * 8)} ${down}`;
  }
  let cracks = '';
  for (let crack = 0; crack < wide / 9; crack++) {
    const x = left + 4 + next() * (wide - 8);
    const along = (x - left) / wide;
    if (next() > 0.35 + along * 0.75) continue;
    const top = y + 9 + next() * 12;
    const length = 8 + next() * (high - 28) * (0.35 + along * 0.8);
    cracks += `M${at(x)} ${at(top)}q${at(next() * 4 - 2)} ${at(length / 2)} ${at(next() * 3 - 1)} ${at(length)}`;
  }
  let veins = '';
  for (let vein = 0; vein < 4; vein++) {
    veins += `M${at(left + 40 + next() * (wide - 150))} ${at(y + 14 + next() * 16)}`;
    for (let bend = 0; bend < 4; bend++) {
      veins += `q${at(6 + next() * 8)} ${at(next() * 12 - 5)} ${at(14 + next() * 12)} ${at(next() * 10 - 1)}`;
    }
  }
  let treads = '';
  for (let tread = 0; tread < 8; tread++)
    treads += `M${at(stair - 12 - tread)} ${y + 7 + tread * 6}h${24 + 2 * tread}`;
  return {
    cliff: `M${left} ${y + 7}H${right}${rightEdge}L${right + 20} ${low}H${left - 20}${leftEdge}Z`,
    foot: { x: left - 18, y: low - 34, width: wide + 36 },
    cracks,
    veins,
    ground: `M${left + 20} ${y - 17}H${right - 20}L${right + 4} ${y}H${left - 4}Z`,
    grass: `M${left + 30} ${y - 11}h${wide * 0.2}M${left + wide * 0.42} ${y - 7}h${wide * 0.22}M${right - wide * 0.28} ${y - 12}h${wide * 0.18}M${left + 14} ${y - 4}h${wide * 0.12}M${right - wide * 0.2} ${y - 4}h${wide * 0.14}`,
    edge: `M${left - 4} ${y}H${right + 4}v7H${left - 4}Z`,
    flight: stair ? `M${stair - 12} ${y + 1}h24l9 ${high - 17}h-42Z` : '',
    treads: stair ? treads : '',
    shield: `M${left - 26} ${y - 20}h26v21l-13 10-13-10Z`,
    rim: `M${left - 23.5} ${y - 17.5}h21v17.5l-10.5 8-10.5-8Z`,
  };
}
