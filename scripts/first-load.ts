import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** Something a page fetched, by its address on the site, with its bytes after gzip. */
export interface Fetched {
  readonly address: string;
  readonly bytes: number;
}

/** All that a first visit of a page fetches until it rests: the document, styles, scripts, data, pictures. Nothing is kept from before. */
export async function listFirstLoad(browser: Browser, site: string, path: string): Promise<readonly Fetched[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // What a page draws by lot is the same each time, so that two builds can be compared.
    await page.addInitScript(() => (Math.random = () => 0.5));
    const fetched: Promise<Fetched>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      fetched.push(response.body().then((body) => ({ address: pathname, bytes: gzipSync(body).length })));
    });
    await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
    return await Promise.all(fetched);
  } finally {
    await context.close();
  }
}

export const sumOf = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);
