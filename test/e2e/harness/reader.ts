import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser, findFirefox } from '../../../scripts/browser.ts';

/** A browser a reader may have, and where it is; none where it is not installed. */
export interface Kind {
  readonly name: string;
  readonly browser: 'chrome' | 'firefox';
  readonly path: string | undefined;
}

/** The browsers a journey is made in. */
const KINDS: readonly Kind[] = [
  { name: 'Chromium', browser: 'chrome', path: findBrowser() },
  { name: 'Firefox', browser: 'firefox', path: findFirefox() },
];

/** The browsers that are installed; what a journey is not made in is named. */
export function listInstalled(): readonly Kind[] {
  for (const { name, path } of KINDS)
    if (path === undefined) process.stderr.write(`${name} is not installed: journeys are not run in it.\n`);
  return KINDS.filter(({ path }) => path !== undefined);
}

/** The windows of a laptop, of a phone, and of a phone on its side. */
export const READERS_WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Starts a browser of this kind; both are driven by the standard they share, WebDriver BiDi. */
export function startBrowser({ browser, path }: Kind): Promise<Browser> {
  return puppeteer.launch({
    browser,
    protocol: 'webDriverBiDi',
    executablePath: path!,
    args: browser === 'chrome' ? [...BROWSER_ARGUMENTS] : [],
  });
}

/** How long a reader waits for what he expects, in milliseconds. */
const PATIENCE = 15_000;

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Somebody who reads the site in a window: he presses what he sees, and waits for what he expects. Places are CSS selectors. */
export class Reader {
  /** Everything the pages complained about: thrown errors, and errors on the console. */
  readonly complaints: string[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => {
      this.complaints.push(`${page.url()}: ${error instanceof Error ? error.message : String(error)}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`${page.url()}: ${message.text()}`);
    });
  }

  static async start(browser: Browser, window: { width: number; height: number }): Promise<Reader> {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport(window);
    return new Reader(page);
  }

  /** Opens a page of the site by its path. */
  async open(path: string): Promise<void> {
    await this.#page.goto(`${inject('site')}${path}`);
  }

  /** Presses what is there, wherever on the page it is. */
  async press(place: string): Promise<void> {
    await this.#page.locator(place).click();
  }

  /** Waits until the address ends so and the page is there whole: until then what he would press may still move. */
  async arriveAt(path: string): Promise<void> {
    await this.#until(() => Promise.resolve(new URL(this.#page.url()).pathname === path), `is not at ${path} but at ${this.#page.url()}`);
    await this.#page.waitForFunction(() => document.readyState === 'complete');
  }

  /** The words of a place; waits until it is there. */
  async read(place: string): Promise<string> {
    await this.#page.waitForSelector(place);
    return this.#page.$eval(place, (one) => one.textContent.replace(/\s+/g, ' ').trim());
  }

  /** Waits until these words stand in a place. */
  async readsIn(place: string, words: string): Promise<void> {
    await this.#until(async () => (await this.read(place)).includes(words), `does not find “${words}” in ${place}`);
  }

  /** Waits until there are so many of these. */
  async counts(place: string, many: number): Promise<void> {
    await this.#until(async () => (await this.#page.$$eval(place, (all) => all.length)) === many, `does not find ${many} of ${place}`);
  }

  /** Where a place lies in the window, in pixels. */
  async see(place: string): Promise<Box> {
    await this.#page.waitForSelector(place);
    return this.#page.$eval(place, (one) => {
      const { top, bottom, width, height } = one.getBoundingClientRect();
      return { top, bottom, width, height };
    });
  }

  /** Brings a place to the middle of the window. */
  async lookAt(place: string): Promise<void> {
    await this.#page.waitForSelector(place);
    await this.#page.$eval(place, (one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }

  /** By how many pixels the page is wider than the window. */
  async overhang(): Promise<number> {
    return this.#page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }

  async leave(): Promise<void> {
    await this.#page.close();
  }

  async #until(holds: () => Promise<boolean>, fault: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`the reader ${fault}`);
      await wait(50);
    }
  }
}
