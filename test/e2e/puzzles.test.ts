import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { readSample } from './harness/puzzle.ts';

const SAMPLE = readSample('meder');
const PUZZLE = SAMPLE.address;

/** Writes a move in the ruleset's notation and plays it. */
async function write(page: Page, move: string): Promise<void> {
  await page.getByLabel('Write a move').fill(move);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

describe('puzzles', () => {
  test('from the first page to a puzzle', async ({ open, complaints }) => {
    const page = await open('/');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Puzzles' }).click();
    await page.locator('.puzzle-card a').first().click();
    expect(new URL(page.url()).pathname).toMatch(/^\/puzzles\/[a-z]+-[0-9a-z]{4}\/$/);
    await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toMatch(/\w/);
    expect(complaints).toEqual([]);
  });

  test('the proved key solves it, with the reply in between; written by keys alone', async ({ open }) => {
    const page = await open(PUZZLE);
    const state = (): Promise<string | null> => page.locator('.puzzle').getAttribute('data-state');
    await page.locator('.moves-open').click();
    await write(page, SAMPLE.key);
    await expect.poll(() => page.locator('.exercise-verdict').textContent(), PATIENCE).toContain('Your move');
    await expect.poll(() => state(), PATIENCE).not.toBe('solved');
    await write(page, SAMPLE.mate);
    await expect.poll(state, PATIENCE).toBe('solved');
  });

  test('a wrong move gets the reply that refutes it', async ({ open }) => {
    const page = await open(PUZZLE);
    await page.locator('.moves-open').click();
    await write(page, SAMPLE.wrong);
    await expect.poll(() => page.locator('.puzzle').getAttribute('data-state'), PATIENCE).toBe('wrong');
    await expect.poll(() => page.locator('.exercise-verdict').textContent(), PATIENCE).toContain(SAMPLE.refutation);
  });

  test('goes on from where the reader went back to, and takes no move while the other side answers', async ({ open, complaints }) => {
    const page = await open(PUZZLE);
    const verdict = (): Promise<string | null> => page.locator('.exercise-verdict').textContent();
    await page.locator('.moves-open').click();
    await write(page, SAMPLE.key);
    // Two moves at once: the second comes while the first is being answered.
    const line = await page.locator('.board-frame').evaluate((frame) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.board-list button')];
      for (const button of buttons.slice(0, 2)) button.click();
      frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      return buttons.length;
    });
    expect(line).toBeGreaterThan(1);
    await expect.poll(verdict, PATIENCE).toContain('Your move');
    await page.locator('.board-frame').focus();
    await page.keyboard.press('Home');
    await write(page, SAMPLE.key);
    // Written again until the other side has answered.
    const finish = async (): Promise<string | null> => {
      await write(page, SAMPLE.mate);
      return page.locator('.puzzle').getAttribute('data-state');
    };
    await expect.poll(finish, PATIENCE).toBe('solved');
    await page.locator('[data-do="retry"]').click();
    await write(page, SAMPLE.wrong);
    await expect.poll(() => page.locator('.puzzle').getAttribute('data-state'), PATIENCE).toBe('wrong');
    // The solution plays from the start, however often it is asked for.
    const show = page.locator('[data-do="show"]');
    await show.dblclick();
    await expect.poll(() => page.locator('.puzzle').getAttribute('data-state'), PATIENCE).toBe('solved');
    await expect.poll(() => page.locator('.puzzle-line').textContent(), PATIENCE).toContain(SAMPLE.mate);
    expect(complaints).toEqual([]);
  });

  test('shows its position without scripts', async ({ open }) => {
    const page = await open(PUZZLE, { javaScriptEnabled: false });
    await expect.poll(() => page.locator('.puzzle-turn').isVisible(), PATIENCE).toBe(true);
    const picture = page.locator('.puzzle .board-picture svg');
    await expect.poll(() => picture.isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => picture.locator('path').count(), PATIENCE).toBeGreaterThan(20);
  });
});
