import { PLAYER_NAMES, type Position } from '../../engine/index.ts';
import type { Pick } from '../board/model/compare-address.ts';

/** A pick by its name in an address: a square, or an attack board's id. */
export const parsePick = (name: string): Pick => (/^[QKqk][Ll]$/.test(name) ? { kind: 'board', id: name } : { kind: 'square', name });

/** `Bartmess` for `Bartmess rules`. */
export const shortName = (name: string): string => name.split(' ')[0] ?? name;

/** What `parsePick` reads; empty for nothing. */
export const nameOf = (pick: Pick | undefined): string => (pick ? (pick.kind === 'square' ? pick.name : pick.id) : '');

/** `White’s knight c1W`. */
export function describe(position: Position, pick: Pick): string {
  if (pick.kind === 'board') {
    const board = position.boards.find(({ id }) => id === pick.id);
    return board ? `${PLAYER_NAMES[board.owner]}’s attack board at ${board.pin}` : pick.id;
  }
  const piece = position.at(pick.name);
  return piece ? `${PLAYER_NAMES[piece.owner]}’s ${piece.role} ${pick.name}` : pick.name;
}

/** A move as words show it: `b1W–c3N`, `O-O`; nothing for none. */
export const sayMove = (move: string): string => (move.startsWith('O-O') ? move : move.replace('-', '–'));
