import type { Page } from 'playwright-core';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where a picture lies on the sheet. */
interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a picture is from the stored one. */
export interface Distance {
  readonly id: string;
  /** Share of the points that clearly differ. */
  readonly share: number;
  /** The same share in the block of eight by eight points where it is largest: a lost dot, a piece elsewhere. */
  readonly worst: number;
  /** Why nothing was compared: it has another size, or there is no stored one. */
  readonly fault?: 'size' | 'missing';
}

/** Differences below these are the work of another machine's rounding of edges. */
const [MOST, MOST_IN_BLOCK] = [0.004, 0.3];

export function isSame({ share, worst, fault }: Distance): boolean {
  return fault === undefined && share < MOST && worst < MOST_IN_BLOCK;
}

/**
 * Leaves nothing on the page of the gallery's pictures but these, each at a whole place and of a fixed size, without any text: what
 * is around a picture and the fonts of the machine make no difference then.
 */
export function layOut(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    const SIZES = { whole: 264, cut: 140 };
    const [wide, gap] = [1280, 4];
    const sheet = document.createElement('div');
    let [x, y, row] = [0, 0, 0];
    const places = [...document.querySelectorAll<HTMLElement>('[data-picture]')].map((holder) => {
      const svg = holder.querySelector('svg.board-svg')!;
      const [, , w = 1, h = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const width = Number(svg.getAttribute('width')) || (holder.closest('.is-cut') ? SIZES.cut : SIZES.whole);
      const height = Math.round((width * h) / w);
      if (x + width > wide) [x, y, row] = [0, y + row + gap, 0];
      const place = { id: holder.dataset['picture'] ?? '', x, y, width, height };
      const box = document.createElement('div');
      box.style.cssText = `position:absolute;overflow:hidden;left:${x}px;top:${y}px;width:${width}px;height:${height}px;background:var(--b-ground)`;
      box.dataset['picture'] = place.id;
      box.append(svg);
      sheet.append(box);
      x += width + gap;
      row = Math.max(row, height);
      return place;
    });
    sheet.style.cssText = `position:relative;width:${wide}px;height:${y + row}px`;
    const style = document.createElement('style');
    style.textContent = 'svg text { display: none !important } body { margin: 0 !important; padding: 0 !important }';
    document.head.append(style);
    document.body.replaceChildren(sheet);
    scrollTo(0, 0);
    return places;
  });
}

/** The pictures of a sheet, each as PNG. */
export async function shoot(page: Page, places: readonly Place[]): Promise<Map<string, Buffer>> {
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const parts = await page.evaluate(
    async ([png, list]) => {
      const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      // All at once: a browser encodes in its idle time, which on a busy machine each picture would wait for.
      return Promise.all(
        list.map(async ({ id, x, y, width, height }): Promise<[string, string]> => {
          const canvas = new OffscreenCanvas(width, height);
          const pen = canvas.getContext('2d')!;
          pen.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
          // Sixteen steps of a colour are enough to compare and take half the room.
          const image = pen.getImageData(0, 0, width, height);
          const { data } = image;
          for (let i = 0; i < data.length; i += 1) if (i % 4 < 3) data[i] = Math.min(255, Math.round(data[i]! / 16) * 16);
          pen.putImageData(image, 0, 0);
          const part = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
          let text = '';
          for (const byte of part) text += String.fromCharCode(byte);
          return [id, btoa(text)];
        }),
      );
    },
    [whole.toString('base64'), places] as const,
  );
  return new Map(parts.map(([id, text]) => [id, Buffer.from(text, 'base64')]));
}

/** Compares pictures with the stored ones of the same names; gives with each that is not the same the picture of its differences. */
export async function compare(
  page: Page,
  shown: ReadonlyMap<string, Buffer>,
  stored: ReadonlyMap<string, Buffer>,
): Promise<readonly (Distance & { readonly picture: Buffer })[]> {
  const pairs = [...shown].map(([id, png]) => [id, png.toString('base64'), stored.get(id)?.toString('base64') ?? ''] as const);
  const found = await page.evaluate(
    async ([list, MOST, MOST_IN_BLOCK]) => {
      const [CLEAR, BLOCK] = [48, 8];
      const read = async (text: string): Promise<ImageData> => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], { type: 'image/png' }));
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        pen.drawImage(bitmap, 0, 0);
        return pen.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const results = [];
      for (const [id, one, other] of list) {
        if (other === '') {
          results.push({ id, share: 1, worst: 1, fault: 'missing' as const, picture: '' });
          continue;
        }
        const [a, b] = [await read(one), await read(other)];
        if (a.width !== b.width || a.height !== b.height) {
          results.push({ id, share: 1, worst: 1, fault: 'size' as const, picture: '' });
          continue;
        }
        const [p, q] = [a.data, b.data];
        const isFar = (i: number): boolean =>
          Math.max(Math.abs(p[i]! - q[i]!), Math.abs(p[i + 1]! - q[i + 1]!), Math.abs(p[i + 2]! - q[i + 2]!)) > CLEAR;
        const blocks = new Map<number, number>();
        let count = 0;
        for (let i = 0; i < p.length; i += 4) {
          if (!isFar(i)) continue;
          count += 1;
          const at = i / 4;
          const block = Math.floor(Math.floor(at / a.width) / BLOCK) * 4096 + Math.floor((at % a.width) / BLOCK);
          blocks.set(block, (blocks.get(block) ?? 0) + 1);
        }
        const share = count / (a.width * a.height);
        const worst = Math.max(0, ...blocks.values()) / BLOCK ** 2;
        let picture = '';
        // Encoding takes its time: nobody looks at pictures that are the same.
        if (share >= MOST || worst >= MOST_IN_BLOCK) {
          const canvas = new OffscreenCanvas(a.width, a.height);
          const pen = canvas.getContext('2d')!;
          const image = pen.createImageData(a.width, a.height);
          for (let i = 0; i < p.length; i += 4) {
            const pale = 255 - (255 - (p[i]! + p[i + 1]! + p[i + 2]!) / 3) / 4;
            image.data.set(isFar(i) ? [220, 0, 60, 255] : [pale, pale, pale, 255], i);
          }
          pen.putImageData(image, 0, 0);
          for (const byte of new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())) picture += String.fromCharCode(byte);
        }
        results.push({ id, share, worst, picture: btoa(picture) });
      }
      return results;
    },
    [pairs, MOST, MOST_IN_BLOCK] as const,
  );
  return found.map((one) => ({ ...one, picture: Buffer.from(one.picture, 'base64') }));
}
