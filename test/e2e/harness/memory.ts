import type { CDPSession } from 'playwright-core';
import type { Page } from './page.ts';

/** What of a page is in memory, whether it stands in the page or not. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly canvases: number;
}

/** Counts what a page holds; each time all is collected first that nobody can reach any more. */
export async function openScales(page: Page): Promise<() => Promise<Held>> {
  const scales = await page.context().newCDPSession(page);
  return async () => {
    // What ends with its plate ends in a later turn.
    for (const time of [0, 100]) {
      await page.waitForTimeout(time);
      await scales.send('HeapProfiler.collectGarbage');
    }
    const canvases = await countCanvases(scales);
    const { nodes, jsEventListeners: listeners } = await scales.send('Memory.getDOMCounters');
    return { nodes, listeners, canvases };
  };
}

async function countCanvases(scales: CDPSession): Promise<number> {
  const objectGroup = 'canvases';
  const { result: kind } = await scales.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype', objectGroup });
  const { objects } = await scales.send('Runtime.queryObjects', { prototypeObjectId: kind.objectId!, objectGroup });
  const { result } = await scales.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length; }',
    objectId: objects.objectId!,
    returnByValue: true,
  });
  await scales.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}
