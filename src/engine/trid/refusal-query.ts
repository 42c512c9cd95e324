import { NONE } from '../core/machine.ts';
import type { NamedPiece, RefusalCases, RefusalVariant } from '../core/refusal-cases.ts';
import { codeOf, type Refusal } from '../core/refusal.ts';
import type { Player } from '../core/piece.ts';
import { SEATS } from './cells.ts';
import type { TridMachine } from './machine.ts';
import type { TridPosition, RulesetContext } from './position.ts';
import { RULE_NUMBERS, type RuleKey } from './references.ts';
import { findSquare, squareName } from './tables.ts';
import { pinBoards } from './squares.ts';

/** A question why, with what is needed to answer it. */
export interface RefusalQuery {
  readonly context: RulesetContext;
  readonly position: TridPosition;
  /** Scratch: set it to the position before asking. */
  readonly machine: TridMachine;
  /** The name of a square that exists in the position. */
  readonly name: (square: number) => string;
}

export function makeRefusalQuery(context: RulesetContext, position: TridPosition): RefusalQuery {
  const pinBoard = pinBoards(position.packed.boardPin);
  return { context, position, machine: context.machine, name: (square) => squareName(square, pinBoard) };
}

/** A refusal that cites the rule of this key; `shows` differs from `by` where a field bars the move. */
export function makeRefusal<V extends RefusalVariant>(
  { context }: RefusalQuery,
  variant: V,
  key: RuleKey,
  args: RefusalCases[V],
  by: readonly string[],
  shows: readonly string[] = by,
): Refusal {
  const { references, sections } = context.tables.rules;
  const [rule, source] = [references[key] ?? RULE_NUMBERS[key], sections[key]];
  return { code: codeOf(variant), variant, args, rule, source, by, shows } as Refusal;
}

/** The square of a name, if it exists in the position; else `NONE`. */
export function findNamedSquare({ packed }: TridPosition, name: string): number {
  const square = findSquare(name, packed.boardPin);
  return square >= 0 && squareName(square, pinBoards(packed.boardPin)) === name ? square : NONE;
}

/** Whose an attack board is. */
export const ownerOf = (board: number): Player => SEATS[board >> 1]!;

/** The pieces that stand on these squares, as a refusal speaks of them. */
export function piecesOn({ position }: RefusalQuery, squares: readonly string[]): readonly NamedPiece[] {
  return squares.map((square) => ({ role: position.at(square)!.role, square }));
}
