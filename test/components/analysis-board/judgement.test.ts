import { describe, expect, test } from 'vitest';
import { sayJudged } from '../../../src/components/analysis-board/analysis/judgement.ts';
import { expect as must, findRuleset, type Position } from '../../../src/engine/index.ts';
import type { Finding } from '../../../src/game/analysis/analysis-question.ts';

/** The queen may go where the pawn on d7kl takes her (Usenet). */
const before = must(
  ['d1W-c3N', 'a8B-b6N'].reduce((at, id) => at.value.play(id) as { ok: true; value: Position }, {
    ok: true as const,
    value: findRuleset('usenet')!.begin(),
  }),
);
const find = (turn: 'w' | 'b', white: number, value: number, moves: readonly string[], mate?: number): Finding => ({
  ...{ turn, depth: 6, ms: 1500 },
  lines: [{ moves, value, shares: { w: white, b: 1 - white }, ...(mate !== undefined && { mate }) }],
});
function judge(id: string, found: Finding, then?: Finding): string {
  const move = before.moves().find((one) => one.id === id)!;
  return sayJudged({ before, move, after: before.after(move), found, then }, 'rules');
}
const BEST = find('w', 0.55, 50, ['b2W-b4N']);

describe('“Was that bad?”', () => {
  test('is answered with no where the search plays the same, or sees no difference', () => {
    expect(judge('b2W-b4N', BEST, find('b', 0.3, 300, ['a7B-a6N']))).toMatch(/^No: .* is what the search plays too\.$/);
    expect(judge('a2QL-e6kl', BEST, find('b', 0.53, -30, ['a7B-a6N']))).toMatch(/^No: .* is about as good as the best\.$/);
  });

  test('calls a blunder what loses the queen, says what takes her and why, and not what was better', () => {
    const said = judge('a2QL-e6kl', BEST, find('b', 0.05, 700, ['d7kl-e6kl']));
    expect(said).toMatch(
      /^Yes, a blunder: 55 % before .*, 5 % after it\. .* follows\. The white queen goes to e6kl, where it can be taken/,
    );
    expect(said).not.toContain('b4');
  });

  test('calls a mate that is allowed by its length, and one that was there missed', () => {
    const mated = find('b', 0, 999_990, ['a7B-a6N'], 2);
    expect(judge('a2QL-e6kl', BEST, mated)).toMatch(/It seems to allow mate in 2\.$/);
    const missed = judge('a2QL-e6kl', find('w', 1, 999_999, ['b2W-b4N'], 1), find('b', 0.6, -100, ['a7B-a6N']));
    expect(missed).toMatch(/^Yes, a mistake: 100 % before .*There seems to have been mate in 1\.$/);
  });

  test('is not a verdict where the difference is one of searches, or nothing was left to lose', () => {
    expect(judge('a2QL-e6kl', BEST, find('b', 0.43, 20, ['a7B-a6N']))).toMatch(/^A little: 55 % before/);
    expect(judge('a2QL-e6kl', find('w', 0.98, 900, ['b2W-b4N']), find('b', 0.85, -500, ['a7B-a6N']))).toMatch(/^It decides nothing: 98 %/);
  });
});
