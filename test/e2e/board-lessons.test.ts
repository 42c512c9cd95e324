import { describe, expect, test } from './harness/page.ts';
import { PATIENCE, tap, waitForMode, wake, wordsOf } from './harness/board.ts';

const GALLERY = '/gallery/';

describe('the adjacency of pins', () => {
  test('shows where a board may go empty and loaded, and moves it (Meder 3.6)', async ({ open }) => {
    const page = await open(GALLERY);
    const pins = page.locator('#pins');
    const named = async (state: string): Promise<readonly string[]> =>
      (await pins.locator(`[data-state="${state}"]`).allTextContents()).map((text) => text.trim());
    await expect.poll(() => named('go'), PATIENCE).toEqual(['QL1', 'QL2', 'QL4', 'QL5', 'KL3']);
    await pins.locator('[data-load="loaded"]').click();
    await expect.poll(() => named('barred'), PATIENCE).toEqual(['QL1']);
    await expect.poll(() => pins.locator('.adjacency-says').textContent(), PATIENCE).toContain('only for an empty board: QL1');
    await pins.locator('[data-pin="QL4"]').click();
    await expect.poll(() => wordsOf(page, 'pins', 'QL4'), PATIENCE).toContain('attack board QL');
    await expect.poll(() => named('go'), PATIENCE).toEqual(['QL6', 'KL4']);
    await tap(page, 'pins', 'KL4');
    await expect.poll(() => named('here'), PATIENCE).toEqual(['KL4']);
  });
});

describe('an exercise', () => {
  test('answers a wrong choice with the rule that forbids it, keeps what was right, and is solved', async ({ open }) => {
    const page = await open(GALLERY);
    const exercise = page.locator('[data-exercise="choose-pins"]');
    const verdict = exercise.locator('.exercise-verdict');
    await exercise.locator('[data-choice="QL1"]').click();
    await expect.poll(() => exercise.locator('[data-choice="QL1"]').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await exercise.locator('[data-choice="QL4"]').click();
    await exercise.locator('[data-do="check"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await expect.poll(() => verdict.textContent(), PATIENCE).toContain('3.6');
    for (const pin of ['QL2', 'QL5', 'KL3']) await exercise.locator(`[data-choice="${pin}"]`).click();
    await exercise.locator('[data-do="check"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
    await expect.poll(() => verdict.textContent(), PATIENCE).toContain('forward or across');
  });

  test('gives hints one after the other', async ({ open }) => {
    const page = await open(GALLERY);
    const exercise = page.locator('[data-exercise="choose-pins"]');
    await exercise.locator('[data-do="hint"]').click();
    await expect.poll(() => exercise.locator('.exercise-hints li').count(), PATIENCE).toBe(1);
    await exercise.locator('[data-do="hint"]').click();
    const hints = (): Promise<string[]> =>
      exercise
        .locator('.exercise-hints li')
        .allTextContents()
        .then((all) => all.map((text) => text.trim()));
    await expect.poll(hints, PATIENCE).toEqual(['Count the pieces on it.', 'Forward or across, not back.']);
    await expect.poll(() => exercise.locator('[data-do="hint"]').isVisible(), PATIENCE).toBe(false);
  });

  test('is solved on the board by choosing every attacked square', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'choose-squares');
    const exercise = page.locator('[data-exercise="choose-squares"]');
    for (const square of ['b3W', 'b3N']) await tap(page, 'choose-squares', square);
    await exercise.locator('[data-do="check"]').click();
    await expect.poll(() => exercise.locator('.exercise-verdict').textContent(), PATIENCE).toContain('more');
    await tap(page, 'choose-squares', 'c2W');
    await exercise.locator('[data-do="check"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
  });

  test('is played towards its goal, with replies', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'reach');
    const exercise = page.locator('[data-exercise="reach"]');
    await tap(page, 'reach', 'c2W');
    await tap(page, 'reach', 'c7B');
    await expect.poll(() => exercise.locator('.exercise-verdict').textContent(), PATIENCE).toContain('3.4');
    await tap(page, 'reach', 'c3N');
    await expect.poll(() => exercise.locator('.exercise-verdict').textContent(), PATIENCE).toContain('Black replies');
    await waitForMode(page, 'reach', 'play');
    await tap(page, 'reach', 'c3N');
    await tap(page, 'reach', 'c4N');
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
  });

  test('tells a false claim and the forbidden move apart', async ({ open }) => {
    const page = await open(GALLERY);
    const truth = page.locator('[data-exercise="truth"]');
    await truth.locator('[data-choice="true"]').click();
    await expect.poll(() => truth.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await truth.locator('[data-choice="false"]').click();
    await expect.poll(() => truth.getAttribute('data-state'), PATIENCE).toBe('solved');
    const illegal = page.locator('[data-exercise="illegal"]');
    await illegal.locator('[data-choice="b2W-b4N"]').click();
    await expect.poll(() => illegal.locator('.exercise-verdict').textContent(), PATIENCE).toContain('allowed');
    await illegal.locator('[data-choice="b1W-b2W"]').click();
    await expect.poll(() => illegal.getAttribute('data-state'), PATIENCE).toBe('solved');
  });
});

describe('a puzzle', () => {
  test('answers a wrong move with the reply that punishes it, and is solved with an attack board', async ({ open }) => {
    const page = await open(GALLERY);
    const id = 'gallery-puzzle';
    await wake(page, id);
    const puzzle = page.locator(`[data-puzzle="${id}"]`);
    await tap(page, id, 'e8kl');
    await tap(page, id, 'd8B');
    await expect.poll(() => puzzle.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await expect.poll(() => puzzle.locator('.exercise-verdict').textContent(), PATIENCE).toContain('Black replies Kxd8B');
    await puzzle.locator('[data-do="retry"]').click();
    await waitForMode(page, id, 'play');
    await tap(page, id, 'b5N');
    await tap(page, id, 'b8B');
    await expect.poll(() => puzzle.locator('.exercise-verdict').textContent(), PATIENCE).toContain('Your move');
    await waitForMode(page, id, 'play');
    await tap(page, id, 'b8B');
    await tap(page, id, 'd8B');
    await expect.poll(() => puzzle.getAttribute('data-state'), PATIENCE).toBe('solved');
  });
});
