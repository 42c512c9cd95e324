import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, test, type Page } from './harness/page.ts';
import { limitsOf } from '../../scripts/check/budgets.ts';
import { difference, dragTo, PATIENCE, tap, wake, wordsOf } from './harness/board.ts';

const KILO = 1024;

/** The scripts a page fetches, as they come, until it is stopped: name and size after gzip. */
function weighScripts(page: Page): {
  readonly sizes: Map<string, number>;
  readonly settle: () => Promise<number>;
  readonly stop: () => void;
} {
  const sizes = new Map<string, number>();
  const waiting: Promise<void>[] = [];
  const weigh = (response: Response): void => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (!name.endsWith('.js') || response.request().resourceType() === 'worker') return;
    waiting.push(response.body().then((body) => void sizes.set(name, gzipSync(body).length / KILO)));
  };
  page.on('response', weigh);
  const settle = async (): Promise<number> => {
    for (let done = -1; done !== waiting.length;) {
      done = waiting.length;
      await Promise.all(waiting);
    }
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
  return { sizes, settle, stop: () => void page.off('response', weigh) };
}

/** What the first touch of a diagram may cost, in kB after gzip; docs/decisions/0022 tells what is left out. */
const TOUCHED: readonly (readonly [string, string, number])[] = [
  ['/', 'board-diagram', 200],
  // A second after the first touch comes what keeps a lesson's record, with the table of screens that moved: 5 kB.
  ['/learn/meder/attack-boards/', 'board-diagram', 204],
  ['/learn/harshman/mate-together/', 'board-diagram', 204],
];

describe('bytes of script', () => {
  test.for(TOUCHED)('%s: touching %s costs little', async ([path, selector, most], { open }) => {
    const page = await open('/about/');
    const { sizes, settle, stop } = weighScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await settle();
    expect(before, [...sizes.keys()].join(' ')).toBeLessThanOrEqual(limitsOf(path).js);
    const diagram = page.locator(selector).first();
    await diagram
      .locator('.board-frame')
      .first()
      .click({ position: { x: 3, y: 3 } });
    await diagram.locator('canvas[data-paints]').first().waitFor();
    const after = await settle();
    stop();
    expect(after, [...sizes].map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ')).toBeLessThan(most);
    // Half of it must be Pixi and the engine: a number this small would mean that nothing was counted.
    expect(after).toBeGreaterThan(90);
    expect([...sizes.keys()].filter((name) => /^(?:usenet|grant|bartmess)/.test(name))).toEqual([]);
  });
});

describe('a strict policy', () => {
  /** Written to the end of a script of ours: what the policy says to eval from the page's own script. */
  const PROBE = `;try { (0, eval)('window.evalRan = true'); } catch (error) { window.evalRefused = error.name; }`;

  /** Adds the probe to the script that every page with a board fetches; gives the addresses it was added to. */
  const addProbe = async (page: Page) => {
    const probed: string[] = [];
    await page.route(/\/_astro\/register-kinds\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      probed.push(route.request().url());
      await route.fulfill({ response, body: (await response.text()) + PROBE });
    });
    return probed;
  };

  test('without unsafe-eval a board comes alive by our own script', async ({ open, complaints }) => {
    const page = await open('/about/');
    const probed = await addProbe(page);
    await page.goto('/gallery/');
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
    const scripts = policy?.split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/'unsafe-eval'|'unsafe-inline'/);
    await expect.poll(() => probed.length, PATIENCE).toBe(1);
    await expect.poll(() => page.evaluate(() => (window as { evalRefused?: string }).evalRefused), PATIENCE).toBe('EvalError');
    expect(await page.evaluate(() => 'evalRan' in window)).toBe(false);
    await wake(page, 'play');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    expect(await page.locator('#play canvas[data-paints]').count()).toBe(1);
    expect(complaints.filter((text) => !/eval/i.test(text))).toEqual([]);
  });

  test('the probe can run where no policy forbids it', async ({ open }) => {
    const page = await open('/about/');
    const probed = await addProbe(page);
    await page.route('**/gallery/forty/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '') });
    });
    await page.goto('/gallery/forty/');
    await expect.poll(() => probed.length, PATIENCE).toBe(1);
    await expect.poll(() => page.evaluate(() => 'evalRan' in window), PATIENCE).toBe(true);
  });
});

describe('a page that runs from right to left', () => {
  test('has its boards the right way round; pointing, dragging, slider and steps do what they show', async ({ open, complaints }) => {
    const plain = await open('/gallery/');
    const page = await open('/about/');
    await page.route('**/gallery/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<html([^>]*?)\sdir="ltr"/, '<html$1 dir="rtl"') });
    });
    await page.goto('/gallery/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const frame = page.locator('#play .board-frame');
    const before = await plain.locator('#play .board-frame').screenshot();
    await expect
      .poll(async () => difference(page, await frame.screenshot(), before), { ...PATIENCE, message: 'the picture' })
      .toBeLessThan(0.005);

    await wake(page, 'play');
    await expect
      .poll(async () => difference(page, await frame.screenshot(), before), { ...PATIENCE, message: 'the canvas' })
      .toBeLessThan(0.03);
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    await dragTo(page, 'play', 'd8B', 'c6B');
    await expect.poll(() => wordsOf(page, 'play', 'c6B'), PATIENCE).toContain('black knight');

    // Time runs to the right, in the buttons, on the slider and by its keys.
    const at = (go: string): Promise<number> =>
      page.locator(`#line [data-go="${go}"]`).evaluate((button) => button.getBoundingClientRect().left);
    const order = await Promise.all(['first', 'back', 'play', 'on', 'last'].map(at));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    await wake(page, 'line');
    const slider = page.locator('#line input[type="range"]');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue(), PATIENCE).toBe('1');
    await expect.poll(() => page.locator('#line .board-count').textContent(), PATIENCE).toContain('1 of 6');
    expect(complaints).toEqual([]);
  });
});

describe('on paper', () => {
  test('boards are whole pictures, steps are told in sentences, controls are gone; a dark screen prints on light', async ({ open }) => {
    const page = await open('/gallery/', { colorScheme: 'dark' });
    await wake(page, 'line');
    await page.locator('#line [data-go="on"]').click();
    await expect.poll(() => page.locator('#line .board-count').textContent(), PATIENCE).toContain('1 of 6');
    expect(await page.locator('#line .board-sentences').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const line = page.locator('#line');
    await expect.poll(() => line.locator('svg.board-svg').isVisible(), PATIENCE).toBe(true);
    expect(await line.locator('canvas').isVisible()).toBe(false);
    expect(await line.locator('.board-sentences').textContent()).toContain('Black does the same, higher up.');
    expect(await line.locator('.board-sentences').isVisible()).toBe(true);
    for (const control of ['.board-tools', '.board-steps', '.top', '.foot', '.board-moves'])
      for (const one of await page.locator(control).all()) expect(await one.isVisible(), control).toBe(false);
    const ground = await line.evaluate((diagram) => getComputedStyle(diagram).getPropertyValue('--b-ground').trim());
    expect(ground).toMatch(/^#fff(?:fff)?$/);
    // Two boards to a page of A4.
    const heights = await page
      .locator('.gallery-kind .board-frame')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(400);
    expect(Math.min(...heights)).toBeGreaterThan(200);
  });
});
