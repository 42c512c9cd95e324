import { existsSync, readdirSync } from 'node:fs';
import { ROOT } from '../../scripts/common/run-tool.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { findPuzzle, readKept } from './harness/trainer.ts';

/** A quick build has pages of a few puzzles only. */
const MATE = findPuzzle('meder', 'mate', ({ id }) => existsSync(`${ROOT}dist/puzzles/${id}/index.html`));

/** Loses the part of the page's code with this name; gives the way to have it again, and waits until it was asked for. */
async function lose(page: Page, name: string): Promise<{ readonly find: () => Promise<void>; readonly wasAsked: () => Promise<void> }> {
  const script = new RegExp(`/${name}\\.[^/]*\\.js$`);
  const files = readdirSync(`${ROOT}dist/_astro`).filter((file) => script.test(`/${file}`));
  if (files.length !== 1) throw new Error(`${files.length} files of scripts are called ${name}; the test loses one`);
  let asked = 0;
  await page.route(script, async (route) => {
    asked += 1;
    await route.abort();
  });
  return {
    find: () => page.unroute(script),
    // One try and two more.
    wasAsked: () => expect.poll(() => asked, PATIENCE).toBeGreaterThanOrEqual(3),
  };
}

/** The browser says that the network is back. */
const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('online')));

describe('a part of the page that did not come', () => {
  test('loses no result: a hint that was asked for meanwhile counts, once, when the network is back', async ({ open }) => {
    const page = await open('/about/');
    const part = await lose(page, 'puzzle-page');
    await page.goto(`/puzzles/${MATE.id}/`);
    await part.wasAsked();
    // The first hint is free, the second costs half, the third the point.
    for (const name of ['Hint (free)', 'Next hint (half a point)', 'Next hint (no point)'])
      await page.getByRole('button', { name }).click();
    await expect.poll(() => page.locator('.exercise-hints li').count(), PATIENCE).toBe(3);
    expect((await readKept(page)).history).toEqual([]);
    await part.find();
    await comeBack(page);
    await expect.poll(async () => (await readKept(page)).history.map(({ id, score }) => [id, score]), PATIENCE).toEqual([[MATE.id, 0]]);
  });

  test('loses no progress: the screens of a lesson that were read meanwhile count when the network is back', async ({ open }) => {
    const page = await open('/about/');
    const part = await lose(page, 'follow-lesson');
    await page.goto('/learn/meder/attack-boards/');
    const screens = await page.locator('[data-screen]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['screen']));
    const seen = (): Promise<readonly string[]> =>
      page.evaluate(() => {
        const kept = localStorage.getItem('threefold:progress');
        return kept === null
          ? []
          : (JSON.parse(kept) as { lessons: Record<string, { seen: string[] }> }).lessons['meder/attack-boards']!.seen;
      });
    const told = page.evaluate(
      () =>
        new Promise((done) => document.addEventListener('screen:seen', (event) => done((event as CustomEvent<{ id: string }>).detail.id))),
    );
    await page.mouse.wheel(0, 10);
    await page.locator(`[data-screen="${screens[1]}"]`).evaluate((one) => one.scrollIntoView({ block: 'start' }));
    const id = await told;
    await part.wasAsked();
    expect(await seen()).toEqual([]);
    await part.find();
    await comeBack(page);
    await expect.poll(seen, PATIENCE).toContain(id);
  });

  test('is said in the comparison, where the question can be asked again', async ({ open }) => {
    const page = await open('/compare/');
    const part = await lose(page, 'examples');
    const question = page.locator('.compare-questions button').first();
    await question.click();
    await expect.poll(() => page.locator('.compare-fault').textContent(), PATIENCE).toContain('could not be fetched');
    expect(await question.getAttribute('aria-pressed')).toBe('false');
    await part.find();
    await page.locator('.compare').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => question.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await expect.poll(() => page.locator('.compare-fault').count(), PATIENCE).toBe(0);
    expect(new URL(page.url()).hash).toContain('position=');
  });

  /** What is pressed, the part that does not come, and what is there when it was pressed again. */
  const PRESSED: readonly (readonly [what: string, name: string, pressed: string, there: string])[] = [
    ['the settings of all boards', 'board-settings', 'header [data-board-settings]', 'dialog.boards-panel[open]'],
    ['a word that shows its place on a diagram', 'show-text-link', '[data-tie][data-of="line"][data-step="4"]', '[data-tie].is-shown'],
  ];
  test.for(PRESSED)('is said, and comes at the next press: %s', async ([, name, pressed, there], { open }) => {
    const page = await open('/gallery/');
    const part = await lose(page, name);
    await page.locator(pressed).click();
    await part.wasAsked();
    await expect
      .poll(
        () =>
          page
            .getByText(/could not be fetched|is missing/i)
            .first()
            .isVisible(),
        PATIENCE,
      )
      .toBe(true);
    await part.find();
    await page.locator(pressed).click();
    await expect.poll(() => page.locator(there).count(), PATIENCE).toBe(1);
  });
});
