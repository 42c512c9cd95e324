import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addSecurityPolicy } from '../../scripts/build/security-policy.ts';
import { findAll, readHtml, textOf } from '../../scripts/common/html.ts';
import { findBroken } from '../../scripts/check/links.ts';
import { readPage } from '../../scripts/common/pages.ts';
import { applyEdits, BuiltPage } from '../../scripts/build/page-rules.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('a page', () => {
  test('is read as a browser reads it: entities are letters, comments and templates show nothing', () => {
    const tree = readHtml('<p title="a > b">Fish &amp; <b>chips</b></p><!-- <p>no</p> --><template><p>no</p></template>');
    const found = findAll(tree, ({ tagName }) => tagName === 'p');
    expect(found.map(textOf)).toEqual(['Fish & chips']);
  });
});

describe('the policy of a page', () => {
  const finishPage = (html: string): string => applyEdits(html, addSecurityPolicy(new BuiltPage('/', html)).edits ?? []);

  test('allows its own inline scripts by hash, and no data, no other script', () => {
    const html = page(
      '<script type="module">if (a < b) go("</p>");</script><script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>',
      '<title>A</title>',
    );
    const done = finishPage(html);
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(done)?.[1] ?? '';
    expect(policy.match(/'sha256-[^']*'/g)).toEqual([hash('if (a < b) go("</p>");')]);
    expect(done.indexOf('content-security-policy')).toBeLessThan(done.indexOf('<title>'));
  });

  test('frees the theme that is fixed, leaves the rest of the page as it was, and needs a charset', () => {
    const html = page('<p data-theme="dark">x</p>');
    const done = finishPage(html);
    expect(done.replace(/<meta http-equiv[^>]*>/, '')).toBe(html.replace(' data-theme="dark"', ''));
    expect(finishPage(done.replace(/<meta http-equiv[^>]*>/, ''))).toBe(done);
    expect(addSecurityPolicy(new BuiltPage('/x/', '<html><head></head></html>'))).toEqual({
      faults: [expect.stringMatching(/^\/x\/: .*charset/)],
    });
  });
});

describe('the links of a page', () => {
  const pages = new Map([
    ['/', readPage(page('<a href="/a/?x=1&amp;y=2#two">a</a><h2 id="one">One</h2>'))],
    ['/a/', readPage(page('<h2 id="two">Two</h2><!-- <a href="/gone/">x</a> -->'))],
  ]);
  const broken = (body: string): string[] =>
    findBroken('/b/', new Map([...pages, ['/b/', readPage(page(body))]]), (path) => path === '/picture.png');

  test('lead to pages, files and places that are there', () => {
    expect(['/', '/a/'].flatMap((address) => findBroken(address, pages, () => false))).toEqual([]);
    expect(broken('<a href="/a/#two">a</a><img src="/picture.png"><a href="https://elsewhere/">b</a><a href="/a/#x=1">c</a>')).toEqual([]);
  });

  test('are broken where they do not, however the tag is written', () => {
    expect(broken("<a class='x' href='/gone/'>a</a>")).toEqual(['/b/: /gone/ does not exist']);
    expect(broken('<a href=/a/#three>a</a>')).toEqual(['/b/: /a/#three names no place on its page']);
    expect(broken('<img src="/other.png">')).toEqual(['/b/: /other.png does not exist']);
  });

  test('stay below the path of the site', () => {
    const below = new Map([['/a/', readPage(page('<a href="/chess/a/">a</a><a href="../a/">a</a><img src="/chess/picture.png">'))]]);
    const find = (map: typeof below): string[] => findBroken('/a/', map, (path) => path === '/picture.png', '/chess/');
    expect(find(below)).toEqual([]);
    expect(find(new Map([['/a/', readPage(page('<a href="/a/">a</a>'))]]))).toEqual(['/a/: /a/ leaves the site, which is below /chess/']);
  });
});

describe('what a page brings in before it is touched', () => {
  test('is its own styles, scripts, preloads and islands, once each', () => {
    const { styles, scripts } = readPage(
      page(
        '<script src="/a.js"></script><script type=module src="/a.js"></script><astro-island component-url="/c.js"></astro-island><a href="/d.js">d</a>',
        '<link href="/s.css" rel="stylesheet"><link rel="modulepreload" href="/b.js"><link rel="icon" href="/i.svg"><script src="https://x/y.js"></script>',
      ),
    );
    expect(styles).toEqual(['/s.css']);
    expect(scripts).toEqual(['/a.js', '/b.js', '/c.js']);
  });
});
