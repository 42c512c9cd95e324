import { isAttackNode, type Position } from '../../engine/index.ts';
import { findMove } from '../position-queries.ts';
import type { Puzzle } from '../puzzle.ts';
import { explainTry, type Case } from './case.ts';
import { pieceAt } from './cover.ts';
import { makeReason, type Reason } from './reason.ts';
import { findTakenKing } from './three-way.ts';

/** Why a king is kept: what attacks it now, and where right moves leave it in check, why nobody takes it; and how a wrong move fails. */
export function explainSavingMoves(puzzle: Case, solution: Puzzle['solution']): readonly Reason[] {
  const { start, goal } = puzzle;
  const king = 'against' in goal && 'king' in goal.against ? goal.against.king : start.turn;
  const survival = explainSurvival(start, solution, king);
  const check = start.checks().find(({ player }) => player === king);
  const attack =
    check && survival.length === 0
      ? [
          makeReason('under-attack', {
            king,
            by: check.by.map((square) => ({ ...pieceAt(start, square), owner: start.at(square)!.owner })),
          }),
        ]
      : [];
  return [...survival, ...attack, ...explainTry(puzzle)];
}

/** Why nobody takes a king that right moves leave in check: the next player can only take the third king. */
function explainSurvival(start: Position, solution: Puzzle['solution'], king: Position['turn']): readonly Reason[] {
  if (!solution || !isAttackNode(solution)) return [];
  const afters = solution.play.map((id) => start.after(findMove(start, id)));
  const attacked = afters.filter((after) => after.checks().some(({ player }) => player === king));
  const told = attacked.flatMap((after) => {
    const replies = after.moves();
    const [third] = replies.map(findTakenKing);
    const isOver = replies.every((reply) => findTakenKing(reply) === third && after.after(reply).outcome()?.points[king] === '1/2');
    return third !== undefined && third !== king && isOver ? [{ next: after.turn, third, replies: replies.length }] : [];
  });
  const [first] = told;
  if (!first || told.length < attacked.length || told.some(({ third }) => third !== first.third)) return [];
  return [
    makeReason('survives', {
      king,
      next: first.next,
      third: first.third,
      replies: Math.max(...told.map(({ replies }) => replies)),
      isAlways: attacked.length === afters.length,
    }),
  ];
}
