import { PATIENCE } from './harness/board.ts';
import { describe, expect, test } from './harness/page.ts';
import { waitForFound } from './harness/search.ts';

const LESSON = '/learn/meder/castling/';
const KEY = 'threefold:progress';

describe('progress through a course', () => {
  test('is shown on the course and the exercise after it was solved, and can be forgotten', async ({ open, complaints }) => {
    const page = await open(LESSON);
    const first = page.locator('[data-exercise]').first();
    const id = await first.getAttribute('data-exercise');
    // As an exercise tells it; how it is solved is tested with the exercises.
    const solve = () =>
      first.evaluate((element) =>
        element.dispatchEvent(
          new CustomEvent('exercise:solved', { bubbles: true, detail: { id: (element as HTMLElement).dataset['exercise'] } }),
        ),
      );
    await expect
      .poll(async () => {
        await solve();
        return page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
      }, PATIENCE)
      .toContain(id);
    await page.reload();
    await expect.poll(() => first.locator('.exercise-state').textContent(), PATIENCE).toBe('Solved before');

    await page.goto('/learn/meder/');
    await expect.poll(() => page.locator('.page-head .course-bar').isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => page.getByRole('link', { name: 'Go on: Castling' }).isVisible(), PATIENCE).toBe(true);

    await page.goto('/learn/');
    await page.getByRole('button', { name: 'Forget all' }).click();
    await expect.poll(() => page.locator('.course-bar:visible').count(), PATIENCE).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.course-bar:visible').count(), PATIENCE).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('stands beside the lessons as ticks, leads on to the next lesson and back to the screen that was left', async ({
    open,
    complaints,
  }) => {
    const page = await open(LESSON);
    expect(await page.locator('.side .course-bar').isVisible()).toBe(false);
    expect(await page.locator('.side .lesson-mark[data-state="done"]').count()).toBe(0);
    // Everything of this lesson as done, and another left at its second screen.
    const course = await page
      .locator('.side .course-bar')
      .evaluate((bar) => JSON.parse((bar as HTMLElement).dataset['course'] ?? '{}') as Record<string, Record<string, string[]>>);
    const screens = course['meder/castling']!;
    const done = { seen: Object.keys(screens), solved: Object.values(screens).flat() };
    const at = Object.keys(course['meder/pawns']!)[1]!;
    const keep = (record: object) => page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, JSON.stringify(record)]);
    await keep({ version: 1, lessons: { 'meder/pawns': { seen: [at], solved: [], at }, 'meder/castling': done }, last: 'meder/castling' });

    await page.reload();
    await expect.poll(() => page.locator('.side .course-bar').isVisible(), PATIENCE).toBe(true);
    const mark = page.locator('.side > ol > li > a[aria-current] .lesson-mark');
    await expect.poll(() => mark.getAttribute('data-state'), PATIENCE).toBe('done');
    const marks = page.locator('.side-screens .lesson-mark[data-state="done"]');
    await expect.poll(() => marks.count(), PATIENCE).toBe(Object.keys(screens).length);
    const begun = page.locator('.side a[href="/learn/meder/pawns/"] .lesson-mark');
    await expect.poll(() => begun.textContent(), PATIENCE).toMatch(/^\s*Begun\s*$/);
    expect(await page.locator('.page-return').isVisible()).toBe(false);

    const lessons = Object.keys(course);
    const next = lessons[lessons.indexOf('meder/castling') + 1]!;
    await page.goto('/learn/meder/');
    await expect.poll(() => page.locator('a[data-resume]').getAttribute('href'), PATIENCE).toBe(`/learn/${next}/`);
    await expect.poll(() => page.locator('.lesson-list .lesson-mark[data-state="done"]').textContent(), PATIENCE).toBe('Done');

    await page.goto('/learn/meder/pawns/');
    await expect.poll(() => page.locator('.page-return').isVisible(), PATIENCE).toBe(true);
    await page.locator('.page-return').click();
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toBe(`#${at}`);
    expect(complaints).toEqual([]);
  });

  test('is saved to a file and taken in by another browser; another file changes nothing', async ({ open }) => {
    const kept = JSON.stringify({ version: 1, lessons: { 'meder/castling': { seen: ['x'], solved: ['y'] } }, last: 'meder/castling' });
    const page = await open('/learn/');
    const input = page.locator('progress-file input[type=file]');
    const says = page.locator('progress-file [data-says]');
    await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await expect.poll(() => says.textContent(), PATIENCE).toContain('is not a record of progress');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    const strange = JSON.stringify({ version: 1, lessons: { '<img src=x>': { seen: ['x'], solved: [] } } });
    await input.setInputFiles({ name: 'strange.json', mimeType: 'application/json', buffer: Buffer.from(strange) });
    await expect.poll(() => says.textContent(), PATIENCE).toContain('holds nothing of this site’s lessons');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await input.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(kept) });
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY), PATIENCE).toBe(kept);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    expect((await download).suggestedFilename()).toBe('threefold-progress.json');
  });

  test('breaks nothing where storage is closed', async ({ open, complaints }) => {
    const page = await open('/learn/');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    for (const path of ['/learn/', '/learn/meder/', LESSON]) {
      await page.goto(path);
      expect(await page.locator('h1').count()).toBe(1);
    }
    expect(complaints).toEqual([]);
  });
});

describe('pages of reference', () => {
  test('the card for the table fills two sides of one sheet', async ({ open }) => {
    for (const ruleset of ['meder', 'bartmess', 'grant', 'usenet', 'harshman']) {
      const page = await open(`/rules/${ruleset}/card/`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([ruleset, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([ruleset, 2]);
    }
  });

  test('the converter shows a move in every form, and says which one it cannot read', async ({ open, complaints }) => {
    const page = await open('/notation/');
    await page.locator('notation-converter select').selectOption('meder');
    await page.locator('notation-converter textarea').fill('1. b4N b5B 2. Qh5');
    await expect.poll(() => page.locator('notation-converter tbody tr').count(), PATIENCE).toBe(2);
    const cell = page.locator('notation-converter tbody tr').first().locator('td').nth(1);
    await expect.poll(() => cell.textContent(), PATIENCE).toBe('b2W-b4N');
    await expect.poll(() => page.locator('notation-converter [data-says]').textContent(), PATIENCE).toContain('Qh5');
    expect(complaints).toEqual([]);
  });

  test('the search keeps to one ruleset and finds a rule by its section', async ({ open }) => {
    const page = await open('/about/');
    await page.keyboard.press('/');
    await page.locator('.search-rules select').selectOption('meder');
    await page.getByRole('searchbox').fill('3.4 e');
    await waitForFound(page, '3.4 e');
    const addresses = await page
      .locator('.search-found a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash));
    expect(addresses.some((address) => /^\/rules\/meder\/#r-\d+\.\d+$/.test(address))).toBe(true);
    expect(addresses.every((address) => /\/(?:rules|learn|puzzles)\/meder/.test(address))).toBe(true);
  });

  test('a term of a lesson names its place in the glossary', async ({ open }) => {
    const page = await open('/learn/meder/mate/');
    const term = page.locator('a.term').first();
    const anchor = new URL((await term.getAttribute('href')) ?? '', 'http://site/').hash.slice(1);
    await page.goto('/glossary/');
    expect(await page.locator(`dt[id="${anchor}"]`).count()).toBe(1);
  });
});
