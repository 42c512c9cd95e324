import type { DeclarationCases, DeclarationFound } from '../engine/core/examination.ts';
import { DECLARATIONS } from './en/declarations.ts';

/** A sentence for every way an examination of a declaration ends. */
export type DeclarationWords = { readonly [V in keyof DeclarationCases]: (args: DeclarationCases[V]) => string };

/** Why a declaration of mate holds, or what refutes it: one or two sentences. */
export function sayDeclaration({ variant, args }: DeclarationFound, words: DeclarationWords = DECLARATIONS): string {
  return (words[variant] as (given: typeof args) => string)(args);
}
