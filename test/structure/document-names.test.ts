import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './imports.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
/** What tells a developer where something is; notes and the changelog tell how things were. */
const GUIDES = files.filter((file) => /\.md$/.test(file) && !/^docs\/notes\/|CHANGELOG|^src\/content\//.test(file));
const SOURCES = files.filter((file) => /^(?:src|curation|tools|scripts|test|bench)\/.*\.(?:ts|tsx|astro)$/.test(file));
const NAMED = /`([^`\s*<>${}]+\.(?:ts|tsx|astro|css|mjs))`/g;
/** What a build writes, which is in no repository. */
const WRITTEN = /\.d\.ts$/;

/** Files named in backticks of which there is none with that name, or that end of a path. */
const findUnknown = (text: string): readonly string[] =>
  Array.from(text.matchAll(NAMED), ([, name]) => name!.replace(/^[./]+/, '').replace(/^#words/, 'words/en')).filter(
    (name) => !WRITTEN.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)),
  );

describe('a file that a document or a comment names is there', () => {
  test('in documents', () => {
    expect(GUIDES.length).toBeGreaterThan(40);
    expect(GUIDES.flatMap((file) => findUnknown(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('in comments', () => {
    expect(SOURCES.flatMap((file) => findUnknown(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  test('one that is not there is found, by its name and by its path', () => {
    const text = ['imports.ts', 'test/structure/imports.ts', 'structure/no-such.ts', 'no-such-file.astro']
      .map((name) => `\`${name}\``)
      .join(', ');
    expect(findUnknown(text)).toEqual(['structure/no-such.ts', 'no-such-file.astro']);
  });
});
