import { describe, expect, test } from 'vitest';
import { threatMoveOf, sayThreat } from '../../../src/components/analysis-board/analysis/threats-and-hints.ts';
import { expect as must, findRuleset } from '../../../src/engine/index.ts';
import type { Threat } from '../../../src/game/review/live-analysis.ts';

/** Black to move; White’s rook on b2W could take the knight on b5N, which nothing guards. */
const position = must(
  findRuleset('meder')!.parse('W:4/4/1R1K/4;N:4/1n2/4/4;B:3k/2p1/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:2/2 b - - - 0 40'),
);
const threaten = (moves: readonly string[], mate?: number): Threat => ({
  position,
  finding: { turn: 'w', depth: 0, ms: 0, lines: [{ moves, value: 0, shares: {}, ...(mate !== undefined && { mate }) }] },
});
const say = (moves: readonly string[], mate?: number): string => sayThreat(position, threaten(moves, mate), 'rules');

describe('the threat', () => {
  test('is a move that wins something', () => {
    expect(say(['b2W-b5N'])).toMatch(/^If it were White’s move: .*, which takes the knight\.$/);
    expect(threatMoveOf(threaten(['b2W-b5N']))?.isThreat).toBe(true);
  });

  test('is none where the best move wins nothing', () => {
    expect(say(['b2W-b3W'])).toMatch(/^No threat is seen\. If it were White’s move, the search would play .*b3W\.$/);
    expect(threatMoveOf(threaten(['b2W-b3W']))?.isThreat).toBe(false);
  });

  test('is one where a quiet move leads to mate', () => {
    expect(say(['b2W-b3W'], 2)).toMatch(/^If it were White’s move: .*b3W\.$/);
  });
});
