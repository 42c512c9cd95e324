import { PATIENCE, tap, wake, waitForMode } from './harness/board.ts';
import { readFile } from 'node:fs/promises';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import { ROOT } from '../../scripts/common/run-tool.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { listPages } from './harness/pages.ts';

const PLATE = 'queen-mate-play';
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

describe('practice', () => {
  for (const viewport of SIZES)
    test(`a position is played out at ${viewport.width} by ${viewport.height}: reply, take back, hints`, async ({ open }) => {
      const page = await open('/practice/meder/#queen-mate', { viewport });
      const plate = page.locator(`#${PLATE}`);
      await wake(page, PLATE);
      await tap(page, PLATE, 'b5N');
      await tap(page, PLATE, 'b8B');
      await expect.poll(() => plate.locator('.playout-used').textContent(), PATIENCE).toBe('1 of 40 moves played');
      await expect.poll(() => plate.locator('.exercise-verdict').textContent(), PATIENCE).toMatch(/Black replies .*Your move\./);
      await waitForMode(page, PLATE, 'play');
      await plate.locator('[data-do="back"]').click();
      await expect.poll(() => plate.locator('.playout-used').textContent(), PATIENCE).toBe('0 of 40 moves played');
      // The author's idea, the piece, the move.
      const hints = plate.locator('.exercise-hints li');
      for (const count of [1, 2, 3]) {
        await plate.locator('[data-do="hint"]').click();
        await expect.poll(() => hints.count(), PATIENCE).toBe(count);
      }
      expect(await hints.last().textContent()).toMatch(/^Move\. Try .+\.$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

  test('a small aim is ticked, and what is solved shows on the page of all', async ({ open }) => {
    const page = await open('/practice/');
    await page.evaluate(() =>
      localStorage.setItem(
        'threefold:progress',
        JSON.stringify({
          version: 1,
          lessons: { 'meder/practice': { seen: ['queen-mate'], solved: ['queen-mate-play'], other: 1 } },
          later: true,
        }),
      ),
    );
    await page.reload();
    await expect
      .poll(() => page.locator('[data-lesson="meder/practice"][data-screen-of-it="queen-mate"]').getAttribute('data-state'), PATIENCE)
      .toBe('done');
    await page.goto(new URL('/practice/usenet/#free-board', page.url()).href);
    await wake(page, 'free-board-play');
    expect(await page.locator('#free-board-play .playout-aim li').count()).toBe(3);
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('threefold:progress')!) as { later?: boolean }).later)).toBe(true);
  });
});

/** White’s knight is one leap from a mate of Gray that White may declare alone. */
const NEAR_MATE = 'c1-e4 a6-a4 l6-k5 e4-d6 a7-a5 k5-j4';

describe('a game of three that is played out', () => {
  test('waits for a declaration between turns, and is won by it', async ({ open }) => {
    const three = findRuleset('harshman')!;
    const near = NEAR_MATE.split(' ').reduce(
      (at, id) => at.after(at.moves().find((move) => move.id === id)!),
      must(three.parse(three.start)),
    );
    const page = await open('/practice/harshman/#hunt', { viewport: { width: 390, height: 844 } });
    const plate = page.locator('#hunt-play');
    await plate.evaluate((one: HTMLElement, position) => {
      one.dataset['spec'] = JSON.stringify({ ...(JSON.parse(one.dataset['spec']!) as object), position });
    }, near.text());
    await wake(page, 'hunt-play');
    for (const name of ['d6', 'b7']) await tap(page, 'hunt-play', name);
    const acts = plate.locator('.plate-acts button:visible');
    await expect
      .poll(() => acts.allTextContents(), PATIENCE)
      .toEqual(['Declare Gray mated', 'Play on', 'Take back', 'From the start', 'Moves']);
    expect(await plate.locator('.exercise-verdict').textContent()).toContain('Declare a mate, or play on?');
    expect(await plate.getAttribute('data-state')).toBe('new');
    await acts.first().click();
    await expect.poll(() => plate.getAttribute('data-state'), PATIENCE).toBe('solved');
    expect(await plate.locator('.exercise-verdict').textContent()).toMatch(/Gray.*Reached in 1 move\./);
  });
});

/** Windows of phones, and the least width of a square where a board is played out; a cell of the three-way board by its share of the width. */
const PHONES = [
  { width: 390, height: 844, least: 32, cell: 25 },
  { width: 360, height: 640, least: 25, cell: 23 },
] as const;

/** What is wrong with the plates that are played out and shown now: small squares, a plate taller than its window, an aim below its board. */
function findSmall(page: Page, { least, cell }: (typeof PHONES)[number]): Promise<string[]> {
  return page.evaluate(
    ([square, hex]) => {
      const bars = [...document.querySelectorAll('.tabs, .guide-bar')].filter((bar) => getComputedStyle(bar).position === 'fixed');
      const room = innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
      return [...document.querySelectorAll<HTMLElement>('.is-playout')].flatMap((plate) => {
        if (!plate.checkVisibility()) return [];
        const boxOf = (part: string): DOMRect => plate.querySelector(part)!.getBoundingClientRect();
        const [frame, figure, aim, said] = ['.board-frame', '.board-figure', '.playout-aim', '.plate-said'].map(boxOf);
        const [w, h] = ['--w', '--h'].map((name) => Number(plate.style.getPropertyValue(name)));
        const wide = Math.round(46 * Math.min(frame!.width / w!, frame!.height / h!));
        const wanted = plate.style.getPropertyValue('--board-most') === '44rem' ? hex : square;
        return [
          ...(wide < wanted ? [`${plate.id} has squares of ${wide} points, not ${wanted}`] : []),
          ...(figure!.height > room + 1 ? [`${plate.id} is taller than the window by ${figure!.height - room}`] : []),
          ...(aim!.bottom > frame!.top || said!.top < frame!.bottom
            ? [`${plate.id} has its aim or answer on the wrong side of the board`]
            : []),
        ];
      });
    },
    [least, cell] as const,
  );
}

describe('a board that is played out on a phone', () => {
  test.for(PHONES)(
    'is as wide as the window or all but as high, on whole pages and on guided screens ($width by $height)',
    { timeout: 200_000 },
    async (phone, { open }) => {
      const page = await open('/about/', { viewport: phone });
      const all = (await listPages()).filter((path) => /^\/(?:practice|learn)\/./.test(path));
      const htmls = await Promise.all(all.map((path) => readFile(`${ROOT}dist${path}index.html`, 'utf8')));
      const found = all.filter((_, index) => htmls[index]!.includes('is-playout'));
      expect(found.length).toBeGreaterThan(20);
      const faults: string[] = [];
      // Every other page in each window: what does not fit one seldom fits the other.
      for (const path of found.filter((_, index) => LOOKS_AT_ALL || index % 2 === PHONES.indexOf(phone))) {
        await page.goto(`${path}?read=page`, { waitUntil: 'domcontentloaded' });
        faults.push(...(await findSmall(page, phone)).map((fault) => `${path} ${fault}`));
        if (path.startsWith('/practice/')) continue;
        const screens = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.screen:has(.is-playout)')].map(({ dataset }) => dataset['screen']!),
        );
        await page.locator('[data-reading="guided"]').click();
        for (const screen of screens) {
          await page.evaluate((id) => (location.hash = id), screen);
          await expect.poll(() => page.locator('.screen.is-here').getAttribute('data-screen'), PATIENCE).toBe(screen);
          faults.push(...(await findSmall(page, phone)).map((fault) => `${path}#${screen} ${fault}`));
        }
        await page.evaluate(() => localStorage.removeItem('threefold:reading'));
      }
      expect(faults).toEqual([]);
    },
  );
});
