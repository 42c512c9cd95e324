import { PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

/** Searches are slow on a machine that tests. */
const LONG = { timeout: 60_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const moves = (page: Page) => page.locator('.free-moves .board-ply');
const answer = (page: Page, about: 'judgement' | 'threat' | 'hint') => page.locator(`.free-answer[data-about="${about}"] > p`);

/** Seen by the page as if it were hidden, or in sight again. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** White gives the queen away at the third move (Usenet: the pawn on e6kl is covered). */
const LOST = '#rules=usenet&moves=d1W-c3N+a8B-b6N+a2QL-e6kl+d7kl-e6kl';

describe('the analysis of the board', () => {
  test('tells how the position stands and its best lines; a press plays one, and the board goes on', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await wake(page, 'free');
    await button(page, 'Analyse').click();
    await expect.poll(() => page.locator('.free-found').count(), LONG).toBe(3);
    expect(await page.locator('.free-standing').textContent()).toMatch(/White|Black/);
    expect(await page.locator('.free-bars').getAttribute('aria-label')).toMatch(/^Chances: White \d+ %, Black \d+ %$/);
    await page.locator('.free-found').first().click();
    await expect.poll(() => moves(page).count(), PATIENCE).toBeGreaterThanOrEqual(1);
    const count = await moves(page).count();
    expect(count).toBeLessThanOrEqual(4);
    // The graph is a slider through the game.
    const graph = page.getByRole('slider', { name: 'Chances over the game' });
    if (count > 1) {
      await graph.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => graph.getAttribute('aria-valuenow'), PATIENCE).toBe('0');
    }
    await page.reload();
    await wake(page, 'free');
    await expect.poll(() => button(page, 'Analyse').getAttribute('aria-pressed'), LONG).toBe('true');
    await button(page, 'Analyse').click();
    await expect.poll(() => page.locator('.free-live').count(), PATIENCE).toBe(0);
  });

  test('gives a hint in two steps and the threat on cards of their own, each of which can be dismissed; with the analysis off', async ({
    open,
  }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b4N');
    await wake(page, 'free');
    await button(page, 'Hint').click();
    await expect.poll(() => answer(page, 'hint').textContent(), LONG).toMatch(/^Look at|^Something|^There is a mate/);
    await button(page, 'Show the move').click();
    await expect.poll(() => answer(page, 'hint').textContent(), PATIENCE).toMatch(/^The search plays /);
    await button(page, 'Threat').click();
    await expect.poll(() => answer(page, 'threat').textContent(), LONG).toMatch(/If it were White’s move: |No threat is seen/);
    await expect.poll(() => page.locator('.free-answer').count(), PATIENCE).toBe(2);
    await button(page, 'Dismiss: Hint').click();
    await expect.poll(() => page.locator('.free-answer').count(), PATIENCE).toBe(1);
    expect(await answer(page, 'threat').count()).toBe(1);
    // The focus does not get lost with the button.
    expect(await page.evaluate(() => document.activeElement?.className ?? '')).toContain('board-frame');
    expect(await page.locator('.free-live').count()).toBe(0);
  });

  test('answers “Was that bad?” of the reader’s latest move, without saying what was better', async ({ open }) => {
    const page = await open(`/board/${LOST}&machine=b:casual`);
    await wake(page, 'free');
    await button(page, 'Was that bad?').click();
    await expect
      .poll(() => answer(page, 'judgement').textContent(), LONG)
      .toMatch(/^Yes, a blunder: \d+ % before Qxe6KP8\+, \d+ % after it\./);
    expect(await answer(page, 'judgement').textContent()).toMatch(/follows\. The white queen goes to e6kl, where it can be taken by/);
    expect(await page.locator('.free-live').count()).toBe(0);
  });

  test('of three lists who can take what and whose, as the position goes on, until it is dismissed', async ({ open }) => {
    const two = '7/8/9/10/gK1wQ1bR6/12/13/14/13/5gR6/11/10/6bK2/wK7+w+wgb+-+-+-+0+40';
    const page = await open(`/board/#rules=harshman&position=${two}`);
    await wake(page, 'free');
    await button(page, 'Captures').click();
    const rows = page.locator('.free-takes li');
    await expect
      .poll(() => rows.nth(1).textContent(), LONG)
      .toBe('White’s queen on f10 could be taken by Gray’s rook (f5) and Black’s rook (h10). Two players attack it. Nobody guards it.');
    expect(await page.locator('.free-takes li.is-by-two').count()).toBe(1);
    await tap(page, 'free', 'f10');
    await tap(page, 'free', 'h10');
    await expect.poll(() => rows.filter({ hasText: 'Black’s rook' }).count(), PATIENCE).toBe(0);
    await button(page, 'Dismiss: Who can take what').click();
    await expect.poll(() => rows.count(), PATIENCE).toBe(0);
  });

  test('stops while the page is hidden, and goes on after it', async ({ open }) => {
    const page = await open('/board/#rules=bartmess');
    await wake(page, 'free');
    await setHidden(page, true);
    await button(page, 'Analyse').click();
    await expect.poll(() => page.locator('.free-standing').textContent(), LONG).toBe('Searching …');
    const before = page.workers().length;
    await setHidden(page, false);
    await expect.poll(() => page.locator('.free-found').count(), LONG).toBe(3);
    expect(page.workers().length).toBeGreaterThanOrEqual(before);
  });

  test('tells what was counted of king and queen against a king, boards standing still', async ({ open }) => {
    const ending = 'W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2+w+-+-+-+0+40';
    const page = await open(`/board/#rules=meder&position=${ending}`);
    await wake(page, 'free');
    await button(page, 'Analyse').click();
    await expect
      .poll(() => page.locator('.free-counted').textContent(), LONG)
      .toMatch(/^Counted with the boards standing still: White wins in \d+\. A board that moves can change this\.$/);
  });

  test('says of a game that is over that there is nothing to search', async ({ open }) => {
    const over = 'W:4/4/4/2K1;N:4/4/4/4;B:2k1/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2+w+-+-+-+0+1';
    const page = await open(`/board/#rules=meder&position=${over}`);
    await wake(page, 'free');
    await button(page, 'Analyse').click();
    await expect.poll(() => page.locator('.free-standing').textContent(), LONG).toMatch(/There is nothing to search\.$/);
  });
});

describe('Look at my game', () => {
  test('is offered first after a game, and begins at one press with the reader’s moves', async ({ open }) => {
    const page = await open(`/board/${LOST}+0-1&machine=b:casual`);
    await wake(page, 'free');
    const first = page.locator('.free-after button').first();
    expect(await first.textContent()).toBe('Look at my game');
    await first.click();
    await expect.poll(() => page.locator('select[name="whose"]').inputValue(), LONG).toBe('w');
    await expect.poll(() => button(page, 'Find better moves').count(), { timeout: 120_000 }).toBe(1);
    // The button that was pressed says what came of it, in view, and leads on to the tasks.
    await expect.poll(() => first.textContent(), PATIENCE).toBe('Find better: 1 move');
    const box = (await first.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(page.viewportSize()!.height);
    await first.click();
    await expect.poll(() => page.locator('.free-task').isVisible(), PATIENCE).toBe(true);
  });

  test('finds the queen that was given away, sets it as a task that tells nothing, and keeps it', async ({ open }) => {
    const page = await open(`/board/${LOST}`);
    await wake(page, 'free');
    await button(page, 'Look at my game').click();
    await page.locator('select[name="whose"]').selectOption('w');
    await button(page, 'Begin').click();
    await expect.poll(() => button(page, 'Find better moves').count(), { timeout: 120_000 }).toBe(1);
    await button(page, 'Find better moves').click();
    await expect.poll(() => page.locator('.free-task').isVisible(), PATIENCE).toBe(true);
    for (const hidden of ['.free-moves', '.free-analysis-row', '.free-head'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    expect(await page.locator('.free-live, .free-graph').count()).toBe(0);
    await expect.poll(() => wordsOf(page, 'free', 'a2QL'), PATIENCE).toMatch(/white queen/);
    // The move that was played is not better; the next press is the next try.
    await tap(page, 'free', 'a2QL');
    await tap(page, 'free', 'e6kl');
    await expect.poll(() => page.locator('.free-task [role="status"]').textContent(), LONG).toMatch(/That is the move that was played/);
    await button(page, 'Show the answer').click();
    await expect.poll(() => page.locator('.free-task').textContent(), PATIENCE).toMatch(/The chance fell from \d+ % to \d+ %/);
    expect(await page.locator('.free-task').textContent()).toMatch(/white queen goes to e6kl, where it can be taken by/);
    await button(page, 'Back to the game').click();
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(4);
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem('threefold:mistakes') ?? '{}') as { mistakes: { played: string; card?: unknown }[] },
    );
    expect(kept.mistakes.map(({ played }) => played)).toEqual(['a2QL-e6kl']);
    expect(kept.mistakes[0]?.card).toBeDefined();
  });
});
