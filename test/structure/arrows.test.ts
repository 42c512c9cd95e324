import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBackward, findCircles, listImports, PIXI_DOOR, readImports, ROOT } from './imports.ts';

describe('arrows between folders point one way', () => {
  const imports = listImports();

  test('the reader of imports sees the house', () => {
    expect(imports.length).toBeGreaterThan(40);
    expect(imports).toContainEqual({ from: 'src/engine/index.ts', to: 'src/engine/core/move.ts' });
    expect(imports).toContainEqual({ from: 'src/layouts/rulesets.ts', to: 'src/engine/index.ts' });
  });

  test('no import points back', () => {
    expect(imports.map(findBackward).filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('no files of pages and components import each other in a circle', () => {
    // The engine's and the puzzles' circles are of types only.
    expect(findCircles(imports.filter(({ from }) => !/^src\/(?:engine|puzzles)\//.test(from)))).toEqual([]);
  });

  test('no page fetches the whole engine: import() of it would put all rulesets in one piece, which every board fetches', () => {
    const files = [...new Set(imports.map(({ from }) => from))].filter((file) => /^src\/(?!engine\/).*\.(?:ts|tsx|astro)$/.test(file));
    const whole = files.filter((file) => /import\(\s*'[^']*engine\/index\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(files.length).toBeGreaterThan(40);
    expect(whole).toEqual([]);
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
      'src/components/board/model may not import src/components/board/view',
    ],
    [
      'src/components/board/hand/a.ts',
      `import { b } from '../view/b.ts';`,
      'src/components/board/hand may not import src/components/board/view',
    ],
    ['src/components/board/a.ts', `import { b } from '../lesson/b.ts';`, 'src/components/board may not import src/components/lesson'],
    ['src/components/diagram/a.ts', `import { b } from '../puzzle/b.ts';`, 'src/components/diagram may not import src/components/puzzle'],
    ['src/components/lesson/a.astro', `import { Application } from 'pixi.js';`, 'only the Pixi painter'],
    ['src/components/site/a.astro', `import { b } from '../../layouts/side.ts';`, 'src/components may not import src/layouts'],
    ['src/content/docs/a.mdx', `import Page from '../../pages/b.astro';`, 'src/content may not import src/pages'],
    ['src/strange/a.ts', `import './b.ts';`, 'stands in no folder'],
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
    ['src/components/board/pixi/painter.ts', `const pixi = await import('pixi.js');`],
    ['src/content/docs/a.mdx', `import Diagram from '../../components/lesson/Diagram.astro';`],
    ['src/pages/a.astro', `import { z } from 'astro/zod';`],
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
});
