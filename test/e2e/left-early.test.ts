import { holdBoards, PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const solved = (page: Page): Promise<Record<string, readonly string[]>> =>
  page.evaluate(() => {
    const { lessons = {} } = JSON.parse(localStorage.getItem('threefold:progress') ?? '{}') as {
      lessons?: Record<string, { solved: string[] }>;
    };
    return Object.fromEntries(Object.entries(lessons).map(([lesson, record]) => [lesson, record.solved]));
  });

/** Tells the page that its first task is solved, as the task does; gives its name. */
const solve = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const task = document.querySelector<HTMLElement>('[data-exercise]')!;
    const id = task.dataset['exercise']!;
    task.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true, detail: { id } }));
    return id;
  });

describe('a lesson that is left before the part has come that keeps what is done in it', () => {
  test('loses no answer: the next page that shows progress keeps it, of two rulesets in a row', async ({ open }) => {
    const page = await open('/about/');
    await holdBoards(page, 'follow-lesson\\.');
    await page.goto('/learn/meder/pawns/');
    const first = await solve(page);
    await page.goto('/learn/grant/castling/');
    const second = await solve(page);
    expect(await solved(page)).toEqual({});
    await page.goto('/learn/meder/');
    await expect.poll(() => solved(page), PATIENCE).toEqual({ 'meder/pawns': [first], 'grant/castling': [second] });
    expect(await page.evaluate(() => localStorage.getItem('threefold:told'))).toBeNull();
  });

  test('keeps it when it is come back to, and once', async ({ open }) => {
    const page = await open('/about/');
    const go = await holdBoards(page, 'follow-lesson\\.');
    await page.goto('/learn/meder/pawns/');
    const task = await solve(page);
    await page.goto('/about/');
    await page.goBack();
    go();
    await page.mouse.wheel(0, 10);
    await expect.poll(() => solved(page), PATIENCE).toEqual({ 'meder/pawns': [task] });
  });

  test('breaks nothing where storage is closed', async ({ open, complaints }) => {
    const page = await open('/about/');
    await holdBoards(page, 'follow-lesson\\.');
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('closed', 'SecurityError');
        };
    });
    await page.goto('/learn/meder/pawns/');
    await solve(page);
    await page.goto('/learn/meder/');
    await page.locator('h1').waitFor();
    expect(complaints).toEqual([]);
  });
});
