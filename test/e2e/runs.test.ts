import { PATIENCE, tap, wake } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const LESSON = '/learn/meder/small-game/';
const DONE = '[data-exercise][data-state="solved"]';

const readSaid = (page: Page): Promise<string | null> => page.locator('.run-says').textContent();

describe('a run of tasks', () => {
  test('asks one task after the other, tells what came of it, and is what the course begins when something was missed', async ({
    open,
  }) => {
    const page = await open(`${LESSON}?run=mixed&of=small-game.pawn,first-steps.climb&at=0&missed=0#pawn`, { isNew: true });
    await expect.poll(() => readSaid(page), PATIENCE).toBe('Mixed round: 1 of 2');
    expect(await page.locator('.screen.is-here .screen-text').isVisible()).toBe(false);
    const next = page.locator('.run-bar .button').last();
    expect(await next.textContent()).toBe('Skip');
    await wake(page, 'meder-small-pawn');
    await tap(page, 'meder-small-pawn', 'c4N');
    await tap(page, 'meder-small-pawn', 'b5B');
    await page.locator(`.is-here ${DONE}, .is-here${DONE}`).waitFor();
    await expect.poll(() => next.textContent(), PATIENCE).toBe('Next');
    await next.click();
    await page.waitForURL(/first-steps\/\?run=mixed&.*&at=1&missed=0#climb$/);
    await wake(page, 'meder-steps-climb');
    await tap(page, 'meder-steps-climb', 'c1W');
    await tap(page, 'meder-steps-climb', 'c3N');
    await expect.poll(() => readSaid(page), PATIENCE).toBe('1 of 2 at once. What you missed comes back.');
    // The part that keeps answers comes after the page; who leaves before it has come has answered nothing yet.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('threefold:progress')), PATIENCE).toContain('#meder-steps-climb');
    await page.goto('/learn/meder/');
    const round = page.locator('[data-round]');
    await expect
      .poll(() => round.getAttribute('href'), PATIENCE)
      .toMatch(/^\/learn\/meder\/[a-z-]+\/\?run=mixed&of=[a-z.,-]*first-steps\.climb/);
  });

  test('a test that is passed marks its lesson as known', async ({ open }) => {
    const page = await open('/learn/meder/first-steps/', { isNew: true });
    expect(await page.locator('.guide-test').getAttribute('href')).toMatch(/^\/learn\/meder\/first-steps\/\?run=test&of=/);
    await page.goto('/learn/meder/first-steps/?run=test&of=first-steps.climb&at=0&missed=0#climb');
    await wake(page, 'meder-steps-climb');
    await tap(page, 'meder-steps-climb', 'c1W');
    await tap(page, 'meder-steps-climb', 'c8B');
    await expect.poll(() => readSaid(page), PATIENCE).toBe('Passed: this lesson counts as known.');
    await page.goto('/learn/meder/');
    const mark = page.locator('.lesson-list a[href="/learn/meder/first-steps/"]').locator('xpath=ancestor::li').locator('.lesson-mark');
    await expect.poll(() => mark.textContent(), PATIENCE).toContain('Done');
  });
});

describe('a drill', () => {
  test('shows six boards, a board at a time, and leads back to its lesson', async ({ open }) => {
    const page = await open('/learn/meder/pawns/#lesson-end', { isNew: true });
    await page.locator('.lesson-end a[href="/learn/meder/drill/pawns/"]').click();
    await page.waitForURL(/drill\/pawns\/$/);
    await expect.poll(() => page.locator('.guide-count').textContent(), PATIENCE).toBe('1 of 6');
    expect(await page.locator('.screen:visible').count()).toBe(1);
    expect(await page.locator('.turns [rel="next"]').getAttribute('href')).toBe('/learn/meder/pawns/');
  });

  test('has its missed boards come back with the tasks of its course, on its own page', async ({ open }) => {
    const page = await open('/learn/usenet/drill/whose-board/', { isNew: true });
    await page.evaluate(() => {
      const card = { due: '2026-01-02T00:00:00.000Z', stability: 1, difficulty: 5, elapsed_days: 0, scheduled_days: 1, learning_steps: 0, reps: 1, lapses: 0, state: 2 }; // prettier-ignore
      const lessons = { 'usenet/whose-board': { seen: [], solved: [] } };
      const cards = { 'usenet/whose-board#usenet-whose-board-drill-2': card };
      localStorage.setItem('threefold:progress', JSON.stringify({ version: 1, lessons, cards }));
    });
    await page.goto('/learn/usenet/');
    const round = page.locator('[data-round]');
    await expect.poll(() => round.getAttribute('href'), PATIENCE).toContain('/drill/whose-board/?run=mixed&of=drill/whose-board.board-2');
    expect(await page.locator('[data-due]').textContent()).toBe('1 task is due again.');
    await round.click();
    await expect.poll(() => readSaid(page), PATIENCE).toBe('Mixed round: 1 of 1');
    expect(await page.locator('.screen:visible').getAttribute('data-screen')).toBe('board-2');
  });
});
