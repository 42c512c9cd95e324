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
  test('a page without WebGL plays', async ({ open, complaints }) => {
    const page = await openAfter(await open('/about/'), () => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
      } as typeof original;
    });
    await wake(page, 'play');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    expect(await page.locator('#play canvas').getAttribute('data-renderer')).toBe('canvas');
    expect(complaints).toEqual([]);
  });

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

describe('WebGL', () => {
  const prepare = (): void => {
    sessionStorage.setItem('threefold:renderer', 'webgl');
    const kept: WebGL2RenderingContext[] = [];
    (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts = kept;
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
      const context: unknown = Reflect.apply(original, this, all);
      if (context instanceof WebGL2RenderingContext && !kept.includes(context)) kept.push(context);
      return context;
    } as typeof original;
  };

  test('one context serves many diagrams; lost and restored three times it draws again', async ({ open, complaints }) => {
    const page = await openAfter(await open('/about/'), prepare);
    for (const id of ['play', 'lift', 'line', 'pins', 'hex']) await wake(page, id);
    expect(await page.locator('#play canvas').getAttribute('data-renderer')).toBe('webgl');
    expect(await page.evaluate(() => (window as unknown as { contexts: unknown[] }).contexts.length)).toBe(1);
    const frame = page.locator('#play .board-frame');
    await frame.scrollIntoViewIfNeeded();
    for (let round = 0; round < 3; round++) {
      await page.evaluate(async () => {
        const [gl] = (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts;
        const extension = gl!.getExtension('WEBGL_lose_context')!;
        const lost = new Promise((done) => gl!.canvas.addEventListener('webglcontextlost', done, { once: true }));
        extension.loseContext();
        await lost;
        await new Promise((done) => setTimeout(done, 50));
        const back = new Promise((done) => gl!.canvas.addEventListener('webglcontextrestored', done, { once: true }));
        extension.restoreContext();
        await back;
      });
      const before = await paintsOf(page, 'play');
      await tap(page, 'play', round % 2 === 0 ? 'b2W' : 'c2W');
      await expect.poll(() => paintsOf(page, 'play'), PATIENCE).toBeGreaterThan(before);
    }
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    const plain = await open(GALLERY);
    await wake(plain, 'play');
    await tap(plain, 'play', 'b2W');
    await tap(plain, 'play', 'b4N');
    await plain.locator('#play .board-frame').scrollIntoViewIfNeeded();
    const other = plain.locator('#play .board-frame');
    await expect.poll(async () => difference(page, await frame.screenshot(), await other.screenshot()), PATIENCE).toBeLessThan(0.03);
    expect(complaints.filter((text) => !/context|WebGL/i.test(text))).toEqual([]);
  });

  test('a context that does not come back is replaced by the plain canvas', async ({ open }) => {
    const page = await openAfter(await open('/about/'), prepare);
    await wake(page, 'play');
    await page.evaluate(() => {
      const [gl] = (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts;
      gl!.getExtension('WEBGL_lose_context')!.loseContext();
    });
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => page.locator('#play canvas').getAttribute('data-renderer'), PATIENCE).toBe('canvas');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
  });
});
