import { describe, expect, test } from 'vitest';
import { expect as take, RULESETS, type Position, type Ruleset } from '../../../src/engine/index.ts';
import { makeRandom } from '../../../curation/common/random.ts';

const hashOf = (position: Position): number => position.machine().hash();

/** Positions of random games right after a double step, where the pawn may be taken in passing. */
function afterDoubleSteps(ruleset: Ruleset, count: number): readonly Position[] {
  const random = makeRandom(3);
  const found: Position[] = [];
  while (found.length < count) {
    let position = take(ruleset.parse(ruleset.start));
    for (let ply = 0; ply < 40 && position.status() === 'playing'; ply++) {
      const moves = position.moves();
      position = position.after(moves[Math.floor(random() * moves.length)]!);
      if (position.setup.enPassant.length > 0) found.push(position);
    }
  }
  return found;
}

describe.each(RULESETS)('the hash of a position: $id', (ruleset) => {
  const positions = afterDoubleSteps(ruleset, 5);

  test('tells a position where a pawn may be taken in passing from the same one without that right', () => {
    for (const position of positions) {
      const without = take(ruleset.fromSetup({ ...position.setup, enPassant: [] }));
      expect(without.setup.enPassant).toEqual([]);
      expect(hashOf(without), position.text()).not.toBe(hashOf(position));
    }
  });

  test('is the same for the same position, however it came about', () => {
    for (const position of positions) expect(hashOf(take(ruleset.parse(position.text()))), position.text()).toBe(hashOf(position));
  });
});
