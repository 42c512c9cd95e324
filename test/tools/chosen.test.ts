import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/engine/index.ts';
import { writeIdentity } from '../../src/puzzles/id.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';
import { markGone, readChosen } from '../../curation/mine/chosen-puzzles.ts';

const choose = (position: string) => ({ position, goal: { kind: 'mate', moves: 2 } as const, says: 'Why.' });
const asked = (position: string) => ({ ruleset: 'meder', ...choose(position) });

describe('what a person chose', () => {
  test('is marked as gone when it is taken out, and only then', () => {
    const chosen = ['out', 'kept', 'new'].map(choose);
    const marked = markGone('meder', chosen, ['out', 'kept', 'other'].map(asked), [asked('kept')]);
    expect(marked.map(({ gone }) => gone)).toEqual([true, undefined, undefined]);
    // What was gone before stays so, and is offered again once it has come back.
    expect(markGone('meder', marked, [asked('kept')], [asked('kept')])).toEqual(marked);
    expect(markGone('meder', marked, [asked('kept')], ['out', 'kept'].map(asked)).map(({ gone }) => gone)).toEqual(
      Array(3).fill(undefined),
    );
    // Under another ruleset the same position is another puzzle.
    const elsewhere = [{ ...asked('out'), ruleset: 'grant' }];
    expect(markGone('meder', [choose('out')], elsewhere, [])).toEqual([choose('out')]);
  });

  test('is in the collection, or marked as gone from it', () => {
    for (const { id } of RULESETS) {
      const there = new Set(readPuzzles(id).map((puzzle) => writeIdentity(puzzle)));
      const chosen = readChosen(id);
      expect(chosen.length).toBeGreaterThan(3);
      for (const { gone = false, ...one } of chosen)
        expect([one.position, there.has(writeIdentity({ ruleset: id, ...one }))]).toEqual([one.position, !gone]);
    }
  });
});
