import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBackward, findCircles, findUpward, listImports, PIXI_DOOR, readImports, ROOT, roomOf } from './imports.ts';

describe('arrows between rooms point one way', () => {
  const imports = listImports();

  test('the reader of imports sees the house, and tells types from values', () => {
    expect(imports).toContainEqual(
      expect.objectContaining({ from: 'src/content/page-ruleset.ts', to: 'src/engine/index.ts', bond: 'value' }),
    );
    for (const bond of ['type', 'value', 'later', 'apart']) expect(imports.filter((one) => one.bond === bond).length).toBeGreaterThan(5);
    for (const root of ['src', 'scripts', 'curation', 'tools', 'bench'])
      expect(imports.some(({ from }) => from.startsWith(`${root}/`))).toBe(true);
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

  test('sentences are imported as #words, whatever their language (decision 26)', () => {
    const files = [...new Set(imports.filter(({ to }) => to.startsWith('src/words/en/')).map(({ from }) => from))];
    const outside = files.filter((file) => !file.startsWith('src/words/'));
    const naming = outside.filter((file) => /words\/en\//.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(outside.length).toBeGreaterThan(50);
    expect(naming).toEqual([]);
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
    ['src/board/state/a.ts', `import { b } from '../../components/board/b.ts';`, 'src/board may not import src/components/board'],
    ['src/game/a.ts', `import { b } from '../training/b.ts';`, 'src/game may not import src/training'],
    ['src/platform/a.ts', `import { b } from '../board/b.ts';`, 'src/platform may not import src/board'],
    ['src/components/board/a.ts', `import { b } from '../lesson/b.ts';`, 'src/components/board may not import src/components/lesson'],
    ['src/components/diagram/a.ts', `import { b } from '../puzzle/b.ts';`, 'src/components/diagram may not import src/components/puzzle'],
    ['src/components/lesson/a.astro', `import { Application } from 'pixi.js';`, 'only the Pixi painter'],
    ['src/components/site/a.astro', `import { b } from '../../layouts/side.ts';`, 'src/components/site may not import src/layouts'],
    ['src/components/site/a.ts', `import { b } from '../gallery/cut.ts';`, 'src/components/site may not import src/components/gallery'],
    ['src/components/lesson/a.ts', `const b = import('../puzzle/b.ts');`, 'src/components/lesson may not import src/components/puzzle'],
    ['src/game/goals/a.ts', `import { ask } from '../prover/ask.ts';`, 'src/game/goals may not import src/game/prover'],
    [
      'src/components/register-kinds.ts',
      `import { b } from './lesson/b.ts';`,
      'src/components/register-kinds.ts may not import src/components/lesson',
    ],
    ['src/components/puzzle/a.astro', `import '../lesson/b.css';`, 'src/components/puzzle may not import src/components/lesson'],
    ['src/content/a.ts', `import.meta.glob('../pages/*.astro');`, 'src/content may not import src/pages'],
    ['curation/mine/a.ts', `import { b } from '../../test/engine/b.ts';`, 'test/engine/b.ts stands in no room'],
    ['curation/grade/a.ts', `import { b } from '../mine/b.ts';`, 'curation/grade may not import curation/mine'],
    ['curation/comparison/a.ts', `import { b } from '../../src/engine/trid/b.ts';`, 'curation/comparison may not import src/engine/trid'],
    ['scripts/check/a.ts', `import { b } from '../../tools/pack/b.ts';`, 'scripts/check may not import tools/pack'],
    ['bench/a.ts', `import { b } from '../src/engine/trid/b.ts';`, 'bench may not import src/engine/trid'],
    ['src/content/docs/a.mdx', `import Page from '../../pages/b.astro';`, 'src/content/docs may not import src/pages'],
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
    ['src/board/interaction/a.ts', `import { b } from '../scene/b.ts';`],
    ['src/components/board/view/a.ts', `import { b } from '../../../board/interaction/b.ts';`],
    ['src/puzzles/a.ts', `import { RULESETS } from '../engine/index.ts';`],
    ['src/components/board/view/pixi/painter.ts', `const pixi = await import('pixi.js');`],
    ['src/content/docs/a.mdx', `import Diagram from '../../components/lesson/Diagram.astro';`],
    ['src/pages/a.astro', `import { z } from 'astro/zod';`],
    ['src/game/goals/a.ts', `import type { Ask } from '../prover/ask.ts';`],
    ['src/game/goals/a.ts', `import { type Ask } from '../prover/ask.ts';`],
    ['src/components/kind-list.ts', `const b = await import('./lesson/b.ts');`],
    ['curation/mine/a.ts', `import { b } from '../../src/engine/trid/b.ts';`],
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
