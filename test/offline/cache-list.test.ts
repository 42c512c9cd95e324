import { describe, expect, test } from 'vitest';
import {
  findMissing,
  cacheKey,
  keyOfList,
  markOf,
  parseKey,
  parseMark,
  planClearing,
  planFetching,
  type CachedFile,
  type CacheList,
} from '../../src/offline/cache-list.ts';

const weigh = (files: readonly CachedFile[]) => ({ bytes: files.length, unpacked: files.length, files });

/** A build of a page of everybody's with its script, and a course of two lessons. */
const makeList = (version: string, script: string, home: string, pins: string, checks: string): CacheList => ({
  version,
  cache: 'threefold-kept',
  shell: weigh([
    [`/_astro/${script}.js`, ''],
    ['/', home],
  ]),
  least: [['/', home]],
  sets: [
    {
      id: 'course-meder',
      ...weigh([
        ['/learn/meder/pins/', pins],
        ['/learn/meder/check/', checks],
      ]),
    },
  ],
});
const FIRST = makeList('1', 'one', 'h1', 'p1', 'c1');
/** The script, the first page and one lesson are others. */
const SECOND = makeList('2', 'two', 'h2', 'p1', 'c2');
const SHELL = FIRST.shell.files.map(cacheKey);
const NOTHING = { keys: [], sets: new Set<string>() };

describe('what is kept is named by its contents', () => {
  test('an address with its revision, and the address alone where it changes with the contents', () => {
    expect(cacheKey(['/learn/', 'ab12'])).toBe('/learn/?kept=ab12');
    expect(cacheKey(['/_astro/a.Xy.js', ''])).toBe('/_astro/a.Xy.js');
    for (const file of [
      ['/learn/', 'ab12'],
      ['/_astro/a.Xy.js', ''],
    ] as const)
      expect(parseKey(`http://site${cacheKey(file)}`)).toEqual(file);
  });

  test('a mark of a set is not a file, and a list is not a mark', () => {
    expect(parseMark(markOf('/kept.json', 'course-meder'))).toBe('course-meder');
    expect(parseMark(keyOfList('/kept.json', '1'))).toBeUndefined();
    expect(keyOfList('/kept.json', '1')).not.toBe(markOf('/kept.json', '1'));
  });

  test('what is missing is what no key names', () => {
    expect(findMissing(FIRST.shell.files, [])).toEqual(FIRST.shell.files);
    expect(findMissing(FIRST.shell.files, SHELL)).toEqual([]);
    expect(findMissing(SECOND.shell.files, SHELL)).toEqual(SECOND.shell.files);
  });
});

describe('what a build fetches', () => {
  test('a first visit gets what is everybody’s, and one who saves data the least', () => {
    expect(planFetching(FIRST, NOTHING, false)).toEqual({ least: FIRST.least, shell: [['/_astro/one.js', '']], wished: [] });
    expect(planFetching(FIRST, NOTHING, true)).toEqual({ least: FIRST.least, shell: [], wished: [] });
  });

  test('of what everybody keeps, the parts of pages come before the pages', () => {
    const list = { ...FIRST, least: [], shell: weigh([...FIRST.shell.files].reverse()) };
    expect(planFetching(list, NOTHING, false).shell).toEqual(FIRST.shell.files);
  });

  test('nothing that has not changed is fetched again', () => {
    expect(planFetching(FIRST, { keys: SHELL, sets: new Set() }, false)).toEqual({ least: [], shell: [], wished: [] });
    const read = { keys: [...SHELL, '/learn/meder/pins/?kept=p1'], sets: new Set<string>() };
    expect(planFetching(SECOND, read, false)).toEqual({ least: SECOND.least, shell: [['/_astro/two.js', '']], wished: [] });
  });

  test('a page that was read is renewed; a set that was asked for is made whole', () => {
    const keys = [...SHELL, '/learn/meder/check/?kept=c1'];
    expect(planFetching(SECOND, { keys, sets: new Set() }, false).wished).toEqual([['/learn/meder/check/', 'c2']]);
    expect(planFetching(SECOND, { keys, sets: new Set(['course-meder']) }, false).wished).toEqual(SECOND.sets[0]!.files);
  });

  test('where data is saved only what was asked for is renewed', () => {
    const keys = [...SHELL, '/learn/meder/check/?kept=c1'];
    expect(planFetching(SECOND, { keys, sets: new Set() }, true)).toEqual({ least: SECOND.least, shell: [], wished: [] });
    expect(planFetching(SECOND, { keys, sets: new Set(['course-meder']) }, true).wished).toEqual(SECOND.sets[0]!.files);
  });
});

describe('what goes when a build takes over', () => {
  const LISTS = new Set([keyOfList('/kept.json', '1'), keyOfList('/kept.json', '2')]);
  const both = [...SHELL, ...SECOND.shell.files.map(cacheKey), ...LISTS];

  test('pages of the build before may still be open: their scripts stay', () => {
    expect(planClearing(SECOND, FIRST, both, LISTS)).toEqual(['/?kept=h1']);
  });

  test('scripts of a build before that one go, and what no build lists', () => {
    expect(planClearing(SECOND, undefined, [...both, '/puzzles/meder-abcd/'], LISTS)).toEqual([...SHELL, '/puzzles/meder-abcd/']);
  });

  test('a page that could not be renewed stays with its scripts, for one build', () => {
    const keys = [...both, '/learn/meder/check/?kept=c1'];
    expect(planClearing(SECOND, FIRST, keys, LISTS)).not.toContain('/learn/meder/check/?kept=c1');
    expect(planClearing(SECOND, undefined, keys, LISTS)).toContain('/learn/meder/check/?kept=c1');
  });

  test('a set that was asked for stays asked for', () => {
    const mark = markOf('/kept.json', 'course-meder');
    expect(planClearing(SECOND, FIRST, [...both, mark], new Set([...LISTS, mark]))).not.toContain(mark);
  });
});
