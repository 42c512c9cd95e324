import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, type Goal, type Position } from '../../../src/engine/index.ts';
import { judgeGoal } from '../../../src/game/goals/judge-goal.ts';
import { canGoOn } from '../../../src/game/goals/judge-goal.ts';
import { GoalJudge } from '../../../src/game/goals/goal-judge.ts';
import { listMainMoves } from '../../../src/components/puzzle/solution.ts';
import { positionOf } from '../../../src/puzzles/puzzle.ts';
import { isProved } from '../../../src/puzzles/task.ts';
import { readPuzzles } from '../../../curation/common/read-collection.ts';

/** A puzzle of the collection of this kind: its goal, and the positions of its main line. */
function lineOf(ruleset: string, kind: Goal['kind']): { readonly goal: Goal; readonly line: readonly Position[] } {
  const puzzle = readPuzzles(ruleset).find(({ goal, solution }) => goal.kind === kind && listMainMoves(solution).length > 1)!;
  const line = [must(positionOf(puzzle))];
  for (const id of listMainMoves(puzzle.solution)) line.push(must(line.at(-1)!.play(id)));
  if (!isProved(puzzle.goal)) throw new Error(`${kind} is not a goal of the engine`);
  return { goal: puzzle.goal, line };
}

const meder = findRuleset('meder')!;
/** Two kings: nobody can mate. */
const bare = must(meder.parse('W:4/4/4/4;N:4/4/4/1K2;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:2/2;kl@KL6:k1/2 b - - - 0 1'));
const start = must(meder.parse(meder.start));

describe('a goal judged from the position alone', () => {
  test.each([
    ['meder', 'mate'],
    ['meder', 'stalemate'],
    ['harshman', 'capture'],
    ['harshman', 'declaration'],
  ] as const)('%s: %s is done with the last move of its written line, and not with the first', (ruleset, kind) => {
    const { goal, line } = lineOf(ruleset, kind);
    expect(judgeGoal(goal, line.at(-1)!, 0)).toEqual({ state: 'done' });
    expect(judgeGoal(goal, line[1]!, 1).state).toBe(kind === 'declaration' ? 'going' : 'open');
  });

  test('checkmate will do where material was to be won; else that is for a proof to say', () => {
    const mated = lineOf('meder', 'mate').line.at(-1)!;
    const goal: Goal = { kind: 'gain', moves: 2, worth: 300 };
    expect(judgeGoal(goal, mated, 1)).toEqual({ state: 'done' });
    expect(judgeGoal(goal, start, 1)).toEqual({ state: 'open' });
    for (const other of [{ kind: 'promotion', moves: 2 } as const, { kind: 'defence', against: { kind: 'mate', moves: 1 } } as const]) {
      expect(judgeGoal(other, start, 1)).toEqual({ state: 'open' });
      expect(judgeGoal(other, mated, 1).state).toBe('failed');
    }
  });

  test('where nobody can mate any more the mate has failed, however many moves are left', () => {
    expect(judgeGoal({ kind: 'mate', moves: 5 }, bare, 4)).toEqual({ state: 'failed', why: 'drawn' });
    expect(judgeGoal({ kind: 'mate', moves: 5 }, start, 4)).toEqual({ state: 'open' });
  });
});

test('who is mated, or has left the game, cannot go on', () => {
  expect(canGoOn(start, 'w')).toBe(true);
  expect(canGoOn(lineOf('meder', 'mate').line.at(-1)!, 'w')).toBe(false);
  const { goal, line } = lineOf('harshman', 'capture');
  const king = goal.kind === 'capture' ? goal.king : 'w';
  expect([line[0]!, line.at(-1)!].map((position) => canGoOn(position, king))).toEqual([true, false]);
});

test('where the prover is silent a legal reply follows, and nothing where there is no move', async () => {
  const referee = new GoalJudge({ ruleset: 'meder' }, async () => undefined);
  const { signal } = new AbortController();
  const reply = await referee.reply(start, 2, signal);
  expect(start.moves().map(({ id }) => id)).toContain(reply?.id);
  expect(await referee.reply(lineOf('meder', 'mate').line.at(-1)!, 2, signal)).toBeUndefined();
  const [move] = start.moves();
  expect(await referee.settle(start, { kind: 'mate', moves: 2 }, move!, signal)).toEqual({ state: 'open' });
});
