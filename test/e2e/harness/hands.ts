import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from '../../../scripts/common/browser.ts';

/** What can be handed to a page, and comes back from it. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of a browser, whoever drives it: the least that a reader does in one. */
export interface Hands {
  /** Everything its pages complained about so far: thrown errors, and errors on the console. */
  readonly listComplaints: () => Promise<readonly string[]>;
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. It knows nothing but what it is handed. */
  readonly run: <Result extends Plain, Given extends readonly Plain[]>(
    what: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Presses and lets go of the mouse at a place of the window. */
  readonly tap: (x: number, y: number) => Promise<void>;
  /** Writes where the focus is. */
  readonly type: (text: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  readonly openWindow: (size: Size) => Promise<Hands>;
  readonly close: () => Promise<void>;
}

/** Firefox says so of what the worker was asked for by a page that is gone: it names no address any more. */
function isLeft(text: string): boolean {
  return text.startsWith('Failed to load ‘’. A ServiceWorker intercepted the request');
}

function hold(page: Page): Hands {
  const complaints: string[] = [];
  // Firefox tells of its worker on the console, or as an error of the page.
  const complain = (text: string): void => {
    if (!isLeft(text)) complaints.push(`${page.url()}: ${text}`);
  };
  page.on('pageerror', (error) => complain(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  return {
    listComplaints: () => Promise.resolve(complaints),
    open: async (address) => {
      await page.goto(address);
    },
    run: (what, ...given) => page.evaluate(what as never, ...(given as never)),
    tap: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    leave: () => page.close(),
  };
}

/** Starts Chromium or Firefox; both are driven by the standard they share, WebDriver BiDi. */
export async function startByBidi(browser: 'chrome' | 'firefox', path: string): Promise<Engine> {
  // Firefox does not start for root in the home of somebody else.
  const home = await mkdtemp(join(tmpdir(), 'threefold-reader-'));
  const started = await puppeteer.launch({
    browser,
    protocol: 'webDriverBiDi',
    executablePath: path,
    userDataDir: join(home, 'profile'),
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined, XDG_RUNTIME_DIR: undefined },
    args: browser === 'chrome' ? [...BROWSER_ARGUMENTS] : [],
  });
  return {
    openWindow: async (size) => {
      const page = await started.newPage();
      await page.setViewport(size);
      return hold(page);
    },
    close: async () => {
      await started.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
