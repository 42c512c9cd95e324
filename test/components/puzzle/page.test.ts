import { beforeEach, expect, test, vi } from 'vitest';
import { NO_RECORD, type PuzzleRecord } from '../../../src/components/progress/puzzle-record.ts';
import { MISSED, type Told } from '../../../src/components/puzzle/told.ts';

let record: PuzzleRecord = NO_RECORD;
vi.mock('../../../src/components/progress/puzzle-store.ts', () => ({
  changeRecord: (change: (one: PuzzleRecord) => PuzzleRecord) => (record = change(record)),
}));
vi.stubGlobal('addEventListener', () => undefined);
beforeEach(() => void (record = NO_RECORD));

const { startPuzzlePage } = await import('../../../src/components/puzzle/page.ts');
await import('../../../src/components/puzzle/skill.ts');

function open(dataset: Record<string, string>): HTMLElement {
  const host = Object.assign(new EventTarget(), { dataset: { puzzlePage: 'meder-0001', ruleset: 'meder', ...dataset } });
  startPuzzlePage(host as unknown as HTMLElement);
  return host as unknown as HTMLElement;
}

const miss = async (host: HTMLElement): Promise<void> => {
  host.dispatchEvent(new CustomEvent<Partial<Told>>(MISSED, { detail: {} }));
  await vi.dynamicImportSettled();
};

test('what is missed on a puzzle’s page counts once, at the rating the page tells', async () => {
  const host = open({ rating: '1500' });
  await miss(host);
  await miss(host);
  expect(record.history).toMatchObject([{ id: 'meder-0001', score: 0 }]);
});

test('a page that does not tell the rating counts for nothing: it is not a puzzle of rating 0', async () => {
  for (const dataset of [{}, { rating: '' }, { rating: 'x' }] as const) await miss(open(dataset));
  expect(record.history).toEqual([]);
});
