import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { BROWSER_ARGUMENTS, getBrowser } from '../common/browser.ts';
import { DIST, readBase } from '../common/pages.ts';
import { listen, makeServer } from '../common/server.ts';
import { comparePageMemory, type PageMemory } from './page-memory.ts';

/**
 * Uses pages of the built site for some minutes, as a reader does who stays: `npm run soak -- [--minutes 10]`. One steps through a line and
 * back, one drags pieces where they may not go and plays, one takes puzzle after puzzle, one goes from page to page. What each of them holds
 * at the end may be a fifth more than after the first minute. Exit code 1 where it is more, or a page complains.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const MINUTE = 60_000;
const minutes = Number(values.minutes);
if (!(minutes >= 2)) {
  console.error(`--minutes is “${values.minutes}”; expected 2 or more: the first is what the others are held to`);
  process.exit(2);
}

/** Something a reader does again and again on one page. */
interface Habit {
  readonly name: string;
  readonly path: string;
  begin(page: Page): Promise<unknown>;
  again(page: Page, time: number): Promise<unknown>;
}

const touch = (page: Page, board: string): Promise<void> => page.locator(`${board} .board-frame`).click({ position: { x: 3, y: 3 } });
const waitForLive = (page: Page, board: string): Promise<void> => page.locator(`${board} .board-frame.is-live`).waitFor();

async function drag(page: Page, board: string, from: string, to: string): Promise<void> {
  const [one, other] = await Promise.all([from, to].map((name) => page.locator(`${board} [data-at="${name}"]`).boundingBox()));
  if (!one || !other) throw new Error(`${board} shows no ${from} or ${to}`);
  const middle = ({ x, y, width, height }: typeof one): readonly [number, number] => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(one));
  await page.mouse.down();
  await page.mouse.move(...middle(other), { steps: 6 });
  await page.mouse.up();
}

const WALK = ['/', '/learn/meder/attack-boards/', '/compare/', '/puzzles/', '/glossary/', '/rules/grant/'];

const HABITS: readonly Habit[] = [
  {
    name: 'steps',
    path: '/gallery/',
    begin: async (page) => {
      await touch(page, '#line');
      await waitForLive(page, '#line');
    },
    again: (page, time) => page.locator(`#line [data-go="${time % 12 < 6 ? 'on' : 'back'}"]`).click(),
  },
  {
    name: 'drags',
    path: '/',
    begin: async (page) => {
      await touch(page, '#first');
      await waitForLive(page, '#first');
      await page.locator('#first .board-frame').evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
    },
    again: (page, time) => drag(page, '#first', 'a1W', time % 2 === 0 ? 'a4W' : 'c4N'),
  },
  {
    name: 'puzzles',
    path: '/puzzles/train/#ruleset=meder',
    begin: (page) => waitForLive(page, '.trainer').catch(() => touch(page, '.trainer')),
    again: async (page) => {
      const plate = page.locator('.trainer board-diagram');
      const id = await plate.getAttribute('data-puzzle');
      await page.locator('.train-acts button').first().click();
      await page.locator(`.trainer board-diagram[data-live]:not([data-puzzle="${id}"])`).waitFor();
    },
  },
  {
    name: 'walk',
    path: '/',
    begin: () => Promise.resolve(),
    again: (page, time) => page.goto(new URL(base + WALK[time % WALK.length]!.slice(1), page.url()).href),
  },
];

const base = await readBase();
const server = makeServer(DIST, base);
const site = await listen(server, 0);
const browser = await chromium.launch({ executablePath: await getBrowser(), args: [...BROWSER_ARGUMENTS] });
const faults: string[] = [];

/** What a page holds once all is collected that nobody can reach any more. */
async function weigh(page: Page, context: BrowserContext): Promise<PageMemory> {
  const scales = await context.newCDPSession(page);
  await page.waitForTimeout(200);
  for (let time = 0; time < 2; time += 1) await scales.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await scales.send('Memory.getDOMCounters');
  const { usedSize } = await scales.send('Runtime.getHeapUsage');
  await scales.detach();
  return { nodes, listeners, bytes: usedSize };
}

/** Takes up a habit until the time is over; every page in its turn, so that all of them are open. */
async function soak(habit: Habit, context: BrowserContext, end: number): Promise<void> {
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${habit.name}: ${error.message}`));
  await page.goto(site + base + habit.path.slice(1));
  await habit.begin(page);
  let [time, done] = [0, Date.now() + MINUTE];
  /** A round of habits ends where it began, so that what is weighed is alike. */
  const round = WALK.length * 2;
  const goOn = async (): Promise<void> => {
    while (Date.now() < done || time % round !== 0) await habit.again(page, time++);
  };
  await goOn();
  const before = await weigh(page, context);
  done = end;
  await goOn();
  const after = await weigh(page, context);
  const grown = comparePageMemory(before, after);
  console.log(`${habit.name.padEnd(8)} ${time} times: ${grown.says}`);
  faults.push(...grown.faults.map((fault) => `${habit.name}: ${fault}`));
  await page.close();
}

const end = Date.now() + minutes * MINUTE;
const usual = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
// A page that lies under another one draws nothing: each has a window of its own.
await Promise.all(
  HABITS.map(async (habit) => {
    const context = await browser.newContext(usual);
    await soak(habit, context, end).catch((error: unknown) => faults.push(`${habit.name}: ${String(error)}`));
    await context.close();
  }),
);
await browser.close();
server.closeAllConnections();
server.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
