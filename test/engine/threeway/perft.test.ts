import { describe, expect, test } from 'vitest';
import { perft } from '../../../src/engine/search/perft.ts';
import { read, rulesFor } from './support.ts';

/** Lines of legal moves from the start, on which two independent programs agree. */
const COUNTS = [
  { board: '8-7', counts: [46, 2_114, 96_877, 4_801_975] },
  { board: '8-9', counts: [47, 2_205, 103_447, 5_324_337] },
] as const;

describe('perft', () => {
  for (const { board, counts } of COUNTS) {
    test.each(counts.map((nodes, index) => [index + 1, nodes]))(`of the ${board} board to depth %i`, (depth, nodes) => {
      const rules = rulesFor({ board });
      expect(perft(read(rules.start, { board }).machine(), depth)).toBe(nodes);
    });
  }

  test('is the same with the other options as long as nobody can be mated', () => {
    const options = { mate: 'last', automatic: 'on' };
    const rules = rulesFor(options);
    expect(perft(read(rules.start, options).machine(), 3)).toBe(96_877);
  });
});
