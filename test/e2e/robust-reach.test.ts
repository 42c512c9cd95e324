import { describe, expect, test, type Page } from './harness/page.ts';
import { PATIENCE, wake, wordsOf } from './harness/board.ts';
import { readSample } from './harness/puzzle.ts';

/** A page of every kind that has diagrams, and the reference. */
const PAGES = [
  '/',
  '/board/',
  '/gallery/',
  '/learn/meder/attack-boards/',
  '/learn/meder/sample-game/',
  '/learn/harshman/mate-together/',
  readSample('meder').address,
  '/rules/meder/',
];

/** Pages of lists and forms. */
const LARGE = ['/compare/', '/puzzles/', '/puzzles/train/', '/puzzles/twins/', '/kept/', '/embed/'];

/** What lies outside the page, and controls whose words do not fit into them. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // What is clipped to nothing is only read out.
    const isReadOut = (one: HTMLElement | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath === 'inset(50%)' || isReadOut(one.parentElement));
    const isHidden = (one: HTMLElement): boolean =>
      !one.checkVisibility({ visibilityProperty: true }) || one.closest('.skip, .board-canvas') !== null || isReadOut(one);
    const tell = (one: Element, why: string): string => `${why}: ${one.outerHTML.slice(0, 110)}`;
    const inBox = (one: HTMLElement): boolean => {
      for (let box = one.parentElement; box; box = box.parentElement) if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => one instanceof HTMLElement && !isHidden(one));
    const outside = all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !inBox(one)).slice(0, 3);
    const tight = all.filter(
      (one) => one.matches('button, summary, th, td, h1, h2, h3, label') && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0,
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : []),
      ...outside.map((one) => tell(one, 'outside')),
      ...tight.map((one) => tell(one, `${one.scrollWidth} in ${one.clientWidth}`)),
    ];
  });
}

/** The share of the window's height that what does not move with the page covers, in the middle of the page. */
function shareOfStuck(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const isStuck = (one: Element | null): boolean =>
      one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || isStuck(one.parentElement));
    const places = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return places.filter(isStuck).length / innerHeight;
  });
}

/** Controls of diagrams and of the frame that are smaller than a fingertip may ask for. Squares have the list of moves beside them. */
function findSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = 'board-diagram, .exercise, .free, .top, .tabs, dialog[open]';
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, textarea')];
    return controls
      .filter((one) => one.closest(places) && !one.closest('p, .board-sentence') && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        return box.width > 0 && (box.width < 24 || box.height < 24);
      })
      .map(
        (one) =>
          `${Math.round(one.getBoundingClientRect().width)} × ${Math.round(one.getBoundingClientRect().height)}: ${one.outerHTML.slice(0, 110)}`,
      );
  });
}

/** Boards one plays or chooses on whose squares are smaller than 24 px, without a list that does the same. */
function findBare(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('board-diagram[data-live="true"]')]
      .filter((diagram) => (JSON.parse(diagram.dataset['spec'] ?? '{}') as { mode?: string }).mode !== 'look')
      .filter((diagram) =>
        [...diagram.querySelectorAll('.board-cell')].some((cell) => {
          const { width, height } = cell.getBoundingClientRect();
          return width < 24 || height < 24;
        }),
      )
      .filter(
        (diagram) =>
          !(diagram.closest('.exercise, .free') ?? diagram).querySelector(
            '.board-moves, .exercise-choices, .board-list, .adjacency-pins, [data-list]',
          ),
      )
      .map((diagram) => `#${diagram.id} on ${location.pathname}`),
  );
}

describe('for every reader', () => {
  test.for(PAGES)('%s: targets of 24 px, at 200 %, in a narrow window with large letters', async (path, { open }) => {
    const page = await open(path, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const diagrams = page.locator('board-diagram');
    const many = await diagrams.count();
    // Alive, controls appear that pictures do not have.
    await page.evaluate(() => {
      for (const frame of [...document.querySelectorAll('board-diagram .board-frame')].slice(0, 8))
        frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      for (const panel of document.querySelectorAll<HTMLDetailsElement>('board-diagram details')) panel.open = true;
    });
    await expect.poll(() => page.locator('board-diagram[data-live="true"]').count(), PATIENCE).toBe(Math.min(8, many));
    await expect.poll(() => findSmall(page), { ...PATIENCE, message: '390 px' }).toEqual([]);
    await expect.poll(() => findBare(page), { ...PATIENCE, message: 'small squares without a list' }).toEqual([]);
    await expect.poll(() => findCut(page), { ...PATIENCE, message: '390 px' }).toEqual([]);

    // 1280 by 900 points at 200 %.
    await page.setViewportSize({ width: 640, height: 450 });
    await expect.poll(() => findCut(page), { ...PATIENCE, message: '200 %' }).toEqual([]);

    // 1280 by 1024 points at 400 %: what stays in its place while the page moves leaves most of the window.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => findCut(page), { ...PATIENCE, message: '400 %' }).toEqual([]);
    await expect.poll(() => shareOfStuck(page), { ...PATIENCE, message: '400 %, what stays in its place' }).toBeLessThan(1 / 3);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => findCut(page), { ...PATIENCE, message: '320 px, letters twice as large' }).toEqual([]);
  });

  test('nothing lies outside a phone’s window with letters of 32 px, as a reader’s own browser is set', async ({ open }) => {
    const page = await open('/kept/', { viewport: { width: 390, height: 844 } });
    const browser = await page.context().newCDPSession(page);
    // What is measured in letters, windows too, follows them.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of LARGE) {
      await page.goto(new URL(path, page.url()).href);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expect.poll(() => findCut(page), { ...PATIENCE, message: path }).toEqual([]);
    }
  });

  test('what is chosen or played on small squares can be written and picked from a list instead', async ({ open }) => {
    const page = await open('/gallery/', { viewport: { width: 390, height: 844 } });
    for (const id of ['choose-squares', 'reach']) await wake(page, id);
    const choosing = page.locator('[data-exercise="choose-squares"]');
    await choosing.locator('.moves-open').click();
    const field = choosing.getByLabel('Names of squares');
    await field.fill('b3W nowhere b3N');
    await field.press('Enter');
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('nowhere');
    expect(await field.evaluate((input) => (input as HTMLInputElement).validationMessage)).toContain('no square “nowhere”');
    await choosing.locator('[data-do="check"]').click();
    await expect.poll(() => choosing.locator('.exercise-verdict').textContent(), PATIENCE).toContain('One more is to be found');

    const playing = page.locator('[data-exercise="reach"]');
    await playing.locator('.moves-open').click();
    await playing.getByRole('button', { name: 'pawn from c2W to c3W' }).first().click();
    await expect.poll(() => wordsOf(page, 'reach', 'c3W'), PATIENCE).toBe('c3W, white pawn');
    expect(await playing.locator('[data-do="undo"]').count()).toBe(0);
  });
});
