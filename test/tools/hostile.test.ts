import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READERS } from '../../tools/hostile/readers.ts';
import { makeDamagedText } from '../../tools/hostile/damaged-text.ts';
import { tryReader } from '../../tools/hostile/try-reader.ts';

describe('text from outside', () => {
  test.for(READERS.map((reader) => [reader.name, reader] as const))('%s: samples are taken, nothing worse is thrown at', ([, reader]) => {
    expect(reader.samples.length).toBeGreaterThan(0);
    for (const sample of reader.samples) expect([sample, reader.read(sample)]).toEqual([sample, undefined]);
    expect(tryReader(reader, 60, 23).fault).toBeUndefined();
  });

  test('the readers are told apart by their names', () => {
    expect(new Set(READERS.map(({ name }) => name)).size).toBe(READERS.length);
  });

  test('a reader that throws, says nothing or says too much is found', () => {
    const faultOf = (read: (text: string) => string | undefined): string | undefined =>
      tryReader({ name: 'one', samples: ['abc'], read }, 200, 1).fault;
    const thrower = (): never => {
      throw new Error('broken');
    };
    expect(faultOf(thrower)).toContain('throws Error: broken');
    expect(faultOf(() => ' ')).toContain('an empty sentence');
    expect(faultOf(() => 'a'.repeat(5000))).toContain('a sentence of 5000 characters');
    expect(faultOf(() => 'A sentence.')).toBeUndefined();
  });

  test('the text that finds a fault is made as small as it can be', () => {
    const read = (text: string): string => (text.includes('-') ? '' : 'A sentence.');
    expect(tryReader({ name: 'one', samples: ['a long text without that sign'], read }, 500, 1).fault).toMatch(/for "a[^-]*-|for "-/);
  });

  test('texts are made worse, and are the same for the same seed', () => {
    const sample = (seed: number): readonly string[] =>
      fc.sample(makeDamagedText(['rules=meder', 'moves=b2W-b4N'], { signs: ['=', 'é'] }), { seed, numRuns: 50 });
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
    expect(new Set(sample(1)).size).toBeGreaterThan(40);
  });
});
