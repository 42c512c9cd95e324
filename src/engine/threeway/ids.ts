/** A canonical id of a move, taken apart; whether the move is legal, or its cells exist, is another matter. */
export type MoveId =
  | { readonly kind: 'step'; readonly from: string; readonly to: string; readonly role?: string }
  | { readonly kind: 'castling' }
  | { readonly kind: 'pass' };

/** Reads the form of a canonical id; nothing if it is none. */
export function parseMoveId(id: string): MoveId | undefined {
  if (id === 'pass') return { kind: 'pass' };
  if (id === 'O-O' || id === 'O-O-O') return { kind: 'castling' };
  const [, from, to, role] = /^([a-p](?:[1-9]|1[0-6]))-([a-p](?:[1-9]|1[0-6]))(?:=([QRBN]))?$/.exec(id) ?? [];
  return from === undefined || to === undefined ? undefined : { kind: 'step', from, to, ...(role !== undefined && { role }) };
}
