import { describe, expect, test } from 'vitest';
import { READERS } from '../../tools/hostile/readers.ts';
import { spoil } from '../../tools/hostile/spoil.ts';
import { tryReader } from '../../tools/hostile/try-reader.ts';
import { makeRandom } from '../../curation/common/random.ts';

describe('text from outside', () => {
  test.for(READERS.map((reader) => [reader.name, reader] as const))('%s: samples are taken, nothing worse is thrown at', ([, reader]) => {
    expect(reader.samples.length).toBeGreaterThan(0);
    for (const sample of reader.samples) expect([sample, reader.read(sample)]).toEqual([sample, undefined]);
    expect(tryReader(reader, 60, 23).faults).toEqual([]);
  });

  test('the readers are told apart by their names', () => {
    expect(new Set(READERS.map(({ name }) => name)).size).toBe(READERS.length);
  });

  test('a reader that throws, says nothing or says too much is found', () => {
    const faultsOf = (read: (text: string) => string | undefined): readonly string[] =>
      tryReader({ name: 'one', samples: ['abc'], read }, 3, 1).faults;
    const thrower = (): never => {
      throw new Error('broken');
    };
    expect(faultsOf(thrower)).toHaveLength(3);
    expect(faultsOf(() => ' ')).toHaveLength(3);
    expect(faultsOf(() => 'a'.repeat(5000))).toHaveLength(3);
    expect(faultsOf(() => 'A sentence.')).toEqual([]);
  });

  test('texts are made worse, and are the same for the same seed', () => {
    const spoilAll = (seed: number): readonly string[] => {
      const random = makeRandom(seed);
      return Array.from({ length: 50 }, () => spoil(random, ['rules=meder', 'moves=b2W-b4N']));
    };
    expect(spoilAll(1)).toEqual(spoilAll(1));
    expect(spoilAll(1)).not.toEqual(spoilAll(2));
    expect(new Set(spoilAll(1)).size).toBeGreaterThan(40);
  });
});
