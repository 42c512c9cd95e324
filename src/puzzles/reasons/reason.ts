import type { ReasonCases, ReasonCode } from '../../words/reason-cases.ts';

/** A move of a line from the puzzle’s start: the ids that lead to it, the last one its own; `PASS` where the player on move passes. */
export interface MoveRef {
  readonly line: readonly string[];
}
/** In a line: the turn goes on without a move, to show what is threatened. */
export const PASS = '-';

/** Why a solution solves its puzzle, as a code with what its sentence needs. */
export type Reason = { readonly [C in ReasonCode]: { readonly code: C; readonly args: ReasonCases<MoveRef>[C] } }[ReasonCode];

/** The move at the end of a line. */
export const moveRef = (...line: readonly string[]): MoveRef => ({ line });
/** A reason, its arguments checked by its code. */
export const makeReason = <C extends ReasonCode>(code: C, args: ReasonCases<MoveRef>[C]): Reason => ({ code, args }) as Reason;
