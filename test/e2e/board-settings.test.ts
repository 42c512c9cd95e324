import { findViolations } from './harness/axe.ts';
import { PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'All boards' });

async function openPanel(page: Page): Promise<void> {
  await page.locator('header [data-board-settings]').click();
  await expect.poll(() => panel(page).isVisible(), PATIENCE).toBe(true);
}

const pressedView = (page: Page, id: string): Promise<string | null> =>
  page.locator(`#${id} [data-view][aria-pressed="true"]`).getAttribute('data-view');

describe('the settings of all boards', () => {
  test('open from the header and from a diagram, go by keys, close by Escape, and the focus returns', async ({ open, complaints }) => {
    const page = await open('/gallery/', { viewport: { width: 320, height: 640 } });
    for (const opener of [page.locator('header [data-board-settings]'), page.locator('#play [data-board-settings]')]) {
      if (!(await opener.isVisible())) await page.locator('#play [data-fold]').click();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => panel(page).isVisible(), PATIENCE).toBe(true);
      await page.getByRole('radio', { name: 'Wood' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('clear');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('wood');
      await page.keyboard.press('Escape');
      await expect.poll(() => panel(page).isVisible(), PATIENCE).toBe(false);
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), PATIENCE).toBe(320);
    await openPanel(page);
    expect(await findViolations(page, { within: 'dialog.boards-panel' })).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('hold for all diagrams of the page, for other tabs and for the next visit', async ({ open }) => {
    const page = await open('/gallery/');
    for (const id of ['play', 'line']) await wake(page, id);
    await page.locator('#line [data-view="tower"]').click();
    await expect.poll(() => pressedView(page, 'line'), PATIENCE).toBe('tower');
    await expect.poll(() => pressedView(page, 'play'), PATIENCE).toBe('stack');
    const other = await page.context().newPage();
    await other.goto('/gallery/');
    await page.bringToFront();
    await openPanel(page);
    await page.getByRole('radio', { name: 'Strong contrast' }).check();
    await page.getByRole('radio', { name: 'Plan' }).check();
    await page.getByRole('checkbox', { name: 'Letters and numbers' }).uncheck();
    await page.getByRole('button', { name: 'Done' }).click();
    for (const id of ['play', 'line']) await expect.poll(() => pressedView(page, id), PATIENCE).toBe('plan');
    await expect.poll(() => other.locator('html').getAttribute('data-board'), PATIENCE).toBe('contrast');
    // A picture nobody has touched puts its letters away too.
    await expect.poll(() => other.locator('#hex .board-coordinate').first().isVisible(), PATIENCE).toBe(false);
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('contrast');
    await wake(page, 'play');
    await expect.poll(() => pressedView(page, 'play'), PATIENCE).toBe('plan');
    await openPanel(page);
    await expect.poll(() => page.getByRole('radio', { name: 'Plan' }).isChecked(), PATIENCE).toBe(true);
    await page.getByRole('button', { name: 'As it was at first' }).click();
    await expect.poll(() => pressedView(page, 'play'), PATIENCE).toBe('stack');
    await expect.poll(() => page.locator('html').getAttribute('data-board'), PATIENCE).toBe('study');
  });

  test('reach pictures nobody has touched: pieces, view and notation, without the live board and without Pixi', async ({ open }) => {
    const page = await open('/gallery/');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const drawing = page.locator('#line [data-man^="w knight"] path').first();
    const turned = await drawing.getAttribute('d');
    const knight = page.locator('#line [data-step="5"]');
    await expect.poll(() => knight.textContent(), PATIENCE).toContain('Nc2W');
    await openPanel(page);
    await page.getByRole('radio', { name: 'Bold' }).check();
    await expect.poll(() => drawing.getAttribute('d'), PATIENCE).not.toBe(turned);
    await page.getByRole('radio', { name: 'With pictures' }).check();
    await expect.poll(() => knight.locator('svg').count(), PATIENCE).toBe(1);
    // Read out and copied it is still a letter.
    await expect.poll(() => knight.textContent(), PATIENCE).toBe('Nc2W');
    await page.getByRole('radio', { name: 'From square to square' }).check();
    await expect.poll(() => knight.textContent(), PATIENCE).toBe('a1W-c2W');
    const tie = page.locator('[data-tie][data-of="line"][data-step="4"]');
    await expect.poll(() => tie.textContent(), PATIENCE).toBe('a7B-a6N');
    const fetched = scripts.join(' ');
    expect(fetched).not.toMatch(/live|painter|mount/);
    await page.getByRole('radio', { name: 'Plan' }).check();
    // A mouse that rests on a plate fetches ahead: here it rests on none.
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await page.locator('#line').scrollIntoViewIfNeeded();
    await expect.poll(() => pressedView(page, 'line'), PATIENCE).toBe('plan');
    const pictures = await open('/gallery/pictures/');
    const [stack, plan] = await Promise.all(
      ['view-stack', 'view-plan'].map((id) => pictures.locator(`#${id} svg.board-svg`).getAttribute('viewBox')),
    );
    expect(stack).not.toBe(plan);
    await expect.poll(() => page.locator('#line svg.board-svg').getAttribute('viewBox'), PATIENCE).toBe(plan);
    expect(scripts.join(' ')).not.toMatch(/painter/);
    expect(await page.locator('board-diagram[data-live]').count()).toBe(0);
    await page.locator('#line [data-go="on"]').click();
    await expect.poll(() => page.locator('#line .board-move').textContent(), PATIENCE).toBe('1. b2W-b4N');
    await expect.poll(() => pressedView(page, 'line'), PATIENCE).toBe('plan');
    // On a page opened afterwards nothing of it has to be chosen again.
    await page.goto('/learn/meder/sample-game/');
    await expect.poll(() => page.locator('#game [data-step="1"]').textContent(), PATIENCE).toBe('b2W-b4N');
    await expect.poll(() => pressedView(page, 'game'), PATIENCE).toBe('plan');
    await page.locator('#game [data-go="on"]').click();
    await expect.poll(() => page.locator('#game').getAttribute('data-live'), PATIENCE).toBe('true');
  });

  test('let a move be written in any notation, whichever is shown', async ({ open }) => {
    const page = await open('/gallery/');
    await wake(page, 'play');
    await page.locator('#play .moves-open').click();
    await openPanel(page);
    await page.getByRole('radio', { name: 'With pictures' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.locator('#play .board-list button svg').count(), PATIENCE).toBeGreaterThan(0);
    for (const [text, square, piece] of [
      ['a1W-b3N', 'b3N', 'white knight'],
      ['b5B', 'b5B', 'black pawn'],
      ['♘d2W', 'd2W', 'white knight'],
    ] as const) {
      await page.locator('#play input[name="move"]').fill(text);
      await page.keyboard.press('Enter');
      if (text !== '♘d2W') await expect.poll(() => wordsOf(page, 'play', square), PATIENCE).toBe(`${square}, ${piece}`);
    }
    // Its own pawn stands there: the rules' own refusal, with an example of what may be written.
    await expect.poll(() => page.locator('#play .board-fault').textContent(), PATIENCE).toContain('d2W');
  });

  test('have sounds off, and make them only when they are on and the page has been touched', async ({ open, complaints }) => {
    const page = await open('/about/');
    await page.context().addInitScript(() => {
      const heard = { contexts: 0, tones: 0 };
      Object.assign(window, { heard });
      // What a test asks of a page counts as the reader's touch to the browser; here only a press does.
      const touch = { hasBeenActive: false };
      addEventListener('pointerdown', () => (touch.hasBeenActive = true), { capture: true });
      Object.defineProperty(navigator, 'userActivation', { value: touch });
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          heard.contexts += 1;
        }
        override createOscillator(): OscillatorNode {
          heard.tones += 1;
          return super.createOscillator();
        }
      };
    });
    const heard = (on = page): Promise<{ contexts: number; tones: number }> =>
      on.evaluate(() => ({ ...(window as unknown as { heard: { contexts: number; tones: number } }).heard }));
    const sounds = page.waitForRequest(/sound/, { timeout: 60_000 });
    await page.goto('/gallery/');
    await wake(page, 'play');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    expect(await heard()).toEqual({ contexts: 0, tones: 0 });
    await openPanel(page);
    await page.getByRole('checkbox', { name: 'Soft sounds' }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await sounds;
    await expect.poll(() => heard(), PATIENCE).toEqual({ contexts: 1, tones: 1 });
    await tap(page, 'play', 'b7B');
    await tap(page, 'play', 'b5B');
    await expect.poll(() => heard(), PATIENCE).toEqual({ contexts: 1, tones: 2 });
    // What the rules forbid is heard as well, and what an exercise says of a try.
    await tap(page, 'play', 'c2W');
    await tap(page, 'play', 'c6N');
    await expect.poll(async () => (await heard()).tones, PATIENCE).toBe(3);
    await page.locator('#truth button', { hasText: /^\s*True/ }).click();
    await expect.poll(async () => (await heard()).tones, PATIENCE).toBe(4);
    // A step an address asks for, before anybody has touched the page, is silent.
    const fresh = await page.context().newPage();
    await fresh.goto('/gallery/#line-1');
    await expect.poll(() => fresh.locator('#line .board-move').textContent(), PATIENCE).toBe('1. b4N');
    expect((await heard(fresh)).contexts).toBe(0);
    await fresh.locator('#line [data-go="on"]').click();
    await expect.poll(async () => (await heard(fresh)).contexts, PATIENCE).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('are offered where there is no board too, and not without scripts', async ({ open }) => {
    const page = await open('/about/');
    await page.locator('header [data-board-settings]').click();
    await page.getByRole('dialog', { name: /boards/i }).waitFor();
    const plain = await open('/gallery/', { javaScriptEnabled: false });
    await expect.poll(() => plain.locator('#play svg.board-svg').isVisible(), PATIENCE).toBe(true);
    expect(await plain.locator('[data-board-settings]:visible').count()).toBe(0);
  });
});
