import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readImports, ROOT, type Import } from './imports.ts';

/** What the engine offers that may take seconds. */
const SEARCHES = ['prove', 'proveLine', 'proveTree', 'refutationsOf', 'findMate', 'solve', 'chooseMove', 'chooseAct', 'takesDraw', 'perft'];
const ENGINE = 'src/engine/index.ts';

/** The imports that bring code into the thread of a file: types are none, and a worker is no part of the page. */
const readCode = (file: string, code: string): readonly Import[] =>
  readImports(file, code).filter(({ to, bond }) => to.startsWith('src/') && bond !== 'type' && bond !== 'apart');

/** Every file the script of a page may run in the page's own thread, from some files on, with the names it takes from the engine. */
function follow(roots: readonly Pick<Import, 'to'>[]): ReadonlyMap<string, readonly string[]> {
  const taken = new Map<string, string[]>();
  const open = roots.map(({ to }) => to);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (taken.has(file) || file.startsWith('src/engine/') || !/\.tsx?$/.test(file) || !existsSync(join(ROOT, file))) continue;
    const imports = readCode(file, readFileSync(join(ROOT, file), 'utf8'));
    taken.set(
      file,
      imports.filter(({ to }) => to === ENGINE).flatMap(({ names }) => names),
    );
    open.push(...imports.map(({ to }) => to));
  }
  return taken;
}

const searching = (taken: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...taken].flatMap(([file, names]) => names.filter((name) => SEARCHES.includes(name)).map((name) => `${file}: ${name}`));

describe('searches run in workers', () => {
  /** What the scripts of pages import; the rest of an Astro file is run by the build. */
  const roots = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.astro'))
    .flatMap((file) => {
      const scripts = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)];
      return scripts.flatMap(([, code = '']) => readCode(file, code));
    });
  const page = follow(roots);

  test('the page’s own thread proves nothing and thinks about no move: exercises, puzzles and the analysis board ask', () => {
    const asking = [
      'components/lesson/play-to-goal',
      'components/puzzle/puzzle-controller',
      'game/prover/ask-prover',
      'game/prover/prover-client',
      'game/opponent/opponent-client',
    ];
    for (const file of asking) expect([...page.keys()]).toContain(`src/${file}.ts`);
    expect(searching(page)).toEqual([]);
  });

  test('the workers do, and the reader of imports sees it', () => {
    const found = searching(follow([{ to: 'src/game/worker/search-worker.ts' }]));
    expect(found).toContain('src/game/prover/prover-answer.ts: prove');
    expect(found).toContain('src/game/opponent/reply.ts: chooseMove');
  });

  test('a type is not a code, a name beside it is', () => {
    const read = (code: string): readonly string[] => readCode('src/components/a/b.ts', code).flatMap(({ names }) => names);
    expect(read("import type { prove } from '../../engine/index.ts';")).toEqual([]);
    expect(read("import { type Move, prove } from '../../engine/index.ts';")).toEqual(['prove']);
    expect(read("new Worker(new URL('./worker.ts', import.meta.url));")).toEqual([]);
    expect(read("const a = () => import('./c.ts');")).toEqual(['*']);
  });
});
