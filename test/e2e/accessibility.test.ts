import { findViolations, THEMES, thinOut, WINDOWS } from './harness/axe.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { listPages, pickDistinct, pickKinds } from './harness/pages.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';

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

/** Every kind in one window and one theme. */
const looks: readonly Look[] = kinds.map((path, index) => ({
  path,
  window: WINDOWS[index % WINDOWS.length]!,
  theme: THEMES[index % THEMES.length]!,
}));

/** Shows a page in a theme. */
async function dress(page: Page, theme: Look['theme']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), PATIENCE).toBe(theme);
}

if (LOOKS_AT_ALL) {
  describe('accessibility, on every page in every window and both themes', async () => {
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
} else {
  describe('accessibility, on every kind of page', () => {
    test.for(looks)('$path at $window.width, $theme', async ({ path, window, theme }, { walk }) => {
      const page = await walk(path, window);
      await thinOut(page, ALIKE);
      await dress(page, theme);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
