import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { readDefended, readSample } from './harness/puzzle.ts';
import { findPuzzle, keysOf, startOf, train, waitForTurn, waitForVerdict, write, writeMove } from './harness/trainer.ts';
import { expect as take, PLAYER_NAMES } from '../../src/engine/index.ts';

const SAMPLE = readSample('meder');
const PUZZLE = SAMPLE.address;
const DEFENDED = readDefended('meder');

const stateOf = (page: Page): Promise<string | null> => page.locator('.puzzle').getAttribute('data-state');

describe('puzzles', () => {
  test('from the first page to a puzzle', async ({ open, complaints }) => {
    const page = await open('/');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Puzzles' }).click();
    await page.locator('.puzzle-card a').first().click();
    await page.waitForURL(/\/puzzles\/[a-z]+-[0-9a-z]{4}\/$/);
    await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toMatch(/\w/);
    expect(complaints).toEqual([]);
  });

  test.for([
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const)('on a laptop of %i by %i all of the plate is in the window when the page opens', async ([width, height], { open }) => {
    for (const address of [PUZZLE, '/puzzles/train/#ruleset=meder', '/board/']) {
      const page = await open(address, { viewport: { width, height } });
      const plate = page.locator('[data-plate]').first();
      await plate.waitFor();
      const bottom = (): Promise<number> => plate.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom, PATIENCE).toBeLessThanOrEqual(height);
    }
  });

  test('the proved key solves it, with the reply in between; written by keys alone', async ({ open }) => {
    const page = await open(PUZZLE);
    await write(page, SAMPLE.key);
    await waitForVerdict(page, 'Your move');
    expect(await stateOf(page)).not.toBe('solved');
    await write(page, SAMPLE.mate);
    await expect.poll(() => stateOf(page), PATIENCE).toBe('solved');
  });

  test('a wrong move gets the reply that refutes it', async ({ open }) => {
    const page = await open(PUZZLE);
    await write(page, SAMPLE.wrong);
    await expect.poll(() => stateOf(page), PATIENCE).toBe('wrong');
    await waitForVerdict(page, SAMPLE.refutation);
    // The line can be played on against the opponent of the analysis board.
    await expect.poll(() => page.locator('[data-do="playon"]').isVisible(), PATIENCE).toBe(true);
    expect(await page.locator('[data-do="playon"]').getAttribute('href')).toMatch(/^\/board\/#rules=meder.*moves=/);
  });

  test('goes on from where the reader went back to, and takes no move while the other side answers', async ({ open, complaints }) => {
    const page = await open(PUZZLE);
    await page.locator('.moves-open').click();
    await waitForTurn(page);
    await page.getByLabel('Write a move').fill(SAMPLE.key);
    // In one go, so that the others come while the first is being answered.
    const list = await page.locator('.board-frame').evaluate((frame) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.board-list button')];
      document.querySelector<HTMLFormElement>('.board-write')!.requestSubmit();
      for (const button of buttons.slice(0, 2)) button.click();
      frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      return buttons.length;
    });
    expect(list).toBeGreaterThan(1);
    await waitForVerdict(page, 'Your move');
    await page.locator('.board-frame').focus();
    await page.keyboard.press('Home');
    await write(page, SAMPLE.key);
    await write(page, SAMPLE.mate);
    await expect.poll(() => stateOf(page), PATIENCE).toBe('solved');
    await page.locator('[data-do="retry"]').click();
    await write(page, SAMPLE.wrong);
    await expect.poll(() => stateOf(page), PATIENCE).toBe('wrong');
    // The solution plays from the start, however often it is asked for.
    const show = page.locator('[data-do="show"]');
    await show.dblclick();
    await expect.poll(() => stateOf(page), PATIENCE).toBe('shown');
    await expect.poll(() => page.locator('.puzzle-line').textContent(), PATIENCE).toContain(SAMPLE.mate);
    expect(complaints).toEqual([]);
  });

  test('shows its position without scripts', async ({ open }) => {
    const page = await open(PUZZLE, { javaScriptEnabled: false });
    await expect.poll(() => page.locator('.puzzle-turn').isVisible(), PATIENCE).toBe(true);
    const picture = page.locator('.puzzle .board-picture svg');
    await expect.poll(() => picture.isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => picture.locator('path').count(), PATIENCE).toBeGreaterThan(20);
    // What cannot be done is not asked for; the solution opens all the same.
    expect(await page.getByText('Play on the board:').isVisible()).toBe(false);
    const without = page.locator('.trainer-text noscript');
    expect([await without.isVisible(), await without.textContent()]).toEqual([
      true,
      expect.stringMatching(/^To play on the board needs scripts\./),
    ]);
    await page.locator('summary', { hasText: 'Solution' }).click();
    expect(await page.locator('details.themes .mono').isVisible()).toBe(true);
  });
});

/** The reader's record as the page keeps it. */
const readRecord = (page: Page): Promise<{ history: { id: string; score: number }[]; open?: string; skills: Record<string, unknown> }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('threefold:puzzles') ?? '{"history":[],"skills":{}}'));

describe('the list of puzzles', () => {
  test('draws 24 cards, and keeps filter and page in the address', async ({ open, complaints }) => {
    const page = await open('/puzzles/');
    await expect.poll(() => page.locator('.puzzle-card').count(), PATIENCE).toBe(24);
    await page.getByLabel('Ruleset').selectOption('harshman');
    await expect.poll(() => page.locator('.puzzle-card a').first().getAttribute('href'), PATIENCE).toContain('/puzzles/harshman-');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => new URL(page.url()).search, PATIENCE).toBe('?ruleset=harshman&page=2');
    const first = await page.locator('.puzzle-card a').first().getAttribute('href');
    await page.reload();
    await expect.poll(() => page.getByLabel('Ruleset').inputValue(), PATIENCE).toBe('harshman');
    await expect.poll(() => page.getByText('Page 2 of').count(), PATIENCE).toBe(1);
    expect(first).toContain('harshman');
    expect(complaints).toEqual([]);
  });

  test('needs nothing at first that grows with the number of puzzles; a filter that cannot be fetched says so and is tried again', async ({
    open,
  }) => {
    const page = await open('/about/');
    await page.route('**/puzzles/data/**', (route) => route.abort());
    await page.goto(new URL('/puzzles/', page.url()).href);
    await expect.poll(() => page.locator('.puzzle-card').count(), PATIENCE).toBe(24);
    const count = await page.locator('.browse-count').textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2 of').waitFor();
    await page.getByLabel('Ruleset').selectOption('meder');
    await page.getByText('could not be fetched').waitFor();
    expect(new URL(page.url()).search).toBe('?ruleset=meder');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('.puzzle-card a').first().getAttribute('href'), PATIENCE).toContain('/puzzles/meder-');
    expect(await page.getByLabel('Ruleset').inputValue()).toBe('meder');
    // An address that names a ruleset fetches what its filters know of that one; the others when a filter is about to be chosen.
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(new URL('/puzzles/?ruleset=grant', page.url()).href);
    await expect.poll(() => page.locator('.puzzle-card a').first().getAttribute('href'), PATIENCE).toContain('/puzzles/grant-');
    const facets = (): string[] => fetched.filter((path) => path.endsWith('/facets.json'));
    expect(facets()).toEqual(['/puzzles/data/grant/facets.json']);
    await page.locator('.browse-field select').last().focus();
    await expect.poll(() => facets().length, PATIENCE).toBe(5);
    await expect.poll(() => page.getByLabel('Ruleset').locator('option[value="meder"]').textContent(), PATIENCE).toMatch(/\(\d+\)$/);
    expect(await page.locator('.browse-count').textContent()).not.toBe(count);
  });

  test('opens with the rules that the reader was with last', async ({ open }) => {
    const page = await open('/about/');
    await page.evaluate(() => localStorage.setItem('threefold:rules', 'usenet'));
    await page.goto(new URL('/puzzles/', page.url()).href);
    await expect.poll(() => page.getByLabel('Ruleset').inputValue(), PATIENCE).toBe('usenet');
    await expect.poll(() => page.locator('.puzzle-card a[href*="/puzzles/usenet-"]').count(), PATIENCE).toBe(24);
    // What is chosen here is remembered too.
    await page.getByLabel('Ruleset').selectOption('grant');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('threefold:rules')), PATIENCE).toBe('grant');
  });

  test('leads to every puzzle without scripts', async ({ open }) => {
    const page = await open('/puzzles/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: /Meder.*level 1/ }).click();
    await page.locator('main a[href^="/puzzles/meder-"]').first().click();
    await page.waitForURL(/\/puzzles\/meder-[0-9a-z]{4}\/$/);
    await page.getByText('Solution', { exact: true }).click();
    await expect.poll(() => page.locator('.themes .mono').textContent(), PATIENCE).toMatch(/\w/);
  });
});

describe('the trainer', () => {
  const id = PUZZLE.split('/')[2]!;

  test('rates a puzzle that is solved, once, and brings the next', async ({ open, complaints }) => {
    const page = await open('/about/');
    await train(page, id);
    await write(page, SAMPLE.key);
    await write(page, SAMPLE.mate);
    await expect
      .poll(async () => (await readRecord(page)).history.map(({ id: done, score }) => `${done} ${score}`), PATIENCE)
      .toEqual([`${id} 1`]);
    await expect.poll(async () => Object.keys((await readRecord(page)).skills), PATIENCE).toEqual(['meder']);
    await page.locator('.train-acts .button').first().click();
    const shown = (): Promise<string | null> => page.locator('.puzzle').getAttribute('data-puzzle');
    await expect.poll(shown, PATIENCE).not.toBe(id);
    await expect.poll(async () => (await readRecord(page)).open === (await shown()), PATIENCE).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('lets the other defences be tried after it is solved', async ({ open }) => {
    const page = await open(DEFENDED.address);
    await write(page, DEFENDED.key);
    await write(page, DEFENDED.mates[0]!);
    await expect.poll(() => stateOf(page), PATIENCE).toBe('solved');
    await page.getByRole('button', { name: /Another defence/ }).click();
    await waitForVerdict(page, 'Another defence');
    await write(page, DEFENDED.mates[1]!);
    await waitForVerdict(page, 'That defence is met too');
  });

  test('lets a reader play the others after a declaration, and takes the king all the same', async ({ open, complaints }) => {
    const puzzle = findPuzzle(
      'harshman',
      'declaration',
      ({ goal }) => goal.kind === 'declaration' && goal.moves === 1 && goal.by.length === 1,
    );
    const start = startOf(puzzle);
    const [key] = keysOf(puzzle);
    const page = await open('/about/');
    await train(page, puzzle.id);
    await write(page, writeMove(start, key!));
    await expect.poll(() => stateOf(page), PATIENCE).toBe('solved');
    await page.getByRole('button', { name: 'Try to save the king' }).click();
    let at = take(start.play(key!));
    while (at.turn !== start.turn) {
      await waitForVerdict(page, `${PLAYER_NAMES[at.turn]}, try:`);
      const [reply] = at.moves();
      await write(page, writeMove(at, reply!.id));
      at = at.after(reply!);
    }
    await waitForVerdict(page, 'takes the king');
    expect(complaints).toEqual([]);
  });

  test('a wrong move counts against the rating, and a solution after it does not count for it', async ({ open }) => {
    const page = await open('/about/');
    await train(page, id);
    await write(page, SAMPLE.wrong);
    await waitForVerdict(page, SAMPLE.refutation);
    await page.locator('.board-frame').focus();
    await page.keyboard.press('s');
    await expect.poll(() => stateOf(page), PATIENCE).toBe('shown');
    await expect.poll(async () => (await readRecord(page)).history.map(({ score }) => score), PATIENCE).toEqual([0]);
  });

  test('takes rules, task and level from what is chosen over the board, and trains what the list is filtered by', async ({
    open,
    complaints,
  }) => {
    const page = await open('/puzzles/train/');
    await page.getByLabel('Ruleset').selectOption('grant');
    await page.locator('[data-puzzle^="grant-"][data-live]').waitFor();
    await page.locator('.train-fold').click();
    await page.getByLabel('Task').selectOption('mate-2');
    await page.getByLabel('Level').selectOption('3');
    const hash = (): string => new URL(page.url()).hash;
    await expect.poll(hash, PATIENCE).toMatch(/^#puzzle=grant-\w{4}&ruleset=grant&kind=mate-2&level=3$/);
    await page.locator('[data-puzzle^="grant-"][data-live]').waitFor();
    expect(await page.locator('.puzzle-rules').textContent()).toContain('Grant rules');
    expect(await page.locator('.puzzle-task').textContent()).toBe('Mate in two.');
    const shown = (): Promise<string | null> => page.locator('.puzzle').getAttribute('data-puzzle');
    const first = await shown();
    // The key goes past it.
    await page.locator('.board-frame').focus();
    await page.keyboard.press('n');
    await expect.poll(shown, PATIENCE).not.toBe(first);
    await page.goto('/puzzles/?ruleset=usenet&kind=mate-1');
    await page.getByRole('link', { name: 'Train these' }).click();
    await page.locator('[data-puzzle^="usenet-"]').waitFor();
    expect(await page.locator('.puzzle-task').textContent()).toMatch(/^Mate in one\./);
    expect(complaints).toEqual([]);
  });

  test('practises a theme, resumes what was open, and has a puzzle of the day', async ({ open }) => {
    const page = await open('/puzzles/train/#ruleset=grant');
    await expect.poll(() => page.locator('.puzzle').getAttribute('data-puzzle'), PATIENCE).toMatch(/^grant-/);
    await page.locator('.train-fold').click();
    await page.locator('.train-choice select').nth(3).selectOption('endgame');
    // What is chosen beside the ruleset stands on the button that shows it.
    const chosen = (): Promise<(string | null)[]> =>
      Promise.all([page.getByLabel('Ruleset').inputValue(), page.locator('.train-fold').textContent()]);
    const shown = (): Promise<string | null> => page.locator('.puzzle').getAttribute('data-puzzle');
    await page.locator('.puzzle[data-live]').waitFor();
    await expect.poll(async () => (await readRecord(page)).open === (await shown()), PATIENCE).toBe(true);
    const kept = await shown();
    await page.reload();
    await expect.poll(shown, PATIENCE).toBe(kept);
    expect(await chosen()).toEqual(['grant', 'Endgame']);
    await page.goto(new URL('/puzzles/train/', page.url()).href);
    await expect.poll(shown, PATIENCE).toBe(kept);
    // What was chosen is kept.
    expect(await chosen()).toEqual(['grant', 'Endgame']);
    await page.getByRole('button', { name: 'Puzzle of the day' }).click();
    await expect.poll(async () => (await readRecord(page)).open === (await shown()), PATIENCE).toBe(true);
  });
});
