import { pinOf } from './board.ts';
import { CASTLE, extraOf, fromOf, INVERT, kindOf, PROMOTE, promotedOf, ROTATE, toOf, TRANSFER } from './packed-move.ts';
import type { TridState } from './state.ts';
import { squareName, nameSquare, type Tables } from './tables.ts';

const LETTERS = ' KQRBNP';

/** The canonical id of a move about to be made. A square of a board move's promotion is named as it is after the move. */
export function makeMoveId(state: TridState, tables: Tables, code: number): string {
  const kind = kindOf(code);
  const from = fromOf(code);
  const to = toOf(code);
  const role = promotedOf(code);
  const name = (square: number): string => squareName(square, state.pinBoard);
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
  return pinOf[square] === to ? nameSquare(square, state.pinBoard[from]!) : squareName(square, state.pinBoard);
}

/** A canonical id of a move, taken apart; whether the move is legal, or its places exist now, is another matter. */
export type MoveId =
  | { readonly kind: 'step'; readonly from: string; readonly to: string; readonly role?: string; readonly inverts: boolean }
  | { readonly kind: 'castling'; readonly castle: string }
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly promoted?: string }
  | { readonly kind: 'rotation'; readonly pin: string }
  | { readonly kind: 'promotion'; readonly square: string };

const SQUARE_NAME = `[za-e]\\d(?:W|N|B|QL|KL|ql|kl)`;
const PIN_NAME = '[QK][PL]\\d{1,2}';
const STEP_ID = new RegExp(`^(${SQUARE_NAME})-(${SQUARE_NAME})(?:=([QRBN])|(\\^))?$`);
const TRANSFER_ID = new RegExp(`^(${PIN_NAME})-(${PIN_NAME})(?:,(${SQUARE_NAME}=[QRBN]))?$`);
const ROTATION_ID = new RegExp(`^(${PIN_NAME})r$`);
const PROMOTION_ID = new RegExp(`^(${SQUARE_NAME})=[QRBN]$`);
const PIN = new RegExp(`^${PIN_NAME}$`);

export const isPinName = (name: string): boolean => PIN.test(name);

/** Reads the form of a canonical id; `undefined` for any other text. */
export function parseMoveId(id: string): MoveId | undefined {
  if (id.length > 20) return undefined;
  if (id === 'O-O' || id === 'O-O-O') return { kind: 'castling', castle: id };
  const [, from, to, role, turned] = STEP_ID.exec(id) ?? [];
  if (from !== undefined) return { kind: 'step', from, to: to!, inverts: turned !== undefined, ...(role !== undefined && { role }) };
  const [, start, goal, promoted] = TRANSFER_ID.exec(id) ?? [];
  if (start !== undefined) return { kind: 'transfer', from: start, to: goal!, ...(promoted !== undefined && { promoted }) };
  const pin = ROTATION_ID.exec(id)?.[1];
  if (pin !== undefined) return { kind: 'rotation', pin };
  const square = PROMOTION_ID.exec(id)?.[1];
  return square === undefined ? undefined : { kind: 'promotion', square };
}
