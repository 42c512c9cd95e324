import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const GAME = '/board/#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W&at=3';

/** How many moves of the game are behind the position that is shown, as the address says. */
const stepIn = (page: Page): Promise<string | undefined> => page.evaluate(() => /at=(\d+)/.exec(location.hash)?.[1] ?? '3');

async function openGame(page: Page): Promise<void> {
  await page.locator('#free[data-live]').waitFor();
}

describe('the arrow keys of the analysis board', () => {
  test('step the game whatever button has the focus', async ({ open, complaints }) => {
    const page = await open(GAME);
    await openGame(page);
    const buttons = page.locator('main button:visible, header button:visible');
    const count = await buttons.count();
    expect(count).toBeGreaterThan(8);
    const failed: string[] = [];
    for (let i = 0; i < count; i++) {
      const button = buttons.nth(i);
      // Moves of the list lead somewhere when they are pressed; here each button only has the focus.
      if (!(await button.evaluate((one) => (one.focus({ preventScroll: true }), document.activeElement === one)))) continue;
      const before = Number(await stepIn(page));
      await page.keyboard.press(before > 0 ? 'ArrowLeft' : 'ArrowRight');
      const after = Number(await stepIn(page));
      if (after !== before + (before > 0 ? -1 : 1)) failed.push((await button.textContent()) ?? '');
    }
    expect(failed).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.for(['Table', 'Share', 'New game'])('step it after the sheet %s was opened and closed', async (name, { open }) => {
    const page = await open(GAME);
    await openGame(page);
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stepIn(page), PATIENCE).toBe('2');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepIn(page), PATIENCE).toBe('3');
  });

  test('leave it alone in a list, a grid, and with a key held beside', async ({ open }) => {
    const page = await open(GAME);
    await openGame(page);
    await page.locator('select[name="rules"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await stepIn(page)).toBe('3');
    await page.locator('#free [data-at="b1W"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe('c1W');
    expect(await stepIn(page)).toBe('3');
    await page.getByRole('button', { name: 'Share', exact: true }).first().focus();
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await stepIn(page)).toBe('3');
  });
});

test('the arrow keys step a line of a page from any of its buttons', async ({ open }) => {
  const page = await open('/gallery/');
  const line = page.locator('#line');
  await line.locator('[data-go="on"]').click();
  await page.locator('#line[data-live]').waitFor();
  const now = (): Promise<string | null> => line.locator('[aria-current]').first().getAttribute('data-step');
  await expect.poll(now, PATIENCE).toBe('1');
  for (const [button, key, step] of [
    ['[data-go="on"]', 'ArrowRight', '2'],
    ['[data-go="back"]', 'ArrowLeft', '1'],
    ['[data-go="last"]', 'ArrowRight', '2'],
  ] as const) {
    await line.locator(button).focus();
    await page.keyboard.press(key);
    await expect.poll(now, PATIENCE).toBe(step);
  }
});
