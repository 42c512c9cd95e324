import { PATIENCE } from './harness/board.ts';
import { describe, expect, test, type Page } from './harness/page.ts';

const boards = (page: Page) => page.locator('.compare .compare-board[data-ruleset]');
const marks = (page: Page, ruleset: string) => page.locator(`.compare [data-ruleset="${ruleset}"] .compare-marks path`);
const picks = (page: Page) => page.locator('.compare-pick select');
const ALL = '/compare/#rules=bartmess,meder,grant,usenet&of=grant';

describe('the comparison', () => {
  test('picking a knight marks it on four boards, says which rule decides, and the address holds it', async ({ open, complaints }) => {
    const page = await open(ALL);
    await expect.poll(() => boards(page).count(), PATIENCE).toBe(4);
    await picks(page).selectOption('d1W');
    for (const ruleset of ['bartmess', 'meder', 'grant', 'usenet'])
      await expect.poll(() => marks(page, ruleset).count(), PATIENCE).toBeGreaterThan(2);
    // The Usenet rules let a knight change by one level at most (its rule 3.5).
    await expect.poll(() => page.locator('.compare-reasons a[href="/rules/usenet/#r-3.5"]').count(), PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toContain('pick=d1W');
    await page.reload();
    await expect.poll(() => picks(page).inputValue(), PATIENCE).toBe('d1W');
    expect(complaints).toEqual([]);
  });

  test('a press on a board picks up what is there, and an empty square of an attack board the board', async ({ open }) => {
    const position = 'W:4/4/1P1P/2K1;N:4/4/4/4;B:2k1/1p1p/4/4;QL@QP5:2/2;KL@KP5:2/2;ql@QP8:2/2;kl@KP8:2/2 w - - - 0 12'.replaceAll(
      ' ',
      '_',
    );
    const page = await open(`/compare/#rules=grant,usenet&of=usenet&position=${position}`);
    await expect.poll(() => boards(page).count(), PATIENCE).toBe(2);
    const svg = page.locator('.compare [data-ruleset="usenet"] .compare-frame > div:first-child svg');
    // White's left attack board is at the left edge of the picture, the king near its foot; both are pressed on the drawing itself.
    const place = await svg.evaluate((one: SVGSVGElement) => {
      const label = [...one.querySelectorAll('text')].find((text) => text.textContent?.startsWith('QL'))!.getBoundingClientRect();
      return { x: label.left + 20, y: label.bottom + 14 };
    });
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => picks(page).inputValue(), PATIENCE).toBe('QL');
  });

  test('nothing of the engine is fetched before the first touch, and the press that was the first is answered', async ({
    open,
    complaints,
  }) => {
    const page = await open('/compare/');
    const scripts = (): Promise<string[]> =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/(?:wake-boards|ruleset|meder)\.[^/]*\.js$/.test(name)),
      );
    expect(await boards(page).count()).toBe(4);
    expect(await scripts()).toEqual([]);
    // The pawn on b2W is pressed by what makes it the first event of all: no mouse has moved before.
    await page.locator('.compare [data-ruleset="meder"] .compare-frame').evaluate((frame) => {
      const tile = [...frame.querySelectorAll('use')].find((use) => use.getAttribute('href')?.includes('wpawn'))!.getBoundingClientRect();
      const [clientX, clientY] = [tile.left + tile.width / 2, tile.bottom - tile.height / 4];
      frame.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
    });
    await expect.poll(() => page.evaluate(() => location.hash), PATIENCE).toMatch(/pick=[a-e]\d/);
    expect(await scripts()).not.toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a list chosen from before the boards can answer keeps its choice', async ({ open }) => {
    const page = await open('/compare/');
    await picks(page).evaluate((list: HTMLSelectElement) => {
      list.value = 'd1W';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => page.evaluate(() => location.hash), PATIENCE).toContain('pick=d1W');
    expect(await picks(page).inputValue()).toBe('d1W');
  });

  test('a faulty address opens the start with a sentence; a faulty position leaves what is shown', async ({ open, complaints }) => {
    const page = await open('/compare/#rules=chess,checkers&position=nonsense');
    await page.getByText('The address could not be read (rules): found “chess”').waitFor();
    await expect.poll(() => boards(page).count(), PATIENCE).toBeGreaterThan(1);
    await page.getByLabel(/^A position of/).fill('nonsense');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('This position cannot be shown').waitFor();
    expect(await boards(page).count()).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  test('a disagreement is found by what it is about', async ({ open }) => {
    const page = await open('/compare/#rules=bartmess,meder');
    await expect.poll(() => boards(page).count(), PATIENCE).toBe(2);
    const question = page.getByRole('button', { name: 'What blocks a line?' });
    await question.click();
    await expect.poll(() => question.getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await expect.poll(() => page.locator('.compare-reasons li', { hasText: /in the .*way/ }).count(), PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.compare-reasons li a[href*="#r-"]').count(), PATIENCE).toBeGreaterThan(0);
  });

  test('each question two rulesets disagree about leads to its answer in words', async ({ open, complaints }) => {
    const page = await open('/compare/bartmess-vs-meder/');
    const links = page.locator('.compare-questions a');
    const rows = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => document.querySelector(hash)?.textContent));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row === undefined)).toEqual([]);
    await page.getByRole('link', { name: 'Is there castling? In words' }).click();
    await expect.poll(() => page.locator('#row-castling').evaluate((row) => row.matches(':target')), PATIENCE).toBe(true);
    await page.getByText('On the king’s side king and rook change places').last().waitFor();
    expect(await page.locator('#row-castling').innerText()).toContain('both sides, but not as your first move');
    expect(complaints).toEqual([]);
  });

  test('boards and reasons stand in one window on a laptop; on a phone the boards are a strip that moves aside, the page does not', async ({
    open,
  }) => {
    const wide = await open(`${ALL}&pick=d1W`, { viewport: { width: 1366, height: 768 } });
    await wide.locator('.compare-reasons li').first().waitFor();
    const bottom = (): Promise<number> =>
      wide.evaluate(() => document.querySelector('.compare-reasons li')!.getBoundingClientRect().bottom);
    await expect.poll(bottom, PATIENCE).toBeLessThanOrEqual(768);
    const phone = await open(`${ALL}&pick=d1W`, { viewport: { width: 390, height: 844 } });
    await phone.locator('.compare-reasons li').first().waitFor();
    await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth), PATIENCE).toBeLessThanOrEqual(390);
  });

  test('a row of the table opens two plates on which its answer is at work, and other pairs and positions to choose', async ({
    open,
    complaints,
  }) => {
    const page = await open('/compare/');
    const row = page.locator('#row-column-block');
    await row.getByRole('button', { name: 'See it at work' }).click();
    const pair = page.locator('#row-column-block + tr .pair');
    await expect.poll(() => pair.locator('.compare-board svg').count(), PATIENCE).toBeGreaterThanOrEqual(2);
    // Meder's rules let a piece block its whole column (3.1(c)), Bartmess's do not.
    const reason = pair.locator('[data-ruleset="meder"] p', { hasText: /in the .*way/ }).locator('a[href^="/rules/meder/#r-"]');
    await expect.poll(() => reason.count(), PATIENCE).toBe(1);
    await expect.poll(() => pair.locator('[data-ruleset="bartmess"]').getByText('legal.').count(), PATIENCE).toBe(1);
    await pair.getByRole('button', { name: 'Meder and Grant' }).click();
    await expect.poll(() => pair.locator('[data-ruleset="grant"]').count(), PATIENCE).toBe(1);
    await pair.getByRole('button', { name: 'Another position (1 of' }).click();
    await pair.getByRole('button', { name: 'Another position (2 of' }).waitFor();
    await row.getByRole('button', { name: 'See it at work' }).click();
    await expect.poll(() => pair.isVisible(), PATIENCE).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('the quiz judges an answer, says why and keeps the score; nothing ticked cannot be checked', async ({ open }) => {
    const page = await open('/compare/bartmess-vs-meder/');
    const question = page.locator('.quiz > li').first();
    const check = question.getByRole('button', { name: 'Answer' });
    await expect.poll(() => check.isDisabled(), PATIENCE).toBe(true);
    const legal = JSON.parse((await question.getAttribute('data-quiz'))!) as string[];
    for (const id of legal) await question.locator(`input[value="${id}"]`).check();
    await check.click();
    await question.getByText('Right.').waitFor();
    await page.locator('.quiz-score', { hasText: '1 of 1 right at the first try.' }).waitFor();
    await question.getByLabel('None').check();
    await check.click();
    await question.getByText(`Not so: ${legal.length} of 2 judged wrongly.`).waitFor();
    await expect.poll(() => question.locator('details[open] li').count(), PATIENCE).toBe(2);
  });

  test('whoever was with a ruleset last finds its ways first; before that all stand in the order of the site', async ({ open }) => {
    const page = await open('/compare/');
    const first = page.locator('.compare-ways p').first();
    expect(await first.textContent()).toContain('You know chess');
    expect(await page.locator('.compare-ways [data-known]').first().textContent()).toContain('You know Bartmess');
    expect(await page.locator('.compare-ways .is-own').count()).toBe(0);
    await page.goto('/learn/grant/rook/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('threefold:rules')), PATIENCE).toBe('grant');
    await page.goto('/compare/');
    await expect.poll(() => first.textContent(), PATIENCE).toContain('You know Grant');
    expect(await page.locator('.compare-ways p').count()).toBe(5);
    expect(await page.locator('.compare-ways .is-own').count()).toBe(1);
  });

  test('without scripts the table, the starts, the sentences and what shows them are there', async ({ open }) => {
    const page = await open('/compare/bartmess-vs-meder/', { javaScriptEnabled: false });
    expect(await page.locator('[data-start="bartmess"] svg.board-svg, [data-start="meder"] svg.board-svg').count()).toBe(2);
    expect(await page.locator('.tonight-part li').count()).toBeGreaterThanOrEqual(5);
    await page.locator('.tonight-part .show summary').first().click();
    expect(await page.locator('.show[open] .show-board > div:first-child svg').count()).toBe(2);
    expect(await page.locator('.pair-rows > li').count()).toBeGreaterThan(25);
    const index = await open('/compare/', { javaScriptEnabled: false });
    expect(await index.locator('.facts-table .facts-row').count()).toBeGreaterThanOrEqual(60);
    expect(await index.locator('.matrix tbody tr').count()).toBe(10);
  });
});
