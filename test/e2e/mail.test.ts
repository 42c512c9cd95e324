import { PATIENCE, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { openSheet } from './harness/sheet.ts';

const says = (page: Page): Promise<string> => page.locator('.free-mail p').innerText();
const mode = (page: Page): Promise<string | null> => page.locator('#free .board-frame').getAttribute('data-mode');

/** Plays a move by keys, and sends it; gives the link. */
async function answer(page: Page, move: string): Promise<string> {
  await expect.poll(() => mode(page), PATIENCE).toBe('play');
  for (const name of move.split('-')) await page.locator(`#free [data-at="${name}"]`).press('Enter');
  await page.getByRole('button', { name: 'Send this', exact: true }).click();
  await expect.poll(() => says(page), PATIENCE).toContain('The link is copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Plays a game by link, each player in their own browser; returns the pages. */
async function playByLink(
  open: (path: string, options: object) => Promise<Page>,
  rules: string,
  players: readonly string[],
  moves: readonly string[],
): Promise<readonly Page[]> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const pages = [await open(`/board/#rules=${rules}`, { permissions })];
  await wake(pages[0]!, 'free');
  await openSheet(pages[0]!, 'Table');
  await pages[0]!.getByRole('button', { name: 'Begin a game by link', exact: true }).click();
  let link = '';
  for (const [at, move] of moves.entries()) {
    const seat = at % players.length;
    const page = (pages[seat] ??= await open('/board/', { permissions }));
    if (at > 0) {
      await page.goto(link);
      const last = players[(at - 1) % players.length]!;
      await expect.poll(() => says(page), PATIENCE).toContain(`${last} has played`);
      await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe(`${players[seat]!} to move.`);
    }
    link = await answer(page, move);
  }
  return pages;
}

const MEDER = 'b2W-b3N b7B-b5B a2W-a3N c8B-a6B b1W-a2W a6B-c8B d1W-c3W b5B-b4W c1W-b2W d7B-d6N'.split(' ');
const HARSHMAN = ['f1-g4', 'i13-i11', 'l10-j8'];

describe('a game by link', () => {
  test('is played by two in two browsers, ten plies; a link that was changed is refused and nothing is lost', async ({ open }) => {
    const [white, black] = await playByLink(open, 'meder', ['White', 'Black'], MEDER);
    if (!white || !black) throw new Error('two play');
    await expect.poll(() => says(black), PATIENCE).toContain('You are Black. The board waits for White’s link.');
    expect(await mode(black)).toBe('look');
    const link = await black.evaluate(() => navigator.clipboard.readText());
    // Black's first move is another one than White was sent; the rules allow it, White's browser does not.
    await white.goto(link.replace('b7B-b5B', 'b7B-b6B').replace('a6B-c8B+d1W-c3W+b5B-b4W', 'a6B-c8B+d1W-c3W+b6B-b5B'));
    await expect.poll(() => white.locator('.free-fault').textContent(), PATIENCE).toMatch(/^Move 2: found b7B-b6B, expected b7B-b5B/);
    await expect.poll(() => white.locator('.free-moves button').count(), PATIENCE).toBe(9);
    // An illegal move: where, and what was expected.
    await white.goto(link.replace('c1W-b2W', 'c1W-c9W'));
    await expect.poll(() => white.locator('.free-fault').textContent(), PATIENCE).toMatch(/^Move 9: found c1W-c9W, expected c1W-b2W/);
    await white.goto(link.replace('d7B-d6N', 'd7B-d9N'));
    await expect
      .poll(() => white.locator('.free-fault').textContent(), PATIENCE)
      .toMatch(/^Move 5 \(Black\): “d7B-d9N” is not a legal move here/);
    await white.reload();
    await expect.poll(() => white.locator('.free-fault').textContent(), PATIENCE).toMatch(/^Move 5 \(Black\): /);
    await expect.poll(() => white.locator('.free-moves button').count(), PATIENCE).toBe(9);
    await white.goto(link);
    await expect.poll(() => says(white), PATIENCE).toContain('Black has played d6N. It is your turn: you are White.');
    await expect.poll(() => wordsOf(white, 'free', 'd6N'), PATIENCE).toContain('black pawn');
  });

  test('is played by three in three browsers; each is told what the two others played (Harshman III)', async ({ open }) => {
    const pages = await playByLink(open, 'harshman', ['White', 'Gray', 'Black'], HARSHMAN);
    expect(pages).toHaveLength(3);
    const [white, gray, black] = pages;
    const link = await black!.evaluate(() => navigator.clipboard.readText());
    await white!.goto(link);
    await expect.poll(() => says(white!), PATIENCE).toMatch(/^Gray has played .+ Black has played .+ It is your turn: you are White\.$/);
    await gray!.goto(link);
    await expect.poll(() => says(gray!), PATIENCE).toContain('You are Gray. The board waits for White’s link.');
    expect([await mode(white!), await mode(gray!)]).toEqual(['play', 'look']);
  });

  test('tells that it is over, and how', async ({ open }) => {
    const page = await open('/board/#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7+mate:w%3Eg&mail=k3x9q:b');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('Checkmate.');
    await expect.poll(() => says(page), PATIENCE).toContain('White declares Gray mated. The game is over.');
    await expect.poll(() => page.locator('.free-score tr').count(), PATIENCE).toBe(3);
  });

  test('a draw is offered with a move and accepted, and both are told who did', async ({ open }) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const [white] = await playByLink(open, 'meder', ['White', 'Black'], MEDER.slice(0, 3));
    if (!white) throw new Error('two play');
    const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const black = await open('/board/', { permissions });
    await black.goto(await white.evaluate(() => navigator.clipboard.readText()));
    await expect.poll(() => mode(black), PATIENCE).toBe('play');
    for (const name of MEDER[3]!.split('-')) await black.locator(`#free [data-at="${name}"]`).press('Enter');
    await press(black, 'Offer a draw with it');
    await expect.poll(() => says(black), PATIENCE).toContain('A draw is offered with this move.');
    await press(black, 'Send this');
    await expect.poll(() => says(black), PATIENCE).toContain('The link is copied');
    await white.goto(await black.evaluate(() => navigator.clipboard.readText()));
    await expect.poll(() => says(white), PATIENCE).toContain('Black offers a draw. Accept it, or play on.');
    await press(white, 'Accept the draw');
    await expect.poll(() => white.locator('.free-status').textContent(), PATIENCE).toBe('A draw by agreement.');
    expect(await says(white)).toContain('White accepts the draw. The game is over.');
    await press(white, 'Send this');
    await expect.poll(() => says(white), PATIENCE).toContain('The link is copied');
    await black.goto(await white.evaluate(() => navigator.clipboard.readText()));
    await expect.poll(() => black.locator('.free-status').textContent(), PATIENCE).toBe('A draw by agreement.');
    expect(await says(black)).toContain('White accepts the draw. The game is over.');
  });
});
