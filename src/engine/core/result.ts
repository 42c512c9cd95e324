import type { FaultCases, FaultVariant } from './fault-cases.ts';
import type { Player } from './piece.ts';

/** Every kind of fault. */
export const FAULT_CODES = ['malformed', 'impossible', 'illegal', 'ambiguous', 'unknown'] as const;
/** What kind of fault it is, as one word for programs. */
export type FaultCode = (typeof FAULT_CODES)[number];

/** A move or act of a record, by the round and player whose turn it is and its place in the whole game or variation, from 1. */
export interface PlyPlace {
  /** Number of the round, as the position has it. */
  readonly number: number;
  /** Whose turn it is. */
  readonly player: Player;
  /** Its place among the plies of the game, from 1. */
  readonly ply: number;
  /** Whether it stands outside all variations. */
  readonly isMain: boolean;
}

/** A variant of a fault with what its sentence needs. */
type Case = { readonly [V in FaultVariant]: { readonly variant: V; readonly args: FaultCases[V] } }[FaultVariant];

/** What is wrong with a text that came from outside: what was found and what was expected (`src/words` says it), and where. */
export type Fault = Case & {
  /** Stable word for programs: `malformed`, `impossible`, `illegal`, `ambiguous`, `unknown`. */
  readonly code: FaultCode;
  /** Which part of the input: `placement`, `turn`, `move`, `header Ruleset` ... */
  readonly field: string;
  /** For a field `move` within a record: which move. */
  readonly ply?: PlyPlace;
  /** Where in the text it stands, counted from 0, when one place can be named. */
  readonly at?: number;
};

/** A value, or the fault that kept it from being made. For text from outside only: a programmer's mistake throws. */
export type Result<T, F = Fault> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

/** A result that is a value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** No value, for a fault of this code in this part of the input. */
export function fail<V extends FaultVariant>(
  code: FaultCode,
  field: string,
  variant: V,
  args: FaultCases[V],
  at?: number,
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, field, variant, args, ...(at !== undefined && { at }) } as Fault };
}

/** The value of a result that cannot fail unless the program is wrong; throws what the fault carries otherwise. */
export function expect<T>(result: Result<T, { readonly field: string }>): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.fault));
}
