import { beforeAll } from 'vitest';
import { listFiles } from '../../scripts/common/files.ts';
import { findBroken } from '../../scripts/check/links.ts';
import { readBase, readPages } from '../../scripts/common/pages.ts';
import { BELOW, buildBelow, ROOT } from '../../scripts/common/run-tool.ts';
import { listen, makeServer } from '../../scripts/common/server.ts';
import { tryHost } from '../../scripts/check/try-host.ts';
import { PATIENCE, tap, wake, waitForMode, wordsOf } from './harness/board.ts';
import { listHosts } from './harness/hosts.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { expectHead, keepSet, waitForWorker } from './harness/host.ts';
import { readSample } from './harness/puzzle.ts';
import { waitForFound } from './harness/search.ts';
import { openSheet } from './harness/sheet.ts';
import { waitForVerdict, write } from './harness/trainer.ts';

const { base: BASE, folder: FOLDER } = BELOW;
const FULL = `${ROOT}${FOLDER}`;
let [site, stop] = ['', (): void => {}];

/** The site once more, for a path of its host: `http://localhost:41234/chess/`. Nothing of it stands at the root. */
beforeAll(async () => {
  expect(await buildBelow(BASE, FOLDER)).toBe(0);
  const server = makeServer(FULL, BASE);
  site = `${await listen(server, 0)}${BASE.slice(0, -1)}`;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return () => stop();
}, 600_000);

/** What asked for something outside of the site, or got nothing. */
const hearAnswers = (page: Page): string[] => {
  const lost: string[] = [];
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (protocol === 'http:' && (!pathname.startsWith(BASE) || !response.ok())) lost.push(`${response.status()} ${pathname}`);
  });
  return lost;
};

describe('the site below a path', () => {
  test('no link leaves it, and its own files are all there', async () => {
    const [pages, base] = await Promise.all([readPages(FULL), readBase(FULL)]);
    expect(base).toBe(BASE);
    expect(pages.size).toBeGreaterThan(100);
    const files = new Set((await listFiles(FULL)).map((file) => file.slice(FULL.length).replaceAll('\\', '/')));
    // Most puzzle pages are left out of this build.
    const isThere = (path: string): boolean => files.has(path) || /^\/puzzles\/[a-z]+-[0-9a-z]{4}\/$/.test(path);
    expect([...pages.keys()].flatMap((address) => findBroken(address, pages, isThere, BASE))).toEqual([]);
  });

  test('home with a move on its board, a guided lesson, the next one, and the way back to where the reader was', async ({
    open,
    complaints,
  }) => {
    const page = await open(`${site}/`, { isNew: true });
    const lost = hearAnswers(page);
    await wake(page, 'first');
    await tap(page, 'first', 'a1W');
    await tap(page, 'first', 'b3N');
    await expect.poll(() => page.locator('#first .plate-idle').textContent(), PATIENCE).toMatch(/Black to move/);
    await page.locator('[data-begin]').click();
    await page.waitForURL(`**${BASE}learn/meder/**`);
    await expect.poll(() => page.locator('.screen:visible').count(), PATIENCE).toBe(1);
    await page.locator('[data-guide="next"]').click();
    const record = (): Promise<string> => page.evaluate(() => localStorage.getItem('threefold:progress') ?? '');
    await expect.poll(record, PATIENCE).toContain('meder/first-steps');
    await page.goto(`${site}/learn/meder/pawns/`);
    await page.getByRole('navigation', { name: 'Lessons before and after' }).getByRole('link').last().click();
    await page.waitForURL(`**${BASE}learn/meder/**`);
    await page.goto(`${site}/`);
    const resume = page.locator('[data-resume]');
    await resume.waitFor();
    expect(await resume.getAttribute('href')).toMatch(/^\/chess\/learn\/meder\//);
    expect([lost, complaints]).toEqual([[], []]);
  });

  test('a puzzle is solved in the trainer, whose data and address are below it', async ({ open, complaints }) => {
    const sample = readSample('meder');
    const id = sample.address.split('/')[2]!;
    const page = await open(`${site}/puzzles/train/#puzzle=${id}`);
    const lost = hearAnswers(page);
    await write(page, sample.key);
    await waitForVerdict(page, 'Your move');
    await write(page, sample.mate);
    await expect.poll(() => page.locator('.puzzle').getAttribute('data-state'), PATIENCE).toBe('solved');
    expect(new URL(page.url()).pathname).toBe(`${BASE}puzzles/train/`);
    await page.goto(`${site}/puzzles/?page=3`);
    await expect
      .poll(() => page.locator('.puzzle-card a').first().getAttribute('href'), PATIENCE)
      .toMatch(/^\/chess\/puzzles\/\w+-\w{4}\/$/);
    expect([lost, complaints]).toEqual([[], []]);
  });

  test('the comparison names rules, the analysis board plays and leads to a board for other pages', async ({ open, complaints }) => {
    const page = await open(`${site}/compare/#rules=bartmess,meder,grant,usenet&of=grant`);
    const lost = hearAnswers(page);
    await page.locator('.compare-pick select').selectOption('d1W');
    await page.locator('.compare-reasons a[href="/chess/rules/usenet/#r-3.5"]').first().waitFor();
    await page.goto(`${site}/board/#rules=meder`);
    await wake(page, 'free');
    await waitForMode(page, 'free', 'play');
    await tap(page, 'free', 'b2W');
    await tap(page, 'free', 'b4N');
    await expect.poll(() => wordsOf(page, 'free', 'b4N'), PATIENCE).toMatch(/pawn/);
    expect(new URL(page.url()).pathname).toBe(`${BASE}board/`);
    await openSheet(page, 'Share');
    await page.getByRole('link', { name: 'For your page', exact: true }).click();
    await expect.poll(() => page.locator('threefold-board .embed-says').textContent(), PATIENCE).toContain('Black to move.');
    expect(new URL(page.url()).pathname).toBe(`${BASE}embed/`);
    expect(await page.locator('[name="snippet"]').inputValue()).toContain(`${site}/embed/threefold-board.js`);
    expect([lost, complaints]).toEqual([[], []]);
  });

  test('the search finds, and what it finds is below it; without a network too', async ({ open, complaints }) => {
    const page = await open(`${site}/about/`, { serviceWorkers: 'allow' });
    const lost = hearAnswers(page);
    await page.keyboard.press('/');
    await page.keyboard.type('castling');
    await waitForFound(page, 'castling');
    const hrefs = await page.locator('.search-found a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect(href).toMatch(/^\/chess\//);
    expect([lost, complaints]).toEqual([[], []]);
    // An address that leads nowhere leads on to what is nearest.
    await page.goto(`${site}/learn/meder/nowhere/`);
    await expect.poll(() => page.locator('[data-near]:visible').textContent(), PATIENCE).toContain('There is no lesson “nowhere” here.');
    expect(await page.locator('[data-near]:visible a').getAttribute('href')).toBe('/chess/learn/meder/');
    await waitForWorker(page);
    await page.goto(`${site}/learn/meder/`);
    await keepSet(page, 'course-meder');
    await page.context().setOffline(true);
    await page.goto(`${site}/learn/meder/columns/`);
    await expectHead(page, 'Squares above squares');
    await page.goto(`${site}/rules/grant/`);
    await expectHead(page, 'Not kept on this device');
    await page.goto(`${site}/puzzles/list/meder/1/`);
    expect(await page.locator('h1').textContent()).toBe('Puzzles');
    await page.goto(`${site}/no/such/page/`);
    expect(await page.locator('h1').textContent()).toBe('No page here');
  });

  test.for(listHosts())('$name serves it, and the one at the root, as the bundled server does', async (host) => {
    for (const [folder, base] of [
      [`${ROOT}dist`, '/'],
      [FULL, BASE],
    ] as const) {
      const { asked, faults } = await tryHost(host, folder, base);
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(25);
    }
  });
});
