import type { Page } from './page.ts';

/** Opens one of the sheets below the moves of the free board, and closes the one that lies over them. */
export async function openSheet(page: Page, name: 'Machine' | 'Table' | 'Share' | 'More'): Promise<void> {
  for (const close of await page.locator('.board-moves:popover-open [data-close]').all()) await close.click();
  await page.getByRole('button', { name, exact: true }).click();
}
