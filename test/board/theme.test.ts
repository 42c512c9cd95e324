import { describe, expect, test } from 'vitest';
import { BOARD_THEMES } from '../../src/board/state/settings.ts';
import { TOKENS, type Token } from '../../src/board/scene/board-colours.ts';
import { contrast, distance, parseColour, readTheme, see, VISIONS, type Vision } from '../components/board/colours.ts';

/** Squares that lie beside each other: light and dark of each board, and the three tones of the hexagonal one. */
const BESIDE: readonly (readonly [Token, Token])[] = [
  ['w-light', 'w-dark'],
  ['n-light', 'n-dark'],
  ['b-light', 'b-dark'],
  ['wa-light', 'wa-dark'],
  ['ba-light', 'ba-dark'],
];
const CELLS: readonly (readonly [Token, Token])[] = [
  ['hex-white', 'hex-gray'],
  ['hex-gray', 'hex-black'],
  ['hex-white', 'hex-black'],
];
const SQUARES = [...new Set([...BESIDE, ...CELLS].flat())];
const ARMIES = ['white', 'gray', 'black'] as const;
const EDGES: readonly Token[] = ['w-edge', 'n-edge', 'b-edge', 'wa-edge', 'ba-edge'];
/** Core and casing of the marks (marks.ts): wherever a mark lies, its two tones lie beside each other. */
const MARKS: readonly (readonly [Token, Token])[] = [
  ['accent', 'casing'],
  ['ink', 'paper'],
  ['line', 'paper'],
  ['right', 'paper'],
  ['wrong', 'paper'],
  ['check', 'check-rim'],
];

type Look = (token: Token) => ReturnType<typeof parseColour>;

const look =
  (theme: (typeof BOARD_THEMES)[number], page: 'light' | 'dark', vision: Vision = 'usual'): Look =>
  (token) =>
    see(parseColour(readTheme(theme, page).get(token)!), vision);

const pairs = (list: readonly (readonly [Token, Token])[], of: Look): readonly number[] => list.map(([a, b]) => contrast(of(a), of(b)));
/** How well a piece stands on its worst square: by its fill or by its outline, whichever is better there. */
const onWorst = (army: string, of: Look): number =>
  Math.min(
    ...SQUARES.map((square) =>
      Math.max(contrast(of(`${army}-fill` as Token), of(square)), contrast(of(`${army}-line` as Token), of(square))),
    ),
  );
const fills = (of: Look): readonly number[] =>
  pairs(
    [
      ['white-fill', 'gray-fill'],
      ['white-fill', 'black-fill'],
      ['black-fill', 'gray-fill'],
    ],
    of,
  );
const outlines = (of: Look): readonly number[] => ARMIES.map((army) => contrast(of(`${army}-fill`), of(`${army}-line`)));

describe('the reader of colours', () => {
  test('agrees with known figures: WCAG’s black on white, and what red and green are without red cones', () => {
    expect(contrast(parseColour('#000000'), parseColour('#ffffff'))).toBeCloseTo(21);
    expect(contrast(parseColour('#767676'), parseColour('#ffffff'))).toBeCloseTo(4.54, 2);
    const [red, green] = ['#c00000', '#007000'].map(parseColour);
    expect(distance(red!, green!)).toBeGreaterThan(30);
    expect(distance(see(red!, 'deuteranopia'), see(green!, 'deuteranopia'))).toBeLessThan(12);
    const [gray] = ['#808080'].map(parseColour);
    for (const vision of VISIONS) expect(distance(see(gray!, vision), gray!)).toBeLessThan(0.1);
  });

  test('finds every colour of every theme', () => {
    for (const theme of BOARD_THEMES)
      for (const page of ['light', 'dark'] as const) {
        const found = readTheme(theme, page);
        for (const token of TOKENS) expect(found.get(token), `${theme}, ${page}: ${token}`).toMatch(/^#/);
      }
    expect(readTheme('contrast', 'dark').get('w-light')).not.toBe(readTheme('study', 'dark').get('w-light'));
    expect(readTheme('study', 'dark').get('ground')).not.toBe(readTheme('study', 'light').get('ground'));
  });
});

describe.each(BOARD_THEMES)('the theme %s', (theme) => {
  test.each(['light', 'dark'] as const)('keeps squares, pieces, marks and letters apart on a %s page (WCAG 1.4.11 and 1.4.3)', (page) => {
    const of = look(theme, page);
    for (const ratio of pairs(BESIDE, of)) expect(ratio).toBeGreaterThan(2.7);
    for (const ratio of pairs(CELLS, of)) expect(ratio).toBeGreaterThan(1.35);
    for (const ratio of fills(of)) expect(ratio).toBeGreaterThanOrEqual(2.99);
    for (const ratio of outlines(of)) expect(ratio).toBeGreaterThan(3);
    for (const army of ARMIES) expect(onWorst(army, of), army).toBeGreaterThanOrEqual(2.95);
    for (const ratio of pairs(MARKS, of)) expect(ratio).toBeGreaterThan(3.8);
    for (const edge of EDGES) expect(contrast(of('letter'), of(edge)), edge).toBeGreaterThan(4.5);
    for (const [text, ratio] of [
      ['text', 7],
      ['muted', 4.5],
      ['link', 3],
      ['post', 3],
    ] as const)
      expect(contrast(of(text), of('ground')), text).toBeGreaterThan(ratio);
    expect(contrast(of('on-target'), of('target'))).toBeGreaterThan(4.5);
  });
});

describe('the theme for every kind of colour vision', () => {
  test.each(VISIONS)('keeps squares, armies and marks apart with %s', (vision) => {
    const of = look('clear', 'light', vision);
    for (const ratio of pairs(BESIDE, of)) expect(ratio).toBeGreaterThan(3);
    for (const ratio of pairs(CELLS, of)) expect(ratio).toBeGreaterThan(1.7);
    for (const ratio of [...fills(of), ...outlines(of)]) expect(ratio).toBeGreaterThan(3);
    for (const army of ARMIES) expect(onWorst(army, of), army).toBeGreaterThanOrEqual(2.95);
    for (const ratio of pairs(MARKS, of)) expect(ratio).toBeGreaterThan(3.4);
    // Right and wrong are a tick and a cross, and differ in colour as well.
    expect(distance(of('right'), of('wrong'))).toBeGreaterThan(20);
  });

  test('is needed: in the study right and wrong look nearly alike without green cones', () => {
    const of = look('study', 'light', 'deuteranopia');
    expect(distance(of('right'), of('wrong'))).toBeLessThan(8);
  });
});

describe('the theme of strong contrast', () => {
  test.each(['light', 'dark'] as const)('has 4.5 to 1 wherever something must be told from something on a %s page', (page) => {
    const of = look('contrast', page);
    for (const ratio of [...pairs(BESIDE, of), ...fills(of), ...outlines(of), ...pairs(MARKS, of)]) expect(ratio).toBeGreaterThan(4.5);
    for (const army of ARMIES) expect(onWorst(army, of), army).toBeGreaterThan(4.5);
    // Three tones cannot be 4.5 apart and carry pieces; a black line round every cell is.
    for (const cell of ['hex-white', 'hex-gray', 'hex-black'] as const) expect(contrast(of('hex-rim'), of(cell))).toBeGreaterThan(4.5);
    for (const ratio of pairs(CELLS, of)) expect(ratio).toBeGreaterThan(2);
    for (const text of ['text', 'muted', 'link', 'target'] as const) expect(contrast(of(text), of('ground')), text).toBeGreaterThan(7);
    for (const edge of EDGES) expect(contrast(of('letter'), of(edge)), edge).toBeGreaterThan(7);
  });
});
