import { PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test } from './harness/page.ts';

describe('the first page', () => {
  test.for([
    [1366, 768],
    [390, 844],
  ] as const)('shows a board that says whose rules they are and what to try (%i by %i)', async ([width, height], { open }) => {
    const page = await open('/', { viewport: { width, height } });
    const plate = page.locator('#first');
    expect(await plate.locator('.plate-idle').textContent()).toMatch(/^Meder’s rules\..*try it\.$/);
    await expect
      .poll(() => plate.locator('.board-frame').evaluate((one) => one.getBoundingClientRect().top), PATIENCE)
      .toBeLessThan(height / 2);
  });

  test.for([
    [1366, 768],
    [390, 844],
  ] as const)(
    'a touch on a lit dot makes the move, and the caption stands above the bar at the foot (%i by %i)',
    async ([width, height], { open }) => {
      const page = await open('/', { viewport: { width, height } });
      const caption = page.locator('#first .plate-idle');
      const low = await page.evaluate(() =>
        Math.min(innerHeight, document.querySelector('.tabs')?.getBoundingClientRect().top || innerHeight),
      );
      const box = await caption.boundingBox();
      expect(box && box.y + box.height).toBeLessThanOrEqual(low);
      await wake(page, 'first');
      await tap(page, 'first', 'b3N');
      await expect.poll(() => caption.textContent(), PATIENCE).toMatch(/b3N\. Black to move\.$/);
    },
  );

  test('a move takes the marks away, is named, and can be taken back', async ({ open }) => {
    const page = await open('/', { viewport: { width: 1366, height: 768 } });
    const plate = page.locator('#first');
    await wake(page, 'first');
    const back = plate.locator('[data-do="back"]');
    expect(await back.isVisible()).toBe(false);
    await tap(page, 'first', 'a1W');
    await tap(page, 'first', 'b3N');
    await expect.poll(() => plate.locator('.plate-idle').textContent(), PATIENCE).toMatch(/b3N\. Black to move\.$/);
    for (const name of ['a1W', 'b3W', 'b3N']) expect(await wordsOf(page, 'first', name)).not.toMatch(/may go|selected|target/i);
    await page.evaluate(() => scrollTo(0, 0));
    const box = await back.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(768);
    await back.click();
    await expect.poll(() => plate.locator('.plate-idle').textContent(), PATIENCE).toMatch(/^Meder’s rules/);
    await expect.poll(() => wordsOf(page, 'first', 'a1W'), PATIENCE).toContain('knight');
    expect(await back.isVisible()).toBe(false);
  });

  test('one press leads to the first screen, guided; whoever comes back goes on where they were', async ({ open }) => {
    const page = await open('/', { isNew: true });
    expect(await page.locator('[data-resume]').isVisible()).toBe(false);
    await page.locator('[data-begin]').click();
    await expect.poll(() => page.locator('.screen:visible').count(), PATIENCE).toBe(1);
    expect((await page.locator('.guide-count').textContent())?.trim()).toMatch(/^1 of/);
    await page.locator('[data-guide="next"]').click();
    const second = await page.locator('.screen.is-here').getAttribute('data-screen');
    await expect
      .poll(
        () => page.evaluate(() => (JSON.parse(localStorage.getItem('threefold:progress') ?? '{}') as { lessons?: object }).lessons),
        PATIENCE,
      )
      .toMatchObject({ 'meder/first-steps': { at: second } });
    await page.goto('/');
    const resume = page.locator('[data-resume]');
    await resume.waitFor();
    expect(await resume.getAttribute('href')).toBe(`/learn/meder/first-steps/#${second}`);
    await resume.click();
    await expect.poll(() => page.locator('.screen.is-here').getAttribute('data-screen'), PATIENCE).toBe(second);
  });
});

describe('every page', () => {
  test('has the settings of the boards at the same place, and they open where there is no board', async ({ open }) => {
    const page = await open('/', { viewport: { width: 1366, height: 768 } });
    const button = page.locator('.boards-open');
    const place = async (): Promise<number> => Math.round((await button.boundingBox())?.x ?? -1);
    const first = await place();
    expect(first).toBeGreaterThan(0);
    for (const path of ['/learn/', '/puzzles/', '/compare/', '/which/']) {
      await page.goto(path);
      expect([path, await place()]).toEqual([path, first]);
    }
    await button.click();
    await page.getByRole('dialog', { name: /boards/i }).waitFor();
  });

  test('uses more of a wide window, and the bar of a guided lesson keeps to the text', async ({ open }) => {
    const page = await open('/learn/', { viewport: { width: 2560, height: 1440 } });
    expect(await page.locator('.course-list').evaluate((list) => list.getBoundingClientRect().width)).toBeGreaterThan(1400);
    await page.evaluate(() => localStorage.setItem('threefold:reading', 'guided'));
    await page.goto('/learn/meder/set-up/');
    const gap = await page.evaluate(() => {
      const [next, plate] = ['[data-guide="next"]', '.screen.is-here .board-figure'].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return next!.right - plate!.right;
    });
    expect(Math.abs(gap)).toBeLessThan(60);
  });
});
