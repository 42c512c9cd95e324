import type { Position } from '../../../engine/index.ts';
import { checksBy, squaresReached, pieceOn, type MotifContext } from '../../motif-context.ts';

/** A check comes from a piece that has not moved: a move has opened its line. */
export const isDiscoveredCheck = ({ turns, solver }: MotifContext): boolean =>
  turns.some(({ move, after }) => checksBy(after, solver).some(({ by }) => by.some((square) => !squaresReached(move).includes(square))));

/** Two of the solver’s pieces check one king at once. */
export const isDoubleCheck = ({ turns, solver }: MotifContext): boolean =>
  turns.some(({ after }) => checksBy(after, solver).some(({ by }) => by.length > 1));

/** The kings that are mated at the end: of two players the one in checkmate, of three the one the task is against. */
function mated({
  turns,
  task,
  solver,
}: MotifContext): readonly { readonly after: Position; readonly king: string; readonly by: readonly string[] }[] {
  const after = turns.at(-1)?.after;
  if (!after) return [];
  const isMate = after.status() === 'checkmate' || task.kind === 'declaration';
  return isMate
    ? checksBy(after, solver)
        .filter(({ king }) => !('king' in task) || pieceOn(after, king).owner === task.king)
        .map((check) => ({ after, ...check }))
    : [];
}

/** The squares next to a king with its own pieces on them, and the others. */
function around(position: Position, king: string): { readonly own: readonly string[]; readonly open: readonly string[] } {
  const near = position.attacks(king);
  const isOwn = (square: string): boolean => position.at(square)?.owner === pieceOn(position, king).owner;
  return { own: near.filter(isOwn), open: near.filter((square) => !isOwn(square)) };
}

/** A knight mates a king that has only its own pieces around it. */
export const isSmothered = (context: MotifContext): boolean =>
  mated(context).some(
    ({ after, king, by }) => by.every((square) => pieceOn(after, square).role === 'knight') && around(after, king).open.length === 0,
  );

/** A king is mated on an attack board by a rook or a queen from elsewhere, with its own pieces in its way. */
export const isBackBoard = (context: MotifContext): boolean =>
  mated(context).some(({ after, king, by }) => {
    const board = after.squares.find(({ name }) => name === king)!.board;
    const near = after.attacks(king);
    return (
      after.boards.some(({ id }) => id === board) &&
      by.every((square) => ['rook', 'queen'].includes(pieceOn(after, square).role) && !near.includes(square)) &&
      around(after, king).own.length > 0
    );
  });

/** A board move that carries a piece of the solver’s mates. */
export const isRidingToMate = ({ turns, solver }: MotifContext): boolean =>
  turns.some(
    ({ move, after }) =>
      after.status() === 'checkmate' &&
      move.kind === 'board' &&
      move.from !== move.to &&
      move.effects.some((effect) => effect.kind === 'go' && effect.carried === true && effect.piece.owner === solver),
  );
