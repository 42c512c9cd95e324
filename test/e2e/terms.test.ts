import { PATIENCE } from './harness/board.ts';
import { describe, expect, test } from './harness/page.ts';

const LESSON = '/learn/meder/board-places/';

describe('a word of the glossary', () => {
  test('opens a note in place, which Escape closes; the focus comes back to the word', async ({ open }) => {
    const page = await open(LESSON);
    const term = page.locator('a.term').first();
    await term.focus();
    await page.keyboard.press('Enter');
    const note = page.locator('.term-note');
    await expect.poll(() => note.isVisible(), PATIENCE).toBe(true);
    expect(new URL(page.url()).pathname).toBe(LESSON);
    expect((await note.textContent())!.length).toBeGreaterThan(40);
    expect(new URL((await note.locator('a').getAttribute('href'))!).pathname).toBe('/glossary/');
    const { width } = page.viewportSize()!;
    const box = (await note.boundingBox())!;
    expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => note.count(), PATIENCE).toBe(0);
    expect(await term.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('why a screen says more than its text opens in place too, and leads to the ruling', async ({ open }) => {
    const page = await open('/learn/harshman/mate-together/');
    const why = page.locator('a.ruling-why:visible').first();
    await why.focus();
    await page.keyboard.press('Enter');
    const note = page.locator('.term-note');
    await expect.poll(() => note.isVisible(), PATIENCE).toBe(true);
    expect(await note.textContent()).toMatch(/^(Inferred|House ruling|Counted) (It|We|Our) .+\. /);
    expect(await note.locator('a').getAttribute('href')).toMatch(/\/rules\/harshman\/#ruling-/);
    expect(new URL(page.url()).pathname).toBe('/learn/harshman/mate-together/');
  });

  test('leads to the glossary where its note cannot be fetched, and without scripts', async ({ open }) => {
    const page = await open(LESSON);
    await page.route('**/terms.json', (route) => route.abort());
    await page.locator('a.term').first().click();
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe('/glossary/');
    const still = await open(LESSON, { javaScriptEnabled: false });
    await still.locator('a.term').first().click();
    await expect.poll(() => new URL(still.url()).pathname, PATIENCE).toBe('/glossary/');
  });
});
