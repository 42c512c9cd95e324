import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginWithRules } from '../../../src/components/free/begin.ts';
import { keepRules, loadRules } from '../../../src/components/progress/rules.ts';

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
    keepRules('grant');
    expect(loadRules()).toBe('grant');
    keepRules('');
    expect(loadRules()).toBeUndefined();
  });

  test('is nothing where storage is closed or holds something else', () => {
    openStorage(new Error('closed'));
    keepRules('grant');
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
    keepRules('grant');
    expect(begin('')).toEqual(['#rules=grant']);
    expect(begin('#rules=usenet')).toEqual([]);
    for (const id of ['meder', 'chess']) {
      keepRules(id);
      expect(begin('')).toEqual([]);
    }
  });
});
