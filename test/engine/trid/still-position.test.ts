import { describe, expect, test } from 'vitest';
import { countFixedBoards, expect as take, findRuleset, isStillEnding, type Position } from '../../../src/engine/index.ts';

const read = (text: string): Position => take(findRuleset('meder')!.parse(text));

const isStep = (id: string): boolean => /^[za-e]\d/.test(id) && !id.endsWith('^');
const steps = (position: Position): readonly Position[] =>
  position
    .moves()
    .filter(({ id }) => isStep(id))
    .map((move) => position.after(move));

describe('an ending on the board that is counted with its boards standing still', () => {
  const queen = read('W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40');

  test('is told for whoever has the piece, and every best line gets one move nearer (Meder 1.2)', () => {
    const verdict = countFixedBoards(queen)!;
    expect(verdict).toMatchObject({ stronger: 'w', role: 'queen' });
    expect(verdict.moves).toBeGreaterThan(1);
    expect(verdict.moves).toBeLessThanOrEqual(10);
    // The best own move leaves one move fewer whatever the bare king does; no move leaves fewer.
    const after = steps(queen).flatMap((position) => (position.status() === 'playing' ? [countFixedBoards(position)?.moves] : []));
    const known = after.filter((moves) => moves !== undefined);
    expect(Math.min(...known)).toBe(verdict.moves! - 1);
  });

  test('is the same with the colours changed', () => {
    const black = read('W:3K/k3/4/4;N:4/1q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40');
    expect(countFixedBoards(black)).toEqual({ ...countFixedBoards(queen)!, stronger: 'b' });
  });

  test('knows a mate that is there, and a piece that is lost', () => {
    const mated = countFixedBoards(read('W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40'));
    expect(mated?.moves).toBeGreaterThan(0);
    // The bare king takes the queen beside it, which nobody covers.
    const lost = read('W:3k/3Q/4/4;N:4/4/4/4;B:4/4/4/K3;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40');
    expect(countFixedBoards(lost)).toEqual({ stronger: 'w', role: 'queen', moves: undefined });
  });

  test('is no other ending: more pieces, other pieces, the board without boards', () => {
    expect(isStillEnding(queen)).toBe(true);
    for (const text of [
      'W:3k/K3/4/4;N:4/1Q2/4/4;B:4/4/4/3p;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40',
      'W:3k/K3/4/4;N:4/1B2/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40',
      'W:3k/K3/4/4;N:4/4/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40',
    ])
      expect([isStillEnding(read(text)), countFixedBoards(read(text))]).toEqual([false, undefined]);
    const harshman = findRuleset('harshman')!;
    expect(countFixedBoards(take(harshman.parse(harshman.start)))).toBeUndefined();
  });
});
