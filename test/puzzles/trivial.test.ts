import { describe, expect, test } from 'vitest';
import { isTrivial } from '../../curation/quality/trivial.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { readGrades } from '../../curation/common/readings.ts';
import { readCollection } from '../../curation/common/read-collection.ts';

const collection = readCollection();
const some = collection.find(({ ruleset, goal }) => ruleset === 'meder' && goal.kind === 'mate')!;
/** White's queen near Black's king, who may be mated beside her, from afar, or not at all. */
const QUEEN = 'W:4/4/4/4;N:4/4/4/4;B:2k1/4/1K1Q/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 w - - - 0 40';
const make = (goal: Puzzle['goal'], key: string, themes: Puzzle['themes'] = []): Puzzle => ({
  ...some,
  position: QUEEN,
  goal,
  solution: { play: [key] },
  themes,
});
const mate: Puzzle['goal'] = { kind: 'mate', moves: 1 };
const gain: Puzzle['goal'] = { kind: 'gain', moves: 2, worth: 250 };
const defence: Puzzle['goal'] = { kind: 'defence', against: { kind: 'mate', moves: 1 } };

describe('a plain puzzle', () => {
  test('is a mate in one by the queen beside the king; not from afar, not past a man', () => {
    expect(isTrivial(make(mate, 'd6B-c7B'))).toBe(true);
    expect(isTrivial(make(mate, 'd6B-d5B'))).toBe(false);
    expect(isTrivial(make(mate, 'd6B-c7B', ['slipping-past']))).toBe(false);
  });

  test('is a win or a parry that begins with a check; not with a quiet move, not with a point to it', () => {
    for (const goal of [gain, defence]) {
      expect(isTrivial(make(goal, 'd6B-d8B'))).toBe(true);
      expect(isTrivial(make(goal, 'b6B-a6B'))).toBe(false);
      expect(isTrivial(make(goal, 'd6B-d8B', ['deflection']))).toBe(false);
    }
  });

  test('a fork is not a point of a win, nor what is given up where the answer is one; with several answers it is', () => {
    expect(isTrivial(make(gain, 'd6B-d8B', ['fork', 'discovered-check']))).toBe(true);
    expect(isTrivial(make(gain, 'd6B-d8B', ['fork', 'sacrifice']))).toBe(true);
    expect(isTrivial(make(gain, 'd6B-d8B', ['sacrifice', 'variations']))).toBe(false);
  });

  test('is a longer mate that begins with a check, but not with a sacrifice', () => {
    expect(isTrivial(make({ kind: 'mate', moves: 2 }, 'd6B-d8B'))).toBe(true);
    expect(isTrivial(make({ kind: 'mate', moves: 2 }, 'd6B-d8B', ['sacrifice']))).toBe(false);
    expect(isTrivial(make({ kind: 'stalemate', moves: 1 }, 'd6B-d8B'))).toBe(false);
  });

  test('is a check of queen or rook for two, not one for oneself', () => {
    const joint = collection.find((puzzle) => puzzle.goal.kind === 'declaration' && isTrivial(puzzle));
    if (joint?.goal.kind !== 'declaration') throw new Error('none for two');
    const own = { ...joint, goal: { ...joint.goal, by: joint.goal.by.slice(0, 1) } };
    expect(joint.goal.by.length).toBe(2);
    expect(isTrivial(own)).toBe(false);
  });

  test('is what readers found fair more often than good, and they found more of the others good', () => {
    const puzzles = new Map(collection.map((puzzle) => [puzzle.id, puzzle]));
    const read = readGrades().flatMap(({ id, grade }) => {
      const puzzle = puzzles.get(id);
      return puzzle?.solution ? [{ grade, plain: isTrivial(puzzle) }] : [];
    });
    const shareOfGood = (plain: boolean): number => {
      const own = read.filter((one) => one.plain === plain);
      return own.filter(({ grade }) => grade === 'good').length / own.length;
    };
    expect(shareOfGood(true)).toBeLessThan(0.3);
    expect(shareOfGood(false)).toBeGreaterThan(0.6);
  });
});
