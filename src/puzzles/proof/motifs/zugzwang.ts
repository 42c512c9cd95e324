import { promotes, prove, type Position } from '../../../engine/index.ts';
import { squaresReached, passTo, type MotifContext, type SolverMove } from '../../motif-context.ts';

/** Whether the other side loses after a move only because it has to move: had it passed, the mate would not come in time. */
function isForcedToMove({ task, solver, turns }: MotifContext, turn: SolverMove): boolean {
  const left = turns.length - 1 - turns.indexOf(turn);
  const { after } = turn;
  if (task.kind !== 'mate' || left < 1 || after.checks().length > 0) return false;
  const passed = passTo(after, solver);
  const proof = passed?.status() === 'playing' ? prove(passed, { kind: 'mate', moves: left }) : undefined;
  return proof?.ok === true && proof.value.complete && proof.value.keys.length === 0;
}

/** Whatever the other side moves loses; could it pass, it would not. */
export const isZugzwang = (context: MotifContext): boolean => context.turns.some((turn) => isForcedToMove(context, turn));

/** A board with nobody on it moves only so that the other side has to. */
export const isWaitingBoard = (context: MotifContext): boolean =>
  context.turns.some((turn) => turn.move.kind === 'board' && squaresReached(turn.move).length === 0 && isForcedToMove(context, turn));

const columnOf = (position: Position, square: string): string => {
  const { file, rank } = position.squares.find(({ name }) => name === square)!;
  return `${file},${rank}`;
};

/** A board leaves the column of a pawn of the solver’s, and the pawn is promoted where it stands. */
export function isUncovering({ turns, solver }: MotifContext): boolean {
  return turns.some(({ move: left, position: before }, at) => {
    const id = left.kind === 'board' ? before.boards.find(({ pin }) => pin === left.from)?.id : undefined;
    const above = before.squares.filter(({ board }) => board === id).map(({ name }) => columnOf(before, name));
    const pawns = before.squares.filter(
      ({ name, board, piece }) =>
        piece?.role === 'pawn' && piece.owner === solver && board !== id && above.includes(columnOf(before, name)),
    );
    return turns
      .slice(at)
      .some(
        ({ move, after }) =>
          promotes(move, solver) &&
          pawns.some(
            ({ name }) => !squaresReached(move).includes(name) && after.at(name)?.owner === solver && after.at(name)?.role !== 'pawn',
          ),
      );
  });
}
