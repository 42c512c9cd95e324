import type { Player } from '../../engine/index.ts';

/** Colours by what they are for; `src/components/board/view/colours.css` gives each its value as `--b-NAME`, in light and in dark. */
export const TOKENS = [
  'ground',
  'text',
  'muted',
  'letter',
  'post',
  'shadow',
  'accent',
  'target',
  'on-target',
  'casing',
  'glow',
  'paper',
  'ink',
  'link',
  'line',
  'wash',
  'check',
  'check-rim',
  'check-case',
  'right',
  'wrong',
  'w-light',
  'w-dark',
  'w-edge',
  'n-light',
  'n-dark',
  'n-edge',
  'b-light',
  'b-dark',
  'b-edge',
  'wa-light',
  'wa-dark',
  'wa-edge',
  'ba-light',
  'ba-dark',
  'ba-edge',
  'hex-white',
  'hex-gray',
  'hex-black',
  'hex-rim',
  'white-fill',
  'white-line',
  'gray-fill',
  'gray-line',
  'black-fill',
  'black-line',
  'gone-fill',
  'gone-line',
] as const;
export type Token = (typeof TOKENS)[number];

/** The custom property of a token, as SVG and style sheets write it. */
export function makeColour(token: Token): string {
  return `var(--b-${token})`;
}

/** Fill and outline of each player's pieces; the third army also has bands at the foot. */
export const ARMIES: Readonly<Record<Player, { readonly fill: Token; readonly line: Token; readonly band: boolean }>> = {
  w: { fill: 'white-fill', line: 'white-line', band: false },
  g: { fill: 'gray-fill', line: 'gray-line', band: true },
  b: { fill: 'black-fill', line: 'black-line', band: false },
};

/** The three tones of a Tri-D board by its id. */
export function tonesOf(board: string): { readonly light: Token; readonly dark: Token; readonly edge: Token } {
  const key = board === 'W' ? 'w' : board === 'N' ? 'n' : board === 'B' ? 'b' : board === board.toUpperCase() ? 'wa' : 'ba';
  return { light: `${key}-light`, dark: `${key}-dark`, edge: `${key}-edge` };
}
