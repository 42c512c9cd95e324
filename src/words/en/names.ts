import type { Piece, Player } from '../../engine/core/piece.ts';
import type { MainLevel, NamedPiece, OwnedBoard } from '../../engine/core/refusal-cases.ts';

export const PLAYER_WORDS: Readonly<Record<Player, string>> = { w: 'White', g: 'Gray', b: 'Black' };

/** The main boards from the lowest up, as they stand within a sentence. */
export const MAIN_BOARDS: Readonly<Record<MainLevel, string>> = ['White’s Board', 'the Neutral Board', 'Black’s Board'];

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A small number as a word. */
export const countWord = (count: number): string => COUNTS[count] ?? String(count);

/** `a`, `a and b`, `a, b and c`. */
export function listNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

/** `a`, `a or b`, `a, b or c`. */
export function listEither(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;
}

/** `white knight`, within a sentence. */
export const describePiece = ({ owner, role }: Piece): string => `${PLAYER_WORDS[owner].toLowerCase()} ${role}`;

/** `White’s board at QL2`. */
export const nameBoard = ({ owner, pin }: OwnedBoard): string => `${PLAYER_WORDS[owner]}’s board at ${pin}`;

/** `the knight on a4N and the new queen on b3W`. */
export const listPieces = (pieces: readonly NamedPiece[]): string =>
  listNames(pieces.map(({ role, square, isNew }) => `the ${isNew ? 'new ' : ''}${role} on ${square}`));

/** The same with its verb at the head of a sentence: `The knight on a4N is`. */
export const pieceSubject = (pieces: readonly NamedPiece[]): string =>
  `T${listPieces(pieces).slice(1)} ${pieces.length === 1 ? 'is' : 'are'}`;
