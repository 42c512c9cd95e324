import { centre, holdBoards, PATIENCE, tap, wake, wordsOf } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const GALLERY = '/gallery/';

/** Whether what has the focus can be seen and stands in a plate. */
const hasFocus = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const here = document.activeElement;
    return here instanceof HTMLElement && here.checkVisibility() && document.getElementById(name)?.contains(here) === true;
  }, id);

describe('a board that is pressed while it is not alive', () => {
  test('that cannot be started leaves its picture and says so; the next touch starts it, once', async ({ open }) => {
    const page = await open(GALLERY);
    const line = page.locator('#line');
    /** Takes from the plate what its kind needs, or gives it back. */
    const spoil = (isOn: boolean): Promise<void> =>
      line.evaluate((host: HTMLElement, on) => {
        const { spec = '{}', kept = spec } = host.dataset;
        host.dataset['kept'] = kept;
        host.dataset['spec'] = on ? JSON.stringify({ ...(JSON.parse(kept) as object), moves: null, says: null, steps: null }) : kept;
      }, isOn);
    const press = (): Promise<void> => line.locator('.board-frame').click({ position: { x: 3, y: 3 } });
    await centre(page, 'line');
    await spoil(true);
    await press();
    await expect.poll(() => line.locator('.board-loading').textContent(), PATIENCE).toContain('Touch it to try again');
    expect(await line.locator('.board-grid, canvas').count()).toBe(0);
    expect(await line.locator('.board-picture svg').first().isVisible()).toBe(true);
    await spoil(false);
    await wake(page, 'line');
    expect(await line.locator('.board-grid').count()).toBe(1);
    expect(await line.locator('canvas.board-canvas').count()).toBe(1);
    await line.locator('[data-go="on"]').click();
    await expect.poll(() => line.locator('.board-move').textContent(), PATIENCE).toBe('1. b4N');
  });

  test('marks the press at once, and answers it when it is, by few files and without the painter', async ({ open }) => {
    const page = await open(GALLERY);
    const [go, paint] = [await holdBoards(page), await holdBoards(page, 'painter')];
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
    await centre(page, 'play');
    const box = (await page.locator('#play .board-frame').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('#play .board-pressed').waitFor();
    const mark = await page.locator('#play .board-pressed').boundingBox();
    expect(Math.abs(mark!.x + mark!.width / 2 - (box.x + box.width / 2))).toBeLessThan(2);
    expect(Math.abs(mark!.y + mark!.height / 2 - (box.y + box.height / 2))).toBeLessThan(2);
    go();
    await expect.poll(() => page.locator('#play').getAttribute('data-live'), PATIENCE).toBe('true');
    expect(await page.locator('#play .board-pressed').count()).toBe(0);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(24);
    await tap(page, 'play', 'b2W');
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
    expect(await page.locator('#play canvas[data-paints]').count()).toBe(0);
    paint();
    await page.locator('#play canvas[data-paints]').first().waitFor();
  });

  test('says so when its script does not come, and tries again when it is touched again', async ({ open }) => {
    const page = await open(GALLERY);
    const mount = /\/_astro\/mount[^/]*\.js/;
    await page.route(mount, (route) => route.abort());
    await centre(page, 'play');
    const frame = page.locator('#play .board-frame');
    await frame.click();
    await expect.poll(() => page.locator('#play .board-loading').textContent(), PATIENCE).toContain('could not be fetched');
    expect(await page.locator('#play .board-pressed').count()).toBe(0);
    await page.unroute(mount);
    const touch = async (): Promise<string | null> => {
      await frame.click();
      return page.locator('#play').getAttribute('data-live');
    };
    await expect.poll(touch, PATIENCE).toBe('true');
    expect(await page.locator('#play .board-loading').count()).toBe(0);
  });

  /** Pages whose parts wake: what of them is fetched late, how a reader asks for it, the message, and the result. */
  const LATE: readonly (readonly [path: string, script: RegExp, pressed: string | undefined, told: string, live: string])[] = [
    ['/compare/', /hydrate-boards[^/]*\.js/, '.compare-frame', '.compare-fault', '.compare-frame'],
    ['/compare/', /open-pair[^/]*\.js/, '[data-pairs]', '[data-pair]', '[data-pair] .board-svg'],
    ['/puzzles/', /start-browse[^/]*\.js/, undefined, '.browse-count', '.browse-filter'],
  ];
  test.for(LATE)(
    'on %s without %s says so, and tries again when it is wanted again',
    async ([path, script, pressed, told, live], { open }) => {
      const page = await open('/about/');
      await page.route(script, (route) => route.abort());
      await page.goto(path);
      const want = async (): Promise<void> => {
        if (pressed === undefined) await page.reload();
        else await page.locator(pressed).first().click();
      };
      if (pressed !== undefined) await want();
      await expect.poll(() => page.locator(told).first().textContent(), PATIENCE).toContain('could not be fetched');
      await page.unroute(script);
      await want();
      if (told === '[data-pair]') await want();
      await page.locator(live).first().waitFor();
      await expect.poll(() => page.getByText('could not be fetched').count(), PATIENCE).toBe(0);
    },
  );

  test('is fetched, but not started, for a mouse that rests on it', async ({ open }) => {
    const page = await open(GALLERY);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await centre(page, 'play');
    await page.locator('#play .board-frame').hover();
    await expect.poll(() => fetched.some((url) => /\/painter[^/]*\.js/.test(url)), PATIENCE).toBe(true);
    expect(await page.locator('#play').getAttribute('data-live')).toBeNull();
    expect(await page.locator('#play canvas').count()).toBe(0);
  });
});

describe('the focus', () => {
  test('stays in the plate when the button that had it goes: a right answer, the last hint', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'choose-pins');
    const plate = page.locator('#choose-pins');
    const press = async (name: string): Promise<void> => {
      await plate.locator(`[data-do="${name}"]`).focus();
      await page.keyboard.press('Enter');
    };
    await press('hint');
    await press('hint');
    await expect.poll(() => plate.locator('[data-do="hint"]').isVisible(), PATIENCE).toBe(false);
    await expect.poll(() => hasFocus(page, 'choose-pins'), PATIENCE).toBe(true);
    for (const pin of ['QL2', 'QL4', 'QL5', 'KL3']) await plate.locator(`[data-choice="${pin}"]`).click();
    await press('check');
    await expect.poll(() => plate.getAttribute('data-state'), PATIENCE).toBe('solved');
    await expect.poll(() => plate.locator('[data-do="check"]').isVisible(), PATIENCE).toBe(false);
    await expect.poll(() => hasFocus(page, 'choose-pins'), PATIENCE).toBe(true);
  });

  test('goes back to the field when a move is picked from the list', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const play = page.locator('#play');
    await play.locator('.moves-open').click();
    const first = play.locator('.board-list button').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), PATIENCE).toBe('move');
  });
});
