import { PATIENCE, wake } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'All boards' });

async function openPanel(page: Page): Promise<void> {
  await page.locator('header [data-board-settings]').click();
  await expect.poll(() => panel(page).isVisible(), PATIENCE).toBe(true);
}

const pressedView = (page: Page, id: string): Promise<string | null> =>
  page.locator(`#${id} [data-view][aria-pressed="true"]`).getAttribute('data-view');

describe('the settings of all boards', () => {
  test('open from the header and from a diagram, go by keys, close by Escape, and the focus returns', async ({ open, complaints }) => {
    const page = await open('/gallery/', { viewport: { width: 320, height: 640 } });
    for (const opener of [page.locator('header [data-board-settings]'), page.locator('#play [data-board-settings]')]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => panel(page).isVisible(), PATIENCE).toBe(true);
      await page.getByRole('radio', { name: 'Wood' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('clear');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('wood');
      await page.keyboard.press('Escape');
      await expect.poll(() => panel(page).isVisible(), PATIENCE).toBe(false);
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), PATIENCE).toBe(320);
    expect(complaints).toEqual([]);
  });

  test('hold for all diagrams of the page, for other tabs and for the next visit', async ({ open }) => {
    const page = await open('/gallery/');
    for (const id of ['play', 'line']) await wake(page, id);
    await page.locator('#line [data-view="tower"]').click();
    await expect.poll(() => pressedView(page, 'line'), PATIENCE).toBe('tower');
    await expect.poll(() => pressedView(page, 'play'), PATIENCE).toBe('stack');
    const other = await page.context().newPage();
    await other.goto('/gallery/');
    await page.bringToFront();
    await openPanel(page);
    await page.getByRole('radio', { name: 'Strong contrast' }).check();
    await page.getByRole('radio', { name: 'Plan' }).check();
    await page.getByRole('checkbox', { name: 'Letters and numbers' }).uncheck();
    await page.getByRole('button', { name: 'Done' }).click();
    for (const id of ['play', 'line']) await expect.poll(() => pressedView(page, id), PATIENCE).toBe('plan');
    await expect.poll(() => other.locator('html').getAttribute('data-board'), PATIENCE).toBe('contrast');
    // A picture nobody has touched puts its letters away too.
    await expect.poll(() => other.locator('#hex .board-coordinate').first().isVisible(), PATIENCE).toBe(false);
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('contrast');
    await wake(page, 'play');
    await expect.poll(() => pressedView(page, 'play'), PATIENCE).toBe('plan');
    await openPanel(page);
    await expect.poll(() => page.getByRole('radio', { name: 'Plan' }).isChecked(), PATIENCE).toBe(true);
    await page.getByRole('button', { name: 'As it was at first' }).click();
    await expect.poll(() => pressedView(page, 'play'), PATIENCE).toBe('stack');
    await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('study');
  });

  test('are not offered where there is no board, nor without scripts', async ({ open }) => {
    const page = await open('/about/');
    await expect.poll(() => page.locator('header theme-switch').isVisible(), PATIENCE).toBe(true);
    expect(await page.locator('header [data-board-settings]').isVisible()).toBe(false);
    const plain = await open('/gallery/', { javaScriptEnabled: false });
    await expect.poll(() => plain.locator('#play svg.board-svg').isVisible(), PATIENCE).toBe(true);
    expect(await plain.locator('[data-board-settings]:visible').count()).toBe(0);
  });
});
