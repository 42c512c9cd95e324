import { gzipSync } from 'node:zlib';
import { describe, expect, test, type Page } from './harness/page.ts';
import { PATIENCE } from './harness/board.ts';

const KILO = 1024;

/** The scripts a page fetches, as they come: name and size after gzip. */
function weighScripts(page: Page): { readonly sizes: Map<string, number>; readonly settle: () => Promise<number> } {
  const sizes = new Map<string, number>();
  const waiting: Promise<void>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (!name.endsWith('.js') || response.request().resourceType() === 'worker') return;
    waiting.push(response.body().then((body) => void sizes.set(name, gzipSync(body).length / KILO)));
  });
  const settle = async (): Promise<number> => {
    for (let done = -1; done !== waiting.length;) {
      done = waiting.length;
      await Promise.all(waiting);
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
  return { sizes, settle };
}

/** What the first touch of a diagram may cost, in kB after gzip; docs/decisions/0012 tells what is left out. */
const TOUCHED: readonly (readonly [string, string, 'canvas' | 'webgl', number])[] = [
  ['/', 'board-diagram', 'canvas', 150],
  ['/learn/meder/attack-boards/', 'board-diagram', 'canvas', 150],
  ['/learn/meder/attack-boards/', 'board-diagram', 'webgl', 170],
  ['/learn/harshman/first-look/', 'board-diagram', 'canvas', 150],
];

describe('bytes of script', () => {
  test.for(TOUCHED)('%s: touching %s with %s costs little', async ([path, selector, renderer, most], { open }) => {
    const page = await open('/about/');
    await page.addInitScript((kind) => sessionStorage.setItem('threefold:renderer', kind), renderer);
    const { sizes, settle } = weighScripts(page);
    await page.goto(path);
    const before = await settle();
    expect(before, [...sizes.keys()].join(' ')).toBeLessThan(6);
    const diagram = page.locator(selector).first();
    await diagram
      .locator('.board-frame')
      .first()
      .click({ position: { x: 3, y: 3 } });
    await expect.poll(() => diagram.locator('canvas').first().getAttribute('data-renderer'), PATIENCE).toBe(renderer);
    const after = await settle();
    expect(after, [...sizes].map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ')).toBeLessThan(most);
    // Half of it must be Pixi: a number this small would mean that nothing was counted.
    expect(after).toBeGreaterThan(90);
    const other = renderer === 'canvas' ? /^webgl/ : /^canvas/;
    expect([...sizes.keys()].filter((name) => other.test(name) || /^(?:usenet|grant|bartmess)/.test(name))).toEqual([]);
  });
});
