import { nameAnswer } from '../../src/training/goal-names.ts';
import { isAttackNode } from '../../src/engine/index.ts';
import { PATIENCE, wake } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { findPuzzle, startOf, train, verdictOf, waitForTurn, waitForVerdict } from './harness/trainer.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;
const TOUCH = { hasTouch: true, isMobile: true } as const;
/** A step or jump of a piece, as its id names it: `b2W-b4N`. */
const PLAIN = /^[a-z]\d\w*-[a-z]\d\w*$/;
const MATE = findPuzzle(
  'bartmess',
  'mate',
  ({ tries, solution }) => PLAIN.test(tries[0]?.move ?? '') && solution !== undefined && isAttackNode(solution),
);
const DECLARATIONS = findPuzzle('harshman', 'declarations', ({ answer, choices }) => answer!.length < choices!.length);
/** A piece of the side that is to move, and a square of its own side: nothing goes there. */
const REFUSED = ((): readonly [string, string] => {
  const start = startOf(MATE);
  const own = start.squares.filter(({ piece }) => piece?.owner === start.turn).map(({ name }) => name);
  const free = start.squares.filter(({ piece, name }) => !piece && start.refuse(own[0]!, name)).map(({ name }) => name);
  return [own[0]!, free.find((name) => !start.moves().some(({ from, to }) => from === own[0] && to === name))!];
})();

/** A finger on a square where the window stands. */
async function press(page: Page, plate: string, name: string): Promise<void> {
  const box = (await page.locator(`${plate} .board-grid [data-at="${name}"]`).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** What of a verdict cannot be seen: it ends outside of the window, or something lies over it. */
const hiddenOf = (page: Page, plate: string): Promise<string[]> =>
  page.locator(`${plate} .exercise-verdict`).evaluate((verdict) => {
    const { top, bottom, left, width, height } = verdict.getBoundingClientRect();
    const bars = [...document.querySelectorAll('.tabs, .guide-bar')]
      .map((bar) => bar.getBoundingClientRect())
      .filter((bar) => bar.height > 0);
    const low = Math.min(innerHeight, ...bars.map((bar) => bar.top));
    const over = [top + 2, bottom - 2].filter((y) => !verdict.contains(document.elementFromPoint(left + width / 2, y)));
    return [
      ...(height < 10 ? ['is not there'] : []),
      ...(top < 0 ? [`begins at ${top}`] : []),
      ...(bottom > low ? [`ends at ${bottom}, the window at ${low}`] : []),
      ...over.map((y) => `something lies over it at ${y}`),
    ];
  });

const frameOf = (page: Page): Promise<string> =>
  page.locator('[data-puzzle] .board-frame').evaluate((frame) => {
    const { top, width, height } = frame.getBoundingClientRect();
    return [top, width, height].map(Math.round).join(' ');
  });

describe('on a phone, what is said of a try is in sight at once', () => {
  for (const viewport of PHONES) {
    const size = `${viewport.width} by ${viewport.height}`;
    const PLATE = '[data-puzzle]';

    test(`of a move in a puzzle and in the trainer, and nothing moves for it (${size})`, async ({ open }) => {
      const page = await open('/about/', { viewport, ...TOUCH });
      const [from, to] = MATE.tries[0]!.move.split('-') as [string, string];
      for (const where of ['page', 'trainer']) {
        if (where === 'page') await page.goto(`/puzzles/${MATE.id}/`);
        else await train(page, MATE.id);
        await page.evaluate(() => scrollTo(0, 0));
        const before = await frameOf(page);
        const corner = (await page.locator(`${PLATE} .board-frame`).boundingBox())!;
        await page.touchscreen.tap(corner.x + 3, corner.y + 3);
        await waitForTurn(page);
        for (const name of REFUSED) await press(page, PLATE, name);
        await expect.poll(() => page.locator(`${PLATE} .exercise-verdict`).getAttribute('data-state'), PATIENCE).toBe('wrong');
        expect([await hiddenOf(page, PLATE), await frameOf(page)], `${where}, refused`).toEqual([[], before]);
        await press(page, PLATE, from);
        await press(page, PLATE, to);
        await waitForVerdict(page, ' replies ');
        await page.locator('[data-do="retry"]').waitFor();
        expect([await hiddenOf(page, PLATE), await frameOf(page)], `${where}, wrong`).toEqual([[], before]);
      }
    });

    test(`of a declaration that does not hold (${size})`, async ({ open }) => {
      const page = await open(`/puzzles/${DECLARATIONS.id}/`, { viewport, ...TOUCH });
      const wrong = DECLARATIONS.choices!.find((one) => !DECLARATIONS.answer!.includes(one))!;
      await page.getByRole('button', { name: nameAnswer(DECLARATIONS.goal, wrong), exact: true }).tap();
      await page.getByRole('button', { name: 'Answer', exact: true }).tap();
      await waitForVerdict(page, 'cannot capture');
      await expect.poll(() => hiddenOf(page, PLATE), PATIENCE).toEqual([]);
      expect(await verdictOf(page)).toContain('no. After');
    });

    test(`in an exercise whose board ends where the window does (${size})`, async ({ open }) => {
      const page = await open('/gallery/', { viewport, ...TOUCH });
      await wake(page, 'reach');
      await page.evaluate(() => {
        const foot = document.querySelector('.tabs')!.getBoundingClientRect().top;
        scrollBy({ top: document.querySelector('#reach .board-frame')!.getBoundingClientRect().bottom - foot + 8, behavior: 'instant' });
      });
      await press(page, '#reach', 'c2W');
      await press(page, '#reach', 'c7B');
      await expect.poll(() => page.locator('#reach .exercise-verdict').textContent(), PATIENCE).toContain('3.4');
      await expect.poll(() => hiddenOf(page, '#reach'), PATIENCE).toEqual([]);
    });
  }
});
