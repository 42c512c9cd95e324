import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from '../../scripts/browser.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { difference, PATIENCE, paintsOf, tap, wake, wordsOf } from './harness/board.ts';

const GALLERY = '/gallery/';

/** Opens the gallery after a script of the test has run in the page. */
async function openAfter(page: Page, prepare: () => void): Promise<Page> {
  await page.addInitScript(prepare);
  await page.goto(GALLERY);
  return page;
}

describe('the two painters', () => {
  test('draw the same, position after position', async ({ open }) => {
    const pixi = await open(GALLERY);
    const svg = await open('/about/');
    // Pixi cannot be had: the SVG painter goes on.
    await svg.route(/painter/, (route) => route.abort());
    await svg.goto(GALLERY);
    const [left, right] = [pixi.locator('#line .board-frame'), svg.locator('#line .board-frame')];
    await wake(pixi, 'line');
    await right.click({ position: { x: 3, y: 3 } });
    await expect.poll(() => svg.locator('#line').getAttribute('data-live'), PATIENCE).toBe('true');
    let compared = 0;
    for (const view of ['stack', 'plan', 'tower']) {
      for (const page of [pixi, svg]) await page.locator(`#line [data-view="${view}"]`).click();
      for (let step = 0; step <= 6; step++) {
        for (const page of [pixi, svg])
          await page
            .locator(`#line a[data-step="${step}"], #line [data-go="first"]`)
            .nth(step === 0 ? 0 : 1)
            .click();
        for (const page of [pixi, svg]) {
          await expect.poll(() => page.locator('#line .board-count').textContent(), PATIENCE).toBe(`${step} of 6`);
          await page.locator(`#line [data-view="${view}"][aria-pressed="true"]`).waitFor();
        }
        const share = async (): Promise<number> => difference(pixi, await left.screenshot(), await right.screenshot());
        await expect.poll(share, { ...PATIENCE, message: `${view}, step ${step}` }).toBeLessThan(0.012);
        compared += 1;
      }
    }
    // The other pieces, on the board of three armies too.
    await wake(pixi, 'hex');
    await svg.locator('#hex .board-frame').click({ position: { x: 3, y: 3 } });
    await expect.poll(() => svg.locator('#hex').getAttribute('data-live'), PATIENCE).toBe('true');
    for (const page of [pixi, svg]) {
      await page.locator('header [data-board-settings]').click();
      await page.getByRole('radio', { name: 'Bold' }).check();
      await page.getByRole('button', { name: 'Done' }).click();
    }
    for (const id of ['line', 'hex']) {
      const frames = [pixi, svg].map((page) => page.locator(`#${id} .board-frame`));
      const share = async (): Promise<number> => difference(pixi, await frames[0]!.screenshot(), await frames[1]!.screenshot());
      await expect.poll(share, { ...PATIENCE, message: `${id}, bold pieces` }).toBeLessThan(0.012);
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(23);
  });

  test('differ from another position: the comparison can fail', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'line');
    const frame = page.locator('#line .board-frame');
    const before = await frame.screenshot();
    await page.locator('#line [data-view="plan"]').click();
    await expect.poll(async () => difference(page, before, await frame.screenshot()), PATIENCE).toBeGreaterThan(0.05);
  });
});

describe('without what one would like to have', () => {
  test('a browser started with --disable-3d-apis plays', async ({ site }) => {
    const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS, '--disable-3d-apis'] });
    try {
      const page = await browser.newPage({ baseURL: site, reducedMotion: 'reduce' });
      await page.goto(GALLERY);
      await wake(page, 'play');
      await tap(page, 'play', 'b2W');
      await tap(page, 'play', 'b4N');
      await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    } finally {
      await browser.close();
    }
  });

  test('without Pixi the SVG goes on', async ({ open }) => {
    const page = await open('/about/');
    await page.route(/painter/, (route) => route.abort());
    await page.goto(GALLERY);
    await page.locator('#play .board-frame').click({ position: { x: 3, y: 3 } });
    await expect.poll(() => page.locator('#play').getAttribute('data-live'), PATIENCE).toBe('true');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    expect(await page.locator('#play canvas').count()).toBe(0);
    expect(await page.locator('#play svg.board-svg').isVisible()).toBe(true);
  });
});

describe('a canvas that was taken away', () => {
  test('and is given back empty is drawn again: the one of a board, and the one all are drawn in', async ({ open }) => {
    const page = await openAfter(await open('/about/'), () => {
      const made: HTMLCanvasElement[] = [];
      (window as unknown as { made: HTMLCanvasElement[] }).made = made;
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
        if (!made.includes(this)) made.push(this);
        return Reflect.apply(original, this, all) as null;
      } as typeof original;
    });
    await wake(page, 'play');
    const frame = page.locator('#play .board-frame');
    const before = await frame.screenshot();
    const paints = await paintsOf(page, 'play');
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#play canvas')!;
      canvas.getContext('2d')!.clearRect(0, 0, canvas.width, canvas.height);
    });
    expect(await difference(page, before, await frame.screenshot()), 'an empty canvas').toBeGreaterThan(0.05);
    await page.locator('#play canvas').dispatchEvent('contextrestored');
    await expect.poll(async () => difference(page, before, await frame.screenshot()), PATIENCE).toBe(0);
    expect(await paintsOf(page, 'play')).toBeGreaterThan(paints);
    const again = await paintsOf(page, 'play');
    await page.evaluate(() => {
      for (const canvas of (window as unknown as { made: HTMLCanvasElement[] }).made)
        if (!canvas.isConnected) canvas.dispatchEvent(new Event('contextrestored'));
    });
    await expect.poll(() => paintsOf(page, 'play'), PATIENCE).toBeGreaterThan(again);
    expect(await difference(page, before, await frame.screenshot())).toBe(0);
  });
});
