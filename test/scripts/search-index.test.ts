import { mkdtemp, mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkIndex, findEmpty, writeIndex } from '../../scripts/build/search-index.ts';

describe('the index of the search', () => {
  let site = '';
  const warnings: string[] = [];
  const afterBuild = async (): Promise<void> => {
    const hook = checkIndex().hooks['astro:build:done'] as (given: unknown) => Promise<void>;
    await hook({ dir: pathToFileURL(`${site}/`), logger: { warn: (text: string) => warnings.push(text) } });
  };

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'index-'));
    await mkdir(join(site, 'rules'));
    const page = (words: string): string =>
      `<!doctype html><html lang="en"><title>${words}</title><body><main data-pagefind-body>${words}</main></body></html>`;
    await writeFile(join(site, 'index.html'), page('A board that moves'));
    await writeFile(join(site, 'rules/index.html'), page('Castling and promotion'));
    await writeIndex(site);
  });
  afterAll(() => rm(site, { recursive: true }));

  test('is whole once it is written, and is then left alone', async () => {
    expect(await findEmpty(join(site, 'pagefind'))).toEqual([]);
    await afterBuild();
    expect(warnings).toEqual([]);
  });

  test('is written again where Pagefind has left files empty', async () => {
    const entry = join(site, 'pagefind/pagefind-entry.json');
    await truncate(entry);
    expect(await findEmpty(join(site, 'pagefind'))).toEqual(['pagefind-entry.json']);
    await afterBuild();
    expect(warnings).toEqual(['Pagefind left pagefind-entry.json empty; its index is written again.']);
    expect((await stat(entry)).size).toBeGreaterThan(0);
  });
});
