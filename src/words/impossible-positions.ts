import type { Player, Role } from '../engine/core/piece.ts';
import { NEVER } from './en/impossible-positions.ts';

/** Every reason why no game can reach a position that its ruleset takes, with what its sentence needs. */
export interface NeverCases {
  readonly surplus: { readonly player: Player; readonly more: number; readonly gone: number };
  readonly unmade: { readonly player: Player; readonly role: Role; readonly more: number };
  readonly caged: { readonly player: Player; readonly square: string };
}
/** A reason why no game can reach a position. */
export type NeverCase = {
  readonly [V in keyof NeverCases]: { readonly variant: V; readonly args: NeverCases[V] };
}[keyof NeverCases];

/** A sentence without its stop for every such reason. */
export type NeverWords = { readonly [V in keyof NeverCases]: (args: NeverCases[V]) => string };

/** Why no game can reach a position, one sentence without its stop. */
export function sayNever({ variant, args }: NeverCase, words: NeverWords = NEVER): string {
  return (words[variant] as (given: typeof args) => string)(args);
}
