import { centre, holdBoards, PATIENCE, placeOf, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const GALLERY = '/gallery/';
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place beside the board of the play plate. */
async function beside(page: Page): Promise<Point> {
  const box = await page.locator('#play .board-frame').boundingBox();
  if (!box) throw new Error('no board');
  return { x: Math.max(2, box.x - 30), y: box.y + box.height / 2 };
}

/** How a press that began on the board can come to its end without the board being released on. */
const ENDS: Readonly<Record<string, (page: Page, button: 'left' | 'right') => Promise<void>>> = {
  'is released beside it': async (page, button) => {
    const { x, y } = await beside(page);
    await page.mouse.move(x, y);
    await page.mouse.up({ button });
  },
  'is released beside it in many small steps': async (page, button) => {
    const { x, y } = await beside(page);
    await page.mouse.move(x, y, { steps: 12 });
    await page.mouse.up({ button });
  },
  'loses its capture': async (page, button) => {
    await page.evaluate(() => {
      const frame = document.querySelector('#play .board-frame')!;
      for (let id = 0; id < 100; id++) if (frame.hasPointerCapture(id)) frame.releasePointerCapture(id);
    });
    const { x, y } = await beside(page);
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up({ button });
  },
  'is left when another window comes': async (page, button) => {
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    const { x, y } = await beside(page);
    await page.mouse.move(x, y);
    await page.mouse.up({ button });
  },
  'is released while another button is down': async (page, button) => {
    const other = button === 'left' ? 'right' : 'left';
    const { x, y } = await beside(page);
    await page.mouse.move(x, y);
    await page.mouse.down({ button: other });
    await page.mouse.up({ button });
    await page.mouse.up({ button: other });
  },
  'is never heard of again': async (page, button) => {
    // The release happens where no page hears of it; the next press is all that comes.
    await page.evaluate(() => addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true }));
    const { x, y } = await beside(page);
    await page.mouse.move(x, y);
    await page.mouse.up({ button });
  },
};

const CASES = (['left', 'right'] as const).flatMap((button) => Object.keys(ENDS).map((how) => [button, how] as const));

describe('a press that begins on a board', () => {
  test.for(CASES)('with the %s button and %s takes nothing from the next one', async ([button, how], { open, complaints }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const { x, y } = await placeOf(page, 'play', 'b2W');
    await page.mouse.move(x, y);
    await page.mouse.down({ button });
    await ENDS[how]!(page, button);
    // The next press picks up, and the one after it moves.
    await tap(page, 'play', 'c2W');
    await expect.poll(() => wordsOf(page, 'play', 'c2W'), PATIENCE).toContain('picked up');
    expect(await wordsOf(page, 'play', 'b2W')).toBe('b2W, white pawn');
    await tap(page, 'play', 'c3W');
    await expect.poll(() => wordsOf(page, 'play', 'c3W'), PATIENCE).toBe('c3W, white pawn');
    expect(complaints).toEqual([]);
  });

  test('writes nothing anew of a place that stays as it was', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    await tap(page, 'play', 'c2W');
    await expect.poll(() => wordsOf(page, 'play', 'c2W'), PATIENCE).toContain('picked up');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver((records) => {
        for (const { target, attributeName } of records) seen.push(`${(target as HTMLElement).dataset['at']} ${attributeName}`);
      }).observe(document.querySelector('#play .board-grid')!, { subtree: true, attributeFilter: ['style', 'aria-label'] });
    });
    await tap(page, 'play', 'b2W');
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect(seen).toContain('b2W aria-label');
    expect(seen.filter((one) => one.endsWith(' style'))).toEqual([]);
    expect(seen).not.toContain('a7B aria-label');
  });

  test('and is released on another square plays, and does not where that is no move', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const [from, far] = [await placeOf(page, 'play', 'b2W'), await placeOf(page, 'play', 'b6N')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(far.x, far.y);
    await page.mouse.up();
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('white pawn');
    const to = await placeOf(page, 'play', 'b4N');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toContain('white pawn');
  });
});

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: readonly Point[]) => Promise<void>;

async function fingers(page: Page): Promise<Touch> {
  const client = await page.context().newCDPSession(page);
  return async (type, ...points) => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
    await page.waitForTimeout(16);
  };
}

/** A finger that goes from one place to another without waiting. */
async function flick(page: Page, from: Point, to: Point, steps = 8): Promise<void> {
  const touch = await fingers(page);
  await touch('touchStart', from);
  for (let i = 1; i <= steps; i++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps });
  await touch('touchEnd');
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
const scaleOf = (page: Page): Promise<number> => page.evaluate(() => visualViewport?.scale ?? 1);

/** How a board is drawn when a finger comes: live on its canvas, live in SVG because Pixi did not come, or not live yet. */
const STATES: Readonly<Record<string, (page: Page) => Promise<() => void>>> = {
  'on the canvas': async (page) => {
    await wake(page, 'play');
    return () => undefined;
  },
  'in SVG, without its painter': async (page) => {
    await page.route(/\/_astro\/(?:painter|pixi|fetch-pixi)[^/]*\.js$/, (route) => route.abort());
    await centre(page, 'play');
    await page.locator('#play .board-frame').click({ position: { x: 3, y: 3 } });
    await expect.poll(() => page.locator('#play').getAttribute('data-live'), PATIENCE).toBe('true');
    return () => undefined;
  },
  'not live yet': async (page) => holdBoards(page),
};

/** Where a square is shown, whether the board is live or not: the squares of the gallery's plate stand where those of a live one do. */
async function measure(page: Page, names: readonly string[]): Promise<Readonly<Record<string, Point>>> {
  await wake(page, 'play');
  const points: Record<string, Point> = {};
  for (const name of names) points[name] = await placeOf(page, 'play', name);
  return points;
}

describe('fingers', () => {
  test.for(Object.keys(STATES))('drag what may move in one go, %s, and the page stays', async (state, { open }) => {
    const page = await open(GALLERY, PHONE);
    const { b2W, b4W } = await measure(page, ['b2W', 'b4W']);
    await page.reload();
    const go = await STATES[state]!(page);
    await centre(page, 'play');
    const before = await scrolled(page);
    await flick(page, b2W!, b4W!);
    go();
    await expect.poll(() => wordsOf(page, 'play', 'b4W'), PATIENCE).toBe('b4W, white pawn');
    expect(await scrolled(page)).toBe(before);
  });

  test.for(Object.keys(STATES).flatMap((state) => ['c4W', 'b1W', 'b7B'].map((name) => [state, name] as const)))(
    'scroll the page, %s, from %s, which has no move',
    async ([state, name], { open }) => {
      const page = await open(GALLERY, PHONE);
      const at = (await measure(page, [name]))[name]!;
      await page.reload();
      const go = await STATES[state]!(page);
      await centre(page, 'play');
      const before = await scrolled(page);
      await flick(page, at, { x: at.x, y: at.y - 150 });
      go();
      await expect.poll(() => scrolled(page), PATIENCE).toBeGreaterThan(before + 80);
    },
  );

  test.for(Object.keys(STATES).flatMap((state) => ['b2W', 'c4W'].map((name) => [state, name] as const)))(
    'magnify the page, two of them, %s, with the first on %s',
    async ([state, name], { open }) => {
      const page = await open(GALLERY, PHONE);
      const at = (await measure(page, [name]))[name]!;
      await page.reload();
      const go = await STATES[state]!(page);
      await centre(page, 'play');
      const touch = await fingers(page);
      await touch('touchStart', at);
      await touch('touchStart', at, { x: at.x + 30, y: at.y });
      for (let i = 1; i <= 10; i++) await touch('touchMove', { x: at.x - i * 8, y: at.y }, { x: at.x + 30 + i * 8, y: at.y });
      await touch('touchEnd');
      await expect.poll(() => scaleOf(page), PATIENCE).toBeGreaterThan(1.5);
      go();
      await page.locator('#play[data-live]').waitFor();
      expect(await wordsOf(page, 'play', 'b2W')).toBe('b2W, white pawn');
    },
  );
});
