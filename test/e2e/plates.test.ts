import { listPages, pickDistinct } from './harness/pages.ts';
import { PATIENCE, tap, wake } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { findPuzzle, waitForVerdict } from './harness/trainer.ts';
import { LETTERS, setLetters } from './harness/letters.ts';
import { LOOKS_AT_ALL } from './harness/look-at.ts';

/** Every window the site is made for, and the least width of a square in it. At 200 % a laptop's window has 640 by 360 points. */
const WINDOWS = [
  { name: 'small laptop', width: 1280, height: 720, least: 32 },
  { name: 'laptop', width: 1366, height: 768, least: 32 },
  { name: 'large laptop', width: 1440, height: 900, least: 32 },
  { name: 'phone', width: 390, height: 844, least: 24 },
  { name: 'small phone', width: 360, height: 740, least: 24 },
  { name: 'phone on its side', width: 844, height: 390, least: 18 },
  { name: '200 %', width: 640, height: 360, least: 18 },
] as const;
const PHONES = WINDOWS.slice(3, 5);
/** The three-way board is sixteen cells wide: upright on a phone a cell has a sixteenth of the window at most, less the room for letters. */
const LEAST_CELL = 18;
/** The page of every kind of board is for us. */
const HIDDEN = /^\/gallery\//;

interface Measured {
  readonly name: string;
  readonly isThreeway: boolean;
  readonly square: number;
  /** Points by which it is taller than the window less the bars that stay. */
  readonly over: number;
  /** Points of its contents that lie outside of it. */
  readonly cut: number;
}

async function measure(page: Page): Promise<readonly Measured[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.tabs, .guide-bar')].filter((bar) => getComputedStyle(bar).position === 'fixed');
    const room = innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    return [...document.querySelectorAll<HTMLElement>('[data-plate]')].flatMap((plate) => {
      const figure = plate.querySelector<HTMLElement>('.board-figure');
      const frame = plate.querySelector('.board-frame')?.getBoundingClientRect();
      if (!figure || !frame || !plate.checkVisibility()) return [];
      const [w, h] = ['--w', '--h'].map((name) => Number(plate.style.getPropertyValue(name)));
      return [
        {
          name: plate.dataset['plate'] ?? '',
          isThreeway: plate.querySelector('.board-views:not([hidden]) [data-view]') === null,
          square: Math.round(46 * Math.min(frame.width / w!, frame.height / h!)),
          over: Math.max(0, Math.ceil(plate.getBoundingClientRect().height - room)),
          cut: Math.max(figure.scrollHeight - figure.clientHeight, figure.scrollWidth - figure.clientWidth),
        },
      ];
    });
  });
}

function findFaults(path: string, { name, width, least }: (typeof WINDOWS)[number], measured: readonly Measured[]): string[] {
  return measured.flatMap((plate) => {
    const wanted = plate.isThreeway && width < 400 ? LEAST_CELL : least;
    const faults = [
      ...(plate.over > 0 ? [`is ${plate.over} points taller than the window`] : []),
      ...(plate.cut > 1 ? [`has ${plate.cut} points outside of it`] : []),
      ...(plate.square < wanted ? [`has squares of ${plate.square} points, not ${wanted}`] : []),
    ];
    return faults.map((fault) => `${path} “${plate.name}” (${name}) ${fault}`);
  });
}

/** What of a plate cannot be seen where the window stands: parts of it that are shown, and end outside. */
async function findUnseen(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const bars = [...document.querySelectorAll('.tabs, .guide-bar')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const foot = Math.min(innerHeight, ...bars.map(({ top }) => top));
    return selectors.flatMap((selector) => {
      const shown = [...document.querySelectorAll(`[data-plate] ${selector}`)].filter((part) => part.checkVisibility());
      if (shown.length === 0) return [`there is no ${selector}`];
      return shown
        .map((part) => part.getBoundingClientRect())
        .filter(({ top, bottom, left, right }) => top < -1 || bottom > foot + 1 || left < -1 || right > innerWidth + 1)
        .map(({ top, bottom }) => `${selector} from ${Math.round(top)} to ${Math.round(bottom)}, the window ends at ${foot}`);
    });
  }, parts);
}

/** What is still wrong a second later: a page may have to follow its window first. */
async function findLasting(page: Page, path: string, window: (typeof WINDOWS)[number], measured: readonly Measured[]): Promise<string[]> {
  if (findFaults(path, window, measured).length === 0) return [];
  await page.waitForTimeout(1000);
  return findFaults(path, window, await measure(page));
}

/** Every page with plates; of lessons and puzzles, unless all are asked for, some, spread evenly. */
async function pickPages(): Promise<string[]> {
  const pages = (await listPages()).filter((page) => !HIDDEN.test(page));
  if (LOOKS_AT_ALL) return pickDistinct(pages);
  const some = (pattern: RegExp, many: number): string[] => {
    const alike = pages.filter((page) => pattern.test(page));
    return alike.filter((_, index) => index % Math.max(1, Math.round(alike.length / many)) === 0);
  };
  return ['/', '/board/', ...some(/^\/learn\/\w+\/$/, 5), ...some(/^\/learn\/\w+\/./, 12), ...some(/^\/puzzles\/./, 5)];
}

/** All pages take so long that they are looked at in parts, each of which has some of every kind. */
const makeParts = (most: number): number[] => Array.from({ length: LOOKS_AT_ALL ? most : 1 }, (_, index) => index + 1);
const [PARTS, WORD_PARTS] = [makeParts(24), makeParts(8)];

describe('a plate', () => {
  test.for(PARTS)(
    `is whole in every window: the question, the board, the answers and the room of a verdict (part %i of ${PARTS.length})`,
    { timeout: 300_000 },
    async (part, { open }) => {
      const page = await open('/');
      const faults: string[] = [];
      let count = 0;
      for (const [at, path] of (await pickPages()).filter((_, index) => index % PARTS.length === part - 1).entries()) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // The next page has the other letters.
        for (const letters of LOOKS_AT_ALL ? LETTERS : [LETTERS[at % LETTERS.length]!]) {
          await setLetters(page, letters);
          // Every other window too: the next page has the others.
          for (const window of LOOKS_AT_ALL ? WINDOWS : WINDOWS.filter((_, index) => (index + at) % 2 === 0)) {
            await page.setViewportSize(window);
            const measured = await measure(page);
            faults.push(...(await findLasting(page, `${path} in letters of ${letters}`, window, measured)));
            count += measured.length;
            if (measured.length === 0) break;
          }
        }
      }
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(100);
    },
  );

  test(
    'of the analysis board is whole while it is played on, set up and refused, with two armies and with three',
    { timeout: 120_000 },
    async ({ open }) => {
      const page = await open('/about/');
      const faults: string[] = [];
      const look = async (state: string): Promise<void> => {
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          const measured = await measure(page);
          expect(measured.map(({ name }) => name)).toEqual(['free']);
          faults.push(...(await findLasting(page, `/board/ ${state}`, window, measured)));
          const hidden = (): Promise<number> => page.locator('.board-panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
          await expect.poll(hidden, { ...PATIENCE, message: `${state} (${window.name}): points the panel hides` }).toBeLessThanOrEqual(1);
        }
      };
      for (const rules of ['meder', 'harshman']) {
        await page.goto('/about/');
        await page.goto(`/board/#rules=${rules}`);
        await expect.poll(() => page.locator('#free').getAttribute('data-live'), PATIENCE).toBe('true');
        await expect.poll(() => page.locator('select[name="rules"]').inputValue(), PATIENCE).toBe(rules);
        await look(`${rules}, played on`);
        await page.getByRole('button', { name: 'Set up', exact: true }).click();
        await expect.poll(() => page.locator('.free-verdict').isVisible(), PATIENCE).toBe(true);
        await look(`${rules}, set up`);
        await page.getByRole('button', { name: 'Clear', exact: true }).click();
        await expect.poll(() => page.locator('.free-verdict').getAttribute('class'), PATIENCE).toContain('is-wrong');
        await look(`${rules}, refused`);
      }
      expect(faults).toEqual([]);
    },
  );

  test('of a question is all in the window when its page opens on a phone: question, board, room of a verdict, every answer', async ({
    open,
  }) => {
    const page = await open('/about/');
    for (const [ruleset, kind] of [
      ['bartmess', 'legal'],
      ['meder', 'legal'],
      ['harshman', 'legal'],
      ['harshman', 'declarations'],
    ] as const) {
      const { id, choices } = findPuzzle(ruleset, kind, ({ choices: offered }) => offered!.length >= (kind === 'legal' ? 4 : 5));
      for (const window of PHONES) {
        await page.setViewportSize(window);
        await page.goto(`/puzzles/${id}/`);
        expect(await page.locator('[data-choice]').count()).toBe(choices!.length);
        const parts = ['.exercise-head', '.board-frame', '.plate-said', '[data-choice]'];
        await expect.poll(() => findUnseen(page, parts), { ...PATIENCE, message: `${id} (${window.name})` }).toEqual([]);
      }
    }
  });

  test('of a puzzle shows every button of a wrong move when the page stands at its beginning, on a phone', async ({ open }) => {
    const plain = /^[a-z]\d\w*-[a-z]\d\w*$/;
    const { id, tries } = findPuzzle('bartmess', 'mate', (puzzle) => plain.test(puzzle.tries[0]?.move ?? ''));
    const page = await open(`/puzzles/${id}/`, { viewport: PHONES[1]! });
    await wake(page, id);
    for (const name of tries[0]!.move.split('-')) await tap(page, id, name);
    await waitForVerdict(page, ' replies ');
    await page.locator('[data-do="retry"]').waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const window of PHONES) {
      await page.setViewportSize(window);
      const parts = ['.exercise-head', '.board-frame', '.exercise-verdict', '[data-do="retry"]', '[data-do="show"]', '[data-do="hint"]'];
      await expect.poll(() => findUnseen(page, parts), { ...PATIENCE, message: window.name }).toEqual([]);
    }
  });

  test('of a puzzle takes all the room of a low phone, since it does not fit below the head of its page', async ({ open }) => {
    const page = await open('/about/', { viewport: { width: 360, height: 640 } });
    for (const ruleset of ['bartmess', 'meder'] as const) {
      await page.goto(`/puzzles/${findPuzzle(ruleset, 'mate').id}/`);
      const [plate] = await measure(page);
      const short = await page.evaluate(() => {
        const bar = document.querySelector('.tabs')!.getBoundingClientRect().height;
        return innerHeight - bar - 16 - document.querySelector('.board-figure')!.getBoundingClientRect().height;
      });
      expect([plate!.over, plate!.square > 34 || Math.abs(short) <= 1], `${ruleset}: ${short} points are left`).toEqual([0, true]);
    }
  });

  test('does not move its board when it answers, in any window', { timeout: 300_000 }, async ({ open }) => {
    const page = await open('/gallery/');
    // The highest and the lowest of the three laptops: they differ in the height of the board alone.
    const windows = WINDOWS.filter(({ name }) => name !== 'laptop');
    for (const { width, height } of LOOKS_AT_ALL ? windows : windows.filter((_, index) => index % 2 === 0)) {
      await page.setViewportSize({ width, height });
      await page.reload();
      const upright = PHONES.find((phone) => phone.width === width);
      // Twenty-four pins in a row of buttons are the most that a plate has.
      const pins = (await measure(page)).filter(({ name }) => name === 'choose-pins');
      if (upright) expect([pins.length, await findLasting(page, '/gallery/', upright, pins)]).toEqual([1, []]);
      for (const id of ['choose-pins', 'truth', 'illegal']) {
        const plate = page.locator(`#${id}`);
        await wake(page, id);
        await plate.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const place = (): Promise<string> =>
          plate.evaluate((one) => {
            const [frame, all] = [one.querySelector('.board-frame')!, one].map((part) => part.getBoundingClientRect());
            return JSON.stringify(
              [frame!.left - all!.left, frame!.top - all!.top, frame!.width, frame!.height, all!.height].map(Math.round),
            );
          });
        const before = await place();
        // As a press, but without what a test scrolls for one.
        await plate.locator('[data-choice]').first().dispatchEvent('click');
        if (id === 'choose-pins') await plate.locator('[data-do="check"]').dispatchEvent('click');
        await expect.poll(() => plate.getAttribute('data-state'), PATIENCE).not.toBe('new');
        const verdict = plate.locator('.exercise-verdict');
        await verdict.waitFor();
        await expect.poll(place, { ...PATIENCE, message: `${id} at ${width}` }).toBe(before);
        const outside = (): Promise<number> => verdict.evaluate((box) => box.scrollHeight - box.clientHeight);
        await expect.poll(outside, { ...PATIENCE, message: `${id} at ${width}: the verdict is cut` }).toBeLessThanOrEqual(1);
      }
    }
  });
});

/** Lessons that are read guided, and the windows; long answers and twenty-four pins need the most room. */
const GUIDED: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
  [
    '/learn/harshman/when-to-declare/',
    [
      [390, 844],
      [360, 740],
      [844, 390],
    ],
  ],
  ['/learn/bartmess/the-boards/', [[360, 740]]],
  ['/learn/bartmess/notation/', [[360, 740]]],
  ['/learn/usenet/where-to/', [[360, 740]]],
];

describe('a lesson', () => {
  const LESSON = '/learn/meder/attack-boards/';

  test('is read guided: a screen at a time, whole in the window, by buttons and keys; the next is open when it is solved', async ({
    open,
  }) => {
    const page = await open(LESSON, { viewport: { width: 1280, height: 720 } });
    const count = await page.locator('.screen').count();
    expect(count).toBeGreaterThan(2);
    await page.locator('[data-reading="guided"]').click();
    await expect.poll(() => page.locator('.screen:visible').count(), PATIENCE).toBe(1);
    await expect.poll(() => page.locator('.screen.is-here .board-figure > .screen-text').count(), PATIENCE).toBe(1);
    await expect.poll(async () => findFaults(LESSON, WINDOWS[0], await measure(page)), PATIENCE).toEqual([]);
    const next = page.locator('[data-guide="next"]');
    await expect.poll(() => next.textContent(), PATIENCE).toBe('Skip');
    // A puzzle on the screen tells of its solution, which was shown: nothing is skipped then.
    const tell = (state: string, event: string): Promise<void> =>
      page.locator('.screen.is-here [data-exercise]').evaluate(
        (plate, [how, what]) => {
          plate.setAttribute('data-state', how!);
          plate.dispatchEvent(new Event(what!, { bubbles: true }));
        },
        [state, event],
      );
    await tell('shown', 'puzzle:shown');
    await expect.poll(() => next.textContent(), PATIENCE).toBe('Next');
    await tell('wrong', 'puzzle:shown');
    await expect.poll(() => next.textContent(), PATIENCE).toBe('Skip');
    await next.click();
    await expect.poll(() => page.url(), PATIENCE).toMatch(/#empty-owner$/);
    const here = page.locator('.screen.is-here');
    await here.locator('[data-choice="QL5"]').click();
    await here.locator('[data-do="check"]').click();
    await expect.poll(() => page.locator('[data-guide="next"]').textContent(), PATIENCE).toBe('Next');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => here.getAttribute('data-screen'), PATIENCE).toBe('one');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator('.screen.is-here > .screen-text').count(), PATIENCE).toBe(1);
    await expect.poll(async () => findFaults(LESSON, WINDOWS[3], await measure(page)), PATIENCE).toEqual([]);
    // The choice is remembered, and an address opens its own screen either way.
    await page.goto('/about/');
    await page.goto(`${LESSON}#empty-owner`);
    await expect.poll(() => page.locator('.screen:visible').count(), PATIENCE).toBe(1);
    await expect.poll(() => here.getAttribute('data-screen'), PATIENCE).toBe('empty-owner');
    await page.locator('[data-reading="page"]').click();
    await expect.poll(() => page.locator('.screen:visible').count(), PATIENCE).toBe(count);
    await page.goto('/about/');
    await page.goto(`${LESSON}#one`);
    await expect.poll(() => page.locator('#one').evaluate((title) => title.getBoundingClientRect().top < innerHeight), PATIENCE).toBe(true);
  });

  test.for(GUIDED)(
    'is guided on a phone, either way up: of each screen words, board and answers are in the window together (%s)',
    async ([path, sizes], { open }) => {
      const page = await open(path);
      await page.locator('[data-reading="guided"]').click();
      const count = await page.locator('.screen').count();
      expect(count).toBeGreaterThan(3);
      const outside: string[] = [];
      for (let at = 0; at < count; at += 1) {
        if (at > 0) await page.locator('[data-guide="next"]').click();
        await expect.poll(() => page.locator('.screen').nth(at).isVisible(), PATIENCE).toBe(true);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const where = width > height ? '.screen.is-here .board-figure > .screen-text' : '.screen.is-here > .screen-text';
          await expect.poll(() => page.locator(where).count(), PATIENCE).toBe(1);
          const hidden = await page.locator('.screen.is-here').evaluate((screen) => {
            screen.scrollIntoView({ block: 'start', behavior: 'instant' });
            const foot = Math.min(...[...document.querySelectorAll('.tabs, .guide-bar')].map((bar) => bar.getBoundingClientRect().top));
            return ['h2', '.board-frame', '.exercise-choices, .board-steps'].filter((part) => {
              const found = screen.querySelector(part);
              // Where a goal is played for, nothing is chosen.
              if (!found && part.startsWith('.exercise-choices')) return false;
              const box = found?.getBoundingClientRect();
              return !box || box.height < 10 || box.top < -1 || box.bottom > foot + 1 || box.left < -1 || box.right > innerWidth + 1;
            });
          });
          outside.push(...hidden.map((part) => `${part} of screen ${at + 1} at ${width} by ${height}`));
        }
      }
      expect(outside).toEqual([]);
    },
  );

  test('reads from top to bottom without scripts: tasks stand there, dead buttons do not', async ({ open }) => {
    const page = await open(LESSON, { javaScriptEnabled: false });
    expect(await page.locator('.screen:visible').count()).toBe(await page.locator('.screen').count());
    expect(await page.locator('.exercise-head h3').first().isVisible()).toBe(true);
    expect(await page.locator('main button:visible').count()).toBe(0);
    expect(await page.locator('.exercise-options').first().isVisible()).toBe(true);
  });
});

describe('a word of the text', () => {
  const name = `shows what it names in the same glance, wherever in the window it is (part %i of ${WORD_PARTS.length})`;
  test.for(WORD_PARTS)(name, { timeout: 300_000 }, async (part, { open }) => {
    const page = await open('/');
    const faults: string[] = [];
    let count = 0;
    const pages = (await listPages()).filter((path) => path.startsWith('/learn/') || HIDDEN.test(path));
    for (const [index, path] of pages.entries()) {
      if (LOOKS_AT_ALL ? index % WORD_PARTS.length !== part - 1 : index % 8 !== 0) continue;
      const size = index % 16 < 8 ? { width: 1366, height: 768 } : { width: 390, height: 844 };
      await page.setViewportSize(size);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const words = await page.locator('[data-tie]').all();
      for (const [order, word] of words.entries()) {
        if (!LOOKS_AT_ALL && order > 2) break;
        const block = (['start', 'center', 'end'] as const)[order % 3]!;
        await word.evaluate((one, where) => one.scrollIntoView({ block: where, behavior: 'instant' }), block);
        await word.evaluate((one: HTMLElement) => one.click());
        await expect.poll(() => word.evaluate((one) => one.classList.contains('is-shown')), PATIENCE).toBe(true);
        const unseen = await word.evaluate((one: HTMLElement) => {
          const { at = '', arrow = '', of } = one.dataset;
          const lit = [...at.split(' '), ...arrow.split('-')].filter(Boolean);
          const diagram = of === undefined ? one.closest('.screen')?.querySelector('board-diagram') : document.getElementById(of);
          return lit.filter((name) => {
            const box = diagram?.querySelector(`.board-grid [data-at="${name}"]`)?.getBoundingClientRect();
            return box !== undefined && (box.top < 0 || box.bottom > innerHeight);
          });
        });
        count += 1;
        for (const name of unseen) faults.push(`${path} “${(await word.textContent())?.trim()}” shows ${name} outside the window`);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(5);
  });
});
