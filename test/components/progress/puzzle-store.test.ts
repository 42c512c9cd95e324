import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addToLesson } from '../../../src/training/lesson-record.ts';
import { addSkip } from '../../../src/training/puzzle-record.ts';

const KEY = 'threefold:puzzles';
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal('document', { dispatchEvent: () => true, addEventListener: () => undefined });
});
const open = () => import('../../../src/components/progress/puzzle-store.ts');

describe('the record that is kept', () => {
  test.each(['{"version":1,"hist', '[]', '{"version":7,"history":[]}'])('%s is put aside before another takes its place', async (text) => {
    kept.set(KEY, text);
    const { changeRecord, loadRecord } = await open();
    expect(loadRecord().history).toEqual([]);
    expect(kept.get(KEY)).toBe(text);
    changeRecord((record) => addSkip(record, 'meder-aaaa', 1));
    changeRecord((record) => addSkip(record, 'meder-bbbb', 2));
    expect(kept.get(`${KEY}:unread`)).toBe(text);
    expect(loadRecord().skipped).toHaveLength(2);
  });

  test('that can be read is put nowhere else', async () => {
    kept.set(KEY, '{"version":1,"skills":{},"history":[]}');
    const { changeRecord } = await open();
    changeRecord((record) => addSkip(record, 'meder-aaaa', 1));
    expect([...kept.keys()]).toEqual([KEY]);
  });

  test('of lessons too', async () => {
    const [key, text] = ['threefold:progress', '{"version":2,"lessons":[]}'];
    kept.set(key, text);
    const { changeProgress, loadProgress } = await import('../../../src/components/progress/progress-store.ts');
    changeProgress((progress) => addToLesson(progress, 'meder/board', { seen: 'first' }));
    expect(kept.get(`${key}:unread`)).toBe(text);
    expect(loadProgress().lessons['meder/board']?.seen).toEqual(['first']);
  });
});
