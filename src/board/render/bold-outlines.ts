import type { Role } from '../../engine/index.ts';
import type { Layer } from './outlines.ts';

/** A round, clockwise. */
const ball = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** The foot all pieces stand on: its width to either side. */
const foot = (half: number): string => `M${52 - half} 78H${48 + half}L${52 + half} 92H${48 - half}Z`;

const seam = (half: number): Layer => ({ d: `M${53 - half} 78H${47 + half}`, role: 'line', min: 22 });
const bands = (half: number): Layer => ({ d: `M${52 - half} 78H${48 + half}M${50 - half} 85.5H${50 + half}`, role: 'band' });

/** Heavy and plain, with the head large: for small boards, tired eyes and old printers. */
export const BOLD: Readonly<Record<Role, readonly Layer[]>> = {
  king: [
    {
      d: `M45 5H55V12.5H63V21.5H55V30H45V21.5H37V12.5H45ZM50 35C55 28 62 25 69 25C79 25 86 32 86 42C86 54 77 61 72.5 70L70 80H30L27.5 70C23 61 14 54 14 42C14 32 21 25 31 25C38 25 45 28 50 35Z${foot(31)}`,
      role: 'body',
    },
    { d: 'M28 68Q50 60.5 72 68', role: 'line' },
    { d: 'M50 37V62', role: 'line', min: 30 },
    seam(31),
    bands(31),
  ],
  queen: [
    {
      d: `M50 16L58.5 45L69 21L70.5 48.5L87 34L74.5 66L70 80H30L25.5 66L13 34L29.5 48.5L31 21L41.5 45Z${ball(50, 13.5, 6.3)}${ball(31, 19.5, 6)}${ball(69, 19.5, 6)}${ball(13.5, 32, 6)}${ball(86.5, 32, 6)}${foot(31)}`,
      role: 'body',
    },
    { d: 'M27 66.5Q50 59 73 66.5', role: 'line' },
    seam(31),
    bands(31),
  ],
  rook: [
    { d: `M22 19H37V29H43.5V19H56.5V29H63V19H78V42L68.5 49L70.5 80H29.5L31.5 49L22 42Z${foot(31)}`, role: 'body' },
    { d: 'M32 49H68', role: 'line' },
    seam(31),
    bands(31),
  ],
  bishop: [
    {
      d: `${ball(50, 13.5, 6.5)}M50 16C63 24 75 37 74 52C73.4 60 67 65 62.5 68L66 80H34L37.5 68C33 65 26.6 60 26 52C25 37 37 24 50 16Z${foot(29)}`,
      role: 'body',
    },
    { d: 'M53 47L67 32', role: 'line' },
    { d: 'M37.5 68H62.5', role: 'line', min: 22 },
    seam(29),
    bands(29),
  ],
  knight: [
    {
      d: `M27 80C27 64 47 60 46.5 47.5C42 53.5 36.5 53.5 33.5 58.5C30.5 63.5 24.5 65.5 19 61.5C13.5 57.5 13.5 51 17.5 45.5L31 27.5C31.5 21.5 31 16 29.5 10.5L43.5 18.5C67 18 81 39 75 80Z${foot(31)}`,
      role: 'body',
    },
    { d: 'M38 33.5L40.5 32.5', role: 'line' },
    { d: 'M52 26C65 33 69.5 48 67 70', role: 'line', min: 22 },
    { d: 'M21 55L26 53', role: 'line', min: 30 },
    seam(31),
    bands(31),
  ],
  pawn: [{ d: `${ball(50, 39, 16)}M43 50H57C57.5 62 64 68 67 80H33C36 68 42.5 62 43 50Z${foot(25)}`, role: 'body' }, seam(25), bands(25)],
};
