import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';

let connection: Promise<Browser> | undefined;

/** The browser all tests share; connected to once a worker. */
function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'));
  return connection;
}

/** How every test sees the site, where it asks for nothing else. */
export const USUAL = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', colorScheme: 'light' } as const;
/** A page of the site with nothing on it: there a page of a test is left and forgets. */
const BARE = '/robots.txt';
/** How a page is opened: as a browser makes one, and whether by somebody who has chosen nothing. */
export interface PageOptions extends BrowserContextOptions {
  /** Tests see whole lessons, like readers who chose that; a new reader sees a screen at a time. */
  readonly isNew?: boolean;
}

/** Runs in every page: the reader has chosen to read whole pages, where they have not chosen otherwise. */
function chooseWholePage(): void {
  try {
    if (location.protocol !== 'about:' && localStorage.getItem('threefold:reading') === null)
      localStorage.setItem('threefold:reading', 'page');
  } catch {
    // A page whose storage is closed.
  }
}
/** What stays on a page, or reaches what all pages of its context share. A page that was asked for it is not used again. */
const LASTING = ['addInitScript', 'context', 'exposeBinding', 'exposeFunction', 'on', 'once', 'route', 'routeFromHAR'] as const;
/** What a page gets or keeps by options other than these is its context's for good. */
const UNUSUAL = ['hasTouch', 'isMobile', 'permissions', 'serviceWorkers', 'storageState'] as const;

/** A page that is lent to a test, alone in its context. */
export interface Lent {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The options of its context that cannot be changed; nothing where it cannot be used again anyway. */
  readonly key: string | undefined;
  isSpent: boolean;
}

/** Pages nobody has, by their key. To make one costs three times what a page of the site does. */
const idle = new Map<string, Lent[]>();

/** A page that has seen nothing, with these options. */
export async function lend({ isNew = false, ...options }: PageOptions = {}): Promise<Lent> {
  const { viewport, reducedMotion, colorScheme, ...kept } = { ...USUAL, ...options };
  const key = UNUSUAL.some((name) => name in kept) ? undefined : JSON.stringify({ isNew, ...kept });
  const lent = key === undefined ? undefined : idle.get(key)?.pop();
  if (!lent) return makeLent(key, isNew, options);
  if (viewport) await lent.page.setViewportSize(viewport);
  await lent.page.emulateMedia({ media: null, reducedMotion, colorScheme });
  return lent;
}

async function makeLent(key: string | undefined, isNew: boolean, options: BrowserContextOptions): Promise<Lent> {
  const browser = await connect();
  // A service worker would keep the whole site for every test.
  const context = await browser.newContext({ baseURL: inject('site'), ...USUAL, serviceWorkers: 'block', ...options });
  if (!isNew) await context.addInitScript(chooseWholePage);
  const page = await context.newPage();
  const lent: Lent = { context, page, key, isSpent: false };
  for (const name of LASTING) {
    const plain = page[name].bind(page) as (...all: readonly unknown[]) => unknown;
    const spend = (...all: readonly unknown[]): unknown => {
      lent.isSpent = true;
      return plain(...all);
    };
    Object.assign(page, { [name]: spend });
  }
  return lent;
}

/** Takes a page back. It is used again once it has forgotten what it kept. */
export async function takeBack(lent: Lent): Promise<void> {
  const { context, key, isSpent } = lent;
  if (key !== undefined && !isSpent && (await forget(lent))) idle.set(key, [...(idle.get(key) ?? []), lent]);
  else await context.close();
}

/** Leaves what a page shows, and clears what it kept; whether it is as new. */
async function forget({ context, page }: Lent): Promise<boolean> {
  try {
    if (context.pages().length > 1) return false;
    // The mouse rests where no board will be.
    await page.mouse.move(0, 0);
    // What a page keeps when it is left is cleared too.
    await page.goto(BARE, { timeout: 5_000 });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    return true;
  } catch {
    return false;
  }
}
