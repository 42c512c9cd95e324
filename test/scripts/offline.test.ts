import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fillSizes, findNamed, makeList, markRevision, readPageOf } from '../../scripts/build/offline.ts';
import { sayBytes } from '../../src/offline/cache-list.ts';

describe('what the build says of what can be kept', () => {
  const file = (address: string, set: string, revision = 'r') => ({ address, set, revision, bytes: 10, unpacked: 30 });

  test('sets with their weights; everybody’s has no name', () => {
    const list = makeList([file('/', ''), file('/kept/', ''), file('/learn/meder/pins/', 'course-meder')], new Set(['/kept/']), '/chess/');
    expect(list.shell).toEqual({
      bytes: 20,
      unpacked: 60,
      files: [
        ['/chess/', 'r'],
        ['/chess/kept/', 'r'],
      ],
    });
    expect(list.least).toEqual([['/chess/kept/', 'r']]);
    expect(list.sets).toEqual([{ id: 'course-meder', bytes: 10, unpacked: 30, files: [['/chess/learn/meder/pins/', 'r']] }]);
  });

  test('another revision of one file is another version', () => {
    const versionOf = (revision: string): string => makeList([file('/', '', revision)], new Set()).version;
    expect(versionOf('a')).toBe(versionOf('a'));
    expect(versionOf('a')).not.toBe(versionOf('b'));
  });

  test('what a page names and its scripts import, but nothing that is fetched later', () => {
    const files = new Map([
      ['/kept/', '<link href="/chess/_astro/a.css"><script src="/chess/_astro/a.js">'],
      ['/_astro/a.js', 'import{t}from"./b.js";import("./later.js")'],
      ['/_astro/a.css', ''],
      ['/_astro/b.js', ''],
      ['/_astro/later.js', ''],
    ]);
    expect([...findNamed(files, ['/kept/'], '/chess/')]).toEqual(['/kept/', '/_astro/a.css', '/_astro/a.js', '/_astro/b.js']);
  });

  test('a page gets sizes of sets it names, and says which revision it is', () => {
    const html = '<head></head><span data-kept-size="album"></span><span data-kept-size="none"></span>';
    expect(fillSizes(html, new Map([['album', 1_240_000]]))).toBe(
      '<head></head><span data-kept-size="album">1.2 MB</span><span data-kept-size="none"></span>',
    );
    expect(markRevision(html, 'ab')).toContain('<meta name="revision" content="ab"></head>');
    expect([400, 45_400, 94_999, 1_040_000].map(sayBytes)).toEqual(['1 kB', '45 kB', '95 kB', '1.0 MB']);
  });

  test('a text of the search names its page', () => {
    const text = gzipSync('pagefind_dcd{"url":"/chess/learn/meder/pins/","content":"…"}');
    expect(readPageOf(text, '/chess/')).toBe('/learn/meder/pins/');
    expect(readPageOf(gzipSync('pagefind_dcd{}'))).toBeUndefined();
  });
});
