import { PATIENCE, tap, wake } from './harness/board.ts';
import { listPages } from './harness/pages.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';

const WINDOWS = [
  [1366, 768],
  [390, 844],
] as const;

const readGuided = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('threefold:reading', 'guided'));

/** What of the screen that is read is not in the window. */
const findHidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = Math.min(
      ...[...document.querySelectorAll('.tabs, .guide-bar')].map((bar) => bar.getBoundingClientRect().top || innerHeight),
    );
    const screen = document.querySelector('.screen.is-here');
    return ['h2', '.board-frame', '.exercise-head h3', '.plate-acts [data-do="check"]', '.exercise-choices'].filter((part) => {
      const found = screen?.querySelector<HTMLElement>(part);
      if (!found?.checkVisibility()) return part === 'h2' || part === '.board-frame';
      const box = found.getBoundingClientRect();
      return box.top < -2 || box.bottom > foot + 2;
    });
  });

describe('guided reading', () => {
  test('is what a new reader sees, unless the address or an earlier choice says otherwise', async ({ open }) => {
    const page = await open('/learn/meder/attack-boards/', { isNew: true });
    const seen = page.locator('.screen:visible');
    await expect.poll(() => seen.count(), PATIENCE).toBe(1);
    expect(await page.locator('.lesson-end').isVisible()).toBe(false);
    await page.goto('/learn/meder/attack-boards/?read=page');
    await expect.poll(() => seen.count(), PATIENCE).toBeGreaterThan(3);
    await expect.poll(() => page.locator('.lesson-end').isVisible(), PATIENCE).toBe(true);
    await page.locator('[data-reading="guided"]').click();
    await page.goto('/about/');
    await page.goto('/learn/meder/attack-boards/?read=page');
    await expect.poll(() => seen.count(), PATIENCE).toBe(1);
    const bare = await open('/learn/meder/attack-boards/', { isNew: true, javaScriptEnabled: false });
    expect(await bare.locator('.screen:visible').count()).toBeGreaterThan(3);
  });

  test('ends with a card: what one can do now, and what is next', async ({ open }) => {
    const page = await open('/learn/meder/mate/#one', { isNew: true, viewport: { width: 1366, height: 768 } });
    const card = page.locator('.lesson-end');
    await page.locator('.screen.is-here').waitFor();
    expect(await card.isVisible()).toBe(false);
    await page.locator('[data-guide="next"]').click();
    await expect.poll(() => card.isVisible(), PATIENCE).toBe(true);
    expect(await page.locator('.screen:visible').count()).toBe(0);
    const box = await card.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(700);
    expect(await card.textContent()).toContain('You can see a mate');
    expect(await card.locator('.is-first').getAttribute('href')).toBe('/learn/meder/pawns/');
    await page.goto('/learn/meder/whole-game/#lesson-end');
    await expect.poll(() => card.textContent(), PATIENCE).toContain('The rest of the rules');
  });

  test('the address of a screen that is in another lesson now leads there', async ({ open }) => {
    const page = await open('/learn/meder/pawns/#race', { isNew: true });
    await page.waitForURL(/small-game\/#race$/);
    await expect.poll(() => page.locator('.screen.is-here').getAttribute('data-screen'), PATIENCE).toBe('race');
    const bare = await open('/learn/meder/pawns/#race', { isNew: true, javaScriptEnabled: false });
    await bare.getByRole('link', { name: 'This screen is in another lesson now.' }).click();
    await bare.waitForURL(/small-game\/#race$/);
  });

  test('who knows chess has a button past what is as in chess, by the address and then by what was chosen', async ({ open }) => {
    const page = await open('/learn/meder/knight-king/?door=chess', { isNew: true });
    const skip = page.locator('.guide-skip');
    await expect.poll(() => skip.isVisible(), PATIENCE).toBe(true);
    await skip.click();
    await expect.poll(() => page.locator('.screen.is-here').getAttribute('data-screen'), PATIENCE).toBe('levels');
    expect(await skip.isVisible()).toBe(false);
    await page.goto('/learn/meder/knight-king/');
    await page.locator('.screen.is-here').waitFor();
    expect(await skip.isVisible()).toBe(false);
    await page.goto('/learn/meder/');
    await page.locator('[data-door="chess"]').click();
    await page.waitForURL(/first-steps/);
    await page.goto('/learn/meder/knight-king/');
    await expect.poll(() => skip.isVisible(), PATIENCE).toBe(true);
  });

  test.for(WINDOWS)(
    'a lesson opens on its plate, with its task in the window: one in four, in turn (%i by %i)',
    { timeout: 400_000 },
    async ([width, height], { open }) => {
      const page = await open('/about/', { viewport: { width, height } });
      await readGuided(page);
      const lessons = (await listPages()).filter((path) => path.startsWith('/learn/') && path.split('/').length === 5);
      expect(lessons.length).toBeGreaterThan(90);
      const faults: string[] = [];
      // Others are looked at in the other window: a screen that does not fit one seldom fits the other.
      const from = width > height ? 0 : 2;
      for (const lesson of lessons.filter((_, index) => LOOKS_AT_ALL || index % 4 === from)) {
        await page.goto(lesson, { waitUntil: 'domcontentloaded' });
        await page.locator('.screen.is-here').waitFor();
        const hidden = await findHidden(page);
        if (hidden.length > 0) faults.push(`${lesson}: ${hidden.join(', ')}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test.for(WINDOWS)('offers to go on where one left, and moves nothing for it (%i by %i)', async ([width, height], { open }) => {
    const page = await open('/learn/meder/pawns/', { isNew: true, viewport: { width, height } });
    await page.locator('.screen.is-here').waitFor();
    const place = (): Promise<string> =>
      page
        .locator('.screen.is-here .board-frame')
        .evaluate((frame) => JSON.stringify(Object.values(frame.getBoundingClientRect().toJSON() as object).map(Math.round)));
    const before = await place();
    const at = await page.evaluate(() => document.querySelectorAll<HTMLElement>('[data-screen]')[2]!.dataset['screen']!);
    await page.evaluate(
      (id) =>
        localStorage.setItem(
          'threefold:progress',
          JSON.stringify({ version: 1, lessons: { 'meder/pawns': { seen: [id], solved: [], at: id } }, last: 'meder/pawns' }),
        ),
      at,
    );
    await page.goto('/about/');
    await page.goto('/learn/meder/pawns/');
    const back = page.locator('[data-return]:visible');
    await expect.poll(() => back.textContent(), PATIENCE).toBe('Go on at 3');
    expect([await place(), await findHidden(page)]).toEqual([before, []]);
    await back.click();
    await expect.poll(() => page.locator('.screen.is-here').getAttribute('data-screen'), PATIENCE).toBe(at);
    expect(await back.count()).toBe(0);
  });

  test('the browser’s way back leads to the screen before, and from the first out of the lesson', async ({ open }) => {
    const page = await open('/learn/meder/');
    await readGuided(page);
    await page.goto('/learn/meder/attack-boards/');
    const here = page.locator('.screen.is-here');
    const first = await here.getAttribute('data-screen');
    const next = page.locator('[data-guide="next"]');
    await next.click();
    const second = await here.getAttribute('data-screen');
    await next.click();
    expect([first === second, await here.getAttribute('data-screen')]).not.toContain(second);
    await page.goBack();
    await expect.poll(() => here.getAttribute('data-screen'), PATIENCE).toBe(second);
    await page.goBack();
    await expect.poll(() => here.getAttribute('data-screen'), PATIENCE).toBe(first);
    expect(await page.locator('.guide-count').textContent()).toMatch(/^1 of/);
    await page.goBack();
    await expect.poll(() => page.url(), PATIENCE).toMatch(/\/learn\/meder\/$/);
  });
});

describe('the whole page', () => {
  test.for(WINDOWS)('begins with a short head: the first board is seen (%i by %i)', async ([width, height], { open }) => {
    const page = await open('/learn/meder/set-up/', { viewport: { width, height } });
    const { top, foot, title } = await page.evaluate(() => ({
      top: document.querySelector('.board-frame')!.getBoundingClientRect().top,
      foot: innerHeight - (document.querySelector('.tabs')?.getBoundingClientRect().height ?? 0),
      title: document.querySelector('.page-head')!.getBoundingClientRect().height,
    }));
    expect(foot - top).toBeGreaterThan(60);
    expect(title).toBeLessThan(190);
  });
});

describe('what is said of a try', () => {
  test('is not covered by the moves that can be chosen, before and after one is', async ({ open }) => {
    const page = await open('/gallery/', { viewport: { width: 1366, height: 768 } });
    await wake(page, 'reach');
    const plate = page.locator('[data-exercise="reach"]');
    const sheet = plate.locator('.board-moves').first();
    await plate.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await plate.locator('.moves-open').click();
    const isCovered = (): Promise<boolean> =>
      plate.evaluate((one) => {
        const [said, moves] = ['.plate-said', '.board-moves'].map((part) => one.querySelector(part)!.getBoundingClientRect());
        return moves!.height > 0 && moves!.top < said!.bottom && moves!.bottom > said!.top && moves!.left < said!.right;
      });
    expect(await sheet.isVisible()).toBe(true);
    expect(await isCovered()).toBe(false);
    await plate.getByRole('button', { name: 'pawn from c2W to c3W' }).first().click();
    await expect.poll(() => sheet.isVisible(), PATIENCE).toBe(false);
    expect(await plate.locator('.moves-open').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('on a phone leaves the board in its place, and what it may bring has its room', async ({ open }) => {
    const page = await open('/learn/harshman/board/#home-rows', { viewport: { width: 390, height: 844 } });
    const plate = page.locator('.screen:has(#home-rows) board-diagram');
    const frame = (): Promise<string> =>
      plate.locator('.board-frame').evaluate((one) => {
        const [own, all] = [one, one.closest('.board-figure')!].map((part) => part.getBoundingClientRect());
        return JSON.stringify([own!.top - all!.top, own!.height, all!.height].map(Math.round));
      });
    const before = await frame();
    await plate.locator('[data-do="check"]').click();
    await expect.poll(() => plate.locator('.plate-said').first().textContent(), PATIENCE).toContain('Nothing is chosen');
    const id = await plate.getAttribute('id');
    await tap(page, id!, 'd1');
    await plate.locator('[data-do="check"]').click();
    await expect.poll(() => plate.locator('[data-do="show"]').isVisible(), PATIENCE).toBe(true);
    expect(await frame()).toBe(before);
    await plate.locator('[data-do="show"]').click();
    await expect.poll(() => plate.getAttribute('data-state'), PATIENCE).toBe('shown');
    expect(await frame()).toBe(before);
    expect(await plate.locator('.plate-acts button:visible').allTextContents()).toEqual(['Try again']);
  });
});
