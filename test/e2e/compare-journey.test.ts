import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './harness/hands.ts';
import { serveSite, type OwnSite } from './harness/heard.ts';
import { listInstalled, Reader } from './harness/reader.ts';

describe.for(listInstalled())('a reader with $name', (kind) => {
  let [browser, site]: [Engine?, OwnSite?] = [];
  beforeAll(async () => {
    [browser, site] = await Promise.all([kind.start(), serveSite()]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  test.for(kind.windows)(
    'at $width x $height chooses a pair, reads, is shown a try, turns the pair round and answers a question',
    async (window) => {
      const reader = await Reader.start(browser!, window, site!.address);
      await reader.open('/compare/');
      await reader.press('.compare-ways a[href="/compare/bartmess-vs-meder/"]');
      await reader.arriveAt('/compare/bartmess-vs-meder/');
      // Both starts are whole, of one size and on one line, in the first window.
      const starts = await Promise.all(['bartmess', 'meder'].map((id) => reader.see(`[data-start="${id}"] svg.board-svg`)));
      for (const { height, bottom } of starts) {
        expect(height).toBeGreaterThan(150);
        expect(bottom).toBeLessThanOrEqual(window.height);
      }
      for (const side of ['width', 'height', 'top'] as const) expect(starts[0]![side]).toBeCloseTo(starts[1]![side], 0);
      const point = '.tonight-part li:first-child';
      expect(await reader.read(point)).toContain('A piece blocks its whole column.');
      await reader.press(`${point} summary`);
      await reader.counts(`${point} .show[open] .show-plate`, 2);
      await reader.readsIn(`${point} .show-plate.is-legal`, 'b2W–b4W: legal here.');
      await reader.readsIn(`${point} .show-plate.is-refused`, 'in the rook’s way');
      const plates = await Promise.all(['legal', 'refused'].map((is) => reader.see(`${point} .show-plate.is-${is} svg.board-svg`)));
      for (const side of ['width', 'height', 'top'] as const) expect(plates[0]![side]).toBeCloseTo(plates[1]![side], 0);
      expect(plates[0]!.height).toBeGreaterThan(150);
      await reader.press(`${point} summary`);
      await reader.press('.tonight-turn a:last-child');
      await reader.arriveAt('/compare/meder-vs-bartmess/');
      await reader.readsIn('h1', 'You know Meder. Tonight: Bartmess.');
      const question = '.quiz > li:not([hidden])';
      await reader.lookAt(question);
      expect((await reader.see(question)).height).toBeLessThanOrEqual(window.height);
      await reader.press(`${question} label:first-child`);
      await reader.press(`${question} form button`);
      await reader.readsIn('.quiz-score', 'of 1 right at the first try');
      expect(await reader.overhang()).toBeLessThanOrEqual(0);
      expect(await reader.listComplaints()).toEqual([]);
      await reader.leave();
    },
  );
});
