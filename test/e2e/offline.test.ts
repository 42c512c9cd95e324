import { beforeAll, beforeEach } from 'vitest';
import { PATIENCE } from './harness/board.ts';
import { expectHead, keepSet, listKept, readBuilt, renew, startHost, waitForWorker, type Host } from './harness/host.ts';
import { describe, expect, test, type Page } from './harness/page.ts';
import { readSummaries } from '../../src/training/puzzle-index.ts';

let host: Host;
beforeAll(async () => {
  host = await startHost();
  return () => host.stop();
});
beforeEach(() => {
  host.isHanging = false;
  host.other.clear();
  host.asked.length = 0;
});

const ALLOWED = { serviceWorkers: 'allow' } as const;
interface List {
  readonly shell: { readonly bytes: number; readonly files: readonly (readonly [string, string])[] };
  readonly least: readonly (readonly [string, string])[];
}
const readList = async (): Promise<List> => JSON.parse(await readBuilt('/kept.json')) as List;
/** What a page says anew. */
const anew = (html: string): string => html.replace(/<h1[^>]*>/, '$&Anew: ');
/** The browser looks for a new worker, as it does when somebody comes back to a page. */
const update = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
const listFacets = async (ruleset: string): Promise<readonly string[]> =>
  readSummaries(JSON.parse(await readBuilt(`/puzzles/data/${ruleset}/facets.json`))).map(({ id }) => id);
const pathsOf = (keys: readonly string[]): readonly string[] => keys.map((key) => key.split('?')[0]!);

describe('without a network', () => {
  test('the first visit keeps what everybody needs and no more; what was read is kept with the lesson after it; the rest says so', async ({
    open,
  }) => {
    const page = await open(`${host.site}/about/`, ALLOWED);
    await waitForWorker(page);
    const { shell } = await readList();
    expect(new Set(pathsOf(await listKept(page)))).toEqual(new Set([...shell.files.map(([address]) => address), '/kept.json']));
    expect(shell.bytes).toBeLessThanOrEqual(1_230_000);
    await page.goto(`${host.site}/learn/meder/columns/`);
    const findNext = async (): Promise<string> => (await page.locator('a[rel="next"]').getAttribute('href')) ?? '';
    const second = await findNext();
    await expect
      .poll(async () => pathsOf(await listKept(page)), PATIENCE)
      .toEqual(expect.arrayContaining(['/learn/meder/columns/', second]));
    // The page that makes boards has scripts of its own.
    const says = page.locator('threefold-board .embed-says');
    await page.goto(`${host.site}/embed/`);
    await expect.poll(() => says.textContent(), PATIENCE).toBe('White to move.');
    await expect.poll(async () => pathsOf(await listKept(page)), PATIENCE).toContain('/embed/threefold-board.js');

    await page.context().setOffline(true);
    await page.goto(`${host.site}/embed/`);
    await expect.poll(() => says.textContent(), PATIENCE).toBe('White to move.');
    await page.goto(host.site + second);
    await page.goto(host.site + (await findNext()));
    await expectHead(page, 'Not kept on this device');
    await page.goto(`${host.site}/learn/meder/attack-boards/`);
    await expect.poll(() => page.locator('[data-kept="missing"]').textContent(), PATIENCE).toMatch(/“May you move it\?” is not kept here/);
    await page.goto(`${host.site}/puzzles/meder-zzzz/`);
    await expectHead(page, 'Not kept on this device');
    await page.goto(`${host.site}/no/such/page/`);
    await expectHead(page, 'No page here');
    await page.goto(`${host.site}/puzzles/list/meder/`);
    await expectHead(page, 'Puzzles');
    await page.goto(`${host.site}/learn/meder/`);
    await expectHead(page, 'Meder Tournament Rules');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(250, 247, 241)');
    await page.keyboard.press('/');
    await page.keyboard.type('castling');
    await expect
      .poll(() => page.locator('.search-state').textContent(), PATIENCE)
      .toMatch(/^\d+ pages for “castling”\. Without a connection only lessons, rules and terms/);
    // Every course has a lesson on it: the result says which rules it is about.
    for (const about of await page.locator('.search-found a[href*="/learn/"] small').allTextContents())
      expect(about).toMatch(/(?:Rules|rules|Chess).* · Lesson$/);
  });

  test('a course and puzzles are kept on request, renewed by a new build, found by the search in full, and let go again', async ({
    open,
  }) => {
    const page = await open(`${host.site}/learn/meder/`, ALLOWED);
    await waitForWorker(page);
    expect(await page.locator('.keep-size').textContent()).toMatch(/^\d\.\d MB$/);
    await keepSet(page, 'course-meder');
    await page.goto(`${host.site}/kept/`);
    await keepSet(page, 'puzzles-grant');
    await renew(host, new Map([['/learn/meder/gaps/', anew]]));
    await update(page);
    await expect.poll(async () => (await listKept(page)).filter((key) => key.startsWith('/kept.json?kept=')).length, PATIENCE).toBe(2);
    // The pages that changed come after the list: only then may the network go.
    const findRenewed = (): Promise<boolean> =>
      page.evaluate(async () => {
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys())
            if (new URL(request.url).pathname === '/learn/meder/gaps/' && (await (await caches.match(request))?.text())?.includes('Anew: '))
              return true;
        return false;
      });
    await expect.poll(findRenewed, { timeout: 30_000 }).toBe(true);
    // The worker of the new build has to be in place: one that is still coming fetches, and a page may wait for it.
    const isInPlace = (): Promise<boolean> =>
      page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        return !installing && !waiting && active?.state === 'activated';
      });
    await expect.poll(isInPlace, { timeout: 60_000 }).toBe(true);

    await page.context().setOffline(true);
    await page.goto(`${host.site}/learn/meder/gaps/`);
    await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toMatch(/^Anew: /);
    await page.keyboard.press('/');
    await page.keyboard.type('castling');
    await expect.poll(() => page.locator('.search-state').textContent(), PATIENCE).toMatch(/only pages that are kept here are searched/);
    const hrefs = await page.locator('.search-found a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs.filter((href) => /^\/learn\/meder\/castling/.test(href ?? ''))).not.toEqual([]);
    // A puzzle's own page is not kept: the trainer stands in for it.
    const id = (await listFacets('grant'))[0]!;
    await page.goto(`${host.site}/puzzles/${id}/`);
    await page.locator(`[data-puzzle="${id}"][data-live]`).waitFor();

    await page.goto(`${host.site}/kept/`);
    const set = page.locator('li', { has: page.locator('keep-set[data-set="course-meder"]') });
    await set.locator('summary').click();
    expect(await set.locator('.kept-pages a').count()).toBeGreaterThan(20);
    await set.locator('[data-do="let-go"]').click();
    await expect.poll(() => set.locator('.keep-says').textContent(), PATIENCE).toBe('Let go.');
    await expect.poll(() => set.locator('.kept-pages').count(), PATIENCE).toBe(0);
    expect(pathsOf(await listKept(page)).filter((path) => /^\/learn\/meder\/./.test(path))).toEqual([]);
  });

  test('before anything is kept, the page says so', async ({ open }) => {
    const page = await open(`${host.site}/kept/`);
    await expect.poll(() => page.locator('[data-kept="room"]').textContent(), PATIENCE).toBe('Nothing is kept here yet.');
    expect(await page.locator('[data-kept-size="all"]').first().textContent()).toMatch(/^\d+\.\d MB$/);
  });

  test('who saves data keeps only what says what is kept; a storage that is full is said', async ({ open }) => {
    const saving = "Object.defineProperty(navigator,'connection',{value:{saveData:true}});";
    host.other.set('/sw.js', saving + (await readBuilt('/sw.js')));
    const page = await open(`${host.site}/kept/`, ALLOWED);
    await waitForWorker(page, 'least');
    const { least } = await readList();
    expect(new Set(pathsOf(await listKept(page)))).toEqual(new Set([...least.map(([address]) => address), '/kept.json']));
    await page.context().setOffline(true);
    await page.goto(`${host.site}/glossary/`);
    await expectHead(page, 'Not kept on this device');

    await page.goto(`${host.site}/kept/`);
    await page.context().setOffline(false);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.site, quotaSize: 2_000_000 });
    const set = page.locator('keep-set[data-set="course-harshman"]');
    await set.locator('[data-do="keep"]').click();
    await expect.poll(() => set.locator('.keep-says').textContent(), { timeout: 30_000 }).toMatch(/There is no room left/);
  });
});

test('a network that takes the question and never answers costs three seconds, once', async ({ open }) => {
  const page = await open(`${host.site}/about/`, ALLOWED);
  await waitForWorker(page);
  host.isHanging = true;
  const goTo = async (path: string): Promise<number> => {
    const before = Date.now();
    await page.goto(host.site + path, { waitUntil: 'commit', timeout: 20_000 });
    return Date.now() - before;
  };
  expect(await goTo('/glossary/')).toBeGreaterThan(2500);
  await expectHead(page, 'Glossary');
  expect(await goTo('/learn/meder/attack-boards/')).toBeLessThan(2500);
  await expectHead(page, 'Not kept on this device');
  host.isHanging = false;
  await goTo('/learn/meder/gaps/');
  await page.locator('a[rel="next"]').waitFor();
});

test('a new build under open pages fetches what changed; the old page goes on, with its scripts, and says that there is a newer one', async ({
  open,
}) => {
  const page = await open(`${host.site}/learn/meder/`, ALLOWED);
  await waitForWorker(page);
  const other = await page.context().newPage();
  await other.goto(`${host.site}/which/`);
  await renew(host, new Map([['/learn/meder/', anew]]));
  await other.waitForLoadState('networkidle');
  host.asked.length = 0;
  await update(other);
  await expect.poll(() => page.locator('.newer').textContent(), PATIENCE).toMatch(/There is a newer version of this page/);
  expect(new Set(host.asked)).toEqual(new Set(['/sw.js', '/kept.json', '/learn/meder/']));
  // The page that did not change has nothing to say.
  expect(await other.locator('.newer').isVisible()).toBe(false);
  // The host has none of the scripts any more; the page had not yet asked for those of its board.
  for (const key of await listKept(page)) if (key.startsWith('/_astro/')) host.other.set(key, undefined);
  await page
    .locator('.board-frame')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await page.locator('[data-live="true"]').first().waitFor();
  await page.locator('.newer a').click();
  await expect.poll(() => page.locator('h1').textContent(), PATIENCE).toBe('Anew: Meder Tournament Rules');
  expect(await page.locator('.newer').isVisible()).toBe(false);
});

describe('one file that a browser does not let through', () => {
  test('keeps nothing else from being read without a network, and what is kept is told as it is', async ({ open }) => {
    host.other.set((await readList()).shell.files.find(([address]) => address.startsWith('/_astro/sound.'))![0], undefined);
    const page = await open(`${host.site}/learn/meder/board/`, ALLOWED);
    await waitForWorker(page, 'least');
    // The page that was open first is kept too.
    await expect.poll(async () => pathsOf(await listKept(page)), PATIENCE).toContain('/learn/meder/board/');
    await page.goto(`${host.site}/kept/`);
    const set = page.locator('keep-set[data-set="course-meder"]');
    await set.locator('[data-do="keep"]').click();
    await expect.poll(() => set.locator('.keep-says').textContent(), { timeout: 60_000 }).toMatch(/^Kept\. One file that all pages share/);
    await page.context().setOffline(true);
    await page.goto(`${host.site}/learn/meder/pawns/`);
    await page.locator('a[rel="next"]').waitFor();
    await page.goto(`${host.site}/learn/meder/board/`);
    await page.locator('a[rel="next"]').waitFor();
  });

  test('where it is the worker itself, nothing is called kept, and the page says why', async ({ open }) => {
    host.other.set('/sw.js', undefined);
    const page = await open(`${host.site}/kept/`, ALLOWED);
    await expect.poll(() => page.locator('[data-kept="failed"]').isVisible(), PATIENCE).toBe(true);
    const set = page.locator('keep-set[data-set="course-meder"]');
    await set.locator('[data-do="keep"]').click();
    await expect.poll(() => set.locator('.keep-says').textContent(), { timeout: 60_000 }).toMatch(/^The files are here, but/);
  });
});

describe('never wrong-footed', () => {
  test('a part of a page that is gone is said, with a way on', async ({ open }) => {
    const page = await open(`${host.site}/learn/meder/`);
    // What says so comes once the page rests.
    const hasCome = (): boolean => performance.getEntriesByType('resource').some(({ name }) => name.includes('/registration.'));
    await expect.poll(() => page.evaluate(hasCome), PATIENCE).toBe(true);
    await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page
      .locator('.board-frame')
      .first()
      .click({ position: { x: 3, y: 3 } });
    await expect.poll(() => page.locator('.newer').textContent(), PATIENCE).toMatch(/A part of this page could not be fetched/);
    await page.unrouteAll();
    await page.locator('.newer a').click();
    await page.waitForLoadState();
    expect(await page.locator('.newer').isVisible()).toBe(false);
  });

  test('a host that answers with something else than the list of what can be kept is said, and keeping ends with a sentence', async ({
    open,
  }) => {
    host.other.set('/kept.json', '{"version":"1","sets":"all"}');
    const page = await open(`${host.site}/kept/`);
    await expect.poll(() => page.locator('[data-kept="room"]').textContent(), PATIENCE).toMatch(/What can be kept cannot be read/);
    const all = page.locator('keep-set[data-set="all"]');
    await all.locator('[data-do="keep"]').click();
    await expect.poll(() => all.locator('.keep-says').textContent(), PATIENCE).toMatch(/cannot be read just now/);
  });

  test('a browser that keeps nothing says so, and the site works', async ({ open }) => {
    const page = await open(`${host.site}/about/`);
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'caches');
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.goto(`${host.site}/kept/`);
    await expect.poll(() => page.locator('[data-kept="none"]').isVisible(), PATIENCE).toBe(true);
    expect(await page.locator('keep-set:visible').count()).toBe(0);
  });
});
