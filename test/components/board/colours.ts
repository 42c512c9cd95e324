import { readFileSync } from 'node:fs';
import type { BoardTheme } from '../../../src/board/state/settings.ts';
import type { Token } from '../../../src/board/scene/board-colours.ts';

/** Red, green and blue from 0 to 1, linear in light. */
export type Colour = readonly [number, number, number];

const CSS = readFileSync(new URL('../../../src/components/board/view/colours.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** What a block of the style sheet gives to tokens, by the end of its selector. */
function readBlock(selector: RegExp): readonly (readonly [string, string])[] {
  const [, body = ''] = new RegExp(`(?:^|[{}])\\s*${selector.source}\\s*\\{([^}]*)\\}`).exec(CSS) ?? [];
  return [...body.matchAll(/--b-([\w-]+):\s*(#[0-9a-f]{3,8})/g)].map(([, name = '', value = '']) => [name, value] as const);
}

/** The colours of a theme on a light or dark page, as the cascade gives them: later blocks win. */
export function readTheme(theme: BoardTheme, page: 'light' | 'dark'): ReadonlyMap<Token, string> {
  const blocks = [
    readBlock(/:root,\s*\.board-swatch/),
    page === 'dark' ? readBlock(/:root\[data-theme='dark'\],\s*:root\[data-theme='dark'\] \.board-swatch/) : [],
    readBlock(new RegExp(`:is\\(:root, \\.board-swatch\\)\\[data-board='${theme}'\\]`)),
  ];
  return new Map(blocks.flat()) as ReadonlyMap<Token, string>;
}

export function parseColour(hex: string): Colour {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Contrast ratio of WCAG 2.2 (relative luminance of its glossary). */
export function contrast(one: Colour, other: Colour): number {
  const light = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [high, low] = [Math.max(light(one), light(other)), Math.min(light(one), light(other))];
  return (high + 0.05) / (low + 0.05);
}

export const VISIONS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

/**
 * How a colour looks without one kind of cone: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, “A Physiologically-based Model for
 * Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, table 1, severity 1.0.
 */
const MATRICES: Readonly<Record<Exclude<Vision, 'usual'>, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function see([r, g, b]: Colour, vision: Vision): Colour {
  if (vision === 'usual') return [r, g, b];
  const [x = 0, y = 0, z = 0] = MATRICES[vision].map(([a, c, d]) => Math.min(1, Math.max(0, a * r + c * g + d * b)));
  return [x, y, z];
}

/** Distance of two colours in Oklab (B. Ottosson, 2020), times 100: about 2 is the least one sees side by side. */
export function distance(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
