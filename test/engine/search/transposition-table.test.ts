import { describe, expect, test } from 'vitest';
import { WIN } from '../../../src/engine/search/values.ts';
import { LOWER_BOUND, UPPER_BOUND, EXACT, TranspositionTable } from '../../../src/engine/search/transposition-table.ts';

const HASH = 2 ** 40 + 77;

/** What a table says of one position that was valued at depth 4, three plies from the root; for a window at another ply. */
function ask(bound: number, value: number, { depth = 4, low = -10, high = 10, ply = 3 } = {}): number | undefined {
  const table = new TranspositionTable(10);
  table.store(HASH, 4, bound, value, 3, 5);
  return table.cutoffValue(table.probe(HASH), depth, low, high, ply);
}

describe('the table of positions', () => {
  test('finds the position it has, with its move, and no other', () => {
    const table = new TranspositionTable(10);
    expect(table.probe(HASH)).toBe(-1);
    table.store(HASH, 4, EXACT, 7, 3, 5);
    expect(table.moveAt(table.probe(HASH))).toBe(5);
    // Another position that falls on the same place.
    expect(table.probe(HASH + 1024)).toBe(-1);
  });

  test('keeps the best move of a position where a later look found none', () => {
    const table = new TranspositionTable(10);
    table.store(HASH, 4, EXACT, 7, 3, 5);
    table.store(HASH, 5, UPPER_BOUND, -7, 3, -1);
    expect(table.moveAt(table.probe(HASH))).toBe(5);
    table.store(HASH + 1024, 5, UPPER_BOUND, -7, 3, -1);
    expect(table.moveAt(table.probe(HASH + 1024))).toBe(-1);
  });

  test('a quiet search displaces no closer look at its position, and none of three plies at another', () => {
    for (const [depth, other, kept] of [
      [1, HASH, true],
      [0, HASH, false],
      [3, HASH + 1024, true],
      [2, HASH + 1024, false],
    ] as const) {
      const table = new TranspositionTable(10);
      table.store(other, depth, EXACT, 7, 3, 5);
      table.storeQuiescence(HASH, LOWER_BOUND, 9, 3, 6);
      expect(table.probe(other) >= 0 && table.moveAt(table.probe(other)) === 5, `${depth} plies`).toBe(kept);
      expect(table.probe(HASH) >= 0 && table.moveAt(table.probe(HASH)) === 6, `${depth} plies`).toBe(!kept);
    }
  });

  test('answers for the depth it was looked at and for less, not for more', () => {
    expect([3, 4, 5].map((depth) => ask(EXACT, 7, { depth }))).toEqual([7, 7, undefined]);
  });

  test('an exact value answers any window; a lower bound only one it reaches, an upper bound only one it does not', () => {
    expect([-20, 0, 20].map((value) => ask(EXACT, value))).toEqual([-20, 0, 20]);
    expect([-20, 0, 20].map((value) => ask(LOWER_BOUND, value))).toEqual([undefined, undefined, 20]);
    expect([-20, 0, 20].map((value) => ask(UPPER_BOUND, value))).toEqual([-20, undefined, undefined]);
  });

  test('a win counts its plies from the position: met two plies later it is two plies slower, a loss too', () => {
    const mate = WIN - 8; // five plies after the position, which is three from the root
    expect([2, 3, 5].map((ply) => ask(EXACT, mate, { ply }))).toEqual([WIN - 7, WIN - 8, WIN - 10]);
    expect([2, 3, 5].map((ply) => ask(EXACT, -mate, { ply }))).toEqual([7 - WIN, 8 - WIN, 10 - WIN]);
    expect([2, 3, 5].map((ply) => ask(EXACT, 300, { ply }))).toEqual([300, 300, 300]);
  });

  test('a bound of a win settles a window as its plies from there do', () => {
    const high = WIN - 9;
    expect(ask(LOWER_BOUND, WIN - 8, { high, ply: 4 })).toBe(WIN - 9);
    expect(ask(LOWER_BOUND, WIN - 8, { high, ply: 5 })).toBeUndefined();
  });
});
