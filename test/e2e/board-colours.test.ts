import { PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

/** The colours a part of a live diagram's canvas has, as `r,g,b`, the commonest first. */
function coloursOf(page: Page, id: string, place: { x: number; y: number; width: number; height: number }): Promise<readonly string[]> {
  return page.locator(`#${id} canvas.board-canvas`).evaluate((canvas, { x, y, width, height }) => {
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(x, y, width, height);
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! < 250) continue;
      const key = [data[i], data[i + 1], data[i + 2]].join(',');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  }, place);
}

const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement('span');
    probe.style.color = colour;
    document.body.append(probe);
    const found = getComputedStyle(probe).color.replace(/[^\d,]/g, '');
    probe.remove();
    return found;
  }, name);

describe('forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`leave squares and pieces as they are; what lies on the page has the system’s colours (${colorScheme})`, async ({ open }) => {
      const page = await open('/gallery/', { forcedColors: 'active', colorScheme });
      const text = await systemColour(page, 'CanvasText');
      const label = page.locator('#play svg text', { hasText: 'Neutral' });
      await expect.poll(() => label.evaluate((node) => getComputedStyle(node).fill.replace(/[^\d,]/g, '')), PATIENCE).toBe(text);
      const knight = page.locator('#play [data-man^="w knight"] path').first();
      await expect.poll(() => knight.evaluate((node) => getComputedStyle(node).fill), PATIENCE).toBe('rgb(253, 249, 239)');
      await wake(page, 'play');
      const canvas = await page
        .locator('#play canvas')
        .evaluate((node) => [(node as HTMLCanvasElement).width, (node as HTMLCanvasElement).height]);
      const [width = 0, height = 0] = canvas;
      const all = (): Promise<readonly string[]> => coloursOf(page, 'play', { x: 0, y: 0, width, height });
      // The middle third holds the Neutral Board and its name: sage squares, and the name in the colour of the system's text.
      await expect.poll(async () => (await all()).slice(0, 12), PATIENCE).toContain('226,231,218');
      await expect.poll(all, PATIENCE).toContain(text);
      await tap(page, 'play', 'b2W');
      await tap(page, 'play', 'b4N');
      await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    });
  }

  test('show which button is pressed and which move is shown', async ({ open }) => {
    const page = await open('/gallery/', { forcedColors: 'active' });
    const chosen = await systemColour(page, 'Highlight');
    const ground = (selector: string): Promise<string> =>
      page.locator(selector).evaluate((node) => getComputedStyle(node).backgroundColor.replace(/[^\d,]/g, ''));
    await page.locator('#line [data-go="on"]').click();
    await expect.poll(() => ground('#line [data-step="1"]'), PATIENCE).toBe(chosen);
    await expect.poll(() => ground('#line [data-view="stack"]'), PATIENCE).toBe(chosen);
    await expect.poll(() => ground('#line [data-step="2"]'), PATIENCE).not.toBe(chosen);
    await expect.poll(() => ground('#line [data-view="plan"]'), PATIENCE).not.toBe(chosen);
  });

  test('show what can be pressed, and what is to be pressed first', async ({ open }) => {
    const borderOf = (page: Page, selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).borderTopStyle);
    const lineOf = (page: Page): Promise<string> =>
      page
        .locator('.link-button')
        .first()
        .evaluate((node) => getComputedStyle(node).textDecorationLine);
    const [forced, usual] = [await open('/learn/meder/columns/', { forcedColors: 'active' }), await open('/learn/meder/columns/')];
    expect([await lineOf(forced), await lineOf(usual)]).toEqual(['underline', 'none']);
    expect([await borderOf(forced, '.button.is-first'), await borderOf(usual, '.button.is-first')]).toEqual(['double', 'solid']);
  });
});

describe('a theme of the boards', () => {
  test('is the one of strong contrast where the system asks for more, until another is chosen', async ({ open }) => {
    const page = await open('/gallery/', { contrast: 'more' });
    const pawn = page.locator('#play [data-man^="w pawn"] path').first();
    const fill = (): Promise<string> => pawn.evaluate((node) => getComputedStyle(node).fill);
    await expect.poll(fill, PATIENCE).toBe('rgb(255, 255, 255)');
    await page.locator('header [data-board-settings]').click();
    await expect.poll(() => page.getByRole('radio', { name: 'Strong contrast' }).isChecked(), PATIENCE).toBe(true);
    await page.getByRole('radio', { name: 'Study' }).check();
    await expect.poll(fill, PATIENCE).toBe('rgb(253, 249, 239)');
    await page.reload();
    await expect.poll(fill, PATIENCE).toBe('rgb(253, 249, 239)');
  });

  test('is drawn by picture and canvas alike, and stands on the page before it is first painted', async ({ open }) => {
    const page = await open('/about/');
    await page.evaluate(() => localStorage.setItem('threefold:board', '{"theme":"contrast"}'));
    await page.goto('/gallery/');
    expect(await page.evaluate(() => document.documentElement.dataset['board'])).toBe('contrast');
    const pawn = page.locator('#play [data-man^="b pawn"] path').first();
    await expect.poll(() => pawn.evaluate((node) => getComputedStyle(node).fill), PATIENCE).toBe('rgb(0, 0, 0)');
    await wake(page, 'play');
    const [width = 0, height = 0] = await page
      .locator('#play canvas')
      .evaluate((node) => [(node as HTMLCanvasElement).width, (node as HTMLCanvasElement).height]);
    const found = async (): Promise<readonly string[]> => (await coloursOf(page, 'play', { x: 0, y: 0, width, height })).slice(0, 6);
    await expect.poll(found, PATIENCE).toEqual(expect.arrayContaining(['255,255,255', '118,118,118', '0,0,0']));
  });
});

test('a plate of three armies calls each beside one of its men, the third Gray and red; a plate of two has no need of it', async ({
  open,
}) => {
  const page = await open('/learn/harshman/setup/');
  const armies = page.locator('.board-armies').first();
  expect((await armies.locator('li').allTextContents()).map((name) => name.trim())).toEqual(['White', 'Gray', 'Black']);
  const fillOf = (at: number): Promise<string> =>
    armies
      .locator('path')
      .nth(at)
      .evaluate((piece) => getComputedStyle(piece).fill);
  const piece = page.locator('.board-picture svg [fill="var(--b-gray-fill)"]').first();
  expect(await fillOf(1)).toBe(await piece.evaluate((piece) => getComputedStyle(piece).fill));
  expect(new Set([await fillOf(0), await fillOf(1), await fillOf(2)]).size).toBe(3);
  await page.goto('/learn/meder/set-up/');
  expect(await page.locator('.board-armies').count()).toBe(0);
});
