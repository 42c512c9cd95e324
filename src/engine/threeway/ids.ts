import { BISHOP, KNIGHT, QUEEN, ROOK } from './pieces.ts';
import { CASTLE_KING, CASTLE_QUEEN, PASS, PROMOTE, fromOf, kindOf, promotedOf, toOf } from './packed-move.ts';
import { cellName, type Tables } from './tables.ts';

const PROMOTED_LETTER: Readonly<Record<number, string>> = { [QUEEN]: 'Q', [ROOK]: 'R', [BISHOP]: 'B', [KNIGHT]: 'N' };

/** The canonical id of a packed move. */
export function makeMoveId(tables: Tables, code: number): string {
  const kind = kindOf(code);
  if (kind === PASS) return 'pass';
  if (kind === CASTLE_KING) return 'O-O';
  if (kind === CASTLE_QUEEN) return 'O-O-O';
  const steps = `${cellName(tables, fromOf(code))}-${cellName(tables, toOf(code))}`;
  return kind >= PROMOTE ? `${steps}=${PROMOTED_LETTER[promotedOf(kind)]!}` : steps;
}

/** A canonical id of a move, taken apart; whether the move is legal, or its cells exist, is another matter. */
export type MoveId =
  | { readonly kind: 'step'; readonly from: string; readonly to: string; readonly role?: string }
  | { readonly kind: 'castling' }
  | { readonly kind: 'pass' };

/** Reads the form of a canonical id; `undefined` for any other text. */
export function parseMoveId(id: string): MoveId | undefined {
  if (id === 'pass') return { kind: 'pass' };
  if (id === 'O-O' || id === 'O-O-O') return { kind: 'castling' };
  const [, from, to, role] = /^([a-p](?:[1-9]|1[0-6]))-([a-p](?:[1-9]|1[0-6]))(?:=([QRBN]))?$/.exec(id) ?? [];
  return from === undefined || to === undefined ? undefined : { kind: 'step', from, to, ...(role !== undefined && { role }) };
}
