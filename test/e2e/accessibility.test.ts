import { findViolations, THEMES, thinOut, WINDOWS } from './harness/axe.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { listPages, pickDistinct, pickKinds } from './harness/pages.ts';
import { TURN } from './harness/turn.ts';

const pages = await listPages();
const kinds = pickKinds(pages);

/** Cards of the list of puzzles and boards of the gallery after the second: alike, and slow to look through. They are taken out before. */
const ALIKE =
  '.puzzle-group:nth-of-type(n + 2) li, .puzzle-list > li:nth-child(n + 3), .gallery-boards > :nth-child(n + 2), .gallery-tiles > :nth-child(n + 3)';

interface Look {
  readonly path: string;
  readonly window: (typeof WINDOWS)[number];
  readonly theme: (typeof THEMES)[number];
}

/** How many pages are looked at beside those that stand for their kind. */
const OTHERS = 4;

/** Every other kind in one window and one theme and a few other pages; the next build has others, and in the end all have come. */
function pickLooks(turn: number): readonly Look[] {
  const rest = pages.filter((path) => !kinds.includes(path));
  const others = Array.from({ length: OTHERS }, (_, index) => rest[(turn * OTHERS + index) % rest.length]!);
  return [...kinds.filter((_, index) => (index + turn) % 2 === 0), ...others].map((path, index) => ({
    path,
    window: WINDOWS[(index + turn) % WINDOWS.length]!,
    theme: THEMES[(index + turn) % THEMES.length]!,
  }));
}

/** Shows a page in a theme. */
async function dress(page: Page, theme: Look['theme']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), PATIENCE).toBe(theme);
}

describe.runIf(process.env['AXE'] !== 'all')('accessibility, on every other kind of page', () => {
  test.for(pickLooks(TURN))('$path at $window.width, $theme', async ({ path, window, theme }, { walk }) => {
    const page = await walk(path, window);
    await thinOut(page, ALIKE);
    await dress(page, theme);
    expect(await findViolations(page)).toEqual([]);
  });
});

describe.runIf(process.env['AXE'] === 'all')('accessibility, on every page in every window and both themes', async () => {
  test.for(await pickDistinct(pages))('%s', async (path, { walk }) => {
    const page = await walk(path, WINDOWS[0]);
    await thinOut(page, ALIKE);
    const found: string[] = [];
    for (const theme of THEMES) {
      await dress(page, theme);
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        // Beside its light look all that differs in the dark are the colours.
        const faults = await findViolations(page, theme === 'dark' ? { rules: ['color-contrast'] } : {});
        found.push(...faults.map((fault) => `at ${window.width}, ${theme}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});
