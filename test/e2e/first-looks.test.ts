import { describe, expect, test } from './harness/page.ts';
import { PATIENCE, tap, wake, wordsOf } from './harness/board.ts';

describe('the course of Bartmess’s rules', () => {
  test('asks where a rook slips past an occupied column (5.3)', async ({ open }) => {
    const page = await open('/learn/bartmess/slipping-past/#full');
    const id = 'bartmess-past-full';
    await wake(page, id);
    const exercise = page.locator(`[data-exercise="${id}"]`);
    for (const square of ['b4N', 'b4W', 'c3W', 'd3N', 'd3W', 'a3N', 'a3W']) await tap(page, id, square);
    await exercise.locator('[data-do="check"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await exercise.locator('[data-do="check"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
  });

  test('lets an occupied board turn, with check (7.2), in the Tower too', async ({ open }) => {
    const page = await open('/learn/bartmess/rotation/#turn-check');
    const id = 'bartmess-turn-check';
    await wake(page, id);
    const tower = page.locator(`#${id} [data-view="tower"]`);
    await tower.click();
    await expect.poll(() => tower.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await tap(page, id, 'QP5');
    await tap(page, id, 'QP5');
    await expect.poll(() => page.locator(`[data-exercise="${id}"]`).getAttribute('data-state'), PATIENCE).toBe('solved');
  });
});

describe('Grant’s course', () => {
  test('tells the way that comes back to its level from the others (General)', async ({ open }) => {
    const page = await open('/learn/grant/more-lines/');
    const exercise = page.locator('[data-exercise="no-return-try"]');
    await exercise.locator('[data-choice="d2W-d4N"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await exercise.locator('[data-choice="d2W-d4W"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
  });

  test('shows the pawn that waits and the queen it is on its owner’s next turn (Queening a Pawn)', async ({ open }) => {
    const page = await open('/learn/grant/promotion/#next-turn-steps-1');
    await expect.poll(() => wordsOf(page, 'next-turn-steps', 'b8B'), PATIENCE).toContain('pawn');
    await page.locator('#next-turn-steps [data-go="on"]').click();
    await expect.poll(() => wordsOf(page, 'next-turn-steps', 'b8B'), PATIENCE).toContain('queen');
  });
});

describe('the course of the Usenet rules', () => {
  test('asks for the forbidden move: a board that shields its king may not leave, another may (Rules)', async ({ open }) => {
    const page = await open('/learn/usenet/check-boards/');
    const exercise = page.locator('[data-exercise="shield-no"]');
    await exercise.locator('[data-choice="QP8-QP12"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await expect.poll(() => exercise.locator('.exercise-verdict').textContent(), PATIENCE).toContain('The king is not left in check');
    await exercise.locator('[data-choice="KP9-KP11"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
  });

  test('lets a board end a step between levels, from pin to pin (Rules)', async ({ open }) => {
    const page = await open('/learn/usenet/check-boards/#board-between');
    const id = 'between-do';
    await wake(page, id);
    await tap(page, id, 'QP5');
    await page.locator(`#${id}`).getByRole('button', { name: 'Answer', exact: true }).click();
    await expect.poll(() => page.locator(`[data-exercise="${id}"]`).getAttribute('data-state'), PATIENCE).toBe('solved');
  });
});

describe('the course of Three-way Chess', () => {
  test('steps to a joint declaration: the king is defeated in words and in the list (VIII)', async ({ open }) => {
    const page = await open('/learn/harshman/mate-together/#joint-5', { viewport: { width: 390, height: 844 } });
    await expect.poll(() => wordsOf(page, 'joint', 'n11'), PATIENCE).toBe('n11, black king');
    // No move of the lists breaks inside: each is one line high, and the lists are no wider than their place.
    const moves = page.locator('.board-rounds li:not(.is-act) a');
    await expect
      .poll(() => moves.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height))), PATIENCE)
      .toBeLessThan(36);
    const lists = page.locator('.board-rounds');
    await expect.poll(() => lists.evaluateAll((all) => all.every((one) => one.scrollWidth <= one.clientWidth + 1)), PATIENCE).toBe(true);
    await page.locator('#joint [data-go="on"]').click();
    await expect.poll(() => wordsOf(page, 'joint', 'n11'), PATIENCE).toBe('n11, black king, defeated');
    const here = page.locator('#joint [aria-current]');
    await expect.poll(() => here.textContent(), PATIENCE).toContain('White and Gray declare Black mated together');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toContain('White 1, Gray 1, Black 0');
  });

  test('shows the lines through a cell on demand, and lights the words that name the cell in focus', async ({ open }) => {
    const page = await open('/learn/harshman/names/');
    await wake(page, 'set');
    const lines = page.locator('#set [data-do="lines"]');
    await lines.click();
    await expect.poll(() => lines.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await tap(page, 'set', 'e2');
    await tap(page, 'set', 'a7');
    const word = page.locator('[data-tie][data-of="set"][data-at="a7"]');
    await expect.poll(() => word.getAttribute('class'), PATIENCE).toContain('is-named');
    await expect.poll(() => page.locator('[data-tie].is-named').count(), PATIENCE).toBe(1);
    await page.keyboard.press('l');
    await expect.poll(() => lines.getAttribute('aria-pressed'), PATIENCE).toBe('false');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toBe('No lines.');
  });

  test('answers a wrong declaration with the reply that saves the king, and takes the right one (VIII)', async ({ open }) => {
    const page = await open('/learn/harshman/mate-together/');
    const id = 'harshman-first-declare';
    const exercise = page.locator(`[data-exercise="${id}"]`);
    await exercise.locator('[data-do="hint"]').click();
    await expect.poll(() => exercise.locator('.exercise-hints').textContent(), PATIENCE).toContain('Idea.');
    await exercise.locator('[data-choice="mate:w>g"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('wrong');
    await expect.poll(() => exercise.locator('.exercise-verdict').textContent(), PATIENCE).toContain('n13-b7');
    await expect.poll(() => wordsOf(page, id, 'b7'), PATIENCE).toContain('black bishop');
    await exercise.locator('[data-do="retry"]').click();
    await expect.poll(() => wordsOf(page, id, 'b7'), PATIENCE).toContain('white knight');
    await exercise.locator('[data-choice="mate:wb>g"]').click();
    await expect.poll(() => exercise.getAttribute('data-state'), PATIENCE).toBe('solved');
  });

  test('lets Gray capture a king that nobody declared mated (IV)', async ({ open }) => {
    const page = await open('/learn/harshman/mate-together/');
    const id = 'harshman-first-king';
    await wake(page, id);
    await tap(page, id, 'c7');
    await tap(page, id, 'm12');
    await expect.poll(() => page.locator(`[data-exercise="${id}"]`).getAttribute('data-state'), PATIENCE).toBe('solved');
  });
});
