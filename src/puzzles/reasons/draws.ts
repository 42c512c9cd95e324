import { isAttackNode, isInCheck, type Position, type ProofNode, type Role } from '../../engine/index.ts';
import { expectMove } from '../position-queries.ts';
import { explainTry, type Case } from './case.ts';
import { explainAttacks } from './gains.ts';
import { listFlights, expectPiece, shareFlights } from './cover.ts';
import { explainReplies } from './variations.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';

/** The positions in which the lines of a proof end: of the solver's moves the first, of the replies each. */
function* listEnds(position: Position, node: ProofNode): Generator<Position> {
  const branches = isAttackNode(node) ? [{ moves: node.play.slice(0, 1), then: node.then }] : node.replies;
  for (const { moves, then } of branches)
    for (const id of moves) {
      const after = position.after(expectMove(position, id));
      if (then) yield* listEnds(after, then);
      else yield after;
    }
}

/** Why a line ends in stalemate or a draw: what has to be taken, what follows each reply, and who cannot move in the end. */
export function explainDrawKey(puzzle: Case): readonly Reason[] {
  const { after, key, then, goal } = puzzle;
  const replies = then && !isAttackNode(then) ? then.replies.flatMap(({ moves }) => moves) : [];
  const taking = replies.filter((id) =>
    expectMove(after, id).effects.some((effect) => effect.kind === 'leave' && effect.square === key.to),
  );
  const forced =
    replies.length > 0 && taking.length === replies.length && replies.length <= 3
      ? [makeReason('must-take', { key: moveRef(key.id), replies: replies.map((id) => moveRef(key.id, id)), isCheck: isInCheck(after) })]
      : [];
  const ends = then ? [...listEnds(after, then)] : [after];
  const stuck = goal.kind === 'stalemate' || ends.every((end) => end.status() === 'stalemate') ? explainStuck(ends) : [];
  const lost = goal.kind === 'draw' ? explainAttacks(puzzle).filter(({ code }) => code === 'doomed') : [];
  const left = stuck.length > 0 ? [] : explainLeft(ends);
  return [
    ...forced,
    ...lost,
    ...(forced.length > 0 || lost.length > 0 ? [] : explainReplies(puzzle)),
    ...stuck,
    ...left,
    ...explainTry(puzzle),
  ];
}

/** Why nothing moves where a line ends in stalemate: what covers the squares of the king, what stands still, what is pinned. */
function explainStuck(ends: readonly Position[]): readonly Reason[] {
  const [end] = ends;
  if (end?.status() !== 'stalemate') return [];
  const player = end.turn;
  const king = end.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === player)?.name;
  if (king === undefined) return [];
  const { flights, blocked } = listFlights(end, king);
  const others = end.active.filter((one) => one !== player);
  const pieces = end.squares.filter(({ piece }) => piece?.owner === player && piece.role !== 'king');
  const isPinned = ({ name }: (typeof pieces)[number]): boolean =>
    end.attacks(name).some((to) => end.refuse(name, to)?.code === 'leaves-check');
  const isSame = ends.every((one) => one.status() === 'stalemate' && one.turn === player && samePieces(one, end));
  return [
    makeReason('stuck', {
      player,
      covers: shareFlights(end, flights, [], others),
      own: blocked,
      pinned: pieces.filter(isPinned).map(({ name }) => expectPiece(end, name)),
      still: pieces.filter((piece) => !isPinned(piece)).map(({ name }) => expectPiece(end, name)),
      isMain: !isSame,
    }),
  ];
}

/** The material left where the game is drawn by too little material (`draw:material`). */
function explainLeft(ends: readonly Position[]): readonly Reason[] {
  const [end] = ends;
  if (end?.status() !== 'draw:material') return [];
  const roles = listRoles(end);
  const isSame = ends.every((one) => one.status() === 'draw:material' && listRoles(one).join() === roles.join());
  return [makeReason('left', { roles, isMain: !isSame })];
}

const listRoles = (position: Position): readonly Role[] =>
  position.squares.flatMap(({ piece }) => (piece && piece.role !== 'king' ? [piece.role] : []));

const samePieces = (one: Position, other: Position): boolean => JSON.stringify(one.setup.pieces) === JSON.stringify(other.setup.pieces);
