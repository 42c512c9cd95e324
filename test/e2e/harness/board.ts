import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from '../../../scripts/common/pages.ts';
import type { Mode } from '../../../src/board/state/board-state.ts';
import { expect, type Page } from './page.ts';

/** Machines that test are busy machines. */
export const PATIENCE = { timeout: 15_000 };

/** Brings a diagram's board to the middle of the window. */
export async function centre(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} .board-frame`).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Holds back the script that brings boards to life, or another; gives the way to let it come. */
export async function holdBoards(page: Page, script = 'mount'): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  const files = await readdir(join(DIST, '_astro'));
  // A script that was given another name is not held, and what is tested then passes or fails by chance.
  if (!files.some((name) => new RegExp(`^${script}[^/]*\\.js$`).test(name))) throw new Error(`no script of the site begins with ${script}`);
  await page.route(new RegExp(`/_astro/${script}[^/]*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

/** Where a square or pin of a live diagram lies in the window. */
export async function placeOf(page: Page, id: string, name: string): Promise<{ x: number; y: number }> {
  await centre(page, id);
  const cell = page.locator(`#${id} [data-at="${name}"]`);
  const box = await cell.boundingBox();
  if (!box) throw new Error(`#${id} shows no ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches a diagram, so that it becomes live, and waits until it is drawn by Pixi. */
export async function wake(page: Page, id: string): Promise<void> {
  const diagram = page.locator(`#${id}`);
  await centre(page, id);
  await diagram.locator('.board-frame').click({ position: { x: 3, y: 3 } });
  await expect.poll(() => diagram.getAttribute('data-live'), PATIENCE).toBe('true');
  await expect.poll(() => paintsOf(page, id), PATIENCE).toBeGreaterThan(0);
}

/** Waits until a press on a live diagram does this: `play` once the other side has answered. */
export async function waitForMode(page: Page, id: string, mode: Mode): Promise<void> {
  await page.locator(`#${id}[data-live] .board-frame[data-mode="${mode}"]`).waitFor();
}

export async function tap(page: Page, id: string, name: string): Promise<void> {
  const { x, y } = await placeOf(page, id, name);
  await page.mouse.click(x, y);
}

export async function dragTo(page: Page, id: string, from: string, to: string): Promise<void> {
  const [a, b] = [await placeOf(page, id, from), await placeOf(page, id, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

/** What a screen reader says of a square or pin. */
export async function wordsOf(page: Page, id: string, name: string): Promise<string> {
  return (await page.locator(`#${id} [data-at="${name}"]`).getAttribute('aria-label')) ?? '';
}

/** How often a diagram was drawn. */
export async function paintsOf(page: Page, id: string): Promise<number> {
  const canvas = page.locator(`#${id} canvas[data-paints]`);
  if ((await canvas.count()) === 0) return 0;
  return Number((await canvas.getAttribute('data-paints')) ?? 0);
}

/** The share of points in which two screenshots of one size clearly differ. */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([a, b]) => {
      const read = async (text: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        pen.drawImage(bitmap, 0, 0);
        return pen.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [x, y] = [await read(a), await read(b)];
      if (x.width !== y.width || x.height !== y.height) return 1;
      let count = 0;
      for (let i = 0; i < x.data.length; i += 4) {
        const far = Math.max(...[0, 1, 2].map((k) => Math.abs(x.data[i + k]! - y.data[i + k]!)));
        if (far > 64) count += 1;
      }
      return count / (x.data.length / 4);
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
}
