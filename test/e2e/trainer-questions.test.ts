import { nameAnswer } from '../../src/training/goal-names.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { findPuzzle, makeCheckQuestion, readKept, servePuzzles, train, verdictOf, waitForVerdict } from './harness/trainer.ts';

const LEGAL = findPuzzle('meder', 'legal', ({ answer }) => answer?.[0] !== 'legal');
const SQUARES = findPuzzle('bartmess', 'squares');
const PINS = findPuzzle('usenet', 'pins', ({ answer }) => (answer?.length ?? 0) > 1);
const CHECKS = makeCheckQuestion('meder');
const DECLARATIONS = findPuzzle('harshman', 'declarations', ({ answer, choices }) => answer!.length < choices!.length);

const choose = (page: Page, puzzle: Puzzle, name: string): Promise<void> =>
  page.getByRole('button', { name: nameAnswer(puzzle.goal, name), exact: true }).click();
const check = (page: Page): Promise<void> => page.getByRole('button', { name: 'Answer', exact: true }).click();
const scores = async (page: Page): Promise<readonly string[]> => (await readKept(page)).history.map(({ id, score }) => `${id} ${score}`);

describe('a question in the trainer', () => {
  test('is it legal, and why not? a wrong answer is told, the right one names the section', async ({ open, complaints }) => {
    const page = await open('/about/');
    await train(page, LEGAL.id);
    const wrong = LEGAL.choices!.find((one) => !LEGAL.answer!.includes(one))!;
    await choose(page, LEGAL, wrong);
    await waitForVerdict(page, 'No.');
    await choose(page, LEGAL, LEGAL.answer![0]!);
    await waitForVerdict(page, 'Right.');
    // The refusal is the engine's, with the section of the source.
    await expect.poll(() => verdictOf(page), PATIENCE).toMatch(/Meder Tournament Rules, \d/);
    await expect.poll(() => scores(page), PATIENCE).toEqual([`${LEGAL.id} 0`]);
    expect(complaints).toEqual([]);
  });

  test('all the squares, by name: not before each is found', async ({ open, complaints }) => {
    const page = await open('/about/');
    await train(page, SQUARES.id);
    const [first, ...others] = SQUARES.answer!;
    await page.getByRole('button', { name: 'By name' }).click();
    const field = page.getByLabel('Names of squares');
    await field.fill(first!);
    await field.press('Enter');
    await page.getByRole('button', { name: 'Close' }).click();
    await check(page);
    await waitForVerdict(page, 'Not all of them yet.');
    await waitForVerdict(page, `One is right. ${others.length} more`);
    await page.getByRole('button', { name: 'By name' }).click();
    await field.fill(others.join(' '));
    await field.press('Enter');
    await page.getByRole('button', { name: 'Close' }).click();
    await check(page);
    await waitForVerdict(page, 'Right.');
    expect(complaints).toEqual([]);
  });

  test('where a board may go: chosen among all pins, a wrong one is refused with its reason', async ({ open }) => {
    const page = await open('/about/');
    await train(page, PINS.id);
    for (const pin of PINS.answer!) await choose(page, PINS, pin);
    await check(page);
    await waitForVerdict(page, 'Right.');
    await expect.poll(() => scores(page), PATIENCE).toEqual([`${PINS.id} 1`]);
    await page.getByRole('button', { name: 'Try again' }).click();
    const buttons = await page.locator('[data-choice]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['choice']!));
    const wrong = buttons.find((pin) => !PINS.answer!.includes(pin))!;
    await choose(page, PINS, wrong);
    await check(page);
    await waitForVerdict(page, `${wrong}: no.`);
    // Done before: it is rated once.
    expect(await scores(page)).toEqual([`${PINS.id} 1`]);
  });

  test('where a board gives check', async ({ open, complaints }) => {
    const page = await open('/about/');
    await servePuzzles(page, [CHECKS]);
    await train(page, CHECKS.id);
    await check(page);
    await waitForVerdict(page, 'There is at least one.');
    for (const pin of CHECKS.answer!) await choose(page, CHECKS, pin);
    await check(page);
    await waitForVerdict(page, 'Right.');
    expect(complaints).toEqual([]);
  });

  test('who can declare mate: what can be declared is said in words', async ({ open, complaints }) => {
    const page = await open('/about/');
    await train(page, DECLARATIONS.id);
    for (const act of DECLARATIONS.answer!) await choose(page, DECLARATIONS, act);
    await check(page);
    await waitForVerdict(page, 'Right.');
    await waitForVerdict(page, nameAnswer(DECLARATIONS.goal, DECLARATIONS.answer![0]!));
    expect(complaints).toEqual([]);
  });

  test('given up: the whole answer is shown, and it counts as missed', async ({ open }) => {
    const page = await open('/about/');
    await train(page, SQUARES.id);
    await check(page);
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await waitForVerdict(page, 'The answer.');
    await waitForVerdict(page, SQUARES.answer!.join(', '));
    await expect.poll(() => scores(page), PATIENCE).toEqual([`${SQUARES.id} 0`]);
  });

  test('reads without scripts: position, task and answer', async ({ open }) => {
    const page = await open(`/puzzles/${SQUARES.id}/`, { javaScriptEnabled: false });
    expect(await page.locator('.puzzle-task').textContent()).toContain('every square');
    await page.getByText('Solution', { exact: true }).click();
    await expect.poll(() => page.locator('.themes .mono').textContent(), PATIENCE).toBe(SQUARES.answer!.join(', '));
  });
});
