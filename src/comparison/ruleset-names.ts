import { PLAYER_NAMES, type Position } from '../engine/index.ts';
import { COMPARED_BOARDS } from '#words/compare/boards.ts';
import type { Picked } from '../board/address/compare-address.ts';

/** A pick by its name in an address: a square, or an attack board's id. */
export const parsePick = (name: string): Picked => (/^[QKqk][Ll]$/.test(name) ? { kind: 'board', id: name } : { kind: 'square', name });

/** `Bartmess` for `Bartmess rules`. */
export const shortName = (name: string): string => name.split(' ')[0] ?? name;

/** What `parsePick` reads; empty for nothing. */
export const namePick = (pick: Picked | undefined): string => (pick ? (pick.kind === 'square' ? pick.name : pick.id) : '');

/** `White’s knight c1W`. */
export function describePick(position: Position, pick: Picked): string {
  if (pick.kind === 'board') {
    const board = position.boards.find(({ id }) => id === pick.id);
    return board ? COMPARED_BOARDS.board(PLAYER_NAMES[board.owner], board.pin) : pick.id;
  }
  const piece = position.at(pick.name);
  return piece ? COMPARED_BOARDS.pieceOn(PLAYER_NAMES[piece.owner], piece.role, pick.name) : pick.name;
}

/** A move as words show it: `b1W–c3N`, `O-O`; nothing for none. */
export const sayMove = (move: string): string => (move.startsWith('O-O') ? move : move.replace('-', '–'));
