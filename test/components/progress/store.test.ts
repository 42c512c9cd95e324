import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToLesson, type Progress } from '../../../src/training/lesson-record.ts';

const KEY = 'threefold:progress';
const solve = (progress: Progress): Progress => addToLesson(progress, 'meder/pins', { solved: 'try' });
const broken = (): never => {
  throw new DOMException('closed', 'SecurityError');
};

/** A page of its own: the module anew, with this storage. */
async function openPage(storage: Partial<Storage>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('../../../src/components/progress/progress-store.ts');
}

function makeStorage(kept: Record<string, string> = {}): Partial<Storage> {
  return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => void (kept[key] = value) };
}

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe('progress in the browser', () => {
  test('is kept from page to page', async () => {
    const storage = makeStorage();
    (await openPage(storage)).changeProgress(solve);
    expect((await openPage(storage)).loadProgress().lessons['meder/pins']!.solved).toEqual(['try']);
  });

  test.for([
    ['closed', { getItem: broken, setItem: broken }],
    ['full', { getItem: () => null, setItem: broken }],
    ['broken', makeStorage({ [KEY]: '{"version":' })],
    ['strange', makeStorage({ [KEY]: '{"version":9,"lessons":{}}' })],
  ] as const)('holds for the page where storage is %s', async ([, storage]) => {
    const page = await openPage(storage);
    const told: number[] = [];
    page.onProgress(({ lessons }) => told.push(Object.keys(lessons).length));
    page.changeProgress(solve);
    expect(told).toEqual([0, 1]);
    expect(page.loadProgress().lessons['meder/pins']!.solved).toEqual(['try']);
  });

  test('tells nobody when nothing changed, and no more after the way to stop was taken', async () => {
    const page = await openPage(makeStorage());
    let told = 0;
    const stop = page.onProgress(() => (told += 1));
    page.changeProgress((progress) => progress);
    expect(told).toBe(1);
    stop();
    page.changeProgress(solve);
    expect(told).toBe(1);
  });

  test('of puzzles is kept in the same way, and told until the way to stop is taken', async () => {
    const kept: Record<string, string> = {};
    await openPage(makeStorage(kept));
    const { changeRecord, loadRecord, onRecord, isPuzzleRecordUnsaved } = await import('../../../src/components/progress/puzzle-store.ts');
    const told: (string | undefined)[] = [];
    const stop = onRecord(({ open }) => told.push(open));
    changeRecord((record) => ({ ...record, open: 'meder-0001' }));
    stop();
    changeRecord((record) => ({ ...record, open: 'meder-0002' }));
    expect([told, loadRecord().open, isPuzzleRecordUnsaved()]).toEqual([[undefined, 'meder-0001'], 'meder-0002', false]);
    vi.stubGlobal('localStorage', { getItem: broken, setItem: broken });
    changeRecord((record) => ({ ...record, open: 'meder-0003' }));
    expect([loadRecord().open, isPuzzleRecordUnsaved()]).toEqual(['meder-0003', true]);
  });

  test('takes what another tab has done before it adds its own', async () => {
    const kept: Record<string, string> = {};
    const page = await openPage(makeStorage(kept));
    page.changeProgress(solve);
    kept[KEY] = JSON.stringify({ version: 1, lessons: { 'grant/lines': { seen: ['up'], solved: [] } } });
    page.changeProgress(solve);
    expect(Object.keys(page.loadProgress().lessons)).toEqual(['grant/lines', 'meder/pins']);
  });
});
