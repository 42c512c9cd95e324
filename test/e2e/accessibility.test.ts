import { hashSources } from '../../scripts/stamp.ts';
import { findViolations, thinOut } from './harness/axe.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test } from './harness/page.ts';
import { listPages, pickKinds } from './harness/pages.ts';

const pages = await listPages();
const kinds = pickKinds(pages);

/** Cards of the list of puzzles and boards of the gallery after the second: alike, and slow to look through. They are taken out before. */
const ALIKE =
  '.puzzle-group:nth-of-type(n + 2) li, .puzzle-list > li:nth-child(n + 3), .gallery-boards > :nth-child(n + 2), .gallery-tiles > :nth-child(n + 3)';

/** A phone, a tablet and a laptop: what is shown differs with the width. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
] as const;

interface Look {
  readonly path: string;
  readonly window: (typeof WINDOWS)[number];
}

/** How many pages are looked at beside one of each kind. */
const OTHERS = 4;

/** Each kind in one of the windows and a few other pages; the next build has other windows and pages, and in the end all have come. */
function pickLooks(turn: number): readonly Look[] {
  const rest = pages.filter((path) => !kinds.includes(path));
  const others = Array.from({ length: OTHERS }, (_, index) => rest[(turn * OTHERS + index) % rest.length]!);
  return [...kinds, ...others].map((path, index) => ({ path, window: WINDOWS[(index + turn) % WINDOWS.length]! }));
}

/** Every page in every window. */
const listLooks = (): readonly Look[] => pages.flatMap((path) => WINDOWS.map((window) => ({ path, window })));

/** Another number for other sources. */
const turn = parseInt((await hashSources()).slice(0, 6), 16);
const looks = process.env['AXE'] === 'all' ? listLooks() : pickLooks(turn);

describe('accessibility, on each kind of page', () => {
  test.for(looks)('$path at $window.width', async ({ path, window }, { walk }) => {
    const page = await walk(path, window);
    await thinOut(page, ALIKE);
    expect(await findViolations(page)).toEqual([]);
    // In the dark only the colours differ.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), PATIENCE).toBe('dark');
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
  });
});
