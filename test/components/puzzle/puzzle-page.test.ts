import type { PuzzleResult } from '../../../src/training/puzzle-result.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_RECORD, type PuzzleRecord } from '../../../src/training/puzzle-record.ts';
import { MISSED, SOLVED } from '../../../src/components/puzzle/puzzle-events.ts';

let record: PuzzleRecord = NO_RECORD;
vi.mock('../../../src/components/progress/puzzle-store.ts', () => ({
  changeRecord: (change: (one: PuzzleRecord) => PuzzleRecord) => (record = change(record)),
}));
vi.stubGlobal('addEventListener', () => undefined);
beforeEach(() => void (record = NO_RECORD));

const { startPuzzlePage } = await import('../../../src/components/puzzle/puzzle-page.ts');

function open(dataset: Record<string, string>): HTMLElement {
  const host = Object.assign(new EventTarget(), { dataset: { puzzlePage: 'meder-0001', ruleset: 'meder', ...dataset } });
  startPuzzlePage(host as unknown as HTMLElement);
  return host as unknown as HTMLElement;
}

const miss = async (host: HTMLElement): Promise<void> => {
  host.dispatchEvent(new CustomEvent<Partial<PuzzleResult>>(MISSED, { detail: { id: 'meder-0001' } }));
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

test('what was done before the page’s part came counts when it has come, and once', async () => {
  const host = Object.assign(new EventTarget(), { dataset: { puzzlePage: 'meder-0001', ruleset: 'meder', rating: '1500' } });
  const tell = (type: string): Event =>
    new CustomEvent<Partial<PuzzleResult>>(type, { detail: { id: 'meder-0001', clean: type === SOLVED } });
  startPuzzlePage(host as unknown as HTMLElement, [tell(MISSED), tell(SOLVED)]);
  host.dispatchEvent(tell(SOLVED));
  expect(record.history).toMatchObject([{ id: 'meder-0001', score: 0 }]);
});

test('what the plate of another puzzle tells is refused', async () => {
  const host = open({ rating: '1500' });
  host.dispatchEvent(new CustomEvent<Partial<PuzzleResult>>(SOLVED, { detail: { id: 'meder-0002', clean: true } }));
  expect(record.history).toEqual([]);
});
