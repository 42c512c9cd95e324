import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBackward, findCircles, findUpward, listImports, PIXI_DOOR, readImports, ROOT, roomOf } from './imports.ts';

describe('arrows between rooms point one way', () => {
  const imports = listImports();

  test('the reader of imports sees the house, and tells types from values', () => {
    expect(imports).toContainEqual(expect.objectContaining({ from: 'src/layouts/rulesets.ts', to: 'src/engine/index.ts', bond: 'value' }));
    for (const bond of ['type', 'value', 'later', 'apart']) expect(imports.filter((one) => one.bond === bond).length).toBeGreaterThan(5);
    for (const root of ['src', 'scripts', 'tools', 'bench']) expect(imports.some(({ from }) => from.startsWith(`${root}/`))).toBe(true);
  });

  test('no import points back', () => {
    expect(imports.map(findBackward).filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('no row of the house names one below it, so no circle runs through its rooms', () => {
    expect(findUpward()).toEqual([]);
    expect(findUpward({ low: { values: ['high'] }, high: {} })).toEqual(['low > high']);
    expect(findUpward({ low: { types: ['high'] }, high: {} })).toEqual(['low > high']);
    expect(findUpward({ low: { later: ['high'] }, high: { values: ['low'] } })).toEqual([]);
  });

  test('no files run each other in a circle; types may, inside one room', () => {
    expect(findCircles(imports.filter(({ bond }) => bond === 'value'))).toEqual([]);
    const known = findCircles(imports.filter(({ bond }) => bond === 'value' || bond === 'type'));
    expect(known.filter((circle) => new Set(circle.map(roomOf)).size > 1)).toEqual([]);
  });

  test('no page fetches the whole engine: import() of it would put all rulesets in one piece, which every board fetches', () => {
    const files = [...new Set(imports.map(({ from }) => from))].filter((file) => /^src\/(?!engine\/).*\.(?:ts|tsx|astro)$/.test(file));
    const whole = files.filter((file) => /import\(\s*'[^']*engine\/index\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(files.length).toBeGreaterThan(40);
    expect(whole).toEqual([]);
  });

  test('who speaks imports a room of words, and no language (decision 26)', () => {
    const reaching = imports.filter(({ from, to }) => /^src\/words\/[a-z]{2}\//.test(to) && !from.startsWith('src/words/'));
    expect(reaching.map(({ from, to }) => `${from} > ${to}`)).toEqual([]);
    expect(imports.some(({ from, to }) => from === 'src/words/board.ts' && to === 'src/words/en/board.ts')).toBe(true);
  });

  test('one folder imports Pixi', () => {
    const files = new Set(imports.filter(({ to }) => /^pixi\.js(?:\/|$)/.test(to)).map(({ from }) => from));
    expect(files.size).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(PIXI_DOOR);
  });
});

describe('the checker', () => {
  const BAD: readonly (readonly [string, string, string])[] = [
    ['src/engine/core/move.ts', `import { b } from '../trid/board.ts';`, 'src/engine/core may not import src/engine/trid'],
    ['src/engine/trid/a.ts', `export * from '../threeway/b.ts';`, 'src/engine/trid may not import src/engine/threeway'],
    ['src/engine/search/a.ts', `import type { B } from '../trid/b.ts';`, 'src/engine/search may not import src/engine/trid'],
    ['src/engine/core/a.ts', `import { signal } from '@preact/signals';`, 'imports nothing from outside'],
    ['src/engine/index.ts', `const m = await import('node:fs');`, 'imports nothing from outside'],
    ['src/puzzles/a.ts', `import { B } from '../components/board/b.tsx';`, 'src/puzzles may not import src/components'],
    ['src/puzzles/a.ts', `import fs from 'node:fs';`, 'runs in the browser'],
    ['src/components/board/a.tsx', `import { b } from '../../engine/trid/b.ts';`, 'src/components/board may not import src/engine/trid'],
    [
      'src/components/board/model/a.ts',
      `import { b } from '../view/b.ts';`,
      'src/components/board/model may not import src/components/board',
    ],
    [
      'src/components/board/hand/a.ts',
      `import { b } from '../view/b.ts';`,
      'src/components/board/hand may not import src/components/board',
    ],
    ['src/components/board/a.ts', `import { b } from '../lesson/b.ts';`, 'src/components/board may not import src/components/lesson'],
    ['src/components/diagram/a.ts', `import { b } from '../puzzle/b.ts';`, 'src/components/diagram may not import src/components/puzzle'],
    ['src/components/lesson/a.astro', `import { Application } from 'pixi.js';`, 'only the Pixi painter'],
    ['src/components/site/a.astro', `import { b } from '../../layouts/side.ts';`, 'src/components/site may not import src/layouts'],
    ['src/components/site/a.ts', `import { b } from '../gallery/cut.ts';`, 'src/components/site may not import src/components/gallery'],
    ['src/components/lesson/a.ts', `const b = import('../puzzle/b.ts');`, 'src/components/lesson may not import src/components/puzzle'],
    ['src/components/judge/a.ts', `import { ask } from '../prover/ask.ts';`, 'src/components/judge may not import src/components/prover'],
    ['src/components/kinds.ts', `import { b } from './lesson/b.ts';`, 'src/components/kinds.ts may not import src/components/lesson'],
    ['src/components/puzzle/a.astro', `import '../lesson/b.css';`, 'src/components/puzzle may not import src/components/lesson'],
    ['src/content/a.ts', `import.meta.glob('../pages/*.astro');`, 'src/content may not import src/pages'],
    ['tools/mine/a.ts', `import { b } from '../../test/engine/b.ts';`, 'test/engine/b.ts stands in no room'],
    ['tools/grade/a.ts', `import { b } from '../mine/b.ts';`, 'tools/grade may not import tools/mine'],
    ['tools/compare/a.ts', `import { b } from '../../src/engine/trid/b.ts';`, 'tools/compare may not import src/engine/trid'],
    ['scripts/a.ts', `import { b } from '../tools/b.ts';`, 'scripts may not import tools'],
    ['bench/a.ts', `import { b } from '../src/engine/trid/b.ts';`, 'bench may not import src/engine/trid'],
    ['src/content/docs/a.mdx', `import Page from '../../pages/b.astro';`, 'src/content may not import src/pages'],
    ['src/strange/a.ts', `import './b.ts';`, 'stands in no room'],
  ];
  test.for(BAD)('catches %s with %s', ([from, text, fault]) => {
    const [found] = readImports(from, text);
    expect(found && findBackward(found)).toContain(fault);
  });

  const GOOD: readonly (readonly [string, string])[] = [
    ['src/engine/trid/a.ts', `import { b } from '../core/b.ts';`],
    ['src/engine/index.ts', `import { perft } from './search/perft.ts';`],
    ['src/components/board/a.ts', `import type { Piece } from '../../engine/core/piece.ts';`],
    ['src/components/board/hand/a.ts', `import { b } from '../model/b.ts';`],
    ['src/components/board/view/a.ts', `import { b } from '../hand/b.ts';`],
    ['src/puzzles/a.ts', `import { RULESETS } from '../engine/index.ts';`],
    ['src/components/board/view/pixi/painter.ts', `const pixi = await import('pixi.js');`],
    ['src/content/docs/a.mdx', `import Diagram from '../../components/lesson/Diagram.astro';`],
    ['src/pages/a.astro', `import { z } from 'astro/zod';`],
    ['src/components/judge/a.ts', `import type { Ask } from '../prover/ask.ts';`],
    ['src/components/judge/a.ts', `import { type Ask } from '../prover/ask.ts';`],
    ['src/components/kind-list.ts', `const b = await import('./lesson/b.ts');`],
    ['tools/mine/a.ts', `import { b } from '../../src/engine/trid/b.ts';`],
  ];
  test.for(GOOD)('lets %s have %s', ([from, text]) => {
    const [found] = readImports(from, text);
    expect(found).toBeDefined();
    expect(found && findBackward(found)).toBeUndefined();
  });

  test('finds a circle, however long, and none where there is none', () => {
    const chain = [
      { from: 'src/a.ts', to: 'src/b.ts' },
      { from: 'src/b.ts', to: 'src/c.ts' },
    ];
    expect(findCircles(chain)).toEqual([]);
    expect(findCircles([...chain, { from: 'src/c.ts', to: 'src/a.ts' }])).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
  });

  test('takes no import from a comment', () => {
    expect(readImports('src/pages/a.ts', `// import { b } from './b.ts';\n/** import('./c.ts') */`)).toEqual([]);
  });

  test('tells what runs from what only has a name', () => {
    const bonds = (code: string): readonly string[] =>
      readImports('src/pages/a.ts', code).map(({ bond, names }) => [bond, ...names].join(' '));
    expect(bonds("import type { a } from './b.ts';")).toEqual(['type']);
    expect(bonds("export { type a, type b } from './b.ts';")).toEqual(['type']);
    expect(bonds("import { type a, b as c } from './b.ts';")).toEqual(['value b']);
    expect(bonds("import a, { type b } from './b.ts';")).toEqual(['value *']);
    expect(bonds("import './b.css'; import('./c.ts'); new URL('./d.ts', import.meta.url)")).toEqual(['value *', 'later *', 'apart *']);
    expect(bonds("@import './b.css';")).toEqual(['value *']);
  });
});
