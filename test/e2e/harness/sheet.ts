import type { Page } from './page.ts';

/** Opens one of the sheets below the moves of the analysis board, and closes the one that lies over them. */
export async function openSheet(page: Page, name: 'New game' | 'Table' | 'Share' | 'More'): Promise<void> {
  for (const close of await page.locator('.board-moves:popover-open [data-close]').all()) await close.click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Begins a game against the machine at its door: the reader’s side, or with `isTogether` the machine’s beside two people. */
export async function playMachine(
  page: Page,
  { side, strength, isFromHere, isTogether }: { side: string; strength?: string; isFromHere?: true; isTogether?: true },
): Promise<void> {
  await openSheet(page, 'New game');
  const door = page.locator('.free-door');
  if (strength !== undefined) await door.locator('select[name="strength"]').selectOption(strength);
  if (isTogether) await door.getByRole('radio', { name: 'Two people and a machine' }).check();
  await door.getByRole('radio', { name: side, exact: true }).check();
  if (isFromHere) await door.getByRole('radio', { name: 'The position on the board' }).check();
  await door.getByRole('button', { name: 'Play', exact: true }).click();
}
