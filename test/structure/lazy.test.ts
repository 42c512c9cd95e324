import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listImports, ROOT } from './imports.ts';

/** The engine stands on nothing: whoever asks it for a ruleset hears of the failure. */
const ENGINE_DOOR = 'src/engine/load.ts';

/** Every `import()` of a text that is not fetched by `lazy`; comments and types aside. */
function findBare(text: string): readonly string[] {
  const code = text.replace(/\/\*(?! @vite)[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return [...code.matchAll(/(?<![\w.])import\(/g)].flatMap(({ index }) => {
    const before = code.slice(0, index);
    return /(?:typeof\s+|lazy\(\s*\(\) =>\s*)$/.test(before) ? [] : [code.slice(index, index + 60).split('\n')[0]!];
  });
}

describe('code that comes later is fetched by one means, which retries and reports', () => {
  test('no import() stands alone', () => {
    const files = [...new Set(listImports().map(({ from }) => from))].filter((file) => /^src\/.*\.(?:tsx?|astro)$/.test(file));
    expect(files.length).toBeGreaterThan(300);
    const bare = files.flatMap((file) =>
      file === ENGINE_DOOR ? [] : findBare(readFileSync(join(ROOT, file), 'utf8')).map((at) => `${file}: ${at}`),
    );
    expect(bare).toEqual([]);
  });

  test.for([
    "void import('./a.ts').then(use);",
    "const a = await import('./a.ts');",
    "lazy(async () => (await import('./a.ts')).b)",
    'await import(/* @vite-ignore */ place)',
  ])('finds %s', (code) => expect(findBare(code)).toHaveLength(1));

  test.for([
    "const a = lazy(() => import('./a.ts'));",
    'lazy(() => import(/* @vite-ignore */ place)).load()',
    "type A = typeof import('./a.ts');",
    "// import('./a.ts')",
    "/** `import('./a.ts')` */",
    "import.meta.glob('./a.ts')",
  ])('lets %s be', (code) => expect(findBare(code)).toEqual([]));
});
