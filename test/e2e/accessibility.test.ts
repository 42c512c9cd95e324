import { findViolations, thinOut } from './harness/axe.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test } from './harness/page.ts';
import { listPages, pickKinds } from './harness/pages.ts';

const kinds = pickKinds(await listPages());

/** Cards of the list of puzzles and boards of the gallery after the second: alike, and slow to look through. They are taken out before. */
const ALIKE =
  '.puzzle-group:nth-of-type(n + 2) li, .puzzle-list > li:nth-child(n + 3), .gallery-boards > :nth-child(n + 2), .gallery-tiles > :nth-child(n + 3)';

describe('accessibility, on each kind of page', () => {
  test.for(kinds)('%s', async (path, { walk }) => {
    const page = await walk(path);
    await thinOut(page, ALIKE);
    expect(await findViolations(page)).toEqual([]);
    // In the dark only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), PATIENCE).toBe('dark');
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
  });
});
