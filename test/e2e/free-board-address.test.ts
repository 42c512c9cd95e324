import { PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { openSheet, playMachine } from './harness/sheet.ts';

/** Squares of the analysis board with a piece: as its picture shows them, and as a screen reader reads them. */
const findDrawn = (page: Page): Promise<{ pieces: string[]; told: string[] }> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll('#free .board-picture use')].map((piece) => piece.getBoundingClientRect());
    const cells = [...document.querySelectorAll<HTMLElement>('#free [data-at]')];
    const nameAll = (those: readonly HTMLElement[]): string[] => those.map((cell) => cell.dataset['at']!).sort();
    const holds = (cell: HTMLElement): boolean => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return pieces.some(
        (piece) =>
          Math.abs(piece.x + piece.width / 2 - x - width / 2) < width / 3 && piece.top < y + height / 2 && piece.bottom > y + height / 2,
      );
    };
    return {
      pieces: nameAll(cells.filter(holds)),
      told: nameAll(cells.filter((cell) => /king|queen|rook|bishop|knight|pawn/.test(cell.getAttribute('aria-label') ?? ''))),
    };
  });

describe('the address of the analysis board', () => {
  test('opens its examples without a fault, from the first position to the last move', async ({ open }) => {
    const page = await open('/board/');
    await wake(page, 'free');
    const links = await page.locator('.free-examples a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThanOrEqual(6);
    for (const link of links) {
      if (!(await page.locator('.free-examples').isVisible())) await openSheet(page, 'More');
      await page.locator(`.free-examples a[href="${link}"]`).click();
      const played = new URLSearchParams(link.split('#')[1]).get('moves')!.split(' ');
      await expect.poll(() => page.locator('.free-moves button').count(), PATIENCE).toBe(played.length);
      await expect.poll(() => page.locator('.free-moves [aria-current]').count(), PATIENCE).toBe(0);
      await page.getByRole('button', { name: 'To the last position', exact: true }).click();
      await expect.poll(() => page.locator('.free-moves li').last().locator('[aria-current]').count(), PATIENCE).toBe(1);
      await expect.poll(() => page.locator('.free-fault').isVisible(), PATIENCE).toBe(false);
    }
  });

  test('says what is wrong with an address over the moves, and with a text beside it, in sight, long words and all', async ({ open }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b9N', { viewport: { width: 390, height: 844 } });
    await expect.poll(() => page.locator('.free-fault').textContent(), PATIENCE).toContain('Move 1');
    await openSheet(page, 'Share');
    const fault = page.locator('.free-text-says');
    const load = async (text: string): Promise<void> => {
      await page.locator('textarea[name="text"]').fill(text);
      await page.getByRole('button', { name: 'Open it', exact: true }).click();
    };
    const isInSight = (): Promise<boolean> =>
      fault.evaluate((box) => {
        const { top, bottom, left, right } = box.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && box.scrollWidth <= box.clientWidth;
      });
    for (const [text, says] of [
      ['W:4/4', /^This is neither a position nor a game/],
      [`1. ${'x'.repeat(100)}`, /x{20}/],
      ['1. b4N b9N', /b9N/],
      ['1. b4N b5B\n(1... a6N 2. c3W', /^Line 2: a variation that begins with \( has no \)/],
    ] as const) {
      await load(text);
      await expect.poll(() => fault.textContent(), PATIENCE).toMatch(says);
      await expect.poll(isInSight, PATIENCE).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await load('1. b4N b5B');
    await expect.poll(() => fault.isVisible(), PATIENCE).toBe(false);
    await expect.poll(() => page.locator('.free-moves').textContent(), PATIENCE).toBe('1. b4Nb5B');
  });

  test('plays on from what was set up before a reload, and gives back the game that was left for it', async ({ open }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b4N+b7B-b5B');
    const moves = page.locator('.free-moves');
    await expect.poll(() => moves.textContent(), PATIENCE).toBe('1. b4Nb5B');
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await page.getByRole('radio', { name: 'Take off' }).check();
    await tap(page, 'free', 'b5B');
    await expect.poll(() => wordsOf(page, 'free', 'b5B'), PATIENCE).toBe('b5B, empty');
    await page.reload();
    await expect.poll(() => page.locator('#free').getAttribute('data-live'), PATIENCE).toBe('true');
    await expect.poll(() => wordsOf(page, 'free', 'b5B'), PATIENCE).toBe('b5B, empty');
    await page.getByRole('button', { name: 'Play from here', exact: true }).click();
    await expect.poll(() => moves.textContent(), PATIENCE).toBe('');
    await expect.poll(() => wordsOf(page, 'free', 'b5B'), PATIENCE).toBe('b5B, empty');
    const position = (): string | null => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('position');
    await expect.poll(position, PATIENCE).toContain('B:nbbn/p1pp');
    await page.getByRole('button', { name: 'Take back the latest change', exact: true }).click();
    await expect.poll(() => moves.textContent(), PATIENCE).toBe('1. b4Nb5B');
  });

  test('after a reload the machine still plays; the link is copied by a button', async ({ open }) => {
    const page = await open('/board/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await playMachine(page, { side: 'White', strength: 'beginner' });
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toContain('machine=b:beginner');
    await page.reload();
    await wake(page, 'free');
    await expect.poll(() => page.locator('.free-against').textContent(), PATIENCE).toBe('You play White against Beginner.');
    await tap(page, 'free', 'b2W');
    await tap(page, 'free', 'b4N');
    await expect.poll(() => page.locator('.free-moves button').count(), PATIENCE).toBe(2);
    await openSheet(page, 'Share');
    await page.getByRole('button', { name: 'Copy the link', exact: true }).click();
    await expect.poll(() => page.locator('.free-text-says').textContent(), PATIENCE).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('leads to the position on the board under other rules, where there are others', async ({ open }) => {
    const page = await open('/board/#rules=grant&moves=b2W-b3W');
    await expect.poll(() => page.locator('.free-moves').textContent(), PATIENCE).toContain('b3');
    await page.locator('#free a[data-compare]').click();
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe('/compare/');
    await expect.poll(() => page.url(), PATIENCE).toMatch(/#rules=grant,\w+,\w+,\w+&position=W:/);
    const three = await open('/board/#rules=harshman');
    await expect.poll(() => three.locator('.free-army').isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => three.locator('#free a[data-compare]').isVisible(), PATIENCE).toBe(false);
  });

  test('fetches only the rules it plays by', async ({ open }) => {
    const page = await open('/about/');
    const names: string[] = [];
    page.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    await page.goto('/board/');
    await wake(page, 'free');
    expect(names.filter((name) => /^(?:usenet|grant|bartmess)/.test(name))).toEqual([]);
    await page.locator('select[name="rules"]').selectOption('grant');
    await expect.poll(() => names.some((name) => name.startsWith('grant')), PATIENCE).toBe(true);
    await expect.poll(() => wordsOf(page, 'free', 'a1W'), PATIENCE).toContain('knight');
  });

  test('is whole in the window when its page opens, on a laptop and on a phone', async ({ open }) => {
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
      [390, 844],
      [360, 740],
    ] as const) {
      const page = await open('/board/', { viewport: { width, height } });
      const { top, bottom, room } = await page.locator('#free .board-figure').evaluate((figure) => {
        const { top, bottom } = figure.getBoundingClientRect();
        const bars = [...document.querySelectorAll('.tabs')].filter((bar) => getComputedStyle(bar).position === 'fixed');
        return { top, bottom, room: Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top)) };
      });
      expect([top >= 0, bottom <= room], `${width} x ${height}: from ${top} to ${bottom} of ${room}`).toEqual([true, true]);
      expect(await page.getByRole('heading', { name: 'Board' }).count()).toBe(1);
    }
  });

  test('begins with the game of its link: no other rules are fetched, and no painter before a touch', async ({ open }) => {
    const page = await open('/about/');
    const names: string[] = [];
    page.on('request', (request) => names.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    await page.goto('/board/#rules=harshman&moves=c1-e4+a6-a4');
    await expect.poll(() => page.locator('#free').getAttribute('data-live'), PATIENCE).toBe('true');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('Black to move.');
    await expect
      .poll(() => page.locator('.free-moves button').allTextContents(), PATIENCE)
      .toEqual([expect.stringContaining('e4'), expect.stringContaining('a4')]);
    expect(names.filter((name) => /^(?:usenet|grant|bartmess|meder|painter)/.test(name))).toEqual([]);
    // What is drawn without it can be played on; the touch brings it.
    await tap(page, 'free', 'l6');
    await tap(page, 'free', 'k5');
    await expect.poll(() => page.locator('.free-moves button').count(), PATIENCE).toBe(3);
    await expect.poll(() => page.locator('#free canvas.board-canvas').count(), PATIENCE).toBe(1);
    await expect.poll(() => names.some((name) => name.startsWith('painter')), PATIENCE).toBe(true);
  });

  // The page is built with the first position of its first rules; the board of a link shows another one, and nobody has touched it.
  test.for([
    ['with a game, at its last move', '#rules=meder&moves=b2W-b4N+b7B-b5B', ['b4N', 'b5B'], ['b2W', 'b7B']],
    ['with a game, at an earlier move', '#rules=meder&moves=b2W-b4N+b7B-b5B&at=1', ['b4N', 'b7B'], ['b2W', 'b5B']],
    ['with a game of other rules', '#rules=harshman&moves=c1-e4+a6-a4', ['e4', 'a4'], ['c1', 'a6']],
  ] as const)('shows the position of its link before any touch: %s', async ([, hash, filled, empty], { open }) => {
    const page = await open(`/board/${hash}`);
    await page.locator('#free[data-live]').waitFor();
    const drawn = await findDrawn(page);
    expect(drawn.pieces).toEqual(drawn.told);
    expect(drawn.pieces).toEqual(expect.arrayContaining([...filled]));
    expect(drawn.pieces.filter((name) => (empty as readonly string[]).includes(name))).toEqual([]);
    expect(await page.locator('#free canvas.board-canvas').count()).toBe(0);
  });

  test('keeps a comment in its address, and for whom the machine plays, for whoever opens the link', async ({ open }) => {
    const page = await open('/board/#rules=meder&moves=b2W-b4N');
    await expect.poll(() => page.locator('.free-moves').textContent(), PATIENCE).toBe('1. b4N');
    await openSheet(page, 'More');
    await page.getByLabel('A comment on b4N').fill('Bold (and high)');
    await page.getByLabel('A comment on b4N').press('Tab');
    await expect.poll(() => page.locator('.free-comment').textContent(), PATIENCE).toBe('Bold (and high)');
    await page.getByRole('button', { name: 'Take back the latest change' }).click();
    await expect.poll(() => page.locator('.free-comment').count(), PATIENCE).toBe(0);
    await page.getByRole('button', { name: 'Make it again' }).click();
    const other = await open(`/board/${new URL(page.url()).hash}&machine=b:beginner`);
    await expect.poll(() => other.locator('.free-comment').textContent(), PATIENCE).toBe('Bold (and high)');
    await expect.poll(() => other.locator('.free-moves button').count(), PATIENCE).toBe(2);
    await expect.poll(() => other.locator('.free-against').textContent(), PATIENCE).toBe('You play White against Beginner.');
    await expect.poll(() => new URL(other.url()).hash, PATIENCE).toContain('machine=b:beginner');
  });
});
