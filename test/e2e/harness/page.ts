import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, test as base } from 'vitest';

export { expect, describe } from 'vitest';
export type { Page } from 'playwright-core';

let connection: Promise<Browser> | undefined;

/** The browser all tests share; connected to once a worker. */
function connect(): Promise<Browser> {
  connection ??= chromium.connect(inject('browser'));
  return connection;
}

export type OpenPage = (path: string, options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** Where the built site is served, without a slash at the end. */
  site: string;
  /** Opens a page of the site in a context of its own: `await open('/learn/', { javaScriptEnabled: false })`. */
  open: OpenPage;
  /** Everything the pages opened so far complained about: thrown errors, console errors, what the policy refused. */
  complaints: string[];
}

/** A test with the built site and a browser: `test('...', async ({ open, complaints }) => { ... })`. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => use(inject('site')),
  complaints: async ({}, use) => use([]),
  open: async ({ site, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (path, options = {}) => {
      const context = await (
        await connect()
      ).newContext({
        baseURL: site,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        // It would keep the whole site for every test.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
      });
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
