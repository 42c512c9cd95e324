import type { Refusal } from '../core/refusal.ts';
import { firstSquareOf, pinOf } from './board.ts';
import { isPiece } from './cells.ts';
import type { MoveId } from './ids.ts';
import { promotedOf } from './packing.ts';
import { namePieces } from './refusal-words.ts';
import { because, placeOf, type Question } from './question.ts';

/** The move goes from there to there, but not with what its id adds, or leaves out: a promotion or an inversion. */
export function refuseSuffix(question: Question, read: MoveId, codes: readonly number[]): Refusal {
  if (read.kind === 'step' && read.inverts) return refuseInversion(question, read.to);
  const { position, machine, workshop } = question;
  machine.load(position.packed);
  const promotes = codes.some((code) => promotedOf(code) !== 0);
  const added = read.kind === 'step' ? read.role !== undefined : read.kind === 'transfer' && read.promoted !== undefined;
  if (promotes) {
    const place = codes.map((code) => machine.id(code).replace(/^.*?(?:,|-)?([za-e]\d\w+)=.$/, '$1'))[0]!;
    const says = added
      ? `This move promotes the pawn on ${place}, and on no other square.`
      : `The pawn on ${place} must be promoted with this move.`;
    return because(question, 'promotion-missing', 'promotion', says, [place]);
  }
  const waits = workshop.tables.rules.promotion === 'next-turn';
  const says = waits
    ? 'No move names a promotion here: a pawn waits and becomes a queen with its owner’s next turn.'
    : 'This move promotes no pawn.';
  return because(question, 'no-promotion', waits ? 'waiting' : 'promotion', says, []);
}

/** Why a board is not turned over by a piece that moves onto it. */
function refuseInversion(question: Question, to: string): Refusal {
  const { position, workshop, machine, name } = question;
  const { tables } = workshop;
  const pin = pinOf[placeOf(position, to)]!;
  if (!tables.rules.boards.invertsOnArrival)
    return because(question, 'no-inversion', 'inversion', 'In these rules no piece turns a board over by moving onto it.', []);
  if (pin < 0) return because(question, 'no-inversion', 'inversion', `${to} is on a main board, which is never turned over.`, []);
  const others = [0, 1, 2, 3].map((offset) => firstSquareOf(pin) + offset).filter((square) => isPiece(position.packed.cell[square]!));
  if (others.length > 0) {
    const names = others.map(name);
    return because(
      question,
      'board-crowded',
      'inversion',
      `Only an empty board is turned over, and this one carries ${namePieces(question, names)}.`,
      names,
    );
  }
  machine.load(position.packed);
  const face = tables.otherFace[pin]!;
  return because(question, 'pin-taken', 'inversion', `Another board is on the other side of the corner, at ${tables.pinNames[face]!}.`, [
    tables.pinNames[face]!,
  ]);
}
