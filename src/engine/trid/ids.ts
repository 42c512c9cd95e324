import { pinOf } from './board.ts';
import { CASTLE, extraOf, fromOf, INVERT, kindOf, PROMOTE, promotedOf, ROTATE, toOf, TRANSFER } from './packing.ts';
import type { TridState } from './state.ts';
import { nameOf, nameSquare, type Tables } from './tables.ts';

const LETTERS = ' KQRBNP';

/** The canonical id of a move about to be made. A square of a board move's promotion is named as it is after the move. */
export function makeMoveId(state: TridState, tables: Tables, code: number): string {
  const kind = kindOf(code);
  const from = fromOf(code);
  const to = toOf(code);
  const role = promotedOf(code);
  const name = (square: number): string => nameOf(square, state.pinBoard);
  if (kind === CASTLE) return tables.castles[state.turn]![from]!.id;
  if (kind === ROTATE) return `${tables.pinNames[from]!}r`;
  if (kind === PROMOTE) return `${name(from)}=${LETTERS[role]!}`;
  if (kind === TRANSFER) {
    const transfer = `${tables.pinNames[from]!}-${tables.pinNames[to]!}`;
    const extra = extraOf(code);
    return extra < 0 ? transfer : `${transfer},${nameAfterTransfer(state, extra, from, to)}=${LETTERS[role]!}`;
  }
  const step = `${name(from)}-${name(to)}`;
  return kind === INVERT ? `${step}^` : role === 0 ? step : `${step}=${LETTERS[role]!}`;
}

/** Name of a square once the board at `from` stands at `to`. */
export function nameAfterTransfer(state: TridState, square: number, from: number, to: number): string {
  return pinOf[square] === to ? nameSquare(square, state.pinBoard[from]!) : nameOf(square, state.pinBoard);
}
