import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPuzzles } from '../../curation/common/read-collection.ts';
import { dragTo, PATIENCE, tap, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const MATE = readPuzzles('meder').find(({ goal, source }) => goal.kind === 'mate' && goal.moves === 1 && source.kind === 'composed')!;
const link = (change: Readonly<Record<string, string>> = {}): string =>
  `/puzzles/set/#${new URLSearchParams({ rules: 'meder', position: MATE.position, task: 'mate-1', ...change })}`;
const verdict = (page: Page): Promise<string | null> => page.locator('.set-verdict').textContent();

describe('the page where a puzzle is set', () => {
  test('judges what a link brings, by keyboard, and names what is like it; the solution waits until it is asked for', async ({
    open,
    complaints,
  }) => {
    const page = await open(link());
    await page.locator('.set-board .board-frame[data-mode="edit"]').waitFor();
    await expect.poll(() => page.getByLabel('Task').inputValue(), PATIENCE).toBe('mate-1');
    await page.getByRole('button', { name: 'Judge it' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => verdict(page), PATIENCE).toContain(MATE.id);
    expect(await page.locator(`.set a[href$="/puzzles/${MATE.id}/"]`).count()).toBe(1);
    const solution = page.getByText(/^Solution: \S/);
    expect(await solution.isVisible()).toBe(false);
    await page.getByText('Solution and reason').click();
    await solution.waitFor();
    expect(complaints).toEqual([]);
  });

  test('says why a task cannot be done, and what is wrong with a position', async ({ open, complaints }) => {
    const page = await open(link({ task: 'mate-2' }));
    await page.locator('.set-board .board-frame[data-mode="edit"]').waitFor();
    await page.getByRole('button', { name: 'Judge it' }).click();
    await expect.poll(() => verdict(page), PATIENCE).toMatch(/^Not a puzzle yet: there is a shorter way/);
    await page.getByLabel('Position').first().fill('<b>nothing</b>');
    await expect.poll(() => page.locator('.set-fault').textContent(), PATIENCE).toMatch(/^Not a puzzle yet: .{20}/);
    expect(await page.locator('.set-verdict').count()).toBe(0);
    await page.getByRole('button', { name: 'Judge it' }).click();
    await page.getByText('Set up a position first.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('gives a file that the tools read, and an address that holds what is set', async ({ open }) => {
    const page = await open(link());
    await page.locator('.set-board .board-frame[data-mode="edit"]').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const folder = await mkdtemp(join(tmpdir(), 'threefold-'));
    await download.saveAs(join(folder, 'puzzle.json'));
    const saved = JSON.parse(await readFile(join(folder, 'puzzle.json'), 'utf8')) as object;
    await rm(folder, { recursive: true });
    expect(saved).toEqual({ ruleset: 'meder', position: MATE.position, goal: { kind: 'mate', moves: 1 } });
    await page.getByLabel('Task').selectOption('draw-2');
    expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('task')).toBe('draw-2');
  });

  test('sets a position up by hand: the board and the text say the same, and an unreadable text leaves the board', async ({
    open,
    complaints,
  }) => {
    const page = await open('/puzzles/set/#rules=meder');
    const text = page.locator('textarea[name="position"]');
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const choose = (name: string): Promise<void> => page.getByRole('radio', { name }).check();
    await page.locator('.set-board .board-frame[data-mode="edit"]').waitFor();
    expect(await text.inputValue()).toBe('');
    await press('Clear');
    await choose('white king');
    await tap(page, 'set-board', 'b2W');
    await expect.poll(() => page.locator('.set-fault').textContent(), PATIENCE).toContain('Black has 0 kings');
    await choose('black king');
    await tap(page, 'set-board', 'c8B');
    await choose('white queen');
    await page.locator('#set-board [data-at="a5B"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => wordsOf(page, 'set-board', 'a5B'), PATIENCE).toBe('a5B, white queen');
    await choose('Move what stands there');
    await dragTo(page, 'set-board', 'b2W', 'b6B');
    await expect.poll(() => page.locator('.set-fault').textContent(), PATIENCE).toBe('');
    const set = await text.inputValue();
    expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('position')).toBe(set);
    await press('Undo');
    await expect.poll(() => wordsOf(page, 'set-board', 'b2W'), PATIENCE).toBe('b2W, white king');
    await text.fill('<b>nothing</b>');
    await expect.poll(() => page.locator('.set-fault').textContent(), PATIENCE).not.toBe('');
    expect(await wordsOf(page, 'set-board', 'b2W')).toBe('b2W, white king');
    await text.fill(set);
    await expect.poll(() => wordsOf(page, 'set-board', 'b6B'), PATIENCE).toBe('b6B, white king');
    await press('Judge it');
    await page.locator('.set-verdict').waitFor();
    expect(complaints).toEqual([]);
  });

  test('takes a position from the board, and asks about kings where three play', async ({ open, complaints }) => {
    const page = await open(`/board/#rules=harshman&edit=1`);
    await page.getByRole('link', { name: 'Set a puzzle' }).first().click();
    await page.locator('.set-board .board-frame[data-mode="edit"]').waitFor();
    await page.getByLabel('Task').selectOption('capture-2');
    expect(await page.getByLabel('Whose king').locator('option').count()).toBe(2);
    expect(await page.getByLabel('Who declares or takes it').locator('option').count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  test('fits a narrow window, and says without scripts what it lacks', async ({ open }) => {
    const narrow = await open(link(), { viewport: { width: 320, height: 568 } });
    await narrow.locator('.set-board .board-frame[data-mode="edit"]').waitFor();
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const plain = await open('/puzzles/set/', { javaScriptEnabled: false });
    expect(await plain.locator('noscript').allTextContents()).toContainEqual(expect.stringContaining('needs JavaScript'));
  });
});
