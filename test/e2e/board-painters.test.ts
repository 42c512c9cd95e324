import { chromium } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from '../../scripts/common/browser.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';
import { difference, PATIENCE, paintsOf, placeOf, tap, wake, wordsOf } from './harness/board.ts';

const GALLERY = '/gallery/';

describe('the two painters', () => {
  test('draw the same, position after position', async ({ open }) => {
    const [pixi, svg] = [await open('/about/'), await open('/about/')];
    // Type that comes too late is left out of a page, and words beside a board decide on its size: so neither page has it.
    for (const page of [pixi, svg]) await page.route(/\.woff2$/, (route) => route.abort());
    // Pixi cannot be had: the SVG painter goes on.
    await svg.route(/painter/, (route) => route.abort());
    for (const page of [pixi, svg]) await page.goto(GALLERY);
    // That a part could not be fetched is said over the page, and so over the board: that line is not what is compared.
    await svg.evaluate(() => document.querySelector('.newer')?.remove());
    const [left, right] = [pixi.locator('#line .board-frame'), svg.locator('#line .board-frame')];
    await wake(pixi, 'line');
    await right.click({ position: { x: 3, y: 3 } });
    await expect.poll(() => svg.locator('#line').getAttribute('data-live'), PATIENCE).toBe('true');
    let compared = 0;
    // One view is looked at step by step, the others at their last.
    for (const [at, view] of (['stack', 'plan', 'tower'] as const).entries()) {
      for (const page of [pixi, svg]) await page.locator(`#line [data-view="${view}"]`).click();
      for (let step = LOOKS_AT_ALL || at === 0 ? 0 : 6; step <= 6; step++) {
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
    expect(compared).toBe(11);
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

/** Takes a piece of a live diagram and holds it over another square. */
async function holdOver(page: Page, id: string, from: string, over: string): Promise<void> {
  const [a, b] = [await placeOf(page, id, from), await placeOf(page, id, over)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
}

describe('a piece in the hand', () => {
  test('goes along on a small canvas of its own; what stands is drawn again when the piece is put down', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const canvases = page.locator('#play canvas');
    expect(await canvases.count()).toBe(1);
    await holdOver(page, 'play', 'b2W', 'b3W');
    await expect.poll(() => canvases.count(), PATIENCE).toBe(2);
    /** Whether a spot of ours on the large canvas is still there. */
    const hasSpot = (): Promise<boolean> =>
      canvases
        .first()
        .evaluate((canvas) => (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, 1, 1).data.join() === '1,2,3,255');
    await canvases.first().evaluate((canvas) => {
      const pen = (canvas as HTMLCanvasElement).getContext('2d')!;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.fillStyle = 'rgb(1 2 3)';
      pen.fillRect(0, 0, 1, 1);
    });
    const before = await paintsOf(page, 'play');
    const { x, y } = await placeOf(page, 'play', 'b4N');
    await page.mouse.move(x, y, { steps: 6 });
    await expect.poll(() => paintsOf(page, 'play'), PATIENCE).toBeGreaterThan(before);
    expect(await hasSpot(), 'what stands was not drawn').toBe(true);
    const [large, small] = await canvases.evaluateAll((all) =>
      all.map((one) => (one as HTMLCanvasElement).width * (one as HTMLCanvasElement).height),
    );
    expect(small).toBeLessThan(large! / 10);
    await page.mouse.up();
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    await expect.poll(() => canvases.count(), PATIENCE).toBe(1);
    expect(await hasSpot()).toBe(false);
  });

  test('looks the same in both painters, at the edge of the board too', async ({ open }) => {
    const pixi = await open(GALLERY);
    const svg = await open('/about/');
    await svg.route(/painter/, (route) => route.abort());
    await svg.goto(GALLERY);
    await wake(pixi, 'play');
    await svg.locator('#play .board-frame').click({ position: { x: 3, y: 3 } });
    await expect.poll(() => svg.locator('#play').getAttribute('data-live'), PATIENCE).toBe('true');
    const picture = (page: Page): Promise<Buffer> => page.locator('#play .board-frame').screenshot();
    for (const page of [pixi, svg]) await holdOver(page, 'play', 'b2W', 'b4N');
    const share = async (): Promise<number> => difference(pixi, await picture(pixi), await picture(svg));
    await expect.poll(share, PATIENCE).toBeLessThan(0.012);
    const box = (await pixi.locator('#play .board-frame').boundingBox())!;
    for (const page of [pixi, svg]) await page.mouse.move(box.x + 2, box.y + box.height / 2, { steps: 4 });
    await expect.poll(share, PATIENCE).toBeLessThan(0.012);
  });
});

describe('a canvas that was taken away', () => {
  test('and is given back empty is drawn again: the one of what stands, and the one of what is in the hand', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const frame = page.locator('#play .board-frame');
    await holdOver(page, 'play', 'b2W', 'b4N');
    await expect.poll(() => page.locator('#play canvas').count(), PATIENCE).toBe(2);
    for (const index of [0, 1]) {
      const canvas = page.locator('#play canvas').nth(index);
      const before = await frame.screenshot();
      const paints = await paintsOf(page, 'play');
      await canvas.evaluate((one) => {
        const { width, height } = one as HTMLCanvasElement;
        const pen = (one as HTMLCanvasElement).getContext('2d')!;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, width, height);
      });
      expect(await difference(page, before, await frame.screenshot()), 'an empty canvas').toBeGreaterThan(0.001);
      await canvas.dispatchEvent('contextrestored');
      await expect.poll(async () => difference(page, before, await frame.screenshot()), PATIENCE).toBe(0);
      expect(await paintsOf(page, 'play')).toBeGreaterThan(paints);
    }
  });
});
