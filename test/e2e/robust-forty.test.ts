import { describe, expect, test, type Page } from './harness/page.ts';
import { PATIENCE } from './harness/board.ts';

const FORTY = '/gallery/forty/';

interface Counts {
  contexts: Record<string, number>;
  frames: number;
}

/** Counts, from before the page's first script, contexts and frames asked for. */
function count(): void {
  const counts: Counts = { contexts: {}, frames: 0 };
  (window as unknown as { counts: Counts }).counts = counts;
  const canvases = new WeakSet<HTMLCanvasElement>();
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
    if (!canvases.has(this)) {
      canvases.add(this);
      const kind = String(all[0]);
      counts.contexts[kind] = (counts.contexts[kind] ?? 0) + 1;
    }
    return Reflect.apply(getContext, this, all) as null;
  } as typeof getContext;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    counts.frames += 1;
    return request(callback);
  };
}

const readCounts = (page: Page): Promise<Counts> => page.evaluate(() => (window as unknown as { counts: Counts }).counts);

/** How often each board was drawn, in the order of the page; nothing for those that are still pictures. */
const paints = (page: Page): Promise<number[]> =>
  page.locator('canvas.board-canvas').evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['paints'] ?? 0)));

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** Waits until nothing was drawn and no frame was asked for, for so long. */
async function settle(page: Page, milliseconds = 400): Promise<void> {
  await expect
    .poll(async () => {
      const before = [sum(await paints(page)), (await readCounts(page)).frames];
      await page.waitForTimeout(milliseconds);
      return [sum(await paints(page)), (await readCounts(page)).frames].join() === before.join();
    }, PATIENCE)
    .toBe(true);
}

describe('forty boards on a page', () => {
  test('one renderer draws them all; nothing while idle, nothing off screen', async ({ open, complaints }) => {
    const page = await open('/about/');
    await page.addInitScript(count);
    await page.goto(FORTY);
    expect(await page.locator('board-diagram').count()).toBe(40);
    expect(Object.keys((await readCounts(page)).contexts), 'before the first touch').toEqual([]);

    // Each is touched in turn.
    await page.evaluate(async () => {
      for (const frame of document.querySelectorAll<HTMLElement>('board-diagram .board-frame')) {
        frame.scrollIntoView({ block: 'center', behavior: 'instant' });
        frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        while (!frame.querySelector('canvas[data-paints]')) await new Promise((next) => setTimeout(next, 10));
      }
    });
    const painted = await paints(page);
    expect(painted.length).toBe(40);
    expect(Math.min(...painted)).toBeGreaterThan(0);
    // No context of a graphics processor, of which a browser keeps sixteen.
    expect(Object.keys((await readCounts(page)).contexts)).toEqual(['2d']);

    // A second in which nothing changes.
    await settle(page);
    const [before, frames] = [sum(await paints(page)), (await readCounts(page)).frames];
    await page.waitForTimeout(1000);
    expect(sum(await paints(page)) - before, 'drawn while idle').toBe(0);
    expect((await readCounts(page)).frames - frames, 'frames asked for while idle').toBe(0);

    // Colours change for all of them; only what is on the screen is drawn, the rest when it comes there.
    const earlier = await paints(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inView = await page.locator('.board-frame').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }),
    );
    expect(inView.filter(Boolean).length).toBeLessThan(12);
    const drawnSince = async (): Promise<boolean[]> => (await paints(page)).map((times, index) => times > earlier[index]!);
    await expect.poll(drawnSince, PATIENCE).toEqual(inView);
    await settle(page);
    expect(await drawnSince()).toEqual(inView);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await drawnSince())[0], PATIENCE).toBe(true);

    const client = await page.context().newCDPSession(page);
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    expect(usedSize / 2 ** 20, 'megabytes of the heap').toBeLessThan(160);
    expect(complaints).toEqual([]);
  });

  test('a finger on a live board scrolls the page', async ({ open }) => {
    const page = await open(FORTY, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const frame = page.locator('#board-1 .board-frame');
    await frame.tap({ position: { x: 3, y: 3 } });
    await expect.poll(() => frame.locator('canvas[data-paints]').count(), PATIENCE).toBe(1);
    const box = (await frame.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - far }] });
    await touch('touchStart', 0);
    for (let far = 10; far <= 200; far += 10) await touch('touchMove', far);
    await touch('touchEnd', 200);
    await expect.poll(() => page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(100);
  });
});
