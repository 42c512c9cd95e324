import type { ConsoleMessage, Page } from 'playwright-core';
import { inject, test as base } from 'vitest';
import { lend, takeBack, USUAL, type Lent, type PageOptions } from './pool.ts';

export { expect, describe } from 'vitest';
export type { Page } from 'playwright-core';

export type OpenPage = (path: string, options?: PageOptions) => Promise<Page>;

/** Hears what a page complains about from now on; gives the way to stop. */
function hear(page: Page, path: string, complaints: string[]): () => void {
  const onError = (error: Error): unknown => complaints.push(`${path}: ${error.message}`);
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
  };
  page.on('pageerror', onError).on('console', onConsole);
  return () => page.off('pageerror', onError).off('console', onConsole);
}

interface Fixtures {
  /** Where the built site is served, without a slash at the end. */
  site: string;
  /** Opens a page of the site in a context of its own: `await open('/learn/', { javaScriptEnabled: false })`. */
  open: OpenPage;
  /** One page for all tests of a file that only look; each address finds it as a first visit would. */
  walker: Page;
  /** Goes to an address with the walker, in a window of this size. */
  walk: (path: string, window?: { width: number; height: number }) => Promise<Page>;
  /** Everything the pages opened so far complained about: thrown errors, console errors, what the policy refused. */
  complaints: string[];
}

/** A test with the built site and a browser: `test('...', async ({ open, complaints }) => { ... })`. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => use(inject('site')),
  complaints: async ({}, use) => use([]),
  open: async ({ complaints }, use) => {
    const all: { readonly lent: Lent; readonly stop: () => void }[] = [];
    await use(async (path, options = {}) => {
      const lent = await lend(options);
      all.push({ lent, stop: hear(lent.page, path, complaints) });
      // To listen is nothing that stays: it ends with the test.
      lent.isSpent = false;
      await lent.page.goto(path);
      return lent.page;
    });
    for (const { stop } of all) stop();
    await Promise.all(all.map(({ lent }) => takeBack(lent)));
  },
  walker: [
    async ({}, use) => {
      const lent = await lend();
      // Nothing that a page before has kept; a page that is not of the site keeps nothing, and may not be asked.
      await lent.context.addInitScript(() => {
        if (location.protocol === 'about:') return;
        localStorage.clear();
        sessionStorage.clear();
        // The walker sees whole lessons, as `open` does.
        localStorage.setItem('threefold:reading', 'page');
      });
      await use(lent.page);
      await lent.context.close();
    },
    { scope: 'file' },
  ],
  walk: async ({ walker, complaints }, use) => {
    let stop = (): void => {};
    await use(async (path, window = USUAL.viewport) => {
      await walker.setViewportSize(window);
      await walker.emulateMedia({ colorScheme: USUAL.colorScheme });
      stop();
      stop = hear(walker, path, complaints);
      const response = await walker.goto(path);
      if (!response?.ok()) throw new Error(`${path} is answered with ${response?.status() ?? 'nothing'}`);
      return walker;
    });
    stop();
  },
});
