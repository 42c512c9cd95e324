import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';

const harshman = findRuleset('harshman')!;
/** The cells of pieces that have not moved yet. */
const forgotten = (text: string): readonly string[] =>
  placeWithoutHistory(harshman, must(harshman.parse(text)).setup)!.setup.pieces.flatMap(({ square, unmoved }) => (unmoved ? [square] : []));

describe('a bare position remembers nothing', () => {
  test('but the first move of three-way pawns that cannot have moved (Harshman IV, Pawn)', () => {
    expect(forgotten(harshman.start)).toHaveLength(24);
    expect(forgotten('6bK/8/9/9gK/11/12/13/14/13/12/11/4wK5/1wP7/8 w wgb * - - 0 30')).toEqual(['b2']);
    expect(forgotten('6bK/8/9/9gK/11/12/13/14/13/12/11/1wP2wK5/1wP7/8 w wgb * - - 0 30')).toEqual(['b2']);
    expect(forgotten('6bK/8/9/9gK/11/12/13/14/13/12/11/1wP2wK5/9/8 w wgb * - - 0 30')).toEqual([]);
  });
});
