import { centre, holdBoards, PATIENCE, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { playMachine } from './harness/sheet.ts';

const chosen = (page: Page): Promise<string> => page.locator('select[name="rules"]').inputValue();

describe('what is done before a board is alive', () => {
  test('by key is done again when it is: Enter leads to the squares, and arrows go on from there', async ({ open }) => {
    const page = await open('/gallery/');
    const go = await holdBoards(page);
    await centre(page, 'play');
    const frame = page.locator('#play .board-frame');
    expect(await frame.getAttribute('aria-label')).toMatch(/^Board\. Enter goes to its squares/);
    await frame.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    go();
    const at = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? null);
    await expect.poll(at, PATIENCE).not.toBeNull();
    const first = await at();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at, PATIENCE).not.toBe(first);
  });

  test('to the rules of the analysis board holds, however they were changed', async ({ open }) => {
    const page = await open('/board/');
    await page.locator('select[name="rules"]').evaluate((select: HTMLSelectElement) => {
      select.value = 'grant';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.locator('#free[data-live]').waitFor();
    await expect.poll(() => page.url(), PATIENCE).toContain('rules=grant');
    expect(await chosen(page)).toBe('grant');
  });

  test('waits with a word when the network is slow', async ({ open }) => {
    const page = await open('/gallery/');
    await page.route(/\/_astro\/mount[^/]*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await centre(page, 'play');
    await page.locator('#play .board-frame').click();
    await page.getByText('The board is on its way.').waitFor({ timeout: 1400 });
  });
});

describe('the ruleset the reader is with', () => {
  test('is that of the course read last, on the board and in the trainer; another that is chosen takes its place', async ({ open }) => {
    const page = await open('/board/');
    expect(await chosen(page)).toBe('meder');
    await page.goto('/learn/grant/castling/');
    await page.goto('/board/');
    await page.locator('#free[data-live]').waitFor();
    await expect.poll(() => chosen(page), PATIENCE).toBe('grant');
    await page.goto('/puzzles/train/');
    // A first visitor has a puzzle by those rules at once.
    await page.locator('.trainer-board [data-puzzle^="grant-"]').waitFor();
    expect(await page.locator('.train-choice select').first().inputValue()).toBe('grant');
    await page.goto('/board/');
    await page.locator('#free[data-live]').waitFor();
    await page.locator('select[name="rules"]').selectOption('usenet');
    await expect.poll(() => page.url(), PATIENCE).toContain('rules=usenet');
    await page.goto('/puzzles/train/');
    await page.locator('[data-puzzle^="usenet-"]').waitFor();
  });
});

describe('what cannot be', () => {
  test('is said to the reader: a cut link, nothing pasted, a machine that does not load, progress that is not kept', async ({
    open,
    complaints,
  }) => {
    const page = await open('/board/#moves=1');
    await page.locator('#free[data-live]').waitFor();
    const fault = page.locator('.free-game .free-fault');
    await expect.poll(() => fault.textContent(), PATIENCE).toMatch(/^The link does not say which rules/);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect.poll(() => page.locator('.free-text-says').textContent(), PATIENCE).toMatch(/^There is nothing to open yet\./);
    await page.route(/worker/, (route) => route.abort());
    await page.goto('/board/#rules=meder');
    await page.reload();
    await page.locator('#free[data-live]').waitFor({ state: 'attached' });
    await playMachine(page, { side: 'Black' });
    await expect.poll(() => fault.textContent(), PATIENCE).toMatch(/^The machine could not be loaded.*Load the page again/);
    await expect.poll(() => page.locator('.free-against').count(), PATIENCE).toBe(0);
    await expect.poll(() => wordsOf(page, 'free', 'b2W'), PATIENCE).toBe('b2W, white pawn');
    complaints.splice(0);
  });

  test('is said beside the course and in the trainer where the browser keeps nothing', async ({ open }) => {
    const page = await open('/');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/learn/meder/attack-boards/');
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('screen:seen', { detail: { id: document.querySelector('[data-screen]')!.getAttribute('data-screen') } }),
      ),
    );
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('exercise:solved', { detail: { id: document.querySelector('[data-exercise]')!.getAttribute('data-exercise') } }),
      ),
    );
    await expect
      .poll(() => page.locator('#side [data-says]').first().textContent(), PATIENCE)
      .toContain('Not kept: this browser’s storage is closed or full.');
    await page.goto('/puzzles/train/#ruleset=meder');
    await expect.poll(() => page.locator('.train-state').textContent(), PATIENCE).toContain('Not kept');
  });
});
