import { captureOf, expect as must, findRuleset } from '../../src/engine/index.ts';
import { PATIENCE, tap, wake } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { openSheet, playMachine } from './harness/sheet.ts';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const moves = (page: Page) => page.locator('.free-moves .board-ply');
const status = (page: Page) => page.locator('.free-status').textContent();
const hashOf = (page: Page): string => new URL(page.url()).hash;

/** A game against the machine with White’s first move and its answer. */
async function begin(page: Page): Promise<void> {
  await wake(page, 'free');
  await playMachine(page, { side: 'White', strength: 'beginner' });
  await expect.poll(() => status(page), PATIENCE).toBe('Your move.');
  await tap(page, 'free', 'b2W');
  await tap(page, 'free', 'b4N');
  await expect.poll(() => moves(page).count(), PATIENCE).toBe(2);
  await expect.poll(() => status(page), PATIENCE).toBe('Your move.');
}

/** A game of three from the start in which so much is captured, and no king. */
function playCaptures(count: number): string[] {
  const ruleset = findRuleset('harshman')!;
  let position = must(ruleset.parse(ruleset.start));
  const ids: string[] = [];
  let taken = 0;
  while (taken < count) {
    const moves = position.moves().filter((move) => position.after(move).status() === 'playing');
    const takes = moves.find((move) => captureOf(move) && captureOf(move)!.piece.role !== 'king');
    const move = takes ?? moves[(ids.length * 7) % moves.length]!;
    if (takes) taken += 1;
    ids.push(move.id);
    position = position.after(move);
  }
  return ids;
}

describe('a game against the machine', () => {
  test('begins at the door, which a course opens: rules, strength and what it overlooks, one choice of side', async ({
    open,
    complaints,
  }) => {
    const page = await open('/learn/grant/');
    await page.getByRole('link', { name: 'Play the machine' }).click();
    const door = page.locator('.free-door');
    await expect.poll(() => door.isVisible(), PATIENCE).toBe(true);
    expect(await door.locator('select[name="game-rules"]').inputValue()).toBe('grant');
    const says = door.locator('.free-door-says');
    const before = await says.textContent();
    await door.locator('select[name="strength"]').selectOption('beginner');
    await expect.poll(() => says.textContent(), PATIENCE).not.toBe(before);
    await door.getByRole('radio', { name: 'Black' }).check();
    await door.getByRole('button', { name: 'Play', exact: true }).click();
    // The machine has White and moves first; the board stands from Black’s side.
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(1);
    await expect.poll(() => status(page), PATIENCE).toBe('Your move.');
    expect(await page.locator('.free-against').textContent()).toBe('You play Black against Beginner.');
    expect(hashOf(page)).toMatch(/^#rules=grant&moves=\S+&machine=w:beginner$/);
    const y = async (name: string): Promise<number> => (await page.locator(`#free [data-at="${name}"]`).boundingBox())!.y;
    await expect.poll(async () => (await y('a1W')) < (await y('a4W')), PATIENCE).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('by keyboard too: the door, the side, Play; the focus is on the board then', async ({ open }) => {
    const page = await open('/board/#rules=meder&play=1');
    await expect.poll(() => page.locator('.free-door').isVisible(), PATIENCE).toBe(true);
    await page.locator('.free-door [name="side"][value="w"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.free-door [name="side"][value="b"]').isChecked(), PATIENCE).toBe(true);
    await page.locator('.free-door button[type="submit"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className ?? ''), PATIENCE).toContain('board-frame');
    await expect.poll(() => hashOf(page), PATIENCE).toContain('machine=w:');
  });

  test('takes back at one press and by the browser’s Back, and Forward makes it again; one game is kept', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await begin(page);
    const played = hashOf(page);
    await press(page, 'Take back');
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(0);
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toBe('Taken back. Your move.');
    await press(page, 'Make it again');
    await expect.poll(() => hashOf(page), PATIENCE).toBe(played);
    await page.goBack();
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(0);
    expect(hashOf(page)).toBe('#rules=meder&machine=b:beginner');
    await page.goForward();
    await expect.poll(() => hashOf(page), PATIENCE).toBe(played);
    const kept = await page.evaluate(() => (JSON.parse(localStorage.getItem('threefold:games') ?? '[]') as unknown[]).length);
    expect(kept).toBe(1);
  });

  test('is resigned at the second press only; then names its rule, is kept, and is played again with sides changed', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await begin(page);
    await press(page, 'Resign');
    expect(await status(page)).toBe('Your move.');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toMatch(/^Press again to resign/);
    // Whatever is done in between goes on with the game.
    await page.getByRole('button', { name: 'Take back', exact: true }).focus();
    await expect.poll(() => page.getByRole('button', { name: 'Resign', exact: true }).count(), PATIENCE).toBe(1);
    await press(page, 'Resign');
    await press(page, 'Really resign?');
    await expect.poll(() => status(page), PATIENCE).toBe('You have resigned. Black wins.');
    const rule = page.locator('.free-after a');
    const href = await rule.getAttribute('href');
    expect(href).toMatch(/\/rules\/meder\/#r-7\.\d+$/);
    expect(hashOf(page)).toMatch(/\+0-1&machine=b:beginner$/);
    await page.reload();
    await wake(page, 'free');
    await expect.poll(() => status(page), PATIENCE).toBe('You have resigned. Black wins.');
    await openSheet(page, 'More');
    await expect.poll(() => page.locator('.free-game-open').textContent(), PATIENCE).toContain('0–1');
    await page.locator('.board-moves:popover-open [data-close]').click();
    await press(page, 'Play again, sides changed');
    await expect.poll(() => page.locator('.free-against').textContent(), PATIENCE).toBe('You play Black against Beginner.');
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(1);
    const other = await open(href!);
    expect(await other.locator('[id="r-7.11"]').textContent()).toContain('resigns');
  });

  test('goes on from a position of a game that is over', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await begin(page);
    await press(page, 'Resign');
    await press(page, 'Really resign?');
    await press(page, 'From this position');
    await expect.poll(() => page.locator('.free-door [name="from"][value="here"]').isChecked(), PATIENCE).toBe(true);
    // A game that was lost is a step down from where a reader begins.
    expect(await page.locator('.free-door [name="strength"] option').first().textContent()).toBe('At my level: Newcomer');
    await page.locator('.free-door button[type="submit"]').click();
    await expect.poll(() => hashOf(page), PATIENCE).toMatch(/^#rules=meder&position=/);
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(0);
    await expect.poll(() => status(page), PATIENCE).toBe('Your move.');
  });

  test('offers a draw to the machine, which answers', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await begin(page);
    await press(page, 'Offer a draw');
    await expect
      .poll(async () => `${await status(page)} ${await page.locator('.free-game-says').allTextContents()}`, PATIENCE)
      .toMatch(/A draw by agreement\.|The machine declines/);
  });

  test('of three: two people and a machine', async ({ open }) => {
    const page = await open('/board/#rules=harshman');
    await wake(page, 'free');
    await playMachine(page, { side: 'Gray', strength: 'beginner', isTogether: true });
    await expect.poll(() => hashOf(page), PATIENCE).toBe('#rules=harshman&machine=g:beginner');
    await expect.poll(() => page.locator('.free-against').textContent(), PATIENCE).toBe('You play White and Black against Beginner.');
    expect(await page.getByRole('button', { name: 'Resign', exact: true }).count()).toBe(0);
  });

  test('of three: a mate may be declared while the machines wait, by keyboard too (Harshman VIII)', async ({ open }) => {
    const page = await open('/board/#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4&machine=gb:beginner');
    await wake(page, 'free');
    await tap(page, 'free', 'd6');
    await tap(page, 'free', 'b7');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toBe('Declare or claim, or play on?');
    expect(await moves(page).count()).toBe(7);
    const declare = page.getByRole('button', { name: 'Declare checkmate: White over Gray' });
    await declare.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page), PATIENCE).toBe('Checkmate.');
    expect(await page.locator('.free-score tr').allTextContents()).toEqual(['White1½', 'Gray0', 'Black½']);
  });

  test('of three: who plays on is answered', async ({ open }) => {
    const page = await open('/board/#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7&machine=gb:beginner');
    await wake(page, 'free');
    await press(page, 'Play on');
    await expect.poll(() => moves(page).count(), PATIENCE).toBe(9);
    await expect.poll(() => status(page), PATIENCE).toMatch(/^Your move\./);
  });

  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const)
    test(`what forty captures leave takes few rows, and the end of a game is in view: ${width} by ${height}`, async ({ open }) => {
      const page = await open(`/board/#rules=harshman&moves=${playCaptures(40).join('+')}`, { isNew: true, viewport: { width, height } });
      await wake(page, 'free');
      const captured = page.locator('.free-captured');
      await expect.poll(() => captured.locator('.free-took').count(), PATIENCE).toBe(3);
      const { height: rows } = (await captured.boundingBox())!;
      expect(rows).toBeGreaterThan(40);
      expect(rows).toBeLessThan(140);
      await openSheet(page, 'More');
      await press(page, 'Agree on a draw: White, Gray and Black');
      await expect.poll(() => page.locator('.free-score').count(), PATIENCE).toBe(1);
      await page.locator('.board-moves:popover-open [data-close]').click();
      const bottom = async (selector: string): Promise<number> => {
        const box = await page.locator(selector).first().boundingBox();
        return box!.y + box!.height;
      };
      await expect.poll(async () => (await bottom('.free-score')) <= (await bottom('#free .board-panel')), PATIENCE).toBe(true);
      expect(await bottom('.free-score')).toBeLessThan(height);
    });
});
