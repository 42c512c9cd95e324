import { describe, expect, test } from 'vitest';
import { readPage } from '../../scripts/common/pages.ts';
import { checkHtml } from '../../scripts/check/validate-html.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pins</title></head><body>${body}</body></html>`;

describe('the HTML of a page', () => {
  test('that is right has no fault', async () => {
    expect(await checkHtml(new Map([['/', readPage(page('<main><p id="a">A pin.</p></main>'))]]))).toEqual([]);
  });

  test('that is wrong is told by address, line and column', async () => {
    const pages = new Map([
      ['/pins/', readPage(page('<p id="a">A pin.</p><p id="a"></p>'))],
      ['/moves/', readPage(page('<button>\n<a href="/">A move</a></button>'))],
    ]);
    const faults = await checkHtml(pages);
    expect(faults).toContainEqual(expect.stringMatching(/^\/pins\/:1:\d+: .*Duplicate ID "a".*\(no-dup-id\)$/i));
    expect(faults).toContainEqual(expect.stringMatching(/^\/moves\/:2:\d+: .*\(element-permitted-content\)$/));
  });
});
