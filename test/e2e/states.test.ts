import { nameAnswer } from '../../src/training/goal-names.ts';
import { findViolations, THEMES, WINDOWS } from './harness/axe.ts';
import { PATIENCE, tap, waitForMode, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { openSheet } from './harness/sheet.ts';
import { findPuzzle, train, waitForVerdict } from './harness/trainer.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';

const LEGAL = findPuzzle('meder', 'legal', ({ answer }) => answer?.[0] !== 'legal');
/** White's pawn on d7KL is promoted on d8B (Meder 3.8). */
const PROMOTING = 'W:4/4/N3/4;N:4/4/2rp/1n2;B:1k2/3R/r3/p3;QL@QL1:2/K1;KL@KL4:P1/2;ql@KL1:2/2;kl@KL3:p1/2 w - - - 0 31';
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const enter = (page: Page, square: string): Promise<void> => page.locator(`#free [data-at="${square}"]`).press('Enter');
const isThere = (page: Page, selector: string): Promise<void> => page.locator(selector).first().waitFor({ state: 'visible' });

/** What a page is in after somebody has done something: where, and how it comes to be. */
const STATES: Readonly<Record<string, readonly [path: string, bring: (page: Page) => Promise<unknown>]>> = {
  'a piece picked up': [
    '/board/#rules=meder',
    async (page) => {
      await enter(page, 'b2W');
      await expect.poll(() => wordsOf(page, 'free', 'b2W'), PATIENCE).toContain('picked up');
    },
  ],
  'the choice of a promotion': [
    `/board/#rules=meder&position=${encodeURIComponent(PROMOTING)}`,
    async (page) => {
      await enter(page, 'd7KL');
      await expect.poll(() => wordsOf(page, 'free', 'd7KL'), PATIENCE).toContain('picked up');
      await enter(page, 'd8B');
      await isThere(page, '.board-choice');
    },
  ],
  'the list of moves': [
    '/board/#rules=harshman',
    async (page) => {
      await enter(page, 'f1');
      await waitForMode(page, 'free', 'play');
      await press(page, 'Moves');
      await isThere(page, '.board-list button');
    },
  ],
  'the settings of all boards': [
    '/glossary/',
    async (page) => {
      await page.locator('header [data-board-settings]').click();
      await isThere(page, 'dialog.boards-panel');
    },
  ],
  'the search': [
    '/about/',
    async (page) => {
      await page.keyboard.press('/');
      await isThere(page, 'dialog[open] input');
    },
  ],
  'clocks, and a board to be handed over': [
    '/board/#rules=meder',
    async (page) => {
      await openSheet(page, 'Table');
      await page.locator('select[name="passing"]').selectOption('ask');
      await press(page, 'Set the clocks');
      await isThere(page, '.free-clock');
      await enter(page, 'b2W');
      await enter(page, 'b4N');
      await isThere(page, '.free-hand');
      await openSheet(page, 'Table');
      await isThere(page, '.board-moves:popover-open');
    },
  ],
  'a game by link, and one that cannot be read': [
    '/board/#rules=meder&moves=b2W-b9N&mail=k3x9q:b',
    async (page) => {
      await isThere(page, '.free-fault');
      await openSheet(page, 'Table');
      await press(page, 'Begin a game by link');
      await enter(page, 'b2W');
      await enter(page, 'b4N');
      await isThere(page, '.free-mail .button');
    },
  ],
  'a wrong answer in the trainer': [
    '/about/',
    async (page) => {
      await train(page, LEGAL.id);
      await press(
        page,
        nameAnswer(
          LEGAL.goal,
          LEGAL.choices!.find((one) => !LEGAL.answer!.includes(one))!,
        ),
      );
      await waitForVerdict(page, 'No.');
    },
  ],
  'a wrong answer in a lesson': [
    '/learn/meder/columns/',
    async (page) => {
      await wake(page, 'meder-columns-choose');
      await tap(page, 'meder-columns-choose', 'b3N');
      await page.locator('#meder-columns-choose [data-do="check"]').click();
      await expect.poll(() => verdictOfFirst(page), PATIENCE).toContain('One square to the left');
    },
  ],
  'a check of nothing in a lesson': [
    '/learn/meder/columns/',
    async (page) => {
      await page.locator('[data-do="check"]').first().click();
      await expect.poll(() => page.locator('.plate-said').first().textContent(), PATIENCE).toContain('Nothing is chosen');
    },
  ],
  'a text that is no board for a page': [
    '/embed/',
    async (page) => {
      await isThere(page, 'threefold-board');
      await page.locator('.maker summary').click();
      await page.locator('[name="text"]').fill('no game');
      await press(page, 'Show it');
      await expect.poll(() => page.locator('[data-says]').textContent(), PATIENCE).not.toBe('');
    },
  ],
};

async function verdictOfFirst(page: Page): Promise<string> {
  const boxes = page.locator('.exercise-verdict:not([hidden])');
  return (await boxes.count()) === 0 ? '' : ((await boxes.first().textContent()) ?? '');
}

/** Every state in one window and one theme. */
const looks = Object.keys(STATES).flatMap((name, index) => {
  const all = WINDOWS.flatMap((window) => THEMES.map((theme) => ({ name, window, theme })));
  return LOOKS_AT_ALL ? all : [all[index % all.length]!];
});

describe('accessibility, of what a reader brings a page to', () => {
  test.for(looks)('$name at $window.width, $theme', async ({ name, window, theme }, { open }) => {
    const [path, bring] = STATES[name]!;
    const page = await open(path, { viewport: window, colorScheme: theme });
    await bring(page);
    expect(await findViolations(page)).toEqual([]);
  });
});
