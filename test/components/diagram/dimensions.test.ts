import { expect, test } from 'vitest';
import { expect as must, RULESETS } from '../../../src/engine/index.ts';
import { dimensionsOf } from '../../../src/components/diagram/dimensions.ts';

test('boards that stand above each other have a room of their own, and the one flat board another', () => {
  for (const ruleset of RULESETS) {
    const position = must(ruleset.parse(ruleset.start));
    const room = dimensionsOf(position);
    const isFlat = position.boards.length === 0;
    expect([room['--square-least'], room['--board-most']], ruleset.id).toEqual(isFlat ? ['18.2', '44rem'] : ['24.2', '34rem']);
    expect(Math.min(Number(room['--w']), Number(room['--h']))).toBeGreaterThan(100);
    expect(dimensionsOf(position, { width: 3, height: 2 })).toMatchObject({ '--w': '3', '--h': '2' });
  }
});
