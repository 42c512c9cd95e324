import { PATIENCE, wake } from './harness/board.ts';
import { openScales, type Held } from './harness/memory.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';
import { findPuzzle, servePuzzles, train } from './harness/trainer.ts';

/** Puzzles alike, so that one plate needs what the other does. */
const ALIKE = readPuzzles('meder').filter(({ goal, choices }) => goal.kind === 'mate' && goal.moves === 2 && !choices);
const FIRST = findPuzzle('meder', 'mate', ({ goal }) => 'moves' in goal && goal.moves === 2);

/** Touches the plate of the trainer, so that it draws, and goes on to another puzzle. */
async function goOn(page: Page): Promise<void> {
  const plate = page.locator('.trainer board-diagram');
  const id = await plate.getAttribute('data-puzzle');
  await plate.locator('.board-frame').click({ position: { x: 60, y: 60 } });
  await plate.locator('.board-frame.is-live').waitFor();
  await page.locator('.train-acts button').first().click();
  await page.locator(`.trainer board-diagram[data-live]:not([data-puzzle="${id}"])`).waitFor();
}

/** What one plate too many adds to the page at least; puzzles alike differ by a hundredth. */
const ONE_PLATE = 1.06;

/** One plate more or less has other labels, another list of moves. */
function expectAlike(held: Held, before: Held): void {
  expect(held.nodes).toBeLessThan(before.nodes * 1.1);
  expect(held.listeners).toBeLessThan(before.listeners + 15);
  expect(held.canvases).toBeLessThan(before.canvases + 8);
}

describe('what a plate has begun ends with it', () => {
  test(
    'ten puzzles of the trainer leave what one plate needs; a plate that somebody keeps is seen',
    { timeout: 240_000 },
    async ({ open }) => {
      const page = await open('/puzzles/');
      await servePuzzles(page, ALIKE.slice(0, 40));
      await train(page, FIRST.id);
      const weigh = await openScales(page);
      for (let puzzle = 0; puzzle < 2; puzzle++) await goOn(page);
      const before = await weigh();
      for (let puzzle = 0; puzzle < 8; puzzle++) await goOn(page);
      const after = await weigh();
      expectAlike(after, before);
      expect(after.nodes).toBeLessThan(before.nodes * ONE_PLATE);
      // The scales would show one plate too many.
      await page.evaluate(() => Object.assign(window, { kept: document.querySelector('.trainer board-diagram') }));
      await goOn(page);
      expect((await weigh()).nodes).toBeGreaterThan(before.nodes * ONE_PLATE);
    },
  );

  test('forty turns between guided screens leave what the lesson’s plates need', { timeout: 240_000 }, async ({ open }) => {
    const page = await open('/learn/meder/');
    await page.evaluate(() => localStorage.setItem('threefold:reading', 'guided'));
    await page.goto(new URL('/learn/meder/attack-boards/', page.url()).href);
    const here = page.locator('.screen.is-here');
    await here.waitFor();
    const turn = async (to: 'next' | 'back'): Promise<void> => {
      const name = await here.getAttribute('data-screen');
      await page.locator(`[data-guide="${to}"]`).click();
      await expect.poll(() => here.getAttribute('data-screen'), PATIENCE).not.toBe(name);
      await here.locator('.board-frame').first().hover();
    };
    /** Three screens forward and back, the plate of each touched. */
    const round = async (): Promise<void> => {
      for (const to of ['next', 'next', 'back', 'back'] as const) {
        await turn(to);
        await here
          .locator('.board-frame')
          .first()
          .click({ position: { x: 3, y: 3 } });
        await here.locator('board-diagram[data-live] .board-frame.is-live').first().waitFor();
      }
    };
    const weigh = await openScales(page);
    await round();
    const before = await weigh();
    for (let turns = 0; turns < 40; turns += 4) await round();
    expectAlike(await weigh(), before);
  });

  test('a line stepped through two hundred times is as light as after the first', { timeout: 240_000 }, async ({ open }) => {
    const page = await open('/gallery/');
    await wake(page, 'line');
    const weigh = await openScales(page);
    /** Through the line and back, every step drawn. */
    const step = (times: number): Promise<void> =>
      page.evaluate(async (all) => {
        const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (let time = 0; time < all; time++) {
          document.querySelector<HTMLElement>(`#line [data-go="${time % 12 < 6 ? 'on' : 'back'}"]`)?.click();
          await drawn();
        }
      }, times);
    await step(12);
    const before = await weigh();
    await step(204);
    expectAlike(await weigh(), before);
  });
});
