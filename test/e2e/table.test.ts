import { PATIENCE, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { openSheet } from './harness/sheet.ts';

const times = (page: Page): Promise<readonly string[]> => page.locator('.free-time span').allTextContents();
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

async function play(page: Page, move: string): Promise<void> {
  for (const name of move.split('-')) await page.locator(`#free [data-at="${name}"]`).press('Enter');
}

/** Sets clocks of so many minutes, and how the board goes round. */
async function sitDown(page: Page, minutes: string, passing: string): Promise<void> {
  await openSheet(page, 'Table');
  await page.locator('select[name="passing"]').selectOption(passing);
  await page.locator('input[name="minutes"]').fill(minutes);
  await page.locator('select[name="bonus"]').selectOption('none');
  await press(page, 'Set the clocks');
  await expect.poll(() => page.locator('.free-time').count(), PATIENCE).toBeGreaterThan(1);
}

describe('a game at one table', () => {
  test('has clocks that are pressed by handing the board over, and go on after a reload', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    await sitDown(page, '10', 'ask');
    await press(page, 'Start the clocks');
    await play(page, 'b2W-b4N');
    await expect.poll(() => page.locator('.free-hand').textContent(), PATIENCE).toContain('Hand the board to Black.');
    await expect.poll(() => page.locator('#free .board-frame').getAttribute('data-mode'), PATIENCE).toBe('look');
    await expect.poll(() => page.locator('.free-time.is-turn b').textContent(), PATIENCE).toBe('White');
    await press(page, 'Black has it');
    await expect.poll(() => page.locator('.free-time.is-turn.is-on b').textContent(), PATIENCE).toBe('Black');
    await expect.poll(async () => (await times(page))[1], PATIENCE).toMatch(/^9:5\d$/);
    await page.reload();
    await expect.poll(() => page.locator('.free-time.is-turn.is-on b').textContent(), PATIENCE).toBe('Black');
    expect((await times(page))[1]).toMatch(/^9:[0-5]\d$/);
    await press(page, 'Stop the clocks');
    await expect.poll(() => page.locator('.free-time.is-on').count(), PATIENCE).toBe(0);
    const still = await times(page);
    await openSheet(page, 'More');
    await press(page, 'Delete from here');
    // What is taken back gives its time back: it was Black's.
    await expect.poll(() => page.locator('.free-time.is-turn b').textContent(), PATIENCE).toBe('White');
    await expect.poll(async () => (await times(page))[1], PATIENCE).toBe('10:00');
    expect(still[1]).not.toBe('10:00');
    // Another tab has a table of its own.
    const other = await open(new URL(page.url()).pathname + new URL(page.url()).hash);
    await expect.poll(() => other.locator('.free-status').textContent(), PATIENCE).toBe('White to move.');
    expect(await other.locator('.free-clock').count()).toBe(0);
  });

  test('clocks of an hour stand in one line for three, in letters of 32 pixels too', async ({ open }) => {
    const page = await open('/board/#rules=harshman', { viewport: { width: 390, height: 844 } });
    await sitDown(page, '90', 'off');
    for (const size of ['16px', '32px']) {
      await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), size);
      const clocks = await page
        .locator('.free-time span')
        .evaluateAll((all) =>
          all.map((one) => one.scrollWidth <= one.clientWidth && one.clientHeight < 1.5 * parseFloat(getComputedStyle(one).fontSize)),
        );
      expect(clocks).toEqual([true, true, true]);
    }
  });

  test('a sheet says on its button whether it is open, and closes by Escape from there and from within', async ({ open }) => {
    const page = await open('/board/#rules=meder');
    const button = page.getByRole('button', { name: 'Table', exact: true });
    const isOpen = (): Promise<string | null> => button.getAttribute('aria-expanded');
    await expect.poll(isOpen, PATIENCE).toBe('false');
    await button.press('Enter');
    await expect.poll(isOpen, PATIENCE).toBe('true');
    await button.press('Escape');
    await expect.poll(isOpen, PATIENCE).toBe('false');
    expect(await page.locator('.board-moves:popover-open').count()).toBe(0);
    await button.press('Enter');
    await page.locator('input[name="minutes"]').press('Escape');
    await expect.poll(isOpen, PATIENCE).toBe('false');
    await expect.poll(() => button.evaluate((one) => one === document.activeElement), PATIENCE).toBe(true);
  });

  test('a flag falls, is told, and forbids nobody to play on; the board turns to each of three (Harshman III)', async ({ open }) => {
    const page = await open('/board/#rules=harshman');
    await sitDown(page, '0.01', 'turn');
    await press(page, 'Start the clocks');
    await expect.poll(() => page.locator('.free-flag').textContent(), PATIENCE).toBe('White’s time is over.');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toBe('White’s time is over.');
    const y = async (name: string): Promise<number> => (await page.locator(`#free [data-at="${name}"]`).boundingBox())!.y;
    expect(await y('e1')).toBeGreaterThan(await y('i13'));
    await play(page, 'f1-g4');
    await expect.poll(() => page.locator('.free-status').textContent(), PATIENCE).toBe('Gray to move.');
    await expect.poll(async () => (await y('a6')) > (await y('e1')), PATIENCE).toBe(true);
    // The board shows nobody where a piece may go, unless asked.
    await page.locator('#free [data-at="i13"]').press('Enter');
    await expect.poll(() => wordsOf(page, 'free', 'i13'), PATIENCE).toContain('picked up');
    expect(await wordsOf(page, 'free', 'i11')).not.toContain('may go here');
    expect(await page.locator('.board-list').isVisible()).toBe(false);
    await openSheet(page, 'Table');
    await page.getByRole('checkbox', { name: /^Show where a piece may go/ }).check();
    await expect.poll(() => wordsOf(page, 'free', 'i11'), PATIENCE).toContain('may go here');
  });
});

describe('a score sheet', () => {
  test('is empty without a game, and has one written in the notation that is chosen', async ({ open }) => {
    const empty = await open('/rules/meder/sheet/');
    expect((await empty.locator('.sheet td').allTextContents()).join('')).toBe('');
    const page = await open('/board/#rules=meder&moves=a1W-b3W+b7B-b5B');
    await openSheet(page, 'Table');
    const link = page.getByRole('link', { name: 'The score sheet of this game' });
    const address = await link.getAttribute('href');
    const sheet = await open(address!);
    const cells = (): Promise<readonly string[]> =>
      sheet.locator('.sheet td').evaluateAll((all) => all.slice(0, 3).map((cell) => cell.textContent ?? ''));
    await expect.poll(cells, PATIENCE).toEqual(['Nb3W', 'b5B', '']);
    await sheet.getByRole('radio', { name: 'From square to square' }).check();
    await expect.poll(cells, PATIENCE).toEqual(['a1W-b3W', 'b7B-b5B', '']);
    await expect.poll(() => sheet.locator('.sheet-key:visible').textContent(), PATIENCE).toContain('From square to square');
    await sheet.goto(`${address!}+b2W-b9N`);
    await expect
      .poll(() => sheet.locator('.sheet-fault').textContent(), PATIENCE)
      .toMatch(/^Not all of the game in the address can be written down\. Move 2 \(White\): /);
  });
});
