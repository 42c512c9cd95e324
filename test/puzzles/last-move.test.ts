import { describe, expect, test } from 'vitest';
import { expect as open, RULESETS, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { findLastMoves } from '../../curation/mine/last-move.ts';
import { makeRandomStart } from '../../curation/mine/random-start.ts';
import { listRetractions } from '../../curation/mine/retraction.ts';

const [bartmess, meder, grant, usenet] = RULESETS as readonly [Ruleset, Ruleset, Ruleset, Ruleset];

/** Moves that are rare among all there are come as often as the others. */
function choose(moves: readonly Move[], random: () => number): Move {
  const rare = moves.filter(({ kind, enPassant, promotion, effects }) => kind !== 'piece' || enPassant || promotion || effects.length > 2);
  const some = rare.length > 0 && random() < 0.6 ? rare : moves;
  return some[Math.floor(random() * some.length)]!;
}

/** Moves of random games whose end nothing but the board tells, each with the position after it. */
function* listPlayed(ruleset: Ruleset, seed: number, plies: number): Iterable<{ readonly move: Move; readonly after: Position }> {
  const random = makeRandom(seed);
  let position = makeRandomStart(ruleset, random, true);
  for (let ply = 0; ply < plies && position.status() === 'playing'; ply++) {
    const move = choose(position.moves(), random);
    const after = position.after(move);
    const isWhole = after.turn !== position.turn && [position, after].every(({ setup }) => setup.pending === undefined);
    if (isWhole && ply % 4 === 0) yield { move, after };
    position = after;
  }
}

describe('the last moves that could have led to a position', () => {
  for (const ruleset of [bartmess, meder, grant, usenet])
    test(`hold the move that was played, whatever it was, in games under ${ruleset.name}`, { timeout: 120_000 }, () => {
      const missed: string[] = [];
      for (const seed of [3])
        for (const { move, after } of listPlayed(ruleset, seed, 40))
          if (!listRetractions(after).some((one) => one.move.id === move.id)) missed.push(`${move.id} to ${after.text()}`);
      expect(missed).toEqual([]);
    });
});

describe('what was the last move?', () => {
  // Black's pawn on b6N and knight on c6B both attack White's king, which stands on a board that has turned.
  const turned = open(
    bartmess.parse('W:4/4/B3/1P2;N:1p1B/4/4/P3;B:4/2pr/b1nN/P1R1;QL@KP11:1b/2;KL@KP1:2/2;ql@QP4:1K/2;kl@KP12:k1/2 w - - - 0 30'),
  );

  test('has one answer where every other move would have left the king in check before it, with the other side on move', () => {
    const { answer, others = [] } = findLastMoves(turned) ?? {};
    expect(answer?.way).toBe('board:QP4-QP4');
    expect(others.length).toBeGreaterThanOrEqual(2);
    for (const { by } of others) expect(by).not.toEqual([]);
  });

  test('is not asked where nobody is in check, nor where more than one move is possible', () => {
    expect(findLastMoves(bartmess.begin())).toBeUndefined();
    const plain = open(bartmess.parse('W:4/4/4/1P2;N:4/4/4/P3;B:4/4/4/K2r;QL@KP11:2/2;KL@KP1:2/2;ql@QP4:2/2;kl@KP12:k1/2 w - - - 0 30'));
    expect(plain.checks().length).toBe(1);
    expect(findLastMoves(plain)).toBeUndefined();
  });
});
