import type { Refusal, RefusalCode } from '../core/refusal.ts';
import { NONE } from './board.ts';
import type { TridMachine } from './machine.ts';
import type { TridPosition, Workshop } from './position.ts';
import { RULE_NUMBERS, type RuleKey } from './references.ts';
import { findSquare, nameOf } from './tables.ts';
import { pinBoards } from './squares.ts';

/** A question why, with what is needed to answer it. */
export interface Question {
  readonly workshop: Workshop;
  readonly position: TridPosition;
  /** Scratch: set it to the position before asking. */
  readonly machine: TridMachine;
  /** The name of a square that exists in the position. */
  readonly name: (square: number) => string;
}

export function makeQuestion(workshop: Workshop, position: TridPosition): Question {
  const pinBoard = pinBoards(position.packed.boardPin);
  return { workshop, position, machine: workshop.machine, name: (square) => nameOf(square, pinBoard) };
}

/** A refusal that cites the rule of this key; `shows` differs from `by` where a field bars the move. */
export function because(
  { workshop }: Question,
  code: RefusalCode,
  key: RuleKey,
  says: string,
  by: readonly string[],
  shows: readonly string[] = by,
): Refusal {
  const { references, sections } = workshop.tables.rules;
  return { code, rule: references[key] ?? RULE_NUMBERS[key], source: sections[key], says, by, shows };
}

/** The square of a name, if it exists in the position; else -1. */
export function placeOf({ packed }: TridPosition, name: string): number {
  const square = findSquare(name, packed.boardPin);
  return square >= 0 && nameOf(square, pinBoards(packed.boardPin)) === name ? square : NONE;
}
