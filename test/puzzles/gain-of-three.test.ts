import { describe, expect, test } from 'vitest';
import { captureOf, expect as take, findRuleset, isAttackNode, type Position, type ProofNode } from '../../src/engine/index.ts';
import { expectMove } from '../../src/puzzles/position-queries.ts';
import { findFlaw } from '../../src/puzzles/quality.ts';
import { judgeSubmission } from '../../src/puzzles/proof/submission.ts';
import { listReasons } from '../../src/puzzles/reasons/reasons.ts';
import { solveTask, type SolvedTask } from '../../src/puzzles/solve-task.ts';
import { askTask } from '../../src/training/goal-names.ts';
import { makeRandom } from '../../curation/common/random.ts';
import { dress, isPreparedGain } from '../../curation/mine/gain-starts.ts';
import { soleKey } from '../../curation/mine/sole-solution.ts';

const read = (text: string): Position => take(findRuleset('harshman')!.parse(text));
const solved = (text: string, worth: number): SolvedTask => take(solveTask(read(text), { kind: 'gain', moves: 2, worth }));

/** White checks Black’s king; Gray’s bishop attacks a knight and a rook of Black’s. */
const FORK = '7/4gK3/6gB2/10/6bKwP3/12/5wK7/8bP5/5bR7/12/6wB3bN/9bB/9/8 g wgb - - - 0 40';
/** A bishop attacks two knights and checks nobody. */
const QUIET = '7/8/9/10/3bK7/10wN1/13/5bB8/5gK7/12/11/10/9/wK4wN2 b wgb - - - 0 40';
/** A knight checks Black’s king and attacks a rook and a queen of Black’s. */
const ROYAL = '7/2bR3bQ1/2bK6/10/11/12/6gN5gK/14/13/2wN8gB/11/10/9/4wK3 g wgb - - - 0 40';
/** What is taken is lost again after the next replies. */
const LOST_AGAIN = '7/7bN/9/10/11/8wK3/3bK1gK1bR3bR1/6gR2gP4/6wR6/12/wNbN9/10/5gN3/8 w wgb - - - 0 40';
/** A mate can be declared as soon as the gain is made. */
const MATED = '6wR/3wB4/9/2bB2wP4/1bN2wN5gN/1gP3bP6/gRbPbP3gR6/4bP9/9bK3/10gP1/gP10/3bP5gK/9/5wNwK1 g wgb * - - 0 40';

describe('a gain of three players as a puzzle', () => {
  test('passes every check, or fails for what it wins', () => {
    expect(findFlaw(solved(FORK, 400), 'composed')).toBeUndefined();
    expect(findFlaw(solved(LOST_AGAIN, 550), 'composed')).toBe('not-held');
    expect(findFlaw(solved(MATED, 1000), 'composed')).toBe('really-mate');
  });

  test('is asked for by what is won, and refused where it is not won', () => {
    const goal = { kind: 'gain', moves: 2, worth: 400 } as const;
    expect(askTask(read(FORK), { goal })).toContain('Win a knight’s worth in two turns, whatever both others play');
    const sent = { ruleset: 'harshman', position: FORK, goal: { ...goal, worth: 550 } };
    expect(judgeSubmission(sent, []).ok).toBe(false);
  });

  test('tells replies of both others, and what an answer of the proof takes then', () => {
    const { position, task, solution } = solved(FORK, 400);
    const reasons = listReasons(position, { goal: task, solution: solution!, tries: [] });
    const chases = reasons.flatMap((reason) => (reason.code === 'chase' ? [reason.args] : []));
    expect(chases.length).toBeGreaterThan(0);
    for (const { answer, role, owner } of chases) {
      const [before, last] = [answer.line.slice(0, -1), answer.line.at(-1)!];
      const at = before.reduce((next, id) => next.after(expectMove(next, id)), position);
      const node = before.reduce<ProofNode | undefined>((from, id) => {
        if (!from || isAttackNode(from)) return from?.then;
        return from.replies.find(({ moves }) => moves.includes(id))?.then;
      }, solution);
      expect(node && isAttackNode(node) ? node.play : []).toContain(last);
      expect(captureOf(expectMove(at, last))?.piece).toEqual({ role, owner });
    }
  });

  test('is mined with keys that prepare it, and keeps its key while pieces are added', () => {
    expect(findFlaw(solved(QUIET, 400), 'composed')).toBeUndefined();
    expect(isPreparedGain(solved(QUIET, 400))).toBe(true);
    expect(isPreparedGain(solved(FORK, 400))).toBe(true);
    expect(isPreparedGain(solved(ROYAL, 550))).toBe(false);
    const dressed = [...dress(read(FORK), 400, 'l12-n10', 14, makeRandom(1))];
    expect(dressed.length).toBeGreaterThan(0);
    for (const position of dressed) expect(soleKey(position, { kind: 'gain', moves: 2, worth: 400 })).toBe('l12-n10');
  });
});
