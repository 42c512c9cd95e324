import { dragTo, PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { expect as take, findRuleset } from '../../src/engine/index.ts';
import { pick, seeded } from '../engine/trid/random.ts';
import { describe, expect, test } from './harness/page.ts';
import { openSheet, playMachine } from './harness/sheet.ts';

/** Moves of a long game: any that are legal, as long as it goes on. */
const LONG = ((): readonly string[] => {
  const rules = findRuleset('meder')!;
  const random = seeded(11);
  const ids: string[] = [];
  for (let at = take(rules.parse(rules.start)); at.status() === 'playing' && ids.length < 400;) {
    const move = pick(random, at.moves());
    ids.push(move.id);
    at = at.after(move);
  }
  return ids;
})();

describe('the analysis board', () => {
  test('plays, steps, and keeps everything in its address', async ({ open }) => {
    const page = await open('/board/');
    await wake(page, 'free');
    await tap(page, 'free', 'b2W');
    await tap(page, 'free', 'b4N');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('Black to move.');
    await expect.poll(() => page.locator('.free-moves').textContent(), PATIENCE).toBe('1. b4N');
    const other = await open(`/board/${new URL(page.url()).hash}`);
    await expect.poll(() => other.locator('.free-moves').textContent(), PATIENCE).toBe('1. b4N');
    await other.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => other.locator('.free-status').textContent(), PATIENCE).toBe('White to move.');
    await expect.poll(() => other.url(), PATIENCE).toContain('at=0');
  });

  test('a move made earlier begins a variation: listed, stepped, promoted, deleted, undone, in the address and the record', async ({
    open,
  }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W&at=1');
    const moves = page.locator('.free-moves');
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => moves.locator('[aria-current]').textContent(), PATIENCE).toBe('b4N');
    await tap(page, 'free', 'a7B');
    await tap(page, 'free', 'a6N');
    await expect.poll(() => moves.locator('.free-variation').textContent(), PATIENCE).toBe('1... a6N');
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toBe('#rules=meder&moves=b2W-b4N+b7B-b5B+(a7B-a6N)+c2W-c3W&at=3');
    const other = await open(`/board/${new URL(page.url()).hash}`);
    await expect.poll(() => other.locator('.free-variation [aria-current]').textContent(), PATIENCE).toBe('a6N');
    await other.locator('.free-variation [aria-current]').focus();
    await other.keyboard.press('ArrowUp');
    await expect.poll(() => other.locator('.free-moves [aria-current]:focus').textContent(), PATIENCE).toBe('b5B');
    await other.keyboard.press('ArrowRight');
    await expect.poll(() => other.locator('.free-moves [aria-current]:focus').textContent(), PATIENCE).toBe('c3W');

    await openSheet(page, 'More');
    await press('Make it the main line');
    await expect.poll(() => moves.textContent(), PATIENCE).toBe('1. b4Na6N1... b5B2. c3W');
    await openSheet(page, 'Share');
    await press('Copy the game');
    await expect.poll(() => page.locator('textarea[name="text"]').inputValue(), PATIENCE).toContain('1. b4N a6N (1... b5B 2. c3W)');
    await openSheet(page, 'More');
    await press('Delete from here');
    await expect.poll(() => moves.textContent(), PATIENCE).toBe('1. b4Nb5B2. c3W');
    await openSheet(page, 'Share');
    await press('Open it');
    await expect.poll(() => moves.locator('.free-variation').textContent(), PATIENCE).toBe('1... b5B2. c3W');
    await page.locator('.board-moves:popover-open [data-close]').click();
    for (const left of ['1. b4Nb5B2. c3W', '1. b4Na6N1... b5B2. c3W', '1. b4Nb5B1... a6N2. c3W', '1. b4Nb5B2. c3W']) {
      await press('Take back the latest change');
      await expect.poll(() => moves.textContent(), PATIENCE).toBe(left);
    }
    await press('Make it again');
    await expect.poll(() => moves.textContent(), PATIENCE).toBe('1. b4Nb5B1... a6N2. c3W');
    await press('Take back the latest change');
    // Every change is taken back; in the game as the address opened it, the steps are.
    for (const left of ['1. b4Nb5B', '1. b4N', '']) {
      await press('Take back the latest change');
      await expect.poll(() => moves.textContent(), PATIENCE).toBe(left);
    }
    await expect
      .poll(() => page.getByRole('button', { name: 'Take back the latest change', exact: true }).isDisabled(), PATIENCE)
      .toBe(true);
  });

  test('the opponent answers from a worker, is taken back with the move it answers, can be stopped, and declares a mate', async ({
    open,
  }) => {
    const page = await open('/board/');
    const moves = page.locator('.free-moves button');
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const status = page.locator('.free-status');
    await wake(page, 'free');
    await playMachine(page, { side: 'White', strength: 'beginner' });
    await tap(page, 'free', 'b2W');
    await tap(page, 'free', 'b4N');
    await expect.poll(() => moves.count(), PATIENCE).toBe(2);
    await expect.poll(() => status.textContent(), PATIENCE).toContain('Your move.');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toMatch(/^black .+ Your move\./);
    await expect.poll(() => page.locator('.free-thinking').isVisible(), PATIENCE).toBe(false);
    await press('Take back the latest change');
    await expect.poll(() => moves.count(), PATIENCE).toBe(0);
    await expect.poll(() => page.locator('.free-ask').isVisible(), PATIENCE).toBe(false);

    // A worker that never comes thinks for ever: it can be stopped, and asked again.
    const slow = await open('/board/#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7&at=5');
    await slow.route(/worker/, () => undefined);
    await expect.poll(() => slow.locator('.free-status').textContent(), PATIENCE).toContain('Black to move.');
    await playMachine(slow, { side: 'Black', isTogether: true, isFromHere: true });
    await expect.poll(() => slow.locator('.free-thinking span').textContent(), PATIENCE).toBe('Black is thinking …');
    await slow.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => slow.locator('.free-thinking').isVisible(), PATIENCE).toBe(false);
    await expect.poll(() => slow.locator('.free-ask').textContent(), PATIENCE).toBe('Let Black play');

    const mated = await open('/board/#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7&machine=w:beginner');
    await expect.poll(() => mated.locator('.free-status').textContent(), PATIENCE).toBe('Checkmate.');
    await expect.poll(() => mated.locator('.free-moves li').last().textContent(), PATIENCE).toBe('White declares Gray mated');
    await expect.poll(() => mated.locator('.free-ask').isVisible(), PATIENCE).toBe(false);
  });

  test('sets a position up by mouse, says why it is impossible, and plays on once it is not', async ({ open }) => {
    const page = await open('/board/#rules=grant');
    const verdict = page.locator('.free-verdict');
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const choose = (name: string): Promise<void> => page.getByRole('radio', { name }).check();
    await wake(page, 'free');
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await expect.poll(() => verdict.textContent(), PATIENCE).toBe('A game can go on from here.');
    await press('Clear');
    await choose('white king');
    await tap(page, 'free', 'b2W');
    await expect.poll(() => verdict.textContent(), PATIENCE).toBe('A game cannot stand like this: Black has 0 kings; expected one.');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Set up', exact: true }).getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await choose('black king');
    await tap(page, 'free', 'c8B');
    await choose('white rook');
    await tap(page, 'free', 'a1W');
    await tap(page, 'free', 'd1W');
    await tap(page, 'free', 'd1W');
    await expect.poll(() => wordsOf(page, 'free', 'd1W'), PATIENCE).toBe('d1W, empty');
    await dragTo(page, 'free', 'b2W', 'c1W');
    await expect.poll(() => wordsOf(page, 'free', 'c1W'), PATIENCE).toBe('c1W, white king');
    const pin = (await page.locator('#free [data-at][aria-label*="attack board"]').first().getAttribute('data-at'))!;
    const free = (await page.locator('#free [data-at][aria-label$=", free"]').first().getAttribute('data-at'))!;
    await tap(page, 'free', pin);
    await tap(page, 'free', free);
    await expect.poll(() => wordsOf(page, 'free', free), PATIENCE).toContain('attack board');
    await press('Undo');
    await expect.poll(() => wordsOf(page, 'free', pin), PATIENCE).toContain('attack board');
    await page.getByRole('button', { name: 'Turn, rights, text' }).click();
    await page.locator('.free-edit select[name="turn"]').selectOption('b');
    await page.locator('.free-edit input[name="clock"]').fill('many');
    await page.locator('.free-edit input[name="clock"]').press('Tab');
    await expect.poll(() => page.locator('.free-edit-fault').last().textContent(), PATIENCE).toMatch(/^clock: found “many”/);
    const text = await page.locator('textarea[name="sketch"]').inputValue();
    await page.locator('.board-moves:popover-open [data-close]').click();
    await press('Play from here');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('Black to move.');
    await tap(page, 'free', 'c8B');
    await tap(page, 'free', 'c7B');
    await expect.poll(() => page.locator('.free-moves button').count(), PATIENCE).toBe(1);
    await expect.poll(() => new URLSearchParams(new URL(page.url()).hash).get('position'), PATIENCE).toBe(text);
  });

  test('sets a position up by keyboard, on the hexagonal board too, and keeps it in the address', async ({ open }) => {
    const page = await open('/board/#rules=harshman');
    const verdict = page.locator('.free-verdict');
    await wake(page, 'free');
    await page.getByRole('button', { name: 'Set up', exact: true }).press('Enter');
    await page.getByRole('radio', { name: 'Move what stands there' }).press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: 'gray king' }).isChecked(), PATIENCE).toBe(true);
    await page.locator('#free [data-at="e1"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => verdict.textContent(), PATIENCE).toContain('White has 0 kings');
    await expect.poll(() => page.locator('#free [data-at="e1"]:focus').getAttribute('aria-label'), PATIENCE).toBe('e1, gray king');
    const other = await open(`/board/${new URL(page.url()).hash}`);
    await expect.poll(() => other.locator('.free-verdict').textContent(), PATIENCE).toContain('White has 0 kings');
    await expect.poll(() => wordsOf(other, 'free', 'e1'), PATIENCE).toBe('e1, gray king');
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await page.getByRole('radio', { name: 'Move what stands there' }).check();
    await page.locator('#free [data-at="e1"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toBe('white king picked up.');
    await page.locator('#free [data-at="f4"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => wordsOf(page, 'free', 'f4'), PATIENCE).toBe('f4, white king');
    await page.getByRole('button', { name: 'Back to the game', exact: true }).press('Enter');
    await expect.poll(() => wordsOf(page, 'free', 'e1'), PATIENCE).toBe('e1, white king');
    await expect.poll(() => page.locator('.free-moves').isVisible(), PATIENCE).toBe(true);
  });

  test('lays out of a long list of moves what is in sight, and what is gone to', async ({ open, complaints }) => {
    expect(LONG.length).toBeGreaterThan(150);
    const page = await open(`/board/#${new URLSearchParams({ rules: 'meder', moves: LONG.join(' ') })}`);
    const buttons = page.locator('.free-moves .board-ply');
    await expect.poll(() => buttons.count(), PATIENCE).toBe(LONG.length);
    const isDrawn = (at: 'first' | 'last'): Promise<boolean> =>
      buttons[at]().evaluate((button) => button.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(() => isDrawn('last'), PATIENCE).toBe(true);
    await expect.poll(() => isDrawn('first'), PATIENCE).toBe(false);
    await page.getByRole('button', { name: 'To the first position' }).click();
    await expect.poll(() => isDrawn('first'), PATIENCE).toBe(true);
    await expect.poll(() => isDrawn('last'), PATIENCE).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('changes rules, and declares a mate (Harshman VIII)', async ({ open }) => {
    const page = await open('/board/#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7');
    await expect.poll(() => page.locator('.free-acts button').allTextContents(), PATIENCE).toContain('Declare checkmate: White over Gray');
    await page.getByRole('button', { name: 'Declare checkmate: White over Gray' }).click();
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('Checkmate.');
    await expect.poll(() => page.locator('.free-score tr').allTextContents(), PATIENCE).toEqual(['White1½', 'Gray0', 'Black½']);
    await expect.poll(() => page.locator('.free-moves li').last().textContent(), PATIENCE).toBe('White declares Gray mated');
    await page.locator('select[name="rules"]').selectOption('bartmess');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('White to move.');
    await expect.poll(() => wordsOf(page, 'free', 'c1W'), PATIENCE).toBe('c1W, white king');
  });

  test('shows the pieces to be put as the reader has chosen to see them', async ({ open }) => {
    const page = await open('/board/');
    await wake(page, 'free');
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    const drawn = (): Promise<string> => page.locator('.free-choice svg').first().innerHTML();
    await expect.poll(() => page.locator('.free-choice svg').count(), PATIENCE).toBe(14);
    const before = await drawn();
    await page.evaluate(() => {
      localStorage.setItem('threefold:board', '{"pieces":"bold"}');
      dispatchEvent(new StorageEvent('storage', { key: 'threefold:board' }));
    });
    await expect.poll(drawn, PATIENCE).not.toBe(before);
  });

  test('says that rules could not be fetched, and leaves the ones it has', async ({ open, complaints }) => {
    const page = await open('/board/');
    await wake(page, 'free');
    await page.route(/grant/, (route) => route.abort());
    await page.locator('select[name="rules"]').selectOption('grant');
    await expect
      .poll(() => page.locator('.free-game .free-fault').textContent(), PATIENCE)
      .toBe('The rules: they could not be fetched; try again later');
    await expect.poll(() => page.locator('select[name="rules"]').inputValue(), PATIENCE).toBe('meder');
    await expect.poll(() => wordsOf(page, 'free', 'b2W'), PATIENCE).toBe('b2W, white pawn');
    complaints.splice(0);
  });

  test('keeps the focus at hand when the machine is stopped and asked again', async ({ open }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b4N');
    await page.route(/worker/, () => undefined);
    await playMachine(page, { side: 'White', isFromHere: true });
    await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    await expect.poll(focused, PATIENCE).toBe('Let Black play');
    await page.getByRole('button', { name: 'Let Black play' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className), PATIENCE).toContain('board-frame');
    await expect.poll(() => page.locator('.free-thinking').isVisible(), PATIENCE).toBe(true);
  });
});

describe('the Tower', () => {
  test('turns by a drag, by its buttons and by keys', async ({ open }) => {
    const page = await open('/gallery/');
    await page.locator('#play [data-view="tower"]').click();
    await expect.poll(() => page.locator('#play').getAttribute('data-live'), PATIENCE).toBe('true');
    const x = async (): Promise<number> => Math.round((await page.locator('#play [data-at="a1W"]').boundingBox())!.x);
    await expect.poll(() => page.locator('#play [data-turn]').first().isVisible(), PATIENCE).toBe(true);
    const first = await x();
    await page.locator('#play [data-turn]').first().click();
    await expect.poll(x, PATIENCE).not.toBe(first);
    const second = await x();
    await page.locator('#play .board-frame').focus();
    await page.keyboard.press('[');
    await expect.poll(x, PATIENCE).not.toBe(second);
    const third = await x();
    const box = (await page.locator('#play .board-frame').boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(x, PATIENCE).not.toBe(third);
  });
});
