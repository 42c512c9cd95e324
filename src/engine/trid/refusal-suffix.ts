import type { Refusal } from '../core/refusal.ts';
import { firstSquareOf, pinOf } from './board.ts';
import { isPiece } from './cells.ts';
import type { MoveId } from './ids.ts';
import { promotedOf } from './packed-move.ts';
import { makeRefusal, piecesOn, findNamedSquare, type RefusalQuery } from './refusal-query.ts';

/** The move goes from there to there, but not with what its id adds, or leaves out: a promotion or an inversion. */
export function refuseSuffix(question: RefusalQuery, read: MoveId, codes: readonly number[]): Refusal {
  if (read.kind === 'step' && read.inverts) return refuseInversion(question, read.to);
  const { position, machine, context } = question;
  machine.load(position.packed);
  const promotes = codes.some((code) => promotedOf(code) !== 0);
  const added = read.kind === 'step' ? read.role !== undefined : read.kind === 'transfer' && read.promoted !== undefined;
  if (promotes) {
    const place = codes.map((code) => machine.id(code).replace(/^.*?(?:,|-)?([za-e]\d\w+)=.$/, '$1'))[0]!;
    return makeRefusal(question, added ? 'promotion-missing/elsewhere' : 'promotion-missing', 'promotion', { square: place }, [place]);
  }
  const waits = context.tables.rules.promotion === 'next-turn';
  return makeRefusal(question, waits ? 'no-promotion/waits' : 'no-promotion', waits ? 'waiting' : 'promotion', {}, []);
}

/** Why a board is not turned over by a piece that moves onto it. */
function refuseInversion(question: RefusalQuery, to: string): Refusal {
  const { position, context, machine, name } = question;
  const { tables } = context;
  const pin = pinOf[findNamedSquare(position, to)]!;
  if (!tables.rules.boards.invertsOnArrival) return makeRefusal(question, 'no-inversion', 'inversion', {}, []);
  if (pin < 0) return makeRefusal(question, 'no-inversion/main', 'inversion', { square: to }, []);
  const others = [0, 1, 2, 3].map((offset) => firstSquareOf(pin) + offset).filter((square) => isPiece(position.packed.cell[square]!));
  if (others.length > 0) {
    const names = others.map(name);
    return makeRefusal(question, 'board-crowded/inversion', 'inversion', { pieces: piecesOn(question, names) }, names);
  }
  machine.load(position.packed);
  const face = tables.pinNames[tables.otherFace[pin]!]!;
  return makeRefusal(question, 'pin-taken/face', 'inversion', { pin: face }, [face]);
}
