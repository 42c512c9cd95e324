import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';
import { keysOf, readKept, servePuzzles, startOf, waitForVerdict, write, writeMove } from './harness/trainer.ts';

const isShort = ({ goal, tries }: Puzzle): boolean => goal.kind === 'mate' && goal.moves === 1 && tries.length > 0;
const [FIRST, SECOND] = readPuzzles('meder').filter(isShort) as [Puzzle, Puzzle];
const OTHER = readPuzzles('bartmess').find(isShort)!;

/** Which puzzle is on the page. */
const shown = (page: Page): Promise<string | null> => page.locator('.puzzle[data-live]').getAttribute('data-puzzle');
const puzzleOf = (id: string | null): Puzzle => [FIRST, SECOND, OTHER].find((puzzle) => puzzle.id === id)!;
const waitFor = (page: Page, { id }: Puzzle): Promise<void> => page.locator(`[data-puzzle="${id}"][data-live]`).waitFor();

async function solve(page: Page): Promise<void> {
  const puzzle = puzzleOf(await shown(page));
  await write(page, writeMove(startOf(puzzle), keysOf(puzzle)[0]!));
}

async function miss(page: Page): Promise<void> {
  const puzzle = puzzleOf(await shown(page));
  await write(page, writeMove(startOf(puzzle), puzzle.tries[0]!.move));
}

/** The trainer with these puzzles alone, in a mode. */
async function begin(open: (path: string) => Promise<Page>, mode: string, puzzles: readonly Puzzle[] = [FIRST, SECOND]): Promise<Page> {
  const page = await open('/about/');
  await servePuzzles(page, puzzles, {
    series: [{ id: 'meder-mate', title: 'Checkmate', href: '/learn/meder/mate/', ruleset: 'meder', puzzles: [FIRST.id, SECOND.id] }],
    twins: [[FIRST.id, OTHER.id]],
  });
  await page.goto(new URL(`/puzzles/train/#${mode}`, page.url()).href);
  await page.locator('.puzzle[data-live]').waitFor();
  return page;
}

const bar = (page: Page) => page.locator('.train-run');
const next = (page: Page) => page.locator('.train-panel .train-acts .button').first();

/** How much a page moves from its first picture until it is quiet, beside what a reader has asked for. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(new URL(address, page.url()).href);
  await page.locator('[data-puzzle][data-live], [data-puzzle] .board-frame').first().waitFor();
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
  return page.evaluate(() => (globalThis as unknown as { readonly shift: number }).shift);
}

describe('a first visit of the trainer', () => {
  test.for(['mode=storm', 'mode=twins', 'ruleset=meder', ''])('by #%s moves nothing, on a laptop and a phone', async (hash, { open }) => {
    for (const viewport of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      const page = await open('/404/', { viewport });
      expect(await shiftOf(page, `/puzzles/train/#${hash}`)).toBeLessThan(0.01);
    }
  });
});

describe('a set of the reader’s own', () => {
  test('is put together, solved with score and time, kept over a visit, and repeated', async ({ open, complaints }) => {
    const page = await begin(open, 'ruleset=meder');
    await page.locator('.train-fold').click();
    await page.getByLabel('Mode').selectOption('own');
    await page.getByRole('button', { name: 'Make the set' }).click();
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Cycle 1: 0 of 2');
    await page.locator('.puzzle[data-live]').waitFor();
    await solve(page);
    await waitForVerdict(page, 'Solved.');
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Cycle 1: 1 of 2');
    const other = puzzleOf(await shown(page)) === FIRST ? SECOND : FIRST;
    await next(page).click();
    await waitFor(page, other);
    await page.reload();
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Cycle 1: 1 of 2');
    await waitFor(page, other);
    await miss(page);
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Cycle 1 is over.');
    expect(await bar(page).locator('tbody tr').textContent()).toMatch(/^11 of 2\d+:\d\d$/);
    await bar(page).getByRole('button', { name: 'Once more' }).click();
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Cycle 2: 0 of 2');
    const countKept = async (): Promise<readonly number[]> => {
      const { own } = (await readKept(page)) as unknown as { readonly own: { readonly ids: unknown[]; readonly cycles: unknown[] } };
      return [own.ids.length, own.cycles.length];
    };
    await expect.poll(countKept, PATIENCE).toEqual([2, 2]);
    expect(complaints).toEqual([]);
  });
});

describe('a streak', () => {
  test('goes on while everything is solved, and ends with the first miss, which it keeps', async ({ open, complaints }) => {
    const page = await begin(open, 'ruleset=meder&mode=streak');
    await solve(page);
    await waitForVerdict(page, 'Solved.');
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Streak: 1 solved');
    const one = puzzleOf(await shown(page));
    await next(page).click();
    await waitFor(page, one === FIRST ? SECOND : FIRST);
    await miss(page);
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Streak is over: 1 solved');
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Best: 1');
    await page.getByRole('button', { name: 'Another streak' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a storm', () => {
  test('goes on by itself, and names what was missed when its time is up', async ({ open, complaints }) => {
    const page = await begin(open, 'mode=storm', [FIRST, SECOND, OTHER]);
    const one = await shown(page);
    await miss(page);
    await expect.poll(() => shown(page), PATIENCE).not.toBe(one);
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('1 missed');
    // Four minutes later.
    await page.evaluate(() => {
      const Then = Date;
      class Later extends Then {
        constructor(...parts: readonly []) {
          super(...(parts.length > 0 ? parts : ([Then.now() + 240_000] as unknown as readonly [])));
        }
      }
      window.Date = Later as DateConstructor;
    });
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Storm is over: 0 solved');
    await expect.poll(() => bar(page).locator(`a[href="/puzzles/${one!}/"]`).count(), PATIENCE).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe('what was missed', () => {
  test('comes back alone, and no more when it has been solved', async ({ open, complaints }) => {
    const page = await begin(open, 'ruleset=meder');
    const one = puzzleOf(await shown(page));
    await miss(page);
    await waitForVerdict(page, 'is not it.');
    await next(page).click();
    await waitFor(page, one === FIRST ? SECOND : FIRST);
    await page.locator('.train-fold').click();
    await page.getByLabel('Mode').selectOption('missed');
    await waitFor(page, one);
    await solve(page);
    await waitForVerdict(page, 'Solved.');
    await next(page).click();
    await expect.poll(() => page.locator('.train-state').textContent(), PATIENCE).not.toBe('');
    expect((await readKept(page)).history.map(({ id, score }) => [id, score])).toEqual([
      [one.id, 0],
      [one.id, 1],
    ]);
    expect(complaints).toEqual([]);
  });
});

describe('the calendar', () => {
  test('has every day of the month so far, opens one, and marks it when it is solved', async ({ open, complaints }) => {
    const page = await begin(open, 'ruleset=meder', [FIRST]);
    await page.getByText('Puzzles of the day').click();
    const days = page.locator('.train-days a');
    const today = await page.evaluate(() => new Date().getDate());
    expect(await days.count()).toBe(today);
    await days.first().click();
    await expect.poll(() => page.url(), PATIENCE).toContain('-01');
    await waitFor(page, FIRST);
    await expect.poll(() => page.locator('.puzzle-rules').textContent(), PATIENCE).toContain('Puzzle of the day');
    await solve(page);
    await waitForVerdict(page, 'Solved.');
    await expect.poll(() => days.first().getAttribute('aria-label'), PATIENCE).toContain('solved');
    expect(complaints).toEqual([]);
  });
});

describe('a series', () => {
  test('brings its puzzles in order, says how far one is, and goes on there after a reload', async ({ open, complaints }) => {
    const page = await begin(open, 'mode=series&series=meder-mate');
    await waitFor(page, FIRST);
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('Checkmate');
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('0 of 2 solved');
    await solve(page);
    await waitForVerdict(page, 'Solved.');
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('1 of 2 solved');
    await next(page).click();
    await waitFor(page, SECOND);
    expect(page.url()).toContain('series=meder-mate');
    await page.goto(new URL('/about/', page.url()).href);
    await page.goto(new URL('/puzzles/train/', page.url()).href);
    await waitFor(page, SECOND);
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('1 of 2 solved');
    expect(complaints).toEqual([]);
  });
});

describe('twins', () => {
  test('are solved one after the other on one plate, under the rules that it names', async ({ open, complaints }) => {
    const page = await begin(open, 'mode=twins', [FIRST, OTHER]);
    await waitFor(page, FIRST);
    await expect.poll(() => bar(page).textContent(), PATIENCE).toContain('1 of 1');
    await solve(page);
    await waitForVerdict(page, 'Solved.');
    await next(page).click();
    await waitFor(page, OTHER);
    await expect.poll(() => page.locator('.puzzle-rules').textContent(), PATIENCE).toContain('the same position');
    await expect.poll(() => page.locator('.puzzle-rules').textContent(), PATIENCE).toContain('Bartmess');
    expect(complaints).toEqual([]);
  });
});
