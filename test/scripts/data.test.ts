import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_TESTS, hashData, LOOKED_AT, PLAYING, PRAISING, SINGLE_FILES } from '../../scripts/check/data-tests.ts';
import { listFiles } from '../../scripts/common/files.ts';
import { readImports, ROOT } from '../structure/imports.ts';

/** Every file that some files bring along, packages left out. */
function follow(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(join(ROOT, file))) continue;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const found = readImports(file, readFileSync(join(ROOT, file), 'utf8')).map(({ to }) => to);
    open.push(...found.filter((to) => /^(?:src|test|curation|tools|scripts)\//.test(to)));
  }
  return [...seen].sort();
}

const isLookedAt = (file: string): boolean => SINGLE_FILES.includes(file) || LOOKED_AT.some((folder) => file.startsWith(`${folder}/`));

describe('the tests of data run again', () => {
  test('when any file changes that they bring along: all stand in the folders that are looked at', () => {
    const all = follow(DATA_TESTS);
    for (const file of [...DATA_TESTS, 'src/puzzles/rating.ts', 'curation/grade/measure-strengths.ts', 'src/engine/index.ts'])
      expect(all).toContain(file);
    expect(all.filter((file) => !isLookedAt(file))).toEqual([]);
  });

  test('and a file outside of them would be found', () => {
    expect(follow(['test/scripts/data.test.ts']).filter((file) => !isLookedAt(file))).toContain('test/scripts/data.test.ts');
  });

  test('when a lesson changes that praises a move with “!”: each of them is looked at', async () => {
    const lessons = await listFiles(join(ROOT, 'src/content/docs/learn'), '.mdx');
    const praising = lessons.filter((file) => /moves=\{?"[^"]*\w!\s/.test(readFileSync(file, 'utf8').replace(/\{[^{}"]*\}/g, ' ')));
    expect(praising.map((file) => relative(ROOT, file))).toEqual(PRAISING);
  });

  describe('by the hash of what they look at', () => {
    let root = '';
    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'data-'));
      for (const folder of LOOKED_AT) {
        await mkdir(join(root, folder), { recursive: true });
        await writeFile(join(root, folder, 'one.json'), '1');
      }
      for (const file of SINGLE_FILES) await cp(join(ROOT, file), join(root, file));
    });
    afterAll(() => rm(root, { recursive: true }));

    test.for(LOOKED_AT)('a file of %s', async (folder) => {
      const before = await hashData(root);
      await writeFile(join(root, folder, 'one.json'), '2');
      const after = await hashData(root);
      expect(after).not.toBe(before);
      await writeFile(join(root, folder, 'two.json'), '');
      expect(await hashData(root)).not.toBe(after);
    });

    test.for([...new Set([...PRAISING, ...PLAYING])])('%s', async (file) => {
      const before = await hashData(root);
      await writeFile(join(root, file), '');
      expect(await hashData(root)).not.toBe(before);
    });

    test('but not when a page changes', async () => {
      const before = await hashData(root);
      await mkdir(join(root, 'src/pages'), { recursive: true });
      await writeFile(join(root, 'src/pages/index.astro'), 'x');
      expect(await hashData(root)).toBe(before);
    });
  });
});
