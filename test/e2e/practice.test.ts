import { PATIENCE, tap, wake, waitForMode } from './harness/board.ts';
import { describe, expect, test } from './harness/page.ts';

const PLATE = 'queen-mate-play';
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

describe('practice', () => {
  for (const viewport of SIZES)
    test(`a position is played out at ${viewport.width} by ${viewport.height}: reply, take back, hints`, async ({ open }) => {
      const page = await open('/practice/meder/#queen-mate', { viewport });
      const plate = page.locator(`#${PLATE}`);
      await wake(page, PLATE);
      await tap(page, PLATE, 'b5N');
      await tap(page, PLATE, 'b8B');
      await expect.poll(() => plate.locator('.playout-used').textContent(), PATIENCE).toBe('1 of 40 moves played');
      await expect.poll(() => plate.locator('.exercise-verdict').textContent(), PATIENCE).toMatch(/Black replies .*Your move\./);
      await waitForMode(page, PLATE, 'play');
      await plate.locator('[data-do="back"]').click();
      await expect.poll(() => plate.locator('.playout-used').textContent(), PATIENCE).toBe('0 of 40 moves played');
      // The author's idea, the piece, the move.
      const hints = plate.locator('.exercise-hints li');
      for (const count of [1, 2, 3]) {
        await plate.locator('[data-do="hint"]').click();
        await expect.poll(() => hints.count(), PATIENCE).toBe(count);
      }
      expect(await hints.last().textContent()).toMatch(/^Move\. Try .+\.$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

  test('a small aim is ticked, and what is solved shows on the page of all', async ({ open }) => {
    const page = await open('/practice/');
    await page.evaluate(() =>
      localStorage.setItem(
        'threefold:progress',
        JSON.stringify({
          version: 1,
          lessons: { 'meder/practice': { seen: ['queen-mate'], solved: ['queen-mate-play'], other: 1 } },
          later: true,
        }),
      ),
    );
    await page.reload();
    await expect
      .poll(() => page.locator('[data-lesson="meder/practice"][data-screen-of-it="queen-mate"]').getAttribute('data-state'), PATIENCE)
      .toBe('done');
    await page.goto(new URL('/practice/usenet/#free-board', page.url()).href);
    await wake(page, 'free-board-play');
    expect(await page.locator('#free-board-play .playout-aim li').count()).toBe(3);
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('threefold:progress')!) as { later?: boolean }).later)).toBe(true);
  });
});
