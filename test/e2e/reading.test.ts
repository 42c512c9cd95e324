import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const LESSON = '/learn/meder/attack-boards/';
const backgroundOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(250, 247, 241)';
const DARK = 'rgb(15, 19, 25)';

describe('without scripts', () => {
  test('the lesson has its text and its diagrams, and no control that would do nothing', async ({ open }) => {
    const page = await open(LESSON, { javaScriptEnabled: false });
    await expect.poll(() => page.getByText('Pick it up by its post or any of its squares').isVisible(), PATIENCE).toBe(true);
    const pictures = page.locator('.board-picture svg');
    await expect.poll(() => pictures.count(), PATIENCE).toBeGreaterThan(3);
    for (const picture of await pictures.all()) expect(await picture.isVisible()).toBe(true);
    expect(await page.locator('.search-open').isVisible()).toBe(false);
    expect(await page.locator('theme-switch').isVisible()).toBe(false);
  });

  test.for([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('the system decides the theme: %s', async ([colorScheme, color], { open }) => {
    const page = await open(LESSON, { javaScriptEnabled: false, colorScheme });
    await expect.poll(() => backgroundOf(page), PATIENCE).toBe(color);
  });

  test('the analysis board says what it needs, beside its picture', async ({ open }) => {
    const page = await open('/board/', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('.free-without').isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => page.locator('.board-picture svg').isVisible(), PATIENCE).toBe(true);
    const scripted = await open('/board/');
    await expect.poll(() => scripted.locator('.free-status').isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => scripted.locator('.free-without').count(), PATIENCE).toBe(0);
  });

  test('the course opens on the phone', async ({ open }) => {
    const page = await open(LESSON, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const link = page.locator('#side a', { hasText: 'Squares above squares' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Lesson \d+ of/ }).click();
    await expect.poll(() => link.isVisible(), PATIENCE).toBe(true);
  });
});

describe('the theme', () => {
  test('switches, and is remembered on the next page', async ({ open }) => {
    const page = await open('/', { colorScheme: 'light' });
    await expect.poll(() => backgroundOf(page), PATIENCE).toBe(LIGHT);
    await page.getByRole('button', { name: 'Dark or light' }).click();
    await expect.poll(() => backgroundOf(page), PATIENCE).toBe(DARK);
    await page.goto(LESSON);
    await expect.poll(() => backgroundOf(page), PATIENCE).toBe(DARK);
  });

  test('follows the system until the reader has chosen', async ({ open }) => {
    const page = await open('/', { colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => backgroundOf(page), PATIENCE).toBe(DARK);
  });

  test('broken storage breaks nothing', async ({ open, complaints }) => {
    const page = await open('/', { colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Dark or light' }).click();
    await expect.poll(() => backgroundOf(page), PATIENCE).toBe(DARK);
    expect(complaints).toEqual([]);
  });
});

describe('keys', () => {
  test('the first stop skips to the text', async ({ open }) => {
    const page = await open(LESSON);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim()), PATIENCE).toBe('Skip to the text');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#content$/);
  });

  test('Tab reaches every link and button of the page that shows', async ({ open }) => {
    const page = await open('/');
    const wanted = await page.locator('a[href]:visible, button:visible').count();
    const seen = new Set<string>();
    for (let step = 0; step < wanted + 20; step += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const all = [...document.querySelectorAll('a[href], button')];
        return all.indexOf(document.activeElement as HTMLAnchorElement);
      });
      if (at >= 0) seen.add(String(at));
    }
    expect(seen.size).toBeGreaterThanOrEqual(wanted);
  });

  test('what has the focus shows it', async ({ open }) => {
    const page = await open('/learn/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle), PATIENCE)
      .toBe('solid');
  });
});
