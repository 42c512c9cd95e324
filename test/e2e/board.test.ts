import { describe, expect, test, type Page } from './harness/page.ts';
import { centre, dragTo, PATIENCE, paintsOf, placeOf, tap, wake, wordsOf } from './harness/board.ts';

/** It has every kind of diagram; design README, "How a diagram behaves", says what they must do. */
const GALLERY = '/gallery/';

/** A finger put down, drawn upward after so many milliseconds, and lifted. */
async function swipeUp(page: Page, x: number, y: number, far: number, rest = 0): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (rest > 0) await page.waitForTimeout(rest);
  for (let i = 1; i <= 12; i++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - (i * far) / 12 }] });
    await page.waitForTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the page scrolls no more: a tap while it still glides only stops it. */
async function waitForRest(page: Page): Promise<void> {
  const place = (): Promise<number> => page.evaluate(() => scrollY);
  await expect
    .poll(async () => {
      const before = await place();
      await page.waitForTimeout(300);
      return (await place()) - before;
    }, PATIENCE)
    .toBe(0);
}

/** Waits until a board has not been drawn for a while; gives how often it was drawn until then. */
async function waitUntilDrawn(page: Page, id: string): Promise<number> {
  await expect
    .poll(async () => {
      const before = await paintsOf(page, id);
      await page.waitForTimeout(700);
      return (await paintsOf(page, id)) - before;
    }, PATIENCE)
    .toBe(0);
  return paintsOf(page, id);
}

describe('a diagram before it is touched', () => {
  test('tells its story without a script: picture, caption, moves, and no control that would do nothing', async ({ open }) => {
    const page = await open(GALLERY, { javaScriptEnabled: false });
    const line = page.locator('#line');
    await expect.poll(() => line.locator('svg[role="img"]').first().isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => line.locator('svg[role="img"]').first().getAttribute('aria-label'), PATIENCE).toContain('White to move');
    expect(
      await line
        .locator('.board-ply')
        .allTextContents()
        .then((all) => all.map((text) => text.trim())),
    ).toContain('b4N');
    await expect.poll(() => line.textContent(), PATIENCE).toContain('Black does the same, higher up.');
    expect(await line.locator('.board-buttons').isVisible()).toBe(false);
    expect(await page.locator('#play .board-moves').isVisible()).toBe(false);
  });

  test('fetches neither engine nor Pixi, and both when it is touched; the picture stays where it is', async ({ open }) => {
    const page = await open(GALLERY);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.evaluate(() => {
      (window as unknown as { shifts: number }).shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    const frame = page.locator('#play .board-frame');
    await centre(page, 'play');
    const before = await frame.boundingBox();
    await wake(page, 'play');
    expect(scripts.length).toBeGreaterThan(2);
    await expect.poll(() => frame.boundingBox(), PATIENCE).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  });
});

describe('pointing', () => {
  test('click and click plays a move; a click that is no move tells the rule', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    await tap(page, 'play', 'b2W');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toContain('may go here');
    await tap(page, 'play', 'b6N');
    await expect.poll(() => page.locator('#play .board-says').textContent(), PATIENCE).toContain('3.4');
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('white pawn');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toBe('b2W, empty');
  });

  test('a king put onto its own rook is told why it may not castle (Meder 3.5(a)(ii)), and the rook is picked up', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    await tap(page, 'play', 'd0KL');
    await tap(page, 'play', 'e0KL');
    await expect.poll(() => page.locator('#play .board-says').textContent(), PATIENCE).toContain('first move');
    await expect.poll(() => wordsOf(page, 'play', 'e0KL'), PATIENCE).toContain('picked up');
    // The rook of the other side too, though castling brings the king to another square; by a drag as by presses.
    await tap(page, 'play', 'd0KL');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => page.locator('#play .board-says').textContent(), PATIENCE).not.toContain('first move');
    await dragTo(page, 'play', 'd0KL', 'z0QL');
    await expect.poll(() => page.locator('#play .board-says').textContent(), PATIENCE).toContain('first move');
  });

  test('who presses a piece again whose move was refused begins anew with it; pressed once more it is put down', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'c4N');
    await expect.poll(() => page.locator('#play .board-says').textContent(), PATIENCE).toContain('pawn');
    await tap(page, 'play', 'b2W');
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
    await tap(page, 'play', 'b2W');
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).not.toContain('picked up');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'c4N');
    await tap(page, 'play', 'b2W');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
  });

  test('a click that comes before the board is alive counts', async ({ open }) => {
    const page = await open(GALLERY);
    const frame = page.locator('#play .board-frame');
    await frame.scrollIntoViewIfNeeded();
    const box = (await frame.boundingBox())!;
    // The pawn on b2W, by the picture's own measures.
    const place = await page.evaluate(() => {
      const svg = document.querySelector<SVGSVGElement>('#play svg.board-svg')!;
      return { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
    });
    const scale = Math.min(box.width / place.width, box.height / place.height);
    const [x, y] = [place.width / 2 - 23, place.height - 18 - 48];
    await page.mouse.click(box.x + box.width / 2 + (x - place.width / 2) * scale, box.y + box.height / 2 + (y - place.height / 2) * scale);
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
  });

  test('dragging plays a move, and puts back what is dropped where it may not go', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    await dragTo(page, 'play', 'a1W', 'b3N');
    await expect.poll(() => wordsOf(page, 'play', 'b3N'), PATIENCE).toBe('b3N, white knight');
    await dragTo(page, 'play', 'b7B', 'b7B');
    await dragTo(page, 'play', 'c7B', 'a5B');
    await expect.poll(() => wordsOf(page, 'play', 'c7B'), PATIENCE).toContain('black pawn');
    await expect.poll(() => page.locator('#play .board-says').textContent(), PATIENCE).not.toBe('');
  });

  test('a press on the pin of a board means the board, also while a piece is picked up', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'lift');
    await tap(page, 'lift', 'c1W');
    await expect.poll(() => wordsOf(page, 'lift', 'c1W'), PATIENCE).toContain('picked up');
    await tap(page, 'lift', 'QL3');
    await expect.poll(() => wordsOf(page, 'lift', 'QL4'), PATIENCE).toContain('may go here');
    await tap(page, 'lift', 'QL4');
    await expect.poll(() => wordsOf(page, 'lift', 'QL4'), PATIENCE).toContain('attack board QL');
  });

  test('an attack board is picked up by an empty square and put on a pin, or dragged there', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'lift');
    await tap(page, 'lift', 'a3QL');
    await expect.poll(() => wordsOf(page, 'lift', 'QL4'), PATIENCE).toContain('may go here');
    await expect.poll(() => wordsOf(page, 'lift', 'QL1'), PATIENCE).not.toContain('may go here');
    await tap(page, 'lift', 'QL4');
    await expect.poll(() => wordsOf(page, 'lift', 'z6QL'), PATIENCE).toBe('z6QL, white rook');
    await expect.poll(() => wordsOf(page, 'lift', 'QL4'), PATIENCE).toContain('attack board QL');
    // Black's move, then the board goes on by a drag of its empty square.
    await tap(page, 'lift', 'b7B');
    await tap(page, 'lift', 'b6B');
    await dragTo(page, 'lift', 'a7QL', 'KL4');
    await expect.poll(() => wordsOf(page, 'lift', 'd6QL'), PATIENCE).toBe('d6QL, white rook');
  });

  test('the right button draws arrows and circles, a click takes them away', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const frame = page.locator('#play .board-frame');
    const plain = await frame.screenshot();
    const { x, y } = (await page.locator('#play [data-at="b4N"]').boundingBox())!;
    const to = (await page.locator('#play [data-at="c7B"]').boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await expect.poll(async () => (await frame.screenshot()).equals(plain), PATIENCE).toBe(false);
    await page.locator('#play .board-frame').click({ position: { x: 3, y: 3 } });
    await expect.poll(async () => (await frame.screenshot()).equals(plain), PATIENCE).toBe(true);
  });

  const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

  test('a finger drags the piece that is picked up, upwards too, and the page stays', async ({ open }) => {
    const page = await open(GALLERY, PHONE);
    await wake(page, 'play');
    const from = await placeOf(page, 'play', 'b2W');
    const to = await placeOf(page, 'play', 'b4W');
    await page.touchscreen.tap(from.x, from.y);
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
    const before = await scrolled(page);
    await swipeUp(page, from.x, from.y, from.y - to.y);
    await expect.poll(() => wordsOf(page, 'play', 'b4W'), PATIENCE).toContain('white pawn');
    expect(await scrolled(page)).toBe(before);
  });

  test('a finger that rests on a piece picks it up and drags it; one that rests on an empty square scrolls', async ({ open }) => {
    const page = await open(GALLERY, PHONE);
    await wake(page, 'play');
    const [empty, from] = [await placeOf(page, 'play', 'c4W'), await placeOf(page, 'play', 'b2W')];
    const to = await placeOf(page, 'play', 'b4W');
    const before = await scrolled(page);
    await swipeUp(page, from.x, from.y, from.y - to.y, 600);
    await expect.poll(() => wordsOf(page, 'play', 'b4W'), PATIENCE).toContain('white pawn');
    expect(await scrolled(page)).toBe(before);
    await swipeUp(page, empty.x, empty.y, 180, 600);
    await expect.poll(() => scrolled(page), PATIENCE).toBeGreaterThan(before + 100);
  });

  test('a finger that rests on a piece and goes nowhere leaves it picked up, and the next tap puts it down', async ({ open }) => {
    const page = await open(GALLERY, PHONE);
    await wake(page, 'play');
    const { x, y } = await placeOf(page, 'play', 'b2W');
    await swipeUp(page, x, y, 0, 600);
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
    await page.touchscreen.tap(x, y);
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).not.toContain('picked up');
  });

  test('a finger on an empty square scrolls the page, and a tap still picks up', async ({ open }) => {
    const page = await open(GALLERY, PHONE);
    await wake(page, 'play');
    const { x, y } = await placeOf(page, 'play', 'c3W');
    const before = await page.evaluate(() => scrollY);
    await swipeUp(page, x, y, 180);
    await expect.poll(() => page.evaluate(() => scrollY), PATIENCE).toBeGreaterThan(before + 100);
    await waitForRest(page);
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).not.toContain('picked up');
    const at = await placeOf(page, 'play', 'b2W');
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(() => wordsOf(page, 'play', 'b2W'), PATIENCE).toContain('picked up');
  });
});

describe('keys', () => {
  test('a whole move is made by keys and read out', async ({ open }) => {
    const page = await open(GALLERY);
    const frame = page.locator('#play .board-frame');
    await frame.focus();
    await expect.poll(() => page.locator('#play').getAttribute('data-live'), PATIENCE).toBe('true');
    await page.keyboard.press('Enter');
    await page.locator('#play [data-at="b2W"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at')), PATIENCE).toBe('c2W');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at')), PATIENCE).toBe('c3W');
    await page.keyboard.press('PageUp');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-at')), PATIENCE).toBe('c3N');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toContain('white pawn picked up');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toContain('white pawn from c2W to c3W');
    await expect.poll(() => wordsOf(page, 'play', 'c3W'), PATIENCE).toBe('c3W, white pawn');
  });

  test('an attack board is moved by keys', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'lift');
    await page.locator('#lift [data-at="a3QL"]').focus();
    await page.keyboard.press('Enter');
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? '');
    await expect.poll(focused, PATIENCE).toMatch(/^(?:QL[245]|KL3)$/);
    const pin = await focused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.board-voice').textContent(), PATIENCE).toContain(`attack board QL from QL3 to ${pin}`);
  });

  test('a move is written in the notation; what is not a move is refused with a sentence', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    await page.locator('#play .moves-open').click();
    await page.locator('#play input').fill('b9N');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#play .board-fault').textContent(), PATIENCE).toContain('b9N');
    await page.locator('#play input').fill('b4N');
    await page.keyboard.press('Enter');
    await expect.poll(() => wordsOf(page, 'play', 'b4N'), PATIENCE).toBe('b4N, white pawn');
    await page.locator('#play .board-list button', { hasText: 'c5N' }).click();
    await expect.poll(() => wordsOf(page, 'play', 'c5N'), PATIENCE).toBe('c5N, black pawn');
  });

  test('f turns the board', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const white = (await page.locator('#play [data-at="a1W"]').boundingBox())!;
    await page.keyboard.press('f');
    await expect.poll(async () => (await page.locator('#play [data-at="a1W"]').boundingBox())!.y, PATIENCE).toBeLessThan(white.y);
  });
});

describe('drawing', () => {
  test('nothing is drawn while nothing changes', async ({ open }) => {
    const page = await open(GALLERY, { reducedMotion: 'no-preference' });
    await wake(page, 'play');
    await tap(page, 'play', 'b2W');
    const before = await paintsOf(page, 'play');
    await tap(page, 'play', 'b4N');
    await expect.poll(() => paintsOf(page, 'play'), PATIENCE).toBeGreaterThan(before);
    await waitUntilDrawn(page, 'play');
  });

  test('a change of view is a passage, and a jump for those who want less motion', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'line');
    const change = async (view: string): Promise<number> => {
      const before = await waitUntilDrawn(page, 'line');
      await page.locator(`#line [data-view="${view}"]`).click();
      await expect.poll(() => paintsOf(page, 'line'), PATIENCE).toBeGreaterThan(before);
      return (await waitUntilDrawn(page, 'line')) - before;
    };
    const jump = await change('plan');
    expect(jump).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A machine that is busy may drop what lies between; a jump would never have more.
    const passages = ['stack', 'plan', 'stack', 'plan'];
    await expect.poll(() => change(passages.shift() ?? 'stack'), { timeout: 60_000 }).toBeGreaterThan(jump);
  });

  test('follows the theme', async ({ open }) => {
    const page = await open(GALLERY);
    await wake(page, 'play');
    const colourAt = (): Promise<string> =>
      page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('#play canvas')!;
        return [...canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data].join('').slice(0, 200_000);
      });
    const light = await colourAt();
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await expect.poll(colourAt, PATIENCE).not.toBe(light);
  });
});
