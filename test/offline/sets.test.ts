import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { findSet, isHashed, isShell, listSets } from '../../src/offline/sets.ts';

describe('what belongs together', () => {
  test('every page is everybody’s, in one set, or kept as it is read', () => {
    for (const address of [
      '/',
      '/learn/',
      '/learn/meder/',
      '/kept/',
      '/404.html',
      '/_astro/a.Xy.js',
      '/puzzles/train/',
      '/places.json',
      '/sections.json',
      '/puzzles/data/meder/facets.json',
    ])
      expect([address, isShell(address)]).toEqual([address, true]);
    for (const [address, set] of [
      ['/learn/meder/pins/', 'course-meder'],
      ['/puzzles/data/grant/mate-1.json', 'puzzles-grant'],
      ['/rules/usenet/card/', 'rules'],
      ['/compare/meder-vs-grant/', 'compare'],
      ['/puzzles/cards/7.json', 'list'],
      ['/puzzles/series/', 'series'],
      ['/puzzles/series/forks/', 'series'],
      ['/puzzles/set/', 'set'],
      ['/_astro/judge-worker-Xy.js', 'set'],
      ['/embed/', 'embed'],
      ['/embed/threefold-board.js', 'embed'],
    ] as const)
      expect([address, findSet(address), isShell(address)]).toEqual([address, set, false]);
    for (const address of ['/gallery/', '/gallery/forty/', '/puzzles/meder-ab12/', '/card.png', '/sw.js', '/kept.json'])
      expect([address, isShell(address), findSet(address)]).toEqual([address, false, undefined]);
  });

  test('every set that an address is in is offered', () => {
    const offered = listSets(RULESETS.map(({ id }) => id)).map(({ id }) => id);
    expect(new Set(offered).size).toBe(offered.length);
    for (const { id } of RULESETS) expect(offered).toEqual(expect.arrayContaining([`course-${id}`, `puzzles-${id}`]));
    expect(offered).toEqual(expect.arrayContaining([findSet('/puzzles/album/first/'), findSet('/compare/a-vs-b/'), 'search']));
  });

  test('scripts and the index of the search change their address with their contents, its engine does not', () => {
    for (const address of ['/_astro/a.Xy.js', '/pagefind/index/en_1.pf_index', '/pagefind/pagefind.en_1.pf_meta', '/embed/parts/a-Xy.js'])
      expect([address, isHashed(address)]).toEqual([address, true]);
    for (const address of ['/pagefind/pagefind.js', '/pagefind/wasm.en.pagefind', '/learn/', '/places.json', '/embed/threefold-board.js'])
      expect([address, isHashed(address)]).toEqual([address, false]);
  });
});
