import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import { GRADES, gradeOf, lossOf, sharesAtEnd, sharesIn } from '../../../src/game/analysis/grades.ts';
import { chooseMistakes, COSTLY, findMistake, type JudgedMove } from '../../../src/game/analysis/mistakes.ts';

const MATED = 'W:4/4/4/2K1;N:4/4/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/k1 w - - - 0 1';

describe('grades', () => {
  test('begin at the losses of the list, and not a hundredth before', () => {
    for (const { name, loss } of GRADES) {
      expect(gradeOf(loss)).toBe(name);
      if (loss > 0) expect(gradeOf(loss - 0.01)).not.toBe(name);
    }
    expect(gradeOf(1)).toBe('blunder');
  });

  test('count what the mover lost, never what they won', () => {
    expect(lossOf('w', { w: 0.7, b: 0.3 }, { w: 0.4, b: 0.6 })).toBeCloseTo(0.3);
    expect(lossOf('b', { w: 0.7, b: 0.3 }, { w: 0.4, b: 0.6 })).toBe(0);
    expect(lossOf('g', { w: 0.3, g: 0.4, b: 0.3 }, { w: 0.5, g: 0.1, b: 0.4 })).toBeCloseTo(0.3);
  });

  test('know the shares at the end of a game from its points, and none while it goes on', () => {
    const over = must(findRuleset('meder')!.parse(MATED));
    expect(over.status()).toBe('draw:material');
    expect(sharesAtEnd(over)).toEqual({ w: 0.5, b: 0.5 });
    const begun = findRuleset('meder')!.begin();
    expect(sharesAtEnd(begun)).toBeUndefined();
    expect(sharesIn(begun, undefined)).toBeUndefined();
  });
});

/** A move of White's: the chance and value before it, and after it as Black sees it. */
function judge(
  before: number,
  after: number,
  more: { value?: [number, number]; mate?: number; afterMate?: number; best?: string } = {},
): JudgedMove {
  const [value, then] = more.value ?? [300, 300];
  return {
    ...{ ply: 0, mover: 'w', played: 'b2W-b3W' },
    before: {
      ...{ turn: 'w', depth: 8, ms: 3000 },
      lines: [
        {
          moves: [more.best ?? 'b2W-b4N'],
          value,
          shares: { w: before, b: 1 - before },
          ...(more.mate !== undefined && { mate: more.mate }),
        },
      ],
    },
    after: { shares: { w: after, b: 1 - after }, value: then, ...(more.afterMate !== undefined && { mate: more.afterMate }) },
  };
}

describe('mistakes of a game', () => {
  test('lose a chance worth something; less is none, nor is the best move', () => {
    expect(findMistake(judge(0.6, 0.6 - COSTLY.loss - 0.01))?.loss).toBeCloseTo(COSTLY.loss + 0.01);
    expect(findMistake(judge(0.6, 0.6 - COSTLY.loss + 0.01))).toBeUndefined();
    expect(findMistake(judge(0.6, 0.2, { best: 'b2W-b3W' }))).toBeUndefined();
  });

  test('are none under about a pawn: two searches differ by as much', () => {
    expect(findMistake(judge(0.6, 0.45, { value: [100, -30] }))).toBeUndefined();
    expect(findMistake(judge(0.6, 0.45, { value: [100, -10] }))).toBeDefined();
  });

  test('are none where the game was decided before and after; a won game thrown away is one', () => {
    expect(findMistake(judge(0.97, 0.8))).toBeUndefined();
    expect(findMistake(judge(0.97, 0.5))).toBeDefined();
    expect(findMistake(judge(0.09, 0))).toBeUndefined();
  });

  test('always hold a missed mate of up to three moves, in a decided position too; not a longer one, nor one that only comes later', () => {
    expect(findMistake(judge(1, 0.99, { mate: 3 }))?.missedMate).toBe(3);
    expect(findMistake(judge(1, 0.99, { mate: 4 }))).toBeUndefined();
    expect(findMistake(judge(1, 1, { mate: 1, afterMate: -2 }))).toBeUndefined();
    expect(findMistake(judge(1, 0.99, { mate: -2 }))).toBeUndefined();
  });

  test('are chosen by what they cost, missed mates first, and told in the order of the game', () => {
    const moves = [0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2].map((after, ply) => ({ ...judge(0.7, after), ply }));
    const missed = { ...judge(1, 0.95, { mate: 2 }), ply: 9 };
    const chosen = chooseMistakes([...moves, missed]);
    expect(chosen.map(({ ply }) => ply)).toEqual([2, 3, 4, 5, 6, 9]);
  });
});
