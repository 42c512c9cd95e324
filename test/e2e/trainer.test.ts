import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAttackNode } from '../../src/engine/index.ts';
import { afterMove } from '../../src/puzzles/position-queries.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { firstPuzzleOf } from '../../src/training/first-visit.ts';
import { listIntroduction } from '../../src/training/introduction.ts';
import { readCollection } from '../../curation/common/read-collection.ts';
import { keepSet, listKept, waitForWorker } from './harness/host.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import {
  findPuzzle,
  findSlowerMate,
  keysOf,
  readKept,
  servePuzzles,
  startOf,
  train,
  waitForVerdict,
  write,
  writeMove,
} from './harness/trainer.ts';

const MATE = findPuzzle('meder', 'mate', ({ goal, tries }) => 'moves' in goal && goal.moves === 1 && tries.length > 0);
const MATE_KEY = writeMove(startOf(MATE), keysOf(MATE)[0]!);
const MATE_TRY = writeMove(startOf(MATE), MATE.tries[0]!.move);
const SAVES = findPuzzle('harshman', 'saves', ({ tries }) => tries.length > 0);
const SLOWER = findSlowerMate('bartmess');

const puzzleOf = (id: string): Puzzle => readCollection().find((puzzle) => puzzle.id === id)!;

/** The moves of a puzzle's main line, as they are written. */
function writeMain(puzzle: Puzzle): readonly string[] {
  const written: string[] = [];
  let [at, node] = [startOf(puzzle), puzzle.solution];
  while (node) {
    const next: { readonly id: string; readonly then: Puzzle['solution'] } = isAttackNode(node)
      ? { id: node.play[0]!, then: node.then }
      : { id: node.replies[0]!.moves[0]!, then: node.replies[0]!.then };
    written.push(writeMove(at, next.id));
    at = afterMove(at, next.id);
    node = next.then;
  }
  return written;
}

/** What a figure of the panel says: `In a row`. */
const figure = async (page: Page, name: string): Promise<string> =>
  (
    (await page
      .locator('.train-figures div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent()) ?? ''
  ).trim();

describe('a puzzle that is played out', () => {
  test('tells a slower mate as such', async ({ open, complaints }) => {
    const page = await open(`/puzzles/${SLOWER.puzzle.id}/`);
    await write(page, SLOWER.slower);
    await waitForVerdict(page, 'mates too, but in 2.');
    await waitForVerdict(page, 'There is a mate in 1.');
    expect(complaints).toEqual([]);
  });

  test('asks for every saving move: what is found stays found after a wrong one', async ({ open, complaints }) => {
    const page = await open(`/puzzles/${SAVES.id}/`);
    const start = startOf(SAVES);
    const [first, ...others] = keysOf(SAVES).map((id) => writeMove(start, id));
    const of = `of ${others.length + 1} found`;
    await write(page, first!);
    await waitForVerdict(page, `1 ${of}`);
    await expect.poll(() => page.locator('.puzzle-line').isVisible(), PATIENCE).toBe(false);
    await write(page, writeMove(start, SAVES.tries[0]!.move));
    await waitForVerdict(page, 'is not it.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await write(page, first!);
    await waitForVerdict(page, 'is found already.');
    await expect.poll(() => page.locator('.puzzle-line').isVisible(), PATIENCE).toBe(false);
    for (const [at, move] of others.entries()) {
      await write(page, move);
      await waitForVerdict(page, at + 1 < others.length ? `${at + 2} ${of}` : 'Solved.');
      if (at + 1 < others.length) await expect.poll(() => page.locator('.puzzle-line').isVisible(), PATIENCE).toBe(false);
    }
    expect(complaints).toEqual([]);
  });

  test('lets the reader play both sides of a helpmate', async ({ open, complaints }) => {
    const puzzle = findPuzzle('grant', 'helpmate');
    const page = await open(`/puzzles/${puzzle.id}/`);
    const line = writeMain(puzzle);
    for (const [at, move] of line.entries()) {
      await write(page, move);
      await waitForVerdict(page, at + 1 < line.length ? 'you move for everybody' : 'Solved.');
    }
    expect(complaints).toEqual([]);
  });

  test('ends where a mate can be declared, and says by whom (Harshman VIII)', async ({ open, complaints }) => {
    const joint = findPuzzle('harshman', 'declaration', ({ goal, says }) => 'by' in goal && goal.by.length === 2 && says === undefined);
    const page = await open(`/puzzles/${joint.id}/`);
    await write(page, writeMain(joint)[0]!);
    await waitForVerdict(page, 'Solved.');
    await waitForVerdict(page, 'takes the king');
    const two = findPuzzle('harshman', 'declaration', ({ goal, says }) => 'moves' in goal && goal.moves === 2 && says === undefined);
    const [key, , last] = writeMain(two);
    await page.goto(`/puzzles/${two.id}/`);
    await write(page, key!);
    await waitForVerdict(page, 'Your move');
    await write(page, last!);
    await waitForVerdict(page, 'Solved.');
    await waitForVerdict(page, ' fails to ');
    expect(complaints).toEqual([]);
  });

  test('gives hints in steps, by a key; then the solution with its line', async ({ open }) => {
    const page = await open('/about/');
    await train(page, MATE.id);
    await page.locator('.board-frame').focus();
    await page.keyboard.press('h');
    const hints = page.locator('.exercise-hints li');
    await expect.poll(() => hints.count(), PATIENCE).toBe(1);
    while (await page.locator('[data-do="hint"]').isVisible()) await page.keyboard.press('h');
    const [from, to] = keysOf(MATE)[0]!.split('-');
    await expect.poll(() => hints.last().textContent(), PATIENCE).toContain(to!.replace(/=.*/, ''));
    expect(await hints.last().textContent()).not.toContain(`${from!} `);
    await page.keyboard.press('s');
    await waitForVerdict(page, 'The solution.');
    await expect.poll(() => page.locator('.puzzle-line').textContent(), PATIENCE).toContain(MATE_KEY);
    // Given up: the motif is shown, and nothing to share.
    await expect.poll(() => page.getByRole('button', { name: 'Share' }).count(), PATIENCE).toBe(0);
    await expect.poll(async () => (await readKept(page)).history.map(({ score }) => score), PATIENCE).toEqual([0]);
  });

  test('takes a wrong line to the analysis board, to be played out there', async ({ open, complaints }) => {
    const page = await open(`/puzzles/${MATE.id}/`);
    await write(page, MATE_TRY);
    await waitForVerdict(page, 'is not it.');
    // A link among buttons: its words stand as high as theirs, without a line under them.
    const heightOf = (part: string): Promise<number> =>
      page.locator(`[data-do="${part}"]`).evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { top, height } = words.getBoundingClientRect();
        return top + height / 2;
      });
    expect(Math.abs((await heightOf('playon')) - (await heightOf('retry')))).toBeLessThan(1.5);
    expect(await page.locator('[data-do="playon"]').evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('none');
    expect(await page.locator('.trainer-head .level').textContent()).toMatch(/^\s*Level \d of 5\s*$/);
    await page.getByRole('link', { name: 'Play it out' }).click();
    await page.waitForURL(/\/board\//);
    await expect.poll(() => page.locator('main').textContent(), PATIENCE).toContain(MATE_TRY);
    expect(complaints).toEqual([]);
  });
});

describe('a first visit', () => {
  test('has a board and a puzzle by the rules last used, whole in the window, and goes on from what is solved on it', async ({
    open,
    complaints,
  }) => {
    for (const viewport of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ])
      for (const rules of [undefined, 'harshman'] as const) {
        const page = await open('/about/', { viewport });
        await page.evaluate((name) => {
          localStorage.clear();
          if (name) localStorage.setItem('threefold:rules', name);
        }, rules);
        await page.goto(new URL('/puzzles/train/', page.url()).href);
        const puzzle = puzzleOf(firstPuzzleOf(rules ?? 'meder')!);
        await page.locator(`.trainer-board [data-puzzle="${puzzle.id}"]`).waitFor();
        const box = (await page.locator('.trainer-board .board-frame').boundingBox())!;
        const bar = await page
          .locator('.tabs, nav.tab-bar')
          .first()
          .boundingBox()
          .catch(() => null);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(bar && bar.y > 400 ? bar.y : viewport.height);
        expect(await page.locator('.train-panel input[type="radio"]').count()).toBe(0);
        await write(page, writeMove(startOf(puzzle), keysOf(puzzle)[0]!));
        await waitForVerdict(page, 'Solved.');
        await expect
          .poll(async () => (await readKept(page)).history.map(({ id, score }) => [id, score]), PATIENCE)
          .toEqual([[puzzle.id, 1]]);
        await expect.poll(() => page.locator('.train-about').textContent(), PATIENCE).toContain(puzzle.id);
        await page.getByRole('button', { name: 'Next puzzle' }).first().click();
        await page.locator(`[data-puzzle="${listIntroduction(rules ?? 'meder')[1]!}"]`).waitFor();
      }
    expect(complaints).toEqual([]);
  });
});

describe('the trainer’s panel', () => {
  test('shares how many tries it took, and what help there was', async ({ open }) => {
    const page = await open('/about/');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void (document.documentElement.dataset['copied'] = text)) },
      });
    });
    const copied = (): Promise<string | null> => page.locator('html').getAttribute('data-copied');
    await train(page, MATE.id);
    await page.reload();
    await page.locator(`[data-puzzle="${MATE.id}"][data-live]`).waitFor();
    for (let wrong = 0; wrong < 2; wrong++) {
      await write(page, MATE_TRY);
      await waitForVerdict(page, 'is not it.');
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await write(page, MATE_KEY);
    await waitForVerdict(page, 'Solved.');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(copied, PATIENCE).toContain(`I solved ${MATE.id} in 3 tries`);
    expect(await copied()).not.toContain(MATE_KEY);
    await page.locator('.train-acts', { hasText: 'Copied.' }).waitFor();
  });

  test('counts what is solved in a row, and lists it', async ({ open }) => {
    const page = await open('/about/');
    await train(page, MATE.id);
    await expect.poll(() => figure(page, 'In a row'), PATIENCE).toBe('0');
    await write(page, MATE_KEY);
    await waitForVerdict(page, 'Solved.');
    await expect.poll(() => figure(page, 'In a row'), PATIENCE).toBe('1');
    await expect.poll(() => figure(page, 'Days in a row'), PATIENCE).toBe('1');
    await page.getByText('Your last puzzles').click();
    await expect.poll(() => page.locator('.train-history').textContent(), PATIENCE).toContain(`${MATE.id} solved`);
  });

  test('brings a rule back when its day has come, once asked to', async ({ open, complaints }) => {
    const page = await open('/about/');
    await train(page, MATE.id);
    await page.getByText('Reviews', { exact: false }).first().click();
    await page.getByLabel('Review what I solve and miss').check();
    await write(page, MATE_KEY);
    await waitForVerdict(page, 'Solved.');
    const cards = async (): Promise<readonly string[]> => Object.keys((await readKept(page)).review ?? {});
    await expect.poll(async () => (await cards()).length, PATIENCE).toBeGreaterThan(0);
    // Days go by: the cards are due.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('threefold:puzzles')!) as { review: Record<string, { due: string }> };
      for (const card of Object.values(kept.review)) card.due = '2020-01-01T00:00:00.000Z';
      localStorage.setItem('threefold:puzzles', JSON.stringify(kept));
    });
    await page.goto(new URL('/about/', page.url()).href);
    await page.goto(new URL(`/puzzles/train/#puzzle=${MATE.id}`, page.url()).href);
    await page.locator(`[data-puzzle="${MATE.id}"][data-live]`).waitFor();
    const due = (await cards()).length;
    await expect.poll(() => page.locator('.train-more summary').first().textContent(), PATIENCE).toContain(`(${due} due)`);
    await page.locator('.train-acts .button').first().click();
    await expect.poll(() => page.locator('.puzzle-rules').textContent(), PATIENCE).toContain('Review');
    await page.locator('.puzzle[data-live]').waitFor();
    // However the puzzle ends, the card it was brought for has its answer.
    for (let given = 0; given < 3; given++) await page.locator('[data-do="hint"]').click();
    await expect.poll(() => page.locator('.train-more summary').first().textContent(), PATIENCE).not.toContain(`(${due} due)`);
    expect(complaints).toEqual([]);
  });

  test('says so when there is nothing else, and when nothing could be fetched', async ({ open }) => {
    const page = await open('/about/');
    await servePuzzles(page, [MATE]);
    await train(page, MATE.id);
    await page.locator('.train-acts .button').first().click();
    await expect.poll(() => page.locator('.train-state').textContent(), PATIENCE).toContain('no other puzzle');
    await page.unrouteAll();
    await page.route('**/puzzles/data/**', (route) => route.abort());
    await page.goto(new URL('/puzzles/train/#ruleset=meder', page.url()).href);
    await page.reload();
    await expect.poll(() => page.locator('.train-state').textContent(), PATIENCE).toContain('could not be fetched');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.puzzle[data-live]').waitFor();
  });

  test('says that a puzzle is not there, and opens none in its place before the reader asks for one', async ({ open, complaints }) => {
    const page = await open('/puzzles/train/#puzzle=meder-0000');
    const state = page.locator('.train-state');
    await expect.poll(() => state.textContent(), PATIENCE).toContain('There is no puzzle “meder-0000”.');
    expect(await page.locator('.puzzle').count()).toBe(0);
    expect(await page.locator('.train-choice select').first().inputValue()).toBe('meder');
    await page.getByRole('button', { name: 'Another puzzle' }).click();
    await page.locator('[data-puzzle^="meder-"][data-live]').waitFor();
    expect(await state.textContent()).not.toContain('There is no puzzle');
    // Practice is reported too, and nothing in an address is taken for a name.
    await page.goto(new URL('/puzzles/train/#puzzle=__proto__', page.url()).href);
    await expect.poll(() => state.textContent(), PATIENCE).toContain('The address names no puzzle');
    expect(await page.locator('.puzzle').count()).toBe(0);
    await page.getByRole('button', { name: 'Another puzzle' }).click();
    await page.locator('[data-puzzle^="meder-"][data-live]').waitFor();
    expect(complaints).toEqual([]);
  });

  test('of two rulesets chosen one after the other the last one stands, on the plate and in the record', async ({ open }) => {
    const page = await open('/puzzles/train/#ruleset=bartmess');
    await page.locator('[data-puzzle^="bartmess-"][data-live]').waitFor();
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route('**/puzzles/data/grant/*', async (route) => {
      if (isHeld) await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    await page.route('**/_astro/grant.*.js', async (route) => {
      if (isHeld) await new Promise<void>((done) => held.push(done));
      await route.continue();
    });
    const rules = page.locator('.train-choice select').first();
    await rules.selectOption('grant');
    await expect.poll(() => held.length, PATIENCE).toBeGreaterThan(0);
    await rules.selectOption('usenet');
    await page.locator('[data-puzzle^="usenet-"][data-live]').waitFor();
    isHeld = false;
    for (const go of held) go();
    await page.waitForTimeout(500);
    const plate = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    expect(await page.locator('.train-about a').textContent()).toBe(plate);
    expect(await readKept(page)).toMatchObject({ open: plate, practice: expect.stringContaining('ruleset=usenet') as string });
  });

  test('a series and the puzzle of the day that cannot be fetched are said to be lost, and tried again', async ({ open }) => {
    const page = await open('/puzzles/train/#ruleset=meder');
    await page.locator('[data-puzzle][data-live]').waitFor();
    const state = page.locator('.train-state');
    const before = await readKept(page);
    await page.route('**/puzzles/data/**', (route) => route.abort());
    await page.locator('.train-fold').click();
    const mode = page.getByLabel('Mode');
    await mode.selectOption('series');
    await expect.poll(() => state.textContent(), PATIENCE).toContain('could not be fetched');
    // What is shown as chosen is what is kept.
    expect([await mode.inputValue(), await readKept(page)]).toEqual(['', before]);
    await page.getByRole('button', { name: 'Puzzle of the day' }).click();
    await expect.poll(() => state.textContent(), PATIENCE).toContain('could not be fetched');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Puzzle of the day, ').waitFor();
    expect(await state.textContent()).not.toContain('could not be fetched');
  });

  test('takes the record to a file and back', async ({ open }) => {
    const page = await open('/about/');
    await train(page, MATE.id);
    await write(page, MATE_KEY);
    await waitForVerdict(page, 'Solved.');
    await page.getByText('Save and load').click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
    const folder = await mkdtemp(join(tmpdir(), 'threefold-'));
    const file = join(folder, 'record.json');
    await download.saveAs(file);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect.poll(async () => (await readKept(page)).history, PATIENCE).toEqual([]);
    await page.locator('progress-file input[type="file"]').setInputFiles(file);
    await expect.poll(async () => (await readKept(page)).history.map(({ id }) => id), PATIENCE).toEqual([MATE.id]);
    await rm(folder, { recursive: true });
  });

  test('keeps the puzzles of the rules that are trained, and no others, without being asked', async ({ open }) => {
    const page = await open('/about/', { serviceWorkers: 'allow' });
    await waitForWorker(page);
    await page.goto('/puzzles/train/#ruleset=grant');
    await page.locator('[data-puzzle^="grant-"]').first().waitFor();
    const listOf = async (ruleset: string): Promise<number> =>
      (await listKept(page)).filter((key) => key.startsWith(`/puzzles/data/${ruleset}/mate-`)).length;
    await expect.poll(() => listOf('grant'), PATIENCE).toBeGreaterThan(0);
    expect(await listOf('usenet')).toBe(0);
    await page.context().setOffline(true);
    await page.goto('/puzzles/train/#ruleset=grant&kind=mate-2');
    await page.locator('[data-puzzle^="grant-"][data-live]').first().waitFor();
  });

  test('is there without a network, with every puzzle of a ruleset that is kept', async ({ open }) => {
    const page = await open('/kept/', { serviceWorkers: 'allow' });
    await waitForWorker(page);
    for (const set of ['puzzles-meder', 'puzzles-harshman', 'list']) await keepSet(page, set);
    await page.context().setOffline(true);
    // A page that was never visited: the trainer brings its puzzle.
    await page.goto(`/puzzles/${SAVES.id}/`);
    await page.locator(`[data-puzzle="${SAVES.id}"][data-live]`).waitFor();
    await page.goto('/puzzles/');
    await expect.poll(() => page.locator('.puzzle-card').count(), PATIENCE).toBe(24);
    await train(page, MATE.id);
    await write(page, MATE_KEY);
    await waitForVerdict(page, 'Solved.');
  });
});
