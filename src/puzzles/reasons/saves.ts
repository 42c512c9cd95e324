import { captureOf, isAttackNode, isInCheck, type Move, type Position } from '../../engine/index.ts';
import type { Saving } from '../../words/reason-cases.ts';
import { passTo } from '../motif-context.ts';
import { expectMove } from '../position-queries.ts';
import type { Puzzle } from '../puzzle.ts';
import { explainTry, type Case } from './case.ts';
import { expectPiece } from './cover.ts';
import { makeReason, moveRef, PASS, type MoveRef, type Reason } from './reason.ts';
import { findTakenKing } from './three-way.ts';

type Check = ReturnType<Position['checks']>[number];

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
            by: check.by.map((square) => ({ ...expectPiece(start, square), owner: start.at(square)!.owner })),
          }),
        ]
      : [];
  return [
    ...survival,
    ...attack,
    ...(check ? [] : explainDanger(puzzle, king)),
    ...explainSaved(start, solution, king),
    ...explainTry(puzzle),
  ];
}

/** How each right move ends an attack on the king, or castles out of one; moves that leave it in check are told by the king that survives. */
function explainSaved(start: Position, solution: Puzzle['solution'], king: Position['turn']): readonly Reason[] {
  if (!solution || !isAttackNode(solution)) return [];
  const check = start.checks().find(({ player }) => player === king);
  const at = start.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === king)?.name;
  const found = new Map<string, { readonly how: Saving; readonly moves: MoveRef[] }>();
  for (const id of solution.play) {
    const move = expectMove(start, id);
    const how = readSaving(start, move, check, at);
    const isLeft = start
      .after(move)
      .checks()
      .some(({ player }) => player === king);
    if (!how || isLeft) continue;
    const known = found.get(JSON.stringify(how));
    if (known) known.moves.push(moveRef(id));
    else found.set(JSON.stringify(how), { how, moves: [moveRef(id)] });
  }
  return found.size === 0 ? [] : [makeReason('saved', { ways: [...found.values()] })];
}

function readSaving(start: Position, move: Move, check: Check | undefined, king: string | undefined): Saving | undefined {
  const to = move.effects.find((effect) => effect.kind === 'go' && effect.piece.role === 'king');
  if (move.kind === 'castling' && to?.kind === 'go') return { kind: 'castles', square: to.to };
  const taken = captureOf(move);
  if (taken && (!check || check.by.includes(taken.square)))
    return { kind: 'takes', piece: expectPiece(start, taken.square), attacks: !!check };
  if (move.from === king) return { kind: 'steps' };
  if (check) return { kind: 'between' };
  return isInCheck(start.after(move)) ? { kind: 'checks', player: start.after(move).turn } : undefined;
}

/** The move of the next player that would let the one after take a king which nobody attacks yet. */
function explainDanger({ start }: Case, king: Position['turn']): readonly Reason[] {
  const players = start.active;
  const [next, last] = [1, 2].map((step) => players[(players.indexOf(start.turn) + step) % players.length]!);
  const passed = next === undefined ? undefined : passTo(start, next);
  if (players.length < 3 || passed?.status() !== 'playing') return [];
  const takerAfter = (reply: Move): string | undefined => {
    const at = passed.after(reply);
    return at.turn === last ? at.moves().find((one) => findTakenKing(one) === king)?.from : undefined;
  };
  const [first] = passed.moves().flatMap((reply) => {
    const taker = reply.kind === 'piece' ? takerAfter(reply) : undefined;
    return taker === undefined ? [] : [{ reply, taker }];
  });
  if (!first || first.taker === first.reply.to) return [];
  const alike = passed.moves().filter(({ from, kind }) => kind === 'piece' && from === first.reply.from);
  return [
    makeReason('danger', {
      king,
      player: passed.turn,
      from: expectPiece(start, first.reply.from),
      reply: moveRef(PASS, first.reply.id),
      isAny: alike.length > 1 && alike.every((reply) => takerAfter(reply) === first.taker),
      taker: { ...expectPiece(start, first.taker), owner: start.at(first.taker)!.owner },
    }),
  ];
}

/** Why nobody takes a king that right moves leave in check: the next player can only take the third king. */
function explainSurvival(start: Position, solution: Puzzle['solution'], king: Position['turn']): readonly Reason[] {
  if (!solution || !isAttackNode(solution)) return [];
  const afters = solution.play.map((id) => start.after(expectMove(start, id)));
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
