import { describe, expect, test } from 'vitest';
import { LAYER_ORDER, LAYERS } from '../../src/styles/layers.ts';
import { findLoose, findMotion, findRootHas, listSheets, MOST_LINES } from './styles.ts';

describe('the cascade has layers', () => {
  const sheets = listSheets();

  test('the reader of style sheets sees them', () => {
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.map(({ file }) => file)).toEqual(expect.arrayContaining(['src/styles/base.css', 'src/components/board/view/board.css']));
  });

  test('no rule stands outside of one', () => {
    expect(sheets.flatMap(({ file, text }) => findLoose(text).map((head) => `${file}: ${head}`))).toEqual([]);
  });

  test('no component has styles of its own, where stylelint would not see them', () => {
    expect(sheets.filter(({ file }) => file.endsWith('.astro')).map(({ file }) => file)).toEqual([]);
  });

  test('each is used, and the order names each once, the weakest first', () => {
    const text = sheets.map((sheet) => sheet.text).join('\n');
    const used = LAYERS.filter((layer) => new RegExp(`@layer ${layer} \\{`).test(text));
    expect(used).toEqual(LAYERS.filter((layer) => layer !== 'starlight'));
    expect(LAYER_ORDER).toBe(`@layer ${LAYERS.join(', ')};`);
    expect(new Set(LAYERS).size).toBe(LAYERS.length);
  });

  test('nothing moves for a reader who asked that nothing does', () => {
    expect(sheets.flatMap(({ file, text }) => findMotion(text).map((found) => `${file}: ${found}`))).toEqual([]);
  });

  test('the root of a page hangs on nothing that a press may add', () => {
    expect(sheets.flatMap(({ file, text }) => findRootHas(text).map((found) => `${file}: ${found}`))).toEqual([]);
    expect(findRootHas('@layer page { :root[data-guided]:has(.bar) .screen { top: 0 } body:has(> .card) p { top: 0 } }')).toEqual([
      ':root[data-guided]:has(.bar) .screen',
      'body:has(> .card) p',
    ]);
    expect(findRootHas('@layer page { :root[data-guided] .screen:has(.many) { top: 0 } .body:has(b) { top: 0 } }')).toEqual([]);
  });

  test(`no style sheet has more than ${MOST_LINES} lines`, () => {
    expect(sheets.filter(({ text }) => text.split('\n').length > MOST_LINES).map(({ file }) => file)).toEqual([]);
  });
});

describe('the finder of loose rules', () => {
  const LOOSE: readonly (readonly [string, readonly string[]])[] = [
    ['.a { color: red }', ['.a']],
    ['@layer page { .a { color: red } } .b::after { content: "}" } .c { top: 0 }', ['.b::after', '.c']],
    ['@media print { .a { color: red } }', ['.a']],
    ['@media print { @layer print { .a { color: red } } .b { color: red } }', ['.b']],
    ['@layer pages { .a { color: red } }', ['@layer pages']],
    ['@layer { .a { color: red } }', ['@layer']],
    // A passage between pages takes every press as long as it lasts (decision 32).
    ['@media print { @view-transition { navigation: auto } }', ['@view-transition']],
    ['/* @layer page { */ .a { color: red } /* } */', ['.a']],
  ];
  test.for(LOOSE)('finds in %s', ([text, found]) => {
    expect(findLoose(text)).toEqual(found);
  });

  const KEPT: readonly string[] = [
    '@layer page { .a { color: red; & b { top: 0 } } }',
    "@import './tokens.css'; @layer base { a { color: red } }",
    '@layer base, page; @page { size: A4 }',
    "@layer board { .a::before { content: '{' } .b { top: 0 } }",
  ];
  test.for(KEPT)('finds nothing in %s', (text) => {
    expect(findLoose(text)).toEqual([]);
  });
});

describe('the finder of motion', () => {
  const ASKED = '@media (prefers-reduced-motion: no-preference) {';
  test.for([
    ['.a { transition: opacity 1s }', ['transition: opacity 1s']],
    [`${ASKED} .a { transition: all 1s } } .b { scroll-behavior: smooth; top: 0 }`, ['scroll-behavior: smooth']],
    ['@keyframes in { from { top: 0 } } .a { animation-name: in }', ['@keyframes in', 'animation-name: in']],
    [`@layer page { ${ASKED} .a { animation: in 1s; & b { transition: none } } } }`, []],
    ['.a { transition: none; overscroll-behavior: contain; --my-transition: 1s } /* transition: all */', []],
  ] as const)('in %s', ([text, found]) => {
    expect(findMotion(text)).toEqual(found);
  });
});
