import type { RefusalCases } from '../engine/core/refusal-cases.ts';
import type { Refusal } from '../engine/core/refusal.ts';
import { REFUSALS } from './en/refusals.ts';

/** A sentence for every way a move is refused. */
export type RefusalWords = { readonly [V in keyof RefusalCases]: (args: RefusalCases[V]) => string };

/** Why a move is not legal, in one or two sentences: made from what the refusal carries and nothing else. */
export function sayRefusal({ variant, args }: Pick<Refusal, 'variant' | 'args'>, words: RefusalWords = REFUSALS): string {
  return (words[variant] as (given: typeof args) => string)(args);
}
