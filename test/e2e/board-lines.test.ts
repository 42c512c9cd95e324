import { describe, expect, test } from './harness/page.ts';
import { PATIENCE, wake, wordsOf } from './harness/board.ts';

const GALLERY = '/gallery/';

describe('a stepped line', () => {
  test('goes by buttons, keys, slider and list; each step has its address', async ({ open }) => {
    const page = await open(GALLERY);
    const line = page.locator('#line');
    await line.locator('[data-go="on"]').click();
    await expect.poll(() => line.locator('.board-move').textContent(), PATIENCE).toBe('1. b4N');
    await expect.poll(() => line.locator('.board-sentence span').textContent(), PATIENCE).toBe('White takes the middle.');
    await page.waitForURL(/#line-1$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => line.locator('.board-move').textContent(), PATIENCE).toBe('1... b5B');
    await page.keyboard.press('End');
    await expect.poll(() => line.locator('.board-count').textContent(), PATIENCE).toBe('6 of 6');
    await page.keyboard.press('Home');
    await expect.poll(() => line.locator('.board-move').textContent(), PATIENCE).toBe('Start');
    await line.locator('input[type="range"]').fill('3');
    await expect.poll(() => line.locator('.board-move').textContent(), PATIENCE).toBe('2. c3W');
    await line.locator('.board-ply', { hasText: 'a6N' }).click();
    await page.waitForURL(/#line-4$/);
    await expect.poll(() => wordsOf(page, 'line', 'a6N'), PATIENCE).toBe('a6N, black pawn');
  });

  test('the arrow keys of a page with one line step it without a click, and leave other pages alone', async ({ open }) => {
    /** What makes a board live, and draws it. */
    const isBoard = (url: string): boolean => /\/(?:mount|painter|core|meder)\.[^/]*\.js$/.test(url);
    const page = await open('/learn/meder/sample-game/');
    const needed: string[] = [];
    page.on('request', (request) => needed.push(request.url()));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('#game .board-move').textContent(), PATIENCE).toBe('1. b4N');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('#game .board-move').textContent(), PATIENCE).toBe('1... b5B');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('#game .board-move').textContent(), PATIENCE).toBe('1. b4N');
    const other = await open('/learn/meder/columns/');
    const fetched: string[] = [];
    other.on('request', (request) => fetched.push(request.url()));
    await other.keyboard.press('ArrowRight');
    await other.waitForLoadState('networkidle');
    // A key is a sign of a reader: what keeps the lesson's progress may come, no board.
    expect(needed.filter(isBoard).length).toBeGreaterThan(1);
    expect(fetched.filter(isBoard)).toEqual([]);
    expect(await other.locator('board-diagram[data-live]').count()).toBe(0);
  });

  test('opens at the step of the address, and says so when there is none of that number', async ({ open }) => {
    const page = await open(`${GALLERY}#line-2`);
    await expect.poll(() => page.locator('#line .board-move').textContent(), PATIENCE).toBe('1... b5B');
    const other = await open(`${GALLERY}#line-99`);
    await expect.poll(() => other.locator('#line .board-sentence').textContent(), PATIENCE).toContain('there is no step 99');
    await expect.poll(() => other.locator('#line .board-move').textContent(), PATIENCE).toBe('Start');
  });

  test('words of the text go to their step and light up with it', async ({ open }) => {
    const page = await open(GALLERY);
    const word = page.locator('[data-tie][data-of="line"][data-step="4"]');
    await word.click();
    await expect.poll(() => page.locator('#line .board-move').textContent(), PATIENCE).toBe('2... a6N');
    await expect.poll(() => word.getAttribute('class'), PATIENCE).toContain('is-shown');
    await page.locator('#line [data-go="first"]').click();
    await expect.poll(() => word.getAttribute('class'), PATIENCE).not.toContain('is-shown');
  });

  test('passes from view to view and back', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'line');
    const stack = (await page.locator('#line [data-at="b4N"]').boundingBox())!;
    await page.locator('#line [data-view="plan"]').click();
    const height = async (): Promise<number> => (await page.locator('#line [data-at="b4N"]').boundingBox())!.height;
    await expect.poll(height, PATIENCE).not.toBeCloseTo(stack.height, 0);
    await page.locator('#line [data-view="stack"]').click();
    await expect.poll(() => page.locator('#line [data-at="b4N"]').boundingBox(), PATIENCE).toEqual(stack);
  });
});
