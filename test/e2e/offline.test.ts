import { createServer } from 'node:http';
import { DIST } from '../../scripts/pages.ts';
import { listen, makeServer } from '../../scripts/server.ts';
import { PATIENCE } from './harness/board.ts';
import { expect, test, type Page } from './harness/page.ts';

/** Waits until the worker has all pages and answers for them. */
const waitForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });

test('a reader who has been here once reads on without a network', async ({ open }) => {
  const page = await open('/', { serviceWorkers: 'allow' });
  await waitForWorker(page);
  await page.context().setOffline(true);
  await page.goto('/learn/meder/attack-boards/');
  expect(await page.locator('h1').textContent()).toBe('May you move it?');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(250, 247, 241)');
  await page.goto('/no/such/page/');
  expect(await page.locator('h1').textContent()).toBe('No page here');
});

test('a network that takes the question and never answers is none: the page that is kept is shown after three seconds', async ({
  open,
}) => {
  let isHanging = false;
  const inner = makeServer(DIST);
  const server = createServer((request, response) => {
    if (!isHanging) inner.emit('request', request, response);
  });
  const site = await listen(server, 0);
  try {
    const page = await open(`${site}/`, { serviceWorkers: 'allow' });
    await waitForWorker(page);
    isHanging = true;
    const before = Date.now();
    await page.goto(`${site}/learn/meder/columns/`, { waitUntil: 'commit', timeout: 20_000 });
    expect(Date.now() - before).toBeGreaterThan(2500);
    await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toBe('Squares above squares');
    isHanging = false;
    const fast = Date.now();
    await page.goto(`${site}/learn/meder/gaps/`, { waitUntil: 'commit' });
    expect(Date.now() - fast).toBeLessThan(2500);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('without a network the search goes through titles and terms, the plain list of puzzles gives way to the other one', async ({
  open,
}) => {
  const page = await open('/', { serviceWorkers: 'allow' });
  await waitForWorker(page);
  await page.context().setOffline(true);
  await page.goto('/learn/meder/columns/');
  await page.keyboard.press('/');
  await page.keyboard.type('castling');
  await expect
    .poll(() => page.locator('.search-state').textContent(), PATIENCE)
    .toMatch(/^\d+ places for “castling”\. Without a connection only titles/);
  expect(await page.locator('.search-found a').first().getAttribute('href')).toMatch(/^\/learn\/meder\//);
  await page.goto('/puzzles/list/meder/');
  await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toBe('Puzzles');
});
