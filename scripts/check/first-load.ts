import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';

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
    // What a page draws at random is the same each time, so that two builds can be compared.
    await page.addInitScript(() => (Math.random = () => 0.5));
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
    // Bodies are read only now: what still comes while the page is closed, or after it failed to load, is nobody's to read.
    return await Promise.all(
      [...responses].map(async (response) => ({
        address: new URL(response.url()).pathname,
        bytes: gzipSync(await response.body()).length,
      })),
    );
  } finally {
    await context.close();
  }
}

export const sumOf = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);
