import { describe, expect, test } from 'vitest';
import { addresses, findWithin, makeLinkPlugin, parseBase, placeBelow, warnOfSite } from '../../scripts/common/site-address.ts';
import { prefixOf } from '../../scripts/build/offline.ts';
import { BuiltPage } from '../../scripts/build/page-rules.ts';
import { findTermLinks } from '../../scripts/build/link-terms.ts';

describe('a site below a path', () => {
  test('reads the path however it is written, and refuses anything else', () => {
    expect(['/chess/', 'chess', '/chess', '//chess//'].map((text) => parseBase(text))).toEqual(Array(4).fill('/chess/'));
    expect([parseBase(), parseBase('/'), parseBase('/a/b')]).toEqual(['/', '/', '/a/b/']);
    for (const text of ['https://here', '/a?b/', '/../', '/a b/']) expect(() => parseBase(text)).toThrow('BASE is');
  });

  test('places its addresses below it, and reads them back', () => {
    for (const base of ['/', '/chess/']) expect(findWithin(base, placeBelow(base, '/learn/#x'))).toBe('/learn/#x');
    expect(findWithin('/chess/', '/learn/')).toBeUndefined();
    expect(findWithin('/chess/', '/chessboard/')).toBeUndefined();
  });

  test('links of texts lead below it, those to places of the page, to other sites and in words do not change', () => {
    const visit = (href: string): readonly string[] => {
      const set: string[] = [];
      makeLinkPlugin('/chess/').element.visit(
        { properties: { href } },
        { setProperty: (_, name, value) => void set.push(`${name} ${value}`) },
      );
      return set;
    };
    expect(visit('/learn/')).toEqual(['href /chess/learn/']);
    for (const href of ['#here', '//elsewhere/', 'https://elsewhere/', 'next/']) expect(visit(href)).toEqual([]);
  });

  test('words of the glossary lead below it', () => {
    const html = '<main><div class="prose"><p>A pin.</p></div></main>';
    const links = (base?: string): string[] => findTermLinks(new BuiltPage('/', html), 'page', base).map(({ text }) => text);
    expect(links('/chess/')).toEqual([expect.stringContaining('href="/chess/glossary/#pin"')]);
    expect(links()).toEqual([expect.stringContaining('href="/glossary/#pin"')]);
  });

  test('its worker keeps and clears what is its own, beside that of a site at the root', () => {
    expect([prefixOf('/'), prefixOf('/chess/')]).toEqual(['threefold-', 'threefold/chess/-']);
    expect(prefixOf('/chess/').startsWith(prefixOf('/'))).toBe(false);
  });
});

describe('where a site is published', () => {
  test('is warned of where nobody says it, and where it has a path the site is not built for', () => {
    expect(warnOfSite('http://localhost:4321', '/')).toMatch(/^SITE is not said: .*localhost:4321/);
    expect(warnOfSite('https://example.org/chess', '/')).toContain('BASE=/chess/ SITE=https://example.org npm run build');
    for (const [site, base] of [
      ['https://example.org', '/'],
      ['https://example.org/', '/chess/'],
      ['https://example.org/chess', '/chess/'],
    ] as const)
      expect(warnOfSite(site, base)).toBeUndefined();
  });

  test.for(['build', 'dev'] as const)('by a build and nothing else: %s', (command) => {
    const said: string[] = [];
    // The part of Astro's hook that is used.
    const hook = addresses('http://localhost:4321', '/').hooks['astro:config:setup'] as unknown as (given: object) => void;
    const config = { markdown: { processor: { options: { hastPlugins: [] } } } };
    hook({ command, config, logger: { warn: (text: string) => said.push(text) } });
    expect(said).toEqual(command === 'build' ? [expect.stringContaining('SITE is not said')] : []);
  });
});
