import { beforeAll, inject } from 'vitest';
import { PATIENCE } from './harness/board.ts';
import { openForeign } from './harness/foreign.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

let foreign = '';
beforeAll(async () => {
  const { site, leave } = await openForeign(inject('site'));
  foreign = site;
  return leave;
});

const boardOf = (page: Page, at = 0) => page.locator('threefold-board').nth(at);
const saysOf = (page: Page, at = 0) => boardOf(page, at).locator('.embed-says');

/** Touches a board where no square is, and waits until it is drawn live. */
async function wake(page: Page, at = 0): Promise<void> {
  await boardOf(page, at)
    .locator('.board-frame')
    .click({ position: { x: 3, y: 3 } });
  await boardOf(page, at).locator('canvas[data-paints]').first().waitFor(PATIENCE);
}

async function tap(page: Page, name: string, at = 0): Promise<void> {
  const box = await boardOf(page, at).locator(`[data-at="${name}"]`).boundingBox();
  if (!box) throw new Error(`the board shows no ${name}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Writes down what the boards of a page tell it from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['move', 'refused', 'step'])
      document.addEventListener(name, (event) => told.push([name, (event.target as Element).id, (event as CustomEvent).detail]));
  });
const told = (page: Page): Promise<readonly (readonly [string, string, Record<string, unknown>])[]> => page.evaluate('told');

describe('the page that makes boards', () => {
  test('shows what an address holds, writes it down as it is chosen, and gives pictures', async ({ open, complaints }) => {
    const page = await open('/embed/#rules=meder&moves=b2W-b4N+b7B-b5B&at=1');
    const snippet = page.locator('[name="snippet"]');
    await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('b4N. Black to move.');
    expect(await snippet.inputValue()).toContain('<threefold-board ruleset="meder" moves="b2W-b4N b7B-b5B" at="1">');
    await page.locator('select[name="view"]').selectOption('tower');
    await page.locator('select[name="at"]').selectOption('2');
    await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('b5B. White to move.');
    expect(await snippet.inputValue()).toContain('at="2" view="tower">');
    for (const [act, name] of [
      ['svg', 'threefold.svg'],
      ['png', 'threefold.png'],
      ['moving', 'threefold-moving.svg'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-do="${act}"]`).click()]);
      expect(download.suggestedFilename()).toBe(name);
    }
    await page.getByText('A position, a game or a link of this site').click();
    await page.locator('[name="text"]').fill('no position');
    await page.locator('[data-do="show"]').click();
    await expect.poll(() => page.locator('[data-says]').textContent(), PATIENCE).toContain('neither a position nor a game');
    await page.locator('[name="text"]').fill('[Ruleset "harshman"]');
    await page.locator('[data-do="show"]').click();
    await expect.poll(() => boardOf(page).locator('.embed-army').textContent(), PATIENCE).toContain('red');
    expect(complaints).toEqual([]);
  });

  test('begins with the rules the reader is with, and as for everybody where this build has no such rules', async ({
    open,
    complaints,
  }) => {
    const page = await open('/about/');
    for (const [kept, shown] of [
      ['grant', 'grant'],
      ['gone', 'meder'],
    ] as const) {
      await page.evaluate((id) => localStorage.setItem('threefold:rules', id), kept);
      await page.goto(new URL('/embed/', page.url()).href);
      await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('White to move.');
      expect(await page.locator('select[name="rules"]').inputValue()).toBe(shown);
      expect(await page.locator('[data-says]').textContent()).toBe('');
    }
    expect(complaints).toEqual([]);
  });
});

describe('a board on a page of somebody else', () => {
  test('that resets everything, hides pictures and buttons, and allows no styles: it is drawn, steps, plays, refuses, and leaves', async ({
    open,
    complaints,
  }) => {
    const page = await open(`${foreign}/hostile.html`);
    await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('White to move.');
    const before = await page.evaluate(() => [document.body.children.length, document.styleSheets.length]);
    const picture = await boardOf(page).locator('.board-svg').boundingBox();
    expect(picture?.width).toBeGreaterThan(500);
    expect(await saysOf(page).evaluate((says) => getComputedStyle(says).fontSize)).toBe('15px');
    expect(
      await boardOf(page)
        .locator('.board-text')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize),
    ).not.toBe('15px');

    await listen(page);
    // A press on a button that comes before the board is live is not lost.
    await boardOf(page).getByRole('button', { name: 'On', exact: true }).click();
    await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('b4N. Black to move.');
    await boardOf(page).locator('canvas[data-paints]').first().waitFor(PATIENCE);
    // A pawn goes aside to capture only: Meder 3.4(c).
    await tap(page, 'a7B');
    await tap(page, 'b6B');
    await expect.poll(() => saysOf(page).textContent()).toMatch(/\(Meder Tournament Rules, 3\.4\(c\)\)$/);
    await tap(page, 'a7B');
    await tap(page, 'a6B');
    await expect.poll(() => saysOf(page).textContent()).toContain('White to move.');
    await boardOf(page).getByRole('button', { name: 'Back to the line' }).click();
    await expect.poll(() => saysOf(page).textContent()).toBe('White to move.');

    await wake(page, 1);
    const [step, refused, ...more] = await told(page);
    expect(step).toEqual(['step', 'one', expect.objectContaining({ index: 1, last: 3 })]);
    expect(refused).toEqual(['refused', 'one', expect.objectContaining({ from: 'a7B', to: 'b6B', code: 'nothing-to-capture' })]);
    expect(more.find(([name]) => name === 'move')?.[2]).toMatchObject({ id: 'a7B-a6B', player: 'b', index: 2 });
    // The page has nothing that it did not bring.
    expect(await page.evaluate(() => [document.body.children.length, document.styleSheets.length])).toEqual(before);
    const held = await boardOf(page).evaluateHandle((board) => board.shadowRoot!);
    await page.evaluate(() => document.querySelector('#one')!.remove());
    await expect.poll(() => held.evaluate((tree) => tree.querySelectorAll('canvas').length)).toBe(0);
    expect(await saysOf(page).textContent()).toBe('White to move.');
    expect(complaints).toEqual([]);
  });

  test('that is written from right to left: three armies, by keyboard alone', async ({ open, complaints }) => {
    const page = await open(`${foreign}/right-to-left.html`);
    await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('White to move.');
    const [board, column] = [await boardOf(page).boundingBox(), await page.locator('.column').boundingBox()];
    expect(board?.width).toBe(column?.width);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = (): Promise<string | undefined> =>
      boardOf(page).evaluate((host) => host.shadowRoot!.activeElement?.getAttribute('data-at') ?? undefined);
    await expect.poll(focused, PATIENCE).toBeDefined();
    // Harshman II: a pawn's first step, found by keys: to its cell, picked up, put down.
    await boardOf(page).evaluate((host) => host.shadowRoot!.querySelector<HTMLElement>('[data-at="c3"]')!.focus());
    await page.keyboard.press('Enter');
    const voice = boardOf(page).getByRole('status');
    await expect.poll(() => voice.textContent()).toContain('white pawn picked up');
    await boardOf(page).evaluate((host) => host.shadowRoot!.querySelector<HTMLElement>('[data-at="c4"]')!.focus());
    await page.keyboard.press('Enter');
    await expect.poll(() => saysOf(page).textContent()).toContain('Gray to move.');
    expect(await page.locator('body > .board-voice').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('that is dark and has names like ours: its colours stay its own; a wrong attribute is said, told, and mended', async ({
    open,
    complaints,
  }) => {
    const page = await open(`${foreign}/dark.html`);
    await expect.poll(() => saysOf(page).textContent(), PATIENCE).toBe('White to move.');
    const colours = await saysOf(page).evaluate((says) => [
      getComputedStyle(says).color,
      getComputedStyle(says.parentElement!).backgroundColor,
    ]);
    expect(colours).toEqual(['rgb(232, 230, 223)', 'rgb(21, 27, 36)']);
    const wrong = boardOf(page, 1);
    await expect.poll(() => wrong.locator('.embed-fault').textContent()).toContain('Attribute moves: move 1');
    await wrong.evaluate((host) => host.addEventListener('error', (event) => (document.title = (event as CustomEvent).detail.attribute)));
    await wrong.evaluate((host) => {
      host.removeAttribute('moves');
      host.setAttribute('view', 'sideways');
    });
    await expect.poll(() => page.title()).toBe('view');
    await wrong.evaluate((host) => host.setAttribute('view', 'plan'));
    await expect.poll(() => saysOf(page, 1).textContent()).toBe('White to move.');
    expect(complaints).toEqual([]);
  });
});
