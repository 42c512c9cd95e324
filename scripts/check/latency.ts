import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from '../common/browser.ts';
import { buildIfNeeded, ROOT } from '../common/run-tool.ts';
import { listen, makeServer } from '../common/server.ts';
import { BARE_BOARD, measurePresses, sayCost, type PressCost } from './warm-press.ts';

/**
 * How long a reader waits who presses a board that nothing has touched before, on a processor slowed down four times: until
 * the press is marked, and until the board answers. Beside it a peer on the same machine in the same minute: a bare page whose
 * button fetches Preact at the first press and becomes a counter. `npm run latency -- --runs 7 /learn/meder/pawns/`.
 */
const SLOWER = 4;
const PAGE = '/learn/meder/pawns/';
const PEER = `<!doctype html><html lang="en"><title>Peer</title><div id="root"><button>0</button></div><script type="module">
const root = document.querySelector('#root');
root.addEventListener('click', async () => {
  const { h, hydrate } = await import('/preact.js');
  hydrate(h('button', { onClick() {} }, '0'), root);
  root.dataset.live = 'true';
}, { once: true });
</script>`;

interface Waits {
  readonly marked: number | undefined;
  readonly live: number;
}

/** Milliseconds from the press of what a selector names to the mark of the press, and to life. */
async function press(browser: Browser, prepare: (page: Page) => Promise<void>, selector: string): Promise<Waits> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await prepare(page);
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    await target.evaluate((element) => {
      const times: Record<string, number> = {};
      Object.assign(globalThis, { times });
      addEventListener('pointerdown', ({ timeStamp }) => (times['pressed'] = timeStamp), { capture: true, once: true });
      new MutationObserver(() => {
        if (document.querySelector('.board-pressed')) times['marked'] ??= performance.now();
        if (element.closest('[data-live]')) times['live'] ??= performance.now();
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-live'] });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // A finger, which has not rested on the board before.
    const box = (await target.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await page.waitForFunction(() => 'live' in (globalThis as unknown as { times: object }).times);
    const times = await page.evaluate(() => (globalThis as unknown as { times: Record<string, number> }).times);
    const { pressed = 0, marked, live = 0 } = times;
    return { marked: marked === undefined ? undefined : marked - pressed, live: live - pressed };
  } finally {
    await context.close();
  }
}

/** The median of some costs, each part by itself, on the slower processor. */
function sayMedian(all: readonly PressCost[]): string {
  const of = (key: keyof PressCost): number => all.map((one) => one[key] * SLOWER).toSorted((one, other) => one - other)[all.length >> 1]!;
  return sayCost({ task: of('task'), script: of('script'), style: of('style'), layout: of('layout') });
}

const { values, positionals } = parseArgs({ options: { runs: { type: 'string', default: '7' } }, allowPositionals: true });
const runs = Math.max(1, Number(values.runs));
if ((await buildIfNeeded()) !== 0) process.exit(1);
const server = makeServer(`${ROOT}dist`);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS] });
const preact = await readFile(`${ROOT}node_modules/preact/dist/preact.module.js`, 'utf8');

const openPeer = async (page: Page): Promise<void> => {
  await page.route('**/peer', (route) => route.fulfill({ contentType: 'text/html', body: PEER }));
  await page.route('**/preact.js', (route) => route.fulfill({ contentType: 'text/javascript', body: preact }));
  await page.goto(`${site}/peer`, { waitUntil: 'networkidle' });
};
const show = (name: string, waits: readonly (number | undefined)[]): string => {
  const known = waits.filter((one) => one !== undefined).toSorted((one, other) => one - other);
  return `${name} ${Math.round(known[Math.floor((known.length - 1) / 2)] ?? NaN)} (worst ${Math.round(known.at(-1) ?? NaN)})`;
};

for (const path of positionals.length > 0 ? positionals : [PAGE]) {
  const [boards, peers]: [Waits[], Waits[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const open = async (page: Page): Promise<void> => {
      await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
    };
    boards.push(await press(browser, open, 'board-diagram .board-frame'));
    peers.push(await press(browser, openPeer, 'button'));
  }
  const [marked, live, peer] = [boards.map((one) => one.marked), boards.map((one) => one.live), peers.map((one) => one.live)];
  console.log(`${path}  ms, median of ${runs}: ${show('marked', marked)}  ${show('live', live)}  ${show('peer live', peer)}`);
}

/** A warm board: what a press costs once all is there, beside the peer; the processor's own time, as if it were four times slower. */
const costs: [PressCost[], PressCost[]] = [[], []];
const openBoard = async (page: Page): Promise<void> => {
  await page.goto(`${site}/board/#rules=meder`, { waitUntil: 'networkidle' });
  await page.locator('[data-live] .board-frame').first().waitFor();
};
const openBare = async (page: Page): Promise<void> => {
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: BARE_BOARD }));
  await page.goto(`${site}/bare`);
};
for (let run = 0; run < runs; run += 1) {
  costs[0].push(await measurePresses(browser, openBoard, ['#free [data-at="b2W"]', '#free [data-at="c2W"]']));
  costs[1].push(await measurePresses(browser, openBare, ['[data-at="52"]', '[data-at="43"]']));
}
console.log(`/board/ warm, a press, times ${SLOWER}, median of ${runs}: ${sayMedian(costs[0])}; peer ${sayMedian(costs[1])}`);

await browser.close();
server.closeAllConnections();
server.close();
