import { PATIENCE } from './harness/board.ts';
import { expect, test, type Page } from './harness/page.ts';

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Every window of the plates' list, and two that are wider. */
const ALL_WINDOWS = [
  ...WINDOWS,
  ...[667, 375, 683, 384, 320, 568, 360, 640, 1920, 1080, 2560, 1440].reduce<{ width: number; height: number }[]>(
    (some, size, index, all) => (index % 2 === 0 ? [...some, { width: size, height: all[index + 1]! }] : some),
    [],
  ),
];

const TRID = ['bartmess', 'meder', 'grant', 'usenet'];
/** Every page for somebody who knows one game and plays another. */
const EVENINGS = [
  ...TRID.flatMap((from) => TRID.filter((to) => to !== from).map((to) => `${from}-vs-${to}`)),
  ...[...TRID, 'harshman'].map((to) => `chess-vs-${to}`),
];

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { top, bottom, left, right, height, width } = one.getBoundingClientRect();
      return { top, bottom, left, right, height, width };
    });

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('starts, sentences and what is looked up first stand in one window on a laptop', async ({ open }) => {
  for (const place of EVENINGS) {
    const page = await open(`/compare/${place}/`, { viewport: { width: 1366, height: 768 } });
    for (const selector of ['.tonight-start ~ .tonight-start', '.tonight-lines', '.tonight-part:last-of-type'])
      expect((await boxOf(page, selector)).bottom, `${place} ${selector}`).toBeLessThanOrEqual(768);
  }
});

test('on a phone the seven headings come first, and each unfolds its sentence and what shows it', async ({ open }) => {
  for (const place of ['bartmess-vs-meder', 'chess-vs-harshman']) {
    const page = await open(`/compare/${place}/`, { viewport: WINDOWS[1] });
    const heads = page.locator('.point-open');
    expect(await heads.count(), place).toBe(7);
    for (const head of await heads.all()) {
      const box = (await head.boundingBox())!;
      expect(box.y + box.height, place).toBeLessThan(760);
      expect(box.height, place).toBeGreaterThanOrEqual(44);
    }
    const first = page.locator('.tonight-part li').first();
    expect(await first.locator('p').isVisible(), place).toBe(false);
    await heads.first().click();
    await expect.poll(() => first.locator('p').isVisible(), PATIENCE).toBe(true);
    await first.getByText('show me').click();
    await expect.poll(() => first.locator('.show-board svg').first().isVisible(), PATIENCE).toBe(true);
    expect(await sideways(page), place).toBeLessThanOrEqual(0);
  }
});

test('the linked boards are 16rem high at least in every window, of one size, with squares on one line', async ({ open }) => {
  const page = await open('/compare/bartmess-vs-meder/', { viewport: WINDOWS[0] });
  for (const viewport of ALL_WINDOWS)
    for (const letters of [16, 32]) {
      await page.setViewportSize(viewport);
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), letters);
      const frames = await page.locator('.compare .compare-frame').evaluateAll((all) =>
        all.map((one) => {
          const { top, height, width } = one.getBoundingClientRect();
          return [Math.round(top), Math.round(height), Math.round(width)];
        }),
      );
      const name = `${viewport.width}x${viewport.height} at ${letters}`;
      expect(frames, name).toHaveLength(2);
      expect(frames[0], name).toEqual(frames[1]);
      expect(frames[0]![1], name).toBeGreaterThanOrEqual(16 * letters - 1);
      // Letters set by a script move no breakpoints, as a reader's own do; only the boards are asked about then.
      if (letters === 16) expect(await sideways(page), name).toBeLessThanOrEqual(0);
    }
});

test('two linked boards stand whole in the window of a phone, upright and on its side', async ({ open }) => {
  for (const pair of ['bartmess-vs-grant', 'meder-vs-usenet'])
    for (const viewport of WINDOWS.slice(1)) {
      const page = await open(`/compare/${pair}/`, { viewport });
      const boards = page.locator('.compare .compare-board svg.board-svg');
      // What is laid out on the way moves what is below.
      await expect
        .poll(async () => {
          await page.locator('.compare').evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
          return boards.evaluateAll((all) =>
            all.every((one) => {
              const { top, bottom, left, right } = one.getBoundingClientRect();
              return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
            }),
          );
        }, PATIENCE)
        .toBe(true);
    }
});

test('a pick marks four boards sooner than they are drawn, in the middle and in the worst tenth of a hundred', async ({ open }) => {
  const page = await open('/compare/#rules=bartmess,meder,grant,usenet&of=meder', { viewport: { width: 1366, height: 768 } });
  const list = page.locator('.compare-pick select');
  await list.selectOption('a1W');
  await expect.poll(() => page.locator('.compare-marks path').count(), PATIENCE).toBeGreaterThan(0);
  // A pick and the drawing of the boards by turns, so that what slows one slows the other: times from each to its last change of the page.
  const times = await list.evaluate(async (select: HTMLSelectElement) => {
    const picks = [...select.options].map(({ value }) => value).filter(Boolean);
    const boards = [...document.querySelectorAll('.compare-frame > div:first-child')];
    const written = boards.map((board) => board.innerHTML);
    const [picked, drawn]: [number[], number[]] = [[], []];
    let last = 0;
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document.querySelector('.compare-boards')!, { subtree: true, childList: true });
    const time = async (act: () => void): Promise<number> => {
      const before = performance.now();
      last = before;
      act();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return last - before;
    };
    for (let at = 0; at < 100; at++) {
      picked.push(
        await time(() => {
          select.value = picks[at % picks.length]!;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      );
      drawn.push(await time(() => boards.forEach((board, index) => (board.innerHTML = written[index]!))));
    }
    observer.disconnect();
    return { picked: picked.sort((a, b) => a - b), drawn: drawn.sort((a, b) => a - b) };
  });
  expect(times.picked.filter((one) => one > 0).length).toBeGreaterThan(50);
  for (const at of [50, 90]) expect(times.picked[at]).toBeLessThan(times.drawn[at]!);
});

test('the table keeps what is chosen of it in the address', async ({ open, complaints }) => {
  const page = await open('/compare/?topic=castling&show=meder,grant#facts');
  const rows = page.locator('.facts-row:visible');
  // Whether there is castling is said differently, what must be free for it, and who must not have moved; what a king may risk is the same.
  await expect.poll(() => rows.count(), PATIENCE).toBe(3);
  expect(await page.locator('.facts-table thead th[data-of]:visible').count()).toBe(2);
  // What the two answer alike stands below, each question with its value.
  await page.getByText('The same in all').click();
  await expect
    .poll(() => page.locator('.facts-same li').allTextContents(), PATIENCE)
    .toContain('May you castle out of check, or into it? no');
  await page.getByLabel('Also what all share').check();
  await expect.poll(() => rows.count(), PATIENCE).toBeGreaterThan(3);
  await page.locator('.facts-choose select').selectOption('');
  await page.getByLabel('Find').fill('knight leap');
  await expect.poll(() => new URL(page.url()).search, PATIENCE).toBe('?show=meder,grant&alike=1&text=knight+leap');
  await page.reload();
  await expect.poll(() => page.getByLabel('Find').inputValue(), PATIENCE).toBe('knight leap');
  await page.getByLabel('Open all').check();
  await expect.poll(() => page.locator('.facts-row:visible td:visible > a[aria-expanded="false"]').count(), PATIENCE).toBe(0);
  expect(complaints).toEqual([]);
});

test('cases of one question are folded in the whole table; a press, a search or a link to one shows them', async ({ open }) => {
  const page = await open('/compare/?topic=draws#facts');
  const cases = page.locator('.facts-row[data-case-of="dead-knight"]');
  const head = page.getByRole('button', { name: 'Is it a draw at once, with just these pieces? Case by case' });
  await head.waitFor();
  expect(await cases.count()).toBeGreaterThan(2);
  expect(await cases.locator('visible=true').count()).toBe(0);
  await head.click();
  await expect.poll(() => cases.locator('visible=true').count(), PATIENCE).toBeGreaterThan(2);
  await head.click();
  await expect.poll(() => cases.locator('visible=true').count(), PATIENCE).toBe(0);
  await page.getByLabel('Find').fill('king and knight');
  await expect.poll(() => page.locator('#row-dead-knight').isVisible(), PATIENCE).toBe(true);
  const linked = await open('/compare/#row-dead-knight');
  await expect.poll(() => linked.locator('#row-dead-knight').isVisible(), PATIENCE).toBe(true);
});

test('the comparison has 4,000 elements at most; an old address leads to its question, and without scripts to its sentence', async ({
  open,
}) => {
  const page = await open('/compare/#row-castling-check');
  await expect.poll(() => page.locator('#row-castling-check').isVisible(), PATIENCE).toBe(true);
  const plain = await open('/compare/', { javaScriptEnabled: false });
  const count = await plain.locator('*').count();
  expect(count).toBeLessThanOrEqual(4000);
  expect(await plain.locator('.facts-row:visible').count()).toBeGreaterThan(60);
  const value = plain.locator('#row-column-block [data-of="meder"] a');
  await value.click();
  await plain.waitForURL('**/compare/answers/#row-column-block');
  expect(await plain.locator('#row-column-block + ul').innerText()).toContain('Meder: yes');
  expect(await plain.locator('*').count()).toBeLessThanOrEqual(4000);
  const quiz = await open('/compare/#quiz');
  await quiz.locator('#quiz ~ p a[href="/compare/quiz/"]').first().click();
  await expect.poll(() => quiz.locator('.quiz > li:visible').count(), PATIENCE).toBe(1);
});

test('a wish is answered with reasons and a second; nothing wished, with nothing; three have one ruleset', async ({ open }) => {
  const page = await open('/compare/#suits');
  const answer = page.locator('.suits-answer');
  await expect.poll(() => answer.textContent(), PATIENCE).toBe('Answer a question or two.');
  await page.locator('[data-measure="short"]').getByLabel('Short').check();
  await expect.poll(() => answer.textContent(), PATIENCE).toMatch(/plies on average, about \d+ minutes at half a minute a move\. Second: /);
  await page.getByLabel('Three', { exact: true }).check();
  await expect.poll(() => answer.textContent(), PATIENCE).toContain('Three-way Chess');
  expect(await page.locator('[data-measure]:visible').count()).toBe(0);
});

test('what is printed of every two rulesets, and of chess, is one side of A4 and of Letter', async ({ open }) => {
  const pairs = TRID.flatMap((known) => TRID.filter((tonight) => tonight !== known).map((tonight) => `${known}-vs-${tonight}`));
  for (const place of [...pairs, ...[...TRID, 'harshman'].map((id) => `chess-vs-${id}`)]) {
    const page = await open(`/compare/${place}/`);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format, printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), `${place} on ${format}`).toHaveLength(1);
    }
    await page.close();
  }
});

test('what is printed of a pair has promotion, castling, rides and draws on it', async ({ open }) => {
  for (const pair of ['bartmess-vs-meder', 'bartmess-vs-grant', 'grant-vs-bartmess', 'meder-vs-usenet', 'grant-vs-meder']) {
    const page = await open(`/compare/${pair}/`);
    await page.emulateMedia({ media: 'print' });
    for (const said of ['Where is a pawn promoted?', 'Is there castling?', 'check'])
      expect(await page.locator('.tonight-brief li:visible', { hasText: said }).count(), `${pair}: ${said}`).toBeGreaterThan(0);
    // What stays the same is said on screen only.
    expect(await page.locator('.tonight-brief .is-same:visible, .neighbours .is-known:visible').count(), pair).toBe(0);
    expect(await page.locator('.tonight-brief li:visible').count(), pair).toBeGreaterThan(8);
  }
});

test('what is printed for a chess player has names, moves and the facts', async ({ open }) => {
  for (const id of ['bartmess', 'meder', 'grant', 'usenet', 'harshman']) {
    const page = await open(`/compare/chess-vs-${id}/`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.tonight-lines dt:visible').allTextContents(), id).toEqual(['As in chess:', 'Names:']);
    expect(await page.locator('.piece-moves figure:visible').count(), id).toBe(6);
  }
});

test('a page of an evening has 4,000 elements at most, and the boards that wait are there once they are asked for', async ({ open }) => {
  for (const place of ['bartmess-vs-grant', 'chess-vs-usenet']) {
    const page = await open(`/compare/${place}/`);
    await page.locator('.quiz > li:visible').waitFor();
    expect(await page.locator('*').count(), place).toBeLessThanOrEqual(4000);
    const show = page.locator('.show').nth(1);
    expect(await show.locator('svg').count(), place).toBe(0);
    await show.locator('summary').click();
    await expect.poll(() => show.locator('.show-plate:visible').count(), PATIENCE).toBe(2);
    expect(await show.locator('.show-board svg.board-svg').count(), place).toBeGreaterThanOrEqual(2);
    // Each piece on a board that waited has its drawing in the page.
    const missing = await page.evaluate(
      () => [...document.querySelectorAll('use')].filter((use) => !document.querySelector(use.getAttribute('href') ?? '#')).length,
    );
    expect(missing, place).toBe(0);
    await page.locator('.quiz > li:visible [data-quiz-go="1"]').click();
    await expect.poll(() => page.locator('.quiz > li:visible .quiz-board svg').count(), PATIENCE).toBe(1);
  }
});
