import { text as readAll } from 'node:stream/consumers';
import { PATIENCE, tap, wake } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { openSheet } from './harness/sheet.ts';

const GAMES = 'threefold:games';

/** What is stored of the games: each with its address and result, the latest first. */
const readStored = (page: Page): Promise<readonly { readonly hash: string; readonly result: string }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as [], GAMES);

/** Plays by taps, each move after the one before has come into the list. */
async function play(page: Page, moves: readonly (readonly [from: string, to: string, list: string])[]): Promise<void> {
  for (const [from, to, list] of moves) {
    await tap(page, 'free', from);
    await tap(page, 'free', to);
    await expectMoves(page, list);
  }
}

const expectMoves = (page: Page, list: string): Promise<void> =>
  expect.poll(() => page.locator('.free-moves').textContent(), PATIENCE).toBe(list);

/** Two plies of Meder's rules. */
const OPENING = [
  ['b2W', 'b4N', '1. b4N'],
  ['b7B', 'b5B', '1. b4Nb5B'],
] as const;

const goOn = (page: Page) => page.locator('.free-go-on');
const rows = (page: Page) => page.locator('.free-games li');

describe('My games', () => {
  test('a game survives that its page is left, goes on at a press, and its moves can be taken back', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await wake(page, 'free');
    await play(page, OPENING);
    await page.goto('/about/');
    await page.goto('/board/');
    await expect.poll(() => goOn(page).textContent(), PATIENCE).toMatch(/^Go on with your game: .*Meder.*, two people, at move 2$/i);
    await goOn(page).click();
    await expectMoves(page, '1. b4Nb5B');
    await expect.poll(() => goOn(page).count(), PATIENCE).toBe(0);
    const back = page.getByRole('button', { name: 'Take back the latest change', exact: true });
    await back.click();
    await expectMoves(page, '1. b4N');
    await page.getByRole('button', { name: 'Make it again', exact: true }).click();
    await expectMoves(page, '1. b4Nb5B');
    await play(page, [['c2W', 'c3W', '1. b4Nb5B2. c3W']]);
    // It is the same game still, with one move more.
    await expect.poll(async () => (await readStored(page)).map(({ hash }) => hash.includes('c2W-c3W')), PATIENCE).toEqual([true]);
  });

  test('a board that was only looked at stores nothing: neither its start, nor a game that an address opens', async ({ open }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b4N+b7B-b5B');
    await wake(page, 'free');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => page.url(), PATIENCE).toContain('at=1');
    await openSheet(page, 'More');
    expect(await rows(page).count()).toBe(0);
    expect(await page.locator('.free-games p').textContent()).toContain('kept in this browser');
    expect(await readStored(page)).toEqual([]);
  });

  test('are listed by rules and length, the latest first; one is removed and the others stay', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await wake(page, 'free');
    await play(page, OPENING);
    await page.goto('/about/');
    await page.goto('/board/#rules=grant');
    await wake(page, 'free');
    await play(page, [['b2W', 'b3W', '1. bb3W']]);
    await openSheet(page, 'More');
    await expect
      .poll(() => rows(page).locator('b').allTextContents(), PATIENCE)
      .toEqual([expect.stringMatching(/Grant/), expect.stringMatching(/Meder/)]);
    const states = await rows(page).locator('.free-game-open').allTextContents();
    expect(states[0]).toMatch(/move 1, not over, \d/);
    expect(states[1]).toMatch(/move 2, not over, \d/);
    expect(await rows(page).locator('[aria-current="true"] b').allTextContents()).toEqual([expect.stringMatching(/Grant/)]);
    await page.getByRole('button', { name: /^Remove .*Meder/ }).click();
    await expect.poll(() => rows(page).count(), PATIENCE).toBe(1);
    expect((await readStored(page)).map(({ hash }) => hash.includes('rules=grant'))).toEqual([true]);
    await page.goto('/about/');
    await page.goto('/board/');
    await expect.poll(() => goOn(page).textContent(), PATIENCE).toMatch(/Grant.*at move 1$/);
  });

  test('go out with the record of progress and come in by it', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await wake(page, 'free');
    await play(page, OPENING);
    await page.goto('/learn/');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const text = await readAll((await (await download).createReadStream()) as NodeJS.ReadableStream);
    expect(text).toContain('b2W-b4N+b7B-b5B');
    const other = await open('/learn/');
    expect(await readStored(other)).toEqual([]);
    await other.locator('progress-file input[type="file"]').setInputFiles({
      name: 'threefold-progress.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect.poll(async () => (await readStored(other)).length, PATIENCE).toBe(1);
    await other.goto('/board/');
    await goOn(other).click();
    await expectMoves(other, '1. b4Nb5B');
  });

  test('where storage is closed the page says so, and the game goes on', async ({ open, complaints }) => {
    const page = await open('/about/');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await page.goto('/board/#rules=meder');
    await wake(page, 'free');
    expect(await page.getByText('This game is not kept').count()).toBe(0);
    await play(page, OPENING);
    await expect.poll(() => page.getByText('This game is not kept').isVisible(), PATIENCE).toBe(true);
    expect(new URL(page.url()).hash).toContain('moves=b2W-b4N+b7B-b5B');
    expect(complaints).toEqual([]);
  });

  test('a game of three players goes on where it was left (Harshman III)', async ({ open }) => {
    const page = await open('/board/#rules=harshman');
    await wake(page, 'free');
    await play(page, [['b3', 'b5', '1. b3-b5']]);
    await page.goto('/about/');
    await page.goto('/board/');
    await expect.poll(() => goOn(page).textContent(), PATIENCE).toMatch(/three people, at move 1$/i);
    await goOn(page).click();
    await expectMoves(page, '1. b3-b5');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toMatch(/^Gray to move/);
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toContain('rules=harshman');
  });

  test('by keyboard: a game is gone on with, then found in the list and removed, and the focus is never lost', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await wake(page, 'free');
    await play(page, OPENING);
    await page.goto('/about/');
    await page.goto('/board/');
    await goOn(page).focus();
    await page.keyboard.press('Enter');
    await expectMoves(page, '1. b4Nb5B');
    const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');
    await expect.poll(focus, PATIENCE).not.toBe('BODY');
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.free-game-open').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).count(), PATIENCE).toBe(0);
    await expect.poll(focus, PATIENCE).not.toBe('BODY');
    expect(await readStored(page)).toEqual([]);
  });
});
