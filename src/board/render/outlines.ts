import type { Role } from '../../engine/index.ts';
import { BOLD } from './bold-outlines.ts';
import type { PieceStyle } from '../state/settings.ts';

/** Where the foot stands in the box, from the top. */
export const BASELINE = 92;
/** A piece that leans is turned about this height of the box. */
export const LEAN_AXIS = 57;

/** As a lathe would turn them. */
const TURNED: Readonly<Record<Role, readonly Layer[]>> = {
  king: [
    {
      d: 'M50 7.4L54.4 7.4L53.6 12.4L59.6 11.4L59.6 19.8L53.6 18.8L54.2 24.3C63 24.2 73 26.5 73.2 33.5C73 40.5 65 43 61.5 51L64.4 51Q67 51 67 54Q67 57 64.4 57L57.8 57C58.2 71 71 70.5 73 79.5Q77.5 79.8 77.5 84L77.5 89Q77.5 92 74.5 92L25.5 92Q22.5 92 22.5 89L22.5 84Q22.5 79.8 27 79.5C29 70.5 41.8 71 42.2 57L35.6 57Q33 57 33 54Q33 51 35.6 51L38.5 51C35 43 27 40.5 26.8 33.5C27 26.5 37 24.2 45.8 24.3L46.4 18.8L40.4 19.8L40.4 11.4L46.4 12.4L45.6 7.4Z',
      role: 'body',
    },
    { d: 'M28 36Q50 42.5 72 36', role: 'line' },
    { d: 'M38.5 51H61.5M42.2 57H57.8', role: 'line', min: 26 },
    { d: 'M27 79.5H73', role: 'line', min: 26 },
    { d: 'M27 79.1H73M22.5 86.2H77.5', role: 'band' },
  ],
  queen: [
    {
      d: 'M50 15L57.2 34L64.8 18L70.4 35.5L79 25.5L71.5 43Q66.5 47 63 51L64.4 51Q67 51 67 54Q67 57 64.4 57L57.8 57C58.2 71 71 70.5 73 79.5Q77.5 79.8 77.5 84L77.5 89Q77.5 92 74.5 92L25.5 92Q22.5 92 22.5 89L22.5 84Q22.5 79.8 27 79.5C29 70.5 41.8 71 42.2 57L35.6 57Q33 57 33 54Q33 51 35.6 51L37 51Q33.5 47 28.5 43L21 25.5L29.6 35.5L35.2 18L42.8 34ZM45.6 15.4a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1 -8.8 0ZM60.6 18a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0ZM31 18a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0ZM74.8 25a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0ZM16.8 25a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0Z',
      role: 'body',
    },
    { d: 'M29 43Q50 38 71 43M37 51H63M42.2 57H57.8', role: 'line', min: 26 },
    { d: 'M27 79.5H73', role: 'line', min: 26 },
    { d: 'M27 79.1H73M22.5 86.2H77.5', role: 'band' },
  ],
  rook: [
    {
      d: 'M50 25.8L55.4 25.8L55.4 33L62.4 33L62.4 25.8L71 25.8L71 38.5Q71 41.5 68.5 43.5L64 47.5C64.5 58 65 71 71.5 79.5Q76 79.8 76 84L76 89Q76 92 73 92L27 92Q24 92 24 89L24 84Q24 79.8 28.5 79.5C35 71 35.5 58 36 47.5L31.5 43.5Q29 41.5 29 38.5L29 25.8L37.6 25.8L37.6 33L44.6 33L44.6 25.8Z',
      role: 'body',
    },
    { d: 'M29.2 40H70.8', role: 'line', min: 22 },
    { d: 'M36.2 47.6H63.8', role: 'line', min: 26 },
    { d: 'M28.5 79.5H71.5', role: 'line', min: 26 },
    { d: 'M28.5 79.1H71.5M24 86.2H76', role: 'band' },
  ],
  bishop: [
    {
      d: 'M50 18.4C52.8 18.4 55 20.6 55 23.2C55 25 54.2 26.5 53 27.4C59.5 31 65.8 38 65.8 46C65.8 50.3 63 53.5 59.5 56L62.9 56Q65.5 56 65.5 58.8Q65.5 61.6 62.9 61.6L56.8 61.6C57.2 72.7 68 72.3 70 79.5Q74.5 79.8 74.5 84L74.5 89Q74.5 92 71.5 92L28.5 92Q25.5 92 25.5 89L25.5 84Q25.5 79.8 30 79.5C32 72.3 42.8 72.7 43.2 61.6L37.1 61.6Q34.5 61.6 34.5 58.8Q34.5 56 37.1 56L40.5 56C37 53.5 34.2 50.3 34.2 46C34.2 38 40.5 31 47 27.4C45.8 26.5 45 25 45 23.2C45 20.6 47.2 18.4 50 18.4Z',
      role: 'body',
    },
    { d: 'M51 48L61.4 34.2', role: 'line' },
    { d: 'M40.5 56H59.5M43.2 61.6H56.8', role: 'line', min: 26 },
    { d: 'M30 79.5H70', role: 'line', min: 26 },
    { d: 'M30 79.1H70M25.5 86.2H74.5', role: 'band' },
  ],
  knight: [
    {
      d: 'M53 20.2C50 21.6 48.4 23.6 47.6 26L45 22.6C43 25 42.2 27.4 42.4 30.4C39 32 36.6 35 34.8 38.2C31.4 44 26.6 48.4 21 53.2C17.8 56 17.2 59.8 18.6 62.8C19.7 65.2 21.9 66.5 24.4 66.2C25 69.2 28.8 70 31 67.6C33.4 64.8 36.6 63.4 41 62.6C45.4 61.8 48.6 59.4 49.6 55.6C51.6 64 33 65 30.5 79.5Q25.5 79.8 25.5 84L25.5 89Q25.5 92 28.5 92L74.5 92Q77.5 92 77.5 89L77.5 84Q77.5 79.8 72.5 79.5C80.5 58 76.5 36.5 57 28.8C56.8 25.4 55.6 22.4 53 20.2Z',
      role: 'body',
    },
    { d: 'M40.2 41.6Q41.6 39.4 44.6 39', role: 'line' },
    { d: 'M23.2 57.4L24.6 56.2M24.4 66.2L28.6 62.8M49.6 55.6Q50.8 52 49.4 48.2', role: 'line', min: 26 },
    { d: 'M57 28.8C61 32.5 62.6 37 61.6 41.5C65.6 45 67.2 49.8 65.6 55C68.8 58.8 69.6 64.4 67.6 71.5', role: 'line', min: 19 },
    { d: 'M30 79.5H73', role: 'line', min: 26 },
    { d: 'M30 79.1H73M25.5 86.2H77.5', role: 'band' },
  ],
  pawn: [
    {
      d: 'M50 35C57.2 35 62.8 40.6 62.8 47.6C62.8 51.6 61 55 58 57.4L61.9 57.4Q64.5 57.4 64.5 60.1Q64.5 62.8 61.9 62.8L56.8 62.8C57.2 73.2 65 72.8 67 79.5Q71.5 79.8 71.5 84L71.5 89Q71.5 92 68.5 92L31.5 92Q28.5 92 28.5 89L28.5 84Q28.5 79.8 33 79.5C35 72.8 42.8 73.2 43.2 62.8L38.1 62.8Q35.5 62.8 35.5 60.1Q35.5 57.4 38.1 57.4L42 57.4C39 55 37.2 51.6 37.2 47.6C37.2 40.6 42.8 35 50 35Z',
      role: 'body',
    },
    { d: 'M42 57.4H58M43.2 62.8H56.8', role: 'line', min: 26 },
    { d: 'M33 79.5H67', role: 'line', min: 26 },
    { d: 'M33 79.1H67M28.5 86.2H71.5', role: 'band' },
  ],
};

/** The sets: drawn for this project, one drawing for all armies. Subpaths run clockwise, there are no holes. */
export const PIECE_SETS: Readonly<Record<PieceStyle, Readonly<Record<Role, readonly Layer[]>>>> = { turned: TURNED, bold: BOLD };

/** Width of the outline in units of the box for a piece shown `px` pixels high: never under nine tenths of a pixel, never coarse. */
export function outlineFor(px: number): number {
  return Math.min(6, Math.max(3, 1.5 + 90 / px));
}

/** Width of the inner lines beside an outline of that width. */
export function lineFor(px: number): number {
  return outlineFor(px) * (px < 26 ? 0.7 : 0.85);
}

/** Width of the bands at the foot. */
export const BAND = 3.8;

/** One part of a drawn piece. */
export interface Layer {
  /** Path in a box of 100 by 100 whose foot stands on 92. */
  readonly d: string;
  /** `body` is outlined and filled, `line` drawn on it, `band` only for an army that has bands. */
  readonly role: 'body' | 'line' | 'band';
  /** Left out where the piece is shown smaller than this many pixels. */
  readonly min?: number;
}
