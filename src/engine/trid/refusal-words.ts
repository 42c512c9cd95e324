import { PLAYER_NAMES } from '../core/piece.ts';
import { listNames } from '../core/refusal.ts';
import { SEATS } from './cells.ts';
import type { Question } from './question.ts';

/** The main boards from the lowest up, as they stand within a sentence. */
export const MAIN_NAMES = ['White’s Board', 'the Neutral Board', 'Black’s Board'] as const;

const COUNTS = ['no', 'one', 'two', 'three', 'four'];

/** A small number as a word. */
export const countWord = (count: number): string => COUNTS[count] ?? String(count);

/** Whose attack board it is, and where: heard aloud, QL and ql are alike. */
export function nameBoard(board: number, pin?: string): string {
  const owner = `${ownerOfBoard(board)}’s board`;
  return pin === undefined ? owner : `${owner} at ${pin}`;
}

export const ownerOfBoard = (board: number): string => PLAYER_NAMES[SEATS[board >> 1]!];

export const playerToMove = ({ position }: Question): string => PLAYER_NAMES[position.turn];

/** A piece where a sentence speaks of it. */
export interface Named {
  readonly role: string;
  readonly square: string;
}

/** `the knight on a4N and the pawn on b3W`. */
export const listPieces = (pieces: readonly Named[]): string => listNames(pieces.map(({ role, square }) => `the ${role} on ${square}`));

/** The same of the pieces that stand on these squares. */
export const namePieces = ({ position }: Question, squares: readonly string[]): string =>
  listPieces(squares.map((square) => ({ role: position.at(square)!.role, square })));

/** The same at the head of a sentence. */
export const headPieces = (question: Question, squares: readonly string[]): string => namePieces(question, squares).replace(/^t/, 'T');

/** `is` or `are`. */
export const verbFor = (names: readonly unknown[]): string => (names.length === 1 ? 'is' : 'are');
