import type { Box } from './pan';

/** The part of the plane that is drawn at all: the map, and enough sea and paper around it for any window. */
export const SHEET = [-960, -400, 3120, 1800] as const;
export const AREA: Box = { x: SHEET[0], y: SHEET[1], width: SHEET[2], height: SHEET[3] };

/** Where there is land. */
export const LAND: Box = { x: 46, y: 24, width: 1100, height: 768 };
