import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginWithRules } from '../../../src/components/analysis-board/first-address.ts';
import { storeRules, loadRules } from '../../../src/components/progress/current-rules.ts';

function openStorage(fault?: Error): Map<string, string> {
  const kept = new Map<string, string>();
  const give = <T>(value: T): T => {
    if (fault) throw fault;
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => give(kept.get(key) ?? null),
    setItem: (key: string, value: string) => give(kept.set(key, value)),
    removeItem: (key: string) => give(kept.delete(key)),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

describe('the ruleset the reader is with', () => {
  test('is kept, and forgotten where all are wanted', () => {
    openStorage();
    expect(loadRules()).toBeUndefined();
    storeRules('grant');
    expect(loadRules()).toBe('grant');
    storeRules('');
    expect(loadRules()).toBeUndefined();
  });

  test('is nothing where storage is closed or holds something else', () => {
    openStorage(new Error('closed'));
    storeRules('grant');
    expect(loadRules()).toBeUndefined();
    openStorage().set('threefold:rules', '<img>');
    expect(loadRules()).toBeUndefined();
  });

  test('is what a board without a game in its address begins with, if it is there and another than the page’s', () => {
    openStorage();
    const known = ['meder', 'grant'];
    const begin = (hash: string): readonly string[] => {
      const written: string[] = [];
      vi.stubGlobal('location', { hash });
      vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => written.push(to) });
      beginWithRules('meder', known);
      return written;
    };
    expect(begin('')).toEqual([]);
    storeRules('grant');
    expect(begin('')).toEqual(['#rules=grant']);
    expect(begin('#rules=usenet')).toEqual([]);
    for (const id of ['meder', 'chess']) {
      storeRules(id);
      expect(begin('')).toEqual([]);
    }
  });
});
