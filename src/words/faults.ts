import type { FaultCases, FaultVariant } from '../engine/core/fault-cases.ts';
import type { Fault, PlyPlace } from '../engine/core/result.ts';
import { FAULTS, PLY } from './en/faults.ts';

/** A sentence for every way a text or setup from outside is refused; it ends without a stop, since others go on with it. */
export type FaultWords = { readonly [V in FaultVariant]: (args: FaultCases[V]) => string };

/** What is wrong with a text or setup: what was found and what was expected, one sentence without its stop. */
export function sayFault({ variant, args }: Pick<Fault, 'variant' | 'args'>, words: FaultWords = FAULTS): string {
  return (words[variant] as (given: typeof args) => string)(args);
}

/** Which part of the input has the fault: `placement`, `header Ruleset`, `move 7 (White, ply 13)` ... */
export function sayPlace({ field, ply }: Pick<Fault, 'field' | 'ply'>, sayPly: (place: PlyPlace) => string = PLY): string {
  return ply ? sayPly(ply) : field;
}
