import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './imports.ts';

/** Addresses here are typed as paths, and made into whole ones in one place. */
const TYPED = ['layouts/structured.ts', 'platform/href.ts'];
const PLACES = 'learn|rules|compare|puzzles|board|which|notation|glossary|about|gallery|pagefind|places|sw';

/** Lines that write an address from the root of the host; one that is only compared, or goes through `href`, does not count. */
const findRooted = (text: string): readonly string[] =>
  text
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/\bhref\(\s+/g, 'href(')
    .split('\n')
    .filter((line) =>
      new RegExp(`['"\`]/(?:(?:${PLACES})[/.#][^'"\`]*)?['"\`]`).test(line.replace(/(?:===|startsWith\(|split\(|join\() ?'[^']*'/g, '')),
    )
    .filter((line) => !/\bhref\(/.test(line))
    .map((line) => line.trim());

describe('an address of the site is written from its root and made whole by href()', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && !/^(?:engine|puzzles)\//.test(file));

  test('in every file', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files
      .filter((file) => !TYPED.includes(file))
      .flatMap((file) => findRooted(readFileSync(join(ROOT, 'src', file), 'utf8')).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  test('and one that is not would be found', () => {
    for (const line of [`<a href="/learn/">`, 'const to = `/rules/${id}/`;', `fetch('/places.json')`, `link.href = '/';`])
      expect(findRooted(line), line).toHaveLength(1);
    for (const line of [
      `<a href={href('/learn/')}>`,
      `path === '/glossary/'`,
      `path.startsWith('/puzzles/')`,
      `text.split('/')`,
      `/** The page '/board/'. */`,
    ])
      expect(findRooted(line), line).toEqual([]);
  });
});
