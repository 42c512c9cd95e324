import { expect, test } from 'vitest';
import { RULESETS } from '../../../src/engine/index.ts';
import { findPosition } from '../../../src/game/reader/position-text.ts';

test('a position of one flat board is not a position of ours; every start of ours is', () => {
  for (const text of ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'FEN: 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'])
    expect(findPosition(text), text).toBeUndefined();
  for (const { start } of RULESETS) expect(findPosition(start)?.text).toBe(start);
});
