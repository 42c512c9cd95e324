import type { Move, Player, Position } from '../../engine/index.ts';
import { squaresReached } from '../motif-context.ts';
import { expectMove } from '../position-queries.ts';
import type { Help } from '../task.ts';
import type { Case } from './case.ts';
import { listFlights, expectPiece } from './cover.ts';
import { makeReason, moveRef, type Reason } from './reason.ts';
import { explainAttack, explainShared, explainSteps } from './three-way.ts';

/** A move of a line, and how it stands before and after it. */
interface Step {
  readonly at: Position;
  readonly move: Move;
  readonly after: Position;
  /** The moves up to this one. */
  readonly line: readonly string[];
}

/**
 * How three players bring about a mate that two of them declare: where the king goes or blocks its own way, whose line a partner's move opens or whom
 * it makes room for, what attacks the king and covers its squares, and which of the two takes it after which moves (Harshman VIII).
 */
export function explainTogether(start: Position, goal: Help & { readonly king: Player }, ids: readonly string[]): readonly Reason[] {
  let end = start;
  const steps = ids.map((id, ply): Step => {
    const move = expectMove(end, id);
    const step = { at: end, move, after: end.after(move), line: ids.slice(0, ply + 1) };
    end = step.after;
    return step;
  });
  const last = steps.at(-1);
  const king = end.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === goal.king);
  if (!last || !king) return [];
  const by = end.ruleset.players.filter((player) => player !== goal.king);
  const puzzle: Case = {
    start: last.at,
    goal: { kind: 'declaration', moves: 1, king: goal.king, by },
    tries: [],
    solver: last.at.turn,
    key: last.move,
    after: end,
    solution: { play: [last.move.id] },
    then: undefined,
    before: ids.slice(0, -1),
  };
  return [
    ...explainOwn(steps, goal.king, king.name, end),
    ...steps.flatMap((step) => explainOpened(step, goal.king, king.name, end)),
    ...explainAttack(puzzle),
    ...explainSteps(puzzle),
    ...explainShared(puzzle),
  ];
}

/** What the owner of the king does for it: the king goes to where it is mated, or another piece takes a square from it. */
function explainOwn(steps: readonly Step[], player: Player, king: string, end: Position): readonly Reason[] {
  const own = steps.filter(({ at }) => at.turn === player);
  const from = steps[0]?.at.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === player)?.name;
  if (from !== undefined && from !== king) return [makeReason('walks', { player, from, to: king, isRide: false })];
  const { blocked } = listFlights(end, king);
  const blocks = own.flatMap(({ move, line }) =>
    squaresReached(move)
      .filter((square) => blocked.includes(square))
      .map((square) => ({ square, line })),
  );
  return blocks.length === 0
    ? []
    : [
        makeReason('self-block', {
          player,
          pieces: blocks.map(({ square }) => expectPiece(end, square)),
          moves: blocks.map(({ line }) => moveRef(...line)),
        }),
      ];
}

/** A line of another piece that a move opens, to the king or a square next to it. */
function explainOpened({ at, move, after, line }: Step, player: Player, king: string, end: Position): readonly Reason[] {
  const near = [king, ...listFlights(end, king).flights.map(({ name }) => name)];
  const moved = squaresReached(move);
  const by = end.squares.find(({ name, piece }) => {
    if (!piece || piece.owner === player || !['queen', 'rook', 'bishop'].includes(piece.role) || moved.includes(name)) return false;
    if (at.at(name)?.role !== piece.role || at.at(name)?.owner !== piece.owner) return false;
    const before = at.attacks(name);
    return after.attacks(name).some((square) => near.includes(square) && !before.includes(square) && end.attacks(name).includes(square));
  });
  return by ? [makeReason('opens', { move: moveRef(...line), by: expectPiece(end, by.name) })] : [];
}
