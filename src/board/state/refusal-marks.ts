import type { Position, Refusal } from '../../engine/index.ts';
import type { Marks } from '../scene/render-options.ts';

/** What shows on the board why a move is refused. */
export type RefusalMarks = Required<Pick<Marks, 'spots' | 'arrows'>>;

/** The refused move as an arrow in the colour of wrong, and what forbids it: blockers and pins framed, attackers with an arrow to the king. */
export function showRefusal(position: Position, { code, shows }: Refusal, from: string, to: string): RefusalMarks {
  const king = code === 'leaves-check' ? kingAfter(position, from, to) : undefined;
  return {
    spots: shows.filter((name) => name !== to),
    arrows: [
      { from, to, tone: 'wrong' },
      ...(king === undefined ? [] : shows.filter((name) => name !== king && name !== to).map((name) => ({ from: name, to: king }))),
    ],
  };
}

/** Where the mover's king would stand; nothing when it rides on the moving board, whose squares get new names. */
function kingAfter(position: Position, from: string, to: string): string | undefined {
  const king = position.squares.find((square) => square.piece?.role === 'king' && square.piece.owner === position.turn);
  if (king?.name === from) return to;
  return position.boards.some((board) => board.pin === from && board.id === king?.board) ? undefined : king?.name;
}
