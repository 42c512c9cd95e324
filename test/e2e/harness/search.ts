import { PATIENCE } from './board.ts';
import { expect, type Page } from './page.ts';

/** Waits until the search has found something for this text, and not only for what was written before it. */
export async function waitForFound(page: Page, text: string): Promise<void> {
  const searched = async (): Promise<string> =>
    ((await page.locator('.search-state').textContent()) ?? '').replace(/^[1-9]\d* pages? for /, '');
  await expect.poll(searched, PATIENCE).toBe(`“${text}”`);
}
